### Der Spieltisch von Molly.

spot-deck = { $cards ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $cards } Karten
}
spot-slot = Karte { $slot } der Auslage: { $card }
spot-slot-empty = Auslage { $slot }: leer
spot-held = Aufgedeckt: { $card }
spot-supply = { $tokens ->
    [0] Kein Marker im Vorrat
    [one] Ein Marker im Vorrat
   *[other] { $tokens } Marker im Vorrat
}
spot-cell = Reihe { $row }, Spalte { $column }: { $shows }
spot-height = { $up } offen, { $down } verdeckt.
spot-down = { $card } (verdeckt)
spot-under = Darunter, von oben: { $cards }
memory-key = Kleine Zeichen: die Karten eines Stapels, die oberste zuerst. Dunkler Rand: verdeckt.
spot-burrow = Dein Bau, { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}
spot-tunnel = { $colour }er Tunnel: { $count ->
    [0] keine Klötzchen
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
}
line-pick = dieses Trio
line-spoken = { $line }: dieses Trio
count-cubes = { $count } { $colour }
count-unsure = und { $count } weitere in unbekannter Farbe
count-tokens = { $tokens ->
    [0] keine Marker
    [one] ein Marker
   *[other] { $tokens } Marker
}
do-swap = Tausch
do-swap-spoken = Für einen Marker zwei Stapel tauschen
tip-deck = Der Nachziehstapel. Deckst du die oberste Karte auf, musst du sie spielen. Drei Ereignisse stecken darin.
tip-tardy = Ein Trödelmaulwurf oben auf dem Nachziehstapel: Das ist die letzte Runde.
tip-token = Projektmarker. Bevor du eine Karte spielst, bezahlt jeder eine Sonderaktion; am Ende ist jeder einen Punkt wert.
tip-project = Eine Rückseite ist ein Projekt. Drei in einer Linie bringen drei Marker.
tip-bobtail = Der Bobtail. Keine Karte auf ihm, kein Trio durch ihn hindurch. Ein Marker bewegt ihn ein Feld weit.
tip-tunnel = Tunnel, Farbe { $colour }. Am Ende zählt: dein vollster Tunnel mal dein leerster mit mindestens einem Klötzchen, dazu ein Punkt je Marker.
tip-event-gift = Alle bekommen einen Marker.
tip-event-windfall = Alle ziehen eine Karte und bekommen das Klötzchen dazu.
tip-event-new-shoots = Jedes leere Feld bekommt eine offene Karte vom Nachziehstapel.
tip-event-cover-up = Jede sichtbare Rückseite bekommt eine offene Karte vom Nachziehstapel.
tip-event-pass-it-on = Alle geben gleichzeitig ein Klötzchen nach rechts weiter.
tip-event-spring-cleaning = Alle werfen ein Klötzchen ihrer Wahl ab.
done-pass = Zug beenden

prompt-play = Spiel eine Karte: aus der Auslage oder vom Nachziehstapel.
prompt-act = Spiel eine Karte. Für einen Marker kannst du vorher eine Karte der Auslage nehmen oder zwei Stapel tauschen.
prompt-act-bobtail = Spiel eine Karte. Für einen Marker kannst du vorher eine Karte der Auslage nehmen oder den Bobtail bewegen.
prompt-where = Wohin? Tipp auf einen leuchtenden Stapel: nie auf einen der gleichen Farbe.
prompt-where-or-take = Wohin? Tipp auf einen leuchtenden Stapel, oder auf deinen Bau, um die Karte für einen Marker zu nehmen.
prompt-swap = Tausch für einen Marker: Tipp auf den ersten von zwei Nachbarstapeln.
prompt-swap-with = Tipp jetzt auf den Stapel, mit dem er tauscht.
prompt-hunt = Wohin geht der Bobtail? Tipp auf ein leuchtendes Feld.
prompt-place = Leg die aufgedeckte Karte auf einen Stapel.
prompt-rehome = Der Bobtail hat einen Stapel aufgescheucht: Wohin damit?
prompt-set = Du hast ein Trio! Welchen der drei Stapel nimmst du? Die anderen zwei werden umgedreht.
prompt-which = Mehrere Trios auf einmal: Wähl eines.
prompt-projects = Ein Trio aus Projekten! Wähl es.
prompt-cover = Leg die gezogenen Karten auf die drei Stapel.
prompt-steal = Wähl, von wem du einen Marker stiehlst.
prompt-give = Reich’s weiter: Welches Klötzchen geht nach rechts?
prompt-discard = Frühjahrsputz: Welches Klötzchen wirfst du ab?
prompt-pass = Es gibt keine Karte zu spielen.

