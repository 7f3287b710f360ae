#include "lowering/dot/Warpgroup.h"
#include "lowering/layout/Gf2.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

using Warpgroups = WarpgroupMultiply;
using Basis = LinearLayout::Basis;

/// The first two bits of a warp's number: its rows of the 64.
static bool stacksWarps(ArrayRef<Basis> warps) {
  return warps.size() >= 2 && warps[0] == Basis{Warpgroups::kRowsOfWarp, 0} &&
         warps[1] == Basis{2 * Warpgroups::kRowsOfWarp, 0};
}

/// The instruction whose operands are the dot's 8-bit floats as they are; only
/// wgmma of sm_90a has it, mma.sync is made of others there.
static const MatrixInstruction *sliceOfFp8(const DotProblem &problem) {
  if (!isFp8(problem.a) || !isFp8(problem.b))
    return nullptr;
  auto row = find_if(allMatrixInstructions(), [&](const auto &row) {
    return row.aType == problem.a && row.bType == problem.b &&
           row.cType == MatrixType::F32 && row.k <= problem.k &&
           widestWarpgroupMultiply(row, Warpgroups::kColumnsOfSlice);
  });
  return row == allMatrixInstructions().end() ? nullptr : &*row;
}

const MatrixInstruction *warpgroupSlice(const DotProblem &problem,
                                        const DotInstruction &choice,
                                        const GpuTarget &gpu) {
  if (!hasWarpgroupMultiply(gpu) || choice.products != 1)
    return nullptr;
  const MatrixInstruction *slice = choice.matrix;
  if (bitsOf(slice->aType) != bitsOf(problem.a) ||
      bitsOf(slice->bType) != bitsOf(problem.b))
    slice = sliceOfFp8(problem);
  return slice && slice->cType == problem.c && bitsOf(slice->cType) == 32 &&
                 widestWarpgroupMultiply(*slice, problem.n())
             ? slice
             : nullptr;
}

std::optional<WarpgroupMultiply> warpgroupFor(const DotProblem &problem,
                                              const DotPlan &plan,
                                              const GpuTarget &gpu) {
  if (!plan.instruction || plan.swapped || plan.c.rank() != 2 ||
      !stacksWarps(plan.c.bases(HwDim::Warp)))
    return std::nullopt;
  const MatrixInstruction *slice =
      warpgroupSlice(problem, *plan.instruction, gpu);
  if (!slice)
    return std::nullopt;
  ArrayRef<Basis> registers = plan.c.bases(HwDim::Register);
  int32_t columns = Warpgroups::kColumnsOfSlice;
  while (is_contained(registers, Basis{0, columns}))
    columns *= 2;
  std::optional<WarpgroupMultiply> widest =
      widestWarpgroupMultiply(*slice, columns);
  if (!widest)
    return std::nullopt;
  // All other bits move whole tiles.
  auto isTile = [&](const Basis &basis) {
    return basis[0] % int32_t(Warpgroups::kRows) == 0 &&
           basis[1] % int32_t(widest->n) == 0;
  };
  auto isInside = [&](const Basis &basis) {
    return basis[0] < int32_t(Warpgroups::kRowsOfWarp) &&
           basis[1] < int32_t(widest->n);
  };
  bool fits = all_of(plan.c.bases(HwDim::Warp).drop_front(2), isTile) &&
              all_of(registers, [&](const Basis &basis) {
                return isTile(basis) || isInside(basis);
              });
  return fits ? widest : std::nullopt;
}

