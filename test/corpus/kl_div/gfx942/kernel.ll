; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @kl_div_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, float inreg %4, ptr addrspace(1) inreg readnone captures(none) %5, ptr addrspace(1) inreg readnone captures(none) %6) local_unnamed_addr #1 !dbg !7 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = and i32 %9, 511, !dbg !9
  %11 = and i32 %9, 63, !dbg !9
  %12 = shl nuw nsw i32 %9, 2, !dbg !9
  %13 = and i32 %12, 2044, !dbg !9
  %14 = icmp sgt i32 %3, 0, !dbg !10
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !10

.lr.ph:                                           ; preds = %7
  %15 = mul i32 %3, %8, !dbg !11
  %16 = add i32 %15, %13, !dbg !12
  %17 = lshr i32 %10, 6, !dbg !9
  %18 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %20 = icmp eq i32 %11, 0
  %21 = getelementptr float, ptr addrspace(3) @global_smem, i32 %17
  %22 = icmp samesign ult i32 %10, 8
  %23 = getelementptr float, ptr addrspace(3) @global_smem, i32 %10
  %24 = and i32 %9, 7
  %25 = icmp eq i32 %24, 0
  %26 = and i1 %22, %25
  br label %27, !dbg !10

27:                                               ; preds = %.lr.ph, %309
  %28 = phi i32 [ %16, %.lr.ph ], [ %313, %309 ]
  %29 = phi i32 [ %16, %.lr.ph ], [ %312, %309 ]
  %30 = phi float [ 0.000000e+00, %.lr.ph ], [ %311, %309 ]
  %31 = phi float [ 0.000000e+00, %.lr.ph ], [ %259, %309 ]
  %32 = phi float [ 0.000000e+00, %.lr.ph ], [ %165, %309 ]
  %33 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %204, %309 ]
  %34 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %110, %309 ]
  %35 = phi i32 [ 0, %.lr.ph ], [ %314, %309 ]
  %36 = or disjoint i32 %35, %13, !dbg !13
  %37 = icmp slt i32 %36, %3, !dbg !14
  %38 = shl i32 %29, 1, !dbg !15
  %39 = select i1 %37, i32 %38, i32 -2147483648, !dbg !15
  %40 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %18, i32 %39, i32 0, i32 0), !dbg !15
  %41 = bitcast <2 x i32> %40 to <4 x half>, !dbg !15
  %42 = select i1 %37, <4 x half> %41, <4 x half> splat (half 0xHFC00), !dbg !15
  %43 = extractelement <4 x half> %42, i64 0, !dbg !15
  %44 = extractelement <4 x half> %42, i64 1, !dbg !15
  %45 = extractelement <4 x half> %42, i64 2, !dbg !15
  %46 = extractelement <4 x half> %42, i64 3, !dbg !15
  %47 = fpext half %43 to float, !dbg !16
  %48 = fpext half %44 to float, !dbg !16
  %49 = fpext half %45 to float, !dbg !16
  %50 = fpext half %46 to float, !dbg !16
  %51 = fmul float %4, %47, !dbg !17
  %52 = fmul float %4, %48, !dbg !17
  %53 = fmul float %4, %49, !dbg !17
  %54 = fmul float %4, %50, !dbg !17
  %55 = shl i32 %28, 1, !dbg !18
  %56 = select i1 %37, i32 %55, i32 -2147483648, !dbg !18
  %57 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %19, i32 %56, i32 0, i32 0), !dbg !18
  %58 = bitcast <2 x i32> %57 to <4 x half>, !dbg !18
  %59 = select i1 %37, <4 x half> %58, <4 x half> splat (half 0xHFC00), !dbg !18
  %60 = extractelement <4 x half> %59, i64 0, !dbg !18
  %61 = extractelement <4 x half> %59, i64 1, !dbg !18
  %62 = extractelement <4 x half> %59, i64 2, !dbg !18
  %63 = extractelement <4 x half> %59, i64 3, !dbg !18
  %64 = fpext half %60 to float, !dbg !19
  %65 = fpext half %61 to float, !dbg !19
  %66 = fpext half %62 to float, !dbg !19
  %67 = fpext half %63 to float, !dbg !19
  %68 = fmul float %4, %64, !dbg !20
  %69 = fmul float %4, %65, !dbg !20
  %70 = fmul float %4, %66, !dbg !20
  %71 = fmul float %4, %67, !dbg !20
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  %72 = tail call float @llvm.maxnum.f32(float %51, float %52), !dbg !26
  %73 = tail call float @llvm.maxnum.f32(float %72, float %53), !dbg !26
  %74 = tail call float @llvm.maxnum.f32(float %73, float %54), !dbg !26
  %75 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %74, i32 280, i32 15, i32 15, i1 true), !dbg !21
  %76 = tail call float @llvm.maxnum.f32(float %74, float %75), !dbg !26
  %77 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %76, i32 276, i32 15, i32 15, i1 true), !dbg !21
  %78 = tail call float @llvm.maxnum.f32(float %76, float %77), !dbg !26
  %79 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %78, i32 274, i32 15, i32 15, i1 true), !dbg !21
  %80 = tail call float @llvm.maxnum.f32(float %78, float %79), !dbg !26
  %81 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %80, i32 273, i32 15, i32 15, i1 true), !dbg !21
  %82 = tail call float @llvm.maxnum.f32(float %80, float %81), !dbg !26
  %83 = tail call float @llvm.amdgcn.update.dpp.f32(float %82, float %82, i32 322, i32 10, i32 15, i1 true), !dbg !21
  %84 = tail call float @llvm.maxnum.f32(float %82, float %83), !dbg !26
  %85 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %84, i32 323, i32 15, i32 15, i1 true), !dbg !21
  %86 = tail call float @llvm.maxnum.f32(float %84, float %85), !dbg !26
  %87 = tail call float @llvm.amdgcn.readlane.f32(float %86, i32 63), !dbg !21
  br i1 %20, label %88, label %89, !dbg !21

