"""How server processes tell each other what is new: one interface, this process alone or Redis."""
