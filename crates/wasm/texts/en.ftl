request-unreadable = The engine can't read this request; it stops at letter { $column }.
position-too-long = A position may have at most { $most } moves.
level-unknown = There is no bot level { $level }; levels go from 1 to 8.
nobody-to-move = Nobody is to move here.
no-solver = This game can't be solved exactly.
no-limit = A search needs a limit.
too-many-games = At most { $most } random games are played at once.
memory-not-sensible = The engine can use between { $least } and { $most } bytes of memory.
