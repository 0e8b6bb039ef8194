### Peddlers

game-title = Peddlers
game-blurb = Say what is in your crate, true or not. Somebody may open it.

## Choices

action-offer = Offer crate { $crate } as { $good }
    .group = Offer crate { $crate }
action-wave = Wave it through
action-open = Open the crate

## Words for tokens

good-turnips = turnips (1)
good-cheese = cheese (2)
good-spice = spice (3)

## The log

event-dealt = Everybody has four crates.
event-dealt-this = You are dealt crate { $crate }.
event-offered = { $me ->
    [seat] { "" }
   *[none] { $seat } offers a crate of { $good }.
}
event-offered-this = You offer crate { $crate } as { $good }.
event-waved = { $me ->
    [seat] You wave it through.
   *[none] { $seat } waves it through.
}
event-opened = { $me ->
    [seat] You open it: crate { $crate }.
   *[none] { $seat } opens it: crate { $crate }.
}
event-earned = { $me ->
    [seat] You earn { $points }.
   *[none] { $seat } earns { $points }.
}
event-game-over = All carts are empty.

## The table in words

sketch-scale = On the scale
sketch-offer = { $me ->
    [seat] You say: { $good }
   *[none] { $seat } says: { $good }
}
sketch-offered = It is your crate { $crate }
sketch-shown = Opened
sketch-cart = Your cart
sketch-heap = Your crates that were waved through
sketch-crates = { $crates }
sketch-peddlers = The peddlers
sketch-peddler = { $me ->
    [seat] You
   *[none] { $seat }
}: { $points } points, { $hand } on the cart, { $heap } waved through

## How it ended

end-empty = All carts are empty.
score-earned = Earned in sales

## Why not?

why-over = The game is over.
why-not-held = Crate { $crate } is not on your cart.
why-inspect = First wave the crate through or open it.
why-nothing-there = Nothing is on the scale.

## The board

view-seller = Seller
view-shown = Opened so far
view-mine = Only you know
view-hand = Your cart
view-heap = Let through
view-offer = On the scale
view-good = Said to be
view-offered = Your offer
view-crate = Crate
view-in-hand = In the cart
view-in-heap = Let through
view-points = Points
prompt = Offer a crate, or judge the one on the scale.
