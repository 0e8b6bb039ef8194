### Texts that all games share.

seat-unnamed = Seat { $number }
seat-none = nobody
flag-yes = yes
flag-no = no

option-first = Who begins
option-first-random = Drawn at random
value-on = yes
value-off = no

refusal =
    { $why }
    Rule: { $rule }

variant-notice = A variant: where its components differ from the rules, the components count.
variant-change = { $what }: { $now } (instead of { $before })
