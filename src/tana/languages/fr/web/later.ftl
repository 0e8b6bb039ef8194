### Textes du client : ce que seuls disent les écrans après le premier. Ils arrivent avec ces écrans.

cancel = Annuler
yes = Oui
no = Non
somebody = Quelqu’un
titled = { $what } : { $which }

## Réglages

settings-name = Ton nom
settings-language = Langue
settings-theme = Thème
theme-auto = Comme le système
theme-light = Clair (jardin au matin)
theme-dark = Sombre (sous terre)
settings-sound = Sons
settings-volume = Volume
settings-motion = Animations
settings-pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
settings-single = Lancer les dés et finir les tours à ma place quand il n’y a pas d’autre choix
settings-confirm = Confirmer les coups qu’on ne peut pas annuler
settings-shortcuts = Raccourcis clavier à la table (la touche « ? » les affiche)
settings-notices = Me prévenir quand c’est à moi et que cette page est en arrière-plan
animal = Ton animal
animal-which = Quel animal ?
animal-change = Animal : { $animal }. En choisir un autre
animal-mole = taupe
animal-mouse = souris
animal-hedgehog = hérisson
animal-fox = renard
animal-badger = blaireau
animal-squirrel = écureuil
animal-frog = grenouille
animal-owl = hibou
animal-rabbit = lapin
animal-robin = rouge-gorge
animal-otter = loutre
animal-sheep = mouton

## Préparer une table

setup = Nouvelle table
setup-who = Qui joue ?
setup-count = Nombre de joueurs
setup-players = { $count ->
    [one] Solo
   *[other] { $count } joueurs
}
setup-name = Nom du joueur { $number }
setup-length = Dure environ { $minutes }.
setup-open = Ouvrir la table et inviter
setup-start = Commencer
options = Options
table-settings = Réglages de la table
setting-hints = Conseils des bots
setting-consent = Annuler aussi des coups plus anciens si tout le monde est d’accord
setting-spectators = Spectateurs admis
setting-standing = Réponses à l’avance autorisées
setting-standing-how = Là où le jeu pose souvent la question. Personne ne voit alors qui est à la table.
setting-chat = Tchat
setting-chat-off = Désactivé
setting-chat-phrases = Phrases toutes faites
setting-chat-free = Texte libre
seat-you = toi
seat-turn = son tour
seat-standin = un bot joue
seat-open = libre
seat-away = pas là
levels-note-buddel = { $seats ->
    [2] À Buddel-Bande, aucun bot ne réfléchit longtemps : cela ne l’aiderait pas.
   *[other] À partir de trois, la chance décide de la plupart des parties de Buddel-Bande : dès le fouisseur, les niveaux se valent presque, et aucun bot ne réfléchit longtemps.
}
levels-note-uly = { $seats ->
    [2] { "" }
   *[other] À partir de trois, tous sauf le loup gagnent ou perdent chaque manche ensemble à Uly & Polly : le niveau d’un bot compte peu.
}
lobby-who = Qui joue à la place { $number }
lobby-waiting = On attend les autres…
lobby-open = On attend des joueurs…
lobby-host = L’hôte lance la partie.
start = Lancer la partie
join-sit = S’asseoir
join-take = Prendre la place
join-full = Toutes les places sont prises.
invite = Inviter
invite-make = Créer une invitation
invite-code = Code
invite-link = Lien
invite-copy = Copier
invite-copied = Copié
invite-failed = Copie impossible
invite-share = Partager
invite-qr = Code QR de l’invitation
setup-screen = Cet écran est le plateau
setup-screen-how = Chacun joue sur son téléphone ; les secrets y restent.
lobby-free = Libre : scanne, ouvre le lien ou tape le code
lobby-come = Tes amis peuvent entrer tout de suite.
lobby-complete = Tout le monde est là.
lobby-screen = Cet écran montre le plateau. Scanne le code avec ton téléphone pour t’asseoir.
lobby-bots = Compléter avec des bots et commencer
lobby-differently = Changer les joueurs ou les options
invite-text = Viens jouer à { $game } avec moi !
invite-text-practice = Viens jouer à { $game } avec moi ! C’est une partie d’entraînement : elle a commencé sur ma page.
network-closed = Tes amis ne peuvent pas encore joindre ce serveur
network-warning = Il n’écoute que sur cet ordinateur. Tu peux l’ouvrir à ton réseau local : tous ceux qui y sont, chez toi ou sur ce Wi-Fi, pourront alors joindre ce serveur jusqu’à ce que tu l’arrêtes. Ne le fais que sur un réseau de confiance.
network-none = Il n’écoute que sur cet ordinateur, qui n’a pas d’adresse que d’autres puissent joindre. Connecte-le à un réseau et recharge cette page.
network-open = Ouvrir au réseau local
join-wrong-code = Aucune table n’a ce code.
join-wrong-code-how = Vérifie-le avec la personne qui te l’a donné : il a six lettres ou chiffres, et une nouvelle invitation annule l’ancienne.
join-wrong-link-how = Une nouvelle invitation annule l’ancienne. Demande un nouveau lien, ou tape le code.
join-practice = C’est une partie d’entraînement : elle a commencé sur la page de quelqu’un, ou là où quelqu’un l’a choisi. Son hasard ne peut donc pas être vérifié, et cette personne peut savoir ce qui était caché jusque-là.
join-rules = Lire les règles
join-lesson = Essayer la leçon
join-replay = Revoir la partie
join-move = La place ({ $name }) passe sur cet appareil.
join-hand = Ce téléphone devient la main de la place « { $name } » : ce que { $name } peut voir en secret s’affiche ici, et non plus sur l’écran commun.
join-hand-take = Tenir ma main ici
hand-pair = Main sur un téléphone
hand-pair-how = Scanne ceci avec ton téléphone : { $name } y joue, et cet écran ne montre que ce que tous peuvent voir. Le code sert une fois, pendant 15 minutes.
hand-here = Ta main
hand-nothing = Tu n’as aucun secret en ce moment.
hand-board = Voir toute la table
hand-only = Voir ma main seulement
hand-curtain = joue sur un téléphone
hand-looking = Regarde le grand écran.

## À la table

