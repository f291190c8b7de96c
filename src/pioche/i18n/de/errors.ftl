# Was an dem, was hereinkam, nicht stimmt. `has_…` sagt, ob eine Angabe da ist: Einem Fehler kann immer eine fehlen.

error = Etwas ist schiefgegangen.
error-rule =
    { $has_rule ->
        [yes] {" "}({ $rule })
       *[no] {""}
    }

unknown-name =
    { $kind ->
        [game] Es gibt kein Spiel mit dem Namen „{ $name }“.
        [edition] Es gibt keine Ausgabe mit dem Namen „{ $name }“.
        [variant] Es gibt keine Variante mit dem Namen „{ $name }“.
        [option] Es gibt keine Option mit dem Namen „{ $name }“.
        [bot] Es gibt keinen Bot mit dem Namen „{ $name }“.
        [language] Es gibt keine Sprache mit dem Namen „{ $name }“.
        [clause] Es gibt keine Regel mit dem Namen „{ $name }“.
        [command] Es gibt keinen Befehl mit dem Namen „{ $name }“.
       *[other] Es gibt nichts mit dem Namen „{ $name }“.
    }{ $has_nearest ->
        [yes] {" "}Meintest du { $nearest }?
       *[no] {""}
    } { $has_known ->
        [yes] Zur Wahl stehen: { $known }.
       *[no] Hier gibt es nichts zu wählen.
    }
option-allowed =
    { $option ->
        [gold] 18 Goldkarten, jede mit einer Länge von 2 bis 12 und Gold von 0 bis 100
        [first] die Nummer eines Platzes am Tisch, ab 0 gezählt
        [players] ein Name für jeden Platz
        [bots] ein Bot für alle Plätze oder einer für jeden, mit Kommas dazwischen ({ $allowed })
        [name] ein Name mit 1 bis 24 Zeichen
        [editions] mindestens zwei verschiedene von: { $allowed }
        [file] ein eigener Name für jede Datei
       *[other] { $allowed }
    }
bad-option =
    { $has_value ->
        [yes] Die Option „{ $option }“ kann nicht „{ $value }“ sein{ error-rule }.
       *[no] Die Option „{ $option }“ braucht einen Wert{ error-rule }.
    } Möglich ist: { option-allowed }.
seats-not-allowed =
    { $least ->
        [0] Diesen Platz gibt es nicht: „{ $seats }“. Plätze zählen ab 0, und der letzte ist { $most }.
       *[other] { $game } spielt man hier mit { $least } bis { $most } Spielern, nicht mit { $seats }{ error-rule }.
    }

bad-move = „{ $move }“ geht hier nicht.
unreadable-move = „{ $move }“ ist keine Aktion dieses Spiels; auf der Regelseite steht, wie man Aktionen eingibt.
illegal-move =
    „{ $move }“ geht jetzt nicht{ error-rule }. { $has_why ->
        [yes] { $why }
       *[no] Die Regeln erlauben es nicht.
    }
not-your-turn =
    Du bist nicht am Zug{ error-rule }{ $has_to_act ->
        [yes] : Der Tisch wartet auf { $to_act }
       *[no] {""}
    }.
game-is-over = Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.
game-not-over = Die Partie läuft noch: Nur eine beendete Partie hat eine Aufzeichnung, denn die zeigt alle Karten.

bad-record-where =
    { $has_move ->
        [yes] Die Aufzeichnung stimmt bei Aktion { $move } nicht mehr{ error-rule }.{" "}
       *[no] { $has_rule ->
            [yes] Die Aufzeichnung verstößt gegen die Regel { $rule }.{" "}
           *[no] {""}
        }
    }
bad-record =
    { bad-record-where }{ $has_why ->
        [yes] Auf „{ $text }“ von { $seat } würde der Tisch antworten: „{ $why }“
       *[no] Die Aufzeichnung ist beschädigt oder falsch.
    }
