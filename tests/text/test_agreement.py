"""Articles and endings fit the names that are filled in: every text with every name that it can have.

English: "a" and "an". Italian: articles before every sound, and adjectives in the gender of their noun. Spanish:
contractions, "y" and "o" before their own sound, articles, adjectives and plurals, and signs that open a sentence.
French: elision, contraction, gender and narrow spaces. German:
articles and adjectives in the gender of their noun, and names that are filled in only where the nominative fits.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.text.language_files import board_file
from tests.text.test_complete import GAMES, domains_of, each_translation, messages, reasons_of, variables

import tana
from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.game import Game
from tana.text import Text
from tana.text.words import Value, source

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
NAMES = ("Ada", "Zoe", "Bruna", "Oreste", "Pina")
MOST_FILLED = 4_000
"""Combinations of names of one text; where there are more, every name is tried with some of the others."""

each_game = pytest.mark.parametrize("name", GAMES)

# --- English -------------------------------------------------------------------------------------------------

VOWEL = re.compile(r"\b(?:a|A) ((?!one\b|once\b|uni|use|Uly\b|eu)[aeiouAEIOU]\w*)")
CONSONANT = re.compile(r"\b(?:an|An) ((?!hour|honest|heir)[^aeiouAEIOU\W]\w*|one\b|uni\w+|use\w*)")


def english_faults(text: str) -> list[str]:
    text = text.replace(OPEN, "").replace(CLOSE, "")
    return [found.group() for found in (*VOWEL.finditer(text), *CONSONANT.finditer(text))]


# --- Italian -------------------------------------------------------------------------------------------------

OPEN, CLOSE = "\u2068", "\u2069"
"""Around every name that is filled in: an article is only looked at where it was not written with its noun."""
IMPURE = r"(?:s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y)"
SHORT = r"\b(?:un|il|del|al|dal|nel|sul|quel)"
LONG = r"\b(?:uno|lo|dello|allo|dallo|nello|sullo|quello)"
FULL = r"\b(?:il|del|al|dal|nel|sul|lo|la|una|dello|della|alla|dalla|nella|sulla|quella)"
ARTICLES = [
    re.compile(rule, re.IGNORECASE)
    for rule in (
        rf"{SHORT} {OPEN}{IMPURE}\w*",
        rf"{FULL} {OPEN}[aeiou]\w+",
        rf"{LONG} {OPEN}(?!{IMPURE})[b-df-hj-np-tv-z]\w*",
    )
]
FEMININE = [
    "galleria",
    "Talpa",
    "pila",
    "tessera",
    "carta",
    "tana",
    "piuma",
    "foglia",
    "volpe",
    "pecora",
    "chiave",
    "reliquia",
]
MASCULINE = [
    "cubetto",
    "bottone",
    "cane",
    "lupo",
    "mazzo",
    "topo",
    "ditale",
    "filo",
    "segnalino",
    "tris",
    "trifoglio",
    "fiore",
]
ENDINGS = [
    "giall",
    "ross",
    "bianc",
    "arancion",
    "azzurr",
    "vuot",
    "pien",
    "piccol",
    "grand",
    "medi",
    "nascost",
    "copert",
]


def italian_faults(text: str) -> list[str]:
    faults = [found.group().replace(OPEN, "") for rule in ARTICLES for found in rule.finditer(text)]
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    for nouns, wrong in ((FEMININE, "o"), (MASCULINE, "a")):
        rule = rf"\b(?:{'|'.join(nouns)}) (?:{'|'.join(ENDINGS)}){wrong}\b"
        faults += [found.group() for found in re.finditer(rule, plain, re.IGNORECASE)]
    return faults


# --- Spanish -------------------------------------------------------------------------------------------------

SPANISH_FEMININE = (
    "bellota|carta|columna|entrega|fila|ficha|flor|habitación|hoja|hormiga|lombriz|loseta|madriguera|mariquita|misión"
    "|mochila|oferta|oveja|partida|perra|pila|pluma|reliquia|ronda"
)
SPANISH_MASCULINE = (
    "botón|camino|caracol|clan|cubo|dado|dedal|espacio|evento|favor|gato|hoyo|huerto|lobo|mazo|pajar|perro|premio"
    "|proyecto|ratón|rebaño|reloj|topo|trébol|trío|túnel|turno"
)
SPANISH_ENDINGS = "amarill|roj|blanc|negr|morad|vací|llen|pequeñ|median|ocult|nuev|descubiert|tapad|voltead|much|tod"
SPANISH = [
    re.compile(rule, re.IGNORECASE)
    for rule in (
        r"\b(?:de|a) el\b(?! (?:uno|otro)\b)",
        r"\by h?i(?![aeo])\w*",
        r"\bo h?o\w*",
        rf"\b(?:el|un|del|al|este|ese|ningún) (?:{SPANISH_FEMININE})\b",
        rf"\b(?:la|una|esta|esa|ninguna) (?:{SPANISH_MASCULINE})\b",
        rf"\b(?:{SPANISH_FEMININE}) (?:{SPANISH_ENDINGS})os?\b",
        rf"\b(?:{SPANISH_MASCULINE}) (?:{SPANISH_ENDINGS})as?\b",
        r"\b(?:1|una?) (?!más\b|menos\b)\w{2,}s\b",
    )
]
SIGNS = [re.compile(r"^[^¿]*?\w\?"), re.compile(r"^[^¡]*?\w!"), re.compile(r"¿[^?]*$"), re.compile(r"¡[^!]*$")]
"""A question or an exclamation that is not opened, or not closed."""


def spanish_faults(text: str) -> list[str]:
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    return [found.group() for rule in (*SPANISH, *SIGNS) for found in rule.finditer(plain)]


# --- French --------------------------------------------------------------------------------------------------

NARROW = "\u202f"
FEMININE_FRENCH = "taupe|carte|tuile|pile|clé|plume|couronne|petite|grande"
MASCULINE_FRENCH = "cube|trio|tunnel|bouton|fil|dé|joker|sceptre|calice|chineur|guetteur|fonceur|coquin"
FRENCH = [
    re.compile(rule, re.IGNORECASE)
    for rule in (
        rf"\b(?:le|la|de|que|ne|se|me|te|je) {OPEN}[aeiouyàâéèêëîïôœùû]\w*",
        rf"\b(?:à|de) (?:(?:le|les) {OPEN}|{OPEN}(?:le|les) )\w*",
        rf"\b(?:le|un|du|au|ton) {OPEN}?(?:{FEMININE_FRENCH})\b",
        rf"\b(?:la|une|ta) {OPEN}?(?:{MASCULINE_FRENCH})\b",
        rf"\b(?:{FEMININE_FRENCH}) {OPEN}?(?:retardataire )?(?:blanc|vert|bleu|violet|moyen)\b",
        rf"\b(?:{MASCULINE_FRENCH}) (?:à coudre )?{OPEN}?(?:blanche|verte|bleue|violette)\b",
        rf"\w+[{CLOSE}.)]*[ \xa0]?[;:!?»](?!\w)",
    )
]
"""Elision and contraction before a name, its gender, and the narrow space before high punctuation."""


def french_faults(text: str) -> list[str]:
    return [found.group().replace(OPEN, "").replace(CLOSE, "") for rule in FRENCH for found in rule.finditer(text)]


# --- German --------------------------------------------------------------------------------------------------

COLOURS = r"(?:gelb|rot|weiß|grün|blau|klein|mittler|groß|beliebig|unbekannt)"
DER = r"(?:Maulwurf|Trödelmaulwurf|Stapel|Tunnel|Stein|Joker|Knopf|Schlüssel|Fingerhut|Kelch|Hügel|Dackel|Bau|Zeiger)"
DIE = r"(?:Karte|Gunstkarte|Bande|Feder|Krone|Reihe|Spalte|Maus|\w+maus|Tasche|Blume|Quest|Katzenpfote|Rückseite)"
DAS = r"(?:Klötzchen|Trio|Plättchen|Garn|Zepter|Blatt|Relikt|Schaf|Ereignis|Beet|Klettermäuschen)"
SINGULAR = r"(?:Maulwurf|Trödelmaulwurf|Stein|Knopf|Fingerhut|Kelch|Trio|Garn|Blatt|Relikt|Schaf|Ereignis|Beet)"
"""Of those with "ein": the nouns whose plural is another word."""
GERMAN = [
    re.compile(rule, re.IGNORECASE)
    for rule in (
        rf"\beine (?:{COLOURS}\w* )?(?:{DER}|{DAS})\b",
        rf"\b[kmds]eine (?:{COLOURS}\w* )?{SINGULAR}\b",
        rf"\b[kmds]?ein (?:{COLOURS}\w* )?{DIE}\b",
        rf"\bdas (?:{COLOURS}\w* )?(?:{DER}|{DIE})\b",
        rf"\b(?:den|dem) (?:{COLOURS}\w* )?{DIE}\b",
        rf"\b(?:der|die|das|den|dem|des|einen|einem|keinen|keinem) {COLOURS}(?:er|es)\b",
        rf"\b{COLOURS}es (?:{DER}|{DIE})\b",
        rf"\b{COLOURS}er {DAS}\b",
        rf"\bein {COLOURS}e? \w+",
    )
]


def german_faults(text: str) -> list[str]:
    text = text.replace(OPEN, "").replace(CLOSE, "")
    return [found.group() for rule in GERMAN for found in rule.finditer(text)]


FAULTS = {
    "en": english_faults,
    "it": italian_faults,
    "es": spanish_faults,
    "fr": french_faults,
    "de": german_faults,
}

# --- every text with every name ------------------------------------------------------------------------------


def combinations(domains: Mapping[str, tuple[str, ...]]) -> Iterator[dict[str, str]]:
    """One token for each argument: all combinations, or, of very many, every token with some of the others."""
    names, sizes = list(domains), [len(tokens) for tokens in domains.values()]
    count = 1
    for size in sizes:
        count *= size
    if count <= MOST_FILLED:
        for tokens in itertools.product(*domains.values()):
            yield dict(zip(names, tokens, strict=True))
        return
    for turn in range(max(sizes)):
        yield {name: domains[name][(turn * (1 + at)) % sizes[at]] for at, name in enumerate(names)}


class MarkedText(Text):
    """Texts with marks around the names that are filled in."""

    def token(self, domain: str, token: str) -> Value:
        found = super().token(domain, token)
        return f"{OPEN}{found}{CLOSE}" if isinstance(found, str) else found


def tokens_of(arguments: tuple[Argument, ...]) -> dict[str, tuple[str, ...]]:
    return {one.name: (one.of.tokens[:2] if one.of.name == SEAT.name else tuple(one.of.tokens)) for one in arguments}


def spoken(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """Choices, events, reasons, ends and scores, as a player and a spectator read them."""
    domain_of = {
        **{f"action-{family.word}": family.arguments for family in game.actions.families},
        **{f"event-{kind.name}": kind.arguments for kind in game.events.kinds},
        **{reason.text: reason.arguments for reason in reasons_of(game)},
    }
    for reader in (0, None):
        text = MarkedText(game, language, NAMES, reader)
        for id, arguments in domain_of.items():
            for tokens in combinations(tokens_of(tuple(arguments))):
                yield id, text.fill(id, text._arguments(arguments, tokens))


@cache
def web_bundle(name: str, language: str) -> FluentBundle:
    """The texts of a board, with those of its game below them."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (source(f"tana.games.{name}", language), board_file(name, language).read_text(encoding="utf-8")):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def on_the_board(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Texts of the board that are filled with names of the game: a variable is called as its domain."""
    domains, game = domains_of(tana.game(name)), MarkedText(tana.game(name), language, NAMES)
    bundle = web_bundle(name, language)
    for id, used in web_variables(name, language).items():
        known = {one: tuple(sorted(domains[domain_of(one)])) for one in used if domain_of(one) in domains}
        for tokens in combinations(known):
            values: dict[str, Any] = {one: game.token(domain_of(one), token) for one, token in tokens.items()}
            values |= {one: 1 for one in used if one not in values}
            message = bundle.get_message(id)
            assert message.value is not None
            yield id, bundle.format_pattern(message.value, values)[0]


