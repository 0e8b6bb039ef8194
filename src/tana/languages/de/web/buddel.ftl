### Der Spieltisch von Buddel-Bande.

haystack = { $count ->
    [0] Der Heuhaufen ist leer
    [one] Heuhaufen: ein Maulwurf wartet
   *[other] Heuhaufen: { $count } Maulwürfe warten
}
on-haystack = auf dem Heuhaufen
in-hole = auf Hügel { $hole }
frozen = erstarrt neben dem Dackel
just-moved = gerade gezogen: Du darfst nachsehen
hole = Hügel { $hole }, { $sign }
dog-here = hier ist der Dackel
dog = Dackel Daniel, bei Hügel { $hole }
dice = Würfel: { $piece }, { $sign }
dice-none = Würfel, noch nicht geworfen
den = { $name }: Bau der { $clan }, { $home } zu Hause
peek = Einer aus der Bande der { $clan }
portrait = { $clan }, { $home } von 3 zu Hause
entrance = Eingang zum Bau: Blume, Blatt und Klee
tip-frozen = Erstarrt: Der Dackel sitzt an diesem Hügel. Erst wenn er weg ist, geht es weiter.
tip-entrance = Eingang zum Bau. Er hat alle drei Symbole: Ein Maulwurf, der vor sich keinen passenden Hügel mehr hat, läuft nach Hause.
tip-dice = Ein Würfel sagt, wer zieht, der andere, wohin: auf den nächsten freien Hügel mit diesem Symbol.
tip-dog = Daniel läuft zu einem beliebigen Hügel mit dem Symbol und hält den Maulwurf fest, der dort ist.
done-leave = Nicht nachsehen
done-decline = Nicht ziehen

prompt-roll = Würfle.
prompt-mole = Zieh einen leuchtenden Maulwurf, ob er dir gehört oder nicht.
prompt-dog = Schick den Dackel zu einem Hügel mit dem Symbol.
prompt-both = Zieh einen Maulwurf, oder schick den Dackel zu einem Hügel mit dem Symbol.
prompt-dog-to = Wohin mit dem Dackel? Tipp auf einen leuchtenden Hügel.
prompt-look = Du darfst unter den gezogenen Maulwurf schauen: Tipp ihn an. Oder lass es.
prompt-decline = Du würdest nur anderen nach Hause helfen: Zieh oder verzichte.

first-goal = bring deine drei Maulwürfe zuerst nach Hause
learn-1 = Vier Banden zu je drei Maulwürfen rennen vom Heuhaufen nach Hause. Von oben sieht man nur die Größe, nicht die Bande.
learn-2 = Wirf beide Würfel. Einer sagt, was zieht, der andere, wohin: auf den nächsten freien Hügel mit diesem Symbol.
learn-3 = Du darfst jeden Maulwurf ziehen und dann heimlich darunter schauen. Merk dir, was du gesehen hast!
learn-4 = Ein Maulwurf neben dem Dackel ist erstarrt. Wer zuerst drei Maulwürfe zu Hause hat, gewinnt, egal wer sie gezogen hat.

# Die Lektion: ein Kapitel, dann seine Schritte
lesson-roll = Würfeln und laufen
lesson-roll-1 = Der Weg führt vom Heuhaufen über 21 Hügel zum Bau. Drei Maulwürfe gehören zu deiner Bande, ein kleiner, ein mittlerer und ein großer, doch von oben sieht man nur die Größe.
lesson-roll-2 = Tipp auf die Würfel.
lesson-roll-3 = Ein Würfel sagt, wer zieht, der andere, wohin. Tipp auf einen leuchtenden Maulwurf: Er läuft auf den nächsten freien Hügel mit diesem Symbol. Du darfst jeden Maulwurf ziehen!
lesson-roll-4 = Jetzt darfst du heimlich darunter schauen oder es lassen. Wähl.
lesson-look = Heimlich nachsehen
lesson-look-1 = Zieh den leuchtenden mittleren Maulwurf. Wem gehört er wohl?
lesson-look-2 = Tipp ihn noch einmal an und schau nach.
lesson-look-3 = Nur du hast seine Bande gesehen; dass du nachgesehen hast, sahen alle. Ohne Gedächtnisstütze wird sie nur einmal gezeigt: Merk sie dir.
lesson-dog = Der Dackel
lesson-dog-1 = Der Dackel hält einen Maulwurf fest: Neben ihm kann keiner ziehen. Du hast den Dackel und ein Blatt gewürfelt.
lesson-dog-2 = Schick ihn zu einem der beiden leuchtenden Hügel. Er darf auch rückwärts laufen.
lesson-dog-3 = Der Maulwurf in der Mitte ist frei, ein anderer sitzt fest. So hältst du jemanden auf, der kurz vor dem Sieg steht.
lesson-home = Nach Hause
lesson-home-1 = Du hast einen kleinen Maulwurf und Klee gewürfelt. Vor dem kleinen Maulwurf nahe beim Bau liegt kein Klee mehr.
lesson-home-2 = Also läuft er nach Hause. Tipp ihn an.
lesson-home-3 = Zu Hause zeigt er seine Bande und kommt in ihren Bau, egal wer ihn gezogen hat. Dieser gehört dir!
lesson-decline = Nein sagen
lesson-decline-1 = Zwei kleine Maulwürfe sind zu Hause, deiner auch. Du weißt also, dass der dritte nicht deiner ist, und dein Wurf brächte ihn nach Hause.
lesson-decline-2 = Wenn du nur noch anderen helfen kannst und dir sicher bist, darfst du auf den Zug verzichten: Tipp auf „Nicht ziehen“.
lesson-decline-3 = Er bleibt, wo er ist. Aber alle haben etwas über dich erfahren.
lesson-win = Gewinnen
lesson-win-1 = Zwei deiner Maulwürfe sind zu Hause, und du hast einen großen Maulwurf und Klee gewürfelt. Bring den dritten nach Hause.
lesson-win-2 = Eine Bande gewinnt, wenn ihr dritter Maulwurf zu Hause ist, egal wer ihn gezogen hat. Das ist alles: Spiel los!

moment-home = Ein Maulwurf kommt nach Hause!

figure-pieces = Maulwürfe in drei Größen, die vier Banden, die drei Symbole der Hügel und der Dackel.
figure-start = Alle Maulwürfe sind auf dem Heuhaufen; der Weg führt zum Bau.
figure-both = Mit diesem Wurf darf ein Maulwurf oder der Dackel ziehen: alles, was leuchtet.
figure-end = Spät in einer Partie: Die ersten Maulwürfe sind zu Hause in ihrem Bau.
