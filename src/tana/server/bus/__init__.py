"""How server processes notify each other: one interface, with Redis or within one process."""
