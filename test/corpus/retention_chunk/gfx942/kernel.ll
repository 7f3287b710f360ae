; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @retention_chunk_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, ptr addrspace(1) inreg readonly captures(none) %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !7 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %12 = shl i32 %11, 6, !dbg !9
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %14 = and i32 %13, 248, !dbg !10
  %15 = and i32 %13, 32, !dbg !10
  %16 = icmp eq i32 %15, 0, !dbg !10
  %17 = lshr exact i32 %15, 3, !dbg !10
  %18 = and i32 %13, 64, !dbg !10
  %19 = icmp eq i32 %18, 0, !dbg !10
  %20 = lshr exact i32 %18, 1, !dbg !10
  %21 = or disjoint i32 %17, %20, !dbg !10
  %22 = shl nuw nsw i32 %13, 3, !dbg !10
  %23 = and i32 %22, 56, !dbg !10
  %24 = and i32 %13, 31, !dbg !10
  %25 = and i32 %13, 128, !dbg !10
  %26 = lshr exact i32 %25, 2, !dbg !10
  %27 = or disjoint i32 %26, %24, !dbg !10
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %29 = srem i32 %28, %6, !dbg !12
  %30 = sext i32 %29 to i64, !dbg !13
  %31 = getelementptr float, ptr addrspace(1) %4, i64 %30, !dbg !13
  %32 = load <1 x float>, ptr addrspace(1) %31, align 4, !dbg !13
  %33 = extractelement <1 x float> %32, i64 0, !dbg !13
  %.tr = mul i32 %5, %28, !dbg !14
  %34 = shl i32 %.tr, 6, !dbg !15
  %35 = or disjoint i32 %20, %24, !dbg !16
  %36 = lshr exact i32 %14, 2, !dbg !16
  %37 = or disjoint i32 %36, 1, !dbg !16
  %.neg = xor i32 %17, -1, !dbg !17
  %38 = or disjoint i32 %17, 2, !dbg !17
  %39 = or disjoint i32 %17, 3, !dbg !17
  %40 = or disjoint i32 %17, 8, !dbg !17
  %41 = or disjoint i32 %17, 9, !dbg !17
  %42 = or disjoint i32 %17, 10, !dbg !17
  %43 = or disjoint i32 %17, 11, !dbg !17
  %44 = or disjoint i32 %17, 16, !dbg !17
  %45 = or disjoint i32 %17, 17, !dbg !17
  %46 = or disjoint i32 %17, 18, !dbg !17
  %47 = or disjoint i32 %17, 19, !dbg !17
  %48 = or disjoint i32 %17, 24, !dbg !17
  %49 = or disjoint i32 %17, 25, !dbg !17
  %50 = or disjoint i32 %17, 26, !dbg !17
  %51 = or disjoint i32 %17, 27, !dbg !17
  %52 = or disjoint i32 %17, 32, !dbg !17
  %53 = or disjoint i32 %17, 33, !dbg !17
  %54 = or disjoint i32 %17, 34, !dbg !17
  %55 = or disjoint i32 %17, 35, !dbg !17
  %56 = or disjoint i32 %17, 40, !dbg !17
  %57 = or disjoint i32 %17, 41, !dbg !17
  %58 = or disjoint i32 %17, 42, !dbg !17
  %59 = or disjoint i32 %17, 43, !dbg !17
  %60 = or disjoint i32 %17, 48, !dbg !17
  %61 = or disjoint i32 %17, 49, !dbg !17
  %62 = or disjoint i32 %17, 50, !dbg !17
  %63 = or disjoint i32 %17, 51, !dbg !17
  %64 = or disjoint i32 %17, 56, !dbg !17
  %65 = or disjoint i32 %17, 57, !dbg !17
  %66 = or disjoint i32 %17, 58, !dbg !17
  %67 = or disjoint i32 %17, 59, !dbg !17
  %68 = shl nuw nsw i32 %14, 3, !dbg !18
  %69 = or disjoint i32 %68, %23, !dbg !18
  %70 = or disjoint i32 %68, %23, !dbg !18
  %71 = or disjoint i32 %70, 2048, !dbg !18
  %72 = add i32 %34, %69, !dbg !18
  %73 = add i32 %34, %71, !dbg !18
  %74 = icmp sgt i32 %5, 0, !dbg !19
  %75 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !20
  %76 = shl i32 %72, 1, !dbg !20
  %77 = select i1 %74, i32 %76, i32 -2147483648, !dbg !20
  %78 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %75, i32 %77, i32 0, i32 0), !dbg !20
  %79 = bitcast <4 x i32> %78 to <8 x half>, !dbg !20
  %80 = shl i32 %73, 1, !dbg !20
  %81 = select i1 %74, i32 %80, i32 -2147483648, !dbg !20
  %82 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %75, i32 %81, i32 0, i32 0), !dbg !20
  %83 = bitcast <4 x i32> %82 to <8 x half>, !dbg !20
  %84 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !21
  %85 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %84, i32 %77, i32 0, i32 0), !dbg !21
  %86 = bitcast <4 x i32> %85 to <8 x half>, !dbg !21
  %87 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %84, i32 %81, i32 0, i32 0), !dbg !21
  %88 = bitcast <4 x i32> %87 to <8 x half>, !dbg !21
  %89 = mul i32 %7, %.tr, !dbg !22
  %90 = mul i32 %7, %36, !dbg !23
  %91 = mul i32 %7, %37, !dbg !23
  %92 = add i32 %89, %12, !dbg !23
  %93 = add i32 %92, %23, !dbg !23
  %94 = add i32 %93, %90, !dbg !23
  %95 = add i32 %93, %91, !dbg !23
  %96 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !24
  %97 = shl i32 %94, 1, !dbg !24
  %98 = select i1 %74, i32 %97, i32 -2147483648, !dbg !24
  %99 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %96, i32 %98, i32 0, i32 0), !dbg !24
  %100 = bitcast <4 x i32> %99 to <8 x half>, !dbg !24
  %101 = shl i32 %95, 1, !dbg !24
  %102 = select i1 %74, i32 %101, i32 -2147483648, !dbg !24
  %103 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %96, i32 %102, i32 0, i32 0), !dbg !24
  %104 = bitcast <4 x i32> %103 to <8 x half>, !dbg !24
  %105 = mul i32 %7, %27, !dbg !25
  %106 = add i32 %92, %105, !dbg !25
  %107 = add i32 %106, %21, !dbg !25
  %108 = add i32 %106, 8, !dbg !25
  %109 = add i32 %108, %21, !dbg !25
  %110 = add i32 %106, 16, !dbg !25
  %111 = add i32 %110, %21, !dbg !25
  %112 = add i32 %106, 24, !dbg !25
  %113 = add i32 %112, %21, !dbg !25
  %114 = sub nsw i32 %35, %17, !dbg !26
  %115 = add nsw i32 %35, %.neg, !dbg !26
  %116 = sub nsw i32 %35, %38, !dbg !26
  %117 = sub nsw i32 %35, %39, !dbg !26
  %118 = sub nsw i32 %35, %40, !dbg !26
  %119 = sub nsw i32 %35, %41, !dbg !26
  %120 = sub nsw i32 %35, %42, !dbg !26
  %121 = sub nsw i32 %35, %43, !dbg !26
  %122 = sub nsw i32 %35, %44, !dbg !26
  %123 = sub nsw i32 %35, %45, !dbg !26
  %124 = sub nsw i32 %35, %46, !dbg !26
  %125 = sub nsw i32 %35, %47, !dbg !26
  %126 = sub nsw i32 %35, %48, !dbg !26
  %127 = sub nsw i32 %35, %49, !dbg !26
  %128 = sub nsw i32 %35, %50, !dbg !26
  %129 = sub nsw i32 %35, %51, !dbg !26
  %130 = sub nsw i32 %35, %52, !dbg !26
  %131 = sub nsw i32 %35, %53, !dbg !26
  %132 = sub nsw i32 %35, %54, !dbg !26
  %133 = sub nsw i32 %35, %55, !dbg !26
  %134 = sub nsw i32 %35, %56, !dbg !26
  %135 = sub nsw i32 %35, %57, !dbg !26
  %136 = sub nsw i32 %35, %58, !dbg !26
  %137 = sub nsw i32 %35, %59, !dbg !26
  %138 = sub nsw i32 %35, %60, !dbg !26
  %139 = sub nsw i32 %35, %61, !dbg !26
  %140 = sub nsw i32 %35, %62, !dbg !26
  %141 = sub nsw i32 %35, %63, !dbg !26
  %142 = sub nsw i32 %35, %64, !dbg !26
  %143 = sub nsw i32 %35, %65, !dbg !26
  %144 = sub nsw i32 %35, %66, !dbg !26
  %145 = sub nsw i32 %35, %67, !dbg !26
  %146 = icmp sgt i32 %114, -1, !dbg !27
  %147 = icmp sgt i32 %115, -1, !dbg !27
  %148 = icmp sgt i32 %116, -1, !dbg !27
  %149 = icmp sgt i32 %117, -1, !dbg !27
  %150 = icmp sgt i32 %118, -1, !dbg !27
  %151 = icmp sgt i32 %119, -1, !dbg !27
  %152 = icmp sgt i32 %120, -1, !dbg !27
  %153 = icmp sgt i32 %121, -1, !dbg !27
  %154 = icmp sgt i32 %122, -1, !dbg !27
  %155 = icmp sgt i32 %123, -1, !dbg !27
  %156 = icmp sgt i32 %124, -1, !dbg !27
  %157 = icmp sgt i32 %125, -1, !dbg !27
  %158 = icmp sgt i32 %126, -1, !dbg !27
  %159 = icmp sgt i32 %127, -1, !dbg !27
  %160 = icmp sgt i32 %128, -1, !dbg !27
  %161 = icmp sgt i32 %129, -1, !dbg !27
  %162 = icmp sgt i32 %130, -1, !dbg !27
  %163 = icmp sgt i32 %131, -1, !dbg !27
  %164 = icmp sgt i32 %132, -1, !dbg !27
  %165 = icmp sgt i32 %133, -1, !dbg !27
  %166 = icmp sgt i32 %134, -1, !dbg !27
  %167 = icmp sgt i32 %135, -1, !dbg !27
  %168 = icmp sgt i32 %136, -1, !dbg !27
  %169 = icmp sgt i32 %137, -1, !dbg !27
  %170 = icmp sgt i32 %138, -1, !dbg !27
  %171 = icmp sgt i32 %139, -1, !dbg !27
  %172 = icmp sgt i32 %140, -1, !dbg !27
  %173 = icmp sgt i32 %141, -1, !dbg !27
  %174 = icmp sgt i32 %142, -1, !dbg !27
  %175 = icmp sgt i32 %143, -1, !dbg !27
  %176 = icmp sgt i32 %144, -1, !dbg !27
  %177 = icmp sgt i32 %145, -1, !dbg !27
  %178 = sitofp i32 %114 to float, !dbg !28
  %179 = sitofp i32 %115 to float, !dbg !28
  %180 = sitofp i32 %116 to float, !dbg !28
  %181 = sitofp i32 %117 to float, !dbg !28
  %182 = sitofp i32 %118 to float, !dbg !28
  %183 = sitofp i32 %119 to float, !dbg !28
  %184 = sitofp i32 %120 to float, !dbg !28
  %185 = sitofp i32 %121 to float, !dbg !28
  %186 = sitofp i32 %122 to float, !dbg !28
  %187 = sitofp i32 %123 to float, !dbg !28
  %188 = sitofp i32 %124 to float, !dbg !28
  %189 = sitofp i32 %125 to float, !dbg !28
  %190 = sitofp i32 %126 to float, !dbg !28
  %191 = sitofp i32 %127 to float, !dbg !28
  %192 = sitofp i32 %128 to float, !dbg !28
  %193 = sitofp i32 %129 to float, !dbg !28
  %194 = sitofp i32 %130 to float, !dbg !28
  %195 = sitofp i32 %131 to float, !dbg !28
  %196 = sitofp i32 %132 to float, !dbg !28
  %197 = sitofp i32 %133 to float, !dbg !28
  %198 = sitofp i32 %134 to float, !dbg !28
  %199 = sitofp i32 %135 to float, !dbg !28
  %200 = sitofp i32 %136 to float, !dbg !28
  %201 = sitofp i32 %137 to float, !dbg !28
  %202 = sitofp i32 %138 to float, !dbg !28
  %203 = sitofp i32 %139 to float, !dbg !28
  %204 = sitofp i32 %140 to float, !dbg !28
  %205 = sitofp i32 %141 to float, !dbg !28
  %206 = sitofp i32 %142 to float, !dbg !28
  %207 = sitofp i32 %143 to float, !dbg !28
  %208 = sitofp i32 %144 to float, !dbg !28
  %209 = sitofp i32 %145 to float, !dbg !28
  %210 = fmul float %33, %178, !dbg !28
  %211 = fmul float %33, %179, !dbg !28
  %212 = fmul float %33, %180, !dbg !28
  %213 = fmul float %33, %181, !dbg !28
  %214 = fmul float %33, %182, !dbg !28
  %215 = fmul float %33, %183, !dbg !28
  %216 = fmul float %33, %184, !dbg !28
  %217 = fmul float %33, %185, !dbg !28
  %218 = fmul float %33, %186, !dbg !28
  %219 = fmul float %33, %187, !dbg !28
  %220 = fmul float %33, %188, !dbg !28
  %221 = fmul float %33, %189, !dbg !28
  %222 = fmul float %33, %190, !dbg !28
  %223 = fmul float %33, %191, !dbg !28
  %224 = fmul float %33, %192, !dbg !28
  %225 = fmul float %33, %193, !dbg !28
  %226 = fmul float %33, %194, !dbg !28
  %227 = fmul float %33, %195, !dbg !28
  %228 = fmul float %33, %196, !dbg !28
  %229 = fmul float %33, %197, !dbg !28
  %230 = fmul float %33, %198, !dbg !28
  %231 = fmul float %33, %199, !dbg !28
  %232 = fmul float %33, %200, !dbg !28
  %233 = fmul float %33, %201, !dbg !28
  %234 = fmul float %33, %202, !dbg !28
  %235 = fmul float %33, %203, !dbg !28
  %236 = fmul float %33, %204, !dbg !28
  %237 = fmul float %33, %205, !dbg !28
  %238 = fmul float %33, %206, !dbg !28
  %239 = fmul float %33, %207, !dbg !28
  %240 = fmul float %33, %208, !dbg !28
  %241 = fmul float %33, %209, !dbg !28
  %242 = tail call float @llvm.amdgcn.exp2.f32(float %210), !dbg !29
  %243 = tail call float @llvm.amdgcn.exp2.f32(float %211), !dbg !29
  %244 = tail call float @llvm.amdgcn.exp2.f32(float %212), !dbg !29
  %245 = tail call float @llvm.amdgcn.exp2.f32(float %213), !dbg !29
  %246 = tail call float @llvm.amdgcn.exp2.f32(float %214), !dbg !29
  %247 = tail call float @llvm.amdgcn.exp2.f32(float %215), !dbg !29
  %248 = tail call float @llvm.amdgcn.exp2.f32(float %216), !dbg !29
  %249 = tail call float @llvm.amdgcn.exp2.f32(float %217), !dbg !29
  %250 = tail call float @llvm.amdgcn.exp2.f32(float %218), !dbg !29
  %251 = tail call float @llvm.amdgcn.exp2.f32(float %219), !dbg !29
  %252 = tail call float @llvm.amdgcn.exp2.f32(float %220), !dbg !29
  %253 = tail call float @llvm.amdgcn.exp2.f32(float %221), !dbg !29
  %254 = tail call float @llvm.amdgcn.exp2.f32(float %222), !dbg !29
  %255 = tail call float @llvm.amdgcn.exp2.f32(float %223), !dbg !29
  %256 = tail call float @llvm.amdgcn.exp2.f32(float %224), !dbg !29
  %257 = tail call float @llvm.amdgcn.exp2.f32(float %225), !dbg !29
  %258 = tail call float @llvm.amdgcn.exp2.f32(float %226), !dbg !29
  %259 = tail call float @llvm.amdgcn.exp2.f32(float %227), !dbg !29
  %260 = tail call float @llvm.amdgcn.exp2.f32(float %228), !dbg !29
  %261 = tail call float @llvm.amdgcn.exp2.f32(float %229), !dbg !29
  %262 = tail call float @llvm.amdgcn.exp2.f32(float %230), !dbg !29
  %263 = tail call float @llvm.amdgcn.exp2.f32(float %231), !dbg !29
  %264 = tail call float @llvm.amdgcn.exp2.f32(float %232), !dbg !29
  %265 = tail call float @llvm.amdgcn.exp2.f32(float %233), !dbg !29
  %266 = tail call float @llvm.amdgcn.exp2.f32(float %234), !dbg !29
  %267 = tail call float @llvm.amdgcn.exp2.f32(float %235), !dbg !29
  %268 = tail call float @llvm.amdgcn.exp2.f32(float %236), !dbg !29
  %269 = tail call float @llvm.amdgcn.exp2.f32(float %237), !dbg !29
  %270 = tail call float @llvm.amdgcn.exp2.f32(float %238), !dbg !29
  %271 = tail call float @llvm.amdgcn.exp2.f32(float %239), !dbg !29
  %272 = tail call float @llvm.amdgcn.exp2.f32(float %240), !dbg !29
  %273 = tail call float @llvm.amdgcn.exp2.f32(float %241), !dbg !29
  %274 = select i1 %146, float %242, float 0.000000e+00, !dbg !30
  %275 = select i1 %147, float %243, float 0.000000e+00, !dbg !30
  %276 = select i1 %148, float %244, float 0.000000e+00, !dbg !30
  %277 = select i1 %149, float %245, float 0.000000e+00, !dbg !30
  %278 = select i1 %150, float %246, float 0.000000e+00, !dbg !30
  %279 = select i1 %151, float %247, float 0.000000e+00, !dbg !30
  %280 = select i1 %152, float %248, float 0.000000e+00, !dbg !30
  %281 = select i1 %153, float %249, float 0.000000e+00, !dbg !30
  %282 = select i1 %154, float %250, float 0.000000e+00, !dbg !30
  %283 = select i1 %155, float %251, float 0.000000e+00, !dbg !30
  %284 = select i1 %156, float %252, float 0.000000e+00, !dbg !30
  %285 = select i1 %157, float %253, float 0.000000e+00, !dbg !30
  %286 = select i1 %158, float %254, float 0.000000e+00, !dbg !30
  %287 = select i1 %159, float %255, float 0.000000e+00, !dbg !30
  %288 = select i1 %160, float %256, float 0.000000e+00, !dbg !30
  %289 = select i1 %161, float %257, float 0.000000e+00, !dbg !30
  %290 = select i1 %162, float %258, float 0.000000e+00, !dbg !30
  %291 = select i1 %163, float %259, float 0.000000e+00, !dbg !30
  %292 = select i1 %164, float %260, float 0.000000e+00, !dbg !30
  %293 = select i1 %165, float %261, float 0.000000e+00, !dbg !30
  %294 = select i1 %166, float %262, float 0.000000e+00, !dbg !30
  %295 = select i1 %167, float %263, float 0.000000e+00, !dbg !30
  %296 = select i1 %168, float %264, float 0.000000e+00, !dbg !30
  %297 = select i1 %169, float %265, float 0.000000e+00, !dbg !30
  %298 = select i1 %170, float %266, float 0.000000e+00, !dbg !30
  %299 = select i1 %171, float %267, float 0.000000e+00, !dbg !30
  %300 = select i1 %172, float %268, float 0.000000e+00, !dbg !30
  %301 = select i1 %173, float %269, float 0.000000e+00, !dbg !30
  %302 = select i1 %174, float %270, float 0.000000e+00, !dbg !30
  %303 = select i1 %175, float %271, float 0.000000e+00, !dbg !30
  %304 = select i1 %176, float %272, float 0.000000e+00, !dbg !30
  %305 = select i1 %177, float %273, float 0.000000e+00, !dbg !30
  %306 = add nuw nsw i32 %27, 1, !dbg !31
  %307 = uitofp nneg i32 %306 to float, !dbg !32
  %308 = fmul float %33, %307, !dbg !32
  %309 = tail call float @llvm.amdgcn.exp2.f32(float %308), !dbg !33
  %310 = shl i32 %7, 6, !dbg !34
  %311 = shl nuw nsw i32 %13, 4, !dbg !20
  %312 = and i32 %311, 4080, !dbg !20
  %313 = and i32 %13, 120, !dbg !20
  %314 = xor i32 %312, %313, !dbg !20
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %314, !dbg !20
  %316 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !20
  store <4 x half> %316, ptr addrspace(3) %315, align 8, !dbg !20
  %317 = or disjoint i32 %314, 4096, !dbg !20
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %317, !dbg !20
  %319 = shufflevector <8 x half> %83, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !20
  store <4 x half> %319, ptr addrspace(3) %318, align 8, !dbg !20
  %320 = xor i32 %314, 8, !dbg !20
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %320, !dbg !20
  %322 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !20
  store <4 x half> %322, ptr addrspace(3) %321, align 8, !dbg !20
  %323 = or disjoint i32 %320, 4096, !dbg !20
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %323, !dbg !20
  %325 = shufflevector <8 x half> %83, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !20
  store <4 x half> %325, ptr addrspace(3) %324, align 8, !dbg !20
  %326 = and i32 %13, 6, !dbg !24
  %327 = shl nuw nsw i32 %326, 10, !dbg !24
  %328 = shl nuw nsw i32 %326, 2, !dbg !24
  %329 = lshr exact i32 %14, 1, !dbg !24
  %330 = and i32 %13, 1, !dbg !24
  %331 = icmp eq i32 %330, 0, !dbg !24
  %332 = select i1 %331, i32 0, i32 1088, !dbg !24
  %333 = xor i32 %328, %329, !dbg !24
  %334 = xor i32 %333, %332, !dbg !24
  %335 = or disjoint i32 %334, %327, !dbg !24
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %335, !dbg !24
  %337 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 0, i32 8>, !dbg !24
  store <2 x half> %337, ptr addrspace(3) %336, align 4, !dbg !24
  %338 = xor i32 %335, 136, !dbg !24
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %338, !dbg !24
  %340 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 1, i32 9>, !dbg !24
  store <2 x half> %340, ptr addrspace(3) %339, align 4, !dbg !24
  %341 = xor i32 %335, 272, !dbg !24
  %342 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %341, !dbg !24
  %343 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 2, i32 10>, !dbg !24
  store <2 x half> %343, ptr addrspace(3) %342, align 4, !dbg !24
  %344 = xor i32 %335, 408, !dbg !24
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %344, !dbg !24
  %346 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 3, i32 11>, !dbg !24
  store <2 x half> %346, ptr addrspace(3) %345, align 4, !dbg !24
  %347 = xor i32 %335, 544, !dbg !24
  %348 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %347, !dbg !24
  %349 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 4, i32 12>, !dbg !24
  store <2 x half> %349, ptr addrspace(3) %348, align 4, !dbg !24
  %350 = xor i32 %335, 680, !dbg !24
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %350, !dbg !24
  %352 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 5, i32 13>, !dbg !24
  store <2 x half> %352, ptr addrspace(3) %351, align 4, !dbg !24
  %353 = xor i32 %335, 816, !dbg !24
  %354 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %353, !dbg !24
  %355 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 6, i32 14>, !dbg !24
  store <2 x half> %355, ptr addrspace(3) %354, align 4, !dbg !24
  %356 = xor i32 %335, 952, !dbg !24
  %357 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %356, !dbg !24
  %358 = shufflevector <8 x half> %100, <8 x half> %104, <2 x i32> <i32 7, i32 15>, !dbg !24
  store <2 x half> %358, ptr addrspace(3) %357, align 4, !dbg !24
  %359 = add i32 %5, -64, !dbg !19
  %360 = icmp sgt i32 %359, 0, !dbg !19
  br i1 %360, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !19

