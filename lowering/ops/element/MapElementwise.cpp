// tt.map_elementwise: a region with any control flow on the elements that a
// thread holds. Groups of several elements are made of neighbouring registers.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Regions.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct MapElementwise
    : TileLowering::ExternalModel<MapElementwise, tt::MapElementwiseOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto map = cast<tt::MapElementwiseOp>(op);
    size_t pack = map.getPackAttr().getInt();
    size_t count = thread.get(map.getSrcs().front()).size();
    if (count % pack)
      return op->emitError("'tt.map_elementwise' of groups of ")
             << pack << " elements is not lowered where a thread holds "
             << count << "; use fewer warps or a smaller 'pack'";
    SmallVector<Registers> results(op->getNumResults());
    for (size_t first = 0; first < count; first += pack) {
      Registers arguments;
      for (Value source : map.getSrcs())
        llvm::append_range(
            arguments, ArrayRef<Value>(thread.get(source)).slice(first, pack));
      FailureOr<Registers> group =
          emitRegion(thread, map.getScalarOp(), arguments);
      if (failed(group))
        return failure();
      for (auto [index, value] : llvm::enumerate(*group))
        results[index / pack].push_back(value);
    }
    for (auto [value, registers] : llvm::zip_equal(op->getResults(), results))
      thread.set(value, std::move(registers));
    return success();
  }
};

/// Lowered with its op.
struct MapReturn
    : TileLowering::ExternalModel<MapReturn, tt::MapElementwiseReturnOp> {};

} // namespace

void attachMapElementwise(MLIRContext &context) {
  tt::MapElementwiseOp::attachInterface<MapElementwise>(context);
  tt::MapElementwiseReturnOp::attachInterface<MapReturn>(context);
}

} // namespace kiln
