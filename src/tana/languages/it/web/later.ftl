### Testi del client: quello che dicono solo le schermate dopo la prima. Arrivano con quelle schermate.

cancel = Annulla
yes = Sì
no = No
somebody = Qualcuno
titled = { $what }: { $which }

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
animal-owl = civetta
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
setting-standing = Risposte automatiche permesse
setting-standing-how = Per le decisioni che tornano spesso. In questo caso nessuno vede chi è al tavolo.
setting-chat = Chat
setting-chat-off = Disattivata
setting-chat-phrases = Solo frasi pronte
setting-chat-free = Testo libero
seat-you = tu
seat-turn = è il suo turno
seat-standin = gioca un bot al suo posto
seat-open = libero
seat-away = assente
levels-note-buddel = { $seats ->
    [2] In Buddel-Bande nessun bot pensa a lungo: non gli servirebbe.
   *[other] Dai tre giocatori in su, in Buddel-Bande decide quasi sempre la fortuna: dallo scavatore in su i livelli si equivalgono quasi, e nessun bot pensa a lungo.
}
levels-note-uly = { $seats ->
    [2] { "" }
   *[other] Dai tre giocatori in su, in Uly & Polly tutti tranne il lupo vincono o perdono insieme ogni round: il livello di un bot conta poco.
}
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
invite-text-practice = Vieni a giocare a { $game } con me! È una partita di allenamento: è cominciata nel mio browser.
network-closed = I tuoi amici non possono ancora raggiungere questo server
network-warning = È in ascolto solo su questo computer. Puoi aprirlo alla rete locale: chiunque vi sia collegato, in casa o su questo Wi-Fi, potrà raggiungere questo server finché non lo fermi. Fallo solo su una rete di cui ti fidi.
network-none = È in ascolto solo su questo computer, che non ha un indirizzo raggiungibile dagli altri. Collegalo a una rete e ricarica questa pagina.
network-open = Apri alla rete locale
join-wrong-code = Nessun tavolo ha questo codice.
join-removed = Chi ospita ti ha tolto da questo tavolo.
join-wrong-code-how = Controllalo con chi te l’ha dato: ha sei lettere o cifre, e un nuovo invito annulla quello vecchio.
join-wrong-link-how = Un nuovo invito annulla quello vecchio. Chiedi un nuovo link, o scrivi il codice.
join-practice = È una partita di allenamento: è cominciata nel browser di qualcuno, o da una posizione scelta. Perciò la sua sorte non si può verificare, e quella persona può sapere ciò che era nascosto fino ad allora.
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
keys-enter = selezionare l’elemento attivo
keys-escape = annullare; saltare le animazioni
keys-keys = mostrare queste scorciatoie
menu = Tavolo
which = Quale intendi?
done = Fatto
undo = Annulla
undo-none = Non hai mosse da annullare.
undo-passed = Intanto hanno giocato altri: la mossa non si può più annullare.
undo-waits = In attesa che gli altri accettino di annullare…
undo-withdraw = Ritira
undo-boundary = Intanto qualcuno ha scoperto qualcosa: la mossa non si può più annullare.
undo-asked = { $name } vorrebbe annullare una mossa. D’accordo?
hint = Consiglio
hint-not-now = I consigli sono disponibili solo nel tuo turno.
hint-thinking = Ci penso…
hint-plain = Un bot giocherebbe: { $text }.
hint-chance = Probabilità di vittoria: { $chance } { $who }.
hint-why = Perché: { $reasons }.
first-move = Per cominciare potresti: { $text }.
final = non si può annullare
final-next = (Non si potrà annullare.)
final-not = (Si potrà annullare.)
confirm-ask = Non si potrà annullare. Confermi?
confirm-do = Confermo
tab-yours = ● Tocca a te: { $game }
turn-of-person = Tocca a { $name }.
turn-of-away = Tocca a { $name }, che però non c’è. Dopo mezzo minuto puoi far giocare un bot (menu «Tavolo»).
since-you-looked = Dall’ultima volta che hai guardato:
skip = Salta
step = Avanti
move-waits = Nessuna connessione: la tua mossa parte appena torni online.
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
handover-look = Guarda con calma: lo vedi solo tu.
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
open-view = Gli spettatori vedono ciò che vedo
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
why-watching = Puoi solo guardare.
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
house-oidc = Per continuare, accedi.
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
take-how = Questa partita si gioca nel tuo browser. Può continuare sul server, dove può unirsi un amico: come allenamento, perché tutto ciò che era nascosto finora stava nel tuo browser. La partita qui resta com’è.
practice-mark = Allenamento: questa partita è cominciata nel browser di qualcuno, o da una posizione scelta.

