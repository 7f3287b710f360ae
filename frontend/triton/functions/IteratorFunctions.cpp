//===- IteratorFunctions.cpp - what loops run over ------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"

namespace kiln::triton {

namespace {

/// As Python's range takes its arguments: one is the end.
IteratorValue rangeOf(Emitter &emitter, Values arguments) {
  IteratorValue result;
  const Value *first = arguments[0], *second = arguments[1];
  bool hasEnd = !second->isNone();
  result.begin = hasEnd ? first : emitter.values.integer(0);
  result.end = hasEnd ? second : first;
  result.step =
      arguments[2]->isNone() ? emitter.values.integer(1) : arguments[2];
  result.numStages = result.loopUnrollFactor = emitter.values.none();
  return result;
}

/// Whether a bound is an integer, at compile time or, unless `isStatic`, at run
/// time.
bool checkBound(Emitter &emitter, const Value *value, llvm::StringRef what,
                bool isStatic) {
  if (isStatic) {
    if (value->kind() == Value::Kind::Int || value->kind() == Value::Kind::Bool)
      return true;
    emitter.error(value->text() + " used as tl.static_range " + what +
                  " value is not a constexpr");
    return false;
  }
  auto *tensor = llvm::dyn_cast<TensorValue>(value);
  if (tensor ? tensor->type->isInteger()
             : value->kind() == Value::Kind::Int ||
                   value->kind() == Value::Kind::Bool)
    return true;
  emitter.error("For loop bounds and step must all be ints, are " +
                value->text() + " as " + what);
  return false;
}

bool checkBounds(Emitter &emitter, const IteratorValue &range) {
  return checkBound(emitter, range.begin, "start", range.isStatic) &&
         checkBound(emitter, range.end, "end", range.isStatic) &&
         checkBound(emitter, range.step, "step", range.isStatic);
}

const Value *emitStaticRange(Emitter &emitter, Values arguments) {
  IteratorValue result = rangeOf(emitter, arguments);
  result.isStatic = true;
  if (!checkBounds(emitter, result))
    return nullptr;
  if (isEqual(result.step, emitter.values.integer(0)))
    return emitter.error("static_range() step must not be zero");
  return emitter.values.make<IteratorValue>(result);
}

const Value *emitRange(Emitter &emitter, Values arguments) {
  IteratorValue result = rangeOf(emitter, arguments);
  if (!checkBounds(emitter, result))
    return nullptr;
  result.numStages = arguments[3];
  result.loopUnrollFactor = arguments[4];
  for (auto [value, name] : {std::pair(arguments[3], "num_stages"),
                             std::pair(arguments[4], "loop_unroll_factor")})
    if (!value->isNone() && !integerArgument(emitter, value, name))
      return nullptr;
  struct {
    const char *name;
    bool &field;
  } flags[] = {{"disallow_acc_multi_buffer", result.disallowAccMultiBuffer},
               {"flatten", result.flatten},
               {"warp_specialize", result.warpSpecialize},
               {"disable_licm", result.disableLicm}};
  for (auto [flag, value] : llvm::zip(flags, arguments.drop_front(5))) {
    auto given = flagArgument(emitter, value, flag.name);
    if (!given)
      return nullptr;
    flag.field = *given;
  }
  return emitter.values.make<IteratorValue>(result);
}

const Value *emitCondition(Emitter &emitter, Values arguments) {
  auto disableLicm = flagArgument(emitter, arguments[1], "disable_licm");
  if (!disableLicm)
    return nullptr;
  IteratorValue result;
  result.condition = arguments[0];
  result.disableLicm = *disableLicm;
  return emitter.values.make<IteratorValue>(result);
}

} // namespace

llvm::ArrayRef<Builtin> iteratorBuiltins() {
  static const Builtin records[] = {
      {.name = "range",
       .parameters = "arg1, arg2=None, step=None, num_stages=None, "
                     "loop_unroll_factor=None, "
                     "disallow_acc_multi_buffer=False, flatten=False, "
                     "warp_specialize=False, disable_licm=False",
       .emit = emitRange},
      {.name = "static_range",
       .parameters = "arg1, arg2=None, step=None",
       .emit = emitStaticRange},
      {.name = "condition",
       .parameters = "arg1, disable_licm=False",
       .emit = emitCondition},
  };
  return records;
}

} // namespace kiln::triton
