// Kernels of LLVM IR for AMD, made from a seed, whose registers are wide: tuples
// of which lanes are undefined, die apart, or are exchanged.
#ifndef KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNEL_H
#define KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNEL_H

#include <cstdint>
#include <string>

namespace kiln::test {

/// A module with the kernel "k"; the same for the same seed and processor.
/// Loads of one to sixteen registers, lanes taken out, put in and permuted with
/// undefined ones among them, matrix products that loops carry, lanes swapped
/// and moved between threads, shared memory, loops and branches, uniform and
/// not; under limits of registers that cause copies between register files and
/// spills. What it computes means nothing.
std::string makeWideKernel(uint64_t seed, const std::string &processor);

} // namespace kiln::test

#endif
