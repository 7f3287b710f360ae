// `kiln inspect`: what became of a kernel on its way, drawn.
#include "targets/support/Errors.h"
#include "tools/cli/ChoiceParser.h"
#include "tools/cli/OutputFile.h"
#include "tools/driver/Source.h"
#include "tools/picture/DrawValue.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("inspect",
            "draw the layout of a tensor or a buffer of a kernel: who holds "
            "each element, or where it lies in shared memory",
            "kiln inspect matmul.ttir --target sm_90a --layout %42\n"
            "kiln inspect matmul.ttir:matmul_kernel --target gfx942 "
            "--num-warps 8 --layout %21#1 -o layout.svg",
            run);
static cl::opt<std::string>
    file(cl::Positional, cl::Required, cl::sub(command),
         cl::desc("FILE[:KERNEL]: tile IR, or what --emit gpu made of it"));
static cl::opt<std::string>
    layout("layout", cl::sub(command), cl::value_desc("VALUE"), cl::Required,
           cl::desc("the value to draw, by its name in the output of `kiln "
                    "compile --emit gpu`, such as %42 or %21#1"));
static cl::opt<std::string> target("target", cl::sub(command),
                                   cl::value_desc("GPU"),
                                   cl::desc("GPU to lower tile IR for"));
static cl::opt<unsigned>
    numWarps("num-warps", cl::sub(command), cl::value_desc("N"),
             cl::desc("warps in a block: a power of two (default: what the "
                      "kernel says, else 4)"));
enum class PictureFormat { Text, Svg };
static cl::opt<PictureFormat, false, ChoiceParser<PictureFormat>> format(
    "format", cl::sub(command),
    cl::desc("how to draw (default: what the suffix of -o says, else text)"),
    cl::values(clEnumValN(PictureFormat::Text, "text", "aligned columns"),
               clEnumValN(PictureFormat::Svg, "svg",
                          "a picture for a browser")));
static cl::opt<std::string>
    output("o", cl::sub(command), cl::value_desc("OUT"), cl::init("-"),
           cl::desc("output file (default: standard output)"));

/// The GPU-level IR of the one kernel meant.
static Expected<std::string> gpuText(const Source &source) {
  StringRef text = source.buffer->getBuffer();
  bool isLowered = text.contains("kiln.target = ");
  if (isLowered && (target.getNumOccurrences() || numWarps.getNumOccurrences()))
    return failure(source.buffer->getBufferIdentifier(),
                   ": the kernel has its layouts already, so --target and "
                   "--num-warps would have no effect");
  std::string lowered = text.str();
  if (!isLowered) {
    CompileOptions options;
    if (target.empty())
      return failure("give the GPU to lower for with --target (`kiln targets` "
                     "lists them)");
    if (Error error = findGpuTarget(target).moveInto(options.target))
      return std::move(error);
    if (numWarps.getNumOccurrences())
      options.numWarps = numWarps;
    options.kernel = source.kernel;
    Expected<Compiled> compiled =
        compileKernel(*source.buffer, options, Stage::Gpu);
    if (!compiled)
      return compiled.takeError();
    lowered = std::move(compiled->text);
  } else if (!source.kernel.empty()) {
    return failure("GPU-level IR is drawn as it is; give the file alone");
  }
  if (StringRef(lowered).contains("\n// -----\n"))
    return failure("there are several kernels here; say which one is meant, as "
                   "FILE:KERNEL");
  return lowered;
}

static Error draw() {
  Expected<Source> source = openSource(file);
  if (!source)
    return source.takeError();
  StringRef name = source->buffer->getBufferIdentifier();
  if (Error error = checkNotInput(output, name, "-o"))
    return error;
  Expected<std::string> text = gpuText(*source);
  if (!text)
    return text.takeError();
  Expected<LayoutPicture> picture = drawValue(*text, name, layout);
  if (!picture)
    return picture.takeError();
  bool isSvg = format.getNumOccurrences() ? format == PictureFormat::Svg
                                          : StringRef(output).ends_with(".svg");
  return writeOutput(output,
                     isSvg ? layoutSvg(*picture) : layoutText(*picture));
}

static int run() {
  Error error = draw();
  return error ? fail(std::move(error)) : Done;
}

} // namespace kiln
