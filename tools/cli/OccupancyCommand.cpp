// `kiln occupancy`: what compiled kernels use and how many of their warps fit,
// from the built files alone: no GPU, no build log, no special flags.
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/driver/Source.h"
#include "tools/report/ResourceReport.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "occupancy",
    "show registers, spills, shared memory and occupancy of cubin and hsaco "
    "files",
    "kiln occupancy softmax.cubin --launch softmax_kernel=256,dyn=49152\n"
    "kiln occupancy build/*.hsaco --format json",
    run);
static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::sub(command), cl::desc("FILE..."));
static FormatOption format(command);
static LaunchOption launch(command);

namespace {

/// What the files hold, and why some could not be read.
struct Contents {
  std::vector<KernelResources> kernels;
  struct Failure {
    std::string file, error;
  };
  std::vector<Failure> failures;
};

} // namespace

static Expected<std::vector<KernelResources>> readOne(StringRef path) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  return readResources((*buffer)->getMemBufferRef());
}

/// One bad file does not hide the others.
static Contents readAll() {
  Contents contents;
  for (const std::string &path : files) {
    Expected<std::vector<KernelResources>> kernels = readOne(path);
    if (kernels)
      append_range(contents.kernels, std::move(*kernels));
    else
      contents.failures.push_back({path, toString(kernels.takeError())});
  }
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
  for (const Contents::Failure &failure : contents.failures) {
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
  for (const Contents::Failure &failure : contents.failures)
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
  for (const Contents::Failure &failure : contents.failures)
    code = fail(failure.error);
  return code;
}

} // namespace kiln
