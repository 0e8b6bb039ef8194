### Le laboratoire : tournois et analyses.

## Tournois

arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
arena-caption = Elo par maximum de vraisemblance, intervalles à 95 %, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-compiling = compilation des bots (une seule fois, jusqu’à une minute ou deux)
arena-blocks = blocs de parties avec la même chance
arena-pair = Bots
arena-games = Parties
arena-share = Part des victoires
arena-points = Points
arena-elo = Elo
arena-verdict = Verdict
arena-clear = net
arena-open = ouvert
league-same = Toutes les parties ont fini comme l’indique le classement.
league-differs = Les parties n’ont pas fini comme l’indique le classement, ou il n’a pas encore de résultat pour cette table.
arena-first-seat = La place qui commence : { $elo } ± { $error } Elo.
arena-fault = Un coup permis au hasard a remplacé { $bot } { $broke ->
    [0] jamais à cause d’une panne
    [one] { $broke } fois à cause d’une panne
   *[other] { $broke } fois à cause d’une panne
} et { $late ->
    [0] jamais par manque de temps.
    [one] { $late } fois par manque de temps.
   *[other] { $late } fois par manque de temps.
}
arena-note = Les parts sont celles du premier bot ; une part équitable est de 50 % quel que soit le nombre de places. Intervalles à 95 % ;
    « net » est le verdict du test séquentiel, qu’on peut consulter à tout moment.

## Analyse

analysis-title = Comment la partie s’est passée
analysis-progress = réflexion sur chaque coup
analysis-number = Coup
analysis-name = Qui
analysis-action = Choix
analysis-before = Au mieux
analysis-after = Chances
analysis-best = Mieux
analysis-accounts = Chance et choix, en pourcentage d’une victoire
analysis-luck = Dés et tirages
analysis-lost = Choix propres
analysis-costly = Les coups les plus coûteux ({ $name }) :
analysis-costly-move = { $number }. { $action } au lieu de ceci : { $best }. Perte : { $loss } pour cent.
analysis-because = L’autre est devant en : { $reasons }

## Vitesse

bench-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : parties au hasard
bench-progress = { $game } joué au hasard
bench-way = Mode
bench-decisions = Décisions/s
bench-games = Parties/s
bench-first = Premier résultat après
bench-gpu = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur GPU et CPU : { $same ->
    [yes] identiques
   *[no] DIFFÉRENTES
}
bench-view = Une vue, compilée : { $time } µs
bench-lengths = Décisions par partie : moyenne { $mean } ; { $marks } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })

## Études

