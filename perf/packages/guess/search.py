"""Looks for types and constants of a kernel that Triton's front end accepts: where it refuses a guess, what the refused line depends on is changed.

A guess is better than another if Triton reads more of the kernel with it. Nothing is accepted that Triton refuses, and no more is said of a kernel
than that: which launches a package makes is unknown here.
"""
from __future__ import annotations

import ast
import importlib
import re
import signal
import time
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Mapping, Optional, Set, Tuple

import captured_sources
from guess.candidates import DATA, Uses, names_of, tree_of

TRY_SECONDS = 15
KIND = re.compile(r"\*?(i\d+|u\d+|fp\d+|bf16|fp8\w+)|tensordesc<.*>")


class TooLong(Exception):
    """Triton has no answer in time."""


def _too_long(*given: Any) -> None:
    raise TooLong()


def source_of(fn: Any, parameters: Mapping[str, str]) -> Any:
    """What Triton's front end is given."""
    triton: Any = importlib.import_module("triton")
    signature: Dict[str, Any] = {}
    constants: Dict[Tuple[int, ...], Any] = {}
    attributes: Dict[Tuple[int, ...], Any] = {}

    def kind_of(text: str, path: Tuple[int, ...]) -> Any:
        kind, _, multiple = text.partition(":")
        if KIND.fullmatch(kind):
            if multiple:
                attributes[path] = [["tt.divisibility", int(multiple)]]
            return kind
        if text.startswith("(") and KIND.fullmatch(text[1:].partition(",")[0].partition(":")[0]):
            return tuple(kind_of(one.strip(), (*path, number)) for number, one in enumerate(text[1:-1].split(",")))
        constants[path] = eval(text, {**fn.fn.__globals__, "tl": triton.language})
        return "constexpr"
    for index, (name, text) in enumerate(parameters.items()):
        signature[name] = kind_of(text, (index,))
    return triton.compiler.ASTSource(fn, signature, constants, attributes)


@dataclass
class Answer:
    """What Triton says of a guess: the module, or the message and the place in the kernel, how far its front end came."""

    text: Optional[str] = None
    message: str = ""
    place: Tuple[int, int] = (0, 0)
    #: The names in what was refused.
    names: Set[str] = field(default_factory=set)


def ask(fn: Any, parameters: Mapping[str, str], target: Any, options: Any) -> Answer:
    """What Triton's front end says of a guess."""
    errors: Any = importlib.import_module("triton.compiler.errors")
    signal.signal(signal.SIGALRM, _too_long)
    try:
        signal.alarm(TRY_SECONDS)
        return Answer(captured_sources.front_end(source_of(fn, parameters), target, options))
    except errors.CompilationError as error:
        node = error.node
        inner: Any = error
        while inner.__cause__ is not None:
            inner = inner.__cause__
        return Answer(None, (str(getattr(inner, "error_message", None) or inner).strip().splitlines() or [type(inner).__name__])[-1][:300],
                      (getattr(node, "lineno", 0), getattr(getattr(inner, "node", None), "lineno", 0)),
                      names_of(node) if isinstance(node, ast.AST) else set())
    except Exception as error:  # Whatever Triton refuses was a wrong guess.
        return Answer(None, f"{type(error).__name__}: {error}".split("\n")[0][:300])
    finally:
        signal.alarm(0)


def _statements(fn: Any) -> Dict[int, Set[str]]:
    """The names of the innermost statement at each line of a kernel, and of what decides whether it runs."""
    found: Dict[int, Set[str]] = {}
    for node in ast.walk(tree_of(fn)):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.For, ast.If, ast.While)):
            last = node.body[0].lineno if isinstance(node, (ast.For, ast.If, ast.While)) else (node.end_lineno or node.lineno) + 1
            names = names_of(node.test) if isinstance(node, (ast.If, ast.While)) else names_of(node.iter) if isinstance(node, ast.For) \
                else names_of(node)
            for line in range(node.lineno, max(last, node.lineno + 1)):
                found[line] = found.get(line, set()) | names
    return found


def blamed(fn: Any, answer: Answer, uses: Uses) -> List[str]:
    """The parameters that a refused line depends on, the nearest first."""
    reached = [sorted(answer.names | _statements(fn).get(answer.place[0], set()))]
    seen = set(reached[0])
    for _ in range(6):
        further = sorted({source for name in reached[-1] for source in uses.sources.get(name, ())} - seen)
        seen |= set(further)
        reached.append(further)
    order = [name for group in reached for name in group if name in fn.arg_names]
    return [*order, *(name for name in fn.arg_names if name not in seen)]


