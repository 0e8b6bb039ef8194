"""Client addresses: which ones count as one client, and which belong to trusted proxies."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from tana.errors import TanaError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PEER = "tana.peer"
"""The ASGI scope key of a connection's real peer address, before headers of proxies are applied."""
PREFIX_OF_A_HOUSE = 64
"""The IPv6 prefix length that counts as one client: a household can use any address in such a network."""


@lru_cache(4096)
def client_key(host: str) -> str:
    """The key under which a client is counted: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, PREFIX_OF_A_HOUSE), strict=False))
    return str(address)


def networks(text: str) -> tuple[Network, ...]:
    """Parse a comma-separated list of networks; raises `TanaError` for an invalid one."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(part, strict=False))
        except ValueError as fault:
            raise TanaError(f"invalid address of a proxy: {fault}") from None
    return tuple(found)


def is_within(host: str, known: tuple[Network, ...]) -> bool:
    """Whether an address belongs to one of these networks."""
    if not known:
        return False
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return any((mapped or address) in network for network in known)