88:                                               ; preds = %27
  store float %87, ptr addrspace(3) %21, align 4, !dbg !21
  br label %89, !dbg !21

89:                                               ; preds = %88, %27
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %22, label %90, label %92, !dbg !21

90:                                               ; preds = %89
  %91 = load float, ptr addrspace(3) %23, align 4, !dbg !21
  br label %92, !dbg !21

92:                                               ; preds = %90, %89
  %93 = phi float [ %91, %90 ], [ 0.000000e+00, %89 ], !dbg !27
  %94 = bitcast float %93 to i32, !dbg !21
  %95 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %94, i32 %94, i32 276, i32 15, i32 10, i1 false), !dbg !21
  %96 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %95, i32 %94, i32 260, i32 15, i32 5, i1 false), !dbg !21
  %97 = bitcast i32 %96 to float, !dbg !21
  %98 = tail call float @llvm.maxnum.f32(float %93, float %97), !dbg !26
  %99 = bitcast float %98 to i32, !dbg !21
  %100 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %99, i32 %99, i32 78, i32 15, i32 15, i1 false), !dbg !21
  %101 = bitcast i32 %100 to float, !dbg !21
  %102 = tail call float @llvm.maxnum.f32(float %98, float %101), !dbg !26
  %103 = bitcast float %102 to i32, !dbg !21
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %103, i32 %103, i32 177, i32 15, i32 15, i1 false), !dbg !21
  br i1 %26, label %105, label %108, !dbg !21

105:                                              ; preds = %92
  %106 = bitcast i32 %104 to float
  %107 = tail call float @llvm.maxnum.f32(float %102, float %106)
  store float %107, ptr addrspace(3) %23, align 4, !dbg !21
  br label %108, !dbg !21

