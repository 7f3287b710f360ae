"""Random expressions of Triton's language, with a meaning that is asked of Triton itself (random_programs.py)."""
import re
from math import prod

import promotion
from promotion import METHODS, TYPES
from triton.compiler.code_generator import CodeGenerator
from triton.language import core as tl, math
from triton.language.extra.cuda import libdevice

SCALARS = [name for name in promotion.SCALARS if name[0] != "*"]
NUMBERS = ["True", "0", "1", "-1", "3", "300", "2147483648", "0.5", "-0.0", "1e300", "2.0"]
OPERATORS = dict(zip("+ - * / // % & | ^ == != < <= > >= << >>".split(),
                     "add sub mul truediv floordiv mod and or xor eq ne lt le gt ge shl shr".split()))
INDICES = [":, None", "None, :", ":, :, None", ":, None, :"]
ONE = ["abs", "exp", "exp2", "log", "log2", "sqrt", "rsqrt", "sin", "cos", "floor", "ceil", "erf"]
# Functions of Triton that are written in its language: whether they take floats alone, their call, and the shape and the type of what they
# give, of an argument's shape and type. Of 32 bits alone, so that none is promoted.
LIBRARY = [
    (False, "tl.sum({a}, {axis})", "less", "same"), (False, "tl.max({a}, {axis})", "less", "same"), (False, "tl.min({a}, {axis})", "less", "same"),
    (False, "tl.sum({a}, {axis}, keep_dims=True)", "kept", "same"), (False, "tl.argmax({a}, {axis})", "less", "int32"),
    (False, "tl.argmin({a}, {axis}, tie_break_left=False)", "less", "int32"), (False, "tl.cumsum({a}, {axis})", "same", "same"),
    (False, "tl.cumprod({a}, {axis}, reverse=True)", "same", "same"), (False, "tl.reduce({a}, {axis}, larger)", "less", "same"),
    (False, "tl.associative_scan({a}, {axis}, larger)", "same", "same"), (False, "tl.sort({a})", "same", "same"),
    (False, "tl.flip({a})", "same", "same"), (True, "tl.softmax({a})", "same", "same"), (True, "tl.sigmoid({a})", "same", "same"),
    (False, "tl.zeros_like({a})", "same", "same"), (False, "tl.ravel({a})", "flat", "same"), (False, "tl.sum({a})", "none", "same"),
    (False, "{a}.max()", "none", "same"), (False, "tl.rand(7, {a}.to(tl.int32))", "same", "fp32"),
    (False, "tl.randint(n, {a}.to(tl.int32))", "same", "int32"), (False, "tl.randn(7, {a}.to(tl.int32))", "same", "fp32"),
    (False, "tl.interleave({a}, {a})", "twice", "same"), (False, "tl.topk({a}, 1)", "one", "same"),
]


