// `kiln occupancy`: what compiled kernels use and how many of their warps fit,
// from the built files alone: no GPU, no build log, no special flags.
#include "targets/support/Errors.h"
#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/report/ResourceReport.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "occupancy",
    "show registers, spills, shared memory and occupancy of compiled kernels",
    "kiln occupancy softmax.cubin --launch softmax_kernel=256,dyn=49152\n"
    "kiln occupancy build/*.hsaco --format json\n"
    "kiln occupancy ~/.triton/cache",
    run);
static cl::list<std::string> files(
    cl::Positional, cl::OneOrMore, cl::sub(command),
    cl::desc("FILE...: cubins, hsacos, fatbins, programs and libraries that "
             "carry them, PTX, AMD assembly; '-' for standard input; folders"));
static FormatOption format(command);
static LaunchOption launch(command);

namespace {

/// What the files hold, and why some could not be read.
struct Contents {
  std::vector<KernelResources> kernels;
  std::vector<BinaryFiles::Failure> failures;
};

} // namespace

/// One bad file does not hide the others.
static Contents readAll() {
  BinaryFiles binaries = readBinaries(files);
  Contents contents;
  for (BinaryFile &file : binaries.files) {
    if (!file.unknown.empty())
      errs() << "kiln: note: '" << file.path
             << "': left out machine code for GPUs that Kiln does not know: "
             << listOf(file.unknown) << '\n';
    append_range(contents.kernels, std::move(file.kernels));
  }
  contents.failures = std::move(binaries.failures);
  return contents;
}

static void printTable(const Contents &contents, const Launches &launches) {
  Table table;
  for (StringRef title : {"file", "kernel", "target"})
    table.column(title);
  addResourceColumns(table);
  if (!contents.failures.empty())
    table.column("failure");
  for (const KernelResources &kernel : contents.kernels) {
    std::vector<std::string> cells = {kernel.file, kernel.kernel,
                                      kernel.target};
    append_range(cells, resourceCells(kernel, launches));
    if (!contents.failures.empty())
      cells.push_back("");
    table.row(std::move(cells));
  }
  for (const BinaryFiles::Failure &failure : contents.failures) {
    std::vector<std::string> cells = {failure.file, "-", "-"};
    append_range(cells, absentResourceCells());
    cells.push_back(StringRef(failure.error).split('\n').first.str());
    table.row(std::move(cells));
  }
  table.print(outs(), format);
}

static void print(const Contents &contents, const Launches &launches) {
  if (format != Format::Json && format != Format::Csv)
    return printTable(contents, launches);
  std::vector<json::Object> objects, failures;
  for (const KernelResources &kernel : contents.kernels)
    objects.push_back(resourceJson(kernel, launches));
  for (const BinaryFiles::Failure &failure : contents.failures)
    failures.push_back(
        json::Object{{"file", failure.file}, {"error", failure.error}});
  if (format == Format::Csv) {
    move(failures, std::back_inserter(objects));
    return printResourceCsv(outs(), objects);
  }
  auto list = [](std::vector<json::Object> &from) {
    json::Array array;
    for (json::Object &object : from)
      array.push_back(std::move(object));
    return array;
  };
  printJson(outs(), json::Object{{"version", resourcesVersion},
                                 {"kernels", list(objects)},
                                 {"failures", list(failures)}});
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

static int run() {
  Expected<Launches> launches = launch.read();
  if (!launches)
    return fail(launches.takeError());
  Contents contents = readAll();
  if (!contents.kernels.empty()) {
    if (Error error = checkLaunches(*launches, contents))
      return fail(std::move(error));
    print(contents, *launches);
    outs().flush();
  }
  int code = Done;
  for (const BinaryFiles::Failure &failure : contents.failures)
    code = failure.environment
               ? fail(make_error<EnvironmentError>(failure.error))
               : fail(failure.error);
  return code;
}

} // namespace kiln
