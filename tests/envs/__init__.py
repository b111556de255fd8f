"""Environments for learning machines."""
