; ModuleID = 'rows.cpp'
source_filename = "rows.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rows(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, float noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 63
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5)
  %8 = and i32 %7, -64
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 8
  %12 = zext i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = zext nneg i32 %6 to i64
  %15 = or disjoint i64 %13, %14
  %16 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %0, i64 %15
  %17 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %2, i64 %15
  %18 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %1, i64 %14
  %19 = load <2 x bfloat>, ptr addrspace(1) %18, align 4, !tbaa !7, !amdgpu.noclobber !8
  %20 = load <2 x bfloat>, ptr addrspace(1) %16, align 4, !tbaa !7, !amdgpu.noclobber !8
  %21 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %22 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %21)
  %23 = shl i32 %22, 2
  %24 = xor i32 %23, 128
  %25 = xor i32 %23, 64
  %26 = xor i32 %23, 32
  %27 = xor i32 %23, 16
  %28 = xor i32 %23, 8
  %29 = xor i32 %23, 4
  %30 = fpext <2 x bfloat> %19 to <2 x float>
  %31 = fpext <2 x bfloat> %20 to <2 x float>
  %32 = fmul <2 x float> %31, %31
  %33 = extractelement <2 x float> %32, i64 1
  %34 = extractelement <2 x float> %31, i64 0
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %34, float %33)
  %36 = bitcast float %35 to i32
  %37 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %36)
  %38 = bitcast i32 %37 to float
  %39 = fadd float %35, %38
  %40 = bitcast float %39 to i32
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %40)
  %42 = bitcast i32 %41 to float
  %43 = fadd float %39, %42
  %44 = bitcast float %43 to i32
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %44)
  %46 = bitcast i32 %45 to float
  %47 = fadd float %43, %46
  %48 = bitcast float %47 to i32
  %49 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %48)
  %50 = bitcast i32 %49 to float
  %51 = fadd float %47, %50
  %52 = bitcast float %51 to i32
  %53 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %52)
  %54 = bitcast i32 %53 to float
  %55 = fadd float %51, %54
  %56 = bitcast float %55 to i32
  %57 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %56)
  %58 = bitcast i32 %57 to float
  %59 = fadd float %55, %58
  %60 = fmul float %59, 7.812500e-03
  %61 = fadd float %3, %60
  %62 = tail call float @llvm.amdgcn.rsq.f32(float %61)
  %63 = insertelement <2 x float> poison, float %62, i64 0
  %64 = shufflevector <2 x float> %63, <2 x float> poison, <2 x i32> zeroinitializer
  %65 = fmul <2 x float> %64, %31
  %66 = fmul <2 x float> %65, %30
  %67 = fptrunc <2 x float> %66 to <2 x bfloat>
  store <2 x bfloat> %67, ptr addrspace(1) %17, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{}
