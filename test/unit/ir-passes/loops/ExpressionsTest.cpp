// What the check distinguishes, and what it treats as equal, one instruction at
// a time: a kernel in which only one of them changes.
#include "ir-passes/loops/TranslationCheck.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

namespace {

/// A kernel in which everything that is computed is stored.
const char everyKind[] = R"ir(
define void @k(ptr addrspace(1) %p, i32 %i, i1 %flag, {i32, i32} %pair, <2 x i32> %both) {
  %sum = add i32 %i, 7
  store i32 %sum, ptr addrspace(1) %p
  %chosen = select i1 %flag, i32 %i, i32 7
  store i32 %chosen, ptr addrspace(1) %p
  %less = icmp slt i32 %i, 7
  store i1 %less, ptr addrspace(1) %p
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %place
  %part = extractvalue {i32, i32} %pair, 0
  store i32 %part, ptr addrspace(1) %p
  %whole = insertvalue {i32, i32} %pair, i32 %i, 0
  store {i32, i32} %whole, ptr addrspace(1) %p
  %mixed = shufflevector <2 x i32> %both, <2 x i32> %both, <2 x i32> <i32 0, i32 1>
  store <2 x i32> %mixed, ptr addrspace(1) %p
  %old = atomicrmw add ptr addrspace(1) %p, i32 %i syncscope("agent") acq_rel
  store i32 %old, ptr addrspace(1) %p
  %seen = cmpxchg ptr addrspace(1) %p, i32 %i, i32 7 acq_rel acquire
  store {i32, i1} %seen, ptr addrspace(1) %p
  fence syncscope("agent") release
  %loaded = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store i32 %loaded, ptr addrspace(1) %p
  ret void
}
)ir";

class Kernel {
public:
  explicit Kernel(const char *text) {
    SMDiagnostic diagnostic;
    module = parseAssemblyString(text, diagnostic, context);
    EXPECT_TRUE(module) << diagnostic.getMessage().str();
    function = &*module->begin();
    check.emplace(*function, /*iterations=*/3, /*noalias=*/false);
    EXPECT_EQ(check->compare(), "");
  }
  /// Whether the check accepts the function as it is now.
  bool isAccepted() { return check->compare().empty(); }
  /// The first instruction of the name, or of the kind.
  Instruction &named(StringRef name) {
    for (Instruction &instr : instructions(*function))
      if (instr.getName() == name)
        return instr;
    llvm_unreachable("no such instruction");
  }
  template <typename Kind> Kind &first() {
    for (Instruction &instr : instructions(*function))
      if (auto *found = dyn_cast<Kind>(&instr))
        return *found;
    llvm_unreachable("no such instruction");
  }

private:
  LLVMContext context;
  std::unique_ptr<Module> module;
  Function *function = nullptr;
  std::optional<TranslationCheck> check;
};

/// Whether the change of the first instruction of a kind is accepted.
template <typename Kind, typename Change> bool accepts(Change change) {
  Kernel kernel(everyKind);
  change(kernel.first<Kind>());
  return kernel.isAccepted();
}

void replace(Instruction &old, Instruction *fresh) {
  fresh->insertBefore(old.getIterator());
  old.replaceAllUsesWith(fresh);
}

