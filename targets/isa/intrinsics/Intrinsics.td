//===- Intrinsics.td - which GPU has which intrinsic ----------------------===//
//
// LLVM selects no instruction for an intrinsic that a GPU lacks, and ends the
// process. Nvidia.td and Amd.td say who has what, as a program found out that
// tried each of them on each GPU (scripts/intrinsics). Intrinsics without a
// record are everybody's.
//
//===----------------------------------------------------------------------===//
include "llvm/TableGen/SearchableTable.td"

class IntrinsicNeed<string theName, string theGpus, int thePtx> {
  string name = theName; // all that continue it after a dot, too
  string gpus = theGpus; // names with spaces between: "sm_80+" is 8.0 and all later ones, "gfx11*" what begins so
  bits<16> ptx = thePtx; // the first PTX version (times ten) that has it, 0: each that has the GPU
}

include "targets/isa/intrinsics/Nvidia.td"
include "targets/isa/intrinsics/Amd.td"

def IntrinsicNeedTable : GenericTable {
  let FilterClass = "IntrinsicNeed";
  let CppTypeName = "IntrinsicNeed";
  let Fields = ["name", "gpus", "ptx"];
}
