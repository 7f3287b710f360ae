#include "tools/inspect/CodeLiveness.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;

namespace kiln {

CodeLiveness::CodeLiveness(const MachineCode &code, const CodeFlowGraph &graph)
    : code(code), graph(graph), perLane(code.registers.size()),
      counts(code.instructions.size()) {
  std::vector<BitVector> ofFile(code.files.size(),
                                BitVector(code.registers.size()));
  for (auto [place, reg] : enumerate(code.registers)) {
    ofFile[reg.file].set(place);
    if (code.files[reg.file].isPerLane)
      perLane.set(place);
  }
  solve();
  findDefined();
  forEachOccupied([&](uint32_t index, const BitVector &occupied) {
    for (auto [file, members] : enumerate(ofFile)) {
      BitVector here = occupied;
      here &= members;
      counts[index][file] = here.count();
    }
  });
}

void CodeLiveness::forEachOccupied(
    function_ref<void(uint32_t, const BitVector &)> visit) const {
  for (uint32_t block = 0; block != graph.blocks.size(); ++block)
    walk(block, visit);
}

namespace {

/// Visits blocks until none changes: `update` says whether one has, and then
/// those of `after` are visited again.
void solveByBlocks(ArrayRef<CodeBlock> blocks, bool forward,
                   function_ref<bool(uint32_t)> update) {
  std::vector<SmallVector<uint32_t, 2>> after(blocks.size());
  for (auto [index, block] : enumerate(blocks))
    for (uint32_t next : block.liveSuccessors)
      after[forward ? index : next].push_back(forward ? next : index);
  SmallVector<uint32_t> work;
  for (uint32_t block = 0; block != blocks.size(); ++block)
    work.push_back(forward ? blocks.size() - 1 - block : block);
  BitVector waiting(blocks.size(), true);
  while (!work.empty()) {
    uint32_t block = work.pop_back_val();
    waiting.reset(block);
    if (!update(block))
      continue;
    for (uint32_t next : after[block])
      if (!waiting.test(next)) {
        waiting.set(next);
        work.push_back(next);
      }
  }
}

} // namespace

void CodeLiveness::Live::add(uint16_t place, std::optional<uint16_t> guard) {
  bool isNew = !registers.test(place);
  registers.set(place);
  auto known = onlyUnder.find(place);
  if (isNew && guard)
    onlyUnder[place] = *guard;
  else if (known != onlyUnder.end() && known->second != guard)
    onlyUnder.erase(known);
}

void CodeLiveness::Live::remove(uint16_t place) {
  registers.reset(place);
  onlyUnder.erase(place);
}

void CodeLiveness::Live::join(const Live &other) {
  for (unsigned place : other.registers.set_bits()) {
    auto guard = other.onlyUnder.find(place);
    add(place, guard == other.onlyUnder.end() ? std::nullopt
                                              : std::optional(guard->second));
  }
}

void CodeLiveness::solve() {
  Live nothing;
  nothing.registers.resize(code.registers.size());
  into.assign(graph.blocks.size(), nothing);
  solveByBlocks(graph.blocks, /*forward=*/false, [&](uint32_t block) {
    Walk back = walkFromEnd(block);
    for (uint32_t i = graph.blocks[block].end;
         i-- != graph.blocks[block].begin;)
      stepBack(back, code.instructions[i]);
    if (back.inSomeLanes)
      back.registers |= back.others;
    if (static_cast<Live &>(back) == into[block])
      return false;
    into[block] = std::move(static_cast<Live &>(back));
    return true;
  });
}

void CodeLiveness::findDefined() {
  BitVector none(code.registers.size()), given = none;
  for (auto [place, reg] : enumerate(code.registers))
    if (reg.isGiven)
      given.set(place);
  defined.assign(graph.blocks.size(), none);
  if (!defined.empty())
    defined.front() = given;
  solveByBlocks(graph.blocks, /*forward=*/true, [&](uint32_t block) {
    BitVector after = defined[block];
    for (uint32_t i = graph.blocks[block].begin; i != graph.blocks[block].end;
         ++i) {
      const CodeInstruction &instruction = code.instructions[i];
      for (uint16_t place : instruction.writes)
        after.set(place);
      for (uint16_t place : instruction.partWrites)
        after.set(place);
      // What it changes is not known.
      if (!instruction.isKnown ||
          (instruction.flow == CodeFlow::Call && !instruction.target))
        after.set();
    }
    bool changed = false;
    for (uint32_t next : graph.blocks[block].liveSuccessors)
      if (after.test(defined[next])) {
        defined[next] |= after;
        changed = true;
      }
    return changed;
  });
}

CodeLiveness::Walk CodeLiveness::walkFromEnd(uint32_t block) const {
  Walk walk;
  walk.registers.resize(code.registers.size());
  for (uint32_t next : graph.blocks[block].liveSuccessors)
    walk.join(into[next]);
  return walk;
}

/// Before an instruction that sets a predicate the predicate had another value;
/// but where it does so under that predicate, what is wanted only where it
/// holds after is wanted only where it held before.
static void forgetGuards(SmallDenseMap<uint16_t, uint16_t> &onlyUnder,
                         const CodeInstruction &instruction) {
  SmallVector<uint16_t> forgotten;
  for (auto [place, guard] : onlyUnder)
    if (is_contained(instruction.writes, guard / 2) ||
        (is_contained(instruction.partWrites, guard / 2) &&
         instruction.guard != guard))
      forgotten.push_back(place);
  for (uint16_t place : forgotten)
    onlyUnder.erase(place);
}

void CodeLiveness::stepBack(Walk &walk,
                            const CodeInstruction &instruction) const {
  if (instruction.inSomeLanes && !walk.inSomeLanes) {
    walk.others = walk.registers;
    walk.others &= perLane;
  } else if (!instruction.inSomeLanes && walk.inSomeLanes) {
    walk.registers |= walk.others;
  }
  walk.inSomeLanes = instruction.inSomeLanes;
  // A guard that differs from lane to lane says nothing of registers that the
  // lanes share.
  auto guardOf = [&](uint16_t place) -> std::optional<uint16_t> {
    if (instruction.guard && place != *instruction.guard / 2 &&
        (perLane.test(place) || !perLane.test(*instruction.guard / 2)))
      return instruction.guard;
    return std::nullopt;
  };
  for (uint16_t place : instruction.writes)
    walk.remove(place);
  // Where the guard holds the old value is not wanted.
  for (uint16_t place : instruction.partWrites)
    if (std::optional<uint16_t> guard = guardOf(place);
        guard && walk.registers.test(place)) {
      auto [known, isNew] = walk.onlyUnder.try_emplace(place, *guard ^ 1);
      if (!isNew && known->second == *guard)
        walk.remove(place);
    }
  forgetGuards(walk.onlyUnder, instruction);
  for (uint16_t place : instruction.reads)
    walk.add(place, guardOf(place));
}

void CodeLiveness::walk(
    uint32_t block,
    function_ref<void(uint32_t, const BitVector &)> visit) const {
  const CodeBlock &bounds = graph.blocks[block];
  // What holds something after each instruction, from the first on.
  std::vector<uint16_t> firstWrites;
  std::vector<size_t> ends;
  BitVector holding = defined[block];
  for (uint32_t index = bounds.begin; index != bounds.end; ++index) {
    const CodeInstruction &instruction = code.instructions[index];
    for (ArrayRef<uint16_t> list : {ArrayRef<uint16_t>(instruction.writes),
                                    ArrayRef<uint16_t>(instruction.partWrites)})
      for (uint16_t place : list)
        if (!holding.test(place)) {
          holding.set(place);
          firstWrites.push_back(place);
        }
    ends.push_back(firstWrites.size());
  }
  Walk back = walkFromEnd(block);
  for (uint32_t index = bounds.end; index-- != bounds.begin;) {
    const CodeInstruction &instruction = code.instructions[index];
    size_t end = ends[index - bounds.begin];
    while (firstWrites.size() > end) {
      holding.reset(firstWrites.back());
      firstWrites.pop_back();
    }
    BitVector occupied = back.registers;
    if (instruction.inSomeLanes && back.inSomeLanes)
      occupied |= back.others;
    for (uint16_t place : instruction.writes)
      occupied.set(place);
    for (uint16_t place : instruction.partWrites)
      occupied.set(place);
    stepBack(back, instruction);
    occupied |= back.registers;
    occupied &= holding;
    visit(index, occupied);
  }
}

SmallVector<uint16_t> CodeLiveness::occupiedAt(uint32_t instruction) const {
  SmallVector<uint16_t> members;
  walk(graph.blockOf(instruction),
       [&](uint32_t index, const BitVector &occupied) {
         if (index == instruction)
           for (unsigned place : occupied.set_bits())
             members.push_back(place);
       });
  return members;
}

namespace {

/// The writes of each register, ascending: found once, asked for every
/// register.
class WriteIndex {
public:
  WriteIndex(const MachineCode &code, const CodeFlowGraph &graph)
      : code(code), graph(graph), writers(code.registers.size()),
        before(graph.blocks.size()) {
    for (auto [index, instruction] : enumerate(code.instructions)) {
      for (uint16_t place : instruction.writes)
        writers[place].push_back(index);
      for (uint16_t place : instruction.partWrites)
        writers[place].push_back(index);
    }
    for (auto [index, block] : enumerate(graph.blocks))
      for (uint32_t next : block.liveSuccessors)
        before[next].push_back(index);
  }

