// Random loops over rows of a tensor, whose addresses step together: rows in
// order, wrapped or scattered, strides of either sign that only the launch
// knows, elements of 8 to 32 bits, indices of 32 and 64 bits, by pointers that
// go along or by the round's number, one tensor or two. The emulator under
// narrow-addresses against the reference.
// KILN_ADDRESS_SEEDS=<a>-<b> runs other seeds than the first 120, on after a
// failure.
#include "targets/gpu/GpuTarget.h"
#include "test/unit/Seeds.h"
#include "test/unit/lowering/Differential.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Where a row begins, in elements, at most this far from the tensor's middle.
constexpr int kMostRows = 64;

/// A kernel made from a seed.
class RandomRows {
public:
  explicit RandomRows(uint64_t seed) : random(seed) {
    rows = 8u << below(4);
    columns = 16u << below(3);
    warps = 1u << below(3);
    bits = 8u << below(3);
    rounds = below(5);
    stride = int(below(2 * columns + 1)) - int(columns);
    wide = below(3) == 0;
  }

  /// Elements from the middle in which every access lies.
  int reach() const {
    int farthest = int(columns) * (kMostRows + 1); // a row and a round's step
    return farthest + 8 * int(columns) * int(rounds + 2) + 1024;
  }

  std::string text() {
    std::string body;
    for (unsigned tensor = 0, count = 1 + below(2); tensor != count; ++tensor)
      addTensor(body, tensor);
    std::string carried, starts, types, yields;
    for (const Pointer &pointer : pointers) {
      carried += ", " + pointer.now + " = " + pointer.start;
      types += ", $p";
      yields += ", " + pointer.next;
    }
    std::string inLoop, value = "%acc";
    for (const std::string &load : loads)
      inLoop += load;
    for (const std::string &loaded : values) {
      static const char *const operations[] = {"addi", "xori", "muli", "subi"};
      std::string sum = "%sum" + loaded.substr(1);
      inLoop += "    " + sum + " = arith." + operations[below(4)] + " " +
                loaded + ", " + value + " : $t\n";
      value = sum;
    }
    for (const Pointer &pointer : pointers)
      inLoop += pointer.step;
    std::string results = std::to_string(1 + pointers.size());
    return fill(
        R"(tt.func @k(%in: !tt.ptr<i$bits>, %out: !tt.ptr<i32>, %stride: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %middle = arith.constant $reach : i32
  %none = arith.constant dense<0> : $t
  %mid = tt.addptr %in, %middle : !tt.ptr<i$bits>, i32
  %range = tt.make_range {end = $rows : i32, start = 0 : i32} : $r
  %line = tt.make_range {end = $columns : i32, start = 0 : i32} : $c
  %line2 = tt.expand_dims %line {axis = 0 : i32} : $c -> tensor<1x$columnsxi32>
  %lines = tt.broadcast %line2 : tensor<1x$columnsxi32> -> $t
  %strides = tt.splat %stride : i32 -> $r
  %mids = tt.splat %mid : !tt.ptr<i$bits> -> $p
$body  %result:$results = scf.for %i = %zero to %n step %one iter_args(%acc = %none$carried) -> ($t$types) : i32 {
$loop    scf.yield $value$yields : $t$types
  }
  %long = arith.constant dense<$columns> : $r
  %at = arith.muli %range, %long : $r
  %at2 = tt.expand_dims %at {axis = 1 : i32} : $r -> tensor<$rowsx1xi32>
  %ats = tt.broadcast %at2 : tensor<$rowsx1xi32> -> $t
  %places = arith.addi %ats, %lines : $t
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<$rowsx$columnsx!tt.ptr<i32>>
  %to = tt.addptr %outs, %places : tensor<$rowsx$columnsx!tt.ptr<i32>>, $t
  tt.store %to, %result#0 : tensor<$rowsx$columnsx!tt.ptr<i32>>
  tt.return
}
)",
        {{"body", fillTypes(body)},
         {"loop", fillTypes(inLoop)},
         {"types", fillTypes(types)},
         {"yields", yields},
         {"carried", carried},
         {"results", results},
         {"value", value},
         {"reach", std::to_string(reach())},
         {"rows", std::to_string(rows)},
         {"columns", std::to_string(columns)},
         {"bits", std::to_string(bits)},
         {"t", tile("i32")},
         {"p", tile("!tt.ptr<i" + std::to_string(bits) + ">")},
         {"r", "tensor<" + std::to_string(rows) + "xi32>"},
         {"c", "tensor<" + std::to_string(columns) + "xi32>"}});
  }

  uint64_t below(uint64_t bound) { return random() % bound; }

  unsigned rows = 0, columns = 0, warps = 0, bits = 0, rounds = 0;
  int stride = 0;