players = Joueurs
board = Plateau
tools = Outils
side = Choix et journal
choices = Choix
choices-none = Ce n’est pas ton tour.
choices-wait = Un instant…
command = Taper un coup
command-example = Tape par ex. { $notation }
command-do = Jouer
log = Journal
log-live = Ce qui se passe
chat = Tchat
chat-off = Le tchat est désactivé à cette table.
chat-text = Ton message
chat-say = Envoyer
what = Qu’est-ce que c’est ?
what-tap = Touche n’importe quoi pour savoir ce que c’est.
what-scenery = Ce n’est que du décor.
keys = Raccourcis clavier
keys-arrows = parcourir le plateau
keys-enter = choisir l’élément actif
keys-escape = annuler ; passer les animations
keys-keys = afficher ces raccourcis
menu = Table
which = Lequel veux-tu dire ?
done = Terminé
undo = Annuler
undo-none = Tu n’as joué aucun coup qu’on puisse annuler.
undo-passed = D’autres ont joué depuis : le coup reste.
undo-waits = On attend que les autres acceptent l’annulation…
undo-withdraw = Retirer
undo-boundary = Quelqu’un a appris quelque chose depuis : le coup reste.
undo-asked = { $name } voudrait annuler un coup. D’accord ?
hint = Conseil
hint-not-now = Les conseils sont pour ton tour.
hint-thinking = Calcul…
hint-plain = Un bot jouerait : { $text }.
hint-chance = Chances de victoire : { $chance } { $who }.
hint-why = Pourquoi : { $reasons }.
first-move = Un bon début : { $text }.
final = ne s’annule pas
final-next = (Ce coup ne s’annule pas.)
final-not = (Ce coup peut s’annuler.)
confirm-ask = Ce coup ne s’annule pas. Continuer ?
confirm-do = Continuer
tab-yours = ● À toi : { $game }
turn-of-person = C’est à { $name }.
turn-of-away = C’est à { $name }, qui n’est pas là. Après une demi-minute, tu peux laisser jouer un bot (menu « Table »).
since-you-looked = Depuis ton dernier coup d’œil :
skip = Passer
step = Suite
move-waits = Pas de connexion : ton coup partira dès son retour.
move-not-sent = Ton coup n’a pas été envoyé.
you = Toi
seat-moves = Coups
seat-moves-none = Pas encore de coup.
log-setup = { $count ->
    [one] Mise en place : { $count } ligne
   *[other] Mise en place : { $count } lignes
}
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
turn-of = { $name } réfléchit…
paused = La partie est en pause.
pause = Pause
resume = Reprendre
spot-legal = { $label } (possible)
look-seen = Vu
handover = Fini, passer à { $name }
handover-look = Prends ton temps : personne d’autre ne voit ceci.
meanwhile = { $count ->
    [one] Pendant l’attente : { $count } ligne
   *[other] Pendant l’attente : { $count } lignes
}
banner-bot = Un bot joue pour toi.
banner-bot-seats = Un bot joue pour { $names }.
banner-back = Te revoilà ! Un bot a joué pour toi. Maintenant, c’est de nouveau toi qui décides.
banner-close = OK
curtain = Passe l’appareil à { $name }
curtain-why = Ce que { $name } peut voir ne se charge qu’au lever du rideau.
curtain-lift = C’est moi, { $name }
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
link-connecting = Connexion…
link-reconnecting = Connexion perdue. Nouvel essai…
link-offline = Tu es hors ligne. La partie attendra.
link-closed = Fermé
table-closed = Cette table est fermée.
generic-yours = À toi
generic-gone = { $thing }, pas ici
generic-track = { $name } : { $value } sur { $most }
standin = Laisser jouer un bot
take-back = Reprendre ma place
move-seat = Passer sur un autre appareil
open-view = Les spectateurs voient mon jeu
kick = Renvoyer tous les spectateurs
watch-seat = Regarder depuis cette place
leave = Quitter la table
leave-sure = Partir pour de bon ? Un bot prendra ta place.
close-table = Fermer la table
close-sure = Fermer la table pour tout le monde ?
luck-code = Comparez à voix haute : toute la table doit voir ce code
luck-commitment = Engagement : le secret du serveur, scellé avant la partie
luck-contribution = Ce que ce navigateur a ajouté au hasard
luck-copy = Copier

why-over = La partie est finie.
why-watching = Tu ne fais que regarder.
why-paused = La partie est en pause.
why-not-your-turn = C’est à { $name }.
why-first = Touche d’abord ceci : { $thing }.
why-first-several = Pas encore. { $prompt }
why-nothing = Il n’y a rien à faire ici pour l’instant.
why-allowed = C’est permis, avec quelque chose qui brille.

gone = La table est injoignable
gone-moved = Cette place se joue maintenant sur un autre appareil.
gone-sent-away = L’hôte a renvoyé tous les spectateurs.
gone-signed-out = Cet appareil a été déconnecté.
gone-closed = { refused-closed }
gone-unavailable = La table n’a pas pu être chargée pour l’instant.
gone-offline = { refused-offline }
gone-version = Le serveur est plus récent que cette page. Recharge-la.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

here-settings = Parties dans ce navigateur
house = Qui va là ?
house-password = Cette maison a un mot de passe. Demande-le à la personne qui t’invite.
house-password-field = Mot de passe de la maison
house-enter = Entrer
house-oidc = Connecte-toi d’abord.
house-sign-in = Se connecter
house-header = Connecte-toi là où cette maison te le demande, puis recharge la page.
house-invitation = Dans cette maison, ce sont les invités qui ouvrent les tables. Avec le lien ou le code d’une table, tu peux la rejoindre.
house-open = Cette maison est ouverte. Recharge la page.
house-back = Retour aux jeux
house-wrong = Cela n’ouvre pas la porte. Vérifie et réessaie.
here-play = Jouer sur cette page quand personne d’autre n’est nécessaire (marche hors ligne)
backup-save = Tout enregistrer dans un fichier
backup-bring = Restaurer depuis un fichier
backup-saved = Enregistré : réglages et toutes les parties de ce navigateur.
take = Continuer sur le serveur
take-how = Cette partie est sur ta page. Elle peut continuer sur le serveur, où un ami peut la rejoindre : comme entraînement, car tout ce qui était caché jusqu’ici était dans ton navigateur. La partie d’ici reste telle quelle.
practice-mark = Entraînement : cette partie a commencé sur la page de quelqu’un, ou là où quelqu’un l’a choisi.

