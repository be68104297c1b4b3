
summary = Węże na kilku planszach naraz, przewiercające się z jednej na drugą.
goal = Wygrywa najdłuższy wąż.
hint = Wybierz płytkę, a potem pola na dowolnej planszy, na których ją położysz.
move-hint = Ruch to numer planszy, dwukropek i pola wzdłuż płytki, na przykład 2:f6-f7-g7; z wierceniem na pierwszym lub ostatnim polu na przykład 1>2:f6-f7 albo 1>2:f6-f7>3.
overlay = Pokaż, dokąd węże mogą jeszcze rosnąć
option-players = Ilu jest graczy (i ile plansz)?
option-advanced = Czy wąż musi przy wierceniu zachować kierunek?
option-side = Ile pól ma bok planszy?

seat-choice = Twoje węże
boa = Boa
cobra = Kobra
python = Pyton
viper = Żmija
mamba = Mamba
letters = A to Boa, B Kobra, C Pyton, D Żmija, E Mamba; liczba przy literze to plansza, do której prowadzi wiercenie. Pod planszami są długości ich najdłuższych węży i płytki, które im zostały.

setup-length = Układ tej gry podaje { $count ->
    [one] jeden gatunek węża
    [few] { $count } gatunki węży
   *[many] { $count } gatunków węży
}, każdy jedną literą, na przykład ACE dla trzech.
setup-letter = „{ $letter }” nie jest gatunkiem węża. Gatunki to A, B, C, D i E.
setup-twice = Gatunek { $letter } podano dwa razy, a mieć go może tylko jeden gracz.

arrange-types = Gatunki węży
arrange-seat = Gracz { $seat }
arrange-unused = Poza grą
