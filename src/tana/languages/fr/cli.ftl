### Le jeu dans le terminal.

## Places et noms

name-person = Joueur { $number }
name-bot = { $bot } { $number }
seats-line = Place { $number } : { $name } ({ $kind })
kind-person = à ce clavier
kind-bot = bot { $bot }

## La table

heading = { $game } · { $name } décide
heading-watching = { $game }
news-heading = Ce qui s’est passé
news-earlier = … { $count ->
    [one] { $count } ligne précédente
   *[other] { $count } lignes précédentes
}
choices-heading = Tes choix
prompt = Ton choix (un numéro, une notation ou aide) :
curtain = Passe le clavier à { $name }.
curtain-prompt = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
welcome = Nouvelle partie : { $game }.
welcome-back = { $game } reprend après { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}.
thinking = { $name } réfléchit…
note = { $name } : { $note ->
    [warming-up] encore en échauffement, c’était un coup rapide.
    [cancelled] réflexion arrêtée avant la fin.
    [recovered] le bot a échoué, c’était un coup au hasard.
   *[out-of-time] le bot a manqué de temps, c’était un coup au hasard.
}

## Commandes (mots à taper)

command-help = aide
command-undo = annuler
command-save = enregistrer
command-log = journal
command-list = liste
command-why = pourquoi
command-board = plateau
command-rules = règles
command-quit = quitter

help =
    Tape le numéro d’un choix, sa notation (par exemple « { $example } ») ou le début d’une notation, s’il est unique.
    annuler : annuler ta dernière action, sauf si elle a révélé quelque chose.
    enregistrer NOM : enregistrer la partie dans un fichier.
    journal : montrer ce qui s’est passé jusqu’ici.
    liste : montrer tous les choix en entier.
    pourquoi ACTION : expliquer pourquoi une action n’est pas permise.
    plateau : montrer de nouveau le plateau.
    règles : montrer les règles du jeu.
    quitter : partir ; la partie est enregistrée et pourra reprendre.

undo-done = Action annulée : { $action }.
undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = La dernière action a révélé quelque chose : elle ne peut pas être annulée.
undo-passed = La dernière action est achevée : elle ne peut pas être annulée.
saved = Partie enregistrée dans { $path }
save-how = Donne un nom de fichier : enregistrer NOM
save-failed = Impossible d’écrire { $path } : { $fault }
log-empty = Il ne s’est encore rien passé.
why-how = Donne une action : pourquoi { $example }
why-allowed = « { $action } » est permis maintenant.
not-understood = « { $typed } » n’est pas un choix. Tape un numéro de 1 à { $count }, une notation comme « { $example } », ou aide.
not-understood-close = « { $typed } » n’est pas un choix. Voulais-tu dire « { $example } » ? Tape aide pour en savoir plus.
number-too-big = Il n’y a pas de choix { $typed } : tape un numéro de 1 à { $count }.
ambiguous = Plusieurs choix commencent par « { $typed } » : { $matches }.
and-more = { $some } et { $count } de plus

## La fin

left = La partie est enregistrée. Pour la reprendre :
left-finished = L’enregistrement de cette partie :
winner = { $me ->
    [yes] Tu gagnes !
   *[no] { $name } gagne !
}
winners = { $names } partagent la victoire.
list-and = { $some } et { $last }
standing = { $rank }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-line = { $text } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## tana games

games-seats = { $least } à { $most } joueurs
games-command = Pour jouer : { $command }
games-option = { $option } (--option { $name }=…) : { $values }
default-value = { $value } (par défaut)

## tana replay et tana verify

replay-heading = { $game } · action { $n } sur { $count }
replay-start = { $game } · le début
replay-prompt = Entrée : suite · b : retour · e : fin · q : quitter
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.
verified = { $path } est un enregistrement fidèle : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}, { $finished ->
    [yes] partie finie
   *[no] partie non finie
}.
verified-digest = Empreinte de la dernière position : { $digest }
verified-rules = Rejouée avec les règles qu’elle indique, { $rules } ({ $path }) : celles d’aujourd’hui sont différentes.

## Attente

reading-record = relecture de l’enregistrement
exporting = écriture des tables

## tana compile

compile-rules = { $game } : règles
compile-bots = { $game } : bots
compile-playouts = { $game } : parties au hasard
compile-done = { $games ->
    [one] { $games } jeu compilé.
   *[other] { $games } jeux compilés.
} Le code est dans { $path }

## tana doctor

