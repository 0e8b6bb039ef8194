"""The lessons of the web client: positions and what the learner does there. `python -m tools.lessons` writes them."""
