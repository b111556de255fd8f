# Meldungen, die alle Spiele teilen

# Namen
nobody = niemand

# Ablehnungen
refusal-not-asked = Du bist jetzt nicht an der Reihe zu wählen.
no-undo = Von deinen Entscheidungen lässt sich nichts zurücknehmen: Ein Würfel, etwas Aufgedecktes oder die Wahl eines anderen steht dazwischen.

# Aufforderungen
prompt-waiting = Warten auf: { $seats } ({ $stage }).
prompt-others = Du bist fertig; wir warten noch auf: { $seats } ({ $stage }).
prompt-over = Die Partie ist zu Ende. Sieg: { $winners }.

# Zahlen und Zeichensetzung
labelled = { $label }: { $value }
series = { $first }; { $rest }
share = { NUMBER($percent, maximumFractionDigits: 1) } %
share-above = über { NUMBER($percent, maximumFractionDigits: 1) } %
share-below = unter { NUMBER($percent, maximumFractionDigits: 1) } %
account-luckier = Mehr Glück, als { $percent } von 100 in denselben Würfen hätten.
