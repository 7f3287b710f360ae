//===- FilesTest.cpp - whole files in and out -----------------------------===//
#include "targets/support/Files.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace kiln;
using namespace llvm;

namespace {

TemporaryFolder folderForTest() {
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  EXPECT_TRUE(bool(folder)) << toString(folder.takeError());
  return std::move(*folder);
}

TEST(Files, WhatIsWrittenIsRead) {
  TemporaryFolder folder = folderForTest();
  std::string path = folder.file("a");
  for (StringRef contents : {StringRef("old"), StringRef("a\0b", 3)}) {
    ASSERT_EQ(toString(writeFile(path, contents)), "");
    Expected<std::string> text = readFile(path);
    ASSERT_TRUE(bool(text)) << toString(text.takeError());
    EXPECT_EQ(*text, contents);
  }
}

/// A failure says which file, and leaves nothing beside it.
TEST(Files, AFailureNamesTheFileAndLeavesNothing) {
  TemporaryFolder folder = folderForTest();
  std::string taken = folder.file("folder");
  ASSERT_FALSE(sys::fs::create_directory(taken));
  std::string message = toString(writeFile(taken, "text"));
  EXPECT_NE(message.find("cannot write '" + taken + "'"), std::string::npos)
      << message;
  std::error_code code;
  unsigned entries = 0;
  for (sys::fs::directory_iterator at(folder.file(""), code), end;
       !code && at != end; at.increment(code))
    ++entries;
  EXPECT_EQ(entries, 1u);
  EXPECT_FALSE(bool(code)) << code.message();
  message = toString(readFile(folder.file("none")).takeError());
  EXPECT_NE(message.find("cannot read '"), std::string::npos) << message;
}

/// What would fail at the last file leaves the first one as it was.
TEST(Files, SeveralAreWrittenTogetherOrNotAtAll) {
  TemporaryFolder folder = folderForTest();
  std::string a = folder.file("a"), b = folder.file("b");
  ASSERT_EQ(toString(writeFiles({{a, "one"}, {b, "two"}})), "");
  EXPECT_EQ(cantFail(readFile(b)), "two");
  std::string taken = folder.file("folder");
  ASSERT_FALSE(sys::fs::create_directory(taken));
  EXPECT_EQ(toString(writeFiles({{a, "three"}, {taken, "four"}})),
            "cannot write '" + taken + "': it is a directory");
  EXPECT_EQ(cantFail(readFile(a)), "one");
  std::error_code code;
  unsigned entries = 0;
  for (sys::fs::directory_iterator at(folder.file(""), code), end;
       !code && at != end; at.increment(code))
    ++entries;
  EXPECT_EQ(entries, 3u);
}

/// llvm::writeToOutput says of this device that all is well.
TEST(Files, AFullDeviceIsAnError) {
  if (!sys::fs::exists("/dev/full"))
    GTEST_SKIP() << "this system has no /dev/full";
  std::string message = toString(writeFile("/dev/full", "text"));
  EXPECT_NE(message.find("cannot write '/dev/full'"), std::string::npos)
      << message;
}

TEST(Files, AFolderGoesWithItsFiles) {
  std::string path;
  {
    TemporaryFolder folder = folderForTest();
    path = folder.file("a");
    ASSERT_EQ(toString(writeFile(path, "text")), "");
  }
  EXPECT_FALSE(sys::fs::exists(sys::path::parent_path(path)));
}

/// Nothing is wrong with the kernel where the machine has no room for files.
TEST(Files, ATemporaryDirectoryThatIsNotThereIsTheMachines) {
  const char *old = getenv("TMPDIR");
  std::string saved = old ? old : "";
  scope_exit restore(
      [&] { old ? setenv("TMPDIR", saved.c_str(), 1) : unsetenv("TMPDIR"); });
  setenv("TMPDIR", "/no/such/folder", 1);
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  ASSERT_FALSE(bool(folder));
  Error error = folder.takeError();
  EXPECT_TRUE(error.isA<EnvironmentError>());
  std::string message = toString(std::move(error));
  EXPECT_NE(message.find("'/no/such/folder'"), std::string::npos) << message;
}

} // namespace
