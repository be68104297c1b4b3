clock-not-sensible = This clock can’t be used. A game may have from a second to a day, with up to ten minutes added per move and a cap that is not below its start; a move from a second to a day; byo-yomi up to a day, with 1 to 100 periods from a second to an hour; a penalty clock from a second to a day, with 1 to 100 points for each step from a second to an hour, and 1,000 points at most; or from 1 to 30 days per move.
clock-needs-points = A penalty clock takes points from players who need more time, and this game is not played for points against others.
deal-other-secret = This is not the secret that was committed to before the match.
deal-other-setup = What was dealt does not follow from the secret and the players’ words.
deal-no-seed = A seed is 64 hexadecimal digits.
words-too-long = Words for the shuffle must be one line of at most { $most } characters.

match-broken = The events of match { $id } do not fit together.
match-not-found = There is no such match.
match-not-yours = You are not playing in this match.
match-not-your-turn = It is not your turn.
match-stale = The game has moved on: { $ply ->
    [one] one move has
   *[other] { $ply } moves have
} been made. Look at the board and decide again.
match-no-ply = The match has no such position: { $ply ->
    [0] no moves have been made
    [one] one move has been made
   *[other] { $ply } moves have been made
} so far.
match-over = The match is over.
match-not-over = The match is not over yet.
match-not-open = The match has begun; nobody can join it any more.
match-not-live = The match has not begun yet.
match-joined-already = You have already joined this match.
match-seat-taken = That seat is taken.
match-choice-unknown = { $game } has no such choice.
match-choice-taken = Somebody else at the table has already chosen that.
match-rated-accounts = Rated matches are for people with an account.
match-rated-bots = A match with bots, or against yourself, can’t be rated.
match-rated-overlay = In a rated match the board does not show what moves allow.
match-offered-already = You have already asked for this.
match-declined-already = This has already been declined; try again after the next move.
match-nothing-offered = There is nothing to answer.
match-bots-dont-draw = Bots don’t agree to a draw; they play on.
match-no-takebacks = This match is played without takebacks.
match-nothing-to-take-back = You have no move to take back.
match-drawn-since = A tile has been drawn from the bag since then; what has been seen can’t be taken back.
match-too-late-to-abort = A match can be cancelled only before the second move.
match-rematched-already = The rematch has already begun.
match-player-deleted = Your opponent has deleted their account, so there can be no rematch.
match-seats = { $game } takes { $seats } players here; { $given } seats were given.
match-seat-kinds = At least one seat must be yours or open; not all of them can be bots.
match-no-level = There is no bot level { $level }; levels go from 1 to { $most }.


not-found = There is nothing at this address.
body-unreadable = The request could not be read: { $error }
body-too-large = A request can have at most { $most } bytes.
host-unclear = A request must name the host that it is for, exactly once.
request-unreadable = The request could not be read: { $error }
method-not-allowed = This address does not accept this kind of request.
page-unknown = This list has no such page: “after” takes the “next” of the previous page.
position-too-long = A position can be written with at most { $most } characters.
pictures-busy = Many pictures are being drawn at the moment; please try again shortly.
picture-too-long = An animation can show at most { $most } positions.
position-other-game = The position is from { $found }, not from { $game }.
position-unreadable = The position could not be read: { $error }
body-slow = The request took too long to arrive.
message-unreadable = The message could not be read: { $error }
nul-character = A text contains the character NUL, which no text may contain.
not-known = The server does not know who you are. Ask for /api/v1/me first and send the cookie that comes with the answer, or a token.
mark-too-long = A client’s mark can have at most { $most } characters.
mark-used = This mark was already used for another move at this ply; give every move its own mark.
origin-foreign = This page may not play here.
too-many-requests = Too many requests at once; please wait a moment.
too-many-sockets = Too many connections are open from your address.
server-restarts = The server is restarting; please come back in a moment.
cannot-listen = The server can’t listen at { $address }: { $error }.
port-taken = Another program is already listening at { $address }; choose another port, as in --listen 127.0.0.1:8080.
port-forbidden = This user may not listen at { $address }; choose a port above 1023, as in --listen 127.0.0.1:8080.
already-running = A server is already using the database { $database }, at { $address }; stop it first, or choose another database with --database.
database-in-use = A server is already using the database { $database }; stop it first, or choose another database with --database.
cannot-lock = { $file } can’t be written: { $error }.
node-incomplete = A node needs all three: --node, --node-address and --node-secret-file.
node-address = Other nodes can’t reach this one at { $address }; an address is like http://10.0.0.1:7100, and this machine listens there.
node-secret = The nodes’ secret can’t be read from { $file }: { $error }.
node-secret-unfit = The nodes’ secret in { $file } must have at least { $least } letters, digits and signs, without spaces.
node-running = A node called { $name } is already running on this database; each has a name of its own.
site-missing = The pages of Serpentarium were not built into this program. This builds and starts everything:
site-api = The interface for programs is here, pages or not.
preview-open = Somebody is waiting to play with you.
preview-live = A game in progress: { $moves ->
    [0] no moves yet
    [one] one move
   *[other] { $moves } moves
}.
preview-turn = { $name } to move.
preview-after = After { $ply ->
    [one] one move
   *[other] { $ply } moves
} of { $moves }.
preview-position = { $moves ->
    [0] The starting position of a game.
    [one] A position after one move.
   *[other] A position after { $moves } moves.
}
preview-analysis = { $game }: a position
preview-study = A study of { $games } by { $owner }, { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}.
preview-rules = { $game }: the rules
preview-puzzle = { $game }: a puzzle
preview-puzzle-win = { $moves ->
    [one] Win with one move.
   *[other] Win in { $moves } moves, whatever the other side plays.
}
preview-puzzle-best = { $moves ->
    [one] Find the move with the best end.
   *[other] Find the best end, in { $moves } moves.
}
preview-course = { $game }: learn to play
preview-course-about = A short course on the real board, a few moves per step.
preview-site = Board games about snakes, loops and stacks: play people and bots, study positions, learn the rules. Free, without ads.
log-in-first = You need an account for this; log in first.
token-unknown = This token is unknown or no longer valid.

