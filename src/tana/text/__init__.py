"""Texts in the reader's language, from Fluent files.

`tana/text/shared/en.ftl` has the texts that all games share, `tana/games/<game>/text/en.ftl` those of a game; other
languages have theirs in `tana/languages/<lang>/shared.ftl` and `tana/languages/<lang>/games/<game>.ftl`:

    game-title, game-blurb              the name of the game and what it is about
    option-<name>                       an option; option-<name>-<value> one of its values
    action-<word>                       a choice, as an imperative without a full stop
    action-<word>.group                 optional: a label for choices that differ only in the last argument
    event-<kind>                        one sentence of the log; { "" } for a kind that needs none
    <domain>-<token>                    the name of a token; the default is the token itself
    view-<field>                        optional: the name of a field on a board that is drawn from the view's fields
    prompt                              optional: the prompt of such a board for the player who decides
    face-<mark>                         optional: a mark on the tiles of the board that differs between languages

Arguments are variables. For every argument `x` of a text, `$x` is its name in the reader's language, and `$x-is` the
token, for use in selectors. If one argument is the reader's seat, `$me` is that argument's name, else `none`:

    event-stole = { $me ->
        [seat] You steal a token from { $victim }.
        [victim] { $seat } steals a token from you.
       *[none] { $seat } steals a token from { $victim }.
    }
"""

from tana.text.text import Text
from tana.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Text", "Words"]
