#include "test/unit/tools/inspect/SmallCode.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace kiln;

namespace {

std::vector<unsigned> countsOf(const MachineCode &code) {
  CodeFlowGraph graph(code.instructions);
  CodeLiveness liveness(code, graph);
  std::vector<unsigned> counts;
  for (uint32_t index = 0; index != code.instructions.size(); ++index)
    counts.push_back(liveness.at(index)[0]);
  return counts;
}

/// What executes after an instruction, told once more and in the plainest way.
std::vector<uint32_t> nextOf(const MachineCode &code, uint32_t index) {
  const CodeInstruction &instruction = code.instructions[index];
  std::vector<uint32_t> next;
  if (instruction.flow == CodeFlow::Next ||
      instruction.flow == CodeFlow::Branch)
    if (index + 1 != code.instructions.size())
      next.push_back(index + 1);
  if (instruction.target)
    next.push_back(*instruction.target);
  return next;
}

/// Whether some path from before `index` leads to a read of the register with
/// no whole write of it first, for a lane that takes part, or not, in what some
/// lanes execute.
bool isWantedBefore(const MachineCode &code, uint32_t index, uint16_t place,
                    bool isActive, std::set<std::pair<uint32_t, bool>> &seen) {
  if (!seen.insert({index, isActive}).second)
    return false;
  const CodeInstruction &instruction = code.instructions[index];
  if (!instruction.inSomeLanes || isActive) {
    if (llvm::is_contained(instruction.reads, place))
      return true;
    if (llvm::is_contained(instruction.writes, place))
      return false;
  }
  for (uint32_t next : nextOf(code, index)) {
    bool stays = instruction.inSomeLanes && code.instructions[next].inSomeLanes;
    for (bool active : {true, false})
      if ((!stays || active == isActive) &&
          isWantedBefore(code, next, place, active, seen))
        return true;
  }
  return false;
}

/// Whether some path from the entry, or from a write, leads there.
bool holdsSomething(const MachineCode &code, uint32_t index, uint16_t place) {
  std::set<uint32_t> reached;
  std::vector<uint32_t> work;
  auto reach = [&](uint32_t next) {
    if (reached.insert(next).second)
      work.push_back(next);
  };
  if (code.registers[place].isGiven)
    reach(0);
  for (uint32_t i = 0; i != code.instructions.size(); ++i)
    if (llvm::is_contained(code.instructions[i].writes, place) ||
        llvm::is_contained(code.instructions[i].partWrites, place))
      for (uint32_t next : nextOf(code, i))
        reach(next);
  while (!work.empty()) {
    uint32_t at = work.back();
    work.pop_back();
    for (uint32_t next : nextOf(code, at))
      reach(next);
  }
  return reached.count(index);
}

bool isOccupied(const MachineCode &code, uint32_t index, uint16_t place) {
  const CodeInstruction &instruction = code.instructions[index];
  if (llvm::is_contained(instruction.writes, place) ||
      llvm::is_contained(instruction.partWrites, place))
    return true;
  if (!holdsSomething(code, index, place))
    return false;
  for (bool active : {true, false}) {
    std::set<std::pair<uint32_t, bool>> seen;
    if (isWantedBefore(code, index, place, active, seen))
      return true;
  }
  return false;
}

} // namespace

TEST(CodeLiveness, CountsWhatIsReadWrittenOrKept) {
  MachineCode code = codeOf({
      step({0}),           // r0
      step({1}),           // r0, r1
      step({2}, {0, 1}),   // r0, r1 end, r2 begins
      step({3}),           // r2; r3 is never read
      step({}, {2}),       // r2
      jump(CodeFlow::End), // none
  });
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 2, 3, 2, 1, 0}));
}

TEST(CodeLiveness, AGuardedWriteKeepsTheOldValue) {
  CodeInstruction guarded = step();
  guarded.partWrites = {0};
  MachineCode code =
      codeOf({step({0}), step(), guarded, step({}, {0}), jump(CodeFlow::End)});
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 1, 1, 1, 0}));
  code.instructions[2] = step({0});
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 0, 1, 1, 0}));
}

/// Under a guard, r0 by default: twice its number, one more: inverted.
CodeInstruction guarded(CodeInstruction made, uint16_t guard = 0) {
  made.isGuarded = true;
  made.guard = guard;
  made.partWrites.assign(made.writes.begin(), made.writes.end());
  made.writes.clear();
  if (!llvm::is_contained(made.reads, guard / 2))
    made.reads.insert(made.reads.begin(), guard / 2);
  return made;
}

