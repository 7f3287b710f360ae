#include "tools/cli/OutputFile.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "tools/cli/Command.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {
namespace {

/// What a suffix stands for. Suffixes that are not here stand for nothing.
struct Suffix {
  StringLiteral suffix, contents;
  /// The stages that make it; equal where there is one.
  Stage first, last;
  std::optional<Vendor> vendor = {};
  std::optional<Format> format = {};
};

const Suffix suffixes[] = {
    {".ttir", "tile IR", Stage::Tile, Stage::Tile},
    {".mlir", "tile or GPU-level IR", Stage::Tile, Stage::Gpu},
    {".ll", "LLVM IR", Stage::LLVM, Stage::LLVM},
    {".mir", "machine IR", Stage::Mir, Stage::Mir},
    {".ptx", "PTX", Stage::Asm, Stage::Asm, Vendor::Nvidia},
    {".s", "assembly", Stage::Asm, Stage::Asm},
    {".cubin", "a cubin", Stage::Obj, Stage::Obj, Vendor::Nvidia},
    {".hsaco", "an hsaco", Stage::Obj, Stage::Obj, Vendor::Amd},
    {".json", "a JSON report", Stage::Report, Stage::Report, {}, Format::Json},
    {".csv", "a CSV report", Stage::Report, Stage::Report, {}, Format::Csv},
    {".md", "a report", Stage::Report, Stage::Report, {}, Format::Markdown},
};

/// As --emit spells them.
constexpr StringLiteral stageNames[] = {"tile", "gpu", "llvm",  "mir",
                                        "asm",  "obj", "report"};
static_assert(std::size(stageNames) == kStages);

const Suffix *suffixOf(StringRef path) {
  StringRef suffix = sys::path::extension(path);
  const Suffix *found = find_if(
      suffixes, [&](const Suffix &known) { return known.suffix == suffix; });
  return found == std::end(suffixes) ? nullptr : found;
}

} // namespace

Expected<Stage> stageOf(StringRef output, std::optional<Stage> emit) {
  if (sys::path::extension(output) == ".bc")
    return failure("-o ", output, ": LLVM IR is written as text; name it .ll");
  const Suffix *suffix = suffixOf(output);
  if (!suffix)
    return emit ? *emit : output.empty() ? Stage::Report : Stage::Obj;
  if (emit && (*emit < suffix->first || *emit > suffix->last))
    return failure("-o ", output, " names ", suffix->contents,
                   ", but --emit is ", stageNames[unsigned(*emit)],
                   "; change one of them");
  if (!emit && suffix->first != suffix->last)
    return failure("-o ", output, " may be ", suffix->contents,
                   "; say which with --emit ",
                   stageNames[unsigned(suffix->first)], " or --emit ",
                   stageNames[unsigned(suffix->last)]);
  return emit ? *emit : suffix->first;
}

Expected<Format> formatOf(StringRef output, std::optional<Format> given) {
  const Suffix *suffix = suffixOf(output);
  std::optional<Format> named = suffix ? suffix->format : std::nullopt;
  if (given && named && *given != *named)
    return failure("-o ", output, " names ", suffix->contents,
                   ", but --format is another; change one of them");
  return given ? *given : named.value_or(Format::Text);
}

Error checkVendor(StringRef output, const GpuTarget &target) {
  const Suffix *suffix = suffixOf(output);
  if (!suffix || !suffix->vendor || *suffix->vendor == target.vendor)
    return Error::success();
  return failure("-o ", output, " names ", suffix->contents, ", which ",
                 target.name(), " does not run; name it ",
                 suffix->first == Stage::Asm ? (target.isAmd() ? ".s" : ".ptx")
                 : target.isAmd()            ? ".hsaco"
                                             : ".cubin");
}

Error checkNotInput(StringRef output, StringRef input, StringRef option) {
  bool same = false;
  if (sys::fs::equivalent(output, input, same) || !same)
    return Error::success();
  return failure(option, " ", output,
                 " is the input, which would be overwritten; name another "
                 "file");
}

Error writeTogether(const Outputs &outputs) {
  auto isFile = [](StringRef path) {
    return path != "-" &&
           (!sys::fs::exists(path) || sys::fs::is_regular_file(path) ||
            sys::fs::is_directory(path));
  };
  Outputs files;
  for (const auto &one : outputs)
    if (isFile(one.first))
      files.push_back(one);
  if (Error error = writeFiles(files))
    return error;
  for (auto &[path, contents] : outputs)
    if (!isFile(path))
      if (Error error = writeOutput(path, contents))
        return error;
  return Error::success();
}

} // namespace kiln
