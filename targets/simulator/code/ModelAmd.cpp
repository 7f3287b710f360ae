//===- ModelAmd.cpp - the operations of AMD's machine code ----------------===//
//
// LLVM decodes. Loads increment a counter that s_waitcnt waits for; all other
// hazards already have their s_nop, so registers are not tracked. Instruction
// kinds are in Amdgpu.td, their costs on this GPU in Costs.td.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/Opcodes.h"
#include "targets/isa/amd/AmdInstructions.h"
#include "targets/simulator/code/ModelProgram.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

static_assert(amdCounters <= ModelOp::counters,
              "a counter of ModelOp for each count of the machine");

/// The multiplications of "f32.32x32x8.f16" and relatives.
double matrixWork(StringRef shape) {
  SmallVector<StringRef> words;
  shape.split(words, '.');
  for (StringRef word : words) {
    unsigned rows, columns, depth;
    if (!word.consumeInteger(10, rows) && word.consume_front("x") &&
        !word.consumeInteger(10, columns) && word.consume_front("x") &&
        !word.consumeInteger(10, depth))
      return double(rows) * columns * depth;
  }
  return 16 * 16 * 16; // guess
}

class Reader {
public:
  Reader(const GpuTarget &gpu, bool wave64)
      : gpu(gpu), lanes(wave64 ? 64 : gpu.warpSize),
        turns(lanes / gpu.warpSize) {}

  ModelOp model(const AmdInstruction &found) const;

private:
  void addMemory(ModelOp &op, const AmdInstruction &found, const OpKind &kind,
                 const OpCost &cost) const;
  void addControl(ModelOp &op, const AmdInstruction &found,
                  const OpKind &kind) const;

  const GpuTarget &gpu;
  unsigned lanes;
  /// RDNA takes a wave of 64 as two of 32.
  unsigned turns;
};

void Reader::addMemory(ModelOp &op, const AmdInstruction &found,
                       const OpKind &kind, const OpCost &cost) const {
  bool store = kind.opClass == OpClass::StoreGlobal ||
               kind.opClass == OpClass::StoreLocal;
  float bytes = kind.bytes * lanes, latency = cost.latency;
  switch (kind.opClass) {
  case OpClass::LoadGlobal:
  case OpClass::AsyncCopy:
  case OpClass::StoreGlobal:
    op.deviceBytes = bytes;
    latency = ModelOp::Raise::device;
    break;
  case OpClass::LoadLocal:
  case OpClass::StoreLocal:
    op.spillBytes = bytes;
    break;
  default:
    break;
  }
  // They count down when the L2 has them.
  if (store)
    latency = costOf(gpu, {OpClass::LoadGlobal, kind.bytes, "l2"}).latency;
  for (AmdCounter counter : raisedBy(found, gpu))
    op.raises.push_back({uint8_t(counter), latency});
}

void Reader::addControl(ModelOp &op, const AmdInstruction &found,
                        const OpKind &kind) const {
  uint64_t value = found.immediates.empty() ? 0 : found.immediates.front();
  if (kind.opClass == OpClass::Control) {
    op.flow = kind.variant == "end"      ? ModelOp::End
              : kind.variant == "jump"   ? ModelOp::Jump
              : kind.variant == "branch" ? ModelOp::Branch
                                         : ModelOp::Next;
    return;
  }
  if (kind.opClass != OpClass::Wait)
    return;
  if (kind.variant == "nop") {
    op.stall *= float(value + 1);
    return;
  }
  for (AmdWait wait : waitsOf(found, gpu))
    op.waits.push_back({uint8_t(wait.counter), uint8_t(wait.left)});
}

ModelOp Reader::model(const AmdInstruction &found) const {
  OpKind kind = kindOfAmdgpu(found.name);
  OpCost cost = costOf(gpu, kind);
  ModelOp op;
  op.opClass = kind.opClass;
  op.pipe = cost.pipe;
  op.pipeCycles = cost.issue * turns;
  op.stall = cost.slots * turns;
  if (kind.opClass == OpClass::Matrix)
    op.matrixWork = matrixWork(kind.variant);
  if (kind.opClass == OpClass::Barrier)
    op.stall += cost.latency;
  addMemory(op, found, kind, cost);
  addControl(op, found, kind);
  return op;
}

} // namespace

std::vector<ModelOp> modelAmd(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                              bool wave64) {
  Reader reader(gpu, wave64);
  std::vector<ModelOp> ops;
  std::vector<int64_t> targets;
  DenseMap<int64_t, uint32_t> byOffset;
  forEachAmdInstruction(code, gpu, wave64, [&](const AmdInstruction &found) {
    byOffset[found.offset] = ops.size();
    ops.push_back(reader.model(found));
    // Words from the end of the branch; the decoder gives 16 bits.
    int64_t words =
        found.immediates.empty() ? 0 : int16_t(found.immediates.front());
    targets.push_back(int64_t(found.offset + found.size) + words * 4);
  });
  for (auto [index, op] : enumerate(ops)) {
    if (op.flow != ModelOp::Jump && op.flow != ModelOp::Branch)
      continue;
    auto found = byOffset.find(targets[index]);
    if (found == byOffset.end() || found->second == index)
      op.flow = op.flow == ModelOp::Jump ? ModelOp::End : ModelOp::Next;
    else
      op.target = found->second;
  }
  return ops;
}

} // namespace kiln