tie-break = Gleichstand: Wer weniger Marker hat, gewinnt.

own-points = Deine Punkte nach jetzigem Stand: { $points }
first-goal = vollster Tunnel mal leerster, plus Marker
learn-1 = Im Beet liegen neun Stapel. Du siehst nur, was obenauf liegt.
learn-2 = In deinem Zug legst du einen Maulwurf auf einen Stapel. Seine eigene Farbe darf er nicht abdecken.
learn-3 = Drei einer Farbe in einer Linie sind ein Trio: Nimm einen der drei Stapel für seine Klötzchen und dreh die anderen zwei um.
learn-4 = Deine Punkte: dein vollster Tunnel mal dein leerster (ganz leere zählen nicht), dazu einer für jeden Marker.

# Die Lektion: ein Kapitel, dann seine Schritte
lesson-lay = Eine Karte spielen
lesson-lay-1 = Das ist das Beet: neun Kartenstapel. Unter jedem Maulwurf, den du hier siehst, liegt eine Karte, die niemand gesehen hat.
lesson-lay-2 = In der Schubkarre liegen der Nachziehstapel und zwei offene Karten, die Auslage. In jedem Zug spielst du eine Karte.
lesson-lay-3 = Tipp auf den weißen Maulwurf der Auslage, dann auf einen leuchtenden Stapel. Ein Stapel bleibt dunkel: Ein Maulwurf deckt nie einen Maulwurf seiner Farbe ab.
lesson-lay-4 = Jetzt wären die anderen an der Reihe. Das ist dein Bau: fünf Tunnel, einer je Farbe. Hier gibt es die Punkte.
lesson-draw = Der Nachziehstapel
lesson-draw-1 = Nichts Brauchbares in der Auslage? Tipp auf den Nachziehstapel und deck die oberste Karte auf. Ein Zurück gibt es nicht: Du musst sie spielen.
lesson-draw-2 = Das ist deine Karte. Tipp auf einen Stapel für sie.
lesson-draw-3 = Was vom Nachziehstapel kommt, sehen alle. Ist es abgedeckt, musst du es dir merken.
lesson-set = Ein Trio
lesson-set-1 = In der obersten Reihe liegen zwei rote Maulwürfe. Ein dritter dazwischen ergibt ein Trio: drei einer Farbe in einer Reihe, Spalte oder Diagonale.
lesson-set-2 = Spiel den roten Maulwurf in die Mitte der obersten Reihe.
lesson-set-3 = Ein Trio! Tipp auf den Stapel, den du willst. Jede Karte darin wird ein Klötzchen, auch die verdeckten.
lesson-set-4 = Deine Klötzchen sind im Bau, und das Feld im Beet ist leer. Die anderen zwei Stapel wurden umgedreht: Was ganz unten lag, liegt jetzt oben.
lesson-projects = Projekte
lesson-projects-1 = Kartenrückseiten sind Projekte. In der untersten Reihe liegen zwei. Und wenn ein umgedrehter Stapel das dritte zeigt?
lesson-projects-2 = Vollende die grüne Spalte: Spiel den grünen Maulwurf auf ihr unterstes Feld.
lesson-projects-3 = Nimm den oberen oder den mittleren Stapel. Der unterste wird dann umgedreht und zeigt seine Rückseite.
lesson-projects-4 = Drei Rückseiten in einer Linie: ein Trio aus Projekten! Es bringt dir drei Marker. Drei Karten wurden gezogen, um sie abzudecken: Tipp auf einen Stapel für die erste.
lesson-projects-5 = Und für die zweite. Die dritte findet ihren Platz von selbst.
lesson-take = Ein Marker für ein Klötzchen
lesson-take-1 = In deinem Bau fehlt Weiß. Am Ende wird dein vollster Tunnel mit dem leersten malgenommen, in dem etwas liegt. Grab also gleichmäßig.
lesson-take-2 = Bevor du eine Karte spielst, bekommst du für einen Marker eine Karte der Auslage als Klötzchen: Tipp auf den weißen Maulwurf, dann auf deinen Bau.
lesson-take-3 = Ein weißes Klötzchen! Sonderaktionen kommen zuerst, so viele du bezahlen kannst. Jetzt spiel wie immer eine Karte.
lesson-swap = Ein Marker für einen Tausch
lesson-swap-1 = Ein Marker kann auch zwei Stapel tauschen, die Seite an Seite liegen. Der rote Maulwurf links sollte eine Reihe höher liegen.
lesson-swap-2 = Tipp auf „Tausch“ neben deinen Markern, dann auf den Stapel oben links und den darunter.
lesson-swap-3 = Spiel jetzt den roten Maulwurf zwischen die beiden anderen.
lesson-swap-4 = Ein Trio entsteht nie durch das Verschieben von Stapeln, nur durch die Karte, die du spielst. Tipp auf den Stapel, den du willst.
lesson-event = Leere Felder und Ereignisse
lesson-event-1 = Jemand hat den Stapel in der Ecke genommen. Spiel den roten Maulwurf dorthin: Eine Karte auf einem leeren Feld bringt einen Marker.
lesson-event-2 = Du hast deinen Marker, und mehr: Die nächste Karte vom Nachziehstapel war ein Ereignis. Drei davon stecken in jedem Nachziehstapel; jedes geschieht sofort und für alle.
lesson-bobtail = Der Bobtail
lesson-bobtail-1 = In dieser Variante steht ein großer Hund im Beet. Auf ihn wird nie eine Karte gespielt, und kein Trio geht durch ihn hindurch.
lesson-bobtail-2 = Ein Marker bewegt ihn ein Feld weit. Tipp auf den Bobtail, dann auf den Stapel rechts von ihm.
lesson-bobtail-3 = Er hat diesen Stapel verjagt. Tipp auf ein leeres Feld: Der ganze Stapel kommt dorthin.
lesson-bobtail-4 = Und jetzt spiel wie immer eine Karte.
lesson-end = Das Ende und die Punkte
lesson-end-1 = Unten im Nachziehstapel warten die Trödelmaulwürfe, mit einer Uhr auf der Rückseite. Liegt der erste obenauf, beginnt die letzte Runde. Das ist ihr letzter Zug, und er gehört dir.
lesson-end-2 = Spiel eine Karte. Dann ist die Partie zu Ende.
lesson-end-3 = Dein vollster Tunnel, drei, mal dein leerster mit einem Klötzchen, eins, und ein Punkt je Marker. Mehr musst du über Molly nicht wissen: Spiel los!

moment-set = Drei einer Farbe!
moment-projects = Drei Projekte!

figure-pieces = Die fünf Maulwürfe mit ihren Zeichen, die zwei Rückseiten, ein Marker, ein Klötzchen und der Bobtail.
figure-start = Alles bereit: das Beet, die Schubkarre mit Nachziehstapel, Auslage und Vorrat, und dein Bau.
figure-where = Die erste Karte der Auslage ist gewählt. Sie darf auf die leuchtenden Stapel: nie auf einen ihrer Farbe.
figure-give = Reich’s weiter: Wähl den Tunnel, aus dem ein Klötzchen nach rechts geht.
figure-last = Der erste Trödelmaulwurf liegt oben auf dem Nachziehstapel: die letzte Runde.
figure-bobtail = Der Bobtail im Beet: keine Karte auf ihm, kein Trio durch ihn hindurch.
