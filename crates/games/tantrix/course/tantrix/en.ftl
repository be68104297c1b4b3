match-title = Continue your line
match-task = Your colour is red. Place a tile beside the first one: the colours of touching sides must match. Do it so that a red line runs through both tiles.
match-hint = Red leaves the first tile at the top. Put a tile with red there, and turn it until red meets red.
match-done = A red line of two tiles. The longest line counts in the end.
match-failed = The colours match, but your red line does not run through both tiles.

five-title = A line of five
five-task = Your colour is blue now. Your longest blue line has four tiles; make it five.
five-hint = Follow the blue line to both of its ends. One more tile with blue there will do.
five-done = Five. You draw a new tile after each one you place, so you always hold six.
five-failed = Your longest blue line is still shorter. See where it ends.

forced-title = A forced space
forced-task = An empty space with three tiles around it is forced: a player who holds a tile that fits must fill it first. There are two, and you choose which comes first. Take the one that lengthens your red line.
forced-hint = You can place two of your tiles now. Only one of them continues red.
forced-done = Forced, and still good for you. Your free move comes next.
forced-failed = You filled the other space. It had to be filled too, but it does nothing for red.

fill-title = Choose the right fill
fill-task = Several tiles fit the forced spaces. Your colour is green: choose the fill that joins two green lines.
fill-hint = See which green ends meet at a forced space.
fill-done = Two lines became one, with a tile you had to place anyway.
fill-failed = That fill joins no green lines.

join-title = Join two lines
join-task = You are green, and it is your free move: any tile that fits, anywhere. Join two green lines.
join-hint = Two green ends face the same empty space on the right.
join-done = Joining is the quickest way to grow.
join-failed = No two green lines were joined. Which space do two green ends face?

barred-title = Watch the restrictions
barred-task = While there are tiles in the bag, no tile may leave a gap in a row or make a space see one colour three times. So the red spaces must stay empty for now. Lengthen your red line elsewhere.
barred-hint = Red also ends at the top.
barred-done = Well found. The board shows what can be placed, and says why when something can’t.
barred-failed = Your red line has not grown. Try the top of the table.

forces-title = Make a forced space
forces-task = A new forced space may keep your opponent busy, if they hold a tile that fits. Lengthen red and make a forced space with the same tile.
forces-hint = Place your tile so that some empty space gets its third neighbour.
forces-done = Your line is longer, and there is a new space that may have to be filled.
forces-failed = Both at once: a longer red line and one more forced space.
forces-failed-unforced = Your red line is longer, but no new space has three tiles around it.
forces-failed-short = There is a new forced space, but your red line has not grown.

again-title = Place one more
again-task = After your free move come forced spaces again, including any you have just made. Make one that you can fill yourself: then you place another tile at once.
again-hint = Find a spot whose neighbour becomes forced, and check whether one of your tiles fits there.
again-done = It is still your turn. Clever players place three or four tiles in a row like this.
again-failed = Your turn is over: none of your tiles fits a forced space.
again-failed-unforced = That made no forced space, so your turn is over.

loop-title = Make a loop
loop-task = A closed loop scores two points a tile. Your colour is green: close it.
loop-hint = Green runs around the middle. One space at the upper left is missing.
loop-done = A loop: twice as many points as a line of the same length.
loop-failed = The green line is still open. Where do its two ends face each other?

last-title = The last tile
last-task = The bag is empty: the restrictions no longer apply, and only colours matter. You are green, and this is the last tile of the game. Win.
last-hint = Your longest green line has an end at the top.
last-done = The longest line wins. You know Tantrix now!
last-failed = That was not enough. Lengthen your longest green line.