108:                                              ; preds = %105, %92
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %109 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !21
  %110 = tail call float @llvm.maxnum.f32(float %34, float %109), !dbg !28
  %111 = fsub float %34, %110, !dbg !29
  %112 = fmul float %111, 0x3FF7154760000000, !dbg !30
  %113 = tail call float @llvm.exp2.f32(float %112), !dbg !30
  %114 = fmul float %32, %113, !dbg !31
  %115 = fsub float %51, %110, !dbg !32
  %116 = fsub float %52, %110, !dbg !32
  %117 = fsub float %53, %110, !dbg !32
  %118 = fsub float %54, %110, !dbg !32
  %119 = fmul float %115, 0x3FF7154760000000, !dbg !33
  %120 = tail call float @llvm.exp2.f32(float %119), !dbg !33
  %121 = fmul float %116, 0x3FF7154760000000, !dbg !33
  %122 = tail call float @llvm.exp2.f32(float %121), !dbg !33
  %123 = fmul float %117, 0x3FF7154760000000, !dbg !33
  %124 = tail call float @llvm.exp2.f32(float %123), !dbg !33
  %125 = fmul float %118, 0x3FF7154760000000, !dbg !33
  %126 = tail call float @llvm.exp2.f32(float %125), !dbg !33
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  %127 = fadd float %120, %122, !dbg !36
  %128 = fadd float %124, %127, !dbg !36
  %129 = fadd float %126, %128, !dbg !36
  %130 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %129, i32 280, i32 15, i32 15, i1 true), !dbg !34
  %131 = fadd float %130, %129, !dbg !36
  %132 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %131, i32 276, i32 15, i32 15, i1 true), !dbg !34
  %133 = fadd float %132, %131, !dbg !36
  %134 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %133, i32 274, i32 15, i32 15, i1 true), !dbg !34
  %135 = fadd float %134, %133, !dbg !36
  %136 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %135, i32 273, i32 15, i32 15, i1 true), !dbg !34
  %137 = fadd float %136, %135, !dbg !36
  %138 = tail call float @llvm.amdgcn.update.dpp.f32(float %137, float %137, i32 322, i32 10, i32 15, i1 true), !dbg !34
  %139 = fadd float %138, %137, !dbg !36
  %140 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %139, i32 323, i32 15, i32 15, i1 true), !dbg !34
  %141 = fadd float %140, %139, !dbg !36
  %142 = tail call float @llvm.amdgcn.readlane.f32(float %141, i32 63), !dbg !34
  br i1 %20, label %143, label %144, !dbg !34

143:                                              ; preds = %108
  store float %142, ptr addrspace(3) %21, align 4, !dbg !34
  br label %144, !dbg !34

144:                                              ; preds = %143, %108
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  br i1 %22, label %145, label %147, !dbg !34

145:                                              ; preds = %144
  %146 = load float, ptr addrspace(3) %23, align 4, !dbg !34
  br label %147, !dbg !34

147:                                              ; preds = %145, %144
  %148 = phi float [ %146, %145 ], [ 0.000000e+00, %144 ], !dbg !37
  %149 = bitcast float %148 to i32, !dbg !34
  %150 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %149, i32 %149, i32 276, i32 15, i32 10, i1 false), !dbg !34
  %151 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %150, i32 %149, i32 260, i32 15, i32 5, i1 false), !dbg !34
  %152 = bitcast i32 %151 to float, !dbg !34
  %153 = fadd float %148, %152, !dbg !36
  %154 = bitcast float %153 to i32, !dbg !34
  %155 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %154, i32 %154, i32 78, i32 15, i32 15, i1 false), !dbg !34
  %156 = bitcast i32 %155 to float, !dbg !34
  %157 = fadd float %153, %156, !dbg !36
  %158 = bitcast float %157 to i32, !dbg !34
  %159 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %158, i32 %158, i32 177, i32 15, i32 15, i1 false), !dbg !34
  br i1 %26, label %160, label %163, !dbg !34

160:                                              ; preds = %147
  %161 = bitcast i32 %159 to float
  %162 = fadd float %157, %161
  store float %162, ptr addrspace(3) %23, align 4, !dbg !34
  br label %163, !dbg !34

