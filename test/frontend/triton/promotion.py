"""Write what Triton makes of each operator for each pair of operand types: the types and ops that a unit test expects of Kiln.

usage: promotion.py [--base FILE]    (needs the wheel of triton, 3.6.0 or 3.9; no GPU; by hand)

    python promotion.py > promotion-3.6.txt                               with Triton 3.6
    python promotion.py --base promotion-3.6.txt > promotion-3.9.txt      with Triton 3.9: what differs alone

A line says: operator, operands, then what comes of it. Operands are types of blocks of 16 elements (int8, *fp32: a pointer) or
numbers of Python. What comes of it is the type of the result and the ops that were emitted, each with what tells it apart and the
last element type that it prints, in front the constants that are used, sorted; or "?" where Triton fails without saying why (an
attribute that is missing, an assertion, IR that does not verify), which binds nobody; or the message of an error: "!3 int8 int16" is
the text of the line that begins with "!3", with these words where it has "$".
"""
import argparse
import re
import warnings

from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import make_backend
from triton.compiler.code_generator import CodeGenerator
from triton.language import core as tl, math
from triton.language.semantic import IncompatibleTypeErrorImpl, TritonSemantic

BACKEND = make_backend(GPUTarget("cuda", 90, 32))
OPTIONS = BACKEND.parse_options({"sanitize_overflow": False})
CONTEXT = ir.context()
ir.load_dialects(CONTEXT)
BACKEND.load_dialects(CONTEXT)

SCALARS = ["int1", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "fp8e5", "fp8e4nv", "fp16", "bf16", "fp32", "fp64",
           "*fp32", "*int8"]
FEW = ["int1", "int32", "uint32", "fp16", "fp32", "*fp32"]
RIGHT = [True, 0, 1, -1, 300, 1 << 31, 1 << 40, -1 << 40, 1 << 63, 1 << 64, 0.5, -0.0, 1e300]
LEFT = [True, 3, -1, 0.5]

METHODS = dict(add="__add__", sub="__sub__", mul="__mul__", truediv="__truediv__", floordiv="__floordiv__", mod="__mod__", shl="__lshift__",
               shr="__rshift__", eq="__eq__", lt="__lt__", ge="__ge__", ne="__ne__", le="__le__", gt="__gt__", land="logical_and",
               lor="logical_or")
METHODS |= {"and": "__and__", "or": "__or__", "xor": "__xor__"}
OFTEN = ["add", "sub", "mul", "truediv", "floordiv", "mod", "shl", "shr", "and", "eq", "lt", "land"]
SELDOM = ["or", "xor", "ne", "le", "gt", "ge", "lor"]
UNARY = dict(neg="__neg__", invert="__invert__")
UNARY["not"] = "__not__"
PAIRS = dict(minimum=tl.minimum, maximum=tl.maximum, umulhi=math.umulhi, div_rn=math.div_rn, fdiv=math.fdiv)
ONE = ["exp", "exp2", "log", "log2", "cos", "sin", "sqrt", "sqrt_rn", "rsqrt", "erf", "floor", "ceil", "abs"]


# Of each scalar the one object that programs have, too: Triton compares some by identity.
TYPES = {t.name: t for t in vars(tl).values() if type(t) is tl.dtype}


def type_of(name):
    return tl.pointer_type(TYPES[name[1:]]) if name[0] == "*" else TYPES[name]


def operand_type(name):
    """fp32[4,16] as a block, fp32[] as a scalar, and what says no shape as a block of 16."""
    element, _, shape = name.partition("[")
    extents = [int(extent) for extent in shape.rstrip("]").split(",") if extent] if shape else [16]
    return tl.block_type(type_of(element), extents) if extents else type_of(element)


class Function:
    """A function under construction, with an argument for each operand that is a string: a type."""

    def __init__(self, operands):
        self.builder = ir.builder(CONTEXT)
        self.builder.set_loc("promotion", 0, 0)
        self.builder.options = OPTIONS
        self.builder.codegen_fns = BACKEND.get_codegen_implementation(OPTIONS)
        self.semantic = TritonSemantic(self.builder)
        self.module = self.builder.create_module()
        types = [operand_type(operand) for operand in operands if isinstance(operand, str)]
        prototype = self.builder.get_function_ty([t.to_ir(self.builder) for t in types], [])
        function = self.builder.get_or_insert_function(self.module, "f", prototype, "public", False)
        self.module.push_back(function)
        block = function.add_entry_block()
        self.builder.set_insertion_point_to_start(block)
        arguments = iter(tl.tensor(function.args(i), t) for i, t in enumerate(types))
        self.values = [next(arguments) if isinstance(operand, str) else tl.constexpr(operand) for operand in operands]

    def ops(self, short=None):
        """What was emitted, in short: by the function that makes a list of an op, of its result, name, rest and the whole text."""
        self.builder.ret([])
        if not self.module.verify():
            return None
        text = self.module.str_nodebug()
        found = []
        for line in text.splitlines():
            if (m := re.match(r" *(%[\w-]+)(?:, %[\w-]+)? = (\S+) (.*)", line)) and (short or m[2] != "tt.splat"):
                found += (short or short_op)(*m.groups(), text)
        constants = sorted(op for op in found if op[0] == "=")
        return constants + [op for op in found if op[0] != "="]


