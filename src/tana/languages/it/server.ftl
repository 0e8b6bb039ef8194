### Il server dei tavoli sulla riga di comando, e sedersi a un tavolo da un terminale.

serve-here = I tavoli sono aperti su { $address }
serve-lan = Per gli altri nella tua rete: { $address }
serve-lan-none = Questa macchina non ha un indirizzo raggiungibile da altri.
serve-proxy = Indirizzo pubblico: { $address }
serve-data = Le partite si trovano in { $path }
serve-stop = Premi Ctrl+C per fermare il server. Dopo un riavvio ogni partita può riprendere.
worker-here = Gioco per i bot di { $path }. Premi Ctrl+C per fermare; gli altri continuano.

invite-house = Chi apre questo link entro { $days ->
    [one] un giorno
   *[other] { $days } giorni
} può aprire tavoli in questa casa:
backup-done = { $tables ->
    [one] Salvato un tavolo
   *[other] Salvati { $tables } tavoli
} in { $path }
restore-done = { $tables ->
    [one] Ripristinato un tavolo
   *[other] Ripristinati { $tables } tavoli
} in { $path }
export-done = { $records ->
    [one] Scritta una partita finita
   *[other] Scritte { $records } partite finite
} e { $logs ->
    [one] un registro
   *[other] { $logs } registri
} in { $path }
verified-luck = La sua sorte deriva dal segreto e da ciò che i posti hanno aggiunto, e non manca nessun numero.
verified-consents = { $times ->
    [one] Una volta, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
   *[other] { $times } volte, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
}
verified-bound = Tavolo { $table }, giocatori: { $names }
verified-signed = Firmata da chi giocava ai posti { $seats }, che ha visto la stessa partita.
luck-proven = Sorte dimostrata: concorda con tutto ciò che è stato conservato e mostrato.
luck-proven-unseen = Sorte dimostrata per la partita di questa ricevuta. Per sapere se è la partita che hai visto aggiungi --seen con il file conservato dalla pagina o da tana join.
luck-doubt-no-commitment = Sorte non dimostrabile: nessuno ha conservato l’impegno mostrato prima della partita, quindi il server potrebbe aver scelto il segreto per ultimo. Aggiungi --seen oppure --commitment.
luck-doubt-no-contribution = Sorte non dimostrabile: non contiene nessun tuo contributo, quindi il server potrebbe averla conosciuta tutta in anticipo. Aggiungi --seen oppure --contribution.
luck-doubt-consent = Sorte non dimostrabile: secondo la ricevuta hai accettato di tornare indietro, ma qui non risulta. Se non l’hai fatto da un altro dispositivo, la ricevuta è falsa.
luck-doubt-unfinished = Sorte non dimostrabile: la ricevuta si interrompe prima della fine della partita.
luck-doubt-no-rules = Sorte non dimostrabile: con le regole di oggi la partita è un’altra, e quelle indicate nella ricevuta qui mancano. Metti { $rules }.tana-rules accanto alla ricevuta.
luck-of-a-page = Giocata in una pagina senza server: la sorte l’ha estratta la pagina da sé, e chi giocava poteva sceglierla.
luck-not-claimed = Sorte non dimostrabile: questa registrazione non dichiara nulla sulla sorte.
luck-false = { $path }: sorte falsa: { $fault }

export-refused = Tralasciato { $table }: { $why }

join-code = Confronta con gli altri: tutti devono avere il codice { $code }
join-luck-kept = Ciò che hai visto è conservato in { $path }, con la ricevuta accanto.
join-luck-proven = Questo terminale ha verificato la sorte della partita: è dimostrata.
join-luck-not-provable = La sorte della partita non si può dimostrare; «tana verify» spiega perché.
join-luck-violation = La sorte della partita è falsa: { $fault }

join-gathering = In attesa che la partita cominci.
join-host-start = Premi Invio per cominciare la partita.
join-waiting = In attesa della decisione di { $name }.
join-lost = Connessione persa; nuovo tentativo.
join-undo-asked = { $name } chiede di annullare una mossa. Va bene? (sì/no)
join-yes = sì
join-seat = Siedi al posto { $seat }.
join-watching = Stai guardando.
join-closed = Il tavolo è chiuso.
join-refused = Non ha funzionato: { $code }
join-left = Il posto resta tuo. Per tornare, esegui di nuovo lo stesso comando.
join-back = Che piacere rivederti! Un bot ha giocato per te; ora decidi di nuovo tu.
join-help =
    Scrivi il numero di una scelta, la sua notazione (per esempio «{ $example }») o il suo inizio, se è unico.
    annulla: annulla la tua ultima azione, o chiedi il consenso agli altri se il tavolo lo permette.
    diario: mostra che cosa è successo finora.
    elenco: mostra tutte le scelte per esteso.
    perché AZIONE: spiega perché un’azione non è permessa.
    tavolo: mostra di nuovo il tavolo.
    regole: mostra le regole del gioco.
    esci: lascia il tavolo; il posto resta tuo.

