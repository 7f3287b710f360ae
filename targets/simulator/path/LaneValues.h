// What the lanes of a warp hold, as far as the code and the launch say it.
#ifndef KILN_TARGETS_SIMULATOR_PATH_LANEVALUES_H
#define KILN_TARGETS_SIMULATOR_PATH_LANEVALUES_H

#include <array>
#include <cstdint>

namespace kiln {

inline constexpr unsigned tracedLanes = 32;
inline constexpr uint32_t allLanes = ~0u;

/// 32 bits of each lane; what depends on memory is unknown.
struct LaneValues {
  std::array<uint32_t, tracedLanes> lanes{};
  bool isKnown = false;
  /// Where not all is known, the bits that are, in every lane: predicates are
  /// packed into registers.
  uint32_t bits = 0;
  /// Likewise the lanes of which all is known: code that one lane executes
  /// leaves the others as they were.
  uint32_t some = 0;

  uint32_t knownBits() const { return isKnown ? ~0u : bits; }
  uint32_t knownLanes() const { return isKnown ? allLanes : some; }
  void forget() { isKnown = false, bits = some = 0; }
  void know(uint32_t which) { isKnown = which == ~0u, bits = which; }

  static LaneValues all(uint32_t value) {
    LaneValues result;
    result.lanes.fill(value);
    result.isKnown = true;
    return result;
  }
  uint32_t operator[](unsigned lane) const { return lanes[lane]; }
};

/// A predicate of each lane, one bit each.
struct LanePredicate {
  uint32_t lanes = 0;
  bool isKnown = false;
};

/// What `compute` makes of each lane's number.
template <typename Compute> LaneValues eachLane(Compute compute) {
  LaneValues result;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    result.lanes[lane] = compute(lane);
  result.isKnown = true;
  return result;
}

/// The lanes for which `test` holds.
template <typename Test> LanePredicate lanesThat(Test test) {
  LanePredicate result{0, true};
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    result.lanes |= uint32_t(bool(test(lane))) << lane;
  return result;
}

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_LANEVALUES_H
