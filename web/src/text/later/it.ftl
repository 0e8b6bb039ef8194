### Testi del client: quello che dicono solo le schermate dopo la prima. Arrivano con quelle schermate.

cancel = Annulla
yes = Sì
no = No
somebody = Qualcuno

## Impostazioni

settings-name = Il tuo nome
settings-language = Lingua
settings-theme = Tema
theme-auto = Come il sistema
theme-light = Chiaro (giardino al mattino)
theme-dark = Scuro (sottoterra)
settings-sound = Suoni
settings-volume = Volume
settings-motion = Animazioni
settings-pace = Ritmo
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
settings-single = Tira i dadi e chiudi il turno al posto mio quando non c’è altra scelta
settings-confirm = Chiedi conferma per le mosse che non si possono annullare
settings-shortcuts = Scorciatoie da tastiera al tavolo (premi ? per l’elenco)
settings-notices = Avvisami quando tocca a me e la pagina è in secondo piano
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

## Preparare un tavolo

setup = Nuovo tavolo
setup-who = Chi gioca?
setup-count = Numero di giocatori
setup-players = { $count ->
    [one] Solitario
   *[other] { $count } giocatori
}
setup-name = Nome del giocatore { $number }
setup-length = Dura circa { $minutes }.
setup-open = Apri il tavolo e invita
setup-start = Comincia
options = Opzioni
table-settings = Impostazioni del tavolo
setting-hints = Consigli dei bot
setting-consent = Annullare anche mosse precedenti, se tutti sono d’accordo
setting-spectators = Spettatori ammessi
setting-chat = Chat
setting-chat-off = Disattivata
setting-chat-phrases = Solo frasi pronte
setting-chat-free = Testo libero
seat-you = tu
seat-turn = è il suo turno
seat-standin = gioca un bot al suo posto
seat-open = libero
seat-away = assente
levels-note-buddel = In Buddel-Bande decide soprattutto la fortuna: dallo scavatore in su i livelli si equivalgono quasi, e nessun bot ci pensa a lungo.
lobby-who = Chi gioca al posto { $number }
lobby-waiting = In attesa degli altri…
lobby-open = In attesa di giocatori…
lobby-host = Chi ha aperto il tavolo dà il via.
start = Comincia la partita
join-sit = Siediti
join-take = Prendi il posto
join-full = Tutti i posti sono occupati.
invite = Invita
invite-make = Crea un invito
invite-code = Codice
invite-link = Link
invite-copy = Copia
invite-copied = Copiato
invite-failed = Copia non riuscita
invite-share = Condividi
invite-qr = Codice QR dell’invito
setup-screen = Questo schermo è il tabellone
setup-screen-how = Ognuno gioca sul proprio telefono; i segreti restano lì.
lobby-free = Libero: inquadra il codice QR, apri il link o scrivi il codice
lobby-come = I tuoi amici possono entrare subito.
lobby-complete = Ci siete tutti.
lobby-screen = Questo schermo mostra il tabellone. Inquadra il codice QR con il telefono per sederti.
lobby-bots = Riempi i posti liberi con i bot e comincia
lobby-differently = Altro numero di giocatori o altre opzioni
invite-text = Vieni a giocare a { $game } con me!
invite-text-practice = Vieni a giocare a { $game } con me! È una partita di prova: è cominciata sulla mia pagina.
network-closed = I tuoi amici non possono ancora raggiungere questo server
network-warning = È in ascolto solo su questo computer. Puoi aprirlo alla rete locale: chiunque vi sia collegato, in casa o su questo Wi-Fi, potrà raggiungere questo server finché non lo fermi. Fallo solo su una rete di cui ti fidi.
network-none = È in ascolto solo su questo computer, che non ha un indirizzo raggiungibile dagli altri. Collegalo a una rete e ricarica questa pagina.
network-open = Apri alla rete locale
join-wrong-code = Nessun tavolo ha questo codice.
join-wrong-code-how = Controllalo con chi te l’ha dato: ha sei lettere o cifre, e un nuovo invito annulla quello vecchio.
join-wrong-link-how = Un nuovo invito annulla quello vecchio. Chiedi un nuovo link, o scrivi il codice.
join-practice = È una partita di prova: è cominciata sulla pagina di qualcuno, o da una posizione scelta, perciò la sua sorte non si può verificare e quella persona può sapere ciò che era nascosto fino ad allora.
join-rules = Leggi le regole
join-lesson = Prova la lezione
join-replay = Rivedi la partita
join-move = Il posto di { $name } passa a questo dispositivo.
join-hand = Questo telefono diventa la mano di { $name }: ciò che può vedere solo { $name } appare qui, e non più sullo schermo davanti a tutti.
join-hand-take = Tieni qui la mia mano
hand-pair = Mano sul telefono
hand-pair-how = Inquadralo con il telefono: { $name } gioca da lì, e questo schermo mostra solo ciò che tutti possono vedere. Il codice vale una volta, per 15 minuti.
hand-here = La tua mano
hand-nothing = In questo momento non hai segreti.
hand-board = Mostra tutto il tavolo
hand-only = Mostra solo la mia mano
hand-curtain = gioca dal telefono
hand-looking = Guarda lo schermo grande.

