puzzle-line = Wiersz { $line }: { $damage }
puzzle-unreadable = To nie jest zadanie: { $error }.
puzzle-id = „{ $id }” nie jest oznaczeniem zadania z tej gry: składa się ono z oznaczenia gry, łącznika i sześciu małych liter lub cyfr.
puzzle-twice = Oznaczenie { $id } ma już inne zadanie.
puzzle-margin = Przy najlepszej końcówce podaje się, jaką różnicę można osiągnąć; przy szukaniu wygranej się jej nie podaje.
puzzle-themes = Tematy podaje się w kolejności alfabetycznej, każdy raz.
puzzle-too-large = Rozwiązanie ma najwyżej { $moves } dobrych ruchów, a najwyżej { $depth } po kolei.
puzzle-steps = Zadanie podaje, że trzeba znaleźć { $said } ruchów, a jego rozwiązanie ma ich { $found }.
