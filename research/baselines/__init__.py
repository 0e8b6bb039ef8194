"""Learners that others can compare theirs with; see README.md in this folder."""
