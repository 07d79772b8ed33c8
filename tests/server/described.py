"""Holds every answer against the interface's own description."""

import re
from functools import cache
from typing import Any

import httpx
from jsonschema_rs import Draft202012Validator

from server.description import kept


def schema_of(route: dict[str, Any], status: str | None = None) -> Any:
    """The schema of a route's answer with this status, else of its success."""
    answers = route["responses"]
    found = status or next(each for each in answers if each.startswith("2"))
    return next(iter(answers[found]["content"].values())).get("schema")


def closed(schema: Any) -> Any:
    """The same, but what it does not name is wrong: a description that misses a field is none."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: closed(each) for key, each in schema.items()}
    if isinstance(schema.get("properties"), dict):
        result["additionalProperties"] = False
    return result


@cache
def patterns() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    paths = kept()["paths"]
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), paths[path]) for path in paths]


@cache
def components() -> Any:
    return closed(kept()["components"])


@cache
def validator(path: str, method: str, status: str) -> Any:
    route = next((each for pattern, each in patterns() if pattern.fullmatch(path)), None)
    if status.startswith("2"):
        assert route is not None, f"{path} is not described"
        schema = schema_of(route[method], status)
    elif path == "/api/health" and status == "503":
        schema = {"$ref": "#/components/schemas/Health"}
    else:
        schema = {"$ref": "#/components/schemas/Problem"}
    return Draft202012Validator({**closed(schema), "components": components()})


def is_as_described(answer: httpx.Response) -> None:
    """Called with every answer of a test's client."""
    path = answer.request.url.path
    if not path.startswith("/api/") or path in ("/api/openapi.json",) or path.endswith("/stream"):
        return
    method = answer.request.method.lower()
    if method not in ("get", "post"):
        return
    answer.read()
    checks = validator(path, method, str(answer.status_code))
    wrong = [f"{each.instance_path}: {each.message}" for each in checks.iter_errors(answer.json())]
    assert not wrong, f"{method} {path} {answer.status_code}: {wrong[:3]}"
