// What limits an occupancy, short enough for a table of them.
#ifndef KILN_TEST_UNIT_TARGETS_GPU_LIMITERLETTERS_H
#define KILN_TEST_UNIT_TARGETS_GPU_LIMITERLETTERS_H

#include "targets/gpu/Occupancy.h"
#include <map>
#include <string>

namespace kiln {

/// One letter a limiter: W warps, R registers, s scalar registers, S shared
/// memory, B blocks, b barriers, T threads, t tensor memory.
inline std::string letters(const Occupancy &occupancy) {
  static const std::map<Limiter, char> letter = {
      {Limiter::Threads, 'T'},   {Limiter::Warps, 'W'},
      {Limiter::Registers, 'R'}, {Limiter::ScalarRegisters, 's'},
      {Limiter::Shared, 'S'},    {Limiter::Blocks, 'B'},
      {Limiter::Barriers, 'b'},  {Limiter::TensorMemory, 't'}};
  std::string text;
  for (Limiter limiter : occupancy.limiters)
    text += letter.at(limiter);
  return text;
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_GPU_LIMITERLETTERS_H
