// Block pointers and tensor descriptors, lowered to tensors of pointers,
// against the reference.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// A matrix of 21 rows and 37 columns in, one out.
constexpr unsigned kRows = 21, kColumns = 37;

template <typename T>
void check(const std::string &type, const std::string &body,
           double relative = 0) {
  SCOPED_TRACE(body);
  std::string text = fill(R"(
tt.func public @k(%in: !tt.ptr<$T> {tt.divisibility = 16 : i32}, %out: !tt.ptr<$T>) {
  %id = tt.get_program_id x : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %columns = arith.constant 37 : i64
  %rows = arith.constant 21 : i64
  %c32 = arith.constant 37 : i32
  %r32 = arith.constant 21 : i32
  %eight = arith.constant 8 : i32
  %sixteen = arith.constant 16 : i32
  %row = arith.muli %id, %eight : i32
$body
  tt.return
})",
                          {{"body", body}, {"T", type}});
  Differential(text, {3, 1, 1})
      .buffer(smallNumbers<T>(kRows * kColumns, -100, 100))
      .buffer(std::vector<T>(kRows * kColumns, T(7)))
      .template compare<T>(relative, 0, {1, 4});
}

TEST(LowerBlocks, LoopsOverABlockPointer) {
  check<int32_t>("i32", R"(
  %a = tt.make_tensor_ptr %in, [%rows, %columns], [%columns, %one], [%row, %zero] {order = array<i32: 1, 0>} : <tensor<8x16xi32>>
  %b = tt.make_tensor_ptr %out, [%rows, %columns], [%columns, %one], [%row, %zero] {order = array<i32: 1, 0>} : <tensor<8x16xi32>>
  %steps = arith.constant 3 : i32
  %step = arith.constant 1 : i32
  %start = arith.constant dense<0> : tensor<8x16xi32>
  %r:3 = scf.for %k = %zero to %steps step %step iter_args(%p = %a, %q = %b, %s = %start) -> (!tt.ptr<tensor<8x16xi32>>, !tt.ptr<tensor<8x16xi32>>, tensor<8x16xi32>) : i32 {
    %x = tt.load %p {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : !tt.ptr<tensor<8x16xi32>>
    %y = arith.addi %x, %s : tensor<8x16xi32>
    tt.store %q, %y {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<8x16xi32>>
    %pn = tt.advance %p, [%zero, %sixteen] : <tensor<8x16xi32>>
    %qn = tt.advance %q, [%zero, %sixteen] : <tensor<8x16xi32>>
    scf.yield %pn, %qn, %y : !tt.ptr<tensor<8x16xi32>>, !tt.ptr<tensor<8x16xi32>>, tensor<8x16xi32>
  })");
}

TEST(LowerBlocks, ChecksOnlyWhatIsAskedFor) {
  // Columns 0 to 15 exist; a transposed view of the memory.
  check<_Float16>("f16", R"(
  %a = tt.make_tensor_ptr %in, [%columns, %rows], [%one, %columns], [%zero, %row] {order = array<i32: 0, 1>} : <tensor<16x8xf16>>
  %x = tt.load %a {boundaryCheck = array<i32: 1>} : !tt.ptr<tensor<16x8xf16>>
  %t = tt.trans %x {order = array<i32: 1, 0>} : tensor<16x8xf16> -> tensor<8x16xf16>
  %n = arith.negf %t : tensor<8x16xf16>
  %b = tt.make_tensor_ptr %out, [%rows, %columns], [%columns, %one], [%row, %sixteen] {order = array<i32: 1, 0>} : <tensor<8x16xf16>>
  tt.store %b, %n {boundaryCheck = array<i32: 0>} : !tt.ptr<tensor<8x16xf16>>)");
}

TEST(LowerBlocks, ChoosesBetweenBlockPointers) {
  check<int32_t>("i32", R"(
  %even = arith.cmpi slt, %id, %sixteen : i32
  %a = scf.if %even -> (!tt.ptr<tensor<4x4xi32>>) {
    %p = tt.make_tensor_ptr %in, [%rows, %columns], [%columns, %one], [%row, %zero] {order = array<i32: 1, 0>} : <tensor<4x4xi32>>
    scf.yield %p : !tt.ptr<tensor<4x4xi32>>
  } else {
    %p = tt.make_tensor_ptr %in, [%rows, %columns], [%columns, %one], [%zero, %zero] {order = array<i32: 1, 0>} : <tensor<4x4xi32>>
    scf.yield %p : !tt.ptr<tensor<4x4xi32>>
  }
  %x = tt.load %a : !tt.ptr<tensor<4x4xi32>>
  %b = tt.make_tensor_ptr %out, [%rows, %columns], [%columns, %one], [%row, %zero] {order = array<i32: 1, 0>} : <tensor<4x4xi32>>
  tt.store %b, %x : !tt.ptr<tensor<4x4xi32>>)");
}

TEST(LowerBlocks, DescriptorsPadAndDrop) {
  for (const char *padding : {"1", "2"})
    check<float>("f32", fill(R"(
  %a = tt.make_tensor_descriptor %in, [%r32, %c32], [%columns, %one] {padding = $padding : i32} : <f32>, <tensor<8x32xf32>>
  %b = tt.make_tensor_descriptor %out, [%r32, %c32], [%columns, %one] : <f32>, <tensor<8x32xf32>>
  %x = tt.descriptor_load %a[%row, %sixteen] : !tt.tensordesc<tensor<8x32xf32>> -> tensor<8x32xf32>
  %m = arith.negf %x : tensor<8x32xf32>
  tt.descriptor_store %b[%row, %zero], %m : !tt.tensordesc<tensor<8x32xf32>>, tensor<8x32xf32>)",
                             {{"padding", padding}}));
  // Leading dimensions of one may be missing.
  check<float>("f32", R"(
  %a = tt.make_tensor_descriptor %in, [%r32, %c32], [%columns, %one] : <f32>, <tensor<1x32xf32>>
  %x = tt.descriptor_load %a[%row, %zero] : !tt.tensordesc<tensor<1x32xf32>> -> tensor<32xf32>
  %b = tt.make_tensor_descriptor %out, [%r32, %c32], [%columns, %one] : <f32>, <tensor<1x32xf32>>
  tt.descriptor_store %b[%row, %eight], %x : !tt.tensordesc<tensor<1x32xf32>>, tensor<32xf32>)");
}

TEST(LowerBlocks, DescriptorsReduce) {
  for (const char *kind : {"add", "min", "max", "and", "or", "xor"})
    check<int32_t>("i32", fill(R"(
  %a = tt.make_tensor_descriptor %in, [%r32, %c32], [%columns, %one] : <i32>, <tensor<8x32xi32>>
  %b = tt.make_tensor_descriptor %out, [%r32, %c32], [%columns, %one] : <i32>, <tensor<8x32xi32>>
  %x = tt.descriptor_load %a[%row, %zero] : !tt.tensordesc<tensor<8x32xi32>> -> tensor<8x32xi32>
  tt.descriptor_reduce $kind, %b[%row, %eight], %x : !tt.tensordesc<tensor<8x32xi32>>, tensor<8x32xi32>)",
                               {{"kind", kind}}));
}

TEST(LowerBlocks, DescriptorsGatherAndScatterRows) {
  check<int32_t>("i32", R"(
  %r = tt.make_range {start = 0 : i32, end = 8 : i32} : tensor<8xi32>
  %three = arith.constant dense<3> : tensor<8xi32>
  %m = arith.muli %r, %three : tensor<8xi32>
  %first = tt.splat %id : i32 -> tensor<8xi32>
  %n = arith.addi %m, %first : tensor<8xi32>
  %a = tt.make_tensor_descriptor %in, [%r32, %c32], [%columns, %one] : <i32>, <tensor<1x16xi32>>
  %b = tt.make_tensor_descriptor %out, [%r32, %c32], [%columns, %one] : <i32>, <tensor<1x16xi32>>
  %x = tt.descriptor_gather %a[%n, %eight] : (!tt.tensordesc<tensor<1x16xi32>>, tensor<8xi32>, i32) -> tensor<8x16xi32>
  tt.descriptor_scatter %b[%n, %sixteen], %x : !tt.tensordesc<tensor<1x16xi32>>, tensor<8xi32>, i32, tensor<8x16xi32>)");
}

} // namespace
