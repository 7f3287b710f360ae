// What AMD's instructions count and wait for (LLVM's SIInsertWaitcnts, and the
// ISA guides' "Manually Inserted Wait States" of each generation).
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/Opcodes.h"
#include "targets/isa/amd/AmdDecoder.h"

using namespace llvm;

namespace kiln {
namespace {

bool isGfx12(const GpuTarget &gpu) { return gpu.name().starts_with("gfx12"); }
/// Before GFX10 stores share the count of loads.
bool countsStores(const GpuTarget &gpu) {
  return !gpu.name().starts_with("gfx9");
}

/// An instruction of GFX12, one for each count or for two.
void addGfx12(const AmdInstruction &instruction,
              SmallVectorImpl<AmdWait> &waits) {
  StringRef name = instruction.name;
  uint64_t value =
      instruction.immediates.empty() ? 0 : instruction.immediates.back();
  constexpr unsigned most = 63;
  auto add = [&](AmdCounter counter, uint64_t left) {
    if (left < most)
      waits.push_back({counter, unsigned(left)});
  };
  // Two counts in one number: that of LDS below the other.
  if (name.starts_with("S_WAIT_LOADCNT_DSCNT") ||
      name.starts_with("S_WAIT_STORECNT_DSCNT")) {
    add(name.contains("LOADCNT") ? AmdCounter::Vector : AmdCounter::Store,
        value >> 8 & most);
    return add(AmdCounter::Local, value & most);
  }
  static constexpr std::pair<StringLiteral, AmdCounter> names[] = {
      {"S_WAIT_LOADCNT", AmdCounter::Vector},
      {"S_WAIT_STORECNT", AmdCounter::Store},
      {"S_WAIT_DSCNT", AmdCounter::Local},
      {"S_WAIT_KMCNT", AmdCounter::ScalarLoad},
      {"S_WAIT_SAMPLECNT", AmdCounter::Sample},
      {"S_WAIT_BVHCNT", AmdCounter::Bvh},
      {"S_WAIT_EXPCNT", AmdCounter::Export},
      {"S_WAIT_ASYNCCNT", AmdCounter::AsyncCopy},
      {"S_WAIT_TENSORCNT", AmdCounter::TensorCopy}};
  for (auto [prefix, counter] : names)
    if (name.starts_with(prefix))
      return add(counter, value);
}

} // namespace

AmdWaitCounts decodeAmdWait(uint64_t value, const GpuTarget &gpu) {
  if (gpu.name().starts_with("gfx11"))
    return {unsigned(value >> 10 & 63), unsigned(value >> 4 & 63),
            unsigned(value & 7)};
  unsigned vector = unsigned(value & 15) | unsigned(value >> 14 & 3) << 4;
  unsigned shared = value >> 8 & (gpu.name().starts_with("gfx10") ? 63 : 15);
  return {vector, shared, unsigned(value >> 4 & 7)};
}

StringRef amdCounterName(AmdCounter counter, const GpuTarget &gpu) {
  bool isNew = isGfx12(gpu);
  switch (counter) {
  case AmdCounter::Vector:
    return isNew ? "loadcnt" : "vmcnt";
  case AmdCounter::Store:
    return isNew ? "storecnt" : "vscnt";
  case AmdCounter::Local:
    return isNew ? "dscnt" : "lgkmcnt";
  case AmdCounter::ScalarLoad:
    return "kmcnt";
  case AmdCounter::Sample:
    return "samplecnt";
  case AmdCounter::Bvh:
    return "bvhcnt";
  case AmdCounter::Export:
    return "expcnt";
  case AmdCounter::AsyncCopy:
    return "asynccnt";
  case AmdCounter::TensorCopy:
    return "tensorcnt";
  }
  return "";
}

SmallVector<AmdWait, 2> waitsOf(const AmdInstruction &instruction,
                                const GpuTarget &gpu) {
  SmallVector<AmdWait, 2> waits;
  StringRef name = instruction.name;
  uint64_t value =
      instruction.immediates.empty() ? 0 : instruction.immediates.back();
  if (name.starts_with("S_WAIT_")) {
    addGfx12(instruction, waits);
  } else if (name.starts_with("S_WAITCNT_VSCNT")) {
    if (value < 63)
      waits.push_back({AmdCounter::Store, unsigned(value)});
  } else if (name.starts_with("S_WAITCNT_LGKMCNT") ||
             name.starts_with("S_WAITCNT_VMCNT") ||
             name.starts_with("S_WAITCNT_EXPCNT")) {
    // GFX10 and 11 have one for each count, too.
    AmdCounter counter = name.contains("VMCNT")    ? AmdCounter::Vector
                         : name.contains("EXPCNT") ? AmdCounter::Export
                                                   : AmdCounter::Local;
    if (value < 63)
      waits.push_back({counter, unsigned(value)});
  } else if (name.starts_with("S_WAITCNT") && !name.contains("DEPCTR")) {
    // LLVM's name has the generations after it: S_WAITCNT_vi.
    AmdWaitCounts counts = decodeAmdWait(value, gpu);
    AmdWaitCounts most = decodeAmdWait(UINT64_MAX, gpu);
    if (counts.vectorMemory < most.vectorMemory)
      waits.push_back({AmdCounter::Vector, counts.vectorMemory});
    if (counts.sharedAndScalar < most.sharedAndScalar)
      waits.push_back({AmdCounter::Local, counts.sharedAndScalar});
    if (counts.exports < most.exports)
      waits.push_back({AmdCounter::Export, counts.exports});
  }
  return waits;
}

SmallVector<AmdCounter, 2> raisedBy(const AmdInstruction &instruction,
                                    const GpuTarget &gpu) {
  StringRef name = instruction.name;
  auto isFrom = [&](std::initializer_list<StringRef> prefixes) {
    return any_of(prefixes,
                  [&](StringRef prefix) { return name.starts_with(prefix); });
  };
  if (isFrom({"DS_NOP", "BUFFER_GL", "BUFFER_WBINV", "BUFFER_WB", "BUFFER_INV",
              "GLOBAL_INV", "GLOBAL_WB"}))
    return {};
  if (isFrom({"GLOBAL_LOAD_ASYNC", "GLOBAL_STORE_ASYNC", "CLUSTER_LOAD_ASYNC",
              "DS_ATOMIC_ASYNC"}))
    return {AmdCounter::AsyncCopy};
  if (isFrom({"TENSOR_LOAD", "TENSOR_STORE"}))
    return {AmdCounter::TensorCopy};
  if (isFrom({"DS_"}))
    return {AmdCounter::Local};
  if (isFrom({"S_LOAD", "S_BUFFER_LOAD", "S_STORE", "S_MEMTIME",
              "S_MEMREALTIME", "S_SCRATCH_LOAD", "S_ATC_PROBE"}))
    return {isGfx12(gpu) ? AmdCounter::ScalarLoad : AmdCounter::Local};
  if (isFrom({"EXP"}))
    return {AmdCounter::Export};
  bool isFlat = isFrom({"FLAT_"});
  if (!isFlat &&
      !isFrom({"BUFFER_", "TBUFFER_", "GLOBAL_", "SCRATCH_", "IMAGE_"}))
    return {};
  SmallVector<AmdCounter, 2> raised;
  bool isCopy = name.contains("_LDS");
  if (countsStores(gpu) && !instruction.hasResult && !isCopy)
    raised.push_back(AmdCounter::Store);
  else if (isGfx12(gpu) &&
           isFrom({"IMAGE_SAMPLE", "IMAGE_GATHER", "IMAGE_MSAA"}))
    raised.push_back(AmdCounter::Sample);
  else if (isGfx12(gpu) && isFrom({"IMAGE_BVH"}))
    raised.push_back(AmdCounter::Bvh);
  else
    raised.push_back(AmdCounter::Vector);
  // A flat address may turn out to be one of LDS.
  if (isFlat)
    raised.push_back(AmdCounter::Local);
  return raised;
}

} // namespace kiln
