opening-title = Open the game
opening-task = Every token has a colour and a symbol. You are Black and go first: the first piece goes on the border, but not in a corner. Cover a fish.
opening-hint = Two ringed tokens show a fish: yellow at the top, red at the bottom.
opening-done = That is a fish. Your opponent now has to answer it.
opening-failed = That token shows no fish. Look for the fish among the ringed tokens.

symbol-title = Answer the fish
symbol-task = You are White. Black has covered the yellow fish, so you may cover any yellow token or any fish. Answer with a fish.
symbol-hint = The other fish are pink, orange, green, blue and red.
symbol-done = Fish answers fish. Now Black has to answer your token.
symbol-failed = That answer is legal, because it is yellow. But here the task is to answer with a fish.

colour-title = Answer the colour
colour-task = This time Black has covered the red fish. Answer with a red token.
colour-hint = All red tokens lie in the upper half of the board.
colour-done = Red answers red. Colour or symbol: one of the two is enough.
colour-failed = A fish is a legal answer too, but here the task is to answer with red.

lockout-title = Lock your opponent out
lockout-task = A player with no answer loses at once. Cover a token whose colour and symbol are used up everywhere else.
lockout-hint = Count what Black could cover after each of your answers. There are few gates left.
lockout-done = Black has no answer left: you win. Many games of Kamon end like this.
lockout-failed = Black still has an answer, as you see. Look for the token that leaves none.

chain-title = Grow a chain
chain-task = Pieces that touch form a chain. You are White: make your chain in the middle four pieces long.
chain-hint = Your chain lies on d4, d5 and e5. Which of your answers touches it?
chain-done = Four pieces side by side. Chains are what win games.
chain-failed = That piece does not touch your chain in the middle.

connect-title = Connect two sides
connect-task = A chain that joins two opposite sides wins. Sides of the same colour are opposite each other. Connect two.
connect-hint = Your chain comes down from the top. One more piece on the bottom row is enough.
connect-done = From side to side: you win.
connect-failed = The chain does not reach the other side yet. Which token at the bottom touches it?

corner-title = A corner counts twice
corner-task = A corner cell belongs to both of its sides. Use one to connect two opposite sides.
corner-hint = Your chain starts at the bottom and ends just below the upper right corner.
corner-done = One corner, two sides: that completes the connection.
corner-failed = That does not connect. Which corner does your chain touch?

loop-title = Close a loop
loop-task = A ring of your pieces around at least one cell that is not yours wins as well. Close it.
loop-hint = Five of your pieces surround one cell on the right. The sixth is missing.
loop-done = The loop is closed: you win. What lies inside does not matter, as long as it is not yours.
loop-failed = There is still a gap in the ring. Which cell closes it?

deny-title = Don’t hand over the win
deny-task = You are Black, and White needs one more piece. You decide what White can answer: cover the winning cell, or a token that shares neither colour nor symbol with it.
deny-hint = Find the cell White needs. Then see which of your answers shares neither colour nor symbol with it.
deny-done = White can’t go there now. In Kamon you defend by what you offer.
deny-failed = You offered exactly what White needed, and lost. See where White won.

few-title = Leave a single answer
few-task = If only one answer is left, you know what your opponent will play. Leave White exactly one.
few-hint = For each of your answers, count how many free tokens share its colour or symbol.
few-done = Only one answer: White has no choice, and you can plan ahead.
few-failed = White still has several answers. Look for a colour and a symbol that are nearly used up.

force-title = Lock out in two
force-task = First leave White a single answer, then answer that one so that nothing is left.
force-hint = Blue tokens and fans are nearly gone. Start with the blue fan at the right edge.
force-done = Forced, and locked out. That is Kamon at its best.
force-failed = White got away. Start with the token that leaves the fewest answers.
force-failed-answered = White had a winning answer to that. Start with the token that leaves the fewest answers.

win-title = Win in two
win-task = Now everything together. You are White: win with your second move, by a connection, a loop or a lockout.
win-hint = Your chain runs from the left edge to d5. Continue towards the upper right.
win-done = Well played! You know Kamon now.
win-failed = That was not it. Continue your longest chain, and watch what Black can answer.
win-failed-answered = Black had a winning answer to that. Watch what Black may cover next, and continue your longest chain.
