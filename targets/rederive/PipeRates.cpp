#include "targets/rederive/PipeRates.h"

namespace kiln {

/// Floating and integer arithmetic of 32 bits. On 8.0 one pipe of half a warp's
/// width; from 8.6 on FFMA has a whole warp's width, and integers half of it,
/// which on 9.0 keep FFMA waiting and on 8.6 do not.
static PipeUse multiplierUse(const TimedInstruction &instruction,
                             unsigned chip) {
  bool isWide = instruction.timing->timing == TimingClass::WideMultiply ||
                instruction.timing->timing == TimingClass::HighMultiply;
  llvm::StringRef name = instruction.mnemonic();
  bool isInteger = name.starts_with("I") || name == "VIADD" || isWide;
  if (chip >= 90)
    return {RatedPipe::Fma, isWide ? 4u : isInteger ? 2u : 1u};
  if (chip > 80)
    return isInteger ? PipeUse{RatedPipe::HeavyFma, isWide ? 4u : 2u}
                     : PipeUse{RatedPipe::Fma, 1};
  return {RatedPipe::Fma, isWide ? 4u : 2u};
}

// The smallest distances ptxas 13.0 leaves between two instructions of a pipe in
// the corpus at -O3 (sm_80, sm_86, sm_90a; 2026-11-24: 63 kernels each, none of
// 35,000 pairs below). Turing is taken as Ampere: a guess.
PipeUse pipeUseOf(const TimedInstruction &instruction, const GpuTarget &gpu) {
  unsigned chip = gpu.computeCapability;
  if (!instruction.timing || instruction.decoded.neverExecutes)
    return {};
  switch (instruction.timing->timing) {
  case TimingClass::Alu:
  case TimingClass::DualAlu:
  case TimingClass::WideAlu:
    return {RatedPipe::Alu, 2};
  case TimingClass::WideMove:
    return chip >= 90 ? PipeUse{RatedPipe::Alu, 2} : PipeUse{};
  case TimingClass::Fma:
  case TimingClass::HighMultiply:
  case TimingClass::WideMultiply:
    return multiplierUse(instruction, chip);
  case TimingClass::Half:
    return {chip >= 90 ? RatedPipe::Fma : RatedPipe::Half, 2};
  case TimingClass::Transcendental:
    if (instruction.is("LDC"))
      return {RatedPipe::Constant, 8};
    if (instruction.is("S2R"))
      return {RatedPipe::SystemRegister, 4};
    return instruction.timing->unit == OrderedUnit::Special
               ? PipeUse{RatedPipe::Special, 8}
               : PipeUse{};
  case TimingClass::ToUniform:
    if (!instruction.timing->isVariable)
      return {RatedPipe::ToUniform, 2};
    // S2UR waits behind LDC.
    return {chip >= 90 ? RatedPipe::Constant : RatedPipe::ToUniform, 8};
  case TimingClass::Memory:
  case TimingClass::SharedBarrier:
    // From 9.0 on barriers do not wait behind the address unit.
    return instruction.is("BAR") && chip >= 90 ? PipeUse{}
                                               : PipeUse{RatedPipe::Memory, 4};
  case TimingClass::Synchronization:
    return instruction.is("LDGDEPBAR") ? PipeUse{RatedPipe::Memory, 4}
                                       : PipeUse{};
  case TimingClass::Uniform:
    return {RatedPipe::Uniform, 2};
  case TimingClass::UniformMove:
  case TimingClass::UniformConstant:
    return chip >= 90 ? PipeUse{} : PipeUse{RatedPipe::Uniform, 2};
  default:
    return {};
  }
}

} // namespace kiln
