summary = Creep ahead, never touch yourself, and leave the other snake no way out.
goal = Make the last move: whoever can't move loses.
hint = Choose a ringed cell beside the head of your snake.
move-hint = A move is the cell that your snake's head goes to, like d6.
option-side = how many cells each side of the board has

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
taken = A snake lies on { $cell } already.
too-far = { $cell } is not beside the head of your snake, which is on { $head }.
touches = On { $cell } your snake would touch itself.

no-holes = “{ $text }” is no setup of Uncoil. A setup is the cell of one hole, like d5; the other hole lies opposite. The middle and the corners where the snakes begin can't be holes.
