"""Whether two modules of tile IR are the same program: their operations as a multiset, and the graph of their values, however it is written down.

Both are read in MLIR's generic form, an operation a line. A value is known by what computes it; what writes memory, or has an effect otherwise,
keeps its place among the others of its block, and what reads keeps its place between writes. Names, locations, the order of pure operations, of
operands that commute and of what a loop carries are no part of the program.
"""
from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Dict, Iterator, List, Optional, Set, Tuple

OPERATION = re.compile(r'\s*(?:(?P<results>%[^=]*?) = )?"(?P<name>[\w.]+)"\((?P<operands>[^)]*)\)(?:\[(?P<successors>[^\]]*)\])?(?P<rest>.*)$')
BLOCK = re.compile(r"\s*(?P<name>\^\w+)(?:\((?P<arguments>.*)\))?:")
#: What `tl.multiple_of` says of a loop's variable: Triton's front end loses it, Kiln's writes it at the loop.
FACT = r"tt\.(?:divisibility|contiguity|constancy)_arg0 = dense<\d+> : tensor<1xi32>"
FACTS = re.compile(rf" ?\{{{FACT}(?:, {FACT})*\}}(?= : \()|{FACT}, |, {FACT}(?=[,}}])")
COMMUTE = {"arith.addi", "arith.addf", "arith.muli", "arith.mulf", "arith.andi", "arith.ori", "arith.xori", "arith.maxsi", "arith.maxui",
           "arith.minsi", "arith.minui", "arith.maxnumf", "arith.minnumf", "arith.maximumf", "arith.minimumf"}
READ = {"tt.load", "tt.descriptor_load", "tt.descriptor_gather"}
WRITE = {"tt.store", "tt.descriptor_store", "tt.descriptor_reduce", "tt.descriptor_scatter", "tt.atomic_rmw", "tt.atomic_cas", "tt.print",
         "tt.assert", "tt.call", "gpu.barrier", "ttg.barrier", "tt.elementwise_inline_asm", "tt.extern_elementwise", "tt.make_tensor_descriptor"}
#: How often a loop is walked, until its values are told apart by what they depend on.
_ROUNDS = 3


@dataclass
class Operation:
    """An operation as it is written."""

    name: str
    results: List[str]
    operands: List[str]
    successors: str
    said: str
    regions: List[List["Block"]] = field(default_factory=list)

    def walk(self) -> Iterator["Operation"]:
        """It and all operations in it."""
        yield self
        for region in self.regions:
            for block in region:
                for one in block.operations:
                    yield from one.walk()


@dataclass
class Block:
    """A block of a region."""

    name: str
    arguments: List[str]
    types: List[str]
    operations: List[Operation] = field(default_factory=list)


def _values(text: Optional[str]) -> List[str]:
    """Names of values; of a result that is several, each."""
    found: List[str] = []
    for one in (text or "").split(","):
        name, _, many = one.strip().partition(":")
        if many:
            found += [f"{name}#{number}" for number in range(int(many))]
        elif name:
            found.append(name)
    return found


class Reader:
    """The operations of a module."""

    def __init__(self, text: str) -> None:
        self.lines = [FACTS.sub("", line) for line in text.splitlines() if line.strip()]
        self.at = 0

    def read(self) -> Operation:
        """The operation that begins at this line."""
        line = self.lines[self.at]
        found = OPERATION.match(line)
        if not found:
            raise ValueError(f"expected an operation, found {line.strip()!r}")
        self.at += 1
        rest = found["rest"]
        one = Operation(found["name"], _values(found["results"]), _values(found["operands"]), found["successors"] or "", "")
        if rest.rstrip().endswith("({"):
            said = rest.rstrip()[:-2]
            while True:
                one.regions.append(self.region())
                line = self.lines[self.at].strip()
                self.at += 1
                if not line.startswith("}, {"):
                    break
            rest = said + line[2:]
        one.said = " ".join(rest.split())
        return one

    def region(self) -> List[Block]:
        """Blocks up to the brace that closes them."""
        blocks: List[Block] = []
        while not self.lines[self.at].strip().startswith("}"):
            head = BLOCK.match(self.lines[self.at])
            if head:
                self.at += 1
                given = re.findall(r"(%[\w#]+): ((?:[^,<]|<[^<>]*(?:<[^<>]*>[^<>]*)*>)+)", head["arguments"] or "")
                blocks.append(Block(head["name"], [name for name, _ in given], [kind.strip() for _, kind in given]))
                continue
            if not blocks:
                blocks.append(Block("^entry", [], []))
            blocks[-1].operations.append(self.read())
        return blocks


def _digest(*said: object) -> str:
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def _has(one: Operation, names: Set[str]) -> bool:
    return any(inner.name in names for inner in one.walk())


