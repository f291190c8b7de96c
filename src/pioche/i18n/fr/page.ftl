# La page dans le navigateur : accueil, avant la partie et table.

## Partout

menu = Menu
close = Fermer
language = Langue
own-name-en = English
own-name-fr = Français
own-name-nl = Nederlands
own-name-de = Deutsch
switch-theme = Clair ou sombre
less-motion = Moins d’animations
rules = Les règles
rule-link = Règle { $rule }
guest = Invité
your-name = Votre nom
unreachable = Le serveur est injoignable. Réessayez dans un instant.
page-you = Vous

## L’accueil

welcome = Les cartes sur la table
welcome-more = Trois jeux de cartes pour une soirée entre amis, proches ou lointains. Envoyez un lien, et laissez les places libres aux bots. Sans compte, sans attendre.
choose-game = Choisissez un jeu
seats-range = { $least } à { $most } joueurs
length-5211 = 20 minutes
length-kobito = 30 minutes
length-kudos = 25 minutes
open-heading = Une table de { $game }
open-table = Ouvrir une table
open-hint = Une table à { $count } places. Invitez vos amis par un lien ; les bots prennent les places libres.
details = Édition, places, rythme, bots
edition = Édition
seats = Places
seats-are =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-about = Sans horloge. Un bot remplace quiconque s’absente un moment.
pace-brisk = Soutenu
pace-brisk-about = 45 secondes par décision.
pace-day = Un jour par coup
pace-day-about = Pour jouer à distance, au fil des jours : après 24 heures, un bot joue votre coup.
chair-number = Place { $number }
for-a-friend = un ami, ou à défaut un bot
pass-and-play = Un seul appareil pour tous
pass-and-play-about = Passez-le de main en main ; entre-temps, les mains restent cachées.
name-number = Nom du joueur { $number }
one-more = Un de plus
one-less = Un de moins
option-open-scores = Les points de tous sont visibles
option-arrow = La flèche
option-arrow-quarter = avance d’un quart de tour
option-arrow-follows-last-pile = pointe la pile qui suit la dernière jouée
join = Rejoindre par un lien
join-placeholder = Collez un lien ou un code
join-go = Rejoindre
join-wrong = Ce n’est pas le lien d’une table. Demandez-en un autre.
footer = Chaque paquet est vérifiable : son empreinte est publiée avant la donne, sa graine ensuite.

## Avant la donne

table-of = Une table de { $game }
chairs = Les places
chair-free = Une place libre
host = hôte
put-bot = Un bot ici
bot-for = Un bot pour la place { $number }
remove = Libérer la place { $number }
start = Distribuer les cartes
bots-fill =
    { $count ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { $count } places libres.
    }
host-starts = L’hôte fera distribuer les cartes.
sit-or-watch = Prenez place, ou restez regarder.
sit-down = Prendre place
invite = Inviter des amis
invite-link = L’invitation
copy = Copier
copied = Copié
not-copied = Pas copié : sélectionnez le lien et copiez-le.
share = Partager
qr = Code QR de l’invitation
more-links = Autres liens
watch-link = Pour regarder seulement
own-link = Votre propre place
show-own-link = Montrer le lien de ma place
own-link-why = Il ouvre votre place sur tout appareil. Gardez-le pour vous.
commitment = La graine de cette table est déjà fixée ; voici son empreinte :

## Autour de la table

skip-to-hand = Vers vos cartes
joining = On rejoint la table…
cannot-open = Impossible d’ouvrir cette table
to-the-lobby = Vers l’accueil
reconnecting = Connexion perdue ; on réessaie…
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
you-watch = Vous regardez la partie.
rename = Changer de nom
new-name = Votre nouveau nom :
leave = Quitter la table
leave-sure = Quitter la table ? Un bot prendra votre place.
send-away = Renvoyer { $name }
send-away-sure = Renvoyer { $name } ? Un bot prendra sa place.
seat-lost = Vous n’avez plus de place à cette table. Vous pouvez continuer à regarder.
take-over = Un bot vous cède volontiers sa place : asseyez-vous et jouez la suite.
stand-in = remplacé par un bot
ask-stand-in = Faire jouer un bot à la place de { $name }
away = absent
to-act = doit choisir
points-are = points :
clock-hours = { $count } h
bot-plays-for-you = Un bot joue pour vous.
take-seat-back = Reprendre votre place
waiting-for = On attend { $names }.
your-part = Votre côté de la table
your-hand = Votre main
your-row = Votre ligne
draw-pile = Pioche
discard-pile = Défausse
heap =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
cards-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
card-back = une carte face cachée
card-of = { $what } { $colour }
card-kobito = Kobito
card-paint = carte de remplacement
round = Manche { $number }
turn-of = Tour { $turn } sur { $turns }
last-round = dernière manche
deck = Paquet { $number }
ends-at = fin à { $points } points
story = Récit
story-begins = Ce qui se passe est raconté ici.
scored = L’évaluation, pas à pas
round-scored = Manche { $number }, pas à pas
go-on = Continuer

## 5211

task-lay =
    { $count ->
        [one] Posez une carte, face cachée.
       *[other] Posez { $count } cartes, face cachée.
    }
task-sealed = Vous avez choisi.
lay-here = Poser la carte ici
take-back = Reprendre
sealed = une carte face cachée
sealed-card = { $card }, face cachée, vue de vous seul
counters = Ce qui rapporterait maintenant
count-of =
    { $name } : { $count ->
        [one] { $count } visible
       *[other] { $count } visibles
    }, { $own } à vous face cachée, limite { $limit }.
