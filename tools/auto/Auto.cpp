#include "tools/auto/Auto.h"

#include "targets/codegen/CodeGen.h"
#include "targets/orders/Orders.h"
#include "tools/auto/DynamicShared.h"
#include "tools/driver/Failure.h"
#include "tools/driver/KernelOrders.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/ThreadPool.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// One kernel that asked for `auto`.
struct Question {
  std::string kernel;
  unsigned budget;
  /// The whole order, and its policies.
  std::string asked, policies;
  bool chooseRegisters, chooseRemat;
  LaunchShape launch;
};

std::optional<Question> questionOf(const Function &kernel,
                                   const AutoOptions &options, Error &error) {
  Attribute attribute = kernel.getFnAttribute(kSchedStrategyAttr);
  if (!attribute.isValid())
    return std::nullopt;
  Expected<ScheduleOrder> order = parseSchedule(attribute.getValueAsString());
  if (!order) {
    error = failure("kernel '", kernel.getName(),
                    "': ", toString(order.takeError()));
    return std::nullopt;
  }
  if (order->strategy.name() != "auto")
    return std::nullopt;
  Question question;
  question.kernel = kernel.getName().str();
  question.budget = order->strategy.getInt("budget");
  question.asked = order->str();
  question.policies = join(
      map_range(order->policies, [](const Order &o) { return o.str(); }), "; ");
  question.chooseRegisters = !kernel.hasFnAttribute(kMaxRegsAttr) &&
                             !kernel.hasFnAttribute("nvvm.maxnreg") &&
                             !kernel.hasFnAttribute(kWavesPerEuAttr);
  question.chooseRemat = !kernel.hasFnAttribute(kRematAttr);
  question.launch =
      shapeOf(question.kernel, options.target->name(), options.launches);
  if (!question.launch.dynamicShared)
    if (uint64_t bytes = dynamicSharedAtLeast(kernel))
      question.launch.dynamicShared = bytes;
  return question;
}

void setOrders(Function &kernel, const AutoOrders &orders) {
  kernel.addFnAttr(kSchedStrategyAttr, orders.strategy);
  if (!orders.remat.empty())
    kernel.addFnAttr(kRematAttr, orders.remat);
  if (orders.maxRegs)
    kernel.addFnAttr(kMaxRegsAttr, std::to_string(*orders.maxRegs));
}

/// Only the kernel in question; the others' orders are not its business.
void dropOthers(Module &module, StringRef wanted) {
  for (Function *kernel : kernelsOf(module))
    if (kernel->getName() != wanted) {
      kernel->replaceAllUsesWith(PoisonValue::get(kernel->getType()));
      kernel->eraseFromParent();
    }
}

/// The part of the street behind LLVM IR, for one kernel under one order.
class Workshop {
public:
  Workshop(StringRef bitcode, const Question &question,
           const AutoOptions &options)
      : bitcode(bitcode), question(question), options(options) {}

  /// Fills everything of the candidate but its rank. `code` receives its
  /// machine code.
  Error build(AutoCandidate &candidate, std::string &code) const;

private:
  StringRef bitcode;
  const Question &question;
  const AutoOptions &options;
};

