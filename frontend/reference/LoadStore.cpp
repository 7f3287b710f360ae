// Loads, stores and atomics through tensors of pointers.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

/// Whether the mask of an access enables an element; no mask enables all.
static bool enabled(const Tensor *mask, size_t index) {
  return !mask || ((*mask)[index] & 1);
}

Expected<Tensor> loadThrough(Interpreter &run, const Tensor &pointers,
                             const Tensor *mask, const Tensor *other,
                             ElementType type) {
  bool uniform = pointers.isSplat() && (!mask || mask->isSplat()) &&
                 (!other || other->isSplat());
  Words words(uniform ? 1 : pointers.size());
  for (size_t i = 0; i < words.size(); ++i) {
    if (!enabled(mask, i)) {
      words[i] = other ? (*other)[i] : 0;
      continue;
    }
    Expected<uint64_t> word = run.memory.load(pointers[i], type.bytes());
    if (!word)
      return word.takeError();
    words[i] = truncateTo(*word, type.bits);
  }
  return Tensor(type, Shape(pointers.shape()), std::move(words));
}

Error storeThrough(Interpreter &run, const Tensor &pointers,
                   const Tensor &value, const Tensor *mask) {
  unsigned bytes = value.type().bytes();
  for (size_t i = 0, size = pointers.size(); i < size; ++i)
    if (enabled(mask, i))
      if (Error error = run.memory.store(pointers[i], bytes, value[i]))
        return error;
  return Error::success();
}

static const Tensor *optional(Interpreter &run, Value value) {
  return value ? &run.get(value) : nullptr;
}

static Error load(Interpreter &run, Operation &op) {
  auto access = cast<tt::LoadOp>(op);
  if (tt::isTensorPointer(access.getPtr().getType()))
    return loadBlock(run, op);
  Expected<ElementType> type = run.elementType(op.getResult(0).getType());
  if (!type)
    return type.takeError();
  Expected<Tensor> loaded = loadThrough(
      run, run.get(access.getPtr()), optional(run, access.getMask()),
      optional(run, access.getOther()), *type);
  if (!loaded)
    return loaded.takeError();
  run.set(op.getResult(0), std::move(*loaded));
  return access.getIsVolatile() ? run.poll() : Error::success();
}

static Error store(Interpreter &run, Operation &op) {
  auto access = cast<tt::StoreOp>(op);
  if (tt::isTensorPointer(access.getPtr().getType()))
    return storeBlock(run, op);
  return storeThrough(run, run.get(access.getPtr()), run.get(access.getValue()),
                      optional(run, access.getMask()));
}

static Error addPointer(Interpreter &run, Operation &op) {
  auto add = cast<tt::AddPtrOp>(op);
  const Tensor &pointers = run.get(add.getPtr());
  const Tensor &offsets = run.get(add.getOffset());
  Words words(pointers.isSplat() && offsets.isSplat() ? 1 : pointers.size());
  Column base(pointers), offset(offsets);
  uint64_t scale = pointers.type().pointeeBytes;
  unsigned bits = offsets.type().bits;
  for (size_t i = 0; i < words.size(); ++i)
    words[i] = base[i] + uint64_t(signExtend(offset[i], bits)) * scale;
  run.set(op.getResult(0),
          Tensor(pointers.type(), Shape(pointers.shape()), std::move(words)));
  return Error::success();
}

/// The elementwise operation an atomic applies to memory; empty for an
/// exchange.
static StringRef combiner(tt::RMWOp kind) {
  switch (kind) {
  case tt::RMWOp::AND:
    return "arith.andi";
  case tt::RMWOp::OR:
    return "arith.ori";
  case tt::RMWOp::XOR:
    return "arith.xori";
  case tt::RMWOp::ADD:
    return "arith.addi";
  case tt::RMWOp::FADD:
    return "arith.addf";
  case tt::RMWOp::MAX:
    return "arith.maxsi";
  case tt::RMWOp::MIN:
    return "arith.minsi";
  case tt::RMWOp::UMAX:
    return "arith.maxui";
  case tt::RMWOp::UMIN:
    return "arith.minui";
  case tt::RMWOp::XCHG:
    return "";
  }
  return "";
}

