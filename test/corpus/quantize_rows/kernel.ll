; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @quantize_rows_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !5 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %10 = zext nneg i32 %9 to i64, !dbg !9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %12 = and i32 %11, 127, !dbg !10
  %13 = and i32 %11, 31, !dbg !10
  %14 = lshr i32 %12, 5, !dbg !10
  %15 = shl nuw nsw i32 %12, 3, !dbg !10
  %16 = or disjoint i32 %15, 1024, !dbg !10
  %17 = shl nuw nsw i32 %12, 4, !dbg !10
  %18 = sext i32 %4 to i64, !dbg !11
  %19 = mul nsw i64 %18, %10, !dbg !11
  %20 = getelementptr half, ptr addrspace(1) %0, i64 %19, !dbg !12
  %21 = zext nneg i32 %15 to i64, !dbg !13
  %22 = getelementptr half, ptr addrspace(1) %20, i64 %21, !dbg !13
  %23 = zext nneg i32 %16 to i64, !dbg !13
  %24 = getelementptr half, ptr addrspace(1) %20, i64 %23, !dbg !13
  %25 = icmp sgt i32 %3, 0, !dbg !14
  br i1 %25, label %.lr.ph, label %._crit_edge, !dbg !14

.lr.ph:                                           ; preds = %8, %.lr.ph
  %26 = phi ptr addrspace(1) [ %80, %.lr.ph ], [ %22, %8 ]
  %27 = phi ptr addrspace(1) [ %81, %.lr.ph ], [ %24, %8 ]
  %28 = phi i32 [ %82, %.lr.ph ], [ 0, %8 ]
  %29 = phi <16 x float> [ %79, %.lr.ph ], [ zeroinitializer, %8 ]
  %30 = or disjoint i32 %28, %15, !dbg !15
  %31 = or disjoint i32 %28, %16, !dbg !15
  %32 = icmp slt i32 %30, %3, !dbg !16
  %33 = icmp slt i32 %31, %3, !dbg !16
  %34 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %26, i1 %32) #7, !dbg !17
  %35 = extractvalue { i32, i32, i32, i32 } %34, 0, !dbg !17
  %36 = bitcast i32 %35 to <2 x half>, !dbg !17
  %37 = extractvalue { i32, i32, i32, i32 } %34, 1, !dbg !17
  %38 = bitcast i32 %37 to <2 x half>, !dbg !17
  %39 = extractvalue { i32, i32, i32, i32 } %34, 2, !dbg !17
  %40 = bitcast i32 %39 to <2 x half>, !dbg !17
  %41 = extractvalue { i32, i32, i32, i32 } %34, 3, !dbg !17
  %42 = bitcast i32 %41 to <2 x half>, !dbg !17
  %43 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %27, i1 %33) #7, !dbg !17
  %44 = extractvalue { i32, i32, i32, i32 } %43, 0, !dbg !17
  %45 = bitcast i32 %44 to <2 x half>, !dbg !17
  %46 = extractvalue { i32, i32, i32, i32 } %43, 1, !dbg !17
  %47 = bitcast i32 %46 to <2 x half>, !dbg !17
  %48 = extractvalue { i32, i32, i32, i32 } %43, 2, !dbg !17
  %49 = bitcast i32 %48 to <2 x half>, !dbg !17
  %50 = extractvalue { i32, i32, i32, i32 } %43, 3, !dbg !17
  %51 = bitcast i32 %50 to <2 x half>, !dbg !17
  %52 = shufflevector <2 x half> %36, <2 x half> %38, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %53 = shufflevector <2 x half> %40, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %54 = shufflevector <16 x half> %52, <16 x half> %53, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %55 = shufflevector <2 x half> %40, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %56 = shufflevector <16 x half> %54, <16 x half> %55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %57 = shufflevector <2 x half> %42, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %58 = shufflevector <16 x half> %56, <16 x half> %57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %59 = shufflevector <2 x half> %42, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %60 = shufflevector <16 x half> %58, <16 x half> %59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %61 = shufflevector <2 x half> %45, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %62 = shufflevector <16 x half> %60, <16 x half> %61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %63 = shufflevector <2 x half> %45, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %64 = shufflevector <16 x half> %62, <16 x half> %63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %65 = shufflevector <2 x half> %47, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %66 = shufflevector <16 x half> %64, <16 x half> %65, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %67 = shufflevector <2 x half> %47, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %68 = shufflevector <16 x half> %66, <16 x half> %67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %69 = shufflevector <2 x half> %49, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %70 = shufflevector <16 x half> %68, <16 x half> %69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !18
  %71 = shufflevector <2 x half> %49, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %72 = shufflevector <16 x half> %70, <16 x half> %71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !18
  %73 = shufflevector <2 x half> %51, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %74 = shufflevector <16 x half> %72, <16 x half> %73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !18
  %75 = shufflevector <2 x half> %51, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %76 = shufflevector <16 x half> %74, <16 x half> %75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !18
  %77 = tail call <16 x half> @llvm.fabs.v16f16(<16 x half> %76), !dbg !18
  %78 = fpext <16 x half> %77 to <16 x float>, !dbg !18
  %79 = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %29, <16 x float> %78), !dbg !19
  %80 = getelementptr i8, ptr addrspace(1) %26, i64 4096, !dbg !20
  %81 = getelementptr i8, ptr addrspace(1) %27, i64 4096, !dbg !20
  %82 = add i32 %28, 2048, !dbg !14
  %83 = icmp slt i32 %82, %3, !dbg !14
  br i1 %83, label %.lr.ph, label %._crit_edge.loopexit, !dbg !14

