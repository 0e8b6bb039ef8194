### Hickory Dickory

game-title = Hickory Dickory
game-blurb = Une équipe de souris voyage sur les aiguilles d’un coucou : saute au bon endroit, ramasse des tuiles, livre-les avant minuit et gare au chat.

## Options

option-setup = Mise en place
option-setup-standard = Départ selon le plateau de chasse
option-setup-advanced = Chacun choisit ses départs
option-data = Données du matériel
option-data-standard = L’édition fournie avec le jeu
option-colour_1 = Couleur de la place 1
option-colour_1-auto = La prochaine couleur libre
option-colour_1-blue = Bleu
option-colour_1-yellow = Jaune
option-colour_1-brown = Marron
option-colour_1-red = Rouge
option-colour_2 = Couleur de la place 2
option-colour_2-auto = La prochaine couleur libre
option-colour_2-blue = Bleu
option-colour_2-yellow = Jaune
option-colour_2-brown = Marron
option-colour_2-red = Rouge
option-colour_3 = Couleur de la place 3
option-colour_3-auto = La prochaine couleur libre
option-colour_3-blue = Bleu
option-colour_3-yellow = Jaune
option-colour_3-brown = Marron
option-colour_3-red = Rouge
option-colour_4 = Couleur de la place 4
option-colour_4-auto = La prochaine couleur libre
option-colour_4-blue = Bleu
option-colour_4-yellow = Jaune
option-colour_4-brown = Marron
option-colour_4-red = Rouge

## Noms

colour-purple = violet
colour-green = vert
colour-blue = bleu
colour-orange = orange
symbol-button = bouton
symbol-feather = plume
symbol-thread = fil
symbol-key = clé
symbol-thimble = dé à coudre

tile-none = pas de tuile
tile-purple-button = bouton violet
tile-purple-feather = plume violette
tile-purple-thread = fil violet
tile-purple-key = clé violette
tile-purple-thimble = dé à coudre violet
tile-green-button = bouton vert
tile-green-feather = plume verte
tile-green-thread = fil vert
tile-green-key = clé verte
tile-green-thimble = dé à coudre vert
tile-blue-button = bouton bleu
tile-blue-feather = plume bleue
tile-blue-thread = fil bleu
tile-blue-key = clé bleue
tile-blue-thimble = dé à coudre bleu
tile-orange-button = bouton orange
tile-orange-feather = plume orange
tile-orange-thread = fil orange
tile-orange-key = clé orange
tile-orange-thimble = dé à coudre orange
tile-wild = joker
tile-crown = couronne
tile-sceptre = sceptre
tile-goblet = calice

picture-purple-button = bouton violet
picture-purple-feather = plume violette
picture-purple-thread = fil violet
picture-purple-key = clé violette
picture-purple-thimble = dé à coudre violet
picture-green-button = bouton vert
picture-green-feather = plume verte
picture-green-thread = fil vert
picture-green-key = clé verte
picture-green-thimble = dé à coudre vert
picture-blue-button = bouton bleu
picture-blue-feather = plume bleue
picture-blue-thread = fil bleu
picture-blue-key = clé bleue
picture-blue-thimble = dé à coudre bleu
picture-orange-button = bouton orange
picture-orange-feather = plume orange
picture-orange-thread = fil orange
picture-orange-key = clé orange
picture-orange-thimble = dé à coudre orange
picture-any-button = bouton, toute couleur
picture-any-feather = plume, toute couleur
picture-any-thread = fil, toute couleur
picture-any-key = clé, toute couleur
picture-any-thimble = dé à coudre, toute couleur

mouse-scavenger = Chineur
mouse-spotter = Guetteur
mouse-scurrier = Fonceur
mouse-scamp = Coquin

icon-none = rien
icon-climb = escalade
icon-search = fouille
icon-favor = carte faveur
icon-market = marché
icon-scamp = Coquin
icon-deliver = livraison
icon-return = reliques
icon-leap = bond
icon-toss = lancer

