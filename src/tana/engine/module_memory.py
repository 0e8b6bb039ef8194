"""A compiled module of rules in this process, run by `wasmtime`: its exports, and places in its memory.

The twin of `web/src/local/rules/memory.ts`. A module imports nothing, so it can only compute; memory and time are
bounded, since a module may come with somebody's record.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tana.core.declared import BadRules
from tana.errors import TanaError

FUEL = 20_000_000_000
"""Instructions of one call: some seconds. A loop without an end becomes a fault."""
MOST_MEMORY = 256 << 20
PAGE, LINE = 1 << 16, 64

Wasm: TypeAlias = Any
"""Objects of `wasmtime`, which is imported when the first module is loaded, and may be missing."""


class NoRuntime(TanaError):
    """`wasmtime`, which runs kept rules, is not there."""


class Trapped(TanaError):
    """A module failed in the middle of a call. What it was given is unchanged."""


def runtime() -> Wasm:
    """The package `wasmtime`; raises `NoRuntime`."""
    try:
        import wasmtime
    except (ImportError, OSError) as fault:  # OSError: no library for this platform
        raise NoRuntime(
            f"this game goes on by the rules it began with, which takes the Python package wasmtime ({fault}): "
            "pip install wasmtime"
        ) from None
    return wasmtime


class ModuleMemory:
    """An instance of a module. For one thread at a time."""

    def __init__(self, module: bytes) -> None:
        wasm = runtime()
        self._faults = (wasm.WasmtimeError, wasm.Trap)
        config = wasm.Config()
        config.consume_fuel = True
        try:
            engine = wasm.Engine(config)
            self._store: Wasm = wasm.Store(engine)
            self._store.set_limits(memory_size=MOST_MEMORY)
            self._store.set_fuel(FUEL)
            instance = wasm.Instance(self._store, wasm.Module(engine, module), [])
            self._exports: dict[str, Wasm] = dict(instance.exports(self._store))
            self._memory = self._exports["memory"]
            self._top = int(self._exports["__heap_base"].value(self._store))
        except (*self._faults, KeyError, AttributeError) as fault:
            raise BadRules(f"the module cannot be used: {fault}") from None

    def call(self, name: str, *arguments: float) -> int:
        """Call an export; returns its result (0 for none)."""
        function = self._exports.get(name)
        if function is None:
            raise BadRules(f"the module has no function {name!r}")
        self._store.set_fuel(FUEL)
        try:
            return int(function(self._store, *arguments) or 0)
        except self._faults as fault:
            raise Trapped(f"the rules that this game began with failed: {str(fault).splitlines()[0]}") from None

    def has(self, name: str) -> bool:
        """Whether the module has an export."""
        return name in self._exports

    def place(self, size: int) -> int:
        """Allocate some bytes, cleared, for as long as the instance lives; returns their address."""
        at = -(-self._top // LINE) * LINE
        self._top = at + max(1, size)
        missing = self._top - self._memory.data_len(self._store)
        if missing > 0:
            try:
                self._memory.grow(self._store, -(-missing // PAGE))
            except self._faults as fault:
                raise BadRules(f"the module cannot have {size} bytes more: {fault}") from None
        return at

    def put(self, at: int, data: bytes) -> None:
        """Write bytes."""
        self._memory.write(self._store, data, at)

    def take(self, at: int, size: int) -> bytes:
        """Read bytes."""
        return bytes(self._memory.read(self._store, at, at + size))
