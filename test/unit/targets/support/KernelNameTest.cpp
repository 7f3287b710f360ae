#include "targets/support/text/KernelName.h"
#include "gtest/gtest.h"

using namespace kiln;

TEST(KernelName, ReadsMangledNamesOfCxx) {
  EXPECT_EQ(readableKernelName("_Z5scalePfi"), "scale(float*, int)");
  EXPECT_EQ(readableKernelName("softmax_kernel"), "softmax_kernel");
  EXPECT_EQ(readableKernelName("_Z!"), "_Z!");
  // Rust's and D's prefixes are names in C.
  EXPECT_EQ(readableKernelName("_RNvC1a4main"), "_RNvC1a4main");
}

TEST(KernelName, IsMeantByEitherName) {
  EXPECT_TRUE(isKernelMeant({}, "_Z5scalePfi"));
  EXPECT_TRUE(isKernelMeant({"other", "_Z5scalePfi"}, "_Z5scalePfi"));
  EXPECT_TRUE(isKernelMeant({"scale(float*, int)"}, "_Z5scalePfi"));
  EXPECT_FALSE(isKernelMeant({"scale"}, "_Z5scalePfi"));
}
