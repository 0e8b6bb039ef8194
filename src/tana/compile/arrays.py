"""Types of the arrays that rules read and fill."""

from typing import Protocol, TypeAlias, TypeVar

T = TypeVar("T")


class Array(Protocol[T]):
    """A fixed row of values."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...


class Table(Protocol[T]):
    """A fixed row of rows."""

    def __getitem__(self, index: int, /) -> Array[T]: ...
    def __len__(self) -> int: ...


Ints: TypeAlias = Array[int]
Floats: TypeAlias = Array[float]
Grid: TypeAlias = Table[int]
FloatGrid: TypeAlias = Table[float]
