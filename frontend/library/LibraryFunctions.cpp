//===- LibraryFunctions.cpp - what device library functions compute -------===//
//
// Names: libdevice appends 'f' for f32 and nothing for f64, OCML _f32, _f64,
// _f16 (libdevice User's Guide, section 3; ROCm's OCML header).
//
//===----------------------------------------------------------------------===//

#include "frontend/library/LibraryFunctions.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace kiln::tt {

/// Functions of floats by their name in C, which both libraries keep.
static const StringMap<StringRef> &floatFunctions() {
  static const StringMap<StringRef> table = {
      {"exp", "math.exp"},
      {"exp2", "math.exp2"},
      {"expm1", "math.expm1"},
      {"log", "math.log"},
      {"log2", "math.log2"},
      {"log10", "math.log10"},
      {"log1p", "math.log1p"},
      {"sin", "math.sin"},
      {"cos", "math.cos"},
      {"tan", "math.tan"},
      {"asin", "math.asin"},
      {"acos", "math.acos"},
      {"atan", "math.atan"},
      {"atan2", "math.atan2"},
      {"sinh", "math.sinh"},
      {"cosh", "math.cosh"},
      {"tanh", "math.tanh"},
      {"asinh", "math.asinh"},
      {"acosh", "math.acosh"},
      {"atanh", "math.atanh"},
      {"sqrt", "math.sqrt"},
      {"rsqrt", "math.rsqrt"},
      {"cbrt", "math.cbrt"},
      {"erf", "math.erf"},
      {"erfc", "math.erfc"},
      {"pow", "math.powf"},
      {"fabs", "math.absf"},
      {"floor", "math.floor"},
      {"ceil", "math.ceil"},
      {"trunc", "math.trunc"},
      {"round", "math.round"},
      {"rint", "math.roundeven"},
      {"nearbyint", "math.roundeven"},
      {"fma", "math.fma"},
      {"fmod", "arith.remf"},
      {"fmin", "arith.minnumf"},
      {"fmax", "arith.maxnumf"},
      {"copysign", "math.copysign"},
      {"powi", "math.fpowi"},
      {"pown", "math.fpowi"},
  };
  return table;
}

/// libdevice's faster, less accurate variants and its functions of integers.
static StringRef nvidiaOnly(StringRef name) {
  static const StringMap<StringRef> table = {
      {"fast_expf", "math.exp"},
      {"fast_logf", "math.log"},
      {"fast_log2f", "math.log2"},
      {"fast_log10f", "math.log10"},
      {"fast_sinf", "math.sin"},
      {"fast_cosf", "math.cos"},
      {"fast_tanf", "math.tan"},
      {"fast_powf", "math.powf"},
      {"fast_fdividef", "arith.divf"},
      {"abs", "math.absi"},
      {"clz", "math.ctlz"},
      {"popc", "math.ctpop"},
      {"min", "arith.minsi"},
      {"llmin", "arith.minsi"},
      {"max", "arith.maxsi"},
      {"llmax", "arith.maxsi"},
      {"umin", "arith.minui"},
      {"ullmin", "arith.minui"},
      {"umax", "arith.maxui"},
      {"ullmax", "arith.maxui"},
      {"umulhi", "tt.mulhiui"},
      {"umul64hi", "tt.mulhiui"},
  };
  return table.lookup(name);
}

StringRef findLibraryFunction(StringRef symbol) {
  if (symbol.consume_front("__nv_")) {
    if (StringRef operation = nvidiaOnly(symbol); !operation.empty())
      return operation;
    // "erf" and "erff": the name as it stands comes first.
    if (StringRef operation = floatFunctions().lookup(symbol);
        !operation.empty())
      return operation;
    return symbol.consume_back("f") ? floatFunctions().lookup(symbol)
                                    : StringRef();
  }
  if (symbol.consume_front("__ocml_") &&
      (symbol.consume_back("_f32") || symbol.consume_back("_f64") ||
       symbol.consume_back("_f16")))
    return floatFunctions().lookup(symbol);
  return {};
}

} // namespace kiln::tt
