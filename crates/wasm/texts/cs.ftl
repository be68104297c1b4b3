request-unreadable = Engine tento požadavek nepřečte; zarazí se u znaku { $column }.
position-too-long = Pozice může mít nejvýše { $most } tahů.
level-unknown = Úroveň { $level } neexistuje; boti mají úrovně 1 až 8.
nobody-to-move = Tady není nikdo na tahu.
no-solver = Tuto hru nelze přesně vyřešit.
no-limit = Výpočet potřebuje nějaké omezení.
too-many-games = Najednou lze odehrát nejvýše { $most } náhodných her.
memory-not-sensible = Engine může použít { $least } až { $most } bajtů paměti.