._crit_edge.loopexit:                             ; preds = %.lr.ph
  %84 = extractelement <16 x float> %79, i64 0, !dbg !21
  %85 = extractelement <16 x float> %79, i64 1, !dbg !21
  %86 = tail call float @llvm.maxnum.f32(float %84, float %85), !dbg !21
  %87 = extractelement <16 x float> %79, i64 2, !dbg !21
  %88 = tail call float @llvm.maxnum.f32(float %86, float %87), !dbg !21
  %89 = extractelement <16 x float> %79, i64 3, !dbg !21
  %90 = tail call float @llvm.maxnum.f32(float %88, float %89), !dbg !21
  %91 = extractelement <16 x float> %79, i64 4, !dbg !21
  %92 = tail call float @llvm.maxnum.f32(float %90, float %91), !dbg !21
  %93 = extractelement <16 x float> %79, i64 5, !dbg !21
  %94 = tail call float @llvm.maxnum.f32(float %92, float %93), !dbg !21
  %95 = extractelement <16 x float> %79, i64 6, !dbg !21
  %96 = tail call float @llvm.maxnum.f32(float %94, float %95), !dbg !21
  %97 = extractelement <16 x float> %79, i64 7, !dbg !21
  %98 = tail call float @llvm.maxnum.f32(float %96, float %97), !dbg !21
  %99 = extractelement <16 x float> %79, i64 8, !dbg !21
  %100 = tail call float @llvm.maxnum.f32(float %98, float %99), !dbg !21
  %101 = extractelement <16 x float> %79, i64 9, !dbg !21
  %102 = tail call float @llvm.maxnum.f32(float %100, float %101), !dbg !21
  %103 = extractelement <16 x float> %79, i64 10, !dbg !21
  %104 = tail call float @llvm.maxnum.f32(float %102, float %103), !dbg !21
  %105 = extractelement <16 x float> %79, i64 11, !dbg !21
  %106 = tail call float @llvm.maxnum.f32(float %104, float %105), !dbg !21
  %107 = extractelement <16 x float> %79, i64 12, !dbg !21
  %108 = tail call float @llvm.maxnum.f32(float %106, float %107), !dbg !21
  %109 = extractelement <16 x float> %79, i64 13, !dbg !21
  %110 = tail call float @llvm.maxnum.f32(float %108, float %109), !dbg !21
  %111 = extractelement <16 x float> %79, i64 14, !dbg !21
  %112 = tail call float @llvm.maxnum.f32(float %110, float %111), !dbg !21
  %113 = extractelement <16 x float> %79, i64 15, !dbg !21
  %114 = tail call float @llvm.maxnum.f32(float %112, float %113), !dbg !21
  br label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %8
  %115 = phi float [ 0.000000e+00, %8 ], [ %114, %._crit_edge.loopexit ], !dbg !27
  %116 = bitcast float %115 to i32, !dbg !24
  %117 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %116, i32 16, i32 31), !dbg !24
  %118 = bitcast i32 %117 to float, !dbg !24
  %119 = tail call float @llvm.maxnum.f32(float %115, float %118), !dbg !21
  %120 = bitcast float %119 to i32, !dbg !24
  %121 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %120, i32 8, i32 31), !dbg !24
  %122 = bitcast i32 %121 to float, !dbg !24
  %123 = tail call float @llvm.maxnum.f32(float %119, float %122), !dbg !21
  %124 = bitcast float %123 to i32, !dbg !24
  %125 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %124, i32 4, i32 31), !dbg !24
  %126 = bitcast i32 %125 to float, !dbg !24
  %127 = tail call float @llvm.maxnum.f32(float %123, float %126), !dbg !21
  %128 = bitcast float %127 to i32, !dbg !24
  %129 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %128, i32 2, i32 31), !dbg !24
  %130 = bitcast i32 %129 to float, !dbg !24
  %131 = tail call float @llvm.maxnum.f32(float %127, float %130), !dbg !21
  %132 = bitcast float %131 to i32, !dbg !24
  %133 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %132, i32 1, i32 31), !dbg !24
  %134 = bitcast i32 %133 to float, !dbg !24
  %135 = tail call float @llvm.maxnum.f32(float %131, float %134), !dbg !21
  %136 = icmp eq i32 %13, 0, !dbg !24
  %137 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14, !dbg !24
  %138 = bitcast float %135 to <1 x i32>, !dbg !24
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %137, <1 x i32> %138, i1 %136) #7, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %139 = icmp samesign ult i32 %12, 4, !dbg !24
  %140 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12, !dbg !24
  %141 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %140, i1 %139) #7, !dbg !24
  %142 = bitcast i32 %141 to float, !dbg !24
  %143 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %141, i32 2, i32 31), !dbg !24
  %144 = bitcast i32 %143 to float, !dbg !24
  %145 = tail call float @llvm.maxnum.f32(float %142, float %144), !dbg !21
  %146 = bitcast float %145 to i32, !dbg !24
  %147 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %146, i32 1, i32 31), !dbg !24
  %148 = bitcast i32 %147 to float, !dbg !24
  %149 = tail call float @llvm.maxnum.f32(float %145, float %148), !dbg !21
  %150 = and i32 %11, 3, !dbg !24
  %151 = icmp eq i32 %150, 0, !dbg !24
  %152 = and i1 %139, %151, !dbg !24
  %153 = bitcast float %149 to <1 x i32>, !dbg !24
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %140, <1 x i32> %153, i1 %152) #7, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %154 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !24
  %155 = tail call float @llvm.maxnum.f32(float %154, float 0x3E45798EE0000000), !dbg !28
  %156 = fmul float %155, 0x3F80204080000000, !dbg !29
  %157 = getelementptr float, ptr addrspace(1) %2, i64 %10, !dbg !30
  %158 = icmp samesign ult i32 %12, 32, !dbg !31
  %159 = and i1 %136, %158, !dbg !31
  %160 = bitcast float %156 to i32, !dbg !31
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %160, ptr addrspace(1) %157, i1 %159) #7, !dbg !31
  %161 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %156), !dbg !32
  br i1 %25, label %.lr.ph94, label %._crit_edge95, !dbg !33

