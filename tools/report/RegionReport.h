// What the scheduling layer says of single regions, for people and for
// programs: the remarks of the pass kRegionRemarks.
#ifndef KILN_TOOLS_REPORT_REGIONREPORT_H
#define KILN_TOOLS_REPORT_REGIONREPORT_H

#include "targets/codegen/CodeGen.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln {

bool isRegionRemark(const CodeGenRemark &remark);

/// {"region": 2, "block": "bb.2", ..., "values": [{...}, ...]}: the names of
/// the remark's arguments, in snake case. Those of the values at the peak are
/// one object each.
llvm::json::Object regionJson(const CodeGenRemark &remark);

/// Prints the region with the most live registers and those close to it, and
/// how many are left out; indented under the line of the kernel.
void printWorstRegions(llvm::raw_ostream &os,
                       llvm::ArrayRef<CodeGenRemark> remarks);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_REGIONREPORT_H
