; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @retention_chunk_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, i32 %7, ptr addrspace(1) readnone captures(none) %8, ptr addrspace(1) readnone captures(none) %9) local_unnamed_addr #0 !dbg !5 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %12 = shl i32 %11, 6, !dbg !9
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %14 = and i32 %13, 7, !dbg !10
  %15 = shl nuw nsw i32 %14, 3, !dbg !10
  %16 = lshr i32 %13, 3, !dbg !10
  %17 = and i32 %16, 15, !dbg !10
  %18 = or disjoint i32 %17, 16, !dbg !10
  %19 = or disjoint i32 %17, 32, !dbg !10
  %20 = or disjoint i32 %17, 48, !dbg !10
  %21 = and i32 %13, 96, !dbg !10
  %22 = lshr exact i32 %21, 1, !dbg !10
  %23 = lshr i32 %13, 2, !dbg !10
  %24 = and i32 %23, 7, !dbg !10
  %25 = or disjoint i32 %15, %12, !dbg !11
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12
  %27 = srem i32 %26, %6, !dbg !13
  %28 = zext nneg i32 %27 to i64, !dbg !14
  %29 = getelementptr float, ptr addrspace(1) %4, i64 %28, !dbg !14
  %30 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %29) #2, !dbg !15
  %31 = bitcast i32 %30 to float, !dbg !15
  %32 = zext nneg i32 %26 to i64, !dbg !16
  %33 = sext i32 %5 to i64, !dbg !17
  %34 = mul nsw i64 %33, %32, !dbg !17
  %35 = shl nsw i64 %34, 6, !dbg !18
  %36 = sext i32 %7 to i64, !dbg !19
  %37 = mul i64 %34, %36, !dbg !19
  %38 = getelementptr half, ptr addrspace(1) %0, i64 %35, !dbg !20
  %39 = shl nuw nsw i32 %17, 6, !dbg !21
  %40 = shl nuw nsw i32 %18, 6, !dbg !21
  %41 = shl nuw nsw i32 %19, 6, !dbg !21
  %42 = shl nuw nsw i32 %20, 6, !dbg !21
  %43 = zext nneg i32 %39 to i64, !dbg !22
  %44 = getelementptr half, ptr addrspace(1) %38, i64 %43, !dbg !22
  %45 = zext nneg i32 %40 to i64, !dbg !22
  %46 = getelementptr half, ptr addrspace(1) %38, i64 %45, !dbg !22
  %47 = zext nneg i32 %41 to i64, !dbg !22
  %48 = getelementptr half, ptr addrspace(1) %38, i64 %47, !dbg !22
  %49 = zext nneg i32 %42 to i64, !dbg !22
  %50 = getelementptr half, ptr addrspace(1) %38, i64 %49, !dbg !22
  %51 = shl nuw nsw i32 %13, 1, !dbg !23
  %52 = zext nneg i32 %15 to i64, !dbg !24
  %53 = getelementptr half, ptr addrspace(1) %44, i64 %52, !dbg !24
  %54 = getelementptr half, ptr addrspace(1) %46, i64 %52, !dbg !24
  %55 = getelementptr half, ptr addrspace(1) %48, i64 %52, !dbg !24
  %56 = getelementptr half, ptr addrspace(1) %50, i64 %52, !dbg !24
  %57 = getelementptr half, ptr addrspace(1) %1, i64 %35, !dbg !25
  %58 = getelementptr half, ptr addrspace(1) %57, i64 %43, !dbg !26
  %59 = getelementptr half, ptr addrspace(1) %57, i64 %45, !dbg !26
  %60 = getelementptr half, ptr addrspace(1) %57, i64 %47, !dbg !26
  %61 = getelementptr half, ptr addrspace(1) %57, i64 %49, !dbg !26
  %62 = getelementptr half, ptr addrspace(1) %58, i64 %52, !dbg !27
  %63 = getelementptr half, ptr addrspace(1) %59, i64 %52, !dbg !27
  %64 = getelementptr half, ptr addrspace(1) %60, i64 %52, !dbg !27
  %65 = getelementptr half, ptr addrspace(1) %61, i64 %52, !dbg !27
  %66 = getelementptr half, ptr addrspace(1) %2, i64 %37, !dbg !28
  %67 = mul i32 %7, %17, !dbg !29
  %68 = mul i32 %7, %18, !dbg !29
  %69 = mul i32 %7, %19, !dbg !29
  %70 = mul i32 %7, %20, !dbg !29
  %71 = sext i32 %67 to i64, !dbg !30
  %72 = getelementptr half, ptr addrspace(1) %66, i64 %71, !dbg !30
  %73 = sext i32 %68 to i64, !dbg !30
  %74 = getelementptr half, ptr addrspace(1) %66, i64 %73, !dbg !30
  %75 = sext i32 %69 to i64, !dbg !30
  %76 = getelementptr half, ptr addrspace(1) %66, i64 %75, !dbg !30
  %77 = sext i32 %70 to i64, !dbg !30
  %78 = getelementptr half, ptr addrspace(1) %66, i64 %77, !dbg !30
  %79 = sext i32 %25 to i64, !dbg !31
  %80 = getelementptr half, ptr addrspace(1) %72, i64 %79, !dbg !31
  %81 = getelementptr half, ptr addrspace(1) %74, i64 %79, !dbg !31
  %82 = getelementptr half, ptr addrspace(1) %76, i64 %79, !dbg !31
  %83 = getelementptr half, ptr addrspace(1) %78, i64 %79, !dbg !31
  %84 = getelementptr half, ptr addrspace(1) %3, i64 %37, !dbg !32
  %85 = getelementptr half, ptr addrspace(1) %84, i64 %71, !dbg !33
  %86 = getelementptr half, ptr addrspace(1) %84, i64 %73, !dbg !33
  %87 = getelementptr half, ptr addrspace(1) %84, i64 %75, !dbg !33
  %88 = getelementptr half, ptr addrspace(1) %84, i64 %77, !dbg !33
  %89 = getelementptr half, ptr addrspace(1) %85, i64 %79, !dbg !34
  %90 = getelementptr half, ptr addrspace(1) %86, i64 %79, !dbg !34
  %91 = getelementptr half, ptr addrspace(1) %87, i64 %79, !dbg !34
  %92 = getelementptr half, ptr addrspace(1) %88, i64 %79, !dbg !34
  %93 = or disjoint i32 %22, %24, !dbg !10
  %94 = or disjoint i32 %93, 8, !dbg !10
  %95 = and i32 %51, 6, !dbg !23
  %96 = or disjoint i32 %95, 1, !dbg !23
  %97 = or disjoint i32 %95, 8, !dbg !23
  %98 = or disjoint i32 %95, 9, !dbg !23
  %99 = or disjoint i32 %95, 16, !dbg !23
  %100 = or disjoint i32 %95, 17, !dbg !23
  %101 = or disjoint i32 %95, 24, !dbg !23
  %102 = or disjoint i32 %95, 25, !dbg !23
  %103 = or disjoint i32 %95, 32, !dbg !23
  %104 = or disjoint i32 %95, 33, !dbg !23
  %105 = or disjoint i32 %95, 40, !dbg !23
  %106 = or disjoint i32 %95, 41, !dbg !23
  %107 = or disjoint i32 %95, 48, !dbg !23
  %108 = or disjoint i32 %95, 49, !dbg !23
  %109 = or disjoint i32 %95, 56, !dbg !23
  %110 = or disjoint i32 %95, 57, !dbg !23
  %111 = sub nsw i32 %93, %96, !dbg !35
  %112 = sub nuw nsw i32 %94, %95, !dbg !35
  %113 = sub nuw nsw i32 %94, %96, !dbg !35
  %114 = sub nsw i32 %93, %97, !dbg !35
  %115 = sub nsw i32 %93, %98, !dbg !35
  %116 = insertelement <2 x i32> poison, i32 %93, i64 0, !dbg !35
  %117 = insertelement <2 x i32> %116, i32 %94, i64 1, !dbg !35
  %118 = insertelement <2 x i32> poison, i32 %95, i64 0, !dbg !35
  %119 = insertelement <2 x i32> %118, i32 %98, i64 1, !dbg !35
  %120 = sub nsw <2 x i32> %117, %119, !dbg !35
  %121 = extractelement <2 x i32> %120, i64 0, !dbg !35
  %122 = sub nsw i32 %93, %99, !dbg !35
  %123 = sub nsw i32 %93, %100, !dbg !35
  %124 = sub nsw i32 %94, %99, !dbg !35
  %125 = sub nsw i32 %94, %100, !dbg !35
  %126 = sub nsw i32 %93, %101, !dbg !35
  %127 = sub nsw i32 %93, %102, !dbg !35
  %128 = sub nsw i32 %94, %101, !dbg !35
  %129 = sub nsw i32 %94, %102, !dbg !35
  %130 = sub nsw i32 %93, %103, !dbg !35
  %131 = sub nsw i32 %93, %104, !dbg !35
  %132 = sub nsw i32 %94, %103, !dbg !35
  %133 = sub nsw i32 %94, %104, !dbg !35
  %134 = sub nsw i32 %93, %105, !dbg !35
  %135 = sub nsw i32 %93, %106, !dbg !35
  %136 = sub nsw i32 %94, %105, !dbg !35
  %137 = sub nsw i32 %94, %106, !dbg !35
  %138 = sub nsw i32 %93, %107, !dbg !35
  %139 = sub nsw i32 %93, %108, !dbg !35
  %140 = sub nsw i32 %94, %107, !dbg !35
  %141 = sub nsw i32 %94, %108, !dbg !35
  %142 = sub nsw i32 %94, %109, !dbg !35
  %143 = sub nsw i32 %94, %110, !dbg !35
  %144 = insertelement <2 x i32> %120, i32 %111, i64 1, !dbg !36
  %145 = icmp sgt <2 x i32> %144, splat (i32 -1), !dbg !36
  %146 = icmp sgt i32 %114, -1, !dbg !36
  %147 = icmp sgt i32 %115, -1, !dbg !36
  %148 = icmp sgt <2 x i32> %120, splat (i32 -1), !dbg !36
  %149 = icmp sgt i32 %122, -1, !dbg !36
  %150 = icmp sgt i32 %123, -1, !dbg !36
  %151 = icmp sgt i32 %124, -1, !dbg !36
  %152 = icmp sgt i32 %125, -1, !dbg !36
  %153 = icmp sgt i32 %126, -1, !dbg !36
  %154 = icmp sgt i32 %127, -1, !dbg !36
  %155 = icmp sgt i32 %128, -1, !dbg !36
  %156 = icmp sgt i32 %129, -1, !dbg !36
  %157 = icmp sgt i32 %130, -1, !dbg !36
  %158 = icmp sgt i32 %131, -1, !dbg !36
  %159 = icmp sgt i32 %132, -1, !dbg !36
  %160 = icmp sgt i32 %133, -1, !dbg !36
  %161 = icmp sgt i32 %134, -1, !dbg !36
  %162 = icmp sgt i32 %135, -1, !dbg !36
  %163 = icmp sgt i32 %136, -1, !dbg !36
  %164 = icmp sgt i32 %137, -1, !dbg !36
  %165 = icmp sgt i32 %138, -1, !dbg !36
  %166 = icmp sgt i32 %139, -1, !dbg !36
  %167 = icmp sgt i32 %140, -1, !dbg !36
  %168 = icmp sgt i32 %141, -1, !dbg !36
  %169 = icmp sgt i32 %142, -1, !dbg !36
  %170 = icmp sgt i32 %143, -1, !dbg !36
  %171 = sitofp i32 %121 to float, !dbg !37
  %172 = sitofp i32 %111 to float, !dbg !37
  %173 = uitofp nneg i32 %112 to float, !dbg !37
  %174 = uitofp nneg i32 %113 to float, !dbg !37
  %175 = sitofp i32 %114 to float, !dbg !37
  %176 = sitofp i32 %115 to float, !dbg !37
  %177 = extractelement <2 x i32> %120, i64 1, !dbg !37
  %178 = sitofp i32 %177 to float, !dbg !37
  %179 = sitofp i32 %122 to float, !dbg !37
  %180 = sitofp i32 %123 to float, !dbg !37
  %181 = sitofp i32 %124 to float, !dbg !37
  %182 = sitofp i32 %125 to float, !dbg !37
  %183 = sitofp i32 %126 to float, !dbg !37
  %184 = sitofp i32 %127 to float, !dbg !37
  %185 = sitofp i32 %128 to float, !dbg !37
  %186 = sitofp i32 %129 to float, !dbg !37
  %187 = sitofp i32 %130 to float, !dbg !37
  %188 = sitofp i32 %131 to float, !dbg !37
  %189 = sitofp i32 %132 to float, !dbg !37
  %190 = sitofp i32 %133 to float, !dbg !37
  %191 = sitofp i32 %134 to float, !dbg !37
  %192 = sitofp i32 %135 to float, !dbg !37
  %193 = sitofp i32 %136 to float, !dbg !37
  %194 = sitofp i32 %137 to float, !dbg !37
  %195 = sitofp i32 %138 to float, !dbg !37
  %196 = sitofp i32 %139 to float, !dbg !37
  %197 = sitofp i32 %140 to float, !dbg !37
  %198 = sitofp i32 %141 to float, !dbg !37
  %199 = sitofp i32 %142 to float, !dbg !37
  %200 = sitofp i32 %143 to float, !dbg !37
  %201 = fmul float %171, %31, !dbg !37
  %202 = fmul float %172, %31, !dbg !37
  %203 = fmul float %173, %31, !dbg !37
  %204 = fmul float %174, %31, !dbg !37
  %205 = fmul float %175, %31, !dbg !37
  %206 = fmul float %176, %31, !dbg !37
  %207 = fmul float %178, %31, !dbg !37
  %208 = fmul float %179, %31, !dbg !37
  %209 = fmul float %180, %31, !dbg !37
  %210 = fmul float %181, %31, !dbg !37
  %211 = fmul float %182, %31, !dbg !37
  %212 = fmul float %183, %31, !dbg !37
  %213 = fmul float %184, %31, !dbg !37
  %214 = fmul float %185, %31, !dbg !37
  %215 = fmul float %186, %31, !dbg !37
  %216 = fmul float %187, %31, !dbg !37
  %217 = fmul float %188, %31, !dbg !37
  %218 = fmul float %189, %31, !dbg !37
  %219 = fmul float %190, %31, !dbg !37
  %220 = fmul float %191, %31, !dbg !37
  %221 = fmul float %192, %31, !dbg !37
  %222 = fmul float %193, %31, !dbg !37
  %223 = fmul float %194, %31, !dbg !37
  %224 = fmul float %195, %31, !dbg !37
  %225 = fmul float %196, %31, !dbg !37
  %226 = fmul float %197, %31, !dbg !37
  %227 = fmul float %198, %31, !dbg !37
  %228 = fmul float %199, %31, !dbg !37
  %229 = fmul float %200, %31, !dbg !37
  %230 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i = icmp eq i32 %230, 0, !dbg !38
  br i1 %.not.i, label %233, label %231, !dbg !38

231:                                              ; preds = %10
  %232 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %201) #2, !dbg !38
  br label %__nv_exp2f.exit, !dbg !38

233:                                              ; preds = %10
  %234 = tail call float @llvm.nvvm.ex2.approx.f(float %201) #2, !dbg !38
  br label %__nv_exp2f.exit, !dbg !38

__nv_exp2f.exit:                                  ; preds = %231, %233
  %.0.i = phi float [ %232, %231 ], [ %234, %233 ], !dbg !38
  %235 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i303 = icmp eq i32 %235, 0, !dbg !38
  br i1 %.not.i303, label %238, label %236, !dbg !38

236:                                              ; preds = %__nv_exp2f.exit
  %237 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %202) #2, !dbg !38
  br label %__nv_exp2f.exit305, !dbg !38

238:                                              ; preds = %__nv_exp2f.exit
  %239 = tail call float @llvm.nvvm.ex2.approx.f(float %202) #2, !dbg !38
  br label %__nv_exp2f.exit305, !dbg !38

__nv_exp2f.exit305:                               ; preds = %236, %238
  %.0.i304 = phi float [ %237, %236 ], [ %239, %238 ], !dbg !38
  %240 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i306 = icmp eq i32 %240, 0, !dbg !38
  br i1 %.not.i306, label %243, label %241, !dbg !38

241:                                              ; preds = %__nv_exp2f.exit305
  %242 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %203) #2, !dbg !38
  br label %__nv_exp2f.exit308, !dbg !38

243:                                              ; preds = %__nv_exp2f.exit305
  %244 = tail call float @llvm.nvvm.ex2.approx.f(float %203) #2, !dbg !38
  br label %__nv_exp2f.exit308, !dbg !38

__nv_exp2f.exit308:                               ; preds = %241, %243
  %.0.i307 = phi float [ %242, %241 ], [ %244, %243 ], !dbg !38
  %245 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i309 = icmp eq i32 %245, 0, !dbg !38
  br i1 %.not.i309, label %248, label %246, !dbg !38

246:                                              ; preds = %__nv_exp2f.exit308
  %247 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %204) #2, !dbg !38
  br label %__nv_exp2f.exit311, !dbg !38

248:                                              ; preds = %__nv_exp2f.exit308
  %249 = tail call float @llvm.nvvm.ex2.approx.f(float %204) #2, !dbg !38
  br label %__nv_exp2f.exit311, !dbg !38