.._crit_edge_crit_edge:                           ; preds = %10
  %.pre = shl nuw nsw i32 %24, 7, !dbg !20
  %.pre193 = and i32 %13, 15, !dbg !20
  %.pre195 = shl nuw nsw i32 %.pre193, 3, !dbg !20
  %.pre197 = lshr exact i32 %15, 2, !dbg !20
  %.pre199 = shl nuw nsw i32 %18, 6, !dbg !20
  %.pre201 = xor i32 %.pre195, %.pre197, !dbg !20
  %.pre203 = or disjoint i32 %.pre201, %.pre, !dbg !20
  %.pre205 = or disjoint i32 %.pre203, %.pre199, !dbg !20
  %.pre207 = xor i32 %.pre205, 16, !dbg !20
  %.pre209 = xor i32 %.pre205, 32, !dbg !20
  %.pre211 = xor i32 %.pre205, 48, !dbg !20
  %.pre213 = xor i32 %.pre205, 64, !dbg !20
  %.pre215 = xor i32 %.pre205, 80, !dbg !20
  %.pre217 = xor i32 %.pre205, 96, !dbg !20
  %.pre219 = xor i32 %.pre205, 112, !dbg !20
  %.pre221 = shl nuw nsw i32 %25, 5, !dbg !20
  %.pre223 = or disjoint i32 %.pre, %.pre221, !dbg !20
  %.pre225 = or disjoint i32 %.pre223, %.pre201, !dbg !20
  %.pre227 = xor i32 %.pre225, 16, !dbg !20
  %.pre229 = xor i32 %.pre225, 32, !dbg !20
  %.pre231 = xor i32 %.pre225, 48, !dbg !20
  %.pre233 = xor i32 %.pre225, 64, !dbg !20
  %.pre235 = xor i32 %.pre225, 80, !dbg !20
  %.pre237 = xor i32 %.pre225, 96, !dbg !20
  %.pre239 = xor i32 %.pre225, 112, !dbg !20
  %.pre241 = shl nuw nsw i32 %.pre193, 7, !dbg !24
  %.pre243 = and i32 %13, 16, !dbg !24
  %.pre245 = select i1 %19, i32 0, i32 4112, !dbg !24
  %.pre247 = or disjoint i32 %.pre245, %.pre197, !dbg !24
  %361 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %362 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %363 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %364 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  %365 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %366 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %367 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %368 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  br label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %10
  %369 = fmul float %33, 6.400000e+01, !dbg !35
  %370 = tail call float @llvm.amdgcn.exp2.f32(float %369), !dbg !36
  %371 = lshr exact i32 %14, 3, !dbg !10
  %372 = xor i32 %371, 31, !dbg !37
  %373 = uitofp nneg i32 %372 to float, !dbg !38
  %374 = fmul float %33, %373, !dbg !38
  %375 = tail call float @llvm.amdgcn.exp2.f32(float %374), !dbg !39
  %376 = xor i32 %371, 63, !dbg !37
  %377 = uitofp nneg i32 %376 to float, !dbg !38
  %378 = fmul float %33, %377, !dbg !38
  %379 = tail call float @llvm.amdgcn.exp2.f32(float %378), !dbg !39
  %invariant.gep = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %18, !dbg !19
  %380 = shl nuw nsw i32 %24, 7
  %381 = and i32 %13, 15
  %382 = shl nuw nsw i32 %381, 3
  %383 = lshr exact i32 %15, 2
  %384 = shl nuw nsw i32 %18, 6
  %385 = xor i32 %382, %383
  %386 = or disjoint i32 %385, %380
  %387 = or disjoint i32 %386, %384
  %388 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %387
  %389 = xor i32 %387, 16
  %390 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %389
  %391 = xor i32 %387, 32
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %391
  %393 = xor i32 %387, 48
  %394 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %393
  %395 = xor i32 %387, 64
  %396 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %395
  %397 = xor i32 %387, 80
  %398 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %397
  %399 = xor i32 %387, 96
  %400 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %399
  %401 = xor i32 %387, 112
  %402 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %401
  %403 = shl nuw nsw i32 %25, 5
  %404 = or disjoint i32 %380, %403
  %405 = or disjoint i32 %404, %385
  %406 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %405
  %407 = xor i32 %405, 16
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %407
  %409 = xor i32 %405, 32
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %409
  %411 = xor i32 %405, 48
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %411
  %413 = xor i32 %405, 64
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %413
  %415 = xor i32 %405, 80
  %416 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %415
  %417 = xor i32 %405, 96
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %417
  %419 = xor i32 %405, 112
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %419
  %421 = shl nuw nsw i32 %381, 7
  %422 = and i32 %13, 16
  %423 = icmp eq i32 %422, 0
  %424 = select i1 %423, i32 0, i32 2056
  %425 = select i1 %19, i32 0, i32 4112
  %426 = or disjoint i32 %425, %383
  %427 = xor i32 %424, %426
  %428 = xor i32 %427, %382
  %429 = or disjoint i32 %428, %421
  %430 = xor i32 %429, 16
  %431 = xor i32 %429, 32
  %432 = xor i32 %429, 48
  %433 = xor i32 %429, 64
  %434 = xor i32 %429, 80
  %435 = xor i32 %429, 96
  %436 = xor i32 %429, 112
  %437 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %314
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %317
  %439 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %320
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %323
  %441 = or disjoint i32 %380, %382
  %442 = xor i32 %441, %383
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %442
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) %443, i32 4096
  %445 = xor i32 %442, 16
  %446 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %445
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 4096
  %448 = xor i32 %442, 32
  %449 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %448
  %450 = getelementptr inbounds nuw i8, ptr addrspace(3) %449, i32 4096
  %451 = xor i32 %442, 48
  %452 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %451
  %453 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 4096
  %454 = xor i32 %442, 64
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %454
  %456 = getelementptr inbounds nuw i8, ptr addrspace(3) %455, i32 4096
  %457 = xor i32 %442, 80
  %458 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %457
  %459 = getelementptr inbounds nuw i8, ptr addrspace(3) %458, i32 4096
  %460 = xor i32 %442, 96
  %461 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %460
  %462 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 4096
  %463 = xor i32 %442, 112
  %464 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %463
  %465 = getelementptr inbounds nuw i8, ptr addrspace(3) %464, i32 4096
  %466 = shl nuw nsw i32 %24, 1
  %467 = select i1 %16, i32 0, i32 544
  %468 = lshr exact i32 %25, 1
  %469 = xor i32 %467, %466
  %470 = or disjoint i32 %468, %469
  %471 = or disjoint i32 %470, %384
  %472 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %471
  %473 = getelementptr inbounds nuw i8, ptr addrspace(3) %472, i32 2048
  %474 = xor i32 %471, 136
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %474
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) %475, i32 2048
  %477 = xor i32 %471, 272
  %478 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %477
  %479 = getelementptr inbounds nuw i8, ptr addrspace(3) %478, i32 2048
  %480 = xor i32 %471, 408
  %481 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %480
  %482 = getelementptr inbounds nuw i8, ptr addrspace(3) %481, i32 2048
  %483 = xor i32 %471, 1088
  %484 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %483
  %485 = getelementptr inbounds nuw i8, ptr addrspace(3) %484, i32 2048
  %486 = xor i32 %471, 1224
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %486
  %488 = getelementptr inbounds nuw i8, ptr addrspace(3) %487, i32 2048
  %489 = xor i32 %471, 1360
  %490 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %489
  %491 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 2048
  %492 = xor i32 %471, 1496
  %493 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %492
  %494 = getelementptr inbounds nuw i8, ptr addrspace(3) %493, i32 2048
  %495 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %387
  %496 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %389
  %497 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %391
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %393
  %499 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %395
  %500 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %397
  %501 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %399
  %502 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %401
  %503 = shl nuw nsw i32 %15, 4
  %gep = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 %503
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 %466
  %505 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 128
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 256
  %507 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 384
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 1024
  %509 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 1152
  %510 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 1280
  %511 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 1408
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 2048
  %513 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 2176
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 2304
  %515 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 2432
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 3072
  %517 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 3200
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 3328
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 3456
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 4096
  %521 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 4224
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 4352
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 4480
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 5120
  %525 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 5248
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 5376
  %527 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 5504
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 6144
  %529 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 6272
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 6400
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 6528
  %532 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 7168
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 7296
  %534 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 7424
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %504, i32 7552
  %536 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %503
  %537 = getelementptr inbounds nuw i8, ptr addrspace(3) %536, i32 %468
  %538 = getelementptr inbounds nuw i8, ptr addrspace(3) %537, i32 %466
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 128
  %540 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 256
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 384
  %542 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 1024
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 1152
  %544 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 1280
  %545 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 1408
  %546 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 2048
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 2176
  %548 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 2304
  %549 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 2432
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 3072
  %551 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 3200
  %552 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 3328
  %553 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 3456
  %554 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4096
  %555 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4224
  %556 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4352
  %557 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4480
  %558 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 5120
  %559 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 5248
  %560 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 5376
  %561 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 5504
  %562 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 6144
  %563 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 6272
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 6400
  %565 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 6528
  %566 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 7168
  %567 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 7296
  %568 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 7424
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 7552
  %570 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  %571 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %312
  %572 = getelementptr inbounds nuw i8, ptr addrspace(3) %571, i32 4096
  %573 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %574 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %575 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %576 = shufflevector <8 x half> %86, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  %577 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %578 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %579 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %580 = shufflevector <8 x half> %88, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  %581 = insertelement <2 x float> poison, float %309, i64 0, !dbg !40
  %582 = insertelement <2 x float> poison, float %379, i64 0, !dbg !41
  %583 = shufflevector <2 x float> %582, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !41
  %584 = insertelement <2 x float> poison, float %375, i64 0, !dbg !41
  %585 = shufflevector <2 x float> %584, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !41
  %586 = insertelement <2 x float> poison, float %370, i64 0, !dbg !42
  %587 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %429
  %588 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %430
  %589 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %431
  %590 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %432
  %591 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %433
  %592 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %434
  %593 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %435
  %594 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %436
  %595 = shufflevector <2 x float> %581, <2 x float> poison, <16 x i32> zeroinitializer
  %596 = shufflevector <2 x float> %586, <2 x float> poison, <16 x i32> zeroinitializer
  br label %597, !dbg !19

