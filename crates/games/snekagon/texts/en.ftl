first-single = The first move is the single hex, anywhere.
tile-used = You don’t have tile { $tile }.
single-first-only = The single hex is only for the first move of the game.
occupied = { $cell } is taken.
founding-touches = A tile that starts a new snake must not touch any other tile, and there is a snake beside it on { $cell }.
touches-itself = A snake must not touch itself or another of your snakes: { $cell } would be next to { $other }.
sharp-turn = From { $other } to { $cell } the snake would turn too sharply: three hexes would touch.
branches = The snake would branch at { $other }: a hex joins at most two others, and { $cell } would be one too many.

off-board = There is no cell { $cell } on the board.
gap = { $cell } and { $other } are not neighbours, so they can’t be next to each other on a tile.
too-long = No tile in this game has { $count } hexes: the longest have { $most }.
no-tile = No tile in this game has the shape of { $cells }: tiles never turn sharply.

eye = { $cell } is an eye of the board; nothing can be placed on it.
end-closed = The end on { $other } is closed, so { $cell } can’t join it there.
drilled-end-touches = { $cell } would be drilled, so it must not touch any of your hexes on its own board, and it touches { $other }.
single-full = A single hex joins at most two others, drills included; on { $cell } it would join { $count }.
nothing-to-drill = You have no hex on { $cell } of board { $board } to drill to.
drill-closed = Your hex on { $cell } of board { $board } is not an open end, so you can’t drill to it.
heading = On { $cell } the snake would turn back: through the clay it goes straight on or turns by 60 degrees.
no-such-board = There is no board { $board }: the boards are numbered from 1 to { $count }.
not-neighbours = Boards { $board } and { $other } are not neighbours, so you can’t drill between them.
drills-twice = A single hex can’t be drilled to board { $board } twice.

board = Board { $board }
on-board = board { $board }, { $cell }
cell-free = { $cell }: free
cell-dead = { $cell }: free, but nothing can be placed here any more
cell-eye = { $cell }: eye
cell-snake = { $cell }: { $name }, hex { $index } of { $length } from the head
cell-drilled = { $cell }: { $name }, hex { $index } of { $length } from the head, drilled to board { $boards }
snake = { $name }: a snake of { $length ->
    [one] one hex
   *[other] { $length } hexes
}
ring = { $name }: a ring of { $length } hexes
lay = { $tile }, { $from } to { $to }
lay-one = { $tile }, { $from }
lay-on-board = board { $board }: { $lay }
lay-drilled = { $lay }, drilled to board { $boards }
lay-grows = { $lay }; the snake grows from { $before } to { $after }
lay-begins = { $lay }; a new snake

tile-1 = a single hex
tile-2 = two hexes
tile-i3 = three hexes, straight
tile-v3 = three hexes, bent
tile-i4 = four hexes, straight
tile-l4 = four hexes, bent near one end
tile-s4 = four hexes, a zigzag
tile-u4 = four hexes, an arc
tile-i5 = five hexes, straight
tile-l5 = five hexes, bent near one end
tile-v5 = five hexes, bent in the middle
tile-c5 = five hexes, both ends bent to the same side
tile-u5 = five hexes, a nearly closed ring
tile-j5 = five hexes, one end curled
tile-w5 = five hexes, a zigzag
tile-n5 = five hexes, a zigzag with one long end
tile-z5 = five hexes, the ends bent to opposite sides
tile-s5 = five hexes, an arc with its end turned outwards

overlay-reach = { $count ->
    [0] { $name } can’t grow any more.
    [one] { $name } could reach one cell.
   *[other] { $name } could reach { $count } cells.
}
overlay-contested = { $count ->
    [0] No cell is contested. The number at an end shows how many cells it could reach.
    [one] One cell is contested. The number at an end shows how many cells it could reach.
   *[other] { $count } cells are contested. The number at an end shows how many cells it could reach.
}

why-ring = It closes a ring.
why-joins = It joins two of your snakes; your longest then has { $length } hexes.
why-blocks = { $count ->
    [one] It closes an open end of { $name }.
   *[other] It closes { $count } open ends of { $name }.
}
why-grows = It makes your longest snake grow from { $before } to { $after } hexes.