ALIASES = {"sign": "symbol", "wants": "tile"}


def domain_of(variable: str) -> str:
    return ALIASES.get(variable, variable)


@cache
def web_variables(name: str, language: str) -> dict[str, set[str]]:
    body = FluentParser().parse(board_file(name, language).read_text(encoding="utf-8")).body
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, fluent.Message) and entry.value}


@each_translation
def test_articles_and_endings_fit_every_name(name: str, language: str) -> None:
    told = [*spoken(tana.game(name), language)]
    if (WEB / name).is_dir():
        told += on_the_board(name, language)
    faults = {(id, fault) for id, text in told for fault in FAULTS[language](text)}
    assert faults == set()
    assert len(told) > len(messages(f"tana.games.{name}", language)) / 2


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "Spend a orange button.", "a orange"),
        ("en", "Take an red thimble.", "an red"),
        ("it", "La galleria giallo è piena.", "galleria giallo"),
        ("it", "Passa un cubetto rossa.", "cubetto rossa"),
        ("it", f"Prendi un {OPEN}spillo{CLOSE}.", "un spillo"),
        ("it", f"Guarda la {OPEN}ape{CLOSE}.", "la ape"),
        ("it", f"Muovi lo {OPEN}cane{CLOSE}.", "lo cane"),
        ("es", f"Mira debajo de {OPEN}el topo{CLOSE}.", "de el"),
        ("es", f"Envía a {OPEN}el perro{CLOSE}.", "a el"),
        ("es", f"Entrega hilo y {OPEN}hilo{CLOSE}.", "y hilo"),
        ("es", f"Un botón o {OPEN}ocho{CLOSE}.", "o ocho"),
        ("es", f"Sale un {OPEN}carta{CLOSE}.", "un carta"),
        ("es", f"Mueve la {OPEN}topo{CLOSE}.", "la topo"),
        ("es", f"Toma la ficha {OPEN}rojo{CLOSE}.", "ficha rojo"),
        ("es", f"Pasa un cubo {OPEN}amarilla{CLOSE}.", "cubo amarilla"),
        ("es", "Ganas 1 puntos.", "1 puntos"),
        ("es", "Te toca. Miras debajo?", "Te toca. Miras debajo?"),
        ("es", "Has ganado!", "Has ganado!"),
        ("es", "¿Seguimos.", "¿Seguimos."),
        ("fr", f"La place de {OPEN}Ada{CLOSE}.", "de Ada"),
        ("fr", f"Tu mènes le chien de {OPEN}a1{CLOSE} en {OPEN}b2{CLOSE}.", "de a1"),
        ("fr", f"Tu donnes la tuile à le {OPEN}Chineur{CLOSE}.", "à le Chineur"),
        ("fr", f"Ce tour dépend de {OPEN}le chien{CLOSE}.", "de le chien"),
        ("fr", f"Tu joues un {OPEN}Taupe verte{CLOSE}.", "un Taupe"),
        ("fr", f"Tu prends la {OPEN}joker{CLOSE}.", "la joker"),
        ("fr", f"Une Taupe {OPEN}blanc{CLOSE}.", "Taupe blanc"),
        ("fr", f"Un cube {OPEN}verte{CLOSE}.", "cube verte"),
        ("fr", f"{OPEN}Ada{CLOSE} gagne !", "gagne !"),
        ("de", "Spiel ein Karte.", "ein Karte"),
        ("de", f"Zieh den {OPEN}gelber Maulwurf{CLOSE}.", "den gelber"),
        ("de", f"Eine {OPEN}Joker{CLOSE} kommt dazu.", "Eine Joker"),
        ("de", f"Gib dem {OPEN}Guckmaus{CLOSE} den Stein.", "dem Guckmaus"),
        ("de", f"Nimm das {OPEN}Feder{CLOSE}.", "das Feder"),
        ("de", f"Gesucht: {OPEN}grüner{CLOSE} Garn.", "grüner Garn"),
    ],
)
def test_wrong_articles_and_endings_are_found(language: str, text: str, fault: str) -> None:
    assert FAULTS[language](text) == [fault]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "An orange button, a one-off, an hour and a unicorn."),
        ("it", f"Una piuma rossa, uno {OPEN}spillo{CLOSE} giallo, l’{OPEN}ape{CLOSE} e un {OPEN}anello{CLOSE}: lo fa."),
        (
            "es",
            f"Del {OPEN}topo{CLOSE} rojo a él, flor y hielo, una {OPEN}carta{CLOSE} nueva u ocho: ¿1 punto? ¡1 más!",
        ),
        (
            "fr",
            f"À {OPEN}Ada{CLOSE}{NARROW}: une {OPEN}Taupe blanche{CLOSE}, un cube {OPEN}vert{CLOSE}{NARROW}!",
        ),
        (
            "de",
            f"Ein {OPEN}gelber Maulwurf{CLOSE}, ein {OPEN}rot{CLOSE}es Klötzchen, der Zug der {OPEN}Guckmaus{CLOSE}.",
        ),
    ],
)
def test_right_articles_and_endings_are_left_alone(language: str, text: str) -> None:
    assert FAULTS[language](text) == []
