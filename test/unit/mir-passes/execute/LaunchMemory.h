// Memory of a launch whose machine code is executed.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_LAUNCHMEMORY_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_LAUNCHMEMORY_H

#include "targets/device/Device.h"

namespace kiln::test {

/// Buffers are at addresses of their own, arguments after them, in the order
/// and at the offsets of AMD's kernel arguments.
class LaunchMemory {
public:
  explicit LaunchMemory(const LaunchRequest &request)
      : buffers(*request.buffers), shared(1 << 16) {
    for (const KernelArg &argument : request.args) {
      uint64_t bits = argument.kind == KernelArg::Buffer
                          ? baseOf(argument.buffer) + argument.offset
                          : argument.bits;
      arguments.resize((arguments.size() + argument.size - 1) / argument.size *
                       argument.size);
      for (unsigned i = 0; i != argument.size; ++i)
        arguments.push_back(bits >> 8 * i);
    }
  }

  /// Null: outside.
  uint8_t *global(uint64_t address, unsigned size) {
    uint64_t buffer = (address >> 32) - 1;
    if (buffer <= buffers.size())
      return within(buffer == buffers.size() ? arguments
                                             : buffers[buffer].bytes,
                    uint32_t(address), size);
    return nullptr;
  }
  uint8_t *local(uint64_t address, unsigned size) {
    return within(shared, address, size);
  }
  uint64_t argumentsAt() const { return baseOf(buffers.size()); }

private:
  static uint64_t baseOf(uint64_t buffer) { return (buffer + 1) << 32; }
  static uint8_t *within(std::vector<uint8_t> &bytes, uint64_t at,
                         unsigned size) {
    return at + size <= bytes.size() ? &bytes[at] : nullptr;
  }

  std::vector<DeviceBuffer> &buffers;
  std::vector<uint8_t> arguments, shared;
};

} // namespace kiln::test

#endif