597:                                              ; preds = %.lr.ph, %597
  %.pn79150 = phi i32 [ %95, %.lr.ph ], [ %624, %597 ]
  %.pn95149 = phi i32 [ %94, %.lr.ph ], [ %623, %597 ]
  %.pn39148 = phi i32 [ %113, %.lr.ph ], [ %1157, %597 ]
  %.pn47147 = phi i32 [ %111, %.lr.ph ], [ %1156, %597 ]
  %.pn55146 = phi i32 [ %109, %.lr.ph ], [ %1155, %597 ]
  %.pn63145 = phi i32 [ %107, %.lr.ph ], [ %1154, %597 ]
  %598 = phi i32 [ %72, %.lr.ph ], [ %621, %597 ]
  %599 = phi i32 [ %73, %.lr.ph ], [ %622, %597 ]
  %600 = phi i32 [ %72, %.lr.ph ], [ %619, %597 ]
  %601 = phi i32 [ %73, %.lr.ph ], [ %620, %597 ]
  %602 = phi i32 [ 0, %.lr.ph ], [ %1170, %597 ]
  %603 = phi <2 x half> [ %573, %.lr.ph ], [ %1172, %597 ]
  %604 = phi <2 x half> [ %574, %.lr.ph ], [ %1173, %597 ]
  %605 = phi <2 x half> [ %575, %.lr.ph ], [ %1174, %597 ]
  %606 = phi <2 x half> [ %576, %.lr.ph ], [ %1175, %597 ]
  %607 = phi <2 x half> [ %577, %.lr.ph ], [ %1176, %597 ]
  %608 = phi <2 x half> [ %578, %.lr.ph ], [ %1177, %597 ]
  %609 = phi <2 x half> [ %579, %.lr.ph ], [ %1178, %597 ]
  %610 = phi <2 x half> [ %580, %.lr.ph ], [ %1179, %597 ]
  %611 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1180, %597 ]
  %612 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1181, %597 ]
  %613 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1182, %597 ]
  %614 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1183, %597 ]
  %615 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1184, %597 ]
  %616 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1185, %597 ]
  %617 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1186, %597 ]
  %618 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %1187, %597 ]
  %619 = add i32 %600, 4096, !dbg !43
  %620 = add i32 %601, 4096, !dbg !43
  %621 = add i32 %598, 4096, !dbg !44
  %622 = add i32 %599, 4096, !dbg !44
  %623 = add i32 %.pn95149, %310, !dbg !45
  %624 = add i32 %.pn79150, %310, !dbg !45
  %625 = shl i32 %619, 1, !dbg !20
  %626 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %75, i32 %625, i32 0, i32 0), !dbg !20
  %627 = bitcast <4 x i32> %626 to <8 x half>, !dbg !20
  %628 = shl i32 %620, 1, !dbg !20
  %629 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %75, i32 %628, i32 0, i32 0), !dbg !20
  %630 = bitcast <4 x i32> %629 to <8 x half>, !dbg !20
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  %631 = load <4 x half>, ptr addrspace(3) %388, align 8, !dbg !20
  %632 = load <4 x half>, ptr addrspace(3) %390, align 8, !dbg !20
  %633 = load <4 x half>, ptr addrspace(3) %392, align 8, !dbg !20
  %634 = load <4 x half>, ptr addrspace(3) %394, align 8, !dbg !20
  %635 = load <4 x half>, ptr addrspace(3) %396, align 8, !dbg !20
  %636 = load <4 x half>, ptr addrspace(3) %398, align 8, !dbg !20
  %637 = load <4 x half>, ptr addrspace(3) %400, align 8, !dbg !20
  %638 = load <4 x half>, ptr addrspace(3) %402, align 8, !dbg !20
  %639 = load <4 x half>, ptr addrspace(3) %406, align 8, !dbg !20
  %640 = load <4 x half>, ptr addrspace(3) %408, align 8, !dbg !20
  %641 = load <4 x half>, ptr addrspace(3) %410, align 8, !dbg !20
  %642 = load <4 x half>, ptr addrspace(3) %412, align 8, !dbg !20
  %643 = load <4 x half>, ptr addrspace(3) %414, align 8, !dbg !20
  %644 = load <4 x half>, ptr addrspace(3) %416, align 8, !dbg !20
  %645 = load <4 x half>, ptr addrspace(3) %418, align 8, !dbg !20
  %646 = load <4 x half>, ptr addrspace(3) %420, align 8, !dbg !20
  %647 = shl i32 %621, 1, !dbg !21
  %648 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %84, i32 %647, i32 0, i32 0), !dbg !21
  %649 = bitcast <4 x i32> %648 to <8 x half>, !dbg !21
  %650 = shl i32 %622, 1, !dbg !21
  %651 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %84, i32 %650, i32 0, i32 0), !dbg !21
  %652 = bitcast <4 x i32> %651 to <8 x half>, !dbg !21
  %653 = shl i32 %623, 1, !dbg !24
  %654 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %96, i32 %653, i32 0, i32 0), !dbg !24
  %655 = bitcast <4 x i32> %654 to <8 x half>, !dbg !24
  %656 = shl i32 %624, 1, !dbg !24
  %657 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %96, i32 %656, i32 0, i32 0), !dbg !24
  %658 = bitcast <4 x i32> %657 to <8 x half>, !dbg !24
  %659 = load <4 x half>, ptr addrspace(3) %587, align 8, !dbg !24
  %660 = load <4 x half>, ptr addrspace(3) %588, align 8, !dbg !24
  %661 = load <4 x half>, ptr addrspace(3) %589, align 8, !dbg !24
  %662 = load <4 x half>, ptr addrspace(3) %590, align 8, !dbg !24
  %663 = load <4 x half>, ptr addrspace(3) %591, align 8, !dbg !24
  %664 = load <4 x half>, ptr addrspace(3) %592, align 8, !dbg !24
  %665 = load <4 x half>, ptr addrspace(3) %593, align 8, !dbg !24
  %666 = load <4 x half>, ptr addrspace(3) %594, align 8, !dbg !24
  %667 = shufflevector <2 x half> %603, <2 x half> %604, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %667, ptr addrspace(3) %437, align 8, !dbg !21
  %668 = shufflevector <2 x half> %607, <2 x half> %608, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %668, ptr addrspace(3) %438, align 8, !dbg !21
  %669 = shufflevector <2 x half> %605, <2 x half> %606, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %669, ptr addrspace(3) %439, align 8, !dbg !21
  %670 = shufflevector <2 x half> %609, <2 x half> %610, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %670, ptr addrspace(3) %440, align 8, !dbg !21
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  %671 = load <4 x half>, ptr addrspace(3) %443, align 8, !dbg !21
  %672 = load <4 x half>, ptr addrspace(3) %444, align 8, !dbg !21
  %673 = load <4 x half>, ptr addrspace(3) %446, align 8, !dbg !21
  %674 = load <4 x half>, ptr addrspace(3) %447, align 8, !dbg !21
  %675 = load <4 x half>, ptr addrspace(3) %449, align 8, !dbg !21
  %676 = load <4 x half>, ptr addrspace(3) %450, align 8, !dbg !21
  %677 = load <4 x half>, ptr addrspace(3) %452, align 8, !dbg !21
  %678 = load <4 x half>, ptr addrspace(3) %453, align 8, !dbg !21
  %679 = load <4 x half>, ptr addrspace(3) %455, align 8, !dbg !21
  %680 = load <4 x half>, ptr addrspace(3) %456, align 8, !dbg !21
  %681 = load <4 x half>, ptr addrspace(3) %458, align 8, !dbg !21
  %682 = load <4 x half>, ptr addrspace(3) %459, align 8, !dbg !21
  %683 = load <4 x half>, ptr addrspace(3) %461, align 8, !dbg !21
  %684 = load <4 x half>, ptr addrspace(3) %462, align 8, !dbg !21
  %685 = load <4 x half>, ptr addrspace(3) %464, align 8, !dbg !21
  %686 = load <4 x half>, ptr addrspace(3) %465, align 8, !dbg !21
  %687 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %671, <4 x half> %631, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !46
  %688 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %673, <4 x half> %632, <16 x float> %687, i32 0, i32 0, i32 0), !dbg !46
  %689 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %675, <4 x half> %633, <16 x float> %688, i32 0, i32 0, i32 0), !dbg !46
  %690 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %677, <4 x half> %634, <16 x float> %689, i32 0, i32 0, i32 0), !dbg !46
  %691 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %679, <4 x half> %635, <16 x float> %690, i32 0, i32 0, i32 0), !dbg !46
  %692 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %681, <4 x half> %636, <16 x float> %691, i32 0, i32 0, i32 0), !dbg !46
  %693 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %683, <4 x half> %637, <16 x float> %692, i32 0, i32 0, i32 0), !dbg !46
  %694 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %685, <4 x half> %638, <16 x float> %693, i32 0, i32 0, i32 0), !dbg !46
  %695 = extractelement <16 x float> %694, i64 0, !dbg !46
  %696 = extractelement <16 x float> %694, i64 1, !dbg !46
  %697 = extractelement <16 x float> %694, i64 2, !dbg !46
  %698 = extractelement <16 x float> %694, i64 3, !dbg !46
  %699 = extractelement <16 x float> %694, i64 4, !dbg !46
  %700 = extractelement <16 x float> %694, i64 5, !dbg !46
  %701 = extractelement <16 x float> %694, i64 6, !dbg !46
  %702 = extractelement <16 x float> %694, i64 7, !dbg !46
  %703 = extractelement <16 x float> %694, i64 8, !dbg !46
  %704 = extractelement <16 x float> %694, i64 9, !dbg !46
  %705 = extractelement <16 x float> %694, i64 10, !dbg !46
  %706 = extractelement <16 x float> %694, i64 11, !dbg !46
  %707 = extractelement <16 x float> %694, i64 12, !dbg !46
  %708 = extractelement <16 x float> %694, i64 13, !dbg !46
  %709 = extractelement <16 x float> %694, i64 14, !dbg !46
  %710 = extractelement <16 x float> %694, i64 15, !dbg !46
  %711 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %672, <4 x half> %631, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !46
  %712 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %674, <4 x half> %632, <16 x float> %711, i32 0, i32 0, i32 0), !dbg !46
  %713 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %676, <4 x half> %633, <16 x float> %712, i32 0, i32 0, i32 0), !dbg !46
  %714 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %678, <4 x half> %634, <16 x float> %713, i32 0, i32 0, i32 0), !dbg !46
  %715 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %680, <4 x half> %635, <16 x float> %714, i32 0, i32 0, i32 0), !dbg !46
  %716 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %682, <4 x half> %636, <16 x float> %715, i32 0, i32 0, i32 0), !dbg !46
  %717 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %684, <4 x half> %637, <16 x float> %716, i32 0, i32 0, i32 0), !dbg !46
  %718 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %686, <4 x half> %638, <16 x float> %717, i32 0, i32 0, i32 0), !dbg !46
  %719 = extractelement <16 x float> %718, i64 0, !dbg !46
  %720 = extractelement <16 x float> %718, i64 1, !dbg !46
  %721 = extractelement <16 x float> %718, i64 2, !dbg !46
  %722 = extractelement <16 x float> %718, i64 3, !dbg !46
  %723 = extractelement <16 x float> %718, i64 4, !dbg !46
  %724 = extractelement <16 x float> %718, i64 5, !dbg !46
  %725 = extractelement <16 x float> %718, i64 6, !dbg !46
  %726 = extractelement <16 x float> %718, i64 7, !dbg !46
  %727 = extractelement <16 x float> %718, i64 8, !dbg !46
  %728 = extractelement <16 x float> %718, i64 9, !dbg !46
  %729 = extractelement <16 x float> %718, i64 10, !dbg !46
  %730 = extractelement <16 x float> %718, i64 11, !dbg !46
  %731 = extractelement <16 x float> %718, i64 12, !dbg !46
  %732 = extractelement <16 x float> %718, i64 13, !dbg !46
  %733 = extractelement <16 x float> %718, i64 14, !dbg !46
  %734 = extractelement <16 x float> %718, i64 15, !dbg !46
  %735 = fmul float %274, %695, !dbg !47
  %736 = fmul float %275, %696, !dbg !47
  %737 = fmul float %276, %697, !dbg !47
  %738 = fmul float %277, %698, !dbg !47
  %739 = fmul float %278, %699, !dbg !47
  %740 = fmul float %279, %700, !dbg !47
  %741 = fmul float %280, %701, !dbg !47
  %742 = fmul float %281, %702, !dbg !47
  %743 = fmul float %282, %703, !dbg !47
  %744 = fmul float %283, %704, !dbg !47
  %745 = fmul float %284, %705, !dbg !47
  %746 = fmul float %285, %706, !dbg !47
  %747 = fmul float %286, %707, !dbg !47
  %748 = fmul float %287, %708, !dbg !47
  %749 = fmul float %288, %709, !dbg !47
  %750 = fmul float %289, %710, !dbg !47
  %751 = fmul float %290, %719, !dbg !47
  %752 = fmul float %291, %720, !dbg !47
  %753 = fmul float %292, %721, !dbg !47
  %754 = fmul float %293, %722, !dbg !47
  %755 = fmul float %294, %723, !dbg !47
  %756 = fmul float %295, %724, !dbg !47
  %757 = fmul float %296, %725, !dbg !47
  %758 = fmul float %297, %726, !dbg !47
  %759 = fmul float %298, %727, !dbg !47
  %760 = fmul float %299, %728, !dbg !47
  %761 = fmul float %300, %729, !dbg !47
  %762 = fmul float %301, %730, !dbg !47
  %763 = fmul float %302, %731, !dbg !47
  %764 = fmul float %303, %732, !dbg !47
  %765 = fmul float %304, %733, !dbg !47
  %766 = fmul float %305, %734, !dbg !47
  %767 = extractelement <2 x float> %611, i64 0, !dbg !48
  %768 = fptrunc float %767 to half, !dbg !48
  %769 = extractelement <2 x float> %611, i64 1, !dbg !48
  %770 = fptrunc float %769 to half, !dbg !48
  %771 = extractelement <2 x float> %612, i64 0, !dbg !48
  %772 = fptrunc float %771 to half, !dbg !48
  %773 = extractelement <2 x float> %612, i64 1, !dbg !48
  %774 = fptrunc float %773 to half, !dbg !48
  %775 = extractelement <2 x float> %613, i64 0, !dbg !48
  %776 = fptrunc float %775 to half, !dbg !48
  %777 = extractelement <2 x float> %613, i64 1, !dbg !48
  %778 = fptrunc float %777 to half, !dbg !48
  %779 = extractelement <2 x float> %614, i64 0, !dbg !48
  %780 = fptrunc float %779 to half, !dbg !48
  %781 = extractelement <2 x float> %614, i64 1, !dbg !48
  %782 = fptrunc float %781 to half, !dbg !48
  %783 = extractelement <2 x float> %615, i64 0, !dbg !48
  %784 = fptrunc float %783 to half, !dbg !48
  %785 = extractelement <2 x float> %615, i64 1, !dbg !48
  %786 = fptrunc float %785 to half, !dbg !48
  %787 = extractelement <2 x float> %616, i64 0, !dbg !48
  %788 = fptrunc float %787 to half, !dbg !48
  %789 = extractelement <2 x float> %616, i64 1, !dbg !48
  %790 = fptrunc float %789 to half, !dbg !48
  %791 = extractelement <2 x float> %617, i64 0, !dbg !48
  %792 = fptrunc float %791 to half, !dbg !48
  %793 = extractelement <2 x float> %617, i64 1, !dbg !48
  %794 = fptrunc float %793 to half, !dbg !48
  %795 = extractelement <2 x float> %618, i64 0, !dbg !48
  %796 = fptrunc float %795 to half, !dbg !48
  %797 = extractelement <2 x float> %618, i64 1, !dbg !48
  %798 = fptrunc float %797 to half, !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %799 = insertelement <1 x half> poison, half %768, i64 0, !dbg !48
  store <1 x half> %799, ptr addrspace(3) %472, align 2, !dbg !48
  %800 = insertelement <1 x half> poison, half %784, i64 0, !dbg !48
  store <1 x half> %800, ptr addrspace(3) %473, align 2, !dbg !48
  %801 = insertelement <1 x half> poison, half %770, i64 0, !dbg !48
  store <1 x half> %801, ptr addrspace(3) %475, align 2, !dbg !48
  %802 = insertelement <1 x half> poison, half %786, i64 0, !dbg !48
  store <1 x half> %802, ptr addrspace(3) %476, align 2, !dbg !48
  %803 = insertelement <1 x half> poison, half %772, i64 0, !dbg !48
  store <1 x half> %803, ptr addrspace(3) %478, align 2, !dbg !48
  %804 = insertelement <1 x half> poison, half %788, i64 0, !dbg !48
  store <1 x half> %804, ptr addrspace(3) %479, align 2, !dbg !48
  %805 = insertelement <1 x half> poison, half %774, i64 0, !dbg !48
  store <1 x half> %805, ptr addrspace(3) %481, align 2, !dbg !48
  %806 = insertelement <1 x half> poison, half %790, i64 0, !dbg !48
  store <1 x half> %806, ptr addrspace(3) %482, align 2, !dbg !48
  %807 = insertelement <1 x half> poison, half %776, i64 0, !dbg !48
  store <1 x half> %807, ptr addrspace(3) %484, align 2, !dbg !48
  %808 = insertelement <1 x half> poison, half %792, i64 0, !dbg !48
  store <1 x half> %808, ptr addrspace(3) %485, align 2, !dbg !48
  %809 = insertelement <1 x half> poison, half %778, i64 0, !dbg !48
  store <1 x half> %809, ptr addrspace(3) %487, align 2, !dbg !48
  %810 = insertelement <1 x half> poison, half %794, i64 0, !dbg !48
  store <1 x half> %810, ptr addrspace(3) %488, align 2, !dbg !48
  %811 = insertelement <1 x half> poison, half %780, i64 0, !dbg !48
  store <1 x half> %811, ptr addrspace(3) %490, align 2, !dbg !48
  %812 = insertelement <1 x half> poison, half %796, i64 0, !dbg !48
  store <1 x half> %812, ptr addrspace(3) %491, align 2, !dbg !48
  %813 = insertelement <1 x half> poison, half %782, i64 0, !dbg !48
  store <1 x half> %813, ptr addrspace(3) %493, align 2, !dbg !48
  %814 = insertelement <1 x half> poison, half %798, i64 0, !dbg !48
  store <1 x half> %814, ptr addrspace(3) %494, align 2, !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %815 = load <4 x half>, ptr addrspace(3) %495, align 8, !dbg !48
  %816 = load <4 x half>, ptr addrspace(3) %496, align 8, !dbg !48
  %817 = load <4 x half>, ptr addrspace(3) %497, align 8, !dbg !48
  %818 = load <4 x half>, ptr addrspace(3) %498, align 8, !dbg !48
  %819 = load <4 x half>, ptr addrspace(3) %499, align 8, !dbg !48
  %820 = load <4 x half>, ptr addrspace(3) %500, align 8, !dbg !48
  %821 = load <4 x half>, ptr addrspace(3) %501, align 8, !dbg !48
  %822 = load <4 x half>, ptr addrspace(3) %502, align 8, !dbg !48
  %823 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %815, <4 x half> %639, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !49
  %824 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %816, <4 x half> %640, <16 x float> %823, i32 0, i32 0, i32 0), !dbg !49
  %825 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %817, <4 x half> %641, <16 x float> %824, i32 0, i32 0, i32 0), !dbg !49
  %826 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %818, <4 x half> %642, <16 x float> %825, i32 0, i32 0, i32 0), !dbg !49
  %827 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %819, <4 x half> %643, <16 x float> %826, i32 0, i32 0, i32 0), !dbg !49
  %828 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %820, <4 x half> %644, <16 x float> %827, i32 0, i32 0, i32 0), !dbg !49
  %829 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %821, <4 x half> %645, <16 x float> %828, i32 0, i32 0, i32 0), !dbg !49
  %830 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %822, <4 x half> %646, <16 x float> %829, i32 0, i32 0, i32 0), !dbg !49
  %831 = fptrunc float %735 to half, !dbg !50
  %832 = fptrunc float %736 to half, !dbg !50
  %833 = fptrunc float %737 to half, !dbg !50
  %834 = fptrunc float %738 to half, !dbg !50
  %835 = fptrunc float %739 to half, !dbg !50
  %836 = fptrunc float %740 to half, !dbg !50
  %837 = fptrunc float %741 to half, !dbg !50
  %838 = fptrunc float %742 to half, !dbg !50
  %839 = fptrunc float %743 to half, !dbg !50
  %840 = fptrunc float %744 to half, !dbg !50
  %841 = fptrunc float %745 to half, !dbg !50
  %842 = fptrunc float %746 to half, !dbg !50
  %843 = fptrunc float %747 to half, !dbg !50
  %844 = fptrunc float %748 to half, !dbg !50
  %845 = fptrunc float %749 to half, !dbg !50
  %846 = fptrunc float %750 to half, !dbg !50
  %847 = fptrunc float %751 to half, !dbg !50
  %848 = fptrunc float %752 to half, !dbg !50
  %849 = fptrunc float %753 to half, !dbg !50
  %850 = fptrunc float %754 to half, !dbg !50
  %851 = fptrunc float %755 to half, !dbg !50
  %852 = fptrunc float %756 to half, !dbg !50
  %853 = fptrunc float %757 to half, !dbg !50
  %854 = fptrunc float %758 to half, !dbg !50
  %855 = fptrunc float %759 to half, !dbg !50
  %856 = fptrunc float %760 to half, !dbg !50
  %857 = fptrunc float %761 to half, !dbg !50
  %858 = fptrunc float %762 to half, !dbg !50
  %859 = fptrunc float %763 to half, !dbg !50
  %860 = fptrunc float %764 to half, !dbg !50
  %861 = fptrunc float %765 to half, !dbg !50
  %862 = fptrunc float %766 to half, !dbg !50
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !50
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  %863 = insertelement <1 x half> poison, half %831, i64 0, !dbg !50
  store <1 x half> %863, ptr addrspace(3) %504, align 2, !dbg !50
  %864 = insertelement <1 x half> poison, half %832, i64 0, !dbg !50
  store <1 x half> %864, ptr addrspace(3) %505, align 2, !dbg !50
  %865 = insertelement <1 x half> poison, half %833, i64 0, !dbg !50
  store <1 x half> %865, ptr addrspace(3) %506, align 2, !dbg !50
  %866 = insertelement <1 x half> poison, half %834, i64 0, !dbg !50
  store <1 x half> %866, ptr addrspace(3) %507, align 2, !dbg !50
  %867 = insertelement <1 x half> poison, half %835, i64 0, !dbg !50
  store <1 x half> %867, ptr addrspace(3) %508, align 2, !dbg !50
  %868 = insertelement <1 x half> poison, half %836, i64 0, !dbg !50
  store <1 x half> %868, ptr addrspace(3) %509, align 2, !dbg !50
  %869 = insertelement <1 x half> poison, half %837, i64 0, !dbg !50
  store <1 x half> %869, ptr addrspace(3) %510, align 2, !dbg !50
  %870 = insertelement <1 x half> poison, half %838, i64 0, !dbg !50
  store <1 x half> %870, ptr addrspace(3) %511, align 2, !dbg !50
  %871 = insertelement <1 x half> poison, half %839, i64 0, !dbg !50
  store <1 x half> %871, ptr addrspace(3) %512, align 2, !dbg !50
  %872 = insertelement <1 x half> poison, half %840, i64 0, !dbg !50
  store <1 x half> %872, ptr addrspace(3) %513, align 2, !dbg !50
  %873 = insertelement <1 x half> poison, half %841, i64 0, !dbg !50
  store <1 x half> %873, ptr addrspace(3) %514, align 2, !dbg !50
  %874 = insertelement <1 x half> poison, half %842, i64 0, !dbg !50
  store <1 x half> %874, ptr addrspace(3) %515, align 2, !dbg !50
  %875 = insertelement <1 x half> poison, half %843, i64 0, !dbg !50
  store <1 x half> %875, ptr addrspace(3) %516, align 2, !dbg !50
  %876 = insertelement <1 x half> poison, half %844, i64 0, !dbg !50
  store <1 x half> %876, ptr addrspace(3) %517, align 2, !dbg !50
  %877 = insertelement <1 x half> poison, half %845, i64 0, !dbg !50
  store <1 x half> %877, ptr addrspace(3) %518, align 2, !dbg !50
  %878 = insertelement <1 x half> poison, half %846, i64 0, !dbg !50
  store <1 x half> %878, ptr addrspace(3) %519, align 2, !dbg !50
  %879 = insertelement <1 x half> poison, half %847, i64 0, !dbg !50
  store <1 x half> %879, ptr addrspace(3) %520, align 2, !dbg !50
  %880 = insertelement <1 x half> poison, half %848, i64 0, !dbg !50
  store <1 x half> %880, ptr addrspace(3) %521, align 2, !dbg !50
  %881 = insertelement <1 x half> poison, half %849, i64 0, !dbg !50
  store <1 x half> %881, ptr addrspace(3) %522, align 2, !dbg !50
  %882 = insertelement <1 x half> poison, half %850, i64 0, !dbg !50
  store <1 x half> %882, ptr addrspace(3) %523, align 2, !dbg !50
  %883 = insertelement <1 x half> poison, half %851, i64 0, !dbg !50
  store <1 x half> %883, ptr addrspace(3) %524, align 2, !dbg !50
  %884 = insertelement <1 x half> poison, half %852, i64 0, !dbg !50
  store <1 x half> %884, ptr addrspace(3) %525, align 2, !dbg !50
  %885 = insertelement <1 x half> poison, half %853, i64 0, !dbg !50
  store <1 x half> %885, ptr addrspace(3) %526, align 2, !dbg !50
  %886 = insertelement <1 x half> poison, half %854, i64 0, !dbg !50
  store <1 x half> %886, ptr addrspace(3) %527, align 2, !dbg !50
  %887 = insertelement <1 x half> poison, half %855, i64 0, !dbg !50
  store <1 x half> %887, ptr addrspace(3) %528, align 2, !dbg !50
  %888 = insertelement <1 x half> poison, half %856, i64 0, !dbg !50
  store <1 x half> %888, ptr addrspace(3) %529, align 2, !dbg !50
  %889 = insertelement <1 x half> poison, half %857, i64 0, !dbg !50
  store <1 x half> %889, ptr addrspace(3) %530, align 2, !dbg !50
  %890 = insertelement <1 x half> poison, half %858, i64 0, !dbg !50
  store <1 x half> %890, ptr addrspace(3) %531, align 2, !dbg !50
  %891 = insertelement <1 x half> poison, half %859, i64 0, !dbg !50
  store <1 x half> %891, ptr addrspace(3) %532, align 2, !dbg !50
  %892 = insertelement <1 x half> poison, half %860, i64 0, !dbg !50
  store <1 x half> %892, ptr addrspace(3) %533, align 2, !dbg !50
  %893 = insertelement <1 x half> poison, half %861, i64 0, !dbg !50
  store <1 x half> %893, ptr addrspace(3) %534, align 2, !dbg !50
  %894 = insertelement <1 x half> poison, half %862, i64 0, !dbg !50
  store <1 x half> %894, ptr addrspace(3) %535, align 2, !dbg !50
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !50
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  %895 = load <1 x half>, ptr addrspace(3) %538, align 2, !dbg !50
  %896 = load <1 x half>, ptr addrspace(3) %539, align 2, !dbg !50
  %897 = load <1 x half>, ptr addrspace(3) %540, align 2, !dbg !50
  %898 = shufflevector <1 x half> %897, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %899 = load <1 x half>, ptr addrspace(3) %541, align 2, !dbg !50
  %900 = shufflevector <1 x half> %899, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %901 = load <1 x half>, ptr addrspace(3) %542, align 2, !dbg !50
  %902 = load <1 x half>, ptr addrspace(3) %543, align 2, !dbg !50
  %903 = load <1 x half>, ptr addrspace(3) %544, align 2, !dbg !50
  %904 = shufflevector <1 x half> %903, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %905 = load <1 x half>, ptr addrspace(3) %545, align 2, !dbg !50
  %906 = shufflevector <1 x half> %905, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %907 = load <1 x half>, ptr addrspace(3) %546, align 2, !dbg !50
  %908 = load <1 x half>, ptr addrspace(3) %547, align 2, !dbg !50
  %909 = load <1 x half>, ptr addrspace(3) %548, align 2, !dbg !50
  %910 = shufflevector <1 x half> %909, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %911 = load <1 x half>, ptr addrspace(3) %549, align 2, !dbg !50
  %912 = shufflevector <1 x half> %911, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %913 = load <1 x half>, ptr addrspace(3) %550, align 2, !dbg !50
  %914 = load <1 x half>, ptr addrspace(3) %551, align 2, !dbg !50
  %915 = load <1 x half>, ptr addrspace(3) %552, align 2, !dbg !50
  %916 = shufflevector <1 x half> %915, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %917 = load <1 x half>, ptr addrspace(3) %553, align 2, !dbg !50
  %918 = shufflevector <1 x half> %917, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %919 = load <1 x half>, ptr addrspace(3) %554, align 2, !dbg !50
  %920 = load <1 x half>, ptr addrspace(3) %555, align 2, !dbg !50
  %921 = load <1 x half>, ptr addrspace(3) %556, align 2, !dbg !50
  %922 = shufflevector <1 x half> %921, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %923 = load <1 x half>, ptr addrspace(3) %557, align 2, !dbg !50
  %924 = shufflevector <1 x half> %923, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %925 = load <1 x half>, ptr addrspace(3) %558, align 2, !dbg !50
  %926 = load <1 x half>, ptr addrspace(3) %559, align 2, !dbg !50
  %927 = load <1 x half>, ptr addrspace(3) %560, align 2, !dbg !50
  %928 = shufflevector <1 x half> %927, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %929 = load <1 x half>, ptr addrspace(3) %561, align 2, !dbg !50
  %930 = shufflevector <1 x half> %929, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %931 = load <1 x half>, ptr addrspace(3) %562, align 2, !dbg !50
  %932 = load <1 x half>, ptr addrspace(3) %563, align 2, !dbg !50
  %933 = load <1 x half>, ptr addrspace(3) %564, align 2, !dbg !50
  %934 = shufflevector <1 x half> %933, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %935 = load <1 x half>, ptr addrspace(3) %565, align 2, !dbg !50
  %936 = shufflevector <1 x half> %935, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %937 = load <1 x half>, ptr addrspace(3) %566, align 2, !dbg !50
  %938 = load <1 x half>, ptr addrspace(3) %567, align 2, !dbg !50
  %939 = load <1 x half>, ptr addrspace(3) %568, align 2, !dbg !50
  %940 = shufflevector <1 x half> %939, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %941 = load <1 x half>, ptr addrspace(3) %569, align 2, !dbg !50
  %942 = shufflevector <1 x half> %941, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %943 = shufflevector <1 x half> %895, <1 x half> %896, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %944 = shufflevector <4 x half> %943, <4 x half> %898, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %945 = shufflevector <4 x half> %944, <4 x half> %900, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %946 = shufflevector <1 x half> %901, <1 x half> %902, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %947 = shufflevector <4 x half> %946, <4 x half> %904, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %948 = shufflevector <4 x half> %947, <4 x half> %906, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %949 = shufflevector <1 x half> %907, <1 x half> %908, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %950 = shufflevector <4 x half> %949, <4 x half> %910, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %951 = shufflevector <4 x half> %950, <4 x half> %912, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %952 = shufflevector <1 x half> %913, <1 x half> %914, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %953 = shufflevector <4 x half> %952, <4 x half> %916, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %954 = shufflevector <4 x half> %953, <4 x half> %918, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %955 = shufflevector <1 x half> %919, <1 x half> %920, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %956 = shufflevector <4 x half> %955, <4 x half> %922, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %957 = shufflevector <4 x half> %956, <4 x half> %924, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %958 = shufflevector <1 x half> %925, <1 x half> %926, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %959 = shufflevector <4 x half> %958, <4 x half> %928, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %960 = shufflevector <4 x half> %959, <4 x half> %930, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %961 = shufflevector <1 x half> %931, <1 x half> %932, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %962 = shufflevector <4 x half> %961, <4 x half> %934, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %963 = shufflevector <4 x half> %962, <4 x half> %936, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %964 = shufflevector <1 x half> %937, <1 x half> %938, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %965 = shufflevector <4 x half> %964, <4 x half> %940, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %966 = shufflevector <4 x half> %965, <4 x half> %942, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %967 = fmul <16 x float> %595, %830, !dbg !51
  %968 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %659, <4 x half> %945, <16 x float> %967, i32 0, i32 0, i32 0), !dbg !51
  %969 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %660, <4 x half> %948, <16 x float> %968, i32 0, i32 0, i32 0), !dbg !51
  %970 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %661, <4 x half> %951, <16 x float> %969, i32 0, i32 0, i32 0), !dbg !51
  %971 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %662, <4 x half> %954, <16 x float> %970, i32 0, i32 0, i32 0), !dbg !51
  %972 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %663, <4 x half> %957, <16 x float> %971, i32 0, i32 0, i32 0), !dbg !51
  %973 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %664, <4 x half> %960, <16 x float> %972, i32 0, i32 0, i32 0), !dbg !51
  %974 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %665, <4 x half> %963, <16 x float> %973, i32 0, i32 0, i32 0), !dbg !51
  %975 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %666, <4 x half> %966, <16 x float> %974, i32 0, i32 0, i32 0), !dbg !51
  %976 = extractelement <16 x float> %975, i64 0, !dbg !51
  %977 = extractelement <16 x float> %975, i64 1, !dbg !51
  %978 = extractelement <16 x float> %975, i64 2, !dbg !51
  %979 = extractelement <16 x float> %975, i64 3, !dbg !51
  %980 = extractelement <16 x float> %975, i64 4, !dbg !51
  %981 = extractelement <16 x float> %975, i64 5, !dbg !51
  %982 = extractelement <16 x float> %975, i64 6, !dbg !51
  %983 = extractelement <16 x float> %975, i64 7, !dbg !51
  %984 = extractelement <16 x float> %975, i64 8, !dbg !51
  %985 = extractelement <16 x float> %975, i64 9, !dbg !51
  %986 = extractelement <16 x float> %975, i64 10, !dbg !51
  %987 = extractelement <16 x float> %975, i64 11, !dbg !51
  %988 = extractelement <16 x float> %975, i64 12, !dbg !51
  %989 = extractelement <16 x float> %975, i64 13, !dbg !51
  %990 = extractelement <16 x float> %975, i64 14, !dbg !51
  %991 = extractelement <16 x float> %975, i64 15, !dbg !51
  %992 = fptrunc float %976 to half, !dbg !52
  %993 = fptrunc float %977 to half, !dbg !52
  %994 = fptrunc float %978 to half, !dbg !52
  %995 = fptrunc float %979 to half, !dbg !52
  %996 = fptrunc float %980 to half, !dbg !52
  %997 = fptrunc float %981 to half, !dbg !52
  %998 = fptrunc float %982 to half, !dbg !52
  %999 = fptrunc float %983 to half, !dbg !52
  %1000 = fptrunc float %984 to half, !dbg !52
  %1001 = fptrunc float %985 to half, !dbg !52
  %1002 = fptrunc float %986 to half, !dbg !52
  %1003 = fptrunc float %987 to half, !dbg !52
  %1004 = fptrunc float %988 to half, !dbg !52
  %1005 = fptrunc float %989 to half, !dbg !52
  %1006 = fptrunc float %990 to half, !dbg !52
  %1007 = fptrunc float %991 to half, !dbg !52
  %1008 = insertelement <4 x half> poison, half %992, i64 0, !dbg !53
  %1009 = insertelement <4 x half> %1008, half %993, i64 1, !dbg !53
  %1010 = insertelement <4 x half> %1009, half %994, i64 2, !dbg !53
  %1011 = insertelement <4 x half> %1010, half %995, i64 3, !dbg !53
  %1012 = bitcast <4 x half> %1011 to <2 x i32>, !dbg !53
  %1013 = shl i32 %.pn63145, 1, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1012, ptr addrspace(8) %570, i32 %1013, i32 0, i32 0), !dbg !53
  %1014 = insertelement <4 x half> poison, half %996, i64 0, !dbg !53
  %1015 = insertelement <4 x half> %1014, half %997, i64 1, !dbg !53
  %1016 = insertelement <4 x half> %1015, half %998, i64 2, !dbg !53
  %1017 = insertelement <4 x half> %1016, half %999, i64 3, !dbg !53
  %1018 = bitcast <4 x half> %1017 to <2 x i32>, !dbg !53
  %1019 = shl i32 %.pn55146, 1, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1018, ptr addrspace(8) %570, i32 %1019, i32 0, i32 0), !dbg !53
  %1020 = insertelement <4 x half> poison, half %1000, i64 0, !dbg !53
  %1021 = insertelement <4 x half> %1020, half %1001, i64 1, !dbg !53
  %1022 = insertelement <4 x half> %1021, half %1002, i64 2, !dbg !53
  %1023 = insertelement <4 x half> %1022, half %1003, i64 3, !dbg !53
  %1024 = bitcast <4 x half> %1023 to <2 x i32>, !dbg !53
  %1025 = shl i32 %.pn47147, 1, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1024, ptr addrspace(8) %570, i32 %1025, i32 0, i32 0), !dbg !53
  %1026 = insertelement <4 x half> poison, half %1004, i64 0, !dbg !53
  %1027 = insertelement <4 x half> %1026, half %1005, i64 1, !dbg !53
  %1028 = insertelement <4 x half> %1027, half %1006, i64 2, !dbg !53
  %1029 = insertelement <4 x half> %1028, half %1007, i64 3, !dbg !53
  %1030 = bitcast <4 x half> %1029 to <2 x i32>, !dbg !53
  %1031 = shl i32 %.pn39148, 1, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1030, ptr addrspace(8) %570, i32 %1031, i32 0, i32 0), !dbg !53
  %1032 = fpext <2 x half> %603 to <2 x float>, !dbg !41
  %1033 = fmul <2 x float> %583, %1032, !dbg !41
  %1034 = fptrunc <2 x float> %1033 to <2 x half>, !dbg !54
  %1035 = fpext <2 x half> %604 to <2 x float>, !dbg !41
  %1036 = fmul <2 x float> %583, %1035, !dbg !41
  %1037 = fptrunc <2 x float> %1036 to <2 x half>, !dbg !54
  %1038 = fpext <2 x half> %605 to <2 x float>, !dbg !41
  %1039 = fmul <2 x float> %583, %1038, !dbg !41
  %1040 = fptrunc <2 x float> %1039 to <2 x half>, !dbg !54
  %1041 = fpext <2 x half> %606 to <2 x float>, !dbg !41
  %1042 = fmul <2 x float> %583, %1041, !dbg !41
  %1043 = fptrunc <2 x float> %1042 to <2 x half>, !dbg !54
  %1044 = fpext <2 x half> %607 to <2 x float>, !dbg !41
  %1045 = fmul <2 x float> %585, %1044, !dbg !41
  %1046 = fptrunc <2 x float> %1045 to <2 x half>, !dbg !54
  %1047 = fpext <2 x half> %608 to <2 x float>, !dbg !41
  %1048 = fmul <2 x float> %585, %1047, !dbg !41
  %1049 = fptrunc <2 x float> %1048 to <2 x half>, !dbg !54
  %1050 = fpext <2 x half> %609 to <2 x float>, !dbg !41
  %1051 = fmul <2 x float> %585, %1050, !dbg !41
  %1052 = fptrunc <2 x float> %1051 to <2 x half>, !dbg !54
  %1053 = fpext <2 x half> %610 to <2 x float>, !dbg !41
  %1054 = fmul <2 x float> %585, %1053, !dbg !41
  %1055 = fptrunc <2 x float> %1054 to <2 x half>, !dbg !54
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  %1056 = shufflevector <2 x half> %1034, <2 x half> %1037, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1057 = shufflevector <2 x half> %1040, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1058 = shufflevector <8 x half> %1056, <8 x half> %1057, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !54
  %1059 = shufflevector <2 x half> %1043, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1060 = shufflevector <8 x half> %1058, <8 x half> %1059, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !54
  store <8 x half> %1060, ptr addrspace(3) %571, align 16, !dbg !54
  %1061 = shufflevector <2 x half> %1046, <2 x half> %1049, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1062 = shufflevector <2 x half> %1052, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1063 = shufflevector <8 x half> %1061, <8 x half> %1062, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !54
  %1064 = shufflevector <2 x half> %1055, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !54
  %1065 = shufflevector <8 x half> %1063, <8 x half> %1064, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !54
  store <8 x half> %1065, ptr addrspace(3) %572, align 16, !dbg !54
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  %1066 = load <1 x half>, ptr addrspace(3) %538, align 2, !dbg !54
  %1067 = load <1 x half>, ptr addrspace(3) %539, align 2, !dbg !54
  %1068 = load <1 x half>, ptr addrspace(3) %540, align 2, !dbg !54
  %1069 = shufflevector <1 x half> %1068, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1070 = load <1 x half>, ptr addrspace(3) %541, align 2, !dbg !54
  %1071 = shufflevector <1 x half> %1070, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1072 = load <1 x half>, ptr addrspace(3) %542, align 2, !dbg !54
  %1073 = load <1 x half>, ptr addrspace(3) %543, align 2, !dbg !54
  %1074 = load <1 x half>, ptr addrspace(3) %544, align 2, !dbg !54
  %1075 = shufflevector <1 x half> %1074, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1076 = load <1 x half>, ptr addrspace(3) %545, align 2, !dbg !54
  %1077 = shufflevector <1 x half> %1076, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1078 = load <1 x half>, ptr addrspace(3) %546, align 2, !dbg !54
  %1079 = load <1 x half>, ptr addrspace(3) %547, align 2, !dbg !54
  %1080 = load <1 x half>, ptr addrspace(3) %548, align 2, !dbg !54
  %1081 = shufflevector <1 x half> %1080, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1082 = load <1 x half>, ptr addrspace(3) %549, align 2, !dbg !54
  %1083 = shufflevector <1 x half> %1082, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1084 = load <1 x half>, ptr addrspace(3) %550, align 2, !dbg !54
  %1085 = load <1 x half>, ptr addrspace(3) %551, align 2, !dbg !54
  %1086 = load <1 x half>, ptr addrspace(3) %552, align 2, !dbg !54
  %1087 = shufflevector <1 x half> %1086, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1088 = load <1 x half>, ptr addrspace(3) %553, align 2, !dbg !54
  %1089 = shufflevector <1 x half> %1088, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1090 = load <1 x half>, ptr addrspace(3) %554, align 2, !dbg !54
  %1091 = load <1 x half>, ptr addrspace(3) %555, align 2, !dbg !54
  %1092 = load <1 x half>, ptr addrspace(3) %556, align 2, !dbg !54
  %1093 = shufflevector <1 x half> %1092, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1094 = load <1 x half>, ptr addrspace(3) %557, align 2, !dbg !54
  %1095 = shufflevector <1 x half> %1094, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1096 = load <1 x half>, ptr addrspace(3) %558, align 2, !dbg !54
  %1097 = load <1 x half>, ptr addrspace(3) %559, align 2, !dbg !54
  %1098 = load <1 x half>, ptr addrspace(3) %560, align 2, !dbg !54
  %1099 = shufflevector <1 x half> %1098, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1100 = load <1 x half>, ptr addrspace(3) %561, align 2, !dbg !54
  %1101 = shufflevector <1 x half> %1100, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1102 = load <1 x half>, ptr addrspace(3) %562, align 2, !dbg !54
  %1103 = load <1 x half>, ptr addrspace(3) %563, align 2, !dbg !54
  %1104 = load <1 x half>, ptr addrspace(3) %564, align 2, !dbg !54
  %1105 = shufflevector <1 x half> %1104, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1106 = load <1 x half>, ptr addrspace(3) %565, align 2, !dbg !54
  %1107 = shufflevector <1 x half> %1106, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1108 = load <1 x half>, ptr addrspace(3) %566, align 2, !dbg !54
  %1109 = load <1 x half>, ptr addrspace(3) %567, align 2, !dbg !54
  %1110 = load <1 x half>, ptr addrspace(3) %568, align 2, !dbg !54
  %1111 = shufflevector <1 x half> %1110, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1112 = load <1 x half>, ptr addrspace(3) %569, align 2, !dbg !54
  %1113 = shufflevector <1 x half> %1112, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1114 = shufflevector <1 x half> %1066, <1 x half> %1067, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1115 = shufflevector <4 x half> %1114, <4 x half> %1069, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1116 = shufflevector <4 x half> %1115, <4 x half> %1071, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1117 = shufflevector <1 x half> %1072, <1 x half> %1073, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1118 = shufflevector <4 x half> %1117, <4 x half> %1075, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1119 = shufflevector <4 x half> %1118, <4 x half> %1077, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1120 = shufflevector <1 x half> %1078, <1 x half> %1079, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1121 = shufflevector <4 x half> %1120, <4 x half> %1081, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1122 = shufflevector <4 x half> %1121, <4 x half> %1083, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1123 = shufflevector <1 x half> %1084, <1 x half> %1085, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1124 = shufflevector <4 x half> %1123, <4 x half> %1087, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1125 = shufflevector <4 x half> %1124, <4 x half> %1089, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1126 = shufflevector <1 x half> %1090, <1 x half> %1091, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1127 = shufflevector <4 x half> %1126, <4 x half> %1093, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1128 = shufflevector <4 x half> %1127, <4 x half> %1095, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1129 = shufflevector <1 x half> %1096, <1 x half> %1097, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1130 = shufflevector <4 x half> %1129, <4 x half> %1099, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1131 = shufflevector <4 x half> %1130, <4 x half> %1101, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1132 = shufflevector <1 x half> %1102, <1 x half> %1103, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1133 = shufflevector <4 x half> %1132, <4 x half> %1105, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1134 = shufflevector <4 x half> %1133, <4 x half> %1107, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1135 = shufflevector <1 x half> %1108, <1 x half> %1109, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %1136 = shufflevector <4 x half> %1135, <4 x half> %1111, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %1137 = shufflevector <4 x half> %1136, <4 x half> %1113, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %1138 = shufflevector <2 x float> %611, <2 x float> %612, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !55
  %1139 = shufflevector <2 x float> %613, <2 x float> %614, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !55
  %1140 = shufflevector <2 x float> %615, <2 x float> %616, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !55
  %1141 = shufflevector <2 x float> %617, <2 x float> %618, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !55
  %1142 = shufflevector <4 x float> %1138, <4 x float> %1139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %1143 = shufflevector <4 x float> %1140, <4 x float> %1141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %1144 = shufflevector <8 x float> %1142, <8 x float> %1143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !55
  %1145 = fmul <16 x float> %596, %1144, !dbg !55
  %1146 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %659, <4 x half> %1116, <16 x float> %1145, i32 0, i32 0, i32 0), !dbg !55
  %1147 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %660, <4 x half> %1119, <16 x float> %1146, i32 0, i32 0, i32 0), !dbg !55
  %1148 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %661, <4 x half> %1122, <16 x float> %1147, i32 0, i32 0, i32 0), !dbg !55
  %1149 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %662, <4 x half> %1125, <16 x float> %1148, i32 0, i32 0, i32 0), !dbg !55
  %1150 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %663, <4 x half> %1128, <16 x float> %1149, i32 0, i32 0, i32 0), !dbg !55
  %1151 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %664, <4 x half> %1131, <16 x float> %1150, i32 0, i32 0, i32 0), !dbg !55
  %1152 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %665, <4 x half> %1134, <16 x float> %1151, i32 0, i32 0, i32 0), !dbg !55
  %1153 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %666, <4 x half> %1137, <16 x float> %1152, i32 0, i32 0, i32 0), !dbg !55
  %1154 = add i32 %.pn63145, %310, !dbg !56
  %1155 = add i32 %.pn55146, %310, !dbg !56
  %1156 = add i32 %.pn47147, %310, !dbg !56
  %1157 = add i32 %.pn39148, %310, !dbg !56
  %1158 = shufflevector <8 x half> %627, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !20
  store <4 x half> %1158, ptr addrspace(3) %315, align 8, !dbg !20
  %1159 = shufflevector <8 x half> %630, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !20
  store <4 x half> %1159, ptr addrspace(3) %318, align 8, !dbg !20
  %1160 = shufflevector <8 x half> %627, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !20
  store <4 x half> %1160, ptr addrspace(3) %321, align 8, !dbg !20
  %1161 = shufflevector <8 x half> %630, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !20
  store <4 x half> %1161, ptr addrspace(3) %324, align 8, !dbg !20
  %1162 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 0, i32 8>, !dbg !24
  store <2 x half> %1162, ptr addrspace(3) %336, align 4, !dbg !24
  %1163 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 1, i32 9>, !dbg !24
  store <2 x half> %1163, ptr addrspace(3) %339, align 4, !dbg !24
  %1164 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 2, i32 10>, !dbg !24
  store <2 x half> %1164, ptr addrspace(3) %342, align 4, !dbg !24
  %1165 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 3, i32 11>, !dbg !24
  store <2 x half> %1165, ptr addrspace(3) %345, align 4, !dbg !24
  %1166 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 4, i32 12>, !dbg !24
  store <2 x half> %1166, ptr addrspace(3) %348, align 4, !dbg !24
  %1167 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 5, i32 13>, !dbg !24
  store <2 x half> %1167, ptr addrspace(3) %351, align 4, !dbg !24
  %1168 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 6, i32 14>, !dbg !24
  store <2 x half> %1168, ptr addrspace(3) %354, align 4, !dbg !24
  %1169 = shufflevector <8 x half> %655, <8 x half> %658, <2 x i32> <i32 7, i32 15>, !dbg !24
  store <2 x half> %1169, ptr addrspace(3) %357, align 4, !dbg !24
  %1170 = add i32 %602, 64, !dbg !19
  %1171 = icmp slt i32 %1170, %359, !dbg !19
  %1172 = shufflevector <8 x half> %649, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %1173 = shufflevector <8 x half> %649, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %1174 = shufflevector <8 x half> %649, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %1175 = shufflevector <8 x half> %649, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  %1176 = shufflevector <8 x half> %652, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  %1177 = shufflevector <8 x half> %652, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  %1178 = shufflevector <8 x half> %652, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  %1179 = shufflevector <8 x half> %652, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  %1180 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %1181 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %1182 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %1183 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %1184 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %1185 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %1186 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %1187 = shufflevector <16 x float> %1153, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  br i1 %1171, label %597, label %._crit_edge.loopexit, !dbg !19