kododo-count =
    { $more ->
        [yes] Kododo, il en faut { $needs } ou plus
       *[no] Kododo, il en faut exactement { $needs }
    } : { $count ->
        [one] { $count } visible
       *[other] { $count } visibles
    }, { $own } à vous face cachée.
would-score = Rapporterait maintenant.
has-scored = A rapporté.
too-many = Trop de cartes.

## Kobito

task-lone = Une carte est seule dans votre studio : déplacez-la d’abord vers l’or.
task-free = Vous ne devez plus rien : continuez, ou terminez votre tour.
task-owed =
    { $count ->
        [one] Encore une carte due de votre main ; { $points } points sont en jeu.
       *[other] Encore { $count } cartes dues de votre main ; { $points } points sont en jeu.
    }
task-penalty =
    { $count ->
        [one] Rien ne peut être joué : choisissez une carte en pénalité, { $points } points de moins.
       *[other] Rien ne peut être joué : choisissez { $count } cartes en pénalité, { $points } points de moins.
    }
golds = L’or
gold-asks = Or { $number } : { $length } cartes pour { $gold } d’or
gold-rainbow = or { $number }
gold-deck = Pioche or
gold-of = { $gold } d’or
no-gold = plus de carte or ici
needs-more =
    { $count ->
       *[other] à poser
    }
owed = Dû
debt = Jouées { $played }, pénalités { $paid }, encore dues { $owed }
own-studio = votre studio { $number }
studio-of = le studio { $number } de { $name }
your-studio = Votre studio
studio-empty = studio vide
new-rainbow = Nouvel arc-en-ciel
end-low = au début
end-high = à la fin
end-of = { $place }, { $end }
onto = Sur { $place }, à la place { $cards }
card-at = { $card }, { $place }
kobito-as = Kobito pour le { $number }
painted = { $card }, remplacé
holds-kobito = a un Kobito en main
penalty-card = Pénalité : { $card }
pay-penalty = Pénalité
end-turn = Terminer le tour
move-add = { $card } vers { $place }, { $end }
move-start = Nouvel arc-en-ciel : { $card } – { $other }
move-move = { $place }, { $from } : vers { $to }, { $end }
move-swap = { $card } contre le Kobito, { $place }
move-paint = Remplacer le { $card }, { $place }
move-drop = { $card } en pénalité

## Kudos

task-choose-arrow = Vous commencez : choisissez la pile que la flèche indique.
task-play = Jouez une carte sur la pile { $pile }, celle de la flèche : même couleur ou même forme.
task-fill =
    { $count ->
        [one] Bloqué ! La carte de la pile { $pile } est pour vous. Laquelle des vôtres la remplace ?
       *[other] Bloqué ! Les { $count } cartes de la pile { $pile } sont pour vous. Laquelle des vôtres les remplace ?
    }
task-play-on = Continuez sur la pile { $pile } ou la suivante, ou arrêtez-vous.
task-give-pile =
    { $count ->
        [one] Carte jumelle ! Qui reçoit la carte du dessous ?
       *[other] Carte jumelle ! Qui reçoit les { $count } cartes du dessous ?
    }
task-give-card = Les trois sont jouées ! Qui reçoit la carte du dessus de votre défausse ?
square = Le carré de quatre piles
arrow-at = La flèche indique la pile { $pile }
arrow-open = La flèche reste à placer
pile-with =
    { $count ->
        [one] Pile { $number } : { $card }, { $count } carte
       *[other] Pile { $number } : { $card }, { $count } cartes
    }
pile-empty = Pile { $number } : vide
played-here = jouée en dernier
nearly-out =
    { $count ->
        [one] reste { $count } carte
       *[other] reste { $count } cartes
    }
give-to = Donner à { $name }
choose-opponent = Choisissez un adversaire.
stop = S’arrêter là

## La fin, et l’appareil qui passe

you-won =
    { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez, victoire partagée !
    }
winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
rematch = Revanche
rematch-is-on = Une revanche est prête, avec les mêmes joueurs, chacun une place plus loin.
to-next-table = À la revanche
look-back = Revoir la partie
another-game = Un autre jeu
hand-device-to = Passez l’appareil à { $name }
nobody-looks = Que personne d’autre ne regarde.
i-am = C’est moi, { $name }

## Discussion

talk = Discussion
reactions = Réactions rapides
reaction-well-played = Bien joué
reaction-ouch = Aïe
reaction-thanks = Merci
reaction-hurry = On se dépêche
reaction-laugh = Ha ha
reaction-think = Je réfléchis
say-something = Dire un mot
send = Envoyer
mute = Couper pour moi
muted = Vous avez coupé la discussion.
chat-off = Couper pour tous
chat-on = Rouvrir pour tous
talk-is-off = L’hôte a coupé la discussion.

## Touches

keys = Raccourcis clavier
key-arrows = d’une carte à l’autre ; haut et bas parcourent tout ce qui se choisit
key-enter = choisir ; au 5211 poser la carte, après une manche continuer
key-digits = choisir cette carte de votre main
key-escape = annuler ce que vous avez choisi
key-back = reprendre une carte cachée
key-end = terminer votre tour, ou s’arrêter
key-hand = vers votre main
key-story = le récit
key-chat = la discussion
key-help = ces raccourcis
