### Testi del client.

home = Inizio
home-blurb = Quattro giochi per nascondersi: carte nelle pile, clan sotto le talpe, un lupo tra la lana, favori in mano.
home-play = Gioca subito
home-play-bots = Gioca subito: { $game }, contro i bot
home-friends = Con gli amici
home-seats = { $from ->
    [one] da 1 a { $to } giocatori
   *[other] da { $from } a { $to } giocatori
}
home-code = Ti hanno dato un codice?
games = Giochi
length-molly = 20–30 minuti
length-hickory = 45–75 minuti
length-uly = 15–20 minuti
length-buddel = 15–20 minuti
continue = I tuoi tavoli
continue-go = Continua
finished = Partite finite
home-name = Ti chiami { $name }
home-rename = Cambia nome o animale
install = Installa
install-why = Tana può stare nella tua schermata iniziale e aprirsi come un’app.
loading = Un momento …
try-again = Riprova
close = Chiudi
cancel = Annulla
yes = Sì
no = No
somebody = Qualcuno

## Impostazioni

settings = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
settings-theme = Colori
theme-auto = come il sistema
theme-light = giardino al mattino (chiari)
theme-dark = sottoterra (scuri)
theme-to-light = Colori chiari
theme-to-dark = Colori scuri
settings-sound = Suoni
settings-volume = Volume
settings-motion = Animazioni
settings-confirm = Chiedi conferma per le mosse che non si possono annullare
settings-shortcuts = Al tavolo i tasti fanno qualcosa (? mostra quali)
settings-notices = Avvisami quando tocca a me e guardo altrove
animal = Il tuo animale
animal-which = Quale animale?
animal-change = Animale: { $animal }. Scegline un altro
animal-mole = talpa
animal-mouse = topo
animal-hedgehog = riccio
animal-fox = volpe
animal-badger = tasso
animal-squirrel = scoiattolo
animal-frog = rana
animal-owl = gufo
animal-rabbit = coniglio
animal-robin = pettirosso
animal-otter = lontra
animal-sheep = pecora
friendly-names = Nocciola, Trifoglio, Mirtillo, Ginepro, Felce, Lilla, Timo, Viola, Pettirosso, Acero

## Preparare un tavolo

setup = Nuovo tavolo
setup-who = Chi gioca?
setup-count = Numero di giocatori
setup-players = { $count ->
    [one] in solitario
   *[other] { $count } giocatori
}
setup-name = Nome del giocatore { $number }
setup-length = Dura circa { $minutes }.
setup-open = Apri il tavolo e invita
setup-start = Comincia
options = Opzioni
table-settings = Altro sul tavolo
setting-hints = I bot danno consigli
setting-consent = Si può annullare più indietro se tutti sono d’accordo
setting-spectators = Altri possono guardare
setting-chat = Conversazione
setting-chat-off = nessuna
setting-chat-phrases = con frasi pronte
setting-chat-free = libera
setting-timer = Tempo per una decisione
setting-timer-off = quanto serve
setting-timer-seconds = { $seconds } secondi
setting-timer-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
setting-timer-day = un giorno
seat-kind-me = Tu
seat-kind-remote = un amico (link o codice)
seat-kind-here = un’altra persona a questo schermo
seat-bot = bot, { $level }
seat-unnamed = Giocatore { $number }
seat-you = tu
seat-turn = è il suo turno
seat-standin = gioca un bot al suo posto
seat-open = libero
seat-away = assente
level-sprout = germoglio (gentile)
level-digger = scavatore (solido)
level-fox = volpe (astuta)
level-owl = civetta (saggia)
level-random = foglia al vento (a caso)
lobby-who = Chi gioca al posto { $number }
lobby-waiting = Si aspettano gli altri …
lobby-open = Si aspettano giocatori …
lobby-host = Chi ha aperto il tavolo dà il via.
start = Comincia la partita
join = Unisciti
join-sit = Siediti
join-take = Prendi il posto
join-full = Tutti i posti sono occupati.
watch = Guarda
invite = Invita
invite-make = Prepara un invito
invite-code = Codice
invite-link = Link
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-qr = Codice QR dell’invito

