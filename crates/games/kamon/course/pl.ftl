opening-title = Otwarcie
opening-task = Każdy żeton ma kolor i symbol. Grasz czarnymi i zaczynasz: pierwszy pionek trafia na brzeg, ale nie w róg. Zakryj rybę.
opening-hint = Rybę mają dwa żetony w obwódce: żółty u góry i czerwony na dole.
opening-done = To jest ryba. Teraz przeciwnik musi na nią odpowiedzieć.
opening-failed = Na tym żetonie nie ma ryby. Poszukaj ryby wśród żetonów w obwódce.

symbol-title = Odpowiedź symbolem
symbol-task = Grasz białymi. Czarny zakrył żółtą rybę, możesz więc zakryć dowolny żółty żeton albo dowolną rybę. Odpowiedz rybą.
symbol-hint = Pozostałe ryby to różowa, pomarańczowa, zielona, niebieska i czerwona.
symbol-done = Ryba odpowiada rybie. Teraz czarny musi odpowiedzieć na twój żeton.
symbol-failed = To poprawna odpowiedź, bo żeton jest żółty. Tutaj jednak masz odpowiedzieć rybą.

colour-title = Odpowiedź kolorem
colour-task = Tym razem czarny zakrył czerwoną rybę. Odpowiedz czerwonym żetonem.
colour-hint = Wszystkie czerwone żetony leżą w górnej połowie planszy.
colour-done = Czerwony odpowiada czerwonemu. Kolor albo symbol: wystarczy jedno z nich.
colour-failed = Ryba też jest poprawną odpowiedzią, ale tutaj masz odpowiedzieć czerwonym.

lockout-title = Zablokuj przeciwnika
lockout-task = Kto nie ma odpowiedzi, od razu przegrywa. Zakryj żeton, którego koloru ani symbolu nie ma już żaden inny wolny żeton.
lockout-hint = Po każdej swojej odpowiedzi policz, co mógłby zakryć czarny. Bram zostało już niewiele.
lockout-done = Czarny nie ma odpowiedzi: wygrywasz. Tak kończy się wiele partii Kamonu.
lockout-failed = Czarny wciąż ma odpowiedź, jak widać. Poszukaj żetonu, który nie zostawi mu żadnej.

chain-title = Buduj łańcuch
chain-task = Pionki, które się stykają, tworzą łańcuch. Grasz białymi: wydłuż swój łańcuch w środku do czterech pionków.
chain-hint = Twój łańcuch leży na d4, d5 i e5. Która z odpowiedzi się z nim styka?
chain-done = Cztery sąsiednie pionki. To łańcuchy wygrywają partie.
chain-failed = Ten pionek nie styka się z twoim łańcuchem w środku.

connect-title = Połącz dwa boki
connect-task = Wygrywa łańcuch, który łączy dwa przeciwległe boki. Boki tego samego koloru leżą naprzeciw siebie. Połącz je.
connect-hint = Twój łańcuch schodzi z góry. Wystarczy jeszcze jeden pionek w dolnym rzędzie.
connect-done = Od boku do boku: wygrywasz.
connect-failed = Łańcuch nie sięga jeszcze drugiego boku. Który żeton na dole się z nim styka?

corner-title = Róg liczy się podwójnie
corner-task = Pole w rogu należy do obu swoich boków. Wykorzystaj je i połącz dwa przeciwległe boki.
corner-hint = Twój łańcuch zaczyna się na dole i kończy tuż pod prawym górnym rogiem.
corner-done = Jeden róg, dwa boki: połączenie gotowe.
corner-failed = To nie łączy boków. Którego rogu dotyka twój łańcuch?

loop-title = Zamknij pętlę
loop-task = Wygrywa też pierścień twoich pionków wokół co najmniej jednego pola, które nie jest twoje. Zamknij go.
loop-hint = Wokół jednego pola po prawej stoi pięć twoich pionków. Brakuje szóstego.
loop-done = Pętla jest zamknięta: wygrywasz. Co leży w środku, nie ma znaczenia, byle nie było twoje.
loop-failed = W pierścieniu wciąż jest luka. Które pole ją zamknie?

deny-title = Nie oddawaj wygranej
deny-task = Grasz czarnymi, a białemu brakuje jednego pionka. To ty decydujesz, czym może odpowiedzieć: zakryj zwycięskie pole albo żeton, który nie ma z nim wspólnego koloru ani symbolu.
deny-hint = Sprawdź, którego pola potrzebuje biały. Potem znajdź odpowiedź, która nie ma z nim wspólnego koloru ani symbolu.
deny-done = Tego pola biały teraz nie zakryje. W Kamonie bronisz się tym, co dajesz przeciwnikowi.
deny-failed = Dajesz białemu dokładnie to, czego potrzebował, i przegrywasz. Zobacz, gdzie wygrał.

few-title = Zostaw jedną odpowiedź
few-task = Gdy zostaje tylko jedna odpowiedź, wiesz, co zagra przeciwnik. Zostaw białemu dokładnie jedną.
few-hint = Dla każdej swojej odpowiedzi policz, ile wolnych żetonów ma ten sam kolor lub symbol.
few-done = Tylko jedna odpowiedź: biały nie ma wyboru, a ty możesz planować.
few-failed = Biały wciąż ma kilka odpowiedzi. Poszukaj koloru i symbolu, które już prawie się wyczerpały.

force-title = Blokada w dwóch ruchach
force-task = Najpierw zostaw białemu jedną odpowiedź, a potem odpowiedz na nią tak, żeby nic nie zostało.
force-hint = Niebieskie żetony i wachlarze prawie się skończyły. Zacznij od niebieskiego wachlarza na prawym brzegu.
force-done = Wymuszone i zablokowane. Oto Kamon w najlepszym wydaniu.
force-failed = Biały się wymknął. Zacznij od żetonu, który zostawia najmniej odpowiedzi.
force-failed-answered = Na to biały miał wygrywającą odpowiedź. Zacznij od żetonu, który zostawia najmniej odpowiedzi.

win-title = Wygrana w dwóch ruchach
win-task = A teraz wszystko naraz. Grasz białymi: wygraj drugim ruchem, połączeniem, pętlą albo blokadą.
win-hint = Twój łańcuch biegnie od lewego brzegu aż do d5. Prowadź go dalej w prawo, ku górze.
win-done = Brawo! Umiesz już grać w Kamon.
win-failed = To nie to. Przedłużaj najdłuższy łańcuch i pilnuj, czym czarny może odpowiedzieć.
win-failed-answered = Na to czarny miał wygrywającą odpowiedź. Pilnuj, co może zakryć, i przedłużaj najdłuższy łańcuch.
