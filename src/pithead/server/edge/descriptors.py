"""How many connections a process can hold, with descriptors kept for everything else."""

from typing import Final

try:
    import resource
except ImportError:  # Windows, which sets no such limit
    resource = None  # type: ignore[assignment]

# The database, pipes to workers, pages from the disk, the log.
RESERVE: Final = 100
ENOUGH: Final = 65_536


def room_for_connections(wanted: int) -> int:
    """As many as wanted, as far as the system lets us; asks it for all that it may give."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - min(RESERVE, soft // 2)))
