//===- NvidiaGpus.td - NVIDIA's GPUs --------------------------------------===//
// Letters in brackets name the source of a number; Gpus.td lists them.
//===----------------------------------------------------------------------===//

/// Shared memory of an SM: its pool in KiB, the sizes it can be configured to, what a block costs beside its own.
class SharedMemory<int poolKiB, code sizes, int reserveBytes = 1024, int granuleBytes = 128> {
  int pool = poolKiB;
  code carve = sizes;
  int reserve = reserveBytes;
  int granule = granuleBytes;
}
def Shared96 : SharedMemory<96, [{{0, 8, 16, 32, 64, 96} }], 0, 256>; // 7.0 [H]
def Shared64 : SharedMemory<64, [{{32, 64} }], 0, 256>; // 7.5 [H]
def Shared100 : SharedMemory<100, [{{0, 8, 16, 32, 64, 100} }]>; // 8.6, 8.9, 12.x [H][C]
def Shared164 : SharedMemory<164, [{{0, 8, 16, 32, 64, 100, 132, 164} }]>; // 8.0, 8.7 [H][C]
def Shared228 : SharedMemory<228, [{{0, 8, 16, 32, 64, 100, 132, 164, 196, 228} }]>; // 9.0, 10.x, 11.0 [H][C]

class Nvidia<int cc, string suffix, string title, int warps, int blocks, SharedMemory shared> : Gpu {
  let spelling = "sm_" # cc # suffix;
  let product = title;
  let vendor = [{Vendor::Nvidia}];
  let computeCapability = cc;
  let variant = !cond(!eq(suffix, "a") : 97, !eq(suffix, "f") : 102, true : 0); // ASCII
  let ptxVersion = 87; // [P] read by CUDA 12.8 and later
  let warpSize = 32;   // [H]
  let maxWarpsPerPartition = !div(warps, 4); // [H] 4 partitions on every part since 7.0
  let maxBlocks = blocks;
  // 65,536 registers an SM in 4 partitions of 16,384, that is 512 a lane; a warp gets them 256 at a time [H].
  let registerFile = 512;
  let registerGranule = 8;
  let maxRegistersPerThread = 255; // [P] the field has 8 bits and 255 is the zero register
  let sharedPerUnit = !mul(shared.pool, 1024);
  let defaultSharedPerBlock = 49152; // [H]
  let maxSharedPerBlock = !sub(!mul(shared.pool, 1024), shared.reserve);
  let sharedReserve = shared.reserve;
  let sharedGranule = shared.granule;
  let carveOuts = shared.carve;
  let costs = "CostFamily::" # !cond(!eq(cc, 70) : "Volta", !eq(cc, 75) : "Turing", !eq(cc, 80) : "Ampere",
                                     !lt(cc, 89) : "AmpereConsumer", !eq(cc, 89) : "Ada", !eq(cc, 90) : "Hopper",
                                     !lt(cc, 120) : "Blackwell", true : "BlackwellConsumer");
  let rank = !add(!mul(cc, 10), !size(suffix), !if(!eq(suffix, "f"), 1, 0));
}

// Warps an SM: 7.0, 7.5, 8.0, 8.6, 9.0 [T]; the others [G]. Blocks an SM and barriers an SM: [H]. ptxas 13.0 starts at
// 7.5: sm_70 is here for cubins of older tool kits.
def SM70 : Nvidia<70, "", "Volta (V100)", 64, 32, Shared96>;
def SM75 : Nvidia<75, "", "Turing (T4, RTX 20)", 32, 16, Shared64>;
def SM80 : Nvidia<80, "", "Ampere (A100)", 64, 32, Shared164>;
def SM86 : Nvidia<86, "", "Ampere (A10, A40, RTX 30)", 48, 16, Shared100>;
def SM87 : Nvidia<87, "", "Ampere (Jetson Orin)", 48, 16, Shared164>;
// [H] treats 8.8 as 8.6; PTX knows it from 9.0 on [P].
def SM88 : Nvidia<88, "", "Ampere", 48, 16, Shared100> { let ptxVersion = 90; }
def SM89 : Nvidia<89, "", "Ada (L4, L40, L40S, RTX 40)", 48, 24, Shared100>;
foreach suffix = ["", "a"] in
  def SM90#suffix : Nvidia<90, suffix, "Hopper (H100, H200, GH200)", 64, 32, Shared228> { let barriersPerUnit = 64; }

// The family targets ("f") and 10.3 and 12.1 need PTX 8.8, 11.0 needs 9.0 [P].
foreach suffix = ["", "a", "f"] in {
  defvar ptx = !if(!eq(suffix, "f"), 88, 87);
  def SM100#suffix : Nvidia<100, suffix, "Blackwell (B200, GB200)", 64, 32, Shared228> {
    let barriersPerUnit = 64;
    let ptxVersion = ptx;
  }
  def SM103#suffix : Nvidia<103, suffix, "Blackwell (B300, GB300)", 64, 32, Shared228> {
    let barriersPerUnit = 64;
    let ptxVersion = 88;
  }
  def SM110#suffix : Nvidia<110, suffix, "Blackwell (Jetson Thor)", 48, 24, Shared228> {
    let barriersPerUnit = 24;
    let ptxVersion = 90;
  }
  def SM120#suffix : Nvidia<120, suffix, "Blackwell (RTX 50, RTX PRO)", 48, 24, Shared100> {
    let barriersPerUnit = 24;
    let ptxVersion = ptx;
  }
  def SM121#suffix : Nvidia<121, suffix, "Blackwell (DGX Spark)", 48, 24, Shared100> {
    let barriersPerUnit = 24;
    let ptxVersion = 88;
  }
}
