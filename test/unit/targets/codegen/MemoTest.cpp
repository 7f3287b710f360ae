#include "targets/codegen/Memo.h"
#include "targets/support/Errors.h"
#include "llvm/Support/ThreadPool.h"
#include "gtest/gtest.h"
#include <atomic>

using namespace kiln;
using namespace llvm;

namespace {

TEST(Memo, OneOfManyThreadsMakesAKeysValue) {
  Memo<std::string> memo;
  std::atomic<unsigned> made = 0, right = 0;
  DefaultThreadPool pool(hardware_concurrency(8));
  for (unsigned index = 0; index != 400; ++index)
    pool.async([&, index] {
      std::string key = std::to_string(index % 7);
      Expected<std::string> found =
          memo.get(key, [&]() -> Expected<std::string> {
            ++made;
            return "value of " + key;
          });
      right += cantFail(std::move(found)) == "value of " + key;
    });
  pool.wait();
  EXPECT_EQ(made, 7u);
  EXPECT_EQ(right, 400u);
}

TEST(Memo, AnErrorIsNotKept) {
  Memo<int> memo;
  Expected<int> refused =
      memo.get("key", []() -> Expected<int> { return failure("no"); });
  ASSERT_FALSE(refused);
  EXPECT_EQ(toString(refused.takeError()), "no");
  EXPECT_EQ(cantFail(memo.get("key", []() -> Expected<int> { return 3; })), 3);
  EXPECT_EQ(cantFail(memo.get("key", []() -> Expected<int> { return 4; })), 3);
}

} // namespace
