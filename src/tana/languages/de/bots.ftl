### Bots: Stufen, Hinweise und die Begriffe ihrer Bewertungen („Warum dieser Zug?“).

level-random = Zufall: irgendein erlaubter Zug
level-sprout = Keimling: ein bisschen albern
level-digger = Buddler: solide
level-fox = Fuchs: denkt voraus
level-owl = Eule: weiß, was zählt

note-warming-up = läuft sich noch warm: ein schneller Zug
note-cancelled = vorzeitig angehalten
note-recovered = der Bot hatte einen Fehler: ein zufälliger Zug
note-out-of-time = dem Bot ging die Zeit aus: ein zufälliger Zug

## Molly

term-molly-cubes = Klötzchen jetzt
term-molly-balance = Gleichgewicht des Baus
term-molly-tokens = Marker
term-molly-sets_in_reach = Trios in Reichweite
term-molly-projects_in_reach = Projekte in Reichweite
term-molly-free_spaces = leere Felder

## Uly & Polly

term-uly-prizes = Preise
term-uly-this_round = Chance in dieser Runde
term-uly-wolf_far_off = Abstand von Wolf und Hund
term-uly-dog_has_choice = Plättchen, die der Hund aufdecken kann

## Buddel-Bande

term-buddel-home = Maulwürfe zu Hause
term-buddel-on_the_way = Maulwürfe unterwegs
term-buddel-frozen = vom Dackel festgehaltene Maulwürfe
term-buddel-knowledge = Wissen

## Die Stunde der Maus

term-hickory-points = Punkte
term-hickory-delivery = laufende Lieferung
term-hickory-pouches = Steine in den Taschen
term-hickory-quests = Quests in Sicht
term-hickory-hunt_board = Trophäentableau
term-hickory-relics = Relikte
term-hickory-chain = Kette
term-hickory-cards = Gunstkarten
term-hickory-mice = Mäuse auf der Uhr

### Gründe für einen Tipp: worin der Zug besser ist als die anderen. Sie folgen auf „Warum: “.

reason-molly-cubes = er bringt mehr Klötzchen nach Hause
reason-molly-balance = danach lässt sich in deinem Bau mehr aufbauen
reason-molly-tokens = du behältst mehr Marker
reason-molly-sets_in_reach = er lässt dir ein Trio in Reichweite
reason-molly-projects_in_reach = er lässt dir ein Trio aus Projekten in Reichweite
reason-molly-free_spaces = er nutzt die leeren Felder gut
reason-uly-prizes = er bringt Preise
reason-uly-this_round = er verbessert deine Chance, diese Runde zu gewinnen
reason-uly-wolf_far_off = er bringt Wolf und Hund in einen Abstand, der dir entgegenkommt
reason-uly-dog_has_choice = er lässt dem Hund eine Auswahl an Plättchen, die dir entgegenkommt
reason-buddel-home = er bringt deine Maulwürfe nach Hause
reason-buddel-on_the_way = er bringt deine Maulwürfe weiter voran
reason-buddel-frozen = er hält deine Maulwürfe vom Dackel fern
reason-buddel-knowledge = er verrät dir mehr über die Banden
reason-hickory-points = er bringt sofort Punkte
reason-hickory-delivery = er macht diese Lieferung wertvoller
reason-hickory-pouches = deine Taschen sind mehr wert
reason-hickory-quests = er bringt eine Quest näher
reason-hickory-hunt_board = er füllt dein Trophäentableau
reason-hickory-relics = er bringt ein Relikt seiner Rückgabe näher
reason-hickory-chain = dein Klettermäuschen kommt höher
reason-hickory-cards = er macht mehr aus deinen Gunstkarten
reason-hickory-mice = deine Mäuse sitzen besser auf der Uhr