## Al tavolo

players = Giocatori
board = Tabellone
tools = Strumenti
side = Scelte e diario
choices = Scelte
choices-none = Non è il tuo turno.
choices-wait = Un momento …
command = Scrivi una mossa
command-example = Scrivi, ad es. { $notation }
command-do = Gioca
log = Diario
log-live = Che cosa succede
chat = Parla
chat-off = A questo tavolo non si parla.
chat-text = Che cosa vuoi dire
chat-say = Di’
what = Che cos’è?
what-tap = Tocca qualsiasi cosa per sapere che cos’è.
what-scenery = Questo è solo paesaggio.
keys = Tasti
keys-arrows = muoversi sul tabellone
keys-enter = toccare ciò che è evidenziato
keys-escape = lasciar perdere; saltare le animazioni
keys-keys = mostrare questi tasti
menu = Tavolo
which = Quale intendi?
done = Fatto
undo = Annulla
undo-boundary = Qualcuno ha saputo qualcosa di nuovo: la mossa resta
undo-asked = { $name } vorrebbe annullare una mossa. D’accordo?
hint = Consiglio
hint-thinking = Ci penso …
hint-plain = Un bot farebbe: { $text }.
hint-chance = Un bot farebbe: { $text }. Probabilità di vincere: { $chance }%.
final = non si può annullare
final-next = (Non si potrà annullare.)
final-not = (Si potrà annullare.)
confirm-ask = Non si potrà annullare. Confermi?
confirm-do = Confermo
turn-yours = Tocca a te
tab-yours = ● Tocca a te: { $game }
turn-of-person = Tocca a { $name }.
turn-of-away = Tocca a { $name }, che però non c’è.
since-you-looked = Da quando hai guardato:
skip = Salta
move-waits = La tua mossa aspetta il collegamento e parte appena torna.
move-not-sent = La tua mossa non è partita.
you = Tu
seat-moves = Mosse
seat-moves-none = Ancora nessuna mossa.
log-setup = { $count ->
    [one] La preparazione: una riga
   *[other] La preparazione: { $count } righe
}
chat-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
turn-of = { $name } sta pensando …
paused = La partita è in pausa.
pause = Pausa
resume = Riprendi
spot-legal = { $label } (possibile)
curtain = Passa il dispositivo a { $name }
curtain-why = Ciò che { $name } può vedere arriva solo quando si alza il sipario.
curtain-lift = Sono { $name }
watching = { $count ->
    [one] uno guarda
   *[other] { $count } guardano
}
link-connecting = Collegamento …
link-reconnecting = Collegamento perso, sto tornando …
link-offline = Sei fuori rete. La partita aspetta.
link-closed = Chiuso
table-closed = Questo tavolo è chiuso.
generic-yours = Le tue cose
generic-gone = { $thing }, non c’è
generic-track = { $name }: { $value } di { $most }
standin = Fai giocare un bot
take-back = Riprendi il posto
move-seat = Sposta su un altro dispositivo
open-view = Chi guarda può vedere ciò che vedo io
kick = Saluta chi guarda
watch-seat = Guarda da questo posto
leave = Lascia il tavolo
leave-sure = Lasciare per sempre? Un bot continuerà per te.
close-table = Chiudi il tavolo
close-table-sure = Chiudere il tavolo per tutti?
close-sure = Chiudere il tavolo per tutti?
commitment = La sorte di questa partita era fissata prima dell’inizio: { $hash }…

why-over = La partita è finita.
why-watching = Stai guardando.
why-paused = La partita è in pausa.
why-not-your-turn = È il turno di { $name }.
why-nothing = Qui adesso non c’è nulla da fare.
why-allowed = Si può: scegli insieme qualcosa che brilla.

