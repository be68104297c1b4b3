summary = Dla jednej osoby: układaj czternaście płytek w kolejności losowania i poprowadź przez wszystkie jedną linię lub pętlę swojego koloru.
move-hint = Ruch to wylosowana płytka, pole i obrót, na przykład 7@1,-1r2: płytka 7 na (1,-1), obrócona o dwa kroki po 60 stopni zgodnie z ruchem wskazówek zegara.
option-goal = co ma przejść przez wszystkie czternaście płytek: linia (line) czy zamknięta pętla (loop)
option-colour = kolor linii lub pętli

player = Gracz

red = czerwony
yellow = żółty
green = zielony
blue = niebieski

goal-line = Celem jest jedna linia przez wszystkie 14 płytek; kolor: { $colour }.
goal-loop = Celem jest jedna zamknięta pętla przez wszystkie 14 płytek; kolor: { $colour }.
left = { $count ->
    [0] Nie ma już płytek do wylosowania.
    [one] Do wylosowania została jedna płytka.
    [few] Do wylosowania zostały { $count } płytki.
   *[many] Do wylosowania zostało { $count } płytek.
}

reason-solved = rozwiązane
reason-all-laid = wszystkie 14 płytek leży na stole
reason-nothing-fits = wylosowana płytka nigdzie nie pasuje

not-drawn = Wylosowana płytka to { $drawn }, a nie { $tile }.

setup-green = Płytki { $tile } nie ma w pasjansie: gra się płytkami od 1 do 14.
setup-count = Rozdanie ma { $count ->
    [one] jedną płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}. Musi mieć wszystkie 14 albo tylko pierwszą, jeśli kolejność pozostałych nie jest znana.
