// Matmuls of scaled operands, for tests of pipelines.
#pragma once

#include "test/unit/lowering/MaskedStore.h"
#include "test/unit/lowering/ops/dot/DotKernel.h"

namespace kiln::test {

/// A tile of a matrix in rows along k, which the loop loads: named `v`, at
/// %p<v>, with %k<v> elements in a row; its rows are %rows<side>, of which
/// there are those of %has<side>.
struct Part {
  const char *v, *side;
  unsigned height, width;
  std::string type;

  std::string shape() const {
    return std::to_string(height) + "x" + std::to_string(width);
  }
  std::string pointerType() const {
    return "tensor<" + shape() + "x!tt.ptr<" + type + ">>";
  }
  std::string tensorType() const {
    return "tensor<" + shape() + "x" + type + ">";
  }
  /// Its arguments, with all that is true of a row of `depth` elements.
  std::string argument(bool aligned, unsigned depth) const {
    auto by = [&](unsigned number) {
      return aligned
                 ? " {tt.divisibility = " + std::to_string(number) + " : i32}"
                 : "";
    };
    return "%p" + std::string(v) + ": !tt.ptr<" + type + ">" + by(16) + ", %k" +
           v + ": i32" + by(std::min(16u, depth & -depth));
  }
  /// %q<v>, the pointers of the first iteration.
  std::string pointers() const {
    return filled(R"(
  %width$v = arith.constant $W : i32
  %w$v = tt.splat %k$v : i32 -> tensor<$Rx1xi32>
  %r$v = arith.muli %rows$side, %w$v : tensor<$Rx1xi32>
  %rb$v = tt.broadcast %r$v : tensor<$Rx1xi32> -> tensor<$Sxi32>
  %i$v = tt.make_range {start = 0 : i32, end = $W : i32} : tensor<$Wxi32>
  %c$v = tt.expand_dims %i$v {axis = 0 : i32} : tensor<$Wxi32> -> tensor<1x$Wxi32>
  %cb$v = tt.broadcast %c$v : tensor<1x$Wxi32> -> tensor<$Sxi32>
  %o$v = arith.addi %rb$v, %cb$v : tensor<$Sxi32>
  %s$v = tt.splat %p$v : !tt.ptr<$T> -> tensor<$Sx!tt.ptr<$T>>
  %q$v = tt.addptr %s$v, %o$v : tensor<$Sx!tt.ptr<$T>>, tensor<$Sxi32>
  %hb$v = tt.broadcast %has$side : tensor<$Rx1xi1> -> tensor<$Sxi1>
  %z$v = arith.constant dense<$zero> : tensor<$Sx$T>
  %st$v = arith.constant dense<$W> : tensor<$Sxi32>)");
  }
  /// %x<v> from %n<v>, and %next<v>.
  std::string load() const {
    return filled(R"(
    %d$v = arith.muli %i, %width$v : i32
    %l$v = arith.subi %k$v, %d$v : i32
    %lt$v = tt.splat %l$v : i32 -> tensor<1x$Wxi32>
    %m$v = arith.cmpi slt, %c$v, %lt$v : tensor<1x$Wxi32>
    %mb$v = tt.broadcast %m$v : tensor<1x$Wxi1> -> tensor<$Sxi1>
    %mask$v = arith.andi %mb$v, %hb$v : tensor<$Sxi1>
    %x$v = tt.load %n$v, %mask$v, %z$v : tensor<$Sx!tt.ptr<$T>>
    %next$v = tt.addptr %n$v, %st$v : tensor<$Sx!tt.ptr<$T>>, tensor<$Sxi32>)");
  }

private:
  std::string filled(std::string text) const {
    return fill(std::move(text), {{"side", side},
                                  {"v", v},
                                  {"S", shape()},
                                  {"R", std::to_string(height)},
                                  {"W", std::to_string(width)},
                                  {"zero", type[0] == 'f' ? "0.0" : "0"},
                                  {"T", type}});
  }
};

/// What an element is, as the dot calls it and as memory has it, in pairs where
/// there are two in one.
struct Element {
  std::string name, type;
  unsigned pack;
};

/// C (m x n) = scale(A) (m x k) times scale(B) (k x n), in tiles of BM x BN and
/// iterations of BK; A and B have k in rows, and so have the scales of `run`
/// neighbours. What there is not is masked off.
struct ScaledMatmul {
  unsigned tileM, tileN, tileK, m, n, k;
  Element a, b;
  unsigned run;
  std::string scale;
  bool aligned, scalesA = true, scalesB = true;

  std::vector<Part> parts() const {
    std::vector<Part> all = {{"a", "m", tileM, tileK / a.pack, a.type},
                             {"b", "n", tileN, tileK / b.pack, b.type}};
    if (scalesA)
      all.push_back({"sa", "m", tileM, tileK / run, scale});
    if (scalesB)
      all.push_back({"sb", "n", tileN, tileK / run, scale});
    return all;
  }

