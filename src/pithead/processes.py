"""Worker processes, as the arena and the table server have them."""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from typing import Final

# Linux: the signal a process gets when whoever started it has died.
PR_SET_PDEATHSIG: Final = 1


def live_with_parent(grace: float = 0.0) -> None:
    """This process ends with its parent, also with one that was killed, and leaves Ctrl-C to it.

    `grace` are the seconds it has to end by itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not grace and sys.platform == "linux":
        # Compiled bots do not let go of the interpreter while they think, so that the thread below
        # would have to wait for them. The system does not.
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_follow_parent, args=(grace,), daemon=True).start()


def leave_interrupts() -> None:
    """Ctrl-C is for the process that asked for the work; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _follow_parent(grace: float) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        time.sleep(grace)
        os._exit(1)
