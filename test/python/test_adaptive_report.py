"""What adaptive kernels say of themselves, and programs of several ranks."""
from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import warnings
from pathlib import Path
from typing import Any

import pytest
from adaptive_kernels import fake, no_others, only, row_sum, settled, stock_of
from fake_clock import FakeClock

import kiln


def test_the_log(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KILN_LOG", str(tmp_path / "log"))
    stock_of(fake)
    settled()
    text = (tmp_path / "log").read_text()
    assert "builds beside Triton's own in" in text and "is faster" in text and "stays" in text


def test_ranks_take_what_one_of_them_measures(cache: Path, tmp_path: Path) -> None:
    """Two processes with caches of their own, as on two machines."""
    folder = Path(__file__).parent / "fake_ranks"
    search = os.pathsep.join([str(folder), str(folder.parent), *filter(None, sys.path)])
    ranks = [subprocess.Popen([sys.executable, str(folder / "program.py")], stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "PYTHONPATH": search, "RANK": str(rank), "WORLD_SIZE": "2", "FAKE_RANKS": str(tmp_path),
                                   "TRITON_CACHE_DIR": str(tmp_path / f"cache-{rank}")}) for rank in range(2)]
    first, second = [rank.communicate(timeout=120)[0].splitlines() for rank in ranks]
    assert first[:2] == ["before True 0", "between True True True"], "nothing is measured before, and nothing is taken alone"
    assert second[:2] == ["before True 0", "between True False False"], "and this one only waits"
    assert first[2] == second[2] and first[2].startswith("after True")


def test_a_report_is_written_for_programs_and_for_browsers(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    stock_of(fake)
    settled()
    row_sum(grid=3)  # Nothing of this size was compared yet.
    report = kiln.adaptive.report()
    said = json.loads(report.json())
    assert list(said) == ["version", "kernels", "saved_seconds"] and said["version"] == 1 and said["saved_seconds"] == report.saved_seconds
    small, large = said["kernels"]
    assert (large["kernel"], large["grid"], large["state"]) == ("row_sum", "64 to 127", "settled") and len(large["hash"]) == 64
    assert all(build["interval"] == [None, None] for build in small["builds"][1:]) and small["builds"][0]["interval"] == [1.0, 1.0]
    for build, found in zip(large["builds"], report.kernels[1].builds):
        assert build["launches"] == found.launches and build["gain"] == found.gain and build["out"] == found.out
    report.write(tmp_path / "report.json")
    assert (tmp_path / "report.json").read_text() == report.json() + "\n"
    report.write(str(tmp_path / "report.html"))
    page = (tmp_path / "report.html").read_text()
    assert "<title>Adaptive kernels</title>" in page and page.count("row_sum") > 4 and "64 to 127" in page


def test_a_report_without_kernels_is_one(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    report = kiln.adaptive.report()
    assert json.loads(report.json()) == {"version": 1, "kernels": [], "saved_seconds": 0}
    report.write(tmp_path / "report.html")
    assert "No adaptive kernel was launched." in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize("name", ["report", "report.htm", "report.json.gz", ".html", "report."])
def test_a_report_is_written_to_two_kinds_of_files(gpu: Any, fake: FakeClock, tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"expected a name that ends in \.json or \.html"):
        kiln.adaptive.report().write(tmp_path / name)
    assert not (tmp_path / name).exists()


def test_what_a_rank_holds_back_has_saved_nothing_yet(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import frozen

    stock_of(fake)
    monkeypatch.setattr(frozen, "is_one_of_several", lambda: True)
    monkeypatch.setattr(frozen, "measures", True)
    settled()
    one = only(kiln.adaptive.report())
    assert one.state == "settled" and one.launches > 0, "it launches Triton's own until all take the winner"
    assert (one.backend, one.gain, one.saved_seconds) == ("triton", 1.0, 0.0)


def test_no_race_goes_on_while_a_report_reads_it(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a gain and its interval could be of different moments."""
    from kiln.adaptive.race import Race

    stock_of(fake)
    settled(40)
    interval, goes_on = Race.interval, []
    launching = threading.Thread(target=lambda: [row_sum() for _ in range(20)])

    def slow(race: Any, arm: Any) -> Any:
        if not launching.ident:
            before = race.timed
            launching.start()
            launching.join(0.3)
            goes_on.append(race.timed != before)
        return interval(race, arm)

    monkeypatch.setattr(Race, "interval", slow)
    assert only(kiln.adaptive.report()).state == "measuring"
    launching.join(60)
    assert goes_on == [False] and not launching.is_alive()


def test_what_is_said_fails_no_launch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from kiln.adaptive import log

    class Closed:
        def write(self, text: str) -> None:
            raise ValueError("I/O operation on closed file")

    monkeypatch.setattr(sys, "stderr", Closed())
    monkeypatch.setenv("KILN_LOG", "1")
    log.say("to nobody")
    monkeypatch.setattr(sys, "stderr", None)
    log.say("to nobody")
    monkeypatch.undo()
    monkeypatch.setenv("KILN_LOG", str(tmp_path / "log"))
    log.say("\u0434 \ud800")
    assert (tmp_path / "log").read_text(encoding="utf-8") == "kiln: adaptive: \u0434 \\ud800\n"
    monkeypatch.setenv("KILN_LOG", str(tmp_path))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        log.say("to a folder")


def test_a_report_of_an_adaptive_kernel_says_that_it_is_one(gpu: Any, fake: FakeClock) -> None:
    compiled = settled(1)
    one, = kiln.report(compiled).kernels
    assert one.adaptive and one.directives is None and "kiln.adaptive.report()" in str(kiln.report(compiled))
    own = row_sum(sched_strategy=None)
    assert not kiln.report(own).kernels[0].adaptive and "Triton's own code runs" in str(kiln.report(own))


def test_sync_of_one_process_needs_no_torch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "torch.distributed", None)
    kiln.adaptive.sync()
