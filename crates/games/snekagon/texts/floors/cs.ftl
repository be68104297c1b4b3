
summary = Hadi na několika plánech najednou, kteří se provrtávají z jednoho na druhý.
goal = Vyhrává nejdelší had.
hint = Vyberte dílek a pak pole na kterémkoli plánu, kam ho položíte.
move-hint = Tah je číslo plánu, dvojtečka a pole podél dílku, třeba 2:f6-f7-g7; s vrtem na prvním nebo posledním poli třeba 1>2:f6-f7 nebo 1>2:f6-f7>3.
overlay = Ukázat, kam mohou hadi ještě růst
option-players = Kolik je hráčů (a plánů)?
option-advanced = Musí had při vrtání držet směr?
option-side = Kolik polí má strana plánu?

seat-choice = Vaši hadi
boa = Hroznýš
cobra = Kobra
python = Krajta
viper = Zmije
mamba = Mamba
letters = A je Hroznýš, B Kobra, C Krajta, D Zmije, E Mamba; číslo vedle písmene je plán, ke kterému vede vrt. Pod plány jsou délky jejich nejdelších hadů a dílky, které jim zbývají.

setup-length = Rozložení této hry uvádí { $count ->
    [one] jeden druh hada
    [few] { $count } druhy hadů
   *[other] { $count } druhů hadů
}, každý jedním písmenem, třeba ACE pro tři.
setup-letter = „{ $letter }“ není druh hada. Druhy jsou A, B, C, D a E.
setup-twice = Druh { $letter } je uveden dvakrát, ale mít ho může jen jeden hráč.

arrange-types = Druhy hadů
arrange-seat = Hráč { $seat }
arrange-unused = Mimo hru
