; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @groupnorm_fwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, i32 %6, float %7, ptr addrspace(1) readnone captures(none) %8, ptr addrspace(1) readnone captures(none) %9) local_unnamed_addr #0 !dbg !5 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %12 = sdiv i32 %4, %6, !dbg !9
  %13 = mul i32 %12, %5, !dbg !10
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !11
  %15 = and i32 %14, 255, !dbg !11
  %16 = and i32 %14, 31, !dbg !11
  %17 = lshr i32 %15, 5, !dbg !11
  %18 = shl nuw nsw i32 %14, 3, !dbg !11
  %19 = and i32 %18, 2040, !dbg !11
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12
  %21 = mul i32 %4, %20, !dbg !13
  %22 = mul i32 %12, %11, !dbg !14
  %23 = add i32 %22, %21, !dbg !15
  %24 = sext i32 %23 to i64, !dbg !16
  %25 = sext i32 %5 to i64, !dbg !17
  %26 = mul nsw i64 %24, %25, !dbg !17
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26, !dbg !18
  %28 = zext nneg i32 %19 to i64, !dbg !19
  %29 = getelementptr half, ptr addrspace(1) %27, i64 %28, !dbg !19
  %30 = icmp sgt i32 %13, 0, !dbg !20
  br i1 %30, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %10, %.lr.ph
  %31 = phi ptr addrspace(1) [ %81, %.lr.ph ], [ %29, %10 ]
  %32 = phi float [ %64, %.lr.ph ], [ 0.000000e+00, %10 ]
  %33 = phi float [ %66, %.lr.ph ], [ 0.000000e+00, %10 ]
  %34 = phi float [ %68, %.lr.ph ], [ 0.000000e+00, %10 ]
  %35 = phi float [ %70, %.lr.ph ], [ 0.000000e+00, %10 ]
  %36 = phi float [ %72, %.lr.ph ], [ 0.000000e+00, %10 ]
  %37 = phi float [ %74, %.lr.ph ], [ 0.000000e+00, %10 ]
  %38 = phi float [ %76, %.lr.ph ], [ 0.000000e+00, %10 ]
  %39 = phi float [ %78, %.lr.ph ], [ 0.000000e+00, %10 ]
  %40 = phi i32 [ %82, %.lr.ph ], [ 0, %10 ]
  %41 = phi <8 x float> [ %80, %.lr.ph ], [ zeroinitializer, %10 ]
  %42 = or disjoint i32 %40, %19, !dbg !21
  %43 = icmp slt i32 %42, %13, !dbg !22
  %44 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %31, i1 %43) #6, !dbg !23
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0, !dbg !23
  %46 = bitcast i32 %45 to <2 x half>, !dbg !23
  %47 = extractvalue { i32, i32, i32, i32 } %44, 1, !dbg !23
  %48 = bitcast i32 %47 to <2 x half>, !dbg !23
  %49 = extractvalue { i32, i32, i32, i32 } %44, 2, !dbg !23
  %50 = bitcast i32 %49 to <2 x half>, !dbg !23
  %51 = extractvalue { i32, i32, i32, i32 } %44, 3, !dbg !23
  %52 = bitcast i32 %51 to <2 x half>, !dbg !23
  %53 = shufflevector <2 x half> %46, <2 x half> %48, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !24
  %54 = shufflevector <2 x half> %50, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !24
  %55 = shufflevector <8 x half> %53, <8 x half> %54, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !24
  %56 = shufflevector <2 x half> %50, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !24
  %57 = shufflevector <8 x half> %55, <8 x half> %56, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !24
  %58 = shufflevector <2 x half> %52, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !24
  %59 = shufflevector <8 x half> %57, <8 x half> %58, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !24
  %60 = shufflevector <2 x half> %52, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !24
  %61 = shufflevector <8 x half> %59, <8 x half> %60, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !24
  %62 = fpext <8 x half> %61 to <8 x float>, !dbg !24
  %63 = extractelement <8 x float> %62, i64 0, !dbg !25
  %64 = fadd float %32, %63, !dbg !25
  %65 = extractelement <8 x float> %62, i64 1, !dbg !25
  %66 = fadd float %33, %65, !dbg !25
  %67 = extractelement <8 x float> %62, i64 2, !dbg !25
  %68 = fadd float %34, %67, !dbg !25
  %69 = extractelement <8 x float> %62, i64 3, !dbg !25
  %70 = fadd float %35, %69, !dbg !25
  %71 = extractelement <8 x float> %62, i64 4, !dbg !25
  %72 = fadd float %36, %71, !dbg !25
  %73 = extractelement <8 x float> %62, i64 5, !dbg !25
  %74 = fadd float %37, %73, !dbg !25
  %75 = extractelement <8 x float> %62, i64 6, !dbg !25
  %76 = fadd float %38, %75, !dbg !25
  %77 = extractelement <8 x float> %62, i64 7, !dbg !25
  %78 = fadd float %39, %77, !dbg !25
  %79 = fmul <8 x float> %62, %62, !dbg !26
  %80 = fadd <8 x float> %41, %79, !dbg !27
  %81 = getelementptr i8, ptr addrspace(1) %31, i64 4096, !dbg !28
  %82 = add i32 %40, 2048, !dbg !20
  %83 = icmp slt i32 %82, %13, !dbg !20
  br i1 %83, label %.lr.ph, label %._crit_edge.loopexit, !dbg !20

