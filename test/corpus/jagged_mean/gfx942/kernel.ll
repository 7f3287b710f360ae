; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @jagged_mean_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !8
  %9 = shl i32 %8, 7, !dbg !9
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %11 = and i32 %10, 255, !dbg !10
  %12 = and i32 %10, 48, !dbg !10
  %13 = lshr i32 %11, 6, !dbg !10
  %14 = and i32 %10, 15, !dbg !10
  %15 = shl nuw nsw i32 %14, 3, !dbg !10
  %16 = or disjoint i32 %15, %9, !dbg !11
  %17 = lshr i32 %10, 4, !dbg !12
  %18 = and i32 %17, 15, !dbg !12
  %19 = sext i32 %7 to i64, !dbg !13
  %20 = getelementptr i64, ptr addrspace(1) %1, i64 %19, !dbg !13
  %21 = load <1 x i64>, ptr addrspace(1) %20, align 8, !dbg !13
  %22 = add i32 %7, 1, !dbg !14
  %23 = sext i32 %22 to i64, !dbg !15
  %24 = getelementptr i64, ptr addrspace(1) %1, i64 %23, !dbg !15
  %25 = load <1 x i64>, ptr addrspace(1) %24, align 8, !dbg !15
  %26 = extractelement <1 x i64> %25, i64 0, !dbg !16
  %27 = extractelement <1 x i64> %21, i64 0, !dbg !16
  %28 = sub i64 %26, %27, !dbg !16
  %29 = trunc i64 %28 to i32, !dbg !17
  %30 = icmp slt i32 %16, %3, !dbg !18
  %31 = shl i32 %3, 4, !dbg !19
  %32 = icmp sgt i32 %29, 0, !dbg !20
  br i1 %32, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %6
  %33 = bitcast <1 x i64> %21 to <2 x i32>, !dbg !21
  %34 = extractelement <2 x i32> %33, i64 0, !dbg !21
  %35 = add i32 %18, %34, !dbg !21
  %36 = mul i32 %35, %3, !dbg !21
  %37 = add i32 %16, %36, !dbg !22
  %38 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %39, !dbg !20

