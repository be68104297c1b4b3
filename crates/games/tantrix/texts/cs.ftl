summary = Napojujte barvy sousedních kamenů.
goal = Veďte nejdelší cestu nebo smyčku své barvy.
hint = Vyberte kámen a pak označené místo, kam jeho barvy pasují.
move-hint = Tah je kámen, pole a otočení, třeba 23@1,-1r2: kámen 23 na (1,-1), otočený o dva kroky po 60 stupních ve směru hodin.
option-players = Kolik je hráčů?
overlay = Ukázat vynucená, zakázaná a mrtvá místa

red = červená
yellow = žlutá
green = zelená
blue = modrá

seat-choice = Barva vaší cesty
seat-red = Červený
seat-yellow = Žlutý
seat-green = Zelený
seat-blue = Modrý

reason-all-laid = všech 56 kamenů je položeno
reason-nothing-fits = žádný ze zbylých kamenů nikam nepasuje
reason-deadlock = pat: na řadě je volný tah a žádný kámen nelze nikam položit

due-opening = Začněte libovolným kamenem. Patří doprostřed, tak jak ho držíte.
due-forced = { $count ->
    [one] Nejdřív je třeba vyplnit označené místo: pasuje kámen { $tiles }.
   *[other] Nejdřív je třeba vyplnit označené místo: pasují kameny { $tiles }.
}
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
first-at-origin = První kámen patří doprostřed, tak jak ho držíte.
occupied = Tam už leží kámen { $other }.
not-adjacent = Tam by se kámen nedotýkal žádného jiného.
clash = Kámen { $tile } by se tam kamene { $other } dotýkal špatnou barvou: { $own } proti barvě { $theirs }.
three-alike = Zůstalo by prázdné místo mezi třemi stranami téže barvy: { $colour } (omezení 1).
four-around = Zůstalo by prázdné místo obklopené čtyřmi kameny (omezení 2).
controlled-side = To leží podél řídicí strany: mezi kamenem a dalším by zůstala mezera (omezení 3).
forced-first = Nejdřív je třeba vyplnit označené místo: pasuje tam kámen { $tile }.

no-such-tile = „{ $text }“ označuje kámen, který neexistuje. Kameny mají čísla od 1 do 56.
too-far = „{ $text }“ leží dál, než kam 56 kamenů dosáhne.
not-a-draw = „{ $text }“ není kámen. Kameny mají čísla od 1 do 56.

setup-form = Rozložení Tantrixu tvoří barvy hráčů, dvojtečka a kameny v pořadí, v jakém opouštějí sáček, třeba RY:12.3.45 a tak dále; toto takové není.
setup-colours = Před dvojtečkou musí být různé barvy z R, Y, G a B, celkem { $count }.
setup-tile = „{ $tile }“ není kámen. Kameny mají čísla od 1 do 56.
setup-twice = Kámen { $tile } je v rozložení dvakrát.
setup-count = Rozložení má { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}. Musí jich mít všech 56, nebo jen prvních { $hands }, pokud pořadí v sáčku není známo.

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
about-choice = Kámen { $tile } na { $cell }
about-choice-line = Kámen { $tile } na { $cell }: { $colour } cesta délky { $length }
about-choice-loop = Kámen { $tile } na { $cell }: uzavře se { $colour } smyčka délky { $length }
about-line = Nejdelší { $colour } cesta: { $length }
about-loop = Nejdelší { $colour } smyčka: { $length }
overlay-forced = { $count ->
    [0] Žádné místo není vynucené.
    [one] Vynucené: { $cells }. Číslo říká, kolik zbývajících kamenů tam pasuje.
   *[other] Vynucená: { $cells }. Čísla říkají, kolik zbývajících kamenů tam pasuje.
}
overlay-shut = { $count ->
    [0] Omezení neblokují žádné místo.
   *[other] Kvůli omezením musí zůstat prázdné: { $cells }.
}
overlay-closed = { $count ->
    [0] Každé místo se ještě dá zaplnit.
   *[other] Nepasuje sem žádný zbývající kámen: { $cells }.
}

arrange-colours = Barvy
arrange-tiles = Kameny
arrange-hand = Hráč { $seat } ({ $colour })
arrange-bag = V sáčku, v pořadí losování
arrange-rest = V sáčku
arrange-seat = Hráč { $seat }
arrange-unused = Mimo hru

why-loop = Uzavírá smyčku (barva: { $colour }) o délce { $length }.
why-joins = Spojuje cesty (barva: { $colour }) do jedné o délce { $length }.
why-forced = Vyplňuje vynucené místo, a to je povinné.
why-line = Prodlužuje cestu (barva: { $colour }) na { $length }.
