#include "tools/bisect/BisectionReport.h"

using namespace llvm;

namespace kiln {

static json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

static StringRef formName(StageFigures::Form form) {
  switch (form) {
  case StageFigures::Form::IR:
    return "llvm-ir";
  case StageFigures::Form::Machine:
    return "machine";
  case StageFigures::Form::Finished:
    return "finished";
  }
  llvm_unreachable("covered switch");
}

static json::Object toJSON(const RegionFigures &region) {
  json::Object object{{"depth", region.depth},
                      {"line", orNull(region.line)},
                      {"block", orNull(region.block)},
                      {"instructions", region.instructions},
                      {"scratch", region.scratch},
                      {"moves", region.moves},
                      {"accumulator_moves", region.accumulatorMoves},
                      {"peak", nullptr},
                      {"peak_line", orNull(region.peakLine)},
                      {"live", nullptr}};
  if (!region.live)
    return object;
  json::Object live;
  for (size_t file = 0; file <= size_t(RegisterFile::Last); ++file)
    live[fileName(RegisterFile(file))] = (*region.live)[RegisterFile(file)];
  object["live"] = std::move(live);
  object["peak"] = region.peak;
  return object;
}

static json::Object toJSON(const StageFigures &stage,
                           const KernelStages &kernel) {
  StageCost cost = costOf(stage, kernel);
  json::Array regions;
  for (const RegionFigures &region : stage.regions)
    regions.push_back(toJSON(region));
  return json::Object{
      {"instructions", stage.instructions()},
      {"scratch_in_loops", cost.scratchInLoops},
      {"scratch", stage.scratch()},
      {"past_limit_in_loops", cost.pastInLoops},
      {"past_limit_elsewhere", cost.pastElsewhere},
      {"moves_in_loops", stage.movesInLoops()},
      {"accumulator_moves_in_loops", stage.accumulatorMovesInLoops()},
      {"warps_per_unit", cost.warps},
      {"regions", std::move(regions)}};
}

static json::Object toJSON(const StagePair &stage) {
  return json::Object{{"form", formName(stage.after->form)},
                      {"pass", stage.after->pass},
                      {"run", stage.after->run},
                      {"loss", lossName(stage.loss)}};
}

static json::Object buildJson(const KernelStages &kernel) {
  return json::Object{
      {"file", kernel.file},
      {"kernel", kernel.kernel},
      {"register_limit", kernel.budget.limit()},
      {"registers", kernel.resources.registers},
      {"stack_bytes", kernel.resources.stackBytes},
      {"warps_per_unit", kernel.occupancy
                             ? json::Value(kernel.occupancy->warpsPerUnit)
                             : json::Value(nullptr)}};
}

static json::Object firstJson(const Bisection &bisection) {
  const StagePair &stage = bisection.stages[*bisection.first];
  json::Object object = toJSON(stage);
  const LostRegion &region = bisection.region;
  object["stage"] = *bisection.first;
  object["new_region"] = toJSON(stage.after->regions[region.after]);
  object["old_region"] =
      region.before ? json::Value(toJSON(stage.before->regions[*region.before]))
                    : json::Value(nullptr);
  json::Array values;
  for (const ValueGrowth &one : growthIn(bisection))
    values.push_back(json::Object{{"what", one.kind.what},
                                  {"line", orNull(one.kind.line)},
                                  {"is_idle", one.kind.isIdle},
                                  {"old", one.before},
                                  {"new", one.after}});
  object["values"] = std::move(values);
  return object;
}

static json::Array wideningJson(const Bisection &bisection) {
  json::Array passes;
  for (const WideningPass &pass : wideningPasses(bisection)) {
    json::Object object = toJSON(bisection.stages[pass.stage]);
    object["stage"] = pass.stage;
    object["widening"] = pass.widening();
    object["old"] = json::Array{pass.oldBefore, pass.oldAfter};
    object["new"] = json::Array{pass.newBefore, pass.newAfter};
    passes.push_back(std::move(object));
  }
  return passes;
}

json::Object bisectionJson(const Bisection &bisection) {
  json::Array stages;
  for (const StagePair &stage : bisection.stages) {
    json::Object object = toJSON(stage);
    object["old"] = toJSON(*stage.before, *bisection.before);
    object["new"] = toJSON(*stage.after, *bisection.after);
    stages.push_back(std::move(object));
  }
  return json::Object{{"target", bisection.after->resources.target},
                      {"old", buildJson(*bisection.before)},
                      {"new", buildJson(*bisection.after)},
                      {"first", bisection.first
                                    ? json::Value(firstJson(bisection))
                                    : json::Value(nullptr)},
                      {"widening_passes", wideningJson(bisection)},
                      {"stages", std::move(stages)}};
}

} // namespace kiln
