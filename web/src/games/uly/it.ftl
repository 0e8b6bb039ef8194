### Il tabellone di Uly & Polly.

round = Round { $round } di { $rounds }
you-wolf = Il lupo sei tu
wolf-is = Il lupo è { $name }
turned = { $count } tessere girate su { $all }
idle = { $count } mosse del cane su { $all } senza una tessera nuova
spot-tile = riga { $row }, colonna { $column }: { $shows }
tile-back = dorso lanoso
tile-own = dorso lanoso, il tuo lupo
tile-sheep = una pecora
tile-wolf = il lupo!
tile-dog = qui c’è il cane
tile-trail = partita da { $cell }
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
prompt-swap = Turno del lupo: tocca due tessere che si toccano per scambiarle.
prompt-dog = Turno del cane: tocca una tessera accanto al cane.

learn-1 = Un giocatore è il lupo e si nasconde sotto una di sedici pecore. Gli altri insieme guidano il cane.
learn-2 = A ogni turno il lupo scambia due tessere che si toccano, davanti a tutti. Poi il cane va su una tessera vicina e la gira.
learn-3 = Se il lupo è tra le prime otto tessere girate, ogni giocatore del cane riceve un premio. Altrimenti lo riceve il lupo.
learn-4 = Poi il lupo è un altro. Vince chi ha più premi.

lesson-flock = Sedici pecore viste dall’alto. I dorsi sono tutti uguali, e uno di loro sarà un lupo.
lesson-hide = In questo round il lupo sei tu. Tocca una tessera per nasconderti. Solo tu vedrai le due orecchie.
lesson-start = Guidi il cane. Tocca la tessera da cui parte: quella non si gira.
lesson-swap = Come lupo devi scambiare ogni volta due tessere che si toccano: tocca l’una, poi l’altra. Non serve che sia la tua: confondili! La tessera sotto il cane resta dov’è.
lesson-step = Con il cane vai su una tessera che lo tocca. Se è coperta si gira: una pecora, oppure il lupo!
lesson-count = I cerchi in alto contano le tessere girate. Dopo otto pecore il lupo fugge.
lesson-point = Mentre un altro guida il cane, tocca una tessera per indicarla a tutti. La vede anche il lupo.
lesson-end = Un round è finito, e si vede la strada del lupo. Ora il lupo è un altro. Continua pure finché vuoi.
