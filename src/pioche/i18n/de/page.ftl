# Die Seite im Browser: Lobby, Versammlung und der Tisch.

## Überall

menu = Menü
close = Schließen
language = Sprache
own-name-en = English
own-name-fr = Français
own-name-nl = Nederlands
own-name-de = Deutsch
switch-theme = Hell oder dunkel
less-motion = Weniger Bewegung
rules = Die Regeln
rule-link = Regel { $rule }
guest = Gast
your-name = Dein Name
unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
page-you = Du

## Die Lobby

welcome = Karten auf den Tisch
welcome-more = Drei Kartenspiele für einen Abend mit Freunden, ob nah oder fern. Schick einen Link und lass Bots auf die freien Stühle. Ohne Konto, ohne Warten.
choose-game = Wähle ein Spiel
seats-range = { $least }–{ $most } Spieler
length-5211 = 20 Minuten
length-kobito = 30 Minuten
length-kudos = 25 Minuten
open-heading = Ein Tisch für { $game }
open-table = Tisch eröffnen
open-hint = Ein Tisch für { $count }. Lade Freunde per Link ein; Bots übernehmen die freien Stühle.
details = Ausgabe, Plätze, Tempo, Bots
edition = Ausgabe
seats = Plätze
seats-are =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
pace = Tempo
pace-relaxed = Entspannt
pace-relaxed-about = Ohne Uhr. Ein Bot springt ein, wenn jemand eine Weile weg ist.
pace-brisk = Flott
pace-brisk-about = 45 Sekunden für jede Entscheidung.
pace-day = Ein Tag pro Zug
pace-day-about = Für nebenbei: Komm innerhalb eines Tages wieder, sonst macht ein Bot deinen Zug.
chair-number = Platz { $number }
for-a-friend = ein Freund, sonst ein Bot
pass-and-play = Ein Gerät für alle
pass-and-play-about = Gebt es weiter; zwischendurch bleiben die Handkarten verborgen.
name-number = Name von Spieler { $number }
one-more = Einer mehr
one-less = Einer weniger
option-open-scores = Alle Punkte sind offen
option-arrow = Der Pfeil
option-arrow-quarter = geht eine Vierteldrehung weiter
option-arrow-follows-last-pile = zeigt auf den Stapel nach dem zuletzt gespielten
join = Mit einem Link mitspielen
join-placeholder = Link oder Code einfügen
join-go = Mitspielen
join-wrong = Das ist kein Link zu einem Tisch. Bitte um einen neuen.
footer = Jedes Deck lässt sich prüfen: Der Hash steht vor dem Austeilen da, die Startzahl danach.

## Vor dem Austeilen

table-of = Ein Tisch für { $game }
chairs = Die Stühle
chair-free = Ein freier Stuhl
host = Gastgeber
put-bot = Hier ein Bot
bot-for = Ein Bot für Platz { $number }
remove = Platz { $number } freimachen
start = Karten austeilen
bots-fill =
    { $count ->
        [one] Ein Bot übernimmt den freien Stuhl.
       *[other] Bots übernehmen die { $count } freien Stühle.
    }
host-starts = Der Gastgeber lässt die Karten austeilen.
sit-or-watch = Setz dich, oder schau einfach zu.
sit-down = Hinsetzen
invite = Freunde einladen
invite-link = Die Einladung
copy = Kopieren
copied = Kopiert
not-copied = Nicht kopiert: Bitte markiere den Link und kopiere ihn.
share = Teilen
qr = QR-Code der Einladung
more-links = Weitere Links
watch-link = Nur zum Zuschauen
own-link = Dein eigener Platz
show-own-link = Link zu meinem Platz zeigen
own-link-why = Er öffnet deinen Platz auf jedem Gerät. Behalte ihn für dich.
commitment = Die Startzahl dieses Tisches steht schon fest; das ist ihr Hash:

## Rund um den Tisch

