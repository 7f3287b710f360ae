// The proof holds of what zero-start makes, and of nothing that is almost the
// same: every kind of mistake a rewriting could make, one by one.
#include "mir-passes/loops/SumProof.h"
#include "test/unit/mir-passes/loops/OrderedKernel.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <functional>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// As zero-start finds it, which removes blocks first that nothing reaches.
struct Kernel : OrderedKernel {
  Kernel(const std::string &file, StringRef name) : OrderedKernel(file, name) {
    EliminateUnreachableBlocks(*function);
  }
};

/// One way to spoil a function, and how to make it good again.
struct Mistake {
  std::string what;
  std::function<void()> make, undo;
};

/// The mistakes in what zero-start added and rewired.
class Mistakes {
public:
  /// `old`: the instructions that were there before.
  Mistakes(Function &function, const DenseSet<const Instruction *> &old) {
    for (Instruction &inst : instructions(function)) {
      if (auto *phi = dyn_cast<PHINode>(&inst))
        ofPhi(*phi, old.contains(phi));
      else if (auto *select = dyn_cast<SelectInst>(&inst);
               select && !old.contains(select))
        ofSelect(*select);
      else if (assembly.multiply(&inst))
        ofMultiply(cast<CallBase>(inst));
    }
  }
  std::vector<Mistake> found;

private:
  void set(const char *what, Use &use, Value *value) {
    Value *right = use.get();
    if (value == right)
      return;
    std::string text;
    raw_string_ostream(text)
        << what << ": " << *value << " in" << *use.getUser();
    found.push_back({text, [&use, value] { use.set(value); },
                     [&use, right] { use.set(right); }});
  }

  void ofPhi(PHINode &phi, bool isOld) {
    Type *type = phi.getType();
    bool isSum = type->isFloatTy() ||
                 any_of(phi.incoming_values(),
                        [](Value *value) { return isa<PoisonValue>(value); });
    for (Use &value : phi.incoming_values())
      if (!isOld) { // a flag
        for (bool constant : {false, true})
          set("another flag", value, ConstantInt::getBool(type, constant));
        flags.push_back(&phi);
      } else if (isSum && !isa<Constant>(value)) {
        set("no sum", value, PoisonValue::get(type));
        set("zero for a sum", value, Constant::getNullValue(type));
      }
  }

  void ofSelect(SelectInst &select) {
    Use &condition = select.getOperandUse(0), &sum = select.getOperandUse(1),
        &zero = select.getOperandUse(2);
    for (bool constant : {false, true})
      set("a constant for a flag", condition,
          ConstantInt::getBool(select.getContext(), constant));
    set("another selection", sum, zero);
    set("no zero", zero, sum);
    if (select.getType()->isFloatTy())
      set("negative zero", zero, ConstantFP::getNegativeZero(select.getType()));
    Value *read = sum;
    for (Use &use : select.uses())
      set("not asked", use, read);
    Instruction *next = select.getNextNode(),
                *early = &*select.getParent()->getFirstInsertionPt();
    if (early != &select && early != next && !isa<SelectInst>(early) &&
        !is_contained(early->operand_values(), &select))
      found.push_back(
          {"read early",
           [&select, early] { select.moveBefore(early->getIterator()); },
           [&select, next] { select.moveBefore(next->getIterator()); }});
  }

  void ofMultiply(CallBase &call) {
    const TiedMultiply &multiply = *assembly.multiply(&call);
    if (!multiply.adds)
      return;
    Use &adds = call.getArgOperandUse(*multiply.adds);
    for (bool constant : {false, true})
      set("adds", adds, ConstantInt::getBool(call.getContext(), constant));
    if (auto *both = dyn_cast<BinaryOperator>(adds))
      for (Value *half : both->operand_values())
        set("half of a condition", adds, half);
    for (PHINode *flag : flags)
      if (flag->getParent() != call.getParent())
        set("a flag of other sums", adds, flag);
    for (int sum : multiply.accumulators)
      if (Use &use = call.getArgOperandUse(sum); !isa<Constant>(use))
        set("zero to add to", use, Constant::getNullValue(use->getType()));
  }

  TiedAssembly assembly;
  std::vector<PHINode *> flags;
};

struct Subject {
  const char *file, *kernel;
  unsigned mistakes; ///< at least so many to make
};

void PrintTo(const Subject &subject, std::ostream *out) {
  *out << subject.file << " " << subject.kernel;
}

std::string nameOf(const testing::TestParamInfo<Subject> &info) {
  StringRef file = info.param.file;
  return (file.consume_front("corpus/") ? file.split('/').first
                                        : info.param.kernel)
      .str();
}

