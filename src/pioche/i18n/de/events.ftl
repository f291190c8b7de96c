# Was geschah und warum: ein kurzer Satz für jedes Ereignis, wie ihn ein guter Spielleiter am Tisch sagen würde.

game-over =
    Die Partie ist zu Ende. Der Sieg geht mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } an { $seats }.

## 5211

g5211-laid =
    { $left ->
        [0] { $seat } hat verdeckt gelegt und ist fertig.
        [one] { $seat } hat eine Karte verdeckt gelegt und legt noch eine.
       *[other] { $seat } hat eine Karte verdeckt gelegt und legt noch { $left }.
    }
g5211-revealed = { $seat } deckt { $cards } auf.
g5211-target = Zum Ende der Partie brauchte es mindestens { $target } Punkte, und die meisten sind jetzt { $best }: Hier ist Schluss.
g5211-tie-break =
    { $seats } haben je { $points } Punkte; die meisten Karten im Wertungsstapel entscheiden: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
g5211-kododo-score =
    { $more ->
        [yes] Auf dem Tisch liegen { $count } Kododo-Karten, und { $needs } genügen: Nur die Kododo-Karten bringen Punkte.
       *[no] Auf dem Tisch liegen { $count } Kododo-Karten, genau die nötigen { $needs }: Nur die Kododo-Karten bringen Punkte.
    }
g5211-kododo-do-not =
    { $count ->
        [0] Auf dem Tisch liegt keine Kododo-Karte
        [one] Auf dem Tisch liegt eine Kododo-Karte
       *[other] Auf dem Tisch liegen { $count } Kododo-Karten
    }, aber es müssten { $more ->
        [yes] mindestens { $needs }
       *[no] genau { $needs }
    } sein: Die Farben entscheiden.
g5211-over-limit = Zu viel { $colour }: Das Limit ist { $limit }, und mit { $count } Karten scheidet die Farbe aus.
g5211-tie =
    { $count ->
        [one] Mit je einer Karte
       *[other] Mit je { $count } Karten
    } liegen { $colours } gleichauf: Sie scheiden alle aus.
g5211-nobody = Keine Farbe bleibt übrig, also bekommt niemand Punkte.
g5211-colour-scores =
    Die Gewinnerfarbe ist { $colour }, allein mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
