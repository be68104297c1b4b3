heading-usage = Použití
heading-commands = Příkazy
heading-arguments = Argumenty
heading-options = Volby
value-command = PŘÍKAZ

about-serpentarium = Šestiúhelníkové hry o hadech, smyčkách a sloupcích: přesná pravidla, silná hra.
more-serpentarium =
    Hra se označuje svým jménem a volbami: kamon, kamon(blank-loop=off), snekagon(side=5).
    V příkazové řádce dejte závorky do uvozovek: serpentarium deal 'snekagon(side=5)'

    serpentarium games              co se dá hrát, se všemi volbami
    serpentarium play kamon         hra v terminálu
    serpentarium PŘÍKAZ --help      více o příkazu
about-games = Vypíše hry, počty hráčů a volby
more-games = Hodnota v hranatých závorkách platí, když volbu vynecháte.
about-deal = Vypíše náhodné rozložení na jeden řádek
more-deal =
    Rozložení určuje vše náhodné, takže s tahy přehraje hru přesně.

    serpentarium deal kamon --seed 7
about-moves = Vypíše možné tahy, každý na řádek
more-moves =
    serpentarium moves pantarei --moves "black"
about-show = Nakreslí pozici a řekne, kdo je na tahu, body a výsledek
more-show =
    serpentarium show kamon
    serpentarium show pantarei --setup W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3 --moves "black 1>2" --json
about-perft = Spočítá posloupnosti možných tahů dané délky
more-perft =
    Hra, která skončí dřív, se nepočítá. Číslo stojí samo na posledním řádku.

    serpentarium perft kamon --depth 5 --divide
about-verify = Přehraje zaznamenané hry a porovná každý tah s pravidly
more-verify =
    Jedna hra na řádek, jako JSON. Skončí s kódem 1, pokud se některá liší nebo žádná není.

    serpentarium verify hry.jsonl
about-random = Zahraje náhodné hry a řekne, jak rychle, jak dlouhé a jak skončily
more-random =
    serpentarium random kamon --games 1000000 --threads 2
about-play = Hra v terminálu
more-play =
    Lidé se střídají u klávesnice; --random 1 dá místo 1 hráči, který táhne náhodně.

    serpentarium play kamon --random 1

about-puzzle = Řeší, kontroluje a ukazuje hlavolamy Tantrix
more-puzzle =
    serpentarium puzzle solve discovery-30
    serpentarium puzzle solve --tiles 1-10 --loop R --count
about-puzzle-list = Vypíše hlavolamy, které k dílkům patří
more-puzzle-list = discovery-10-blue a podobně žádají jinou barvu než obvyklou.
about-puzzle-show = Ukáže zadání hlavolamu a jeho dílky
more-puzzle-show = Písmena dílku jsou barvy jeho stran po směru hodin od severovýchodu.
about-puzzle-solve = Najde jedno řešení, všechna, nebo je spočítá
more-puzzle-solve =
    Řešení je seznam umístění: 23@1,-1r2 je dílek 23 na (1,-1) otočený o dvě šestiny po směru hodin.
    Otočená a posunutá řešení se počítají jednou. Ctrl-C skončí s tím, co se našlo; kód 3 znamená, že
    hledání skončilo dřív, než mohlo odpovědět.

    serpentarium puzzle solve discovery-14 --count --threads 2
    serpentarium puzzle solve rainbow-red --svg trojuhelnik.svg
about-puzzle-check = Řekne, zda je řešení správné, a když ne, proč
more-puzzle-check =
    Skončí s kódem 1, když správné není.

    serpentarium puzzle check discovery-3 --placements "1@0,0r0 2@0,-1r4 3@1,-1r4"

arg-spec = Hra: její jméno a volby v závorkách
arg-setup = Vše náhodné; když chybí, rozdá se a vypíše na chybový výstup
arg-moves = Dosavadní tahy oddělené mezerami
arg-seed = Číslo; stejné dá znovu totéž
arg-depth = Kolik tahů
arg-divide = Ukáže i počet pro každý první tah
arg-show-json = Vypíše stav jako JSON, pro programy
arg-files = Soubory se zaznamenanými hrami
arg-games = Kolik her (jinak 10000)
arg-threads = Kolik vláken hraje (jinak 1)
arg-json = Vypíše čísla jako JSON, pro programy
arg-random = Místa, která táhnou náhodně, počítaná od 0 a oddělená čárkami
arg-id = Jméno hlavolamu ze seznamu
arg-tiles = Dílky vlastního hlavolamu: 1,2,3 nebo 1-10
arg-loops = Barva (R, Y, G nebo B) požadované smyčky; lze uvést vícekrát
arg-lines = Barva (R, Y, G nebo B) požadované čáry; lze uvést vícekrát
arg-shape = Požadovaný tvar: free (volný), triangle (trojúhelník) nebo flower (květ)
arg-holes = Dovolí prázdná pole uvnitř
arg-first = Skončí prvním řešením (děje se to i jinak)
arg-all = Najde všechna řešení
arg-count = Řešení jen spočítá; číslo stojí samo na posledním řádku
arg-puzzle-solve-threads = Kolik vláken hledá (jinak 1)
arg-puzzle-solve-seed = Jiné číslo najde jiné první řešení
arg-limit = Kdy to vzdát: 500ms, 60s, 10m, 2h
arg-svg = Nakreslí první řešení do tohoto souboru
arg-placements = Řešení ke kontrole, umístění oddělená mezerami
arg-language = Jazyk: en, cs nebo pl
arg-help = Ukáže tuto nápovědu
arg-version = Ukáže verzi

