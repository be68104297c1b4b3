summary = Na poslední kamon odpovězte stejnou barvou nebo symbolem.
goal = Spojte protilehlé strany, uzavřete smyčku, nebo soupeři nenechte odpověď.
hint = Vyberte zakroužkovaný kamon: položíte na něj svůj kámen.
move-hint = Tah je pole, které obsadíte, třeba c3.
option-blank-loop = zda vyhrává i smyčka, která obepíná jen prázdný kamon
overlay = Ukázat, kolik odpovědí který tah nechá
overlay-answers = Číslo říká, kolik odpovědí tah na to pole nechá.
overlay-wins = Hned vyhrává: { $cells }.
overlay-fewest = { $count ->
    [one] Jedinou odpověď nechá { $cells }.
   *[other] Nejméně odpovědí ({ $count }) nechá { $cells }.
}

black = Černý
white = Bílý

reason-connection = protilehlé strany jsou spojeny
reason-loop = smyčka je uzavřena
reason-connection-loop = protilehlé strany jsou spojeny a zároveň je uzavřena smyčka
reason-blocked = soupeř nemá jak odpovědět
reason-draw = všechny kamony jsou obsazeny
winning-chain = Vítězný řetěz
winning-loop = Vítězná smyčka

about-choice = { $token } na { $cell }

answer = Odpovídá se na kamon { $name }: { $count ->
    [one] jeden kamon má
    [few] { $count } kamony mají
   *[other] { $count } kamonů má
} stejnou barvu nebo symbol.
opening = První kámen patří na krajní pole, které není rohem.

covered = Pole { $cell } už je obsazeno.
blank = Prázdný kamon na { $cell } nelze obsadit.
first-on-border = První kámen patří na krajní pole, které není rohem, a { $cell } takové není.
no-answer = Kamon na { $cell } ({ $token }) nemá ani barvu, ani symbol kamonu, na který odpovídáte ({ $last }).

setup-length = Rozložení Kamonu má 37 kamonů v řadách po 4, 5, 6, 7, 6, 5 a 4 oddělených znakem „/“; toto takové není.
setup-token = „{ $token }“ není kamon. Kamon je barva (P Y B O R G) a symbol (b f d n m g), prázdný je --.
setup-twice = Kamon { $token } leží na plánu dvakrát.

blank-token = prázdný kamon
pink-butterfly = růžový motýl
pink-fish = růžová ryba
pink-bird = růžový pták
pink-fan = růžový vějíř
pink-mountain = růžová hora
pink-gate = růžová brána
yellow-butterfly = žlutý motýl
yellow-fish = žlutá ryba
yellow-bird = žlutý pták
yellow-fan = žlutý vějíř
yellow-mountain = žlutá hora
yellow-gate = žlutá brána
blue-butterfly = modrý motýl
blue-fish = modrá ryba
blue-bird = modrý pták
blue-fan = modrý vějíř
blue-mountain = modrá hora
blue-gate = modrá brána
orange-butterfly = oranžový motýl
orange-fish = oranžová ryba
orange-bird = oranžový pták
orange-fan = oranžový vějíř
orange-mountain = oranžová hora
orange-gate = oranžová brána
red-butterfly = červený motýl
red-fish = červená ryba
red-bird = červený pták
red-fan = červený vějíř
red-mountain = červená hora
red-gate = červená brána
green-butterfly = zelený motýl
green-fish = zelená ryba
green-bird = zelený pták
green-fan = zelený vějíř
green-mountain = zelená hora
green-gate = zelená brána

arrange-tokens = Kamony

why-blocks = Bere pole, na kterém by soupeř vyhrál.
why-few = { $count ->
    [one] Nechává soupeři jedinou odpověď.
    [few] Nechává soupeři jen { $count } odpovědi.
   *[other] Nechává soupeři jen { $count } odpovědí.
}
why-joins = { $count ->
    [one] Spojuje vaše kameny.
    [few] Spojuje { $count } vaše skupiny.
   *[other] Spojuje { $count } vašich skupin.
}
