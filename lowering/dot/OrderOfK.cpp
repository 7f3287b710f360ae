#include "lowering/dot/OrderOfK.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

/// Neighbours along k that a lane should have to load them at once: a word for
/// the rows of NVIDIA's ldmatrix, 16 bytes for AMD's ds_read_b128, as wide as
/// they are loaded: at least what Triton's kpack=2 is, twice an MFMA's up to 16
/// bytes. As the instruction has them where an operand is computed, or where
/// that is asked for (kpack=1).
static unsigned wantedNeighbours(const DotProblem &problem,
                                 const GpuTarget &gpu,
                                 const MatrixInstruction &instruction) {
  if (!problem.loadedBits || !problem.packsK)
    return 1;
  unsigned width = gpu.isNvidia() ? 32 / std::min(32u, problem.loadedBits)
                                  : 128 / std::min(bitsOf(instruction.aType),
                                                   problem.loadedBits);
  return std::max(1u, width);
}

SmallVector<int32_t, 8> orderOfK(const DotProblem &problem,
                                 const GpuTarget &gpu,
                                 const MatrixInstruction *instruction) {
  // Bits of k that registers hold, those that lanes do; in A, B has the same.
  SmallVector<int32_t, 8> own, lanes;
  unsigned together = 0;
  if (instruction) {
    const MatrixBases &a = instruction->a;
    for (const auto &basis : ArrayRef(a.registers, a.registerBits))
      if (basis[1])
        own.push_back(basis[1]);
    for (const auto &basis : ArrayRef(a.lanes, Log2_32(instruction->lanes)))
      if (basis[1])
        lanes.push_back(basis[1]);
    while (together < own.size() && own[together] == 1 << together)
      ++together; // as the instruction has it
    together = std::max(together,
                        Log2_32(wantedNeighbours(problem, gpu, *instruction)));
  }
  for (int64_t k = instruction ? instruction->k : 1; k < problem.k; k *= 2)
    own.push_back(k);
  together = std::min<unsigned>(together, own.size());
  // Neighbours, what lanes have, the rest.
  SmallVector<int32_t, 8> order(ArrayRef(own).take_front(together));
  append_range(order, lanes);
  append_range(order, ArrayRef(own).drop_front(together));
  SmallVector<int32_t, 8> bases(order.size());
  for (auto [place, k] : enumerate(order))
    bases[Log2_32(k)] = 1 << place;
  return bases;
}

// Where pairs of elements of 4 bits become bytes, a lane takes four pairs that
// are neighbours: the first elements of all are one register, and the second
// ones are the next.
SmallVector<int32_t, 8> orderWithScales(const DotProblem &problem,
                                        const MatrixInstruction *instruction) {
  SmallVector<int32_t, 8> bases = plainOrderOfK(problem.k);
  auto isInByte = [](MatrixType type) {
    return type == MatrixType::E2M1InByte;
  };
  if (!instruction ||
      !(isInByte(instruction->aType) || isInByte(instruction->bType)))
    return bases;
  // Registers have the bits 1, 2 and 16 of k, lanes those of 4 and 8.
  constexpr int32_t order[] = {2, 4, 8, 16, 1};
  copy(order, bases.begin());
  return bases;
}

SmallVector<int32_t, 8> plainOrderOfK(int64_t k) {
  SmallVector<int32_t, 8> bases;
  for (int64_t step = 1; step < k; step *= 2)
    bases.push_back(step);
  return bases;
}

} // namespace kiln
