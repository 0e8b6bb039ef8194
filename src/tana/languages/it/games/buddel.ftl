### Buddel-Bande

game-title = Buddel-Bande
game-blurb = Dodici talpe corrono verso le tane, e dall’alto nessuno sa di chi sono. Porta a casa le tue tre prima degli altri.

## Opzioni

option-haystack = Pagliaio
option-haystack-auto = Come al solito: mescolato in due
option-haystack-known = Noto: ognuno sa quali talpe in attesa sono sue
option-haystack-shuffled = Mescolato: nessuno conosce le talpe in attesa
option-memory_aid = Aiuto alla memoria: restano visibili i clan che hai visto o puoi dedurre
option-clan_1 = Clan del posto 1
option-clan_1-auto = Il prossimo libero
option-clan_1-ladybird = Coccinelle
option-clan_1-ant = Formiche
option-clan_1-worm = Vermi
option-clan_1-snail = Chioccioline
option-clan_2 = Clan del posto 2
option-clan_2-auto = Il prossimo libero
option-clan_2-ladybird = Coccinelle
option-clan_2-ant = Formiche
option-clan_2-worm = Vermi
option-clan_2-snail = Chioccioline
option-clan_3 = Clan del posto 3
option-clan_3-auto = Il prossimo libero
option-clan_3-ladybird = Coccinelle
option-clan_3-ant = Formiche
option-clan_3-worm = Vermi
option-clan_3-snail = Chioccioline
option-clan_4 = Clan del posto 4
option-clan_4-auto = Il prossimo libero
option-clan_4-ladybird = Coccinelle
option-clan_4-ant = Formiche
option-clan_4-worm = Vermi
option-clan_4-snail = Chioccioline

## Parole

clan-ladybird = coccinelle
clan-ant = formiche
clan-worm = vermi
clan-snail = chioccioline
size-small = piccola
size-medium = media
size-large = grande
symbol-none = nessun simbolo
symbol-flower = fiore
symbol-leaf = foglia
symbol-clover = quadrifoglio
piece-none = niente
piece-small = una talpa piccola
piece-medium = una talpa media
piece-large = una talpa grande
piece-any-mole = una talpa qualsiasi
piece-dog = il cane
piece-dog-or-mole = il cane o una talpa qualsiasi
mole-none = nessuna talpa
mole-s1 = talpa piccola s1
mole-s2 = talpa piccola s2
mole-s3 = talpa piccola s3
mole-s4 = talpa piccola s4
mole-m1 = talpa media m1
mole-m2 = talpa media m2
mole-m3 = talpa media m3
mole-m4 = talpa media m4
mole-l1 = talpa grande l1
mole-l2 = talpa grande l2
mole-l3 = talpa grande l3
mole-l4 = talpa grande l4
place-box = la scatola
place-haystack = il pagliaio
place-den = la tana
step-roll = tira i dadi
step-move = muovi
step-look = guarda o lascia
step-over = la partita è finita

## Scelte

action-roll = Tira i dadi
action-mole = Muovi la { $mole }
    .group = Muovi una talpa
action-dog = Manda il cane alla buca { $hole }
    .group = Manda il cane alla buca
action-look = Guarda sotto la talpa
action-leave = Non guardare
action-decline = Non muovere: porteresti a casa solo gli altri

## Il diario

