"""HTTP and WebSocket: bytes in, bytes out; everything else is behind the door."""
