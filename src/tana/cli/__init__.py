"""The `tana` command: play, replay, verify, rules, games."""
