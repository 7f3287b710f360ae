#include "tools/inspect/CodeFlowGraph.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr uint32_t unreached = UINT32_MAX;

bool endsBlock(const CodeInstruction &instruction) {
  return instruction.flow != CodeFlow::Next;
}
/// Whether what stands after it may execute next.
bool goesOn(CodeFlow flow) {
  return flow == CodeFlow::Next || flow == CodeFlow::Branch ||
         flow == CodeFlow::Call;
}
bool jumps(CodeFlow flow) {
  return flow == CodeFlow::Jump || flow == CodeFlow::Branch;
}

} // namespace

CodeFlowGraph::CodeFlowGraph(ArrayRef<CodeInstruction> instructions)
    : code(instructions) {
  if (code.empty())
    return;
  makeBlocks();
  connect();
  connectCalls();
  orderBlocks();
  dominate();
  findLoops();
  nestLoops();
}

void CodeFlowGraph::makeBlocks() {
  std::vector<bool> begins(code.size());
  begins[0] = true;
  for (auto [index, instruction] : enumerate(code)) {
    if (instruction.target)
      begins[*instruction.target] = true;
    for (uint32_t choice : instruction.choices)
      begins[choice] = true;
    if (endsBlock(instruction) && index + 1 != code.size())
      begins[index + 1] = true;
  }
  owner.resize(code.size());
  for (uint32_t index = 0; index != code.size(); ++index) {
    if (begins[index])
      blocks.push_back({index, index, {}, {}, {}});
    blocks.back().end = index + 1;
    owner[index] = blocks.size() - 1;
  }
}

void CodeFlowGraph::link(uint32_t from, uint32_t to) {
  if (is_contained(blocks[from].successors, to))
    return;
  blocks[from].successors.push_back(to);
  blocks[to].predecessors.push_back(from);
}

void CodeFlowGraph::connect() {
  roots = {0};
  for (uint32_t block = 0; block != blocks.size(); ++block) {
    const CodeInstruction &last = code[blocks[block].end - 1];
    if (jumps(last.flow) && last.target)
      link(block, owner[*last.target]);
    for (uint32_t choice : last.choices)
      link(block, owner[choice]);
    if (goesOn(last.flow) && block + 1 != blocks.size())
      link(block, block + 1);
    unknownJumps += last.flow == CodeFlow::Unknown;
  }
}

/// Every block that is reached from one without calls.
BitVector CodeFlowGraph::reachedFrom(uint32_t root) const {
  BitVector seen(blocks.size());
  SmallVector<uint32_t> work = {root};
  seen.set(root);
  while (!work.empty())
    for (uint32_t next : blocks[work.pop_back_val()].successors)
      if (!seen.test(next)) {
        seen.set(next);
        work.push_back(next);
      }
  return seen;
}

/// The returns of a routine lead after its calls.
void CodeFlowGraph::connectCalls() {
  // By called block: the blocks that end in its calls.
  MapVector<uint32_t, SmallVector<uint32_t>> calls;
  for (uint32_t block = 0; block != blocks.size(); ++block) {
    const CodeInstruction &last = code[blocks[block].end - 1];
    if (last.flow == CodeFlow::Call && last.target)
      calls[owner[*last.target]].push_back(block);
  }
  auto isReturn = [&](uint32_t block) {
    return code[blocks[block].end - 1].flow == CodeFlow::Return;
  };
  std::vector<std::pair<uint32_t, BitVector>> routines;
  for (auto &[target, callers] : calls) {
    BitVector reached = reachedFrom(target);
    if (any_of(reached.set_bits(), isReturn)) {
      roots.push_back(target);
      routines.push_back({target, std::move(reached)});
      continue;
    }
    for (uint32_t caller : callers) {
      if (!code[blocks[caller].end - 1].isGuarded)
        unlinkNext(caller);
      link(caller, target);
    }
  }
  for (CodeBlock &block : blocks)
    block.liveSuccessors = block.successors;
  for (auto &[root, reached] : routines)
    for (uint32_t caller : calls[root]) {
      SmallVector<uint32_t, 2> after;
      if (caller + 1 != blocks.size())
        after.push_back(caller + 1);
      CodeBlock &from = blocks[caller];
      if (!code[from.end - 1].isGuarded)
        from.liveSuccessors.clear();
      from.liveSuccessors.push_back(root);
      for (uint32_t block : reached.set_bits())
        if (isReturn(block))
          append_range(blocks[block].liveSuccessors, after);
    }
}

void CodeFlowGraph::unlinkNext(uint32_t block) {
  llvm::erase(blocks[block].successors, block + 1);
  if (block + 1 != blocks.size())
    llvm::erase(blocks[block + 1].predecessors, block);
}

