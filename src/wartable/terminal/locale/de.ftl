# Meldungen des Terminals – Deutsch

# Anfang und Ende
terminal-edition = { $edition }: { $about }
terminal-options = { $heading }: { $options }.
terminal-options-printed = Optionen
terminal-none = keine
terminal-seats = Plätze: { $seats }.
terminal-at-table = Am Tisch
terminal-you = du
terminal-bot = ein Bot
terminal-board = Wie sicher jeder Teil davon ist: wartable rules { $game } --board
terminal-fair = Die Würfel sind fair: Sie stammen aus einem geheimen Startwert, der am Ende der Partie gezeigt wird. Bis dahin gilt sein Fingerabdruck (SHA-256): { $commitment }
terminal-luck = Die Würfel sind wiederholbar: { $kind }.
terminal-welcome = Antworte mit einer Nummer oder in Worten; „help“ zählt auf, was du sonst eingeben kannst.
terminal-left = Du verlässt den Tisch vor dem Ende.
terminal-revealed = Der geheime Startwert der Würfel war: { $seed }
terminal-verify = Um jeden Würfel zu prüfen: wartable verify { $file }
terminal-saved = Gespeichert: { $file }.
terminal-secrets = Die Datei enthält auch, was andere geheim halten.
terminal-not-saved = Nicht gespeichert: { $reason }
terminal-quit = Die Partie ist nicht gespeichert. Um sie zu behalten: save DATEI. Um trotzdem zu gehen: noch einmal quit.

# Antworten
terminal-earlier = { $count ->
        [one] Eine ältere Zeile ist ausgelassen; „log { $total }“ zeigt sie.
       *[other] { $count } ältere Zeilen sind ausgelassen; „log { $total }“ zeigt sie.
    }
terminal-no-number = Die Wahlmöglichkeiten sind von 1 bis { $most } nummeriert.
terminal-unknown = Unbekanntes Wort: { $word }. „help“ zählt auf, was du eingeben kannst.
terminal-not-understood = Diese Wahl ist nicht verständlich; „offer“ zählt die Möglichkeiten auf, „help“ zeigt, wie man sie schreibt.
terminal-which = Was ist gemeint: { $candidates }
terminal-possible = Das ist möglich.
terminal-usage = So schreibt man es: { $usage }
terminal-no-rule = Keine Regel hat die Nummer „{ $rule }“; „rules“ zählt sie auf.
terminal-undone = Zurückgenommen.
terminal-amount = Hier ist eine Zahl von 1 bis { $most } möglich.

# Hilfe
terminal-help-answers = Antworte mit der Nummer einer Wahl oder schreibe sie aus; Wortanfänge genügen, Akzente und Großschreibung spielen keine Rolle. Eine leere Zeile wiederholt die Möglichkeiten. Außerdem gibt es:
terminal-help-map = das Brett in Worten
terminal-help-seats = die Spieler in der Spielreihenfolge
terminal-help-hand = was du hast
terminal-help-log = was geschehen ist, die letzten N Zeilen
terminal-help-offer = die Möglichkeiten noch einmal, mit Kosten und Nutzen
terminal-help-why = warum eine Wahl nicht möglich ist, und nach welcher Regel
terminal-help-rule = der Text einer Regel
terminal-help-rules = alle Regeln mit ihren ersten Worten
terminal-help-undo = deine letzte Wahl zurücknehmen
terminal-help-restart = alles zurücknehmen, was sich zurücknehmen lässt
terminal-help-orders = deine Daueraufträge, oder einen ändern
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-help = diese Liste
terminal-help-quit = den Tisch verlassen
terminal-help-choices = Die Wahl in Worten: { $choices }