stranger = Tu as trouvé la table de quelqu’un
stranger-why = Cette adresse mène à une table dont la porte ne s’ouvre que sur invitation. Il y a trois façons d’entrer.
stranger-ask = Pour t’asseoir ou regarder : demande une invitation
stranger-ask-how = La personne qui t’a donné cette adresse peut t’envoyer une invitation : un lien plus long ou un code QR. Elle permet de prendre une place libre, ou de regarder.
stranger-send = Demander une invitation
stranger-message = Puis-je rejoindre ta table ? Envoie-moi une invitation (menu « Table », puis « Inviter »), s’il te plaît.
stranger-shared = Envoyé.
stranger-copied = Ta demande est dans le presse-papiers : envoie-la à ton ami.
stranger-failed = Ce navigateur ne peut pas partager. Demande simplement à ton ami.
stranger-code = Avec un code
stranger-mine = C’est déjà ta place
stranger-mine-how = Si tu joues déjà à cette table sur un autre appareil ou navigateur, ouvres-y le menu « Table » et choisis « Passer sur un autre appareil ».

cause-started = La partie commence.
cause-undone = { $name } annule un coup.
cause-paused = { $name } met la partie en pause.
cause-resumed = La partie reprend.
cause-left = { $name } s’en va.
cause-closed = La table est fermée.
cause-undo-asked = { $name } demande à annuler un coup.
cause-joined = { $name } arrive.
cause-time-up = { $name } n’a plus de temps.
cause-proposed = { $name } propose un changement.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-nice = Joli !
phrase-wow = Waouh !
phrase-ouch = Aïe !
phrase-hm = Hum…
phrase-yes = Oui
phrase-no = Non
phrase-your-turn = À toi !
phrase-one-moment = Un instant
phrase-back = Me revoilà
phrase-look-here = Regardez ici !
phrase-good-game = Belle partie !
phrase-again = On remet ça ?
phrase-bye = Au revoir !

## Après la partie

result-won = Tu as gagné !
result-shared = Victoire partagée !
result-lost = Belle partie. À la prochaine !
result-over = La partie est finie.
result-board = Voir le plateau
result-more = Plus
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rejouer
rematch-go = Partie suivante
record = Enregistrement
share = Partager
share-line = { $rank }. { $name } : { $points }
share-line-alone = { $name } : { $points }
share-copied = Le résultat est dans le presse-papiers.
share-failed = Ce navigateur ne peut pas partager. Utilise l’enregistrement.
share-picture = Image
share-picture-failed = Ce navigateur ne peut pas dessiner l’image.
replay-start = Le début
replay-quiet = Rien de visible depuis cette place.
replay-moves = Coups
goal = Objectif : { $goal }
goal-hickory = 100 points avant minuit
replay-at = Étape { $at } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-view = Point de vue
replay-everybody = Ce que tous voyaient
chart = Chances de victoire { $who }
chart-growing = Chances de victoire { $who } (calcul en cours)
assumes-equal = si tout le monde continue comme { $level ->
    [sprout] une pousse
    [fox] un renard
    [owl] un hibou
   *[other] un fouisseur
  }
assumes-alone = si tu continues comme { $level ->
    [sprout] une pousse
    [fox] un renard
    [owl] un hibou
   *[other] un fouisseur
  }
assumes-bots = si les bots continuent à leur niveau et les personnes comme { $level ->
    [sprout] une pousse
    [fox] un renard
    [owl] un hibou
   *[other] un fouisseur
  }
