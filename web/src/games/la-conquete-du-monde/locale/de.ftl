# The page to print
summary-continents = Armeen für einen ganzen Kontinent
summary-exchange = Armeen für einen Satz, nach Tausch

# Chapters of the rules
chapter-CM-0 = Material und Aufbau
chapter-CM-1 = Die Gebiete werden verteilt
chapter-CM-2 = Erster Schritt: Verstärkung
chapter-CM-3 = Zweiter Schritt: Kampf
chapter-CM-4 = Dritter Schritt: Bewegung
chapter-CM-5 = Karten
chapter-CM-6 = Ausscheiden und Ende
chapter-CM-7 = Die zweite Regel
chapter-CM-8 = Die spätere Form

# Phases are called like the chapters of the rules
phase-deal = { chapter-CM-1 }
phase-first-step = { chapter-CM-2 }
phase-second-step = { chapter-CM-3 }
phase-third-step = { chapter-CM-4 }
phase-end = { chapter-CM-6 }

# Das Spielbrett
fact-territories = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
    .title = Gebiete
fact-armies = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}
    .title = Armeen
fact-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
    .title = Karten
turn-information = Zug und Karten
round = Runde { $round }
your-cards = Deine Karten ({ $count })
last-battle = Letzter Kampf
dice-attack = Angriff: { $dice }
dice-defence = Verteidigung: { $dice }
losses = { $count ->
    [0] keine Verluste
    [one] { $count } Armee verloren
   *[other] { $count } Armeen verloren
}
conquered = Das Gebiet ist erobert.
attack-dice = Würfel des Angriffs
dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
attack-until = Angriff bis zur Eroberung
keep = aber behalte
stop = Anhalten
at-a-time = Jeweils:
armies-at-a-time = Armeen, die jeweils aufgestellt werden
armies-number = Zahl der Armeen
all = alle ({ $count })
everyone = alle
send-number = { $count } schicken
act-place = Hier Armeen aufstellen
act-from = Von hier aufbrechen
act-attack = Angreifen
act-move = Eine Armee hierher verschieben
act-back = Zurück
continents = Kontinente
holds-all = hält alles
missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
odds-taken = Am Ende erobert, je nach Würfeln in diesem Wurf:

# Was die Dinge auf dem Tisch sind
explain-card-infantry = Eine Infanterie, eine Kanone und eine Kavallerie sind ein Satz; wer ihn tauscht, bekommt Armeen.
    .title = Infanterie
explain-card-cannon = Eine Infanterie, eine Kanone und eine Kavallerie sind ein Satz; wer ihn tauscht, bekommt Armeen.
    .title = Kanone
explain-card-cavalry = Eine Infanterie, eine Kanone und eine Kavallerie sind ein Satz; wer ihn tauscht, bekommt Armeen.
    .title = Kavallerie
explain-card-joker = Allein ein ganzer Satz oder, wenn der Tisch es so will, eine beliebige Karte eines Satzes.
    .title = Joker
explain-continent-bonus = Wer zu Beginn seines Zuges alle { $count } Gebiete hält, bekommt { $armies } Armeen mehr.
    .title = { $continent }: +{ $armies }
explain-exchange = Der Wert eines Satzes steigt mit jedem Tausch, wer immer tauscht: Je länger man wartet, desto mehr bringt er, auch den anderen.
    .title = Kartentausch
explain-odds = Wie oft das Gebiet fällt, wenn man jetzt mit so vielen Würfeln wirft und dann immer mit den meisten, bis zum Ende, und der Verteidiger immer so viele nimmt wie möglich.
    .title = Chancen
explain-battle = Die Würfel werden vom höchsten an paarweise verglichen. Der niedrigere verliert eine Armee, Gleichstand gewinnt der Verteidiger. Blasse Würfel fanden keinen Gegner.
    .title = Letzter Kampf
explain-sea-line = Eine gepunktete Linie verbindet zwei Küsten: Man greift über sie an und zieht über sie wie über eine Grenze.
    .title = Seeverbindung
explain-armies = So viele Armeen stehen hier. Ein Soldat steht für bis zu 4, ein Reiter für 5 bis 9, ein Geschütz ab 10. Eine Armee bleibt immer zurück.
    .title = Armeen
