// What one machine instruction costs: with live registers (LiveRegisters.h) the
// basis of every strategy and rematerialization.
//
// LLVM has no scheduling model of NVPTX (LoadLatency 4 for everything). The
// targets' opcode enums are not public, so opcodes are classified by the name
// the target prints for them, and inline PTX by its mnemonics.
#ifndef KILN_TARGETS_COST_COSTMODEL_H
#define KILN_TARGETS_COST_COSTMODEL_H

#include "targets/gpu/GpuFamily.h"
#include "targets/isa/Opcodes.h"
#include "llvm/ADT/DenseMap.h"
#include <string>

namespace llvm {
class MachineFunction;
class MachineInstr;
} // namespace llvm

namespace kiln {

/// Cycles of a partition (SM sub-partition, SIMD), for one warp.
struct OpCost {
  OpClass opClass = OpClass::Unknown;
  /// From issue until a dependent instruction can issue.
  unsigned latency = 1;
  /// Cycles until its pipe takes the next instruction of any warp, while the
  /// other partitions of the SM or CU are busy too.
  unsigned issue = 1;
  Pipe pipe = Pipe::None;
  /// Issue slots of the warp itself: cycles until it can issue to another pipe.
  /// More than one where an operation is several instructions, and on CDNA.
  unsigned slots = 1;
};

/// What an operation of this class costs on this GPU, for callers without a
/// machine instruction. `bytes` is the width of an access, per lane; 0: the
/// usual one, 4.
OpCost costOf(const GpuTarget &gpu, OpClass opClass, unsigned bytes = 0);
/// The same for one variant of the class.
OpCost costOf(const GpuTarget &gpu, const OpKind &kind);

/// What a product on tensor memory (tcgen05.mma) of one block is to costOf, by
/// rows and columns of D. In SASS they stand in a register: where nobody knows
/// what it holds, and of shapes that one block cannot have, it is the row of 128
/// rows and 256 columns with A in shared memory, the largest product.
OpKind tensorProductKind(unsigned rows, unsigned columns,
                         bool isFirstInTensorMemory);

/// Whether the costs of this GPU's family were measured. Otherwise its numbers
/// are published rates, another family's, or guesses: good enough to rank
/// instructions by, not to say which of two builds is faster. Read from the
/// family's record in Costs.td.
bool isCostMeasured(const GpuTarget &gpu);
/// The committed file with the family's measurements; empty where it was not
/// measured.
llvm::StringRef costMeasurements(const GpuTarget &gpu);
/// What the family's record says of its numbers, for messages: "Blackwell: not
/// measured; as Hopper, guess where it has no row of its own".
std::string costProvenance(const GpuTarget &gpu);

/// One row of Costs.td, which explains the fields.
struct CostRow {
  CostFamily family;
  OpClass opClass;
  const char *variant;
  uint16_t bytes, latency, issue, slots;
  Pipe pipe;
  const char *source;
};
/// Every row of every family.
llvm::ArrayRef<CostRow> costTable();
/// The row that costOf reads; null if neither the GPU's family nor those it is
/// like have one of the class.
const CostRow *costRow(const GpuTarget &gpu, const OpKind &kind);

/// What inline PTX is: its costliest statement.
OpKind kindOfPtx(llvm::StringRef text);
/// What inline assembly of either vendor is.
OpKind kindOfAsm(Vendor vendor, llvm::StringRef text);
/// The class alone.
OpClass classifyPtx(llvm::StringRef text);

/// Costs of the instructions of one function; caches by opcode. Cheap to make.
class CostModel {
public:
  explicit CostModel(const llvm::MachineFunction &function);
  Vendor vendor() const { return gpuVendor; }
  /// The GPU whose table is read: the function's, or the best known one of the
  /// vendor if Kiln has no record of it.
  const GpuTarget &gpu() const { return *target; }
  OpCost cost(const llvm::MachineInstr &instr) const;
  OpKind kind(const llvm::MachineInstr &instr) const;

private:
  Vendor gpuVendor;
  const GpuTarget *target;
  mutable llvm::DenseMap<std::pair<const void *, uint64_t>, OpCost> known;
};

} // namespace kiln

#endif
