// `kiln orders`: are directives and rules spelled right, and what does a kernel
// of a name get? For programs that have directives before they have a kernel:
// they ask here instead of parsing directives themselves.
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "tools/cli/FormatOption.h"
#include "tools/driver/KernelDirectives.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("orders",
            "check the spelling of orders and rules, and say what a kernel "
            "of a name gets",
            "kiln orders --sched-strategy 'pressure(max_regs=96)' --remat "
            "address --target sm_90a\n"
            "kiln orders --sched-rules 'matmul.*=latency;.*=auto' --kernel "
            "matmul_kernel --format json",
            run);
static cl::opt<std::string>
    schedStrategy("sched-strategy", cl::sub(command),
                  cl::value_desc("SPEC; SPEC"),
                  cl::desc("scheduling strategy, and policies beside it"));
static cl::opt<std::string>
    remat("remat", cl::sub(command), cl::value_desc("SPEC; SPEC"),
          cl::desc("rematerialization passes, in order"));
static cl::opt<unsigned>
    maxRegs("max-regs", cl::sub(command), cl::value_desc("N"),
            cl::desc("registers a thread may use at most; needs --target"));
static cl::opt<std::string>
    target("target", cl::sub(command), cl::value_desc("GPU"),
           cl::desc("GPU that the numbers must fit, such as sm_90a or gfx942"));
static cl::opt<std::string> schedRules(
    "sched-rules", cl::sub(command), cl::value_desc("REGEX=SPEC;..."),
    cl::desc("strategies by kernel name: the first rule whose regex matches "
             "the whole name counts"));
static cl::opt<std::string>
    rematRules("remat-rules", cl::sub(command),
               cl::value_desc("REGEX=SPEC;..."),
               cl::desc("rematerialization passes by kernel name"));
static cl::opt<std::string>
    kernel("kernel", cl::sub(command), cl::value_desc("NAME"),
           cl::desc("whose orders the rules are asked for (default: the rules "
                    "are only checked)"));
static FormatOption format(command);

template <typename T> static std::optional<T> given(const cl::opt<T> &option) {
  return option.getNumOccurrences() ? std::optional<T>(option.getValue())
                                    : std::nullopt;
}

static Error checkOptions() {
  if (schedStrategy.getNumOccurrences() && schedRules.getNumOccurrences())
    return failure("--sched-strategy and --sched-rules exclude each other");
  if (remat.getNumOccurrences() && rematRules.getNumOccurrences())
    return failure("--remat and --remat-rules exclude each other");
  if (maxRegs.getNumOccurrences() && !target.getNumOccurrences())
    return failure("--max-regs needs --target: how many registers a thread may "
                   "have depends on the GPU");
  if (kernel.getNumOccurrences() && !schedRules.getNumOccurrences() &&
      !rematRules.getNumOccurrences())
    return failure("--kernel needs --sched-rules or --remat-rules");
  return Error::success();
}

/// Checks every rule through `field`, the part of the directives that its spec
/// fills, and leaves there what the kernel asked for gets.
static Error readRules(const cl::opt<std::string> &option,
                       std::optional<std::string> DirectiveOverrides::*field,
                       const GpuTarget *gpu, DirectiveOverrides &orders) {
  if (!option.getNumOccurrences())
    return Error::success();
  Expected<std::vector<DirectiveRule>> rules = parseRules(option);
  if (!rules)
    return failure("--", option.ArgStr, ": ", toString(rules.takeError()));
  for (const DirectiveRule &rule : *rules) {
    DirectiveOverrides one;
    one.*field = rule.spec;
    if (Error error = validateOverrides(one, gpu))
      return failure("--", option.ArgStr, ", rule '", rule.regex,
                     "': ", toString(std::move(error)));
    if (kernel.getNumOccurrences() && !(orders.*field) && rule.matches(kernel))
      orders.*field = one.*field;
  }
  return Error::success();
}

static Expected<DirectiveOverrides> readDirectives() {
  if (Error error = checkOptions())
    return std::move(error);
  const GpuTarget *gpu = nullptr;
  if (target.getNumOccurrences())
    if (Error error = findGpuTarget(target).moveInto(gpu))
      return std::move(error);
  DirectiveOverrides orders{given(schedStrategy), given(remat), given(maxRegs),
                            std::nullopt};
  if (Error error = validateOverrides(orders, gpu))
    return std::move(error);
  if (Error error = readRules(schedRules, &DirectiveOverrides::schedStrategy,
                              gpu, orders))
    return std::move(error);
  if (Error error =
          readRules(rematRules, &DirectiveOverrides::remat, gpu, orders))
    return std::move(error);
  return orders;
}

static int run() {
  Expected<DirectiveOverrides> orders = readDirectives();
  if (!orders)
    return fail(orders.takeError());
  if (format == Format::Json) {
    printJson(outs(), json::Object{{"version", 1},
                                   {"sched_strategy", orders->schedStrategy},
                                   {"remat", orders->remat},
                                   {"max_regs", orders->maxRegs}});
    return Done;
  }
  Table table;
  table.column("order");
  table.column("value");
  table.row({"sched_strategy", orders->schedStrategy.value_or("")});
  table.row({"remat", orders->remat.value_or("")});
  table.row(
      {"max_regs", orders->maxRegs ? std::to_string(*orders->maxRegs) : ""});
  table.print(outs(), format);
  return Done;
}

} // namespace kiln
