// The keys under which a run's measurements stand in the log.
#ifndef KILN_TOOLS_TUNE_TUNEKEYS_H
#define KILN_TOOLS_TUNE_TUNEKEYS_H

#include "tools/tune/TuneLog.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace kiln {

/// What is the same for all points of a run, and what each configuration adds.
class TuneKeys {
public:
  static llvm::Expected<TuneKeys>
  create(const CaseFile &file, const TuneTask &task, llvm::StringRef build);
  /// Known after the first compilation, and after the GPUs are open.
  void setAssembler(llvm::StringRef text) { common.assembler = text.str(); }
  void setGpu(const MeasuringGpu &gpu) {
    common.gpu = gpu.name;
    common.driver = gpu.driver;
  }
  TuneKey of(const TunePoint &point) const;
  /// Of the last race, which is of all configurations.
  TuneKey ofRace() const;

private:
  TuneKey common;
  std::vector<TuneKey> configurations;
};

/// Hash of a kernel's source.
std::string sourceHash(llvm::MemoryBufferRef source);
llvm::Expected<std::string> sourceHash(const CaseFile &configuration,
                                       const GpuTarget *target);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNEKEYS_H
