### Ambulanti

game-title = Ambulanti
game-blurb = Di’ che cosa c’è nella tua cassa, vero o no. Qualcuno può aprirla.

## Scelte

action-offer = Offri la cassa { $crate } come { $good }
    .group = Offri la cassa { $crate }
action-wave = Lasciala passare
action-open = Apri la cassa

## Parole per i pezzi

good-turnips = rape (1)
good-cheese = formaggio (2)
good-spice = spezie (3)

## Che cosa è successo

event-dealt = Ognuno ha quattro casse.
event-dealt-this = Ricevi la cassa { $crate }.
event-offered = { $me ->
    [seat] { "" }
   *[none] { $seat } offre una cassa di { $good }.
}
event-offered-this = Offri la cassa { $crate } come { $good }.
event-waved = { $me ->
    [seat] La lasci passare.
   *[none] { $seat } la lascia passare.
}
event-opened = { $me ->
    [seat] La apri: cassa { $crate }.
   *[none] { $seat } la apre: cassa { $crate }.
}
event-earned = { $me ->
    [seat] Guadagni { $points }.
   *[none] { $seat } guadagna { $points }.
}
event-game-over = Tutti i carretti sono vuoti.

## Il tavolo a parole

sketch-scale = Sulla bilancia
sketch-offer = { $me ->
    [seat] Dici: { $good }
   *[none] { $seat } dice: { $good }
}
sketch-offered = È la tua cassa { $crate }
sketch-shown = Aperte
sketch-cart = Il tuo carretto
sketch-heap = Le tue casse passate
sketch-crates = { $crates }
sketch-peddlers = Gli ambulanti
sketch-peddler = { $me ->
    [seat] Tu
   *[none] { $seat }
}: { $points } punti, { $hand } sul carretto, { $heap } passate

## Com’è finita

end-empty = Tutti i carretti sono vuoti.
score-earned = Guadagnati nelle vendite

## Perché no?

why-over = La partita è finita.
why-not-held = La cassa { $crate } non è sul tuo carretto.
why-inspect = Prima lasciala passare o aprila.
why-nothing-there = Sulla bilancia non c’è nulla.

## Il tabellone

view-seller = Chi vende
view-shown = Aperte
view-mine = Lo sai solo tu
view-hand = Il tuo carretto
view-heap = Passate
view-offer = Sulla bilancia
view-good = Dicono sia
view-offered = La tua offerta
view-crate = Cassa
view-in-hand = Sul carretto
view-in-heap = Passate
view-points = Punti
prompt = Offri una cassa, o giudica quella sulla bilancia.
