//===- PassAnalyses.h - the four managers LLVM's new passes need ----------===//
#ifndef KILN_TARGETS_SUPPORT_PASSANALYSES_H
#define KILN_TARGETS_SUPPORT_PASSANALYSES_H

#include "llvm/Passes/PassBuilder.h"

namespace kiln {

/// Cross-registered analysis managers, as LLVM's "Using the New Pass Manager"
/// has them: the inner ones outlive the outer ones.
struct PassAnalyses {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;

  explicit PassAnalyses(llvm::PassBuilder &builder) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(callGraph);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, callGraph, modules);
  }
};

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_PASSANALYSES_H
