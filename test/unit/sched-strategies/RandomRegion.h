// Random straight-line MIR for both vendors: loads and stores, barriers,
// registers written more than once, halves of registers.
#ifndef KILN_TEST_RANDOMREGION_H
#define KILN_TEST_RANDOMREGION_H

#include "test/unit/sched-strategies/MirHarness.h"
#include <random>
#include <string>
#include <vector>

namespace kiln::test {

class RegionGenerator {
public:
  explicit RegionGenerator(unsigned seed) : random(seed) {}
  unsigned below(unsigned n) { return random() % n; }

  /// Loads and stores to two noalias arguments and to shared memory, barriers,
  /// 32-, 64-bit and predicate values, registers written more than once.
  std::string nvptx(unsigned count) {
    body = "  bb.0:\n    %0:b64 = MOV_B64_i 4096\n    %1:b32 = MOV_B32_i 7\n   "
           " %2:b1 = SETP_i32ri %1, 3, 2\n";
    words = {1}, wides = {0}, bits = {2}, next = 3;
    for (unsigned i = 0; i != count; ++i)
      nvptxInstr();
    return body + "    Return\n";
  }
  std::string amdgcn(unsigned count) {
    body = "  bb.0:\n    %0:vreg_64_align2 = IMPLICIT_DEF\n    %1:vgpr_32 = "
           "V_MOV_B32_e32 7, implicit $exec\n"
           "    %2:sgpr_32 = S_MOV_B32 5\n"
           "    %3:vreg_128_align2 = IMPLICIT_DEF\n";
    words = {1}, wides = {0}, bits = {2}, quads = {3}, next = 4;
    for (unsigned i = 0; i != count; ++i)
      amdgcnInstr();
    return body + "    S_ENDPGM 0\n";
  }

protected:
  std::string any(std::vector<unsigned> &from) {
    return "%" + std::to_string(from[below(from.size())]);
  }
  /// A new register; it can be read from the next line on.
  std::string fresh(std::vector<unsigned> &to) {
    pending.push_back({&to, next});
    return "%" + std::to_string(next++);
  }
  void line(const std::string &text) {
    body += "    " + text + "\n";
    for (auto [to, reg] : pending)
      to->push_back(reg);
    pending.clear();
  }
  std::string offset() { return std::to_string(4 * below(8)); }

  void nvptxInstr() {
    switch (below(11)) {
    case 0:
      return line(fresh(words) + ":b32 = LD_i32 0, 0, 1, 3, 32, -1, " +
                  any(wides) + ", " + offset() +
                  " :: (load (s32) from %ir.a, addrspace 1)");
    case 1:
      return line("ST_i32 " + any(words) + ", 0, 0, 1, 32, " + any(wides) +
                  ", " + offset() +
                  " :: (store (s32) into %ir.b, addrspace 1)");
    case 2:
      return line(fresh(words) + ":b32 = LD_i32 0, 0, 3, 3, 32, -1, " +
                  any(wides) + ", " + offset() +
                  " :: (load (s32) from @shared, addrspace 3)");
    case 3:
      return line("ST_i32 " + any(words) + ", 0, 0, 3, 32, " + any(wides) +
                  ", " + offset() +
                  " :: (store (s32) into @shared, addrspace 3)");
    case 4:
      return line(fresh(wides) + ":b64 = MAD_WIDE_S32rir " + any(words) +
                  ", 4, " + any(wides));
    case 5:
      return line(fresh(bits) + ":b1 = SETP_i32rr " + any(words) + ", " +
                  any(words) + ", 2");
    case 6:
      return line(fresh(words) + ":b32 = SELP_b32rr " + any(words) + ", " +
                  any(words) + ", " + any(bits));
    case 7: { // a register written again
      std::string again = any(words);
      return line(again + ":b32 = ADD32ri " + again + ", 1");
    }
    case 8:
      if (below(4) == 0)
        return line("BARRIER_CTA_SYNC_ALIGNED_ALL_i 0");
      [[fallthrough]];
    case 9:
      if (below(3) == 0) { // the halves of one wide multiplication
        std::string a = any(words), b = any(words);
        line(fresh(words) + ":b32 = MUL_HI_U32rr " + a + ", " + b);
        return line(fresh(words) + ":b32 = MULT32rr " + b + ", " + a);
      }
      [[fallthrough]];
    default:
      return line(fresh(words) + ":b32 = ADD32rr " + any(words) + ", " +
                  any(words));
    }
  }

