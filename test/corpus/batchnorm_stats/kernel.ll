; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @batchnorm_stats_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
  %11 = and i32 %10, 127, !dbg !8
  %12 = shl nuw nsw i32 %11, 3, !dbg !8
  %13 = icmp sgt i32 %3, 0, !dbg !9
  br i1 %13, label %.preheader.lr.ph, label %.._crit_edge24_crit_edge, !dbg !9

.._crit_edge24_crit_edge:                         ; preds = %8
  %.pre = shl nuw nsw i32 %10, 5, !dbg !9
  %.pre31 = and i32 %.pre, 768, !dbg !9
  %.pre33 = shl nuw nsw i32 %10, 3, !dbg !9
  %.pre35 = and i32 %.pre33, 48, !dbg !9
  %.pre37 = shl nuw nsw i32 %10, 1, !dbg !9
  %.pre39 = and i32 %.pre37, 192, !dbg !9
  %.pre41 = and i32 %10, 1, !dbg !9
  %.pre43 = shl nuw nsw i32 %11, 4, !dbg !9
  %.pre45 = xor i32 %.pre43, 2112, !dbg !9
  br label %._crit_edge24, !dbg !9

.preheader.lr.ph:                                 ; preds = %8
  %14 = mul i32 %5, %4, !dbg !10
  %15 = mul i32 %5, %9, !dbg !11
  %16 = sext i32 %15 to i64, !dbg !12
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16, !dbg !12
  %18 = icmp sgt i32 %5, 0
  %19 = zext nneg i32 %12 to i64
  %20 = shl nuw nsw i32 %10, 5
  %21 = and i32 %20, 768
  %22 = shl nuw nsw i32 %10, 3
  %23 = and i32 %22, 48
  %24 = shl nuw nsw i32 %10, 1
  %25 = and i32 %24, 192
  %26 = and i32 %10, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 0, i32 2112
  %29 = xor i32 %28, %25
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %21
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i32 %23
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 %29
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 1024
  %34 = shl nuw nsw i32 %11, 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %34
  %36 = xor i32 %34, 2112
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %36
  %38 = sext i32 %14 to i64
  %invariant.op = or i32 %10, 896
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 8
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 12
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 4
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 8
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 12
  %45 = insertelement <8 x i32> poison, i32 %5, i64 0
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <8 x i32> zeroinitializer
  %47 = insertelement <8 x i32> <i32 512, i32 640, i32 768, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, i32 %invariant.op, i64 3
  br label %.preheader, !dbg !9

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %48 = phi ptr addrspace(1) [ %17, %.preheader.lr.ph ], [ %211, %._crit_edge ]
  %49 = phi float [ 0.000000e+00, %.preheader.lr.ph ], [ %202, %._crit_edge ]
  %50 = phi float [ 0.000000e+00, %.preheader.lr.ph ], [ %203, %._crit_edge ]
  %51 = phi float [ 0.000000e+00, %.preheader.lr.ph ], [ %200, %._crit_edge ]
  %52 = phi float [ 0.000000e+00, %.preheader.lr.ph ], [ %201, %._crit_edge ]
  %53 = phi i32 [ 0, %.preheader.lr.ph ], [ %212, %._crit_edge ]
  %54 = phi <8 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %204, %._crit_edge ]
  %55 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %205, %._crit_edge ]
  %56 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %206, %._crit_edge ]
  %57 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %207, %._crit_edge ]
  %58 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %208, %._crit_edge ]
  %59 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %209, %._crit_edge ]
  %60 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %210, %._crit_edge ]
  br i1 %18, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %.preheader
  %invariant.gep = getelementptr half, ptr addrspace(1) %48, i64 %19, !dbg !13
  br label %61, !dbg !13

