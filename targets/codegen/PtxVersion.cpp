//===- PtxVersion.cpp - which version of PTX to write ---------------------===//
#include "targets/codegen/PtxVersion.h"
#include "targets/codegen/CodePipeline.h"
#include "targets/codegen/Machine.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/ExternalTool.h"
#include "targets/support/LlvmTargets.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Regex.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace llvm;

namespace kiln {

std::optional<unsigned> ptxVersionOfText(StringRef text) {
  Regex line("^[ \t]*\\.version[ \t]+([0-9]+)\\.([0-9])", Regex::Newline);
  SmallVector<StringRef, 3> found;
  unsigned major = 0, minor = 0;
  if (!line.match(text, &found) || found[1].getAsInteger(10, major) ||
      found[2].getAsInteger(10, minor))
    return std::nullopt;
  return 10 * major + minor;
}

std::optional<VersionTuple> releaseOfPtxas(StringRef printed) {
  // "Cuda compilation tools, release 12.8, V12.8.93"
  StringRef text = printed.split("release ").second.split(',').first;
  VersionTuple release;
  if (release.tryParse(text) || !release.getMinor())
    return std::nullopt;
  return release;
}

static std::optional<unsigned> ptxVersionOf(const VersionTuple &release) {
  unsigned major = release.getMajor(), minor = release.getMinor().value_or(0);
  // PTX ISA, "Release Notes": 7.0 came with CUDA 11.0, 8.0 with 12.0, 9.0 with
  // 13.0, and each minor version with one of CUDA, but for 12.6, which has the
  // 8.5 of 12.5.
  if (major < 11)
    return std::nullopt;
  if (major == 12 && minor >= 6)
    --minor;
  return (major - 4) * 10 + minor;
}

std::optional<unsigned> ptxVersionOfPtxas(StringRef printed) {
  std::optional<VersionTuple> release = releaseOfPtxas(printed);
  return release ? ptxVersionOf(*release) : std::nullopt;
}

/// The release of the ptxas that would assemble now; absent where there is none
/// or it does not say. A program is asked once in a process.
static std::optional<VersionTuple> releaseAtHand(const GpuTarget &target) {
  Expected<std::string> ptxas = findPtxas(target.computeCapability);
  if (!ptxas) {
    consumeError(ptxas.takeError()); // assembling will say it
    return std::nullopt;
  }
  static std::mutex mutex;
  static StringMap<std::optional<VersionTuple>> known; // by path
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] = known.try_emplace(*ptxas);
  if (!isNew)
    return entry->second;
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  if (!folder) {
    consumeError(folder.takeError());
    return std::nullopt;
  }
  const std::string arguments[] = {"--version"};
  Expected<std::string> printed = runTool(*ptxas, *ptxas, arguments, *folder,
                                          "asking ptxas for its version");
  if (printed)
    entry->second = releaseOfPtxas(*printed);
  else
    consumeError(printed.takeError());
  return entry->second;
}

/// What that ptxas reads.
static std::optional<unsigned> versionAtHand(const GpuTarget &target) {
  std::optional<VersionTuple> release = releaseAtHand(target);
  return release ? ptxVersionOf(*release) : std::nullopt;
}

Error checkPtxasTakesControls(const GpuTarget &target) {
  // "Tuning NVIDIA Compilers" in the documentation of NVIDIA's CompileIQ; the
  // help of ptxas 13.2 lacks the option, that of 13.3 has it.
  const VersionTuple least(13, 3);
  std::optional<VersionTuple> release = releaseAtHand(target);
  if (!release || *release >= least)
    return Error::success();
  Expected<std::string> ptxas = findPtxas(target.computeCapability);
  if (!ptxas)
    return ptxas.takeError();
  return make_error<EnvironmentError>(
      "a file of controls needs ptxas " + least.getAsString() +
      " or newer, and " + *ptxas + " is " + release->getAsString() +
      "; set KILN_PTXAS (for launches by Triton " +
      (target.computeCapability >= 100 ? "TRITON_PTXAS_BLACKWELL_PATH"
                                       : "TRITON_PTXAS_PATH") +
      ") to a newer one ('pip install nvidia-cuda-nvcc' has it)");
}

/// The greatest version up to `limit` that LLVM can write.
static unsigned writable(const GpuTarget &target, unsigned limit) {
  initializeLLVM();
  Triple triple(nvidiaTools().triple);
  std::string problem;
  const Target *backEnd = TargetRegistry::lookupTarget(triple, problem);
  std::unique_ptr<MCSubtargetInfo> info(
      backEnd->createMCSubtargetInfo(triple, target.name(), ""));
  unsigned greatest = 0;
  for (const SubtargetFeatureKV &feature : info->getAllProcessorFeatures()) {
    StringRef name = feature.Key;
    unsigned version;
    if (name.consume_front("ptx") && !name.getAsInteger(10, version) &&
        version <= limit)
      greatest = std::max(greatest, version);
  }
  return greatest;
}

/// The least version that has the GPU. LLVM ends the process where it is asked
/// for less, and tells its table only in what it writes when no version is
/// asked for.
static Expected<unsigned> leastVersion(const GpuTarget &target) {
  LLVMContext context;
  Module empty("empty", context);
  CodeGenOptions options;
  options.target = &target;
  options.ptxVersion = leastPtxVersion;
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, SharedPointers::Wide);
  empty.setTargetTriple(machine->getTargetTriple());
  empty.setDataLayout(machine->createDataLayout());
  Expected<std::string> text =
      runToAssembly(empty, *machine, std::make_unique<CompilationDirectives>(),
                    PipelineWatch());
  if (!text)
    return text.takeError();
  std::optional<unsigned> version = ptxVersionOfText(*text);
  if (!version)
    return failure("LLVM's PTX for ", target.name(), " names no version");
  return *version;
}

Expected<unsigned> choosePtxVersionFor(const GpuTarget &target, unsigned wish) {
  unsigned limit =
      wish ? wish : versionAtHand(target).value_or(target.ptxVersion);
  if (limit >= target.ptxVersion)
    return target.ptxVersion;
  Expected<unsigned> least = leastVersion(target);
  if (!least)
    return least.takeError();
  unsigned version = writable(target, limit);
  if (version >= *least)
    return version;
  if (!wish) // ptxas will say that it does not know the GPU
    return target.ptxVersion;
  return failure("PTX ", wish / 10, ".", wish % 10, " does not have ",
                 target.name(), ": it needs PTX ", *least / 10, ".",
                 *least % 10, " or newer");
}

} // namespace kiln
