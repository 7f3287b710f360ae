#include "tools/cli/compare/CompareBuilds.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "targets/support/text/KernelName.h"
#include "tools/align/ComparisonPage.h"
#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/LaunchOption.h"
#include "tools/inspect/ListingSequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;

namespace kiln {

Error listObject(MemoryBufferRef object, StringRef build,
                 ArrayRef<KernelResources> resources, const Launches &launches,
                 function_ref<bool(const KernelResources &)> wanted,
                 bool keepLines, std::vector<CodeBuild> &builds) {
  const KernelResources *next = resources.begin();
  return forEachCodeFile(
      object,
      [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
        for (size_t i = 0; i != found.size(); ++i, ++next) {
          if (next == resources.end())
            return failure(build, ": the object has other kernels than its "
                                  "report");
          if (!wanted(*next))
            continue;
          CodeBuild &one = builds.emplace_back();
          one.code = codeSequence(makeListing(elf, *next), build);
          one.resources = *next;
          one.launch = shapeOf(next->kernel, next->target, launches);
          if (keepLines)
            continue;
          one.costs = costsOf(one);
          one.code.lines = {};
        }
        return Error::success();
      });
}

namespace {

/// A file and the kernels in it.
struct BuildFile {
  std::string path;
  std::vector<CodeBuild> kernels;
  /// Of all, those that are not meant, too; and as KERNEL@GPU.
  std::vector<std::string> names, namesOnGpus;
};

/// What tells files apart: the last part of their paths where that does.
std::vector<std::string> namesOf(ArrayRef<std::string> files) {
  std::vector<std::string> names;
  std::set<std::string> seen;
  for (const std::string &file : files) {
    names.push_back(sys::path::filename(file).str());
    seen.insert(names.back());
  }
  return seen.size() == files.size() ? names : files.vec();
}

Expected<BuildFile> readBuild(const std::string &path, StringRef name,
                              ArrayRef<std::string> meant,
                              const Launches &launches, bool keepLines) {
  Expected<BinaryFile> binary = readBinary(path);
  if (!binary)
    return binary.takeError();
  printNotes(*binary, errs());
  BuildFile file;
  file.path = path;
  for (const KernelResources &kernel : binary->kernels) {
    if (Error error =
            shapeOf(kernel.kernel, kernel.target, launches).check(kernel))
      return std::move(error);
    file.names.push_back(kernel.kernel);
    file.namesOnGpus.push_back(kernel.kernel + "@" + kernel.target);
  }
  auto wanted = [&](const KernelResources &kernel) {
    return isKernelMeant(meant, kernel.kernel);
  };
  if (Error error =
          listObject(binary->code->getMemBufferRef(), name, binary->kernels,
                     launches, wanted, keepLines, file.kernels))
    return std::move(error);
  return file;
}

Error checkNames(ArrayRef<std::string> known, ArrayRef<std::string> names) {
  SmallVector<StringRef> each;
  for (StringRef name : known)
    if (!is_contained(each, name))
      each.push_back(name);
  for (const std::string &name : names)
    if (none_of(known, [&](StringRef one) { return meansKernel(name, one); }))
      return failure("-k: there is no kernel '", name, "' in any of the files",
                     suggestNearest(name, each));
  return Error::success();
}

/// The kernel of another file that this one is; null: there is none.
const CodeBuild *counterpart(const CodeBuild &kernel, const BuildFile &first,
                             const BuildFile &other) {
  std::vector<const CodeBuild *> named;
  for (const CodeBuild &candidate : other.kernels) {
    if (candidate.code.kernel != kernel.code.kernel)
      continue;
    if (candidate.code.target == kernel.code.target)
      return &candidate;
    named.push_back(&candidate);
  }
  if (named.size() == 1)
    return named.front();
  return named.empty() && first.kernels.size() == 1 && other.kernels.size() == 1
             ? &other.kernels.front()
             : nullptr;
}

/// "a, b and 12 more"
std::string fewOf(ArrayRef<std::string> names) {
  constexpr size_t few = 5;
  std::string text = join(names.take_front(few), ", ");
  if (names.size() > few)
    text += " and " + std::to_string(names.size() - few) + " more";
  return names.empty() ? "no kernel" : text;
}

std::string kernelsOf(const BuildFile &file) {
  std::vector<std::string> names;
  for (const CodeBuild &build : file.kernels)
    names.push_back(readableKernelName(build.code.kernel) + " on " +
                    build.code.target);
  return fewOf(names);
}

/// Two instruction sets have nothing in common.
Error checkVendors(ArrayRef<CodeBuild> builds) {
  auto isNvidia = [](const CodeBuild &build) {
    const GpuTarget *gpu = lookupGpuTarget(build.code.target);
    return gpu && gpu->isNvidia();
  };
  for (const CodeBuild &build : builds)
    if (isNvidia(build) != isNvidia(builds.front()))
      return failure("'", builds.front().resources.file, "' is for ",
                     builds.front().code.target, " and '", build.resources.file,
                     "' for ", build.code.target,
                     ", whose instructions have nothing in common; compare "
                     "builds for GPUs of one vendor");
  return Error::success();
}

Expected<std::vector<BuildComparison>> pairKernels(ArrayRef<BuildFile> files,
                                                   bool aligned) {
  const BuildFile &first = files.front();
  std::vector<BuildComparison> comparisons;
  std::vector<std::vector<std::string>> lacking(files.size());
  for (const CodeBuild &kernel : first.kernels) {
    std::vector<CodeBuild> builds = {kernel};
    for (auto [other, lacks] : drop_begin(zip_equal(files, lacking))) {
      if (const CodeBuild *found = counterpart(kernel, first, other))
        builds.push_back(*found);
      else
        lacks.push_back(readableKernelName(kernel.code.kernel));
    }
    if (builds.size() == 1)
      continue;
    if (Error error = checkVendors(builds))
      return std::move(error);
    comparisons.emplace_back(std::move(builds), aligned);
  }
  if (comparisons.empty())
    return failure("no kernel of '", first.path, "' (", kernelsOf(first),
                   ") is in another file: '", files[1].path, "' has ",
                   kernelsOf(files[1]));
  for (auto [other, lacks] : zip_equal(files, lacking))
    if (!lacks.empty())
      errs() << "kiln: note: '" << other.path << "' lacks of the kernels in '"
             << first.path << "': " << fewOf(lacks) << '\n';
  return comparisons;
}

} // namespace

Expected<std::vector<BuildComparison>>
compareFiles(ArrayRef<std::string> paths, ArrayRef<std::string> kernels,
             const Launches &launches, bool aligned) {
  for (StringRef path : paths)
    for (StringRef suffix : {".ttir", ".mlir", ".ll", ".bc", ".json"})
      if (path.ends_with(suffix))
        return failure("'", path,
                       "' is a source; say with --target and --strategies how "
                       "to compile it");
  if (paths.size() < 2)
    return failure("expected two files or more to compare; with --target and "
                   "--strategies one source is compiled under several");
  std::vector<std::string> names = namesOf(paths);
  std::vector<BuildFile> files;
  for (auto [path, name] : zip_equal(paths, names)) {
    Expected<BuildFile> file =
        readBuild(path, name, kernels, launches, aligned);
    if (!file)
      return file.takeError();
    files.push_back(std::move(*file));
  }
  std::vector<std::string> known;
  for (const BuildFile &file : files)
    append_range(known, file.names);
  if (Error error = checkNames(known, kernels))
    return std::move(error);
  for (const BuildFile &file : files)
    append_range(known, file.namesOnGpus);
  if (Error error = checkLaunches(launches, known))
    return std::move(error);
  return pairKernels(files, aligned);
}

Error printComparisons(ArrayRef<BuildComparison> comparisons, Format format,
                       bool listing) {
  if (format == Format::Html) {
    outs() << comparisonPage(comparisons);
    return Error::success();
  }
  if (format == Format::Svg) {
    Expected<std::string> svg = comparisonSvg(comparisons);
    if (!svg)
      return svg.takeError();
    outs() << *svg;
    return Error::success();
  }
  if (format == Format::Json) {
    json::Array kernels;
    for (const BuildComparison &comparison : comparisons)
      kernels.push_back(comparisonJson(comparison));
    printJson(outs(), json::Object{{"version", comparisonVersion},
                                   {"comparisons", std::move(kernels)}});
    return Error::success();
  }
  if (!listing) {
    printCosts(outs(), comparisons, format);
    return Error::success();
  }
  if (format != Format::Text)
    return failure("--listing writes text, json, html or svg");
  ListSeparator blank("\n");
  for (const BuildComparison &comparison : comparisons) {
    outs() << StringRef(blank);
    printComparison(outs(), comparison);
  }
  return Error::success();
}

} // namespace kiln
