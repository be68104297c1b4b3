clock-not-sensible = Nobody can play by this clock. A game may have from a second to a day, up to ten minutes more a move, and a limit that is not below its start; a move from a second to a day; byo-yomi up to a day and 1 to 100 periods from a second to an hour; a penalty clock from a second to a day, 1 to 100 points for each step from a second to an hour, and 1,000 points at most; or from 1 to 30 days.
clock-needs-points = A penalty clock takes points from whoever needs more time; this game is not played for points against others.
deal-other-secret = The secret is not the one that was committed to before the match.
deal-other-setup = What was dealt does not follow from the secret and the players' words.
deal-no-seed = A seed is 64 hexadecimal digits.
words-too-long = Words for the shuffle are one line of at most { $most } characters.

match-broken = The events of match { $id } do not fit together.
match-not-found = There is no such match.
match-not-yours = You do not play in this match.
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
match-not-open = The match has begun; nobody can sit down any more.
match-not-live = The match has not begun yet.
match-joined-already = You sit in this match already.
match-seat-taken = That seat is taken.
match-choice-unknown = In { $game } nobody can wish for that.
match-choice-taken = Somebody else at the table wishes for that already.
match-rated-accounts = Rated matches are for people with an account.
match-rated-bots = A match with bots, or of one person with themselves, can't be rated.
match-rated-overlay = In a rated match the board does not show what moves allow.
match-offered-already = You have said so already.
match-declined-already = This was declined already; try again after the next move.
match-nothing-offered = There is nothing to answer.
match-bots-dont-draw = Bots play on; they agree to no draw.
match-no-takebacks = This match was agreed to be played without takebacks.
match-nothing-to-take-back = You have made no move that could be taken back.
match-drawn-since = A tile was drawn from the bag since then; what has been seen can't be taken back.
match-too-late-to-abort = A match can be called off before the second move only.
match-rematched-already = The rematch is on already.
match-player-deleted = Whoever played with you has deleted the account; there can be no rematch.
match-seats = { $game } is for { $seats } players here; { $given } seats were named.
match-seat-kinds = At least one seat must be yours or open, and not all of them bots.
match-no-level = There is no bot level { $level }; levels go from 1 to { $most }.


not-found = There is nothing at this address.
body-unreadable = The request could not be read: { $error }
body-too-large = A request has at most { $most } bytes to say.
host-unclear = A request names the host that it is for, and names one.
request-unreadable = The request could not be read: { $error }
method-not-allowed = This address does not take requests of this kind.
page-unknown = There is no such page of this list: “after” takes the “next” of the page before.
position-too-long = A position is written with at most { $most } characters.
pictures-busy = Many pictures are being drawn at the moment; please try again shortly.
picture-too-long = A moving picture shows at most { $most } positions.
position-other-game = The position is one of { $found }, not of { $game }.
position-unreadable = The position could not be read: { $error }
body-slow = The request took too long to arrive.
message-unreadable = The message could not be read: { $error }
nul-character = A text contains the character NUL, which no text may contain.
not-known = The server does not know who you are. Ask for /api/v1/me first and send the cookie that comes with the answer, or a token.
mark-too-long = A client’s mark has at most { $most } characters.
mark-used = This mark was given to another move at this ply; give every move a mark of its own.
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
preview-turn = { $name } to move.
preview-after = After { $ply ->
    [one] one move
   *[other] { $ply } moves
} of { $moves }.
preview-position = { $moves ->
    [0] The first position of a game.
    [one] A position after one move.
   *[other] A position after { $moves } moves.
}
preview-analysis = { $game }: a position
preview-study = A study of { $games } by { $owner }, { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}.
preview-rules = { $game }: the rules
preview-site = Board games of snakes, loops and stacks: play people and bots, study positions, learn the rules. Free, without advertising.
log-in-first = This is for people with an account; log in first.
token-unknown = This token is not known, or no longer.

name-not-good = A name has 2 to 20 letters, digits, hyphens or underscores, and begins with a letter.
name-mixed-scripts = A name is written in letters of one alphabet.
name-reserved = That name stands for somebody else here; choose another.
name-taken = That name is taken.
password-short = A password has at least { $least } characters.
password-common = That password is on every list of guesses; choose another.
password-long = A password has at most { $most } characters.
password-name = Your name, or little more than it, is the first thing that others guess; choose another password.
passwords-busy = The server is short of memory and can’t check passwords just now; please try again in a moment.
wrong-password = Name and password do not belong together.
recovery-code-wrong = Name and recovery code do not belong together, or the code has been used.
account-already = You have an account already.
player-not-found = There is no such player.
player-deleted = deleted player
token-label = A token's name has 1 to 40 characters.
token-too-many = An account has at most { $most } tokens; drop one that you no longer need.
token-not-found = You have no such token.

