"""Modules of WebAssembly with everything a table and its levels need: one for each game.

think       template: search and greedy play, exported
layout      the document beside a module: what a host has to know
build       a module from the sources, once for each version of them
lower_game  what the process runs that makes one
"""
