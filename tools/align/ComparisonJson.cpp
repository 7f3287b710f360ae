// A comparison for programs.
#include "tools/align/CodeBuild.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

template <typename T> json::Value knownOrNull(const std::optional<T> &value) {
  return value ? json::Value(*value) : json::Value(nullptr);
}

json::Object buildJson(const CodeBuild &build, const BuildCosts &first) {
  BuildCosts costs = costsOf(build);
  json::Object arithmetic;
  for (const auto &[mnemonic, count] : costs.arithmetic)
    arithmetic[mnemonic] = count;
  json::Value warps = nullptr;
  if (costs.occupancy)
    warps = costs.occupancy->warpsPerUnit;
  return json::Object{
      {"name", json::fixUTF8(build.code.name)},
      {"file", json::fixUTF8(build.resources.file)},
      {"kernel", json::fixUTF8(build.code.kernel)},
      {"target", build.code.target},
      {"registers", knownOrNull(costs.registers)},
      {"most_live", knownOrNull(costs.mostLive)},
      {"spill_store_bytes", knownOrNull(costs.spillStoreBytes)},
      {"spill_load_bytes", knownOrNull(costs.spillLoadBytes)},
      {"instructions", costs.instructions},
      {"instructions_in_loops", costs.instructionsInLoops},
      {"arithmetic", std::move(arithmetic)},
      {"rounds_as_first", roundAlike(first, costs)},
      {"stall_cycles", knownOrNull(costs.stallCycles)},
      {"stall_cycles_in_loops", knownOrNull(costs.stallCyclesInLoops)},
      {"warps_per_unit", std::move(warps)}};
}

json::Object lineJson(const CodeLine &line) {
  json::Object object{{"address", line.address},
                      {"text", json::fixUTF8(line.text)},
                      {"depth", line.depth}};
  if (line.live)
    object["live"] = *line.live;
  if (!line.source.empty())
    object["source"] = json::fixUTF8(line.source);
  return object;
}

json::Object alignmentJson(const CodeBuild &a, const CodeBuild &b,
                           const Alignment &alignment) {
  json::Object counts, classes;
  for (Fate fate :
       {Fate::Same, Fate::Renamed, Fate::Moved, Fate::Removed, Fate::Added})
    counts[nameOf(fate)] = alignment.count(fate);
  for (const auto &[name, count] : classCounts(a.code, b.code))
    classes[name] = json::Array{count.first, count.second};
  json::Array rows;
  for (const AlignedRow &row : alignment.rows) {
    const AlignedLine &line = row.a ? alignment.a[*row.a] : alignment.b[*row.b];
    json::Object object{
        {"fate", nameOf(line.fate)}, {"first", nullptr}, {"other", nullptr}};
    if (row.a)
      object["first"] = lineJson(a.code.lines[*row.a]);
    if (row.b)
      object["other"] = lineJson(b.code.lines[*row.b]);
    if (line.fate == Fate::Moved) {
      const CodeBuild &there = row.a ? b : a;
      object["partner"] = there.code.lines[*line.partner].address;
      object["moved_by"] = line.movedBy;
    }
    if (line.lookalike)
      object["lookalike"] = (row.a ? b : a).code.lines[*line.lookalike].address;
    rows.push_back(std::move(object));
  }
  return json::Object{{"build", json::fixUTF8(b.code.name)},
                      {"counts", std::move(counts)},
                      {"classes", std::move(classes)},
                      {"rows", std::move(rows)}};
}

} // namespace

json::Object comparisonJson(const BuildComparison &comparison) {
  const CodeBuild &first = comparison.builds.front();
  json::Array builds, against;
  BuildCosts costsOfFirst = costsOf(first);
  for (const CodeBuild &build : comparison.builds)
    builds.push_back(buildJson(build, costsOfFirst));
  for (auto [build, alignment] :
       zip(drop_begin(comparison.builds), comparison.alignments))
    against.push_back(alignmentJson(first, build, alignment));
  return json::Object{{"kernel", json::fixUTF8(first.code.kernel)},
                      {"target", first.code.target},
                      {"builds", std::move(builds)},
                      {"against_first", std::move(against)}};
}

} // namespace kiln