## Al tavolo

players = Giocatori
board = Tabellone
tools = Strumenti
side = Scelte e diario
choices = Scelte
choices-none = Non è il tuo turno.
choices-wait = Un momento…
command = Scrivi una mossa
command-example = Scrivi, ad es. { $notation }
command-do = Gioca
log = Diario
log-live = Che cosa succede
chat = Chat
chat-off = A questo tavolo la chat è disattivata.
chat-text = Il tuo messaggio
chat-say = Invia
what = Che cos’è?
what-tap = Tocca qualsiasi cosa per sapere che cos’è.
what-scenery = È solo paesaggio.
keys = Scorciatoie da tastiera
keys-arrows = muoversi sul tabellone
keys-enter = toccare l’elemento selezionato
keys-escape = annullare; saltare le animazioni
keys-keys = mostrare queste scorciatoie
menu = Tavolo
which = Quale intendi?
done = Fatto
undo = Annulla
undo-none = Non hai ancora fatto mosse da annullare.
undo-passed = Intanto hanno giocato altri: la mossa resta.
undo-waits = In attesa che gli altri accettino di annullare…
undo-withdraw = Ritira
undo-boundary = Intanto qualcuno ha scoperto qualcosa: la mossa resta.
undo-asked = { $name } vorrebbe annullare una mossa. D’accordo?
hint = Consiglio
hint-not-now = I consigli valgono solo nel tuo turno.
hint-thinking = Ci penso…
hint-plain = Un bot giocherebbe: { $text }.
hint-chance = Probabilità di vittoria: { $chance }% { $who }.
hint-why = Perché: { $reasons }.
first-move = Per cominciare potresti: { $text }.
final = non si può annullare
final-next = (Non si potrà annullare.)
final-not = (Si potrà annullare.)
confirm-ask = Non si potrà annullare. Confermi?
confirm-do = Confermo
tab-yours = ● Tocca a te: { $game }
turn-of-person = Tocca a { $name }.
turn-of-away = Tocca a { $name }, che però non c’è. Dopo mezzo minuto potete far giocare un bot (menu «Tavolo»).
since-you-looked = Dall’ultima volta che hai guardato:
skip = Salta
step = Avanti
move-waits = Nessuna connessione: la tua mossa parte appena torna.
move-not-sent = La tua mossa non è partita.
you = Tu
seat-moves = Mosse
seat-moves-none = Ancora nessuna mossa.
log-setup = { $count ->
    [one] Preparazione: 1 riga
   *[other] Preparazione: { $count } righe
}
chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
turn-of = { $name } sta pensando…
paused = La partita è in pausa.
pause = Pausa
resume = Riprendi
spot-legal = { $label } (possibile)
look-seen = Visto
handover = Fatto, passa a { $name }
handover-look = Guarda con calma: nessun altro vede nulla finché non hai finito.
meanwhile = { $count ->
    [one] Mentre aspettavi: 1 riga
   *[other] Mentre aspettavi: { $count } righe
}
banner-bot = Un bot gioca al posto tuo.
banner-bot-seats = Un bot gioca al posto di { $names }.
banner-back = Che piacere rivederti! Un bot ha giocato per te; ora decidi di nuovo tu.
banner-close = OK
curtain = Passa il dispositivo a { $name }
curtain-why = Ciò che { $name } può vedere si carica solo quando si alza il sipario.
curtain-lift = Sono { $name }
watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
link-connecting = Connessione in corso…
link-reconnecting = Connessione persa. Mi ricollego…
link-offline = Sei offline. La partita ti aspetta.
link-closed = Chiuso
table-closed = Questo tavolo è chiuso.
generic-yours = Le tue cose
generic-gone = { $thing }, non c’è
generic-track = { $name }: { $value } di { $most }
standin = Fai giocare un bot
take-back = Riprendi il posto
move-seat = Sposta su un altro dispositivo
open-view = Gli spettatori vedono ciò che vedo io
kick = Allontana tutti gli spettatori
watch-seat = Guarda da questo posto
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo per sempre? Un bot prenderà il tuo posto.
close-table = Chiudi il tavolo
close-sure = Chiudere il tavolo per tutti?
luck-code = Confrontate a voce: tutti al tavolo devono vedere il codice
luck-commitment = Impegno: il segreto del server, sigillato prima della partita
luck-contribution = Ciò che questo browser ha aggiunto alla sorte
luck-copy = Copia

