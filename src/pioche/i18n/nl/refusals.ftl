# Waarom een zet niet kan: één vriendelijke zin per reden, met wat wel kan waar dat helpt.

nothing-to-take-back = Er valt niets terug te nemen: dat kan alleen nadat je gekozen hebt, en tot de onthulling.

## 5211

g5211-enough-laid = Je hebt al je kaarten van deze beurt gelegd; tot de onthulling mag je je keuze terugnemen.
g5211-not-in-hand = Die kaart zit niet in je hand.

## Kobito

kobito-not-in-hand = Je hebt die kaart niet in je hand.
kobito-lone-first = Er ligt één kaart alleen in je studio: verplaats die eerst naar een goudregenboog die er al lag.
kobito-others-studio = Aan de studio van een andere speler kun je niets toevoegen.
kobito-only-to-gold = Alleen kaarten uit je eigen studio verplaats je, en alleen naar een goudregenboog.
kobito-only-penalties = Je bent straf gaan betalen: de rest van deze beurt kun je alleen nog de overige straffen betalen.
kobito-no-rainbow = Op die plek ligt geen regenboog.
kobito-too-long = Die regenboog heeft zijn volle lengte: er kan niets meer bij.
kobito-no-neighbour = Die kaart past niet aan dit uiteinde: een regenboog loopt telkens met één op, zonder gaten, en 12 en 1 zijn buren.
kobito-studio-full = Je studio is vol: er passen hoogstens vier regenbogen in.
kobito-not-neighbours = Een regenboog begint met twee getallen die buren zijn, in oplopende volgorde; na 12 komt 1.
kobito-leaves-one = Dan bleef er één kaart alleen in je studio over, zonder goudregenboog waar die meteen bij kan.
kobito-leaves-kobitos = Dan bleven er alleen Kobito’s over, en niemand kon nog zien waar ze voor staan.
kobito-no-such-kobito = Geen Kobito in die regenboog staat voor dit getal: ruilen kan alleen met precies het getal waar hij voor staat.
kobito-paint-alone = Een vervangkaart wordt nooit alleen gespeeld: leg die samen met een getalkaart op hetzelfde getal op tafel.
kobito-paint-needs-both = Daarvoor heb je ze allebei in je hand nodig: een vervangkaart en de getalkaart zelf.
kobito-paint-on-kobito = Daar staat een Kobito voor dat getal, en een vervangkaart gaat alleen op getalkaarten; ruilen kan wel.
kobito-paint-elsewhere = Dat getal ligt daar niet: een vervangkaart gaat op een gelijke getalkaart, bij een goudkaart of in je eigen studio.
kobito-number-only = Dat kan alleen met een getalkaart, van 1 tot en met 12.
kobito-two-kobitos = Twee Kobito’s samen kunnen van alles zijn: begin met minstens één getalkaart.
kobito-nothing-owed = Je hebt alle verplichte kaarten gespeeld, dus er is geen straf te betalen.
kobito-must-play = Er kan nog een kaart uit je hand gespeeld worden, dus er is nu geen straf te betalen.
kobito-still-owed = Je moet nog kaarten uit je hand spelen, en er is er minstens één die kan.
kobito-must-pay = Je moet nog kaarten spelen maar er kan er geen meer: betaal wat ontbreekt als straf, met kaarten naar keuze.

## Kudos

kudos-not-in-row = Die kaart ligt niet in je rij.
kudos-no-match = Die kaart past niet bij de bovenste kaart daar, niet in kleur en niet in vorm.
kudos-first-on-arrow = De eerste kaart van je beurt gaat op de stapel waar de pijl naar wijst.
kudos-only-new-pile = Je was vastgelopen: in deze editie speel je dan alleen door op de nieuwe stapel.
kudos-not-blocked = Je bent nu niet vastgelopen: er kan een kaart uit je rij gespeeld worden.
kudos-must-fill = Je bent vastgelopen: pak eerst de stapel van de pijl door er een kaart uit je rij voor in de plaats te leggen.
kudos-must-play = Een van je kaarten kan gespeeld worden: speel er minstens één voordat je stopt.
kudos-must-give = Kies eerst welke andere speler de kaarten krijgt.
kudos-not-an-opponent = De kaarten gaan naar een andere speler: kies iemand anders aan deze tafel.
kudos-nothing-to-give = Er valt nu niets weg te geven: dat vraagt een tweeling, of alle drie de kaarten van een rij.
kudos-must-choose-arrow = Kies eerst naar welke stapel de pijl wijst.
kudos-arrow-not-now = De pijl valt nu niet te richten: na elke beurt draait hij vanzelf.
