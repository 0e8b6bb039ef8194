"""Hickory Dickory by its ledger."""
