#include "tools/auto/Auto.h"

#include "targets/orders/Orders.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/auto/ChoosePlan.h"
#include "tools/auto/JudgeRemats.h"
#include "llvm/Bitcode/BitcodeWriter.h"

using namespace llvm;

namespace kiln {
namespace {

/// One kernel that asked for `auto`.
struct Request {
  std::string kernel;
  unsigned budget;
  /// The whole order, and its policies.
  std::string asked, policies;
  bool chooseRegisters, chooseRemat;
  /// Tensors of different arguments do not overlap.
  bool distinct;
  LaunchShape launch;
  /// That all candidates are lowered in.
  LoweringPlan way{};
};

/// Nothing where the kernel asks for something else.
Expected<std::optional<Request>>
requestOf(Function &kernel, const GpuTarget &gpu, const Launches &launches) {
  Expected<CarriedOrders> orders = readOrders(kernel);
  if (!orders)
    return failure("kernel '", kernel.getName(),
                   "': ", toString(orders.takeError()));
  if (!orders->schedule || orders->schedule->strategy.name() != "auto")
    return std::nullopt;
  const ScheduleOrder &order = *orders->schedule;
  Request request;
  request.kernel = kernel.getName().str();
  request.budget = order.strategy.getInt("budget");
  request.asked = order.str();
  request.policies = join(
      map_range(order.policies, [](const Order &o) { return o.str(); }), "; ");
  request.chooseRegisters = !orders->maxRegs && !orders->wavesPerEu &&
                            !kernel.hasFnAttribute("nvvm.maxnreg");
  request.chooseRemat = !kernel.hasFnAttribute(kRematAttr);
  request.distinct = order.strategy.getBool("distinct");
  request.launch = knownLaunch(kernel, gpu, launches);
  return request;
}

void rate(std::vector<AutoCandidate> &candidates) {
  for (AutoCandidate &candidate : candidates)
    candidate.relative = candidate.cost() / candidates.front().cost();
}

/// What `source` took tells which register limits are worth trying.
void learnFromSource(AutoQuestion &about, const Request &request,
                     const KernelResources &source) {
  std::optional<unsigned> threads = request.launch.threadsOf(source);
  about.registers = source.registers.value_or(0);
  about.budget = Budget::forKernel(*about.gpu, threads.value_or(0),
                                   source.staticSharedBytes.value_or(0) +
                                       request.launch.dynamicShared.value_or(0),
                                   0);
  about.chooseRegisters = request.chooseRegisters && threads.has_value();
}

/// `source` under the limits among the first `budget` candidates. A limit that
/// the assembler refuses, or that costs `source` a tenth, is no good to other
/// orders either (guess), so the next round has room for more of them.
Error tryLimits(CandidateBuilder &builder, AutoQuestion &about, unsigned budget,
                std::vector<AutoCandidate> &candidates) {
  std::vector<AutoOrders> orders = autoCandidates(about, budget);
  std::string plain = candidates.back().orders.strategy;
  erase_if(orders, [&](const AutoOrders &order) {
    return order.strategy != plain || !order.maxRegs || !order.remat.empty();
  });
  if (Error error = builder.build(orders, candidates))
    return error;
  rate(candidates);
  for (const AutoCandidate &candidate : candidates)
    if (candidate.orders.maxRegs &&
        (!candidate.error.empty() || candidate.relative > 1.1))
      about.uselessLimits.push_back(*candidate.orders.maxRegs);
  return Error::success();
}

/// Fills the budget with orders that have not been tried yet.
Error tryOrders(CandidateBuilder &builder, const AutoQuestion &about,
                unsigned budget, std::vector<AutoCandidate> &candidates) {
  std::vector<AutoOrders> orders = autoCandidates(about, budget);
  erase_if(orders, [&](const AutoOrders &order) {
    return any_of(candidates, [&](const AutoCandidate &candidate) {
      return candidate.orders == order;
    });
  });
  orders.resize(std::min<size_t>(orders.size(), budget - candidates.size()));
  if (Error error = builder.build(orders, candidates))
    return error;
  rate(candidates);
  return Error::success();
}

/// Three rounds, because each tells what is worth trying next: `source` alone,
/// `source` under register limits, everything else.
Expected<AutoChoice> choose(CandidateBuilder &builder, const Request &request,
                            const GpuTarget &gpu) {
  AutoChoice choice{request.kernel, request.asked, {}, 0, {}};
  AutoQuestion about;
  about.gpu = &gpu;
  about.chooseRemat = request.chooseRemat;
  about.distinct = request.distinct;
  about.policies = request.policies;
  about.way = request.way;
  about.chooseRegisters = false;
  if (Error error = builder.build(autoCandidates(about, 1), choice.candidates))
    return std::move(error);
  const AutoCandidate &source = choice.candidates.front();
  if (!source.error.empty())
    return failure("kernel '", request.kernel, "' under '",
                   source.orders.strategy, "': ", source.error);
  learnFromSource(about, request, source.resources);
  if (Error error =
          tryLimits(builder, about, request.budget, choice.candidates))
    return std::move(error);
  if (Error error =
          tryOrders(builder, about, request.budget, choice.candidates))
    return std::move(error);
  std::tie(choice.chosen, choice.reason) =
      chooseCandidate(choice.candidates, gpu);
  return choice;
}

void setOrders(Function &kernel, const AutoOrders &orders) {
  OrderOverrides winner;
  winner.schedStrategy = orders.strategy;
  if (!orders.remat.empty())
    winner.remat = orders.remat;
  winner.maxRegs = orders.maxRegs;
  for (auto &[attribute, value] : winner.attributes())
    kernel.addFnAttr(attribute, value);
}

/// Chooses for every kernel of the module whose order is `auto`, and writes the
/// winners' orders onto them.
Expected<std::vector<AutoChoice>> resolve(AutoCompiled &compiled,
                                          const CompileOptions &options,
                                          const AutoOptions &autoOptions) {
  std::vector<Request> requests;
  for (Function *kernel : kernelsOf(*compiled.module)) {
    Expected<std::optional<Request>> request =
        requestOf(*kernel, *compiled.target, options.launches);
    if (!request)
      return request.takeError();
    if (!*request)
      continue;
    (*request)->way = compiled.way;
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
    // Candidates are judged as the winner will be made, by the same ptxas.
    ordered.fpFusion = compiled.fpFusion;
    if (!compiled.ptxVersionIsAssumed)
      ordered.ptxVersion = compiled.ptxVersion;
    CandidateBuilder builder(MemoryBufferRef(bitcode, "the module"),
                             std::move(ordered), request.launch,
                             autoOptions.jobs);
    Expected<AutoChoice> choice = choose(builder, request, *compiled.target);
    if (!choice)
      return choice.takeError();
    setOrders(*compiled.module->getFunction(request.kernel),
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
  if (way->made && !hasRematsToJudge(*way->made->module))
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
  if (Error error = hasRematsToJudge(*result.module)
                        ? compileAndJudge(result, options, upTo)
                        : compileFromModule(result, options, upTo))
    return std::move(error);
  return std::move(result);
}

} // namespace kiln
