// Dots of scaled operands of random types, packings, shapes and scales against
// the reference, each on one GPU of every family in turn.
// KILN_SCALED_DOT_SEEDS=<a>-<b> runs other seeds.
#include "test/unit/Seeds.h"
#include "test/unit/lowering/ops/dot/DotKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Those with instructions for scaled operands, which take scales as the
/// hardware does: byte 0 is 2^-127, and 255 is NaN under fast math, too.
const std::vector<const char *> withInstructions = {"gfx950", "sm_120a",
                                                    "sm_121a"};

/// And those whose tensor core does so, in dots of at least 128 rows.
const std::vector<const char *> withTensorMemory = {"sm_100a", "sm_103a"};

bool hasInstructions(llvm::StringRef gpu) {
  return llvm::is_contained(withInstructions, gpu) ||
         llvm::is_contained(withTensorMemory, gpu);
}

/// An operand of a scaled dot: what its elements are, and their bytes.
struct Operand {
  std::string element;
  /// Of one element in memory; e2m1 come in pairs.
  std::string type;
  bool packsK = true;
  /// Elements along K that share a scale; 0: there are no scales.
  unsigned block = 0;
  /// The scales' type: i8 or f8E4M3FN.
  std::string scale = "i8";

  bool isPacked() const { return element == "e2m1"; }
  unsigned bytes() const { return type == "bf16" || type == "f16" ? 2 : 1; }
};

struct ScaledDotKernel {
  unsigned batches, m, n, k;
  Operand a, b;
  bool fastMath = false;
  std::string language = "3.6";

  /// Loads `shape` of `type` from `pointer` into `result`.
  std::string load(llvm::StringRef result, std::vector<unsigned> shape,
                   llvm::StringRef type) const {
    unsigned count = 1;
    std::string dims;
    if (batches)
      shape.insert(shape.begin(), batches);
    for (unsigned size : shape)
      count *= size, dims += std::to_string(size) + "x";
    return fill(R"(
  %$v_r = tt.make_range {start = 0 : i32, end = $count : i32} : tensor<$countxi32>
  %$v_s = tt.splat %p$v : !tt.ptr<$type> -> tensor<$countx!tt.ptr<$type>>
  %$v_p = tt.addptr %$v_s, %$v_r : tensor<$countx!tt.ptr<$type>>, tensor<$countxi32>
  %$v_l = tt.load %$v_p : tensor<$countx!tt.ptr<$type>>
  %$v = tt.reshape %$v_l : tensor<$countx$type> -> tensor<$dims$type>)",
                {{"v", result.str()},
                 {"count", std::to_string(count)},
                 {"dims", dims},
                 {"type", type.str()}});
  }
  std::string tensor(std::vector<unsigned> shape, llvm::StringRef type) const {
    std::string text = "tensor<";
    if (batches)
      text += std::to_string(batches) + "x";
    for (unsigned size : shape)
      text += std::to_string(size) + "x";
    return text + type.str() + ">";
  }
  std::vector<unsigned> shapeOfA() const {
    unsigned pack = a.isPacked() ? 2 : 1;
    return {a.packsK ? m : m / pack, a.packsK ? k / pack : k};
  }
  std::vector<unsigned> shapeOfB() const {
    unsigned pack = b.isPacked() ? 2 : 1;
    return {b.packsK ? k / pack : k, b.packsK ? n : n / pack};
  }
  std::string text() const {
    std::string body = load("a", shapeOfA(), a.type) +
                       load("b", shapeOfB(), b.type) + load("c", {m, n}, "f32");
    std::string first = "%a", second = "%b";
    std::string types = tensor(shapeOfA(), a.type), others;
    if (a.block) {
      body += load("sa", {m, k / a.block}, a.scale);
      first += " scale %sa";
      types += ", " + tensor({m, k / a.block}, a.scale);
    }
    types += " * " + tensor(shapeOfB(), b.type);
    if (b.block) {
      body += load("sb", {n, k / b.block}, b.scale);
      second += " scale %sb";
      types += ", " + tensor({n, k / b.block}, b.scale);
    }
    std::string attributes =
        std::string("fastMath = ") + (fastMath ? "true" : "false");
    if (!a.packsK)
      attributes += ", lhs_k_pack = false";
    if (!b.packsK)
      attributes += ", rhs_k_pack = false";
    unsigned count = std::max(batches, 1u) * m * n;
    return fill(
        R"(module attributes {tt.language = "$language"} {
tt.func public @k(%pa: !tt.ptr<$ta>, %pb: !tt.ptr<$tb>, %pc: !tt.ptr<f32>, %psa: !tt.ptr<$sca>, %psb: !tt.ptr<$scb>) {$body
  %d = tt.dot_scaled $first, $second, %c lhs = $ea rhs = $eb {$attributes} : $types -> $sum
  %dl = tt.reshape %d : $sum -> tensor<$countxf32>
  tt.store %c_p, %dl : tensor<$countx!tt.ptr<f32>>
  tt.return
}
})",
        {{"language", language},
         {"ta", a.type},
         {"tb", b.type},
         {"sca", a.scale},
         {"scb", b.scale},
         {"body", body},
         {"first", first},
         {"second", second},
         {"ea", a.element},
         {"eb", b.element},
         {"attributes", attributes},
         {"types", types},
         {"sum", tensor({m, n}, "f32")},
         {"count", std::to_string(count)}});
  }
};

