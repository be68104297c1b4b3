line-title = Lengthen the line
line-task = Fourteen tiles come one at a time, and you place each beside the others so that touching colours match. The aim is one red line through all of them. Make it longer.
line-hint = Turn the tile until its red link continues the red line.
line-done = That is the whole idea: keep red going.
line-failed = The red line did not grow.

open-title = Keep the ends free
open-task = An empty space with three tiles around it is forced: the next tile that fits has to go there, like it or not. Lengthen red without making one.
open-hint = Place the tile on the outside, where it has few neighbours.
open-done = Red is longer, and the next tile can go where you like.
open-failed = The red line did not grow.
open-failed-third = A space has three tiles around it now, so the next tile that fits has to go there.

forced-title = Fill the forced space
forced-task = This tile fits two forced spaces, so it must go in one of them. Choose the one that helps the red line.
forced-hint = In one of the two the red line passes through the tile.
forced-done = Forced, and yet useful.
forced-failed = It had to go in one of them, but the other one would have lengthened red.

join-title = Join the pieces
join-task = Not every tile continues the line; some wait until they can be joined. Now you can: join two red lines.
join-hint = Two red ends face the same empty space on the left.
join-done = One longer line again.
join-failed = Two red lines have to meet in your tile.

eight-title = Eight in a line
eight-task = So far every tile is part of the line: red has seven. Make it eight.
eight-hint = The line has an end on the left.
eight-done = Eight of fourteen, and nothing lost so far.
eight-failed = The red line still has seven tiles.

ahead-title = Think about the next tile
ahead-task = Two tiles, two steps: lengthen the line to seven. Watch where its end points after the first one.
ahead-hint = Place the first tile at the lower right, with the open red end facing away from other tiles.
ahead-done = Seven. Keep an end free, and you can go on.
ahead-failed = Not seven. Try to leave the red end where there is room.

blue-title = Another colour
blue-task = You may choose the colour before you begin. Here it is blue: join two blue lines.
blue-hint = Look below the middle: two blue ends face the same space.
blue-done = Blue it is. Every colour has its own puzzle in the same tiles.
blue-failed = No two blue lines were joined.

loop-title = Close a loop
loop-task = The loop is harder: only a closed red line counts then. Close a small one to see how it works.
loop-hint = Three tiles on the right already bend around one space.
loop-done = A loop! Of course the real aim is one through all fourteen.
loop-failed = The red line is still open.

finish-title = Through all fourteen
finish-task = Eleven tiles form one line, and three are still to come. Run red through all fourteen.
finish-hint = Start on the left, next to the last tile, and leave the end where two more tiles have room.
finish-done = Fourteen of fourteen: solved! You know the solitaire now.
finish-failed = One tile was left out. Every one of the three has to continue the line.
