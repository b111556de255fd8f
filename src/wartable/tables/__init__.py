"""Tables: seats and their secrets, the door, storage, and what each seat is told."""
