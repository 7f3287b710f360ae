#include "targets/isa/LinearOp.h"

#include "targets/support/LlvmTargets.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"
#include <memory>

using namespace llvm;
using namespace kiln;

namespace {

TEST(LinearOp, ByName) {
  EXPECT_EQ(linearOp("ADD64ri"), LinearOp::Add);
  EXPECT_EQ(linearOp("V_SUBREV_U32_e32"), LinearOp::SubtractReversed);
  EXPECT_EQ(linearOp("MAD_WIDE_S32rri"), LinearOp::MultiplyAddWideSigned);
  EXPECT_EQ(linearOp("COPY"), LinearOp::Value);
  EXPECT_EQ(linearOp("ADD64r"), LinearOp::None);
  EXPECT_EQ(linearOp("ADD64rii"), LinearOp::None);
  EXPECT_EQ(linearOp(""), LinearOp::None);
  ASSERT_TRUE(lookupLinearOpcode("MUL_WIDEs32_rr"));
  EXPECT_EQ(lookupLinearOpcode("MUL_WIDEs32_rr")->bytes, 8);
}

/// Every name of LinearForms.td is one of this LLVM's, and has the operands
/// that its form reads.
TEST(LinearOp, EveryNameIsAnOpcodeOfLLVM) {
  initializeLLVM();
  unsigned found = 0;
  for (const char *name : {"nvptx64-nvidia-cuda", "amdgcn-amd-amdhsa"}) {
    std::string problem;
    const Target *target = TargetRegistry::lookupTarget(Triple(name), problem);
    ASSERT_TRUE(target) << problem;
    std::unique_ptr<MCInstrInfo> info(target->createMCInstrInfo());
    for (unsigned opcode = 0; opcode != info->getNumOpcodes(); ++opcode) {
      StringRef spelling = info->getName(opcode);
      LinearOp op = linearOp(spelling);
      if (op == LinearOp::None)
        continue;
      ++found;
      EXPECT_GE(info->get(opcode).getNumOperands(), operandsOf(op) + 1)
          << spelling.str();
    }
  }
  // COPY is in both.
  EXPECT_EQ(found, allLinearOpcodes().size() + 1);
}

} // namespace
