### Hickory Dickory

game-title = Hickory Dickory
game-blurb = Una squadra di topi corre sulle lancette di un orologio a cucù: salta giù al momento giusto, raccogli tessere, consegnale prima di mezzanotte e occhio al gatto.

## Opzioni

option-setup = Preparazione
option-setup-standard = Si parte dai numeri della plancia
option-setup-advanced = Ognuno sceglie da dove partire
option-data = Dati dei componenti
option-data-standard = L’edizione fornita con il gioco
option-colour_1 = Colore del posto 1
option-colour_1-auto = Il prossimo colore libero
option-colour_1-blue = Blu
option-colour_1-yellow = Giallo
option-colour_1-brown = Marrone
option-colour_1-red = Rosso
option-colour_2 = Colore del posto 2
option-colour_2-auto = Il prossimo colore libero
option-colour_2-blue = Blu
option-colour_2-yellow = Giallo
option-colour_2-brown = Marrone
option-colour_2-red = Rosso
option-colour_3 = Colore del posto 3
option-colour_3-auto = Il prossimo colore libero
option-colour_3-blue = Blu
option-colour_3-yellow = Giallo
option-colour_3-brown = Marrone
option-colour_3-red = Rosso
option-colour_4 = Colore del posto 4
option-colour_4-auto = Il prossimo colore libero
option-colour_4-blue = Blu
option-colour_4-yellow = Giallo
option-colour_4-brown = Marrone
option-colour_4-red = Rosso

## Parole

colour-purple = viola
colour-green = verde
colour-blue = blu
colour-orange = arancione
symbol-button = bottone
symbol-feather = piuma
symbol-thread = filo
symbol-key = chiave
symbol-thimble = ditale

tile-none = nessuna tessera
tile-purple-button = bottone viola
tile-purple-feather = piuma viola
tile-purple-thread = filo viola
tile-purple-key = chiave viola
tile-purple-thimble = ditale viola
tile-green-button = bottone verde
tile-green-feather = piuma verde
tile-green-thread = filo verde
tile-green-key = chiave verde
tile-green-thimble = ditale verde
tile-blue-button = bottone blu
tile-blue-feather = piuma blu
tile-blue-thread = filo blu
tile-blue-key = chiave blu
tile-blue-thimble = ditale blu
tile-orange-button = bottone arancione
tile-orange-feather = piuma arancione
tile-orange-thread = filo arancione
tile-orange-key = chiave arancione
tile-orange-thimble = ditale arancione
tile-wild = jolly
tile-crown = corona
tile-sceptre = scettro
tile-goblet = calice

picture-purple-button = bottone viola
picture-purple-feather = piuma viola
picture-purple-thread = filo viola
picture-purple-key = chiave viola
picture-purple-thimble = ditale viola
picture-green-button = bottone verde
picture-green-feather = piuma verde
picture-green-thread = filo verde
picture-green-key = chiave verde
picture-green-thimble = ditale verde
picture-blue-button = bottone blu
picture-blue-feather = piuma blu
picture-blue-thread = filo blu
picture-blue-key = chiave blu
picture-blue-thimble = ditale blu
picture-orange-button = bottone arancione
picture-orange-feather = piuma arancione
picture-orange-thread = filo arancione
picture-orange-key = chiave arancione
picture-orange-thimble = ditale arancione
picture-any-button = bottone di qualsiasi colore
picture-any-feather = piuma di qualsiasi colore
picture-any-thread = filo di qualsiasi colore
picture-any-key = chiave di qualsiasi colore
picture-any-thimble = ditale di qualsiasi colore

mouse-scavenger = Spazzino
mouse-spotter = Cercatore
mouse-scurrier = Saetta
mouse-scamp = Birba

icon-none = niente
icon-climb = arrampicata
icon-search = ricerca
icon-favor = carta favore
icon-market = mercato
icon-scamp = Birba
icon-deliver = consegna
icon-return = cimeli
icon-leap = balzo
icon-toss = lancio

board-a = A
board-b = B
board-c = C
board-d = D

## Scelte

action-stay = Resta sulla lancetta dei minuti
action-hop-off = Salta giù sul cerchio esterno
action-hop-back = Salta indietro sul numero precedente
action-outer = Vai sul cerchio esterno
action-hop-on = Salta sulla lancetta dei minuti
action-claim = Rivendica la tessera della foglia
action-skip = Rinuncia
action-done = Termina l’attivazione
action-swap = Riordina le tessere dei tuoi topi qui
action-keep = Lascia le tessere come sono
action-climb = Sali lungo la catena
action-search = Pesca tessere dal sacchetto
action-draw = Pesca una carta favore
action-wild = Prendi un jolly dal mercato
action-score = Consegna quello che hai scelto
action-activate = Attiva: { $mouse }
    .group = Attiva
