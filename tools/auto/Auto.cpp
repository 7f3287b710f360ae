#include "tools/auto/Auto.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/auto/ChoosePlan.h"
#include "tools/auto/EvaluateRemats.h"
#include "tools/auto/OneMoreBlock.h"
#include "tools/auto/candidates/Neighbours.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Threading.h"

using namespace llvm;

namespace kiln {
namespace {

/// What `auto(seconds=)` counts its time on.
constexpr unsigned kCoresOfSeconds = 16;
/// The part of the budget that is for neighbours of the best, a fourth (guess;
/// perf/results/h200-2026-11-29-packages-candidates.md has what they gain), and
/// how many candidates give them their values (guess).
constexpr unsigned kNeighbourShare = 4, kGood = 4;

/// One kernel that asked for `auto`.
struct Request {
  std::string kernel;
  std::string asked; ///< the whole directive as text
  unsigned budget;
  unsigned seconds; ///< on kCoresOfSeconds; 0: no end
  LaunchShape launch;
  AutoQuestion about{};
  /// Why another compiler's code will not do, since more than `auto` is asked
  /// for; empty: it will.
  std::string noRival{};
};

/// Nothing where the kernel asks for something else; `plan` is the lowering
/// variant of all its candidates.
Expected<std::optional<Request>>
requestOf(Function &kernel, const GpuTarget &gpu, const LoweringPlan &plan,
          const Launches &launches, bool isWavesFixed) {
  Expected<CarriedDirectives> directives = readDirectives(kernel);
  if (!directives)
    return failure("kernel '", kernel.getName(),
                   "': ", toString(directives.takeError()));
  if (!directives->isAuto())
    return std::nullopt;
  ScheduleDirective &directive = *directives->schedule;
  Request request{kernel.getName().str(), directive.str(),
                  unsigned(directive.strategy.getInt("budget")),
                  unsigned(directive.strategy.getInt("seconds")),
                  knownLaunch(kernel, gpu, launches)};
  AutoQuestion &about = request.about;
  about.gpu = &gpu;
  about.chooseRegisters = !directives->maxRegs && !directives->wavesPerEu &&
                          !kernel.hasFnAttribute("nvvm.maxnreg");
  about.chooseRemat = !kernel.hasFnAttribute(kRematAttr);
  about.chooseWaves = gpu.isAmd() && !isWavesFixed && !directives->maxRegs;
  about.chooseUsageLevel = !kernel.hasFnAttribute(kRegisterUsageLevelAttr) &&
                           kernelsOf(*kernel.getParent()).size() == 1;
  about.noalias = directive.strategy.getBool("noalias");
  // What limits registers in the LLVM IR the other compiler obeys, too.
  if (directives->maxRegs || isWavesFixed || !about.chooseRemat ||
      !about.chooseUsageLevel || !directive.policies.empty() ||
      kernel.hasFnAttribute(kPtxasControlsAttr))
    request.noRival = "other directives are fixed, which it does not follow";
  about.policies = std::move(directive.policies);
  about.plan = plan;
  return request;
}

/// What `source` took tells which register caps are worth trying.
void learnFromSource(Request &request, const KernelResources &source) {
  AutoQuestion &about = request.about;
  std::optional<unsigned> threads = request.launch.threadsOf(source);
  about.registers = source.registers.value_or(0);
  about.budget = Budget::forKernel(*about.gpu, threads.value_or(0),
                                   source.staticSharedBytes.value_or(0) +
                                       request.launch.dynamicShared.value_or(0),
                                   0);
  about.chooseRegisters &= threads.has_value();
}

/// When the search that begins now ends, with so many compilations at a time.
Deadline deadlineOf(const Request &request, unsigned jobs) {
  if (!request.seconds)
    return std::nullopt;
  unsigned threads = std::min(hardware_concurrency(jobs).compute_thread_count(),
                              kCoresOfSeconds);
  return std::chrono::steady_clock::now() +
         std::chrono::milliseconds(1000 * uint64_t(request.seconds) *
                                   kCoresOfSeconds / threads);
}

/// Adds as many of `more` to a list as `most` candidates leave room for, none of
/// them twice.
void addUntried(std::vector<AutoDirectives> &list,
                ArrayRef<AutoDirectives> more,
                ArrayRef<AutoCandidate> candidates, size_t most) {
  auto isTried = [&](const AutoDirectives &one) {
    return is_contained(list, one) ||
           any_of(candidates, [&](const AutoCandidate &candidate) {
             return candidate.directives == one;
           });
  };
  for (const AutoDirectives &one : more)
    if (candidates.size() + list.size() < most && !isTried(one))
      list.push_back(one);
}

/// Whether the rematerializations of these directives, or their policies, changed
/// no machine code wherever they were tried beside a strategy alone.
bool changesNothing(const AutoDirectives &one,
                    ArrayRef<AutoCandidate> candidates) {
  auto codeOf =
      [&](const AutoDirectives &directives) -> std::optional<unsigned> {
    for (auto [index, candidate] : enumerate(candidates))
      if (candidate.directives == directives && candidate.error.empty())
        return candidate.sameAs.value_or(index);
    return std::nullopt;
  };
  auto isUseless = [&](bool isPart, auto keepsOnly) {
    bool isTried = false;
    for (const AutoCandidate &candidate : candidates) {
      AutoDirectives plain = candidate.directives;
      if (!isPart || !plain.schedule || !keepsOnly(plain))
        continue;
      std::optional<unsigned> with = codeOf(candidate.directives),
                              without = codeOf(plain);
      if (with && without && *with != *without)
        return false;
      isTried |= with && without;
    }
    return isTried;
  };
  // Each takes its part away, where it is the one that is asked about.
  return isUseless(!one.remats.empty(),
                   [&](AutoDirectives &other) {
                     return std::exchange(other.remats, {}) == one.remats;
                   }) ||
         isUseless(!one.schedule->policies.empty(), [&](AutoDirectives &other) {
           return std::exchange(other.schedule->policies, {}) ==
                  one.schedule->policies;
         });
}

/// Directives that are one attribute away from the best found so far: with a
/// value that another good candidate has, under the next step of registers (up
/// where it spills, else down; on AMD for a wave less where it spills), or with
/// ptxas's least level of register usage.
std::vector<AutoDirectives> neighboursOfBest(const AutoQuestion &question,
                                             ArrayRef<AutoCandidate> tried) {
  std::vector<AutoDirectives> good, list;
  std::vector<unsigned> best = bestCandidates(tried, *question.gpu, kGood);
  erase_if(best,
           [&](unsigned index) { return tried[index].directives.isRival; });
  for (unsigned index : best)
    good.push_back(tried[index].directives);
  DirectiveDomain domain = domainOf(good, *question.gpu);
  if (!question.chooseUsageLevel)
    domain.usageLevels.clear();
  for (unsigned index : best) {
    const AutoCandidate &one = tried[index];
    AutoQuestion about = question;
    about.registers = one.resources.registers.value_or(0);
    SmallVector<std::optional<unsigned>> caps;
    // As many waves of a SIMD as blocks and LDS leave room for, else one less.
    unsigned simds = std::max(1u, question.gpu->partitions),
             waves = one.warpsByRegisters / simds,
             resident = divideCeil(one.warps, simds);
    domain.waves.clear();
    if (question.chooseWaves && one.spillBytes() && waves > 1)
      domain.waves.push_back(resident && resident < waves ? resident
                                                          : waves - 1);
    for (Cap cap :
         {one.spills() ? Cap::FewerWarps : Cap::MoreWarps, Cap::AllOfTheStep})
      if (unsigned registers = capRegisters(about, cap))
        caps.push_back(registers);
    append_range(list, neighboursOf(one.directives, domain, caps));
  }
  return list;
}

AutoCandidate refusedRival(std::string why) {
  AutoCandidate candidate;
  candidate.directives = rivalDirectives();
  candidate.error = "the rival's assembly: " + std::move(why);
  return candidate;
}

/// Three iterations, because each tells what is worth trying next: what needs no
/// cap, with `source` first, which is compiled however long it takes; `source`
/// under register caps; and what the race found best under those that are not
/// useless (kUselessCap), with neighbours of the best so far.
Expected<AutoChoice> search(CandidateBuilder &builder, Request request,
                            const GpuTarget &gpu, const AutoOptions &options) {
  AutoChoice choice{request.kernel, request.asked, {}, 0, 0, {}};
  Deadline deadline = deadlineOf(request, options.jobs);
  std::vector<AutoCandidate> &candidates = choice.candidates;
  AutoQuestion &about = request.about;
  unsigned budget = request.budget, ranked = budget - budget / kNeighbourShare;

  std::vector<AutoDirectives> list = firstCandidates(about, ranked);
  const AutoDirectives source = list.front();
  bool isRivalBuilt = options.rival && request.noRival.empty();
  if (isRivalBuilt)
    list.insert(list.begin() + 1, rivalDirectives());
  if (options.rival)
    ++budget, ++ranked; // which count what Kiln makes
  if (Error error = builder.build(list, candidates, deadline))
    return std::move(error);
  if (options.rival && !isRivalBuilt)
    candidates.push_back(refusedRival(request.noRival));
  if (!candidates.front().error.empty())
    return failure("kernel '", request.kernel, "' under '",
                   source.strategySpec(), "': ", candidates.front().error);
  learnFromSource(request, candidates.front().resources);

  std::vector<AutoDirectives> caps = autoCandidates(about, ranked);
  erase_if(caps, [&](const AutoDirectives &one) {
    return one.schedule != source.schedule || !one.maxRegs ||
           !one.remats.empty();
  });
  list.clear();
  addUntried(list, caps, candidates, ranked);
  if (Error error = builder.build(list, candidates, deadline))
    return std::move(error);
  for (const AutoCandidate &candidate : candidates)
    if (candidate.directives.maxRegs &&
        (!candidate.error.empty() ||
         isWorse(candidate, candidates.front(), kUselessCap)))
      about.uselessLimits.push_back(*candidate.directives.maxRegs);

  list.clear();
  auto untold = [&](unsigned most) {
    std::vector<AutoDirectives> all =
        autoCandidates(about, autoPoints(gpu, about.noalias).size());
    erase_if(all, [&](const AutoDirectives &one) {
      return changesNothing(one, candidates);
    });
    all.resize(std::min<size_t>(all.size(), most));
    return all;
  };
  addUntried(list, untold(ranked), candidates, ranked);
  addUntried(list, neighboursOfBest(about, candidates), candidates, budget);
  // Where the best have fewer neighbours, the race has the rest.
  addUntried(list, untold(budget), candidates, budget);
  if (Error error = builder.build(list, candidates, deadline))
    return std::move(error);
  choice.leftOut = builder.leftOut();
  std::tie(choice.chosen, choice.reason) = chooseCandidate(candidates, gpu);
  return choice;
}

void setDirectives(Function &kernel, const AutoDirectives &directives) {
  kernel.removeFnAttr(kSchedStrategyAttr);
  DirectiveOverrides winner;
  winner.set(directives);
  for (auto &[attribute, value] : winner.attributes())
    kernel.addFnAttr(attribute, value);
}

/// Chooses for every kernel of the module whose directive is `auto`, and writes
/// the winners' directives onto them; or has `options` take another compiler's
/// assembly.
Expected<std::vector<AutoChoice>> resolve(AutoCompiled &compiled,
                                          CompileOptions &options,
                                          const AutoOptions &autoOptions) {
  std::vector<Request> requests;
  for (Function *kernel : kernelsOf(*compiled.module)) {
    Expected<std::optional<Request>> request =
        requestOf(*kernel, *compiled.target, compiled.plan, options.launches,
                  options.directives.wavesPerEu.has_value());
    if (!request)
      return request.takeError();
    if (*request)
      requests.push_back(std::move(**request));
  }
  std::vector<AutoChoice> choices;
  if (requests.empty())
    return choices;
  SmallString<0> bitcode;
  raw_svector_ostream os(bitcode);
  WriteBitcodeToFile(*compiled.module, os);
  for (const Request &request : requests) {
    CompileOptions own;
    own.target = compiled.target;
    own.kernel = request.kernel;
    own.verify = options.verify;
    // Candidates are evaluated as the winner will be made, by the same ptxas.
    own.fpFusion = compiled.fpFusion;
    own.assemblyMemo = compiled.assemblyMemo;
    if (!compiled.ptxVersionIsAssumed)
      own.ptxVersion = compiled.ptxVersion;
    CandidateBuilder builder(MemoryBufferRef(bitcode, "the module"),
                             std::move(own), request.launch, autoOptions.jobs,
                             autoOptions.rival);
    Expected<AutoChoice> choice =
        search(builder, request, *compiled.target, autoOptions);
    if (!choice)
      return choice.takeError();
    const AutoDirectives &winner =
        choice->candidates[choice->chosen].directives;
    if (winner.isRival)
      options.assembly = autoOptions.rival;
    setDirectives(*compiled.module->getFunction(request.kernel), winner);
    choices.push_back(std::move(*choice));
  }
  return choices;
}

/// Compilations at a time where the caller does not say; 0: one for each core.
Expected<unsigned> jobsOfEnvironment() {
  constexpr StringLiteral variable = "KILN_JOBS";
  std::optional<std::string> said = sys::Process::GetEnv(variable);
  unsigned jobs = 0;
  if (said && !said->empty() &&
      (StringRef(*said).getAsInteger(10, jobs) || jobs == 0))
    return failure(variable, "=", *said,
                   ": expected how many compilations may run at a time, from 1 "
                   "on");
  return jobs;
}

} // namespace

Error checkRival(const Compiled &compiled, StringRef assembly) {
  if (compiled.isTile)
    return failure("--rival is launched as the LLVM IR of its own compiler is, "
                   "and the input is tile IR, which Kiln lowers otherwise");
  SmallVector<Function *> kernels = kernelsOf(*compiled.module);
  if (kernels.size() != 1)
    return failure("--rival is the assembly of one kernel, and the input has ",
                   kernels.size(), "; name the one that is meant: FILE:KERNEL");
  StringRef name = kernels.front()->getName();
  if (!assembly.contains(name))
    return failure("--rival is no assembly of kernel '", name,
                   "': its name does not stand there");
  Expected<CarriedDirectives> directives = readDirectives(*kernels.front());
  if (!directives)
    return directives.takeError();
  if (!directives->isAuto())
    return failure("--rival needs --sched-strategy auto, which chooses between "
                   "it and Kiln's own builds");
  return Error::success();
}

Expected<AutoCompiled> compileWithAuto(MemoryBufferRef source,
                                       const CompileOptions &given,
                                       const AutoOptions &asked, Stage upTo) {
  CompileOptions options = given;
  AutoOptions autoOptions = asked;
  if (!autoOptions.jobs)
    if (Error error = jobsOfEnvironment().moveInto(autoOptions.jobs))
      return std::move(error);
  Expected<ChosenPlan> plan =
      choosePlan(source, options, autoOptions.jobs, upTo);
  if (!plan)
    return plan.takeError();
  if (plan->made && !hasRematsToEvaluate(*plan->made->module))
    return AutoCompiled{std::move(*plan->made),
                        {},
                        std::move(plan->choice),
                        options.planUsed()};
  Expected<Compiled> module = compileToModule(source, options, upTo);
  if (!module)
    return module.takeError();
  AutoCompiled result{std::move(*module), {}, std::move(plan->choice), {}};
  if (result.isTile)
    result.plan = options.planUsed();
  if (upTo < Stage::LLVM)
    return std::move(result);
  if (autoOptions.rival)
    if (Error error = checkRival(result, *autoOptions.rival))
      return std::move(error);
  requestRematsOfStrategies(result);
  // Many directives come to the same text, and the winner's is made again.
  AssemblyMemo assembled;
  result.assemblyMemo = &assembled;
  if (Error error =
          resolve(result, options, autoOptions).moveInto(result.choices))
    return std::move(error);
  if (Error error = hasRematsToEvaluate(*result.module)
                        ? compileAndEvaluate(result, options, upTo)
                        : compileToFit(result, options, upTo))
    return std::move(error);
  result.assemblyMemo = nullptr;
  return std::move(result);
}

} // namespace kiln
