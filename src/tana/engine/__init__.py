"""Running a game: templates instantiated per game, steps, playouts, views, observations, CUDA."""