refused-illegal = Le regole non lo permettono.
refused-stale = La partita è andata avanti. Guarda di nuovo.
refused-not-your-turn = Non è il tuo turno.
refused-not-your-seat = Non è il tuo posto.
refused-not-allowed = A questo tavolo non è permesso.
refused-not-now = Non adesso.
refused-boundary = Qualcuno ha saputo qualcosa di nuovo: la mossa resta.
refused-bad-notation = Questa non è una mossa.
refused-bad-request = Non ha funzionato.
refused-version = Questa pagina è più vecchia del server. Ricaricala.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-secret = Questo invito non vale (più).
refused-full = Tutti i posti sono occupati.
refused-closed = Questo tavolo è chiuso.
refused-limit = Troppo in una volta. Aspetta un momento.
refused-unavailable = Il server al momento non risponde.
refused-offline = Sei fuori rete.
refused-module = Le regole di questo gioco non si possono caricare, o sono arrivate danneggiate. Niente è perso: ricarica la pagina quando sei in rete.
refused-broken = Qualcosa in questa pagina si è fermato. Niente è perso: le tue partite sono conservate. Ricarica la pagina.
refused-no-worker = Questo browser non lascia pensare le pagine in sottofondo: per giocare serve un server.
refused-old-game = Questa partita è cominciata con un’altra versione di Tana, con altre regole. Qui non può continuare, ma non va perso nulla.
refused-not-here = Questa partita non è (più) in questo browser.

gone = Il tavolo non si raggiunge
gone-moved = Questo posto ora si gioca su un altro dispositivo.
gone-sent-away = Chi ha aperto il tavolo ha salutato chi guardava soltanto.
gone-signed-out = Questo dispositivo è stato scollegato.
gone-closed = { refused-closed }
gone-unavailable = Ora il tavolo non si può caricare.
gone-offline = { refused-offline }
gone-version = Il server è più nuovo di questa pagina. Ricaricala.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

new-version = C’è una nuova versione di Tana.
new-version-use = Ricarica
later = Più tardi
storage-denied = Questo browser non lascia conservare niente a Tana: qui le partite durano finché la pagina è aperta.
storage-full = In questo browser non c’è più spazio: quello che giochi ora resta solo finché la pagina è aperta. Fai spazio, o salva tutto nelle impostazioni.
here-settings = Partite in questa pagina
here-play = Gioca in questa pagina quando non serve nessun altro (funziona senza rete)
backup-save = Salva tutto in un file
backup-bring = Riporta un file
backup-saved = Salvato: impostazioni e tutte le partite di questa pagina.
backup-back = { $added ->
    [one] Una partita è tornata
   *[other] { $added } partite sono tornate
  }; { $known } erano già qui.
backup-failed = Non ha funzionato: il file non è un salvataggio di Tana, o questo browser non lo lascia conservare.
take = Continua sul server
take-how = Questa partita è nella tua pagina. Può continuare sul server, dove può entrare un amico: come esercizio, perché quello che era nascosto finora stava nel tuo browser. La partita qui resta com’è.
practice-mark = Esercizio: questa partita è cominciata nella pagina di qualcuno, o dove qualcuno ha scelto.

stranger = Sei davanti al tavolo di qualcuno
stranger-why = Questo indirizzo porta a un tavolo, e la porta si apre solo a chi è stato invitato. Si entra in tre modi.
stranger-ask = Sedersi o guardare: chiedi l’invito
stranger-ask-how = Chi ti ha dato questo indirizzo può mandarti l’invito: un link più lungo o un codice QR. Con quello prendi un posto libero, oppure guardi.
stranger-send = Chiedi l’invito
stranger-message = Posso venire al tuo tavolo? Mandami l’invito, per favore (menu “Tavolo”, poi “Invita”).
stranger-shared = Chiesto.
stranger-copied = La domanda è negli appunti: mandala a chi ti aspetta.
stranger-failed = Questo browser non può condividere. Chiedi a voce.
stranger-code = Con il codice
stranger-mine = Il posto è già tuo
stranger-mine-how = Se giochi già a questo tavolo con un altro dispositivo o browser, apri lì il menu “Tavolo” e scegli “Sposta su un altro dispositivo”.

