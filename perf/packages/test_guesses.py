"""Tests of what is guessed of kernels that nobody launches here: what the text of launches says, and what Triton's messages speak for."""
import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from guess import candidates, launch_sites, search  # noqa: E402

LAUNCHES = '''
import triton

def run(x: torch.Tensor, weight, scale: float, causal=False, block=64):
    rows, columns = x.shape
    indices = torch.empty((rows,), dtype=torch.int32, device=x.device)
    kind = tl.float16 if causal else tl.bfloat16
    kernel[(rows,)](x, indices, x.stride(0), scale, causal, SIZE=triton.next_power_of_2(columns), BLOCK=block, KIND=kind,
                    HAS_WEIGHT=weight is not None)
'''
NAMES = ["x_ptr", "index", "stride", "scale", "CAUSAL", "SIZE", "BLOCK", "KIND", "HAS_WEIGHT"]


@pytest.fixture(name="arguments")
def _arguments(tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCHES)
    sites = launch_sites.Sites([file])
    assert sites.launched("kernel") and not sites.launched("run")
    return sites.arguments("kernel", NAMES)


def test_kinds_of_arguments(arguments):
    kinds = {name: arguments[name].kinds for name in NAMES}
    assert kinds["x_ptr"] == kinds["index"] == {"tensor"}
    assert kinds["stride"] == {"integer"} and kinds["scale"] == {"float"}
    assert kinds["CAUSAL"] == kinds["HAS_WEIGHT"] == {"flag"} and kinds["SIZE"] == {"size"} and kinds["KIND"] == {"type"}


def test_constants_and_types_of_arguments(arguments):
    assert arguments["index"].types == ["i32"]
    assert arguments["BLOCK"].constants == ["64"] and arguments["CAUSAL"].constants == ["False"]
    assert arguments["KIND"].constants == ["tl.float16", "tl.bfloat16"]


def test_addresses_are_what_stands_at_the_left_end():
    expression = ast.parse("(base + rows[:, None] * stride).to(tl.int64)", mode="eval").body
    assert candidates.leftmost(expression) == "base"
    assert candidates.leftmost(ast.parse("base + tl.arange(0, N)", mode="eval").body) == "base"
    assert candidates.leftmost(ast.parse("1 + base", mode="eval").body) is None


def test_messages_speak_for_kinds():
    kinds = ["*fp16:16", "*i32:16", "i32", "fp32"]
    assert search.hinted("invalid operands of type pointer<fp16> and triton.language.float32", "*fp16:16", kinds)[0] == "i32"
    assert search.hinted("For loop bounds and step must all be ints, are (fp32, int32, int32)", "fp32", kinds) == ["*i32:16", "i32"]
    assert "*i32:16" in search.hinted("Both operands must be same dtype. Got int32 and fp16", "*fp16:16", kinds)
    assert search.hinted("incompatible dimensions at index 0: 64 and 128", "64", ["32", "64", "128"]) == ["128"]
    assert search.hinted("nothing that is known", "i32", kinds) == []
