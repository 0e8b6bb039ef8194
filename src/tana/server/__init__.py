"""The table server: tables, seats, a durable log, live updates and provable fairness."""
