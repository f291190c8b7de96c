# Why a move cannot be made: one kind sentence for each reason, with what is possible where that helps.

nothing-to-take-back = There is nothing to take back: a choice can be taken back only after it is made, and until the reveal.

## 5211

g5211-enough-laid = You have laid all your cards for this turn; until the reveal you may take your choice back.
g5211-not-in-hand = That card is not in your hand.

## Kobito

kobito-not-in-hand = You do not have that card in your hand.
kobito-lone-first = A card lies alone in your studio: before anything else, move it to a gold rainbow that was already there.
kobito-others-studio = Nothing can be added to another player’s studio.
kobito-only-to-gold = Only cards of your own studio move, and only to a gold rainbow.
kobito-only-penalties = You have begun to pay penalties: for the rest of this turn you can only pay those you still owe.
kobito-no-rainbow = There is no rainbow at that place.
kobito-too-long = That rainbow has reached its full length: nothing more can be laid there.
kobito-no-neighbour = That card does not fit at this end: a rainbow goes up by one without gaps, and 12 and 1 are neighbours.
kobito-studio-full = Your studio is full: four rainbows are the most it can hold.
kobito-not-neighbours = A rainbow starts with two neighbouring numbers in rising order; after 12 comes 1.
kobito-leaves-one = That would leave one card alone in your studio, with no gold rainbow it could join at once.
kobito-leaves-kobitos = That would leave nothing but Kobitos, and nobody could tell what they stand for.
kobito-no-such-kobito = No Kobito in that rainbow stands for this number: a swap takes exactly the number it stands for.
kobito-paint-alone = A paint card is never played alone: lay it with a number card, on the same number on the table.
kobito-paint-needs-both = For that you need both in your hand: a paint card and the number card itself.
kobito-paint-on-kobito = A Kobito stands for that number there, and paint goes on number cards only; a swap is possible.
kobito-paint-elsewhere = That number does not lie there: paint goes on an equal number card at a gold card or in your own studio.
kobito-number-only = That can be done only with a number card, from 1 to 12.
kobito-two-kobitos = Two Kobitos alone could be anything: start with at least one number card.
kobito-nothing-owed = You have played all the cards you owe, so there is no penalty to pay.
kobito-must-play = A card of your hand can still be played, so there is no penalty to pay now.
kobito-still-owed = You still owe cards from your hand, and one of them can be played.
kobito-must-pay = You still owe cards but cannot play any: pay the missing ones as penalties, the cards of your choice.

## Kudos

kudos-not-in-row = That card is not in your row.
kudos-no-match = That card matches the top card there neither in colour nor in shape.
kudos-first-on-arrow = The first card of your turn goes on the pile the arrow points at.
kudos-only-new-pile = You were blocked: in this edition you may then play on only on the new pile.
kudos-not-blocked = You are not blocked now: a card of your row can be played.
kudos-must-fill = You are blocked: first take the arrow’s pile by filling its place with any card of your row.
kudos-must-play = One of your cards can be played: play at least one before you stop.
kudos-must-give = First choose the opponent who gets the cards.
kudos-not-an-opponent = The cards go to an opponent: choose another player at this table.
kudos-nothing-to-give = There is nothing to give away now: that takes a twin, or all three cards of a row.
kudos-must-choose-arrow = First choose the pile the arrow points at.
kudos-arrow-not-now = The arrow is not yours to point now: after each turn it turns by itself.
