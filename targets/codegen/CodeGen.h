//===- CodeGen.h - from LLVM IR to PTX or AMDGCN, and on to a file --------===//
//
// The target machine is set up as llc sets it up (-O3 -fp-contract=fast),
// through the legacy pipeline in which pipeline hooks (PipelineHook.h) are
// called: this is how scheduling strategies and rematerialization passes run
// without this file including them.
//
// A module comes in through prepareModule, once; everything after it asks for a
// prepared module, says so where it is not, and does none of that work again.
// The size of its shared pointers is the only thing that directives may still
// change. emitAssembly and emitMachineIR leave the module as it was, so one
// module can be emitted several times.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_CODEGEN_H
#define KILN_TARGETS_CODEGEN_CODEGEN_H

#include "targets/codegen/Memo.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/gpu/GpuFamily.h"
#include "targets/support/Errors.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {
class PassFolder;
class PassObserver;

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
  /// Emit expensive remarks as well: those on single regions.
  bool explain = false;
  /// Receives what directives did to the kernels.
  DirectiveResults *results = nullptr;
  /// The options that wrote directives into the kernels, by attribute.
  DirectiveOrigins origins{};
  /// A multiplication and an addition may be fused (FMA).
  bool fpFusion = true;
  /// NVIDIA: the version of PTX to write, times ten. 0: the GPU's own
  /// (GpuTarget::ptxVersion).
  unsigned ptxVersion = 0;
  /// Receives what is there after each of LLVM's passes.
  PassFolder *passFolder = nullptr;
  /// Is shown the code between the passes of the code generator.
  PassObserver *passObserver = nullptr;
};

/// Makes a module one for this target: triple, data layout, target-cpu and
/// target-features of every function, libdevice where it is called. Refuses a
/// module that was made for the other vendor, has no kernel, needs an
/// instruction the GPU lacks, or is not valid.
llvm::Error prepareModule(llvm::Module &module, const CodeGenOptions &options);

/// LLVM's O3 middle end on a prepared module of our own lowering: other
/// compilers' modules come optimized.
llvm::Error optimizeModule(llvm::Module &module, const CodeGenOptions &options);

/// Makes neighbouring accesses of a prepared module one, as code generation
/// will: for callers that count the GPU's accesses. The middle end scalarizes a
/// vector where that is free.
llvm::Error joinAccesses(llvm::Module &module, const CodeGenOptions &options);

/// Runs the passes over LLVM IR that the kernels of a prepared module ask for
/// (IrPass.h), in place: what is emitted or emulated afterwards is their
/// result.
llvm::Error runRequestedPasses(llvm::Module &module,
                               const CodeGenOptions &options);

/// PTX or AMDGCN text of a prepared module. Legalizes masked accesses first
/// (MaskedAccess.h).
llvm::Expected<std::string> emitAssembly(const llvm::Module &module,
                                         const CodeGenOptions &options);

/// Machine IR as text, as it is after the named pass ("machine-scheduler",
/// "finalize-isel", ...), or at the end of the pipeline if the name is empty.
llvm::Expected<std::string> emitMachineIR(const llvm::Module &module,
                                          const CodeGenOptions &options,
                                          llvm::StringRef stopAfter);

/// What an assembler made of a text, and what it printed.
struct Assembled {
  std::string object, log;
};
/// By text and options.
using AssemblyMemo = Memo<Assembled>;

struct AssemblyOptions {
  /// As in CodeGenOptions: ptxas fuses, too.
  bool fpFusion = true;
  /// When ptxas is stopped where it still runs: a DeadlineError.
  Deadline deadline{};
  /// NVIDIA: ptxas's option of that name; absent: its own default.
  std::optional<unsigned> registerUsageLevel{};
  /// NVIDIA: path of the file for ptxas's --apply-controls; empty: none.
  std::string ptxasControls{};
  /// Where the same text may be assembled several times; not null: it is
  /// assembled once.
  AssemblyMemo *memo = nullptr;
};

/// Assembly text to a cubin (ptxas) or an hsaco (LLVM's assembler, then
/// ld.lld). `log` receives what the tools print.
llvm::Expected<std::string> assemble(llvm::StringRef asmText,
                                     const GpuTarget &target,
                                     std::string *log = nullptr,
                                     const AssemblyOptions &options = {});

/// NVIDIA: the version of PTX, times ten, for this GPU and a requested version;
/// 0 requests the newest that both LLVM and the installed ptxas take, at most
/// the GPU's own. A request that cannot be met is an error. AMD: 0.
llvm::Expected<unsigned> choosePtxVersion(const GpuTarget &target,
                                          unsigned wish);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_CODEGEN_H
