// A tile's elements are updated in no order among themselves. So where a thread
// makes several updates, one fence releases what came before all of them and
// one acquires for what comes after, and the updates themselves are relaxed: an
// order of each would cost as much as a fence of each.
#include "lowering/ops/memory/AtomicUpdates.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/ops/memory/VectorAccess.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

LLVM::AtomicOrdering orderingOf(bool release, bool acquire) {
  return release && acquire ? LLVM::AtomicOrdering::acq_rel
         : release          ? LLVM::AtomicOrdering::release
         : acquire          ? LLVM::AtomicOrdering::acquire
                            : LLVM::AtomicOrdering::monotonic;
}

Scope scopeOf(tt::MemSyncScope scope) {
  return scope == tt::MemSyncScope::CTA   ? Scope::Block
         : scope == tt::MemSyncScope::GPU ? Scope::Device
                                          : Scope::System;
}

LLVM::AtomicBinOp binOpOf(tt::RMWOp op) {
  switch (op) {
  case tt::RMWOp::AND:
    return LLVM::AtomicBinOp::_and;
  case tt::RMWOp::OR:
    return LLVM::AtomicBinOp::_or;
  case tt::RMWOp::XOR:
    return LLVM::AtomicBinOp::_xor;
  case tt::RMWOp::ADD:
    return LLVM::AtomicBinOp::add;
  case tt::RMWOp::FADD:
    return LLVM::AtomicBinOp::fadd;
  case tt::RMWOp::MAX:
    return LLVM::AtomicBinOp::max;
  case tt::RMWOp::MIN:
    return LLVM::AtomicBinOp::min;
  case tt::RMWOp::UMAX:
    return LLVM::AtomicBinOp::umax;
  case tt::RMWOp::UMIN:
    return LLVM::AtomicBinOp::umin;
  case tt::RMWOp::XCHG:
    return LLVM::AtomicBinOp::xchg;
  }
  llvm_unreachable("unknown atomic operation");
}

class Updates {
public:
  Updates(Thread &thread, Operation *op, Value owner, bool acquire)
      : thread(thread), ir(thread.ir), rmw(dyn_cast<tt::AtomicRMWOp>(op)),
        atomic(describeAtomic(op)), owner(owner),
        isUsed(!atomic.result.use_empty()),
        type(elementType(atomic.result.getType())),
        scope(thread.target.syncScope(scopeOf(atomic.scope))) {
    pointers = thread.get(atomic.pointer);
    if (Value mask = usefulMask(atomic.mask))
      masks = thread.get(mask);
    for (Value operand : op->getOperands().slice(1, rmw ? 1 : 2))
      data.push_back(thread.get(operand));
    accesses =
        vectorAccesses(op, layoutOf(atomic.result.getType()), bytesOf(type));
    bool release = releases(atomic.order);
    bool byFences =
        accesses.size() > 1 || (rmw && !thread.target.atomicsHaveOrder());
    fenceBefore = byFences && release;
    fenceAfter = byFences && acquire;
    acquiresEach = !byFences && acquire;
    ordering = orderingOf(release && !byFences, acquiresEach);
  }

  Registers write() {
    SmallVector<ArrayRef<VectorAccess>> runs = runsOfEqualMasks();
    if (runs.size() == 1) {
      Value condition = maskOf(runs.front().front());
      if (condition && owner)
        condition = ir.bitAnd(owner, condition);
      return unpack(runIf(condition ? condition : owner, accesses,
                          [&] { return fenced(runs); }));
    }
    return unpack(runIf(owner, accesses, [&] { return fenced(runs); }));
  }

private:
  using Values = SmallVector<Value>;

  Value maskOf(const VectorAccess &access) const {
    return masks.empty() ? Value() : masks[access.first];
  }

  SmallVector<ArrayRef<VectorAccess>> runsOfEqualMasks() const {
    SmallVector<ArrayRef<VectorAccess>> runs;
    for (ArrayRef<VectorAccess> rest = accesses; !rest.empty();
         rest = rest.drop_front(runs.back().size()))
      runs.push_back(rest.take_while([&](const VectorAccess &access) {
        return maskOf(access) == maskOf(rest.front());
      }));
    return runs;
  }

  Type typeOf(const VectorAccess &access) const {
    return access.size == 1 ? type : VectorType::get(access.size, type);
  }

  /// Runs what makes the old values of `some` accesses where a condition holds.
  Values runIf(Value condition, ArrayRef<VectorAccess> some,
               llvm::function_ref<Values()> body) {
    if (!condition)
      return body();
    SmallVector<Type> types;
    if (isUsed)
      for (const VectorAccess &access : some)
        types.push_back(typeOf(access));
    return thread.runIf(condition, types, body);
  }

