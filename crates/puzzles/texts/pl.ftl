red = czerwony
yellow = żółty
green = zielony
blue = niebieski

clash = Płytka { $tile } na { $cell } stykałaby się z płytką { $other } złym kolorem: { $own } zamiast koloru { $theirs }.
no-such-tile = „{ $text }” wskazuje płytkę, której nie ma. Płytki mają numery od 1 do 56.
too-far = „{ $text }” leży dalej, niż może sięgnąć 56 płytek.

puzzle-placement = „{ $text }” nie jest ułożeniem. Pisze się płytkę, pole i obrót, na przykład 23@1,-1r2.
puzzle-no-tiles = Łamigłówka potrzebuje płytek.
puzzle-tile-twice = Płytkę { $tile } podano dwa razy, a jest tylko jedna.
puzzle-cannot-lay = Nie można ułożyć więcej płytek ({ $laid }), niż ich jest ({ $of }).
puzzle-nothing-wanted = Podaj pętlę, linię albo kształt.
puzzle-colour-twice = Kolor „{ $colour }” podano dwa razy, a płytka ma w danym kolorze tylko jedną ścieżkę.
puzzle-tile-lacks-colour = Płytka { $tile } nie ma ścieżki w żadnym z żądanych kolorów ({ $colours }).
puzzle-not-triangular = Z { $tiles } płytek nie da się ułożyć trójkąta; da się z 3, 6, 10, 15, 21, 28 i tak dalej.
puzzle-not-a-flower = Kwiat ma 7 płytek, nie { $tiles }.
puzzle-unknown = Nie ma łamigłówki „{ $id }”; wszystkie wypisze „serpentarium puzzle list”.

wrong-extra-tile = Płytka { $tile } nie należy do łamigłówki.
wrong-tile-twice = Płytkę { $tile } położono dwa razy.
wrong-missing-tile = Brakuje płytki { $tile }.
wrong-number = Ułożonych płytek jest { $laid }, a ma być { $wanted }.
wrong-cell-twice = Płytki { $one } i { $other } leżą obie na { $cell }.
wrong-apart = Płytka { $tile } nie łączy się z resztą.
wrong-no-triangle = Płytki nie tworzą trójkąta.
wrong-no-flower = Płytki nie tworzą kwiatu.
wrong-not-closed = Pętla (kolor: { $colour }) się nie zamyka: kończy się na płytce { $tile }.
wrong-not-open = Linia (kolor: { $colour }) zamyka się w pętlę; powinna mieć dwa końce.
wrong-loop-misses = Pętla (kolor: { $colour }) nie biegnie przez płytkę { $tile }.
wrong-line-misses = Linia (kolor: { $colour }) nie biegnie przez płytkę { $tile }.
wrong-hole = Puste pole { $cell } jest otoczone.

puzzle-of-tiles = { $tiles ->
    [one] jedna płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
puzzle-of-some-tiles = { $laid } z { $tiles } płytek
puzzle-loop-red = czerwona pętla
puzzle-loop-yellow = żółta pętla
puzzle-loop-green = zielona pętla
puzzle-loop-blue = niebieska pętla
puzzle-line-red = czerwona linia
puzzle-line-yellow = żółta linia
puzzle-line-green = zielona linia
puzzle-line-blue = niebieska linia
puzzle-triangle = w kształcie trójkąta
puzzle-flower = w kształcie kwiatu
puzzle-holes = z dziurami

white = biały
title-discovery = Discovery { $tiles }
title-discovery-colour = Discovery { $tiles }, { $colour }
title-rainbow = Rainbow, { $colour }
title-xtreme = Xtreme { $tiles }
title-xtreme-triangle = Xtreme, trójkąt
title-flower = Kwiat
title-genius-red-blue = Genius, czerwony i niebieski
title-genius-red-yellow = Genius, czerwony i żółty
title-own = Własna łamigłówka

wrong-closes-early = Pętla (kolor: { $colour }) zamyka się za wcześnie: { $left ->
    [one] została jeszcze jedna płytka, przez którą ma biec
    [few] zostały jeszcze { $left } płytki, przez które ma biec
   *[many] zostało jeszcze { $left } płytek, przez które ma biec
}.
table-occupied = Na { $cell } leży już płytka { $other }.
table-apart = Płytka { $tile } na { $cell } nie stykałaby się z żadną inną.
table-lies = Płytka { $tile } już leży na stole. Najpierw ją zdejmij albo połóż inną.
table-lies-not = Płytki { $tile } nie ma na stole.
table-full = Na stole leżą już wszystkie płytki ({ $wanted }). Najpierw którąś zdejmij.
table-take = Zdejmij płytkę { $tile }
