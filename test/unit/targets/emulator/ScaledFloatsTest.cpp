//===- ScaledFloatsTest.cpp - AMD's conversions with scales ---------------===//
//
// Every pattern of every small format, times exponents of all sizes; numbers of
// the wide formats, divided by a power of two; against APFloat's conversion to
// the nearest.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cmath>
#include <random>

using namespace kiln;
using kiln::testing::EmulatorTest;
using llvm::APFloat;

namespace {

struct SmallFormat {
  const char *name;
  const llvm::fltSemantics &semantics;
  unsigned bits;
};
const SmallFormat eights[] = {{"fp8", APFloat::Float8E4M3FN(), 8},
                              {"bf8", APFloat::Float8E5M2(), 8}},
                  sixes[] = {{"fp6", APFloat::Float6E2M3FN(), 6},
                             {"bf6", APFloat::Float6E3M2FN(), 6}},
                  four = {"fp4", APFloat::Float4E2M1FN(), 4};

struct WideFormat {
  const char *name, *type;
  const llvm::fltSemantics &semantics;
};
const WideFormat wides[] = {{"f32", "float", APFloat::IEEEsingle()},
                            {"f16", "half", APFloat::IEEEhalf()},
                            {"bf16", "bfloat", APFloat::BFloat()}};

APFloat converted(APFloat value, const llvm::fltSemantics &format) {
  bool isLossy;
  value.convert(format, APFloat::rmNearestTiesToEven, &isLossy);
  return value;
}
double patternValue(const SmallFormat &format, unsigned pattern) {
  APFloat value(format.semantics, llvm::APInt(format.bits, pattern));
  return converted(value, APFloat::IEEEdouble()).convertToDouble();
}
/// Those of 8 bits that are too large become infinite or not a number.
unsigned nearestPattern(const SmallFormat &format, double number) {
  APFloat value = converted(APFloat(number), format.semantics);
  if (value.isNaN()) // the sign is not said
    return 0x7f;
  return value.bitcastToAPInt().getZExtValue();
}
/// What an f32's exponent says as a scale.
double scaleOfF32(float scale) {
  unsigned exponent = llvm::bit_cast<uint32_t>(scale) >> 23 & 0xff;
  return exponent == 0xff ? std::nan("") : std::ldexp(1.0, int(exponent) - 127);
}

class EmulatorScaledFloats : public EmulatorTest {
protected:
  static constexpr unsigned kThreads = 256, kSeed = 7;

  EmulatorScaledFloats() : random(kSeed) {
    for (unsigned i = 0; i != kThreads; ++i)
      scales.push_back(llvm::bit_cast<float>(uint32_t(
          i << 23 | (random() & 0x807fffff)))); // sign and digits do not count
    std::shuffle(scales.begin(), scales.end(), random);
  }

  /// Loads %s and `in` words of %in for each thread, as a vector %v or a single
  /// %v, runs `body`, and stores %r, of `type`.
  std::string kernel(const std::string &declaration, const std::string &inType,
                     const std::string &body, const std::string &type,
                     unsigned outBytes, unsigned inBytes) {
    auto place = [](const char *name, unsigned bytes, unsigned argument) {
      std::string text = name;
      return "  %o" + text + " = mul i32 %t, " + std::to_string(bytes) +
             "\n  %p" + text + " = getelementptr i8, ptr addrspace(1) %" +
             std::to_string(argument) + ", i32 %o" + text + "\n";
    };
    return "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare " + declaration +
           "\ndefine amdgpu_kernel void @kernel(ptr addrspace(1) %0, ptr "
           "addrspace(1) %1, ptr addrspace(1) %2) {\n"
           "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n" +
           place("in", inBytes, 0) + place("scale", 4, 1) +
           place("out", outBytes, 2) + "  %v = load " + inType +
           ", ptr addrspace(1) %pin, align 4\n  %s = load float, ptr "
           "addrspace(1) %pscale, align 4\n" +
           body + "\n  store " + type +
           " %r, ptr addrspace(1) %pout, align 2\n  ret void\n}\n";
  }

  template <typename In, typename Out>
  std::vector<Out> runThem(const std::string &text, std::vector<In> in,
                           unsigned outs) {
    EXPECT_EQ(compile(text, "gfx950"), "");
    buffers.clear();
    EXPECT_EQ(run({buffer("in", in), buffer("scales", scales),
                   buffer("out", std::vector<Out>(outs))},
                  1, kThreads),
              "");
    return contents<Out>(2);
  }

