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