cause-started = La partita comincia.
cause-undone = { $name } annulla una mossa.
cause-paused = { $name } mette in pausa.
cause-resumed = La partita riprende.
cause-left = { $name } se ne va.
cause-closed = Il tavolo è chiuso.
cause-undo-asked = { $name } chiede di annullare una mossa.
cause-joined = { $name } si unisce.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-nice = Bello!
phrase-wow = Accidenti!
phrase-ouch = Ahi!
phrase-hm = Mm …
phrase-yes = Sì
phrase-no = No
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento
phrase-back = Eccomi di nuovo
phrase-look-here = Guardate qui!
phrase-good-game = Bella partita!
phrase-again = Ancora una?
phrase-bye = Ciao ciao!

## Dopo la partita

result-won = Hai vinto!
result-shared = La vittoria è condivisa!
result-lost = Bella partita. Alla prossima!
result-over = La partita è finita.
result-board = Guarda il tabellone
result-more = Altro
result-show = Risultato
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rematch = Ancora!
rematch-go = Alla prossima partita
record = Verbale
share = Condividi
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = Il risultato è negli appunti.
share-failed = Questo browser non può condividere. Usa il verbale.
replay = Rivedi
replay-start = L’inizio
replay-quiet = Niente che questo posto potesse vedere.
replay-moves = Mosse
goal = Obiettivo: { $goal }
goal-hickory = 100 punti prima di mezzanotte
replay-at = Passo { $at } di { $of }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-view = Punto di vista
replay-everybody = ciò che tutti vedevano
chart = Probabilità di vincere secondo i bot
chart-growing = Probabilità di vincere secondo i bot (ci stanno ancora pensando)
chart-spoken = La probabilità di vincere di ogni giocatore, in { $moves } mosse
accounts = Fortuna e scelte
accounts-what = In percento di una vittoria, secondo i bot: che cosa hanno portato dadi e pesche, e che cosa hanno regalato le proprie scelte.
accounts-who = Giocatore
accounts-luck = Fortuna
accounts-lost = Scelte proprie
accounts-costly-mine = Le tue mosse più costose
accounts-costly = Le mosse più costose di { $name }
accounts-move = { $number }. { $made }.
accounts-better = Meglio: { $best } ({ $loss } % regalato).
accounts-why = Era avanti in: { $why }.
fairness = Equità
fair-title = La sorte di questa partita a { $game }
fair-proven = Verificato da questa pagina: ogni carta e ogni dado vengono da numeri fissati prima della partita, e tutto concorda con ciò che questo browser aveva conservato.
fair-not-provable = I conti tornano. Ma questo browser non ha conservato nulla da prima della partita, quindi non può distinguere una partita onesta da una inventata.
fair-false = Questa ricevuta è falsa.
fair-consents = { $times ->
    [one] Una volta tutti hanno accettato di tornare indietro. Ricordi di aver accettato?
   *[other] { $times } volte tutti hanno accettato di tornare indietro. Ricordi di aver accettato?
}
fair-lie-version = Non è la ricevuta di una partita leale che questa pagina sappia leggere.
fair-lie-commitment = Il segreto non è quello di cui era stata mostrata l’impronta prima della partita.
fair-lie-contribution = Ciò che questo browser ha aggiunto manca dalla sorte.
fair-lie-length = Un segreto o un contributo non ha la lunghezza giusta, oppure ne manca uno.
fair-lie-gap = Mancano dei numeri: della sorte è stata saltata o usata due volte.
fair-lie-undo = Si dicono ritirate mosse che questa pagina non ha mai visto ritirare.
fair-lie-record = La registrazione racconta altre mosse o altri nomi rispetto alla ricevuta.
fair-lie-entropy = La sorte della registrazione non deriva dal segreto e dai contributi.
fair-here = La fortuna di questa partita l’ha estratta questa pagina da sé, solo per te: non c’è nessuno a cui provarla. Con i numeri qui sotto e il verbale chiunque può rigiocarla.
fair-practice = Era un allenamento: la posizione o la fortuna erano scelte prima, quindi non c’è niente da verificare.
fair-how = Prima della partita il server ha fissato un segreto e ne ha mostrato l’impronta. Poi ogni posto ha aggiunto numeri propri. Tutta la sorte deriva da entrambi, quindi nessuno ha potuto sceglierla. Puoi verificare questa ricevuta con il comando “tana verify”.
fair-commitment = Impronta mostrata prima della partita
fair-secret = Il segreto del server
fair-contribution = Aggiunto da { $name }
fair-moves = Estrazioni
fair-save = Salva la ricevuta
back-to-table = Torna al tavolo

