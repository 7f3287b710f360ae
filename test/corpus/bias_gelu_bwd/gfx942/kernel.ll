; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !6 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @bias_gelu_bwd_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !9 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !10
  %12 = shl i32 %11, 7, !dbg !11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %14 = and i32 %13, 255, !dbg !12
  %15 = and i32 %13, 48, !dbg !12
  %16 = lshr i32 %14, 6, !dbg !12
  %17 = and i32 %13, 15, !dbg !12
  %18 = shl nuw nsw i32 %17, 3, !dbg !12
  %19 = or disjoint i32 %18, %12, !dbg !13
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !14
  %21 = mul i32 %7, %20, !dbg !15
  %22 = add i32 %21, %7, !dbg !16
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 %5), !dbg !17
  %24 = icmp slt i32 %19, %6, !dbg !18
  %25 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !19
  %26 = shl i32 %19, 1, !dbg !19
  %27 = select i1 %24, i32 %26, i32 -2147483648, !dbg !19
  %28 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %25, i32 %27, i32 0, i32 0), !dbg !19
  %29 = bitcast <4 x i32> %28 to <8 x half>, !dbg !19
  %30 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %31 = fpext <2 x half> %30 to <2 x float>, !dbg !20
  %32 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %33 = fpext <2 x half> %32 to <2 x float>, !dbg !20
  %34 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !20
  %35 = fpext <2 x half> %34 to <2 x float>, !dbg !20
  %36 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !20
  %37 = fpext <2 x half> %36 to <2 x float>, !dbg !20
  %38 = shl i32 %6, 4, !dbg !21
  %39 = icmp slt i32 %21, %23, !dbg !22
  br i1 %39, label %.lr.ph, label %._crit_edge, !dbg !22

.lr.ph:                                           ; preds = %10
  %40 = lshr i32 %13, 4, !dbg !23
  %41 = and i32 %40, 15, !dbg !23
  %42 = add i32 %21, %41, !dbg !24
  %43 = mul i32 %42, %6, !dbg !25
  %44 = add i32 %43, %19, !dbg !26
  %45 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %46 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %47 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %48, !dbg !22

48:                                               ; preds = %.lr.ph, %__ocml_erf_f32.exit25
  %.pn1827 = phi i32 [ %42, %.lr.ph ], [ %383, %__ocml_erf_f32.exit25 ]
  %.pn1626 = phi i32 [ %44, %.lr.ph ], [ %384, %__ocml_erf_f32.exit25 ]
  %49 = phi i32 [ %21, %.lr.ph ], [ %385, %__ocml_erf_f32.exit25 ]
  %50 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %379, %__ocml_erf_f32.exit25 ]
  %51 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %380, %__ocml_erf_f32.exit25 ]
  %52 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %381, %__ocml_erf_f32.exit25 ]
  %53 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %382, %__ocml_erf_f32.exit25 ]
  %54 = icmp slt i32 %.pn1827, %23, !dbg !27
  %55 = and i1 %24, %54, !dbg !28
  %56 = shl i32 %.pn1626, 1, !dbg !29
  %57 = select i1 %55, i32 %56, i32 -2147483648, !dbg !29
  %58 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %45, i32 %57, i32 0, i32 0), !dbg !29
  %59 = bitcast <4 x i32> %58 to <8 x half>, !dbg !29
  %60 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !30
  %61 = fpext <2 x half> %60 to <2 x float>, !dbg !30
  %62 = fadd <2 x float> %31, %61, !dbg !31
  %63 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !30
  %64 = fpext <2 x half> %63 to <2 x float>, !dbg !30
  %65 = fadd <2 x float> %33, %64, !dbg !31
  %66 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !30
  %67 = fpext <2 x half> %66 to <2 x float>, !dbg !30
  %68 = fadd <2 x float> %35, %67, !dbg !31
  %69 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !30
  %70 = fpext <2 x half> %69 to <2 x float>, !dbg !30
  %71 = fadd <2 x float> %37, %70, !dbg !31
  %72 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %57, i32 0, i32 0), !dbg !32
  %73 = bitcast <4 x i32> %72 to <8 x half>, !dbg !32
  %74 = shufflevector <8 x half> %73, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !33
  %75 = fpext <2 x half> %74 to <2 x float>, !dbg !33
  %76 = shufflevector <8 x half> %73, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !33
  %77 = fpext <2 x half> %76 to <2 x float>, !dbg !33
  %78 = shufflevector <8 x half> %73, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !33
  %79 = fpext <2 x half> %78 to <2 x float>, !dbg !33
  %80 = shufflevector <8 x half> %73, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !33
  %81 = fpext <2 x half> %80 to <2 x float>, !dbg !33
  %82 = extractelement <2 x float> %62, i64 0, !dbg !34
  %83 = fmul float %82, 0x3FE6A09E60000000, !dbg !34
  %84 = extractelement <2 x float> %62, i64 1, !dbg !34
  %85 = fmul float %84, 0x3FE6A09E60000000, !dbg !34
  %86 = extractelement <2 x float> %65, i64 0, !dbg !34
  %87 = fmul float %86, 0x3FE6A09E60000000, !dbg !34
  %88 = extractelement <2 x float> %65, i64 1, !dbg !34
  %89 = fmul float %88, 0x3FE6A09E60000000, !dbg !34
  %90 = extractelement <2 x float> %68, i64 0, !dbg !34
  %91 = fmul float %90, 0x3FE6A09E60000000, !dbg !34
  %92 = extractelement <2 x float> %68, i64 1, !dbg !34
  %93 = fmul float %92, 0x3FE6A09E60000000, !dbg !34
  %94 = extractelement <2 x float> %71, i64 0, !dbg !34
  %95 = fmul float %94, 0x3FE6A09E60000000, !dbg !34
  %96 = extractelement <2 x float> %71, i64 1, !dbg !34
  %97 = fmul float %96, 0x3FE6A09E60000000, !dbg !34
  %98 = tail call float @llvm.fabs.f32(float %83), !dbg !35
  %99 = fcmp olt float %98, 1.000000e+00, !dbg !35
  br i1 %99, label %100, label %108, !dbg !35

