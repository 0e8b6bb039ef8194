"""Recovery words: twelve words that stand for 128 random bits and a checksum (BIP-39), in the page's languages.

The server stores a hash of the bits alone. They are random, so a plain hash cannot be guessed back.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import cache

from mnemonic import Mnemonic

from tana.server.tables.refusal import Refuse

LISTS = {"en": "english", "it": "italian", "es": "spanish", "fr": "french"}
"""The word list of a language; languages without one use the English words."""
SECRET_BYTES = 16
WORDS = 12


@cache
def _list(name: str) -> Mnemonic:
    return Mnemonic(name)


@cache
def _spelling(name: str) -> dict[str, str]:
    """Every word of a list by its letters without accents, which tell all words of a list apart."""
    return {_without_accents(word): word for word in _list(name).wordlist}


def _without_accents(text: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def new_words(language: str) -> list[str]:
    """Twelve new words in a language; English where it has no list."""
    made = _list(LISTS.get(language, "english")).to_mnemonic(secrets.token_bytes(SECRET_BYTES))
    return unicodedata.normalize("NFC", made).split()


def words_hash(typed: str) -> str:
    """What the server stores of words as somebody typed them; raises `Refuse` unless they belong together.

    Case, commas and accents do not matter.
    """
    words = _without_accents(typed).lower().replace(",", " ").split()
    if len(words) != WORDS:
        raise Refuse("bad-request", f"there are {WORDS} recovery words; these are {len(words)}")
    for name in LISTS.values():
        spelled = [_spelling(name)[word] for word in words if word in _spelling(name)]
        if len(spelled) == WORDS and _list(name).check(" ".join(spelled)):
            bits = bytes(_list(name).to_entropy(spelled))
            return hashlib.sha256(b"tana/recovery/" + bits).hexdigest()
    raise Refuse("bad-request", "these words do not belong together: one is misspelled, missing or in the wrong place")
