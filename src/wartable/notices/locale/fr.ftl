# Notices to those who are away
notice-your-turn = { $game } : c’est à vous de jouer ({ $seat })
notice-over = { $game } : la partie est terminée ({ $seat })
notice-reminded = { $game } : la table vous attend encore ({ $seat })
notice-nudged = { $game } : tout le monde vous attend depuis longtemps ({ $seat })
notice-invited = { $game } : vous êtes invité à une table
notice-invited-by = { $game } : { $by } vous invite à une table
notice-rematch = { $game } : les mêmes se remettent à table ({ $seat })
notice-phase = { $notice }. Phase : { $phase }
notice-several = wartable : { $count } tables
notice-more = Et { $count } de plus.
notice-greeting = wartable : désormais, vous saurez ici quand une table vous attend en votre absence.
notice-end = Ne plus recevoir ces messages

# Confirming a mail address
confirm-title = wartable : voulez-vous être averti par courriel ?
confirm-ask = Quelqu’un, vous, nous l’espérons, veut être averti à cette adresse quand une table attend. Confirmez-le ici :
confirm-ignore = Si ce n’était pas vous, ne faites rien : rien de plus ne sera envoyé.

# Pages behind the links
page-confirm-ask = Être averti à cette adresse quand une table vous attend ?
page-confirm-do = Oui, avertissez-moi
page-confirm-done = C’est fait : vous serez désormais averti à cette adresse.
page-leave-ask = Ne plus être averti à cette adresse ?
page-leave-do = Arrêter ces messages
page-leave-done = C’est fait : plus rien ne vous sera envoyé par cette voie.
page-wrong = Ce lien ne fonctionne pas ou plus.
page-lobby = Vers l’accueil