stranger = Sei davanti al tavolo di qualcuno
stranger-why = Questo indirizzo porta a un tavolo, e la porta si apre solo a chi è stato invitato. Si entra in tre modi.
stranger-ask = Per sederti o guardare: chiedi un invito
stranger-ask-how = Chi ti ha dato questo indirizzo può mandarti un invito: un link più lungo o un codice QR. Con quello prendi un posto libero, oppure guardi.
stranger-send = Chiedi un invito
stranger-message = Posso unirmi al tuo tavolo? Mandami un invito, per favore (menu «Tavolo», poi «Invita»).
stranger-shared = Inviato.
stranger-copied = La richiesta è negli appunti: mandala a chi ti aspetta.
stranger-failed = Questo browser non può condividere. Chiedi a voce.
stranger-code = Con un codice
stranger-mine = Il posto è già tuo
stranger-mine-how = Se giochi già a questo tavolo con un altro dispositivo o browser, apri lì il menu «Tavolo» e scegli «Sposta su un altro dispositivo».

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
chart-spoken = La probabilità di vittoria di ogni giocatore, in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
accounts = Fortuna e scelte
accounts-costly-mine = Le tue mosse più costose
accounts-costly = Le mosse più costose di { $name }
accounts-move = { $when }: { $made }.
accounts-better = Meglio: { $best }.
accounts-cost = È costata circa { $games ->
    [one] 1 vittoria
   *[other] { $games } vittorie
  } su 100 partite.