why-over = La partita è finita.
why-watching = Stai solo guardando.
why-paused = La partita è in pausa.
why-not-your-turn = Tocca a { $name }.
why-first = Prima tocca questo: { $thing }.
why-first-several = Non ancora. { $prompt }
why-nothing = Qui adesso non c’è niente da fare.
why-allowed = Si può fare, insieme a qualcosa che brilla.

gone = Il tavolo non è raggiungibile
gone-moved = Questo posto ora si gioca su un altro dispositivo.
gone-sent-away = Chi ha aperto il tavolo ha allontanato gli spettatori.
gone-signed-out = Questo dispositivo è stato scollegato.
gone-closed = { refused-closed }
gone-unavailable = Al momento il tavolo non si può caricare.
gone-offline = { refused-offline }
gone-version = Il server è più nuovo di questa pagina. Ricaricala.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

here-settings = Partite in questo browser
house = Chi va là?
house-password = Questa casa ha una password. Chiedila a chi ti ha invitato.
house-password-field = Password della casa
house-enter = Entra
house-oidc = Prima di tutto, accedi.
house-sign-in = Accedi
house-header = Accedi dove questa casa te lo chiede, poi ricarica la pagina.
house-invitation = In questa casa i tavoli li apre chi ha un invito. Con il link o il codice di un tavolo puoi sederti.
house-open = Questa casa è aperta. Ricarica la pagina.
house-back = Torna ai giochi
house-wrong = Così la porta non si apre. Controlla e riprova.
here-play = Gioca in questa pagina quando non serve nessun altro (funziona anche offline)
backup-save = Salva tutto in un file
backup-bring = Ripristina da un file
backup-saved = Salvato: impostazioni e tutte le partite in questo browser.
take = Continua sul server
take-how = Questa partita si trova nella tua pagina. Può continuare sul server, dove può unirsi un amico: come esercizio, perché tutto ciò che era nascosto finora stava nel tuo browser. La partita qui resta com’è.
practice-mark = Esercizio: questa partita è cominciata nella pagina di qualcuno, o dove qualcuno ha scelto.

stranger = Sei davanti al tavolo di qualcuno
stranger-why = Questo indirizzo porta a un tavolo, e la porta si apre solo a chi è stato invitato. Si entra in tre modi.
stranger-ask = Per sederti o guardare: chiedi un invito
stranger-ask-how = Chi ti ha dato questo indirizzo può mandarti un invito: un link più lungo o un codice QR. Con quello prendi un posto libero, oppure guardi.
stranger-send = Chiedi un invito
stranger-message = Posso unirmi al tuo tavolo? Mandami un invito, per favore (menu “Tavolo”, poi “Invita”).
stranger-shared = Inviato.
stranger-copied = La richiesta è negli appunti: mandala a chi ti aspetta.
stranger-failed = Questo browser non può condividere. Chiedi a voce.
stranger-code = Con un codice
stranger-mine = Il posto è già tuo
stranger-mine-how = Se giochi già a questo tavolo con un altro dispositivo o browser, apri lì il menu “Tavolo” e scegli “Sposta su un altro dispositivo”.

cause-started = La partita comincia.
cause-undone = { $name } annulla una mossa.
cause-paused = { $name } mette in pausa la partita.
cause-resumed = La partita riprende.
cause-left = { $name } lascia il tavolo.
cause-closed = Il tavolo è chiuso.
cause-undo-asked = { $name } chiede di annullare una mossa.
cause-joined = { $name } si unisce al tavolo.
cause-time-up = Il tempo di { $name } è finito.
cause-proposed = { $name } propone un cambiamento.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-nice = Bello!
phrase-wow = Wow!
phrase-ouch = Ahi!
phrase-hm = Mm…
phrase-yes = Sì
phrase-no = No
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento
phrase-back = Rieccomi
phrase-look-here = Guardate qui!
phrase-good-game = Bella partita!
phrase-again = Un’altra?
phrase-bye = Ciao ciao!

