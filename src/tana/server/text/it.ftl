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
verified-luck = La sua fortuna deriva dal segreto e da ciò che i posti hanno aggiunto, e non manca nessun numero.
verified-consents = { $times ->
    [one] Una volta, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
   *[other] { $times } volte, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
}
verified-bound = Tavolo { $table }, giocatori: { $names }
verified-signed = Firmata da chi giocava ai posti { $seats }, che ha visto la stessa partita.
luck-proven = Fortuna dimostrata: concorda con tutto ciò che è stato conservato e mostrato.
luck-proven-unseen = Fortuna dimostrata per la partita di questa ricevuta. Per sapere se è la partita che hai visto aggiungi --seen con il file conservato dalla pagina o da tana join.
luck-doubt-no-commitment = Fortuna non dimostrabile: nessuno ha conservato l’impegno mostrato prima della partita, quindi il server potrebbe aver scelto il segreto per ultimo. Aggiungi --seen oppure --commitment.
luck-doubt-no-contribution = Fortuna non dimostrabile: non contiene nessun tuo contributo, quindi il server potrebbe averla conosciuta tutta in anticipo. Aggiungi --seen oppure --contribution.
luck-doubt-consent = Fortuna non dimostrabile: secondo la ricevuta hai accettato di tornare indietro, ma qui non risulta. Se non l’hai fatto da un altro dispositivo, è falsa.
luck-doubt-unfinished = Fortuna non dimostrabile: la ricevuta si interrompe prima della fine della partita.
luck-of-a-page = Giocata in una pagina senza server: la fortuna l’ha estratta la pagina da sé, e chi giocava poteva sceglierla.
luck-not-claimed = Fortuna non dimostrabile: questa registrazione non dichiara nulla sulla fortuna.
luck-false = { $path }: fortuna falsa: { $fault }

export-refused = Tralasciato { $table }: { $why }

join-code = Confronta con gli altri: tutti devono avere il codice { $code }
join-luck-kept = Ciò che hai visto è conservato in { $path }, con la ricevuta accanto.
join-luck-proven = Questo terminale ha verificato la fortuna della partita: è dimostrata.
join-luck-not-provable = La fortuna della partita non si può dimostrare; “tana verify” spiega perché.
join-luck-violation = La fortuna della partita è falsa: { $fault }

join-gathering = In attesa che la partita cominci.
join-host-start = Premi Invio per cominciare la partita.
join-waiting = Decide { $name }.
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
    Scrivi il numero di una scelta, la sua notazione (per esempio “{ $example }”) o il suo inizio, se è unico.
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

remind-none = Nessuno deve giocare.
remind-line = { $table }  { $game }: { $name }, { $hours ->
    [0] da meno di un’ora
    [one] da un’ora
   *[other] da { $hours } ore
}
remind-until = fino al { $time }
remind-sent = avvisato
remind-queued = avviso in coda
remind-off = non vuole notifiche
remind-known = sarà avvisato al prossimo turno
