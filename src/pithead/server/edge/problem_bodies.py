"""Refusals over HTTP: a problem body with one sentence in the reader's language."""

import json
from typing import Final

from babel import negotiate_locale
from starlette.requests import Request
from starlette.responses import Response

from pithead.engine.message import Message
from pithead.server.protocol.messages import said
from pithead.server.protocol.moment import Moment
from pithead.server.protocol.problem import Problem
from pithead.server.refusals import Refusal
from pithead.text import LANGUAGES, catalogue

PROBLEM: Final = "application/problem+json"


def language_of(header: str | None) -> str:
    """The first of our languages that the reader asks for."""
    if not header:
        return "en"
    wanted = [part.split(";")[0].strip() for part in header[:200].split(",")]
    short = [each.replace("_", "-").split("-")[0] for each in wanted if each]
    return negotiate_locale(short, list(LANGUAGES)) or "en"


def problem(request: Request, refusal: Refusal, retry: float = 0.0) -> Response:
    language = language_of(request.headers.get("accept-language"))
    return written(refusal.kind, refusal.status, refusal.message, language, refusal.moment, retry)


def written(
    kind: str,
    status: int,
    message: Message,
    language: str,
    moment: Moment | None = None,
    retry: float = 0.0,
) -> Response:
    words = catalogue(language)
    body: Problem = {
        "type": kind,
        "title": words.word(f"server.problem.{kind}"),
        "status": status,
        "detail": words.say(message),
        "message": said(message),
    }
    if moment is not None:
        body["moment"] = moment
    headers = {"Content-Language": language}
    if retry:
        headers["Retry-After"] = str(int(retry) + 1)
    text = json.dumps(body, ensure_ascii=False)
    return Response(text.encode("utf-8", "replace"), status, headers, PROBLEM)
