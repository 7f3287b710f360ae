#include "tools/cli/code/LayoutOptions.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "tools/cli/OutputFile.h"
#include "tools/source/Source.h"

using namespace llvm;

namespace kiln {

LayoutOptions::LayoutOptions(Command &command)
    : value("layout", cl::sub(command), cl::value_desc("VALUE"),
            cl::desc("draw the layout of this value: who holds each element, "
                     "or where it lies in shared memory; by its name in the "
                     "output of `kiln compile --emit gpu`, such as %42 or "
                     "%21#1")),
      target("target", cl::sub(command), cl::value_desc("GPU"),
             cl::desc("with --layout: GPU to lower tile IR for")),
      numWarps("num-warps", cl::sub(command), cl::value_desc("N"),
               cl::desc("with --layout: warps in a block, a power of two "
                        "(default: what the kernel says, else 4)")) {}

/// The GPU-level IR of the one kernel meant; `target` and `numWarps` are the
/// options, of which a kernel that is lowered already can have none.
static Expected<std::string> gpuText(const Source &source,
                                     const cl::opt<std::string> &target,
                                     const cl::opt<unsigned> &numWarps) {
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

Expected<LayoutPicture> LayoutOptions::draw(StringRef file,
                                            StringRef output) const {
  Expected<Source> source = openSource(file);
  if (!source)
    return source.takeError();
  StringRef name = source->buffer->getBufferIdentifier();
  if (Error error = checkNotInput(output, name, "-o"))
    return std::move(error);
  Expected<std::string> text = gpuText(*source, target, numWarps);
  if (!text)
    return text.takeError();
  return drawValue(*text, name, value);
}

} // namespace kiln
