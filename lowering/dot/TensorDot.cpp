#include "lowering/dot/TensorDot.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

using Basis = LinearLayout::Basis;

static bool isFloat8(MatrixType type) {
  return type == MatrixType::E4M3 || type == MatrixType::E5M2;
}

static std::optional<TensorKind> scaledKindOf(MatrixType a, MatrixType b,
                                              ScaleRuns scales) {
  bool arePowers = scales.type == MatrixType::E8M0 && scales.run == 32,
       arePairsA = a == MatrixType::E2M1, arePairsB = b == MatrixType::E2M1;
  if (arePowers && ((isFloat8(a) && (isFloat8(b) || arePairsB)) ||
                    (arePairsA && isFloat8(b))))
    return TensorKind::MXF8F6F4;
  if (!arePairsA || !arePairsB)
    return std::nullopt;
  if (arePowers)
    return TensorKind::MXF4;
  return scales.type == MatrixType::UE4M3 && scales.run == 16
             ? std::optional(TensorKind::MXF4NVF4)
             : std::nullopt;
}

static std::optional<TensorKind> kindOf(MatrixType a, MatrixType b,
                                        ScaleRuns scales) {
  if (scales.run)
    return scaledKindOf(a, b, scales);
  if (isFloat8(a) && isFloat8(b))
    return TensorKind::F8F6F4;
  if (a != b)
    return std::nullopt;
  switch (a) {
  case MatrixType::F16:
  case MatrixType::BF16:
    return TensorKind::F16;
  case MatrixType::TF32:
    return TensorKind::TF32;
  case MatrixType::S8:
    return TensorKind::I8;
  default:
    return std::nullopt;
  }
}

std::optional<TensorMultiply> tensorMultiply(MatrixType a, MatrixType b,
                                             MatrixType c, int64_t rows,
                                             int64_t columns, bool transposedA,
                                             bool transposedB,
                                             ScaleRuns scales) {
  // PTX ISA, "tcgen05.mma", shapes: with 128 rows, columns by 16; with scales
  // no others.
  constexpr int64_t leastColumns = 16, mostColumns = 256;
  const int64_t leastRows = scales.run ? 128 : 64;
  std::optional<TensorKind> kind = kindOf(a, b, scales);
  if (!kind || rows < leastRows || columns < leastColumns ||
      c != (kind == TensorKind::I8 ? MatrixType::S32 : MatrixType::F32))
    return std::nullopt;
  TensorMultiply multiply{};
  multiply.kind = *kind;
  multiply.aType = a;
  multiply.bType = b;
  multiply.dType = c;
  multiply.m = std::min<int64_t>(rows, TensorMultiply::kLanes);
  multiply.n = std::min(columns, mostColumns);
  multiply.k = TensorMultiply::kBytesOfK / SharedMatrix::kChunkBytes *
               multiply.perChunk(a);
  multiply.transposeA = transposedA;
  multiply.transposeB = transposedB;
  multiply.scaleRun = scales.run;
  multiply.scaleType = scales.type;
  return multiply;
}

/// Whether all columns are there for one dot.
static bool hasColumnsForScales(const DotProblem &problem,
                                const TensorMultiply &multiply) {
  if (!problem.run)
    return true;
  int64_t numbers = problem.k / problem.run;
  TensorScales a(problem.m(), numbers), b(problem.n(), numbers);
  return problem.m() / multiply.m * problem.n() + a.columns() + b.columns() <=
         TensorMultiply::kColumns;
}

std::optional<TensorMultiply> tensorMultiplyFor(const DotProblem &problem,
                                                const DotInstruction &choice,
                                                const GpuTarget &gpu) {
  if (!hasTensorMemory(gpu) || choice.products != 1 ||
      problem.shape.size() != 2)
    return std::nullopt;
  // What mma.sync converts before, the tensor core takes as it is.
  bool converts =
      problem.run || bitsOf(choice.matrix->aType) != bitsOf(problem.a);
  MatrixType a = converts ? problem.a : choice.matrix->aType,
             b = converts ? problem.b : choice.matrix->bType;
  std::optional<TensorMultiply> multiply =
      tensorMultiply(a, b, problem.c, problem.m(), problem.n(),
                     /*transposedA=*/false, /*transposedB=*/false,
                     {problem.run, problem.scale});
  bool exists = multiply && multiply->k <= problem.k &&
                hasColumnsForScales(problem, *multiply) &&
                (multiply->kind != TensorKind::I8 || hasTensorIntegers(gpu));
  return exists ? multiply : std::nullopt;
}

