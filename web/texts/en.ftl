# Shell
skip-to-content = Skip to content
nav-label = Main
nav-home = Home
nav-play = Play
nav-games = Games
nav-analysis = Analysis
nav-rules = Rules
nav-leaders = Leaders
nav-settings = Settings
nav-account = Account
language = Language
footer-line = Serpentarium – board games on hexagons. Free, open source, no ads.
dismiss = Dismiss
loading = Loading…
try-again = Try again
unreachable = The server can’t be reached. Check your connection and try again.
unreachable-waiting = The server can’t be reached. This page will carry on by itself as soon as it can.
broken = Something went wrong. Please try again.
new-version = A new version is ready.
reload = Reload
engine-broken = The engine on this page crashed and has been restarted. If something is missing, please try again.
engine-unavailable = The engine could not be loaded. Check your connection and try again.
missing-title = Page not found
missing-text = This page does not exist, or no longer does. Perhaps the link was cut short.
no-such-game = There is no game called “{ $game }” here. These are our games:

# Home
home-title = Games on hexagons
home-text = Tokens, scales, snakes and winding lines: games of pure thought. Play a bot right now, or send a friend a link – no account needed.
play-bot = Play a bot
play-solo = Play
my-turn-title = Your turn
open-title = Open challenges
open-none = Nobody is looking for a game right now. Post the first challenge!
live-title = Live games
live-none = No public games in progress.

# A way back
my-games-title = Your games
all-my-games = All your games
running-turns = Your games, your turn: { $count }
your-turn-in = Your turn: { $game }
asked-to-play = { $who } invites you to play { $game }.
you-are-asked = You are invited to play
waits-for-players = Waiting for players
here-title = Who is here
here-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
here-guests = { $count ->
    [one] and a guest
   *[other] and { $count } guests
}

# Quick game
quick-title = Quick game
quick-game = Game
quick-find = Find an opponent
quick-waiting-now = { $count ->
    [one] One person is waiting for exactly this.
   *[other] { $count } people are waiting for exactly this.
}
quick-nobody = Nobody is waiting for this right now.
quick-nobody-else = Nobody else is waiting for this right now.
quick-players = { $count ->
    [one] It takes { $count } player.
   *[other] It takes { $count } players.
}
quick-looking = Looking for an opponent
quick-seen = Of the last { $asked } people who waited for this, { $paired } found an opponent, half of them within { $time }.
quick-seen-none = Of the last { $asked } people who waited for this, nobody found an opponent.
quick-unseen = Nobody has waited for this lately, so we can’t say how long it takes.
quick-bot = Play a bot in the meantime
quick-bot-hint = We’ll call you as soon as somebody joins.
quick-stop = Stop looking
quick-found = Opponent found: the game begins.
quick-others = Other people are waiting for
quick-take = Play

# Lists
which-list = Which games
which-game = Which game
all-games = All games
list-mine = My games
list-my-archive = My finished games
games-finished = Finished games
list-open = Open challenges
list-live = In progress
list-archive = Archive
list-none = Nothing here yet.
show-more = Show more
result-of-won = Won
result-of-lost = Lost
result-of-drawn = Drawn
which-result = Result
any-result = All results
which-opponent = Opponent
opponent-any = Anyone; a name, or “bot”
challenge-again = Challenge again
challenge = Challenge
challenge-sent = { $who } has been invited to play.
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
rated = rated
casual = casual

# New game
new-game = New game
against = Opponent
against-bot = A bot
against-friend = A friend, by link
against-open = Anyone
against-screen = Same device
against-table = Custom table
bot-strength = Level
bot-elo = About { $elo } Elo above { $first } among the bots. People’s ratings use a different scale.
bot-elo-none = The strength of these levels has not been measured yet.
option-legend = { $about }
option-is = { $about } { $value }
value-on = On
value-off = Off
who-starts = Who starts
start-lot = Random
start-first = Me first
start-last = Me last
start-listed = In this order
table-seats = Seats
table-seat = Seat { $number }
table-me = Me
table-person = A player by name
table-person-name = Name of an account
table-up = Move seat { $number } up
table-down = Move seat { $number } down
seat-where = Your seat, in the order of play
seat-numbered = { $number }. { $name }
seat-choice = Choose { $about }
seat-choice-lot = Random
clock = Clock
clock-none = No clock
clock-fischer = { $minutes } min + { $seconds } s
clock-capped = { $clock }, at most { $minutes } min
clock-byo-yomi = { $minutes } min + { $periods } × { $seconds } s
clock-periods-alone = { $periods } × { $seconds } s
clock-penalty = { $minutes } min, then −{ $points } per minute
clock-penalty-every = { $minutes } min, then −{ $points } every { $seconds } s
clock-kind = Type of clock
clock-kind-fischer = Minutes + seconds per move
clock-kind-byo-yomi = Minutes, then byo-yomi
clock-kind-penalty = Minutes, then penalty points
clock-kind-per-move = Seconds per move
clock-kind-days = Days per move
clock-cap = Maximum, in minutes (optional)
clock-periods = Periods
clock-period-seconds = Seconds per period
clock-move-seconds = Seconds per move
clock-points = Points lost per minute
clock-days-each = Days per move
clock-byo-yomi-about = When the main time is used up, the periods begin: a move made within a period leaves it whole, and a period that runs out is gone. A player with none left loses.
clock-penalty-about = A player who needs more time pays points for every minute begun. A player who would have to pay more than { $most } loses.
clock-per-move = { $seconds } s per move
clock-own = Custom
clock-own-minutes = Minutes each
clock-own-seconds = Seconds added per move
clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
more-choices = More options
with-takebacks = Allow takebacks
with-overlay = Allow help: the board may show what each move allows
with-overlay-why = casual games only
with-rating = Rated
with-rating-why = – needs an account, people only
start-game = Start
make-link = Create a link
make-challenge = Post the challenge
play-game = Play { $game }

