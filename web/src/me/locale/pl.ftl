# Who one is, in the lobby and at a table
me-sign-in = Zaloguj się
me-account = Twoje konto
me-seat-title = Twoje miejsce: powiadomienia i zachowanie go
me-keep-title = Zachowaj to miejsce
me-keep = Zachowaj miejsce na moim koncie
me-keep-why = { $name }, twoje konto może zachować to miejsce: wtedy zgubiony link to nie zgubiona partia.
me-keep-nobody = Konto przechowuje twoje miejsca, więc zgubiony link to nie zgubiona partia. Do gry nikt go nie potrzebuje.
me-kept = To miejsce jest na koncie { $name }: zaloguj się gdziekolwiek, by znów tu usiąść.
me-claimed = To miejsce należy do innego konta albo twoje ma już inne przy tym stole.
me-lost = Oglądasz tę grę. Jeśli jedno z miejsc jest twoje, wejdź przez jego link albo się zaloguj.
me-failed = Nie udało się. Spróbuj za chwilę ponownie.
cups = Turnieje
ratings = Rankingi