def _together(found: Mapping[str, List[str]], now: Mapping[str, str]) -> Iterator[Dict[str, str]]:
    """Changes of several parameters at once: all data of another type, all sizes of another value, all tuples
    of another length, all flags off."""
    data = [name for name, kinds in found.items() if set(DATA) <= set(kinds)]
    for kind in DATA:
        yield {name: kind for name in data}
    floats = [name for name in data if now.get(name) in DATA]
    yield {name: "*fp32:16" for name in floats}
    sizes = [name for name, kinds in found.items() if "64" in kinds and "128" in kinds and not any(kind.startswith("*") for kind in kinds)]
    for size in ("64", "32", "16", "128"):
        yield {name: size for name in sizes}
    for length in range(2, 6):
        tuples = {name: [kind for kind in kinds if kind.startswith("(") and kind.count(",") == length - 1] for name, kinds in found.items()}
        yield {name: kinds[0] for name, kinds in tuples.items() if kinds}
    flags = [name for name, kinds in found.items() if {"True", "False"} <= set(kinds) and "64" not in kinds]
    for flag in ("False", "True"):
        yield {name: flag for name in flags}


#: What in a message of Triton's asks for which kinds of parameters.
HINTS = [(re.compile(r"unexpected type fp|bounds and step must|must be int|Index|shift"), re.compile(r"i32$|i64$|\*i32:16|\*i64:16")),
         (re.compile(r"uint8|1 byte|packed|e2m1|mx_"), re.compile(r"\*u8:16|\*fp8e4nv:16")),
         (re.compile(r"32-bit unsigned|uint32"), re.compile(r"\*u32:16")),
         (re.compile(r"bitcast data-type of size \d+ to data-type of size 8"), re.compile(r"\*u8:16|\*fp8e4nv:16|\*i8:16")),
         (re.compile(r"pointer_type|pointer<uint64>|int_to_ptr"), re.compile(r"\*u64:16|\*i64:16")),
         (re.compile(r"Unsupported ptr type"), re.compile(r"\*(fp16|i32):16")),
         (re.compile(r"no attribute 'element_ty'|has no attribute 'type'"), re.compile(r"\*(fp16|fp32):16|tl\.float32")),
         (re.compile(r"has no attribute 'lower'"), re.compile(r"'\w+'")),
         (re.compile(r"[Cc]ache modifier|[Ee]viction"), re.compile(r"None|'\.?\w*'"))]
NAMES = {"float16": "fp16", "float32": "fp32", "bfloat16": "bf16", "int32": "i32", "int64": "i64", "int8": "i8", "uint8": "u8"}


def hinted(message: str, now: str, kinds: List[str]) -> List[str]:
    """The kinds of a parameter that what Triton says speaks for."""
    found: List[str] = []
    if re.search(r"pointer<|add pointers", message) and re.search(r"invalid operands|cannot add|must all be ints", message):
        found += [kind for kind in kinds if kind.startswith("*") != now.startswith("*") and KIND.match(kind)][:2]
    for pattern, wanted in HINTS:
        if pattern.search(message):
            found += [kind for kind in kinds if wanted.match(kind)]
    if re.search(r"same dtype|initial type|invalid operands", message):
        types = {NAMES.get(name, name) for name in re.findall(r"\b(?:u?int\d+|float\d+|bfloat16|[biu]?fp?\d+)\b", message)}
        found += [kind for kind in kinds if kind.lstrip("*").partition(":")[0] in types]
    if re.search(r"incompatible dimensions|make_shape|reshape|power of 2|numel|>= \d+", message):
        numbers = set(re.findall(r"\b\d+\b", message))
        found += [kind for kind in kinds if kind in numbers or (kind.isdigit() and not numbers & set(kinds))]
    return [kind for kind in dict.fromkeys(found) if kind != now]


@dataclass
class Found:
    """The best guess for a kernel."""

    parameters: Dict[str, str]
    answer: Answer
    tries: int
    #: Guesses that Triton refused on the way, with what it said.
    refused: List[Tuple[Dict[str, str], str]] = field(default_factory=list)


def search(fn: Any, found: Mapping[str, List[str]], uses: Uses, target: Any, options: Any, tries: int, seconds: float) -> Found:
    """A guess that Triton accepts, or the one with which it came furthest."""
    began = time.monotonic()
    now = {name: kinds[0] for name, kinds in found.items()}
    answer = ask(fn, now, target, options)
    asked, count = {tuple(now.items())}, 1
    refused = [] if answer.text else [(dict(now), answer.message)]

    def moves() -> Iterator[Dict[str, str]]:
        names = blamed(fn, answer, uses)
        for name in names:
            for kind in hinted(answer.message, now[name], found[name])[:3]:
                yield {name: kind}
        for depth in range(1, 14):
            for name in names[:max(3, len(names) * depth // 4)]:
                if depth < len(found[name]):
                    yield {name: [kind for kind in found[name] if kind != now[name]][depth - 1]}
            if depth == 1:
                yield from _together(found, now)

    while answer.text is None and count < tries and time.monotonic() - began < seconds:
        for move in moves():
            guess = {**now, **move}
            if tuple(guess.items()) in asked:
                continue
            asked.add(tuple(guess.items()))
            other = ask(fn, guess, target, options)
            count += 1
            if other.text is None and len(refused) < 6:
                refused.append((guess, other.message))
            if other.text is not None or other.place > answer.place:
                now, answer = guess, other
                break
            if count >= tries or time.monotonic() - began > seconds:
                break
        else:
            break
    return Found(now, answer, count, refused)
