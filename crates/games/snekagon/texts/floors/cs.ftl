
summary = Hadi na několika plánech najednou, provrtávají se z jednoho na druhý.
goal = Vyhrává nejdelší had.
hint = Vyberte dílek a pak pole na kterémkoli plánu.
move-hint = Tah je číslo plánu, dvojtečka a pole podél dílku, třeba 2:f6-f7-g7; s vrtem na prvním nebo posledním poli třeba 1>2:f6-f7 nebo 1>2:f6-f7>3.
overlay = Ukázat, kam mohou hadi ještě růst
option-players = kolik hráčů hraje, a na kolika plánech
option-advanced = zda had musí při provrtání držet směr
option-side = kolik polí má strana plánu

seat-choice = vaši hadi
boa = Hroznýš
cobra = Kobra
python = Krajta
viper = Zmije
mamba = Mamba
letters = A je Hroznýš, B Kobra, C Krajta, D Zmije, E Mamba; číslo vedle písmene je plán, ke kterému vede vrt. Pod plány délky jejich nejdelších hadů a dílky, které jim zbývají.

setup-length = Rozložení této hry { $count ->
    [one] je jeden typ hada
    [few] jsou { $count } typy hadů
   *[other] je { $count } typů hadů
}, každý jedním písmenem, třeba ACE pro tři.
setup-letter = „{ $letter }“ není typ hada. Typy jsou A, B, C, D a E.
setup-twice = Typ { $letter } je uveden dvakrát, a mít ho může jen jeden hráč.

arrange-types = Druhy hadů
arrange-seat = Hráč { $seat }
arrange-unused = Mimo hru
