"""One net for every game: what the contract promises, checked by random play."""
