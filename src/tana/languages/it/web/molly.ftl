### Il tabellone di Molly.

spot-deck = { $cards ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $cards } carte
}
spot-slot = Carta { $slot } della fila: { $card }
spot-slot-empty = Fila { $slot }: vuota
spot-held = Carta scoperta: { $card }
spot-supply = { $tokens ->
    [0] Nessun segnalino nella riserva
    [one] Un segnalino nella riserva
   *[other] { $tokens } segnalini nella riserva
}
spot-cell = riga { $row }, colonna { $column }: { $shows }
spot-height = Scoperte: { $up }, coperte: { $down }.
spot-down = { $card } (coperta)
spot-under = Sotto, dall’alto: { $cards }
memory-key = Segni piccoli: le carte di una pila, dall’alto. Bordo scuro: coperta.
spot-burrow = La tua tana, { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
spot-tunnel = galleria di colore { $colour }: { $count ->
    [0] nessun cubetto
    [one] un cubetto
   *[other] { $count } cubetti
}
line-pick = questo tris
line-spoken = { $line }: questo tris
count-cubes = { $count } di colore { $colour }
count-unsure = e altri { $count } di colore ignoto
count-tokens = { $tokens ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $tokens } segnalini
}
do-swap = Scambia
do-swap-spoken = Scambia due pile con un segnalino
tip-deck = Il mazzo. Se scopri la prima carta, devi giocarla. Nasconde tre Eventi.
tip-tardy = Una Talpa Ritardataria in cima al mazzo: è l’ultimo giro.
tip-token = Segnalino Progetto. Prima di giocare una carta ognuno paga un’azione speciale; alla fine vale un punto.
tip-project = Un dorso è un Progetto. Tre in fila danno tre segnalini.
tip-bobtail = Il Bobtail. Nessuna carta su di lui, nessun tris che lo attraversi. Un segnalino lo sposta di uno spazio.
tip-tunnel = Galleria di colore { $colour }. Alla fine: la tua galleria più piena per la più vuota che abbia un cubetto, più un punto per segnalino.
tip-event-gift = Tutti ottengono un segnalino.
tip-event-windfall = Tutti pescano una carta per il suo cubetto.
tip-event-new-shoots = Ogni spazio vuoto riceve una carta scoperta dal mazzo.
tip-event-cover-up = Ogni dorso visibile riceve una carta scoperta dal mazzo.
tip-event-pass-it-on = Tutti danno insieme un cubetto a chi siede alla loro destra.
tip-event-spring-cleaning = Tutti scartano un cubetto a scelta.
done-pass = Termina il turno

prompt-play = Gioca una carta: dalla fila o dalla cima del mazzo.
prompt-act = Gioca una carta. Con un segnalino puoi prima prendere una carta della fila o scambiare due pile.
prompt-act-bobtail = Gioca una carta. Con un segnalino puoi prima prendere una carta della fila o muovere il Bobtail.
prompt-where = Dove? Tocca una pila che brilla: mai una dello stesso colore.
prompt-where-or-take = Dove? Tocca una pila che brilla, o la tua tana per prendere la carta con un segnalino.
prompt-swap = Scambio per un segnalino: tocca la prima di due pile vicine.
prompt-swap-with = Ora tocca la pila con cui scambiarla.
prompt-hunt = Dove va il Bobtail? Tocca uno spazio che brilla.
prompt-place = Metti su una pila la carta che hai scoperto.
prompt-rehome = Il Bobtail ha trovato una pila: dove va?
prompt-set = Hai un tris! Quale delle tre pile prendi? Le altre due si capovolgono.
prompt-which = Più tris insieme: scegline uno.
prompt-projects = Un tris di Progetti! Sceglilo.
prompt-cover = Metti le carte pescate sulle tre pile.
prompt-steal = Scegli a chi rubare un segnalino.
prompt-give = Passa parola: quale cubetto va a chi sta alla tua destra?
prompt-discard = Pulizie di primavera: quale cubetto scarti?
prompt-pass = Non c’è nessuna carta da giocare.

tie-break = A parità di punti vince chi ha meno segnalini.

own-points = I tuoi punti con la tana di adesso: { $points }
first-goal = galleria più piena per la più vuota, più segnalini
learn-1 = Nell’orto ci sono nove pile. Vedi solo ciò che sta in cima.
learn-2 = Nel tuo turno metti una Talpa su una pila. Non può coprire il proprio colore.
learn-3 = Tre dello stesso colore in fila sono un tris: prendi una delle tre pile per i suoi cubetti e capovolgi le altre due.
learn-4 = I tuoi punti: la galleria più piena per la più vuota (quelle senza cubetti non contano), più uno per ogni segnalino.

