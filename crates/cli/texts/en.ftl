heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
value-command = COMMAND

about-serpentarium = Hex games about snakes, loops and stacks: exact rules, strong play.
more-serpentarium =
    A game is named by a spec, its id with options: kamon, kamon(blank-loop=off), snekagon(side=5).
    In a shell, quote the parentheses: serpentarium deal 'snekagon(side=5)'

    serpentarium                    serve the site at http://127.0.0.1:7007/
    serpentarium games              what you can play, with all options
    serpentarium play kamon         play in the terminal
    serpentarium COMMAND --help     more about a command
about-serve = Serve the site and the API (the default without a command)
more-serve =
    Settings come from options, then from variables (SERPENTARIUM_BOT_THREADS for --bot-threads), then
    from a TOML file (bot-threads = 1); docs/server.md describes them all. If no port is given and
    7007 is taken, one of the next nine is used.

    serpentarium serve --listen 0.0.0.0:8080 --database games.db
about-backup = Copy the database into a new file, while the server runs or not
more-backup =
    PostgreSQL has its own tool, pg_dump.

    serpentarium backup monday.db
about-restore = Restore the database from a copy; nothing is overwritten
more-restore =
    serpentarium restore monday.db --database games.db
about-export = Print the records of all matches as JSON, one per line
more-export =
    serpentarium export > matches.jsonl
    serpentarium export --studies > studies.jsonl
about-check = Replay every match in the database and verify that everything is consistent
more-check =
    Rules, hashes, deals, lists, seats and ratings are recomputed from the events, and the ledger shows
    whether matches or their last events are missing. Exits with 1 if anything is wrong.

    serpentarium check --database monday.db
    serpentarium check --roots roots.txt
about-verify-deal = Verify that what was dealt in a match was fixed before it began
more-verify-deal =
    The record of a finished match is at /api/v1/matches/ID/record; records written by export work as well. Exits
    with 1 if a deal is wrong.

    curl -s http://127.0.0.1:7007/api/v1/matches/ID/record | serpentarium verify-deal
about-loadtest = Play many games at once against a server and report how it copes
more-loadtest =
    Without --address, a server is started in the same process, with threads of its own. Moves
    are made at times fixed beforehand, whether or not the server keeps up, and latency is measured
    from that time to the acknowledgement, when the move is on disk. Players listen as pages do.

    serpentarium loadtest --games 2000 --rate 1000 --lasting 30s
about-help = Show the help of a command
more-help = serpentarium help puzzle solve
arg-command = Which command (default: all)
about-man = Print the manual page
more-man =
    With --folder, each command gets a page of its own as well.

    serpentarium man | man -l -
    serpentarium man --folder ~/.local/share/man/man1
arg-folder = A folder for the pages, one for each command
about-completions = Print completions for a shell
more-completions =
    serpentarium completions bash > ~/.local/share/bash-completion/completions/serpentarium
arg-shell = Which shell: bash, elvish, fish, powershell or zsh
about-games = List the games, with players and options
more-games = The value in brackets is the default.
about-rules = Print the rules of a game
more-rules =
    serpentarium rules kamon
    serpentarium rules tantrix --language cs
about-deal = Print a random setup on one line
more-deal =
    A setup fixes everything random, so that setup and moves replay a game exactly.

    serpentarium deal kamon --seed 7
about-moves = Print the legal moves, one per line
more-moves =
    serpentarium moves pantarei --moves "black"
about-show = Draw a position, with whose turn it is, the scores and the result
more-show =
    serpentarium show kamon
    serpentarium show pantarei --setup W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3 --moves "black 1>2" --json
    serpentarium show snekagon --setup - --moves "f6 d4-d5-d6" --svg snakes.svg
    serpentarium show --record games.jsonl --line 3 --ply 20
about-perft = Count the sequences of legal moves of a given length
more-perft =
    A line that ends earlier is not counted. The last line is the number alone.

    serpentarium perft kamon --depth 5 --divide