61:                                               ; preds = %.lr.ph, %61
  %62 = phi float [ %49, %.lr.ph ], [ %193, %61 ]
  %63 = phi float [ %50, %.lr.ph ], [ %194, %61 ]
  %64 = phi float [ %51, %.lr.ph ], [ %144, %61 ]
  %65 = phi float [ %52, %.lr.ph ], [ %145, %61 ]
  %66 = phi i32 [ 0, %.lr.ph ], [ %198, %61 ]
  %67 = phi <8 x float> [ %54, %.lr.ph ], [ %105, %61 ]
  %68 = phi <2 x float> [ %55, %.lr.ph ], [ %197, %61 ]
  %69 = phi <2 x float> [ %56, %.lr.ph ], [ %189, %61 ]
  %70 = phi <2 x float> [ %57, %.lr.ph ], [ %196, %61 ]
  %71 = phi <2 x float> [ %58, %.lr.ph ], [ %176, %61 ]
  %72 = phi <2 x float> [ %59, %.lr.ph ], [ %195, %61 ]
  %73 = phi <2 x float> [ %60, %.lr.ph ], [ %163, %61 ]
  %74 = or disjoint i32 %66, %12, !dbg !14
  %75 = icmp slt i32 %74, %5, !dbg !15
  %76 = sext i32 %66 to i64, !dbg !16
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %76, !dbg !17
  %77 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep, i1 %75) #6, !dbg !18
  %78 = extractvalue { i32, i32, i32, i32 } %77, 0, !dbg !18
  %79 = bitcast i32 %78 to <2 x half>, !dbg !18
  %80 = extractvalue { i32, i32, i32, i32 } %77, 1, !dbg !18
  %81 = bitcast i32 %80 to <2 x half>, !dbg !18
  %82 = extractvalue { i32, i32, i32, i32 } %77, 2, !dbg !18
  %83 = bitcast i32 %82 to <2 x half>, !dbg !18
  %84 = extractvalue { i32, i32, i32, i32 } %77, 3, !dbg !18
  %85 = bitcast i32 %84 to <2 x half>, !dbg !18
  %86 = extractelement <2 x half> %79, i64 0, !dbg !18
  %87 = extractelement <2 x half> %79, i64 1, !dbg !18
  %88 = fpext half %86 to float, !dbg !19
  %89 = fpext half %87 to float, !dbg !19
  %90 = or disjoint i32 %66, %11, !dbg !14
  %91 = or disjoint i32 %90, 128, !dbg !14
  %92 = or disjoint i32 %90, 256, !dbg !14
  %93 = or disjoint i32 %90, 384, !dbg !14
  %94 = insertelement <4 x i32> poison, i32 %90, i64 0, !dbg !14
  %95 = insertelement <4 x i32> %94, i32 %66, i64 1, !dbg !14
  %96 = insertelement <8 x i32> poison, i32 %90, i64 0, !dbg !15
  %97 = insertelement <8 x i32> %96, i32 %91, i64 1, !dbg !15
  %98 = insertelement <8 x i32> %97, i32 %92, i64 2, !dbg !15
  %99 = insertelement <8 x i32> %98, i32 %93, i64 3, !dbg !15
  %100 = shufflevector <4 x i32> %95, <4 x i32> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !15
  %101 = or disjoint <8 x i32> %100, %47, !dbg !15
  %102 = shufflevector <8 x i32> %99, <8 x i32> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>, !dbg !15
  %103 = icmp slt <8 x i32> %102, %46, !dbg !15
  %104 = uitofp <8 x i1> %103 to <8 x float>, !dbg !20
  %105 = fadd <8 x float> %67, %104, !dbg !21
  %106 = fsub float %88, %64, !dbg !22
  %107 = fsub float %89, %65, !dbg !22
  %108 = extractelement <8 x float> %105, i64 0, !dbg !23
  %109 = tail call float @llvm.maxnum.f32(float %108, float 1.000000e+00), !dbg !23
  %110 = extractelement <8 x float> %105, i64 1, !dbg !23
  %111 = tail call float @llvm.maxnum.f32(float %110, float 1.000000e+00), !dbg !23
  %112 = extractelement <8 x float> %105, i64 2, !dbg !23
  %113 = tail call float @llvm.maxnum.f32(float %112, float 1.000000e+00), !dbg !23
  %114 = extractelement <8 x float> %105, i64 3, !dbg !23
  %115 = tail call float @llvm.maxnum.f32(float %114, float 1.000000e+00), !dbg !23
  %116 = extractelement <8 x float> %105, i64 4, !dbg !23
  %117 = tail call float @llvm.maxnum.f32(float %116, float 1.000000e+00), !dbg !23
  %118 = extractelement <8 x float> %105, i64 5, !dbg !23
  %119 = tail call float @llvm.maxnum.f32(float %118, float 1.000000e+00), !dbg !23
  %120 = extractelement <8 x float> %105, i64 6, !dbg !23
  %121 = tail call float @llvm.maxnum.f32(float %120, float 1.000000e+00), !dbg !23
  %122 = extractelement <8 x float> %105, i64 7, !dbg !23
  %123 = tail call float @llvm.maxnum.f32(float %122, float 1.000000e+00), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %124 = bitcast float %109 to i32, !dbg !23
  %125 = bitcast float %111 to i32, !dbg !23
  %126 = bitcast float %113 to i32, !dbg !23
  %127 = bitcast float %115 to i32, !dbg !23
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %32, i32 %124, i32 %125, i32 %126, i32 %127), !dbg !23
  %128 = bitcast float %117 to i32, !dbg !23
  %129 = bitcast float %119 to i32, !dbg !23
  %130 = bitcast float %121 to i32, !dbg !23
  %131 = bitcast float %123 to i32, !dbg !23
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %33, i32 %128, i32 %129, i32 %130, i32 %131), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %132 = load float, ptr addrspace(3) %35, align 16, !dbg !23
  %133 = load float, ptr addrspace(3) %39, align 4, !dbg !23
  %134 = load float, ptr addrspace(3) %40, align 8, !dbg !23
  %135 = load float, ptr addrspace(3) %41, align 4, !dbg !23
  %136 = load float, ptr addrspace(3) %37, align 16, !dbg !23
  %137 = load float, ptr addrspace(3) %42, align 4, !dbg !23
  %138 = load float, ptr addrspace(3) %43, align 8, !dbg !23
  %139 = load float, ptr addrspace(3) %44, align 4, !dbg !23
  %140 = tail call float @llvm.nvvm.div.full(float %106, float %132), !dbg !24
  %141 = tail call float @llvm.nvvm.div.full(float %107, float %133), !dbg !24
  %142 = fadd float %64, %140, !dbg !25
  %143 = fadd float %65, %141, !dbg !25
  %144 = select i1 %75, float %142, float %64, !dbg !26
  %145 = select i1 %75, float %143, float %65, !dbg !26
  %146 = fsub float %88, %144, !dbg !27
  %147 = fsub float %89, %145, !dbg !27
  %148 = fmul float %106, %146, !dbg !28
  %149 = fmul float %107, %147, !dbg !28
  %150 = fadd float %62, %148, !dbg !29
  %151 = fadd float %63, %149, !dbg !29
  %152 = fpext <2 x half> %81 to <2 x float>, !dbg !19
  %153 = fsub <2 x float> %152, %73, !dbg !22
  %154 = extractelement <2 x float> %153, i64 0, !dbg !24
  %155 = tail call float @llvm.nvvm.div.full(float %154, float %134), !dbg !24
  %156 = extractelement <2 x float> %153, i64 1, !dbg !24
  %157 = tail call float @llvm.nvvm.div.full(float %156, float %135), !dbg !24
  %158 = insertelement <2 x float> poison, float %155, i64 0, !dbg !25
  %159 = insertelement <2 x float> %158, float %157, i64 1, !dbg !25
  %160 = fadd <2 x float> %73, %159, !dbg !25
  %161 = insertelement <2 x i1> poison, i1 %75, i64 0, !dbg !26
  %162 = shufflevector <2 x i1> %161, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !26
  %163 = select <2 x i1> %162, <2 x float> %160, <2 x float> %73, !dbg !26
  %164 = fsub <2 x float> %152, %163, !dbg !27
  %165 = fmul <2 x float> %153, %164, !dbg !28
  %166 = fadd <2 x float> %72, %165, !dbg !29
  %167 = fpext <2 x half> %83 to <2 x float>, !dbg !19
  %168 = fsub <2 x float> %167, %71, !dbg !22
  %169 = extractelement <2 x float> %168, i64 0, !dbg !24
  %170 = tail call float @llvm.nvvm.div.full(float %169, float %136), !dbg !24
  %171 = extractelement <2 x float> %168, i64 1, !dbg !24
  %172 = tail call float @llvm.nvvm.div.full(float %171, float %137), !dbg !24
  %173 = insertelement <2 x float> poison, float %170, i64 0, !dbg !25
  %174 = insertelement <2 x float> %173, float %172, i64 1, !dbg !25
  %175 = fadd <2 x float> %71, %174, !dbg !25
  %176 = select <2 x i1> %162, <2 x float> %175, <2 x float> %71, !dbg !26
  %177 = fsub <2 x float> %167, %176, !dbg !27
  %178 = fmul <2 x float> %168, %177, !dbg !28
  %179 = fadd <2 x float> %70, %178, !dbg !29
  %180 = fpext <2 x half> %85 to <2 x float>, !dbg !19
  %181 = fsub <2 x float> %180, %69, !dbg !22
  %182 = extractelement <2 x float> %181, i64 0, !dbg !24
  %183 = tail call float @llvm.nvvm.div.full(float %182, float %138), !dbg !24
  %184 = extractelement <2 x float> %181, i64 1, !dbg !24
  %185 = tail call float @llvm.nvvm.div.full(float %184, float %139), !dbg !24
  %186 = insertelement <2 x float> poison, float %183, i64 0, !dbg !25
  %187 = insertelement <2 x float> %186, float %185, i64 1, !dbg !25
  %188 = fadd <2 x float> %69, %187, !dbg !25
  %189 = select <2 x i1> %162, <2 x float> %188, <2 x float> %69, !dbg !26
  %190 = fsub <2 x float> %180, %189, !dbg !27
  %191 = fmul <2 x float> %181, %190, !dbg !28
  %192 = fadd <2 x float> %68, %191, !dbg !29
  %193 = select i1 %75, float %150, float %62, !dbg !30
  %194 = select i1 %75, float %151, float %63, !dbg !30
  %195 = select <2 x i1> %162, <2 x float> %166, <2 x float> %72, !dbg !30
  %196 = select <2 x i1> %162, <2 x float> %179, <2 x float> %70, !dbg !30
  %197 = select <2 x i1> %162, <2 x float> %192, <2 x float> %68, !dbg !30
  %198 = add i32 %66, 1024, !dbg !13
  %199 = icmp slt i32 %198, %5, !dbg !13
  br i1 %199, label %61, label %._crit_edge, !dbg !13