Expected<uint64_t> combineWords(StringRef operation, ElementType type,
                                uint64_t old, uint64_t value) {
  if (operation.empty())
    return value;
  const ElementwiseEntry *entry = findElementwise(operation);
  Tensor operands[] = {Tensor::scalar(type, old), Tensor::scalar(type, value)};
  Expected<Tensor> result = applyElementwise(*entry, {operands, type});
  if (!result)
    return result.takeError();
  return (*result)[0];
}

/// Replaces memory by `update(old, i)` element by element; binds the old
/// values, 0 where the mask is false.
template <typename Update>
static Error readModifyWrite(Interpreter &run, Operation &op,
                             const Tensor &pointers, ElementType type,
                             const Tensor *mask, Update update) {
  Words words(pointers.size(), 0);
  uint64_t changes = run.memory.changes();
  for (size_t i = 0; i < words.size(); ++i) {
    if (!enabled(mask, i))
      continue;
    Expected<uint64_t> old = run.memory.load(pointers[i], type.bytes());
    if (!old)
      return old.takeError();
    words[i] = *old;
    Expected<uint64_t> updated = update(*old, i);
    if (!updated)
      return updated.takeError();
    if (Error error = run.memory.store(pointers[i], type.bytes(), *updated))
      return error;
  }
  run.set(op.getResult(0),
          Tensor(type, Shape(pointers.shape()), std::move(words)));
  // An atomic that changes nothing is how a program waits.
  return run.memory.changes() == changes ? run.poll() : Error::success();
}

static Error atomicUpdate(Interpreter &run, Operation &op) {
  auto atomic = cast<tt::AtomicRMWOp>(op);
  Tensor value = run.get(atomic.getVal());
  StringRef operation = combiner(atomic.getAtomicRmwOp());
  return readModifyWrite(
      run, op, run.get(atomic.getPtr()), value.type(),
      optional(run, atomic.getMask()), [&](uint64_t old, size_t i) {
        return combineWords(operation, value.type(), old, value[i]);
      });
}

static Error compareAndSwap(Interpreter &run, Operation &op) {
  auto atomic = cast<tt::AtomicCASOp>(op);
  Tensor expected = run.get(atomic.getCmp()), value = run.get(atomic.getVal());
  return readModifyWrite(run, op, run.get(atomic.getPtr()), value.type(),
                         nullptr,
                         [&](uint64_t old, size_t i) -> Expected<uint64_t> {
                           return old == expected[i] ? value[i] : old;
                         });
}

/// Reads until memory holds the value. There are no clocks here: a wait that
/// has a timeout ends where no other program changes anything any more.
static Error pollMemory(Interpreter &run, Operation &op) {
  auto wait = cast<tt::AtomicPollOp>(op);
  const Tensor pointer = run.get(wait.getPtr());
  const Tensor expected = run.get(wait.getExpected());
  bool found = false;
  while (!found) {
    Expected<uint64_t> word =
        run.memory.load(pointer[0], expected.type().bytes());
    if (!word)
      return word.takeError();
    found = truncateTo(*word, expected.type().bits) == expected[0];
    if (found)
      break;
    if (Error error = run.poll()) {
      if (!wait.getTimeout())
        return error;
      consumeError(std::move(error));
      break;
    }
  }
  run.set(op.getResult(0), Tensor::scalar(ElementType::integer(1), found));
  return Error::success();
}

void addMemoryHandlers(HandlerTable &table) {
  table["tt.load"] = load;
  table["tt.store"] = store;
  table["tt.addptr"] = addPointer;
  table["tt.atomic_rmw"] = atomicUpdate;
  table["tt.atomic_cas"] = compareAndSwap;
  table["tt.atomic_poll"] = pollMemory;
}

} // namespace kiln::reference
