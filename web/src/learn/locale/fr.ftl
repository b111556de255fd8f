# Prepared tables
kind-lesson = Une leçon : rien n’est conservé ici
kind-example = Un exemple des règles : essayez librement, rien n’est conservé ici
