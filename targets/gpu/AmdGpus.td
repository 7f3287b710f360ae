//===- AmdGpus.td - AMD's GPUs --------------------------------------------===//
// Letters in brackets name the source of a number; Gpus.td lists them. LLVM's own tables are not in its public headers,
// so the register steps were found by compiling; test/unit/targets/gpu/LlvmLadderTest.cpp does it again on both sides of each.
// Products: LLVM's "User Guide for AMDGPU Backend", table of processors; MI325X, MI350X, MI355X: ROCm's table of accelerators.
//===----------------------------------------------------------------------===//

class Amd<string processor, string title, int order> : Gpu {
  let spelling = processor;
  let product = title;
  let vendor = [{Vendor::Amd}];
  let sharedPerUnit = 65536;
  let defaultSharedPerBlock = 65536; // [L]
  let maxSharedPerBlock = 65536;     // [L]
  let rank = !add(10000, order); // after NVIDIA
}

// GFX9: 64 lanes, 4 SIMDs a compute unit. A workgroup of several waves takes one of 16 barrier slots [L].
class Gfx9<string processor, string title, int order, int waves> : Amd<processor, title, order> {
  let warpSize = 64;
  let maxWarpsPerPartition = waves; // [L]
  let maxBlocks = 16;
  let scalarFile = 800;    // [L]
  let sharedGranule = 512; // CDNA3 instruction set guide
}

class Vega<string processor, string title, int order> : Gfx9<processor, title, order, 10> {
  let registerFile = 256;          // [L]
  let registerGranule = 4;         // [L]
  let maxRegistersPerThread = 256; // [L]
  let costs = [{CostFamily::Vega}];
}
def GFX906 : Vega<"gfx906", "Vega 20 (MI50, MI60)", 906>;
// A second file of 256 accumulators: a wave costs the larger of its two counts [L].
def GFX908 : Vega<"gfx908", "CDNA 1 (MI100)", 908> {
  let accumulators = [{AccumulatorFile::Separate}];
  let costs = [{CostFamily::Cdna1}];
}

// From CDNA 2 on one file of 512 holds both kinds, 256 of each at most [L].
class Cdna<string processor, string title, int order> : Gfx9<processor, title, order, 8> {
  let registerFile = 512;
  let registerGranule = 8;
  let maxRegistersPerThread = 512;
  let accumulators = [{AccumulatorFile::Unified}];
  let costs = [{CostFamily::Cdna3}];
}
def GFX90A : Cdna<"gfx90a", "CDNA 2 (MI210, MI250, MI250X)", 910> { let costs = [{CostFamily::Cdna2}]; }
def GFX942 : Cdna<"gfx942", "CDNA 3 (MI300A, MI300X, MI325X)", 942>;
def GFX950 : Cdna<"gfx950", "CDNA 4 (MI350X, MI355X)", 950> {
  let costs = [{CostFamily::Cdna4}];
  // 160 KiB: hipGetDeviceProperties on an MI355X (lightseekorg/tokenspeed#119); [L] 163840 assembles, 163844 does not.
  let sharedPerUnit = 163840;
  let defaultSharedPerBlock = 163840;
  let maxSharedPerBlock = 163840;
  let sharedGranule = 1280; // llvm/llvm-project#208046
}

// RDNA: 32 lanes (64 on request, with half the file and half the granule), two compute units of 2 SIMDs and 64 KiB each
// make a work-group processor (WGP), which is the unit (GpuTarget.h) unless the kernel runs in CU mode. Scalar
// registers never limit [L].
class Rdna<string processor, string title, int order, int file, int granule> : Amd<processor, title, order> {
  let warpSize = 32;
  let otherWarpSize = 64;
  let maxWarpsPerPartition = 16; // [L]
  let maxBlocks = 32;            // 16 barrier slots a compute unit [L]
  let registerFile = file;       // [L]
  let registerGranule = granule; // [L]
  let maxRegistersPerThread = 256;
  let sharedPerUnit = 131072;
  let sharedGranule = 1024; // [M]
  let hasCuMode = [{true}];
  let costs = "CostFamily::" # !cond(!lt(order, 1030) : "Rdna1", !lt(order, 1100) : "Rdna2", !lt(order, 1200) : "Rdna3",
                                     true : "Rdna4");
}
// RDNA 1 allocates finer and holds more waves [L]; [M] disagree on its LDS granule, so it has the coarser one.
class Rdna1<string processor, string title, int order> : Rdna<processor, title, order, 1024, 8> {
  let maxWarpsPerPartition = 20;
}
def GFX1010 : Rdna1<"gfx1010", "RDNA 1 (RX 5700)", 1010>;
def GFX1011 : Rdna1<"gfx1011", "RDNA 1 (Pro V520)", 1011>;
def GFX1012 : Rdna1<"gfx1012", "RDNA 1 (RX 5500)", 1012>;

def GFX1030 : Rdna<"gfx1030", "RDNA 2 (RX 6800, RX 6900)", 1030, 1024, 16>;
def GFX1100 : Rdna<"gfx1100", "RDNA 3 (RX 7900)", 1100, 1536, 24>;
def GFX1101 : Rdna<"gfx1101", "RDNA 3 (RX 7700, RX 7800)", 1101, 1536, 24>;
def GFX1102 : Rdna<"gfx1102", "RDNA 3 (RX 7600)", 1102, 1024, 16>;
def GFX1103 : Rdna<"gfx1103", "RDNA 3 (Ryzen 7040)", 1103, 1024, 16>;
def GFX1150 : Rdna<"gfx1150", "RDNA 3.5 (Ryzen AI 300)", 1150, 1024, 16>;
// The one 3.5 part with the large register file [L].
def GFX1151 : Rdna<"gfx1151", "RDNA 3.5 (Ryzen AI Max)", 1151, 1536, 24>;
def GFX1152 : Rdna<"gfx1152", "RDNA 3.5 (Ryzen AI 300)", 1152, 1024, 16>;
def GFX1153 : Rdna<"gfx1153", "RDNA 3.5", 1153, 1024, 16>;
def GFX1200 : Rdna<"gfx1200", "RDNA 4 (RX 9060)", 1200, 1536, 24>;
def GFX1201 : Rdna<"gfx1201", "RDNA 4 (RX 9070)", 1201, 1536, 24>;

// GFX12.5: RDNA's waves of 32 lanes, and no others, in CDNA's compute units of 4 SIMDs; the upper 768 registers of a wave are
// reached by a mode (s_set_vgpr_msb) [L].
def GFX1250 : Amd<"gfx1250", "GFX12.5", 1250> {
  let warpSize = 32;
  let maxWarpsPerPartition = 16;
  let maxBlocks = 16;
  let registerFile = 1024;
  let registerGranule = 16;
  let maxRegistersPerThread = 1024;
  let sharedPerUnit = 327680;
  let defaultSharedPerBlock = 327680;
  let maxSharedPerBlock = 327680;
  let sharedGranule = 2048; // llvm/llvm-project#167614
  let costs = [{CostFamily::Gfx1250}];
}