def short_op(result, op, rest, text):
    """An op in the list of what was emitted: nothing of what computes nothing."""
    if op == "arith.constant":
        value, _, element = rest.partition(" : ")
        splat = re.match(r"dense<(.*)>", value)
        used = splat or len(re.findall(re.escape(result) + r"\b", text)) > 1
        return ["=" + (splat[1] if splat else value) + ":" + (element_of(element) if element else "i1")] if used else []
    if op.endswith(".bitcast") and len(set(rest.partition(" : ")[2].replace("->", "to").split(" to "))) == 1:
        return []  # between signs, which tile IR has not
    mark = "." + rest.split(",")[0] if op.startswith("arith.cmp") else "".join("." + w for w in re.findall(r"(?:rounding|propagateNan) = (\w+)", rest))
    return [op + mark + ":" + element_of(rest)]


def element_of(text):
    """The last type in a text: of a block its element."""
    return re.findall(r"(?:tensor<16x)?((?:!tt\.ptr<)?\w+)>*", text)[-1]


def binary(name, function):
    """As the compiler calls an operator's method."""
    a, b = function.values
    method = METHODS[name]
    if isinstance(a, tl.tensor):
        return getattr(a, method)(b, _semantic=function.semantic)
    mirrored = re.sub(r"__(.*)__", r"__r\1__", method)
    if operators := getattr(CodeGenerator, "_operators", None):
        mirrored = {forward: reflected for forward, reflected, _ in operators.values()}[method]
    return getattr(b, mirrored)(a, _semantic=function.semantic)


def outcome(operands, call, describe=lambda result: str(result.type.scalar), short=None):
    function = Function(operands)
    try:
        result = call(function)
        ops = function.ops(short)
    except IncompatibleTypeErrorImpl as error:
        return "! " + error.message
    except (TypeError, ValueError) as error:
        return "?" if "incompatible function arguments" in str(error) else "! " + str(error)
    except (AttributeError, AssertionError, IndexError, RuntimeError):
        return "?"
    return "?" if ops is None else " ".join([describe(result)] + ops)


def cases():
    """(name, operands, call) of all rows."""
    for name in OFTEN + SELDOM:
        scalars = SCALARS if name in OFTEN else FEW
        pairs = [(a, b) for a in scalars for b in scalars + RIGHT]
        if name not in ("land", "lor"):  # which numbers are never the left operand of
            pairs += [(a, b) for b in scalars for a in LEFT]
        for a, b in pairs:
            yield name, (a, b), lambda f, n=name: binary(n, f)
    for name, function in PAIRS.items():
        for a in SCALARS:
            for b in (SCALARS + RIGHT if name == "minimum" else FEW + [3, 0.5, 1 << 40]):
                yield name, (a, b), lambda f, g=function: g(*f.values, _semantic=f.semantic)
    for name in ("where", "clamp", "fma"):
        call = {"where": lambda f: tl.where(f.values[0], f.values[1], f.values[2], _semantic=f.semantic),
                "clamp": lambda f: tl.clamp(*f.values, _semantic=f.semantic),
                "fma": lambda f: math.fma(*f.values, _semantic=f.semantic)}[name]
        for a in ["int1", "int32"] if name == "where" else ["int32", "uint8", "bf16", "fp16", "fp32", "fp64"]:
            for b in FEW + ["bf16", "int8", 1, 0.5, -1]:
                for c in FEW + ["bf16", "uint8", 1, 0.5]:
                    yield name, (a, b, c), call
    for a in SCALARS:
        for name, method in UNARY.items():
            yield name, (a,), lambda f, m=method: getattr(f.values[0], m)(_semantic=f.semantic)
        for name in ONE:
            yield name, (a,), lambda f, n=name: getattr(math, n)(f.values[0], _semantic=f.semantic)
            if hasattr(tl.tensor, name):
                yield "." + name, (a,), lambda f, n=name: getattr(f.values[0], n)(_semantic=f.semantic)
        for b in SCALARS:
            for name, keywords in (("cast", {}), ("cast.rtne", {"fp_downcast_rounding": "rtne"}), ("cast.rtz", {"fp_downcast_rounding": "rtz"}),
                                   ("bitcast", {"bitcast": True})):
                yield name, (a,), lambda f, t=type_of(b), k=keywords: f.values[0].to(t, **k, _semantic=f.semantic), b
    for number in RIGHT:
        for b in SCALARS:
            yield "full", (number,), lambda f, t=type_of(b): tl.full([16], f.values[0], t, _semantic=f.semantic), b


WORDS = re.compile(r"triton\.language\.\w+|pointer<\w+>|\b(?:u?int\d+|fp8e\w+|fp\d+|bf16)\b|(?<!\w)-?\d+\b|True")


def abbreviated(lines):
    """The lines with messages by number, each told before its first use."""
    numbers = {}
    for line in lines:
        case, _, result = line.partition(" | ")
        if result.startswith("! "):
            template = WORDS.sub("$", result[2:])
            if template not in numbers:
                numbers[template] = len(numbers)
                yield f"!{numbers[template]} {template}"
            line = f"{case} | " + " ".join([f"!{numbers[template]}", *WORDS.findall(result[2:])])
        yield line


def complete(lines):
    """The lines before they were abbreviated."""
    messages = {}
    for line in lines:
        case, _, result = line.partition(" | ")
        if line.startswith("!"):
            number, _, template = line.partition(" ")
            messages[number] = template
            continue
        if result.startswith("!"):
            number, *words = result.split(" ")
            line = f"{case} | ! " + re.sub(r"\$", lambda _: words.pop(0), messages[number])
        yield line


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", help="write only the lines that this file does not have")
    base = parser.parse_args().base
    known = set(complete(open(base).read().splitlines())) if base else set()
    warnings.simplefilter("ignore")
    lines = (" ".join([name, *map(str, operands), *target]) + " | " + outcome(operands, call) for name, operands, call, *target in cases())
    for line in abbreviated(line for line in lines if line not in known):
        print(line)


if __name__ == "__main__":
    main()
