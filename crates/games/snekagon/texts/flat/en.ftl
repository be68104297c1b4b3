
summary = Place tiles end to end.
goal = The longest snake wins – it must not branch or touch itself.
hint = Pick a tile, then the cells where it should go.
move-hint = A move is the cells along the tile, like f6 or d4-d5-e5-e6.
overlay = Show where snakes can still grow
option-side = How many cells are there along each side of the board?

red = Red
green = Green
letters = R is Red, G is Green; below the board, how long their longest snakes are, and the tiles they have left.

setup-nothing = “{ $text }” is not a Snekagon setup. Nothing in the game is random, so its setup is a hyphen: -.
