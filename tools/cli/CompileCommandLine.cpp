#include "tools/cli/CompileCommandLine.h"
#include "targets/support/Errors.h"
#include "tools/auto/LoweringWay.h"

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
      schedStrategy(
          "sched-strategy", cl::sub(command), cl::value_desc("SPEC; SPEC"),
          cl::desc(
              "scheduling strategy of every kernel, and policies for LLVM's "
              "own passes, such as 'pressure(max_regs=168); "
              "veto(pass=loop-reduce)'; "
              "`kiln strategies` lists them (default: what the kernel says)")),
      remat("remat", cl::sub(command), cl::value_desc("SPEC; SPEC"),
            cl::desc("rematerialization passes of every kernel, in order; "
                     "given again, adds to the list (default: what the kernel "
                     "says)")),
      maxRegs("max-regs", cl::sub(command), cl::value_desc("N"),
              cl::desc("registers a thread may use at most")),
      wavesPerEu("waves-per-eu", cl::sub(command), cl::value_desc("N"),
                 cl::desc("AMD: waves that a SIMD must be able to hold")),
      fpFusion("fp-fusion", cl::sub(command), cl::init(Switch::On),
               cl::desc("whether a multiplication and an addition may become "
                        "one operation that rounds once (default: on, as "
                        "Triton's enable_fp_fusion up to 3.9)"),
               cl::values(clEnumValN(Switch::On, "on", "they may"),
                          clEnumValN(Switch::Off, "off",
                                     "only where the kernel itself says so"))),
      tensorMaps(
          "tensor-maps", cl::sub(command), cl::init(Maps::Off),
          cl::desc("NVIDIA, sm_90 and later: whether launches make tensor maps "
                   "(TMA) by the recipes in the object's sidecar, so that "
                   "blocks of tensors may be copied by them (default: "
                   "descriptors for what run and check launch, else off)"),
          cl::values(clEnumValN(Maps::Auto, "auto",
                                "on, unless spills and resident blocks say "
                                "that it is slower; the report says why"),
                     clEnumValN(Maps::On, "on",
                                "also for what pointers provably reach as "
                                "blocks of a tensor"),
                     clEnumValN(Maps::Descriptors, "descriptors",
                                "for blocks of tensor descriptors"),
                     clEnumValN(Maps::Off, "off",
                                "they pass the kernel's own arguments only"))),
      persistent(
          "persistent", cl::sub(command), cl::init(Waves::Off),
          cl::desc("NVIDIA: whether kernels that compute a tile each become "
                   "persistent: launched as one wave of blocks that take tile "
                   "after tile, with the grid behind their own arguments, as "
                   "run and check do and the object's sidecar says; a note "
                   "says of others why not (default: off)"),
          cl::values(clEnumValN(Waves::Auto, "auto",
                                "as alone; with --sched-strategy auto, those "
                                "of which a multiprocessor holds one block"),
                     clEnumValN(Waves::On, "on", "they do"),
                     clEnumValN(Waves::Alone, "alone",
                                "those whose sums fill half of a "
                                "multiprocessor's registers, so that it holds "
                                "one block"),
                     clEnumValN(Waves::Off, "off",
                                "each program is a block of its own"))),
      twoDots(
          "two-dots", cl::sub(command), cl::init(Step::Off),
          cl::desc("NVIDIA, sm_90a: whether a loop's second dot, of what its "
                   "first one computes, runs beside the next round's first "
                   "(default: off)"),
          cl::values(clEnumValN(Step::On, "on",
                                "where registers suffice; a note says why not"),
                     clEnumValN(Step::Off, "off", "one after the other"),
                     clEnumValN(Step::Auto, "auto",
                                "off; --sched-strategy auto reports what on "
                                "would be"))),
      producer(
          "producer", cl::sub(command), cl::init(Step::Off),
          cl::desc("NVIDIA, sm_90a: whether a warpgroup more, which hands most "
                   "of its registers to the others, has blocks copied by "
                   "tensor maps for them (default: off)"),
          cl::values(clEnumValN(Step::On, "on",
                                "where loops allow it; a note says why not"),
                     clEnumValN(Step::Off, "off", "they do that themselves"),
                     clEnumValN(Step::Auto, "auto",
                                "where the finished machine code says that it "
                                "is faster"))),
      moreStages(
          "more-stages", cl::sub(command), cl::value_desc("N"),
          cl::desc("stages of software pipelining beyond --num-stages, of "
                   "loops that do not say how many; auto: on sm_90a, as many "
                   "as leave a multiprocessor its blocks (default: 0)")),
      pingPong("ping-pong", cl::sub(command), cl::init(Switch::Off),
               cl::desc("AMD: whether one half of a block's warps multiplies "
                        "while the other uses memory, in loops that allow it "
                        "(default: off)"),
               cl::values(
                   clEnumValN(Switch::On, "on", "it does"),
                   clEnumValN(Switch::Off, "off", "all do the same at once"))),
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

Error CompileCommandLine::addWays(CompileOptions &options) const {
  options.openWays = {tensorMaps == Maps::Auto, persistent == Waves::Auto,
                      twoDots == Step::Auto, producer == Step::Auto,
                      moreStages == "auto"};
  if (tensorMaps.getNumOccurrences() && tensorMaps != Maps::Auto)
    options.tensorMaps = tensorMaps == Maps::On ? TensorMapUse::Blocks
                         : tensorMaps == Maps::Descriptors
                             ? TensorMapUse::Descriptors
                             : TensorMapUse::None;
  if (persistent.getNumOccurrences() && persistent != Waves::Auto)
    options.persistent = persistent == Waves::On      ? PersistentUse::On
                         : persistent == Waves::Alone ? PersistentUse::Alone
                                                      : PersistentUse::Off;
  if (twoDots.getNumOccurrences() && twoDots != Step::Auto)
    options.twoDots = twoDots == Step::On;
  if (producer.getNumOccurrences() && producer != Step::Auto)
    options.producer = producer == Step::On;
  if (moreStages.getNumOccurrences() && moreStages != "auto") {
    options.moreStages = kiln::moreStages(moreStages);
    if (!options.moreStages)
      return failure("--more-stages: expected 0 to 8 or auto, found '",
                     moreStages, "'");
  }
  return Error::success();
}

Expected<CompileOptions>
CompileCommandLine::options(const GpuTarget *target) const {
  CompileOptions options;
  options.target = target;
  options.numWarps = given(numWarps);
  options.numStages = given(numStages);
  options.orders = {given(schedStrategy), std::nullopt, given(maxRegs),
                    given(wavesPerEu)};
  if (remat.getNumOccurrences())
    options.orders.remat = join(remat, "; ");
  options.fpFusion = fpFusion == Switch::On;
  if (Error error = addWays(options))
    return std::move(error);
  options.pingPong = pingPong == Switch::On;
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
  if (Error error = validateOverrides(options.orders, target))
    return std::move(error);
  return options;
}

} // namespace kiln