  SmallVector<uint32_t, 2> definitionsOf(uint16_t place,
                                         uint32_t instruction) const;

private:
  const MachineCode &code;
  const CodeFlowGraph &graph;
  std::vector<std::vector<uint32_t>> writers;
  std::vector<SmallVector<uint32_t, 2>> before;
};

/// The writes that may be the last before the instruction, on any path.
SmallVector<uint32_t, 2> WriteIndex::definitionsOf(uint16_t place,
                                                   uint32_t instruction) const {
  SmallVector<uint32_t, 2> found;
  BitVector seen(graph.blocks.size());
  // Looks from `end` up to the block's begin; true: on to its predecessors.
  auto passes = [&](uint32_t begin, uint32_t end) {
    const std::vector<uint32_t> &all = writers[place];
    auto last = llvm::lower_bound(all, end);
    while (last != all.begin() && *std::prev(last) >= begin) {
      --last;
      found.push_back(*last);
      if (llvm::is_contained(code.instructions[*last].writes, place) &&
          !code.instructions[*last].inSomeLanes)
        return false;
    }
    return true;
  };
  SmallVector<uint32_t> work;
  auto goUp = [&](uint32_t block) {
    for (uint32_t from : before[block])
      if (!seen.test(from)) {
        seen.set(from);
        work.push_back(from);
      }
  };
  uint32_t block = graph.blockOf(instruction);
  const CodeInstruction &at = code.instructions[instruction];
  bool isRead = llvm::is_contained(at.reads, place);
  // What it writes without having read it is its own.
  if (!isRead && llvm::is_contained(at.writes, place))
    return {instruction};
  if (passes(graph.blocks[block].begin, instruction))
    goUp(block);
  while (!work.empty()) {
    uint32_t from = work.pop_back_val();
    if (passes(graph.blocks[from].begin, graph.blocks[from].end))
      goUp(from);
  }
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return found;
}

/// The next read in the order of execution, where loops go round and branches
/// are not taken.
std::optional<uint32_t> nextReadOf(const CodeValue &value, uint32_t instruction,
                                   const MachineCode &code,
                                   const CodeFlowGraph &graph) {
  auto look = [&](uint32_t begin, uint32_t end,
                  unsigned loop) -> std::optional<uint32_t> {
    for (uint32_t i = begin; i < end; ++i)
      if ((loop == CodeBlock::noLoop ||
           graph.contains(loop, graph.blockOf(i))) &&
          any_of(value.registers, [&](uint16_t place) {
            return llvm::binary_search(code.instructions[i].reads, place);
          }))
        return i;
    return std::nullopt;
  };
  for (unsigned loop = graph.loopOf(instruction); loop != CodeBlock::noLoop;
       loop = graph.loops[loop].parent) {
    const CodeLoop &around = graph.loops[loop];
    if (auto found = look(instruction, graph.lastOf(around) + 1, loop))
      return found;
    if (auto found = look(graph.firstOf(around), instruction, loop))
      return found;
  }
  return look(instruction, code.instructions.size(), CodeBlock::noLoop);
}

} // namespace

std::vector<CodeValue> valuesAt(uint32_t instruction, const MachineCode &code,
                                const CodeFlowGraph &graph,
                                const CodeLiveness &liveness) {
  WriteIndex index(code, graph);
  std::vector<CodeValue> values;
  // Registers of one value have a write in common, but perhaps not all: those
  // of an accumulator begin as zeros one by one. The last write in the code
  // tells best.
  std::map<std::pair<uint8_t, uint32_t>, size_t> known;
  constexpr uint32_t launch = UINT32_MAX;
  for (uint16_t place : liveness.occupiedAt(instruction)) {
    SmallVector<uint32_t, 2> definitions =
        index.definitionsOf(place, instruction);
    auto [entry, isNew] =
        known.try_emplace({code.registers[place].file,
                           definitions.empty() ? launch : definitions.back()},
                          values.size());
    if (isNew)
      values.emplace_back();
    CodeValue &value = values[entry->second];
    value.registers.push_back(place);
    append_range(value.definitions, definitions);
  }
  for (CodeValue &value : values) {
    llvm::sort(value.definitions);
    value.definitions.erase(llvm::unique(value.definitions),
                            value.definitions.end());
  }
  for (CodeValue &value : values)
    value.nextRead = nextReadOf(value, instruction, code, graph);
  return values;
}

} // namespace kiln
