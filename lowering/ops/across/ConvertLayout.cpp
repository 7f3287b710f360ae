// kiln.convert_layout, as its plan says (ConversionPlan.h): a renaming of
// registers, shuffles within the warp, or a round trip through shared memory,
// each side in the accesses that suit it where that is cheaper.
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/emit/Shuffles.h"
#include "lowering/interface/Scratch.h"
#include "lowering/ops/TileLowerings.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
namespace {

/// In half of the lanes, working registers are swapped in pairs.
void exchangeRegisters(Thread &thread, const RegisterExchange &exchange,
                       Registers &working) {
  LLVMOpBuilder &ir = thread.ir;
  SmallVector<uint32_t> parity(llvm::Log2_32(thread.lanes), 0);
  for (unsigned bit = 0; bit < parity.size(); ++bit)
    parity[bit] = exchange.laneMask >> bit & 1;
  Value odd = ir.notEqual(thread.xorOfBits(parity), ir.i32(0));
  Registers before = working;
  for (unsigned reg = 0; reg < working.size(); ++reg)
    working[reg] =
        ir.select(odd, before[reg ^ exchange.registerXor], before[reg]);
}

Registers convertByShuffles(Thread &thread, const ShufflePlan &plan,
                            const Registers &source) {
  Registers working;
  for (unsigned reg : plan.sourceRegisters)
    working.push_back(source[reg]);
  for (const RegisterExchange &exchange : plan.before)
    exchangeRegisters(thread, exchange, working);

  LLVMOpBuilder &ir = thread.ir;
  bool keepsLane = true;
  for (auto [bit, basis] : llvm::enumerate(plan.laneBases))
    keepsLane &= basis == 1u << bit;
  // There can be more or fewer results than sources, where one side holds
  // elements several times.
  Registers received(plan.rounds.size());
  for (const ShuffleRound &round : plan.rounds) {
    Value value = working[round.source];
    if (keepsLane)
      value = round.laneXor ? shuffleXor(thread, value, round.laneXor) : value;
    else
      value = shuffleFrom(
          thread, value,
          ir.bitXor(thread.xorOfBits(plan.laneBases), ir.i32(round.laneXor)));
    received[round.destination] = value;
  }

  for (const RegisterExchange &exchange : plan.after)
    exchangeRegisters(thread, exchange, received);
  Registers result;
  for (unsigned reg : plan.resultRegisters)
    result.push_back(received[reg]);
  return result;
}

Registers convertThroughShared(Thread &thread, const ConversionPlan &plan,
                               int64_t offset, Type type,
                               const Registers &source, unsigned results) {
  LLVMOpBuilder &ir = thread.ir;
  const SharedPlan &steps = plan.shared;
  assert(bytesOf(storedType(type)) == steps.elementBytes);
  Value base = sharedPointer(ir, offset),
        storer = storerPredicate(thread, steps.stores);
  Registers result(results);
  for (unsigned repeat = 0; repeat < steps.repeats; ++repeat) {
    if (repeat)
      thread.barrier(BarrierMemory::Shared);
    thread.runIf(storer, [&] {
      for (const SharedAccess &access : steps.stores.accesses)
        if (access.repeat == repeat)
          storeVector(thread, steps.stores, access, base, source);
    });
    thread.barrier(BarrierMemory::Shared);
    for (const SharedAccess &access : steps.loads.accesses)
      if (access.repeat == repeat)
        loadVector(thread, steps.loads, access, base, type, result);
  }
  for (auto [reg, same] : plan.registerCopies)
    result[reg] = result[same];
  return result;
}

Registers exchange(Thread &thread, const ExchangePlan &plan, int64_t offset,
                   Type type, const Registers &source, const LinearLayout &to) {
  Value base = sharedPointer(thread.ir, offset);
  storeTensor(thread, plan.stores, base, source);
  thread.barrier(BarrierMemory::Shared);
  Registers result(to.size(HwDim::Register));
  for (const SharedAccess &access : inOrder(thread, plan.loads.side))
    loadAccess(thread, plan.loads, access, base, type, result);
  uint32_t free = to.freeMask(HwDim::Register);
  for (unsigned reg = 0; reg < result.size(); ++reg)
    result[reg] = result[reg & ~free];
  return result;
}

LogicalResult emitConvertLayout(Thread &thread, gpu::ConvertLayoutOp op) {
  const LinearLayout *from = layoutOf(op.getSrc().getType()),
                     *to = layoutOf(op.getType());
  if (!from || !to)
    return op.emitError("has no layout");
  const Registers &source = thread.get(op.getSrc());
  Type type = elementType(op.getType());
  unsigned bits =
      isa<LLVM::LLVMPointerType>(type) ? 64 : type.getIntOrFloatBitWidth();
  ConversionPlan plan =
      planConversion(*from, *to, bits, matrixMovesOf(thread.target.gpu()));
  switch (plan.kind) {
  case ConversionKind::None:
    thread.set(op, source);
    return success();
  case ConversionKind::Registers: {
    Registers result;
    for (unsigned reg : plan.registers)
      result.push_back(source[reg]);
    thread.set(op, std::move(result));
    return success();
  }
  case ConversionKind::Shuffle:
    thread.set(op, convertByShuffles(thread, plan.shuffle, source));
    return success();
  case ConversionKind::Shared: {
    FailureOr<int64_t> base = sharedOffset(op);
    if (failed(base))
      return failure();
    thread.set(op,
               plan.exchange
                   ? exchange(thread, *plan.exchange, *base, type, source, *to)
                   : convertThroughShared(thread, plan, *base, type, source,
                                          to->size(HwDim::Register)));
    return success();
  }
  }
  llvm_unreachable("unknown kind of conversion");
}

struct ConvertLayout
    : TileLowering::ExternalModel<ConvertLayout, gpu::ConvertLayoutOp> {
  int64_t scratchBytes(Operation *op) const {
    auto convert = cast<gpu::ConvertLayoutOp>(op);
    return planConversion(gpu::getLayout(convert.getSrc().getType()),
                          gpu::getLayout(convert.getType()),
                          elementBits(convert.getType()))
        .sharedBytes;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitConvertLayout(thread, cast<gpu::ConvertLayoutOp>(op));
  }
};

} // namespace

void attachConvertLayout(MLIRContext &context) {
  gpu::ConvertLayoutOp::attachInterface<ConvertLayout>(context);
}

} // namespace kiln
