summary = Pełznij naprzód, nigdy nie dotknij samego siebie i nie zostaw drugiemu wężowi drogi wyjścia.
goal = Wykonaj ostatni ruch: kto nie może się ruszyć, przegrywa.
hint = Wybierz pole w obwódce obok głowy swojego węża.
move-hint = Ruch to pole, na które przesuwa się głowa twojego węża, na przykład d6.
option-side = Ile pól ma bok planszy?

red = Czerwony
green = Zielony
cell-free = wolne pole
cell-dead = wolne pole, na które żaden wąż już nie wejdzie
cell-hole = dziura
snake = { $name }: wąż o długości { $length ->
    [one] jednego pola
   *[many] { $length } pól
}

hole = Na polu { $cell } jest dziura.
taken = Na polu { $cell } leży już wąż.
too-far = Pole { $cell } nie sąsiaduje z głową twojego węża, która jest na { $head }.
touches = Na polu { $cell } twój wąż dotknąłby samego siebie.

no-holes = „{ $text }” nie jest układem Uncoila. Układ to pole jednej dziury, na przykład d5; druga dziura leży naprzeciwko. Dziurą nie może być środek ani rogi, w których węże zaczynają.
