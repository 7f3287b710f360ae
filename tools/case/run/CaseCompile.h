// Compiling a case's kernel, and saying what the compilation proved about the
// kernel's directives.
#ifndef KILN_TOOLS_CASE_RUN_CASECOMPILE_H
#define KILN_TOOLS_CASE_RUN_CASECOMPILE_H

#include "tools/auto/Auto.h"
#include "tools/case/CaseSource.h"

namespace kiln {

/// How to compile a case's kernel: what `flags` (the command line) say wins
/// over what the case says. Directives are checked.
llvm::Expected<CompileOptions> caseOptions(const CaseFile &file,
                                           const CompileOptions &flags);

/// For kernels that are launched by launchOf() (CaseLaunch.h): its requests
/// have the recipes of tensor maps and the resident grid, and devices follow
/// them. Where a launch's arguments allow no maps, it is compiled again
/// `whereLaunchesMakeNoMaps`.
inline CompileOptions whereLaunchesFollow(CompileOptions options) {
  options.launchesFollow = true;
  return options;
}
inline CompileOptions whereLaunchesMakeNoMaps(CompileOptions options) {
  options.launchesFollow = true;
  options.plan.say(Variant::TensorMaps, unsigned(TensorMapUse::None));
  return options;
}

/// For what the options compile a kernel that is Triton-language source.
CaseSourceOptions sourceOptions(const CompileOptions &options);

/// Compiles the case's kernel, whose parameters have to fit the case's
/// arguments; the kernel is `kernels[0]` of the result.
llvm::Expected<AutoCompiled>
compileCase(const CaseFile &file, const CompileOptions &options, Stage upTo);

/// What making machine code proved. Executing the lowered program says nothing
/// about a directive: for that there are the value checker, which runs after
/// every schedule and rematerialization, and LLVM's machine verifier.
struct MachineProof {
  enum Form { None, Assembly, Object } form = None;
  /// As requested, less `takenBack`; empty: none.
  std::string strategy, remat, maxRegs, registerUsageLevel, ptxasControls,
      wavesPerEu;
  std::string takenBack; ///< rematerializations of which the kernel had no use
  bool fpFusion = true;  ///< as asked
  bool byAuto = false;   ///< `auto` chose the directives
  std::string autoReason;
  bool verified = false; ///< by LLVM's machine verifier, between its passes
  std::string missing;   ///< why there is only assembly

  /// Whether the value checker compared the code before and after.
  bool valueChecked() const { return !strategy.empty() || !remat.empty(); }
  /// One line: what was proven by what.
  std::string text() const;
  llvm::json::Value json() const;
};

/// Compiles up to the LLVM IR that devices execute, and on to machine code
/// where that proves something: the kernel has directives, or `options` ask for
/// the verifier or for machine code that is not the usual. Without the vendor's
/// assembler it stops at assembly, after every check of ours and LLVM's.
llvm::Expected<AutoCompiled> compileAndProve(const CaseFile &file,
                                             const CompileOptions &options,
                                             MachineProof &proof);

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CASECOMPILE_H
