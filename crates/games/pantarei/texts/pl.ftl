summary = Przekładaj łuski po rzece jedną na drugą.
goal = Wygrywa pierwszy stos z siedmiu łusek.
hint = Wybierz stos w obwódce, a potem miejsce, na które przełożysz łuski.
move-hint = Ruchy wyglądają tak: 5>7 (przełóż jedną łuskę), 5>>7 (dwie), 3=7 (zamiana), a na początku black albo white.

black = Czarny
white = Biały

scale-black = czarna { $number }
scale-white = biała { $number }
scale-neutral = neutralna
about-stack = Stos { $stack }, od góry: { $scales }
about-carry = { $count ->
    [one] Jedna łuska
    [few] { $count } łuski
   *[many] { $count } łusek
} ze stosu { $from } na stos { $to }
about-swap = Stosy { $left } i { $right } zamieniają się miejscami

reason-seven = stos z siedmiu łusek
reason-draw = przez czterdzieści tur liczba stosów nie zmalała

choose = Pierwszy ruch to wybór koloru, czarnego lub białego; potem zaczyna drugi gracz.
quiet = { $turns ->
    [one] Jeszcze jedna tura
    [few] Jeszcze { $turns } tury
   *[many] Jeszcze { $turns } tur
} bez ubytku stosów i partia skończy się remisem.

choose-first = Najpierw trzeba wybrać kolor: black (czarny) albo white (biały).
chosen-already = Kolory są już wybrane.
no-such-stack = Nie ma stosu { $stack }; w linii jest ich { $stacks }.
neutral-stack = Stos { $stack } jest niczyj: na wierzchu leży łuska neutralna.
opponents-stack = Stos { $stack } należy do przeciwnika.
one-tile-only = Stos { $stack } ma tylko jedną łuskę; dwóch nie można przełożyć.
wrong-distance = Wierzchnia łuska stosu { $stack } ma liczbę { $number }: przekłada się ją dokładnie o tyle stosów.
past-the-end = To prowadzi poza koniec linii (liczba stosów: { $stacks }).
swap-after-swap = Nie możesz teraz zamienić stosów: przeciwnik właśnie to zrobił.

setup-length = Układ gry Pantareï to linia 19 łusek po dwa znaki; ten taki nie jest.
setup-tile = „{ $tile }” nie jest łuską. Łuski to B1 B2 B3, W1 W2 W3 i N0.
setup-too-many = Łusek { $tile } jest za dużo: każdej liczby i koloru są trzy, a N0 jedna.

arrange-scales = Łuski od lewej

why-stops = Nie pozwala przeciwnikowi ułożyć stosu z siedmiu.
why-takes = Daje ci stos o wysokości { $height }.
why-builds = Buduje stos o wysokości { $height }.
