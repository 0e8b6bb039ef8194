### Le plateau de Hickory Dickory.

pages = Afficher
page-now = En cours
page-team = Équipes
page-market = Marché
now = En cours
zoom = Numéro { $number }
nobody = personne
active = Souris active : { $mouse } ({ $name })
hand = { $time }, aiguille des minutes sur le { $number }, { $spaces } places : { $mice }
number = Numéro { $number }
sky-sun = soleil
sky-moon = lune
covered = couvert par une patte de chat
leaf = feuille avec { $tile }
leaf-of = Feuille du { $number } : { $tile }
inner = anneau intérieur : { $mice }
outer = anneau extérieur : { $mice }
piece = { $mouse } ({ $name })
part-amount = { $icon } { $amount }
part-cost = dépenser { $cost } : { $what }
pool = Tuiles en main
pouch = Sacoche du { $mouse } : { $count } sur { $room }
pouch-empty = sacoche vide
mouse-spoken = { $mouse }, { $where } : { $tiles }
ring-out-of-play = hors jeu
ring-hand = sur l’aiguille des minutes
ring-inner = anneau intérieur du { $number }
ring-outer = anneau extérieur du { $number }
ring-falling = en pleine chute
team = Équipe : { $name }
teams = Équipes
hunt = Plateau de chasse, { $count } sur 16
hunt-title = Plateau de chasse
hunt-filled = { $cell } : { $tile }
hunt-wanted = { $cell } : à trouver, { $tile }
card = Carte faveur { $card } : { $icons }
card-bonus = Carte faveur { $card } : { $icons } ; ou comme objet : { $tile }
cards = Tes cartes faveur
market = Marché
basket = Panier des bonnes affaires : { $tile }
basket-empty = Le panier est vide
wilds = Marché : { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
bag = Tuiles dans le sac : { $count }
favor-deck = Pioche faveur : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
quests = Quêtes
quest = Quête { $slot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $pictures }
chain-title = Chaîne
chain = Chaîne : la prochaine souris à la feuille marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scaler = { $name } sur la case { $space }
team-blue = bleue
team-yellow = jaune
team-brown = marron
team-red = rouge
portrait = équipe { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
portrait-cards = { $count ->
    [0] aucune carte faveur
    [one] une carte faveur
   *[other] { $count } cartes faveur
}
priority = a la priorité
do-stay = Rester
do-hop-off = Sauter
do-hop-back = Reculer
do-outer = À l’extérieur
do-hop-on = Monter
do-claim = Prendre la tuile
do-swap = Répartir
do-climb = Grimper
do-search = Fouiller
do-draw = Piocher une faveur
use-favor = pour ses icônes
use-bonus = comme objet
use-discard = défausser
done-skip = Passer
done-done = Finir
done-keep = Laisser
done-score = Livrer

# À quoi servent les choses, en plus de leur nom
tip-hand = L’aiguille des minutes. Les souris qui y sont restent ou sautent là où elle pointe ; à chaque tic, elle passe au numéro suivant.
tip-leaf = Une souris qui entre sur ce numéro peut prendre la tuile de la feuille.
tip-wild = Vaut pour toute couleur et tout symbole.
tip-quest = Une livraison qui couvre toutes les images accomplit aussi la quête. Une image arc-en-ciel accepte toute couleur.
tip-hunt = Les tuiles livrées le remplissent. À la fin, chaque rangée et chaque colonne complète rapporte 5.
tip-icon-climb = Ton Grimpeur monte à la chaîne et marque ce qu’il franchit.
tip-icon-search = Pioche ce nombre de tuiles dans le sac. Le Guetteur en pioche une de plus et en remet une.
tip-icon-favor = Pioche une carte faveur. Joue-la pour ses icônes, ou utilise-la comme objet.
tip-icon-market = Prends deux tuiles du panier, ou un joker.
tip-icon-scamp = Mets ton Coquin sur un autre numéro sans patte de chat ; il y agit.
tip-icon-deliver = Les objets de la souris rapportent 1 chacun, plus 1 pour chacun du plus grand groupe d’un symbole et d’une couleur. Un objet seul rapporte 3.
tip-icon-return = Les reliques quittent le jeu pour 5 points et une carte faveur chacune.
tip-icon-leap = Bondis sur une case extérieure jusqu’à trois numéros plus loin et agis-y.
tip-icon-toss = Répartis des tuiles avec une autre de tes souris, où qu’elle soit.
tip-mouse-scavenger = Une sacoche de cinq, mais il prend deux places sur l’aiguille.
tip-mouse-spotter = Pioche une tuile de plus quand il fouille, et en remet une.
tip-mouse-scurrier = Quand il saute de l’aiguille, il peut bondir jusqu’à deux numéros plus loin.
tip-mouse-scamp = Hors jeu tant qu’on ne l’appelle pas ; puis il surgit n’importe où.

delivery-points = Cette livraison : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
delivery-all = avec tout : { $points }
quest-fits = Accomplie par cette livraison
dealt = La tuile à donner : { $tile }. Touche une souris, ou glisse-la dessus
share-out = Répartir
prompt-start = Choisis une souris, puis son numéro de départ.
prompt-activate = Laquelle de tes souris commence ?
prompt-keep = Avant que l’aiguille avance : répartir les tuiles de tes souris ici ?
prompt-inner = Sur l’anneau intérieur : monte sur l’aiguille, ou va à l’extérieur et agis.
prompt-hand = Sur l’aiguille : reste, ou saute ici et agis.
prompt-bumped = Éjectée ! Tombe ici, ou un numéro en arrière.
prompt-claim = Prendre la tuile de la feuille ?
prompt-scamp = Où surgit le Coquin ?
prompt-deliver = Livraison : touche les objets que tu apportes.
prompt-spend = Paie avec des tuiles de la souris active, ou passe.
prompt-return = Rendre des reliques à Lord Coucou ?
prompt-market = Marché : deux tuiles du panier, ou un joker.
prompt-toss = Lancer : avec laquelle de tes souris ?
prompt-leap = Où ?
prompt-end = C’est fait. Finis, ou joue une carte.
prompt-act = Effectue l’action, ou passe.
prompt-put-back = Le Guetteur en a pioché une de trop : remets-en une.
prompt-drop = Pas assez de place : quelle tuile retourne au sac ?
prompt-deal = Qui reçoit la tuile marquée ?
prompt-take = Prends la seconde tuile.
prompt-discard = Trois cartes, c’est trop : défausses-en une.
prompt-delivering = Ajoute des objets, ou livre.
prompt-quest = Quelle quête accomplis-tu ?
prompt-place = Place le joker sur ton plateau de chasse.
prompt-lose = Le chat griffe : quelle tuile est perdue ?

tie-break = Égalité : le joueur qui a rempli le plus de cases de chasse gagne.

first-goal = le plus de points à minuit, surtout par les livraisons
learn-1 = Tes souris voyagent sur l’aiguille des minutes d’un coucou. À chaque tic, elle passe au numéro suivant.
learn-2 = Une souris de l’anneau intérieur monte sur l’aiguille ou va sur l’anneau extérieur. Une souris sur l’aiguille reste ou saute. Sur l’anneau extérieur, elle prend la tuile de la feuille et effectue l’action.
learn-3 = Ramasse des tuiles et livre-les au 6 et au 11 : des points par tuile, par symboles égaux, par couleurs égales, pour les quêtes et pour les lignes complètes du plateau de chasse.
learn-4 = Le Grimpeur monte à la chaîne, les cartes faveur aident, et les pattes du chat gênent. Après cinq manches, minuit sonne.

# La leçon : un chapitre, puis ses étapes
lesson-ride = Sur l’aiguille
lesson-ride-1 = La grande aiguille avance de numéro en numéro. Tes souris attendent sur l’anneau intérieur ; quand l’aiguille arrive à leur numéro, elles se réveillent. La petite aiguille compte les manches jusqu’à minuit.
lesson-ride-2 = Ton Guetteur se réveille au 2. Fais-le monter sur l’aiguille : touche le centre de l’horloge.
lesson-ride-3 = L’aiguille a avancé, et ta souris avec elle. Reste encore un numéro : touche le centre.
lesson-ride-4 = Maintenant, saute : touche le numéro 4.
lesson-claim = Feuille et action
lesson-claim-1 = Une souris qui arrive sur l’anneau extérieur peut y faire deux choses. Sors ton Fonceur : touche le numéro 4.
lesson-claim-2 = D’abord la feuille. Sa tuile est encore là : touche-la. Elle va dans la sacoche de la souris.
lesson-claim-3 = Puis l’action du numéro. Ici, c’est une carte faveur : touche la pioche faveur. Personne d’autre ne la voit.
lesson-search = Fouiller
lesson-search-1 = Sors ton Guetteur sur le numéro 3.
lesson-search-2 = Ici, on pioche des tuiles dans le sac. Touche la fouille.
lesson-search-3 = Le Guetteur en pioche une de plus que les autres et en remet une. Touche celle que tu ne veux pas.
lesson-market = Le marché
lesson-market-1 = Sors ton Chineur sur le numéro 5. Il a une sacoche de cinq tuiles, mais prend deux places sur l’aiguille.
lesson-market-2 = Le prix est avant la flèche. Ici, c’est une tuile : touche celle que tu dépenses.
lesson-market-3 = En échange, tu as deux tuiles du panier, ou un joker. Prends une tuile.
lesson-market-4 = Et une autre.
lesson-climb = La chaîne
lesson-climb-1 = Sors ton Fonceur sur le numéro 2.
lesson-climb-2 = Escalade 3 : touche la chaîne. Ton Grimpeur, la cinquième souris, monte.
lesson-climb-3 = Il marque sur les maillons signalés. À la feuille, tout en haut, il marque beaucoup, surtout le premier arrivé, et recommence en bas.
lesson-deliver = Livrer
lesson-deliver-1 = Deux quêtes sont ouvertes à tous. La première veut deux clés et un dé à coudre de toute couleur, et ton Chineur les porte.
lesson-deliver-2 = Le 6 sert aux livraisons. Sors ta souris.
lesson-deliver-3 = Touche la clé violette dans la sacoche.
lesson-deliver-4 = Maintenant la clé verte.
lesson-deliver-5 = Et le dé à coudre bleu.
lesson-deliver-6 = Trois objets, dont deux d’un symbole. La plume reste. Conclus la livraison avec le bouton.
lesson-deliver-7 = Un point par objet, plus le plus grand groupe d’un symbole et d’une couleur, et la quête en prime. Puis les tuiles remplissent ton plateau de chasse ; rangées et colonnes complètes comptent à la fin.
lesson-favor = Cartes faveur
lesson-favor-1 = Tu as une carte faveur. Pendant qu’une de tes souris est active, tu peux la jouer pour ses icônes, ou l’utiliser comme l’objet dans son coin.
lesson-favor-2 = Touche la carte.
lesson-favor-3 = Son icône est une escalade de 2 : touche la chaîne. Puis ta souris continue comme si de rien n’était.
lesson-scamp = Le Coquin
lesson-scamp-1 = Sors ton Fonceur sur le numéro 1.
lesson-scamp-2 = Contre une tuile, le petit Coquin vient aider. Touche la tuile.
lesson-scamp-3 = Touche n’importe quel numéro : il y court et agit aussitôt.
lesson-bump = Une aiguille bondée
lesson-bump-1 = L’aiguille a trois places, et ses deux passagers sont de l’autre équipe. Il n’y a plus de place.
lesson-bump-2 = Monte quand même : touche le centre.
lesson-bump-3 = Tout le monde a été poussé, et la souris de tête est tombée de la pointe. Elle peut agir aussitôt : se faire éjecter peut être un cadeau !
lesson-relic = Les reliques
lesson-relic-1 = Ton Guetteur a trouvé la couronne, une relique. Les reliques ne se livrent pas : on les rend au 12. Sors ta souris.
lesson-relic-2 = Touche la couronne : cinq points et une carte faveur.
lesson-relic-3 = Du 12, une souris peut bondir sur le 1, le 2 ou le 3 et y agir. Touche un numéro.
lesson-cat = La fin d’une manche
lesson-cat-1 = L’aiguille est au 12. Après ta dernière souris, la manche est finie : monte.
lesson-cat-2 = Le chat a posé ses pattes sur deux numéros : personne n’y entre, et les souris qui y étaient ont dû avancer. L’heure a sonné, et toutes les souris de l’anneau extérieur sont revenues à l’intérieur.
lesson-midnight = Minuit
lesson-midnight-1 = Le dernier tic de la dernière manche.
lesson-midnight-2 = Monte, et regarde ce qui arrive.
lesson-midnight-3 = Minuit ! Les rangées et colonnes complètes du plateau de chasse comptent, et ce que les souris portent encore est une dernière livraison. Le plus de points l’emporte. À toi de jouer !

moment-quest = Quête accomplie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
moment-relic = Une relique est rendue : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
moment-midnight = Minuit !
moment-midnight-text = La chasse est finie. Lord Coucou compte.

figure-pieces = Les souris d’une équipe, des objets, un joker, une relique, un gland et une patte de chat.
figure-start = L’horloge avant le premier tic, avec quêtes, marché et chaîne à côté.
figure-tick = En cours de partie : des souris sur l’aiguille, sur les numéros, sur l’anneau extérieur ; une patte couvre un numéro.
figure-claim = Une souris peut prendre la tuile de la feuille de son numéro.
figure-market = Au marché : une tuile du panier, ou un joker.
figure-deliver = Une livraison : quelles tuiles de la sacoche vont au plateau de chasse ?
figure-place = Une tuile livrée se place sur le plateau de chasse, là où est son image.
figure-alone = En solo avec l’horloge.
