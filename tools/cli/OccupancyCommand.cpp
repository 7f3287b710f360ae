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

static Expected<std::vector<KernelResources>> readAll() {
  std::vector<KernelResources> all;
  for (const std::string &path : files) {
    Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
    if (!buffer)
      return buffer.takeError();
    Expected<std::vector<KernelResources>> kernels =
        readResources((*buffer)->getMemBufferRef());
    if (!kernels)
      return kernels.takeError();
    append_range(all, std::move(*kernels));
  }
  return all;
}

static void print(ArrayRef<KernelResources> kernels, const Launches &launches) {
  if (format == Format::Json || format == Format::Csv) {
    std::vector<json::Object> objects;
    for (const KernelResources &kernel : kernels)
      objects.push_back(resourceJson(kernel, launches));
    if (format == Format::Csv)
      return printResourceCsv(outs(), objects);
    json::Array array;
    for (json::Object &object : objects)
      array.push_back(std::move(object));
    return printJson(outs(), json::Object{{"version", resourcesVersion},
                                          {"kernels", std::move(array)}});
  }
  Table table;
  for (StringRef title : {"file", "kernel", "target"})
    table.column(title);
  addResourceColumns(table);
  for (const KernelResources &kernel : kernels) {
    std::vector<std::string> cells = {kernel.file, kernel.kernel,
                                      kernel.target};
    append_range(cells, resourceCells(kernel, launches));
    table.row(std::move(cells));
  }
  table.print(outs(), format);
}

static int run() {
  Expected<std::vector<KernelResources>> kernels = readAll();
  if (!kernels)
    return fail(kernels.takeError());
  Expected<Launches> launches = launch.read();
  if (!launches)
    return fail(launches.takeError());
  std::vector<std::string> names;
  for (const KernelResources &kernel : *kernels) {
    names.push_back(kernel.kernel);
    names.push_back(kernel.kernel + "@" + kernel.target);
  }
  if (Error error = checkLaunches(*launches, names))
    return fail(std::move(error));
  print(*kernels, *launches);
  return Done;
}

} // namespace kiln
