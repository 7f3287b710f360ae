; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @histogram_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg readnone captures(none) %3, ptr addrspace(1) inreg readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %7 = shl i32 %6, 15, !dbg !8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %9 = and i32 %8, 255, !dbg !9
  %10 = shl nuw nsw i32 %9, 2, !dbg !9
  %11 = or disjoint i32 %10, %7, !dbg !10
  %12 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %13 = and i32 %8, 1
  %sext = add nsw i32 %13, -1
  %14 = sext i32 %sext to i64
  %15 = lshr i32 %8, 1
  %16 = and i32 %15, 1
  %sext8 = add nsw i32 %16, -1
  %17 = sext i32 %sext8 to i64
  %18 = lshr i32 %8, 2
  %19 = and i32 %18, 1
  %sext9 = add nsw i32 %19, -1
  %20 = sext i32 %sext9 to i64
  %21 = lshr i32 %8, 3
  %22 = and i32 %21, 1
  %sext10 = add nsw i32 %22, -1
  %23 = sext i32 %sext10 to i64
  %24 = lshr i32 %8, 4
  %25 = and i32 %24, 1
  %sext11 = add nsw i32 %25, -1
  %26 = sext i32 %sext11 to i64
  %27 = lshr i32 %8, 5
  %28 = and i32 %27, 1
  %sext12 = add nsw i32 %28, -1
  %29 = sext i32 %sext12 to i64
  %30 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %9
  %31 = shl nuw nsw i32 %8, 2
  %32 = and i32 %31, 252
  %33 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %32
  %34 = getelementptr i8, ptr addrspace(3) %33, i32 4
  %35 = getelementptr i8, ptr addrspace(3) %33, i32 8
  %36 = getelementptr i8, ptr addrspace(3) %33, i32 12
  br label %37, !dbg !11