# People
seat-open = open seat
bot-name = Bot, level { $level }
bot-named = { $name }, bot, level { $level }
bot-level = bot, level { $level }
players = Players
player = Player
you = you
seat-left = has left
seat-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
winner = won
to-move = to move
score-is = Score: { $score }
score-of = { $score } of { $target }
clock-left = Time left
clock-periods-left = { $count ->
    [one] { $count } period left
   *[other] { $count } periods left
}
clock-points-lost = { $count ->
    [one] time has cost { $count } point
   *[other] time has cost { $count } points
}
clock-is = { $who }: { $time }.
time-just-now = just now
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
status = Game status
remarks = Remarks
status-waiting = Waiting for players
your-turn = Your turn
turn-of = { $who } to move
hint-look-mouse = Point at a stack to see what is in it.
hint-look-touch = Tap any other stack to see what is in it.
hint-turn-mouse = R or the wheel turns it, Escape puts it back.
hint-turn-touch = Tap it to turn it.
title-your-turn = Your turn
watching = You are watching
looking-back = After move { $ply } of { $of }
looking-back-start = Before the first move
looking-back-hint = Press the board to return and play.
back-to-now = Back to now
sending = Sending: { $move }…
not-stored = The move was not saved. Look at the board and try again.
not-connected = There is no connection, so nothing was sent. Try again when it is back.
connection-lost = The connection broke before the server answered. Check the board, and try again if you still want to.
move-pending = Your last move is still being sent.
moves = Moves
no-moves-yet = No moves yet.
last-move-was = Last move: { $move }.
scores-are = Scores: { $scores }.
no-scores = This game is not played for points.
step-first = To the beginning
step-back = One move back
step-on = One move forward
step-last = To the last move
replay-since = Show again what happened since your last move
replay-last = Show the last turn again
replay-all = Play through the moves
replay-stop = Stop
type-move = Type a move
play-typed = Play
play-move = Play it
put-back = Put back
connection-away = Connection lost – trying again…
connection-connecting = Connecting…
server-restarting = The server is restarting – back in a moment…
resign = Resign
give-up = Give up
really-resign = Do you really want to give up?
abort = Cancel game
really-abort = Do you really want to cancel the game?
no-go-on = No, play on
offer-draw = Offer a draw
draw-offered = Draw offered
offers-draw = { $who } offers a draw.
takeback = Take back
takeback-asked = Takeback requested
takeback-drawn = A tile has been drawn since your last move, so it can’t be taken back.
asks-takeback = { $who } asks to take back the last move.
away-long = { $who } has been away for a long time. You don’t have to wait any longer.
claim-win = Claim the win
claim-bot = Let a bot play on
accept = Accept
decline = Decline
copy-link = Copy link
link-copied = Link copied.
rules-of = Rules of { $game }
fair-link = Fair deal
result = Result
result-won = You won!
result-shared = You share first place!
result-placed = Place { $place } of { $of }
result-solved = Solved!
result-lost = You lost
result-draw = Draw
result-over = Game over
result-aborted = Cancelled
standings = Standings
standing = { $place }. { $who }.
standing-points = { $place }. { $who }: { $points }.
place = Place
place-number = { $place }.
points = Points
rematch = Rematch
rematch-asked = Rematch requested
rematch-accept = Accept the rematch
go-to-rematch = Go to the rematch
play-again = Play again
go-to-next = Go to the next game
asks-rematch = { $who } asks for a rematch.
not-now = Not now
analysis = Analysis
analyse = Go through the game with a bot
analyse-hint-solo = For every position it shows how good your chances were, and what it would have played.
analyse-end = The game is over here. Step back to see what was possible.
thinking = Thinking…
analysis-stop = Stop
analysis-go-on = Keep thinking
analysis-tried = { $count ->
    [one] { $count } game played out
   *[other] { $count } games played out
}
analysis-proved = Proved
chances = Chances
best-moves = Best moves
was-played = played
waiting-title = { $game }: waiting for an opponent
invited-title = Play { $game }?
waiting-public = Your challenge is also on the home page, where anyone can accept it.
waiting-start = { $count ->
    [one] From a position, after { $count } move
   *[other] From a position, after { $count } moves
}
send-link = Send this link to your opponent
sit-down = Join and play
event-started = The game begins.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Your turn: one move is possible.
   *[other] Your turn: { $count } moves are possible.
}
event-joined = { $name } joined.
event-taken-back = The last move was taken back.
event-draw-declined = The draw was declined.
event-takeback-declined = The takeback was declined.
event-left = { $who } left; a bot has taken over.
event-clock-credited = The server was unavailable for a moment; nobody lost any time.
event-hint-taken = { $who } took a hint.
# Why something can't be pressed now
why-offline = There is no connection right now. Try again when it is back.
why-rematch-asked = You have already asked for a rematch; there is no answer yet.
why-draw-offered = You have already offered a draw; there is no answer yet.
why-takeback-asked = You have already asked; there is no answer yet.
why-takeback-none = You have no move to take back.
why-not-your-turn = It is not your turn.
why-no-move = Type a move first.
why-no-words = Write something first.
why-at-first = This is the beginning of the game.
why-at-last = This is the last move.
why-first-seat = This seat is already the first.
why-last-seat = This seat is already the last.

