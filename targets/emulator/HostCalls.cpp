//===- HostCalls.cpp - what an emulated kernel's code may call ------------===//
//
// The names are those of LLVM's RuntimeLibcalls.td for x86-64 Linux.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/HostCalls.h"
#include "targets/emulator/abi/Abi.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <cstring>

using namespace llvm;

namespace kiln::emu {
namespace host {

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// A float of 16 bits as compiled code hands it over: in the low half of a
/// register for floats.
static uint16_t bitsOf(float carrier) {
  return uint16_t(llvm::bit_cast<uint32_t>(carrier));
}
static float carrierOf(uint16_t bits) {
  return llvm::bit_cast<float>(uint32_t(bits));
}

/// A number in another format, rounded once.
static APFloat converted(APFloat value, const fltSemantics &format) {
  bool isLossy;
  value.convert(format, APFloat::rmNearestTiesToEven, &isLossy);
  return value;
}
template <const fltSemantics &(*format)(), typename From>
static float narrow(From value) {
  return carrierOf(uint16_t(
      converted(APFloat(value), format()).bitcastToAPInt().getZExtValue()));
}
template <const fltSemantics &(*format)()> static float widen(float carrier) {
  return converted(APFloat(format(), APInt(16, bitsOf(carrier))),
                   APFloat::IEEEsingle())
      .convertToFloat();
}
template <const fltSemantics &(*format)()>
static double widenToDouble(float carrier) {
  return double(widen<format>(carrier)); // exact
}

using Int128 = __int128;
using Unsigned128 = unsigned __int128;

template <typename To, typename From> static To convert(From value) {
  return To(value);
}
/// An integer to a float of 16 bits, and back. No integer is too near to a
/// middle between two f16 for f64 to tell; a bf16 is made from what the
/// rewriting makes of it.
template <typename Integer> static float toHalf(Integer value) {
  return narrow<APFloat::IEEEhalf>(double(value));
}
template <typename Integer> static Integer ofHalf(float carrier) {
  return Integer(widen<APFloat::IEEEhalf>(carrier));
}

//===----------------------------------------------------------------------===//
// Integers of 128 bits, and powers
//===----------------------------------------------------------------------===//

static Int128 divide(Int128 a, Int128 b) { return a / b; }
static Int128 remainder(Int128 a, Int128 b) { return a % b; }
static Unsigned128 divideUnsigned(Unsigned128 a, Unsigned128 b) {
  return a / b;
}
static Unsigned128 remainderUnsigned(Unsigned128 a, Unsigned128 b) {
  return a % b;
}
static Int128 multiply(Int128 a, Int128 b) { return a * b; }
static Int128 shiftLeft(Int128 a, int by) {
  return Int128(Unsigned128(a) << by);
}
static Int128 shiftRight(Int128 a, int by) { return a >> by; }
static Unsigned128 shiftRightUnsigned(Unsigned128 a, int by) { return a >> by; }

template <typename Float> static Float power(Float base, int exponent) {
  bool inverts = exponent < 0;
  unsigned left = inverts ? 0u - unsigned(exponent) : unsigned(exponent);
  Float result = 1;
  for (; left; left >>= 1, base *= base)
    if (left & 1)
      result *= base;
  return inverts ? 1 / result : result;
}
template <typename Float> static Float exp10Of(Float x) {
  return std::pow(Float(10), x);
}
template <typename Float> static Float roundEven(Float x) {
  return std::rint(x); // in the default mode, which nothing here changes
}
template <typename Float>
static void sineAndCosine(Float x, Float *sine, Float *cosine) {
  *sine = std::sin(x);
  *cosine = std::cos(x);
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

template <typename Result, typename... Params>
static void *addressOf(Result (*fn)(Params...)) {
  return reinterpret_cast<void *>(fn);
}

#define CALL(name) {#name, addressOf(name)}
#define AS(name, ...) {#name, addressOf(__VA_ARGS__)}

static std::vector<HostCall> runtimeCalls() {
  return {
      CALL(kiln_emu_read),
      CALL(kiln_emu_write),
      CALL(kiln_emu_read_masked),
      CALL(kiln_emu_write_masked),
      CALL(kiln_emu_atomic_begin),
      CALL(kiln_emu_atomic_end),
      CALL(kiln_emu_fence),
      CALL(kiln_emu_barrier),
      CALL(kiln_emu_barrier_arrive),
      CALL(kiln_emu_registers),
      CALL(kiln_emu_exchange),
      CALL(kiln_emu_copy),
      CALL(kiln_emu_copy_commit),
      CALL(kiln_emu_copy_wait),
      CALL(kiln_emu_copy_wait_all),
      CALL(kiln_emu_mbarrier_init),
      CALL(kiln_emu_mbarrier_invalidate),
      CALL(kiln_emu_mbarrier_arrive),
      CALL(kiln_emu_mbarrier_test),
      CALL(kiln_emu_mbarrier_copies),
      CALL(kiln_emu_matrix_fence),
      CALL(kiln_emu_matrix_begin),
      CALL(kiln_emu_matrix_read),
      CALL(kiln_emu_matrix_commit),
      CALL(kiln_emu_matrix_wait),
      CALL(kiln_emu_matrix_use),
      CALL(kiln_emu_tmem_alloc),
      CALL(kiln_emu_tmem_dealloc),
      CALL(kiln_emu_tmem_relinquish),
      CALL(kiln_emu_tmem_load),
      CALL(kiln_emu_tmem_store),
      CALL(kiln_emu_tmem_wait),
      CALL(kiln_emu_tmem_multiply),
      CALL(kiln_emu_tmem_copy),
      CALL(kiln_emu_tmem_commit),
      CALL(kiln_emu_tensor_load),
      CALL(kiln_emu_tensor_store),
      CALL(kiln_emu_tensor_reduce),
      CALL(kiln_emu_map_replace),
      CALL(kiln_emu_map_publish),
      CALL(kiln_emu_map_acquire),
      CALL(kiln_emu_bulk_commit),
      CALL(kiln_emu_bulk_wait),
      CALL(kiln_emu_proxy_fence),
      CALL(kiln_emu_refuel),
      CALL(kiln_emu_divide_by_zero),
      CALL(kiln_emu_trap),
      CALL(kiln_emu_print),
      CALL(kiln_emu_assert),
  };
}

static std::vector<HostCall> conversionCalls() {
  constexpr auto half = APFloat::IEEEhalf, bfloat = APFloat::BFloat;
  return {
      AS(__truncsfhf2, narrow<half, float>),
      AS(__truncdfhf2, narrow<half, double>),
      AS(__extendhfsf2, widen<half>),
      AS(__extendhfdf2, widenToDouble<half>),
      // The older names of the first and the third.
      AS(__gnu_f2h_ieee, narrow<half, float>),
      AS(__gnu_h2f_ieee, widen<half>),
      AS(__truncsfbf2, narrow<bfloat, float>),
      AS(__truncdfbf2, narrow<bfloat, double>),
      AS(__extendbfsf2, widen<bfloat>),
      AS(__floattihf, toHalf<Int128>),
      AS(__floatuntihf, toHalf<Unsigned128>),
      AS(__floattisf, convert<float, Int128>),
      AS(__floatuntisf, convert<float, Unsigned128>),
      AS(__floattidf, convert<double, Int128>),
      AS(__floatuntidf, convert<double, Unsigned128>),
      AS(__fixhfti, ofHalf<Int128>),
      AS(__fixunshfti, ofHalf<Unsigned128>),
      AS(__fixsfti, convert<Int128, float>),
      AS(__fixunssfti, convert<Unsigned128, float>),
      AS(__fixdfti, convert<Int128, double>),
      AS(__fixunsdfti, convert<Unsigned128, double>),
  };
}

static std::vector<HostCall> integerCalls() {
  return {
      AS(__divti3, divide),          AS(__modti3, remainder),
      AS(__udivti3, divideUnsigned), AS(__umodti3, remainderUnsigned),
      AS(__multi3, multiply),        AS(__ashlti3, shiftLeft),
      AS(__ashrti3, shiftRight),     AS(__lshrti3, shiftRightUnsigned),
  };
}

/// Functions of the C library, of doubles and of floats.
static std::vector<HostCall> mathCalls() {
  using F = float;
  using D = double;
#define BOTH(name, fn, D_TYPE, F_TYPE)                                         \
  {#name, addressOf(static_cast<D_TYPE>(fn))},                                 \
      {#name "f", addressOf(static_cast<F_TYPE>(fn))}
#define MATH1(name) BOTH(name, std::name, D (*)(D), F (*)(F))
#define MATH2(name) BOTH(name, std::name, D (*)(D, D), F (*)(F, F))
  return {
      MATH1(exp),
      MATH1(exp2),
      MATH1(log),
      MATH1(log2),
      MATH1(log10),
      MATH1(sin),
      MATH1(cos),
      MATH1(tan),
      MATH1(asin),
      MATH1(acos),
      MATH1(atan),
      MATH1(sinh),
      MATH1(cosh),
      MATH1(tanh),
      MATH1(sqrt),
      MATH1(cbrt),
      MATH1(floor),
      MATH1(ceil),
      MATH1(trunc),
      MATH1(round),
      MATH1(rint),
      MATH1(nearbyint),
      MATH1(erf),
      MATH2(pow),
      MATH2(fmod),
      MATH2(atan2),
      MATH2(fmin),
      MATH2(fmax),
      BOTH(exp10, exp10Of, D (*)(D), F (*)(F)),
      BOTH(roundeven, roundEven, D (*)(D), F (*)(F)),
      BOTH(sincos, sineAndCosine, void (*)(D, D *, D *), void (*)(F, F *, F *)),
      BOTH(fma, std::fma, D (*)(D, D, D), F (*)(F, F, F)),
      BOTH(ldexp, std::ldexp, D (*)(D, int), F (*)(F, int)),
      BOTH(frexp, std::frexp, D (*)(D, int *), F (*)(F, int *)),
      BOTH(modf, std::modf, D (*)(D, D *), F (*)(F, F *)),
      BOTH(lround, std::lround, long (*)(D), long (*)(F)),
      BOTH(llround, std::llround, long long (*)(D), long long (*)(F)),
      BOTH(lrint, std::lrint, long (*)(D), long (*)(F)),
      BOTH(llrint, std::llrint, long long (*)(D), long long (*)(F)),
      AS(__powidf2, power<D>),
      AS(__powisf2, power<F>),
  };
#undef BOTH
#undef MATH1
#undef MATH2
}

static std::vector<HostCall> memoryCalls() {
  return {CALL(memcpy), CALL(memmove), CALL(memset)};
}

#undef CALL
#undef AS

} // namespace host

std::vector<HostCall> hostCalls() {
  std::vector<HostCall> calls;
  for (const std::vector<HostCall> &more :
       {host::runtimeCalls(), host::memoryCalls(), host::conversionCalls(),
        host::integerCalls(), host::mathCalls()})
    calls.insert(calls.end(), more.begin(), more.end());
  return calls;
}

} // namespace kiln::emu
