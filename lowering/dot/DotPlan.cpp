// From an accumulator's layout to the instruction that computes it, and to the
// order of k. The operands' layouts are in DotOperands.cpp.
#include "lowering/dot/DotPlan.h"
#include "lowering/dot/DotOperands.h"
#include "lowering/dot/InstructionSteps.h"
#include "lowering/dot/OrderOfK.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/Warpgroup.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

using Steps = DotPlan::Steps;

unsigned DotPlan::tileM() const {
  if (!instruction)
    return 1;
  const MatrixInstruction &row = *instruction->matrix;
  return std::min<int64_t>(swapped ? row.n : row.m, c.shape()[c.rank() - 2]);
}
unsigned DotPlan::tileN() const {
  if (!instruction)
    return 1;
  const MatrixInstruction &row = *instruction->matrix;
  return std::min<int64_t>(swapped ? row.m : row.n, c.shape()[c.rank() - 1]);
}
unsigned DotPlan::tileK() const {
  return instruction ? instruction->matrix->k : 1;
}
const MatrixInstruction &DotPlan::called() const {
  return swapped ? withExchangedTypes(*instruction->matrix)
                 : *instruction->matrix;
}
int32_t DotPlan::kAt(int32_t k) const {
  int32_t place = 0;
  for (auto [bit, basis] : enumerate(kBases))
    if (k >> bit & 1)
      place ^= basis;
  return place;
}

Steps DotPlan::fragmentC() const {
  return instruction
             ? repeatedWithin(registerSteps(instruction->matrix->c, swapped),
                              c.shape())
             : Steps();
}

LinearLayout tiledAccumulator(const MatrixInstruction &instruction,
                              bool swapped, ArrayRef<int64_t> shape,
                              unsigned warpsM, unsigned warpsN) {
  unsigned rank = shape.size();
  std::array<LinearLayout::Bases, 4> bases;
  auto &registers = bases[unsigned(HwDim::Register)];
  auto &warps = bases[unsigned(HwDim::Warp)];
  // What is there again in a lane's registers is left out; lanes stay.
  for (auto [row, column] :
       repeatedWithin(registerSteps(instruction.c, swapped), shape))
    if (row || column)
      registers.push_back(basisAt(rank, row, column));
  for (auto [row, column] :
       repeatedWithin(laneSteps(instruction, instruction.c, swapped), shape))
    bases[unsigned(HwDim::Lane)].push_back(basisAt(rank, row, column));
  int64_t row = swapped ? instruction.n : instruction.m,
          column = swapped ? instruction.m : instruction.n;
  for (; warpsN > 1; warpsN /= 2) {
    bool moves = column < shape[rank - 1];
    warps.push_back(basisAt(rank, 0, moves ? column : 0));
    column *= moves ? 2 : 1;
  }
  for (; warpsM > 1; warpsM /= 2) {
    bool moves = row < shape[rank - 2];
    warps.push_back(basisAt(rank, moves ? row : 0, 0));
    row *= moves ? 2 : 1;
  }
  for (; column < shape[rank - 1]; column *= 2)
    registers.push_back(basisAt(rank, 0, column));
  for (; row < shape[rank - 2]; row *= 2)
    registers.push_back(basisAt(rank, row, 0));
  for (unsigned dim = rank - 2; dim-- > 0;)
    for (int64_t batch = 1; batch < shape[dim]; batch *= 2) {
      LinearLayout::Basis basis(rank, 0);
      basis[dim] = batch;
      registers.push_back(basis);
    }
  return LinearLayout(std::move(bases), shape);
}

