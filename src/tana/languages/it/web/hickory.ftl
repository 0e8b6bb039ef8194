### Il tabellone di Hickory Dickory.

pages = Mostra
page-now = Adesso
page-team = Squadre
page-market = Mercato
now = Adesso
zoom = Numero { $number }
nobody = nessuno
active = Topo attivo: { $mouse } di { $name }
hand = { $time }, lancetta dei minuti sul numero { $number }, { $spaces } posti: { $mice }
number = Numero { $number }
sky-sun = sole
sky-moon = luna
covered = coperto da una zampa di gatto
leaf = foglia con: { $tile }
leaf-of = Foglia del numero { $number }: { $tile }
inner = cerchio interno: { $mice }
outer = cerchio esterno: { $mice }
piece = { $mouse } di { $name }
part-amount = { $icon } { $amount }
part-cost = spendi { $cost }: { $what }
pool = Tessere in mano
pouch = Zaino di { $mouse }: { $count } su { $room }
pouch-empty = zaino vuoto
mouse-spoken = { $mouse }, { $where }: { $tiles }
ring-out-of-play = fuori gioco
ring-hand = sulla lancetta dei minuti
ring-inner = cerchio interno del numero { $number }
ring-outer = cerchio esterno del numero { $number }
ring-falling = sta cadendo
team = Squadra di { $name }
teams = Squadre
hunt = Plancia caccia al tesoro, { $count } su 16
hunt-title = Caccia al tesoro
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: serve { $tile }
card = Carta favore { $card }: { $icons }
card-bonus = Carta favore { $card }: { $icons }; oppure come oggetto: { $tile }
cards = Le tue carte favore
market = Mercato
basket = Cesto delle occasioni: { $tile }
basket-empty = Il cesto è vuoto
wilds = Mercato: { $count } jolly
bag = Tessere nel sacchetto: { $count }
favor-deck = Mazzo favori: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
quests = Missioni
quest = Missione { $slot }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $pictures }
chain-title = Catena
chain = Catena: il prossimo topo alla foglia fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scaler = { $name } sulla casella { $space }
team-blue = blu
team-yellow = gialla
team-brown = marrone
team-red = rossa
portrait = squadra { $colour }, punti: { $points }
portrait-cards = { $count ->
    [0] nessuna carta favore
    [one] una carta favore
   *[other] { $count } carte favore
}
priority = ha la priorità
do-stay = Resta sulla lancetta
do-hop-off = Salta giù
do-hop-back = Salta indietro
do-outer = Al cerchio esterno
do-hop-on = Salta su
do-claim = Prendi dalla foglia
do-swap = Riordina tessere
do-climb = Sali
do-search = Cerca
do-draw = Pesca un favore
use-favor = per le icone
use-bonus = come oggetto
use-discard = scarta
done-skip = Rinuncia
done-done = Fine
done-keep = Lascia così
done-score = Consegna

# Che cosa sono le cose, oltre al nome
tip-hand = La lancetta dei minuti. I topi che ci stanno sopra restano o saltano giù dove punta; a ogni tic va al numero seguente.
tip-leaf = Chi entra in questo numero può rivendicare la tessera sulla foglia.
tip-wild = Vale per ogni colore e simbolo.
tip-quest = Una consegna che copre tutte le figure dà anche questi punti. Una figura arcobaleno prende qualsiasi colore.
tip-hunt = La riempiono le tessere consegnate. Alla fine ogni riga e ogni colonna piena vale 5.
tip-icon-climb = Il tuo Scalatore sale lungo la catena e fa i punti che incontra.
tip-icon-search = Pesca dal sacchetto questo numero di tessere. Il Cercatore ne pesca una in più e ne rimette una.
tip-icon-favor = Pesca una carta favore. Giocala per le sue icone, o usala come oggetto.
tip-icon-market = Prendi due tessere dal cesto, o un jolly.
tip-icon-scamp = Metti la tua Birba su un altro numero non coperto da zampe: agisce lì.
tip-icon-deliver = Gli oggetti del topo valgono 1 ciascuno, più 1 per ognuno del gruppo più grande di un simbolo e di un colore. Uno da solo vale 3.
tip-icon-return = I cimeli escono dal gioco per 5 punti e una carta favore ciascuno.
tip-icon-leap = Balza su una casella esterna fino a tre numeri più avanti e agisci lì.
tip-icon-toss = Riordina le tessere con un altro tuo topo, ovunque sia.
tip-mouse-scavenger = Uno zaino da cinque, ma occupa due posti sulla lancetta.
tip-mouse-spotter = Quando cerca pesca una tessera in più, e ne rimette una.
tip-mouse-scurrier = Quando salta giù può balzare fino a due numeri più avanti.
tip-mouse-scamp = Fuori gioco finché non la chiami; poi può spuntare ovunque.

