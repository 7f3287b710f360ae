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
  %15 = and i32 %14, 124
  %16 = and i32 %8, 31
  %17 = shl nuw nsw i32 %14, 4
  %18 = and i32 %17, 1920
  %19 = or disjoint i32 %18, 2048
  %20 = zext nneg i32 %18 to i64
  %21 = getelementptr i8, ptr addrspace(1) %0, i64 %20
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr i8, ptr addrspace(1) %0, i64 %22
  %24 = shl nuw nsw i32 %8, 4
  %25 = and i32 %24, 112
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(1) %21, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %23, i64 %26
  %29 = load <16 x i8>, ptr addrspace(1) %27, align 16
  %30 = load <16 x i8>, ptr addrspace(1) %28, align 16
  %31 = and i32 %8, 32
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %34 = getelementptr i8, ptr addrspace(1) %32, i64 %26
  %35 = getelementptr i8, ptr addrspace(1) %33, i64 %26
  %36 = load <16 x i8>, ptr addrspace(1) %34, align 16
  %37 = load <16 x i8>, ptr addrspace(1) %35, align 16
  %38 = zext nneg i32 %15 to i64
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = and i32 %8, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr i8, ptr addrspace(1) %39, i64 %41
  %43 = load <1 x i8>, ptr addrspace(1) %42, align 1
  %44 = getelementptr i8, ptr addrspace(1) %3, i64 %38
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 %41
  %46 = load <1 x i8>, ptr addrspace(1) %45, align 1
  %47 = and i32 %14, 112
  %48 = xor i32 %17, %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  store <16 x i8> %29, ptr addrspace(3) %49, align 16
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 2048
  store <16 x i8> %30, ptr addrspace(3) %50, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %51 = shl nuw nsw i32 %16, 7
  %52 = shl nuw nsw i32 %8, 3
  %53 = and i32 %52, 112
  %54 = lshr exact i32 %31, 1
  %55 = xor i32 %53, %54
  %56 = or disjoint i32 %55, %51
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56
  %58 = load <16 x i8>, ptr addrspace(3) %57, align 16
  %59 = xor i32 %56, 32
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %59
  %61 = load <16 x i8>, ptr addrspace(3) %60, align 16
  %62 = xor i32 %56, 64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  %64 = load <16 x i8>, ptr addrspace(3) %63, align 16
  %65 = xor i32 %56, 96
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65
  %67 = load <16 x i8>, ptr addrspace(3) %66, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store <16 x i8> %36, ptr addrspace(3) %49, align 16
  store <16 x i8> %37, ptr addrspace(3) %50, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %68 = load <16 x i8>, ptr addrspace(3) %57, align 16
  %69 = load <16 x i8>, ptr addrspace(3) %60, align 16
  %70 = load <16 x i8>, ptr addrspace(3) %63, align 16
  %71 = load <16 x i8>, ptr addrspace(3) %66, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %72 = shl nuw nsw i32 %40, 5
  %73 = lshr i32 %8, 1
  %74 = and i32 %73, 30
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 %11
  store <1 x i8> %43, ptr addrspace(3) %77, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %78 = shl nuw nsw i32 %8, 1
  %79 = and i32 %78, 30
  %80 = lshr i32 %8, 4
  %81 = and i32 %80, 1
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 %79
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 %31
  %85 = load <1 x i8>, ptr addrspace(3) %84, align 1
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 64
  %87 = load <1 x i8>, ptr addrspace(3) %86, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store <1 x i8> %46, ptr addrspace(3) %77, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %88 = load <1 x i8>, ptr addrspace(3) %84, align 1
  %89 = load <1 x i8>, ptr addrspace(3) %86, align 1
  %90 = shufflevector <16 x i8> %58, <16 x i8> %61, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %91 = bitcast <32 x i8> %90 to <8 x i32>
  %92 = shufflevector <16 x i8> %64, <16 x i8> %67, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %93 = bitcast <32 x i8> %92 to <8 x i32>
  %94 = shufflevector <16 x i8> %68, <16 x i8> %69, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %95 = bitcast <32 x i8> %94 to <8 x i32>
  %96 = shufflevector <16 x i8> %70, <16 x i8> %71, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %97 = bitcast <32 x i8> %96 to <8 x i32>
  %98 = shufflevector <1 x i8> %85, <1 x i8> %87, <2 x i32> <i32 0, i32 1>
  %99 = bitcast <2 x i8> %98 to i16
  %100 = zext i16 %99 to i32
  %101 = shufflevector <1 x i8> %88, <1 x i8> %89, <2 x i32> <i32 0, i32 1>
  %102 = bitcast <2 x i8> %101 to i16
  %103 = zext i16 %102 to i32
  %104 = tail call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %95, <8 x i32> %91, <16 x float> zeroinitializer, i32 1, i32 0, i32 0, i32 %103, i32 0, i32 %100)
  %105 = tail call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %97, <8 x i32> %93, <16 x float> %104, i32 1, i32 0, i32 1, i32 %103, i32 1, i32 %100)
  %106 = icmp eq i32 %11, 0
  br i1 %106, label %107, label %121

107:                                              ; preds = %7
  %108 = shufflevector <16 x float> %105, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %109 = shufflevector <16 x float> %105, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %110 = shufflevector <16 x float> %105, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %111 = shl nuw nsw i32 %16, 5
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %112
  %114 = lshr exact i32 %31, 3
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr [4 x i8], ptr addrspace(1) %113, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 32
  %118 = shufflevector <16 x float> %105, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %119 = getelementptr i8, ptr addrspace(1) %116, i64 96
  %120 = getelementptr i8, ptr addrspace(1) %116, i64 64
  store <4 x float> %118, ptr addrspace(1) %116, align 16
  store <4 x float> %110, ptr addrspace(1) %117, align 16
  store <4 x float> %109, ptr addrspace(1) %120, align 16
  store <4 x float> %108, ptr addrspace(1) %119, align 16
  br label %121

121:                                              ; preds = %107, %7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #4

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
