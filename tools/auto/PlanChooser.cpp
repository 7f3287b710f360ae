#include "tools/auto/PlanChooser.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/auto/OneMoreBlock.h"
#include "tools/driver/AssemblerRemarks.h"
#include "tools/driver/TileToLLVM.h"
#include "llvm/Support/ThreadPool.h"

using namespace llvm;

namespace kiln {

void PlanChooser::lower(Build &build) const {
  CompileOptions here = options;
  here.plan.say(build.plan);
  build.compiled.emplace(compileToModule(source, here, Stage::LLVM));
  if (*build.compiled)
    raw_string_ostream(build.text) << *(*build.compiled)->module;
}

void PlanChooser::finish(Build &build) const {
  if (!*build.compiled)
    return;
  if (Error error = compileToFit(**build.compiled, options, Stage::Report))
    build.compiled.emplace(std::move(error));
}

Error PlanChooser::judge(PlanCandidate &candidate, const Compiled &compiled) {
  candidate.resources = compiled.resources.at(0);
  const KernelResources &kernel = candidate.resources;
  const GpuTarget &gpu = *compiled.target;
  candidate.threads = compiled.kernels.at(0).threadsPerBlock;
  candidate.matrix = matrixWorkOf(compiled.assembly);
  Expected<Figures> figures =
      figuresOf(compiled.object, kernel, gpu,
                knownLaunch(*compiled.module->getFunction(kernel.kernel), gpu,
                            options.launches));
  if (!figures)
    return figures.takeError();
  candidate.spills = figures->spills();
  candidate.blocks = figures->blocks;
  candidate.warps = figures->warps;
  candidate.cycles = figures->cycles;
  return Error::success();
}

/// Takes a build that is finished among the candidates.
Error PlanChooser::add(PlanChoice &choice, Build build) {
  PlanCandidate candidate;
  candidate.plan = build.plan;
  if (*build.compiled) {
    const Compiled &compiled = **build.compiled;
    if (Error error = judge(candidate, compiled))
      return error;
    auto [same, isNew] = firstWith.try_emplace(
        machineCodeOf(candidate.resources, compiled.object), built.size());
    if (!isNew)
      candidate.sameAs = same->second;
    std::vector<CodeGenRemark> said =
        assemblerRemarks(compiled.assemblerLog, compiled.assembly);
    const CodeGenRemark *serialized =
        findSerialized(said, candidate.resources.kernel);
    plainIsSerialized |= built.empty() && serialized;
    if (serialized && !plainIsSerialized)
      candidate.error = serialized->message;
  } else if (build.compiled->errorIsA<EnvironmentError>()) {
    return build.compiled->takeError();
  } else {
    candidate.error = toString(build.compiled->takeError());
  }
  choice.candidates.push_back(std::move(candidate));
  built.push_back(std::move(build));
  return Error::success();
}

static std::string firstLine(StringRef text) {
  return text.split('\n').first.str();
}

/// The choice is made, unless nothing could be.
static Error settle(PlanChoice &choice) {
  const PlanCandidate &chosen = choice.candidates[choice.chosen];
  choice.plan = chosen.plan;
  return chosen.error.empty() ? Error::success() : failure(chosen.error);
}

/// What the lowering said of a step that changed nothing.
static std::string whyUnchanged(Variant step, const Compiled &compiled) {
  RefusalCode code = recordOf(step).notForKernel;
  for (const CodeGenRemark &remark : compiled.remarks)
    if (remark.pass == kLoweringRemark && code != RefusalCode::None &&
        remark.name == nameOf(code))
      return remark.message;
  return "it changes nothing";
}

/// Tries a step from the best so far; `lowered` is its build where somebody
/// lowered it already.
Error PlanChooser::step(PlanChoice &choice, Variant step,
                        std::optional<Build> lowered) {
  unsigned current = choice.chosen;
  PlanCandidate next;
  next.plan =
      lowered ? lowered->plan : stepped(choice.candidates[current].plan, step);
  next.left = choice.candidates[current].hasFigures()
                  ? whyNotTried(step, choice.candidates[current])
                  : "";
  if (next.left.empty()) {
    if (!lowered) {
      lowered.emplace(Build{next.plan, std::nullopt, ""});
      lower(*lowered);
    }
    if (!lowered->text.empty() && lowered->text == built[current].text) {
      next.left = whyUnchanged(step, **lowered->compiled);
      next.sameAs = current;
    }
  }
  if (!next.left.empty()) {
    next.untried = true;
    choice.candidates.push_back(std::move(next));
    built.push_back({});
    return Error::success();
  }
  if (lowered->compiled && *lowered->compiled &&
      (*lowered->compiled)->object.empty())
    finish(*lowered);
  if (Error error = add(choice, std::move(*lowered)))
    return error;
  PlanCandidate &tried = choice.candidates.back();
  if (!tried.error.empty())
    tried.left = firstLine(tried.error);
  else if (tried.sameAs)
    tried.left = "the same machine code";
  else if (choice.candidates[current].error.empty())
    tried.left = whyNotTaken(step, tried, choice.candidates[current]);
  if (tried.left.empty())
    choice.chosen = choice.candidates.size() - 1;
  return Error::success();
}

Error PlanChooser::run(PlanChoice &choice) {
  // The first two are wanted whatever comes of them.
  std::vector<Build> first(1);
  first[0].plan = options.planUsed();
  if (isOpen(Variant::TensorMaps))
    first.push_back(
        {stepped(first[0].plan, Variant::TensorMaps), std::nullopt, ""});
  {
    DefaultThreadPool pool(hardware_concurrency(jobs));
    for (Build &build : first)
      pool.async([&] { lower(build); });
    pool.wait();
    for (Build &build : first)
      if (&build == &first[0] || build.text != first[0].text)
        pool.async([&] { finish(build); });
    pool.wait();
  }
  if (Error error = add(choice, std::move(first[0]))) {
    if (isOpen(Variant::TensorMaps) && !*first[1].compiled)
      consumeError(first[1].compiled->takeError()); // no other's, the machine's
    return error;
  }
  if (isOpen(Variant::TensorMaps))
    if (Error error = step(choice, Variant::TensorMaps, std::move(first[1])))
      return error;
  if (isOpen(Variant::Persistent))
    if (Error error = step(choice, Variant::Persistent, std::nullopt))
      return error;
  return lastSteps(choice, /*onlyWorthwhile=*/false);
}

Error PlanChooser::lastSteps(PlanChoice &choice, bool onlyWorthwhile) {
  for (Variant last : {Variant::WarpSpecialize, Variant::OverlapIterations}) {
    const PlanCandidate &current = choice.candidates[choice.chosen];
    if (!isOpen(last) ||
        (onlyWorthwhile &&
         !(current.error.empty() && whyNotTried(last, current).empty())))
      continue;
    if (Error error = step(choice, last, std::nullopt))
      return error;
  }
  if (isOpen(Variant::ExtraStages) &&
      choice.candidates[choice.chosen].hasFigures() &&
      whyNotTried(Variant::ExtraStages, choice.candidates[choice.chosen])
          .empty())
    if (Error error = deepen(choice))
      return error;
  return settle(choice);
}

/// As many stages more as leave an SM its blocks, by the bytes of what is
/// lowered.
Error PlanChooser::deepen(PlanChoice &choice) {
  const PlanCandidate current = choice.candidates[choice.chosen];
  for (unsigned more = mostStagesMore(takesTiles); more; --more) {
    Build build{current.plan, std::nullopt, ""};
    build.plan.extraStages = more;
    lower(build);
    if (!*build.compiled) {
      consumeError(build.compiled->takeError()); // with fewer stages it may fit
      continue;
    }
    if (build.text == built[choice.chosen].text)
      continue;
    Compiled &compiled = **build.compiled;
    KernelResources deeper = current.resources;
    addLaunch(deeper, *compiled.module);
    LaunchShape launch =
        shapeOf(deeper.kernel, compiled.target->name(), options.launches);
    std::optional<Occupancy> occupancy =
        computeOccupancy(*compiled.target, deeper, launch);
    // Where they do not fit, as many as before, in another lowering variant,
    // are made.
    if (occupancy && occupancy->blocksPerUnit >= current.blocks &&
        deeper.dynamicSharedBytes > current.resources.dynamicSharedBytes)
      return step(choice, Variant::ExtraStages, std::move(build));
  }
  return Error::success();
}

Error PlanChooser::runQuickly(PlanChoice &choice) {
  LoweringPlan base = options.planUsed();
  Build usual{usualPlan(base, open), std::nullopt, ""};
  lower(usual);
  finish(usual);
  if (Error error = add(choice, std::move(usual)))
    return error;
  choice.plan = choice.candidates[0].plan;
  if (choice.plan == base || !mayBeWorse(choice.candidates[0]))
    return lastSteps(choice, /*onlyWorthwhile=*/true);
  Build plain{base, std::nullopt, ""};
  lower(plain);
  if (!plain.text.empty() && plain.text == built[0].text) {
    // As any launcher can launch it.
    choice.candidates[0].plan = choice.plan = base;
    return lastSteps(choice, /*onlyWorthwhile=*/true);
  }
  finish(plain);
  if (Error error = add(choice, std::move(plain)))
    return error;
  PlanCandidate &first = choice.candidates[0], &second = choice.candidates[1];
  if (!second.error.empty())
    second.left = firstLine(second.error);
  else if (!first.error.empty())
    first.left = firstLine(first.error);
  else if (first.left = whyNotTaken(Variant::TensorMaps, first, second);
           first.left.empty())
    second.left = kFasterForMost;
  choice.chosen = first.left.empty() ? 0 : 1;
  return lastSteps(choice, /*onlyWorthwhile=*/true);
}

} // namespace kiln