39:                                               ; preds = %.lr.ph, %39
  %.pn1617 = phi i32 [ %37, %.lr.ph ], [ %64, %39 ]
  %40 = phi i32 [ 0, %.lr.ph ], [ %65, %39 ]
  %41 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %60, %39 ]
  %42 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %61, %39 ]
  %43 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %62, %39 ]
  %44 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %63, %39 ]
  %45 = or disjoint i32 %40, %18, !dbg !23
  %46 = icmp slt i32 %45, %29, !dbg !24
  %47 = and i1 %30, %46, !dbg !25
  %48 = shl i32 %.pn1617, 1, !dbg !26
  %49 = select i1 %47, i32 %48, i32 -2147483648, !dbg !26
  %50 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %38, i32 %49, i32 0, i32 0), !dbg !26
  %51 = bitcast <4 x i32> %50 to <8 x half>, !dbg !26
  %52 = shufflevector <8 x half> %51, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !27
  %53 = fpext <2 x half> %52 to <2 x float>, !dbg !27
  %54 = shufflevector <8 x half> %51, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %55 = fpext <2 x half> %54 to <2 x float>, !dbg !27
  %56 = shufflevector <8 x half> %51, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !27
  %57 = fpext <2 x half> %56 to <2 x float>, !dbg !27
  %58 = shufflevector <8 x half> %51, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !27
  %59 = fpext <2 x half> %58 to <2 x float>, !dbg !27
  %60 = fadd <2 x float> %41, %53, !dbg !28
  %61 = fadd <2 x float> %42, %55, !dbg !28
  %62 = fadd <2 x float> %43, %57, !dbg !28
  %63 = fadd <2 x float> %44, %59, !dbg !28
  %64 = add i32 %.pn1617, %31, !dbg !29
  %65 = add i32 %40, 16, !dbg !20
  %66 = icmp slt i32 %65, %29, !dbg !20
  br i1 %66, label %39, label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %39, %6
  %67 = phi <2 x float> [ zeroinitializer, %6 ], [ %60, %39 ], !dbg !30
  %68 = phi <2 x float> [ zeroinitializer, %6 ], [ %61, %39 ], !dbg !30
  %69 = phi <2 x float> [ zeroinitializer, %6 ], [ %62, %39 ], !dbg !30
  %70 = phi <2 x float> [ zeroinitializer, %6 ], [ %63, %39 ], !dbg !30
  %71 = extractelement <2 x float> %67, i64 0, !dbg !31
  %72 = bitcast float %71 to i32, !dbg !31
  %73 = shl nuw nsw i32 %11, 2, !dbg !31
  %74 = xor i32 %73, 128, !dbg !31
  %75 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %72), !dbg !31
  %76 = bitcast i32 %75 to float, !dbg !31
  %77 = fadd float %71, %76, !dbg !36
  %78 = bitcast float %77 to i32, !dbg !31
  %79 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %78, i32 16415), !dbg !31
  %80 = extractelement <2 x float> %67, i64 1, !dbg !31
  %81 = bitcast float %80 to i32, !dbg !31
  %82 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %81), !dbg !31
  %83 = bitcast i32 %82 to float, !dbg !31
  %84 = fadd float %80, %83, !dbg !36
  %85 = bitcast float %84 to i32, !dbg !31
  %86 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %85, i32 16415), !dbg !31
  %87 = bitcast i32 %86 to float, !dbg !31
  %88 = fadd float %84, %87, !dbg !36
  %89 = extractelement <2 x float> %68, i64 0, !dbg !31
  %90 = bitcast float %89 to i32, !dbg !31
  %91 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %90), !dbg !31
  %92 = bitcast i32 %91 to float, !dbg !31
  %93 = fadd float %89, %92, !dbg !36
  %94 = bitcast float %93 to i32, !dbg !31
  %95 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %94, i32 16415), !dbg !31
  %96 = bitcast i32 %95 to float, !dbg !31
  %97 = fadd float %93, %96, !dbg !36
  %98 = extractelement <2 x float> %68, i64 1, !dbg !31
  %99 = bitcast float %98 to i32, !dbg !31
  %100 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %99), !dbg !31
  %101 = bitcast i32 %100 to float, !dbg !31
  %102 = fadd float %98, %101, !dbg !36
  %103 = bitcast float %102 to i32, !dbg !31
  %104 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %103, i32 16415), !dbg !31
  %105 = bitcast i32 %104 to float, !dbg !31
  %106 = fadd float %102, %105, !dbg !36
  %107 = extractelement <2 x float> %69, i64 0, !dbg !31
  %108 = bitcast float %107 to i32, !dbg !31
  %109 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %108), !dbg !31
  %110 = bitcast i32 %109 to float, !dbg !31
  %111 = fadd float %107, %110, !dbg !36
  %112 = bitcast float %111 to i32, !dbg !31
  %113 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %112, i32 16415), !dbg !31
  %114 = bitcast i32 %113 to float, !dbg !31
  %115 = fadd float %111, %114, !dbg !36
  %116 = extractelement <2 x float> %69, i64 1, !dbg !31
  %117 = bitcast float %116 to i32, !dbg !31
  %118 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %117), !dbg !31
  %119 = bitcast i32 %118 to float, !dbg !31
  %120 = fadd float %116, %119, !dbg !36
  %121 = bitcast float %120 to i32, !dbg !31
  %122 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %121, i32 16415), !dbg !31
  %123 = bitcast i32 %122 to float, !dbg !31
  %124 = fadd float %120, %123, !dbg !36
  %125 = extractelement <2 x float> %70, i64 0, !dbg !31
  %126 = bitcast float %125 to i32, !dbg !31
  %127 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %126), !dbg !31
  %128 = bitcast i32 %127 to float, !dbg !31
  %129 = fadd float %125, %128, !dbg !36
  %130 = bitcast float %129 to i32, !dbg !31
  %131 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %130, i32 16415), !dbg !31
  %132 = bitcast i32 %131 to float, !dbg !31
  %133 = fadd float %129, %132, !dbg !36
  %134 = extractelement <2 x float> %70, i64 1, !dbg !31
  %135 = bitcast float %134 to i32, !dbg !31
  %136 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %74, i32 %135), !dbg !31
  %137 = bitcast i32 %136 to float, !dbg !31
  %138 = fadd float %134, %137, !dbg !36
  %139 = bitcast float %138 to i32, !dbg !31
  %140 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %139, i32 16415), !dbg !31
  %141 = bitcast i32 %140 to float, !dbg !31
  %142 = fadd float %138, %141, !dbg !36
  %143 = icmp eq i32 %12, 0, !dbg !31
  %144 = shl nuw nsw i32 %14, 5, !dbg !31
  br i1 %143, label %145, label %150, !dbg !31

