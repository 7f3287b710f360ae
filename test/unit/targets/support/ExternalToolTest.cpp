// Programs of others, which may have to be stopped.
#include "targets/support/ExternalTool.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;
using Clock = std::chrono::steady_clock;

namespace {

Expected<std::string> runShell(StringRef line, const Deadline &deadline) {
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  EXPECT_TRUE(bool(folder));
  return runTool("/bin/sh", "sh", {"-c", line.str()}, *folder, "a test",
                 deadline);
}

TEST(ExternalTool, IsStoppedAtTheDeadline) {
  Clock::time_point start = Clock::now();
  Expected<std::string> text =
      runShell("exec sleep 100", start + std::chrono::milliseconds(50));
  ASSERT_FALSE(bool(text));
  EXPECT_TRUE(text.errorIsA<DeadlineError>()) << toString(text.takeError());
  consumeError(text.takeError());
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(50));
}

TEST(ExternalTool, EndsAsWithoutADeadline) {
  Deadline far = Clock::now() + std::chrono::hours(1);
  for (const Deadline &deadline : {Deadline(), far}) {
    Expected<std::string> text = runShell("echo done", deadline);
    ASSERT_TRUE(bool(text)) << toString(text.takeError());
    EXPECT_EQ(*text, "done\n");
    Expected<std::string> failed = runShell("echo why; exit 3", deadline);
    ASSERT_FALSE(bool(failed));
    std::string message = toString(failed.takeError());
    EXPECT_TRUE(StringRef(message).contains("exited with 3")) << message;
    EXPECT_TRUE(StringRef(message).contains("why")) << message;
  }
}

} // namespace
