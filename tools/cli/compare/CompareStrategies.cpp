#include "tools/cli/compare/CompareStrategies.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/case/CaseSource.h"
#include "tools/cli/Progress.h"
#include "tools/cli/compare/CompareBuilds.h"
#include "tools/driver/ReadLLVM.h"
#include "tools/source/Source.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ThreadPool.h"
#include <mutex>
#include <set>

using namespace llvm;

namespace kiln {

namespace {

/// A file to compile. A case file says how many warps and stages its kernel wants,
/// and what it was written for.
struct Input {
  Source source;
  std::optional<unsigned> numWarps, numStages;
  std::optional<tt::Language> language;
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
    if (isPythonSource(oneCase->kernel)) {
      Expected<CaseSource> opened = openKernel(*oneCase, {});
      if (!opened)
        return opened.takeError();
      input.source = {std::move(opened->text), oneCase->name};
      if (!input.numWarps)
        input.numWarps = opened->numWarps;
      if (!input.numStages)
        input.numStages = opened->numStages;
      return input;
    }
    if (oneCase->reference.empty()) // else the kernel is LLVM IR
      input.language = oneCase->language;
  }
  if (Error error = openSource(path).moveInto(input.source))
    return std::move(error);
  return input;
}

static Expected<CompileOptions> optionsFor(const StrategyRequest &request,
                                           const Input &input,
                                           const GpuTarget &target,
                                           StringRef strategy) {
  Expected<CompileOptions> options = request.options(&target);
  if (!options)
    return options;
  options->kernel = input.source.kernel;
  options->numWarps = options->numWarps ? options->numWarps : input.numWarps;
  options->numStages =
      options->numStages ? options->numStages : input.numStages;
  options->language = options->language ? options->language : input.language;
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

static Expected<std::vector<Job>> planJobs(const StrategyRequest &request,
                                           ArrayRef<Input> inputs) {
  std::vector<Job> plan;
  for (const Input &input : inputs) {
    size_t before = plan.size();
    SmallPtrSet<const GpuTarget *, 4> seen;
    for (StringRef name : request.targets) {
      Expected<const GpuTarget *> target = findGpuTarget(name);
      if (!target)
        return target.takeError();
      if (!seen.insert(*target).second)
        return failure("--target: ", gpuName(**target), " is given twice");
      if (!fits(input.source, **target))
        continue;
      std::set<std::pair<std::string, std::optional<unsigned>>> strategies;
      for (StringRef spec : splitOutside(request.strategies, ',')) {
        Expected<CompileOptions> options =
            optionsFor(request, input, **target, spec.trim());
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
                     join(request.targets, ", "));
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
static Error listRows(const StrategyRequest &request,
                      const AutoCompiled &compiled, ArrayRef<ReportRow> rows,
                      std::vector<CodeBuild> &builds) {
  std::vector<KernelResources> resources;
  for (const ReportRow &row : rows)
    resources.push_back(row.resources);
  size_t first = builds.size();
  if (Error error = listObject(
          MemoryBufferRef(compiled.object, "object"), "", resources,
          request.launches, [](const KernelResources &) { return true; },
          request.keepsLines, builds))
    return error;
  for (auto [row, build] : zip_equal(rows, drop_begin(builds, first)))
    build.code.name = strategyText(row);
  return Error::success();
}

/// Builds of one kernel on one GPU, in their order.
static std::vector<BuildComparison> groupBuilds(std::vector<CodeBuild> builds,
                                                bool aligned) {
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
    comparisons.emplace_back(std::move(group), aligned);
  return comparisons;
}

/// Compiles all of them, several at a time.
static std::vector<std::optional<Expected<AutoCompiled>>>
compileAll(ArrayRef<Job> plan, const StrategyRequest &request) {
  std::vector<std::optional<Expected<AutoCompiled>>> results(plan.size());
  Progress progress;
  std::mutex lock;
  size_t finished = 0;
  DefaultThreadPool pool(hardware_concurrency(request.jobs));
  for (auto [index, job] : enumerate(plan))
    pool.async([&, index = index, &job = job] {
      CompileOptions options = job.options;
      options.launches = request.launches;
      results[index].emplace(compileWithAuto(*job.source->buffer, options,
                                             AutoOptions{request.jobs},
                                             Stage::Report));
      std::lock_guard<std::mutex> guard(lock);
      progress.show(
          formatv("[{0}/{1}] {2}", ++finished, plan.size(), describe(job))
              .str());
    });
  pool.wait();
  return results;
}

Expected<StrategyResults>
compileUnderStrategies(const StrategyRequest &request) {
  std::vector<Input> inputs;
  for (const std::string &file : request.files) {
    Expected<Input> input = openInput(file);
    if (!input)
      return input.takeError();
    inputs.push_back(std::move(*input));
  }
  Expected<std::vector<Job>> plan = planJobs(request, inputs);
  if (!plan)
    return plan.takeError();
  auto results = compileAll(*plan, request);
  StrategyResults found;
  std::vector<CodeBuild> builds;
  // An error must be looked at.
  scope_exit dropOthers([&] {
    for (auto &other : results)
      if (!*other)
        consumeError(other->takeError());
  });
  for (auto [job, result] : zip(*plan, results)) {
    if (*result) {
      std::vector<ReportRow> own = reportRows(**result, nameOf(job));
      if (request.listsBuilds)
        if (Error error = listRows(request, **result, own, builds))
          return std::move(error);
      append_range(found.rows, std::move(own));
      continue;
    }
    Error error = result->takeError();
    if (error.isA<EnvironmentError>())
      return std::move(error);
    found.rows.push_back(failedRow(
        nameOf(job), job.options.kernel, gpuName(*job.options.target),
        *job.options.directives.schedStrategy, toString(std::move(error))));
  }
  found.builds = groupBuilds(std::move(builds), request.keepsLines);
  return found;
}

} // namespace kiln
