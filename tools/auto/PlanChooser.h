// One kernel's lowering variants, compiled one after the other and compared.
#ifndef KILN_TOOLS_AUTO_PLANCHOOSER_H
#define KILN_TOOLS_AUTO_PLANCHOOSER_H

#include "tools/auto/PlanChoice.h"
#include "tools/driver/Compile.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace kiln {

/// One kernel's candidates, compiled.
class PlanChooser {
public:
  /// `options` leave nothing open; their lowering variants are the candidates'.
  PlanChooser(llvm::MemoryBufferRef source, CompileOptions options,
              VariantSet open, bool takesTiles, unsigned jobs)
      : source(source), options(std::move(options)), open(open),
        takesTiles(takesTiles), jobs(jobs) {}

  /// Step by step.
  llvm::Error run(PlanChoice &choice);
  /// What was fastest for most kernels, compared with the plain one only where
  /// that may be faster.
  llvm::Error runQuickly(PlanChoice &choice);
  /// What the candidate became, where it was compiled.
  llvm::Expected<Compiled> &made(unsigned index) {
    return *built[index].compiled;
  }

private:
  /// A candidate as it is compiled to machine code.
  struct Build {
    LoweringPlan plan;
    std::optional<llvm::Expected<Compiled>> compiled;
    /// The LLVM IR that it is made from; empty: it was not lowered.
    std::string text;
  };
  void lower(Build &build) const;
  void finish(Build &build) const;
  llvm::Error add(PlanChoice &choice, Build build);
  llvm::Error judge(PlanCandidate &candidate, const Compiled &compiled);
  llvm::Error step(PlanChoice &choice, Variant step,
                   std::optional<Build> lowered);
  /// Those after the first two, and the end; `onlyWorthwhile` compiles none
  /// that the rule speaks against.
  llvm::Error lastSteps(PlanChoice &choice, bool onlyWorthwhile);
  llvm::Error deepen(PlanChoice &choice);
  bool isOpen(Variant variant) const { return open.test(unsigned(variant)); }

  llvm::MemoryBufferRef source;
  CompileOptions options;
  VariantSet open;
  bool takesTiles;
  unsigned jobs;
  std::vector<Build> built;            ///< as the choice's candidates
  llvm::StringMap<unsigned> firstWith; ///< of machine code
  bool plainIsSerialized = false;
};

} // namespace kiln

#endif // KILN_TOOLS_AUTO_PLANCHOOSER_H
