### Le plateau de Molly.

spot-deck = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
spot-slot = Carte { $slot } de l’étal : { $card }
spot-slot-empty = Étal { $slot } : vide
spot-held = Carte révélée : { $card }
spot-supply = { $tokens ->
    [0] Aucun jeton dans la réserve
    [one] Un jeton dans la réserve
   *[other] { $tokens } jetons dans la réserve
}
spot-cell = rangée { $row }, colonne { $column } : { $shows }
spot-height = { $up } face visible, { $down } face cachée.
spot-down = { $card } (face cachée)
spot-under = Dessous, de haut en bas : { $cards }
memory-key = Petites marques : les cartes d’une pile, de haut en bas. Bord sombre : face cachée.
spot-burrow = Ton terrier, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
spot-tunnel = tunnel { $colour } : { $count ->
    [0] aucun cube
    [one] un cube
   *[other] { $count } cubes
}
line-pick = ce trio
line-spoken = { $line } : ce trio
count-cubes = { $count } en { $colour }
count-unsure = et { $count } de plus, couleur inconnue
count-tokens = { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}
do-swap = Troc
do-swap-spoken = Échanger deux piles contre un jeton
tip-deck = La pioche. Si tu révèles sa première carte, tu dois la jouer. Trois Événements s’y cachent.
tip-tardy = Une Taupe Retardataire sur la pioche : c’est le dernier tour de table.
tip-token = Jeton Projet. Avant de jouer, chacun paie une action spéciale ; à la fin, chacun vaut un point.
tip-project = Un dos est un Projet. Trois en ligne donnent trois jetons.
tip-bobtail = Le Bobtail. Aucune carte sur lui, aucun trio à travers lui. Un jeton le déplace d’une case.
tip-tunnel = Tunnel { $colour }. À la fin : ton tunnel le plus rempli fois le moins rempli qui ait un cube, plus un point par jeton.
tip-event-gift = Chacun gagne un jeton.
tip-event-windfall = Chacun pioche une carte pour son cube.
tip-event-new-shoots = Chaque case vide reçoit une carte visible de la pioche.
tip-event-cover-up = Chaque dos visible reçoit une carte visible de la pioche.
tip-event-pass-it-on = Chacun donne un cube à son voisin de droite, tous en même temps.
tip-event-spring-cleaning = Chacun défausse un cube de son choix.
done-pass = Finir le tour

prompt-play = Joue une carte : de l’étal, ou la première de la pioche.
prompt-act = Joue une carte. Avant, un jeton permet de prendre une carte de l’étal ou d’échanger deux piles.
prompt-act-bobtail = Joue une carte. Avant, un jeton permet de prendre une carte de l’étal ou de déplacer le Bobtail.
prompt-where = Où ? Touche une pile qui brille : jamais de la même couleur.
prompt-where-or-take = Où ? Touche une pile qui brille, ou ton terrier pour prendre la carte contre un jeton.
prompt-swap = Échange contre un jeton : touche la première de deux piles voisines.
prompt-swap-with = Touche maintenant l’autre pile.
prompt-hunt = Où va le Bobtail ? Touche une case qui brille.
prompt-place = Pose la carte révélée sur une pile.
prompt-rehome = Le Bobtail a trouvé une pile : où va-t-elle ?
prompt-set = Un trio ! Laquelle des trois piles prends-tu ? Les deux autres sont retournées.
prompt-which = Plusieurs trios à la fois : choisis-en un.
prompt-projects = Un trio de Projets ! Choisis-le.
prompt-cover = Pose les cartes piochées sur les trois piles.
prompt-steal = Choisis à qui voler un jeton.
prompt-give = Fais passer : quel cube donnes-tu à ton voisin de droite ?
prompt-discard = Grand ménage : quel cube défausses-tu ?
prompt-pass = Il n’y a pas de carte à jouer.

tie-break = Égalité : le joueur qui a le moins de jetons gagne.

own-points = Tes points avec le terrier actuel : { $points }
first-goal = tunnel le plus rempli fois le moins rempli, plus les jetons
learn-1 = Neuf piles sont dans le potager. On ne voit que le dessus.
learn-2 = À ton tour, tu poses une Taupe sur une pile. Elle ne doit pas couvrir sa propre couleur.
learn-3 = Trois Taupes d’une couleur en ligne font un trio : prends une des trois piles pour ses cubes et retourne les deux autres.
learn-4 = Tes points : ton tunnel le plus rempli fois le moins rempli (les tunnels vides ne comptent pas), plus un par jeton.

