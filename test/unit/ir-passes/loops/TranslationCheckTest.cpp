// The check accepts what `unroll` and `pipeline` make of a kernel, and sees
// each mistake that they could make in it, one by one.
#include "ir-passes/loops/TranslationCheck.h"
#include "ir-passes/loops/GlobalReads.h"
#include "test/unit/ir-passes/loops/KernelWithDirectives.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <functional>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

struct Mistake {
  std::string what;
  std::function<void()> make, undo;
};

/// Mistakes in a function: in what comes into loops, where branches go, what
/// loads and stores are told.
class Mistakes {
public:
  explicit Mistakes(Function &function) {
    for (Instruction &inst : instructions(function)) {
      if (auto *phi = dyn_cast<PHINode>(&inst))
        ofPhi(*phi);
      else if (auto *branch = dyn_cast<BranchInst>(&inst))
        ofBranch(*branch);
      else if (auto *select = dyn_cast<SelectInst>(&inst))
        add("other side", inst, [select] { select->swapValues(); });
      else if (isa<StoreInst>(inst))
        ofStore(inst);
      if (std::optional<unsigned> guard = guardOf(inst))
        set("no mask", inst.getOperandUse(*guard),
            Constant::getAllOnesValue(inst.getOperand(*guard)->getType()));
      if (inst.isBinaryOp())
        for (Use &operand : inst.operands())
          if (auto *number = dyn_cast<ConstantInt>(operand))
            if (number->getBitWidth() > 1)
              set("another number", operand,
                  ConstantInt::get(number->getType(), number->getValue() + 1));
    }
  }
  std::vector<Mistake> found;

private:
  std::string describe(const char *what, const Instruction &inst) {
    std::string text;
    raw_string_ostream(text) << what << " in" << inst;
    return text;
  }
  /// A change that undoes itself when made again.
  void add(const char *what, const Instruction &inst,
           const std::function<void()> &change) {
    found.push_back({describe(what, inst), change, change});
  }
  void set(const char *what, Use &use, Value *value) {
    Value *right = use.get();
    if (value != right)
      found.push_back({describe(what, cast<Instruction>(*use.getUser())),
                       [&use, value] { use.set(value); },
                       [&use, right] { use.set(right); }});
  }

  /// What another phi of the block has from there.
  void ofPhi(PHINode &phi) {
    for (PHINode &other : phi.getParent()->phis())
      if (&other != &phi && other.getType() == phi.getType())
        for (auto [value, from] :
             zip_equal(phi.incoming_values(), phi.blocks()))
          set("another's value", value, other.getIncomingValueForBlock(from));
  }

  void ofBranch(BranchInst &branch) {
    if (!branch.isConditional())
      return;
    add("turned branch", branch, [&branch] {
      Value *first = branch.getOperand(1);
      branch.setOperand(1, branch.getOperand(2));
      branch.setOperand(2, first);
    });
    if (auto *compare = dyn_cast<ICmpInst>(branch.getCondition())) {
      CmpInst::Predicate right = compare->getPredicate();
      if (compare->isRelational())
        found.push_back({describe("off by one", *compare),
                         [=] {
                           compare->setPredicate(
                               CmpInst::getFlippedStrictnessPredicate(right));
                         },
                         [=] { compare->setPredicate(right); }});
    }
  }

  void ofStore(Instruction &store) {
    auto *twice = store.clone();
    clones.emplace_back(twice);
    found.push_back(
        {describe("done twice", store),
         [twice, &store] { twice->insertAfter(store.getIterator()); },
         [twice] { twice->removeFromParent(); }});
    Instruction *next = store.getNextNode();
    clones.emplace_back(nullptr);
    found.push_back(
        {describe("not done", store), [&store] { store.removeFromParent(); },
         [&store, next] { store.insertBefore(next->getIterator()); }});
  }

  struct Delete {
    void operator()(Instruction *inst) { inst->deleteValue(); }
  };
  std::vector<std::unique_ptr<Instruction, Delete>> clones;
};

struct Subject {
  const char *file, *kernel, *directive;
  unsigned iterations;
  unsigned least;        ///< so many mistakes can be made, or more
  unsigned harmless = 0; ///< and so many of them change nothing
};

void PrintTo(const Subject &subject, std::ostream *out) {
  *out << subject.file << " " << subject.kernel << " " << subject.directive;
}

class TranslationChecks : public testing::TestWithParam<Subject> {};

TEST_P(TranslationChecks, HoldAndSeeEachMistake) {
  const Subject &subject = GetParam();
  KernelWithDirectives kernel(subject.file, subject.kernel);
  TranslationCheck check(*kernel.function, subject.iterations,
                         StringRef(subject.directive).contains("noalias"));
  kernel.obey(kSchedStrategyAttr, subject.directive);
  EXPECT_EQ(check.compare(), "");
  Mistakes mistakes(*kernel.function);
  EXPECT_GE(mistakes.found.size(), subject.least);
  std::string unseen;
  unsigned harmless = 0;
  for (Mistake &mistake : mistakes.found) {
    mistake.make();
    if (check.compare().empty()) {
      ++harmless;
      unseen += mistake.what + "\n";
    }
    mistake.undo();
  }
  EXPECT_EQ(harmless, subject.harmless) << unseen;
  EXPECT_EQ(check.compare(), "");
}

constexpr char nvptx[] = "ir-passes/loops/pipeline-nvptx.ll";
constexpr char amdgcn[] = "ir-passes/loops/pipeline-amdgcn.ll";
constexpr char unrolled[] = "ir-passes/loops/unroll.ll";
INSTANTIATE_TEST_SUITE_P(
    All, TranslationChecks,
    testing::Values(
        Subject{nvptx, "predicated", "source; pipeline", 2, 12},
        Subject{nvptx, "plain", "source; pipeline(distance=2)", 3, 25},
        // Where the next iteration does not exist, another address is read that
        // is read in any case.
        Subject{nvptx, "chain", "source; pipeline", 2, 25, 2},
        Subject{nvptx, "same", "source; pipeline", 2, 5},
        Subject{nvptx, "writes", "source; pipeline(noalias=true)", 2, 8},
        Subject{nvptx, "last", "source; pipeline", 2, 10},
        Subject{amdgcn, "buffer", "source; pipeline", 2, 10},
        // The remainder loop after unrolling by two has one iteration at most,
        // so nothing is carried around it.
        Subject{unrolled, "sum", "source; unroll", 2, 15, 2},
        Subject{unrolled, "together", "source; unroll(count=3)", 3, 8},
        // Tests a later iteration, which exists only if the nearer one does.
        Subject{unrolled, "last", "source; unroll(count=3)", 3, 12, 1}));

// Loads that cross a write are right only where it is known to be to other
// memory: by a `noalias` argument, or by the directive.
TEST(TranslationCheck, WantsNoaliasForLoadsThatPassWrites) {
  for (auto [name, noalias] :
       {std::pair("writes", false), {"restrict", true}}) {
    KernelWithDirectives kernel(nvptx, name);
    TranslationCheck check(*kernel.function, 2, /*noalias=*/false),
        given(*kernel.function, 2, /*noalias=*/true);
    kernel.obey(kSchedStrategyAttr, "source; pipeline(noalias=true)");
    EXPECT_EQ(given.compare(), "");
    EXPECT_EQ(check.compare().empty(), noalias) << name;
  }
}

} // namespace
