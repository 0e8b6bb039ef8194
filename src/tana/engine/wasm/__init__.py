"""The fourth speed: the same functions as WebAssembly, for pages without a server and for Node.

exports     what a module exports: plain functions over addresses in its memory
table       template: what a table calls, exported
words       rows of small numbers without vectors
lowering    Numba up to LLVM's own language, without machine code
assembling  from there to a module: for wasm32, optimised, linked
"""
