"""What every game shares: records, chance, actions, events and the contract of a game."""
