#include "tools/cli/code/SimulationOptions.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"
#include "tools/simulate/SimulationPage.h"

using namespace llvm;

namespace kiln {

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
                      "launch (default: what its grid says; most that are run: "
                      "three for each that fits at a time)")),
      launch(command, LaunchOption::Grids) {}

Error SimulationOptions::check() const {
  if (!simulate && (iterations.getNumOccurrences() ||
                    blocks.getNumOccurrences() || launch.getNumOccurrences()))
    return failure("--iterations, --blocks and --launch are for --simulate");
  if (!iterations || iterations > 1024)
    return failure("--iterations: expected 1 to 1024, found ",
                   iterations.getValue());
  if (blocks.getNumOccurrences() && (!blocks || blocks > mostBlocks))
    return failure("--blocks: expected 1 to ", mostBlocks, ", found ",
                   blocks.getValue());
  return Error::success();
}

/// The launch of one kernel, which only NVIDIA's code is interpreted with.
static Expected<LaunchShape> launchOf(const KernelResources &kernel,
                                      const Launches &launches) {
  Expected<const GpuTarget *> gpu = findGpuTarget(kernel.target);
  if (!gpu)
    return gpu.takeError();
  LaunchShape shape = shapeOf(kernel.kernel, kernel.target, launches);
  if (!(*gpu)->isNvidia() && (shape.grid || !shape.arguments.empty()))
    return failure("kernel '", kernel.kernel, "' is for ", kernel.target,
                   ": --launch with grid= and args= is for NVIDIA's machine "
                   "code");
  return shape;
}

Expected<std::string>
SimulationOptions::run(ArrayRef<BinaryFile> binaries,
                       function_ref<bool(const KernelResources &)> isMeant,
                       InspectFormat format, int &status) const {
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
  Assumptions assumptions;
  assumptions.turns = iterations;
  if (blocks.getNumOccurrences())
    assumptions.blocks = blocks;
  std::vector<SimulatedKernel> simulated;
  for (const BinaryFile &binary : binaries) {
    const KernelResources *next = binary.kernels.data();
    Error error = forEachCodeFile(
        binary.code->getMemBufferRef(),
        [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
          for (size_t index = 0; index != found.size(); ++index, ++next) {
            if (!isMeant(*next))
              continue;
            Expected<LaunchShape> shape = launchOf(*next, *launches);
            if (!shape) {
              status = fail(shape.takeError());
              continue;
            }
            Expected<SimulatedKernel> one =
                simulateKernel(elf, *next, *shape, assumptions);
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
  if (simulated.empty())
    return "";
  if (format == InspectFormat::Json)
    return simulationJson(simulated);
  if (format == InspectFormat::Html)
    return simulationPage(simulated,
                          /*folded=*/simulated.size() > mostOpenListings);
  std::string text;
  for (const SimulatedKernel &kernel : simulated)
    text += (text.empty() ? "" : "\n") + simulationText(kernel);
  return text;
}

} // namespace kiln
