"""From LLVM's own language to a module: linked, made for wasm32, optimised, written, linked again by `wasm-ld`.

A module imports nothing. Rules allocate nothing and a compiled function that fails ends in a trap, so all that is left
of Numba's runtime are reference counts of arrays that nobody counts.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import types

from tana.core.errors import TanaError
from tana.engine.wasm.exports import Export

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2021 has. SIMD, which Safari has since 16.4, would gain nothing (see `words`)."""
INLINING = 1200
"""Half as far as in native code (`tana.core.rule`). Further, Hickory Dickory is slower and all modules larger; at 250,
which LLVM itself would take, search in Buddel-Bande loses a fifth (bench/README.md)."""
STACK = 64 * 1024
MOST_MEMORY = 256 * 1024 * 1024
LINKER = ("wasm-ld", "wasm-ld-22", "wasm-ld-21", "wasm-ld-20", "wasm-ld-19", "wasm-ld-18", "wasm-ld-16")

_KINDS = {types.int32: "i32", types.float64: "double", types.none: "void"}
_ZERO = {"i32": "0", "double": "0.0", "ptr": "null"}
_OWN = ("NRT_incref", "NRT_decref", "sqrt")
"""What compiled rules call from outside, and we have ourselves."""
_COPY = re.compile(
    r"  (%\S+) = load \[(\d+) x i8\], ptr (%\S+), align 1\n  store \[\2 x i8\] \1, ptr (%\S+), align 1\n"
)
_MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
_FIELD = re.compile(r"^(  %\S+ = getelementptr )(?:inbounds |nusw |nuw )*(i8, ptr \S+, i32 \d+)$", flags=re.MULTILINE)
"""A field at a fixed place."""
_RUNTIME = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}
define void @NRT_incref(ptr %p) alwaysinline { ret void }
define void @NRT_decref(ptr %p) alwaysinline { ret void }
"""


class NoLinker(TanaError):
    """Nothing here links modules of WebAssembly."""


class BadModule(TanaError):
    """Rules that make no module by themselves."""


def linker() -> list[str]:
    """The command of `wasm-ld`: that of the package `ziglang`, or one that is installed; raises `NoLinker`."""
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    for name in LINKER:
        if found := shutil.which(name):
            return [found]
    raise NoLinker("no linker for WebAssembly is installed: pip install ziglang (or, on Debian, apt-get install lld)")


def assemble(exports: Mapping[str, Export], symbols: Mapping[str, str], modules: Iterable[Any]) -> bytes:
    """The module of some exports, given the symbol of each and the LLVM modules with everything, callers first."""
    wrappers = "\n".join(_wrapper(name, symbols[name], export) for name, export in exports.items())
    whole = llvm.parse_assembly(f"declare void @llvm.trap()\n{wrappers}")
    for module in modules:
        whole.link_in(module, preserve=True)
    machine = _machine()
    made = _for_machine(str(whole), machine, exports)
    _optimise(made, machine)
    made = _parsed(_with_free_offsets(str(made)), machine)
    if outside := sorted(f.name for f in made.functions if f.is_declaration and not f.name.startswith("llvm.")):
        raise BadModule(f"rules call {', '.join(outside)}, which a module does not have")
    return _link(machine.emit_object(made), exports)


def _wrapper(name: str, symbol: str, export: Export) -> str:
    """The exported function: calls Numba's, which returns its result through a pointer, and traps if that fails."""
    kinds = [_KINDS[kind] for kind in export.parameters]
    result = _KINDS[export.result]
    slot = "ptr" if result == "void" else result
    parameters = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    given = "".join(f", {kind} %a{i}" for i, kind in enumerate(kinds))
    answer = ["  ret void"] if result == "void" else [f"  %v = load {result}, ptr %r", f"  ret {result} %v"]
    lines = [
        f"define {result} @{name}({parameters}) nounwind {{",
        f"  %r = alloca {slot}",
        "  %e = alloca ptr",
        f"  store {slot} {_ZERO[slot]}, ptr %r",
        "  store ptr null, ptr %e",
        f'  %s = call i32 @"{symbol}"(ptr %r, ptr %e{given})',
        "  %failed = icmp ne i32 %s, 0",
        "  %said = icmp ne i32 %s, -2",  # Numba's way to return None
        "  %fault = and i1 %failed, %said",
        "  br i1 %fault, label %trap, label %good",
        "trap:",
        "  call void @llvm.trap()",
        "  unreachable",
        "good:",
        *answer,
        "}",
        f'declare i32 @"{symbol}"(ptr, ptr{"".join(f", {kind}" for kind in kinds)})',
    ]
    return "\n".join(lines)


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


def _for_machine(text: str, machine: Any, exports: Mapping[str, Export]) -> Any:
    """The same for wasm32, with a runtime of its own; nothing but the exports is seen from outside."""
    for name in (*_OWN, "llvm.sqrt.f64"):
        text = re.sub(rf"^declare [^\n]*@{re.escape(name)}\([^\n]*\n", "", text, flags=re.MULTILINE)
        text = re.sub(rf"^define [^\n]*@{re.escape(name)}\(ptr.*?\n}}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^target (triple|datalayout).*\n", "", text, flags=re.MULTILINE)
    module = _parsed(_with_plain_addresses(_with_whole_copies(text)) + _RUNTIME, machine)
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exports else "internal"
            if function.name not in exports:
                function.add_function_attribute("nounwind")
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    return module


def _parsed(text: str, machine: Any) -> Any:
    module = llvm.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    module.verify()
    return module


def _with_whole_copies(text: str) -> str:
    """A record that is loaded to be stored elsewhere is copied at one go. LLVM would take it apart into its bytes, and
    only for native code put them together again."""
    text, copies = _COPY.subn(r"  call void @llvm.memcpy.p0.p0.i64(ptr \4, ptr \3, i64 \2, i1 false)\n", text)
    declared = not copies or re.search(r"^declare void @llvm\.memcpy\.p0\.p0\.i64\(", text, flags=re.MULTILINE)
    return text if declared else text + _MEMCPY


def _with_plain_addresses(text: str) -> str:
    """An item lies within its array: so the offset of its field can be part of the instruction that loads it."""
    return re.sub(r"getelementptr (?!inbounds)", "getelementptr inbounds ", text)


def _with_free_offsets(text: str) -> str:
    """The same after optimising, which forgets it wherever it changes the order of a sum. A partial sum may lie a
    little before its array, never below 0: the whole stack comes first."""
    return _FIELD.sub(r"\1inbounds nuw \2", text)


def _optimise(module: Any, machine: Any) -> None:
    """Twice, as Numba does natively. Strength of loops is not reduced: it takes offsets out of instructions again."""
    llvm.set_option("tana", f"-inline-threshold={INLINING}")
    llvm.set_option("tana", "-disable-lsr")
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    for _ in range(2):
        passes = llvm.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(module, passes)
    module.verify()


def _link(object_file: bytes, exports: Mapping[str, Export]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(object_file)
        command = [
            *linker(),
            "--no-entry",
            "--strip-all",
            "--gc-sections",
            "--stack-first",
            *("-z", f"stack-size={STACK}"),
            f"--max-memory={MOST_MEMORY}",
            "--export=__heap_base",
            *(f"--export={name}" for name in exports),
            *(str(source), "-o", str(target)),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BadModule(f"wasm-ld could not link the module: {done.stderr.strip()[-500:]}")
        return target.read_bytes()
