game-title = Coins
game-blurb = Heads or tails.
score-heads = Heads
end-rounds = All rounds are played.
why-over = The game is over.
