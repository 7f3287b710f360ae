#include "tools/inspect/CodeWaits.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

using namespace llvm;

namespace kiln {
namespace {

/// Where a search stands: at the end of a block, so many instructions and
/// cycles after the wait, having passed so many operations.
struct WaitSearch {
  unsigned instructions, cycles;
  uint32_t block;
  /// After the last instruction to look at.
  uint32_t end;
  unsigned passed;
  unsigned iterations;
  bool operator<(const WaitSearch &other) const {
    return instructions > other.instructions; // the nearest first
  }
};

class WaitFinder {
public:
  WaitFinder(const MachineCode &code, const CodeFlowGraph &graph);
  CodeWaitCause find(uint32_t instruction, CodeWait wait) const;

private:
  CodeWaitCause find(uint32_t instruction, CodeWait wait, unsigned loop) const;
  /// Goes up one block; the cause where it ends the search.
  bool look(WaitSearch &at, const CodeWait &wait, CodeWaitCause &cause) const;
  bool isBackEdge(uint32_t from, uint32_t to) const;

  const MachineCode &code;
  const CodeFlowGraph &graph;
  /// By counter: instructions that raise or wait for it, ascending.
  std::vector<std::vector<uint32_t>> events;
  /// Cycles of all instructions before each.
  std::vector<unsigned> cyclesBefore;
};

WaitFinder::WaitFinder(const MachineCode &code, const CodeFlowGraph &graph)
    : code(code), graph(graph), events(code.counters.size()),
      cyclesBefore(code.instructions.size() + 1) {
  for (auto [index, instruction] : enumerate(code.instructions)) {
    cyclesBefore[index + 1] =
        cyclesBefore[index] + instruction.cycles.value_or(0);
    for (uint8_t counter : instruction.raises)
      events[counter].push_back(index);
    for (const CodeWait &wait : instruction.waits)
      if (events[wait.counter].empty() || events[wait.counter].back() != index)
        events[wait.counter].push_back(index);
  }
}

bool WaitFinder::isBackEdge(uint32_t from, uint32_t to) const {
  return any_of(graph.loops, [&](const CodeLoop &loop) {
    return loop.header == to && is_contained(loop.latches, from);
  });
}

/// True: this path is done, with or without a producer.
bool WaitFinder::look(WaitSearch &at, const CodeWait &wait,
                      CodeWaitCause &cause) const {
  uint32_t begin = graph.blocks[at.block].begin;
  const std::vector<uint32_t> &all = events[wait.counter];
  auto event = llvm::lower_bound(all, at.end);
  auto distance = [&](uint32_t index) {
    return std::pair(at.instructions + at.end - index,
                     at.cycles + cyclesBefore[at.end] - cyclesBefore[index]);
  };
  while (event != all.begin() && *std::prev(event) >= begin) {
    uint32_t index = *--event;
    const CodeInstruction &instruction = code.instructions[index];
    // It raises after its own wait.
    if (is_contained(instruction.raises, wait.counter) &&
        at.passed++ >= wait.left) {
      if (!cause.producer) {
        auto [instructions, cycles] = distance(index);
        cause.producer = index;
        cause.instructions = instructions;
        if (instruction.cycles)
          cause.cycles = cycles;
        cause.iterationsBefore = at.iterations;
      }
      return true;
    }
    for (const CodeWait &other : instruction.waits)
      if (other.counter == wait.counter && other.left + at.passed <= wait.left)
        return true; // no more than that can be outstanding
  }
  auto [instructions, cycles] = distance(begin);
  at.instructions = instructions;
  at.cycles = cycles;
  return false;
}

CodeWaitCause WaitFinder::find(uint32_t instruction, CodeWait wait) const {
  // In a loop what happens in every iteration counts, not how the first begins.
  for (unsigned loop = graph.loopOf(instruction); loop != CodeBlock::noLoop;
       loop = graph.loops[loop].parent)
    if (CodeWaitCause cause = find(instruction, wait, loop); cause.producer)
      return cause;
  return find(instruction, wait, CodeBlock::noLoop);
}

/// Within a loop, if there is one.
CodeWaitCause WaitFinder::find(uint32_t instruction, CodeWait wait,
                               unsigned loop) const {
  CodeWaitCause cause{instruction, wait.counter, wait.left};
  std::priority_queue<WaitSearch> work;
  // A path to the same instruction that has passed as many operations finds no
  // other.
  DenseSet<std::pair<uint32_t, unsigned>> seen;
  work.push({0, 0, graph.blockOf(instruction), instruction, 0, 0});
  while (!work.empty() && !cause.producer) {
    WaitSearch at = work.top();
    work.pop();
    if (look(at, wait, cause))
      continue;
    for (uint32_t from : graph.blocks[at.block].predecessors) {
      if (loop != CodeBlock::noLoop && !graph.contains(loop, from))
        continue;
      if (!seen.insert({from, at.passed}).second)
        continue;
      work.push({at.instructions, at.cycles, from, graph.blocks[from].end,
                 at.passed, at.iterations + isBackEdge(from, at.block)});
    }
  }
  return cause;
}

} // namespace

std::vector<CodeWaitCause> waitCauses(const MachineCode &code,
                                      const CodeFlowGraph &graph) {
  WaitFinder finder(code, graph);
  std::vector<CodeWaitCause> causes;
  for (auto [index, instruction] : enumerate(code.instructions))
    for (const CodeWait &wait : instruction.waits)
      causes.push_back(finder.find(index, wait));
  return causes;
}

} // namespace kiln
