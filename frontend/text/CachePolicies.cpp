#include "frontend/text/CachePolicies.h"
#include "frontend/dialect/Tile.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {

static constexpr llvm::StringLiteral attribute = "cachePolicy";

static LogicalResult readCachePolicy(Operation *op, Attribute value) {
  auto policy = dyn_cast<tt::CachePolicyAttr>(value);
  if (!policy)
    return op->emitOpError("expected a cachePolicy such as #tt.cache_policy<"
                           "cache_modifier = cg, eviction_policy = "
                           "evict_normal>, found ")
           << value;
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case<tt::LoadOp, tt::StoreOp, tt::DescriptorLoadOp>([&](auto access) {
        access.setCache(policy.getCacheModifier());
        access.setEvict(policy.getEvictionPolicy());
        op->removeDiscardableAttr(attribute);
        return success();
      })
      .Default([](Operation *other) {
        return other->emitOpError("cannot have a cachePolicy: expected it on "
                                  "tt.load, tt.store or tt.descriptor_load");
      });
}

LogicalResult readCachePolicies(ModuleOp module) {
  WalkResult walked = module.walk([](Operation *op) {
    Attribute value = op->getDiscardableAttr(attribute);
    return !value || succeeded(readCachePolicy(op, value))
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}

} // namespace kiln
