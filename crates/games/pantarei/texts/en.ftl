summary = Carry scales along the river, one onto another.
goal = The first stack of seven wins.
hint = Choose a ringed stack, then where its scales should go.
move-hint = Moves look like 5>7 (carry one scale), 5>>7 (carry two), 3=7 (swap), and black or white at the start.

black = Black
white = White

scale-black = black { $number }
scale-white = white { $number }
scale-neutral = neutral
about-stack = Stack { $stack }, from the top: { $scales }
about-carry = { $count ->
    [one] One scale
   *[other] { $count } scales
} from stack { $from } onto stack { $to }
about-swap = Stacks { $left } and { $right } swap places

reason-seven = a stack of seven
reason-draw = forty turns without the number of stacks going down

choose = The first move chooses a colour, black or white; then the other player begins.
quiet = { $turns ->
    [one] One more turn
   *[other] { $turns } more turns
} with no fewer stacks, and the game is a draw.

choose-first = Choose a colour first: black or white.
chosen-already = The colours have already been chosen.
no-such-stack = There is no stack { $stack }; the line has { $stacks }.
neutral-stack = Stack { $stack } is nobody’s: the neutral scale is on top.
opponents-stack = Stack { $stack } belongs to your opponent.
one-tile-only = Stack { $stack } has only one scale, so you can’t carry two.
wrong-distance = The top scale of stack { $stack } is a { $number }: it moves exactly that many stacks.
past-the-end = That goes past the end of the line, which has { $stacks } stacks.
swap-after-swap = You can’t swap: your opponent has just swapped.

setup-length = A Pantareï setup is a line of 19 scales, two characters each; this one is not.
setup-tile = “{ $tile }” is not a scale. The scales are B1 B2 B3, W1 W2 W3 and N0.
setup-too-many = There are too many { $tile } scales: three of each number and colour, and one N0.

arrange-scales = Scales, from the left

why-stops = It stops your opponent from making a stack of seven.
why-takes = It makes a stack of { $height } yours.
why-builds = It builds a stack of { $height }.