accounts-why = I vantaggi della mossa migliore: { $why }.
accounts-look = La mossa migliore è segnata sul tabellone
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
fair-proven = Dimostrata. Questa pagina ha rigiocato la partita: ogni carta, dado e tessera viene da numeri fissati prima, e tutto corrisponde a ciò che ti è stato mostrato.
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
fair-lie-number = Una mossa è senza numero, o mancano dei numeri: qualche estrazione è stata saltata, oppure la ricevuta non finisce dove è finita la partita.
fair-lie-undo = Sono state ritirate mosse che nessuno poteva ritirare, o che non hai mai visto ritirare.
fair-lie-shown = Ciò che ti è stato mostrato non corrisponde a questa ricevuta.
fair-lie-players = Un altro giocatore ha firmato una partita diversa: non avete visto tutti la stessa.
fair-lie-practice = Il server si era impegnato sulla sorte prima della partita, e ora la chiama allenamento.
fair-lie-rules = La ricevuta contiene una mossa che le regole non permettono.
fair-doubt-no-commitment = Questo browser non ha visto l’impegno prima dell’inizio, quindi il server potrebbe aver scelto il segreto per ultimo.
fair-doubt-no-contribution = Questo browser non ha aggiunto nulla alla sorte, quindi il server potrebbe averla conosciuta tutta in anticipo.
fair-doubt-consent = Secondo la ricevuta hai accettato di ritirare delle mosse, ma non in questo browser. Se non l’hai fatto da un altro dispositivo, il server ha mentito.
fair-doubt-unfinished = La ricevuta si interrompe prima della fine della partita.
fair-doubt-no-rules = Questa pagina non ha le regole per rigiocare la partita. Salva i due file e usa «tana verify».
fair-signed = Hanno firmato, quindi hanno visto la stessa partita: { $names }
fair-unsigned = Non ancora firmata (si firma aprendo questa schermata): { $names }
fair-save-seen = Salva ciò che hai visto
fair-here = La sorte di questa partita l’ha estratta questa pagina, solo per te: non c’è nessuno a cui dimostrarla. Con i numeri qui sotto e la registrazione chiunque può rigiocarla.
fair-practice = Era un allenamento: la posizione o la sorte erano scelte prima, quindi non c’è niente da verificare.
fair-how = Prima della partita il server ha fissato un segreto e ne ha mostrato l’impronta. Poi ogni posto ha aggiunto numeri propri. Tutta la sorte deriva da entrambi, quindi nessuno ha potuto sceglierla. Puoi verificare questa ricevuta con il comando «tana verify».
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
strategy = Come giocare bene
strategy-better = Meglio: { $action }, { $chance }% di vittoria (±{ $error }).
strategy-worse = Meno bene: { $action }, { $chance }% (±{ $error }).
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
devices-full = Hai raggiunto il numero massimo di dispositivi. Prima esci da uno.
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
carry = Porta qui i posti
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
clock = Orologio
clock-of = { $name }: { $words }
clock-left = ancora { $time },
clock-stopped = ancora { $time }; l’orologio è in pausa.
clock-up = Il tempo di { $name } è finito.
clock-up-yours = Il tuo tempo è finito. Puoi ancora giocare finché gli altri non decidono.
clock-up-waits = Il tuo tempo è finito, ma non gioca nessun altro: il tavolo ti aspetta.
clock-up-ask = Il tempo di { $name } è finito. Aspettare, oppure:
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
standing-give = Risposte automatiche…
standing-given = { $count ->
    [one] 1 risposta automatica
   *[other] { $count } risposte automatiche
}
standing-title = Risposte automatiche
standing-how = Il server risponde al posto tuo dopo un tempo casuale, finché la risposta non scade o non la revochi. Gli altri non possono distinguerla da una che dai tu.
standing-until = fino al numero { $end }
standing-until-label = Fino al numero
standing-on = Attiva
standing-revoke = Revoca
standing-settles = { $answer }: risposta automatica tra un po’, se non giochi tu.
standing-failed = Non ha funzionato. Riprova.
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
push-no-server = Questo server non ha un indirizzo pubblico https, quindi non può inviare notifiche ai browser. Gli altri canali funzionano.
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
quiet-on = Silenzia le notifiche in certe ore
quiet-begins = Dalle
quiet-ends = Alle
quiet-zone = Fuso orario: { $zone }
channels-full = Non c’è posto per altri canali. Prima rimuovine uno.
channel-bad = Questo indirizzo non si può usare. Deve cominciare con https e un nome pubblico, come nell’esempio.
channels-no-seat = Prima siediti a un tavolo: le notifiche riguardano i tuoi posti.

### La pagina di chi ospita

host-title = Chi ospita
host-key = Chiave di chi ospita
host-key-where = Il server la stampa all’avvio; tana host-key la mostra di nuovo.
host-enter = Apri
host-leave = Dimentica qui la chiave
host-wrong-key = Non è la chiave di chi ospita.
host-sure = Confermi?
host-picture = La casa: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } qui, carico { $load }.
host-picture-key = Una stanza è un tavolo, una luce è una persona (accesa: è qui adesso), il fumo è il carico.
host-counts = { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }, qui adesso: { $here }; { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } in tutto.
host-load = { $pages ->
        [one] { $pages } pagina collegata
       *[other] { $pages } pagine collegate
    }. Il 95% delle richieste riceve risposta entro { $ms } ms. Carico: { $load }.
