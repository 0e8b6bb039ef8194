"""Recovery words: twelve words that encode 128 random bits and a checksum (BIP-39), in several languages.

The server stores only a hash of the bits. It needs no salt or slow hash, since the bits are random.
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
    """Each word of a list by its spelling without accents, which is unique in every list."""
    return {_without_accents(word): word for word in _list(name).wordlist}


def _without_accents(text: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def new_words(language: str) -> list[str]:
    """Generate twelve words in a language; English if the language has no list."""
    made = _list(LISTS.get(language, "english")).to_mnemonic(secrets.token_bytes(SECRET_BYTES))
    return unicodedata.normalize("NFC", made).split()


def words_hash(typed: str) -> str:
    """The hash to store or look up for typed words; raises `Refuse` if the words or their checksum are wrong.

    Case, commas and accents do not matter.
    """
    words = _without_accents(typed).lower().replace(",", " ").split()
    if len(words) != WORDS:
        raise Refuse("bad-request", f"expected {WORDS} recovery words, got {len(words)}")
    for name in LISTS.values():
        spelled = [_spelling(name)[word] for word in words if word in _spelling(name)]
        if len(spelled) == WORDS and _list(name).check(" ".join(spelled)):
            bits = bytes(_list(name).to_entropy(spelled))
            return hashlib.sha256(b"tana/recovery/" + bits).hexdigest()
    raise Refuse("bad-request", "these are not valid recovery words: one may be misspelled or in the wrong place")
