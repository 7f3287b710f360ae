//===- InlineCalls.cpp ----------------------------------------------------===//

#include "frontend/triton/InlineCalls.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/Inliner.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/MapVector.h"
#include <utility>

namespace kiln::triton {

namespace {

class Inlining {
public:
  explicit Inlining(mlir::ModuleOp module) : interface(module.getContext()) {
    for (auto function : module.getOps<tt::FuncOp>())
      functions[function.getSymNameAttr()].function = function;
  }

  void run(tt::FuncOp kernel) {
    count(kernel);
    inlineInto(kernel);
    for (auto &[name, callee] : functions)
      if (callee.function.isPrivate() && !callee.calls)
        callee.function.erase();
  }

private:
  struct Callee {
    tt::FuncOp function;
    unsigned calls = 0; ///< that are left in functions of the kernel
    bool isReached = false, isFlat = false;
  };

  Callee &calleeOf(tt::CallOp call) {
    return functions.find(call.getCalleeAttr().getAttr())->second;
  }

  /// Counts the calls in a function and in all that it calls.
  void count(tt::FuncOp caller) {
    caller.walk([&](tt::CallOp call) {
      Callee &callee = calleeOf(call);
      ++callee.calls;
      if (!std::exchange(callee.isReached, true))
        count(callee.function);
    });
  }

  void inlineInto(tt::FuncOp caller) {
    llvm::SmallVector<tt::CallOp> calls;
    caller.walk([&](tt::CallOp call) { calls.push_back(call); });
    for (tt::CallOp call : calls) {
      Callee &callee = calleeOf(call);
      if (!std::exchange(callee.isFlat, true))
        inlineInto(callee.function);
      // What is called once moves; what it calls in turn is counted as before.
      bool isLast = callee.calls == 1 && callee.function.isPrivate();
      if (failed(mlir::inlineCall(interface, config.getCloneCallback(), call,
                                  callee.function, &callee.function.getBody(),
                                  /*shouldCloneInlinedRegion=*/!isLast)))
        continue; // it may not be
      if (!isLast)
        callee.function.walk([&](tt::CallOp kept) { ++calleeOf(kept).calls; });
      --callee.calls;
      call.erase();
    }
  }

  mlir::InlinerInterface interface;
  mlir::InlinerConfig config; // for how regions are cloned
  /// In the order of the module.
  llvm::MapVector<mlir::StringAttr, Callee> functions;
};

} // namespace

void inlineCalls(tt::FuncOp kernel) {
  Inlining(kernel->getParentOfType<mlir::ModuleOp>()).run(kernel);
}

} // namespace kiln::triton