name-not-good = A name must have 2 to 20 letters, digits, hyphens or underscores; it must start with a letter, and every hyphen or underscore must stand alone between letters or digits.
name-mixed-scripts = A name must use the letters of one alphabet.
name-reserved = That name is reserved; choose another.
name-taken = That name is taken.
password-short = A password must have at least { $least } characters.
password-common = That password is one of the first that anybody would guess; choose another.
password-long = A password can have at most { $most } characters.
password-name = Your name, or something close to it, is the first thing others will guess; choose another password.
passwords-busy = The server is short of memory and can’t check passwords right now; please try again in a moment.
wrong-password = The name and the password don’t match.
recovery-code-wrong = The name and the recovery code don’t match, or the code has already been used.
account-already = You already have an account.
player-not-found = There is no such player.
player-deleted = deleted player
token-label = A token’s name must have 1 to 40 characters.
token-too-many = An account can have at most { $most } tokens; delete one that you no longer need.
token-not-found = You have no such token.
session-not-found = There is no such login of yours.

passkey-not-here = Browsers use passkeys over https only, and at a name rather than a number; on your own computer, open http://localhost instead of http://127.0.0.1.
passkey-late = The request for the passkey is too old; try again.
passkey-unknown = This passkey opens no account here. Log in with your name and password.
passkey-not-good = The device’s answer could not be verified, so no passkey was added.
passkey-name = A passkey’s name must have 1 to 40 characters.
passkey-already = This passkey has been added already.
passkey-too-many = An account can have at most { $most } passkeys; remove one that you no longer need.
passkey-not-found = You have no such passkey.
password-needed = You logged in some time ago; enter your password again.

export-failed = The records could not be written: { $error }
summary-differs = What lists say about match { $id } does not follow from its events: “{ $field }” is { $kept } and should be { $expected }.
match-not-listed = Match { $id } has events and is in no list.
match-without-events = Match { $id } is in lists and has no events.
match-without-secret = The secret that match { $id } was dealt from is missing.
seat-differs = Lists name { $kept } in seat { $seat } of match { $id }, and its events { $expected }.
rating-differs = The rating of { $player } ({ $rating }) does not follow from the matches played: “{ $kept }” should be “{ $expected }”.
rating-missing = { $player } has no rating ({ $rating }) and should have one according to the matches played.
rating-extra = { $player } has a rating ({ $rating }) that follows from no match.
rating-change-differs = What match { $id } did to the rating of { $player } is not what is kept: “{ $kept }” should be “{ $expected }”.
rating-change-missing = Match { $id } changed the rating of { $player }, but no record of that is kept.
rating-change-extra = A change of the rating of { $player } by match { $id } is kept, but follows from no match.
puzzle-rating-differs = The puzzle rating of { $whose } does not follow from the tries that counted: “{ $kept }” should be “{ $expected }”.
puzzle-try-differs = What { $player }’s try at puzzle { $puzzle } did to ratings does not follow from the ratings before it.
opening-differs = What the explorer says about move { $played } from position { $position } does not follow from the matches played: “{ $kept }” should be “{ $expected }”.
opening-missing = The explorer lacks move { $played } from position { $position }, which was played.
opening-extra = The explorer has move { $played } from position { $position }, which was played in no match.
ledger-broken = Entry { $number } of the ledger does not follow from the one before it.
ledger-match-missing = Match { $id } is gone: by entry { $number } of the ledger it had { $seq } events.
ledger-tail-missing = The last events of match { $id } are gone: it has { $found }, and by entry { $number } of the ledger it had { $seq }.
ledger-event-differs = Event { $seq } of match { $id } is not the one that entry { $number } of the ledger knows.
ledger-short = The end of the ledger is gone: it has { $entries } entries, and had { $number }.
ledger-root-unknown = The root { $root } is not one of this ledger: something that it stood for was changed or removed.
ledger-roots-unreadable = The roots in { $file } can’t be read: { $error }.

