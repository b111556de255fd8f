signs-title = Everything on the table explained
phase-rules = Rules of this phase
help-explain = Rest the pointer on anything, or press it long, and a note explains it. By keyboard, ? or F1 explains what has the focus, and lists everything when nothing has.
