#include "lowering/emit/Thread.h"
#include "lowering/dialect/GpuDialect.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

const LinearLayout *layoutOf(Type type) {
  return gpu::hasLayout(type) ? &gpu::getLayout(type) : nullptr;
}

unsigned registersOf(Type type) {
  if (isa<gpu::TokenType>(type))
    return 0;
  const LinearLayout *layout = layoutOf(type);
  return layout ? layout->size(HwDim::Register) : 1;
}

Thread::Thread(const TargetOps &target, unsigned warps, Block *entry,
               Location loc, std::optional<Role> role)
    : ir(loc, loc.getContext()), target(target), warps(warps),
      lanes(target.gpu().warpSize), entry(entry), role(role) {}

const Registers &Thread::get(Value tileValue) {
  unsigned registers = registersOf(tileValue.getType());
  if (!deferred.contains(tileValue))
    registers = 0; // all are there
  const Registers &all =
      get(tileValue, llvm::to_vector(llvm::seq(0u, registers)));
  deferred.erase(tileValue);
  return all;
}

const Registers &Thread::get(Value tileValue, ArrayRef<unsigned> needed) {
  auto found = values.find(tileValue);
  assert(found != values.end() && "operand not emitted yet");
  if (auto writer = deferred.find(tileValue); writer != deferred.end())
    writer->second(needed, found->second);
  return found->second;
}

void Thread::defer(Value tileValue, RegisterWriter write) {
  values[tileValue] = Registers(registersOf(tileValue.getType()));
  deferred[tileValue] = std::move(write);
}

void Thread::set(Value tileValue, Registers registers) {
  assert(registers.size() == registersOf(tileValue.getType()));
  values[tileValue] = std::move(registers);
}

Registers Thread::flatten(ValueRange tileValues) {
  Registers all;
  for (Value value : tileValues)
    llvm::append_range(all, get(value));
  return all;
}

Value Thread::inPrologue(function_ref<Value()> body) {
  OpBuilder::InsertionGuard guard(ir);
  if (lastPrologueOp)
    ir.setInsertionPointAfter(lastPrologueOp);
  else
    ir.setInsertionPointToStart(entry);
  Value value = body();
  // The last op inserted is the one just before the insertion point.
  if (ir.getInsertionPoint() != ir.getInsertionBlock()->begin())
    lastPrologueOp = &*std::prev(ir.getInsertionPoint());
  return value;
}

Value Thread::id() {
  if (!idValue)
    idValue = inPrologue([&] {
      unsigned before = role ? lanes * role->firstWarp : 0;
      Value inBlock = target.threadId(ir, before + lanes * warps);
      return before ? ir.sub(inBlock, ir.i32(before)) : inBlock;
    });
  return idValue;
}

Value Thread::lane() {
  Value thread = id();
  if (!laneValue)
    laneValue = inPrologue([&] {
      return warps == 1 ? thread : ir.bitAnd(thread, ir.i32(lanes - 1));
    });
  return laneValue;
}

Value Thread::isElected() {
  if (electedValue)
    return electedValue;
  Value own = id();
  Value ofWarp = inPrologue([&] { return target.electThread(ir); });
  if (!ofWarp)
    return electedValue = inPrologue([&] { return ir.equal(own, ir.i32(0)); });
  Value warp = isInElectedWarp();
  if (!warp)
    return electedValue = ofWarp;
  return electedValue = inPrologue([&] { return ir.bitAnd(ofWarp, warp); });
}

Value Thread::isInElectedWarp() {
  if (electedWarpValue || warps == 1)
    return electedWarpValue;
  unsigned laneBits = llvm::Log2_32(lanes);
  SmallVector<uint32_t> warpBits(llvm::Log2_32(warps * lanes), 0);
  for (unsigned bit = laneBits; bit < warpBits.size(); ++bit)
    warpBits[bit] = 1u << (bit - laneBits);
  Value warp = uniformXorOfBits(warpBits);
  return electedWarpValue =
             inPrologue([&] { return ir.equal(warp, ir.i32(0)); });
}

