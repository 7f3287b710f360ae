; Loads that no barrier of the kernel can order pass barriers; all others stay where they are.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-sched-strategy='.*=latency' %s -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [128 x i32] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Reads global memory only, until a last store after which there is no barrier.
; CHECK-LABEL: .entry reader(
; CHECK:       ld.global
; CHECK:       ld.global
; CHECK:       bar.sync
; CHECK:       st.global
define ptx_kernel void @reader(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %q = getelementptr i32, ptr addrspace(1) %p, i32 128
  %s = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %a = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %p)
  store i32 %a, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %m = xor i32 %t, 1
  %r = getelementptr i32, ptr addrspace(3) @tile, i32 %m
  %b = load i32, ptr addrspace(3) %r
  %c = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %q)
  %sum = add i32 %b, %c
  %none = icmp eq i32 %sum, 0
  br i1 %none, label %skip, label %end
skip:
  ret void
end:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %o
  ret void
}

; Another thread of the block may have stored what is loaded after the barrier.
; CHECK-LABEL: .entry exchange(
; CHECK:       st.global
; CHECK:       bar.sync
; CHECK:       ld.global
define ptx_kernel void @exchange(ptr addrspace(1) %buffer, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %buffer, i32 %t
  store i32 %t, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %m = xor i32 %t, 1
  %q = getelementptr i32, ptr addrspace(1) %buffer, i32 %m
  %c = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %q)
  br label %end
end:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %o
  ret void
}

; The same in a loop: the store at its end comes before the barrier of the next iteration.
; CHECK-LABEL: .entry loop(
; CHECK:       bar.sync
; CHECK:       ld.global
; CHECK:       st.global
; CHECK:       bra
define ptx_kernel void @loop(ptr addrspace(1) %buffer, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = xor i32 %t, 1
  %p = getelementptr i32, ptr addrspace(1) %buffer, i32 %t
  %q = getelementptr i32, ptr addrspace(1) %buffer, i32 %m
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %write ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %q)
  %odd = and i32 %c, 1
  %skip = icmp eq i32 %odd, 0
  br i1 %skip, label %write, label %count
count:
  store i32 %i, ptr addrspace(1) %p
  br label %write
write:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; Acquires what another block released.
; CHECK-LABEL: .entry acquire(
; CHECK:       ld.acquire
; CHECK:       bar.sync
; CHECK:       ld.global.b32
define ptx_kernel void @acquire(ptr addrspace(1) %flag, ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %s = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %f = load atomic i32, ptr addrspace(1) %flag syncscope("device") acquire, align 4
  store i32 %f, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %p)
  %none = icmp eq i32 %c, 0
  br i1 %none, label %skip, label %end
skip:
  ret void
end:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %o
  ret void
}

; A clobber of "memory" is a fence to the compiler.
; CHECK-LABEL: .entry clobber(
; CHECK:       bar.sync
; CHECK:       ld.global.b32
define ptx_kernel void @clobber(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = call i32 asm sideeffect "ld.global.b32 $0, [ $1 + 0 ];", "=r,l,~{memory}"(ptr addrspace(1) %p)
  %none = icmp eq i32 %c, 0
  br i1 %none, label %skip, label %end
skip:
  ret void
end:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %o
  ret void
}
