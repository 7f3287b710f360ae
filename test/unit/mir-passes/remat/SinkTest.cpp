// Where `sink` moves a definition, and when it moves it back. The numbers on
// the right are live 32-bit registers: at each instruction what it reads or
// what it writes, whichever is more, and what passes it.
#include "test/unit/mir-passes/remat/AfterRemat.h"
#include "gtest/gtest.h"

using namespace kiln::test;

namespace {

/// %2 is made at the top and stored near the bottom. Its operand %1 is stored
/// below that and alive in between anyhow, so %2 made in front of its store is
/// one register fewer at four places, the peak among them: 5.
const char early[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                          ; 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 3
    %2:b32 = XOR_b32ri %1, 17                                        ; 4
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (volatile load (s32))  ; 5
    %4:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (volatile load (s32))  ; 6
    %5:b32 = ADD32rr %3, %4                                          ; 6
    ST_i32 %5, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 5
    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (volatile store (s32))         ; 4
    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (volatile store (s32))         ; 3
    Return
)";

/// The same, but %2 is the last that reads %1: moved down, %1 takes its place.
const char exchanged[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                          ; 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 3
    %2:b32 = XOR_b32ri %1, 17                                        ; 3
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (volatile load (s32))  ; 4
    %4:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (volatile load (s32))  ; 5
    %5:b32 = ADD32rr %3, %4                                          ; 5
    ST_i32 %5, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 4
    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (volatile store (s32))         ; 3
    Return
)";

/// The same as the first, below four words that are alive at once: a peak of 6
/// that nothing can lower.
const char belowAPeak[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                          ; 2
    %6:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 3
    %7:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 4
    %8:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 5
    %9:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 6
    ST_i32 %6, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 6
    ST_i32 %7, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 5
    ST_i32 %8, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 4
    ST_i32 %9, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 3
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 3
    %2:b32 = XOR_b32ri %1, 17                                        ; 4
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (volatile load (s32))  ; 5
    %4:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (volatile load (s32))  ; 6
    %5:b32 = ADD32rr %3, %4                                          ; 6
    ST_i32 %5, 0, 0, 1, 32, %0, 16 :: (volatile store (s32))         ; 5
    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (volatile store (s32))         ; 4
    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (volatile store (s32))         ; 3
    Return
)";

/// %2 only passes a loop, at whose comparison it is the sixth; %1 passes it too
/// and is stored last.
const char overALoop[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096                                          ; 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))  ; 3
    %2:b32 = XOR_b32ri %1, 17                                        ; 4
    %3:b32 = MOV_B32_i 0                                             ; 5
  bb.1:
    successors: %bb.1, %bb.2
    %4:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (volatile load (s32))  ; 6
    %3:b32 = ADD32rr %3, %4                                          ; 6
    %5:b1 = SETP_i32ri %3, 100, 2                                    ; 5
    CBranch %5, %bb.1                                                ; 5
  bb.2:
    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (volatile store (s32))         ; 4
    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (volatile store (s32))         ; 3
    Return
)";

} // namespace

TEST(Sink, MovesADefinitionInFrontOfItsUse) {
  EXPECT_EQ(afterRemat("sink(gate=1, max_regs=5)", early),
            "MOV_B64_i LD_i32 LD_i32 LD_i32 ADD32rr ST_i32 XOR_b32ri ST_i32 "
            "ST_i32 Return");
}
TEST(Sink, MovesADefinitionOutOfALoopsWay) {
  EXPECT_EQ(afterRemat("sink(gate=1, max_regs=5)", overALoop),
            "MOV_B64_i LD_i32 MOV_B32_i; LD_i32 ADD32rr SETP_i32ri CBranch; "
            "XOR_b32ri ST_i32 ST_i32 Return");
}
TEST(Sink, LeavesWhatIsWithinTheGate) {
  EXPECT_EQ(afterRemat("sink(gate=1, max_regs=6)", early),
            "MOV_B64_i LD_i32 XOR_b32ri LD_i32 LD_i32 ADD32rr ST_i32 ST_i32 "
            "ST_i32 Return");
}
TEST(Sink, TakesBackAMoveThatFreesNothing) {
  EXPECT_EQ(afterRemat("sink(gate=1, max_regs=4)", exchanged),
            "MOV_B64_i LD_i32 XOR_b32ri LD_i32 LD_i32 ADD32rr ST_i32 ST_i32 "
            "Return");
}
TEST(Sink, TakesEverythingBackIfThePeakStays) {
  EXPECT_EQ(afterRemat("sink(gate=1, max_regs=5)", belowAPeak),
            "MOV_B64_i LD_i32 LD_i32 LD_i32 LD_i32 ST_i32 ST_i32 ST_i32 ST_i32 "
            "LD_i32 XOR_b32ri LD_i32 LD_i32 ADD32rr ST_i32 ST_i32 ST_i32 "
            "Return");
}
