"""Learning: guided games written by the games' authors, and the rulebooks' worked examples, to be tried out."""
