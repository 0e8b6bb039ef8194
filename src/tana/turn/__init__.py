"""One turn at a table in one compiled call. A package of its own, so that only its own changes recompile it."""