.lr.ph94:                                         ; preds = %._crit_edge
  %162 = sext i32 %5 to i64, !dbg !34
  %163 = mul nsw i64 %162, %10, !dbg !34
  %164 = getelementptr i8, ptr addrspace(1) %1, i64 %163, !dbg !35
  %165 = zext nneg i32 %17 to i64, !dbg !36
  %166 = getelementptr i8, ptr addrspace(1) %164, i64 %165, !dbg !36
  %167 = shl nuw nsw i32 %11, 3
  %168 = and i32 %167, 1008
  %169 = and i32 %11, 1
  %170 = icmp eq i32 %169, 0
  %171 = select i1 %170, i32 0, i32 2112
  %172 = xor i32 %171, %168
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %172
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 1024
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %17
  %176 = xor i32 %17, 2112
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %176
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 2
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 4
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 6
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 8
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 10
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 12
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 14
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 4
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 6
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 8
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 10
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 12
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 14
  br label %192, !dbg !33

192:                                              ; preds = %.lr.ph94, %192
  %.pn3392 = phi ptr addrspace(1) [ %166, %.lr.ph94 ], [ %398, %192 ]
  %193 = phi ptr addrspace(1) [ %22, %.lr.ph94 ], [ %396, %192 ]
  %194 = phi ptr addrspace(1) [ %24, %.lr.ph94 ], [ %397, %192 ]
  %195 = phi i32 [ 0, %.lr.ph94 ], [ %399, %192 ]
  %196 = or disjoint i32 %195, %15, !dbg !37
  %197 = or disjoint i32 %195, %16, !dbg !37
  %198 = or disjoint i32 %195, %17, !dbg !37
  %199 = icmp slt i32 %196, %3, !dbg !38
  %200 = icmp slt i32 %197, %3, !dbg !38
  %201 = icmp slt i32 %198, %3, !dbg !38
  %202 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %193, i1 %199) #7, !dbg !39
  %203 = extractvalue { i32, i32, i32, i32 } %202, 0, !dbg !39
  %204 = extractvalue { i32, i32, i32, i32 } %202, 1, !dbg !39
  %205 = extractvalue { i32, i32, i32, i32 } %202, 2, !dbg !39
  %206 = extractvalue { i32, i32, i32, i32 } %202, 3, !dbg !39
  %207 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %194, i1 %200) #7, !dbg !39
  %208 = extractvalue { i32, i32, i32, i32 } %207, 0, !dbg !39
  %209 = extractvalue { i32, i32, i32, i32 } %207, 1, !dbg !39
  %210 = extractvalue { i32, i32, i32, i32 } %207, 2, !dbg !39
  %211 = extractvalue { i32, i32, i32, i32 } %207, 3, !dbg !39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %212 = insertelement <4 x i32> poison, i32 %203, i64 0, !dbg !40
  %213 = insertelement <4 x i32> %212, i32 %204, i64 1, !dbg !40
  %214 = insertelement <4 x i32> %213, i32 %205, i64 2, !dbg !40
  %215 = insertelement <4 x i32> %214, i32 %206, i64 3, !dbg !40
  store <4 x i32> %215, ptr addrspace(3) %173, align 16, !dbg !40
  %216 = insertelement <4 x i32> poison, i32 %208, i64 0, !dbg !40
  %217 = insertelement <4 x i32> %216, i32 %209, i64 1, !dbg !40
  %218 = insertelement <4 x i32> %217, i32 %210, i64 2, !dbg !40
  %219 = insertelement <4 x i32> %218, i32 %211, i64 3, !dbg !40
  store <4 x i32> %219, ptr addrspace(3) %174, align 16, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %220 = load half, ptr addrspace(3) %175, align 16, !dbg !40
  %221 = load half, ptr addrspace(3) %178, align 2, !dbg !40
  %222 = load half, ptr addrspace(3) %179, align 4, !dbg !40
  %223 = load half, ptr addrspace(3) %180, align 2, !dbg !40
  %224 = load half, ptr addrspace(3) %181, align 8, !dbg !40
  %225 = load half, ptr addrspace(3) %182, align 2, !dbg !40
  %226 = load half, ptr addrspace(3) %183, align 4, !dbg !40
  %227 = load half, ptr addrspace(3) %184, align 2, !dbg !40
  %228 = load half, ptr addrspace(3) %177, align 16, !dbg !40
  %229 = load half, ptr addrspace(3) %185, align 2, !dbg !40
  %230 = load half, ptr addrspace(3) %186, align 4, !dbg !40
  %231 = load half, ptr addrspace(3) %187, align 2, !dbg !40
  %232 = load half, ptr addrspace(3) %188, align 8, !dbg !40
  %233 = load half, ptr addrspace(3) %189, align 2, !dbg !40
  %234 = load half, ptr addrspace(3) %190, align 4, !dbg !40
  %235 = load half, ptr addrspace(3) %191, align 2, !dbg !40
  %236 = fpext half %220 to float, !dbg !41
  %237 = fpext half %221 to float, !dbg !41
  %238 = fpext half %222 to float, !dbg !41
  %239 = fpext half %223 to float, !dbg !41
  %240 = fpext half %224 to float, !dbg !41
  %241 = fpext half %225 to float, !dbg !41
  %242 = fpext half %226 to float, !dbg !41
  %243 = fpext half %227 to float, !dbg !41
  %244 = fpext half %228 to float, !dbg !41
  %245 = fpext half %229 to float, !dbg !41
  %246 = fpext half %230 to float, !dbg !41
  %247 = fpext half %231 to float, !dbg !41
  %248 = fpext half %232 to float, !dbg !41
  %249 = fpext half %233 to float, !dbg !41
  %250 = fpext half %234 to float, !dbg !41
  %251 = fpext half %235 to float, !dbg !41
  %252 = fmul float %161, %236, !dbg !42
  %253 = fmul float %161, %237, !dbg !42
  %254 = fmul float %161, %238, !dbg !42
  %255 = fmul float %161, %239, !dbg !42
  %256 = fmul float %161, %240, !dbg !42
  %257 = fmul float %161, %241, !dbg !42
  %258 = fmul float %161, %242, !dbg !42
  %259 = fmul float %161, %243, !dbg !42
  %260 = fmul float %161, %244, !dbg !42
  %261 = fmul float %161, %245, !dbg !42
  %262 = fmul float %161, %246, !dbg !42
  %263 = fmul float %161, %247, !dbg !42
  %264 = fmul float %161, %248, !dbg !42
  %265 = fmul float %161, %249, !dbg !42
  %266 = fmul float %161, %250, !dbg !42
  %267 = fmul float %161, %251, !dbg !42
  %268 = fadd float %252, 5.000000e-01, !dbg !43
  %269 = fadd float %253, 5.000000e-01, !dbg !43
  %270 = fadd float %254, 5.000000e-01, !dbg !43
  %271 = fadd float %255, 5.000000e-01, !dbg !43
  %272 = fadd float %256, 5.000000e-01, !dbg !43
  %273 = fadd float %257, 5.000000e-01, !dbg !43
  %274 = fadd float %258, 5.000000e-01, !dbg !43
  %275 = fadd float %259, 5.000000e-01, !dbg !43
  %276 = fadd float %260, 5.000000e-01, !dbg !43
  %277 = fadd float %261, 5.000000e-01, !dbg !43
  %278 = fadd float %262, 5.000000e-01, !dbg !43
  %279 = fadd float %263, 5.000000e-01, !dbg !43
  %280 = fadd float %264, 5.000000e-01, !dbg !43
  %281 = fadd float %265, 5.000000e-01, !dbg !43
  %282 = fadd float %266, 5.000000e-01, !dbg !43
  %283 = fadd float %267, 5.000000e-01, !dbg !43
  %284 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %285 = tail call float @llvm.nvvm.floor.ftz.f(float %268), !dbg !44
  %286 = tail call float @llvm.nvvm.floor.f(float %268), !dbg !44
  %287 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %288 = tail call float @llvm.nvvm.floor.ftz.f(float %269), !dbg !44
  %289 = tail call float @llvm.nvvm.floor.f(float %269), !dbg !44
  %290 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %291 = tail call float @llvm.nvvm.floor.ftz.f(float %270), !dbg !44
  %292 = tail call float @llvm.nvvm.floor.f(float %270), !dbg !44
  %293 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %294 = tail call float @llvm.nvvm.floor.ftz.f(float %271), !dbg !44
  %295 = tail call float @llvm.nvvm.floor.f(float %271), !dbg !44
  %296 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %297 = tail call float @llvm.nvvm.floor.ftz.f(float %272), !dbg !44
  %298 = tail call float @llvm.nvvm.floor.f(float %272), !dbg !44
  %299 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %300 = tail call float @llvm.nvvm.floor.ftz.f(float %273), !dbg !44
  %301 = tail call float @llvm.nvvm.floor.f(float %273), !dbg !44
  %302 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %303 = tail call float @llvm.nvvm.floor.ftz.f(float %274), !dbg !44
  %304 = tail call float @llvm.nvvm.floor.f(float %274), !dbg !44
  %305 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %306 = tail call float @llvm.nvvm.floor.ftz.f(float %275), !dbg !44
  %307 = tail call float @llvm.nvvm.floor.f(float %275), !dbg !44
  %308 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %309 = tail call float @llvm.nvvm.floor.ftz.f(float %276), !dbg !44
  %310 = tail call float @llvm.nvvm.floor.f(float %276), !dbg !44
  %311 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %312 = tail call float @llvm.nvvm.floor.ftz.f(float %277), !dbg !44
  %313 = tail call float @llvm.nvvm.floor.f(float %277), !dbg !44
  %314 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %315 = tail call float @llvm.nvvm.floor.ftz.f(float %278), !dbg !44
  %316 = tail call float @llvm.nvvm.floor.f(float %278), !dbg !44
  %317 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %318 = tail call float @llvm.nvvm.floor.ftz.f(float %279), !dbg !44
  %319 = tail call float @llvm.nvvm.floor.f(float %279), !dbg !44
  %320 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %321 = tail call float @llvm.nvvm.floor.ftz.f(float %280), !dbg !44
  %322 = tail call float @llvm.nvvm.floor.f(float %280), !dbg !44
  %323 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %324 = tail call float @llvm.nvvm.floor.ftz.f(float %281), !dbg !44
  %325 = tail call float @llvm.nvvm.floor.f(float %281), !dbg !44
  %326 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %327 = tail call float @llvm.nvvm.floor.ftz.f(float %282), !dbg !44
  %328 = tail call float @llvm.nvvm.floor.f(float %282), !dbg !44
  %329 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !44
  %330 = tail call float @llvm.nvvm.floor.ftz.f(float %283), !dbg !44
  %331 = tail call float @llvm.nvvm.floor.f(float %283), !dbg !44
  %332 = insertelement <4 x i32> poison, i32 %284, i64 0, !dbg !44
  %333 = insertelement <4 x i32> %332, i32 %287, i64 1, !dbg !44
  %334 = insertelement <4 x i32> %333, i32 %290, i64 2, !dbg !44
  %335 = insertelement <4 x i32> %334, i32 %293, i64 3, !dbg !44
  %336 = icmp eq <4 x i32> %335, zeroinitializer, !dbg !44
  %337 = insertelement <4 x float> poison, float %286, i64 0, !dbg !44
  %338 = insertelement <4 x float> %337, float %289, i64 1, !dbg !44
  %339 = insertelement <4 x float> %338, float %292, i64 2, !dbg !44
  %340 = insertelement <4 x float> %339, float %295, i64 3, !dbg !44
  %341 = insertelement <4 x float> poison, float %285, i64 0, !dbg !44
  %342 = insertelement <4 x float> %341, float %288, i64 1, !dbg !44
  %343 = insertelement <4 x float> %342, float %291, i64 2, !dbg !44
  %344 = insertelement <4 x float> %343, float %294, i64 3, !dbg !44
  %345 = select <4 x i1> %336, <4 x float> %340, <4 x float> %344, !dbg !44
  %346 = fptosi <4 x float> %345 to <4 x i8>, !dbg !40
  %347 = insertelement <4 x i32> poison, i32 %296, i64 0, !dbg !44
  %348 = insertelement <4 x i32> %347, i32 %299, i64 1, !dbg !44
  %349 = insertelement <4 x i32> %348, i32 %302, i64 2, !dbg !44
  %350 = insertelement <4 x i32> %349, i32 %305, i64 3, !dbg !44
  %351 = icmp eq <4 x i32> %350, zeroinitializer, !dbg !44
  %352 = insertelement <4 x float> poison, float %298, i64 0, !dbg !44
  %353 = insertelement <4 x float> %352, float %301, i64 1, !dbg !44
  %354 = insertelement <4 x float> %353, float %304, i64 2, !dbg !44
  %355 = insertelement <4 x float> %354, float %307, i64 3, !dbg !44
  %356 = insertelement <4 x float> poison, float %297, i64 0, !dbg !44
  %357 = insertelement <4 x float> %356, float %300, i64 1, !dbg !44
  %358 = insertelement <4 x float> %357, float %303, i64 2, !dbg !44
  %359 = insertelement <4 x float> %358, float %306, i64 3, !dbg !44
  %360 = select <4 x i1> %351, <4 x float> %355, <4 x float> %359, !dbg !44
  %361 = fptosi <4 x float> %360 to <4 x i8>, !dbg !40
  %362 = insertelement <4 x i32> poison, i32 %308, i64 0, !dbg !44
  %363 = insertelement <4 x i32> %362, i32 %311, i64 1, !dbg !44
  %364 = insertelement <4 x i32> %363, i32 %314, i64 2, !dbg !44
  %365 = insertelement <4 x i32> %364, i32 %317, i64 3, !dbg !44
  %366 = icmp eq <4 x i32> %365, zeroinitializer, !dbg !44
  %367 = insertelement <4 x float> poison, float %310, i64 0, !dbg !44
  %368 = insertelement <4 x float> %367, float %313, i64 1, !dbg !44
  %369 = insertelement <4 x float> %368, float %316, i64 2, !dbg !44
  %370 = insertelement <4 x float> %369, float %319, i64 3, !dbg !44
  %371 = insertelement <4 x float> poison, float %309, i64 0, !dbg !44
  %372 = insertelement <4 x float> %371, float %312, i64 1, !dbg !44
  %373 = insertelement <4 x float> %372, float %315, i64 2, !dbg !44
  %374 = insertelement <4 x float> %373, float %318, i64 3, !dbg !44
  %375 = select <4 x i1> %366, <4 x float> %370, <4 x float> %374, !dbg !44
  %376 = fptosi <4 x float> %375 to <4 x i8>, !dbg !40
  %377 = insertelement <4 x i32> poison, i32 %320, i64 0, !dbg !44
  %378 = insertelement <4 x i32> %377, i32 %323, i64 1, !dbg !44
  %379 = insertelement <4 x i32> %378, i32 %326, i64 2, !dbg !44
  %380 = insertelement <4 x i32> %379, i32 %329, i64 3, !dbg !44
  %381 = icmp eq <4 x i32> %380, zeroinitializer, !dbg !44
  %382 = insertelement <4 x float> poison, float %322, i64 0, !dbg !44
  %383 = insertelement <4 x float> %382, float %325, i64 1, !dbg !44
  %384 = insertelement <4 x float> %383, float %328, i64 2, !dbg !44
  %385 = insertelement <4 x float> %384, float %331, i64 3, !dbg !44
  %386 = insertelement <4 x float> poison, float %321, i64 0, !dbg !44
  %387 = insertelement <4 x float> %386, float %324, i64 1, !dbg !44
  %388 = insertelement <4 x float> %387, float %327, i64 2, !dbg !44
  %389 = insertelement <4 x float> %388, float %330, i64 3, !dbg !44
  %390 = select <4 x i1> %381, <4 x float> %385, <4 x float> %389, !dbg !44
  %391 = fptosi <4 x float> %390 to <4 x i8>, !dbg !40
  %392 = bitcast <4 x i8> %346 to i32, !dbg !45
  %393 = bitcast <4 x i8> %361 to i32, !dbg !45
  %394 = bitcast <4 x i8> %376 to i32, !dbg !45
  %395 = bitcast <4 x i8> %391 to i32, !dbg !45
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %392, i32 %393, i32 %394, i32 %395, ptr addrspace(1) %.pn3392, i1 %201) #7, !dbg !45
  %396 = getelementptr i8, ptr addrspace(1) %193, i64 4096, !dbg !46
  %397 = getelementptr i8, ptr addrspace(1) %194, i64 4096, !dbg !46
  %398 = getelementptr i8, ptr addrspace(1) %.pn3392, i64 2048, !dbg !47
  %399 = add i32 %195, 2048, !dbg !33
  %400 = icmp slt i32 %399, %3, !dbg !33
  br i1 %400, label %192, label %._crit_edge95, !dbg !33