# Account
guest-are-you = You are playing as a guest named { $name }. An account keeps your games, lets you play rated games, and lets you write freely in the chat.
recover = I forgot my password
recover-hint = One of the recovery codes you saved sets a new password. Each works once, and you are logged out everywhere else.
recover-do = Set new password
recovery-code = Recovery code
register-keep-name = Keep the name { $name } on my games so far
recovery-codes = Recovery codes
recovery-codes-once = Save these codes now: they are shown only once. If you forget your password, each code lets you set a new one, one time only. There is no other way back into your account.
recovery-codes-text = If you forget your password, a recovery code lets you set a new one. New codes replace the old ones.
recovery-codes-left = { $count ->
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
recovery-make = Create new codes
recovery-save = Save as a file
recovery-copy = Copy
recovery-copied = Codes copied.
recovery-not-copied = The browser does not allow copying; select the codes instead.
recovery-kept = I have saved them
recovery-file = Serpentarium: recovery codes of { $name }; each sets a new password once
account-settings = Password, sessions, tokens
password-change = Change password
password-change-text = You will be logged out in all other browsers.
password-old = Current password
password-new = New password
password-changed = Your password has been changed.
sessions = Where you are logged in
sessions-text = If you don’t recognise one of these browsers, end its session and change your password.
session-unknown = Unknown browser
session-here = this browser
session-seen = last seen { $when }
session-end = End
sessions-end-others = End all others
passkeys = Passkeys
passkeys-text = With a passkey you log in by fingerprint, face or PIN, without typing a name or a password. Your password keeps working.
passkeys-no-number = Passkeys don’t work at an address made of numbers.
passkeys-at-name = Open this page at { $host }
passkeys-no-https = Passkeys only work at an address that begins with https.
passkeys-no-browser = This browser does not support passkeys.
passkey-label = What do you want to call it?
passkey-add = Add a passkey
passkey-added = You can now log in with this passkey.
passkey-made = added { $when }
passkey-used = last used { $when }
passkey-unused = not used yet
passkey-remove = Remove
passkey-removed = This passkey no longer opens your account. You can delete it on your device, too.
passkey-log-in = Log in with a passkey
passkey-cancelled = No passkey was used: the request was cancelled, took too long, or there is none on this device.
passkey-on-device = This device already has a passkey for your account.
passkey-failed = The browser could not use a passkey.
deleted-player = deleted player
register = Create an account
register-hint = All you need is a name and a password. Games you have played as a guest stay yours.
log-in = Log in
log-in-hint = Welcome back.
name = Name
password = Password
my-profile = Profile
log-out = Log out
log-out-everywhere = Log out everywhere
logged-out = You are logged out.
delete-account = Delete account
delete-account-text = Your password, passkeys, sessions, ratings and tokens will be deleted. Games in progress are resigned, and those waiting for players are cancelled. Finished games stay for the people you played with, and show a deleted player. Your studies are deleted, except those with contributors, which pass to the first of them. Nobody can take your name for 180 days. This can’t be undone.
account-deleted = Your account has been deleted.
tokens = Tokens for bots
tokens-text = A program that plays in your name needs a token. Anyone who has it can play as you; if in doubt, revoke it.
token-label = What is it for?
token-make = Create a token
token-drop = Revoke
token-once = Your token, shown only once:
player-since = Joined { $when }
player-is-bot = played by a program
ratings = Ratings
ratings-none = No rated games yet.
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating = Rating
rated-games = Games
leaders-none = Nobody has played enough rated games yet. It could be you.
leaders-count = Rated games counted here: { $matches }, players: { $players }; listed: { $listed }.
leaders-why = A rating is listed once it is reliable; until then it is marked with “?”.
speed = Speed
speed-fast = Fast
speed-slow = Slow
speed-days = Days

# Rules
contents = Contents
by-author = by { $author }

# Settings
settings-kept = Settings are kept in this browser.
settings-theme = Theme
settings-palette = Colours
settings-motion = Animation
settings-floors = Games with several boards
settings-confirm-live = Confirm moves in games with a clock and against bots
settings-confirm-slow = Confirm moves in games over days
settings-marks = Letters and patterns as well as colours
settings-coordinates = Coordinates on every board
settings-sound = Sounds
value-auto = System default
value-light = Light
value-dark = Dark
value-standard = Standard
value-colour-blind = Colour-blind friendly
value-side-by-side = Side by side
value-stacked = Stacked
value-confirm-off = Off
value-confirm-double = Second tap
value-confirm-button = Button
keys = Keys
keys-title = Playing by keyboard
key-line = { $key }: { $does }.
key-arrows = Arrow keys
key-arrows-does = move between cells; Shift with up and down takes the other diagonal
key-around = Q, E, A, D, Z, C
key-around-does = around S, move in the six directions
key-next = N, Shift+N
key-next-does = go to the next or previous place where you can do something
key-enter = Enter
key-enter-does = chooses, and confirms
key-hand = H
key-hand-does = goes to your pieces
key-pieces = 1 to 9
key-pieces-does = pick up a piece directly
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
key-view-does = rotates the whole board
key-zoom = +, −, 0
key-zoom-does = zoom in, zoom out, fit to the board
key-names = K
key-names-does = shows the names of all places, or hides them
key-words = L, S, T
key-words-does = read out the last move, the scores, whose turn it is and the clocks
key-replay = Left, Right, Home, End
key-replay-does = outside the board, or after a press on it, step through the game
key-help = ?
key-help-does = lists all the keys

# Fair deal
fair-title = Was it dealt fairly?
fair-text = Before anybody joined, the server chose a secret and published its fingerprint. Everybody who joined added words of their own, and everything random follows from both. When the game is over the secret is revealed, so that anyone can check that it was not swapped.
fair-commitment = Fingerprint, published before the game
fair-words = Words of { $name }
fair-secret = The secret
fair-seed = The seed that everything is dealt from
fair-setup = What was dealt
fair-good = The fingerprint matches: your browser has just recomputed it from the secret.
fair-bad = The fingerprint does not match the secret! Please report this game.
fair-dealt-good = Dealing again from this seed gives the same result.
fair-dealt-bad = Dealing again from this seed gives a different result! Please report this game.
fair-played = All moves of the game match what was dealt and drawn.
fair-not-played = The moves of the game do not match what was dealt! Please report this game.
fair-drawn = Drawn during the game, in the order of the bag
fair-wait = The secret is revealed when the game is over.
fair-no-hash = Over an insecure connection the browser can’t compute fingerprints. Download the record and check it with the program.
fair-how = The program can check the whole deal from the downloaded record. That proves that the server did not swap the tiles; it can’t prove that nobody looked at them.
download-record = Download the record

# The board
board-label = Board
board-help = Arrow keys move between cells, Enter chooses, Escape puts back. The question mark lists all the keys.
board-help-hand = H goes to your pieces, 1 to 9 pick one up. Arrow keys move between cells, Enter chooses, Escape puts back. The question mark lists all the keys.
board-hand-mine = Your pieces
board-hand-of = Pieces of { $name }
board-hand-count = Pieces of { $name }: { $count }
board-bag = In the bag: { $count }
board-turn-left = Turn left
board-turn-right = Turn right
board-flip = Turn over
board-put-back = Put back
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Fit to the table
board-turn-view = Rotate the view
board-coordinates = Coordinates
board-overview = The whole table: press where you want to look
board-mark-forced = This space must be filled before anything else.
board-mark-waiting = This space must be filled as soon as somebody has a tile for it. You have none.
board-mark-barred = Nothing may be placed here as things stand.
board-mark-dead = Nothing can be placed here any more.
board-mark-answer = This is what must be answered.
board-snake = { $name }: a snake of length { $length }
board-passage = Your open end on board { $floor } comes out here: a tile that ends here can be drilled to it.
board-floor = Board { $number }
board-floors-stack = One board at a time, the others showing through
board-floors-spread = All boards side by side
board-cell-legal = { $about } – can be chosen
board-cell-passage = { $about } – your open end on board { $floor } comes out here
board-cell-forced = { $about } – must be filled first
board-cell-answer = { $about } – must be answered
board-cell-last = { $about } – last move
board-cell-recent = { $about } – new since your last move
board-piece-idle = { $about } – can’t be played now
board-options = What exactly?
board-option-plain = Don’t drill
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
board-said-none-held = Pick a piece first: this button is for the one you hold.
board-said-idle = { $piece } can’t be played now.
board-said-fetching = Looking for places for { $piece }…
board-said-fits = { $move }: way { $way } of { $ways }.
board-said-fits-only = { $move }: the only way here.
board-said-fits-turned = { $move }, turned by { $degrees } degrees: way { $way } of { $ways }.
board-said-fits-turned-only = { $move }, turned by { $degrees } degrees: the only way here.
board-said-fits-not = It does not fit on { $place }.
board-said-only-way = There is only one way to place it here.
board-said-options = { $count ->
    [one] { $count } option.
   *[other] { $count } options to choose from.
}
board-said-tentative = { $move }: not played yet. Enter confirms, Escape puts back.
board-said-floor = Board { $number }.
board-said-pending = Sending: { $move }.
board-said-away = The connection is lost; the board waits.
board-said-back = The connection is back.

# Chat
chat = Chat
chat-empty = No messages yet.
chat-gallery = (watching)
chat-said = { $name }: { $words }
chat-guests = With an account you can write freely.
chat-write = Write something
chat-send = Send
seat-offline = not connected
watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}

