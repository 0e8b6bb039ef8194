### Il laboratorio: tornei e analisi.

## Tornei

arena-title = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
arena-caption = Elo di massima verosimiglianza con intervalli al 95%, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
arena-compiling = compilo i bot (una volta sola, fino a un minuto o due)
arena-blocks = gruppi di partite con la stessa fortuna
arena-pair = Bot
arena-games = Partite
arena-share = Quota di vittorie
arena-points = Punti
arena-elo = Elo
arena-verdict = Verdetto
arena-clear = chiaro
arena-open = aperto
league-same = Ogni partita è finita come nella classifica.
league-differs = Le partite non sono finite come nella classifica, oppure la classifica non ha ancora un risultato per questo tavolo.
arena-first-seat = Il posto che comincia: { $elo } ± { $error } Elo.
arena-fault = { $bot } è stato sostituito da un’azione lecita a caso { $broke ->
    [0] in nessuna mossa per un errore
    [one] in una mossa per un errore
   *[other] in { $broke } mosse per un errore
} e { $late ->
    [0] in nessuna per mancanza di tempo.
    [one] in una per mancanza di tempo.
   *[other] in { $late } per mancanza di tempo.
}
arena-note = Le quote sono del primo bot; la quota equa è il 50% con qualunque numero di posti. Intervalli al 95%;
    «chiaro» è il verdetto del test sequenziale, che si può guardare quando si vuole.

## Analisi

analysis-title = Come è andata la partita
analysis-progress = valuto ogni mossa
analysis-number = Mossa
analysis-name = Chi
analysis-action = Scelta
analysis-before = Migliore
analysis-after = Probabilità
analysis-best = Meglio
analysis-accounts = Fortuna e scelte, in percentuale di una vittoria
analysis-luck = Dadi e pescate
analysis-lost = Scelte proprie
analysis-costly = Le mosse più costose di { $name }:
analysis-costly-move = { $number }. { $action } invece di { $best }: { $loss } per cento sprecato.
analysis-because = Vantaggi della scelta migliore: { $reasons }

## Velocità

bench-title = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}: partite a caso
bench-progress = { $game } giocato a caso
bench-way = Modo
bench-decisions = Decisioni/s
bench-games = Partite/s
bench-first = Primo risultato dopo
bench-gpu = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } su GPU e CPU: { $same ->
    [yes] uguali
   *[no] DIVERSE
}
bench-view = Una vista, compilata: { $time } µs
bench-lengths = Decisioni in una partita: in media { $mean }; { $marks } ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    })

## Studi