board-a = A
board-b = B
board-c = C
board-d = D

## Choix

action-stay = Rester sur l’aiguille des minutes
action-hop-off = Sauter sur l’anneau extérieur
action-hop-back = Sauter sur le numéro précédent
action-outer = Aller sur l’anneau extérieur
action-hop-on = Monter sur l’aiguille des minutes
action-claim = Prendre la tuile de la feuille
action-skip = Passer
action-done = Finir l’activation
action-swap = Répartir autrement les tuiles de tes souris ici
action-keep = Laisser les tuiles comme elles sont
action-climb = Grimper à la chaîne
action-search = Piocher des tuiles dans le sac
action-draw = Piocher une carte faveur
action-wild = Prendre un joker au marché
action-score = Remettre ce que tu as choisi
action-activate = Activer le { $mouse }
    .group = Activer
action-give = Donner la tuile au { $mouse }
    .group = Donner la tuile à
action-toss = Lancer : échanger des tuiles avec le { $mouse }
    .group = Lancer : échanger des tuiles avec
action-leap = Bondir sur le { $number }
    .group = Bondir sur
action-scamp = Envoyer le Coquin sur le { $number }
    .group = Envoyer le Coquin sur
action-take = Prendre dans le panier : { $tile }
    .group = Prendre dans le panier
action-drop = Remettre dans le sac : { $tile }
    .group = Remettre dans le sac
action-put-back = Remettre une des tuiles piochées : { $tile }
    .group = Remettre une des tuiles piochées
action-spend = Dépenser : { $tile }
    .group = Dépenser
action-deliver = Livrer : { $tile }
    .group = Livrer
action-return = Rendre à Lord Coucou : { $tile }
    .group = Rendre à Lord Coucou
action-bonus = Utiliser l’objet bonus de la carte faveur { $card }
    .group = Utiliser l’objet bonus d’une carte faveur
action-favor = Jouer la carte faveur { $card }
    .group = Jouer une carte faveur
action-discard = Défausser la carte faveur { $card }
    .group = Défausser une carte faveur
action-quest = Accomplir la quête { $slot }
action-place = Placer le joker en { $cell }
    .group = Placer le joker en
action-lose = Le { $mouse } perd : { $tile }
    .group = Le { $mouse } perd
action-start = Le { $mouse } part du { $number }
    .group = Le { $mouse } part du

## Le journal : mise en place

event-priority = { $me ->
    [seat] Tu as la priorité.
   *[none] { $seat } a la priorité.
}
event-space = Numéro { $number } : { $cost ->
    [0] { "" }
   *[other] dépenser { $cost } → { "" }
}{ $icon }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
}.
event-leaf-filled = Nouveau sur la feuille du { $number } : { $tile }.
event-basket-filled = Nouveau dans le panier : { $tile }.
event-quest-shown = La quête { $quest } est révélée.
event-quests-shuffled = Les quêtes sont de nouveau mélangées.
event-hunt-board = { $me ->
    [seat] Tu chasses avec le plateau { $board }.
   *[none] { $seat } chasse avec le plateau { $board }.
}
event-started = { $me ->
    [seat] Ton { $mouse } part du { $number }.
   *[none] { $seat } : le { $mouse } part du { $number }.
}

## Le journal : tics et activations