/// Rows of a warp: it reaches a quarter of the lanes.
static int32_t rowsOfWarp(int64_t rows) {
  return std::min<int64_t>(rows, TensorMultiply::kLanes) /
         TensorMultiply::kWarps;
}

bool isOfTensorCore(const DotProblem &problem, unsigned operand,
                    ArrayRef<Basis> warps) {
  int32_t rows = operand == 0 ? rowsOfWarp(problem.m()) : 0;
  return warps.size() >= 2 && warps[0] == Basis{rows, 0} &&
         warps[1] == Basis{2 * rows, 0};
}

std::optional<LinearLayout> tensorScalesLayout(const DotProblem &problem,
                                               const GpuTarget &gpu,
                                               unsigned operand,
                                               const LinearLayout &wanted) {
  if (wanted.rank() != 2 || !hasTensorMemory(gpu) ||
      !isOfTensorCore(problem, operand, wanted.bases(HwDim::Warp)) ||
      none_of(dotInstructions(problem, gpu), [](const DotInstruction &choice) {
        return choice.isOfTensorCore;
      }))
    return std::nullopt;
  return TensorScales(wanted.shape()[0], wanted.shape()[1]).sharedLayout();
}

std::optional<TensorMultiply> tensorMultiplyFor(const DotProblem &problem,
                                                const DotPlan &plan,
                                                const GpuTarget &gpu) {
  if (!plan.instruction || plan.swapped || plan.c.rank() != 2)
    return std::nullopt;
  std::optional<TensorMultiply> multiply =
      tensorMultiplyFor(problem, *plan.instruction, gpu);
  if (!multiply)
    return std::nullopt;
  ArrayRef<Basis> warps = plan.c.bases(HwDim::Warp);
  int32_t rows = rowsOfWarp(problem.m());
  if (!isOfTensorCore(problem, /*operand=*/0, warps))
    return std::nullopt;
  auto isOutside = [&](const Basis &basis) {
    return basis[0] % int32_t(multiply->m) == 0;
  };
  bool fits = all_of(warps.drop_front(2), isOutside) &&
              all_of(plan.c.bases(HwDim::Register), [&](const Basis &basis) {
                return isOutside(basis) || basis[0] < rows;
              });
  return fits ? multiply : std::nullopt;
}

/// Lanes one after the other along the rows.
static LinearLayout::Bases lanesOfRows() {
  return {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {16, 0}};
}

std::vector<LinearLayout> tensorRows(ArrayRef<int64_t> shape, unsigned warps) {
  std::vector<LinearLayout> result;
  // Of 64 rows a warp has 16, half as many as lanes.
  constexpr int64_t rows = TensorMultiply::kLanes;
  if (shape.size() != 2 || shape[0] < rows || warps % TensorMultiply::kWarps)
    return result;
  unsigned groups = warps / TensorMultiply::kWarps;
  // A part of a row has whole words of 16 bytes.
  constexpr int64_t leastColumns = 8;
  for (unsigned alongN = 1; alongN <= groups; alongN *= 2) {
    int64_t alongM = groups / alongN, columns = shape[1] / alongN;
    if (shape[0] < alongM * rows || columns < leastColumns)
      continue;
    std::array<LinearLayout::Bases, 4> bases;
    LinearLayout::Bases &ofWarps = bases[unsigned(HwDim::Warp)],
                        &registers = bases[unsigned(HwDim::Register)];
    bases[unsigned(HwDim::Lane)] = lanesOfRows();
    for (int64_t row = TensorMultiply::kLanesOfWarp; row < alongM * rows;
         row *= 2)
      ofWarps.push_back({int32_t(row), 0});
    for (int64_t column = 1; column < shape[1]; column *= 2)
      (column < columns ? registers : ofWarps).push_back({0, int32_t(column)});
    for (int64_t row = alongM * rows; row < shape[0]; row *= 2)
      registers.push_back({int32_t(row), 0});
    result.emplace_back(std::move(bases), shape);
  }
  return result;
}