skip-to-hand = Zu deinen Karten
joining = Auf dem Weg zum Tisch …
cannot-open = Dieser Tisch lässt sich nicht öffnen
to-the-lobby = Zur Lobby
reconnecting = Die Verbindung ist weg; neuer Versuch …
watching =
    { $count ->
       *[other] { $count } Zuschauer
    }
you-watch = Du schaust zu.
rename = Meinen Namen ändern
new-name = Dein neuer Name:
leave = Den Tisch verlassen
leave-sure = Den Tisch verlassen? Ein Bot übernimmt deinen Stuhl.
send-away = { $name } wegschicken
send-away-sure = { $name } wegschicken? Ein Bot nimmt den Stuhl.
seat-lost = Du hast keinen Platz mehr an diesem Tisch. Du kannst weiter zuschauen.
take-over = Ein Bot macht dir gern Platz: Setz dich und spiel weiter.
stand-in = Bot springt ein
ask-stand-in = Einen Bot für { $name } spielen lassen
away = weg
to-act = ist dran
points-are = Punkte:
clock-hours = { $count } Std.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Platz zurücknehmen
waiting-for = Warten auf { $names }.
your-part = Deine Seite des Tisches
your-hand = Deine Hand
your-row = Deine Reihe
draw-pile = Ziehstapel
discard-pile = Ablagestapel
heap =
    { $count ->
        [one] { $name }: { $count } Karte
       *[other] { $name }: { $count } Karten
    }
cards-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
card-back = eine verdeckte Karte
card-of = { $colour } { $what }
card-kobito = Kobito
card-paint = Ersatzkarte
round = Runde { $number }
turn-of = Zug { $turn } von { $turns }
last-round = letzte Runde
deck = Deck { $number }
ends-at = bis { $points } Punkte
story = Verlauf
story-begins = Hier steht, was geschieht.
scored = Die Wertung, Schritt für Schritt
round-scored = Runde { $number }, Schritt für Schritt
go-on = Weiter

## 5211

task-lay =
    { $count ->
        [one] Lege eine Karte verdeckt aus.
       *[other] Lege { $count } Karten verdeckt aus.
    }
task-sealed = Du hast gewählt.
lay-here = Karte hierhin legen
take-back = Zurücknehmen
sealed = eine verdeckte Karte
sealed-card = { $card }, verdeckt, nur du siehst sie
counters = Was jetzt zählen würde
count-of = { $name }: { $count } offen, { $own } verdeckt von dir, Limit { $limit }.
kododo-count =
    { $more ->
        [yes] Kododo: { $count } offen, { $own } verdeckt von dir, { $needs } oder mehr nötig.
       *[no] Kododo: { $count } offen, { $own } verdeckt von dir, genau { $needs } nötig.
    }
would-score = Würde jetzt zählen.
has-scored = Hat gezählt.
too-many = Zu viele.

## Kobito

task-lone = Eine Karte liegt allein in deinem Studio: Versetze sie zuerst zum Gold.
task-free = Keine Pflicht mehr: Spiel weiter, oder beende deinen Zug.
task-owed =
    { $count ->
        [one] Noch eine Pflichtkarte aus deiner Hand; { $points } Punkte stehen auf dem Spiel.
       *[other] Noch { $count } Pflichtkarten aus deiner Hand; { $points } Punkte stehen auf dem Spiel.
    }
task-penalty =
    { $count ->
        [one] Nichts kann gespielt werden: Wähle eine Karte als Strafe, { $points } Punkte weniger.
       *[other] Nichts kann gespielt werden: Wähle { $count } Karten als Strafe, { $points } Punkte weniger.
    }
golds = Das Gold
gold-asks = Gold { $number }: { $length } Karten für { $gold } Gold
gold-rainbow = Gold { $number }
gold-deck = Goldstapel
gold-of = { $gold } Gold
no-gold = hier keine Goldkarte mehr
needs-more =
    { $count ->
        [one] fehlt
       *[other] fehlen
    }
