//===- Flights.h - what is on its way for some cycles ---------------------===//
//
// The state of the dataflow that makes stalls: registers that fixed pipes have
// not written yet or operands they have not read, pipes that are busy, barriers
// that were just passed.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_FLIGHTS_H
#define KILN_TARGETS_REDERIVE_FLIGHTS_H

#include "targets/rederive/PipeRates.h"
#include <array>
#include <optional>

namespace kiln {

/// After what, before what, how many cycles: the smallest that ptxas leaves
/// (sm_90), whatever stands between the two.
enum class Mark : uint8_t {
  Barrier,
  Arrival,
  GroupWait,
  CounterWait,
  MemoryBarrier,
  ProxyFence,
  Multiplication, ///< of a warp group
  Last = Multiplication
};
inline constexpr unsigned marks = unsigned(Mark::Last) + 1;

/// The mark that an instruction sets.
std::optional<Mark> markOf(const TimedInstruction &instruction);
/// Cycles that must lie between a mark and an instruction.
unsigned cyclesAfter(Mark mark, const TimedInstruction &instruction);

/// A register on its way: written, or read by an instruction that still needs
/// it.
struct Flight {
  uint16_t index;
  bool isWrite;
  uint8_t part;
  SassRole role;
  int16_t guard;
  uint32_t producer;
  int32_t issued;

  bool isSame(const Flight &other) const {
    return index == other.index && isWrite == other.isWrite &&
           producer == other.producer;
  }
  bool operator==(const Flight &) const = default;
};

/// What is on its way at a point. Times count from the state's clock.
struct FlightState {
  static constexpr unsigned pipes = unsigned(RatedPipe::Count);
  static constexpr int32_t longAgo = -1000;

  int32_t clock = 0;
  llvm::SmallVector<Flight, 48> flights;
  /// When each pipe takes the next instruction, and each mark was set.
  std::array<int32_t, pipes> freeAt;
  std::array<int32_t, marks> markAt;

  FlightState();
  bool operator==(const FlightState &) const = default;
  /// Forgets what is over, whoever comes.
  void dropOld();
  /// As it is at a block's end: clock 0, nothing that is over. Pipes are taken
  /// as free: that costs nothing but a turn.
  void settle();
  /// The worst of both, of two that are settled.
  void join(const FlightState &other);
};

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_FLIGHTS_H