about-verify = Replay recorded games and compare every ply with the rules
more-verify =
    One game per line, as JSON, as written by export, arena --record, play --record and a match’s /record. Exits with 1
    if any game differs, or if there is none.

    serpentarium verify games.jsonl
about-random = Play random games and report how fast and how long they were and how they ended
more-random =
    serpentarium random kamon --games 1000000 --threads 2
about-play = Play in the terminal
more-play =
    You play the first seat and bots play the others. --bot 0 gives seat 0 to a bot instead, and --people
    leaves all seats to people at one keyboard. When you leave, the command that continues the game is printed.

    serpentarium play kamon --bot 1 --level 3

about-solve = Prove who wins a position, in two-player games without chance
more-solve =
    Exits with 0 if proved and with 3 if not. A checkpoint keeps what was learned: the same command
    continues from there.

    serpentarium solve kamon --setup S --moves "f5 b5" --limit 10s
    serpentarium solve kamon --setup S --threads 2 --memory 16GB --limit 6h --checkpoint kamon.proof
about-analyse = Find the best moves in a position
more-analyse =
    serpentarium analyse pantarei --moves "black" --limit 3s
about-arena = Let players play against each other, and say who is stronger
more-arena =
    A player is bot:LEVEL (1 to 8), uct, greedy, random or engine:COMMAND, perhaps with a budget of its
    own: bot:8@2s, bot:8@2s-cpu (processor time: fair also with --parallel and beside other work),
    uct@5000p (playouts). Each deal is played in every order of seats, and errors and the sequential
    test count deals, not games. With --record games are kept, and the same call goes on where it was
    stopped.

    serpentarium arena kamon bot:8 uct --games 40 --budget 500ms
    serpentarium arena snekagon bot:5 bot:4 --games 400 --sprt 0,100 --record games.jsonl
about-engine = Speak the engine protocol on standard input and output
more-engine = docs/protocol.md describes it; start with "ugi".
about-bridge = Let an engine play on a server, as a player of its own
more-bridge =
    The engine speaks docs/protocol.md; one is started for each match. Create the token on the server, in
    your account’s settings or with POST /api/v1/account/tokens. Challenges by name are accepted; with --open, those
    to anyone too. After a lost connection the bridge reconnects by itself.

    serpentarium bridge --token TOKEN --engine "python3 docs/examples/first_bot.py"
    serpentarium bridge --server https://example.org --token TOKEN --engine "serpentarium engine" --games kamon,tantrix
about-puzzle = Tantrix puzzles, and positions from all games with something to find
more-puzzle =
    serpentarium puzzle solve discovery-30
    serpentarium puzzle solve --tiles 1-10 --loop R --count
about-puzzle-list = List the puzzles that come with the tiles, or those of a game
more-puzzle-list =
    Names like discovery-10-blue ask for a colour other than the usual one.

    serpentarium puzzle list kamon
about-puzzle-show = Show what a puzzle asks for, and its tiles or its position
more-puzzle-show = A tile’s letters are the colours of its sides, clockwise from the north-east.
about-puzzle-make = Make find-the-win and best-end puzzles from games of our bots
more-puzzle-make =
    Each one is proved, and proved again by another search before it is written. The same seed makes the
    same puzzles; Ctrl-C stops after the current game, and the same command continues from there. The counts at
    the end say why other positions made none.

    serpentarium puzzle make kamon --count 500 --file kamon.jsonl
about-puzzle-verify = Prove the games’ puzzles again
more-puzzle-verify =
    Checks every right move, every wrong one, every defence and every end of a solution by plain search. Exits
    with 1 if any is wrong.

    serpentarium puzzle verify --sample 20
    serpentarium puzzle verify kamon
about-puzzle-solve = Find a solution, find all, or count them
more-puzzle-solve =
    A solution is a list of placements: 23@1,-1r2 is tile 23 on (1,-1), turned two sixths clockwise.
    Solutions that differ only by turning or moving the whole count once. Ctrl-C stops with what was found; the
    exit code is 3 if the search was stopped before it could answer.

    serpentarium puzzle solve discovery-14 --count --threads 2
    serpentarium puzzle solve rainbow-red --svg triangle.svg
