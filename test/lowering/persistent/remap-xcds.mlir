// Neighbouring numbers for the blocks that one of eight dies runs.
// RUN: kiln-opt %s --kiln-remap-xcds="chunk=4" --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @moves
// CHECK: [[ID:%.*]] = tt.get_program_id x
// CHECK: [[COUNT:%.*]] = tt.get_num_programs x
// CHECK: [[REST:%.*]] = arith.remui [[ID]], [[WHOLE:%.*]] :
// CHECK: [[OVER:%.*]] = arith.remui [[COUNT]], [[WHOLE]]
// CHECK: [[LIMIT:%.*]] = arith.subi [[COUNT]], [[OVER]]
// CHECK: [[FIRST:%.*]] = arith.subi [[ID]], [[REST]]
// CHECK: [[DIE:%.*]] = arith.remui [[REST]]
// CHECK: [[ROW:%.*]] = arith.muli [[DIE]], %{{.*}}
// CHECK: [[PLACE:%.*]] = arith.divui [[REST]]
// CHECK: [[WITHIN:%.*]] = arith.addi [[ROW]], [[PLACE]]
// CHECK: [[MOVED:%.*]] = arith.addi [[FIRST]], [[WITHIN]]
// CHECK: [[MOVES:%.*]] = arith.cmpi ult, [[ID]], [[LIMIT]]
// CHECK: [[NUMBER:%.*]] = arith.select [[MOVES]], [[MOVED]], [[ID]]
// CHECK: [[Y:%.*]] = tt.get_program_id y
// CHECK: arith.addi [[NUMBER]], [[Y]]
tt.func public @moves(%p: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %y = tt.get_program_id y : i32
  %sum = arith.addi %x, %y : i32
  %at = tt.addptr %p, %sum : !tt.ptr<i32>, i32
  tt.store %at, %sum : !tt.ptr<i32>
  tt.return
}

// -----

// Blocks that may wait for each other keep their numbers.
// CHECK-LABEL: @waits
// CHECK-NOT: tt.get_num_programs
tt.func public @waits(%p: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %true = arith.constant true
  // expected-remark @below {{blocks keep their numbers on the dies of the GPU: they may wait for each other here}}
  %old = tt.atomic_rmw add, acq_rel, gpu, %p, %x, %true : (!tt.ptr<i32>, i32, i1) -> i32
  tt.return
}
