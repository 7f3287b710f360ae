// `kiln compile`: one file down the street, as far as asked, and what came out:
// text, an object with a sidecar that says how it was made, or a report of what
// the kernels use.
#include "tools/Version.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/driver/Failure.h"
#include "tools/driver/Source.h"
#include "tools/report/CompileReport.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "compile",
    "compile kernels of a TTIR or LLVM IR file to PTX, a cubin, an hsaco or a "
    "report",
    "kiln compile softmax.ttir --target sm_90a --num-warps 8 --emit report\n"
    "kiln compile matmul.ll:matmul_kernel --target gfx942 --sched-strategy "
    "'pressure' -o matmul.hsaco\n"
    "kiln compile matmul.ll --target sm_90a --sched-strategy latency "
    "--save-schedule matmul.sched\n"
    "kiln compile matmul.ll --target sm_90a --sched-strategy "
    "'replay(file=matmul.sched)'",
    run);
static cl::opt<std::string> file(cl::Positional, cl::Required, cl::sub(command),
                                 cl::desc("FILE[:KERNEL]"));
static cl::opt<std::string>
    target("target", cl::sub(command), cl::value_desc("GPU"),
           cl::desc("GPU to compile for, such as sm_90a or gfx942; may be left "
                    "out for LLVM IR "
                    "whose kernels have a target-cpu"));
static CompileCommandLine flags(command);
static cl::opt<Stage> emit(
    "emit", cl::sub(command),
    cl::desc("what to make (default: obj with -o, else report)"),
    cl::values(
        clEnumValN(Stage::Tile, "tile", "tile IR"),
        clEnumValN(Stage::Gpu, "gpu", "GPU-level IR"),
        clEnumValN(Stage::LLVM, "llvm", "LLVM IR"),
        clEnumValN(Stage::Mir, "mir", "machine IR"),
        clEnumValN(Stage::Asm, "asm", "PTX or AMDGCN assembly"),
        clEnumValN(Stage::Obj, "obj",
                   "cubin or hsaco, and OUT.json that says how it was made"),
        clEnumValN(Stage::Report, "report",
                   "registers, spills, shared memory, occupancy")));
static cl::opt<std::string> mirAfter(
    "mir-after", cl::sub(command), cl::value_desc("PASS"),
    cl::desc("with --emit mir: the pass after which to show the code, such as "
             "machine-scheduler (default: the last one)"));
static cl::opt<std::string> output(
    "o", cl::sub(command), cl::value_desc("OUT"),
    cl::desc(
        "output file (default: standard output; for obj the input's name with "
        ".cubin or .hsaco, in the working folder)"));
static cl::opt<std::string> saveSchedule(
    "save-schedule", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("write the order of every kernel's instructions to FILE, for the "
             "strategy replay(file=FILE)"));
static FormatOption format(command);
static LaunchOption launch(command);
static cl::list<std::string>
    defines("D", cl::Prefix, cl::sub(command), cl::value_desc("NAME=VALUE"),
            cl::desc("constant of a Triton-language kernel"));
static cl::opt<std::string>
    signature("signature", cl::sub(command), cl::value_desc("TYPES"),
              cl::desc("types of a Triton-language kernel's arguments"));

/// Options that would be ignored are refused.
static Error checkOptions(Stage stage) {
  StringRef path = StringRef(file).rsplit(':').first;
  if ((!defines.empty() || !signature.empty()) && !path.ends_with(".py") &&
      !StringRef(file).ends_with(".py"))
    return failure("-D and --signature are for Triton-language source (.py); ",
                   file, " has its constants and types already");
  if (mirAfter.getNumOccurrences() && stage != Stage::Mir)
    return failure("--mir-after needs --emit mir");
  if (format.getNumOccurrences() && stage != Stage::Report)
    return failure("--format needs --emit report");
  if (!launch.empty() && stage != Stage::Report && !flags.asksAuto())
    return failure("--launch needs --emit report or --sched-strategy auto");
  if (saveSchedule.getNumOccurrences() && stage < Stage::Mir)
    return failure("--save-schedule needs --emit mir, asm, obj or report: the "
                   "earlier stages have no schedule");
  if (saveSchedule.getNumOccurrences() &&
      (saveSchedule.empty() || saveSchedule == "-"))
    return failure("--save-schedule needs the name of a file");
  if (stage == Stage::Obj && output == "-")
    return failure("an object and its sidecar cannot both go to standard "
                   "output; name a file with -o");
  return Error::success();
}

