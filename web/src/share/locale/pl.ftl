# Zapraszanie
invite = Zaproś
invite-elsewhere = Odnośniki do wolnych miejsc ma osoba, która otworzyła ten stół.
seats-empty = Nikt jeszcze nie usiadł: { $seats }
share-link = Wyślij …
which-seat = Masz kilka miejsc przy tym stole. Kim jesteś?