__nv_exp2f.exit311:                               ; preds = %246, %248
  %.0.i310 = phi float [ %247, %246 ], [ %249, %248 ], !dbg !38
  %250 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i312 = icmp eq i32 %250, 0, !dbg !38
  br i1 %.not.i312, label %253, label %251, !dbg !38

251:                                              ; preds = %__nv_exp2f.exit311
  %252 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %205) #2, !dbg !38
  br label %__nv_exp2f.exit314, !dbg !38

253:                                              ; preds = %__nv_exp2f.exit311
  %254 = tail call float @llvm.nvvm.ex2.approx.f(float %205) #2, !dbg !38
  br label %__nv_exp2f.exit314, !dbg !38

__nv_exp2f.exit314:                               ; preds = %251, %253
  %.0.i313 = phi float [ %252, %251 ], [ %254, %253 ], !dbg !38
  %255 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i315 = icmp eq i32 %255, 0, !dbg !38
  br i1 %.not.i315, label %258, label %256, !dbg !38

256:                                              ; preds = %__nv_exp2f.exit314
  %257 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %206) #2, !dbg !38
  br label %__nv_exp2f.exit317, !dbg !38

258:                                              ; preds = %__nv_exp2f.exit314
  %259 = tail call float @llvm.nvvm.ex2.approx.f(float %206) #2, !dbg !38
  br label %__nv_exp2f.exit317, !dbg !38

__nv_exp2f.exit317:                               ; preds = %256, %258
  %.0.i316 = phi float [ %257, %256 ], [ %259, %258 ], !dbg !38
  %260 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i318 = icmp eq i32 %260, 0, !dbg !38
  br i1 %.not.i318, label %263, label %261, !dbg !38

261:                                              ; preds = %__nv_exp2f.exit317
  %262 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %201) #2, !dbg !38
  br label %__nv_exp2f.exit320, !dbg !38

263:                                              ; preds = %__nv_exp2f.exit317
  %264 = tail call float @llvm.nvvm.ex2.approx.f(float %201) #2, !dbg !38
  br label %__nv_exp2f.exit320, !dbg !38

__nv_exp2f.exit320:                               ; preds = %261, %263
  %.0.i319 = phi float [ %262, %261 ], [ %264, %263 ], !dbg !38
  %265 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i321 = icmp eq i32 %265, 0, !dbg !38
  br i1 %.not.i321, label %268, label %266, !dbg !38

266:                                              ; preds = %__nv_exp2f.exit320
  %267 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %207) #2, !dbg !38
  br label %__nv_exp2f.exit323, !dbg !38

268:                                              ; preds = %__nv_exp2f.exit320
  %269 = tail call float @llvm.nvvm.ex2.approx.f(float %207) #2, !dbg !38
  br label %__nv_exp2f.exit323, !dbg !38

__nv_exp2f.exit323:                               ; preds = %266, %268
  %.0.i322 = phi float [ %267, %266 ], [ %269, %268 ], !dbg !38
  %270 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i324 = icmp eq i32 %270, 0, !dbg !38
  br i1 %.not.i324, label %273, label %271, !dbg !38

271:                                              ; preds = %__nv_exp2f.exit323
  %272 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %208) #2, !dbg !38
  br label %__nv_exp2f.exit326, !dbg !38

273:                                              ; preds = %__nv_exp2f.exit323
  %274 = tail call float @llvm.nvvm.ex2.approx.f(float %208) #2, !dbg !38
  br label %__nv_exp2f.exit326, !dbg !38

__nv_exp2f.exit326:                               ; preds = %271, %273
  %.0.i325 = phi float [ %272, %271 ], [ %274, %273 ], !dbg !38
  %275 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i327 = icmp eq i32 %275, 0, !dbg !38
  br i1 %.not.i327, label %278, label %276, !dbg !38

276:                                              ; preds = %__nv_exp2f.exit326
  %277 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %209) #2, !dbg !38
  br label %__nv_exp2f.exit329, !dbg !38

278:                                              ; preds = %__nv_exp2f.exit326
  %279 = tail call float @llvm.nvvm.ex2.approx.f(float %209) #2, !dbg !38
  br label %__nv_exp2f.exit329, !dbg !38

__nv_exp2f.exit329:                               ; preds = %276, %278
  %.0.i328 = phi float [ %277, %276 ], [ %279, %278 ], !dbg !38
  %280 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i330 = icmp eq i32 %280, 0, !dbg !38
  br i1 %.not.i330, label %283, label %281, !dbg !38

281:                                              ; preds = %__nv_exp2f.exit329
  %282 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %210) #2, !dbg !38
  br label %__nv_exp2f.exit332, !dbg !38

283:                                              ; preds = %__nv_exp2f.exit329
  %284 = tail call float @llvm.nvvm.ex2.approx.f(float %210) #2, !dbg !38
  br label %__nv_exp2f.exit332, !dbg !38

__nv_exp2f.exit332:                               ; preds = %281, %283
  %.0.i331 = phi float [ %282, %281 ], [ %284, %283 ], !dbg !38
  %285 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i333 = icmp eq i32 %285, 0, !dbg !38
  br i1 %.not.i333, label %288, label %286, !dbg !38

286:                                              ; preds = %__nv_exp2f.exit332
  %287 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %211) #2, !dbg !38
  br label %__nv_exp2f.exit335, !dbg !38

288:                                              ; preds = %__nv_exp2f.exit332
  %289 = tail call float @llvm.nvvm.ex2.approx.f(float %211) #2, !dbg !38
  br label %__nv_exp2f.exit335, !dbg !38

__nv_exp2f.exit335:                               ; preds = %286, %288
  %.0.i334 = phi float [ %287, %286 ], [ %289, %288 ], !dbg !38
  %290 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i336 = icmp eq i32 %290, 0, !dbg !38
  br i1 %.not.i336, label %293, label %291, !dbg !38

291:                                              ; preds = %__nv_exp2f.exit335
  %292 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %212) #2, !dbg !38
  br label %__nv_exp2f.exit338, !dbg !38

293:                                              ; preds = %__nv_exp2f.exit335
  %294 = tail call float @llvm.nvvm.ex2.approx.f(float %212) #2, !dbg !38
  br label %__nv_exp2f.exit338, !dbg !38

__nv_exp2f.exit338:                               ; preds = %291, %293
  %.0.i337 = phi float [ %292, %291 ], [ %294, %293 ], !dbg !38
  %295 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i339 = icmp eq i32 %295, 0, !dbg !38
  br i1 %.not.i339, label %298, label %296, !dbg !38

296:                                              ; preds = %__nv_exp2f.exit338
  %297 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %213) #2, !dbg !38
  br label %__nv_exp2f.exit341, !dbg !38

298:                                              ; preds = %__nv_exp2f.exit338
  %299 = tail call float @llvm.nvvm.ex2.approx.f(float %213) #2, !dbg !38
  br label %__nv_exp2f.exit341, !dbg !38

__nv_exp2f.exit341:                               ; preds = %296, %298
  %.0.i340 = phi float [ %297, %296 ], [ %299, %298 ], !dbg !38
  %300 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i342 = icmp eq i32 %300, 0, !dbg !38
  br i1 %.not.i342, label %303, label %301, !dbg !38

301:                                              ; preds = %__nv_exp2f.exit341
  %302 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %214) #2, !dbg !38
  br label %__nv_exp2f.exit344, !dbg !38

303:                                              ; preds = %__nv_exp2f.exit341
  %304 = tail call float @llvm.nvvm.ex2.approx.f(float %214) #2, !dbg !38
  br label %__nv_exp2f.exit344, !dbg !38

__nv_exp2f.exit344:                               ; preds = %301, %303
  %.0.i343 = phi float [ %302, %301 ], [ %304, %303 ], !dbg !38
  %305 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i345 = icmp eq i32 %305, 0, !dbg !38
  br i1 %.not.i345, label %308, label %306, !dbg !38

306:                                              ; preds = %__nv_exp2f.exit344
  %307 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %215) #2, !dbg !38
  br label %__nv_exp2f.exit347, !dbg !38

308:                                              ; preds = %__nv_exp2f.exit344
  %309 = tail call float @llvm.nvvm.ex2.approx.f(float %215) #2, !dbg !38
  br label %__nv_exp2f.exit347, !dbg !38

__nv_exp2f.exit347:                               ; preds = %306, %308
  %.0.i346 = phi float [ %307, %306 ], [ %309, %308 ], !dbg !38
  %310 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i348 = icmp eq i32 %310, 0, !dbg !38
  br i1 %.not.i348, label %313, label %311, !dbg !38

311:                                              ; preds = %__nv_exp2f.exit347
  %312 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %216) #2, !dbg !38
  br label %__nv_exp2f.exit350, !dbg !38

313:                                              ; preds = %__nv_exp2f.exit347
  %314 = tail call float @llvm.nvvm.ex2.approx.f(float %216) #2, !dbg !38
  br label %__nv_exp2f.exit350, !dbg !38

__nv_exp2f.exit350:                               ; preds = %311, %313
  %.0.i349 = phi float [ %312, %311 ], [ %314, %313 ], !dbg !38
  %315 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i351 = icmp eq i32 %315, 0, !dbg !38
  br i1 %.not.i351, label %318, label %316, !dbg !38

316:                                              ; preds = %__nv_exp2f.exit350
  %317 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %217) #2, !dbg !38
  br label %__nv_exp2f.exit353, !dbg !38

318:                                              ; preds = %__nv_exp2f.exit350
  %319 = tail call float @llvm.nvvm.ex2.approx.f(float %217) #2, !dbg !38
  br label %__nv_exp2f.exit353, !dbg !38

__nv_exp2f.exit353:                               ; preds = %316, %318
  %.0.i352 = phi float [ %317, %316 ], [ %319, %318 ], !dbg !38
  %320 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i354 = icmp eq i32 %320, 0, !dbg !38
  br i1 %.not.i354, label %323, label %321, !dbg !38

321:                                              ; preds = %__nv_exp2f.exit353
  %322 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %218) #2, !dbg !38
  br label %__nv_exp2f.exit356, !dbg !38

323:                                              ; preds = %__nv_exp2f.exit353
  %324 = tail call float @llvm.nvvm.ex2.approx.f(float %218) #2, !dbg !38
  br label %__nv_exp2f.exit356, !dbg !38

__nv_exp2f.exit356:                               ; preds = %321, %323
  %.0.i355 = phi float [ %322, %321 ], [ %324, %323 ], !dbg !38
  %325 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i357 = icmp eq i32 %325, 0, !dbg !38
  br i1 %.not.i357, label %328, label %326, !dbg !38

326:                                              ; preds = %__nv_exp2f.exit356
  %327 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %219) #2, !dbg !38
  br label %__nv_exp2f.exit359, !dbg !38

328:                                              ; preds = %__nv_exp2f.exit356
  %329 = tail call float @llvm.nvvm.ex2.approx.f(float %219) #2, !dbg !38
  br label %__nv_exp2f.exit359, !dbg !38

__nv_exp2f.exit359:                               ; preds = %326, %328
  %.0.i358 = phi float [ %327, %326 ], [ %329, %328 ], !dbg !38
  %330 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i360 = icmp eq i32 %330, 0, !dbg !38
  br i1 %.not.i360, label %333, label %331, !dbg !38

331:                                              ; preds = %__nv_exp2f.exit359
  %332 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %220) #2, !dbg !38
  br label %__nv_exp2f.exit362, !dbg !38

333:                                              ; preds = %__nv_exp2f.exit359
  %334 = tail call float @llvm.nvvm.ex2.approx.f(float %220) #2, !dbg !38
  br label %__nv_exp2f.exit362, !dbg !38

__nv_exp2f.exit362:                               ; preds = %331, %333
  %.0.i361 = phi float [ %332, %331 ], [ %334, %333 ], !dbg !38
  %335 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i363 = icmp eq i32 %335, 0, !dbg !38
  br i1 %.not.i363, label %338, label %336, !dbg !38

336:                                              ; preds = %__nv_exp2f.exit362
  %337 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %221) #2, !dbg !38
  br label %__nv_exp2f.exit365, !dbg !38

338:                                              ; preds = %__nv_exp2f.exit362
  %339 = tail call float @llvm.nvvm.ex2.approx.f(float %221) #2, !dbg !38
  br label %__nv_exp2f.exit365, !dbg !38

__nv_exp2f.exit365:                               ; preds = %336, %338
  %.0.i364 = phi float [ %337, %336 ], [ %339, %338 ], !dbg !38
  %340 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i366 = icmp eq i32 %340, 0, !dbg !38
  br i1 %.not.i366, label %343, label %341, !dbg !38

341:                                              ; preds = %__nv_exp2f.exit365
  %342 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %222) #2, !dbg !38
  br label %__nv_exp2f.exit368, !dbg !38

343:                                              ; preds = %__nv_exp2f.exit365
  %344 = tail call float @llvm.nvvm.ex2.approx.f(float %222) #2, !dbg !38
  br label %__nv_exp2f.exit368, !dbg !38

__nv_exp2f.exit368:                               ; preds = %341, %343
  %.0.i367 = phi float [ %342, %341 ], [ %344, %343 ], !dbg !38
  %345 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i369 = icmp eq i32 %345, 0, !dbg !38
  br i1 %.not.i369, label %348, label %346, !dbg !38

346:                                              ; preds = %__nv_exp2f.exit368
  %347 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %223) #2, !dbg !38
  br label %__nv_exp2f.exit371, !dbg !38

348:                                              ; preds = %__nv_exp2f.exit368
  %349 = tail call float @llvm.nvvm.ex2.approx.f(float %223) #2, !dbg !38
  br label %__nv_exp2f.exit371, !dbg !38

__nv_exp2f.exit371:                               ; preds = %346, %348
  %.0.i370 = phi float [ %347, %346 ], [ %349, %348 ], !dbg !38
  %350 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i372 = icmp eq i32 %350, 0, !dbg !38
  br i1 %.not.i372, label %353, label %351, !dbg !38

351:                                              ; preds = %__nv_exp2f.exit371
  %352 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %224) #2, !dbg !38
  br label %__nv_exp2f.exit374, !dbg !38

353:                                              ; preds = %__nv_exp2f.exit371
  %354 = tail call float @llvm.nvvm.ex2.approx.f(float %224) #2, !dbg !38
  br label %__nv_exp2f.exit374, !dbg !38

__nv_exp2f.exit374:                               ; preds = %351, %353
  %.0.i373 = phi float [ %352, %351 ], [ %354, %353 ], !dbg !38
  %355 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i375 = icmp eq i32 %355, 0, !dbg !38
  br i1 %.not.i375, label %358, label %356, !dbg !38

356:                                              ; preds = %__nv_exp2f.exit374
  %357 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %225) #2, !dbg !38
  br label %__nv_exp2f.exit377, !dbg !38

358:                                              ; preds = %__nv_exp2f.exit374
  %359 = tail call float @llvm.nvvm.ex2.approx.f(float %225) #2, !dbg !38
  br label %__nv_exp2f.exit377, !dbg !38

__nv_exp2f.exit377:                               ; preds = %356, %358
  %.0.i376 = phi float [ %357, %356 ], [ %359, %358 ], !dbg !38
  %360 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i378 = icmp eq i32 %360, 0, !dbg !38
  br i1 %.not.i378, label %363, label %361, !dbg !38

361:                                              ; preds = %__nv_exp2f.exit377
  %362 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %226) #2, !dbg !38
  br label %__nv_exp2f.exit380, !dbg !38

363:                                              ; preds = %__nv_exp2f.exit377
  %364 = tail call float @llvm.nvvm.ex2.approx.f(float %226) #2, !dbg !38
  br label %__nv_exp2f.exit380, !dbg !38

__nv_exp2f.exit380:                               ; preds = %361, %363
  %.0.i379 = phi float [ %362, %361 ], [ %364, %363 ], !dbg !38
  %365 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i381 = icmp eq i32 %365, 0, !dbg !38
  br i1 %.not.i381, label %368, label %366, !dbg !38

366:                                              ; preds = %__nv_exp2f.exit380
  %367 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %227) #2, !dbg !38
  br label %__nv_exp2f.exit383, !dbg !38

368:                                              ; preds = %__nv_exp2f.exit380
  %369 = tail call float @llvm.nvvm.ex2.approx.f(float %227) #2, !dbg !38
  br label %__nv_exp2f.exit383, !dbg !38

__nv_exp2f.exit383:                               ; preds = %366, %368
  %.0.i382 = phi float [ %367, %366 ], [ %369, %368 ], !dbg !38
  %370 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %371 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %372 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i390 = icmp eq i32 %372, 0, !dbg !38
  br i1 %.not.i390, label %375, label %373, !dbg !38

373:                                              ; preds = %__nv_exp2f.exit383
  %374 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %228) #2, !dbg !38
  br label %__nv_exp2f.exit392, !dbg !38

375:                                              ; preds = %__nv_exp2f.exit383
  %376 = tail call float @llvm.nvvm.ex2.approx.f(float %228) #2, !dbg !38
  br label %__nv_exp2f.exit392, !dbg !38

__nv_exp2f.exit392:                               ; preds = %373, %375
  %.0.i391 = phi float [ %374, %373 ], [ %376, %375 ], !dbg !38
  %377 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !38
  %.not.i393 = icmp eq i32 %377, 0, !dbg !38
  br i1 %.not.i393, label %380, label %378, !dbg !38

