// From an accumulator's layout to the operands': each bit of a register's,
// lane's or warp's number that moves along rows of C moves along rows of A, and
// those along columns of C along columns of B. What is left of A and B is k,
// inside of the instruction as its record says, and then in registers.
#include "lowering/dot/DotPlan.h"
#include "lowering/dot/OrderOfK.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/Warpgroup.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

using Steps = DotPlan::Steps;

static Steps stepsOf(const uint8_t (*bases)[2], unsigned count, bool exchange) {
  Steps steps;
  for (unsigned bit = 0; bit != count; ++bit)
    steps.push_back(
        exchange ? std::pair<int32_t, int32_t>(bases[bit][1], bases[bit][0])
                 : std::pair<int32_t, int32_t>(bases[bit][0], bases[bit][1]));
  return steps;
}

Steps registerSteps(const MatrixBases &bases, bool exchange) {
  return stepsOf(bases.registers, bases.registerBits, exchange);
}
static Steps laneSteps(const MatrixInstruction &row, const MatrixBases &bases,
                       bool exchange) {
  return stepsOf(bases.lanes, Log2_32(row.lanes), exchange);
}

/// Steps that leave the shape's last two dimensions begin again: rows and
/// columns that an instruction has beyond the dot's are those of the dot again.
static Steps within(Steps steps, ArrayRef<int64_t> shape) {
  for (auto &[row, column] : steps) {
    row %= shape[shape.size() - 2];
    column %= shape[shape.size() - 1];
  }
  return steps;
}

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

/// Steps of A with their k as the operands have it; the step within a pair of
/// elements is none.
static Steps inOrderA(const DotPlan &plan, Steps steps) {
  if (plan.packA == 2)
    erase_if(steps, [&](auto &step) { return plan.kAt(step.second) == 1; });
  for (auto &[row, k] : steps)
    k = plan.kAt(k) / plan.packA;
  return steps;
}
static Steps inOrderB(const DotPlan &plan, Steps steps) {
  if (plan.packB == 2)
    erase_if(steps, [&](auto &step) { return plan.kAt(step.first) == 1; });
  for (auto &[k, column] : steps)
    k = plan.kAt(k) / plan.packB;
  return steps;
}

Steps DotPlan::fragmentA() const {
  if (!instruction)
    return {};
  const MatrixInstruction &row = called();
  return inOrderA(*this, within(swapped ? registerSteps(row.b, true)
                                        : registerSteps(row.a, false),
                                {tileM(), tileK()}));
}
Steps DotPlan::fragmentB() const {
  if (!instruction)
    return {};
  const MatrixInstruction &row = called();
  return inOrderB(*this, within(swapped ? registerSteps(row.a, true)
                                        : registerSteps(row.b, false),
                                {tileK(), tileN()}));
}
Steps DotPlan::fragmentC() const {
  return instruction
             ? within(registerSteps(instruction->matrix->c, swapped), c.shape())
             : Steps();
}

//===----------------------------------------------------------------------===//
// The accumulator
//===----------------------------------------------------------------------===//

static LinearLayout::Basis basisAt(unsigned rank, int64_t row, int64_t column) {
  LinearLayout::Basis basis(rank, 0);
  basis[rank - 2] = row;
  basis[rank - 1] = column;
  return basis;
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
       within(registerSteps(instruction.c, swapped), shape))
    if (row || column)
      registers.push_back(basisAt(rank, row, column));
  for (auto [row, column] :
       within(laneSteps(instruction, instruction.c, swapped), shape))
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
  if (ArrayRef(toBases(within(laneSteps(row, row.c, swapped), c.shape()))) !=
      c.bases(HwDim::Lane))
    return false;
  LinearLayout::Bases inTile =
      toBases(within(registerSteps(row.c, swapped), c.shape()));
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

//===----------------------------------------------------------------------===//
// The operands
//===----------------------------------------------------------------------===//

namespace {

/// Which operand: A shares its rows with C, B its columns.
enum class Side { A, B };

/// Builds an operand's layout from the accumulator's.
class OperandBuilder {
public:
  OperandBuilder(Side side, const DotProblem &problem, const DotPlan &plan)
      : side(side), problem(problem), plan(plan), shape(plan.c.shape()) {
    shape[rank() - (side == Side::A ? 1 : 2)] = problem.k / pack();
  }