/// Whether `c` consists of tiles of the instruction: its lanes are the
/// instruction's, so are its elements within a tile, and all else moves whole
/// tiles. Where it `fits` in neither orientation, tiles are as large as the dot.
static bool consistsOf(const LinearLayout &c, const MatrixInstruction &row,
                       bool swapped, bool fits) {
  unsigned rank = c.rank();
  int64_t tileM = swapped ? row.n : row.m, tileN = swapped ? row.m : row.n;
  if ((c.shape()[rank - 2] < tileM || c.shape()[rank - 1] < tileN) && fits)
    return false;
  tileM = std::min(tileM, c.shape()[rank - 2]);
  tileN = std::min(tileN, c.shape()[rank - 1]);
  auto toBases = [&](const Steps &steps) {
    LinearLayout::Bases bases;
    for (auto [r, column] : steps)
      bases.push_back(basisAt(rank, r, column));
    return bases;
  };
  if (ArrayRef(toBases(repeatedWithin(laneSteps(row, row.c, swapped),
                                      c.shape()))) != c.bases(HwDim::Lane))
    return false;
  LinearLayout::Bases inTile =
      toBases(repeatedWithin(registerSteps(row.c, swapped), c.shape()));
  erase(inTile, LinearLayout::Basis(rank, 0));
  unsigned found = 0;
  for (HwDim hw : {HwDim::Register, HwDim::Warp, HwDim::Block})
    for (const LinearLayout::Basis &basis : c.bases(hw)) {
      if (hw == HwDim::Register && is_contained(inTile, basis))
        ++found;
      else if (basis[rank - 2] % tileM || basis[rank - 1] % tileN)
        return false;
    }
  return found == inTile.size();
}

/// The order of k for which the operands have the layouts that `plan.warpgroup`
/// takes, if there is one, else the best for the loads.
static SmallVector<int32_t, 8>
kBasesOf(const DotProblem &problem, const GpuTarget &gpu, const DotPlan &plan) {
  const MatrixInstruction *matrix =
      plan.instruction ? plan.instruction->matrix : nullptr;
  if (plan.tensor)
    return plainOrderOfK(problem.k);
  // Neighbours along k share scales, and stay together.
  if (problem.run)
    return orderWithScales(problem, matrix);
  if (!plan.warpgroup)
    return orderOfK(problem, gpu, matrix);
  if (plan.warpgroup->slice == matrix)
    return plainOrderOfK(problem.k);
  // A lane's word of four bytes, converted, is what it has of two neighbouring
  // steps of f16.
  DotProblem bytes = problem;
  bytes.loadedBits = bitsOf(plan.warpgroup->slice->aType);
  return orderOfK(bytes, gpu, matrix);
}

/// The plan of a dot on the tensor core that hands out whole rows: operands are
/// those of its fragments.
static std::optional<DotPlan> planRows(const DotProblem &problem,
                                       const GpuTarget &gpu,
                                       const LinearLayout &c) {
  if (!hasTensorMemory(gpu))
    return std::nullopt;
  for (const DotInstruction &choice : dotInstructions(problem, gpu)) {
    std::optional<LinearLayout> fragments =
        tensorMultiplyFor(problem, choice, gpu) ? fragmentsOf(c, *choice.matrix)
                                                : std::nullopt;
    if (!fragments)
      continue;
    DotPlan plan = planDot(problem, gpu, *fragments);
    if (!plan.tensor)
      continue;
    plan.c = c;
    return plan;
  }
  return std::nullopt;
}

DotPlan planDot(const DotProblem &problem, const GpuTarget &gpu,
                const LinearLayout &c) {
  if (std::optional<DotPlan> rows = planRows(problem, gpu, c))
    return *rows;
  DotPlan plan;
  plan.c = c;
  plan.packA = packOf(problem.a);
  plan.packB = packOf(problem.b);
  plan.run = problem.run;
  for (const DotInstruction &choice : dotInstructions(problem, gpu))
    for (bool swapped : {false, true})
      if (!plan.instruction && consistsOf(c, *choice.matrix, swapped,
                                          fits(problem, *choice.matrix))) {
        plan.instruction = choice;
        plan.swapped = swapped;
      }
  plan.warpgroup = warpgroupFor(problem, plan, gpu);
  plan.tensor = tensorMultiplyFor(problem, plan, gpu);
  plan.kBases = kBasesOf(problem, gpu, plan);
  plan.a = operandLayout(DotSide::A, problem, plan);
  plan.b = operandLayout(DotSide::B, problem, plan);
  if (problem.run) {
    plan.aScales = scalesLayout(DotSide::A, problem, plan);
    plan.bScales = scalesLayout(DotSide::B, problem, plan);
  }
  return plan;
}

} // namespace kiln
