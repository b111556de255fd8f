# Koniec gry
end-title = Koniec gry
end-show = Koniec gry
end-to-board = Do planszy
end-counting = Trwa rachunek gry…
end-failed = Nie udało się pobrać rachunku tej gry.
end-share = Skopiuj link do tej gry
end-rematch = Zagraj ponownie
end-rematch-there = Rewanż jest otwarty: przejdź do niego ({ $seat })
end-moves-on = W następnej grze wszyscy przesiadają się o jedno miejsce.
end-record = Zachowaj zapis
end-gains = Skąd się wzięły
end-total = Razem
end-by-chapter = Szczegółowo
end-standing = Jak było w trakcie
end-as-table = Jako tabela
end-turning = Punkty zwrotne
end-turning-note = Gdzie najbardziej zmieniła się przewaga zwycięzcy ({ $seat }) nad najlepszym z pozostałych. Z przodu przewaga przed turą lub akcją, w której to się stało, i po niej. Wybierz, aby zobaczyć na planszy.
end-to = do
end-luck = Szczęście
end-luck-note = Co wypadło, wobec średniej z tego, co te same rzuty mogły dać. Znak na linii: jak daleko od środka; szeroka część to dwa przypadki na trzy.
end-battles = { $count ->
    [one] { $count } bitwa
    [few] { $count } bitwy
   *[many] { $count } bitew
}
end-order = Kolejność
end-by-luck = Najwięcej szczęścia lub pecha najpierw
end-by-time = W kolejności gry
end-side-means = { $quantity }: ile wyszło, ile oczekiwano, a w nawiasie, ile szczęście dało (+) albo odebrało (−).
end-side = { $seat }: { $actual }, oczekiwano { $expected } ({ $luck })
end-more = jeszcze { $count }
end-eyes = Widziane przez
end-link-here = Skopiuj link do tej chwili
picture = Obraz
picture-png = Plansza jako obraz (PNG)
picture-svg = Plansza jako rysunek (SVG)
picture-failed = Nie udało się zrobić obrazu.
