"""The entry point of the `tana` command."""

import os
import sys
from collections.abc import Sequence

from tana.cli.common import printable
from tana.cli.parser import answer_shell, parse
from tana.cli.screen import NobodyReads
from tana.errors import TanaError

FAULT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its status; an error is printed in one line on stderr, with status 2."""
    answer_shell()
    if sys.stdout is None:
        print("tana: the standard output is closed; redirect it to /dev/null if it is not needed", file=sys.stderr)
        return FAULT
    _replace_unencodable()
    try:
        args = parse(sys.argv[1:] if arguments is None else arguments)
        status = int(args.run(args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return 0
    except NobodyReads as fault:
        _discard_output()
        print(f"tana: {_one_line(fault)}", file=sys.stderr)
        return FAULT
    except (TanaError, OSError) as fault:
        print(f"tana: {_one_line(fault)}", file=sys.stderr)
        return FAULT
    return status


def _discard_output() -> None:
    """Discard output that is still buffered: flushing it at exit would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_unencodable() -> None:
    """Show a question mark for each character that the terminal cannot encode."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _one_line(fault: TanaError | OSError) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return printable(f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror)
    return printable(" ".join(str(fault).split()))


if __name__ == "__main__":
    sys.exit(main())
