line-title = Prodlužte cestu
line-task = Čtrnáct kamenů přichází po jednom a každý přiložíte tak, aby sousední barvy souhlasily. Cílem je jediná červená cesta všemi. Prodlužte ji.
line-hint = Otočte kámen tak, aby jeho červená navázala na červenou cestu.
line-done = O to tu jde: červená musí pokračovat.
line-failed = Červená cesta se neprodloužila.

open-title = Nechte konce volné
open-task = Prázdné místo se třemi kameny kolem je vynucené: další kámen, který tam pasuje, tam musí. Prodlužte červenou a žádné takové nevytvořte.
open-hint = Položte kámen směrem ven, kde bude mít málo sousedů.
open-done = Červená je delší a další kámen položíte, kam chcete.
open-failed = Červená cesta se neprodloužila.
open-failed-third = Některé místo má teď kolem sebe tři kameny: další kámen, který tam pasuje, tam musí.

forced-title = Vyplňte vynucené místo
forced-task = Tento kámen pasuje na dvě vynucená místa, a tak na jedno musí. Zvolte to, které pomůže červené cestě.
forced-hint = V jednom z nich červená cesta kamenem projde.
forced-done = Vynucené, a přesto užitečné.
forced-failed = Na jedno z nich musel, to druhé by ale prodloužilo červenou.

join-title = Spojte části
join-task = Ne každý kámen cestu prodlouží, některé čekají na spojení. Teď můžete: spojte dvě červené cesty.
join-hint = Dva červené konce ústí vlevo do stejného prázdného místa.
join-done = Zase jedna delší cesta.
join-failed = Ve vašem kameni se musí setkat dvě červené cesty.

eight-title = Cesta osmi kameny
eight-task = Zatím je v cestě každý kámen: červená jich má sedm. Udělejte osm.
eight-hint = Cesta má konec vlevo.
eight-done = Osm ze čtrnácti a zatím nic nazmar.
eight-failed = Červená cesta má pořád sedm kamenů.

ahead-title = Myslete na další kámen
ahead-task = Dva kameny, dva kroky: prodlužte cestu na sedm. Hlídejte, kam po prvním míří její konec.
ahead-hint = První kámen položte vpravo dole, volným červeným koncem pryč od ostatních.
ahead-done = Sedm. Nechte konec volný a můžete pokračovat.
ahead-failed = Sedm to není. Nechte červený konec tam, kde je místo.

blue-title = Jiná barva
blue-task = Barvu si před začátkem můžete zvolit. Tady je to modrá: spojte dvě modré cesty.
blue-hint = Podívejte se pod střed: dva modré konce ústí do stejného místa.
blue-done = Modrá je hotová. Každá barva má v týchž kamenech vlastní hlavolam.
blue-failed = Žádné dvě modré cesty se nespojily.

loop-title = Uzavřete smyčku
loop-task = Těžší je smyčka: pak se počítá jen uzavřená červená cesta. Uzavřete malou, ať vidíte, jak to funguje.
loop-hint = Tři kameny vpravo se už stáčejí kolem jednoho místa.
loop-done = Smyčka! Skutečným cílem je ovšem jediná všemi čtrnácti.
loop-failed = Červená cesta je pořád otevřená.

finish-title = Všemi čtrnácti
finish-task = Jedenáct kamenů leží v jediné cestě a tři ještě přijdou. Veďte červenou všemi čtrnácti.
finish-hint = Začněte vlevo vedle posledního kamene a konec nechte tam, kde je místo pro další dva.
finish-done = Čtrnáct ze čtrnácti: vyřešeno! Solitér už umíte.
finish-failed = Jeden kámen zůstal stranou. Každý ze tří musí v cestě pokračovat.
