### Le plateau de Buddel-Bande.

haystack = { $count ->
    [0] La meule est vide
    [one] Meule : une taupe attend
   *[other] Meule : { $count } taupes attendent
}
on-haystack = sur la meule
in-hole = au trou { $hole }
frozen = bloquée par le chien
just-moved = vient d’avancer : tu peux regarder
hole = trou { $hole }, { $sign }
dog-here = le chien est ici
dog = Daniel le teckel, au trou { $hole }
dice = Dés : { $piece }, { $sign }
dice-none = Dés, pas encore lancés
den = { $name } : terrier des { $clan }, rentrées : { $home }
peek = Elle est du clan des { $clan }
portrait = { $clan }, rentrées : { $home } sur 3
entrance = Entrée des terriers : fleur, feuille et trèfle
tip-frozen = Bloquée : le chien est à son trou. Elle ne peut pas bouger avant qu’il parte.
tip-entrance = Entrée des terriers. Elle a les trois symboles : une taupe sans trou convenable devant elle rentre.
tip-dice = Un dé dit qui bouge, l’autre où aller : au prochain trou libre portant ce symbole.
tip-dog = Daniel court à n’importe quel trou portant le symbole et bloque la taupe qui s’y trouve.
done-leave = Ne pas regarder
done-decline = Renoncer

prompt-roll = Lance les dés.
prompt-mole = Avance une taupe qui brille, à toi ou non.
prompt-dog = Envoie le chien à un trou portant le symbole.
prompt-both = Avance une taupe, ou envoie le chien à un trou portant le symbole.
prompt-dog-to = Le chien : où ? Touche un trou qui brille.
prompt-look = Tu peux regarder sous la taupe avancée : touche-la. Ou laisse-la.
prompt-decline = Tu n’aiderais que les autres à rentrer : avance, ou renonce.

first-goal = ramener ses trois taupes en premier
learn-1 = Quatre clans de trois taupes courent de la meule à leurs terriers. D’en haut, on ne voit que la taille, pas le clan.
learn-2 = Lance les deux dés. L’un dit qui bouge, l’autre où aller : au prochain trou libre portant ce symbole.
learn-3 = Tu peux avancer la taupe de n’importe qui, puis regarder dessous en secret. Souviens-toi de ce que tu as vu !
learn-4 = Une taupe à côté du chien est bloquée. Le premier qui a trois taupes rentrées gagne, peu importe qui les a avancées.

# La leçon : un chapitre, puis ses étapes
lesson-roll = Lancer et courir
lesson-roll-1 = Le chemin mène de la meule aux terriers, par 21 trous. Trois taupes sont de ton clan, une petite, une moyenne et une grande, mais d’en haut on ne voit que la taille.
lesson-roll-2 = Touche les dés.
lesson-roll-3 = Un dé dit qui bouge, l’autre où aller. Touche une taupe qui brille : elle court au prochain trou libre portant ce symbole. Tu peux avancer la taupe de n’importe qui !
lesson-roll-4 = Maintenant, tu peux regarder dessous en secret, ou la laisser. Choisis.
lesson-look = Un coup d’œil secret
lesson-look-1 = Avance la taupe moyenne qui brille. À qui est-elle ?
lesson-look-2 = Touche-la encore une fois et regarde.
lesson-look-3 = Il n’y a que toi qui as vu son clan ; tout le monde a vu que tu regardais. Sans l’aide-mémoire, il n’est montré qu’une fois : retiens-le.
lesson-dog = Le teckel
lesson-dog-1 = Le teckel bloque une taupe : à côté de lui, personne ne bouge. Les dés donnent le chien et une feuille.
lesson-dog-2 = Envoie-le à l’un des deux trous qui brillent. Il peut aussi reculer.
lesson-dog-3 = La taupe du milieu est libre, une autre est bloquée. Voilà comment arrêter un joueur sur le point de gagner.
lesson-home = Au terrier
lesson-home-1 = Les dés donnent une petite taupe et un trèfle. Devant la petite taupe près des terriers, il n’y a plus de trèfle.
lesson-home-2 = Alors elle rentre. Touche-la.
lesson-home-3 = En rentrant, elle montre son clan et va dans son terrier, peu importe qui l’a avancée. Celle-ci est à toi !
lesson-decline = Dire non
lesson-decline-1 = Deux petites taupes sont rentrées, dont la tienne. Tu sais donc que la troisième n’est pas à toi, et tes dés la feraient rentrer.
lesson-decline-2 = Quand tu ne peux qu’aider un autre et que c’est certain, tu peux renoncer : touche le bouton.
lesson-decline-3 = Elle reste où elle est. Mais tout le monde a appris quelque chose sur toi.
lesson-win = Gagner
lesson-win-1 = Deux des tiennes sont rentrées, et les dés donnent une grande taupe et un trèfle. Ramène la troisième.
lesson-win-2 = Un clan gagne quand sa troisième taupe est rentrée, peu importe qui l’a avancée. C’est tout : à toi de jouer !

moment-home = Une taupe rentre !

figure-pieces = Des taupes de trois tailles, les quatre clans, les trois symboles des trous et le teckel.
figure-start = Toutes les taupes sont sur la meule ; le chemin mène aux terriers.
figure-both = Les dés permettent d’avancer une taupe ou le chien : tout ce qui brille peut bouger.
figure-end = Vers la fin : les premières taupes sont rentrées dans leurs terriers.