._crit_edge.loopexit:                             ; preds = %597
  %1188 = extractelement <16 x float> %1153, i64 15, !dbg !55
  %1189 = extractelement <16 x float> %1153, i64 14, !dbg !55
  %1190 = extractelement <16 x float> %1153, i64 13, !dbg !55
  %1191 = extractelement <16 x float> %1153, i64 12, !dbg !55
  %1192 = extractelement <16 x float> %1153, i64 11, !dbg !55
  %1193 = extractelement <16 x float> %1153, i64 10, !dbg !55
  %1194 = extractelement <16 x float> %1153, i64 9, !dbg !55
  %1195 = extractelement <16 x float> %1153, i64 8, !dbg !55
  %1196 = extractelement <16 x float> %1153, i64 7, !dbg !55
  %1197 = extractelement <16 x float> %1153, i64 6, !dbg !55
  %1198 = extractelement <16 x float> %1153, i64 5, !dbg !55
  %1199 = extractelement <16 x float> %1153, i64 4, !dbg !55
  %1200 = extractelement <16 x float> %1153, i64 3, !dbg !55
  %1201 = extractelement <16 x float> %1153, i64 2, !dbg !55
  %1202 = extractelement <16 x float> %1153, i64 1, !dbg !55
  %1203 = extractelement <16 x float> %1153, i64 0, !dbg !55
  %1204 = fptrunc float %1203 to half, !dbg !48
  %1205 = fptrunc float %1202 to half, !dbg !48
  %1206 = fptrunc float %1201 to half, !dbg !48
  %1207 = fptrunc float %1200 to half, !dbg !48
  %1208 = fptrunc float %1199 to half, !dbg !48
  %1209 = fptrunc float %1198 to half, !dbg !48
  %1210 = fptrunc float %1197 to half, !dbg !48
  %1211 = fptrunc float %1196 to half, !dbg !48
  %1212 = fptrunc float %1195 to half, !dbg !48
  %1213 = fptrunc float %1194 to half, !dbg !48
  %1214 = fptrunc float %1193 to half, !dbg !48
  %1215 = fptrunc float %1192 to half, !dbg !48
  %1216 = fptrunc float %1191 to half, !dbg !48
  %1217 = fptrunc float %1190 to half, !dbg !48
  %1218 = fptrunc float %1189 to half, !dbg !48
  %1219 = fptrunc float %1188 to half, !dbg !48
  br label %._crit_edge, !dbg !19

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi248 = phi i32 [ %.pre247, %.._crit_edge_crit_edge ], [ %426, %._crit_edge.loopexit ], !dbg !24
  %.pre-phi244 = phi i32 [ %.pre243, %.._crit_edge_crit_edge ], [ %422, %._crit_edge.loopexit ], !dbg !24
  %.pre-phi242 = phi i32 [ %.pre241, %.._crit_edge_crit_edge ], [ %421, %._crit_edge.loopexit ], !dbg !24
  %.pre-phi240 = phi i32 [ %.pre239, %.._crit_edge_crit_edge ], [ %419, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi238 = phi i32 [ %.pre237, %.._crit_edge_crit_edge ], [ %417, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi236 = phi i32 [ %.pre235, %.._crit_edge_crit_edge ], [ %415, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi234 = phi i32 [ %.pre233, %.._crit_edge_crit_edge ], [ %413, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi232 = phi i32 [ %.pre231, %.._crit_edge_crit_edge ], [ %411, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi230 = phi i32 [ %.pre229, %.._crit_edge_crit_edge ], [ %409, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi228 = phi i32 [ %.pre227, %.._crit_edge_crit_edge ], [ %407, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi226 = phi i32 [ %.pre225, %.._crit_edge_crit_edge ], [ %405, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi220 = phi i32 [ %.pre219, %.._crit_edge_crit_edge ], [ %401, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi218 = phi i32 [ %.pre217, %.._crit_edge_crit_edge ], [ %399, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi216 = phi i32 [ %.pre215, %.._crit_edge_crit_edge ], [ %397, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi214 = phi i32 [ %.pre213, %.._crit_edge_crit_edge ], [ %395, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi212 = phi i32 [ %.pre211, %.._crit_edge_crit_edge ], [ %393, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi210 = phi i32 [ %.pre209, %.._crit_edge_crit_edge ], [ %391, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi208 = phi i32 [ %.pre207, %.._crit_edge_crit_edge ], [ %389, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi206 = phi i32 [ %.pre205, %.._crit_edge_crit_edge ], [ %387, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi200 = phi i32 [ %.pre199, %.._crit_edge_crit_edge ], [ %384, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi198 = phi i32 [ %.pre197, %.._crit_edge_crit_edge ], [ %383, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi196 = phi i32 [ %.pre195, %.._crit_edge_crit_edge ], [ %382, %._crit_edge.loopexit ], !dbg !20
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %380, %._crit_edge.loopexit ], !dbg !20
  %1220 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1204, %._crit_edge.loopexit ]
  %1221 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1205, %._crit_edge.loopexit ]
  %1222 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1206, %._crit_edge.loopexit ]
  %1223 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1207, %._crit_edge.loopexit ]
  %1224 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1208, %._crit_edge.loopexit ]
  %1225 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1209, %._crit_edge.loopexit ]
  %1226 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1210, %._crit_edge.loopexit ]
  %1227 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1211, %._crit_edge.loopexit ]
  %1228 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1212, %._crit_edge.loopexit ]
  %1229 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1213, %._crit_edge.loopexit ]
  %1230 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1214, %._crit_edge.loopexit ]
  %1231 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1215, %._crit_edge.loopexit ]
  %1232 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1216, %._crit_edge.loopexit ]
  %1233 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1217, %._crit_edge.loopexit ]
  %1234 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1218, %._crit_edge.loopexit ]
  %1235 = phi half [ 0xH0000, %.._crit_edge_crit_edge ], [ %1219, %._crit_edge.loopexit ]
  %.pn63.lcssa = phi i32 [ %107, %.._crit_edge_crit_edge ], [ %1154, %._crit_edge.loopexit ]
  %.pn55.lcssa = phi i32 [ %109, %.._crit_edge_crit_edge ], [ %1155, %._crit_edge.loopexit ]
  %.pn47.lcssa = phi i32 [ %111, %.._crit_edge_crit_edge ], [ %1156, %._crit_edge.loopexit ]
  %.pn39.lcssa = phi i32 [ %113, %.._crit_edge_crit_edge ], [ %1157, %._crit_edge.loopexit ]
  %1236 = phi <2 x half> [ %361, %.._crit_edge_crit_edge ], [ %1172, %._crit_edge.loopexit ]
  %1237 = phi <2 x half> [ %362, %.._crit_edge_crit_edge ], [ %1173, %._crit_edge.loopexit ]
  %1238 = phi <2 x half> [ %363, %.._crit_edge_crit_edge ], [ %1174, %._crit_edge.loopexit ]
  %1239 = phi <2 x half> [ %364, %.._crit_edge_crit_edge ], [ %1175, %._crit_edge.loopexit ]
  %1240 = phi <2 x half> [ %365, %.._crit_edge_crit_edge ], [ %1176, %._crit_edge.loopexit ]
  %1241 = phi <2 x half> [ %366, %.._crit_edge_crit_edge ], [ %1177, %._crit_edge.loopexit ]
  %1242 = phi <2 x half> [ %367, %.._crit_edge_crit_edge ], [ %1178, %._crit_edge.loopexit ]
  %1243 = phi <2 x half> [ %368, %.._crit_edge_crit_edge ], [ %1179, %._crit_edge.loopexit ]
  %1244 = add i32 %5, 63, !dbg !19
  %1245 = icmp sgt i32 %1244, 63, !dbg !19
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  %1246 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi206, !dbg !20
  %1247 = load <4 x half>, ptr addrspace(3) %1246, align 8, !dbg !20
  %1248 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi208, !dbg !20
  %1249 = load <4 x half>, ptr addrspace(3) %1248, align 8, !dbg !20
  %1250 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi210, !dbg !20
  %1251 = load <4 x half>, ptr addrspace(3) %1250, align 8, !dbg !20
  %1252 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi212, !dbg !20
  %1253 = load <4 x half>, ptr addrspace(3) %1252, align 8, !dbg !20
  %1254 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi214, !dbg !20
  %1255 = load <4 x half>, ptr addrspace(3) %1254, align 8, !dbg !20
  %1256 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi216, !dbg !20
  %1257 = load <4 x half>, ptr addrspace(3) %1256, align 8, !dbg !20
  %1258 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi218, !dbg !20
  %1259 = load <4 x half>, ptr addrspace(3) %1258, align 8, !dbg !20
  %1260 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi220, !dbg !20
  %1261 = load <4 x half>, ptr addrspace(3) %1260, align 8, !dbg !20
  %1262 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi226, !dbg !20
  %1263 = load <4 x half>, ptr addrspace(3) %1262, align 8, !dbg !20
  %1264 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi228, !dbg !20
  %1265 = load <4 x half>, ptr addrspace(3) %1264, align 8, !dbg !20
  %1266 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi230, !dbg !20
  %1267 = load <4 x half>, ptr addrspace(3) %1266, align 8, !dbg !20
  %1268 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi232, !dbg !20
  %1269 = load <4 x half>, ptr addrspace(3) %1268, align 8, !dbg !20
  %1270 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi234, !dbg !20
  %1271 = load <4 x half>, ptr addrspace(3) %1270, align 8, !dbg !20
  %1272 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi236, !dbg !20
  %1273 = load <4 x half>, ptr addrspace(3) %1272, align 8, !dbg !20
  %1274 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi238, !dbg !20
  %1275 = load <4 x half>, ptr addrspace(3) %1274, align 8, !dbg !20
  %1276 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi240, !dbg !20
  %1277 = load <4 x half>, ptr addrspace(3) %1276, align 8, !dbg !20
  %1278 = icmp eq i32 %.pre-phi244, 0, !dbg !24
  %1279 = select i1 %1278, i32 0, i32 2056, !dbg !24
  %1280 = xor i32 %1279, %.pre-phi248, !dbg !24
  %1281 = xor i32 %1280, %.pre-phi196, !dbg !24
  %1282 = or disjoint i32 %1281, %.pre-phi242, !dbg !24
  %1283 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1282, !dbg !24
  %1284 = load <4 x half>, ptr addrspace(3) %1283, align 8, !dbg !24
  %1285 = xor i32 %1282, 16, !dbg !24
  %1286 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1285, !dbg !24
  %1287 = load <4 x half>, ptr addrspace(3) %1286, align 8, !dbg !24
  %1288 = xor i32 %1282, 32, !dbg !24
  %1289 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1288, !dbg !24
  %1290 = load <4 x half>, ptr addrspace(3) %1289, align 8, !dbg !24
  %1291 = xor i32 %1282, 48, !dbg !24
  %1292 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1291, !dbg !24
  %1293 = load <4 x half>, ptr addrspace(3) %1292, align 8, !dbg !24
  %1294 = xor i32 %1282, 64, !dbg !24
  %1295 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1294, !dbg !24
  %1296 = load <4 x half>, ptr addrspace(3) %1295, align 8, !dbg !24
  %1297 = xor i32 %1282, 80, !dbg !24
  %1298 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1297, !dbg !24
  %1299 = load <4 x half>, ptr addrspace(3) %1298, align 8, !dbg !24
  %1300 = xor i32 %1282, 96, !dbg !24
  %1301 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1300, !dbg !24
  %1302 = load <4 x half>, ptr addrspace(3) %1301, align 8, !dbg !24
  %1303 = xor i32 %1282, 112, !dbg !24
  %1304 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1303, !dbg !24
  %1305 = load <4 x half>, ptr addrspace(3) %1304, align 8, !dbg !24
  %1306 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %314, !dbg !21
  %1307 = shufflevector <2 x half> %1236, <2 x half> %1237, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %1307, ptr addrspace(3) %1306, align 8, !dbg !21
  %1308 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %317, !dbg !21
  %1309 = shufflevector <2 x half> %1240, <2 x half> %1241, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %1309, ptr addrspace(3) %1308, align 8, !dbg !21
  %1310 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %320, !dbg !21
  %1311 = shufflevector <2 x half> %1238, <2 x half> %1239, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %1311, ptr addrspace(3) %1310, align 8, !dbg !21
  %1312 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %323, !dbg !21
  %1313 = shufflevector <2 x half> %1242, <2 x half> %1243, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !21
  store <4 x half> %1313, ptr addrspace(3) %1312, align 8, !dbg !21
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  br i1 %1245, label %1314, label %1404, !dbg !46

1314:                                             ; preds = %._crit_edge
  %1315 = or disjoint i32 %.pre-phi, %.pre-phi196, !dbg !21
  %1316 = xor i32 %1315, %.pre-phi198, !dbg !21
  %1317 = xor i32 %1316, 112, !dbg !21
  %1318 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1317, !dbg !21
  %1319 = getelementptr inbounds nuw i8, ptr addrspace(3) %1318, i32 4096, !dbg !21
  %1320 = load <4 x half>, ptr addrspace(3) %1319, align 8, !dbg !21
  %1321 = load <4 x half>, ptr addrspace(3) %1318, align 8, !dbg !21
  %1322 = xor i32 %1316, 96, !dbg !21
  %1323 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1322, !dbg !21
  %1324 = getelementptr inbounds nuw i8, ptr addrspace(3) %1323, i32 4096, !dbg !21
  %1325 = load <4 x half>, ptr addrspace(3) %1324, align 8, !dbg !21
  %1326 = load <4 x half>, ptr addrspace(3) %1323, align 8, !dbg !21
  %1327 = xor i32 %1316, 80, !dbg !21
  %1328 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1327, !dbg !21
  %1329 = getelementptr inbounds nuw i8, ptr addrspace(3) %1328, i32 4096, !dbg !21
  %1330 = load <4 x half>, ptr addrspace(3) %1329, align 8, !dbg !21
  %1331 = load <4 x half>, ptr addrspace(3) %1328, align 8, !dbg !21
  %1332 = xor i32 %1316, 64, !dbg !21
  %1333 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1332, !dbg !21
  %1334 = getelementptr inbounds nuw i8, ptr addrspace(3) %1333, i32 4096, !dbg !21
  %1335 = load <4 x half>, ptr addrspace(3) %1334, align 8, !dbg !21
  %1336 = load <4 x half>, ptr addrspace(3) %1333, align 8, !dbg !21
  %1337 = xor i32 %1316, 48, !dbg !21
  %1338 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1337, !dbg !21
  %1339 = getelementptr inbounds nuw i8, ptr addrspace(3) %1338, i32 4096, !dbg !21
  %1340 = load <4 x half>, ptr addrspace(3) %1339, align 8, !dbg !21
  %1341 = load <4 x half>, ptr addrspace(3) %1338, align 8, !dbg !21
  %1342 = xor i32 %1316, 32, !dbg !21
  %1343 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1342, !dbg !21
  %1344 = getelementptr inbounds nuw i8, ptr addrspace(3) %1343, i32 4096, !dbg !21
  %1345 = load <4 x half>, ptr addrspace(3) %1344, align 8, !dbg !21
  %1346 = load <4 x half>, ptr addrspace(3) %1343, align 8, !dbg !21
  %1347 = xor i32 %1316, 16, !dbg !21
  %1348 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1347, !dbg !21
  %1349 = getelementptr inbounds nuw i8, ptr addrspace(3) %1348, i32 4096, !dbg !21
  %1350 = load <4 x half>, ptr addrspace(3) %1349, align 8, !dbg !21
  %1351 = load <4 x half>, ptr addrspace(3) %1348, align 8, !dbg !21
  %1352 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1316, !dbg !21
  %1353 = getelementptr inbounds nuw i8, ptr addrspace(3) %1352, i32 4096, !dbg !21
  %1354 = load <4 x half>, ptr addrspace(3) %1353, align 8, !dbg !21
  %1355 = load <4 x half>, ptr addrspace(3) %1352, align 8, !dbg !21
  %1356 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1355, <4 x half> %1247, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !46
  %1357 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1351, <4 x half> %1249, <16 x float> %1356, i32 0, i32 0, i32 0), !dbg !46
  %1358 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1346, <4 x half> %1251, <16 x float> %1357, i32 0, i32 0, i32 0), !dbg !46
  %1359 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1341, <4 x half> %1253, <16 x float> %1358, i32 0, i32 0, i32 0), !dbg !46
  %1360 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1336, <4 x half> %1255, <16 x float> %1359, i32 0, i32 0, i32 0), !dbg !46
  %1361 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1331, <4 x half> %1257, <16 x float> %1360, i32 0, i32 0, i32 0), !dbg !46
  %1362 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1326, <4 x half> %1259, <16 x float> %1361, i32 0, i32 0, i32 0), !dbg !46
  %1363 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1321, <4 x half> %1261, <16 x float> %1362, i32 0, i32 0, i32 0), !dbg !46
  %1364 = extractelement <16 x float> %1363, i64 0, !dbg !46
  %1365 = extractelement <16 x float> %1363, i64 1, !dbg !46
  %1366 = extractelement <16 x float> %1363, i64 2, !dbg !46
  %1367 = extractelement <16 x float> %1363, i64 3, !dbg !46
  %1368 = extractelement <16 x float> %1363, i64 4, !dbg !46
  %1369 = extractelement <16 x float> %1363, i64 5, !dbg !46
  %1370 = extractelement <16 x float> %1363, i64 6, !dbg !46
  %1371 = extractelement <16 x float> %1363, i64 7, !dbg !46
  %1372 = extractelement <16 x float> %1363, i64 8, !dbg !46
  %1373 = extractelement <16 x float> %1363, i64 9, !dbg !46
  %1374 = extractelement <16 x float> %1363, i64 10, !dbg !46
  %1375 = extractelement <16 x float> %1363, i64 11, !dbg !46
  %1376 = extractelement <16 x float> %1363, i64 12, !dbg !46
  %1377 = extractelement <16 x float> %1363, i64 13, !dbg !46
  %1378 = extractelement <16 x float> %1363, i64 14, !dbg !46
  %1379 = extractelement <16 x float> %1363, i64 15, !dbg !46
  %1380 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1354, <4 x half> %1247, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !46
  %1381 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1350, <4 x half> %1249, <16 x float> %1380, i32 0, i32 0, i32 0), !dbg !46
  %1382 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1345, <4 x half> %1251, <16 x float> %1381, i32 0, i32 0, i32 0), !dbg !46
  %1383 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1340, <4 x half> %1253, <16 x float> %1382, i32 0, i32 0, i32 0), !dbg !46
  %1384 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1335, <4 x half> %1255, <16 x float> %1383, i32 0, i32 0, i32 0), !dbg !46
  %1385 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1330, <4 x half> %1257, <16 x float> %1384, i32 0, i32 0, i32 0), !dbg !46
  %1386 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1325, <4 x half> %1259, <16 x float> %1385, i32 0, i32 0, i32 0), !dbg !46
  %1387 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1320, <4 x half> %1261, <16 x float> %1386, i32 0, i32 0, i32 0), !dbg !46
  %1388 = extractelement <16 x float> %1387, i64 0, !dbg !46
  %1389 = extractelement <16 x float> %1387, i64 1, !dbg !46
  %1390 = extractelement <16 x float> %1387, i64 2, !dbg !46
  %1391 = extractelement <16 x float> %1387, i64 3, !dbg !46
  %1392 = extractelement <16 x float> %1387, i64 4, !dbg !46
  %1393 = extractelement <16 x float> %1387, i64 5, !dbg !46
  %1394 = extractelement <16 x float> %1387, i64 6, !dbg !46
  %1395 = extractelement <16 x float> %1387, i64 7, !dbg !46
  %1396 = extractelement <16 x float> %1387, i64 8, !dbg !46
  %1397 = extractelement <16 x float> %1387, i64 9, !dbg !46
  %1398 = extractelement <16 x float> %1387, i64 10, !dbg !46
  %1399 = extractelement <16 x float> %1387, i64 11, !dbg !46
  %1400 = extractelement <16 x float> %1387, i64 12, !dbg !46
  %1401 = extractelement <16 x float> %1387, i64 13, !dbg !46
  %1402 = extractelement <16 x float> %1387, i64 14, !dbg !46
  %1403 = extractelement <16 x float> %1387, i64 15, !dbg !46
  br label %1404, !dbg !46

