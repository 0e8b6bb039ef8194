"""People: profiles of holders, their privacy settings, recovery and deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from tana.server.house import recovery_words
from tana.server.house.quiet_hours import is_zone
from tana.server.protocol import wire
from tana.server.storage.people import PeopleStore, Person
from tana.server.tables.commands.seating import tidy_name
from tana.server.tables.refusal import Refuse
from tana.text.words import LANGUAGES

Shown: TypeAlias = Literal["presence", "history", "ladder", "statistics"]
"""The data with a privacy setting."""
ForgetHook: TypeAlias = Callable[[str], Awaitable[None]]
"""Deletes the data that one feature stores about a holder."""


@dataclass
class People:
    """The people of a server."""

    store: PeopleStore
    clock: Callable[[], int]
    forget_hooks: list[ForgetHook] = field(default_factory=list)
    """Called when a person is deleted. A feature that stores data by holder appends a hook here."""

    async def person(self, holder: str) -> Person:
        """The profile of a holder, or an empty one."""
        found = await self.store.find(holder) if holder else None
        if found is not None:
            return found
        return Person(holder, since=await self.store.since(holder) if holder else 0)

    async def show(self, holder: str) -> wire.Me:
        """A holder's own profile, privacy settings and recovery state."""
        person = await self.person(holder)
        return wire.Me(
            name=person.name,
            animal=person.animal or None,  # type: ignore[arg-type]  # written by `change` alone
            language=person.language,
            zone=person.zone,
            since=person.since,
            recovery=await self.store.recovery_made(holder) if holder else 0,
            privacy=wire.Privacy(person.presence, person.history, person.ladder, person.statistics),
        )

    async def change(self, holder: str, body: wire.SetMe) -> None:
        """Change a profile; raises `Refuse` for an invalid name, language or time zone."""
        if body.language not in LANGUAGES:
            raise Refuse("bad-request", f"unknown language; choose one of {', '.join(LANGUAGES)}")
        zone = "" if body.zone is UNSET else str(body.zone)
        if zone and not is_zone(zone):
            raise Refuse("bad-request", "the time zone should be like Europe/Rome")
        before = await self.person(holder)
        await self.store.keep(
            replace(
                before,
                name=tidy_name(body.name),
                animal=body.animal or "",
                language=body.language,
                zone=zone,
                since=before.since or self.clock(),
            )
        )

    # --- privacy -----------------------------------------------------------------------------------------------

    async def set_privacy(self, holder: str, privacy: wire.Privacy) -> None:
        """Store a holder's privacy settings."""
        before = await self.person(holder)
        shown = {what: getattr(privacy, what) for what in privacy.__struct_fields__}
        await self.store.keep(replace(before, since=before.since or self.clock(), **shown))

    async def may_show(self, owner: str, viewer: str, what: Shown) -> bool:
        """Whether a viewer may see some data of an owner.

        Strangers may see only what is shown to everybody: an empty `viewer`, or a person who has never been at a table
        with the owner.
        """
        if not owner:
            return False
        if owner == viewer:
            return True
        audience = getattr(await self.person(owner), what)
        if audience == "known":
            return bool(viewer) and await self.store.have_met(owner, viewer)
        return bool(audience == "everybody")

    # --- recovery ----------------------------------------------------------------------------------------------

    async def new_recovery(self, holder: str, language: str) -> wire.Recovery:
        """Generate new recovery words, which are shown once; older ones stop working."""
        words = recovery_words.new_words(language)
        made = self.clock()
        await self.store.keep_recovery(holder, recovery_words.words_hash(" ".join(words)), made)
        return wire.Recovery(words, made)

    async def recovered(self, typed: str) -> str:
        """The holder that recovery words belong to; raises `Refuse` if they are invalid or unknown."""
        holder = await self.store.recovered(recovery_words.words_hash(typed))
        if holder is None:
            raise Refuse("unknown-secret", "these words are unknown on this server, or were replaced by newer ones")
        return holder

    # --- forgetting --------------------------------------------------------------------------------------------

    async def forget(self, holder: str) -> None:
        """Delete all data about a holder: first that of the features, then the profile, keys and places."""
        for hook in self.forget_hooks:
            await hook(holder)
        await self.store.forget(holder)
        await self.store.erase_traces()