## Dopo la partita

result-won = Hai vinto!
result-shared = La vittoria è condivisa!
result-lost = Bella partita. Alla prossima!
result-over = La partita è finita.
result-board = Guarda il tabellone
result-more = Altro
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rematch = Gioca ancora
rematch-go = Prossima partita
record = Registrazione
share = Condividi
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = Il risultato è negli appunti.
share-failed = Questo browser non può condividere. Usa la registrazione.
share-picture = Immagine
share-picture-failed = Questo browser non può disegnare l’immagine.
replay-start = L’inizio
replay-quiet = Niente che si potesse vedere da questo posto.
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
replay-everybody = Ciò che tutti vedevano
chart = Probabilità di vittoria { $who }
chart-growing = Probabilità di vittoria { $who } (i bot ci stanno ancora pensando)
assumes-equal = se da qui in poi tutti giocano come { $level ->
    [sprout] un germoglio
    [fox] una volpe
    [owl] una civetta
   *[other] uno scavatore
  }
assumes-alone = se da qui in poi giochi come { $level ->
    [sprout] un germoglio
    [fox] una volpe
    [owl] una civetta
   *[other] uno scavatore
  }
assumes-bots = se da qui in poi i bot giocano al loro livello e le persone come { $level ->
    [sprout] un germoglio
    [fox] una volpe
    [owl] una civetta
   *[other] uno scavatore
  }
chart-spoken = La probabilità di vittoria di ogni giocatore, in { $moves } mosse
accounts = Fortuna e scelte
accounts-costly-mine = Le tue mosse più costose
accounts-costly = Le mosse più costose di { $name }
accounts-move = { $when }: { $made }.
accounts-better = Meglio: { $best }.
accounts-cost = È costata circa { $games ->
    [one] 1 vittoria
   *[other] { $games } vittorie
  } su 100 partite.
