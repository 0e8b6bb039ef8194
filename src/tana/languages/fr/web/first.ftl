### Textes du client : ce que dit le premier écran, et ce qui peut se dire sur tous.

home = Accueil
home-blurb = Quatre jeux de cache-cache : des cartes en piles, des clans sous les taupes, un loup parmi les moutons, des faveurs en main.
home-play = Jouer
home-play-bots = Jouer : { $game }, contre des bots
home-friends = Entre amis
home-seats = { $from ->
    [one] { $from } à { $to } joueurs
   *[other] { $from } à { $to } joueurs
}
home-code = Tu as un code ?
games = Jeux
home-setup = Préparer
home-level = Force des bots à { $game }
home-offline = Tu es hors ligne. Les parties de ce navigateur continuent ; les tables entre joueurs attendent la connexion.
home-offline-ready = Tu es hors ligne. Tous les jeux marchent quand même ; les tables entre joueurs attendent la connexion.
home-available-offline = Tout est sur cet appareil : tous les jeux marchent hors ligne.
waiting = On t’attend
waiting-count = À toi de jouer ({ $count })
waiting-nobody = Personne ne t’attend.
waiting-solo = Reprendre la partie
tables-others = En attente des autres
tables-invitations = Invitations
tables-solo = Parties contre des bots
tables-gathering = On s’installe
tables-turn = À { $name } de jouer
tables-left = encore { $time }
tables-search = Chercher dans tes tables (jeu ou nom)
search-nothing = Aucune table ne correspond.
archive = Archiver
archive-back = Désarchiver
archived = Archives ({ $count })
open-file = Ouvrir un fichier de partie
open-file-how = Ou dépose-le n’importe où sur cette page.
open-file-drop = Dépose une partie pour la revoir, ou une sauvegarde pour la restaurer.
open-file-bad = Ce n’est ni une partie ni une sauvegarde de Tana, ou le fichier est abîmé.
length-molly = 20–30 minutes
length-hickory = 45–75 minutes
length-uly = 15–20 minutes
length-buddel = 15–20 minutes
continue-go = Continuer
finished = Parties finies
ladder-link = Classement
finished-all = Toutes les parties finies et mon terrier
home-name = Ton nom : { $name }
home-rename = Changer de nom ou d’animal
install = Installer
install-why = Ajoute Tana à ton écran d’accueil et ouvre-la comme une appli.
loading = Un instant…
try-again = Réessayer
close = Fermer

## Réglages

settings = Réglages
theme-to-light = Thème clair
theme-to-dark = Thème sombre
friendly-names = Noisette, Trèfle, Myrtille, Genièvre, Fougère, Lilas, Thym, Violette, Pinson, Érable

## Préparer une table

seat-kind-me = Toi
seat-kind-remote = À distance (lien ou code)
seat-kind-here = Une autre personne ici
seat-bot = bot, { $level }
seat-unnamed = Joueur { $number }
level-sprout = pousse (douce)
level-digger = fouisseur (solide)
level-fox = renard (rusé)
level-owl = hibou (sage)
level-random = feuille au vent (au hasard)
join = Rejoindre
watch = Regarder
refused-network = Impossible d’ouvrir le serveur au réseau local.

## À la table

turn-yours = À toi de jouer

refused-illegal = Les règles ne le permettent pas.
refused-stale = La partie a avancé. Regarde encore une fois.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-your-seat = Ce n’est pas ta place.
refused-not-allowed = Ce n’est pas permis à cette table.
refused-not-now = Pas maintenant.
refused-boundary = Quelqu’un a appris quelque chose depuis : le coup reste.
refused-bad-notation = Ce n’est pas un coup.
refused-bad-request = Cela n’a pas marché.
refused-version = Cette page est plus ancienne que le serveur. Recharge-la.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-secret = Cette invitation n’est pas valable ou a expiré.
refused-full = Toutes les places sont prises.
refused-closed = Cette table est fermée.
refused-not-admitted = Cette maison n’admet que ses membres.
refused-banned = L’hôte t’interdit l’accès à cette maison.
refused-limit = Trop de demandes. Attends un instant.
refused-unavailable = Le serveur ne répond pas pour le moment.
refused-offline = Tu es hors ligne.
refused-module = Les règles de ce jeu n’ont pas pu être chargées, ou sont arrivées abîmées. Rien n’est perdu : recharge la page une fois en ligne.
refused-broken = Quelque chose sur cette page ne marche plus. Rien n’est perdu : tes parties sont enregistrées. Recharge la page.
refused-no-worker = Ce navigateur ne laisse pas les pages calculer en arrière-plan : il faut un serveur pour jouer.
refused-old-game = Cette partie a commencé avec une autre version de Tana, aux règles différentes. Elle ne peut pas continuer ici, mais rien n’est perdu.
refused-not-here = Ce navigateur n’a pas cette partie, ou ne l’a plus.

new-version = Une nouvelle version de Tana est disponible.
new-version-use = Recharger
later = Plus tard
fault-bot = Un bot a eu un problème et a joué un autre coup que prévu.
fault-table = Un problème est survenu à cette table : elle a été rechargée.
fault-unexpected = Un problème est survenu. Si la page a l’air bizarre, recharge-la.
storage-denied = Ce navigateur ne laisse Tana rien enregistrer : ici, les parties ne durent que tant que la page est ouverte.
storage-full = Ce navigateur n’a plus de place : ce que tu joues maintenant n’est gardé que tant que la page est ouverte. Libère de la place, ou enregistre tout dans un fichier depuis les réglages.
offline-fetching = Jeux hors ligne prêts : { $ready } sur { $total } (téléchargement des outils)
offline-building = Jeux hors ligne prêts : { $ready } sur { $total }
offline-ready = Jeux hors ligne prêts : tous ({ $total })
offline-stopped = Jeux hors ligne prêts : { $ready } sur { $total }. Les autres se jouent sur le serveur.
backup-back = { $added ->
    [one] { $added } partie restaurée
   *[other] { $added } parties restaurées
  } ; déjà ici : { $known }.
backup-failed = Cela n’a pas marché : le fichier n’est pas une sauvegarde de Tana, ou ce navigateur ne permet pas de l’enregistrer.

## Après la partie

result-show = Résultat
replay = Revoir

## Apprendre

learn = Apprendre
rules = Règles
bar-language = Langue
