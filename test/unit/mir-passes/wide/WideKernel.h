// Kernels of LLVM IR for AMD, made from a seed, whose registers are wide: tuples
// of which lanes are undefined, die apart, or are exchanged.
#ifndef KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNEL_H
#define KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNEL_H

#include <cstddef>
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

/// The same with behaviour that is defined, so that an emulator can run it, in
/// one block of kThreads: a thread accesses its own kOwnBytes of what the
/// pointers point to, whose words are not NaN as floats or pairs of halves (kPlain), and
/// of shared memory what no other one writes at a time; loops end; what is
/// undefined is neither stored nor decides anything. Parameters: two pointers,
/// which may be equal where the second is not noalias, and an i32, 1 to 4.
std::string makeDefinedWideKernel(uint64_t seed, const std::string &processor);
constexpr size_t kThreads = 64, kOwnBytes = 1088;
constexpr uint32_t kPlain = 0x3fffbfff;

} // namespace kiln::test

#endif
