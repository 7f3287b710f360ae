// The directives of one compilation, and what became of them.
//
// Every pass of ours asks this one for the directives of a function, so that
// they are read once, and reports to it what it did. It belongs to one pass
// manager: nothing is process-wide. In stock llc the first pass that requires
// it makes one.
#ifndef KILN_TARGETS_DIRECTIVES_COMPILATIONDIRECTIVES_H
#define KILN_TARGETS_DIRECTIVES_COMPILATIONDIRECTIVES_H

#include "targets/directives/CarriedDirectives.h"
#include "targets/directives/DirectiveResults.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/ValueMap.h"
#include "llvm/Pass.h"
#include <memory>

namespace kiln {

/// Which option of a program wrote an attribute: messages name the option
/// instead.
using DirectiveOrigins = llvm::StringMap<std::string>;

class CompilationDirectives : public llvm::ImmutablePass {
public:
  static char ID;
  /// For a program that does not read results: refusals become errors of the
  /// LLVMContext.
  CompilationDirectives();
  /// Results and refusals go to `sink`, which outlives the pass manager.
  explicit CompilationDirectives(DirectiveResults &sink,
                                 DirectiveOrigins origins = {});

  /// Reads the attributes at the first call only. Wrong attributes are refused
  /// then, and the function counts as one without directives.
  const CarriedDirectives &of(const llvm::Function &function);
  /// `option` has written this attribute into this function.
  void noteOrigin(const llvm::Function &function, llvm::StringRef attribute,
                  llvm::StringRef option);

  /// The directive in this attribute, or this policy, cannot be followed.
  void refuse(const llvm::Function &function, llvm::StringRef attribute,
              const llvm::Twine &why);
  void refuse(const llvm::Function &function, const Directive &policy,
              const llvm::Twine &why);
  /// Where passes note what they did to the function.
  KernelResults &results(const llvm::Function &function);

  /// Notes what a policy that was followed did, and how many times, and emits
  /// its remark ("kiln-policy").
  void reportPolicy(const llvm::Function &function, const Directive &policy,
                    unsigned times, const llvm::Twine &what);

private:
  void refuse(DirectiveRefusal refusal, llvm::LLVMContext &context);
  std::string locationOf(const llvm::Function &function,
                         llvm::StringRef attribute) const;

  DirectiveResults own, &sink;
  DirectiveOrigins origins; // by attribute, of every function
  llvm::DenseMap<std::pair<const llvm::Function *, llvm::StringRef>,
                 std::string>
      origin; // of one function
  llvm::ValueMap<const llvm::Function *, std::unique_ptr<CarriedDirectives>>
      directives;
};

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_COMPILATIONDIRECTIVES_H