378:                                              ; preds = %__nv_exp2f.exit392
  %379 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %229) #2, !dbg !38
  br label %__nv_exp2f.exit395, !dbg !38

380:                                              ; preds = %__nv_exp2f.exit392
  %381 = tail call float @llvm.nvvm.ex2.approx.f(float %229) #2, !dbg !38
  br label %__nv_exp2f.exit395, !dbg !38

__nv_exp2f.exit395:                               ; preds = %378, %380
  %.0.i394 = phi float [ %379, %378 ], [ %381, %380 ], !dbg !38
  %382 = insertelement <2 x float> poison, float %.0.i, i64 0, !dbg !39
  %383 = insertelement <2 x float> %382, float %.0.i304, i64 1, !dbg !39
  %384 = select <2 x i1> %145, <2 x float> %383, <2 x float> zeroinitializer, !dbg !39
  %385 = select i1 %146, float %.0.i313, float 0.000000e+00, !dbg !39
  %386 = select i1 %147, float %.0.i316, float 0.000000e+00, !dbg !39
  %387 = insertelement <2 x float> poison, float %.0.i319, i64 0, !dbg !39
  %388 = insertelement <2 x float> %387, float %.0.i322, i64 1, !dbg !39
  %389 = select <2 x i1> %148, <2 x float> %388, <2 x float> zeroinitializer, !dbg !39
  %390 = select i1 %149, float %.0.i325, float 0.000000e+00, !dbg !39
  %391 = select i1 %150, float %.0.i328, float 0.000000e+00, !dbg !39
  %392 = select i1 %151, float %.0.i331, float 0.000000e+00, !dbg !39
  %393 = select i1 %152, float %.0.i334, float 0.000000e+00, !dbg !39
  %394 = select i1 %153, float %.0.i337, float 0.000000e+00, !dbg !39
  %395 = select i1 %154, float %.0.i340, float 0.000000e+00, !dbg !39
  %396 = select i1 %155, float %.0.i343, float 0.000000e+00, !dbg !39
  %397 = select i1 %156, float %.0.i346, float 0.000000e+00, !dbg !39
  %398 = select i1 %157, float %.0.i349, float 0.000000e+00, !dbg !39
  %399 = select i1 %158, float %.0.i352, float 0.000000e+00, !dbg !39
  %400 = select i1 %159, float %.0.i355, float 0.000000e+00, !dbg !39
  %401 = select i1 %160, float %.0.i358, float 0.000000e+00, !dbg !39
  %402 = select i1 %161, float %.0.i361, float 0.000000e+00, !dbg !39
  %403 = select i1 %162, float %.0.i364, float 0.000000e+00, !dbg !39
  %404 = select i1 %163, float %.0.i367, float 0.000000e+00, !dbg !39
  %405 = select i1 %164, float %.0.i370, float 0.000000e+00, !dbg !39
  %406 = select i1 %165, float %.0.i373, float 0.000000e+00, !dbg !39
  %407 = select i1 %166, float %.0.i376, float 0.000000e+00, !dbg !39
  %408 = select i1 %167, float %.0.i379, float 0.000000e+00, !dbg !39
  %409 = select i1 %168, float %.0.i382, float 0.000000e+00, !dbg !39
  %410 = select i1 %169, float %.0.i391, float 0.000000e+00, !dbg !39
  %411 = select i1 %170, float %.0.i394, float 0.000000e+00, !dbg !39
  %412 = add nuw nsw i32 %93, 1, !dbg !40
  %413 = add nuw nsw i32 %93, 9, !dbg !40
  %414 = uitofp nneg i32 %412 to float, !dbg !41
  %415 = uitofp nneg i32 %413 to float, !dbg !41
  %416 = fmul float %414, %31, !dbg !41
  %417 = fmul float %415, %31, !dbg !41
  %418 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !42
  %.not.i396 = icmp eq i32 %418, 0, !dbg !42
  br i1 %.not.i396, label %421, label %419, !dbg !42

419:                                              ; preds = %__nv_exp2f.exit395
  %420 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %416) #2, !dbg !42
  br label %__nv_exp2f.exit398, !dbg !42

421:                                              ; preds = %__nv_exp2f.exit395
  %422 = tail call float @llvm.nvvm.ex2.approx.f(float %416) #2, !dbg !42
  br label %__nv_exp2f.exit398, !dbg !42

__nv_exp2f.exit398:                               ; preds = %419, %421
  %.0.i397 = phi float [ %420, %419 ], [ %422, %421 ], !dbg !42
  %423 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !42
  %.not.i399 = icmp eq i32 %423, 0, !dbg !42
  br i1 %.not.i399, label %426, label %424, !dbg !42

424:                                              ; preds = %__nv_exp2f.exit398
  %425 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %417) #2, !dbg !42
  br label %__nv_exp2f.exit401, !dbg !42

426:                                              ; preds = %__nv_exp2f.exit398
  %427 = tail call float @llvm.nvvm.ex2.approx.f(float %417) #2, !dbg !42
  br label %__nv_exp2f.exit401, !dbg !42

__nv_exp2f.exit401:                               ; preds = %424, %426
  %.0.i400 = phi float [ %425, %424 ], [ %427, %426 ], !dbg !42
  %428 = xor i32 %17, 63, !dbg !43
  %429 = xor i32 %17, 47, !dbg !43
  %430 = xor i32 %17, 31, !dbg !43
  %431 = xor i32 %17, 15, !dbg !43
  %432 = uitofp nneg i32 %428 to float, !dbg !44
  %433 = uitofp nneg i32 %429 to float, !dbg !44
  %434 = uitofp nneg i32 %430 to float, !dbg !44
  %435 = uitofp nneg i32 %431 to float, !dbg !44
  %436 = fmul float %432, %31, !dbg !44
  %437 = fmul float %433, %31, !dbg !44
  %438 = fmul float %434, %31, !dbg !44
  %439 = fmul float %435, %31, !dbg !44
  %440 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !45
  %.not.i402 = icmp eq i32 %440, 0, !dbg !45
  br i1 %.not.i402, label %443, label %441, !dbg !45

441:                                              ; preds = %__nv_exp2f.exit401
  %442 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %436) #2, !dbg !45
  br label %__nv_exp2f.exit404, !dbg !45

443:                                              ; preds = %__nv_exp2f.exit401
  %444 = tail call float @llvm.nvvm.ex2.approx.f(float %436) #2, !dbg !45
  br label %__nv_exp2f.exit404, !dbg !45

__nv_exp2f.exit404:                               ; preds = %441, %443
  %.0.i403 = phi float [ %442, %441 ], [ %444, %443 ], !dbg !45
  %445 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !45
  %.not.i405 = icmp eq i32 %445, 0, !dbg !45
  br i1 %.not.i405, label %448, label %446, !dbg !45

446:                                              ; preds = %__nv_exp2f.exit404
  %447 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %437) #2, !dbg !45
  br label %__nv_exp2f.exit407, !dbg !45

448:                                              ; preds = %__nv_exp2f.exit404
  %449 = tail call float @llvm.nvvm.ex2.approx.f(float %437) #2, !dbg !45
  br label %__nv_exp2f.exit407, !dbg !45

__nv_exp2f.exit407:                               ; preds = %446, %448
  %.0.i406 = phi float [ %447, %446 ], [ %449, %448 ], !dbg !45
  %450 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !45
  %.not.i408 = icmp eq i32 %450, 0, !dbg !45
  br i1 %.not.i408, label %453, label %451, !dbg !45

451:                                              ; preds = %__nv_exp2f.exit407
  %452 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %438) #2, !dbg !45
  br label %__nv_exp2f.exit410, !dbg !45

453:                                              ; preds = %__nv_exp2f.exit407
  %454 = tail call float @llvm.nvvm.ex2.approx.f(float %438) #2, !dbg !45
  br label %__nv_exp2f.exit410, !dbg !45

__nv_exp2f.exit410:                               ; preds = %451, %453
  %.0.i409 = phi float [ %452, %451 ], [ %454, %453 ], !dbg !45
  %455 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !45
  %.not.i411 = icmp eq i32 %455, 0, !dbg !45
  br i1 %.not.i411, label %458, label %456, !dbg !45

456:                                              ; preds = %__nv_exp2f.exit410
  %457 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %439) #2, !dbg !45
  br label %__nv_exp2f.exit413, !dbg !45

458:                                              ; preds = %__nv_exp2f.exit410
  %459 = tail call float @llvm.nvvm.ex2.approx.f(float %439) #2, !dbg !45
  br label %__nv_exp2f.exit413, !dbg !45

__nv_exp2f.exit413:                               ; preds = %456, %458
  %.0.i412 = phi float [ %457, %456 ], [ %459, %458 ], !dbg !45
  %460 = fmul float %31, 6.400000e+01, !dbg !46
  %461 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i414 = icmp eq i32 %461, 0, !dbg !47
  br i1 %.not.i414, label %464, label %462, !dbg !47

462:                                              ; preds = %__nv_exp2f.exit413
  %463 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %460) #2, !dbg !47
  br label %__nv_exp2f.exit416, !dbg !47

464:                                              ; preds = %__nv_exp2f.exit413
  %465 = tail call float @llvm.nvvm.ex2.approx.f(float %460) #2, !dbg !47
  br label %__nv_exp2f.exit416, !dbg !47

__nv_exp2f.exit416:                               ; preds = %462, %464
  %.0.i415 = phi float [ %463, %462 ], [ %465, %464 ], !dbg !47
  %466 = icmp sgt i32 %5, 0, !dbg !48
  %467 = shl nuw nsw i32 %13, 4, !dbg !49
  %468 = and i32 %467, 2032, !dbg !49
  %469 = and i32 %51, 112, !dbg !49
  %470 = xor i32 %468, %469, !dbg !49
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %470, !dbg !49
  %472 = select i1 %466, i32 16, i32 0, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %471, ptr addrspace(1) %53, i32 %472) #2, !dbg !49
  %473 = or disjoint i32 %470, 2048, !dbg !49
  %474 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %473, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %474, ptr addrspace(1) %54, i32 %472) #2, !dbg !49
  %475 = or disjoint i32 %470, 4096, !dbg !49
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %475, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %476, ptr addrspace(1) %55, i32 %472) #2, !dbg !49
  %477 = or disjoint i32 %470, 6144, !dbg !49
  %478 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %477, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %478, ptr addrspace(1) %56, i32 %472) #2, !dbg !49
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !49
  %479 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %470, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %479, ptr addrspace(1) %62, i32 %472) #2, !dbg !50
  %480 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %473, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %480, ptr addrspace(1) %63, i32 %472) #2, !dbg !50
  %481 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %475, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %481, ptr addrspace(1) %64, i32 %472) #2, !dbg !50
  %482 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %477, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %482, ptr addrspace(1) %65, i32 %472) #2, !dbg !50
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !50
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %470, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %483, ptr addrspace(1) %80, i32 %472) #2, !dbg !51
  %484 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %473, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %484, ptr addrspace(1) %81, i32 %472) #2, !dbg !51
  %485 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %475, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %485, ptr addrspace(1) %82, i32 %472) #2, !dbg !51
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %477, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %486, ptr addrspace(1) %83, i32 %472) #2, !dbg !51
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !51
  br i1 %466, label %.lr.ph, label %._crit_edge, !dbg !48

.lr.ph:                                           ; preds = %__nv_exp2f.exit416
  %487 = shl i32 %7, 6, !dbg !52
  %488 = add nsw i32 %5, -64
  %489 = shl nuw nsw i32 %13, 7
  %490 = and i32 %489, 1920
  %491 = shl nuw nsw i32 %21, 6
  %492 = shl nuw nsw i32 %14, 4
  %493 = and i32 %13, 16
  %494 = icmp eq i32 %493, 0
  %495 = or disjoint i32 %490, %491
  %496 = xor i32 %492, %493
  %497 = or disjoint i32 %495, %496
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %497
  %499 = xor i32 %497, 32
  %500 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %499
  %501 = xor i32 %497, 64
  %502 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %501
  %503 = xor i32 %497, 96
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %503
  %505 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960) to i32), 4
  %506 = and i32 %505, 16383
  %507 = zext nneg i32 %506 to i64
  %508 = or disjoint i64 %507, 4611686293305294848
  %509 = add nuw nsw i64 %507, 4611686293305294976
  %510 = add nuw nsw i64 %507, 4611686293305295104
  %511 = add nuw nsw i64 %507, 4611686293305295232
  %512 = shl nuw nsw i32 %21, 4
  %513 = and i32 %13, 1
  %514 = shl nuw nsw i32 %513, 5
  %515 = and i32 %13, 2
  %516 = icmp eq i32 %515, 0
  %517 = select i1 %516, i32 0, i32 4160
  %518 = and i32 %13, 4
  %519 = icmp eq i32 %518, 0
  %520 = shl nuw nsw i32 %518, 2
  %521 = and i32 %13, 8
  %522 = icmp eq i32 %521, 0
  %523 = select i1 %522, i32 0, i32 2080
  %524 = shl nuw nsw i32 %493, 3
  %525 = or disjoint i32 %517, %520
  %526 = or disjoint i32 %525, %524
  %527 = or disjoint i32 %512, %514
  %528 = xor i32 %527, %523
  %529 = or disjoint i32 %526, %528
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %529
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %530, i32 256
  %532 = xor i32 %529, 64
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %532
  %534 = getelementptr inbounds nuw i8, ptr addrspace(3) %533, i32 256
  %535 = shl nuw nsw i32 %13, 2
  %536 = and i32 %535, 416
  %537 = shl nuw nsw i32 %513, 6
  %538 = shl nuw nsw i32 %515, 3
  %539 = select i1 %519, i32 0, i32 2080
  %540 = select i1 %494, i32 0, i32 4160
  %541 = or disjoint i32 %536, %537
  %542 = or disjoint i32 %539, %540
  %543 = xor i32 %542, %541
  %544 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %538
  %545 = getelementptr inbounds nuw i8, ptr addrspace(3) %544, i32 %543
  %546 = getelementptr inbounds nuw i8, ptr addrspace(3) %545, i32 512
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %545, i32 1024
  %548 = getelementptr inbounds nuw i8, ptr addrspace(3) %545, i32 1536
  %549 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %470
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %473
  %551 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %475
  %552 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %477
  %553 = shl nuw nsw i32 %521, 1
  %554 = shl nuw nsw i32 %493, 6
  %555 = mul nuw nsw i32 %14, 144
  %556 = or disjoint i32 %553, %21
  %557 = xor i32 %555, %556
  %558 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %554
  %559 = getelementptr inbounds nuw i8, ptr addrspace(3) %558, i32 %557
  %560 = getelementptr inbounds nuw i8, ptr addrspace(3) %559, i32 2048
  %561 = getelementptr inbounds nuw i8, ptr addrspace(3) %559, i32 4096
  %562 = getelementptr inbounds nuw i8, ptr addrspace(3) %559, i32 6144
  %563 = sext i32 %487 to i64
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %470
  %565 = getelementptr inbounds nuw i8, ptr addrspace(3) %564, i32 4
  %566 = getelementptr inbounds nuw i8, ptr addrspace(3) %564, i32 8
  %567 = getelementptr inbounds nuw i8, ptr addrspace(3) %564, i32 12
  %568 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %473
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %568, i32 4
  %570 = getelementptr inbounds nuw i8, ptr addrspace(3) %568, i32 8
  %571 = getelementptr inbounds nuw i8, ptr addrspace(3) %568, i32 12
  %572 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %475
  %573 = getelementptr inbounds nuw i8, ptr addrspace(3) %572, i32 4
  %574 = getelementptr inbounds nuw i8, ptr addrspace(3) %572, i32 8
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %572, i32 12
  %576 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %477
  %577 = getelementptr inbounds nuw i8, ptr addrspace(3) %576, i32 4
  %578 = getelementptr inbounds nuw i8, ptr addrspace(3) %576, i32 8
  %579 = getelementptr inbounds nuw i8, ptr addrspace(3) %576, i32 12
  %580 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768) to i32), 4
  %581 = and i32 %580, 16383
  %582 = zext nneg i32 %581 to i64
  %583 = or disjoint i64 %582, 4611686293305294848
  %584 = add nuw nsw i64 %582, 4611686293305294850
  %585 = add nuw nsw i64 %582, 4611686293305294852
  %586 = add nuw nsw i64 %582, 4611686293305294854
  %587 = insertelement <2 x float> poison, float %.0.i307, i64 0, !dbg !53
  %588 = insertelement <2 x float> %587, float %.0.i310, i64 1, !dbg !53
  %589 = insertelement <2 x float> poison, float %.0.i403, i64 0, !dbg !54
  %590 = shufflevector <2 x float> %589, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !54
  %591 = insertelement <2 x float> poison, float %.0.i406, i64 0, !dbg !54
  %592 = shufflevector <2 x float> %591, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !54
  %593 = insertelement <2 x float> poison, float %.0.i409, i64 0, !dbg !54
  %594 = shufflevector <2 x float> %593, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !54
  %595 = insertelement <2 x float> poison, float %.0.i412, i64 0, !dbg !54
  %596 = shufflevector <2 x float> %595, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !54
  br label %597, !dbg !48