bad-record-not-text = Das ist keine Textdatei, also enthält sie keine Aufzeichnung.
bad-record-empty = Die Datei ist leer: Sie enthält keine Aufzeichnung.
bad-record-not-json =
    Das ist kein JSON{ $has_place ->
        [yes] : Der Fehler liegt bei { $place } (Zeile und Spalte)
       *[no] {""}
    }.
bad-record-not-a-record = Das ist zwar JSON, aber nicht die Aufzeichnung einer Partie.
bad-record-other-format = Die Aufzeichnung hat das Format „{ $found }“; hier wird „{ $expected }“ gelesen.
bad-record-other-version = Die Aufzeichnung folgt der Regelversion { $found }; hier wird Version { $expected } gespielt.
bad-record-field-missing = In der Aufzeichnung fehlt „{ $field }“.
bad-record-field-wrong = { bad-record-where }Was unter „{ $field }“ steht, ist nicht von der Art, die dort stehen muss.
bad-record-unknown-name = { unknown-name }
bad-record-bad-option = { bad-option }
bad-record-seats-not-allowed =
    { $has_move ->
        [yes] { bad-record-where }Niemand an diesem Tisch sitzt auf „{ $seat }“.
       *[no] { seats-not-allowed }
    }
bad-record-unreadable-move = { bad-record-where }„{ $text }“ ist keine Aktion dieses Spiels.
bad-record-not-your-turn = { bad-record-where }{ $seat } ist nicht am Zug, also geht „{ $text }“ nicht.
bad-record-after-the-end = { bad-record-where }„{ $text }“ von { $seat } kommt nach dem Ende der Partie.
bad-record-seat-order = { bad-record-where }Was in einem Zug gewählt wird, steht in der Reihenfolge der Plätze, und „{ $text }“ von { $seat } steht falsch.
bad-record-not-over =
    { $moves ->
        [0] Die Aufzeichnung hat keine Aktionen, also ist die Partie nicht zu Ende.
        [one] Nach der einen Aktion der Aufzeichnung ist die Partie nicht zu Ende.
       *[other] Nach den { $moves } Aktionen der Aufzeichnung ist die Partie nicht zu Ende.
    }
bad-record-luck-missing = { bad-record-where }Der Zufall endet zu früh: Eintrag { $entry }, „{ $expected }“, fehlt.
bad-record-luck-left = Die Partie endet vor dem Zufall: Sein Eintrag { $entry } wird nie gebraucht.
bad-record-other-luck = { bad-record-where }Eintrag { $entry } des Zufalls sollte „{ $expected }“ sein und nichts anderes.
bad-record-other-cards = { bad-record-where }Eintrag { $entry } des Zufalls, „{ $expected }“, muss genau die { $count } gemischten Karten nennen.
bad-record-other-number = { bad-record-where }Eintrag { $entry } des Zufalls sollte „{ $expected }“ sein, mit einer Zahl, die dort möglich ist.
bad-record-other-scores = Die Aufzeichnung nennt als Punkte { $told }; nachgespielt sind es { $found }.
bad-record-other-winners = Die Aufzeichnung nennt als Gewinner die Plätze { $told }; nachgespielt sind es { $found } (Plätze zählen ab 0).
bad-record-other-commitment = Die Zusage (commitment) in der Aufzeichnung gehört nicht zu ihrer Startzahl.
bad-record-other-seed = Die Startzahl in der Aufzeichnung ergibt nicht den Zufall, den sie nennt.

file-reason =
    { $reason ->
        [not-there] es gibt keine Datei und keinen Ordner dieses Namens
        [folder] es ist ein Ordner
        [no-folder] ein Teil des Pfades ist kein Ordner
        [forbidden] das ist nicht erlaubt
        [full] der Datenträger ist voll
        [long-name] der Name ist zu lang
        [taken] ein anderer Server benutzt sie
       *[other] { $reason }
    }
file-trouble = Die Datei „{ $path }“ lässt sich nicht verwenden: { file-reason }.

