#include "targets/directives/CompilationOrders.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"

#define DEBUG_TYPE "kiln-orders"

using namespace llvm;

// One for each function of a compilation, whatever it orders.
ALWAYS_ENABLED_STATISTIC(NumRead, "Functions whose orders were read");

namespace kiln {

char CompilationOrders::ID = 0;
static RegisterPass<CompilationOrders>
    registration("kiln-compilation-orders", "Kiln orders of a compilation",
                 /*CFGOnly=*/true, /*is_analysis=*/true);

CompilationOrders::CompilationOrders() : ImmutablePass(ID), sink(own) {}

CompilationOrders::CompilationOrders(OrderResults &sink, OrderOrigins origins)
    : ImmutablePass(ID), sink(sink), origins(std::move(origins)) {}

const CarriedOrders &CompilationOrders::of(const Function &function) {
  std::unique_ptr<CarriedOrders> &known = orders[&function];
  if (known)
    return *known;
  ++NumRead;
  known = std::make_unique<CarriedOrders>();
  Expected<CarriedOrders> read = readOrders(function);
  if (read)
    *known = std::move(*read);
  else
    handleAllErrors(read.takeError(), [&](const OrderError &error) {
      refuse(function, error.attribute(), error.reason());
    });
  return *known;
}

void CompilationOrders::noteOrigin(const Function &function,
                                   StringRef attribute, StringRef option) {
  origin[{&function, attribute}] = option.str();
}

std::string CompilationOrders::placeOf(const Function &function,
                                       StringRef attribute) const {
  if (auto found = origin.find({&function, attribute}); found != origin.end())
    return found->second;
  if (auto found = origins.find(attribute); found != origins.end())
    return found->second;
  return ("attribute \"" + attribute + "\"").str();
}

void CompilationOrders::refuse(const Function &function, StringRef attribute,
                               const Twine &why) {
  refuse({function.getName().str(), placeOf(function, attribute), why.str()},
         function.getContext());
}

void CompilationOrders::refuse(const Function &function, const Order &policy,
                               const Twine &why) {
  refuse({function.getName().str(), "policy '" + policy.str() + "'", why.str()},
         function.getContext());
}

void CompilationOrders::refuse(OrderRefusal refusal, LLVMContext &context) {
  if (&sink == &own)
    context.diagnose(DiagnosticInfoGeneric(refusal.str(), DS_Error));
  sink.refuse(std::move(refusal));
}

KernelResults &CompilationOrders::results(const Function &function) {
  return sink.of(function.getName());
}

void CompilationOrders::reportPolicy(const Function &function,
                                     const Order &policy, unsigned times,
                                     const Twine &what) {
  results(function).policies.push_back({policy, what.str(), times});
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
