### Testi del client: quello che dice la prima schermata, e quello che si può dire su ogni schermata.

home = Inizio
home-blurb = Quattro giochi a nascondino: carte nelle pile, clan sotto le talpe, un lupo tra le pecore, favori in mano.
home-play = Gioca subito
home-play-bots = Gioca subito: { $game }, contro i bot
home-friends = Con gli amici
home-seats = { $from }–{ $to } giocatori
home-code = Hai un codice?
games = Giochi
home-setup = Prepara
home-level = Forza dei bot in { $game }
home-offline = Sei offline. Le partite in questo browser continuano; i tavoli con altre persone aspettano la connessione.
home-offline-ready = Sei offline. Tutti i giochi funzionano lo stesso; i tavoli con altre persone aspettano la connessione.
home-available-offline = È tutto su questo dispositivo: ogni gioco funziona anche offline.
waiting = Aspettano te
waiting-count = Tocca a te ({ $count })
waiting-nobody = Nessuno ti sta aspettando.
waiting-solo = Riprendi la partita
tables-others = In attesa degli altri
tables-invitations = Inviti
tables-solo = Partite contro i bot
tables-gathering = In preparazione
tables-turn = Tocca a { $name }
tables-left = ancora { $time }
tables-search = Cerca tra i tuoi tavoli (gioco o nome)
search-nothing = Nessun tavolo corrisponde.
archive = Archivia
archive-back = Togli dall’archivio
archived = Archiviati ({ $count })
open-file = Apri un file di gioco
open-file-how = Oppure trascinalo su questa pagina.
open-file-drop = Lascia qui una partita per rivederla, o un backup per ripristinarlo.
open-file-bad = Non è un file di gioco né un backup di Tana, oppure è danneggiato.
length-molly = 20–30 minuti
length-hickory = 45–75 minuti
length-uly = 15–20 minuti
length-buddel = 15–20 minuti
continue-go = Continua
finished = Partite finite
ladder-link = Classifica
finished-all = Tutte le partite finite e la mia tana
home-name = Giochi come { $name }
home-rename = Cambia nome o animale
install = Installa
install-why = Aggiungi Tana alla schermata iniziale e aprila come un’app.
loading = Un momento…
try-again = Riprova
close = Chiudi

## Impostazioni

settings = Impostazioni
theme-to-light = Tema chiaro
theme-to-dark = Tema scuro
friendly-names = Nocciola, Trifoglio, Mirtillo, Ginepro, Felce, Lilla, Timo, Viola, Pettirosso, Acero

## Preparare un tavolo

seat-kind-me = Tu
seat-kind-remote = A distanza (link o codice)
seat-kind-here = Un’altra persona qui
seat-bot = bot, { $level }
seat-unnamed = Giocatore { $number }
level-sprout = germoglio (gentile)
level-digger = scavatore (solido)
level-fox = volpe (astuta)
level-owl = civetta (saggia)
level-random = foglia al vento (a caso)
join = Unisciti
watch = Guarda
refused-network = Non è stato possibile aprire il server alla rete locale.

## Al tavolo

turn-yours = Tocca a te

refused-illegal = Le regole non lo permettono.
refused-stale = La partita è andata avanti. Dai un’altra occhiata.
refused-not-your-turn = Non è il tuo turno.
refused-not-your-seat = Non è il tuo posto.
refused-not-allowed = A questo tavolo non è permesso.
refused-not-now = Non adesso.
refused-boundary = Intanto qualcuno ha scoperto qualcosa: la mossa non si può più annullare.
refused-bad-notation = Questa non è una mossa.
refused-bad-request = Non ha funzionato.
refused-version = Questa pagina è più vecchia del server. Ricaricala.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-secret = Questo invito non è valido o è scaduto.
refused-full = Tutti i posti sono occupati.
refused-closed = Questo tavolo è chiuso.
refused-not-admitted = In questa casa entra solo chi ne fa parte.
refused-banned = Chi ospita ti ha escluso da questa casa.
refused-limit = Troppe richieste. Aspetta un momento.
refused-unavailable = Al momento il server non risponde.
refused-offline = Sei offline.
refused-module = Le regole di questo gioco non si sono caricate, o sono arrivate danneggiate. Non si è perso nulla: ricarica la pagina quando sei online.
refused-broken = Qualcosa in questa pagina ha smesso di funzionare. Non si è perso nulla: le tue partite sono salvate. Ricarica la pagina.
refused-no-worker = Questo browser non permette alle pagine di calcolare in background: per giocare serve un server.
refused-old-game = Questa partita è cominciata con un’altra versione di Tana, con regole diverse. Qui non può continuare, ma non si è perso nulla.
refused-not-here = Questo browser non ha questa partita, o non l’ha più.

new-version = C’è una nuova versione di Tana.
new-version-use = Ricarica
later = Più tardi
fault-bot = Un bot ha avuto un problema e ha giocato una mossa diversa da quella che avrebbe scelto.
fault-table = Qualcosa è andato storto a questo tavolo, che è stato ricaricato.
fault-unexpected = Qualcosa è andato storto. Se la pagina sembra strana, ricaricala.
storage-denied = Questo browser non permette a Tana di salvare nulla: qui le partite durano finché la pagina è aperta.
storage-full = In questo browser non c’è più spazio: quello che giochi ora resta solo finché la pagina è aperta. Libera spazio, o salva tutto in un file dalle impostazioni.
offline-fetching = Giochi offline: pronti { $ready } su { $total } (scarico gli strumenti per prepararli)
offline-building = Giochi offline: pronti { $ready } su { $total }
offline-ready = Giochi offline: pronti tutti e { $total }
offline-stopped = Giochi offline: pronti { $ready } su { $total }. Agli altri si gioca tramite il server.
backup-back = { $added ->
    [one] 1 partita ripristinata
   *[other] { $added } partite ripristinate
  }; già qui: { $known }.
backup-failed = Non ha funzionato: il file non è un backup di Tana, o questo browser non permette di salvarlo.

## Dopo la partita

result-show = Risultato
replay = Rivedi

## Imparare

learn = Impara
rules = Regole
bar-language = Lingua