g5211-keeps =
    { $seat } behält { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
g5211-last-round = Der Ziehstapel ist leer: Es folgt noch eine letzte Runde aus der Hand.
g5211-new-deck = Das Deck ist ausgespielt, und mit höchstens { $best } hat noch niemand { $target } Punkte: Alle Karten werden gemischt, und es geht weiter.

## Kobito

kobito-place =
    { $place ->
        [g1] Goldregenbogen g1
        [g2] Goldregenbogen g2
        [g3] Goldregenbogen g3
        [s1] Studioregenbogen s1
        [s2] Studioregenbogen s2
        [s3] Studioregenbogen s3
        [s4] Studioregenbogen s4
       *[other] Regenbogen { $place }
    }
kobito-owes =
    { $seat } ist am Zug, { $count ->
        [0] ohne Pflichtkarten
        [one] mit einer Pflichtkarte
       *[other] mit { $count } Pflichtkarten
    }.
kobito-add = { $seat } legt die { $number } an { kobito-place } an.
kobito-add-kobito = { $seat } legt einen Kobito an { kobito-place } an; dort steht er für { $number }.
kobito-start =
    { $seat } beginnt einen Studioregenbogen: { $kobito ->
        [low] { $low } und { $high }, mit einem Kobito, der für { $low } steht
        [high] { $low } und { $high }, mit einem Kobito, der für { $high } steht
       *[none] { $low } und { $high }
    }.
kobito-move = { $seat } versetzt die { $number } von Studioregenbogen { $from } zu { kobito-place }.
kobito-move-kobito = { $seat } versetzt einen Kobito von Studioregenbogen { $from } zu { kobito-place }; dort steht er für { $number }.
kobito-swap = { $seat } legt die { $number } in { kobito-place } und nimmt den Kobito, der dafür stand.
kobito-swap-other = { $seat } legt die { $number } in den Studioregenbogen { $place } von { $victim } und nimmt den Kobito, der dafür stand.
kobito-paint = { $seat } legt eine Ersatzkarte und die { $number } auf die { $number } in { kobito-place }: Der Regenbogen bleibt derselbe.
kobito-gold = Mit genau { $length } Karten bei { $place } gewinnt { $seat } die Goldkarte: { $gold } Gold.
kobito-new-gold = Bei { $place } liegt eine neue Goldkarte: Sie verlangt { $length } Karten und ist { $gold } Gold wert. Ihr Regenbogen beginnt mit { $number }.
kobito-penalty =
    { $seat } kann nichts mehr spielen und zahlt eine Strafe: { $card ->
        [K] Ein Kobito kommt
        [P] Eine Ersatzkarte kommt
       *[other] Die { $card } kommt
    } auf den Wertungsstapel und kostet 3 Punkte.
kobito-end-turn = { $seat } beendet den Zug.
kobito-put-back =
    { $count ->
        [one] Die aufgedeckte Startkarte war keine Zahl: Sie kommt zurück, und der Ziehstapel wird neu gemischt.
       *[other] { $count } aufgedeckte Startkarten waren keine Zahlen: Sie kommen zurück, und der Ziehstapel wird neu gemischt.
    }
kobito-deck-renewed =
    Der Ablagestapel ist hineingemischt: Der Regenbogenstapel hat jetzt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
kobito-last-gold = Nur noch zwei Goldkarten sind zu gewinnen: Die Partie endet sofort.
kobito-stuck = Alle waren einmal am Zug, und niemand konnte noch etwas tun: Die Partie endet.
kobito-points =
    { $seat } hat { $gold } Gold und { $penalties ->
        [0] keine Strafkarten
        [one] eine Strafkarte, 3 Punkte weniger
       *[other] { $penalties } Strafkarten, für jede 3 Punkte weniger
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## Kudos

kudos-arrow-chosen = { $seat } richtet den Pfeil auf Stapel { $pile }.
kudos-play =
    { $seat } spielt { $card } auf Stapel { $pile }: { $by ->
        [both] gleiche Farbe und gleiche Form wie { $on }
        [colour] gleiche Farbe wie { $on }
       *[shape] gleiche Form wie { $on }
    }.
kudos-twin = Ein Zwilling, { $card } auf { $card }: Ein Mitspieler bekommt den Stapel darunter, und { $seat } wählt, wer.
kudos-blocked =
    Nichts in der Reihe passt auf Stapel { $pile }: { $seat } ist blockiert und nimmt { $count ->
        [one] die eine Karte, die dort liegt
       *[other] die { $count } Karten, die dort liegen
    }.
kudos-fill = { $seat } füllt die Lücke von Stapel { $pile } mit { $card } auf.
kudos-give-pile =
    { $seat } gibt { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } unter dem Zwilling auf Stapel { $pile } an { $victim }.
kudos-whole-row = Alle drei Karten der Reihe sind gespielt: { $seat } gibt einem Mitspieler die oberste Karte vom eigenen Ablagestapel.
kudos-give-card = { $seat } gibt { $card } vom eigenen Ablagestapel an { $victim }.
kudos-stop = { $seat } hört hier auf.
kudos-arrow = Der Pfeil zeigt jetzt auf Stapel { $pile }, und { $seat } ist am Zug.
kudos-round-over = { $seat } hat weder Ziehstapel noch Reihe: Die Runde ist zu Ende.
kudos-points =
    { $seat } bekommt in dieser Runde { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (Ablagestapel { $discard }, Ziehstapel { $draw }{ $row_counts ->
        [yes] , Reihe { $row }
       *[no] { "" }
    }), insgesamt { $total }.
kudos-next-starter = { $seat } hatte in dieser Runde die meisten Punkte und beginnt die nächste.
kudos-next-starter-tied = { $seats } lagen in dieser Runde mit den meisten Punkten gleichauf. Im Uhrzeigersinn, beginnend mit dem Startspieler dieser Runde selbst, kommt { $seat } zuerst und beginnt die nächste.
