; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @radix_count_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %8 = shl i32 %7, 13, !dbg !8
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = and i32 %9, 255, !dbg !9
  %11 = and i32 %9, 48, !dbg !9
  %12 = lshr i32 %10, 6, !dbg !9
  %13 = shl nuw nsw i32 %9, 1, !dbg !9
  %14 = and i32 %13, 510, !dbg !9
  %15 = lshr i32 %9, 4, !dbg !9
  %16 = and i32 %15, 15, !dbg !9
  %17 = or disjoint i32 %14, %8, !dbg !10
  %18 = or disjoint i32 %17, 1, !dbg !10
  %19 = or disjoint i32 %16, %8, !dbg !10
  %20 = or disjoint i32 %19, 16, !dbg !10
  %21 = or disjoint i32 %19, 32, !dbg !10
  %22 = or disjoint i32 %8, %15, !dbg !9
  %23 = or i32 %22, 48, !dbg !10
  %24 = or disjoint i32 %19, 64, !dbg !10
  %25 = or disjoint i32 %19, 80, !dbg !10
  %26 = or disjoint i32 %19, 96, !dbg !10
  %27 = or i32 %22, 112, !dbg !10
  %28 = or disjoint i32 %19, 128, !dbg !10
  %29 = or disjoint i32 %19, 144, !dbg !10
  %30 = or disjoint i32 %19, 160, !dbg !10
  %31 = or i32 %22, 176, !dbg !10
  %32 = or disjoint i32 %19, 192, !dbg !10
  %33 = or disjoint i32 %19, 208, !dbg !10
  %34 = or disjoint i32 %19, 224, !dbg !10
  %35 = or i32 %22, 240, !dbg !10
  %36 = or disjoint i32 %19, 256, !dbg !10
  %37 = or disjoint i32 %19, 272, !dbg !10
  %38 = or disjoint i32 %19, 288, !dbg !10
  %39 = or i32 %22, 304, !dbg !10
  %40 = or disjoint i32 %19, 320, !dbg !10
  %41 = or disjoint i32 %19, 336, !dbg !10
  %42 = or disjoint i32 %19, 352, !dbg !10
  %43 = or i32 %22, 368, !dbg !10
  %44 = or disjoint i32 %19, 384, !dbg !10
  %45 = or disjoint i32 %19, 400, !dbg !10
  %46 = or disjoint i32 %19, 416, !dbg !10
  %47 = or i32 %22, 432, !dbg !10
  %48 = or disjoint i32 %19, 448, !dbg !10
  %49 = or disjoint i32 %19, 464, !dbg !10
  %50 = or disjoint i32 %19, 480, !dbg !10
  %51 = or i32 %22, 496, !dbg !10
  %52 = and i32 %9, 15, !dbg !11
  %53 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %54 = and i32 %13, 384
  %55 = lshr i32 %9, 1
  %56 = and i32 %55, 28
  %57 = shl nuw nsw i32 %9, 5
  %58 = and i32 %57, 32
  %59 = shl nuw nsw i32 %9, 9
  %60 = and i32 %59, 1024
  %61 = shl nuw nsw i32 %9, 4
  %62 = and i32 %61, 64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 %60
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 %62
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %54
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 %56
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 512
  %69 = and i32 %57, 512
  %70 = and i32 %9, 32
  %71 = and i32 %61, 1024
  %72 = and i32 %55, 64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %69
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 %70
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %71
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 %72
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 16
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 128
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 144
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 256
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 272
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 384
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 400
  %84 = shl nuw nsw i32 %10, 2
  %85 = xor i32 %84, 128
  %86 = icmp eq i32 %11, 0
  %87 = shl nuw nsw i32 %52, 2
  %88 = icmp samesign ult i32 %10, 64
  %89 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %10
  %90 = and i32 %9, 3
  %91 = icmp eq i32 %90, 0
  %92 = and i1 %88, %91
  %93 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %87
  %94 = getelementptr i32, ptr addrspace(3) %93, i32 %12
  br label %95, !dbg !12