about-puzzle-check = Say whether a solution is right and, if not, why
more-puzzle-check =
    Exits with 1 if it is wrong.

    serpentarium puzzle check discovery-3 --placements "1@0,0r0 2@1,-1r1 3@0,-1r4"

arg-spec = The game: its id, and options in parentheses
arg-setup = Everything random about the game; if left out, it is dealt and printed to standard error
arg-moves = The moves so far, separated by spaces
arg-piece = Only the moves of this piece
arg-show-record = A file of games, one per line, instead of SPEC
arg-line = Which game in the file, counted from 1 (default: the first)
arg-ply = After how many moves (default: all)
arg-seed = A number; the same number gives the same result again
arg-colours = The players’ colours in turn order, a letter each: RY
arg-types = The players’ types of snake in turn order, a letter each: ACE
arg-depth = How many moves long
arg-divide = Also show the count for each first move
arg-show-json = Print the state as JSON, for programs
arg-show-svg = Draw the board into this file, as SVG; - is standard output
arg-files = Files of recorded games
arg-games = How many (default 10000)
arg-threads = How many threads play, up to 256 (default 1)
arg-solve-threads = How many threads search, up to 256 (default 1)
arg-analyse-threads = How many threads search, up to 256 (default 1)
arg-json = Print the figures as JSON, for programs
arg-random = Seats that play at random, counted from 0, separated by commas
arg-id = The puzzle’s id, as in the list
arg-game = The game: its id
arg-solution = Also show the main line of the solution
arg-puzzle-verify-file = Puzzles from a file instead of those that come with the games
arg-sample = This many puzzles of each game, from all parts of its list
arg-puzzle-make-file = Where to write, one puzzle per line; what is already there stays
arg-puzzle-make-count = How many puzzles there should be in the end (default 100)
arg-per-game = The most puzzles to take from one game (default 1)
arg-tiles = Tiles of your own puzzle, or of the flower: 1,2,3 or 1-10
arg-loops = The colour (R, Y, G or B) of a wanted loop; can be repeated
arg-lines = The colour (R, Y, G or B) of a wanted line; can be repeated
arg-shape = The shape to make: free, triangle or flower
arg-holes = Allow empty cells inside
arg-first = Stop at the first solution (the default)
arg-all = Find every solution
arg-count = Only count the solutions; the last line is the number alone
arg-puzzle-solve-threads = How many threads search, up to 256 (default 1)
arg-puzzle-solve-seed = Another number finds another first solution
arg-limit = When to give up: 500ms, 60s, 10m, 2h
arg-svg = Draw the first solution into this file
arg-placements = The solution to check, placements separated by spaces
arg-memory = The most memory to use: 512MB, 16GB (default 1GB)
arg-checkpoint = A file that keeps what was learned, to continue from
arg-analyse-limit = How long to think (default 5s)
arg-shown = How many moves to show (default 8)
arg-players = Who plays, two or more
arg-arena-games = How many games (default 100)
arg-budget = What each player has for a move: a time, or playouts like 5000p (default 500ms)
arg-margin = How much longer than its budget an engine may take before it loses the game (default 1s)
arg-sprt = Stop as soon as it is clear whether the first is stronger by ELO0 or by ELO1
arg-parallel = How many games at a time (default 1)
arg-record = A file for the games, one per line
arg-bot = Seats that a bot plays, counted from 0, separated by commas (default: all but the first)
arg-people = People play every seat; no bots
arg-level = How well the bots play, from 1 to 8 (default 2)
arg-time = How long the bots may think about a move (default 1s)
arg-config = A TOML file with settings
arg-database = Where games are kept: an SQLite file, or postgres://...
arg-ledger-file = A file to which every new root of the ledger is appended, best kept on another machine
arg-expect = A root of the ledger that somebody kept; the ledger must still contain it
arg-roots = A file of roots written by a server (ledger-file); the ledger must still contain each
arg-node = The name of this server among several on one PostgreSQL database
arg-node-address = Where the other nodes reach this one, like http://10.0.0.1:7100; it listens there for them alone
arg-node-secret-file = A file with the secret that all nodes know
arg-listen = Where to listen: 127.0.0.1:7007, [::]:7007, or only a port of this machine
arg-origins = Other addresses of this site, separated by commas: https://play.example.org
arg-https = Browsers connect by https (through a proxy): cookies are marked for it
arg-trust-proxy = A proxy in front says who the client is, in X-Forwarded-For
arg-public-metrics = Let anyone read /metrics, not only this machine
arg-bot-threads = How many bots think at the same time (one core is left for people)
arg-bot-pause = The shortest and the longest time a bot seems to think (500ms-1200ms)
arg-connections-an-address = Open connections at a time from one address, besides WebSockets; not counted behind a proxy (500; 0: no limit)
arg-sockets-an-address = Open WebSockets at a time from one address (200; 0: no limit)
arg-requests-a-minute = Requests a minute from one address (1200; 0: no limit)
arg-costly-a-minute = Costly ones among them, such as logging in (30; 0: no limit)
arg-work-a-minute = Work done for one address, in kilobytes of answers (120000; 0: no limit)
arg-guesses-an-account = Wrong passwords for one account in ten minutes (10; 0: no limit)
arg-messages-a-socket = Messages on one WebSocket in 20 seconds (100; 0: no limit)
arg-site = Read the pages of the browser app from this folder
arg-log = What to log: error, warn, info, debug, trace; also by part: info,server=debug
arg-log-format = How to log it: text for people, json for programs
arg-backup-file = The new file
arg-restore-file = The copy
arg-verify-deal-record = A file with the record; if left out, standard input
arg-address = The server to load; if left out, one is started
arg-loadtest-games = How many games at the same time (default 2000)
arg-rate = Moves per second in all games together (default 1000)
arg-lasting = For how long (default 30s)
arg-states = Players want the whole state after every move, as programs without rules do
arg-loadtest-database = The database of the server that is started: a new SQLite file, or postgres://...
arg-language = The language to speak: en, cs or pl
arg-help = Show this help
arg-version = Show the version

