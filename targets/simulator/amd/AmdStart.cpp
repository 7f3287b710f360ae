#include "targets/simulator/amd/AmdWave.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// A length that the loops of most kernels divide, and a pointer's distance from
/// the next one (path/ConstantBank.h has the like).
static constexpr uint64_t assumedInteger = 4096, assumedAddress = uint64_t(1)
                                                                  << 36;
/// Where the arguments lie, and whatever else a wave is given the address of.
static constexpr uint64_t argumentsAt = uint64_t(1) << 46,
                          othersAt = uint64_t(1) << 45;

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014: the finalizer of SplitMix.
static uint64_t mixed(uint64_t number) {
  number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9;
  number = (number ^ number >> 27) * 0x94d049bb133111eb;
  return number ^ number >> 31;
}

AmdStart AmdStart::ofBlock(const LaunchValues &launch, uint64_t number) const {
  AmdStart other = *this;
  for (unsigned axis = 0; axis != 3; ++axis) {
    other.block[axis] = number % launch.grid[axis];
    number /= launch.grid[axis];
  }
  return other;
}

/// Ten bits for each direction (LLVM's AMDGPU user guide, "Initial Kernel
/// Execution State").
uint32_t AmdStart::thread(unsigned wave, unsigned lane) const {
  return hasRows ? lane | wave << 10 : wave * amdLanes + lane;
}

std::vector<uint32_t> AmdStart::scalars() const {
  std::vector<uint32_t> words;
  for (unsigned index = 0; index != entry.blocks; ++index) {
    uint64_t address = index - entry.arguments < 2 ? argumentsAt : othersAt;
    words.push_back(uint32_t(index % 2 ? address >> 32 : address));
  }
  for (unsigned axis = 0; axis != 3; ++axis)
    if (entry.hasBlock[axis])
      words.push_back(block[axis]);
  return words;
}

uint32_t AmdStart::word(uint64_t address) const {
  uint64_t offset = address - argumentsAt;
  // Small and round, as lengths and numbers of rows are.
  if (offset >= 4096)
    return uint32_t(mixed(address) & 0xfffff) * 64;
  for (auto [index, parameter] : enumerate(parameters)) {
    if (offset - parameter.offset >= std::max(parameter.bytes, 4u))
      continue;
    uint64_t value =
        parameter.bytes == 8 ? assumedAddress * (index + 1) : assumedInteger;
    if (index < given.size() && given[index])
      value = *given[index];
    return uint32_t(value >> (8 * ((offset - parameter.offset) & 4)));
  }
  return assumedInteger;
}

uint32_t AmdStart::unknown(uint64_t number) const {
  uint64_t which =
      block[0] + (uint64_t(block[1]) << 20) + (uint64_t(block[2]) << 40);
  return uint32_t(mixed(mixed(which) + number) & 0xfffff) * 64;
}

} // namespace kiln
