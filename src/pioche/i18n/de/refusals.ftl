# Warum eine Aktion nicht geht: ein freundlicher Satz für jeden Grund, und was möglich ist, wo das hilft.

nothing-to-take-back = Es gibt nichts zurückzunehmen: Das geht nur, wenn du schon gewählt hast, und nur bis zum Aufdecken.

## 5211

g5211-enough-laid = Du hast alle Karten dieses Zuges gelegt; bis zum Aufdecken darfst du deine Wahl zurücknehmen.
g5211-not-in-hand = Diese Karte ist nicht auf deiner Hand.

## Kobito

kobito-not-in-hand = Du hast diese Karte nicht auf der Hand.
kobito-lone-first = Eine Karte liegt allein in deinem Studio: Versetze sie zuerst zu einem Goldregenbogen, der schon da lag.
kobito-others-studio = An das Studio anderer darf nichts angelegt werden.
kobito-only-to-gold = Nur Karten aus dem eigenen Studio werden versetzt, und nur zu einem Goldregenbogen.
kobito-only-penalties = Du hast begonnen, Strafen zu zahlen: In diesem Zug bleiben dir nur noch die übrigen Strafen.
kobito-no-rainbow = An dieser Stelle liegt kein Regenbogen.
kobito-too-long = Dieser Regenbogen hat seine volle Länge: Hier lässt sich nichts mehr anlegen.
kobito-no-neighbour = Diese Karte passt nicht an dieses Ende: Ein Regenbogen steigt ohne Lücken immer um eins, und 12 und 1 sind Nachbarn.
kobito-studio-full = Dein Studio ist voll: Höchstens vier Regenbögen passen hinein.
kobito-not-neighbours = Ein Regenbogen beginnt mit zwei benachbarten Zahlen in steigender Folge; nach der 12 kommt die 1.
kobito-leaves-one = Dann bliebe eine Karte allein in deinem Studio, ohne Goldregenbogen, an den sie sofort passt.
kobito-leaves-kobitos = Dann blieben nur Kobitos übrig, und niemand wüsste mehr, wofür sie stehen.
kobito-no-such-kobito = Kein Kobito in diesem Regenbogen steht für diese Zahl: Getauscht wird nur gegen genau die Zahl, für die er steht.
kobito-paint-alone = Eine Ersatzkarte wird nie allein gespielt: Lege sie zusammen mit einer Zahlenkarte auf dieselbe Zahl auf dem Tisch.
kobito-paint-needs-both = Dafür brauchst du beides auf der Hand: eine Ersatzkarte und die Zahlenkarte selbst.
kobito-paint-on-kobito = Dort steht ein Kobito für diese Zahl, und eine Ersatzkarte kommt nur auf Zahlenkarten; tauschen kannst du aber.
kobito-paint-elsewhere = Diese Zahl liegt dort nicht: Eine Ersatzkarte kommt auf eine gleiche Zahlenkarte, bei einer Goldkarte oder in deinem eigenen Studio.
kobito-number-only = Das geht nur mit einer Zahlenkarte von 1 bis 12.
kobito-two-kobitos = Zwei Kobitos allein könnten alles Mögliche sein: Beginne mit mindestens einer Zahlenkarte.
kobito-nothing-owed = Du hast alle Pflichtkarten gespielt, also ist keine Strafe zu zahlen.
kobito-must-play = Aus deiner Hand lässt sich noch eine Karte spielen, also ist jetzt keine Strafe zu zahlen.
kobito-still-owed = Du hast noch Pflichtkarten, und mindestens eine Karte lässt sich spielen.
kobito-must-pay = Du hast noch Pflichtkarten, kannst aber keine spielen: Zahle die fehlenden als Strafen, mit Karten deiner Wahl.

## Kudos

kudos-not-in-row = Diese Karte liegt nicht in deiner Reihe.
kudos-no-match = Diese Karte passt weder in Farbe noch in Form zur obersten Karte dort.
kudos-first-on-arrow = Die erste Karte deines Zuges kommt auf den Stapel, auf den der Pfeil zeigt.
kudos-only-new-pile = Du warst blockiert: In dieser Ausgabe spielst du dann nur auf dem neuen Stapel weiter.
kudos-not-blocked = Du bist jetzt nicht blockiert: Aus deiner Reihe lässt sich eine Karte spielen.
kudos-must-fill = Du bist blockiert: Nimm zuerst den Stapel des Pfeils, indem du eine beliebige Karte deiner Reihe an seine Stelle legst.
kudos-must-play = Eine deiner Karten lässt sich spielen: Spiele mindestens eine, bevor du aufhörst.
kudos-must-give = Wähle zuerst den Mitspieler, der die Karten bekommt.
kudos-not-an-opponent = Die Karten gehen an einen Mitspieler: Wähle jemand anderen an diesem Tisch.
kudos-nothing-to-give = Jetzt gibt es nichts abzugeben: Dafür braucht es einen Zwilling oder alle drei Karten einer Reihe.
kudos-must-choose-arrow = Wähle zuerst den Stapel, auf den der Pfeil zeigt.
kudos-arrow-not-now = Der Pfeil lässt sich jetzt nicht ausrichten: Nach jedem Zug dreht er sich von selbst.
