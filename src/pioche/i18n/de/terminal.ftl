# Der Tisch von `pioche play` im Terminal: was er zeigt, fragt und erklärt.

## Wie die Partie steht

table-deck = Deck { $number }
table-round = Runde { $number }
table-turn = Zug { $number }
table-turn-of = Zug { $number } von 3
table-last-round = letzte Runde
table-draw-pile = Ziehstapel { $count }
table-gold-deck = Goldstapel { $count }
table-rainbow-deck = Regenbogenstapel { $count }
table-discard = Ablagestapel { $count }
table-target = bis { $points } Punkte
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-card = { $shape } in { $colour }

## Die Teile des Bildschirms

table-menu = Deine Aktionen
table-opening = Pfeiltasten oder Ziffern wählen eine Aktion, Enter führt sie aus; tippen geht auch. ? zeigt alle Tasten.
table-story = Der Verlauf
table-help = Hilfe
table-rules = Die Regeln
table-close = Enter: schließen
table-next-round = Enter: nächste Runde
table-hand-5211 = Deine Hand
table-hand-kobito = Deine Hand
table-hand-kudos = Deine Reihe
table-foot-help = Hilfe
table-foot-rules = Regeln
table-foot-story = Verlauf
table-foot-theme = Hell/dunkel
table-foot-take-back = Zurücknehmen
table-foot-ask-quit = Verlassen

## 5211

table-counts = Karten auf dem Tisch · Limit { $limit }
table-stands-scores = ★ läge vorn
table-stands-scored = ★ lag vorn
table-stands-over = ✗ zu viele
table-stands-tied = ✗ gleichauf
table-kododo-needs =
    { $more ->
        [yes] { $needs } oder mehr nötig
       *[no] genau { $needs } nötig
    }
table-would-score = { $sign } { $colour } brächte jetzt Punkte
table-would-score-kododo = Die Kododo-Karten brächten jetzt Punkte
table-would-score-nobody = Nichts brächte jetzt Punkte
table-has-scored = { $sign } { $colour } brachte Punkte
table-has-scored-kododo = Die Kododo-Karten brachten Punkte
table-has-scored-nobody = Nichts brachte Punkte

## Kobito

table-gold = { $count } Gold
table-no-gold = hier liegt keine Goldkarte mehr
table-needs =
    { $count ->
        [one] es fehlt eine Karte
       *[other] es fehlen { $count } Karten
    }
table-gold-won = Gold { $cards }
table-penalties =
    { $count ->
        [one] eine Strafe −{ $points }
       *[other] { $count } Strafen −{ $points }
    }
table-empty-studio = leeres Studio
table-ours-kobito = Die Spielanleitung nennt weder die Goldkarten noch, wie viele Karten es von jeder Zahl gibt: Beides haben wir gewählt (KOB-S1, KOB-S2).
table-kind-add = eine Karte anlegen
table-kind-start = einen Regenbogen beginnen
table-kind-move = vom Studio zum Gold
table-kind-swap = gegen einen Kobito tauschen
table-kind-paint = ersetzen
table-kind-drop = eine Strafe zahlen

## Kudos

table-pile = Stapel { $number }
table-arrow = Pfeil
table-played-last = zuletzt
table-column-draw = Zieh
table-column-discard = Abl.
table-column-total = Pkt
table-nearly-out = Bald ohne Karten: { $names }
table-ours-kudos = Die Spielanleitung nennt die Mischung der Karten nicht: fünf Farben, fünf Formen und vier Exemplare haben wir gewählt (KUD-S1).

## Was eine Aktion bewirkt

table-hint-length = dann { $now } von { $length }
table-hint-wins = gewinnt { $gold } Gold
table-hint-studio =
    { $count ->
        [one] dann { $count } Karte
       *[other] dann { $count } Karten
    }
table-hint-start = ein neuer Studioregenbogen
table-hint-swap = nimmt den Kobito
table-hint-swap-from = nimmt den Kobito von { $name }
table-hint-paint = zwei Karten gespielt
table-hint-drop = kostet { $points } Punkte
table-hint-end =
    { $count ->
        [0] den Zug beenden
        [one] Zug beenden, eine Karte ziehen
       *[other] Zug beenden, { $count } Karten ziehen
    }
table-hint-pile = Stapel { $pile }
table-hint-twin = Zwilling auf Stapel { $pile }
table-hint-fill =
    { $count ->
        [one] Stapel { $pile } nehmen: eine Karte
       *[other] Stapel { $pile } nehmen: { $count } Karten
    }
table-hint-give = { $name }, bisher { $points }
table-hint-arrow = oben { $card }
table-hint-stop = den Zug beenden

## Was gefragt ist

table-ask-lay =
    { $count ->
        [one] Lege eine Karte verdeckt.
       *[other] Lege { $count } Karten verdeckt, eine nach der anderen.
    }
table-ready = Alle haben gewählt. Enter deckt die Karten auf; die Rücktaste nimmt deine letzte zurück.
table-waiting = Warten auf { $names }. Leertaste: schneller.
table-ask-owed =
    { $count ->
        [one] Du bist am Zug: noch eine Pflichtkarte aus der Hand. Es geht um { $points } Punkte.
       *[other] Du bist am Zug: noch { $count } Pflichtkarten aus der Hand. Es geht um { $points } Punkte.
    }
