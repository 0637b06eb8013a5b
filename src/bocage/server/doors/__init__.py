"""The doors of the server: pages that answer over HTTP, and the socket at which games are played."""
