"""Tables for people: HTTP and WebSocket, seats, storage. No rule lives here."""
