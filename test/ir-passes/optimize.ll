; LLVM's middle end by a kernel's directive, and optimizations that it leaves out.
; RUN: kiln compile %s:first --target sm_90a --sched-strategy 'source; optimize' --emit llvm | FileCheck %s --check-prefix=HOISTED
; RUN: kiln compile %s:first --target sm_90a --sched-strategy 'source; optimize(without="licm, gvn")' --emit llvm | FileCheck %s --check-prefix=STAYS
; RUN: kiln compile %s:first --target sm_90a --sched-strategy 'source' --emit llvm | FileCheck %s --check-prefix=STAYS
; RUN: kiln compile %s:first --target sm_90a --sched-strategy 'source; optimize(without=licm)' --emit report | FileCheck %s --check-prefix=REPORT
; REPORT: first on sm_90a: optimize(without=licm): LLVM's middle end has run, {{[1-9][0-9]*}} optimizations of a
; RUN: not kiln compile %s:first --target sm_90a --sched-strategy 'source; optimize(without=lcim)' --emit llvm 2>&1 | FileCheck %s --check-prefix=WRONG
; WRONG: LLVM's middle end has no optimization 'lcim'; did you mean 'licm'?
; RUN: not kiln compile %s --target sm_90a --sched-strategy 'source; optimize' --emit llvm 2>&1 | FileCheck %s --check-prefix=TWO
; TWO: policy 'optimize': LLVM's middle end works on a module, and this one has other kernels; compile each alone
; On tile IR the middle end runs anyway, once, without what the order leaves out.
; RUN: kiln compile %corpus/softmax/kernel.ttir --target sm_90a --num-warps 8 --sched-strategy 'source; optimize(without="licm,gvn")' --emit report | FileCheck %s --check-prefix=TILE
; TILE: optimize(without="licm,gvn"): LLVM's middle end has run, {{[1-9][0-9]*}} optimizations
; Together with passes over loops, which come after it.
; RUN: kiln compile %s:first --target sm_90a --sched-strategy 'source; pipeline; optimize' --emit llvm | FileCheck %s --check-prefix=HOISTED
target triple = "nvptx64-nvidia-cuda"

; HOISTED-LABEL: define ptx_kernel void @first
; HOISTED: mul i32 %a, %a
; HOISTED: phi
; STAYS-LABEL: define ptx_kernel void @first
; STAYS: phi
; STAYS: mul i32 %a, %a
define ptx_kernel void @first(ptr addrspace(1) %out, i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %square = mul i32 %a, %a
  %value = xor i32 %square, %i
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %value, ptr addrspace(1) %at
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @second(ptr addrspace(1) %out) {
  ret void
}
