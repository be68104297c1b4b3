# Shell
skip-to-content = Skip to the content
nav-label = Main
nav-home = Home
nav-play = Play
nav-games = Games
nav-rules = Rules
nav-leaders = Leaders
nav-settings = Settings
nav-account = Account
language = Language
footer-line = Serpentarium – five games on hexagons. Free, open, without advertising.
dismiss = Dismiss
try-again = Try again
unreachable = The server can't be reached. Check your connection and try again.
broken = Something went wrong. Please try again.
missing-title = There is nothing here
missing-text = This page does not exist, or no longer. Perhaps the link was cut off.

# Home
home-title = Five games on hexagons
home-text = Tokens, scales, snakes and winding lines: games of pure thought. Play a bot right now, or a friend by a link – no account needed.
play-bot = Play a bot
my-turn-title = Your turn
my-turn-none = Nobody is waiting for you.
mine-none = You are in no game yet. Pick one above.
open-title = Open challenges
open-none = Nobody is looking for a game right now. Make the first challenge!
live-title = Being played now
live-none = No public game is going on.

# The games, in a line each
about-kamon = Answer the last token with one of its colour or symbol. Connect two sides, close a loop, or leave no answer.
about-pantarei = Carry scales along the river, one onto another. The first stack of seven wins.
about-snekagon = Lay tiles end to end. The longest snake wins – it may neither branch nor touch itself.
about-snekagon-5g = Snakes on several boards at once, drilling their way from one to the next.
about-tantrix = Match the lines of your neighbours and draw the longest line or loop in your colour.

# Lists
which-list = Which games
which-game = Which game
all-games = All games
list-mine = Mine
list-my-archive = My finished ones
list-open = Open challenges
list-live = Being played
list-archive = Archive
list-none = There is nothing in this list.
show-more = Show more
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
rated = rated
casual = casual

# New game
new-game = New game
against = Against whom
against-bot = A bot
against-friend = A friend, by link
against-open = Whoever comes
against-screen = People at this screen
bot-strength = How strong
option-legend = Choose { $about }
option-is = { $about }: { $value }
option-yes = yes
option-no = no
value-on = on
value-off = off
who-starts = Who begins
start-lot = Draw lots
start-first = I do
start-last = I go last
clock = Clock
clock-none = No clock
clock-fischer = { $minutes } min + { $seconds } s
clock-per-move = { $seconds } s a move
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
more-choices = More choices
with-takebacks = Moves can be taken back
with-rating = Rated
with-rating-why = – for accounts, against people
start-game = Start
make-link = Make a link
make-challenge = Post the challenge
play-game = Play { $game }

# People
seat-open = free seat
bot-name = Bot, level { $level }
bot-named = { $name }, bot of level { $level }
bot-level = bot, level { $level }
players = Players
player = Player
you = you
seat-left = has left
winner = won
to-move = to move
score-is = Score: { $score }
clock-left = Time left
clock-is = { $who }: { $time }.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

