// tt.gather and tt.histogram against the reference.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Gathers along `axis` from a source of rows by columns.
template <typename T>
void gather(const std::string &type, std::array<unsigned, 2> source,
            std::array<unsigned, 2> picked, unsigned axis) {
  auto shape = [](std::array<unsigned, 2> extents) {
    return std::to_string(extents[0]) + "x" + std::to_string(extents[1]);
  };
  unsigned from = source[0] * source[1], to = picked[0] * picked[1];
  Differential(fill(R"(
tt.func public @k(%in: !tt.ptr<$type>, %index: !tt.ptr<i32>, %out: !tt.ptr<$type>) {
  %r = tt.make_range {start = 0 : i32, end = $from : i32} : tensor<$fromxi32>
  %s = tt.splat %in : !tt.ptr<$type> -> tensor<$fromx!tt.ptr<$type>>
  %p = tt.addptr %s, %r : tensor<$fromx!tt.ptr<$type>>, tensor<$fromxi32>
  %x = tt.load %p : tensor<$fromx!tt.ptr<$type>>
  %a = tt.reshape %x : tensor<$fromx$type> -> tensor<$Sx$type>
  %q = tt.make_range {start = 0 : i32, end = $to : i32} : tensor<$toxi32>
  %is = tt.splat %index : !tt.ptr<i32> -> tensor<$tox!tt.ptr<i32>>
  %ip = tt.addptr %is, %q : tensor<$tox!tt.ptr<i32>>, tensor<$toxi32>
  %i = tt.load %ip : tensor<$tox!tt.ptr<i32>>
  %b = tt.reshape %i : tensor<$toxi32> -> tensor<$Pxi32>
  %g = tt.gather %a[%b] {axis = $axis : i32} : (tensor<$Sx$type>, tensor<$Pxi32>) -> tensor<$Px$type>
  %y = tt.reshape %g : tensor<$Px$type> -> tensor<$tox$type>
  %os = tt.splat %out : !tt.ptr<$type> -> tensor<$tox!tt.ptr<$type>>
  %op = tt.addptr %os, %q : tensor<$tox!tt.ptr<$type>>, tensor<$toxi32>
  tt.store %op, %y : tensor<$tox!tt.ptr<$type>>
  tt.return
})",
                    {{"axis", std::to_string(axis)},
                     {"type", type},
                     {"from", std::to_string(from)},
                     {"to", std::to_string(to)},
                     {"S", shape(source)},
                     {"P", shape(picked)}}))
      .buffer(smallNumbers<T>(from, -100, 100))
      .buffer(smallNumbers<int32_t>(to, 0, int(source[axis]) - 1, 3))
      .buffer(std::vector<T>(to))
      .template compare<T>(0, 0, {1, 4});
}

TEST(LowerGather, PicksAlongAnAxis) {
  gather<int32_t>("i32", {16, 32}, {16, 8}, 1);
  gather<int32_t>("i32", {16, 32}, {64, 32}, 0);
  gather<_Float16>("f16", {1, 64}, {1, 512}, 1);
  gather<int8_t>("i8", {32, 1}, {128, 1}, 0);
  gather<double>("f64", {4, 4}, {4, 2}, 1);
}

TEST(LowerGather, CountsInBins) {
  for (unsigned size : {16u, 1024u})
    for (unsigned bins : {1u, 128u})
      for (bool masked : {false, true}) {
        SCOPED_TRACE(std::to_string(size) + " in " + std::to_string(bins));
        Differential(fill(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %r = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %s = tt.splat %in : !tt.ptr<i32> -> tensor<$nx!tt.ptr<i32>>
  %p = tt.addptr %s, %r : tensor<$nx!tt.ptr<i32>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<i32>>
  %zero = arith.constant dense<0> : tensor<$nxi32>
  %three = arith.constant dense<3> : tensor<$nxi32>
  %low = arith.andi %x, %three : tensor<$nxi32>
  %m = arith.cmpi ne, %low, %zero : tensor<$nxi32>
  %h = tt.histogram %x$mask : tensor<$nxi32> -> tensor<$bxi32>
  %q = tt.make_range {start = 0 : i32, end = $b : i32} : tensor<$bxi32>
  %os = tt.splat %out : !tt.ptr<i32> -> tensor<$bx!tt.ptr<i32>>
  %op = tt.addptr %os, %q : tensor<$bx!tt.ptr<i32>>, tensor<$bxi32>
  tt.store %op, %h : tensor<$bx!tt.ptr<i32>>
  tt.return
})",
                          {{"mask", masked ? ", %m" : ""},
                           {"n", std::to_string(size)},
                           {"b", std::to_string(bins)}}))
            .buffer(smallNumbers<int32_t>(size, 0, int(bins) - 1))
            .buffer(std::vector<int32_t>(bins))
            .compare<int32_t>(0, 0, {1, 4});
      }
}

} // namespace
