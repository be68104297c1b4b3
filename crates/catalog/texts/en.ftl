unknown-game = There is no game “{ $name }”. The games are: { $known }.

not-a-game = This line is not a recorded game: { $error }.
differs-turn = Seat { $ours } is to move, not { $theirs } (a dash means that the game is over).
differs-count = There are { $ours } legal moves, not { $theirs }.
differs-hash = The legal moves are as many, but not the same: their hash is { $ours }, not { $theirs }.
differs-scores = The scores are { $ours }, not { $theirs }.
differs-reason = The reason is { $ours }, not { $theirs }.
