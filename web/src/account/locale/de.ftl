# The account's page
account-title = Anmelden oder Konto anlegen
account-why = Niemand braucht ein Konto: Wer den Link eines Platzes hat, darf sich setzen. Ein Konto behält deine Plätze, damit ein verlorener Link keine verlorene Partie ist, und zeigt die Tische, die auf dich warten.
account-sign-in = Anmelden
account-sign-out = Abmelden
account-signed-out = Du bist abgemeldet.
account-new = Konto anlegen
account-name = Name
account-name-how = 1 bis 40 Zeichen, so wie andere ihn sehen. Eine E-Mail-Adresse ist nicht nötig.
account-passphrase = Passwort
account-passphrase-how = Mindestens 8 Zeichen; mehrere Wörter merken sich leicht.
account-show = Zeigen
account-code = Ersatzcode
account-code-how = Einer der Codes, die du kopiert oder gedruckt hast. Jeder gilt einmal.
account-by-code = Mit einem Ersatzcode
account-by-passphrase = Mit dem Passwort
account-by-passkey = Mit einem Passkey
account-by-passkey-how = Ohne Namen: Dein Gerät weiß, wem er gehört.
account-make = Konto anlegen
account-make-passkey = Mit Passkey, ohne Passwort
account-invited = Ein Konto legt man hier mit einer Einladung an, von jemandem mit Konto oder von dem, der den Server betreibt.
account-invitation = Einladung
account-since = Konto seit { $day }

account-codes-now = Bewahre diese Ersatzcodes jetzt auf
account-codes-once = Sie werden nur dieses eine Mal gezeigt. Verliert { $name } Passwort und Passkeys, meldet jeder dieser Codes einmal an; ohne sie kann niemand helfen.
account-codes-kept = Ich habe sie aufbewahrt
account-print = Drucken
account-codes = Ersatzcodes
account-codes-what = Für den Tag, an dem Passwort und Passkeys verloren sind. Neue Codes machen die alten ungültig.
account-codes-left = { $count ->
    [0] Du hast keine Ersatzcodes.
    [one] { $count } Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
account-codes-make = Neue Codes erstellen
account-codes-really = Neue Codes machen?
account-codes-lost = Die alten gelten dann nicht mehr, wo immer du sie aufbewahrst.
account-codes-keep = Die alten behalten

account-sessions = Wo du angemeldet bist
account-this = dieser Browser
account-browser-unknown = Unbekannter Browser
account-session-used = seit { $since }, zuletzt benutzt { $used }
account-session-end = Dort abmelden
account-session-end-of = Dort abmelden: { $browser }
account-session-others = Überall sonst abmelden

account-passkeys = Passkeys
account-passkeys-what = Ein Passkey meldet dich mit deinem Gerät an: Fingerabdruck, Gesicht oder PIN statt eines Passworts.
account-passkey = Passkey
account-passkey-used = seit { $since }, zuletzt benutzt { $used }
account-passkey-label = Name eines neuen Passkeys
account-passkey-add = Passkey hinzufügen
account-passkey-forget = Entfernen
account-passkey-forget-of = Passkey entfernen: { $name }
account-passkey-browser = Dieser Browser kann keine Passkeys benutzen.
account-passkey-server = Passkeys gehen nur, wenn der Server mit einem Namen aufgerufen wird, nicht mit einer Adresse.
account-passkey-known = Dieses Gerät hat schon einen Passkey für das Konto.
account-passkey-none = Es wurde kein Passkey benutzt.

account-passphrase-change = Ein neues Passwort meldet dich überall sonst ab.
account-passphrase-none = Dein Konto hat kein Passwort: Nur Passkeys und Ersatzcodes öffnen es.
account-passphrase-new = Neues Passwort
account-passphrase-set = Passwort setzen
account-passphrase-done = Das neue Passwort gilt.

account-invitations = Einladungen
account-invitations-what = Mit einer Einladung kann jemand hier ein Konto anlegen, wo das nicht allen offensteht.
account-invite = Einladung erstellen
account-invitation-once = Schicke diesen Link einer Person. Er wird nur dieses eine Mal gezeigt und gilt bis { $day }.
account-invitations-open = Offene Einladungen: { $count } von { $most }
account-invitation-until = bis { $day }

account-leaving = Mitnehmen und gehen
account-export-what = Alles, was über dich gespeichert ist, in einer Datei.
account-export = Herunterladen
account-delete-what = Löschen nimmt alles für immer. Deine Plätze gehören dann niemandem und öffnen sich weiter mit ihren Links.
account-delete = Konto löschen …
account-delete-really = Konto löschen?
account-delete-prove = Um es zu löschen, weise noch einmal nach, dass du { $name } bist.
account-delete-do = Konto endgültig löschen
account-deleted = Das Konto ist gelöscht. Plätze öffnen sich weiter mit ihren Links.

account-prove = Bist das noch du?
account-prove-why = Bitte zeige noch einmal, dass du { $name } bist; dann geht es weiter.
account-prove-do = Weiter

account-fault-wrong-passphrase = Name, Passwort oder Code ist falsch.
account-fault-bad-passkey = Dieser Passkey öffnet hier nichts, oder es hat zu lange gedauert. Bitte versuche es noch einmal.
account-fault-bad-passphrase = Ein Passwort hat 8 bis 200 Zeichen.
account-fault-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
account-fault-name-taken = Diesen Namen hat schon jemand.
account-fault-banned = Wer den Server betreibt, hat das Konto geschlossen.
account-fault-last-way-in = Ohne ihn könntest du dich nicht mehr anmelden. Setze erst ein Passwort oder füge einen anderen Passkey hinzu.
account-fault-invitation-wanted = Diese Einladung gibt es nicht, sie ist benutzt oder älter als 14 Tage.
account-fault-too-many-invitations = Vorerst keine weiteren Einladungen: Die offenen müssen erst benutzt werden oder ablaufen.
account-fault-accounts-closed = Auf diesem Server werden keine neuen Konten angelegt. Wer den Link eines Platzes hat, darf sich trotzdem setzen.
account-fault-too-fast = Zu viele Versuche. Bitte warte eine Minute.
account-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
