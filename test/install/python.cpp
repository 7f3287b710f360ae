// A kernel in Triton's language, from a string to machine code for the GPU
// named: no Python, no file.
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/Compile.h"
#include "tools/entry/PythonSource.h"

using namespace kiln;

static constexpr llvm::StringLiteral text = R"(
import triton
import triton.language as tl

@triton.jit
def scale(x_ptr, factor, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, offsets < n)
    tl.store(x_ptr + offsets, x * factor, offsets < n)
)";

int main(int argc, char **argv) {
  llvm::ExitOnError check("python: ");
  CompileOptions options;
  options.target = lookupGpuTarget(argv[1]);
  options.numWarps = 4;
  PythonOptions python;
  python.follow(options);
  python.signature = "*fp32:16, fp32, i32";
  python.constants = {{"BLOCK", "1024"}};

  // A mistake in the program: what it says, and where, as text and as JSON.
  llvm::Expected<PythonKernel> wrong =
      compilePython({"def f(:\n", "wrong.py"}, "f", python);
  llvm::handleAllErrors(wrong.takeError(), [](const SourceError &error) {
    llvm::outs() << error.messages.text << error.summary() << '\n';
  });

  PythonKernel kernel = check(compilePython({text, "scale.py"}, "", python));
  kernel.apply(options);
  Compiled compiled =
      check(compileKernel(*kernel.tile, options, Stage::Report));
  llvm::outs() << compiled.kernels[0].name << ": " << compiled.object.size()
               << " bytes, " << *compiled.resources[0].registers
               << " registers\n";
}
