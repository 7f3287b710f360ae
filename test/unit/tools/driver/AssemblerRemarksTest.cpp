// What ptxas 13.0 says of wgmma, taken off its log.
#include "tools/driver/AssemblerRemarks.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

constexpr const char *kPtx = R"(.entry a()
{
	.loc	1 52 46
	wgmma.fence.sync.aligned;
	.loc	1 53 26                         // attention.py:53:26
	wgmma.wait_group.sync.aligned 1;
}
	.file	1 "attention.py"
)";

constexpr const char *kLog =
    "ptxas info    : (C7517) warpgroup.wait is injected in around line 6 by "
    "compiler to allow use of registers defined by GMMA in function 'a'\n"
    "ptxas info    : (C7514) Potential Performance Loss: wgmma.mma_async "
    "instructions are serialized due to non wgmma instructions reading "
    "accumulator registers of  a wgmma between start and end of the pipeline "
    "stage in the function 'a'\n"
    "ptxas info    : (C7519) warpgroup.arrive is injected in around line 1 by "
    "compiler to allow use of registers in GMMA in function 'b'\n"
    "ptxas info    : Compiling entry function 'a' for 'sm_90a'\n";

TEST(AssemblerRemarks, NameTheLineOfTheSource) {
  std::vector<CodeGenRemark> remarks = assemblerRemarks(kLog, kPtx);
  ASSERT_EQ(remarks.size(), 3u);
  EXPECT_EQ(remarks[0].name, "C7517");
  EXPECT_EQ(remarks[0].function, "a");
  EXPECT_EQ(remarks[0].location, "attention.py:53:26");
  EXPECT_EQ(remarks[1].name, "C7514");
  EXPECT_EQ(remarks[1].location, "attention.py:53:26");
  EXPECT_EQ(remarks[2].location, "");
}

TEST(AssemblerRemarks, TellWhoIsSerialized) {
  std::vector<CodeGenRemark> remarks = assemblerRemarks(kLog, kPtx);
  ASSERT_TRUE(findSerialized(remarks, "a"));
  EXPECT_EQ(findSerialized(remarks, "a")->name, "C7514");
  EXPECT_FALSE(findSerialized(remarks, "b"));
}

} // namespace