163:                                              ; preds = %160, %147
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %164 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !34
  %165 = fadd float %114, %164, !dbg !38
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !39
  tail call void @llvm.amdgcn.s.barrier(), !dbg !39
  %166 = tail call float @llvm.maxnum.f32(float %68, float %69), !dbg !41
  %167 = tail call float @llvm.maxnum.f32(float %166, float %70), !dbg !41
  %168 = tail call float @llvm.maxnum.f32(float %167, float %71), !dbg !41
  %169 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %168, i32 280, i32 15, i32 15, i1 true), !dbg !39
  %170 = tail call float @llvm.maxnum.f32(float %168, float %169), !dbg !41
  %171 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %170, i32 276, i32 15, i32 15, i1 true), !dbg !39
  %172 = tail call float @llvm.maxnum.f32(float %170, float %171), !dbg !41
  %173 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %172, i32 274, i32 15, i32 15, i1 true), !dbg !39
  %174 = tail call float @llvm.maxnum.f32(float %172, float %173), !dbg !41
  %175 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %174, i32 273, i32 15, i32 15, i1 true), !dbg !39
  %176 = tail call float @llvm.maxnum.f32(float %174, float %175), !dbg !41
  %177 = tail call float @llvm.amdgcn.update.dpp.f32(float %176, float %176, i32 322, i32 10, i32 15, i1 true), !dbg !39
  %178 = tail call float @llvm.maxnum.f32(float %176, float %177), !dbg !41
  %179 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %178, i32 323, i32 15, i32 15, i1 true), !dbg !39
  %180 = tail call float @llvm.maxnum.f32(float %178, float %179), !dbg !41
  %181 = tail call float @llvm.amdgcn.readlane.f32(float %180, i32 63), !dbg !39
  br i1 %20, label %182, label %183, !dbg !39

182:                                              ; preds = %163
  store float %181, ptr addrspace(3) %21, align 4, !dbg !39
  br label %183, !dbg !39

183:                                              ; preds = %182, %163
  fence syncscope("workgroup") release, !dbg !39
  tail call void @llvm.amdgcn.s.barrier(), !dbg !39
  fence syncscope("workgroup") acquire, !dbg !39
  br i1 %22, label %184, label %186, !dbg !39

184:                                              ; preds = %183
  %185 = load float, ptr addrspace(3) %23, align 4, !dbg !39
  br label %186, !dbg !39

186:                                              ; preds = %184, %183
  %187 = phi float [ %185, %184 ], [ 0.000000e+00, %183 ], !dbg !42
  %188 = bitcast float %187 to i32, !dbg !39
  %189 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %188, i32 %188, i32 276, i32 15, i32 10, i1 false), !dbg !39
  %190 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %189, i32 %188, i32 260, i32 15, i32 5, i1 false), !dbg !39
  %191 = bitcast i32 %190 to float, !dbg !39
  %192 = tail call float @llvm.maxnum.f32(float %187, float %191), !dbg !41
  %193 = bitcast float %192 to i32, !dbg !39
  %194 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %193, i32 %193, i32 78, i32 15, i32 15, i1 false), !dbg !39
  %195 = bitcast i32 %194 to float, !dbg !39
  %196 = tail call float @llvm.maxnum.f32(float %192, float %195), !dbg !41
  %197 = bitcast float %196 to i32, !dbg !39
  %198 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %197, i32 %197, i32 177, i32 15, i32 15, i1 false), !dbg !39
  br i1 %26, label %199, label %202, !dbg !39

199:                                              ; preds = %186
  %200 = bitcast i32 %198 to float
  %201 = tail call float @llvm.maxnum.f32(float %196, float %200)
  store float %201, ptr addrspace(3) %23, align 4, !dbg !39
  br label %202, !dbg !39

