// A matrix product with a loop along k, as tile IR.
#ifndef KILN_TEST_UNIT_LOWERING_PIPELINE_LOOPMATMUL_H
#define KILN_TEST_UNIT_LOWERING_PIPELINE_LOOPMATMUL_H

#include "llvm/ADT/StringRef.h"

namespace kiln::test {

/// C[32, 32] f32 = A[32, k] f16 times B[k, 32] f16, 32 steps of k a round; what
/// is left over of k is masked.
inline constexpr llvm::StringLiteral kLoopMatmul = R"(
  tt.func public @k(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32},
                    %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %k: i32 {tt.divisibility = 16 : i32}) {
    %c0 = arith.constant 0 : i32
    %step = arith.constant 32 : i32
    %zeros = arith.constant dense<0.0> : tensor<32x32xf16>
    %none = arith.constant dense<0.0> : tensor<32x32xf32>
    %rowsize = arith.constant dense<32> : tensor<32x1xi32>
    %steps = arith.constant dense<32> : tensor<32x32xi32>
    %rowsteps = arith.constant dense<1024> : tensor<32x32xi32>
    %i = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
    %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %columns = tt.expand_dims %i {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %columnsb = tt.broadcast %columns : tensor<1x32xi32> -> tensor<32x32xi32>
    %ks = tt.splat %k : i32 -> tensor<32x1xi32>
    %arow = arith.muli %rows, %ks : tensor<32x1xi32>
    %arows = tt.broadcast %arow : tensor<32x1xi32> -> tensor<32x32xi32>
    %aat = arith.addi %arows, %columnsb : tensor<32x32xi32>
    %as = tt.splat %a : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
    %ap = tt.addptr %as, %aat : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
    %brow = arith.muli %rows, %rowsize : tensor<32x1xi32>
    %brows = tt.broadcast %brow : tensor<32x1xi32> -> tensor<32x32xi32>
    %bat = arith.addi %brows, %columnsb : tensor<32x32xi32>
    %bs = tt.splat %b : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
    %bp = tt.addptr %bs, %bat : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
    %r:3 = scf.for %at = %c0 to %k step %step iter_args(%acc = %none, %pa = %ap, %pb = %bp)
        -> (tensor<32x32xf32>, tensor<32x32x!tt.ptr<f16>>, tensor<32x32x!tt.ptr<f16>>) : i32 {
      %left = arith.subi %k, %at : i32
      %lefta = tt.splat %left : i32 -> tensor<1x32xi32>
      %ma1 = arith.cmpi slt, %columns, %lefta : tensor<1x32xi32>
      %ma = tt.broadcast %ma1 : tensor<1x32xi1> -> tensor<32x32xi1>
      %leftb = tt.splat %left : i32 -> tensor<32x1xi32>
      %mb1 = arith.cmpi slt, %rows, %leftb : tensor<32x1xi32>
      %mb = tt.broadcast %mb1 : tensor<32x1xi1> -> tensor<32x32xi1>
      %x = tt.load %pa, %ma, %zeros : tensor<32x32x!tt.ptr<f16>>
      %y = tt.load %pb, %mb, %zeros : tensor<32x32x!tt.ptr<f16>>
      %d = tt.dot %x, %y, %acc : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>
      %na = tt.addptr %pa, %steps : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
      %nb = tt.addptr %pb, %rowsteps : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
      scf.yield %d, %na, %nb : tensor<32x32xf32>, tensor<32x32x!tt.ptr<f16>>, tensor<32x32x!tt.ptr<f16>>
    }
    %crows = tt.broadcast %brow : tensor<32x1xi32> -> tensor<32x32xi32>
    %cat = arith.addi %crows, %columnsb : tensor<32x32xi32>
    %cs = tt.splat %c : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
    %cp = tt.addptr %cs, %cat : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
    tt.store %cp, %r#0 : tensor<32x32x!tt.ptr<f32>>
    tt.return
  })";

} // namespace kiln::test

#endif
