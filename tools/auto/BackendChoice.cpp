// What the rule is from: 469 kernels of liger-kernel and fla-core, timed beside
// Triton on one H100 (perf/results/h100-2026-11-27-packages.jsonl), and the
// figures of both forms of 126 of them, of ops where own lowering has fewer
// resident warps somewhere (cpu-2026-11-27-backend.json).
// perf/packages/choose_backend.py computes it from such rows. Speeds are
// Triton's time over own lowering's.
//
// - A build that spills where the other does not is out: of 16 kernels of which
//   own lowering alone spilled, the geomean was 0.92, least 0.38; of 10 of
//   which Triton alone did, 1.82.
// - Where both spill, bytes within a fifth of each other say nothing (0.73 to
//   1.95); with a fifth more, own lowering was slower on 18 of 22 kernels
//   (geomean 0.73), with a fifth fewer, faster on 16 of 19 (1.56).
// - Then the simulated time; a twentieth is what counts as a loss. Of 63 other
//   kernels, timed on an H100, own lowering alone has 1.073; with the rule 1.079,
//   least 0.89, where the launch is told, and 1.071, least 0.70, where it is not;
//   the better form each time has 1.093 (cpu-2026-11-28-simulated-backend.md). Of
//   the latter, comparing for equal work has 1.059, and a static model, gone
//   since, had 1.081. The 126 were not judged by simulation.
// - Where there is no such model, residency: down to three quarters of the
//   blocks most kernels gain all the same, and below that a third of them lose.
//   Of the 469 that has 1.119 with 5.8 % below 0.95, least 0.70, for 1.106 with
//   13.0 % of own lowering alone (1.068 and 1.114 of it in liger-kernel and
//   fla-core become 1.068 and 1.130); of the 126, 1.110 with 10.3 %.
#include "tools/auto/BackendChoice.h"

#include "targets/cost/CostModel.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {

/// So many times the bytes spilled are clearly more.
static constexpr double kMoreSpills = 1.2;
/// So much less simulated time is clearly less: what counts as a loss.
static constexpr double kLessTime = 0.05;
/// So many times the resident blocks are clearly more: beyond 4 for 3.
static constexpr double kMoreBlocks = 1.35;

StringRef backendName(Backend backend) {
  return backend == Backend::Tile ? "tile" : "llvm";
}

Rule backendRule(const GpuTarget &gpu) {
  return {{{Figure::AnySpills},
           {Figure::SpillRatio, std::log(kMoreSpills)},
           {Figure::AnyStack},
           {Figure::StackRatio, std::log(kMoreSpills)},
           isCostMeasured(gpu)
               ? Criterion{Figure::Time, std::log1p(kLessTime)}
               : Criterion{Figure::BlockRatio, std::log(kMoreBlocks)}}};
}

static StringRef title(Backend backend) {
  return backend == Backend::Tile ? "Kiln's own lowering" : "the LLVM IR";
}

static std::string spillsOf(const AutoCandidate &build) {
  return build.resources.vectorSpills || build.resources.scalarSpills
             ? formatv("{0} spilled registers", build.spills()).str()
             : formatv("{0} bytes of spills", build.spills()).str();
}