202:                                              ; preds = %199, %186
  fence syncscope("workgroup") release, !dbg !39
  tail call void @llvm.amdgcn.s.barrier(), !dbg !39
  fence syncscope("workgroup") acquire, !dbg !39
  %203 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !39
  %204 = tail call float @llvm.maxnum.f32(float %33, float %203), !dbg !43
  %205 = fsub float %68, %204, !dbg !44
  %206 = fsub float %69, %204, !dbg !44
  %207 = fsub float %70, %204, !dbg !44
  %208 = fsub float %71, %204, !dbg !44
  %209 = fmul float %205, 0x3FF7154760000000, !dbg !45
  %210 = tail call float @llvm.exp2.f32(float %209), !dbg !45
  %211 = fmul float %206, 0x3FF7154760000000, !dbg !45
  %212 = tail call float @llvm.exp2.f32(float %211), !dbg !45
  %213 = fmul float %207, 0x3FF7154760000000, !dbg !45
  %214 = tail call float @llvm.exp2.f32(float %213), !dbg !45
  %215 = fmul float %208, 0x3FF7154760000000, !dbg !45
  %216 = tail call float @llvm.exp2.f32(float %215), !dbg !45
  %217 = fsub float %33, %204, !dbg !46
  %218 = fmul float %217, 0x3FF7154760000000, !dbg !47
  %219 = tail call float @llvm.exp2.f32(float %218), !dbg !47
  %220 = fmul float %31, %219, !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !49
  tail call void @llvm.amdgcn.s.barrier(), !dbg !49
  %221 = fadd float %210, %212, !dbg !51
  %222 = fadd float %214, %221, !dbg !51
  %223 = fadd float %216, %222, !dbg !51
  %224 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %223, i32 280, i32 15, i32 15, i1 true), !dbg !49
  %225 = fadd float %224, %223, !dbg !51
  %226 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %225, i32 276, i32 15, i32 15, i1 true), !dbg !49
  %227 = fadd float %226, %225, !dbg !51
  %228 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %227, i32 274, i32 15, i32 15, i1 true), !dbg !49
  %229 = fadd float %228, %227, !dbg !51
  %230 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %229, i32 273, i32 15, i32 15, i1 true), !dbg !49
  %231 = fadd float %230, %229, !dbg !51
  %232 = tail call float @llvm.amdgcn.update.dpp.f32(float %231, float %231, i32 322, i32 10, i32 15, i1 true), !dbg !49
  %233 = fadd float %232, %231, !dbg !51
  %234 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %233, i32 323, i32 15, i32 15, i1 true), !dbg !49
  %235 = fadd float %234, %233, !dbg !51
  %236 = tail call float @llvm.amdgcn.readlane.f32(float %235, i32 63), !dbg !49
  br i1 %20, label %237, label %238, !dbg !49

237:                                              ; preds = %202
  store float %236, ptr addrspace(3) %21, align 4, !dbg !49
  br label %238, !dbg !49

238:                                              ; preds = %237, %202
  fence syncscope("workgroup") release, !dbg !49
  tail call void @llvm.amdgcn.s.barrier(), !dbg !49
  fence syncscope("workgroup") acquire, !dbg !49
  br i1 %22, label %239, label %241, !dbg !49

239:                                              ; preds = %238
  %240 = load float, ptr addrspace(3) %23, align 4, !dbg !49
  br label %241, !dbg !49

241:                                              ; preds = %239, %238
  %242 = phi float [ %240, %239 ], [ 0.000000e+00, %238 ], !dbg !52
  %243 = bitcast float %242 to i32, !dbg !49
  %244 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %243, i32 %243, i32 276, i32 15, i32 10, i1 false), !dbg !49
  %245 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %244, i32 %243, i32 260, i32 15, i32 5, i1 false), !dbg !49
  %246 = bitcast i32 %245 to float, !dbg !49
  %247 = fadd float %242, %246, !dbg !51
  %248 = bitcast float %247 to i32, !dbg !49
  %249 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %248, i32 %248, i32 78, i32 15, i32 15, i1 false), !dbg !49
  %250 = bitcast i32 %249 to float, !dbg !49
  %251 = fadd float %247, %250, !dbg !51
  %252 = bitcast float %251 to i32, !dbg !49
  %253 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %252, i32 %252, i32 177, i32 15, i32 15, i1 false), !dbg !49
  br i1 %26, label %254, label %257, !dbg !49

