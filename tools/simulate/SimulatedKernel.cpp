#include "tools/simulate/SimulatedKernel.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// Instructions that are shown.
constexpr size_t mostWaits = 10;

/// Where the warps' time goes, by the events of a simulation.
void findWaits(SimulatedKernel &kernel, ArrayRef<IssueEvent> events) {
  struct Sum {
    double all = 0;
    std::array<double, unsigned(Stall::Last) + 1> by{};
  };
  std::vector<Sum> sums(kernel.listing.code.instructions.size());
  DenseMap<uint32_t, float> last;
  double total = 0;
  for (const IssueEvent &event : events) {
    auto [before, isFirst] = last.try_emplace(event.warp, event.time);
    double cycles = event.time - before->second;
    before->second = event.time;
    if (isFirst || event.op >= sums.size())
      continue;
    sums[event.op].all += cycles;
    sums[event.op].by[unsigned(event.waited)] += cycles;
    total += cycles;
  }
  for (auto [index, sum] : enumerate(sums))
    if (sum.all > 0)
      kernel.waits.push_back({uint32_t(index), sum.all / total,
                              Stall(max_element(sum.by) - sum.by.begin())});
  llvm::sort(kernel.waits, [](const auto &one, const auto &other) {
    return std::pair(-one.share, one.instruction) <
           std::pair(-other.share, other.instruction);
  });
  kernel.waits.resize(std::min(kernel.waits.size(), mostWaits));
}

MemoryBytes memoryOf(const ModelProgram &program,
                     const Prediction &prediction) {
  MemoryBytes bytes;
  for (unsigned warp = 0; warp != prediction.residency.warps; ++warp)
    for (const PathStep &step :
         prediction.paths[warp % prediction.paths.size()].steps) {
      bytes.firstCache += step.firstBytes;
      bytes.secondCache += std::max(0.0f, step.nearBytes);
      bytes.device += step.farBytes;
      if (step.nearBytes < 0)
        bytes.unknown += program.ops[step.op].deviceBytes;
    }
  return bytes;
}

} // namespace

Expected<SimulatedKernel> simulateKernel(MemoryBufferRef elf,
                                         const KernelResources &kernel,
                                         const LaunchShape &launch,
                                         const Assumptions &assumptions) {
  if (Error error = launch.check(kernel))
    return std::move(error);
  Expected<ModelProgram> program = readProgram(elf, kernel);
  if (!program)
    return program.takeError();
  SimulatedKernel result;
  result.file = elf.getBufferIdentifier().str();
  if (!launch.threadsOf(kernel))
    return failure("kernel '", kernel.kernel, "' in '", result.file,
                   "' does not say how many threads its blocks have; give "
                   "them with --launch ",
                   kernel.kernel, "=THREADS");
  std::optional<Prediction> found =
      predict(*program, kernel, launch, assumptions,
              MachineNumbers::forGpu(*program->gpu));
  if (!found)
    return failure("no block of kernel '", kernel.kernel, "' in '", result.file,
                   "' fits on an SM or CU of ", program->gpu->name(),
                   " (`kiln occupancy` says why)");
  result.prediction = std::move(*found);
  result.listing = makeListing(elf, kernel);
  const Prediction &now = result.prediction;
  result.bound = findBound(now.all, *program->gpu);

  auto add = [&](std::string what, const MachineNumbers &numbers,
                 const ResidentBlocks &residency) {
    Simulated other = simulate(*program, now.paths, residency, numbers);
    double time = other.cycles / residency.blocks / now.block;
    result.whatIfs.push_back({std::move(what), time});
  };
  ResidentBlocks more = now.residency;
  ++more.resident;
  more.blocks = more.resident * (now.residency.blocks / now.residency.resident);
  add("a block more at a time", now.numbers, more);
  for (auto [pipe, busy] : enumerate(now.all.busy))
    if (busy > 0.3) {
      MachineNumbers wider = now.numbers;
      wider.speed[pipe] = 2;
      add("pipe " + pipeName(Pipe(pipe)).str() + " twice as fast", wider,
          now.residency);
    }
  MachineNumbers numbers = now.numbers;
  for (double *latency :
       {&numbers.latency, &numbers.nearLatency, &numbers.firstLatency})
    *latency /= 2;
  add("half the memory's latency", numbers, now.residency);
  numbers = now.numbers;
  numbers.bytesPerCycle *= 2;
  numbers.farBytesPerCycle *= 2;
  add("twice the memory's bandwidth", numbers, now.residency);
  numbers = now.numbers;
  numbers.hasBarriers = false;
  if (now.all.share(Stall::Barrier) > 0)
    add("no waits at barriers", numbers, now.residency);

  ResidentBlocks first = now.residency;
  first.blocks = std::min(first.blocks, first.resident);
  simulate(*program, now.paths, first, now.numbers, &result.events);
  findWaits(result, result.events);
  result.part = shownPartOf(now, result.events, mostShownIssues);
  result.chain = criticalChain(*program, now, result.events, result.part);
  result.memory = memoryOf(*program, now);
  return result;
}

} // namespace kiln
