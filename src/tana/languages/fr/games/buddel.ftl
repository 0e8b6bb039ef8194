### Buddel-Bande

game-title = Buddel-Bande
game-blurb = Douze taupes courent vers leurs terriers, et d’en haut, personne ne sait à qui elles sont. Ramène tes trois taupes en premier.

## Options

option-haystack = Meule de foin
option-haystack-auto = Normal : mélangée à deux
option-haystack-known = Connue : chacun sait quelles taupes en attente sont les siennes
option-haystack-shuffled = Mélangée : personne ne connaît les taupes en attente
option-memory_aid = Aide-mémoire : les clans que tu as vus ou peux déduire restent visibles
option-clan_1 = Clan de la place 1
option-clan_1-auto = Le prochain libre
option-clan_1-ladybird = Coccinelles
option-clan_1-ant = Fourmis
option-clan_1-worm = Vers
option-clan_1-snail = Escargots
option-clan_2 = Clan de la place 2
option-clan_2-auto = Le prochain libre
option-clan_2-ladybird = Coccinelles
option-clan_2-ant = Fourmis
option-clan_2-worm = Vers
option-clan_2-snail = Escargots
option-clan_3 = Clan de la place 3
option-clan_3-auto = Le prochain libre
option-clan_3-ladybird = Coccinelles
option-clan_3-ant = Fourmis
option-clan_3-worm = Vers
option-clan_3-snail = Escargots
option-clan_4 = Clan de la place 4
option-clan_4-auto = Le prochain libre
option-clan_4-ladybird = Coccinelles
option-clan_4-ant = Fourmis
option-clan_4-worm = Vers
option-clan_4-snail = Escargots

## Noms

clan-ladybird = coccinelles
clan-ant = fourmis
clan-worm = vers
clan-snail = escargots
size-small = petite
size-medium = moyenne
size-large = grande
symbol-none = pas de symbole
symbol-flower = fleur
symbol-leaf = feuille
symbol-clover = trèfle
piece-none = rien
piece-small = une petite taupe
piece-medium = une taupe moyenne
piece-large = une grande taupe
piece-any-mole = n’importe quelle taupe
piece-dog = le chien
piece-dog-or-mole = le chien ou n’importe quelle taupe
mole-none = pas de taupe
mole-s1 = petite taupe s1
mole-s2 = petite taupe s2
mole-s3 = petite taupe s3
mole-s4 = petite taupe s4
mole-m1 = taupe moyenne m1
mole-m2 = taupe moyenne m2
mole-m3 = taupe moyenne m3
mole-m4 = taupe moyenne m4
mole-l1 = grande taupe l1
mole-l2 = grande taupe l2
mole-l3 = grande taupe l3
mole-l4 = grande taupe l4
place-box = la boîte
place-haystack = la meule
place-den = le terrier
step-roll = lancer les dés
step-move = avancer
step-look = regarder ou non
step-over = la partie est finie

## Choix

action-roll = Lancer les dés
action-mole = Avancer la { $mole }
    .group = Avancer une taupe
action-dog = Envoyer le chien au trou { $hole }
    .group = Envoyer le chien au trou
action-look = Regarder sous la taupe
action-leave = Ne pas regarder
action-decline = Renoncer : tu n’aiderais que les autres à rentrer

## Le journal