chart-spoken = Chances de victoire de chaque joueur sur { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
accounts = Chance et choix
accounts-costly-mine = Tes coups les plus coûteux
accounts-costly = Les coups les plus coûteux ({ $name })
accounts-move = { $when } : { $made }.
accounts-better = Mieux : { $best }.
accounts-cost = Cela a coûté environ { $games ->
    [one] { $games } victoire
   *[other] { $games } victoires
  } sur 100 parties.
accounts-why = Ses avantages : { $why }.
accounts-look = Le meilleur coup est marqué sur le plateau
replay-better = Un bot aurait joué : { $best }.
when-early = Au début
when-middle = En milieu de partie
when-late = Vers la fin
luck-even = La chance n’a guère compté.
luck-with-some = { $you ->
    [yes] La chance était un peu de ton côté.
   *[no] La chance a un peu aidé { $name }.
}
luck-with-much = { $you ->
    [yes] La chance était nettement de ton côté.
   *[no] La chance a nettement aidé { $name }.
}
luck-against-some = { $you ->
    [yes] La chance a été un peu contre toi.
   *[no] La chance a été un peu contre { $name }.
}
luck-against-much = { $you ->
    [yes] La chance a été nettement contre toi.
   *[no] La chance a été nettement contre { $name }.
}
choices-lost-none = { $you ->
    [yes] Tes choix n’ont presque rien gâché : bien joué !
   *[no] Les choix n’ont presque rien gâché.
}
choices-lost-some = { $you ->
    [yes] Quelques-uns de tes choix ont compliqué les choses.
   *[no] Quelques choix ont compliqué les choses.
}
choices-lost-much = { $you ->
    [yes] Certains de tes choix ont beaucoup compliqué les choses.
   *[no] Certains choix ont beaucoup compliqué les choses.
}
fairness = Équité
fair-title = Le hasard de cette partie : { $game }
fair-proven = Prouvé. Cette page a rejoué la partie : chaque carte, dé et tuile vient de nombres fixés avant elle, et tout correspond à ce qu’on t’a montré.
fair-not-provable = Non prouvable. Rien ne contredit le reçu, mais il ne prouve rien non plus :
fair-violation = Le serveur a triché.
fair-consents = { $times ->
    [one] { $times } fois, tout le monde a accepté de reprendre des coups. Te souviens-tu d’avoir accepté ?
   *[other] { $times } fois, tout le monde a accepté de reprendre des coups. Te souviens-tu d’avoir accepté ?
}
fair-lie-receipt = Le reçu est abîmé, ou d’une version que cette page ne sait pas lire.
fair-lie-commitment = Le secret n’est pas celui sur lequel le serveur s’était engagé avant la partie.
fair-lie-contribution = Ce qu’un joueur a ajouté ne fait pas partie du hasard.
fair-lie-bound = Le reçu est celui d’une autre table, ou d’autres options, joueurs ou noms que ceux montrés avant la partie.
fair-lie-number = Un coup n’a pas de numéro, ou des numéros manquent : du hasard a été sauté, ou le reçu ne finit pas où la partie a fini.
fair-lie-undo = Des coups ont été repris que personne n’avait le droit de reprendre, ou dont tu n’as jamais vu la reprise.
fair-lie-shown = On t’a montré autre chose que ce à quoi mène ce reçu.
fair-lie-players = Un autre joueur a signé une partie différente : vous n’avez pas tous vu la même.
fair-lie-practice = Le serveur s’était engagé sur son hasard avant la partie, et il parle maintenant d’entraînement.
fair-lie-rules = Le reçu contient un coup que les règles ne permettent pas.
fair-doubt-no-commitment = Ce navigateur n’a pas vu l’engagement avant le début : le serveur a pu choisir son secret en dernier.
fair-doubt-no-contribution = Ce navigateur n’a rien ajouté au hasard : le serveur a pu tout connaître d’avance.
fair-doubt-consent = Le reçu dit que tu as accepté de reprendre des coups, et pas dans ce navigateur. Si tu ne l’as pas fait sur un autre appareil, le serveur a menti.
fair-doubt-unfinished = Le reçu s’arrête avant la fin de la partie.
fair-doubt-no-rules = Cette page n’a pas les règles de ce jeu pour le rejouer. Enregistre les deux fichiers et utilise « tana verify ».
fair-signed = Ont signé, donc ont vu la même partie : { $names }
fair-unsigned = Pas encore signé (on signe en ouvrant cet écran) : { $names }
fair-save-seen = Enregistrer ce qu’on t’a montré
fair-here = Cette page a tiré seule le hasard de cette partie, pour toi : il n’y a personne à convaincre. Avec les nombres ci-dessous et l’enregistrement, n’importe qui peut la rejouer.
fair-practice = C’était un entraînement : sa position ou son hasard étaient choisis d’avance, il n’y a donc rien à vérifier.
fair-how = Avant la partie, le serveur a fixé un secret et montré son empreinte. Puis chaque place a ajouté ses propres nombres. Tout le hasard découle des deux : personne n’a pu le choisir. Tu peux vérifier ce reçu avec la commande « tana verify ».
fair-commitment = Empreinte montrée avant la partie
fair-secret = Le secret du serveur
fair-contribution = Ajouté par { $name }
fair-moves = Tirages
fair-save = Enregistrer le reçu
back-to-table = Retour à la table

## Apprendre

learn-title = Apprendre { $game }
learn-how = Dans chaque chapitre, une position t’attend sur le vrai plateau : fais ce que dit la note et regarde ce qui se passe. Rien ne peut mal tourner.
learn-complete = Tu sais tout ce qu’il faut. Joue !
learn-start = Commencer la leçon
learn-go-on = Continuer la leçon
learn-play = Jouer contre des bots
learn-chapters = Chapitres
learn-read = fait
lesson-at = { $step } sur { $total }
lesson-next = Suite
lesson-onwards = Chapitre suivant
lesson-finish = Terminer
lesson-done = Bravo !
lesson-read = Lis, puis continue.
lesson-first = Fais d’abord ce que dit la leçon.
strategy = Bien jouer
strategy-better = Mieux : { $action }, { $chance } % de chances de gagner (±{ $error }).
strategy-worse = Moins bien : { $action }, { $chance } % (±{ $error }).
rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.
rules-how = Comment jouer
rules-notes = Montrer les numéros des règles
rules-contents = Sommaire
rules-table = Tableau
rules-ruling = Règle maison
rules-reconstructed = reconstitu
devices = Mes appareils
devices-link = Mes appareils : se déconnecter, ou jouer sur un autre
devices-none = Ce navigateur n’a encore aucune place : il n’y a rien à déconnecter.
devices-full = Tu as déjà le nombre maximal d’appareils. Déconnectes-en un d’abord.
device-unknown = Un appareil
device-here = celui-ci
device-seen = dernière utilisation : { $when }
sign-out = Se déconnecter
sign-out-here = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
sign-out-sure = Ce navigateur oubliera tes places. Tes autres appareils les gardent.
sign-out-last = Tes places restent à leurs tables, mais aucun de tes appareils ne pourra plus les jouer. Des bots peuvent te remplacer.
devices-another = Jouer aussi sur un autre appareil
devices-another-how = L’autre appareil reçoit toutes tes places à toutes les tables, et tu les gardes ici.
devices-another-make = Afficher un code
devices-another-time = Scanne l’image ou tape le code sur l’autre appareil. Il sert une fois, dans les { $minutes } minutes.
carry = Transférer mes places
carry-enter = J’ai un code d’un autre appareil
carry-about = Ce navigateur aura aussi les places de ton autre appareil.
carry-code = Le code affiché sur ton autre appareil
carry-warning = Ne continue que si ce code vient de toi : la personne qui l’a créé peut jouer toutes les places de ce navigateur.
carry-go = Les transférer ici
carry-wrong = Ce code n’est pas valable ou a expiré. Affiches-en un nouveau sur ton autre appareil.
carry-leaves = Ce navigateur a des places à d’autres tables. Il y renoncerait pour de bon.
carry-anyway = Y renoncer et transférer les autres ici

## Temps et rythme

pace = Limite de temps
pace-none = Sans limite
pace-live = En direct : { $time } par décision
pace-days = Sur plusieurs jours : { $time } par tour
pace-days-how = Chaque joueur a aussi une réserve (au plus { $reserve }), qui se recharge un peu après chaque tour.
pace-change = Changer la limite de temps
time-out = Quand le temps est écoulé
time-out-bot = Un bot joue jusqu’au retour
time-out-ask = Les autres décident
time-out-ask-how = Ils peuvent attendre, continuer avec un bot ou arrêter la partie.
vacation = Vacances par joueur
propose = Proposer aux autres
proposed-pace = { $name } propose une autre limite de temps. { $pace }. Quand le temps est écoulé : { $end }. D’accord ?
proposed-end = { $name } propose d’arrêter la partie. D’accord ?
proposed-waits = On attend la réponse des autres à ta proposition.
withdraw = Retirer
end-game = Arrêter la partie
next-table = Suivante ({ $count })
clock = Pendule
clock-of = { $name } : { $words }
clock-left = encore { $time },
clock-stopped = encore { $time } ; la pendule est en pause.
clock-up = { $name } n’a plus de temps.
clock-up-yours = Ton temps est écoulé. Tu peux encore jouer tant que personne d’autre ne décide.
clock-up-waits = Ton temps est écoulé, mais personne d’autre ne joue : la table t’attend.
clock-up-ask = { $name } n’a plus de temps. Attendre, ou :
clock-then-bot-yours = puis un bot joue pour toi jusqu’à ton retour.
clock-then-bot-other = puis un bot joue pour { $name }.
clock-then-ask-yours = puis les autres décident de la suite.
clock-then-ask-other = puis les autres et toi décidez de la suite.
clock-then-wait-yours = puis la table t’attend.
clock-then-wait-other = puis la table attend { $name }.
clock-then-vacation-yours = puis tes jours de vacances sont entamés.
clock-then-vacation-other = puis { $name } entame ses jours de vacances.
clock-then-declined = puis l’annulation compte comme refusée.
clock-live = En direct
clock-live-why = Tout le monde est là, donc la partie est en direct : le temps ne manque à personne. Elle continue sur plusieurs jours dès que quelqu’un part.
standing-give = Répondre automatiquement…
standing-given = { $count ->
    [one] 1 réponse donnée à l’avance
   *[other] { $count } réponses données à l’avance
}
standing-title = Répondre automatiquement
standing-how = Cette réponse est donnée à ta place après un délai aléatoire, tant qu’elle vaut et que tu ne la retires pas. Les autres ne peuvent pas la distinguer d’une réponse donnée sur le moment.
standing-until = jusqu’au { $end }
standing-until-label = Jusqu’au
standing-on = Donner
standing-revoke = Retirer
standing-settles = { $answer } : réponse automatique dans un moment, sauf si tu joues.
standing-failed = Cela n’a pas marché. Réessaie.
last-turns = Derniers tours
clock-turn = Par tour
clock-reserve = Réserve restante
clock-vacation = Vacances restantes
clock-vacation-none = Aucune

## Notifications

notices-title = Notifications
notices-link = Notifications : sur cet appareil, ailleurs, heures calmes
notices-content = Une notification contient le jeu, les noms à la table et qui doit jouer. Tu en reçois au plus une par tour, et aucune pendant que tu regardes la table.
push-offer = Me prévenir quand c’est à moi
push-decline = Non merci
push-here = Cet appareil
push-failed = Ce navigateur n’autorise pas les notifications pour l’instant.
push-no-server = Ce serveur n’a pas d’adresse publique chiffrée : il ne peut pas envoyer de notifications aux navigateurs. Les autres canaux marchent.
push-no-browser = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoute d’abord Tana à l’écran d’accueil.
push-denied = Les notifications de ce site sont bloquées. Tu peux changer cela dans les réglages de ton navigateur.
channels = Où te prévenir
channel-push = Navigateur
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Ajouter un autre canal
channel-add-do = Ajouter
channel-address = Adresse
channel-token = Jeton d’accès (si besoin)
channel-test = Envoyer un test
channel-remove = Supprimer
channel-test-sent = Envoyé.
channel-test-gone = Ce canal n’existe plus.
channel-test-later = Injoignable (statut { $status }). Réessaie plus tard.
channel-test-refused = Refusé (statut { $status }). Vérifie l’adresse.
channel-signing = Clé pour vérifier la signature, affichée seulement maintenant :
quiet = Heures calmes
quiet-on = Pas de notifications à certaines heures
quiet-begins = De
quiet-ends = À
quiet-zone = Fuseau horaire : { $zone }
channels-full = Il n’y a plus de place pour d’autres canaux. Supprimes-en un d’abord.
channel-bad = Cette adresse est inutilisable. Il faut https et un nom public, comme dans l’exemple.
channels-no-seat = Prends d’abord une place à une table : les notifications vont avec tes places.

### La page de l’hôte

host-title = Hôte
host-key = Clé de l’hôte
host-key-where = Le serveur l’affiche au démarrage ; tana host-key la montre de nouveau.
host-enter = Ouvrir
host-leave = Oublier la clé ici
host-wrong-key = Ce n’est pas la clé de l’hôte.
host-sure = Tu confirmes ?
host-picture = La maison : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne présente
       *[other] { $people } personnes présentes
    }, charge de { $load }.
