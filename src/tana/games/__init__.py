"""The games. Each folder has the same few files with the same names; `tana.core.registry` finds them."""