95:                                               ; preds = %6, %326
  %.pn5101 = phi i32 [ %51, %6 ], [ %362, %326 ]
  %.pn7100 = phi i32 [ %50, %6 ], [ %361, %326 ]
  %.pn999 = phi i32 [ %49, %6 ], [ %360, %326 ]
  %.pn1198 = phi i32 [ %48, %6 ], [ %359, %326 ]
  %.pn1397 = phi i32 [ %47, %6 ], [ %358, %326 ]
  %.pn1596 = phi i32 [ %46, %6 ], [ %357, %326 ]
  %.pn1795 = phi i32 [ %45, %6 ], [ %356, %326 ]
  %.pn1994 = phi i32 [ %44, %6 ], [ %355, %326 ]
  %.pn2193 = phi i32 [ %43, %6 ], [ %354, %326 ]
  %.pn2392 = phi i32 [ %42, %6 ], [ %353, %326 ]
  %.pn2591 = phi i32 [ %41, %6 ], [ %352, %326 ]
  %.pn2790 = phi i32 [ %40, %6 ], [ %351, %326 ]
  %.pn2989 = phi i32 [ %39, %6 ], [ %350, %326 ]
  %.pn3188 = phi i32 [ %38, %6 ], [ %349, %326 ]
  %.pn3387 = phi i32 [ %37, %6 ], [ %348, %326 ]
  %.pn3586 = phi i32 [ %36, %6 ], [ %347, %326 ]
  %.pn3785 = phi i32 [ %35, %6 ], [ %346, %326 ]
  %.pn3984 = phi i32 [ %34, %6 ], [ %345, %326 ]
  %.pn4183 = phi i32 [ %33, %6 ], [ %344, %326 ]
  %.pn4382 = phi i32 [ %32, %6 ], [ %343, %326 ]
  %.pn4581 = phi i32 [ %31, %6 ], [ %342, %326 ]
  %.pn4780 = phi i32 [ %30, %6 ], [ %341, %326 ]
  %.pn4979 = phi i32 [ %29, %6 ], [ %340, %326 ]
  %.pn5178 = phi i32 [ %28, %6 ], [ %339, %326 ]
  %.pn5377 = phi i32 [ %27, %6 ], [ %338, %326 ]
  %.pn5576 = phi i32 [ %26, %6 ], [ %337, %326 ]
  %.pn5775 = phi i32 [ %25, %6 ], [ %336, %326 ]
  %.pn5974 = phi i32 [ %24, %6 ], [ %335, %326 ]
  %.pn6173 = phi i32 [ %23, %6 ], [ %334, %326 ]
  %.pn6372 = phi i32 [ %21, %6 ], [ %333, %326 ]
  %.pn6571 = phi i32 [ %20, %6 ], [ %332, %326 ]
  %.pn6770 = phi i32 [ %19, %6 ], [ %331, %326 ]
  %.pn169 = phi i32 [ %18, %6 ], [ %330, %326 ]
  %.pn368 = phi i32 [ %17, %6 ], [ %329, %326 ]
  %96 = phi i32 [ 0, %6 ], [ %328, %326 ]
  %97 = phi i32 [ 0, %6 ], [ %363, %326 ]
  %98 = icmp slt i32 %.pn368, %2, !dbg !13
  %99 = icmp slt i32 %.pn169, %2, !dbg !13
  %100 = icmp slt i32 %.pn6770, %2, !dbg !13
  %101 = icmp slt i32 %.pn6571, %2, !dbg !13
  %102 = icmp slt i32 %.pn6372, %2, !dbg !13
  %103 = icmp slt i32 %.pn6173, %2, !dbg !13
  %104 = icmp slt i32 %.pn5974, %2, !dbg !13
  %105 = icmp slt i32 %.pn5775, %2, !dbg !13
  %106 = icmp slt i32 %.pn5576, %2, !dbg !13
  %107 = icmp slt i32 %.pn5377, %2, !dbg !13
  %108 = icmp slt i32 %.pn5178, %2, !dbg !13
  %109 = icmp slt i32 %.pn4979, %2, !dbg !13
  %110 = icmp slt i32 %.pn4780, %2, !dbg !13
  %111 = icmp slt i32 %.pn4581, %2, !dbg !13
  %112 = icmp slt i32 %.pn4382, %2, !dbg !13
  %113 = icmp slt i32 %.pn4183, %2, !dbg !13
  %114 = icmp slt i32 %.pn3984, %2, !dbg !13
  %115 = icmp slt i32 %.pn3785, %2, !dbg !13
  %116 = icmp slt i32 %.pn3586, %2, !dbg !13
  %117 = icmp slt i32 %.pn3387, %2, !dbg !13
  %118 = icmp slt i32 %.pn3188, %2, !dbg !13
  %119 = icmp slt i32 %.pn2989, %2, !dbg !13
  %120 = icmp slt i32 %.pn2790, %2, !dbg !13
  %121 = icmp slt i32 %.pn2591, %2, !dbg !13
  %122 = icmp slt i32 %.pn2392, %2, !dbg !13
  %123 = icmp slt i32 %.pn2193, %2, !dbg !13
  %124 = icmp slt i32 %.pn1994, %2, !dbg !13
  %125 = icmp slt i32 %.pn1795, %2, !dbg !13
  %126 = icmp slt i32 %.pn1596, %2, !dbg !13
  %127 = icmp slt i32 %.pn1397, %2, !dbg !13
  %128 = icmp slt i32 %.pn1198, %2, !dbg !13
  %129 = icmp slt i32 %.pn999, %2, !dbg !13
  %130 = icmp slt i32 %.pn7100, %2, !dbg !13
  %131 = icmp slt i32 %.pn5101, %2, !dbg !13
  %132 = shl i32 %.pn368, 2, !dbg !14
  %133 = select i1 %98, i32 %132, i32 -2147483648, !dbg !14
  %134 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %53, i32 %133, i32 0, i32 0), !dbg !14
  %135 = shl i32 %.pn169, 2, !dbg !14
  %136 = select i1 %99, i32 %135, i32 -2147483648, !dbg !14
  %137 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %53, i32 %136, i32 0, i32 0), !dbg !14
  %138 = ashr i32 %134, %3, !dbg !15
  %139 = ashr i32 %137, %3, !dbg !15
  %140 = and i32 %138, 15, !dbg !16
  %141 = and i32 %139, 15, !dbg !16
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  %142 = insertelement <1 x i32> poison, i32 %140, i64 0, !dbg !17
  store <1 x i32> %142, ptr addrspace(3) %67, align 4, !dbg !17
  %143 = insertelement <1 x i32> poison, i32 %141, i64 0, !dbg !17
  store <1 x i32> %143, ptr addrspace(3) %68, align 4, !dbg !17
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  %144 = load <4 x i32>, ptr addrspace(3) %76, align 16, !dbg !17
  %145 = extractelement <4 x i32> %144, i64 0, !dbg !17
  %146 = extractelement <4 x i32> %144, i64 1, !dbg !17
  %147 = extractelement <4 x i32> %144, i64 2, !dbg !17
  %148 = extractelement <4 x i32> %144, i64 3, !dbg !17
  %149 = load <4 x i32>, ptr addrspace(3) %77, align 16, !dbg !17
  %150 = extractelement <4 x i32> %149, i64 0, !dbg !17
  %151 = extractelement <4 x i32> %149, i64 1, !dbg !17
  %152 = extractelement <4 x i32> %149, i64 2, !dbg !17
  %153 = extractelement <4 x i32> %149, i64 3, !dbg !17
  %154 = load <4 x i32>, ptr addrspace(3) %78, align 16, !dbg !17
  %155 = extractelement <4 x i32> %154, i64 0, !dbg !17
  %156 = extractelement <4 x i32> %154, i64 1, !dbg !17
  %157 = extractelement <4 x i32> %154, i64 2, !dbg !17
  %158 = extractelement <4 x i32> %154, i64 3, !dbg !17
  %159 = load <4 x i32>, ptr addrspace(3) %79, align 16, !dbg !17
  %160 = extractelement <4 x i32> %159, i64 0, !dbg !17
  %161 = extractelement <4 x i32> %159, i64 1, !dbg !17
  %162 = extractelement <4 x i32> %159, i64 2, !dbg !17
  %163 = extractelement <4 x i32> %159, i64 3, !dbg !17
  %164 = load <4 x i32>, ptr addrspace(3) %80, align 16, !dbg !17
  %165 = extractelement <4 x i32> %164, i64 0, !dbg !17
  %166 = extractelement <4 x i32> %164, i64 1, !dbg !17
  %167 = extractelement <4 x i32> %164, i64 2, !dbg !17
  %168 = extractelement <4 x i32> %164, i64 3, !dbg !17
  %169 = load <4 x i32>, ptr addrspace(3) %81, align 16, !dbg !17
  %170 = extractelement <4 x i32> %169, i64 0, !dbg !17
  %171 = extractelement <4 x i32> %169, i64 1, !dbg !17
  %172 = extractelement <4 x i32> %169, i64 2, !dbg !17
  %173 = extractelement <4 x i32> %169, i64 3, !dbg !17
  %174 = load <4 x i32>, ptr addrspace(3) %82, align 16, !dbg !17
  %175 = extractelement <4 x i32> %174, i64 0, !dbg !17
  %176 = extractelement <4 x i32> %174, i64 1, !dbg !17
  %177 = extractelement <4 x i32> %174, i64 2, !dbg !17
  %178 = extractelement <4 x i32> %174, i64 3, !dbg !17
  %179 = load <4 x i32>, ptr addrspace(3) %83, align 16, !dbg !17
  %180 = extractelement <4 x i32> %179, i64 0, !dbg !17
  %181 = extractelement <4 x i32> %179, i64 1, !dbg !17
  %182 = extractelement <4 x i32> %179, i64 2, !dbg !17
  %183 = extractelement <4 x i32> %179, i64 3, !dbg !17
  %184 = icmp eq i32 %145, %52, !dbg !18
  %185 = icmp eq i32 %146, %52, !dbg !18
  %186 = icmp eq i32 %147, %52, !dbg !18
  %187 = icmp eq i32 %148, %52, !dbg !18
  %188 = icmp eq i32 %150, %52, !dbg !18
  %189 = icmp eq i32 %151, %52, !dbg !18
  %190 = icmp eq i32 %152, %52, !dbg !18
  %191 = icmp eq i32 %153, %52, !dbg !18
  %192 = icmp eq i32 %155, %52, !dbg !18
  %193 = icmp eq i32 %156, %52, !dbg !18
  %194 = icmp eq i32 %157, %52, !dbg !18
  %195 = icmp eq i32 %158, %52, !dbg !18
  %196 = icmp eq i32 %160, %52, !dbg !18
  %197 = icmp eq i32 %161, %52, !dbg !18
  %198 = icmp eq i32 %162, %52, !dbg !18
  %199 = icmp eq i32 %163, %52, !dbg !18
  %200 = icmp eq i32 %165, %52, !dbg !18
  %201 = icmp eq i32 %166, %52, !dbg !18
  %202 = icmp eq i32 %167, %52, !dbg !18
  %203 = icmp eq i32 %168, %52, !dbg !18
  %204 = icmp eq i32 %170, %52, !dbg !18
  %205 = icmp eq i32 %171, %52, !dbg !18
  %206 = icmp eq i32 %172, %52, !dbg !18
  %207 = icmp eq i32 %173, %52, !dbg !18
  %208 = icmp eq i32 %175, %52, !dbg !18
  %209 = icmp eq i32 %176, %52, !dbg !18
  %210 = icmp eq i32 %177, %52, !dbg !18
  %211 = icmp eq i32 %178, %52, !dbg !18
  %212 = icmp eq i32 %180, %52, !dbg !18
  %213 = icmp eq i32 %181, %52, !dbg !18
  %214 = icmp eq i32 %182, %52, !dbg !18
  %215 = icmp eq i32 %183, %52, !dbg !18
  %216 = and i1 %100, %184, !dbg !19
  %217 = and i1 %101, %185, !dbg !19
  %218 = and i1 %102, %186, !dbg !19
  %219 = and i1 %103, %187, !dbg !19
  %220 = and i1 %104, %188, !dbg !19
  %221 = and i1 %105, %189, !dbg !19
  %222 = and i1 %106, %190, !dbg !19
  %223 = and i1 %107, %191, !dbg !19
  %224 = and i1 %108, %192, !dbg !19
  %225 = and i1 %109, %193, !dbg !19
  %226 = and i1 %110, %194, !dbg !19
  %227 = and i1 %111, %195, !dbg !19
  %228 = and i1 %112, %196, !dbg !19
  %229 = and i1 %113, %197, !dbg !19
  %230 = and i1 %114, %198, !dbg !19
  %231 = and i1 %115, %199, !dbg !19
  %232 = and i1 %116, %200, !dbg !19
  %233 = and i1 %117, %201, !dbg !19
  %234 = and i1 %118, %202, !dbg !19
  %235 = and i1 %119, %203, !dbg !19
  %236 = and i1 %120, %204, !dbg !19
  %237 = and i1 %121, %205, !dbg !19
  %238 = and i1 %122, %206, !dbg !19
  %239 = and i1 %123, %207, !dbg !19
  %240 = and i1 %124, %208, !dbg !19
  %241 = and i1 %125, %209, !dbg !19
  %242 = and i1 %126, %210, !dbg !19
  %243 = and i1 %127, %211, !dbg !19
  %244 = and i1 %128, %212, !dbg !19
  %245 = and i1 %129, %213, !dbg !19
  %246 = and i1 %130, %214, !dbg !19
  %247 = and i1 %131, %215, !dbg !19
  %248 = zext i1 %216 to i32, !dbg !20
  %249 = zext i1 %217 to i32, !dbg !20
  %250 = zext i1 %218 to i32, !dbg !20
  %251 = zext i1 %219 to i32, !dbg !20
  %252 = zext i1 %220 to i32, !dbg !20
  %253 = zext i1 %221 to i32, !dbg !20
  %254 = zext i1 %222 to i32, !dbg !20
  %255 = zext i1 %223 to i32, !dbg !20
  %256 = zext i1 %224 to i32, !dbg !20
  %257 = zext i1 %225 to i32, !dbg !20
  %258 = zext i1 %226 to i32, !dbg !20
  %259 = zext i1 %227 to i32, !dbg !20
  %260 = zext i1 %228 to i32, !dbg !20
  %261 = zext i1 %229 to i32, !dbg !20
  %262 = zext i1 %230 to i32, !dbg !20
  %263 = zext i1 %231 to i32, !dbg !20
  %264 = zext i1 %232 to i32, !dbg !20
  %265 = zext i1 %233 to i32, !dbg !20
  %266 = zext i1 %234 to i32, !dbg !20
  %267 = zext i1 %235 to i32, !dbg !20
  %268 = zext i1 %236 to i32, !dbg !20
  %269 = zext i1 %237 to i32, !dbg !20
  %270 = zext i1 %238 to i32, !dbg !20
  %271 = zext i1 %239 to i32, !dbg !20
  %272 = zext i1 %240 to i32, !dbg !20
  %273 = zext i1 %241 to i32, !dbg !20
  %274 = zext i1 %242 to i32, !dbg !20
  %275 = zext i1 %243 to i32, !dbg !20
  %276 = zext i1 %244 to i32, !dbg !20
  %277 = zext i1 %245 to i32, !dbg !20
  %278 = zext i1 %246 to i32, !dbg !20
  %279 = zext i1 %247 to i32, !dbg !20
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  %280 = add nuw nsw i32 %248, %249, !dbg !26
  %281 = add nuw nsw i32 %280, %250, !dbg !26
  %282 = add nuw nsw i32 %281, %251, !dbg !26
  %283 = add nuw nsw i32 %282, %252, !dbg !26
  %284 = add nuw nsw i32 %283, %253, !dbg !26
  %285 = add nuw nsw i32 %284, %254, !dbg !26
  %286 = add nuw nsw i32 %285, %255, !dbg !26
  %287 = add nuw nsw i32 %286, %256, !dbg !26
  %288 = add nuw nsw i32 %287, %257, !dbg !26
  %289 = add nuw nsw i32 %288, %258, !dbg !26
  %290 = add nuw nsw i32 %289, %259, !dbg !26
  %291 = add nuw nsw i32 %290, %260, !dbg !26
  %292 = add nuw nsw i32 %291, %261, !dbg !26
  %293 = add nuw nsw i32 %292, %262, !dbg !26
  %294 = add nuw nsw i32 %293, %263, !dbg !26
  %295 = add nuw nsw i32 %294, %264, !dbg !26
  %296 = add nuw nsw i32 %295, %265, !dbg !26
  %297 = add nuw nsw i32 %296, %266, !dbg !26
  %298 = add nuw nsw i32 %297, %267, !dbg !26
  %299 = add nuw nsw i32 %298, %268, !dbg !26
  %300 = add nuw nsw i32 %299, %269, !dbg !26
  %301 = add nuw nsw i32 %300, %270, !dbg !26
  %302 = add nuw nsw i32 %301, %271, !dbg !26
  %303 = add nuw nsw i32 %302, %272, !dbg !26
  %304 = add nuw nsw i32 %303, %273, !dbg !26
  %305 = add nuw nsw i32 %304, %274, !dbg !26
  %306 = add nuw nsw i32 %305, %275, !dbg !26
  %307 = add nuw nsw i32 %306, %276, !dbg !26
  %308 = add nuw nsw i32 %307, %277, !dbg !26
  %309 = add nuw nsw i32 %308, %278, !dbg !26
  %310 = add nuw nsw i32 %309, %279, !dbg !26
  %311 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %310), !dbg !21
  %312 = add i32 %310, %311, !dbg !26
  %313 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %312, i32 16415), !dbg !21
  br i1 %86, label %314, label %316, !dbg !21

