#include "targets/directives/CompilationDirectives.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"

#define DEBUG_TYPE "kiln-directives"

using namespace llvm;

// One for each function of a compilation, whatever its directives.
ALWAYS_ENABLED_STATISTIC(NumRead, "Functions whose directives were read");

namespace kiln {

char CompilationDirectives::ID = 0;
static RegisterPass<CompilationDirectives>
    registration("kiln-compilation-directives",
                 "Kiln directives of a compilation",
                 /*CFGOnly=*/true, /*is_analysis=*/true);

CompilationDirectives::CompilationDirectives() : ImmutablePass(ID), sink(own) {}

CompilationDirectives::CompilationDirectives(DirectiveResults &sink,
                                             DirectiveOrigins origins)
    : ImmutablePass(ID), sink(sink), origins(std::move(origins)) {}

const CarriedDirectives &CompilationDirectives::of(const Function &function) {
  std::unique_ptr<CarriedDirectives> &known = directives[&function];
  if (known)
    return *known;
  ++NumRead;
  known = std::make_unique<CarriedDirectives>();
  Expected<CarriedDirectives> read = readDirectives(function);
  if (read)
    *known = std::move(*read);
  else
    handleAllErrors(read.takeError(), [&](const DirectiveError &error) {
      refuse(function, error.attribute(), error.reason());
    });
  return *known;
}

void CompilationDirectives::noteOrigin(const Function &function,
                                       StringRef attribute, StringRef option) {
  origin[{&function, attribute}] = option.str();
}

std::string CompilationDirectives::locationOf(const Function &function,
                                              StringRef attribute) const {
  if (auto found = origin.find({&function, attribute}); found != origin.end())
    return found->second;
  if (auto found = origins.find(attribute); found != origins.end())
    return found->second;
  return ("attribute \"" + attribute + "\"").str();
}

void CompilationDirectives::refuse(const Function &function,
                                   StringRef attribute, const Twine &why) {
  refuse({function.getName().str(), locationOf(function, attribute), why.str()},
         function.getContext());
}

void CompilationDirectives::refuse(const Function &function,
                                   const Directive &policy, const Twine &why) {
  refuse({function.getName().str(), "policy '" + policy.str() + "'", why.str()},
         function.getContext());
}

void CompilationDirectives::refuse(DirectiveRefusal refusal,
                                   LLVMContext &context) {
  if (&sink == &own)
    context.diagnose(DiagnosticInfoGeneric(refusal.str(), DS_Error));
  sink.refuse(std::move(refusal));
}

KernelResults &CompilationDirectives::results(const Function &function) {
  return sink.of(function.getName());
}

void CompilationDirectives::reportPolicy(const Function &function,
                                         const Directive &policy,
                                         unsigned times, const Twine &what) {
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
