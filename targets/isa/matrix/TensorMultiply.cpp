//===- TensorMultiply.cpp - tcgen05.mma: operands in tensor memory --------===//
#include "targets/isa/matrix/TensorMultiply.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

static constexpr StringLiteral kKindNames[] = {
    "f16", "tf32", "f8f6f4", "i8", "mxf8f6f4", "mxf4", "mxf4nvf4"};

std::optional<TensorKind> tensorKindOf(StringRef name) {
  const auto *found = find(kKindNames, name);
  if (found == std::end(kKindNames))
    return std::nullopt;
  return TensorKind(found - std::begin(kKindNames));
}

StringRef nameOf(TensorKind kind) { return kKindNames[unsigned(kind)]; }

unsigned usualScaleRun(TensorKind kind) {
  return kind < TensorKind::MXF8F6F4    ? 0
         : kind == TensorKind::MXF4NVF4 ? 16
                                        : 32;
}

/// Only formats of four bits, without room between them.
static bool isDense(TensorKind kind) {
  return kind == TensorKind::MXF4 || kind == TensorKind::MXF4NVF4;
}

/// The type that a kind calls by a number.
static std::optional<MatrixType> typeOf(TensorKind kind, unsigned number) {
  switch (kind) {
  case TensorKind::F16:
    if (number > 1)
      return std::nullopt;
    return number ? MatrixType::BF16 : MatrixType::F16;
  case TensorKind::TF32:
    return number == 2 ? std::optional(MatrixType::TF32) : std::nullopt;
  case TensorKind::I8:
    if (number > 1)
      return std::nullopt;
    return number ? MatrixType::S8 : MatrixType::U8;
  case TensorKind::F8F6F4:
  case TensorKind::MXF8F6F4:
    switch (number) {
    case 0:
      return MatrixType::E4M3;
    case 1:
      return MatrixType::E5M2;
    case 3:
      return MatrixType::E2M3;
    case 4:
      return MatrixType::E3M2;
    case 5:
      return MatrixType::E2M1;
    }
    return std::nullopt;
  case TensorKind::MXF4:
  case TensorKind::MXF4NVF4:
    return number == 1 ? std::optional(MatrixType::E2M1) : std::nullopt;
  }
  llvm_unreachable("unknown kind");
}

static std::optional<MatrixType> resultOf(TensorKind kind, unsigned number) {
  bool isInteger = kind == TensorKind::I8,
       mayBeHalf = kind == TensorKind::F16 || kind == TensorKind::F8F6F4;
  if (isInteger)
    return number == 2 ? std::optional(MatrixType::S32) : std::nullopt;
  if (number == 0 && mayBeHalf)
    return MatrixType::F16;
  return number == 1 ? std::optional(MatrixType::F32) : std::nullopt;
}

TensorShape tensorShapeOf(uint32_t descriptor) {
  return {(descriptor >> 24 & 0x1f) << 4, (descriptor >> 17 & 0x3f) << 3};
}

const char *readTensorMultiply(TensorKind kind, unsigned scaleRun,
                               uint32_t descriptor, TensorMultiply &result) {
  TensorShape shape = tensorShapeOf(descriptor);
  auto field = [&](unsigned bit, unsigned bits) {
    return descriptor >> bit & ((1u << bits) - 1);
  };
  if (field(2, 1))
    return "asks for a sparse A";
  if (field(3, 1))
    return "asks for saturation";
  bool isScaled = scaleRun != 0;
  auto a = typeOf(kind, field(7, 3)), b = typeOf(kind, field(10, 3)),
       d = isScaled ? std::optional(MatrixType::F32)
                    : resultOf(kind, field(4, 2));
  if (!a || !b)
    return "asks for a type of A or B that its kind does not have";
  if (!d)
    return "asks for a type of D that its kind does not have";
  result = {kind,
            *a,
            *b,
            *d,
            /*m=*/shape.rows,
            /*n=*/shape.columns,
            /*k=*/0,
            field(15, 1) != 0,
            field(16, 1) != 0,
            field(13, 1) != 0,
            field(14, 1) != 0,
            scaleRun,
            field(23, 1) ? MatrixType::E8M0 : MatrixType::UE4M3,
            isScaled ? field(29, 2) : 0,
            isScaled ? field(4, 2) : 0};
  unsigned chunks = TensorMultiply::kBytesOfK / 16;
  result.k = chunks * result.perChunk(*a);
  if (result.m != 128 && (isScaled || result.m != 64))
    return isScaled ? "asks for another number of rows than 128"
                    : "asks for another number of rows than 64 or 128";
  if (!result.n || result.n > 256)
    return "asks for another number of columns than 8 to 256";
  if (kind == TensorKind::I8 && (result.negateA || result.negateB))
    return "asks for negated integers";
  bool isWide = kind == TensorKind::TF32;
  if ((isDense(kind) || isWide) && (result.transposeA || result.transposeB))
    return "asks for operands of 4 or 32 bits that are not contiguous along K";
  if (!isScaled)
    return nullptr;
  if (result.scaleType == MatrixType::UE4M3 && kind != TensorKind::MXF4NVF4)
    return "asks for a type of scales that its kind does not have";
  unsigned last = 4 - result.scalesOfRow();
  if (result.scaleByteA > last || result.scaleByteB > last)
    return "asks for scales beyond their word";
  return nullptr;
}

