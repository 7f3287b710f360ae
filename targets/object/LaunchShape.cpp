//===- LaunchShape.cpp - what the launch decides of a compiled kernel -----===//
#include "targets/object/LaunchShape.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

Error LaunchShape::readGrid(StringRef text) {
  // What a launch may have at most: 2^31 - 1 blocks, 65,535 in Y and Z (CUDA C
  // programming guide, "Compute Capabilities").
  constexpr std::array<unsigned, 3> most = {2147483647, 65535, 65535};
  SmallVector<StringRef> words;
  text.split(words, 'x');
  grid = {1, 1, 1};
  for (auto [axis, word] : enumerate(words))
    if (axis >= 3 || word.getAsInteger(10, (*grid)[axis]) || !(*grid)[axis] ||
        (*grid)[axis] > most[axis])
      return failure("expected up to three numbers of blocks, such as 64x16, "
                     "found '",
                     text, "'");
  return Error::success();
}

Error LaunchShape::readArguments(StringRef text) {
  SmallVector<StringRef> words;
  text.split(words, ':');
  arguments.clear();
  for (StringRef word : words) {
    int64_t value;
    bool isNumber = !word.getAsInteger(0, value);
    if (!isNumber && word != "-")
      return failure("expected an integer or '-', found '", word, "'");
    arguments.push_back(isNumber ? std::optional<uint64_t>(value)
                                 : std::nullopt);
  }
  return Error::success();
}

Error LaunchShape::checkArguments(StringRef kernel,
                                  ArrayRef<unsigned> bits) const {
  if (arguments.size() > bits.size())
    return failure("--launch gives kernel '", kernel, "' ", arguments.size(),
                   " arguments, but it has ", bits.size(), " parameters");
  for (auto [number, argument] : enumerate(arguments)) {
    unsigned size = bits[number];
    if (!argument || (size <= 64 && (isUIntN(size, *argument) ||
                                     isIntN(size, int64_t(*argument)))))
      continue;
    return failure("--launch: parameter ", number + 1, " of kernel '", kernel,
                   "' has ", size, " bits, which cannot hold ",
                   int64_t(*argument), ": give a lesser number, or '-'");
  }
  return Error::success();
}

std::optional<unsigned>
LaunchShape::threadsOf(const KernelResources &kernel) const {
  return threadsPerBlock          ? threadsPerBlock
         : kernel.threadsPerBlock ? kernel.threadsPerBlock
                                  : kernel.maxThreadsPerBlock;
}

std::optional<uint64_t>
LaunchShape::dynamicSharedOf(const KernelResources &kernel) const {
  return dynamicShared ? dynamicShared : kernel.dynamicSharedBytes;
}

bool LaunchShape::lacksShared(const KernelResources &kernel) const {
  if (dynamicSharedOf(kernel))
    return false;
  // Shared memory that is used must come from somewhere. A kernel with static
  // arrays may have dynamic ones too, but nothing in the file shows them.
  const std::optional<InstructionMix> &mix = kernel.instructions;
  bool usesShared =
      mix && (mix->sharedLoads || mix->sharedStores || mix->asyncCopies);
  return kernel.dynamicSharedAtLeast ||
         (usesShared && kernel.staticSharedBytes.value_or(0) == 0);
}

bool LaunchShape::isBound(const KernelResources &kernel) const {
  return lacksShared(kernel) || kernel.clusterBlocks.value_or(1) > 1 ||
         !kernel.tensorColumns;
}

Error LaunchShape::check(const KernelResources &kernel) const {
  SmallVector<unsigned> bits;
  for (const KernelParameter &parameter : kernel.parameters)
    bits.push_back(8 * parameter.bytes);
  if (Error error = checkArguments(kernel.kernel, bits))
    return error;
  if (!threadsPerBlock)
    return Error::success();
  if (kernel.threadsPerBlock && *kernel.threadsPerBlock != *threadsPerBlock)
    return failure("--launch gives kernel '", kernel.kernel, "' ",
                   *threadsPerBlock, " threads a block, but ", kernel.file,
                   " was compiled for ", *kernel.threadsPerBlock);
  if (kernel.maxThreadsPerBlock &&
      *threadsPerBlock > *kernel.maxThreadsPerBlock)
    return failure("--launch gives kernel '", kernel.kernel, "' ",
                   *threadsPerBlock, " threads a block, but ", kernel.file,
                   " allows ", *kernel.maxThreadsPerBlock, " at most");
  return Error::success();
}

std::optional<OccupancyRequest> occupancyRequest(const KernelResources &kernel,
                                                 const LaunchShape &launch) {
  std::optional<unsigned> threads = launch.threadsOf(kernel);
  if (!threads || !kernel.registers)
    return std::nullopt;
  OccupancyRequest request;
  request.threadsPerBlock = *threads;
  request.registers = *kernel.registers;
  request.scalarRegisters = kernel.scalarRegisters.value_or(0);
  request.staticShared = kernel.staticSharedBytes.value_or(0);
  request.dynamicShared =
      launch.dynamicSharedOf(kernel).value_or(kernel.dynamicSharedAtLeast);
  request.barriers = kernel.barriers;
  request.tensorColumns = kernel.tensorColumns.value_or(0);
  request.warpSize = kernel.warpSize;
  request.cuMode = kernel.cuMode;
  request.carveOutPercent = launch.carveOutPercent;
  return request;
}

std::optional<Occupancy> computeOccupancy(const GpuTarget &target,
                                          const KernelResources &kernel,
                                          const LaunchShape &launch) {
  std::optional<OccupancyRequest> request = occupancyRequest(kernel, launch);
  if (!request)
    return std::nullopt;
  return computeOccupancy(target, *request);
}

} // namespace kiln
