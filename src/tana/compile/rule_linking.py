"""Rules as pieces of compiled code, put together and optimised where Python calls them.

Numba makes a whole of every function: a wrapper for calls from Python, everything that it calls linked in, all of that
optimised and written out as machine code. For hundreds of rules that call each other, most of this is the same work
again and again. A rule that is called from compiled code is a piece instead: its own code, and what it needs of others.
An entry point, which Python calls, gets every piece within its reach, and all of them are optimised there, once.

On disk a piece is a file named after its content, which names the files of the pieces that it needs.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from secrets import randbits
from typing import Any, TypeAlias

from llvmlite import binding
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult

from tana.core.compiled_files import CompiledCache, write_whole
from tana.core.sources import cache_root

FOLDER = "pieces"
"""Beside the entry points of the same module."""

MANGLED = "_ZN"
"""How Numba's names of compiled functions begin."""

Place: TypeAlias = str
"""A file of a piece, as seen from the folder of all compiled code."""


def _number_apart() -> None:
    """Number what is compiled from here on as no other process does.

    The number is all that tells apart the names of functions which one function has made; pieces of several processes
    are linked by their names.
    """
    FunctionIdentity._unique_ids = count(randbits(48))


_number_apart()
os.register_at_fork(after_in_child=_number_apart)


class Piece(JITCodeLibrary):
    """The code of one rule. What links it gets all that it needs as well."""

    place: Place | None = None
    """Where it is kept on disk, if it is."""

    def finalize(self) -> None:
        """Nothing is optimised here."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def needs(self) -> list[Any]:
        """The libraries whose functions it calls, each once; most are pieces, too."""
        return list(dict.fromkeys(self._linking_libraries))

    def own_module(self) -> Any:
        """The code of this rule alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        return self._with_needs

    @cached_property
    def _with_needs(self) -> Any:
        made = self.own_module().clone()
        for library in self._within_reach():
            made.link_in(_module_of(library), preserve=True)
        return made

    def _within_reach(self) -> Iterator[Any]:
        """Every library that it needs, directly or not: callers first, since what nobody calls yet is not linked."""
        seen, waiting = {self}, [self]
        while waiting:
            for library in waiting.pop().needs:
                if library not in seen:
                    seen.add(library)
                    yield library
                    if isinstance(library, Piece):
                        waiting.append(library)


def _module_of(library: Any) -> Any:
    return library.own_module() if isinstance(library, Piece) else library._get_module_for_linking()


class Whole(JITCodeLibrary):
    """The code of an entry point, with all pieces within its reach."""

    def _optimize_final_module(self) -> None:
        """The pieces serve this entry point alone: so they may be changed to suit their callers, and go when all calls
        of them are inlined."""
        for function in self._final_module.functions:
            if function.linkage == binding.Linkage.linkonce_odr and function.name.startswith(MANGLED):
                function.linkage = binding.Linkage.internal
        super()._optimize_final_module()


class WholeCompiler(Compiler):
    """Compiles an entry point."""

    def compile_extra(self, function: Any) -> Any:
        """The result of compiling a function that Python calls."""
        state = self.state
        state.library = Whole(state.targetctx.codegen(), function.__qualname__)
        state.library.enable_object_caching()
        return super().compile_extra(function)


class PieceCompiler(Compiler):
    """Compiles a rule into a piece."""

    def compile_extra(self, function: Any) -> Any:
        """The result of compiling a function; other compiled code finds it by its name."""
        state = self.state
        state.flags.no_cpython_wrapper = True
        state.flags.no_compile = True
        state.library = Piece(state.targetctx.codegen(), function.__qualname__)
        made = super().compile_extra(function)
        made = made._replace(entry_point=made.fndesc.mangled_name)
        state.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made


# --- on disk -----------------------------------------------------------------------------------------------------

_loaded: dict[Place, Piece] = {}


class _PieceCacheImpl(CompileResultCacheImpl):
    """How the result of compiling a rule is written down: what callers ask about it, and where its code is."""

    def reduce(self, made: Any) -> Any:
        """What is written to disk for a result."""
        place = _keep(made.library, Path(self.locator.get_cache_path()))
        made.fndesc.typemap = made.fndesc.calltypes = None
        return place, made.fndesc, made.signature, made.reload_init

    def rebuild(self, target: Any, kept: Any) -> Any:
        """The result that was written down; None if a file is gone."""
        place, fndesc, signature, reload_init = kept
        try:
            library = _load(place, target.codegen())
        except FileNotFoundError:
            return None
        for reload in reload_init:
            reload()
        fields: dict[str, Any] = dict.fromkeys(CompileResult._fields)
        fields |= {"typing_context": target.typing_context, "target_context": target, "library": library}
        fields |= {"fndesc": fndesc, "signature": signature, "reload_init": reload_init, "lifted": ()}
        return CompileResult(**fields | {"entry_point": fndesc.mangled_name, "objectmode": False})

    def check_cachable(self, made: Any) -> bool:
        """Whether all that it needs is on disk, too."""
        needed = (library for library in made.library.needs if isinstance(library, Piece))
        return bool(super().check_cachable(made)) and all(piece.place is not None for piece in needed)


class _PieceCache(CompiledCache):
    _impl_class = _PieceCacheImpl


def cache_of(function: Any) -> Any:
    """The pieces of one function on disk, one for each combination of types."""
    return _PieceCache(function)


def _keep(library: Any, folder: Path) -> Place:
    """Write the code of a library down, unless it is there; where it is."""
    if isinstance(library, Piece) and library.place is not None:
        return library.place
    needs = [_keep(needed, folder) for needed in library.needs] if isinstance(library, Piece) else []
    content = pickle.dumps((library.name, _module_of(library).as_bitcode(), needs))
    file = folder / f"{hashlib.sha256(content).hexdigest()[:32]}.piece"
    if not file.exists():
        write_whole(file, content)
    place = file.relative_to(cache_root()).as_posix()
    if isinstance(library, Piece):
        library.place = place
        _loaded[place] = library
    return place


def _load(place: Place, codegen: Any) -> Piece:
    """The piece in a file, and all that it needs; raises FileNotFoundError."""
    if place not in _loaded:
        name, bitcode, needs = pickle.loads((cache_root() / place).read_bytes())
        piece = Piece(codegen, name)
        piece._final_module = binding.parse_bitcode(bitcode)
        for needed in needs:
            piece.add_linking_library(_load(needed, codegen))
        piece.finalize()
        piece.place = place
        _loaded[place] = piece
    return _loaded[place]
