; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @embedding_gather_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg readnone captures(none) %7, ptr addrspace(1) inreg readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %11 = shl i32 %10, 4, !dbg !8
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %13 = lshr i32 %12, 5, !dbg !9
  %14 = and i32 %13, 7, !dbg !9
  %15 = or disjoint i32 %14, 8, !dbg !9
  %16 = or disjoint i32 %14, %11, !dbg !10
  %17 = or disjoint i32 %15, %11, !dbg !10
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %19 = shl i32 %18, 8, !dbg !12
  %20 = shl nuw nsw i32 %12, 3, !dbg !13
  %21 = and i32 %20, 248, !dbg !13
  %22 = or disjoint i32 %21, %19, !dbg !14
  %23 = icmp slt i32 %16, %4, !dbg !15
  %24 = icmp slt i32 %22, %6, !dbg !16
  %25 = and i1 %23, %24, !dbg !17
  %26 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !18
  %27 = shl i32 %16, 3, !dbg !18
  %28 = select i1 %23, i32 %27, i32 -2147483648, !dbg !18
  %29 = tail call i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) %26, i32 %28, i32 0, i32 0), !dbg !18
  %30 = shl i32 %17, 3, !dbg !18
  %31 = select i1 %23, i32 %30, i32 -2147483648, !dbg !18
  %32 = tail call i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) %26, i32 %31, i32 0, i32 0), !dbg !18
  %33 = trunc i64 %29 to i32, !dbg !19
  %34 = mul i32 %6, %33, !dbg !19
  %35 = trunc i64 %32 to i32, !dbg !19
  %36 = mul i32 %6, %35, !dbg !19
  %37 = add i32 %22, %34, !dbg !20
  %38 = add i32 %22, %36, !dbg !20
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !21
  %40 = shl i32 %37, 1, !dbg !21
  %41 = select i1 %25, i32 %40, i32 -2147483648, !dbg !21
  %42 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %39, i32 %41, i32 0, i32 0), !dbg !21
  %43 = bitcast <4 x i32> %42 to <8 x half>, !dbg !21
  %44 = shl i32 %38, 1, !dbg !21
  %45 = select i1 %25, i32 %44, i32 -2147483648, !dbg !21
  %46 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %39, i32 %45, i32 0, i32 0), !dbg !21
  %47 = bitcast <4 x i32> %46 to <8 x half>, !dbg !21
  %48 = srem i32 %16, %5, !dbg !22
  %49 = srem i32 %17, %5, !dbg !22
  %50 = mul i32 %48, %6, !dbg !23
  %51 = mul i32 %49, %6, !dbg !23
  %52 = add i32 %22, %50, !dbg !23
  %53 = add i32 %22, %51, !dbg !23
  %54 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !24
  %55 = shl i32 %52, 1, !dbg !24
  %56 = select i1 %25, i32 %55, i32 -2147483648, !dbg !24
  %57 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %54, i32 %56, i32 0, i32 0), !dbg !24
  %58 = bitcast <4 x i32> %57 to <8 x half>, !dbg !24
  %59 = shl i32 %53, 1, !dbg !24
  %60 = select i1 %25, i32 %59, i32 -2147483648, !dbg !24
  %61 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %54, i32 %60, i32 0, i32 0), !dbg !24
  %62 = bitcast <4 x i32> %61 to <8 x half>, !dbg !24
  %63 = mul i32 %6, %11, !dbg !25
  %64 = mul i32 %6, %14, !dbg !26
  %65 = mul i32 %6, %15, !dbg !26
  %66 = add i32 %63, %19, !dbg !26
  %67 = add i32 %66, %21, !dbg !26
  %68 = add i32 %67, %64, !dbg !26
  %69 = add i32 %67, %65, !dbg !26
  %70 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !27
  %71 = fadd <8 x half> %43, %58, !dbg !27
  %72 = bitcast <8 x half> %71 to <4 x i32>, !dbg !27
  %73 = shl i32 %68, 1, !dbg !27
  %74 = select i1 %25, i32 %73, i32 -2147483648, !dbg !27
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %72, ptr addrspace(8) %70, i32 %74, i32 0, i32 0), !dbg !27
  %75 = fadd <8 x half> %47, %62, !dbg !27
  %76 = bitcast <8 x half> %75 to <4 x i32>, !dbg !27
  %77 = shl i32 %69, 1, !dbg !27
  %78 = select i1 %25, i32 %77, i32 -2147483648, !dbg !27
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %76, ptr addrspace(8) %70, i32 %78, i32 0, i32 0), !dbg !27
  ret void, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "embedding.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "embedding_gather_kernel", linkageName: "embedding_gather_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 22, scope: !4)
!8 = !DILocation(line: 12, column: 27, scope: !4)
!9 = !DILocation(line: 12, column: 50, scope: !4)
!10 = !DILocation(line: 12, column: 37, scope: !4)
!11 = !DILocation(line: 13, column: 22, scope: !4)
!12 = !DILocation(line: 13, column: 27, scope: !4)
!13 = !DILocation(line: 13, column: 50, scope: !4)
!14 = !DILocation(line: 13, column: 37, scope: !4)
!15 = !DILocation(line: 14, column: 16, scope: !4)
!16 = !DILocation(line: 14, column: 40, scope: !4)
!17 = !DILocation(line: 14, column: 35, scope: !4)
!18 = !DILocation(line: 15, column: 18, scope: !4)
!19 = !DILocation(line: 16, column: 30, scope: !4)
!20 = !DILocation(line: 16, column: 49, scope: !4)
!21 = !DILocation(line: 16, column: 18, scope: !4)
!22 = !DILocation(line: 17, column: 43, scope: !4)
!23 = !DILocation(line: 17, column: 66, scope: !4)
!24 = !DILocation(line: 17, column: 23, scope: !4)
!25 = !DILocation(line: 18, column: 23, scope: !4)
!26 = !DILocation(line: 18, column: 40, scope: !4)
!27 = !DILocation(line: 18, column: 52, scope: !4)
!28 = !DILocation(line: 18, column: 4, scope: !4)