._crit_edge95:                                    ; preds = %192, %._crit_edge
  ret void, !dbg !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.ftz.f(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x half> @llvm.fabs.v16f16(<16 x half>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.maxnum.v16f32(<16 x float>, <16 x float>) #6

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "quantized.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "quantize_rows_kernel", linkageName: "quantize_rows_kernel", scope: !1, file: !1, line: 38, type: !6, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 40, column: 24, scope: !5)
!9 = !DILocation(line: 40, column: 30, scope: !5)
!10 = !DILocation(line: 41, column: 24, scope: !5)
!11 = !DILocation(line: 42, column: 27, scope: !5)
!12 = !DILocation(line: 42, column: 21, scope: !5)
!13 = !DILocation(line: 42, column: 38, scope: !5)
!14 = !DILocation(line: 44, column: 27, scope: !5)
!15 = !DILocation(line: 45, column: 39, scope: !5)
!16 = !DILocation(line: 45, column: 46, scope: !5)
!17 = !DILocation(line: 45, column: 20, scope: !5)
!18 = !DILocation(line: 46, column: 39, scope: !5)
!19 = !DILocation(line: 46, column: 32, scope: !5)
!20 = !DILocation(line: 47, column: 18, scope: !5)
!21 = !DILocation(line: 170, column: 27, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !5, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 191, column: 40, scope: !22, inlinedAt: !25)
!25 = !DILocation(line: 48, column: 30, scope: !26)
!26 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!27 = !DILocation(line: 43, column: 20, scope: !5)
!28 = !DILocation(line: 48, column: 45, scope: !5)
!29 = !DILocation(line: 48, column: 54, scope: !5)
!30 = !DILocation(line: 49, column: 25, scope: !5)
!31 = !DILocation(line: 49, column: 30, scope: !5)
!32 = !DILocation(line: 50, column: 20, scope: !5)
!33 = !DILocation(line: 53, column: 27, scope: !5)
!34 = !DILocation(line: 52, column: 27, scope: !5)
!35 = !DILocation(line: 52, column: 21, scope: !5)
!36 = !DILocation(line: 52, column: 38, scope: !5)
!37 = !DILocation(line: 54, column: 39, scope: !5)
!38 = !DILocation(line: 54, column: 46, scope: !5)
!39 = !DILocation(line: 54, column: 20, scope: !5)
!40 = !DILocation(line: 56, column: 30, scope: !5)
!41 = !DILocation(line: 54, column: 63, scope: !5)
!42 = !DILocation(line: 55, column: 25, scope: !5)
!43 = !DILocation(line: 55, column: 35, scope: !5)
!44 = !DILocation(line: 55, column: 21, scope: !5)
!45 = !DILocation(line: 56, column: 25, scope: !5)
!46 = !DILocation(line: 57, column: 18, scope: !5)
!47 = !DILocation(line: 58, column: 18, scope: !5)
!48 = !DILocation(line: 53, column: 4, scope: !5)