## Imparare

learn = Impara
learn-title = Impara { $game }
learn-how = In ogni capitolo ti aspetta una posizione sul tabellone vero: fa’ ciò che dice la nota e guarda che cosa succede. Non può andare storto nulla.
learn-complete = Sai tutto quello che serve. Gioca!
learn-start = Comincia la lezione
learn-go-on = Continua la lezione
learn-play = Gioca contro i bot
learn-chapters = Capitoli
learn-read = fatto
lesson-at = { $step } di { $total }
lesson-next = Avanti
lesson-onwards = Prossimo capitolo
lesson-finish = Fine
lesson-done = Ben fatto!
lesson-read = Leggi, poi va’ avanti.
lesson-first = Prima fa’ ciò che dice la lezione.
rules = Regole
rules-missing = Le regole di questo gioco non sono ancora scritte qui.
rules-notes = Mostra i numeri delle regole
rules-contents = Indice
rules-table = Tabella
rules-ruling = Regola della casa
rules-reconstructed = ricostruit
devices = I miei dispositivi
devices-link = I miei dispositivi: esci, o gioca su un altro
devices-none = Questo browser non ha ancora posti, quindi non c’è nulla da cui uscire.
devices-full = Più dispositivi di così non si può. Prima esci da uno.
device-unknown = Un dispositivo
device-here = questo
device-seen = usato l’ultima volta { $when }
sign-out = Esci
sign-out-here = Esci qui
sign-out-everywhere = Esci ovunque
sign-out-sure = Questo browser dimentica i tuoi posti. Gli altri tuoi dispositivi li tengono.
sign-out-last = I tuoi posti restano ai loro tavoli, ma nessun tuo dispositivo potrà più giocarli. I bot possono sostituirti.
devices-another = Gioca anche su un altro dispositivo
devices-another-how = L’altro dispositivo riceve tutti i tuoi posti a tutti i tavoli, e li tieni anche qui.
devices-another-make = Mostra un codice
devices-another-time = Inquadra l’immagine o scrivi il codice sull’altro dispositivo. Vale una volta, entro { $minutes } minuti.
carry = Porta qui i miei posti
carry-enter = Ho un codice da un altro dispositivo
carry-about = Anche questo browser terrà i posti dell’altro tuo dispositivo.
carry-code = Il codice mostrato dall’altro dispositivo
carry-warning = Continua solo se hai creato tu questo codice. Chi l’ha creato può giocare ogni posto di questo browser.
carry-go = Portali qui
carry-wrong = Questo codice non vale (più). Fanne mostrare uno nuovo all’altro dispositivo.
carry-leaves = Questo browser siede a tavoli suoi. Li lascerebbe per sempre.
carry-anyway = Lasciali e porta qui gli altri
