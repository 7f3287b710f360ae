// `kiln compare`: kernels under several strategies and on several GPUs, side by
// side. A loop around the street, and the proof that the street keeps no state:
// the compilations run in parallel.
#include "targets/orders/Orders.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/case/CaseFile.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/cli/Progress.h"
#include "tools/driver/Source.h"
#include "tools/report/CompileReport.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ThreadPool.h"
#include <mutex>

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("compare",
            "compile kernels under several strategies and show the results "
            "side by side",
            "kiln compare softmax.ttir --target sm_90a --strategies "
            "'source,pressure(max_regs=64),latency'\n"
            "kiln compare rope.ttir matmul.ll --target sm_90a,gfx942 "
            "--strategies source,latency --format json",
            run);
static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::sub(command),
                                   cl::desc("FILE[:KERNEL]|CASE.json..."));
static cl::list<std::string> targets(
    "target", cl::OneOrMore, cl::CommaSeparated, cl::sub(command),
    cl::value_desc("GPU,GPU"),
    cl::desc(
        "GPUs to compile for; LLVM IR is compiled for those of its vendor"));
static cl::opt<std::string> strategyList(
    "strategies", cl::Required, cl::sub(command), cl::value_desc("SPEC,SPEC"),
    cl::desc("strategies to compare, as `kiln strategies` lists them; "
             "'SPEC @N' under a limit of N registers"));
static CompileCommandLine flags(command);
static cl::opt<unsigned>
    jobs("jobs", cl::sub(command), cl::init(0), cl::value_desc("N"),
         cl::desc("compilations at a time (default: one for each core)"));
static cl::opt<bool> remarks("remarks", cl::sub(command),
                             cl::desc("say below the table what each strategy "
                                      "did, and why where it did nothing"));
static FormatOption format(command, FormatOption::Page);
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
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module = parseIR(*source.buffer, diagnostic, context);
  SmallVector<Function *> kernels;
  if (module)
    kernels = kernelsOf(*module);
  return kernels.empty() || (kernels.front()->getCallingConv() ==
                             CallingConv::PTX_Kernel) == target.isNvidia();
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
      return failure("--strategies: expected a number of registers behind '@', "
                     "found '",
                     limit, "'");
    if (options->orders.maxRegs)
      return failure("--strategies: '", strategy,
                     "' and --max-regs contradict each other");
    options->orders.maxRegs = registers;
  }
  options->orders.schedStrategy = spec.trim().str();
  if (Error error = validateOverrides(options->orders, &target))
    return std::move(error);
  return options;
}

static Expected<std::vector<Job>> planJobs(ArrayRef<Input> inputs) {
  std::vector<Job> plan;
  for (const Input &input : inputs) {
    size_t before = plan.size();
    for (StringRef name : targets) {
      Expected<const GpuTarget *> target = findGpuTarget(name);
      if (!target)
        return target.takeError();
      if (!fits(input.source, **target))
        continue;
      for (StringRef spec : splitOutside(strategyList, ',')) {
        Expected<CompileOptions> options =
            optionsFor(input, **target, spec.trim());
        if (!options)
          return options.takeError();
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
                 job.options.target->name(), *job.options.orders.schedStrategy);
}

/// Every compilation has its rows, those that fail one that says why. The error
/// is one of the machine, without which no other compilation would do better.
static Expected<std::vector<ReportRow>> compileAll(ArrayRef<Job> plan,
                                                   const Launches &launches) {
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
      append_range(rows, reportRows(**result, nameOf(job)));
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
        nameOf(job), job.options.kernel, job.options.target->name(),
        *job.options.orders.schedStrategy, toString(std::move(error))));
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
  Expected<std::vector<ReportRow>> rows = compileAll(*plan, *launches);
  if (!rows)
    return rows;
  if (Error error = checkLaunches(*launches, launchNames(*rows)))
    return std::move(error);
  printReport(outs(), *rows, *launches, format, remarks);
  return rows;
}

static int run() {
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
