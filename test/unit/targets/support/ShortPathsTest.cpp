#include "targets/support/text/ShortPaths.h"
#include "gtest/gtest.h"

using namespace kiln;

static ShortPaths shortened(std::initializer_list<const char *> paths) {
  ShortPaths result("/home/me/project");
  for (const char *path : paths)
    result.add(path);
  return result;
}

TEST(ShortPaths, CountsFromTheCurrentFolder) {
  ShortPaths paths = shortened(
      {"/home/me/project/build/a.cubin", "b.cubin", "../c.cubin", "-"});
  EXPECT_EQ(paths.of("/home/me/project/build/a.cubin"), "build/a.cubin");
  EXPECT_EQ(paths.of("b.cubin"), "b.cubin");
  EXPECT_EQ(paths.of("../c.cubin"), "../c.cubin");
  EXPECT_EQ(paths.of("-"), "-");
  EXPECT_EQ(paths.of(""), "");
}

TEST(ShortPaths, KeepsWhatTellsFilesApart) {
  ShortPaths paths =
      shortened({"/cache/1/a.cubin", "/cache/2/a.cubin", "/cache/2/b.cubin"});
  EXPECT_EQ(paths.of("/cache/1/a.cubin"), "1/a.cubin");
  EXPECT_EQ(paths.of("/cache/2/a.cubin"), "2/a.cubin");
  EXPECT_EQ(paths.of("/cache/2/b.cubin"), "b.cubin");
}

TEST(ShortPaths, TakesNoFileForOneOfTheCurrentFolder) {
  ShortPaths paths =
      shortened({"a.cubin", "/cache/a.cubin", "/home/me/project/x/b.cubin",
                 "/cache/x/b.cubin", "/c.cubin", "/d/c.cubin"});
  EXPECT_EQ(paths.of("/cache/a.cubin"), "cache/a.cubin");
  EXPECT_EQ(paths.of("/home/me/project/x/b.cubin"), "x/b.cubin");
  EXPECT_EQ(paths.of("/cache/x/b.cubin"), "cache/x/b.cubin");
  EXPECT_EQ(paths.of("/c.cubin"), "/c.cubin");
  EXPECT_EQ(paths.of("/d/c.cubin"), "d/c.cubin");
}

TEST(ShortPaths, NeedsNoMoreForAPathThatCameTwice) {
  ShortPaths paths = shortened({"/cache/a.cubin", "/cache/a.cubin"});
  EXPECT_EQ(paths.of("/cache/a.cubin"), "a.cubin");
}
