#include "lowering/dot/InstructionSteps.h"
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
Steps laneSteps(const MatrixInstruction &row, const MatrixBases &bases,
                bool exchange) {
  return stepsOf(bases.lanes, Log2_32(row.lanes), exchange);
}

Steps repeatedWithin(Steps steps, ArrayRef<int64_t> shape) {
  for (auto &[row, column] : steps) {
    row %= shape[shape.size() - 2];
    column %= shape[shape.size() - 1];
  }
  return steps;
}

LinearLayout::Basis basisAt(unsigned rank, int64_t row, int64_t column) {
  LinearLayout::Basis basis(rank, 0);
  basis[rank - 2] = row;
  basis[rank - 1] = column;
  return basis;
}

} // namespace kiln
