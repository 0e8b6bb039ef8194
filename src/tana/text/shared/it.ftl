### Testi comuni a tutti i giochi.

seat-unnamed = Posto { $number }
seat-none = nessuno
flag-yes = sì
flag-no = no

option-first = Chi comincia
option-first-random = a sorte
value-on = sì
value-off = no

refusal = { $why } ({ $rule })

variant-notice = Una variante: questi componenti sono diversi, e dove le regole dicono altro valgono questi.
variant-change = { $what }: { $now } (di solito { $before })
