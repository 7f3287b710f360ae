"""Write what Triton makes of operands of other shapes: the types and ops that a unit test expects of Kiln.

usage: shapes.py [--base FILE]    (needs the wheel of triton, 3.6.0 or 3.9; no GPU; by hand)

    python shapes.py > shapes-3.6.txt                           with Triton 3.6
    python shapes.py --base shapes-3.6.txt > shapes-3.9.txt     with Triton 3.9: what differs alone

A line says: function, operands, then what comes of it: the types of the results and the ops, each with its type, or an error, as in
promotion.py, whose "?" stands for failures that say nothing here, too. Operands are types with their shape (fp32[4,16], fp32[] a
scalar), tuples of integers, and what stands between the brackets of an index.
"""
import argparse
import itertools
import re
import warnings

from promotion import outcome
from triton.language import core as tl

SHAPES = [[], [1], [2], [16], [1, 16], [16, 1], [4, 16], [8, 2], [1, 1], [1, 1, 16], [4, 1, 1], [2, 4, 16]]
INDICES = [":", "None", ":,None", "None,:", ":,:", "None,None,:", ":,None,None", ":,:,None", "None", "0", ":,0", "1:", "None,:,None,:"]


def named(shape, element="fp32"):
    return f"{element}[{','.join(map(str, shape))}]"


def text(values):
    return "(" + ",".join(map(str, values)) + ")"


def index_of(spec):
    """What the compiler makes of the text of an index."""
    words = {"None": tl.constexpr(None), ":": slice(None, None, None), "0": tl.constexpr(0), "1:": slice(tl.constexpr(1), None, None)}
    parts = [words[word] for word in spec.split(",")]
    return tl.tuple(parts, tl.tuple_type([tl.constexpr_type(0)] * len(parts))) if len(parts) > 1 else parts[0]


def cases():
    """(name, operands, other words, call) of all lines."""
    for a, b in itertools.product(SHAPES, SHAPES):
        yield "add", (named(a), named(b)), (), lambda f: f.values[0].__add__(f.values[1], _semantic=f.semantic)
        yield "broadcast", (named(a), named(b)), (), lambda f: tl.broadcast(*f.values, _semantic=f.semantic)
        yield "broadcast_to", (named(a),), (text(b),), lambda f, s=b: tl.broadcast_to(f.values[0], s, _semantic=f.semantic)
        yield "reshape", (named(a),), (text(b),), lambda f, s=b: tl.reshape(f.values[0], s, _semantic=f.semantic)
        yield "view", (named(a),), (text(b),), lambda f, s=b: tl.view(f.values[0], s, _semantic=f.semantic)
        yield "join", (named(a), named(b)), (), lambda f: tl.join(*f.values, _semantic=f.semantic)
        yield "cat", (named(a), named(b)), (), lambda f: tl.cat(*f.values, can_reorder=True, _semantic=f.semantic)
        yield "cat_in_order", (named(a), named(b)), (), lambda f: tl.cat(*f.values, can_reorder=False, _semantic=f.semantic)
    for a in SHAPES:
        for dims in [(), (0,), (0, 1), (1, 0), (-1, 0), (2, 0, 1), (0, 2, 1), (0, 0, 1), (3, 1, 0)]:
            for function in (tl.permute, tl.trans):
                yield function.__name__, (named(a),), (text(dims),), lambda f, g=function, d=dims: g(f.values[0], *d, _semantic=f.semantic)
        for axes in [(0,), (1,), (-1,), (0, 1), (1, -1), (0, 0), (5,), (-9,)]:
            yield "expand_dims", (named(a),), (text(axes),), lambda f, x=axes: tl.expand_dims(f.values[0], x, _semantic=f.semantic)
        for spec in INDICES:
            yield "index", (named(a),), (spec,), lambda f, i=index_of(spec): f.values[0].__getitem__(i, _semantic=f.semantic)
        yield "split", (named(a),), (), lambda f: tl.split(f.values[0], _semantic=f.semantic, _generator=None)
        yield "item", (named(a),), (), lambda f: tl.item(f.values[0], _semantic=f.semantic, _generator=None)
        for x, y in itertools.product([[], [16], [4, 16]], [[], [16], [16, 1]]):
            yield ("where", (named(a, "int1"), named(x), named(y)), (),
                   lambda f: tl.where(*f.values, _semantic=f.semantic))


def describe(result):
    """The types of what a function gives."""
    results = result if isinstance(result, tuple) else (result,)
    return "+".join(named(r.type.shape if r.type.is_block() else [], r.type.scalar) for r in results)


def short(result, op, rest, whole):
    """An op with what tells it apart and its last type."""
    mark = "".join("." + m.replace(" ", "") for m in re.findall(r"(?:axis = |order = array<i32: )([\d, ]+)(?: :|>)", rest))
    mark += ".allow_reorder" if "allow_reorder" in rest else ""
    return [op + mark + ":" + re.split(r" |, ", rest)[-1]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", help="write only the lines that this file does not have")
    base = parser.parse_args().base
    known = set(open(base).read().splitlines()) if base else set()
    warnings.simplefilter("ignore")
    for name, operands, words, call in cases():
        result = re.sub(r"constexpr\[(\d+)\]", r"\1", outcome(operands, call, describe, short))
        if "x0x" in result:  # an axis beyond the end, which Triton does not notice
            result = "?"
        line = " ".join([name, *operands, *words]) + " | " + result
        if line not in known:
            print(line)


if __name__ == "__main__":
    main()