host-picture-key = Une pièce est une table, une lumière une personne (vive : présente), et la fumée est la charge.
host-counts = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, dont { $here } ici en ce moment ; { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } en tout.
host-load = { $pages ->
        [one] { $pages } page connectée
       *[other] { $pages } pages connectées
    }. 95 réponses sur 100 prennent au plus { $ms } ms. Charge : { $load }.
host-tables = Tables
host-no-tables = Toutes les pièces sont vides.
host-close = Fermer la table
host-close-ask = Fermer la table { $game } ({ $names }) ? Les joueurs sont prévenus, et personne ne peut continuer. L’enregistrement est gardé.
host-phase-gathering = en attente
host-phase-playing = en cours
host-phase-over = finie
host-phase-closed = fermée
host-people = Personnes
host-no-people = Personne n’est encore venu.
host-nameless = Quelqu’un sans nom
host-person = { $devices ->
    [one] { $devices } appareil
   *[other] { $devices } appareils
}, dernière visite : { $seen }
host-here = ici en ce moment
host-banned = exclusion en cours
host-kick = Retirer des tables
host-kick-ask = Retirer { $name } de toutes les tables dont la partie n’est pas finie ? Des bots prennent ses places, et { $name } ne peut pas y revenir.
host-ban = Exclure
host-unban = Réadmettre
host-ban-ask = Exclure { $name } ? Tous les appareils de cette personne sont déconnectés et refusés jusqu’à sa réadmission.
host-ban-note = Une exclusion vaut pour une personne et tous ses appareils. Pour éviter un retour sous un autre nom, n’admets que sur invitation.
host-announce = Annonce
host-announce-text = Message à toutes les pages
host-announce-do = Annoncer
host-announce-remove = Retirer
host-says = L’hôte annonce : { $text }
host-admission = Inscription
host-admission-who = Qui peut créer des tables
host-admission-open = Tout le monde
host-admission-invitation = Les nouveaux, sur invitation
host-admission-fixed = Comme au démarrage du serveur : { $admission }
host-invite = Créer une invitation
host-keeping = Serveur
host-version = Tana { $version }, Python { $python }, protocole { $protocol }
host-disk = { $free } Mo libres sur le disque ; la base de données occupe { $used } Mo.
host-backup = Dernière sauvegarde vérifiée : { $time }
host-backup-elsewhere = Cette base de données a ses propres sauvegardes.
host-backup-failed = La dernière sauvegarde a échoué : { $fault }
host-backup-now = Sauvegarder maintenant
host-starts = Démarrages
host-start-first = Démarré ; il n’y avait pas de serveur auparavant.
host-start-stopped = Démarré après un arrêt normal ; dernier signe de vie { $before }.
host-start-killed = Démarré après un arrêt inattendu du serveur ; dernier signe de vie { $before }.
host-start-restored = Démarré avec des tables restaurées d’une sauvegarde du { $before }.
host-start-moved = Démarré avec des tables transférées depuis un fichier ; dernier signe de vie { $before }.
host-limits = Limites
host-limit-tables = { $most } tables en mémoire
host-limit-connections = { $most } connexions
host-limit-connections_of_an_address = { $most } connexions par adresse
host-limit-watchers_of_a_table = { $most } spectateurs par table
host-limit-devices_of_a_holder = { $most } appareils par personne
host-limit-free_disk_bytes = { $most } Mo du disque restent libres
host-failures = Notifications
host-notices-waiting = { $count ->
    [0] Aucune n’attend l’envoi.
    [one] { $count } attend l’envoi.
   *[other] { $count } attendent l’envoi.
}
host-no-failures = Tous les canaux les acceptent.
host-failure = { $channel } a échoué { $failures } fois ; prochain essai : { $time }
### Analyse
review = Analyse
review-progress = Coups examinés : { $done } sur { $total }
review-stopped = Arrêt au coup { $done } sur { $total }
review-again = Recommencer
review-accuracy = Précision { $accuracy }
review-counts = Gaffes : { $blunders }. Erreurs : { $mistakes }. Imprécisions : { $inaccuracies }.
review-adjusted = Sans la chance : { $adjusted } d’une victoire (± { $error }).
review-pick = Choisis une décision pour voir ce qu’elle a coûté. Pointillé : ton coup. Plume : le meilleur.
review-path = Tes chances de victoire sur { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
review-hole = Coup { $number } : { $grade ->
    [mistake] erreur
   *[blunder] gaffe
}
review-made = { $grade ->
    [inaccuracy] Une imprécision : { $made }.
    [mistake] Une erreur : { $made }.
    [blunder] Une gaffe : { $made }.
   *[sound] Rien à redire : { $made }.
}
review-better = Mieux : { $best }. Ton coup a coûté { $loss } points de chances de victoire (± { $error }).
review-try = Réessayer
review-watch-better = Voir le meilleur coup
review-watch-made = Voir ton coup
review-watch-tried = Voir la suite
review-question = Voici ce que tu savais. Que ferais-tu maintenant ?
review-right = Bien trouvé : aussi bon que le meilleur.
review-wrong = Pas tout à fait : cela coûte environ { $loss } points. Une autre idée ?
review-show = Voir la réponse
review-decisions = Décisions
review-line = { $number }. { $made }{ $grade ->
    [inaccuracy] { "\u202F" }: imprécision
    [mistake] { "\u202F" }: erreur
    [blunder] { "\u202F" }: gaffe
   *[sound] { "" }
}
review-seat = Point de vue

### Jouer à partir d’ici
play-from-here = Jouer à partir d’ici
play-from-seat = À la place
play-from-level = Contre
play-from-way = Éléments cachés
play-from-known = redistribués au hasard
play-from-true = tels qu’ils étaient
play-from-do = Jouer cette position

### Le calendrier des échéances

calendar = Calendrier
calendar-what = Tes échéances dans une appli de calendrier : quand tu dois jouer, à quel jeu et avec qui.
calendar-address = Abonne-toi à cette adresse dans ton appli de calendrier. Garde-la secrète : elle n’est affichée qu’une fois.
calendar-on = Une appli de calendrier peut lire tes échéances.
calendar-make = Créer une adresse
calendar-renew = Remplacer l’adresse
calendar-remove = Supprimer
### Parties finies

history-title = Mon terrier
history-link = Mes parties finies
history-none = Pas encore de partie finie. La première sera ici.
history-nothing = Aucune partie ne correspond.
history-game = Jeu
history-any = Tous les jeux
history-opponent = Adversaire
history-more = Voir plus
history-export = Tout enregistrer dans un fichier
history-place = { $rank ->
    [1] 1er sur { $players }
   *[other] { $rank }e sur { $players }
}
history-alone = En solo, points : { $points }
history-player = { $name } ({ $points })
history-somebody = un joueur
history-left = départ : { $name }
history-practice = entraînement
history-undone = avec un coup annulé d’un commun accord
history-expired = La table a expiré.
history-private = Les autres n’en voient que ce que tu as choisi sous « Qui voit quoi ».
stats-title = Le bilan
stats-wins = { $won ->
    [0] Pas encore de victoire à { $game } (parties : { $played }).
   *[other] Victoires à { $game } : { $won } sur { $played } ; record de points : { $best }.
}
stats-streak = { $longest ->
    [0] La première victoire est encore à venir.
   *[other] Plus longue série : { $longest }. En ce moment : { $streak }.
}
stats-sources = D’où viennent tes points à { $game }, en moyenne.
stats-rivals = Face à face
stats-rival = { $name } : { $ahead } fois derrière toi, { $behind } fois devant (parties : { $played })
stats-luck = La chance jusqu’ici
stats-luck-good = En { $games ->
        [one] une partie
       *[other] { $games } parties
    }, dés et cartes ont valu { $luck } victoires de plus que d’habitude (± { $error }).
stats-luck-bad = En { $games ->
        [one] une partie
       *[other] { $games } parties
    }, dés et cartes ont coûté { $luck } victoires (± { $error }).
stats-luck-even = En { $games ->
        [one] une partie
       *[other] { $games } parties
    }, chance et malchance se sont équilibrées (± { $error } victoires).
person-title = Le terrier de { $name }
person-nothing = Personne ici ne te montre ses parties ni ses statistiques.
person-games = Parties finies
person-language = Parle { $language }
person-time = Là-bas, il est { $time } ({ $zone })
source-score-cubes = Tunnels
source-score-tokens = Jetons
source-score-deliveries = Livraisons
source-score-quests = Quêtes
source-score-chain = Chaîne
source-score-relics = Reliques
source-score-hunt = Plateau de chasse
source-score-leftovers = Reste
source-score-wolf = En tant que loup
source-score-dog = Avec le chien
source-score-home = Au terrier
challenges-title = Objets du terrier
challenges-done = { $thing }, depuis le { $date } : { $what }
challenges-open = Manque encore : { $thing }. { $what }
thing-lantern = une lanterne
thing-kettle = une bouilloire
thing-ribbon = un ruban
thing-feather = une plume
thing-spoon = une cuillère dorée
thing-key = une clé
thing-acorn = un gland
thing-bell = une clochette
challenge-molly-no-project = Gagne à Molly sans trio de Projets.
challenge-molly-plenty = Marque 20 points à Molly.
challenge-molly-four = Gagne à Molly à quatre joueurs.
challenge-molly-fox = Bats le renard à Molly.
challenge-hickory-solo = Marque 100 points en solo à Hickory Dickory.
challenge-hickory-quests = Marque 20 points de quêtes à Hickory Dickory.
challenge-hickory-hunt = Marque 15 points sur le plateau de chasse à Hickory Dickory.
challenge-hickory-fox = Bats le renard à Hickory Dickory.
challenge-uly-quick = Attrape le loup en deux pas à Uly & Polly.
challenge-uly-wolf = Échappe-toi deux fois en tant que loup dans une même partie d’Uly & Polly.
challenge-uly-five = Gagne à Uly & Polly à cinq joueurs.
challenge-uly-fox = Bats le renard à Uly & Polly.
challenge-buddel-no-dog = Gagne à Buddel-Bande sans déplacer le chien.
challenge-buddel-four = Gagne à Buddel-Bande à quatre joueurs.
challenge-buddel-no-look = Gagne à Buddel-Bande sans regarder sous une taupe.
challenge-buddel-fox = Bats le renard à Buddel-Bande.
## Mon terrier

me-title = Mon terrier
me-link = Mon terrier : profil et vie privée
me-since = Ici depuis le { $when }
me-new = Choisis un nom et enregistre-le : tous tes appareils le partageront.
me-save = Enregistrer
me-saved = Enregistré.
me-bad = Ce nom est inutilisable. Il faut de 1 à 24 caractères visibles, et chaque mot dans un seul alphabet.
recovery = Mots de récupération
recovery-why = Douze mots te rendent tes places, ton nom et tout le reste si tu perds cet appareil. Qui les a peut jouer à ta place : garde-les bien. Les navigateurs peuvent effacer ce qu’une page a enregistré après une semaine sans visite.
recovery-make = Créer des mots de récupération
recovery-again = Créer de nouveaux mots (les anciens ne valent plus)
recovery-once = Les mots ne sont affichés que maintenant. Enregistre-les ou imprime-les.
recovery-save = Enregistrer dans un fichier
recovery-print = Imprimer
restore = Récupération
restore-link = J’ai des mots de récupération
restore-about = Choisis ton fichier de récupération, ou tape les douze mots dans l’ordre.
restore-file = Fichier de récupération
restore-words = Mots de récupération
restore-sign-out = Déconnecter mes autres appareils (si l’un d’eux est perdu)
restore-go = Récupérer
restore-damaged = Ces mots ne vont pas ensemble. L’un des douze est mal écrit, manque ou n’est pas à sa place.
restore-unknown = Ces mots ne correspondent à personne sur ce serveur. Ils sont d’un autre serveur, ou de nouveaux mots les ont remplacés.
restore-no-file = Ce n’est pas un fichier de récupération de Tana.
privacy = Qui voit quoi
privacy-about = « Ceux qui ont joué avec moi » : tous ceux qui ont été à une table avec toi.
privacy-presence = Ma présence
privacy-history = Mes parties finies
privacy-ladder = Mon rang au classement
privacy-statistics = Mes statistiques
audience-nobody = Moi seulement
audience-known = Ceux qui ont joué avec moi
audience-everybody = Tout le monde sur ce serveur
passkeys = Clés d’accès
passkeys-why = Une clé d’accès te fait retrouver tout sur chaque appareil qui la possède : avec ton empreinte, ton visage ou ton code, sans mots à taper.
passkeys-make = Créer une clé d’accès
passkeys-made = créée le { $made }
passkeys-used = créée le { $made }, utilisée pour la dernière fois le { $used }
passkeys-remove = Retirer
passkeys-closed = Aucune clé d’accès n’a été créée.
passkeys-address = Une clé d’accès appartient à un nom d’hôte, et cette maison n’a qu’une adresse IP : les navigateurs n’en créent pas ici. Les mots de récupération marchent partout.
passkeys-insecure = Les navigateurs ne créent des clés d’accès qu’en https. Les mots de récupération marchent ici aussi.
passkeys-browser = Ce navigateur ne peut pas créer de clé d’accès ici. Les mots de récupération marchent partout.
restore-passkey = Utiliser une clé d’accès
restore-passkey-unknown = Cette clé d’accès n’ouvre rien sur ce serveur. Elle a été retirée, ou elle est d’un autre serveur.
keep-title = Safari oublie vite
keep-why = Après sept jours sans visite, Safari efface ce qu’une page a enregistré sur cet appareil. Pour garder tes tables, ajoute Tana à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) ou au Dock, ou enregistre tes mots de récupération.
keep-words = Mots de récupération et clés d’accès
keep-later = Pas maintenant
delete-me = Supprimer mes données
delete-me-about = Retire de ce serveur tes appareils, noms, notifications et tout ce qui te concerne. Les parties que tu as jouées restent, sans ton nom.
delete-me-sure = C’est irréversible. Tu quittes toutes les tables, et des bots prennent tes places.
delete-me-do = Tout supprimer pour de bon

