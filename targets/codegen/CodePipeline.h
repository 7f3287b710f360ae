//===- CodePipeline.h - LLVM's code generator as one function call --------===//
//
// llc controls what its pipeline prints and verifies by process-wide switches
// (-stop-after, -verify-machineinstrs). Two kernels of one process may want
// different answers, so this builds the same pipeline from its public parts and
// asks for printing and verifying by inserting passes.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_CODEPIPELINE_H
#define KILN_TARGETS_CODEGEN_CODEPIPELINE_H

#include "targets/directives/CompilationDirectives.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace kiln {

class PassFolder;
class PassObserver;

/// What to do between the passes.
struct PipelineWatch {
  /// Run the machine verifier after some of them and at the end; a failure is
  /// an error naming the pass.
  bool verify = false;
  /// Receives what is there after each.
  PassFolder *folder = nullptr;
  /// Is shown it.
  PassObserver *observer = nullptr;
};

/// Assembly text of the module, which the code generator changes. `directives` has
/// the functions' directives; the pass manager owns it.
llvm::Expected<std::string>
runToAssembly(llvm::Module &module, llvm::TargetMachine &machine,
              std::unique_ptr<CompilationDirectives> directives,
              PipelineWatch watch);

/// Machine IR after the pass of this name, or at the end of the machine passes
/// if it is empty.
llvm::Expected<std::string>
runToMachineIR(llvm::Module &module, llvm::TargetMachine &machine,
               std::unique_ptr<CompilationDirectives> directives,
               PipelineWatch watch, llvm::StringRef stopAfter);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_CODEPIPELINE_H