  std::mt19937 random;
  std::vector<float> scales;
};

/// Words whose small floats are all patterns, in every position.
TEST_F(EmulatorScaledFloats, AreWidenedTimesTheScale) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  struct Form {
    std::string count;
    const SmallFormat *format;
    unsigned numbers, parts, words;
  };
  std::vector<Form> forms = {{"pk.", &four, 2, 4, 1}};
  for (unsigned i = 0; i != 2; ++i) {
    forms.push_back({"pk.", &eights[i], 2, 2, 1});
    forms.push_back({"", &eights[i], 1, 4, 1});
    forms.push_back({"pk32.", &sixes[i], 32, 1, 6});
  }
  for (const Form &form : forms)
    for (const WideFormat &wide : wides) {
      bool isTied = form.numbers == 1 && wide.type == std::string("half");
      if (form.numbers == 1 && wide.type == std::string("bfloat"))
        continue; // there is none
      for (unsigned part = 0; part != form.parts; ++part) {
        std::string from = form.words == 1
                               ? "i32"
                               : "<" + std::to_string(form.words) + " x i32>",
                    to = wide.type;
        unsigned numbers = isTied ? 2 : form.numbers;
        if (numbers > 1)
          to = "<" + std::to_string(numbers) + " x " + to + ">";
        std::string name = "@llvm.amdgcn.cvt.scalef32." + form.count +
                           wide.name + "." + form.format->name;
        SCOPED_TRACE(name + " part " + std::to_string(part));
        bool isHalf = form.parts == 2;
        std::string select = isHalf ? std::string("i1 ") : std::string("i32 ");
        std::string declared = "(", args = "(";
        if (isTied) {
          declared += to + ", ";
          args += to + " <half 0xH3C00, half 0xH4000>, ";
        }
        declared += from + ", float";
        args += from + " %v, float %s";
        if (form.parts != 1) {
          declared += ", " + select + "immarg";
          args += ", " + select +
                  (isHalf ? (part ? "true" : "false") : std::to_string(part));
        }
        if (isTied) {
          declared += ", i1 immarg";
          args += ", i1 true";
        }
        std::string widened =
            numbers > 1 ? "<" + std::to_string(numbers) + " x float>" : "float";
        std::string body = "  %w = call " + to + " " + name + args + ")\n" +
                           (wide.type == std::string("float")
                                ? "  %r = bitcast " + to + " %w to " + widened
                                : "  %r = fpext " + to + " %w to " + widened);
        std::vector<uint32_t> words;
        while (words.size() != kThreads * form.words)
          words.push_back(random());
        std::vector<float> out = runThem<uint32_t, float>(
            kernel(to + " " + name + declared + ")", from, body, widened,
                   4 * numbers, 4 * form.words),
            words, kThreads * numbers);
        for (unsigned thread = 0; thread != kThreads; ++thread)
          for (unsigned i = 0; i != numbers; ++i) {
            float found = out[thread * numbers + i];
            if (isTied && i == 0) {
              EXPECT_EQ(found, 1.0f);
              continue;
            }
            unsigned bit =
                (part * form.numbers + (isTied ? 0 : i)) * form.format->bits;
            const uint32_t *of = &words[thread * form.words];
            uint64_t two = of[bit / 32];
            if (bit / 32 + 1 < form.words)
              two |= uint64_t(of[bit / 32 + 1]) << 32;
            unsigned pattern =
                two >> (bit % 32) & ((1u << form.format->bits) - 1);
            double exact = patternValue(*form.format, pattern) *
                           scaleOfF32(scales[thread]);
            float expected =
                converted(converted(APFloat(exact), wide.semantics),
                          APFloat::IEEEsingle())
                    .convertToFloat();
            if (std::isnan(expected))
              ASSERT_TRUE(std::isnan(found)) << pattern;
            else
              ASSERT_EQ(found, expected)
                  << pattern << " times " << scales[thread];
          }
      }
    }
}

