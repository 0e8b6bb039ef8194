"""Services beside the tables: they read what tables wrote, and never take part in a move."""
