summary = Place tiles so that touching sides match in colour.
goal = Make the longest line or loop in your colour.
hint = Pick a tile, then a marked space where its colours fit.
move-hint = A move is a tile, a cell and a rotation, like 23@1,-1r2: tile 23 on (1,-1), turned two steps of 60 degrees clockwise.
option-players = How many players?
overlay = Show forced, barred and dead spaces

red = red
yellow = yellow
green = green
blue = blue

seat-choice = the colour of your line
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue

reason-all-laid = all 56 tiles have been placed
reason-nothing-fits = none of the remaining tiles fits anywhere
reason-deadlock = deadlock: a free move is due, and no tile can be placed anywhere

due-opening = Start with any tile. It goes in the middle, as you hold it.
due-forced = { $count ->
    [one] A marked space must be filled first: tile { $tiles } fits.
   *[other] A marked space must be filled first: tiles { $tiles } fit.
}
due-free = Free move: any tile, anywhere it fits.
bag = { $count ->
    [0] The bag is empty: the restrictions no longer hold.
    [one] One tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}
legend = * marks a tile that can be placed now; [ ] marks a forced space.

draw-first = A tile has to be drawn from the bag first.
not-in-hand = You don’t hold tile { $tile }.
first-at-origin = The first tile goes in the middle, as you hold it.
occupied = Tile { $other } is already there.
not-adjacent = There it would not touch any tile on the table.
clash = Tile { $tile } would show { $own } there, where tile { $other } shows { $theirs }.
three-alike = That would leave a space between three { $colour } sides (restriction 1).
four-around = That would leave a space with four tiles around it (restriction 2).
controlled-side = This is along a controlled side: there would be a gap between the tile and the next one (restriction 3).
forced-first = The marked space must be filled first: tile { $tile } fits there.

no-such-tile = “{ $text }” names a tile that does not exist. The tiles are numbered from 1 to 56.
too-far = “{ $text }” is further out than 56 tiles can reach.
not-a-draw = “{ $text }” is not a tile. The tiles are numbered from 1 to 56.

setup-form = A Tantrix setup is the seats’ colours, a colon and the tiles in the order in which they leave the bag, like RY:12.3.45 and so on; this one is not.
setup-colours = Before the colon there must be { $count } different colours out of R, Y, G and B.
setup-tile = “{ $tile }” is not a tile. The tiles are numbered from 1 to 56.
setup-twice = Tile { $tile } is in the setup twice.
setup-count = The setup has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. It must have all 56, or only the first { $hands } if the order of the bag is not known.

side-north-east = north-east
side-east = east
side-south-east = south-east
side-south-west = south-west
side-west = west
side-north-west = north-west

about-tile = Tile { $tile }: { $sides }
about-laid = { $cell }: tile { $tile }; { $sides }
about-first-cell = { $cell }: empty; the first tile goes here
about-gap = { $cell }: empty; beside it { $sides }
about-forced = { $cell }: a forced space that must be filled now; beside it { $sides }
about-waiting = { $cell }: a forced space that can’t be filled now; beside it { $sides }
about-barred = { $cell }: empty, but the restrictions allow no tile here; beside it { $sides }
about-choice = Tile { $tile } on { $cell }
about-choice-line = Tile { $tile } on { $cell }: a { $colour } line of { $length }
about-choice-loop = Tile { $tile } on { $cell }: closes a { $colour } loop of { $length }
about-line = Longest { $colour } line: { $length }
about-loop = Longest { $colour } loop: { $length }
overlay-forced = { $count ->
    [0] No space is forced.
    [one] Forced: { $cells }. The number shows how many of the remaining tiles fit there.
   *[other] Forced: { $cells }. The numbers show how many of the remaining tiles fit there.
}
overlay-shut = { $count ->
    [0] The restrictions keep no space empty.
   *[other] Kept empty by the restrictions: { $cells }.
}
overlay-closed = { $count ->
    [0] Every space can still be filled.
   *[other] No remaining tile fits here: { $cells }.
}

arrange-colours = Colours
arrange-tiles = Tiles
arrange-hand = Hand of seat { $seat } ({ $colour })
arrange-bag = In the bag, in the order of drawing
arrange-rest = In the bag
arrange-seat = Seat { $seat }
arrange-unused = Not in the game

why-loop = It closes a { $colour } loop of { $length }.
why-joins = It joins { $colour } lines into one of { $length }.
why-forced = It fills a forced space, which must be filled.
why-line = It makes a { $colour } line of { $length }.
