"""The `tana` command; one module for each subcommand."""
