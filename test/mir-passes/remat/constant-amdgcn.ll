; A vector constant is stored at the start and at the end of a block: with a gate, and uses that far apart, it is written
; again at the end. Across blocks instruction selection does so by itself.
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=constant(max_regs=3, distance=2)' -pass-remarks-analysis=kiln-remat %s -o %t.s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.s
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=constant' -pass-remarks-analysis=kiln-remat %s -o %t.gated.s 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.s
; RUN: not llc -load %plugin -mcpu=gfx942 -kiln-remat='.*=constant(distance=0)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
; REMARK: constant(max_regs=3, distance=2), target 3 registers: {{[1-9][0-9]*}} constants, special registers and parameters read again at their uses; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: constant, target 512 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 476
; BAD: error: -kiln-remat, kernel 'f': 'constant(distance=0)': parameter 'distance' is '0', expected an integer from 1 to 100000
; CHECK-COUNT-2: v_mov_b32_e32 {{v[0-9]+}}, 0x499602d2
; CHECK:      s_endpgm
; GATED-COUNT-1: v_mov_b32_e32 {{v[0-9]+}}, 0x499602d2
; GATED-NOT:  0x499602d2
; GATED:      s_endpgm
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %r) "amdgpu-flat-work-group-size"="256,256" {
  store volatile i32 1234567890, ptr addrspace(1) %p
  %v = load volatile <4 x i32>, ptr addrspace(1) %r
  store volatile <4 x i32> %v, ptr addrspace(1) %r
  store volatile i32 1234567890, ptr addrspace(1) %p
  ret void
}
