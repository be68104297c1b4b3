choose-title = Choose a colour
choose-task = Nine black scales, nine white ones and a neutral one lie in a line. The first player chooses a colour, and the other moves first. Choose black.
choose-hint = Choose black: the other player will be White and go first.
choose-done = You are Black, and White goes first.
choose-failed = That was white. Here the task is to choose black.

carry-title = Carry a scale
carry-task = You are White. A scale moves exactly as many stacks as its number says, left or right, onto whatever lies there. Carry one.
carry-hint = A white 2 goes two stacks to the left or to the right. Choose it, then choose where it goes.
carry-done = It now lies on another scale: the two are one stack, and the line is shorter.
carry-failed = You swapped two stacks. That is legal too, but here the task is to carry a scale.

capture-title = Take a stack over
capture-task = A stack belongs to whoever owns its top scale. Cover one of Black’s.
capture-hint = The white 1 at the left end has a black neighbour.
capture-done = The stack is yours now: what lies below can’t move by itself.
capture-failed = You did not cover a black scale. Count the stacks from your scale to the next black one.
capture-failed-swapped = You swapped two stacks. Carry a scale onto a black one instead.

swap-title = Swap two stacks
swap-task = Instead of carrying you may swap two of your own stacks, however far apart. Do it.
swap-hint = Choose one of your stacks, then another of yours.
swap-done = Swapped. Your opponent can’t swap right after you.
swap-failed = You carried a scale. Choose two of your own stacks instead.

two-title = Carry two scales
two-task = You may carry the top two scales of your stack together. They go as far as the upper one says. Carry two.
two-hint = Your stack at the left end is two high, with a 1 on top.
two-done = Both travelled together, in their order. The colour of the lower one does not matter.
two-failed = That was not two scales. Your stack at the left end has two.

neutral-title = Move the neutral scale
neutral-task = The neutral scale has no number: it only travels below another one. You are Black: take it along.
neutral-hint = Your black 1 lies on it. Carry both together.
neutral-done = The neutral scale moved. In a stack it counts like any other.
neutral-failed = The neutral scale stayed where it was. Carry the two scales of its stack together.

free-title = Free your own scale
free-task = What lies on top can be taken away again. You are White: move so that one of your own scales is uncovered.
free-hint = Look at your stack of three. Below your 1 and a black 1 lies your 2.
free-done = Your 2 is free again, so you still have both stacks.
free-failed = None of your scales was uncovered. Take two from the stack of three.

tower-title = Build a tower of four
tower-task = The game is won by height. You are Black: get a stack of four with your scale on top.
tower-hint = The tallest stack is White’s. Which black scale is exactly the right number of stacks away?
tower-done = Four high and yours. Three more and the game is over.
tower-failed = None of your stacks is four high. Look at the tallest stack in the line.

seven-title = Seven wins
seven-task = Whoever completes a stack of seven wins at once, whatever is in it. You are Black: do it.
seven-hint = One stack is five high. You need two scales that reach it together.
seven-done = Seven! It did not matter that most of them were white.
seven-failed = That is not seven. Which of your stacks reaches the five with two scales?

defend-title = Take the tower apart
defend-task = You are White. Black threatens to make seven on the stack of five, and has just swapped, so you can’t. Prevent it.
defend-hint = The tall stack is yours. Carry something away from it.
defend-done = The tower is low enough now: Black can’t make seven.
defend-failed = Black made seven. See how.

escape-title = Swap out of reach
escape-task = You are White, and Black is about to make seven on your stack of five. Save the whole stack by a swap: Black can’t swap right after you.
escape-hint = Put the tall stack where no black pair lies at the right distance.
escape-done = Out of reach, and Black can’t swap it back into range.
escape-failed = Black reached the tower. See which black stacks have two scales on top, and how far they go.
escape-failed-carried = Safe, but the tower is lower now. Save the whole of it, by a swap.

plan-title = Two and two make seven
plan-task = You are Black. Make seven with your second move: first five, then two more on top, and don’t let White get there first.
plan-hint = Two of your stacks reach the right end of the line with two scales each.
plan-done = Seven in two steps. You know Pantareï now!
plan-failed = That did not work out. Both pairs have to land on the same stack.
plan-failed-late = White made seven first. Both of your pairs have to land on the same stack.