# Match
match-heading = { $game }: { $names }
status = State of the game
remarks = Remarks
status-waiting = Waiting for players
your-turn = Your turn
turn-of = { $who } to move
hint-kamon = Choose a ringed token: your piece goes onto it.
hint-pantarei = Choose a ringed stack, then where its scales shall go.
hint-snekagon = Pick a tile, then the cells where it shall lie.
hint-snekagon-5g = Pick a tile, then the cells where it shall lie, on any board.
hint-tantrix = Pick a tile, then a marked space where its links fit.
hint-look-mouse = Point at a stack to see what is in it.
hint-look-touch = Tap any other stack to see what is in it.
hint-turn-mouse = R or the wheel turns it, Escape puts it back.
hint-turn-touch = Tap it to turn it.
title-your-turn = Your turn
watching = You are watching
looking-back = After move { $ply } of { $of }
looking-back-hint = Press the board to come back and play.
back-to-now = Back to now
sending = Sending: { $move } …
not-stored = The move was not stored. Look at the board and try again.
not-connected = There is no connection, so nothing was sent. Try again when it is back.
connection-lost = The connection broke before the server answered. Look at how the game stands, and try again if you still want to.
move-pending = Your last move is still on its way.
moves = Moves
no-moves-yet = No moves yet.
last-move-was = Last move: { $move }.
scores-are = Scores: { $scores }.
no-scores = This game is not played for points.
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = To the last move
type-move = Type a move
play-typed = Play
play-move = Play it
put-back = Put back
connection-away = Connection lost – trying again …
connection-connecting = Connecting …
server-restarting = The server is restarting – back in a moment …
resign = Resign
really-resign = Do you really want to give up?
abort = Call off
really-abort = Do you really want to call the game off?
no-go-on = No, play on
offer-draw = Offer a draw
draw-offered = Draw offered
offers-draw = { $who } offers a draw.
takeback = Take back
takeback-asked = Takeback asked for
takeback-drawn = A tile has been drawn since your last move, so it can’t be taken back.
asks-takeback = { $who } asks to take the last move back.
away-long = { $who } has been away for a long time. You need not wait any longer.
claim-win = Claim the win
claim-bot = Let a bot play on
accept = Accept
decline = Decline
copy-link = Copy link
link-copied = The link is copied.
rules-of = Rules of { $game }
fair-link = Fair deal
result = Result
result-won = You won!
result-lost = You lost
result-draw = Draw
result-over = Game over
result-aborted = Called off
rematch = Rematch
rematch-asked = Rematch offered
rematch-accept = Accept the rematch
go-to-rematch = To the rematch
asks-rematch = { $who } asks for a rematch.
not-now = Not now
analysis = Analysis
analyse = Go through the game with a bot
analyse-hint = At every position it tells who stands how, and what it would have played.
analyse-end = The game is over here. Step back to see what was possible.
thinking = Thinking …
chances = Chances
best-moves = Best moves
was-played = played
waiting-title = Waiting for an opponent at { $game }
invited-title = Play { $game }?
waiting-public = Your challenge is also on the home page, where anybody can accept it.
send-link = Send this link to whom you want to play
sit-down = Sit down and play
event-started = The game begins.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Your turn: one move is possible.
   *[other] Your turn: { $count } moves are possible.
}
event-joined = { $name } has sat down.
event-taken-back = The last move was taken back.
event-draw-declined = The draw was declined.
event-takeback-declined = The takeback was declined.
event-left = { $who } has left; a bot plays on.
event-clock-credited = The server was away; nobody lost time by it.

# Account
guest-are-you = You play as a guest named { $name }. An account keeps your games, and lets you play rated.
register = Take an account
register-hint = All that is needed is a name and a password. The games that you have played as a guest stay yours.
log-in = Log in
log-in-hint = Welcome back.
name = Name
password = Password
my-profile = Profile
log-out = Log out
log-out-everywhere = Log out everywhere
logged-out = You are logged out.
delete-account = Delete the account
delete-account-text = Your password, ratings and tokens will be deleted, and your name will be free again. The games stay for those who played them with you, under the name that you had. This can't be undone.
account-deleted = The account is deleted.
tokens = Tokens for bots
tokens-text = A program that plays in your name needs a token. Whoever has it can play as you; drop it when in doubt.
token-label = What is it for?
token-make = Make a token
token-drop = Drop
token-once = Your token, shown this once:
player-since = Here since { $when }
player-is-bot = plays by program
ratings = Ratings
ratings-none = No rated games yet.
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating = Rating
rated-games = Games
leaders-none = Nobody has played enough rated games yet. It could be you.
speed = Speed
speed-fast = Fast
speed-slow = An evening
speed-days = Days

# Rules
contents = Contents
by-author = by { $author }

# Settings
settings-kept = Everything is kept in this browser.
settings-theme = Light or dark
settings-palette = Colours
settings-motion = Movement
settings-floors = The boards of Snekagon 5G
settings-confirm-live = Confirming moves in games with a clock, and against bots
settings-confirm-slow = Confirming moves in games over days
settings-marks = Letters and patterns beside colours
settings-sound = Sounds
value-auto = As the system
value-light = Light
value-dark = Dark
value-standard = Ordinary
value-colour-blind = For colour-blind people
value-side-by-side = Side by side
value-stacked = One upon another
value-confirm-off = Not at all
value-confirm-double = Second tap
value-confirm-button = Button
keys-title = Playing by keyboard
key-line = { $key }: { $does }.
key-arrows = Arrow keys
key-arrows-does = walk the cells; up and down with Shift the other slant
key-around = Q, E, A, D, Z, C
key-around-does = around S, walk the six directions
key-next = N, Shift+N
key-next-does = go to the next or the previous place where something can be done
key-enter = Enter
key-enter-does = chooses, and confirms
key-hand = H
key-hand-does = goes to your pieces
key-pieces = 1 to 9
key-pieces-does = take a piece at once
key-board = B
key-board-does = goes back to the board
key-rotate = R, Shift+R
key-rotate-does = turn a tile
key-flip = F
key-flip-does = turns a tile over
key-escape = Escape
key-escape-does = puts back
key-floors = Page Up, Page Down
key-floors-does = change to another board
key-view = V
key-view-does = turns the whole board
key-zoom = +, −, 0
key-zoom-does = larger, smaller, fit to the board
key-words = L, S, T
key-words-does = tell the last move, the scores, whose turn it is and the clocks
key-help = ?
key-help-does = tells all the keys

