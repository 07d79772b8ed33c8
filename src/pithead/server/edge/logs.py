"""Structured logs: one JSON object a line, with no secret and no address of a table's seat."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

from pithead.engine.errors import shortened

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


# A line is for people; what a request can make longer is shortened in its middle.
LONGEST_WORD: Final = 1_000
LONGEST_TRACE: Final = 6_000


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": shortened(record.getMessage(), LONGEST_TRACE),
        }
        for name, value in vars(record).items():
            if name not in PLAIN:
                most = LONGEST_TRACE if name == "trace" else LONGEST_WORD
                is_plain = isinstance(value, (int, float, bool))
                line[name] = value if is_plain else shortened(str(value), most)
        if record.exc_info:
            line["trace"] = shortened(self.formatException(record.exc_info), LONGEST_TRACE)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Everything to stderr, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Requests are counted by the metrics; their addresses do not belong in a log.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel("WARNING")