host-tables = Tavoli
host-no-tables = Tutte le stanze sono vuote.
host-close = Chiudi il tavolo
host-close-ask = Chiudere il tavolo { $game } ({ $names })? Chi gioca viene avvisato e la partita non continua. La registrazione resta.
host-phase-gathering = in attesa
host-phase-playing = in corso
host-phase-over = finita
host-phase-closed = chiuso
host-people = Persone
host-no-people = Non è ancora venuto nessuno.
host-nameless = Qualcuno senza nome
host-person = { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivi
}, ultima visita { $seen }
host-here = qui adesso
host-banned = esclusione attiva
host-kick = Togli dai tavoli
host-kick-ask = Togliere { $name } da tutti i tavoli con partite in corso? I bot prendono i suoi posti e { $name } non può tornarci.
host-ban = Escludi
host-unban = Riammetti
host-ban-ask = Escludere { $name }? Tutti i suoi dispositivi vengono scollegati e rifiutati finché non riammetti questa persona.
host-ban-note = L’esclusione vale per la persona con tutti i suoi dispositivi. Per impedire che torni con un altro nome, fai entrare solo su invito.
host-announce = Annuncio
host-announce-text = Messaggio a tutte le pagine
host-announce-do = Annuncia
host-announce-remove = Togli
host-says = Chi ospita dice: { $text }
host-admission = Accesso
host-admission-who = Chi può creare tavoli
host-admission-open = Tutti
host-admission-invitation = Chi è nuovo, solo su invito
host-admission-fixed = Come all’avvio del server: { $admission }
host-invite = Crea un invito
host-keeping = Server
host-version = Tana { $version }, Python { $python }, protocollo { $protocol }
host-disk = { $free } MB liberi sul disco; il database occupa { $used } MB.
host-backup = Ultima copia verificata: { $time }
host-backup-elsewhere = Questo database ha le sue copie di sicurezza.
host-backup-failed = L’ultima copia non è riuscita: { $fault }
host-backup-now = Fai una copia adesso
host-starts = Avvii
host-start-first = Primo avvio.
host-start-stopped = Avviato dopo una chiusura regolare; ultima attività { $before }.
host-start-killed = Avviato dopo che il server si era interrotto all’improvviso; ultima attività { $before }.
host-start-restored = Avviato con i tavoli ripristinati da una copia del { $before }.
host-start-moved = Avviato con i tavoli trasferiti da un file; ultima attività lì { $before }.
host-limits = Limiti
host-limit-tables = { $most } tavoli in memoria
host-limit-connections = { $most } connessioni
host-limit-connections_of_an_address = { $most } connessioni da un indirizzo
host-limit-watchers_of_a_table = { $most } spettatori a un tavolo
host-limit-devices_of_a_holder = { $most } dispositivi di una persona
host-limit-free_disk_bytes = { $most } MB del disco tenuti liberi
host-failures = Notifiche
host-notices-waiting = { $count ->
    [0] Nessuna in attesa di invio.
    [one] 1 in attesa di invio.
   *[other] { $count } in attesa di invio.
}
host-no-failures = Tutti i canali le accettano.
host-failure = { $channel }: tentativi falliti { $failures }; prossimo tentativo { $time }
### Revisione
review = Revisione
review-progress = Mosse esaminate: { $done } su { $total }
review-stopped = Fermata alla mossa { $done } su { $total }
review-again = Ricomincia
review-accuracy = Precisione { $accuracy }
review-counts = Errori gravi: { $blunders }. Errori: { $mistakes }. Imprecisioni: { $inaccuracies }.
review-adjusted = Senza fortuna: { $adjusted } di una vittoria, più o meno { $error }.
review-pick = Scegli una decisione per vedere quanto è costata. Punteggiata: la tua mossa. Piuma: quella migliore.
review-path = La tua probabilità di vittoria in { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
review-hole = Mossa { $number }: { $grade ->
    [mistake] errore
   *[blunder] errore grave
}
review-made = { $grade ->
    [inaccuracy] Un’imprecisione: { $made }.
    [mistake] Un errore: { $made }.
    [blunder] Un errore grave: { $made }.
   *[sound] Niente da ridire: { $made }.
}
review-better = Meglio: { $best }. È costata { $loss } punti di probabilità di vittoria, più o meno { $error }.
review-try = Riprova
review-watch-better = Guarda la mossa migliore
review-watch-made = Guarda la tua mossa
review-watch-tried = Guarda come continua
review-question = Questo è ciò che sapevi. Che cosa faresti ora?
review-right = Esatto: vale quanto la migliore.
review-wrong = Non proprio: costa circa { $loss } punti. Un’altra idea?
review-show = Mostra la risposta
review-decisions = Decisioni
review-line = { $number }. { $made }{ $grade ->
    [inaccuracy] : imprecisione
    [mistake] : errore
    [blunder] : errore grave
   *[sound] { "" }
}
review-seat = Di chi è la partita

### Gioca da qui
play-from-here = Gioca da qui
play-from-seat = Gioca come
play-from-level = Contro
play-from-way = Informazioni nascoste
play-from-known = come le conoscevo: distribuite di nuovo
play-from-true = com’erano
play-from-do = Gioca questa posizione

### Il calendario delle scadenze

calendar = Calendario
calendar-what = Le tue scadenze in un’app di calendario: quando devi giocare, a che gioco e con chi.
calendar-address = Abbonati a questo indirizzo nella tua app di calendario. Tienilo segreto: compare una sola volta.
calendar-on = Un’app di calendario può leggere le tue scadenze.
calendar-make = Crea un indirizzo
calendar-renew = Sostituisci l’indirizzo
calendar-remove = Rimuovi
### Partite finite

history-title = La mia tana
history-link = Le mie partite finite
history-none = Ancora nessuna partita finita. La prima comparirà qui.
history-nothing = Nessuna partita corrisponde.
history-game = Gioco
history-any = Tutti i giochi
history-opponent = Avversario
history-more = Mostra altre
history-export = Salva tutto in un file
history-place = { $rank }º su { $players }
history-alone = In solitario, punti: { $points }
history-player = { $name } ({ $points })
history-somebody = un giocatore
history-left = { $name } ha lasciato la partita
history-practice = allenamento
history-undone = con una mossa annullata di comune accordo
history-expired = Il tavolo è scaduto.
history-private = Gli altri ne vedono solo ciò che hai scelto in «Chi vede cosa».
stats-title = Com’è andata
stats-wins = { $won ->
    [0] { $game }: partite giocate { $played }, ancora nessuna vittoria.
    [one] { $game }: 1 vittoria su { $played }; punti massimi: { $best }.
   *[other] { $game }: { $won } vittorie su { $played }; punti massimi: { $best }.
}
stats-streak = { $longest ->
    [0] La prima vittoria deve ancora arrivare.
   *[other] Serie più lunga: { $longest }. Vittorie di fila adesso: { $streak }.
}
stats-sources = Da dove vengono i tuoi punti a { $game }, in media.
stats-rivals = Testa a testa
stats-rival = { $name }: davanti { $ahead ->
        [one] 1 volta
       *[other] { $ahead } volte
    }, dietro { $behind } (partite: { $played })
stats-luck = La fortuna finora
stats-luck-good = In { $games ->
        [one] una partita
       *[other] { $games } partite
    } dadi e carte ti hanno dato { $luck } vittorie più del solito (± { $error }).
stats-luck-bad = In { $games ->
        [one] una partita
       *[other] { $games } partite
    } dadi e carte ti sono costati { $luck } vittorie (± { $error }).
stats-luck-even = In { $games ->
        [one] una partita
       *[other] { $games } partite
    } fortuna e sfortuna si sono compensate (± { $error } vittorie).
person-title = La tana di { $name }
person-nothing = Qui nessuno condivide con te partite o statistiche.
person-games = Partite finite
person-language = Parla { $language }
person-time = Ora locale: { $time } ({ $zone })
source-score-cubes = Gallerie
source-score-tokens = Segnalini
source-score-deliveries = Consegne
source-score-quests = Missioni
source-score-chain = Catena
source-score-relics = Cimeli
source-score-hunt = Caccia al tesoro
source-score-leftovers = Rimanenze
source-score-wolf = Da lupo
source-score-dog = Con il cane
source-score-home = A casa
challenges-title = Oggetti nella tana
challenges-done = { $thing }, dal { $date }: { $what }
challenges-open = Manca ancora { $thing }: { $what }
thing-lantern = una lanterna
thing-kettle = un bollitore
thing-ribbon = un nastro
thing-feather = una piuma
thing-spoon = un cucchiaio d’oro
thing-key = una chiave
thing-acorn = una ghianda
thing-bell = una campanella
challenge-molly-no-project = Vinci a Molly senza un tris di Progetti.
challenge-molly-plenty = Fai 20 punti a Molly.
challenge-molly-four = Vinci a Molly in quattro.
challenge-molly-fox = Batti la volpe a Molly.
challenge-hickory-solo = Fai 100 punti in solitario a Hickory Dickory.
challenge-hickory-quests = Fai 20 punti con le missioni a Hickory Dickory.
challenge-hickory-hunt = Fai 15 punti con la caccia al tesoro a Hickory Dickory.
challenge-hickory-fox = Batti la volpe a Hickory Dickory.
challenge-uly-quick = Trova il lupo in due passi a Uly & Polly.
challenge-uly-wolf = Scappa due volte da lupo in una partita a Uly & Polly.
challenge-uly-five = Vinci a Uly & Polly in cinque.
challenge-uly-fox = Batti la volpe a Uly & Polly.
challenge-buddel-no-dog = Vinci a Buddel-Bande senza muovere il cane.
challenge-buddel-four = Vinci a Buddel-Bande in quattro.
challenge-buddel-no-look = Vinci a Buddel-Bande senza guardare sotto una talpa.
challenge-buddel-fox = Batti la volpe a Buddel-Bande.
## La mia tana

me-title = La mia tana
me-link = La mia tana: profilo e privacy
me-since = Qui dal { $when }
me-new = Scegli un nome e salvalo: lo avranno tutti i tuoi dispositivi.
me-save = Salva
me-saved = Salvato.
me-bad = Questo nome non si può usare. Servono da 1 a 24 caratteri visibili, e una parola non può mescolare alfabeti.
recovery = Parole di recupero
recovery-why = Dodici parole ti ridanno i posti, il nome e tutto il resto se perdi questo dispositivo. Chi le ha può giocare al posto tuo: conservale bene. I browser possono cancellare i dati di una pagina dopo una settimana senza visite.
recovery-make = Crea le parole di recupero
recovery-again = Crea nuove parole (le vecchie non valgono più)
recovery-once = Le parole si vedono solo adesso. Salvale o stampale.
recovery-save = Salva in un file
recovery-print = Stampa
restore = Recupero
restore-link = Ho le parole di recupero
restore-about = Scegli il file di recupero o scrivi le dodici parole nel loro ordine.
restore-file = File di recupero
restore-words = Parole di recupero
restore-sign-out = Scollega gli altri miei dispositivi (se ne hai perso uno)
restore-go = Recupera
restore-damaged = Queste parole non sono valide: una delle dodici è sbagliata, manca o è fuori posto.
restore-unknown = Queste parole non appartengono a nessuno su questo server. Sono di un altro server, o sono state sostituite da altre più nuove.
restore-no-file = Questo non è un file di recupero di Tana.
privacy = Chi vede cosa
privacy-about = «Chi ha giocato con me» è chiunque sia stato a un tavolo con te.
privacy-presence = Che sono qui
privacy-history = Le mie partite finite
privacy-ladder = La mia posizione in classifica
privacy-statistics = Le mie statistiche
audience-nobody = Solo io
audience-known = Chi ha giocato con me
audience-everybody = Tutti su questo server
passkeys = Passkey
passkeys-why = Con una passkey ritrovi tutto su ogni dispositivo che ce l’ha: basta l’impronta, il viso o il PIN, senza parole da scrivere.
passkeys-make = Crea una passkey
passkeys-made = creata il { $made }
passkeys-used = creata il { $made }, usata l’ultima volta il { $used }
passkeys-remove = Rimuovi
passkeys-closed = Non è stata creata nessuna passkey.
passkeys-address = Una passkey appartiene al nome di un sito, e questa casa ha solo un indirizzo IP: qui i browser non ne creano. Le parole di recupero funzionano ovunque.
passkeys-insecure = I browser creano passkey solo con https. Le parole di recupero funzionano anche qui.
passkeys-browser = Questo browser non può creare passkey qui. Le parole di recupero funzionano ovunque.
restore-passkey = Usa una passkey
restore-passkey-unknown = Questa passkey non apre nulla su questo server. È stata rimossa o è di un altro server.
keep-title = Safari dimentica in fretta
keep-why = Dopo sette giorni senza visite Safari cancella i dati della pagina su questo dispositivo. Per non perdere i tuoi tavoli, aggiungi Tana alla schermata Home (Condividi, poi Aggiungi alla schermata Home) o al Dock, oppure salva le parole di recupero.
keep-words = Parole di recupero e passkey
keep-later = Non ora
delete-me = Cancellami
delete-me-about = Toglie da questo server i tuoi dispositivi, nomi, notifiche e tutto ciò che ti riguarda. Le partite giocate restano, senza il tuo nome.
delete-me-sure = Non si può annullare. Lasci tutti i tavoli e i bot prendono i tuoi posti.
delete-me-do = Cancellami per sempre

### La classifica

setting-rated = Valida per la classifica
setting-rated-how = La partita conta per la classifica: niente consigli, niente annullamenti di comune accordo. Sceglilo prima che gli altri si siedano.
rated-note = Valida: questa partita conta per la classifica
rated-rule-places = Conta la posizione, non i punti. Una posizione condivisa vale lo stesso per tutti quelli che la condividono.
rated-rule-bots = I bot hanno punteggi fissi, misurati in anticipo. Contano dieci partite al giorno con lo stesso bot.
rated-rule-leave = Se te ne vai, o alla fine un bot gioca al posto tuo, finisci in ultima posizione.
rated-rule-standin = Se un bot ha giocato per te per un po’, la partita non può alzare il tuo punteggio.
rated-rule-late = Se prendi il posto di un bot dopo l’inizio, la partita non vale né per te né per quel posto.
rated-rule-undo = Non conta una partita con un annullamento di comune accordo, né una in cui qualcuno gioca due posti.
rated-rule-idle = Un punteggio diventa meno certo finché non giochi.
rated-rule-deleted = Se qualcuno cancella i suoi dati, le sue partite contano come partite con uno sconosciuto.
rating-pending = Calcolo dei punteggi…
rating-changed = { $name }: { $rating } ({ $change })
rating-same-capped = { $name }: { $rating }, invariato: abbastanza partite con questo bot per oggi
rating-same-standin = { $name }: { $rating }, invariato: un bot ha giocato per un po’
rating-same-late = { $name }: { $rating }, invariato: arrivo a partita iniziata
rating-unrated-practice = Non conta: era un allenamento.
rating-unrated-undone = Non conta: qualcosa è stato annullato di comune accordo.
rating-unrated-twice = Non conta: qualcuno ha giocato due posti.
rating-unrated-unmeasured = Non conta: la forza di un bot non è nota.
rating-unrated-alone = Non conta: i posti validi erano meno di due.
rating-unrated-off = Questo tavolo non era valido per la classifica.
ladder-title = Classifica
ladder-players = Giocatori
ladder-own = Il tuo punteggio: { $rating }
ladder-own-place = Posizione { $place } tra le persone che puoi vedere.
ladder-own-unsure = Il punto interrogativo vuol dire che si sa ancora troppo poco: il punteggio può sbagliare di { $deviation } punti o più. Gioca altre partite valide per entrare in classifica.
ladder-not-yet = Qui non hai ancora un punteggio. Apri un tavolo, attiva «Valida per la classifica» nelle impostazioni e gioca fino alla fine.
ladder-empty = Nessuno che tu possa vedere ha già un punteggio qui.
ladder-you = tu
ladder-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
ladder-curve = Partite valide fino al { $date }: { $games }
ladder-curve-spoken = Il tuo punteggio è passato da { $first } a { $last }.
ladder-rules = Come funziona
ladder-unsure = 400 punti in più vogliono dire dieci probabilità contro una. «?» vuol dire che di qualcuno si sa ancora troppo poco per dargli una posizione. Il numero dopo ± dice di quanto un punteggio può sbagliare.
ladder-private = Gli altri ti vedono qui solo se vuoi: scegli nel tuo profilo. Se non cambi nulla, ti vede chi ha giocato con te.
### Tavoli aperti

open-title = Chi vuole giocare?
open-tables = Tavoli aperti
open-off = Chi ospita questa casa ha disattivato i tavoli aperti.
open-stranger = Questa casa mostra i tavoli aperti alle persone che conosce. Di’ chi sei e potrai giocare anche tu.
open-introduce = Sono { $name }
open-game = Gioco
open-language = Lingua
open-any = Tutti
open-none = Nessun tavolo cerca giocatori. Prova la partita veloce, o apri un tavolo tu.
open-somebody = Qualcuno
open-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
open-join-this = Partecipa: { $game }
open-back = Torna al tavolo
open-own = Apri un tavolo
open-own-about = Avrai un tavolo con posti liberi. Da lì lo apri alla casa, con due parole se vuoi.
open-own-make = Crea un tavolo
open-up = Apri questo tavolo alla casa
open-up-about = Compare in «Chi vuole giocare?» finché sei qui, e chiunque della casa può prendere un posto libero. Il tuo nome lo vede solo chi ha già giocato con te, se le tue impostazioni di privacy non dicono altro.
open-up-words = Due parole (facoltative)
open-up-strangers = Anche chi non è della casa può partecipare
open-up-do = Apri
open-up-is = Questo tavolo è aperto alle persone della casa.
open-up-is-all = Questo tavolo è aperto a tutti.
open-up-close = Togli dall’elenco
quick-title = Partita veloce
quick-about = Di’ a che cosa giocheresti. Appena abbastanza persone vogliono lo stesso, avrete tutti un tavolo.
quick-players = Quanti giocatori (nessuna scelta: qualsiasi numero)
quick-pace-relaxed = Senza limite di tempo
quick-pace-minute = Un minuto per ogni decisione
quick-pace-days = Un giorno per ogni turno
quick-go = Trovami un tavolo
quick-game = { $game } ({ $count } in attesa)
quick-waiting = { $count ->
    [0] Aspetti altri che vogliano giocare a { $game }.
    [one] Tu e un’altra persona aspettate di giocare a { $game }.
   *[other] Tu e altre { $count } persone aspettate di giocare a { $game }.
}
quick-stay = Resta su questa pagina: se la lasci, l’attesa finisce.
quick-stop = Smetti di aspettare
host-open = Tavoli aperti
host-open-who = Chi vede i tavoli aperti e può partecipare
host-open-off = Nessuno
host-open-house = Le persone di questa casa
host-open-everybody = Anche gli estranei, se il tavolo è aperto a loro
## Problemi

puzzles = Problemi
puzzles-about = Posizioni di partite vere in cui una scelta è chiaramente la migliore, per quello che il giocatore sapeva. Ogni giorno ce n’è uno nuovo.
puzzle-of-the-day = Problema del giorno
puzzle-number = Problema { $number }
puzzle-you = sei il giocatore { $number }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-question = Qual è la scelta migliore? Toccala sul tabellone.
puzzle-choices = Tutte le scelte ({ $count })
puzzle-explanation = Spiegazione
puzzle-answer = { $points ->
    [100] Giusto! 100 punti.
    [0] Stavolta no: 0 punti.
   *[other] Una scelta ragionevole: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
puzzle-best = La scelta migliore: { $best }.
puzzle-values = Probabilità di vittoria dopo ogni scelta
puzzle-value = { $chance } (±{ $error }), { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
puzzle-again = Riprova
puzzle-share = Condividi
puzzle-copied = Copiato.
puzzle-shared = { $game }, problema { $number }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $days ->
    [0] Sai risolverlo?
    [one] Un giorno di fila.
   *[other] { $days } giorni di fila.
}
puzzle-streak = { $days ->
    [0] Ancora nessuna serie: risolvi il problema del giorno.
    [one] Serie: un giorno
   *[other] Serie: { $days } giorni
}
puzzle-practice = Allenamento
puzzle-rate = Valuta le mie prime risposte
puzzle-rating = Punteggio nei problemi: { $rating } dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}
puzzle-house = { $people ->
    [0] nessuno qui
    [one] uno qui
   *[other] { $people } qui
}
puzzle-theme = Tema
puzzle-every-theme = Tutti i temi
puzzle-level = Difficoltà
puzzle-every-level = Tutte le difficoltà
puzzle-which = Quali problemi
puzzle-which-open = Quelli nuovi
puzzle-which-failed = Quelli sbagliati
puzzle-which-all = Tutti
puzzle-next = Prossimo problema
puzzle-none-left = Non ci sono più problemi di questo tipo.
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
