// `kiln occupancy`: what compiled kernels use and how many of their warps fit,
// from the built files alone: no GPU, no build log, no special flags.
#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/LaunchOption.h"
#include "tools/cli/occupancy/GateCommandLine.h"
#include "tools/cli/occupancy/TypedNumbers.h"
#include "tools/occupancy/OccupancyPage.h"
#include "tools/occupancy/Rank.h"
#include "tools/report/ResourceReport.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "occupancy",
    "show registers, spills, shared memory and occupancy of compiled kernels, "
    "and what they would be",
    "kiln occupancy softmax.cubin --launch softmax_kernel=256,dyn=49152\n"
    "kiln occupancy build/*.hsaco --format json\n"
    "kiln occupancy ~/.triton/cache --format html > occupancy.html\n"
    "kiln occupancy matmul.cubin --what-if registers=96,128,shared=-16K\n"
    "kiln occupancy matmul.cubin --what-if blocks=3 --ladder\n"
    "kiln occupancy --target sm_90 --threads 256 --registers 168 --shared 64K\n"
    "kiln occupancy build/ --check kernels.json --fail-on spills,occupancy",
    run);
static cl::list<std::string> files(
    cl::Positional, cl::sub(command),
    cl::desc("FILE...: cubins, hsacos, fatbins, programs and libraries that "
             "carry them, PTX, AMD assembly; '-' for standard input; folders"));
static GateFormatOption format(command);
static LaunchOption launch(command);
static cl::list<std::string> whatIf(
    "what-if", cl::sub(command), cl::value_desc("NAME=VALUE,..."),
    cl::desc(
        "reckon with other numbers: registers, agprs, sgprs, shared (static "
        "and dynamic), dynamic, threads, barriers, columns (of tensor memory), "
        "wave, cu-mode, carve-out; blocks=N asks what to cut for N blocks. A "
        "value is N, +N, -N, "
        "FROM..TO:STEP or a list A,B; lists are combined"));
static cl::opt<bool>
    ladder("ladder", cl::sub(command),
           cl::desc("show every step: how many blocks fit with how many "
                    "registers, how much shared memory, how many threads"));
static cl::opt<bool>
    explain("explain", cl::sub(command),
            cl::desc("show what each rule counts and how many blocks it "
                     "allows"));
enum class Sequence { Worst, File };
static cl::opt<Sequence, false, ChoiceParser<Sequence>> sortBy(
    "sort", cl::sub(command),
    cl::desc("sequence of the kernels (default: worst in text and Markdown, "
             "file in JSON and CSV)"),
    cl::values(clEnumValN(Sequence::Worst, "worst",
                          "what cannot be launched, then what spills most, "
                          "then what fits least"),
               clEnumValN(Sequence::File, "file", "as in the files")));
static TypedNumbers typed(command);
static GateCommandLine check(command);

namespace {

/// What the files hold, and why some could not be read.
struct Contents {
  std::vector<KernelResources> kernels;
  std::vector<BinaryFiles::Failure> failures;
  /// The files themselves, for a check, which wants lines of the source.
  std::vector<BinaryFile> files;
};

} // namespace

/// One bad file does not hide the others.
static Contents readAll() {
  BinaryFiles binaries = readBinaries(files);
  Contents contents;
  for (BinaryFile &file : binaries.files) {
    printNotes(file, errs());
    append_range(contents.kernels, file.kernels);
  }
  if (check.isGiven())
    contents.files = std::move(binaries.files);
  contents.failures = std::move(binaries.failures);
  return contents;
}

/// A file's failure as a row.
static void addFailure(Table &table, const BinaryFiles::Failure &failure,
                       const ShortPaths &paths) {
  std::vector<std::string> cells = {paths.of(failure.file), "-", "-"};
  append_range(cells, absentResourceCells());
  cells.push_back(StringRef(failure.error).split('\n').first.str());
  table.row(std::move(cells));
}