### Le classement

join-removed = L’hôte t’a fait quitter cette table.
setting-rated = Partie classée
setting-rated-how = La partie compte pour le classement : ni conseils, ni annulation d’un commun accord. À choisir avant que d’autres s’assoient.
rated-note = Partie classée : elle compte pour le classement
rated-rule-places = C’est ton rang qui compte, pas tes points. Un rang partagé vaut autant pour tous ceux qui le partagent.
rated-rule-bots = Les bots ont des cotes fixes, qui ont été mesurées. Avec un même bot, dix parties par jour comptent.
rated-rule-leave = Si tu pars, ou si un bot joue ta place à la fin, tu prends le dernier rang.
rated-rule-standin = Si un bot a joué pour toi entre-temps, la partie ne peut pas faire monter ta cote.
rated-rule-late = Si tu reprends la place d’un bot après le début, la partie ne compte ni pour toi ni pour cette place.
rated-rule-undo = Une partie avec un coup annulé d’un commun accord ne compte pas, ni une partie où quelqu’un joue deux places.
rated-rule-idle = Une cote devient moins sûre tant que tu ne joues pas.
rated-rule-deleted = Si quelqu’un s’efface de ce serveur, ses parties comptent comme des parties avec un inconnu.
rating-pending = Calcul des cotes…
rating-changed = { $name } : { $rating } ({ $change })
rating-same-capped = { $name } : { $rating }, sans changement (assez de parties avec ce bot pour un jour)
rating-same-standin = { $name } : { $rating }, sans changement (un bot a joué entre-temps)
rating-same-late = { $name } : { $rating }, sans changement (arrivée après le début)
rating-unrated-practice = Partie non classée : c’était un entraînement.
rating-unrated-undone = Partie non classée : un coup a été annulé d’un commun accord.
rating-unrated-twice = Partie non classée : quelqu’un a joué deux places.
rating-unrated-unmeasured = Partie non classée : la force d’un bot n’est pas connue.
rating-unrated-alone = Partie non classée : moins de deux places comptaient.
rating-unrated-off = Cette table n’était pas classée.
ladder-title = Classement
ladder-players = Joueurs
ladder-own = Ta cote : { $rating }
ladder-own-place = Rang { $place } parmi les personnes que tu peux voir.
ladder-own-unsure = Le point d’interrogation veut dire qu’on en sait encore trop peu : la cote peut être fausse de { $deviation } points ou plus. Joue d’autres parties classées pour avoir un rang.
ladder-not-yet = Tu n’as pas encore de cote ici. Ouvre une table, active « Partie classée » dans ses réglages et joue jusqu’au bout.
ladder-empty = Aucune des personnes que tu peux voir n’a encore de cote ici.
ladder-you = toi
ladder-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-curve = Parties classées jusqu’au { $date } : { $games }
ladder-curve-spoken = Ta cote est passée de { $first } à { $last }.
ladder-rules = Comment ça marche
ladder-unsure = 400 points de plus, c’est dix chances contre une. « ? » veut dire qu’on en sait trop peu sur quelqu’un pour lui donner un rang. Le nombre après ± dit de combien une cote peut être fausse.
ladder-private = On ne te voit ici que si tu le veux : choisis-le dans ton profil. Par défaut, ceux qui ont joué avec toi te voient.

