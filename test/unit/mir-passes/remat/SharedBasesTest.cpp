// Which pointers of a loop share one accumulated base: a pointer weighs 2, a
// 32-bit offset that has to stay alive for it weighs 1, and the shared base
// weighs 2. What is freed has to be more than what that costs.
#include "test/unit/mir-passes/remat/AfterRemat.h"
#include "gtest/gtest.h"

using namespace kiln::test;

namespace {

/// A word from memory.
std::string word(const std::string &name) {
  return "    %" + name +
         ":b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))\n";
}
/// `name` = offset * 4 + base.
std::string pointer(const std::string &name, const std::string &offset,
                    const std::string &base) {
  return "    %" + name + ":b64 = MAD_WIDE_S32rir %" + offset + ", 4, %" +
         base + "\n";
}
std::string storeTo(const std::string &address) {
  return "    ST_i32 7, 0, 0, 1, 32, %" + address +
         ", 0 :: (volatile store (s32))\n";
}

/// A loop that stores to the pointers and advances each by %1. %0 and %9 are
/// bases; %0 is stored to in the loop, so it is alive there.
std::string loop(const std::string &before,
                 std::initializer_list<std::string> pointers) {
  std::string body = "  bb.0:\n    successors: %bb.1\n"
                     "    %0:b64 = MOV_B64_i 4096\n"
                     "    %9:b64 = MOV_B64_i 8192\n"
                     "    %1:b64 = LD_i64 0, 0, 1, 3, 64, -1, %0, 0 :: "
                     "(volatile load (s64))\n"
                     "    %2:b32 = MOV_B32_i 0\n" +
                     before + "  bb.1:\n    successors: %bb.1, %bb.2\n" +
                     storeTo("0");
  for (const std::string &pointer : pointers)
    body += storeTo(pointer);
  for (const std::string &pointer : pointers)
    body += "    %" + pointer + ":b64 = ADD64rr %" + pointer + ", %1\n";
  return body + "    %2:b32 = ADD32ri %2, 3\n"
                "    %3:b1 = SETP_i32ri %2, 99, 2\n"
                "    CBranch %3, %bb.1\n"
                "  bb.2:\n    Return\n";
}

/// The loop's instructions after folding, where more than `gate` registers are
/// too many.
std::string foldedLoop(int gate, const std::string &body) {
  std::string names = afterRemat(
      "induction-variable(gate=1, max_regs=" + std::to_string(gate) + ")",
      body);
  size_t first = names.find("; ");
  if (first == std::string::npos)
    return names;
  return names.substr(first + 2, names.rfind("; ") - first - 2);
}

const std::string counting = " ADD32ri SETP_i32ri CBranch";

} // namespace

/// Three pointers free 6 registers; the base and three offsets cost 5.
TEST(SharedBases, FoldPointersThatWeighMoreThanTheirOffsets) {
  EXPECT_EQ(
      foldedLoop(1, loop(word("4") + word("5") + word("6") +
                             pointer("10", "4", "0") + pointer("11", "5", "0") +
                             pointer("12", "6", "0"),
                         {"10", "11", "12"})),
      "ST_i32 MAD_WIDE_S32rir ST_i32 MAD_WIDE_S32rir ST_i32 "
      "MAD_WIDE_S32rir ST_i32 ADD64rr" +
          counting);
}

/// Two pointers free 4 registers; the base and two offsets cost 4. That the
/// base is alive in the loop anyhow does not make the accumulated one cheaper.
TEST(SharedBases, LeavePointersThatWeighAsMuchAsTheirOffsets) {
  EXPECT_EQ(foldedLoop(1, loop(word("4") + word("5") + pointer("10", "4", "0") +
                                   pointer("11", "5", "0"),
                               {"10", "11"})),
            "ST_i32 ST_i32 ST_i32 ADD64rr ADD64rr" + counting);
}

