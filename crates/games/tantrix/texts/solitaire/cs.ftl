summary = Pro jednoho: pokládejte čtrnáct kamenů v pořadí, v jakém je losujete.
goal = Veďte všemi jedinou cestu nebo smyčku své barvy.
hint = Položte vylosovaný kámen na označené místo, kam jeho barvy pasují.
move-hint = Tah je vylosovaný kámen, pole a otočení, třeba 7@1,-1r2: kámen 7 na (1,-1), otočený o dva kroky po 60 stupních ve směru hodin.
overlay = Ukázat vynucená a mrtvá místa
option-goal = Co má vést všemi čtrnácti kameny?
option-goal-line = Cesta
option-goal-loop = Uzavřená smyčka
option-colour = Jakou barvu má mít cesta nebo smyčka?
option-colour-red = Červená
option-colour-yellow = Žlutá
option-colour-blue = Modrá

tally = { $goal ->
    [loop] { $score ->
        [0] Žádná { $colour ->
            [red] červená
            [yellow] žlutá
           *[blue] modrá
        } smyčka se neuzavřela
       *[other] Nejdelší uzavřená { $colour ->
            [red] červená
            [yellow] žlutá
           *[blue] modrá
        } smyčka má { $score } ze { $target } kamenů
    }
   *[line] Nejdelší { $colour ->
        [red] červená
        [yellow] žlutá
       *[blue] modrá
    } cesta má { $score } ze { $target } kamenů
}

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
reason-all-laid = všech 14 kamenů je položeno
reason-nothing-fits = vylosovaný kámen nikam nepasuje

not-drawn = Vylosovali jste kámen { $drawn }, ne kámen { $tile }.

setup-green = Kámen { $tile } do solitéru nepatří: hraje se s kameny 1 až 14.
setup-count = Rozložení má { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}. Musí jich mít všech 14, nebo jen první, pokud pořadí ostatních není známo.

arrange-order = Pořadí kamenů
arrange-known = Na začátku
arrange-unknown = Ještě se vylosuje
