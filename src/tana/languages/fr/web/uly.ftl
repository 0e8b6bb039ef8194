### Le plateau d’Uly & Polly.

round = Manche { $round } sur { $rounds }
you-wolf = Le loup, c’est toi
you-at = Tu es en { $cell }
wolf-is = Le loup, c’est { $name }
turned = Tuiles retournées : { $count } sur { $all }
idle = Déplacements du chien sans nouvelle tuile : { $count } sur { $all }
spot-tile = rangée { $row }, colonne { $column } : { $shows }
tile-back = dos laineux
tile-own = dos laineux, ton loup
tile-sheep = un mouton
tile-wolf = le loup !
tile-dog = le chien est ici
tile-trail = au départ en { $cell }
tip-pips = Moutons retournés. Au bout de { $all }, le loup s’est échappé.
tip-dog = Polly, le chien de berger. À chaque tour, il fait un pas, aussi en diagonale, et retourne la tuile.
pointed = le joueur { $seat } montre cette tuile
last-found = Manche précédente : loup trouvé ({ $name }).
last-escaped = Manche précédente : loup échappé ({ $name }).
prizes = { $count ->
    [0] aucun prix
    [one] un prix
   *[other] { $count } prix
}
role-wolf = loup
role-dog = chien

prompt-hide = Le loup, c’est toi. Touche la tuile où te cacher.
prompt-start = Touche la tuile de départ du chien.
prompt-swap = Tour du loup : touche deux tuiles voisines pour les échanger.
prompt-swap-with = Touche maintenant l’autre tuile : elles doivent se toucher.
prompt-dog = Tour du chien : touche une tuile à côté du chien.

first-goal = le plus de prix. Le loup se cache, le chien cherche
learn-1 = Un joueur est le loup et se cache sous un mouton parmi seize. Tous les autres mènent le chien ensemble.
learn-2 = À chaque tour, le loup échange deux tuiles qui se touchent, au vu de tous. Puis le chien va sur une tuile voisine et la retourne.
learn-3 = Si le loup est parmi les huit premières tuiles retournées, chaque joueur du chien gagne un prix. Sinon, c’est le loup.
learn-4 = Puis le joueur suivant devient le loup. Le plus de prix l’emporte.

# La leçon : un chapitre, puis ses étapes
lesson-hide = Se cacher
lesson-hide-1 = Seize moutons vus d’en haut. À chaque manche, un joueur est le loup, et tous les autres ensemble sont le chien de berger. Tous les dos se ressemblent.
lesson-hide-2 = Cette fois, le loup, c’est toi. Touche n’importe quelle tuile pour t’y cacher.
lesson-hide-3 = Il n’y a que toi qui vois les deux oreilles. Les autres savent que le loup est caché, et rien d’autre.
lesson-swap = Le tour du loup
lesson-swap-1 = Le chien est arrivé, et tu es sous les oreilles. À chacun de tes tours, tu dois échanger deux tuiles qui se touchent, même en diagonale.
lesson-swap-2 = Touche une tuile, puis l’autre. La tienne n’est pas obligée d’en être : un échange lointain peut être un beau mensonge. La tuile sous le chien ne bouge pas.
lesson-swap-3 = Tout le monde a vu l’échange et se demande ce qu’il veut dire. Maintenant, ce serait au chien.
lesson-start = Lâcher le chien
lesson-start-1 = Un autre se cache et tu mènes le chien. À plusieurs, vous le menez à tour de rôle, et les autres peuvent montrer des tuiles, au vu de tous.
lesson-start-2 = Touche la tuile de départ du chien. Elle n’est pas retournée.
lesson-start-3 = De là, il avance pas à pas. Surveille les échanges du loup !
lesson-sheep = Un mouton retourné
lesson-sheep-1 = Va sur une tuile qui brille. Si elle est face cachée, elle est retournée.
lesson-sheep-2 = Un mouton. Il reste visible, et les ronds au-dessus du pré le comptent. Au bout de huit moutons, le loup s’est échappé.
lesson-wolf = Trouvé !
lesson-wolf-1 = Le loup vient d’échanger ces deux tuiles. Voulait-il se rapprocher, ou est-ce un mensonge ? Quelqu’un a vu des oreilles…
lesson-wolf-2 = Va sur la tuile qui s’est rapprochée.
lesson-wolf-3 = Le loup ! Chaque joueur du chien gagne un prix, et tout le monde voit le chemin du loup. Le joueur suivant devient le loup.
lesson-escape = Échappé
lesson-escape-1 = Sept moutons sont retournés. Encore un et le loup s’est échappé, et il est trop loin pour qu’on l’atteigne.
lesson-escape-2 = On n’y peut rien : va sur une tuile face cachée.
lesson-escape-3 = Le huitième mouton : seul le loup gagne un prix. Chacun est le loup aussi souvent que les autres, et le plus de prix l’emporte. À toi de jouer !

moment-found = Le loup est trouvé !
moment-escaped = Le loup s’est échappé !

figure-start = Seize dos laineux. L’un d’eux cache un loup.
figure-round = Quelques moutons sont retournés, et Polly flaire toujours. De petites étiquettes disent où une tuile a commencé.
figure-pieces = Un dos, un mouton, le loup, Polly et un prix.
