//===- InlinedSize.cpp ----------------------------------------------------===//

#include "frontend/triton/InlinedSize.h"
#include "frontend/dialect/Tile.h"
#include "frontend/triton/diagnose/Limits.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

namespace kiln::triton {

namespace {
struct Size {
  uint64_t operations = 0;
  unsigned depth = 0; ///< of regions in each other
};

class Sizes {
public:
  explicit Sizes(mlir::ModuleOp module) : symbols(module) {}
  Size of(tt::FuncOp function);

private:
  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Operation *, Size> known;
};
} // namespace

Size Sizes::of(tt::FuncOp function) {
  if (auto found = known.find(function); found != known.end())
    return found->second;
  Size size;
  llvm::DenseMap<mlir::Operation *, unsigned> depths;
  function->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    unsigned depth = op == function ? 0 : depths.lookup(op->getParentOp());
    Size inside{1 + op->getNumOperands() / 8, 0};
    if (auto call = llvm::dyn_cast<tt::CallOp>(op))
      if (auto callee = symbols.lookup<tt::FuncOp>(call.getCallee()))
        inside = of(callee);
    size.operations = llvm::SaturatingAdd(size.operations, inside.operations);
    size.depth = std::max(size.depth, depth + inside.depth);
    if (op->getNumRegions())
      depths[op] = depth + 1;
  });
  return known[function] = size;
}

std::string excessOf(mlir::ModuleOp module) {
  Sizes sizes(module);
  for (tt::FuncOp function : module.getOps<tt::FuncOp>()) {
    if (!function.isPublic())
      continue;
    Size size = sizes.of(function);
    if (size.operations > kMaxOperations)
      return "the kernel has more than " + std::to_string(kMaxOperations) +
             " operations once its calls are inlined; loops over "
             "tl.static_range and calls repeat what is in them";
    if (size.depth > kMaxRegionDepth)
      return "loops and branches of the kernel are in each other more than " +
             std::to_string(kMaxRegionDepth) +
             " deep once its calls are inlined";
  }
  return {};
}

} // namespace kiln::triton
