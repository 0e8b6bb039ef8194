### The board of Buddel-Bande.

haystack = { $count ->
    [0] The haystack is empty
    [one] Haystack: one mole waits
   *[other] Haystack: { $count } moles wait
}
on-haystack = on the haystack
in-hole = in hole { $hole }
frozen = frozen beside the dog
just-moved = just moved: you may look
hole = hole { $hole }, { $sign }
dog-here = the dog is here
dog = Daniel the dachshund, at hole { $hole }
dice = Dice: { $piece }, { $sign }
dice-none = Dice, not rolled yet
den = { $name }: den of the { $clan }, { $home } at home
peek = One of the { $clan }
portrait = { $clan }, { $home } of 3 at home
entrance = Entrance to the dens: flower, leaf and clover
tip-frozen = Frozen: the dog is at its hole. It cannot move until the dog has gone.
tip-entrance = Den entrance. It has all three symbols: a mole with no matching hole ahead runs home.
tip-dice = One die says who moves, the other where to: the next free hole ahead with that symbol.
tip-dog = Daniel runs to any hole with the symbol and holds the mole that is there.
done-leave = Do not look
done-decline = Do not move

prompt-roll = Roll the dice.
prompt-mole = Move any mole that glows, yours or not.
prompt-dog = Send the dog to a hole with the symbol.
prompt-both = Move a mole, or send the dog to a hole with the symbol.
prompt-dog-to = The dog: where to? Tap a hole that glows.
prompt-look = You may look under the mole you moved: tap it. Or leave it.
prompt-decline = You would only bring others home: move, or decline.

first-goal = bring your three moles home first
learn-1 = Four clans of three moles race from the haystack to their dens. Seen from above only the size shows, not the clan.
learn-2 = Roll both dice. One says what moves, the other where to: the next free hole ahead with that symbol.
learn-3 = You may move anybody’s mole, and then look secretly under it. Remember what you saw!
learn-4 = A mole beside the dog is frozen. The first player with three moles at home wins, no matter who moved them.

# The lesson: a chapter, then its steps
lesson-roll = Rolling and running
lesson-roll-1 = The path leads from the haystack through 21 holes to the dens. Three moles are of your clan, a small, a medium and a large one, but from above only the size shows.
lesson-roll-2 = Tap the dice.
lesson-roll-3 = One die says who moves, the other where to. Tap a mole that glows: it runs to the next free hole with that symbol. You may move anybody’s mole!
lesson-roll-4 = Now you may secretly look under it, or leave it. Choose.
lesson-look = A secret look
lesson-look-1 = Move the medium mole that glows. Whose is it?
lesson-look-2 = Tap it once more and look.
lesson-look-3 = Only you saw its clan; everybody saw that you looked. Without the memory aid it is shown once: remember it.
lesson-dog = The dachshund
lesson-dog-1 = The dachshund holds a mole: beside it nobody can move. You have rolled the dog and a leaf.
lesson-dog-2 = Send it to one of the two holes that glow. It may go backwards too.
lesson-dog-3 = The mole in the middle is free, another one is held. That is how you can stop a player who is about to win.
lesson-home = Home
lesson-home-1 = You have rolled a small mole and a clover. Ahead of the small mole near the dens, no clover is left.
lesson-home-2 = So it runs home. Tap it.
lesson-home-3 = At home it shows its clan and goes into that den, no matter who moved it. This one is yours!
lesson-decline = Saying no
lesson-decline-1 = Two small moles are at home, yours among them. So you know that the third one is not yours, and your roll would bring it home.
lesson-decline-2 = When you can only help somebody else and are certain of it, you may decline: tap the button.
lesson-decline-3 = It stays where it is. But everybody has learned something about you.
lesson-win = Winning
lesson-win-1 = Two of yours are at home, and you have rolled a large mole and a clover. Bring the third one home.
lesson-win-2 = A clan wins with its third mole at home, no matter who moved it. That is all: go and play!

moment-home = A mole comes home!

figure-pieces = Moles of three sizes, the four clans, the three symbols of the holes, and the dachshund.
figure-start = All moles are on the haystack; the path leads to the dens.
figure-both = The dice let you move a mole or the dog: whatever glows may move.
figure-end = Late in a game: the first moles are home in their dens.
