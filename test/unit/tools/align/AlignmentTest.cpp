#include "tools/align/Alignment.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/sass/SassInstruction.h"
#include "test/unit/targets/TestFiles.h"
#include "tools/align/ComparisonCells.h"
#include "tools/align/Diff.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>
#include <set>

using namespace llvm;

namespace kiln {
namespace {

CodeSequence
codeOf(std::initializer_list<std::pair<const char *, unsigned>> lines) {
  CodeSequence code;
  for (auto [text, block] : lines) {
    CodeLine line;
    line.address = 16 * code.lines.size();
    line.text = text;
    line.opClass = "x";
    line.block = block;
    code.lines.push_back(line);
  }
  return code;
}

unsigned longestCommon(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  std::vector<std::vector<unsigned>> best(a.size() + 1,
                                          std::vector<unsigned>(b.size() + 1));
  for (size_t x = 1; x <= a.size(); ++x)
    for (size_t y = 1; y <= b.size(); ++y)
      best[x][y] = a[x - 1] == b[y - 1]
                       ? best[x - 1][y - 1] + 1
                       : std::max(best[x - 1][y], best[x][y - 1]);
  return best[a.size()][b.size()];
}

void expectAscending(const std::vector<std::pair<unsigned, unsigned>> &pairs,
                     ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  for (size_t at = 0; at < pairs.size(); ++at) {
    EXPECT_EQ(a[pairs[at].first], b[pairs[at].second]);
    if (at) {
      EXPECT_LT(pairs[at - 1].first, pairs[at].first);
      EXPECT_LT(pairs[at - 1].second, pairs[at].second);
    }
  }
}

TEST(Diff, IsAsLongAsTheLongest) {
  std::mt19937 random(7);
  for (unsigned trial = 0; trial < 3000; ++trial) {
    std::vector<unsigned> a(random() % 40), b(random() % 40);
    unsigned letters = 1 + random() % 8;
    for (unsigned &value : a)
      value = random() % letters;
    for (unsigned &value : b)
      value = random() % letters;
    auto pairs = commonSubsequence(a, b);
    expectAscending(pairs, a, b);
    ASSERT_EQ(pairs.size(), longestCommon(a, b)) << "trial " << trial;
  }
}

TEST(Diff, LongSequencesWithLittleInCommonAreQuick) {
  std::mt19937 random(7);
  std::vector<unsigned> a(20000), b(20000);
  for (unsigned &value : a)
    value = random() % 5000;
  b = a;
  std::shuffle(b.begin(), b.end(), random);
  auto start = std::chrono::steady_clock::now();
  auto pairs = commonSubsequence(a, b);
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  expectAscending(pairs, a, b);
  EXPECT_GT(pairs.size(), 100u);
  RecordProperty("seconds", std::to_string(seconds));
  EXPECT_LT(seconds, 20) << "2 seconds where nobody else computes";
}

TEST(MaskedText, RegistersGoAndMeaningsStay) {
  EXPECT_EQ(maskedText("IMAD.WIDE R4, R2, 0x4, R6"),
            maskedText("IMAD.WIDE R14, R12, 0x4, R16"));
  EXPECT_EQ(maskedText("@!P0 LDG.E.128 R4, desc[UR4][R2.64+0x10]"),
            "@!P# LDG.E.128 R#, desc[UR#][R#.64+0x10]");
  EXPECT_NE(maskedText("IADD3 R4, R2, RZ, R6"),
            maskedText("IADD3 R4, R2, R7, R6"));
  EXPECT_NE(maskedText("LDG.E R4, desc[UR4][R2.64+0x10]"),
            maskedText("LDG.E R4, desc[UR4][R2.64+0x20]"));
  EXPECT_EQ(maskedText("@P0 BRA 0x340"), maskedText("@P1 BRA 0xa40"));
  EXPECT_EQ(maskedText("R2UR UR4, R2"), "R2UR UR#, R#");
  EXPECT_EQ(maskedText("v_add_f32_e32 v1, v2, v3"),
            maskedText("v_add_f32_e32 v10, v2, v30"));
  EXPECT_EQ(maskedText("global_load_dwordx4 v[4:7], v[2:3], off"),
            "global_load_dwordx4 v#4, v#2, off");
  EXPECT_NE(maskedText("s_load_dwordx2 s[0:1], s[4:5], 0x0"),
            maskedText("s_load_dwordx2 s[0:1], s[4:5], 0x8"));
  EXPECT_EQ(maskedText("s_cbranch_scc1 65526"),
            maskedText("s_cbranch_scc1 12"));
  EXPECT_EQ(maskedText("s_mov_b32 m0, s3"), "s_mov_b32 m0, s#");
}

/// nvdisasm's texts have the modifiers: two instructions that read alike there
/// are alike by our texts with their modifiers, and the other way round.
TEST(MaskedText, WithModifiersTellsWhatNvdisasmTells) {
  auto file = testFile("targets/sass/operands.txt");
  SmallVector<StringRef> lines;
  file->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  std::map<std::string, std::set<std::string>> ours, theirs;
  std::set<std::string> textsAlone;
  for (StringRef line : lines) {
    SmallVector<StringRef, 4> parts;
    line.split(parts, " | ");
    SmallVector<StringRef, 3> words;
    SplitString(parts[0], words);
    uint64_t halves[2];
    ASSERT_FALSE(words[1].getAsInteger(16, halves[0]));
    ASSERT_FALSE(words[2].getAsInteger(16, halves[1]));
    uint8_t bytes[sassInstructionBytes];
    support::endian::write64le(bytes, halves[0]);
    support::endian::write64le(bytes + 8, halves[1]);
    SassInstruction instruction = decodeSass(bytes, *lookupGpuTarget(words[0]));
    if (!instruction.isKnown())
      continue;
    std::string gpu = words[0].str() + " ";
    std::string text = gpu + maskedText(sassText(instruction));
    textsAlone.insert(text);
    auto [low, high] = sassModifiers(instruction);
    std::string own = text + " " + utohexstr(low) + " " + utohexstr(high);
    std::string other = gpu + maskedText(parts[1].rtrim(" ;"));
    ours[own].insert(other);
    theirs[other].insert(own);
  }
  EXPECT_GT(ours.size(), 3000u);
  EXPECT_LT(textsAlone.size(), ours.size());
  auto expectOne = [](const auto &sets) {
    for (const auto &[key, set] : sets)
      EXPECT_EQ(set.size(), 1u) << key << ": " << llvm::join(set, "; ");
  };
  expectOne(ours);
  expectOne(theirs);
}

TEST(Alignment, EqualCodeIsTheSame) {
  CodeSequence code = codeOf({{"MOV R1, R2", 0}, {"EXIT", 1}});
  Alignment both = align(code, code);
  EXPECT_EQ(both.count(Fate::Same), 2u);
  ASSERT_EQ(both.rows.size(), 2u);
  EXPECT_EQ(both.rows[1].b, 1u);
}

TEST(Alignment, ModifiersTellInstructionsOfOneTextApart) {
  CodeSequence a = codeOf({{"LOP3 R4, R2, R3", 0},
                           {"LDG R5, [R2.64]", 0},
                           {"FADD R6, R4, R5", 0},
                           {"EXIT", 0}});
  CodeSequence b = codeOf({{"LOP3 R8, R2, R3", 0},
                           {"LDG R5, [R2.64]", 0},
                           {"FADD R6, R4, R5", 0},
                           {"EXIT", 0}});
  a.target = b.target = "sm_90a";
  a.lines[0].modifiers[1] = b.lines[0].modifiers[1] = 0xc000;
  b.lines[1].modifiers[1] = 0x10;
  a.lines[2].modifiers[0] = 0x18;
  Alignment both = align(a, b);
  EXPECT_EQ(both.a[0].fate, Fate::Renamed);
  EXPECT_EQ(both.a[1].fate, Fate::Removed);
  EXPECT_EQ(both.a[1].lookalike, 1u);
  EXPECT_EQ(both.b[1].fate, Fate::Added);
  EXPECT_EQ(both.b[1].lookalike, 1u);
  EXPECT_EQ(both.a[2].lookalike, 2u);
  EXPECT_EQ(both.a[3].fate, Fate::Same);
  EXPECT_FALSE(both.a[3].lookalike);
  // It did not move to what has other modifiers.
  EXPECT_EQ(both.count(Fate::Moved), 0u);

  auto note = [&](const Alignment &alignment, unsigned line) {
    return fateNote(alignment.a[line], a.lines[line], {b, {}, {}});
  };
  EXPECT_EQ(note(both, 1),
            "other modifiers than 0x0010: bits 68 of the encoding");
  EXPECT_EQ(note(both, 2),
            "other modifiers than 0x0020: bits 3-4 of the encoding");
  EXPECT_EQ(note(both, 3), "");

  // Two GPUs encode one instruction in two ways.
  b.target = "sm_100a";
  both = align(a, b);
  EXPECT_EQ(both.count(Fate::Same), 3u);
  EXPECT_EQ(both.count(Fate::Renamed), 1u);
}

TEST(Alignment, EveryFate) {
  CodeSequence a = codeOf({{"LDG R4, [R2]", 0},
                           {"FADD R4, R4, R5", 0},
                           {"FMUL R6, R4, R5", 0},
                           {"STL [R1], R4", 0},
                           {"STG [R2], R6", 0},
                           {"EXIT", 0}});
  CodeSequence b = codeOf({{"FADD R4, R4, R5", 0},
                           {"FMUL R7, R4, R5", 0},
                           {"LDG R4, [R2]", 0},
                           {"STG [R2], R6", 0},
                           {"BAR.SYNC 0x0", 0},
                           {"EXIT", 0}});
  Alignment both = align(a, b);
  EXPECT_EQ(both.a[0].fate, Fate::Moved);
  EXPECT_EQ(both.a[0].partner, 2u);
  EXPECT_EQ(both.a[0].movedBy, 2);
  EXPECT_EQ(both.a[1].fate, Fate::Same);
  EXPECT_EQ(both.a[2].fate, Fate::Renamed);
  EXPECT_EQ(both.a[3].fate, Fate::Removed);
  EXPECT_EQ(both.b[4].fate, Fate::Added);
  EXPECT_EQ(both.count(Fate::Added), 1u);
  EXPECT_EQ(both.count(Fate::Removed), 1u);
}

TEST(Alignment, MovedWithinItsBlockComesFirst) {
  // The same instruction lacks in two blocks: each finds its own again.
  CodeSequence a = codeOf({{"LDS R1, [R2]", 0},
                           {"FADD R3, R3, R4", 0},
                           {"BRA 0x10", 0},
                           {"LDS R1, [R2]", 1},
                           {"FMUL R3, R3, R4", 1},
                           {"EXIT", 1}});
  CodeSequence b = codeOf({{"FADD R3, R3, R4", 0},
                           {"LDS R1, [R2]", 0},
                           {"BRA 0x20", 0},
                           {"FMUL R3, R3, R4", 1},
                           {"LDS R1, [R2]", 1},
                           {"EXIT", 1}});
  Alignment both = align(a, b);
  EXPECT_EQ(both.a[0].partner, 1u);
  EXPECT_EQ(both.a[3].partner, 4u);
  EXPECT_EQ(both.count(Fate::Removed) + both.count(Fate::Added), 0u);
}

/// Whatever the builds, every line is somewhere once, and partners agree.
TEST(Alignment, EveryLineOnce) {
  std::mt19937 random(11);
  const char *texts[] = {"FADD R1, R2, R3", "FADD R4, R2, R3", "LDG R1, [R2]",
                         "STG [R2], R1",    "BRA 0x10",        "HMMA R1, R2"};
  for (unsigned trial = 0; trial < 2000; ++trial) {
    CodeSequence codes[2];
    for (CodeSequence &code : codes) {
      unsigned block = 0;
      for (unsigned left = random() % 60; left--;) {
        CodeLine line;
        line.text = texts[random() % std::size(texts)];
        line.block = block;
        block += random() % 5 == 0;
        code.lines.push_back(line);
      }
    }
    Alignment both = align(codes[0], codes[1]);
    unsigned a = 0, b = 0;
    for (const AlignedRow &row : both.rows) {
      if (row.a) {
        ASSERT_EQ(*row.a, a++);
      }
      if (row.b) {
        ASSERT_EQ(*row.b, b++);
      }
      if (row.a && row.b) {
        ASSERT_EQ(both.a[*row.a].partner, row.b);
        ASSERT_EQ(maskedText(codes[0].lines[*row.a].text),
                  maskedText(codes[1].lines[*row.b].text));
      }
    }
    ASSERT_EQ(a, codes[0].lines.size());
    ASSERT_EQ(b, codes[1].lines.size());
    for (unsigned x = 0; x < a; ++x)
      if (both.a[x].partner) {
        ASSERT_EQ(both.b[*both.a[x].partner].partner, x);
      }
    ASSERT_EQ(both.count(Fate::Removed) + both.count(Fate::Same) +
                  both.count(Fate::Renamed) + both.count(Fate::Moved),
              a);
    ASSERT_EQ(both.count(Fate::Added) + both.count(Fate::Same) +
                  both.count(Fate::Renamed) + both.count(Fate::Moved),
              b);
  }
}

} // namespace
} // namespace kiln
