#include "targets/rederive/Flights.h"
#include "targets/hazards/Distances.h"
#include "targets/hazards/InstructionFacts.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;

namespace kiln {

std::optional<Mark> markOf(const TimedInstruction &instruction) {
  if (instruction.is("BAR"))
    return Mark::Barrier;
  if (isArrival(instruction))
    return Mark::Arrival;
  if (isGroupWait(instruction))
    return Mark::GroupWait;
  if (instruction.is("DEPBAR"))
    return Mark::CounterWait;
  if (instruction.is("MEMBAR"))
    return Mark::MemoryBarrier;
  if (instruction.is("FENCE"))
    return Mark::ProxyFence;
  if (isWarpGroup(instruction))
    return Mark::Multiplication;
  return std::nullopt;
}

unsigned cyclesAfter(Mark mark, const TimedInstruction &instruction) {
  TimingClass timing = instruction.timing->timing;
  switch (mark) {
  case Mark::Barrier:
    return timing == TimingClass::Memory ||
                   timing == TimingClass::SharedBarrier ||
                   timing == TimingClass::Transcendental ||
                   timing == TimingClass::Branch || instruction.is("WARPGROUP")
               ? 6
               : 1;
  case Mark::Arrival:
    return isWarpGroup(instruction) ? 6 : 1;
  case Mark::GroupWait:
    return 2;
  case Mark::CounterWait:
    return 4;
  case Mark::MemoryBarrier:
    return 6;
  case Mark::ProxyFence:
    return instruction.is("BAR") ? 2 : 1;
  case Mark::Multiplication:
    return isWarpGroup(instruction) ? 4 : 1;
  }
  llvm_unreachable("every mark is above");
}

FlightState::FlightState() {
  freeAt.fill(longAgo);
  markAt.fill(longAgo);
}

void FlightState::dropOld() {
  erase_if(flights, [&](const Flight &flight) {
    return clock - flight.issued > int32_t(longestDistance);
  });
}

void FlightState::settle() {
  dropOld();
  for (Flight &flight : flights)
    flight.issued -= clock;
  for (int32_t &time : markAt)
    time = std::max(time - clock, longAgo);
  freeAt.fill(longAgo);
  clock = 0;
}

void FlightState::join(const FlightState &other) {
  for (const Flight &theirs : other.flights) {
    auto *mine = find_if(
        flights, [&](const Flight &flight) { return flight.isSame(theirs); });
    if (mine == flights.end()) {
      flights.push_back(theirs);
      continue;
    }
    mine->issued = std::max(mine->issued, theirs.issued);
    if (mine->guard != theirs.guard)
      mine->guard = -1;
  }
  for (unsigned i = 0; i != marks; ++i)
    markAt[i] = std::max(markAt[i], other.markAt[i]);
  llvm::sort(flights, [](const Flight &a, const Flight &b) {
    return std::tuple(a.index, a.producer, a.isWrite) <
           std::tuple(b.index, b.producer, b.isWrite);
  });
}

} // namespace kiln
