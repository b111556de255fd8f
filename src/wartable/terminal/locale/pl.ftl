# Komunikaty terminala – polski

# Początek i koniec
terminal-edition = { $edition }: { $about }
terminal-options = { $heading }: { $options }.
terminal-options-printed = Opcje
terminal-none = brak
terminal-seats = Miejsca: { $seats }.
terminal-at-table = Przy stole
terminal-you = ty
terminal-bot = bot
terminal-board = Na ile pewna jest każda jej część: wartable rules { $game } --board
terminal-fair = Kości są uczciwe: pochodzą z tajnego ziarna, które zostanie ujawnione po zakończeniu gry. Do tego czasu masz jego odcisk (SHA-256): { $commitment }
terminal-luck = Rzuty są powtarzalne: { $kind }.
terminal-welcome = Odpowiadaj numerem albo słowami; „help” pokazuje, co jeszcze można wpisać.
terminal-left = Odchodzisz od stołu przed końcem gry.
terminal-revealed = Tajne ziarno kości brzmiało: { $seed }
terminal-verify = Aby sprawdzić każdy rzut: wartable verify { $file }
terminal-saved = Zapisano: { $file }.
terminal-secrets = Plik zawiera też to, co inni trzymają w tajemnicy.
terminal-not-saved = Nie zapisano: { $reason }
terminal-quit = Gra nie jest zapisana. Aby ją zachować: save PLIK. Aby mimo to odejść: jeszcze raz quit.

# Odpowiedzi
terminal-earlier = Pominięte wcześniejsze wiersze: { $count }; pokazuje je „log { $total }”.
terminal-no-number = Możliwości mają numery od 1 do { $most }.
terminal-unknown = Nieznane słowo: { $word }. „help” pokazuje, co można wpisać.
terminal-not-understood = To nie jest zrozumiały wybór; „offer” pokazuje możliwości, a „help” mówi, jak je zapisać.
terminal-which = O co chodzi: { $candidates }
terminal-possible = To jest możliwe.
terminal-usage = Sposób zapisu: { $usage }
terminal-no-rule = Żadna reguła nie ma numeru „{ $rule }”; „rules” pokazuje wszystkie.
terminal-undone = Cofnięto.
terminal-amount = Możliwa jest tu liczba od 1 do { $most }.

# Pomoc
terminal-help-answers = Odpowiedz numerem możliwości albo zapisz ją słowami; wystarczą początki słów, znaki diakrytyczne i wielkie litery nie mają znaczenia. Pusty wiersz powtarza możliwości. Można też wpisać:
terminal-help-map = plansza słowami
terminal-help-seats = gracze w kolejności gry
terminal-help-hand = to, co masz
terminal-help-log = co się wydarzyło, ostatnie N wierszy
terminal-help-offer = możliwości jeszcze raz, z kosztem i zyskiem
terminal-help-why = dlaczego czegoś nie można wybrać i według której reguły
terminal-help-rule = tekst reguły
terminal-help-rules = wszystkie reguły, z pierwszymi słowami
terminal-help-undo = cofnij ostatni wybór
terminal-help-restart = cofnij wszystko, co można cofnąć
terminal-help-orders = twoje stałe polecenia albo zmiana jednego z nich
terminal-help-save = zapisz grę do pliku
terminal-help-help = ta lista
terminal-help-quit = odejdź od stołu
terminal-help-choices = Wybory słowami: { $choices }
