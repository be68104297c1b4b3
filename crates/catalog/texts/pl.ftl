unknown-game = Nie ma gry „{ $name }”. Gry to: { $known }.

not-a-game = Ten wiersz nie jest zapisem gry: { $error }.
differs-turn = Ruch ma gracz { $ours }, nie { $theirs } (kreska oznacza koniec gry).
differs-count = Możliwych ruchów jest { $ours }, nie { $theirs }.
differs-hash = Możliwych ruchów jest tyle samo, ale innych: ich skrót to { $ours }, nie { $theirs }.
differs-scores = Punkty to { $ours }, nie { $theirs }.
differs-reason = Powód końca to { $ours }, nie { $theirs }.
