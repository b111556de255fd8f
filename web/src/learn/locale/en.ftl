# Prepared tables
kind-lesson = A lesson: nothing here is kept
kind-example = An example from the rules: try things out, nothing here is kept
