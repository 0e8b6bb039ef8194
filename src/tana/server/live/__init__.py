"""Tables that somebody is at: in memory, with their audience, their bots and the news from other processes."""
