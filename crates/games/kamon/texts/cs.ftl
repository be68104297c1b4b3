summary = Na poslední žeton odpovězte stejnou barvou nebo symbolem.
goal = Spojte protilehlé strany, uzavřete smyčku, nebo soupeři nenechte odpověď.
hint = Vyberte zakroužkovaný žeton: položíte na něj svůj kámen.
move-hint = Tah je pole, které obsadíte, třeba c3.
option-blank-loop = Vyhrává smyčka jen kolem prázdného žetonu?
legend = Žetony: P růžová, Y žlutá, B modrá, O oranžová, R červená, G zelená se symboly b motýl, f ryba, d pták, n vějíř, m hora, g brána; -- je prázdný žeton. * je černý kámen, o bílý, < > poslední. Písmena kolem plánu jsou jeho strany: G zelená, B modrá, Y žlutá.
overlay = Ukázat, kolik odpovědí který tah nechá
overlay-answers = Číslo říká, kolik odpovědí tah na to pole nechá.
overlay-wins = Hned vyhrává: { $cells }.
overlay-fewest = { $count ->
    [one] Jediná odpověď zbude po tahu na { $cells }.
   *[other] Nejméně odpovědí ({ $count }) zbude po tahu na { $cells }.
}

black = Černý
white = Bílý

reason-connection = protilehlé strany jsou spojeny
reason-loop = smyčka je uzavřena
reason-connection-loop = protilehlé strany jsou spojeny a k tomu je uzavřena smyčka
reason-blocked = soupeř nemá jak odpovědět
reason-draw = všechny žetony jsou obsazeny
winning-chain = Vítězný řetěz
winning-loop = Vítězná smyčka

about-choice = { $token } na { $cell }

answer = Odpovězte na žeton { $name }: { $count ->
    [one] jeden žeton má
    [few] { $count } žetony mají
   *[other] { $count } žetonů má
} stejnou barvu nebo symbol.
opening = První kámen patří na krajní pole, které není rohem.

covered = Pole { $cell } už je obsazeno.
blank = Prázdný žeton na { $cell } nelze obsadit.
first-on-border = První kámen patří na krajní pole, které není rohem, a { $cell } takové není.
no-answer = Žeton na { $cell } ({ $token }) nemá ani barvu, ani symbol žetonu, na který odpovídáte ({ $last }).

setup-length = Rozložení Kamonu má 37 žetonů v řadách po 4, 5, 6, 7, 6, 5 a 4 oddělených znakem „/“; toto takové není.
setup-token = „{ $token }“ není žeton. Žeton je barva (P Y B O R G) a symbol (b f d n m g), prázdný je --.
setup-twice = Žeton { $token } leží na plánu dvakrát.

blank-token = prázdný žeton
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

arrange-tokens = Žetony

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