TEST(CodeLiveness, UnderOneGuardAValueLivesInBetween) {
  std::vector<CodeInstruction> list = {step({0}), guarded(step({1})), step(),
                                       guarded(step({}, {1})),
                                       jump(CodeFlow::End)};
  EXPECT_EQ(countsOf(codeOf(list)), (std::vector<unsigned>{1, 2, 2, 2, 0}));
  // Read under the opposite guard it is the old value: r9, which the launch
  // gives.
  list = {step({0}), guarded(step({9})), step(), guarded(step({}, {9}), 1),
          jump(CodeFlow::End)};
  EXPECT_EQ(countsOf(codeOf(list)), (std::vector<unsigned>{2, 2, 2, 2, 0}));
  // The predicate has changed: perhaps the write did not happen.
  list = {step({0}), guarded(step({9})), step({0}), guarded(step({}, {9})),
          jump(CodeFlow::End)};
  EXPECT_EQ(countsOf(codeOf(list)), (std::vector<unsigned>{2, 2, 2, 2, 0}));
}

TEST(CodeLiveness, AGuardAndItsOppositeReplaceAValue) {
  MachineCode code =
      codeOf({step({0}), step(), guarded(step({9})), guarded(step({9}), 1),
              step({}, {9}), jump(CodeFlow::End)});
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 1, 2, 2, 1, 0}));
}

TEST(CodeLiveness, OtherLanesKeepTheirValues) {
  CodeInstruction some = step({0}), temporary = step({1}), use = step({}, {1});
  some.inSomeLanes = temporary.inSomeLanes = use.inSomeLanes = true;
  MachineCode code = codeOf({
      step({0}),           // 0
      temporary,           // 1 r1 is of some lanes, and not wanted after them
      use,                 // 2
      some,                // 3 the others keep r0
      step({}, {0}),       // 4
      step({1}),           // 5
      jump(CodeFlow::End), // 6
  });
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 2, 2, 1, 1, 1, 0}));
}

TEST(CodeLiveness, WhatNobodyWroteIsNotHeld) {
  CodeInstruction guarded = step();
  guarded.partWrites = {0};
  // r0 is undefined before the guarded write, r8 comes with the launch.
  MachineCode code =
      codeOf({step(), guarded, step({}, {0, 8}), jump(CodeFlow::End)});
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 2, 2, 0}));
}

TEST(CodeLiveness, ALoopCarriesItsValues) {
  MachineCode code = codeOf({
      step({0}),                 // 0
      step({1}, {0}),            // 1 header: r0 comes iteration
      step({}, {1}),             // 2
      step({0}),                 // 3
      jump(CodeFlow::Branch, 1), // 4
      jump(CodeFlow::End),       // 5
  });
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 2, 1, 1, 1, 0}));
}

TEST(CodeLiveness, ARoutineKeepsWhatItsCallersWant) {
  MachineCode code = codeOf({
      step({5}),               // 0
      jump(CodeFlow::Call, 4), // 1
      step({}, {5, 6}),        // 2
      jump(CodeFlow::End),     // 3
      step({6}),               // 4 the routine
      jump(CodeFlow::Return),  // 5
  });
  EXPECT_EQ(countsOf(code), (std::vector<unsigned>{1, 1, 2, 0, 2, 2}));
}

TEST(CodeLiveness, IsThatOfThePlainestWayOnRandomCode) {
  std::mt19937 random(7);
  auto below = [&](unsigned end) { return unsigned(random() % end); };
  for (unsigned iteration = 0; iteration != 1000; ++iteration) {
    unsigned size = 2 + below(24);
    std::vector<CodeInstruction> made;
    for (unsigned index = 0; index != size; ++index) {
      CodeInstruction instruction;
      std::set<uint16_t> reads, writes, part;
      for (unsigned i = below(3); i != 0; --i)
        reads.insert(5 + below(6));
      for (unsigned i = below(2); i != 0; --i)
        writes.insert(5 + below(6));
      if (below(5) == 0)
        part.insert(11 + below(3));
      instruction.reads.assign(reads.begin(), reads.end());
      instruction.writes.assign(writes.begin(), writes.end());
      instruction.partWrites.assign(part.begin(), part.end());
      unsigned kind = below(10);
      if (kind == 0) {
        instruction.flow = CodeFlow::End;
      } else if (kind <= 3) {
        instruction.flow = kind == 1 ? CodeFlow::Jump : CodeFlow::Branch;
        instruction.target = below(size);
      }
      made.push_back(instruction);
    }
    MachineCode code = codeOf(std::move(made));
    CodeFlowGraph graph(code.instructions);
    for (const CodeBlock &block : graph.blocks) {
      uint32_t length = block.end - block.begin;
      uint32_t first = below(length), end = first + below(length - first);
      for (uint32_t index = first; index < end; ++index)
        code.instructions[block.begin + index].inSomeLanes = true;
    }
    CodeLiveness liveness(code, graph);
    for (uint32_t index = 0; index != size; ++index) {
      llvm::SmallVector<uint16_t> expected;
      for (uint16_t place = 0; place != 16; ++place)
        if (isOccupied(code, index, place))
          expected.push_back(place);
      EXPECT_EQ(liveness.occupiedAt(index), expected)
          << iteration << ' ' << index;
      EXPECT_EQ(liveness.at(index)[0], expected.size());
    }
  }
}

