# The rulebook’s worked examples
example-01b-luettich-is-refused = With three players nobody marches to Lüttich
example-02-burgund-serves-once = Burgund lies on taxes: it serves no second action
example-06-order-from-the-tiles = Bids 3, 2 and a county: who chooses which place
example-11-anhalt-against-kursachsen = Four from Anhalt against three in Kursachsen
example-13-yellow-sends-five-courtiers = Five courtiers go to court
example-14-red-second-at-court = Second at court: a favour is bought
