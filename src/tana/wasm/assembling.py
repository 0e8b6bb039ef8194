"""From LLVM IR to a module: linked, retargeted to wasm32, optimised, compiled, and linked again by `wasm-ld`.

A module imports nothing. Rules allocate nothing, and a compiled function that fails traps, so all that is left of
Numba's runtime are reference counts of arrays, which do nothing.
"""

import re
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import llvmlite.binding as llvm
from numba import types

from tana.compile.numba_types import Numba
from tana.errors import TanaError
from tana.wasm.exports import Export
from tana.wasm.linker import linker

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""Supported by every browser since 2021. SIMD, in Safari since 16.4, would gain nothing (see `tana.wasm.swar`)."""
INLINING = 1200
"""Half of the threshold in native code (`tana.compile.rule`). Above it Hickory Dickory is slower and modules grow; at
250, LLVM's default, search in Buddel-Bande loses a fifth of its speed (bench/README.md)."""
STACK = 64 * 1024
MOST_MEMORY = 256 * 1024 * 1024

_KINDS = {types.int32: "i32", types.float64: "double", types.none: "void"}
_ZERO = {"i32": "0", "double": "0.0", "ptr": "null"}
_OWN = ("NRT_incref", "NRT_decref", "sqrt")
"""External functions that compiled rules call and `_RUNTIME` defines."""
_COPY = re.compile(
    r"  (%\S+) = load \[(\d+) x i8\], ptr (%\S+), align 1\n  store \[\2 x i8\] \1, ptr (%\S+), align 1\n"
)
_MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
_FIELD = re.compile(r"^(  %\S+ = getelementptr )(?:inbounds |nusw |nuw )*(i8, ptr \S+, i32 \d+)$", flags=re.MULTILINE)
"""The address of a field at a constant offset."""
_SELDOM = re.compile(r"estimates|thinking__.*\d(advance|know|evaluate|rank_actions|true_chances)B")
"""Functions of `tana.bots` that run a few times for each decision and take few arguments: one copy of each will do."""
_RUNTIME = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}
define void @NRT_incref(ptr %p) alwaysinline { ret void }
define void @NRT_decref(ptr %p) alwaysinline { ret void }
"""


class BadModule(TanaError):
    """Rules that cannot be linked to a module."""


def assemble(exports: Mapping[str, Export], symbols: Mapping[str, str], modules: Iterable[Numba]) -> bytes:
    """The module of some exports, given their symbols and all LLVM modules, callers first."""
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
    """LLVM IR of an exported function: it calls Numba's, which returns through a pointer, and traps if that fails."""
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
        "  %not_none = icmp ne i32 %s, -2",  # Numba's way to return None
        "  %fault = and i1 %failed, %not_none",
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


def _machine() -> Numba:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


def _for_machine(text: str, machine: Numba, exports: Mapping[str, Export]) -> Numba:
    """The module for wasm32, with its runtime; everything but the exports is internal."""
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
            if _SELDOM.search(function.name):
                function.add_function_attribute("noinline")
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    return module


def _parsed(text: str, machine: Numba) -> Numba:
    module = llvm.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    module.verify()
    return module


def _with_whole_copies(text: str) -> str:
    """Copy a record that is loaded only to be stored with one memcpy. LLVM would split it into bytes, and only merge
    them again for native code."""
    text, copies = _COPY.subn(r"  call void @llvm.memcpy.p0.p0.i64(ptr \4, ptr \3, i64 \2, i1 false)\n", text)
    declared = not copies or re.search(r"^declare void @llvm\.memcpy\.p0\.p0\.i64\(", text, flags=re.MULTILINE)
    return text if declared else text + _MEMCPY


def _with_plain_addresses(text: str) -> str:
    """Mark addresses as inside their arrays, so that offsets of fields become part of load instructions."""
    return re.sub(r"getelementptr (?!inbounds)", "getelementptr inbounds ", text)


def _with_free_offsets(text: str) -> str:
    """Mark addresses again after optimising, which drops the mark wherever it reorders a sum. A partial sum may lie a
    little before its array, but never below 0, because the stack comes first."""
    return _FIELD.sub(r"\1inbounds nuw \2", text)


def _optimise(module: Numba, machine: Numba) -> None:
    """Optimise twice, as Numba does. Loop strength reduction is off: it would move offsets out of instructions."""
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
