target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @kernel(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree readonly captures(none) %3, ptr addrspace(1) inreg nofree writeonly captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8)
  %10 = and i32 %9, 64
  %11 = and i32 %8, 63
  %12 = or disjoint i32 %10, %11
  %13 = and i32 %12, 112
  %14 = and i32 %8, 15
  %15 = shl nuw nsw i32 %12, 4
  %16 = and i32 %15, 1792
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 2048
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 4096
  %21 = getelementptr i8, ptr addrspace(1) %18, i64 6144
  %22 = shl nuw nsw i32 %14, 4
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr i8, ptr addrspace(1) %18, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %19, i64 %23
  %26 = getelementptr i8, ptr addrspace(1) %20, i64 %23
  %27 = getelementptr i8, ptr addrspace(1) %21, i64 %23
  %28 = load <16 x i8>, ptr addrspace(1) %24, align 16
  %29 = load <16 x i8>, ptr addrspace(1) %25, align 16
  %30 = load <16 x i8>, ptr addrspace(1) %26, align 16
  %31 = load <16 x i8>, ptr addrspace(1) %27, align 16
  %32 = lshr exact i32 %13, 2
  %33 = and i32 %15, 1920
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 2048
  %37 = shl nuw nsw i32 %8, 4
  %38 = and i32 %37, 112
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr i8, ptr addrspace(1) %35, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %36, i64 %39
  %42 = load <16 x i8>, ptr addrspace(1) %40, align 16
  %43 = load <16 x i8>, ptr addrspace(1) %41, align 16
  %44 = shl nuw nsw i32 %12, 1
  %45 = and i32 %44, 248
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = and i32 %8, 3
  %49 = shl nuw nsw i32 %48, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr i8, ptr addrspace(1) %47, i64 %50
  %52 = load <2 x i8>, ptr addrspace(1) %51, align 2
  %53 = getelementptr i8, ptr addrspace(1) %3, i64 %46
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 %50
  %55 = load <2 x i8>, ptr addrspace(1) %54, align 2
  %56 = extractelement <2 x i8> %55, i64 0
  %57 = extractelement <2 x i8> %55, i64 1
  %58 = xor i32 %15, %13
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  store <16 x i8> %28, ptr addrspace(3) %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 4096
  store <16 x i8> %30, ptr addrspace(3) %60, align 16
  %61 = xor i32 %58, 2176
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61
  store <16 x i8> %29, ptr addrspace(3) %62, align 16
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 4096
  store <16 x i8> %31, ptr addrspace(3) %63, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %64 = and i32 %8, 48
  %65 = mul nuw nsw i32 %14, 272
  %66 = xor i32 %65, %64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66
  %68 = load <16 x i8>, ptr addrspace(3) %67, align 16
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 4096
  %70 = load <16 x i8>, ptr addrspace(3) %69, align 16
  %71 = xor i32 %66, 64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71
  %73 = load <16 x i8>, ptr addrspace(3) %72, align 16
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 4096
  %75 = load <16 x i8>, ptr addrspace(3) %74, align 16
  %76 = xor i32 %66, 128
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76
  %78 = load <16 x i8>, ptr addrspace(3) %77, align 16
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 4096
  %80 = load <16 x i8>, ptr addrspace(3) %79, align 16
  %81 = xor i32 %66, 192
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81
  %83 = load <16 x i8>, ptr addrspace(3) %82, align 16
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 4096
  %85 = load <16 x i8>, ptr addrspace(3) %84, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store <16 x i8> %42, ptr addrspace(3) %59, align 16
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 2048
  store <16 x i8> %43, ptr addrspace(3) %86, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %87 = shl nuw nsw i32 %14, 7
  %88 = shl nuw nsw i32 %8, 3
  %89 = and i32 %88, 112
  %90 = shl nuw nsw i32 %10, 5
  %91 = or disjoint i32 %90, %87
  %92 = xor i32 %89, %64
  %93 = or disjoint i32 %91, %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93
  %95 = load <4 x i32>, ptr addrspace(3) %94, align 16
  %96 = xor i32 %93, 64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %96
  %98 = load <4 x i32>, ptr addrspace(3) %97, align 16
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %99 = shl nuw nsw i32 %48, 6
  %100 = lshr i32 %8, 1
  %101 = and i32 %100, 30
  %102 = lshr exact i32 %10, 6
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %99
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 %102
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 %101
  %106 = shufflevector <2 x i8> %52, <2 x i8> poison, <1 x i32> zeroinitializer
  store <1 x i8> %106, ptr addrspace(3) %105, align 1
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 32
  %108 = shufflevector <2 x i8> %52, <2 x i8> poison, <1 x i32> <i32 1>
  store <1 x i8> %108, ptr addrspace(3) %107, align 1
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %109 = shl nuw nsw i32 %11, 1
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109
  %111 = load <2 x i8>, ptr addrspace(3) %110, align 2
  %112 = shufflevector <2 x i8> %111, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 128
  %114 = load <2 x i8>, ptr addrspace(3) %113, align 2
  %115 = shufflevector <2 x i8> %114, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>
  %116 = and i32 %8, 2
  %117 = icmp eq i32 %116, 0
  %118 = select i1 %117, i8 %56, i8 %57
  %119 = select i1 %117, i8 %57, i8 %56
  %120 = shl nuw nsw i32 %8, 2
  %121 = and i32 %120, 60
  %122 = and i32 %8, 16
  %123 = lshr exact i32 %122, 3
  %124 = lshr i32 %8, 5
  %125 = and i32 %124, 1
  %126 = or disjoint i32 %121, %123
  %127 = or disjoint i32 %126, %125
  %128 = sext i8 %118 to i32
  %129 = shl nuw nsw i32 %127, 2
  %130 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %129, i32 %128)
  %131 = trunc nsw i32 %130 to i8
  %132 = sext i8 %119 to i32
  %133 = xor i32 %129, 8
  %134 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %133, i32 %132)
  %135 = trunc nsw i32 %134 to i8
  %136 = icmp eq i32 %122, 0
  %137 = select i1 %136, i8 %131, i8 %135
  %138 = select i1 %136, i8 %135, i8 %131
  %139 = shufflevector <16 x i8> %68, <16 x i8> %73, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %140 = bitcast <32 x i8> %139 to <8 x i32>
  %141 = shufflevector <16 x i8> %78, <16 x i8> %83, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %142 = bitcast <32 x i8> %141 to <8 x i32>
  %143 = shufflevector <16 x i8> %70, <16 x i8> %75, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %144 = bitcast <32 x i8> %143 to <8 x i32>
  %145 = shufflevector <16 x i8> %80, <16 x i8> %85, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %146 = bitcast <32 x i8> %145 to <8 x i32>
  %147 = shufflevector <2 x i8> %111, <2 x i8> %114, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  %148 = shufflevector <4 x i8> %147, <4 x i8> %112, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %149 = shufflevector <4 x i8> %148, <4 x i8> %115, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %150 = bitcast <4 x i8> %149 to i32
  %151 = insertelement <2 x i8> poison, i8 %137, i64 0
  %152 = insertelement <2 x i8> %151, i8 %138, i64 1
  %153 = bitcast <2 x i8> %152 to i16
  %154 = zext i16 %153 to i32
  %155 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %95, <8 x i32> %140, <4 x float> zeroinitializer, i32 4, i32 0, i32 0, i32 %154, i32 0, i32 %150)
  %156 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %98, <8 x i32> %142, <4 x float> %155, i32 4, i32 0, i32 1, i32 %154, i32 1, i32 %150)
  %157 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %95, <8 x i32> %144, <4 x float> zeroinitializer, i32 4, i32 0, i32 0, i32 %154, i32 2, i32 %150)
  %158 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %98, <8 x i32> %146, <4 x float> %157, i32 4, i32 0, i32 1, i32 %154, i32 3, i32 %150)
  %159 = shl nuw nsw i32 %14, 5
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 2048
  %163 = zext nneg i32 %32 to i64
  %164 = getelementptr [4 x i8], ptr addrspace(1) %161, i64 %163
  %165 = getelementptr [4 x i8], ptr addrspace(1) %162, i64 %163
  store <4 x float> %156, ptr addrspace(1) %164, align 16
  store <4 x float> %158, ptr addrspace(1) %165, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