100:                                              ; preds = %48
  %101 = fmul float %83, %83, !dbg !35
  %102 = tail call noundef float @llvm.fmuladd.f32(float %101, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %103 = tail call noundef float @llvm.fmuladd.f32(float %101, float %102, float 0xBF9B593700000000), !dbg !35
  %104 = tail call noundef float @llvm.fmuladd.f32(float %101, float %103, float 0x3FBCE077C0000000), !dbg !35
  %105 = tail call noundef float @llvm.fmuladd.f32(float %101, float %104, float 0xBFD8126600000000), !dbg !35
  %106 = tail call noundef float @llvm.fmuladd.f32(float %101, float %105, float 0x3FC06EBA00000000), !dbg !35
  %107 = tail call float @llvm.fma.f32(float %98, float %106, float %98), !dbg !35
  br label %__ocml_erf_f32.exit, !dbg !35

108:                                              ; preds = %48
  %109 = tail call noundef float @llvm.fmuladd.f32(float %98, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %110 = tail call noundef float @llvm.fmuladd.f32(float %98, float %109, float 0x3F6F9A6D20000000), !dbg !35
  %111 = tail call noundef float @llvm.fmuladd.f32(float %98, float %110, float 0xBF98C31640000000), !dbg !35
  %112 = tail call noundef float @llvm.fmuladd.f32(float %98, float %111, float 0x3FBB4E9C80000000), !dbg !35
  %113 = tail call noundef float @llvm.fmuladd.f32(float %98, float %112, float 0x3FE4515FA0000000), !dbg !35
  %114 = tail call noundef float @llvm.fmuladd.f32(float %98, float %113, float 0x3FC078E500000000), !dbg !35
  %115 = tail call float @llvm.fma.f32(float %98, float %114, float %98), !dbg !35
  %116 = fneg float %115, !dbg !35
  %117 = tail call noundef float @llvm.exp.f32(float %116), !dbg !35
  %118 = fsub float 1.000000e+00, %117, !dbg !35
  br label %__ocml_erf_f32.exit, !dbg !35

__ocml_erf_f32.exit:                              ; preds = %100, %108
  %119 = phi float [ %107, %100 ], [ %118, %108 ], !dbg !35
  %120 = tail call noundef float @llvm.copysign.f32(float %119, float %83), !dbg !35
  %121 = tail call float @llvm.fabs.f32(float %85), !dbg !35
  %122 = fcmp olt float %121, 1.000000e+00, !dbg !35
  br i1 %122, label %123, label %131, !dbg !35

123:                                              ; preds = %__ocml_erf_f32.exit
  %124 = fmul float %85, %85, !dbg !35
  %125 = tail call noundef float @llvm.fmuladd.f32(float %124, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %126 = tail call noundef float @llvm.fmuladd.f32(float %124, float %125, float 0xBF9B593700000000), !dbg !35
  %127 = tail call noundef float @llvm.fmuladd.f32(float %124, float %126, float 0x3FBCE077C0000000), !dbg !35
  %128 = tail call noundef float @llvm.fmuladd.f32(float %124, float %127, float 0xBFD8126600000000), !dbg !35
  %129 = tail call noundef float @llvm.fmuladd.f32(float %124, float %128, float 0x3FC06EBA00000000), !dbg !35
  %130 = tail call float @llvm.fma.f32(float %121, float %129, float %121), !dbg !35
  br label %__ocml_erf_f32.exit19, !dbg !35

131:                                              ; preds = %__ocml_erf_f32.exit
  %132 = tail call noundef float @llvm.fmuladd.f32(float %121, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %133 = tail call noundef float @llvm.fmuladd.f32(float %121, float %132, float 0x3F6F9A6D20000000), !dbg !35
  %134 = tail call noundef float @llvm.fmuladd.f32(float %121, float %133, float 0xBF98C31640000000), !dbg !35
  %135 = tail call noundef float @llvm.fmuladd.f32(float %121, float %134, float 0x3FBB4E9C80000000), !dbg !35
  %136 = tail call noundef float @llvm.fmuladd.f32(float %121, float %135, float 0x3FE4515FA0000000), !dbg !35
  %137 = tail call noundef float @llvm.fmuladd.f32(float %121, float %136, float 0x3FC078E500000000), !dbg !35
  %138 = tail call float @llvm.fma.f32(float %121, float %137, float %121), !dbg !35
  %139 = fneg float %138, !dbg !35
  %140 = tail call noundef float @llvm.exp.f32(float %139), !dbg !35
  %141 = fsub float 1.000000e+00, %140, !dbg !35
  br label %__ocml_erf_f32.exit19, !dbg !35

__ocml_erf_f32.exit19:                            ; preds = %123, %131
  %142 = phi float [ %130, %123 ], [ %141, %131 ], !dbg !35
  %143 = tail call noundef float @llvm.copysign.f32(float %142, float %85), !dbg !35
  %144 = tail call float @llvm.fabs.f32(float %87), !dbg !35
  %145 = fcmp olt float %144, 1.000000e+00, !dbg !35
  br i1 %145, label %146, label %154, !dbg !35

146:                                              ; preds = %__ocml_erf_f32.exit19
  %147 = fmul float %87, %87, !dbg !35
  %148 = tail call noundef float @llvm.fmuladd.f32(float %147, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %149 = tail call noundef float @llvm.fmuladd.f32(float %147, float %148, float 0xBF9B593700000000), !dbg !35
  %150 = tail call noundef float @llvm.fmuladd.f32(float %147, float %149, float 0x3FBCE077C0000000), !dbg !35
  %151 = tail call noundef float @llvm.fmuladd.f32(float %147, float %150, float 0xBFD8126600000000), !dbg !35
  %152 = tail call noundef float @llvm.fmuladd.f32(float %147, float %151, float 0x3FC06EBA00000000), !dbg !35
  %153 = tail call float @llvm.fma.f32(float %144, float %152, float %144), !dbg !35
  br label %__ocml_erf_f32.exit20, !dbg !35

154:                                              ; preds = %__ocml_erf_f32.exit19
  %155 = tail call noundef float @llvm.fmuladd.f32(float %144, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %156 = tail call noundef float @llvm.fmuladd.f32(float %144, float %155, float 0x3F6F9A6D20000000), !dbg !35
  %157 = tail call noundef float @llvm.fmuladd.f32(float %144, float %156, float 0xBF98C31640000000), !dbg !35
  %158 = tail call noundef float @llvm.fmuladd.f32(float %144, float %157, float 0x3FBB4E9C80000000), !dbg !35
  %159 = tail call noundef float @llvm.fmuladd.f32(float %144, float %158, float 0x3FE4515FA0000000), !dbg !35
  %160 = tail call noundef float @llvm.fmuladd.f32(float %144, float %159, float 0x3FC078E500000000), !dbg !35
  %161 = tail call float @llvm.fma.f32(float %144, float %160, float %144), !dbg !35
  %162 = fneg float %161, !dbg !35
  %163 = tail call noundef float @llvm.exp.f32(float %162), !dbg !35
  %164 = fsub float 1.000000e+00, %163, !dbg !35
  br label %__ocml_erf_f32.exit20, !dbg !35

__ocml_erf_f32.exit20:                            ; preds = %146, %154
  %165 = phi float [ %153, %146 ], [ %164, %154 ], !dbg !35
  %166 = tail call noundef float @llvm.copysign.f32(float %165, float %87), !dbg !35
  %167 = tail call float @llvm.fabs.f32(float %89), !dbg !35
  %168 = fcmp olt float %167, 1.000000e+00, !dbg !35
  br i1 %168, label %169, label %177, !dbg !35

169:                                              ; preds = %__ocml_erf_f32.exit20
  %170 = fmul float %89, %89, !dbg !35
  %171 = tail call noundef float @llvm.fmuladd.f32(float %170, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %172 = tail call noundef float @llvm.fmuladd.f32(float %170, float %171, float 0xBF9B593700000000), !dbg !35
  %173 = tail call noundef float @llvm.fmuladd.f32(float %170, float %172, float 0x3FBCE077C0000000), !dbg !35
  %174 = tail call noundef float @llvm.fmuladd.f32(float %170, float %173, float 0xBFD8126600000000), !dbg !35
  %175 = tail call noundef float @llvm.fmuladd.f32(float %170, float %174, float 0x3FC06EBA00000000), !dbg !35
  %176 = tail call float @llvm.fma.f32(float %167, float %175, float %167), !dbg !35
  br label %__ocml_erf_f32.exit21, !dbg !35

177:                                              ; preds = %__ocml_erf_f32.exit20
  %178 = tail call noundef float @llvm.fmuladd.f32(float %167, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %179 = tail call noundef float @llvm.fmuladd.f32(float %167, float %178, float 0x3F6F9A6D20000000), !dbg !35
  %180 = tail call noundef float @llvm.fmuladd.f32(float %167, float %179, float 0xBF98C31640000000), !dbg !35
  %181 = tail call noundef float @llvm.fmuladd.f32(float %167, float %180, float 0x3FBB4E9C80000000), !dbg !35
  %182 = tail call noundef float @llvm.fmuladd.f32(float %167, float %181, float 0x3FE4515FA0000000), !dbg !35
  %183 = tail call noundef float @llvm.fmuladd.f32(float %167, float %182, float 0x3FC078E500000000), !dbg !35
  %184 = tail call float @llvm.fma.f32(float %167, float %183, float %167), !dbg !35
  %185 = fneg float %184, !dbg !35
  %186 = tail call noundef float @llvm.exp.f32(float %185), !dbg !35
  %187 = fsub float 1.000000e+00, %186, !dbg !35
  br label %__ocml_erf_f32.exit21, !dbg !35

__ocml_erf_f32.exit21:                            ; preds = %169, %177
  %188 = phi float [ %176, %169 ], [ %187, %177 ], !dbg !35
  %189 = tail call noundef float @llvm.copysign.f32(float %188, float %89), !dbg !35
  %190 = tail call float @llvm.fabs.f32(float %91), !dbg !35
  %191 = fcmp olt float %190, 1.000000e+00, !dbg !35
  br i1 %191, label %192, label %200, !dbg !35

192:                                              ; preds = %__ocml_erf_f32.exit21
  %193 = fmul float %91, %91, !dbg !35
  %194 = tail call noundef float @llvm.fmuladd.f32(float %193, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %195 = tail call noundef float @llvm.fmuladd.f32(float %193, float %194, float 0xBF9B593700000000), !dbg !35
  %196 = tail call noundef float @llvm.fmuladd.f32(float %193, float %195, float 0x3FBCE077C0000000), !dbg !35
  %197 = tail call noundef float @llvm.fmuladd.f32(float %193, float %196, float 0xBFD8126600000000), !dbg !35
  %198 = tail call noundef float @llvm.fmuladd.f32(float %193, float %197, float 0x3FC06EBA00000000), !dbg !35
  %199 = tail call float @llvm.fma.f32(float %190, float %198, float %190), !dbg !35
  br label %__ocml_erf_f32.exit22, !dbg !35

200:                                              ; preds = %__ocml_erf_f32.exit21
  %201 = tail call noundef float @llvm.fmuladd.f32(float %190, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %202 = tail call noundef float @llvm.fmuladd.f32(float %190, float %201, float 0x3F6F9A6D20000000), !dbg !35
  %203 = tail call noundef float @llvm.fmuladd.f32(float %190, float %202, float 0xBF98C31640000000), !dbg !35
  %204 = tail call noundef float @llvm.fmuladd.f32(float %190, float %203, float 0x3FBB4E9C80000000), !dbg !35
  %205 = tail call noundef float @llvm.fmuladd.f32(float %190, float %204, float 0x3FE4515FA0000000), !dbg !35
  %206 = tail call noundef float @llvm.fmuladd.f32(float %190, float %205, float 0x3FC078E500000000), !dbg !35
  %207 = tail call float @llvm.fma.f32(float %190, float %206, float %190), !dbg !35
  %208 = fneg float %207, !dbg !35
  %209 = tail call noundef float @llvm.exp.f32(float %208), !dbg !35
  %210 = fsub float 1.000000e+00, %209, !dbg !35
  br label %__ocml_erf_f32.exit22, !dbg !35

__ocml_erf_f32.exit22:                            ; preds = %192, %200
  %211 = phi float [ %199, %192 ], [ %210, %200 ], !dbg !35
  %212 = tail call noundef float @llvm.copysign.f32(float %211, float %91), !dbg !35
  %213 = tail call float @llvm.fabs.f32(float %93), !dbg !35
  %214 = fcmp olt float %213, 1.000000e+00, !dbg !35
  br i1 %214, label %215, label %223, !dbg !35

215:                                              ; preds = %__ocml_erf_f32.exit22
  %216 = fmul float %93, %93, !dbg !35
  %217 = tail call noundef float @llvm.fmuladd.f32(float %216, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %218 = tail call noundef float @llvm.fmuladd.f32(float %216, float %217, float 0xBF9B593700000000), !dbg !35
  %219 = tail call noundef float @llvm.fmuladd.f32(float %216, float %218, float 0x3FBCE077C0000000), !dbg !35
  %220 = tail call noundef float @llvm.fmuladd.f32(float %216, float %219, float 0xBFD8126600000000), !dbg !35
  %221 = tail call noundef float @llvm.fmuladd.f32(float %216, float %220, float 0x3FC06EBA00000000), !dbg !35
  %222 = tail call float @llvm.fma.f32(float %213, float %221, float %213), !dbg !35
  br label %__ocml_erf_f32.exit23, !dbg !35

223:                                              ; preds = %__ocml_erf_f32.exit22
  %224 = tail call noundef float @llvm.fmuladd.f32(float %213, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %225 = tail call noundef float @llvm.fmuladd.f32(float %213, float %224, float 0x3F6F9A6D20000000), !dbg !35
  %226 = tail call noundef float @llvm.fmuladd.f32(float %213, float %225, float 0xBF98C31640000000), !dbg !35
  %227 = tail call noundef float @llvm.fmuladd.f32(float %213, float %226, float 0x3FBB4E9C80000000), !dbg !35
  %228 = tail call noundef float @llvm.fmuladd.f32(float %213, float %227, float 0x3FE4515FA0000000), !dbg !35
  %229 = tail call noundef float @llvm.fmuladd.f32(float %213, float %228, float 0x3FC078E500000000), !dbg !35
  %230 = tail call float @llvm.fma.f32(float %213, float %229, float %213), !dbg !35
  %231 = fneg float %230, !dbg !35
  %232 = tail call noundef float @llvm.exp.f32(float %231), !dbg !35
  %233 = fsub float 1.000000e+00, %232, !dbg !35
  br label %__ocml_erf_f32.exit23, !dbg !35

__ocml_erf_f32.exit23:                            ; preds = %215, %223
  %234 = phi float [ %222, %215 ], [ %233, %223 ], !dbg !35
  %235 = tail call noundef float @llvm.copysign.f32(float %234, float %93), !dbg !35
  %236 = tail call float @llvm.fabs.f32(float %95), !dbg !35
  %237 = fcmp olt float %236, 1.000000e+00, !dbg !35
  br i1 %237, label %238, label %246, !dbg !35

238:                                              ; preds = %__ocml_erf_f32.exit23
  %239 = fmul float %95, %95, !dbg !35
  %240 = tail call noundef float @llvm.fmuladd.f32(float %239, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %241 = tail call noundef float @llvm.fmuladd.f32(float %239, float %240, float 0xBF9B593700000000), !dbg !35
  %242 = tail call noundef float @llvm.fmuladd.f32(float %239, float %241, float 0x3FBCE077C0000000), !dbg !35
  %243 = tail call noundef float @llvm.fmuladd.f32(float %239, float %242, float 0xBFD8126600000000), !dbg !35
  %244 = tail call noundef float @llvm.fmuladd.f32(float %239, float %243, float 0x3FC06EBA00000000), !dbg !35
  %245 = tail call float @llvm.fma.f32(float %236, float %244, float %236), !dbg !35
  br label %__ocml_erf_f32.exit24, !dbg !35

246:                                              ; preds = %__ocml_erf_f32.exit23
  %247 = tail call noundef float @llvm.fmuladd.f32(float %236, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %248 = tail call noundef float @llvm.fmuladd.f32(float %236, float %247, float 0x3F6F9A6D20000000), !dbg !35
  %249 = tail call noundef float @llvm.fmuladd.f32(float %236, float %248, float 0xBF98C31640000000), !dbg !35
  %250 = tail call noundef float @llvm.fmuladd.f32(float %236, float %249, float 0x3FBB4E9C80000000), !dbg !35
  %251 = tail call noundef float @llvm.fmuladd.f32(float %236, float %250, float 0x3FE4515FA0000000), !dbg !35
  %252 = tail call noundef float @llvm.fmuladd.f32(float %236, float %251, float 0x3FC078E500000000), !dbg !35
  %253 = tail call float @llvm.fma.f32(float %236, float %252, float %236), !dbg !35
  %254 = fneg float %253, !dbg !35
  %255 = tail call noundef float @llvm.exp.f32(float %254), !dbg !35
  %256 = fsub float 1.000000e+00, %255, !dbg !35
  br label %__ocml_erf_f32.exit24, !dbg !35

__ocml_erf_f32.exit24:                            ; preds = %238, %246
  %257 = phi float [ %245, %238 ], [ %256, %246 ], !dbg !35
  %258 = tail call noundef float @llvm.copysign.f32(float %257, float %95), !dbg !35
  %259 = tail call float @llvm.fabs.f32(float %97), !dbg !35
  %260 = fcmp olt float %259, 1.000000e+00, !dbg !35
  br i1 %260, label %261, label %269, !dbg !35

261:                                              ; preds = %__ocml_erf_f32.exit24
  %262 = fmul float %97, %97, !dbg !35
  %263 = tail call noundef float @llvm.fmuladd.f32(float %262, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !35
  %264 = tail call noundef float @llvm.fmuladd.f32(float %262, float %263, float 0xBF9B593700000000), !dbg !35
  %265 = tail call noundef float @llvm.fmuladd.f32(float %262, float %264, float 0x3FBCE077C0000000), !dbg !35
  %266 = tail call noundef float @llvm.fmuladd.f32(float %262, float %265, float 0xBFD8126600000000), !dbg !35
  %267 = tail call noundef float @llvm.fmuladd.f32(float %262, float %266, float 0x3FC06EBA00000000), !dbg !35
  %268 = tail call float @llvm.fma.f32(float %259, float %267, float %259), !dbg !35
  br label %__ocml_erf_f32.exit25, !dbg !35

269:                                              ; preds = %__ocml_erf_f32.exit24
  %270 = tail call noundef float @llvm.fmuladd.f32(float %259, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !35
  %271 = tail call noundef float @llvm.fmuladd.f32(float %259, float %270, float 0x3F6F9A6D20000000), !dbg !35
  %272 = tail call noundef float @llvm.fmuladd.f32(float %259, float %271, float 0xBF98C31640000000), !dbg !35
  %273 = tail call noundef float @llvm.fmuladd.f32(float %259, float %272, float 0x3FBB4E9C80000000), !dbg !35
  %274 = tail call noundef float @llvm.fmuladd.f32(float %259, float %273, float 0x3FE4515FA0000000), !dbg !35
  %275 = tail call noundef float @llvm.fmuladd.f32(float %259, float %274, float 0x3FC078E500000000), !dbg !35
  %276 = tail call float @llvm.fma.f32(float %259, float %275, float %259), !dbg !35
  %277 = fneg float %276, !dbg !35
  %278 = tail call noundef float @llvm.exp.f32(float %277), !dbg !35
  %279 = fsub float 1.000000e+00, %278, !dbg !35
  br label %__ocml_erf_f32.exit25, !dbg !35

__ocml_erf_f32.exit25:                            ; preds = %261, %269
  %280 = phi float [ %268, %261 ], [ %279, %269 ], !dbg !35
  %281 = tail call noundef float @llvm.copysign.f32(float %280, float %97), !dbg !35
  %282 = insertelement <2 x float> poison, float %120, i64 0, !dbg !36
  %283 = insertelement <2 x float> %282, float %143, i64 1, !dbg !36
  %284 = fadd <2 x float> %283, splat (float 1.000000e+00), !dbg !36
  %285 = insertelement <2 x float> poison, float %166, i64 0, !dbg !36
  %286 = insertelement <2 x float> %285, float %189, i64 1, !dbg !36
  %287 = fadd <2 x float> %286, splat (float 1.000000e+00), !dbg !36
  %288 = insertelement <2 x float> poison, float %212, i64 0, !dbg !36
  %289 = insertelement <2 x float> %288, float %235, i64 1, !dbg !36
  %290 = fadd <2 x float> %289, splat (float 1.000000e+00), !dbg !36
  %291 = fmul <2 x float> %62, splat (float 0x3FD9884540000000), !dbg !37
  %292 = fmul <2 x float> %65, splat (float 0x3FD9884540000000), !dbg !37
  %293 = fmul <2 x float> %68, splat (float 0x3FD9884540000000), !dbg !37
  %294 = fmul <2 x float> %71, splat (float 0x3FD9884540000000), !dbg !37
  %295 = fmul float %82, -5.000000e-01, !dbg !38
  %296 = fmul float %84, -5.000000e-01, !dbg !38
  %297 = fmul float %86, -5.000000e-01, !dbg !38
  %298 = fmul float %88, -5.000000e-01, !dbg !38
  %299 = fmul float %90, -5.000000e-01, !dbg !38
  %300 = fmul float %92, -5.000000e-01, !dbg !38
  %301 = fmul float %94, -5.000000e-01, !dbg !38
  %302 = fmul float %96, -5.000000e-01, !dbg !38
  %303 = fmul float %82, %295, !dbg !39
  %304 = fmul float %84, %296, !dbg !39
  %305 = fmul float %86, %297, !dbg !39
  %306 = fmul float %88, %298, !dbg !39
  %307 = fmul float %90, %299, !dbg !39
  %308 = fmul float %92, %300, !dbg !39
  %309 = fmul float %94, %301, !dbg !39
  %310 = fmul float %96, %302, !dbg !39
  %311 = fmul float %303, 0x3FF7154760000000, !dbg !40
  %312 = tail call float @llvm.exp2.f32(float %311), !dbg !40
  %313 = fmul float %304, 0x3FF7154760000000, !dbg !40
  %314 = tail call float @llvm.exp2.f32(float %313), !dbg !40
  %315 = fmul float %305, 0x3FF7154760000000, !dbg !40
  %316 = tail call float @llvm.exp2.f32(float %315), !dbg !40
  %317 = fmul float %306, 0x3FF7154760000000, !dbg !40
  %318 = tail call float @llvm.exp2.f32(float %317), !dbg !40
  %319 = fmul float %307, 0x3FF7154760000000, !dbg !40
  %320 = tail call float @llvm.exp2.f32(float %319), !dbg !40
  %321 = fmul float %308, 0x3FF7154760000000, !dbg !40
  %322 = tail call float @llvm.exp2.f32(float %321), !dbg !40
  %323 = fmul float %309, 0x3FF7154760000000, !dbg !40
  %324 = tail call float @llvm.exp2.f32(float %323), !dbg !40
  %325 = fmul float %310, 0x3FF7154760000000, !dbg !40
  %326 = tail call float @llvm.exp2.f32(float %325), !dbg !40
  %327 = fmul <2 x float> %284, splat (float 5.000000e-01), !dbg !41
  %328 = insertelement <2 x float> poison, float %312, i64 0, !dbg !42
  %329 = insertelement <2 x float> %328, float %314, i64 1, !dbg !42
  %330 = fmul <2 x float> %291, %329, !dbg !42
  %331 = fadd <2 x float> %330, %327, !dbg !43
  %332 = fmul <2 x float> %331, %75, !dbg !44
  %333 = fmul <2 x float> %287, splat (float 5.000000e-01), !dbg !41
  %334 = insertelement <2 x float> poison, float %316, i64 0, !dbg !42
  %335 = insertelement <2 x float> %334, float %318, i64 1, !dbg !42
  %336 = fmul <2 x float> %292, %335, !dbg !42
  %337 = fadd <2 x float> %336, %333, !dbg !43
  %338 = fmul <2 x float> %337, %77, !dbg !44
  %339 = fmul <2 x float> %290, splat (float 5.000000e-01), !dbg !41
  %340 = insertelement <2 x float> poison, float %320, i64 0, !dbg !42
  %341 = insertelement <2 x float> %340, float %322, i64 1, !dbg !42
  %342 = fmul <2 x float> %293, %341, !dbg !42
  %343 = fadd <2 x float> %342, %339, !dbg !43
  %344 = fmul <2 x float> %343, %79, !dbg !44
  %345 = insertelement <2 x float> poison, float %258, i64 0, !dbg !36
  %346 = insertelement <2 x float> %345, float %281, i64 1, !dbg !36
  %347 = fadd <2 x float> %346, splat (float 1.000000e+00), !dbg !36
  %348 = fmul <2 x float> %347, splat (float 5.000000e-01), !dbg !41
  %349 = insertelement <2 x float> poison, float %324, i64 0, !dbg !42
  %350 = insertelement <2 x float> %349, float %326, i64 1, !dbg !42
  %351 = fmul <2 x float> %294, %350, !dbg !42
  %352 = fadd <2 x float> %351, %348, !dbg !43
  %353 = fmul <2 x float> %352, %81, !dbg !44
  %354 = extractelement <2 x float> %332, i64 0, !dbg !45
  %355 = fptrunc float %354 to half, !dbg !45
  %356 = extractelement <2 x float> %332, i64 1, !dbg !45
  %357 = fptrunc float %356 to half, !dbg !45
  %358 = extractelement <2 x float> %338, i64 0, !dbg !45
  %359 = fptrunc float %358 to half, !dbg !45
  %360 = extractelement <2 x float> %338, i64 1, !dbg !45
  %361 = fptrunc float %360 to half, !dbg !45
  %362 = extractelement <2 x float> %344, i64 0, !dbg !45
  %363 = fptrunc float %362 to half, !dbg !45
  %364 = extractelement <2 x float> %344, i64 1, !dbg !45
  %365 = fptrunc float %364 to half, !dbg !45
  %366 = extractelement <2 x float> %353, i64 0, !dbg !45
  %367 = fptrunc float %366 to half, !dbg !45
  %368 = extractelement <2 x float> %353, i64 1, !dbg !45
  %369 = fptrunc float %368 to half, !dbg !45
  %370 = insertelement <8 x half> poison, half %355, i64 0, !dbg !46
  %371 = insertelement <8 x half> %370, half %357, i64 1, !dbg !46
  %372 = insertelement <8 x half> %371, half %359, i64 2, !dbg !46
  %373 = insertelement <8 x half> %372, half %361, i64 3, !dbg !46
  %374 = insertelement <8 x half> %373, half %363, i64 4, !dbg !46
  %375 = insertelement <8 x half> %374, half %365, i64 5, !dbg !46
  %376 = insertelement <8 x half> %375, half %367, i64 6, !dbg !46
  %377 = insertelement <8 x half> %376, half %369, i64 7, !dbg !46
  %378 = bitcast <8 x half> %377 to <4 x i32>, !dbg !46
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %378, ptr addrspace(8) %47, i32 %57, i32 0, i32 0), !dbg !46
  %379 = fadd <2 x float> %50, %332, !dbg !47
  %380 = fadd <2 x float> %51, %338, !dbg !47
  %381 = fadd <2 x float> %52, %344, !dbg !47
  %382 = fadd <2 x float> %53, %353, !dbg !47
  %383 = add i32 %.pn1827, 16, !dbg !48
  %384 = add i32 %.pn1626, %38, !dbg !49
  %385 = add i32 %49, 16, !dbg !22
  %386 = icmp slt i32 %385, %23, !dbg !22
  br i1 %386, label %48, label %._crit_edge, !dbg !22

._crit_edge:                                      ; preds = %__ocml_erf_f32.exit25, %10
  %387 = phi <2 x float> [ zeroinitializer, %10 ], [ %379, %__ocml_erf_f32.exit25 ], !dbg !50
  %388 = phi <2 x float> [ zeroinitializer, %10 ], [ %380, %__ocml_erf_f32.exit25 ], !dbg !50
  %389 = phi <2 x float> [ zeroinitializer, %10 ], [ %381, %__ocml_erf_f32.exit25 ], !dbg !50
  %390 = phi <2 x float> [ zeroinitializer, %10 ], [ %382, %__ocml_erf_f32.exit25 ], !dbg !50
  %391 = extractelement <2 x float> %387, i64 0, !dbg !51
  %392 = bitcast float %391 to i32, !dbg !51
  %393 = shl nuw nsw i32 %14, 2, !dbg !51
  %394 = xor i32 %393, 128, !dbg !51
  %395 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %392), !dbg !51
  %396 = bitcast i32 %395 to float, !dbg !51
  %397 = fadd float %391, %396, !dbg !56
  %398 = bitcast float %397 to i32, !dbg !51
  %399 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %398, i32 16415), !dbg !51
  %400 = extractelement <2 x float> %387, i64 1, !dbg !51
  %401 = bitcast float %400 to i32, !dbg !51
  %402 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %401), !dbg !51
  %403 = bitcast i32 %402 to float, !dbg !51
  %404 = fadd float %400, %403, !dbg !56
  %405 = bitcast float %404 to i32, !dbg !51
  %406 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %405, i32 16415), !dbg !51
  %407 = bitcast i32 %406 to float, !dbg !51
  %408 = fadd float %404, %407, !dbg !56
  %409 = extractelement <2 x float> %388, i64 0, !dbg !51
  %410 = bitcast float %409 to i32, !dbg !51
  %411 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %410), !dbg !51
  %412 = bitcast i32 %411 to float, !dbg !51
  %413 = fadd float %409, %412, !dbg !56
  %414 = bitcast float %413 to i32, !dbg !51
  %415 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %414, i32 16415), !dbg !51
  %416 = bitcast i32 %415 to float, !dbg !51
  %417 = fadd float %413, %416, !dbg !56
  %418 = extractelement <2 x float> %388, i64 1, !dbg !51
  %419 = bitcast float %418 to i32, !dbg !51
  %420 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %419), !dbg !51
  %421 = bitcast i32 %420 to float, !dbg !51
  %422 = fadd float %418, %421, !dbg !56
  %423 = bitcast float %422 to i32, !dbg !51
  %424 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %423, i32 16415), !dbg !51
  %425 = bitcast i32 %424 to float, !dbg !51
  %426 = fadd float %422, %425, !dbg !56
  %427 = extractelement <2 x float> %389, i64 0, !dbg !51
  %428 = bitcast float %427 to i32, !dbg !51
  %429 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %428), !dbg !51
  %430 = bitcast i32 %429 to float, !dbg !51
  %431 = fadd float %427, %430, !dbg !56
  %432 = bitcast float %431 to i32, !dbg !51
  %433 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %432, i32 16415), !dbg !51
  %434 = bitcast i32 %433 to float, !dbg !51
  %435 = fadd float %431, %434, !dbg !56
  %436 = extractelement <2 x float> %389, i64 1, !dbg !51
  %437 = bitcast float %436 to i32, !dbg !51
  %438 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %437), !dbg !51
  %439 = bitcast i32 %438 to float, !dbg !51
  %440 = fadd float %436, %439, !dbg !56
  %441 = bitcast float %440 to i32, !dbg !51
  %442 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %441, i32 16415), !dbg !51
  %443 = bitcast i32 %442 to float, !dbg !51
  %444 = fadd float %440, %443, !dbg !56
  %445 = extractelement <2 x float> %390, i64 0, !dbg !51
  %446 = bitcast float %445 to i32, !dbg !51
  %447 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %446), !dbg !51
  %448 = bitcast i32 %447 to float, !dbg !51
  %449 = fadd float %445, %448, !dbg !56
  %450 = bitcast float %449 to i32, !dbg !51
  %451 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %450, i32 16415), !dbg !51
  %452 = bitcast i32 %451 to float, !dbg !51
  %453 = fadd float %449, %452, !dbg !56
  %454 = extractelement <2 x float> %390, i64 1, !dbg !51
  %455 = bitcast float %454 to i32, !dbg !51
  %456 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %455), !dbg !51
  %457 = bitcast i32 %456 to float, !dbg !51
  %458 = fadd float %454, %457, !dbg !56
  %459 = bitcast float %458 to i32, !dbg !51
  %460 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %459, i32 16415), !dbg !51
  %461 = bitcast i32 %460 to float, !dbg !51
  %462 = fadd float %458, %461, !dbg !56
  %463 = icmp eq i32 %15, 0, !dbg !51
  %464 = shl nuw nsw i32 %17, 5, !dbg !51
  br i1 %463, label %465, label %470, !dbg !51

