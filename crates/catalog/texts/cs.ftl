unknown-game = Hra „{ $name }“ tu není. Hry jsou: { $known }.

not-a-game = Tento řádek není záznam hry: { $error }.
differs-turn = Na tahu je hráč { $ours }, ne { $theirs } (pomlčka znamená, že hra skončila).
differs-count = Možných tahů je { $ours }, ne { $theirs }.
differs-hash = Možných tahů je stejně, ale jiných: jejich otisk je { $ours }, ne { $theirs }.
differs-scores = Body jsou { $ours }, ne { $theirs }.
differs-reason = Důvod konce je { $ours }, ne { $theirs }.