study-title = { $game } : une étude
study-table = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $players }{ $options }
study-words = En mots
study-numbers = En bref
study-wins = Qui gagne
study-wins-about = Parts des victoires dans l’ordre du jeu : le premier joueur est celui qui décide d’abord. Une victoire partagée compte en fractions ; la ligne pointillée est la part équitable, les barres sont des intervalles à 95 %.
study-goal-about = Fréquence à laquelle l’objectif du jeu en solo est atteint, avec son intervalle à 95 %.
study-order = Joueur { $order }
study-goal = Objectif atteint
study-sources = D’où viennent les points
study-sources-about = Points de chaque joueur selon leur source, en moyenne, dans l’ordre du jeu.
study-length = Combien de temps dure une partie
study-length-about = Les minutes à une table sont une estimation : { $forced } secondes pour ce qui est obligé, { $choice } pour un choix, { $bit } de plus chaque fois que les choix doublent. La moitié des parties dure de { $low } à { $high } minutes.
study-minutes = Minutes
study-decisions = Décisions
study-course = Comment la partie évolue
study-course-about = Fréquence à laquelle la place en tête finit par gagner. Si la ligne part haut, la partie se décide tôt ; si elle reste basse, la fin décide.
study-course-axis = la partie, du début à la fin
study-course-start = début
study-course-end = fin
study-leader = qui mène gagne
study-breadth = Ce qu’il y a à choisir
study-breadth-about = Choix par décision, au fil de la partie. Décisions à choix unique : { $forced } ; sinon, il y a en moyenne { $choices } choix. La plus longue suite de décisions sans choix dans une partie est en moyenne de { $run }.
study-choices = choix
study-skill = Chance, choix, mémoire
study-skill-about = Un joueur plus fort, seul parmi de plus faibles : sa part des victoires. La ligne pointillée est la part équitable. Les deux dernières disent ce qu’ajouterait la vue de tous les secrets, et ce qu’ajoute la mémoire des coups des autres.
study-skill-alone = Fréquence à laquelle le joueur plus fort marque plus de points que le plus faible avec la même chance.
study-luck-about = Rejoués avec la même donne et les mêmes tirages, mais d’autres caprices des mêmes joueurs, les résultats ont une corrélation de { $points } (0 : la chance ne décide rien, 1 : elle décide tout).
study-among = { $one } parmi { $others }
study-quick = Sans beaucoup réfléchir
study-random-about = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } où chacun fait n’importe quelle action ({ $device }), à côté des parties ci-dessus.
study-policy = Stratégie rapide
study-policy-about = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } où chacun suit la stratégie rapide avec laquelle le renard voit plus loin ({ $device }).
study-measure = Mesure
study-used = Ce qui sert
study-used-about = Fréquence à laquelle chaque sorte d’action a été choisie quand c’était possible. « Jamais » compte les actions de cette sorte que personne n’a choisies.
study-used-each = Toutes les actions
study-kind = Action
study-offered = Possible
study-chosen = Choisie
study-rate = Part
study-never = Jamais
study-won = Victoires avec elle
study-tokens = { $domain } : fréquence de chaque choix
study-happens = Ce qui arrive
study-event = Événement
study-per-game = Par partie
study-rules = Règles
study-rules-about = Fréquence à laquelle chaque règle a été appliquée dans une partie ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } chacune, rejouées règle par règle). Jamais dans aucune : { $never }.
study-rules-all = aucune, toutes ont servi
study-rule = Règle
study-good = Bon jeu
study-random = Au hasard
study-perft = Suites de décisions
study-perft-about = Nombre de suites de 1, 2, 3… décisions à partir d’une donne :
study-endings = Comment les parties finissent
study-endings-about = Parties qu’il a fallu interrompre après { $most } décisions : { $cut }.
study-vary = Ce qui change quand le matériel ou les options changent
study-vary-about = Toutes les tables ont été jouées avec la même chance. Différences avec « { $base } », avec des intervalles tous valables ensemble dans 95 % de telles études ; les points pleins sont nets (Holm).
study-refused = Refusés
study-table-name = Table
study-made = Comment cette étude a été faite
study-made-about = Graine { $seed }, édition { $edition }, Tana { $version }, { $seconds } secondes. Les intervalles sont ceux de Student sur { $blocks } blocs de parties. La même commande donne les mêmes nombres.
study-progress = parties en cours
study-compiling = compilation (une fois par table, jusqu’à une minute ou deux)
study-written = Fichiers écrits : { $files }
study-search-progress = réglage { $number } sur { $most }
study-compared = Comparaison bloc par bloc avec la même chance : { $paired ->
    [yes] oui.
   *[no] non, comme deux échantillons.
} Intervalles et verdicts sont corrigés selon le nombre d’examens.
study-found = Le réglage le plus proche : { $setting }. Avec une chance que la recherche n’a pas vue :
study-measure-win-1 = Le premier joueur gagne
study-measure-goal = Objectif atteint
study-measure-tie = Victoires partagées
study-measure-minutes = Minutes
study-measure-decisions = Décisions
study-measure-turns = Tours
study-measure-choices_when_free = Choix, s’il y en a
study-measure-forced = Sans choix
study-measure-margin = Écart
study-measure-points = Points
study-measure-winner_points = Points du vainqueur
study-measure-lead_changes = Changements de tête
study-measure-comeback = Remontées
study-measure-decided = Décidée après

