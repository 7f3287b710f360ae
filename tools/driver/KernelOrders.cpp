#include "tools/driver/KernelOrders.h"

#include "targets/orders/Orders.h"
#include "tools/driver/Failure.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace kiln {

SmallVector<std::pair<StringRef, std::string>>
OrderOverrides::attributes() const {
  SmallVector<std::pair<StringRef, std::string>> list;
  if (schedStrategy)
    list.emplace_back(kSchedStrategyAttr, *schedStrategy);
  if (remat)
    list.emplace_back(kRematAttr, *remat);
  if (maxRegs)
    list.emplace_back(kMaxRegsAttr, std::to_string(*maxRegs));
  if (wavesPerEu)
    list.emplace_back(kWavesPerEuAttr, std::to_string(*wavesPerEu));
  return list;
}

static Expected<std::string> canonicalStrategy(StringRef spec) {
  Expected<ScheduleOrder> order = parseSchedule(spec);
  if (!order)
    return order.takeError();
  return order->str();
}

static Expected<std::string> canonicalRemat(StringRef spec) {
  Expected<std::vector<Order>> orders = parseRemats(spec);
  if (!orders)
    return orders.takeError();
  return join(
      map_range(*orders, [](const Order &order) { return order.str(); }), "; ");
}

static Error checkMaxRegs(unsigned maxRegs, const GpuTarget &target) {
  // ptxas refuses fewer than 16 (`.maxnreg` below it is an error there since
  // CUDA 11); AMD's granules are 4 to 24.
  constexpr unsigned least = 16;
  if (maxRegs >= least && maxRegs <= target.maxRegistersPerThread)
    return Error::success();
  return failure("a limit of ", maxRegs, " registers is impossible on ",
                 target.name(), ": expected ", least, " to ",
                 target.maxRegistersPerThread);
}

static Error checkWavesPerEu(unsigned waves, const GpuTarget &target) {
  if (target.isNvidia())
    return failure("--waves-per-eu is an AMD order and ", target.name(),
                   " is NVIDIA's; use --max-regs");
  if (waves >= 1 && waves <= target.maxWarpsPerPartition)
    return Error::success();
  return failure(waves, " waves are impossible on ", target.name(),
                 ": expected 1 to ", target.maxWarpsPerPartition);
}

Error validateOverrides(OrderOverrides &overrides, const GpuTarget *target) {
  if (overrides.schedStrategy) {
    Expected<std::string> spec = canonicalStrategy(*overrides.schedStrategy);
    if (!spec)
      return spec.takeError();
    overrides.schedStrategy = *spec;
  }
  if (overrides.remat) {
    Expected<std::string> spec = canonicalRemat(*overrides.remat);
    if (!spec)
      return spec.takeError();
    overrides.remat = *spec;
  }
  if (!target)
    return Error::success();
  if (overrides.wavesPerEu)
    if (Error error = checkWavesPerEu(*overrides.wavesPerEu, *target))
      return error;
  return overrides.maxRegs ? checkMaxRegs(*overrides.maxRegs, *target)
                           : Error::success();
}

SmallVector<Function *> kernelsOf(Module &module) {
  SmallVector<Function *> kernels;
  for (Function &function : module)
    if (!function.isDeclaration() &&
        (function.getCallingConv() == CallingConv::PTX_Kernel ||
         function.getCallingConv() == CallingConv::AMDGPU_KERNEL))
      kernels.push_back(&function);
  return kernels;
}

/// Registers are limited by ptxas on NVIDIA, by LLVM's allocator on AMD.
static Error applyMaxRegs(Function &kernel, const GpuTarget &target) {
  unsigned maxRegs = 0;
  StringRef text = kernel.getFnAttribute(kMaxRegsAttr).getValueAsString();
  if (text.getAsInteger(10, maxRegs))
    return failure("expected a number of registers, found '", text, "'");
  if (Error error = checkMaxRegs(maxRegs, target))
    return error;
  kernel.addFnAttr(target.isNvidia() ? "nvvm.maxnreg" : "amdgpu-num-vgpr",
                   text);
  return Error::success();
}

static Error applyOrders(Function &kernel, const GpuTarget &target) {
  if (kernel.hasFnAttribute(kSchedStrategyAttr)) {
    Expected<std::string> spec = canonicalStrategy(
        kernel.getFnAttribute(kSchedStrategyAttr).getValueAsString());
    if (!spec)
      return spec.takeError();
  }
  if (kernel.hasFnAttribute(kRematAttr)) {
    Expected<std::string> spec =
        canonicalRemat(kernel.getFnAttribute(kRematAttr).getValueAsString());
    if (!spec)
      return spec.takeError();
  }
  return kernel.hasFnAttribute(kMaxRegsAttr) ? applyMaxRegs(kernel, target)
                                             : Error::success();
}

Error applyOrders(Module &module, const GpuTarget &target) {
  for (Function *kernel : kernelsOf(module))
    if (Error error = applyOrders(*kernel, target))
      return failure("kernel '", kernel->getName(),
                     "': ", toString(std::move(error)));
  return Error::success();
}

} // namespace kiln