### Tables ouvertes

open-title = Qui veut jouer ?
open-tables = Tables ouvertes
open-off = L’hôte de cette maison a désactivé les tables ouvertes.
open-stranger = Cette maison montre ses tables ouvertes à ceux qu’elle connaît. Dis qui tu es, et tu pourras jouer aussi.
open-introduce = Je suis { $name }
open-game = Jeu
open-language = Langue
open-any = Peu importe
open-none = Aucune table n’attend de joueurs. Attends une partie rapide, ou ouvre une table.
open-somebody = Quelqu’un
open-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
open-join-this = Rejoindre : { $game }
open-back = Retour à la table
open-own = Ouvrir une table
open-own-about = Tu auras une table avec des places libres. De là, tu l’ouvres à toute la maison, avec quelques mots si tu veux.
open-own-make = Créer une table
open-up = Ouvrir cette table à toute la maison
open-up-about = Elle figure sous « Qui veut jouer ? » tant que tu es là, et chacun dans la maison peut prendre une place libre. Seuls ceux qui ont joué avec toi voient ton nom, sauf si tes réglages de vie privée en décident autrement.
open-up-words = Quelques mots (facultatif)
open-up-strangers = Ouverte aux inconnus aussi
open-up-do = Ouvrir
open-up-is = Cette table est ouverte aux gens de cette maison.
open-up-is-all = Cette table est ouverte à tout le monde.
open-up-close = Ne plus l’afficher
quick-title = Partie rapide
quick-about = Dis à quoi tu jouerais. Dès qu’assez de personnes veulent la même chose, vous avez une table.
quick-players = Combien de joueurs (rien de coché : peu importe)
quick-pace-relaxed = Sans limite de temps
quick-pace-minute = Une minute par décision
quick-pace-days = Un jour par tour
quick-go = Trouver une table
quick-game = { $game } ({ $count } en attente)
quick-waiting = { $count ->
    [0] Tu attends d’autres personnes pour jouer à { $game }.
    [one] Avec toi, { $count } autre personne attend de jouer à { $game }.
   *[other] Avec toi, { $count } autres personnes attendent de jouer à { $game }.
}
quick-stay = Reste sur cette page : la quitter met fin à l’attente.
quick-stop = Ne plus attendre
host-open = Tables ouvertes
host-open-who = Qui voit les tables ouvertes et peut les rejoindre
host-open-off = Personne
host-open-house = Les gens de cette maison
host-open-everybody = Les inconnus aussi, si la table leur est ouverte

