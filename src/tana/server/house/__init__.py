"""Services around the tables, such as notifications and results. They read table logs and never take part in a move."""
