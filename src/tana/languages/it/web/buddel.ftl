### Il tabellone di Buddel-Bande.

haystack = { $count ->
    [0] Il pagliaio è vuoto
    [one] Pagliaio: una talpa aspetta
   *[other] Pagliaio: { $count } talpe aspettano
}
on-haystack = sul pagliaio
in-hole = nella buca { $hole }
frozen = bloccata accanto al cane
just-moved = appena mossa: puoi guardare
hole = buca { $hole }, { $sign }
dog-here = qui c’è il cane
dog = Daniel il bassotto, alla buca { $hole }
dice = Dadi: { $piece }, { $sign }
dice-none = Dadi, non ancora tirati
den = Tana di { $name } ({ $clan }): { $home } a casa
peek = È del clan: { $clan }
portrait = { $clan }, { $home } su 3 a casa
entrance = Ingresso delle tane: fiore, foglia e quadrifoglio
tip-frozen = Bloccata: alla sua buca c’è il cane. Non si muove finché il cane non se ne va.
tip-entrance = Ingresso delle tane. Ha tutti e tre i simboli: chi non trova davanti una buca col simbolo corre a casa.
tip-dice = Un dado dice chi si muove, l’altro dove: la prossima buca libera davanti con quel simbolo.
tip-dog = Daniel corre a una buca col simbolo e blocca la talpa che c’è.
done-leave = Non guardare
done-decline = Non muovere

prompt-roll = Tira i dadi.
prompt-mole = Muovi una talpa che brilla, di chiunque sia.
prompt-dog = Manda il cane a una buca con il simbolo.
prompt-both = Muovi una talpa, o manda il cane a una buca con il simbolo.
prompt-dog-to = Il cane: dove? Tocca una buca che brilla.
prompt-look = Puoi guardare sotto la talpa che hai mosso: toccala. Oppure lasciala.
prompt-decline = Porteresti a casa solo gli altri: muovi, oppure rinuncia.

first-goal = porta a casa le tue tre talpe prima degli altri
learn-1 = Quattro clan di tre talpe corrono dal pagliaio alle tane. Dall’alto si vede solo la taglia, non il clan.
learn-2 = Tira i due dadi. Uno dice che cosa si muove, l’altro dove: alla prossima buca libera con quel simbolo.
learn-3 = Puoi muovere la talpa di chiunque e poi guardarci sotto in segreto. Ricorda ciò che hai visto!
learn-4 = Una talpa accanto al cane è bloccata. Vince chi ha per primo tre talpe a casa, chiunque le abbia mosse.

# La lezione: un capitolo, poi i suoi passi
lesson-roll = Tirare e correre
lesson-roll-1 = Il sentiero va dal pagliaio, per 21 buche, fino alle tane. Tre talpe sono del tuo clan, una piccola, una media e una grande, ma dall’alto si vede solo la taglia.
lesson-roll-2 = Tocca i dadi.
lesson-roll-3 = Un dado dice chi si muove, l’altro dove. Tocca una talpa che brilla: corre alla prossima buca libera con quel simbolo. Puoi muovere la talpa di chiunque!
lesson-roll-4 = Ora puoi guardarci sotto di nascosto, o lasciar stare. Scegli.
lesson-look = Un’occhiata segreta
lesson-look-1 = Muovi la talpa media che brilla. Di chi sarà?
lesson-look-2 = Toccala ancora una volta e guarda.
lesson-look-3 = Solo tu hai visto il clan; tutti hanno visto che hai guardato. Senza l’aiuto alla memoria si mostra una volta sola: ricordatelo.
lesson-dog = Il bassotto
lesson-dog-1 = Il bassotto blocca una talpa: accanto a lui nessuno si muove. Hai tirato il cane e una foglia.
lesson-dog-2 = Mandalo a una delle due buche che brillano. Può andare anche all’indietro.
lesson-dog-3 = La talpa in mezzo è libera, un’altra è bloccata. Così puoi fermare chi sta per vincere.
lesson-home = A casa
lesson-home-1 = Hai tirato una talpa piccola e un quadrifoglio. Davanti alla talpa piccola vicina alle tane non ci sono più quadrifogli.
lesson-home-2 = Quindi corre a casa. Toccala.
lesson-home-3 = A casa mostra il clan ed entra in quella tana, chiunque l’abbia mossa. Questa è tua!
lesson-decline = Dire di no
lesson-decline-1 = Due talpe piccole sono a casa, anche la tua. Quindi sai che la terza non è tua, e il tuo tiro la porterebbe a casa.
lesson-decline-2 = Quando puoi solo aiutare qualcun altro, e ne hai la certezza, puoi rinunciare: tocca il pulsante.
lesson-decline-3 = Resta dov’è. Ma tutti hanno scoperto qualcosa su di te.
lesson-win = Vincere
lesson-win-1 = Due delle tue sono a casa, e hai tirato una talpa grande e un quadrifoglio. Porta a casa la terza.
lesson-win-2 = Vince il clan che ha a casa la sua terza talpa, chiunque l’abbia mossa. È tutto: ora gioca!

moment-home = Una talpa torna a casa!

figure-pieces = Talpe di tre taglie, i quattro clan, i tre simboli delle buche e il bassotto.
figure-start = Tutte le talpe sono sul pagliaio; il sentiero porta alle tane.
figure-both = I dadi fanno muovere una talpa o il cane: ciò che brilla si può muovere.
figure-end = Verso la fine: le prime talpe sono a casa nelle loro tane.
