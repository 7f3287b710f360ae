// What a kernel costs at one stage of its compilation, loop by loop: the same
// figures of LLVM IR, of machine code before it has registers, and of finished
// machine code, as far as each of them has them.
#ifndef KILN_TOOLS_BISECT_STAGEFIGURES_H
#define KILN_TOOLS_BISECT_STAGEFIGURES_H

#include "targets/cost/LiveRegisters.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// What registers hold, or what an access to scratch memory is for.
struct ValueKind {
  /// What made the value: the class of a machine instruction
  /// ("load.shared"), or the name of one of LLVM IR.
  std::string what;
  /// "softmax.py:30"; empty where nothing says.
  std::string line;
  /// It is live where most registers are and not accessed in the region.
  bool isIdle = false;
  auto operator<=>(const ValueKind &) const = default;
};
/// 32-bit registers, or words, by kind.
using ValueCounts = std::map<ValueKind, int>;

/// A loop without the loops in it, or what is in no loop.
struct RegionFigures {
  /// Loops around its code, itself included; 0: in no loop.
  unsigned depth = 0;
  /// Where its header comes from, as ValueKind::line.
  std::string line;
  /// Its header as the stage's text form calls it: "%45", "bb.7", "0x0af0".
  std::string block;
  unsigned instructions = 0;
  /// Words of 32 bits that its instructions move to and from the thread's own
  /// memory, once each: spills, and what a kernel keeps on its stack.
  unsigned scratch = 0;
  /// Moves between files of registers (vector, scalar, accumulators), and those
  /// of them from and to accumulators, where LLVM spills first.
  unsigned moves = 0, accumulatorMoves = 0;
  /// Counts a move, if it is one between files. Absent: no register.
  void countMove(std::optional<RegisterFile> from,
                 std::optional<RegisterFile> to);
  /// Most live registers of each file; absent where machine code has no virtual
  /// registers any more.
  std::optional<LiveCount> live;
  /// Most at one place that count against a limit (LiveCount::budgeted).
  int peak = 0;
  /// The line of what executes there, as ValueKind::line.
  std::string peakLine;
  /// What they hold there.
  ValueCounts atPeak;
  /// What is moved to and from scratch memory.
  ValueCounts inScratch;
};

struct StageFigures {
  enum class Form { IR, Machine, Finished };
  Form form = Form::IR;
  /// The pass after which they were taken, as llc's command line spells it, and
  /// how often it had run before. Of the other forms a word of ours.
  std::string pass;
  unsigned run = 0;
  /// What is in no loop, then each loop, outer ones before those in them.
  std::vector<RegionFigures> regions;

  unsigned instructions() const;
  unsigned scratch() const;
  unsigned scratchInLoops() const;
  unsigned movesInLoops() const;
  unsigned accumulatorMovesInLoops() const;
  /// Whether registers are allocated, so that scratch memory and moves are what
  /// it will be.
  bool isAllocated() const;
  /// The most of any loop; without loops, of the kernel.
  std::optional<LiveCount> liveInLoops() const;
  int peakInLoops() const;
};

/// Words for the stages that are no passes.
inline constexpr llvm::StringLiteral kStageRead = "read",
                                     kStageSelect = "given",
                                     kStageFinished = "finished";

} // namespace kiln

#endif // KILN_TOOLS_BISECT_STAGEFIGURES_H
