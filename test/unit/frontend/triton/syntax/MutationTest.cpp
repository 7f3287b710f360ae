// Files with bytes and pieces changed at random: any of them gives a tree that
// can be walked and printed, or one error with a place. What Python says of
// such files, compare.py of test/python-ast asks.
#include "test/unit/Seeds.h"
#include "test/unit/frontend/triton/Python.h"
#include "llvm/Support/FileSystem.h"
#include <gtest/gtest.h>
#include <random>

using namespace llvm;
using namespace kiln::triton;
using namespace kiln::triton::test;

static std::vector<std::string> readOriginals() {
  std::vector<std::string> texts;
  for (StringRef name :
       {"expressions", "patterns", "statements", "strings", "types"})
    if (auto buffer = MemoryBuffer::getFile(KILN_TEST_DIR "/python-ast/cases/" +
                                            name + ".py"))
      texts.push_back((*buffer)->getBuffer().str());
  return texts;
}

/// A text with some pieces of other places of it over what stood there.
static std::string mutate(std::string text, std::mt19937_64 &random) {
  auto below = [&](size_t limit) { return size_t(random() % limit); };
  for (size_t changes = 1 + below(4); changes && !text.empty(); --changes) {
    size_t at = below(text.size());
    switch (below(4)) {
    case 0:
      text[at] = char(random());
      break;
    case 1:
      text.erase(at, 1 + below(20));
      break;
    case 2:
      text.insert(at, text.substr(below(text.size()), 1 + below(20)));
      break;
    default:
      text[at] = "()[]{}:,;=*.'\"\\\n \t#fr0_@!"[below(25)];
    }
  }
  return text;
}

TEST(Mutation, GivesATreeOrAnError) {
  std::vector<std::string> originals = readOriginals();
  ASSERT_EQ(originals.size(), 5u);
  unsigned numRead = 0, numRefused = 0;
  bool isUsual =
      kiln::test::runSeeds("KILN_SYNTAX_SEEDS", 2000, [&](uint64_t seed) {
        std::mt19937_64 random(seed);
        std::string text = mutate(originals[seed % originals.size()], random);
        // Mostly a line or two, for an error hides all that stands after it.
        if (seed % 3) {
          size_t begin = text.find('\n', random() % text.size());
          text = text.substr(begin == std::string::npos ? 0 : begin + 1,
                             random() % 200);
        }
        Parsed parsed(text);
        ArrayRef<Diagnostic> messages = parsed.diagnostics.get();
        if (parsed.module) {
          ++numRead;
          std::string printed;
          raw_string_ostream out(printed);
          dump(*parsed.module, out, &parsed.file);
          EXPECT_TRUE(messages.empty()) << "seed " << seed;
          return messages.empty();
        }
        ++numRefused;
        bool isGood = messages.size() == 1 && !messages[0].message.empty() &&
                      messages[0].location.file == &parsed.file &&
                      messages[0].location.range.begin <=
                          messages[0].location.range.end &&
                      messages[0].location.range.end <= text.size();
        EXPECT_TRUE(isGood) << "seed " << seed;
        std::string printed;
        raw_string_ostream out(printed);
        parsed.diagnostics.print(out);
        return isGood;
      });
  if (isUsual) {
    EXPECT_GT(numRead, 200u);
    EXPECT_GT(numRefused, 200u);
  }
}
