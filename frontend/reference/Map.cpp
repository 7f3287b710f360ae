// tt.map_elementwise: a scalar region, with any control flow, applied to groups
// of neighbouring elements. Which elements make a group is left open by tile
// IR; here they follow each other in row-major order.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

/// The scalars that group `group` of `pack` elements hands to the region.
static SmallVector<Tensor> groupArguments(ArrayRef<Tensor> sources,
                                          size_t group, size_t pack) {
  SmallVector<Tensor> scalars;
  for (const Tensor &source : sources)
    for (size_t i = 0; i < pack; ++i)
      scalars.push_back(
          Tensor::scalar(source.type(), source[group * pack + i]));
  return scalars;
}

static Error mapElementwise(Interpreter &run, Operation &op) {
  auto map = cast<tt::MapElementwiseOp>(op);
  SmallVector<Tensor> sources = run.getAll(map.getSrcs());
  size_t pack = map.getPackAttr().getInt();
  SmallVector<Words> words(op.getNumResults());
  for (size_t group = 0; group < sources[0].size() / pack; ++group) {
    Expected<RegionExit> exit =
        run.runRegion(map.getScalarOp(), groupArguments(sources, group, pack));
    if (!exit)
      return exit.takeError();
    for (auto [index, value] : llvm::enumerate(exit->values))
      words[index / pack].push_back(value[0]);
  }
  for (auto [result, column] : llvm::zip_equal(op.getResults(), words)) {
    Expected<ElementType> type = run.elementType(result.getType());
    if (!type)
      return type.takeError();
    run.set(result,
            Tensor(*type, shapeOf(result.getType()), std::move(column)));
  }
  return Error::success();
}

void addMapHandlers(HandlerTable &table) {
  table["tt.map_elementwise"] = mapElementwise;
}

} // namespace kiln::reference
