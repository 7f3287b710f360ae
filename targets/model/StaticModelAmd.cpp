//===- StaticModelAmd.cpp - AMD's machine code as the static model sees it -===//
//
// LLVM decodes. Loads raise a counter that s_waitcnt waits for; everything else
// that must not be too early has its s_nop already, so no register needs to be
// followed. A compute unit has four SIMDs of 16 lanes (CDNA): a wave of 64
// takes four cycles for each vector instruction and issues at most one in that
// time (AMD Instinct MI300 ISA guide, chapter 1; CDNA 3 white paper for the
// rates of the LDS and of the vector cache, 128 bytes a cycle and unit).
//
//===----------------------------------------------------------------------===//
#include "targets/isa/AmdInstructions.h"
#include "targets/model/StaticModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

enum Counter : uint8_t { vectorMemory, sharedAndScalar };

constexpr float fromDevice = -1;

/// The outstanding operations of each kind that an s_waitcnt allows.
struct WaitCounts {
  unsigned vectorMemory, sharedAndScalar;
};

/// The encoding is that of LLVM's AMDGPUBaseInfo: it moved with GFX9 (two more
/// bits), GFX10 (two more) and GFX11 (all anew).
WaitCounts decodeWait(uint64_t value, const GpuTarget &gpu) {
  if (gpu.name().starts_with("gfx11"))
    return {unsigned(value >> 10 & 63), unsigned(value >> 4 & 63)};
  unsigned vector = unsigned(value & 15) | unsigned(value >> 14 & 3) << 4;
  unsigned shared = value >> 8 & (gpu.name().starts_with("gfx10") ? 63 : 15);
  return {vector, shared};
}

/// Bytes a lane moves: DWORDX4, B128, USHORT, U8, 2_B64 ...
unsigned accessBytes(StringRef name) {
  unsigned factor = name.contains("READ2") || name.contains("WRITE2") ||
                            name.contains("LOAD_2") || name.contains("STORE_2")
                        ? 2
                        : 1;
  for (auto [text, bytes] :
       std::initializer_list<std::pair<StringRef, int>>{{"DWORDX4", 16},
                                                        {"B128", 16},
                                                        {"DWORDX3", 12},
                                                        {"B96", 12},
                                                        {"DWORDX2", 8},
                                                        {"B64", 8},
                                                        {"USHORT", 2},
                                                        {"SSHORT", 2},
                                                        {"SHORT", 2},
                                                        {"B16", 2},
                                                        {"U16", 2},
                                                        {"UBYTE", 1},
                                                        {"SBYTE", 1},
                                                        {"BYTE", 1},
                                                        {"B8", 1},
                                                        {"U8", 1}})
    if (name.contains(text))
      return bytes * factor;
  return 4 * factor;
}

/// The multiplications of V_MFMA_F32_32X32X8F16 and relatives.
double matrixWork(StringRef name) {
  SmallVector<StringRef> words;
  name.split(words, '_');
  for (StringRef word : words) {
    unsigned rows, columns, depth;
    if (!word.consumeInteger(10, rows) && word.consume_front("X") &&
        !word.consumeInteger(10, columns) && word.consume_front("X") &&
        !word.consumeInteger(10, depth))
      return double(rows) * columns * depth;
  }
  return 16 * 16 * 16; // guess
}

class Reader {
public:
  Reader(const GpuTarget &gpu, bool wave64)
      : gpu(gpu), lanes(wave64 ? 64 : gpu.warpSize),
        // Cycles a vector instruction takes.
        turn(lanes == 64 ? (gpu.warpSize == 64 ? 4 : 2) : 1) {}

  ModelOp model(const AmdInstruction &found);

private:
  void addMemory(ModelOp &op, StringRef name);
  void addControl(ModelOp &op, const AmdInstruction &found);

  const GpuTarget &gpu;
  unsigned lanes;
  float turn;
};

