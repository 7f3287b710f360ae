#include "tools/auto/EvaluateRemats.h"

#include "sched-strategies/saved/SavedSchedule.h"
#include "targets/directives/AllDirectives.h"
#include "targets/directives/CarriedDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/auto/OneMoreBlock.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

bool mayGo(const Directive &remat) { return remat.getEnum("keep") == "better"; }

/// The directives of a kernel some of whose rematerializations are to be
/// evaluated; else none.
CarriedDirectives directivesToEvaluate(const Function &kernel) {
  if (!kernel.hasFnAttribute(kRematAttr))
    return {};
  Expected<CarriedDirectives> directives = readDirectives(kernel);
  if (directives)
    return any_of(directives->remats, mayGo) ? std::move(*directives)
                                             : CarriedDirectives();
  consumeError(directives.takeError()); // the driver says it
  return {};
}

bool isReplayed(const CarriedDirectives &directives) {
  return directives.schedule &&
         directives.schedule->strategy.name() == "replay";
}

void setRemats(Function &kernel, ArrayRef<Directive> remats) {
  if (remats.empty())
    kernel.removeFnAttr(kRematAttr);
  else
    kernel.addFnAttr(kRematAttr, spell(remats));
}

/// Whether the rematerialization ran and found nothing to change.
bool isIdle(const Compiled &compiled, StringRef kernel,
            const Directive &directive) {
  const KernelResults *results = compiled.results.find(kernel);
  return results &&
         any_of(results->remats, [&](const RematerializationResult &result) {
           return result.remat == directive.str() && !result.count;
         });
}

/// The module under one set of directives, or why it cannot be made.
struct Build {
  std::optional<Compiled> compiled;
  std::string whyNot{};
  bool lacksTool = false;
};

/// The kernels of one compilation, evaluated one after the other.
class RematEvaluator {
public:
  RematEvaluator(AutoCompiled &compiled, const CompileOptions &given,
                 Stage upTo)
      : compiled(compiled), options(given),
        upTo(std::max(upTo, Stage::Report)) {
    // For what comes out in the end.
    options.passFolder = nullptr;
    options.passObserver = nullptr;
  }

  void followSaved(Function &kernel);
  void judge(Function &kernel);
  /// What came out in the end, if something was compiled.
  std::optional<Compiled> takeMade() {
    return made ? std::move(made->compiled) : std::nullopt;
  }

private:
  Build build() const;
  EvaluatedBuild evaluate(const Build &build, const Function &kernel) const;
  RematOutcome leaveOut(Function &kernel, std::vector<Directive> &remats,
                        StringRef name);

  AutoCompiled &compiled;
  CompileOptions options;
  Stage upTo;
  /// What the module as it is comes to; absent: nothing was asked of it yet.
  std::optional<Build> made;
};

/// The module under the directives that it has now. It shares the module's
/// context.
Build RematEvaluator::build() const {
  Compiled built = copyToCompileAgain(compiled);
  Error error = compileToFit(built, options, upTo);
  if (!error)
    return {std::move(built)};
  bool lacksTool = error.isA<EnvironmentError>();
  return {std::nullopt, toString(std::move(error)), lacksTool};
}

/// The kernel's figures in a build; where there are none, why.
EvaluatedBuild RematEvaluator::evaluate(const Build &build,
                                        const Function &kernel) const {
  EvaluatedBuild figures;
  if (!build.compiled) // a sentence has one line
    figures.candidate.error = "the kernel cannot be compiled: " +
                              join(split(build.whyNot, "\n"), " ");
  else if (Error error =
               evaluateBuild(*build.compiled, kernel.getName(),
                             knownLaunch(kernel, *build.compiled->target,
                                         options.launches))
                   .moveInto(figures))
    figures.candidate.error = toString(std::move(error));
  return figures;
}

