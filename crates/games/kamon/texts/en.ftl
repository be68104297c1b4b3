summary = Answer the last token with one of the same colour or symbol.
goal = Connect two opposite sides, close a loop, or leave no answer.
hint = Choose a ringed token: your piece goes on it.
move-hint = A move is the cell to cover, like c3.
option-blank-loop = Does a loop around only the blank win?
legend = Tokens: P pink, Y yellow, B blue, O orange, R red, G green, with b butterfly, f fish, d bird, n fan, m mountain, g gate; -- is the blank. * is a black piece and o a white one, < > the last. The letters around the board are its sides: G green, B blue, Y yellow.
overlay = Show how many answers each move leaves
overlay-answers = Each number shows how many answers a move there would leave.
overlay-wins = Wins at once: { $cells }.
overlay-fewest = { $count ->
    [one] Only one answer is left after { $cells }.
   *[other] The fewest answers ({ $count }) are left after { $cells }.
}

black = Black
white = White

reason-connection = two opposite sides are connected
reason-loop = a loop is closed
reason-connection-loop = two opposite sides are connected, and a loop is closed as well
reason-blocked = the opponent has no answer left
reason-draw = all tokens are covered
winning-chain = The winning chain
winning-loop = The winning loop

about-choice = { $token } on { $cell }

answer = Answer the { $name }: { $count ->
    [one] one token shares
   *[other] { $count } tokens share
} its colour or symbol.
opening = The first piece goes on a border cell that is not a corner.

covered = { $cell } is already covered.
blank = The blank on { $cell } can’t be covered.
first-on-border = The first piece goes on a border cell that is not a corner, and { $cell } is not one.
no-answer = The { $token } on { $cell } shares neither colour nor symbol with the { $last } you must answer.

setup-length = A Kamon setup has 37 tokens in rows of 4, 5, 6, 7, 6, 5 and 4, separated by “/”; this one does not.
setup-token = “{ $token }” is not a token. A token is a colour (P Y B O R G) and a symbol (b f d n m g), the blank is --.
setup-twice = The token { $token } is in the layout twice.

blank-token = blank
pink-butterfly = pink butterfly
pink-fish = pink fish
pink-bird = pink bird
pink-fan = pink fan
pink-mountain = pink mountain
pink-gate = pink gate
yellow-butterfly = yellow butterfly
yellow-fish = yellow fish
yellow-bird = yellow bird
yellow-fan = yellow fan
yellow-mountain = yellow mountain
yellow-gate = yellow gate
blue-butterfly = blue butterfly
blue-fish = blue fish
blue-bird = blue bird
blue-fan = blue fan
blue-mountain = blue mountain
blue-gate = blue gate
orange-butterfly = orange butterfly
orange-fish = orange fish
orange-bird = orange bird
orange-fan = orange fan
orange-mountain = orange mountain
orange-gate = orange gate
red-butterfly = red butterfly
red-fish = red fish
red-bird = red bird
red-fan = red fan
red-mountain = red mountain
red-gate = red gate
green-butterfly = green butterfly
green-fish = green fish
green-bird = green bird
green-fan = green fan
green-mountain = green mountain
green-gate = green gate

arrange-tokens = Tokens

why-blocks = It takes the cell where your opponent would win.
why-few = { $count ->
    [one] It leaves your opponent only one answer.
   *[other] It leaves your opponent only { $count } answers.
}
why-joins = { $count ->
    [one] It joins your pieces.
   *[other] It joins { $count } of your groups.
}