Error Workshop::build(AutoCandidate &candidate, std::string &code) const {
  LLVMContext context;
  Expected<std::unique_ptr<Module>> module =
      parseBitcodeFile(MemoryBufferRef(bitcode, "the module"), context);
  if (!module)
    return module.takeError();
  dropOthers(**module, question.kernel);
  setOrders(*(*module)->getFunction(question.kernel), candidate.orders);
  if (Error error = applyOrders(**module, *options.target))
    return error;
  Expected<std::string> assembly =
      emitAssembly(**module, {options.target, options.verify, nullptr});
  if (!assembly)
    return assembly.takeError();
  Expected<std::string> object =
      assemble(*assembly, *options.target, AssembleOptions{});
  if (!object)
    return object.takeError();
  MemoryBufferRef file(*object, "the compiled object");
  Expected<std::vector<KernelResources>> resources = readResources(file);
  if (!resources)
    return resources.takeError();
  auto found = find_if(*resources, [&](const KernelResources &kernel) {
    return kernel.kernel == question.kernel;
  });
  if (found == resources->end())
    return failure("the object has no kernel '", question.kernel, "'");
  candidate.resources = std::move(*found);
  Expected<ModelProgram> program = readProgram(file, candidate.resources);
  if (!program)
    return program.takeError();
  candidate.estimate = estimate(*program, candidate.resources, question.launch,
                                ModelTuning::forGpu(*options.target));
  if (std::optional<Occupancy> occupancy = computeOccupancy(
          *options.target, candidate.resources, question.launch))
    candidate.warps = occupancy->warpsPerUnit;
  const KernelResources &kernel = candidate.resources;
  OccupancyRequest alone;
  alone.threadsPerBlock = alone.warpSize = kernel.warpSize;
  alone.registers = kernel.registers.value_or(0);
  alone.scalarRegisters = kernel.scalarRegisters.value_or(0);
  alone.cuMode = kernel.cuMode;
  candidate.warpsByRegisters = residentWarps(*options.target, alone);
  // What the launch sees of a kernel belongs to it as its instructions do.
  code =
      formatv("{0} {1} {2} {3}:", kernel.registers.value_or(0),
              kernel.stackBytes.value_or(0), kernel.scalarRegisters.value_or(0),
              kernel.staticSharedBytes.value_or(0));
  code += object->substr(kernel.codeOffset, kernel.codeBytes);
  return Error::success();
}

/// Compiles the orders in parallel and appends the candidates in their order.
/// The error is one of the machine, which no other order would do without.
Error buildAll(const Workshop &workshop, ArrayRef<AutoOrders> orders,
               unsigned threads, std::vector<AutoCandidate> &candidates,
               std::map<std::string, unsigned> &codes) {
  std::vector<AutoCandidate> built(orders.size());
  std::vector<std::string> texts(orders.size());
  std::vector<std::optional<Error>> errors(orders.size());
  {
    DefaultThreadPool pool(hardware_concurrency(threads));
    for (size_t index = 0; index != orders.size(); ++index)
      pool.async([&, index] {
        built[index].orders = orders[index];
        errors[index].emplace(workshop.build(built[index], texts[index]));
      });
    pool.wait();
  }
  Error lacking = Error::success();
  for (auto [candidate, text, error] : zip(built, texts, errors)) {
    unsigned index = candidates.size();
    if (*error && isLacking(*error)) {
      lacking = joinErrors(std::move(lacking), std::move(*error));
      continue;
    }
    if (*error) {
      candidate.error = toString(std::move(*error));
    } else {
      consumeError(std::move(*error));
      auto [same, isNew] = codes.try_emplace(text, index);
      if (!isNew)
        candidate.sameAs = same->second;
    }
    candidates.push_back(std::move(candidate));
  }
  return lacking;
}

/// Modelled cycles for the same work.
double costOf(const AutoCandidate &candidate) {
  return candidate.estimate.cycles / candidate.estimate.work;
}

void rate(std::vector<AutoCandidate> &candidates) {
  for (AutoCandidate &candidate : candidates)
    candidate.relative = costOf(candidate) / costOf(candidates.front());
}

/// The first of two rounds: `source` under the limits among the first `budget`
/// candidates. A limit that the assembler refuses, or that costs `source` a
/// tenth, is no good to other orders either (guess), so the second round has
/// room for more of them.
Error tryLimits(const Workshop &workshop, AutoQuestion &about, unsigned budget,
                unsigned threads, std::vector<AutoCandidate> &candidates,
                std::map<std::string, unsigned> &codes) {
  std::vector<AutoOrders> orders = autoCandidates(about, budget);
  StringRef plain = candidates.front().orders.strategy;
  erase_if(orders, [&](const AutoOrders &order) {
    return order.strategy != plain || !order.maxRegs || !order.remat.empty();
  });
  if (Error error = buildAll(workshop, orders, threads, candidates, codes))
    return error;
  rate(candidates);
  for (const AutoCandidate &candidate : candidates)
    if (candidate.orders.maxRegs &&
        (!candidate.error.empty() || candidate.relative > 1.1))
      about.uselessLimits.push_back(*candidate.orders.maxRegs);
  return Error::success();
}

