"""Programs that generate files kept in the repository; see `tools/README.md`."""
