//===- Costs.td - what operations cost, by family of GPUs -----------------===//
//
// One row per family, operation class, variant and width. A family lists what
// is known of it and takes the rest from the most similar one (CostFamilies),
// so every GPU has a row for every class. Cycles are those of one partition (SM
// sub-partition, SIMD) for one warp.
//
//   latency  from issue until a dependent instruction can issue
//   issue    cycles until the pipe takes the next instruction of another warp, all partitions of the SM or CU being busy
//   slots    issue slots of the warp itself: another pipe can be given work after them
//   bytes    width of an access, or of an integer, per lane; 0 where there is only one
//   variant  matrix shape, kind of conversion and so on; "" is the row for every variant without one of its own
//
// Sources:
//   [M] measured on an H200: perf/results/h200-2026-11-20-microbench.json, made by perf/microbench; the text names the
//       row
//   [P] the smallest distance ptxas 13.0 leaves between such a writer and its readers, over 223,681 instructions
//   [G] CUDA C++ programming guide, table of arithmetic throughput (results per clock and SM), as generally known
//   [D] derived from the vendor's peak rate: cycles = multiply-adds of the shape / multiply-adds per clock and partition
//   [J] Jia et al., Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking, arXiv 1804.06826
//   [A] Abdelkhalik et al., Demystifying the Nvidia Ampere Architecture through Microbenchmarking, arXiv 2208.11174
//   [C] AMD matrix instruction calculator (ROCm/amd_matrix_instruction_calculator), execution cycles; 4 are one pass of
//       AMD's instruction set guides
//   [S] LLVM's SISchedule.td; its CDNA latencies are in quads of cycles
//   [T] AMD, gfx950-gluon-tutorials (github.com/ROCm/gfx950-gluon-tutorials), 2026, thread traces of an MI355X:
//       docs/lds_throughput.md; kernels/gemm/intra_wave/a16w16/v8_sliceMN/README.md, 4.3, "TCP processing time"
//   [K] Kuderski et al., AMDGPU Kernel Optimization Guide (github.com/nod-ai/amd-shark-ai, docs), 2025, and its empirical-lds,
//       latencies measured on MI300X and MI350X
//   [R] ROCm Compute Profiler (github.com/ROCm/rocm-systems), report on aggregation, 2026: L2-fabric read latency of vcopy and
//       memcopy on an MI308X, cycles at 1.42 GHz
//   [U] SemiAnalysis, microbench-blackwell (github.com/SemiAnalysisAI/microbench-blackwell, 9a068d8), 2026, measured on a B200
//   [W] AMD CDNA 4 Architecture White Paper, 2025
//   guess: nobody measured it
//
//===----------------------------------------------------------------------===//

include "llvm/TableGen/SearchableTable.td"

class CostRow<string theFamily, string theClass, string theVariant, int theBytes, int theLatency, int theIssue,
              string thePipe, string theSource, int theSlots> {
  string family = "CostFamily::" # theFamily;
  string opClass = "OpClass::" # theClass;
  string variant = theVariant;
  bits<16> bytes = theBytes;
  bits<16> latency = theLatency;
  bits<16> issue = theIssue;
  bits<16> slots = theSlots;
  string pipe = "Pipe::" # thePipe;
  string source = theSource;
}

// `measured` is the committed file with the measurements after rows of [M]; "" where the family was not measured.
class CostFamily<string theName, string theLike, string theReason, string theMeasured = ""> {
  string family = "CostFamily::" # theName;
  string name = theName;
  string like = "CostFamily::" # theLike;
  string reason = theReason;
  string measured = theMeasured;
}

include "targets/cost/NvidiaCosts.td"
include "targets/cost/AmdCosts.td"

def CostTable : GenericTable {
  let FilterClass = "CostRow";
  let CppTypeName = "CostRow";
  let Fields = ["family", "opClass", "variant", "bytes", "latency", "issue", "slots", "pipe", "source"];
  string TypeOf_family = "code";
  string TypeOf_opClass = "code";
  string TypeOf_pipe = "code";
}

def CostFamilyTable : GenericTable {
  let FilterClass = "CostFamily";
  let CppTypeName = "CostFamilyRow";
  let Fields = ["family", "name", "like", "reason", "measured"];
  string TypeOf_family = "code";
  string TypeOf_like = "code";
}
