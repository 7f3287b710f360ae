// Kernels of LLVM IR made from a seed, as no lowering of Kiln would write them,
// and a launch for each.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_RANDOMKERNEL_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_RANDOMKERNEL_H

#include "targets/device/Device.h"

namespace kiln::test {

struct RandomKernel {
  std::string text; ///< a module with the kernel "k"
  unsigned threads = 32, blocks = 1;
  std::vector<DeviceBuffer> buffers;
  std::vector<KernelArg> arguments;
  /// Whether tensors of different arguments do not overlap.
  bool noalias = true;
};

/// The same kernel for the same seed and vendor. It has no undefined behaviour
/// and no race under its launch: loops of counters of 8 to 128 bits, up and
/// down, some to the last number of their type, left at the end of an
/// iteration, at its beginning, or in its middle, by all threads or by some;
/// what they carry; branches; accesses of buffers in many forms; values that
/// threads hand over.
RandomKernel makeRandomKernel(uint64_t seed, bool amd);

} // namespace kiln::test

#endif
