"""`python -m wartable` is the command `wartable`."""

from wartable.cli import main

main()
