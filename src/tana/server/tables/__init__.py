"""What a table is: its log, what a command does to it, its luck, who may sit where. Knows no clients and no clock."""