class SumProofs : public testing::TestWithParam<Subject> {};

TEST_P(SumProofs, HoldAndSeeEachMistake) {
  auto [file, name, least] = GetParam();
  Kernel kernel(file, name);
  SumProof proof(*kernel.function);
  DenseSet<const Instruction *> old;
  for (Instruction &inst : instructions(*kernel.function))
    old.insert(&inst);
  kernel.obey(kRematAttr, "zero-start(keep=always)");
  EXPECT_EQ(proof.compare(), "");
  std::vector<Mistake> mistakes = Mistakes(*kernel.function, old).found;
  EXPECT_GE(mistakes.size(), least);
  // All of small kernels; of hundreds alike, some.
  size_t step = 1 + mistakes.size() / 400;
  for (size_t index = 0; index < mistakes.size(); index += step) {
    Mistake &mistake = mistakes[index];
    mistake.make();
    EXPECT_NE(proof.compare(), "") << mistake.what;
    mistake.undo();
  }
  EXPECT_EQ(proof.compare(), "");
}

constexpr char loops[] = "mir-passes/loops/zero-start.ll";
INSTANTIATE_TEST_SUITE_P(
    All, SumProofs,
    testing::Values(Subject{loops, "sum", 40}, Subject{loops, "rescaled", 30},
                    Subject{loops, "two_loops", 30},
                    Subject{loops, "opposite", 40}, Subject{loops, "dead", 40},
                    Subject{"corpus/matmul_128x128/kernel.ll", "", 300},
                    Subject{"corpus/grouped_gemm/kernel.ll", "", 300},
                    Subject{"corpus/int8_matmul/kernel.ll", "", 300},
                    Subject{"corpus/attention_d64_causal/kernel.ll", "", 300}),
    nameOf);

/// Begins the sums of a block by a flag whether that is right or not; the flag.
PHINode *beginByFlag(Function &function, StringRef name) {
  TiedAssembly assembly;
  BasicBlock *block = nullptr;
  for (BasicBlock &other : function)
    if (other.getName() == name)
      block = &other;
  PHINode *flag = nullptr;
  for (PHINode &sum : block->phis()) {
    if (!sum.getType()->isFloatTy())
      continue;
    bool isNew = !flag;
    if (isNew)
      flag = PHINode::Create(Type::getInt1Ty(function.getContext()),
                             sum.getNumIncomingValues(), "flag",
                             block->getFirstNonPHIIt());
    for (auto [value, from] : zip_equal(sum.incoming_values(), sum.blocks())) {
      bool isZero = isa<Constant>(value);
      if (isNew)
        flag->addIncoming(ConstantInt::getBool(function.getContext(), !isZero),
                          from);
      if (isZero)
        value.set(PoisonValue::get(sum.getType()));
    }
    for (User *user : sum.users())
      if (auto *multiply = assembly.multiply(user))
        cast<CallBase>(user)->setArgOperand(*multiply->adds, flag);
  }
  return flag;
}

// A multiplication is told to replace only what all threads of a warp group
// have not begun: they are in the same round of its loop, not in the same branch
// of a condition that the thread's number decides.
TEST(SumProof, WantsTheSameFlagForAWarpGroup) {
  Kernel loop(loops, "sum");
  SumProof rounds(*loop.function);
  beginByFlag(*loop.function, "loop");
  EXPECT_EQ(rounds.compare(), "");

  Kernel condition(loops, "by_thread");
  SumProof threads(*condition.function);
  beginByFlag(*condition.function, "on");
  std::string said = threads.compare();
  EXPECT_NE(said.find("threads of a warp group may differ"), std::string::npos)
      << said;
}

TEST(SumProof, SeesWhatHasNothingToDoWithSums) {
  Kernel kernel(loops, "sum");
  Function &function = *kernel.function;
  auto said = [&](auto change) {
    SumProof proof(function);
    change();
    return proof.compare();
  };
  Instruction *first = &*function.getEntryBlock().begin();
  Instruction *next = nullptr, *store = nullptr;
  for (Instruction &inst : instructions(function)) {
    if (inst.getName() == "next")
      next = &inst;
    if (isa<StoreInst>(inst))
      store = &inst;
  }
  EXPECT_NE(said([&] { first->setOperand(1, function.getArg(3)); }), "");
  EXPECT_NE(
      said([&] { store->moveBefore(store->getPrevNode()->getIterator()); }),
      "");
  EXPECT_NE(said([&] { store->clone()->insertAfter(store->getIterator()); }),
            "");
  EXPECT_NE(said([&] { next->setOperand(1, function.getArg(3)); }), "");
  EXPECT_NE(said([&] { store->eraseFromParent(); }), "");
}

} // namespace
