// `kiln tune`: which configuration and which directives of a case are fastest
// on this machine's GPU, and by how much for sure.
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "tools/Version.h"
#include "tools/case/CaseSource.h"
#include "tools/case/run/RunCase.h"
#include "tools/cli/DiagnosticsOption.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/OutputFile.h"
#include "tools/cli/Progress.h"
#include "tools/doctor/Doctor.h"
#include "tools/tune/TunePage.h"
#include "tools/tune/TuneText.h"
#include "tools/tune/Tuner.h"
#include "tools/tune/execute/LocalExecutor.h"
#include "tools/tune/execute/RemoteExecutor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/xxhash.h"
#include <csignal>

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "tune",
    "search the fastest configuration and orders of a case on a GPU; without "
    "one, by the simulator",
    "kiln tune matmul.json\n"
    "kiln tune matmul.json --gpus 0,1 --time 300 --failures -o "
    "matmul.tuned.json\n"
    "kiln tune matmul.tune.jsonl --format html > matmul.html\n"
    "kiln compile matmul.ll --target sm_90a --tuned matmul.tuned.json "
    "--emit obj -o matmul.cubin",
    run);
static cl::opt<std::string> path(cl::Positional, cl::Required, cl::sub(command),
                                 cl::desc("CASE, or a log (.jsonl) to show"));
static cl::opt<std::string> target(
    "target", cl::sub(command), cl::value_desc("GPU"),
    cl::desc("GPU to compile for (default: the machine's, else sm_90a)"));
static cl::opt<unsigned>
    variant("variant", cl::sub(command), cl::value_desc("I"),
            cl::desc("variant to tune for (default: 0, the case's own sizes)"));
static cl::opt<uint64_t> seed("seed", cl::sub(command), cl::init(1),
                              cl::value_desc("S"),
                              cl::desc("seed of the data and of the search "
                                       "(default: 1)"));
static cl::opt<unsigned>
    budget("budget", cl::sub(command), cl::init(64), cl::value_desc("N"),
           cl::desc("binaries to measure; equal ones count once (default: "
                    "64)"));
static cl::opt<unsigned>
    seconds("time", cl::sub(command), cl::init(600), cl::value_desc("SECONDS"),
            cl::desc("what the whole may take, about (default: 600)"));
static cl::list<unsigned>
    gpus("gpus", cl::CommaSeparated, cl::sub(command), cl::value_desc("I,I"),
         cl::desc("GPUs to measure on at once, by the driver's numbers; the "
                  "last race is on the first (default: 0)"));
static cl::opt<unsigned>
    jobs("jobs", cl::sub(command), cl::value_desc("N"),
         cl::desc("compilations at a time (default: one for each core)"));
static cl::opt<unsigned>
    hangAfter("hang-after", cl::sub(command), cl::init(10),
              cl::value_desc("SECONDS"),
              cl::desc("when launches count as ones that never end (default: "
                       "10)"));
static cl::list<std::string>
    logs("log", cl::sub(command), cl::value_desc("FILE"),
         cl::desc("log of finished measurements, appended to and read again; "
                  "further logs are read (default: NAME.tune.jsonl beside the "
                  "case)"));
static cl::opt<std::string>
    output("o", cl::sub(command), cl::value_desc("FILE"),
           cl::desc("what was chosen, for `kiln compile --tuned` (default: "
                    "NAME.tuned.json beside the case)"));
static cl::opt<std::string>
    executorCommand("executor", cl::sub(command), cl::value_desc("COMMAND"),
                    cl::desc("program that compiles and measures in this "
                             "machine's place; it speaks lines of JSON"));
static cl::opt<bool> noalias(
    "noalias", cl::sub(command),
    cl::desc("your guarantee that tensors of different arguments overlap in no "
             "launch of the kernel, as auto(noalias=true) has it; the search "
             "then pipelines loops that write, too"));
static cl::opt<bool>
    failures("failures", cl::sub(command),
             cl::desc("list every point that failed, and why"));
static FormatOption format(command, FormatOption::PageAndDrawing);
static DiagnosticsOption diagnostics(command);

/// NAME.json in a folder, with another suffix.
static std::string beside(StringRef suffix) {
  SmallString<128> name(path);
  sys::path::replace_extension(name, suffix);
  return name.str().str();
}

