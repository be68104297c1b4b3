first-single = Prvním tahem je samotný šestiúhelník, kamkoli.
tile-used = Dílek { $tile } nemáte.
single-first-only = Samotný šestiúhelník se pokládá jen prvním tahem partie.
occupied = Pole { $cell } je obsazené.
founding-touches = Dílek, který začíná nového hada, se nesmí ničeho dotýkat, a vedle něj na { $cell } leží had.
touches-itself = Had se nesmí dotýkat sebe ani jiného vašeho hada: { $cell } by leželo vedle { $other }.
sharp-turn = Z { $other } na { $cell } by had zatočil příliš ostře: dotýkaly by se tři šestiúhelníky.
branches = Had by se na { $other } rozvětvil: šestiúhelník se spojí nejvýš se dvěma dalšími a { $cell } by byl navíc.

off-board = Pole { $cell } na plánu není.
gap = Pole { $cell } a { $other } spolu nesousedí, takže na žádném dílku nejdou po sobě.
too-long = Žádný dílek této hry nemá { $count ->
    [one] jeden šestiúhelník
    [few] { $count } šestiúhelníky
   *[other] { $count } šestiúhelníků
}: nejdelší mají { $most }.
no-tile = Tvar { $cells } nemá žádný dílek této hry: dílky nikdy nezatáčejí ostře.

eye = Pole { $cell } je oko plánu; nic na ně položit nelze.
end-closed = Konec na { $other } je uzavřený, { $cell } se na něj tam napojit nemůže.
drilled-end-touches = Z { $cell } se má vrtat, takže se na svém plánu nesmí dotýkat ničeho vašeho; dotýká se { $other }.
single-full = Samotný šestiúhelník se spojí nejvýš se dvěma dalšími včetně vrtů; na { $cell } by jich bylo { $count }.
nothing-to-drill = Na poli { $cell } plánu { $board } nemáte šestiúhelník, ke kterému by šlo vrtat.
drill-closed = Váš šestiúhelník na poli { $cell } plánu { $board } není volný konec, vrtat k němu nelze.
heading = Na { $cell } by se had obrátil zpět: skrz hlínu pokračuje rovně, nebo zatáčí o 60 stupňů.
no-such-board = Plán { $board } neexistuje: plány mají čísla od 1 do { $count }.
not-neighbours = Plány { $board } a { $other } spolu nesousedí, vrtat se mezi nimi nedá.
drills-twice = Ze samotného šestiúhelníku nelze k plánu { $board } vrtat dvakrát.

board = Plán { $board }
on-board = plán { $board }, { $cell }
cell-free = { $cell }: volné
cell-dead = { $cell }: volné, ale nic už sem položit nelze
cell-eye = { $cell }: oko
cell-snake = { $cell }: { $name }, { $index }. šestiúhelník z { $length } od hlavy
cell-drilled = { $cell }: { $name }, { $index }. šestiúhelník z { $length } od hlavy, vrt k plánu { $boards }
snake = { $name }: had { $length ->
    [one] o jednom šestiúhelníku
   *[other] o { $length } šestiúhelnících
}
ring = { $name }: kruh o { $length } šestiúhelnících
lay = { $tile }, od { $from } po { $to }
lay-one = { $tile }, { $from }
lay-on-board = plán { $board }: { $lay }
lay-drilled = { $lay }, vrt k plánu { $boards }
lay-grows = { $lay }; had vyroste z { $before } na { $after }
lay-begins = { $lay }; nový had

tile-1 = samotný šestiúhelník
tile-2 = dva šestiúhelníky
tile-i3 = tři šestiúhelníky rovně
tile-v3 = tři šestiúhelníky s ohybem
tile-i4 = čtyři šestiúhelníky rovně
tile-l4 = čtyři šestiúhelníky s ohybem u konce
tile-s4 = čtyři šestiúhelníky klikatě
tile-u4 = čtyři šestiúhelníky do oblouku
tile-i5 = pět šestiúhelníků rovně
tile-l5 = pět šestiúhelníků s ohybem u konce
tile-v5 = pět šestiúhelníků s ohybem uprostřed
tile-c5 = pět šestiúhelníků, oba konce ohnuté na stejnou stranu
tile-u5 = pět šestiúhelníků, téměř uzavřený kruh
tile-j5 = pět šestiúhelníků, jeden konec stočený
tile-w5 = pět šestiúhelníků klikatě
tile-n5 = pět šestiúhelníků klikatě, jeden konec dlouhý
tile-z5 = pět šestiúhelníků, konce ohnuté na opačné strany
tile-s5 = pět šestiúhelníků, oblouk s koncem obráceným ven

overlay-reach = { $count ->
    [0] { $name }: už se nemá kam prodloužit.
    [one] { $name }: dosáhne na jedno pole.
    [few] { $name }: dosáhne na { $count } pole.
   *[other] { $name }: dosáhne na { $count } polí.
}
overlay-contested = { $count ->
    [0] Na žádné pole nedosáhne víc hráčů. Číslo u konce říká, na kolik polí dosáhne.
    [one] Na jedno pole dosáhne víc hráčů. Číslo u konce říká, na kolik polí dosáhne.
    [few] Na { $count } pole dosáhne víc hráčů. Číslo u konce říká, na kolik polí dosáhne.
   *[other] Na { $count } polí dosáhne víc hráčů. Číslo u konce říká, na kolik polí dosáhne.
}

why-ring = Uzavírá kruh.
why-joins = Spojuje dva vaše hady; nejdelší pak měří { $length }.
why-blocks = { $count ->
    [one] Uzavírá jeden volný konec (hráč: { $name }).
    [few] Uzavírá { $count } volné konce (hráč: { $name }).
   *[other] Uzavírá { $count } volných konců (hráč: { $name }).
}
why-grows = Váš nejdelší had vyroste z { $before } na { $after }.
