//===- Compile.h - from Triton-language source to tile IR -----------------===//
//
// The entry point of this front end: a file of Python with kernels of the
// Triton language, and for which types of its parameters one is compiled.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_COMPILE_H
#define KILN_FRONTEND_TRITON_COMPILE_H

#include "frontend/triton/diagnose/Diagnostic.h"
#include "frontend/triton/language/Options.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kiln::triton {

/// What a kernel is compiled for.
struct KernelRequest {
  std::string kernel; ///< empty: the only one of the file
  /// As Triton's ahead-of-time compiler takes it: for each parameter, or for
  /// each that `constants` does not name, "*fp16:16" (type, and what its value
  /// is a multiple of; ":1" makes it the constant 1), "i32", or a constant as a
  /// literal of Python. Empty: the kernel has no such parameter.
  std::string signature;
  /// Constants by the parameter's name, as expressions of Python: "128",
  /// "None", "tl.float16", or a function of the file.
  std::vector<std::pair<std::string, std::string>> constants;
  LanguageOptions options;
  /// Where the launch says them; else a configuration of the kernel's
  /// autotuner does, or `options`.
  std::optional<unsigned> numWarps, numStages;
  /// Folders in which imports are looked for, after the file's own.
  std::vector<std::string> searchPath;
};

/// A configuration under which an autotuner compiles a kernel:
/// `triton.Config({"BLOCK": 128}, num_warps=8)`.
struct Configuration {
  /// As in KernelRequest; parameters of the kernel alone.
  std::vector<std::pair<std::string, std::string>> constants;
  std::optional<unsigned> numWarps, numStages;
};

/// A parameter of a kernel in a file.
struct ParameterInfo {
  std::string name;
  bool isConstexpr = false;
  std::string defaultText; ///< as it stands there; empty: none
  bool isTuned = false;    ///< a configuration or a heuristic gives it a value
};

/// A kernel of a file, or a function that kernels call, which looks alike.
struct KernelInfo {
  std::string name;
  unsigned line = 0;
  std::vector<ParameterInfo> parameters;
};

/// A file of a program, read; it stays as long as messages refer to it.
class Program {
public:
  /// What the file imports is read from `disk`.
  explicit Program(std::unique_ptr<llvm::MemoryBuffer> buffer,
                   llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk =
                       llvm::vfs::getRealFileSystem());
  ~Program();

  /// What has been said so far.
  Diagnostics diagnostics;

  /// The functions that run on GPUs, in the order in which they stand; nothing
  /// after an error.
  std::optional<std::vector<KernelInfo>>
  kernels(const std::vector<std::string> &searchPath);
  /// The configurations of the kernel's autotuner that agree with the constants
  /// of the request; empty where there is no autotuner. Nothing after an error:
  /// a configuration that the host alone knows is one.
  std::optional<std::vector<Configuration>>
  configurations(const KernelRequest &request);
  /// The kernel as tile IR, its calls inlined, verified. Null after an error.
  /// What the request leaves open of an autotuned kernel its first
  /// configuration says that agrees with the rest, as a remark tells; `taken`
  /// receives it.
  mlir::OwningOpRef<mlir::ModuleOp> compile(const KernelRequest &request,
                                            mlir::MLIRContext &context,
                                            Configuration *taken = nullptr);

private:
  struct Opened;
  /// Reads the file for a compilation in the context, with the dialects of tile
  /// IR loaded.
  Opened &open(mlir::MLIRContext &context, const LanguageOptions &options,
               const std::vector<std::string> &searchPath);

  std::unique_ptr<llvm::MemoryBuffer> buffer;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk;
  /// The compilations so far, whose files messages point into.
  std::vector<std::shared_ptr<void>> kept;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_COMPILE_H
