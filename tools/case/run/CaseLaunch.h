// The launch of a compiled kernel that a case asks for, the same on every
// device.
#ifndef KILN_TOOLS_CASE_RUN_CASELAUNCH_H
#define KILN_TOOLS_CASE_RUN_CASELAUNCH_H

#include "tools/case/CaseData.h"
#include "tools/driver/Compile.h"

namespace kiln {

/// Has the case's kernel compiled for the launch that it asks for: with its shared
/// memory, and where `auto` simulates launches (NVIDIA) with its grid and integer
/// arguments.
void tellLaunch(CompileOptions &options, const CaseFile &file,
                const CaseVariant &variant);

/// The launch a case asks for. `data` has to outlive it.
LaunchRequest launchOf(const CaseFile &file, const CaseVariant &variant,
                       CaseData &data, const CompiledKernel &kernel);

/// Why no tensor maps can be made of the launch's arguments: a tensor without
/// elements, a stride that TMA does not take. Empty: they can, or
/// the kernel asks for none.
std::string whyNoTensorMaps(const LaunchRequest &request);

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CASELAUNCH_H