/// How the object was made, and what a launcher has to know.
static json::Value sidecar(const Compiled &compiled) {
  auto orNull = [](StringRef text) {
    return text.empty() ? json::Value(nullptr) : json::Value(text);
  };
  json::Array kernels;
  for (const CompiledKernel &kernel : compiled.kernels) {
    json::Array parameters;
    for (const CompiledKernel::Parameter &parameter : kernel.parameters)
      parameters.push_back(json::Object{{"name", orNull(parameter.name)},
                                        {"type", parameter.type},
                                        {"bytes", parameter.bytes}});
    json::Object object{{"name", kernel.name},
                        {"parameters", std::move(parameters)},
                        {"threads_per_block", nullptr},
                        {"static_shared_bytes", nullptr},
                        {"sched_strategy", orNull(kernel.strategy)},
                        {"remat", orNull(kernel.remat)},
                        {"max_regs", orNull(kernel.maxRegs)}};
    if (kernel.threadsPerBlock)
      object["threads_per_block"] = kernel.threadsPerBlock;
    for (const KernelResources &resources : compiled.resources)
      if (resources.kernel == kernel.name && resources.staticSharedBytes)
        object["static_shared_bytes"] = *resources.staticSharedBytes;
    kernels.push_back(std::move(object));
  }
  StringRef assembler = compiled.resources.empty()
                            ? ""
                            : StringRef(compiled.resources.front().producer);
  return json::Object{
      {"version", 1},
      {"target", compiled.target->name()},
      {"kernels", std::move(kernels)},
      {"tools", json::Object{{"kiln", KILN_VERSION},
                             {"llvm", LLVM_VERSION_STRING},
                             {"assembler", orNull(assembler)}}}};
}

static Error writeObject(const Compiled &compiled, StringRef source) {
  std::string path = output;
  if (path.empty())
    path = (sys::path::stem(source) +
            (compiled.target->isNvidia() ? ".cubin" : ".hsaco"))
               .str();
  std::string text;
  raw_string_ostream os(text);
  printJson(os, sidecar(compiled));
  if (Error error = writeOutput(path, compiled.object))
    return error;
  return writeOutput(path + ".json", text);
}

/// The names by which --launch may mean the kernels compiled.
static std::vector<std::string> launchNames(const Compiled &compiled) {
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : compiled.kernels) {
    names.push_back(kernel.name);
    names.push_back(kernel.name + "@" + compiled.target->name().str());
  }
  return names;
}

static Error compileFile() {
  Stage stage = emit.getNumOccurrences() ? emit
                : output.empty()         ? Stage::Report
                                         : Stage::Obj;
  if (Error error = checkOptions(stage))
    return error;
  const GpuTarget *gpu = nullptr;
  if (!target.empty())
    if (Error error = findGpuTarget(target).moveInto(gpu))
      return error;
  Expected<CompileOptions> options = flags.options(gpu);
  if (!options)
    return options.takeError();
  Expected<Source> source = openSource(file);
  if (!source)
    return source.takeError();
  options->kernel = source->kernel;
  options->mirAfter = mirAfter;
  options->saveSchedule = saveSchedule.getNumOccurrences();
  options->explain = stage == Stage::Report;
  AutoOptions autoOptions;
  if (Error error = launch.read().moveInto(autoOptions.launches))
    return error;
  // An object is read back for its sidecar.
  Expected<AutoCompiled> compiled =
      compileWithAuto(*source->buffer, *options, autoOptions,
                      stage == Stage::Obj ? Stage::Report : stage);
  if (!compiled)
    return compiled.takeError();

  if (options->saveSchedule)
    if (Error error = writeOutput(saveSchedule, "# kiln " KILN_VERSION "\n" +
                                                    compiled->schedule))
      return error;
  if (Error error = checkLaunches(autoOptions.launches, launchNames(*compiled)))
    return error;
  StringRef name = source->buffer->getBufferIdentifier();
  StringRef path = output.empty() ? StringRef("-") : StringRef(output);
  if (stage == Stage::Obj)
    return writeObject(*compiled, name);
  if (stage == Stage::Asm)
    return writeOutput(path, compiled->assembly);
  if (stage != Stage::Report)
    return writeOutput(path, compiled->text);
  std::string text;
  raw_string_ostream os(text);
  printReport(os, reportRows(*compiled, name), autoOptions.launches, format,
              /*withRemarks=*/true);
  return writeOutput(path, text);
}

static int run() {
  Error error = compileFile();
  return error ? fail(std::move(error)) : Done;
}

} // namespace kiln