TEST(Expressions, AreToldApartByWhatTheyCompute) {
  EXPECT_FALSE(accepts<BinaryOperator>([](BinaryOperator &one) {
    replace(one,
            BinaryOperator::CreateSub(one.getOperand(0), one.getOperand(1)));
  }));
  EXPECT_FALSE(accepts<SelectInst>([](SelectInst &one) { one.swapValues(); }));
  EXPECT_FALSE(accepts<ICmpInst>(
      [](ICmpInst &one) { one.setPredicate(ICmpInst::ICMP_SLE); }));
  EXPECT_FALSE(accepts<GetElementPtrInst>([](GetElementPtrInst &one) {
    one.setSourceElementType(Type::getInt64Ty(one.getContext()));
  }));
  EXPECT_FALSE(accepts<ExtractValueInst>([](ExtractValueInst &one) {
    replace(one, ExtractValueInst::Create(one.getAggregateOperand(), {1}));
  }));
  EXPECT_FALSE(accepts<InsertValueInst>([](InsertValueInst &one) {
    replace(one, InsertValueInst::Create(one.getAggregateOperand(),
                                         one.getInsertedValueOperand(), {1}));
  }));
  EXPECT_FALSE(accepts<ShuffleVectorInst>(
      [](ShuffleVectorInst &one) { one.setShuffleMask({1, 0}); }));
  EXPECT_FALSE(accepts<AtomicRMWInst>(
      [](AtomicRMWInst &one) { one.setOperation(AtomicRMWInst::Sub); }));
}

TEST(Expressions, AreToldApartByTheirOrdering) {
  auto relaxed = AtomicOrdering::Monotonic;
  EXPECT_FALSE(accepts<AtomicRMWInst>(
      [&](AtomicRMWInst &one) { one.setOrdering(relaxed); }));
  EXPECT_FALSE(accepts<AtomicRMWInst>(
      [](AtomicRMWInst &one) { one.setSyncScopeID(SyncScope::SingleThread); }));
  EXPECT_FALSE(accepts<AtomicCmpXchgInst>(
      [&](AtomicCmpXchgInst &one) { one.setSuccessOrdering(relaxed); }));
  EXPECT_FALSE(accepts<AtomicCmpXchgInst>(
      [&](AtomicCmpXchgInst &one) { one.setFailureOrdering(relaxed); }));
  EXPECT_FALSE(accepts<FenceInst>(
      [](FenceInst &one) { one.setOrdering(AtomicOrdering::Acquire); }));
  EXPECT_FALSE(accepts<FenceInst>(
      [](FenceInst &one) { one.setSyncScopeID(SyncScope::SingleThread); }));
  EXPECT_FALSE(
      accepts<LoadInst>([&](LoadInst &one) { one.setOrdering(relaxed); }));
  EXPECT_FALSE(
      accepts<StoreInst>([](StoreInst &one) { one.setVolatile(true); }));
}

/// Flags that assert something of a result are no part of its expression.
TEST(Expressions, AreTheSameWithOtherFlags) {
  EXPECT_TRUE(accepts<GetElementPtrInst>([](GetElementPtrInst &one) {
    one.setNoWrapFlags(GEPNoWrapFlags::inBounds());
  }));
}

const char simpler[] = R"ir(
define void @k(ptr addrspace(1) %p, i32 %i, i1 %flag) {
  %frozen = freeze i32 %i
  store i32 %frozen, ptr addrspace(1) %p
  %same = select i1 %flag, i32 %i, i32 %i
  store i32 %same, ptr addrspace(1) %p
  %logical = select i1 %flag, i1 true, i1 false
  store i1 %logical, ptr addrspace(1) %p
  %and = and i1 %flag, true
  store i1 %and, ptr addrspace(1) %p
  %or = or i1 false, %flag
  store i1 %or, ptr addrspace(1) %p
  %none = and i1 %flag, false
  store i1 %none, ptr addrspace(1) %p
  %still = getelementptr i8, ptr addrspace(1) %p, i32 0
  store i32 %i, ptr addrspace(1) %still
  %mask = select i1 %flag, i32 -1, i32 0
  store i32 %mask, ptr addrspace(1) %p
  ret void
}
)ir";

TEST(Expressions, AreTheSameAsWhatTheyComeTo) {
  for (auto [name, argument] : {std::pair("frozen", 1),
                                {"same", 1},
                                {"logical", 2},
                                {"and", 2},
                                {"or", 2},
                                {"still", 0}}) {
    Kernel kernel(simpler);
    Instruction &instr = kernel.named(name);
    instr.replaceAllUsesWith(instr.getFunction()->getArg(argument));
    EXPECT_TRUE(kernel.isAccepted()) << name;
  }
  Kernel kernel(simpler);
  Instruction &none = kernel.named("none");
  none.replaceAllUsesWith(ConstantInt::getFalse(none.getContext()));
  EXPECT_TRUE(kernel.isAccepted());
}

