### Bot: livelli, note e voci delle loro valutazioni ("perché questa mossa?").

level-random = qualunque mossa lecita
level-sprout = Germoglio: un po' sciocco
level-digger = Scavatore: solido
level-fox = Volpe: pensa in anticipo
level-owl = Civetta: ha imparato che cosa conta

note-warming-up = si sta ancora scaldando: una risposta veloce
note-cancelled = fermato prima della fine
note-recovered = il bot si è guastato: scelta a caso
note-out-of-time = il bot ci ha messo troppo: scelta a caso

## Molly

term-molly-cubes = cubetti ora
term-molly-balance = equilibrio della tana
term-molly-tokens = segnalini
term-molly-sets_in_reach = tris a portata
term-molly-projects_in_reach = Progetti a portata
term-molly-free_spaces = spazi vuoti

## Uly & Polly

term-uly-prizes = premi
term-uly-this_round = probabilità in questo turno
term-uly-wolf_far_off = distanza fra lupo e cane
term-uly-dog_has_choice = tessere che il cane può girare

## Buddel-Bande

term-buddel-home = talpe a casa
term-buddel-on_the_way = talpe in cammino
term-buddel-frozen = talpe bloccate dal cane
term-buddel-knowledge = quel che si sa

## Hickory Dickory

term-hickory-points = punti
term-hickory-delivery = la consegna in corso
term-hickory-pouches = tessere negli zaini
term-hickory-quests = missioni in vista
term-hickory-hunt_board = caccia al tesoro
term-hickory-relics = cimeli
term-hickory-chain = la scalata
term-hickory-cards = carte favore
term-hickory-mice = topi sull'orologio
