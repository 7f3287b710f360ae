#include "tools/cli/code/SimulationOptions.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"
#include "tools/simulate/SimulatedKernel.h"
#include <cmath>

using namespace llvm;

namespace kiln {

/// Of one SM or CU: far more than are run, three for each that fits at a time.
static constexpr unsigned mostBlocks = 4096;

SimulationOptions::SimulationOptions(Command &command)
    : simulate("simulate", cl::sub(command),
               cl::desc("instead of listing, run the machine code on a "
                        "simulated SM or CU: cycles of a block and of an "
                        "iteration, what bounds them, where warps wait, what a "
                        "change would do, and a timeline of warps")),
      iterations("iterations", cl::sub(command), cl::init(16),
                 cl::value_desc("N"),
                 cl::desc("with --simulate: iterations of a loop that are run, "
                          "and how often one runs where neither the code nor "
                          "the launch says it (default: 16); fewer are run "
                          "where the blocks would execute more than a million "
                          "instructions")),
      blocks("blocks", cl::sub(command), cl::value_desc("N"),
             cl::desc("with --simulate: blocks that one SM or CU gets in the "
                      "launch (default: what --grid says; most that are run: "
                      "three for each that fits at a time)")),
      grid("grid", cl::sub(command), cl::value_desc("X,Y,Z"),
           cl::desc("with --simulate, for NVIDIA: blocks of the launch; the "
                    "one in the middle is run")),
      arguments("arguments", cl::sub(command), cl::value_desc("V,V,..."),
                cl::desc("with --simulate, for NVIDIA: what the code's loops "
                         "and addresses depend on: the integer arguments of "
                         "the launch, by the kernel's parameters; '-' for one "
                         "that is none or not known, which counts as 1024, "
                         "and a pointer as one to memory of its own")),
      launch(command) {}

Error SimulationOptions::check() const {
  if (!simulate &&
      (iterations.getNumOccurrences() || blocks.getNumOccurrences() ||
       grid.getNumOccurrences() || arguments.getNumOccurrences() ||
       launch.getNumOccurrences()))
    return failure("--iterations, --blocks, --grid, --arguments and --launch "
                   "are for --simulate");
  if (!iterations || iterations > 1024)
    return failure("--iterations: expected 1 to 1024, found ",
                   iterations.getValue());
  if (blocks.getNumOccurrences() && (!blocks || blocks > mostBlocks))
    return failure("--blocks: expected 1 to ", mostBlocks, ", found ",
                   blocks.getValue());
  return assumed().takeError();
}

static Error of(StringRef option, Error error) {
  return error ? failure(option, ": ", toString(std::move(error)))
               : Error::success();
}

/// What the options say of a launch.
Expected<Assumptions> SimulationOptions::assumed() const {
  Assumptions result;
  result.turns = iterations;
  if (grid.getNumOccurrences())
    if (Error error = of("--grid", result.values.readGrid(grid)))
      return std::move(error);
  if (arguments.getNumOccurrences())
    if (Error error = of("--arguments", result.values.readArguments(arguments)))
      return std::move(error);
  if (blocks.getNumOccurrences())
    result.blocks = blocks;
  return result;
}

/// What a launch that is described means for one kernel.
static Expected<Assumptions> assumedOf(const KernelResources &kernel,
                                       Assumptions assumptions, bool hasGrid) {
  Expected<const GpuTarget *> gpu = findGpuTarget(kernel.target);
  if (!gpu)
    return gpu.takeError();
  const LaunchValues &values = assumptions.values;
  if (!(*gpu)->isNvidia() && (hasGrid || !values.arguments.empty()))
    return failure("kernel '", kernel.kernel, "' is for ", kernel.target,
                   ": --grid and --arguments are for NVIDIA's machine code");
  if (Error error = of("--arguments", values.check(kernel)))
    return std::move(error);
  if (hasGrid && !assumptions.blocks) {
    double all = 1;
    for (unsigned count : values.grid)
      all *= count;
    double each = std::ceil(all / MachineNumbers::forGpu(**gpu).units);
    assumptions.blocks = unsigned(std::min(each, double(mostBlocks)));
  }
  return assumptions;
}

Expected<std::string>
SimulationOptions::run(ArrayRef<BinaryFile> binaries,
                       function_ref<bool(const KernelResources &)> isMeant,
                       bool asJson, int &status) const {
  Expected<Launches> launches = launch.read();
  if (!launches)
    return launches.takeError();
  std::vector<std::string> known;
  for (const BinaryFile &binary : binaries)
    for (const KernelResources &kernel : binary.kernels) {
      known.push_back(kernel.kernel);
      known.push_back(kernel.kernel + "@" + kernel.target);
    }
  if (Error error = checkLaunches(*launches, known))
    return std::move(error);
  Expected<Assumptions> assumptions = assumed();
  if (!assumptions)
    return assumptions.takeError();
  std::vector<SimulatedKernel> simulated;
  for (const BinaryFile &binary : binaries) {
    const KernelResources *next = binary.kernels.data();
    Error error = forEachCodeFile(
        binary.code->getMemBufferRef(),
        [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
          for (size_t index = 0; index != found.size(); ++index, ++next) {
            if (!isMeant(*next))
              continue;
            Expected<Assumptions> known =
                assumedOf(*next, *assumptions, grid.getNumOccurrences() > 0);
            if (!known) {
              status = fail(known.takeError());
              continue;
            }
            Expected<SimulatedKernel> one = simulateKernel(
                elf, *next, shapeOf(next->kernel, next->target, *launches),
                *known);
            if (one)
              simulated.push_back(std::move(*one));
            else
              status = fail(one.takeError());
          }
          return Error::success();
        });
    if (error)
      return std::move(error);
  }
  if (asJson && !simulated.empty())
    return simulationJson(simulated);
  std::string text;
  for (const SimulatedKernel &kernel : simulated)
    text += (text.empty() ? "" : "\n") + simulationText(kernel);
  return text;
}

} // namespace kiln
