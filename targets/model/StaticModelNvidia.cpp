//===- StaticModelNvidia.cpp - SASS as the static model sees it -----------===//
//
// ptxas has written the dependences into the code: fixed latencies are stall
// counts, all others are scoreboards that one instruction raises and another
// waits for. So no register needs to be decoded. Rates are a warp's cycles on
// its quarter of an SM: 32 lanes of fp32, 16 of integers, 4 of special
// functions (CUDA programming guide, table of arithmetic throughput, 9.0); a
// quarter of the 128 bytes a cycle of L1 and shared memory; 512 fp16
// multiplications of a tensor core (Hopper white paper).
//
//===----------------------------------------------------------------------===//
#include "targets/isa/Sass.h"
#include "targets/model/StaticModel.h"
#include "targets/object/ElfView.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

/// What one operation is and costs. `latency` counts from the end of its turn
/// on the pipe until its scoreboards fall.
struct SassRow {
  uint16_t opcode; // low 9 bits
  OpClass opClass;
  Pipe pipe;
  float cycles, latency;
};

constexpr float fromDevice = -1;

constexpr SassRow rows[] = {
    {0x020, OpClass::Float, Pipe::Fma, 1, 4},           // FMUL
    {0x021, OpClass::Float, Pipe::Fma, 1, 4},           // FADD
    {0x023, OpClass::Float, Pipe::Fma, 1, 4},           // FFMA
    {0x024, OpClass::IntegerMultiply, Pipe::Fma, 2, 4}, // IMAD
    {0x025, OpClass::IntegerMultiply, Pipe::Fma, 2, 5}, // IMAD.WIDE
    {0x027, OpClass::IntegerMultiply, Pipe::Fma, 2, 5}, // IMAD.HI
    {0x028, OpClass::Double, Pipe::Double, 2, 8},       // DMUL
    {0x029, OpClass::Double, Pipe::Double, 2, 8},       // DADD
    {0x02b, OpClass::Double, Pipe::Double, 2, 8},       // DFMA
    {0x030, OpClass::Half, Pipe::Fma, 1, 5},            // HADD2
    {0x031, OpClass::Half, Pipe::Fma, 1, 5},            // HFMA2
    {0x032, OpClass::Half, Pipe::Fma, 1, 5},            // HMUL2
    {0x035, OpClass::Half, Pipe::Fma, 1, 5},            // HFMA2
    {0x103, OpClass::Convert, Pipe::Special, 8, 14},    // F2F and relatives
    {0x104, OpClass::Convert, Pipe::Special, 8, 14},
    {0x105, OpClass::Convert, Pipe::Special, 8, 14},     // F2I
    {0x106, OpClass::Convert, Pipe::Special, 8, 14},     // I2F
    {0x108, OpClass::Special, Pipe::Special, 8, 14},     // MUFU
    {0x109, OpClass::Integer, Pipe::Special, 8, 14},     // POPC
    {0x110, OpClass::Convert, Pipe::Special, 8, 14},     // F2F
    {0x112, OpClass::Convert, Pipe::Special, 8, 14},     // I2F, 64 bits
    {0x119, OpClass::Move, Pipe::Scalar, 4, 25},         // S2R (guess)
    {0x1c3, OpClass::Move, Pipe::Scalar, 4, 25},         // S2UR (guess)
    {0x0ca, OpClass::Move, Pipe::Scalar, 2, 10},         // R2UR (guess)
    {0x0b9, OpClass::LoadConstant, Pipe::Scalar, 2, 10}, // ULDC (guess)
    {0x182, OpClass::LoadConstant, Pipe::Memory, 2, 30}, // LDC (guess)
    {0x189, OpClass::Shuffle, Pipe::Memory, 4, 23},      // SHFL
    {0x180, OpClass::LoadGlobal, Pipe::Memory, 0, fromDevice},
    {0x181, OpClass::LoadGlobal, Pipe::Memory, 0, fromDevice},
    {0x183, OpClass::LoadLocal, Pipe::Memory, 0, 33},
    {0x184, OpClass::LoadShared, Pipe::Memory, 0, 23},
    {0x03b, OpClass::MatrixLoad, Pipe::Memory, 0, 29}, // LDSM
    {0x185, OpClass::StoreGlobal, Pipe::Memory, 0, 15},
    {0x186, OpClass::StoreGlobal, Pipe::Memory, 0, 15},
    {0x187, OpClass::StoreLocal, Pipe::Memory, 0, 15},
    {0x188, OpClass::StoreShared, Pipe::Memory, 0, 15},
    {0x044, OpClass::StoreShared, Pipe::Memory, 16, 15}, // STSM
    {0x1ae, OpClass::AsyncCopy, Pipe::Memory, 0, 15},    // LDGSTS
    {0x1af, OpClass::Wait, Pipe::Control, 1, 2},         // LDGDEPBAR
    {0x11a, OpClass::Wait, Pipe::Control, 1, 0},         // DEPBAR
    {0x1c5, OpClass::Wait, Pipe::Control, 1, 0},         // WARPGROUP
    {0x118, OpClass::Meta, Pipe::Control, 1, 0},         // NOP
};

/// The largest constant distance, in operations, is that of the whole code.
ModelOp::Flow flowOf(unsigned opcode, ArrayRef<uint8_t> bytes) {
  bool always = !sassPredicated(bytes);
  // BRA has a second predicate, in bits 87 to 90.
  bool branchAlways = always && (bytes[10] >> 7 | (bytes[11] & 7) << 1) == 7;
  switch (opcode) {
  case 0x147: // BRA
    return branchAlways ? ModelOp::Jump : ModelOp::Branch;
  case 0x14d: // EXIT
  case 0x150: // RET
  case 0x15c: // BPT
    return always ? ModelOp::End : ModelOp::Next;
  default:
    return ModelOp::Next;
  }
}