static void printTable(const Contents &contents, ArrayRef<Asked> asked) {
  Table table;
  for (StringRef title : {"file", "kernel", "target"})
    table.column(title);
  addResourceColumns(table);
  if (!contents.failures.empty())
    table.column("failure");
  ShortPaths paths;
  for (const Asked &one : asked)
    paths.add(one.kernel->file);
  for (const BinaryFiles::Failure &failure : contents.failures)
    paths.add(failure.file);
  for (const Asked &one : asked) {
    std::vector<std::string> cells = {paths.of(one.kernel->file),
                                      readableKernelName(one.kernel->kernel),
                                      one.kernel->target};
    append_range(cells, resourceCells(*one.kernel, one.launch));
    if (!contents.failures.empty())
      cells.push_back("");
    table.row(std::move(cells));
  }
  for (const BinaryFiles::Failure &failure : contents.failures)
    addFailure(table, failure, paths);
  table.print(outs(), format);
  printLegend(outs(), table, format);
}

/// Every kernel as JSON, with the answers that were asked for.
static std::vector<json::Object> kernelObjects(ArrayRef<Asked> asked) {
  std::vector<json::Object> objects;
  for (const Asked &one : asked) {
    json::Object object = toJSON(*one.kernel, one.launch);
    if (!whatIf.empty())
      object["what_if"] = answersJson(one);
    if (ladder)
      object["ladder"] = laddersJson(one);
    objects.push_back(std::move(object));
  }
  return objects;
}

static json::Array arrayOf(std::vector<json::Object> objects) {
  json::Array array;
  for (json::Object &object : objects)
    array.push_back(std::move(object));
  return array;
}

/// Text and Markdown: what was asked for, or a row for each kernel; below it
/// what figures do not say.
static void printTexts(const Contents &contents, ArrayRef<Asked> asked) {
  bool isTyped = asked.size() == 1 && asked[0].kernel->isTyped;
  bool explained = explain || (isTyped && whatIf.empty() && !ladder &&
                               format == Format::Text);
  ListSeparator blank("\n");
  if (explained)
    for (const Asked &one : asked) {
      outs() << StringRef(blank);
      printArithmetic(outs(), one);
    }
  if (!whatIf.empty()) {
    outs() << StringRef(blank);
    printAnswers(outs(), asked, format);
  }
  if (ladder) {
    outs() << StringRef(blank);
    printLadders(outs(), asked, format);
  }
  if (!explained && whatIf.empty() && !ladder)
    printTable(contents, asked);
  if (format == Format::Csv)
    return;
  for (const std::string &note : occupancyNotes(asked))
    outs() << "note: " << note << '\n';
}

static void print(const Contents &contents, ArrayRef<Asked> asked) {
  bool rowsAlone = !whatIf.empty() || ladder;
  if (format != Format::Json && (format != Format::Csv || rowsAlone))
    return printTexts(contents, asked);
  std::vector<json::Object> objects = kernelObjects(asked), failures;
  for (const BinaryFiles::Failure &failure : contents.failures)
    failures.push_back(
        json::Object{{"file", failure.file}, {"error", failure.error}});
  if (format == Format::Csv) {
    move(failures, std::back_inserter(objects));
    return printResourceCsv(outs(), objects);
  }
  printJson(outs(), json::Object{{"version", resourcesVersion},
                                 {"kernels", arrayOf(std::move(objects))},
                                 {"failures", arrayOf(std::move(failures))}});
}

/// What a browser shows.
static Error printPicture(const Contents &contents, ArrayRef<Asked> asked) {
  if (format == Format::Svg) {
    if (!whatIf.empty() || ladder)
      return failure("--format svg draws kernels as they are; --what-if and "
                     "--ladder go with the other formats");
    Expected<std::string> svg = occupancySvg(asked);
    if (!svg)
      return svg.takeError();
    outs() << *svg;
    return Error::success();
  }
  std::vector<UnreadFile> unread;
  for (const BinaryFiles::Failure &failure : contents.failures)
    unread.push_back({failure.file, failure.error});
  outs() << occupancyPage(asked, unread, ladder);
  return Error::success();
}

static Error checkLaunches(const Launches &launches, const Contents &contents) {
  std::vector<std::string> names;
  for (const KernelResources &kernel : contents.kernels) {
    if (Error error =
            shapeOf(kernel.kernel, kernel.target, launches).check(kernel))
      return error;
    names.push_back(kernel.kernel);
    names.push_back(kernel.kernel + "@" + kernel.target);
  }
  return checkLaunches(launches, names);
}

