#include "targets/simulator/path/ConstantBank.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/object/Resources.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

ConstantBank::ConstantBank(const KernelResources &kernel, const GpuTarget &gpu,
                           const LaunchValues &launch) {
  bool isLater = hasCapability(gpu, 100);
  unsigned blockAt = isLater ? 0x360 : 0, gridAt = isLater ? 0x370 : 0xc;
  set(blockAt, launch.threads, 4);
  set(blockAt + 4, 1, 4);
  set(blockAt + 8, 1, 4);
  // The end of local memory, from which spills are counted (guess: any number).
  set(isLater ? 0x37c : 0x28, 0x100000, 4);
  for (auto [index, blocks] : enumerate(launch.grid))
    set(gridAt + 4 * index, blocks, 4);
  for (auto [index, parameter] : enumerate(kernel.parameters)) {
    std::optional<uint64_t> given;
    if (index < launch.arguments.size())
      given = launch.arguments[index];
    if (parameter.bytes > 8)
      continue; // a structure, such as a tensor map
    bool isAddress = parameter.bytes == 8;
    set(parameter.offset,
        given       ? *given
        : isAddress ? assumedAddress * (index + 1)
                    : assumedInteger,
        parameter.bytes);
  }
}

void ConstantBank::set(unsigned offset, uint64_t value, unsigned count) {
  if (bytes.size() < offset + count) {
    bytes.resize(offset + count);
    isKnown.resize(offset + count);
  }
  for (unsigned i = 0; i != count; ++i) {
    bytes[offset + i] = value >> (8 * i);
    isKnown[offset + i] = true;
  }
}

std::optional<uint32_t> ConstantBank::word(unsigned offset) const {
  uint32_t value = 0;
  for (unsigned i = 0; i != 4; ++i) {
    if (offset + i >= bytes.size())
      return std::nullopt;
    // Beside a parameter of one or two bytes is nothing that anybody reads.
    if (!isKnown[offset + i] && i == 0)
      return std::nullopt;
    value |= uint32_t(bytes[offset + i]) << (8 * i);
  }
  return value;
}

} // namespace kiln
