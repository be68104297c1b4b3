summary = Odpowiedz na ostatni żeton tym samym kolorem lub symbolem.
goal = Połącz przeciwległe boki, zamknij pętlę albo nie zostaw przeciwnikowi odpowiedzi.
hint = Wybierz żeton w obwódce: położysz na nim swój pionek.
move-hint = Ruch to pole, które zakrywasz, na przykład c3.
option-blank-loop = Czy wygrywa pętla tylko wokół pustego żetonu?
legend = Żetony: P różowy, Y żółty, B niebieski, O pomarańczowy, R czerwony, G zielony z symbolami b motyl, f ryba, d ptak, n wachlarz, m góra, g brama; -- to pusty żeton. * to czarny pionek, o biały, < > ostatni. Litery wokół planszy to jej boki: G zielony, B niebieski, Y żółty.
overlay = Pokaż, ile odpowiedzi zostawia każdy ruch
overlay-answers = Liczba mówi, ile odpowiedzi zostawia ruch na to pole.
overlay-wins = Wygrywa od razu: { $cells }.
overlay-fewest = { $count ->
    [one] Tylko jedna odpowiedź zostaje po ruchu na { $cells }.
   *[other] Najmniej odpowiedzi ({ $count }) zostaje po ruchu na { $cells }.
}

black = Czarny
white = Biały

reason-connection = przeciwległe boki są połączone
reason-loop = pętla jest zamknięta
reason-connection-loop = przeciwległe boki są połączone, a do tego pętla jest zamknięta
reason-blocked = przeciwnik nie ma odpowiedzi
reason-draw = wszystkie żetony są zakryte
winning-chain = Zwycięski łańcuch
winning-loop = Zwycięska pętla

about-choice = { $token } na { $cell }

answer = Odpowiedz na żeton { $name }: { $count ->
    [one] jeden żeton ma
    [few] { $count } żetony mają
   *[many] { $count } żetonów ma
} ten sam kolor lub symbol.
opening = Pierwszy pionek trafia na pole brzegowe, które nie jest rogiem.

covered = Pole { $cell } jest już zakryte.
blank = Pustego żetonu na { $cell } nie można zakryć.
first-on-border = Pierwszy pionek trafia na pole brzegowe, które nie jest rogiem, a { $cell } takie nie jest.
no-answer = Żeton na { $cell } ({ $token }) nie ma ani koloru, ani symbolu żetonu, na który odpowiadasz ({ $last }).

setup-length = Układ Kamonu ma 37 żetonów w rzędach po 4, 5, 6, 7, 6, 5 i 4 rozdzielonych znakiem „/”; ten taki nie jest.
setup-token = „{ $token }” nie jest żetonem. Żeton to kolor (P Y B O R G) i symbol (b f d n m g), pusty to --.
setup-twice = Żeton { $token } leży na planszy dwa razy.

blank-token = pusty żeton
pink-butterfly = różowy motyl
pink-fish = różowa ryba
pink-bird = różowy ptak
pink-fan = różowy wachlarz
pink-mountain = różowa góra
pink-gate = różowa brama
yellow-butterfly = żółty motyl
yellow-fish = żółta ryba
yellow-bird = żółty ptak
yellow-fan = żółty wachlarz
yellow-mountain = żółta góra
yellow-gate = żółta brama
blue-butterfly = niebieski motyl
blue-fish = niebieska ryba
blue-bird = niebieski ptak
blue-fan = niebieski wachlarz
blue-mountain = niebieska góra
blue-gate = niebieska brama
orange-butterfly = pomarańczowy motyl
orange-fish = pomarańczowa ryba
orange-bird = pomarańczowy ptak
orange-fan = pomarańczowy wachlarz
orange-mountain = pomarańczowa góra
orange-gate = pomarańczowa brama
red-butterfly = czerwony motyl
red-fish = czerwona ryba
red-bird = czerwony ptak
red-fan = czerwony wachlarz
red-mountain = czerwona góra
red-gate = czerwona brama
green-butterfly = zielony motyl
green-fish = zielona ryba
green-bird = zielony ptak
green-fan = zielony wachlarz
green-mountain = zielona góra
green-gate = zielona brama

arrange-tokens = Żetony

why-blocks = Zajmuje pole, na którym wygrałby przeciwnik.
why-few = { $count ->
    [one] Zostawia przeciwnikowi tylko jedną odpowiedź.
    [few] Zostawia przeciwnikowi tylko { $count } odpowiedzi.
   *[many] Zostawia przeciwnikowi tylko { $count } odpowiedzi.
}
why-joins = { $count ->
    [one] Łączy twoje pionki.
    [few] Łączy { $count } twoje grupy.
   *[many] Łączy { $count } twoich grup.
}
