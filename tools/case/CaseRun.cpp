// A case compiled for a target, and its launch.
#include "tools/case/CaseRun.h"

#include "tools/auto/Auto.h"
#include "tools/driver/Failure.h"
#include "tools/driver/Source.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// The case's value where the command line gives none.
template <typename T>
static void complete(std::optional<T> &flag, const std::optional<T> &own) {
  if (!flag)
    flag = own;
}
static void complete(std::optional<std::string> &flag, const std::string &own) {
  if (!flag && !own.empty())
    flag = own;
}

Expected<CompileOptions> caseOptions(const CaseFile &file,
                                     const CompileOptions &flags) {
  CompileOptions options = flags;
  options.kernel = file.name;
  complete(options.numWarps, file.numWarps);
  complete(options.numStages, file.numStages);
  complete(options.orders.schedStrategy, file.schedStrategy);
  complete(options.orders.remat, file.remat);
  complete(options.orders.maxRegs, file.maxRegs);
  // One case serves both vendors, so its waves count for AMD alone.
  if (!options.target || options.target->isAmd())
    complete(options.orders.wavesPerEu, file.wavesPerEu);
  if (Error error = validateOverrides(options.orders, options.target))
    return failure(file.path, ": ", toString(std::move(error)));
  return options;
}

Expected<Compiled> compileCase(const CaseFile &file,
                               const CompileOptions &options, Stage upTo) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file.kernel);
  if (!buffer)
    return failure(file.path, ": kernel: ", toString(buffer.takeError()));
  Expected<AutoCompiled> compiled =
      compileWithAuto(**buffer, options, AutoOptions(), upTo);
  if (!compiled)
    return compiled.takeError();
  if (compiled->kernels.size() != 1)
    return failure(file.path, ": name: '", file.kernel, "' has ",
                   compiled->kernels.size(),
                   " kernels; say which one is meant");
  if (compiled->kernels[0].parameters.size() != file.arguments.size())
    return failure(file.path, ": arguments: the kernel '",
                   compiled->kernels[0].name, "' takes ",
                   compiled->kernels[0].parameters.size(),
                   " arguments, the case gives ", file.arguments.size());
  return Compiled(std::move(*compiled));
}

bool isEmptyLaunch(const CaseVariant &variant) {
  return is_contained(variant.grid, 0);
}

LaunchRequest launchOf(const CaseFile &file, const CaseVariant &variant,
                       CaseData &data, const CompiledKernel &kernel) {
  LaunchRequest request;
  request.kernel = kernel.name;
  llvm::copy(variant.grid, request.grid.begin());
  request.threads = kernel.threadsPerBlock;
  request.buffers = &data.buffers;
  for (auto [index, binding] : enumerate(variant.bindings)) {
    unsigned size = file.arguments[index].dtype.bytes();
    int buffer = data.bufferOf[index];
    request.args.push_back(
        buffer < 0 ? KernelArg::scalar(binding.bits, size)
                   : KernelArg::pointer(buffer, binding.offset * size));
  }
  return request;
}

Expected<std::unique_ptr<CaseEmulator>>
CaseEmulator::open(const CaseFile &file, const CompileOptions &options) {
  Expected<Compiled> compiled = compileCase(file, options, Stage::LLVM);
  if (!compiled)
    return compiled.takeError();
  std::unique_ptr<CaseEmulator> emulator(new CaseEmulator(file));
  emulator->kernel = compiled->kernels[0];
  if (Error error =
          EmulatedKernel::create(*compiled->module, emulator->kernel.name,
                                 *compiled->target)
              .moveInto(emulator->program))
    return std::move(error);
  return std::move(emulator);
}

Error CaseEmulator::run(const CaseVariant &variant, CaseData &data,
                        const EmulatorOptions &options) {
  if (isEmptyLaunch(variant))
    return Error::success();
  LaunchRequest request = launchOf(file, variant, data, kernel);
  return program->run(request, options);
}

} // namespace kiln
