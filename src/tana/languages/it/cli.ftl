### Il gioco nel terminale.

## Posti e nomi

name-person = Giocatore { $number }
name-bot = { $bot } { $number }
seats-line = Posto { $number }: { $name } ({ $kind })
kind-person = a questa tastiera
kind-bot = bot { $bot }

## Il tavolo

heading = { $game } · decide { $name }
heading-watching = { $game }
news-heading = Che cosa è successo
news-earlier = … { $count ->
    [one] una riga precedente
   *[other] { $count } righe precedenti
}
choices-heading = Le tue scelte
prompt = La tua scelta (un numero, una notazione o aiuto):
curtain = Passa la tastiera a { $name }.
curtain-prompt = { $name }, premi Invio quando solo tu vedi lo schermo.
welcome = Una nuova partita a { $game }.
welcome-back = { $game } riprende dopo { $moves ->
    [one] un’azione
   *[other] { $moves } azioni
}.
thinking = { $name } sta pensando…
note = { $name }: { $note ->
    [warming-up] si sta ancora scaldando: questa era una mossa d’istinto.
    [cancelled] ha smesso di pensare prima del tempo.
    [recovered] il bot ha avuto un errore: questa era una mossa a caso.
   *[out-of-time] il bot ha esaurito il tempo: questa era una mossa a caso.
}

## Comandi (parole da scrivere)

command-help = aiuto
command-undo = annulla
command-save = salva
command-log = diario
command-list = elenco
command-why = perché
command-board = tavolo
command-rules = regole
command-quit = esci

help =
    Scrivi il numero di una scelta, la sua notazione (per esempio «{ $example }») o il suo inizio, se è unico.
    annulla: annulla la tua ultima azione, a meno che abbia rivelato qualcosa.
    salva NOME: salva la partita in un file.
    diario: mostra che cosa è successo finora.
    elenco: mostra tutte le scelte per esteso.
    perché AZIONE: spiega perché un’azione non è permessa.
    tavolo: mostra di nuovo il tavolo.
    regole: mostra le regole del gioco.
    esci: lascia il tavolo; la partita viene salvata e si può riprendere.

undo-done = Annullata: { $action }.
undo-nothing = Non c’è ancora niente da annullare.
undo-revealed = L’ultima azione ha rivelato qualcosa, quindi non si può annullare.
undo-passed = L’ultima azione è conclusa, quindi non si può annullare.
saved = Salvata in { $path }
save-how = Indica un nome di file: salva NOME
save-failed = Impossibile scrivere { $path }: { $fault }
log-empty = Non è ancora successo niente.
why-how = Indica un’azione: perché { $example }
why-allowed = «{ $action }» adesso è permessa.
not-understood = «{ $typed }» non è una scelta. Scrivi un numero da 1 a { $count }, una notazione come «{ $example }» o aiuto.
not-understood-close = «{ $typed }» non è una scelta. Intendevi «{ $example }»? Scrivi aiuto per le istruzioni.
number-too-big = Non c’è una scelta { $typed }: scrivi un numero da 1 a { $count }.
ambiguous = Più scelte cominciano con «{ $typed }»: { $matches }.
and-more = { $some } e altre { $count }

## La fine

