# Lists and dictionaries that a program makes on the host, and what it makes configurations with.
import itertools

import triton
import triton.language as tl

names = ["a"]
names.append("b")
alias = names
names.extend(["c", "d"])
table = {"x": 1, "y": 2, "x": 3}
for i in range(4):
    table[i] = i * i
    names.append(i)


def configurations(warps=(2, 4)):
    found = []
    for rows in [64, 128]:
        for w in warps:
            found.append(triton.Config({"ROWS": rows, "COLUMNS": 16}, num_warps=w, num_stages=2))
    return found


def keep(config):
    return config.kwargs["ROWS"] * config.num_warps in (256, 512) and config.num_ctas == 1


def changes():
    out = [3, 1]
    same = out
    out.append(2)
    out.insert(0, 9)
    same[1] = 7
    out.sort(reverse=True)
    rest = dict(a=1, b=2)
    rest.update({"c": 3}, a=4)
    rest["d"] = 5
    return [len(same), out[0], out[1], out[2], sum(rest.values())]


def appends(given):
    given.append(1)
    return given


CHANGES = changes()
LENGTH = tl.constexpr(len(names))
TABLE = tl.constexpr(table["x"] * 100 + table[3])
FIRST = tl.constexpr(CHANGES[0])
TOTAL = tl.constexpr(CHANGES[4])
SECOND = tl.constexpr(CHANGES[2])
SORTED = tl.constexpr(sorted([3, 1, 2], key=lambda value: -value)[0])
MAPPED = tl.constexpr(list(map(lambda a, b: a * b, [1, 2], [3, 4]))[1])
CHOICES = tl.constexpr(len(list(itertools.product([1, 2], [3], repeat=2))))
EVERY = tl.constexpr(all(x > 0 for x in [1, 2]) and not any([0, None]))
SQUARES = tl.constexpr({n: n * n for n in range(5) if n % 2}[3])
PAIRS = tl.constexpr(len([(a, b) for a in range(4) for b in range(a) if a != 2]))
SETS = tl.constexpr(len({1, 2, 1, 2.0}) * 10 + len({n % 3 for n in range(7)}))
COUNTED = tl.constexpr(sum(n * v for n, v in enumerate([5, 7], start=1)) + list(enumerate("ab".split(), 4))[0][0])
SHARED = tl.constexpr(len(appends(names)))


@triton.jit
def values(x):
    tl.static_print("values", LENGTH, TABLE, FIRST, SECOND, TOTAL, SORTED, MAPPED, CHOICES, EVERY, SQUARES, PAIRS, SETS, COUNTED)
    tl.store(x, 0)


def misspelt():
    return list(zip([1], [2], strikt=True))


def unequal():
    return list(zip([1], [2, 3], strict=True))


MISSPELT = tl.constexpr(len(misspelt()))
UNEQUAL = tl.constexpr(len(unequal()))


@triton.jit
def zipped(x, UNEQUALLY: tl.constexpr):
    tl.store(x, UNEQUAL if UNEQUALLY else MISSPELT)


@triton.jit
def shared(x):
    tl.store(x, SHARED)


@triton.autotune(configs=list(filter(keep, configurations())), key=["N"])
@triton.jit
def tuned(x, N, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    tl.store(x + tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :], N)


common = {"ROWS": 32, "COLUMNS": 8}


@triton.autotune(configs=[triton.Config({**common, "ROWS": rows}, w) for rows in (16, 8) for w in (1, 2)], key=["N"])
@triton.jit
def comprehended(x, N, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    tl.store(x + tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :], N)
