#include "tools/driver/CompiledKernel.h"

#include "targets/orders/Orders.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

/// Threads of a block as the kernel's own attributes say: ours, NVIDIA's,
/// AMD's.
static unsigned threadsPerBlock(const Function &kernel) {
  unsigned threads = 0;
  for (StringRef attribute :
       {StringRef(kThreadsAttr), StringRef("nvvm.reqntid"),
        StringRef("nvvm.maxntid")}) {
    unsigned product = 1, factor = 0;
    SmallVector<StringRef> factors;
    kernel.getFnAttribute(attribute).getValueAsString().split(
        factors, ',', -1, /*KeepEmpty=*/false);
    for (StringRef text : factors)
      product = text.trim().getAsInteger(10, factor) ? 0 : product * factor;
    if (!factors.empty() && product)
      return product;
  }
  StringRef range =
      kernel.getFnAttribute("amdgpu-flat-work-group-size").getValueAsString();
  return range.split(',').second.trim().getAsInteger(10, threads) ? 0 : threads;
}

CompiledKernel describeKernel(const Function &kernel) {
  auto order = [&](StringRef attribute) {
    return kernel.getFnAttribute(attribute).getValueAsString().str();
  };
  CompiledKernel result{.name = kernel.getName().str(),
                        .threadsPerBlock = threadsPerBlock(kernel),
                        .strategy = order(kSchedStrategyAttr),
                        .remat = order(kRematAttr),
                        .maxRegs = order(kMaxRegsAttr)};
  const DataLayout &layout = kernel.getDataLayout();
  for (const Argument &argument : kernel.args()) {
    std::string type;
    raw_string_ostream(type) << *argument.getType();
    result.parameters.push_back(
        {argument.getName().str(), type,
         unsigned(
             layout.getTypeAllocSize(argument.getType()).getFixedValue())});
  }
  return result;
}

} // namespace kiln
