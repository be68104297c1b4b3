heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
value-command = COMMAND

about-serpentarium = Hex games about snakes, loops and stacks: exact rules, strong play.
more-serpentarium =
    A game is named by a spec, its id with options: kamon, kamon(blank-loop=off), snekagon(side=5).
    In a shell, quote the parentheses: serpentarium deal 'snekagon(side=5)'

    serpentarium games              what can be played, with all options
    serpentarium play kamon         play in the terminal
    serpentarium COMMAND --help     more about a command
about-games = List the games, with players and options
more-games = The value in brackets is the one an option has when you leave it out.
about-deal = Print a random setup on one line
more-deal =
    A setup fixes everything random, so that setup and moves replay a game exactly.

    serpentarium deal kamon --seed 7
about-moves = Print the legal moves, one a line
more-moves =
    serpentarium moves pantarei --moves "black"
about-show = Draw a position, with whose turn it is, the scores and the result
more-show =
    serpentarium show kamon
    serpentarium show pantarei --setup W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3 --moves "black 1>2" --json
about-perft = Count the sequences of legal moves of a given length
more-perft =
    A line that ends earlier is not counted. The number stands alone on the last line.

    serpentarium perft kamon --depth 5 --divide
about-verify = Replay recorded games and compare every ply with the rules
more-verify =
    One game a line, as JSON. Exits with 1 if any game differs, or if there is none.

    serpentarium verify games.jsonl
about-random = Play random games and tell how fast, how long and how they ended
more-random =
    serpentarium random kamon --games 1000000 --threads 2
about-play = Play in the terminal
more-play =
    People share the keyboard; --random 1 gives seat 1 to a player who moves at random.

    serpentarium play kamon --random 1

about-puzzle = Solve, check and show Tantrix puzzles
more-puzzle =
    serpentarium puzzle solve discovery-30
    serpentarium puzzle solve --tiles 1-10 --loop R --count
about-puzzle-list = List the puzzles that come with the tiles
more-puzzle-list = discovery-10-blue and the like ask for another colour than the usual one.
about-puzzle-show = Show what a puzzle asks for, and its tiles
more-puzzle-show = A tile's letters are the colours of its sides, clockwise from the north-east.
about-puzzle-solve = Find a solution, find all, or count them
more-puzzle-solve =
    Solutions are told as placements: 23@1,-1r2 is tile 23 on (1,-1), turned two sixths clockwise.
    They are counted up to turning and moving the whole. Ctrl-C stops with what was found; the exit
    code is 3 if the search was broken off before it could answer.

    serpentarium puzzle solve discovery-14 --count --threads 2
    serpentarium puzzle solve rainbow-red --svg triangle.svg
about-puzzle-check = Say whether a solution is right, and if not, why
more-puzzle-check =
    Exits with 1 if it is wrong.

    serpentarium puzzle check discovery-3 --placements "1@0,0r0 2@0,-1r4 3@1,-1r4"

arg-spec = The game: its id, and options in parentheses
arg-setup = Everything random; left out, it is dealt and told on standard error
arg-moves = The moves so far, separated by spaces
arg-seed = A number; the same one gives the same again
arg-depth = How many moves long
arg-divide = Show the count for each first move too
arg-show-json = Print the state as JSON, for programs
arg-files = Files of recorded games
arg-games = How many (10000 when left out)
arg-threads = How many threads play (1 when left out)
arg-json = Print the figures as JSON, for programs
arg-random = Seats that move at random, counted from 0, separated by commas
arg-id = The puzzle's id, as in the list
arg-tiles = Tiles of a puzzle of your own: 1,2,3 or 1-10
arg-loops = A colour (R, Y, G or B) in which a loop is wanted; may be given again
arg-lines = A colour (R, Y, G or B) in which a line is wanted; may be given again
arg-shape = The shape to make: free, triangle or flower
arg-holes = Allow empty cells inside
arg-first = Stop at the first solution (this is what happens anyway)
arg-all = Find every solution
arg-count = Only count the solutions; the number stands alone on the last line
arg-puzzle-solve-threads = How many threads search (1 when left out)
arg-puzzle-solve-seed = Another number finds another first solution
arg-limit = When to give up: 500ms, 60s, 10m, 2h
arg-svg = Draw the first solution into this file
arg-placements = The solution to check, placements separated by spaces
arg-language = The language to speak: en, cs or pl
arg-help = Show this help
arg-version = Show the version