action-give = Dai la tessera a: { $mouse }
    .group = Dai la tessera a
action-toss = Lancio: scambia tessere con { $mouse }
    .group = Lancio: scambia tessere con
action-leap = Balza sul numero { $number }
    .group = Balza sul numero
action-scamp = Manda la Birba sul numero { $number }
    .group = Manda la Birba sul numero
action-take = Prendi dal cesto: { $tile }
    .group = Prendi dal cesto
action-drop = Rimetti nel sacchetto: { $tile }
    .group = Rimetti nel sacchetto
action-put-back = Rimetti una delle tessere pescate: { $tile }
    .group = Rimetti una delle tessere pescate
action-spend = Spendi: { $tile }
    .group = Spendi
action-deliver = Consegna: { $tile }
    .group = Consegna
action-return = Restituisci a Lord Cucù: { $tile }
    .group = Restituisci a Lord Cucù
action-bonus = Usa l’oggetto bonus della carta favore { $card }
    .group = Usa l’oggetto bonus di una carta favore
action-favor = Gioca la carta favore { $card }
    .group = Gioca una carta favore
action-discard = Scarta la carta favore { $card }
    .group = Scarta una carta favore
action-quest = Completa la missione { $slot }
action-place = Colloca il jolly in { $cell }
    .group = Colloca il jolly in
action-lose = { $mouse } perde: { $tile }
    .group = { $mouse } perde
action-start = { $mouse } parte dal numero { $number }
    .group = { $mouse } parte dal numero

## Il diario: preparazione

event-priority = { $me ->
    [seat] La priorità è tua.
   *[none] La priorità è di { $seat }.
}
event-space = Numero { $number }: { $cost ->
    [0] { "" }
   *[other] spendi { $cost } per { "" }
}{ $icon }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
}.
event-leaf-filled = Sulla foglia del numero { $number } arriva: { $tile }.
event-basket-filled = Nel cesto delle occasioni arriva: { $tile }.
event-quest-shown = Si rivela la missione { $quest }.
event-quests-shuffled = Le missioni vengono rimescolate.
event-hunt-board = { $me ->
    [seat] La tua plancia caccia al tesoro è la { $board }.
   *[none] { $seat } ha la plancia caccia al tesoro { $board }.
}
event-started = { $me ->
    [seat] { $mouse } parte dal numero { $number }.
   *[none] { $seat }: { $mouse } parte dal numero { $number }.
}

## Il diario: tic e attivazioni

event-round-began = Comincia un round; la lancetta delle ore è sul numero { $number }.
event-tick = Tic: la lancetta dei minuti è sul numero { $number }.
event-tick-covered = Una zampa di gatto copre il numero { $number }: nessuno si attiva.
event-activated = { $me ->
    [seat] Si attiva { $mouse }.
   *[none] { $seat }: si attiva { $mouse }.
}
event-stayed = { $me ->
    [seat] { $mouse } resta sulla lancetta.
   *[none] { $seat }: { $mouse } resta sulla lancetta.
}
event-skipped = { "" }
event-ended = { "" }
event-kept = { "" }
event-hopped-off = { $me ->
    [seat] { $mouse } salta giù sul numero { $number }.
   *[none] { $seat }: { $mouse } salta giù sul numero { $number }.
}
event-hopped-back = { $me ->
    [seat] { $mouse } salta indietro sul numero { $number }.
   *[none] { $seat }: { $mouse } salta indietro sul numero { $number }.
}
event-moved-out = { $me ->
    [seat] { $mouse } va sul cerchio esterno del numero { $number }.
   *[none] { $seat }: { $mouse } va sul cerchio esterno del numero { $number }.
}
event-hopped-on = { $me ->
    [seat] { $mouse } salta sulla lancetta.
   *[none] { $seat }: { $mouse } salta sulla lancetta.
}
event-bumped = { $me ->
    [seat] Un tuo topo ({ $mouse }) viene buttato giù dalla lancetta!
   *[none] Un topo di { $seat } ({ $mouse }) viene buttato giù dalla lancetta!
}
event-leapt = { $me ->
    [seat] { $mouse } balza sul numero { $number }.
   *[none] { $seat }: { $mouse } balza sul numero { $number }.
}
event-scamp-placed = { $me ->
    [seat] La tua Birba compare sul numero { $number }.
   *[none] La Birba di { $seat } compare sul numero { $number }.
}

