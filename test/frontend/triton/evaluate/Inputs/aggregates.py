"""Objects that kernels hold: fields of bases, methods, constructors, copies."""
import triton
import triton.language as tl


@triton.aggregate
class Tile:
    values: tl.tensor
    size: tl.constexpr = 8

    @triton.jit
    def total(self):
        return tl.sum(self.values)

    @triton.jit
    def __getitem__(self, which):
        return self.values * which


@triton.aggregate
class ShiftedTile(Tile):
    shift: tl.tensor = 5

    @triton.jit
    def shifted(self):
        return self.total() + self.shift


@triton.aggregate
class Counter:
    count: tl.constexpr
    square: tl.constexpr
    lanes: tl.tensor

    @triton.constexpr_function
    def __init__(self, count, _semantic=None):
        self.count = tl.constexpr(count)
        self.square = tl.constexpr(self.times(self.count))
        self.lanes = tl.arange(0, 8, _semantic=_semantic)

    @triton.constexpr_function
    def times(self, other):
        return self.count * other


@triton.jit
def inherits(p, n):
    tile = ShiftedTile(tl.arange(0, 8), shift=n)
    tl.static_assert(isinstance(tile, Tile) and not isinstance(Tile(n), ShiftedTile))
    tl.static_assert(tile.size == 8 and ShiftedTile(n).shift == 5)
    tl.store(p, tile.shifted())
    tl.store(p + tile.values, tile[3])


@triton.jit
def constructs(p):
    counter = Counter(4)
    tl.static_assert(counter.square == 16 and counter.times(3) == 12)
    tl.store(p + counter.lanes, counter.square)


@triton.jit
def replaces(p, n):
    before = Tile(n, 16)
    after = tl.aggregate_replace(before, values=n + 1)
    tl.static_assert(after.size == 16)
    tl.store(p + before.values, after.values)


@triton.jit
def replaces_what_is_not_there(p, n):
    tl.aggregate_replace(Tile(n), valus=n)
