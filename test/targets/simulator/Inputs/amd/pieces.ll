; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal unnamed_addr addrspace(3) global [8192 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = and i32 %6, 15
  %9 = lshr i32 %6, 4
  %10 = and i32 %9, 3
  %11 = lshr i32 %7, 3
  %12 = and i32 %11, 536870896
  %13 = lshr i32 %7, 2
  %14 = and i32 %13, 16
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = shl i32 %15, 5
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = shl i32 %17, 5
  %19 = sext i32 %18 to i64
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %54

21:                                               ; preds = %5
  %22 = zext nneg i32 %4 to i64
  %23 = mul nsw i64 %22, %19
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  %25 = sext i32 %16 to i64
  %26 = mul nsw i64 %22, %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = shl nuw nsw i32 %6, 4
  %29 = lshr i32 %6, 3
  %30 = mul nuw nsw i32 %4, %29
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(1) %27, i64 %31
  %33 = and i32 %28, 112
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(1) %32, i64 %34
  %36 = shl nuw nsw i32 %29, 7
  %37 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 %33
  %39 = getelementptr i8, ptr addrspace(1) %24, i64 %31
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 %34
  %41 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %36
  %42 = getelementptr i8, ptr addrspace(3) %41, i32 %33
  %43 = or disjoint i32 %12, %8
  %44 = shl nsw i32 %43, 7
  %45 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %44
  %46 = shl nuw nsw i32 %10, 4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 %46
  %48 = getelementptr i8, ptr addrspace(3) %47, i32 64
  %49 = or disjoint i32 %14, %8
  %50 = shl nuw nsw i32 %49, 7
  %51 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i32 %46
  %53 = getelementptr i8, ptr addrspace(3) %52, i32 64
  br label %88

54:                                               ; preds = %88, %5
  %55 = phi <4 x float> [ zeroinitializer, %5 ], [ %102, %88 ]
  %56 = add nsw i32 %12, %16
  %57 = sext i32 %56 to i64
  %58 = sext i32 %3 to i64
  %59 = mul nsw i64 %57, %58
  %60 = zext nneg i32 %14 to i64
  %61 = getelementptr float, ptr addrspace(1) %2, i64 %59
  %62 = getelementptr float, ptr addrspace(1) %61, i64 %19
  %63 = getelementptr float, ptr addrspace(1) %62, i64 %60
  %64 = shl nuw nsw i32 %10, 2
  %65 = extractelement <4 x float> %55, i64 0
  %66 = mul nsw i32 %64, %3
  %67 = add nsw i32 %66, %8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %68
  store float %65, ptr addrspace(1) %69, align 4, !tbaa !7
  %70 = extractelement <4 x float> %55, i64 1
  %71 = or disjoint i32 %64, 1
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %8
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %74
  store float %70, ptr addrspace(1) %75, align 4, !tbaa !7
  %76 = extractelement <4 x float> %55, i64 2
  %77 = or disjoint i32 %64, 2
  %78 = mul nsw i32 %77, %3
  %79 = add nsw i32 %78, %8
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %80
  store float %76, ptr addrspace(1) %81, align 4, !tbaa !7
  %82 = extractelement <4 x float> %55, i64 3
  %83 = or disjoint i32 %64, 3
  %84 = mul nsw i32 %83, %3
  %85 = add nsw i32 %84, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %86
  store float %82, ptr addrspace(1) %87, align 4, !tbaa !7
  ret void

88:                                               ; preds = %21, %88
  %89 = phi i32 [ 0, %21 ], [ %103, %88 ]
  %90 = phi <4 x float> [ zeroinitializer, %21 ], [ %102, %88 ]
  %91 = zext nneg i32 %89 to i64
  %92 = getelementptr i8, ptr addrspace(1) %35, i64 %91
  %93 = load <4 x i32>, ptr addrspace(1) %92, align 16, !tbaa !9
  store <4 x i32> %93, ptr addrspace(3) %38, align 16, !tbaa !9
  %94 = getelementptr i8, ptr addrspace(1) %40, i64 %91
  %95 = load <4 x i32>, ptr addrspace(1) %94, align 16, !tbaa !9
  store <4 x i32> %95, ptr addrspace(3) %42, align 16, !tbaa !9
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %96 = load <4 x i32>, ptr addrspace(3) %47, align 16, !tbaa !9
  %97 = load <4 x i32>, ptr addrspace(3) %48, align 16, !tbaa !9
  %98 = shufflevector <4 x i32> %96, <4 x i32> %97, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %99 = load <4 x i32>, ptr addrspace(3) %52, align 16, !tbaa !9
  %100 = load <4 x i32>, ptr addrspace(3) %53, align 16, !tbaa !9
  %101 = shufflevector <4 x i32> %99, <4 x i32> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %102 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %98, <8 x i32> %101, <4 x float> %90, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %103 = add nuw nsw i32 %89, 128
  %104 = icmp slt i32 %103, %4
  br i1 %104, label %88, label %54, !llvm.loop !10
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
