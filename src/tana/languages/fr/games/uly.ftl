### Uly & Polly

game-title = Uly & Polly
game-blurb = Un loup se cache parmi les moutons. Un joueur déplace le troupeau, tous les autres envoient le chien : ils peuvent retourner huit tuiles pour trouver le loup.

## Options

option-memory_aid = Aide-mémoire : les tuiles montrent leur place au début de la manche
option-first = Le premier loup

## Noms

cell-none = nulle part
edge-none = aucune
step-hide = le loup se cache
step-start = le chien est placé
step-swap = tour du loup
step-dog = tour du chien
step-over = la partie est finie

## Choix

action-hide = Se cacher en { $cell }
    .group = Se cacher en
action-start = Placer le chien en { $cell }
    .group = Placer le chien en
action-swap = Échanger { $edge }
    .group = Échanger deux tuiles
action-step = Mener le chien en { $cell }
    .group = Mener le chien en

## Le journal

event-first-wolf = { $me ->
    [seat] Le premier loup, c’est toi.
   *[none] Le premier loup, c’est { $seat }.
}
event-round-began = { $me ->
    [seat] Manche { $round } : le loup, c’est toi.
   *[none] Manche { $round } : le loup, c’est { $seat }.
}
event-hid = { $me ->
    [seat] { "" }
   *[none] { $seat } a caché le loup dans le troupeau.
}
event-hidden-at = Tu te caches en { $cell }.
event-dog-placed = { $me ->
    [seat] Tu places le chien en { $cell }.
   *[none] { $seat } place le chien en { $cell }.
}
event-swapped = { $me ->
    [seat] Tu échanges { $cell } et { $other }.
   *[none] { $seat } échange { $cell } et { $other }.
}
event-dog-moved = { $me ->
    [seat] Tu mènes le chien depuis { $source } jusqu’en { $cell }.
   *[none] { $seat } mène le chien depuis { $source } jusqu’en { $cell }.
}
event-sheep-turned = Un mouton en { $cell } : { $count ->
    [one] { $count } tuile retournée.
   *[other] { $count } tuiles retournées.
}
event-wolf-found = { $me ->
    [seat] Tu trouves le loup en { $cell } !
   *[none] { $seat } trouve le loup en { $cell } !
}
event-wolf-escaped = { $me ->
    [seat] Toutes les tuiles permises sont retournées : tu t’échappes.
   *[none] Toutes les tuiles permises sont retournées : { $seat } s’échappe.
}
event-dog-stalled = { $me ->
    [seat] Le chien n’a rien retourné depuis trop longtemps : tu t’échappes.
   *[none] Le chien n’a rien retourné depuis trop longtemps : { $seat } s’échappe.
}
event-wolf-had-hidden = { $me ->
    [seat] Ton loup s’était caché en { $cell }.
   *[none] { $seat } avait caché le loup en { $cell }.
}
event-wolf-had-moved = Un échange l’a mené depuis { $source } jusqu’en { $cell }.
event-prize = { $me ->
    [seat] Tu gagnes un prix.
   *[none] { $seat } gagne un prix.
}
event-game-over = La partie est finie.

## Le plateau en mots

sketch-flock = Le troupeau
sketch-round = Manche { $round } sur { $rounds }
sketch-prizes = Prix
sketch-tile = { $cell } : { $shows }{ $trail }
sketch-dog-tile = { $cell } : { $shows }{ $trail }, le chien est dessus
sketch-trail = , au départ en { $cell }
sketch-no-trail = { "" }
shows-back = face cachée
shows-sheep = un mouton
shows-wolf = ton loup, face cachée
sketch-wolf = { $me ->
    [seat] Le loup, c’est toi
   *[none] Le loup : { $seat }
}
sketch-dog-player = { $me ->
    [seat] À toi de mener le chien
   *[none] Mène ensuite le chien : { $seat }
}
sketch-turned = Moutons retournés : { $count } sur { $all }
sketch-idle = Déplacements du chien sans nouvelle tuile : { $count } sur { $all }
sketch-hideout = Ton loup est en { $cell }
sketch-last-found = Manche précédente : le loup ({ $seat }) a été trouvé. Son chemin : { $path }
sketch-last-escaped = Manche précédente : le loup ({ $seat }) s’est échappé. Son chemin : { $path }
sketch-prize = { $me ->
    [seat] Toi
   *[none] { $seat }
} : { $count }

## Comment la partie a fini

end-all-wolves = Les { $rounds } manches ont été jouées.
score-wolf = Évasions en tant que loup : { $rounds }
score-dog = Loups trouvés avec le chien : { $rounds }

## Pourquoi pas ?

why-over = La partie est finie.
why-hide-first = D’abord, le loup doit se cacher.
why-start-first = D’abord, il faut placer le chien.
why-wolf-turn = C’est le tour du loup : échange deux tuiles.
why-dog-turn = C’est le tour du chien : il doit bouger.
why-under-dog = Le chien est en { $cell } : cette tuile ne s’échange pas.
why-must-move = Le chien doit aller sur une autre tuile.
why-too-far = Le chien va sur une tuile qui touche { $cell }, sans jamais sauter.