._crit_edge:                                      ; preds = %61, %.preheader
  %200 = phi float [ %51, %.preheader ], [ %144, %61 ]
  %201 = phi float [ %52, %.preheader ], [ %145, %61 ]
  %202 = phi float [ %49, %.preheader ], [ %193, %61 ]
  %203 = phi float [ %50, %.preheader ], [ %194, %61 ]
  %204 = phi <8 x float> [ %54, %.preheader ], [ %105, %61 ]
  %205 = phi <2 x float> [ %55, %.preheader ], [ %197, %61 ]
  %206 = phi <2 x float> [ %56, %.preheader ], [ %189, %61 ]
  %207 = phi <2 x float> [ %57, %.preheader ], [ %196, %61 ]
  %208 = phi <2 x float> [ %58, %.preheader ], [ %176, %61 ]
  %209 = phi <2 x float> [ %59, %.preheader ], [ %195, %61 ]
  %210 = phi <2 x float> [ %60, %.preheader ], [ %163, %61 ]
  %211 = getelementptr half, ptr addrspace(1) %48, i64 %38, !dbg !31
  %212 = add nuw nsw i32 %53, 1, !dbg !9
  %exitcond.not = icmp eq i32 %212, %3, !dbg !9
  br i1 %exitcond.not, label %._crit_edge24, label %.preheader, !dbg !9

