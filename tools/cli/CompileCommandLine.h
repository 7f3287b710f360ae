// The options by which a command line says how to compile, spelled alike in
// every command that compiles.
#ifndef KILN_TOOLS_CLI_COMPILECOMMANDLINE_H
#define KILN_TOOLS_CLI_COMPILECOMMANDLINE_H

#include "frontend/dialect/TileDialect.h"
#include "tools/cli/ChoiceParser.h"
#include "tools/cli/Command.h"
#include "tools/cli/plan/PlanCommandLine.h"
#include "tools/driver/Compile.h"

namespace kiln {

/// `static CompileCommandLine flags(command);` adds --num-warps, --num-stages,
/// --language, the kernel's directives, --fp-fusion, the lowering variants, --ptx-version
/// and --verify.
class CompileCommandLine {
public:
  explicit CompileCommandLine(Command &command);

  /// What the flags say, for one target (null: the input's own). Directives are
  /// checked here, before any work is done.
  llvm::Expected<CompileOptions> options(const GpuTarget *target) const;
  bool hasStrategy() const { return schedStrategy.getNumOccurrences() != 0; }

private:
  llvm::cl::opt<unsigned> numWarps, numStages;
  llvm::cl::opt<tt::Language, false, ChoiceParser<tt::Language>> language;
  llvm::cl::opt<std::string> schedStrategy;
  llvm::cl::list<std::string> remat;
  llvm::cl::opt<unsigned> maxRegs, registerUsageLevel;
  llvm::cl::opt<std::string> ptxasControls;
  llvm::cl::opt<unsigned> wavesPerEu;
  enum class Switch { Off, On };
  llvm::cl::opt<Switch, false, ChoiceParser<Switch>> fpFusion;
  PlanCommandLine plan;
  llvm::cl::opt<std::string> ptxVersion;
  llvm::cl::opt<bool> verify;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPILECOMMANDLINE_H
