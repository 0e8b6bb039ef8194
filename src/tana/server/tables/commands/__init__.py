"""What each command does to a table, by duty: its guards hold already, so what is left are its log entries."""