# Fair deal
fair-title = Was it dealt fairly?
fair-text = Before anybody sat down the server chose a secret and published its fingerprint. Everybody who sat down added words of their own, and everything random follows from both. When the game is over the secret is revealed, so that anybody can check that it was not exchanged.
fair-commitment = Fingerprint, published before the game
fair-words = Words of { $name }
fair-secret = The secret
fair-seed = The seed that everything is dealt from
fair-setup = What was dealt
fair-good = The fingerprint fits: your browser has just computed it anew from the secret.
fair-bad = The fingerprint does not fit the secret! Please report this game.
fair-dealt-good = Dealt again from this seed, the same comes out.
fair-dealt-bad = Dealt again from this seed, something else comes out! Please report this game.
fair-played = All moves of the game fit what was dealt and drawn.
fair-not-played = The moves of the game do not fit what was dealt! Please report this game.
fair-drawn = Drawn during the game, in the order of the bag
fair-wait = The secret is revealed when the game is over.
fair-no-hash = Over an insecure connection the browser can't compute fingerprints. Download the record and check it with the program.
fair-how = The program can check the whole deal from the downloaded record. It proves that the server did not exchange the tiles; it can't prove that nobody looked at them.
download-record = Download the record

# The board
board-label = Board
board-help = Arrow keys walk the cells, Enter chooses, Escape puts back. The question mark tells all the keys.
board-help-hand = H goes to your pieces, 1 to 9 take one. Arrow keys walk the cells, Enter chooses, Escape puts back. The question mark tells all the keys.
board-hand-mine = Your pieces
board-hand-of = Pieces of player { $seat }
board-hand-count = Pieces of player { $seat }: { $count }
board-bag = In the bag: { $count }
board-turn-left = Turn left
board-turn-right = Turn right
board-flip = Turn over
board-put-back = Put back
board-zoom-in = Larger
board-zoom-out = Smaller
board-fit = Fit to the table
board-turn-view = Turn the view
board-floor = Board { $number }
board-floors-stack = One board at a time, the others showing through
board-floors-spread = All boards side by side
board-cell-legal = { $about } – can be chosen
board-cell-forced = { $about } – must be filled first
board-cell-answer = { $about } – must be answered
board-cell-last = { $about } – last move
board-piece-idle = { $about } – can't be played now
board-options = What exactly?
board-option-plain = Don't drill
board-option-drill = Drill to board { $floor }, { $cell }
board-option-drill-two = Drill to board { $floor }, { $cell }, and board { $floor2 }, { $cell2 }
board-option-carry = { $count ->
    [one] Carry { $count } scale
   *[other] Carry { $count } scales
}
board-option-swap = Swap
board-said-picked = { $count ->
    [one] { $piece }: { $count } place.
   *[other] { $piece }: { $count } places.
}
board-said-lifted = { $count ->
    [one] From { $place }: { $count } place to go.
   *[other] From { $place }: { $count } places to go.
}
board-said-put-back = Put back.
board-said-keys = Keys. { $keys }
board-said-pick-first = Pick a piece first: arrow keys and Enter, or 1 to 9. H goes to your pieces.
board-said-idle = { $piece } can't be played now.
board-said-fetching = Looking where { $piece } can go …
board-said-fits = { $move }: way { $way } of { $ways }.
board-said-fits-not = It does not fit on { $place }.
board-said-only-way = There is only one way to lay it here.
board-said-options = { $count ->
    [one] { $count } way to decide.
   *[other] { $count } ways to decide between.
}
board-said-tentative = { $move }: not played yet. Enter confirms, Escape puts back.
board-said-floor = Board { $number }.
board-said-pending = { $move } is on its way.
board-said-away = The connection is lost; the board waits.
board-said-back = The connection is back.

# Chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-gallery = (watching)
chat-said = { $name }: { $words }
chat-write = Write something
chat-send = Send
seat-offline = not connected
watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