unknown-argument-like = “{ $argument }” is not an option here. Did you mean { $like }?
unknown-argument = “{ $argument }” is not an option here; --help lists them.
extra-argument = “{ $argument }” is one word too many; --help shows how to write the command.
unknown-command-like = There is no command “{ $command }”. Did you mean { $like }?
unknown-command = There is no command “{ $command }”; --help lists them.
did-you-mean = { $refusal } Did you mean { $like }?
missing-command = A command is missing; --help lists them.
missing-argument = { $argument } is missing; --help shows how to write it.
missing-value = { $argument } needs a value; --help says which.
bad-value = “{ $value }” can’t be the value of { $argument }; --help shows how to write it.
bad-value-of = “{ $value }” can’t be the value of { $argument } ({ $meaning }).
argument-conflict = { $argument } doesn’t go with { $other }.
argument-twice = { $argument } is given twice.
not-text = An argument is not readable text.
not-understood = This can’t be understood; --help shows how to write it.
io-failed = Reading or writing failed: { $error }.
database-failed = The database is not responding as it should: { $error }.
unreadable = { $file } can’t be read: { $error }.
no-such-record = { $file } has no game { $number }.
no-such-ply = The game in { $file } has { $plies } moves.
record-not-begun = The game in { $file } never began.
config-malformed = { $file }, line { $line }: { $error }.
config-unknown = { $file }: there is no setting “{ $key }”; the settings are { $known }.
no-games-found = No games were found.
no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
move-refused = Move { $number }, { $move }: { $why }
wishes-none = In { $game } there are no colours or types to choose.
wishes-wrong = “{ $letters }” can’t be chosen: it takes { $seats } different letters of { $known }.
at-ply = ply { $ply }
dealt = setup: { $setup }