study-title = { $game }: uno studio
study-table = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, { $players }{ $options }
study-words = In parole
study-numbers = In breve
study-wins = Chi vince
study-wins-about = Quote di vittorie nell’ordine di gioco: il primo giocatore è quello che decide per primo. Una vittoria condivisa conta in parti; la linea tratteggiata è la quota equa, le barre sono intervalli al 95%.
study-goal-about = Quante volte si raggiunge l’obiettivo del gioco in solitario, con il suo intervallo al 95%.
study-order = Giocatore { $order }
study-goal = Obiettivo raggiunto
study-sources = Da dove vengono i punti
study-sources-about = Punti di ogni giocatore per fonte, in media, nell’ordine di gioco.
study-length = Quanto dura
study-length-about = I minuti al tavolo sono una stima: { $forced } secondi per un’azione obbligata, { $choice } per una scelta, { $bit } in più ogni volta che le scelte raddoppiano. Metà delle partite dura da { $low } a { $high } minuti.
study-minutes = Minuti
study-decisions = Decisioni
study-course = Andamento
study-course-about = Quante volte chi è in testa adesso vince alla fine. Dove la linea parte alta, la partita si decide presto; dove resta bassa, decide il finale.
study-course-axis = la partita, dall’inizio alla fine
study-course-start = inizio
study-course-end = fine
study-leader = vince chi è in testa
study-breadth = Quanto c’è da scegliere
study-breadth-about = Scelte a ogni decisione, lungo la partita. { $forced } delle decisioni hanno una sola scelta; altrimenti ce ne sono in media { $choices }. La serie più lunga di decisioni senza scelta in una partita è in media { $run }.
study-choices = scelte
study-skill = Fortuna, scelta, memoria
study-skill-about = Un giocatore più forte in mezzo a giocatori più deboli: la sua quota di vittorie. La linea tratteggiata è la quota equa. Gli ultimi due mostrano quanto aggiungerebbe vedere ogni segreto, e quanto aggiunge ricordare le mosse degli altri.
study-skill-alone = Quante volte il giocatore più forte fa più punti del più debole con la stessa fortuna.
study-luck-about = Rigiocando la stessa distribuzione e le stesse pescate con altre scelte casuali degli stessi giocatori, i risultati hanno una correlazione di { $points } (0: la fortuna non decide nulla, 1: tutto).
study-among = { $one } tra { $others }
study-quick = Senza pensarci molto
study-random-about = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in cui tutti giocano a caso ({ $device }), oltre alle partite di sopra.
study-policy = Strategia rapida
study-policy-about = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in cui tutti seguono la strategia rapida con cui la volpe guarda avanti ({ $device }).
study-measure = Misura
study-used = Che cosa si usa
study-used-about = Quante volte ogni tipo di azione è stato scelto quando si poteva. «Mai» conta le azioni del tipo che nessuno ha mai scelto.
study-used-each = Ogni azione
study-kind = Azione
study-offered = Si poteva scegliere
study-chosen = Scelta
study-rate = Quota
study-never = Mai
study-won = Chi l’ha fatta ha vinto
study-tokens = { $domain }: quante volte ciascuno è stato scelto
study-happens = Che cosa succede
study-event = Evento
study-per-game = In una partita
study-rules = Regole
study-rules-about = Quante volte ogni regola è stata applicata in una partita ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } ciascuno, rigiocate regola per regola). Mai in nessuna: { $never }.
study-rules-all = nessuna, sono comparse tutte
study-rule = Regola
study-good = Giocando bene
study-random = A caso
study-perft = Sequenze di decisioni
study-perft-about = Numero di sequenze di 1, 2, 3… decisioni da una distribuzione:
study-endings = Come finiscono le partite
study-endings-about = Partite interrotte dopo { $most } decisioni: { $cut }.
study-vary = Che cosa cambia se cambiano componenti o opzioni
study-vary-about = Ogni tavolo è stato giocato con la stessa fortuna. Differenze rispetto a «{ $base }», con intervalli che valgono tutti insieme nel 95% di tali studi; i punti pieni sono chiari (Holm).
study-refused = Rifiutati
study-table-name = Tavolo
study-made = Com’è stato fatto
study-made-about = Seme { $seed }, edizione { $edition }, Tana { $version }, { $seconds } secondi. Gli intervalli sono la t di Student su { $blocks } blocchi di partite. Lo stesso comando dà gli stessi numeri.
study-progress = si gioca
study-compiling = compilazione (una volta per tavolo, fino a un minuto o due)
study-written = Scritto: { $files }
study-search-progress = impostazione { $number } di { $most }
study-compared = Confronto blocco per blocco con la stessa fortuna: { $paired ->
    [yes] sì.
   *[no] no, come due campioni.
} Intervalli e verdetti sono corretti per i confronti ripetuti.
study-found = L’impostazione più vicina: { $setting }. Con una fortuna nuova:
study-measure-win-1 = Vince il primo giocatore
study-measure-goal = Obiettivo raggiunto
study-measure-tie = Vittorie condivise
study-measure-minutes = Minuti
study-measure-decisions = Decisioni
study-measure-turns = Turni
study-measure-choices_when_free = Scelte, se ce ne sono
study-measure-forced = Senza scelta
study-measure-margin = Distacco
study-measure-points = Punti
study-measure-winner_points = Punti di chi vince
study-measure-lead_changes = Cambi in testa
study-measure-comeback = Rimonte
study-measure-decided = Decisa dopo