  LinearLayout build() {
    auto &registers = bases[unsigned(HwDim::Register)];
    if (plan.instruction) {
      const MatrixInstruction &row = plan.called();
      bool second = (side == Side::B) != plan.swapped;
      const MatrixBases &record = second ? row.b : row.a;
      for (auto [r, column] :
           side == Side::A ? plan.fragmentA() : plan.fragmentB())
        if (r || column)
          registers.push_back(basisAt(rank(), r, column));
      SmallVector<int64_t> elements = shape;
      elements[rank() - (side == Side::A ? 1 : 2)] = problem.k;
      Steps lanes = within(laneSteps(row, record, plan.swapped), elements);
      for (auto [r, column] :
           side == Side::A ? inOrderA(plan, lanes) : inOrderB(plan, lanes))
        bases[unsigned(HwDim::Lane)].push_back(basisAt(rank(), r, column));
    } else {
      for (const LinearLayout::Basis &basis : plan.c.bases(HwDim::Lane))
        bases[unsigned(HwDim::Lane)].push_back(shared(basis));
    }
    for (HwDim hw : {HwDim::Warp, HwDim::Block})
      for (const LinearLayout::Basis &basis : plan.c.bases(hw))
        bases[unsigned(hw)].push_back(shared(basis));
    for (int64_t k = std::max(plan.tileK(), pack()); k < problem.k; k *= 2)
      registers.push_back(side == Side::A
                              ? basisAt(rank(), 0, plan.kAt(k) / pack())
                              : basisAt(rank(), plan.kAt(k) / pack(), 0));
    addRepetitions();
    return LinearLayout(std::move(bases), shape);
  }

private:
  unsigned rank() const { return plan.c.rank(); }
  unsigned pack() const { return side == Side::A ? plan.packA : plan.packB; }

  /// What a step in C is in this operand: the same without the other side's
  /// coordinate.
  LinearLayout::Basis shared(LinearLayout::Basis basis) const {
    basis[rank() - (side == Side::A ? 1 : 2)] = 0;
    return basis;
  }

  /// The tiles that a thread's registers of C go through.
  void addRepetitions() {
    auto &registers = bases[unsigned(HwDim::Register)];
    LinearLayout numbering({}, shape);
    Gf2Space span;
    auto flat = [&](const LinearLayout::Basis &basis) {
      return numbering.flatten(
          SmallVector<int64_t>(basis.begin(), basis.end()));
    };
    for (const LinearLayout::Basis &basis : registers)
      span.insert(flat(basis));
    for (const LinearLayout::Basis &basis : plan.c.bases(HwDim::Register)) {
      LinearLayout::Basis step = shared(basis);
      step[rank() - 2] -= step[rank() - 2] % tile(0);
      step[rank() - 1] -= step[rank() - 1] % tile(1);
      if (span.insert(flat(step)))
        registers.push_back(step);
    }
  }
  /// Steps smaller than a tile are the fragment's, which has its own.
  int32_t tile(unsigned dim) const {
    if (dim == 0)
      return side == Side::A ? plan.tileM() : 1;
    return side == Side::B ? plan.tileN() : 1;
  }

  Side side;
  const DotProblem &problem;
  const DotPlan &plan;
  SmallVector<int64_t> shape;
  std::array<LinearLayout::Bases, 4> bases;
};

} // namespace

/// The layout of an operand's scales: those of B are numbered along k as if B
/// were transposed. An instruction's lanes hold what the record says; all else
/// moves as in the accumulator.
static LinearLayout scalesOf(Side side, const DotProblem &problem,
                             const DotPlan &plan) {
  unsigned rank = plan.c.rank();
  SmallVector<int64_t> shape(plan.c.shape());
  if (side == Side::B)
    shape[rank - 2] = shape[rank - 1];
  shape[rank - 1] = problem.k / problem.run;
  std::array<LinearLayout::Bases, 4> bases;
  auto &registers = bases[unsigned(HwDim::Register)];
  if (plan.instruction) {
    const MatrixInstruction &row = plan.called();
    bool second = (side == Side::B) != plan.swapped;
    const MatrixBases &record = second ? row.scales.b : row.scales.a;
    for (auto [r, number] : registerSteps(record, second))
      registers.push_back(basisAt(rank, r, number));
    for (auto [r, number] : laneSteps(row, record, second))
      bases[unsigned(HwDim::Lane)].push_back(basisAt(rank, r, number));
  }
  for (int64_t k = std::max(plan.tileK(), problem.run); k < problem.k; k *= 2)
    registers.push_back(basisAt(rank, 0, k / problem.run));
  int32_t tile = side == Side::A ? plan.tileM() : plan.tileN();
  for (HwDim hw : {HwDim::Register, HwDim::Lane, HwDim::Warp, HwDim::Block}) {
    if (hw == HwDim::Lane && plan.instruction)
      continue;
    for (LinearLayout::Basis basis : plan.c.bases(hw)) {
      if (side == Side::B)
        basis[rank - 2] = basis[rank - 1];
      basis[rank - 1] = 0;
      basis[rank - 2] -= basis[rank - 2] % tile;
      bool moves = any_of(basis, [](int32_t step) { return step != 0; });
      if (moves || hw != HwDim::Register)
        bases[unsigned(hw)].push_back(basis);
    }
  }
  return LinearLayout(std::move(bases), shape);
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
  plan.a = OperandBuilder(Side::A, problem, plan).build();
  plan.b = OperandBuilder(Side::B, problem, plan).build();
  if (problem.run) {
    plan.aScales = scalesOf(Side::A, problem, plan);
    plan.bScales = scalesOf(Side::B, problem, plan);
  }
  return plan;
}

} // namespace kiln
