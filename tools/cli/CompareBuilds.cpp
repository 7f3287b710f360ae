#include "tools/cli/CompareBuilds.h"

#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
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
                 std::vector<CodeBuild> &builds) {
  const KernelResources *next = resources.begin();
  return forEachCodeFile(
      object,
      [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
        for (size_t i = 0; i != found.size(); ++i, ++next) {
          if (next == resources.end())
            return failure(build, ": the object has other kernels than its "
                                  "report");
          CodeBuild &one = builds.emplace_back();
          one.code = codeSequence(makeListing(elf, *next), build);
          one.resources = *next;
          one.launch = shapeOf(next->kernel, next->target, launches);
        }
        return Error::success();
      });
}

namespace {

/// A file and the kernels in it.
struct BuildFile {
  std::string path;
  std::vector<CodeBuild> kernels;
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
                              const Launches &launches) {
  Expected<BinaryFile> binary = readBinary(path);
  if (!binary)
    return binary.takeError();
  if (!binary->unknown.empty())
    errs() << "kiln: note: '" << path
           << "': left out machine code for GPUs that Kiln does not know: "
           << listOf(binary->unknown) << '\n';
  BuildFile file{path, {}};
  for (const KernelResources &kernel : binary->kernels)
    if (Error error =
            shapeOf(kernel.kernel, kernel.target, launches).check(kernel))
      return std::move(error);
  if (Error error = listObject(binary->code->getMemBufferRef(), name,
                               binary->kernels, launches, file.kernels))
    return std::move(error);
  return file;
}

Error checkNames(ArrayRef<BuildFile> files, ArrayRef<std::string> names) {
  std::vector<StringRef> known;
  for (const BuildFile &file : files)
    for (const CodeBuild &build : file.kernels)
      if (!is_contained(known, build.code.kernel))
        known.push_back(build.code.kernel);
  for (const std::string &name : names)
    if (!is_contained(known, name))
      return failure("-k: there is no kernel '", name, "' in any of the files",
                     suggestNearest(name, known));
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

std::string kernelsOf(const BuildFile &file) {
  std::vector<std::string> names;
  for (const CodeBuild &build : file.kernels)
    names.push_back(build.code.kernel + " on " + build.code.target);
  return names.empty() ? "no kernel" : join(names, ", ");
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
    Expected<BuildFile> file = readBuild(path, name, launches);
    if (!file)
      return file.takeError();
    files.push_back(std::move(*file));
  }
  if (Error error = checkNames(files, kernels))
    return std::move(error);
  std::vector<std::string> known;
  for (BuildFile &file : files) {
    for (const CodeBuild &build : file.kernels) {
      known.push_back(build.code.kernel);
      known.push_back(build.code.kernel + "@" + build.code.target);
    }
    if (!kernels.empty())
      llvm::erase_if(file.kernels, [&](const CodeBuild &build) {
        return !is_contained(kernels, build.code.kernel);
      });
  }
  if (Error error = checkLaunches(launches, known))
    return std::move(error);
  std::vector<BuildComparison> comparisons;
  for (const CodeBuild &kernel : files.front().kernels) {
    std::vector<CodeBuild> builds = {kernel};
    for (const BuildFile &other : drop_begin(files)) {
      if (const CodeBuild *found = counterpart(kernel, files.front(), other))
        builds.push_back(*found);
      else
        errs() << "kiln: note: '" << other.path << "' has no kernel '"
               << kernel.code.kernel << "' to compare with\n";
    }
    if (builds.size() == 1)
      continue;
    if (Error error = checkVendors(builds))
      return std::move(error);
    comparisons.emplace_back(std::move(builds), aligned);
  }
  if (comparisons.empty())
    return failure("no kernel of '", paths.front(), "' (",
                   kernelsOf(files.front()), ") is in another file: '",
                   files[1].path, "' has ", kernelsOf(files[1]));
  return comparisons;
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
