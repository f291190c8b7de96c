# De namen van plaatsen, kaarten, spellen, edities, bots en talen.

seat = Speler { $number }
colon = { ": " }
semicolon = { "; " }

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-violet = violet

shape-circle = cirkel
shape-square = vierkant
shape-triangle = driehoek
shape-diamond = ruit
shape-hexagon = zeshoek

game-5211 = 5211
game-5211-about = Iedereen legt in het geheim: de kleur met de meeste kaarten levert punten op, tenzij het er te veel zijn.
game-kobito = Kobito
game-kobito-about = Bouw regenbogen van precies de juiste lengte en win potten goud.
game-kudos = Kudos
game-kudos-about = Werk je kaarten weg op een vierkant van vier stapels, en laat de anderen met de stapels zitten.

edition-5211-next-move = 5211 (Next Move, 2019)
edition-5211-next-move-about = Het spel zoals de meesten het kennen: één pak, en de meeste punten winnen.
edition-5211-next-move-long = 5211, het langere spel
edition-5211-next-move-long-about = Pak na pak, tot iemand 50 punten heeft.
edition-5211-ouchi = 5 Colors (Gallery Ouchi)
edition-5211-ouchi-about = Het origineel: rood in plaats van violet, een andere limiet met vijf spelers, een andere Kododo-regel.
edition-5211-ouchi-aggressive = 5 Colors, het agressieve spel
edition-5211-ouchi-aggressive-about = Voor twee of drie: vijf kaarten per ronde in plaats van vier.
edition-kobito-jolly-dutch = Kobito (Jolly Dutch, 2021)
edition-kobito-jolly-dutch-about = De enige editie die er is.
edition-kudos-fr = Kudos, Franse regels
edition-kudos-fr-about = De pijl begint willekeurig, na vastlopen speel je alleen door op de nieuwe stapel, en rijen tellen aan het eind niet.
edition-kudos-nl = Kudos, Nederlandse regels
edition-kudos-nl-about = De startspeler kiest waar de pijl begint, na vastlopen speel je gewoon door, en rijen tellen aan het eind mee.
edition-kudos-de = Kudos, Duitse regels
edition-kudos-de-about = Net als de Nederlandse regels: de startspeler kiest de stapel van de pijl, en rijen tellen aan het eind mee.

bot-random = Willekeurig
bot-random-about = Speelt zomaar een geldige zet, de ene net zo lief als de andere.
bot-greedy = Gretig
bot-greedy-about = Neemt wat nu het beste lijkt, naar wat er op tafel ligt en naar de eigen kaarten.

language-en = Engels
language-fr = Frans
language-nl = Nederlands
language-de = Duits
