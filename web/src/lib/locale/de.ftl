signs-title = Alles auf dem Tisch erklärt
phase-rules = Regeln dieser Phase
help-explain = Den Zeiger auf etwas ruhen lassen oder lange drücken: Ein Zettel erklärt es. Mit der Tastatur erklärt ? oder F1, was den Fokus hat, und zeigt alles, wenn nichts ihn hat.
