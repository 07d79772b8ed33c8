"""TypedDicts as pydantic reads them, from the standard library where that has them."""

import sys

if sys.version_info >= (3, 12):
    from typing import TypeAliasType, TypedDict
else:
    from typing_extensions import TypeAliasType, TypedDict

__all__ = ["TypeAliasType", "TypedDict"]