465:                                              ; preds = %._crit_edge
  %466 = bitcast i32 %399 to float
  %467 = fadd float %397, %466
  %468 = getelementptr float, ptr addrspace(3) @global_smem, i32 %464
  %469 = getelementptr float, ptr addrspace(3) %468, i32 %16
  store float %467, ptr addrspace(3) %469, align 4, !dbg !51
  br label %470, !dbg !51

470:                                              ; preds = %465, %._crit_edge
  %471 = or disjoint i32 %464, 4, !dbg !51
  br i1 %463, label %472, label %475, !dbg !51

472:                                              ; preds = %470
  %473 = getelementptr float, ptr addrspace(3) @global_smem, i32 %471
  %474 = getelementptr float, ptr addrspace(3) %473, i32 %16
  store float %408, ptr addrspace(3) %474, align 4, !dbg !51
  br label %475, !dbg !51

475:                                              ; preds = %472, %470
  %476 = or disjoint i32 %464, 8, !dbg !51
  br i1 %463, label %477, label %480, !dbg !51

477:                                              ; preds = %475
  %478 = getelementptr float, ptr addrspace(3) @global_smem, i32 %476
  %479 = getelementptr float, ptr addrspace(3) %478, i32 %16
  store float %417, ptr addrspace(3) %479, align 4, !dbg !51
  br label %480, !dbg !51

