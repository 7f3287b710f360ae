// `kiln inspect`: a kernel's machine code, listed with what can be read out of
// it; the parameters of one in tile IR; or the layout of one of its values,
// drawn.
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/ChoiceParser.h"
#include "tools/cli/OutputFile.h"
#include "tools/cli/code/CheckHazards.h"
#include "tools/cli/code/LayoutOptions.h"
#include "tools/cli/code/ListingOutput.h"
#include "tools/cli/code/LocateFaults.h"
#include "tools/cli/code/SimulationOptions.h"
#include "tools/inspect/ListingPage.h"
#include "tools/report/ParameterList.h"
#include "tools/source/Source.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("inspect",
            "list the machine code of a kernel with live registers, spills, "
            "loops, waits and findings; the parameters of a kernel in tile IR, "
            "and which it writes through; or draw the layout of a value of "
            "tile IR",
            "kiln inspect attention.cubin -k attention_kernel\n"
            "kiln inspect matmul.hsaco --format json -o matmul.json\n"
            "kiln inspect matmul.cubin -o matmul.html\n"
            "kiln inspect build/ --hazards\n"
            "kiln inspect softmax.cubin --at softmax_kernel+0x1a0\n"
            "kiln inspect 'file:///tmp/app#offset=14309&size=31336' --at "
            "base+0x10d8\n"
            "kiln inspect matmul.cubin --simulate --iterations 64\n"
            "kiln inspect matmul.cubin --simulate -o matmul.html\n"
            "kiln inspect matmul.ttir --format json\n"
            "kiln inspect matmul.ttir --target sm_90a --layout %42\n"
            "kiln inspect matmul.ttir:matmul_kernel --target gfx942 "
            "--num-warps 8 --layout %21#1 -o layout.svg",
            run);
static cl::list<std::string>
    files(cl::Positional, cl::OneOrMore, cl::sub(command),
          cl::desc("FILE...: cubins, hsacos, fatbins or programs that carry "
                   "them, PTX, AMD assembly; folders and patterns of such "
                   "files, '-' for standard input; code objects by ROCm's URIs "
                   "(file://PATH#offset=N&size=M, memory://PID#...). Or "
                   "FILE[:KERNEL]...: tile "
                   "IR (.ttir, .mlir); with --layout one, or what --emit gpu "
                   "made of it"));
static cl::list<std::string>
    kernels("k", cl::sub(command), cl::value_desc("KERNEL"),
            cl::desc("the kernel to list, mangled or as C++ spells it; may be "
                     "repeated (default: all, one after the other)"));
static cl::opt<bool>
    hazards("hazards", cl::sub(command),
            cl::desc("instead of listing, check on every path that NVIDIA's "
                     "machine code keeps the machine's rules: cycles between "
                     "instructions, scoreboards, matrices in flight; exit code "
                     "2 if it does not"));
static cl::opt<std::string>
    at("at", cl::sub(command), cl::value_desc("[KERNEL+]OFFSET"),
       cl::desc("instead of listing, say which instruction an error report "
                "means: its line of the source, and what its address is made "
                "of; in bytes from the kernel's first instruction, or, as "
                "base+OFFSET, from where the code object is loaded"));
static SimulationOptions simulation(command);
static LayoutOptions layout(command);
static cl::opt<InspectFormat, false, ChoiceParser<InspectFormat>> format(
    "format", cl::sub(command),
    cl::desc("how to write it (default: what the suffix of -o says, else "
             "text)"),
    cl::values(clEnumValN(InspectFormat::Text, "text", "aligned columns"),
               clEnumValN(InspectFormat::Json, "json",
                          "typed fields, with a version; of a listing or of "
                          "parameters"),
               clEnumValN(InspectFormat::Html, "html",
                          "one page for a browser; of a listing or a "
                          "simulation"),
               clEnumValN(InspectFormat::Svg, "svg",
                          "a picture for a browser: a layout, or the live "
                          "registers of one kernel")));
static cl::opt<ListingPicture, false, ChoiceParser<ListingPicture>> drawing(
    "picture", cl::sub(command),
    cl::desc("with --format svg of a listing: what to draw (default: live)"),
    cl::values(
        clEnumValN(ListingPicture::Live, "live",
                   "live registers over the instructions"),
        clEnumValN(ListingPicture::Waits, "waits",
                   "one iteration of the hottest loop: from issue to wait")));