doctor-mark-good = ok :
doctor-mark-optional = note :
doctor-mark-bad = erreur :
doctor-well = Tout va bien. Pour commencer : tana serve --open
doctor-ill = { $count ->
    [one] { $count } problème trouvé ; voir ci-dessus que faire.
   *[other] { $count } problèmes trouvés ; voir ci-dessus que faire.
}
doctor-python = Tana { $tana } avec Python { $have }
doctor-python-missing = Python { $have } est trop ancien pour Tana { $tana }
doctor-python-next = Installe Python { $need } ou plus récent, et Tana avec lui.
doctor-games = Jeux : { $games }
doctor-games-missing = Ces jeux ne peuvent pas être chargés : { $broken }
doctor-games-next = Pour savoir pourquoi, tape : tana rules et le nom du jeu. Les jeux hors du paquet viennent de TANA_GAMES.
doctor-cache = Le code compilé est dans { $path }
doctor-cache-missing = Le code compilé ne peut pas être enregistré dans { $path } : chaque démarrage recompile
doctor-cache-next = Autorise l’écriture dans ce dossier, ou indiques-en un autre avec TANA_CACHE.
doctor-compiled = Compilés : { $ready }
doctor-compiled-missing = Pas encore compilés : { $rest }
doctor-compiled-next = Cela se fait tout seul au besoin. Pour le faire maintenant : tana compile
doctor-state = Les parties sont enregistrées dans { $path }
doctor-state-missing = Les parties ne peuvent pas être enregistrées dans { $path }
doctor-state-next = Autorise l’écriture dans ce dossier, ou indiques-en un autre avec XDG_STATE_HOME (serveurs : --database).
doctor-web = Les pages web sont installées
doctor-web-missing = Les pages web n’ont pas été construites
doctor-web-next = Dans le dépôt, tape : make web (il faut Node.js). Un paquet wheel les contient déjà.
doctor-offline = Tous les jeux peuvent se jouer dans la page, sans serveur
doctor-offline-missing = Pas encore prêts pour les pages hors ligne : { $rest }
doctor-offline-next = tana serve s’en charge en arrière-plan et a besoin du réseau une fois pour cela. Pour le faire maintenant : tana wasm
doctor-tables = Les tables sont dans { $path }, intactes : { $count }
doctor-tables-missing = Les tables sont abîmées : { $fault }
doctor-tables-next = Arrête le serveur et restaure la dernière sauvegarde : tana restore FICHIER --replace
doctor-backup = La dernière sauvegarde a été vérifiée par une restauration d’essai il y a { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } : { $path }
doctor-backup-missing = La dernière tentative de sauvegarde, il y a { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, n’a pas laissé de bonne copie : { $path } ({ $fault })
doctor-backup-next = Le serveur tourne-t-il, et y a-t-il assez de place ? Pour en faire une maintenant : tana backup FICHIER
doctor-backup-none-missing = Il n’y a pas encore de sauvegarde dans { $path }
doctor-backup-none-next = Un serveur en marche en fait une par jour. Pour en faire une maintenant : tana backup FICHIER
doctor-backup-off-missing = Les sauvegardes régulières sont désactivées
doctor-backup-off-next = Active-les avec --backup-hours 24, ou copie les tables toi-même : tana backup FICHIER
doctor-shared = PostgreSQL répond et les dernières tables sont complètes : { $path }, { $count }
doctor-shared-missing = PostgreSQL : { $fault }
doctor-shared-next = Vérifie --database, le réseau et .pgpass. S’il manque des entrées, restaure une sauvegarde avec pg_restore.
doctor-bus = Redis répond
doctor-bus-missing = Redis ne répond pas : { $fault }
doctor-bus-next = Vérifie --bus. Jusqu’au retour de Redis, les coups des autres arrivent avec jusqu’à une seconde de retard.
doctor-backup-elsewhere-missing = Tana ne sauvegarde pas PostgreSQL
doctor-backup-elsewhere-next = Sers-toi de ses propres outils, par exemple chaque nuit : pg_dump --format=custom
doctor-port = Le port { $port } est libre
doctor-port-missing = Le port { $port } est occupé, peut-être par un autre tana serve
doctor-port-next = Utilise celui qui tourne, ou un autre port : tana serve --port 0
doctor-browser = Un navigateur peut être ouvert
doctor-browser-missing = Aucun navigateur trouvé
doctor-browser-next = Lance tana serve (ou tana serve --lan) et ouvre l’adresse toi-même, sur n’importe quel appareil.
doctor-gpu = Un GPU avec CUDA est disponible pour les simulations
doctor-gpu-missing = Pas de GPU avec CUDA
doctor-gpu-next = Utile seulement pour les simulations. Avec un tel GPU, tape : pip install 'tana-games[gpu]'
doctor-postgres = Le pilote PostgreSQL est installé
doctor-postgres-missing = Pas de pilote PostgreSQL
doctor-postgres-next = Utile seulement pour héberger sur plusieurs machines. Tape : pip install 'tana-games[scale]'
doctor-redis = Le pilote Redis est installé
doctor-redis-missing = Pas de pilote Redis
doctor-redis-next = Utile seulement pour héberger sur plusieurs machines. Tape : pip install 'tana-games[scale]'

## tana service, tana update

service-written = Fichier écrit : { $path }
service-type = systemd ne répond pas ici. Tape : { $command }
service-linger = Pour qu’il continue sans session ouverte, tape : loginctl enable-linger
service-removed = Fichier supprimé : { $path }. Les tables et les réglages sont toujours là.
update-have = Voici Tana { $version }, { $way }. Pour la mettre à jour :
update-checkout = lancée depuis un dépôt
update-pipx = installée avec pipx
update-uv = installée avec uv
update-pip = installée avec pip
update-after = Les tables sont gardées, et le premier démarrage met la base de données à jour. Pour revenir en arrière : installe l’ancienne version et tape tana restore before-update.db --replace