/// This program, so that results of another build are no results of this one.
static Expected<std::string> buildName(StringRef program) {
  auto bytes = MemoryBuffer::getFile(program, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false);
  if (!bytes)
    return failure("cannot read '", program,
                   "', which is this program: ", bytes.getError().message());
  return formatv(KILN_VERSION " {0:x-}", xxh3_64bits((*bytes)->getBuffer()))
      .str();
}

static std::string ownProgram() {
  return sys::fs::getMainExecutable("kiln", reinterpret_cast<void *>(&run));
}

/// The GPUs of this machine that are to measure; none: there is no driver, and
/// nobody asked for a GPU. `found` is the first one's target.
static Expected<std::vector<unsigned>> chooseGpus(const GpuTarget *&found,
                                                  std::string &missing) {
  std::vector<unsigned> list(gpus.begin(), gpus.end());
  if (list.empty())
    list.push_back(0);
  for (auto [index, ordinal] : enumerate(list)) {
    if (is_contained(ArrayRef(list).take_front(index), ordinal))
      return failure("--gpus: ", ordinal, " is given twice");
    Expected<std::unique_ptr<CudaDevice>> device =
        CudaDevice::open(int(ordinal));
    if (!device) {
      Error error = device.takeError();
      if (gpus.getNumOccurrences() || !error.isA<EnvironmentError>())
        return std::move(error);
      missing = toString(std::move(error));
      return std::vector<unsigned>();
    }
    const GpuTarget *own = nullptr;
    if (Error error = targetOf(**device).moveInto(own))
      return std::move(error);
    if (found && found != own)
      return failure("--gpus: GPU ", ordinal, " is ", gpuName(*own),
                     " and the one before ", gpuName(*found),
                     "; a result holds for one kind of GPU");
    found = own;
  }
  return list;
}

static Error checkOptions() {
  if (format == Format::Csv || format == Format::Markdown)
    return failure("of a case, kiln tune writes text, json, html or svg; of a "
                   "log csv and markdown, too");
  if (!budget)
    return failure("--budget: expected at least 1");
  if (!seconds || !hangAfter)
    return failure("--time and --hang-after: expected at least 1 second");
  if (executorCommand.getNumOccurrences() &&
      (gpus.getNumOccurrences() || jobs.getNumOccurrences()))
    return failure("--executor decides what compiles and measures, so --gpus "
                   "and --jobs have no meaning beside it");
  return Error::success();
}

static Expected<std::unique_ptr<Executor>>
makeExecutor(const CaseFile &file, TuneTask &task, Progress &progress) {
  if (!executorCommand.empty()) {
    BumpPtrAllocator allocator;
    StringSaver saver(allocator);
    SmallVector<const char *> words;
    cl::TokenizeGNUCommandLine(executorCommand, saver, words);
    if (words.empty())
      return failure("--executor: expected a command");
    return makeRemoteExecutor(task, {words.begin(), words.end()});
  }
  const GpuTarget *own = nullptr;
  std::string missing;
  Expected<std::vector<unsigned>> list = std::vector<unsigned>();
  if (isNvidia(*task.target))
    list = chooseGpus(own, missing);
  else if (gpus.getNumOccurrences())
    list = failure("--gpus: Kiln runs kernels on NVIDIA GPUs alone; without "
                   "it, kernels for AMD are tuned by the simulator");
  if (!list)
    return list.takeError();
  if (own && !target.getNumOccurrences())
    task.target = own;
  LocalOptions options;
  options.gpus = std::move(*list);
  options.jobs = jobs;
  options.worker = {ownProgram(), "tune-worker"};
  options.note = [&](const std::string &line) {
    progress.clear();
    diagnostics.note(line);
  };
  if (options.gpus.empty())
    options.note((isAmd(*task.target)
                      ? std::string("Kiln runs kernels on NVIDIA GPUs alone")
                      : missing) +
                 "; tuning by the simulator, which sees no GPU");
  return makeLocalExecutor(file, task, std::move(options));
}

static Expected<TuneTask> taskOf(StringRef casePath) {
  TuneTask task;
  SmallString<128> absolute(casePath);
  if (std::error_code code = sys::fs::make_absolute(absolute))
    return failure("cannot find '", casePath, "': ", code.message());
  task.casePath = absolute.str().str();
  task.variant = variant;
  task.seed = seed;
  task.hangAfter = hangAfter;
  if (Error error =
          findGpuTarget(target.empty() ? std::string("sm_90a") : target)
              .moveInto(task.target))
    return std::move(error);
  return task;
}

