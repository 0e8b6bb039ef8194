"""Training by self-play (the extra `learn`). Playing does not need it: trained weights are data files."""