export-failed = The records could not be written: { $error }
summary-differs = What lists say about match { $id } does not follow from its events: “{ $field }” is { $kept } and should be { $expected }.
match-not-listed = Match { $id } has events and is in no list.
match-without-events = Match { $id } is in lists and has no events.
match-without-secret = The secret that match { $id } was dealt from is gone.
seat-differs = Lists name { $kept } in seat { $seat } of match { $id }, and its events { $expected }.
rating-differs = The rating of { $player } ({ $rating }) does not follow from the matches played: “{ $kept }” should be “{ $expected }”.
rating-missing = { $player } has no rating ({ $rating }) and should have one by the matches played.
rating-extra = { $player } has a rating ({ $rating }) that follows from no match.
rating-change-differs = What match { $id } did to the rating of { $player } is not what is kept: “{ $kept }” should be “{ $expected }”.
rating-change-missing = Match { $id } changed the rating of { $player }, and nothing is kept of it.
rating-change-extra = A change of the rating of { $player } by match { $id } is kept, and follows from no match.
opening-differs = What the explorer tells of move { $played } from position { $position } does not follow from the matches played: “{ $kept }” should be “{ $expected }”.
opening-missing = The explorer does not tell of move { $played } from position { $position }, which was played.
opening-extra = The explorer tells of move { $played } from position { $position }, which was played in no match.
ledger-broken = Entry { $number } of the ledger does not follow from the one before it.
ledger-match-missing = Match { $id } is gone: by entry { $number } of the ledger it had { $seq } events.
ledger-tail-missing = The last events of match { $id } are gone: it has { $found }, and by entry { $number } of the ledger it had { $seq }.
ledger-event-differs = Event { $seq } of match { $id } is not the one that entry { $number } of the ledger knows.
ledger-short = The end of the ledger is gone: it has { $entries } entries, and had { $number }.
ledger-root-unknown = The root { $root } is not one of this ledger: something that it stood for was changed or removed.
ledger-roots-unreadable = The roots in { $file } can’t be read: { $error }.

pairing-people = Quick pairing is for people. A program can take open challenges.
pairing-alone = This game is for one: there is nobody to be paired with.
hint-rated = There are no hints in rated matches.
hint-not-yours = Hints are for those who play, when it is their turn.
hint-not-agreed = Between people there are hints only in matches that were made so that everybody sees what moves allow.
hint-failed = No hint was found. Please try again.
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
review-not-over = The match is not over yet; it can be reviewed when it is.

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

match-blocked = You and somebody at this table do not play with each other.
player-blocked = You and this player do not play with each other.
account-closed = This account has been closed by a moderator.
chat-hidden = Hidden by a moderator.
chat-silenced = A moderator has muted you; you can write again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
person-yourself = That is yourself.
people-too-many = There is room for { $most } people in this list.
report-words-long = The words of a report have at most { $most } characters.
report-words-missing = Please say in words what it is about.
report-no-message = There is no such message, or it is not for you.
report-already = You have reported this already; a moderator will look at it.
warning-not-found = There is no such warning, or you have confirmed it.
warning-first = A moderator has warned you; read and confirm the warning first.
moderate-no-player = Nobody is called { $name }.
moderate-no-report = There is no report { $report }.
moderate-no-study = There is no such study.
moderate-no-message = There is no such message.
moderate-not-a-message = Report { $report } is not about a message; name the match, the room and the number.
moderate-guest = { $name } is a guest; only accounts can be warned or closed. A guest can be muted.
moderate-closed-already = The account of { $name } is closed already.
moderate-not-closed = The account of { $name } is not closed.
deal-offline = The match was played without a server, which dealt nothing.
match-start-rated = A match from a position can’t be rated.
match-start-over = The game is over in this position.
match-start-draw = First decide what is drawn in this position.
match-start-choice = In a match from a position everybody has what the position gives them.
match-start-too-long = The way to this position takes more than { $most } characters.
record-too-new = This record is of version { $found } of the format; this program reads up to version { $known }.

study-not-found = There is no such study, or it is private.
study-read-only = You can read this study, but not change it. Make a copy, or ask its owner to add you as a contributor.
study-hidden = A moderator has hidden this study. It can’t be shared again.
study-owner-only = Only the owner of a study can do that.
study-name = A study's name is one line of 1 to { $most } characters.
study-mark = A mark has from 1 to { $most } characters.
study-guest-public = Only people with an account can make a study public. Everybody can share one by its link.
study-too-many = You have { $most } studies, as many as you can have. Delete one first.
study-full = This study is full. Make a copy to go on: it begins without the history.
study-too-many-contributors = A study has at most { $most } contributors.
study-author = Comments can be written and changed in one's own name only.
study-match-not-begun = The match has not begun: there is nothing to study yet.
study-broken = The events of study { $id } do not fit together.
study-differs = What is kept of study { $id } does not follow from its events: { $field }.
puzzle-unknown = There is no such puzzle.
puzzle-day = A puzzle of the day is of today, and written as 2026-11-18.
