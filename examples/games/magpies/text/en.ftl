### Magpies

game-title = Magpies
game-blurb = A shiny thing is turned up. Everybody lays a pebble in secret; the highest one that nobody else has laid takes it.

## Options

option-ties = When nobody takes the trinkets
option-ties-stay = they stay for the next round
option-ties-lost = they are lost

## Choices

action-lay = Lay pebble { $pebble }, { $dress }
    .group = Lay pebble { $pebble }

## Words for tokens

trinket-pin = a pin (1)
trinket-button = a button (2)
trinket-thimble = a thimble (3)
trinket-bead = a glass bead (4)
trinket-bell = a little bell (5)
trinket-key = a key (6)
trinket-coin = a coin (7)
trinket-ring = a ring (8)
dress-bare = bare
dress-feathered = with the feather

## The log

event-turned-up = Round { $round }: { $trinket } is turned up.
event-laid = { $me ->
    [seat] { "" }
   *[none] { $seat } has laid a pebble.
}
event-laid-this = You lay pebble { $pebble }, { $dress }.
event-shown = { $me ->
    [seat] You show your { $pebble }, { $dress }.
   *[none] { $seat } shows a { $pebble }, { $dress }.
}
event-took = { $me ->
    [seat] You take what lies there, worth { $worth }.
   *[none] { $seat } takes what lies there, worth { $worth }.
}
event-nobody-took = Nobody laid a pebble of their own: { $worth } for nobody.
event-game-over = The game is over.

## The table in words

sketch-round = Round { $round } of { $rounds }
sketch-lying = Lying there: { $worth }
sketch-unseen = Still in the box, one of them for ever
sketch-trinket = { $trinket }
sketch-laid = You have laid { $pebble }, { $dress }
sketch-magpies = The magpies
sketch-magpie = { $me ->
    [seat] You
   *[none] { $seat }
}: { $won } won, pebbles { $pebbles }{ $feather }{ $laid }
sketch-feather = , a feather
sketch-no-feather = { "" }
sketch-has-laid = , has laid one
sketch-has-not-laid = { "" }

## The board

view-round-number = Round
view-lying = Worth of what lies there
view-lost = Lost for ever
view-unseen = Still in the box, one of them for ever
view-pebbles = Pebbles
view-feather = The feather
view-has-laid = Has laid a pebble
view-won = Won
view-laid = You have laid
view-pebble = Pebble
view-dress = How
prompt = Choose a pebble to lay.

## How it ended

end-rounds = All rounds have been played.
score-trinkets = Worth of the trinkets

## Why not?

why-over = The game is over.
why-spent = Pebble { $pebble } has been spent.
why-no-feather = The feather has been spent.
