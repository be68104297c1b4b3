clock-not-sensible = Z takim zegarem nie da się grać. Partia może mieć od sekundy do doby i najwyżej dziesięć minut więcej za ruch; ruch od sekundy do doby; albo od 1 do 30 dni.
deal-other-secret = Sekret nie jest tym, do którego serwer zobowiązał się przed partią.
deal-other-setup = Rozdanie nie wynika z sekretu i słów graczy.
deal-no-seed = Ziarno to 64 cyfry szesnastkowe.
words-too-long = Słowa do tasowania to jeden wiersz, najwyżej { $most } znaków.

match-broken = Zdarzenia partii { $match } nie pasują do siebie.
match-not-found = Nie ma takiej partii.
match-not-yours = Nie grasz w tej partii.
match-not-your-turn = To nie twój ruch.
match-stale = Gra poszła dalej: { $ply ->
    [one] wykonano jeden ruch
    [few] wykonano { $ply } ruchy
   *[many] wykonano { $ply } ruchów
}. Spójrz na planszę i zdecyduj ponownie.
match-over = Partia jest skończona.
match-not-over = Partia jeszcze się nie skończyła.
match-not-open = Partia już się zaczęła; nikt nie może się dosiąść.
match-not-live = Partia jeszcze się nie zaczęła.
match-joined-already = Już siedzisz w tej partii.
match-seat-taken = To miejsce jest zajęte.
match-rated-accounts = Partie rankingowe są dla osób z kontem.
match-rated-bots = Partia z botami albo jednej osoby z samą sobą nie może być rankingowa.
match-offered-already = To już zostało powiedziane.
match-nothing-offered = Nie ma na co odpowiadać.
match-bots-dont-draw = Boty grają dalej i nie zgadzają się na remis.
match-no-takebacks = Zgodnie z umową w tej partii nie cofa się ruchów.
match-nothing-to-take-back = Nie masz ruchu, który można by cofnąć.
match-drawn-since = Od tego czasu wyciągnięto płytkę z worka; tego, co było widać, nie można cofnąć.
match-too-late-to-abort = Partię można odwołać tylko przed drugim ruchem.
match-rematched-already = Rewanż już trwa.
match-seats = { $game } jest tu dla { $seats } graczy; podano miejsc: { $given }.
match-seat-kinds = Przynajmniej jedno miejsce musi być twoje albo wolne, nie wszystkie dla botów.
match-no-level = Nie ma bota na poziomie { $level }; poziomy są od 1 do { $most }.

over-won = Wygrywa { $names }.
over-won-because = Wygrywa { $names }: { $reason }.
over-shared = Zwycięstwem dzielą się { $names }.
over-shared-because = Zwycięstwem dzielą się { $names }: { $reason }.
over-draw = Remis.
over-draw-because = Remis: { $reason }.
over-agreed = Remis za porozumieniem.
over-resigned = { $name } poddaje partię.
over-time = { $name } przekracza czas.
over-aborted = Partia została odwołana.

not-found = Pod tym adresem niczego nie ma.
body-unreadable = Nie udało się odczytać żądania: { $error }
request-unreadable = Nie udało się odczytać żądania: { $error }
method-not-allowed = Ten adres nie przyjmuje żądań tego rodzaju.
page-unknown = Nie ma takiej strony listy: „after” przyjmuje wartość „next” poprzedniej strony.
position-too-long = Pozycję zapisuje się najwyżej { $most } znakami.
position-unreadable = Nie można odczytać pozycji: { $error }
body-slow = Żądanie docierało zbyt długo.
message-unreadable = Nie udało się odczytać wiadomości: { $error }
not-known = Serwer nie wie, kim jesteś. Najpierw zapytaj o /api/me i wysyłaj ciasteczko, które przyjdzie z odpowiedzią, albo token.
mark-too-long = Znacznik klienta ma najwyżej { $most } znaków.
origin-foreign = Ta strona nie może tu grać.
too-many-requests = To trochę za dużo naraz; poczekaj chwilę.
too-many-sockets = Z twojego adresu otwarto zbyt wiele połączeń.
server-restarts = Serwer uruchamia się ponownie; wróć za chwilę.
cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $error }.
port-taken = Pod adresem { $address } nasłuchuje już inny program; wybierz inny port, na przykład --listen 127.0.0.1:8080.
port-forbidden = Ten użytkownik nie może nasłuchiwać pod adresem { $address }; wybierz port powyżej 1023, na przykład --listen 127.0.0.1:8080.
already-running = Na bazie danych { $database } pracuje już serwer pod adresem { $address }; najpierw go zatrzymaj albo wskaż inną bazę opcją --database.
database-in-use = Na bazie danych { $database } pracuje już inny serwer; najpierw go zatrzymaj albo wskaż inną bazę opcją --database.
cannot-lock = Nie można zapisać pliku { $file }: { $error }.
site-missing = Strony Serpentarium nie są częścią tego programu. Wszystko zbuduje i uruchomi polecenie:
site-api = Interfejs dla programów jest tutaj, ze stronami lub bez nich.
preview-open = Ktoś czeka na ciebie z grą.
preview-live = Gra trwa: { $moves ->
    [0] nie ma jeszcze ruchów
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
log-in-first = To jest dla osób z kontem; najpierw się zaloguj.
token-unknown = Ten token jest nieznany albo już nieważny.

name-not-good = Nazwa ma od 2 do 20 liter, cyfr, łączników lub podkreśleń i zaczyna się literą.
name-taken = Ta nazwa jest zajęta.
password-short = Hasło ma co najmniej { $least } znaków.
password-common = To hasło jest na każdej liście do zgadywania; wybierz inne.
password-long = Hasło ma najwyżej { $most } znaków.
wrong-password = Nazwa i hasło nie pasują do siebie.
account-already = Masz już konto.
player-not-found = Nie ma takiego gracza.
player-gone = gracz, który odszedł
token-label = Nazwa tokenu ma od 1 do 40 znaków.

export-failed = Nie udało się zapisać zapisów partii: { $error }
summary-differs = To, co o partii { $match } mówią listy, nie wynika z jej zdarzeń.

bot-1 = Wężyk
bot-2 = Padalec
bot-3 = Zaskroniec
bot-4 = Grzechotnik
bot-5 = Anakonda
bot-6 = Bazyliszek
bot-7 = Hydra
bot-8 = Uroboros

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
analysis-not-found = Nie ma takiej analizy albo już jej nie ma.
analysis-draw-first = Najpierw trzeba coś wylosować: dopisz to do ruchów, np. draw:37.
analysis-what = Powiedz, co analizować: partię albo grę z ustawieniem i ruchami.

over-abandoned = { $name } odchodzi i nie wraca.
match-not-invited = Nikt cię do tej partii nie zaprosił.
claim-nobody-away = Nie odszedł nikt, czyj jest ruch.
claim-too-early = Gracz może jeszcze wrócić; za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} nie trzeba będzie już czekać.
token-scope = Ten token nie jest do tego.

chat-guests = Goście mówią gotowymi zdaniami; żeby pisać własnymi słowami, załóż konto.
chat-no-phrase = Nie ma takiego zdania.
chat-length = Wiadomość ma od 1 do { $most } znaków.
chat-not-for-you = To, co się mówi w tym pokoju, nie jest dla ciebie albo jeszcze nie teraz.
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
