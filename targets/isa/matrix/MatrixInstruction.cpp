//===- MatrixInstruction.cpp - the table and questions to it --------------===//
#include "targets/isa/matrix/MatrixInstruction.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <tuple>

using namespace llvm;

namespace kiln {
namespace {
#define GET_MatrixTable_IMPL
#include "targets/isa/matrix/Matrix.inc"
} // namespace

unsigned bitsOf(MatrixType type) {
  switch (type) {
  case MatrixType::F64:
    return 64;
  case MatrixType::TF32:
  case MatrixType::F32:
  case MatrixType::S32:
    return 32;
  case MatrixType::F16:
  case MatrixType::BF16:
    return 16;
  case MatrixType::E2M3:
  case MatrixType::E3M2:
    return 6;
  case MatrixType::E2M1:
    return 4;
  default:
    return 8;
  }
}

// CDNA 4's ISA, "V_MFMA_SCALE_F32_16X16X128_F8F6F4".
unsigned mfmaFormat(MatrixType type) {
  constexpr MatrixType formats[] = {MatrixType::E4M3, MatrixType::E5M2,
                                    MatrixType::E2M3, MatrixType::E3M2,
                                    MatrixType::E2M1};
  const auto *found = find(formats, type);
  assert(found != std::end(formats) && "no type of a scaled MFMA");
  return found - formats;
}

PartType typeOf(MatrixPart part) {
  using E = PartType;
  switch (part) {
  case MatrixPart::F32:
    return {E::Float, 32, 1};
  case MatrixPart::F64:
    return {E::Double, 64, 1};
  case MatrixPart::I32:
    return {E::Integer, 32, 1};
  case MatrixPart::I64:
    return {E::Integer, 64, 1};
  case MatrixPart::V2F16:
    return {E::Half, 16, 2};
  case MatrixPart::V2F32:
    return {E::Float, 32, 2};
  case MatrixPart::V2I16:
    return {E::Integer, 16, 2};
  case MatrixPart::V2I32:
    return {E::Integer, 32, 2};
  case MatrixPart::V4F16:
    return {E::Half, 16, 4};
  case MatrixPart::V4F32:
    return {E::Float, 32, 4};
  case MatrixPart::V4F64:
    return {E::Double, 64, 4};
  case MatrixPart::V4I16:
    return {E::Integer, 16, 4};
  case MatrixPart::V4I32:
    return {E::Integer, 32, 4};
  case MatrixPart::V6I32:
    return {E::Integer, 32, 6};
  case MatrixPart::V8F16:
    return {E::Half, 16, 8};
  case MatrixPart::V8BF16:
    return {E::Bfloat, 16, 8};
  case MatrixPart::V8F32:
    return {E::Float, 32, 8};
  case MatrixPart::V8I16:
    return {E::Integer, 16, 8};
  case MatrixPart::V8I32:
    return {E::Integer, 32, 8};
  case MatrixPart::V16BF16:
    return {E::Bfloat, 16, 16};
  case MatrixPart::V16F16:
    return {E::Half, 16, 16};
  case MatrixPart::V16F32:
    return {E::Float, 32, 16};
  case MatrixPart::V16I16:
    return {E::Integer, 16, 16};
  case MatrixPart::V16I32:
    return {E::Integer, 32, 16};
  }
  llvm_unreachable("unknown part of a matrix");
}

CallOperands operandsOf(MatrixCall call) {
  CallOperands operands;
  operands.areSigns =
      call == MatrixCall::WmmaInteger || call == MatrixCall::WmmaSigns;
  operands.hasFactorBits =
      operands.areSigns || call == MatrixCall::WmmaModifiers;
  operands.hasModifierOfC =
      call == MatrixCall::WmmaModifiers || call == MatrixCall::WmmaModifierOfC;
  if (operands.hasModifierOfC || call == MatrixCall::WmmaSigns)
    operands.hints = 2;
  if (call == MatrixCall::Mfma) {
    operands.atEnd = 3;
    operands.bitsAtEnd = 32;
  } else if (operands.areSigns) {
    operands.atEnd = operands.bitsAtEnd = 1;
  }
  return operands;
}

std::pair<unsigned, unsigned> MatrixBases::at(unsigned reg,
                                              unsigned lane) const {
  unsigned row = 0, column = 0;
  for (unsigned bit = 0; bit != registerBits; ++bit)
    if (reg >> bit & 1) {
      row ^= registers[bit][0];
      column ^= registers[bit][1];
    }
  for (unsigned bit = 0; bit != std::size(lanes); ++bit)
    if (lane >> bit & 1) {
      row ^= lanes[bit][0];
      column ^= lanes[bit][1];
    }
  return {row, column};
}

ArrayRef<MatrixInstruction> allMatrixInstructions() { return MatrixTable; }

const MatrixInstruction *lookupMatrixInstruction(StringRef name) {
  const auto *found = find_if(MatrixTable, [&](const MatrixInstruction &row) {
    return name == row.name;
  });
  return found == std::end(MatrixTable) ? nullptr : found;
}

const MatrixInstruction *lookupMma(StringRef shape, StringRef result,
                                   StringRef left, StringRef right) {
  // Records name the types of both operands where those may differ.
  std::string name = ("mma." + shape + "." + result + "." + left).str();
  if (const MatrixInstruction *row = lookupMatrixInstruction(name))
    return left == right ? row : nullptr;
  return lookupMatrixInstruction(name + "." + right.str());
}

const MatrixInstruction *lookupScaledMma(StringRef shape, StringRef left,
                                         StringRef right, StringRef scales) {
  return lookupMatrixInstruction(
      ("mma.block_scale." + shape + ".f32." + left + "." + right + "." + scales)
          .str());
}

const MatrixInstruction &
withExchangedTypes(const MatrixInstruction &instruction) {
  if (instruction.aType == instruction.bType)
    return instruction;
  auto shape = [](const MatrixInstruction &row) {
    return std::tuple(row.m, row.n, row.k, row.lanes, row.cType, row.call,
                      StringRef(row.gpus));
  };
  const auto *found = find_if(MatrixTable, [&](const MatrixInstruction &row) {
    return row.aType == instruction.bType && row.bType == instruction.aType &&
           shape(row) == shape(instruction);
  });
  assert(found != std::end(MatrixTable) && "types go one way alone");
  return *found;
}

static MatrixSupport supportByNvidia(const GpuTarget &gpu,
                                     const MatrixInstruction &instruction) {
  if (!hasCapability(gpu, instruction.firstCapability))
    return MatrixSupport::None;
  return hasCapability(gpu, instruction.emulatedFirst, instruction.emulatedLast)
             ? MatrixSupport::Emulated
             : MatrixSupport::Native;
}

MatrixSupport matrixSupport(const GpuTarget &gpu,
                            const MatrixInstruction &instruction) {
  if (instruction.firstCapability)
    return supportByNvidia(gpu, instruction);
  SmallVector<StringRef, 4> gpus;
  SplitString(instruction.gpus, gpus);
  return any_of(
             gpus,
             [&](StringRef owner) { return gpuName(gpu).starts_with(owner); })
             ? MatrixSupport::Native
             : MatrixSupport::None;
}

std::string ownersOf(const MatrixInstruction &instruction) {
  if (instruction.firstCapability)
    return "sm_" + utostr(instruction.firstCapability) + " and later";
  SmallVector<StringRef, 4> gpus;
  SplitString(instruction.gpus, gpus);
  return join(gpus, ", ");
}

SmallVector<const MatrixInstruction *, 4>
matrixInstructionsOf(StringRef intrinsic) {
  SmallVector<const MatrixInstruction *, 4> result;
  for (const MatrixInstruction &row : MatrixTable) {
    StringRef rest = intrinsic;
    // The types of an overloaded intrinsic are vectors: ".v8f32.v16f16".
    if (rest.consume_front(row.intrinsic) &&
        (rest.empty() || rest.starts_with(".v")))
      result.push_back(&row);
  }
  return result;
}

} // namespace kiln
