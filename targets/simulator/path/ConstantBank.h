//===- ConstantBank.h - what a launch puts into the constant bank ---------===//
//
// The grid, the block and the arguments, where a kernel's code reads them.
// Offsets of the former are those that ptxas's code reads for ntid and nctaid,
// which TracePathTest checks on a GPU of each generation; those of parameters
// are in the cubin.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_CONSTANTBANK_H
#define KILN_TARGETS_SIMULATOR_PATH_CONSTANTBANK_H

#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/path/LaunchValues.h"

namespace kiln {

/// What integers are where nothing says it: a length that most kernels' loops
/// divide. The same for all builds of a kernel, which then do equal work.
inline constexpr uint64_t assumedInteger = 4096;
/// Where pointers point to, one such step apart.
inline constexpr uint64_t assumedAddress = uint64_t(1) << 36;

class ConstantBank {
public:
  ConstantBank(const KernelResources &kernel, const GpuTarget &gpu,
               const LaunchValues &launch);

  /// A word of bank 0; none: nobody knows it.
  std::optional<uint32_t> word(unsigned offset) const;

private:
  void set(unsigned offset, uint64_t value, unsigned bytes);

  std::vector<uint8_t> bytes;
  std::vector<bool> isKnown;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_CONSTANTBANK_H
