import triton
import triton.language as tl


def assembly(count):
    template = """
        setp.gt.f32 p, ${source}, 20.;
        @p mov.f32 ${result}, ${source};"""
    text = ""
    for i in range(count):
        text += "{" + template.format(result=i, source=i + count) + "}\n"
    return " ".join(text.split("\n"))


def constraints(count):
    return ",".join("=r" for i in range(count)) + "," + ",".join("r" for i in range(count))


ASSEMBLY = tl.constexpr(assembly(1))
CONSTRAINTS: tl.constexpr = tl.constexpr(constraints(2))


@triton.constexpr_function
def holds():
    """Each line is what Python says."""
    x, pair = 3.14159, (1, "two")
    facts = (
        "{} {1}".replace("{} {1}", "a") == "a",
        "{0}-{1[1]}-{name!r:>6}".format(7, pair, name="n") == "7-two-   'n'",
        "{:>{width}}|{:<4}|{:^5}".format("a", "b", "c", width=3) == "  a|b   |  c  ",
        "{{{}}}".format(1) == "{1}",
        f"{x:.2f} {x:8.3f} {x:e} {1e16} {100000.0} {1e-5} {-0.0}" == "3.14    3.142 3.141590e+00 1e+16 100000.0 1e-05 -0.0",
        f"{255:#x} {255:08b} {255:_b} {1234567:,} {-5:+d} {5:+d} {True:d} {True}" == "0xff 11111111 1111_1111 1,234,567 -5 +5 1 True",
        f"{0.5:%} {12345.678:,.1f} {3:f} {float('inf')} {float('nan'):6}" == "50.000000% 12,345.7 3.000000 inf    nan",
        f"{'text':.2}|{'t':*^5}|{None}|{pair}" == "te|**t**|None|(1, 'two')",
        "%d %s %r %5.1f%% %-4d| %x" % (3.7, "s", "r", 2.25, 6, 255) == "3 s 'r'   2.2% 6   | ff",
        "%s" % x == "3.14159" and "%(a)s" % {"a": 1} == "1",
        "a,b,,c".split(",") == ["a", "b", "", "c"] and " a  b ".split() == ["a", "b"],
        "a b c".split(None, 1) == ["a", "b c"] and "a,b,c".split(",", maxsplit=1) == ["a", "b,c"],
        "a\nb\n".splitlines() == ["a", "b"] and "abc".replace("", "-") == "-a-b-c-",
        " x ".strip() == "x" and "xxaxx".strip("x") == "a" and "xax".lstrip("x") == "ax" and "xax".rstrip("x") == "xa",
        "prefix".startswith(("no", "pre")) and not "prefix".endswith("pre") and "a.b".removesuffix(".b") == "a",
        "Ab".upper() == "AB" and "Ab".lower() == "ab" and "aXbX".count("X") == 2 and "abc".find("c") == 2,
        "\u00e9\u4e2d"[1] == "\u4e2d" and len("\u00e9\u4e2d") == 2 and "42".isdigit() and not "4a".isdigit(),
    )
    for index, fact in enumerate(facts):
        assert fact, "fact %d" % index
    return True


@triton.jit
def facts(out):
    tl.static_assert(holds())


@triton.jit
def softplus(out):
    x = tl.load(out)
    tl.store(out, tl.inline_asm_elementwise(ASSEMBLY, CONSTRAINTS, [x], dtype=tl.float32, is_pure=True, pack=1))


@triton.jit
def wrong(out, N: tl.constexpr):
    a: tl.constexpr = "{} {}".format(1)
    b: tl.constexpr = "{:q}".format(1)
    c: tl.constexpr = "%d" % "x"
    d: tl.constexpr = "%s" % (1, 2)
    e: tl.constexpr = ",".join((1, 2))
    f: tl.constexpr = "{".format(1)
    g: tl.constexpr = "a".splt(",")
    h: tl.constexpr = f"{out}"
