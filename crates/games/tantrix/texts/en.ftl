summary = Lay tiles so that touching sides match, and make the longest line or loop in your colour.
move-hint = A move is a tile, a cell and a rotation, like 23@1,-1r2: tile 23 on (1,-1), turned two steps of 60 degrees clockwise.
option-players = how many play

red = red
yellow = yellow
green = green
blue = blue

seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue

reason-all-laid = all 56 tiles are laid
reason-nothing-fits = none of the tiles left fits anywhere
reason-deadlock = deadlock: a free move is due and no tile may be laid anywhere

due-opening = The first tile goes on (0,0), unturned.
due-forced = A forced space must be filled; there { $count ->
    [one] is one way
   *[other] are { $count } ways
} to do it: { $ways }.
due-free = Free move: any tile, wherever it fits.
bag = { $count ->
    [0] The bag is empty: the restrictions no longer hold.
    [one] One tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}
legend = * marks a tile that can be laid now; [ ] marks a forced space.

draw-first = A tile has to be drawn from the bag first.
not-in-hand = You don't hold tile { $tile }.
first-at-origin = The first tile goes on (0,0) at rotation 0; write { $tile }@0,0r0.
occupied = Tile { $other } lies on { $cell } already.
not-adjacent = { $cell } touches no tile on the table.
clash = Tile { $tile } on { $cell } would show { $own } where tile { $other } shows { $theirs }.
three-alike = A tile like that on { $cell } would leave { $space } between three { $colour } sides (restriction 1).
four-around = A tile on { $cell } would leave { $space } with four tiles around it (restriction 2).
controlled-side = { $cell } lies along a controlled side: there would be a gap between it and the tile on { $space } (restriction 3).
forced-first = You must first fill { $space }: tile { $tile } fits, for instance as { $move }.

no-such-tile = “{ $text }” names a tile that does not exist. The tiles are numbered from 1 to 56.
too-far = “{ $text }” lies further out than 56 tiles can reach.
not-a-draw = “{ $text }” is not a tile. The tiles are numbered from 1 to 56.

setup-form = A Tantrix setup is the seats' colours, a colon and the tiles in the order in which they leave the bag, like RY:12.3.45 and so on; this one is not.
setup-colours = Before the colon there must be { $count } different colours out of R, Y, G and B.
setup-tile = “{ $tile }” is not a tile. The tiles are numbered from 1 to 56.
setup-twice = Tile { $tile } is in the setup twice.
setup-count = The setup has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. It must have all 56, or only the first { $hands } if the order of the bag is not known.
