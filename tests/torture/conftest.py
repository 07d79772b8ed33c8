"""The databases and the Redis of the server's tests."""

from server.conftest import database, postgres, redis, shared_redis

__all__ = ["database", "postgres", "redis", "shared_redis"]
