// What the proof takes for the same address, and that it sees the mistakes that
// a rewriting of addresses could make.
#include "mir-passes/addresses/AddressProof.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

namespace {

/// The loop steps %old by 128 bytes a round and reads through it; what it may
/// read through instead is %new, which a test writes. %base steps like it, from
/// %p on.
std::string loopWith(const std::string &outside, const std::string &inside) {
  return R"(target datalayout = "e-p3:32:32-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr addrspace(1) %p, i32 %row, i32 %s, i32 %n) {
entry:
  %r = mul i32 %row, %s
  %w = sext i32 %r to i64
  %start = getelementptr half, ptr addrspace(1) %p, i64 %w
)" + outside +
         R"(  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %old = phi ptr addrspace(1) [ %start, %entry ], [ %next, %loop ]
  %base = phi ptr addrspace(1) [ %p, %entry ], [ %base1, %loop ]
)" + inside +
         R"(  %x = load half, ptr addrspace(1) %old
  %next = getelementptr i8, ptr addrspace(1) %old, i64 128
  %step = call i64 asm "", "=l,0"(i64 128)
  %base1 = getelementptr i8, ptr addrspace(1) %base, i64 %step
  %k1 = add i32 %k, 128
  %i1 = add nsw i32 %i, 1
  %again = icmp slt i32 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
})";
}

/// What the proof says when the load goes through %new.
std::string judge(const std::string &text) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module =
      parseAssemblyString(text, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str() << "\n" << text;
  if (!module)
    return "not parsed";
  Function &function = *module->getFunction("k");
  AddressProof proof(function);
  Value *now = nullptr;
  LoadInst *load = nullptr;
  for (Instruction &inst : instructions(function)) {
    if (inst.getName() == "new")
      now = &inst;
    if (auto *found = dyn_cast<LoadInst>(&inst))
      load = found;
  }
  load->setOperand(0, now);
  DominatorTree dominators(function);
  return proof.compare(LoopInfo(dominators));
}

const char offset[] = "  %o = mul i64 %w, 2\n";

TEST(AddressProof, KnowsAPointerAndAnOffsetForAPointerThatSteps) {
  EXPECT_EQ(judge(loopWith(offset, "  %new = getelementptr i8, ptr "
                                   "addrspace(1) %base, i64 %o\n")),
            "");
}

