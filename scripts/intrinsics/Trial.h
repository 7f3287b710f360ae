//===- Trial.h - calls of an intrinsic to try -----------------------------===//
//
// An intrinsic says what types its operands have, and which must be constants.
// A trial is one choice of the types it leaves open and of those constants.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_SCRIPTS_INTRINSICS_TRIAL_H
#define KILN_SCRIPTS_INTRINSICS_TRIAL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <vector>

namespace kiln {

/// Values of the operands that must be constants: all have `rest`, but operand
/// `index` has `value`.
struct Constants {
  unsigned index = ~0u;
  int64_t value = 0, rest = 0;
};

/// Choices of the overloaded types of an intrinsic, each by its index in one
/// list of types; one empty choice where it has none.
std::vector<std::vector<unsigned>> typeChoices(llvm::Intrinsic::ID id);

/// Choices of constants; one where the intrinsic asks for none.
std::vector<Constants> constantChoices(llvm::Intrinsic::ID id,
                                       llvm::ArrayRef<unsigned> types);

/// The intrinsic's full name with these types; empty where they do not fit.
std::string nameWith(llvm::Intrinsic::ID id, llvm::ArrayRef<unsigned> types);

/// A module of one kernel that calls the intrinsic with values from memory and
/// stores what it returns; null where LLVM rejects such a call.
std::unique_ptr<llvm::Module> makeTrial(llvm::LLVMContext &context,
                                        llvm::Intrinsic::ID id,
                                        llvm::ArrayRef<unsigned> types,
                                        const Constants &constants,
                                        bool isNvidia);

} // namespace kiln

#endif // KILN_SCRIPTS_INTRINSICS_TRIAL_H
