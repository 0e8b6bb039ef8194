"""The rules as WebAssembly modules, for pages without a server and for Node."""
