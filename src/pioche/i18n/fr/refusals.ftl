# Pourquoi un coup n’est pas possible : une phrase aimable par raison, et ce qui est possible quand cela aide.

nothing-to-take-back = Il n’y a rien à reprendre : on ne reprend un choix qu’après l’avoir fait, et avant la révélation.

## 5211

g5211-enough-laid = Vous avez posé toutes vos cartes de ce tour ; jusqu’à la révélation, vous pouvez reprendre votre choix.
g5211-not-in-hand = Cette carte n’est pas dans votre main.

## Kobito

kobito-not-in-hand = Vous n’avez pas cette carte en main.
kobito-lone-first = Une carte reste seule dans votre studio : avant toute autre chose, déplacez-la vers un arc-en-ciel or qui était déjà là.
kobito-others-studio = On ne peut rien ajouter au studio d’un autre joueur.
kobito-only-to-gold = Seules les cartes de votre studio se déplacent, et seulement vers un arc-en-ciel or.
kobito-only-penalties = Vous avez commencé à payer des pénalités : pour le reste du tour, vous ne pouvez que payer celles qui restent.
kobito-no-rainbow = Il n’y a pas d’arc-en-ciel à cet endroit.
kobito-too-long = Cet arc-en-ciel a atteint toute sa longueur : on ne peut plus rien y poser.
kobito-no-neighbour = Cette carte ne va pas à cette extrémité : un arc-en-ciel monte de un en un, sans trou, et 12 et 1 sont voisins.
kobito-studio-full = Votre studio est plein : il accueille quatre arcs-en-ciel au plus.
kobito-not-neighbours = Un arc-en-ciel commence par deux nombres voisins en ordre croissant ; après 12 vient 1.
kobito-leaves-one = Il resterait une carte seule dans votre studio, sans arc-en-ciel or où la déplacer aussitôt.
kobito-leaves-kobitos = Il ne resterait que des Kobito, et plus personne ne saurait ce qu’ils représentent.
kobito-no-such-kobito = Aucun Kobito de cet arc-en-ciel ne représente ce nombre : on n’échange que contre le nombre exact.
kobito-paint-alone = Une carte de remplacement ne se joue jamais seule : posez-la avec une carte numérotée, sur le même nombre de la table.
kobito-paint-needs-both = Pour cela, il faut les deux en main : une carte de remplacement et la carte numérotée elle-même.
kobito-paint-on-kobito = Un Kobito y représente ce nombre, et on ne remplace que des cartes numérotées ; un échange, lui, est possible.
kobito-paint-elsewhere = Ce nombre n’y est pas : on ne remplace qu’une carte numérotée égale, près d’une carte or ou dans votre propre studio.
kobito-number-only = Cela ne se fait qu’avec une carte numérotée, de 1 à 12.
kobito-two-kobitos = Deux Kobito seuls pourraient être n’importe quoi : commencez avec au moins une carte numérotée.
kobito-nothing-owed = Vous avez joué toutes les cartes dues : il n’y a pas de pénalité à payer.
kobito-must-play = Une carte de votre main peut encore être jouée : il n’y a pas de pénalité à payer maintenant.
kobito-still-owed = Vous devez encore des cartes de votre main, et l’une d’elles peut être jouée.
kobito-must-pay = Vous devez encore des cartes sans pouvoir en jouer : payez celles qui manquent en pénalités, au choix.

## Kudos

kudos-not-in-row = Cette carte n’est pas dans votre ligne.
kudos-no-match = Cette carte ne correspond à la carte du dessus ni par la couleur ni par la forme.
kudos-first-on-arrow = La première carte de votre tour va sur la pile que la flèche indique.
kudos-only-new-pile = Le tour était bloqué : dans cette édition, on ne continue alors que sur la nouvelle pile.
kudos-not-blocked = Rien n’est bloqué pour l’instant : une carte de votre ligne peut être jouée.
kudos-must-fill = Le tour est bloqué : prenez d’abord la pile de la flèche en mettant à sa place une carte de votre ligne, au choix.
kudos-must-play = L’une de vos cartes peut être jouée : jouez-en au moins une avant de vous arrêter.
kudos-must-give = Choisissez d’abord l’adversaire qui reçoit les cartes.
kudos-not-an-opponent = Les cartes vont à un adversaire : choisissez quelqu’un d’autre à cette table.
kudos-nothing-to-give = Il n’y a rien à donner maintenant : il faut pour cela une carte jumelle, ou les trois cartes d’une ligne.
kudos-must-choose-arrow = Choisissez d’abord la pile vers laquelle pointe la flèche.
kudos-arrow-not-now = La flèche ne s’oriente pas maintenant : après chaque tour, elle tourne d’elle-même.
