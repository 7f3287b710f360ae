// `kiln compare`: kernels under several strategies and on several GPUs, side by
// side. A loop around the pipeline, and a proof that the pipeline keeps no
// state, since the compilations run in parallel.
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/case/CaseFile.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/cli/Progress.h"
#include "tools/cli/compare/CompareBisect.h"
#include "tools/cli/compare/CompareBuilds.h"
#include "tools/driver/ReadLLVM.h"
#include "tools/driver/Source.h"
#include "tools/report/CompileReport.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ThreadPool.h"
#include <mutex>
#include <set>

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

namespace {

/// A file to compile. A case file says how many warps its kernel wants.
struct Input {
  Source source;
  std::optional<unsigned> numWarps, numStages;
};

/// One compilation to do.
struct Job {
  const Source *source;
  CompileOptions options;
};

} // namespace

static StringRef nameOf(const Job &job) {
  return job.source->buffer->getBufferIdentifier();
}

/// LLVM IR is made for one vendor; tile IR for both.
static bool fits(const Source &source, const GpuTarget &target) {
  Expected<SourceKind> kind = sourceKind(*source.buffer);
  if (!kind || *kind == SourceKind::TileIR) {
    consumeError(kind.takeError()); // compileKernel says it better
    return true;
  }
  if (Error error = checkDepth(*source.buffer)) {
    consumeError(std::move(error)); // as above
    return true;
  }
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module = parseIR(*source.buffer, diagnostic, context);
  SmallVector<Function *> kernels;
  if (module)
    kernels = kernelsOf(*module);
  return kernels.empty() || (kernels.front()->getCallingConv() ==
                             CallingConv::PTX_Kernel) == isNvidia(target);
}

static Expected<Input> openInput(const std::string &file) {
  Input input;
  std::string path = file;
  if (StringRef(file).ends_with(".json")) {
    Expected<CaseFile> oneCase = readCaseFile(file);
    if (!oneCase)
      return oneCase.takeError();
    path = oneCase->name.empty() ? oneCase->kernel
                                 : oneCase->kernel + ":" + oneCase->name;
    input.numWarps = oneCase->numWarps;
    input.numStages = oneCase->numStages;
  }
  if (Error error = openSource(path).moveInto(input.source))
    return std::move(error);
  return input;
}

static Expected<CompileOptions>
optionsFor(const Input &input, const GpuTarget &target, StringRef strategy) {
  Expected<CompileOptions> options = flags.options(&target);
  if (!options)
    return options;
  options->kernel = input.source.kernel;
  options->numWarps = options->numWarps ? options->numWarps : input.numWarps;
  options->numStages =
      options->numStages ? options->numStages : input.numStages;
  // An '@' inside of a parameter, as in the name of a file, is not ours.
  auto [spec, limit] = strategy.rsplit('@');
  if (limit.find_first_of(")\"") != StringRef::npos)
    spec = strategy;
  else if (spec != strategy) {
    unsigned registers = 0;
    if (limit.trim().getAsInteger(10, registers) || !registers)
      return failure("--strategies: expected a number of registers after '@', "
                     "found '",
                     limit, "'");
    if (options->directives.maxRegs)
      return failure("--strategies: '", strategy,
                     "' and --max-regs contradict each other");
    options->directives.maxRegs = registers;
  }
  options->directives.schedStrategy = spec.trim().str();
  if (Error error = validateOverrides(options->directives, &target))
    return std::move(error);
  return options;
}

static Expected<std::vector<Job>> planJobs(ArrayRef<Input> inputs) {
  std::vector<Job> plan;
  for (const Input &input : inputs) {
    size_t before = plan.size();
    SmallPtrSet<const GpuTarget *, 4> seen;
    for (StringRef name : targets) {
      Expected<const GpuTarget *> target = findGpuTarget(name);
      if (!target)
        return target.takeError();
      if (!seen.insert(*target).second)
        return failure("--target: ", gpuName(**target), " is given twice");
      if (!fits(input.source, **target))
        continue;
      std::set<std::pair<std::string, std::optional<unsigned>>> strategies;
      for (StringRef spec : splitOutside(strategyList, ',')) {
        Expected<CompileOptions> options =
            optionsFor(input, **target, spec.trim());
        if (!options)
          return options.takeError();
        Expected<ScheduleDirective> directive =
            parseSchedule(*options->directives.schedStrategy);
        if (!directive)
          return directive.takeError();
        if (!strategies.insert({directive->str(), options->directives.maxRegs})
                 .second)
          return failure("--strategies: '", spec.trim(), "' is given twice");
        plan.push_back({&input.source, std::move(*options)});
      }
    }
    if (plan.size() == before)
      return failure(input.source.buffer->getBufferIdentifier(),
                     ": LLVM IR for the other vendor than that of ",
                     join(targets, ", "));
  }
  return plan;
}

