### Molly

game-title = Molly
game-blurb = Allinea tre Talpe dello stesso colore, prendi una pila, capovolgi le altre. Conta la tua galleria più piena moltiplicata per la più vuota.

## Opzioni

option-variant = Variante
option-variant-base = Gioco base
option-variant-bobtail = Con il Bobtail nell’orto
option-memory_aid = Aiuto alla memoria: resta visibile ciò che è stato scoperto

## Nomi

colour-yellow = giallo
colour-red = rosso
colour-white = bianco
colour-green = verde
colour-blue = blu

card-none = nessuna carta
card-yellow = Talpa gialla
card-red = Talpa rossa
card-white = Talpa bianca
card-green = Talpa verde
card-blue = Talpa blu
card-tardy-yellow = Talpa Ritardataria gialla
card-tardy-red = Talpa Ritardataria rossa
card-tardy-white = Talpa Ritardataria bianca
card-tardy-green = Talpa Ritardataria verde
card-tardy-blue = Talpa Ritardataria blu
card-unseen = carta che nessuno ha visto

event-card-none = nessun Evento
event-card-gift = Dono
event-card-windfall = Manna dal cielo
event-card-new-shoots = Nuovi germogli
event-card-cover-up = Tutti coperti
event-card-pass-it-on = Passa parola
event-card-spring-cleaning = Pulizie di primavera

gift-not-chosen = non ancora scelto
gift-yellow = giallo
gift-red = rosso
gift-white = bianco
gift-green = verde
gift-blue = blu
gift-nothing = niente

line-row-1 = riga 1
line-row-2 = riga 2
line-row-3 = riga 3
line-column-a = colonna a
line-column-b = colonna b
line-column-c = colonna c
line-falling = diagonale a1–c3
line-rising = diagonale c1–a3

## Scelte

action-pass = Termina il turno: non c’è una carta da giocare
action-draw = Scopri la prima carta del mazzo e giocala
action-take = Spendi un segnalino: carta { $slot } in cambio di un cubetto
action-swap = Spendi un segnalino: scambia le pile { $edge }
    .group = Spendi un segnalino: scambia due pile
action-hunt = Spendi un segnalino: muovi il Bobtail in { $cell }
    .group = Spendi un segnalino: muovi il Bobtail in
action-rehome = Sposta in { $cell } la pila trovata dal Bobtail
    .group = Sposta la pila trovata dal Bobtail in
action-play = Gioca la carta { $slot } della fila in { $cell }
    .group = Gioca la carta { $slot } della fila in
action-place = Gioca in { $cell } la carta scoperta
    .group = Gioca la carta scoperta in
action-set = Tris in { $line }: prendi la pila { $cell }
    .group = Tris in { $line }: prendi la pila
action-projects = Tris di Progetti in { $line }
action-steal = Ruba un segnalino a { $victim }
action-cover = Copri { $cell } con la prima carta
action-give = Passa un cubetto { $colour }
action-discard = Scarta un cubetto { $colour }

## Il diario