event-clan-taken = { $me ->
    [seat] Tu joues le clan des { $clan }.
   *[none] { $seat } joue le clan des { $clan }.
}
event-first-player = { $me ->
    [seat] C’est toi qui commences.
   *[none] { $seat } commence.
}
event-own-mole = La { $mole } sur la meule est à toi.
event-turn-began = { $me ->
    [seat] C’est à toi.
   *[none] C’est à { $seat }.
}
event-rolled = { $me ->
    [seat] Tes dés : { $piece }, { $symbol }.
   *[none] Les dés pour { $seat } : { $piece }, { $symbol }.
}
event-nothing-moves = { $me ->
    [seat] Rien ne peut bouger : tu relances.
   *[none] Rien ne peut bouger : { $seat } relance.
}
event-mole-moved = { $me ->
    [seat] Tu avances
   *[none] { $seat } avance
} la { $mole } { $source-is ->
    [haystack] de la meule
   *[other] du trou { $source }
} { $place-is ->
    [den] au terrier.
   *[other] au trou { $place }.
}
event-dog-moved = { $me ->
    [seat] Tu envoies le chien du trou { $source } au trou { $hole }.
   *[none] { $seat } envoie le chien du trou { $source } au trou { $hole }.
}
event-freed = La { $mole } au trou { $hole } peut de nouveau bouger.
event-frozen = La { $mole } au trou { $hole } est bloquée par le chien.
event-looked = { $me ->
    [seat] { "" }
   *[none] { $seat } regarde sous la { $mole }.
}
event-saw = Tu regardes sous la { $mole } : elle est du clan des { $clan }.
event-left = { $me ->
    [seat] Tu ne regardes pas sous la { $mole }.
   *[none] { $seat } ne regarde pas sous la { $mole }.
}
event-came-home = { $me ->
    [seat] La { $mole } est à toi : une de plus au terrier des { $clan }.
   *[none] La { $mole } est à { $seat } : une de plus au terrier des { $clan }.
}
event-declined = { $me ->
    [seat] Tu renonces : tu n’aiderais que les autres à rentrer.
   *[none] { $seat } renonce : ce coup n’aiderait que les autres à rentrer.
}
event-game-over = { $me ->
    [seat] Tout le clan des { $clan } est rentré : tu gagnes !
   *[none] Tout le clan des { $clan } est rentré : { $seat } gagne !
}

## Le plateau en mots

sketch-track = Le parcours, de la meule au terrier
sketch-turn = Ce tour
sketch-haystack = Sur la meule
sketch-on-track = En chemin
sketch-clans = Les clans
sketch-hole = Trou { $hole }, { $symbol } : { $mole }{ $dog }
sketch-no-mole = vide
sketch-dog-here = , avec le chien
sketch-no-dog = { "" }
sketch-whose-turn = { $me ->
    [seat] C’est à toi
   *[none] C’est à { $seat }
}
sketch-dice = Les dés : { $piece }, { $symbol }
sketch-moved = Vient d’avancer : la { $mole }
sketch-dog = Le chien est au trou { $hole }
sketch-mole = { $place-is ->
    [haystack] La { $mole }
   *[other] Trou { $place } : la { $mole }
}
sketch-known-mole = { $place-is ->
    [haystack] La { $mole }, clan des { $clan }
   *[other] Trou { $place } : la { $mole }, clan des { $clan }
}
sketch-clan = { $me ->
    [seat] Toi
   *[none] { $seat }
} : { $clan }, { $home ->
    [0] aucune rentrée
    [one] une rentrée
   *[other] { $home } rentrées
}

## Comment la partie a fini

end-clan-home = Tout le clan des { $clan } est rentré.
score-home = { $moles ->
    [one] { $moles } taupe rentrée
   *[other] { $moles } taupes rentrées
}

## Pourquoi pas ?

why-over = La partie est finie.
why-roll-first = Lance d’abord les dés.
why-look-first = Décide d’abord si tu regardes sous la taupe que tu as avancée.
why-must-move = Les dés sont lancés : maintenant, il faut bouger.
why-not-in-play = Cette taupe est dans la boîte : personne ne joue son clan.
why-at-home = Cette taupe est rentrée.
why-only-dog = Les dés désignent le chien.
why-other-size = Les dés désignent { $piece }.
why-frozen = Le chien est à côté de cette taupe : elle ne peut pas bouger.
why-same-mole = Les taupes en attente de même taille se ressemblent : avance la { $mole }.
why-only-mole = Ces dés ne font pas bouger le chien.
why-dog-stays = Le chien doit aller à un autre trou.
why-other-symbol = Le chien va à un trou qui porte ce symbole : { $symbol }.
why-dog-can-move = Le chien peut bouger, donc tu ne peux pas renoncer.
why-not-home = Un coup possible ne mène pas au terrier, donc tu ne peux pas renoncer.
why-may-be-own = Pour autant que tu saches, une de ces taupes peut être à toi : tu ne peux pas renoncer.
