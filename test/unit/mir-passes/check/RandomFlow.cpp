#include "test/unit/mir-passes/check/RandomFlow.h"
#include <utility>

namespace kiln::test {

void FlowGenerator::restore(const Pools &pools) {
  words = pools[0], wides = pools[1], bits = pools[2], quads = pools[3];
}

void FlowGenerator::startBlock(unsigned block) {
  body += "  bb." + std::to_string(block) + ":\n";
}

void FlowGenerator::jump(unsigned to) {
  line((amd ? "S_BRANCH %bb." : "GOTO %bb.") + std::to_string(to));
}

void FlowGenerator::branch(unsigned to, const std::string &left,
                           const std::string &right) {
  std::string target = "%bb." + std::to_string(to);
  if (amd) {
    line("S_CMP_LT_U32 " + left + ", " + right + ", implicit-def $scc");
    line("S_CBRANCH_SCC1 " + target + ", implicit $scc");
  } else {
    std::string bit = fresh(bits);
    line(bit + ":b1 = SETP_i32rr " + left + ", " + right + ", 2");
    line("CBranch " + bit + ", " + target);
  }
  startBlock(newBlock());
}

void FlowGenerator::branch(unsigned to) {
  std::vector<unsigned> &compared = amd ? bits : words;
  std::string left = any(compared), right = any(compared);
  branch(to, left, right);
}

/// A register gets another value.
void FlowGenerator::rewrite() {
  if (!amd)
    return below(3) ? line(any(words) + ":b32 = ADD32rr " + any(words) + ", " +
                           any(words))
                    : line(any(wides) + ":b64 = MAD_WIDE_S32rir " + any(words) +
                           ", 4, " + any(wides));
  switch (below(3)) {
  case 0: // one half, the other stays
    return line(any(wides) + ".sub" + std::to_string(below(2)) +
                ":vreg_64_align2 = V_XOR_B32_e32 " + any(words) + ", " +
                any(words) + ", implicit $exec");
  case 1:
    return line(any(bits) + ":sgpr_32 = S_ADD_U32 " + any(bits) + ", " +
                any(bits) + ", implicit-def dead $scc");
  default:
    return line(any(words) + ":vgpr_32 = V_XOR_B32_e32 " + any(words) + ", " +
                any(words) + ", implicit $exec");
  }
}

/// A register is stepped by a constant or by another register.
void FlowGenerator::step() {
  std::string stride = std::to_string(4 * (1 + below(3)));
  if (!amd) {
    std::string word = any(words), wide = any(wides);
    switch (below(4)) {
    case 0:
      return line(wide + ":b64 = ADD64ri " + wide + ", " + stride);
    case 1:
      return line(wide + ":b64 = ADD64rr " + wide + ", " + any(wides));
    case 2:
      return line(word + ":b32 = ADD32rr " + word + ", " + any(words));
    default:
      return line(word + ":b32 = ADD32ri " + word + ", " + stride);
    }
  }
  std::string word = any(words), bit = any(bits);
  if (below(2))
    return line(bit + ":sgpr_32 = S_ADD_I32 " + bit + ", " + stride +
                ", implicit-def dead $scc");
  line(word + ":vgpr_32 = V_ADD_U32_e32 " + (below(2) ? stride : any(words)) +
       ", " + word + ", implicit $exec");
}

void FlowGenerator::copy() {
  std::string from = any(words);
  line(fresh(words) + (amd ? ":vgpr_32" : ":b32") + " = COPY " + from);
}

void FlowGenerator::store(const std::string &word) {
  line(amd ? "GLOBAL_STORE_DWORD " + any(wides) + ", " + word +
                 ", 0, 0, implicit $exec :: (store (s32) into %ir.b, "
                 "addrspace 1)"
           : "ST_i32 " + word + ", 0, 0, 1, 32, " + any(wides) +
                 ", 0 :: (store (s32) into %ir.b, addrspace 1)");
}

/// One more.
void FlowGenerator::count(const std::string &counter) {
  line(counter +
       (amd ? ":sgpr_32 = S_ADD_I32 " + counter + ", 1, implicit-def dead $scc"
            : ":b32 = ADD32ri " + counter + ", 1"));
}

void FlowGenerator::straight() {
  if (innermost && !innermost->isTwinStepped && below(3) == 0) {
    innermost->isTwinStepped = true;
    count(innermost->twin);
  }
  for (unsigned i = 0, length = 2 + below(5); i != length; ++i)
    switch (below(8)) {
    case 0:
      rewrite();
      break;
    case 1:
      step();
      break;
    case 2:
      copy();
      break;
    default:
      amd ? amdgcnInstr() : nvptxInstr();
    }
}

/// if (...) { items } or, half of the time, if (...) { items } else { items }.
void FlowGenerator::diamond(unsigned depth) {
  unsigned otherwise = newBlock(), join = newBlock();
  branch(otherwise);
  Pools before = pools();
  items(depth);
  jump(join);
  restore(before);
  startBlock(otherwise);
  if (below(2)) {
    items(depth);
    restore(before);
  }
  startBlock(join);
}

/// do { items } while (counter < bound).
void FlowGenerator::loop(unsigned depth) {
  std::vector<unsigned> &counted = amd ? bits : words;
  std::string bound = any(counted);
  Loop here{newBlock(), newBlock(), fresh(counted), fresh(counted)};
  for (const std::string &one : {here.counter, here.twin})
    line(one + (amd ? ":sgpr_32 = S_MOV_B32 " : ":b32 = MOV_B32_i ") +
         std::to_string(here.header)); // like no other loop's
  Pools before = pools();
  Loop *outer = std::exchange(innermost, &here);
  startBlock(here.header);
  std::string addend = any(words), sum = fresh(words);
  line(sum + (amd ? ":vgpr_32 = V_ADD_U32_e32 " : ":b32 = ADD32rr ") +
       (below(2) ? here.counter : here.twin) + ", " + addend +
       (amd ? ", implicit $exec" : ""));
  store(sum);
  items(depth);
  if (!here.isTwinStepped)
    count(here.twin);
  count(here.counter);
  branch(here.header, here.counter, bound);
  startBlock(here.exit);
  if (here.breaks)
    restore(before);
  innermost = outer;
}

/// The next iteration, or none.
void FlowGenerator::leaveIteration() {
  bool breaks = below(2);
  innermost->breaks |= breaks;
  branch(breaks ? innermost->exit : innermost->header);
}

void FlowGenerator::items(unsigned depth) {
  straight();
  for (unsigned i = 0, count = 1 + below(2); depth && i != count; ++i) {
    below(2) ? loop(depth - 1) : diamond(depth - 1);
    straight();
    if (innermost && below(4) == 0) {
      leaveIteration();
      straight();
    }
  }
}

std::string FlowGenerator::blocks() {
  amd ? amdgcn(/*count=*/0) : nvptx(/*count=*/0); // what there is at the start
  items(3);
  for (unsigned i = 0; i != 3; ++i)
    store(any(words));
  return body + (amd ? "    S_ENDPGM 0\n" : "    Return\n");
}

} // namespace kiln::test
