### Texts that all games share.

seat-unnamed = Seat { $number }
seat-none = nobody
flag-yes = yes
flag-no = no

option-first = Who begins
option-first-random = drawn at random
value-on = yes
value-off = no

refusal = { $why } ({ $rule })

variant-notice = A variant: these components are different, and where the rules say otherwise, these count.
variant-change = { $what }: { $now } (otherwise { $before })
