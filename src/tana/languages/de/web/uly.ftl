### Der Spieltisch von Uly & Polly.

round = Runde { $round } von { $rounds }
you-wolf = Du bist der Wolf
you-at = Du bist auf { $cell }
wolf-is = { $name } ist der Wolf
turned = { $count } von { $all } Plättchen aufgedeckt
idle = { $count } von { $all } Hundezügen ohne neues Plättchen
spot-tile = Reihe { $row }, Spalte { $column }: { $shows }
tile-back = wolliger Rücken
tile-own = wolliger Rücken, dein Wolf
tile-sheep = ein Schaf
tile-wolf = der Wolf!
tile-dog = hier ist der Hund
tile-trail = lag zu Beginn auf { $cell }
tip-pips = Aufgedeckte Schafe. Nach { $all } davon ist der Wolf entkommen.
tip-dog = Polly, die Hütehündin. In jedem Zug geht sie einen Schritt in eine beliebige Richtung und deckt das Plättchen auf.
pointed = Spieler { $seat } zeigt hierher
last-found = Letzte Runde: Wolf von { $name } gefunden.
last-escaped = Letzte Runde: Wolf von { $name } entkommen.
prizes = { $count ->
    [0] keine Preise
    [one] ein Preis
   *[other] { $count } Preise
}
role-wolf = Wolf
role-dog = Hund

prompt-hide = Du bist der Wolf. Tipp auf das Plättchen, unter dem du dich versteckst.
prompt-start = Tipp auf das Plättchen, auf dem der Hund startet.
prompt-swap = Zug des Wolfs: Tipp auf zwei benachbarte Plättchen, um sie zu tauschen.
prompt-swap-with = Tipp jetzt auf das andere: Die beiden müssen sich berühren.
prompt-dog = Zug des Hundes: Tipp auf ein Nachbarplättchen.

first-goal = die meisten Preise. Der Wolf versteckt sich, der Hund sucht
learn-1 = Einer ist der Wolf und versteckt sich unter einem von sechzehn Schafen. Alle anderen führen gemeinsam den Hund.
learn-2 = Der Wolf tauscht in jedem Zug vor aller Augen zwei benachbarte Plättchen. Dann geht der Hund auf ein Nachbarplättchen und deckt es auf.
learn-3 = Ist der Wolf unter den ersten acht aufgedeckten Plättchen, gewinnen alle auf der Seite des Hundes einen Preis. Sonst gewinnt ihn der Wolf.
learn-4 = Dann ist der Nächste der Wolf. Wer die meisten Preise hat, gewinnt.

# Die Lektion: ein Kapitel, dann seine Schritte
lesson-hide = Verstecken
lesson-hide-1 = Sechzehn Schafe von oben. In jeder Runde ist einer der Wolf, und alle anderen zusammen sind der Hütehund. Alle Rücken sehen gleich aus.
lesson-hide-2 = Diesmal bist du der Wolf. Tipp auf ein beliebiges Plättchen, um dich darunter zu verstecken.
lesson-hide-3 = Nur du siehst die beiden Ohren. Die anderen wissen, dass du dich versteckt hast, und sonst nichts.
lesson-swap = Der Zug des Wolfs
lesson-swap-1 = Dort steht der Hund, und du bist unter den Ohren. In jedem deiner Züge musst du zwei Plättchen tauschen, die sich berühren, auch diagonal.
lesson-swap-2 = Tipp auf ein Plättchen, dann auf das andere. Deines muss nicht dabei sein: Ein Tausch weit weg kann eine gute Finte sein. Das Plättchen unter dem Hund bleibt liegen.
lesson-swap-3 = Alle haben den Tausch gesehen und rätseln, was er bedeutet. Jetzt wäre der Hund am Zug.
lesson-start = Den Hund loslassen
lesson-start-1 = Jetzt versteckt sich jemand anders, und du führst den Hund. Spielt ihr zu mehreren, wechselt ihr euch ab, und die anderen können für alle sichtbar auf Plättchen zeigen.
lesson-start-2 = Tipp auf das Plättchen, auf dem der Hund startet. Es wird nicht aufgedeckt.
lesson-start-3 = Von dort geht er Schritt für Schritt. Achte darauf, was der Wolf tauscht!
lesson-sheep = Ein Schaf wird aufgedeckt
lesson-sheep-1 = Geh auf ein leuchtendes Plättchen. Liegt es verdeckt, wird es aufgedeckt.
lesson-sheep-2 = Ein Schaf. Es bleibt offen liegen, und die Kreise über der Wiese zählen mit. Nach acht Schafen ist der Wolf entkommen.
lesson-wolf = Gefunden!
lesson-wolf-1 = Der Wolf hat gerade diese zwei Plättchen getauscht. Wollte er näher kommen, oder ist es eine Finte? Jemand hat Ohren gesehen …
lesson-wolf-2 = Geh auf das Plättchen, das näher gekommen ist.
lesson-wolf-3 = Der Wolf! Alle auf der Seite des Hundes gewinnen einen Preis, und alle sehen, welchen Weg er genommen hat. Jetzt ist der Nächste der Wolf.
lesson-escape = Entkommen
lesson-escape-1 = Sieben Schafe sind aufgedeckt. Noch eines, und der Wolf ist entkommen. Und er ist zu weit weg.
lesson-escape-2 = Da hilft nichts: Geh auf ein verdecktes Plättchen.
lesson-escape-3 = Das achte Schaf: Nur der Wolf gewinnt einen Preis. Alle sind gleich oft der Wolf, und wer die meisten Preise hat, gewinnt. Spiel los!

moment-found = Der Wolf ist gefunden!
moment-escaped = Der Wolf ist entkommen!

figure-start = Sechzehn wollige Rücken. Unter einem steckt ein Wolf.
figure-round = Einige Schafe sind aufgedeckt, und Polly schnüffelt weiter. Kleine Schilder zeigen, wo ein Plättchen zu Beginn lag.
figure-pieces = Ein Rücken, ein Schaf, der Wolf, Polly und ein Preis.