1404:                                             ; preds = %1314, %._crit_edge
  %1405 = phi float [ %1364, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1406 = phi float [ %1365, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1407 = phi float [ %1366, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1408 = phi float [ %1367, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1409 = phi float [ %1368, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1410 = phi float [ %1369, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1411 = phi float [ %1370, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1412 = phi float [ %1371, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1413 = phi float [ %1372, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1414 = phi float [ %1373, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1415 = phi float [ %1374, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1416 = phi float [ %1375, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1417 = phi float [ %1376, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1418 = phi float [ %1377, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1419 = phi float [ %1378, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1420 = phi float [ %1379, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1421 = phi float [ %1388, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1422 = phi float [ %1389, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1423 = phi float [ %1390, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1424 = phi float [ %1391, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1425 = phi float [ %1392, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1426 = phi float [ %1393, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1427 = phi float [ %1394, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1428 = phi float [ %1395, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1429 = phi float [ %1396, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1430 = phi float [ %1397, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1431 = phi float [ %1398, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1432 = phi float [ %1399, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1433 = phi float [ %1400, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1434 = phi float [ %1401, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1435 = phi float [ %1402, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1436 = phi float [ %1403, %1314 ], [ 0.000000e+00, %._crit_edge ], !dbg !46
  %1437 = fmul float %274, %1405, !dbg !47
  %1438 = fmul float %275, %1406, !dbg !47
  %1439 = fmul float %276, %1407, !dbg !47
  %1440 = fmul float %277, %1408, !dbg !47
  %1441 = fmul float %278, %1409, !dbg !47
  %1442 = fmul float %279, %1410, !dbg !47
  %1443 = fmul float %280, %1411, !dbg !47
  %1444 = fmul float %281, %1412, !dbg !47
  %1445 = fmul float %282, %1413, !dbg !47
  %1446 = fmul float %283, %1414, !dbg !47
  %1447 = fmul float %284, %1415, !dbg !47
  %1448 = fmul float %285, %1416, !dbg !47
  %1449 = fmul float %286, %1417, !dbg !47
  %1450 = fmul float %287, %1418, !dbg !47
  %1451 = fmul float %288, %1419, !dbg !47
  %1452 = fmul float %289, %1420, !dbg !47
  %1453 = fmul float %290, %1421, !dbg !47
  %1454 = fmul float %291, %1422, !dbg !47
  %1455 = fmul float %292, %1423, !dbg !47
  %1456 = fmul float %293, %1424, !dbg !47
  %1457 = fmul float %294, %1425, !dbg !47
  %1458 = fmul float %295, %1426, !dbg !47
  %1459 = fmul float %296, %1427, !dbg !47
  %1460 = fmul float %297, %1428, !dbg !47
  %1461 = fmul float %298, %1429, !dbg !47
  %1462 = fmul float %299, %1430, !dbg !47
  %1463 = fmul float %300, %1431, !dbg !47
  %1464 = fmul float %301, %1432, !dbg !47
  %1465 = fmul float %302, %1433, !dbg !47
  %1466 = fmul float %303, %1434, !dbg !47
  %1467 = fmul float %304, %1435, !dbg !47
  %1468 = fmul float %305, %1436, !dbg !47
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %1469 = shl nuw nsw i32 %24, 1, !dbg !48
  %1470 = select i1 %16, i32 0, i32 544, !dbg !48
  %1471 = lshr exact i32 %25, 1, !dbg !48
  %1472 = xor i32 %1470, %1469, !dbg !48
  %1473 = or i32 %1472, %.pre-phi200, !dbg !48
  %1474 = or i32 %1473, %1471, !dbg !48
  %1475 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1474, !dbg !48
  %1476 = insertelement <1 x half> poison, half %1220, i64 0, !dbg !48
  store <1 x half> %1476, ptr addrspace(3) %1475, align 2, !dbg !48
  %1477 = getelementptr inbounds nuw i8, ptr addrspace(3) %1475, i32 2048, !dbg !48
  %1478 = insertelement <1 x half> poison, half %1228, i64 0, !dbg !48
  store <1 x half> %1478, ptr addrspace(3) %1477, align 2, !dbg !48
  %1479 = xor i32 %1474, 136, !dbg !48
  %1480 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1479, !dbg !48
  %1481 = insertelement <1 x half> poison, half %1221, i64 0, !dbg !48
  store <1 x half> %1481, ptr addrspace(3) %1480, align 2, !dbg !48
  %1482 = getelementptr inbounds nuw i8, ptr addrspace(3) %1480, i32 2048, !dbg !48
  %1483 = insertelement <1 x half> poison, half %1229, i64 0, !dbg !48
  store <1 x half> %1483, ptr addrspace(3) %1482, align 2, !dbg !48
  %1484 = xor i32 %1474, 272, !dbg !48
  %1485 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1484, !dbg !48
  %1486 = insertelement <1 x half> poison, half %1222, i64 0, !dbg !48
  store <1 x half> %1486, ptr addrspace(3) %1485, align 2, !dbg !48
  %1487 = getelementptr inbounds nuw i8, ptr addrspace(3) %1485, i32 2048, !dbg !48
  %1488 = insertelement <1 x half> poison, half %1230, i64 0, !dbg !48
  store <1 x half> %1488, ptr addrspace(3) %1487, align 2, !dbg !48
  %1489 = xor i32 %1474, 408, !dbg !48
  %1490 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1489, !dbg !48
  %1491 = insertelement <1 x half> poison, half %1223, i64 0, !dbg !48
  store <1 x half> %1491, ptr addrspace(3) %1490, align 2, !dbg !48
  %1492 = getelementptr inbounds nuw i8, ptr addrspace(3) %1490, i32 2048, !dbg !48
  %1493 = insertelement <1 x half> poison, half %1231, i64 0, !dbg !48
  store <1 x half> %1493, ptr addrspace(3) %1492, align 2, !dbg !48
  %1494 = xor i32 %1474, 1088, !dbg !48
  %1495 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1494, !dbg !48
  %1496 = insertelement <1 x half> poison, half %1224, i64 0, !dbg !48
  store <1 x half> %1496, ptr addrspace(3) %1495, align 2, !dbg !48
  %1497 = getelementptr inbounds nuw i8, ptr addrspace(3) %1495, i32 2048, !dbg !48
  %1498 = insertelement <1 x half> poison, half %1232, i64 0, !dbg !48
  store <1 x half> %1498, ptr addrspace(3) %1497, align 2, !dbg !48
  %1499 = xor i32 %1474, 1224, !dbg !48
  %1500 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1499, !dbg !48
  %1501 = insertelement <1 x half> poison, half %1225, i64 0, !dbg !48
  store <1 x half> %1501, ptr addrspace(3) %1500, align 2, !dbg !48
  %1502 = getelementptr inbounds nuw i8, ptr addrspace(3) %1500, i32 2048, !dbg !48
  %1503 = insertelement <1 x half> poison, half %1233, i64 0, !dbg !48
  store <1 x half> %1503, ptr addrspace(3) %1502, align 2, !dbg !48
  %1504 = xor i32 %1474, 1360, !dbg !48
  %1505 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1504, !dbg !48
  %1506 = insertelement <1 x half> poison, half %1226, i64 0, !dbg !48
  store <1 x half> %1506, ptr addrspace(3) %1505, align 2, !dbg !48
  %1507 = getelementptr inbounds nuw i8, ptr addrspace(3) %1505, i32 2048, !dbg !48
  %1508 = insertelement <1 x half> poison, half %1234, i64 0, !dbg !48
  store <1 x half> %1508, ptr addrspace(3) %1507, align 2, !dbg !48
  %1509 = xor i32 %1474, 1496, !dbg !48
  %1510 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1509, !dbg !48
  %1511 = insertelement <1 x half> poison, half %1227, i64 0, !dbg !48
  store <1 x half> %1511, ptr addrspace(3) %1510, align 2, !dbg !48
  %1512 = getelementptr inbounds nuw i8, ptr addrspace(3) %1510, i32 2048, !dbg !48
  %1513 = insertelement <1 x half> poison, half %1235, i64 0, !dbg !48
  store <1 x half> %1513, ptr addrspace(3) %1512, align 2, !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  br i1 %1245, label %1514, label %1547, !dbg !49

1514:                                             ; preds = %1404
  %1515 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi220, !dbg !48
  %1516 = load <4 x half>, ptr addrspace(3) %1515, align 8, !dbg !48
  %1517 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi218, !dbg !48
  %1518 = load <4 x half>, ptr addrspace(3) %1517, align 8, !dbg !48
  %1519 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi216, !dbg !48
  %1520 = load <4 x half>, ptr addrspace(3) %1519, align 8, !dbg !48
  %1521 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi214, !dbg !48
  %1522 = load <4 x half>, ptr addrspace(3) %1521, align 8, !dbg !48
  %1523 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi212, !dbg !48
  %1524 = load <4 x half>, ptr addrspace(3) %1523, align 8, !dbg !48
  %1525 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi210, !dbg !48
  %1526 = load <4 x half>, ptr addrspace(3) %1525, align 8, !dbg !48
  %1527 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi208, !dbg !48
  %1528 = load <4 x half>, ptr addrspace(3) %1527, align 8, !dbg !48
  %1529 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.pre-phi206, !dbg !48
  %1530 = load <4 x half>, ptr addrspace(3) %1529, align 8, !dbg !48
  %1531 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1530, <4 x half> %1263, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !49
  %1532 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1528, <4 x half> %1265, <16 x float> %1531, i32 0, i32 0, i32 0), !dbg !49
  %1533 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1526, <4 x half> %1267, <16 x float> %1532, i32 0, i32 0, i32 0), !dbg !49
  %1534 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1524, <4 x half> %1269, <16 x float> %1533, i32 0, i32 0, i32 0), !dbg !49
  %1535 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1522, <4 x half> %1271, <16 x float> %1534, i32 0, i32 0, i32 0), !dbg !49
  %1536 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1520, <4 x half> %1273, <16 x float> %1535, i32 0, i32 0, i32 0), !dbg !49
  %1537 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1518, <4 x half> %1275, <16 x float> %1536, i32 0, i32 0, i32 0), !dbg !49
  %1538 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1516, <4 x half> %1277, <16 x float> %1537, i32 0, i32 0, i32 0), !dbg !49
  %1539 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !49
  %1540 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !49
  %1541 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !49
  %1542 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !49
  %1543 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !49
  %1544 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !49
  %1545 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !49
  %1546 = shufflevector <16 x float> %1538, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !49
  br label %1547, !dbg !49

1547:                                             ; preds = %1514, %1404
  %1548 = phi <2 x float> [ %1539, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1549 = phi <2 x float> [ %1540, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1550 = phi <2 x float> [ %1541, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1551 = phi <2 x float> [ %1542, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1552 = phi <2 x float> [ %1543, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1553 = phi <2 x float> [ %1544, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1554 = phi <2 x float> [ %1545, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1555 = phi <2 x float> [ %1546, %1514 ], [ zeroinitializer, %1404 ], !dbg !49
  %1556 = insertelement <2 x float> poison, float %309, i64 0, !dbg !40
  %1557 = shufflevector <2 x float> %1556, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !40
  %1558 = fmul <2 x float> %1557, %1548, !dbg !40
  %1559 = fmul <2 x float> %1557, %1549, !dbg !40
  %1560 = fmul <2 x float> %1557, %1550, !dbg !40
  %1561 = fmul <2 x float> %1557, %1551, !dbg !40
  %1562 = fmul <2 x float> %1557, %1552, !dbg !40
  %1563 = fmul <2 x float> %1557, %1553, !dbg !40
  %1564 = fmul <2 x float> %1557, %1554, !dbg !40
  %1565 = fmul <2 x float> %1557, %1555, !dbg !40
  %1566 = fptrunc float %1437 to half, !dbg !50
  %1567 = fptrunc float %1438 to half, !dbg !50
  %1568 = fptrunc float %1439 to half, !dbg !50
  %1569 = fptrunc float %1440 to half, !dbg !50
  %1570 = fptrunc float %1441 to half, !dbg !50
  %1571 = fptrunc float %1442 to half, !dbg !50
  %1572 = fptrunc float %1443 to half, !dbg !50
  %1573 = fptrunc float %1444 to half, !dbg !50
  %1574 = fptrunc float %1445 to half, !dbg !50
  %1575 = fptrunc float %1446 to half, !dbg !50
  %1576 = fptrunc float %1447 to half, !dbg !50
  %1577 = fptrunc float %1448 to half, !dbg !50
  %1578 = fptrunc float %1449 to half, !dbg !50
  %1579 = fptrunc float %1450 to half, !dbg !50
  %1580 = fptrunc float %1451 to half, !dbg !50
  %1581 = fptrunc float %1452 to half, !dbg !50
  %1582 = fptrunc float %1453 to half, !dbg !50
  %1583 = fptrunc float %1454 to half, !dbg !50
  %1584 = fptrunc float %1455 to half, !dbg !50
  %1585 = fptrunc float %1456 to half, !dbg !50
  %1586 = fptrunc float %1457 to half, !dbg !50
  %1587 = fptrunc float %1458 to half, !dbg !50
  %1588 = fptrunc float %1459 to half, !dbg !50
  %1589 = fptrunc float %1460 to half, !dbg !50
  %1590 = fptrunc float %1461 to half, !dbg !50
  %1591 = fptrunc float %1462 to half, !dbg !50
  %1592 = fptrunc float %1463 to half, !dbg !50
  %1593 = fptrunc float %1464 to half, !dbg !50
  %1594 = fptrunc float %1465 to half, !dbg !50
  %1595 = fptrunc float %1466 to half, !dbg !50
  %1596 = fptrunc float %1467 to half, !dbg !50
  %1597 = fptrunc float %1468 to half, !dbg !50
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !50
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  %1598 = shl nuw nsw i32 %15, 4, !dbg !50
  %1599 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %1598, !dbg !50
  %1600 = getelementptr inbounds nuw i8, ptr addrspace(3) %1599, i32 %18, !dbg !50
  %1601 = getelementptr inbounds nuw i8, ptr addrspace(3) %1600, i32 %1469, !dbg !50
  %1602 = insertelement <1 x half> poison, half %1566, i64 0, !dbg !50
  store <1 x half> %1602, ptr addrspace(3) %1601, align 2, !dbg !50
  %1603 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 128, !dbg !50
  %1604 = insertelement <1 x half> poison, half %1567, i64 0, !dbg !50
  store <1 x half> %1604, ptr addrspace(3) %1603, align 2, !dbg !50
  %1605 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 256, !dbg !50
  %1606 = insertelement <1 x half> poison, half %1568, i64 0, !dbg !50
  store <1 x half> %1606, ptr addrspace(3) %1605, align 2, !dbg !50
  %1607 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 384, !dbg !50
  %1608 = insertelement <1 x half> poison, half %1569, i64 0, !dbg !50
  store <1 x half> %1608, ptr addrspace(3) %1607, align 2, !dbg !50
  %1609 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 1024, !dbg !50
  %1610 = insertelement <1 x half> poison, half %1570, i64 0, !dbg !50
  store <1 x half> %1610, ptr addrspace(3) %1609, align 2, !dbg !50
  %1611 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 1152, !dbg !50
  %1612 = insertelement <1 x half> poison, half %1571, i64 0, !dbg !50
  store <1 x half> %1612, ptr addrspace(3) %1611, align 2, !dbg !50
  %1613 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 1280, !dbg !50
  %1614 = insertelement <1 x half> poison, half %1572, i64 0, !dbg !50
  store <1 x half> %1614, ptr addrspace(3) %1613, align 2, !dbg !50
  %1615 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 1408, !dbg !50
  %1616 = insertelement <1 x half> poison, half %1573, i64 0, !dbg !50
  store <1 x half> %1616, ptr addrspace(3) %1615, align 2, !dbg !50
  %1617 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 2048, !dbg !50
  %1618 = insertelement <1 x half> poison, half %1574, i64 0, !dbg !50
  store <1 x half> %1618, ptr addrspace(3) %1617, align 2, !dbg !50
  %1619 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 2176, !dbg !50
  %1620 = insertelement <1 x half> poison, half %1575, i64 0, !dbg !50
  store <1 x half> %1620, ptr addrspace(3) %1619, align 2, !dbg !50
  %1621 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 2304, !dbg !50
  %1622 = insertelement <1 x half> poison, half %1576, i64 0, !dbg !50
  store <1 x half> %1622, ptr addrspace(3) %1621, align 2, !dbg !50
  %1623 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 2432, !dbg !50
  %1624 = insertelement <1 x half> poison, half %1577, i64 0, !dbg !50
  store <1 x half> %1624, ptr addrspace(3) %1623, align 2, !dbg !50
  %1625 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 3072, !dbg !50
  %1626 = insertelement <1 x half> poison, half %1578, i64 0, !dbg !50
  store <1 x half> %1626, ptr addrspace(3) %1625, align 2, !dbg !50
  %1627 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 3200, !dbg !50
  %1628 = insertelement <1 x half> poison, half %1579, i64 0, !dbg !50
  store <1 x half> %1628, ptr addrspace(3) %1627, align 2, !dbg !50
  %1629 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 3328, !dbg !50
  %1630 = insertelement <1 x half> poison, half %1580, i64 0, !dbg !50
  store <1 x half> %1630, ptr addrspace(3) %1629, align 2, !dbg !50
  %1631 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 3456, !dbg !50
  %1632 = insertelement <1 x half> poison, half %1581, i64 0, !dbg !50
  store <1 x half> %1632, ptr addrspace(3) %1631, align 2, !dbg !50
  %1633 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 4096, !dbg !50
  %1634 = insertelement <1 x half> poison, half %1582, i64 0, !dbg !50
  store <1 x half> %1634, ptr addrspace(3) %1633, align 2, !dbg !50
  %1635 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 4224, !dbg !50
  %1636 = insertelement <1 x half> poison, half %1583, i64 0, !dbg !50
  store <1 x half> %1636, ptr addrspace(3) %1635, align 2, !dbg !50
  %1637 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 4352, !dbg !50
  %1638 = insertelement <1 x half> poison, half %1584, i64 0, !dbg !50
  store <1 x half> %1638, ptr addrspace(3) %1637, align 2, !dbg !50
  %1639 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 4480, !dbg !50
  %1640 = insertelement <1 x half> poison, half %1585, i64 0, !dbg !50
  store <1 x half> %1640, ptr addrspace(3) %1639, align 2, !dbg !50
  %1641 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 5120, !dbg !50
  %1642 = insertelement <1 x half> poison, half %1586, i64 0, !dbg !50
  store <1 x half> %1642, ptr addrspace(3) %1641, align 2, !dbg !50
  %1643 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 5248, !dbg !50
  %1644 = insertelement <1 x half> poison, half %1587, i64 0, !dbg !50
  store <1 x half> %1644, ptr addrspace(3) %1643, align 2, !dbg !50
  %1645 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 5376, !dbg !50
  %1646 = insertelement <1 x half> poison, half %1588, i64 0, !dbg !50
  store <1 x half> %1646, ptr addrspace(3) %1645, align 2, !dbg !50
  %1647 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 5504, !dbg !50
  %1648 = insertelement <1 x half> poison, half %1589, i64 0, !dbg !50
  store <1 x half> %1648, ptr addrspace(3) %1647, align 2, !dbg !50
  %1649 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 6144, !dbg !50
  %1650 = insertelement <1 x half> poison, half %1590, i64 0, !dbg !50
  store <1 x half> %1650, ptr addrspace(3) %1649, align 2, !dbg !50
  %1651 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 6272, !dbg !50
  %1652 = insertelement <1 x half> poison, half %1591, i64 0, !dbg !50
  store <1 x half> %1652, ptr addrspace(3) %1651, align 2, !dbg !50
  %1653 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 6400, !dbg !50
  %1654 = insertelement <1 x half> poison, half %1592, i64 0, !dbg !50
  store <1 x half> %1654, ptr addrspace(3) %1653, align 2, !dbg !50
  %1655 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 6528, !dbg !50
  %1656 = insertelement <1 x half> poison, half %1593, i64 0, !dbg !50
  store <1 x half> %1656, ptr addrspace(3) %1655, align 2, !dbg !50
  %1657 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 7168, !dbg !50
  %1658 = insertelement <1 x half> poison, half %1594, i64 0, !dbg !50
  store <1 x half> %1658, ptr addrspace(3) %1657, align 2, !dbg !50
  %1659 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 7296, !dbg !50
  %1660 = insertelement <1 x half> poison, half %1595, i64 0, !dbg !50
  store <1 x half> %1660, ptr addrspace(3) %1659, align 2, !dbg !50
  %1661 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 7424, !dbg !50
  %1662 = insertelement <1 x half> poison, half %1596, i64 0, !dbg !50
  store <1 x half> %1662, ptr addrspace(3) %1661, align 2, !dbg !50
  %1663 = getelementptr inbounds nuw i8, ptr addrspace(3) %1601, i32 7552, !dbg !50
  %1664 = insertelement <1 x half> poison, half %1597, i64 0, !dbg !50
  store <1 x half> %1664, ptr addrspace(3) %1663, align 2, !dbg !50
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !50
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  br i1 %1245, label %1665, label %1800, !dbg !51

1665:                                             ; preds = %1547
  %1666 = getelementptr inbounds nuw i8, ptr addrspace(3) %1599, i32 %1471, !dbg !50
  %1667 = getelementptr inbounds nuw i8, ptr addrspace(3) %1666, i32 %1469, !dbg !50
  %1668 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 7552, !dbg !50
  %1669 = load <1 x half>, ptr addrspace(3) %1668, align 2, !dbg !50
  %1670 = shufflevector <1 x half> %1669, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1671 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 7424, !dbg !50
  %1672 = load <1 x half>, ptr addrspace(3) %1671, align 2, !dbg !50
  %1673 = shufflevector <1 x half> %1672, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1674 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 7296, !dbg !50
  %1675 = load <1 x half>, ptr addrspace(3) %1674, align 2, !dbg !50
  %1676 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 7168, !dbg !50
  %1677 = load <1 x half>, ptr addrspace(3) %1676, align 2, !dbg !50
  %1678 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 6528, !dbg !50
  %1679 = load <1 x half>, ptr addrspace(3) %1678, align 2, !dbg !50
  %1680 = shufflevector <1 x half> %1679, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1681 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 6400, !dbg !50
  %1682 = load <1 x half>, ptr addrspace(3) %1681, align 2, !dbg !50
  %1683 = shufflevector <1 x half> %1682, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1684 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 6272, !dbg !50
  %1685 = load <1 x half>, ptr addrspace(3) %1684, align 2, !dbg !50
  %1686 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 6144, !dbg !50
  %1687 = load <1 x half>, ptr addrspace(3) %1686, align 2, !dbg !50
  %1688 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 5504, !dbg !50
  %1689 = load <1 x half>, ptr addrspace(3) %1688, align 2, !dbg !50
  %1690 = shufflevector <1 x half> %1689, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1691 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 5376, !dbg !50
  %1692 = load <1 x half>, ptr addrspace(3) %1691, align 2, !dbg !50
  %1693 = shufflevector <1 x half> %1692, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1694 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 5248, !dbg !50
  %1695 = load <1 x half>, ptr addrspace(3) %1694, align 2, !dbg !50
  %1696 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 5120, !dbg !50
  %1697 = load <1 x half>, ptr addrspace(3) %1696, align 2, !dbg !50
  %1698 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 4480, !dbg !50
  %1699 = load <1 x half>, ptr addrspace(3) %1698, align 2, !dbg !50
  %1700 = shufflevector <1 x half> %1699, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1701 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 4352, !dbg !50
  %1702 = load <1 x half>, ptr addrspace(3) %1701, align 2, !dbg !50
  %1703 = shufflevector <1 x half> %1702, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1704 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 4224, !dbg !50
  %1705 = load <1 x half>, ptr addrspace(3) %1704, align 2, !dbg !50
  %1706 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 4096, !dbg !50
  %1707 = load <1 x half>, ptr addrspace(3) %1706, align 2, !dbg !50
  %1708 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 3456, !dbg !50
  %1709 = load <1 x half>, ptr addrspace(3) %1708, align 2, !dbg !50
  %1710 = shufflevector <1 x half> %1709, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1711 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 3328, !dbg !50
  %1712 = load <1 x half>, ptr addrspace(3) %1711, align 2, !dbg !50
  %1713 = shufflevector <1 x half> %1712, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1714 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 3200, !dbg !50
  %1715 = load <1 x half>, ptr addrspace(3) %1714, align 2, !dbg !50
  %1716 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 3072, !dbg !50
  %1717 = load <1 x half>, ptr addrspace(3) %1716, align 2, !dbg !50
  %1718 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 2432, !dbg !50
  %1719 = load <1 x half>, ptr addrspace(3) %1718, align 2, !dbg !50
  %1720 = shufflevector <1 x half> %1719, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1721 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 2304, !dbg !50
  %1722 = load <1 x half>, ptr addrspace(3) %1721, align 2, !dbg !50
  %1723 = shufflevector <1 x half> %1722, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1724 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 2176, !dbg !50
  %1725 = load <1 x half>, ptr addrspace(3) %1724, align 2, !dbg !50
  %1726 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 2048, !dbg !50
  %1727 = load <1 x half>, ptr addrspace(3) %1726, align 2, !dbg !50
  %1728 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 1408, !dbg !50
  %1729 = load <1 x half>, ptr addrspace(3) %1728, align 2, !dbg !50
  %1730 = shufflevector <1 x half> %1729, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1731 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 1280, !dbg !50
  %1732 = load <1 x half>, ptr addrspace(3) %1731, align 2, !dbg !50
  %1733 = shufflevector <1 x half> %1732, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1734 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 1152, !dbg !50
  %1735 = load <1 x half>, ptr addrspace(3) %1734, align 2, !dbg !50
  %1736 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 1024, !dbg !50
  %1737 = load <1 x half>, ptr addrspace(3) %1736, align 2, !dbg !50
  %1738 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 384, !dbg !50
  %1739 = load <1 x half>, ptr addrspace(3) %1738, align 2, !dbg !50
  %1740 = shufflevector <1 x half> %1739, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1741 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 256, !dbg !50
  %1742 = load <1 x half>, ptr addrspace(3) %1741, align 2, !dbg !50
  %1743 = shufflevector <1 x half> %1742, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1744 = getelementptr inbounds nuw i8, ptr addrspace(3) %1667, i32 128, !dbg !50
  %1745 = load <1 x half>, ptr addrspace(3) %1744, align 2, !dbg !50
  %1746 = load <1 x half>, ptr addrspace(3) %1667, align 2, !dbg !50
  %1747 = shufflevector <1 x half> %1746, <1 x half> %1745, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1748 = shufflevector <4 x half> %1747, <4 x half> %1743, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1749 = shufflevector <4 x half> %1748, <4 x half> %1740, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1750 = shufflevector <1 x half> %1737, <1 x half> %1735, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1751 = shufflevector <4 x half> %1750, <4 x half> %1733, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1752 = shufflevector <4 x half> %1751, <4 x half> %1730, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1753 = shufflevector <1 x half> %1727, <1 x half> %1725, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1754 = shufflevector <4 x half> %1753, <4 x half> %1723, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1755 = shufflevector <4 x half> %1754, <4 x half> %1720, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1756 = shufflevector <1 x half> %1717, <1 x half> %1715, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1757 = shufflevector <4 x half> %1756, <4 x half> %1713, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1758 = shufflevector <4 x half> %1757, <4 x half> %1710, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1759 = shufflevector <1 x half> %1707, <1 x half> %1705, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1760 = shufflevector <4 x half> %1759, <4 x half> %1703, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1761 = shufflevector <4 x half> %1760, <4 x half> %1700, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1762 = shufflevector <1 x half> %1697, <1 x half> %1695, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1763 = shufflevector <4 x half> %1762, <4 x half> %1693, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1764 = shufflevector <4 x half> %1763, <4 x half> %1690, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1765 = shufflevector <1 x half> %1687, <1 x half> %1685, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1766 = shufflevector <4 x half> %1765, <4 x half> %1683, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1767 = shufflevector <4 x half> %1766, <4 x half> %1680, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1768 = shufflevector <1 x half> %1677, <1 x half> %1675, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %1769 = shufflevector <4 x half> %1768, <4 x half> %1673, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %1770 = shufflevector <4 x half> %1769, <4 x half> %1670, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %1771 = shufflevector <2 x float> %1558, <2 x float> %1559, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1772 = shufflevector <2 x float> %1560, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1773 = shufflevector <16 x float> %1771, <16 x float> %1772, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1774 = shufflevector <2 x float> %1561, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1775 = shufflevector <16 x float> %1773, <16 x float> %1774, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1776 = shufflevector <2 x float> %1562, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1777 = shufflevector <16 x float> %1775, <16 x float> %1776, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1778 = shufflevector <2 x float> %1563, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1779 = shufflevector <16 x float> %1777, <16 x float> %1778, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1780 = shufflevector <2 x float> %1564, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1781 = shufflevector <16 x float> %1779, <16 x float> %1780, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !51
  %1782 = shufflevector <2 x float> %1565, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !51
  %1783 = shufflevector <16 x float> %1781, <16 x float> %1782, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !51
  %1784 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1284, <4 x half> %1749, <16 x float> %1783, i32 0, i32 0, i32 0), !dbg !51
  %1785 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1287, <4 x half> %1752, <16 x float> %1784, i32 0, i32 0, i32 0), !dbg !51
  %1786 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1290, <4 x half> %1755, <16 x float> %1785, i32 0, i32 0, i32 0), !dbg !51
  %1787 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1293, <4 x half> %1758, <16 x float> %1786, i32 0, i32 0, i32 0), !dbg !51
  %1788 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1296, <4 x half> %1761, <16 x float> %1787, i32 0, i32 0, i32 0), !dbg !51
  %1789 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1299, <4 x half> %1764, <16 x float> %1788, i32 0, i32 0, i32 0), !dbg !51
  %1790 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1302, <4 x half> %1767, <16 x float> %1789, i32 0, i32 0, i32 0), !dbg !51
  %1791 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %1305, <4 x half> %1770, <16 x float> %1790, i32 0, i32 0, i32 0), !dbg !51
  %1792 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %1793 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %1794 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %1795 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %1796 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %1797 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %1798 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %1799 = shufflevector <16 x float> %1791, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  br label %1800, !dbg !51

1800:                                             ; preds = %1665, %1547
  %1801 = phi <2 x float> [ %1792, %1665 ], [ %1558, %1547 ]
  %1802 = phi <2 x float> [ %1793, %1665 ], [ %1559, %1547 ]
  %1803 = phi <2 x float> [ %1794, %1665 ], [ %1560, %1547 ]
  %1804 = phi <2 x float> [ %1795, %1665 ], [ %1561, %1547 ]
  %1805 = phi <2 x float> [ %1796, %1665 ], [ %1562, %1547 ]
  %1806 = phi <2 x float> [ %1797, %1665 ], [ %1563, %1547 ]
  %1807 = phi <2 x float> [ %1798, %1665 ], [ %1564, %1547 ]
  %1808 = phi <2 x float> [ %1799, %1665 ], [ %1565, %1547 ]
  %1809 = extractelement <2 x float> %1801, i64 0, !dbg !52
  %1810 = fptrunc float %1809 to half, !dbg !52
  %1811 = extractelement <2 x float> %1801, i64 1, !dbg !52
  %1812 = fptrunc float %1811 to half, !dbg !52
  %1813 = extractelement <2 x float> %1802, i64 0, !dbg !52
  %1814 = fptrunc float %1813 to half, !dbg !52
  %1815 = extractelement <2 x float> %1802, i64 1, !dbg !52
  %1816 = fptrunc float %1815 to half, !dbg !52
  %1817 = extractelement <2 x float> %1803, i64 0, !dbg !52
  %1818 = fptrunc float %1817 to half, !dbg !52
  %1819 = extractelement <2 x float> %1803, i64 1, !dbg !52
  %1820 = fptrunc float %1819 to half, !dbg !52
  %1821 = extractelement <2 x float> %1804, i64 0, !dbg !52
  %1822 = fptrunc float %1821 to half, !dbg !52
  %1823 = extractelement <2 x float> %1804, i64 1, !dbg !52
  %1824 = fptrunc float %1823 to half, !dbg !52
  %1825 = extractelement <2 x float> %1805, i64 0, !dbg !52
  %1826 = fptrunc float %1825 to half, !dbg !52
  %1827 = extractelement <2 x float> %1805, i64 1, !dbg !52
  %1828 = fptrunc float %1827 to half, !dbg !52
  %1829 = extractelement <2 x float> %1806, i64 0, !dbg !52
  %1830 = fptrunc float %1829 to half, !dbg !52
  %1831 = extractelement <2 x float> %1806, i64 1, !dbg !52
  %1832 = fptrunc float %1831 to half, !dbg !52
  %1833 = extractelement <2 x float> %1807, i64 0, !dbg !52
  %1834 = fptrunc float %1833 to half, !dbg !52
  %1835 = extractelement <2 x float> %1807, i64 1, !dbg !52
  %1836 = fptrunc float %1835 to half, !dbg !52
  %1837 = extractelement <2 x float> %1808, i64 0, !dbg !52
  %1838 = fptrunc float %1837 to half, !dbg !52
  %1839 = extractelement <2 x float> %1808, i64 1, !dbg !52
  %1840 = fptrunc float %1839 to half, !dbg !52
  %1841 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !53
  %1842 = insertelement <4 x half> poison, half %1810, i64 0, !dbg !53
  %1843 = insertelement <4 x half> %1842, half %1812, i64 1, !dbg !53
  %1844 = insertelement <4 x half> %1843, half %1814, i64 2, !dbg !53
  %1845 = insertelement <4 x half> %1844, half %1816, i64 3, !dbg !53
  %1846 = bitcast <4 x half> %1845 to <2 x i32>, !dbg !53
  %1847 = shl i32 %.pn63.lcssa, 1, !dbg !53
  %1848 = select i1 %1245, i32 %1847, i32 -2147483648, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1846, ptr addrspace(8) %1841, i32 %1848, i32 0, i32 0), !dbg !53
  %1849 = insertelement <4 x half> poison, half %1818, i64 0, !dbg !53
  %1850 = insertelement <4 x half> %1849, half %1820, i64 1, !dbg !53
  %1851 = insertelement <4 x half> %1850, half %1822, i64 2, !dbg !53
  %1852 = insertelement <4 x half> %1851, half %1824, i64 3, !dbg !53
  %1853 = bitcast <4 x half> %1852 to <2 x i32>, !dbg !53
  %1854 = shl i32 %.pn55.lcssa, 1, !dbg !53
  %1855 = select i1 %1245, i32 %1854, i32 -2147483648, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1853, ptr addrspace(8) %1841, i32 %1855, i32 0, i32 0), !dbg !53
  %1856 = insertelement <4 x half> poison, half %1826, i64 0, !dbg !53
  %1857 = insertelement <4 x half> %1856, half %1828, i64 1, !dbg !53
  %1858 = insertelement <4 x half> %1857, half %1830, i64 2, !dbg !53
  %1859 = insertelement <4 x half> %1858, half %1832, i64 3, !dbg !53
  %1860 = bitcast <4 x half> %1859 to <2 x i32>, !dbg !53
  %1861 = shl i32 %.pn47.lcssa, 1, !dbg !53
  %1862 = select i1 %1245, i32 %1861, i32 -2147483648, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1860, ptr addrspace(8) %1841, i32 %1862, i32 0, i32 0), !dbg !53
  %1863 = insertelement <4 x half> poison, half %1834, i64 0, !dbg !53
  %1864 = insertelement <4 x half> %1863, half %1836, i64 1, !dbg !53
  %1865 = insertelement <4 x half> %1864, half %1838, i64 2, !dbg !53
  %1866 = insertelement <4 x half> %1865, half %1840, i64 3, !dbg !53
  %1867 = bitcast <4 x half> %1866 to <2 x i32>, !dbg !53
  %1868 = shl i32 %.pn39.lcssa, 1, !dbg !53
  %1869 = select i1 %1245, i32 %1868, i32 -2147483648, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %1867, ptr addrspace(8) %1841, i32 %1869, i32 0, i32 0), !dbg !53
  ret void, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.amdgcn.exp2.f32", linkageName: "llvm.amdgcn.exp2.f32", scope: !1, file: !1, line: 119, type: !5, scopeLine: 119, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "retention_chunk_kernel", linkageName: "retention_chunk_kernel", scope: !1, file: !1, line: 104, type: !5, scopeLine: 104, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 107, column: 27, scope: !7)
!9 = !DILocation(line: 107, column: 32, scope: !7)
!10 = !DILocation(line: 107, column: 55, scope: !7)
!11 = !DILocation(line: 108, column: 25, scope: !7)
!12 = !DILocation(line: 111, column: 43, scope: !7)
!13 = !DILocation(line: 111, column: 24, scope: !7)
!14 = !DILocation(line: 112, column: 34, scope: !7)
!15 = !DILocation(line: 114, column: 21, scope: !7)
!16 = !DILocation(line: 114, column: 38, scope: !7)
!17 = !DILocation(line: 114, column: 61, scope: !7)
!18 = !DILocation(line: 114, column: 54, scope: !7)
!19 = !DILocation(line: 124, column: 25, scope: !7)
!20 = !DILocation(line: 125, column: 20, scope: !7)
!21 = !DILocation(line: 126, column: 20, scope: !7)
!22 = !DILocation(line: 116, column: 21, scope: !7)
!23 = !DILocation(line: 116, column: 53, scope: !7)
!24 = !DILocation(line: 127, column: 20, scope: !7)
!25 = !DILocation(line: 117, column: 53, scope: !7)
!26 = !DILocation(line: 118, column: 30, scope: !7)
!27 = !DILocation(line: 119, column: 31, scope: !7)
!28 = !DILocation(line: 119, column: 54, scope: !7)
!29 = !DILocation(line: 119, column: 42, scope: !7)
!30 = !DILocation(line: 119, column: 62, scope: !7)
!31 = !DILocation(line: 120, column: 47, scope: !7)
!32 = !DILocation(line: 120, column: 38, scope: !7)
!33 = !DILocation(line: 120, column: 25, scope: !7)
!34 = !DILocation(line: 136, column: 26, scope: !7)
!35 = !DILocation(line: 122, column: 32, scope: !7)
!36 = !DILocation(line: 122, column: 20, scope: !7)
!37 = !DILocation(line: 121, column: 46, scope: !7)
!38 = !DILocation(line: 121, column: 34, scope: !7)
!39 = !DILocation(line: 121, column: 21, scope: !7)
!40 = !DILocation(line: 129, column: 43, scope: !7)
!41 = !DILocation(line: 132, column: 17, scope: !7)
!42 = !DILocation(line: 133, column: 24, scope: !7)
!43 = !DILocation(line: 134, column: 18, scope: !7)
!44 = !DILocation(line: 135, column: 18, scope: !7)
!45 = !DILocation(line: 136, column: 18, scope: !7)
!46 = !DILocation(line: 128, column: 27, scope: !7)
!47 = !DILocation(line: 128, column: 32, scope: !7)
!48 = !DILocation(line: 129, column: 31, scope: !7)
!49 = !DILocation(line: 129, column: 22, scope: !7)
!50 = !DILocation(line: 130, column: 30, scope: !7)
!51 = !DILocation(line: 130, column: 40, scope: !7)
!52 = !DILocation(line: 131, column: 30, scope: !7)
!53 = !DILocation(line: 131, column: 25, scope: !7)
!54 = !DILocation(line: 132, column: 37, scope: !7)
!55 = !DILocation(line: 133, column: 42, scope: !7)
!56 = !DILocation(line: 137, column: 18, scope: !7)
!57 = !DILocation(line: 124, column: 4, scope: !7)
