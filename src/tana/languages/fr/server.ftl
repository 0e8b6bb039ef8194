### Le serveur de tables en ligne de commande, et rejoindre une table depuis un terminal.

serve-here = Les tables sont ouvertes à l’adresse { $address }
serve-lan = Pour les autres sur ton réseau : { $address }
serve-lan-none = Cette machine n’a pas d’adresse que d’autres puissent joindre.
serve-proxy = Adresse publique : { $address }
serve-data = Les parties sont enregistrées dans { $path }
serve-stop = Ctrl+C pour arrêter. Après un redémarrage, toutes les parties peuvent reprendre.
worker-here = Ce processus joue les bots de la base { $path }. Ctrl+C pour arrêter ; les autres continuent.

invite-house = Qui ouvre ce lien dans un délai de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} peut créer des tables dans cette maison :
backup-done = { $tables ->
    [one] { $tables } table enregistrée
   *[other] { $tables } tables enregistrées
} dans { $path }
restore-done = { $tables ->
    [one] { $tables } table restaurée
   *[other] { $tables } tables restaurées
} dans { $path }
export-done = { $records ->
    [one] { $records } partie finie
   *[other] { $records } parties finies
} et { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
} : le tout est dans { $path }
verified-luck = Son hasard découle du secret et de ce que les places ont ajouté, et aucun numéro ne manque.
verified-consents = { $times ->
    [one] D’après ce reçu, tout le monde a accepté { $times } fois de reprendre des coups.
   *[other] D’après ce reçu, tout le monde a accepté { $times } fois de reprendre des coups.
}
verified-bound = Table { $table }, joueurs : { $names }
verified-signed = Signé par les joueurs des places { $seats }, qui ont vu la même partie.
luck-proven = Hasard prouvé : il concorde avec tout ce qui a été gardé et montré.
luck-proven-unseen = Hasard prouvé pour la partie de ce reçu. Pour savoir si c’est la partie qu’on t’a montrée, ajoute --seen avec le fichier gardé par ta page ou par tana join.
luck-doubt-no-commitment = Hasard non prouvable : personne n’a gardé l’engagement d’avant la partie, donc le serveur a pu choisir son secret en dernier. Ajoute --seen ou --commitment.
luck-doubt-no-contribution = Hasard non prouvable : rien de toi n’en fait partie, donc le serveur a pu tout connaître d’avance. Ajoute --seen ou --contribution.
luck-doubt-consent = Hasard non prouvable : le reçu dit que tu as accepté de reprendre des coups, et rien ici ne le montre. Si tu ne l’as pas fait sur un autre appareil, il est faux.
luck-doubt-unfinished = Hasard non prouvable : le reçu s’arrête avant la fin de la partie.
luck-doubt-no-rules = Hasard non prouvable : avec les règles d’aujourd’hui, la partie est autre, et celles qu’indique le reçu manquent ici. Place { $rules }.tana-rules à côté.
luck-of-a-page = Partie jouée dans une page sans serveur : la page a tiré elle-même le hasard, et son joueur a pu le choisir.
luck-not-claimed = Hasard non prouvable : cet enregistrement n’affirme rien sur son hasard.
luck-false = { $path } : hasard faux : { $fault }

export-refused = Table laissée de côté, { $table } : { $why }

join-code = Compare avec les autres : tout le monde doit avoir le code { $code }
join-luck-kept = Ce qu’on t’a montré est gardé dans { $path }, avec le reçu à côté.
join-luck-proven = Ce terminal a vérifié le hasard de la partie : il est prouvé.
join-luck-not-provable = Le hasard de la partie ne peut pas être prouvé ; « tana verify » dit pourquoi.
join-luck-violation = Le hasard de la partie est faux : { $fault }

join-gathering = On attend le début de la partie.
join-host-start = Appuie sur Entrée pour lancer la partie.
join-waiting = { $name } décide.
join-lost = Connexion perdue ; nouvel essai.
join-undo-asked = { $name } demande à annuler un coup. D’accord ? (oui/non)
join-yes = oui
join-seat = Tu es à la place { $seat }.
join-watching = Tu regardes.
join-closed = La table est fermée.
join-refused = Cela n’a pas marché : { $code }
join-left = Ta place reste à toi. Pour revenir, relance la même commande.
join-back = Te revoilà ! Un bot a joué pour toi ; maintenant, c’est de nouveau toi qui décides.
join-help =
    Tape le numéro d’un choix, sa notation (par exemple « { $example } ») ou le début d’une notation, s’il est unique.
    annuler : annuler ta dernière action, ou demander l’accord des autres là où la table le permet.
    journal : montrer ce qui s’est passé jusqu’ici.
    liste : montrer tous les choix en entier.
    pourquoi ACTION : expliquer pourquoi une action n’est pas permise.
    plateau : montrer de nouveau le plateau.
    règles : montrer les règles du jeu.
    quitter : partir ; ta place reste à toi.