480:                                              ; preds = %477, %475
  %481 = or disjoint i32 %464, 12, !dbg !51
  br i1 %463, label %482, label %485, !dbg !51

482:                                              ; preds = %480
  %483 = getelementptr float, ptr addrspace(3) @global_smem, i32 %481
  %484 = getelementptr float, ptr addrspace(3) %483, i32 %16
  store float %426, ptr addrspace(3) %484, align 4, !dbg !51
  br label %485, !dbg !51

485:                                              ; preds = %482, %480
  %486 = or disjoint i32 %464, 16, !dbg !51
  br i1 %463, label %487, label %490, !dbg !51

487:                                              ; preds = %485
  %488 = getelementptr float, ptr addrspace(3) @global_smem, i32 %486
  %489 = getelementptr float, ptr addrspace(3) %488, i32 %16
  store float %435, ptr addrspace(3) %489, align 4, !dbg !51
  br label %490, !dbg !51

490:                                              ; preds = %487, %485
  %491 = or disjoint i32 %464, 20, !dbg !51
  br i1 %463, label %492, label %495, !dbg !51

492:                                              ; preds = %490
  %493 = getelementptr float, ptr addrspace(3) @global_smem, i32 %491
  %494 = getelementptr float, ptr addrspace(3) %493, i32 %16
  store float %444, ptr addrspace(3) %494, align 4, !dbg !51
  br label %495, !dbg !51

