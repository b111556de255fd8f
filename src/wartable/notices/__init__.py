"""Notices: telling those who are away that a table waits for them, by push, mail or webhook."""
