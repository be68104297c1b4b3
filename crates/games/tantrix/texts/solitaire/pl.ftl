summary = Dla jednej osoby: układaj czternaście płytek w kolejności losowania.
goal = Poprowadź przez wszystkie jedną linię lub pętlę swojego koloru.
hint = Połóż wylosowaną płytkę na zaznaczonym miejscu, do którego pasują jej kolory.
move-hint = Ruch to wylosowana płytka, pole i obrót, na przykład 7@1,-1r2: płytka 7 na (1,-1), obrócona o dwa kroki po 60 stopni zgodnie z ruchem wskazówek zegara.
overlay = Pokaż miejsca wymuszone i martwe
option-goal = Co ma biec przez wszystkie czternaście płytek?
option-goal-line = Linia
option-goal-loop = Zamknięta pętla
option-colour = Jaki kolor ma mieć linia lub pętla?
option-colour-red = Czerwony
option-colour-yellow = Żółty
option-colour-blue = Niebieski

tally = { $goal ->
    [loop] { $score ->
        [0] Nie ma zamkniętej { $colour ->
            [red] czerwonej
            [yellow] żółtej
           *[blue] niebieskiej
        } pętli
       *[other] Najdłuższa zamknięta { $colour ->
            [red] czerwona
            [yellow] żółta
           *[blue] niebieska
        } pętla ma { $score } z { $target } płytek
    }
   *[line] Najdłuższa { $colour ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } linia ma { $score } z { $target } płytek
}

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
setup-count = Układ ma { $count ->
    [one] jedną płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}. Musi mieć wszystkie 14 albo tylko pierwszą, jeśli kolejność pozostałych nie jest znana.

arrange-order = Kolejność płytek
arrange-known = Na początku
arrange-unknown = Do wylosowania
