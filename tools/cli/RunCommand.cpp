// `kiln run`: one run of a case on a GPU, the emulator or the reference.
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "tools/case/run/RunCase.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/DiagnosticsOption.h"
#include "tools/cli/FormatOption.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("run", "run a case once and summarize what it left in memory",
            "kiln run test/cases/softmax.json\n"
            "kiln run test/cases/softmax.json --device cuda --size R=16384 "
            "--size N=3000 --repeat 100 --check\n"
            "kiln run test/cases/rope.json --device reference --output out",
            run);
static cl::opt<std::string> path(cl::Positional, cl::Required, cl::sub(command),
                                 cl::desc("CASE"));
static cl::opt<RunDevice, false, ChoiceParser<RunDevice>> device(
    "device", cl::sub(command),
    cl::desc("where to run (default: cuda if there is a GPU, else emulator)"),
    cl::values(clEnumValN(RunDevice::Cuda, "cuda", "an NVIDIA GPU"),
               clEnumValN(RunDevice::Emulator, "emulator",
                          "the lowered program, on the CPU"),
               clEnumValN(RunDevice::Reference, "reference",
                          "the tile program, on the CPU: what is right")));
static cl::opt<std::string>
    target("target", cl::sub(command), cl::value_desc("GPU"),
           cl::desc("GPU to compile for (default: the machine's; on the "
                    "emulator sm_90a)"));
static cl::opt<unsigned> variant("variant", cl::sub(command), cl::init(0),
                                 cl::value_desc("I"),
                                 cl::desc("variant of the case; 0, the "
                                          "default, is its own sizes"));
static cl::list<std::string> sizes("size", cl::sub(command),
                                   cl::value_desc("NAME=N"),
                                   cl::desc("a size instead of the case's"));
static cl::opt<uint64_t> seed("seed", cl::sub(command), cl::init(1),
                              cl::value_desc("S"),
                              cl::desc("seed of the inputs (default: 1)"));
static cl::opt<unsigned> repeat("repeat", cl::sub(command), cl::value_desc("N"),
                                cl::desc("time N launches on the GPU"));
static cl::opt<bool>
    flushCache("flush-cache", cl::sub(command),
               cl::desc("empty the GPU's L2 cache before every timed launch"));
static cl::opt<bool> check("check", cl::sub(command),
                           cl::desc("compare with the reference"));
static cl::opt<std::string>
    output("output", cl::sub(command), cl::value_desc("DIR"),
           cl::desc("write every tensor to DIR/NAME.bin, dense and row-major, "
                    "and their types and shapes to DIR/tensors.json"));
static CompileCommandLine compileFlags(command);
static FormatOption format(command);
static DiagnosticsOption diagnostics(command);

/// The sizes of --size.
static Expected<CaseSizes> readSizes() {
  CaseSizes result;
  for (StringRef text : sizes) {
    auto [name, number] = text.split('=');
    int64_t size;
    if (!isSizeName(name) || number.getAsInteger(10, size) || size < 0)
      return failure("--size: expected NAME=N, found '", text, "'");
    if (!result.try_emplace(name.str(), size).second)
      return failure("--size: '", name, "' is given twice");
  }
  return result;
}

static Expected<RunOptions> runOptions() {
  RunOptions options;
  if (device.getNumOccurrences())
    options.device = device;
  options.variant = variant;
  options.seed = seed;
  options.check = check;
  options.timing.repeat = repeat;
  options.timing.flushCache = flushCache;
  if (Error error = readSizes().moveInto(options.replaced))
    return std::move(error);
  const GpuTarget *record = nullptr;
  if (!target.empty())
    if (Error error = findGpuTarget(target).moveInto(record))
      return std::move(error);
  if (Error error = compileFlags.options(record).moveInto(options.flags))
    return std::move(error);
  options.flags.sourceNotes = diagnostics.notes();
  return options;
}

static StringRef roleName(CaseRole role) {
  return role == CaseRole::In ? "in" : role == CaseRole::Out ? "out" : "inout";
}

