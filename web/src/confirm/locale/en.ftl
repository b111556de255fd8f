# Asking once more
confirm-turn = Ask me once more before my turn ends or nothing can be taken back
confirm-really = Really? { $choice }
confirm-final = It cannot be taken back.
confirm-ends = With it your part is done for now.
confirm-yes = Yes
confirm-no = No
