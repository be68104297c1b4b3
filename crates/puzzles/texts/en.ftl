red = red
yellow = yellow
green = green
blue = blue

clash = Tile { $tile } on { $cell } would show { $own } where tile { $other } shows { $theirs }.
no-such-tile = “{ $text }” names a tile that does not exist. The tiles are numbered from 1 to 56.
too-far = “{ $text }” is further out than 56 tiles can reach.

puzzle-placement = “{ $text }” is not a placement. Write tile, cell and rotation, like 23@1,-1r2.
puzzle-no-tiles = A puzzle needs tiles.
puzzle-tile-twice = Tile { $tile } is listed twice, and there is only one.
puzzle-cannot-lay = You can’t place { $laid } tiles when there are only { $of }.
puzzle-nothing-wanted = Ask for a loop or a line, or for a shape.
puzzle-colour-twice = { $colour } is asked for twice, but a tile has only one link of each colour.
puzzle-tile-lacks-colour = Tile { $tile } has no link in any of the wanted colours ({ $colours }).
puzzle-not-triangular = { $tiles } tiles can’t form a triangle; 3, 6, 10, 15, 21, 28 and so on can.
puzzle-not-a-flower = A flower has 7 tiles, not { $tiles }.
puzzle-unknown = There is no puzzle “{ $id }”; “serpentarium puzzle list” names them all.

wrong-extra-tile = Tile { $tile } is not part of the puzzle.
wrong-tile-twice = Tile { $tile } is placed twice.
wrong-missing-tile = Tile { $tile } is missing.
wrong-number = { $laid } tiles are placed, but the puzzle needs { $wanted }.
wrong-cell-twice = Tiles { $one } and { $other } are both on { $cell }.
wrong-apart = Tile { $tile } is not connected to the rest.
wrong-no-triangle = The tiles don’t form a triangle.
wrong-no-flower = The tiles don’t form a flower.
wrong-not-closed = The { $colour } loop does not close: it ends at tile { $tile }.
wrong-not-open = The { $colour } line closes into a loop; it should have two ends.
wrong-loop-misses = The { $colour } loop does not run through tile { $tile }.
wrong-line-misses = The { $colour } line does not run through tile { $tile }.
wrong-hole = The empty cell { $cell } is enclosed.

puzzle-of-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
puzzle-of-some-tiles = { $laid } of { $tiles } tiles
puzzle-loop-red = red loop
puzzle-loop-yellow = yellow loop
puzzle-loop-green = green loop
puzzle-loop-blue = blue loop
puzzle-line-red = red line
puzzle-line-yellow = yellow line
puzzle-line-green = green line
puzzle-line-blue = blue line
puzzle-triangle = in a triangle
puzzle-flower = in a flower
puzzle-holes = holes allowed

white = white
title-discovery = Discovery { $tiles }
title-discovery-colour = Discovery { $tiles }, { $colour }
title-rainbow = Rainbow, { $colour }
title-xtreme = Xtreme { $tiles }
title-xtreme-triangle = Xtreme, triangle
title-flower = Flower
title-genius-red-blue = Genius, red and blue
title-genius-red-yellow = Genius, red and yellow
title-own = A puzzle of your own

wrong-closes-early = The { $colour } loop closes too early: { $left ->
    [one] one tile that it must run through is
   *[other] { $left } tiles that it must run through are
} still to be placed.
table-occupied = Tile { $other } is already on { $cell }.
table-apart = Tile { $tile } on { $cell } would not touch any other tile.
table-lies = Tile { $tile } is already on the table. Take it away first, or place another one.
table-lies-not = Tile { $tile } is not on the table.
table-full = All { $wanted } tiles are on the table. Take one away first.
table-take = Take tile { $tile } away
