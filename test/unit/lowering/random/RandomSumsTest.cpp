// Random ways of matrix sums that begin with zeros: loops that may not run,
// one behind the other, one in another and under conditions, several sums, that
// are rescaled, set back to zero and begun from memory, dots in some rounds only.
// The emulator under zero-start against the reference.
// KILN_SUMS_SEEDS=<a>-<b> runs other seeds than the first 60, on after a
// failure.
#include "test/unit/Seeds.h"
#include "test/unit/lowering/Differential.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// A kernel made from a seed, of whole numbers, so that few results are rounded.
class RandomSums {
public:
  explicit RandomSums(uint64_t seed) : random(seed) {
    columns = below(4) ? 64 : 8u << below(3); // 64: wgmma
    rounds = below(4);
    others = below(3);
  }

  std::string text() {
    std::string sum = below(5) ? "%zeros" : "%loaded", body;
    for (unsigned count = 1 + below(3); count; --count)
      sum = statement(body, sum, "  ", 0);
    return fill(
        R"(tt.func @k(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %out: !tt.ptr<f32>, %n: i32, %m: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zeros = arith.constant dense<0.0> : $t
  %half = arith.constant dense<0.5> : $t
  %minus = arith.constant dense<-1.0> : $t
  %some = arith.cmpi sgt, %n, %m : i32
  %lines = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %line = tt.expand_dims %lines {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %by16 = arith.constant dense<16> : tensor<64x1xi32>
  %a0 = arith.muli %line, %by16 : tensor<64x1xi32>
  %a1 = tt.broadcast %a0 : tensor<64x1xi32> -> tensor<64x16xi32>
  %ks = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %k0 = tt.expand_dims %ks {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %k1 = tt.broadcast %k0 : tensor<1x16xi32> -> tensor<64x16xi32>
  %aat = arith.addi %a1, %k1 : tensor<64x16xi32>
  %cs = tt.make_range {end = $columns : i32, start = 0 : i32} : tensor<$columnsxi32>
  %c0 = tt.expand_dims %cs {axis = 0 : i32} : tensor<$columnsxi32> -> tensor<1x$columnsxi32>
  %c1 = tt.broadcast %c0 : tensor<1x$columnsxi32> -> tensor<16x$columnsxi32>
  %k2 = tt.expand_dims %ks {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %byc = arith.constant dense<$columns> : tensor<16x1xi32>
  %k3 = arith.muli %k2, %byc : tensor<16x1xi32>
  %k4 = tt.broadcast %k3 : tensor<16x1xi32> -> tensor<16x$columnsxi32>
  %bat = arith.addi %k4, %c1 : tensor<16x$columnsxi32>
  %bysc = arith.constant dense<$columns> : tensor<64x1xi32>
  %o0 = arith.muli %line, %bysc : tensor<64x1xi32>
  %o1 = tt.broadcast %o0 : tensor<64x1xi32> -> tensor<64x$columnsxi32>
  %o2 = tt.broadcast %c0 : tensor<1x$columnsxi32> -> tensor<64x$columnsxi32>
  %oat = arith.addi %o1, %o2 : tensor<64x$columnsxi32>
  %os = tt.splat %out : !tt.ptr<f32> -> $p
  %to = tt.addptr %os, %oat : $p, tensor<64x$columnsxi32>
  %loaded = tt.load %to : $p
$body  tt.store %to, $sum : $p
  tt.return
}
)",
        {{"body", body},
         {"sum", sum},
         {"columns", std::to_string(columns)},
         {"t", tile()},
         {"p", "tensor<64x" + std::to_string(columns) + "x!tt.ptr<f32>>"}});
  }

  uint64_t below(uint64_t bound) { return random() % bound; }

  unsigned columns = 0, rounds = 0, others = 0;

private:
  std::string tile() const {
    return "tensor<64x" + std::to_string(columns) + "xf32>";
  }
  std::string fresh(const char *stem) {
    return "%" + std::string(stem) + std::to_string(names++);
  }

  /// A dot of tiles that stand `from` elements into the tensors.
  std::string dot(std::string &out, const std::string &sum,
                  const std::string &from, const std::string &indent) {
    std::string a = fresh("left"), b = fresh("right"), result = fresh("dot");
    for (auto [name, tensor, at, type] :
         {std::tuple{a, "%a", "%aat", std::string("64x16")},
          std::tuple{b, "%b", "%bat", "16x" + std::to_string(columns)}}) {
      std::string n = name.substr(1), p = "tensor<" + type + "x!tt.ptr<f16>>";
      out += indent + "%p" + n + " = tt.addptr " + tensor + ", " + from +
             " : !tt.ptr<f16>, i32\n" + indent + "%s" + n + " = tt.splat %p" +
             n + " : !tt.ptr<f16> -> " + p + "\n" + indent + "%q" + n +
             " = tt.addptr %s" + n + ", " + at + " : " + p + ", tensor<" +
             type + "xi32>\n" + indent + name + " = tt.load %q" + n + " : " +
             p + "\n";
    }
    out += indent + result + " = tt.dot " + a + ", " + b + ", " + sum +
           " : tensor<64x16xf16> * tensor<16x" + std::to_string(columns) +
           "xf16> -> " + tile() + "\n";
    return result;
  }

  std::string rescaled(std::string &out, const std::string &sum,
                       const std::string &indent) {
    std::string result = fresh("scaled");
    out += indent + result + " = arith.mulf " + sum + ", " +
           (below(2) ? "%half" : "%minus") + " : " + tile() + "\n";
    return result;
  }

  /// Appends what makes another sum of `sum`; its name.
  std::string statement(std::string &out, const std::string &sum,
                        const std::string &indent, unsigned depth) {
    std::string deeper = indent + "  ", result = fresh("sum");
    switch (below(depth < 2 ? 10 : 2)) {
    case 0: // back to zero, or a sum of its own that is added
      if (below(2)) {
        std::string own = statement(out, "%zeros", indent, depth + 1);
        out += indent + result + " = arith.addf " + sum + ", " + own + " : " +
               tile() + "\n";
        return result;
      }
      return "%zeros";
    case 1:
      return below(2) ? rescaled(out, sum, indent)
                      : dot(out, sum, "%n", indent);
    case 2: { // two sums, each zero where the other is not
      std::string then, other;
      std::string one = dot(then, sum, "%m", deeper),
                  two = dot(other, sum, "%n", deeper);
      out += indent + result + ":2 = scf.if %some -> (" + tile() + ", " +
             tile() + ") {\n" + then + deeper + "scf.yield " + one +
             ", %zeros : " + tile() + ", " + tile() + "\n" + indent +
             "} else {\n" + other + deeper + "scf.yield %zeros, " + two +
             " : " + tile() + ", " + tile() + "\n" + indent + "}\n";
      std::string first = dot(out, result + "#0", "%n", indent),
                  second = below(2) ? dot(out, result + "#1", "%m", indent)
                                    : result + "#1",
                  both = fresh("both");
      out += indent + both + " = arith.addf " + first + ", " + second + " : " +
             tile() + "\n";
      return both;
    }
    case 3: { // in some launches only
      std::string then, other;
      std::string made = statement(then, sum, deeper, depth + 1);
      std::string left = below(2) ? (below(2) ? sum : "%zeros")
                                  : statement(other, sum, deeper, depth + 1);
      out += indent + result + " = scf.if %some -> (" + tile() + ") {\n" +
             then + deeper + "scf.yield " + made + " : " + tile() + "\n" +
             indent + "} else {\n" + other + deeper + "scf.yield " + left +
             " : " + tile() + "\n" + indent + "}\n";
      return result;
    }
    default: { // rounds
      std::string i = fresh("i"), now = fresh("now"), round, next = now;
      if (!below(3))
        next = rescaled(round, next, deeper);
      if (depth == 0 && !below(4))
        next = statement(round, next, deeper, depth + 1);
      next = dot(round, next, i, deeper);
      if (!below(3))
        next = dot(round, next, "%m", deeper);
      if (!below(4))
        next = rescaled(round, next, deeper);
      out += indent + result + " = scf.for " + i + " = %zero to " +
             (below(2) ? "%n" : "%m") + " step %one iter_args(" + now + " = " +
             sum + ") -> (" + tile() + ") : i32 {\n" + round + deeper +
             "scf.yield " + next + " : " + tile() + "\n" + indent + "}\n";
      return result;
    }
    }
  }

  std::mt19937_64 random;
  unsigned names = 0;
};

/// The first of their numbers that differs; empty: none.
std::string difference(const DeviceBuffer &expected,
                       const DeviceBuffer &found) {
  for (size_t at = 0; at < expected.bytes.size(); at += 4) {
    float a, b;
    memcpy(&a, &expected.bytes[at], 4);
    memcpy(&b, &found.bytes[at], 4);
    if (a != b)
      return llvm::formatv("out[{0}]: expected {1:e7}, found {2:e7}", at / 4, a,
                           b);
  }
  return "";
}

/// Whether the kernel of a seed does what it means; adds what was left out.
bool agrees(uint64_t seed, unsigned &leftOut) {
  RandomSums kernel(seed);
  std::string text = kernel.text();
  unsigned warps = kernel.below(4) ? 4 : 8;
  SCOPED_TRACE(llvm::formatv("KILN_SUMS_SEEDS={0}-{0}, {1} warps, n = {2}, m = "
                             "{3}:\n{4}",
                             seed, warps, kernel.rounds, kernel.others, text)
                   .str());
  std::string strategy = kernel.below(3) ? "" : "source; unroll";
  auto prepared = [&](llvm::StringRef remat) {
    Differential run(text);
    run.orders(strategy, remat.str());
    run.buffer(smallNumbers<_Float16>(64 * 16 + 8, -2, 2, seed))
        .buffer(
            smallNumbers<_Float16>(16 * kernel.columns + 8, -2, 2, seed + 1))
        .buffer(smallNumbers<float>(64 * kernel.columns, -4, 4, seed + 2))
        .scalar(kernel.rounds, 4)
        .scalar(kernel.others, 4);
    return run;
  };
  const GpuTarget &target = *lookupGpuTarget("sm_90a");
  Differential run = prepared("zero-start(keep=always)");
  std::vector<DeviceBuffer> got = run.found(target, warps);
  std::string wrong = difference(run.expected()[2], got[2]);
  // A sum that is halved in many rounds is rounded, by the reference elsewhere
  // than by the lowering: then it has to be what it is without the pass.
  if (!wrong.empty())
    wrong = difference(prepared("").found(target, warps)[2], got[2]);
  if (!wrong.empty())
    ADD_FAILURE() << wrong;
  for (const KernelResults &results : run.didOrders().kernels())
    for (const RematerializationResult &remat : results.remats)
      leftOut += remat.count != 0;
  return !testing::Test::HasFailure();
}

TEST(RandomSums, AgreeWithTheReference) {
  unsigned leftOut = 0;
  bool ran = runSeeds("KILN_SUMS_SEEDS", 60,
                      [&](uint64_t seed) { return agrees(seed, leftOut); });
  RecordProperty("kernels_changed", int(leftOut));
  // Kernels that nothing happens to would test nothing.
  EXPECT_TRUE(!ran || leftOut > 20) << leftOut;
}

} // namespace