# La lezione: un capitolo, poi i suoi passi
lesson-lay = Giocare una carta
lesson-lay-1 = Questo è l’orto: nove pile di carte. Sotto ogni Talpa che vedi c’è una carta che nessuno ha visto.
lesson-lay-2 = Nella carriola ci sono il mazzo e due carte scoperte, la fila. A ogni turno giochi una carta.
lesson-lay-3 = Tocca la Talpa bianca della fila, poi una pila che brilla. Una pila resta spenta: una Talpa non copre mai una Talpa del suo colore.
lesson-lay-4 = Ora toccherebbe agli altri. Questa è la tua tana: cinque gallerie, una per colore. È lì che nascono i punti.
lesson-draw = La cima del mazzo
lesson-draw-1 = Niente di utile nella fila? Tocca il mazzo e scopri la carta in cima. Poi non si torna indietro: va giocata.
lesson-draw-2 = Ecco la tua carta. Tocca una pila per giocarla.
lesson-draw-3 = Ciò che trovi nel mazzo lo vedono tutti. Ciò che viene coperto, bisogna ricordarselo.
lesson-set = Un tris
lesson-set-1 = Due Talpe rosse stanno nella riga in alto. Una terza in mezzo fa un tris: tre di un colore in riga, colonna o diagonale.
lesson-set-2 = Gioca la Talpa rossa al centro della riga in alto.
lesson-set-3 = Tris! Tocca la pila che vuoi. Ogni sua carta diventa un cubetto, anche quelle coperte.
lesson-set-4 = I tuoi cubetti sono nella tana, lo spazio nell’orto è vuoto. Le altre due pile sono state capovolte: ciò che era in fondo ora è in cima.
lesson-projects = Progetti
lesson-projects-1 = I dorsi delle carte sono Progetti. Nella riga in basso ce ne sono due. E se una pila capovolta ne facesse tre?
lesson-projects-2 = Completa la colonna verde: gioca la Talpa verde sullo spazio più in basso.
lesson-projects-3 = Prendi la pila in alto o quella in mezzo. Quella in basso verrà capovolta e mostrerà il dorso.
lesson-projects-4 = Tre dorsi in fila: un tris di Progetti! Ti dà tre segnalini. Sono state pescate tre carte per coprirli: tocca una pila per la prima.
lesson-projects-5 = E per la seconda. La terza trova il suo posto da sola.
lesson-take = Un segnalino per un cubetto
lesson-take-1 = Nella tua tana manca il bianco. Alla fine la galleria più piena si moltiplica per la più vuota che abbia almeno un cubetto: scava in modo uniforme.
lesson-take-2 = Prima di giocare una carta, un segnalino ti compra una carta della fila come cubetto: tocca la Talpa bianca, poi la tua tana.
lesson-take-3 = Un cubetto bianco! Le azioni speciali vengono prima, quante ne puoi pagare. Ora gioca una carta come sempre.
lesson-swap = Un segnalino per uno scambio
lesson-swap-1 = Con un segnalino puoi anche scambiare due pile che si toccano di lato. La Talpa rossa a sinistra starebbe bene una riga più su.
lesson-swap-2 = Tocca «Scambia» accanto ai tuoi segnalini, poi la pila in alto a sinistra e quella sotto.
lesson-swap-3 = Ora gioca la Talpa rossa fra le altre due.
lesson-swap-4 = Spostare pile non fa mai un tris: lo fa la carta che giochi. Tocca la pila che vuoi.
lesson-event = Spazi vuoti ed Eventi
lesson-event-1 = Qualcuno ha preso la pila nell’angolo. Gioca lì la Talpa rossa: una carta su uno spazio vuoto fa guadagnare un segnalino.
lesson-event-2 = Hai il tuo segnalino, e non solo: la carta seguente del mazzo era un Evento. In ogni mazzo se ne nascondono tre; accadono subito, per tutti.
lesson-bobtail = Il Bobtail
lesson-bobtail-1 = In questa variante nell’orto c’è un grosso cane. Su di lui non si gioca nessuna carta, e nessun tris lo attraversa.
lesson-bobtail-2 = Un segnalino lo sposta di uno spazio. Tocca il Bobtail, poi la pila alla sua destra.
lesson-bobtail-3 = Ha scacciato quella pila. Tocca uno spazio vuoto: tutta la pila va lì.
lesson-bobtail-4 = E ora gioca una carta come sempre.
lesson-end = La fine e i punti
lesson-end-1 = In fondo al mazzo aspettano le Talpe Ritardatarie, con un orologio sul dorso. Quando la prima arriva in cima, comincia l’ultimo giro. Questo è l’ultimo turno, ed è il tuo.
lesson-end-2 = Gioca una carta. Poi la partita è finita.
lesson-end-3 = La galleria più piena, tre, per la più vuota con un cubetto, uno, più un punto per segnalino. Molly è tutto qui: ora gioca!

moment-set = Tre dello stesso colore!
moment-projects = Tre Progetti!

figure-pieces = Le cinque Talpe con i loro segni, i due dorsi, un segnalino, un cubetto e il Bobtail.
figure-start = Pronti a cominciare: l’orto, la carriola con mazzo, fila e riserva, e la tua tana.
figure-where = La prima carta della fila è scelta. Può andare sulle pile che brillano: mai una dello stesso colore.
figure-give = Passa parola: scegli la galleria da cui un cubetto va a chi ti siede accanto.
figure-last = La prima Talpa Ritardataria è in cima al mazzo: l’ultimo giro.
figure-bobtail = Il Bobtail nell’orto: nessuna carta su di lui, nessun tris che lo attraversi.
