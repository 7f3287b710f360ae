#include "tools/driver/CompiledKernel.h"

#include "targets/directives/AllDirectives.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

Expected<CompiledKernel> describeKernel(const Function &kernel) {
  auto directive = [&](StringRef attribute) {
    return kernel.getFnAttribute(attribute).getValueAsString().str();
  };
  CompiledKernel result{.name = kernel.getName().str(),
                        .threadsPerBlock = threadsPerBlock(kernel),
                        .strategy = directive(kSchedStrategyAttr),
                        .remat = directive(kRematAttr),
                        .maxRegs = directive(kMaxRegsAttr),
                        .ptxasControls = directive(kPtxasControlsAttr)};
  if (kernel.hasFnAttribute(kRegisterUsageLevelAttr))
    result.registerUsageLevel =
        unsigned(kernel.getFnAttributeAsParsedInteger(kRegisterUsageLevelAttr));
  if (std::optional<DynamicShared> shared = dynamicSharedOf(kernel);
      shared && shared->isExact)
    result.dynamicShared = shared->bytes;
  if (Error error = tensorMapsOf(kernel).moveInto(result.tensorMaps))
    return std::move(error);
  result.persistent = kernel.hasFnAttribute(kPersistentAttr);
  result.globalScratch = globalScratchOf(kernel);
  size_t hidden = result.tensorMaps.size() +
                  (result.persistent ? kGridParameters : 0) +
                  (result.globalScratch ? 1 : 0);
  if (hidden > kernel.arg_size())
    return failure("kernel '", kernel.getName(), "' has ", kernel.arg_size(),
                   " parameters, and recipes for ", result.tensorMaps.size(),
                   " tensor maps after them",
                   result.persistent ? ", and is persistent" : "",
                   result.globalScratch ? ", and has global scratch" : "");
  const DataLayout &layout = kernel.getDataLayout();
  for (const Argument &argument : drop_end(kernel.args(), hidden)) {
    std::string type;
    raw_string_ostream(type) << *argument.getType();
    result.parameters.push_back(
        {argument.getName().str(), type,
         unsigned(layout.getTypeAllocSize(argument.getType()).getFixedValue()),
         !argument.use_empty()});
  }
  return result;
}

} // namespace kiln
