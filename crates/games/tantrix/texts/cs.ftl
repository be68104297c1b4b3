summary = Pokládejte kameny tak, aby se dotýkající strany shodovaly, a vytvořte nejdelší cestu nebo smyčku své barvy.
move-hint = Tah je kámen, pole a otočení, třeba 23@1,-1r2: kámen 23 na (1,-1), otočený o dva kroky po 60 stupních ve směru hodin.
option-players = kolik hráčů hraje

red = červená
yellow = žlutá
green = zelená
blue = modrá

seat-red = Červený
seat-yellow = Žlutý
seat-green = Zelený
seat-blue = Modrý

reason-all-laid = všech 56 kamenů leží na stole
reason-nothing-fits = žádný ze zbylých kamenů nikam nepasuje
reason-deadlock = pat: na řadě je volný tah a žádný kámen nelze nikam položit

due-opening = První kámen patří na (0,0), neotočený.
due-forced = Je třeba vyplnit vynucené místo: { $count ->
    [one] jde to jedním způsobem
    [few] jde to { $count } způsoby
   *[other] jde to { $count } způsoby
}, a to { $ways }.
due-free = Volný tah: libovolný kámen kamkoli, kde pasuje.
bag = { $count ->
    [0] Sáček je prázdný: omezení už neplatí.
    [one] V sáčku zbývá jeden kámen.
    [few] V sáčku zbývají { $count } kameny.
   *[other] V sáčku zbývá { $count } kamenů.
}
legend = * označuje kámen, který lze teď položit; [ ] označuje vynucené místo.

draw-first = Nejdřív je třeba vylosovat kámen ze sáčku.
not-in-hand = Kámen { $tile } nemáte.
first-at-origin = První kámen patří na (0,0) s otočením 0; napište { $tile }@0,0r0.
occupied = Na { $cell } už leží kámen { $other }.
not-adjacent = Pole { $cell } se nedotýká žádného kamene na stole.
clash = Kámen { $tile } na { $cell } by se kamene { $other } dotýkal špatnou barvou: { $own } proti barvě { $theirs }.
three-alike = S takovým kamenem na { $cell } by k prázdnému poli { $space } vedly tři strany téže barvy: { $colour } (omezení 1).
four-around = S kamenem na { $cell } by prázdné pole { $space } obklopily čtyři kameny (omezení 2).
controlled-side = Pole { $cell } leží podél řídicí strany: mezi ním a kamenem na { $space } by zůstala mezera (omezení 3).
forced-first = Nejdřív musíte vyplnit { $space }: pasuje tam kámen { $tile }, třeba jako { $move }.

no-such-tile = „{ $text }“ jmenuje kámen, který neexistuje. Kameny mají čísla od 1 do 56.
too-far = „{ $text }“ leží dál, než kam 56 kamenů dosáhne.
not-a-draw = „{ $text }“ není kámen. Kameny mají čísla od 1 do 56.

setup-form = Rozdání Tantrixu jsou barvy hráčů, dvojtečka a kameny v pořadí, v jakém opouštějí sáček, třeba RY:12.3.45 a tak dále; toto takové není.
setup-colours = Před dvojtečkou musí být různé barvy z R, Y, G a B v počtu { $count }.
setup-tile = „{ $tile }“ není kámen. Kameny mají čísla od 1 do 56.
setup-twice = Kámen { $tile } je v rozdání dvakrát.
setup-count = Rozdání má { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}. Musí jich mít všech 56, nebo jen prvních { $hands }, pokud pořadí v sáčku není známo.

puzzle-placement = „{ $text }“ není umístění. Píše se kámen, pole a otočení, třeba 23@1,-1r2.
puzzle-no-tiles = Hlavolam potřebuje kameny.
puzzle-tile-twice = Kámen { $tile } je uveden dvakrát, a je jen jeden.
puzzle-cannot-lay = Nelze položit { $laid } kamenů, když jich je { $of }.
puzzle-nothing-wanted = Zadejte smyčku nebo cestu, nebo tvar.
puzzle-colour-twice = Barva „{ $colour }“ je zadána dvakrát, ale kámen má od barvy jen jednu spojnici.
puzzle-tile-lacks-colour = Kámen { $tile } nemá spojnici v žádné z požadovaných barev ({ $colours }).
puzzle-not-triangular = Z { $tiles } kamenů trojúhelník nesložíte; jde to z 3, 6, 10, 15, 21, 28 a tak dále.
puzzle-not-a-flower = Květ má 7 kamenů, ne { $tiles }.
puzzle-unknown = Hlavolam „{ $id }“ neexistuje; všechny vypíše „serpentarium puzzle list“.

wrong-extra-tile = Kámen { $tile } do hlavolamu nepatří.
wrong-tile-twice = Kámen { $tile } je položen dvakrát.
wrong-missing-tile = Chybí kámen { $tile }.
wrong-number = Položených kamenů je { $laid }, má jich být { $wanted }.
wrong-cell-twice = Kameny { $one } a { $other } leží oba na { $cell }.
wrong-apart = Kámen { $tile } nesouvisí s ostatními.
wrong-no-triangle = Kameny netvoří trojúhelník.
wrong-no-flower = Kameny netvoří květ.
wrong-not-closed = Smyčka (barva: { $colour }) se neuzavírá: končí u kamene { $tile }.
wrong-not-open = Cesta (barva: { $colour }) se uzavírá do smyčky; má mít dva konce.
wrong-loop-misses = Smyčka (barva: { $colour }) nevede kamenem { $tile }.
wrong-line-misses = Cesta (barva: { $colour }) nevede kamenem { $tile }.
wrong-hole = Prázdné pole { $cell } je obklíčené.

side-north-east = severovýchod
side-east = východ
side-south-east = jihovýchod
side-south-west = jihozápad
side-west = západ
side-north-west = severozápad

about-tile = Kámen { $tile }: { $sides }
about-laid = { $cell }: kámen { $tile }; { $sides }
about-first-cell = { $cell }: prázdné pole; sem patří první kámen
about-gap = { $cell }: prázdné pole; vedle něj { $sides }
about-forced = { $cell }: vynucené místo, které je teď třeba vyplnit; vedle něj { $sides }
about-waiting = { $cell }: vynucené místo, které teď vyplnit nelze; vedle něj { $sides }
about-barred = { $cell }: prázdné pole, kam omezení žádný kámen nepustí; vedle něj { $sides }
about-choice = Kámen { $tile } na { $cell }, otočený o { $degrees } stupňů
about-choice-line = Kámen { $tile } na { $cell }, otočený o { $degrees } stupňů; { $colour } cesta bude mít délku { $length }
about-choice-loop = Kámen { $tile } na { $cell }, otočený o { $degrees } stupňů; uzavře se { $colour } smyčka délky { $length }
about-line = Nejdelší { $colour } cesta: { $length }
about-loop = Nejdelší { $colour } smyčka: { $length }
