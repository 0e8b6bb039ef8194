### Bot: livelli, note e voci delle loro valutazioni ("perché questa mossa?").

level-random = A caso: qualunque mossa lecita
level-sprout = Germoglio: un po’ sciocco
level-digger = Scavatore: solido
level-fox = Volpe: guarda avanti
level-owl = Civetta: sa che cosa conta

note-warming-up = si sta ancora scaldando: una mossa veloce
note-cancelled = fermato prima della fine
note-recovered = il bot ha avuto un errore: una mossa a caso
note-out-of-time = il bot ha esaurito il tempo: una mossa a caso

## Molly

term-molly-cubes = cubetti ora
term-molly-balance = equilibrio della tana
term-molly-tokens = segnalini
term-molly-sets_in_reach = tris a portata
term-molly-projects_in_reach = Progetti a portata
term-molly-free_spaces = spazi vuoti

## Uly & Polly

term-uly-prizes = premi
term-uly-this_round = probabilità in questo round
term-uly-wolf_far_off = distanza fra lupo e cane
term-uly-dog_has_choice = tessere che il cane può girare

## Buddel-Bande

term-buddel-home = talpe a casa
term-buddel-on_the_way = talpe in cammino
term-buddel-frozen = talpe bloccate dal cane
term-buddel-knowledge = ciò che si sa

## Hickory Dickory

term-hickory-points = punti
term-hickory-delivery = consegna in corso
term-hickory-pouches = tessere negli zaini
term-hickory-quests = missioni in vista
term-hickory-hunt_board = plancia caccia al tesoro
term-hickory-relics = cimeli
term-hickory-chain = arrampicata
term-hickory-cards = carte favore
term-hickory-mice = topi sull’orologio

### Ragioni di un suggerimento: in che cosa la mossa è migliore delle altre. Seguono "Perché: ".

reason-molly-cubes = porta a casa più cubetti
reason-molly-balance = dà alla tua tana più su cui costruire
reason-molly-tokens = ti lascia più segnalini
reason-molly-sets_in_reach = ti lascia un tris a portata
reason-molly-projects_in_reach = ti lascia un tris di Progetti a portata
reason-molly-free_spaces = sfrutta bene gli spazi vuoti
reason-uly-prizes = vince dei premi
reason-uly-this_round = aumenta le tue probabilità di vincere il round
reason-uly-wolf_far_off = lascia fra lupo e cane una distanza che ti conviene
reason-uly-dog_has_choice = ti conviene per le tessere che il cane potrà girare
reason-buddel-home = porta a casa le tue talpe
reason-buddel-on_the_way = fa avanzare le tue talpe
reason-buddel-frozen = tiene le tue talpe lontane dal cane
reason-buddel-knowledge = ti dice di più sui clan
reason-hickory-points = fa subito punti
reason-hickory-delivery = fa valere di più questa consegna
reason-hickory-pouches = fa valere di più i tuoi zaini
reason-hickory-quests = avvicina una missione
reason-hickory-hunt_board = riempie la tua plancia caccia al tesoro
reason-hickory-relics = avvicina la restituzione di un cimelio
reason-hickory-chain = fa salire più in alto il tuo Scalatore
reason-hickory-cards = sfrutta meglio le tue carte favore
reason-hickory-mice = dà ai tuoi topi posti migliori sull’orologio
