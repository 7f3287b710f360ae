; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal addrspace(3) global [8192 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = lshr i32 %7, 6
  %9 = and i32 %6, 15
  %10 = lshr i32 %6, 4
  %11 = and i32 %10, 3
  %12 = lshr i32 %7, 3
  %13 = and i32 %12, 536870896
  %14 = shl nuw nsw i32 %8, 4
  %15 = and i32 %14, 16
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = shl i32 %16, 5
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = shl i32 %18, 5
  %20 = sext i32 %19 to i64
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %59

22:                                               ; preds = %5
  %23 = zext nneg i32 %4 to i64
  %24 = mul nsw i64 %23, %20
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = sext i32 %17 to i64
  %27 = mul nsw i64 %23, %26
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = shl nuw nsw i32 %6, 4
  %30 = lshr i32 %6, 3
  %31 = mul nuw nsw i32 %4, %30
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr i8, ptr addrspace(1) %28, i64 %32
  %34 = xor i32 %29, %6
  %35 = and i32 %34, 112
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %33, i64 %36
  %38 = shl nsw i32 %8, 10
  %39 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %38
  %40 = getelementptr i8, ptr addrspace(1) %25, i64 %32
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 %36
  %42 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %38
  %43 = or disjoint i32 %13, %9
  %44 = shl nsw i32 %43, 7
  %45 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %44
  %46 = shl nuw nsw i32 %11, 4
  %47 = or disjoint i32 %46, 64
  %48 = shl nuw nsw i32 %6, 3
  %49 = and i32 %48, 112
  %50 = xor i32 %46, %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 %50
  %52 = xor i32 %47, %49
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 %52
  %54 = or disjoint i32 %15, %9
  %55 = shl nuw nsw i32 %54, 7
  %56 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 %50
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 %52
  br label %93

59:                                               ; preds = %93, %5
  %60 = phi <4 x float> [ zeroinitializer, %5 ], [ %105, %93 ]
  %61 = add nsw i32 %13, %17
  %62 = sext i32 %61 to i64
  %63 = sext i32 %3 to i64
  %64 = mul nsw i64 %62, %63
  %65 = zext nneg i32 %15 to i64
  %66 = getelementptr float, ptr addrspace(1) %2, i64 %64
  %67 = getelementptr float, ptr addrspace(1) %66, i64 %20
  %68 = getelementptr float, ptr addrspace(1) %67, i64 %65
  %69 = shl nuw nsw i32 %11, 2
  %70 = extractelement <4 x float> %60, i64 0
  %71 = mul nsw i32 %69, %3
  %72 = add nsw i32 %71, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %73
  store float %70, ptr addrspace(1) %74, align 4, !tbaa !7
  %75 = extractelement <4 x float> %60, i64 1
  %76 = or disjoint i32 %69, 1
  %77 = mul nsw i32 %76, %3
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %79
  store float %75, ptr addrspace(1) %80, align 4, !tbaa !7
  %81 = extractelement <4 x float> %60, i64 2
  %82 = or disjoint i32 %69, 2
  %83 = mul nsw i32 %82, %3
  %84 = add nsw i32 %83, %9
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %85
  store float %81, ptr addrspace(1) %86, align 4, !tbaa !7
  %87 = extractelement <4 x float> %60, i64 3
  %88 = or disjoint i32 %69, 3
  %89 = mul nsw i32 %88, %3
  %90 = add nsw i32 %89, %9
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %91
  store float %87, ptr addrspace(1) %92, align 4, !tbaa !7
  ret void

93:                                               ; preds = %22, %93
  %94 = phi i32 [ 0, %22 ], [ %106, %93 ]
  %95 = phi <4 x float> [ zeroinitializer, %22 ], [ %105, %93 ]
  %96 = zext nneg i32 %94 to i64
  %97 = getelementptr i8, ptr addrspace(1) %37, i64 %96
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %97, ptr addrspace(3) %39, i32 16, i32 0, i32 0)
  %98 = getelementptr i8, ptr addrspace(1) %41, i64 %96
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %98, ptr addrspace(3) %42, i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %99 = load <4 x i32>, ptr addrspace(3) %51, align 16, !tbaa !9
  %100 = load <4 x i32>, ptr addrspace(3) %53, align 16, !tbaa !9
  %101 = shufflevector <4 x i32> %99, <4 x i32> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %102 = load <4 x i32>, ptr addrspace(3) %57, align 16, !tbaa !9
  %103 = load <4 x i32>, ptr addrspace(3) %58, align 16, !tbaa !9
  %104 = shufflevector <4 x i32> %102, <4 x i32> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %101, <8 x i32> %104, <4 x float> %95, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %106 = add nuw nsw i32 %94, 128
  %107 = icmp slt i32 %106, %4
  br i1 %107, label %93, label %59, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
