//===- EmulatorMemory.cpp - the memory an emulated kernel may touch -------===//
//
// See EmulatorMemory.h for the layout.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/memory/EmulatorMemory.h"
#include "targets/support/Granules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <sys/mman.h>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

Mapping &Mapping::operator=(Mapping &&other) {
  std::swap(address, other.address);
  std::swap(size, other.size);
  return *this;
}

Mapping::~Mapping() {
  if (address)
    munmap(address, size);
}

Expected<Mapping> Mapping::create(uint64_t bytes, bool below4G) {
  int flags =
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (below4G ? MAP_32BIT : 0);
  Mapping result;
  void *address = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (address == MAP_FAILED)
    return createStringError("the emulator cannot reserve %llu bytes: %s",
                             static_cast<unsigned long long>(bytes),
                             std::strerror(errno));
  result.address = address;
  result.size = bytes;
  return result;
}

std::string Region::describe(uint64_t offset) const {
  if (!bytesOfLane)
    return formatv("byte {0} of {1}", offset, name);
  return formatv("lane {0}, column {1} of {2}", offset / bytesOfLane,
                 offset % bytesOfLane / sizeof(uint32_t), name);
}

Expected<std::unique_ptr<SharedMemory>> SharedMemory::create(uint64_t bytes) {
  auto memory = std::make_unique<SharedMemory>();
  // At least as much unused space after it as a small overrun takes.
  Expected<Mapping> pages =
      Mapping::create(alignTo(bytes + 1, 1u << 16), /*below4G=*/true);
  if (!pages)
    return pages.takeError();
  memory->pages = std::move(*pages);
  memory->region.name = "shared memory";
  memory->region.base = reinterpret_cast<uint64_t>(memory->pages.data());
  memory->region.bytes = bytes;
  memory->region.shadow = std::make_unique<Shadow>(bytes, /*perBlock=*/true);
  return memory;
}

void SharedMemory::clear() {
  // All ones is a NaN in every float type and -1 in every integer type.
  std::fill_n(pages.data(), region.bytes, 0xff);
}

Expected<std::unique_ptr<EmulatorMemory>>
EmulatorMemory::create(const std::vector<DeviceBuffer> &given,
                       uint64_t scratch) {
  auto memory = std::make_unique<EmulatorMemory>();
  constexpr uint64_t slot = 1u << kSlotShift;
  DeviceBuffer more = {"global scratch", std::vector<uint8_t>(scratch, 0xff)};
  std::vector<std::reference_wrapper<const DeviceBuffer>> buffers(given.begin(),
                                                                  given.end());
  if (scratch)
    buffers.push_back(more);
  std::vector<uint64_t> offsets;
  uint64_t total = slot; // nothing before the first buffer either
  for (const DeviceBuffer &buffer : buffers) {
    offsets.push_back(total);
    total += alignTo(buffer.bytes.size() + slot, slot);
  }
  Expected<Mapping> arena = Mapping::create(total);
  if (!arena)
    return arena.takeError();
  memory->arena = std::move(*arena);
  memory->arenaBase = reinterpret_cast<uint64_t>(memory->arena.data());
  memory->arenaBytes = total;
  memory->owners.assign(total >> kSlotShift, nullptr);
  std::vector<uint64_t> addresses;
  for (uint64_t offset : offsets)
    addresses.push_back(memory->arenaBase + offset);
  for (auto [index, each] : enumerate(buffers)) {
    const DeviceBuffer &buffer = each;
    Region &region = memory->buffers.emplace_back();
    region.name = "buffer '" + buffer.name + "'";
    region.base = addresses[index];
    region.bytes = buffer.bytes.size();
    region.shadow = std::make_unique<Shadow>(region.bytes, /*perBlock=*/false);
    MutableArrayRef<uint8_t> bytes(memory->arena.data() + offsets[index],
                                   region.bytes);
    llvm::copy(buffer.bytes, bytes.begin());
    // What may be read of the last granule is no useful number.
    std::fill(bytes.end(),
              memory->arena.data() + offsets[index] +
                  alignTo(region.bytes, kGranuleBytes),
              0xff);
    buffer.writePointers(bytes, addresses);
    for (uint64_t i = offsets[index] / slot,
                  e = i + alignTo(region.bytes + slot, slot) / slot;
         i != e; ++i)
      memory->owners[i] = &region;
  }
  return memory;
}

void EmulatorMemory::copyOut(std::vector<DeviceBuffer> &out) const {
  std::vector<uint64_t> addresses;
  for (const Region &region : buffers)
    addresses.push_back(region.base);
  for (auto [region, buffer] : zip(buffers, out)) {
    llvm::copy(
        ArrayRef(reinterpret_cast<const uint8_t *>(region.base), region.bytes),
        buffer.bytes.begin());
    buffer.clearPointers(addresses);
  }
}

void EmulatorMemory::addConstant(std::string name, uint64_t base,
                                 uint64_t bytes) {
  Region &region = constants.emplace_back();
  region.name = std::move(name);
  region.base = base;
  region.bytes = bytes;
  region.writable = false;
}

static std::string describeWithin(const Region &region, uint64_t address) {
  return formatv("{0} bytes into {1}, which has {2} bytes",
                 address - region.base, region.name, region.bytes);
}

std::string EmulatorMemory::describe(uint64_t address) const {
  if (shared->isNear(address))
    return describeWithin(shared->region, address);
  if (uint64_t offset = address - arenaBase; offset < arenaBytes)
    if (const Region *region = owners[offset >> kSlotShift])
      return describeWithin(*region, address);
  for (const Region &region : buffers)
    if (address < region.base && region.base - address <= 1u << kSlotShift)
      return formatv("{0} bytes before {1}", region.base - address,
                     region.name);
  for (const Region &region : constants)
    if (region.contains(address, 0))
      return describeWithin(region, address);
  return formatv("address {0:x}, far from every buffer", address);
}
