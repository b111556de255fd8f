signs-title = Objaśnienia wszystkiego na stole
phase-rules = Zasady tej fazy
help-explain = Zatrzymaj wskaźnik na dowolnym elemencie albo przytrzymaj go palcem, a pojawi się objaśnienie. Z klawiatury ? lub F1 objaśnia zaznaczony element, a gdy żaden nie jest zaznaczony, pokazuje wszystkie.
