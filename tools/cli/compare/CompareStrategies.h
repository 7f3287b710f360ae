// Kernels under several strategies and on several GPUs: a loop around the
// pipeline, and a proof that the pipeline keeps no state, since the compilations
// run in parallel.
#ifndef KILN_TOOLS_CLI_COMPARE_COMPARESTRATEGIES_H
#define KILN_TOOLS_CLI_COMPARE_COMPARESTRATEGIES_H

#include "tools/align/CodeBuild.h"
#include "tools/auto/Auto.h"
#include "tools/report/CompileReport.h"
#include <functional>

namespace kiln {

/// What is compiled: each file for each GPU that it is for, under each strategy.
struct StrategyRequest {
  /// FILE, FILE:KERNEL or a case.
  llvm::ArrayRef<std::string> files, targets;
  /// "SPEC,SPEC @N": strategies, each perhaps under a limit of N registers.
  llvm::StringRef strategies;
  /// What the command line says of a compilation for a GPU.
  std::function<llvm::Expected<CompileOptions>(const GpuTarget *)> options;
  Launches launches;
  /// Compilations at a time; 0: one for each core.
  unsigned jobs = 0;
  /// Whether builds are wanted beside rows, and with their instructions.
  bool listsBuilds = false, keepsLines = false;
};

struct StrategyResults {
  /// Every compilation has its rows, those that fail one that says why.
  std::vector<ReportRow> rows;
  /// The builds of a kernel on a GPU, in the sequence of the strategies.
  std::vector<BuildComparison> builds;
};

/// The error is one of the request, before anything is compiled, or one of the
/// machine, which any other compilation would meet, too.
llvm::Expected<StrategyResults>
compileUnderStrategies(const StrategyRequest &request);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPARE_COMPARESTRATEGIES_H
