// A kernel of a compiled module, as a launcher and a report see it.
#ifndef KILN_TOOLS_DRIVER_COMPILEDKERNEL_H
#define KILN_TOOLS_DRIVER_COMPILEDKERNEL_H

#include "targets/launch/abi/TensorMap.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// One kernel of the result, and what it asked for.
struct CompiledKernel {
  struct Parameter {
    std::string name; ///< empty where the source has no names
    std::string type; ///< as LLVM spells it
    unsigned bytes;
    bool isUsed; ///< false: any value will do
  };
  std::string name;
  std::vector<Parameter> parameters{};
  /// Of the parameters after those: tensor maps, which the launch makes.
  std::vector<TensorMapRecipe> tensorMaps{};
  /// Whether the parameters after its own, before those, are the grid, and its
  /// launch one resident grid of blocks (targets/launch/abi/Persistent.h).
  bool persistent = false;
  /// Bytes of global memory that its launch gives each block, by the parameter
  /// after all others (kGlobalScratchAttr); 0: it has no such parameter.
  unsigned globalScratch = 0;
  unsigned threadsPerBlock = 0; ///< 0: the kernel does not say
  unsigned dynamicShared = 0;  ///< bytes its launch must give a block, if known
  std::string strategy, remat; ///< empty: none given
  std::string maxRegs;         ///< empty: no limit given
  /// What ptxas is told for it: a level, and the path of a file of controls.
  std::optional<unsigned> registerUsageLevel{};
  std::string ptxasControls{}; ///< empty: none given
};

/// What the function's signature and attributes say; an error where they cannot
/// be read, or contradict each other.
llvm::Expected<CompiledKernel> describeKernel(const llvm::Function &kernel);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_COMPILEDKERNEL_H