/// Small numbers, whose products and sums are exact; for e2m1 all that there
/// are.
std::vector<uint8_t> elements(const Operand &operand, size_t count,
                              std::mt19937 &random) {
  std::vector<uint8_t> bytes;
  auto append = [&](uint64_t bits, unsigned size) {
    for (unsigned i = 0; i < size; ++i)
      bytes.push_back(bits >> 8 * i);
  };
  for (size_t i = 0; i < count; ++i) {
    int number = int(random() % 9) - 4;
    if (operand.isPacked())
      append(random() & 0xff, 1);
    else if (operand.type == "bf16")
      append(Bf16(float(number)).bits, 2);
    else if (operand.type == "f16")
      append(llvm::bit_cast<uint16_t>(_Float16(number)), 2);
    else // 0 or a power of two of either sign
      append(
          (number < 0) << 7 |
              (number
                   ? (std::abs(number) + (operand.element == "e5m2" ? 13 : 5))
                         << (operand.element == "e5m2" ? 2 : 3)
                   : 0),
          1);
  }
  return bytes;
}

/// Scales near one, and here and there one that is NaN if there `may` be any.
std::vector<uint8_t> scales(const Operand &operand, size_t count, bool may,
                            std::mt19937 &random) {
  std::vector<uint8_t> bytes;
  for (size_t i = 0; i < count; ++i) {
    bool isNan = may && random() % 64 == 0;
    unsigned exponent = random() % 5;
    if (operand.scale == "i8")
      bytes.push_back(isNan ? 255 : 125 + exponent);
    else
      bytes.push_back(isNan ? 127 : (5 + exponent) << 3);
  }
  return bytes;
}

void check(const ScaledDotKernel &kernel, std::mt19937 &random, const char *gpu,
           unsigned warps) {
  size_t times = std::max(kernel.batches, 1u);
  auto count = [&](std::vector<unsigned> shape) {
    return times * shape[0] * shape[1];
  };
  bool mayBeNan = !kernel.fastMath || !hasInstructions(gpu);
  unsigned aBlock = std::max(kernel.a.block, 16u),
           bBlock = std::max(kernel.b.block, 16u);
  Differential(kernel.text())
      .buffer(elements(kernel.a, count(kernel.shapeOfA()), random))
      .buffer(elements(kernel.b, count(kernel.shapeOfB()), random))
      .buffer(smallNumbers<float>(times * kernel.m * kernel.n))
      .buffer(scales(kernel.a, times * kernel.m * kernel.k / aBlock, mayBeNan,
                     random))
      .buffer(scales(kernel.b, times * kernel.n * kernel.k / bBlock, mayBeNan,
                     random))
      .on({gpu})
      .compare<float>(0, 0, {warps});
}