# La leçon : un chapitre, puis ses étapes
lesson-lay = Jouer une carte
lesson-lay-1 = Voici le potager : neuf piles de cartes. Sous chaque Taupe visible se trouve une carte que personne n’a vue.
lesson-lay-2 = La brouette porte la pioche et deux cartes visibles, l’étal. À chaque tour, tu joues une carte.
lesson-lay-3 = Touche la Taupe blanche de l’étal, puis une pile qui brille. Une pile reste sombre : une Taupe ne couvre jamais une Taupe de sa couleur.
lesson-lay-4 = Maintenant, ce serait aux autres. Voici ton terrier : cinq tunnels, un par couleur. C’est là que sont les points.
lesson-draw = Le dessus de la pioche
lesson-draw-1 = Rien d’utile à l’étal ? Touche la pioche et révèle sa première carte. Pas de retour en arrière : il faut la jouer.
lesson-draw-2 = Voici ta carte. Touche une pile pour la poser.
lesson-draw-3 = Ce qui sort de la pioche, tout le monde le voit. Une fois couvert, il faut s’en souvenir.
lesson-set = Un trio
lesson-set-1 = Il y a deux Taupes rouges dans la rangée du haut. Une troisième entre elles fait un trio : trois d’une couleur en rangée, en colonne ou en diagonale.
lesson-set-2 = Joue la Taupe rouge au milieu de la rangée du haut.
lesson-set-3 = Un trio ! Touche la pile que tu veux. Chacune de ses cartes devient un cube, même celles face cachée.
lesson-set-4 = Tes cubes sont au terrier, et la case du potager est vide. Les deux autres piles ont été retournées : ce qui était au fond est maintenant dessus.
lesson-projects = Les Projets
lesson-projects-1 = Les dos de cartes sont des Projets. Il y en a deux dans la rangée du bas. Et si une pile retournée en faisait trois ?
lesson-projects-2 = Complète la colonne verte : joue la Taupe verte sur sa case du bas.
lesson-projects-3 = Prends la pile du haut ou celle du milieu. Celle du bas sera retournée et montrera son dos.
lesson-projects-4 = Trois dos en ligne : un trio de Projets ! Il te donne trois jetons. Trois cartes ont été piochées pour les couvrir : touche une pile pour la première.
lesson-projects-5 = Et une pour la deuxième. La troisième trouve sa place toute seule.
lesson-take = Un jeton pour un cube
lesson-take-1 = Ton terrier n’a pas de cube blanc. À la fin, ton tunnel le plus rempli est multiplié par le moins rempli qui ait des cubes : creuse partout.
lesson-take-2 = Avant de jouer une carte, un jeton change une carte de l’étal en cube : touche la Taupe blanche, puis ton terrier.
lesson-take-3 = Un cube blanc ! Les actions spéciales viennent d’abord, autant que tu peux en payer. Maintenant, joue une carte comme d’habitude.
lesson-swap = Un jeton pour un échange
lesson-swap-1 = Un jeton peut aussi échanger deux piles qui se touchent par un côté. La Taupe rouge de gauche devrait être une rangée plus haut.
lesson-swap-2 = Touche « Troc » près de tes jetons, puis la pile en haut à gauche et celle du dessous.
lesson-swap-3 = Joue maintenant la Taupe rouge entre les deux autres.
lesson-swap-4 = Déplacer des piles ne fait jamais un trio : seule la carte jouée en fait un. Touche la pile que tu veux.
lesson-event = Cases vides et Événements
lesson-event-1 = Quelqu’un a pris la pile du coin. Joue la Taupe rouge à cet endroit : une carte sur une case vide rapporte un jeton.
lesson-event-2 = Tu as ton jeton, et mieux : la carte suivante de la pioche était un Événement. Il y en a trois dans chaque pioche ; ils agissent aussitôt, pour tout le monde.
lesson-bobtail = Le Bobtail
lesson-bobtail-1 = Dans cette variante, un gros chien se tient dans le potager. On ne joue aucune carte sur lui, et aucun trio ne le traverse.
lesson-bobtail-2 = Un jeton le déplace d’une case. Touche le Bobtail, puis la pile à sa droite.
lesson-bobtail-3 = Il a délogé cette pile. Touche une case vide : toute la pile y va.
lesson-bobtail-4 = Et maintenant, joue une carte comme d’habitude.
lesson-end = La fin et les points
lesson-end-1 = Les Taupes Retardataires attendent au fond de la pioche, une horloge sur le dos. Quand la première arrive sur le dessus, le dernier tour de table commence. Voici le dernier tour, et c’est le tien.
lesson-end-2 = Joue une carte. Puis la partie est finie.
lesson-end-3 = Ton tunnel le plus rempli, trois, fois le moins rempli qui ait un cube, un, plus un point par jeton. Voilà tout Molly : à toi de jouer !

moment-set = Trois d’une couleur !
moment-projects = Trois Projets !

figure-pieces = Les cinq Taupes avec leurs marques, les deux dos, un jeton, un cube et le Bobtail.
figure-start = Tout est prêt : le potager, la brouette avec pioche, étal et réserve, et ton terrier.
figure-where = La première carte de l’étal est choisie. Elle peut aller sur les piles qui brillent : jamais de sa couleur.
figure-give = Fais passer : choisis le tunnel dont un cube va à ton voisin.
figure-last = La première Taupe Retardataire est sur la pioche : le dernier tour de table.
figure-bobtail = Le Bobtail dans le potager : aucune carte sur lui, aucun trio à travers lui.