314:                                              ; preds = %95
  %315 = add i32 %312, %313
  store i32 %315, ptr addrspace(3) %94, align 4, !dbg !21
  br label %316, !dbg !21

316:                                              ; preds = %314, %95
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %88, label %317, label %319, !dbg !21

317:                                              ; preds = %316
  %318 = load i32, ptr addrspace(3) %89, align 4, !dbg !21
  br label %319, !dbg !21

319:                                              ; preds = %317, %316
  %320 = phi i32 [ %318, %317 ], [ 0, %316 ], !dbg !27
  %321 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %320, i32 %320, i32 78, i32 15, i32 15, i1 false), !dbg !21
  %322 = add i32 %321, %320, !dbg !26
  %323 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %322, i32 %322, i32 177, i32 15, i32 15, i1 false), !dbg !21
  br i1 %92, label %324, label %326, !dbg !21

324:                                              ; preds = %319
  %325 = add i32 %322, %323
  store i32 %325, ptr addrspace(3) %89, align 4, !dbg !21
  br label %326, !dbg !21

326:                                              ; preds = %324, %319
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %327 = load i32, ptr addrspace(3) %93, align 16, !dbg !21
  %328 = add i32 %327, %96, !dbg !28
  %329 = add i32 %.pn368, 512, !dbg !29
  %330 = add i32 %.pn169, 512, !dbg !29
  %331 = add i32 %.pn6770, 512, !dbg !29
  %332 = add i32 %.pn6571, 512, !dbg !29
  %333 = add i32 %.pn6372, 512, !dbg !29
  %334 = add i32 %.pn6173, 512, !dbg !29
  %335 = add i32 %.pn5974, 512, !dbg !29
  %336 = add i32 %.pn5775, 512, !dbg !29
  %337 = add i32 %.pn5576, 512, !dbg !29
  %338 = add i32 %.pn5377, 512, !dbg !29
  %339 = add i32 %.pn5178, 512, !dbg !29
  %340 = add i32 %.pn4979, 512, !dbg !29
  %341 = add i32 %.pn4780, 512, !dbg !29
  %342 = add i32 %.pn4581, 512, !dbg !29
  %343 = add i32 %.pn4382, 512, !dbg !29
  %344 = add i32 %.pn4183, 512, !dbg !29
  %345 = add i32 %.pn3984, 512, !dbg !29
  %346 = add i32 %.pn3785, 512, !dbg !29
  %347 = add i32 %.pn3586, 512, !dbg !29
  %348 = add i32 %.pn3387, 512, !dbg !29
  %349 = add i32 %.pn3188, 512, !dbg !29
  %350 = add i32 %.pn2989, 512, !dbg !29
  %351 = add i32 %.pn2790, 512, !dbg !29
  %352 = add i32 %.pn2591, 512, !dbg !29
  %353 = add i32 %.pn2392, 512, !dbg !29
  %354 = add i32 %.pn2193, 512, !dbg !29
  %355 = add i32 %.pn1994, 512, !dbg !29
  %356 = add i32 %.pn1795, 512, !dbg !29
  %357 = add i32 %.pn1596, 512, !dbg !29
  %358 = add i32 %.pn1397, 512, !dbg !29
  %359 = add i32 %.pn1198, 512, !dbg !29
  %360 = add i32 %.pn999, 512, !dbg !29
  %361 = add i32 %.pn7100, 512, !dbg !29
  %362 = add i32 %.pn5101, 512, !dbg !29
  %363 = add nuw nsw i32 %97, 1, !dbg !12
  %exitcond.not = icmp eq i32 %363, 16, !dbg !12
  br i1 %exitcond.not, label %364, label %95, !dbg !12

