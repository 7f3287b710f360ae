// `kiln export`: a kernel as C, with its machine code for several GPUs in it,
// for programs that have neither Kiln nor CUDA's toolkit.
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/DiagnosticsOption.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/OutputFile.h"
#include "tools/cli/Progress.h"
#include "tools/cli/PythonCommandLine.h"
#include "tools/cli/Sidecar.h"
#include "tools/export/ExportedFiles.h"
#include "tools/export/ExportedNames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "export",
    "write a kernel as a C header and a C source with binaries for several "
    "GPUs and a launcher",
    "kiln export test/cases/softmax.json --target sm_90a,sm_80 --general -o "
    "softmax\n"
    "kiln export add.py:add_kernel --signature '*fp32:16, *fp32:16, i32' -D "
    "BLOCK=1024 --target sm_90a --general -o add\n"
    "kiln export add.ttir --target sm_90a --specialize n_elements:16 -o add\n"
    "cc -std=c99 -c softmax.c    # needs softmax.h beside it, and no CUDA",
    run);
static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::sub(command),
                                    cl::desc("CASE.json | FILE[:KERNEL]..."));
static cl::list<std::string>
    targets("target", cl::CommaSeparated, cl::sub(command),
            cl::value_desc("GPU,GPU"),
            cl::desc("NVIDIA GPUs to hold binaries for; may be left out for "
                     "LLVM IR whose kernels have a target-cpu"));
static cl::opt<std::string>
    output("o", cl::Required, cl::sub(command), cl::value_desc("NAME"),
           cl::desc("write NAME.h, NAME.c and NAME.json; the last part of "
                    "NAME is the function's name"));
static cl::list<std::string> specialize(
    "specialize", cl::sub(command), cl::value_desc("ARGUMENT:FACT,..."),
    cl::desc("one more variant of the first kernel, which may assume that the "
             "argument is divisible by 16 or 8 (N:16) or equal to 1 "
             "(stride:1); tile IR only; may be given again"));
static cl::opt<bool>
    general("general", cl::sub(command),
            cl::desc("make the variant that assumes nothing of the first "
                     "kernel, by leaving out what its tile IR asserts"));
static cl::opt<std::string> tuned(
    "tuned", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("directives and warps from a file that `kiln tune` wrote, on "
             "the GPUs that it has a choice for, instead of "
             "--sched-strategy, --remat, --max-regs and "
             "--register-usage-level"));
static constexpr unsigned mostAdaptive = 8; // KILN_MOST_BUILDS of the launcher
static cl::opt<unsigned> adaptive(
    "adaptive", cl::sub(command), cl::value_desc("N"),
    cl::desc("hold up to N more builds of each variant, 1 to 8, among which "
             "launches choose by their times once a program calls "
             "NAME_adaptive"));
static CompileCommandLine flags(command);
static PythonCommandLine python(command);
static DiagnosticsOption diagnostics(command);

static Expected<ExportRequest> readCommandLine() {
  ExportRequest request;
  request.inputs = inputs;
  request.specialize = specialize;
  request.general = general;
  request.adaptive = adaptive;
  if (adaptive.getNumOccurrences() && (!adaptive || adaptive > mostAdaptive))
    return failure("--adaptive: expected 1 to ", mostAdaptive,
                   " builds beside each variant's own, found ",
                   adaptive.getValue());
  for (const std::string &name : targets) {
    Expected<const GpuTarget *> target = findGpuTarget(name);
    if (!target)
      return target.takeError();
    if (is_contained(request.targets, *target))
      return failure("--target: ", gpuName(**target), " is given twice");
    request.targets.push_back(*target);
  }
  if (Error error = flags.options(nullptr).moveInto(request.flags))
    return std::move(error);
  request.flags.sourceNotes = diagnostics.notes();
  if (Error error = python.options(request.flags).moveInto(request.python))
    return std::move(error);
  if (none_of(inputs, [](StringRef input) {
        return isPythonSource(input.rsplit(':').first) || isPythonSource(input);
      }))
    if (Error error = python.refuseAll())
      return std::move(error);
  if (tuned.getNumOccurrences()) {
    const DirectiveOverrides &directives = request.flags.directives;
    if (directives.schedStrategy || directives.remat || directives.maxRegs ||
        directives.registerUsageLevel)
      return failure(
          "--tuned says the directives, so --sched-strategy, --remat, "
          "--max-regs and --register-usage-level have no meaning beside it");
    Expected<TunedFile> file = TunedFile::read(tuned);
    if (!file)
      return file.takeError();
    request.tuned = std::move(*file);
  }
  StringRef name = sys::path::filename(output);
  if (!isFunctionName(name))
    return failure("-o ", output, ": '", name,
                   "' names C functions: expected letters, digits and _ "
                   "that are no word of C, and no suffix");
  return std::move(request);
}

/// Refuses to write over anything but an earlier export.
static Error checkOutput(const std::string &path,
                         ArrayRef<std::string> inputNames) {
  for (const std::string &input : inputNames)
    if (Error error = checkNotInput(path, input, "-o"))
      return error;
  if (StringRef(path).ends_with(".json"))
    return checkSidecarPath(path);
  if (!sys::fs::exists(path))
    return Error::success();
  Expected<std::string> old = readFile(path);
  if (!old)
    return old.takeError();
  if (StringRef(*old).starts_with(kExportedMark))
    return Error::success();
  return failure("-o: '", path,
                 "' was not made by kiln export and would be overwritten; "
                 "give another name");
}

static Error exportKernel() {
  Expected<ExportRequest> request = readCommandLine();
  if (!request)
    return request.takeError();
  Expected<ExportPlan> plan = planExport(*request);
  if (!plan)
    return plan.takeError();
  std::vector<std::string> names = inputFiles(*request, *plan);
  if (request->tuned)
    names.push_back(tuned);
  for (const char *suffix : {".h", ".c", ".json"})
    if (Error error = checkOutput(output + suffix, names))
      return error;
  Progress progress;
  Expected<ExportedKernel> kernel = buildExport(
      *request, *plan, [&](const std::string &line) { progress.show(line); });
  progress.clear();
  if (!kernel)
    return kernel.takeError();
  for (const std::string &note : kernel->notes)
    errs() << "kiln: note: " << note << '\n';
  kernel->name = sys::path::filename(output).str();
  std::string json;
  raw_string_ostream os(json);
  printJson(os, exportedJson(*kernel));
  return writeFiles(
      {{output + ".h", exportedHeader(*kernel)},
       {output + ".c", exportedSource(*kernel, kernel->name + ".h")},
       {output + ".json", json}});
}

static int run() {
  if (Error error = exportKernel())
    return diagnostics.fail(std::move(error));
  diagnostics.finish();
  return Done;
}

} // namespace kiln
