"""The lab: tournaments, ratings, studies, puzzles."""
