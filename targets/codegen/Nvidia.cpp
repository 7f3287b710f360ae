//===- Nvidia.cpp - NVIDIA's part: PTX and ptxas --------------------------===//
#include "targets/codegen/Machine.h"
#include "targets/codegen/PtxVersion.h"
#include "targets/codegen/Requirements.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/ExternalTool.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

std::string features(const CodeGenOptions &options) {
  if (options.ptxVersion == leastPtxVersion)
    return "";
  return "+ptx" + utostr(ptxVersionOf(options));
}

bool namesChip(StringRef feature) {
  return feature.starts_with("ptx") || feature.starts_with("sm_");
}

/// True for the GPUs of a compute capability (times ten) and all later ones.
template <unsigned capability> bool isFrom(const GpuTarget &gpu) {
  return gpu.computeCapability >= capability;
}

/// From NVIDIA's PTX ISA, section "Target ISA Notes" of each instruction: what
/// kernels have as inline assembly, and what LLVM writes though the GPU lacks
/// it (some of cp.async.bulk). The more special come first.
const Requirement requirements[] = {
    {"wgmma.",
     [](const GpuTarget &gpu) {
       return gpu.computeCapability == 90 && gpu.variant == 'a';
     },
     "only sm_90a has it"},
    {"tcgen05.",
     [](const GpuTarget &gpu) {
       return gpu.computeCapability >= 100 && gpu.computeCapability < 120 &&
              gpu.variant;
     },
     "the a and f variants of sm_100, sm_103 and sm_110 have it"},
    {"setmaxnreg.",
     [](const GpuTarget &gpu) {
       return gpu.computeCapability >= 90 && gpu.variant;
     },
     "sm_90a and the a and f variants of later ones have it"},
    {"cp.async.bulk", isFrom<90>, "sm_90 and later have it"},
    {"cp.async.", isFrom<80>, "sm_80 and later have it"},
    {"redux.sync.", isFrom<80>, "sm_80 and later have it"},
    {"stmatrix.", isFrom<90>, "sm_90 and later have it"},
    {"tensormap.cp_fenceproxy", isFrom<90>, "sm_90 and later have it"},
    {"fence.proxy.async", isFrom<90>, "sm_90 and later have it"},
    {"barrier.cluster.", isFrom<90>, "sm_90 and later have it"},
    {"griddepcontrol.", isFrom<90>, "sm_90 and later have it"},
    {"elect.sync", isFrom<90>, "sm_90 and later have it"},
};

Error checkModule(const Module &module, const CodeGenOptions &options) {
  const GpuTarget &target = *options.target;
  unsigned ptx =
      options.ptxVersion == leastPtxVersion ? 0 : ptxVersionOf(options);
  if (Error error =
          checkIntrinsics(module, target, "llvm.nvvm.", ptx, requirements))
    return error;
  return checkAssembly(module, target, requirements);
}

/// `.target sm_90a, debug` makes ptxas compile without optimization; LLVM
/// writes it for any debug information, also for the line tables that every
/// kernel has.
std::string finishAssembly(std::string text) {
  size_t line = text.find("\n.target ");
  if (line == std::string::npos)
    return text;
  size_t end = text.find('\n', line + 1);
  size_t debug = text.find(", debug", line);
  if (debug < end)
    text.erase(debug, StringRef(", debug").size());
  return text;
}

/// ptxas names its input file, which is ours and temporary.
std::string withoutPath(std::string text, const std::string &path) {
  for (size_t at; (at = text.find(path)) != std::string::npos;)
    text.replace(at, path.size(), "ptx");
  return text;
}

/// What ptxas says of a kernel is the kernel's error; that it does not know the
/// GPU is the machine's.
Error refusal(std::string message, StringRef ptxas, const GpuTarget &target) {
  if (!StringRef(message).contains("is not defined for option 'gpu-name'"))
    return createStringError(message);
  return make_error<EnvironmentError>(
      (ptxas + " makes no code for " + target.name() +
       " (CUDA 13 has dropped what is older than sm_75); set KILN_PTXAS to "
       "the ptxas of another CUDA. Everything up to --emit=asm works without")
          .str());
}

Expected<std::string> assemblePtx(StringRef text, const GpuTarget &target,
                                  const AssemblyOptions &options,
                                  std::string &log) {
  Expected<std::string> ptxas = findPtxas(target.computeCapability);
  if (!ptxas)
    return ptxas.takeError();
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  if (!folder)
    return folder.takeError();
  std::string input = folder->file("kernel.ptx"),
              output = folder->file("kernel.cubin");
  if (Error error = writeFile(input, text))
    return make_error<EnvironmentError>(toString(std::move(error)));
  std::vector<std::string> arguments = {"-v", "-arch=" + target.name().str(),
                                        input, "-o", output};
  if (!options.fpFusion) // ptxas notes its options in the cubin
    arguments.push_back("--fmad=false");
  if (options.registerUsageLevel)
    arguments.push_back("--register-usage-level=" +
                        utostr(*options.registerUsageLevel));
  std::string what = ("assembling PTX for " + target.name()).str();
  if (!options.ptxasControls.empty()) {
    arguments.push_back("--apply-controls=" + options.ptxasControls);
    what += " under the controls of '" + options.ptxasControls + "'";
  }
  Expected<std::string> printed =
      runTool(*ptxas, *ptxas, arguments, *folder, what, options.deadline);
  if (printed.errorIsA<DeadlineError>())
    return printed.takeError();
  if (!printed)
    return refusal(withoutPath(toString(printed.takeError()), input), *ptxas,
                   target);
  log = withoutPath(std::move(*printed), input);
  return readFile(output);
}

} // namespace

const VendorTools &nvidiaTools() {
  static const VendorTools tools = {.triple = "nvptx64-nvidia-cuda",
                                    .kernelConvention = CallingConv::PTX_Kernel,
                                    .kernelConventionName = "ptx_kernel",
                                    .nameLetters = "_$",
                                    .features = features,
                                    .namesChip = namesChip,
                                    .checkModule = checkModule,
                                    .finishAssembly = finishAssembly,
                                    .assemble = assemblePtx,
                                    .ptxVersion = choosePtxVersionFor};
  return tools;
}

} // namespace kiln