static cl::opt<std::string>
    output("o", cl::sub(command), cl::value_desc("OUT"), cl::init("-"),
           cl::desc("output file (default: standard output)"));

static InspectFormat formatMeant() {
  if (format.getNumOccurrences())
    return InspectFormat(format);
  StringRef name = output;
  return name.ends_with(".svg")    ? InspectFormat::Svg
         : name.ends_with(".json") ? InspectFormat::Json
         : name.ends_with(".html") ? InspectFormat::Html
                                   : InspectFormat::Text;
}

static Error draw() {
  if (drawing.getNumOccurrences())
    return failure("--picture is for listings");
  if (!kernels.empty())
    return failure("-k is for listings; with --layout the kernel is named as "
                   "FILE:KERNEL");
  if (files.size() > 1)
    return failure("--layout draws a value of one file");
  Expected<LayoutPicture> picture = layout.draw(files.front(), output);
  if (!picture)
    return picture.takeError();
  InspectFormat how = formatMeant();
  if (how == InspectFormat::Json || how == InspectFormat::Html)
    return failure("--format json and html are for listings; layouts are drawn "
                   "as text or svg");
  return writeOutput(output, how == InspectFormat::Svg ? layoutSvg(*picture)
                                                       : layoutText(*picture));
}

static bool isMeant(const KernelResources &kernel) {
  return isKernelMeant(kernels, kernel.kernel);
}

/// What the files hold. One that cannot be read is reported and does not hide
/// the others; `status` becomes the exit code that fits it. The error: there is
/// nothing that could be shown.
static Expected<std::vector<BinaryFile>> readFiles(int &status) {
  for (const std::string &file : files)
    if (Error error = checkNotInput(output, file, "-o"))
      return std::move(error);
  BinaryFiles all = readBinaries(files);
  for (const BinaryFiles::Failure &missed : all.failures)
    status = missed.environment
                 ? fail(make_error<EnvironmentError>(missed.error))
                 : fail(failure(missed.error));
  SmallVector<StringRef> known;
  for (const BinaryFile &binary : all.files) {
    printNotes(binary, errs());
    for (const KernelResources &kernel : binary.kernels)
      if (!is_contained(known, kernel.kernel))
        known.push_back(kernel.kernel);
  }
  if (all.files.empty())
    return std::move(all.files);
  std::string where = all.files.size() == 1
                          ? "'" + all.files.front().path + "'"
                          : "these " + utostr(all.files.size()) + " files";
  for (const std::string &name : kernels)
    if (none_of(known, [&](StringRef one) { return meansKernel(name, one); }))
      return failure("-k: there is no kernel '", name, "' in ", where,
                     suggestNearest(name, known));
  if (known.empty())
    return failure("there is no kernel in ", where);
  return std::move(all.files);
}

/// How a report is written that `option` asks for instead of a listing; an
/// error for options that it would not heed.
static Expected<InspectFormat> reportFormat(StringRef option) {
  if (layout.isAsked() || layout.isTargeted() || drawing.getNumOccurrences())
    return failure(option, " is for machine code: --layout, --target, "
                           "--num-warps and --picture would have no effect");
  InspectFormat how = formatMeant();
  bool hasPage = !hazards && !at.getNumOccurrences();
  if (how == InspectFormat::Svg || (how == InspectFormat::Html && !hasPage))
    return failure(option, hasPage ? " writes text, json or html"
                                   : " writes text or json");
  return how;
}

static bool isReport() {
  return hazards || simulation.isAsked() || at.getNumOccurrences();
}

/// Checks, simulates or locates instead of listing; the exit code.
static Expected<int> report() {
  bool locates = at.getNumOccurrences();
  if (hazards + simulation.isAsked() + locates > 1)
    return failure("--hazards, --simulate and --at are reports of their own: "
                   "ask for one of them");
  Expected<InspectFormat> how = reportFormat(hazards   ? "--hazards"
                                             : locates ? "--at"
                                                       : "--simulate");
  if (!how)
    return how.takeError();
  FaultPosition position;
  if (locates)
    if (Error error = FaultPosition::parse(at).moveInto(position))
      return std::move(error);
  int status = Done;
  Expected<std::vector<BinaryFile>> binaries = readFiles(status);
  if (!binaries)
    return binaries.takeError();
  if (binaries->empty())
    return status;
  Expected<std::string> text =
      hazards   ? checkHazards(*binaries, kernels, *how == InspectFormat::Json,
                               status)
      : locates ? locateFaults(*binaries, position, isMeant,
                               *how == InspectFormat::Json)
                : simulation.run(*binaries, isMeant, *how, status);
  if (!text)
    return text.takeError();
  if (!text->empty())
    if (Error error = writeOutput(output, *text))
      return std::move(error);
  return status;
}

