### Magpies

game-title = Magpies
game-blurb = A shiny thing is turned up. Everybody lays a pebble in secret; the highest one that nobody else has laid takes it.

## Options

option-ties = When nobody takes the trinkets
option-ties-stay = they stay for the next round
option-ties-lost = they are lost

## Choices

action-lay = Lay pebble { $pebble }
    .group = Lay a pebble

## The log

event-turned-up = Round { $round }: a trinket worth { $trinket } is turned up.
event-laid = { $me ->
    [seat] { "" }
   *[none] { $seat } has laid a pebble.
}
event-laid-this = You lay pebble { $pebble }.
event-shown = { $me ->
    [seat] You show your { $pebble }.
   *[none] { $seat } shows a { $pebble }.
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
sketch-unseen = Still in the box, one of them for ever: { $trinkets }
sketch-laid = You have laid { $pebble }
sketch-magpies = The magpies
sketch-magpie = { $me ->
    [seat] You
   *[none] { $seat }
}: { $won } won, pebbles { $pebbles }{ $laid }
sketch-has-laid = , has laid one
sketch-has-not-laid = { "" }

## How it ended

end-rounds = All { $rounds } rounds have been played.
score-trinkets = Worth of the trinkets

## Why not?

why-over = The game is over.
why-spent = Pebble { $pebble } has been spent.