void Reader::addMemory(ModelOp &op, StringRef name) {
  unsigned bytes = accessBytes(name);
  // A quarter of the unit's 128 bytes a cycle, for each SIMD.
  float cycles = std::max<float>(turn, bytes * lanes / 32.0f);
  switch (op.opClass) {
  case OpClass::LoadGlobal:
  case OpClass::AsyncCopy:
  case OpClass::StoreGlobal:
    op.pipe = Pipe::Memory;
    op.pipeCycles = cycles;
    op.deviceBytes = bytes * lanes;
    break;
  case OpClass::LoadLocal:
  case OpClass::StoreLocal:
    op.pipe = Pipe::Memory;
    op.pipeCycles = cycles;
    op.spill = true;
    break;
  case OpClass::Atomic:
    op.pipe = name.starts_with("DS_") ? Pipe::Shared : Pipe::Memory;
    op.pipeCycles = cycles;
    break;
  case OpClass::LoadShared:
  case OpClass::StoreShared:
  case OpClass::MatrixLoad:
    op.pipe = Pipe::Shared;
    op.pipeCycles = cycles;
    break;
  case OpClass::LoadConstant:
    op.pipe = Pipe::Scalar;
    op.raises.push_back({sharedAndScalar, 180}); // guess: scalar cache
    return;
  default:
    return;
  }
  bool store =
      op.opClass == OpClass::StoreGlobal || op.opClass == OpClass::StoreLocal;
  // From GFX10 on stores have a counter of their own, which nobody waits for.
  if (store && !gpu.name().starts_with("gfx9"))
    return;
  if (op.pipe == Pipe::Shared)
    op.raises.push_back({sharedAndScalar, 100}); // guess: LDS round trip
  else if (op.opClass == OpClass::LoadLocal)
    op.raises.push_back({vectorMemory, 120}); // guess: vector cache hit
  else
    op.raises.push_back({vectorMemory, store ? 200 : fromDevice});
}

void Reader::addControl(ModelOp &op, const AmdInstruction &found) {
  StringRef name = found.name;
  uint64_t value = found.immediates.empty() ? 0 : found.immediates.front();
  if (name.starts_with("S_NOP")) {
    op.opClass = OpClass::Wait;
    op.stall = turn * float(value + 1);
    op.pipe = Pipe::Control;
  } else if (name.starts_with("S_WAIT_")) {
    // GFX12 has an instruction for each counter.
    if (name.contains("LOADCNT"))
      op.waits.push_back(
          {vectorMemory, uint8_t(std::min<uint64_t>(value, 63))});
    if (name.contains("DSCNT") || name.contains("KMCNT"))
      op.waits.push_back(
          {sharedAndScalar, uint8_t(std::min<uint64_t>(value, 63))});
  } else if (name.starts_with("S_WAITCNT") && !name.contains("VSCNT") &&
             !name.contains("DEPCTR")) {
    // LLVM's name has the generations behind it: S_WAITCNT_vi.
    WaitCounts counts = decodeWait(value, gpu);
    op.waits.push_back({vectorMemory, uint8_t(counts.vectorMemory)});
    op.waits.push_back({sharedAndScalar, uint8_t(counts.sharedAndScalar)});
  } else if (name.starts_with("S_ENDPGM")) {
    op.flow = ModelOp::End;
  } else if (name.starts_with("S_BRANCH")) {
    op.flow = ModelOp::Jump;
  } else if (name.starts_with("S_CBRANCH")) {
    op.flow = ModelOp::Branch;
  }
}

ModelOp Reader::model(const AmdInstruction &found) {
  StringRef name = found.name;
  ModelOp op;
  op.opClass = classifyOpcode(Vendor::Amd, name);
  op.stall = turn;
  op.pipe = Pipe::Fma;
  op.pipeCycles = turn;
  switch (op.opClass) {
  case OpClass::IntegerMultiply:
    op.pipeCycles = 4 * turn; // quarter rate
    break;
  case OpClass::Special:
    op.pipe = Pipe::Special;
    op.pipeCycles = 4 * turn; // quarter rate
    break;
  case OpClass::Double:
    op.pipeCycles = (gpu.accumulators == AccumulatorFile::None ? 16 : 1) * turn;
    break;
  case OpClass::Scalar:
    op.pipe = Pipe::Scalar;
    break;
  case OpClass::Matrix:
    op.pipe = Pipe::Matrix;
    op.matrixWork = matrixWork(name);
    // CDNA 3: 1024 multiplications of fp16 a cycle and unit, a quarter of it a
    // SIMD; twice that with 8 bits, an eighth with fp32.
    op.pipeCycles =
        op.matrixWork /
        (name.contains("8") && (name.contains("FP8") || name.contains("BF8") ||
                                name.contains("I8"))
             ? 512
         : name.contains("F32_32X32X2") || name.contains("F32_16X16X4F32") ||
                 name.contains("_16X16X4_F32")
             ? 32
             : 256);
    break;
  case OpClass::Barrier:
    op.pipe = Pipe::Control;
    op.stall += 20; // guess
    break;
  case OpClass::Wait:
  case OpClass::Control:
    op.pipe = Pipe::Control;
    break;
  case OpClass::Shuffle:
    if (name.starts_with("DS_")) {
      op.pipe = Pipe::Shared;
      op.pipeCycles = 2 * turn;
      op.raises.push_back({sharedAndScalar, 100}); // guess
    }
    break;
  default:
    addMemory(op, name);
    break;
  }
  addControl(op, found);
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
