"""Ratings and cups."""
