# De tafel van `pioche play` in de terminal: wat ze toont, vraagt en uitlegt.

## Hoe het spel ervoor staat

table-deck = pak { $number }
table-round = ronde { $number }
table-turn = beurt { $number }
table-turn-of = beurt { $number } van 3
table-last-round = laatste ronde
table-draw-pile = trekstapel { $count }
table-gold-deck = goudstapel { $count }
table-rainbow-deck = regenboogstapel { $count }
table-discard = aflegstapel { $count }
table-target = tot { $points } punten
table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
table-card = { $shape }, { $colour }

## De delen van het scherm

table-menu = Jouw zetten
table-opening = De pijltjes of cijfers kiezen een zet en Enter doet hem; typen kan ook. ? toont alle toetsen.
table-story = Het verhaal
table-help = Hulp
table-rules = De regels
table-close = Enter: sluiten
table-next-round = Enter: volgende ronde
table-hand-5211 = Jouw hand
table-hand-kobito = Jouw hand
table-hand-kudos = Jouw rij
table-foot-help = Hulp
table-foot-rules = Regels
table-foot-story = Verhaal
table-foot-theme = Licht/donker
table-foot-take-back = Terugnemen
table-foot-ask-quit = Afsluiten

## 5211

table-counts = Kaarten op tafel · limiet { $limit }
table-stands-scores = ★ zou winnen
table-stands-scored = ★ heeft gewonnen
table-stands-over = ✗ te veel
table-stands-tied = ✗ gelijk
table-kododo-needs =
    { $more ->
        [yes] { $needs } of meer nodig
       *[no] precies { $needs } nodig
    }
table-would-score = { $sign } Nu zou { $colour } punten opleveren
table-would-score-kododo = Nu zouden de Kododo’s punten opleveren
table-would-score-nobody = Nu zou niets punten opleveren
table-has-scored = { $sign } Deze keer leverde { $colour } punten op
table-has-scored-kododo = Deze keer leverden de Kododo’s punten op
table-has-scored-nobody = Deze keer leverde niets punten op

## Kobito

table-gold = { $count } goud
table-no-gold = hier is geen goudkaart meer
table-needs =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
table-gold-won = goud { $cards }
table-penalties =
    { $count ->
        [one] één straf −{ $points }
       *[other] { $count } straffen −{ $points }
    }
table-empty-studio = lege studio
table-ours-kobito = Het regelboekje vermeldt de goudkaarten niet, en ook niet hoeveel kaarten er van elk getal zijn: die hebben wij gekozen (KOB-S1, KOB-S2).
table-kind-add = een kaart aanleggen
table-kind-start = een regenboog beginnen
table-kind-move = van studio naar goud
table-kind-swap = ruilen voor een Kobito
table-kind-paint = vervangen
table-kind-drop = een straf betalen

## Kudos

table-pile = stapel { $number }
table-arrow = pijl
table-played-last = laatste
table-column-draw = trek
table-column-discard = afl.
table-column-total = pnt
table-nearly-out = Bijna zonder kaarten: { $names }
table-ours-kudos = Het regelboekje vermeldt niet welke kaarten er zijn: vijf kleuren, vijf vormen en vier exemplaren hebben wij gekozen (KUD-S1).

## Wat een zet doet

table-hint-length = dan { $now } van { $length }
table-hint-wins = wint { $gold } goud
table-hint-studio =
    { $count ->
        [one] dan { $count } kaart
       *[other] dan { $count } kaarten
    }
table-hint-start = een nieuwe studioregenboog
table-hint-swap = pakt de Kobito
table-hint-swap-from = pakt de Kobito bij { $name }
table-hint-paint = twee kaarten gespeeld
table-hint-drop = kost { $points } punten
table-hint-end =
    { $count ->
        [0] je beurt beëindigen
        [one] beurt beëindigen, één kaart trekken
       *[other] beurt beëindigen, { $count } kaarten trekken
    }
table-hint-pile = stapel { $pile }
table-hint-twin = tweeling op stapel { $pile }
table-hint-fill =
    { $count ->
        [one] stapel { $pile } pakken: één kaart
       *[other] stapel { $pile } pakken: { $count } kaarten
    }
table-hint-give = { $name }, { $points } tot nu toe
table-hint-arrow = { $card } bovenop
table-hint-stop = je beurt beëindigen

## Wat er gevraagd wordt

table-ask-lay =
    { $count ->
        [one] Leg één kaart gedekt neer.
       *[other] Leg { $count } kaarten gedekt neer, de ene na de andere.
    }
