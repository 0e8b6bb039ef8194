"""Rules as libraries of bitcode, linked and optimised where Python enters compiled code.

Numba makes every function complete by itself: a wrapper for calls from Python, everything it calls linked in, all of it
optimised and turned into machine code. For hundreds of rules that call each other, most of that is the same work again
and again. A rule that compiled code calls is only a `RuleLibrary` here: its own code, and links to those it calls. An
`EntryLibrary`, which Python calls, links every rule within its reach, and all of that is optimised there, once.

On disk a rule library is a file named after its content, which names the files of the libraries it links.
"""

import hashlib
import os
import pickle
from collections.abc import Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from secrets import randbits
from typing import TypeAlias

import numba
from llvmlite import binding
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult

from tana.atomic_write import write_atomically
from tana.compile.code_cache import CompiledCache
from tana.compile.numba_types import Numba
from tana.compile.source_hash import cache_root

FOLDER = "rules"
"""The folder for rules inside the cache folder of a module."""

MANGLED = "_ZN"
"""The prefix of Numba's mangled names."""

CachePath: TypeAlias = str
"""The file of a rule library, relative to the cache root."""


def _randomise_ids() -> None:
    """Start the ids of compiled functions at a random number.

    The id is all that distinguishes the symbols of functions that one function has made, and libraries that several
    processes have compiled are linked by symbol.
    """
    FunctionIdentity._unique_ids = count(randbits(48))


_randomise_ids()
if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(after_in_child=_randomise_ids)


FULL_OPTIMISATION = 3
"""The default of NUMBA_OPT."""


def is_fully_optimised() -> bool:
    """Whether this process makes compiled code as fast as it can."""
    settings: Numba = numba.config
    return bool(settings.OPT == FULL_OPTIMISATION)


class RuleLibrary(JITCodeLibrary):
    """The code of one rule. Linking it links everything it calls as well."""

    place: CachePath | None = None
    """Its file in the cache, if it has one."""

    def finalize(self) -> None:
        """Finish without optimising anything."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _optimize_functions(self, module: Numba) -> None:
        """Simplify each function, at every level of optimisation alike: the file serves all of them."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager(opt=FULL_OPTIMISATION)
                passes.run(function, builder)

    @property
    def needs(self) -> list[Numba]:
        """The libraries whose functions it calls, without repeats; most are rules, too."""
        return list(dict.fromkeys(self._linking_libraries))

    def own_module(self) -> Numba:
        """The code of this rule alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Numba:
        return self._with_needs

    @cached_property
    def _with_needs(self) -> Numba:
        made = self.own_module().clone()
        for library in self._within_reach():
            made.link_in(_module_of(library), preserve=True)
        return made

    def _within_reach(self) -> Iterator[Numba]:
        """Every library it calls, directly or not; callers first, since LLVM does not link what nothing calls yet."""
        seen, waiting = {self}, [self]
        while waiting:
            for library in waiting.pop().needs:
                if library not in seen:
                    seen.add(library)
                    yield library
                    if isinstance(library, RuleLibrary):
                        waiting.append(library)


def _module_of(library: Numba) -> Numba:
    return library.own_module() if isinstance(library, RuleLibrary) else library._get_module_for_linking()


class EntryLibrary(JITCodeLibrary):
    """The code of an entry point and of all rules within its reach."""

    def _optimize_final_module(self) -> None:
        """Make the linked rules internal first: LLVM may then specialise them, and drop those inlined everywhere."""
        for function in self._final_module.functions:
            if function.linkage == binding.Linkage.linkonce_odr and function.name.startswith(MANGLED):
                function.linkage = binding.Linkage.internal
        if is_fully_optimised():
            super()._optimize_final_module()
        else:
            passes, builder = self._codegen._module_pass_manager()
            passes.run(self._final_module, builder)


class EntryCompiler(Compiler):
    """Compiles an entry point."""

    def compile_extra(self, function: Numba) -> Numba:
        """The result of compiling a function that Python calls."""
        state = self.state
        state.library = EntryLibrary(state.targetctx.codegen(), function.__qualname__)
        state.library.enable_object_caching()
        return super().compile_extra(function)


class RuleCompiler(Compiler):
    """Compiles a rule into a `RuleLibrary`."""

    def compile_extra(self, function: Numba) -> Numba:
        """The result of compiling a function; other compiled code finds it by its symbol."""
        state = self.state
        state.flags.no_cpython_wrapper = True
        state.flags.no_compile = True
        state.library = RuleLibrary(state.targetctx.codegen(), function.__qualname__)
        made = super().compile_extra(function)
        made = made._replace(entry_point=made.fndesc.mangled_name)
        state.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made


_loaded: dict[CachePath, RuleLibrary] = {}
"""Libraries by file. It belongs to the process, as the code does: a symbol must not be linked from two copies."""


class _RuleCacheImpl(CompileResultCacheImpl):
    """Stores the result of compiling a rule: its signature, and the file of its code."""

    def reduce(self, made: Numba) -> Numba:
        """The picklable form of a result."""
        place = _store(made.library, Path(self.locator.get_cache_path()))
        made.fndesc.typemap = made.fndesc.calltypes = None
        return place, made.fndesc, made.signature, made.reload_init

    def rebuild(self, target: Numba, stored: Numba) -> Numba:
        """The result of that form; None if a file is gone."""
        place, fndesc, signature, reload_init = stored
        try:
            library = _load(place, target.codegen())
        except FileNotFoundError:
            return None
        for reload in reload_init:
            reload()
        fields: dict[str, Numba] = dict.fromkeys(CompileResult._fields)
        fields |= {"typing_context": target.typing_context, "target_context": target, "library": library}
        fields |= {"fndesc": fndesc, "signature": signature, "reload_init": reload_init, "lifted": ()}
        return CompileResult(**fields | {"entry_point": fndesc.mangled_name, "objectmode": False})

    def check_cachable(self, made: Numba) -> bool:
        """Whether all libraries it links are on disk, too."""
        needed = (library for library in made.library.needs if isinstance(library, RuleLibrary))
        return bool(super().check_cachable(made)) and all(library.place is not None for library in needed)


class _RuleCache(CompiledCache):
    _impl_class = _RuleCacheImpl


def cache_of(function: Numba) -> Numba:
    """The cache of one function's libraries, one for each combination of argument types."""
    return _RuleCache(function)


def _store(library: Numba, folder: Path) -> CachePath:
    """Write a library to the cache unless it is there; returns its file."""
    if isinstance(library, RuleLibrary) and library.place is not None:
        return library.place
    needs = [_store(needed, folder) for needed in library.needs] if isinstance(library, RuleLibrary) else []
    content = pickle.dumps((library.name, _module_of(library).as_bitcode(), needs))
    file = folder / f"{hashlib.sha256(content).hexdigest()[:32]}.bitcode"
    if not file.exists():
        write_atomically(file, content)
    place = file.relative_to(cache_root()).as_posix()
    if isinstance(library, RuleLibrary):
        library.place = place
        _loaded[place] = library
    return place


def _load(place: CachePath, codegen: Numba) -> RuleLibrary:
    """The library of a file, with all that it links; raises FileNotFoundError."""
    if place not in _loaded:
        name, bitcode, needs = pickle.loads((cache_root() / place).read_bytes())
        library = RuleLibrary(codegen, name)
        library._final_module = binding.parse_bitcode(bitcode)
        for needed in needs:
            library.add_linking_library(_load(needed, codegen))
        library.finalize()
        library.place = place
        _loaded[place] = library
    return _loaded[place]
