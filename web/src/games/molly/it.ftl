### Il tabellone di Molly.

spot-deck = { $cards ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $cards } carte
}
spot-slot = Carta { $slot } della fila: { $card }
spot-slot-empty = Fila { $slot }: vuota
spot-held = Carta girata: { $card }
spot-supply = { $tokens ->
    [0] Nessun segnalino nella riserva
    [one] Un segnalino nella riserva
   *[other] { $tokens } segnalini nella riserva
}
spot-cell = riga { $row }, colonna { $column }: { $shows }
spot-under = Sotto, dall’alto: { $cards }
spot-burrow = La tua tana, { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
spot-tunnel = galleria { $colour }: { $count ->
    [0] nessun cubetto
    [one] un cubetto
   *[other] { $count } cubetti
}
line-pick = questo tris
line-spoken = { $line }: questo tris
count-cubes = { $count } { $colour }
count-unsure = e altri { $count } di colore ignoto
count-tokens = { $tokens ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $tokens } segnalini
}
done-pass = Termina il turno

prompt-play = Gioca una carta: dalla fila o dalla cima del mazzo.
prompt-act = Gioca una carta. Con un segnalino puoi prima prendere una carta della fila o scambiare due pile.
prompt-act-bobtail = Gioca una carta. Con un segnalino puoi prima prendere una carta della fila o muovere il Bobtail.
prompt-place = Metti su una pila la carta che hai girato.
prompt-rehome = Il Bobtail ha trovato una pila: dove va?
prompt-set = Hai un tris! Quale delle tre pile prendi? Le altre due si capovolgono.
prompt-which = Più tris insieme: scegline uno.
prompt-projects = Un tris di Progetti! Sceglilo.
prompt-cover = Metti le carte pescate sulle tre pile.
prompt-steal = Scegli a chi rubare un segnalino.
prompt-give = Passa parola: quale cubetto va a chi sta alla tua destra?
prompt-discard = Pulizie di primavera: quale cubetto scarti?
prompt-pass = Non c’è nessuna carta da giocare.

learn-1 = Nell’orto ci sono nove pile. Vedi solo ciò che sta in cima.
learn-2 = Nel tuo turno metti una Talpa su una pila. Non può coprire il proprio colore.
learn-3 = Tre dello stesso colore in fila sono un tris: prendi una delle tre pile per i suoi cubetti e capovolgi le altre due.
learn-4 = I tuoi punti: la galleria più piena per la più vuota (quelle senza cubetti non contano), più uno per ogni segnalino.

lesson-bed = Questo è l’orto: nove pile di carte. Sotto ogni Talpa che vedi c’è almeno una carta che nessuno ha visto.
lesson-barrow = Nella carriola: il mazzo e due carte scoperte, la fila.
lesson-burrow = La tua tana ha cinque gallerie, una per colore. Conta la più piena per la più vuota: scavale in modo uniforme. I progetti arrotolati sono i tuoi segnalini.
lesson-play = Tocca a te. Tocca una carta della fila, poi una pila che brilla. Oppure tocca il mazzo per girare la prima carta. Una Talpa non può mai coprirne una del suo colore.
lesson-others = Bene. Ora giocano gli altri. Guarda che cosa finisce in cima.
lesson-token = Con un segnalino puoi prima prendere una carta della fila direttamente nella tana: tocca la carta, poi la tana. O scambiare due pile vicine: tocca l’una, poi l’altra. Poi gioca una carta.
lesson-set = Un tris! Tocca la pila che vuoi: tutte le sue carte diventano cubetti nella tua tana, anche quelle mai viste. Le altre due si capovolgono.
lesson-flip = Le pile sono capovolte. Ora si vedono i dorsi, o Talpe che erano in fondo. Tre dorsi in fila sono un tris di Progetti: tre segnalini!
lesson-score = È tutto. La partita finisce quando appaiono le Talpe ritardatarie (con l’orologio sul dorso). Continua pure finché vuoi.
