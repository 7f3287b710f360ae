// One run of a case.
#include "tools/case/run/RunCase.h"
#include "targets/support/Errors.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "tools/case/run/CaseEmulator.h"
#include "tools/case/run/CaseLaunch.h"
#include "tools/case/run/CaseReference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"
#include <chrono>
#include <cmath>

using namespace llvm;

namespace kiln {

StringRef deviceName(RunDevice device) {
  switch (device) {
  case RunDevice::Cuda:
    return "cuda";
  case RunDevice::Emulator:
    return "emulator";
  case RunDevice::Reference:
    return "reference";
  }
  return "";
}

std::vector<uint8_t> denseBytes(const CaseArgument &argument,
                                const CaseBinding &binding,
                                ArrayRef<uint8_t> allocation) {
  unsigned size = argument.dtype.bytes();
  uint64_t count = elementCount(binding);
  if (isDense(binding)) {
    ArrayRef<uint8_t> own =
        allocation.slice(binding.offset * size, count * size);
    return std::vector<uint8_t>(own.begin(), own.end());
  }
  std::vector<uint8_t> bytes(count * size);
  for (uint64_t i = 0; i < count; ++i)
    writeElement(bytes, size, i,
                 readElement(allocation, size, elementPosition(binding, i)));
  return bytes;
}

static TensorSummary summarize(const CaseArgument &argument,
                               const CaseBinding &binding,
                               ArrayRef<uint8_t> allocation) {
  TensorSummary summary;
  std::vector<uint8_t> bytes = denseBytes(argument, binding, allocation);
  const reference::ElementType &type = argument.dtype;
  summary.elements = elementCount(binding);
  summary.hash = xxh3_64bits(bytes);
  uint64_t finite = 0;
  double sum = 0;
  for (uint64_t i = 0; i < summary.elements; ++i) {
    uint64_t word = readElement(bytes, type.bytes(), i);
    double value = type.kind == reference::ElementType::Float
                       ? reference::decodeFloat(word, *type.format)
                       : double(reference::signExtend(word, type.bits));
    summary.nans += std::isnan(value);
    summary.infinities += std::isinf(value);
    if (!std::isfinite(value))
      continue;
    summary.minimum = finite ? std::min(summary.minimum, value) : value;
    summary.maximum = finite ? std::max(summary.maximum, value) : value;
    sum += value;
    ++finite;
  }
  summary.mean = finite ? sum / finite : 0;
  return summary;
}

Expected<const GpuTarget *> targetOf(const CudaDevice &device) {
  if (const GpuTarget *gpu = gpuOfCapability(device.computeCapability()))
    return gpu;
  return failure("Kiln does not know the GPU ", device.name(),
                 " (compute capability ", device.computeCapability(),
                 "); name a target that it can run with --target");
}

static Error runOnCuda(const CaseFile &file, const RunOptions &options,
                       CudaDevice &device, RunReport &report) {
  report.deviceName = device.name();
  CompileOptions flags = options.flags;
  if (!flags.target)
    if (Error error = targetOf(device).moveInto(flags.target))
      return error;
  report.target = flags.target;
  Expected<CompileOptions> complete = caseOptions(file, flags);
  if (!complete)
    return complete.takeError();
  tellLaunch(*complete, file, report.variant);
  Expected<AutoCompiled> compiled =
      compileCase(file, whereLaunchesFollow(*complete), Stage::Obj);
  if (!compiled)
    return compiled.takeError();
  LaunchRequest request =
      launchOf(file, report.variant, report.data, compiled->kernels[0]);
  if (std::string why = whyNoTensorMaps(request);
      !why.empty() && !complete->plan.isSaid(Variant::TensorMaps)) {
    report.whyByPointers = std::move(why);
    compiled =
        compileCase(file, whereLaunchesMakeNoMaps(*complete), Stage::Obj);
    if (!compiled)
      return compiled.takeError();
    request = launchOf(file, report.variant, report.data, compiled->kernels[0]);
  }
  Expected<LaunchTiming> timing =
      device.run(compiled->object, request, options.timing);
  if (!timing)
    return timing.takeError();
  if (timing->repeat)
    report.timing = *timing;
  return Error::success();
}

static Error runOnEmulator(const CaseFile &file, const RunOptions &options,
                           RunReport &report) {
  CompileOptions flags = options.flags;
  // Every machine can run it, so the choice is free; Hopper as in the examples.
  if (!flags.target)
    flags.target = lookupGpuTarget("sm_90a");
  report.target = flags.target;
  report.deviceName = "emulator";
  Expected<CompileOptions> complete = caseOptions(file, flags);
  if (!complete)
    return complete.takeError();
  tellLaunch(*complete, file, report.variant);
  Expected<std::unique_ptr<CaseEmulator>> emulator =
      CaseEmulator::open(file, *complete);
  if (!emulator)
    return emulator.takeError();
  report.proof = (*emulator)->proof();
  EmulatorOptions emulation;
  emulation.seed = options.seed;
  emulation.printTo = &errs(); // as the reference does; reports go to outs()
  Error error = (*emulator)->run(report.variant, report.data, emulation);
  report.whyByPointers = (*emulator)->whyByPointers().str();
  return error;
}

/// The reference runs what the device's kernel is made from.
static CaseSourceOptions ofReference(const CompileOptions &flags,
                                     const RunReport &report) {
  CaseSourceOptions options = sourceOptions(flags);
  options.target = report.target;
  return options;
}

/// `tolerance`: where the case says none; may be null.
static Error runOnReference(const CaseFile &file, const CaseVariant &variant,
                            CaseData &data, const CaseSourceOptions &options,
                            CaseTolerance *tolerance = nullptr) {
  Expected<std::unique_ptr<CaseReference>> reference =
      CaseReference::open(file, options);
  if (!reference)
    return reference.takeError();
  if (tolerance)
    *tolerance = (*reference)->tolerance();
  return (*reference)->run(variant, data);
}

/// The reference runs tile IR, of which no machine code is made, so what only
/// machine code can obey has no meaning there.
static Error checkReferenceFlags(const CompileOptions &flags) {
  if (flags.directives.attributes().empty() && !flags.verify &&
      flags.fpFusion && !flags.ptxVersion)
    return Error::success();
  return failure("--sched-strategy, --remat, --max-regs, "
                 "--register-usage-level, --ptxas-controls, --waves-per-eu, "
                 "--fp-fusion, --ptx-version and --verify are about machine "
                 "code, and the reference runs tile IR; use --device emulator");
}

/// Opens what was asked for; without a wish, a GPU if there is one.
static Expected<std::unique_ptr<CudaDevice>>
chooseDevice(const RunOptions &options, RunReport &report) {
  report.device = options.device.value_or(RunDevice::Cuda);
  if (report.device != RunDevice::Cuda)
    return nullptr;
  Expected<std::unique_ptr<CudaDevice>> device = CudaDevice::open();
  if (device || options.device || !device.errorIsA<EnvironmentError>())
    return device;
  consumeError(device.takeError());
  report.device = RunDevice::Emulator;
  return nullptr;
}

Expected<RunReport> runCase(const CaseFile &file, const RunOptions &options) {
  RunReport report;
  if (Error error = resolveCase(file, options.variant, options.replaced)
                        .moveInto(report.variant))
    return std::move(error);
  Expected<std::unique_ptr<CudaDevice>> device = chooseDevice(options, report);
  if (!device)
    return device.takeError();
  report.deviceName = deviceName(report.device).str();
  if (options.timing.repeat && report.device != RunDevice::Cuda)
    return failure("--repeat: only a GPU's time means anything, and this run "
                   "is on the ",
                   report.deviceName);
  if (report.device == RunDevice::Reference)
    if (Error error = checkReferenceFlags(options.flags))
      return std::move(error);
  CaseData before;
  if (Error error =
          fillCase(file, report.variant, options.seed).moveInto(before))
    return std::move(error);
  report.data = before;
  auto start = std::chrono::steady_clock::now();
  Error error = *device ? runOnCuda(file, options, **device, report)
                : report.device == RunDevice::Emulator
                    ? runOnEmulator(file, options, report)
                    : runOnReference(file, report.variant, report.data,
                                     sourceOptions(options.flags));
  if (error)
    return std::move(error);
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  report.seconds = taken.count();
  if (options.check) {
    CaseData expected = before;
    CaseTolerance tolerance;
    if (Error failed =
            runOnReference(file, report.variant, expected,
                           ofReference(options.flags, report), &tolerance))
      return std::move(failed);
    report.comparison = compareRuns(file, report.variant, before, expected,
                                    report.data, tolerance);
  }
  for (auto [index, argument] : enumerate(file.arguments))
    if (int buffer = report.data.bufferOf[index]; buffer >= 0)
      report.summaries.push_back(summarize(argument,
                                           report.variant.bindings[index],
                                           report.data.buffers[buffer].bytes));
  return report;
}

} // namespace kiln
