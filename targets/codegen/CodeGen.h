//===- CodeGen.h - from LLVM IR to PTX or AMDGCN, and on to a file --------===//
//
// The last room of the street. The target machine is set up as llc sets it up
// (-O3 -fp-contract=fast), through the legacy pipeline in which pipeline hooks
// (PipelineHook.h) are called: that is how scheduling strategies and
// rematerialization passes get in without this file knowing them.
//
// Every function here leaves the module it is given as it was, except
// prepareModule and optimizeModule, whose purpose is to change it; so one
// module can be emitted several ways.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_CODEGEN_H
#define KILN_TARGETS_CODEGEN_CODEGEN_H

#include "targets/gpu/GpuTarget.h"
#include "targets/orders/CompilationOrders.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace kiln {

/// A remark of one of our passes (their names begin with "kiln-").
struct CodeGenRemark {
  std::string pass, name, function;
  /// "file:line:column" of the kernel source, or empty.
  std::string location;
  std::string message;
  /// What the message is made of, by name. Words between them have the name
  /// "String".
  std::vector<std::pair<std::string, std::string>> arguments;
};

struct CodeGenOptions {
  const GpuTarget *target = nullptr;
  /// Run LLVM's machine verifier after instruction selection, scheduling, and
  /// at the end.
  bool verifyMachineCode = false;
  /// Remarks of our passes are appended here.
  std::vector<CodeGenRemark> *remarks = nullptr;
  /// Ask for the remarks that cost time as well: those on single regions.
  bool explain = false;
  /// prepareModule has seen the module, for this target, and nothing but its
  /// kernels' orders has changed since: it need not run again.
  bool isPrepared = false;
  /// Receives what orders did to the kernels.
  OrderResults *results = nullptr;
  /// The options that wrote orders into the kernels, by attribute.
  OrderOrigins origins{};
};

/// The target machine of a GPU. Thread-safe; the first call registers LLVM's
/// targets.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const GpuTarget &target);

/// Makes a module one for this target: triple, data layout, target-cpu and
/// target-features of every function. Refuses a module that was made for the
/// other vendor or has no kernel. Idempotent.
llvm::Error prepareModule(llvm::Module &module, const CodeGenOptions &options);

/// LLVM's O3 middle end. For modules of our own lowering: other compilers'
/// modules come optimized.
llvm::Error optimizeModule(llvm::Module &module, const CodeGenOptions &options);

/// PTX or AMDGCN text. Legalizes masked accesses first (MaskedAccess.h).
llvm::Expected<std::string> emitAssembly(const llvm::Module &module,
                                         const CodeGenOptions &options);

/// Machine IR as text, as it is after the named pass ("machine-scheduler",
/// "finalize-isel", ...), or at the end of the pipeline if the name is empty.
llvm::Expected<std::string> emitMachineIR(const llvm::Module &module,
                                          const CodeGenOptions &options,
                                          llvm::StringRef stopAfter);

struct AssembleOptions {
  /// NVIDIA: registers a thread may have, written as .maxnreg into every
  /// kernel. 0: none. AMD takes its limit from the assembly, so there this is
  /// an error.
  unsigned maxRegs = 0;
  /// NVIDIA: keep the line table (ptxas -lineinfo). The AMD assembler always
  /// keeps it.
  bool lineInfo = false;
  /// Further arguments of ptxas or ld.lld.
  std::vector<std::string> extra;
};

/// Assembly text to a cubin (ptxas) or an hsaco (LLVM's assembler, then
/// ld.lld). `log` receives what the tools print.
llvm::Expected<std::string> assemble(llvm::StringRef asmText,
                                     const GpuTarget &target,
                                     const AssembleOptions &options,
                                     std::string *log = nullptr);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_CODEGEN_H
