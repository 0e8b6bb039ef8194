### Il tabellone di Uly & Polly.

round = Round { $round } di { $rounds }
you-wolf = Il lupo sei tu
you-at = Sei in { $cell }
wolf-is = Il lupo è { $name }
turned = Tessere girate: { $count } su { $all }
idle = Mosse del cane senza tessere nuove: { $count } su { $all }
spot-tile = riga { $row }, colonna { $column }: { $shows }
tile-back = dorso lanoso
tile-own = dorso lanoso, il tuo lupo
tile-sheep = una pecora
tile-wolf = il lupo!
tile-dog = qui c’è il cane
tile-trail = partita da { $cell }
tip-pips = Pecore scoperte. Dopo { $all } il lupo è fuggito.
tip-dog = Polly, il cane pastore. A ogni turno fa un passo, anche in diagonale, e scopre la tessera.
pointed = il giocatore { $seat } la indica
last-found = Nel round scorso il lupo di { $name } è stato trovato.
last-escaped = Nel round scorso il lupo di { $name } è fuggito.
prizes = { $count ->
    [0] nessun premio
    [one] un premio
   *[other] { $count } premi
}
role-wolf = lupo
role-dog = cane

prompt-hide = Sei il lupo. Tocca la tessera sotto cui ti nascondi.
prompt-start = Tocca la tessera da cui parte il cane.
prompt-swap = Turno del lupo: tocca due tessere vicine per scambiarle.
prompt-swap-with = Ora tocca la tessera con cui scambiarla: devono toccarsi.
prompt-dog = Turno del cane: tocca una tessera accanto al cane.

first-goal = più premi. Il lupo si nasconde, il cane cerca
learn-1 = Un giocatore è il lupo e si nasconde sotto una di sedici pecore. Gli altri insieme guidano il cane.
learn-2 = A ogni turno il lupo scambia due tessere che si toccano, davanti a tutti. Poi il cane va su una tessera vicina e la gira.
learn-3 = Se il lupo è tra le prime otto tessere girate, ogni giocatore del cane riceve un premio. Altrimenti lo riceve il lupo.
learn-4 = Poi tocca al lupo seguente. Vince chi ha più premi.

# La lezione: un capitolo, poi i suoi passi
lesson-hide = Nascondersi
lesson-hide-1 = Sedici pecore dall’alto. In ogni round un giocatore è il lupo, tutti gli altri insieme sono il cane. I dorsi sono tutti uguali.
lesson-hide-2 = Stavolta il lupo sei tu. Tocca una tessera qualsiasi per nasconderti lì.
lesson-hide-3 = Solo tu vedi le due orecchie. Gli altri sanno che ti sei nascosto, e nient’altro.
lesson-swap = Il turno del lupo
lesson-swap-1 = Il cane è arrivato, e tu sei sotto le orecchie. A ogni tuo turno devi scambiare due tessere che si toccano, anche in diagonale.
lesson-swap-2 = Tocca una tessera, poi l’altra. Non serve che una sia la tua: uno scambio lontano può essere una bella bugia. La tessera sotto il cane resta dov’è.
lesson-swap-3 = Tutti hanno visto lo scambio, e si chiedono che cosa voglia dire. Ora si muoverebbe il cane.
lesson-start = Far entrare il cane
lesson-start-1 = Ora si nasconde qualcun altro e tu guidi il cane. Se siete di più fate a turno, e gli altri possono indicare tessere davanti a tutti.
lesson-start-2 = Tocca la tessera da cui parte il cane. Non viene girata.
lesson-start-3 = Da lì avanza di un passo alla volta. Occhio agli scambi del lupo!
lesson-sheep = Si gira una pecora
lesson-sheep-1 = Fai un passo su una tessera che brilla. Se è coperta, viene girata.
lesson-sheep-2 = Una pecora. Resta scoperta, e i cerchi sopra il prato la contano. Dopo otto pecore il lupo è fuggito.
lesson-wolf = Trovato!
lesson-wolf-1 = Il lupo ha appena scambiato queste due tessere. Voleva avvicinarsi, o è una bugia? Qualcuno ha visto delle orecchie…
lesson-wolf-2 = Fai un passo sulla tessera che si è avvicinata.
lesson-wolf-3 = Il lupo! Ogni giocatore del cane vince un premio, e tutti vedono che strada aveva fatto. Ora il lupo è il prossimo giocatore.
lesson-escape = Fuggito
lesson-escape-1 = Sette pecore sono girate. Ancora una e il lupo è fuggito, ed è troppo lontano per raggiungerlo.
lesson-escape-2 = Non c’è rimedio: fai un passo su una tessera coperta.
lesson-escape-3 = L’ottava pecora: il premio va solo al lupo. Tutti fanno il lupo lo stesso numero di volte, e vince chi ha più premi. Ora gioca!

moment-found = Lupo trovato!
moment-escaped = Il lupo è fuggito!

figure-start = Sedici dorsi lanosi. Uno nasconde un lupo.
figure-round = Alcune pecore sono girate, Polly continua ad annusare. Le etichette dicono da dove è partita una tessera.
figure-pieces = Un dorso, una pecora, il lupo, Polly e un premio.
