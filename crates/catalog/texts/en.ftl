unknown-game = There is no game “{ $name }”. The games are: { $known }.
no-such-slot = There is nothing to exchange there.

not-a-game = This line is not a recorded game: { $error }.
record-too-new = This record is of version { $found } of the format; this program reads up to version { $known }.
differs-turn = Seat { $ours } is to move, not { $theirs } (a dash means that the game is over).
differs-count = There are { $ours } legal moves, not { $theirs }.
differs-hash = The legal moves are as many, but not the same: their hash is { $ours }, not { $theirs }.
differs-scores = The scores are { $ours }, not { $theirs }.
differs-reason = The reason is { $ours }, not { $theirs }.

tree-unplayable = In the line “{ $line }”: { $fault }
tree-spelling = The rules write this as “{ $usual }”.
tree-record-draw = A record has no place for what is drawn; its setup has to hold it.
tree-not-begun = This game never began, so it has neither setup nor moves.

tally = { $tally }.
tally-because = { $tally }: { $reason }.

bot-1 = Hatchling
bot-2 = Slowworm
bot-3 = Grass Snake
bot-4 = Rattlesnake
bot-5 = Anaconda
bot-6 = Basilisk
bot-7 = Hydra
bot-8 = Ouroboros
bot-suits-1 = Your first game ever, or a child's.
bot-suits-2 = You know the rules and want to win now and then.
bot-suits-3 = You have played a few games.
bot-suits-4 = You play regularly and see threats coming.
bot-suits-5 = You think some moves ahead.
bot-suits-6 = You know the game well and plan.
bot-suits-7 = You win nearly always, against people too.
bot-suits-8 = The best we have. Even experts lose; good for learning from it.

review-solo = There is nobody to win against in a game for one: it can't be reviewed.
review-empty = Nothing was played: there is nothing to review.

no-lesson = This step of a course can't be read: “{ $what }”.
lesson-over = This step has ended already.