class Expressions:
    """Makes expressions of `names`, whose values are under construction by `semantic`, as `rng` says."""

    def attempt(self, call):
        try:
            return call()
        except Exception:  # what Triton refuses is not for a program
            return None

    def expression(self):
        """Some text and its value, or nothing where Triton refuses it."""
        a, b, c = (self.rng.choice(list(self.names) + (NUMBERS if i else [])) for i in range(3))
        x, y, z = (self.names[name] if name in self.names else tl.constexpr(eval(name)) for name in (a, b, c))
        maker = self.rng.choice([self.binary] * 6 + [self.unary, self.cast, self.select, self.extremum, self.index, self.one, self.three,
                                                     self.shape, self.call, self.library, self.memory, self.other])
        found = self.attempt(lambda: maker(a, b, c, x, y, z))
        values = () if found is None else found[1] if isinstance(found[1], tuple) else found[1:]
        small = all(isinstance(value, tl.tensor) and (not value.type.is_block() or value.type.numel <= 4096) for value in values)
        return found if values and small else None

    def binary(self, a, b, c, x, y, z):
        sign, name = self.rng.choice(list(OPERATORS.items()))
        if b not in self.names and self.rng.random() < 0.5:
            a, b, x, y = b, a, y, x
        method = METHODS[name]
        if isinstance(x, tl.tensor):
            return f"({a}) {sign} ({b})", getattr(x, method)(y, _semantic=self.semantic)
        mirrored = re.sub(r"__(.*)__", r"__r\1__", method)
        if operators := getattr(CodeGenerator, "_operators", None):
            mirrored = {forward: reflected for forward, reflected, _ in operators.values()}[method]
        return f"({a}) {sign} ({b})", getattr(y, mirrored)(x, _semantic=self.semantic)

    def unary(self, a, b, c, x, y, z):
        sign, method = self.rng.choice([("-", "__neg__"), ("~", "__invert__"), ("not ", "__not__")])
        return f"({sign}{a})", getattr(x, method)(_semantic=self.semantic)

    def cast(self, a, b, c, x, y, z):
        dtype = TYPES[self.rng.choice(SCALARS)]
        keywords = self.rng.choice([{}, {}, {"bitcast": True}, {"fp_downcast_rounding": "rtz"}])
        words = "".join(f", {key}={value!r}" for key, value in keywords.items())
        return f"{a}.to(tl.{dtype.codegen_name()}{words})", x.to(dtype, **keywords, _semantic=self.semantic)

    def select(self, a, b, c, x, y, z):
        if isinstance(y, tl.tensor) and y.dtype.is_ptr() or isinstance(z, tl.tensor) and z.dtype.is_ptr():
            return None  # of a pointer and a number Triton makes IR that does not verify
        return f"tl.where({a}, {b}, {c})", tl.where(x, y, z, _semantic=self.semantic)

    def extremum(self, a, b, c, x, y, z):
        name, nan = self.rng.choice(["minimum", "maximum"]), self.rng.choice(["NONE", "ALL"])
        return f"tl.{name}({a}, {b}, tl.PropagateNan.{nan})", getattr(tl, name)(x, y, getattr(tl.PropagateNan, nan), _semantic=self.semantic)

    def index(self, a, b, c, x, y, z):
        text = self.rng.choice(INDICES)
        parts = [None if part.strip() == "None" else slice(None, None, None) for part in text.split(",")]
        if len(x.shape) != sum(part is not None for part in parts):
            return None
        return f"{a}[{text}]", x.__getitem__(tl.tuple(parts, tl.tuple_type([tl.constexpr_type(0)] * len(parts))), _semantic=self.semantic)

    def one(self, a, b, c, x, y, z):
        name = self.rng.choice(ONE)
        if self.rng.random() < 0.5 and hasattr(tl.tensor, name):
            if not (x.dtype.is_standard_floating() or name == "abs"):
                return None  # a method of Triton 3.6 makes ops that do not verify
            return f"{a}.{name}()", getattr(x, name)(_semantic=self.semantic)
        return f"tl.{name}({a})", getattr(math, name)(x, _semantic=self.semantic)

    def three(self, a, b, c, x, y, z):
        if not x.dtype.is_standard_floating():
            return None
        if self.rng.random() < 0.5:
            return f"tl.clamp({a}, {b}, {c})", tl.clamp(x, y, z, _semantic=self.semantic)
        return f"tl.fma({a}, {b}, {c})", math.fma(x, y, z, _semantic=self.semantic)

    def shape(self, a, b, c, x, y, z):
        shape = self.rng.choice([(4, 16), (16, 4), (2, 8), (64,), (16,), (4,), (2, 2), (1, 4)])
        kind = self.rng.choice(["reshape", "broadcast_to", "trans", "join", "expand_dims"])
        if kind == "join":
            if x.type.scalar != y.type.scalar:
                return None
            return f"tl.join({a}, {b})", tl.join(x, y, _semantic=self.semantic)
        if kind == "trans":
            return f"{a}.trans()", tl.trans(x, _semantic=self.semantic)
        if kind == "expand_dims":
            return f"tl.expand_dims({a}, -1)", tl.expand_dims(x, -1, _semantic=self.semantic)
        return f"{a}.{kind}({shape})", getattr(tl, kind)(x, shape, _semantic=self.semantic)

    def call(self, a, b, c, x, y, z):
        """Of a function of the program."""
        add, sub = (lambda u, v, m=m: getattr(u, m)(v, _semantic=self.semantic) for m in ("__add__", "__sub__"))
        kind = self.rng.choice(["sum_and_difference", "repeated", "chosen"])
        if kind == "sum_and_difference":
            return f"sum_and_difference({a}, {b})", (add(x, y), sub(x, y))
        if kind == "repeated":
            return f"repeated({a}, {b}, N=2)", add(add(x, y), y)
        first = self.rng.random() < 0.5
        return (f"chosen({a}, {b}, {first})", x if first else y) if first or isinstance(y, tl.tensor) else None


    def library(self, a, b, c, x, y, z):
        """A function that Triton has written in its language: what it gives is known without compiling it."""
        if x.dtype.name not in ("fp32", "int32") or not x.type.is_block():
            return None
        floats, text, shape, dtype = self.rng.choice(LIBRARY)
        shapes, axis = list(x.type.shape), self.rng.randrange(len(x.shape))
        given = dict(less=shapes[:axis] + shapes[axis + 1:], kept=shapes[:axis] + [1] + shapes[axis + 1:], same=shapes, flat=[prod(shapes)], none=[],
                     twice=shapes[:-1] + [2 * shapes[-1]], one=shapes[:-1] + [1])[shape]
        if floats and x.dtype.is_int() or "softmax" in text and len(shapes) > 2:
            return None
        return text.format(a=a, axis=axis), tl.full(given, 0, x.dtype if dtype == "same" else TYPES[dtype], _semantic=self.semantic)

    def memory(self, a, b, c, x, y, z):
        """Loads and atomics of pointers that have been made."""
        pointers = [name for name, value in self.names.items() if value.dtype.is_ptr()]
        a = self.rng.choice(pointers)
        x, kind = self.names[a], self.rng.choice(["load", "masked", "other", "volatile", "add", "max", "xchg", "cas"])
        if kind == "load":
            return f"tl.load({a})", tl.load(x, _semantic=self.semantic)
        if kind == "masked":
            return f"tl.load({a}, mask={b})", tl.load(x, mask=y, _semantic=self.semantic)
        if kind == "other":
            return f"tl.load({a}, {b}, other={c}, eviction_policy='evict_first')", tl.load(x, y, other=z, eviction_policy="evict_first",
                                                                                          _semantic=self.semantic)
        if kind == "volatile":
            return f"tl.load({a}, volatile=True)", tl.load(x, volatile=True, _semantic=self.semantic)
        if kind == "cas":
            return f"tl.atomic_cas({a}, {b}, {c})", tl.atomic_cas(x, y, z, _semantic=self.semantic)
        return (f"tl.atomic_{kind}({a}, {b}, sem='relaxed')", getattr(tl, "atomic_" + kind)(x, y, sem="relaxed", _semantic=self.semantic))

    def other(self, a, b, c, x, y, z):
        """Dots, gathers, histograms, device libraries, hints."""
        kind = self.rng.choice(["dot", "dot", "acc", "gather", "histogram", "tanh", "pow", "multiple_of", "id", "arange", "asm"])
        if kind == "id":
            return "tl.program_id(1)", tl.program_id(1, _semantic=self.semantic)
        if kind == "arange":
            return "tl.arange(4, 20)", tl.arange(4, 20, _semantic=self.semantic)
        if kind == "dot":
            return f"tl.dot({a}, {b})", tl.dot(x, y, _semantic=self.semantic)
        if kind == "acc":
            return f"tl.dot({a}, {b}, {c}, input_precision='ieee')", tl.dot(x, y, z, input_precision="ieee", _semantic=self.semantic)
        if kind == "gather":
            return f"tl.gather({a}, {b}, 0)", tl.gather(x, y, 0, _semantic=self.semantic)
        if kind == "histogram":
            return (f"tl.histogram({a}, 16)", tl.histogram(x, 16, _semantic=self.semantic)) if x.dtype.name == "int32" else None
        if kind == "tanh":
            return f"libdevice.tanh({a})", libdevice.tanh(x, _semantic=self.semantic)
        if kind == "pow":
            return f"libdevice.pow({a}, {b})", libdevice.pow(x, y, _semantic=self.semantic)
        if kind == "asm":
            return ((f"tl.inline_asm_elementwise('mov.b32 $0, $1;', '=r,r', [{a}], dtype=tl.int32, is_pure=True, pack=1)",
                     x.to(tl.int32, _semantic=self.semantic)) if x.dtype.name == "int32" else None)
        return (f"tl.multiple_of({a}, 8)", x) if x.dtype.name == "int32" else None
