# Das Ende einer Partie
end-title = Ende der Partie
end-show = Ende der Partie
end-to-board = Zum Spielplan
end-counting = Die Partie wird abgerechnet …
end-failed = Die Rechnung dieser Partie konnte nicht geholt werden.
end-share = Link zu dieser Partie kopieren
end-rematch = Noch einmal spielen
end-rematch-there = Die Revanche ist eröffnet: dorthin, als { $seat }
end-moves-on = In der nächsten Partie rücken alle um einen Platz weiter.
end-record = Aufzeichnung behalten
end-gains = Woher es kam
end-total = Summe
end-by-chapter = Im Einzelnen
end-standing = Wie es stand
end-as-table = Als Tabelle
end-turning = Wendepunkte
end-turning-note = Wo sich der Vorsprung des Siegers ({ $seat }) vor dem Besten der anderen am meisten änderte. Vorn steht der Vorsprung vor und nach dem Zug oder der Aktion, in der es geschah. Wähle einen, um ihn auf dem Spielplan zu sehen.
end-to = auf
end-luck = Glück
end-luck-note = Was kam, gegen das Mittel dessen, was dieselben Würfe geben konnten. Das Zeichen auf der Linie: wie weit von der Mitte; der breite Teil umfasst zwei von drei Fällen.
end-battles = { $count ->
    [one] { $count } Schlacht
   *[other] { $count } Schlachten
}
end-order = Reihenfolge
end-by-luck = Das meiste Glück oder Pech zuerst
end-by-time = Wie sie kamen
end-side-means = { $quantity }: was kam, was zu erwarten war, und in Klammern, wie viel das Glück half (+) oder schadete (−).
end-side = { $seat }: { $actual }, erwartet { $expected } ({ $luck })
end-more = noch { $count }
end-eyes = Gesehen von
end-link-here = Link zu diesem Augenblick kopieren
picture = Bild
picture-png = Spielplan als Bild (PNG)
picture-svg = Spielplan als Zeichnung (SVG)
picture-failed = Es konnte kein Bild gemacht werden.