person-menu = Mute, block or report { $name }
person-mute = Mute
person-unmute = Unmute
person-mute-text = You won’t see what they write.
person-is-muted = { $name } is muted.
person-is-unmuted = { $name } is no longer muted.
person-block = Block
person-unblock = Unblock
person-block-text = You can’t play each other, and neither of you sees what the other writes.
person-is-blocked = { $name } is blocked.
person-is-unblocked = { $name } is no longer blocked.
person-report = Report…
person-report-text = A moderator will look into it.
person-close = Close
report-title = Report { $name }
report-why = What is wrong?
report-insults = Insults or threats
report-spam = Spam
report-cheating = Cheating
report-stalling = Stalling or leaving games
report-name = An offensive name
report-other = Something else
report-words = Details
report-send = Send report
report-sent = Thank you. A moderator will look into it.
people-title = Muted and blocked people
people-text = You mute, block and report people from the menu beside their name, on their profile and in the chat.
people-muted = Muted
people-blocked = Blocked
warning-title = A warning from the moderators
warning-text = Please confirm that you have read this. Until then you cannot chat, or begin or join a game.
warning-confirm = I have read this

# Without a connection, and without a server
no-server = This site has no server, so anything that needs other people is not available.
offline-home = No connection. You can play bots, people on the same device, or on your own; games are kept in this browser.
offline-new = No connection: the game is played and kept in this browser.
lists-offline = Games on the server will be listed here when you are connected again.
home-text-offline = Tokens, scales, snakes and winding lines: games of pure thought. Play bots, people on the same device, or on your own – even without a connection.
local-player = Player
local-gone = This game is not in this browser, or no longer is.
kept-title = Games in this browser
kept-none = Games that you play are kept in this browser and listed here.
kept-hint = Kept in this browser only: if you clear its data, they are gone too.
kept-one-screen = same device
kept-alone = on your own
kept-upload = Save on the server
kept-uploaded = The game is now among your games on the server.
kept-on-server = On the server
kept-delete = Delete
really-delete-game = Delete this game from this browser?
played-offline = played offline
changed-elsewhere = This game was continued in another tab.
not-kept = The browser could not save this. Is there room left on the device?
not-here = That can’t be done here.
kept-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

