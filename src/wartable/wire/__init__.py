"""Typed messages between browser and table; see docs/protocol.md."""
