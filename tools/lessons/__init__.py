"""The lessons of the web client: positions and the learner's actions. `python -m tools.lessons` writes them."""
