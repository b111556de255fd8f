# The account's page
account-title = Zaloguj się lub załóż konto
account-why = Nikt nie potrzebuje konta: kto ma link do miejsca, może usiąść. Konto przechowuje twoje miejsca, więc zgubiony link to nie zgubiona partia, i pokazuje stoły, które na ciebie czekają.
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-signed-out = Wylogowano.
account-new = Załóż konto
account-name = Nazwa
account-name-how = Od 1 do 40 znaków, tak jak widzą ją inni. Adres e-mail nie jest potrzebny.
account-passphrase = Hasło
account-passphrase-how = Co najmniej 8 znaków; kilka słów łatwo zapamiętać.
account-show = Pokaż
account-code = Kod zapasowy
account-code-how = Jeden ze skopiowanych lub wydrukowanych kodów. Każdy działa raz.
account-by-code = Użyj kodu zapasowego
account-by-passphrase = Użyj hasła
account-by-passkey = Użyj klucza dostępu
account-by-passkey-how = Bez nazwy: twoje urządzenie wie, czyj jest.
account-make = Załóż konto
account-make-passkey = Z kluczem dostępu, bez hasła
account-invited = Konto zakłada się tu z zaproszeniem od kogoś, kto je ma, lub od prowadzącego serwer.
account-invitation = Zaproszenie
account-since = Konto od { $day }

account-codes-now = Zachowaj teraz te kody zapasowe
account-codes-once = Widać je tylko ten jeden raz. Gdy { $name } straci hasło i klucze dostępu, każdy z tych kodów zaloguje raz; bez nich nikt nie pomoże.
account-codes-kept = Mam je zachowane
account-print = Drukuj
account-codes = Kody zapasowe
account-codes-what = Na dzień, gdy hasło i klucze dostępu przepadną. Nowe kody unieważniają stare.
account-codes-left = { $count ->
    [0] Nie masz kodów zapasowych.
    [one] Został { $count } kod.
    [few] Zostały { $count } kody.
   *[other] Zostało { $count } kodów.
}
account-codes-make = Utwórz nowe kody
account-codes-really = Utworzyć nowe kody?
account-codes-lost = Stare przestaną wtedy działać, gdziekolwiek je przechowujesz.
account-codes-keep = Zostaw stare

account-sessions = Gdzie jesteś zalogowany
account-this = ta przeglądarka
account-browser-unknown = Nieznana przeglądarka
account-session-used = od { $since }, ostatnio { $used }
account-session-end = Wyloguj tam
account-session-end-of = Wyloguj tam: { $browser }
account-session-others = Wyloguj wszędzie indziej

account-passkeys = Klucze dostępu
account-passkeys-what = Klucz dostępu loguje twoim urządzeniem: odcisk palca, twarz lub PIN zamiast hasła.
account-passkey = Klucz dostępu
account-passkey-used = od { $since }, ostatnio { $used }
account-passkey-label = Nazwa nowego klucza dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-forget = Usuń
account-passkey-forget-of = Usuń klucz dostępu: { $name }
account-passkey-browser = Ta przeglądarka nie obsługuje kluczy dostępu.
account-passkey-server = Klucze dostępu działają tylko, gdy serwer wywołuje się nazwą, a nie adresem.
account-passkey-known = To urządzenie ma już klucz dostępu do tego konta.
account-passkey-none = Nie użyto klucza dostępu.

account-passphrase-change = Nowe hasło wylogowuje cię wszędzie indziej.
account-passphrase-none = Twoje konto nie ma hasła: otwierają je tylko klucze dostępu i kody zapasowe.
account-passphrase-new = Nowe hasło
account-passphrase-set = Ustaw hasło
account-passphrase-done = Nowe hasło jest ustawione.

account-invitations = Zaproszenia
account-invitations-what = Z zaproszeniem ktoś może założyć tu konto tam, gdzie nie każdy może.
account-invite = Utwórz zaproszenie
account-invitation-once = Wyślij ten link jednej osobie. Widać go tylko ten jeden raz i działa do { $day }.
account-invitations-open = Otwarte zaproszenia: { $count } z { $most }
account-invitation-until = do { $day }

account-leaving = Zabierz i odejdź
account-export-what = Wszystko, co o tobie przechowano, w jednym pliku.
account-export = Pobierz
account-delete-what = Usunięcie zabiera wszystko na zawsze. Twoje miejsca są wtedy niczyje i nadal otwierają się linkami.
account-delete = Usuń konto …
account-delete-really = Usunąć konto?
account-delete-prove = Aby je usunąć, potwierdź jeszcze raz, że to ty: { $name }.
account-delete-do = Usuń konto na zawsze
account-deleted = Konto usunięto. Miejsca nadal otwierają się linkami.

account-prove = Czy to nadal ty?
account-prove-why = Potwierdź jeszcze raz, że to ty, { $name }; potem idziemy dalej.
account-prove-do = Dalej

account-fault-wrong-passphrase = Nazwa, hasło lub kod są nieprawidłowe.
account-fault-bad-passkey = Ten klucz dostępu niczego tu nie otwiera albo trwało to zbyt długo. Spróbuj ponownie.
account-fault-bad-passphrase = Hasło ma od 8 do 200 znaków.
account-fault-bad-name = Nazwa ma od 1 do 40 widocznych znaków.
account-fault-name-taken = Ktoś inny ma już tę nazwę.
account-fault-banned = Prowadzący serwer zamknął to konto.
account-fault-last-way-in = Bez niego nie można by się już zalogować. Najpierw ustaw hasło lub dodaj inny klucz dostępu.
account-fault-invitation-wanted = Tego zaproszenia nie ma, zostało użyte albo ma ponad 14 dni.
account-fault-too-many-invitations = Na razie dość zaproszeń: otwarte muszą najpierw zostać użyte lub wygasnąć.
account-fault-accounts-closed = Na tym serwerze nie zakłada się nowych kont. Kto ma link do miejsca, i tak może usiąść.
account-fault-too-fast = Za dużo prób. Odczekaj minutę.
account-failed = Nie udało się. Spróbuj za chwilę ponownie.
