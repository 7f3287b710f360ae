#include "targets/simulator/path/TracedProduct.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "targets/isa/sass/SassTensor.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace llvm;

namespace kiln {

/// Nothing: no instruction has the shape.
static std::optional<PathProduct>
productOf(const SassWord &word, uint32_t descriptor, const GpuTarget &gpu) {
  TensorShape shape = tensorShapeOf(descriptor);
  // Each of a pair has half of the rows. Of 64 rows it computes half of the
  // columns, in the lanes that would idle.
  if (sassTensorHasPair(word)) {
    shape.rows /= 2;
    if (shape.rows == 64)
      shape.columns /= 2;
  }
  OpKind kind = tensorProductKind(shape.rows, shape.columns,
                                  isSassTensorFirstInTensorMemory(word));
  if (kind.variant.empty())
    return std::nullopt;
  OpCost cost = costOf(gpu, kind);
  return PathProduct{float(cost.issue), float(cost.latency),
                     float(shape.rows) * shape.columns *
                         sassTensorDepth(word, descriptor)};
}

void multiply(PathStep &step, const TracedInstruction &one,
              const WarpState &state, const GpuTarget &gpu,
              std::vector<PathProduct> &products) {
  if (state.active(one) == 0u) {
    step.pipeCycles = 0;
    return;
  }
  std::optional<uint32_t> descriptor = state.value(
      one, {SassWhere::Register, SassFile::UR, sassTensorShapeBit}, 1, 0);
  if (!descriptor)
    return;
  std::optional<PathProduct> product = productOf(one.word, *descriptor, gpu);
  if (!product)
    return;
  size_t known = find(products, *product) - products.begin();
  // More shapes than a step can name are taken for unknown.
  if (known >= std::numeric_limits<uint8_t>::max())
    return;
  if (known == products.size())
    products.push_back(*product);
  step.pipeCycles = product->cycles;
  step.product = known + 1;
}

} // namespace kiln