accounts-why = Era avanti in: { $why }.
accounts-look = La mossa migliore è segnata sul tavolo
replay-better = Un bot avrebbe giocato: { $best }.
when-early = All’inizio
when-middle = A metà partita
when-late = Verso la fine
luck-even = La fortuna ha contato poco.
luck-with-some = { $you ->
    [yes] La fortuna ti ha aiutato un po’.
   *[no] La fortuna ha aiutato un po’ { $name }.
}
luck-with-much = { $you ->
    [yes] La fortuna era chiaramente dalla tua parte.
   *[no] La fortuna era chiaramente dalla parte di { $name }.
}
luck-against-some = { $you ->
    [yes] La fortuna ti è stata un po’ contraria.
   *[no] La fortuna è stata un po’ contraria a { $name }.
}
luck-against-much = { $you ->
    [yes] La fortuna ti è stata chiaramente contraria.
   *[no] La fortuna è stata chiaramente contraria a { $name }.
}
choices-lost-none = { $you ->
    [yes] Le tue scelte non hanno sprecato quasi nulla: ben giocato!
   *[no] Le scelte non hanno sprecato quasi nulla.
}
choices-lost-some = { $you ->
    [yes] Alcune tue scelte hanno complicato le cose.
   *[no] Alcune scelte hanno complicato le cose.
}
choices-lost-much = { $you ->
    [yes] Alcune tue scelte hanno complicato molto le cose.
   *[no] Alcune scelte hanno complicato molto le cose.
}
fairness = Equità
fair-title = La sorte di questa partita a { $game }
fair-proven = Dimostrata. Questa pagina ha rigiocato la partita: ogni carta, dado e tessera viene da numeri fissati prima, e tutto è come ti è stato mostrato.
fair-not-provable = Non dimostrabile. Nulla contraddice la ricevuta, ma non dimostra nulla:
fair-violation = Il server ha barato.
fair-consents = { $times ->
    [one] Una volta tutti hanno accettato di tornare indietro. Ricordi di aver accettato?
   *[other] { $times } volte tutti hanno accettato di tornare indietro. Ricordi di aver accettato?
}
fair-lie-receipt = La ricevuta è danneggiata, o di una versione che questa pagina non sa leggere.
fair-lie-commitment = Il segreto non è quello su cui il server si era impegnato prima della partita.
fair-lie-contribution = Ciò che un giocatore ha aggiunto non fa parte della sorte.
fair-lie-bound = La ricevuta è di un altro tavolo, oppure opzioni, giocatori o nomi non sono quelli mostrati prima della partita.
fair-lie-number = Una mossa è senza numero, o mancano dei numeri: della sorte è stata saltata, oppure la ricevuta non finisce dove è finita la partita.
fair-lie-undo = Sono state ritirate mosse che nessuno poteva ritirare, o che non hai mai visto ritirare.
fair-lie-shown = Ti è stato mostrato qualcosa di diverso da ciò a cui porta questa ricevuta.
fair-lie-players = Un altro giocatore ha firmato una partita diversa: non avete visto tutti la stessa.
fair-lie-practice = Il server si era impegnato sulla sorte prima della partita, e ora la chiama allenamento.
fair-lie-rules = La ricevuta contiene una mossa che le regole non permettono.
fair-doubt-no-commitment = Questo browser non ha visto l’impegno prima dell’inizio, quindi il server potrebbe aver scelto il segreto per ultimo.
fair-doubt-no-contribution = Questo browser non ha aggiunto nulla alla sorte, quindi il server potrebbe averla conosciuta tutta in anticipo.
fair-doubt-consent = Secondo la ricevuta hai accettato di ritirare delle mosse, ma non in questo browser. Se non l’hai fatto da un altro dispositivo, il server ha mentito.
fair-doubt-unfinished = La ricevuta si interrompe prima della fine della partita.
fair-doubt-no-rules = Questa pagina non ha le regole di questo gioco per rigiocarlo. Salva i due file e usa “tana verify”.
fair-signed = Hanno firmato, quindi hanno visto la stessa partita: { $names }
fair-unsigned = Non ancora firmata (si firma aprendo questa schermata): { $names }
fair-save-seen = Salva ciò che hai visto
fair-here = La sorte di questa partita l’ha estratta questa pagina da sé, solo per te: non c’è nessuno a cui dimostrarla. Con i numeri qui sotto e la registrazione chiunque può rigiocarla.
fair-practice = Era un allenamento: la posizione o la fortuna erano scelte prima, quindi non c’è niente da verificare.
fair-how = Prima della partita il server ha fissato un segreto e ne ha mostrato l’impronta. Poi ogni posto ha aggiunto numeri propri. Tutta la sorte deriva da entrambi, quindi nessuno ha potuto sceglierla. Puoi verificare questa ricevuta con il comando “tana verify”.
fair-commitment = Impronta mostrata prima della partita
fair-secret = Il segreto del server
fair-contribution = Aggiunto da { $name }
fair-moves = Estrazioni
fair-save = Salva la ricevuta
back-to-table = Torna al tavolo

## Imparare

learn-title = Impara { $game }
learn-how = In ogni capitolo ti aspetta una posizione sul tabellone vero: fai ciò che dice la nota e guarda che cosa succede. Non può andare storto niente.
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
lesson-read = Leggi, poi vai avanti.
lesson-first = Prima fai ciò che dice la lezione.
rules-missing = Le regole di questo gioco qui non sono ancora state scritte.
rules-how = Come si gioca
rules-notes = Mostra i numeri delle regole
rules-contents = Indice
rules-table = Tabella
rules-ruling = Regola della casa
rules-reconstructed = ricostruit
devices = I miei dispositivi
devices-link = I miei dispositivi: esci o gioca su un altro
devices-none = Questo browser non ha ancora posti, quindi non c’è nulla da cui uscire.
devices-full = Hai già il numero massimo di dispositivi. Prima esci da uno.
device-unknown = Un dispositivo
device-here = questo
device-seen = ultimo uso: { $when }
sign-out = Esci
sign-out-here = Esci qui
sign-out-everywhere = Esci ovunque
sign-out-sure = Questo browser dimenticherà i tuoi posti. Gli altri tuoi dispositivi li conservano.
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
carry-wrong = Questo codice non è valido o è scaduto. Mostrane uno nuovo sull’altro dispositivo.
carry-leaves = Questo browser ha posti ad altri tavoli. Li lascerebbe per sempre.
carry-anyway = Lasciali e porta qui gli altri

## Tempo e ritmo

