#include "tools/occupancy/WhatIf.h"

#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Answers of one question; more are a mistake. A guess.
constexpr uint64_t mostAnswers = 4096;

/// "on" and "off" beside 1 and 0.
StringRef asNumber(Knob knob, StringRef text) {
  if (knob != Knob::CuMode)
    return text;
  return text.trim() == "on" ? "1" : text.trim() == "off" ? "0" : text;
}

Error checkOnce(ArrayRef<Question::Change> changes, Knob knob) {
  auto has = [&](Knob other) {
    return any_of(changes, [&](const Question::Change &change) {
      return change.knob == other;
    });
  };
  if (has(knob))
    return failure("--what-if: '", knobName(knob),
                   "' is given twice; write its values as a list: ",
                   knobName(knob), "=A,B");
  if ((knob == Knob::Shared && has(Knob::Dynamic)) ||
      (knob == Knob::Dynamic && has(Knob::Shared)))
    return failure("--what-if: 'shared' is all shared memory of a block, so "
                   "'dynamic' beside it contradicts it; give one of them");
  return Error::success();
}

/// A kernel under one combination of values.
class Changed {
public:
  Changed(const GpuTarget &target, const KernelResources &kernel,
          const LaunchShape &launch)
      : target(target), kernel(kernel) {
    LaunchShape shape = launch;
    if (!shape.threadsOf(kernel))
      shape.threadsPerBlock = 1; // until somebody says; `threads` tells
    threadsKnown = launch.threadsOf(kernel).has_value();
    if (std::optional<OccupancyRequest> made = occupancyRequest(kernel, shape))
      result.request = *made;
    accumulators = kernel.agprs.value_or(0);
    ordinary = result.request.registers;
    if (target.accumulators == AccumulatorFile::Unified)
      ordinary -= std::min(ordinary, accumulators);
  }

  Error change(Knob knob, const Quantity &quantity) {
    uint64_t value = quantity.of(valueOf(knob));
    std::string what =
        ("--what-if: " + knobName(knob) + "=").str() + std::to_string(value);
    if (!kernel.isTyped)
      what += " of kernel '" + kernel.kernel + "'";
    if (Error error = checkKnob(knob, value, target, what))
      return error;
    result.changes.push_back({knob, value});
    set(knob, value);
    return Error::success();
  }

  Expected<Answer> finish() {
    if (accumulatorsChanged) {
      // Beside accumulators, registers are the ordinary ones.
      unsigned own = registersChanged ? result.request.registers : ordinary;
      unsigned total = totalRegisters(target, own, accumulators);
      if (total > target.maxRegistersPerThread)
        return failure("--what-if: ", own, " registers and ", accumulators,
                       " accumulators are ", total, " of a thread; ",
                       target.name(), " has ", target.maxRegistersPerThread);
      result.request.registers = total;
    }
    if (!threadsKnown)
      return result;
    result.occupancy = computeOccupancy(target, result.request);
    if (result.wanted)
      result.cuts = cutsFor(target, result.request, *result.wanted);
    return result;
  }

private:
  uint64_t valueOf(Knob knob) const {
    const OccupancyRequest &now = result.request;
    switch (knob) {
    case Knob::Registers:
      return now.registers;
    case Knob::Accumulators:
      return accumulators;
    case Knob::ScalarRegisters:
      return now.scalarRegisters;
    case Knob::Shared:
      return now.staticShared + now.dynamicShared;
    case Knob::Dynamic:
      return now.dynamicShared;
    case Knob::Threads:
      return threadsKnown ? now.threadsPerBlock : 0;
    case Knob::Barriers:
      return now.barriers;
    case Knob::TensorColumns:
      return now.tensorColumns;
    case Knob::WarpSize:
      return now.warpSize;
    case Knob::CuMode:
      return now.cuMode;
    case Knob::CarveOut:
      return now.carveOutPercent.value_or(100);
    case Knob::Blocks:
      return threadsKnown ? computeOccupancy(target, now).blocksPerUnit : 0;
    }
    llvm_unreachable("every knob has a value");
  }

