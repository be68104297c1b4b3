hand = { $name } má ještě { $tiles }. Nejdelší had: { $longest }.
hand-empty = { $name } už nemá žádný dílek. Nejdelší had: { $longest }.

first-single = První tah je samotný šestiúhelník, kamkoli.
tile-used = Dílek { $tile } už nemáte.
single-first-only = Samotný šestiúhelník se pokládá jen prvním tahem hry.
occupied = Pole { $cell } je obsazené.
founding-touches = Dílek, který nenavazuje na vašeho hada, se nesmí nikoho dotýkat, a vedle něj na { $cell } leží had.
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
no-tile = Podél { $cells } neleží žádný dílek této hry: dílky nikdy nezatáčejí ostře.

eye = Pole { $cell } je oko plánu; nic na něm ležet nemůže.
end-closed = Konec na { $other } je uzavřený, { $cell } se na něj tam napojit nemůže.
drilled-end-touches = Z { $cell } se má vrtat, takže se na svém plánu nesmí dotýkat ničeho vašeho; dotýká se { $other }.
single-full = Samotný šestiúhelník se spojí nejvýš se dvěma dalšími i s vrty; na { $cell } by jich bylo { $count }.
nothing-to-drill = Na poli { $cell } plánu { $board } nemáte šestiúhelník, ke kterému by šlo vrtat.
drill-closed = Váš šestiúhelník na poli { $cell } plánu { $board } není volný konec, vrtat k němu nelze.
heading = Na { $cell } by se had obrátil zpět: skrz hlínu pokračuje rovně, nebo zatáčí o 60 stupňů.
no-such-board = Plán { $board } neexistuje: plány mají čísla od 1 do { $count }.
not-neighbours = Plány { $board } a { $other } spolu nesousedí, vrtat se mezi nimi nedá.
drills-twice = Samotný šestiúhelník nelze k plánu { $board } vrtat dvakrát.