event-round-began = Une manche commence ; l’aiguille des heures est sur le { $number }.
event-tick = Tic : l’aiguille des minutes est sur le { $number }.
event-tick-covered = Une patte de chat couvre le { $number } : personne ne s’active.
event-activated = { $me ->
    [seat] Ton { $mouse } s’active.
   *[none] { $seat } : le { $mouse } s’active.
}
event-stayed = { $me ->
    [seat] Ton { $mouse } reste sur l’aiguille.
   *[none] { $seat } : le { $mouse } reste sur l’aiguille.
}
event-skipped = { "" }
event-ended = { "" }
event-kept = { "" }
event-hopped-off = { $me ->
    [seat] Ton { $mouse } saute sur le { $number }.
   *[none] { $seat } : le { $mouse } saute sur le { $number }.
}
event-hopped-back = { $me ->
    [seat] Ton { $mouse } saute en arrière sur le { $number }.
   *[none] { $seat } : le { $mouse } saute en arrière sur le { $number }.
}
event-moved-out = { $me ->
    [seat] Ton { $mouse } va sur l’anneau extérieur du { $number }.
   *[none] { $seat } : le { $mouse } va sur l’anneau extérieur du { $number }.
}
event-hopped-on = { $me ->
    [seat] Ton { $mouse } monte sur l’aiguille.
   *[none] { $seat } : le { $mouse } monte sur l’aiguille.
}
event-bumped = { $me ->
    [seat] Ton { $mouse } est éjecté de l’aiguille !
   *[none] { $seat } : le { $mouse } est éjecté de l’aiguille !
}
event-leapt = { $me ->
    [seat] Ton { $mouse } bondit sur le { $number }.
   *[none] { $seat } : le { $mouse } bondit sur le { $number }.
}
event-scamp-placed = { $me ->
    [seat] Ton Coquin surgit sur le { $number }.
   *[none] { $seat } : le Coquin surgit sur le { $number }.
}

## Le journal : tuiles

event-claimed = { $me ->
    [seat] Ton { $mouse } prend la tuile de la feuille : { $tile }.
   *[none] { $seat } : le { $mouse } prend la tuile de la feuille : { $tile }.
}
event-drew-tile = { $me ->
    [seat] Tu pioches dans le sac : { $tile }.
   *[none] { $seat } pioche dans le sac : { $tile }.
}
event-put-back = { $me ->
    [seat] Tu remets dans le sac : { $tile }.
   *[none] { $seat } remet dans le sac : { $tile }.
}
event-took-tile = { $me ->
    [seat] Tu prends dans le panier : { $tile }.
   *[none] { $seat } prend dans le panier : { $tile }.
}
event-took-wild = { $me ->
    [seat] Tu prends un joker au marché.
   *[none] { $seat } prend un joker au marché.
}
event-stowed = { $me ->
    [seat] Ton { $mouse } met dans sa sacoche : { $tile }.
   *[none] { $seat } : le { $mouse } met dans sa sacoche : { $tile }.
}
event-dropped = { $me ->
    [seat] Tu n’as plus de place, retour au sac : { $tile }.
   *[none] { $seat } n’a plus de place, retour au sac : { $tile }.
}
event-rearranged = { $me ->
    [seat] Tu répartis des tuiles.
   *[none] { $seat } répartit des tuiles.
}
event-tossed = { $me ->
    [seat] Lancer : tu échanges des tuiles avec ton { $mouse }.
   *[none] Lancer : { $seat } échange des tuiles avec le { $mouse }.
}
event-spent = { $me ->
    [seat] Ton { $mouse } dépense : { $tile }.
   *[none] { $seat } : le { $mouse } dépense : { $tile }.
}
event-spent-bonus = { $me ->
    [seat] Tu dépenses l’objet de la carte faveur { $card } : { $tile }.
   *[none] { $seat } dépense l’objet de la carte faveur { $card } : { $tile }.
}

## Le journal : chaîne et faveurs