._crit_edge.loopexit:                             ; preds = %.lr.ph
  %84 = fadd float %64, %66, !dbg !29
  %85 = fadd float %68, %84, !dbg !29
  %86 = fadd float %70, %85, !dbg !29
  %87 = fadd float %72, %86, !dbg !29
  %88 = fadd float %74, %87, !dbg !29
  %89 = fadd float %76, %88, !dbg !29
  %90 = fadd float %78, %89, !dbg !29
  br label %._crit_edge, !dbg !29

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %10
  %91 = phi float [ 0.000000e+00, %10 ], [ %90, %._crit_edge.loopexit ], !dbg !29
  %92 = phi <8 x float> [ zeroinitializer, %10 ], [ %80, %._crit_edge.loopexit ]
  %93 = bitcast float %91 to i32, !dbg !32
  %94 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %93, i32 16, i32 31), !dbg !32
  %95 = bitcast i32 %94 to float, !dbg !32
  %96 = fadd float %91, %95, !dbg !29
  %97 = bitcast float %96 to i32, !dbg !32
  %98 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %97, i32 8, i32 31), !dbg !32
  %99 = bitcast i32 %98 to float, !dbg !32
  %100 = fadd float %96, %99, !dbg !29
  %101 = bitcast float %100 to i32, !dbg !32
  %102 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %101, i32 4, i32 31), !dbg !32
  %103 = bitcast i32 %102 to float, !dbg !32
  %104 = fadd float %100, %103, !dbg !29
  %105 = bitcast float %104 to i32, !dbg !32
  %106 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 2, i32 31), !dbg !32
  %107 = bitcast i32 %106 to float, !dbg !32
  %108 = fadd float %104, %107, !dbg !29
  %109 = bitcast float %108 to i32, !dbg !32
  %110 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 1, i32 31), !dbg !32
  %111 = bitcast i32 %110 to float, !dbg !32
  %112 = fadd float %108, %111, !dbg !29
  %113 = icmp eq i32 %16, 0, !dbg !32
  %114 = getelementptr float, ptr addrspace(3) @global_smem, i32 %17, !dbg !32
  %115 = bitcast float %112 to <1 x i32>, !dbg !32
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %114, <1 x i32> %115, i1 %113) #6, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %116 = icmp samesign ult i32 %15, 8, !dbg !32
  %117 = getelementptr float, ptr addrspace(3) @global_smem, i32 %15, !dbg !32
  %118 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %117, i1 %116) #6, !dbg !32
  %119 = bitcast i32 %118 to float, !dbg !32
  %120 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %118, i32 4, i32 31), !dbg !32
  %121 = bitcast i32 %120 to float, !dbg !32
  %122 = fadd float %119, %121, !dbg !29
  %123 = bitcast float %122 to i32, !dbg !32
  %124 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %123, i32 2, i32 31), !dbg !32
  %125 = bitcast i32 %124 to float, !dbg !32
  %126 = fadd float %122, %125, !dbg !29
  %127 = bitcast float %126 to i32, !dbg !32
  %128 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %127, i32 1, i32 31), !dbg !32
  %129 = bitcast i32 %128 to float, !dbg !32
  %130 = fadd float %126, %129, !dbg !29
  %131 = and i32 %14, 7, !dbg !32
  %132 = icmp eq i32 %131, 0, !dbg !32
  %133 = and i1 %116, %132, !dbg !32
  %134 = bitcast float %130 to <1 x i32>, !dbg !32
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %117, <1 x i32> %134, i1 %133) #6, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %135 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !32
  %136 = sitofp i32 %13 to float, !dbg !35
  %137 = tail call float @llvm.nvvm.div.full(float %135, float %136), !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %shift = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop = fadd <8 x float> %92, %shift, !dbg !38
  %shift43 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop44 = fadd <8 x float> %shift43, %foldExtExtBinop, !dbg !38
  %shift46 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop47 = fadd <8 x float> %shift46, %foldExtExtBinop44, !dbg !38
  %shift49 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop50 = fadd <8 x float> %shift49, %foldExtExtBinop47, !dbg !38
  %shift52 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop53 = fadd <8 x float> %shift52, %foldExtExtBinop50, !dbg !38
  %shift55 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop56 = fadd <8 x float> %shift55, %foldExtExtBinop53, !dbg !38
  %shift58 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> <i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !38
  %foldExtExtBinop59 = fadd <8 x float> %shift58, %foldExtExtBinop56, !dbg !38
  %138 = extractelement <8 x float> %foldExtExtBinop59, i64 0, !dbg !38
  %139 = bitcast float %138 to i32, !dbg !36
  %140 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %139, i32 16, i32 31), !dbg !36
  %141 = bitcast i32 %140 to float, !dbg !36
  %142 = fadd float %138, %141, !dbg !38
  %143 = bitcast float %142 to i32, !dbg !36
  %144 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %143, i32 8, i32 31), !dbg !36
  %145 = bitcast i32 %144 to float, !dbg !36
  %146 = fadd float %142, %145, !dbg !38
  %147 = bitcast float %146 to i32, !dbg !36
  %148 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %147, i32 4, i32 31), !dbg !36
  %149 = bitcast i32 %148 to float, !dbg !36
  %150 = fadd float %146, %149, !dbg !38
  %151 = bitcast float %150 to i32, !dbg !36
  %152 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %151, i32 2, i32 31), !dbg !36
  %153 = bitcast i32 %152 to float, !dbg !36
  %154 = fadd float %150, %153, !dbg !38
  %155 = bitcast float %154 to i32, !dbg !36
  %156 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %155, i32 1, i32 31), !dbg !36
  %157 = bitcast i32 %156 to float, !dbg !36
  %158 = fadd float %154, %157, !dbg !38
  %159 = bitcast float %158 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %114, <1 x i32> %159, i1 %113) #6, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %160 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %117, i1 %116) #6, !dbg !36
  %161 = bitcast i32 %160 to float, !dbg !36
  %162 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %160, i32 4, i32 31), !dbg !36
  %163 = bitcast i32 %162 to float, !dbg !36
  %164 = fadd float %161, %163, !dbg !38
  %165 = bitcast float %164 to i32, !dbg !36
  %166 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %165, i32 2, i32 31), !dbg !36
  %167 = bitcast i32 %166 to float, !dbg !36
  %168 = fadd float %164, %167, !dbg !38
  %169 = bitcast float %168 to i32, !dbg !36
  %170 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %169, i32 1, i32 31), !dbg !36
  %171 = bitcast i32 %170 to float, !dbg !36
  %172 = fadd float %168, %171, !dbg !38
  %173 = bitcast float %172 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %117, <1 x i32> %173, i1 %133) #6, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %174 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !36
  %175 = tail call float @llvm.nvvm.div.full(float %174, float %136), !dbg !39
  %176 = fmul float %137, %137, !dbg !40
  %177 = fsub float %175, %176, !dbg !41
  %178 = fadd float %7, %177, !dbg !42
  %179 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !43
  %.not.i = icmp eq i32 %179, 0, !dbg !43
  br i1 %.not.i, label %182, label %180, !dbg !43

