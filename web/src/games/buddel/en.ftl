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
done-leave = Do not look
done-decline = Do not move

prompt-roll = Roll the dice.
prompt-mole = Move a mole that glows, whoever it belongs to.
prompt-dog = Send the dog to a hole with the symbol.
prompt-both = Move a mole, or send the dog to a hole with the symbol.
prompt-look = You may look under the mole you moved: tap it. Or leave it.
prompt-decline = You would only bring others home: move, or do not.

learn-1 = Four clans of three moles race from the haystack to their dens. Seen from above only the size shows, not the clan.
learn-2 = Roll both dice. One says what moves, the other where to: the next free hole ahead with that symbol.
learn-3 = You may move anybody’s mole, and then look secretly under it. Remember what you saw!
learn-4 = A mole beside the dog is frozen. Who has three moles at home first wins, whoever moved them.

lesson-race = The path leads from the haystack through 21 holes to the dens. Every hole shows a flower, a leaf or a clover.
lesson-own = The badge at your name is your clan. Three of the moles are yours: a small, a medium and a large one.
lesson-roll = Your turn: tap the dice.
lesson-move = Tap a mole that glows. It runs to the next free hole with the symbol you rolled. It may be anybody’s mole!
lesson-look = Now you may look secretly whose it is: tap the mole. Everybody sees that you look, but not what you see.
lesson-dog = The dog may go to any hole with the symbol. A mole beside it is frozen until it leaves.
lesson-home = A mole came home and showed its clan. Three of a clan at home win. Play on as long as you like.