/// Kernels with their launches and answers, in the sequence of the report.
static Expected<std::vector<Asked>> ask(const Contents &contents,
                                        const Launches &launches,
                                        const LaunchShape &typedLaunch) {
  std::vector<Question> questions;
  for (const std::string &text : whatIf)
    if (Error error = Question::parse(text).moveInto(questions.emplace_back()))
      return std::move(error);
  std::vector<Asked> asked;
  for (const KernelResources &kernel : contents.kernels) {
    Asked &one = asked.emplace_back();
    one.kernel = &kernel;
    one.launch = kernel.isTyped
                     ? typedLaunch
                     : shapeOf(kernel.kernel, kernel.target, launches);
    const GpuTarget *gpu = lookupGpuTarget(kernel.target);
    for (const Question &question : questions) {
      Expected<std::vector<Answer>> answers =
          answer(question, *gpu, kernel, one.launch);
      if (!answers)
        return answers.takeError();
      append_range(one.answers, std::move(*answers));
    }
  }
  bool forPeople = format == Format::Text || format == Format::Markdown;
  // A check keeps the sequence of the files.
  bool worst = sortBy.getNumOccurrences() ? sortBy == Sequence::Worst
                                          : forPeople && !check.isGiven();
  if (worst)
    rankWorstFirst(asked);
  return asked;
}

/// Options that contradict each other.
static Error checkOptions() {
  StringRef number = typed.given();
  if (!files.empty() && !number.empty())
    return failure("--", number, " is for numbers without a file, but '",
                   files.front(),
                   "' is given; --what-if reckons with other "
                   "numbers than the file's");
  if (files.empty() && number.empty())
    return failure("expected FILE..., or numbers without a file: --target GPU "
                   "--threads N --registers N");
  if (files.empty() && !launch.empty())
    return failure("--launch names kernels of files, and there is none; give "
                   "--threads and --shared");
  if (explain && format != Format::Text)
    return failure("--explain writes text; the other formats have what each "
                   "rule allows in their fields");
  if (format == Format::Csv && ladder && !whatIf.empty())
    return failure("--format csv writes one table; give --what-if or --ladder");
  if (check.isGiven() && files.empty())
    return failure("--check is about files, and there is none");
  for (const cl::Option *option :
       {static_cast<const cl::Option *>(std::addressof(whatIf)),
        static_cast<const cl::Option *>(std::addressof(ladder)),
        static_cast<const cl::Option *>(std::addressof(explain)),
        static_cast<const cl::Option *>(std::addressof(sortBy))})
    if (check.isGiven() && option->getNumOccurrences())
      return failure("--check judges kernels as they are, so --",
                     option->ArgStr, " would have no effect");
  return check.check(format);
}

static int run() {
  if (Error error = checkOptions())
    return fail(std::move(error));
  Expected<Launches> launches = launch.read();
  if (!launches)
    return fail(launches.takeError());
  Contents contents;
  LaunchShape typedLaunch;
  if (files.empty()) {
    Expected<std::pair<KernelResources, LaunchShape>> numbers = typed.read();
    if (!numbers)
      return fail(numbers.takeError());
    contents.kernels.push_back(std::move(numbers->first));
    typedLaunch = numbers->second;
  } else {
    contents = readAll();
  }
  int code = Done;
  bool judgesNothing = check.isGiven() && contents.failures.empty();
  if (!contents.kernels.empty() || judgesNothing) {
    if (Error error = checkLaunches(*launches, contents))
      return fail(std::move(error));
    Expected<std::vector<Asked>> asked = ask(contents, *launches, typedLaunch);
    if (!asked)
      return fail(asked.takeError());
    if (check.isGiven()) {
      Expected<ExitCode> judged =
          check.run(*asked, contents.files, !contents.failures.empty(), format);
      if (!judged)
        return fail(judged.takeError());
      code = *judged;
    } else if (format == Format::Html || format == Format::Svg) {
      if (Error error = printPicture(contents, *asked))
        return fail(std::move(error));
    } else {
      print(contents, *asked);
    }
    outs().flush();
  }
  for (const BinaryFiles::Failure &failure : contents.failures)
    code = failure.environment
               ? fail(make_error<EnvironmentError>(failure.error))
               : fail(failure.error);
  return code;
}

} // namespace kiln
