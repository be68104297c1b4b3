game-over = The game is over; nobody can move any more.
not-a-move = “{ $text }” is not a move of this game. { $hint }
not-your-move = That move can’t be played now.
no-draws = Nothing is drawn in this game.
not-drawable = { $draw } can’t be drawn now.

spec-malformed = “{ $text }” does not name a game. Write it like kamon, or snekagon(side=5).
spec-other-game = “{ $name }” is not the id of { $game }.
spec-unknown-option = { $game } has no option “{ $option }”. { $known }
spec-unknown-value = { $game } can’t have { $option }={ $value }. { $known }
spec-option-twice = The option “{ $option }” is given twice.
known-options = Its options are: { $options }.
known-no-options = It has no options.

seat = Player { $number }

yes = Yes
no = No

why-wins = It wins at once.
why-only = It is the only legal move.
