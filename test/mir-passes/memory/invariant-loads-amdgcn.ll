; On AMD a fence that orders LDS alone, and a barrier without one, order no load of global memory; one that orders global memory, too,
; orders loads where the block may have written. After scheduling nothing is marked any more.
; RUN: kiln compile %s --target gfx950 --sched-strategy 'min-spill(max_regs=32)' --remat '' --emit asm -o %t.s && FileCheck %s --input-file %t.s
; RUN: kiln compile %s --target gfx950 --sched-strategy 'min-spill(max_regs=32)' --remat '' --emit mir --mir-after machine-scheduler -o %t.mir
; RUN: FileCheck %s --input-file %t.mir --check-prefix=MIR
; MIR-NOT: invariant load {{.*}}addrspace 1
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x i32] poison

; The loads go below the barrier, to where they are used: fewer registers.
; CHECK-LABEL: reader:
; CHECK-NOT: global_load
; CHECK: s_barrier
; CHECK-COUNT-16: global_load
; CHECK-LABEL: writer:
; CHECK-COUNT-16: global_load
; CHECK: s_barrier
define amdgpu_kernel void @reader(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) "amdgpu-flat-work-group-size"="256,256" "amdgpu-waves-per-eu"="1,1" {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %t, 4
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %offset
  %lds = getelementptr i8, ptr addrspace(3) @tile, i32 %offset
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <4 x i32> [ zeroinitializer, %entry ], [ %s16, %loop ]
  %row = shl i32 %i, 20
  %at = add i32 %row, %offset
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %at
  %p0 = getelementptr i8, ptr addrspace(1) %from, i32 0
  %v0 = load <4 x i32>, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %from, i32 65536
  %v1 = load <4 x i32>, ptr addrspace(1) %p1
  %p2 = getelementptr i8, ptr addrspace(1) %from, i32 131072
  %v2 = load <4 x i32>, ptr addrspace(1) %p2
  %p3 = getelementptr i8, ptr addrspace(1) %from, i32 196608
  %v3 = load <4 x i32>, ptr addrspace(1) %p3
  %p4 = getelementptr i8, ptr addrspace(1) %from, i32 262144
  %v4 = load <4 x i32>, ptr addrspace(1) %p4
  %p5 = getelementptr i8, ptr addrspace(1) %from, i32 327680
  %v5 = load <4 x i32>, ptr addrspace(1) %p5
  %p6 = getelementptr i8, ptr addrspace(1) %from, i32 393216
  %v6 = load <4 x i32>, ptr addrspace(1) %p6
  %p7 = getelementptr i8, ptr addrspace(1) %from, i32 458752
  %v7 = load <4 x i32>, ptr addrspace(1) %p7
  %p8 = getelementptr i8, ptr addrspace(1) %from, i32 524288
  %v8 = load <4 x i32>, ptr addrspace(1) %p8
  %p9 = getelementptr i8, ptr addrspace(1) %from, i32 589824
  %v9 = load <4 x i32>, ptr addrspace(1) %p9
  %p10 = getelementptr i8, ptr addrspace(1) %from, i32 655360
  %v10 = load <4 x i32>, ptr addrspace(1) %p10
  %p11 = getelementptr i8, ptr addrspace(1) %from, i32 720896
  %v11 = load <4 x i32>, ptr addrspace(1) %p11
  %p12 = getelementptr i8, ptr addrspace(1) %from, i32 786432
  %v12 = load <4 x i32>, ptr addrspace(1) %p12
  %p13 = getelementptr i8, ptr addrspace(1) %from, i32 851968
  %v13 = load <4 x i32>, ptr addrspace(1) %p13
  %p14 = getelementptr i8, ptr addrspace(1) %from, i32 917504
  %v14 = load <4 x i32>, ptr addrspace(1) %p14
  %p15 = getelementptr i8, ptr addrspace(1) %from, i32 983040
  %v15 = load <4 x i32>, ptr addrspace(1) %p15
  store i32 %i, ptr addrspace(3) %lds
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %x = load i32, ptr addrspace(3) @tile
  %one = insertelement <4 x i32> poison, i32 %x, i32 0
  %all = shufflevector <4 x i32> %one, <4 x i32> poison, <4 x i32> zeroinitializer
  %s0 = xor <4 x i32> %sum, %all
  %m0 = xor <4 x i32> %v0, %s0
  %s1 = add <4 x i32> %m0, %v0
  %m1 = xor <4 x i32> %v1, %s1
  %s2 = add <4 x i32> %m1, %v1
  %m2 = xor <4 x i32> %v2, %s2
  %s3 = add <4 x i32> %m2, %v2
  %m3 = xor <4 x i32> %v3, %s3
  %s4 = add <4 x i32> %m3, %v3
  %m4 = xor <4 x i32> %v4, %s4
  %s5 = add <4 x i32> %m4, %v4
  %m5 = xor <4 x i32> %v5, %s5
  %s6 = add <4 x i32> %m5, %v5
  %m6 = xor <4 x i32> %v6, %s6
  %s7 = add <4 x i32> %m6, %v6
  %m7 = xor <4 x i32> %v7, %s7
  %s8 = add <4 x i32> %m7, %v7
  %m8 = xor <4 x i32> %v8, %s8
  %s9 = add <4 x i32> %m8, %v8
  %m9 = xor <4 x i32> %v9, %s9
  %s10 = add <4 x i32> %m9, %v9
  %m10 = xor <4 x i32> %v10, %s10
  %s11 = add <4 x i32> %m10, %v10
  %m11 = xor <4 x i32> %v11, %s11
  %s12 = add <4 x i32> %m11, %v11
  %m12 = xor <4 x i32> %v12, %s12
  %s13 = add <4 x i32> %m12, %v12
  %m13 = xor <4 x i32> %v13, %s13
  %s14 = add <4 x i32> %m13, %v13
  %m14 = xor <4 x i32> %v14, %s14
  %s15 = add <4 x i32> %m14, %v14
  %m15 = xor <4 x i32> %v15, %s15
  %s16 = add <4 x i32> %m15, %v15
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store <4 x i32> %s16, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @writer(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) "amdgpu-flat-work-group-size"="256,256" "amdgpu-waves-per-eu"="1,1" {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %t, 4
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %offset
  %lds = getelementptr i8, ptr addrspace(3) @tile, i32 %offset
  store <4 x i32> zeroinitializer, ptr addrspace(1) %to
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <4 x i32> [ zeroinitializer, %entry ], [ %s16, %loop ]
  %row = shl i32 %i, 20
  %at = add i32 %row, %offset
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %at
  %p0 = getelementptr i8, ptr addrspace(1) %from, i32 0
  %v0 = load <4 x i32>, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %from, i32 65536
  %v1 = load <4 x i32>, ptr addrspace(1) %p1
  %p2 = getelementptr i8, ptr addrspace(1) %from, i32 131072
  %v2 = load <4 x i32>, ptr addrspace(1) %p2
  %p3 = getelementptr i8, ptr addrspace(1) %from, i32 196608
  %v3 = load <4 x i32>, ptr addrspace(1) %p3
  %p4 = getelementptr i8, ptr addrspace(1) %from, i32 262144
  %v4 = load <4 x i32>, ptr addrspace(1) %p4
  %p5 = getelementptr i8, ptr addrspace(1) %from, i32 327680
  %v5 = load <4 x i32>, ptr addrspace(1) %p5
  %p6 = getelementptr i8, ptr addrspace(1) %from, i32 393216
  %v6 = load <4 x i32>, ptr addrspace(1) %p6
  %p7 = getelementptr i8, ptr addrspace(1) %from, i32 458752
  %v7 = load <4 x i32>, ptr addrspace(1) %p7
  %p8 = getelementptr i8, ptr addrspace(1) %from, i32 524288
  %v8 = load <4 x i32>, ptr addrspace(1) %p8
  %p9 = getelementptr i8, ptr addrspace(1) %from, i32 589824
  %v9 = load <4 x i32>, ptr addrspace(1) %p9
  %p10 = getelementptr i8, ptr addrspace(1) %from, i32 655360
  %v10 = load <4 x i32>, ptr addrspace(1) %p10
  %p11 = getelementptr i8, ptr addrspace(1) %from, i32 720896
  %v11 = load <4 x i32>, ptr addrspace(1) %p11
  %p12 = getelementptr i8, ptr addrspace(1) %from, i32 786432
  %v12 = load <4 x i32>, ptr addrspace(1) %p12
  %p13 = getelementptr i8, ptr addrspace(1) %from, i32 851968
  %v13 = load <4 x i32>, ptr addrspace(1) %p13
  %p14 = getelementptr i8, ptr addrspace(1) %from, i32 917504
  %v14 = load <4 x i32>, ptr addrspace(1) %p14
  %p15 = getelementptr i8, ptr addrspace(1) %from, i32 983040
  %v15 = load <4 x i32>, ptr addrspace(1) %p15
  store i32 %i, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) @tile
  %one = insertelement <4 x i32> poison, i32 %x, i32 0
  %all = shufflevector <4 x i32> %one, <4 x i32> poison, <4 x i32> zeroinitializer
  %s0 = xor <4 x i32> %sum, %all
  %m0 = xor <4 x i32> %v0, %s0
  %s1 = add <4 x i32> %m0, %v0
  %m1 = xor <4 x i32> %v1, %s1
  %s2 = add <4 x i32> %m1, %v1
  %m2 = xor <4 x i32> %v2, %s2
  %s3 = add <4 x i32> %m2, %v2
  %m3 = xor <4 x i32> %v3, %s3
  %s4 = add <4 x i32> %m3, %v3
  %m4 = xor <4 x i32> %v4, %s4
  %s5 = add <4 x i32> %m4, %v4
  %m5 = xor <4 x i32> %v5, %s5
  %s6 = add <4 x i32> %m5, %v5
  %m6 = xor <4 x i32> %v6, %s6
  %s7 = add <4 x i32> %m6, %v6
  %m7 = xor <4 x i32> %v7, %s7
  %s8 = add <4 x i32> %m7, %v7
  %m8 = xor <4 x i32> %v8, %s8
  %s9 = add <4 x i32> %m8, %v8
  %m9 = xor <4 x i32> %v9, %s9
  %s10 = add <4 x i32> %m9, %v9
  %m10 = xor <4 x i32> %v10, %s10
  %s11 = add <4 x i32> %m10, %v10
  %m11 = xor <4 x i32> %v11, %s11
  %s12 = add <4 x i32> %m11, %v11
  %m12 = xor <4 x i32> %v12, %s12
  %s13 = add <4 x i32> %m12, %v12
  %m13 = xor <4 x i32> %v13, %s13
  %s14 = add <4 x i32> %m13, %v13
  %m14 = xor <4 x i32> %v14, %s14
  %s15 = add <4 x i32> %m14, %v14
  %m15 = xor <4 x i32> %v15, %s15
  %s16 = add <4 x i32> %m15, %v15
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store <4 x i32> %s16, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
!0 = !{!"amdgpu-synchronize-as", !"local"}