## Il diario: tessere

event-claimed = { $me ->
    [seat] { $mouse } rivendica la tessera della foglia: { $tile }.
   *[none] { $seat }: { $mouse } rivendica la tessera della foglia: { $tile }.
}
event-drew-tile = { $me ->
    [seat] Peschi dal sacchetto: { $tile }.
   *[none] { $seat } pesca dal sacchetto: { $tile }.
}
event-put-back = { $me ->
    [seat] Rimetti nel sacchetto: { $tile }.
   *[none] { $seat } rimette nel sacchetto: { $tile }.
}
event-took-tile = { $me ->
    [seat] Prendi dal cesto: { $tile }.
   *[none] { $seat } prende dal cesto: { $tile }.
}
event-took-wild = { $me ->
    [seat] Prendi un jolly dal mercato.
   *[none] { $seat } prende un jolly dal mercato.
}
event-stowed = { $me ->
    [seat] { $mouse } mette nello zaino: { $tile }.
   *[none] { $seat }: { $mouse } mette nello zaino: { $tile }.
}
event-dropped = { $me ->
    [seat] Non hai posto, torna nel sacchetto: { $tile }.
   *[none] { $seat } non ha posto, torna nel sacchetto: { $tile }.
}
event-rearranged = { $me ->
    [seat] Riordini le tessere.
   *[none] { $seat } riordina le tessere.
}
event-tossed = { $me ->
    [seat] Lancio: scambi tessere con { $mouse }.
   *[none] Lancio: { $seat } scambia tessere con { $mouse }.
}
event-spent = { $me ->
    [seat] { $mouse } spende: { $tile }.
   *[none] { $seat }: { $mouse } spende: { $tile }.
}
event-spent-bonus = { $me ->
    [seat] Spendi l’oggetto della carta favore { $card }: { $tile }.
   *[none] { $seat } spende l’oggetto della carta favore { $card }: { $tile }.
}

## Il diario: catena e favori

