#include "tools/tune/execute/CompilePoint.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/case/run/CaseCompile.h"
#include "tools/case/run/CaseLaunch.h"
#include "tools/tune/execute/TunePlans.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"
#include <chrono>

using namespace llvm;

namespace kiln {

StringRef nameOf(TuneStatus status) {
  switch (status) {
  case TuneStatus::Ok:
    return "ok";
  case TuneStatus::Refused:
    return "refused";
  case TuneStatus::Wrong:
    return "wrong";
  case TuneStatus::Timeout:
    return "timeout";
  case TuneStatus::Stopped:
    return "stopped";
  }
  return "";
}

std::optional<TuneStatus> tuneStatus(StringRef name) {
  for (TuneStatus status :
       {TuneStatus::Ok, TuneStatus::Refused, TuneStatus::Wrong,
        TuneStatus::Timeout, TuneStatus::Stopped})
    if (nameOf(status) == name)
      return status;
  return std::nullopt;
}

const CaseFile &configurationOf(const CaseFile &file, unsigned index) {
  return file.configurations.empty() ? file : file.configurations[index];
}

namespace {

TuneReply refused(StringRef stage, const Twine &message) {
  TuneReply reply;
  reply.status = TuneStatus::Refused;
  reply.stage = stage.str();
  reply.message = message.str();
  return reply;
}

/// What the launch asks for that the GPU does not have.
std::string excess(const TuneBinary &binary, const GpuTarget &gpu) {
  uint64_t shared = binary.staticShared + binary.dynamicShared;
  if (shared > gpu.maxSharedPerBlock)
    return formatv("asks for {0} + {1} = {2} bytes of shared memory a block, "
                   "declared and dynamic; {3} has {4}",
                   binary.staticShared, binary.dynamicShared, shared,
                   gpu.name(), gpu.maxSharedPerBlock);
  if (binary.threads > gpu.maxThreadsPerBlock)
    return formatv("asks for {0} threads a block; {1} has {2}", binary.threads,
                   gpu.name(), gpu.maxThreadsPerBlock);
  return "";
}

/// Of the hash: what the launch of a kernel that is not plain depends on.
std::string launchedWith(const TuneBinary &binary) {
  std::string text = binary.persistent ? "wave:" : "";
  if (!binary.tensorMaps.empty())
    text += textOf(binary.tensorMaps) + ":";
  if (binary.globalScratch)
    text += formatv("scratch {0}:", binary.globalScratch);
  return text;
}

/// The binary of a kernel that compiled; `variant` is its launch, of which the
/// compilation was told what it can use.
Expected<TuneBinary> describe(const AutoCompiled &compiled,
                              const CaseVariant &variant,
                              const Launches &launches) {
  const CompiledKernel &kernel = compiled.kernels[0];
  const KernelResources &resources = compiled.resources[0];
  TuneBinary binary;
  const Function &function = *compiled.module->getFunction(kernel.name);
  Expected<CarriedDirectives> directives = readDirectives(function);
  if (!directives)
    return directives.takeError();
  binary.directives = {std::move(*directives), compiled.plan};
  // What the kernel's own code says of waves is no directive.
  binary.directives.wavesPerEu.reset();
  for (const AutoChoice &choice : compiled.choices)
    binary.directives.wavesPerEu =
        choice.candidates[choice.chosen].directives.wavesPerEu;
  if (!binary.directives.schedule)
    binary.directives.schedule = sourceSchedule();
  binary.kernel = kernel.name;
  binary.object = compiled.object;
  binary.threads = kernel.threadsPerBlock;
  binary.parameters = kernel.parameters.size();
  binary.persistent = kernel.persistent;
  binary.tensorMaps = kernel.tensorMaps;
  binary.globalScratch = kernel.globalScratch;
  binary.registers = resources.registers.value_or(0);
  binary.staticShared = resources.staticSharedBytes.value_or(0);
  binary.dynamicShared = std::max(variant.dynamicShared, kernel.dynamicShared);
  binary.producer = resources.producer;
  binary.hash = utohexstr(
      xxh3_64bits(
          formatv("{0} {1} {2} {3} {4}:", binary.threads, binary.dynamicShared,
                  variant.grid[0], variant.grid[1], variant.grid[2])
              .str() +
          launchedWith(binary) + machineCodeOf(resources, compiled.object)),
      /*LowerCase=*/true, /*Width=*/16);
  LaunchShape launch = knownLaunch(function, *compiled.target, launches);
  launch.threadsPerBlock = binary.threads;
  launch.dynamicShared = binary.dynamicShared;
  Expected<Figures> figures =
      figuresOf(compiled.object, resources, *compiled.target, launch);
  if (!figures)
    return figures.takeError();
  binary.spills = figures->spills();
  binary.cycles =
      figures->cycles * variant.grid[0] * variant.grid[1] * variant.grid[2];
  binary.warps = figures->warps;
  return binary;
}

/// How to compile the point: its directives instead of the case's.
Expected<CompileOptions> optionsOf(const CaseFile &file,
                                   const CaseVariant &variant,
                                   const TuneTask &task,
                                   const TunePoint &point) {
  CompileOptions options;
  options.target = task.target;
  options.directives.set(point.directives);
  options.plan.say(point.directives.plan);
  // `auto` chooses the lowering variant, too, of what Kiln lowers.
  if (point.directives.isAuto() && isTileIR(file)) {
    options.plan = {};
    options.plan.openAll();
  }
  CaseFile plain = file; // the directives it has are what is being looked for
  plain.remat.clear();
  plain.maxRegs.reset();
  plain.registerUsageLevel.reset();
  Expected<CompileOptions> complete = caseOptions(plain, options);
  if (!complete)
    return complete.takeError();
  tellLaunch(*complete, file, variant);
  return complete;
}

} // namespace

Expected<TuneReply> compilePoint(const CaseFile &file, const TuneTask &task,
                                 const TunePoint &point) {
  auto start = std::chrono::steady_clock::now();
  const CaseFile &configuration = configurationOf(file, point.configuration);
  Expected<CaseVariant> variant = resolveCase(configuration, task.variant);
  if (!variant)
    return variant.takeError();
  Expected<CompileOptions> options =
      optionsOf(configuration, *variant, task, point);
  if (!options)
    return options.takeError();
  Expected<AutoCompiled> compiled =
      compileCase(configuration, *options, Stage::Report);
  TuneReply reply;
  if (!compiled) {
    Error error = compiled.takeError();
    if (error.isA<EnvironmentError>())
      return std::move(error);
    reply = refused("compile", toString(std::move(error)));
  } else {
    if (Error error = describe(*compiled, *variant, options->launches)
                          .moveInto(reply.binary))
      return std::move(error);
    if (std::string more = excess(reply.binary, *compiled->target);
        !more.empty()) {
      TuneBinary binary = std::move(reply.binary);
      reply = refused("launch", more);
      reply.binary = std::move(binary);
    }
  }
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  reply.seconds = taken.count();
  return reply;
}

} // namespace kiln