static std::string number(double value) {
  std::string text;
  raw_string_ostream(text) << llvm::format("%.6g", value);
  return text;
}

/// Every tensor with its argument, binding and number of buffer.
static void forEachTensor(
    const CaseFile &file, const RunReport &report,
    function_ref<void(const CaseArgument &, const CaseBinding &, int)> visit) {
  for (auto [index, argument] : enumerate(file.arguments))
    if (int buffer = report.data.bufferOf[index]; buffer >= 0)
      visit(argument, report.variant.bindings[index], buffer);
}

static std::string shapeText(const CaseBinding &binding) {
  std::vector<std::string> extents;
  for (int64_t extent : binding.shape)
    extents.push_back(itostr(extent));
  return extents.empty() ? "scalar" : join(extents, "x");
}

static void printText(raw_ostream &os, const CaseFile &file,
                      const RunReport &report) {
  os << file.path << " (" << report.variant.label << ") on "
     << report.deviceName;
  if (report.target)
    os << " for " << gpuName(*report.target);
  os << '\n';
  Table table;
  for (StringRef title : {"tensor", "role", "dtype", "shape"})
    table.column(title);
  for (StringRef title : {"min", "max", "mean", "nan", "inf", "hash"})
    table.column(title, Table::Right);
  forEachTensor(file, report,
                [&](const CaseArgument &argument, const CaseBinding &binding,
                    int buffer) {
                  const TensorSummary &summary = report.summaries[buffer];
                  table.row({argument.name, roleName(argument.role).str(),
                             argument.dtypeName, shapeText(binding),
                             number(summary.minimum), number(summary.maximum),
                             number(summary.mean), utostr(summary.nans),
                             utostr(summary.infinities),
                             utohexstr(summary.hash, true)});
                });
  table.print(os, format);
  if (report.timing)
    os << "time: median "
       << llvm::format("%.2f us, minimum %.2f us, maximum %.2f us of ",
                       report.timing->medianMicroseconds,
                       report.timing->minMicroseconds,
                       report.timing->maxMicroseconds)
       << report.timing->repeat << " launches\n";
  if (report.proof && report.proof->form != MachineProof::None)
    os << report.proof->text() << '\n';
  if (!report.whyByPointers.empty())
    os << "by pointers instead of tensor maps: " << report.whyByPointers
       << '\n';
  if (!report.comparison)
    return;
  const Comparison &comparison = *report.comparison;
  os << "reference: " << comparison.compared << " elements, largest error "
     << llvm::format("%.2g absolute, %.2g relative", comparison.maxAbsolute,
                     comparison.maxRelative)
     << '\n';
  if (const std::optional<Mismatch> &mismatch = comparison.first)
    os << "FAILED: " << mismatch->argument << mismatch->index << ' '
       << mismatch->reason << ": expected " << mismatch->expected << ", found "
       << mismatch->found << " (" << comparison.mismatches
       << " such elements)\n";
}

static json::Value toJson(const Comparison &comparison) {
  json::Object object{{"passed", !comparison.first},
                      {"elements", comparison.compared},
                      {"max_absolute_error", comparison.maxAbsolute},
                      {"max_relative_error", comparison.maxRelative},
                      {"mismatches", comparison.mismatches},
                      {"first_mismatch", nullptr}};
  if (comparison.first)
    object["first_mismatch"] =
        json::Object{{"argument", comparison.first->argument},
                     {"index", comparison.first->index},
                     {"expected", comparison.first->expected},
                     {"found", comparison.first->found},
                     {"reason", comparison.first->reason}};
  return object;
}

static json::Value tensorJson(const CaseArgument &argument,
                              const CaseBinding &binding) {
  return json::Object{{"name", argument.name},
                      {"role", roleName(argument.role)},
                      {"dtype", argument.dtypeName},
                      {"shape", json::Array(binding.shape)}};
}

