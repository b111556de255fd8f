# Redemander
confirm-turn = Me redemander avant que mon tour finisse ou que rien ne puisse être repris
confirm-really = Vraiment ? { $choice }
confirm-final = Cela ne pourra pas être repris.
confirm-ends = Vous aurez alors terminé pour le moment.
confirm-yes = Oui
confirm-no = Non