._crit_edge24:                                    ; preds = %._crit_edge, %.._crit_edge24_crit_edge
  %.pre-phi46 = phi i32 [ %.pre45, %.._crit_edge24_crit_edge ], [ %36, %._crit_edge ], !dbg !9
  %.pre-phi44 = phi i32 [ %.pre43, %.._crit_edge24_crit_edge ], [ %34, %._crit_edge ], !dbg !9
  %.pre-phi42 = phi i32 [ %.pre41, %.._crit_edge24_crit_edge ], [ %26, %._crit_edge ], !dbg !9
  %.pre-phi40 = phi i32 [ %.pre39, %.._crit_edge24_crit_edge ], [ %25, %._crit_edge ], !dbg !9
  %.pre-phi36 = phi i32 [ %.pre35, %.._crit_edge24_crit_edge ], [ %23, %._crit_edge ], !dbg !9
  %.pre-phi32 = phi i32 [ %.pre31, %.._crit_edge24_crit_edge ], [ %21, %._crit_edge ], !dbg !9
  %213 = phi float [ 0.000000e+00, %.._crit_edge24_crit_edge ], [ %200, %._crit_edge ]
  %214 = phi float [ 0.000000e+00, %.._crit_edge24_crit_edge ], [ %201, %._crit_edge ]
  %215 = phi float [ 0.000000e+00, %.._crit_edge24_crit_edge ], [ %202, %._crit_edge ]
  %216 = phi float [ 0.000000e+00, %.._crit_edge24_crit_edge ], [ %203, %._crit_edge ]
  %217 = phi <8 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %204, %._crit_edge ]
  %218 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %205, %._crit_edge ]
  %219 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %206, %._crit_edge ]
  %220 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %207, %._crit_edge ]
  %221 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %208, %._crit_edge ]
  %222 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %209, %._crit_edge ]
  %223 = phi <2 x float> [ zeroinitializer, %.._crit_edge24_crit_edge ], [ %210, %._crit_edge ]
  %224 = and i32 %10, 31, !dbg !8
  %225 = lshr i32 %11, 5, !dbg !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !9
  %226 = icmp eq i32 %.pre-phi42, 0, !dbg !9
  %227 = select i1 %226, i32 0, i32 2112, !dbg !9
  %228 = xor i32 %227, %.pre-phi40, !dbg !9
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi32, !dbg !9
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 %.pre-phi36, !dbg !9
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 %228, !dbg !9
  %232 = extractelement <8 x float> %217, i64 0, !dbg !32
  %233 = bitcast float %232 to i32, !dbg !9
  %234 = extractelement <8 x float> %217, i64 1, !dbg !32
  %235 = bitcast float %234 to i32, !dbg !9
  %236 = extractelement <8 x float> %217, i64 2, !dbg !32
  %237 = bitcast float %236 to i32, !dbg !9
  %238 = extractelement <8 x float> %217, i64 3, !dbg !32
  %239 = bitcast float %238 to i32, !dbg !9
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %231, i32 %233, i32 %235, i32 %237, i32 %239), !dbg !9
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %231, i32 1024, !dbg !9
  %241 = extractelement <8 x float> %217, i64 4, !dbg !32
  %242 = bitcast float %241 to i32, !dbg !9
  %243 = extractelement <8 x float> %217, i64 5, !dbg !32
  %244 = bitcast float %243 to i32, !dbg !9
  %245 = extractelement <8 x float> %217, i64 6, !dbg !32
  %246 = bitcast float %245 to i32, !dbg !9
  %247 = extractelement <8 x float> %217, i64 7, !dbg !32
  %248 = bitcast float %247 to i32, !dbg !9
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %240, i32 %242, i32 %244, i32 %246, i32 %248), !dbg !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !9
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi44, !dbg !9
  %250 = load float, ptr addrspace(3) %249, align 16, !dbg !9
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 4, !dbg !9
  %252 = load float, ptr addrspace(3) %251, align 4, !dbg !9
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 8, !dbg !9
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi46, !dbg !9
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %254, i32 8, !dbg !9
  %256 = fadd float %232, %234, !dbg !32
  %257 = fadd float %236, %256, !dbg !32
  %258 = fadd float %238, %257, !dbg !32
  %259 = fadd float %241, %258, !dbg !32
  %260 = fadd float %243, %259, !dbg !32
  %261 = fadd float %245, %260, !dbg !32
  %262 = fadd float %247, %261, !dbg !32
  %263 = bitcast float %262 to i32, !dbg !35
  %264 = icmp eq i32 %224, 0, !dbg !35
  %265 = getelementptr float, ptr addrspace(3) @global_smem, i32 %225, !dbg !35
  %266 = icmp samesign ult i32 %11, 4, !dbg !35
  %267 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !35
  %268 = and i32 %10, 3, !dbg !35
  %269 = icmp eq i32 %268, 0, !dbg !35
  %270 = and i1 %266, %269, !dbg !35
  %271 = fmul float %213, %250, !dbg !38
  %272 = fmul float %214, %252, !dbg !38
  %273 = fadd float %271, %272, !dbg !39
  %274 = zext nneg i32 %9 to i64, !dbg !42
  %275 = getelementptr float, ptr addrspace(1) %1, i64 %274, !dbg !42
  %276 = icmp samesign ult i32 %11, 32, !dbg !43
  %277 = and i1 %264, %276, !dbg !43
  %278 = getelementptr float, ptr addrspace(1) %2, i64 %274, !dbg !44
  %279 = load <2 x float>, ptr addrspace(3) %255, align 8, !dbg !9
  %foldExtExtBinop = fmul <2 x float> %219, %279, !dbg !38
  %280 = extractelement <2 x float> %foldExtExtBinop, i64 0, !dbg !38
  %foldExtExtBinop100 = fmul <2 x float> %219, %279, !dbg !38
  %281 = extractelement <2 x float> %foldExtExtBinop100, i64 1, !dbg !38
  %282 = load <2 x float>, ptr addrspace(3) %254, align 16, !dbg !9
  %foldExtExtBinop102 = fmul <2 x float> %221, %282, !dbg !38
  %283 = extractelement <2 x float> %foldExtExtBinop102, i64 0, !dbg !38
  %foldExtExtBinop104 = fmul <2 x float> %221, %282, !dbg !38
  %284 = extractelement <2 x float> %foldExtExtBinop104, i64 1, !dbg !38
  %285 = load <2 x float>, ptr addrspace(3) %253, align 8, !dbg !9
  %foldExtExtBinop106 = fmul <2 x float> %223, %285, !dbg !38
  %286 = extractelement <2 x float> %foldExtExtBinop106, i64 0, !dbg !38
  %foldExtExtBinop108 = fmul <2 x float> %223, %285, !dbg !38
  %287 = extractelement <2 x float> %foldExtExtBinop108, i64 1, !dbg !38
  %288 = fadd float %286, %273, !dbg !39
  %289 = fadd float %287, %288, !dbg !39
  %290 = fadd float %283, %289, !dbg !39
  %291 = fadd float %284, %290, !dbg !39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  %292 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %263, i32 16, i32 31), !dbg !35
  %293 = bitcast i32 %292 to float, !dbg !35
  %294 = fadd float %262, %293, !dbg !32
  %295 = bitcast float %294 to i32, !dbg !35
  %296 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %295, i32 8, i32 31), !dbg !35
  %297 = bitcast i32 %296 to float, !dbg !35
  %298 = fadd float %294, %297, !dbg !32
  %299 = bitcast float %298 to i32, !dbg !35
  %300 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %299, i32 4, i32 31), !dbg !35
  %301 = bitcast i32 %300 to float, !dbg !35
  %302 = fadd float %298, %301, !dbg !32
  %303 = bitcast float %302 to i32, !dbg !35
  %304 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %303, i32 2, i32 31), !dbg !35
  %305 = bitcast i32 %304 to float, !dbg !35
  %306 = fadd float %302, %305, !dbg !32
  %307 = bitcast float %306 to i32, !dbg !35
  %308 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %307, i32 1, i32 31), !dbg !35
  %309 = bitcast i32 %308 to float, !dbg !35
  %310 = fadd float %306, %309, !dbg !32
  %311 = bitcast float %310 to <1 x i32>, !dbg !35
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %265, <1 x i32> %311, i1 %264) #6, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  %312 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %267, i1 %266) #6, !dbg !35
  %313 = bitcast i32 %312 to float, !dbg !35
  %314 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %312, i32 2, i32 31), !dbg !35
  %315 = bitcast i32 %314 to float, !dbg !35
  %316 = fadd float %313, %315, !dbg !32
  %317 = bitcast float %316 to i32, !dbg !35
  %318 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %317, i32 1, i32 31), !dbg !35
  %319 = bitcast i32 %318 to float, !dbg !35
  %320 = fadd float %316, %319, !dbg !32
  %321 = bitcast float %320 to <1 x i32>, !dbg !35
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %267, <1 x i32> %321, i1 %270) #6, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  %322 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %323 = fadd float %280, %291, !dbg !39
  %324 = fadd float %281, %323, !dbg !39
  %325 = bitcast float %324 to i32, !dbg !40
  %326 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %325, i32 16, i32 31), !dbg !40
  %327 = bitcast i32 %326 to float, !dbg !40
  %328 = fadd float %324, %327, !dbg !39
  %329 = bitcast float %328 to i32, !dbg !40
  %330 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %329, i32 8, i32 31), !dbg !40
  %331 = bitcast i32 %330 to float, !dbg !40
  %332 = fadd float %328, %331, !dbg !39
  %333 = bitcast float %332 to i32, !dbg !40
  %334 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %333, i32 4, i32 31), !dbg !40
  %335 = bitcast i32 %334 to float, !dbg !40
  %336 = fadd float %332, %335, !dbg !39
  %337 = bitcast float %336 to i32, !dbg !40
  %338 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %337, i32 2, i32 31), !dbg !40
  %339 = bitcast i32 %338 to float, !dbg !40
  %340 = fadd float %336, %339, !dbg !39
  %341 = bitcast float %340 to i32, !dbg !40
  %342 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %341, i32 1, i32 31), !dbg !40
  %343 = bitcast i32 %342 to float, !dbg !40
  %344 = fadd float %340, %343, !dbg !39
  %345 = bitcast float %344 to <1 x i32>, !dbg !40
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %265, <1 x i32> %345, i1 %264) #6, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %346 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %267, i1 %266) #6, !dbg !40
  %347 = bitcast i32 %346 to float, !dbg !40
  %348 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %346, i32 2, i32 31), !dbg !40
  %349 = bitcast i32 %348 to float, !dbg !40
  %350 = fadd float %347, %349, !dbg !39
  %351 = bitcast float %350 to i32, !dbg !40
  %352 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %351, i32 1, i32 31), !dbg !40
  %353 = bitcast i32 %352 to float, !dbg !40
  %354 = fadd float %350, %353, !dbg !39
  %355 = bitcast float %354 to <1 x i32>, !dbg !40
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %267, <1 x i32> %355, i1 %270) #6, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %356 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !40
  %357 = tail call float @llvm.nvvm.div.full(float %356, float %322), !dbg !45
  %358 = fsub float %213, %357, !dbg !46
  %359 = fsub float %214, %357, !dbg !46
  %360 = insertelement <2 x float> poison, float %357, i64 0, !dbg !46
  %361 = shufflevector <2 x float> %360, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !46
  %362 = fsub <2 x float> %223, %361, !dbg !46
  %363 = fsub <2 x float> %221, %361, !dbg !46
  %364 = fsub <2 x float> %219, %361, !dbg !46
  %365 = bitcast float %357 to i32, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %365, ptr addrspace(1) %275, i1 %277) #6, !dbg !43
  %366 = fmul float %358, %358, !dbg !47
  %367 = fmul float %359, %359, !dbg !47
  %368 = fmul <2 x float> %362, %362, !dbg !47
  %369 = fmul <2 x float> %363, %363, !dbg !47
  %370 = fmul <2 x float> %364, %364, !dbg !47
  %371 = fmul float %250, %366, !dbg !48
  %372 = fmul float %252, %367, !dbg !48
  %373 = fmul <2 x float> %285, %368, !dbg !48
  %374 = fmul <2 x float> %282, %369, !dbg !48
  %375 = fmul <2 x float> %279, %370, !dbg !48
  %376 = fadd float %215, %371, !dbg !49
  %377 = fadd float %216, %372, !dbg !49
  %378 = fadd <2 x float> %222, %373, !dbg !49
  %379 = fadd <2 x float> %220, %374, !dbg !49
  %380 = fadd <2 x float> %218, %375, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %381 = fadd float %376, %377, !dbg !52
  %382 = extractelement <2 x float> %378, i64 0, !dbg !52
  %383 = fadd float %382, %381, !dbg !52
  %384 = extractelement <2 x float> %378, i64 1, !dbg !52
  %385 = fadd float %384, %383, !dbg !52
  %386 = extractelement <2 x float> %379, i64 0, !dbg !52
  %387 = fadd float %386, %385, !dbg !52
  %388 = extractelement <2 x float> %379, i64 1, !dbg !52
  %389 = fadd float %388, %387, !dbg !52
  %390 = extractelement <2 x float> %380, i64 0, !dbg !52
  %391 = fadd float %390, %389, !dbg !52
  %392 = extractelement <2 x float> %380, i64 1, !dbg !52
  %393 = fadd float %392, %391, !dbg !52
  %394 = bitcast float %393 to i32, !dbg !50
  %395 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %394, i32 16, i32 31), !dbg !50
  %396 = bitcast i32 %395 to float, !dbg !50
  %397 = fadd float %393, %396, !dbg !52
  %398 = bitcast float %397 to i32, !dbg !50
  %399 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %398, i32 8, i32 31), !dbg !50
  %400 = bitcast i32 %399 to float, !dbg !50
  %401 = fadd float %397, %400, !dbg !52
  %402 = bitcast float %401 to i32, !dbg !50
  %403 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %402, i32 4, i32 31), !dbg !50
  %404 = bitcast i32 %403 to float, !dbg !50
  %405 = fadd float %401, %404, !dbg !52
  %406 = bitcast float %405 to i32, !dbg !50
  %407 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %406, i32 2, i32 31), !dbg !50
  %408 = bitcast i32 %407 to float, !dbg !50
  %409 = fadd float %405, %408, !dbg !52
  %410 = bitcast float %409 to i32, !dbg !50
  %411 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %410, i32 1, i32 31), !dbg !50
  %412 = bitcast i32 %411 to float, !dbg !50
  %413 = fadd float %409, %412, !dbg !52
  %414 = bitcast float %413 to <1 x i32>, !dbg !50
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %265, <1 x i32> %414, i1 %264) #6, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %415 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %267, i1 %266) #6, !dbg !50
  %416 = bitcast i32 %415 to float, !dbg !50
  %417 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %415, i32 2, i32 31), !dbg !50
  %418 = bitcast i32 %417 to float, !dbg !50
  %419 = fadd float %416, %418, !dbg !52
  %420 = bitcast float %419 to i32, !dbg !50
  %421 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %420, i32 1, i32 31), !dbg !50
  %422 = bitcast i32 %421 to float, !dbg !50
  %423 = fadd float %419, %422, !dbg !52
  %424 = bitcast float %423 to <1 x i32>, !dbg !50
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %267, <1 x i32> %424, i1 %270) #6, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %425 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !50
  %426 = tail call float @llvm.nvvm.div.full(float %425, float %322), !dbg !53
  %427 = bitcast float %426 to i32, !dbg !54
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %427, ptr addrspace(1) %278, i1 %277) #6, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(argmem: write) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "batchnorm_stats_kernel", linkageName: "batchnorm_stats_kernel", scope: !1, file: !1, line: 100, type: !5, scopeLine: 100, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 102, column: 22, scope: !4)
!8 = !DILocation(line: 103, column: 24, scope: !4)
!9 = !DILocation(line: 108, column: 22, scope: !4)
!10 = !DILocation(line: 116, column: 25, scope: !4)
!11 = !DILocation(line: 107, column: 28, scope: !4)
!12 = !DILocation(line: 107, column: 24, scope: !4)
!13 = !DILocation(line: 109, column: 30, scope: !4)
!14 = !DILocation(line: 110, column: 23, scope: !4)
!15 = !DILocation(line: 110, column: 30, scope: !4)
!16 = !DILocation(line: 111, column: 36, scope: !4)
!17 = !DILocation(line: 111, column: 40, scope: !4)
!18 = !DILocation(line: 111, column: 24, scope: !4)
!19 = !DILocation(line: 111, column: 71, scope: !4)
!20 = !DILocation(line: 112, column: 29, scope: !4)
!21 = !DILocation(line: 112, column: 21, scope: !4)
!22 = !DILocation(line: 113, column: 24, scope: !4)
!23 = !DILocation(line: 114, column: 67, scope: !4)
!24 = !DILocation(line: 114, column: 49, scope: !4)
!25 = !DILocation(line: 114, column: 41, scope: !4)
!26 = !DILocation(line: 114, column: 73, scope: !4)
!27 = !DILocation(line: 115, column: 50, scope: !4)
!28 = !DILocation(line: 115, column: 46, scope: !4)
!29 = !DILocation(line: 115, column: 37, scope: !4)
!30 = !DILocation(line: 115, column: 57, scope: !4)
!31 = !DILocation(line: 116, column: 21, scope: !4)
!32 = !DILocation(line: 263, column: 15, scope: !33, inlinedAt: !35)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !34, discriminator: 0)
!34 = !DIFile(filename: "standard.py", directory: "triton/language")
!35 = !DILocation(line: 293, column: 36, scope: !33, inlinedAt: !36)
!36 = !DILocation(line: 117, column: 19, scope: !37)
!37 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!38 = !DILocation(line: 118, column: 29, scope: !4)
!39 = !DILocation(line: 263, column: 15, scope: !33, inlinedAt: !40)
!40 = !DILocation(line: 293, column: 36, scope: !33, inlinedAt: !41)
!41 = !DILocation(line: 118, column: 22, scope: !37)
!42 = !DILocation(line: 120, column: 24, scope: !4)
!43 = !DILocation(line: 120, column: 27, scope: !4)
!44 = !DILocation(line: 121, column: 23, scope: !4)
!45 = !DILocation(line: 118, column: 46, scope: !4)
!46 = !DILocation(line: 119, column: 19, scope: !4)
!47 = !DILocation(line: 121, column: 46, scope: !4)
!48 = !DILocation(line: 121, column: 54, scope: !4)
!49 = !DILocation(line: 121, column: 38, scope: !4)
!50 = !DILocation(line: 293, column: 36, scope: !33, inlinedAt: !51)
!51 = !DILocation(line: 121, column: 33, scope: !37)
!52 = !DILocation(line: 263, column: 15, scope: !33, inlinedAt: !50)
!53 = !DILocation(line: 121, column: 71, scope: !4)
!54 = !DILocation(line: 121, column: 26, scope: !4)
!55 = !DILocation(line: 121, column: 4, scope: !4)