254:                                              ; preds = %241
  %255 = bitcast i32 %253 to float
  %256 = fadd float %251, %255
  store float %256, ptr addrspace(3) %23, align 4, !dbg !49
  br label %257, !dbg !49

257:                                              ; preds = %254, %241
  fence syncscope("workgroup") release, !dbg !49
  tail call void @llvm.amdgcn.s.barrier(), !dbg !49
  fence syncscope("workgroup") acquire, !dbg !49
  %258 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !49
  %259 = fadd float %220, %258, !dbg !53
  %260 = fmul float %30, %219, !dbg !54
  %261 = fsub float %68, %51, !dbg !55
  %262 = fsub float %69, %52, !dbg !55
  %263 = fsub float %70, %53, !dbg !55
  %264 = fsub float %71, %54, !dbg !55
  %265 = select i1 %37, float %261, float 0.000000e+00, !dbg !56
  %266 = select i1 %37, float %262, float 0.000000e+00, !dbg !56
  %267 = select i1 %37, float %263, float 0.000000e+00, !dbg !56
  %268 = select i1 %37, float %264, float 0.000000e+00, !dbg !56
  %269 = fmul float %265, %210, !dbg !57
  %270 = fmul float %266, %212, !dbg !57
  %271 = fmul float %267, %214, !dbg !57
  %272 = fmul float %268, %216, !dbg !57
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !58
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  %273 = fadd float %269, %270, !dbg !60
  %274 = fadd float %271, %273, !dbg !60
  %275 = fadd float %272, %274, !dbg !60
  %276 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %275, i32 280, i32 15, i32 15, i1 true), !dbg !58
  %277 = fadd float %275, %276, !dbg !60
  %278 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %277, i32 276, i32 15, i32 15, i1 true), !dbg !58
  %279 = fadd float %277, %278, !dbg !60
  %280 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %279, i32 274, i32 15, i32 15, i1 true), !dbg !58
  %281 = fadd float %279, %280, !dbg !60
  %282 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %281, i32 273, i32 15, i32 15, i1 true), !dbg !58
  %283 = fadd float %281, %282, !dbg !60
  %284 = tail call float @llvm.amdgcn.update.dpp.f32(float %283, float %283, i32 322, i32 10, i32 15, i1 true), !dbg !58
  %285 = fadd float %283, %284, !dbg !60
  %286 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %285, i32 323, i32 15, i32 15, i1 true), !dbg !58
  %287 = fadd float %285, %286, !dbg !60
  %288 = tail call float @llvm.amdgcn.readlane.f32(float %287, i32 63), !dbg !58
  br i1 %20, label %289, label %290, !dbg !58

289:                                              ; preds = %257
  store float %288, ptr addrspace(3) %21, align 4, !dbg !58
  br label %290, !dbg !58

290:                                              ; preds = %289, %257
  fence syncscope("workgroup") release, !dbg !58
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  fence syncscope("workgroup") acquire, !dbg !58
  br i1 %22, label %291, label %293, !dbg !58

291:                                              ; preds = %290
  %292 = load float, ptr addrspace(3) %23, align 4, !dbg !58
  br label %293, !dbg !58

293:                                              ; preds = %291, %290
  %294 = phi float [ %292, %291 ], [ 0.000000e+00, %290 ], !dbg !61
  %295 = bitcast float %294 to i32, !dbg !58
  %296 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %295, i32 %295, i32 276, i32 15, i32 10, i1 false), !dbg !58
  %297 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %296, i32 %295, i32 260, i32 15, i32 5, i1 false), !dbg !58
  %298 = bitcast i32 %297 to float, !dbg !58
  %299 = fadd float %294, %298, !dbg !60
  %300 = bitcast float %299 to i32, !dbg !58
  %301 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %300, i32 %300, i32 78, i32 15, i32 15, i1 false), !dbg !58
  %302 = bitcast i32 %301 to float, !dbg !58
  %303 = fadd float %299, %302, !dbg !60
  %304 = bitcast float %303 to i32, !dbg !58
  %305 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %304, i32 %304, i32 177, i32 15, i32 15, i1 false), !dbg !58
  br i1 %26, label %306, label %309, !dbg !58

