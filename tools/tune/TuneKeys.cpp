#include "tools/tune/TuneKeys.h"

#include "targets/gpu/GpuTarget.h"
#include "tools/case/CaseSource.h"
#include "tools/case/CaseVariant.h"
#include "tools/source/Source.h"
#include "tools/tune/execute/CompilePoint.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace kiln {

/// Tile IR without its locations: what was made of a Python file names it as the
/// command line or the case did.
static std::string withoutLocations(StringRef tile) {
  std::string text;
  for (StringRef line : split(tile, '\n')) {
    if (line.starts_with("#loc"))
      continue;
    while (!line.empty()) {
      auto [before, after] = line.split(" loc(");
      text += before;
      line = after.split(')').second;
    }
    text += '\n';
  }
  return text;
}

std::string sourceHash(MemoryBufferRef source) {
  bool isMade = source.getBufferIdentifier().ends_with(".py.ttir");
  uint64_t hash = isMade ? xxh3_64bits(withoutLocations(source.getBuffer()))
                         : xxh3_64bits(source.getBuffer());
  return utohexstr(hash, /*LowerCase=*/true, /*Width=*/16);
}

Expected<std::string> sourceHash(const CaseFile &configuration,
                                 const GpuTarget *target) {
  CaseSourceOptions options;
  options.target = target;
  Expected<CaseSource> source = openKernel(configuration, options);
  if (!source)
    return source.takeError();
  return sourceHash(*source->text);
}

/// Of what the case's files hold, since a kernel's time may depend on it;
/// empty: there are none.
static Expected<std::string> dataHash(const CaseFile &file) {
  uint64_t hash = 0;
  bool found = false;
  for (const CaseArgument &argument : file.arguments) {
    if (argument.fill.kind != CaseFill::File)
      continue;
    Expected<std::unique_ptr<MemoryBuffer>> buffer =
        openFile(argument.fill.file);
    if (!buffer)
      return buffer.takeError();
    hash = hash * 31 + xxh3_64bits((*buffer)->getBuffer());
    found = true;
  }
  return found ? utohexstr(hash, /*LowerCase=*/true) : std::string();
}

Expected<TuneKeys> TuneKeys::create(const CaseFile &file, const TuneTask &task,
                                    StringRef build) {
  TuneKeys keys;
  keys.common.kiln = build.str();
  Expected<std::string> data = dataHash(file);
  if (!data)
    return data.takeError();
  for (unsigned c = 0; c < configurationCount(file); ++c) {
    const CaseFile &configuration = configurationOf(file, c);
    TuneKey &key = keys.configurations.emplace_back();
    if (Error error = sourceHash(configuration, task.target).moveInto(key.ir))
      return std::move(error);
    Expected<CaseVariant> variant = resolveCase(configuration, task.variant);
    if (!variant)
      return variant.takeError();
    key.configuration = configuration.label;
    key.launch = formatv(
        "{0} {1} grid={2}x{3}x{4} warps={5} stages={6} shared={7} seed={8}",
        task.target->name(), configuration.name, variant->grid[0],
        variant->grid[1], variant->grid[2], configuration.numWarps.value_or(0),
        configuration.numStages.value_or(0), variant->dynamicShared, task.seed);
    if (!configuration.fpFusion)
      key.launch += " fusion=off";
    if (!data->empty())
      key.launch += " data=" + *data;
    key.sizes = variant->label;
  }
  return keys;
}

TuneKey TuneKeys::of(const TunePoint &point) const {
  TuneKey key = configurations[point.configuration];
  key.directives = point.directives;
  key.kiln = common.kiln;
  key.assembler = common.assembler;
  key.gpu = common.gpu;
  key.driver = common.driver;
  return key;
}

TuneKey TuneKeys::ofRace() const {
  TuneKey key = of({0, {}});
  key.configuration = "all";
  key.ir.clear();
  return key;
}

} // namespace kiln