597:                                              ; preds = %.lr.ph, %597
  %598 = phi i32 [ -1, %.lr.ph ], [ %636, %597 ]
  %599 = phi i32 [ 0, %.lr.ph ], [ %1781, %597 ]
  %.pn208432 = phi ptr addrspace(1) [ %92, %.lr.ph ], [ %1766, %597 ]
  %.pn224431 = phi ptr addrspace(1) [ %91, %.lr.ph ], [ %1765, %597 ]
  %.pn240430 = phi ptr addrspace(1) [ %90, %.lr.ph ], [ %1764, %597 ]
  %.pn256429 = phi ptr addrspace(1) [ %89, %.lr.ph ], [ %1763, %597 ]
  %.pn144428 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %1778, %597 ]
  %.pn160427 = phi ptr addrspace(1) [ %82, %.lr.ph ], [ %1777, %597 ]
  %.pn176426 = phi ptr addrspace(1) [ %81, %.lr.ph ], [ %1776, %597 ]
  %.pn192425 = phi ptr addrspace(1) [ %80, %.lr.ph ], [ %1775, %597 ]
  %.pn80424 = phi ptr addrspace(1) [ %65, %.lr.ph ], [ %1774, %597 ]
  %.pn96423 = phi ptr addrspace(1) [ %64, %.lr.ph ], [ %1773, %597 ]
  %.pn112422 = phi ptr addrspace(1) [ %63, %.lr.ph ], [ %1772, %597 ]
  %.pn128421 = phi ptr addrspace(1) [ %62, %.lr.ph ], [ %1771, %597 ]
  %.pn16420 = phi ptr addrspace(1) [ %56, %.lr.ph ], [ %1770, %597 ]
  %.pn32419 = phi ptr addrspace(1) [ %55, %.lr.ph ], [ %1769, %597 ]
  %.pn48418 = phi ptr addrspace(1) [ %54, %.lr.ph ], [ %1768, %597 ]
  %.pn64417 = phi ptr addrspace(1) [ %53, %.lr.ph ], [ %1767, %597 ]
  %600 = phi float [ 0.000000e+00, %.lr.ph ], [ %1731, %597 ]
  %601 = phi float [ 0.000000e+00, %.lr.ph ], [ %1732, %597 ]
  %602 = phi float [ 0.000000e+00, %.lr.ph ], [ %1733, %597 ]
  %603 = phi float [ 0.000000e+00, %.lr.ph ], [ %1734, %597 ]
  %604 = phi float [ 0.000000e+00, %.lr.ph ], [ %1735, %597 ]
  %605 = phi float [ 0.000000e+00, %.lr.ph ], [ %1736, %597 ]
  %606 = phi float [ 0.000000e+00, %.lr.ph ], [ %1737, %597 ]
  %607 = phi float [ 0.000000e+00, %.lr.ph ], [ %1738, %597 ]
  %608 = phi float [ 0.000000e+00, %.lr.ph ], [ %1739, %597 ]
  %609 = phi float [ 0.000000e+00, %.lr.ph ], [ %1740, %597 ]
  %610 = phi float [ 0.000000e+00, %.lr.ph ], [ %1741, %597 ]
  %611 = phi float [ 0.000000e+00, %.lr.ph ], [ %1742, %597 ]
  %612 = phi float [ 0.000000e+00, %.lr.ph ], [ %1743, %597 ]
  %613 = phi float [ 0.000000e+00, %.lr.ph ], [ %1744, %597 ]
  %614 = phi float [ 0.000000e+00, %.lr.ph ], [ %1745, %597 ]
  %615 = phi float [ 0.000000e+00, %.lr.ph ], [ %1746, %597 ]
  %616 = phi float [ 0.000000e+00, %.lr.ph ], [ %1747, %597 ]
  %617 = phi float [ 0.000000e+00, %.lr.ph ], [ %1748, %597 ]
  %618 = phi float [ 0.000000e+00, %.lr.ph ], [ %1749, %597 ]
  %619 = phi float [ 0.000000e+00, %.lr.ph ], [ %1750, %597 ]
  %620 = phi float [ 0.000000e+00, %.lr.ph ], [ %1751, %597 ]
  %621 = phi float [ 0.000000e+00, %.lr.ph ], [ %1752, %597 ]
  %622 = phi float [ 0.000000e+00, %.lr.ph ], [ %1753, %597 ]
  %623 = phi float [ 0.000000e+00, %.lr.ph ], [ %1754, %597 ]
  %624 = phi float [ 0.000000e+00, %.lr.ph ], [ %1755, %597 ]
  %625 = phi float [ 0.000000e+00, %.lr.ph ], [ %1756, %597 ]
  %626 = phi float [ 0.000000e+00, %.lr.ph ], [ %1757, %597 ]
  %627 = phi float [ 0.000000e+00, %.lr.ph ], [ %1758, %597 ]
  %628 = phi float [ 0.000000e+00, %.lr.ph ], [ %1759, %597 ]
  %629 = phi float [ 0.000000e+00, %.lr.ph ], [ %1760, %597 ]
  %630 = phi float [ 0.000000e+00, %.lr.ph ], [ %1761, %597 ]
  %631 = phi float [ 0.000000e+00, %.lr.ph ], [ %1762, %597 ]
  %632 = phi i32 [ 0, %.lr.ph ], [ %1794, %597 ]
  %633 = icmp slt i32 %632, %488, !dbg !48
  %634 = add i32 %598, 1, !dbg !48
  %635 = icmp sgt i32 %634, 1, !dbg !48
  %636 = select i1 %635, i32 0, i32 %634, !dbg !48
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %637 = shl i32 %636, 12, !dbg !49
  %638 = getelementptr half, ptr addrspace(3) @global_smem, i32 %637, !dbg !49
  %639 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %637, !dbg !51
  %640 = ptrtoint ptr addrspace(3) %638 to i32, !dbg !55
  %641 = lshr exact i32 %640, 4, !dbg !55
  %642 = and i32 %641, 16383, !dbg !55
  %643 = zext nneg i32 %642 to i64, !dbg !55
  %644 = or disjoint i64 %643, 4611686293305294848, !dbg !55
  %645 = add nuw nsw i64 %643, 4611686293305294850, !dbg !55
  %646 = add nuw nsw i64 %643, 4611686293305294852, !dbg !55
  %647 = add nuw nsw i64 %643, 4611686293305294854, !dbg !55
  %648 = ptrtoint ptr addrspace(3) %639 to i32, !dbg !56
  %649 = lshr exact i32 %648, 4, !dbg !56
  %650 = and i32 %649, 16383, !dbg !56
  %651 = zext nneg i32 %650 to i64, !dbg !56
  %652 = or disjoint i64 %651, 4611686293305294848, !dbg !56
  %653 = add nuw nsw i64 %651, 4611686293305294976, !dbg !56
  %654 = add nuw nsw i64 %651, 4611686293305295104, !dbg !56
  %655 = add nuw nsw i64 %651, 4611686293305295232, !dbg !56
  %656 = load <2 x half>, ptr addrspace(3) %564, align 16, !dbg !50
  %657 = fpext <2 x half> %656 to <2 x float>, !dbg !54
  %658 = fmul <2 x float> %590, %657, !dbg !54
  %659 = fptrunc <2 x float> %658 to <2 x half>, !dbg !57
  %660 = load <2 x half>, ptr addrspace(3) %565, align 4, !dbg !50
  %661 = fpext <2 x half> %660 to <2 x float>, !dbg !54
  %662 = fmul <2 x float> %590, %661, !dbg !54
  %663 = fptrunc <2 x float> %662 to <2 x half>, !dbg !57
  %664 = load <2 x half>, ptr addrspace(3) %566, align 8, !dbg !50
  %665 = fpext <2 x half> %664 to <2 x float>, !dbg !54
  %666 = fmul <2 x float> %590, %665, !dbg !54
  %667 = fptrunc <2 x float> %666 to <2 x half>, !dbg !57
  %668 = load <2 x half>, ptr addrspace(3) %567, align 4, !dbg !50
  %669 = fpext <2 x half> %668 to <2 x float>, !dbg !54
  %670 = fmul <2 x float> %590, %669, !dbg !54
  %671 = fptrunc <2 x float> %670 to <2 x half>, !dbg !57
  %672 = load <2 x half>, ptr addrspace(3) %568, align 16, !dbg !50
  %673 = fpext <2 x half> %672 to <2 x float>, !dbg !54
  %674 = fmul <2 x float> %592, %673, !dbg !54
  %675 = fptrunc <2 x float> %674 to <2 x half>, !dbg !57
  %676 = load <2 x half>, ptr addrspace(3) %569, align 4, !dbg !50
  %677 = fpext <2 x half> %676 to <2 x float>, !dbg !54
  %678 = fmul <2 x float> %592, %677, !dbg !54
  %679 = fptrunc <2 x float> %678 to <2 x half>, !dbg !57
  %680 = load <2 x half>, ptr addrspace(3) %570, align 8, !dbg !50
  %681 = fpext <2 x half> %680 to <2 x float>, !dbg !54
  %682 = fmul <2 x float> %592, %681, !dbg !54
  %683 = fptrunc <2 x float> %682 to <2 x half>, !dbg !57
  %684 = load <2 x half>, ptr addrspace(3) %571, align 4, !dbg !50
  %685 = fpext <2 x half> %684 to <2 x float>, !dbg !54
  %686 = fmul <2 x float> %592, %685, !dbg !54
  %687 = fptrunc <2 x float> %686 to <2 x half>, !dbg !57
  %688 = load <2 x half>, ptr addrspace(3) %572, align 16, !dbg !50
  %689 = fpext <2 x half> %688 to <2 x float>, !dbg !54
  %690 = fmul <2 x float> %594, %689, !dbg !54
  %691 = fptrunc <2 x float> %690 to <2 x half>, !dbg !57
  %692 = load <2 x half>, ptr addrspace(3) %573, align 4, !dbg !50
  %693 = fpext <2 x half> %692 to <2 x float>, !dbg !54
  %694 = fmul <2 x float> %594, %693, !dbg !54
  %695 = fptrunc <2 x float> %694 to <2 x half>, !dbg !57
  %696 = load <2 x half>, ptr addrspace(3) %574, align 8, !dbg !50
  %697 = fpext <2 x half> %696 to <2 x float>, !dbg !54
  %698 = fmul <2 x float> %594, %697, !dbg !54
  %699 = fptrunc <2 x float> %698 to <2 x half>, !dbg !57
  %700 = load <2 x half>, ptr addrspace(3) %575, align 4, !dbg !50
  %701 = fpext <2 x half> %700 to <2 x float>, !dbg !54
  %702 = fmul <2 x float> %594, %701, !dbg !54
  %703 = fptrunc <2 x float> %702 to <2 x half>, !dbg !57
  %704 = load <2 x half>, ptr addrspace(3) %576, align 16, !dbg !50
  %705 = fpext <2 x half> %704 to <2 x float>, !dbg !54
  %706 = fmul <2 x float> %596, %705, !dbg !54
  %707 = fptrunc <2 x float> %706 to <2 x half>, !dbg !57
  %708 = load <2 x half>, ptr addrspace(3) %577, align 4, !dbg !50
  %709 = fpext <2 x half> %708 to <2 x float>, !dbg !54
  %710 = fmul <2 x float> %596, %709, !dbg !54
  %711 = fptrunc <2 x float> %710 to <2 x half>, !dbg !57
  %712 = load <2 x half>, ptr addrspace(3) %578, align 8, !dbg !50
  %713 = fpext <2 x half> %712 to <2 x float>, !dbg !54
  %714 = fmul <2 x float> %596, %713, !dbg !54
  %715 = fptrunc <2 x float> %714 to <2 x half>, !dbg !57
  %716 = load <2 x half>, ptr addrspace(3) %579, align 4, !dbg !50
  %717 = fpext <2 x half> %716 to <2 x float>, !dbg !54
  %718 = fmul <2 x float> %596, %717, !dbg !54
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !55
  %719 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %644, i64 %583) #2, !dbg !55
  %720 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 0, !dbg !55
  %721 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 1, !dbg !55
  %722 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 2, !dbg !55
  %723 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 3, !dbg !55
  %724 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 4, !dbg !55
  %725 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 5, !dbg !55
  %726 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 6, !dbg !55
  %727 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 7, !dbg !55
  %728 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 8, !dbg !55
  %729 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 9, !dbg !55
  %730 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 10, !dbg !55
  %731 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 11, !dbg !55
  %732 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 12, !dbg !55
  %733 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 13, !dbg !55
  %734 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 14, !dbg !55
  %735 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 15, !dbg !55
  %736 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 16, !dbg !55
  %737 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 17, !dbg !55
  %738 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 18, !dbg !55
  %739 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 19, !dbg !55
  %740 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 20, !dbg !55
  %741 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 21, !dbg !55
  %742 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 22, !dbg !55
  %743 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 23, !dbg !55
  %744 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 24, !dbg !55
  %745 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 25, !dbg !55
  %746 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 26, !dbg !55
  %747 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 27, !dbg !55
  %748 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 28, !dbg !55
  %749 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 29, !dbg !55
  %750 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 30, !dbg !55
  %751 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %719, 31, !dbg !55
  %752 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %720, float %721, float %722, float %723, float %724, float %725, float %726, float %727, float %728, float %729, float %730, float %731, float %732, float %733, float %734, float %735, float %736, float %737, float %738, float %739, float %740, float %741, float %742, float %743, float %744, float %745, float %746, float %747, float %748, float %749, float %750, float %751, i64 %645, i64 %584, i1 true) #2, !dbg !55
  %753 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 0, !dbg !55
  %754 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 1, !dbg !55
  %755 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 2, !dbg !55
  %756 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 3, !dbg !55
  %757 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 4, !dbg !55
  %758 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 5, !dbg !55
  %759 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 6, !dbg !55
  %760 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 7, !dbg !55
  %761 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 8, !dbg !55
  %762 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 9, !dbg !55
  %763 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 10, !dbg !55
  %764 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 11, !dbg !55
  %765 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 12, !dbg !55
  %766 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 13, !dbg !55
  %767 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 14, !dbg !55
  %768 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 15, !dbg !55
  %769 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 16, !dbg !55
  %770 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 17, !dbg !55
  %771 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 18, !dbg !55
  %772 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 19, !dbg !55
  %773 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 20, !dbg !55
  %774 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 21, !dbg !55
  %775 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 22, !dbg !55
  %776 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 23, !dbg !55
  %777 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 24, !dbg !55
  %778 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 25, !dbg !55
  %779 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 26, !dbg !55
  %780 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 27, !dbg !55
  %781 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 28, !dbg !55
  %782 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 29, !dbg !55
  %783 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 30, !dbg !55
  %784 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %752, 31, !dbg !55
  %785 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %753, float %754, float %755, float %756, float %757, float %758, float %759, float %760, float %761, float %762, float %763, float %764, float %765, float %766, float %767, float %768, float %769, float %770, float %771, float %772, float %773, float %774, float %775, float %776, float %777, float %778, float %779, float %780, float %781, float %782, float %783, float %784, i64 %646, i64 %585, i1 true) #2, !dbg !55
  %786 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 0, !dbg !55
  %787 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 1, !dbg !55
  %788 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 2, !dbg !55
  %789 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 3, !dbg !55
  %790 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 4, !dbg !55
  %791 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 5, !dbg !55
  %792 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 6, !dbg !55
  %793 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 7, !dbg !55
  %794 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 8, !dbg !55
  %795 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 9, !dbg !55
  %796 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 10, !dbg !55
  %797 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 11, !dbg !55
  %798 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 12, !dbg !55
  %799 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 13, !dbg !55
  %800 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 14, !dbg !55
  %801 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 15, !dbg !55
  %802 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 16, !dbg !55
  %803 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 17, !dbg !55
  %804 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 18, !dbg !55
  %805 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 19, !dbg !55
  %806 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 20, !dbg !55
  %807 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 21, !dbg !55
  %808 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 22, !dbg !55
  %809 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 23, !dbg !55
  %810 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 24, !dbg !55
  %811 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 25, !dbg !55
  %812 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 26, !dbg !55
  %813 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 27, !dbg !55
  %814 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 28, !dbg !55
  %815 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 29, !dbg !55
  %816 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 30, !dbg !55
  %817 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %785, 31, !dbg !55
  %818 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %786, float %787, float %788, float %789, float %790, float %791, float %792, float %793, float %794, float %795, float %796, float %797, float %798, float %799, float %800, float %801, float %802, float %803, float %804, float %805, float %806, float %807, float %808, float %809, float %810, float %811, float %812, float %813, float %814, float %815, float %816, float %817, i64 %647, i64 %586, i1 true) #2, !dbg !55
  %819 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 0, !dbg !55
  %820 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 1, !dbg !55
  %821 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 2, !dbg !55
  %822 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 3, !dbg !55
  %823 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 4, !dbg !55
  %824 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 5, !dbg !55
  %825 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 6, !dbg !55
  %826 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 7, !dbg !55
  %827 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 8, !dbg !55
  %828 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 9, !dbg !55
  %829 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 10, !dbg !55
  %830 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 11, !dbg !55
  %831 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 12, !dbg !55
  %832 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 13, !dbg !55
  %833 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 14, !dbg !55
  %834 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 15, !dbg !55
  %835 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 16, !dbg !55
  %836 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 17, !dbg !55
  %837 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 18, !dbg !55
  %838 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 19, !dbg !55
  %839 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 20, !dbg !55
  %840 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 21, !dbg !55
  %841 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 22, !dbg !55
  %842 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 23, !dbg !55
  %843 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 24, !dbg !55
  %844 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 25, !dbg !55
  %845 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 26, !dbg !55
  %846 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 27, !dbg !55
  %847 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 28, !dbg !55
  %848 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 29, !dbg !55
  %849 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 30, !dbg !55
  %850 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %818, 31, !dbg !55
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !55
  %851 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63,$64,$65,$66,$67,$68,$69\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69"(float %819, float %820, float %821, float %822, float %823, float %824, float %825, float %826, float %827, float %828, float %829, float %830, float %831, float %832, float %833, float %834, float %835, float %836, float %837, float %838, float %839, float %840, float %841, float %842, float %843, float %844, float %845, float %846, float %847, float %848, float %849, float %850, ptr addrspace(3) %638, i32 0, i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 0, i32 0, float %600, float %601, float %602, float %603, float %604, float %605, float %606, float %607, float %608, float %609, float %610, float %611, float %612, float %613, float %614, float %615, float %616, float %617, float %618, float %619, float %620, float %621, float %622, float %623, float %624, float %625, float %626, float %627, float %628, float %629, float %630, float %631) #2, !dbg !55
  %852 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 0, !dbg !55
  %853 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 1, !dbg !55
  %854 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 2, !dbg !55
  %855 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 3, !dbg !55
  %856 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 4, !dbg !55
  %857 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 5, !dbg !55
  %858 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 6, !dbg !55
  %859 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 7, !dbg !55
  %860 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 8, !dbg !55
  %861 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 9, !dbg !55
  %862 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 10, !dbg !55
  %863 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 11, !dbg !55
  %864 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 12, !dbg !55
  %865 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 13, !dbg !55
  %866 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 14, !dbg !55
  %867 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 15, !dbg !55
  %868 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 16, !dbg !55
  %869 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 17, !dbg !55
  %870 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 18, !dbg !55
  %871 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 19, !dbg !55
  %872 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 20, !dbg !55
  %873 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 21, !dbg !55
  %874 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 22, !dbg !55
  %875 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 23, !dbg !55
  %876 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 24, !dbg !55
  %877 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 25, !dbg !55
  %878 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 26, !dbg !55
  %879 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 27, !dbg !55
  %880 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 28, !dbg !55
  %881 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 29, !dbg !55
  %882 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 30, !dbg !55
  %883 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 31, !dbg !55
  %884 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 38, !dbg !55
  %885 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 39, !dbg !55
  %886 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 40, !dbg !55
  %887 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 41, !dbg !55
  %888 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 42, !dbg !55
  %889 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 43, !dbg !55
  %890 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 44, !dbg !55
  %891 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 45, !dbg !55
  %892 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 46, !dbg !55
  %893 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 47, !dbg !55
  %894 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 48, !dbg !55
  %895 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 49, !dbg !55
  %896 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 50, !dbg !55
  %897 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 51, !dbg !55
  %898 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 52, !dbg !55
  %899 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 53, !dbg !55
  %900 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 54, !dbg !55
  %901 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 55, !dbg !55
  %902 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 56, !dbg !55
  %903 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 57, !dbg !55
  %904 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 58, !dbg !55
  %905 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 59, !dbg !55
  %906 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 60, !dbg !55
  %907 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 61, !dbg !55
  %908 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 62, !dbg !55
  %909 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 63, !dbg !55
  %910 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 64, !dbg !55
  %911 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 65, !dbg !55
  %912 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 66, !dbg !55
  %913 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 67, !dbg !55
  %914 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 68, !dbg !55
  %915 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %851, 69, !dbg !55
  %916 = fmul float %385, %856, !dbg !53
  %917 = fmul float %386, %857, !dbg !53
  %918 = fmul float %390, %860, !dbg !53
  %919 = fmul float %391, %861, !dbg !53
  %920 = fmul float %392, %862, !dbg !53
  %921 = fmul float %393, %863, !dbg !53
  %922 = fmul float %394, %864, !dbg !53
  %923 = fmul float %395, %865, !dbg !53
  %924 = fmul float %396, %866, !dbg !53
  %925 = fmul float %397, %867, !dbg !53
  %926 = fmul float %398, %868, !dbg !53
  %927 = fmul float %399, %869, !dbg !53
  %928 = fmul float %400, %870, !dbg !53
  %929 = fmul float %401, %871, !dbg !53
  %930 = fmul float %402, %872, !dbg !53
  %931 = fmul float %403, %873, !dbg !53
  %932 = fmul float %404, %874, !dbg !53
  %933 = fmul float %405, %875, !dbg !53
  %934 = fmul float %406, %876, !dbg !53
  %935 = fmul float %407, %877, !dbg !53
  %936 = fmul float %408, %878, !dbg !53
  %937 = fmul float %409, %879, !dbg !53
  %938 = fmul float %410, %882, !dbg !53
  %939 = fmul float %411, %883, !dbg !53
  %940 = insertelement <2 x float> poison, float %884, i64 0, !dbg !58
  %941 = insertelement <2 x float> %940, float %885, i64 1, !dbg !58
  %942 = fptrunc <2 x float> %941 to <2 x half>, !dbg !58
  %943 = insertelement <2 x float> poison, float %886, i64 0, !dbg !58
  %944 = insertelement <2 x float> %943, float %887, i64 1, !dbg !58
  %945 = fptrunc <2 x float> %944 to <2 x half>, !dbg !58
  %946 = insertelement <2 x float> poison, float %888, i64 0, !dbg !58
  %947 = insertelement <2 x float> %946, float %889, i64 1, !dbg !58
  %948 = fptrunc <2 x float> %947 to <2 x half>, !dbg !58
  %949 = insertelement <2 x float> poison, float %890, i64 0, !dbg !58
  %950 = insertelement <2 x float> %949, float %891, i64 1, !dbg !58
  %951 = fptrunc <2 x float> %950 to <2 x half>, !dbg !58
  %952 = insertelement <2 x float> poison, float %892, i64 0, !dbg !58
  %953 = insertelement <2 x float> %952, float %893, i64 1, !dbg !58
  %954 = fptrunc <2 x float> %953 to <2 x half>, !dbg !58
  %955 = insertelement <2 x float> poison, float %894, i64 0, !dbg !58
  %956 = insertelement <2 x float> %955, float %895, i64 1, !dbg !58
  %957 = fptrunc <2 x float> %956 to <2 x half>, !dbg !58
  %958 = insertelement <2 x float> poison, float %896, i64 0, !dbg !58
  %959 = insertelement <2 x float> %958, float %897, i64 1, !dbg !58
  %960 = fptrunc <2 x float> %959 to <2 x half>, !dbg !58
  %961 = insertelement <2 x float> poison, float %898, i64 0, !dbg !58
  %962 = insertelement <2 x float> %961, float %899, i64 1, !dbg !58
  %963 = fptrunc <2 x float> %962 to <2 x half>, !dbg !58
  %964 = insertelement <2 x float> poison, float %900, i64 0, !dbg !58
  %965 = insertelement <2 x float> %964, float %901, i64 1, !dbg !58
  %966 = fptrunc <2 x float> %965 to <2 x half>, !dbg !58
  %967 = insertelement <2 x float> poison, float %902, i64 0, !dbg !58
  %968 = insertelement <2 x float> %967, float %903, i64 1, !dbg !58
  %969 = fptrunc <2 x float> %968 to <2 x half>, !dbg !58
  %970 = insertelement <2 x float> poison, float %904, i64 0, !dbg !58
  %971 = insertelement <2 x float> %970, float %905, i64 1, !dbg !58
  %972 = fptrunc <2 x float> %971 to <2 x half>, !dbg !58
  %973 = insertelement <2 x float> poison, float %906, i64 0, !dbg !58
  %974 = insertelement <2 x float> %973, float %907, i64 1, !dbg !58
  %975 = fptrunc <2 x float> %974 to <2 x half>, !dbg !58
  %976 = insertelement <2 x float> poison, float %908, i64 0, !dbg !58
  %977 = insertelement <2 x float> %976, float %909, i64 1, !dbg !58
  %978 = fptrunc <2 x float> %977 to <2 x half>, !dbg !58
  %979 = insertelement <2 x float> poison, float %910, i64 0, !dbg !58
  %980 = insertelement <2 x float> %979, float %911, i64 1, !dbg !58
  %981 = fptrunc <2 x float> %980 to <2 x half>, !dbg !58
  %982 = insertelement <2 x float> poison, float %912, i64 0, !dbg !58
  %983 = insertelement <2 x float> %982, float %913, i64 1, !dbg !58
  %984 = fptrunc <2 x float> %983 to <2 x half>, !dbg !58
  %985 = insertelement <2 x float> poison, float %914, i64 0, !dbg !58
  %986 = insertelement <2 x float> %985, float %915, i64 1, !dbg !58
  %987 = fptrunc <2 x float> %986 to <2 x half>, !dbg !58
  %988 = bitcast <2 x half> %942 to i32, !dbg !58
  %989 = bitcast <2 x half> %945 to i32, !dbg !58
  %990 = bitcast <2 x half> %948 to i32, !dbg !58
  %991 = bitcast <2 x half> %951 to i32, !dbg !58
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %498, i32 %988, i32 %989, i32 %990, i32 %991), !dbg !58
  %992 = bitcast <2 x half> %954 to i32, !dbg !58
  %993 = bitcast <2 x half> %957 to i32, !dbg !58
  %994 = bitcast <2 x half> %960 to i32, !dbg !58
  %995 = bitcast <2 x half> %963 to i32, !dbg !58
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %500, i32 %992, i32 %993, i32 %994, i32 %995), !dbg !58
  %996 = bitcast <2 x half> %966 to i32, !dbg !58
  %997 = bitcast <2 x half> %969 to i32, !dbg !58
  %998 = bitcast <2 x half> %972 to i32, !dbg !58
  %999 = bitcast <2 x half> %975 to i32, !dbg !58
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %502, i32 %996, i32 %997, i32 %998, i32 %999), !dbg !58
  %1000 = bitcast <2 x half> %978 to i32, !dbg !58
  %1001 = bitcast <2 x half> %981 to i32, !dbg !58
  %1002 = bitcast <2 x half> %984 to i32, !dbg !58
  %1003 = bitcast <2 x half> %987 to i32, !dbg !58
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %504, i32 %1000, i32 %1001, i32 %1002, i32 %1003), !dbg !58
  tail call void asm sideeffect "fence.proxy.async.shared::cta;", ""() #2, !dbg !59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !59
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !59
  %1004 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %644, i64 %508) #2, !dbg !59
  %1005 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 0, !dbg !59
  %1006 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 1, !dbg !59
  %1007 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 2, !dbg !59
  %1008 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 3, !dbg !59
  %1009 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 4, !dbg !59
  %1010 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 5, !dbg !59
  %1011 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 6, !dbg !59
  %1012 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 7, !dbg !59
  %1013 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 8, !dbg !59
  %1014 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 9, !dbg !59
  %1015 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 10, !dbg !59
  %1016 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 11, !dbg !59
  %1017 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 12, !dbg !59
  %1018 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 13, !dbg !59
  %1019 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 14, !dbg !59
  %1020 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 15, !dbg !59
  %1021 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 16, !dbg !59
  %1022 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 17, !dbg !59
  %1023 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 18, !dbg !59
  %1024 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 19, !dbg !59
  %1025 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 20, !dbg !59
  %1026 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 21, !dbg !59
  %1027 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 22, !dbg !59
  %1028 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 23, !dbg !59
  %1029 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 24, !dbg !59
  %1030 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 25, !dbg !59
  %1031 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 26, !dbg !59
  %1032 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 27, !dbg !59
  %1033 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 28, !dbg !59
  %1034 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 29, !dbg !59
  %1035 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 30, !dbg !59
  %1036 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1004, 31, !dbg !59
  %1037 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1005, float %1006, float %1007, float %1008, float %1009, float %1010, float %1011, float %1012, float %1013, float %1014, float %1015, float %1016, float %1017, float %1018, float %1019, float %1020, float %1021, float %1022, float %1023, float %1024, float %1025, float %1026, float %1027, float %1028, float %1029, float %1030, float %1031, float %1032, float %1033, float %1034, float %1035, float %1036, i64 %645, i64 %509, i1 true) #2, !dbg !59
  %1038 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 0, !dbg !59
  %1039 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 1, !dbg !59
  %1040 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 2, !dbg !59
  %1041 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 3, !dbg !59
  %1042 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 4, !dbg !59
  %1043 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 5, !dbg !59
  %1044 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 6, !dbg !59
  %1045 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 7, !dbg !59
  %1046 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 8, !dbg !59
  %1047 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 9, !dbg !59
  %1048 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 10, !dbg !59
  %1049 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 11, !dbg !59
  %1050 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 12, !dbg !59
  %1051 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 13, !dbg !59
  %1052 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 14, !dbg !59
  %1053 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 15, !dbg !59
  %1054 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 16, !dbg !59
  %1055 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 17, !dbg !59
  %1056 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 18, !dbg !59
  %1057 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 19, !dbg !59
  %1058 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 20, !dbg !59
  %1059 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 21, !dbg !59
  %1060 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 22, !dbg !59
  %1061 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 23, !dbg !59
  %1062 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 24, !dbg !59
  %1063 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 25, !dbg !59
  %1064 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 26, !dbg !59
  %1065 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 27, !dbg !59
  %1066 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 28, !dbg !59
  %1067 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 29, !dbg !59
  %1068 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 30, !dbg !59
  %1069 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1037, 31, !dbg !59
  %1070 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1038, float %1039, float %1040, float %1041, float %1042, float %1043, float %1044, float %1045, float %1046, float %1047, float %1048, float %1049, float %1050, float %1051, float %1052, float %1053, float %1054, float %1055, float %1056, float %1057, float %1058, float %1059, float %1060, float %1061, float %1062, float %1063, float %1064, float %1065, float %1066, float %1067, float %1068, float %1069, i64 %646, i64 %510, i1 true) #2, !dbg !59
  %1071 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 0, !dbg !59
  %1072 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 1, !dbg !59
  %1073 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 2, !dbg !59
  %1074 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 3, !dbg !59
  %1075 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 4, !dbg !59
  %1076 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 5, !dbg !59
  %1077 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 6, !dbg !59
  %1078 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 7, !dbg !59
  %1079 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 8, !dbg !59
  %1080 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 9, !dbg !59
  %1081 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 10, !dbg !59
  %1082 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 11, !dbg !59
  %1083 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 12, !dbg !59
  %1084 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 13, !dbg !59
  %1085 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 14, !dbg !59
  %1086 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 15, !dbg !59
  %1087 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 16, !dbg !59
  %1088 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 17, !dbg !59
  %1089 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 18, !dbg !59
  %1090 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 19, !dbg !59
  %1091 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 20, !dbg !59
  %1092 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 21, !dbg !59
  %1093 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 22, !dbg !59
  %1094 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 23, !dbg !59
  %1095 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 24, !dbg !59
  %1096 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 25, !dbg !59
  %1097 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 26, !dbg !59
  %1098 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 27, !dbg !59
  %1099 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 28, !dbg !59
  %1100 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 29, !dbg !59
  %1101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 30, !dbg !59
  %1102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1070, 31, !dbg !59
  %1103 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1071, float %1072, float %1073, float %1074, float %1075, float %1076, float %1077, float %1078, float %1079, float %1080, float %1081, float %1082, float %1083, float %1084, float %1085, float %1086, float %1087, float %1088, float %1089, float %1090, float %1091, float %1092, float %1093, float %1094, float %1095, float %1096, float %1097, float %1098, float %1099, float %1100, float %1101, float %1102, i64 %647, i64 %511, i1 true) #2, !dbg !59
  %1104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 0, !dbg !59
  %1105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 1, !dbg !59
  %1106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 2, !dbg !59
  %1107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 3, !dbg !59
  %1108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 4, !dbg !59
  %1109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 5, !dbg !59
  %1110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 6, !dbg !59
  %1111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 7, !dbg !59
  %1112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 8, !dbg !59
  %1113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 9, !dbg !59
  %1114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 10, !dbg !59
  %1115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 11, !dbg !59
  %1116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 12, !dbg !59
  %1117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 13, !dbg !59
  %1118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 14, !dbg !59
  %1119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 15, !dbg !59
  %1120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 16, !dbg !59
  %1121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 17, !dbg !59
  %1122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 18, !dbg !59
  %1123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 19, !dbg !59
  %1124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 20, !dbg !59
  %1125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 21, !dbg !59
  %1126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 22, !dbg !59
  %1127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 23, !dbg !59
  %1128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 24, !dbg !59
  %1129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 25, !dbg !59
  %1130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 26, !dbg !59
  %1131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 27, !dbg !59
  %1132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 28, !dbg !59
  %1133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 29, !dbg !59
  %1134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 30, !dbg !59
  %1135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 31, !dbg !59
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !59
  %1136 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %1104, float %1105, float %1106, float %1107, float %1108, float %1109, float %1110, float %1111, float %1112, float %1113, float %1114, float %1115, float %1116, float %1117, float %1118, float %1119, float %1120, float %1121, float %1122, float %1123, float %1124, float %1125, float %1126, float %1127, float %1128, float %1129, float %1130, float %1131, float %1132, float %1133, float %1134, float %1135, ptr addrspace(3) %638, i32 0, i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 0, i32 0) #2, !dbg !59
  %1137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 0, !dbg !59
  %1138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 1, !dbg !59
  %1139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 2, !dbg !59
  %1140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 3, !dbg !59
  %1141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 4, !dbg !59
  %1142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 5, !dbg !59
  %1143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 6, !dbg !59
  %1144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 7, !dbg !59
  %1145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 8, !dbg !59
  %1146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 9, !dbg !59
  %1147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 10, !dbg !59
  %1148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 11, !dbg !59
  %1149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 12, !dbg !59
  %1150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 13, !dbg !59
  %1151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 14, !dbg !59
  %1152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 15, !dbg !59
  %1153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 16, !dbg !59
  %1154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 17, !dbg !59
  %1155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 18, !dbg !59
  %1156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 19, !dbg !59
  %1157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 20, !dbg !59
  %1158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 21, !dbg !59
  %1159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 22, !dbg !59
  %1160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 23, !dbg !59
  %1161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 24, !dbg !59
  %1162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 25, !dbg !59
  %1163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 26, !dbg !59
  %1164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 27, !dbg !59
  %1165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 28, !dbg !59
  %1166 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 29, !dbg !59
  %1167 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 30, !dbg !59
  %1168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1136, 31, !dbg !59
  %1169 = fmul float %.0.i397, %1137, !dbg !60
  %1170 = fmul float %.0.i397, %1138, !dbg !60
  %1171 = fmul float %.0.i400, %1139, !dbg !60
  %1172 = fmul float %.0.i400, %1140, !dbg !60
  %1173 = fmul float %.0.i397, %1141, !dbg !60
  %1174 = fmul float %.0.i397, %1142, !dbg !60
  %1175 = fmul float %.0.i400, %1143, !dbg !60
  %1176 = fmul float %.0.i400, %1144, !dbg !60
  %1177 = fmul float %.0.i397, %1145, !dbg !60
  %1178 = fmul float %.0.i397, %1146, !dbg !60
  %1179 = fmul float %.0.i400, %1147, !dbg !60
  %1180 = fmul float %.0.i400, %1148, !dbg !60
  %1181 = fmul float %.0.i397, %1149, !dbg !60
  %1182 = fmul float %.0.i397, %1150, !dbg !60
  %1183 = fmul float %.0.i400, %1151, !dbg !60
  %1184 = fmul float %.0.i400, %1152, !dbg !60
  %1185 = fmul float %.0.i397, %1153, !dbg !60
  %1186 = fmul float %.0.i397, %1154, !dbg !60
  %1187 = fmul float %.0.i400, %1155, !dbg !60
  %1188 = fmul float %.0.i400, %1156, !dbg !60
  %1189 = fmul float %.0.i397, %1157, !dbg !60
  %1190 = fmul float %.0.i397, %1158, !dbg !60
  %1191 = fmul float %.0.i400, %1159, !dbg !60
  %1192 = fmul float %.0.i400, %1160, !dbg !60
  %1193 = fmul float %.0.i397, %1161, !dbg !60
  %1194 = fmul float %.0.i397, %1162, !dbg !60
  %1195 = fmul float %.0.i400, %1163, !dbg !60
  %1196 = fmul float %.0.i400, %1164, !dbg !60
  %1197 = fmul float %.0.i397, %1165, !dbg !60
  %1198 = fmul float %.0.i397, %1166, !dbg !60
  %1199 = fmul float %.0.i400, %1167, !dbg !60
  %1200 = fmul float %.0.i400, %1168, !dbg !60
  %1201 = insertelement <2 x float> poison, float %852, i64 0, !dbg !53
  %1202 = insertelement <2 x float> %1201, float %853, i64 1, !dbg !53
  %1203 = fmul <2 x float> %384, %1202, !dbg !53
  %1204 = fptrunc <2 x float> %1203 to <2 x half>, !dbg !61
  %1205 = insertelement <2 x float> poison, float %854, i64 0, !dbg !53
  %1206 = insertelement <2 x float> %1205, float %855, i64 1, !dbg !53
  %1207 = fmul <2 x float> %588, %1206, !dbg !53
  %1208 = fptrunc <2 x float> %1207 to <2 x half>, !dbg !61
  %1209 = fptrunc float %916 to half, !dbg !61
  %1210 = fptrunc float %917 to half, !dbg !61
  %1211 = insertelement <2 x float> poison, float %858, i64 0, !dbg !53
  %1212 = insertelement <2 x float> %1211, float %859, i64 1, !dbg !53
  %1213 = fmul <2 x float> %389, %1212, !dbg !53
  %1214 = fptrunc <2 x float> %1213 to <2 x half>, !dbg !61
  %1215 = fptrunc float %918 to half, !dbg !61
  %1216 = fptrunc float %919 to half, !dbg !61
  %1217 = fptrunc float %920 to half, !dbg !61
  %1218 = fptrunc float %921 to half, !dbg !61
  %1219 = fptrunc float %922 to half, !dbg !61
  %1220 = fptrunc float %923 to half, !dbg !61
  %1221 = fptrunc float %924 to half, !dbg !61
  %1222 = fptrunc float %925 to half, !dbg !61
  %1223 = fptrunc float %926 to half, !dbg !61
  %1224 = fptrunc float %927 to half, !dbg !61
  %1225 = fptrunc float %928 to half, !dbg !61
  %1226 = fptrunc float %929 to half, !dbg !61
  %1227 = fptrunc float %930 to half, !dbg !61
  %1228 = fptrunc float %931 to half, !dbg !61
  %1229 = fptrunc float %932 to half, !dbg !61
  %1230 = fptrunc float %933 to half, !dbg !61
  %1231 = fptrunc float %934 to half, !dbg !61
  %1232 = fptrunc float %935 to half, !dbg !61
  %1233 = fptrunc float %936 to half, !dbg !61
  %1234 = fptrunc float %937 to half, !dbg !61
  %1235 = insertelement <2 x float> poison, float %880, i64 0, !dbg !53
  %1236 = insertelement <2 x float> %1235, float %881, i64 1, !dbg !53
  %1237 = fmul <2 x float> %1236, zeroinitializer, !dbg !53
  %1238 = fptrunc <2 x float> %1237 to <2 x half>, !dbg !61
  %1239 = fptrunc float %938 to half, !dbg !61
  %1240 = fptrunc float %939 to half, !dbg !61
  %1241 = bitcast <2 x half> %1204 to i32, !dbg !56
  %1242 = bitcast <2 x half> %1208 to i32, !dbg !56
  %1243 = insertelement <2 x half> poison, half %1209, i64 0, !dbg !56
  %1244 = insertelement <2 x half> %1243, half %1210, i64 1, !dbg !56
  %1245 = bitcast <2 x half> %1244 to i32, !dbg !56
  %1246 = bitcast <2 x half> %1214 to i32, !dbg !56
  %1247 = insertelement <2 x half> poison, half %1215, i64 0, !dbg !56
  %1248 = insertelement <2 x half> %1247, half %1216, i64 1, !dbg !56
  %1249 = bitcast <2 x half> %1248 to i32, !dbg !56
  %1250 = insertelement <2 x half> poison, half %1217, i64 0, !dbg !56
  %1251 = insertelement <2 x half> %1250, half %1218, i64 1, !dbg !56
  %1252 = bitcast <2 x half> %1251 to i32, !dbg !56
  %1253 = insertelement <2 x half> poison, half %1219, i64 0, !dbg !56
  %1254 = insertelement <2 x half> %1253, half %1220, i64 1, !dbg !56
  %1255 = bitcast <2 x half> %1254 to i32, !dbg !56
  %1256 = insertelement <2 x half> poison, half %1221, i64 0, !dbg !56
  %1257 = insertelement <2 x half> %1256, half %1222, i64 1, !dbg !56
  %1258 = bitcast <2 x half> %1257 to i32, !dbg !56
  %1259 = insertelement <2 x half> poison, half %1223, i64 0, !dbg !56
  %1260 = insertelement <2 x half> %1259, half %1224, i64 1, !dbg !56
  %1261 = bitcast <2 x half> %1260 to i32, !dbg !56
  %1262 = insertelement <2 x half> poison, half %1225, i64 0, !dbg !56
  %1263 = insertelement <2 x half> %1262, half %1226, i64 1, !dbg !56
  %1264 = bitcast <2 x half> %1263 to i32, !dbg !56
  %1265 = insertelement <2 x half> poison, half %1227, i64 0, !dbg !56
  %1266 = insertelement <2 x half> %1265, half %1228, i64 1, !dbg !56
  %1267 = bitcast <2 x half> %1266 to i32, !dbg !56
  %1268 = insertelement <2 x half> poison, half %1229, i64 0, !dbg !56
  %1269 = insertelement <2 x half> %1268, half %1230, i64 1, !dbg !56
  %1270 = bitcast <2 x half> %1269 to i32, !dbg !56
  %1271 = insertelement <2 x half> poison, half %1231, i64 0, !dbg !56
  %1272 = insertelement <2 x half> %1271, half %1232, i64 1, !dbg !56
  %1273 = bitcast <2 x half> %1272 to i32, !dbg !56
  %1274 = insertelement <2 x half> poison, half %1233, i64 0, !dbg !56
  %1275 = insertelement <2 x half> %1274, half %1234, i64 1, !dbg !56
  %1276 = bitcast <2 x half> %1275 to i32, !dbg !56
  %1277 = bitcast <2 x half> %1238 to i32, !dbg !56
  %1278 = insertelement <2 x half> poison, half %1239, i64 0, !dbg !56
  %1279 = insertelement <2 x half> %1278, half %1240, i64 1, !dbg !56
  %1280 = bitcast <2 x half> %1279 to i32, !dbg !56
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !56
  %1281 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1169, float %1170, float %1171, float %1172, float %1173, float %1174, float %1175, float %1176, float %1177, float %1178, float %1179, float %1180, float %1181, float %1182, float %1183, float %1184, float %1185, float %1186, float %1187, float %1188, float %1189, float %1190, float %1191, float %1192, float %1193, float %1194, float %1195, float %1196, float %1197, float %1198, float %1199, float %1200, i32 %1241, i32 %1242, i32 %1245, i32 %1246, i64 %652, i1 true) #2, !dbg !56
  %1282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 0, !dbg !56
  %1283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 1, !dbg !56
  %1284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 2, !dbg !56
  %1285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 3, !dbg !56
  %1286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 4, !dbg !56
  %1287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 5, !dbg !56
  %1288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 6, !dbg !56
  %1289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 7, !dbg !56
  %1290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 8, !dbg !56
  %1291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 9, !dbg !56
  %1292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 10, !dbg !56
  %1293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 11, !dbg !56
  %1294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 12, !dbg !56
  %1295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 13, !dbg !56
  %1296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 14, !dbg !56
  %1297 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 15, !dbg !56
  %1298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 16, !dbg !56
  %1299 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 17, !dbg !56
  %1300 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 18, !dbg !56
  %1301 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 19, !dbg !56
  %1302 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 20, !dbg !56
  %1303 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 21, !dbg !56
  %1304 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 22, !dbg !56
  %1305 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 23, !dbg !56
  %1306 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 24, !dbg !56
  %1307 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 25, !dbg !56
  %1308 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 26, !dbg !56
  %1309 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 27, !dbg !56
  %1310 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 28, !dbg !56
  %1311 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 29, !dbg !56
  %1312 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 30, !dbg !56
  %1313 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1281, 31, !dbg !56
  %1314 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1282, float %1283, float %1284, float %1285, float %1286, float %1287, float %1288, float %1289, float %1290, float %1291, float %1292, float %1293, float %1294, float %1295, float %1296, float %1297, float %1298, float %1299, float %1300, float %1301, float %1302, float %1303, float %1304, float %1305, float %1306, float %1307, float %1308, float %1309, float %1310, float %1311, float %1312, float %1313, i32 %1249, i32 %1252, i32 %1255, i32 %1258, i64 %653, i1 true) #2, !dbg !56
  %1315 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 0, !dbg !56
  %1316 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 1, !dbg !56
  %1317 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 2, !dbg !56
  %1318 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 3, !dbg !56
  %1319 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 4, !dbg !56
  %1320 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 5, !dbg !56
  %1321 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 6, !dbg !56
  %1322 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 7, !dbg !56
  %1323 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 8, !dbg !56
  %1324 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 9, !dbg !56
  %1325 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 10, !dbg !56
  %1326 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 11, !dbg !56
  %1327 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 12, !dbg !56
  %1328 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 13, !dbg !56
  %1329 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 14, !dbg !56
  %1330 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 15, !dbg !56
  %1331 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 16, !dbg !56
  %1332 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 17, !dbg !56
  %1333 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 18, !dbg !56
  %1334 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 19, !dbg !56
  %1335 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 20, !dbg !56
  %1336 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 21, !dbg !56
  %1337 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 22, !dbg !56
  %1338 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 23, !dbg !56
  %1339 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 24, !dbg !56
  %1340 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 25, !dbg !56
  %1341 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 26, !dbg !56
  %1342 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 27, !dbg !56
  %1343 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 28, !dbg !56
  %1344 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 29, !dbg !56
  %1345 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 30, !dbg !56
  %1346 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1314, 31, !dbg !56
  %1347 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1315, float %1316, float %1317, float %1318, float %1319, float %1320, float %1321, float %1322, float %1323, float %1324, float %1325, float %1326, float %1327, float %1328, float %1329, float %1330, float %1331, float %1332, float %1333, float %1334, float %1335, float %1336, float %1337, float %1338, float %1339, float %1340, float %1341, float %1342, float %1343, float %1344, float %1345, float %1346, i32 %1261, i32 %1264, i32 %1267, i32 %1270, i64 %654, i1 true) #2, !dbg !56
  %1348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 0, !dbg !56
  %1349 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 1, !dbg !56
  %1350 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 2, !dbg !56
  %1351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 3, !dbg !56
  %1352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 4, !dbg !56
  %1353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 5, !dbg !56
  %1354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 6, !dbg !56
  %1355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 7, !dbg !56
  %1356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 8, !dbg !56
  %1357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 9, !dbg !56
  %1358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 10, !dbg !56
  %1359 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 11, !dbg !56
  %1360 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 12, !dbg !56
  %1361 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 13, !dbg !56
  %1362 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 14, !dbg !56
  %1363 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 15, !dbg !56
  %1364 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 16, !dbg !56
  %1365 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 17, !dbg !56
  %1366 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 18, !dbg !56
  %1367 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 19, !dbg !56
  %1368 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 20, !dbg !56
  %1369 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 21, !dbg !56
  %1370 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 22, !dbg !56
  %1371 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 23, !dbg !56
  %1372 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 24, !dbg !56
  %1373 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 25, !dbg !56
  %1374 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 26, !dbg !56
  %1375 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 27, !dbg !56
  %1376 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 28, !dbg !56
  %1377 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 29, !dbg !56
  %1378 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 30, !dbg !56
  %1379 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1347, 31, !dbg !56
  %1380 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1348, float %1349, float %1350, float %1351, float %1352, float %1353, float %1354, float %1355, float %1356, float %1357, float %1358, float %1359, float %1360, float %1361, float %1362, float %1363, float %1364, float %1365, float %1366, float %1367, float %1368, float %1369, float %1370, float %1371, float %1372, float %1373, float %1374, float %1375, float %1376, float %1377, float %1378, float %1379, i32 %1273, i32 %1276, i32 %1277, i32 %1280, i64 %655, i1 true) #2, !dbg !56
  %1381 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 0, !dbg !56
  %1382 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 1, !dbg !56
  %1383 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 2, !dbg !56
  %1384 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 3, !dbg !56
  %1385 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 4, !dbg !56
  %1386 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 5, !dbg !56
  %1387 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 6, !dbg !56
  %1388 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 7, !dbg !56
  %1389 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 8, !dbg !56
  %1390 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 9, !dbg !56
  %1391 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 10, !dbg !56
  %1392 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 11, !dbg !56
  %1393 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 12, !dbg !56
  %1394 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 13, !dbg !56
  %1395 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 14, !dbg !56
  %1396 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 15, !dbg !56
  %1397 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 16, !dbg !56
  %1398 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 17, !dbg !56
  %1399 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 18, !dbg !56
  %1400 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 19, !dbg !56
  %1401 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 20, !dbg !56
  %1402 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 21, !dbg !56
  %1403 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 22, !dbg !56
  %1404 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 23, !dbg !56
  %1405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 24, !dbg !56
  %1406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 25, !dbg !56
  %1407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 26, !dbg !56
  %1408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 27, !dbg !56
  %1409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 28, !dbg !56
  %1410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 29, !dbg !56
  %1411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 30, !dbg !56
  %1412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1380, 31, !dbg !56
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !56
  %1413 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34"(float %1381, float %1382, float %1383, float %1384, float %1385, float %1386, float %1387, float %1388, float %1389, float %1390, float %1391, float %1392, float %1393, float %1394, float %1395, float %1396, float %1397, float %1398, float %1399, float %1400, float %1401, float %1402, float %1403, float %1404, float %1405, float %1406, float %1407, float %1408, float %1409, float %1410, float %1411, float %1412, ptr addrspace(3) %639, i32 0, i32 0) #2, !dbg !56
  %1414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 0, !dbg !56
  %1415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 1, !dbg !56
  %1416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 2, !dbg !56
  %1417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 3, !dbg !56
  %1418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 4, !dbg !56
  %1419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 5, !dbg !56
  %1420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 6, !dbg !56
  %1421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 7, !dbg !56
  %1422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 8, !dbg !56
  %1423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 9, !dbg !56
  %1424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 10, !dbg !56
  %1425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 11, !dbg !56
  %1426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 12, !dbg !56
  %1427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 13, !dbg !56
  %1428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 14, !dbg !56
  %1429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 15, !dbg !56
  %1430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 16, !dbg !56
  %1431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 17, !dbg !56
  %1432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 18, !dbg !56
  %1433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 19, !dbg !56
  %1434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 20, !dbg !56
  %1435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 21, !dbg !56
  %1436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 22, !dbg !56
  %1437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 23, !dbg !56
  %1438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 24, !dbg !56
  %1439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 25, !dbg !56
  %1440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 26, !dbg !56
  %1441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 27, !dbg !56
  %1442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 28, !dbg !56
  %1443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 29, !dbg !56
  %1444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 30, !dbg !56
  %1445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32 } %1413, 31, !dbg !56
  %1446 = insertelement <2 x float> poison, float %1414, i64 0, !dbg !62
  %1447 = insertelement <2 x float> %1446, float %1415, i64 1, !dbg !62
  %1448 = fptrunc <2 x float> %1447 to <2 x half>, !dbg !62
  %1449 = insertelement <2 x float> poison, float %1416, i64 0, !dbg !62
  %1450 = insertelement <2 x float> %1449, float %1417, i64 1, !dbg !62
  %1451 = fptrunc <2 x float> %1450 to <2 x half>, !dbg !62
  %1452 = insertelement <2 x float> poison, float %1418, i64 0, !dbg !62
  %1453 = insertelement <2 x float> %1452, float %1419, i64 1, !dbg !62
  %1454 = fptrunc <2 x float> %1453 to <2 x half>, !dbg !62
  %1455 = insertelement <2 x float> poison, float %1420, i64 0, !dbg !62
  %1456 = insertelement <2 x float> %1455, float %1421, i64 1, !dbg !62
  %1457 = fptrunc <2 x float> %1456 to <2 x half>, !dbg !62
  %1458 = insertelement <2 x float> poison, float %1422, i64 0, !dbg !62
  %1459 = insertelement <2 x float> %1458, float %1423, i64 1, !dbg !62
  %1460 = fptrunc <2 x float> %1459 to <2 x half>, !dbg !62
  %1461 = insertelement <2 x float> poison, float %1424, i64 0, !dbg !62
  %1462 = insertelement <2 x float> %1461, float %1425, i64 1, !dbg !62
  %1463 = fptrunc <2 x float> %1462 to <2 x half>, !dbg !62
  %1464 = insertelement <2 x float> poison, float %1426, i64 0, !dbg !62
  %1465 = insertelement <2 x float> %1464, float %1427, i64 1, !dbg !62
  %1466 = fptrunc <2 x float> %1465 to <2 x half>, !dbg !62
  %1467 = insertelement <2 x float> poison, float %1428, i64 0, !dbg !62
  %1468 = insertelement <2 x float> %1467, float %1429, i64 1, !dbg !62
  %1469 = fptrunc <2 x float> %1468 to <2 x half>, !dbg !62
  %1470 = insertelement <2 x float> poison, float %1430, i64 0, !dbg !62
  %1471 = insertelement <2 x float> %1470, float %1431, i64 1, !dbg !62
  %1472 = fptrunc <2 x float> %1471 to <2 x half>, !dbg !62
  %1473 = insertelement <2 x float> poison, float %1432, i64 0, !dbg !62
  %1474 = insertelement <2 x float> %1473, float %1433, i64 1, !dbg !62
  %1475 = fptrunc <2 x float> %1474 to <2 x half>, !dbg !62
  %1476 = insertelement <2 x float> poison, float %1434, i64 0, !dbg !62
  %1477 = insertelement <2 x float> %1476, float %1435, i64 1, !dbg !62
  %1478 = fptrunc <2 x float> %1477 to <2 x half>, !dbg !62
  %1479 = insertelement <2 x float> poison, float %1436, i64 0, !dbg !62
  %1480 = insertelement <2 x float> %1479, float %1437, i64 1, !dbg !62
  %1481 = fptrunc <2 x float> %1480 to <2 x half>, !dbg !62
  %1482 = insertelement <2 x float> poison, float %1438, i64 0, !dbg !62
  %1483 = insertelement <2 x float> %1482, float %1439, i64 1, !dbg !62
  %1484 = fptrunc <2 x float> %1483 to <2 x half>, !dbg !62
  %1485 = insertelement <2 x float> poison, float %1440, i64 0, !dbg !62
  %1486 = insertelement <2 x float> %1485, float %1441, i64 1, !dbg !62
  %1487 = fptrunc <2 x float> %1486 to <2 x half>, !dbg !62
  %1488 = insertelement <2 x float> poison, float %1442, i64 0, !dbg !62
  %1489 = insertelement <2 x float> %1488, float %1443, i64 1, !dbg !62
  %1490 = fptrunc <2 x float> %1489 to <2 x half>, !dbg !62
  %1491 = insertelement <2 x float> poison, float %1444, i64 0, !dbg !62
  %1492 = insertelement <2 x float> %1491, float %1445, i64 1, !dbg !62
  %1493 = fptrunc <2 x float> %1492 to <2 x half>, !dbg !62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %1494 = bitcast <2 x half> %1448 to i32, !dbg !63
  %1495 = bitcast <2 x half> %1454 to i32, !dbg !63
  %1496 = bitcast <2 x half> %1460 to i32, !dbg !63
  %1497 = bitcast <2 x half> %1466 to i32, !dbg !63
  %1498 = insertelement <4 x i32> poison, i32 %1494, i64 0, !dbg !63
  %1499 = insertelement <4 x i32> %1498, i32 %1495, i64 1, !dbg !63
  %1500 = insertelement <4 x i32> %1499, i32 %1496, i64 2, !dbg !63
  %1501 = insertelement <4 x i32> %1500, i32 %1497, i64 3, !dbg !63
  store <4 x i32> %1501, ptr addrspace(3) %530, align 16, !dbg !63
  %1502 = bitcast <2 x half> %1451 to i32, !dbg !63
  %1503 = bitcast <2 x half> %1457 to i32, !dbg !63
  %1504 = bitcast <2 x half> %1463 to i32, !dbg !63
  %1505 = bitcast <2 x half> %1469 to i32, !dbg !63
  %1506 = insertelement <4 x i32> poison, i32 %1502, i64 0, !dbg !63
  %1507 = insertelement <4 x i32> %1506, i32 %1503, i64 1, !dbg !63
  %1508 = insertelement <4 x i32> %1507, i32 %1504, i64 2, !dbg !63
  %1509 = insertelement <4 x i32> %1508, i32 %1505, i64 3, !dbg !63
  store <4 x i32> %1509, ptr addrspace(3) %531, align 16, !dbg !63
  %1510 = bitcast <2 x half> %1472 to i32, !dbg !63
  %1511 = bitcast <2 x half> %1478 to i32, !dbg !63
  %1512 = bitcast <2 x half> %1484 to i32, !dbg !63
  %1513 = bitcast <2 x half> %1490 to i32, !dbg !63
  %1514 = insertelement <4 x i32> poison, i32 %1510, i64 0, !dbg !63
  %1515 = insertelement <4 x i32> %1514, i32 %1511, i64 1, !dbg !63
  %1516 = insertelement <4 x i32> %1515, i32 %1512, i64 2, !dbg !63
  %1517 = insertelement <4 x i32> %1516, i32 %1513, i64 3, !dbg !63
  store <4 x i32> %1517, ptr addrspace(3) %533, align 16, !dbg !63
  %1518 = bitcast <2 x half> %1475 to i32, !dbg !63
  %1519 = bitcast <2 x half> %1481 to i32, !dbg !63
  %1520 = bitcast <2 x half> %1487 to i32, !dbg !63
  %1521 = bitcast <2 x half> %1493 to i32, !dbg !63
  %1522 = insertelement <4 x i32> poison, i32 %1518, i64 0, !dbg !63
  %1523 = insertelement <4 x i32> %1522, i32 %1519, i64 1, !dbg !63
  %1524 = insertelement <4 x i32> %1523, i32 %1520, i64 2, !dbg !63
  %1525 = insertelement <4 x i32> %1524, i32 %1521, i64 3, !dbg !63
  store <4 x i32> %1525, ptr addrspace(3) %534, align 16, !dbg !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %1526 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %545), !dbg !63
  %1527 = extractvalue { i32, i32, i32, i32 } %1526, 0, !dbg !63
  %1528 = extractvalue { i32, i32, i32, i32 } %1526, 1, !dbg !63
  %1529 = extractvalue { i32, i32, i32, i32 } %1526, 2, !dbg !63
  %1530 = extractvalue { i32, i32, i32, i32 } %1526, 3, !dbg !63
  %1531 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %546), !dbg !63
  %1532 = extractvalue { i32, i32, i32, i32 } %1531, 0, !dbg !63
  %1533 = extractvalue { i32, i32, i32, i32 } %1531, 1, !dbg !63
  %1534 = extractvalue { i32, i32, i32, i32 } %1531, 2, !dbg !63
  %1535 = extractvalue { i32, i32, i32, i32 } %1531, 3, !dbg !63
  %1536 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %547), !dbg !63
  %1537 = extractvalue { i32, i32, i32, i32 } %1536, 0, !dbg !63
  %1538 = extractvalue { i32, i32, i32, i32 } %1536, 1, !dbg !63
  %1539 = extractvalue { i32, i32, i32, i32 } %1536, 2, !dbg !63
  %1540 = extractvalue { i32, i32, i32, i32 } %1536, 3, !dbg !63
  %1541 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %548), !dbg !63
  %1542 = extractvalue { i32, i32, i32, i32 } %1541, 0, !dbg !63
  %1543 = extractvalue { i32, i32, i32, i32 } %1541, 1, !dbg !63
  %1544 = extractvalue { i32, i32, i32, i32 } %1541, 2, !dbg !63
  %1545 = extractvalue { i32, i32, i32, i32 } %1541, 3, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1527, i32 %1528, i32 %1529, i32 %1530, ptr addrspace(1) %.pn256429) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1532, i32 %1533, i32 %1534, i32 %1535, ptr addrspace(1) %.pn240430) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1537, i32 %1538, i32 %1539, i32 %1540, ptr addrspace(1) %.pn224431) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1542, i32 %1543, i32 %1544, i32 %1545, ptr addrspace(1) %.pn208432) #2, !dbg !63
  %1546 = fptrunc <2 x float> %718 to <2 x half>, !dbg !57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %1547 = bitcast <2 x half> %659 to i32, !dbg !57
  %1548 = bitcast <2 x half> %663 to i32, !dbg !57
  %1549 = bitcast <2 x half> %667 to i32, !dbg !57
  %1550 = bitcast <2 x half> %671 to i32, !dbg !57
  %1551 = insertelement <4 x i32> poison, i32 %1547, i64 0, !dbg !57
  %1552 = insertelement <4 x i32> %1551, i32 %1548, i64 1, !dbg !57
  %1553 = insertelement <4 x i32> %1552, i32 %1549, i64 2, !dbg !57
  %1554 = insertelement <4 x i32> %1553, i32 %1550, i64 3, !dbg !57
  store <4 x i32> %1554, ptr addrspace(3) %549, align 16, !dbg !57
  %1555 = bitcast <2 x half> %675 to i32, !dbg !57
  %1556 = bitcast <2 x half> %679 to i32, !dbg !57
  %1557 = bitcast <2 x half> %683 to i32, !dbg !57
  %1558 = bitcast <2 x half> %687 to i32, !dbg !57
  %1559 = insertelement <4 x i32> poison, i32 %1555, i64 0, !dbg !57
  %1560 = insertelement <4 x i32> %1559, i32 %1556, i64 1, !dbg !57
  %1561 = insertelement <4 x i32> %1560, i32 %1557, i64 2, !dbg !57
  %1562 = insertelement <4 x i32> %1561, i32 %1558, i64 3, !dbg !57
  store <4 x i32> %1562, ptr addrspace(3) %550, align 16, !dbg !57
  %1563 = bitcast <2 x half> %691 to i32, !dbg !57
  %1564 = bitcast <2 x half> %695 to i32, !dbg !57
  %1565 = bitcast <2 x half> %699 to i32, !dbg !57
  %1566 = bitcast <2 x half> %703 to i32, !dbg !57
  %1567 = insertelement <4 x i32> poison, i32 %1563, i64 0, !dbg !57
  %1568 = insertelement <4 x i32> %1567, i32 %1564, i64 1, !dbg !57
  %1569 = insertelement <4 x i32> %1568, i32 %1565, i64 2, !dbg !57
  %1570 = insertelement <4 x i32> %1569, i32 %1566, i64 3, !dbg !57
  store <4 x i32> %1570, ptr addrspace(3) %551, align 16, !dbg !57
  %1571 = bitcast <2 x half> %707 to i32, !dbg !57
  %1572 = bitcast <2 x half> %711 to i32, !dbg !57
  %1573 = bitcast <2 x half> %715 to i32, !dbg !57
  %1574 = bitcast <2 x half> %1546 to i32, !dbg !57
  %1575 = insertelement <4 x i32> poison, i32 %1571, i64 0, !dbg !57
  %1576 = insertelement <4 x i32> %1575, i32 %1572, i64 1, !dbg !57
  %1577 = insertelement <4 x i32> %1576, i32 %1573, i64 2, !dbg !57
  %1578 = insertelement <4 x i32> %1577, i32 %1574, i64 3, !dbg !57
  store <4 x i32> %1578, ptr addrspace(3) %552, align 16, !dbg !57
  %1579 = fmul float %.0.i415, %884, !dbg !64
  %1580 = fmul float %.0.i415, %885, !dbg !64
  %1581 = fmul float %.0.i415, %886, !dbg !64
  %1582 = fmul float %.0.i415, %887, !dbg !64
  %1583 = fmul float %.0.i415, %888, !dbg !64
  %1584 = fmul float %.0.i415, %889, !dbg !64
  %1585 = fmul float %.0.i415, %890, !dbg !64
  %1586 = fmul float %.0.i415, %891, !dbg !64
  %1587 = fmul float %.0.i415, %892, !dbg !64
  %1588 = fmul float %.0.i415, %893, !dbg !64
  %1589 = fmul float %.0.i415, %894, !dbg !64
  %1590 = fmul float %.0.i415, %895, !dbg !64
  %1591 = fmul float %.0.i415, %896, !dbg !64
  %1592 = fmul float %.0.i415, %897, !dbg !64
  %1593 = fmul float %.0.i415, %898, !dbg !64
  %1594 = fmul float %.0.i415, %899, !dbg !64
  %1595 = fmul float %.0.i415, %900, !dbg !64
  %1596 = fmul float %.0.i415, %901, !dbg !64
  %1597 = fmul float %.0.i415, %902, !dbg !64
  %1598 = fmul float %.0.i415, %903, !dbg !64
  %1599 = fmul float %.0.i415, %904, !dbg !64
  %1600 = fmul float %.0.i415, %905, !dbg !64
  %1601 = fmul float %.0.i415, %906, !dbg !64
  %1602 = fmul float %.0.i415, %907, !dbg !64
  %1603 = fmul float %.0.i415, %908, !dbg !64
  %1604 = fmul float %.0.i415, %909, !dbg !64
  %1605 = fmul float %.0.i415, %910, !dbg !64
  %1606 = fmul float %.0.i415, %911, !dbg !64
  %1607 = fmul float %.0.i415, %912, !dbg !64
  %1608 = fmul float %.0.i415, %913, !dbg !64
  %1609 = fmul float %.0.i415, %914, !dbg !64
  %1610 = fmul float %.0.i415, %915, !dbg !64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %1611 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %559), !dbg !57
  %1612 = extractvalue { i32, i32, i32, i32 } %1611, 0, !dbg !57
  %1613 = extractvalue { i32, i32, i32, i32 } %1611, 1, !dbg !57
  %1614 = extractvalue { i32, i32, i32, i32 } %1611, 2, !dbg !57
  %1615 = extractvalue { i32, i32, i32, i32 } %1611, 3, !dbg !57
  %1616 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %560), !dbg !57
  %1617 = extractvalue { i32, i32, i32, i32 } %1616, 0, !dbg !57
  %1618 = extractvalue { i32, i32, i32, i32 } %1616, 1, !dbg !57
  %1619 = extractvalue { i32, i32, i32, i32 } %1616, 2, !dbg !57
  %1620 = extractvalue { i32, i32, i32, i32 } %1616, 3, !dbg !57
  %1621 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %561), !dbg !57
  %1622 = extractvalue { i32, i32, i32, i32 } %1621, 0, !dbg !57
  %1623 = extractvalue { i32, i32, i32, i32 } %1621, 1, !dbg !57
  %1624 = extractvalue { i32, i32, i32, i32 } %1621, 2, !dbg !57
  %1625 = extractvalue { i32, i32, i32, i32 } %1621, 3, !dbg !57
  %1626 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %562), !dbg !57
  %1627 = extractvalue { i32, i32, i32, i32 } %1626, 0, !dbg !57
  %1628 = extractvalue { i32, i32, i32, i32 } %1626, 1, !dbg !57
  %1629 = extractvalue { i32, i32, i32, i32 } %1626, 2, !dbg !57
  %1630 = extractvalue { i32, i32, i32, i32 } %1626, 3, !dbg !57
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !65
  %1631 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1579, float %1580, float %1581, float %1582, float %1583, float %1584, float %1585, float %1586, float %1587, float %1588, float %1589, float %1590, float %1591, float %1592, float %1593, float %1594, float %1595, float %1596, float %1597, float %1598, float %1599, float %1600, float %1601, float %1602, float %1603, float %1604, float %1605, float %1606, float %1607, float %1608, float %1609, float %1610, i32 %1612, i32 %1613, i32 %1614, i32 %1615, i64 %652, i1 true) #2, !dbg !65
  %1632 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 0, !dbg !65
  %1633 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 1, !dbg !65
  %1634 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 2, !dbg !65
  %1635 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 3, !dbg !65
  %1636 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 4, !dbg !65
  %1637 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 5, !dbg !65
  %1638 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 6, !dbg !65
  %1639 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 7, !dbg !65
  %1640 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 8, !dbg !65
  %1641 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 9, !dbg !65
  %1642 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 10, !dbg !65
  %1643 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 11, !dbg !65
  %1644 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 12, !dbg !65
  %1645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 13, !dbg !65
  %1646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 14, !dbg !65
  %1647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 15, !dbg !65
  %1648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 16, !dbg !65
  %1649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 17, !dbg !65
  %1650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 18, !dbg !65
  %1651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 19, !dbg !65
  %1652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 20, !dbg !65
  %1653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 21, !dbg !65
  %1654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 22, !dbg !65
  %1655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 23, !dbg !65
  %1656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 24, !dbg !65
  %1657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 25, !dbg !65
  %1658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 26, !dbg !65
  %1659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 27, !dbg !65
  %1660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 28, !dbg !65
  %1661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 29, !dbg !65
  %1662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 30, !dbg !65
  %1663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1631, 31, !dbg !65
  %1664 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1632, float %1633, float %1634, float %1635, float %1636, float %1637, float %1638, float %1639, float %1640, float %1641, float %1642, float %1643, float %1644, float %1645, float %1646, float %1647, float %1648, float %1649, float %1650, float %1651, float %1652, float %1653, float %1654, float %1655, float %1656, float %1657, float %1658, float %1659, float %1660, float %1661, float %1662, float %1663, i32 %1617, i32 %1618, i32 %1619, i32 %1620, i64 %653, i1 true) #2, !dbg !65
  %1665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 0, !dbg !65
  %1666 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 1, !dbg !65
  %1667 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 2, !dbg !65
  %1668 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 3, !dbg !65
  %1669 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 4, !dbg !65
  %1670 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 5, !dbg !65
  %1671 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 6, !dbg !65
  %1672 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 7, !dbg !65
  %1673 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 8, !dbg !65
  %1674 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 9, !dbg !65
  %1675 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 10, !dbg !65
  %1676 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 11, !dbg !65
  %1677 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 12, !dbg !65
  %1678 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 13, !dbg !65
  %1679 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 14, !dbg !65
  %1680 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 15, !dbg !65
  %1681 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 16, !dbg !65
  %1682 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 17, !dbg !65
  %1683 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 18, !dbg !65
  %1684 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 19, !dbg !65
  %1685 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 20, !dbg !65
  %1686 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 21, !dbg !65
  %1687 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 22, !dbg !65
  %1688 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 23, !dbg !65
  %1689 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 24, !dbg !65
  %1690 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 25, !dbg !65
  %1691 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 26, !dbg !65
  %1692 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 27, !dbg !65
  %1693 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 28, !dbg !65
  %1694 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 29, !dbg !65
  %1695 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 30, !dbg !65
  %1696 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1664, 31, !dbg !65
  %1697 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1665, float %1666, float %1667, float %1668, float %1669, float %1670, float %1671, float %1672, float %1673, float %1674, float %1675, float %1676, float %1677, float %1678, float %1679, float %1680, float %1681, float %1682, float %1683, float %1684, float %1685, float %1686, float %1687, float %1688, float %1689, float %1690, float %1691, float %1692, float %1693, float %1694, float %1695, float %1696, i32 %1622, i32 %1623, i32 %1624, i32 %1625, i64 %654, i1 true) #2, !dbg !65
  %1698 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 0, !dbg !65
  %1699 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 1, !dbg !65
  %1700 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 2, !dbg !65
  %1701 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 3, !dbg !65
  %1702 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 4, !dbg !65
  %1703 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 5, !dbg !65
  %1704 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 6, !dbg !65
  %1705 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 7, !dbg !65
  %1706 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 8, !dbg !65
  %1707 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 9, !dbg !65
  %1708 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 10, !dbg !65
  %1709 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 11, !dbg !65
  %1710 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 12, !dbg !65
  %1711 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 13, !dbg !65
  %1712 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 14, !dbg !65
  %1713 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 15, !dbg !65
  %1714 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 16, !dbg !65
  %1715 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 17, !dbg !65
  %1716 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 18, !dbg !65
  %1717 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 19, !dbg !65
  %1718 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 20, !dbg !65
  %1719 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 21, !dbg !65
  %1720 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 22, !dbg !65
  %1721 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 23, !dbg !65
  %1722 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 24, !dbg !65
  %1723 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 25, !dbg !65
  %1724 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 26, !dbg !65
  %1725 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 27, !dbg !65
  %1726 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 28, !dbg !65
  %1727 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 29, !dbg !65
  %1728 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 30, !dbg !65
  %1729 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1697, 31, !dbg !65
  %1730 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1698, float %1699, float %1700, float %1701, float %1702, float %1703, float %1704, float %1705, float %1706, float %1707, float %1708, float %1709, float %1710, float %1711, float %1712, float %1713, float %1714, float %1715, float %1716, float %1717, float %1718, float %1719, float %1720, float %1721, float %1722, float %1723, float %1724, float %1725, float %1726, float %1727, float %1728, float %1729, i32 %1627, i32 %1628, i32 %1629, i32 %1630, i64 %655, i1 true) #2, !dbg !65
  %1731 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 0, !dbg !65
  %1732 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 1, !dbg !65
  %1733 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 2, !dbg !65
  %1734 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 3, !dbg !65
  %1735 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 4, !dbg !65
  %1736 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 5, !dbg !65
  %1737 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 6, !dbg !65
  %1738 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 7, !dbg !65
  %1739 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 8, !dbg !65
  %1740 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 9, !dbg !65
  %1741 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 10, !dbg !65
  %1742 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 11, !dbg !65
  %1743 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 12, !dbg !65
  %1744 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 13, !dbg !65
  %1745 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 14, !dbg !65
  %1746 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 15, !dbg !65
  %1747 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 16, !dbg !65
  %1748 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 17, !dbg !65
  %1749 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 18, !dbg !65
  %1750 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 19, !dbg !65
  %1751 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 20, !dbg !65
  %1752 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 21, !dbg !65
  %1753 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 22, !dbg !65
  %1754 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 23, !dbg !65
  %1755 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 24, !dbg !65
  %1756 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 25, !dbg !65
  %1757 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 26, !dbg !65
  %1758 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 27, !dbg !65
  %1759 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 28, !dbg !65
  %1760 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 29, !dbg !65
  %1761 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 30, !dbg !65
  %1762 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1730, 31, !dbg !65
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !65
  %1763 = getelementptr half, ptr addrspace(1) %.pn256429, i64 %563, !dbg !66
  %1764 = getelementptr half, ptr addrspace(1) %.pn240430, i64 %563, !dbg !66
  %1765 = getelementptr half, ptr addrspace(1) %.pn224431, i64 %563, !dbg !66
  %1766 = getelementptr half, ptr addrspace(1) %.pn208432, i64 %563, !dbg !66
  %1767 = getelementptr i8, ptr addrspace(1) %.pn64417, i64 8192, !dbg !67
  %1768 = getelementptr i8, ptr addrspace(1) %.pn48418, i64 8192, !dbg !67
  %1769 = getelementptr i8, ptr addrspace(1) %.pn32419, i64 8192, !dbg !67
  %1770 = getelementptr i8, ptr addrspace(1) %.pn16420, i64 8192, !dbg !67
  %1771 = getelementptr i8, ptr addrspace(1) %.pn128421, i64 8192, !dbg !68
  %1772 = getelementptr i8, ptr addrspace(1) %.pn112422, i64 8192, !dbg !68
  %1773 = getelementptr i8, ptr addrspace(1) %.pn96423, i64 8192, !dbg !68
  %1774 = getelementptr i8, ptr addrspace(1) %.pn80424, i64 8192, !dbg !68
  %1775 = getelementptr half, ptr addrspace(1) %.pn192425, i64 %563, !dbg !69
  %1776 = getelementptr half, ptr addrspace(1) %.pn176426, i64 %563, !dbg !69
  %1777 = getelementptr half, ptr addrspace(1) %.pn160427, i64 %563, !dbg !69
  %1778 = getelementptr half, ptr addrspace(1) %.pn144428, i64 %563, !dbg !69
  %1779 = add i32 %599, 1, !dbg !48
  %1780 = icmp sgt i32 %1779, 1, !dbg !48
  %1781 = select i1 %1780, i32 0, i32 %1779, !dbg !48
  %1782 = shl i32 %1781, 12, !dbg !49
  %1783 = getelementptr half, ptr addrspace(3) @global_smem, i32 %1782, !dbg !49
  %1784 = getelementptr inbounds nuw i8, ptr addrspace(3) %1783, i32 %470, !dbg !49
  %1785 = select i1 %633, i32 16, i32 0, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1784, ptr addrspace(1) %1767, i32 %1785) #2, !dbg !49
  %1786 = getelementptr inbounds nuw i8, ptr addrspace(3) %1783, i32 %473, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1786, ptr addrspace(1) %1768, i32 %1785) #2, !dbg !49
  %1787 = getelementptr inbounds nuw i8, ptr addrspace(3) %1783, i32 %475, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1787, ptr addrspace(1) %1769, i32 %1785) #2, !dbg !49
  %1788 = getelementptr inbounds nuw i8, ptr addrspace(3) %1783, i32 %477, !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1788, ptr addrspace(1) %1770, i32 %1785) #2, !dbg !49
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !49
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %479, ptr addrspace(1) %1771, i32 %1785) #2, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %480, ptr addrspace(1) %1772, i32 %1785) #2, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %481, ptr addrspace(1) %1773, i32 %1785) #2, !dbg !50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %482, ptr addrspace(1) %1774, i32 %1785) #2, !dbg !50
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !50
  %1789 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1782, !dbg !51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %1790 = getelementptr inbounds nuw i8, ptr addrspace(3) %1789, i32 %470, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1790, ptr addrspace(1) %1775, i32 %1785) #2, !dbg !51
  %1791 = getelementptr inbounds nuw i8, ptr addrspace(3) %1789, i32 %473, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1791, ptr addrspace(1) %1776, i32 %1785) #2, !dbg !51
  %1792 = getelementptr inbounds nuw i8, ptr addrspace(3) %1789, i32 %475, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1792, ptr addrspace(1) %1777, i32 %1785) #2, !dbg !51
  %1793 = getelementptr inbounds nuw i8, ptr addrspace(3) %1789, i32 %477, !dbg !51
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1793, ptr addrspace(1) %1778, i32 %1785) #2, !dbg !51
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !51
  %1794 = add i32 %632, 64, !dbg !48
  %1795 = icmp slt i32 %1794, %5, !dbg !48
  br i1 %1795, label %597, label %._crit_edge, !dbg !48