306:                                              ; preds = %293
  %307 = bitcast i32 %305 to float
  %308 = fadd float %303, %307
  store float %308, ptr addrspace(3) %23, align 4, !dbg !58
  br label %309, !dbg !58

309:                                              ; preds = %306, %293
  fence syncscope("workgroup") release, !dbg !58
  tail call void @llvm.amdgcn.s.barrier(), !dbg !58
  fence syncscope("workgroup") acquire, !dbg !58
  %310 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !58
  %311 = fadd float %260, %310, !dbg !62
  %312 = add i32 %29, 2048, !dbg !63
  %313 = add i32 %28, 2048, !dbg !64
  %314 = add i32 %35, 2048, !dbg !10
  %315 = icmp slt i32 %314, %3, !dbg !10
  br i1 %315, label %27, label %._crit_edge.loopexit, !dbg !10

._crit_edge.loopexit:                             ; preds = %309
  %316 = insertelement <2 x float> poison, float %110, i64 0
  %317 = insertelement <2 x float> %316, float %204, i64 1
  br label %._crit_edge, !dbg !65

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %7
  %.lcssa3 = phi float [ 0.000000e+00, %7 ], [ %165, %._crit_edge.loopexit ]
  %.lcssa2 = phi float [ 0.000000e+00, %7 ], [ %259, %._crit_edge.loopexit ]
  %.lcssa = phi float [ 0.000000e+00, %7 ], [ %311, %._crit_edge.loopexit ]
  %318 = phi <2 x float> [ splat (float 0xC6293E5940000000), %7 ], [ %317, %._crit_edge.loopexit ]
  %319 = icmp eq i32 %11, 0, !dbg !65
  %320 = icmp samesign ult i32 %10, 64, !dbg !65
  %321 = and i1 %319, %320, !dbg !65
  br i1 %321, label %322, label %336, !dbg !65

322:                                              ; preds = %._crit_edge
  %323 = fdiv float %.lcssa, %.lcssa2, !dbg !66
  %324 = tail call float @llvm.log.f32(float %.lcssa2), !dbg !67
  %325 = tail call float @llvm.log.f32(float %.lcssa3), !dbg !68
  %326 = insertelement <2 x float> poison, float %325, i64 0, !dbg !69
  %327 = insertelement <2 x float> %326, float %324, i64 1, !dbg !69
  %328 = fadd <2 x float> %318, %327, !dbg !69
  %329 = extractelement <2 x float> %328, i64 1, !dbg !70
  %330 = fsub float %323, %329, !dbg !70
  %331 = extractelement <2 x float> %328, i64 0, !dbg !71
  %332 = fadd float %331, %330, !dbg !71
  %333 = insertelement <1 x float> poison, float %332, i64 0, !dbg !65
  %334 = sext i32 %8 to i64, !dbg !65
  %335 = getelementptr float, ptr addrspace(1) %2, i64 %334, !dbg !65
  store <1 x float> %333, ptr addrspace(1) %335, align 4, !dbg !65
  br label %336, !dbg !65

336:                                              ; preds = %322, %._crit_edge
  ret void, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 26, type: !5, scopeLine: 26, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "kl_div_kernel", linkageName: "kl_div_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 12, column: 24, scope: !7)