/// Operands that an instruction takes: of at most 8 bits, packed along K, with
/// scales of one kind, which one of them may lack.
std::pair<Operand, Operand> forInstructions(std::mt19937 &random) {
  auto operand = [&] {
    const Operand all[] = {
        {"e4m3", "f8E4M3FN"}, {"e5m2", "f8E5M2"}, {"e2m1", "i8"}};
    Operand one = all[random() % 3];
    one.block = 32;
    return one;
  };
  std::pair<Operand, Operand> both(operand(), operand());
  auto &[a, b] = both;
  if (a.isPacked() && b.isPacked() && random() % 2) {
    a.block = b.block = 16;
    a.scale = b.scale = "f8E4M3FN";
  }
  if (random() % 8 == 0)
    (random() % 2 ? a : b).block = 0;
  return both;
}

bool agrees(uint64_t seed) {
  SCOPED_TRACE("KILN_SCALED_DOT_SEEDS=" + std::to_string(seed) + "-" +
               std::to_string(seed));
  std::mt19937 random(seed);
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  using Sizes = std::vector<unsigned>;
  auto operand = [&] {
    Operand one = among(std::vector<Operand>{{"e4m3", "f8E4M3FN"},
                                             {"e5m2", "f8E5M2"},
                                             {"e2m1", "i8"},
                                             {"e2m1", "i8"},
                                             {"bf16", "bf16"},
                                             {"fp16", "f16"}});
    one.packsK = !one.isPacked() || random() % 2;
    one.block = among(Sizes{0, 16, 32, 32});
    if (one.block == 16 && random() % 2)
      one.scale = "f8E4M3FN";
    return one;
  };
  ScaledDotKernel kernel{random() % 4 ? 0 : among(Sizes{1, 2, 4}),
                         among(Sizes{16, 32, 64}),
                         among(Sizes{16, 32, 64}),
                         among(Sizes{32, 64, 128}),
                         operand(),
                         operand()};
  bool isForInstructions = seed % 2;
  if (isForInstructions)
    std::tie(kernel.a, kernel.b) = forInstructions(random);
  kernel.fastMath = random() % 2;
  kernel.language = random() % 2 ? "3.6" : "3.9";
  unsigned warps = among(Sizes{1, 2, 4, 8});
  check(kernel, random,
        isForInstructions ? among(withInstructions) : among(allFamilies),
        warps);
  return !testing::Test::HasFailure();
}

TEST(RandomScaledDot, MatchesTheReference) {
  runSeeds("KILN_SCALED_DOT_SEEDS", 48, agrees);
}

/// Dots of the tensor core, and some that are converted for it: of 64 rows.
bool agreesInTensorMemory(uint64_t seed) {
  SCOPED_TRACE("KILN_SCALED_TENSOR_SEEDS=" + std::to_string(seed) + "-" +
               std::to_string(seed));
  std::mt19937 random(seed);
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  using Sizes = std::vector<unsigned>;
  ScaledDotKernel kernel{0,
                         among(Sizes{64, 128, 128, 128, 256}),
                         among(Sizes{16, 32, 64, 128, 128, 256}),
                         among(Sizes{32, 64, 128, 128}),
                         {},
                         {}};
  std::tie(kernel.a, kernel.b) = forInstructions(random);
  kernel.fastMath = random() % 2;
  kernel.language = random() % 2 ? "3.6" : "3.9";
  check(kernel, random, among(withTensorMemory), among(Sizes{4, 8, 16}));
  return !testing::Test::HasFailure();
}

TEST(RandomScaledDot, MatchesTheReferenceInTensorMemory) {
  runSeeds("KILN_SCALED_TENSOR_SEEDS", 16, agreesInTensorMemory);
}

// Of 64 rows and few columns, which 8 warps or more hold twice.
TEST(ScaledDot, OneWarpStoresWhatSeveralHold) {
  for (unsigned warps : {8, 16}) {
    std::mt19937 random(warps);
    Operand a{"e4m3", "f8E4M3FN", true, 32}, b{"e5m2", "f8E5M2", true, 32};
    for (const char *gpu : withTensorMemory)
      check({0, 64, 16, 64, a, b}, random, gpu, warps);
  }
}

/// `count` bytes, over and over those of `pattern`.
std::vector<uint8_t> repeated(std::vector<uint8_t> pattern, size_t count) {
  std::vector<uint8_t> bytes;
  for (size_t i = 0; i < count; ++i)
    bytes.push_back(pattern[i % pattern.size()]);
  return bytes;
}