event-first-player = { $me ->
    [seat] Cominci tu.
   *[none] Comincia { $seat }.
}
event-dealt = { "" }
event-turn-began = { $me ->
    [seat] Tocca a te.
   *[none] Tocca a { $seat }.
}
event-displayed = Una { $card } entra nella fila come carta { $slot }.
event-spent = { $me ->
    [seat] Spendi un segnalino.
   *[none] { $seat } spende un segnalino.
}
event-took = { $me ->
    [seat] Prendi dalla fila la { $card }.
   *[none] { $seat } prende dalla fila la { $card }.
}
event-swapped = { $me ->
    [seat] Scambi le pile { $cell } e { $other }.
   *[none] { $seat } scambia le pile { $cell } e { $other }.
}
event-hunted = { $me ->
    [seat] Muovi il Bobtail da { $source } a { $cell }.
   *[none] { $seat } muove il Bobtail da { $source } a { $cell }.
}
event-rehomed = La pila di { $source } va in { $cell }.
event-turned-up = { $me ->
    [seat] Scopri dal mazzo una { $card }.
   *[none] { $seat } scopre dal mazzo una { $card }.
}
event-unplayable = La { $card } non può stare da nessuna parte e viene scartata.
event-played = { $me ->
    [seat] Giochi la { $card } in { $cell }.
   *[none] { $seat } gioca la { $card } in { $cell }.
}
event-passed = { $me ->
    [seat] Non hai una carta da giocare.
   *[none] { $seat } non ha una carta da giocare.
}
event-gained-token = { $me ->
    [seat] Ottieni un segnalino.
   *[none] { $seat } ottiene un segnalino.
}
event-stole = { $me ->
    [seat] Rubi un segnalino a { $victim }.
    [victim] { $seat } ti ruba un segnalino.
   *[none] { $seat } ruba un segnalino a { $victim }.
}
event-no-token = { $me ->
    [seat] Non ci sono più segnalini: non ne ottieni.
   *[none] Non ci sono più segnalini: { $seat } non ne ottiene.
}
event-set-of-moles = { $me ->
    [seat] Hai un tris { $colour } in { $line }.
   *[none] { $seat } ha un tris { $colour } in { $line }.
}
event-hidden-card = Da { $cell } spunta una { $card } che nessuno aveva visto.
event-took-pile = { $me ->
    [seat] Prendi la pila di { $cell }.
   *[none] { $seat } prende la pila di { $cell }.
}
event-cube = { $me ->
    [seat] Ottieni un cubetto { $colour }.
   *[none] { $seat } ottiene un cubetto { $colour }.
}
event-cube-lost = { $me ->
    [seat] Un cubetto { $colour } non entra nella tua tana e viene scartato.
   *[none] Un cubetto { $colour } non entra nella tana di { $seat } e viene scartato.
}
event-flipped = La pila di { $cell } viene capovolta.
event-set-of-projects = { $me ->
    [seat] Hai un tris di Progetti in { $line }: tre segnalini e tre carte nuove.
   *[none] { $seat } ha un tris di Progetti in { $line }: tre segnalini e tre carte nuove.
}
event-cover-drawn = Per coprire un Progetto si pesca una { $card }.
event-covered = { $me ->
    [seat] Copri { $cell } con la { $card }.
   *[none] { $seat } copre { $cell } con la { $card }.
}
event-event-found = { $me ->
    [seat] Trovi l’Evento «{ $event }».
   *[none] { $seat } trova l’Evento «{ $event }».
}
event-event-waits = «{ $event }» aspetta che l’altro Evento finisca.
event-event-began = «{ $event }» { $event-is ->
    [gift] dà a tutti un segnalino.
    [windfall] dà a tutti una carta del mazzo per il suo cubetto.
    [new-shoots] riempie tutti gli spazi vuoti.
    [cover-up] copre tutti i dorsi visibili.
    [pass-it-on] fa passare a tutti un cubetto verso destra, in segreto.
   *[spring-cleaning] fa scartare a tutti un cubetto.
}
event-windfall = { $me ->
    [seat] Peschi una { $card }.
   *[none] { $seat } pesca una { $card }.
}
event-filled = In { $cell } arriva una { $card }.
event-gift-chosen = { $gift-is ->
    [nothing] Non hai niente da passare.
   *[other] Passerai un cubetto { $gift }.
}
event-gift-made = { $me ->
    [seat] { "" }
   *[none] { $seat } ha scelto.
}
event-gifts-passed = Tutti i cubetti passano di mano.
event-gift-received = { $gift-is ->
    [nothing] { $giver } non aveva niente da passarti.
   *[other] { $giver } ti ha passato un cubetto { $gift }.
}
event-cube-discarded = { $me ->
    [seat] Scarti un cubetto { $colour }.
   *[none] { $seat } scarta un cubetto { $colour }.
}
event-last-round = { $me ->
    [seat] In cima al mazzo c’è una Talpa Ritardataria: è l’ultimo giro, e l’ultimo turno è il tuo.
   *[none] In cima al mazzo c’è una Talpa Ritardataria: è l’ultimo giro, e l’ultimo turno è di { $seat }.
}
event-game-over = La partita è finita.

## Il tavolo a parole

