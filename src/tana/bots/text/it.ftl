### Bot: livelli, note e voci delle loro valutazioni ("perché questa mossa?").

level-random = A caso: qualunque mossa lecita
level-sprout = Germoglio: un po’ sciocco
level-digger = Scavatore: solido
level-fox = Volpe: pensa in avanti
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
