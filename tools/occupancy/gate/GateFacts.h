// What a gate remembers of a kernel: the figures that it compares.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_GATEFACTS_H
#define KILN_TOOLS_OCCUPANCY_GATE_GATEFACTS_H

#include "targets/object/Resources.h"

namespace kiln {

/// One kernel of one file. Absent: the file does not say.
struct GateFacts {
  std::string file, kernel, target;
  /// The tool that wrote the machine code: figures of two of them are not
  /// compared.
  std::string producer;
  std::optional<unsigned> threads;
  /// Registers of a thread as the file has them, and after rounding to what the
  /// hardware hands out.
  std::optional<unsigned> registers, registersAllocated;
  std::optional<uint64_t> spillStoreBytes, spillLoadBytes;
  std::optional<unsigned> scalarSpills;
  /// Resident warps of an SM or CU, of how many; 0: it cannot be launched.
  std::optional<unsigned> warps, maxWarps;
  /// Each wgmma waits for the one before.
  bool serialized = false;
  /// Rules of the machine that its code breaks, its functions' included.
  /// Absent: nobody checked, or nobody can (AMD's machines, tables that lack
  /// the GPU). The file's resources do not say it; the gate has the code
  /// checked.
  std::optional<unsigned> hazards;
  /// Where in the kernel's own code they are, in bytes; a baseline has none.
  std::vector<uint64_t> hazardOffsets;

  /// What is in the file and what its launch makes of it.
  static GateFacts of(const KernelResources &kernel, const LaunchShape &launch);

  /// The fields of a baseline.
  llvm::json::Object toJSON() const;
};

bool fromJSON(const llvm::json::Value &value, GateFacts &facts,
              llvm::json::Path path);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_GATEFACTS_H
