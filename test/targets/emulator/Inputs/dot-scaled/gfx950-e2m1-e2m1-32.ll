target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @kernel(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree readonly captures(none) %3, ptr addrspace(1) inreg nofree writeonly captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8)
  %10 = lshr i32 %9, 6
  %11 = and i32 %10, 1
  %12 = and i32 %8, 63
  %13 = shl nuw nsw i32 %11, 6
  %14 = or disjoint i32 %13, %12
  %15 = and i32 %8, 31
  %16 = shl nuw nsw i32 %14, 4
  %17 = and i32 %16, 1984
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %20 = and i32 %8, 3
  %21 = shl nuw nsw i32 %20, 4
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr i8, ptr addrspace(1) %19, i64 %22
  %24 = load <16 x i8>, ptr addrspace(1) %23, align 16
  %25 = and i32 %8, 32
  %26 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 %22
  %28 = load <16 x i8>, ptr addrspace(1) %27, align 16
  %29 = and i32 %14, 124
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = zext nneg i32 %20 to i64
  %33 = getelementptr i8, ptr addrspace(1) %31, i64 %32
  %34 = load <1 x i8>, ptr addrspace(1) %33, align 1
  %35 = getelementptr i8, ptr addrspace(1) %3, i64 %30
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 %32
  %37 = load <1 x i8>, ptr addrspace(1) %36, align 1
  %38 = and i32 %8, 48
  %39 = xor i32 %16, %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  store <16 x i8> %24, ptr addrspace(3) %40, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %41 = shl nuw nsw i32 %15, 6
  %42 = shl nuw nsw i32 %8, 2
  %43 = and i32 %42, 48
  %44 = lshr exact i32 %25, 1
  %45 = xor i32 %43, %44
  %46 = or disjoint i32 %45, %41
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46
  %48 = load <4 x i32>, ptr addrspace(3) %47, align 16
  %49 = xor i32 %46, 32
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %49
  %51 = load <4 x i32>, ptr addrspace(3) %50, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store <16 x i8> %28, ptr addrspace(3) %40, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %52 = load <4 x i32>, ptr addrspace(3) %47, align 16
  %53 = load <4 x i32>, ptr addrspace(3) %50, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %54 = shl nuw nsw i32 %20, 5
  %55 = lshr i32 %8, 1
  %56 = and i32 %55, 30
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 %11
  store <1 x i8> %34, ptr addrspace(3) %59, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %60 = shl nuw nsw i32 %8, 1
  %61 = and i32 %60, 30
  %62 = lshr i32 %8, 4
  %63 = and i32 %62, 1
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 %61
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %25
  %67 = load <1 x i8>, ptr addrspace(3) %66, align 1
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 64
  %69 = load <1 x i8>, ptr addrspace(3) %68, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store <1 x i8> %37, ptr addrspace(3) %59, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %70 = load <1 x i8>, ptr addrspace(3) %66, align 1
  %71 = load <1 x i8>, ptr addrspace(3) %68, align 1
  %72 = shufflevector <1 x i8> %67, <1 x i8> %69, <2 x i32> <i32 0, i32 1>
  %73 = bitcast <2 x i8> %72 to i16
  %74 = zext i16 %73 to i32
  %75 = shufflevector <1 x i8> %70, <1 x i8> %71, <2 x i32> <i32 0, i32 1>
  %76 = bitcast <2 x i8> %75 to i16
  %77 = zext i16 %76 to i32
  %78 = tail call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %52, <4 x i32> %48, <16 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %77, i32 0, i32 %74)
  %79 = tail call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %53, <4 x i32> %51, <16 x float> %78, i32 4, i32 4, i32 1, i32 %77, i32 1, i32 %74)
  %80 = icmp eq i32 %11, 0
  br i1 %80, label %81, label %95

81:                                               ; preds = %7
  %82 = shufflevector <16 x float> %79, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %83 = shufflevector <16 x float> %79, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %84 = shufflevector <16 x float> %79, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %85 = shl nuw nsw i32 %15, 5
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %86
  %88 = lshr exact i32 %25, 3
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr [4 x i8], ptr addrspace(1) %87, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 32
  %92 = shufflevector <16 x float> %79, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %93 = getelementptr i8, ptr addrspace(1) %90, i64 96
  %94 = getelementptr i8, ptr addrspace(1) %90, i64 64
  store <4 x float> %92, ptr addrspace(1) %90, align 16
  store <4 x float> %84, ptr addrspace(1) %91, align 16
  store <4 x float> %83, ptr addrspace(1) %94, align 16
  store <4 x float> %82, ptr addrspace(1) %93, align 16
  br label %95

95:                                               ; preds = %81, %7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #4

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