left = La partita è salvata. Per riprenderla:
left-finished = La registrazione della partita:
winner = { $me ->
    [yes] Hai vinto!
   *[no] Vince { $name }!
}
winners = { $names } condividono la vittoria.
list-and = { $some } e { $last }
standing = { $rank }. { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
standing-line = { $text }: { $points ->
    [one] un punto
   *[other] { $points } punti
}

## tana games

games-seats = da { $least } a { $most } giocatori
games-command = Per giocare: { $command }
games-option = { $option } (--option { $name }=…): { $values }
default-value = { $value } (predefinito)

## tana replay e tana verify

replay-heading = { $game } · azione { $n } di { $count }
replay-start = { $game } · l’inizio
replay-prompt = Invio: avanti · b: indietro · e: fine · q: esci
replay-unfinished = La registrazione finisce qui: la partita non era conclusa.
verified = { $path } è una registrazione autentica: { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $moves ->
    [one] un’azione
   *[other] { $moves } azioni
}, { $finished ->
    [yes] conclusa
   *[no] non conclusa
}.
verified-digest = Impronta dell’ultima posizione: { $digest }
verified-rules = Rigiocata con le regole che indica, { $rules } ({ $path }): quelle di oggi sono diverse.

## L’attesa

reading-record = rigioco la partita registrata
exporting = esporto i tavoli

## tana compile

compile-rules = { $game }: regole
compile-bots = { $game }: bot
compile-playouts = { $game }: partite a caso
compile-done = { $games ->
    [one] Un gioco compilato.
   *[other] { $games } giochi compilati.
} Il codice si trova in { $path }

## tana doctor

doctor-mark-good = ok:
doctor-mark-optional = nota:
doctor-mark-bad = errore:
doctor-well = Va tutto bene. Per cominciare: tana serve --open
doctor-ill = { $count ->
    [one] Trovato un problema: sopra c’è scritto che cosa fare.
   *[other] Trovati { $count } problemi: sopra c’è scritto che cosa fare.
}
doctor-python = Tana { $tana } con Python { $have }
doctor-python-missing = Python { $have } è troppo vecchio per Tana { $tana }
doctor-python-next = Installa Python { $need } o più recente, e Tana con quello.
doctor-games = Giochi: { $games }
doctor-games-missing = Questi giochi non si caricano: { $broken }
doctor-games-next = Per sapere perché, scrivi: tana rules e il nome del gioco. I giochi fuori dal pacchetto vengono da TANA_GAMES.
doctor-cache = Il codice compilato si trova in { $path }
doctor-cache-missing = Impossibile salvare il codice compilato in { $path }: a ogni avvio si ricompila
doctor-cache-next = Rendi scrivibile la cartella, o indicane un’altra con TANA_CACHE.
doctor-compiled = Compilati: { $ready }
doctor-compiled-missing = Non ancora compilati: { $rest }
doctor-compiled-next = La compilazione parte da sola quando serve. Per farla adesso: tana compile
doctor-state = Le partite si trovano in { $path }
doctor-state-missing = Impossibile salvare le partite in { $path }
doctor-state-next = Rendi scrivibile la cartella, o indicane un’altra con XDG_STATE_HOME (server: --database).
doctor-web = Le pagine web sono installate
doctor-web-missing = Le pagine web non sono state generate
doctor-web-next = Nel repository scrivi: make web (serve Node.js). Il pacchetto wheel le contiene già.
doctor-offline = A ogni gioco si può giocare nella pagina, senza server
doctor-offline-missing = Non ancora pronti per le pagine offline: { $rest }
doctor-offline-next = Ci pensa tana serve in background; per questo serve la rete una volta sola. Per farlo adesso: tana wasm
doctor-tables = I tavoli si trovano in { $path }, integri: { $count }
doctor-tables-missing = I tavoli sono danneggiati: { $fault }
doctor-tables-next = Ferma il server e ripristina la copia più recente: tana restore FILE --replace
doctor-backup = L’ultima copia è stata verificata con un ripristino di prova { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } fa: { $path }
doctor-backup-missing = L’ultimo tentativo di copia, { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } fa, non ha lasciato una copia valida: { $path } ({ $fault })
doctor-backup-next = Il server è in funzione, e c’è spazio per la copia? Per farne una adesso: tana backup FILE
doctor-backup-none-missing = In { $path } non c’è ancora nessuna copia
doctor-backup-none-next = Un server in funzione ne fa una al giorno. Per farne una adesso: tana backup FILE
doctor-backup-off-missing = Le copie automatiche sono disattivate
doctor-backup-off-next = Attivale con --backup-hours 24, o copia i tavoli da te: tana backup FILE
doctor-shared = PostgreSQL risponde e i tavoli più recenti sono integri: { $path }, { $count }
doctor-shared-missing = PostgreSQL: { $fault }
doctor-shared-next = Controlla --database, la rete e .pgpass. Se mancano voci, ripristina una copia con pg_restore.
doctor-bus = Redis risponde
doctor-bus-missing = Redis non risponde: { $fault }
doctor-bus-next = Controlla --bus. Finché Redis non torna, le mosse degli altri arrivano con al massimo un secondo di ritardo.
doctor-backup-elsewhere-missing = Le copie di PostgreSQL non le fa Tana
doctor-backup-elsewhere-next = Usa i suoi strumenti, per esempio ogni notte: pg_dump --format=custom
doctor-port = La porta { $port } è libera
doctor-port-missing = La porta { $port } è occupata, forse da un altro tana serve
doctor-port-next = Usa quello già attivo, o un’altra porta: tana serve --port 0
doctor-browser = Un browser è disponibile
doctor-browser-missing = Nessun browser trovato
doctor-browser-next = Avvia tana serve (o tana serve --lan) e apri tu l’indirizzo, da qualsiasi dispositivo.
doctor-gpu = Una GPU con CUDA è disponibile per le simulazioni
doctor-gpu-missing = Nessuna GPU con CUDA
doctor-gpu-next = Serve solo per le simulazioni. Se hai una GPU con CUDA, scrivi: pip install 'tana-games[gpu]'
doctor-postgres = C’è il driver per PostgreSQL
doctor-postgres-missing = Manca il driver per PostgreSQL
doctor-postgres-next = Serve solo per ospitare su più macchine. Scrivi: pip install 'tana-games[scale]'
doctor-redis = C’è il driver per Redis
doctor-redis-missing = Manca il driver per Redis
doctor-redis-next = Serve solo per ospitare su più macchine. Scrivi: pip install 'tana-games[scale]'

## tana service, tana update

service-written = Scritto { $path }
service-type = Qui systemd non risponde. Scrivi: { $command }
service-linger = Perché continui anche quando non hai una sessione aperta, scrivi: loginctl enable-linger
service-removed = Rimosso { $path }. I tavoli e le impostazioni restano.
update-have = Questa è Tana { $version }, { $way }. Per aggiornarla:
update-checkout = avviata da un repository
update-pipx = installata con pipx
update-uv = installata con uv
update-pip = installata con pip
update-after = I tavoli restano, e il primo avvio aggiorna il database. Per tornare indietro installa la versione di prima e scrivi tana restore before-update.db --replace
