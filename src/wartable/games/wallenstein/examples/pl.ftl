# The rulebook’s worked examples
example-01b-luettich-is-refused = Przy trzech graczach nikt nie maszeruje do Liège
example-02-burgund-serves-once = Burgundia leży na podatkach: nie posłuży drugi raz
example-06-order-from-the-tiles = Oferty 3, 2 i ziemia: kto wybiera które miejsce
example-11-anhalt-against-kursachsen = Czterech z Anhalt przeciw trzem w Elektoracie Saksonii
example-13-yellow-sends-five-courtiers = Pięciu dworzan wyrusza na dwór
example-14-red-second-at-court = Drugi na dworze: kupno łaski
