// The launch a case asks for.
#include "tools/case/run/CaseLaunch.h"

#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

std::string whyNoTensorMaps(const LaunchRequest &request) {
  // Devices place buffers as well aligned as that.
  constexpr uint64_t kAnyAddress = uint64_t(1) << 30;
  SmallVector<uint64_t> addresses(request.buffers->size(), kAnyAddress);
  Expected<std::vector<TensorMap>> maps = request.makeTensorMaps(addresses);
  return maps ? std::string() : toString(maps.takeError());
}

void tellLaunch(CompileOptions &options, const CaseFile &file,
                const CaseVariant &variant) {
  LaunchShape &launch = options.launches[file.name];
  if (variant.dynamicShared)
    launch.dynamicShared = variant.dynamicShared;
  ArrayRef<CaseArgument> passed = file.passed();
  if (!options.target || !options.target->isNvidia() || passed.empty())
    return;
  launch.grid.emplace();
  llvm::copy(variant.grid, launch.grid->begin());
  for (auto [argument, binding] : zip(passed, variant.bindings)) {
    bool isInteger = !argument.isTensor &&
                     argument.dtype.kind == reference::ElementType::Integer;
    launch.arguments.push_back(isInteger ? std::optional(binding.bits)
                                         : std::nullopt);
  }
}

LaunchRequest launchOf(const CaseFile &file, const CaseVariant &variant,
                       CaseData &data, const CompiledKernel &kernel) {
  LaunchRequest request;
  request.kernel = kernel.name;
  llvm::copy(variant.grid, request.grid.begin());
  request.threads = kernel.threadsPerBlock;
  request.dynamicShared = std::max(variant.dynamicShared, kernel.dynamicShared);
  request.buffers = &data.buffers;
  for (auto [index, argument] : enumerate(file.passed())) {
    const CaseBinding &binding = variant.bindings[index];
    unsigned size = argument.dtype.bytes();
    int buffer = data.bufferOf[index];
    request.args.push_back(
        buffer < 0 ? KernelArg::scalar(binding.bits, size)
                   : KernelArg::pointer(buffer, binding.offset * size));
  }
  // After them only pointers that nobody reads (CaseCompile.cpp).
  for (size_t i = request.args.size(); i < kernel.parameters.size(); ++i)
    request.args.push_back(KernelArg::scalar(0, 8));
  request.tensorMaps = kernel.tensorMaps;
  request.persistent = kernel.persistent;
  request.globalScratch = kernel.globalScratch;
  return request;
}

} // namespace kiln
