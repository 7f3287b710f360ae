// What the simulator says about finished files, one JSON object a line: for
// comparing it with measured times and hardware counters. Reads lines `FILE
// THREADS DYNAMIC-BYTES [GRID ARGUMENTS]` from standard input; 0 threads: what
// the file says. The last two are spelled as grid= and args= of --launch.
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/Predict.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>

using namespace llvm;
using namespace kiln;

static cl::opt<unsigned>
    turns("turns", cl::desc("iterations of a loop that are simulated"));
static cl::opt<double> rate("rate",
                            cl::desc("bytes an SM or CU gets in a cycle"));
static cl::opt<double> idle("idle", cl::desc("cycles of a load, idle"));
static cl::opt<double> queue("queue", cl::desc("cycles of the memory queue"));

/// Where residency changes: the most registers with which each count of warps
/// fits, from few registers to many.
static json::Array residencyOf(const GpuTarget &gpu,
                               const KernelResources &kernel,
                               const LaunchShape &launch) {
  Budget budget = Budget::forKernel(gpu, launch.threadsPerBlock.value_or(0),
                                    kernel.staticSharedBytes.value_or(0) +
                                        launch.dynamicShared.value_or(0),
                                    0);
  json::Array steps;
  for (unsigned regs = 1; regs <= budget.limit(); ++regs)
    if (regs == budget.limit() ||
        budget.warpsAt(regs) != budget.warpsAt(regs + 1))
      steps.push_back(json::Array{regs, budget.warpsAt(regs)});
  return steps;
}

/// What the simulated steps of a block do, for comparisons with hardware
/// counters (perf/counters): sectors of loads by the level that had them,
/// passes through shared memory, and how many instructions that is of how many.
static void addTraffic(json::Object &object, const ModelProgram &program,
                       const Prediction &found) {
  constexpr double sectorBytes = 32;
  double first = 0, near = 0, far = 0, passes = 0, kept = 0, whole = 0;
  for (const Path &path : found.paths) {
    kept += path.steps.size();
    whole += path.whole;
    for (const PathStep &step : path.steps) {
      const ModelOp &op = program.ops[step.op];
      if (op.opClass == OpClass::LoadGlobal ||
          op.opClass == OpClass::AsyncCopy) {
        first += step.firstBytes;
        near += std::max(0.0f, step.nearBytes);
        far += step.farBytes;
      }
      if (op.opClass == OpClass::LoadShared ||
          op.opClass == OpClass::StoreShared ||
          op.opClass == OpClass::MatrixLoad)
        passes += (step.pipeCycles < 0 ? op.pipeCycles : step.pipeCycles) /
                  program.gpu->partitions;
    }
  }
  // One path may stand for all warps.
  double warps = double(found.residency.warps) / found.paths.size();
  object["load_sectors"] = json::Object{{"first", first / sectorBytes * warps},
                                        {"near", near / sectorBytes * warps},
                                        {"far", far / sectorBytes * warps}};
  object["shared_passes"] = passes * warps;
  object["kept"] = kept * warps;
  object["instructions"] = whole * warps;
}

static json::Value simulated(const ModelProgram &program,
                             const KernelResources &kernel,
                             const LaunchShape &launch) {
  Assumptions assumptions;
  if (turns.getNumOccurrences())
    assumptions.turns = turns;
  MachineNumbers numbers = MachineNumbers::forGpu(*program.gpu);
  if (idle.getNumOccurrences())
    numbers.latency = idle;
  if (rate.getNumOccurrences())
    numbers.bytesPerCycle = rate;
  if (queue.getNumOccurrences())
    numbers.queue = queue;
  std::optional<Prediction> found =
      predict(program, kernel, launch, assumptions, numbers);
  if (!found)
    return nullptr;
  json::Object stalls, busy;
  for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
    stalls[stallName(Stall(why))] = found->all.share(Stall(why));
  for (auto [pipe, time] : enumerate(found->all.busy))
    if (time > 0.01)
      busy[pipeName(Pipe(pipe))] = time;
  json::Object result{{"block", found->block},
                      {"iteration", found->iteration},
                      {"whole", found->whole},
                      {"for_equal_work", found->forEqualWork()},
                      {"steps", found->paths.front().whole},
                      {"known", int64_t(found->facts.known)},
                      {"guessed", int64_t(found->facts.guessed)},
                      {"addressed", int64_t(found->facts.addressed)},
                      {"unaddressed", int64_t(found->facts.unaddressed)},
                      {"work", found->work},
                      {"iteration_work", found->iterationWork},
                      {"turns", found->turns},
                      {"path", int64_t(found->paths.front().steps.size())},
                      {"issued", int64_t(found->all.issued)},
                      {"bandwidth", found->all.bandwidth},
                      {"cycles", found->all.cycles},
                      {"blocks", found->residency.blocks},
                      {"resident", found->residency.resident},
                      {"stalls", std::move(stalls)},
                      {"busy", std::move(busy)}};
  addTraffic(result, program, *found);
  return result;
}

/// The words after the shape of the launch.
static bool readLaunch(ArrayRef<StringRef> words, LaunchShape &launch) {
  if (words.empty())
    return true;
  if (words.size() != 2)
    return false;
  Error error = launch.readGrid(words[0]);
  if (!error)
    error = launch.readArguments(words[1]);
  return !errorToBool(std::move(error));
}

static Error report(StringRef line) {
  SmallVector<StringRef> words;
  line.split(words, ' ', -1, false);
  unsigned threads = 0, dynamic = 0;
  LaunchShape launch;
  if (words.size() < 3 || words[1].getAsInteger(10, threads) ||
      words[2].getAsInteger(10, dynamic) ||
      !readLaunch(ArrayRef(words).drop_front(3), launch))
    return createStringError("expected 'FILE THREADS DYNAMIC-BYTES [GRID "
                             "ARGUMENTS]', found '" +
                             line + "'");
  auto buffer = MemoryBuffer::getFile(words[0]);
  if (!buffer)
    return createStringError("cannot read '" + words[0] + "'");
  Expected<std::vector<KernelResources>> kernels = readResources(**buffer);
  if (!kernels)
    return kernels.takeError();
  if (threads)
    launch.threadsPerBlock = threads;
  launch.dynamicShared = dynamic;
  for (const KernelResources &kernel : *kernels) {
    Expected<ModelProgram> program = readProgram(**buffer, kernel);
    if (!program)
      return program.takeError();
    outs() << json::Value(json::Object{
                  {"file", words[0]},
                  {"kernel", kernel.kernel},
                  {"registers", kernel.registers.value_or(0)},
                  {"code_bytes", int64_t(kernel.codeBytes)},
                  {"spill_bytes", int64_t(kernel.spillStoreBytes.value_or(0) +
                                          kernel.spillLoadBytes.value_or(0))},
                  {"simulated", simulated(*program, kernel, launch)},
                  {"residency", residencyOf(*program->gpu, kernel, launch)}})
           << '\n';
  }
  return Error::success();
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv,
                              "what the simulator says of finished kernels");
  for (std::string line; std::getline(std::cin, line);)
    if (Error error = report(line)) {
      errs() << "kiln-simulator-report: " << toString(std::move(error)) << '\n';
      return 1;
    }
  return 0;
}
