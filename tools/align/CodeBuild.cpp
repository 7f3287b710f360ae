#include "tools/align/CodeBuild.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/isa/OpClass.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// Whether an instruction rounds what it computes. Conversions round a value
/// however it was computed, zero times zero and a constant is how ptxas moves
/// that on another pipe, and the greater of two values is one of them.
static bool rounds(const CodeLine &line) {
  StringRef text = line.text;
  return !text.contains("-RZ, RZ") && !text.contains("MNMX") &&
         !text.contains("v_max") && !text.contains("v_min") &&
         is_contained(
             {opClassName(OpClass::Float), opClassName(OpClass::Double),
              opClassName(OpClass::Half), opClassName(OpClass::Special),
              opClassName(OpClass::FloatDivide), opClassName(OpClass::Matrix),
              opClassName(OpClass::AsyncMatrix)},
             line.opClass);
}

/// What an instruction computes, "FFMA.FTZ" of "@!P0 FFMA.FTZ R1, R2, R3, R4":
/// without AMD's encodings, which registers and constants decide, as they do
/// between its two names of a fused multiply-add.
static std::string operationOf(StringRef text) {
  StringRef rest = text.ltrim();
  if (rest.starts_with("@"))
    rest = rest.split(' ').second.ltrim();
  StringRef mnemonic = rest.split(' ').first;
  for (StringRef encoding : {"_e32", "_e64", "_dpp", "_sdwa"})
    mnemonic.consume_back(encoding);
  if (mnemonic.consume_front("v_fmac_"))
    return ("v_fma_" + mnemonic).str();
  return mnemonic.str();
}

BuildCosts costsOf(const CodeBuild &build) {
  if (build.costs)
    return *build.costs;
  BuildCosts costs;
  costs.registers = build.resources.registers;
  costs.spillStoreBytes = build.resources.spillStoreBytes;
  costs.spillLoadBytes = build.resources.spillLoadBytes;
  costs.instructions = build.code.lines.size();
  for (const CodeLine &line : build.code.lines) {
    costs.instructionsInLoops += line.depth != 0;
    if (rounds(line)) {
      std::string mnemonic = operationOf(line.text);
      ++costs.arithmetic[mnemonic];
      costs.arithmeticLines.emplace(line.source, mnemonic);
    }
    if (line.live)
      costs.mostLive = std::max(costs.mostLive.value_or(0), *line.live);
    if (!line.stall)
      continue;
    costs.stallCycles = costs.stallCycles.value_or(0) + *line.stall;
    costs.stallCyclesInLoops =
        costs.stallCyclesInLoops.value_or(0) + (line.depth ? *line.stall : 0);
  }
  if (const GpuTarget *gpu = lookupGpuTarget(build.resources.target))
    costs.occupancy = computeOccupancy(*gpu, build.resources, build.launch);
  return costs;
}

/// Whether it adds: what a multiplication may have become part of.
static bool adds(StringRef mnemonic) {
  static constexpr StringLiteral names[] = {"ADD", "SUB", "FMA", "MAD"};
  return !mnemonic.contains("mfma") && any_of(names, [&](StringRef name) {
    return mnemonic.contains_insensitive(name);
  });
}

static std::map<std::string, unsigned> additionsOf(const BuildCosts &costs) {
  std::map<std::string, unsigned> found;
  for (const auto &[mnemonic, count] : costs.arithmetic)
    if (adds(mnemonic))
      found.emplace(mnemonic, count);
  return found;
}

/// Whether each is as many times as often in `b` as in `a`: once, but for
/// iterations that were unrolled.
static bool areProportional(const std::map<std::string, unsigned> &a,
                            const std::map<std::string, unsigned> &b) {
  if (a.empty() || b.empty())
    return a.empty() && b.empty();
  uint64_t firstOfA = a.begin()->second, firstOfB = b.begin()->second;
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](const auto &mine, const auto &other) {
                      return mine.first == other.first &&
                             mine.second * firstOfB == other.second * firstOfA;
                    });
}

static std::set<std::pair<std::string, std::string>>
linesOfAdditions(const BuildCosts &costs) {
  std::set<std::pair<std::string, std::string>> found;
  for (const auto &[line, mnemonic] : costs.arithmeticLines)
    if (!line.empty() && adds(mnemonic))
      found.emplace(line, mnemonic);
  return found;
}

/// The others: there are as many as iterations were unrolled.
static std::set<std::string> othersOf(const BuildCosts &costs) {
  std::set<std::string> found;
  for (const auto &[mnemonic, count] : costs.arithmetic)
    if (!adds(mnemonic))
      found.insert(mnemonic);
  return found;
}

bool roundAlike(const BuildCosts &a, const BuildCosts &b) {
  if (othersOf(a) != othersOf(b))
    return false;
  if (areProportional(additionsOf(a), additionsOf(b)))
    return true;
  auto lines = linesOfAdditions(a);
  return !lines.empty() && lines == linesOfAdditions(b);
}

BuildComparison::BuildComparison(std::vector<CodeBuild> list, bool aligned)
    : builds(std::move(list)) {
  if (!aligned)
    return;
  for (const CodeBuild &build : drop_begin(builds))
    alignments.push_back(align(builds.front().code, build.code));
}

} // namespace kiln