// Powers of two that the other operand's bring back into range: zero or 2^-127,
// 2^-126, 2^127, NaN or infinity.
TEST(ScaledDot, TakesScalesAtTheEndsOfTheirRange) {
  Operand e4m3{"e4m3", "f8E4M3FN", true, 32}, e2m1{"e2m1", "i8", true, 32},
      half{"fp16", "f16", true, 32};
  const std::vector<uint8_t> ones8 = {0x38}, ones4 = {0x22},
                             ones16 = {0x00, 0x3c};
  for (auto [a, ones] : {std::pair(e4m3, ones8), std::pair(half, ones16)})
    for (bool fastMath : {false, true})
      for (const char *language : {"3.6", "3.9"}) {
        SCOPED_TRACE(std::string(language) + ", " + a.element +
                     (fastMath ? ", fast" : ""));
        ScaledDotKernel kernel{0, 16, 16, 32, a, e2m1, fastMath, language};
        Differential run(kernel.text());
        run.buffer(repeated(ones, 16 * 32 * a.bytes()))
            .buffer(repeated(ones4, 16 * 16))
            .buffer(std::vector<float>(16 * 16))
            .buffer(repeated({0, 1, 254, 255, 127}, 16))
            .buffer(repeated({7, 127, 247}, 16))
            .on(allFamilies)
            .compare<float>();
        if (a.element != "e4m3")
          continue; // 2^120 is no f16
        float found;
        memcpy(&found, &run.expected()[2].bytes[2 * sizeof(float)], 4);
        EXPECT_EQ(found, llvm::StringRef(language) == "3.9" ? 0x1p-7f * 32 : 0);
      }
}

// The same in one instruction of every GPU that has one for it, where bytes of
// 0 are no zero.
TEST(ScaledDot, TakesScalesAtTheEndsOfTheirRangeByInstructions) {
  Operand e4m3{"e4m3", "f8E4M3FN", true, 32}, e2m1{"e2m1", "i8", true, 32};
  // Of elements of 8 bits, and of those of 4, ones and a zero.
  auto elements = [](const Operand &operand) {
    return operand.isPacked() ? repeated({0x22, 0x22, 0x22, 0x20}, 32 * 64)
                              : repeated({0x38, 0x38, 0x38, 0x00}, 32 * 128);
  };
  for (const Operand &a : {e4m3, e2m1})
    for (const Operand &b : {e4m3, e2m1}) {
      ScaledDotKernel kernel{0, 32, 32, 128, a, b, false, "3.9"};
      Differential(kernel.text())
          .buffer(elements(a))
          .buffer(elements(b))
          .buffer(std::vector<float>(32 * 32))
          .buffer(repeated({0, 1, 254, 255, 127}, 32 * 4))
          .buffer(repeated({7, 127, 247}, 32 * 4))
          .on(withInstructions)
          .compare<float>();
    }
}

TEST(ScaledDot, TakesScalesAtTheEndsOfTheirRangeInTensorMemory) {
  Operand e4m3{"e4m3", "f8E4M3FN", true, 32}, e2m1{"e2m1", "i8", true, 32},
      nvfp4{"e2m1", "i8", true, 16, "f8E4M3FN"};
  for (const Operand &operand : {e4m3, e2m1, nvfp4}) {
    ScaledDotKernel kernel{0, 128, 128, 128, operand, operand, false, "3.9"};
    size_t count = 128 * 128 / operand.block;
    bool arePowers = operand.scale == "i8";
    std::vector<uint8_t> elements =
        operand.isPacked() ? repeated({0x22, 0x22, 0x22, 0x20}, 128 * 64)
                           : repeated({0x38, 0x38, 0x38, 0x00}, 128 * 128);
    // Of e4m3 the smallest, the largest, and NaN.
    Differential(kernel.text())
        .buffer(elements)
        .buffer(elements)
        .buffer(std::vector<float>(128 * 128))
        .buffer(repeated(arePowers ? std::vector<uint8_t>{0, 1, 254, 255, 127}
                                   : std::vector<uint8_t>{0, 1, 0x7e, 0x7f, 8},
                         count))
        .buffer(repeated(arePowers ? std::vector<uint8_t>{7, 127, 247}
                                   : std::vector<uint8_t>{0x38, 0x40, 0x7e},
                         count))
        .on(withTensorMemory)
        .compare<float>();
  }
}

} // namespace
