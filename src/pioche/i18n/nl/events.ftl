# Wat er gebeurde en waarom: één korte zin per gebeurtenis, zoals een goede spelleider het aan tafel zou zeggen.

game-over =
    Het spel is uit. De overwinning gaat met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } naar { $seats }.

## 5211

g5211-laid =
    { $left ->
        [0] { $seat } heeft gedekt gelegd en is klaar.
        [one] { $seat } heeft een kaart gedekt gelegd en moet er nog één leggen.
       *[other] { $seat } heeft een kaart gedekt gelegd en moet er nog { $left } leggen.
    }
g5211-revealed = { $seat } onthult { $cards }.
g5211-target = Er waren minstens { $target } punten nodig om het spel te beëindigen, en de beste heeft er { $best }: het is hier uit.
g5211-tie-break =
    { $seats } hebben elk { $points } punten; de meeste kaarten in de scorestapel beslist: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
g5211-kododo-score =
    { $more ->
        [yes] Er liggen { $count } Kododo-kaarten op tafel, en { $needs } is genoeg: alleen de Kododo-kaarten leveren punten op.
       *[no] Er liggen { $count } Kododo-kaarten op tafel, precies de { $needs } die nodig zijn: alleen de Kododo-kaarten leveren punten op.
    }
g5211-kododo-do-not =
    { $count ->
        [0] Er ligt geen Kododo-kaart op tafel
        [one] Er ligt één Kododo-kaart op tafel
       *[other] Er liggen { $count } Kododo-kaarten op tafel
    }, maar het moeten er { $more ->
        [yes] minstens { $needs }
       *[no] precies { $needs }
    } zijn: de kleuren beslissen.
g5211-over-limit = Te veel { $colour }: de limiet is { $limit }, en met { $count } kaarten valt de kleur af.
g5211-tie =
    { $count ->
        [one] Met elk één kaart
       *[other] Met elk { $count } kaarten
    } zijn { $colours } gelijk: ze vallen allemaal af.
g5211-nobody = Er blijft geen kleur over, dus niemand krijgt punten.
g5211-colour-scores =
    De winnende kleur is { $colour }, als enige met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
g5211-keeps =
    { $seat } houdt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
g5211-last-round = De trekstapel is leeg: er volgt nog één laatste ronde, uit de hand.
g5211-new-deck = Het pak is uitgespeeld, en met { $best } als hoogste score heeft nog niemand { $target } punten: alle kaarten worden geschud en het spel gaat door.

## Kobito

kobito-place =
    { $place ->
        [g1] goudregenboog g1
        [g2] goudregenboog g2
        [g3] goudregenboog g3
        [s1] studioregenboog s1
        [s2] studioregenboog s2
        [s3] studioregenboog s3
        [s4] studioregenboog s4
       *[other] regenboog { $place }
    }
kobito-owes =
    { $seat } is aan de beurt, { $count ->
        [0] zonder verplichte kaarten
        [one] met één verplichte kaart
       *[other] met { $count } verplichte kaarten
    }.
kobito-add = { $seat } legt de { $number } aan bij { kobito-place }.
kobito-add-kobito = { $seat } legt een Kobito aan bij { kobito-place }; daar staat hij voor { $number }.
kobito-start =
    { $seat } begint een studioregenboog: { $kobito ->
        [low] { $low } en { $high }, met een Kobito die voor { $low } staat
        [high] { $low } en { $high }, met een Kobito die voor { $high } staat
       *[none] { $low } en { $high }
    }.