495:                                              ; preds = %492, %490
  %496 = or disjoint i32 %464, 24, !dbg !51
  br i1 %463, label %497, label %500, !dbg !51

497:                                              ; preds = %495
  %498 = getelementptr float, ptr addrspace(3) @global_smem, i32 %496
  %499 = getelementptr float, ptr addrspace(3) %498, i32 %16
  store float %453, ptr addrspace(3) %499, align 4, !dbg !51
  br label %500, !dbg !51

500:                                              ; preds = %497, %495
  %501 = or disjoint i32 %464, 28, !dbg !51
  br i1 %463, label %502, label %505, !dbg !51

502:                                              ; preds = %500
  %503 = getelementptr float, ptr addrspace(3) @global_smem, i32 %501
  %504 = getelementptr float, ptr addrspace(3) %503, i32 %16
  store float %462, ptr addrspace(3) %504, align 4, !dbg !51
  br label %505, !dbg !51

505:                                              ; preds = %502, %500
  fence syncscope("workgroup") release, !dbg !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
  fence syncscope("workgroup") acquire, !dbg !51
  %506 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14, !dbg !51
  %507 = load float, ptr addrspace(3) %506, align 4, !dbg !51
  %508 = bitcast float %507 to i32, !dbg !51
  %509 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %508, i32 %508, i32 78, i32 15, i32 15, i1 false), !dbg !51
  %510 = bitcast i32 %509 to float, !dbg !51
  %511 = fadd float %507, %510, !dbg !56
  %512 = bitcast float %511 to i32, !dbg !51
  %513 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %512, i32 %512, i32 177, i32 15, i32 15, i1 false), !dbg !51
  %514 = and i32 %13, 3, !dbg !51
  %515 = icmp eq i32 %514, 0, !dbg !51
  br i1 %515, label %516, label %519, !dbg !51

