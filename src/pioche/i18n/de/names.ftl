# Die Namen der Plätze, Karten, Spiele, Ausgaben, Bots und Sprachen.

seat = Spieler { $number }
colon = { ": " }
semicolon = { "; " }

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-violet = Violett

shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-hexagon = Sechseck

game-5211 = 5211
game-5211-about = Alle legen geheim: Die Farbe mit den meisten Karten bringt Punkte, es sei denn, es sind zu viele.
game-kobito = Kobito
game-kobito-about = Baue Regenbögen von genau der richtigen Länge und gewinne Goldtöpfe.
game-kudos = Kudos
game-kudos-about = Werde deine Karten auf einem Quadrat aus vier Stapeln los und lass die anderen auf den Stapeln sitzen.

edition-5211-next-move = 5211 (Next Move, 2019)
edition-5211-next-move-about = Das Spiel, wie die meisten es kennen: ein Deck, und die meisten Punkte gewinnen.
edition-5211-next-move-long = 5211, die längere Partie
edition-5211-next-move-long-about = Deck für Deck, bis jemand 50 Punkte hat.
edition-5211-ouchi = 5 Colors (Gallery Ouchi)
edition-5211-ouchi-about = Das Original: Rot statt Violett, ein anderes Limit zu fünft, eine andere Kododo-Regel.
edition-5211-ouchi-aggressive = 5 Colors, die aggressive Partie
edition-5211-ouchi-aggressive-about = Zu zweit oder zu dritt: fünf Karten pro Runde statt vier.
edition-kobito-jolly-dutch = Kobito (Jolly Dutch, 2021)
edition-kobito-jolly-dutch-about = Die einzige Ausgabe, die es gibt.
edition-kudos-fr = Kudos, französische Regeln
edition-kudos-fr-about = Der Pfeil beginnt zufällig, blockiert spielst du nur auf dem neuen Stapel weiter, und Reihen zählen am Ende nicht.
edition-kudos-nl = Kudos, niederländische Regeln
edition-kudos-nl-about = Der Startspieler wählt, wo der Pfeil beginnt, blockiert spielst du weiter wie immer, und Reihen zählen am Ende mit.
edition-kudos-de = Kudos, deutsche Regeln
edition-kudos-de-about = Wie die niederländischen Regeln: Der Startspieler wählt den Stapel des Pfeils, und Reihen zählen am Ende mit.

bot-random = Zufall
bot-random-about = Spielt irgendeine erlaubte Aktion, die eine so gern wie die andere.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was gerade am besten aussieht, nach dem offenen Tisch und den eigenen Karten.

language-en = Englisch
language-fr = Französisch
language-nl = Niederländisch
language-de = Deutsch