event-clan-taken = { $me ->
    [seat] Il tuo clan: { $clan }.
   *[none] Il clan di { $seat }: { $clan }.
}
event-first-player = { $me ->
    [seat] Cominci tu.
   *[none] Comincia { $seat }.
}
event-own-mole = La { $mole } sul pagliaio è tua.
event-turn-began = { $me ->
    [seat] Tocca a te.
   *[none] Tocca a { $seat }.
}
event-rolled = { $me ->
    [seat] I tuoi dadi: { $piece }, { $symbol }.
   *[none] I dadi di { $seat }: { $piece }, { $symbol }.
}
event-nothing-moves = { $me ->
    [seat] Così non si muove niente: tiri di nuovo.
   *[none] Così non si muove niente: { $seat } tira di nuovo.
}
event-mole-moved = { $me ->
    [seat] Muovi
   *[none] { $seat } muove
} la { $mole } { $source-is ->
    [haystack] dal pagliaio
   *[other] dalla buca { $source }
} { $place-is ->
    [den] alla tana.
   *[other] alla buca { $place }.
}
event-dog-moved = { $me ->
    [seat] Mandi il cane dalla buca { $source } alla buca { $hole }.
   *[none] { $seat } manda il cane dalla buca { $source } alla buca { $hole }.
}
event-freed = La { $mole } alla buca { $hole } può di nuovo muoversi.
event-frozen = La { $mole } alla buca { $hole } resta bloccata accanto al cane.
event-looked = { $me ->
    [seat] { "" }
   *[none] { $seat } guarda sotto la { $mole }.
}
event-saw = Guardi sotto la { $mole }: è del clan { $clan-is ->
    [worm] dei
   *[other] delle
} { $clan }.
event-left = { $me ->
    [seat] Non guardi sotto la { $mole }.
   *[none] { $seat } non guarda sotto la { $mole }.
}
event-came-home = { $me ->
    [seat] La { $mole } è tua
   *[none] La { $mole } è di { $seat }
}: il clan { $clan-is ->
    [worm] dei
   *[other] delle
} { $clan } ha una talpa in più a casa.
event-declined = { $me ->
    [seat] Non muovi: porteresti a casa solo gli altri.
   *[none] { $seat } non muove: porterebbe a casa solo gli altri.
}
event-game-over = Il clan { $clan-is ->
    [worm] dei
   *[other] delle
} { $clan } è tutto a casa: { $me ->
    [seat] hai vinto!
   *[none] vince { $seat }!
}

## Il tavolo a parole

sketch-track = Il percorso, dal pagliaio alla tana
sketch-turn = Questo turno
sketch-haystack = Sul pagliaio
sketch-on-track = In cammino
sketch-clans = I clan
sketch-hole = Buca { $hole }, { $symbol }: { $mole }{ $dog }
sketch-no-mole = vuota
sketch-dog-here = , con il cane
sketch-no-dog = { "" }
sketch-whose-turn = { $me ->
    [seat] Tocca a te
   *[none] Tocca a { $seat }
}
sketch-dice = I dadi: { $piece }, { $symbol }
sketch-moved = Appena mossa: la { $mole }
sketch-dog = Il cane è alla buca { $hole }
sketch-mole = { $place-is ->
    [haystack] La { $mole }
   *[other] Buca { $place }: la { $mole }
}
sketch-known-mole = { $place-is ->
    [haystack] La { $mole }, clan { $clan }
   *[other] Buca { $place }: la { $mole }, clan { $clan }
}
sketch-clan = { $me ->
    [seat] Tu
   *[none] { $seat }
}: { $clan }, { $home ->
    [0] nessuna a casa
    [one] una a casa
   *[other] { $home } a casa
}

## Com’è finita

end-clan-home = Il clan { $clan-is ->
    [worm] dei
   *[other] delle
} { $clan } è tutto a casa.
score-home = { $moles ->
    [one] Una talpa a casa
   *[other] { $moles } talpe a casa
}

## Perché no?

why-over = La partita è finita.
why-roll-first = Prima tira i dadi.
why-look-first = Prima decidi se guardare sotto la talpa che hai mosso.
why-must-move = Hai tirato i dadi: ora qualcosa deve muoversi.
why-not-in-play = Quella talpa è nella scatola: nessuno gioca il suo clan.
why-at-home = Quella talpa è a casa.
why-only-dog = I dadi indicano il cane.
why-other-size = I dadi indicano { $piece }.
why-frozen = Il cane è accanto a quella talpa: non può muoversi.
why-same-mole = Le talpe in attesa della stessa taglia sono indistinguibili: muovi la { $mole }.
why-only-mole = Con questi dadi il cane non si muove.
why-dog-stays = Il cane deve andare a un’altra buca.
why-other-symbol = Il cane va a una buca con questo simbolo: { $symbol }.
why-dog-can-move = Il cane può muoversi, quindi non puoi rinunciare.
why-not-home = C’è una mossa che non porta alla tana, quindi non puoi rinunciare.
why-may-be-own = Per quanto ne sai, una di queste talpe può essere tua, quindi non puoi rinunciare.
