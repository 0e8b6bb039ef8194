### Der Spieltisch von Die Stunde der Maus.

pages = Ansicht
page-now = Jetzt
page-team = Teams
page-market = Markt
now = Jetzt
zoom = Zahl { $number }
nobody = niemand
active = Die { $mouse } von { $name } ist aktiv
hand = { $time }, Minutenzeiger auf { $number }, { $spaces } Plätze: { $mice }
number = Zahl { $number }
sky-sun = Sonne
sky-moon = Mond
covered = unter einer Katzenpfote
leaf = Blatt mit: { $tile }
leaf-of = Blatt der { $number }: { $tile }
inner = Innenkreis: { $mice }
outer = Außenkreis: { $mice }
piece = { $mouse } von { $name }
part-amount = { $icon } { $amount }
part-cost = { $cost } ausgeben: { $what }
pool = Steine auf der Hand
pouch = Tasche der { $mouse }: { $count } von { $room }
pouch-empty = leere Tasche
mouse-spoken = { $mouse }, { $where }: { $tiles }
ring-out-of-play = nicht im Spiel
ring-hand = auf dem Minutenzeiger
ring-inner = Innenkreis der { $number }
ring-outer = Außenkreis der { $number }
ring-falling = im Fallen
team = Team von { $name }
teams = Teams
hunt = Trophäentableau, { $count } von 16
hunt-title = Trophäen{ "\u00AD" }tableau
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: { $tile } gesucht
card = Gunstkarte { $card }: { $icons }
card-bonus = Gunstkarte { $card }: { $icons }; oder als Objekt: { $tile }
cards = Deine Gunstkarten
market = Markt
basket = Schnäppchenkorb: { $tile }
basket-empty = Der Korb ist leer
wilds = Markt: { $count ->
    [one] 1 Joker
   *[other] { $count } Joker
}
bag = Steine im Beutel: { $count }
favor-deck = Gunststapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
quests = Quests
quest = Quest { $slot }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $pictures }
chain-title = Kette
chain = Kette: Die nächste Maus am Blatt bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scaler = { $name } auf { $space }
team-blue = Blau
team-yellow = Gelb
team-brown = Braun
team-red = Rot
portrait = Team { $colour }, Punkte: { $points }
portrait-cards = { $count ->
    [0] keine Gunstkarten
    [one] eine Gunstkarte
   *[other] { $count } Gunstkarten
}
priority = hat Vorrang
do-stay = Mitfahren
do-hop-off = Abspringen
do-hop-back = Zurückspringen
do-outer = Nach außen
do-hop-on = Aufspringen
do-claim = Einsammeln
do-swap = Umverteilen
do-climb = Klettern
do-search = Suchen
do-draw = Gunst ziehen
use-favor = für ihre Icons
use-bonus = als Objekt
use-discard = abwerfen
done-skip = Verzichten
done-done = Beenden
done-keep = So lassen
done-score = Abliefern

