
summary = Build the longest snake over several boards: it never branches nor touches itself, and it may drill its way to a neighbouring board.
move-hint = A move is the board, a colon and the cells along the tile, like 2:f6-f7-g7; with a drill at its first or last cell, like 1>2:f6-f7 or 1>2:f6-f7>3.
option-players = how many play, and on how many boards
option-advanced = whether a snake must keep its heading through a drill
option-side = how many cells a side of a board has

boa = Boa (A)
cobra = Cobra (B)
python = Python (C)
viper = Viper (D)
mamba = Mamba (E)

setup-length = A setup of this game names { $count } types of snakes, a letter each, like ACE for three.
setup-letter = “{ $letter }” is no type of snake. The types are A, B, C, D and E.
setup-twice = Type { $letter } is given twice, and only one player can have it.
