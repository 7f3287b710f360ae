; A parameter, the thread's number and a variable's address are read above the loop and below it: with a gate they are
; read again below.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=constant(max_regs=4)' -pass-remarks-analysis=kiln-remat %s -o %t.ptx 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.ptx
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=constant' -pass-remarks-analysis=kiln-remat %s -o %t.gated.ptx 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.ptx
; RUN: not llc -load %plugin -mcpu=sm_90a -kiln-remat='.*=constant(in_loops=maybe)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
; REMARK: constant(max_regs=4), target 4 registers: {{[1-9][0-9]*}} constants, special registers and parameters read again at their uses; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: constant, target 255 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 237
; BAD: error: -kiln-remat, kernel 'f': 'constant(in_loops=maybe)': parameter 'in_loops' is 'maybe', expected true or false
; CHECK:      {{^}}$L__BB0_1:
; CHECK:      bra
; CHECK-DAG:  ld.param.b64 {{.*}}[f_param_0]
; CHECK-DAG:  mov.u32 {{.*}}%tid.x
; CHECK-DAG:  mov.b64 {{.*}}, table
; CHECK:      ret
; GATED:      {{^}}$L__BB0_1:
; GATED:      bra
; GATED-NOT:  ld.param
; GATED-NOT:  %tid.x
; GATED:      ret
target triple = "nvptx64-nvidia-cuda"
@table = external addrspace(1) global [1024 x i32]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %s) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr addrspace(1) %p
  call void asm sideeffect "// table $0", "l"(ptr addrspace(1) @table)
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %g = phi i32 [ 1, %entry ], [ %g1, %loop ]
  %q = mul i32 %g, %s
  %g1 = xor i32 %q, %k
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  %x = add i32 %t, %g1
  store i32 %x, ptr addrspace(1) %p
  call void asm sideeffect "// table $0", "l"(ptr addrspace(1) @table)
  ret void
}
