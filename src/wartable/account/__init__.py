"""A finished game, told in numbers: points by source, the standing over time, battles and luck, turning points."""
