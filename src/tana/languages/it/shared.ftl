### Testi comuni a tutti i giochi.

seat-unnamed = Posto { $number }
seat-none = nessuno
flag-yes = sì
flag-no = no

option-first = Chi comincia
option-first-random = A sorte
value-on = sì
value-off = no

refusal =
    { $why }
    Regola: { $rule }

variant-notice = Una variante: dove i suoi componenti si discostano dalle regole, valgono i componenti.
variant-change = { $what }: { $now } (invece di { $before })
