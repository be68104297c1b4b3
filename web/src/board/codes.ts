/**
 * Everything the board has words for, with the facts each is given. The sentences are the pages' texts:
 * `words(code, facts)` finds those of `WORDS`, and `say({ code, facts })` is told those of `SAID`.
 */
export const WORDS = [
  'board-label', // what the board is called to those who listen
  'board-help', // how it is played by keys, and which key tells more
  'board-help-hand', // the same, where there are pieces in hand
  'key-line', // key, does: a line of the list of keys; see `keylist.ts`
  'board-hand-mine',
  'board-hand-of', // seat (from 1), name (what players call the seat; may be empty)
  'board-hand-count', // seat, name, count: shows what somebody holds
  'board-bag', // count
  'board-turn-left',
  'board-turn-right',
  'board-flip',
  'board-put-back',
  'board-zoom-in',
  'board-zoom-out',
  'board-fit',
  'board-turn-view',
  'board-coordinates',
  'board-overview',
  'board-mark-forced', // what a sign on a cell means, to whoever points at it
  'board-mark-waiting',
  'board-mark-barred',
  'board-mark-dead',
  'board-mark-answer',
  'board-snake', // name, length
  'board-passage', // floor, name: whose snake could be joined from here by a drill
  'board-floor', // number (from 1)
  'board-floors-stack',
  'board-floors-spread',
  'board-cell-passage', // about, floor: an open end of one's own on that board comes out here
  'board-cell-legal', // about: what the cell is; something can be done here
  'board-cell-forced', // about: must be filled first
  'board-cell-answer', // about: must be answered
  'board-cell-last', // about: the last move was here
  'board-cell-recent', // about: something happened here since the person's last move
  'board-piece-idle', // about: a piece in hand that has no move now
  'board-options',
  'board-option-plain', // a placement that drills nowhere
  'board-option-drill', // floor, cell
  'board-option-drill-two', // floor, cell, floor2, cell2
  'board-option-carry', // count
  'board-option-swap',
] as const;

export const SAID = [
  'board-said-keys', // keys: all of them
  'board-said-picked', // piece, count: the places where it can lie
  'board-said-lifted', // place, count: the places it can go to
  'board-said-put-back',
  'board-said-pick-first',
  'board-said-none-held', // a button for the piece in hand was pressed
  'board-said-idle', // piece, key (what choices call it)
  'board-said-fetching', // piece
  'board-said-fits', // move, way, ways
  'board-said-fits-only', // move
  'board-said-fits-turned', // move, way, ways, degrees
  'board-said-fits-turned-only', // move, degrees
  'board-said-fits-not', // place
  'board-said-only-way',
  'board-said-options', // count
  'board-said-tentative', // move
  'board-said-floor', // number
  'board-said-pending', // move
  'board-said-away',
  'board-said-back',
] as const;
