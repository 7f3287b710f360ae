// `kiln compare`: builds of kernels side by side: under several strategies and
// on several GPUs, finished ones, or those of two releases of another compiler.
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/cli/compare/CompareBisect.h"
#include "tools/cli/compare/CompareBuilds.h"
#include "tools/cli/compare/CompareStrategies.h"
#include "tools/report/CompileReport.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("compare",
            "show builds of a kernel side by side: several strategies, or "
            "finished machine code of several compilers",
            "kiln compare softmax.ttir --target sm_90a --strategies "
            "'source,pressure(max_regs=64),latency'\n"
            "kiln compare rope.ttir matmul.ll --target sm_90a,gfx942 "
            "--strategies source,latency --format json\n"
            "kiln compare old.cubin new.cubin --listing\n"
            "kiln compare triton-3.6.ll triton-3.9.ll --bisect --target "
            "gfx950\n"
            "kiln compare softmax.ttir --target sm_90a --strategies "
            "source,latency --listing --format html > softmax.html",
            run);
static cl::list<std::string> files(
    cl::Positional, cl::OneOrMore, cl::sub(command),
    cl::desc("FILE[:KERNEL]|CASE.json..., to be compiled; or finished machine "
             "code, two builds or more: cubins, hsacos, PTX, AMD assembly"));
static cl::list<std::string> targets(
    "target", cl::CommaSeparated, cl::sub(command), cl::value_desc("GPU,GPU"),
    cl::desc(
        "GPUs to compile for; LLVM IR is compiled for those of its vendor"));
static cl::opt<std::string> strategyList(
    "strategies", cl::sub(command), cl::value_desc("SPEC,SPEC"),
    cl::desc("strategies to compare, as `kiln strategies` lists them; "
             "'SPEC @N' under a limit of N registers"));
static CompileCommandLine flags(command);
static cl::opt<unsigned>
    jobs("jobs", cl::sub(command), cl::init(0), cl::value_desc("N"),
         cl::desc("compilations at a time (default: one for each core)"));
static cl::opt<bool> remarks("remarks", cl::sub(command),
                             cl::desc("say below the table what each strategy "
                                      "did, and why where it did nothing"));
static cl::opt<bool>
    listing("listing", cl::sub(command),
            cl::desc("compare instruction by instruction: what is the same, "
                     "what moved and by how far, what is only in one build"));
static cl::opt<bool> bisected(
    "bisect", cl::sub(command),
    cl::desc("two sources, an old and a new build of a kernel by some other "
             "compiler, such as LLVM IR of two releases of Triton: compile "
             "both alike and say at which pass and in which loop the new one "
             "begins to cost more"));
static cl::list<std::string> kernelNames(
    "k", cl::sub(command), cl::value_desc("KERNEL"),
    cl::desc("the kernel of finished machine code to compare; may be "
             "repeated (default: all that are in several files)"));
static FormatOption format(command, FormatOption::PageAndDrawing);
static LaunchOption launch(command);

/// The names by which --launch may mean a kernel of the rows.
static std::vector<std::string> launchNames(ArrayRef<ReportRow> rows) {
  std::vector<std::string> names;
  for (const ReportRow &row : rows) {
    names.push_back(row.resources.kernel);
    names.push_back(row.resources.kernel + "@" + row.resources.target);
  }
  return names;
}

static Expected<std::vector<ReportRow>> compare() {
  if (flags.hasStrategy())
    return failure("--sched-strategy and --strategies contradict each other");
  StrategyRequest request;
  request.files = files;
  request.targets = targets;
  request.strategies = strategyList;
  request.options = [](const GpuTarget *target) {
    return flags.options(target);
  };
  request.jobs = jobs;
  request.listsBuilds = listing || format == Format::Svg;
  request.keepsLines = listing;
  if (Error error = launch.read().moveInto(request.launches))
    return std::move(error);
  Expected<StrategyResults> results = compileUnderStrategies(request);
  if (!results)
    return results.takeError();
  if (Error error = checkLaunches(request.launches, launchNames(results->rows)))
    return std::move(error);
  if (!request.listsBuilds)
    printReport(outs(), results->rows, request.launches, format, remarks);
  else if (Error error = printComparisons(results->builds, format,
                                          /*listing=*/true))
    return std::move(error);
  return std::move(results->rows);
}

