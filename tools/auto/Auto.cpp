#include "tools/auto/Auto.h"

#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/auto/ChoosePlan.h"
#include "tools/auto/EvaluateRemats.h"
#include "tools/auto/OneMoreBlock.h"
#include "llvm/Bitcode/BitcodeWriter.h"

using namespace llvm;

namespace kiln {
namespace {

/// One kernel that asked for `auto`.
struct Request {
  std::string kernel;
  std::string asked; ///< the whole directive as text
  unsigned budget;
  LaunchShape launch;
  AutoQuestion about{};
};

/// Nothing where the kernel asks for something else; `way` is the lowering
/// variant of all its candidates.
Expected<std::optional<Request>> requestOf(Function &kernel,
                                           const GpuTarget &gpu,
                                           const LoweringPlan &way,
                                           const Launches &launches) {
  Expected<CarriedDirectives> orders = readDirectives(kernel);
  if (!orders)
    return failure("kernel '", kernel.getName(),
                   "': ", toString(orders.takeError()));
  if (!orders->isAuto())
    return std::nullopt;
  ScheduleDirective &order = *orders->schedule;
  Request request{kernel.getName().str(), order.str(),
                  unsigned(order.strategy.getInt("budget")),
                  knownLaunch(kernel, gpu, launches)};
  AutoQuestion &about = request.about;
  about.gpu = &gpu;
  about.chooseRegisters = !orders->maxRegs && !orders->wavesPerEu &&
                          !kernel.hasFnAttribute("nvvm.maxnreg");
  about.chooseRemat = !kernel.hasFnAttribute(kRematAttr);
  about.noalias = order.strategy.getBool("noalias");
  about.policies = std::move(order.policies);
  about.way = way;
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

/// Fills the budget with candidates that were not tried yet; `onlyCaps`: as far
/// as they are `source` under a cap.
Error tryMore(CandidateBuilder &builder, const Request &request, bool onlyCaps,
              std::vector<AutoCandidate> &candidates) {
  std::vector<AutoDirectives> orders =
      autoCandidates(request.about, request.budget);
  erase_if(orders, [&](const AutoDirectives &order) {
    if (onlyCaps && (order.schedule != candidates.front().orders.schedule ||
                     !order.maxRegs || !order.remats.empty()))
      return true;
    return any_of(candidates, [&](const AutoCandidate &candidate) {
      return candidate.orders == order;
    });
  });
  orders.resize(
      std::min<size_t>(orders.size(), request.budget - candidates.size()));
  return builder.build(orders, candidates);
}

/// Three iterations, because each tells what is worth trying next: `source`
/// alone, `source` under register caps, everything else, for which useless caps
/// (kUselessCap) leave room.
Expected<AutoChoice> search(CandidateBuilder &builder, Request request,
                            const GpuTarget &gpu) {
  AutoChoice choice{request.kernel, request.asked, {}, 0, {}};
  std::vector<AutoCandidate> &candidates = choice.candidates;
  if (Error error = builder.build(autoCandidates(request.about, 1), candidates))
    return std::move(error);
  if (const AutoCandidate &source = candidates.front(); !source.error.empty())
    return failure("kernel '", request.kernel, "' under '",
                   source.orders.strategySpec(), "': ", source.error);
  learnFromSource(request, candidates.front().resources);
  if (Error error = tryMore(builder, request, /*onlyCaps=*/true, candidates))
    return std::move(error);
  for (const AutoCandidate &candidate : candidates)
    if (candidate.orders.maxRegs &&
        (!candidate.error.empty() ||
         isWorse(candidate, candidates.front(), kUselessCap, nullptr)))
      request.about.uselessLimits.push_back(*candidate.orders.maxRegs);
  if (Error error = tryMore(builder, request, /*onlyCaps=*/false, candidates))
    return std::move(error);
  std::tie(choice.chosen, choice.reason) = chooseCandidate(candidates, gpu);
  return choice;
}

void setDirectives(Function &kernel, const AutoDirectives &orders) {
  DirectiveOverrides winner;
  winner.set(orders);
  for (auto &[attribute, value] : winner.attributes())
    kernel.addFnAttr(attribute, value);
}

/// Chooses for every kernel of the module whose directive is `auto`, and writes
/// the winners' directives onto them.
Expected<std::vector<AutoChoice>> resolve(AutoCompiled &compiled,
                                          const CompileOptions &options,
                                          const AutoOptions &autoOptions) {
  std::vector<Request> requests;
  for (Function *kernel : kernelsOf(*compiled.module)) {
    Expected<std::optional<Request>> request =
        requestOf(*kernel, *compiled.target, compiled.way, options.launches);
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
    CompileOptions ordered;
    ordered.target = compiled.target;
    ordered.kernel = request.kernel;
    ordered.verify = options.verify;
    // Candidates are evaluated as the winner will be made, by the same ptxas.
    ordered.fpFusion = compiled.fpFusion;
    if (!compiled.ptxVersionIsAssumed)
      ordered.ptxVersion = compiled.ptxVersion;
    CandidateBuilder builder(MemoryBufferRef(bitcode, "the module"),
                             std::move(ordered), request.launch,
                             autoOptions.jobs);
    Expected<AutoChoice> choice = search(builder, request, *compiled.target);
    if (!choice)
      return choice.takeError();
    setDirectives(*compiled.module->getFunction(request.kernel),
                  choice->candidates[choice->chosen].orders);
    choices.push_back(std::move(*choice));
  }
  return choices;
}

} // namespace

Expected<AutoCompiled> compileWithAuto(MemoryBufferRef source,
                                       const CompileOptions &given,
                                       const AutoOptions &autoOptions,
                                       Stage upTo) {
  CompileOptions options = given;
  Expected<ChosenPlan> way =
      choosePlan(source, options, autoOptions.jobs, upTo);
  if (!way)
    return way.takeError();
  if (way->made && !hasRematsToEvaluate(*way->made->module))
    return AutoCompiled{
        std::move(*way->made), {}, std::move(way->choice), options.planUsed()};
  Expected<Compiled> module = compileToModule(source, options, upTo);
  if (!module)
    return module.takeError();
  AutoCompiled result{std::move(*module), {}, std::move(way->choice), {}};
  if (result.isTile)
    result.way = options.planUsed();
  if (upTo < Stage::LLVM)
    return std::move(result);
  if (Error error =
          resolve(result, options, autoOptions).moveInto(result.choices))
    return std::move(error);
  if (Error error = hasRematsToEvaluate(*result.module)
                        ? compileAndEvaluate(result, options, upTo)
                        : compileToFit(result, options, upTo))
    return std::move(error);
  return std::move(result);
}

} // namespace kiln