pairing-people = Quick pairing is for people. A program can take open challenges.
pairing-alone = This game is for one player: there is nobody to pair you with.
hint-rated = There are no hints in rated matches.
hint-not-yours = Hints are for players, on their own turn.
hint-not-agreed = Between people, hints are available only in matches in which the board may show what moves allow.
hint-failed = No hint was found. Please try again.
analysis-live-rated = This position is from a rated match of yours that is still going on; you can analyse it when the match is over.
analysis-one = You already have an analysis running; it will be done in about { $seconds ->
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
} of analysis for today; there will be more tomorrow.
analysis-not-found = There is no such analysis, or it is no longer kept.
analysis-draw-first = Something has to be drawn first: add it to the moves, as draw:37.
analysis-what = Say what to analyse: a match, or a game with its setup and moves.
review-not-over = The match is not over yet; it can be reviewed afterwards.

match-not-invited = Nobody has invited you to this match.
claim-nobody-away = The player whose turn it is has not left.
claim-too-early = The player may still come back; in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} you won’t have to wait any longer.
token-scope = This token does not allow that.
work-gone = This job has been given to another worker, or is no longer wanted.
work-wrong = The result can’t be right ({ $why }). This worker gets no more jobs for an hour.
work-aside = This worker has sent a result that can’t be right. It gets no jobs for an hour.
work-key-name = A worker’s name must have 1 to 40 characters.
work-key-taken = There is a worker called { $name } already.
work-key-unknown = There is no worker called { $name }.
order-not-found = There is no such order, or it is no longer kept.
order-unfit = No worker can do this: { $why }
order-too-many = Too many orders are waiting.

chat-guests = Guests can send ready-made phrases; to write your own words, create an account.
chat-no-phrase = There is no such phrase.
chat-length = A message must have 1 to { $most } characters.
chat-not-for-you = This room is not open to you, or not yet.
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

match-blocked = You and somebody at this table don’t play with each other.
player-blocked = You and this player don’t play with each other.
account-closed = A moderator has closed this account.
chat-hidden = Hidden by a moderator.
chat-silenced = A moderator has muted you; you can write again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
person-yourself = That is you.
people-too-many = This list can hold at most { $most } people.
report-words-long = A report can have at most { $most } characters.
report-words-missing = Please describe what it is about.
report-no-message = There is no such message, or you can’t see it.
report-already = You have already reported this; a moderator will look into it.
warning-not-found = There is no such warning, or you have already confirmed it.
warning-first = A moderator has warned you; read and confirm the warning first.
moderate-no-player = Nobody is called { $name }.
moderate-no-report = There is no report { $report }.
moderate-no-study = There is no such study.
moderate-no-message = There is no such message.
moderate-not-a-message = Report { $report } is not about a message; name the match, the room and the number.
moderate-guest = { $name } is a guest; only accounts can be warned or closed. A guest can be muted.
moderate-closed-already = The account of { $name } is already closed.
moderate-not-closed = The account of { $name } is not closed.
deal-offline = The match was played without a server, so no server dealt anything.
match-start-rated = A match from a position can’t be rated.
match-start-over = The game is over in this position.
match-start-draw = First decide what is drawn in this position.
match-start-choice = In a match from a position, everybody has what the position gives them.
match-start-too-long = The moves that lead to this position take more than { $most } characters.
record-too-new = This record is of version { $found } of the format; this program reads up to version { $known }.

study-not-found = There is no such study, or it is private.
study-read-only = You can read this study, but not change it. Make a copy, or ask its owner to add you as a contributor.
study-hidden = A moderator has hidden this study. It can’t be shared again.
study-owner-only = Only the owner of a study can do that.
study-name = A study’s name must be one line of 1 to { $most } characters.
study-mark = A mark must have 1 to { $most } characters.
study-guest-public = Only people with an account can make a study public. Anyone can share one by its link.
study-too-many = You have { $most } studies, the most you can have. Delete one first.
study-full = This study is full. Make a copy to continue: it starts without the history.
study-too-many-contributors = A study can have at most { $most } contributors.
study-author = You can write and change comments only in your own name.
study-match-not-begun = The match has not begun: there is nothing to study yet.
study-broken = The events of study { $id } do not fit together.
study-differs = What is kept of study { $id } does not follow from its events: { $field }.
puzzle-unknown = There is no such puzzle.
puzzle-day = A try at the puzzle of the day must name the day on which it was made, counted from 1970.
course-stars = A completed step of a course has one to { $most } stars.
review-too-long = A review can have at most { $most } characters.
review-unreadable = The review can’t be read: it must be JSON, packed by gzip and written in Base64.