event-climbed = { $me ->
    [seat] Ton Grimpeur monte à la case { $space }.
   *[none] { $seat } : le Grimpeur monte à la case { $space }.
}
event-chain-points = { $me ->
    [seat] La chaîne te donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] La chaîne donne à { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-finished-chain = { $me ->
    [seat] Ton Grimpeur atteint la feuille : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat } : le Grimpeur atteint la feuille : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-favor-drawn = { $me ->
    [seat] { "" }
   *[none] { $seat } pioche une carte faveur.
}
event-favor-card = { $me ->
    [seat] Tu pioches la carte faveur { $card }.
   *[none] { $seat } pioche la carte faveur { $card }.
}
event-favors-shuffled = Les faveurs défaussées forment une nouvelle pioche.
event-favor-played = { $me ->
    [seat] Ton { $mouse } utilise la carte faveur { $card }.
   *[none] { $seat } : le { $mouse } utilise la carte faveur { $card }.
}
event-favor-discarded = { $me ->
    [seat] Tu défausses la carte faveur { $card }.
   *[none] { $seat } défausse la carte faveur { $card }.
}

## Le journal : livraisons

event-delivered = { $me ->
    [seat] Ton { $mouse } livre : { $tile }.
   *[none] { $seat } : le { $mouse } livre : { $tile }.
}
event-delivered-bonus = { $me ->
    [seat] Tu ajoutes l’objet de la carte faveur { $card } : { $tile }.
   *[none] { $seat } ajoute l’objet de la carte faveur { $card } : { $tile }.
}
event-items-scored = { $seat } : objets, +{ $points }
event-symbol-scored = { $seat } : symbole le plus présent, +{ $points }
event-colour-scored = { $seat } : couleur la plus présente, +{ $points }
event-delivery-total = { $me ->
    [seat] Cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour toi.
   *[none] Cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
}
event-quest-done = { $me ->
    [seat] Tu accomplis la quête { $quest } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat } accomplit la quête { $quest } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-placed = { $me ->
    [seat] Sur ton plateau de chasse, en { $cell } : { $tile }.
   *[none] { $seat }, plateau de chasse, en { $cell } : { $tile }.
}
event-not-placed = { $seat } : pas de place sur le plateau de chasse, retour au sac : { $tile }.
event-relic-brought = { $me ->
    [seat] Ton { $mouse } apporte une relique à Lord Coucou : { $tile }.
   *[none] { $seat } : le { $mouse } apporte une relique à Lord Coucou : { $tile }.
}
event-relic-returned = { $me ->
    [seat] Tu rends une relique à Lord Coucou ({ $tile }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat } rend une relique à Lord Coucou ({ $tile }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Le journal : manches

event-round-ended = Coucou ! La manche est finie.
event-paw-placed = Une patte de chat se pose sur le { $number }.
event-pushed = { $me ->
    [seat] Ton { $mouse } est poussé jusqu’au { $number }.
   *[none] { $seat } : le { $mouse } est poussé jusqu’au { $number }.
}
event-scratched = Le chat griffe le { $number } : { $count ->
    [one] { $count } souris s’y trouve.
   *[other] { $count } souris s’y trouvent.
}
event-lost = { $me ->
    [seat] Ton { $mouse } perd : { $tile }.
   *[none] { $seat } : le { $mouse } perd : { $tile }.
}
event-hour-struck = L’aiguille des heures passe sur le { $number }.
event-moved-in = Toutes les souris de l’anneau extérieur passent sur l’anneau intérieur.
event-midnight = Minuit ! La chasse est finie.
event-hunt-lines = { $me ->
    [seat] Ton plateau de chasse a { $lines ->
        [one] { $lines } ligne complète
       *[other] { $lines } lignes complètes
    } : +{ $points }.
   *[none] { $seat }, plateau de chasse, { $lines ->
        [one] { $lines } ligne complète
       *[other] { $lines } lignes complètes
    } : +{ $points }.
}
event-final-bonus = { $me ->
    [seat] Tu ajoutes l’objet de la carte faveur { $card } : { $tile }.
   *[none] { $seat } ajoute l’objet de la carte faveur { $card } : { $tile }.
}
event-final-delivery = { $me ->
    [seat] Ce qui reste dans tes sacoches compte comme une livraison.
   *[none] { $seat } : ce qui reste dans les sacoches compte comme une livraison.
}
event-solo-won = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : la chasse est gagnée, { $seat } !
event-solo-lost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, moins de 100 : la chasse est perdue, { $seat }.
event-game-over = La partie est finie.

## Le plateau en mots

sketch-clock = L’horloge : heures sur le { $hour }, minutes sur le { $minute }
sketch-sides = Autour de l’horloge
sketch-none = –
sketch-row = { $first }, { $rest }
sketch-notes = { $first } · { $rest }
sketch-word = { $word }
sketch-part = { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-paid-part = dépenser { $cost } → { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-piece = { $me ->
    [seat] ton { $mouse }
   *[none] { $mouse } ({ $seat })
}
sketch-number = { $number }{ $sky } : { $notes }
sketch-sky-neither = { "" }
sketch-sky-sun = {" "}☀
sketch-sky-moon = {" "}☾
sketch-action = { $parts }
sketch-paw = patte de chat
sketch-leaf = feuille : { $tile }
sketch-inner = intérieur : { $mice }
sketch-outer = extérieur : { $mice }
sketch-hand = Aiguille des minutes ({ $spaces } places), depuis la pointe : { $mice }
sketch-priority = Priorité : { $seat }
sketch-market = Marché : { $wilds ->
    [one] { $wilds } joker
   *[other] { $wilds } jokers
} ; panier : { $basket }
sketch-quest = Quête { $slot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $pictures }
sketch-chain = Prochaine arrivée à la feuille de la chaîne : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sketch-decks = Tuiles dans le sac : { $bag } ; faveurs : { $favors } ; quêtes : { $quests }
sketch-pool = En main : { $tiles }
sketch-bonus = Objets bonus : { $tiles }
sketch-dealing = À donner maintenant : { $tile }
sketch-active = Souris active : { $mouse }
sketch-team = { $me ->
    [seat] Toi
   *[none] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-mouse = { $mouse }, { $place } ({ $carried }/{ $room }) : { $tiles }
sketch-ring-out-of-play = hors jeu
sketch-ring-hand = aiguille
sketch-ring-inner = { $number } intérieur
sketch-ring-outer = { $number } extérieur
sketch-ring-falling = en pleine chute
sketch-progress = Grimpeur sur la case { $scaler } ; chasse { $filled }/16 ; cartes faveur : { $cards }
sketch-card = Carte { $card } : { $icons }
sketch-bonus-card = Carte { $card } : { $icons }, ou { $tile }
sketch-hunt = { $me ->
    [seat] Ton plateau de chasse
   *[none] Plateau de chasse ({ $seat })
}
sketch-empty-space = { $cell } : à trouver, { $tile }
sketch-filled-space = { $cell } : en place, { $tile }
face-P = Vi
face-G = Ve
face-B = Bl
face-O = Or
face-Bu = Bo
face-Fe = Pl
face-Th = Fi
face-Ke = Cl
face-Ti = Dé

## Comment la partie a fini

end-midnight = Minuit a sonné.
end-solo-won = Minuit a sonné : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, l’objectif de 100 est atteint.
end-solo-lost = Minuit a sonné : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, l’objectif de 100 n’est pas atteint.
score-deliveries = Livraisons
score-quests = Quêtes
score-chain = Chaîne
score-relics = Reliques
score-hunt = Plateau de chasse
score-leftovers = Reste des sacoches

## Pourquoi pas ?

why-over = La partie est finie.
why-start-first = Place d’abord tes souris.
why-activate-first = Choisis d’abord laquelle de tes souris s’active.
why-swap-or-keep = Avant que l’aiguille avance, répartis tes tuiles ou garde-les ainsi.
why-on-hand = Une souris sur l’aiguille reste ou saute.
why-on-inner = Une souris de l’anneau intérieur va sur l’anneau extérieur ou monte sur l’aiguille.
why-bumped = Une souris éjectée tombe sur ce numéro ou sur le précédent.
why-claim-first = Prends d’abord la tuile de la feuille, ou passe.
why-act-first = C’est le moment de l’action de la case.
why-icon-first = Résous d’abord l’icône de la carte faveur, ou passe.
why-end = La souris a fait ce qu’elle pouvait : finis l’activation, ou joue une carte.
why-put-back-first = Remets d’abord une des tuiles piochées par le Guetteur.
why-drop-first = Il n’y a plus de place : remets d’abord une tuile dans le sac.
why-deal-first = Donne d’abord à tes souris les tuiles en main.
why-take-first = Prends d’abord la seconde tuile du panier.
why-discard-first = Trois cartes faveur, c’est trop : défausses-en d’abord une.
why-deliver-first = Complète la livraison, ou conclus-la.
why-quest-first = Choisis d’abord la quête à accomplir.
why-place-first = Place d’abord le joker sur le plateau de chasse.
why-lose-first = Choisis d’abord ce que prend le chat.
why-return-first = Rends une autre relique, ou remets celles que tu as choisies.
why-started = Le { $mouse } a déjà sa case de départ.
why-not-twelve-or-one = Aucune souris ne part du 12 ni du 1.
why-own-mouse-there = Une de tes souris est déjà sur le { $number }.
why-sun-and-moon = Une de tes souris doit partir d’un numéro soleil et une d’un numéro lune.
why-not-waiting = Le { $mouse } n’a rien à faire ici.
why-pay-first = Paie d’abord tout le coût.
why-swapped-already = Tu as déjà réparti tes tuiles à ce stade.
why-nothing-to-swap = Il n’y a rien à échanger.
why-no-such-card = La carte faveur { $card } n’est pas dans ta main.
why-card-in-progress = Les icônes d’une autre carte passent d’abord.
why-no-icon-possible = Aucune icône de cette carte n’est possible maintenant.
why-only-scurrier = Seul le Fonceur bondit depuis l’aiguille.
why-covered = Une patte de chat couvre le { $number }.
why-out-of-reach = Le { $number } est hors de portée.
why-scamp-there = Le Coquin est déjà sur le { $number }.
why-impossible = Impossible maintenant : { $icon }.
why-cannot-pay = La souris active ne peut pas payer { $cost ->
    [one] { $cost } tuile
   *[other] { $cost } tuiles
}.
why-costs = Dépense d’abord { $cost ->
    [one] { $cost } tuile
   *[other] { $cost } tuiles
} pour ceci : { $icon }.
why-other-icon = L’icône à résoudre maintenant : { $icon }.
why-not-in-basket = Pas dans le panier : { $tile }.
why-both-together = Les tuiles du panier se prennent ensemble, il reste à prendre : { $tile }.
why-relic = Une relique ne se livre pas.
why-not-carried = La souris active ne porte pas ceci : { $tile }.
why-no-bonus = La carte faveur { $card } n’a pas d’objet bonus.
why-not-elsewhere = Le { $mouse } n’est pas ailleurs sur l’horloge.
why-not-drawn = Pas parmi les tuiles piochées : { $tile }.
why-not-at-hand = Pas parmi les tuiles à remettre : { $tile }.
why-not-sharing = Le { $mouse } ne partage pas de tuiles ici.
why-pouch-full = La sacoche du { $mouse } est pleine.
why-dealt-in-order = Les tuiles identiques se donnent dans l’ordre Chineur, Guetteur, Fonceur, Coquin ; le tour du { $mouse } est passé.
why-space-filled = La case { $cell } est déjà remplie.
why-not-scratched = Le { $mouse } n’a pas cette tuile sur le numéro griffé.

# Standing answers, given in advance.

standing-stay = Rester sur l’aiguille des minutes
standing-keep = Laisser mes tuiles en place à la fin d’un tic, jusqu’à ce qu’elles changent
