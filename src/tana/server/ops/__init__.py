"""Running a server: its life, its log lines, its metrics, its limits, and workers that play bots."""
