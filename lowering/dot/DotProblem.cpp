// The choice of instructions by type, precision and shape.
#include "lowering/dot/DotProblem.h"
#include "lowering/dot/TensorDot.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>

using namespace llvm;

namespace kiln {

namespace {
/// Types that operands may be converted to, and the products that makes.
struct Multiplicand {
  MatrixType a, b;
  unsigned products;
};
} // namespace

/// What the operands may become, best first.
static SmallVector<Multiplicand, 4> multiplicands(const DotProblem &problem) {
  using T = MatrixType;
  SmallVector<Multiplicand, 4> result;
  if (problem.a == T::F32 && problem.b == T::F32) {
    switch (problem.precision) {
    case DotPrecision::Ieee:
      break;
    case DotPrecision::Tf32:
      result.push_back({T::TF32, T::TF32, 1});
      break;
    case DotPrecision::Tf32x3:
      result.push_back({T::TF32, T::TF32, 3});
      break;
    case DotPrecision::Bf16x3:
      result.push_back({T::BF16, T::BF16, 3});
      break;
    case DotPrecision::Bf16x6:
      result.push_back({T::BF16, T::BF16, 6});
      break;
    }
    // More precise than asked for, where the GPU has no better.
    result.push_back({T::F32, T::F32, 1});
    return result;
  }
  result.push_back({problem.a, problem.b, 1});
  // Every 8-bit float is an f16.
  if (isFp8(problem.a) || isFp8(problem.b))
    result.push_back({T::F16, T::F16, 1});
  return result;
}

/// Whether an accumulator of type `has` is at least as precise as `wants`.
static bool accumulates(MatrixType has, MatrixType wants) {
  if (has == wants)
    return true;
  return has == MatrixType::F32 &&
         (wants == MatrixType::F16 || wants == MatrixType::BF16);
}

/// Whether an instruction multiplies elements of 4 bits that come in pairs, or
/// in a byte each.
static bool takes(MatrixType has, MatrixType wants) {
  return has == wants ||
         (has == MatrixType::E2M1InByte && wants == MatrixType::E2M1);
}

static bool hasScales(const MatrixInstruction &row, const DotProblem &problem) {
  return row.scales.run == problem.run &&
         (!problem.run || row.scales.type == problem.scale);
}

bool fits(const DotProblem &problem, const MatrixInstruction &row) {
  auto within = [&](int64_t m, int64_t n) {
    return m <= problem.m() && n <= problem.n();
  };
  // With exchanged operands the accumulator is transposed.
  return within(row.m, row.n) || within(row.n, row.m);
}

/// What an instruction computes again of its rows and columns: how often each
/// is there.
static int64_t repetitions(const DotProblem &problem,
                           const MatrixInstruction &row) {
  auto along = [](int64_t tile, int64_t size) {
    return tile > size ? tile / size : 1;
  };
  return std::min(along(row.m, problem.m()) * along(row.n, problem.n()),
                  along(row.n, problem.m()) * along(row.m, problem.n()));
}

/// Whether and how the GPU has an instruction.
static std::optional<DotInstruction> onGpu(const DotProblem &problem,
                                           const MatrixInstruction &row,
                                           unsigned products,
                                           const GpuTarget &gpu) {
  DotInstruction choice{&row, products};
  if (matrixSupport(gpu, row) == MatrixSupport::Native)
    return choice;
  choice.isOfTensorCore = true;
  if (problem.run && tensorMultiplyFor(problem, choice, gpu))
    return choice;
  return std::nullopt;
}

/// Keeps only those that are `wanted`, if there are any.
static void keepIfAny(std::vector<DotInstruction> &choices,
                      function_ref<bool(const MatrixInstruction &)> wanted) {
  auto isWanted = [&](const DotInstruction &choice) {
    return wanted(*choice.matrix);
  };
  if (any_of(choices, isWanted))
    erase_if(choices, std::not_fn(isWanted));
}

std::vector<DotInstruction> dotInstructions(const DotProblem &problem,
                                            const GpuTarget &gpu) {
  std::vector<DotInstruction> result;
  for (const Multiplicand &types : multiplicands(problem)) {
    for (const MatrixInstruction &row : allMatrixInstructions())
      if (hasScales(row, problem) && takes(row.aType, types.a) &&
          takes(row.bType, types.b) && row.lanes == gpu.warpSize &&
          row.k <= problem.k && (gpu.isAmd() || fits(problem, row)) &&
          accumulates(row.cType, problem.c))
        if (auto choice = onGpu(problem, row, types.products, gpu))
          result.push_back(*choice);
    keepIfAny(result, [&](const MatrixInstruction &row) {
      return row.m == problem.instructionSize &&
             row.n == problem.instructionSize;
    });
    keepIfAny(result,
              [&](const MatrixInstruction &row) { return fits(problem, row); });
    if (!result.empty())
      break;
  }
  // The accumulator asked for, then what repeats least, then the most work in
  // one instruction, then their position in the table.
  auto rank = [&](const DotInstruction &choice) {
    const MatrixInstruction &row = *choice.matrix;
    return std::tuple(row.cType != problem.c, repetitions(problem, row),
                      -int64_t(row.m) * row.n * row.k, choice.matrix);
  };
  sort(result, [&](const DotInstruction &x, const DotInstruction &y) {
    return rank(x) < rank(y);
  });
  return result;
}

} // namespace kiln