._crit_edge:                                      ; preds = %597, %__nv_exp2f.exit416
  %1796 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1731, %597 ]
  %1797 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1732, %597 ]
  %1798 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1733, %597 ]
  %1799 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1734, %597 ]
  %1800 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1735, %597 ]
  %1801 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1736, %597 ]
  %1802 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1737, %597 ]
  %1803 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1738, %597 ]
  %1804 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1739, %597 ]
  %1805 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1740, %597 ]
  %1806 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1741, %597 ]
  %1807 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1742, %597 ]
  %1808 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1743, %597 ]
  %1809 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1744, %597 ]
  %1810 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1745, %597 ]
  %1811 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1746, %597 ]
  %1812 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1747, %597 ]
  %1813 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1748, %597 ]
  %1814 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1749, %597 ]
  %1815 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1750, %597 ]
  %1816 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1751, %597 ]
  %1817 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1752, %597 ]
  %1818 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1753, %597 ]
  %1819 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1754, %597 ]
  %1820 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1755, %597 ]
  %1821 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1756, %597 ]
  %1822 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1757, %597 ]
  %1823 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1758, %597 ]
  %1824 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1759, %597 ]
  %1825 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1760, %597 ]
  %1826 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1761, %597 ]
  %1827 = phi float [ 0.000000e+00, %__nv_exp2f.exit416 ], [ %1762, %597 ]
  %1828 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(float %1796, float %1797, float %1798, float %1799, float %1800, float %1801, float %1802, float %1803, float %1804, float %1805, float %1806, float %1807, float %1808, float %1809, float %1810, float %1811, float %1812, float %1813, float %1814, float %1815, float %1816, float %1817, float %1818, float %1819, float %1820, float %1821, float %1822, float %1823, float %1824, float %1825, float %1826, float %1827) #2, !dbg !48
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  ret void, !dbg !70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32, i32, i32) #5

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #6

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #6

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #8

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { nocallback nounwind memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind memory(argmem: read) }
attributes #7 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "retention_chunk_kernel", linkageName: "retention_chunk_kernel", scope: !1, file: !1, line: 104, type: !6, scopeLine: 104, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 107, column: 27, scope: !5)
!9 = !DILocation(line: 107, column: 32, scope: !5)
!10 = !DILocation(line: 107, column: 55, scope: !5)
!11 = !DILocation(line: 107, column: 42, scope: !5)
!12 = !DILocation(line: 108, column: 25, scope: !5)
!13 = !DILocation(line: 111, column: 43, scope: !5)
!14 = !DILocation(line: 111, column: 36, scope: !5)
!15 = !DILocation(line: 111, column: 24, scope: !5)
!16 = !DILocation(line: 112, column: 22, scope: !5)
!17 = !DILocation(line: 112, column: 34, scope: !5)
!18 = !DILocation(line: 112, column: 38, scope: !5)
!19 = !DILocation(line: 113, column: 37, scope: !5)
!20 = !DILocation(line: 114, column: 21, scope: !5)
!21 = !DILocation(line: 114, column: 49, scope: !5)
!22 = !DILocation(line: 114, column: 31, scope: !5)
!23 = !DILocation(line: 114, column: 61, scope: !5)
!24 = !DILocation(line: 114, column: 54, scope: !5)
!25 = !DILocation(line: 115, column: 21, scope: !5)
!26 = !DILocation(line: 115, column: 31, scope: !5)
!27 = !DILocation(line: 115, column: 54, scope: !5)
!28 = !DILocation(line: 116, column: 21, scope: !5)
!29 = !DILocation(line: 116, column: 48, scope: !5)
!30 = !DILocation(line: 116, column: 30, scope: !5)
!31 = !DILocation(line: 116, column: 53, scope: !5)
!32 = !DILocation(line: 117, column: 21, scope: !5)
!33 = !DILocation(line: 117, column: 30, scope: !5)
!34 = !DILocation(line: 117, column: 53, scope: !5)
!35 = !DILocation(line: 118, column: 30, scope: !5)
!36 = !DILocation(line: 119, column: 31, scope: !5)
!37 = !DILocation(line: 119, column: 54, scope: !5)
!38 = !DILocation(line: 119, column: 42, scope: !5)
!39 = !DILocation(line: 119, column: 62, scope: !5)
!40 = !DILocation(line: 120, column: 47, scope: !5)
!41 = !DILocation(line: 120, column: 38, scope: !5)
!42 = !DILocation(line: 120, column: 25, scope: !5)
!43 = !DILocation(line: 121, column: 46, scope: !5)
!44 = !DILocation(line: 121, column: 34, scope: !5)
!45 = !DILocation(line: 121, column: 21, scope: !5)
!46 = !DILocation(line: 122, column: 32, scope: !5)
!47 = !DILocation(line: 122, column: 20, scope: !5)
!48 = !DILocation(line: 124, column: 25, scope: !5)
!49 = !DILocation(line: 125, column: 20, scope: !5)
!50 = !DILocation(line: 126, column: 20, scope: !5)
!51 = !DILocation(line: 127, column: 20, scope: !5)
!52 = !DILocation(line: 136, column: 26, scope: !5)
!53 = !DILocation(line: 128, column: 32, scope: !5)
!54 = !DILocation(line: 132, column: 17, scope: !5)
!55 = !DILocation(line: 128, column: 27, scope: !5)
!56 = !DILocation(line: 130, column: 40, scope: !5)
!57 = !DILocation(line: 132, column: 37, scope: !5)
!58 = !DILocation(line: 129, column: 31, scope: !5)
!59 = !DILocation(line: 129, column: 22, scope: !5)
!60 = !DILocation(line: 129, column: 43, scope: !5)
!61 = !DILocation(line: 130, column: 30, scope: !5)
!62 = !DILocation(line: 131, column: 30, scope: !5)
!63 = !DILocation(line: 131, column: 25, scope: !5)
!64 = !DILocation(line: 133, column: 24, scope: !5)
!65 = !DILocation(line: 133, column: 42, scope: !5)
!66 = !DILocation(line: 137, column: 18, scope: !5)
!67 = !DILocation(line: 134, column: 18, scope: !5)
!68 = !DILocation(line: 135, column: 18, scope: !5)
!69 = !DILocation(line: 136, column: 18, scope: !5)
!70 = !DILocation(line: 124, column: 4, scope: !5)
