"""A client for tables, as `tana join`, tests and measurements use it. It knows the protocol and nothing else."""

from tana.client.refusals import Frame, Refused
from tana.client.session import Session
from tana.client.visitor import Visitor, split_link

__all__ = ["Frame", "Refused", "Session", "Visitor", "split_link"]
