"""Text for people, in their language, from Fluent files beside what they speak about.

`tana/text/shared/<lang>.ftl` holds what all games share, `tana/games/<game>/text/<lang>.ftl` the texts of a game:

    game-title, game-blurb              the name of the game and what it is about
    option-<name>                       an option; option-<name>-<value> one of its values
    action-<word>                       a choice, as an imperative without a full stop
    action-<word>.group                 optional: what all choices with that word share, without the last argument
    event-<kind>                        one sentence of the log; { "" } for a kind that needs none
    <domain>-<token>                    the name of a token; without one the token stands for itself
    view-<field>                        optional: what a board that is drawn from the view's fields calls one of them
    prompt                              optional: what such a board says to the player whose turn it is
    face-<mark>                         optional: a mark on the tiles of the board that differs between languages

Arguments are variables. For every argument `x` of a text there is `$x`, its name in the reader's language, and
`$x-is`, the token itself, to select on. If the reader is one of the seats that a text speaks about, `$me` is the
name of that argument, else `none`:

    event-stole = { $me ->
        [seat] You steal a token from { $victim }.
        [victim] { $seat } steals a token from you.
       *[none] { $seat } steals a token from { $victim }.
    }
"""

from tana.text.text import Text
from tana.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Text", "Words"]
