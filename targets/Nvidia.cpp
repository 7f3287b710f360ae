//===- Nvidia.cpp - NVIDIA's part: PTX and ptxas
//---------------------------===//
#include "targets/CubinReader.h"
#include "targets/ExternalTool.h"
#include "targets/Vendor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;

namespace kiln {
namespace {

std::string features(const GpuTarget &target) {
  return "+ptx" + utostr(target.ptxVersion);
}

bool namesChip(StringRef feature) {
  return feature.starts_with("ptx") || feature.starts_with("sm_");
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

Expected<std::string> assemblePtx(StringRef text, const GpuTarget &target,
                                  const AssembleOptions &options,
                                  std::string &log) {
  Expected<std::string> ptxas = findCudaTool("ptxas");
  if (!ptxas)
    return ptxas.takeError();
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  if (!folder)
    return folder.takeError();
  std::string input = folder->file("kernel.ptx"),
              output = folder->file("kernel.cubin");
  if (Error error = writeFile(input, text))
    return std::move(error);
  std::vector<std::string> arguments{"-v", "-arch=" + target.name().str(),
                                     input, "-o", output};
  if (options.maxRegs)
    arguments.push_back("--maxrregcount=" + utostr(options.maxRegs));
  if (options.lineInfo)
    arguments.push_back("-lineinfo");
  llvm::append_range(arguments, options.extra);
  Expected<std::string> printed =
      runTool(*ptxas, arguments, *folder,
              ("assembling PTX for " + target.name()).str());
  if (!printed)
    return createStringError(withoutPath(toString(printed.takeError()), input));
  log = withoutPath(std::move(*printed), input);
  return readFile(output);
}

} // namespace

const VendorTools &nvidiaTools() {
  static const VendorTools tools = {"nvptx64-nvidia-cuda",
                                    CallingConv::PTX_Kernel,
                                    "ptx_kernel",
                                    features,
                                    namesChip,
                                    finishAssembly,
                                    assemblePtx,
                                    ELF::EM_CUDA,
                                    "cubin",
                                    readCubin};
  return tools;
}

} // namespace kiln
