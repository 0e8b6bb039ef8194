### Molly

game-title = Molly
game-blurb = Aligne trois Taupes de même couleur, prends une pile, retourne les autres. Ton tunnel le plus rempli multiplié par le moins rempli : voilà ce qui compte.

## Options

option-variant = Variante
option-variant-base = Jeu de base
option-variant-bobtail = Avec le Bobtail dans le potager
option-memory_aid = Aide-mémoire : ce qui a été visible le reste

## Noms

colour-yellow = jaune
colour-red = rouge
colour-white = blanc
colour-green = vert
colour-blue = bleu

card-none = pas de carte
card-yellow = Taupe jaune
card-red = Taupe rouge
card-white = Taupe blanche
card-green = Taupe verte
card-blue = Taupe bleue
card-tardy-yellow = Taupe Retardataire jaune
card-tardy-red = Taupe Retardataire rouge
card-tardy-white = Taupe Retardataire blanche
card-tardy-green = Taupe Retardataire verte
card-tardy-blue = Taupe Retardataire bleue
card-unseen = carte que personne n’a vue

event-card-none = aucun Événement
event-card-gift = Cadeau
event-card-windfall = Aubaine
event-card-new-shoots = Jeunes pousses
event-card-cover-up = Tous couverts
event-card-pass-it-on = Fais passer
event-card-spring-cleaning = Grand ménage

gift-not-chosen = pas encore choisi
gift-yellow = jaune
gift-red = rouge
gift-white = blanc
gift-green = vert
gift-blue = bleu
gift-nothing = rien

line-row-1 = rangée 1
line-row-2 = rangée 2
line-row-3 = rangée 3
line-column-a = colonne a
line-column-b = colonne b
line-column-c = colonne c
line-falling = diagonale a1–c3
line-rising = diagonale c1–a3

## Choix

action-pass = Finir le tour : il n’y a pas de carte à jouer
action-draw = Révéler la première carte de la pioche et la jouer
action-take = Dépenser un jeton : prendre la carte { $slot } de l’étal contre un cube
action-swap = Dépenser un jeton : échanger les piles { $edge }
    .group = Dépenser un jeton : échanger deux piles
action-hunt = Dépenser un jeton : mener le Bobtail en { $cell }
    .group = Dépenser un jeton : mener le Bobtail en
action-rehome = Déplacer en { $cell } la pile trouvée par le Bobtail
    .group = Déplacer la pile trouvée par le Bobtail en
action-play = Jouer la carte { $slot } de l’étal en { $cell }
    .group = Jouer la carte { $slot } de l’étal en
action-place = Jouer la carte révélée en { $cell }
    .group = Jouer la carte révélée en
action-set = Trio dans la { $line } : prendre la pile { $cell }
    .group = Trio dans la { $line } : prendre la pile
action-projects = Trio de Projets dans la { $line }
action-steal = Voler un jeton à { $victim }
action-cover = Couvrir { $cell } avec la première carte
action-give = Passer un cube { $colour }
action-discard = Défausser un cube { $colour }

## Le journal