/// Lists the kernels of one file that are meant.
static Error add(ListingOutput &listings, const BinaryFile &binary) {
  // The kernels as readBinary gave them know their launches, too.
  const KernelResources *next = binary.kernels.data();
  return forEachCodeFile(
      binary.code->getMemBufferRef(),
      [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
        for (size_t i = 0; i != found.size(); ++i, ++next)
          if (isMeant(*next))
            if (Error failed = listings.add(makeListing(elf, *next)))
              return failed;
        return Error::success();
      });
}

/// Whether it names tile IR, perhaps as FILE:KERNEL.
static bool isTile(StringRef file) {
  StringRef path = sys::fs::exists(file) ? file : file.rsplit(':').first;
  return path.ends_with(".ttir") || path.ends_with(".mlir");
}

/// Lists the parameters of kernels in tile IR.
static Error listParameters() {
  InspectFormat how = formatMeant();
  if (how != InspectFormat::Text && how != InspectFormat::Json)
    return failure("the parameters of tile IR are written as text or json; say "
                   "with --layout which value to draw");
  if (!kernels.empty())
    return failure("-k is for machine code; a kernel of tile IR is named as "
                   "FILE:KERNEL");
  std::vector<ListedSignatures> listed;
  for (const std::string &file : files) {
    if (!isTile(file))
      return failure("'", file,
                     "' is no tile IR, and the first file is: list "
                     "the parameters of one and the machine code of "
                     "the other by two commands");
    Expected<Source> source = openSource(file);
    if (!source)
      return source.takeError();
    StringRef name = source->buffer->getBufferIdentifier();
    if (Error error = checkNotInput(output, name, "-o"))
      return error;
    Expected<std::vector<TileSignature>> signatures =
        tileSignatures(*source->buffer, source->kernel);
    if (!signatures)
      return signatures.takeError();
    listed.push_back({name.str(), std::move(*signatures)});
  }
  return writeOutput(output, how == InspectFormat::Json
                                 ? parameterJson(listed)
                                 : parameterText(listed));
}

/// Lists all that is meant; the exit code.
static Expected<int> list() {
  if (layout.isTargeted())
    return failure("--target and --num-warps are for --layout; machine code "
                   "says itself what it is for");
  InspectFormat how = formatMeant();
  if (drawing.getNumOccurrences() && how != InspectFormat::Svg)
    return failure("--picture says what --format svg draws of a listing");
  if (isTile(files.front())) {
    if (Error error = listParameters())
      return std::move(error);
    return Done;
  }
  for (StringRef file : files)
    if (isTile(file))
      return failure("'", file,
                     "' is no machine code: list the parameters of its kernels "
                     "by a command of its own, or compile it first (`kiln "
                     "compile`)");
  int status = Done;
  Expected<std::vector<BinaryFile>> binaries = readFiles(status);
  if (!binaries)
    return binaries.takeError();
  if (binaries->empty())
    return status;
  int64_t count = 0;
  for (const BinaryFile &binary : *binaries)
    count += llvm::count_if(binary.kernels, isMeant);
  if (how == InspectFormat::Svg && count != 1)
    return failure("--format svg draws one kernel, and there are ", count,
                   " here; say with -k which");
  bool colours = output == "-" && sys::Process::StandardOutHasColors() &&
                 !sys::Process::GetEnv("NO_COLOR");
  ListingOutput listings(how, drawing, colours,
                         /*folded=*/count > mostOpenListings);
  for (const BinaryFile &binary : *binaries)
    if (Error error = add(listings, binary))
      return std::move(error);
  if (Error error = writeOutput(output, listings.finish()))
    return std::move(error);
  return status;
}

static int run() {
  if (Error error = simulation.check())
    return fail(std::move(error));
  if (layout.isAsked() && !isReport()) {
    Error error = draw();
    return error ? fail(std::move(error)) : Done;
  }
  Expected<int> status = isReport() ? report() : list();
  return status ? *status : fail(status.takeError());
}

} // namespace kiln