std::optional<LinearLayout> fragmentsOf(const LinearLayout &c,
                                        const MatrixInstruction &slice) {
  if (c.rank() != 2 || c.bases(HwDim::Lane) != ArrayRef(lanesOfRows()))
    return std::nullopt;
  LinearLayout tile = tiledAccumulator(
      slice, /*swapped=*/false, {TensorMultiply::kLanesOfWarp, slice.n}, 1, 1);
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim hw : {HwDim::Register, HwDim::Lane})
    bases[unsigned(hw)].append(tile.bases(hw).begin(), tile.bases(hw).end());
  unsigned within = 0;
  for (const Basis &basis : c.bases(HwDim::Register))
    if (basis[0] == 0 && basis[1] < int32_t(slice.n))
      ++within;
    else
      bases[unsigned(HwDim::Register)].push_back(basis);
  if (1u << within != slice.n)
    return std::nullopt;
  bases[unsigned(HwDim::Warp)].append(c.bases(HwDim::Warp).begin(),
                                      c.bases(HwDim::Warp).end());
  return LinearLayout(std::move(bases), c.shape());
}

std::vector<LinearLayout> tensorAccumulators(const MatrixInstruction &slice,
                                             ArrayRef<int64_t> shape,
                                             unsigned warps) {
  std::vector<LinearLayout> result;
  if (shape.size() != 2 || warps % TensorMultiply::kWarps)
    return result;
  unsigned groups = warps / TensorMultiply::kWarps;
  int32_t rows = rowsOfWarp(shape[0]);
  int64_t group = int64_t(rows) * TensorMultiply::kWarps;
  // Rows first: groups that share them would both read what a row is scaled by.
  for (unsigned alongN = 1; alongN <= groups; alongN *= 2) {
    unsigned alongM = groups / alongN;
    if (shape[0] < int64_t(alongM) * group ||
        shape[1] < int64_t(alongN) * slice.n)
      continue;
    LinearLayout tile = tiledAccumulator(slice, /*swapped=*/false,
                                         {rows, shape[1] / alongN}, 1, 1);
    std::array<LinearLayout::Bases, 4> bases;
    for (HwDim hw : {HwDim::Register, HwDim::Lane})
      bases[unsigned(hw)].append(tile.bases(hw).begin(), tile.bases(hw).end());
    LinearLayout::Bases &ofWarps = bases[unsigned(HwDim::Warp)],
                        &registers = bases[unsigned(HwDim::Register)];
    for (int64_t row = rows; row < group * alongM; row *= 2)
      ofWarps.push_back({int32_t(row), 0});
    for (int64_t step = shape[1] / alongN; step < shape[1]; step *= 2)
      ofWarps.push_back({0, int32_t(step)});
    for (int64_t row = group * alongM; row < shape[0]; row *= 2)
      registers.push_back({int32_t(row), 0});
    result.emplace_back(std::move(bases), shape);
  }
  return result;
}

std::optional<LinearLayout> tensorSharedLayout(const DotProblem &problem,
                                               const GpuTarget &gpu,
                                               unsigned operand,
                                               const LinearLayout &wanted,
                                               unsigned contiguous) {
  const MatrixType type = operand == 0 ? problem.a : problem.b;
  if (!mayReadFromShared(problem, operand, wanted, contiguous,
                         TensorMultiply::mayTranspose(type)) ||
      !isOfTensorCore(problem, operand, wanted.bases(HwDim::Warp)))
    return std::nullopt;
  bool isComputed =
      any_of(dotInstructions(problem, gpu), [&](const DotInstruction &choice) {
        return tensorMultiplyFor(problem, choice, gpu).has_value();
      });
  if (!isComputed)
    return std::nullopt;
  unsigned bits = bitsOf(type),
           other = bitsOf(operand == 0 ? problem.b : problem.a);
  // Pairs of elements of 4 bits lie in bytes, with room between them beside
  // larger ones.
  auto found = bits < other
                   ? WarpgroupOperand::createPadded(wanted.shape(), contiguous)
                   : WarpgroupOperand::create(
                         wanted.shape(), std::max(bits, 8u) / 8, contiguous);
  return found ? std::optional(found->sharedLayout()) : std::nullopt;
}

} // namespace kiln
