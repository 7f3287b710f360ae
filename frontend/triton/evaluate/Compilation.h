//===- Compilation.h - what evaluating a program shares -------------------===//
//
// One compilation of one kernel: where ops go, where in the source they come
// from, which modules the program has, and which functions exist already. The
// functions of the language see it as an Emitter.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_COMPILATION_H
#define KILN_FRONTEND_TRITON_EVALUATE_COMPILATION_H

#include "frontend/dialect/Tile.h"
#include "frontend/triton/diagnose/Diagnostic.h"
#include "frontend/triton/evaluate/Functions.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace kiln::triton {

class Modules;
struct Builtin;
struct NativeFunction;

class Compilation final : public Emitter {
public:
  /// Modules are read from `disk`.
  Compilation(mlir::MLIRContext *context, const LanguageOptions &options,
              Diagnostics &diagnostics,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk);
  ~Compilation() override;

  mlir::Location location() const override;
  std::nullptr_t error(const llvm::Twine &message) override;
  void warn(const llvm::Twine &message) override;
  const Value *call(const Value *callee, CallArguments arguments) override;
  /// Takes so many of the steps that a compilation may have. False where there
  /// are no more, where the kernel has too many operations, or where
  /// evaluation nests too deep: that is an error, which has been reported.
  bool spend(uint64_t count = 1);
  /// The value, or null after an error where it is beyond the limits.
  const Value *admit(const Value *value);

  /// The value as an object of the class constexpr, which Python's own are not:
  /// a global of such a class may be used in a kernel.
  const Value *constexprOf(const Value *value);
  bool isConstexprObject(const Value *value) const {
    return constexprs.contains(value);
  }

  /// An error, with the nearest of the known names if one is near.
  std::nullptr_t unknownName(const llvm::Twine &message, llvm::StringRef name,
                             llvm::ArrayRef<llvm::StringRef> known);

  /// The function compiled for these arguments, one for each parameter, as a
  /// function of tile IR; and what a call of it gives, null where it returns
  /// nothing. No function after an error.
  struct Instance {
    tt::FuncOp function;
    const Value *result = nullptr; ///< with values of the function's own
    bool hasFailed = false;        ///< the error has been reported
    bool isOpen = false;           ///< its body is being walked
  };
  const Instance *instantiate(const FunctionValue *function,
                              llvm::ArrayRef<const Value *> arguments);

  /// The one value of a function that is implemented here.
  const Value *native(const NativeFunction &function);
  const Value *builtin(const Builtin &record);
  Modules &modules() { return *programModules; }
  /// Where messages go that have a place of their own, of the parser.
  Diagnostics &reports() { return diagnostics; }
  /// Where the functions go.
  mlir::ModuleOp module;

  /// Where the expression that is evaluated stands, and how deep in others.
  class At {
  public:
    At(Compilation &compilation, const SourceFile &file, SourceRange range)
        : compilation(compilation), before(compilation.place) {
      compilation.place = {&file, range};
      ++compilation.depth;
    }
    ~At() {
      compilation.place = before;
      --compilation.depth;
    }

  private:
    Compilation &compilation;
    SourceLocation before;
  };
  /// The name that is assigned, for locations.
  class Naming {
  public:
    Naming(Compilation &compilation, llvm::StringRef name)
        : compilation(compilation), before(compilation.assigned) {
      compilation.assigned = name;
    }
    ~Naming() { compilation.assigned = before; }

  private:
    Compilation &compilation;
    llvm::StringRef before;
  };
  /// While it lives, errors are not reported; the first is kept.
  class Attempt {
  public:
    explicit Attempt(Compilation &compilation)
        : compilation(compilation), outer(compilation.attempt) {
      compilation.attempt = this;
    }
    ~Attempt() { compilation.attempt = outer; }
    std::string message; ///< empty where there was none

  private:
    friend class Compilation;
    Compilation &compilation;
    Attempt *outer;
  };
  /// Whether functions of the language may emit while it lives: in the body of
  /// a kernel, and not where a module's names, defaults or types are evaluated.
  class Emitting {
  public:
    Emitting(Compilation &compilation, bool may)
        : compilation(compilation), before(compilation.mayEmit) {
      compilation.mayEmit = may;
    }
    ~Emitting() { compilation.mayEmit = before; }

  private:
    Compilation &compilation;
    bool before;
  };
  bool canEmit() const { return mayEmit; }
  /// A call of a function of the program: notes of errors name it.
  class Calling {
  public:
    Calling(Compilation &compilation, const CallableValue *callee);
    ~Calling();
    /// False where calls nest too deep; the error has been reported.
    bool isAllowed() const { return allowed; }

  private:
    Compilation &compilation;
    bool allowed = true;
  };

private:
  struct Frame {
    const CallableValue *callee;
    SourceLocation from;
  };
  SourceLocation place;
  unsigned depth = 0;
  uint64_t steps = 0;
  bool mayEmit = false;
  bool isOver = false; ///< the steps are spent, and that has been reported
  llvm::StringRef assigned;
  Attempt *attempt = nullptr;
  std::vector<Frame> frames;
  Diagnostics &diagnostics;
  std::unique_ptr<Modules> programModules;
  llvm::StringMap<Instance> instances;
  llvm::DenseSet<const Value *> constexprs;
  /// By record; a function is the same value wherever it is named.
  llvm::DenseMap<const void *, const Value *> implemented;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_COMPILATION_H
