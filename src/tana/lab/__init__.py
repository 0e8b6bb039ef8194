"""The lab: tournaments, ratings, analysis, simulation."""
