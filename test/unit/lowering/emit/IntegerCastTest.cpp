// Integers of every width and sign to floats against the reference, which
// iterations once: around the middles between two floats, where a result that
// goes through another float first is wrong.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Integers with a random number of digits: middles between two floats of 8, 11
/// or 24 digits, those one beside them, and others.
template <typename Integer> std::vector<Integer> nearMiddles() {
  constexpr unsigned width = 8 * sizeof(Integer);
  std::mt19937_64 engine(5);
  std::vector<Integer> numbers = {0, 1, std::numeric_limits<Integer>::max(),
                                  std::numeric_limits<Integer>::min()};
  while (numbers.size() < 512) {
    unsigned digits = 1 + engine() % width;
    uint64_t number = engine() >> (64 - digits);
    unsigned kept = std::array{8u, 11u, 24u}[engine() % 3];
    if (digits > kept + 1 && engine() % 4) {
      unsigned lost = digits - kept;
      number = (number >> lost << lost) | uint64_t(1) << (lost - 1);
      number += engine() % 3 - 1;
    }
    numbers.push_back(Integer(engine() % 2 ? number : 0 - number));
  }
  return numbers;
}

template <typename Integer, typename Float>
void check(const std::string &op, const std::string &to) {
  std::string from = "i" + std::to_string(8 * sizeof(Integer));
  SCOPED_TRACE(op + " " + from + " to " + to);
  std::vector<Integer> numbers = nearMiddles<Integer>();
  Differential(fill(R"(
tt.func public @k(%in: !tt.ptr<$from>, %out: !tt.ptr<$to>) {
  %i = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32>
  %ins = tt.splat %in : !tt.ptr<$from> -> tensor<512x!tt.ptr<$from>>
  %p = tt.addptr %ins, %i : tensor<512x!tt.ptr<$from>>, tensor<512xi32>
  %x = tt.load %p : tensor<512x!tt.ptr<$from>>
  %y = arith.$op %x : tensor<512x$from> to tensor<512x$to>
  %outs = tt.splat %out : !tt.ptr<$to> -> tensor<512x!tt.ptr<$to>>
  %q = tt.addptr %outs, %i : tensor<512x!tt.ptr<$to>>, tensor<512xi32>
  tt.store %q, %y : tensor<512x!tt.ptr<$to>>
  tt.return
})",
                    {{"from", from}, {"to", to}, {"op", op}}))
      .buffer(numbers)
      .buffer(std::vector<Float>(numbers.size()))
      .on({"sm_80", "sm_90a", "gfx942", "gfx1201"})
      .template compare<Float>();
}

template <typename Integer> void checkBothSigns() {
  for (const char *op : {"sitofp", "uitofp"}) {
    check<Integer, Bf16>(op, "bf16");
    check<Integer, _Float16>(op, "f16");
    check<Integer, float>(op, "f32");
    check<Integer, double>(op, "f64");
  }
}

TEST(LowerIntegerCasts, RoundIntegersOf8And16BitsOnce) {
  checkBothSigns<int8_t>();
  checkBothSigns<int16_t>();
}
TEST(LowerIntegerCasts, RoundIntegersOf32BitsOnce) {
  checkBothSigns<int32_t>();
}
TEST(LowerIntegerCasts, RoundIntegersOf64BitsOnce) {
  checkBothSigns<int64_t>();
}

} // namespace
