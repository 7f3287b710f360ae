// The part of the pipeline that is MLIR: tile IR text to LLVM IR, with every
// diagnostic turned into one llvm::Error.
#ifndef KILN_TOOLS_DRIVER_TILETOLLVM_H
#define KILN_TOOLS_DRIVER_TILETOLLVM_H

#include "lowering/Pipeline.h"
#include "tools/driver/TileModule.h"

namespace kiln {

/// The pass that remarks of the lowering name (Compiled::remarks).
inline constexpr llvm::StringLiteral kLoweringRemark = "kiln-lowering";

/// A parameter of a kernel in tile IR.
struct TileParameter {
  std::string name; ///< the source's, else argN
  std::string type; ///< as Triton's signatures spell it
  FactMask facts = 0;
  /// A statement of the source that is no row of factRows(); empty: none.
  std::string otherFact{};
  /// What its values are multiples of, by the source: bytes of pointers.
  int64_t divisibility = 1;
  /// Whether the kernel may write memory through it (parameterWrites).
  std::optional<bool> written{};
};

/// A kernel of tile IR as a launch sees it.
struct TileSignature {
  std::string kernel;
  /// A tensor descriptor among them as what launchers pass for it
  /// (frontend/text/DescriptorParameters.h).
  std::vector<TileParameter> parameters;
};

/// The kernels of a tile IR file, or that one named; nothing is lowered.
llvm::Expected<std::vector<TileSignature>>
tileSignatures(llvm::MemoryBufferRef source, llvm::StringRef name);

/// The parameters of the kernel `name` (empty: the only one) of a tile IR file,
/// and what the kernel may assume of them.
llvm::Expected<std::vector<TileParameter>>
tileParameters(llvm::MemoryBufferRef source, llvm::StringRef name);

/// A kernel of tile IR, as far as its lowering variants depend on that.
struct TileKernel {
  std::string name;
  /// The strategy that it would carry; empty: none.
  std::string strategy;
  /// It multiplies matrices, or loads or stores blocks by descriptors: what has
  /// several lowering variants.
  bool mayHaveVariants = false;
  /// A loop of dots is nested in another one: the kernel itself loops over
  /// tiles, and is launched once for each SM.
  bool takesTiles = false;
  /// A launch passes it tensor descriptors (kTakesDescriptorsAttr).
  bool takesDescriptors = false;
};

/// The kernels of a tile IR file that the options mean, with their directives.
llvm::Expected<std::vector<TileKernel>>
tileKernels(llvm::MemoryBufferRef source, const CompileOptions &options);

/// A tile IR file as it is lowered to LLVM IR. Each kernel is lowered in a
/// module of its own, because warps, layouts and shared memory are the
/// kernel's, not the file's.
class TileToLLVM {
public:
  TileToLLVM();
  /// Of tile IR in memory: goes on in its context.
  explicit TileToLLVM(std::unique_ptr<mlir::MLIRContext> context);

  /// Parses and verifies; keeps the kernel `options.kernel` alone if one is
  /// named; gives the kernels the directives of the command line.
  llvm::Error parse(llvm::MemoryBufferRef source,
                    const CompileOptions &options);
  /// The same for a verified module of the context; errors call it `name`.
  llvm::Error take(mlir::OwningOpRef<mlir::ModuleOp> file, llvm::StringRef name,
                   const CompileOptions &options);
  /// Tile IR to GPU-level IR.
  llvm::Error lowerToGpu();
  /// GPU-level IR to LLVM IR, all kernels in one module.
  llvm::Expected<std::unique_ptr<llvm::Module>>
  lowerToLLVM(llvm::LLVMContext &context);

  /// What the lowering says of the kernels to people: what it could not do as
  /// asked.
  llvm::ArrayRef<CodeGenRemark> remarks() const { return said; }

  /// What the source calls the parameters, by kernel, before anything is
  /// lowered; empty names where it does not say.
  std::map<std::string, std::vector<std::string>> parameterNames();
  /// The kernels' parameters.
  std::vector<TileSignature> signatures();
  /// All kernels there are.
  std::vector<TileKernel> all();
  /// The text of the modules as they are now.
  std::string print() const;

private:
  struct Kernel {
    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::string name;
    LoweringOptions lowering;
  };
  llvm::Error enter(mlir::OwningOpRef<mlir::ModuleOp> file,
                    llvm::StringRef name, const CompileOptions &options);
  llvm::Error split(mlir::OwningOpRef<mlir::ModuleOp> file,
                    const CompileOptions &options);
  /// Runs what reads a file called `name`; null, with the reason in `messages`,
  /// where it fails.
  mlir::OwningOpRef<mlir::ModuleOp>
  read(llvm::StringRef name, std::string &messages,
       llvm::function_ref<mlir::OwningOpRef<mlir::ModuleOp>()> reader);
  /// Runs `stage` and returns the diagnostics it gave as an error, if it
  /// failed.
  llvm::Error checked(llvm::function_ref<bool()> stage,
                      llvm::StringRef kernel = "");

  std::unique_ptr<mlir::MLIRContext> context;
  std::vector<Kernel> kernels;
  std::vector<CodeGenRemark> said;
};

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_TILETOLLVM_H