TEST(Expressions, AreNotWhatTheyDoNotComeTo) {
  Kernel kernel(simpler);
  cast<SelectInst>(kernel.named("mask")).swapValues();
  EXPECT_FALSE(kernel.isAccepted());
  Kernel other(simpler);
  Instruction &none = other.named("none");
  none.replaceAllUsesWith(none.getOperand(0));
  EXPECT_FALSE(other.isAccepted());
}

/// A load after a store through one of two pointers.
const char pointers[] = R"ir(
define void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c, i1 %flag, i64 %anywhere) {
  %either = select i1 %flag, ptr addrspace(1) %a, ptr addrspace(1) %b
  store i32 1, ptr addrspace(1) %either
  %of_a = load i32, ptr addrspace(1) %a
  %of_b = load i32, ptr addrspace(1) %b
  %of_c = load i32, ptr addrspace(1) %c
  store i32 %of_a, ptr addrspace(1) %c
  store i32 %of_b, ptr addrspace(1) %c
  store i32 %of_c, ptr addrspace(1) %c
  %unknown = inttoptr i64 %anywhere to ptr addrspace(1)
  %or_unknown = select i1 %flag, ptr addrspace(1) %unknown, ptr addrspace(1) %b
  store i32 2, ptr addrspace(1) %or_unknown
  %last = load i32, ptr addrspace(1) %a
  store i32 %last, ptr addrspace(1) %c
  ret void
}
)ir";

TEST(TranslationCheck, KnowsWhichLoadsAStoreMayReach) {
  auto inFrontOf = [](StringRef load, StringRef pointer) {
    Kernel kernel(pointers);
    auto *store = cast<Instruction>(*kernel.named(pointer).user_begin());
    kernel.named(load).moveBefore(store->getIterator());
    return kernel.isAccepted();
  };
  EXPECT_FALSE(inFrontOf("of_a", "either"));
  EXPECT_FALSE(inFrontOf("of_b", "either"));
  EXPECT_TRUE(inFrontOf("of_c", "either"));
  EXPECT_FALSE(inFrontOf("last", "or_unknown"));
}

/// The store after the loop depends on its trip count.
const char counting[] = R"ir(
define void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %one = icmp eq i32 %next, 1
  %told1 = select i1 %one, i32 10, i32 0
  %two = icmp eq i32 %next, 2
  %told2 = select i1 %two, i32 10, i32 %told1
  %three = icmp eq i32 %next, 3
  %told3 = select i1 %three, i32 10, i32 %told2
  %four = icmp eq i32 %next, 4
  %told4 = select i1 %four, i32 10, i32 %told3
  %seven = icmp eq i32 %next, 7
  %told7 = select i1 %seven, i32 10, i32 %told4
  %five = icmp eq i32 %next, 5
  %told5 = select i1 %five, i32 10, i32 %told7
  store i32 %told5, ptr addrspace(1) %p
  ret void
}
)ir";

/// Of an unrolling by three: 1, 2, 3, 4 and 7.
TEST(TranslationCheck, FollowsPathsOfTheseLengths) {
  for (auto [name, isFollowed] : {std::pair("told1", true),
                                  {"told2", true},
                                  {"told3", true},
                                  {"told4", true},
                                  {"told7", true},
                                  {"told5", false}}) {
    Kernel kernel(counting);
    Instruction &told = kernel.named(name);
    told.setOperand(1, ConstantInt::get(told.getType(), 11));
    EXPECT_EQ(kernel.isAccepted(), !isFollowed) << name;
  }
}

} // namespace