players = { $fewest ->
    [one] one player
   *[other] { $fewest } players
}
players-range = { $fewest } to { $most } players

scores = Scores: { $scores }
score = Score: { $score }
to-move = { $seat } to move.
won = { $seats } wins.
won-because = { $seats } wins: { $reason }.
drawn = A draw.
drawn-because = A draw: { $reason }.
shared = { $seats } share the victory.

random-games = { $games } random games of { $spec } (seed { $seed }) in { $seconds } s
random-speed = { $games } games per second, { $moves } moves per second
random-length = { $moves } moves per game on average
random-wins = { $seat } won { $wins } ({ $percent } %)
random-shared = drawn or shared: { $games } ({ $percent } %)

play-welcome = Type a move, or help, moves, show, undo, quit.
play-help = moves lists the legal moves, show draws the position again, undo takes back a move, quit leaves.
play-nothing-to-undo = There is nothing to take back.
play-bots = { $names }: bot, level { $level }. --level sets another, --people plays without bots.
play-pieces = Too many moves to list. “moves PIECE” lists those of one piece: { $pieces }.
moves-by-piece = Too many moves to list. --piece PIECE lists those of one piece: { $pieces }.
moves-no-such-piece = There is no piece “{ $piece }” to play now; there are { $pieces }.
moves-no-pieces = Moves in this game are not made with pieces of one’s own; “moves” lists them all.
play-moved = { $seat } plays { $move }.
play-on = To go on: serpentarium play { $spec } { $deal } { $who } --moves "{ $moves }"
play-again = To see this game again: serpentarium show { $spec } --setup { $setup } --moves "{ $moves }"

unwritable = { $file } can’t be written: { $error }.
record-foreign = { $file } contains something other than games; choose another file.
no-pages-there = There are no pages in { $folder }: it has no index.html.
not-a-match = This is not the record of a match on a server: { $error }
tactics-win = find the win in { $steps }, rated { $rating }
tactics-best = best end in { $steps }: margin { $margin }, rated { $rating }
tactics-turn = To move: { $seat }
tactics-made = { $puzzles } puzzles from { $games } games in { $file }.
tactics-disagreement = The search that made { $id } and the one that proves it do not agree. { $fault }
tactics-verified = { $proved } proved, { $wrong } wrong, { $seconds } s.
puzzle-colour = “{ $colour }” is not a link colour; those are R, Y, G and B.
puzzle-tiles = “{ $tiles }” does not list tiles; write 1,2,3 or 1-10.
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

no-solver = { $game } can’t be solved: it is not a two-player game without chance.
checkpoint-foreign = The checkpoint { $file } belongs to something else (another position or other rules), is damaged, or is not a checkpoint at all.
checkpoint-unreadable = The checkpoint { $file } can’t be used: { $error }.
solved-win = The player to move wins.
solved-draw = A draw with perfect play.
solved-loss = The player to move loses.
solved-no-win = Not solved, but the player to move can’t win.
solved-nothing = Not solved.
proved-wins = Proved to win: { $moves }
proved-draws = Proved to draw: { $moves }
proved-losses = Proved to lose: { $moves }
proved-no-wins = Proved to lose or to draw: { $moves }
best-line = Best line: { $line }
effort = { $nodes } positions in { $seconds } s
analysis-effort = { $playouts } playouts, { $nodes } positions, { $speed } per second, { $seconds } s
proved = (proved)

