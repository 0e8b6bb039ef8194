### Textes communs à tous les jeux.

seat-unnamed = Place { $number }
seat-none = personne
flag-yes = oui
flag-no = non

option-first = Qui commence
option-first-random = Au hasard
value-on = oui
value-off = non

refusal =
    { $why }
    Règle : { $rule }

variant-notice = Une variante : là où son matériel diffère des règles, c’est le matériel qui compte.
variant-change = { $what } : { $now } (au lieu de { $before })