# Was die Dinge sind, neben ihren Namen
tip-hand = Der Minutenzeiger. Mäuse auf ihm bleiben oder springen ab, wo er hinzeigt; bei jedem Ticktack rückt er eine Zahl weiter.
tip-leaf = Eine Maus, die auf diese Zahl kommt, darf den Stein vom Blatt einsammeln.
tip-wild = Steht für jede Farbe und jedes Symbol.
tip-quest = Eine Lieferung, die alle Bilder abdeckt, erfüllt auch die Quest. Ein Regenbogenbild nimmt jede Farbe.
tip-hunt = Abgelieferte Steine füllen es. Jede volle Reihe und Spalte bringt am Ende 5 Punkte.
tip-icon-climb = Dein Klettermäuschen steigt die Kette hinauf und bekommt die Punkte auf dem Weg.
tip-icon-search = Zieh so viele Steine aus dem Beutel. Die Guckmaus zieht einen mehr und legt einen zurück.
tip-icon-favor = Zieh eine Gunstkarte. Spiel sie für ihre Icons oder nutze sie als ihr Objekt.
tip-icon-market = Nimm zwei Steine aus dem Korb oder einen Joker.
tip-icon-scamp = Setz deine Schlaumaus auf eine andere Zahl ohne Katzenpfote; sie handelt dort.
tip-icon-deliver = Jedes Objekt der Maus bringt 1 Punkt, dazu 1 für jedes in der größten Gruppe eines Symbols und einer Farbe. Ein einzelnes bringt 3.
tip-icon-return = Relikte verlassen das Spiel: je 5 Punkte und eine Gunstkarte.
tip-icon-leap = Spring bis zu drei Zahlen weiter in den Außenkreis und handle dort.
tip-icon-toss = Verteil Steine mit einer anderen deiner Mäuse um, wo immer sie ist.
tip-mouse-scavenger = In ihre Tasche passen fünf Steine, aber auf dem Zeiger braucht sie zwei Plätze.
tip-mouse-spotter = Zieht beim Suchen einen Stein mehr und legt einen zurück.
tip-mouse-scurrier = Beim Abspringen darf sie bis zu zwei Zahlen weiter springen.
tip-mouse-scamp = Nicht im Spiel, bis sie gerufen wird; dann kann sie überall auftauchen.

delivery-points = Diese Lieferung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
delivery-all = mit allem: { $points }
quest-fits = Mit dieser Lieferung erfüllt
dealt = Zu verteilen: { $tile }. Tipp auf eine Maus oder zieh den Stein dorthin
share-out = Verteilen
prompt-start = Wähl eine Maus, dann die Zahl, auf der sie startet.
prompt-activate = Welche deiner Mäuse ist zuerst dran?
prompt-keep = Bevor der Zeiger weiterrückt: Steine deiner Mäuse hier umverteilen?
prompt-inner = Im Innenkreis: Spring auf den Zeiger auf, oder geh in den Außenkreis und handle.
prompt-hand = Auf dem Zeiger: Fahr weiter mit, oder spring hier ab und handle.
prompt-bumped = Geschubst! Lande hier oder eine Zahl davor.
prompt-claim = Den Stein vom Blatt einsammeln?
prompt-scamp = Wo taucht die Schlaumaus auf?
prompt-deliver = Abliefern: Tipp auf die Objekte, die du bringst.
prompt-spend = Bezahl mit Steinen der aktiven Maus oder verzichte.
prompt-return = Lord Kuckuck Relikte zurückgeben?
prompt-market = Markt: zwei Steine aus dem Korb oder ein Joker.
prompt-toss = Zuwurf: Mit welcher deiner Mäuse?
prompt-leap = Wohin?
prompt-end = Hier fertig: Beende die Aktivierung oder spiel eine Karte.
prompt-act = Nutze die Aktion oder verzichte darauf.
prompt-put-back = Die Guckmaus hat einen zu viel gezogen: Leg einen zurück.
prompt-drop = Zu wenig Platz: Welcher Stein kommt zurück in den Beutel?
prompt-deal = Wer bekommt den markierten Stein?
prompt-take = Nimm den zweiten Stein.
prompt-discard = Drei Karten sind zu viele: Wirf eine ab.
prompt-delivering = Leg noch mehr dazu oder liefere ab.
prompt-quest = Welche Quest erfüllst du?
prompt-place = Leg den Joker auf dein Trophäentableau.
prompt-lose = Die Katze kratzt: Welcher Stein geht verloren?

tie-break = Gleichstand: Wer mehr Felder des Trophäentableaus gefüllt hat, gewinnt.