180:                                              ; preds = %._crit_edge
  %181 = tail call float @llvm.nvvm.rsqrt.approx.ftz.f(float %178), !dbg !43
  br label %__nv_rsqrtf.exit, !dbg !43

182:                                              ; preds = %._crit_edge
  %183 = tail call float @llvm.nvvm.rsqrt.approx.f(float %178), !dbg !43
  br label %__nv_rsqrtf.exit, !dbg !43

__nv_rsqrtf.exit:                                 ; preds = %180, %182
  %.0.i = phi float [ %181, %180 ], [ %183, %182 ], !dbg !43
  br i1 %30, label %.lr.ph21.preheader, label %._crit_edge22, !dbg !44

.lr.ph21.preheader:                               ; preds = %__nv_rsqrtf.exit
  %184 = getelementptr half, ptr addrspace(1) %3, i64 %26, !dbg !45
  %185 = getelementptr half, ptr addrspace(1) %184, i64 %28, !dbg !46
  %186 = insertelement <2 x float> poison, float %.0.i, i64 0, !dbg !47
  %187 = shufflevector <2 x float> %186, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !47
  %188 = insertelement <2 x float> poison, float %137, i64 0, !dbg !48
  %189 = shufflevector <2 x float> %188, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !48
  br label %.lr.ph21, !dbg !44

