"""The parts of `kiln.survey` that need PyTorch, without a GPU: run by hand, with what README.md says installed and pytest beside it.

    PYTHONPATH=tools/python KILN_COMMAND=build/bin/kiln python3 -m pytest -q -p no:cacheprovider perf/packages

Kernels do not run here. A driver that pretends calls a Python function instead, which may do wrong on purpose for one build.
"""
import pytest
import torch
import triton
import triton.language as tl

import kiln.triton  # noqa: F401
from kiln.survey import memory, pretended_driver, pretended_torch
from kiln.survey.check import difference
from kiln.survey.launches import catching
from kiln.survey.measured import GpuLost, Survey


@triton.jit
def twice(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)


class Acting(pretended_driver.Driver):
    """Doubles, as `twice` does; what was compiled with directives does what the test says."""

    def __init__(self, ours):
        super().__init__("sm_90a")
        self.ours, self.ran = ours, 0

    def launcher_cls(self, source, metadata):
        def launch(x, y, z, stream, function, packed, noted, enter, leave, source_, out, *rest):
            self.ran += 1
            before = out.clone()
            out.copy_(source_ * 2)
            if metadata.get("kiln_directives") if isinstance(metadata, dict) else hasattr(metadata, "kiln_directives"):
                self.ours(before, out)
        return launch


def survey(ours, step, **more):
    """The rows of a survey, and how often anything ran."""
    from triton.runtime.driver import driver

    found = Survey(["triton", "tile"], None, **more)
    with pretended_torch._changed(pretended_torch._changes(torch)):
        acting = Acting(ours)
        driver.set_active(acting)
        twice.device_caches.clear()
        with catching(found.take):
            step()
    return found, acting.ran


def nothing(before, out):
    """Leaves the result right."""


def step(x=None, out=None):
    x = torch.arange(64, dtype=torch.float32) if x is None else x
    out = torch.zeros(64) if out is None else out
    twice[(1,)](x, out, 64, BLOCK=64)
    return out


def test_a_right_build():
    out = torch.zeros(64)
    found, ran = survey(nothing, lambda: step(out=out))
    row, = found.rows
    assert {name: cell["status"] for name, cell in row["builds"].items()} == {"triton": "ok", "tile": "ok"}
    assert row["builds"]["tile"]["bit_equal"] and row["builds"]["triton"]["written"] == 1 and found.is_right()
    assert ran == 5, "plain three times, once with x spoiled; Kiln's once, and the program's own"
    assert torch.equal(out, torch.arange(64) * 2.0)


def test_integers_are_not_spoiled():
    """A kernel may read them as indices or addresses, with which it would crash."""
    x = torch.arange(64, dtype=torch.int32)
    found, ran = survey(nothing, lambda: step(x=x, out=torch.zeros(64, dtype=torch.int32)))
    assert found.is_right() and ran == 4, "plain twice; Kiln's once, and the program's own"


def test_a_wrong_build_leaves_the_program_alone():
    out = torch.zeros(64)
    found, _ = survey(lambda before, mine: mine[3:4].add_(7), lambda: step(out=out))
    cell = found.rows[0]["builds"]["tile"]
    assert cell["status"] == "wrong" and cell["largest"] == 7 and not found.is_right()
    assert torch.equal(out, torch.arange(64) * 2.0)


def test_a_build_that_writes_beside_its_tensor():
    whole = torch.zeros(96)
    found, _ = survey(lambda before, mine: torch.as_strided(mine, (1,), (1,), mine.storage_offset() + 70).fill_(1), lambda: step(out=whole[:64]))
    assert found.rows[0]["builds"]["tile"]["status"] == "wrong"


def test_results_that_were_there_before_hide_nothing():
    """As after an autotuner's tries: the memory has the result already."""
    done = torch.arange(64) * 2.0
    found, _ = survey(lambda before, mine: mine.copy_(before), lambda: step(out=done))
    assert found.rows[0]["builds"]["tile"]["status"] == "wrong" and torch.equal(done, torch.arange(64) * 2.0)
    found, _ = survey(nothing, lambda: step(out=done))
    assert found.rows[0]["builds"]["tile"]["status"] == "ok" and found.rows[0]["builds"]["triton"]["written"] == 1