table-ask-free =
    { $owed ->
        [0] Du hast keine Pflichtkarten: Mach weiter oder beende deinen Zug.
       *[other] Keine Pflichtkarten mehr ({ $played } von { $owed } gespielt): Mach weiter oder beende deinen Zug.
    }
table-ask-penalty =
    { $count ->
        [one] Keine Karte deiner Hand lässt sich spielen: Zahle eine Strafe, { $points } Punkte.
       *[other] Keine Karte deiner Hand lässt sich spielen: Zahle { $count } Strafen, { $points } Punkte.
    }
table-ask-lone = Bei { $place } liegt eine Karte allein: Versetze sie zuerst zum Gold.
table-ask-choose-arrow = Du fängst an: Wähle den Stapel, auf den der Pfeil zeigt.
table-ask-play = Spiele eine Karte auf Stapel { $arrow }, wo der Pfeil steht: gleiche Farbe oder gleiche Form.
table-ask-fill =
    { $count ->
        [one] Blockiert: Du nimmst die eine Karte von Stapel { $arrow }. Welche Karte füllt die Lücke auf?
       *[other] Blockiert: Du nimmst die { $count } Karten von Stapel { $arrow }. Welche Karte füllt die Lücke auf?
    }
table-ask-play-on = Spiele weiter auf Stapel { $pile } oder dem nächsten, wo es passt, oder hör auf.
table-ask-give-pile =
    { $count ->
        [one] Ein Zwilling! Wer bekommt die Karte darunter?
       *[other] Ein Zwilling! Wer bekommt die { $count } Karten darunter?
    }
table-ask-give-card = Alle drei gespielt! Wer bekommt die oberste Karte deines Ablagestapels?
table-over = Die Partie ist zu Ende
table-scored = Runde { $number }, Schritt für Schritt
table-several = Mehrere Aktionen beginnen mit „{ $typed }“: Tippe weiter oder wähle mit den Pfeiltasten.
table-why-legal = „{ $move }“ ist jetzt erlaubt.

## Was man außer Aktionen tippen kann, jeweils ein Wort

table-do-help = hilfe
table-do-rules = regeln
table-do-back = zurück
table-do-why = warum
table-do-moves = aktionen
table-do-table = tisch
table-do-quit = verlassen
table-do-reveal = aufdecken
table-do-save = speichern
table-do-again = nochmal
table-about-help = die Tasten
table-about-rules = die Regeln des Spiels
table-about-back = letzte Wahl zurück
table-about-why = warum eine Aktion nicht geht
table-about-moves = welche Aktionen gehen
table-about-table = der Tisch noch einmal
table-about-quit = gehen
table-about-reveal = alles aufdecken
table-about-save = die Aufzeichnung in eine Datei schreiben
table-about-again = noch eine Partie

## Die Tasten

table-key-pick = eine Aktion wählen und ausführen
table-key-digit = diese Aktion ausführen
table-key-type = eine Aktion tippen, oder ihren Anfang
table-key-complete = ergänzen, was du tippst
table-key-back = zurück im Menü; in 5211 nimmt ⌫ eine Karte zurück
table-key-hurry = der nächste Bot spielt sofort
table-key-scroll = durch den Tisch blättern
table-key-help = diese Seite
table-key-rules = die Regeln, bei der zuletzt genannten Regel
table-key-story = der ganze Verlauf
table-key-theme = hell oder dunkel
table-key-quit = gehen, nach einer Frage
table-key-leave = sofort gehen

## Gehen und speichern

table-leave-title = Gehen?
table-leave-ask = Die Partie ist noch nicht zu Ende, und sie wird nicht aufbewahrt.
table-leave = Gehen
table-stay = Weiterspielen
table-save-title = Die Aufzeichnung speichern
table-save-ask = Der Name der Datei:
table-save-keys = Enter: speichern · Escape: abbrechen
table-save-empty = Eine Datei braucht einen Namen.
table-save-exists = Die Datei „{ $path }“ gibt es schon: Wähle einen anderen Namen.
table-save-later = Die Aufzeichnung lässt sich speichern, wenn die Partie zu Ende ist.
table-saved = Gespeichert: { $path }

## Zeile für Zeile

table-line-help = Tippe eine Aktion, oder „hilfe“ für alles, was sonst noch geht.
table-line-ready = Alle haben gewählt. Enter deckt die Karten auf; „zurück“ nimmt deine letzte zurück.
table-line-moves = Aktionen: { $moves }
table-line-many = Es gibt { $count } Aktionen; ? zeigt sie.
table-line-over = nochmal, speichern oder verlassen?
table-face-down =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
table-fits = unten passt { $low }, oben passt { $high }
table-quit-again = Die Partie ist noch nicht zu Ende, und sie wird nicht aufbewahrt. Tippe noch einmal „verlassen“, um zu gehen.
table-no-clause = In diesen Regeln gibt es keine Regel „{ $clause }“.
table-bye = Auf Wiedersehen.