event-climbed = { $me ->
    [seat] Il tuo Scalatore sale alla casella { $space }.
   *[none] Lo Scalatore di { $seat } sale alla casella { $space }.
}
event-chain-points = { $me ->
    [seat] La catena ti dà { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[none] La catena dà a { $seat } { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
event-finished-chain = { $me ->
    [seat] Il tuo Scalatore raggiunge la foglia: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[none] Lo Scalatore di { $seat } raggiunge la foglia: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
event-favor-drawn = { $me ->
    [seat] { "" }
   *[none] { $seat } pesca una carta favore.
}
event-favor-card = { $me ->
    [seat] Peschi la carta favore { $card }.
   *[none] { $seat } pesca la carta favore { $card }.
}
event-favors-shuffled = Gli scarti dei favori formano un nuovo mazzo.
event-favor-played = { $me ->
    [seat] { $mouse } usa la carta favore { $card }.
   *[none] { $seat }: { $mouse } usa la carta favore { $card }.
}
event-favor-discarded = { $me ->
    [seat] Scarti la carta favore { $card }.
   *[none] { $seat } scarta la carta favore { $card }.
}

## Il diario: consegne

event-delivered = { $me ->
    [seat] { $mouse } consegna: { $tile }.
   *[none] { $seat }: { $mouse } consegna: { $tile }.
}
event-delivered-bonus = { $me ->
    [seat] Aggiungi l’oggetto della carta favore { $card }: { $tile }.
   *[none] { $seat } aggiunge l’oggetto della carta favore { $card }: { $tile }.
}
event-items-scored = { $seat }: oggetti, +{ $points }
event-symbol-scored = { $seat }: simbolo più numeroso, +{ $points }
event-colour-scored = { $seat }: colore più numeroso, +{ $points }
event-delivery-total = { $me ->
    [seat] In tutto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per te.
   *[none] In tutto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $seat }.
}
event-quest-done = { $me ->
    [seat] Completi la missione { $quest }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[none] { $seat } completa la missione { $quest }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
event-placed = { $me ->
    [seat] Sulla tua plancia caccia al tesoro, in { $cell }: { $tile }.
   *[none] Sulla plancia caccia al tesoro di { $seat }, in { $cell }: { $tile }.
}
event-not-placed = { $seat }: senza posto sulla plancia, torna nel sacchetto: { $tile }.
event-relic-brought = { $me ->
    [seat] { $mouse } porta un cimelio a Lord Cucù: { $tile }.
   *[none] { $seat }: { $mouse } porta un cimelio a Lord Cucù: { $tile }.
}
event-relic-returned = { $me ->
    [seat] Restituisci un cimelio a Lord Cucù ({ $tile }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[none] { $seat } restituisce un cimelio a Lord Cucù ({ $tile }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}

## Il diario: round

event-round-ended = Cucù! Il round è finito.
event-paw-placed = Una zampa di gatto scende sul numero { $number }.
event-pushed = { $me ->
    [seat] { $mouse } deve spostarsi sul numero { $number }.
   *[none] { $seat }: { $mouse } deve spostarsi sul numero { $number }.
}
event-scratched = Il gatto graffia il numero { $number }: { $count ->
    [one] c’è un topo.
   *[other] ci sono { $count } topi.
}
event-lost = { $me ->
    [seat] { $mouse } perde: { $tile }.
   *[none] { $seat }: { $mouse } perde: { $tile }.
}
event-hour-struck = La lancetta delle ore va sul numero { $number }.
event-moved-in = I topi sul cerchio esterno passano a quello interno.
event-midnight = Mezzanotte! La caccia è finita.
event-hunt-lines = { $me ->
    [seat] La tua plancia ha { $lines ->
        [one] una linea piena
       *[other] { $lines } linee piene
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[none] La plancia di { $seat } ha { $lines ->
        [one] una linea piena
       *[other] { $lines } linee piene
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
event-final-bonus = { $me ->
    [seat] Aggiungi l’oggetto della carta favore { $card }: { $tile }.
   *[none] { $seat } aggiunge l’oggetto della carta favore { $card }: { $tile }.
}
event-final-delivery = { $me ->
    [seat] Quanto resta nei tuoi zaini vale come una consegna.
   *[none] Quanto resta negli zaini di { $seat } vale come una consegna.
}
event-solo-won = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $seat }, la caccia è vinta!
event-solo-lost = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, meno di 100: { $seat }, la caccia è persa.
event-game-over = La partita è finita.

## Il tavolo a parole

sketch-clock = L’orologio: lancetta delle ore { $hour }, lancetta dei minuti { $minute }
sketch-sides = Intorno all’orologio
sketch-none = –
sketch-row = { $first }, { $rest }
sketch-notes = { $first } · { $rest }
sketch-word = { $word }
sketch-part = { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-paid-part = spendi { $cost } → { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-piece = { $me ->
    [seat] { $mouse } (tuo topo)
   *[none] { $mouse } ({ $seat })
}
sketch-number = { $number }{ $sky }: { $notes }
sketch-sky-neither = { "" }
sketch-sky-sun = {" "}☀
sketch-sky-moon = {" "}☾
sketch-action = { $parts }
sketch-paw = zampa di gatto
sketch-leaf = foglia: { $tile }
sketch-inner = interno: { $mice }
sketch-outer = esterno: { $mice }
sketch-hand = Lancetta dei minuti ({ $spaces } posti), dalla punta: { $mice }
sketch-priority = Priorità: { $seat }
sketch-market = Mercato: { $wilds } jolly; cesto: { $basket }
sketch-quest = Missione { $slot }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $pictures }
sketch-chain = Il prossimo alla foglia della catena: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sketch-decks = Sacchetto: { $bag } tessere; favori: { $favors }; missioni: { $quests }
sketch-pool = In mano: { $tiles }
sketch-bonus = Oggetti bonus: { $tiles }
sketch-dealing = Da dare ora: { $tile }
sketch-active = Topo attivo: { $mouse }
sketch-team = { $me ->
    [seat] Tu
   *[none] { $seat }
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}
sketch-mouse = { $mouse }, { $place } ({ $carried }/{ $room }): { $tiles }
sketch-ring-out-of-play = fuori gioco
sketch-ring-hand = lancetta
sketch-ring-inner = { $number } interno
sketch-ring-outer = { $number } esterno
sketch-ring-falling = in caduta
sketch-progress = Scalatore sulla casella { $scaler }; caccia { $filled }/16; carte favore: { $cards }
sketch-card = Carta { $card }: { $icons }
sketch-bonus-card = Carta { $card }: { $icons }, oppure { $tile }
sketch-hunt = { $me ->
    [seat] La tua plancia caccia al tesoro
   *[none] La plancia caccia al tesoro di { $seat }
}
sketch-empty-space = { $cell }: serve { $tile }
sketch-filled-space = { $cell }: c’è { $tile }
face-P = V
face-G = E
face-B = B
face-O = A
face-Bu = Bo
face-Fe = Pi
face-Th = Fi
face-Ke = Ch
face-Ti = Di

## Come è finita

end-midnight = È scoccata la mezzanotte.
end-solo-won = È scoccata la mezzanotte: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, raggiunto l’obiettivo di 100.
end-solo-lost = È scoccata la mezzanotte: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, sotto l’obiettivo di 100.
score-deliveries = Consegne
score-quests = Missioni
score-chain = Catena
score-relics = Cimeli
score-hunt = Plancia caccia al tesoro
score-leftovers = Rimasti negli zaini

## Perché no?

why-over = La partita è finita.
why-start-first = Prima colloca i tuoi topi.
why-activate-first = Prima scegli quale dei tuoi topi si attiva.
why-swap-or-keep = Prima che la lancetta avanzi, riordina le tessere o tienile così.
why-on-hand = Un topo sulla lancetta resta o salta giù.
why-on-inner = Un topo sul cerchio interno va su quello esterno o salta sulla lancetta.
why-bumped = Un topo buttato giù atterra su questo numero o sul precedente.
why-claim-first = Prima rivendica la tessera della foglia o rinuncia.
why-act-first = È il momento dell’azione della casella.
why-icon-first = Prima risolvi l’icona della carta favore o rinuncia.
why-end = Il topo ha fatto ciò che poteva: termina l’attivazione o gioca una carta.
why-put-back-first = Prima rimetti una delle tessere pescate dal Cercatore.
why-drop-first = Non c’è posto: prima rimetti una tessera nel sacchetto.
why-deal-first = Prima dai ai topi le tessere in mano.
why-take-first = Prima prendi la seconda tessera dal cesto.
why-discard-first = Tre carte favore sono troppe: prima scartane una.
why-deliver-first = Aggiungi altro alla consegna o concludila.
why-quest-first = Prima scegli quale missione completare.
why-place-first = Prima colloca il jolly sulla plancia.
why-lose-first = Prima scegli che cosa prende il gatto.
why-return-first = Restituisci un altro cimelio, o consegna quelli scelti.
why-started = { $mouse } ha già una casella di partenza.
why-not-twelve-or-one = Nessun topo parte dal 12 o dall’1.
why-own-mouse-there = Sul numero { $number } c’è già un tuo topo.
why-sun-and-moon = Un tuo topo deve partire da un numero sole e uno da un numero luna.
why-not-waiting = Qui { $mouse } non ha niente da fare.
why-pay-first = Prima paga il costo per intero.
why-swapped-already = A questo punto hai già riordinato le tessere.
why-nothing-to-swap = Non c’è niente da scambiare.
why-no-such-card = Non hai in mano la carta favore { $card }.
why-card-in-progress = Prima vengono le icone di un’altra carta.
why-no-icon-possible = Nessuna icona di questa carta è possibile ora.
why-only-scurrier = Solo la Saetta balza giù dalla lancetta.
why-covered = Una zampa di gatto copre il numero { $number }.
why-out-of-reach = Il numero { $number } è troppo lontano.
why-scamp-there = La Birba è già sul numero { $number }.
why-impossible = Ora non è possibile: { $icon }.
why-cannot-pay = Il topo attivo non può pagare { $cost ->
    [one] una tessera
   *[other] { $cost } tessere
}.
why-costs = Prima spendi { $cost ->
    [one] una tessera
   *[other] { $cost } tessere
} per questo: { $icon }.
why-other-icon = L’icona da risolvere ora: { $icon }.
why-not-in-basket = Nel cesto non c’è: { $tile }.
why-both-together = Le tessere del cesto si prendono insieme, manca ancora: { $tile }.
why-relic = Un cimelio non si può consegnare.
why-not-carried = Il topo attivo non ha: { $tile }.
why-no-bonus = La carta favore { $card } non ha un oggetto bonus.
why-not-elsewhere = { $mouse } non è altrove sull’orologio.
why-not-drawn = Tra le tessere pescate non c’è: { $tile }.
why-not-at-hand = Tra le tessere da rimettere non c’è: { $tile }.
why-not-sharing = Qui { $mouse } non condivide tessere.
why-pouch-full = Lo zaino di { $mouse } è pieno.
why-dealt-in-order = Le tessere uguali si danno nell’ordine Spazzino, Cercatore, Saetta, Birba; il turno di { $mouse } è passato.
why-space-filled = La casella { $cell } è già piena.
why-not-scratched = { $mouse } non ha questa tessera sul numero graffiato.

# Risposte automatiche, date in anticipo.

standing-stay = Restare sulla lancetta dei minuti
standing-keep = Lasciare le mie tessere come sono alla fine di un tic, finché non cambiano
