#include "tools/driver/CompiledKernel.h"

#include "targets/orders/Orders.h"
#include "targets/support/DynamicShared.h"
#include "targets/support/Kernel.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

CompiledKernel describeKernel(const Function &kernel) {
  auto order = [&](StringRef attribute) {
    return kernel.getFnAttribute(attribute).getValueAsString().str();
  };
  CompiledKernel result{.name = kernel.getName().str(),
                        .threadsPerBlock = threadsPerBlock(kernel),
                        .strategy = order(kSchedStrategyAttr),
                        .remat = order(kRematAttr),
                        .maxRegs = order(kMaxRegsAttr)};
  if (std::optional<DynamicShared> shared = dynamicSharedOf(kernel);
      shared && shared->isExact)
    result.dynamicShared = shared->bytes;
  const DataLayout &layout = kernel.getDataLayout();
  for (const Argument &argument : kernel.args()) {
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