/// Multiplications of one warp and the cycles of its tensor core.
void addMatrix(unsigned opcode, ArrayRef<uint8_t> bytes, ModelOp &op) {
  op.pipe = Pipe::Matrix;
  bool group = opcode >= 0x1f0 && opcode <= 0x1f3; // HGMMA ... QGMMA
  if (!group) {
    op.opClass = OpClass::Matrix;
    op.pipeCycles = 8; // guess: m16n8k16 of fp16 at half of the group's rate
    op.matrixWork = 2048;
    return;
  }
  // Bits 53 to 57: columns of the result in units of 8, less one. All four
  // warps of a group work on 64 rows and 32 bytes of depth.
  unsigned columns =
      (support::endian::read64le(bytes.data()) >> 53 & 31) * 8 + 8;
  op.opClass = OpClass::AsyncMatrix;
  op.pipeCycles = columns / 2.0f;
  op.matrixWork = 16.0f * columns * 16;
  // Bits 84 to 86: the group it closes.
  if ((bytes[10] >> 4 & 7) != 7)
    op.raises.push_back({ModelOp::matrixGroups, 30}); // guess
}

ModelOp modelOne(ArrayRef<uint8_t> bytes) {
  ModelOp op;
  unsigned opcode = support::endian::read16le(bytes.data()) & 0x1ff;
  SassControl control = sassControl(bytes);
  op.flow = flowOf(opcode, bytes);
  op.opClass = OpClass::Integer;
  op.pipe = Pipe::Alu;
  op.pipeCycles = 2;
  op.stall = control.stall;
  for (unsigned barrier = 0; barrier != SassControl::barriers; ++barrier)
    if (control.waitMask >> barrier & 1)
      op.waits.push_back({uint8_t(barrier), 0});
  float latency = 15;
  if (const auto *row = find_if(
          rows, [&](const SassRow &row) { return row.opcode == opcode; });
      row != std::end(rows)) {
    op.opClass = row->opClass;
    op.pipe = row->pipe;
    op.pipeCycles = row->cycles;
    latency = row->latency;
  }
  // Uniform operations have their own, slower unit.
  if (opcode >= 0x080 && opcode < 0x0c0 && opcode != 0x0b9) {
    op.pipe = Pipe::Scalar;
    op.opClass = OpClass::Scalar;
  }
  if (op.flow != ModelOp::Next || (opcode >= 0x140 && opcode < 0x160)) {
    op.opClass = OpClass::Control;
    op.pipe = Pipe::Control;
    op.pipeCycles = 1;
  }
  switch (classifySass(bytes)) {
  case SassClass::Barrier:
    op.opClass = OpClass::Barrier;
    op.pipe = Pipe::Control;
    op.stall += 20; // guess
    break;
  case SassClass::Matrix:
    addMatrix(opcode, bytes, op);
    break;
  case SassClass::Atomic:
    op.opClass = OpClass::Atomic;
    op.pipe = Pipe::Memory;
    op.pipeCycles = 8; // guess
    latency = fromDevice;
    break;
  case SassClass::AsyncCopy:
    if (opcode != 0x1ae) { // TMA: one instruction for a tile
      op.opClass = OpClass::AsyncCopy;
      op.pipe = Pipe::Memory;
    }
    break;
  default:
    break;
  }
  if (op.pipe == Pipe::Memory && !op.pipeCycles) {
    unsigned lanes = 32, width = sassAccessBytes(bytes);
    if (op.opClass == OpClass::MatrixLoad) // one to four 8x8 matrices of 16 bit
      width = 4u << std::min(2, bytes[9] & 3);
    op.pipeCycles = std::max(4u, width);
    if (op.opClass == OpClass::LoadGlobal ||
        op.opClass == OpClass::StoreGlobal || op.opClass == OpClass::AsyncCopy)
      op.deviceBytes = lanes * width;
  }
  op.spill =
      op.opClass == OpClass::LoadLocal || op.opClass == OpClass::StoreLocal;

  op.groupsCopies = opcode == 0x1af;
  if (control.writeBarrier < SassControl::barriers)
    op.raises.push_back({uint8_t(control.writeBarrier), latency});
  // Operands of memory instructions are read on their way out (guess).
  if (control.readBarrier < SassControl::barriers)
    op.raises.push_back({uint8_t(control.readBarrier), 15});
  // DEPBAR.LE SBn, count; WARPGROUP.DEPBAR.LE gsb0, count.
  if (opcode == 0x11a) {
    uint64_t word = support::endian::read64le(bytes.data());
    op.waits.push_back(
        {uint8_t(std::min<unsigned>(word >> 44 & 7, SassControl::barriers - 1)),
         uint8_t(word >> 38 & 63)});
  } else if (opcode == 0x1c5 && (bytes[5] & 0x80)) {
    op.waits.push_back({uint8_t(ModelOp::matrixGroups), bytes[9]});
  }
  return op;
}

} // namespace

std::vector<ModelOp> modelSass(ArrayRef<uint8_t> code, const GpuTarget &gpu) {
  std::vector<ModelOp> ops;
  size_t count = code.size() / sassInstructionBytes;
  for (size_t index = 0; index != count; ++index) {
    ArrayRef<uint8_t> bytes =
        code.slice(index * sassInstructionBytes, sassInstructionBytes);
    ModelOp op = modelOne(bytes);
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