first-goal = die meisten Punkte um Mitternacht. Lieferungen bringen am meisten
learn-1 = Deine Mäuse reiten auf dem Minutenzeiger einer Kuckucksuhr. Bei jedem Ticktack rückt er eine Zahl weiter.
learn-2 = Eine Maus im Innenkreis springt auf den Zeiger auf oder geht in den Außenkreis. Eine Maus auf dem Zeiger bleibt oder springt ab. Im Außenkreis sammelt sie den Stein vom Blatt ein und nutzt die Aktion.
learn-3 = Sammle Steine und liefere sie bei 6 und 11 ab: Punkte für jeden Stein, für gleiche Symbole, für gleiche Farben, für Quests und für volle Linien deines Trophäentableaus.
learn-4 = Das Klettermäuschen steigt die Kette hinauf, Gunstkarten helfen, und die Pfoten der Katze sind im Weg. Nach fünf Runden schlägt es Mitternacht.

# Die Lektion: ein Kapitel, dann seine Schritte
lesson-ride = Auf dem Zeiger
lesson-ride-1 = Der lange Zeiger tickt von Zahl zu Zahl. Deine Mäuse warten im Innenkreis; kommt der Zeiger zu ihrer Zahl, wachen sie auf. Der kurze Zeiger zählt die Runden bis Mitternacht.
lesson-ride-2 = Deine Guckmaus wacht bei 2 auf. Lass sie auf den Zeiger aufspringen: Tipp in die Mitte der Uhr.
lesson-ride-3 = Der Zeiger ist weitergerückt und deine Maus mit ihm. Bleib noch eine Zahl lang: Tipp in die Mitte.
lesson-ride-4 = Jetzt spring ab: Tipp auf die 4.
lesson-claim = Blatt und Aktion
lesson-claim-1 = Eine Maus, die in den Außenkreis kommt, darf dort zweierlei tun. Schick deine Springmaus hinaus: Tipp auf die 4.
lesson-claim-2 = Zuerst das Blatt. Sein Stein ist noch da: Tipp ihn an. Er kommt in die Tasche der Maus.
lesson-claim-3 = Dann die Aktion der Zahl. Hier ist es eine Gunstkarte: Tipp auf den Gunststapel. Nur du siehst, welche es ist.
lesson-search = Suchen
lesson-search-1 = Schick deine Guckmaus hinaus auf die 3.
lesson-search-2 = Hier werden Steine aus dem Beutel gezogen. Tipp auf die Suche.
lesson-search-3 = Die Guckmaus zieht einen mehr als die anderen und legt einen zurück. Tipp auf den, den du nicht willst.
lesson-market = Der Markt
lesson-market-1 = Schick deine Beutelmaus hinaus auf die 5. In ihre Tasche passen fünf Steine, aber auf dem Zeiger braucht sie zwei Plätze.
lesson-market-2 = Der Preis steht vor dem Pfeil. Hier ist es ein Stein: Tipp auf den, den du ausgibst.
lesson-market-3 = Dafür bekommst du zwei Steine aus dem Korb oder einen Joker. Nimm einen Stein.
lesson-market-4 = Und noch einen.
lesson-climb = Die Kette
lesson-climb-1 = Schick deine Springmaus hinaus auf die 2.
lesson-climb-2 = Klettern 3: Tipp auf die Kette. Dein Klettermäuschen, die fünfte Maus, steigt hinauf.
lesson-climb-3 = Auf den markierten Gliedern gibt es Punkte. Das Blatt ganz oben bringt viele, dem ersten Klettermäuschen dort am meisten; danach fängt es von vorn an.
lesson-deliver = Abliefern
lesson-deliver-1 = Zwei Quests stehen allen offen. Die erste verlangt zwei Schlüssel und einen Fingerhut in beliebiger Farbe, und deine Beutelmaus hat sie.
lesson-deliver-2 = Die 6 ist zum Abliefern da. Geh hinaus.
lesson-deliver-3 = Tipp auf den lila Schlüssel in der Tasche.
lesson-deliver-4 = Jetzt der grüne Schlüssel.
lesson-deliver-5 = Und der blaue Fingerhut.
lesson-deliver-6 = Drei Objekte, zwei mit gleichem Symbol. Die Feder bleibt. Tipp auf „Abliefern“.
lesson-deliver-7 = Ein Punkt für jedes Objekt, mehr für die größte Gruppe eines Symbols und einer Farbe, und die Quest obendrauf. Dann füllen die Steine dein Trophäentableau; volle Reihen und Spalten bringen am Ende Punkte.
lesson-favor = Gunstkarten
lesson-favor-1 = Du hast eine Gunstkarte. Solange eine deiner Mäuse aktiv ist, darfst du sie für ihre Icons spielen oder als das Objekt in ihrer Ecke nutzen.
lesson-favor-2 = Tipp auf die Karte.
lesson-favor-3 = Ihr Icon ist Klettern 2: Tipp auf die Kette. Dann macht deine Maus weiter, als wäre nichts gewesen.
lesson-scamp = Die Schlaumaus
lesson-scamp-1 = Schick deine Springmaus hinaus auf die 1.
lesson-scamp-2 = Für einen Stein kommt die kleine Schlaumaus zu Hilfe. Tipp auf den Stein.
lesson-scamp-3 = Tipp auf eine beliebige Zahl: Sie läuft hin und handelt sofort.
lesson-bump = Gedränge auf dem Zeiger
lesson-bump-1 = Der Zeiger hat drei Plätze, und beide Reiterinnen gehören zum anderen Team. Es ist kein Platz mehr.
lesson-bump-2 = Spring trotzdem auf: Tipp in die Mitte.
lesson-bump-3 = Alle wurden nach vorn geschoben, und die vorderste Maus fiel von der Spitze. Sie darf sofort handeln, ein Schubs kann also ein Geschenk sein!
lesson-relic = Relikte
lesson-relic-1 = Deine Guckmaus hat die Krone gefunden, ein Relikt. Relikte werden nicht abgeliefert; bei der 12 gibst du sie zurück. Geh hinaus.
lesson-relic-2 = Tipp auf die Krone: fünf Punkte und eine Gunstkarte.
lesson-relic-3 = Von der 12 darf eine Maus auf 1, 2 oder 3 springen und dort handeln. Tipp auf eine davon.
lesson-cat = Das Ende einer Runde
lesson-cat-1 = Der Zeiger steht auf 12. Nach deiner letzten Maus ist die Runde zu Ende: Spring auf.
lesson-cat-2 = Die Katze hat ihre Pfoten auf zwei Zahlen gelegt: Dorthin darf niemand, und die Mäuse dort mussten weiter. Die Stunde hat geschlagen, und alle Mäuse aus dem Außenkreis sind wieder im Innenkreis.
lesson-midnight = Mitternacht
lesson-midnight-1 = Das letzte Ticktack der letzten Runde.
lesson-midnight-2 = Spring auf und sieh, was kommt.
lesson-midnight-3 = Mitternacht! Volle Reihen und Spalten des Trophäentableaus bringen Punkte, und was die Mäuse noch tragen, ist eine letzte Lieferung. Wer die meisten Punkte hat, gewinnt. Spiel los!

moment-quest = Eine Quest ist erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
moment-relic = Ein Relikt ist zurück: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
moment-midnight = Mitternacht!
moment-midnight-text = Die Jagd ist zu Ende. Lord Kuckuck zählt.

figure-pieces = Die Mäuse eines Teams, Objekte, ein Joker, ein Relikt, eine Eichel und eine Katzenpfote.
figure-start = Die Uhr vor dem ersten Ticktack, daneben Quests, Markt und Kette.
figure-tick = Mitten in einer Partie: Mäuse auf dem Zeiger, auf Zahlen, im Außenkreis; eine Pfote liegt auf einer Zahl.
figure-claim = Eine Maus darf den Stein vom Blatt ihrer Zahl einsammeln.
figure-market = Auf dem Markt: ein Stein aus dem Korb oder ein Joker.
figure-deliver = Eine Lieferung: Welche Steine der Tasche kommen auf das Trophäentableau?
figure-place = Ein abgelieferter Stein kommt auf das Feld des Trophäentableaus mit seinem Bild.
figure-alone = Allein mit der Uhr.
