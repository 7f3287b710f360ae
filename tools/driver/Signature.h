// What a kernel may assume of its arguments, as a person writes it.
#ifndef KILN_TOOLS_DRIVER_SIGNATURE_H
#define KILN_TOOLS_DRIVER_SIGNATURE_H

#include "targets/launch/ArgumentFacts.h"
#include "tools/driver/TileToLLVM.h"

namespace kiln {

/// A type as Triton's signatures spell it ("*fp16", "i32"); MLIR's spelling
/// where they have none.
std::string signatureType(mlir::Type type);
/// The same of a type that is no pointer, by MLIR's name for it.
std::string signatureType(llvm::StringRef type);

/// Reads "*fp16:16, i32:16, i32": for each parameter its type, which has to be
/// the kernel's, and the facts that hold of it, by their short names
/// (factRows). The facts, parameter by parameter.
llvm::Expected<std::vector<FactMask>>
readSignature(llvm::StringRef signature,
              llvm::ArrayRef<TileParameter> parameters);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_SIGNATURE_H
