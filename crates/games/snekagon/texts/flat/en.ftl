
summary = Lay tiles end to end.
goal = The longest snake wins – it may neither branch nor touch itself.
hint = Pick a tile, then the cells where it shall lie.
move-hint = A move is the cells along the tile, like f6 or d4-d5-e5-e6.
overlay = Show where snakes can still grow
option-side = how many cells a side of the board has

red = Red
green = Green
letters = R is Red, G is Green; below the board, how long their longest snakes are, and the tiles they have left.

setup-nothing = “{ $text }” is no setup of Snekagon. Nothing is random in it, so its setup is a hyphen: -.