class Graph:
    """A function's values by what computes them."""

    def __init__(self, callees: Dict[str, Operation]) -> None:
        self.known: Dict[str, str] = {}
        self.callees = callees

    def function(self, one: Operation) -> str:
        """What a function does."""
        return self.region(one.regions[0], "function")

    def callee(self, name: str) -> str:
        """What a function that is called does; its name says nothing."""
        return Graph(self.callees).function(self.callees[name])

    def region(self, blocks: List[Block], place: str) -> str:
        """What a region does. Blocks are numbered as they are first branched to."""
        reached = self._reached(blocks)
        numbers = {block.name: number for number, block in enumerate(reached)}
        for block in reached:
            for number, name in enumerate(block.arguments):
                self.known[name] = _digest("argument", place, numbers[block.name], number)
        return _digest([self.block(block, f"{place}/{numbers[block.name]}", numbers)[0] for block in reached])

    @staticmethod
    def _reached(blocks: List[Block]) -> List[Block]:
        by_name, found, waiting = {block.name: block for block in blocks}, [], [blocks[0].name] if blocks else []
        while waiting:
            name = waiting.pop(0)
            block = by_name[name]
            if block in found:
                continue
            found.append(block)
            if block.operations:
                waiting = re.findall(r"\^\w+", block.operations[-1].successors) + waiting
        return found

    def block(self, block: Block, place: str, numbers: Dict[str, int]) -> Tuple[List[str], List[str]]:
        """The effects of a block in their order, and what its terminator is given."""
        effects: List[str] = []
        for one in block.operations[:-1]:
            is_effect = _has(one, WRITE)
            epoch = len(effects) if is_effect or _has(one, READ) else -1
            said, results = self.operation(one, f"{place}:{epoch}", epoch)
            for name, mark in zip(one.results, results):
                self.known[name] = mark
            if is_effect:
                effects.append(said)
        last = block.operations[-1]
        given = self.given(last)
        if last.name not in ("scf.yield", "scf.condition"):
            successors = [numbers[name] for name in re.findall(r"\^\w+", last.successors)]
            effects.append(_digest(last.name, successors, given, last.said))
        return effects, given

    def given(self, one: Operation) -> List[str]:
        """The operands."""
        return [self.known.get(name, name) for name in one.operands]

    def operation(self, one: Operation, place: str, epoch: int) -> Tuple[str, List[str]]:
        """An operation by its operands and what is in it, and its results."""
        operands = self.given(one)
        if one.name in COMMUTE:
            operands.sort()
        if one.name in ("scf.for", "scf.while"):
            return self.loop(one, operands, place, epoch)
        inside = [f"{place}/{one.name}.{number}" + _digest(operands) for number in range(len(one.regions))]
        if one.name == "scf.if":
            branches = [self.block(region[0], where, {}) if region else ([], []) for region, where in zip(one.regions, inside)]
            said = _digest(one.name, operands, [effects for effects, _ in branches], epoch)
            return said, [_digest(said, pair) for pair in zip(*(given for _, given in branches))]
        regions = [self.region(region, where) for region, where in zip(one.regions, inside)]
        text = re.sub(r'@(?:"([^"]+)"|([\w.$]+))', lambda found: self.callee(found[1] or found[2]), one.said) if one.name == "tt.call" else one.said
        said = _digest(one.name, operands, text, regions, epoch)
        return said, [_digest(said, number) for number in range(len(one.results))]

    def loop(self, one: Operation, operands: List[str], place: str, epoch: int) -> Tuple[str, List[str]]:
        """A loop: a value that it carries is known by what it begins with and how it goes on, not by where it stands."""
        fixed = 3 if one.name == "scf.for" else 0
        bounds, initial = operands[:fixed], operands[fixed:]
        marks, said, results = list(initial), "", list(initial)
        attributes = re.sub(r"(^| ): \(.*$", "", one.said)
        inside = f"{place}/{one.name}" + _digest(bounds)
        for _ in range(_ROUNDS):
            first = one.regions[0][0]
            for name, mark, kind in zip(first.arguments[bool(fixed):], marks, first.types[bool(fixed):]):
                self.known[name] = _digest("carried", inside, mark, kind)
            if fixed:
                self.known[first.arguments[0]] = _digest("induction", inside)
                effects, yielded = self.block(first, inside, {})
            else:
                tested, given = self.block(first, inside + "/test", {})
                body = one.regions[1][0]
                for name, passed in zip(body.arguments, given[1:]):
                    self.known[name] = _digest("passed", passed)
                effects, yielded = self.block(body, inside, {})
                effects = [*tested, given[0], *effects]
            marks = [_digest(*pair) for pair in zip(initial, yielded)]
            results = marks if fixed else given[1:]
            said = _digest(one.name, bounds, effects, sorted(marks), attributes, epoch)
        return said, [_digest("result", said, mark) for mark in results]


def functions(text: str) -> Dict[str, Operation]:
    """The functions of a module by their names."""
    module = Reader(text).read()
    found = {}
    for block in module.regions[0]:
        for one in block.operations:
            name = re.search(r'sym_name = "([^"]+)"', one.said)
            if one.name == "tt.func" and name:
                found[name[1]] = one
    return found


def kernels(text: str) -> List[str]:
    """What the functions of a module do that others can call."""
    found = functions(text)
    return [Graph(found).function(one) for one in found.values() if 'sym_visibility = "private"' not in one.said]


def operations(text: str) -> Counter[str]:
    """How many of each operation a module has."""
    return Counter(one.name for function in functions(text).values() for one in function.walk() if one.name != "tt.func")


def difference(mine: str, theirs: str) -> Optional[str]:
    """How one module differs from another, in words; None where both are one program."""
    one, other = operations(mine), operations(theirs)
    if one != other:
        counts: List[Tuple[str, int, int]] = [(name, one[name], other[name]) for name in sorted({*one, *other}) if one[name] != other[name]]
        return "operations: " + ", ".join(f"{name} {ours} for {stock}" for name, ours, stock in counts)
    if kernels(mine) == kernels(theirs):
        return None
    return "values: the same operations, of other values or in another order"
