# The page in the browser: lobby, gathering and the live table.

## Everywhere

menu = Menu
close = Close
language = Language
own-name-en = English
own-name-fr = Français
own-name-nl = Nederlands
own-name-de = Deutsch
switch-theme = Light or dark
less-motion = Less motion
rules = The rules
rule-link = Rule { $rule }
guest = Guest
your-name = Your name
unreachable = The server cannot be reached. Please try again in a moment.
page-you = You

## The lobby

welcome = Cards on the table
welcome-more = Three card games for an evening with friends, near or far. Send a link, and let bots take the empty chairs. No account, no waiting.
choose-game = Choose a game
seats-range = { $least }–{ $most } players
length-5211 = 20 minutes
length-kobito = 30 minutes
length-kudos = 25 minutes
open-heading = A table of { $game }
open-table = Open a table
open-hint = A table for { $count }. Invite friends by a link; bots take the chairs that stay empty.
details = Edition, seats, pace, bots
edition = Edition
seats = Seats
seats-are =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
pace = Pace
pace-relaxed = Relaxed
pace-relaxed-about = No clock. A bot stands in for whoever is away for a while.
pace-brisk = Brisk
pace-brisk-about = 45 seconds for each decision.
pace-day = A day per move
pace-day-about = For games by the way: come back within a day, or a bot makes your move.
chair-number = Seat { $number }
for-a-friend = a friend, or else a bot
pass-and-play = One device for all
pass-and-play-about = Pass it from hand to hand; the hands stay hidden in between.
name-number = Name of player { $number }
one-more = One more
one-less = One less
option-open-scores = Everyone’s points are open
option-arrow = The arrow
option-arrow-quarter = moves on by a quarter turn
option-arrow-follows-last-pile = points at the pile after the last one played
join = Join by a link
join-placeholder = Paste a link or a code
join-go = Join
join-wrong = That is no link to a table. Ask for a new one.
footer = Every deck can be checked: its hash is published before the deal, its seed afterwards.

## Before the cards are dealt

table-of = A table of { $game }
chairs = The chairs
chair-free = A free chair
host = host
put-bot = A bot here
bot-for = A bot for seat { $number }
remove = Free seat { $number }
start = Deal the cards
bots-fill =
    { $count ->
        [one] A bot takes the free chair.
       *[other] Bots take the { $count } free chairs.
    }
host-starts = The host has the cards dealt.
sit-or-watch = Sit down, or stay and watch.
sit-down = Sit down
invite = Invite friends
invite-link = The invitation
copy = Copy
copied = Copied
not-copied = Not copied: please mark the link and copy it.
share = Share
qr = QR code of the invitation
more-links = Other links
watch-link = Just to watch
own-link = Your own seat
show-own-link = Show the link of my seat
own-link-why = It opens your seat on any device. Keep it to yourself.
commitment = The seed of this table is fixed already; this is its hash:

## Around the table

skip-to-hand = To your cards
joining = Joining the table…
cannot-open = This table cannot be opened
to-the-lobby = To the lobby
reconnecting = The connection is lost; trying again…
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
you-watch = You are watching.
rename = Change my name
new-name = Your new name:
leave = Leave the table
leave-sure = Leave the table? A bot will take your chair.
send-away = Send { $name } away
send-away-sure = Send { $name } away? A bot will take the chair.
seat-lost = You no longer have a seat at this table. You can go on watching.
take-over = A bot would give you its chair: sit down and play on.
stand-in = bot stands in
ask-stand-in = Let a bot play for { $name }
away = away
to-act = to choose
points-are = points:
clock-hours = { $count } h
bot-plays-for-you = A bot plays for you.
take-seat-back = Take your seat back
waiting-for = Waiting for { $names }.
your-part = Your part of the table
your-hand = Your hand
your-row = Your row
draw-pile = Draw pile
discard-pile = Discard pile
heap =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
card-back = a card face down
card-of = { $colour } { $what }
card-kobito = Kobito
card-paint = paint card
round = Round { $number }
turn-of = Turn { $turn } of { $turns }
last-round = last round
deck = Deck { $number }
ends-at = ends at { $points } points
story = Story
story-begins = What happens is told here.
scored = The scoring, step by step
round-scored = Round { $number }, step by step
go-on = Go on

## 5211

task-lay =
    { $count ->
        [one] Lay one card, face down.
       *[other] Lay { $count } cards, face down.
    }
