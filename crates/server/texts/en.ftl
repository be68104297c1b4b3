clock-not-sensible = Nobody can play by this clock. A game may have from a second to a day and up to ten minutes more a move; a move from a second to a day; or from 1 to 30 days.
deal-other-secret = The secret is not the one that was committed to before the match.
deal-other-setup = What was dealt does not follow from the secret and the players' words.
deal-no-seed = A seed is 64 hexadecimal digits.
words-too-long = Words for the shuffle are one line of at most { $most } characters.

match-broken = The events of match { $match } do not fit together.
match-not-found = There is no such match.
match-not-yours = You do not play in this match.
match-not-your-turn = It is not your turn.
match-stale = The game has moved on: { $ply ->
    [one] one move has
   *[other] { $ply } moves have
} been made. Look at the board and decide again.
match-over = The match is over.
match-not-over = The match is not over yet.
match-not-open = The match has begun; nobody can sit down any more.
match-not-live = The match has not begun yet.
match-joined-already = You sit in this match already.
match-seat-taken = That seat is taken.
match-rated-accounts = Rated matches are for people with an account.
match-rated-bots = A match with bots, or of one person with themselves, can't be rated.
match-offered-already = You have said so already.
match-nothing-offered = There is nothing to answer.
match-bots-dont-draw = Bots play on; they agree to no draw.
match-no-takebacks = This match was agreed to be played without takebacks.
match-nothing-to-take-back = You have made no move that could be taken back.
match-drawn-since = A tile was drawn from the bag since then; what has been seen can't be taken back.
match-too-late-to-abort = A match can be called off before the second move only.
match-rematched-already = The rematch is on already.
match-seats = { $game } is for { $seats } players here; { $given } seats were named.
match-seat-kinds = At least one seat must be yours or open, and not all of them bots.
match-no-level = There is no bot level { $level }; levels go from 1 to { $most }.

over-won = { $names } won.
over-won-because = { $names } won: { $reason }.
over-shared = { $names } share the victory.
over-shared-because = { $names } share the victory: { $reason }.
over-draw = It is a draw.
over-draw-because = It is a draw: { $reason }.
over-agreed = Drawn by agreement.
over-resigned = { $name } resigned.
over-time = { $name } ran out of time.
over-aborted = The match was called off.

not-found = There is nothing at this address.
body-unreadable = The request could not be read: { $error }
request-unreadable = The request could not be read: { $error }
method-not-allowed = This address does not take requests of this kind.
page-unknown = There is no such page of this list: “after” takes the “next” of the page before.
position-too-long = A position is written with at most { $most } characters.
position-unreadable = The position could not be read: { $error }
body-slow = The request took too long to arrive.
message-unreadable = The message could not be read: { $error }
not-known = The server does not know who you are. Ask for /api/me first and send the cookie that comes with the answer, or a token.
mark-too-long = A client’s mark has at most { $most } characters.
origin-foreign = This page may not play here.
too-many-requests = That was a little too much at once; please wait a moment.
too-many-sockets = Too many connections are open from your address.
server-restarts = The server is restarting; please come back in a moment.
cannot-listen = The server can't listen at { $address }: { $error }.
port-taken = Another program already listens at { $address }; choose another port, as in --listen 127.0.0.1:8080.
port-forbidden = This user may not listen at { $address }; choose a port above 1023, as in --listen 127.0.0.1:8080.
already-running = A server is already at work on the database { $database }, at { $address }; stop it first, or name another database with --database.
database-in-use = A server is already at work on the database { $database }; stop it first, or name another database with --database.
cannot-lock = { $file } can't be written: { $error }.
site-missing = The pages of Serpentarium were not built into this program. This builds and starts everything:
site-api = The interface for programs is here, pages or not.
preview-open = Somebody waits for you to play.
preview-live = A game is going on: { $moves ->
    [0] no moves yet
    [one] one move
   *[other] { $moves } moves
}.
log-in-first = This is for people with an account; log in first.
token-unknown = This token is not known, or no longer.

name-not-good = A name has 2 to 20 letters, digits, hyphens or underscores, and begins with a letter.
name-taken = That name is taken.
password-short = A password has at least { $least } characters.
password-common = That password is on every list of guesses; choose another.
password-long = A password has at most { $most } characters.
wrong-password = Name and password do not belong together.
account-already = You have an account already.
player-not-found = There is no such player.
player-gone = a player who has left
token-label = A token's name has 1 to 40 characters.

export-failed = The records could not be written: { $error }
summary-differs = What lists say about match { $match } does not follow from its events.

bot-1 = Hatchling
bot-2 = Slowworm
bot-3 = Grass Snake
bot-4 = Rattlesnake
bot-5 = Anaconda
bot-6 = Basilisk
bot-7 = Hydra
bot-8 = Ouroboros

analysis-live-rated = This position belongs to a rated match of yours that goes on; you can analyse it when it is over.
analysis-one = You have an analysis under way; it will be done in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
analysis-busy = Many positions are waiting to be analysed; please try again in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
analysis-quota = You have used up your { $seconds ->
    [one] second
   *[other] { $seconds } seconds
} of analysis for today; tomorrow there will be more.
analysis-not-found = There is no such analysis, or no longer.
analysis-draw-first = Something has to be drawn first: add it to the moves, as draw:37.
analysis-what = Say what to analyse: a match, or a game with its setup and moves.

over-abandoned = { $name } went away and did not come back.
match-not-invited = Nobody has asked you to play in this match.
claim-nobody-away = Nobody whose turn it is has gone away.
claim-too-early = The player may still come back; in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} you need not wait any more.
token-scope = This token was not made for that.

chat-guests = Guests speak in ready-made phrases; to write your own words, take an account.
chat-no-phrase = There is no such phrase.
chat-length = A message has 1 to { $most } characters.
chat-not-for-you = What is said in this room is not for you, or not yet.
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-bye = Goodbye!
