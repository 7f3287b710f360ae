// Views of the one resources record: what `kiln occupancy`, `kiln compile
// --emit report` and `kiln compare` print.
#ifndef KILN_TOOLS_REPORT_RESOURCEREPORT_H
#define KILN_TOOLS_REPORT_RESOURCEREPORT_H

#include "targets/gpu/Occupancy.h"
#include "targets/object/Resources.h"
#include "tools/cli/Command.h"
#include "tools/report/Table.h"
#include <map>

namespace kiln {

/// What the launch decides, by kernel name, or by `KERNEL@TARGET` where the
/// GPUs differ.
using Launches = std::map<std::string, LaunchShape>;

/// The --launch option, spelled alike in every command that reckons occupancy.
class LaunchOption : public llvm::cl::list<std::string> {
public:
  explicit LaunchOption(Command &command)
      : llvm::cl::list<std::string>(
            "launch", llvm::cl::sub(command),
            llvm::cl::value_desc("KERNEL[@GPU]=THREADS,dyn=BYTES"),
            llvm::cl::desc(
                "launch of a kernel, as far as its file does not say: threads "
                "in a "
                "block and dynamic shared memory; either may be left out")) {}
};

/// As parseLaunches, without knowing yet which kernels there are.
llvm::Expected<Launches> readLaunches(llvm::ArrayRef<std::string> options);
/// The launch of one kernel on one GPU.
LaunchShape shapeOf(llvm::StringRef kernel, llvm::StringRef target,
                    const Launches &launches);

/// Reads `KERNEL=256,dyn=49152`, `KERNEL=256` or `KERNEL@sm_90a=dyn=49152`, and
/// checks that each is among `resources`.
llvm::Expected<Launches>
parseLaunches(llvm::ArrayRef<std::string> options,
              llvm::ArrayRef<KernelResources> resources);

/// The columns of a table with one kernel a row.
void addResourceColumns(Table &table);
/// The cells of these columns; "?" where the file does not hold the number.
std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const Launches &launches);

/// One kernel as JSON (the contract), with the launch that `launches` has for
/// it.
llvm::json::Object resourceJson(const KernelResources &kernel,
                                const Launches &launches);
/// The JSON fields as CSV, one kernel a line, nested fields as
/// `occupancy.fraction`.
void printResourceCsv(llvm::raw_ostream &os,
                      llvm::ArrayRef<llvm::json::Object> kernels);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_RESOURCEREPORT_H
