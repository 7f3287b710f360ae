//===- Atomics.cpp - reads and writes in one ------------------------------===//
//
// Floats have no maximum and minimum of their own: their bits as integers are
// ordered as the floats are, or the other way round where the sign is set.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Casts.h"
#include "frontend/triton/language/Semantics.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

namespace {

using tt::MemSemantic;

constexpr Word semantics[] = {word("acquire", MemSemantic::ACQUIRE),
                              word("release", MemSemantic::RELEASE),
                              word("acq_rel", MemSemantic::ACQUIRE_RELEASE),
                              word("relaxed", MemSemantic::RELAXED)};
constexpr Word scopes[] = {word("gpu", tt::MemSyncScope::GPU),
                           word("cta", tt::MemSyncScope::CTA),
                           word("sys", tt::MemSyncScope::SYSTEM)};

struct Order {
  MemSemantic semantic;
  tt::MemSyncScope scope;
};

std::optional<Order>
readOrder(Emitter &emitter, const Value *semantic, const Value *scope,
          MemSemantic otherwise = MemSemantic::ACQUIRE_RELEASE) {
  auto order = wordArgument(emitter, semantic, "Memory semantic", semantics,
                            static_cast<unsigned>(otherwise));
  auto seen = wordArgument(emitter, scope, "Memory scope", scopes,
                           static_cast<unsigned>(tt::MemSyncScope::GPU));
  if (!order || !seen)
    return std::nullopt;
  return Order{static_cast<MemSemantic>(*order),
               static_cast<tt::MemSyncScope>(*seen)};
}

/// An atomic access to elements of the pointers' type, of one shape.
struct Atomic {
  const TensorValue *pointer, *value, *mask;
  Order order;
};

/// Reads pointer, value, mask, `sem` and `scope`; `name` is "atomic_add".
std::optional<Atomic>
readAtomic(Emitter &emitter, Values arguments, llvm::StringRef name,
           MemSemantic otherwise = MemSemantic::ACQUIRE_RELEASE) {
  auto *pointer = pointerArgument(emitter, arguments[0], name);
  if (!pointer)
    return std::nullopt;
  if (pointer->type->isBlockPointer()) {
    emitter.error("Unsupported ptr type " + pointer->type->text() + " in `tl." +
                  name + "`");
    return std::nullopt;
  }
  if (isConstant(pointer)) {
    emitter.error("Cannot store to a constant pointer");
    return std::nullopt;
  }
  auto *value = operandArgument(emitter, arguments[1], "the value");
  if (!value)
    return std::nullopt;
  auto mask = maskArgument(emitter, arguments[2], pointer);
  auto order = readOrder(emitter, arguments[3], arguments[4], otherwise);
  if (!mask || !order || !broadcastAccess(emitter, pointer, value, *mask))
    return std::nullopt;
  value = cast(emitter, value, pointee(pointer));
  if (value && !*mask) {
    mask = constant(emitter, emitter.values.get(true),
                    emitter.scalar(Scalar::Int1));
    if (pointer->isBlock())
      mask = broadcastTo(emitter, *mask, pointer->shape());
  }
  if (!value || !*mask)
    return std::nullopt;
  return Atomic{pointer, value, *mask, *order};
}

/// Whether memory can be updated so: Triton's rules.
bool checkElement(Emitter &emitter, const Type *element, llvm::StringRef name) {
  unsigned bits = scalarBits(element);
  bool isHalf = element->isFloat() && bits == 16;
  if ((!isHalf || name == "atomic_add") && bits >= 16 &&
      !(element->isInteger() && bits == 16))
    return true;
  emitter.error(name + " does not support " + element->text());
  return false;
}

const TensorValue *emitUpdate(Emitter &emitter, tt::RMWOp kind,
                              const TensorValue *pointer,
                              const TensorValue *value, const TensorValue *mask,
                              Order order) {
  return emitter.tensor(emitter.create<tt::AtomicRMWOp>(
                            value->handle.getType(), kind, pointer->handle,
                            value->handle, mask->handle, order.semantic,
                            order.scope),
                        value->type);
}

/// Reads the arguments of an update whose element type is allowed.
std::optional<Atomic> readUpdate(Emitter &emitter, Values arguments,
                                 llvm::StringRef name) {
  if (auto *pointer = llvm::dyn_cast<TensorValue>(arguments[0]);
      pointer && pointer->scalar()->isPointer() &&
      !pointer->type->isBlockPointer() &&
      !checkElement(emitter, pointee(pointer), name))
    return std::nullopt;
  return readAtomic(emitter, arguments, name);
}

const Value *emitAdd(Emitter &emitter, Values arguments) {
  auto atomic = readUpdate(emitter, arguments, "atomic_add");
  if (!atomic)
    return nullptr;
  return emitUpdate(
      emitter,
      atomic->value->scalar()->isFloat() ? tt::RMWOp::FADD : tt::RMWOp::ADD,
      atomic->pointer, atomic->value, atomic->mask, atomic->order);
}

template <tt::RMWOp kind>
const Value *emitBitwise(Emitter &emitter, Values arguments) {
  std::string name = kind == tt::RMWOp::XCHG
                         ? "atomic_xchg"
                         : ("atomic_" + stringifyRMWOp(kind)).str();
  auto atomic = readUpdate(emitter, arguments, name);
  if (!atomic)
    return nullptr;
  return emitUpdate(emitter, kind, atomic->pointer, atomic->value, atomic->mask,
                    atomic->order);
}

/// Where the sign of floats is set: the highest bit, as a bool.
const TensorValue *signBit(Emitter &emitter, const TensorValue *value) {
  unsigned bits = scalarBits(value->scalar());
  auto *unsignedBits =
      bitcast(emitter, value, emitter.types.integer(bits, false));
  auto *shifted = emitBinary(emitter, BinaryOperator::ShiftRight, unsignedBits,
                             emitter.values.integer(bits - 1));
  return shifted ? cast(emitter, llvm::cast<TensorValue>(shifted),
                        emitter.scalar(Scalar::Int1))
                 : nullptr;
}

/// The same memory and values as integers; null parts after an error.
Atomic inBits(Emitter &emitter, const Atomic &atomic, bool isSigned) {
  const Type *integer =
      emitter.types.integer(scalarBits(atomic.value->scalar()), isSigned);
  auto *space = llvm::cast<PointerType>(atomic.pointer->scalar());
  auto *value = bitcast(emitter, atomic.value, integer);
  auto *pointer =
      bitcast(emitter, atomic.pointer,
              emitter.types.pointer(integer, space->addressSpace()));
  return {pointer, value, atomic.mask, atomic.order};
}

/// The update where the mask and `where` are set; null after an error.
const TensorValue *updateWhere(Emitter &emitter, const Atomic &atomic,
                               tt::RMWOp kind, const TensorValue *where) {
  const Value *mask =
      emitBinary(emitter, BinaryOperator::And, atomic.mask, where);
  return mask ? emitUpdate(emitter, kind, atomic.pointer, atomic.value,
                           llvm::cast<TensorValue>(mask), atomic.order)
              : nullptr;
}

template <bool isMax>
const Value *emitExtreme(Emitter &emitter, Values arguments) {
  auto atomic =
      readUpdate(emitter, arguments, isMax ? "atomic_max" : "atomic_min");
  if (!atomic)
    return nullptr;
  tt::RMWOp ofSigned = isMax ? tt::RMWOp::MAX : tt::RMWOp::MIN;
  tt::RMWOp ofUnsigned = isMax ? tt::RMWOp::UMAX : tt::RMWOp::UMIN;
  const Type *element = atomic->value->scalar();
  if (element->isInteger())
    return emitUpdate(emitter, element->isSigned() ? ofSigned : ofUnsigned,
                      atomic->pointer, atomic->value, atomic->mask,
                      atomic->order);
  if (!element->isFloat() || scalarBits(element) < 32)
    return emitter.error((isMax ? "atomic_max" : "atomic_min") +
                         llvm::Twine(" not supported for dtype ") +
                         element->text());
  Atomic asSigned = inBits(emitter, *atomic, true);
  Atomic asUnsigned = inBits(emitter, *atomic, false);
  if (!asSigned.pointer || !asUnsigned.pointer)
    return nullptr;
  const TensorValue *negative = signBit(emitter, atomic->value);
  const Value *positive =
      negative ? emitUnary(emitter, UnaryOperator::Invert, negative) : nullptr;
  if (!positive)
    return nullptr;
  auto *isPositive = llvm::cast<TensorValue>(positive);
  auto *ofPositive = updateWhere(emitter, asSigned, ofSigned, isPositive);
  // Larger bits are a smaller float where the sign is set.
  auto *ofNegative = updateWhere(
      emitter, asUnsigned, isMax ? tt::RMWOp::UMIN : tt::RMWOp::UMAX, negative);
  if (!ofPositive || !ofNegative)
    return nullptr;
  auto *result = emitter.tensor(
      emitter.create<mlir::arith::SelectOp>(
          isPositive->handle, ofPositive->handle, ofNegative->handle),
      ofPositive->type);
  return bitcast(emitter, result, element);
}

const Value *emitCompareAndSwap(Emitter &emitter, Values arguments) {
  auto *pointer = pointerArgument(emitter, arguments[0], "atomic_cas");
  auto *expected =
      pointer ? operandArgument(emitter, arguments[1], "`cmp`") : nullptr;
  auto *value =
      expected ? operandArgument(emitter, arguments[2], "`val`") : nullptr;
  auto order =
      value ? readOrder(emitter, arguments[3], arguments[4]) : std::nullopt;
  if (!order)
    return nullptr;
  const Type *element = pointee(pointer);
  unsigned bits = scalarBits(element);
  if (bits != 16 && bits != 32 && bits != 64)
    return emitter.error(
        "atomic_cas only supports elements with width {16, 32, 64}");
  if (isConstant(pointer))
    return emitter.error("Cannot store to a constant pointer");
  // Triton neither converts nor broadcasts here, and its verifier then stops.
  mlir::Type tile =
      emitter.tileType(emitter.types.withScalar(pointer->type, element));
  for (const TensorValue *operand : {expected, value})
    if (operand->handle.getType() != tile)
      return emitter.error(
          "atomic_cas: expected values of type " +
          emitter.types.withScalar(pointer->type, element)->text() +
          ", found " + operand->type->text());
  return emitter.tensor(
      emitter.create<tt::AtomicCASOp>(value->handle.getType(), pointer->handle,
                                      expected->handle, value->handle,
                                      order->semantic, order->scope),
      value->type);
}

//===- Of Triton 3.9 ------------------------------------------------------===//

/// The bits of elements that an update can have; nothing after an error.
std::optional<Atomic> readBits(Emitter &emitter, const Atomic &atomic,
                               llvm::StringRef name) {
  const Type *element = pointee(atomic.pointer);
  if (!element->isInteger() && !element->isFloat()) {
    emitter.error(name + " only supports integer and floating-point elements");
    return std::nullopt;
  }
  if (scalarBits(element) < 32) {
    emitter.error(name + " supports elements of 32 and 64 bits, found " +
                  element->text());
    return std::nullopt;
  }
  Atomic bits = inBits(emitter, atomic, true);
  return bits.pointer && bits.value ? std::optional(bits) : std::nullopt;
}

/// Tile IR has no atomic load: an update that changes no bit reads alike.
const Value *emitAtomicLoad(Emitter &emitter, Values given) {
  const Value *zero = emitter.values.integer(0);
  auto atomic =
      readAtomic(emitter, {given[0], zero, given[1], given[2], given[3]},
                 "atomic_load", MemSemantic::ACQUIRE);
  if (!atomic)
    return nullptr;
  MemSemantic semantic = atomic->order.semantic;
  if (semantic != MemSemantic::ACQUIRE && semantic != MemSemantic::RELAXED)
    return emitter.error(
        "atomic_load only supports acquire and relaxed semantics");
  auto bits = readBits(emitter, *atomic, "atomic_load");
  if (!bits)
    return nullptr;
  return bitcast(emitter,
                 emitUpdate(emitter, tt::RMWOp::OR, bits->pointer, bits->value,
                            bits->mask, bits->order),
                 pointee(atomic->pointer));
}

/// Nor has it an atomic store: an exchange whose result nobody reads.
const Value *emitAtomicStore(Emitter &emitter, Values given) {
  auto atomic =
      readAtomic(emitter, given, "atomic_store", MemSemantic::RELEASE);
  if (!atomic)
    return nullptr;
  MemSemantic semantic = atomic->order.semantic;
  if (semantic != MemSemantic::RELEASE && semantic != MemSemantic::RELAXED)
    return emitter.error(
        "atomic_store only supports release and relaxed semantics");
  auto bits = readBits(emitter, *atomic, "atomic_store");
  if (!bits)
    return nullptr;
  emitUpdate(emitter, tt::RMWOp::XCHG, bits->pointer, bits->value, bits->mask,
             bits->order);
  return emitter.values.none();
}

const Value *emitPoll(Emitter &emitter, Values arguments) {
  auto *pointer = pointerArgument(emitter, arguments[0], "atomic_poll");
  auto *expected =
      pointer ? operandArgument(emitter, arguments[1], "`expected_value`")
              : nullptr;
  auto order = expected ? readOrder(emitter, arguments[2], arguments[3],
                                    MemSemantic::ACQUIRE)
                        : std::nullopt;
  if (!order)
    return nullptr;
  const Type *element = pointee(pointer);
  unsigned bits = scalarBits(element);
  if (!element->isInteger() || (bits != 16 && bits != 32 && bits != 64))
    return emitter.error("atomic_poll only supports integer elements with "
                         "width {16, 32, 64}");
  if (pointer->isBlock() || expected->isBlock())
    return emitter.error("atomic_poll supports one pointer, found " +
                         pointer->type->text());
  if (order->semantic != MemSemantic::ACQUIRE &&
      order->semantic != MemSemantic::RELAXED)
    return emitter.error(
        "atomic_poll only supports acquire and relaxed semantics");
  mlir::Value timeout;
  if (!arguments[4]->isNone()) {
    if (auto *limit = llvm::dyn_cast<IntValue>(arguments[4]);
        limit && limit->value < 0)
      return emitter.error("atomic_poll timeout_ns must be non-negative");
    auto *limit = operandArgument(emitter, arguments[4], "`timeout_ns`");
    if (!limit)
      return nullptr;
    if (!limit->type->isInteger())
      return emitter.error("atomic_poll timeout_ns must be a scalar integer");
    limit = cast(emitter, limit, emitter.scalar(Scalar::UInt64));
    if (!limit)
      return nullptr;
    timeout = limit->handle;
  }
  expected = cast(emitter, expected, element);
  if (!expected)
    return nullptr;
  const Type *type = emitter.scalar(Scalar::Int1);
  return emitter.tensor(
      emitter.create<tt::AtomicPollOp>(emitter.tileType(type), pointer->handle,
                                       expected->handle, timeout,
                                       order->semantic, order->scope),
      type);
}

} // namespace