/// Leaves out one of the kernel's rematerializations unless the kernel is
/// better with it.
RematOutcome RematEvaluator::leaveOut(Function &kernel,
                                      std::vector<Directive> &remats,
                                      StringRef name) {
  std::vector<Directive> fewer = remats;
  auto out = find_if(fewer, [&](const Directive &directive) {
    return directive.name() == name;
  });
  RematOutcome evaluated{kernel.getName().str(), out->str()};
  fewer.erase(out);
  setRemats(kernel, fewer);
  Build built = build();
  EvaluatedBuild with = evaluate(*made, kernel),
                 without = evaluate(built, kernel);
  // Where ptxas serializes both there is nothing to choose.
  if (with.serialized.empty() != without.serialized.empty())
    for (EvaluatedBuild *one : {&with, &without})
      if (one->candidate.error.empty())
        one->candidate.error = one->serialized;
  if (!with.candidate.error.empty() && !without.candidate.error.empty()) {
    evaluated.reason = with.candidate.error;
    setRemats(kernel, remats);
    return evaluated;
  }
  if (with.code == without.code)
    with.candidate.sameAs = 0;
  with.candidate.relative = with.candidate.cycles / without.candidate.cycles;
  bool better;
  std::tie(better, evaluated.reason) =
      isBetter(with.candidate, without.candidate, *compiled.target);
  evaluated.outcome = better ? RematOutcome::Kept : RematOutcome::TakenBack;
  evaluated.with = std::move(with.candidate);
  evaluated.without = std::move(without.candidate);
  if (better) {
    setRemats(kernel, remats);
  } else {
    remats = std::move(fewer);
    made = std::move(built);
  }
  return evaluated;
}

/// A schedule was saved of what was kept then.
void RematEvaluator::followSaved(Function &kernel) {
  const CarriedDirectives directives = directivesToEvaluate(kernel);
  if (!isReplayed(directives))
    return;
  Expected<SavedSchedule> saved = readSavedSchedule(
      directives.schedule->strategy.getText("file"), kernel.getName());
  if (!saved) {
    consumeError(saved.takeError()); // the strategy says it
    return;
  }
  Expected<std::vector<Directive>> kept = parseRemats(saved->remat);
  if (!kept) {
    consumeError(kept.takeError());
    return;
  }
  std::vector<Directive> remats;
  for (const Directive &directive : directives.remats) {
    bool isKept =
        !mayGo(directive) || any_of(*kept, [&](const Directive &other) {
          return other.name() == directive.name();
        });
    if (isKept)
      remats.push_back(directive);
    if (mayGo(directive))
      compiled.rematOutcomes.push_back(
          {kernel.getName().str(), directive.str(),
           isKept ? RematOutcome::Unevaluated : RematOutcome::TakenBack,
           isKept ? "the schedule that is replayed was saved with it"
                  : "the schedule that is replayed was saved without it"});
  }
  setRemats(kernel, remats);
}

void RematEvaluator::judge(Function &kernel) {
  const CarriedDirectives directives = directivesToEvaluate(kernel);
  if (directives.remats.empty() || isReplayed(directives))
    return;
  if (!made)
    made = build();
  struct Judged {
    Directive directive;
    RematOutcome evaluated;
    bool isOpen;
  };
  std::vector<Judged> list;
  for (const Directive &directive : directives.remats)
    if (mayGo(directive)) {
      bool isOpen = !made->lacksTool;
      list.push_back({directive,
                      {kernel.getName().str(), directive.str(),
                       isOpen ? RematOutcome::Idle : RematOutcome::Unevaluated,
                       isOpen ? "" : made->whyNot},
                      isOpen});
    }
  // From the last to the first of those that do something. Where one is gone,
  // that and what the others are worth may have changed.
  std::vector<Directive> remats = directives.remats;
  while (true) {
    auto last = find_if(reverse(list), [&](const Judged &one) {
      return one.isOpen && one.evaluated.outcome == RematOutcome::Idle &&
             !(made->compiled &&
               isIdle(*made->compiled, kernel.getName(), one.directive));
    });
    if (last == list.rend())
      break;
    last->evaluated = leaveOut(kernel, remats, last->directive.name());
    if (last->evaluated.outcome != RematOutcome::TakenBack)
      continue;
    last->isOpen = false;
    for (Judged &other : list)
      if (other.isOpen)
        other.evaluated = {other.evaluated.kernel, other.evaluated.remat,
                           RematOutcome::Idle};
  }
  for (Judged &one : list)
    compiled.rematOutcomes.push_back(std::move(one.evaluated));
}

} // namespace

