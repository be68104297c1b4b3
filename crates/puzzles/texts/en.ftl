red = red
yellow = yellow
green = green
blue = blue

clash = Tile { $tile } on { $cell } would show { $own } where tile { $other } shows { $theirs }.
no-such-tile = “{ $text }” names a tile that does not exist. The tiles are numbered from 1 to 56.
too-far = “{ $text }” lies further out than 56 tiles can reach.

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
} still to be laid.
table-occupied = Tile { $other } already lies on { $cell }.
table-apart = Tile { $tile } on { $cell } would touch no other tile.
table-lies = Tile { $tile } already lies. Take it away first, or lay another one.
table-lies-not = Tile { $tile } doesn't lie on the table.
table-full = All { $wanted } tiles lie. Take one away first.
table-take = Take tile { $tile } away
