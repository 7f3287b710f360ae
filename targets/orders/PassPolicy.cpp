//===- PassPolicy.cpp - what all policies share ---------------------------===//
#include "targets/orders/PassPolicy.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace kiln {

std::vector<Order> policiesOf(const Function &function, StringRef name) {
  std::vector<Order> list;
  if (!function.hasFnAttribute(kSchedStrategyAttr))
    return list;
  Expected<ScheduleOrder> order = parseSchedule(
      function.getFnAttribute(kSchedStrategyAttr).getValueAsString());
  if (!order) {
    consumeError(order.takeError());
    return list;
  }
  for (Order &policy : order->policies)
    if (policy.name() == name)
      list.push_back(std::move(policy));
  return list;
}

ArrayRef<StringRef> vetoesOfStrategy(const Function &function) {
  if (!function.hasFnAttribute(kSchedStrategyAttr))
    return {};
  Expected<ScheduleOrder> order = parseSchedule(
      function.getFnAttribute(kSchedStrategyAttr).getValueAsString());
  if (!order) {
    consumeError(order.takeError());
    return {};
  }
  return order->strategy.info().vetoes; // lives as long as the program
}

void reportPolicy(const Function &function, const Order &policy, unsigned times,
                  const Twine &what) {
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

void refusePolicy(const Function &function, const Order &policy,
                  const Twine &why) {
  function.getContext().diagnose(
      DiagnosticInfoGeneric("kernel '" + function.getName() + "', policy '" +
                                policy.str() + "': " + why,
                            DS_Error));
}

} // namespace kiln
