"""The table server: tables, seats, the durable log, live updates, fairness."""
