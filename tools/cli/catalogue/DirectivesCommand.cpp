// `kiln directives`: are directives and rules spelled right, and what does a kernel
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
    command("directives",
            "check the spelling of directives and rules, and say what a kernel "
            "of a name gets",
            "kiln directives --sched-strategy 'pressure(max_regs=96)' --remat "
            "address --target sm_90a\n"
            "kiln directives --sched-rules 'matmul.*=latency;.*=auto' --kernel "
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
static cl::opt<unsigned> registerUsageLevel(
    "register-usage-level", cl::sub(command), cl::value_desc("N"),
    cl::desc("NVIDIA: ptxas's option of that name, 0 to 10"));
static cl::opt<std::string>
    ptxasControls("ptxas-controls", cl::sub(command), cl::value_desc("FILE"),
                  cl::desc("NVIDIA: a file for ptxas's --apply-controls"));
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
static cl::opt<std::string> kernel(
    "kernel", cl::sub(command), cl::value_desc("NAME"),
    cl::desc("whose directives the rules are asked for (default: the rules "
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
                       const GpuTarget *gpu, DirectiveOverrides &directives) {
  if (!option.getNumOccurrences())
    return Error::success();
  Expected<std::vector<DirectiveRule>> rules = parseRules(option);
  if (!rules)
    return failure("--", option.ArgStr, ": ", toString(rules.takeError()));
  for (const DirectiveRule &rule : *rules) {
    DirectiveOverrides one;
    one.*field = rule.spec;
    if (Error error = checkSpellings(one, gpu))
      return failure("--", option.ArgStr, ", rule '", rule.regex,
                     "': ", toString(std::move(error)));
    if (kernel.getNumOccurrences() && !(directives.*field) &&
        rule.matches(kernel))
      directives.*field = one.*field;
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
  DirectiveOverrides directives{given(schedStrategy),
                                given(remat),
                                given(maxRegs),
                                std::nullopt,
                                given(registerUsageLevel),
                                given(ptxasControls)};
  if (Error error = checkSpellings(directives, gpu))
    return std::move(error);
  if (Error error = readRules(schedRules, &DirectiveOverrides::schedStrategy,
                              gpu, directives))
    return std::move(error);
  if (Error error =
          readRules(rematRules, &DirectiveOverrides::remat, gpu, directives))
    return std::move(error);
  return directives;
}

static int run() {
  Expected<DirectiveOverrides> directives = readDirectives();
  if (!directives)
    return fail(directives.takeError());
  if (format == Format::Json) {
    printJson(
        outs(),
        json::Object{{"version", 1},
                     {"sched_strategy", directives->schedStrategy},
                     {"remat", directives->remat},
                     {"max_regs", directives->maxRegs},
                     {"register_usage_level", directives->registerUsageLevel},
                     {"ptxas_controls", directives->ptxasControls}});
    return Done;
  }
  Table table;
  table.column("directive");
  table.column("value");
  table.row({"sched_strategy", directives->schedStrategy.value_or("")});
  table.row({"remat", directives->remat.value_or("")});
  auto number = [](std::optional<unsigned> value) {
    return value ? std::to_string(*value) : "";
  };
  table.row({"max_regs", number(directives->maxRegs)});
  table.row({"register_usage_level", number(directives->registerUsageLevel)});
  table.row({"ptxas_controls", directives->ptxasControls.value_or("")});
  table.print(outs(), format);
  return Done;
}

} // namespace kiln
