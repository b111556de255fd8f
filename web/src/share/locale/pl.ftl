# Zapraszanie
invite = Zaproś
invite-elsewhere = Linki do wolnych miejsc ma osoba, która otworzyła ten stół.
seats-empty = Wolne miejsca: { $seats }
seats-taken = Wszystkie miejsca są zajęte.
new-link-really = Nowy link do miejsca: { $seat }, które czeka na: { $name }?
new-link-lost = Dotychczasowy link niczego już nie otworzy. Ma go: { $name }.
new-link-lost-cup = To miejsce traci { $name }: zagra ten, kto dostanie nowy link. Turniej i tak zaliczy wynik tej osobie.
new-link-no = Zostaw, jak jest
watch-why = Kto ma ten link, może się przyglądać. Nie otwiera on żadnego miejsca i nie pokazuje nic tajnego.
share-link = Wyślij …
which-seat = Masz kilka miejsc przy tym stole. Kim jesteś?

# Kilka osób przy jednym ekranie
several-here = Kilka osób przy tym ekranie
several-here-why = Jeśli wszyscy siedzicie przy tym ekranie, nikt nie potrzebuje linku: po prostu przekazujcie sobie ekran. To, co tajne, pozostaje wtedy zakryte.
this-screen = Przy tym ekranie
pass-to = Przekaż ekran, teraz gra: { $seat }
pass-ready = To ja, { $seat }: gotowe
pass-why = To, co może wiedzieć tylko jedna osoba, jest do tego czasu zakryte.
pass-back = Jednak { $seat }
pass-together = Wszyscy razem
pass-uncovered = Bez zakrywania, dopóki nic nie jest tajne
