"""The entry point of the `tana` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tana.cli.parser import parse
from tana.cli.screen import NobodyReads
from tana.core.errors import TanaError

FAULT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a fault of the person's is one line on stderr and status 2."""
    if sys.stdout is None:
        print("tana: the standard output is closed; send it to /dev/null if nobody reads it", file=sys.stderr)
        return FAULT
    _never_fail_on_a_letter()
    try:
        args = parse(sys.argv[1:] if arguments is None else arguments)
        status = int(args.run(args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_to_nobody()
        return 0
    except NobodyReads as fault:
        _write_to_nobody()
        print(f"tana: {_one_line(fault)}", file=sys.stderr)
        return FAULT
    except (TanaError, OSError) as fault:
        print(f"tana: {_one_line(fault)}", file=sys.stderr)
        return FAULT
    return status


def _write_to_nobody() -> None:
    """What is still to be written would fail once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail_on_a_letter() -> None:
    """A terminal that cannot show a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _one_line(fault: TanaError | OSError) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return " ".join(str(fault).split())


if __name__ == "__main__":
    sys.exit(main())