owed = Pflicht
debt = Gespielt { $played }, Strafen { $paid }, noch Pflicht { $owed }
own-studio = dein Studio { $number }
studio-of = Studio { $number } von { $name }
your-studio = Dein Studio
studio-empty = leeres Studio
new-rainbow = Neuer Regenbogen
end-low = vorne
end-high = hinten
end-of = { $place }, { $end }
onto = Auf { $place }, bei { $cards }
card-at = { $card }, { $place }
kobito-as = Kobito als { $number }
painted = { $card }, ersetzt
holds-kobito = hält einen Kobito
penalty-card = Strafe: { $card }
pay-penalty = Strafe
end-turn = Zug beenden
move-add = { $card } an { $place }, { $end }
move-start = Neuer Regenbogen: { $card } – { $other }
move-move = { $place }, { $from }: an { $to }, { $end }
move-swap = { $card } gegen den Kobito, { $place }
move-paint = Die { $card } ersetzen, { $place }
move-drop = { $card } als Strafe

## Kudos

task-choose-arrow = Du beginnst: Wähle den Stapel, auf den der Pfeil zeigt.
task-play = Spiel eine Karte auf Stapel { $pile }, beim Pfeil: gleiche Farbe oder gleiche Form.
task-fill =
    { $count ->
        [one] Blockiert! Die Karte von Stapel { $pile } gehört dir. Welche Karte füllt die Lücke?
       *[other] Blockiert! Die { $count } Karten von Stapel { $pile } gehören dir. Welche Karte füllt die Lücke?
    }
task-play-on = Spiel weiter auf Stapel { $pile } oder dem nächsten, oder hör auf.
task-give-pile =
    { $count ->
        [one] Ein Zwilling! Wer bekommt die Karte darunter?
       *[other] Ein Zwilling! Wer bekommt die { $count } Karten darunter?
    }
task-give-card = Alle drei gespielt! Wer bekommt die oberste Karte deines Ablagestapels?
square = Das Quadrat aus vier Stapeln
arrow-at = Der Pfeil zeigt auf Stapel { $pile }
arrow-open = Der Pfeil muss noch gerichtet werden
pile-with =
    { $count ->
        [one] Stapel { $number }: { $card }, { $count } Karte
       *[other] Stapel { $number }: { $card }, { $count } Karten
    }
pile-empty = Stapel { $number }: leer
played-here = zuletzt gespielt
nearly-out =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
give-to = An { $name } geben
choose-opponent = Wähle einen Mitspieler.
stop = Hier aufhören

## Das Ende, und das Weitergeben

you-won =
    { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst, geteilter Sieg!
    }
winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
rematch = Revanche
rematch-is-on = Eine Revanche steht bereit, mit denselben Leuten, jeder einen Platz weiter.
to-next-table = Zur Revanche
look-back = Partie noch einmal ansehen
another-game = Ein anderes Spiel
hand-device-to = Gib das Gerät an { $name }
nobody-looks = Alle anderen schauen weg.
i-am = Ich bin { $name }

## Chat

talk = Chat
reactions = Schnelle Reaktionen
reaction-well-played = Gut gespielt
reaction-ouch = Autsch
reaction-thanks = Danke
reaction-hurry = Ein bisschen schneller
reaction-laugh = Haha
reaction-think = Ich überlege
say-something = Sag etwas
send = Senden
mute = Stummschalten
muted = Du hast den Chat stummgeschaltet.
chat-off = Chat aus für alle
chat-on = Chat an für alle
talk-is-off = Der Gastgeber hat den Chat ausgeschaltet.

## Tasten

keys = Tastenkürzel
key-arrows = von Karte zu Karte; auf und ab durch alles, was wählbar ist
key-enter = wählen; bei 5211 die Karte legen, nach einer Runde weiter
key-digits = diese Handkarte wählen
key-escape = die Auswahl aufheben
key-back = eine verdeckte Karte zurücknehmen
key-end = deinen Zug beenden oder aufhören
key-hand = zu deiner Hand
key-story = der Verlauf
key-chat = der Chat
key-help = diese Tastenkürzel