!9 = !DILocation(line: 13, column: 24, scope: !7)
!10 = !DILocation(line: 21, column: 25, scope: !7)
!11 = !DILocation(line: 14, column: 33, scope: !7)
!12 = !DILocation(line: 14, column: 37, scope: !7)
!13 = !DILocation(line: 22, column: 19, scope: !7)
!14 = !DILocation(line: 22, column: 26, scope: !7)
!15 = !DILocation(line: 23, column: 20, scope: !7)
!16 = !DILocation(line: 23, column: 63, scope: !7)
!17 = !DILocation(line: 23, column: 77, scope: !7)
!18 = !DILocation(line: 24, column: 20, scope: !7)
!19 = !DILocation(line: 24, column: 63, scope: !7)
!20 = !DILocation(line: 24, column: 77, scope: !7)
!21 = !DILocation(line: 191, column: 40, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !7, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 25, column: 39, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 0)
!26 = !DILocation(line: 170, column: 27, scope: !22, inlinedAt: !21)
!27 = !DILocation(line: 25, column: 39, scope: !7)
!28 = !DILocation(line: 25, column: 32, scope: !7)
!29 = !DILocation(line: 26, column: 39, scope: !7)
!30 = !DILocation(line: 26, column: 31, scope: !7)
!31 = !DILocation(line: 26, column: 24, scope: !7)
!32 = !DILocation(line: 26, column: 64, scope: !7)
!33 = !DILocation(line: 26, column: 60, scope: !7)
!34 = !DILocation(line: 293, column: 36, scope: !22, inlinedAt: !35)
!35 = !DILocation(line: 26, column: 53, scope: !25)
!36 = !DILocation(line: 263, column: 15, scope: !22, inlinedAt: !34)
!37 = !DILocation(line: 26, column: 53, scope: !7)
!38 = !DILocation(line: 26, column: 46, scope: !7)
!39 = !DILocation(line: 191, column: 40, scope: !22, inlinedAt: !40)
!40 = !DILocation(line: 28, column: 39, scope: !25)
!41 = !DILocation(line: 170, column: 27, scope: !22, inlinedAt: !39)
!42 = !DILocation(line: 28, column: 39, scope: !7)
!43 = !DILocation(line: 28, column: 32, scope: !7)
!44 = !DILocation(line: 29, column: 23, scope: !7)
!45 = !DILocation(line: 29, column: 19, scope: !7)
!46 = !DILocation(line: 30, column: 32, scope: !7)
!47 = !DILocation(line: 30, column: 24, scope: !7)
!48 = !DILocation(line: 31, column: 24, scope: !7)
!49 = !DILocation(line: 293, column: 36, scope: !22, inlinedAt: !50)
!50 = !DILocation(line: 31, column: 40, scope: !25)
!51 = !DILocation(line: 263, column: 15, scope: !22, inlinedAt: !49)
!52 = !DILocation(line: 31, column: 40, scope: !7)
!53 = !DILocation(line: 31, column: 33, scope: !7)
!54 = !DILocation(line: 32, column: 24, scope: !7)
!55 = !DILocation(line: 32, column: 63, scope: !7)
!56 = !DILocation(line: 32, column: 66, scope: !7)
!57 = !DILocation(line: 32, column: 44, scope: !7)
!58 = !DILocation(line: 293, column: 36, scope: !22, inlinedAt: !59)
!59 = !DILocation(line: 32, column: 40, scope: !25)
!60 = !DILocation(line: 263, column: 15, scope: !22, inlinedAt: !58)
!61 = !DILocation(line: 32, column: 40, scope: !7)
!62 = !DILocation(line: 32, column: 33, scope: !7)
!63 = !DILocation(line: 34, column: 18, scope: !7)
!64 = !DILocation(line: 35, column: 18, scope: !7)
!65 = !DILocation(line: 36, column: 29, scope: !7)
!66 = !DILocation(line: 36, column: 37, scope: !7)
!67 = !DILocation(line: 36, column: 61, scope: !7)
!68 = !DILocation(line: 36, column: 87, scope: !7)
!69 = !DILocation(line: 36, column: 80, scope: !7)
!70 = !DILocation(line: 36, column: 46, scope: !7)
!71 = !DILocation(line: 36, column: 72, scope: !7)
!72 = !DILocation(line: 36, column: 4, scope: !7)