# Analysis and variations
set-up-title = Set up a position
set-up-about = Arrange what is normally dealt at random, then analyse it. To get further, play the moves for everybody.
set-up-how-board = Press two places to swap what lies there, or drag one onto the other.
set-up-how = Press two to swap them.
set-up-nothing = Nothing is random in this game: it always starts like this.
set-up-picked = Picked: { $what }. Now choose what to swap it with.
set-up-exchanged = Swapped: { $one } and { $other }.
set-up-text = The setup as text
set-up-check = Use this text
set-up-shuffle = Deal at random
set-up-analyse = Analyse

study-title = Analysis
study-heading = Analysis of { $game }
study-about = Play out any position, try other moves, and let the engine show what it would do. What you make here is kept in this browser.
study-open = New or open
study-from-start = Start a game from scratch
study-paste = Paste a game: the text or JSON of an analysis, a game record, or a link to a game, a position or a puzzle. A file can also be dropped on the page.
study-open-text = Open
study-cancel = Cancel
study-kept = Kept in this browser
study-size = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
study-not-kept = This browser has no room left, so changes to this analysis won’t be kept.
study-not-over = You can analyse this game when it is over.
study-no-match = This game is no longer in this browser.
study-no-puzzle = There is no such puzzle.
study-moves = Moves and variations
study-variation = Variation
study-empty = No moves yet. Make one on the board.
study-drawn = Drawn: { $what }
study-at-start = Starting position
study-to-move = { $name } to move
study-over = The game is over here.
study-draw = What is drawn?
study-draw-lot = At random
study-draw-first = First decide what is drawn.
study-engine = Engine
study-proved-win = Proved: { $name } wins
study-proved-in = { $count ->
    [one] Proved: { $name } wins, by this line in { $count } move
   *[other] Proved: { $name } wins, by this line in { $count } moves
}
study-proved-draw = Proved: a draw
study-notes = Notes on this position
study-comment = Comment
study-glyphs = Rate the move
study-glyph-brilliant = Brilliant move
study-glyph-good = Good move
study-glyph-interesting = Interesting move
study-glyph-dubious = Dubious move
study-glyph-mistake = Mistake
study-glyph-blunder = Blunder
study-marks = Cells and arrows
study-mark = Mark cells
study-mark-hint = Press a cell to mark it, drag to draw an arrow. With a mouse, the right button always does this.
study-colour-green = Green
study-colour-red = Red
study-colour-blue = Blue
study-colour-yellow = Yellow
study-make-main = Make main line
study-cut = Delete from here
study-why-root = This is the starting position: make or choose a move first.
study-why-main = This is already the main line.
study-copy-text = Copy as text
study-text-copied = Text copied.
study-continue = Play on from here
study-against = Opponent
study-one-screen = Same device
study-friend = A friend, by a link
study-keys = Arrow keys, Home and End step through the moves.
explorer = Played games
explorer-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
explorer-won = { $name } won { $count }
explorer-drawn = { $count } drawn
explorer-none = No public game has come to this position yet.
explorer-offline = What was played in other games is shown when you are connected again.
explorer-moves = Moves played here
explorer-alike = { $count ->
    [one] + 1 mirrored or turned
   *[other] + { $count } mirrored or turned
}
explorer-latest = Latest
explorer-rating = Average rating { $rating }
explorer-more = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}
study-link = Analysis board