bad-usage = Diese Befehlszeile lässt sich nicht lesen. `pioche --help` zeigt, wie es geht.
bad-usage-missing = { $name } fehlt. `--help` zeigt, wie der Befehl verwendet wird.
bad-usage-empty = Nach { $name } muss ein Wert folgen.
bad-usage-value = { $name } muss eine ganze Zahl sein, mindestens { $least }.
bad-usage-more = Hier stehen mehr Wörter, als der Befehl erwartet. `--help` zeigt, wie er verwendet wird.
bad-usage-address = Unter { $name } kann nichts angeboten werden: { $why }.

missing-extra =
    { $has_why ->
        [yes] { $name } lässt sich hier nicht verwenden ({ $why }).
       *[no] { $name } ist hier nicht installiert.
    }{ $has_extra ->
        [yes] {" "}Was dafür nötig ist, kommt mit `pip install 'pioche[{ $extra }]'`.
       *[no] {""}
    }

bad-array = „{ $name }“ muss { $expected } sein, ist aber { $found }.

table-error = Das geht an diesem Tisch nicht.
nothing-here = Unter dieser Adresse gibt es nichts.
unknown-table = Diesen Tisch gibt es nicht oder nicht mehr: Prüfe den Link oder öffne einen neuen Tisch.
other-rules = An diesem Tisch wurde nach anderen Regeln gespielt, als dieser Server sie kennt; er lässt sich hier nicht mehr öffnen.
table-full = An diesem Tisch ist kein Stuhl mehr frei; zuschauen geht.
chair-taken =
    { $has_seat ->
        [yes] Da sitzt schon jemand: { $seat }.
       *[no] Da sitzt schon jemand.
    }
not-your-seat = Das kann nur, wer dort sitzt.
not-the-host = Das kann nur, wer den Tisch leitet.
not-started = Die Partie hat noch nicht begonnen.
already-started = Die Partie hat schon begonnen.
not-over = Die Partie läuft noch; wenn sie zu Ende ist, können alle auf sie zurückblicken.
no-rematch-yet = Eine Revanche gibt es erst, wenn die Partie zu Ende ist.
stale = Der Tisch ist inzwischen weiter, deshalb ist nichts geschehen.
too-early = Dafür ist es noch zu früh: Lass noch etwas Zeit.
no-stand-in = Dort kann jetzt kein Bot einspringen.
chat-is-off = Der Chat ist an diesem Tisch ausgeschaltet.
wrong-secret = Dieser Link öffnet an diesem Tisch keinen Platz oder nicht mehr.
bad-message = Diese Nachricht war nicht zu verstehen.
message-too-large = Diese Nachricht ist zu lang.
too-many-messages = Das war zu viel in kurzer Zeit; warte einen Moment.
bad-origin = Das kam von einer anderen Seite, deshalb ist nichts geschehen.
busy = Das geht gerade nicht; versuche es gleich noch einmal.
cluster-trouble = Andere Rechner sollten spielen, taten es aber nicht.
cluster-trouble-no-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Möglich ist: ein Host und ein Port wie 10.0.0.1:6379; auto für einen, der auf diesem Rechner läuft; nichts, um hier einen zu starten.
cluster-trouble-no-answer = Unter { $address } antwortet kein Ray-Cluster.
cluster-trouble-no-token = Der Ray-Cluster unter { $address } verlangt sein Token. Ray nimmt es aus RAY_AUTH_TOKEN oder RAY_AUTH_TOKEN_PATH, mit RAY_AUTH_MODE=token.
cluster-trouble-fault = Ray lässt sich hier nicht verwenden ({ $why }).
cluster-trouble-lost =
    { $count ->
        [one] Ein Teil der Partien ging mit seinem Rechner verloren, bei { $count } Versuch ({ $why }).
       *[other] Ein Teil der Partien ging mit seinem Rechner verloren, bei jedem von { $count } Versuchen ({ $why }).
    }
cluster-trouble-other-version = Ein Rechner des Clusters hat Version { $found } von Pioche, dieser hat { $expected }: Dort müssen gleiche Startzahlen nicht die gleichen Partien ergeben.
