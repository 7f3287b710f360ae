//===- EmulatorMemory.h - the memory an emulated kernel may touch ---------===//
//
// Buffers live in one reserved stretch of addresses, each at a multiple of 64
// KiB with at least as much unused space after it, so that finding the buffer
// of an address is one table look-up and running off an end never lands in a
// neighbour. A block's shared memory lies below 4 GiB, because both vendors
// keep its addresses in 32-bit registers and programs compute with them there.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_MEMORY_EMULATORMEMORY_H
#define KILN_TARGETS_EMULATOR_MEMORY_EMULATORMEMORY_H

#include "targets/device/Device.h"
#include "targets/emulator/races/RaceCheck.h"
#include "llvm/Support/Error.h"
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace kiln::emu {

/// One stretch of legal memory.
struct Region {
  std::string name;
  uint64_t base = 0;
  uint64_t bytes = 0;
  bool writable = true;
  /// Of tensor memory; 0: it is no such.
  uint64_t bytesOfLane = 0;
  /// Where accesses are remembered; null: only one thread can reach it, or
  /// nobody writes it.
  std::unique_ptr<Shadow> shadow;

  /// "byte 12 of shared memory".
  std::string describe(uint64_t offset) const;
  bool contains(uint64_t address, uint64_t size) const {
    return address >= base && size <= bytes && address - base <= bytes - size;
  }
};

/// Pages of the operating system, returned by the destructor.
class Mapping {
public:
  Mapping() = default;
  Mapping(Mapping &&other) : address(other.address), size(other.size) {
    other.address = nullptr;
  }
  Mapping &operator=(Mapping &&other);
  ~Mapping();
  /// Reserves zeroed pages; `below4G` puts them where 32 bits can name them.
  static llvm::Expected<Mapping> create(uint64_t bytes, bool below4G = false);
  uint8_t *data() const { return static_cast<uint8_t *>(address); }
  uint64_t bytes() const { return size; }

private:
  void *address = nullptr;
  uint64_t size = 0;
};

/// The shared memory of one block in flight.
class SharedMemory {
public:
  static llvm::Expected<std::unique_ptr<SharedMemory>> create(uint64_t bytes);
  /// Fills it with a pattern that is no useful number, as a new block finds it.
  void clear();

  Region region;
  /// Whether an address lies in its pages, legal or not.
  bool isNear(uint64_t address) const {
    return address - region.base < pages.bytes();
  }

private:
  Mapping pages;
};

/// The memory that the block running now may touch, but for the threads' own.
class EmulatorMemory {
public:
  /// Copies the buffers in. There are so many bytes more for the blocks.
  static llvm::Expected<std::unique_ptr<EmulatorMemory>>
  create(const std::vector<DeviceBuffer> &buffers, uint64_t scratch = 0);
  /// Copies the buffers out.
  void copyOut(std::vector<DeviceBuffer> &buffers) const;
  /// Makes memory that exists elsewhere legal to read.
  void addConstant(std::string name, uint64_t base, uint64_t bytes);
  /// Another block runs: its shared memory is the one to be seen.
  void setShared(SharedMemory &memory) { shared = &memory; }

  uint64_t bufferAddress(unsigned index) const { return buffers[index].base; }
  /// Of the bytes more.
  uint64_t scratchAddress() const { return buffers.back().base; }

  /// The region that holds all of [address, address + bytes), or null.
  Region *find(uint64_t address, uint64_t bytes) {
    if (shared->region.contains(address, bytes))
      return &shared->region;
    uint64_t offset = address - arenaBase;
    if (offset < arenaBytes) {
      Region *region = owners[offset >> kSlotShift];
      return region && region->contains(address, bytes) ? region : nullptr;
    }
    for (Region &region : constants)
      if (region.contains(address, bytes))
        return &region;
    return nullptr;
  }
  /// Says what lies at or before an illegal address, for messages.
  std::string describe(uint64_t address) const;

private:
  static constexpr unsigned kSlotShift = 16;
  Mapping arena;
  SharedMemory *shared = nullptr;
  uint64_t arenaBase = 0, arenaBytes = 0;
  std::deque<Region> buffers, constants; // stable addresses
  std::vector<Region *> owners;          // per slot of the arena
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_MEMORY_EMULATORMEMORY_H