# Studies
nav-studies = Studies
studies-what = A study is a saved analysis: several games or positions as chapters, on your own or together with others.
studies-mine = My studies
studies-shared = Shared with me
studies-all-public = Public studies
studies-new = New study
studies-unnamed = New study
studies-find = Names of studies and chapters
studies-find-now = Search
studies-none = No studies here.
studies-more-chapters = { $count ->
    [one] 1 more
   *[other] { $count } more
}
studies-loading = Opening the study…
studies-about = Study
studies-share = Share and settings
studies-saved = All changes are saved.
studies-saving = Saving…
studies-away = Not connected.
studies-waiting = Not connected. { $count ->
    [one] 1 change waits
   *[other] { $count } changes wait
} in this browser.
studies-reading = By { $owner }. What you try here is not saved.
studies-here = Also here: { $names }
studies-alone = Nobody else is here.
studies-strangers = { $count ->
    [one] 1 reader
   *[other] { $count } readers
}
studies-chapters = Chapters
studies-chapter = Chapter { $number }
studies-chapter-name = Name of the chapter
studies-chapter-actions = Change chapters
studies-chapter-gone = Somebody has deleted this chapter.
studies-no-chapters = There are no chapters yet.
studies-add-chapter = Add chapter
studies-rename = Rename
studies-move-up = Move up
studies-move-down = Move down
studies-first-already = This is already the first chapter.
studies-last-already = This is already the last chapter.
studies-delete-chapter = Delete chapter
studies-delete-chapter-question = Delete the chapter “{ $name }”?
studies-not-done = One of your changes could not be saved: { $why }
studies-name = Name of the study
studies-who-reads = Who can read it
studies-private = Private
studies-private-about = Only you and the contributors.
studies-link = By link
studies-link-about = Anyone who has the address. It is not listed.
studies-public = Public
studies-public-about = Anyone, and it can be found among public studies.
studies-public-guest = For people with an account.
studies-contributors = Who can edit it
studies-owner = owner
studies-add-contributor = Name of a player
studies-add = Add
studies-remove = Remove
studies-leave = Leave
studies-embed = Copy code to embed
studies-embed-copied = Code copied.
studies-text = Download as text
studies-json = Download as JSON
studies-copy = Make a copy
studies-copied = This is your own copy.
studies-delete = Delete study
studies-delete-question = Delete the study “{ $name }” for everybody? This can’t be undone.
studies-close = Close
studies-save = Save as study
studies-save-now = Save
studies-into = Where to
studies-open-on = Open on { $name }

# Sharing
share = Share
share-title = Share
share-link = Link to this position
share-device = Send with another app…
share-pictures = Save a picture
share-png = PNG
share-svg = SVG
share-gif = Whole game (GIF)
share-records = Save the moves
share-text = Text
share-json = JSON
share-embed = Embed on another site
share-embed-copy = Copy code
share-embed-copied = Code copied.
share-close = Close
qr-show = QR code for a phone
qr-code = QR code for { $address }
embed-open = Open on Serpentarium
embed-missing = There is no public game at this address.
embed-board = { $game }, position after { $ply } of { $moves } moves

review = Review
review-start = Review the game
review-hint = The engine judges every position: winning chances as a curve, mistakes with better moves, and how precisely everyone played.
review-hint-solo = The engine judges every position: the score to expect, mistakes with better moves, and what the draws did.
review-progress = { $done } of { $total } positions
review-stop = Stop
review-stopped = Stopped
review-go-on = Continue
review-done = The review is done.
review-curve = Winning chances, move by move
review-curve-score = Expected score, move by move
review-after = After move { $count }
review-unknown = { $where }: not judged yet
review-players = How everyone played
review-player = Player
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-luck = Luck
review-lost-sum = Lost through own moves
review-score = Expected at the start: { $start }. Result: { $end } of { $whole }.
review-to-next = Go to the next one
review-move = About this move
review-good = Good move.
review-forced = The only legal move.
review-lost = −{ $percent } winning chances
review-lost-points = −{ $points } expected points
review-not-yet = This move is not judged yet.
review-variation = This is a variation; the review is of the moves that were played.
review-better = Better: { $move }
review-why = Why?
review-drawn = Drawn: { $what } ({ $sign }{ $amount })
review-flawless = No mistakes to retry.
review-skill-you = You played better.
review-skill-name = { $name } played better.
review-skill-even = Everyone played about equally well.
review-bag-with-you = The bag was on your side.
review-bag-against-you = The bag was against you.
review-bag-with-name = The bag was on { $name }’s side.
review-bag-even = The bag made no clear difference.
retry-title = Find a better move
retry-mine = Retry my mistakes
retry-of = Retry mistakes: { $name }
retry-played = Played: { $move } { $glyph }
retry-find = What should { $name } have played? Make the move on the board.
retry-find-solo = What would have been better? Make the move on the board.
retry-found = Good move!
retry-worse = That costs { $percent } of your winning chances. Try another move.
retry-worse-points = That costs { $points } expected points. Try another move.
retry-same = That is what was played. Try another move.
retry-shown = Better was: { $move }
retry-over = Done: { $solved } of { $count } found.
retry-hint = Hint
retry-hinted = It is one of the marked places.
retry-solution = Show solution
retry-skip = Skip
retry-next = Next
retry-end = End

## Puzzles