37:                                               ; preds = %5, %37
  %.pn713 = phi i32 [ %11, %5 ], [ %275, %37 ]
  %38 = phi i32 [ 0, %5 ], [ %274, %37 ]
  %39 = phi i32 [ 0, %5 ], [ %276, %37 ]
  %40 = icmp slt i32 %.pn713, %2, !dbg !12
  %41 = shl i32 %.pn713, 2, !dbg !13
  %42 = select i1 %40, i32 %41, i32 -2147483648, !dbg !13
  %43 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %12, i32 %42, i32 0, i32 0), !dbg !13
  %44 = extractelement <4 x i32> %43, i64 0, !dbg !13
  %45 = extractelement <4 x i32> %43, i64 1, !dbg !13
  %46 = extractelement <4 x i32> %43, i64 2, !dbg !13
  %47 = extractelement <4 x i32> %43, i64 3, !dbg !13
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  %48 = and i32 %44, 1, !dbg !14
  %49 = icmp ne i32 %48, 0, !dbg !14
  %50 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %49), !dbg !14
  %51 = and i32 %44, 2, !dbg !14
  %52 = icmp ne i32 %51, 0, !dbg !14
  %53 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %52), !dbg !14
  %54 = and i32 %44, 4, !dbg !14
  %55 = icmp ne i32 %54, 0, !dbg !14
  %56 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %55), !dbg !14
  %57 = and i32 %44, 8, !dbg !14
  %58 = icmp ne i32 %57, 0, !dbg !14
  %59 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %58), !dbg !14
  %60 = and i32 %44, 16, !dbg !14
  %61 = icmp ne i32 %60, 0, !dbg !14
  %62 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %61), !dbg !14
  %63 = and i32 %44, 32, !dbg !14
  %64 = icmp ne i32 %63, 0, !dbg !14
  %65 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %64), !dbg !14
  %66 = and i32 %44, 64, !dbg !14
  %67 = icmp ne i32 %66, 0, !dbg !14
  %68 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %67), !dbg !14
  %69 = and i32 %44, 128, !dbg !14
  %70 = icmp ne i32 %69, 0, !dbg !14
  %71 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %70), !dbg !14
  %72 = xor i64 %56, %14, !dbg !14
  %73 = xor i64 %59, %17, !dbg !14
  %74 = and i64 %73, %72, !dbg !14
  %75 = xor i64 %62, %20, !dbg !14
  %76 = and i64 %74, %75, !dbg !14
  %77 = xor i64 %65, %23, !dbg !14
  %78 = and i64 %76, %77, !dbg !14
  %79 = xor i64 %68, %26, !dbg !14
  %80 = and i64 %78, %79, !dbg !14
  %81 = xor i64 %71, %29, !dbg !14
  %82 = and i64 %80, %81, !dbg !14
  %83 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %40), !dbg !14
  %84 = and i64 %82, %83, !dbg !14
  %85 = xor i64 %50, -1, !dbg !14
  %86 = and i64 %84, %85, !dbg !14
  %87 = xor i64 %53, -1, !dbg !14
  %88 = and i64 %86, %87, !dbg !14
  %89 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %88), !dbg !14
  %90 = trunc nuw nsw i64 %89 to i32, !dbg !14
  %91 = and i64 %84, %50, !dbg !14
  %92 = and i64 %91, %87, !dbg !14
  %93 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %92), !dbg !14
  %94 = trunc nuw nsw i64 %93 to i32, !dbg !14
  %95 = and i64 %86, %53, !dbg !14
  %96 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %95), !dbg !14
  %97 = trunc nuw nsw i64 %96 to i32, !dbg !14
  %98 = and i64 %91, %53, !dbg !14
  %99 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %98), !dbg !14
  %100 = trunc nuw nsw i64 %99 to i32, !dbg !14
  %101 = and i32 %45, 1, !dbg !14
  %102 = icmp ne i32 %101, 0, !dbg !14
  %103 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %102), !dbg !14
  %104 = and i32 %45, 2, !dbg !14
  %105 = icmp ne i32 %104, 0, !dbg !14
  %106 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %105), !dbg !14
  %107 = and i32 %45, 4, !dbg !14
  %108 = icmp ne i32 %107, 0, !dbg !14
  %109 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %108), !dbg !14
  %110 = and i32 %45, 8, !dbg !14
  %111 = icmp ne i32 %110, 0, !dbg !14
  %112 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %111), !dbg !14
  %113 = and i32 %45, 16, !dbg !14
  %114 = icmp ne i32 %113, 0, !dbg !14
  %115 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %114), !dbg !14
  %116 = and i32 %45, 32, !dbg !14
  %117 = icmp ne i32 %116, 0, !dbg !14
  %118 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %117), !dbg !14
  %119 = and i32 %45, 64, !dbg !14
  %120 = icmp ne i32 %119, 0, !dbg !14
  %121 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %120), !dbg !14
  %122 = and i32 %45, 128, !dbg !14
  %123 = icmp ne i32 %122, 0, !dbg !14
  %124 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %123), !dbg !14
  %125 = xor i64 %109, %14, !dbg !14
  %126 = xor i64 %112, %17, !dbg !14
  %127 = xor i64 %115, %20, !dbg !14
  %128 = xor i64 %118, %23, !dbg !14
  %129 = xor i64 %121, %26, !dbg !14
  %130 = xor i64 %124, %29, !dbg !14
  %131 = and i64 %125, %126, !dbg !14
  %132 = and i64 %131, %127, !dbg !14
  %133 = and i64 %132, %128, !dbg !14
  %134 = and i64 %133, %129, !dbg !14
  %135 = and i64 %134, %130, !dbg !14
  %136 = and i64 %135, %83, !dbg !14
  %137 = xor i64 %103, -1, !dbg !14
  %138 = and i64 %136, %137, !dbg !14
  %139 = xor i64 %106, -1, !dbg !14
  %140 = and i64 %138, %139, !dbg !14
  %141 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %140), !dbg !14
  %142 = trunc nuw nsw i64 %141 to i32, !dbg !14
  %143 = add nuw nsw i32 %142, %90, !dbg !14
  %144 = and i64 %136, %103, !dbg !14
  %145 = and i64 %144, %139, !dbg !14
  %146 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %145), !dbg !14
  %147 = trunc nuw nsw i64 %146 to i32, !dbg !14
  %148 = add nuw nsw i32 %147, %94, !dbg !14
  %149 = and i64 %138, %106, !dbg !14
  %150 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %149), !dbg !14
  %151 = trunc nuw nsw i64 %150 to i32, !dbg !14
  %152 = add nuw nsw i32 %151, %97, !dbg !14
  %153 = and i64 %144, %106, !dbg !14
  %154 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %153), !dbg !14
  %155 = trunc nuw nsw i64 %154 to i32, !dbg !14
  %156 = add nuw nsw i32 %155, %100, !dbg !14
  %157 = and i32 %46, 1, !dbg !14
  %158 = icmp ne i32 %157, 0, !dbg !14
  %159 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %158), !dbg !14
  %160 = and i32 %46, 2, !dbg !14
  %161 = icmp ne i32 %160, 0, !dbg !14
  %162 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %161), !dbg !14
  %163 = and i32 %46, 4, !dbg !14
  %164 = icmp ne i32 %163, 0, !dbg !14
  %165 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %164), !dbg !14
  %166 = and i32 %46, 8, !dbg !14
  %167 = icmp ne i32 %166, 0, !dbg !14
  %168 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %167), !dbg !14
  %169 = and i32 %46, 16, !dbg !14
  %170 = icmp ne i32 %169, 0, !dbg !14
  %171 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %170), !dbg !14
  %172 = and i32 %46, 32, !dbg !14
  %173 = icmp ne i32 %172, 0, !dbg !14
  %174 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %173), !dbg !14
  %175 = and i32 %46, 64, !dbg !14
  %176 = icmp ne i32 %175, 0, !dbg !14
  %177 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %176), !dbg !14
  %178 = and i32 %46, 128, !dbg !14
  %179 = icmp ne i32 %178, 0, !dbg !14
  %180 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %179), !dbg !14
  %181 = xor i64 %165, %14, !dbg !14
  %182 = xor i64 %168, %17, !dbg !14
  %183 = xor i64 %171, %20, !dbg !14
  %184 = xor i64 %174, %23, !dbg !14
  %185 = xor i64 %177, %26, !dbg !14
  %186 = xor i64 %180, %29, !dbg !14
  %187 = and i64 %181, %182, !dbg !14
  %188 = and i64 %187, %183, !dbg !14
  %189 = and i64 %188, %184, !dbg !14
  %190 = and i64 %189, %185, !dbg !14
  %191 = and i64 %190, %186, !dbg !14
  %192 = and i64 %191, %83, !dbg !14
  %193 = xor i64 %159, -1, !dbg !14
  %194 = and i64 %192, %193, !dbg !14
  %195 = xor i64 %162, -1, !dbg !14
  %196 = and i64 %194, %195, !dbg !14
  %197 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %196), !dbg !14
  %198 = trunc nuw nsw i64 %197 to i32, !dbg !14
  %199 = add nuw nsw i32 %143, %198, !dbg !14
  %200 = and i64 %192, %159, !dbg !14
  %201 = and i64 %200, %195, !dbg !14
  %202 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %201), !dbg !14
  %203 = trunc nuw nsw i64 %202 to i32, !dbg !14
  %204 = add nuw nsw i32 %148, %203, !dbg !14
  %205 = and i64 %194, %162, !dbg !14
  %206 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %205), !dbg !14
  %207 = trunc nuw nsw i64 %206 to i32, !dbg !14
  %208 = add nuw nsw i32 %152, %207, !dbg !14
  %209 = and i64 %200, %162, !dbg !14
  %210 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %209), !dbg !14
  %211 = trunc nuw nsw i64 %210 to i32, !dbg !14
  %212 = add nuw nsw i32 %156, %211, !dbg !14
  %213 = and i32 %47, 1, !dbg !14
  %214 = icmp ne i32 %213, 0, !dbg !14
  %215 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %214), !dbg !14
  %216 = and i32 %47, 2, !dbg !14
  %217 = icmp ne i32 %216, 0, !dbg !14
  %218 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %217), !dbg !14
  %219 = and i32 %47, 4, !dbg !14
  %220 = icmp ne i32 %219, 0, !dbg !14
  %221 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %220), !dbg !14
  %222 = and i32 %47, 8, !dbg !14
  %223 = icmp ne i32 %222, 0, !dbg !14
  %224 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %223), !dbg !14
  %225 = and i32 %47, 16, !dbg !14
  %226 = icmp ne i32 %225, 0, !dbg !14
  %227 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %226), !dbg !14
  %228 = and i32 %47, 32, !dbg !14
  %229 = icmp ne i32 %228, 0, !dbg !14
  %230 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %229), !dbg !14
  %231 = and i32 %47, 64, !dbg !14
  %232 = icmp ne i32 %231, 0, !dbg !14
  %233 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %232), !dbg !14
  %234 = and i32 %47, 128, !dbg !14
  %235 = icmp ne i32 %234, 0, !dbg !14
  %236 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %235), !dbg !14
  %237 = xor i64 %221, %14, !dbg !14
  %238 = xor i64 %224, %17, !dbg !14
  %239 = xor i64 %227, %20, !dbg !14
  %240 = xor i64 %230, %23, !dbg !14
  %241 = xor i64 %233, %26, !dbg !14
  %242 = xor i64 %236, %29, !dbg !14
  %243 = and i64 %237, %238, !dbg !14
  %244 = and i64 %243, %239, !dbg !14
  %245 = and i64 %244, %240, !dbg !14
  %246 = and i64 %245, %241, !dbg !14
  %247 = and i64 %246, %242, !dbg !14
  %248 = and i64 %247, %83, !dbg !14
  %249 = xor i64 %215, -1, !dbg !14
  %250 = and i64 %248, %249, !dbg !14
  %251 = xor i64 %218, -1, !dbg !14
  %252 = and i64 %250, %251, !dbg !14
  %253 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %252), !dbg !14
  %254 = trunc nuw nsw i64 %253 to i32, !dbg !14
  %255 = add nuw nsw i32 %199, %254, !dbg !14
  %256 = and i64 %248, %215, !dbg !14
  %257 = and i64 %256, %251, !dbg !14
  %258 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %257), !dbg !14
  %259 = trunc nuw nsw i64 %258 to i32, !dbg !14
  %260 = add nuw nsw i32 %204, %259, !dbg !14
  %261 = and i64 %250, %218, !dbg !14
  %262 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %261), !dbg !14
  %263 = trunc nuw nsw i64 %262 to i32, !dbg !14
  %264 = add nuw nsw i32 %208, %263, !dbg !14
  %265 = and i64 %256, %218, !dbg !14
  %266 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %265), !dbg !14
  %267 = trunc nuw nsw i64 %266 to i32, !dbg !14
  %268 = add nuw nsw i32 %212, %267, !dbg !14
  store i32 0, ptr addrspace(3) %30, align 4, !dbg !14
  fence syncscope("workgroup") release, !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14
  %269 = atomicrmw add ptr addrspace(3) %33, i32 %255 monotonic, align 4, !dbg !14
  %270 = atomicrmw add ptr addrspace(3) %34, i32 %260 monotonic, align 4, !dbg !14
  %271 = atomicrmw add ptr addrspace(3) %35, i32 %264 monotonic, align 4, !dbg !14
  %272 = atomicrmw add ptr addrspace(3) %36, i32 %268 monotonic, align 4, !dbg !14
  fence syncscope("workgroup") release, !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14
  %273 = load i32, ptr addrspace(3) %30, align 4, !dbg !14
  %274 = add i32 %273, %38, !dbg !15
  %275 = add i32 %.pn713, 1024, !dbg !16
  %276 = add nuw nsw i32 %39, 1, !dbg !11
  %exitcond.not = icmp eq i32 %276, 32, !dbg !11
  br i1 %exitcond.not, label %277, label %37, !dbg !11

277:                                              ; preds = %37
  %278 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !17
  %279 = shl i32 %6, 10, !dbg !17
  %280 = or disjoint i32 %10, %279, !dbg !17
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %274, ptr addrspace(8) %278, i32 %280, i32 0, i32 0), !dbg !17
  ret void, !dbg !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sorting.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "histogram_kernel", linkageName: "histogram_kernel", scope: !1, file: !1, line: 18, type: !5, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 20, column: 24, scope: !4)
!8 = !DILocation(line: 21, column: 25, scope: !4)
!9 = !DILocation(line: 21, column: 46, scope: !4)
!10 = !DILocation(line: 21, column: 33, scope: !4)
!11 = !DILocation(line: 23, column: 22, scope: !4)
!12 = !DILocation(line: 24, column: 46, scope: !4)
!13 = !DILocation(line: 24, column: 20, scope: !4)
!14 = !DILocation(line: 25, column: 34, scope: !4)
!15 = !DILocation(line: 25, column: 18, scope: !4)
!16 = !DILocation(line: 26, column: 16, scope: !4)
!17 = !DILocation(line: 27, column: 59, scope: !4)
!18 = !DILocation(line: 27, column: 4, scope: !4)
