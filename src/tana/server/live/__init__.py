"""Tables in memory: connections, bots, commands, background work, and replication between processes."""
