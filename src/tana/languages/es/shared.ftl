### Textos comunes a todos los juegos.

seat-unnamed = Asiento { $number }
seat-none = nadie
flag-yes = sí
flag-no = no

option-first = Quién empieza
option-first-random = Al azar
value-on = sí
value-off = no

refusal =
    { $why }
    Regla: { $rule }

variant-notice = Una variante: donde sus componentes difieren de las reglas, valen los componentes.
variant-change = { $what }: { $now } (en lugar de { $before })
