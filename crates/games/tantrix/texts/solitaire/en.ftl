summary = For one: lay fourteen tiles in the order in which you draw them.
goal = Lead one line or loop of your colour through all of them.
hint = Lay the tile you have drawn on a marked space where its links fit.
move-hint = A move is the drawn tile, a cell and a rotation, like 7@1,-1r2: tile 7 on (1,-1), turned two steps of 60 degrees clockwise.
overlay = Show forced and dead spaces
option-goal = what shall run through all fourteen tiles
option-goal-line = a line
option-goal-loop = a closed loop
option-colour = the colour of the line or loop
option-colour-red = red
option-colour-yellow = yellow
option-colour-blue = blue

tally = { $goal ->
    [loop] { $score ->
        [0] There is no closed { $colour } loop
       *[other] The longest closed { $colour } loop has { $score } of { $target } tiles
    }
   *[line] The longest { $colour } line has { $score } of { $target } tiles
}

player = Player

red = red
yellow = yellow
green = green
blue = blue

goal-line = The goal is one { $colour } line through all 14 tiles.
goal-loop = The goal is one closed { $colour } loop through all 14 tiles.
left = { $count ->
    [0] There is no tile left to draw.
    [one] One tile is left to draw.
   *[other] { $count } tiles are left to draw.
}

reason-solved = solved
reason-all-laid = all 14 tiles are laid
reason-nothing-fits = the tile drawn fits nowhere

not-drawn = You have drawn tile { $drawn }, not tile { $tile }.

setup-green = Tile { $tile } is not in the solitaire: it is played with tiles 1 to 14.
setup-count = The setup has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. It must have all 14, or only the first if the order of the others is not known.

arrange-order = Order of the tiles
arrange-known = First
arrange-unknown = Still to be drawn