/// What is not well with the machine, a line each.
static void printFindings() {
  for (const Finding &finding :
       examine(MachineRoots(), {gpus.begin(), gpus.end()}))
    if (finding.severity != Severity::Fine)
      diagnostics.note(
          (finding.subject + ": " + finding.found + "; " + finding.remedy));
}

static Error writeChoice(const CaseFile &file, const TuneTask &task,
                         const TuneReport &report, StringRef name) {
  Expected<TunedKernel> kernel = tunedKernel(file, task, report);
  if (!kernel)
    return kernel.takeError();
  Expected<TunedFile> tuned = TunedFile::read(name, /*missingIsEmpty=*/true);
  if (!tuned)
    return tuned.takeError();
  tuned->set(std::move(*kernel));
  return writeOutput(name, tuned->text());
}

static Error printPictures(ArrayRef<TunePicture> pictures) {
  if (format == Format::Html) {
    outs() << tunePage(pictures);
  } else if (format == Format::Svg) {
    Expected<std::string> svg = tuneSvg(pictures);
    if (!svg)
      return svg.takeError();
    outs() << *svg;
  } else if (format == Format::Json) {
    printJson(outs(), pointsJson(pictures));
  } else {
    printPoints(outs(), pictures, format);
  }
  return Error::success();
}

/// What a log holds: nothing is compiled or measured.
static Error showLog() {
  for (auto &[name, option] : command.OptionsMap)
    if (option != &format && name != "diagnostics-format" &&
        option->getNumOccurrences())
      return failure("'", path, "' is a log, which is only shown; --", name,
                     " would have no effect");
  Expected<std::vector<TunePicture>> pictures = picturesOfLog(
      path, [](const std::string &line) { diagnostics.note(line); });
  return pictures ? printPictures(*pictures) : pictures.takeError();
}

static Error tuneCase() {
  if (Error error = checkOptions())
    return error;
  Expected<CaseFile> file = readCaseToTune(path);
  if (!file)
    return file.takeError();
  std::string chosen = output.empty() ? beside("tuned.json") : output;
  if (Error error = checkNotInput(chosen, path, "-o"))
    return error;
  // What would be refused at the end is refused now.
  if (Error error =
          TunedFile::read(chosen, /*missingIsEmpty=*/true).takeError())
    return error;
  Expected<TuneTask> task = taskOf(path);
  if (!task)
    return task.takeError();
  if (Error error = resolveCase(*file, task->variant).takeError())
    return error;
  Progress progress;
  Expected<std::unique_ptr<Executor>> executor =
      makeExecutor(*file, *task, progress);
  if (!executor)
    return executor.takeError();
  if (executorCommand.empty() && (*executor)->gpus())
    printFindings();
  TuneSettings settings;
  settings.budget = budget;
  settings.seconds = seconds;
  settings.seed = seed;
  settings.noalias = noalias;
  settings.progress = [&](const std::string &line) { progress.show(line); };
  if (Error error = buildName(ownProgram()).moveInto(settings.build))
    return error;
  std::vector<std::string> names(logs.begin(), logs.end());
  if (names.empty())
    names.push_back(beside("tune.jsonl"));
  Expected<std::unique_ptr<TuneLog>> log = TuneLog::open(
      names, [](const std::string &line) { diagnostics.note(line); });
  if (!log)
    return log.takeError();
  Expected<TuneReport> report = tune(*file, *task, settings, **executor, **log);
  progress.clear();
  if (!report)
    return report.takeError();
  if (Error error = writeChoice(*file, *task, *report, chosen))
    return error;
  if (format == Format::Html || format == Format::Svg)
    return printPictures(pictureOf(*file, *task, *report));
  if (format == Format::Json)
    printJson(outs(), toJson(*file, *task, *report));
  else
    printText(outs(), *file, *task, *report, failures, names[0], chosen);
  return Error::success();
}

static int run() {
  // A limit on the size of files is an error where the log is written, as a
  // full disk is, and no end of the process.
  std::signal(SIGXFSZ, SIG_IGN);
  Error error = StringRef(path).ends_with(".jsonl") ? showLog() : tuneCase();
  if (error)
    return diagnostics.fail(std::move(error));
  diagnostics.finish();
  return Done;
}

} // namespace kiln