/// Options that are for the other kind of files.
static Error checkOptions(bool finished) {
  if (!finished) {
    if (targets.empty())
      return failure("give the GPUs to compile for with --target; without "
                     "--target and --strategies, files are finished machine "
                     "code");
    if (strategyList.empty())
      return failure("give the strategies to compare with --strategies; "
                     "without --target and --strategies, files are finished "
                     "machine code");
    if (!kernelNames.empty())
      return failure("-k is for finished machine code; a kernel of a source "
                     "is named as FILE:KERNEL");
    if (listing && remarks)
      return failure("--remarks stand below the table of kernels, which "
                     "--listing does not show");
  }
  if (listing && (format == Format::Csv || format == Format::Markdown))
    return failure("--listing writes text, json, html or svg");
  return Error::success();
}

/// A source and a later one.
static Error compareSources() {
  for (StringRef name : {"strategies", "listing", "remarks", "jobs", "k"})
    if (command.OptionsMap.lookup(name)->getNumOccurrences())
      return failure("--", name, " and --bisect contradict each other");
  if (format != Format::Text && format != Format::Json)
    return failure("--bisect writes text or json");
  if (files.size() != 2)
    return failure("--bisect compares two sources, the old build and the new "
                   "one; found ",
                   files.size());
  if (targets.size() > 1)
    return failure("--bisect compiles for one GPU; --target names ",
                   targets.size());
  const GpuTarget *target = nullptr;
  if (!targets.empty())
    if (Error error = findGpuTarget(targets.front()).moveInto(target))
      return error;
  Expected<CompileOptions> options = flags.options(target);
  if (!options)
    return options.takeError();
  if (const auto &strategy = options->directives.schedStrategy) {
    Expected<ScheduleDirective> directive = parseSchedule(*strategy);
    if (!directive)
      return directive.takeError();
    if (directive->isAuto())
      return failure("--bisect compiles each source once, so that "
                     "--sched-strategy auto has nothing to choose from; name a "
                     "strategy");
  }
  if (Error error = launch.read().moveInto(options->launches))
    return error;
  return compareBisected(files[0], files[1], *options, format);
}

/// Whether the files are finished machine code: nothing says how to compile
/// them.
static bool isFinished() { return targets.empty() && strategyList.empty(); }

/// Builds that somebody else made.
static Error compareFinished() {
  for (auto &[name, option] : command.OptionsMap)
    if (option->getNumOccurrences() && option != &format &&
        option != &listing && name != "k" && name != "launch")
      return failure("--", name,
                     " is for sources, with --target and "
                     "--strategies; files are finished machine code here");
  Expected<Launches> launches = launch.read();
  if (!launches)
    return launches.takeError();
  Expected<std::vector<BuildComparison>> comparisons =
      compareFiles(files, kernelNames, *launches, listing);
  return comparisons ? printComparisons(*comparisons, format, listing)
                     : comparisons.takeError();
}

static int run() {
  if (bisected) {
    Error error = compareSources();
    return error ? fail(std::move(error)) : Done;
  }
  if (Error error = checkOptions(isFinished()))
    return fail(std::move(error));
  if (isFinished()) {
    Error error = compareFinished();
    return error ? fail(std::move(error)) : Done;
  }
  Expected<std::vector<ReportRow>> rows = compare();
  if (!rows)
    return fail(rows.takeError());
  int code = Done;
  outs().flush();
  for (const ReportRow &row : *rows)
    if (!row.error.empty())
      code =
          fail(formatv("{0} for {1} under {2}: {3}", row.resources.file,
                       row.resources.target, row.kernel.strategy, row.error));
  return code;
}

} // namespace kiln