nav-puzzles = Puzzles
puzzles-about = Positions from real games in which there is something to find. Every solution is proved, and every move that works is accepted.
puzzle-heading = { $game }: puzzle
puzzle-daily = Puzzle of the day
puzzle-daily-solve = Solve it
puzzle-daily-again = Look at it again
puzzle-daily-solved = You solved today’s puzzle.
puzzle-daily-missed = You missed today’s puzzle. It comes back tomorrow with your other mistakes.
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-streak-none = Solve it today to start a streak.
puzzle-repeat = Your mistakes
puzzle-repeat-begin = Try them again
puzzle-repeat-due = { $count ->
    [one] { $count } puzzle is waiting for another try.
   *[other] { $count } puzzles are waiting for another try.
}
puzzle-repeat-none = Nothing to repeat today. Puzzles you miss come back here after a day.
puzzle-none = There is no such puzzle.
puzzle-all = All puzzles
puzzle-by-game = Practise a game
puzzle-train = Practise
puzzle-solved-of = { $solved } of { $all } solved
puzzle-history = Your latest tries
puzzle-try-solved = solved
puzzle-try-missed = missed
puzzle-own-rating = Your rating: { $rating }
puzzle-its-rating = puzzle: { $rating }
puzzle-task-win = { $name } to move and win
puzzle-task-ahead = { $points ->
    [one] { $name } to move: the best ending is one point ahead. Find it.
   *[other] { $name } to move: the best ending is { $points } points ahead. Find it.
}
puzzle-task-level = { $name } to move: the best ending is level. Find it.
puzzle-task-behind = { $points ->
    [one] { $name } to move: the best ending is only one point behind. Find it.
   *[other] { $name } to move: the best ending is only { $points } points behind. Find it.
}
puzzle-right = Right!
puzzle-right-go-on = Right! Go on.
puzzle-wrong-win = That doesn’t win: { $move }. Try again.
puzzle-wrong-best = There is something better than this: { $move }. Try again.
puzzle-solved = Solved!
puzzle-shown = This was the solution.
puzzle-hint = Hint
puzzle-show = Show the solution
puzzle-help-counts = If you take a hint, the puzzle counts as missed.
puzzle-analyse = Analyse
puzzle-next = Next puzzle
puzzle-copy-link = Copy link
puzzle-themes = About: { $themes }
puzzle-not-kept = This browser can’t save your progress.
theme-connection = connection
theme-loop = loop
theme-lockout = lockout
theme-ring = ring
theme-double-threat = double threat
theme-one-answer = one answer left
theme-pair = two at once
theme-takeover = takeover
theme-swap = swap
theme-neutral = neutral stack
theme-extension = extension
theme-join = joining
theme-founding = new snake
theme-drill = drilling
theme-forced-fill = forced fill
theme-forcing = forcing a space
theme-line = longest line
puzzle-race = Three-minute race
race-about = As many as you can in three minutes. They get harder, and a mistake costs ten seconds.
race-with = Puzzles of
race-all-games = all games
race-begin = Start the race
race-again = Race again
race-stop = Stop
race-score = { $count } solved
race-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
race-missed = Wrong. Ten seconds less.
race-missed-count = { $count ->
    [one] { $count } mistake.
   *[other] { $count } mistakes.
}
race-record = A new record! Before: { $before }.
race-best = Your best: { $count }

results-by-side = Results
results-game = Game
results-side = Turn order
results-seat-1 = first
results-seat-2 = second
results-seat-3 = third
results-seat-4 = fourth
results-seat-5 = fifth
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-by-colour = Results by colour
results-colour = Colour
know-yourself = Know yourself
know-no-puzzles = Solve a few puzzles to see your rating here.
know-reviews = Where you lose games
know-reviews-few = Not enough to go on yet. Review a few more of your games.
know-no-reviews = Review your finished games to see here where you lose the most.
weak-opening = You lose the most in the opening.
weak-middle = You lose the most in the middle game.
weak-end = You lose the most in the endgame.
phase-opening = Opening
phase-middle = Middle game
phase-end = Endgame
phase-loss = { $percent } per move, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} in { $moves }
learn-title = Learn
learn-about = Short courses on the real board: a few moves per step, no account needed. After five minutes you can play.
learn-far = { $done } of { $count } steps
learn-game = Learn { $game }
learn-step = Step { $number } of { $count }
learn-move = Move { $number } of { $count }
learn-steps = Steps
learn-undone = not done yet
learn-stars = { $count ->
    [one] one star of three
   *[other] { $count } stars of three
}
learn-hint = Hint
learn-show = Show me
learn-shown = This is one way to do it. Now you try.
learn-again = Try again
learn-next = Next step
learn-all = You have done the whole course. You know { $game } now!
learn-home = New here? Learn a game in five minutes.
learn-offer = New to this game? Learn it in five minutes.
rules-apart = Open in a new tab
# Puzzles of tiles
tiles-title = Tile puzzles
tiles-about = Tantrix tiles as puzzles for one: place the tiles so that all touching sides match and the loop or line runs through every one of them. Everything works offline; what you find is kept in this browser.
tiles-group-discovery = Discovery
tiles-about-discovery = One loop through tiles 1 to n. Each puzzle adds a tile to the one before; those up to 10 go from easy to hard, and the long ones take patience.
tiles-group-rainbow = Rainbow
tiles-about-rainbow = The tiles of one back colour: two triangles and three loops.
tiles-group-named = Named sets
tiles-about-named = From Junior to Genius: loops, two loops at once, two lines, and a flower.
tiles-group-xtreme = Xtreme
tiles-about-xtreme = A red loop of some of ten tiles; you choose which ones.
tiles-group-own = Your own puzzles
tiles-forget = Delete this puzzle: { $task }
tiles-task = Goal: { $task }.
tiles-known = { $count ->
    [one] There is one solution.
   *[other] There are { $count } solutions.
}
tiles-known-none = Nobody has counted its solutions yet.
tiles-known-short = { $count ->
    [one] one solution
   *[other] { $count } solutions
}
tiles-found-none = You have found none yet.
tiles-found = { $count ->
    [one] You have found one.
   *[other] You have found { $count }.
}
tiles-found-short = { $count ->
    [one] one found
   *[other] { $count } found
}
tiles-found-title = Your solutions
tiles-found-one = Solution { $number }
tiles-laid = { $laid } of { $all } tiles placed.
tiles-how = Pick a tile and place it on the table. Turn it with R, the wheel or another tap.
tiles-how-on = Press a tile on the table to take it back.
tiles-check = Check
tiles-hint = Hint
tiles-take-back = Take back
tiles-clear = Start over
tiles-give-up = Show a solution
tiles-count = Count solutions
tiles-stop = Stop
tiles-type = Type: 5@1,0r2 places, -5 takes back
tiles-lay = Place
tiles-rules = Solutions that differ only by rotating the whole count as one; mirror images count separately. Tiles can be placed only where their sides match.
tiles-right = Right: everything matches, and it is solved.
tiles-solved = { $count ->
    [one] Solved! That is your first solution of this puzzle.
   *[other] Solved! That is your solution number { $count }.
}
tiles-solved-again = { $count ->
    [one] Solved again, the same way as before. Another way may exist.
   *[other] Solved, in a way that is among your { $count } already.
}
tiles-given = This is one solution. It doesn’t count as yours; start over to find your own.
tiles-no-solution = This puzzle has no solution: every possibility was searched.
tiles-counted-none = There is no solution: every possibility was searched.
tiles-counted = { $count ->
    [one] There is exactly one solution.
   *[other] There are exactly { $count } solutions.
}
tiles-time-up = Nothing was found in time. Take a few tiles away and ask again.
tiles-hint-lay = Place tile { $tile } on { $cell }, turned by { $degrees }°, as drawn there.
tiles-hint-take = { $count ->
    [one] What is on the table can’t be completed. Take tile { $tiles } away.
   *[other] What is on the table can’t be completed. Take tiles { $tiles } away.
}
tiles-hint-take-perhaps = { $count ->
    [one] No way was found to complete what is on the table; without tile { $tiles } there is one.
   *[other] No way was found to complete what is on the table; without tiles { $tiles } there is one.
}
tiles-working-hint = Looking for the next tile… { $seconds } s
tiles-working-solve = Looking for a solution… { $seconds } s, tries: { $nodes }
tiles-working-count = Counting… { $seconds } s, tries: { $nodes }

