### Il tabellone di Hickory Dickory.

pages = Mostra
page-now = Adesso
page-team = Squadre
page-market = Mercato
now = Adesso
zoom = Numero { $number }
nobody = nessuno
active = È attivo: { $mouse } di { $name }
hand = { $time }, lancetta dei minuti sul { $number }, { $spaces } spazi: { $mice }
number = Numero { $number }
sky-sun = sole
sky-moon = luna
covered = coperto da una zampa di gatto
leaf = foglia con: { $tile }
leaf-of = Foglia del { $number }: { $tile }
inner = cerchio interno: { $mice }
outer = cerchio esterno: { $mice }
piece = { $mouse } di { $name }
part-amount = { $icon } { $amount }
part-cost = spendi { $cost }: { $what }
pool = Tessere a disposizione
pouch = Zaino di { $mouse }: { $count } su { $room }
pouch-empty = zaino vuoto
mouse-spoken = { $mouse }, { $where }: { $tiles }
ring-out-of-play = fuori gioco
ring-hand = sulla lancetta dei minuti
ring-inner = cerchio interno del { $number }
ring-outer = cerchio esterno del { $number }
ring-falling = sta cadendo
team = Squadra di { $name }
teams = Squadre
hunt = Caccia al tesoro, { $count } su 16
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: manca { $tile }
card = Carta favore { $card }: { $icons }
card-bonus = Carta favore { $card }: { $icons }; oppure come { $tile }
cards = Le tue carte favore
market = Mercato
basket = Cesto delle occasioni: { $tile }
basket-empty = Il cesto è vuoto
wilds = Mercato: { $count } jolly
bag = Sacchetto: { $count } tessere
favor-deck = Mazzo favori: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
quests = Missioni
quest = Missione { $slot }, { $points } punti: { $pictures }
chain = Catena: chi arriva ora alla foglia segna { $points }
scaler = { $name } sul { $space }
team-blue = blu
team-yellow = gialla
team-brown = marrone
team-red = rossa
portrait = squadra { $colour }, { $points } punti
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
do-claim = Prendi la foglia
do-swap = Ridistribuisci
do-climb = Scala
do-search = Cerca
do-draw = Pesca un favore
use-favor = per le icone
use-bonus = come oggetto
use-discard = scarta
done-skip = Salta
done-done = Fine
done-keep = Lascia così
done-score = Consegna

prompt-start = Scegli un topo, poi il numero da cui parte.
prompt-activate = Quale dei tuoi topi va per primo?
prompt-keep = Prima che la lancetta avanzi: ridistribuisci le tessere dei tuoi topi qui?
prompt-inner = Sul cerchio interno: salta sulla lancetta, o vai al cerchio esterno e agisci.
prompt-hand = Sulla lancetta: resta, o salta giù qui e agisci.
prompt-bumped = Buttato giù! Atterra qui o un numero indietro.
prompt-claim = Prendi la tessera della foglia?
prompt-scamp = Dove spunta Birba?
prompt-deliver = Consegna: tocca gli oggetti che porti.
prompt-spend = Paga con tessere del topo attivo, o salta.
prompt-return = Restituisci cimeli a Lord Cucù?
prompt-market = Mercato: due tessere del cesto, o un jolly.
prompt-toss = Lancia: con quale dei tuoi topi?
prompt-leap = Dove?
prompt-end = Qui hai finito. Termina, o gioca una carta.
prompt-act = Fai l’azione, o saltala.
prompt-put-back = Il Cercatore ne ha pescata una di troppo: rimettine una.
prompt-drop = Non c’è posto per tutte: quale tessera torna nel sacchetto?
prompt-deal = A chi va la tessera segnata?
prompt-take = Prendi la seconda tessera.
prompt-discard = Tre carte sono troppe: scartane una.
prompt-delivering = Aggiungi altro, o consegna.
prompt-quest = Quale missione completi?
prompt-place = Metti il jolly sulla tua plancia di caccia.
prompt-lose = Il gatto graffia: quale tessera si perde?

learn-1 = I tuoi topi viaggiano sulla lancetta dei minuti di un orologio a cucù. A ogni tic va al numero seguente.
learn-2 = Un topo sul cerchio interno salta sulla lancetta o va al cerchio esterno. Un topo sulla lancetta resta o salta giù. Sul cerchio esterno prende la tessera della foglia e fa l’azione.
learn-3 = Raccogli tessere e consegnale al 6 e all’11: punti per ognuna, per simboli uguali, per colori uguali, per le missioni e per le linee piene della plancia di caccia.
learn-4 = Lo Scalatore sale la catena, le carte favore aiutano e le zampe del gatto disturbano. Dopo cinque round è mezzanotte.

lesson-clock = Questo è l’orologio. La lancetta lunga va di numero in numero, quella corta conta i round fino a mezzanotte, al 12.
lesson-team = I tuoi topi: il forte Spazzino, il Cercatore, la veloce Saetta e il piccolo Birba che aspetta di essere chiamato. Ognuno porta tessere nello zaino.
lesson-activate = Qui hai più topi. Scegli quale va per primo.
lesson-inner = Questo topo è sul cerchio interno. Salta sulla lancetta (tocca il centro) per viaggiare, o vai al cerchio esterno (tocca il numero) per prendere la foglia e agire qui.
lesson-hand = Questo topo è sulla lancetta. Può restare o saltare giù a questo numero. Se la lancetta è piena, chi arriva butta giù il primo.
lesson-claim = La foglia di questo numero ha ancora la sua tessera. Prendila: va nello zaino.
lesson-act = Ora l’azione del numero. Tutto è facoltativo. Un numero con il meno è un costo: tocca le tessere per pagare.
lesson-deliver = Consegna! Tocca gli oggetti che porti. Simboli e colori uguali valgono di più, e un jolly vale per tutti. Poi riempiono la plancia di caccia.
lesson-climb = Lo Scalatore è salito. Segna sugli anelli marcati, e molto sulla foglia in cima.
lesson-cat = A fine round il gatto mette le zampe su dei numeri. Nessun topo può entrarci.
lesson-score = È tutto. Continua pure finché vuoi.
