#include "tools/cli/CompileCommandLine.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

CompileCommandLine::CompileCommandLine(Command &command)
    : numWarps("num-warps", cl::sub(command), cl::value_desc("N"),
               cl::desc("warps in a block: a power of two (default: what the "
                        "kernel says, else 4)")),
      numStages(
          "num-stages", cl::sub(command), cl::value_desc("N"),
          cl::desc(
              "stages of software pipelining of loops with dots (default: 3; "
              "1: none)")),
      language(
          "language", cl::sub(command),
          cl::desc("Triton's release that a file of tile IR was written for, "
                   "where releases mean different things by it (default: "
                   "what the file or the case says, else 3.6)"),
          cl::values(clEnumValN(tt::Language::Triton36, "3.6",
                                "up to 3.8: the scale 0 of tt.dot_scaled "
                                "is zero"),
                     clEnumValN(tt::Language::Triton39, "3.9",
                                "from 3.9 on: it is 2^-127"))),
      schedStrategy(
          "sched-strategy", cl::sub(command), cl::value_desc("SPEC; SPEC"),
          cl::desc(
              "scheduling strategy of every kernel, and policies for LLVM's "
              "own passes, such as 'pressure(max_regs=168); "
              "disable(pass=loop-reduce)'; "
              "`kiln strategies` lists them (default: what the kernel says)")),
      remat("remat", cl::sub(command), cl::value_desc("SPEC; SPEC"),
            cl::desc("rematerialization passes of every kernel, in order; "
                     "given again, adds to the list (default: what the kernel "
                     "says)")),
      maxRegs("max-regs", cl::sub(command), cl::value_desc("N"),
              cl::desc("registers a thread may use at most")),
      registerUsageLevel(
          "register-usage-level", cl::sub(command), cl::value_desc("N"),
          cl::desc(
              "NVIDIA: ptxas's option of that name, 0 to 10: how freely it "
              "spends registers, also under a limit (default: ptxas's, "
              "5)")),
      ptxasControls(
          "ptxas-controls", cl::sub(command), cl::value_desc("FILE"),
          cl::desc(
              "NVIDIA, ptxas 13.3 or newer: an Advanced Controls File, for "
              "ptxas's --apply-controls")),
      wavesPerEu("waves-per-eu", cl::sub(command), cl::value_desc("N"),
                 cl::desc("AMD: waves that a SIMD must be able to hold")),
      fpFusion("fp-fusion", cl::sub(command), cl::init(Switch::On),
               cl::desc("whether a multiplication and an addition may become "
                        "one operation that rounds once (default: on, as "
                        "Triton's enable_fp_fusion up to 3.9)"),
               cl::values(clEnumValN(Switch::On, "on", "they may"),
                          clEnumValN(Switch::Off, "off",
                                     "only where the kernel itself says so"))),
      plan(command),
      ptxVersion("ptx-version", cl::sub(command), cl::value_desc("N.M"),
                 cl::desc("NVIDIA: newest version of PTX to write (default: "
                          "what the ptxas found reads); never newer than the "
                          "GPU needs")),
      verify("verify", cl::sub(command),
             cl::desc("check the machine code between LLVM's passes")) {}

/// The option's value if it was given.
template <typename T> static std::optional<T> given(const cl::opt<T> &option) {
  return option.getNumOccurrences() ? std::optional<T>(option.getValue())
                                    : std::nullopt;
}

/// "8.7" as 87.
static Expected<unsigned> readPtxVersion(StringRef text) {
  auto [before, after] = text.split('.');
  unsigned major, minor;
  if (before.getAsInteger(10, major) || after.getAsInteger(10, minor) ||
      major < 1 || major > 99 || minor > 9)
    return failure("--ptx-version: expected a version such as 8.7, found '",
                   text, "'");
  return major * 10 + minor;
}

Expected<CompileOptions>
CompileCommandLine::options(const GpuTarget *target) const {
  CompileOptions options;
  options.target = target;
  options.numWarps = given(numWarps);
  options.numStages = given(numStages);
  if (language.getNumOccurrences())
    options.language = language;
  options.directives = {given(schedStrategy),
                        std::nullopt,
                        given(maxRegs),
                        given(wavesPerEu),
                        given(registerUsageLevel),
                        given(ptxasControls)};
  if (remat.getNumOccurrences())
    options.directives.remat = join(remat, "; ");
  options.fpFusion = fpFusion == Switch::On;
  if (Error error = plan.request().moveInto(options.plan))
    return std::move(error);
  if (ptxVersion.getNumOccurrences()) {
    Expected<unsigned> version = readPtxVersion(ptxVersion);
    if (!version)
      return version.takeError();
    options.ptxVersion = *version;
  }
  options.verify = verify;
  // 32 warps are 1,024 threads on NVIDIA and RDNA, the most that any GPU's
  // block has.
  if (options.numWarps &&
      (!isPowerOf2_32(*options.numWarps) || *options.numWarps > 32))
    return failure("--num-warps: expected a power of two from 1 to 32, found ",
                   *options.numWarps);
  if (options.numStages && (*options.numStages == 0 || *options.numStages > 16))
    return failure("--num-stages: expected 1 to 16, found ",
                   *options.numStages);
  if (Error error = validateOverrides(options.directives, target))
    return std::move(error);
  return options;
}

} // namespace kiln
