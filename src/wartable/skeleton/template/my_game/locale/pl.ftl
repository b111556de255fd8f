# My Game – polski
game-name = My Game
game-blurb = W każdej rundzie jedna nagroda i po jednej tajnej karcie; bierze ją najwyższa, której nie zagrał nikt inny.
edition-standard = Gra taka, jaka jest.
option-rounds = Liczba rund.
none = brak

# Nazwy
seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
phase-round = Runda
phase-end = Koniec
stage-bid = zagranie karty

# Pytania, wybory i odmowy
prompt-bid = Runda { $round }, nagroda wynosi { $prize }: zagraj kartę.
choice-card = Zagraj { $card }
refusal-game-over = Gra jest skończona.
refusal-wrong-step = Nie o to teraz chodzi.
refusal-card-played = Ta karta została już zagrana.

# Co się dzieje
event-round-began = Zaczyna się runda { $round }; nagroda wynosi { $prize }.
event-revealed = { $seat } zagrywa { $card }.
event-won = { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-nobody-won = Nikt nie zdobywa nagrody.
event-ended = { $seat } kończy z wynikiem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

# Stół w słowach
describe-table = Runda { $round }, nagroda { $prize }
describe-seat = { $seat }: punkty { $points }, karty { $cards }

# Wskazówki
hint-above = graczy z wyższą kartą: { $seats }

# Zasady
rule-MG-1 = Każdy zaczyna z kartami od 1 do 5.
rule-MG-2 = Na początku rundy rzuca się kostką: wynik jest nagrodą.
rule-MG-3 = Wszyscy zagrywają jednocześnie po jednej zakrytej karcie; kartę można zagrać raz w grze.
rule-MG-4 = Karty się odkrywa. Najwyższa, której nie zagrał nikt inny, zdobywa nagrodę; jeśli takiej nie ma, nie zdobywa jej nikt.
rule-MG-5 = Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