table-ready = Iedereen heeft gekozen. Enter onthult de kaarten; Backspace neemt je laatste kaart terug.
table-waiting = Wachten op { $names }. Spatie: sneller.
table-ask-owed =
    { $count ->
        [one] Jouw beurt: nog één verplichte kaart uit je hand. Er staan { $points } punten op het spel.
       *[other] Jouw beurt: nog { $count } verplichte kaarten uit je hand. Er staan { $points } punten op het spel.
    }
table-ask-free =
    { $owed ->
        [0] Je hoeft niets te spelen: ga door, of beëindig je beurt.
       *[other] Niets meer verplicht ({ $played } van { $owed } gespeeld): ga door, of beëindig je beurt.
    }
table-ask-penalty =
    { $count ->
        [one] Geen kaart uit je hand kan gespeeld worden: betaal één straf, { $points } punten.
       *[other] Geen kaart uit je hand kan gespeeld worden: betaal { $count } straffen, { $points } punten.
    }
table-ask-lone = Op { $place } ligt één kaart alleen: verplaats die eerst naar het goud.
table-ask-choose-arrow = Jij begint: kies naar welke stapel de pijl wijst.
table-ask-play = Speel een kaart op stapel { $arrow }, bij de pijl: zelfde kleur of zelfde vorm.
table-ask-fill =
    { $count ->
        [one] Vastgelopen: je pakt de ene kaart van stapel { $arrow }. Welke kaart vult het gat op?
       *[other] Vastgelopen: je pakt de { $count } kaarten van stapel { $arrow }. Welke kaart vult het gat op?
    }
table-ask-play-on = Speel door op stapel { $pile } of de volgende, waar het past, of stop.
table-ask-give-pile =
    { $count ->
        [one] Een tweeling! Wie krijgt de kaart eronder?
       *[other] Een tweeling! Wie krijgt de { $count } kaarten eronder?
    }
table-ask-give-card = Alle drie gespeeld! Wie krijgt de bovenste kaart van je aflegstapel?
table-over = Het spel is uit
table-scored = Ronde { $number }, stap voor stap
table-several = Meer dan één zet begint met “{ $typed }”: typ verder, of kies met de pijltjes.
table-why-legal = “{ $move }” mag nu.

## Wat je behalve zetten kunt typen, telkens één woord

table-do-help = hulp
table-do-rules = regels
table-do-back = terug
table-do-why = waarom
table-do-moves = zetten
table-do-table = tafel
table-do-quit = afsluiten
table-do-reveal = onthullen
table-do-save = opslaan
table-do-again = opnieuw
table-about-help = de toetsen
table-about-rules = de regels van het spel
table-about-back = keuze terugnemen
table-about-why = waarom een zet niet kan
table-about-moves = welke zetten kunnen
table-about-table = de tafel nog eens
table-about-quit = weggaan
table-about-reveal = alles omdraaien
table-about-save = de opname in een bestand bewaren
table-about-again = nog een spel

## De toetsen

table-key-pick = een zet kiezen en doen
table-key-digit = die zet doen
table-key-type = een zet typen, of het begin ervan
table-key-complete = aanvullen wat je typt
table-key-back = terug in het menu; in 5211 neemt ⌫ een kaart terug
table-key-hurry = de volgende bot speelt meteen
table-key-scroll = door de tafel bladeren
table-key-help = deze bladzijde
table-key-rules = de regels, bij de laatst genoemde regel
table-key-story = het hele verhaal
table-key-theme = licht of donker
table-key-quit = weggaan, na een vraag
table-key-leave = meteen weggaan

## Weggaan en bewaren

table-leave-title = Weggaan?
table-leave-ask = Het spel is nog niet uit, en het wordt niet bewaard.
table-leave = Weggaan
table-stay = Doorspelen
table-save-title = De opname bewaren
table-save-ask = De naam van het bestand:
table-save-keys = Enter: opslaan · Escape: annuleren
table-save-empty = Een bestand heeft een naam nodig.
table-save-exists = Het bestand “{ $path }” bestaat al: kies een andere naam.
table-save-later = De opname kan bewaard worden als het spel uit is.
table-saved = Opgeslagen: { $path }

## Regel voor regel

table-line-help = Typ een zet, of “hulp” voor wat je nog meer kunt typen.
table-line-ready = Iedereen heeft gekozen. Enter onthult de kaarten; “terug” neemt je laatste kaart terug.
table-line-moves = Zetten: { $moves }
table-line-many = Er zijn { $count } zetten; ? toont ze.
table-line-over = opnieuw, opslaan of afsluiten?
table-face-down =
    { $count ->
        [one] één gedekte kaart
       *[other] { $count } gedekte kaarten
    }
table-fits = laag past { $low }, hoog past { $high }
table-quit-again = Het spel is nog niet uit, en het wordt niet bewaard. Typ nog eens “afsluiten” om weg te gaan.
table-no-clause = In deze regels staat geen regel “{ $clause }”.
table-bye = Tot ziens.
