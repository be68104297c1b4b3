clock-not-sensible = Z takim zegarem nie da się grać. Partia może mieć od sekundy do doby, najwyżej dziesięć minut więcej za ruch i limit nie niższy niż czas początkowy; ruch od sekundy do doby; byoyomi najwyżej dobę i od 1 do 100 okresów od sekundy do godziny; zegar karny od sekundy do doby, od 1 do 100 punktów za każdy odcinek od sekundy do godziny i najwyżej 1000 punktów; albo od 1 do 30 dni na ruch.
clock-needs-points = Zegar karny odbiera punkty temu, kto potrzebuje więcej czasu; w tej grze nie gra się z innymi na punkty.
deal-other-secret = To nie jest sekret, którego odcisk serwer podał przed partią.
deal-other-setup = Rozdanie nie wynika z sekretu i słów graczy.
deal-no-seed = Ziarno to 64 cyfry szesnastkowe.
words-too-long = Słowa do tasowania muszą zmieścić się w jednym wierszu i mieć najwyżej { $most } znaków.

match-broken = Zdarzenia partii { $id } nie pasują do siebie.
match-not-found = Nie ma takiej partii.
match-not-yours = Nie grasz w tej partii.
match-not-your-turn = To nie twój ruch.
match-stale = Partia poszła dalej: { $ply ->
    [one] wykonano jeden ruch
    [few] wykonano { $ply } ruchy
   *[many] wykonano { $ply } ruchów
}. Spójrz na planszę i zdecyduj ponownie.
match-no-ply = Partia nie ma takiej pozycji: { $ply ->
    [0] nie wykonano jeszcze żadnego ruchu
    [one] wykonano dotąd jeden ruch
    [few] wykonano dotąd { $ply } ruchy
   *[other] wykonano dotąd { $ply } ruchów
}.
match-over = Partia jest skończona.
match-not-over = Partia jeszcze się nie skończyła.
match-not-open = Partia już się zaczęła; nie można już do niej dołączyć.
match-not-live = Partia jeszcze się nie zaczęła.
match-joined-already = Już grasz w tej partii.
match-seat-taken = To miejsce jest zajęte.
match-choice-unknown = W grze { $game } nie ma takiego wyboru.
match-choice-taken = Ktoś inny przy stole już to wybrał.
match-rated-accounts = Partie rankingowe są dla osób z kontem.
match-rated-bots = Partia z botami albo z samym sobą nie może być rankingowa.
match-rated-overlay = W partii rankingowej plansza nie pokazuje, na co pozwalają ruchy.
match-offered-already = Prośba została już wysłana.
match-declined-already = To już odrzucono; spróbuj ponownie po następnym ruchu.
match-nothing-offered = Nie ma na co odpowiadać.
match-bots-dont-draw = Boty grają dalej i nie zgadzają się na remis.
match-no-takebacks = W tej partii nie cofa się ruchów.
match-nothing-to-take-back = Nie masz ruchu, który można by cofnąć.
match-drawn-since = Od tego czasu dobrano płytkę z worka; tego, co było widać, nie można cofnąć.
match-too-late-to-abort = Partię można anulować tylko przed drugim ruchem.
match-rematched-already = Rewanż już trwa.
match-player-deleted = Konto przeciwnika zostało usunięte; rewanżu nie będzie.
match-seats = { $game } jest tu dla { $seats ->
    [one] jednego gracza
   *[other] { $seats } graczy
}; podano miejsc: { $given }.
match-seat-kinds = Przynajmniej jedno miejsce musi być twoje albo wolne; wszystkie nie mogą być dla botów.
match-no-level = Nie ma bota na poziomie { $level }; poziomy są od 1 do { $most }.


