//===- HazardState.h - what is in flight at a point of a program ----------===//
//
// Dataflow state: what instructions before a point have in flight: register
// writes, operand reads, `wgmma`s. The join of two paths takes the worst of
// both.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_HAZARDS_HAZARDSTATE_H
#define KILN_TARGETS_HAZARDS_HAZARDSTATE_H

#include "targets/hazards/TimedCode.h"
#include <map>

namespace kiln {

enum class PendingKind : uint8_t {
  FixedWrite,    ///< there after a number of cycles
  VariableWrite, ///< there when a scoreboard says so
  FixedRead,     ///< operands fetched when it issued
  QueuedRead,    ///< operands fetched some time later
  Accumulator,   ///< a result of a warp group's multiplication
  MatrixSource,  ///< an operand in registers of one
};

/// One register that an instruction has begun to write or read.
struct Pending {
  uint16_t index; ///< SassRegisterSet's
  PendingKind kind;
  uint32_t producer; ///< instruction
  /// Cycle of issue, by the clock of the state; waits count as 0 cycles, so the
  /// hardware is never earlier.
  int32_t issued;
  /// Scoreboards of which any, waited for, says that this is over: its own, and
  /// those of later instructions that cannot overtake it.
  uint8_t covers = 0;
  /// Multiplications: groups committed since its own; open: not committed.
  static constexpr int8_t open = -1;
  int8_t groups = open;
  /// The guard it executes under: twice the register's index, plus one where
  /// inverted; none: always, or the predicate has changed since.
  static constexpr int16_t none = -1;
  int16_t guard = none;
  uint8_t part = 0;
  SassRole role = SassRole::Source;
};

/// Pinned instructions whose distance to what follows matters.
enum class PinnedEvent : uint8_t {
  Barrier,
  Arrive,
  GroupWait,
  ScoreboardWait,
  Fence,
  Multiplication, ///< of a warp group
  Last = Multiplication
};

class HazardState {
public:
  static constexpr int32_t longAgo = 1000;
  static constexpr unsigned events = unsigned(PinnedEvent::Last) + 1;

  HazardState();
  int32_t now() const { return clock; }
  void advance(int32_t cycles) { clock += cycles; }
  /// Nothing is in flight, or nothing is known of it.
  void forget();
  void forgetWrites();

  llvm::SmallVectorImpl<Pending> &at(unsigned index) { return lists[index]; }
  void add(Pending pending);
  /// Waits until a scoreboard is down.
  void waitFor(unsigned scoreboard);
  /// Calls `visit` for everything pending.
  template <typename Visit> void forEach(Visit visit) {
    for (unsigned index : live())
      for (Pending &pending : lists[index])
        visit(pending);
  }
  /// Removes what `isOver` says is over.
  template <typename Test> void removeIf(Test isOver) {
    for (unsigned index : live())
      llvm::erase_if(lists[index], isOver);
  }
  /// A predicate got a new value: which instructions ran under the old one is
  /// unknown from here.
  void forgetGuard(unsigned predicate);

  int32_t sinceSet(unsigned scoreboard) const {
    return clock - setAt[scoreboard];
  }
  void noteSet(unsigned scoreboard) { setAt[scoreboard] = clock; }
  int32_t since(PinnedEvent event) const {
    return clock - eventAt[unsigned(event)];
  }
  void note(PinnedEvent event) { eventAt[unsigned(event)] = clock; }

  /// The state at a basic block's end: clock 0, completed entries removed.
  void settle();
  /// Takes the worst of both. True: it has become worse. Both are settled.
  bool join(const HazardState &other);

private:
  /// Indices of lists that may hold something.
  llvm::SmallVector<unsigned, 64> live() const;

  int32_t clock = 0;
  std::vector<llvm::SmallVector<Pending, 1>> lists;
  std::array<int32_t, SassControl::barriers> setAt;
  std::array<int32_t, events> eventAt;
};

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_HAZARDSTATE_H