145:                                              ; preds = %._crit_edge
  %146 = bitcast i32 %79 to float
  %147 = fadd float %77, %146
  %148 = getelementptr float, ptr addrspace(3) @global_smem, i32 %144
  %149 = getelementptr float, ptr addrspace(3) %148, i32 %13
  store float %147, ptr addrspace(3) %149, align 4, !dbg !31
  br label %150, !dbg !31

150:                                              ; preds = %145, %._crit_edge
  %151 = or disjoint i32 %144, 4, !dbg !31
  br i1 %143, label %152, label %155, !dbg !31

152:                                              ; preds = %150
  %153 = getelementptr float, ptr addrspace(3) @global_smem, i32 %151
  %154 = getelementptr float, ptr addrspace(3) %153, i32 %13
  store float %88, ptr addrspace(3) %154, align 4, !dbg !31
  br label %155, !dbg !31

155:                                              ; preds = %152, %150
  %156 = or disjoint i32 %144, 8, !dbg !31
  br i1 %143, label %157, label %160, !dbg !31

157:                                              ; preds = %155
  %158 = getelementptr float, ptr addrspace(3) @global_smem, i32 %156
  %159 = getelementptr float, ptr addrspace(3) %158, i32 %13
  store float %97, ptr addrspace(3) %159, align 4, !dbg !31
  br label %160, !dbg !31

160:                                              ; preds = %157, %155
  %161 = or disjoint i32 %144, 12, !dbg !31
  br i1 %143, label %162, label %165, !dbg !31

162:                                              ; preds = %160
  %163 = getelementptr float, ptr addrspace(3) @global_smem, i32 %161
  %164 = getelementptr float, ptr addrspace(3) %163, i32 %13
  store float %106, ptr addrspace(3) %164, align 4, !dbg !31
  br label %165, !dbg !31

165:                                              ; preds = %162, %160
  %166 = or disjoint i32 %144, 16, !dbg !31
  br i1 %143, label %167, label %170, !dbg !31

167:                                              ; preds = %165
  %168 = getelementptr float, ptr addrspace(3) @global_smem, i32 %166
  %169 = getelementptr float, ptr addrspace(3) %168, i32 %13
  store float %115, ptr addrspace(3) %169, align 4, !dbg !31
  br label %170, !dbg !31

170:                                              ; preds = %167, %165
  %171 = or disjoint i32 %144, 20, !dbg !31
  br i1 %143, label %172, label %175, !dbg !31

172:                                              ; preds = %170
  %173 = getelementptr float, ptr addrspace(3) @global_smem, i32 %171
  %174 = getelementptr float, ptr addrspace(3) %173, i32 %13
  store float %124, ptr addrspace(3) %174, align 4, !dbg !31
  br label %175, !dbg !31

175:                                              ; preds = %172, %170
  %176 = or disjoint i32 %144, 24, !dbg !31
  br i1 %143, label %177, label %180, !dbg !31

177:                                              ; preds = %175
  %178 = getelementptr float, ptr addrspace(3) @global_smem, i32 %176
  %179 = getelementptr float, ptr addrspace(3) %178, i32 %13
  store float %133, ptr addrspace(3) %179, align 4, !dbg !31
  br label %180, !dbg !31

180:                                              ; preds = %177, %175
  %181 = or disjoint i32 %144, 28, !dbg !31
  br i1 %143, label %182, label %185, !dbg !31

182:                                              ; preds = %180
  %183 = getelementptr float, ptr addrspace(3) @global_smem, i32 %181
  %184 = getelementptr float, ptr addrspace(3) %183, i32 %13
  store float %142, ptr addrspace(3) %184, align 4, !dbg !31
  br label %185, !dbg !31

185:                                              ; preds = %182, %180
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %186 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !31
  %187 = load float, ptr addrspace(3) %186, align 4, !dbg !31
  %188 = bitcast float %187 to i32, !dbg !31
  %189 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %188, i32 %188, i32 78, i32 15, i32 15, i1 false), !dbg !31
  %190 = bitcast i32 %189 to float, !dbg !31
  %191 = fadd float %187, %190, !dbg !36
  %192 = bitcast float %191 to i32, !dbg !31
  %193 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %192, i32 %192, i32 177, i32 15, i32 15, i1 false), !dbg !31
  %194 = and i32 %10, 3, !dbg !31
  %195 = icmp eq i32 %194, 0, !dbg !31
  br i1 %195, label %196, label %199, !dbg !31

