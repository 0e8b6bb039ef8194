"""The network side of the server: HTTP, WebSockets, static files, access control and limits."""
