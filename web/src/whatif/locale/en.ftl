# What if
what-if = What if …
what-if-hint = Try things out from here, against bots. Nobody notices.
what-if-as = Try things out from here as { $seat }, against bots.
what-if-banner = What if – not the real game
what-if-again = Once more
what-if-back = Back to the game
what-if-compare = Beside what happened
what-if-failed = This cannot be tried out just now.
compare-then = Then
compare-really = Really
compare-here = Here
compare-round = Really: at the end of the same part of the game.
compare-end = Really: at the end of the game.
compare-unfinished = Here, that part is not over yet.
compare-differs = Outlined: where the two differ.
compare-step = Parts of the game played since then
compare-show = Show
