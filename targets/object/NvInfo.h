//===- NvInfo.h - the attributes of a cubin -------------------------------===//
//
// .nv.info is of the whole cubin, .nv.info.<function> of one section of code.
// The format has no public description; what is here was established with ptxas
// 13.0 on sm_75 to sm_120 (CubinReader.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_NVINFO_H
#define KILN_TARGETS_OBJECT_NVINFO_H

#include "targets/isa/sass/Sass.h"
#include "targets/object/ElfView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln {

/// Attributes that are read; the others are skipped by their format, because
/// new ones keep arriving.
enum class NvInfoAttribute : uint8_t {
  MaxThreads = 0x05,
  ParameterBank = 0x0a,
  RequiredThreads = 0x10,
  FrameSize = 0x11,
  MinStackSize = 0x12,
  Parameter = 0x17,
  MaxRegisters = 0x1b,
  RegisterCount = 0x2f,
  IndirectBranchTargets = 0x34,
  ToolkitVersion = 0x37,
  BlocksPerCluster = 0x3d,
  BarrierCount = 0x4c,
  MovesRegisters = 0x54,
  Annotations = 0x55,
};

/// One record: format byte, attribute byte, then a 16-bit value or the length
/// of a payload.
struct NvInfoRecord {
  NvInfoAttribute attribute;
  uint16_t value;
  llvm::ArrayRef<uint8_t> payload;
};

/// Calls `visit` for each record. The error names the section and where it is
/// damaged; what is before that was visited.
llvm::Error forEachNvInfo(llvm::ArrayRef<uint8_t> bytes,
                          llvm::StringRef section,
                          llvm::function_ref<void(const NvInfoRecord &)> visit);

/// Adds what one record of indirect branch targets says of `code`. Adds nothing
/// where any of it does not fit: an offset that is none of an instruction, a
/// branch that is no indirect one, a list that ends early or has no members.
void addBranchTargets(llvm::ArrayRef<uint8_t> payload,
                      llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                      SassBranchTargets &targets);

/// The same from the attributes of one function, kernel or not. Empty where its
/// attributes are damaged or say nothing of it.
SassBranchTargets branchTargetsOf(const ElfView &elf, llvm::StringRef function,
                                  llvm::ArrayRef<uint8_t> code,
                                  const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_NVINFO_H