Expected<AutoChoice> answer(StringRef bitcode, const Question &question,
                            const AutoOptions &options) {
  AutoChoice choice{question.kernel, question.asked, {}, 0, {}};
  Workshop workshop(bitcode, question, options);
  AutoQuestion about;
  about.gpu = options.target;
  about.chooseRemat = question.chooseRemat;
  about.policies = question.policies;
  std::map<std::string, unsigned> codes;
  // `source` tells the registers that the limits are chosen around.
  about.chooseRegisters = false;
  std::vector<AutoOrders> orders = autoCandidates(about, 1);
  if (Error error = buildAll(workshop, orders, 1, choice.candidates, codes))
    return std::move(error);
  const AutoCandidate &source = choice.candidates.front();
  if (!source.error.empty())
    return failure("kernel '", question.kernel, "' under '",
                   source.orders.strategy, "': ", source.error);

  const KernelResources &resources = source.resources;
  std::optional<unsigned> threads =
      question.launch.threadsPerBlock ? question.launch.threadsPerBlock
      : resources.threadsPerBlock     ? resources.threadsPerBlock
                                      : resources.maxThreadsPerBlock;
  about.registers = resources.registers.value_or(0);
  about.budget =
      Budget::forKernel(*options.target, threads.value_or(0),
                        resources.staticSharedBytes.value_or(0) +
                            question.launch.dynamicShared.value_or(0),
                        0);
  about.chooseRegisters = question.chooseRegisters && threads.has_value();
  if (Error error = tryLimits(workshop, about, question.budget, options.threads,
                              choice.candidates, codes))
    return std::move(error);
  orders = autoCandidates(about, question.budget);
  erase_if(orders, [&](const AutoOrders &order) {
    return any_of(choice.candidates, [&](const AutoCandidate &candidate) {
      return candidate.orders == order;
    });
  });
  orders.resize(std::min<size_t>(orders.size(),
                                 question.budget - choice.candidates.size()));
  if (Error error =
          buildAll(workshop, orders, options.threads, choice.candidates, codes))
    return std::move(error);
  rate(choice.candidates);
  std::tie(choice.chosen, choice.reason) =
      chooseCandidate(choice.candidates, *options.target);
  return choice;
}

} // namespace

std::string AutoChoice::spec() const {
  const AutoOrders &orders = candidates[chosen].orders;
  std::string text = "--sched-strategy '" + orders.strategy + "'";
  if (!orders.remat.empty())
    text += " --remat '" + orders.remat + "'";
  if (orders.maxRegs)
    text += " --max-regs " + std::to_string(*orders.maxRegs);
  return text;
}

Expected<std::vector<AutoChoice>> resolveAuto(Module &module,
                                              const AutoOptions &options) {
  std::vector<Question> questions;
  for (Function *kernel : kernelsOf(module)) {
    Error error = Error::success();
    if (std::optional<Question> question = questionOf(*kernel, options, error))
      questions.push_back(std::move(*question));
    if (error)
      return std::move(error);
  }
  std::vector<AutoChoice> choices;
  if (questions.empty())
    return choices;
  std::string bitcode;
  raw_string_ostream os(bitcode);
  WriteBitcodeToFile(module, os);
  for (const Question &question : questions) {
    Expected<AutoChoice> choice = answer(bitcode, question, options);
    if (!choice)
      return choice.takeError();
    setOrders(*module.getFunction(question.kernel),
              choice->candidates[choice->chosen].orders);
    choices.push_back(std::move(*choice));
  }
  return choices;
}

} // namespace kiln