/// Numbers that all wide formats have, near the format's range times the scale.
TEST_F(EmulatorScaledFloats, AreNarrowedAfterTheDivision) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  struct Form {
    std::string count;
    const SmallFormat *format;
    unsigned numbers, parts;
    bool interleaves = false;
  };
  std::vector<Form> forms = {{"pk.", &four, 2, 4}};
  for (unsigned i = 0; i != 2; ++i) {
    forms.push_back({"pk.", &eights[i], 2, 2});
    forms.push_back({"pk32.", &sixes[i], 32, 1});
    forms.push_back({"2xpk16.", &sixes[i], 32, 1, true});
  }
  for (float &scale : scales) // so that numbers of an f16 are in range
    scale = std::ldexp(1.5f, int(random() % 9) - 4);
  for (const Form &form : forms)
    for (const WideFormat &wide : wides) {
      bool isF32 = wide.type == std::string("float");
      if (form.numbers == 32 && isF32 != form.interleaves)
        continue; // there is none
      for (unsigned part = 0; part != form.parts; ++part) {
        std::string all = std::to_string(form.numbers);
        std::string loaded = "<" + all + " x float>",
                    vector = "<" + all + " x " + wide.type + ">";
        std::string name = "@llvm.amdgcn.cvt.scalef32." + form.count +
                           form.format->name + "." + wide.name;
        SCOPED_TRACE(name + " part " + std::to_string(part));
        bool isHalf = form.parts == 2, isWhole = form.parts == 1;
        std::string to = isWhole ? "<6 x i32>" : isHalf ? "<2 x i16>" : "i32";
        std::string old =
            isHalf ? "<2 x i16> splat (i16 21845), " : "i32 1431655765, ";
        std::string body, declared = "(", args = "(";
        if (!isWhole) {
          declared += to + ", ";
          args += old;
        }
        body =
            isF32 ? "" : "  %n = fptrunc " + loaded + " %v to " + vector + "\n";
        if (form.interleaves) {
          for (unsigned half = 0; half != 2; ++half) {
            std::string indices;
            for (unsigned i = 0; i != 16; ++i)
              indices += std::string(i ? ", " : "") + "i32 " +
                         std::to_string(16 * half + i);
            body += "  %h" + std::to_string(half) +
                    " = shufflevector <32 x float> %v, <32 x float> poison, "
                    "<16 x i32> <" +
                    indices + ">\n";
          }
          declared += "<16 x float>, <16 x float>";
          args += "<16 x float> %h0, <16 x float> %h1";
        } else if (isF32) {
          body += "  %a = extractelement <2 x float> %v, i32 0\n"
                  "  %b = extractelement <2 x float> %v, i32 1\n";
          declared += "float, float";
          args += "float %a, float %b";
        } else {
          declared += vector;
          args += vector + " %n";
        }
        declared += ", float";
        args += ", float %s";
        if (!isWhole) {
          declared += std::string(isHalf ? ", i1" : ", i32") + " immarg";
          args += isHalf ? std::string(", i1 ") + (part ? "true" : "false")
                         : ", i32 " + std::to_string(part);
        }
        body += "  %r = call " + to + " " + name + args + ")";
        std::vector<float> in;
        double largest =
            APFloat::getLargest(form.format->semantics).convertToDouble();
        for (unsigned i = 0; i != kThreads * form.numbers; ++i) {
          double wanted = (int(random() % 255) - 127) / 100.0 * largest *
                          std::ldexp(1.0, -int(random() % 8));
          // As many digits as a bf16 has, and no more than an f16 can be.
          APFloat rounded = converted(APFloat(wanted), APFloat::BFloat());
          float number =
              converted(rounded, APFloat::IEEEsingle()).convertToFloat();
          in.push_back(std::fabs(number) > 65000 ? 65024.0f : number);
        }
        unsigned words = isWhole ? 6 : 1;
        std::vector<uint32_t> out = runThem<float, uint32_t>(
            kernel(to + " " + name + declared + ")", loaded, body, to,
                   4 * words, 4 * form.numbers),
            in, kThreads * words);
        for (unsigned thread = 0; thread != kThreads; ++thread) {
          llvm::APInt expected(32 * words, 0);
          for (unsigned i = 0; i != 8 * words; ++i)
            expected.insertBits(isWhole ? 0 : 5, 4 * i, 4);
          for (unsigned i = 0; i != form.numbers; ++i) {
            unsigned from = form.interleaves ? i % 2 * 16 + i / 2 : i;
            double divided =
                in[thread * form.numbers + from] / scaleOfF32(scales[thread]);
            expected.insertBits(nearestPattern(*form.format, divided),
                                (part * form.numbers + i) * form.format->bits,
                                form.format->bits);
          }
          for (unsigned word = 0; word != words; ++word)
            ASSERT_EQ(out[thread * words + word],
                      expected.extractBitsAsZExtValue(32, 32 * word))
                << "thread " << thread << ", word " << word << ": "
                << in[thread * form.numbers];
        }
      }
    }
}

TEST_F(EmulatorScaledFloats, RandomRoundingIsRefused) {
  std::string problem = compile(R"(
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32, <2 x float>, i32, float, i32 immarg)
define amdgpu_kernel void @kernel(ptr addrspace(1) %out, <2 x float> %x) {
  %v = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32 0, <2 x float> %x, i32 5, float 1.0, i32 0)
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
)",
                                "gfx950");
  EXPECT_NE(problem.find("llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32"),
            std::string::npos)
      << problem;
}

} // namespace
