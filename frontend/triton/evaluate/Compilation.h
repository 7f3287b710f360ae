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
#include "llvm/ADT/StringMap.h"

namespace kiln::triton {

class Modules;
struct Builtin;
struct NativeFunction;

class Compilation final : public Emitter {
public:
  Compilation(mlir::MLIRContext *context, const LanguageOptions &options,
              Diagnostics &diagnostics);
  ~Compilation() override;

  mlir::Location location() const override;
  std::nullptr_t error(const llvm::Twine &message) override;
  void warn(const llvm::Twine &message) override;
  const Value *call(const Value *callee, CallArguments arguments) override;
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

  /// Where the expression that is evaluated stands.
  class At {
  public:
    At(Compilation &compilation, const SourceFile &file, SourceRange range)
        : compilation(compilation), before(compilation.place) {
      compilation.place = {&file, range};
    }
    ~At() { compilation.place = before; }

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
  /// A call of a function of the program: notes of errors name it, and one that
  /// is in progress already is a recursion.
  class Calling {
  public:
    Calling(Compilation &compilation, const CallableValue *callee);
    ~Calling();
    /// False where the function calls itself, or calls nest too deep; the
    /// error has been reported.
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
  llvm::StringRef assigned;
  Attempt *attempt = nullptr;
  std::vector<Frame> frames;
  Diagnostics &diagnostics;
  std::unique_ptr<Modules> programModules;
  llvm::StringMap<Instance> instances;
  /// By record; a function is the same value wherever it is named.
  llvm::DenseMap<const void *, const Value *> implemented;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_COMPILATION_H
