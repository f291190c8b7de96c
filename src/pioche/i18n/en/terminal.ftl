# The terminal table of `pioche play`: what it shows, asks and explains.

## Where the game stands

table-deck = deck { $number }
table-round = round { $number }
table-turn = turn { $number }
table-turn-of = turn { $number } of 3
table-last-round = last round
table-draw-pile = draw pile { $count }
table-gold-deck = gold deck { $count }
table-rainbow-deck = rainbow deck { $count }
table-discard = discard pile { $count }
table-target = ends at { $points } points
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-card = { $colour } { $shape }

## The parts of the screen

table-menu = Your moves
table-opening = Arrows or digits choose a move and Enter makes it; you can also type it. ? shows all the keys.
table-story = The story
table-help = Help
table-rules = The rules
table-close = Enter: close
table-next-round = Enter: next round
table-hand-5211 = Your hand
table-hand-kobito = Your hand
table-hand-kudos = Your row
table-foot-help = Help
table-foot-rules = Rules
table-foot-story = Story
table-foot-theme = Light/dark
table-foot-take-back = Take back
table-foot-ask-quit = Quit

## 5211

table-counts = Cards on the table · limit { $limit }
table-stands-scores = ★ would score
table-stands-scored = ★ scored
table-stands-over = ✗ too many
table-stands-tied = ✗ tie
table-kododo-needs =
    { $more ->
        [yes] needs { $needs } or more
       *[no] needs exactly { $needs }
    }
table-would-score = { $sign } { $colour } would score now
table-would-score-kododo = The Kododo cards would score now
table-would-score-nobody = Nothing would score now
table-has-scored = { $sign } { $colour } scored
table-has-scored-kododo = The Kododo cards scored
table-has-scored-nobody = Nothing scored

## Kobito

table-gold = { $count } gold
table-no-gold = no gold card left here
table-needs =
    { $count ->
        [one] needs one more
       *[other] needs { $count } more
    }
table-gold-won = gold { $cards }
table-penalties =
    { $count ->
        [one] one penalty −{ $points }
       *[other] { $count } penalties −{ $points }
    }
table-empty-studio = empty studio
table-ours-kobito = The rulebook prints neither the gold cards nor how many there are of each number: these are our choice (KOB-S1, KOB-S2).
table-kind-add = add a card
table-kind-start = start a rainbow
table-kind-move = studio to gold
table-kind-swap = swap for a Kobito
table-kind-paint = paint
table-kind-drop = pay a penalty

## Kudos

table-pile = pile { $number }
table-arrow = arrow
table-played-last = last
table-column-draw = draw
table-column-discard = disc
table-column-total = pts
table-nearly-out = Nearly out of cards: { $names }
table-ours-kudos = The rulebook does not print how the cards are mixed: five colours, five shapes and four copies are our choice (KUD-S1).

## What a move does

table-hint-length = then { $now } of { $length }
table-hint-wins = wins { $gold } gold
table-hint-studio =
    { $count ->
        [one] then { $count } card
       *[other] then { $count } cards
    }
table-hint-start = a new studio rainbow
table-hint-swap = takes the Kobito
table-hint-swap-from = takes the Kobito of { $name }
table-hint-paint = two cards played
table-hint-drop = costs { $points } points
table-hint-end =
    { $count ->
        [0] end your turn
        [one] end your turn, draw one card
       *[other] end your turn, draw { $count } cards
    }
table-hint-pile = pile { $pile }
table-hint-twin = twin on pile { $pile }
table-hint-fill =
    { $count ->
        [one] take pile { $pile }: one card
       *[other] take pile { $pile }: { $count } cards
    }
table-hint-give = { $name }, { $points } so far
table-hint-arrow = { $card } on top
table-hint-stop = end your turn

## What is asked

table-ask-lay =
    { $count ->
        [one] Lay one card face down.
       *[other] Lay { $count } cards face down, one after the other.
    }
table-ready = All have chosen. Enter reveals the cards; Backspace takes your last card back.
table-waiting = Waiting for { $names }. Space: faster.
table-ask-owed =
    { $count ->
        [one] Your turn: you owe one more card from your hand. { $points } points are at stake.
       *[other] Your turn: you owe { $count } more cards from your hand. { $points } points are at stake.
    }
table-ask-free =
    { $owed ->
        [0] You owe nothing: play on, or end your turn.
       *[other] You owe nothing more ({ $played } of { $owed } played): play on, or end your turn.
    }
table-ask-penalty =
    { $count ->
        [one] No card of your hand can be played: one penalty is due, { $points } points.
       *[other] No card of your hand can be played: { $count } penalties are due, { $points } points.
    }
table-ask-lone = One card lies alone at { $place }: move it to the gold first.
table-ask-choose-arrow = You start: choose the pile the arrow points at.
table-ask-play = Play a card on pile { $arrow }, where the arrow points: same colour or same shape.
table-ask-fill =
    { $count ->
        [one] Blocked: you take the one card of pile { $arrow }. Which card fills the gap?
       *[other] Blocked: you take the { $count } cards of pile { $arrow }. Which card fills the gap?
    }
table-ask-play-on = Play on, on pile { $pile } or the next one where it fits, or stop.
table-ask-give-pile =
    { $count ->
        [one] A twin! Who gets the card beneath it?
       *[other] A twin! Who gets the { $count } cards beneath it?
    }
table-ask-give-card = All three played! Who gets the top card of your discard pile?
table-over = The game is over
table-scored = Round { $number }, step by step
table-several = Several moves begin with “{ $typed }”: type on, or choose with the arrows.
table-why-legal = “{ $move }” is allowed now.

## What can be typed besides moves, each in one word

table-do-help = help
table-do-rules = rules
table-do-back = back
table-do-why = why
table-do-moves = moves
table-do-table = table
table-do-quit = quit
table-do-reveal = reveal
table-do-save = save
table-do-again = again
table-about-help = the keys
table-about-rules = the rules of the game
table-about-back = take your last choice back
table-about-why = why a move cannot be made
table-about-moves = the moves you can make
table-about-table = the table once more
table-about-quit = leave
table-about-reveal = turn all cards up
table-about-save = write the record to a file
table-about-again = another game

## Keys

table-key-pick = choose a move and make it
table-key-digit = make that move
table-key-type = type a move, or its beginning
table-key-complete = complete what you type
table-key-back = back in the menu; in 5211 Backspace takes a card back
table-key-hurry = the next bot plays at once
table-key-scroll = scroll the table
table-key-help = this page
table-key-rules = the rules, at the clause you last met
table-key-story = the whole story
table-key-theme = light or dark
table-key-quit = leave, after a question
table-key-leave = leave at once

## Leaving and saving

table-leave-title = Leave?
table-leave-ask = The game is not over yet, and it is not kept.
table-leave = Leave
table-stay = Keep playing
table-save-title = Save the record
table-save-ask = The name of the file:
table-save-keys = Enter: save · Escape: cancel
table-save-empty = A file needs a name.
table-save-exists = The file “{ $path }” is there already: choose another name.
table-save-later = The record can be saved when the game is over.
table-saved = Saved: { $path }

## Line by line

table-line-help = Type a move, or help for what else can be typed.
table-line-ready = All have chosen. Enter reveals the cards; back takes your last card back.
table-line-moves = Moves: { $moves }
table-line-many = There are { $count } moves; ? lists them.
table-line-over = again, save or quit?
table-face-down =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
table-fits = { $low } fits low, { $high } fits high
table-quit-again = The game is not over yet, and it is not kept. Type quit once more to leave.
table-no-clause = There is no clause “{ $clause }” in these rules.
table-bye = Goodbye.
