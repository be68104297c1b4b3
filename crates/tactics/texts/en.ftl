puzzle-line = Line { $line }: { $damage }
puzzle-unreadable = This is no puzzle: { $error }.
puzzle-id = “{ $id }” is no id of a puzzle of this game: it is the game's id, a dash, and six small letters or digits.
puzzle-twice = There is another puzzle with the id { $id }.
puzzle-margin = A best end says which margin can be reached; a win to be found has none.
puzzle-themes = Themes are written in the order of the alphabet, each once.
puzzle-too-large = A solution has at most { $moves } right moves, and at most { $depth } in a row.
puzzle-steps = The puzzle says that { $said } moves have to be found, its solution has { $found }.