/// Whether some path from before `index` leads to a read of the register with
/// no write of it first, where r0 guards and has the value `holds` there.
bool isWantedWhere(const MachineCode &code, uint32_t index, uint16_t place,
                   bool holds, std::set<std::pair<uint32_t, bool>> &seen) {
  if (!seen.insert({index, holds}).second)
    return false;
  const CodeInstruction &instruction = code.instructions[index];
  bool executes = !instruction.guard || (*instruction.guard == 0) == holds;
  if (llvm::is_contained(instruction.reads, place) && (executes || !place))
    return true;
  auto writes = [&](uint16_t other) {
    return executes && (llvm::is_contained(instruction.writes, other) ||
                        llvm::is_contained(instruction.partWrites, other));
  };
  if (writes(place))
    return false;
  for (uint32_t next : nextOf(code, index))
    for (bool value : {true, false})
      if ((value == holds || writes(0)) &&
          isWantedWhere(code, next, place, value, seen))
        return true;
  return false;
}

TEST(CodeLiveness, FollowsAGuardOnRandomCode) {
  std::mt19937 random(11);
  auto below = [&](unsigned end) { return unsigned(random() % end); };
  for (unsigned iteration = 0; iteration != 2000; ++iteration) {
    unsigned size = 2 + below(20);
    std::vector<CodeInstruction> made;
    for (unsigned index = 0; index != size; ++index) {
      CodeInstruction instruction = step();
      if (below(8) == 0)
        instruction = step({0});
      else if (below(2))
        instruction = step({uint16_t(8 + below(3))});
      else
        instruction = step({}, {uint16_t(8 + below(3))});
      unsigned kind = below(10);
      if (kind == 0)
        instruction.flow = CodeFlow::End;
      else if (kind <= 2)
        instruction.flow = kind == 1 ? CodeFlow::Jump : CodeFlow::Branch;
      if (kind == 1 || kind == 2)
        instruction.target = below(size);
      if (kind > 2 && below(2))
        instruction = guarded(instruction, below(2));
      made.push_back(instruction);
    }
    MachineCode code = codeOf(std::move(made));
    code.registers[0].isGiven = true;
    CodeFlowGraph graph(code.instructions);
    CodeLiveness liveness(code, graph);
    for (uint32_t index = 0; index != size; ++index) {
      const CodeInstruction &instruction = code.instructions[index];
      // Before it, or after it.
      std::vector<uint32_t> points = nextOf(code, index);
      points.push_back(index);
      llvm::SmallVector<uint16_t> expected;
      for (uint16_t place : {0, 8, 9, 10}) {
        bool isExpected = llvm::is_contained(instruction.writes, place) ||
                          llvm::is_contained(instruction.partWrites, place);
        for (uint32_t point : points)
          for (bool holds : {true, false}) {
            std::set<std::pair<uint32_t, bool>> seen;
            isExpected |= holdsSomething(code, index, place) &&
                          isWantedWhere(code, point, place, holds, seen);
          }
        if (isExpected)
          expected.push_back(place);
      }
      EXPECT_EQ(liveness.occupiedAt(index), expected)
          << iteration << ' ' << index;
    }
  }
}

TEST(CodeValues, NameWhereTheyComeFrom) {
  MachineCode code = codeOf({
      step({1, 2}),              // 0
      step({3}),                 // 1
      jump(CodeFlow::Branch, 4), // 2
      step({3}),                 // 3
      step({}, {1, 2, 3, 9}),    // 4
      jump(CodeFlow::End),
  });
  CodeFlowGraph graph(code.instructions);
  CodeLiveness liveness(code, graph);
  std::vector<CodeValue> values = valuesAt(4, code, graph, liveness);
  ASSERT_EQ(values.size(), 3u);
  EXPECT_EQ(registerRanges(code, values[0].registers), "r1-r2");
  EXPECT_EQ(values[0].definitions, (llvm::SmallVector<uint32_t, 2>{0}));
  EXPECT_EQ(values[0].nextRead, 4u);
  EXPECT_EQ(registerRanges(code, values[1].registers), "r3");
  EXPECT_EQ(values[1].definitions, (llvm::SmallVector<uint32_t, 2>{1, 3}));
  EXPECT_EQ(registerRanges(code, values[2].registers), "r9");
  EXPECT_TRUE(values[2].definitions.empty());
}

TEST(CodeValues, AreReadNextInTheirLoop) {
  MachineCode code = codeOf({
      step({1, 2}),              // 0
      step({}, {1}),             // 1 header
      step(),                    // 2 here
      jump(CodeFlow::Branch, 1), // 3
      step({}, {1, 2}),          // 4
      jump(CodeFlow::End),
  });
  CodeFlowGraph graph(code.instructions);
  CodeLiveness liveness(code, graph);
  std::vector<CodeValue> values = valuesAt(2, code, graph, liveness);
  ASSERT_EQ(values.size(), 1u);
  EXPECT_EQ(values[0].nextRead, 1u);
}
