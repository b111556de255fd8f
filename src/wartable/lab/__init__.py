"""Many games, then numbers."""