task-sealed = You have chosen.
lay-here = Lay the card here
take-back = Take back
sealed = a card face down
sealed-card = { $card }, face down, seen by you alone
counters = What would score now
count-of = { $name }: { $count } open, { $own } of yours face down, limit { $limit }.
kododo-count =
    { $more ->
        [yes] Kododo: { $count } open, { $own } of yours face down, needs { $needs } or more.
       *[no] Kododo: { $count } open, { $own } of yours face down, needs exactly { $needs }.
    }
would-score = Would score now.
has-scored = Scored.
too-many = Too many.

## Kobito

task-lone = One card lies alone in your studio: move it to the gold first.
task-free = You owe nothing more: play on, or end your turn.
task-owed =
    { $count ->
        [one] You owe one more card from your hand; { $points } points are at stake.
       *[other] You owe { $count } more cards from your hand; { $points } points are at stake.
    }
task-penalty =
    { $count ->
        [one] Nothing can be played: choose a card as penalty, { $points } points off.
       *[other] Nothing can be played: choose { $count } cards as penalties, { $points } points off.
    }
golds = The gold
gold-asks = Gold { $number }: { $length } cards for { $gold } gold
gold-rainbow = gold { $number }
gold-deck = Gold deck
gold-of = { $gold } gold
no-gold = no gold card left here
needs-more =
    { $count ->
       *[other] to go
    }
owed = Owed
debt = Played { $played }, penalties { $paid }, still owed { $owed }
own-studio = your studio { $number }
studio-of = the studio { $number } of { $name }
your-studio = Your studio
studio-empty = empty studio
new-rainbow = New rainbow
end-low = low end
end-high = high end
end-of = { $place }, { $end }
onto = On { $place }, at { $cards }
card-at = { $card }, { $place }
kobito-as = Kobito as { $number }
painted = { $card }, painted
holds-kobito = holds a Kobito
penalty-card = Penalty: { $card }
pay-penalty = Penalty
end-turn = End turn
move-add = { $card } to { $place }, { $end }
move-start = New rainbow: { $card } – { $other }
move-move = { $place }, { $from }: to { $to }, { $end }
move-swap = { $card } for the Kobito, { $place }
move-paint = Paint the { $card }, { $place }
move-drop = { $card } as a penalty

## Kudos

task-choose-arrow = You start: choose the pile the arrow points at.
task-play = Play a card on pile { $pile }, where the arrow points: same colour or same shape.
task-fill =
    { $count ->
        [one] Blocked! The card of pile { $pile } is yours. Which card fills the gap?
       *[other] Blocked! The { $count } cards of pile { $pile } are yours. Which card fills the gap?
    }
task-play-on = Play on, on pile { $pile } or the next one, or stop.
task-give-pile =
    { $count ->
        [one] A twin! Who gets the card beneath it?
       *[other] A twin! Who gets the { $count } cards beneath it?
    }
task-give-card = All three played! Who gets the top card of your discard pile?
square = The square of four piles
arrow-at = The arrow points at pile { $pile }
arrow-open = The arrow is still to be pointed
pile-with =
    { $count ->
        [one] Pile { $number }: { $card }, { $count } card
       *[other] Pile { $number }: { $card }, { $count } cards
    }
pile-empty = Pile { $number }: empty
played-here = played last
nearly-out =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
give-to = Give to { $name }
choose-opponent = Choose an opponent.
stop = Stop here

## The end, and passing the device

you-won =
    { $count ->
        [one] You win!
       *[other] You win, and share the victory!
    }
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
rematch = Rematch
rematch-is-on = A rematch is ready, with the same people and the seats rotated.
to-next-table = To the rematch
look-back = Look back at the game
another-game = Another game
hand-device-to = Hand the device to { $name }
nobody-looks = Everybody else looks away.
i-am = I am { $name }

## Chat

talk = Chat
reactions = Quick reactions
reaction-well-played = Well played
reaction-ouch = Ouch
reaction-thanks = Thanks
reaction-hurry = Hurry up
reaction-laugh = Ha ha
reaction-think = Let me think
say-something = Say something
send = Send
mute = Mute
muted = You have muted the chat.
chat-off = Chat off for all
chat-on = Chat on for all
talk-is-off = The host has switched the chat off.

## Keys

keys = All keys
key-arrows = from card to card; up and down through all you can choose
key-enter = choose; in 5211 lay the card, after a round go on
key-digits = choose that card of your hand
key-escape = let go of what you chose
key-back = take a sealed card back
key-end = end your turn, or stop
key-hand = to your hand
key-story = the story
key-chat = the chat
key-help = these keys
