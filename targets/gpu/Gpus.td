//===- Gpus.td - every GPU Kiln knows -------------------------------------===//
//
// One record per GPU, every number with its source beside it. Sources by letter:
//   [H] NVIDIA's cuda_occupancy.h of CUDA 13.0, compared exhaustively by test/unit/targets/gpu/CudaOccupancyTest.cpp
//   [C] NVIDIA/cutlass: python/cutlass_library/library.py, include/cutlass/arch/arch.h
//   [T] NVIDIA/cccl: cudax/include/cuda/experimental/__device/arch_traits.cuh
//   [P] measured with ptxas 13.0.88
//   [L] measured with LLVM 22's llc (register sweep of 1..256, printed occupancy)
//   [M] Mesa's ac_gpu_info.c and ROCm/rocm-libraries#10078
//   [G] NVIDIA's programming guide as generally known, table not checked
//
//===----------------------------------------------------------------------===//
include "llvm/TableGen/SearchableTable.td"

class Gpu {
  // The fields are explained in GpuTarget.h, which has them in the same order.
  string spelling;
  string product;
  code vendor;
  bits<32> computeCapability = 0;
  bits<8> variant = 0;
  bits<32> ptxVersion = 0;
  bits<32> warpSize;
  bits<32> otherWarpSize = 0;
  bits<32> maxThreadsPerBlock = 1024; // [H] CUDA; [L] llc falls back to 1024 when asked for more
  bits<32> partitions = 4;
  bits<32> maxWarpsPerPartition;
  bits<32> maxBlocks;
  bits<32> registerFile;
  bits<32> registerGranule;
  bits<32> maxRegistersPerThread;
  code accumulators = [{AccumulatorFile::None}];
  bits<32> scalarFile = 0;
  bits<32> sharedPerUnit;
  bits<32> defaultSharedPerBlock;
  bits<32> maxSharedPerBlock;
  bits<32> sharedReserve = 0;
  bits<32> sharedGranule;
  code carveOuts = [{{} }];
  bits<32> barriersPerUnit = 0;
  code hasCuMode = [{false}];
  code costs;    // the family in Costs.td
  bits<32> rank; // order in lists
}

include "targets/gpu/NvidiaGpus.td"
include "targets/gpu/AmdGpus.td"

def GpuTable : GenericTable {
  let FilterClass = "Gpu";
  let CppTypeName = "GpuTarget";
  let Fields = ["spelling", "product", "vendor", "computeCapability", "variant", "ptxVersion", "warpSize",
                "otherWarpSize", "maxThreadsPerBlock", "partitions", "maxWarpsPerPartition", "maxBlocks",
                "registerFile", "registerGranule", "maxRegistersPerThread", "accumulators", "scalarFile",
                "sharedPerUnit", "defaultSharedPerBlock", "maxSharedPerBlock", "sharedReserve", "sharedGranule",
                "carveOuts", "barriersPerUnit", "hasCuMode", "costs", "rank"];
  let PrimaryKey = ["rank"];
  let PrimaryKeyName = "lookupGpuByRank";
  string TypeOf_costs = "code";
}
