"""Real databases and a real Redis for the tests. Where one is not installed, its tests skip."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pithead.server.store.store import Store
from server.parts import Postgres, RedisServer, postgres_programs, redis_program


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for each worker of the tests."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here: nothing is proved about it")
    server = Postgres(programs)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def shared_redis() -> Iterator[RedisServer]:
    program = redis_program()
    if program is None:
        pytest.skip("Redis is not installed here: nothing is proved about it")
    server = RedisServer(program)
    try:
        yield server
    finally:
        server.remove()


@pytest.fixture
def redis(shared_redis: RedisServer) -> RedisServer:
    """A running Redis. A test may stop it: the next one starts it again."""
    if shared_redis.running is None:
        shared_redis.start()
    return shared_redis


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pithead.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with no tables yet."""
    store = Store(database)
    store.migrate()
    yield store
    store.close()
