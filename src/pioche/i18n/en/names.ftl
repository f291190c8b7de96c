# Names of seats, cards, games, editions, bots and languages.

seat = Player { $number }
colon = { ": " }
semicolon = { "; " }

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-violet = violet

shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-hexagon = hexagon

game-5211 = 5211
game-5211-about = Everyone lays cards in secret: the colour with the most cards scores, unless there are too many of them.
game-kobito = Kobito
game-kobito-about = Build rainbows of exactly the right length and win pots of gold.
game-kudos = Kudos
game-kudos-about = Get rid of your cards on a square of four piles, and leave the others stuck with the piles.

edition-5211-next-move = 5211 (Next Move, 2019)
edition-5211-next-move-about = The game as most know it: one deck, and the most points win.
edition-5211-next-move-long = 5211, the longer game
edition-5211-next-move-long-about = Deck after deck, until somebody has 50 points.
edition-5211-ouchi = 5 Colors (Gallery Ouchi)
edition-5211-ouchi-about = The original: red instead of violet, another limit with five players, another Kododo rule.
edition-5211-ouchi-aggressive = 5 Colors, the aggressive game
edition-5211-ouchi-aggressive-about = For two or three: five cards a round instead of four.
edition-kobito-jolly-dutch = Kobito (Jolly Dutch, 2021)
edition-kobito-jolly-dutch-about = The one edition there is.
edition-kudos-fr = Kudos, French rules
edition-kudos-fr-about = The arrow begins at random, after a block you play on only on the new pile, and rows do not count at the end.
edition-kudos-nl = Kudos, Dutch rules
edition-kudos-nl-about = The starter chooses where the arrow begins, after a block you play on as usual, and rows count at the end.
edition-kudos-de = Kudos, German rules
edition-kudos-de-about = The same as the Dutch rules: the starter chooses the arrow’s pile, and rows count at the end.

bot-random = Random
bot-random-about = Plays any allowed move, one as readily as another.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now, from the open table and its own cards.

language-en = English
language-fr = French
language-nl = Dutch
language-de = German
