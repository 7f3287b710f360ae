// The dialect `kiln` itself, for the files that define its attributes, types and ops.
#ifndef KILN_LOWERING_DIALECT_GPUBASE_TD
#define KILN_LOWERING_DIALECT_GPUBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Gpu_Dialect : Dialect {
  let name = "kiln";
  let cppNamespace = "::kiln::gpu";
  let summary = "Layouts, layout conversions, shared memory and barriers of the GPU-level IR";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  // Written by LLVM-style prefixes on ops of other dialects: kiln.vector, kiln.shared_offset, kiln.num_warps, ...
  let hasOperationAttrVerify = 1;
}

class Gpu_Op<string mnemonic, list<Trait> traits = []> : Op<Gpu_Dialect, mnemonic, traits>;

#endif