516:                                              ; preds = %505
  %517 = bitcast i32 %513 to float
  %518 = fadd float %511, %517
  store float %518, ptr addrspace(3) %506, align 4, !dbg !51
  br label %519, !dbg !51

519:                                              ; preds = %516, %505
  %520 = getelementptr i8, ptr addrspace(3) %506, i32 1024, !dbg !51
  %521 = load float, ptr addrspace(3) %520, align 4, !dbg !51
  %522 = bitcast float %521 to i32, !dbg !51
  %523 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %522, i32 %522, i32 78, i32 15, i32 15, i1 false), !dbg !51
  %524 = bitcast i32 %523 to float, !dbg !51
  %525 = fadd float %521, %524, !dbg !56
  %526 = bitcast float %525 to i32, !dbg !51
  %527 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %526, i32 %526, i32 177, i32 15, i32 15, i1 false), !dbg !51
  br i1 %515, label %528, label %531, !dbg !51

528:                                              ; preds = %519
  %529 = bitcast i32 %527 to float
  %530 = fadd float %525, %529
  store float %530, ptr addrspace(3) %520, align 4, !dbg !51
  br label %531, !dbg !51

531:                                              ; preds = %528, %519
  %532 = and i32 %13, 127, !dbg !12
  %533 = mul i32 %6, %20, !dbg !57
  %534 = or disjoint i32 %12, %532, !dbg !58
  %535 = add i32 %534, %533, !dbg !58
  %536 = icmp slt i32 %534, %6, !dbg !18
  fence syncscope("workgroup") release, !dbg !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
  fence syncscope("workgroup") acquire, !dbg !51
  %537 = getelementptr float, ptr addrspace(3) @global_smem, i32 %464, !dbg !51
  %538 = load float, ptr addrspace(3) %537, align 16, !dbg !51
  %539 = getelementptr float, ptr addrspace(3) @global_smem, i32 %471, !dbg !51
  %540 = load float, ptr addrspace(3) %539, align 16, !dbg !51
  %541 = getelementptr float, ptr addrspace(3) @global_smem, i32 %476, !dbg !51
  %542 = load float, ptr addrspace(3) %541, align 16, !dbg !51
  %543 = getelementptr float, ptr addrspace(3) @global_smem, i32 %481, !dbg !51
  %544 = load float, ptr addrspace(3) %543, align 16, !dbg !51
  %545 = getelementptr float, ptr addrspace(3) @global_smem, i32 %486, !dbg !51
  %546 = load float, ptr addrspace(3) %545, align 16, !dbg !51
  %547 = getelementptr float, ptr addrspace(3) @global_smem, i32 %491, !dbg !51
  %548 = load float, ptr addrspace(3) %547, align 16, !dbg !51
  %549 = getelementptr float, ptr addrspace(3) @global_smem, i32 %496, !dbg !51
  %550 = load float, ptr addrspace(3) %549, align 16, !dbg !51
  %551 = getelementptr float, ptr addrspace(3) @global_smem, i32 %501, !dbg !51
  %552 = load float, ptr addrspace(3) %551, align 16, !dbg !51
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !59
  tail call void @llvm.amdgcn.s.barrier(), !dbg !59
  %553 = shl nuw nsw i32 %17, 4, !dbg !59
  %554 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %553, !dbg !59
  %555 = insertelement <4 x float> poison, float %538, i64 0, !dbg !59
  %556 = insertelement <4 x float> %555, float %542, i64 1, !dbg !59
  %557 = insertelement <4 x float> %556, float %546, i64 2, !dbg !59
  %558 = insertelement <4 x float> %557, float %550, i64 3, !dbg !59
  store <4 x float> %558, ptr addrspace(3) %554, align 16, !dbg !59
  %559 = getelementptr inbounds nuw i8, ptr addrspace(3) %554, i32 256, !dbg !59
  %560 = insertelement <4 x float> poison, float %540, i64 0, !dbg !59
  %561 = insertelement <4 x float> %560, float %544, i64 1, !dbg !59
  %562 = insertelement <4 x float> %561, float %548, i64 2, !dbg !59
  %563 = insertelement <4 x float> %562, float %552, i64 3, !dbg !59
  store <4 x float> %563, ptr addrspace(3) %559, align 16, !dbg !59
  fence syncscope("workgroup") release, !dbg !59
  tail call void @llvm.amdgcn.s.barrier(), !dbg !59
  fence syncscope("workgroup") acquire, !dbg !59
  %564 = shl nuw nsw i32 %13, 1, !dbg !59
  %565 = and i32 %564, 252, !dbg !59
  %566 = shl nuw nsw i32 %13, 8, !dbg !59
  %567 = and i32 %566, 256, !dbg !59
  %568 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %567, !dbg !59
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %568, i32 %565, !dbg !59
  %570 = load float, ptr addrspace(3) %569, align 4, !dbg !59
  %571 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !59
  %572 = icmp samesign ult i32 %14, 128, !dbg !59
  %573 = and i1 %572, %536, !dbg !59
  %574 = shl i32 %535, 2, !dbg !59
  %575 = select i1 %573, i32 %574, i32 -2147483648, !dbg !59
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %570, ptr addrspace(8) %571, i32 %575, i32 0, i32 0), !dbg !59
  ret void, !dbg !60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "activations.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 47, type: !7, scopeLine: 47, spFlags: DISPFlagOptimized)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = distinct !DISubprogram(name: "bias_gelu_bwd_kernel", linkageName: "bias_gelu_bwd_kernel", scope: !1, file: !1, line: 33, type: !7, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DILocation(line: 35, column: 25, scope: !9)
