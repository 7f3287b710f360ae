//===- SassTextTest.cpp - texts of SASS against nvdisasm's ----------------===//
//
// test/targets/sass/operands.txt has nvdisasm's text of one instruction of each
// kind. What SassSpelling.td has a record of is written the same way, but for
// the list below.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassSpelling.h"
#include "test/unit/targets/TestFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Regex.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

namespace {

std::string textOf(uint64_t low, uint64_t high, StringRef gpu) {
  std::array<uint8_t, sassInstructionBytes> bytes;
  support::endian::write64le(bytes.data(), low);
  support::endian::write64le(bytes.data() + 8, high);
  return sassText(decodeSass(bytes, *lookupGpuTarget(gpu)));
}

/// nvdisasm's text without what is not written here: where a jump leads.
std::string normalized(StringRef text) {
  std::string plain = Regex(",? ?`\\(\\.\\.\\.\\)").sub("", text);
  llvm::erase(plain, ';');
  SmallVector<StringRef> words;
  SplitString(plain, words);
  std::string joined = join(words, " ");
  for (size_t at; (at = joined.find(" ,")) != std::string::npos;)
    joined.erase(at, 1);
  return joined;
}

StringRef mnemonicOf(StringRef text) {
  if (text.starts_with("@"))
    text = text.split(' ').second;
  return text.split(' ').first;
}

TEST(SassText, ReadsAsNvdisasmPrintsIt) {
  // Parts of these are not written: what a shared barrier waits for, where a
  // branch asks other lanes, Turing's variants of addresses, a second output.
  static const StringSet<> partly = {
      "SYNCS",    "CCTL",  "LDS",    "STS",     "ST",      "R2UR",
      "WARPSYNC", "ATOMS", "FSET",   "BRA",     "FMNMX",   "IDP",
      "PLOP3",    "IMNMX", "R2P",    "MUFU",    "FHADD",   "ATOMG",
      "ATOM",     "VIADD", "HADD2",  "UTMALDG", "UTMASTG", "UTMAPF",
      "VIMNMX",   "F2FP",  "LDGSTS", "DEPBAR",  "MOV",     "UMOV"};
  auto file = testFile("targets/sass/operands.txt");
  SmallVector<StringRef> lines;
  file->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  unsigned same = 0, all = 0;
  for (StringRef line : lines) {
    SmallVector<StringRef, 4> parts;
    line.split(parts, " | ");
    SmallVector<StringRef, 3> words;
    SplitString(parts[0], words);
    uint64_t low, high;
    ASSERT_FALSE(words[1].getAsInteger(16, low));
    ASSERT_FALSE(words[2].getAsInteger(16, high));
    std::string wanted = normalized(parts[1]);
    std::string written = textOf(low, high, words[0]);
    ++all;
    same += written == wanted;
    StringRef base = mnemonicOf(wanted).split('.').first;
    bool known = !StringRef(written).ends_with("?") &&
                 !StringRef(written).starts_with("?");
    // Of these the modifiers are.
    static const StringSet<> named = {"UTMALDG", "UTMASTG", "UTMAPF"};
    bool isBarrier = StringRef(wanted).contains("SYNCS.ARRIVE") ||
                     StringRef(wanted).contains("SYNCS.PHASECHK");
    if (known && (named.contains(base) || isBarrier))
      EXPECT_EQ(mnemonicOf(written), mnemonicOf(wanted)) << line.str();
    if (known && !partly.contains(base) &&
        lookupSassSpelling(base, lookupGpuTarget(words[0])->computeCapability))
      EXPECT_EQ(written, wanted) << line.str();
  }
  EXPECT_GT(same * 100, all * 92);
}

TEST(SassText, GivesConstantsTheirOffset) {
  // LDC R1, c[0x0][0x28] and IADD3 R1, R1, c[0x0][0x210], as nvdisasm says.
  EXPECT_EQ(textOf(0x00000a00ff017b82, 0x000fe40000000800, "sm_90a"),
            "LDC R1, c[0x0][0x28]");
  EXPECT_EQ(textOf(0x0000e200ff040b82, 0x0000000000000a00, "sm_100"),
            "@P0 LDC.64 R4, c[0x0][0x388]");
  // LDCU has a bit more.
  EXPECT_EQ(textOf(0x00007420ff0677ac, 0x0000000008000200, "sm_100"),
            "LDCU.S8 UR6, c[0x0][0x3a1]");
}

TEST(SassText, WritesModifiersSignsAndTables) {
  EXPECT_EQ(textOf(0x000000000700720c, 0x0000000000706670, "sm_100"),
            "ISETP.GE.OR P0, PT, R7, R0, P0");
  EXPECT_EQ(textOf(0x0000001f02ff7812, 0x000000000780c0ff, "sm_90a"),
            "LOP3.LUT P0, RZ, R2, 0x1f, RZ, 0xc0, !PT");
  EXPECT_EQ(textOf(0x0000001107177223, 0x0000000000000804, "sm_121"),
            "FFMA R23, R7, R17, -R4");
  EXPECT_EQ(textOf(0x41e000000c5879f0, 0x0000000008700858, "sm_90a"),
            "HGMMA.64x128x16.F32 R88, gdesc[UR12].tnspB, R88");
}

} // namespace
