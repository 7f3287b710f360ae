//===- ModelNvidia.cpp - the operations of SASS ---------------------------===//
//
// ptxas has written the dependences into the code: fixed latencies are stall
// counts, all others are scoreboards that one instruction raises and another
// waits for. So only the registers that decide branches are decoded.
// Instruction kinds are in Sass.td, their costs on this GPU in Costs.td.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassTensor.h"
#include "targets/simulator/code/ModelProgram.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr unsigned lanes = 32;

/// Cycles of an instruction that drains its warp, with nothing outstanding:
/// 36.85 measured on sm_120 (basalt, docs/FINDINGS.md).
constexpr float drainCycles = 37;
/// From issue until a memory instruction has read its operands (guess).
constexpr float operandRead = 15;

class Reader {
public:
  Reader(ArrayRef<uint8_t> bytes, const GpuTarget &gpu)
      : bytes(bytes), gpu(gpu), row(lookupSass(bytes, gpu)),
        control(sassControl(bytes)), kind(kindOfSass(bytes, gpu)),
        cost(costOf(gpu, kind)) {}

  ModelOp model();

private:
  bool is(StringRef mnemonic) const { return row && mnemonic == row->mnemonic; }
  bool isTensorOp() const { return is("UTCMMA") || is("UTCCP"); }
  ModelOp::Flow flow() const;
  void addControl(ModelOp &op) const;
  void addMatrix(ModelOp &op) const;
  void addMemory(ModelOp &op) const;
  void addWaits(ModelOp &op) const;

  ArrayRef<uint8_t> bytes;
  const GpuTarget &gpu;
  const SassOpcode *row;
  SassControl control;
  OpKind kind;
  OpCost cost;
};

ModelOp::Flow Reader::flow() const {
  switch (row ? row->flow : SassFlow::Next) {
  case SassFlow::Branch:
    return decodeSass(bytes, gpu).isUnconditional() ? ModelOp::Jump
                                                    : ModelOp::Branch;
  case SassFlow::Return:
  case SassFlow::Exit:
    return decodeSass(bytes, gpu).isUnconditional() ? ModelOp::End
                                                    : ModelOp::Next;
  default: // where indirect branches and calls go is not in the code
    return ModelOp::Next;
  }
}

/// What the control word says.
void Reader::addControl(ModelOp &op) const {
  op.stall = control.drains() ? drainCycles : control.stall;
  for (unsigned barrier = 0; barrier != SassControl::barriers; ++barrier)
    if (control.drains() || control.waitMask >> barrier & 1)
      op.waits.push_back({uint8_t(barrier), 0});
  // Where loads come from is the simulator's; all else takes what was measured.
  float latency = kind.opClass == OpClass::LoadGlobal ? ModelOp::Raise::device
                                                      : float(cost.latency);
  if (control.writeBarrier < SassControl::barriers)
    op.raises.push_back({uint8_t(control.writeBarrier), latency});
  if (control.readBarrier < SassControl::barriers)
    op.raises.push_back(
        {uint8_t(control.readBarrier),
         op.isOfUnit ? operandRead : std::max(operandRead, float(cost.issue))});
}

/// Multiplications of one warp.
void Reader::addMatrix(ModelOp &op) const {
  if (kind.opClass == OpClass::Matrix) {
    op.matrixWork = 16 * 8 * 16; // guess: most are m16n8k16
    return;
  }
  if (op.isOfUnit) {
    SassWord word{support::endian::read64le(bytes.data()),
                  support::endian::read64le(bytes.data() + 8)};
    op.matrixWork = 128.0f * 256 * sassTensorDepth(word, 0);
    op.doneAfter = cost.latency;
    return;
  }
  // All four warps of a group work on 64 rows and 32 bytes of depth.
  unsigned columns = 256;
  StringRef(kind.variant).split('n').second.getAsInteger(10, columns);
  op.matrixWork = 16.0f * columns * 16;
  // Bits 84 to 86: the group it closes.
  if ((bytes[10] >> 4 & 7) != 7) {
    OpCost wait = costOf(gpu, {OpClass::Wait, 0, "matrix"});
    op.raises.push_back(
        {ModelOp::matrixGroups, float(cost.issue + wait.latency)});
  }
}

void Reader::addMemory(ModelOp &op) const {
  switch (kind.opClass) {
  case OpClass::LoadGlobal:
  case OpClass::StoreGlobal:
    op.deviceBytes = lanes * kind.bytes;
    break;
  case OpClass::AsyncCopy: // a TMA's size is in a register
    op.deviceBytes = lanes * kind.bytes;
    break;
  case OpClass::LoadLocal:
  case OpClass::StoreLocal:
    op.spillBytes = lanes * kind.bytes;
    break;
  default:
    break;
  }
}

/// Waits that are instructions of their own.
void Reader::addWaits(ModelOp &op) const {
  if (kind.opClass == OpClass::Barrier)
    op.stall += cost.latency;
  op.groupsCopies = is("LDGDEPBAR");
  // DEPBAR.LE SBn, count; WARPGROUP.DEPBAR.LE gsb0, count.
  if (is("DEPBAR")) {
    uint64_t word = support::endian::read64le(bytes.data());
    op.waits.push_back(
        {uint8_t(std::min<unsigned>(word >> 44 & 7, SassControl::barriers - 1)),
         uint8_t(word >> 38 & 63)});
  } else if (is("WARPGROUP") && (bytes[5] & 0x80)) {
    op.waits.push_back({uint8_t(ModelOp::matrixGroups), bytes[9]});
  }
}

ModelOp Reader::model() {
  ModelOp op;
  op.opClass = kind.opClass;
  op.pipe = cost.pipe;
  op.pipeCycles = cost.issue;
  op.flow = flow();
  op.isOfUnit = isTensorOp();
  if (kind.opClass == OpClass::Matrix || kind.opClass == OpClass::AsyncMatrix)
    addMatrix(op);
  addMemory(op);
  addControl(op);
  addWaits(op);
  return op;
}

} // namespace

std::vector<ModelOp> modelSass(ArrayRef<uint8_t> code, const GpuTarget &gpu) {
  std::vector<ModelOp> ops;
  size_t count = code.size() / sassInstructionBytes;
  for (size_t index = 0; index != count; ++index) {
    ArrayRef<uint8_t> bytes =
        code.slice(index * sassInstructionBytes, sassInstructionBytes);
    ModelOp op = Reader(bytes, gpu).model();
    if (op.flow == ModelOp::Jump || op.flow == ModelOp::Branch) {
      int64_t target = int64_t(index) + 1 +
                       sassBranchOffset(bytes, gpu) / sassInstructionBytes;
      // Out of the code or onto itself: the end of the kernel.
      if (target < 0 || target >= int64_t(count) || target == int64_t(index))
        op.flow = op.flow == ModelOp::Jump ? ModelOp::End : ModelOp::Next;
      else
        op.target = target;
    }
    ops.push_back(std::move(op));
  }
  return ops;
}

} // namespace kiln
