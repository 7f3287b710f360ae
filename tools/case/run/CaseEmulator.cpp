// A case on the emulator.
#include "tools/case/run/CaseEmulator.h"

#include "targets/codegen/CodeGen.h"
#include "tools/case/run/CaseLaunch.h"

using namespace llvm;

namespace kiln {

Expected<std::unique_ptr<CaseEmulator>>
CaseEmulator::open(const CaseFile &file, const CompileOptions &options) {
  std::unique_ptr<CaseEmulator> emulator(new CaseEmulator(file, options));
  Expected<AutoCompiled> compiled =
      compileAndProve(file, whereLaunchesFollow(options), emulator->machine);
  if (!compiled)
    return compiled.takeError();
  emulator->kernel = compiled->kernels[0];
  // Banks are counted by what the GPU accesses at once.
  CodeGenOptions codeGen;
  codeGen.target = compiled->target;
  if (Error error = joinAccesses(*compiled->module, codeGen))
    return std::move(error);
  if (Error error =
          EmulatedKernel::create(*compiled->module, emulator->kernel.name,
                                 *compiled->target)
              .moveInto(emulator->program))
    return std::move(error);
  return std::move(emulator);
}

Error CaseEmulator::run(const CaseVariant &variant, CaseData &data,
                        const EmulatorOptions &emulation) {
  LaunchRequest request = launchOf(file, variant, data, kernel);
  std::string why = whyNoTensorMaps(request);
  if (why.empty() || options.plan.isSaid(Variant::TensorMaps))
    return program->run(request, emulation);
  byPointersBecause = std::move(why);
  if (!byPointers)
    if (Error error =
            open(file, whereLaunchesMakeNoMaps(options)).moveInto(byPointers))
      return error;
  return byPointers->run(variant, data, emulation);
}

} // namespace kiln