unknown-argument = „{ $argument }“ tu není volba; seznam ukáže --help.
unknown-command = Příkaz „{ $command }“ není; seznam ukáže --help.
missing-command = Řekněte, co se má dělat; příkazy ukáže --help.
missing-argument = Chybí { $argument }; jak se píše, ukáže --help.
missing-value = { $argument } potřebuje hodnotu; jakou, řekne --help.
bad-value = „{ $value }“ nemůže být hodnota { $argument }; co může, řekne --help.
argument-conflict = { $argument } je tu dvakrát, nebo se nehodí k ostatním.
not-text = Některý argument není čitelný text.
not-understood = Tomu nelze rozumět; jak se to píše, ukáže --help.
io-failed = Čtení nebo zápis selhal: { $error }.
unreadable = Soubor { $file } nelze přečíst: { $error }.
no-games-found = Nenašla se žádná hra.
no-such-seat = Místo { $seat } není; místa se počítají od 0 do { $last }.
move-refused = Tah { $number }, { $move }: { $why }
at-ply = půltah { $ply }
dealt = rozložení: { $setup }

players = { $fewest ->
    [one] jeden hráč
    [few] { $fewest } hráči
   *[other] { $fewest } hráčů
}
players-range = { $fewest } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}

scores = Body: { $scores }
to-move = Na tahu: { $seat }.
won = Vítěz: { $seats }.
won-because = Vítěz: { $seats }, { $reason }.
drawn = Remíza.
drawn-because = Remíza: { $reason }.
shared = O vítězství se dělí { $seats }.

random-games = Náhodných her { $spec }: { $games } (seed { $seed }) za { $seconds } s
random-speed = { $games } her za sekundu, { $moves } tahů za sekundu
random-length = průměrně { $moves } tahů na hru
random-wins = { $seat }: výher { $wins } ({ $percent } %)
random-shared = remíz a dělených vítězství: { $games } ({ $percent } %)

play-welcome = Napište tah, nebo help, moves, show, undo, quit.
play-help = moves vypíše možné tahy, show znovu nakreslí pozici, undo vrátí tah, quit skončí.
play-nothing-to-undo = Není co vrátit.
play-random-moved = { $seat } hraje { $move }.
play-again = Tuto hru znovu ukáže: serpentarium show '{ $spec }' --setup { $setup } --moves "{ $moves }"

unwritable = Soubor { $file } nelze zapsat: { $error }.
puzzle-colour = „{ $colour }“ není barva spojnic; ty jsou R, Y, G a B.
puzzle-tiles = „{ $tiles }“ není seznam dílků; pište 1,2,3 nebo 1-10.
puzzle-of-tiles = { $tiles ->
    [one] jeden dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
}
puzzle-of-some-tiles = { $laid } z { $tiles } dílků
puzzle-loop-red = červená smyčka
puzzle-loop-yellow = žlutá smyčka
puzzle-loop-green = zelená smyčka
puzzle-loop-blue = modrá smyčka
puzzle-line-red = červená čára
puzzle-line-yellow = žlutá čára
puzzle-line-green = zelená čára
puzzle-line-blue = modrá čára
puzzle-triangle = do trojúhelníku
puzzle-flower = do květu
puzzle-holes = s děrami
puzzle-right = Správně: to je řešení.
puzzle-wrong = To není řešení. { $why }
puzzle-so-far = zatím { $solutions }, { $seconds } s
puzzle-complete = { $count ->
    [0] Řešení není, hledání bylo úplné
    [one] Jedno řešení, hledání bylo úplné
    [few] { $count } řešení, hledání bylo úplné
   *[other] { $count } řešení, hledání bylo úplné
} ({ $seconds } s).
puzzle-found = Nalezená řešení: { $count }; mohou být další ({ $seconds } s).
puzzle-time-up = Zatím řešení: { $count }; čas vypršel dřív, než bylo hledání úplné ({ $seconds } s).
puzzle-stopped = Zatím řešení: { $count }; hledání skončilo dřív, než bylo úplné ({ $seconds } s).