## Énigmes

puzzles = Énigmes
puzzles-about = Des positions de vraies parties où un choix est nettement le meilleur, d’après ce que le joueur savait. Il y en a une nouvelle chaque jour.
puzzle-of-the-day = Énigme du jour
puzzle-number = Énigme { $number }
puzzle-you = tu es le joueur { $number }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-question = Quel est ton meilleur choix ? Touche-le sur le plateau.
puzzle-choices = Tous les choix ({ $count })
puzzle-explanation = Explication
puzzle-answer = { $points ->
    [100] Bien trouvé ! 100 points.
    [0] Pas cette fois : 0 point.
    [one] Un choix défendable : { $points } point.
   *[other] Un choix défendable : { $points } points.
}
puzzle-best = Le meilleur choix : { $best }.
puzzle-values = Chances de victoire après chaque choix
puzzle-value = { $chance } (±{ $error }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-again = Réessayer
puzzle-share = Partager
puzzle-copied = Copié.
puzzle-shared = { $game }, énigme { $number } : { $points } sur 100. { $days ->
    [0] Et toi, tu trouves ?
    [one] Série : { $days } jour.
   *[other] Série : { $days } jours.
}
puzzle-streak = { $days ->
    [0] Pas encore de série : résous l’énigme du jour.
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
puzzle-practice = Entraînement
puzzle-rate = Calculer ma cote sur mes premières réponses
puzzle-rating = Cote aux énigmes : { $rating } après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
puzzle-house = { $people ->
    [0] personne ici
    [one] une personne ici
   *[other] { $people } personnes ici
}
puzzle-theme = Thème
puzzle-every-theme = Tous les thèmes
puzzle-level = Difficulté
puzzle-every-level = Toute difficulté
puzzle-which = Quelles énigmes
puzzle-which-open = Les nouvelles
puzzle-which-failed = Les ratées
puzzle-which-all = Toutes les énigmes
puzzle-next = Énigme suivante
puzzle-none-left = Il n’y a plus d’énigme de ce genre.
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
