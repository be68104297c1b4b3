
summary = Węże na kilku planszach naraz, przewiercające się z jednej na drugą.
goal = Wygrywa najdłuższy wąż.
hint = Wybierz płytkę, a potem pola na dowolnej planszy.
move-hint = Ruch to numer planszy, dwukropek i pola wzdłuż płytki, na przykład 2:f6-f7-g7; z wierceniem na pierwszym lub ostatnim polu na przykład 1>2:f6-f7 albo 1>2:f6-f7>3.
overlay = Pokaż, dokąd węże mogą jeszcze rosnąć
option-players = ilu graczy gra i na ilu planszach
option-advanced = czy wąż musi przy wierceniu zachować kierunek
option-side = ile pól ma bok planszy

seat-choice = twoje węże
boa = Boa
cobra = Kobra
python = Pyton
viper = Żmija
mamba = Mamba
letters = A to Boa, B Kobra, C Pyton, D Żmija, E Mamba; liczba przy literze to plansza, do której prowadzi wiercenie. Pod planszami długości ich najdłuższych węży i płytki, które im zostały.

setup-length = Układ tej gry to { $count ->
    [one] jeden typ węża
    [few] { $count } typy węży
   *[many] { $count } typów węży
}, każdy jedną literą, na przykład ACE dla trzech.
setup-letter = „{ $letter }” nie jest typem węża. Typy to A, B, C, D i E.
setup-twice = Typ { $letter } podano dwa razy, a mieć go może tylko jeden gracz.

arrange-types = Gatunki węży
arrange-seat = Gracz { $seat }
arrange-unused = Poza grą
