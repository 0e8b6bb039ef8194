"""How clients come in: HTTP, WebSockets, the pages, and who is let in at all."""
