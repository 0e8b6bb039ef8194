from tests.cli.terminal import tana_command

__all__ = ["tana_command"]
