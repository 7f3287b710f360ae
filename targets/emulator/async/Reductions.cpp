//===- Reductions.cpp - what TMA does to elements -------------------------===//
#include "targets/emulator/async/Reductions.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;
using llvm::APFloat;

/// Null: these elements are no floats that TMA reduces.
static const llvm::fltSemantics *semanticsOf(TensorMapElement element) {
  switch (element) {
  case TensorMapElement::F16:
    return &APFloat::IEEEhalf();
  case TensorMapElement::BF16:
    return &APFloat::BFloat();
  case TensorMapElement::F32:
    return &APFloat::IEEEsingle();
  default:
    return nullptr;
  }
}

static uint64_t ofFloats(TensorReduction kind,
                         const llvm::fltSemantics &semantics, uint64_t old,
                         uint64_t value) {
  unsigned bits = APFloat::getSizeInBits(semantics);
  APFloat a(semantics, llvm::APInt(bits, old)),
      b(semantics, llvm::APInt(bits, value));
  if (kind == TensorReduction::Add)
    a.add(b, APFloat::rmNearestTiesToEven);
  else
    a = kind == TensorReduction::Min ? minnum(a, b) : maxnum(a, b);
  return a.bitcastToAPInt().getZExtValue();
}

uint64_t ElementReduction::of(uint64_t old, uint64_t value) const {
  if (const llvm::fltSemantics *semantics = semanticsOf(element))
    return ofFloats(kind, *semantics, old, value);
  bool isSigned =
      element == TensorMapElement::S32 || element == TensorMapElement::S64;
  unsigned bits = 8 * bytesOf(element);
  bool isLess =
      isSigned ? llvm::SignExtend64(old, bits) < llvm::SignExtend64(value, bits)
               : old < value;
  switch (kind) {
  case TensorReduction::Add:
    return old + value;
  case TensorReduction::Min:
    return isLess ? old : value;
  case TensorReduction::Max:
    return isLess ? value : old;
  case TensorReduction::Inc:
    return old >= value ? 0 : old + 1;
  case TensorReduction::Dec:
    return old == 0 || old > value ? value : old - 1;
  case TensorReduction::And:
    return old & value;
  case TensorReduction::Or:
    return old | value;
  case TensorReduction::Xor:
    return old ^ value;
  }
  llvm_unreachable("all reductions have been done");
}

void ElementReduction::apply(uint64_t to, uint64_t from, uint32_t bytes) const {
  // Of a launch one thread runs at a time, so no other access comes in between.
  unsigned size = bytesOf(element);
  for (uint32_t at = 0; at != bytes; at += size) {
    uint64_t old = 0, value = 0;
    std::memcpy(&old, reinterpret_cast<const void *>(to + at), size);
    std::memcpy(&value, reinterpret_cast<const void *>(from + at), size);
    uint64_t result = of(old, value);
    std::memcpy(reinterpret_cast<void *>(to + at), &result, size);
  }
}
