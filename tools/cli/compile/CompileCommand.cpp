// `kiln compile`: one file through the pipeline, up to the stage asked for, and
// the result: text, an object with a sidecar that says how it was made, or a
// report of what the kernels use.
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "targets/support/PassFolder.h"
#include "tools/auto/CompileEither.h"
#include "tools/cli/ChoiceParser.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/DiagnosticsOption.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/LaunchOption.h"
#include "tools/cli/OutputFile.h"
#include "tools/cli/PythonCommandLine.h"
#include "tools/cli/compile/CompileOutput.h"
#include "tools/cli/compile/CompileSource.h"
#include "tools/driver/Signature.h"
#include "tools/driver/TileModule.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/source/Source.h"
#include "tools/tune/ApplyTuned.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "compile",
    "compile kernels of Triton-language source (.py), TTIR or LLVM IR to PTX, "
    "a cubin, an hsaco or a report",
    "kiln compile softmax.py    # which kernels are there, and what each "
    "needs\n"
    "kiln compile softmax.py:softmax_kernel --target sm_90a --signature "
    "'*fp32:16, *fp32:16, i32:16' -D BLOCK=1024 -o softmax.cubin\n"
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
static PythonCommandLine python(command);
static CompileCommandLine flags(command);
static cl::opt<Stage, false, ChoiceParser<Stage>> emit(
    "emit", cl::sub(command),
    cl::desc("what to make (default: what the suffix of -o names, else obj "
             "with -o and report without)"),
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
static cl::opt<std::string> irFolder(
    "print-ir-tree-dir", cl::sub(command), cl::value_desc("FOLDER"),
    cl::desc("write the IR after each pass that changed it to a file of its "
             "own in FOLDER, which must be new or empty: MLIR's passes, LLVM's "
             "optimizer and its code generator, as far as --emit goes"));
static cl::opt<std::string> output(
    "o", cl::sub(command), cl::value_desc("OUT"),
    cl::desc(
        "output file (default: standard output; for obj the input's name with "
        ".cubin or .hsaco, in the working folder)"));
static cl::opt<std::string> sidecar(
    "sidecar", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("with --emit asm: write what a launcher has to know of the "
             "kernels to FILE, as JSON (-: to standard output, with -o); an "
             "object has OUT.json"));
static cl::opt<std::string> alternative(
    "alternative", cl::sub(command), cl::value_desc("FILE[:KERNEL]"),
    cl::desc("beside tile IR: LLVM IR of the same kernel, from another "
             "compiler; both are compiled under the directives, and by their "
             "finished machine code one is taken, which a note and the "
             "sidecar name. Threads and shared memory of --launch are those of "
             "the LLVM IR"));
static cl::opt<std::string> saveSchedule(
    "save-schedule", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("write the order of every kernel's instructions to FILE, for the "
             "strategy replay(file=FILE)"));
static cl::opt<std::string> tuned(
    "tuned", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("directives and warps from a file that `kiln tune` wrote, in the "
             "place of --sched-strategy, --remat, --max-regs and "
             "--register-usage-level"));
static cl::opt<std::string> rival(
    "rival", cl::sub(command), cl::value_desc("FILE"),
    cl::desc("assembly (PTX, AMDGCN) of the same kernel by another compiler: "
             "--sched-strategy auto takes it, as it is, where it is better "
             "than all that Kiln makes"));
static FormatOption format(command);
static DiagnosticsOption diagnostics(command);
static LaunchOption launch(command, LaunchOption::Grids);
namespace {

/// The command line, read and checked.
struct Request {
  Stage stage;
  Format format;
  CompileOptions options;
  AutoOptions autoOptions;
  Source source;
  std::string path; ///< the file as it was given
  /// LLVM IR of the same kernel; without a buffer there is none.
  Source alternative;
  /// Of Python whose tile IR is all that is asked for, in the source's place.
  std::optional<TileModule> tile{};

  StringRef input() const { return path; }
};

} // namespace

/// Options that would be ignored are refused.
static Error checkOptions(Stage stage) {
  if (mirAfter.getNumOccurrences() && stage != Stage::Mir)
    return failure("--mir-after needs --emit mir");
  if (format.getNumOccurrences() && stage != Stage::Report)
    return failure("--format needs --emit report");
  if (!launch.empty() && stage < Stage::LLVM)
    return failure("--launch needs --emit llvm or a later stage: the earlier "
                   "ones ask no budget");
  if (saveSchedule.getNumOccurrences() && stage < Stage::Mir)
    return failure("--save-schedule needs --emit mir, asm, obj or report: the "
                   "earlier stages have no schedule");
  if (saveSchedule == "-")
    return failure("--save-schedule needs the name of a file");
  if (sidecar.getNumOccurrences() && stage != Stage::Asm)
    return failure("--sidecar needs --emit asm");
  if (sidecar == "-" && (output.empty() || output == "-"))
    return failure("the assembly and its sidecar cannot both go to standard "
                   "output; name a file with -o or --sidecar");
  if (!sidecar.empty() && sidecar != "-" && sidecar == output)
    return failure("-o and --sidecar name the same file, '", sidecar, "'");
  if (alternative.getNumOccurrences() && stage < Stage::Asm)
    return failure("--alternative needs --emit asm, obj or report: finished "
                   "machine code is compared");
  if (alternative.getNumOccurrences() && irFolder.getNumOccurrences())
    return failure("--print-ir-tree-dir follows one compilation, and "
                   "--alternative makes two; leave one of them out");
  if (stage == Stage::Obj && output == "-")
    return failure("an object and its sidecar cannot both go to standard "
                   "output; name a file with -o");
  return Error::success();
}

/// Puts what `kiln tune` chose for the kernel into its options.
static Error readTuned(Request &request) {
  CompileOptions &options = request.options;
  if (options.directives.schedStrategy || options.directives.remat ||
      options.directives.maxRegs || options.directives.registerUsageLevel)
    return failure(
        "--tuned says the directives, so --sched-strategy, --remat, --max-regs "
        "and --register-usage-level have no meaning beside it");
  Expected<TunedFile> choices = TunedFile::read(tuned);
  if (!choices)
    return choices.takeError();
  std::string note;
  Error error = applyTuned(*choices, *request.source.buffer, options, note);
  if (!note.empty())
    errs() << "kiln: note: " << note << '\n';
  return error;
}

/// Replaces the kernel's facts by the signature's.
static Error readSignature(Request &request) {
  Expected<SourceKind> kind = sourceKind(*request.source.buffer);
  if (!kind)
    return kind.takeError();
  if (*kind != SourceKind::TileIR)
    return failure("--signature: the input is LLVM IR, whose compiler has used "
                   "already what it assumes of the arguments; give the "
                   "kernel's tile IR");
  Expected<std::vector<TileParameter>> parameters =
      tileParameters(*request.source.buffer, request.source.kernel);
  if (!parameters)
    return parameters.takeError();
  Expected<std::vector<FactMask>> facts =
      readSignature(python.signatureText(), *parameters);
  if (!facts)
    return failure("--signature: ", toString(facts.takeError()));
  request.options.facts = std::move(*facts);
  return Error::success();
}

/// The kernel in Triton's language becomes tile IR, which is the input of all
/// that follows.
static Error readPython(Request &request) {
  Expected<PythonOptions> options = python.options(request.options);
  if (!options)
    return options.takeError();
  // What a tuner chose looks for its kernels in the text.
  if (request.stage == Stage::Tile && !tuned.getNumOccurrences())
    request.tile.emplace();
  Expected<PythonKernel> kernel =
      compileSource(request.source, std::move(*options), tuned,
                    request.tile ? &*request.tile : nullptr);
  if (!kernel)
    return kernel.takeError();
  diagnostics.say(kernel->messages);
  if (!request.options.target)
    return failure(request.path, ": the language names no GPU; give one with "
                                 "--target (`kiln targets` lists them)");
  kernel->apply(request.options);
  request.source = {std::move(kernel->tile), kernel->name};
  return Error::success();
}

/// What the kernels assume that the source leaves to the command line.
static Error readSource(Request &request) {
  if (isPythonSource(*request.source.buffer))
    return readPython(request);
  if (Error error = python.refuse())
    return error;
  request.options.kernel = request.source.kernel;
  return python.hasSignature() ? readSignature(request) : Error::success();
}

/// Another compiler's assembly, of the LLVM IR that is the input.
static Error readRival(Request &request) {
  if (request.stage < Stage::Asm)
    return failure("--rival needs --emit asm, obj or report: finished machine "
                   "code is compared");
  if (saveSchedule.getNumOccurrences())
    return failure("--rival has no schedule that --save-schedule could save");
  Expected<std::unique_ptr<MemoryBuffer>> text = openFile(rival);
  if (!text)
    return failure("--rival: ", toString(text.takeError()));
  request.autoOptions.rival = (*text)->getBuffer().str();
  return Error::success();
}

static Expected<Request> readCommandLine() {
  Request request;
  std::optional<Stage> asked;
  if (emit.getNumOccurrences())
    asked = emit;
  if (Error error = stageOf(output, asked).moveInto(request.stage))
    return std::move(error);
  if (Error error = formatOf(output, format.given()).moveInto(request.format))
    return std::move(error);
  if (Error error = checkOptions(request.stage))
    return std::move(error);
  const GpuTarget *gpu = nullptr;
  if (!target.empty())
    if (Error error = findGpuTarget(target).moveInto(gpu))
      return std::move(error);
  if (Error error = flags.options(gpu).moveInto(request.options))
    return std::move(error);
  if (Error error = launch.read().moveInto(request.options.launches))
    return std::move(error);
  if (Error error = openSource(file).moveInto(request.source))
    return std::move(error);
  request.path = request.source.buffer->getBufferIdentifier();
  if (Error error = readSource(request))
    return std::move(error);
  if (alternative.getNumOccurrences())
    if (Error error = openSource(alternative).moveInto(request.alternative))
      return std::move(error);
  if (rival.getNumOccurrences())
    if (Error error = readRival(request))
      return std::move(error);
  if (tuned.getNumOccurrences())
    if (Error error = readTuned(request))
      return std::move(error);
  request.options.mirAfter = mirAfter;
  request.options.saveSchedule = saveSchedule.getNumOccurrences();
  request.options.explain = request.stage == Stage::Report;
  return std::move(request);
}

/// Names of outputs that contradict the input or the target.
static Error checkOutputs(const Request &request, const GpuTarget *gpu) {
  if (Error error = checkNotInput(output, request.input(), "-o"))
    return error;
  if (const auto &other = request.alternative.buffer)
    if (Error error = checkNotInput(output, other->getBufferIdentifier(), "-o"))
      return error;
  if (rival.getNumOccurrences())
    for (auto [path, option] : {std::pair<StringRef, StringRef>(output, "-o"),
                                {sidecar, "--sidecar"}})
      if (Error error = checkNotInput(path, rival, option))
        return error;
  if (Error error =
          checkNotInput(saveSchedule, request.input(), "--save-schedule"))
    return error;
  if (Error error = checkNotInput(sidecar, request.input(), "--sidecar"))
    return error;
  return gpu ? checkVendor(output, *gpu) : Error::success();
}

static Error write(const Request &request, const AutoCompiled &compiled) {
  return writeCompiled({.stage = request.stage,
                        .format = request.format,
                        .input = request.input(),
                        .output = output,
                        .sidecar = sidecar,
                        .saveSchedule = request.options.saveSchedule
                                            ? StringRef(saveSchedule)
                                            : StringRef(),
                        .launches = &request.options.launches},
                       compiled);
}

/// The one form of the kernel that there is, or the better of two.
static Expected<AutoCompiled> compileRequest(Request &request) {
  if (request.tile)
    return emitTile(std::move(*request.tile), request.options);
  // An object is read back for its sidecar.
  Stage upTo = request.stage == Stage::Obj ? Stage::Report : request.stage;
  const Source &other = request.alternative;
  if (!other.buffer)
    return compileWithAuto(*request.source.buffer, request.options,
                           request.autoOptions, upTo);
  // What is said of the lowering is for tile IR alone, of whose launch Kiln knows
  // threads and shared memory.
  KernelForm tile{*request.source.buffer, request.options},
      llvm{*other.buffer, request.options};
  for (auto &[name, shape] : tile.options.launches) {
    shape.threadsPerBlock.reset();
    shape.dynamicShared.reset();
    shape.carveOutPercent.reset();
  }
  llvm.options.kernel = other.kernel;
  llvm.options.numWarps.reset();
  llvm.options.numStages.reset();
  llvm.options.language.reset();
  llvm.options.plan = PlanRequest();
  llvm.options.facts.reset();
  return compileEither(tile, llvm, request.autoOptions, upTo);
}

static Error compileFile() {
  Expected<Request> request = readCommandLine();
  if (!request)
    return request.takeError();
  if (Error error = checkOutputs(*request, request->options.target))
    return error;
  std::optional<PassFolder> folder;
  if (irFolder.getNumOccurrences()) {
    if (Error error = PassFolder::create(irFolder).moveInto(folder))
      return error;
    request->options.passFolder = &*folder;
  }
  Expected<AutoCompiled> compiled = compileRequest(*request);
  if (!compiled)
    return compiled.takeError();
  if (folder)
    if (Error error = folder->error())
      return error;
  // LLVM IR may have named the target.
  if (Error error = checkOutputs(*request, compiled->target))
    return error;
  if (Error error =
          checkLaunches(request->options.launches, launchNames(*compiled)))
    return error;
  printNotes(*compiled, request->stage, request->input());
  return write(*request, *compiled);
}

/// Whether a file of Python is all that was given: its kernels are listed.
static bool asksForKernels() {
  return isPythonSource(file) &&
         all_of(command.OptionsMap, [](const auto &entry) {
           const cl::Option *option = entry.second;
           return !option->getNumOccurrences() ||
                  option->ArgStr == "python-path" ||
                  option->ArgStr == "diagnostics-format";
         });
}

static int run() {
  if (Error error =
          asksForKernels() ? listKernels(file, python) : compileFile())
    return diagnostics.fail(std::move(error));
  diagnostics.finish();
  return Done;
}

} // namespace kiln