private:
  struct Pointer {
    std::string now, start, step, next;
  };

  std::string tile(const std::string &element) const {
    return "tensor<" + std::to_string(rows) + "x" + std::to_string(columns) +
           "x" + element + ">";
  }

  std::string fillTypes(const std::string &text) const {
    return fill(text, {{"rows", std::to_string(rows)},
                       {"columns", std::to_string(columns)},
                       {"bits", std::to_string(bits)},
                       {"t", tile("i32")},
                       {"w", tile("i64")},
                       {"e", tile("i" + std::to_string(bits))},
                       {"p", tile("!tt.ptr<i" + std::to_string(bits) + ">")},
                       {"r", "tensor<" + std::to_string(rows) + "xi32>"}});
  }

  /// Rows of a tensor: pointers in front of the loop, and in it a load through
  /// pointers that go along, or at places that the round's number says.
  void addTensor(std::string &body, unsigned number) {
    std::string n = std::to_string(number);
    unsigned wrap = 1 + below(rows);
    body += "  %number" + n + " = arith.constant dense<" +
            std::to_string(wrap) + "> : $r\n";
    static const char *const orders[] = {"remsi", "xori", "andi"};
    std::string row = "%range";
    if (below(3)) {
      row = "%row" + n;
      body += "  " + row + " = arith." + orders[below(3)] + " %range, %number" +
              n + " : $r\n";
    }
    body += "  %begin" + n + " = arith.muli " + row + ", %strides : $r\n";
    body += "  %b" + n + "_2 = tt.expand_dims %begin" + n +
            " {axis = 1 : i32} : $r -> tensor<$rowsx1xi32>\n";
    body += "  %begins" + n + " = tt.broadcast %b" + n +
            "_2 : tensor<$rowsx1xi32> -> $t\n";
    std::string index = "%begins" + n;
    std::string type = "$t";
    if (wide) { // the sum in 64 bits
      body += "  %w" + n + " = arith.extsi " + index + " : $t to $w\n  %l" + n +
              " = arith.extsi %lines : $t to $w\n  %x" + n +
              " = arith.addi %w" + n + ", %l" + n + " : $w\n";
      index = "%x" + n;
      type = "$w";
    } else {
      body += "  %x" + n + " = arith.addi " + index + ", %lines : $t\n";
      index = "%x" + n;
    }
    body += "  %start" + n + " = tt.addptr %mids, " + index + " : $p, " + type +
            "\n";
    std::string step =
        std::to_string(int(below(8 * columns)) - int(4 * columns));
    std::string at = "%p" + n;
    std::string load;
    switch (below(3)) {
    case 0: // a step that is written down
      body += "  %step" + n + " = arith.constant dense<" + step + "> : $t\n";
      pointers.push_back({at, "%start" + n,
                          "    %next" + n + " = tt.addptr " + at + ", %step" +
                              n + " : $p, $t\n",
                          "%next" + n});
      break;
    case 1: // a step of so many rows
      body += "  %four" + n + " = arith.constant " +
              std::to_string(1 + below(4)) + " : i32\n  %far" + n +
              " = arith.muli %stride, %four" + n + " : i32\n  %step" + n +
              " = tt.splat %far" + n + " : i32 -> $t\n";
      pointers.push_back({at, "%start" + n,
                          "    %next" + n + " = tt.addptr " + at + ", %step" +
                              n + " : $p, $t\n",
                          "%next" + n});
      break;
    default: // by the round's number
      load += "    %c" + n + " = arith.constant " + step + " : i32\n    %k" +
              n + " = arith.muli %i, %c" + n + " : i32\n    %ks" + n +
              " = tt.splat %k" + n + " : i32 -> $t\n    " + at +
              " = tt.addptr %start" + n + ", %ks" + n + " : $p, $t\n";
    }
    if (below(4) == 0) { // and a neighbour
      load += "    %o" + n + " = arith.constant dense<" +
              std::to_string(below(64)) + "> : $t\n    %q" + n +
              " = tt.addptr " + at + ", %o" + n + " : $p, $t\n";
      addLoad(load, "%q" + n, "n" + n);
    }
    addLoad(load, at, "v" + n);
    loads.push_back(load);
  }

  void addLoad(std::string &load, const std::string &at,
               const std::string &name) {
    load += "    %e" + name + " = tt.load " + at + " : $p\n";
    if (bits == 32) {
      values.push_back("%e" + name);
      return;
    }
    load += "    %" + name + " = arith.extsi %e" + name + " : $e to $t\n";
    values.push_back("%" + name);
  }

  std::mt19937_64 random;
  bool wide = false;
  std::vector<Pointer> pointers;
  std::vector<std::string> loads, values;
};

/// Whether the kernel of a seed does what it means; adds what was rewritten.
bool agrees(uint64_t seed, unsigned &rewritten) {
  RandomRows kernel(seed);
  std::string text = kernel.text();
  const char *targets[] = {"sm_90a", "sm_80", "sm_120a", "gfx942", "sm_90a"};
  const char *target = targets[seed % std::size(targets)];
  SCOPED_TRACE(llvm::formatv("KILN_ADDRESS_SEEDS={0}-{0}, {1}, {2} warps, {3} "
                             "rounds, stride {4}:\n{5}",
                             seed, target, kernel.warps, kernel.rounds,
                             kernel.stride, text)
                   .str());
  unsigned elements = 2 * kernel.reach();
  std::vector<int8_t> in(elements * kernel.bits / 8);
  for (int8_t &byte : in)
    byte = int8_t(kernel.below(256));
  Differential run(text);
  run.orders("", "narrow-addresses");
  run.buffer(in)
      .buffer(std::vector<int32_t>(kernel.rows * kernel.columns, 0))
      .scalar(uint32_t(kernel.stride), 4)
      .scalar(kernel.rounds, 4);
  std::vector<DeviceBuffer> good = run.expected();
  std::vector<DeviceBuffer> got =
      run.found(*lookupGpuTarget(target), kernel.warps);
  EXPECT_EQ(good[1].bytes, got[1].bytes);
  for (const KernelResults &results : run.didOrders().kernels())
    for (const RematerializationResult &remat : results.remats)
      rewritten += remat.count;
  return !testing::Test::HasFailure();
}

TEST(RandomAddresses, AgreeWithTheReference) {
  unsigned rewritten = 0;
  bool ran = runSeeds("KILN_ADDRESS_SEEDS", 120,
                      [&](uint64_t seed) { return agrees(seed, rewritten); });
  RecordProperty("rewritten", int(rewritten));
  // Kernels that nothing happens to would test nothing.
  EXPECT_TRUE(!ran || rewritten >= 120) << rewritten;
}

} // namespace
