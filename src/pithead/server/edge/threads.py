"""Whose work goes on at once. A writer may have to wait for the database, a reader never does.

So each kind has threads of its own. There are few: they share one interpreter, and more would only
get in each other's way.
"""

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import TYPE_CHECKING, Final, ParamSpec, cast

from anyio import to_thread
from starlette.responses import Response

if TYPE_CHECKING:
    from pithead.server.edge.site import Site

READERS: Final = 4
WRITERS: Final = 4
# Those who ask after the server's health.
EXAMINERS: Final = 1
# For streams and bots, most of the time idle.
OTHERS: Final = 16

Arguments = ParamSpec("Arguments")


def writes(route: Callable[Arguments, Response]) -> Callable[Arguments, Awaitable[Response]]:
    """A route that writes, run by a writer's thread. One of its arguments is the `site`."""

    @wraps(route)
    async def written(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Response:
        site = cast("Site", kwargs["site"])
        work = partial(route, *args, **kwargs)
        return await to_thread.run_sync(work, limiter=site.writers)

    return written