std::vector<LinearLayout> warpgroupAccumulators(const MatrixInstruction &slice,
                                                ArrayRef<int64_t> shape,
                                                unsigned warps) {
  std::vector<LinearLayout> result;
  if (shape.size() != 2 || warps % Warpgroups::kWarps)
    return result;
  unsigned groups = warps / Warpgroups::kWarps;
  // Rows first: each group reads all of B then, which costs less the wider its
  // instruction is.
  for (unsigned alongN = 1; alongN <= groups; alongN *= 2) {
    unsigned alongM = groups / alongN;
    if (shape[0] < int64_t(alongM) * Warpgroups::kRows ||
        shape[1] < int64_t(alongN) * Warpgroups::kColumnsOfSlice)
      continue;
    LinearLayout tile = tiledAccumulator(slice, /*swapped=*/false,
                                         {shape[0], shape[1] / alongN},
                                         Warpgroups::kWarps * alongM, 1);
    std::array<LinearLayout::Bases, 4> bases;
    for (HwDim hw : {HwDim::Register, HwDim::Lane, HwDim::Warp})
      bases[unsigned(hw)].append(tile.bases(hw).begin(), tile.bases(hw).end());
    for (int64_t step = shape[1] / alongN; step < shape[1]; step *= 2)
      bases[unsigned(HwDim::Warp)].push_back({0, int32_t(step)});
    result.emplace_back(std::move(bases), shape);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The widest pattern, the narrowest that is used here, and the rows it repeats
/// after.
static constexpr unsigned kMaxRunBytes = 128, kMinRunBytes = 32, kRuns = 8;
/// The address bits that the hardware XORs into those from log2(kChunkBytes)
/// on.
static constexpr unsigned kFirstRowBit = 7;

std::optional<WarpgroupOperand>
WarpgroupOperand::create(ArrayRef<int64_t> shape, unsigned elementBytes,
                         unsigned contiguous) {
  if (shape.size() != 2 || shape[contiguous] * elementBytes < kMinRunBytes ||
      shape[1 - contiguous] < kRuns)
    return std::nullopt;
  return WarpgroupOperand(shape, elementBytes, contiguous, /*padded=*/false);
}

std::optional<WarpgroupOperand>
WarpgroupOperand::createPadded(ArrayRef<int64_t> shape, unsigned contiguous) {
  if (shape.size() != 2 || 2 * shape[contiguous] < kMinRunBytes ||
      shape[1 - contiguous] < kRuns)
    return std::nullopt;
  return WarpgroupOperand(shape, /*elementBytes=*/1, contiguous,
                          /*padded=*/true);
}

std::optional<WarpgroupOperand>
WarpgroupOperand::ofTensorCore(const LinearLayout &layout,
                               unsigned elementBytes) {
  if (elementBytes == 1)
    for (unsigned contiguous : {0, 1})
      if (auto operand = createPadded(layout.shape(), contiguous);
          operand && operand->sharedLayout() == layout)
        return operand;
  return of(layout, elementBytes);
}

std::optional<WarpgroupOperand> WarpgroupOperand::of(const LinearLayout &layout,
                                                     unsigned elementBytes) {
  for (unsigned contiguous : {0, 1})
    if (auto operand = create(layout.shape(), elementBytes, contiguous);
        operand && operand->sharedLayout() == layout)
      return operand;
  return std::nullopt;
}

WarpgroupOperand::WarpgroupOperand(ArrayRef<int64_t> shape,
                                   unsigned elementBytes, unsigned contiguous,
                                   bool padded)
    : elementBytes(elementBytes), contiguousDim(contiguous),
      runBytes(std::min<int64_t>(kMaxRunBytes,
                                 shape[contiguous] * elementBytes << padded)),
      padded(padded) {
  // Bytes of memory for each that is filled.
  const unsigned spread = padded ? 2 : 1;
  const int64_t run = runBytes / (elementBytes * spread),
                filled = SharedMatrix::kChunkBytes / spread;
  LinearLayout::Bases bases;
  auto add = [&](int64_t along, int64_t across) {
    Basis basis(2, 0);
    basis[contiguous] = along;
    basis[1 - contiguous] = across;
    bases.push_back(basis);
  };
  for (int64_t along = 1; along < run; along *= 2) {
    if (padded && along == filled)
      add(0, 0);
    add(along, 0);
  }
  for (int64_t across = 1; across < shape[1 - contiguous]; across *= 2) {
    // The chunk that this bit of the address exchanges.
    unsigned bit = Log2_64(across * runBytes);
    unsigned moved = bit >= kFirstRowBit
                         ? SharedMatrix::kChunkBytes << (bit - kFirstRowBit)
                         : 0;
    add(moved < runBytes ? moved / (elementBytes * spread) : 0, across);
  }
  for (int64_t along = run; along < shape[contiguous]; along *= 2)
    add(along, 0);
  layout = LinearLayout({bases}, shape);
}

/// The fields that both descriptors have.
uint64_t WarpgroupOperand::strides(unsigned kDim) const {
  // PTX ISA, "Matrix Descriptor Format": distances in units of 16 bytes, and
  // the pattern's width. From eight runs to the next eight, and, where the
  // runs are along M or N, from one of them to its continuation. Along K an
  // instruction takes a part of one run.
  uint64_t stride = kRuns * runBytes, leading = SharedMatrix::kChunkBytes;
  if (contiguousDim != kDim)
    leading = uint64_t(runBytes) * layout.shape()[kDim];
  return leading / 16 << 16 | stride / 16 << 32;
}

uint64_t WarpgroupOperand::descriptor(unsigned kDim) const {
  uint64_t mode = runBytes == 128 ? 1 : runBytes == 64 ? 2 : 3;
  return strides(kDim) | mode << 62;
}

uint64_t WarpgroupOperand::tensorDescriptor(unsigned kDim) const {
  // PTX ISA, "Shared memory descriptor" of tcgen05.
  uint64_t mode = runBytes == 128 ? 2 : runBytes == 64 ? 4 : 6;
  constexpr uint64_t version = 1;
  return strides(kDim) | version << 46 | mode << 61;
}

uint64_t WarpgroupOperand::byteOf(int64_t row, int64_t column) const {
  std::optional<uint64_t> place = Gf2Matrix(layout.flatBases(HwDim::Register))
                                      .solve(layout.flatten({row, column}));
  return *place * elementBytes;
}

bool mayReadFromShared(const DotProblem &problem, unsigned operand,
                       const LinearLayout &wanted, unsigned contiguous,
                       bool mayTranspose) {
  if (operand > 1 || wanted.rank() != 2 || problem.m() < Warpgroups::kRows)
    return false;
  return mayTranspose || contiguous == (operand == 0 ? 1u : 0u);
}

std::optional<LinearLayout> warpgroupSharedLayout(const DotProblem &problem,
                                                  const GpuTarget &gpu,
                                                  unsigned operand,
                                                  const LinearLayout &wanted,
                                                  unsigned contiguous) {
  unsigned bits = bitsOf(operand == 0 ? problem.a : problem.b);
  if (!mayReadFromShared(problem, operand, wanted, contiguous,
                         mayBeTransposed(bits)))
    return std::nullopt;
  // All warps of a group read the same B.
  ArrayRef<Basis> warps = wanted.bases(HwDim::Warp);
  bool sharesB =
      warps.size() >= 2 && warps[0] == Basis{0, 0} && warps[1] == Basis{0, 0};
  if (!(operand == 0 ? stacksWarps(warps) : sharesB))
    return std::nullopt;
  // The instruction reads it as it lies there.
  bool isComputed =
      any_of(dotInstructions(problem, gpu), [&](const DotInstruction &choice) {
        return warpgroupSlice(problem, choice, gpu) != nullptr;
      });
  if (!isComputed)
    return std::nullopt;
  auto found = WarpgroupOperand::create(wanted.shape(), bits / 8, contiguous);
  return found ? std::optional(found->sharedLayout()) : std::nullopt;
}

} // namespace kiln