!11 = !DILocation(line: 35, column: 30, scope: !9)
!12 = !DILocation(line: 35, column: 53, scope: !9)
!13 = !DILocation(line: 35, column: 40, scope: !9)
!14 = !DILocation(line: 36, column: 26, scope: !9)
!15 = !DILocation(line: 36, column: 31, scope: !9)
!16 = !DILocation(line: 37, column: 22, scope: !9)
!17 = !DILocation(line: 37, column: 28, scope: !9)
!18 = !DILocation(line: 40, column: 48, scope: !9)
!19 = !DILocation(line: 40, column: 19, scope: !9)
!20 = !DILocation(line: 40, column: 65, scope: !9)
!21 = !DILocation(line: 51, column: 24, scope: !9)
!22 = !DILocation(line: 42, column: 31, scope: !9)
!23 = !DILocation(line: 38, column: 29, scope: !9)
!24 = !DILocation(line: 38, column: 16, scope: !9)
!25 = !DILocation(line: 39, column: 22, scope: !9)
!26 = !DILocation(line: 39, column: 26, scope: !9)
!27 = !DILocation(line: 43, column: 20, scope: !9)
!28 = !DILocation(line: 43, column: 36, scope: !9)
!29 = !DILocation(line: 44, column: 20, scope: !9)
!30 = !DILocation(line: 44, column: 57, scope: !9)
!31 = !DILocation(line: 44, column: 71, scope: !9)
!32 = !DILocation(line: 45, column: 21, scope: !9)
!33 = !DILocation(line: 45, column: 59, scope: !9)
!34 = !DILocation(line: 46, column: 38, scope: !9)
!35 = !DILocation(line: 46, column: 34, scope: !9)
!36 = !DILocation(line: 46, column: 27, scope: !9)
!37 = !DILocation(line: 47, column: 29, scope: !9)
!38 = !DILocation(line: 47, column: 64, scope: !9)
!39 = !DILocation(line: 47, column: 68, scope: !9)
!40 = !DILocation(line: 47, column: 57, scope: !9)
!41 = !DILocation(line: 46, column: 21, scope: !9)
!42 = !DILocation(line: 47, column: 50, scope: !9)
!43 = !DILocation(line: 47, column: 25, scope: !9)
!44 = !DILocation(line: 47, column: 19, scope: !9)
!45 = !DILocation(line: 48, column: 36, scope: !9)
!46 = !DILocation(line: 48, column: 30, scope: !9)
!47 = !DILocation(line: 49, column: 15, scope: !9)
!48 = !DILocation(line: 50, column: 13, scope: !9)
!49 = !DILocation(line: 51, column: 14, scope: !9)
!50 = !DILocation(line: 41, column: 19, scope: !9)
!51 = !DILocation(line: 293, column: 36, scope: !52, inlinedAt: !54)
!52 = distinct !DILexicalBlockFile(scope: !9, file: !53, discriminator: 0)
!53 = !DIFile(filename: "standard.py", directory: "triton/language")
!54 = !DILocation(line: 52, column: 61, scope: !55)
!55 = distinct !DILexicalBlockFile(scope: !9, file: !1, discriminator: 0)
!56 = !DILocation(line: 263, column: 15, scope: !52, inlinedAt: !51)
!57 = !DILocation(line: 52, column: 44, scope: !9)
!58 = !DILocation(line: 52, column: 48, scope: !9)
!59 = !DILocation(line: 52, column: 54, scope: !9)
!60 = !DILocation(line: 52, column: 4, scope: !9)
