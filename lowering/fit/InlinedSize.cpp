#include "lowering/fit/InlinedSize.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
namespace {

/// Sizes of functions with what they call.
class CallTree {
public:
  explicit CallTree(ModuleOp module) : functions(module) {}

  /// A recursive call counts as an operation; the inliner refuses it. Calls
  /// nest as deep as there are functions, so this keeps a stack of its own.
  uint64_t sizeOf(tt::FuncOp root) {
    SmallVector<tt::FuncOp> stack = {root};
    while (!stack.empty()) {
      tt::FuncOp function = stack.back();
      auto [own, isNew] = sizes.try_emplace(function, 0);
      if (isNew) {
        forEachCallee(function, [&](tt::FuncOp callee) {
          if (!sizes.contains(callee))
            stack.push_back(callee);
        });
        continue; // its callees first
      }
      stack.pop_back();
      if (own->second)
        continue;
      uint64_t size = 0;
      function.walk([&](Operation *) { ++size; });
      forEachCallee(function, [&](tt::FuncOp callee) {
        size = llvm::SaturatingAdd(size, sizes.lookup(callee));
      });
      sizes[function] = size;
    }
    return sizes.lookup(root);
  }

private:
  void forEachCallee(tt::FuncOp function, function_ref<void(tt::FuncOp)> call) {
    function.walk([&](tt::CallOp op) {
      if (auto callee = functions.lookup<tt::FuncOp>(op.getCallee()))
        call(callee);
    });
  }

  SymbolTable functions;
  DenseMap<Operation *, uint64_t> sizes;
};

} // namespace

LogicalResult checkInlinedSize(ModuleOp module) {
  CallTree tree(module);
  for (auto function : module.getOps<tt::FuncOp>()) {
    if (!function.isPublic())
      continue;
    uint64_t size = tree.sizeOf(function);
    if (size <= kMostInlined)
      continue;
    InFlightDiagnostic error = function.emitError()
                               << "kernel '" << function.getName()
                               << "' has more than " << kMostInlined
                               << " operations when its calls are inlined, as "
                                  "Kiln inlines them; have functions call each "
                                  "other less often, or in loops";
    return error;
  }
  return success();
}

} // namespace kiln