study-no-interval = { $value } (trop peu de parties pour un intervalle)
study-say-cut-off = Parties non terminées, interrompues après { $most } décisions : { $share }. On ne dit rien des vainqueurs, et les parties durent plus que les nombres d’ici.
study-say-wins = { $clear ->
    [more] Le premier joueur gagne plus que sa part équitable : { $share } des parties au lieu de { $fair }.
    [less] Le premier joueur gagne moins que sa part équitable : { $share } des parties au lieu de { $fair }.
    [unknown] Ces parties sont trop peu nombreuses pour dire à qui profite le début : le premier joueur en gagne { $share }, la part équitable est de { $fair }.
   *[even] Commencer n’avantage personne, d’après ces parties : le premier joueur en gagne { $share }, la part équitable est de { $fair }.
}
study-say-goal = En solo, { $player } atteint l’objectif dans { $share } des parties, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne.
study-say-tie = Parties qui finissent par une victoire partagée : { $share }.
study-say-length = Une partie dure environ { $minutes } minutes : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $turns } tours, dont { $forced } ne laissent pas de choix ; là où il y en a un, il est entre { $choices } possibilités.
study-say-drama = La tête change en moyenne { $changes ->
    [one] { $changes } fois
   *[other] { $changes } fois
}. Le joueur en tête à mi-partie gagne { $half } des parties ; le vainqueur prend la tête pour de bon après { $decided } de la partie, et dans { $comebacks } des parties il a été loin derrière.
study-say-skill = { $one } parmi { $others } gagne { $share } des parties (part équitable : { $fair }).
study-say-luck = Joués deux fois avec la même chance, les résultats ont une corrélation de { $points }.
study-say-secrets = { $clear ->
    [more] Un joueur qui voit tous les secrets gagne { $share } : l’information cachée compte.
    [unknown] Un joueur qui voit tous les secrets gagne { $share } : on ne peut rien dire de la valeur des secrets.
   *[even] Un joueur qui voit tous les secrets gagne { $share } : pour ces joueurs, les secrets ne font pas de différence mesurable.
}
study-say-rules = { $never ->
    [0] Toutes les règles ont servi.
    [one] { $never } règle n’a jamais servi : { $which }.
   *[other] { $never } règles n’ont jamais servi : { $which }.
}

### Analyse d’une partie
review-progress = examen de chaque décision
review-title = Analyse : { $name }, place { $seat }
review-sums = Précision { $accuracy }. { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, coups forcés : { $forced }. Imprécisions : { $inaccuracies }. Erreurs : { $mistakes }. Gaffes : { $blunders }.
review-result = Résultat { $result }. Sans la chance : { $adjusted }, à { $error } près.
review-move = Coup { $number }, { $grade ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
} : { $action }. Mieux : { $best }. Ce coup a coûté { $loss } points de chances de victoire, à { $error } près.
review-because = Pourquoi : { $reasons }.
review-clean = Aucun coup n’a coûté quoi que ce soit avec certitude.

### Énigmes

puzzle-searching = { $games ->
    [one] { $games } partie fouillée
   *[other] { $games } parties fouillées
}
puzzle-made = { $count ->
    [one] { $count } énigme écrite dans { $path }
   *[other] { $count } énigmes écrites dans { $path }
}
puzzle-checking = vérification avec un nouveau hasard
puzzle-verdict = { $verdict ->
    [contradicted] une autre réponse est meilleure
    [unexplained] rien n’explique pourquoi la meilleure réponse l’emporte
   *[unclear] l’avance est trop petite
}
puzzle-checked = Énigmes valables avec une marge de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} : { $holds } sur { $count }
puzzle-seat = Joueur { $number }
puzzle-line = { $number } : { $theme }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }.
puzzle-difficulty = { $difficulty ->
    [easy] Facile.
    [hard] Difficile.
   *[medium] Moyenne.
}
puzzle-heading = { $game }, énigme { $number } : { $theme }
puzzle-question = Quel est ton meilleur choix ?
puzzle-answer = { $points ->
    [100] Bien trouvé ! 100 points.
    [0] Pas cette fois : 0 point.
    [one] Un choix défendable : { $points } point.
   *[other] Un choix défendable : { $points } points.
}
puzzle-best = Le meilleur choix : { $best }.
puzzle-values = Chances de victoire après chaque choix :
puzzle-value = { $chance } (à { $error } près), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-arena-title = Énigmes de { $game }
puzzle-arena-bot = bot
puzzle-arena-solved = résolues
puzzle-arena-points = points
strategy-heading = { $game } : { $claim }
strategy-better = Mieux : { $action }, chances de victoire { $chance } %, à { $error } près.
strategy-worse = Moins bien : { $action }, { $chance } %, à { $error } près.
theme-molly-turn = ton tour
theme-molly-set = que faire d’un trio
theme-molly-card = une carte
theme-uly-early-round = début de manche
theme-uly-late-round = fin de manche
theme-buddel-small = une petite taupe avance
theme-buddel-medium = une taupe moyenne avance
theme-buddel-large = une grande taupe avance
theme-buddel-dog-or-mole = le chien ou une taupe
theme-hickory-hand-early = souris sur l’aiguille, premières heures
theme-hickory-hand-late = souris sur l’aiguille, dernières heures
theme-hickory-inner-early = anneau intérieur, premières heures
theme-hickory-inner-late = anneau intérieur, dernières heures
theme-hickory-swap-early = répartir les tuiles, premières heures
theme-hickory-swap-late = répartir les tuiles, dernières heures
theme-buddel-any-mole = n’importe quelle taupe avance