  std::string text() const {
    std::string arguments, before, loads, carried, types, next;
    for (const Part &part : parts()) {
      std::string v = part.v;
      arguments += part.argument(aligned, k / (tileK / part.width)) + ", ";
      before += part.pointers();
      loads += part.load();
      carried += ", %n" + v + " = %q" + v;
      types += ", " + part.pointerType();
      next += ", %next" + v;
    }
    std::string left = "%xa", right = "%xbt",
                operands = parts()[0].tensorType();
    if (scalesA) {
      left += " scale %xsa";
      operands += ", tensor<$BMx$BSx$s>";
    }
    operands += " * tensor<$KBx$BNx$tb>";
    if (scalesB) {
      right += " scale %xsb";
      operands += ", tensor<$BNx$BSx$s>";
    }
    return fill(
        R"(
tt.func public @k($arguments%pc: !tt.ptr<f32>$align, %m: i32$align, %n: i32$align, %k: i32$align) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bk = arith.constant $BK : i32
  %bm = arith.constant $BM : i32
  %bn = arith.constant $BN : i32
  %more = arith.constant $last : i32
  %none = arith.constant dense<0.0> : tensor<$Cxf32>
  %px = tt.get_program_id x : i32
  %py = tt.get_program_id y : i32
  %firstm = arith.muli %px, %bm : i32
  %firstn = arith.muli %py, %bn : i32
  %mi = tt.make_range {start = 0 : i32, end = $BM : i32} : tensor<$BMxi32>
  %ni = tt.make_range {start = 0 : i32, end = $BN : i32} : tensor<$BNxi32>
  %fm = tt.splat %firstm : i32 -> tensor<$BMxi32>
  %fn = tt.splat %firstn : i32 -> tensor<$BNxi32>
  %mf = arith.addi %fm, %mi : tensor<$BMxi32>
  %nf = arith.addi %fn, %ni : tensor<$BNxi32>
  %rowsm = tt.expand_dims %mf {axis = 1 : i32} : tensor<$BMxi32> -> tensor<$BMx1xi32>
  %rowsn = tt.expand_dims %nf {axis = 1 : i32} : tensor<$BNxi32> -> tensor<$BNx1xi32>
  %columns = tt.expand_dims %nf {axis = 0 : i32} : tensor<$BNxi32> -> tensor<1x$BNxi32>
  %ms = tt.splat %m : i32 -> tensor<$BMx1xi32>
  %ns = tt.splat %n : i32 -> tensor<$BNx1xi32>
  %cs = tt.splat %n : i32 -> tensor<1x$BNxi32>
  %hasm = arith.cmpi slt, %rowsm, %ms : tensor<$BMx1xi32>
  %hasn = arith.cmpi slt, %rowsn, %ns : tensor<$BNx1xi32>
  %hascolumn = arith.cmpi slt, %columns, %cs : tensor<1x$BNxi32>)" +
            before + R"(
  %kmore = arith.addi %k, %more : i32
  %iterations = arith.divsi %kmore, %bk : i32
  %r:$results = scf.for %i = %zero to %iterations step %one iter_args(%sum = %none$carried) -> (tensor<$Cxf32>$types) : i32 {)" +
            loads + R"(
    %xbt = tt.trans %xb {order = array<i32: 1, 0>} : tensor<$BNx$KBx$tb> -> tensor<$KBx$BNx$tb>
    %d = tt.dot_scaled $left, $right, %sum lhs = $ea rhs = $eb {fastMath = false} : )" +
            operands + R"( -> tensor<$Cxf32>
    scf.yield %d$next : tensor<$Cxf32>$types
  })" +
            maskedStore("pc", "f32", "r#0",
                        {"rowsm", "columns", "hasm", "hascolumn"}),
        {{"arguments", arguments},
         {"align", aligned ? " {tt.divisibility = 16 : i32}" : ""},
         {"results", std::to_string(parts().size() + 1)},
         {"carried", carried},
         {"types", types},
         {"next", next},
         {"left", left},
         {"right", right},
         {"last", std::to_string(tileK - 1)},
         {"BM", std::to_string(tileM)},
         {"BN", std::to_string(tileN)},
         {"BK", std::to_string(tileK)},
         {"BS", std::to_string(tileK / run)},
         {"KB", std::to_string(tileK / b.pack)},
         {"C", std::to_string(tileM) + "x" + std::to_string(tileN)},
         {"tb", b.type},
         {"ea", a.name},
         {"eb", b.name},
         {"s", scale}});
  }

  /// 0 or a power of two of either sign; of pairs of 4 bits, anything.
  static std::vector<uint8_t> elements(const Element &element, size_t count,
                                       std::mt19937 &random) {
    std::vector<uint8_t> bytes(count / element.pack);
    bool isE5M2 = element.name == "e5m2";
    for (uint8_t &byte : bytes) {
      unsigned exponent = random() % 5, sign = random() % 2;
      byte = element.pack == 2 ? random() & 0xff
             : exponent        ? sign << 7 | (exponent + (isE5M2 ? 13 : 5))
                                                 << (isE5M2 ? 2 : 3)
                               : 0;
    }
    return bytes;
  }
  /// Powers of two near one.
  std::vector<uint8_t> scales(size_t count, std::mt19937 &random) const {
    std::vector<uint8_t> bytes(count);
    for (uint8_t &byte : bytes)
      byte = scale == "i8" ? 125 + random() % 5 : (5 + random() % 5) << 3;
    return bytes;
  }

  /// All arguments but the result.
  template <typename Launch>
  void fillArguments(Launch &launch, std::mt19937 random) const {
    launch.buffer(elements(a, m * k, random)).scalar(k / a.pack, 4);
    launch.buffer(elements(b, n * k, random)).scalar(k / b.pack, 4);
    if (scalesA)
      launch.buffer(scales(m * (k / run), random)).scalar(k / run, 4);
    if (scalesB)
      launch.buffer(scales(n * (k / run), random)).scalar(k / run, 4);
    launch.buffer(std::vector<float>(m * n))
        .scalar(m, 4)
        .scalar(n, 4)
        .scalar(k, 4);
  }
};

/// Those of 8 bits, and pairs of those of 4.
inline const Element kE4M3{"e4m3", "f8E4M3FN", 1}, kE5M2{"e5m2", "f8E5M2", 1},
    kE2M1{"e2m1", "i8", 2};

} // namespace kiln::test
