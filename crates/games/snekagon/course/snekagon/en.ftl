first-title = Start in the middle
first-task = Red starts with the single hex, anywhere. It can grow in every direction, so give it room: put it on the middle cell or next to it.
first-hint = The seven cells in the middle of the board count.
first-done = A good start: your snake can grow in all six directions.
first-failed = That is far from the middle. Try again, closer.

extend-title = Extend your snake
extend-task = Now place a tile so that it touches your hex: that makes one longer snake. Tiles may be turned and flipped.
extend-hint = Pick any tile and put one of its ends next to your single hex.
extend-done = One snake. It must never branch or touch itself.
extend-failed = That started a second snake. Place the tile right beside your hex.

found-title = Start another snake
found-task = A tile that joins none of your snakes must touch nothing at all, neither yours nor your opponent’s. Start a second snake.
found-hint = The upper part of the board is empty.
found-done = A second snake. Later one tile may join the two.
found-failed = That extended your snake. Keep away from everything on the board.

grow-title = Make it seven
grow-task = Your score is the length of your longest snake. Make it seven hexes long with one tile.
grow-hint = You have three. A tile of four at either end will do.
grow-done = Seven hexes. The longest snake at the end wins.
grow-failed = It is shorter than seven. Long tiles are worth most while there is room.
grow-failed-second = That started a second snake. Join your tile to one end of the first.

bend-title = Around the bend
bend-task = Where tiles join, the snake goes straight on or turns by 60 degrees, never sharper. Grow at the right end to eight hexes or more.
bend-hint = From the last hex, go up or down along the edge with a tile of three or four.
bend-done = Around the corner, and no three hexes touch.
bend-failed = Grow at the right end, by three hexes or more.
bend-failed-second = That started a second snake. Join your tile to the right end of the first.

touch-title = Close to your opponent
touch-task = A tile that extends your snake may touch your opponent’s. Do that: it takes away room to grow.
touch-hint = Your tile has to touch your own hex and one of the green ones.
touch-done = Now that end of the green snake has less room.
touch-failed = That started a second snake. Touch both: your own snake and the green one.
touch-failed-apart = That extends your snake, but does not touch the green one.

join-title = Join two snakes
join-task = One tile may join two of your snakes, end to end. Make one snake of both.
join-hint = There are three empty cells between them in a straight line. Or take a detour.
join-done = Two snakes have become one: joins make the biggest jumps.
join-failed = They are still two snakes. Both ends of the tile have to touch one of yours.

ring-title = Close a ring
ring-task = A snake may bite its own tail. Close the ring.
ring-hint = Two cells are missing at the top of the ring.
ring-done = A ring of six, the smallest there is. All its hexes count.
ring-failed = The snake is still open. Join its two ends.

open-title = Better not a ring
open-task = A ring can never grow again. With most tiles still in hand it is better to stay open: make the snake eight hexes long.
open-hint = A tile of four at either end.
open-done = Eight, and both ends are free for more.
open-failed = That is shorter than eight. Add a tile of four at one end.
open-failed-ring = A short ring can never grow again. Go for eight hexes and open ends.
open-failed-second = That started a second snake. Join your tile to one end of the first.

hold-title = Hold your opponent back
hold-task = Green has one tile of four left, and wants to join two snakes with it. Place a tile so that Green can’t get beyond eight hexes.
hold-hint = Green’s snakes are close to each other on the left. Get in between.
hold-done = Green stays short. Room you take is worth as much as room you use.
hold-failed = Green still gets there, as you see: one tile joins two green snakes.

again-title = Move twice
again-task = A player who can’t move is skipped for the rest of the game. Green has only the straight tile of three left: take away the last place for it, and keep one for yourself.
again-hint = Green could still place its tile in the lower left corner.
again-done = Green is out, and you go on alone.
again-failed = Green can still move: see where its tile fits.

win-title = The last tile
win-task = Few places are left. You are Red: find the placement that wins.
win-hint = Extend your long snake in the middle to the upper left, so that Green can’t catch up.
win-done = The longest snake wins. You know Snekagon now!
win-failed = Green is at least as long in the end. Look for more hexes on your longest snake.