364:                                              ; preds = %326
  %365 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !30
  %366 = and i1 %86, %88, !dbg !30
  %367 = shl i32 %7, 6, !dbg !30
  %368 = or disjoint i32 %87, %367, !dbg !30
  %369 = select i1 %366, i32 %368, i32 -2147483648, !dbg !30
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %328, ptr addrspace(8) %365, i32 %369, i32 0, i32 0), !dbg !30
  ret void, !dbg !31
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
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #6

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
!4 = distinct !DISubprogram(name: "radix_count_kernel", linkageName: "radix_count_kernel", scope: !1, file: !1, line: 31, type: !5, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 33, column: 24, scope: !4)
!8 = !DILocation(line: 34, column: 25, scope: !4)
!9 = !DILocation(line: 34, column: 46, scope: !4)
!10 = !DILocation(line: 34, column: 33, scope: !4)
!11 = !DILocation(line: 35, column: 25, scope: !4)
!12 = !DILocation(line: 37, column: 22, scope: !4)
!13 = !DILocation(line: 38, column: 51, scope: !4)
!14 = !DILocation(line: 38, column: 22, scope: !4)
!15 = !DILocation(line: 39, column: 24, scope: !4)
!16 = !DILocation(line: 39, column: 33, scope: !4)
!17 = !DILocation(line: 39, column: 37, scope: !4)
!18 = !DILocation(line: 39, column: 49, scope: !4)
!19 = !DILocation(line: 40, column: 33, scope: !4)
!20 = !DILocation(line: 40, column: 57, scope: !4)
!21 = !DILocation(line: 293, column: 36, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 40, column: 25, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!26 = !DILocation(line: 263, column: 15, scope: !22, inlinedAt: !21)
!27 = !DILocation(line: 40, column: 25, scope: !4)
!28 = !DILocation(line: 40, column: 18, scope: !4)
!29 = !DILocation(line: 41, column: 16, scope: !4)
!30 = !DILocation(line: 42, column: 44, scope: !4)
!31 = !DILocation(line: 42, column: 4, scope: !4)
