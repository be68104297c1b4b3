summary = Creep forward, never touch yourself, and leave the other snake no way out.
goal = Make the last move: whoever can’t move loses.
hint = Choose a ringed cell beside the head of your snake.
move-hint = A move is the cell that your snake’s head goes to, like d6.
option-side = How many cells are there along each side of the board?

red = Red
green = Green
cell-free = free
cell-dead = free, but no snake can get there
cell-hole = a hole
snake = { $name }: a snake of { $length ->
    [one] one cell
   *[other] { $length } cells
}

hole = There is a hole at { $cell }.
taken = There is already a snake on { $cell }.
too-far = { $cell } is not next to your snake’s head, which is on { $head }.
touches = On { $cell } your snake would touch itself.

no-holes = “{ $text }” is not an Uncoil setup. A setup is the cell of one hole, like d5; the other hole lies opposite. The middle and the corners where the snakes begin can’t be holes.