event-first-player = { $me ->
    [seat] C’est toi qui commences.
   *[none] { $seat } commence.
}
event-dealt = { "" }
event-turn-began = { $me ->
    [seat] C’est à toi.
   *[none] C’est à { $seat }.
}
event-displayed = Carte { $slot } de l’étal : une { $card }.
event-spent = { $me ->
    [seat] Tu dépenses un jeton.
   *[none] { $seat } dépense un jeton.
}
event-took = { $me ->
    [seat] Tu prends la { $card } de l’étal.
   *[none] { $seat } prend la { $card } de l’étal.
}
event-swapped = { $me ->
    [seat] Tu échanges les piles { $cell } et { $other }.
   *[none] { $seat } échange les piles { $cell } et { $other }.
}
event-hunted = { $me ->
    [seat] Tu mènes le Bobtail depuis { $source } jusqu’en { $cell }.
   *[none] { $seat } mène le Bobtail depuis { $source } jusqu’en { $cell }.
}
event-rehomed = La pile { $source } va en { $cell }.
event-turned-up = { $me ->
    [seat] Tu révèles une { $card } de la pioche.
   *[none] { $seat } révèle une { $card } de la pioche.
}
event-unplayable = La { $card } ne peut aller nulle part : elle est défaussée.
event-played = { $me ->
    [seat] Tu joues la { $card } en { $cell }.
   *[none] { $seat } joue la { $card } en { $cell }.
}
event-passed = { $me ->
    [seat] Tu n’as pas de carte à jouer.
   *[none] { $seat } n’a pas de carte à jouer.
}
event-gained-token = { $me ->
    [seat] Tu gagnes un jeton.
   *[none] { $seat } gagne un jeton.
}
event-stole = { $me ->
    [seat] Tu voles un jeton à { $victim }.
    [victim] { $seat } te vole un jeton.
   *[none] { $seat } vole un jeton à { $victim }.
}
event-no-token = { $me ->
    [seat] Il n’y a plus de jeton à gagner pour toi.
   *[none] Il n’y a plus de jeton à gagner pour { $seat }.
}
event-set-of-moles = { $me ->
    [seat] Tu as un trio { $colour } dans la { $line }.
   *[none] { $seat } a un trio { $colour } dans la { $line }.
}
event-hidden-card = La pile { $cell } cachait une { $card } que personne n’avait vue.
event-took-pile = { $me ->
    [seat] Tu prends la pile { $cell }.
   *[none] { $seat } prend la pile { $cell }.
}
event-cube = { $me ->
    [seat] Tu gagnes un cube { $colour }.
   *[none] { $seat } gagne un cube { $colour }.
}
event-cube-lost = { $me ->
    [seat] Un cube { $colour } n’a plus de place dans ton terrier : il est défaussé.
   *[none] { $seat } n’a plus de place au terrier pour un cube { $colour } : il est défaussé.
}
event-flipped = La pile { $cell } est retournée.
event-set-of-projects = { $me ->
    [seat] Tu as un trio de Projets dans la { $line } : trois jetons et trois nouvelles cartes.
   *[none] { $seat } a un trio de Projets dans la { $line } : trois jetons et trois nouvelles cartes.
}
event-cover-drawn = Une { $card } est piochée pour couvrir un Projet.
event-covered = { $me ->
    [seat] Tu couvres { $cell } avec la { $card }.
   *[none] { $seat } couvre { $cell } avec la { $card }.
}
event-event-found = { $me ->
    [seat] Tu trouves l’Événement « { $event } ».
   *[none] { $seat } trouve l’Événement « { $event } ».
}
event-event-waits = « { $event } » attend la fin de l’autre Événement.
event-event-began = « { $event } » { $event-is ->
    [gift] donne un jeton à chacun.
    [windfall] donne à chacun une carte de la pioche pour son cube.
    [new-shoots] remplit toutes les cases vides.
    [cover-up] couvre tous les dos visibles.
    [pass-it-on] fait passer à chacun un cube vers la droite, en secret.
   *[spring-cleaning] fait défausser un cube à chacun.
}
event-windfall = { $me ->
    [seat] Tu pioches une { $card }.
   *[none] { $seat } pioche une { $card }.
}
event-filled = Une { $card } arrive en { $cell }.
event-gift-chosen = { $gift-is ->
    [nothing] Tu n’as rien à passer.
   *[other] Tu passeras un cube { $gift }.
}
event-gift-made = { $me ->
    [seat] { "" }
   *[none] { $seat } a fait son choix.
}
event-gifts-passed = Tous les cubes changent de main.
event-gift-received = { $gift-is ->
    [nothing] { $giver } n’avait rien à te passer.
   *[other] { $giver } t’a passé un cube { $gift }.
}
event-cube-discarded = { $me ->
    [seat] Tu défausses un cube { $colour }.
   *[none] { $seat } défausse un cube { $colour }.
}
event-last-round = { $me ->
    [seat] Une Taupe Retardataire est sur la pioche : c’est le dernier tour de table, et tu le termines.
   *[none] Une Taupe Retardataire est sur la pioche : c’est le dernier tour de table, et { $seat } le termine.
}
event-game-over = La partie est finie.

## Le plateau en mots