delivery-points = Questa consegna: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
delivery-all = con tutto: { $points }
quest-fits = Completata da questa consegna
dealt = La tessera da assegnare: { $tile }. Tocca un topo, o trascinala lì
share-out = Distribuisci
prompt-start = Scegli un topo, poi il numero da cui parte.
prompt-activate = Quale dei tuoi topi va per primo?
prompt-keep = Prima che la lancetta avanzi: riordini le tessere dei tuoi topi qui?
prompt-inner = Sul cerchio interno: salta sulla lancetta, o vai sul cerchio esterno e agisci.
prompt-hand = Sulla lancetta: resta, o salta giù qui e agisci.
prompt-bumped = Buttato giù! Atterra qui o un numero indietro.
prompt-claim = Prendi la tessera della foglia?
prompt-scamp = Dove spunta la Birba?
prompt-deliver = Consegna: tocca gli oggetti che porti.
prompt-spend = Paga con tessere del topo attivo, o rinuncia.
prompt-return = Restituisci cimeli a Lord Cucù?
prompt-market = Mercato: due tessere dal cesto, o un jolly.
prompt-toss = Lancio: con quale dei tuoi topi?
prompt-leap = Dove?
prompt-end = Qui hai finito. Termina, o gioca una carta.
prompt-act = Fai l’azione, o rinuncia.
prompt-put-back = Il Cercatore ne ha pescata una di troppo: rimettine una.
prompt-drop = Non c’è posto per tutte: quale tessera torna nel sacchetto?
prompt-deal = A chi va la tessera segnata?
prompt-take = Prendi la seconda tessera.
prompt-discard = Tre carte sono troppe: scartane una.
prompt-delivering = Aggiungi altro, o consegna.
prompt-quest = Quale missione completi?
prompt-place = Metti il jolly sulla tua plancia.
prompt-lose = Il gatto graffia: quale tessera si perde?

tie-break = A parità di punti vince chi ha riempito più caselle della caccia al tesoro.

first-goal = più punti a mezzanotte. Rendono le consegne
learn-1 = I tuoi topi viaggiano sulla lancetta dei minuti di un orologio a cucù. A ogni tic va al numero seguente.
learn-2 = Un topo sul cerchio interno salta sulla lancetta o va al cerchio esterno. Un topo sulla lancetta resta o salta giù. Sul cerchio esterno prende la tessera della foglia e fa l’azione.
learn-3 = Raccogli tessere e consegnale al 6 e all’11: punti per ogni tessera, per simboli uguali, per colori uguali, per le missioni e per le linee piene della plancia.
learn-4 = Lo Scalatore sale la catena, le carte favore aiutano e le zampe del gatto disturbano. Dopo cinque round è mezzanotte.