.lr.ph21:                                         ; preds = %.lr.ph21.preheader, %.lr.ph21
  %.pn1720 = phi ptr addrspace(1) [ %337, %.lr.ph21 ], [ %185, %.lr.ph21.preheader ]
  %190 = phi ptr addrspace(1) [ %336, %.lr.ph21 ], [ %29, %.lr.ph21.preheader ]
  %191 = phi i32 [ %338, %.lr.ph21 ], [ 0, %.lr.ph21.preheader ]
  %192 = or disjoint i32 %191, %19, !dbg !49
  %193 = icmp slt i32 %192, %13, !dbg !50
  %194 = sdiv i32 %192, %5, !dbg !51
  %195 = add i32 %194, %22, !dbg !52
  %196 = sext i32 %195 to i64, !dbg !53
  %197 = getelementptr float, ptr addrspace(1) %1, i64 %196, !dbg !53
  %198 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %199 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %200 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %201 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %202 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %203 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %204 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %205 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %197, i1 %193) #6, !dbg !54
  %206 = getelementptr float, ptr addrspace(1) %2, i64 %196, !dbg !55
  %207 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %208 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %209 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %210 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %211 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %212 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %213 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %214 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %206, i1 %193) #6, !dbg !56
  %215 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %190, i1 %193) #6, !dbg !57
  %216 = extractvalue { i32, i32, i32, i32 } %215, 0, !dbg !57
  %217 = bitcast i32 %216 to <2 x half>, !dbg !57
  %218 = extractvalue { i32, i32, i32, i32 } %215, 1, !dbg !57
  %219 = bitcast i32 %218 to <2 x half>, !dbg !57
  %220 = extractvalue { i32, i32, i32, i32 } %215, 2, !dbg !57
  %221 = bitcast i32 %220 to <2 x half>, !dbg !57
  %222 = extractvalue { i32, i32, i32, i32 } %215, 3, !dbg !57
  %223 = bitcast i32 %222 to <2 x half>, !dbg !57
  %224 = insertelement <2 x i32> poison, i32 %198, i64 0, !dbg !54
  %225 = insertelement <2 x i32> %224, i32 %199, i64 1, !dbg !54
  %226 = bitcast <2 x i32> %225 to <2 x float>, !dbg !54
  %227 = insertelement <2 x i32> poison, i32 %207, i64 0, !dbg !56
  %228 = insertelement <2 x i32> %227, i32 %208, i64 1, !dbg !56
  %229 = bitcast <2 x i32> %228 to <2 x float>, !dbg !56
  %230 = fpext <2 x half> %217 to <2 x float>, !dbg !58
  %231 = fsub <2 x float> %230, %189, !dbg !48
  %232 = fmul <2 x float> %187, %231, !dbg !47
  %233 = fmul <2 x float> %232, %226, !dbg !59
  %234 = fadd <2 x float> %233, %229, !dbg !60
  %235 = extractelement <2 x float> %234, i64 0, !dbg !61
  %236 = fsub float 0.000000e+00, %235, !dbg !61
  %237 = extractelement <2 x float> %234, i64 1, !dbg !61
  %238 = fsub float 0.000000e+00, %237, !dbg !61
  %239 = fmul float %236, 0x3FF7154760000000, !dbg !63
  %240 = tail call float @llvm.nvvm.ex2.approx.f(float %239), !dbg !63
  %241 = fmul float %238, 0x3FF7154760000000, !dbg !63
  %242 = tail call float @llvm.nvvm.ex2.approx.f(float %241), !dbg !63
  %243 = fadd float %240, 1.000000e+00, !dbg !64
  %244 = fadd float %242, 1.000000e+00, !dbg !64
  %245 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %243), !dbg !65
  %246 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %244), !dbg !65
  %247 = insertelement <2 x float> poison, float %245, i64 0, !dbg !66
  %248 = insertelement <2 x float> %247, float %246, i64 1, !dbg !66
  %249 = fmul <2 x float> %234, %248, !dbg !66
  %250 = fptrunc <2 x float> %249 to <2 x half>, !dbg !67
  %251 = insertelement <2 x i32> poison, i32 %200, i64 0, !dbg !54
  %252 = insertelement <2 x i32> %251, i32 %201, i64 1, !dbg !54
  %253 = bitcast <2 x i32> %252 to <2 x float>, !dbg !54
  %254 = insertelement <2 x i32> poison, i32 %209, i64 0, !dbg !56
  %255 = insertelement <2 x i32> %254, i32 %210, i64 1, !dbg !56
  %256 = bitcast <2 x i32> %255 to <2 x float>, !dbg !56
  %257 = fpext <2 x half> %219 to <2 x float>, !dbg !58
  %258 = fsub <2 x float> %257, %189, !dbg !48
  %259 = fmul <2 x float> %187, %258, !dbg !47
  %260 = fmul <2 x float> %259, %253, !dbg !59
  %261 = fadd <2 x float> %260, %256, !dbg !60
  %262 = extractelement <2 x float> %261, i64 0, !dbg !61
  %263 = fsub float 0.000000e+00, %262, !dbg !61
  %264 = extractelement <2 x float> %261, i64 1, !dbg !61
  %265 = fsub float 0.000000e+00, %264, !dbg !61
  %266 = fmul float %263, 0x3FF7154760000000, !dbg !63
  %267 = tail call float @llvm.nvvm.ex2.approx.f(float %266), !dbg !63
  %268 = fmul float %265, 0x3FF7154760000000, !dbg !63
  %269 = tail call float @llvm.nvvm.ex2.approx.f(float %268), !dbg !63
  %270 = fadd float %267, 1.000000e+00, !dbg !64
  %271 = fadd float %269, 1.000000e+00, !dbg !64
  %272 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %270), !dbg !65
  %273 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %271), !dbg !65
  %274 = insertelement <2 x float> poison, float %272, i64 0, !dbg !66
  %275 = insertelement <2 x float> %274, float %273, i64 1, !dbg !66
  %276 = fmul <2 x float> %261, %275, !dbg !66
  %277 = fptrunc <2 x float> %276 to <2 x half>, !dbg !67
  %278 = insertelement <2 x i32> poison, i32 %202, i64 0, !dbg !54
  %279 = insertelement <2 x i32> %278, i32 %203, i64 1, !dbg !54
  %280 = bitcast <2 x i32> %279 to <2 x float>, !dbg !54
  %281 = insertelement <2 x i32> poison, i32 %211, i64 0, !dbg !56
  %282 = insertelement <2 x i32> %281, i32 %212, i64 1, !dbg !56
  %283 = bitcast <2 x i32> %282 to <2 x float>, !dbg !56
  %284 = fpext <2 x half> %221 to <2 x float>, !dbg !58
  %285 = fsub <2 x float> %284, %189, !dbg !48
  %286 = fmul <2 x float> %187, %285, !dbg !47
  %287 = fmul <2 x float> %286, %280, !dbg !59
  %288 = fadd <2 x float> %287, %283, !dbg !60
  %289 = extractelement <2 x float> %288, i64 0, !dbg !61
  %290 = fsub float 0.000000e+00, %289, !dbg !61
  %291 = extractelement <2 x float> %288, i64 1, !dbg !61
  %292 = fsub float 0.000000e+00, %291, !dbg !61
  %293 = fmul float %290, 0x3FF7154760000000, !dbg !63
  %294 = tail call float @llvm.nvvm.ex2.approx.f(float %293), !dbg !63
  %295 = fmul float %292, 0x3FF7154760000000, !dbg !63
  %296 = tail call float @llvm.nvvm.ex2.approx.f(float %295), !dbg !63
  %297 = fadd float %294, 1.000000e+00, !dbg !64
  %298 = fadd float %296, 1.000000e+00, !dbg !64
  %299 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %297), !dbg !65
  %300 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %298), !dbg !65
  %301 = insertelement <2 x float> poison, float %299, i64 0, !dbg !66
  %302 = insertelement <2 x float> %301, float %300, i64 1, !dbg !66
  %303 = fmul <2 x float> %288, %302, !dbg !66
  %304 = fptrunc <2 x float> %303 to <2 x half>, !dbg !67
  %305 = insertelement <2 x i32> poison, i32 %204, i64 0, !dbg !54
  %306 = insertelement <2 x i32> %305, i32 %205, i64 1, !dbg !54
  %307 = bitcast <2 x i32> %306 to <2 x float>, !dbg !54
  %308 = insertelement <2 x i32> poison, i32 %213, i64 0, !dbg !56
  %309 = insertelement <2 x i32> %308, i32 %214, i64 1, !dbg !56
  %310 = bitcast <2 x i32> %309 to <2 x float>, !dbg !56
  %311 = fpext <2 x half> %223 to <2 x float>, !dbg !58
  %312 = fsub <2 x float> %311, %189, !dbg !48
  %313 = fmul <2 x float> %187, %312, !dbg !47
  %314 = fmul <2 x float> %313, %307, !dbg !59
  %315 = fadd <2 x float> %314, %310, !dbg !60
  %316 = extractelement <2 x float> %315, i64 0, !dbg !61
  %317 = fsub float 0.000000e+00, %316, !dbg !61
  %318 = extractelement <2 x float> %315, i64 1, !dbg !61
  %319 = fsub float 0.000000e+00, %318, !dbg !61
  %320 = fmul float %317, 0x3FF7154760000000, !dbg !63
  %321 = tail call float @llvm.nvvm.ex2.approx.f(float %320), !dbg !63
  %322 = fmul float %319, 0x3FF7154760000000, !dbg !63
  %323 = tail call float @llvm.nvvm.ex2.approx.f(float %322), !dbg !63
  %324 = fadd float %321, 1.000000e+00, !dbg !64
  %325 = fadd float %323, 1.000000e+00, !dbg !64
  %326 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %324), !dbg !65
  %327 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %325), !dbg !65
  %328 = insertelement <2 x float> poison, float %326, i64 0, !dbg !66
  %329 = insertelement <2 x float> %328, float %327, i64 1, !dbg !66
  %330 = fmul <2 x float> %315, %329, !dbg !66
  %331 = fptrunc <2 x float> %330 to <2 x half>, !dbg !67
  %332 = bitcast <2 x half> %250 to i32, !dbg !68
  %333 = bitcast <2 x half> %277 to i32, !dbg !68
  %334 = bitcast <2 x half> %304 to i32, !dbg !68
  %335 = bitcast <2 x half> %331 to i32, !dbg !68
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %332, i32 %333, i32 %334, i32 %335, ptr addrspace(1) %.pn1720, i1 %193) #6, !dbg !68
  %336 = getelementptr i8, ptr addrspace(1) %190, i64 4096, !dbg !69
  %337 = getelementptr i8, ptr addrspace(1) %.pn1720, i64 4096, !dbg !70
  %338 = add i32 %191, 2048, !dbg !44
  %339 = icmp slt i32 %338, %13, !dbg !44
  br i1 %339, label %.lr.ph21, label %._crit_edge22, !dbg !44

