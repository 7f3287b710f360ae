// The kernels of the corpus with two-dimensional tiles and dots on the
// reference, against products computed here in double precision.
#include "frontend/reference/Number.h"
#include "test/unit/frontend/ReferenceProgram.h"

#include <algorithm>
#include <cmath>

using namespace kiln::test;

namespace {

using Half = _Float16;
constexpr float nan32 = std::numeric_limits<float>::quiet_NaN();

/// a[row of M] . b[column of N], both with their strides.
double dotOf(const Half *a, size_t aStep, const Half *b, size_t bStep,
             size_t K) {
  double sum = 0;
  for (size_t k = 0; k < K; ++k)
    sum += double(a[k * aStep]) * double(b[k * bStep]);
  return sum;
}

/// Within one rounding to f16 of the exact value.
#define EXPECT_HALF(found, exact)                                              \
  ASSERT_NEAR(double(found), exact, std::abs(exact) * 0x1p-10 + 1e-3)

void checkMatmul(const char *name, size_t M, size_t N, size_t K, size_t blocks,
                 bool leakyRelu) {
  Random random;
  std::vector<Half> a = random.normalHalf(M * K), b = random.normalHalf(K * N);
  std::vector<Half> c(M * N, nan32);
  ReferenceProgram::fromCorpus(name)
      .buffer(a)
      .buffer(b)
      .buffer(c)
      .scalar(M)
      .scalar(N)
      .scalar(K)
      .scalar(K)
      .scalar(N)
      .scalar(N)
      .run({int64_t(blocks), 1, 1});
  for (size_t m = 0; m < M; ++m)
    for (size_t n = 0; n < N; ++n) {
      double exact = dotOf(&a[m * K], 1, &b[n], N, K);
      if (leakyRelu && exact < 0)
        exact *= 0.01;
      EXPECT_HALF(c[m * N + n], exact);
    }
}

TEST(ReferenceMatrix, Matmul) {
  checkMatmul("matmul_128x128", 128, 256, 96, 2, true);
  checkMatmul("matmul_128x256", 128, 256, 64, 1, false);
  checkMatmul("matmul_64x128_ragged", 70, 144, 40, 4, false);
}

TEST(ReferenceMatrix, MatmulPostop) {
  Random random;
  size_t M = 144, N = 128, K = 48;
  std::vector<Half> a = random.normalHalf(M * K), b = random.normalHalf(K * N);
  std::vector<float> d = random.normal(M * N), c(M * N, nan32);
  ReferenceProgram::fromCorpus("matmul_postop_add")
      .buffer(a)
      .buffer(b)
      .buffer(d)
      .buffer(c)
      .scalar(M)
      .scalar(N)
      .scalar(K)
      .scalar(K)
      .scalar(N)
      .scalar(N)
      .scalar(N)
      .run({2, 1, 1});
  for (size_t m = 0; m < M; ++m)
    for (size_t n = 0; n < N; ++n)
      ASSERT_NEAR(c[m * N + n], dotOf(&a[m * K], 1, &b[n], N, K) + d[m * N + n],
                  1e-5);
}

/// softmax(q k^T * scale) v for one query over `keys` keys.
std::vector<double> attend(const Half *q, const Half *k, const Half *v,
                           size_t keys, size_t D, size_t step, double scale) {
  std::vector<double> weights(keys), result(D, 0);
  double largest = -INFINITY, sum = 0;
  for (size_t i = 0; i < keys; ++i) {
    weights[i] = dotOf(q, 1, k + i * step, 1, D) * scale;
    largest = std::max(largest, weights[i]);
  }
  for (double &weight : weights)
    sum += weight = std::exp(weight - largest);
  for (size_t i = 0; i < keys; ++i)
    for (size_t d = 0; d < D; ++d)
      result[d] += weights[i] / sum * double(v[i * step + d]);
  return result;
}

void checkAttention(const char *name, size_t D, bool causal) {
  Random random;
  size_t N = 256, heads = 2; // of the 16 that the kernel is told of
  float scale = 1 / std::sqrt(float(D));
  std::vector<Half> q = random.normalHalf(heads * N * D);
  std::vector<Half> k = random.normalHalf(q.size());
  std::vector<Half> v = random.normalHalf(q.size()), out(q.size(), nan32);
  std::vector<float> m(heads * N, nan32);
  ReferenceProgram::fromCorpus(name)
      .buffer(q)
      .buffer(k)
      .buffer(v)
      .scalar(scale)
      .buffer(m)
      .buffer(out)
      .scalar(16 * N * D)
      .scalar(N * D)
      .scalar(D)
      .scalar(16)
      .scalar(N)
      .run({int64_t(N / 128), int64_t(heads), 1});
  for (size_t h = 0; h < heads; ++h)
    for (size_t n = 0; n < N; ++n) {
      size_t row = (h * N + n) * D;
      std::vector<double> exact = attend(&q[row], &k[h * N * D], &v[h * N * D],
                                         causal ? n + 1 : N, D, D, scale);
      for (size_t d = 0; d < D; ++d) // probabilities are rounded to f16
        ASSERT_NEAR(out[row + d], exact[d], std::abs(exact[d]) * 2e-3 + 2e-3);
    }
}

TEST(ReferenceMatrix, Attention) {
  checkAttention("attention_d64_causal", 64, true);
  checkAttention("attention_d128", 128, false);
}

TEST(ReferenceMatrix, PagedDecode) {
  Random random;
  size_t batch = 3, heads = 2, D = 128, page = 64, pages = 16;
  std::vector<int32_t> lengths = {1, 64, 150}, table(batch * pages);
  for (size_t i = 0; i < table.size(); ++i)
    table[i] = int32_t(i);
  std::shuffle(table.begin(), table.end(), random.engine);
  std::vector<Half> q = random.normalHalf(batch * heads * D);
  std::vector<Half> k = random.normalHalf(table.size() * page * heads * D);
  std::vector<Half> v = random.normalHalf(k.size()), out(q.size(), nan32);
  float scale = 1 / std::sqrt(float(D));
  ReferenceProgram::fromCorpus("paged_decode")
      .buffer(q)
      .buffer(k)
      .buffer(v)
      .buffer(table)
      .buffer(lengths)
      .buffer(out)
      .scalar(scale)
      .scalar(pages)
      .scalar(heads * D)
      .scalar(D)
      .scalar(page * heads * D)
      .scalar(heads * D)
      .scalar(D)
      .run({int64_t(batch), int64_t(heads), 1});
  for (size_t b = 0; b < batch; ++b)
    for (size_t h = 0; h < heads; ++h) {
      // The pages of one sequence, put after each other.
      std::vector<Half> keys, values;
      for (int32_t i = 0; i < lengths[b]; ++i) {
        size_t block = table[b * pages + i / page];
        size_t at = ((block * page + i % page) * heads + h) * D;
        keys.insert(keys.end(), &k[at], &k[at] + D);
        values.insert(values.end(), &v[at], &v[at] + D);
      }
      size_t row = (b * heads + h) * D;
      std::vector<double> exact =
          attend(&q[row], keys.data(), values.data(), lengths[b], D, D, scale);
      for (size_t d = 0; d < D; ++d)
        EXPECT_HALF(out[row + d], exact[d]);
    }
}

TEST(ReferenceMatrix, Int4Matmul) {
  Random random;
  size_t M = 64, N = 128, K = 256, group = 128;
  std::vector<Half> a = random.normalHalf(M * K), c(M * N, nan32);
  std::vector<int32_t> packed(K / 8 * N);
  for (int32_t &word : packed)
    word = int32_t(random.engine());
  std::vector<Half> scales(K / group * N), zeros(scales.size());
  for (size_t i = 0; i < scales.size(); ++i) {
    scales[i] = Half(float(random.engine() % 100 + 1) / 1024);
    zeros[i] = Half(float(random.engine() % 16));
  }
  ReferenceProgram::fromCorpus("int4_matmul")
      .buffer(a)
      .buffer(packed)
      .buffer(scales)
      .buffer(zeros)
      .buffer(c)
      .scalar(M)
      .scalar(N)
      .scalar(K)
      .scalar(K)
      .scalar(N)
      .scalar(N)
      .scalar(N)
      .run();
  for (size_t m = 0; m < M; ++m)
    for (size_t n = 0; n < N; ++n) {
      double exact = 0;
      for (size_t k = 0; k < K; ++k) {
        Half digit = Half(float(packed[k / 8 * N + n] >> (k % 8 * 4) & 15));
        size_t g = k / group * N + n;
        Half weight = Half(Half(digit - zeros[g]) * scales[g]);
        exact += double(a[m * K + k]) * double(weight);
      }
      EXPECT_HALF(c[m * N + n], exact);
    }
}

TEST(ReferenceMatrix, Fp8Matmul) {
  using namespace kiln::reference;
  Random random;
  size_t M = 128, N = 128, K = 64;
  const FloatFormat &f8 = *findFloatFormat("f8e4m3fn");
  std::vector<uint8_t> a(M * K), b(N * K);
  for (std::vector<uint8_t> *matrix : {&a, &b})
    for (uint8_t &element : *matrix)
      element = uint8_t(encodeFloat(random.normal(1)[0], f8));
  std::vector<float> scaleA = random.normal(M), scaleB = random.normal(N);
  std::vector<uint16_t> c(M * N, 0x7fff);
  ReferenceProgram::fromCorpus("fp8_matmul")
      .buffer(a)
      .buffer(b)
      .buffer(scaleA)
      .buffer(scaleB)
      .buffer(c)
      .scalar(M)
      .scalar(N)
      .scalar(K)
      .scalar(K)
      .scalar(K)
      .scalar(N)
      .run();
  const FloatFormat &bf16 = *findFloatFormat("bf16");
  for (size_t m = 0; m < M; ++m)
    for (size_t n = 0; n < N; ++n) {
      double exact = 0;
      for (size_t k = 0; k < K; ++k)
        exact += decodeFloat(a[m * K + k], f8) * decodeFloat(b[n * K + k], f8);
      exact *= double(scaleA[m]) * scaleB[n];
      ASSERT_NEAR(decodeFloat(c[m * N + n], bf16), exact,
                  std::abs(exact) * 0x1p-7);
    }
}

TEST(ReferenceMatrix, LinearRecurrence) {
  Random random;
  size_t T = 256, D = 32;
  std::vector<float> a(T * D), b = random.normal(T * D), h(T * D, nan32);
  std::uniform_real_distribution<float> share(0, 1);
  for (float &factor : a)
    factor = share(random.engine);
  ReferenceProgram::fromCorpus("linear_recurrence")
      .buffer(a)
      .buffer(b)
      .buffer(h)
      .scalar(D)
      .run({int64_t(D / 16), 1, 1});
  for (size_t d = 0; d < D; ++d) {
    double state = 0;
    for (size_t t = 0; t < T; ++t) {
      state = a[t * D + d] * state + b[t * D + d];
      ASSERT_NEAR(h[t * D + d], state, 1e-5);
    }
  }
}

TEST(ReferenceMatrix, GroupedGemm) {
  Random random;
  struct Problem {
    size_t M, N, K;
    std::vector<Half> a{}, b{}, c{};
  };
  std::vector<Problem> problems = {{128, 256, 64}, {128, 128, 32}};
  std::vector<int64_t> a, b, c;
  std::vector<int32_t> sizes, strides;
  ReferenceProgram program = ReferenceProgram::fromCorpus("grouped_gemm");
  for (Problem &p : problems) {
    p.a = random.normalHalf(p.M * p.K);
    p.b = random.normalHalf(p.K * p.N);
    p.c.assign(p.M * p.N, nan32);
    a.push_back(program.reachable(p.a));
    b.push_back(program.reachable(p.b));
    c.push_back(program.reachable(p.c));
    for (size_t size : {p.M, p.N, p.K})
      sizes.push_back(int32_t(size));
    for (size_t stride : {p.K, p.N, p.N})
      strides.push_back(int32_t(stride));
  }
  program.buffer(a).buffer(b).buffer(c).buffer(sizes).buffer(strides);
  // 132 programs take turns; the two problems have three tiles.
  program.scalar(problems.size()).run({132, 1, 1});
  for (const Problem &p : problems)
    for (size_t m = 0; m < p.M; ++m)
      for (size_t n = 0; n < p.N; ++n) {
        double exact = dotOf(&p.a[m * p.K], 1, &p.b[n], p.N, p.K);
        EXPECT_HALF(p.c[m * p.N + n], exact);
      }
}

} // namespace
