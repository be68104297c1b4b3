summary = For one: place fourteen tiles in the order in which you draw them.
goal = Run one line or loop of your colour through all of them.
hint = Place the tile you have drawn on a marked space where its colours fit.
move-hint = A move is the drawn tile, a cell and a rotation, like 7@1,-1r2: tile 7 on (1,-1), turned two steps of 60 degrees clockwise.
overlay = Show forced and dead spaces
option-goal = What should run through all fourteen tiles?
option-goal-line = A line
option-goal-loop = A closed loop
option-colour = What colour should the line or loop be?
option-colour-red = Red
option-colour-yellow = Yellow
option-colour-blue = Blue

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
    [0] There are no tiles left to draw.
    [one] One tile is left to draw.
   *[other] { $count } tiles are left to draw.
}

reason-solved = solved
reason-all-laid = all 14 tiles have been placed
reason-nothing-fits = the tile drawn fits nowhere

not-drawn = You have drawn tile { $drawn }, not tile { $tile }.

setup-green = Tile { $tile } is not part of the solitaire, which is played with tiles 1 to 14.
setup-count = The setup has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. It must have all 14, or only the first if the order of the others is not known.

arrange-order = Order of the tiles
arrange-known = First
arrange-unknown = Still to be drawn