not-found = Pod tym adresem niczego nie ma.
body-unreadable = Nie udało się odczytać żądania: { $error }
body-too-large = Żądanie może mieć najwyżej { $most } bajtów.
host-unclear = Żądanie musi podać, do którego serwera jest skierowane, i to dokładnie raz.
request-unreadable = Nie udało się odczytać żądania: { $error }
method-not-allowed = Ten adres nie przyjmuje żądań tego rodzaju.
page-unknown = Nie ma takiej strony listy: „after” przyjmuje wartość „next” poprzedniej strony.
position-too-long = Zapis pozycji może mieć najwyżej { $most } znaków.
pictures-busy = Właśnie powstaje wiele obrazków; spróbuj ponownie za chwilę.
picture-too-long = Animacja może pokazać najwyżej { $most } pozycji.
position-other-game = To pozycja gry { $found }, a nie gry { $game }.
position-unreadable = Nie można odczytać pozycji: { $error }
body-slow = Żądanie docierało zbyt długo.
message-unreadable = Nie udało się odczytać wiadomości: { $error }
nul-character = Tekst zawiera znak NUL, którego nie może być w żadnym tekście.
not-known = Serwer nie wie, kim jesteś. Najpierw zapytaj o /api/v1/me i wysyłaj ciasteczko, które przyjdzie z odpowiedzią, albo token.
mark-too-long = Znacznik klienta może mieć najwyżej { $most } znaków.
mark-used = Ten znacznik dostał w tym miejscu inny ruch; nadaj każdemu ruchowi własny.
origin-foreign = Ta strona nie może tu grać.
too-many-requests = Za dużo żądań naraz; poczekaj chwilę.
too-many-sockets = Z twojego adresu otwarto zbyt wiele połączeń.
server-restarts = Serwer uruchamia się ponownie; wróć za chwilę.
cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $error }.
port-taken = Pod adresem { $address } nasłuchuje już inny program; wybierz inny port, na przykład --listen 127.0.0.1:8080.
port-forbidden = Ten użytkownik nie może nasłuchiwać pod adresem { $address }; wybierz port powyżej 1023, na przykład --listen 127.0.0.1:8080.
already-running = Na bazie danych { $database } pracuje już serwer pod adresem { $address }; najpierw go zatrzymaj albo wskaż inną bazę opcją --database.
database-in-use = Na bazie danych { $database } pracuje już inny serwer; najpierw go zatrzymaj albo wskaż inną bazę opcją --database.
cannot-lock = Nie można zapisać pliku { $file }: { $error }.
node-incomplete = Węzeł potrzebuje wszystkich trzech opcji: --node, --node-address i --node-secret-file.
node-address = Inne węzły nie dotrą do tego pod { $address }; adres wygląda jak http://10.0.0.1:7100, a ta maszyna na nim nasłuchuje.
node-secret = Nie można odczytać wspólnego sekretu węzłów z pliku { $file }: { $error }.
node-secret-unfit = Wspólny sekret węzłów w pliku { $file } musi mieć co najmniej { $least } liter, cyfr i znaków, bez spacji.
node-running = Węzeł o nazwie { $name } pracuje już na tej bazie danych; każdy ma własną nazwę.
site-missing = Strony Serpentarium nie są częścią tego programu. Wszystko zbuduje i uruchomi polecenie:
site-api = Interfejs dla programów jest tutaj, ze stronami lub bez nich.
preview-open = Ktoś czeka, żeby z tobą zagrać.
preview-live = Partia trwa: { $moves ->
    [0] nie ma jeszcze ruchów
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
preview-turn = Ruch: { $name }.
preview-after = Po { $ply ->
    [one] pierwszym ruchu
   *[other] { $ply }. ruchu
} z { $moves }.
preview-position = { $moves ->
    [0] Pozycja początkowa.
    [one] Pozycja po pierwszym ruchu.
   *[other] Pozycja po { $moves }. ruchu.
}
preview-analysis = { $game }: pozycja
preview-study = Opracowanie: { $games }. { $owner }, { $chapters ->
    [one] { $chapters } rozdział
    [few] { $chapters } rozdziały
    [many] { $chapters } rozdziałów
   *[other] { $chapters } rozdziału
}.
preview-rules = { $game }: zasady
preview-puzzle = { $game }: zadanie
preview-puzzle-win = { $moves ->
    [one] Wygraj jednym ruchem.
    [few] Wygraj w { $moves } ruchach, cokolwiek zagra przeciwnik.
   *[other] Wygraj w { $moves } ruchach, cokolwiek zagra przeciwnik.
}
preview-puzzle-best = { $moves ->
    [one] Znajdź ruch, który prowadzi do najlepszej końcówki.
    [few] Znajdź najlepszą końcówkę w { $moves } ruchach.
   *[other] Znajdź najlepszą końcówkę w { $moves } ruchach.
}
preview-course = { $game }: naucz się grać
preview-course-about = Krótki kurs na prawdziwej planszy, kilka ruchów w każdym kroku.
preview-daily = Pasjans dnia
preview-daily-about = Czternaście płytek, dziś takich samych dla wszystkich: przez ile z nich pobiegnie jedna linia?
preview-site = Gry planszowe o wężach, pętlach i stosach: graj z ludźmi i botami, analizuj pozycje, poznaj zasady. Za darmo i bez reklam.
log-in-first = Do tego potrzebne jest konto; najpierw się zaloguj.
token-unknown = Ten token jest nieznany albo już nieważny.

name-not-good = Nazwa musi mieć od 2 do 20 liter, cyfr, łączników lub podkreśleń; musi zaczynać się literą, a każdy łącznik i każde podkreślenie muszą stać pojedynczo między literami lub cyframi.
name-mixed-scripts = Nazwa musi być zapisana literami jednego alfabetu.
name-reserved = Ta nazwa jest zastrzeżona; wybierz inną.
name-taken = Ta nazwa jest zajęta.
password-short = Hasło musi mieć co najmniej { $least } znaków.
password-common = To hasło każdy wypróbowałby jako jedno z pierwszych; wybierz inne.
password-long = Hasło może mieć najwyżej { $most } znaków.
password-name = Własna nazwa albo coś do niej podobnego to pierwsze, co zgadną inni; wybierz inne hasło.
passwords-busy = Serwerowi brakuje teraz pamięci i nie może sprawdzać haseł; spróbuj ponownie za chwilę.
wrong-password = Nazwa i hasło się nie zgadzają.
recovery-code-wrong = Nazwa i kod odzyskiwania się nie zgadzają albo kod został już użyty.
account-already = Masz już konto.
player-not-found = Nie ma takiego gracza.
player-deleted = usunięty gracz
token-label = Nazwa tokenu musi mieć od 1 do 40 znaków.
token-too-many = Konto może mieć najwyżej { $most } tokenów; usuń któryś, którego już nie potrzebujesz.
token-not-found = Nie masz takiego tokenu.
session-not-found = Nie masz takiej sesji.

export-failed = Nie udało się wyeksportować partii: { $error }
passkey-not-here = Przeglądarki używają kluczy dostępu tylko przez https i pod adresem z nazwą, a nie z numerem; na własnym komputerze otwórz http://localhost zamiast http://127.0.0.1.
passkey-late = Odpowiedź klucza dostępu przyszła za późno; spróbuj ponownie.
passkey-unknown = Ten klucz dostępu nie otwiera tutaj żadnego konta. Zaloguj się nazwą i hasłem.
passkey-not-good = Nie udało się zweryfikować odpowiedzi urządzenia, więc nie dodano klucza dostępu.
passkey-name = Nazwa klucza dostępu musi mieć od 1 do 40 znaków.
passkey-already = Ten klucz dostępu został już dodany.
passkey-too-many = Konto może mieć najwyżej { $most } kluczy dostępu; usuń taki, którego już nie potrzebujesz.
passkey-not-found = Nie masz takiego klucza dostępu.
password-needed = Od zalogowania minęło trochę czasu; podaj hasło ponownie.

summary-differs = To, co o partii { $id } mówią listy, nie wynika z jej zdarzeń: „{ $field }” to { $kept }, a powinno być { $expected }.
match-not-listed = Partia { $id } ma zdarzenia, a nie ma jej na żadnej liście.
match-without-events = Partia { $id } jest na listach, a nie ma żadnych zdarzeń.
match-without-secret = Zniknął sekret, z którego rozdano partię { $id }.
seat-differs = Na miejscu { $seat } partii { $id } listy podają { $kept }, a jej zdarzenia { $expected }.
rating-differs = Ranking gracza { $player } ({ $rating }) nie wynika z rozegranych partii: „{ $kept }” powinno być „{ $expected }”.
rating-missing = Gracz { $player } nie ma rankingu ({ $rating }), a według rozegranych partii powinien go mieć.
rating-extra = Gracz { $player } ma ranking ({ $rating }), który nie wynika z żadnej partii.
rating-change-differs = To, co partia { $id } zrobiła z rankingiem gracza { $player }, różni się od tego, co zachowano: „{ $kept }” powinno być „{ $expected }”.
rating-change-missing = Partia { $id } zmieniła ranking gracza { $player }, ale brakuje zapisu o tym.
rating-change-extra = Zachowana zmiana rankingu gracza { $player } przez partię { $id } nie wynika z żadnej partii.
puzzle-rating-differs = Ranking w zadaniach ({ $whose }) nie wynika z prób, które się liczyły: „{ $kept }” powinno być „{ $expected }”.
puzzle-try-differs = To, co próba gracza { $player } w zadaniu { $puzzle } zrobiła z rankingiem, nie wynika z rankingów przed nią.
opening-differs = To, co przegląd rozegranych partii podaje o ruchu { $played } z pozycji { $position }, nie wynika z partii: „{ $kept }” powinno być „{ $expected }”.
opening-missing = W przeglądzie rozegranych partii brakuje ruchu { $played } z pozycji { $position }, który zagrano.
opening-extra = W przeglądzie rozegranych partii jest ruch { $played } z pozycji { $position }, którego nie zagrano w żadnej partii.
ledger-broken = Wpis { $number } księgi nie wynika z poprzedniego.
ledger-match-missing = Partia { $id } zniknęła: według wpisu { $number } księgi miała zdarzeń: { $seq }.
ledger-tail-missing = Ostatnie zdarzenia partii { $id } zniknęły: ma ich { $found }, a według wpisu { $number } księgi miała { $seq }.
ledger-event-differs = Zdarzenie { $seq } partii { $id } nie jest tym, które zna wpis { $number } księgi.
ledger-short = Koniec księgi zniknął: ma wpisów { $entries }, a miała { $number }.
ledger-root-unknown = Korzeń { $root } nie należy do tej księgi: coś, za co ręczył, zmieniono lub usunięto.
ledger-roots-unreadable = Nie można odczytać korzeni z pliku { $file }: { $error }.

pairing-people = Szybkie dobieranie graczy jest dla ludzi. Program może przyjmować otwarte wyzwania.
pairing-alone = To gra dla jednej osoby: nie ma do niej kogo dobierać.
hint-rated = W partiach rankingowych nie ma podpowiedzi.
hint-not-yours = Podpowiedź jest tylko dla gracza, który ma ruch.
hint-not-agreed = Między ludźmi podpowiedzi są tylko w partiach, w których plansza może pokazywać, na co pozwalają ruchy.
hint-failed = Nie znaleziono podpowiedzi. Spróbuj ponownie.
analysis-live-rated = Ta pozycja należy do twojej trwającej partii rankingowej; można ją przeanalizować, gdy partia się skończy.
analysis-one = Jedna twoja analiza już trwa; skończy się za około { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
analysis-busy = Wiele pozycji czeka na analizę; spróbuj ponownie za około { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
analysis-quota = Dzisiejszy limit analiz, { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}, został wyczerpany; jutro będzie nowy.
analysis-not-found = Nie ma takiej analizy albo nie jest już przechowywana.
analysis-draw-first = Najpierw trzeba coś wylosować: dopisz to do ruchów, np. draw:37.
analysis-what = Podaj, co analizować: partię albo grę z układem i ruchami.
review-not-over = Partia jeszcze się nie skończyła; przejrzysz ją później.

match-not-invited = Nikt cię do tej partii nie zaprosił.
claim-nobody-away = Gracz, który ma ruch, nie odszedł.
claim-too-early = Gracz może jeszcze wrócić; za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} nie trzeba będzie już czekać.
token-scope = Ten token na to nie pozwala.
work-gone = Tę pracę ma już ktoś inny albo nikt jej już nie potrzebuje.
work-wrong = Wynik nie może być poprawny ({ $why }). Ten pomocnik przez godzinę nie dostanie żadnej pracy.
work-aside = Ten pomocnik przysłał wynik, który nie może być poprawny. Przez godzinę nie dostanie żadnej pracy.
work-key-name = Nazwa pomocnika musi mieć od 1 do 40 znaków.
work-key-taken = Pomocnik o nazwie { $name } już istnieje.
work-key-unknown = Nie ma pomocnika o nazwie { $name }.
order-not-found = Nie ma takiego zlecenia albo nie jest już przechowywane.
order-unfit = Żaden pomocnik nie może tego zrobić: { $why }
order-too-many = Czeka zbyt wiele zleceń.

chat-guests = Goście mogą wysyłać tylko gotowe zdania; aby pisać własnymi słowami, załóż konto.
chat-no-phrase = Nie ma takiego zdania.
chat-length = Wiadomość musi mieć od 1 do { $most } znaków.
chat-not-for-you = Ten pokój nie jest dla ciebie dostępny, przynajmniej na razie.
phrase-hello = Dzień dobry!
phrase-good-luck = Powodzenia i miłej zabawy!
phrase-well-played = Dobrze zagrane!
phrase-nice-move = Ładny ruch!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę, proszę.
phrase-thanks = Dziękuję!
phrase-good-game = To była dobra partia!
phrase-again = Zagramy jeszcze raz?
phrase-bye = Do widzenia!

match-blocked = Ty i ktoś przy tym stole nie gracie ze sobą.
player-blocked = Ty i ten gracz nie gracie ze sobą.
account-closed = To konto zostało zamknięte przez moderatora.
chat-hidden = Ukryte przez moderatora.
chat-silenced = Moderator wyciszył cię; znowu możesz pisać za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
person-yourself = To ty.
people-too-many = Na tej liście mieści się najwyżej { $most } osób.
report-words-long = Zgłoszenie może mieć najwyżej { $most } znaków.
report-words-missing = Napisz, o co chodzi.
report-no-message = Nie ma takiej wiadomości albo jej nie widzisz.
report-already = To już zgłoszono z twojego konta; moderator się temu przyjrzy.
warning-not-found = Nie ma takiego ostrzeżenia albo jest już potwierdzone.
warning-first = Moderator cię ostrzegł; najpierw przeczytaj i potwierdź ostrzeżenie.
moderate-no-player = Nikt nie nazywa się { $name }.
moderate-no-report = Nie ma zgłoszenia { $report }.
moderate-no-study = Nie ma takiego opracowania.
moderate-no-message = Nie ma takiej wiadomości.
moderate-not-a-message = Zgłoszenie { $report } nie dotyczy wiadomości; podaj partię, pokój i numer.
moderate-guest = { $name } to gość; ostrzec i zamknąć można tylko konto. Gościa można wyciszyć.
moderate-closed-already = Konto gracza { $name } jest już zamknięte.
moderate-not-closed = Konto gracza { $name } nie jest zamknięte.
deal-offline = Partię rozegrano bez serwera, więc serwer niczego nie rozdawał.
match-start-rated = Partia z ustawionej pozycji nie może być rankingowa.
match-start-over = W tej pozycji partia jest już skończona.
match-start-draw = Najpierw określ, co zostaje dobrane w tej pozycji.
match-start-choice = W partii z ustawionej pozycji każdy ma to, co daje mu pozycja.
match-start-too-long = Ruchy prowadzące do tej pozycji mają więcej niż { $most } znaków.
record-too-new = Ten zapis ma wersję formatu { $found }; ten program czyta najwyżej wersję { $known }.

study-not-found = Takie opracowanie nie istnieje albo jest prywatne.
study-read-only = Możesz czytać to opracowanie, ale nie możesz go zmieniać. Utwórz kopię albo poproś właściciela o dodanie do współautorów.
study-hidden = Moderator ukrył to opracowanie. Nie można go znowu udostępnić.
study-owner-only = Może to zrobić tylko właściciel opracowania.
study-name = Nazwa opracowania musi być jednym wierszem o długości od 1 do { $most } znaków.
study-mark = Znacznik musi mieć od 1 do { $most } znaków.
study-guest-public = Upublicznić opracowanie mogą tylko osoby z kontem. Udostępnić je przez link może każdy.
study-too-many = Osiągnięto limit własnych opracowań ({ $most }). Najpierw usuń któreś.
study-full = To opracowanie jest pełne. Utwórz kopię, aby kontynuować: zaczyna się bez historii.
study-too-many-contributors = Opracowanie może mieć najwyżej { $most } współautorów.
study-author = Komentarze można pisać i zmieniać tylko we własnym imieniu.
study-match-not-begun = Partia jeszcze się nie zaczęła, nie ma czego analizować.
study-broken = Zdarzenia opracowania { $id } nie pasują do siebie.
study-differs = To, co zapisano o opracowaniu { $id }, nie wynika z jego zdarzeń: { $field }.
puzzle-unknown = Nie ma takiego zadania.
puzzle-day = Zadanie dnia należy do dnia, w którym je rozwiązywano; dni liczy się od 1970 roku.
course-stars = Ukończony krok kursu ma od jednej do { $most } gwiazdek.
review-too-long = Przegląd może mieć najwyżej { $most } znaków.
review-unreadable = Nie można odczytać przeglądu: musi to być JSON spakowany przez gzip i zapisany w Base64.