arena-player = “{ $player }” is not a player; write bot:1 to bot:8, uct, greedy, random or engine:COMMAND.
arena-budget = “{ $budget }” is not a budget; write a time like 500ms or 500ms-cpu, or playouts like 5000p.
arena-twins = “{ $player }” is named twice; give one of them another budget, or leave it out.
arena-alone = { $game } is for one player, so there is nobody to compare.
arena-sprt = “{ $text }” is not a pair of Elo differences; write 0,50.
arena-sprt-two = A sequential test needs exactly two players.
arena-engine-start = The engine “{ $command }” can’t be started: { $error }.
arena-engine-silent = The engine “{ $command }” does not answer.
arena-engine-processor = The processor time of “{ $command }” can’t be measured; give engines a budget like 500ms.
arena-other-record = { $file } has games from another tournament.
arena-games = { $games } games of { $spec } (seed { $seed })
arena-score = { $player }: { $score } ± { $error } % ({ $wins } won, { $losses } lost, { $others } between), Elo { $elo } ({ $low } to { $high })
arena-worth = One game on a shared deal tells as much as { $worth } on deals of their own.
arena-forfeits = Forfeited games: { $games }
arena-fault-slow = Game { $game }: “{ $player }” did not move within { $milliseconds } ms.
arena-fault-ended = Game { $game }: “{ $player }” ended without a move.
arena-fault-illegal = Game { $game }: “{ $player }” played “{ $move }”, which is illegal. { $why }
arena-sprt-higher = The higher difference is accepted (log likelihood ratio { $likelihood }).
arena-sprt-lower = The lower difference is accepted (log likelihood ratio { $likelihood }).
arena-sprt-open = Neither difference is accepted yet (log likelihood ratio { $likelihood }).

engine-unknown = “{ $word }” is not a command; the commands are ugi, isready, setoption, newgame, position, go, stop, query and quit.
engine-option = “{ $line }” sets no option; write setoption name Level value 8.
engine-newgame = Say which game: newgame kamon.
engine-no-game = Say which game first: newgame kamon.
engine-no-position = There is no position yet: position setup S moves M.
engine-position = Write position setup S, or position setup S moves M.
engine-busy = A search is running: stop it first.
engine-draw-first = Something has to be drawn first: add it to the moves, as draw:37.
engine-go-clock = It is p{ $seat }’s turn, and its clock is missing: p{ $seat }time MS.
engine-go-nothing = Say how long: go movetime 500, go nodes 10000, go playouts 1000, go p1time 60000 p2time 60000 or go infinite.
engine-go-value = “{ $word }” must be followed by a whole number.
engine-go-unknown = “{ $word }” is not a limit.
engine-query-unknown = “{ $word }” can’t be queried like that; you can ask for turn, over, result, scores, legalmoves, islegal M, perft D and spec.