196:                                              ; preds = %185
  %197 = bitcast i32 %193 to float
  %198 = fadd float %191, %197
  store float %198, ptr addrspace(3) %186, align 4, !dbg !31
  br label %199, !dbg !31

199:                                              ; preds = %196, %185
  %200 = getelementptr i8, ptr addrspace(3) %186, i32 1024, !dbg !31
  %201 = load float, ptr addrspace(3) %200, align 4, !dbg !31
  %202 = bitcast float %201 to i32, !dbg !31
  %203 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %202, i32 %202, i32 78, i32 15, i32 15, i1 false), !dbg !31
  %204 = bitcast i32 %203 to float, !dbg !31
  %205 = fadd float %201, %204, !dbg !36
  %206 = bitcast float %205 to i32, !dbg !31
  %207 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %206, i32 %206, i32 177, i32 15, i32 15, i1 false), !dbg !31
  br i1 %195, label %208, label %211, !dbg !31

208:                                              ; preds = %199
  %209 = bitcast i32 %207 to float
  %210 = fadd float %205, %209
  store float %210, ptr addrspace(3) %200, align 4, !dbg !31
  br label %211, !dbg !31

211:                                              ; preds = %208, %199
  %212 = and i32 %10, 127, !dbg !10
  %213 = or disjoint i32 %9, %212, !dbg !11
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %214 = getelementptr float, ptr addrspace(3) @global_smem, i32 %144, !dbg !31
  %215 = load float, ptr addrspace(3) %214, align 16, !dbg !31
  %216 = getelementptr float, ptr addrspace(3) @global_smem, i32 %151, !dbg !31
  %217 = load float, ptr addrspace(3) %216, align 16, !dbg !31
  %218 = getelementptr float, ptr addrspace(3) @global_smem, i32 %156, !dbg !31
  %219 = load float, ptr addrspace(3) %218, align 16, !dbg !31
  %220 = getelementptr float, ptr addrspace(3) @global_smem, i32 %161, !dbg !31
  %221 = load float, ptr addrspace(3) %220, align 16, !dbg !31
  %222 = getelementptr float, ptr addrspace(3) @global_smem, i32 %166, !dbg !31
  %223 = load float, ptr addrspace(3) %222, align 16, !dbg !31
  %224 = getelementptr float, ptr addrspace(3) @global_smem, i32 %171, !dbg !31
  %225 = load float, ptr addrspace(3) %224, align 16, !dbg !31
  %226 = getelementptr float, ptr addrspace(3) @global_smem, i32 %176, !dbg !31
  %227 = load float, ptr addrspace(3) %226, align 16, !dbg !31
  %228 = getelementptr float, ptr addrspace(3) @global_smem, i32 %181, !dbg !31
  %229 = load float, ptr addrspace(3) %228, align 16, !dbg !31
  %230 = tail call i32 @llvm.smax.i32(i32 %29, i32 1), !dbg !37
  %231 = uitofp nneg i32 %230 to float, !dbg !38
  %232 = fdiv float %215, %231, !dbg !39
  %233 = fdiv float %217, %231, !dbg !39
  %234 = fdiv float %219, %231, !dbg !39
  %235 = fdiv float %221, %231, !dbg !39
  %236 = fdiv float %223, %231, !dbg !39
  %237 = fdiv float %225, %231, !dbg !39
  %238 = fdiv float %227, %231, !dbg !39
  %239 = fdiv float %229, %231, !dbg !39
  %240 = icmp slt i32 %213, %3, !dbg !40
  %241 = mul i32 %3, %7, !dbg !41
  %242 = add i32 %213, %241, !dbg !42
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !43
  %243 = shl nuw nsw i32 %14, 4, !dbg !43
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %243, !dbg !43
  %245 = insertelement <4 x float> poison, float %232, i64 0, !dbg !43
  %246 = insertelement <4 x float> %245, float %234, i64 1, !dbg !43
  %247 = insertelement <4 x float> %246, float %236, i64 2, !dbg !43
  %248 = insertelement <4 x float> %247, float %238, i64 3, !dbg !43
  store <4 x float> %248, ptr addrspace(3) %244, align 16, !dbg !43
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) %244, i32 256, !dbg !43
  %250 = insertelement <4 x float> poison, float %233, i64 0, !dbg !43
  %251 = insertelement <4 x float> %250, float %235, i64 1, !dbg !43
  %252 = insertelement <4 x float> %251, float %237, i64 2, !dbg !43
  %253 = insertelement <4 x float> %252, float %239, i64 3, !dbg !43
  store <4 x float> %253, ptr addrspace(3) %249, align 16, !dbg !43
  fence syncscope("workgroup") release, !dbg !43
  tail call void @llvm.amdgcn.s.barrier(), !dbg !43
  fence syncscope("workgroup") acquire, !dbg !43
  %254 = shl nuw nsw i32 %10, 1, !dbg !43
  %255 = and i32 %254, 252, !dbg !43
  %256 = shl nuw nsw i32 %10, 8, !dbg !43
  %257 = and i32 %256, 256, !dbg !43
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %257, !dbg !43
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %258, i32 %255, !dbg !43
  %260 = load float, ptr addrspace(3) %259, align 4, !dbg !43
  %261 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !43
  %262 = icmp samesign ult i32 %11, 128, !dbg !43
  %263 = and i1 %262, %240, !dbg !43
  %264 = shl i32 %242, 2, !dbg !43
  %265 = select i1 %263, i32 %264, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %260, ptr addrspace(8) %261, i32 %265, i32 0, i32 0), !dbg !43
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "jagged_mean_kernel", linkageName: "jagged_mean_kernel", scope: !1, file: !1, line: 48, type: !5, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 50, column: 28, scope: !4)
!8 = !DILocation(line: 51, column: 22, scope: !4)
!9 = !DILocation(line: 51, column: 27, scope: !4)
!10 = !DILocation(line: 51, column: 50, scope: !4)
!11 = !DILocation(line: 51, column: 37, scope: !4)
!12 = !DILocation(line: 52, column: 21, scope: !4)
!13 = !DILocation(line: 53, column: 20, scope: !4)
!14 = !DILocation(line: 54, column: 45, scope: !4)
!15 = !DILocation(line: 54, column: 21, scope: !4)
!16 = !DILocation(line: 54, column: 50, scope: !4)
!17 = !DILocation(line: 54, column: 60, scope: !4)
!18 = !DILocation(line: 58, column: 47, scope: !4)
!19 = !DILocation(line: 60, column: 26, scope: !4)
!20 = !DILocation(line: 57, column: 29, scope: !4)
!21 = !DILocation(line: 55, column: 24, scope: !4)
!22 = !DILocation(line: 55, column: 51, scope: !4)
!23 = !DILocation(line: 58, column: 20, scope: !4)
!24 = !DILocation(line: 58, column: 24, scope: !4)
!25 = !DILocation(line: 58, column: 42, scope: !4)
!26 = !DILocation(line: 59, column: 23, scope: !4)
!27 = !DILocation(line: 59, column: 54, scope: !4)
!28 = !DILocation(line: 59, column: 15, scope: !4)
!29 = !DILocation(line: 60, column: 16, scope: !4)
!30 = !DILocation(line: 56, column: 19, scope: !4)
!31 = !DILocation(line: 293, column: 36, scope: !32, inlinedAt: !34)
!32 = distinct !DILexicalBlockFile(scope: !4, file: !33, discriminator: 0)
!33 = !DIFile(filename: "standard.py", directory: "triton/language")
!34 = !DILocation(line: 61, column: 18, scope: !35)
!35 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!36 = !DILocation(line: 263, column: 15, scope: !32, inlinedAt: !31)
!37 = !DILocation(line: 61, column: 51, scope: !4)
!38 = !DILocation(line: 61, column: 57, scope: !4)
!39 = !DILocation(line: 61, column: 33, scope: !4)
!40 = !DILocation(line: 62, column: 55, scope: !4)
!41 = !DILocation(line: 62, column: 33, scope: !4)
!42 = !DILocation(line: 62, column: 37, scope: !4)
!43 = !DILocation(line: 62, column: 40, scope: !4)
!44 = !DILocation(line: 62, column: 4, scope: !4)
