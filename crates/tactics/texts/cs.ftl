puzzle-line = Řádek { $line }: { $damage }
puzzle-unreadable = Toto není úloha: { $error }.
puzzle-id = „{ $id }“ není označení úlohy této hry: je to označení hry, spojovník a šest malých písmen nebo číslic.
puzzle-twice = Označení { $id } má už jiná úloha.
puzzle-margin = U nejlepší koncovky se uvádí, jakého rozdílu lze dosáhnout; u hledání výhry se neuvádí.
puzzle-themes = Témata se píší podle abecedy, každé jednou.
puzzle-too-large = Řešení má nejvýše { $moves } správných tahů a nejvýše { $depth } za sebou.
puzzle-steps = Úloha uvádí, že je třeba najít { $said } tahů, její řešení jich má { $found }.
