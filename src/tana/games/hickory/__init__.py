"""Hickory Dickory: teams of mice ride the hands of a cuckoo clock."""
