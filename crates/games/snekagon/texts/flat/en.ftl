
summary = Lay tiles end to end and build a longer snake than your opponent's, one that never branches nor touches itself.
move-hint = A move is the cells along the tile, like f6 or d4-d5-e5-e6.
option-side = how many cells a side of the board has

red = Red
green = Green

setup-nothing = “{ $text }” is no setup of Snekagon. Nothing is random in it, so its setup is a hyphen: -.