# La lezione: un capitolo, poi i suoi passi
lesson-ride = Sulla lancetta
lesson-ride-1 = La lancetta lunga va da un numero all’altro. I tuoi topi aspettano sul cerchio interno; quando arriva al loro numero, si svegliano. La lancetta corta conta i round fino a mezzanotte.
lesson-ride-2 = Il tuo Cercatore si sveglia al 2. Fallo salire sulla lancetta: tocca il centro dell’orologio.
lesson-ride-3 = La lancetta è andata avanti, e il topo con lei. Resta ancora per un numero: tocca il centro.
lesson-ride-4 = Ora scendi: tocca il numero 4.
lesson-claim = Foglia e azione
lesson-claim-1 = Un topo che arriva sul cerchio esterno può fare due cose. Sposta fuori la tua Saetta: tocca il numero 4.
lesson-claim-2 = Prima la foglia. La tessera c’è ancora: toccala. Finisce nello zaino del topo.
lesson-claim-3 = Poi l’azione del numero. Qui è una carta favore: tocca il mazzo dei favori. Solo tu vedi quale.
lesson-search = Cercare
lesson-search-1 = Sposta il tuo Cercatore fuori, sul numero 3.
lesson-search-2 = Qui si pescano tessere dal sacchetto. Tocca la ricerca.
lesson-search-3 = Il Cercatore ne pesca una in più degli altri e ne rimette una. Tocca quella che non vuoi.
lesson-market = Il mercato
lesson-market-1 = Sposta il tuo Spazzino fuori, sul numero 5. Ha uno zaino da cinque tessere, ma occupa due posti sulla lancetta.
lesson-market-2 = Prima della freccia c’è il prezzo. Qui è una tessera: tocca quella che spendi.
lesson-market-3 = In cambio prendi due tessere dal cesto, o un jolly. Prendi una tessera.
lesson-market-4 = E un’altra.
lesson-climb = La catena
lesson-climb-1 = Sposta la tua Saetta fuori, sul numero 2.
lesson-climb-2 = Arrampicata 3: tocca la catena. Il tuo Scalatore, il quinto topo, va su.
lesson-climb-3 = Fa punti sugli anelli segnati. Alla foglia in cima ne fa molti, soprattutto il primo che arriva, e ricomincia da capo.
lesson-deliver = Consegnare
lesson-deliver-1 = Due missioni sono aperte a tutti. La prima vuole due chiavi e un ditale di qualsiasi colore, e il tuo Spazzino ce li ha.
lesson-deliver-2 = Il 6 è per le consegne. Sposta fuori il topo.
lesson-deliver-3 = Tocca la chiave viola nello zaino.
lesson-deliver-4 = Ora la chiave verde.
lesson-deliver-5 = E il ditale blu.
lesson-deliver-6 = Tre oggetti, due dello stesso simbolo. La piuma resta. Concludi la consegna con il pulsante.
lesson-deliver-7 = Un punto per oggetto, di più per il gruppo più grande di un simbolo e di un colore, e in più la missione. Poi le tessere riempiono la tua plancia; alla fine righe e colonne piene danno punti.
lesson-favor = Carte favore
lesson-favor-1 = Hai una carta favore. Quando un tuo topo è attivo puoi giocarla per le sue icone, o usarla come l’oggetto nell’angolo.
lesson-favor-2 = Tocca la carta.
lesson-favor-3 = La sua icona è un’arrampicata di 2: tocca la catena. Poi il topo continua come se niente fosse.
lesson-scamp = La Birba
lesson-scamp-1 = Sposta la tua Saetta fuori, sul numero 1.
lesson-scamp-2 = Per una tessera viene in aiuto la piccola Birba. Tocca la tessera.
lesson-scamp-3 = Tocca un numero qualsiasi: corre lì e agisce subito.
lesson-bump = Una lancetta affollata
lesson-bump-1 = La lancetta ha tre posti, e tutti e due i topi che ci stanno sopra sono dell’altra squadra. Non c’è più spazio.
lesson-bump-2 = Sali lo stesso: tocca il centro.
lesson-bump-3 = Tutti sono stati spinti avanti, e il topo in testa è caduto dalla punta. Può agire subito: una spinta può essere un regalo!
lesson-relic = Cimeli
lesson-relic-1 = Il tuo Cercatore ha trovato la corona, un cimelio. I cimeli non si consegnano: si restituiscono al 12. Sposta fuori il topo.
lesson-relic-2 = Tocca la corona: cinque punti e una carta favore.
lesson-relic-3 = Dal 12 un topo può balzare all’1, al 2 o al 3 e agire lì. Tocca un numero.
lesson-cat = La fine di un round
lesson-cat-1 = La lancetta è al 12. Dopo il tuo ultimo topo il round finisce: sali.
lesson-cat-2 = Il gatto ha posato le zampe su due numeri: lì non si entra, e i topi che c’erano si sono spostati. È scoccata l’ora, e tutti i topi del cerchio esterno sono di nuovo su quello interno.
lesson-midnight = Mezzanotte
lesson-midnight-1 = L’ultimo tic dell’ultimo round.
lesson-midnight-2 = Sali, e guarda che cosa succede.
lesson-midnight-3 = Mezzanotte! Contano righe e colonne piene della plancia, e ciò che i topi portano ancora è un’ultima consegna. Vince chi ha più punti. Ora gioca!

moment-quest = Missione compiuta: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
moment-relic = Un cimelio è tornato: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
moment-midnight = Mezzanotte!
moment-midnight-text = La caccia è finita. Lord Cucù conta.

figure-pieces = I topi di una squadra, oggetti, un jolly, un cimelio, una ghianda e una zampa di gatto.
figure-start = L’orologio prima del primo tic, con missioni, mercato e catena accanto.
figure-tick = A metà partita: topi sulla lancetta, sui numeri e sul cerchio esterno; una zampa copre un numero.
figure-claim = Un topo può rivendicare la tessera sulla foglia del suo numero.
figure-market = Al mercato: una tessera dal cesto, o un jolly.
figure-deliver = Una consegna: quali tessere dello zaino vanno sulla plancia?
figure-place = Una tessera consegnata si mette sulla plancia, dov’è la sua figura.
figure-alone = Da soli con l’orologio.