pace = Limite di tempo
pace-none = Nessun limite
pace-live = Dal vivo: { $time } per decisione
pace-days = Su più giorni: { $time } per turno
pace-days-how = Ognuno ha anche una riserva (al massimo { $reserve }) che si ricarica un po’ dopo ogni turno.
pace-change = Cambia il limite di tempo
time-out = Quando il tempo finisce
time-out-bot = Un bot gioca fino al ritorno
time-out-ask = Decidono gli altri
time-out-ask-how = Possono aspettare, continuare con un bot o chiudere la partita.
vacation = Vacanze per ogni giocatore
propose = Proponi agli altri
proposed-pace = { $name } propone un altro limite di tempo. { $pace }. Quando il tempo finisce: { $end }. Accetti?
proposed-end = { $name } propone di chiudere la partita. Accetti?
proposed-waits = Si aspetta la risposta degli altri alla tua proposta.
withdraw = Ritira
end-game = Chiudi la partita
next-table = Prossima ({ $count })
time-short-days = { $days } g { $hours } h
time-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
time-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
time-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
clock = Orologio
clock-of = { $name }: { $words }
clock-left = ancora { $time },
clock-stopped = ancora { $time }; l’orologio è in pausa.
clock-up = Il tempo di { $name } è finito.
clock-up-yours = Il tuo tempo è finito. Puoi ancora giocare finché gli altri non decidono.
clock-up-waits = Il tuo tempo è finito, ma non gioca nessun altro: il tavolo ti aspetta.
clock-up-ask = Il tempo di { $name } è finito. Aspettate, oppure:
clock-then-bot-yours = poi un bot gioca per te finché non torni.
clock-then-bot-other = poi un bot gioca al posto di { $name }.
clock-then-ask-yours = poi gli altri decidono come continuare.
clock-then-ask-other = poi decidete insieme come continuare.
clock-then-wait-yours = poi il tavolo ti aspetta.
clock-then-wait-other = poi il tavolo aspetta { $name }.
clock-then-vacation-yours = poi si usano i tuoi giorni di vacanza.
clock-then-vacation-other = poi si usano i giorni di vacanza di { $name }.
clock-then-declined = poi la richiesta di annullare vale come rifiutata.
clock-live = Dal vivo
clock-live-why = Ci siete tutti, quindi la partita è dal vivo: il tempo non finisce per nessuno. Quando qualcuno va via, continua su più giorni.
last-turns = Ultimi turni
clock-turn = Per turno
clock-reserve = Riserva rimasta
clock-vacation = Vacanze rimaste
clock-vacation-none = Nessuna

## Notifiche

notices-title = Notifiche
notices-link = Notifiche: su questo dispositivo, altrove, ore di silenzio
notices-content = Una notifica contiene il gioco, i nomi al tavolo e a chi tocca. Ne ricevi al massimo una per turno, e nessuna mentre guardi il tavolo.
push-offer = Avvisami quando tocca a me
push-decline = No, grazie
push-here = Questo dispositivo
push-failed = Questo browser ora non permette le notifiche.
push-no-server = Questo server non ha un indirizzo pubblico cifrato, quindi non può inviare notifiche ai browser. Gli altri canali funzionano.
push-no-browser = Questo browser non può ricevere notifiche. Su iPhone o iPad, aggiungi prima Tana alla schermata Home.
push-denied = Le notifiche di questo sito sono bloccate. Puoi cambiarlo nelle impostazioni del browser.
channels = Dove ricevi gli avvisi
channel-push = Browser
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Aggiungi un altro canale
channel-add-do = Aggiungi
channel-address = Indirizzo
channel-token = Token di accesso (se serve)
channel-test = Invia prova
channel-remove = Rimuovi
channel-test-sent = Inviata.
channel-test-gone = Questo canale non esiste più.
channel-test-later = Non raggiunto (stato { $status }). Riprova più tardi.
channel-test-refused = Rifiutata (stato { $status }). Controlla l’indirizzo.
channel-signing = Chiave per verificare la firma, mostrata solo ora:
quiet = Ore di silenzio
quiet-on = Nessuna notifica in certe ore
quiet-begins = Dalle
quiet-ends = Alle
quiet-zone = Fuso orario: { $zone }
channels-full = Non c’è posto per altri canali. Prima rimuovine uno.
channel-bad = Questo indirizzo non si può usare. Servono https e un nome pubblico, nella forma dell’esempio.
channels-no-seat = Prima siediti a un tavolo: le notifiche riguardano i tuoi posti.