sketch-bed = L’orto
sketch-garden = Il giardino
sketch-burrows = Le tane
sketch-space = { $cell }: { $shows }
sketch-pile = { $space }, scoperte { $up }, coperte { $down }
sketch-memory-key = Nell’orto 1+2 vuol dire una carta scoperta sopra due coperte
shows-empty = spazio vuoto
shows-bobtail = il Bobtail
shows-yellow = Talpa gialla
shows-red = Talpa rossa
shows-white = Talpa bianca
shows-green = Talpa verde
shows-blue = Talpa blu
shows-back = dorso di una carta
shows-tardy-back = dorso di una Talpa Ritardataria
face-Y = Gi
face-R = Ro
face-W = Bi
face-G = Ve
face-B = Bl
face-dog = cane
sketch-display = Carta { $slot } della fila: { $card }
sketch-held = Scoperta: { $card }
sketch-deck = { $cards ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $cards } carte
}, { $supply ->
    [one] riserva: un segnalino
   *[other] riserva: { $supply } segnalini
}
sketch-event = Evento: { $event }
sketch-last-round = È l’ultimo giro
sketch-burrow = { $me ->
    [seat] Tu
   *[none] { $seat }
}: giallo { $yellow }, rosso { $red }, bianco { $white }, verde { $green }, blu { $blue }{ $unsure ->
    [0] { "" }
   *[other] , altri { $unsure }
}, { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}
sketch-hidden-burrow = { $seat }: cubetti nascosti, { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}

## Com’è finita

end-last-round = L’ultimo giro è finito.
score-cubes = Galleria più piena { $most } × più vuota { $least }
score-tokens = { $tokens ->
    [one] Un segnalino
   *[other] { $tokens } segnalini
}

## Perché no?

why-over = La partita è finita.
why-turn = Ora usa azioni speciali o gioca una carta.
why-place-first = Prima gioca la carta scoperta.
why-rehome-first = Prima dai un nuovo posto alla pila trovata dal Bobtail.
why-set-first = Prima scegli un tris.
why-steal-first = Prima scegli a chi rubare un segnalino.
why-cover-first = Prima copri i Progetti.
why-give-first = Prima scegli un cubetto da passare.
why-discard-first = Prima scarta un cubetto.
why-bobtail = Sul Bobtail non si gioca mai una carta.
why-same-colour = { $colour-is ->
    [yellow] Una Talpa gialla non può coprire una Talpa gialla.
    [red] Una Talpa rossa non può coprire una Talpa rossa.
    [white] Una Talpa bianca non può coprire una Talpa bianca.
    [green] Una Talpa verde non può coprire una Talpa verde.
   *[blue] Una Talpa blu non può coprire una Talpa blu.
}
why-must-play = Puoi giocare una carta, quindi devi.
why-must-play-display = Devi giocare una carta della fila: dal mazzo non è uscita una carta adatta.
why-deck-empty = Il mazzo è finito.
why-special-over = Le azioni speciali vengono prima della carta, e tu ne hai già scoperta una.
why-no-token = Un’azione speciale costa un segnalino, e tu non ne hai.
why-slot-empty = Questo posto della fila è vuoto.
why-hunt-instead = Con il Bobtail nell’orto le pile non si scambiano: muovi il Bobtail.
why-swap-empty = Si scambiano solo due pile, e in { $cell } non ce n’è.
why-no-bobtail = Il Bobtail non è in questa partita.
why-one-step = Il Bobtail si muove di un solo spazio, anche in diagonale, restando nell’orto.
why-not-empty = La pila può andare solo in uno spazio vuoto.
why-not-a-set = In { $line } adesso non c’è un tris valido.
why-not-in-set = { $cell } non è una pila di quel tris.
why-other-set = È l’altro tipo di tris: i Progetti si scelgono come Progetti, le Talpe con la pila da prendere.
why-no-such-seat = Questo giocatore non esiste.
why-steal-self = Puoi rubare solo agli altri.
why-victim-poor = Quel giocatore non ha segnalini.
why-not-to-cover = Questa pila non è tra quelle da coprire.
why-no-cube = Non hai un cubetto { $colour }.
