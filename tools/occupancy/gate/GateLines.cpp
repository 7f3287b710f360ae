#include "tools/occupancy/gate/GateLines.h"

#include "tools/inspect/SourceLines.h"
#include <map>

using namespace llvm;

namespace kiln {

static std::optional<GateLine> lineAt(const SourceLines &lines,
                                      uint64_t address) {
  const SourceLines::Location *location = lines.at(address);
  if (!location || location->line == 0)
    return std::nullopt;
  return GateLine{lines.files()[location->file], location->line};
}

/// The line with most of the kernel's marked spills.
static std::optional<GateLine> spilledLine(const SourceLines &lines,
                                           const KernelResources &kernel) {
  std::map<std::pair<std::string, unsigned>, unsigned> counts;
  for (uint32_t offset : kernel.spillOffsets)
    if (std::optional<GateLine> line = lineAt(lines, offset))
      ++counts[{line->file, line->line}];
  std::optional<GateLine> most;
  unsigned highest = 0;
  for (const auto &[line, count] : counts)
    if (count > highest) {
      most = GateLine{line.first, line.second};
      highest = count;
    }
  return most;
}

/// The line of the first of these instructions that has one.
static std::optional<GateLine> lineOfAny(const SourceLines &lines,
                                         ArrayRef<uint64_t> addresses) {
  for (uint64_t address : addresses)
    if (std::optional<GateLine> line = lineAt(lines, address))
      return line;
  return std::nullopt;
}

static std::optional<GateLine> firstLine(const SourceLines &lines,
                                         const KernelResources &kernel) {
  constexpr uint64_t step = 4; // no instruction is shorter
  for (uint64_t address = 0; address < kernel.codeBytes; address += step)
    if (std::optional<GateLine> line = lineAt(lines, address))
      return line;
  return std::nullopt;
}

std::vector<std::optional<GateLine>> gateLines(const GateResult &result,
                                               ArrayRef<GateFacts> facts,
                                               ArrayRef<BinaryFile> files) {
  std::vector<std::optional<GateLine>> found(result.findings.size());
  // Findings by the index of their kernel among all.
  std::multimap<size_t, size_t> wanted;
  for (auto [index, finding] : enumerate(result.findings))
    if (finding.kernelIndex)
      wanted.insert({*finding.kernelIndex, index});
  size_t next = 0;
  for (const BinaryFile &file : files) {
    size_t first = next, after = first + file.kernels.size();
    next = after;
    if (wanted.lower_bound(first) == wanted.lower_bound(after))
      continue;
    UnknownGpus unknown;
    size_t place = first;
    auto visit = [&](MemoryBufferRef elf,
                     ArrayRef<KernelResources> kernels) -> Error {
      for (const KernelResources &kernel : kernels) {
        auto [begin, end] = wanted.equal_range(place++);
        if (begin == end)
          continue;
        SourceLines lines = SourceLines::read(elf, kernel);
        for (auto entry = begin; entry != end; ++entry) {
          const GateFinding &finding = result.findings[entry->second];
          std::optional<GateLine> &line = found[entry->second];
          if (finding.rule && finding.rule->name == "spills")
            line = spilledLine(lines, kernel);
          if (finding.rule && finding.rule->name == "hazards")
            line = lineOfAny(lines, facts[*finding.kernelIndex].hazardOffsets);
          if (!line)
            line = firstLine(lines, kernel);
        }
      }
      return Error::success();
    };
    // It was read before; what does not work now only lacks its lines.
    consumeError(
        forEachCodeFile(file.code->getMemBufferRef(), visit, &unknown));
  }
  return found;
}

} // namespace kiln