kobito-move = { $seat } verplaatst de { $number } van studioregenboog { $from } naar { kobito-place }.
kobito-move-kobito = { $seat } verplaatst een Kobito van studioregenboog { $from } naar { kobito-place }; daar staat hij voor { $number }.
kobito-swap = { $seat } legt de { $number } in { kobito-place } en pakt de Kobito die ervoor stond.
kobito-swap-other = { $seat } legt de { $number } in studioregenboog { $place } van { $victim } en pakt de Kobito die ervoor stond.
kobito-paint = { $seat } legt een vervangkaart en de { $number } op de { $number } van { kobito-place }: de regenboog blijft dezelfde.
kobito-gold = Met precies { $length } kaarten bij { $place } wint { $seat } de goudkaart: { $gold } goud.
kobito-new-gold = Bij { $place } ligt een nieuwe goudkaart: die vraagt { $length } kaarten en is { $gold } goud waard. De regenboog erbij begint met { $number }.
kobito-penalty =
    { $seat } kan niets meer spelen en betaalt een straf: { $card ->
        [K] een Kobito gaat
        [P] een vervangkaart gaat
       *[other] de { $card } gaat
    } naar de scorestapel en kost 3 punten.
kobito-end-turn = { $seat } beëindigt de beurt.
kobito-put-back =
    { $count ->
        [one] De omgedraaide startkaart was geen getal: die gaat terug en de trekstapel wordt opnieuw geschud.
       *[other] { $count } omgedraaide startkaarten waren geen getal: ze gaan terug en de trekstapel wordt opnieuw geschud.
    }
kobito-deck-renewed =
    De aflegstapel is erdoor geschud: de regenboogstapel telt nu { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
kobito-last-gold = Er zijn nog maar twee goudkaarten te winnen: het spel eindigt meteen.
kobito-stuck = Iedereen is aan de beurt geweest en niemand kon nog iets doen: het spel eindigt.
kobito-points =
    { $seat } heeft { $gold } goud en { $penalties ->
        [0] geen strafkaarten
        [one] één strafkaart, 3 punten eraf
       *[other] { $penalties } strafkaarten, voor elk 3 punten eraf
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## Kudos

kudos-arrow-chosen = { $seat } wijst de pijl naar stapel { $pile }.
kudos-play =
    { $seat } speelt { $card } op stapel { $pile }: { $by ->
        [both] dezelfde kleur en dezelfde vorm als { $on }
        [colour] dezelfde kleur als { $on }
       *[shape] dezelfde vorm als { $on }
    }.
kudos-twin = Een tweeling, { $card } op { $card }: de stapel eronder is voor een andere speler, en { $seat } kiest voor wie.
kudos-blocked =
    Niets uit de rij past op stapel { $pile }: { $seat } is vastgelopen en pakt { $count ->
        [one] de ene kaart die er ligt
       *[other] de { $count } kaarten die er liggen
    }.
kudos-fill = { $seat } vult het gat van stapel { $pile } op met { $card }.
kudos-give-pile =
    { $seat } geeft { $count ->
        [one] de kaart
       *[other] de { $count } kaarten
    } onder de tweeling op stapel { $pile } aan { $victim }.
kudos-whole-row = Alle drie de kaarten van de rij zijn gespeeld: { $seat } geeft de bovenste kaart van de eigen aflegstapel aan een andere speler.
kudos-give-card = { $seat } geeft { $card } van de eigen aflegstapel aan { $victim }.
kudos-stop = { $seat } stopt hier.
kudos-arrow = De pijl wijst nu naar stapel { $pile }, en { $seat } is aan de beurt.
kudos-round-over = { $seat } heeft geen trekstapel en geen rij meer: de ronde is uit.
kudos-points =
    { $seat } krijgt deze ronde { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    } (aflegstapel { $discard }, trekstapel { $draw }{ $row_counts ->
        [yes] , rij { $row }
       *[no] { "" }
    }), { $total } in totaal.
kudos-next-starter = { $seat } had deze ronde de meeste punten en begint de volgende.
kudos-next-starter-tied = { $seats } staan deze ronde gelijk met de meeste punten. Met de klok mee, te beginnen bij de startspeler van deze ronde zelf, komt { $seat } het eerst en begint de volgende.
