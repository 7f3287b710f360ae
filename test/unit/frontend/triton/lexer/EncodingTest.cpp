#include "frontend/triton/lexer/Encoding.h"
#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using namespace kiln::triton::test;

TEST(Encoding, OfUtf8IsRead) {
  for (StringRef text :
       {"a\n",
        "\xef\xbb\xbf"
        "a\n",
        "# -*- coding: utf-8 -*-\né = 1\n", "# coding=UTF_8\né = 1\n",
        "#!/usr/bin/python3\n# vim: set fileencoding=utf8 :\né = 1\n",
        "# coding: utf-8-unix\na\n", "# coding: ascii\na\n",
        "\xef\xbb\xbf# coding: utf-8\na\n",
        // Only the first two lines count, the second only after a comment.
        "a\n# coding: latin-1\né\n", "#\n#\n# coding: latin-1\né\n",
        // ASCII is the same in these.
        "# coding: latin-1\na\n", "# coding: iso-8859-15\na\n"})
    EXPECT_EQ(errorOf(text), "no error") << text.str();
}

TEST(Encoding, OfOthersIsRefused) {
  EXPECT_EQ(errorOf("# coding: utf-16\n"),
            "1:11: the encoding 'utf-16' is not read; expected utf-8 or ascii");
  EXPECT_EQ(errorOf("\n# coding: nonsense\n"),
            "2:11: the encoding 'nonsense' is not read; expected utf-8 or "
            "ascii");
  EXPECT_EQ(errorOf("\xef\xbb\xbf# coding: latin-1\n"),
            "1:11: the encoding 'latin-1' is not read; expected utf-8 or "
            "ascii");
  EXPECT_EQ(errorOf("# coding: latin-1\nx = '\xe9'\n"),
            "2:6: a byte beyond ASCII in a file that is declared to be in "
            "'latin-1'; convert it to utf-8\n"
            "  note 1:11: declared here");
}

TEST(Encoding, RefusesWhatIsNoText) {
  EXPECT_EQ(errorOf("x = '\xe9'\n"),
            "1:6: byte 0xe9 is no UTF-8; convert the file to utf-8");
  EXPECT_EQ(errorOf("# \xc0\x80\n"),
            "1:3: byte 0xc0 is no UTF-8; convert the file to utf-8");
  EXPECT_EQ(errorOf("# \xed\xa0\x80\n"),
            "1:3: byte 0xed is no UTF-8; convert the file to utf-8");
  EXPECT_EQ(errorOf(StringRef("x\0y", 3)),
            "1:2: the file holds a NUL byte, so it is no Python text");
}

TEST(Encoding, RefusesHugeFiles) {
  SourceFile largest = makeFile(std::string(kMaxFileSize, ' '));
  EXPECT_FALSE(checkEncoding(largest));
  SourceFile file = makeFile(std::string(kMaxFileSize + 1, ' '));
  std::optional<Diagnostic> error = checkEncoding(file);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "kernel.py: the file has 67108865 bytes; at most "
                            "67108864 are read");
}
