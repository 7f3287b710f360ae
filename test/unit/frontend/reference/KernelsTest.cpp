// The ten kernels without dot on the reference, against closed forms computed
// here in double precision. Sizes are small and ragged where the kernel's
// divisibility allows it.
#include "test/unit/frontend/ReferenceProgram.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace kiln::test;

namespace {

using Half = _Float16;
constexpr float nan32 = std::numeric_limits<float>::quiet_NaN();

TEST(ReferenceKernels, VectorAdd) {
  Random random;
  size_t n = 2064; // two programs of 1024 and a rest of 16
  std::vector<float> x = random.normal(n), y = random.normal(n), out(n, nan32);
  ReferenceProgram::fromCorpus("vector_add")
      .buffer(x)
      .buffer(y)
      .buffer(out)
      .scalar(n)
      .run({3, 1, 1});
  for (size_t i = 0; i < n; ++i)
    ASSERT_EQ(out[i], x[i] + y[i]) << i;
}

TEST(ReferenceKernels, Softmax) {
  Random random;
  size_t rows = 16, columns = 1000;
  std::vector<float> in = random.normal(rows * columns), out(in.size(), nan32);
  ReferenceProgram::fromCorpus("softmax")
      .buffer(out)
      .buffer(in)
      .scalar(columns)
      .scalar(columns)
      .scalar(rows)
      .scalar(columns)
      .run({5, 1, 1}); // fewer programs than rows: the kernel loops
  for (size_t row = 0; row < rows; ++row) {
    double largest = -INFINITY, sum = 0, total = 0;
    for (size_t c = 0; c < columns; ++c)
      largest = std::max<double>(largest, in[row * columns + c]);
    for (size_t c = 0; c < columns; ++c)
      sum += std::exp(in[row * columns + c] - largest);
    for (size_t c = 0; c < columns; ++c) {
      double expected = std::exp(in[row * columns + c] - largest) / sum;
      total += out[row * columns + c];
      ASSERT_NEAR(out[row * columns + c], expected, 1e-6 * expected);
    }
    ASSERT_NEAR(total, 1, 1e-5);
  }
}

TEST(ReferenceKernels, Rope) {
  Random random;
  size_t length = 16, heads = 16, half = 64;
  std::vector<Half> q = random.normalHalf(length * heads * half * 2);
  std::vector<Half> out(q.size(), nan32);
  std::vector<float> cosines = random.normal(length * half);
  std::vector<float> sines = random.normal(length * half);
  ReferenceProgram::fromCorpus("rope")
      .buffer(q)
      .buffer(cosines)
      .buffer(sines)
      .buffer(out)
      .scalar(length)
      .scalar(heads)
      .scalar(heads * half * 2)
      .scalar(half * 2)
      .run({int64_t(length), int64_t(heads), 1});
  for (size_t row = 0; row < length * heads; ++row)
    for (size_t c = 0; c < half; ++c) {
      size_t low = row * half * 2 + c, angle = row / heads * half + c;
      float a = q[low], b = q[low + half];
      // No product is fused in tile IR: each one is rounded.
      ASSERT_EQ(out[low], Half(a * cosines[angle] - b * sines[angle]));
      ASSERT_EQ(out[low + half], Half(b * cosines[angle] + a * sines[angle]));
    }
}

TEST(ReferenceKernels, Swiglu) {
  Random random;
  size_t rows = 3, columns = 1008;
  std::vector<Half> a = random.normalHalf(rows * columns);
  std::vector<Half> b = random.normalHalf(a.size()), c(a.size(), nan32);
  ReferenceProgram::fromCorpus("swiglu")
      .buffer(a)
      .buffer(b)
      .buffer(c)
      .scalar(columns)
      .scalar(columns)
      .run({int64_t(rows), 1, 1});
  for (size_t i = 0; i < a.size(); ++i) {
    double silu = double(a[i]) / (1 + std::exp(-double(a[i])));
    // The kernel rounds silu to f16 before the product: two roundings.
    ASSERT_NEAR(c[i], silu * double(b[i]),
                std::abs(silu * double(b[i])) * 0x1p-9 + 0x1p-23);
  }
}

TEST(ReferenceKernels, CrossEntropy) {
  Random random;
  size_t rows = 6, columns = 8208; // two turns of the loop over 8192
  std::vector<Half> logits = random.normalHalf(rows * columns);
  std::vector<int64_t> targets = {5, -100, 0, 8207, 17, -100};
  std::vector<float> loss(rows, nan32);
  ReferenceProgram::fromCorpus("cross_entropy")
      .buffer(logits)
      .scalar(columns)
      .buffer(targets)
      .buffer(loss)
      .scalar(columns)
      .scalar(-100)
      .run({int64_t(rows), 1, 1});
  for (size_t row = 0; row < rows; ++row) {
    if (targets[row] == -100) {
      ASSERT_EQ(loss[row], 0);
      continue;
    }
    const Half *x = &logits[row * columns];
    double sum = 0, total = 0;
    for (size_t c = 0; c < columns; ++c)
      sum += std::exp(double(x[c])), total += double(x[c]);
    double logSum = std::log(sum);
    double expected = 0.9 * (logSum - double(x[targets[row]])) +
                      0.1 * (logSum - total / columns);
    ASSERT_NEAR(loss[row], expected, 1e-5) << row;
  }
}

/// Mean and 1/standard deviation of a row, as layernorm defines them.
std::pair<double, double> statistics(const Half *x, size_t n) {
  double mean = 0, variance = 0;
  for (size_t c = 0; c < n; ++c)
    mean += double(x[c]) / n;
  for (size_t c = 0; c < n; ++c)
    variance += (double(x[c]) - mean) * (double(x[c]) - mean) / n;
  return {mean, 1 / std::sqrt(variance + 1e-5)};
}

TEST(ReferenceKernels, LayernormForward) {
  Random random;
  size_t rows = 3, n = 1040; // two turns of the loop over 1024
  std::vector<Half> x = random.normalHalf(rows * n), y(x.size(), nan32);
  std::vector<Half> w = random.normalHalf(n), b = random.normalHalf(n);
  std::vector<float> mean(rows, nan32), rstd(rows, nan32);
  ReferenceProgram::fromCorpus("layernorm_fwd")
      .buffer(x)
      .buffer(y)
      .buffer(w)
      .buffer(b)
      .buffer(mean)
      .buffer(rstd)
      .scalar(n)
      .scalar(n)
      .scalar(1e-5f)
      .run({int64_t(rows), 1, 1});
  for (size_t row = 0; row < rows; ++row) {
    auto [center, scale] = statistics(&x[row * n], n);
    ASSERT_NEAR(mean[row], center, 1e-6);
    ASSERT_NEAR(rstd[row], scale, 1e-5);
    for (size_t c = 0; c < n; ++c) {
      double expected =
          (double(x[row * n + c]) - center) * scale * double(w[c]) +
          double(b[c]);
      ASSERT_NEAR(y[row * n + c], expected,
                  std::abs(expected) * 0x1p-10 + 1e-5);
    }
  }
}

TEST(ReferenceKernels, LayernormBackward) {
  Random random;
  size_t rows = 130, n = 48, group = 64; // each lock is taken by 2 or 3 rows
  std::vector<Half> x = random.normalHalf(rows * n);
  std::vector<Half> dy = random.normalHalf(rows * n), w = random.normalHalf(n);
  std::vector<Half> dx(rows * n, nan32), dw(group * n, 0), db(group * n, 0);
  std::vector<float> mean(rows), rstd(rows);
  std::vector<int32_t> lock(2 * group, 0);
  for (size_t row = 0; row < rows; ++row)
    std::tie(mean[row], rstd[row]) = statistics(&x[row * n], n);
  ReferenceProgram::fromCorpus("layernorm_bwd_dx")
      .buffer(dx)
      .buffer(dy)
      .buffer(dw)
      .buffer(db)
      .buffer(x)
      .buffer(w)
      .buffer(mean)
      .buffer(rstd)
      .buffer(lock)
      .scalar(n)
      .scalar(n)
      .run({int64_t(rows), 1, 1});
  for (size_t i = 0; i < group; ++i) {
    ASSERT_EQ(lock[i], 0) << "every lock is released";
    ASSERT_EQ(lock[group + i], 1) << "every group has been written";
  }
  std::vector<double> biasGradient(n, 0), weightGradient(n, 0);
  for (size_t row = 0; row < rows; ++row) {
    std::vector<double> normalized(n), weighted(n);
    double c1 = 0, c2 = 0;
    for (size_t c = 0; c < n; ++c) {
      normalized[c] = (double(x[row * n + c]) - mean[row]) * rstd[row];
      weighted[c] = double(w[c]) * double(dy[row * n + c]);
      c1 += normalized[c] * weighted[c] / n;
      c2 += weighted[c] / n;
      biasGradient[c] += double(dy[row * n + c]);
      weightGradient[c] += double(dy[row * n + c]) * normalized[c];
    }
    for (size_t c = 0; c < n; ++c) {
      double expected = (weighted[c] - (normalized[c] * c1 + c2)) * rstd[row];
      ASSERT_NEAR(dx[row * n + c], expected,
                  std::abs(expected) * 0x1p-10 + 1e-5);
    }
  }
  for (size_t c = 0; c < n; ++c) {
    double sumOfBias = 0, sumOfWeight = 0;
    for (size_t g = 0; g < group; ++g) {
      sumOfBias += double(db[g * n + c]);
      sumOfWeight += double(dw[g * n + c]);
    }
    ASSERT_NEAR(sumOfBias, biasGradient[c], 0.1);
    ASSERT_NEAR(sumOfWeight, weightGradient[c], 0.1);
  }
}

/// Philox4x32-10 from its paper (Salmon and others, "Parallel random numbers:
/// as easy as 1, 2, 3", 2011), checked below against its published vector.
std::array<uint32_t, 4> philox(std::array<uint32_t, 4> counter,
                               std::array<uint32_t, 2> key) {
  for (int trial = 0; trial < 10; ++trial) {
    uint64_t a = uint64_t(0xD2511F53) * counter[0];
    uint64_t b = uint64_t(0xCD9E8D57) * counter[2];
    counter = {uint32_t(b >> 32) ^ counter[1] ^ key[0], uint32_t(b),
               uint32_t(a >> 32) ^ counter[3] ^ key[1], uint32_t(a)};
    key[0] += 0x9E3779B9;
    key[1] += 0xBB67AE85;
  }
  return counter;
}

TEST(ReferenceKernels, PhiloxVector) {
  // From the authors' known-answer tests: all-ones counter and key.
  std::array<uint32_t, 4> expected = {0x408f276d, 0x41c83b0e, 0xa20bc7c6,
                                      0x6d5451fd};
  EXPECT_EQ(philox({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}), expected);
}

TEST(ReferenceKernels, Dropout) {
  Random random;
  size_t n = 1040;
  int32_t seed = int32_t(random.engine());
  std::vector<float> x = random.normal(n), out(n, nan32);
  ReferenceProgram::fromCorpus("dropout")
      .buffer(x)
      .buffer(out)
      .scalar(n)
      .scalar(0.5f)
      .scalar(seed)
      .run({2, 1, 1});
  for (size_t i = 0; i < n; ++i) {
    // The kernel extends its i32 seed to a 64-bit key by the sign.
    uint32_t high = seed < 0 ? ~0u : 0;
    uint32_t bits = philox({uint32_t(i), 0, 0, 0}, {uint32_t(seed), high})[0];
    int32_t word = int32_t(bits);
    float uniform = float(word < 0 ? -word - 1 : word) * 4.6566127342e-10f;
    float expected = uniform > 0.5f ? x[i] / (1 - 0.5f) : 0.0f;
    ASSERT_EQ(out[i], expected) << i << " seed " << seed;
  }
}

TEST(ReferenceKernels, ArgmaxTakesTheFirstOfEquals) {
  Random random;
  size_t rows = 5, columns = 777;
  std::uniform_int_distribution<int> few(0, 3);
  std::vector<float> x(rows * columns), value(rows, nan32);
  std::vector<int32_t> index(rows, -1);
  for (float &element : x)
    element = float(few(random.engine)); // many ties
  ReferenceProgram::fromCorpus("argmax")
      .buffer(x)
      .buffer(value)
      .buffer(index)
      .scalar(columns)
      .run({int64_t(rows), 1, 1});
  for (size_t row = 0; row < rows; ++row) {
    auto begin = x.begin() + row * columns;
    auto largest = std::max_element(begin, begin + columns);
    ASSERT_EQ(value[row], *largest);
    ASSERT_EQ(index[row], largest - begin);
  }
}

TEST(ReferenceKernels, ArgmaxOfNothing) {
  std::vector<float> x, value(1, nan32);
  std::vector<int32_t> index(1, -1);
  ReferenceProgram::fromCorpus("argmax")
      .buffer(x)
      .buffer(value)
      .buffer(index)
      .scalar(0)
      .run();
  EXPECT_EQ(value[0], -INFINITY);
  EXPECT_EQ(index[0], 0);
}

TEST(ReferenceKernels, Cumsum) {
  Random random;
  size_t rows = 3, columns = 2000;
  std::vector<float> x = random.normal(rows * columns), y(x.size(), nan32);
  ReferenceProgram::fromCorpus("cumsum")
      .buffer(x)
      .buffer(y)
      .scalar(columns)
      .run({int64_t(rows), 1, 1});
  for (size_t row = 0; row < rows; ++row) {
    double sum = 0, absolute = 0;
    for (size_t c = 0; c < columns; ++c) {
      sum += x[row * columns + c];
      absolute += std::abs(x[row * columns + c]);
      // 11 pairwise steps, each rounding once.
      ASSERT_NEAR(y[row * columns + c], sum, absolute * 11 * 0x1p-24);
    }
  }
}

} // namespace
