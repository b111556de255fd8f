"""The two speeds: linking rules to loops, the compiled twin, and the loops themselves."""