unknown-argument = “{ $argument }” is not an option here; --help lists them.
unknown-command = There is no command “{ $command }”; --help lists them.
missing-command = Say what to do; --help lists the commands.
missing-argument = { $argument } is missing; --help shows how to write it.
missing-value = { $argument } needs a value; --help says which.
bad-value = “{ $value }” can't be the value of { $argument }; --help says what can.
argument-conflict = { $argument } is given twice, or doesn't go with the rest.
not-text = An argument is not readable text.
not-understood = That can't be understood; --help shows how to write it.
io-failed = Reading or writing failed: { $error }.
unreadable = { $file } can't be read: { $error }.
no-games-found = No game was found.
no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
move-refused = Move { $number }, { $move }: { $why }
at-ply = ply { $ply }
dealt = setup: { $setup }

players = { $fewest ->
    [one] one player
   *[other] { $fewest } players
}
players-range = { $fewest } to { $most } players

scores = Scores: { $scores }
to-move = { $seat } to move.
won = { $seats } wins.
won-because = { $seats } wins { $reason }.
drawn = A draw.
drawn-because = A draw: { $reason }.
shared = { $seats } share the victory.

random-games = { $games } random games of { $spec } (seed { $seed }) in { $seconds } s
random-speed = { $games } games a second, { $moves } moves a second
random-length = { $moves } moves a game on average
random-wins = { $seat } won { $wins } ({ $percent } %)
random-shared = drawn or shared: { $games } ({ $percent } %)

play-welcome = Type a move, or help, moves, show, undo, quit.
play-help = moves lists the legal moves, show draws the position again, undo takes back, quit leaves.
play-nothing-to-undo = There is nothing to take back.
play-random-moved = { $seat } plays { $move }.
play-again = To see this game again: serpentarium show '{ $spec }' --setup { $setup } --moves "{ $moves }"

unwritable = { $file } can't be written: { $error }.
puzzle-colour = “{ $colour }” is not a colour of links; those are R, Y, G and B.
puzzle-tiles = “{ $tiles }” does not list tiles; write 1,2,3 or 1-10.
puzzle-of-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
puzzle-of-some-tiles = { $laid } of { $tiles } tiles
puzzle-loop-red = red loop
puzzle-loop-yellow = yellow loop
puzzle-loop-green = green loop
puzzle-loop-blue = blue loop
puzzle-line-red = red line
puzzle-line-yellow = yellow line
puzzle-line-green = green line
puzzle-line-blue = blue line
puzzle-triangle = in a triangle
puzzle-flower = in a flower
puzzle-holes = holes allowed
puzzle-right = Right: that solves the puzzle.
puzzle-wrong = Not a solution. { $why }
puzzle-so-far = { $solutions } so far, { $seconds } s
puzzle-complete = { $count ->
    [0] There is no solution: the search was complete
    [one] One solution, and the search was complete
   *[other] { $count } solutions, and the search was complete
} ({ $seconds } s).
puzzle-found = { $count ->
    [one] One solution
   *[other] { $count } solutions
} found; there may be more ({ $seconds } s).
puzzle-time-up = { $count ->
    [0] No solution
    [one] One solution
   *[other] { $count } solutions
} so far; the time was up before the search was complete ({ $seconds } s).
puzzle-stopped = { $count ->
    [0] No solution
    [one] One solution
   *[other] { $count } solutions
} so far; the search was stopped before it was complete ({ $seconds } s).