### Notifiche.

notice-turn-title = { $game }: tocca a te
notice-turn-body = Tocca a { $name } al tavolo con { $others }.
notice-turn-answer-title = { $game }: si attende la tua risposta
notice-turn-answer-body = Si attende la risposta di { $name } al tavolo con { $others }.
notice-reminder-title = { $game }: il tempo sta per scadere
notice-reminder-body = Tocca ancora a { $name } al tavolo con { $others }.
notice-reminder-answer-title = { $game }: il tempo sta per scadere
notice-reminder-answer-body = Si attende ancora la risposta di { $name } al tavolo con { $others }.
notice-withdrawn-title = Niente da fare
notice-withdrawn-body = Hai giocato su un altro dispositivo, o il turno è finito.
notice-test-title = Tana
notice-test-body = Questa è una prova. Le notifiche arriveranno qui.

remind-none = Nessun tavolo aspetta qualcuno.
remind-line = { $table }  { $game }: { $name }, { $hours ->
    [0] da meno di un’ora
    [one] da un’ora
   *[other] da { $hours } ore
}
remind-until = fino al { $time }
remind-sent = avviso inviato
remind-queued = avviso in coda
remind-off = non vuole notifiche
remind-known = riceverà un avviso al prossimo turno

### Dati derivati

rebuild-done = { $tables ->
    [one] Letto 1 tavolo
   *[other] Letti { $tables } tavoli
}; { $results ->
    [one] 1 partita finita
   *[other] { $results } partite finite
}.
### Chi ospita una casa

serve-host = Pagina di chi ospita: { $address }  chiave: { $key }
host-none = Niente da mostrare.
host-version = Tana { $version }, Python { $python }
host-counts = { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }, { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }
host-load = Pagine collegate: { $connections }; il 95% delle richieste riceve risposta entro { $ms } ms; carico { $processor } per processore
host-admission = Registrazione: { $admission }
host-open-tables = Tavoli aperti: { $who ->
    [off] disattivati
    [everybody] anche per chi non è della casa
   *[house] per le persone della casa
}
host-disk = { $free } MB liberi, database { $used } MB
host-backup = Ultima copia verificata: { $time }
host-backup-failed = L’ultima copia non è riuscita: { $fault }
host-start = Avviato: { $time }, { $why ->
    [first] il primo avvio
    [stopped] dopo una chiusura regolare
    [killed] dopo che il server precedente si era interrotto all’improvviso
    [restored] dopo il ripristino di una copia
   *[moved] dopo il trasferimento dei tavoli da un file
}
host-limit = { $name ->
    [tables] { $most } tavoli in memoria
    [connections] { $most } connessioni
    [connections_of_an_address] { $most } connessioni da un indirizzo
    [watchers_of_a_table] { $most } spettatori a un tavolo
    [devices_of_a_holder] { $most } dispositivi di una persona
   *[free_disk_bytes] { $most } MB del disco tenuti liberi
}
host-announced = Annuncio: { $text }
host-failures = Notifiche: { $failing ->
        [one] 1 canale non le accetta
       *[other] { $failing } canali non le accettano
    }, { $waiting } in attesa
host-person = { $name }, { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivi
}, ultima visita { $seen }
host-banned = persona esclusa
host-here = qui adesso
host-away = assente
host-phase = { $phase ->
    [gathering] in attesa
    [playing] in corso
    [over] finita
   *[other] chiuso
}
host-failure = { $channel }: tentativi falliti { $failures }; prossimo tentativo { $time }

### Il calendario delle scadenze

calendar-name = Tana
calendar-event = Tocca a te: { $game } con { $others }

### La classifica

ratings-ladder = { $game }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }: { $people ->
    [one] 1 persona
   *[other] { $people } persone
}, { $games ->
    [one] 1 partita valida
   *[other] { $games } partite valide
}
ratings-none = Ancora nessuna partita valida per la classifica è finita.
ratings-right = { $games ->
    [one] 1 partita ricalcolata: i punteggi coincidono.
   *[other] { $games } partite ricalcolate: tutti i punteggi coincidono.
}
ratings-wrong = { $faults ->
    [one] 1 partita non coincide con il suo risultato. tana rebuild ricava di nuovo i punteggi.
   *[other] { $faults } partite non coincidono con i loro risultati. tana rebuild ricava di nuovo i punteggi.
}
