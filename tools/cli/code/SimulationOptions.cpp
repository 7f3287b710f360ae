#include "tools/cli/code/SimulationOptions.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"
#include "tools/simulate/SimulatedKernel.h"
#include <cmath>

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
  if (blocks.getNumOccurrences() && (!blocks || blocks > 4096))
    return failure("--blocks: expected 1 to 4096, found ", blocks.getValue());
  return assumed().takeError();
}

/// What the options say of a launch.
Expected<Assumptions> SimulationOptions::assumed() const {
  Assumptions result;
  result.turns = iterations;
  LaunchValues &values = result.values;
  if (grid.getNumOccurrences()) {
    SmallVector<StringRef> words;
    StringRef(grid).split(words, ',');
    values.grid = {1, 1, 1};
    // What a launch may have at most: 2^31 - 1 blocks, 65,535 in Y and Z.
    constexpr std::array<unsigned, 3> most = {2147483647, 65535, 65535};
    for (auto [axis, word] : enumerate(words))
      if (axis >= 3 || word.getAsInteger(10, values.grid[axis]) ||
          !values.grid[axis] || values.grid[axis] > most[axis])
        return failure(
            "--grid: expected up to three numbers of blocks, such as "
            "64,16, found '",
            grid.getValue(), "'");
    for (unsigned axis = 0; axis != 3; ++axis)
      values.block[axis] = values.grid[axis] / 2;
  }
  if (arguments.getNumOccurrences()) {
    SmallVector<StringRef> words;
    StringRef(arguments).split(words, ',');
    for (StringRef word : words) {
      int64_t value;
      bool isNumber = !word.getAsInteger(0, value);
      if (!isNumber && word != "-")
        return failure("--arguments: expected an integer or '-', found '", word,
                       "'");
      values.arguments.push_back(isNumber ? std::optional<uint64_t>(value)
                                          : std::nullopt);
    }
  }
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
  const std::vector<std::optional<uint64_t>> &given =
      assumptions.values.arguments;
  if (!(*gpu)->isNvidia() && (hasGrid || !given.empty()))
    return failure("kernel '", kernel.kernel, "' is for ", kernel.target,
                   ": --grid and --arguments are for NVIDIA's machine code");
  if (given.size() > kernel.parameters.size())
    return failure("--arguments: expected at most ", kernel.parameters.size(),
                   ", the parameters of kernel '", kernel.kernel, "', found ",
                   given.size());
  if (hasGrid && !assumptions.blocks) {
    double all = 1;
    for (unsigned blocks : assumptions.values.grid)
      all *= blocks;
    double each = std::ceil(all / MachineNumbers::forGpu(**gpu).units);
    assumptions.blocks = unsigned(std::min(each, 4096.0));
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