void requestRematsOfStrategies(AutoCompiled &compiled) {
  if (compiled.target->isNvidia())
    return;
  for (Function *kernel : kernelsOf(*compiled.module)) {
    Expected<CarriedDirectives> directives = readDirectives(*kernel);
    if (!directives) {
      consumeError(directives.takeError()); // the driver says it
      continue;
    }
    if (!directives->schedule || kernel->hasFnAttribute(kRematAttr))
      continue;
    StringRef remats = directives->schedule->strategy.info().amdRemats;
    if (!remats.empty())
      kernel->addFnAttr(kRematAttr, remats);
  }
}

bool hasRematsToEvaluate(const Module &module) {
  return any_of(module, [](const Function &function) {
    return isKernel(function) && !directivesToEvaluate(function).remats.empty();
  });
}

Error compileAndEvaluate(AutoCompiled &compiled, const CompileOptions &options,
                         Stage upTo) {
  RematEvaluator judge(compiled, options, upTo);
  for (Function *kernel : kernelsOf(*compiled.module))
    judge.followSaved(*kernel);
  for (Function *kernel : kernelsOf(*compiled.module))
    judge.judge(*kernel);
  std::optional<Compiled> made = judge.takeMade();
  if (!made || upTo < Stage::Asm || options.showsPasses())
    return compileToFit(compiled, options, upTo);
  compiled.module.reset();
  made->context = std::move(compiled.context);
  static_cast<Compiled &>(compiled) = std::move(*made);
  return Error::success();
}

StringRef RematOutcome::outcomeName() const {
  static constexpr StringLiteral names[] = {"kept", "taken_back", "idle",
                                            "unevaluated"};
  return names[outcome];
}

std::string RematOutcome::str() const {
  static constexpr StringLiteral words[] = {"kept", "taken back",
                                            "changed nothing", "not judged"};
  return formatv("rematerialization '{0}' {1}{2}{3}", remat, words[outcome],
                 reason.empty() ? "" : ": ", reason);
}

static json::Value figuresJson(const AutoCandidate &candidate) {
  if (!candidate.error.empty())
    return json::Object{{"error", candidate.error}};
  const KernelResources &kernel = candidate.resources;
  json::Object object{{"registers", kernel.registers},
                      {"spill_store_bytes", kernel.spillStoreBytes},
                      {"spill_load_bytes", kernel.spillLoadBytes},
                      {"warps_per_unit", candidate.warps},
                      {"simulated_cycles", nullptr}};
  if (std::isfinite(candidate.cycles))
    object["simulated_cycles"] = candidate.cycles;
  return object;
}

json::Object toJSON(const RematOutcome &evaluated) {
  json::Object object{
      {"remat", evaluated.remat},   {"outcome", evaluated.outcomeName()},
      {"reason", evaluated.reason}, {"with", nullptr},
      {"without", nullptr},         {"relative_time", nullptr}};
  if (evaluated.with) {
    object["with"] = figuresJson(*evaluated.with);
    object["without"] = figuresJson(*evaluated.without);
    if (evaluated.with->error.empty() && evaluated.without->error.empty() &&
        std::isfinite(evaluated.with->relative))
      object["relative_time"] = evaluated.with->relative;
  }
  return object;
}

} // namespace kiln