study-no-interval = { $value } (troppo poche partite per un intervallo)
study-say-cut-off = { $share } delle partite non sono finite e sono state interrotte dopo { $most } decisioni: non si può dire chi vince, e le partite vere durano più di questi numeri.
study-say-wins = { $clear ->
    [more] Chi comincia vince più della quota equa: { $share } delle partite invece di { $fair }.
    [less] Chi comincia vince meno della quota equa: { $share } delle partite invece di { $fair }.
    [unknown] Le partite sono troppo poche per dire se cominciare sia un vantaggio: il primo giocatore ne vince { $share }, la quota equa è { $fair }.
   *[even] Cominciare non fa una differenza misurabile: il primo giocatore vince { $share } delle partite, la quota equa è { $fair }.
}
study-say-goal = Da solo, { $player } raggiunge l’obiettivo in { $share } delle partite, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media.
study-say-tie = { $share } delle partite finiscono con una vittoria condivisa.
study-say-length = Una partita dura circa { $minutes } minuti: { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } in { $turns } turni. { $forced } delle decisioni non lasciano scelta; le altre ne offrono in media { $choices }.
study-say-drama = Il primo posto cambia in media { $changes ->
    [one] una volta
   *[other] { $changes } volte
}. Chi è in testa a metà vince { $half } delle partite; chi vince passa in testa per sempre dopo { $decided } della partita, e in { $comebacks } delle partite era molto indietro.
study-say-skill = { $one } tra { $others } vince { $share } delle partite (quota equa: { $fair }).
study-say-luck = Giocando due volte con la stessa fortuna, i risultati hanno una correlazione di { $points }.
study-say-secrets = { $clear ->
    [more] Chi vede ogni segreto vince { $share }: le informazioni nascoste contano.
    [unknown] Chi vede ogni segreto vince { $share }: le partite sono troppo poche per dire quanto valgano i segreti.
   *[even] Chi vede ogni segreto vince { $share }: per questi giocatori i segreti non fanno una differenza misurabile.
}
study-say-rules = { $never ->
    [0] Ogni regola è comparsa.
    [one] Una regola non è mai comparsa: { $which }.
   *[other] { $never } regole non sono mai comparse: { $which }.
}

### Revisione
review-progress = esamino ogni decisione
review-title = Revisione di { $name }, posto { $seat }
review-sums = Precisione { $accuracy }. { $decisions ->
    [one] Una decisione
   *[other] { $decisions } decisioni
}, mosse obbligate: { $forced }. Imprecisioni: { $inaccuracies }. Errori: { $mistakes }. Errori gravi: { $blunders }.
review-result = Risultato { $result }. Senza fortuna: { $adjusted }, più o meno { $error }.
review-move = Mossa { $number }, { $grade ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}: { $action }. Meglio: { $best }. È costata { $loss } punti di probabilità di vittoria, più o meno { $error }.
review-because = Perché: { $reasons }.
review-clean = Nessuna mossa è costata chiaramente qualcosa.
### Problemi

puzzle-searching = { $games ->
    [one] { $games } partita esaminata
   *[other] { $games } partite esaminate
}
puzzle-made = { $count ->
    [one] { $count } problema scritto in { $path }
   *[other] { $count } problemi scritti in { $path }
}
puzzle-checking = verifica con fortuna nuova
puzzle-verdict = { $verdict ->
    [contradicted] un’altra risposta è migliore
    [unexplained] nessuna ragione spiega il vantaggio della risposta migliore
   *[unclear] il vantaggio è troppo piccolo
}
puzzle-checked = Problemi che reggono con un margine di { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
}: { $holds } su { $count }
puzzle-seat = Giocatore { $number }
puzzle-line = { $number }: { $theme }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }.
puzzle-difficulty = { $difficulty ->
    [easy] Facile.
    [hard] Difficile.
   *[medium] Medio.
}
puzzle-heading = { $game }, problema { $number }: { $theme }
puzzle-question = Qual è la scelta migliore?
puzzle-answer = { $points ->
    [100] Giusto! 100 punti.
    [0] Stavolta no: 0 punti.
   *[other] Una scelta ragionevole: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
puzzle-best = La scelta migliore: { $best }.
puzzle-values = Probabilità di vittoria dopo ogni scelta:
puzzle-value = { $chance } (più o meno { $error }), { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
puzzle-arena-title = Problemi di { $game }
puzzle-arena-bot = bot
puzzle-arena-solved = risolti
puzzle-arena-points = punti
strategy-heading = { $game }: { $claim }
strategy-better = Meglio: { $action }, probabilità di vittoria { $chance }%, più o meno { $error }.
strategy-worse = Meno bene: { $action }, { $chance }%, più o meno { $error }.
theme-molly-turn = il tuo turno
theme-molly-set = che cosa fare di un tris
theme-molly-card = una carta
theme-uly-early-round = a inizio round
theme-uly-late-round = a fine round
theme-buddel-small = si muove una talpa piccola
theme-buddel-medium = si muove una talpa media
theme-buddel-large = si muove una talpa grande
theme-buddel-dog-or-mole = il cane o una talpa
theme-hickory-hand-early = il topo sulla lancetta, prime ore
theme-hickory-hand-late = il topo sulla lancetta, ultime ore
theme-hickory-inner-early = il cerchio interno, prime ore
theme-hickory-inner-late = il cerchio interno, ultime ore
theme-hickory-swap-early = riordinare le tessere, prime ore
theme-hickory-swap-late = riordinare le tessere, ultime ore
theme-buddel-any-mole = si muove una talpa qualsiasi