static json::Value toJson(const CaseFile &file, const RunReport &report) {
  json::Array tensors;
  forEachTensor(file, report,
                [&](const CaseArgument &argument, const CaseBinding &binding,
                    int buffer) {
                  const TensorSummary &summary = report.summaries[buffer];
                  json::Value tensor = tensorJson(argument, binding);
                  json::Object &object = *tensor.getAsObject();
                  object["min"] = summary.minimum;
                  object["max"] = summary.maximum;
                  object["mean"] = summary.mean;
                  object["nan"] = summary.nans;
                  object["inf"] = summary.infinities;
                  object["hash"] = utohexstr(summary.hash, true);
                  tensors.push_back(std::move(tensor));
                });
  json::Object usedSizes;
  for (auto &[name, size] : report.variant.sizes)
    usedSizes[name] = size;
  json::Object object{{"version", 1},
                      {"case", file.path},
                      {"sizes", std::move(usedSizes)},
                      {"seed", uint64_t(seed)},
                      {"device", deviceName(report.device)},
                      {"device_name", report.deviceName},
                      {"target", nullptr},
                      {"tensors", std::move(tensors)},
                      {"seconds", report.seconds},
                      {"timing", nullptr},
                      {"proof", nullptr},
                      {"by_pointers_because", nullptr},
                      {"comparison", nullptr}};
  if (report.target)
    object["target"] = gpuName(*report.target);
  if (report.proof)
    object["proof"] = report.proof->json();
  if (!report.whyByPointers.empty())
    object["by_pointers_because"] = report.whyByPointers;
  if (report.timing)
    object["timing"] =
        json::Object{{"repeat", report.timing->repeat},
                     {"median_us", report.timing->medianMicroseconds},
                     {"min_us", report.timing->minMicroseconds},
                     {"max_us", report.timing->maxMicroseconds}};
  if (report.comparison)
    object["comparison"] = toJson(*report.comparison);
  return object;
}

/// Before anything runs: every tensor's name is a file's.
static Error checkOutputNames(const CaseFile &file) {
  for (const CaseArgument &argument : file.arguments)
    if (argument.isTensor)
      if (Error error = checkFileName(argument.name,
                                      "--output: " + file.path + ": tensor"))
        return error;
  return Error::success();
}

static Error writeTensors(const CaseFile &file, const RunReport &report) {
  if (Error error = makeFolder(output))
    return error;
  json::Array tensors;
  Error error = Error::success();
  forEachTensor(file, report,
                [&](const CaseArgument &argument, const CaseBinding &binding,
                    int buffer) {
                  if (error)
                    return;
                  std::vector<uint8_t> bytes = denseBytes(
                      argument, binding, report.data.buffers[buffer].bytes);
                  SmallString<128> name(output);
                  sys::path::append(name, argument.name + ".bin");
                  error = writeOutput(name, toStringRef(bytes));
                  tensors.push_back(tensorJson(argument, binding));
                });
  if (error)
    return error;
  std::string text;
  raw_string_ostream os(text);
  printJson(os, json::Object{{"version", 1}, {"tensors", std::move(tensors)}});
  SmallString<128> name(output);
  sys::path::append(name, "tensors.json");
  return writeOutput(name, text);
}

static int run() {
  if (format != Format::Text && format != Format::Json)
    return fail("kiln run writes text or json");
  Expected<RunOptions> options = runOptions();
  if (!options)
    return diagnostics.fail(options.takeError());
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return diagnostics.fail(file.takeError());
  overrideLanguage(*file, options->flags.language);
  if (!output.empty())
    if (Error error = checkOutputNames(*file))
      return diagnostics.fail(std::move(error));
  Expected<RunReport> report = runCase(*file, *options);
  if (!report)
    return diagnostics.fail(report.takeError());
  if (!output.empty())
    if (Error error = writeTensors(*file, *report))
      return diagnostics.fail(std::move(error));
  if (format == Format::Json)
    printJson(outs(), toJson(*file, *report));
  else
    printText(outs(), *file, *report);
  diagnostics.finish();
  return report->comparison && report->comparison->first ? CheckFailed : Done;
}

} // namespace kiln