/// One of the two offsets is alive at every store: 4 freed for 3.
TEST(SharedBases, CountNoOffsetThatIsAliveAnyhow) {
  std::string body = loop(word("4") + word("5") + pointer("10", "4", "0") +
                              pointer("11", "5", "0"),
                          {"10", "11"});
  std::string counter = "    %2:b32 = ADD32ri %2, 3\n";
  body.replace(body.find(counter), counter.size(),
               "    %2:b32 = ADD32rr %2, %4\n");
  EXPECT_EQ(foldedLoop(1, body), "ST_i32 MAD_WIDE_S32rir ST_i32 "
                                 "MAD_WIDE_S32rir ST_i32 ADD64rr ADD32rr "
                                 "SETP_i32ri CBranch");
}

/// Four pointers of one base, three of them with an offset that is written
/// twice and cannot be had in the loop: they never pay, and neither does
/// folding all. Three pointers of another base pay alone, as above.
TEST(SharedBases, AreWeighedOneByOneWhereTogetherTheyDoNotPay) {
  std::string twice = "    %5:b32 = ADD32rr %5, %4\n";
  EXPECT_EQ(
      foldedLoop(1, loop(word("4") + word("5") + twice + word("6") + word("7") +
                             word("8") + pointer("10", "4", "0") +
                             pointer("11", "5", "0") + pointer("12", "5", "0") +
                             pointer("13", "5", "0") + pointer("14", "6", "9") +
                             pointer("15", "7", "9") + pointer("16", "8", "9"),
                         {"10", "11", "12", "13", "14", "15", "16"})),
      "ST_i32 ST_i32 ST_i32 ST_i32 ST_i32 MAD_WIDE_S32rir ST_i32 "
      "MAD_WIDE_S32rir ST_i32 MAD_WIDE_S32rir ST_i32 ADD64rr ADD64rr ADD64rr "
      "ADD64rr ADD64rr" +
          counting);
}

/// Two families of two pointers each, with three offsets between them: together
/// they free 8 and cost 2 + 2 + 3; one alone would free 4 and cost 4.
TEST(SharedBases, AreWeighedTogetherWhereTheyAreMadeOfTheSame) {
  EXPECT_EQ(
      foldedLoop(1, loop(word("4") + word("5") + word("6") +
                             pointer("10", "4", "0") + pointer("11", "5", "0") +
                             pointer("12", "5", "9") + pointer("13", "6", "9"),
                         {"10", "11", "12", "13"})),
      "ST_i32 MAD_WIDE_S32rir ST_i32 MAD_WIDE_S32rir ST_i32 "
      "MAD_WIDE_S32rir ST_i32 MAD_WIDE_S32rir ST_i32 ADD64rr ADD64rr" +
          counting);
}

/// Three pointers that would pay, in a loop that is within the gate: what is
/// above it are fourteen words after the loop.
TEST(SharedBases, StayWhereTheLoopIsWithinTheGate) {
  std::string body =
      loop(word("4") + word("5") + word("6") + pointer("10", "4", "0") +
               pointer("11", "5", "0") + pointer("12", "6", "0"),
           {"10", "11", "12"});
  std::string after, stores;
  for (unsigned i = 20; i != 34; ++i) {
    after += word(std::to_string(i));
    stores += "    ST_i32 %" + std::to_string(i) +
              ", 0, 0, 1, 32, %0, 0 :: (volatile store (s32))\n";
  }
  body.insert(body.find("    Return"), after + stores);
  // In the loop %0, %1 and three pointers, %2: 11; after it 2 + 14.
  EXPECT_EQ(foldedLoop(11, body),
            "ST_i32 ST_i32 ST_i32 ST_i32 ADD64rr ADD64rr ADD64rr" + counting);
  EXPECT_EQ(foldedLoop(10, body), "ST_i32 MAD_WIDE_S32rir ST_i32 "
                                  "MAD_WIDE_S32rir ST_i32 MAD_WIDE_S32rir "
                                  "ST_i32 ADD64rr" +
                                      counting);
}
