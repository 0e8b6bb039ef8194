### Il tabellone di Buddel-Bande.

haystack = { $count ->
    [0] Il pagliaio è vuoto
    [one] Pagliaio: una talpa aspetta
   *[other] Pagliaio: { $count } talpe aspettano
}
on-haystack = sul pagliaio
in-hole = nella buca { $hole }
frozen = ferma accanto al cane
just-moved = appena mossa: puoi guardare
hole = buca { $hole }, { $sign }
dog-here = qui c’è il cane
dog = Daniel il bassotto, alla buca { $hole }
dice = Dadi: { $piece }, { $sign }
dice-none = Dadi, non ancora tirati
den = { $name }: tana del clan { $clan }, { $home } a casa
peek = È del clan: { $clan }
portrait = { $clan }, { $home } su 3 a casa
done-leave = Non guardare
done-decline = Non muovere

prompt-roll = Tira i dadi.
prompt-mole = Muovi una talpa che brilla, di chiunque sia.
prompt-dog = Manda il cane a una buca con il simbolo.
prompt-both = Muovi una talpa, o manda il cane a una buca con il simbolo.
prompt-look = Puoi guardare sotto la talpa che hai mosso: toccala. Oppure lasciala.
prompt-decline = Porteresti a casa solo altri: muovi, oppure no.

learn-1 = Quattro clan di tre talpe corrono dal pagliaio alle tane. Dall’alto si vede solo la taglia, non il clan.
learn-2 = Tira i due dadi. Uno dice che cosa si muove, l’altro dove: alla prossima buca libera con quel simbolo.
learn-3 = Puoi muovere la talpa di chiunque e poi guardarci sotto in segreto. Ricorda ciò che hai visto!
learn-4 = Una talpa accanto al cane è bloccata. Vince chi ha per primo tre talpe a casa, chiunque le abbia mosse.

lesson-race = Il sentiero va dal pagliaio per 21 buche fino alle tane. Ogni buca mostra un fiore, una foglia o un trifoglio.
lesson-own = Lo stemma accanto al tuo nome è il tuo clan. Tre talpe sono tue: una piccola, una media e una grande.
lesson-roll = Tocca a te: tocca i dadi.
lesson-move = Tocca una talpa che brilla. Corre alla prossima buca libera con il simbolo tirato. Può essere di chiunque!
lesson-look = Ora puoi guardare in segreto di chi è: tocca la talpa. Tutti vedono che guardi, ma non che cosa vedi.
lesson-dog = Il cane può andare a qualsiasi buca con il simbolo. Una talpa accanto a lui è bloccata finché non va via.
lesson-home = Una talpa è arrivata e ha mostrato il suo clan. Tre di un clan a casa vincono. Continua pure finché vuoi.