serving = Serpentarium is at { $address } – open it in a browser, and stop it with Ctrl-C. Games are kept in { $database }.
backup-done = Everything was copied to { $file }.
restore-done = The copy is now the database { $database }.
restore-postgres = Only SQLite databases can be restored here; PostgreSQL has pg_restore.
export-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
} written{ $unreadable ->
    [0] {""}
    [one] , and one could not be read
   *[other] , and { $unreadable } could not be read
}.
export-studies-done = { $studies ->
    [one] One study
   *[other] { $studies } studies
} written{ $unreadable ->
    [0] {""}
    [one] , and one could not be read
   *[other] , and { $unreadable } could not be read
}.
check-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
} with { $events } events: { $wrong ->
    [0] everything is consistent
    [one] one fault
   *[other] { $wrong } faults
}.
check-ledger = The ledger has { $entries } entries; its root is { $root }.
deal-right = Match { $match }: the deal follows from the secret fixed beforehand and from the players’ words.
deal-wrong = Match { $match }: { $why }
load-nobody = No game could be started at { $server }. Is a server running there?
load-speed = { $games } games of { $spec } at a time: { $speed } moves per second, { $rate } wanted
load-latencies = acknowledged on disk: half within { $half } ms, 99 % within { $p99 } ms, 99.9 % within { $p999 } ms, all within { $all } ms
load-late = of this, sent late by the load generator: 99 % by at most { $late } ms
load-costs = processor time per move: server { $server } ms, load generator { $generator } ms
load-cost-of-generator = processor time per move: load generator { $generator } ms
load-ended = { $moves } moves, { $finished } games finished, { $errors } errors
arg-token = The token of the account that plays (or set SERPENTARIUM_TOKEN)
arg-engine = The command that starts the engine
arg-server = The server’s address (default http://127.0.0.1:7007)
arg-bridge-games = The games to play, by id (default all)
arg-bridge-time = The longest time to think about a move (default 1s)
arg-matches = How many matches at the same time (default 4)
arg-open = Also accept challenges to anyone
arg-once = Leave after one match
bridge-here = { $name } is waiting for challenges at { $server }.
bridge-plays = { $match }: playing { $spec }.
bridge-over = { $match }: over. { $result }
bridge-engine-failed = { $match }: resigned. { $why }
bridge-away = { $server } can’t be reached ({ $error }); trying again.
bridge-unreachable = { $server } can’t be reached ({ $error }). Is the server running?
bridge-refused = { $server } refuses: { $message }

about-worker = Think for a server, on this machine
more-worker =
    Fetches bots’ moves, analyses, reviews, proofs of puzzles and positions to solve, and returns the
    results. Several --server options are served at the same time: give every node of a site, not the proxy
    in front of them. The operator creates the token with "serpentarium worker-key add NAME". On Ctrl-C or
    SIGTERM, unfinished work is given back.

    SERPENTARIUM_TOKEN=... serpentarium worker --server https://example.org --threads 4
about-worker-key = Create, list and revoke the keys of workers
more-worker-key =
    The server can keep running. A key opens what workers need and nothing else.
about-worker-key-add = Create a key for a worker; it is shown once
more-worker-key-add =
    serpentarium worker-key add attic --database postgres://serpentarium@db/serpentarium
about-worker-key-list = List the workers that have a key
more-worker-key-list =
    serpentarium worker-key list
about-worker-key-drop = Revoke a worker’s key
more-worker-key-drop =
    serpentarium worker-key drop attic
arg-worker-token = The key of the worker (or set SERPENTARIUM_TOKEN)
arg-worker-server = A server’s address; may be given several times (default http://127.0.0.1:7007)
arg-worker-threads = How many jobs of each server at the same time (default 1)
arg-kinds = What to do, separated by commas: move, position, review, puzzle, solve (default all)
arg-worker-name = What the worker calls itself (default the machine and the process)
arg-worker-key-add-name = What the worker is called, 1 to 40 characters
arg-worker-key-add-orders = The key may also hand jobs in (solve and puzzle verify with --workers-of)
arg-worker-key-drop-name = What the worker is called
arg-workers-of = Have the workers of this server do it
arg-solve-token = A key that may hand jobs in (or set SERPENTARIUM_TOKEN)
arg-puzzle-verify-token = A key that may hand jobs in (or set SERPENTARIUM_TOKEN)
worker-here = Thinking for { $server }, { $threads ->
    [one] one job
   *[other] { $threads } jobs
} at a time.
worker-gone = A job for { $server } had been given to another worker by the time it was done.
worker-given-back = A job was given back to { $server }.
worker-back = { $server } answers again.
worker-done = { $jobs ->
    [one] One job
   *[other] { $jobs } jobs
} done.
worker-key-seen = { $days ->
    [0] used today
    [one] used a day ago
   *[other] used { $days } days ago
}
worker-key-unused = never used
worker-key-dropped = The key of { $name } no longer works.
order-failed = The workers could not finish it.

about-moderate = Look at what people report, and act on it
more-moderate =
    The server can keep running; it notices within a second or two. Everything is logged: who did what, when,
    to whom and why.

    serpentarium moderate reports
    serpentarium moderate mute Mallory 2d "spam in the chat" --report 12
about-moderate-reports = List reports that have not been dealt with
more-moderate-reports =
    serpentarium moderate reports --all
about-moderate-show = Show a report, what was said, and earlier action against the person
more-moderate-show =
    serpentarium moderate show 12
about-moderate-dismiss = Close a report without further action
more-moderate-dismiss =
    serpentarium moderate dismiss 12 "only teasing"
about-moderate-warn = Warn somebody, who sees the warning at the next visit and must confirm it
more-moderate-warn =
    serpentarium moderate warn Mallory "Please do not insult others." --report 12
about-moderate-mute = Mute somebody for a while, guests too
more-moderate-mute =
    0 lets them talk again.

    serpentarium moderate mute Mallory 2d "spam in the chat"
about-moderate-hide = Hide a message from everybody
more-moderate-hide =
    serpentarium moderate hide "an insult" --report 12
    serpentarium moderate hide "an insult" --match ID --room players --number 3
    serpentarium moderate hide "an insult" --study ID
about-moderate-close = Close an account: no more login, sessions and tokens end, its matches are given up
more-moderate-close =
    serpentarium moderate close Mallory "threats" --report 12
about-moderate-reopen = Open a closed account again
more-moderate-reopen =
    serpentarium moderate reopen Mallory "our mistake"
about-moderate-log = List everything that was done, to one person or to everyone
more-moderate-log =
    serpentarium moderate log Mallory
arg-moderate-reports-all = Include settled ones
arg-moderate-show-id = The number of a report
arg-moderate-dismiss-id = The number of a report
arg-who = The name of an account, or a person’s id
arg-why = Why, for the log
arg-words = What the person should read
arg-moderate-mute-time = For how long: 30m, 6h, 2d
arg-report = The number of the report that this settles
arg-match-id = The match in which it was said
arg-room = The room in which it was said
arg-study = A study to hide from everybody except its authors
arg-studies = Studies instead of matches
arg-number = Its number in the room
arg-by = On whose behalf (default: the user of this system)

moderate-no-reports = There are no reports to look at.
moderate-study = In study { $study }:
moderate-place = In match { $match }, room { $room }, number { $number }:
moderate-dismissed = Report { $report } is settled.
moderate-warned = { $name } will read the warning at the next visit.
moderate-muted = { $minutes ->
    [0] { $name } can talk again.
   *[other] { $name } is muted for { $minutes } min.
}
moderate-hidden = It is hidden.
moderate-closed = The account of { $name } is closed.
moderate-reopened = The account of { $name } is open again.
report-insults = reported for insults or threats
report-spam = reported for spam
report-cheating = reported for cheating
report-stalling = reported for stalling or leaving
report-name = reported for the name
report-other = reported for another reason
deed-dismissed = dismissed report { $report }
deed-warned = warned
deed-confirmed = confirmed warning { $report }
deed-closed = closed the account
deed-reopened = reopened the account
deed-muted = muted until { $until }
deed-study-hidden = hid the study { $study }
deed-comment-hidden = hid a comment in the study { $study }
deed-hidden = hid a message
deed-private = muted or blocked somebody

about-doctor = Check whether a server can run here, and whether one does
more-doctor =
    Checks the settings, the pages, the database, the address and the limit of open files, and changes nothing.
    Exits with 1 if a server can’t run like this. With --ready it only asks the server whether it is ready, and says nothing.

    serpentarium doctor --config /etc/serpentarium.toml
arg-ready = Only ask whether the running server is ready
about-licences = Print the licences of Serpentarium and of everything it contains
more-licences = The site has the same text at /licences.
doctor-program = Serpentarium { $version }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
doctor-stranger = { $name } looks like a setting, but is not one.
doctor-pages-inside = The pages are inside the program.
doctor-pages-folder = The pages are in { $folder }.
doctor-no-pages = There are no pages, only the API: build them with “make site”.
doctor-database = The database { $database } answers.
doctor-database-new = There is no database { $database } yet; the server will create it.
doctor-database-unwritable = The database { $database } can’t be created: its folder is read-only.
doctor-database-fails = The database { $database } can’t be used. { $why }
doctor-address-free = { $address } is free.
doctor-serving = A server is running at { $address }, and it is ready.
doctor-not-ready = A server is running at { $address }, but it is not ready.
doctor-address-taken = { $address } is taken by another program.
doctor-address-fails = Nothing can listen at { $address }: { $error }.
doctor-files = { $files } files and connections can be open at a time.
