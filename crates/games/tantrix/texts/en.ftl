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

puzzle-placement = “{ $text }” is not a placement. Write tile, cell and rotation, like 23@1,-1r2.
puzzle-no-tiles = A puzzle needs tiles.
puzzle-tile-twice = Tile { $tile } is listed twice, and there is only one.
puzzle-cannot-lay = { $laid } tiles can't be laid when there are { $of }.
puzzle-nothing-wanted = Ask for a loop or a line, or for a shape.
puzzle-colour-twice = { $colour } is asked for twice, and a tile has one link of a colour only.
puzzle-tile-lacks-colour = Tile { $tile } has no link in any of the wanted colours ({ $colours }).
puzzle-not-triangular = { $tiles } tiles make no triangle; 3, 6, 10, 15, 21, 28 and so on do.
puzzle-not-a-flower = A flower has 7 tiles, not { $tiles }.
puzzle-unknown = There is no puzzle “{ $id }”; “serpentarium puzzle list” names them all.

wrong-extra-tile = Tile { $tile } does not belong to the puzzle.
wrong-tile-twice = Tile { $tile } is laid twice.
wrong-missing-tile = Tile { $tile } is missing.
wrong-number = { $laid } tiles are laid, but the puzzle wants { $wanted }.
wrong-cell-twice = Tiles { $one } and { $other } both lie on { $cell }.
wrong-apart = Tile { $tile } does not hang together with the rest.
wrong-no-triangle = The tiles make no triangle.
wrong-no-flower = The tiles make no flower.
wrong-not-closed = The { $colour } loop does not close: it ends at tile { $tile }.
wrong-not-open = The { $colour } line closes into a loop; it should have two ends.
wrong-loop-misses = The { $colour } loop does not run through tile { $tile }.
wrong-line-misses = The { $colour } line does not run through tile { $tile }.
wrong-hole = The empty cell { $cell } is enclosed.

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
about-waiting = { $cell }: a forced space that can't be filled now; beside it { $sides }
about-barred = { $cell }: empty, but the restrictions allow no tile here; beside it { $sides }
about-choice = Tile { $tile } on { $cell }, turned by { $degrees } degrees
about-choice-line = Tile { $tile } on { $cell }, turned by { $degrees } degrees, in a { $colour } line of { $length }
about-choice-loop = Tile { $tile } on { $cell }, turned by { $degrees } degrees, closing a { $colour } loop of { $length }
about-line = Longest { $colour } line: { $length }
about-loop = Longest { $colour } loop: { $length }
