; A wait for asynchronous copies lets go on what was issued after the group it waits for: the least over all paths.
; RUN: kiln compile %s --target gfx950 --sched-strategy source --emit asm -o %t.s && FileCheck %s --input-file %t.s
; A block that stays as it is without the pass waits for everything:
; RUN: kiln compile %s --target gfx950 --emit llvm -o %t.ll && FileCheck %s --input-file %t.ll --check-prefix=TEXT
; TEXT: call void asm sideeffect "; asyncmark", "~{memory}"()
; TEXT: call void asm sideeffect "s_waitcnt vmcnt(0) ; wait.asyncmark 0", "~{memory}"()
; RUN: not kiln compile %s --target gfx1100 2>&1 | FileCheck %s --check-prefix=TARGET
; TARGET: error: {{.*}}waits for asynchronous copies (llvm.amdgcn.wait.asyncmark), which gfx1100 does not have; compile the kernel's source again for gfx1100
target triple = "amdgpu9.50-amd-amdhsa"
@lds = external addrspace(3) global [0 x i8], align 16

; What follows the mark, loads and stores alike, may be outstanding.
; CHECK-LABEL: straight:
; CHECK:       buffer_load_dwordx4 {{.*}} lds
; CHECK:       ; asyncmark
; CHECK:       s_waitcnt vmcnt(2) ; wait.asyncmark 0
define amdgpu_kernel void @straight(ptr addrspace(1) inreg %x, ptr addrspace(1) inreg %y) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %x, i16 0, i64 2147483646, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = shl i32 %t, 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 16, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %q = getelementptr i8, ptr addrspace(1) %y, i32 %o
  store i32 %t, ptr addrspace(1) %q
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 4096
  %w = load volatile i32, ptr addrspace(1) %q2
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 %o
  %v = load i32, ptr addrspace(3) %p
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %q2
  ret void
}

; One path issues a load more, the other is the least. A wait that looks further back than any path has marked is none.
; CHECK-LABEL: branch:
; CHECK:       ; asyncmark
; CHECK:       s_cbranch
; CHECK:       s_waitcnt vmcnt(1) ; wait.asyncmark 0
; CHECK:       ; wait.asyncmark 5, of which nothing is outstanding
; CHECK-NOT:   s_waitcnt vmcnt(0)
; CHECK:       ds_read
define amdgpu_kernel void @branch(ptr addrspace(1) inreg %x, ptr addrspace(1) inreg %y, i32 inreg %n) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %x, i16 0, i64 2147483646, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = shl i32 %t, 4
  %q = getelementptr i8, ptr addrspace(1) %y, i32 %o
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 16, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %c = icmp eq i32 %n, 0
  br i1 %c, label %more, label %after
more:
  store i32 %t, ptr addrspace(1) %q
  br label %after
after:
  store i32 %n, ptr addrspace(1) %y
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 5)
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 %o
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; Around a loop: two groups are in flight, the older one's copy was issued before the younger one's. The barrier's release does
; not wait for them.
; CHECK-LABEL: pipelined:
; CHECK:       ; asyncmark
; CHECK:       ; asyncmark
; CHECK:     [[LOOP:.LBB.*]]:
; CHECK:       s_waitcnt vmcnt(1) ; wait.asyncmark 1
; CHECK-NOT:   s_waitcnt vmcnt
; CHECK:       s_barrier
; CHECK:       s_cbranch{{.*}} [[LOOP]]
; CHECK:       s_waitcnt vmcnt(0) ; wait.asyncmark 0
define amdgpu_kernel void @pipelined(ptr addrspace(1) inreg %x, ptr addrspace(1) inreg %y, i32 inreg %n) #0 {
entry:
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %x, i16 0, i64 2147483646, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = shl i32 %t, 4
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 %o
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 16, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %second = getelementptr i8, ptr addrspace(3) @lds, i32 4096
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %second, i32 16, i32 %o, i32 4096, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %v = load i32, ptr addrspace(3) %p
  %more = add i32 %sum, %v
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %from = shl i32 %i, 12
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 16, i32 %o, i32 %from, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %w = load i32, ptr addrspace(3) %p
  %s = add i32 %more, %w
  %q = getelementptr i8, ptr addrspace(1) %y, i32 %o
  store i32 %s, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = !{!"amdgpu-synchronize-as", !"local"}
