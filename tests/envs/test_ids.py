"""Under one id an environment shows the same numbers for ever."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.env_digests import FILE, digests_of

import tana.envs
from tana.envs.ids import env_ids

PINNED: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
OURS = [found for found in env_ids() if found.game in ("molly", "uly", "buddel", "hickory")]


@pytest.mark.parametrize(
    "found", [pytest.param(one, id=one.id, marks=pytest.mark.xdist_group(one.game)) for one in OURS]
)
def test_what_an_id_shows_never_changes(found: Any) -> None:
    assert found.id in PINNED, "a new id: run python -m tools.env_digests"
    assert digests_of(found) == PINNED[found.id], "give the id a new version in tana.envs.ids"


def test_ids_are_registered_with_gymnasium_and_name_their_version() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    assert {one.id for one in OURS} <= set(gymnasium.registry)
    compact = gymnasium.make("tana/HickoryCompact-v0")
    assert compact.observation_space.shape == (tana.envs.spans("hickory", compact=True)[-1].end,)


def test_agents_that_take_turns_have_the_same_version() -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'envs' is not installed")
    assert tana.envs.aec("uly").metadata["name"] == "uly_v0"
