# The rulebook’s worked examples
example-01b-luettich-is-refused = Zu dritt marschiert niemand nach Lüttich
example-02-burgund-serves-once = Burgund liegt bei den Steuern: Es dient nicht zweimal
example-06-order-from-the-tiles = Gebote 3, 2 und ein Land: wer welchen Platz wählt
example-11-anhalt-against-kursachsen = Vier aus Anhalt gegen drei in Kursachsen
example-13-yellow-sends-five-courtiers = Fünf Höflinge gehen an den Hof
example-14-red-second-at-court = Zweiter bei Hof: Eine Gunst wird gekauft
