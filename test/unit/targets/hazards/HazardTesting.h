//===- HazardTesting.h - machine code to check, made by hand or by ptxas --===//
#ifndef KILN_TEST_UNIT_TARGETS_HAZARDS_HAZARDTESTING_H
#define KILN_TEST_UNIT_TARGETS_HAZARDS_HAZARDTESTING_H

#include "targets/gpu/GpuTarget.h"
#include "targets/hazards/Hazards.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace kiln {

/// One instruction: its 128 bits without control word, and that.
struct RawSass {
  uint64_t low, high;
  SassControl control;

  RawSass stall(unsigned cycles) const {
    RawSass made = *this;
    made.control.stall = cycles;
    made.control.keepsTurn = cycles && cycles < 12;
    return made;
  }
  RawSass sets(unsigned writeBarrier, unsigned readBarrier = 7) const {
    RawSass made = *this;
    made.control.writeBarrier = writeBarrier;
    made.control.readBarrier = readBarrier;
    return made;
  }
  RawSass waits(unsigned mask) const {
    RawSass made = *this;
    made.control.waitMask = mask;
    return made;
  }
  RawSass guard(unsigned predicate, bool inverted = false) const {
    RawSass made = *this;
    made.low = (low & ~uint64_t(0xf000)) | predicate << 12 | inverted << 15;
    return made;
  }
};

/// Writes a control word into the 16 bytes of an instruction.
inline void patchControl(uint8_t *bytes, const SassControl &control) {
  uint64_t word = control.stall | control.keepsTurn << 4 |
                  control.writeBarrier << 5 | control.readBarrier << 8 |
                  control.waitMask << 11;
  uint64_t high = llvm::support::endian::read64le(bytes + 8);
  high = (high & ~(uint64_t(0x1ffff) << 41)) | word << 41;
  llvm::support::endian::write64le(bytes + 8, high);
}

// What ptxas writes for sm_90, without the control word.
inline RawSass iadd3(unsigned d, unsigned a, unsigned b) {
  return {0x7210u | uint64_t(d) << 16 | uint64_t(a) << 24 | uint64_t(b) << 32,
          0x07ffe0ff,
          {1, true}};
}
inline RawSass ffma(unsigned d, unsigned a, unsigned b, unsigned c) {
  return {0x7223u | uint64_t(d) << 16 | uint64_t(a) << 24 | uint64_t(b) << 32,
          c,
          {1, true}};
}
inline RawSass mufu(unsigned d, unsigned b) {
  return {0x7308u | uint64_t(d) << 16 | uint64_t(b) << 32, 0x800, {1, true}};
}
inline RawSass ldg(unsigned d, unsigned address) {
  return {0x0000000400007981u | uint64_t(d) << 16 | uint64_t(address) << 24,
          0x0c1e1900,
          {1, true}};
}
inline RawSass stg(unsigned address, unsigned data) {
  return {0x7986u | uint64_t(address) << 24 | uint64_t(data) << 32,
          0x0c101904,
          {1, true}};
}
/// ISETP.GE.AND P, PT, R, 0x1, PT
inline RawSass isetp(unsigned predicate, unsigned a) {
  return {0x000000010000780cu | uint64_t(a) << 24,
          0x03f06270u | uint64_t(predicate) << 17,
          {1, true}};
}
/// R2UR UR, R
inline RawSass r2ur(unsigned d, unsigned a) {
  return {0x72cau | uint64_t(d) << 16 | uint64_t(a) << 24, 0xe0000, {1, true}};
}
/// HGMMA.64x64x16.F32 D, gdesc[UR8], D, gsb0
inline RawSass hgmma(unsigned d) {
  return {0x00e00000080079f0u | uint64_t(d) << 16, 0x08000800u | d, {1, true}};
}
/// HGMMA.64x64x16.F32 D, A, gdesc[UR12], D, gsb0: its first operand in four
/// registers.
inline RawSass hgmmaOfRegisters(unsigned d, unsigned a) {
  return {0x00e0000c00007df0u | uint64_t(d) << 16 | uint64_t(a) << 24,
          0x08000800u | d,
          {1, true}};
}
/// UTMALDG.2D [UR4], [UR8]: reads UR4 to UR9.
inline RawSass utmaldg() { return {0x00000004080075b4, 0x08008000, {1, true}}; }
/// UMOV D, 0x1
inline RawSass umov(unsigned d) {
  return {0x0000000100007882u | uint64_t(d) << 16, 0, {1, true}};
}
inline RawSass arrive() { return {0x79c5, 0, {6, true}}; }
/// WARPGROUP.DEPBAR.LE gsb0, left
inline RawSass groupWait(unsigned left) {
  return {0x00008000000079c5u | uint64_t(left) << 38, 0x10000, {2, true}};
}
inline RawSass barrier() { return {0x7b1d, 0x10000, {6, true}}; }
inline RawSass exitWarp() { return {0x794d, 0x03800000, {5, false}}; }
/// BRA to an instruction so many before its end.
inline RawSass branchBack(int instructions) {
  uint64_t words = -int64_t(instructions) * 4;
  return {0x7947u | (words & 255) << 16 | (words >> 8) << 34,
          0x03800000u | (uint64_t(-1) >> 46),
          {5, false}};
}

/// BRX R8: to an address in R8 and R9.
inline RawSass branchIndirect() {
  return {0xfffffffc08007949, 0x0383ffff, {5, false}};
}

inline std::vector<uint8_t> machineCode(llvm::ArrayRef<RawSass> list) {
  std::vector<uint8_t> bytes(list.size() * sassInstructionBytes);
  for (size_t i = 0; i != list.size(); ++i) {
    uint8_t *at = bytes.data() + i * sassInstructionBytes;
    llvm::support::endian::write64le(at, list[i].low);
    llvm::support::endian::write64le(at + 8, list[i].high);
    patchControl(at, list[i].control);
  }
  return bytes;
}

/// "early-read 0x10 R4 after 0x0: 3 of 4", a line each.
inline std::string hazardText(const HazardReport &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const Hazard &hazard : report.hazards) {
    os << hazardKindName(hazard.kind) << " 0x";
    os.write_hex(hazard.offset) << ' ' << hazard.registers() << " after 0x";
    os.write_hex(hazard.producer)
        << ": " << hazard.found << " of " << hazard.needed << '\n';
  }
  return text;
}

inline std::string hazardsOf(llvm::ArrayRef<RawSass> list,
                             llvm::StringRef gpu = "sm_90a",
                             const SassBranchTargets &targets = {}) {
  HazardReport report =
      checkHazards(machineCode(list), *lookupGpuTarget(gpu), targets);
  return (report.refused ? "refused\n" : "") + hazardText(report);
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_HAZARDS_HAZARDTESTING_H
