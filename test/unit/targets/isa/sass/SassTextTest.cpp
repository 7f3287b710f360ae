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
      "SYNCS", "LDS",    "STS",    "ST",    "R2UR",  "WARPSYNC", "ATOMS",
      "FSET",  "BRA",    "IDP",    "FMNMX", "PLOP3", "IMNMX",    "R2P",
      "MUFU",  "FHADD",  "ATOMG",  "ATOM",  "VIADD", "HADD2",    "VIMNMX",
      "F2FP",  "LDGSTS", "DEPBAR", "MOV",   "UMOV"};
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
    bool isBarrier = StringRef(wanted).contains("SYNCS.ARRIVE") ||
                     StringRef(wanted).contains("SYNCS.PHASECHK");
    if (known && isBarrier)
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

TEST(SassText, WritesModifiersOfCopiesCachesAndSmallFloats) {
  // Texts of nvdisasm 13.2.
  EXPECT_EQ(textOf(0x000000000200798f, 0x000fe20005800100, "sm_90a"),
            "CCTL.E.RML2 [R2]");
  EXPECT_EQ(textOf(0x000000000200798f, 0x000fe20000804100, "sm_90a"),
            "CCTL.E.U.PF2 [R2]");
  EXPECT_EQ(textOf(0x00000000ff00798f, 0x0000000002000000, "sm_80"),
            "CCTL.IVALL");
  EXPECT_EQ(textOf(0x00000000000079b1, 0x0000000000000000, "sm_90a"),
            "SYNCS.CCTL.IVALL");
  EXPECT_EQ(textOf(0x00000000ff0079b1, 0x0000000008000104, "sm_90a"),
            "SYNCS.CCTL.WB [UR4]");
  EXPECT_EQ(textOf(0x00000000040079b9, 0x0000000008040000, "sm_90a"),
            "UTMACCTL.PF [UR4]");
  EXPECT_EQ(textOf(0x00000004060073b6, 0x000fe20009008000, "sm_90a"),
            "UTMAREDG.2D.MAX [UR4], [UR6]");
  EXPECT_EQ(textOf(0x00000004080073ba, 0x000fe20008040206, "sm_90a"),
            "UBLKCP.S.G.LTC128B [UR4], [UR8], UR6");
  EXPECT_EQ(textOf(0x00000006040073bb, 0x000fe20008880405, "sm_90a"),
            "UBLKRED.G.S.MIN.F16.RN [UR6], [UR4], UR5");
  EXPECT_EQ(textOf(0x000000060808727a, 0x000fe20000006c0c, "sm_89"),
            "QMMA.16832.F32.E5M2.E4M3 R8, R8.ROW, R6.COL, R12");
  EXPECT_EQ(textOf(0x000000060808727a, 0x000fe2000028ec0c, "sm_120a"),
            "QMMA.16832.F32.E2M1.E2M1 R8, R8, R6, R12");
}

} // namespace
