floor-title = Several boards
floor-task = There are as many boards as players, all alike. The two holes are eyes: nothing can be placed on them. Start your first snake on board 2.
floor-hint = Pick any tile and place it on the second board. On a small screen press 2 above the board first.
floor-done = Your snake lives on board 2. It may move to board 1 later.
floor-failed = That is board 1. Place a tile on the other one.

extend-title = Extend
extend-task = On one board it works as in Snekagon: a tile joins the end of your snake. Extend your snake on board 1.
extend-hint = Put a tile next to one of its two ends, on the same board.
extend-done = A longer snake on the same board.
extend-failed = Stay on board 1, and join one end of your snake.

drill-title = Drill to the next board
drill-task = A snake may escape: place a tile on board 2 with one end on the same cell as an end of your snake on board 1, and drill the two together.
drill-hint = Your snake ends on f4 and f7. Place a tile on board 2 that ends on one of these cells, and choose the drill.
drill-done = Drilled through. Both hexes count towards the length.
drill-failed = There is no drill. The end of your tile has to be on f4 or f7 of board 2.

eight-title = Eight hexes
eight-task = The longest snake over all boards wins, and both hexes of a drill count. Make your snake eight long or more, on any board.
eight-hint = You have four. A tile of four or five, joined or drilled, will do.
eight-done = Eight. With two boards there is nearly always somewhere to go.
eight-failed = That is shorter than eight. Use a longer tile.
eight-failed-second = That started a second snake. Join your tile to the one you have, or drill it.

onward-title = A drilled end is closed
onward-task = Where a tile is drilled, nothing can join it any more. Your snake of six goes on from its other two ends: make it nine or longer.
onward-hint = The open ends are f4 on board 1 and f8 on board 2.
onward-done = Right, the snake goes on from its open ends.
onward-failed = Not nine yet. Add three more hexes at an open end.
onward-failed-second = That started another snake. The open ends of yours are f4 on board 1 and f8 on board 2.

single-title = The single hex as a joint
single-task = The single hex is an ordinary tile here, and a special one: drilled once, it stays open in every direction. Drill it to your snake.
single-hint = Place the single hex on board 2, on the cell where your snake ends.
single-done = From there your snake can go in any direction, or drill on.
single-failed = Take the single hex, and drill it.
single-failed-other = Drilled, but with another tile. Take the single hex.

join-title = Join across boards
join-task = You have a snake on each board. One tile can join them: drilled at one end, touching at the other.
join-hint = Start on f7 of board 2, where the drill comes out, and reach for f10.
join-done = One snake over two boards.
join-failed = They are still two snakes. The tile needs a drill at f7 and has to touch the snake on board 2.

ring-title = A ring through two boards
ring-task = A tile may be drilled at both ends, and so close a ring. Close it over both boards.
ring-hint = Which of your tiles can begin on f5 and end on f7 of board 2? It has to go around.
ring-done = A ring through both boards. Like every ring it can’t grow any more.
ring-failed = No ring yet. Both ends of the tile have to be on the ends of your snake, f5 and f7.

circle-title = Boards in a circle
circle-task = Three players, three boards in a circle: board 3 is next to board 2 and to board 1. Drill from board 1 to board 3.
circle-hint = The same cell, f4 or f7, on the third board.
circle-done = With more players there are boards that are not neighbours, but the circle always closes.
circle-failed = Drill to board 3: place the tile there, with an end on f4 or f7.
circle-failed-second = That is board 2. Board 3 is next to board 1 as well: drill there.

straight-title = Keep your heading
straight-task = In the advanced game a snake keeps its heading through a drill: it goes straight on or turns by 60 degrees. Drill and go straight on.
straight-hint = Your snake arrives at f7 from the left, so it goes on to f8.
straight-done = Straight through the clay.
straight-failed = Not straight on. Coming from f6 to f7, straight on is f8; coming from f5 to f4, it is f3.
straight-failed-undrilled = There is no drill. One end of your tile has to be on f4 or f7 of board 2.

turn-title = A gentle turn
turn-task = Turning by 60 degrees is allowed as well, turning back is not. Drill, turn, and reach seven hexes or more.
turn-hint = From f7 go to e8 or to g7, with a tile of three or more.
turn-done = A gentle turn through the drill. Nothing sharper is allowed.
turn-failed = That is shorter than seven. Use a tile of three hexes or more.
turn-failed-undrilled = There is no drill. One end of your tile has to be on f4 or f7 of board 2.
turn-failed-straight = That went straight on. Turn just after the drill.

win-title = Tunnel through
win-task = The game is nearly over. Two of your snakes end close to each other on board 1, but your last tile does not fit between them. Join them by way of board 2, and win.
win-hint = The ends are d8 and e9. Which tile begins on one and ends on the other, on board 2?
win-done = Down, around and up again: the longest snake is yours. You know Snekagon 5G now!
win-failed = That is not enough. Join d8 and e9 with a tile on board 2 that is drilled at both ends.
