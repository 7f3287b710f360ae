// The directives a kernel carries, from the command line to the attributes that
// the scheduling layer reads.
#ifndef KILN_TOOLS_DRIVER_KERNELDIRECTIVES_H
#define KILN_TOOLS_DRIVER_KERNELDIRECTIVES_H

#include "targets/directives/CompilationDirectives.h"
#include "targets/gpu/GpuFamily.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace kiln {

/// What the command line asks of every kernel compiled; what is absent, the
/// kernel decides itself.
struct DirectiveOverrides {
  std::optional<std::string> schedStrategy; ///< `strategy; policy; ...`
  std::optional<std::string> remat;         ///< `name(...); name(...)`
  std::optional<unsigned> maxRegs;          ///< registers a thread may use
  std::optional<unsigned>
      wavesPerEu; ///< AMD: waves a SIMD must be able to hold
  /// NVIDIA: ptxas's options --register-usage-level and --apply-controls, the
  /// latter the path of a file.
  std::optional<unsigned> registerUsageLevel{};
  std::optional<std::string> ptxasControls{};

  /// Takes the directives; waves and controls stay as they are.
  void set(const Directives &directives);
  /// The overrides as (attribute, value) pairs.
  llvm::SmallVector<std::pair<llvm::StringRef, std::string>> attributes() const;
  /// The option of `kiln` that each of them comes from, for messages.
  DirectiveOrigins origins() const;
};

/// Checks spellings and values against the catalogue and the target, and
/// rewrites them in canonical spelling. `target` null: not known yet; numbers
/// are checked again when the directives are applied.
llvm::Error checkSpellings(DirectiveOverrides &overrides,
                           const GpuTarget *target);

/// The same for what is about to be compiled, before any work is done: refuses
/// strategies that a compiler cannot follow, too.
llvm::Error validateOverrides(DirectiveOverrides &overrides,
                              const GpuTarget *target);

/// Checks the directives that every kernel of the module carries, and adds the
/// attributes by which LLVM and the vendor's assembler obey a register limit.
/// Kernels of one module that differ in what ptxas is told are refused.
llvm::Error applyDirectives(llvm::Module &module, const GpuTarget &target);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_KERNELDIRECTIVES_H
