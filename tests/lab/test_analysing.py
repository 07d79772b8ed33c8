"""An analysis on several cores."""

from pathlib import Path

from pithead.engine.record import read_record
from pithead.lab.analysing import FEW, analyse_record

RECORD = Path(__file__).parents[1] / "records" / "dwarf-2-seats-items.json"


def test_the_analysis_is_the_same_for_any_number_of_workers() -> None:
    record = read_record(RECORD.read_text("utf-8")).until(FEW + 2)
    done: list[int] = []

    shared = analyse_record(record, 10, 1, workers=2, on_progress=done.append)

    assert shared == analyse_record(record, 10, 1)
    assert done == list(range(1, FEW + 3))
