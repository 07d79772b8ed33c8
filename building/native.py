"""Teaches mypyc the words of `pithead.engine.memory`: calls of them become C (memory.h).

mypyc has no word for memory that others made, such as an array of numpy's; through Python's own
protocol every number would be made into an object first. Where the compiler cannot be told, the
same calls go to the Python functions, and all is the same but slower.
"""

from typing import Final

from building import compiler

MODULE: Final = "pithead.engine.memory"
# From the folder that is built in, so that no other path gets into what is compiled.
FLAGS: Final = ("-include", "building/memory.h")
# What each takes behind the memory it writes into: i for a whole number, l for a list of them.
WORDS: Final = {
    "put": "iii", "put_all": "iliiii", "mark_all": "ili", "add": "iii", "add_all": "illii",
    "clear": "ii", "tick": "i",
}  # fmt: skip


def flags() -> tuple[str, ...]:
    """What the C compiler must be told; nothing where it would not listen."""
    return FLAGS if compiler.can_compile(*FLAGS) else ()


def teach() -> None:
    """Before anything is compiled."""
    from mypyc.ir.ops import ERR_FALSE
    from mypyc.ir.rtypes import (
        bit_rprimitive,
        int64_rprimitive,
        list_rprimitive,
        object_rprimitive,
    )
    from mypyc.primitives.registry import function_op

    kinds = {"i": int64_rprimitive, "l": list_rprimitive}
    for word, taken in WORDS.items():
        function_op(
            name=f"{MODULE}.{word}",
            arg_types=[object_rprimitive, *[kinds[each] for each in taken]],
            return_type=bit_rprimitive,
            c_function_name=f"pithead_{word}",
            error_kind=ERR_FALSE,
        )