  Values fenced(ArrayRef<ArrayRef<VectorAccess>> runs) {
    if (fenceBefore)
      LLVM::FenceOp::create(ir, LLVM::AtomicOrdering::release, scope);
    Values result;
    for (ArrayRef<VectorAccess> run : runs) {
      auto body = [&] { return updateAll(run); };
      // A single run's mask holds here already.
      Value mask = runs.size() == 1 ? Value() : maskOf(run.front());
      result.append(runIf(mask, run, body));
    }
    if (fenceAfter)
      LLVM::FenceOp::create(ir, LLVM::AtomicOrdering::acquire, scope);
    return result;
  }

  Values updateAll(ArrayRef<VectorAccess> run) {
    Values result;
    for (const VectorAccess &access : run) {
      Value old = rmw ? update(access) : compareAndSwap(access.first);
      if (isUsed)
        result.push_back(old);
    }
    return result;
  }

  Value update(const VectorAccess &access) {
    ArrayRef<Value> elements =
        ArrayRef(data.front()).slice(access.first, access.size);
    auto result = LLVM::AtomicRMWOp::create(
        ir, binOpOf(rmw.getAtomicRmwOp()), pointers[access.first],
        access.size == 1 ? elements.front() : ir.vector(elements), ordering,
        scope);
    thread.target.annotateAtomic(result);
    return result;
  }

  /// Comparing is by bits, so floats are compared as integers.
  Value compareAndSwap(unsigned reg) {
    Type bits = type;
    if (isa<FloatType>(type))
      bits = ir.getIntegerType(type.getIntOrFloatBitWidth());
    Value pair = LLVM::AtomicCmpXchgOp::create(
        ir, pointers[reg], ir.bitcast(bits, data[0][reg]),
        ir.bitcast(bits, data[1][reg]), ordering,
        orderingOf(/*release=*/false, acquiresEach), scope);
    return ir.bitcast(type, LLVM::ExtractValueOp::create(ir, pair, 0));
  }

  /// The accesses' old values by register.
  Registers unpack(Values oldValues) {
    if (!isUsed)
      return {};
    Registers result(pointers.size());
    for (auto [access, old] : llvm::zip_equal(accesses, oldValues))
      for (unsigned index = 0; index < access.size; ++index)
        result[access.first + index] =
            access.size == 1 ? old : ir.element(old, index);
    const LinearLayout *layout = layoutOf(atomic.result.getType());
    uint32_t free = layout ? layout->freeMask(HwDim::Register) : 0;
    for (unsigned reg = 0; reg < result.size(); ++reg)
      result[reg] = result[reg & ~free];
    return result;
  }

  Thread &thread;
  LLVMOpBuilder &ir;
  tt::AtomicRMWOp rmw; ///< null: a tt.atomic_cas
  Atomic atomic;
  Value owner;
  bool isUsed;
  Type type;
  StringRef scope;
  Registers pointers, masks;
  SmallVector<Registers, 2> data;
  SmallVector<VectorAccess> accesses;
  bool fenceBefore, fenceAfter, acquiresEach;
  LLVM::AtomicOrdering ordering; ///< of each instruction
};

} // namespace

Atomic describeAtomic(Operation *op) {
  if (auto rmw = dyn_cast<tt::AtomicRMWOp>(op))
    return {rmw.getPtr(), rmw.getMask(), rmw.getResult(), rmw.getSem(),
            rmw.getScope()};
  auto cas = cast<tt::AtomicCASOp>(op);
  return {cas.getPtr(), Value(), cas.getResult(), cas.getSem(), cas.getScope()};
}

bool releases(tt::MemSemantic order) {
  return order == tt::MemSemantic::RELEASE ||
         order == tt::MemSemantic::ACQUIRE_RELEASE;
}

bool acquires(tt::MemSemantic order) {
  return order == tt::MemSemantic::ACQUIRE ||
         order == tt::MemSemantic::ACQUIRE_RELEASE;
}

unsigned maxUpdated(Operation *op) {
  auto rmw = dyn_cast<tt::AtomicRMWOp>(op);
  auto name = op->getParentOfType<ModuleOp>()->getAttrOfType<StringAttr>(
      gpu::kTargetAttr);
  const GpuTarget *target = name ? lookupGpuTarget(name.getValue()) : nullptr;
  if (!rmw || !target || rmw.getAtomicRmwOp() != tt::RMWOp::FADD)
    return 1;
  return atomicFloats(
      *target, getElementTypeOrSelf(rmw.getType()).getIntOrFloatBitWidth());
}

Registers emitUpdates(Thread &thread, Operation *op, Value owner,
                      bool acquire) {
  return Updates(thread, op, owner, acquire).write();
}

} // namespace kiln