static std::string describe(const Job &job) {
  return formatv("{0} for {1} under {2}", nameOf(job),
                 gpuName(*job.options.target),
                 *job.options.directives.schedStrategy);
}

/// The kernels of one compilation as builds, each under the name of its
/// directives.
static Error listRows(const AutoCompiled &compiled, ArrayRef<ReportRow> rows,
                      const Launches &launches,
                      std::vector<CodeBuild> &builds) {
  std::vector<KernelResources> resources;
  for (const ReportRow &row : rows)
    resources.push_back(row.resources);
  size_t first = builds.size();
  if (Error error = listObject(
          MemoryBufferRef(compiled.object, "object"), "", resources, launches,
          [](const KernelResources &) { return true; },
          /*keepLines=*/listing, builds))
    return error;
  for (auto [row, build] : zip_equal(rows, drop_begin(builds, first)))
    build.code.name = strategyText(row);
  return Error::success();
}

/// Builds of one kernel on one GPU, in their order.
static std::vector<BuildComparison> groupBuilds(std::vector<CodeBuild> builds) {
  std::vector<std::vector<CodeBuild>> groups;
  for (CodeBuild &build : builds) {
    auto same = find_if(groups, [&](const std::vector<CodeBuild> &group) {
      const KernelResources &head = group.front().resources;
      return head.kernel == build.resources.kernel &&
             head.target == build.resources.target &&
             head.file == build.resources.file;
    });
    if (same == groups.end())
      groups.emplace_back().push_back(std::move(build));
    else
      same->push_back(std::move(build));
  }
  std::vector<BuildComparison> comparisons;
  for (std::vector<CodeBuild> &group : groups)
    comparisons.emplace_back(std::move(group), /*aligned=*/listing);
  return comparisons;
}

/// Every compilation has its rows, those that fail one that says why. The error
/// is one of the machine, which any other compilation would meet, too.
static Expected<std::vector<ReportRow>>
compileAll(ArrayRef<Job> plan, const Launches &launches,
           std::vector<CodeBuild> &builds) {
  std::vector<std::optional<Expected<AutoCompiled>>> results(plan.size());
  {
    Progress progress;
    std::mutex lock;
    size_t finished = 0;
    DefaultThreadPool pool(hardware_concurrency(jobs));
    for (auto [index, job] : enumerate(plan))
      pool.async([&, index = index, &job = job] {
        CompileOptions options = job.options;
        options.launches = launches;
        results[index].emplace(compileWithAuto(
            *job.source->buffer, options, AutoOptions{jobs}, Stage::Report));
        std::lock_guard<std::mutex> guard(lock);
        progress.show(
            formatv("[{0}/{1}] {2}", ++finished, plan.size(), describe(job))
                .str());
      });
    pool.wait();
  }
  std::vector<ReportRow> rows;
  for (auto [job, result] : zip(plan, results)) {
    if (*result) {
      std::vector<ReportRow> own = reportRows(**result, nameOf(job));
      if (listing || format == Format::Svg)
        if (Error error = listRows(**result, own, launches, builds))
          return std::move(error);
      append_range(rows, std::move(own));
      continue;
    }
    Error error = result->takeError();
    if (error.isA<EnvironmentError>()) {
      for (auto &other : results) // an error must be looked at
        if (other && !*other)
          consumeError(other->takeError());
      return std::move(error);
    }
    rows.push_back(failedRow(
        nameOf(job), job.options.kernel, gpuName(*job.options.target),
        *job.options.directives.schedStrategy, toString(std::move(error))));
  }
  return rows;
}

static Expected<std::vector<Job>> planFrom(std::vector<Input> &inputs) {
  if (flags.hasStrategy())
    return failure("--sched-strategy and --strategies contradict each other");
  for (const std::string &file : files) {
    Expected<Input> input = openInput(file);
    if (!input)
      return input.takeError();
    inputs.push_back(std::move(*input));
  }
  return planJobs(inputs);
}

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
  std::vector<Input> inputs;
  Expected<std::vector<Job>> plan = planFrom(inputs);
  if (!plan)
    return plan.takeError();
  Expected<Launches> launches = launch.read();
  if (!launches)
    return launches.takeError();
  std::vector<CodeBuild> builds;
  Expected<std::vector<ReportRow>> rows = compileAll(*plan, *launches, builds);
  if (!rows)
    return rows;
  if (Error error = checkLaunches(*launches, launchNames(*rows)))
    return std::move(error);
  if (!listing && format != Format::Svg) {
    printReport(outs(), *rows, *launches, format, remarks);
    return rows;
  }
  if (Error error = printComparisons(groupBuilds(std::move(builds)), format,
                                     /*listing=*/true))
    return std::move(error);
  return rows;
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