static std::string whyTaken(const AutoCandidate &taken,
                            const AutoCandidate &other, StringRef otherTitle,
                            std::optional<Figure> figure, const Rule &rule) {
  uint64_t stack = taken.resources.stackBytes.value_or(0),
           otherStack = other.resources.stackBytes.value_or(0);
  if (!figure && rule.criteria.back().figure == Figure::Time)
    return formatv("not clearly more spills, and {0:f3} of the simulated time "
                   "of {1}, which is not clearly longer",
                   taken.cycles / other.cycles, otherTitle);
  if (!figure)
    return formatv("not clearly more spills and not clearly fewer resident "
                   "blocks, {0}, and {1} has {2}",
                   taken.blocks, otherTitle, other.blocks);
  switch (*figure) {
  case Figure::AnySpills:
    return formatv("it spills nothing, and {0} has {1}", otherTitle,
                   spillsOf(other));
  case Figure::SpillRatio:
    return formatv("{0}, and {1} has {2}", spillsOf(taken), otherTitle,
                   spillsOf(other));
  case Figure::AnyStack:
    return formatv("no memory on the stack, and {0} has {1} bytes a thread",
                   otherTitle, otherStack);
  case Figure::StackRatio:
    return formatv("{0} bytes of a thread's memory on the stack, and {1} has "
                   "{2}",
                   stack, otherTitle, otherStack);
  case Figure::Time:
    return formatv("{0:f3} of the simulated time of {1}",
                   taken.cycles / other.cycles, otherTitle);
  case Figure::BlockRatio:
    return formatv("{0} resident blocks, and {1} has {2}", taken.blocks,
                   otherTitle, other.blocks);
  default:
    llvm_unreachable("no criterion of backendRule");
  }
}

BackendChoice chooseBackend(std::string kernel, AutoCandidate tile,
                            AutoCandidate llvm, const GpuTarget &gpu) {
  BackendChoice result{std::move(kernel),
                       Backend::Tile,
                       "",
                       "",
                       {std::move(tile), std::move(llvm)}};
  Rule rule = backendRule(gpu);
  Choice choice = choose(result.builds, rule);
  result.taken = Backend(choice.chosen);
  Backend left = Backend(1 - choice.chosen);
  const AutoCandidate &taken = result.builds[choice.chosen],
                      &other = result.builds[1 - choice.chosen];
  std::string why;
  if (!other.error.empty())
    why = formatv("{0} cannot be taken: {1}", title(left),
                  StringRef(other.error).split("\n").first.rtrim());
  else if (choice.compared.size() < 2)
    why = formatv("a GPU cannot hold one block of {0}", title(left));
  else
    why = whyTaken(taken, other, title(left),
                   choice.decidedBy
                       ? std::optional(rule.criteria[*choice.decidedBy].figure)
                       : std::nullopt,
                   rule);
  result.reason = formatv("{0}: {1}", title(result.taken), why);
  return result;
}

template <typename T> static json::Value orNull(const std::optional<T> &value) {
  return value ? json::Value(*value) : json::Value(nullptr);
}

static json::Object toJSON(const AutoCandidate &build) {
  if (!build.error.empty())
    return json::Object{{"error", build.error}};
  const KernelResources &used = build.resources;
  return json::Object{{"registers", orNull(used.registers)},
                      {"spill_store_bytes", orNull(used.spillStoreBytes)},
                      {"spill_load_bytes", orNull(used.spillLoadBytes)},
                      {"vector_spills", orNull(used.vectorSpills)},
                      {"scalar_spills", orNull(used.scalarSpills)},
                      {"stack_bytes", orNull(used.stackBytes)},
                      {"static_shared_bytes", orNull(used.staticSharedBytes)},
                      {"dynamic_shared_bytes", orNull(used.dynamicSharedBytes)},
                      {"threads_per_block", orNull(used.threadsPerBlock)},
                      {"warps_per_unit", build.warps},
                      {"blocks_per_unit", build.blocks},
                      {"simulated_cycles", std::isfinite(build.cycles)
                                               ? json::Value(build.cycles)
                                               : json::Value(nullptr)}};
}

json::Object toJSON(const BackendChoice &choice) {
  json::Object builds;
  for (Backend backend : {Backend::Tile, Backend::LLVM})
    builds[backendName(backend)] = toJSON(choice.builds[unsigned(backend)]);
  return json::Object{{"taken", backendName(choice.taken)},
                      {"reason", choice.reason},
                      {"unevaluated", choice.unevaluated.empty()
                                          ? json::Value(nullptr)
                                          : json::Value(choice.unevaluated)},
                      {"builds", std::move(builds)}};
}

} // namespace kiln
