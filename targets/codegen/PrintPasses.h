//===- PrintPasses.h - LLVM's passes, and what is there after each --------===//
//
// LLVM's -print-after-all is a switch of the process; these print for one
// compilation alone.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_PRINTPASSES_H
#define KILN_TARGETS_CODEGEN_PRINTPASSES_H

#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/raw_ostream.h"
#include <deque>
#include <string>

namespace llvm {
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace kiln {
class PassFolder;
class PassObserver;

/// Prints the module into the folder after each pass that changes it. The three
/// live as long as the passes run.
void printAfterPasses(llvm::PassInstrumentationCallbacks &callbacks,
                      const llvm::Module &module, PassFolder &folder);

/// The code generator's pass manager: with a folder, prints LLVM IR or machine
/// IR after each pass; with an observer, shows it the code.
class PrintingPassManager : public llvm::legacy::PassManager {
public:
  PrintingPassManager(PassFolder *folder, PassObserver *observer)
      : folder(folder), observer(observer) {}
  void add(llvm::Pass *pass) override;
  /// To be called when the passes have run, which take all functions in turn.
  void writeFiles();

private:
  struct Printed {
    std::string pass, suffix, text;
    llvm::raw_string_ostream stream{text};
  };
  llvm::Pass *printerAfter(const llvm::Pass &pass, llvm::StringRef name);
  PassFolder *folder;
  PassObserver *observer;
  bool isSelected = false;     // machine passes have begun
  std::deque<Printed> printed; // printers keep its addresses
};

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_PRINTPASSES_H
