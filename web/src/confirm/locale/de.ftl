# Nachfragen
confirm-turn = Nachfragen, bevor mein Zug endet oder sich nichts mehr zurücknehmen lässt
confirm-really = Wirklich? { $choice }
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-ends = Damit bist du fürs Erste fertig.
confirm-yes = Ja
confirm-no = Nein
