#include "targets/gpu/GpuTarget.h"
#include "targets/isa/sass/SassInstruction.h"
#include "test/unit/targets/TestFiles.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace llvm;
using namespace kiln;

namespace {

using Bytes = std::array<uint8_t, sassInstructionBytes>;

Bytes bytesOf(uint64_t low, uint64_t high) {
  Bytes bytes;
  support::endian::write64le(bytes.data(), low);
  support::endian::write64le(bytes.data() + 8, high);
  return bytes;
}

SassInstruction decoded(uint64_t low, uint64_t high, StringRef gpu = "sm_90a") {
  return decodeSass(bytesOf(low, high), *lookupGpuTarget(gpu));
}

std::set<std::string> namesOf(const SassRegisterSet &registers) {
  std::set<std::string> names;
  registers.forEach(
      [&](unsigned index) { names.insert(sassRegisterName(index)); });
  return names;
}

/// "R4-R7 UR2" as names; gather_operands.py writes them so.
std::set<std::string> parsed(StringRef text) {
  std::set<std::string> names;
  SmallVector<StringRef> words;
  SplitString(text, words);
  for (StringRef word : words) {
    auto [begin, end] = word.split('-');
    StringRef file = begin.take_while(isAlpha);
    unsigned first = 0, last = 0;
    begin.drop_front(file.size()).getAsInteger(10, first);
    last = first;
    if (!end.empty())
      end.drop_front(file.size()).getAsInteger(10, last);
    for (unsigned number = first; number <= last; ++number)
      names.insert((file + Twine(number)).str());
  }
  return names;
}

/// What nvdisasm says (test/targets/sass/operands.txt): nothing may be wrong,
/// and unknown only what is listed here, each with its reason.
TEST(SassDecode, ReadsAndWritesWhatNvdisasmSays) {
  // Textures, surfaces, sparse matrices, multimem and accesses of 256 bits are
  // not established.
  static const char *const unknown[] = {
      "TEX",   "SULD", "SUST",       "HMMA.SP",    "IMMA.SP", "CS2UR",
      "LDGMC", "MOVM", "LDG.E.ENL2", "STG.E.ENL2", "CCTL.E.C"};
  auto file = testFile("targets/sass/operands.txt");
  SmallVector<StringRef> lines;
  file->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  ASSERT_GT(lines.size(), 1000u);
  unsigned known = 0;
  for (StringRef line : lines) {
    SmallVector<StringRef, 4> parts;
    line.split(parts, " | ");
    ASSERT_EQ(parts.size(), 4u) << line.str();
    SmallVector<StringRef, 3> words;
    SplitString(parts[0], words);
    uint64_t low, high;
    ASSERT_FALSE(words[1].getAsInteger(16, low));
    ASSERT_FALSE(words[2].getAsInteger(16, high));
    const GpuTarget *gpu = lookupGpuTarget(words[0]);
    ASSERT_TRUE(gpu) << line.str();
    Bytes bytes = bytesOf(low, high);
    SassInstruction instruction = decodeSass(bytes, *gpu);
    EXPECT_EQ(encodeSass(instruction), bytes) << line.str();
    if (!instruction.isKnown()) {
      StringRef text = parts[1].trim();
      if (text.starts_with("@"))
        text = text.split(' ').second;
      EXPECT_TRUE(any_of(unknown, [&](StringRef name) {
        return text.starts_with(name);
      })) << line.str();
      continue;
    }
    ++known;
    EXPECT_EQ(namesOf(instruction.reads), parsed(parts[2])) << line.str();
    EXPECT_EQ(namesOf(instruction.writes), parsed(parts[3])) << line.str();
  }
  EXPECT_GT(known, lines.size() * 98 / 100);
}

TEST(SassDecode, EncodesEveryBytesBack) {
  std::mt19937_64 random(20261124);
  for (const GpuTarget &gpu : allGpuTargets()) {
    if (!gpu.isNvidia())
      continue;
    for (unsigned i = 0; i != 20000; ++i) {
      // Half of them with an opcode and form that exist.
      uint64_t low = random(), high = random();
      if (i % 2) {
        ArrayRef<SassOpcode> rows = allSassOpcodes();
        low = (low & ~0x1ffull) | rows[random() % rows.size()].opcode;
      }
      Bytes bytes = bytesOf(low, high);
      ASSERT_EQ(encodeSass(decodeSass(bytes, gpu)), bytes)
          << gpu.name().str() << " " << utohexstr(low) << " "
          << utohexstr(high);
    }
  }
}

TEST(SassDecode, NamesRolesAndWidths) {
  // @!P1 LDG.E.128 R16, desc[UR16][R16.64]
  SassInstruction load = decoded(0x000000101008d981, 0x0002e2000c1e1d00);
  ASSERT_TRUE(load.isKnown());
  EXPECT_EQ(load.accessBytes, 16u);
  EXPECT_TRUE(load.isGuarded);
  EXPECT_EQ(load.writes.count(SassFile::R), 4u);
  EXPECT_EQ(load.control.writeBarrier, 3u);
  // IMAD.WIDE's sum has two registers, its factors one.
  SassInstruction wide = decoded(0x000000040d027825, 0x078e0202);
  ASSERT_TRUE(wide.isKnown());
  EXPECT_EQ(sassText(wide), "IMAD.WIDE R2, R13, 0x4, R2");
  auto isC = [](const SassOperand &operand) {
    return operand.role == SassRole::C;
  };
  const auto *sum = find_if(wide.operands, isC);
  ASSERT_NE(sum, wide.operands.end());
  EXPECT_EQ(sum->count, 2u);
}

TEST(SassDecode, ChangesARegisterAndNothingElse) {
  // FADD R13, R30, R35
  SassInstruction add = decoded(0x000000231e0d7221, 0x000fe20000000000);
  for (SassOperand &operand : add.operands)
    if (operand.isWritten())
      operand.first = 77;
  add.control.stall = 9;
  Bytes bytes = encodeSass(add);
  SassInstruction again = decodeSass(bytes, *lookupGpuTarget("sm_90a"));
  EXPECT_EQ(sassText(again), "FADD R77, R30, R35");
  EXPECT_EQ(again.control.stall, 9u);
}

TEST(SassDecode, SaysThatItDoesNotKnow) {
  // An opcode that no GPU has, and FADD of a form that it has not.
  SassInstruction none = decoded(0x00000000000071ff, 0);
  EXPECT_FALSE(none.isKnown());
  EXPECT_TRUE(none.operands.empty());
  EXPECT_EQ(sassText(none), "? 0x1ff");
  SassInstruction form = decoded(0x0000000000007a21, 0);
  EXPECT_FALSE(form.isKnown());
  // Registers beyond the file: a load of four into R253.
  SassInstruction beyond = decoded(0x0000001010fd7981, 0x0002e2000c1e1d00);
  EXPECT_FALSE(beyond.isKnown());
  EXPECT_FALSE(beyond.reads.any());
}

TEST(SassDecode, ReadsShapesOfWarpGroups) {
  auto columns = [](uint64_t low, uint64_t high) {
    return decoded(low, high).writes.count(SassFile::R);
  };
  // 64x128x16.F32, 64x128x16.F16, 64x24x32 and 64x256x32 of bytes.
  EXPECT_EQ(columns(0x01e00000081879f0, 0x0f800818), 64u);
  EXPECT_EQ(columns(0x01e00000081879f0, 0x0f800018), 32u);
  EXPECT_EQ(columns(0x00c00000081879f1, 0x0f841018), 12u);
  EXPECT_EQ(columns(0x06600000081879f1, 0x0f841018), 128u);
  EXPECT_EQ(kindOfSass(bytesOf(0x06600000081879f1, 0x0f841018),
                       *lookupGpuTarget("sm_90a"))
                .variant,
            "m64n256");
}

} // namespace