._crit_edge22:                                    ; preds = %.lr.ph21, %__nv_rsqrtf.exit
  ret void, !dbg !71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "groupnorm_fwd_kernel", linkageName: "groupnorm_fwd_kernel", scope: !1, file: !1, line: 68, type: !6, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 70, column: 26, scope: !5)
!9 = !DILocation(line: 71, column: 21, scope: !5)
!10 = !DILocation(line: 72, column: 23, scope: !5)
!11 = !DILocation(line: 73, column: 24, scope: !5)
!12 = !DILocation(line: 74, column: 26, scope: !5)
!13 = !DILocation(line: 74, column: 31, scope: !5)
!14 = !DILocation(line: 74, column: 43, scope: !5)
!15 = !DILocation(line: 74, column: 35, scope: !5)
!16 = !DILocation(line: 74, column: 57, scope: !5)
!17 = !DILocation(line: 74, column: 69, scope: !5)
!18 = !DILocation(line: 75, column: 21, scope: !5)
!19 = !DILocation(line: 75, column: 28, scope: !5)
!20 = !DILocation(line: 78, column: 28, scope: !5)
!21 = !DILocation(line: 79, column: 37, scope: !5)
!22 = !DILocation(line: 79, column: 44, scope: !5)
!23 = !DILocation(line: 79, column: 20, scope: !5)
!24 = !DILocation(line: 79, column: 64, scope: !5)
!25 = !DILocation(line: 80, column: 17, scope: !5)
!26 = !DILocation(line: 81, column: 23, scope: !5)
!27 = !DILocation(line: 81, column: 19, scope: !5)
!28 = !DILocation(line: 82, column: 18, scope: !5)
!29 = !DILocation(line: 263, column: 15, scope: !30, inlinedAt: !32)
!30 = distinct !DILexicalBlockFile(scope: !5, file: !31, discriminator: 0)
!31 = !DIFile(filename: "standard.py", directory: "triton/language")
!32 = !DILocation(line: 293, column: 36, scope: !30, inlinedAt: !33)
!33 = !DILocation(line: 83, column: 18, scope: !34)
!34 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!35 = !DILocation(line: 83, column: 35, scope: !5)
!36 = !DILocation(line: 293, column: 36, scope: !30, inlinedAt: !37)
!37 = !DILocation(line: 84, column: 27, scope: !34)
!38 = !DILocation(line: 263, column: 15, scope: !30, inlinedAt: !36)
!39 = !DILocation(line: 84, column: 46, scope: !5)
!40 = !DILocation(line: 84, column: 60, scope: !5)
!41 = !DILocation(line: 84, column: 53, scope: !5)
!42 = !DILocation(line: 84, column: 67, scope: !5)
!43 = !DILocation(line: 84, column: 20, scope: !5)
!44 = !DILocation(line: 87, column: 28, scope: !5)
!45 = !DILocation(line: 86, column: 21, scope: !5)
!46 = !DILocation(line: 86, column: 28, scope: !5)
!47 = !DILocation(line: 93, column: 25, scope: !5)
!48 = !DILocation(line: 93, column: 17, scope: !5)
!49 = !DILocation(line: 88, column: 19, scope: !5)
!50 = !DILocation(line: 88, column: 26, scope: !5)
!51 = !DILocation(line: 89, column: 52, scope: !5)
!52 = !DILocation(line: 89, column: 38, scope: !5)
!53 = !DILocation(line: 90, column: 28, scope: !5)
!54 = !DILocation(line: 90, column: 20, scope: !5)
!55 = !DILocation(line: 91, column: 28, scope: !5)
!56 = !DILocation(line: 91, column: 20, scope: !5)
!57 = !DILocation(line: 92, column: 20, scope: !5)
!58 = !DILocation(line: 92, column: 53, scope: !5)
!59 = !DILocation(line: 93, column: 32, scope: !5)
!60 = !DILocation(line: 93, column: 36, scope: !5)
!61 = !DILocation(line: 50, column: 30, scope: !30, inlinedAt: !62)
!62 = !DILocation(line: 94, column: 41, scope: !34)
!63 = !DILocation(line: 50, column: 29, scope: !30, inlinedAt: !62)
!64 = !DILocation(line: 50, column: 20, scope: !30, inlinedAt: !62)
!65 = !DILocation(line: 50, column: 16, scope: !30, inlinedAt: !62)
!66 = !DILocation(line: 94, column: 30, scope: !5)
!67 = !DILocation(line: 94, column: 48, scope: !5)
!68 = !DILocation(line: 94, column: 25, scope: !5)
!69 = !DILocation(line: 95, column: 18, scope: !5)
!70 = !DILocation(line: 96, column: 18, scope: !5)
!71 = !DILocation(line: 87, column: 4, scope: !5)
