//===- PassPolicy.cpp - what all policies share ---------------------------===//
#include "targets/orders/PassPolicy.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace kiln {

void reportPolicy(CompilationOrders &orders, const Function &function,
                  const Order &policy, unsigned times, const Twine &what) {
  orders.results(function).policies.push_back(
      {policy.str(), what.str(), times});
  OptimizationRemarkEmitter emitter(&function);
  emitter.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    OptimizationRemarkAnalysis remark("kiln-policy", "Policy",
                                      function.getSubprogram(),
                                      &function.getEntryBlock());
    remark << NV("Policy", policy.str()) << ": " << what.str() << ", "
           << NV("Times", times) << (times == 1 ? " time" : " times");
    return remark;
  });
}

} // namespace kiln
