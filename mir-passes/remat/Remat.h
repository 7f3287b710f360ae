// What a rematerialization pass is: a function from a kernel with too many live
// registers to one with fewer. One file per pass; its last line registers it.
//
// What every one of them needs is done here, once: reading the kernel's
// directive, turning `gate` and `max_regs` into registers, leaving a kernel
// alone where no more than the gate are live, and the remark that says what
// happened.
#ifndef KILN_MIR_PASSES_REMAT_REMAT_H
#define KILN_MIR_PASSES_REMAT_REMAT_H

#include "targets/directives/AllDirectives.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/PassInfo.h"
#include "llvm/PassRegistry.h"
#include <string>

namespace llvm {
class LiveIntervals;
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

/// When a pass runs among those that a kernel lists; the order in its list does
/// not matter. A stage works on what the earlier ones left; passes of one stage
/// run in the order of their names.
enum class RematStage {
  /// Turns loop-carried values into expressions.
  LoopCarried,
  /// Recomputes expressions.
  Expressions,
};

/// A kernel in which more registers are live than its directive allows.
struct RematKernel {
  llvm::MachineFunction &function;
  llvm::LiveIntervals &intervals; // to be kept right, with their SlotIndexes
  const llvm::MachineLoopInfo &loops;
  const Directive &directive;
  /// Registers wanted, and how many may be live before anything has to happen.
  int target, gate;
};

/// What a pass did, for the remark: `count` and the words after it, such as
/// "addresses recomputed at their uses".
struct RematResult {
  unsigned count = 0;
  std::string what;
};

/// One rematerialization. Called once for each kernel that requests it and has
/// more registers live than its gate. Blocks and branches stay as they are.
using RematFunction = RematResult (*)(RematKernel &kernel);

/// The machine pass that carries out one rematerialization; made by
/// RegisterRemat.
class RematPass : public llvm::MachineFunctionPass {
public:
  RematPass(char &id, const DirectiveInfo &info, RematFunction run,
            llvm::StringRef title)
      : MachineFunctionPass(id), info(info), run(run), title(title) {}
  llvm::StringRef getPassName() const override { return title; }
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override;
  bool runOnMachineFunction(llvm::MachineFunction &function) override;

private:
  const DirectiveInfo &info;
  RematFunction run;
  llvm::StringRef title;
};

/// What the catalogue keeps of a pass.
struct RematEntry {
  DirectiveInfo info;
  RematStage stage;
  llvm::MachineFunctionPass *(*create)();
};
/// Puts an entry, which lives as long as the program, into the catalogue.
void registerRematEntry(const RematEntry *entry);
/// The catalogue in the order in which the passes run.
llvm::ArrayRef<const RematEntry *> rematEntries();
/// Puts the parameters of every rematerialization, `gate`, `max_regs` and
/// `keep`, before its own ones.
DirectiveInfo withCommonParams(DirectiveInfo info);

/// Puts a rematerialization into the catalogue and, as kiln-remat-NAME, into
/// LLVM's list of passes. Use:
///   RegisterRemat<recomputeThem> registration(RematStage::Expressions,
///                                             {"name", "summary", {...}});
template <RematFunction Run> class RegisterRemat {
public:
  RegisterRemat(RematStage stage, DirectiveInfo described)
      : entry{withCommonParams(std::move(described)), stage, create},
        argument("kiln-remat-" + entry.info.name.str()),
        title("Kiln rematerialization: " + entry.info.name.str()),
        passInfo(
            title, argument, &id, []() -> llvm::Pass * { return create(); },
            /*isCFGOnly=*/false, /*is_analysis=*/false) {
    self = this;
    registerRematEntry(&entry);
    llvm::PassRegistry::getPassRegistry()->registerPass(passInfo);
  }

private:
  static llvm::MachineFunctionPass *create() {
    return new RematPass(id, self->entry.info, Run, self->title);
  }
  static inline char id = 0;
  static inline const RegisterRemat *self = nullptr;
  RematEntry entry;
  std::string argument, title;
  llvm::PassInfo passInfo;
};

} // namespace kiln

#endif
