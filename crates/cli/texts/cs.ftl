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
