#include "lowering/dot/DotOperands.h"
#include "lowering/dot/InstructionSteps.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

using Steps = DotPlan::Steps;

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
  return inOrderA(*this, repeatedWithin(swapped ? registerSteps(row.b, true)
                                                : registerSteps(row.a, false),
                                        {tileM(), tileK()}));
}
Steps DotPlan::fragmentB() const {
  if (!instruction)
    return {};
  const MatrixInstruction &row = called();
  return inOrderB(*this, repeatedWithin(swapped ? registerSteps(row.a, true)
                                                : registerSteps(row.b, false),
                                        {tileK(), tileN()}));
}
namespace {

/// Builds an operand's layout from the accumulator's.
class OperandBuilder {
public:
  OperandBuilder(DotSide side, const DotProblem &problem, const DotPlan &plan)
      : side(side), problem(problem), plan(plan), shape(plan.c.shape()) {
    shape[rank() - (side == DotSide::A ? 1 : 2)] = problem.k / pack();
  }

  LinearLayout build() {
    auto &registers = bases[unsigned(HwDim::Register)];
    if (plan.instruction) {
      const MatrixInstruction &row = plan.called();
      bool second = (side == DotSide::B) != plan.swapped;
      const MatrixBases &record = second ? row.b : row.a;
      for (auto [r, column] :
           side == DotSide::A ? plan.fragmentA() : plan.fragmentB())
        if (r || column)
          registers.push_back(basisAt(rank(), r, column));
      SmallVector<int64_t> elements = shape;
      elements[rank() - (side == DotSide::A ? 1 : 2)] = problem.k;
      Steps lanes =
          repeatedWithin(laneSteps(row, record, plan.swapped), elements);
      for (auto [r, column] :
           side == DotSide::A ? inOrderA(plan, lanes) : inOrderB(plan, lanes))
        bases[unsigned(HwDim::Lane)].push_back(basisAt(rank(), r, column));
    } else {
      for (const LinearLayout::Basis &basis : plan.c.bases(HwDim::Lane))
        bases[unsigned(HwDim::Lane)].push_back(shared(basis));
    }
    for (HwDim hw : {HwDim::Warp, HwDim::Block})
      for (const LinearLayout::Basis &basis : plan.c.bases(hw))
        bases[unsigned(hw)].push_back(shared(basis));
    for (int64_t k = std::max(plan.tileK(), pack()); k < problem.k; k *= 2)
      registers.push_back(side == DotSide::A
                              ? basisAt(rank(), 0, plan.kAt(k) / pack())
                              : basisAt(rank(), plan.kAt(k) / pack(), 0));
    addRepetitions();
    return LinearLayout(std::move(bases), shape);
  }

private:
  unsigned rank() const { return plan.c.rank(); }
  unsigned pack() const { return side == DotSide::A ? plan.packA : plan.packB; }

  /// What a step in C is in this operand: the same without the other side's
  /// coordinate.
  LinearLayout::Basis shared(LinearLayout::Basis basis) const {
    basis[rank() - (side == DotSide::A ? 1 : 2)] = 0;
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
      return side == DotSide::A ? plan.tileM() : 1;
    return side == DotSide::B ? plan.tileN() : 1;
  }

  DotSide side;
  const DotProblem &problem;
  const DotPlan &plan;
  SmallVector<int64_t> shape;
  std::array<LinearLayout::Bases, 4> bases;
};

} // namespace

LinearLayout operandLayout(DotSide side, const DotProblem &problem,
                           const DotPlan &plan) {
  return OperandBuilder(side, problem, plan).build();
}

LinearLayout scalesLayout(DotSide side, const DotProblem &problem,
                          const DotPlan &plan) {
  unsigned rank = plan.c.rank();
  SmallVector<int64_t> shape(plan.c.shape());
  if (side == DotSide::B)
    shape[rank - 2] = shape[rank - 1];
  shape[rank - 1] = problem.k / problem.run;
  std::array<LinearLayout::Bases, 4> bases;
  auto &registers = bases[unsigned(HwDim::Register)];
  if (plan.instruction) {
    const MatrixInstruction &row = plan.called();
    bool second = (side == DotSide::B) != plan.swapped;
    const MatrixBases &record = second ? row.scales.b : row.scales.a;
    for (auto [r, number] : registerSteps(record, second))
      registers.push_back(basisAt(rank, r, number));
    for (auto [r, number] : laneSteps(row, record, second))
      bases[unsigned(HwDim::Lane)].push_back(basisAt(rank, r, number));
  }
  for (int64_t k = std::max(plan.tileK(), problem.run); k < problem.k; k *= 2)
    registers.push_back(basisAt(rank, 0, k / problem.run));
  int32_t tile = side == DotSide::A ? plan.tileM() : plan.tileN();
  for (HwDim hw : {HwDim::Register, HwDim::Lane, HwDim::Warp, HwDim::Block}) {
    if (hw == HwDim::Lane && plan.instruction)
      continue;
    for (LinearLayout::Basis basis : plan.c.bases(hw)) {
      if (side == DotSide::B)
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

} // namespace kiln