TEST(AddressProof, KnowsACounterForAPointerThatSteps) {
  EXPECT_EQ(judge(loopWith("", R"(  %c = phi i64 [ 0, %entry ], [ %c1, %loop ]
  %c1 = add i64 %c, 128
  %new = getelementptr i8, ptr addrspace(1) %start, i64 %c
)")),
            "");
}

TEST(AddressProof, KnowsAMultipleOfTheRoundForAPointerThatSteps) {
  EXPECT_EQ(judge(loopWith("", R"(  %c = phi i64 [ 0, %entry ], [ %c1, %loop ]
  %c1 = add i64 %c, 1
  %d = shl i64 %c, 7
  %new = getelementptr i8, ptr addrspace(1) %start, i64 %d
)")),
            "");
}

/// Each is a way in which a rewriting could go wrong.
struct Mistake {
  const char *name, *outside, *inside;
};

void PrintTo(const Mistake &mistake, std::ostream *out) {
  *out << mistake.name;
}

class AddressMistakes : public testing::TestWithParam<Mistake> {};

TEST_P(AddressMistakes, AreSeen) {
  std::string said = judge(loopWith(GetParam().outside, GetParam().inside));
  EXPECT_NE(said.find("not provably the same"), std::string::npos) << said;
  EXPECT_NE(said.find("load half"), std::string::npos) << said;
}

constexpr char throughOffset[] =
    "  %new = getelementptr i8, ptr addrspace(1) %base, i64 %o\n";

INSTANTIATE_TEST_SUITE_P(
    All, AddressMistakes,
    testing::Values(
        Mistake{"WrongScale", "  %o = mul i64 %w, 4\n", throughOffset},
        Mistake{"WrongConstant", "  %m = mul i64 %w, 2\n  %o = add i64 %m, 2\n",
                throughOffset},
        Mistake{"NoOffset", "",
                "  %new = getelementptr i8, ptr addrspace(1) %base, i64 0\n"},
        Mistake{"ZerosForTheSign",
                "  %z = zext i32 %r to i64\n  %o = mul i64 %z, 2\n",
                throughOffset},
        Mistake{"ProductThatWraps",
                "  %d = mul i32 %r, 2\n  %o = sext i32 %d to i64\n",
                throughOffset},
        Mistake{"AnotherIndex",
                "  %z = sext i32 %row to i64\n  %o = mul i64 %z, 2\n",
                throughOffset},
        Mistake{"CounterOf32Bits", "",
                "  %c = zext i32 %k to i64\n  %new = getelementptr i8, ptr "
                "addrspace(1) %start, i64 %c\n"},
        Mistake{"SumThatWraps", "",
                "  %d = mul i32 %r, 2\n  %e = add i32 %d, %k\n  %c = sext i32 "
                "%e to i64\n  %new = getelementptr i8, ptr addrspace(1) %p, "
                "i64 %c\n"},
        Mistake{
            "WrongStep", "",
            R"(  %q = phi ptr addrspace(1) [ %start, %entry ], [ %new1, %loop ]
  %new1 = getelementptr i8, ptr addrspace(1) %q, i64 64
  %new = getelementptr i8, ptr addrspace(1) %q, i64 0
)"},
        Mistake{"ARoundEarly", "  %o = mul i64 %w, 2\n",
                R"(  %q = getelementptr i8, ptr addrspace(1) %base, i64 128
  %new = getelementptr i8, ptr addrspace(1) %q, i64 %o
)"},
        Mistake{
            "StepThatChanges", "",
            R"(  %q = phi ptr addrspace(1) [ %start, %entry ], [ %new1, %loop ]
  %wide = zext i32 %i to i64
  %new1 = getelementptr i8, ptr addrspace(1) %q, i64 %wide
  %new = getelementptr i8, ptr addrspace(1) %q, i64 0
)"},
        Mistake{"HiddenByAssemblyThatComputes",
                "  %h = call i64 asm \"neg.s64 $0, $0;\", \"=l,0\"(i64 %w)\n  "
                "%o = mul i64 %h, 2\n",
                throughOffset}),
    [](const testing::TestParamInfo<Mistake> &info) {
      return std::string(info.param.name);
    });

// Sums of 32 bits count as sums of 64 only where they are marked not to wrap.
TEST(AddressProof, SplitsMarkedSumsOnly) {
  const char *apart = "  %w1 = add i64 %w, 5\n";
  auto text = [&](const char *flag) {
    return std::string(R"(target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p, i32 %r) {
  %a = )") +
           flag +
           R"( i32 %r, 5
  %w = sext i32 %r to i64
)" + apart +
           R"(  %e = sext i32 %a to i64
  %old = getelementptr half, ptr %p, i64 %e
  %new = getelementptr half, ptr %p, i64 %w1
  %x = load half, ptr %old
  ret void
})";
  };
  EXPECT_EQ(judge(text("add nsw")), "");
  EXPECT_EQ(judge(text("or disjoint")), "");
  EXPECT_NE(judge(text("add")), "");
  EXPECT_NE(judge(text("add nuw")), "");
  EXPECT_NE(judge(text("or")), "");
}

// Values that lead to one another in many ways end the search, not the machine.
TEST(AddressProof, GivesUpOnIrThatIsMadeToBeSearched) {
  std::string text = R"(target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
)";
  constexpr unsigned many = 60;
  for (unsigned i = 0; i != many; ++i)
    text += "  %v" + std::to_string(i) + " = phi i64 [ 0, %entry ], [ %n" +
            std::to_string(i) + ", %loop ]\n";
  for (unsigned i = 0; i != many; ++i)
    text += "  %m" + std::to_string(i) + " = mul i64 %v" +
            std::to_string((i + 1) % many) + ", %v" +
            std::to_string((i + 7) % many) + "\n  %n" + std::to_string(i) +
            " = add i64 %m" + std::to_string(i) + ", %v" +
            std::to_string((i + 3) % many) + "\n";
  text += R"(  %old = getelementptr i8, ptr %p, i64 %v0
  %new = getelementptr i8, ptr %p, i64 %v1
  %x = load half, ptr %old
  %again = icmp slt i64 %v0, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
})";
  EXPECT_NE(judge(text), "");
}

} // namespace
