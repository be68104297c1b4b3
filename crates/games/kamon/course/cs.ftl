opening-title = Zahájení
opening-task = Každý žeton má barvu a symbol. Hrajete za černého a začínáte: první kámen patří na okraj, ale ne do rohu. Obsaďte rybu.
opening-hint = Ryba je na dvou zakroužkovaných žetonech: žlutá nahoře, červená dole.
opening-done = To je ryba. Soupeř na ni teď musí odpovědět.
opening-failed = Na tom žetonu ryba není. Najděte rybu mezi zakroužkovanými žetony.

symbol-title = Odpověď symbolem
symbol-task = Hrajete za bílého. Černý obsadil žlutou rybu, a tak můžete obsadit kterýkoli žlutý žeton nebo kteroukoli rybu. Odpovězte rybou.
symbol-hint = Další ryby jsou růžová, oranžová, zelená, modrá a červená.
symbol-done = Ryba odpovídá na rybu. Teď musí černý odpovědět na váš žeton.
symbol-failed = I taková odpověď platí, protože žeton je žlutý. Tady ale máte odpovědět rybou.

colour-title = Odpověď barvou
colour-task = Tentokrát černý obsadil červenou rybu. Odpovězte červeným žetonem.
colour-hint = Všechny červené žetony leží v horní polovině plánu.
colour-done = Červená odpovídá na červenou. Barva nebo symbol: stačí jedno z toho.
colour-failed = I ryba je správná odpověď, tady ale máte odpovědět červenou.

lockout-title = Zablokujte soupeře
lockout-task = Kdo nemá odpověď, hned prohrává. Obsaďte žeton, jehož barvu ani symbol už žádný jiný volný žeton nemá.
lockout-hint = U každé své odpovědi spočítejte, co by pak mohl obsadit černý. Bran už zbývá málo.
lockout-done = Černému nezbyla odpověď: vyhráváte. Takhle končí v Kamonu spousta partií.
lockout-failed = Černý ještě odpověď má, jak vidíte. Hledejte žeton, který mu žádnou nenechá.

chain-title = Stavějte řetěz
chain-task = Kameny, které se dotýkají, tvoří řetěz. Hrajete za bílého: prodlužte svůj řetěz uprostřed na čtyři kameny.
chain-hint = Váš řetěz leží na d4, d5 a e5. Která z odpovědí se ho dotýká?
chain-done = Čtyři sousední kameny. Právě řetězy rozhodují partie.
chain-failed = Ten kámen se vašeho řetězu uprostřed nedotýká.

connect-title = Spojte dvě strany
connect-task = Vyhrává řetěz, který spojí dvě protilehlé strany. Strany stejné barvy leží naproti sobě. Spojte je.
connect-hint = Váš řetěz vede shora dolů. Stačí jediný kámen ve spodní řadě.
connect-done = Od strany ke straně: vyhráváte.
connect-failed = Řetěz ještě na druhou stranu nedosáhl. Který žeton dole se ho dotýká?

corner-title = Roh se počítá dvakrát
corner-task = Rohové pole patří k oběma svým stranám. Využijte ho a spojte dvě protilehlé strany.
corner-hint = Váš řetěz začíná dole a končí těsně pod pravým horním rohem.
corner-done = Jeden roh, dvě strany: spojení je hotové.
corner-failed = Tím se strany nespojily. Kterého rohu se váš řetěz dotýká?

loop-title = Uzavřete smyčku
loop-task = Vyhrává také kruh vašich kamenů kolem aspoň jednoho pole, které není vaše. Uzavřete ho.
loop-hint = Kolem jednoho pole vpravo stojí pět vašich kamenů. Chybí šestý.
loop-done = Smyčka je uzavřená: vyhráváte. Co leží uvnitř, je jedno, jen to nesmí být vaše.
loop-failed = V kruhu je pořád mezera. Které pole ji uzavře?

deny-title = Nedarujte výhru
deny-task = Hrajete za černého a bílému chybí jediný kámen. O jeho odpovědích rozhodujete vy: obsaďte vítězné pole, nebo žeton, který s ním nemá společnou barvu ani symbol.
deny-hint = Zjistěte, které pole bílý potřebuje. Pak hledejte odpověď, která s ním nemá společnou barvu ani symbol.
deny-done = Tam teď bílý nesmí. V Kamonu se brání tím, co soupeři nabídnete.
deny-failed = Nabídli jste přesně to, co bílý potřeboval, a prohráli. Podívejte se, kde vyhrál.

few-title = Nechte jedinou odpověď
few-task = Když zbývá jen jedna odpověď, víte, co soupeř zahraje. Nechte bílému právě jednu.
few-hint = U každé své odpovědi spočítejte, kolik volných žetonů má stejnou barvu nebo symbol.
few-done = Jediná odpověď: bílý nemá na výběr a vy můžete plánovat.
few-failed = Bílý má pořád několik odpovědí. Hledejte barvu a symbol, které už jsou skoro vyčerpané.

force-title = Zablokování ve dvou tazích
force-task = Nejprve nechte bílému jedinou odpověď a na ni pak odpovězte tak, aby nic nezbylo.
force-hint = Modré žetony a vějíře už skoro došly. Začněte modrým vějířem na pravém okraji.
force-done = Vynuceno a zablokováno. To je Kamon v celé kráse.
force-failed = Bílý vyklouzl. Začněte žetonem, který nechá nejméně odpovědí.
force-failed-answered = Na to měl bílý vítěznou odpověď. Začněte žetonem, který nechá nejméně odpovědí.

win-title = Výhra ve dvou tazích
win-task = A teď všechno dohromady. Hrajete za bílého: vyhrajte druhým tahem, spojením, smyčkou nebo zablokováním.
win-hint = Váš řetěz vede od levého okraje až na d5. Pokračujte doprava nahoru.
win-done = Výborně! Kamon už umíte.
win-failed = To nebylo ono. Pokračujte v nejdelším řetězu a hlídejte, na co černý smí odpovědět.
win-failed-answered = Na to měl černý vítěznou odpověď. Hlídejte, co smí obsadit, a pokračujte v nejdelším řetězu.