  void amdgcnInstr() {
    switch (below(11)) {
    case 0:
      return line(
          fresh(words) + ":vgpr_32 = GLOBAL_LOAD_DWORD " + any(wides) + ", " +
          offset() +
          ", 0, implicit $exec :: (load (s32) from %ir.a, addrspace 1)");
    case 1:
      return line(
          "GLOBAL_STORE_DWORD " + any(wides) + ", " + any(words) + ", " +
          offset() +
          ", 0, implicit $exec :: (store (s32) into %ir.b, addrspace 1)");
    case 2:
      return line(
          fresh(words) + ":vgpr_32 = DS_READ_B32_gfx9 " + any(words) + ", " +
          offset() +
          ", 0, implicit $exec :: (load (s32) from @shared, addrspace 3)");
    case 3:
      return line(
          "DS_WRITE_B32_gfx9 " + any(words) + ", " + any(words) + ", " +
          offset() +
          ", 0, implicit $exec :: (store (s32) into @shared, addrspace 3)");
    case 4: { // halves of a 64-bit register, written one by one
      std::string wide = fresh(wides), low = any(words), high = any(words);
      line("undef " + wide + ".sub0:vreg_64_align2 = V_XOR_B32_e32 " + low +
           ", " + high + ", implicit $exec");
      return line(wide + ".sub1:vreg_64_align2 = COPY " + high);
    }
    case 5: // the scalar carry
      line(fresh(bits) + ":sgpr_32 = S_ADD_U32 " + any(bits) + ", " +
           any(bits) + ", implicit-def $scc");
      return line(fresh(bits) + ":sgpr_32 = S_ADDC_U32 " + any(bits) + ", " +
                  any(bits) + ", implicit-def dead $scc, implicit $scc");
    case 6:
      return line(fresh(words) + ":vgpr_32 = V_ADD_U32_e32 " + any(bits) +
                  ", " + any(words) + ", implicit $exec");
    case 7: {
      unsigned wide = wides[below(wides.size())];
      return line(fresh(words) + ":vgpr_32 = COPY %" + std::to_string(wide) +
                  ".sub" + std::to_string(below(2)));
    }
    case 8:
      return line(fresh(quads) +
                  ":vreg_128_align2 = "
                  "V_MFMA_F32_4X4X4F16_vgprcd_e64 " +
                  any(wides) + ", " + any(wides) + ", " + any(quads) +
                  ", 0, 0, 0, implicit $mode, implicit $exec");
    case 9:
      return line(fresh(words) + ":vgpr_32 = COPY " + any(quads) + ".sub" +
                  std::to_string(below(4)));
    default:
      if (below(12) == 0)
        return line("S_BARRIER");
      return line(fresh(words) + ":vgpr_32 = V_XOR_B32_e32 " + any(words) +
                  ", " + any(words) + ", implicit $exec");
    }
  }

  std::mt19937 random;
  std::string body;
  std::vector<unsigned> words, wides, bits, quads;
  std::vector<std::pair<std::vector<unsigned> *, unsigned>> pending;
  unsigned next = 0;
};

/// A module of one function with such a body and the attributes given.
inline std::string regionModule(llvm::StringRef triple,
                                llvm::StringRef attributes,
                                llvm::StringRef body) {
  std::string text = mirFunction(
      triple, attributes, body,
      "  @shared = internal addrspace(3) global [64 x i32] undef\n");
  std::string
      from = "@f()",
      to = "@f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b)";
  return text.replace(text.find(from), from.size(), to);
}

} // namespace kiln::test

#endif