/// By which number the kind calls a type.
static uint32_t numberOf(TensorKind kind, MatrixType type) {
  for (unsigned number = 0; number != 8; ++number)
    if (typeOf(kind, number) == type)
      return number;
  llvm_unreachable("the kind has the type");
}

static uint32_t numberOfResult(TensorKind kind, MatrixType type) {
  for (unsigned number = 0; number != 4; ++number)
    if (resultOf(kind, number) == type)
      return number;
  llvm_unreachable("the kind has the type");
}

uint32_t instructionDescriptor(const TensorMultiply &multiply) {
  bool isScaled = multiply.scaleRun != 0;
  uint32_t shape = numberOf(multiply.kind, multiply.aType) << 7 |
                   numberOf(multiply.kind, multiply.bType) << 10 |
                   uint32_t(multiply.negateA) << 13 |
                   uint32_t(multiply.negateB) << 14 |
                   uint32_t(multiply.transposeA) << 15 |
                   uint32_t(multiply.transposeB) << 16 | multiply.n / 8 << 17 |
                   multiply.m / 16 << 24;
  if (!isScaled)
    return shape | numberOfResult(multiply.kind, multiply.dType) << 4;
  return shape | multiply.scaleByteB << 4 |
         uint32_t(multiply.scaleType == MatrixType::E8M0) << 23 |
         multiply.scaleByteA << 29;
}

unsigned TensorMultiply::perChunk(MatrixType type) const {
  if (isDense(kind))
    return 32;
  return 16 * 8 / std::max(bitsOf(type), 8u);
}

//===----------------------------------------------------------------------===//
// Loads, stores and copies
//===----------------------------------------------------------------------===//

unsigned TensorAccess::registers() const {
  return shape == Of16x128 ? 2 * times : shape == Of16x256 ? 4 * times : times;
}

TensorAccess::Location TensorAccess::at(unsigned lane, unsigned reg) const {
  switch (shape) {
  case Of32x32:
    return {lane, reg};
  case Of16x64:
    return {lane / 4 + 8 * (lane & 1), (lane >> 1 & 1) + 2 * reg};
  case Of16x128:
    return {lane / 4 + 8 * (reg & 1), lane % 4 + 4 * (reg / 2)};
  case Of16x256:
    return {lane / 4 + 8 * (reg >> 1 & 1),
            (reg & 1) + 2 * (lane % 4) + 8 * (reg / 4)};
  case Of16x32x2:
    return {lane % 16, reg};
  }
  llvm_unreachable("unknown shape");
}

std::optional<TensorAccess> tensorAccessOf(StringRef shape, StringRef times) {
  struct Row {
    const char *name;
    TensorAccess::Shape shape;
    unsigned most;
  };
  static constexpr Row rows[] = {{"32x32b", TensorAccess::Of32x32, 128},
                                 {"16x64b", TensorAccess::Of16x64, 128},
                                 {"16x128b", TensorAccess::Of16x128, 64},
                                 {"16x256b", TensorAccess::Of16x256, 32},
                                 {"16x32bx2", TensorAccess::Of16x32x2, 128}};
  const auto *row =
      find_if(rows, [&](const Row &it) { return it.name == shape; });
  unsigned count;
  if (row == std::end(rows) || !times.consume_front("x") ||
      times.getAsInteger(10, count) || !count || count > row->most ||
      (count & (count - 1)))
    return std::nullopt;
  return TensorAccess{row->shape, count};
}

unsigned TensorCopy::rows() const {
  switch (shape) {
  case Of128x256:
  case Of128x128:
    return 128;
  case Of64x128To02And13:
  case Of64x128To01And23:
    return 64;
  case Of32x128ToAll:
    return 32;
  }
  llvm_unreachable("unknown shape");
}

unsigned TensorCopy::rowOf(unsigned lane) const {
  unsigned warp = lane / TensorMultiply::kLanesOfWarp,
           within = lane % TensorMultiply::kLanesOfWarp;
  if (shape == Of64x128To02And13)
    return warp % 2 * 32 + within;
  if (shape == Of64x128To01And23)
    return warp / 2 * 32 + within;
  return lane % rows();
}

std::optional<TensorCopy> tensorCopyOf(StringRef shape) {
  return StringSwitch<std::optional<TensorCopy>>(shape)
      .Case("128x256b", TensorCopy{TensorCopy::Of128x256})
      .Case("128x128b", TensorCopy{TensorCopy::Of128x128})
      .Cases({"64x128b.warpx2::02_13", "64x128b_warpx2_02_13"},
             TensorCopy{TensorCopy::Of64x128To02And13})
      .Cases({"64x128b.warpx2::01_23", "64x128b_warpx2_01_23"},
             TensorCopy{TensorCopy::Of64x128To01And23})
      .Cases({"32x128b.warpx4", "32x128b_warpx4"},
             TensorCopy{TensorCopy::Of32x128ToAll})
      .Default(std::nullopt);
}

} // namespace kiln
