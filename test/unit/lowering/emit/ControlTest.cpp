// The lowering against the reference: control flow, the grid, addresses.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(LowerControl, FollowsControlFlow) {
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>, %n: i32) {
  %i = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %start = arith.constant dense<0> : tensor<128xi32>
  %step = arith.constant 1 : index
  %from = arith.constant 0 : index
  %to = arith.index_cast %n : i32 to index
  %s = scf.for %k = %from to %to step %step iter_args(%acc = %start) -> (tensor<128xi32>) {
    %ki = arith.index_cast %k : index to i32
    %odd = arith.remsi %ki, %two : i32
    %isOdd = arith.cmpi eq, %odd, %one : i32
    %next = scf.if %isOdd -> (tensor<128xi32>) {
      %a = arith.addi %acc, %i : tensor<128xi32>
      scf.yield %a : tensor<128xi32>
    } else {
      %ks = tt.splat %ki : i32 -> tensor<128xi32>
      %a = arith.xori %acc, %ks : tensor<128xi32>
      scf.yield %a : tensor<128xi32>
    }
    scf.yield %next : tensor<128xi32>
  }
  %count = scf.while (%c = %n) : (i32) -> i32 {
    %more = arith.cmpi sgt, %c, %two : i32
    scf.condition(%more) %c : i32
  } do {
  ^bb0(%c: i32):
    %less = arith.subi %c, %two : i32
    scf.yield %less : i32
  }
  %cs = tt.splat %count : i32 -> tensor<128xi32>
  %y = arith.addi %s, %cs : tensor<128xi32>
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
  %q = tt.addptr %outs, %i : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
  tt.store %q, %y : tensor<128x!tt.ptr<i32>>
  tt.return
})")
      .buffer(smallNumbers<int32_t>(128))
      .buffer(std::vector<int32_t>(128))
      .scalar(7, 4)
      .compare<int32_t>();
}

TEST(LowerControl, KnowsTheGridAndAddresses) {
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %y = tt.get_program_id y : i32
  %z = tt.get_program_id z : i32
  %nx = tt.get_num_programs x : i32
  %ny = tt.get_num_programs y : i32
  %nz = tt.get_num_programs z : i32
  %zn = arith.muli %z, %ny : i32
  %zy = arith.addi %zn, %y : i32
  %zyn = arith.muli %zy, %nx : i32
  %id = arith.addi %zyn, %x : i32
  %a = tt.ptr_to_int %out : !tt.ptr<i32> -> i64
  %four = arith.constant 4 : i64
  %wide = arith.extsi %id : i32 to i64
  %bytes = arith.muli %wide, %four : i64
  %b = arith.addi %a, %bytes : i64
  %p = tt.int_to_ptr %b : i64 -> !tt.ptr<i32>
  %v = arith.addi %id, %nz : i32
  tt.store %p, %v : !tt.ptr<i32>
  tt.return
})",
               {3, 2, 2})
      .buffer(std::vector<int32_t>(1))
      .buffer(std::vector<int32_t>(12))
      .compare<int32_t>();
}

} // namespace