  void set(Knob knob, uint64_t value) {
    OccupancyRequest &now = result.request;
    switch (knob) {
    case Knob::Registers:
      now.registers = value;
      registersChanged = true;
      break;
    case Knob::Accumulators:
      accumulators = value;
      accumulatorsChanged = true;
      break;
    case Knob::ScalarRegisters:
      now.scalarRegisters = value;
      break;
    case Knob::Shared:
      now.staticShared = value;
      now.dynamicShared = 0;
      break;
    case Knob::Dynamic:
      now.dynamicShared = value;
      break;
    case Knob::Threads:
      now.threadsPerBlock = value;
      threadsKnown = true;
      break;
    case Knob::Barriers:
      now.barriers = value;
      break;
    case Knob::TensorColumns:
      now.tensorColumns = value;
      break;
    case Knob::WarpSize:
      now.warpSize = value;
      break;
    case Knob::CuMode:
      now.cuMode = value;
      break;
    case Knob::CarveOut:
      now.carveOutPercent = value;
      break;
    case Knob::Blocks:
      result.wanted = value;
      break;
    }
  }

  const GpuTarget &target;
  const KernelResources &kernel;
  Answer result;
  bool threadsKnown, registersChanged = false, accumulatorsChanged = false;
  unsigned ordinary, accumulators;
};

} // namespace

Expected<Question> Question::parse(StringRef text) {
  Question question;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  const KnobSpelling *spelling = nullptr;
  for (StringRef part : parts) {
    StringRef value = part;
    if (part.contains('=')) {
      StringRef name;
      std::tie(name, value) = part.split('=');
      if (Error error = findKnob(name.trim()).moveInto(spelling))
        return std::move(error);
      if (Error error = checkOnce(question.changes, spelling->knob))
        return std::move(error);
      question.changes.push_back({spelling->knob, {}});
    }
    if (!spelling)
      return failure("--what-if: expected NAME=VALUE, such as registers=96, "
                     "found '",
                     part, "'");
    Expected<std::vector<Quantity>> values =
        parseQuantities(asNumber(spelling->knob, value), spelling->bytes,
                        spelling->step, ("--what-if: " + spelling->name).str());
    if (!values)
      return values.takeError();
    append_range(question.changes.back().values, *values);
  }
  uint64_t answers = 1;
  for (const Change &change : question.changes) {
    answers *= change.values.size();
    if (answers > mostAnswers)
      return failure("--what-if: '", text, "' asks for more than ", mostAnswers,
                     " combinations; ask for fewer");
  }
  return question;
}

bool Answer::isBound(const KernelResources &kernel,
                     const LaunchShape &launch) const {
  bool tellsShared = any_of(changes, [](const auto &change) {
    return change.first == Knob::Shared || change.first == Knob::Dynamic;
  });
  return (launch.lacksShared(kernel) && !tellsShared) ||
         kernel.clusterBlocks.value_or(1) > 1;
}

std::string Answer::changesText() const {
  return join(map_range(changes,
                        [](const auto &change) {
                          return knobName(change.first).str() + "=" +
                                 std::to_string(change.second);
                        }),
              " ");
}

Expected<std::vector<Answer>> answer(const Question &question,
                                     const GpuTarget &target,
                                     const KernelResources &kernel,
                                     const LaunchShape &launch) {
  std::vector<Answer> answers;
  // A number whose digits are the choices; the last change turns fastest.
  std::vector<size_t> digits(question.changes.size());
  while (true) {
    Changed changed(target, kernel, launch);
    for (auto [digit, change] : zip_equal(digits, question.changes))
      if (Error error = changed.change(change.knob, change.values[digit]))
        return std::move(error);
    Expected<Answer> one = changed.finish();
    if (!one)
      return one.takeError();
    answers.push_back(std::move(*one));
    size_t place = digits.size();
    while (place &&
           ++digits[place - 1] == question.changes[place - 1].values.size())
      digits[--place] = 0;
    if (place == 0)
      return answers;
  }
}

} // namespace kiln