/// Without recursion: a kernel may have thousands of blocks in a row.
void CodeFlowGraph::orderBlocks() {
  positionOf.assign(blocks.size(), unreached);
  std::vector<std::pair<uint32_t, unsigned>> path;
  for (uint32_t root : roots) {
    if (blocks[root].isReachable)
      continue;
    blocks[root].isReachable = true;
    path.push_back({root, 0});
    while (!path.empty()) {
      auto &[block, next] = path.back();
      if (next == blocks[block].successors.size()) {
        order.push_back(block);
        path.pop_back();
        continue;
      }
      uint32_t to = blocks[block].successors[next++];
      if (!blocks[to].isReachable) {
        blocks[to].isReachable = true;
        path.push_back({to, 0});
      }
    }
  }
  std::reverse(order.begin(), order.end());
  for (auto [position, block] : enumerate(order))
    positionOf[block] = position;
}

/// Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001). Blocks
/// are numbered from 1 on; 0 is an entry above all roots.
void CodeFlowGraph::dominate() {
  dominator.assign(order.size() + 1, unreached);
  dominator[0] = 0;
  auto meet = [&](uint32_t a, uint32_t b) {
    while (a != b) {
      while (a > b)
        a = dominator[a];
      while (b > a)
        b = dominator[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t position = 1; position <= order.size(); ++position) {
      uint32_t block = order[position - 1];
      uint32_t best = is_contained(roots, block) ? 0 : unreached;
      for (uint32_t from : blocks[block].predecessors) {
        if (positionOf[from] == unreached)
          continue;
        uint32_t above = positionOf[from] + 1;
        if (dominator[above] != unreached)
          best = best == unreached ? above : meet(best, above);
      }
      if (best != dominator[position]) {
        dominator[position] = best;
        changed = true;
      }
    }
  }
}

bool CodeFlowGraph::dominates(uint32_t above, uint32_t below) const {
  uint32_t a = positionOf[above] + 1, b = positionOf[below] + 1;
  while (b > a)
    b = dominator[b];
  return a == b;
}

void CodeFlowGraph::addLoop(uint32_t latch, uint32_t header) {
  auto loop = find_if(
      loops, [&](const CodeLoop &other) { return other.header == header; });
  if (loop == loops.end()) {
    loops.push_back({header, {header}, {}});
    loop = std::prev(loops.end());
  }
  loop->latches.push_back(latch);
  // Everything that leads to the latch without passing the header.
  BitVector inside(blocks.size());
  for (uint32_t block : loop->blocks)
    inside.set(block);
  SmallVector<uint32_t> work;
  auto reach = [&](uint32_t block) {
    if (inside.test(block) || !blocks[block].isReachable)
      return;
    inside.set(block);
    loop->blocks.push_back(block);
    work.push_back(block);
  };
  reach(latch);
  while (!work.empty())
    for (uint32_t from : blocks[work.pop_back_val()].predecessors)
      reach(from);
  llvm::sort(loop->blocks);
}

void CodeFlowGraph::findLoops() {
  for (uint32_t block : order)
    for (uint32_t to : blocks[block].successors) {
      if (positionOf[to] > positionOf[block])
        continue;
      if (dominates(to, block))
        addLoop(block, to);
      else
        ++irregular;
    }
}

void CodeFlowGraph::nestLoops() {
  // Larger ones first: what surrounds a loop has more blocks.
  llvm::sort(loops, [](const CodeLoop &a, const CodeLoop &b) {
    return std::pair(b.blocks.size(), a.header) <
           std::pair(a.blocks.size(), b.header);
  });
  for (auto [index, loop] : enumerate(loops)) {
    loop.parent = blocks[loop.header].loop;
    if (loop.parent != CodeBlock::noLoop) {
      loop.depth = loops[loop.parent].depth + 1;
      loops[loop.parent].isInnermost = false;
    }
    for (uint32_t block : loop.blocks)
      blocks[block].loop = index;
  }
}

bool CodeFlowGraph::contains(unsigned loop, unsigned block) const {
  return llvm::binary_search(loops[loop].blocks, block);
}

unsigned CodeFlowGraph::sizeOf(const CodeLoop &loop) const {
  unsigned size = 0;
  for (uint32_t block : loop.blocks)
    size += blocks[block].end - blocks[block].begin;
  return size;
}

uint32_t CodeFlowGraph::firstOf(const CodeLoop &loop) const {
  return blocks[loop.blocks.front()].begin;
}

uint32_t CodeFlowGraph::lastOf(const CodeLoop &loop) const {
  return blocks[loop.blocks.back()].end - 1;
}

} // namespace kiln
