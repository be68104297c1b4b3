first-single = Pierwszy ruch to pojedynczy sześciokąt, gdziekolwiek.
tile-used = Nie masz płytki { $tile }.
single-first-only = Pojedynczy sześciokąt kładzie się tylko w pierwszym ruchu partii.
occupied = Pole { $cell } jest zajęte.
founding-touches = Płytka, która zaczyna nowego węża, nie może niczego dotykać, a obok niej na { $cell } leży wąż.
touches-itself = Wąż nie może dotykać siebie ani innego twojego węża: { $cell } leżałoby obok { $other }.
sharp-turn = Z { $other } na { $cell } wąż skręciłby zbyt ostro: stykałyby się trzy sześciokąty.
branches = Wąż rozgałęziłby się na { $other }: sześciokąt łączy się najwyżej z dwoma innymi, a { $cell } byłby o jeden za dużo.

off-board = Na planszy nie ma pola { $cell }.
gap = Pola { $cell } i { $other } nie sąsiadują ze sobą, więc na żadnej płytce nie następują po sobie.
too-long = Żadna płytka tej gry nie ma { $count ->
    [one] jednego sześciokąta
   *[other] { $count } sześciokątów
}: najdłuższe mają { $most }.
no-tile = Żadna płytka tej gry nie ma kształtu { $cells }: płytki nigdy nie skręcają ostro.

eye = Pole { $cell } to oko planszy; niczego nie można na nim położyć.
end-closed = Koniec na { $other } jest zamknięty, więc { $cell } nie może się tam z nim połączyć.
drilled-end-touches = Z { $cell } ma się wiercić, więc na swojej planszy nie może ono dotykać niczego twojego; dotyka { $other }.
single-full = Pojedynczy sześciokąt łączy się najwyżej z dwoma innymi, wliczając wiercenia; na { $cell } byłoby ich { $count }.
nothing-to-drill = Na polu { $cell } planszy { $board } nie masz sześciokąta, do którego można wiercić.
drill-closed = Twój sześciokąt na polu { $cell } planszy { $board } nie jest wolnym końcem, nie można do niego wiercić.
heading = Na { $cell } wąż zawróciłby: przez glinę idzie prosto albo skręca o 60 stopni.
no-such-board = Nie ma planszy { $board }: plansze mają numery od 1 do { $count }.
not-neighbours = Plansze { $board } i { $other } nie sąsiadują ze sobą, więc nie da się między nimi wiercić.
drills-twice = Z pojedynczego sześciokąta nie można wiercić do planszy { $board } dwa razy.

board = Plansza { $board }
on-board = plansza { $board }, { $cell }
cell-free = { $cell }: wolne
cell-dead = { $cell }: wolne, ale nic już się tu nie zmieści
cell-eye = { $cell }: oko
cell-snake = { $cell }: { $name }, { $index }. sześciokąt z { $length } od głowy
cell-drilled = { $cell }: { $name }, { $index }. sześciokąt z { $length } od głowy, wiercenie do planszy { $boards }
snake = { $name }: wąż { $length ->
    [one] z jednego sześciokąta
   *[other] z { $length } sześciokątów
}
ring = { $name }: pierścień z { $length } sześciokątów
lay = { $tile }, od { $from } do { $to }
lay-one = { $tile }, { $from }
lay-on-board = plansza { $board }: { $lay }
lay-drilled = { $lay }, wiercenie do planszy { $boards }
lay-grows = { $lay }; wąż rośnie z { $before } do { $after }
lay-begins = { $lay }; nowy wąż

tile-1 = pojedynczy sześciokąt
tile-2 = dwa sześciokąty
tile-i3 = trzy sześciokąty w linii prostej
tile-v3 = trzy sześciokąty z zagięciem
tile-i4 = cztery sześciokąty w linii prostej
tile-l4 = cztery sześciokąty z zagięciem przy końcu
tile-s4 = cztery sześciokąty w zygzak
tile-u4 = cztery sześciokąty w łuk
tile-i5 = pięć sześciokątów w linii prostej
tile-l5 = pięć sześciokątów z zagięciem przy końcu
tile-v5 = pięć sześciokątów z zagięciem pośrodku
tile-c5 = pięć sześciokątów, oba końce zgięte w tę samą stronę
tile-u5 = pięć sześciokątów, prawie zamknięty pierścień
tile-j5 = pięć sześciokątów, jeden koniec zwinięty
tile-w5 = pięć sześciokątów w zygzak
tile-n5 = pięć sześciokątów w zygzak, jeden koniec długi
tile-z5 = pięć sześciokątów, końce zgięte w przeciwne strony
tile-s5 = pięć sześciokątów, łuk z końcem odgiętym na zewnątrz

overlay-reach = { $count ->
    [0] { $name }: nie ma już dokąd rosnąć.
    [one] { $name }: w zasięgu jedno pole.
    [few] { $name }: w zasięgu { $count } pola.
   *[other] { $name }: w zasięgu { $count } pól.
}
overlay-contested = { $count ->
    [0] Żadne pole nie jest sporne. Liczba przy końcu mówi, ile pól jest w jego zasięgu.
    [one] Jedno pole jest sporne. Liczba przy końcu mówi, ile pól jest w jego zasięgu.
    [few] { $count } pola są sporne. Liczba przy końcu mówi, ile pól jest w jego zasięgu.
   *[other] { $count } pól jest spornych. Liczba przy końcu mówi, ile pól jest w jego zasięgu.
}

why-ring = Zamyka pierścień.
why-joins = Łączy dwa twoje węże; najdłuższy ma potem długość { $length }.
why-blocks = { $count ->
    [one] Zamyka jeden wolny koniec (gracz: { $name }).
    [few] Zamyka { $count } wolne końce (gracz: { $name }).
   *[many] Zamyka { $count } wolnych końców (gracz: { $name }).
}
why-grows = Twój najdłuższy wąż rośnie z { $before } do { $after }.
