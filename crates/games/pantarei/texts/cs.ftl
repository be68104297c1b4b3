summary = Přenášejte šupiny po řece jednu na druhou.
goal = Vyhrává první sloupec sedmi šupin.
hint = Vyberte zakroužkovaný sloupec a pak místo, kam šupiny přenesete.
move-hint = Tahy vypadají jako 5>7 (přenést jednu šupinu), 5>>7 (dvě), 3=7 (výměna), na začátku black nebo white.

black = Černý
white = Bílý

scale-black = černá { $number }
scale-white = bílá { $number }
scale-neutral = neutrální
about-stack = Sloupec { $stack }, shora: { $scales }
about-carry = { $count ->
    [one] Jedna šupina
    [few] { $count } šupiny
   *[other] { $count } šupin
} ze sloupce { $from } na sloupec { $to }
about-swap = Sloupce { $left } a { $right } si vymění místa

reason-seven = sloupec sedmi šupin
reason-draw = počet sloupců se čtyřicet tahů nesnížil

choose = Prvním tahem se volí barva, černá, nebo bílá; pak začíná druhý hráč.
quiet = { $turns ->
    [one] Ještě jeden tah
    [few] Ještě { $turns } tahy
   *[other] Ještě { $turns } tahů
} bez úbytku sloupců a partie skončí remízou.

choose-first = Nejdřív je třeba zvolit barvu: black (černá), nebo white (bílá).
chosen-already = Barvy už jsou zvoleny.
no-such-stack = Sloupec { $stack } neexistuje; v řadě jich je { $stacks }.
neutral-stack = Sloupec { $stack } nepatří nikomu: nahoře leží neutrální šupina.
opponents-stack = Sloupec { $stack } patří soupeři.
one-tile-only = Sloupec { $stack } má jen jednu šupinu, dvě přenést nelze.
wrong-distance = Horní šupina sloupce { $stack } má číslo { $number }: přesně o tolik sloupců se přenáší.
past-the-end = To vede za konec řady, která má { $stacks ->
    [one] jeden sloupec
    [few] { $stacks } sloupce
   *[other] { $stacks } sloupců
}.
swap-after-swap = Vyměnit sloupce teď nelze: soupeř to právě udělal.

setup-length = Rozložení hry Pantareï je řada 19 šupin po dvou znacích; toto takové není.
setup-tile = „{ $tile }“ není šupina. Šupiny jsou B1 B2 B3, W1 W2 W3 a N0.
setup-too-many = Šupin { $tile } je příliš mnoho: od každého čísla a barvy jsou tři, N0 je jedna.

arrange-scales = Šupiny zleva

why-stops = Brání soupeři složit sloupec ze sedmi.
why-takes = Získá vám sloupec o výšce { $height }.
why-builds = Staví sloupec o výšce { $height }.