def test_what_cannot_be_checked_is_said():
    """In place, and nothing changes: no build could be caught."""
    zeros = torch.zeros(64)
    found, _ = survey(nothing, lambda: step(zeros, zeros))
    assert found.rows[0]["builds"]["tile"]["status"] == "unchecked" and found.is_right()


def test_rounding_is_right():
    found, _ = survey(lambda before, mine: mine.mul_(1 + 1e-6), step)
    cell = found.rows[0]["builds"]["tile"]
    assert cell["status"] == "ok" and not cell["bit_equal"] and 0 < cell["relative"] < 1e-5


def test_not_a_number_is_wrong():
    found, _ = survey(lambda before, mine: mine[0:1].fill_(float("nan")), step)
    assert found.rows[0]["builds"]["tile"]["status"] == "wrong" and found.rows[0]["builds"]["tile"]["unlike"] == 1


def test_a_lost_gpu_is_said():
    def crash(before, out):
        raise RuntimeError("CUDA error: an illegal memory access was encountered")

    with pytest.raises(GpuLost, match=r"twice \(tile\): CUDA error"):
        survey(crash, step)


def test_what_is_skipped():
    found, ran = survey(nothing, step, skip=lambda kernel, build: build == "tile")
    assert found.rows[0]["builds"]["tile"] == {"status": "skipped"} and ran == 4


def test_integers_have_no_tolerance():
    before, theirs = torch.zeros(4, dtype=torch.int32), torch.arange(4, dtype=torch.int32)
    ours = theirs.clone()
    ours[1] += 1
    stores = [{1: one.untyped_storage()} for one in (ours, theirs, before)]
    found = difference(*stores, {1: torch.int32})
    assert not found.is_right(0.0) and found.relative == 0.25 and found.largest == 1


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int32])
def test_pieces_of_a_tensor_are_compared_as_the_whole(dtype, monkeypatch):
    from kiln.survey import check

    chance = torch.Generator().manual_seed(1)
    ours, theirs, before = ((torch.randn(1000, generator=chance) * 100).to(dtype) for _ in range(3))
    ours[:700] = theirs[:700]
    if dtype.is_floating_point:
        ours[3], theirs[900] = float("nan"), float("inf")
    stores = [{1: one.untyped_storage()} for one in (ours, theirs, before)]
    whole = difference(*stores, {1: dtype})
    monkeypatch.setattr(check, "_PIECE", 64)
    pieces = difference(*stores, {1: dtype})
    assert pieces.relative == pytest.approx(whole.relative, rel=1e-12) and pieces.largest == whole.largest > 0
    assert pieces.unlike == whole.unlike == (2 if dtype.is_floating_point else 0)
    if dtype.is_floating_point:
        finite = ours.isfinite() & theirs.isfinite()
        apart, other = (ours.double() - theirs.double())[finite], theirs.double()[finite]
        assert whole.relative == pytest.approx((apart.norm() / other.norm()).item(), rel=1e-9)


def test_two_views_of_one_storage_stay_so():
    class Fake:
        args, kwargs = (), {}

    whole, launch = torch.arange(8.0), Fake()
    launch.args = (whole[:4], whole[4:], 3, (whole,))
    copies = memory.copied(memory.storages(launch))
    assert len(copies) == 1
    (a, b, number, (c,)), _ = memory.arguments_on(launch, copies)
    a.fill_(9)
    assert number == 3 and c[:4].eq(9).all() and b.tolist() == [4, 5, 6, 7] and whole[0] == 0
    memory.put_back(copies, memory.storages(launch))
    assert torch.equal(c, whole)


def test_floats_are_memory_and_integers_are_values():
    with pretended_torch.installed():
        big = torch.randn(1 << 16, device="cuda", requires_grad=True)
        loss = torch.nn.functional.mse_loss(big * 2, torch.zeros_like(big))
        loss.backward()
        assert big.grad.shape == big.shape and big.is_cuda and torch.cuda.get_device_capability() == (9, 0)
        assert torch.cumsum(torch.ones(1 << 16, dtype=torch.int64, device="cuda"), 0)[-1] == 1 << 16
        assert torch.empty(4, dtype=torch.int32, device="cuda").tolist() == [2] * 4, "counts that a kernel would write"
        assert torch.tensor([0.5], device="cuda").item() == 0.5
    assert not torch.cuda.is_available() and not torch.zeros(1).is_cuda
