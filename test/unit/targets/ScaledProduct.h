//===- ScaledProduct.h - a product of scaled matrices, in double ----------===//
//
// Random elements and scales as patterns of their formats, and what they
// multiply to: products of two elements and their scales are exact in double.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_SCALEDPRODUCT_H
#define KILN_TEST_UNIT_TARGETS_SCALEDPRODUCT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace kiln::testing {

inline double valueOf(const llvm::fltSemantics &format, unsigned bits) {
  llvm::APFloat value(format,
                      llvm::APInt(llvm::APFloat::getSizeInBits(format), bits));
  bool isLossy;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &isLossy);
  return value.convertToDouble();
}

/// A format as the two vendors' registers have it.
struct Format {
  const char *amd, *nvidia;
  const llvm::fltSemantics &semantics;
  unsigned bits, amdNumber, shiftInByte;
};
inline const Format formats[] = {
    {"fp8", "e4m3", llvm::APFloat::Float8E4M3FN(), 8, 0, 0},
    {"bf8", "e5m2", llvm::APFloat::Float8E5M2(), 8, 1, 0},
    {"fp6", "e2m3", llvm::APFloat::Float6E2M3FN(), 6, 2, 0},
    {"bf6", "e3m2", llvm::APFloat::Float6E3M2FN(), 6, 3, 0},
    {"fp4", "e2m1", llvm::APFloat::Float4E2M1FN(), 4, 4, 2},
};

/// By NVIDIA's name.
inline const Format &formatNamed(llvm::StringRef name) {
  return *llvm::find_if(
      formats, [&](const Format &format) { return format.nvidia == name; });
}

/// Random A, B, C and scales, by coordinates, and the patterns they have.
class ScaledProduct {
public:
  ScaledProduct(unsigned m, unsigned n, unsigned k, const Format &left,
                const Format &right, const llvm::fltSemantics &scaleFormat,
                unsigned run, std::mt19937 &random)
      : m(m), n(n), k(k), run(run), left(left), right(right),
        scaleFormat(scaleFormat) {
    a = patterns(left, m * k, random);
    b = patterns(right, k * n, random);
    bool isPower = &scaleFormat == &llvm::APFloat::Float8E8M0FNU();
    for (auto *scales : {&ofA, &ofB}) {
      scales->resize((scales == &ofA ? m : n) * k / run);
      for (unsigned &scale : *scales)
        scale = isPower ? 120 + random() % 16 : random() % 0x7f;
    }
    for (unsigned i = 0; i != m * n; ++i)
      c.push_back(float(int(random() % 2048) - 1024) / 64);
  }

  /// D by its coordinates, and how large the sums of magnitudes are.
  double expected(unsigned i, unsigned j, double &size) const {
    double sum = c[i * n + j];
    size = std::fabs(sum);
    for (unsigned at = 0; at != k; ++at) {
      unsigned block = at / run;
      double product = valueOf(left.semantics, a[i * k + at]) *
                       valueOf(scaleFormat, ofA[i * (k / run) + block]) *
                       valueOf(right.semantics, b[at * n + j]) *
                       valueOf(scaleFormat, ofB[j * (k / run) + block]);
      sum += product;
      size += std::fabs(product);
    }
    return sum;
  }

  const unsigned m, n, k, run;
  const Format &left, &right;
  const llvm::fltSemantics &scaleFormat;
  std::vector<unsigned> a, b, ofA, ofB;
  std::vector<float> c;

private:
  static std::vector<unsigned> patterns(const Format &format, unsigned count,
                                        std::mt19937 &random) {
    std::vector<unsigned> result;
    while (result.size() != count) {
      unsigned bits = random() % (1u << format.bits);
      if (std::isfinite(valueOf(format.semantics, bits)))
        result.push_back(bits);
    }
    return result;
  }
};

/// Writes numbers of so many bits, one after another from the low end.
class Packed {
public:
  void add(uint64_t bits, unsigned width) {
    for (unsigned bit = 0; bit != width; ++bit, ++count) {
      if (count % 8 == 0)
        bytes.push_back(0);
      bytes.back() |= (bits >> bit & 1) << (count % 8);
    }
  }
  std::vector<uint8_t> bytes;

private:
  unsigned count = 0;
};

} // namespace kiln::testing

#endif // KILN_TEST_UNIT_TARGETS_SCALEDPRODUCT_H
