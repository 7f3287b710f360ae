#include "tools/bisect/KernelStages.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/registration/PassObserver.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/Auto.h"
#include "tools/bisect/MeasureFinished.h"
#include "tools/bisect/MeasureIr.h"
#include "tools/bisect/MeasureMachine.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;

namespace kiln {
namespace {

/// Measures what code generation shows.
class Recorder : public PassObserver {
public:
  struct Recorded {
    Budget budget;
    std::vector<StageFigures> stages;
    StringMap<unsigned> runs;
  };

  void beforeSelection(const Function &function) override {
    if (!isKernel(function))
      return;
    // Generated once more, it is measured once more.
    Recorded &kernel = kernels[function.getName()] = Recorded();
    kernel.stages.push_back(measureIr(function, kStageSelect));
  }

  void afterMachinePass(StringRef pass,
                        const MachineFunction &function) override {
    auto found = kernels.find(function.getName());
    if (found == kernels.end())
      return;
    Recorded &kernel = found->second;
    if (kernel.runs.empty())
      kernel.budget = Budget::forKernel(
          *gpuOf(function), threadsPerBlock(function.getFunction()),
          sharedBytes(function), ownRegisterLimit(function));
    StageFigures stage = measureMachine(function);
    stage.pass = pass;
    stage.run = kernel.runs[pass]++;
    kernel.stages.push_back(std::move(stage));
  }

  StringMap<Recorded> kernels;
};

/// What the pipeline starts from.
Error measureRead(MemoryBufferRef source, const CompileOptions &options,
                  StringMap<StageFigures> &read) {
  Expected<Compiled> compiled = compileToModule(source, options, Stage::LLVM);
  if (!compiled)
    return compiled.takeError();
  for (Function *kernel : kernelsOf(*compiled->module))
    read.try_emplace(kernel->getName(), measureIr(*kernel, kStageRead));
  return Error::success();
}

/// Finished machine code, in the order of the object.
Error measureObject(const Compiled &compiled,
                    MutableArrayRef<KernelStages> kernels) {
  return forEachCodeFile(
      MemoryBufferRef(compiled.object, "object"),
      [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
        for (const KernelResources &one : found) {
          KernelStages *kernel = find_if(kernels, [&](const auto &known) {
            return known.kernel == one.kernel;
          });
          if (kernel != kernels.end())
            kernel->stages.push_back(measureFinished(makeListing(elf, one)));
        }
        return Error::success();
      });
}

} // namespace

Expected<std::vector<KernelStages>> measureStages(MemoryBufferRef source,
                                                  const CompileOptions &given) {
  CompileOptions options = given;
  Recorder recorder;
  options.passObserver = &recorder;
  StringMap<StageFigures> read;
  if (Error error = measureRead(source, options, read))
    return std::move(error);
  Expected<AutoCompiled> compiled =
      compileWithAuto(source, options, {}, Stage::Report);
  if (!compiled)
    return compiled.takeError();
  std::vector<KernelStages> kernels;
  for (KernelResources &resources : compiled->resources) {
    Recorder::Recorded &recorded = recorder.kernels[resources.kernel];
    KernelStages &kernel = kernels.emplace_back();
    kernel.file = source.getBufferIdentifier();
    kernel.kernel = resources.kernel;
    kernel.budget = recorded.budget;
    kernel.stages.push_back(std::move(read[resources.kernel]));
    append_range(kernel.stages, std::move(recorded.stages));
    kernel.occupancy = computeOccupancy(
        *compiled->target, resources,
        shapeOf(resources.kernel, resources.target, options.launches));
    kernel.resources = std::move(resources);
  }
  if (Error error = measureObject(*compiled, kernels))
    return std::move(error);
  return kernels;
}

} // namespace kiln
