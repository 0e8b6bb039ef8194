"""A client for tables, used by `tana join`, tests and benchmarks. It depends on the protocol only."""

from tana.client.refusals import Frame, Refused
from tana.client.session import Session
from tana.client.visitor import Visitor, split_link

__all__ = ["Frame", "Refused", "Session", "Visitor", "split_link"]