// Runs of bits that move together, like the five lane bits of a blocked layout,
// are one shift of the thread's number.
Value Thread::xorOfBits(ArrayRef<uint32_t> bases) {
  Value &cached = xors[SmallVector<uint32_t>(bases)];
  if (cached)
    return cached;
  Value thread = id();
  return cached = inPrologue([&] {
           Value result;
           uint32_t resultBits = 0;
           for (unsigned first = 0, next; first < bases.size(); first = next) {
             next = first + 1;
             if (!bases[first])
               continue;
             bool shifts = llvm::isPowerOf2_32(bases[first]);
             while (shifts && next < bases.size() &&
                    bases[next] == bases[next - 1] * 2)
               ++next;
             uint32_t mask = llvm::maskTrailingOnes<uint32_t>(next - first)
                             << first;
             // Bits above the block's last thread are zero already.
             bool everyBit =
                 mask == llvm::maskTrailingOnes<uint32_t>(bases.size());
             Value part = everyBit ? thread : ir.bitAnd(thread, ir.i32(mask));
             uint32_t partBits = (mask >> first) * bases[first];
             if (!shifts) {
               part = ir.mul(ir.lshr(part, first), ir.i32(bases[first]));
             } else {
               unsigned to = llvm::Log2_32(bases[first]);
               part = to >= first ? ir.shl(part, to - first)
                                  : ir.lshr(part, first - to);
             }
             if (!result)
               result = part;
             else
               result = resultBits & partBits ? ir.bitXor(result, part)
                                              : ir.disjointOr(result, part);
             resultBits |= partBits;
           }
           return result ? result : ir.i32(0);
         });
}

Value Thread::uniformXorOfBits(ArrayRef<uint32_t> bases) {
  Value &cached = uniformXors[SmallVector<uint32_t>(bases)];
  if (!cached) {
    Value own = xorOfBits(bases);
    cached = inPrologue([&] { return target.uniform(ir, own); });
  }
  return cached;
}

Value Thread::tensorTurns(unsigned bytes) {
  if (!turnsValue)
    turnsValue = inPrologue([&] {
      Value turns = LLVM::AllocaOp::create(
          ir, LLVM::LLVMPointerType::get(ir.getContext()), ir.getI32Type(),
          ir.i32(1));
      LLVM::StoreOp::create(ir, ir.i32(2 * bytes), turns);
      return turns;
    });
  return turnsValue;
}

SmallVector<Value> Thread::runIf(Value condition, TypeRange results,
                                 function_ref<SmallVector<Value>()> body) {
  Block *before = ir.getInsertionBlock();
  Block *after = before->splitBlock(ir.getInsertionPoint());
  Block *then = ir.createBlock(after);
  for (Type type : results)
    after->addArgument(type, ir.getLoc());
  ir.setInsertionPointToEnd(then);
  LLVM::BrOp::create(ir, body(), after);
  ir.setInsertionPointToEnd(before);
  SmallVector<Value> zeros;
  for (Type type : results)
    zeros.push_back(ir.zero(type));
  LLVM::CondBrOp::create(ir, condition, then, ValueRange(), after, zeros);
  ir.setInsertionPointToStart(after);
  return SmallVector<Value>(after->getArguments());
}

void Thread::runIf(Value condition, function_ref<void()> body) {
  if (!condition)
    return body();
  runIf(condition, {}, [&]() -> SmallVector<Value> {
    body();
    return {};
  });
}

void Thread::barrier(BarrierMemory memory, bool withProducer) {
  if (!role)
    return target.barrier(ir, memory);
  // Barrier 0 is that of all threads, of which some have left.
  constexpr unsigned ofProgram = 1, ofBoth = 2;
  unsigned waiting = withProducer ? role->warpsWithProducer : warps;
  target.namedBarrier(ir, withProducer ? ofBoth : ofProgram, lanes * waiting);
}

void Thread::repeatUntil(function_ref<Value()> condition) {
  Block *before = ir.getInsertionBlock();
  Block *after = before->splitBlock(ir.getInsertionPoint());
  Block *loop = ir.createBlock(after);
  ir.setInsertionPointToEnd(before);
  LLVM::BrOp::create(ir, ValueRange(), loop);
  ir.setInsertionPointToEnd(loop);
  Value holds = condition();
  LLVM::CondBrOp::create(ir, holds, after, ValueRange(), loop, ValueRange());
  ir.setInsertionPointToStart(after);
}

} // namespace kiln
