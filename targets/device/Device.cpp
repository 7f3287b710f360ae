//===- Device.cpp - what a launch hands to a device -----------------------===//
#include "targets/device/Device.h"
#include "targets/launch/abi/Persistent.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace kiln;
using namespace llvm;

void DeviceBuffer::writePointers(MutableArrayRef<uint8_t> copy,
                                 ArrayRef<uint64_t> addresses) const {
  for (const Pointer &pointer : pointers)
    support::endian::write64le(&copy[pointer.at],
                               addresses[pointer.buffer] + pointer.offset);
}

void DeviceBuffer::clearPointers(ArrayRef<uint64_t> addresses) {
  for (const Pointer &pointer : pointers)
    if (support::endian::read64le(&bytes[pointer.at]) ==
        addresses[pointer.buffer] + pointer.offset)
      support::endian::write64le(&bytes[pointer.at], 0);
}

/// An argument as recipes take it: a signed number, or an address.
static int64_t numberOf(const KernelArg &arg, ArrayRef<uint64_t> addresses) {
  if (arg.kind == KernelArg::Buffer)
    return addresses[arg.buffer] + arg.offset;
  return SignExtend64(arg.bits, 8 * arg.size);
}

Expected<std::vector<TensorMap>>
LaunchRequest::makeTensorMaps(ArrayRef<uint64_t> addresses) const {
  std::vector<TensorMap> maps;
  if (tensorMaps.empty())
    return maps;
  std::vector<int64_t> numbers;
  for (const KernelArg &arg : args)
    numbers.push_back(numberOf(arg, addresses));
  for (auto [index, recipe] : enumerate(tensorMaps)) {
    Expected<TensorMap> map = recipe.follow(numbers);
    if (!map)
      return createStringError("tensor map " + Twine(index) + " of kernel '" +
                               kernel + "', of the tensor after argument " +
                               Twine(recipe.base) + ": " +
                               toString(map.takeError()));
    maps.push_back(std::move(*map));
  }
  return maps;
}

Expected<LaunchRequest> LaunchRequest::asWave(uint64_t blocks) const {
  if (programs() > kMaxPersistentPrograms)
    return createStringError(
        "a persistent kernel has at most " + Twine(kMaxPersistentPrograms) +
        " programs, the launch of '" + kernel + "' asks for " +
        Twine(programs()) + "; compile it with --persistent off");
  LaunchRequest wave = *this;
  wave.persistent = false;
  for (unsigned extent : grid)
    wave.args.push_back(KernelArg::scalar(extent, kGridParameterBytes));
  wave.grid = {unsigned(std::min(programs(), blocks)), 1, 1};
  return wave;
}
