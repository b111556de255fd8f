# Who one is, in the lobby and at a table
me-sign-in = Anmelden
me-account = Dein Konto
me-seat-title = Dein Platz: benachrichtigt werden und ihn behalten
me-keep-title = Diesen Platz behalten
me-keep = Platz in meinem Konto behalten
me-keep-why = { $name }, dein Konto kann diesen Platz behalten: Dann ist ein verlorener Link keine verlorene Partie.
me-keep-nobody = Ein Konto behält deine Plätze, damit ein verlorener Link keine verlorene Partie ist. Zum Spielen braucht es niemand.
me-kept = Dieser Platz ist im Konto von { $name }: Melde dich irgendwo an, um wieder hier zu sitzen.
me-claimed = Dieser Platz gehört zu einem anderen Konto, oder deines hat an diesem Tisch schon einen.
me-lost = Du schaust zu. Wenn ein Platz hier dir gehört, öffne ihn mit seinem Link oder melde dich an.
me-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
cups = Turniere
ratings = Wertungen
