"""Play in a terminal: lines of words in, lines of words out, for any screen, any line and any screen reader."""

from wartable.terminal.session import play

__all__ = ["play"]
