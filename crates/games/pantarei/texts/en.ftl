summary = Carry scales along the river, one onto another.
goal = The first stack of seven wins.
hint = Choose a ringed stack, then where its scales shall go.
move-hint = Moves look like 5>7 (carry one tile), 5>>7 (carry two), 3=7 (swap), and black or white at the start.

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
about-swap = Stacks { $left } and { $right } change places

reason-seven = a stack of seven
reason-draw = forty turns without fewer stacks

choose = The first move is to choose a colour, black or white; the other player then begins.
quiet = { $turns ->
    [one] One more turn
   *[other] { $turns } more turns
} without fewer stacks and the game is a draw.

choose-first = A colour must be chosen first: black or white.
chosen-already = The colours are chosen already.
no-such-stack = There is no stack { $stack }; the line has { $stacks }.
neutral-stack = Stack { $stack } is nobody's: the neutral scale is on top.
opponents-stack = Stack { $stack } belongs to your opponent.
one-tile-only = Stack { $stack } has one tile only; two can't be carried.
wrong-distance = The top tile of stack { $stack } is a { $number }: it goes exactly so many stacks away.
past-the-end = That leads past the end of the line, which has { $stacks } stacks.
swap-after-swap = You can't swap: your opponent just did.

setup-length = A Pantareï setup is a line of 19 tiles, two characters each; this one is not.
setup-tile = “{ $tile }” is not a tile. Tiles are B1 B2 B3, W1 W2 W3 and N0.
setup-too-many = There are too many tiles { $tile }: three of each number and colour, and one N0.

arrange-scales = Scales, from the left

why-stops = It stops your opponent from making a stack of seven.
why-takes = It makes a stack of { $height } yours.
why-builds = It builds a stack of { $height }.