own-puzzle-title = Your own puzzle
own-puzzle-about = Any tiles, with loops or lines in any colours; the solver on this page says whether it can be done.
own-puzzle-how = Choose the tiles and what should run through them. A loop or line runs through every tile that has its colour.
own-tiles = { $count ->
    [one] Tiles: one chosen
   *[other] Tiles: { $count } chosen
}
own-tiles-typed = The same as text, such as 1-10, 14
own-tiles-wrong = These are not tile numbers; write something like 1-10, 14.
own-tiles-none = Choose some tiles first.
own-wants = What should run through them
own-red = Red
own-yellow = Yellow
own-green = Green
own-blue = Blue
own-nothing = nothing
own-loop = loop
own-line = line
own-shape = Shape
own-free = any
own-triangle = triangle
own-flower = flower
own-holes = Empty cells may be enclosed
own-make = Create puzzle

daily-title = Solitaire of the day
daily-about = The same tiles in the same order for everyone, today.
daily-of = { $day }, the same for everyone, until midnight UTC.
daily-how = Draw the fourteen tiles one by one and place them by the solitaire rules; run one line of the colour through as many as you can. Play it as often as you like; your best result of the day counts.
daily-none = Not finished yet today.
daily-best = Your best today: a line through { $points } of { $target } tiles
daily-play = Play
daily-again = Play again from the start
daily-go-on = Continue
daily-games = Today’s games
daily-earlier = Earlier days
daily-points = a line through { $points } of { $target } tiles

# Hints
hint-ask = Hint
hint-what = What?
hint-show = Show the move
hint-hide = Hide the hint
hint-where = Look at the highlighted places.
hint-words = It is about the choice you have to make now.
hint-one-of = It is one of the highlighted places.
hint-piece = Play this piece: { $piece }.
hint-from = Take from { $place }.
hint-move = { $move }.
hint-none = No hint was found. Please try again.
hint-is-told = The other players are told that you took a hint.

# About, the API, the changelog, licences
about-title = About
about-what = Serpentarium is a place for board games on hexagons: Kamon, Pantareï, Snekagon, Snekagon 5G and Tantrix, alone, against bots, or with people anywhere. It comes with rules, courses, puzzles and an analysis board, and most of it works without a connection.
about-free = It is free and open source, under the MIT licence. Anyone can run a server of their own; it is one program with the pages inside.
about-private = There are no ads and no trackers, and nothing is loaded from anyone else’s servers. You can play without an account.
source-code = Source code
changelog-title = What’s new
in-english = This page is in English.
licences-title = Licences
licences-text = Serpentarium itself is under the MIT licence. These are the licences of the work of others that it contains.
api-title = The API
api-short = API
api-text = What your own bots, boards and tools can ask this server. The same description, for programs:
api-parameters = Parameters
api-body = Body
api-answers = Answers
api-required = required
