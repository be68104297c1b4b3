summary = Pro jednoho: pokládejte čtrnáct kamenů tak, jak přicházejí, a veďte všemi jedinou cestu nebo smyčku své barvy.
move-hint = Tah je vylosovaný kámen, pole a otočení, třeba 7@1,-1r2: kámen 7 na (1,-1), otočený o dva kroky po 60 stupních ve směru hodin.
option-goal = co má vést všemi čtrnácti kameny: cesta (line), nebo uzavřená smyčka (loop)
option-colour = barva cesty nebo smyčky

player = Hráč

red = červená
yellow = žlutá
green = zelená
blue = modrá

goal-line = Cílem je jediná { $colour } cesta přes všech 14 kamenů.
goal-loop = Cílem je jediná uzavřená { $colour } smyčka přes všech 14 kamenů.
left = { $count ->
    [0] K vylosování už nezbývá žádný kámen.
    [one] K vylosování zbývá jeden kámen.
    [few] K vylosování zbývají { $count } kameny.
   *[other] K vylosování zbývá { $count } kamenů.
}

reason-solved = vyřešeno
reason-all-laid = všech 14 kamenů leží na stole
reason-nothing-fits = vylosovaný kámen nikam nepasuje

not-drawn = Vylosovali jste kámen { $drawn }, ne kámen { $tile }.

setup-green = Kámen { $tile } do solitéru nepatří: hraje se s kameny 1 až 14.
setup-count = Rozdání má { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}. Musí jich mít všech 14, nebo jen první, pokud pořadí ostatních není známo.
