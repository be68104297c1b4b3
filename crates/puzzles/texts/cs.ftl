red = červená
yellow = žlutá
green = zelená
blue = modrá

clash = Kámen { $tile } na { $cell } by se kamene { $other } dotýkal špatnou barvou: { $own } proti barvě { $theirs }.
no-such-tile = „{ $text }“ označuje kámen, který neexistuje. Kameny mají čísla od 1 do 56.
too-far = „{ $text }“ leží dál, než kam 56 kamenů dosáhne.

puzzle-placement = „{ $text }“ není umístění. Píše se kámen, pole a otočení, třeba 23@1,-1r2.
puzzle-no-tiles = Hlavolam potřebuje kameny.
puzzle-tile-twice = Kámen { $tile } je uveden dvakrát, a je jen jeden.
puzzle-cannot-lay = Nelze položit víc kamenů ({ $laid }), než kolik jich je ({ $of }).
puzzle-nothing-wanted = Zadejte smyčku, cestu nebo tvar.
puzzle-colour-twice = Barva „{ $colour }“ je zadána dvakrát, ale kámen má v každé barvě jen jednu spojnici.
puzzle-tile-lacks-colour = Kámen { $tile } nemá spojnici v žádné z požadovaných barev ({ $colours }).
puzzle-not-triangular = Z { $tiles } kamenů trojúhelník nesložíte; jde to z 3, 6, 10, 15, 21, 28 a tak dále.
puzzle-not-a-flower = Květ má 7 kamenů, ne { $tiles }.
puzzle-unknown = Hlavolam „{ $id }“ neexistuje; všechny vypíše „serpentarium puzzle list“.

wrong-extra-tile = Kámen { $tile } do hlavolamu nepatří.
wrong-tile-twice = Kámen { $tile } je položen dvakrát.
wrong-missing-tile = Chybí kámen { $tile }.
wrong-number = Položených kamenů je { $laid }, má jich být { $wanted }.
wrong-cell-twice = Kameny { $one } a { $other } leží oba na { $cell }.
wrong-apart = Kámen { $tile } není spojený s ostatními.
wrong-no-triangle = Kameny netvoří trojúhelník.
wrong-no-flower = Kameny netvoří květ.
wrong-not-closed = Smyčka (barva: { $colour }) se neuzavírá: končí u kamene { $tile }.
wrong-not-open = Cesta (barva: { $colour }) se uzavírá do smyčky; má mít dva konce.
wrong-loop-misses = Smyčka (barva: { $colour }) nevede kamenem { $tile }.
wrong-line-misses = Cesta (barva: { $colour }) nevede kamenem { $tile }.
wrong-hole = Prázdné pole { $cell } je obklíčené.

puzzle-of-tiles = { $tiles ->
    [one] jeden kámen
    [few] { $tiles } kameny
   *[other] { $tiles } kamenů
}
puzzle-of-some-tiles = { $laid } z { $tiles } kamenů
puzzle-loop-red = červená smyčka
puzzle-loop-yellow = žlutá smyčka
puzzle-loop-green = zelená smyčka
puzzle-loop-blue = modrá smyčka
puzzle-line-red = červená cesta
puzzle-line-yellow = žlutá cesta
puzzle-line-green = zelená cesta
puzzle-line-blue = modrá cesta
puzzle-triangle = do trojúhelníku
puzzle-flower = do květu
puzzle-holes = s děrami

white = bílá
title-discovery = Discovery { $tiles }
title-discovery-colour = Discovery { $tiles }, { $colour }
title-rainbow = Rainbow, { $colour }
title-xtreme = Xtreme { $tiles }
title-xtreme-triangle = Xtreme, trojúhelník
title-flower = Květ
title-genius-red-blue = Genius, červená a modrá
title-genius-red-yellow = Genius, červená a žlutá
title-own = Vlastní hlavolam

wrong-closes-early = Smyčka (barva: { $colour }) se uzavírá příliš brzy: { $left ->
    [one] zbývá ještě jeden kámen, kterým má vést
    [few] zbývají ještě { $left } kameny, kterými má vést
   *[other] zbývá ještě { $left } kamenů, kterými má vést
}.
table-occupied = Na { $cell } už leží kámen { $other }.
table-apart = Kámen { $tile } na { $cell } by se nedotýkal žádného jiného.
table-lies = Kámen { $tile } už leží na stole. Nejdřív ho vezměte zpět, nebo položte jiný.
table-lies-not = Kámen { $tile } na stole neleží.
table-full = Všechny kameny už leží na stole (celkem { $wanted }). Nejdřív některý vezměte zpět.
table-take = Vzít kámen { $tile } zpět
