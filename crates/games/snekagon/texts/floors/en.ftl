
summary = Snakes on several boards at once, drilling their way from one to the next.
goal = The longest snake wins.
hint = Pick a tile, then the cells where it should go, on any board.
move-hint = A move is the board, a colon and the cells along the tile, like 2:f6-f7-g7; with a drill at its first or last cell, like 1>2:f6-f7 or 1>2:f6-f7>3.
overlay = Show where snakes can still grow
option-players = How many players (and boards)?
option-advanced = Must a snake keep its heading through a drill?
option-side = How many cells are there along each side of a board?

seat-choice = your snakes
boa = Boa
cobra = Cobra
python = Python
viper = Viper
mamba = Mamba
letters = A is Boa, B Cobra, C Python, D Viper, E Mamba; a number beside a letter is the board drilled to. Below the boards, how long their longest snakes are, and the tiles they have left.

setup-length = A setup of this game names { $count } types of snakes, a letter each, like ACE for three.
setup-letter = “{ $letter }” is not a type of snake. The types are A, B, C, D and E.
setup-twice = Type { $letter } is given twice, and only one player can have it.

arrange-types = Types of snakes
arrange-seat = Seat { $seat }
arrange-unused = Not in the game