llvm::ArrayRef<Builtin> atomicBuiltins() {
  constexpr llvm::StringLiteral update =
      "pointer, val, mask=None, sem=None, scope=None";
  auto record = [](llvm::StringLiteral name, llvm::StringLiteral parameters,
                   decltype(Builtin::emit) emit,
                   LanguageVersion since = LanguageVersion::V3_6) {
    return Builtin{.name = name,
                   .parameters = parameters,
                   .emit = emit,
                   .isMethod = true,
                   .since = since};
  };
  static const Builtin records[] = {
      record("atomic_add", update, emitAdd),
      record("atomic_max", update, emitExtreme<true>),
      record("atomic_min", update, emitExtreme<false>),
      record("atomic_and", update, emitBitwise<tt::RMWOp::AND>),
      record("atomic_or", update, emitBitwise<tt::RMWOp::OR>),
      record("atomic_xor", update, emitBitwise<tt::RMWOp::XOR>),
      record("atomic_xchg", update, emitBitwise<tt::RMWOp::XCHG>),
      record("atomic_cas", "pointer, cmp, val, sem=None, scope=None",
             emitCompareAndSwap),
      record("atomic_load", "pointer, mask=None, sem=None, scope=None",
             emitAtomicLoad, LanguageVersion::V3_9),
      record("atomic_store", update, emitAtomicStore, LanguageVersion::V3_9),
      record("atomic_poll",
             "pointer, expected_value, sem=None, scope=None, timeout_ns=None",
             emitPoll, LanguageVersion::V3_9),
  };
  return records;
}

} // namespace kiln::triton
