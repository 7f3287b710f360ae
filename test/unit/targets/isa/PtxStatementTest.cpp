#include "targets/isa/PtxStatement.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

/// "predicate? mnemonic operands [place]" of each statement, by semicolons.
static std::string spell(StringRef text) {
  std::string result;
  for (const PtxStatement &statement : parsePtx(text)) {
    result += result.empty() ? "" : "; ";
    if (!statement.predicate.empty())
      result += statement.predicate.str() + "? ";
    result += statement.mnemonic.str();
    for (StringRef operand : statement.operands)
      result += " " + operand.str();
    if (!statement.firstAddress.empty())
      result += " [" + statement.firstAddress.str() + "]";
  }
  return result;
}

TEST(PtxStatement, TakesTextApart) {
  std::pair<StringRef, StringRef> cases[] = {
      {"", ""},
      {"// nothing at all", ""},
      {"mov.u32 $0, 0x0;\n\t@$3 ld.global.v2.b32 { $0, $1 }, [ $2 + 16 ];",
       "mov.u32 $0 0x0; $3? ld.global.v2.b32 $0 $1 [$2 + 16]"},
      {"@!%p1 bra done;", "!%p1? bra done"},
      {"{\n .reg .pred p;\n setp.ne.b32 p, $0, 0;\n}", "setp.ne.b32 p $0 0"},
      {"again:\n @p bra again;", "p? bra again"},
      {"mov.b64 {$0, $1}, $2; // halves; both\nret;", "mov.b64 $0 $1 $2; ret"},
      {"/* a; b */ bar.sync 0; /* c */", "bar.sync 0"},
      // One statement may have several lines.
      {"mma.sync.aligned\n { $0, // first\n $1 },\n { $2 };",
       "mma.sync.aligned $0 $1 $2"},
      {"ld.shared::cta.b32 $0,[$1]", "ld.shared::cta.b32 $0 [$1]"},
      {"st.global.b32 [$0", "st.global.b32 [$0"}, // damaged
  };
  for (auto [text, spelled] : cases) {
    std::string expected = spelled.str();
    if (StringRef(expected).ends_with("[$0"))
      expected += "]";
    EXPECT_EQ(spell(text), expected) << text.str();
  }
}

TEST(PtxStatement, ArgumentsKeepListsTogether) {
  auto statements =
      parsePtx("cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;");
  ASSERT_EQ(statements.size(), 1u);
  EXPECT_EQ(join(statements[0].arguments, "|"),
            "[ $0 + 0 ]|[ $1 + 0 ]|0x10|$2");
  EXPECT_EQ(join(parsePtx("mov.b64 { $0, $1 }, $2;")[0].arguments, "|"),
            "{ $0, $1 }|$2");
  EXPECT_TRUE(statements[0].has("async"));
  EXPECT_FALSE(statements[0].has("asyn"));
}

TEST(PtxStatement, Addresses) {
  auto address = [](StringRef place) {
    std::string text = ("ld.b32 $0, [" + place + "];").str();
    auto found = parsePtx(text)[0].address();
    return found ? found->first.str() + " " + std::to_string(found->second)
                 : "none";
  };
  EXPECT_EQ(address("$1"), "$1 0");
  EXPECT_EQ(address(" $1 + 16 "), "$1 16");
  EXPECT_EQ(address("%rd4+-8"), "%rd4 -8");
  EXPECT_EQ(address("$1 + $2"), "none");
  EXPECT_EQ(address("$1, {$2, $3}"), "none"); // a tile of a tensor
}

TEST(PtxStatement, MemoryEffects) {
  std::pair<StringRef, MemoryEffect> cases[] = {
      {"mov.u32 $0, 0;", MemoryEffect::Registers},
      {"cvt.rn.f16.f32 $0, $1;", MemoryEffect::Registers},
      {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0}, [$1];",
       MemoryEffect::OwnBlock},
      {"cp.async.wait_group 0;", MemoryEffect::OwnBlock},
      {"fence.proxy.async.shared::cta;", MemoryEffect::OwnBlock},
      {"fence.proxy.async;", MemoryEffect::Anything},
      {"cp.async.bulk.commit_group;", MemoryEffect::Anything},
      {"ld.global.b32 $0, [$1];", MemoryEffect::Anything},
      // The start of a name is not the name.
      {"movx.u32 $0, 0;", MemoryEffect::Anything},
      {"multimem.red.global.add.f32 [$0], $1;", MemoryEffect::Anything},
  };
  for (auto [text, effect] : cases)
    EXPECT_EQ(memoryEffect(parsePtx(text)[0]), effect) << text.str();
}