### Notifications.

notice-turn-title = { $game } : à toi de jouer
notice-turn-body = C’est à { $name } de jouer, à la table avec { $others }.
notice-turn-answer-title = { $game } : on attend ta réponse
notice-turn-answer-body = { $name } doit donner une réponse, à la table avec { $others }.
notice-reminder-title = { $game } : le temps presse
notice-reminder-body = C’est toujours à { $name } de jouer, à la table avec { $others }.
notice-reminder-answer-title = { $game } : le temps presse
notice-reminder-answer-body = { $name } doit toujours donner une réponse, à la table avec { $others }.
notice-withdrawn-title = Rien à faire
notice-withdrawn-body = Tu as joué sur un autre appareil, ou le tour est passé.
notice-test-title = Tana
notice-test-body = Ceci est un test. Les notifications arriveront ici.

remind-none = Personne ne doit jouer.
remind-line = { $table }  { $game } : { $name }, { $hours ->
    [0] depuis moins d’une heure
    [one] depuis { $hours } heure
   *[other] depuis { $hours } heures
}
remind-until = jusqu’au { $time }
remind-sent = notification envoyée
remind-queued = notification en attente
remind-off = ne veut pas de notifications
remind-known = notification au prochain tour

### Données dérivées

rebuild-done = { $tables ->
    [one] { $tables } table lue
   *[other] { $tables } tables lues
} ; { $results ->
    [one] { $results } partie finie
   *[other] { $results } parties finies
}.
### L’hôte d’une maison

serve-host = Page de l’hôte : { $address }  clé : { $key }
host-none = Rien à montrer.
host-version = Tana { $version }, Python { $python }
host-counts = Personnes : { $people }, tables : { $tables }
host-load = Pages connectées : { $connections } ; 95 réponses sur 100 en moins de { $ms } ms ; charge { $processor } par processeur
host-admission = Inscription : { $admission }
host-disk = { $free } Mo libres, base de données { $used } Mo
host-backup = Dernière sauvegarde vérifiée : { $time }
host-backup-failed = La dernière sauvegarde a échoué : { $fault }
host-start = Démarré : { $time }, { $why ->
    [first] il n’y avait pas de serveur auparavant
    [stopped] le serveur précédent a été arrêté
    [killed] le serveur précédent s’est arrêté sans prévenir
    [restored] restauré d’une sauvegarde
   *[moved] transféré depuis un fichier
}
host-limit = { $name ->
    [tables] { $most } tables en mémoire
    [connections] { $most } connexions
    [connections_of_an_address] { $most } connexions par adresse
    [watchers_of_a_table] { $most } spectateurs par table
    [devices_of_a_holder] { $most } appareils par personne
   *[free_disk_bytes] { $most } Mo du disque restent libres
}
host-announced = Annonce : { $text }
host-failures = Notifications : { $failing ->
    [one] { $failing } canal les refuse
   *[other] { $failing } canaux les refusent
}, { $waiting } en attente
host-person = { $name }, { $devices ->
    [one] { $devices } appareil
   *[other] { $devices } appareils
}, dernière visite : { $seen }
host-banned = exclusion
host-here = ici en ce moment
host-away = pas là
host-phase = { $phase ->
    [gathering] en attente
    [playing] en cours
    [over] finie
   *[other] fermée
}
host-failure = { $channel } a échoué { $failures } fois ; prochain essai : { $time }

### Le calendrier des échéances

calendar-name = Tana
calendar-event = À toi de jouer : { $game } avec { $others }

### Le classement

host-open-tables = Tables ouvertes : { $who ->
    [off] désactivées
    [everybody] pour les inconnus aussi
   *[house] pour les gens de cette maison
}
ratings-ladder = { $game }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
ratings-none = Aucune partie classée n’est encore finie.
ratings-right = { $games ->
    [one] { $games } partie recalculée : les cotes concordent.
   *[other] { $games } parties recalculées : toutes les cotes concordent.
}
ratings-wrong = { $faults ->
    [one] { $faults } partie diffère de son résultat. tana rebuild recalcule les cotes.
   *[other] { $faults } parties diffèrent de leur résultat. tana rebuild recalcule les cotes.
}
