#include "tools/rederive/RederiveFile.h"
#include "targets/object/CubinReader.h"
#include "targets/object/Fatbin.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// The GPU's record, if its control words can be re-derived.
Expected<const GpuTarget *> rederivable(StringRef path, StringRef target,
                                        const ElfView &elf) {
  const GpuTarget *gpu = lookupGpuTarget(target);
  bool hasCopy = any_of(elf.sections, [](const ElfSection &section) {
    return section.name.starts_with(".nv.capmerc.");
  });
  if (hasCopy || (gpu && gpu->computeCapability >= 100))
    return failure(
        "'", path, "' is for ", target,
        ": from 10.0 on ptxas leaves a second form of the code "
        "beside it (.nv.capmerc), and nobody here knows which of the "
        "two a driver runs; --rederive is for sm_75 to sm_90a");
  if (!gpu || gpu->computeCapability < 75)
    return failure("'", path, "' is for ", target,
                   ", whose instructions' times Kiln does not know; --rederive "
                   "is for sm_75 to sm_90a");
  return gpu;
}

Error checkNames(StringRef path, ArrayRef<KernelResources> kernels,
                 ArrayRef<std::string> names) {
  SmallVector<StringRef> known;
  for (const KernelResources &kernel : kernels)
    known.push_back(kernel.kernel);
  for (const std::string &name : names)
    if (!is_contained(known, name))
      return failure("-k: there is no kernel '", name, "' in '", path, "'",
                     suggestNearest(name, known));
  return Error::success();
}

RederivedSection rederiveSection(const ElfSection &section, StringRef name,
                                 bool isKernel, const GpuTarget &gpu) {
  RederivedSection made;
  made.name = name.str();
  made.isKernel = isKernel;
  made.result = rederiveControl(section.contents, gpu);
  if (!isKernel) {
    made.result.keptBecause = "other sections call it, as ptxas knew";
    made.result.code.assign(section.contents.begin(), section.contents.end());
    made.result.after = made.result.before;
  }
  return made;
}
} // namespace

Expected<RederivedFile> rederiveFile(MemoryBufferRef file,
                                     ArrayRef<std::string> names) {
  RederivedFile made;
  made.path = file.getBufferIdentifier().str();
  StringRef bytes = file.getBuffer();
  if (Fatbin::isCuda(bytes) || Fatbin::isHip(bytes))
    return failure("'", made.path,
                   "' holds several files; take out the cubin that is meant "
                   "(cuobjdump -xelf all)");
  Expected<ElfView> elf = ElfView::read(file);
  if (!elf)
    return fileError(file, "cubin", toString(elf.takeError()));
  if (elf->machine != ELF::EM_CUDA)
    return failure("'", made.path,
                   "' is no cubin: --rederive is for NVIDIA's machine code");
  Expected<std::vector<KernelResources>> kernels = readCubin(file, *elf);
  if (!kernels)
    return kernels.takeError();
  if (kernels->empty())
    return failure("there is no kernel in '", made.path, "'");
  if (Error error = checkNames(made.path, *kernels, names))
    return std::move(error);
  made.target = kernels->front().target;
  Expected<const GpuTarget *> gpu = rederivable(made.path, made.target, *elf);
  if (!gpu)
    return gpu.takeError();
  made.bytes = bytes.str();
  for (const ElfSection &section : elf->sections) {
    StringRef name = section.name;
    if (!name.consume_front(".text.") || section.contents.empty())
      continue;
    bool isKernel = any_of(*kernels, [&](const KernelResources &kernel) {
      return kernel.kernel == name;
    });
    if (!names.empty() && !is_contained(names, name))
      continue;
    RederivedSection done = rederiveSection(section, name, isKernel, **gpu);
    size_t offset = section.contents.data() - bytes.bytes_begin();
    copy(done.result.code, made.bytes.begin() + offset);
    made.sections.push_back(std::move(done));
  }
  return made;
}

static std::string scoreboardsText(unsigned scoreboards) {
  return std::to_string(popcount(scoreboards)) +
         (popcount(scoreboards) == 1 ? " scoreboard" : " scoreboards");
}

std::string rederivedText(const RederivedFile &file) {
  std::string text;
  raw_string_ostream os(text);
  size_t done = 0;
  for (const RederivedSection &section : file.sections) {
    const RederivedCode &result = section.result;
    os << section.name << ": ";
    if (!result.keptBecause.empty()) {
      os << "kept as it was: " << result.keptBecause << '\n';
      continue;
    }
    ++done;
    os << "re-derived, " << result.instructions << " instructions, stalls "
       << result.before.stalls << " -> " << result.after.stalls
       << " cycles, waits " << result.before.waits << " -> "
       << result.after.waits << ", "
       << scoreboardsText(result.before.scoreboards) << " -> "
       << popcount(result.after.scoreboards) << ", reuse flags "
       << result.before.reuses << " -> " << result.after.reuses << '\n';
  }
  os << done << " of " << file.sections.size()
     << (file.sections.size() == 1 ? " function" : " functions")
     << " re-derived for " << file.target
     << "; an experiment: compare its results with the original's before you "
        "rely on it\n";
  return text;
}

static json::Object sumsObject(const ControlSums &sums) {
  json::Array scoreboards;
  for (unsigned number = 0; sums.scoreboards >> number; ++number)
    if (sums.scoreboards >> number & 1)
      scoreboards.push_back(number);
  return json::Object{{"stall_cycles", int64_t(sums.stalls)},
                      {"waits", sums.waits},
                      {"raised", sums.setters},
                      {"scoreboards", std::move(scoreboards)},
                      {"reuse_flags", sums.reuses}};
}

std::string rederivedJson(const RederivedFile &file) {
  json::Array kernels;
  for (const RederivedSection &section : file.sections) {
    const RederivedCode &result = section.result;
    bool isKept = !result.keptBecause.empty();
    kernels.push_back(
        json::Object{{"kernel", section.name},
                     {"entry", section.isKernel},
                     {"rederived", !isKept},
                     {"kept_because", isKept ? json::Value(result.keptBecause)
                                             : json::Value(nullptr)},
                     {"instructions", result.instructions},
                     {"before", sumsObject(result.before)},
                     {"after", sumsObject(result.after)}});
  }
  json::Object root{{"version", rederivedVersion},
                    {"file", file.path},
                    {"target", file.target},
                    {"kernels", std::move(kernels)}};
  std::string text;
  raw_string_ostream os(text);
  os << formatv("{0:2}", json::Value(std::move(root))) << '\n';
  return text;
}

} // namespace kiln
