#include "tools/cli/occupancy/TypedNumbers.h"

#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "tools/occupancy/Knob.h"
#include "tools/occupancy/Quantity.h"

using namespace llvm;

namespace kiln {

TypedNumbers::TypedNumbers(Command &command)
    : target("target", cl::sub(command), cl::value_desc("GPU"),
             cl::desc("without files: the GPU that the typed numbers are for")),
      threads("threads", cl::sub(command), cl::value_desc("N"),
              cl::desc("without files: threads in a block")),
      registers("registers", cl::sub(command), cl::value_desc("N"),
                cl::desc("without files: registers of a thread; with --agprs, "
                         "those beside the accumulators")),
      agprs("agprs", cl::sub(command), cl::value_desc("N"),
            cl::desc("without files: accumulator registers (AMD)")),
      sgprs("sgprs", cl::sub(command), cl::value_desc("N"),
            cl::desc("without files: scalar registers of a wave (AMD)")),
      shared("shared", cl::sub(command), cl::value_desc("BYTES"),
             cl::desc("without files: shared memory of a block, static and "
                      "dynamic, such as 64K")),
      wave("wave", cl::sub(command), cl::value_desc("32|64"),
           cl::desc("without files: lanes of a wave (AMD)")),
      barriers("barriers", cl::sub(command), cl::value_desc("N"),
               cl::desc("without files: named barriers of a block (NVIDIA)")),
      columns("columns", cl::sub(command), cl::value_desc("N"),
              cl::desc("without files: columns of tensor memory of a block "
                       "(NVIDIA)")),
      cluster("cluster", cl::sub(command), cl::value_desc("N"),
              cl::desc("without files: blocks of a cluster (NVIDIA)")),
      carveOut(
          "carve-out", cl::sub(command), cl::value_desc("PERCENT"),
          cl::desc("without files: share of the memory of an SM or CU that is "
                   "shared memory (NVIDIA; default: all)")),
      cuMode("cu-mode", cl::sub(command),
             cl::desc("without files: a block uses one compute unit (AMD "
                      "RDNA)")) {}

StringRef TypedNumbers::given() const {
  for (const cl::Option *option : {static_cast<const cl::Option *>(&target),
                                   static_cast<const cl::Option *>(&threads),
                                   static_cast<const cl::Option *>(&registers),
                                   static_cast<const cl::Option *>(&agprs),
                                   static_cast<const cl::Option *>(&sgprs),
                                   static_cast<const cl::Option *>(&shared),
                                   static_cast<const cl::Option *>(&wave),
                                   static_cast<const cl::Option *>(&barriers),
                                   static_cast<const cl::Option *>(&columns),
                                   static_cast<const cl::Option *>(&cluster),
                                   static_cast<const cl::Option *>(&carveOut),
                                   static_cast<const cl::Option *>(&cuMode)})
    if (option->getNumOccurrences())
      return option->ArgStr;
  return "";
}

/// What an option says, checked for this GPU; nothing where it is not given.
static Expected<std::optional<uint64_t>>
readKnob(const cl::opt<std::string> &option, Knob knob, const GpuTarget &gpu) {
  if (!option.getNumOccurrences())
    return std::nullopt;
  bool bytes = knob == Knob::Shared;
  uint64_t value = 0;
  if (Error error = parseAmount(option, bytes, ("--" + option.ArgStr).str())
                        .moveInto(value))
    return std::move(error);
  std::string what = ("--" + option.ArgStr + " " + option).str();
  if (Error error = checkKnob(knob, value, gpu, what))
    return std::move(error);
  return value;
}

/// Clusters came with 9.0; 16 blocks are the most of any GPU, 8 where the
/// kernel does not ask for more (CUDA programming guide, "Thread Block
/// Clusters").
static Expected<std::optional<unsigned>>
readCluster(const cl::opt<std::string> &option, const GpuTarget &gpu) {
  if (!option.getNumOccurrences())
    return std::nullopt;
  constexpr uint64_t mostBlocks = 16;
  uint64_t blocks = 0;
  if (Error error = parseAmount(option, false, "--cluster").moveInto(blocks))
    return std::move(error);
  if (!hasTensorCopies(gpu))
    return failure("--cluster: ", gpu.name(), " has no clusters");
  if (blocks == 0 || blocks > mostBlocks)
    return failure("--cluster ", option, ": a cluster has 1 to ", mostBlocks,
                   " blocks");
  return unsigned(blocks);
}

Expected<std::pair<KernelResources, LaunchShape>> TypedNumbers::read() const {
  for (const Number *needed : {&target, &threads, &registers})
    if (!needed->getNumOccurrences())
      return failure("numbers without a file need --target, --threads and "
                     "--registers; --",
                     needed->ArgStr, " is missing");
  const GpuTarget *gpu = nullptr;
  if (Error error = findGpuTarget(target).moveInto(gpu))
    return std::move(error);
  KernelResources kernel;
  LaunchShape launch;
  kernel.isTyped = true;
  kernel.target = gpu->name().str();
  kernel.warpSize = gpu->warpSize;
  kernel.cuMode = cuMode;
  kernel.threadsOrigin = Origin::Typed;
  if (cuMode)
    if (Error error = checkKnob(Knob::CuMode, 1, *gpu, "--cu-mode"))
      return std::move(error);
  auto read = [&](const Number &option, Knob knob, auto take) -> Error {
    std::optional<uint64_t> value;
    if (Error error = readKnob(option, knob, *gpu).moveInto(value))
      return error;
    if (value)
      take(*value);
    return Error::success();
  };
  Error errors[] = {
      read(threads, Knob::Threads,
           [&](uint64_t value) { kernel.threadsPerBlock = value; }),
      read(registers, Knob::Registers,
           [&](uint64_t value) { kernel.registers = value; }),
      read(agprs, Knob::Accumulators,
           [&](uint64_t value) { kernel.agprs = value; }),
      read(sgprs, Knob::ScalarRegisters,
           [&](uint64_t value) { kernel.scalarRegisters = value; }),
      read(shared, Knob::Shared,
           [&](uint64_t value) { kernel.staticSharedBytes = value; }),
      read(wave, Knob::WarpSize,
           [&](uint64_t value) { kernel.warpSize = value; }),
      read(barriers, Knob::Barriers,
           [&](uint64_t value) { kernel.barriers = value; }),
      read(columns, Knob::TensorColumns,
           [&](uint64_t value) { kernel.tensorColumns = value; }),
      read(carveOut, Knob::CarveOut,
           [&](uint64_t value) { launch.carveOutPercent = value; }),
      readCluster(cluster, *gpu).moveInto(kernel.clusterBlocks)};
  // One message; the others would be said next.
  Error first = Error::success();
  for (Error &error : errors) {
    if (!first)
      first = std::move(error);
    else
      consumeError(std::move(error));
  }
  if (first)
    return std::move(first);
  if (kernel.agprs) {
    unsigned total = totalRegisters(*gpu, *kernel.registers, *kernel.agprs);
    if (total > gpu->maxRegistersPerThread)
      return failure("--registers and --agprs: ", *kernel.registers,
                     " registers and ", *kernel.agprs, " accumulators are ",
                     total, " of a thread; ", gpu->name(), " has ",
                     gpu->maxRegistersPerThread);
    kernel.registers = total;
  }
  return std::pair(std::move(kernel), launch);
}

} // namespace kiln
