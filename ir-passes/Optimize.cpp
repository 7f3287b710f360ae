//===- Optimize.cpp - the policy for LLVM's middle end --------------------===//
//
// optimize(without="PASS, PASS", slp=BOOL): LLVM's middle end (O3) runs on this
// kernel's LLVM IR, without these optimizations.
//
// Idea:   other compilers hand over LLVM IR that they have optimized, and what
//         hoisting, common subexpression elimination or vectorization did to
//         live ranges there cannot be undone. For unoptimized IR (Triton's,
//         with DISABLE_LLVM_OPT=1) the kernel can choose. Kiln's own lowering
//         runs the middle end in any case; there the directive says what to
//         leave out.
// Source: Triton's switch DISABLE_LLVM_OPT="disable-lsr", and reports of
//         kernels that lose 10 % to one optimization (Triton #3557, #3732).
// Wins:   where hoisted or shared values cost registers.
// Loses:  as any optimization that is left out.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/StreamingLoads.h"
#include "ir-passes/TensorCalls.h"
#include "targets/registration/IrPass.h"
#include "targets/registration/MiddleEnd.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "targets/support/PassAnalyses.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr StringLiteral kOptimizePolicy = "optimize";

/// Optimizations of LLVM 22's O3 pipeline for functions and loops, by the names
/// that `opt -passes=` has. Code is correct without each of them: LLVM skips
/// them all for `optnone` functions. What makes others possible (sroa, mem2reg)
/// or cleans up after them is not in the list.
constexpr StringLiteral optional[] = {
    "aggressive-instcombine",
    "bdce",
    "constraint-elimination",
    "correlated-propagation",
    "div-rem-pairs",
    "dse",
    "early-cse",
    "float2int",
    "gvn",
    "indvars",
    "instcombine",
    "jump-threading",
    "licm",
    "loop-deletion",
    "loop-distribute",
    "loop-idiom",
    "loop-load-elim",
    "loop-rotate",
    "loop-sink",
    "loop-unroll",
    "loop-unroll-full",
    "loop-vectorize",
    "memcpyopt",
    "mldst-motion",
    "reassociate",
    "sccp",
    "simple-loop-unswitch",
    "slp-vectorizer",
    "speculative-execution",
    "tailcallelim",
    "vector-combine",
};

/// The names in the directive, or what is wrong with one.
Expected<StringSet<>> left(const Directive &directive) {
  StringSet<> names;
  SmallVector<StringRef> known(std::begin(optional), std::end(optional));
  for (StringRef name : split(directive.getText("without"), ',')) {
    name = name.trim();
    if (name.empty())
      continue;
    if (!is_contained(optional, name))
      return failure("LLVM's middle end has no optimization '", name, "'",
                     suggestNearest(name, known));
    names.insert(name);
  }
  return names;
}

/// Runs the pipeline. Returns how often an optimization was kept from running.
Expected<unsigned> run(Module &module, TargetMachine &machine,
                       const OptimizeOptions &options,
                       const Directive *directive) {
  StringSet<> without;
  PipelineTuningOptions tuning;
  tuning.SLPVectorization = options.slp;
  if (directive) {
    Expected<StringSet<>> names = left(*directive);
    if (!names)
      return names.takeError();
    without = std::move(*names);
    if (directive->getEnum("slp") != "auto")
      tuning.SLPVectorization = directive->getEnum("slp") == "true";
  }
  PassInstrumentationCallbacks callbacks;
  if (options.watch)
    options.watch(callbacks);
  PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  unsigned times = 0;
  if (!without.empty())
    callbacks.registerShouldRunOptionalPassCallback([&](StringRef pass, Any) {
      bool runs = !without.contains(callbacks.getPassNameForClassName(pass));
      times += !runs;
      return runs;
    });
  declareTensorCalls(module);
  keepStreamingLoadsWhole(builder);
  PassAnalyses analyses(builder);
  builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, analyses.modules);
  releaseStreamingLoads(module);
  return times;
}

IrOutcome optimize(IrKernel &kernel);

const RegisterIrPass registration(
    {{kOptimizePolicy,
      "LLVM's middle end on the kernel's LLVM IR, without some optimizations",
      {ParamInfo::text("without", "",
                       "optimizations to leave out, by LLVM's names (opt "
                       "-passes=), separated by commas"),
       ParamInfo::choice("slp", "auto", {"auto", "true", "false"},
                         "operations of neighbours as those of vectors; auto: "
                         "as Kiln's own lowering has it, else not")}},
     IrStage::Optimize,
     optimize});

IrOutcome done(unsigned times) {
  return {1, "LLVM's middle end has run, " + std::to_string(times) +
                 " optimizations of a function or loop left out"};
}

IrOutcome optimize(IrKernel &kernel) {
  if (kernel.function.hasFnAttribute(kOptimizedAttr)) {
    unsigned times = 0;
    kernel.function.getFnAttribute(kOptimizedAttr)
        .getValueAsString()
        .getAsInteger(10, times);
    return done(times);
  }
  Module &module = *kernel.function.getParent();
  auto others = count_if(module, [&](const Function &function) {
    return isKernel(function) && !function.isDeclaration() &&
           &function != &kernel.function;
  });
  if (others) {
    kernel.directives.refuse(
        kernel.function, kernel.directive,
        "LLVM's middle end works on a module, and this one "
        "has other kernels; compile each alone (FILE:KERNEL)");
    return {};
  }
  Expected<unsigned> times = run(module, kernel.machine, {}, &kernel.directive);
  if (!times) {
    kernel.directives.refuse(kernel.function, kernel.directive,
                             toString(times.takeError()));
    return {};
  }
  return done(*times);
}

/// optimizeByDirective (MiddleEnd.h).
Error optimizeModuleByDirective(Module &module, TargetMachine &machine,
                                const OptimizeOptions &options) {
  std::optional<Directive> directive;
  const Function *first = nullptr;
  for (Function *kernel : kernelsOf(module)) {
    std::optional<Directive> own;
    // Errors in the attributes are reported where they are applied.
    if (Expected<CarriedDirectives> carried = readDirectives(*kernel)) {
      SmallVector<const Directive *> list = carried->policies(kOptimizePolicy);
      if (!list.empty())
        own = *list.back();
    } else {
      consumeError(carried.takeError());
    }
    if ((first && own.has_value() != directive.has_value()) ||
        (own && directive && own->str() != directive->str()))
      return failure(
          "kernels '", first->getName(), "' and '", kernel->getName(),
          "' of one module ask for different things of LLVM's middle "
          "end, which works on a module; compile each alone "
          "(FILE:KERNEL)");
    first = kernel;
    directive = own;
  }
  Expected<unsigned> times =
      run(module, machine, options, directive ? &*directive : nullptr);
  if (!times)
    return times.takeError();
  if (directive)
    for (Function *kernel : kernelsOf(module))
      kernel->addFnAttr(kOptimizedAttr, std::to_string(*times));
  return Error::success();
}

const RegisterMiddleEnd middleEnd(optimizeModuleByDirective);

} // namespace
} // namespace kiln