sketch-bed = Le potager
sketch-garden = Le jardin
sketch-burrows = Les terriers
sketch-space = { $cell } : { $shows }
sketch-pile = { $space }, { $up } face visible, { $down } face cachée
sketch-memory-key = Dans le potager, 1+2 veut dire une carte visible sur deux cachées
shows-empty = case vide
shows-bobtail = le Bobtail
shows-yellow = Taupe jaune
shows-red = Taupe rouge
shows-white = Taupe blanche
shows-green = Taupe verte
shows-blue = Taupe bleue
shows-back = dos de carte
shows-tardy-back = dos de Taupe Retardataire
face-Y = Ja
face-R = Ro
face-W = Bc
face-G = Ve
face-B = Bu
face-dog = chien
sketch-display = Carte { $slot } de l’étal : { $card }
sketch-held = Carte révélée : { $card }
sketch-deck = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}, { $supply ->
    [one] réserve : { $supply } jeton
   *[other] réserve : { $supply } jetons
}
sketch-event = Événement : { $event }
sketch-last-round = C’est le dernier tour de table
sketch-burrow = { $me ->
    [seat] Toi
   *[none] { $seat }
} : jaune { $yellow }, rouge { $red }, blanc { $white }, vert { $green }, bleu { $blue }{ $unsure ->
    [0] { "" }
   *[other] , { $unsure } de plus
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
sketch-hidden-burrow = { $seat } : cubes cachés, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## Comment la partie a fini

end-last-round = Le dernier tour de table est terminé.
score-cubes = Plus rempli { $most } × moins rempli { $least }
score-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## Pourquoi pas ?

why-over = La partie est finie.
why-turn = C’est le moment des actions spéciales, ou de jouer une carte.
why-place-first = Joue d’abord la carte révélée.
why-rehome-first = Trouve d’abord une place à la pile délogée par le Bobtail.
why-set-first = Choisis d’abord un trio.
why-steal-first = Choisis d’abord à qui voler un jeton.
why-cover-first = Couvre d’abord les Projets.
why-give-first = Choisis d’abord un cube à passer.
why-discard-first = Défausse d’abord un cube.
why-bobtail = On ne joue jamais de carte sur le Bobtail.
why-same-colour = { $colour-is ->
    [yellow] Une Taupe jaune ne peut pas couvrir une Taupe jaune.
    [red] Une Taupe rouge ne peut pas couvrir une Taupe rouge.
    [white] Une Taupe blanche ne peut pas couvrir une Taupe blanche.
    [green] Une Taupe verte ne peut pas couvrir une Taupe verte.
   *[blue] Une Taupe bleue ne peut pas couvrir une Taupe bleue.
}
why-must-play = Tu peux jouer une carte, donc tu dois le faire.
why-must-play-display = Tu dois jouer une carte de l’étal : la pioche n’a donné aucune carte jouable.
why-deck-empty = La pioche est vide.
why-special-over = Les actions spéciales viennent avant la carte, et tu en as déjà révélé une.
why-no-token = Une action spéciale coûte un jeton, et tu n’en as pas.
why-slot-empty = Cette place de l’étal est vide.
why-hunt-instead = Avec le Bobtail dans le potager, on n’échange pas de piles : déplace le Bobtail.
why-swap-empty = On n’échange que deux piles, et il n’y en a pas en { $cell }.
why-no-bobtail = Le Bobtail n’est pas dans cette partie.
why-one-step = Le Bobtail avance d’une seule case, droit ou en diagonale, sans quitter le potager.
why-not-empty = La pile ne peut aller que sur une case vide.
why-not-a-set = Dans la { $line }, aucun trio ne compte pour l’instant.
why-not-in-set = { $cell } n’est pas une pile de ce trio.
why-other-set = C’est l’autre sorte de trio : choisis des Projets comme Projets, et des Taupes par la pile que tu prends.
why-no-such-seat = Ce joueur n’existe pas.
why-steal-self = On ne se vole pas soi-même.
why-victim-poor = Ce joueur n’a pas de jeton.
why-not-to-cover = Cette pile n’est pas à couvrir.
why-no-cube = Tu n’as pas de cube { $colour }.
