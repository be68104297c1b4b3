unknown-game = There is no game “{ $name }”. The games are: { $known }.
no-such-slot = There is nothing to exchange there.

not-a-game = This line is not a recorded game: { $error }.
record-too-new = This record has version { $found } of the format; this program reads up to version { $known }.
differs-turn = It is the turn of seat { $ours }, not { $theirs } (a dash means that the game is over).
differs-count = There are { $ours } legal moves, not { $theirs }.
differs-hash = There are as many legal moves, but not the same ones: their hash is { $ours }, not { $theirs }.
differs-scores = The scores are { $ours }, not { $theirs }.
differs-reason = The reason is { $ours }, not { $theirs }.

tree-unplayable = In the line “{ $line }”: { $fault }
tree-spelling = The rules write this as “{ $usual }”.
tree-record-draw = A record has no place for draws; its setup has to contain them.
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
bot-suits-1 = For your very first game, or for children.
bot-suits-2 = You know the rules and want to win now and then.
bot-suits-3 = You have a few games behind you.
bot-suits-4 = You play regularly and see threats coming.
bot-suits-5 = You think a few moves ahead.
bot-suits-6 = You know the game well and plan ahead.
bot-suits-7 = You nearly always win, even against people.
bot-suits-8 = The best we have. Even experts lose to it, and learn from it.

review-solo = In this game for one there is no score to reach, so it can’t be reviewed.
review-empty = No moves were made, so there is nothing to review.

no-lesson = This step of the course can’t be read: “{ $what }”.
lesson-over = This step is already over.
