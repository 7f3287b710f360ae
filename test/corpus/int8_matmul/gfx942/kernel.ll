; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @int8_matmul_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, i32 inreg %10, ptr addrspace(1) inreg readnone captures(none) %11, ptr addrspace(1) inreg readnone captures(none) %12) local_unnamed_addr #0 !dbg !4 {
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %15 = add i32 %6, 127, !dbg !8
  %16 = sdiv i32 %15, 128, !dbg !13
  %17 = shl nsw i32 %16, 3, !dbg !14
  %.frozen = freeze i32 %17, !dbg !15
  %18 = sdiv i32 %14, %.frozen, !dbg !15
  %19 = shl i32 %18, 3, !dbg !16
  %20 = add i32 %5, 127, !dbg !17
  %21 = sdiv i32 %20, 128, !dbg !19
  %22 = sub i32 %21, %19, !dbg !20
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 8), !dbg !21
  %24 = mul i32 %18, %.frozen, !dbg !22
  %.decomposed = sub i32 %14, %24, !dbg !22
  %.frozen184 = freeze i32 %23, !dbg !23
  %25 = sdiv i32 %.decomposed, %.frozen184, !dbg !23
  %26 = mul i32 %25, %.frozen184, !dbg !24
  %.decomposed185 = sub i32 %.decomposed, %26, !dbg !24
  %27 = add i32 %.decomposed185, %19, !dbg !25
  %28 = shl i32 %27, 7, !dbg !26
  %29 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !27
  %30 = lshr i32 %29, 3, !dbg !27
  %31 = and i32 %30, 63, !dbg !27
  %32 = or i32 %30, 64, !dbg !27
  %33 = and i32 %29, 31, !dbg !27
  %34 = and i32 %29, 256, !dbg !27
  %35 = lshr exact i32 %34, 3, !dbg !27
  %36 = or disjoint i32 %35, %33, !dbg !27
  %37 = or disjoint i32 %36, 64, !dbg !27
  %38 = and i32 %29, 192, !dbg !27
  %39 = lshr exact i32 %38, 1, !dbg !27
  %40 = and i32 %29, 32, !dbg !27
  %41 = lshr exact i32 %40, 3, !dbg !27
  %42 = or disjoint i32 %41, %39, !dbg !27
  %43 = or disjoint i32 %42, 8, !dbg !27
  %44 = or disjoint i32 %42, 16, !dbg !27
  %45 = or disjoint i32 %42, 24, !dbg !27
  %46 = or disjoint i32 %28, %31, !dbg !28
  %47 = or disjoint i32 %28, %32, !dbg !28
  %48 = or disjoint i32 %28, %36, !dbg !28
  %49 = or disjoint i32 %28, %37, !dbg !28
  %50 = shl i32 %25, 7, !dbg !29
  %51 = or disjoint i32 %50, %31, !dbg !30
  %52 = or disjoint i32 %50, %32, !dbg !30
  %53 = or disjoint i32 %50, %42, !dbg !30
  %54 = or disjoint i32 %50, %43, !dbg !30
  %55 = or disjoint i32 %50, %44, !dbg !30
  %56 = or disjoint i32 %50, %45, !dbg !30
  %57 = srem i32 %46, %5, !dbg !31
  %58 = srem i32 %47, %5, !dbg !31
  %59 = shl nuw nsw i32 %29, 4, !dbg !32
  %60 = and i32 %59, 112, !dbg !32
  %61 = mul i32 %57, %8, !dbg !33
  %62 = mul i32 %58, %8, !dbg !33
  %63 = add i32 %61, %60, !dbg !33
  %64 = add i32 %62, %60, !dbg !33
  %65 = add i32 %7, 127, !dbg !34
  %66 = icmp sgt i32 %65, 127, !dbg !36
  %67 = icmp slt i32 %60, %7, !dbg !37
  %68 = and i1 %67, %66, !dbg !36
  %69 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !38
  %70 = select i1 %68, i32 %63, i32 -2147483648, !dbg !38
  %71 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %69, i32 %70, i32 0, i32 0), !dbg !38
  %72 = bitcast <4 x i32> %71 to <16 x i8>, !dbg !38
  %73 = select i1 %68, i32 %64, i32 -2147483648, !dbg !38
  %74 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %69, i32 %73, i32 0, i32 0), !dbg !38
  %75 = bitcast <4 x i32> %74 to <16 x i8>, !dbg !38
  %76 = srem i32 %51, %6, !dbg !39
  %77 = srem i32 %52, %6, !dbg !39
  %78 = mul i32 %76, %9, !dbg !40
  %79 = mul i32 %77, %9, !dbg !40
  %80 = add i32 %78, %60, !dbg !40
  %81 = add i32 %79, %60, !dbg !40
  %82 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !41
  %83 = select i1 %68, i32 %80, i32 -2147483648, !dbg !41
  %84 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %82, i32 %83, i32 0, i32 0), !dbg !41
  %85 = bitcast <4 x i32> %84 to <16 x i8>, !dbg !41
  %86 = select i1 %68, i32 %81, i32 -2147483648, !dbg !41
  %87 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %82, i32 %86, i32 0, i32 0), !dbg !41
  %88 = bitcast <4 x i32> %87 to <16 x i8>, !dbg !41
  %89 = and i32 %59, 8176, !dbg !38
  %90 = and i32 %29, 120, !dbg !38
  %91 = xor i32 %89, %90, !dbg !38
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %91, !dbg !38
  %93 = shufflevector <16 x i8> %72, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  store <8 x i8> %93, ptr addrspace(3) %92, align 8, !dbg !38
  %94 = or disjoint i32 %91, 8192, !dbg !38
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %94, !dbg !38
  %96 = shufflevector <16 x i8> %75, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  store <8 x i8> %96, ptr addrspace(3) %95, align 8, !dbg !38
  %97 = xor i32 %91, 8, !dbg !38
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %97, !dbg !38
  %99 = shufflevector <16 x i8> %72, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !38
  store <8 x i8> %99, ptr addrspace(3) %98, align 8, !dbg !38
  %100 = or disjoint i32 %97, 8192, !dbg !38
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100, !dbg !38
  %102 = shufflevector <16 x i8> %75, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !38
  store <8 x i8> %102, ptr addrspace(3) %101, align 8, !dbg !38
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %91, !dbg !41
  %104 = shufflevector <16 x i8> %85, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !41
  store <8 x i8> %104, ptr addrspace(3) %103, align 8, !dbg !41
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %94, !dbg !41
  %106 = shufflevector <16 x i8> %88, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !41
  store <8 x i8> %106, ptr addrspace(3) %105, align 8, !dbg !41
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %97, !dbg !41
  %108 = shufflevector <16 x i8> %85, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !41
  store <8 x i8> %108, ptr addrspace(3) %107, align 8, !dbg !41
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %100, !dbg !41
  %110 = shufflevector <16 x i8> %88, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !41
  store <8 x i8> %110, ptr addrspace(3) %109, align 8, !dbg !41
  %111 = icmp sgt i32 %65, 255, !dbg !36
  br i1 %111, label %.lr.ph, label %._crit_edge, !dbg !36

.lr.ph:                                           ; preds = %13
  %112 = lshr i32 %65, 7, !dbg !42
  %113 = shl nuw nsw i32 %33, 7
  %114 = shl nuw nsw i32 %29, 3
  %115 = and i32 %114, 120
  %116 = lshr exact i32 %40, 2
  %117 = shl nuw nsw i32 %34, 4
  %118 = or disjoint i32 %113, %115
  %119 = xor i32 %118, %116
  %120 = or disjoint i32 %119, %117
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %120
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 8192
  %123 = xor i32 %120, 16
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 8192
  %126 = xor i32 %120, 32
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %126
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 8192
  %129 = xor i32 %120, 48
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %129
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 8192
  %132 = xor i32 %120, 64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %132
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 8192
  %135 = xor i32 %120, 80
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %135
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 8192
  %138 = xor i32 %120, 96
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %138
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 8192
  %141 = xor i32 %120, 112
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 8192
  %144 = shl nuw nsw i32 %38, 6
  %145 = xor i32 %115, %116
  %146 = or disjoint i32 %145, %144
  %147 = or disjoint i32 %146, %113
  %148 = xor i32 %147, 16
  %149 = xor i32 %147, 32
  %150 = xor i32 %147, 48
  %151 = xor i32 %147, 64
  %152 = xor i32 %147, 80
  %153 = xor i32 %147, 96
  %154 = xor i32 %147, 112
  %155 = add nsw i32 %112, -2
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %147
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %148
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %149
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %150
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %151
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %152
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %153
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %154
  br label %164, !dbg !36

164:                                              ; preds = %.lr.ph, %164
  %.pn95132 = phi i32 [ %81, %.lr.ph ], [ %201, %164 ]
  %.pn127131 = phi i32 [ %80, %.lr.ph ], [ %200, %164 ]
  %.pn31130 = phi i32 [ %64, %.lr.ph ], [ %199, %164 ]
  %.pn63129 = phi i32 [ %63, %.lr.ph ], [ %198, %164 ]
  %165 = phi i32 [ 0, %.lr.ph ], [ %266, %164 ]
  %166 = phi i32 [ 0, %.lr.ph ], [ %267, %164 ]
  %167 = phi i32 [ 0, %.lr.ph ], [ %268, %164 ]
  %168 = phi i32 [ 0, %.lr.ph ], [ %269, %164 ]
  %169 = phi i32 [ 0, %.lr.ph ], [ %270, %164 ]
  %170 = phi i32 [ 0, %.lr.ph ], [ %271, %164 ]
  %171 = phi i32 [ 0, %.lr.ph ], [ %272, %164 ]
  %172 = phi i32 [ 0, %.lr.ph ], [ %273, %164 ]
  %173 = phi i32 [ 0, %.lr.ph ], [ %274, %164 ]
  %174 = phi i32 [ 0, %.lr.ph ], [ %275, %164 ]
  %175 = phi i32 [ 0, %.lr.ph ], [ %276, %164 ]
  %176 = phi i32 [ 0, %.lr.ph ], [ %277, %164 ]
  %177 = phi i32 [ 0, %.lr.ph ], [ %278, %164 ]
  %178 = phi i32 [ 0, %.lr.ph ], [ %279, %164 ]
  %179 = phi i32 [ 0, %.lr.ph ], [ %280, %164 ]
  %180 = phi i32 [ 0, %.lr.ph ], [ %281, %164 ]
  %181 = phi i32 [ 0, %.lr.ph ], [ %306, %164 ]
  %182 = phi i32 [ 0, %.lr.ph ], [ %307, %164 ]
  %183 = phi i32 [ 0, %.lr.ph ], [ %308, %164 ]
  %184 = phi i32 [ 0, %.lr.ph ], [ %309, %164 ]
  %185 = phi i32 [ 0, %.lr.ph ], [ %310, %164 ]
  %186 = phi i32 [ 0, %.lr.ph ], [ %311, %164 ]
  %187 = phi i32 [ 0, %.lr.ph ], [ %312, %164 ]
  %188 = phi i32 [ 0, %.lr.ph ], [ %313, %164 ]
  %189 = phi i32 [ 0, %.lr.ph ], [ %314, %164 ]
  %190 = phi i32 [ 0, %.lr.ph ], [ %315, %164 ]
  %191 = phi i32 [ 0, %.lr.ph ], [ %316, %164 ]
  %192 = phi i32 [ 0, %.lr.ph ], [ %317, %164 ]
  %193 = phi i32 [ 0, %.lr.ph ], [ %318, %164 ]
  %194 = phi i32 [ 0, %.lr.ph ], [ %319, %164 ]
  %195 = phi i32 [ 0, %.lr.ph ], [ %320, %164 ]
  %196 = phi i32 [ 0, %.lr.ph ], [ %321, %164 ]
  %197 = phi i32 [ 0, %.lr.ph ], [ %202, %164 ]
  %198 = add i32 %.pn63129, 128, !dbg !43
  %199 = add i32 %.pn31130, 128, !dbg !43
  %200 = add i32 %.pn127131, 128, !dbg !44
  %201 = add i32 %.pn95132, 128, !dbg !44
  %202 = add nuw nsw i32 %197, 1, !dbg !36
  %203 = shl i32 %202, 7, !dbg !45
  %204 = sub i32 %7, %203, !dbg !46
  %205 = icmp slt i32 %60, %204, !dbg !37
  %206 = select i1 %205, i32 %198, i32 -2147483648, !dbg !38
  %207 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %69, i32 %206, i32 0, i32 0), !dbg !38
  %208 = bitcast <4 x i32> %207 to <16 x i8>, !dbg !38
  %209 = select i1 %205, i32 %199, i32 -2147483648, !dbg !38
  %210 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %69, i32 %209, i32 0, i32 0), !dbg !38
  %211 = bitcast <4 x i32> %210 to <16 x i8>, !dbg !38
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %212 = load i64, ptr addrspace(3) %121, align 8, !dbg !38
  %213 = load i64, ptr addrspace(3) %122, align 8, !dbg !38
  %214 = load i64, ptr addrspace(3) %124, align 8, !dbg !38
  %215 = load i64, ptr addrspace(3) %125, align 8, !dbg !38
  %216 = load i64, ptr addrspace(3) %127, align 8, !dbg !38
  %217 = load i64, ptr addrspace(3) %128, align 8, !dbg !38
  %218 = load i64, ptr addrspace(3) %130, align 8, !dbg !38
  %219 = load i64, ptr addrspace(3) %131, align 8, !dbg !38
  %220 = load i64, ptr addrspace(3) %133, align 8, !dbg !38
  %221 = load i64, ptr addrspace(3) %134, align 8, !dbg !38
  %222 = load i64, ptr addrspace(3) %136, align 8, !dbg !38
  %223 = load i64, ptr addrspace(3) %137, align 8, !dbg !38
  %224 = load i64, ptr addrspace(3) %139, align 8, !dbg !38
  %225 = load i64, ptr addrspace(3) %140, align 8, !dbg !38
  %226 = load i64, ptr addrspace(3) %142, align 8, !dbg !38
  %227 = load i64, ptr addrspace(3) %143, align 8, !dbg !38
  %228 = load i64, ptr addrspace(3) %156, align 8, !dbg !41
  %229 = load i64, ptr addrspace(3) %157, align 8, !dbg !41
  %230 = load i64, ptr addrspace(3) %158, align 8, !dbg !41
  %231 = load i64, ptr addrspace(3) %159, align 8, !dbg !41
  %232 = load i64, ptr addrspace(3) %160, align 8, !dbg !41
  %233 = load i64, ptr addrspace(3) %161, align 8, !dbg !41
  %234 = load i64, ptr addrspace(3) %162, align 8, !dbg !41
  %235 = load i64, ptr addrspace(3) %163, align 8, !dbg !41
  %236 = select i1 %205, i32 %200, i32 -2147483648, !dbg !41
  %237 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %82, i32 %236, i32 0, i32 0), !dbg !41
  %238 = bitcast <4 x i32> %237 to <16 x i8>, !dbg !41
  %239 = select i1 %205, i32 %201, i32 -2147483648, !dbg !41
  %240 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %82, i32 %239, i32 0, i32 0), !dbg !41
  %241 = bitcast <4 x i32> %240 to <16 x i8>, !dbg !41
  %242 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %165, i64 0, !dbg !47
  %243 = insertelement <16 x i32> %242, i32 %166, i64 1, !dbg !47
  %244 = insertelement <16 x i32> %243, i32 %167, i64 2, !dbg !47
  %245 = insertelement <16 x i32> %244, i32 %168, i64 3, !dbg !47
  %246 = insertelement <16 x i32> %245, i32 %169, i64 4, !dbg !47
  %247 = insertelement <16 x i32> %246, i32 %170, i64 5, !dbg !47
  %248 = insertelement <16 x i32> %247, i32 %171, i64 6, !dbg !47
  %249 = insertelement <16 x i32> %248, i32 %172, i64 7, !dbg !47
  %250 = insertelement <16 x i32> %249, i32 %173, i64 8, !dbg !47
  %251 = insertelement <16 x i32> %250, i32 %174, i64 9, !dbg !47
  %252 = insertelement <16 x i32> %251, i32 %175, i64 10, !dbg !47
  %253 = insertelement <16 x i32> %252, i32 %176, i64 11, !dbg !47
  %254 = insertelement <16 x i32> %253, i32 %177, i64 12, !dbg !47
  %255 = insertelement <16 x i32> %254, i32 %178, i64 13, !dbg !47
  %256 = insertelement <16 x i32> %255, i32 %179, i64 14, !dbg !47
  %257 = insertelement <16 x i32> %256, i32 %180, i64 15, !dbg !47
  %258 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %228, i64 %212, <16 x i32> %257, i32 0, i32 0, i32 0), !dbg !47
  %259 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %229, i64 %214, <16 x i32> %258, i32 0, i32 0, i32 0), !dbg !47
  %260 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %230, i64 %216, <16 x i32> %259, i32 0, i32 0, i32 0), !dbg !47
  %261 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %231, i64 %218, <16 x i32> %260, i32 0, i32 0, i32 0), !dbg !47
  %262 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %232, i64 %220, <16 x i32> %261, i32 0, i32 0, i32 0), !dbg !47
  %263 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %233, i64 %222, <16 x i32> %262, i32 0, i32 0, i32 0), !dbg !47
  %264 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %234, i64 %224, <16 x i32> %263, i32 0, i32 0, i32 0), !dbg !47
  %265 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %235, i64 %226, <16 x i32> %264, i32 0, i32 0, i32 0), !dbg !47
  %266 = extractelement <16 x i32> %265, i64 0, !dbg !47
  %267 = extractelement <16 x i32> %265, i64 1, !dbg !47
  %268 = extractelement <16 x i32> %265, i64 2, !dbg !47
  %269 = extractelement <16 x i32> %265, i64 3, !dbg !47
  %270 = extractelement <16 x i32> %265, i64 4, !dbg !47
  %271 = extractelement <16 x i32> %265, i64 5, !dbg !47
  %272 = extractelement <16 x i32> %265, i64 6, !dbg !47
  %273 = extractelement <16 x i32> %265, i64 7, !dbg !47
  %274 = extractelement <16 x i32> %265, i64 8, !dbg !47
  %275 = extractelement <16 x i32> %265, i64 9, !dbg !47
  %276 = extractelement <16 x i32> %265, i64 10, !dbg !47
  %277 = extractelement <16 x i32> %265, i64 11, !dbg !47
  %278 = extractelement <16 x i32> %265, i64 12, !dbg !47
  %279 = extractelement <16 x i32> %265, i64 13, !dbg !47
  %280 = extractelement <16 x i32> %265, i64 14, !dbg !47
  %281 = extractelement <16 x i32> %265, i64 15, !dbg !47
  %282 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %181, i64 0, !dbg !47
  %283 = insertelement <16 x i32> %282, i32 %182, i64 1, !dbg !47
  %284 = insertelement <16 x i32> %283, i32 %183, i64 2, !dbg !47
  %285 = insertelement <16 x i32> %284, i32 %184, i64 3, !dbg !47
  %286 = insertelement <16 x i32> %285, i32 %185, i64 4, !dbg !47
  %287 = insertelement <16 x i32> %286, i32 %186, i64 5, !dbg !47
  %288 = insertelement <16 x i32> %287, i32 %187, i64 6, !dbg !47
  %289 = insertelement <16 x i32> %288, i32 %188, i64 7, !dbg !47
  %290 = insertelement <16 x i32> %289, i32 %189, i64 8, !dbg !47
  %291 = insertelement <16 x i32> %290, i32 %190, i64 9, !dbg !47
  %292 = insertelement <16 x i32> %291, i32 %191, i64 10, !dbg !47
  %293 = insertelement <16 x i32> %292, i32 %192, i64 11, !dbg !47
  %294 = insertelement <16 x i32> %293, i32 %193, i64 12, !dbg !47
  %295 = insertelement <16 x i32> %294, i32 %194, i64 13, !dbg !47
  %296 = insertelement <16 x i32> %295, i32 %195, i64 14, !dbg !47
  %297 = insertelement <16 x i32> %296, i32 %196, i64 15, !dbg !47
  %298 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %228, i64 %213, <16 x i32> %297, i32 0, i32 0, i32 0), !dbg !47
  %299 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %229, i64 %215, <16 x i32> %298, i32 0, i32 0, i32 0), !dbg !47
  %300 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %230, i64 %217, <16 x i32> %299, i32 0, i32 0, i32 0), !dbg !47
  %301 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %231, i64 %219, <16 x i32> %300, i32 0, i32 0, i32 0), !dbg !47
  %302 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %232, i64 %221, <16 x i32> %301, i32 0, i32 0, i32 0), !dbg !47
  %303 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %233, i64 %223, <16 x i32> %302, i32 0, i32 0, i32 0), !dbg !47
  %304 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %234, i64 %225, <16 x i32> %303, i32 0, i32 0, i32 0), !dbg !47
  %305 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %235, i64 %227, <16 x i32> %304, i32 0, i32 0, i32 0), !dbg !47
  %306 = extractelement <16 x i32> %305, i64 0, !dbg !47
  %307 = extractelement <16 x i32> %305, i64 1, !dbg !47
  %308 = extractelement <16 x i32> %305, i64 2, !dbg !47
  %309 = extractelement <16 x i32> %305, i64 3, !dbg !47
  %310 = extractelement <16 x i32> %305, i64 4, !dbg !47
  %311 = extractelement <16 x i32> %305, i64 5, !dbg !47
  %312 = extractelement <16 x i32> %305, i64 6, !dbg !47
  %313 = extractelement <16 x i32> %305, i64 7, !dbg !47
  %314 = extractelement <16 x i32> %305, i64 8, !dbg !47
  %315 = extractelement <16 x i32> %305, i64 9, !dbg !47
  %316 = extractelement <16 x i32> %305, i64 10, !dbg !47
  %317 = extractelement <16 x i32> %305, i64 11, !dbg !47
  %318 = extractelement <16 x i32> %305, i64 12, !dbg !47
  %319 = extractelement <16 x i32> %305, i64 13, !dbg !47
  %320 = extractelement <16 x i32> %305, i64 14, !dbg !47
  %321 = extractelement <16 x i32> %305, i64 15, !dbg !47
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %322 = shufflevector <16 x i8> %208, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  store <8 x i8> %322, ptr addrspace(3) %92, align 8, !dbg !38
  %323 = shufflevector <16 x i8> %211, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  store <8 x i8> %323, ptr addrspace(3) %95, align 8, !dbg !38
  %324 = shufflevector <16 x i8> %208, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !38
  store <8 x i8> %324, ptr addrspace(3) %98, align 8, !dbg !38
  %325 = shufflevector <16 x i8> %211, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !38
  store <8 x i8> %325, ptr addrspace(3) %101, align 8, !dbg !38
  %326 = shufflevector <16 x i8> %238, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !41
  store <8 x i8> %326, ptr addrspace(3) %103, align 8, !dbg !41
  %327 = shufflevector <16 x i8> %241, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !41
  store <8 x i8> %327, ptr addrspace(3) %105, align 8, !dbg !41
  %328 = shufflevector <16 x i8> %238, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !41
  store <8 x i8> %328, ptr addrspace(3) %107, align 8, !dbg !41
  %329 = shufflevector <16 x i8> %241, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !41
  store <8 x i8> %329, ptr addrspace(3) %109, align 8, !dbg !41
  %exitcond.not = icmp eq i32 %197, %155, !dbg !36
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %164, !dbg !36

._crit_edge.loopexit:                             ; preds = %164
  %330 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 14, i32 15>, !dbg !48
  %331 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 12, i32 13>, !dbg !48
  %332 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 10, i32 11>, !dbg !48
  %333 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 8, i32 9>, !dbg !48
  %334 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 6, i32 7>, !dbg !48
  %335 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 4, i32 5>, !dbg !48
  %336 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !48
  %337 = shufflevector <16 x i32> %305, <16 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !48
  %338 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 14, i32 15>, !dbg !48
  %339 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 12, i32 13>, !dbg !48
  %340 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 10, i32 11>, !dbg !48
  %341 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 8, i32 9>, !dbg !48
  %342 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 6, i32 7>, !dbg !48
  %343 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 4, i32 5>, !dbg !48
  %344 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !48
  %345 = shufflevector <16 x i32> %265, <16 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !48
  br label %._crit_edge, !dbg !38

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %13
  %346 = phi <2 x i32> [ zeroinitializer, %13 ], [ %345, %._crit_edge.loopexit ], !dbg !48
  %347 = phi <2 x i32> [ zeroinitializer, %13 ], [ %344, %._crit_edge.loopexit ], !dbg !48
  %348 = phi <2 x i32> [ zeroinitializer, %13 ], [ %343, %._crit_edge.loopexit ], !dbg !48
  %349 = phi <2 x i32> [ zeroinitializer, %13 ], [ %342, %._crit_edge.loopexit ], !dbg !48
  %350 = phi <2 x i32> [ zeroinitializer, %13 ], [ %341, %._crit_edge.loopexit ], !dbg !48
  %351 = phi <2 x i32> [ zeroinitializer, %13 ], [ %340, %._crit_edge.loopexit ], !dbg !48
  %352 = phi <2 x i32> [ zeroinitializer, %13 ], [ %339, %._crit_edge.loopexit ], !dbg !48
  %353 = phi <2 x i32> [ zeroinitializer, %13 ], [ %338, %._crit_edge.loopexit ], !dbg !48
  %354 = phi <2 x i32> [ zeroinitializer, %13 ], [ %337, %._crit_edge.loopexit ], !dbg !48
  %355 = phi <2 x i32> [ zeroinitializer, %13 ], [ %336, %._crit_edge.loopexit ], !dbg !48
  %356 = phi <2 x i32> [ zeroinitializer, %13 ], [ %335, %._crit_edge.loopexit ], !dbg !48
  %357 = phi <2 x i32> [ zeroinitializer, %13 ], [ %334, %._crit_edge.loopexit ], !dbg !48
  %358 = phi <2 x i32> [ zeroinitializer, %13 ], [ %333, %._crit_edge.loopexit ], !dbg !48
  %359 = phi <2 x i32> [ zeroinitializer, %13 ], [ %332, %._crit_edge.loopexit ], !dbg !48
  %360 = phi <2 x i32> [ zeroinitializer, %13 ], [ %331, %._crit_edge.loopexit ], !dbg !48
  %361 = phi <2 x i32> [ zeroinitializer, %13 ], [ %330, %._crit_edge.loopexit ], !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  br i1 %66, label %362, label %495, !dbg !47

362:                                              ; preds = %._crit_edge
  %363 = shl nuw nsw i32 %38, 6, !dbg !41
  %364 = shl nuw nsw i32 %29, 3, !dbg !38
  %365 = and i32 %364, 120, !dbg !38
  %366 = lshr exact i32 %40, 2, !dbg !38
  %367 = xor i32 %365, %366, !dbg !41
  %368 = or disjoint i32 %367, %363, !dbg !41
  %369 = shl nuw nsw i32 %33, 7, !dbg !38
  %370 = or disjoint i32 %368, %369, !dbg !41
  %371 = xor i32 %370, 112, !dbg !41
  %372 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %371, !dbg !41
  %373 = load i64, ptr addrspace(3) %372, align 8, !dbg !41
  %374 = xor i32 %370, 96, !dbg !41
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %374, !dbg !41
  %376 = load i64, ptr addrspace(3) %375, align 8, !dbg !41
  %377 = xor i32 %370, 80, !dbg !41
  %378 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %377, !dbg !41
  %379 = load i64, ptr addrspace(3) %378, align 8, !dbg !41
  %380 = xor i32 %370, 64, !dbg !41
  %381 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %380, !dbg !41
  %382 = load i64, ptr addrspace(3) %381, align 8, !dbg !41
  %383 = xor i32 %370, 48, !dbg !41
  %384 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %383, !dbg !41
  %385 = load i64, ptr addrspace(3) %384, align 8, !dbg !41
  %386 = xor i32 %370, 32, !dbg !41
  %387 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %386, !dbg !41
  %388 = load i64, ptr addrspace(3) %387, align 8, !dbg !41
  %389 = xor i32 %370, 16, !dbg !41
  %390 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %389, !dbg !41
  %391 = load i64, ptr addrspace(3) %390, align 8, !dbg !41
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %370, !dbg !41
  %393 = load i64, ptr addrspace(3) %392, align 8, !dbg !41
  %394 = shl nuw nsw i32 %34, 4, !dbg !38
  %395 = or disjoint i32 %369, %365, !dbg !38
  %396 = xor i32 %395, %366, !dbg !38
  %397 = or disjoint i32 %396, %394, !dbg !38
  %398 = xor i32 %397, 112, !dbg !38
  %399 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %398, !dbg !38
  %400 = getelementptr inbounds nuw i8, ptr addrspace(3) %399, i32 8192, !dbg !38
  %401 = load i64, ptr addrspace(3) %400, align 8, !dbg !38
  %402 = load i64, ptr addrspace(3) %399, align 8, !dbg !38
  %403 = xor i32 %397, 96, !dbg !38
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %403, !dbg !38
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %404, i32 8192, !dbg !38
  %406 = load i64, ptr addrspace(3) %405, align 8, !dbg !38
  %407 = load i64, ptr addrspace(3) %404, align 8, !dbg !38
  %408 = xor i32 %397, 80, !dbg !38
  %409 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %408, !dbg !38
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %409, i32 8192, !dbg !38
  %411 = load i64, ptr addrspace(3) %410, align 8, !dbg !38
  %412 = load i64, ptr addrspace(3) %409, align 8, !dbg !38
  %413 = xor i32 %397, 64, !dbg !38
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %413, !dbg !38
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %414, i32 8192, !dbg !38
  %416 = load i64, ptr addrspace(3) %415, align 8, !dbg !38
  %417 = load i64, ptr addrspace(3) %414, align 8, !dbg !38
  %418 = xor i32 %397, 48, !dbg !38
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %418, !dbg !38
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %419, i32 8192, !dbg !38
  %421 = load i64, ptr addrspace(3) %420, align 8, !dbg !38
  %422 = load i64, ptr addrspace(3) %419, align 8, !dbg !38
  %423 = xor i32 %397, 32, !dbg !38
  %424 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %423, !dbg !38
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %424, i32 8192, !dbg !38
  %426 = load i64, ptr addrspace(3) %425, align 8, !dbg !38
  %427 = load i64, ptr addrspace(3) %424, align 8, !dbg !38
  %428 = xor i32 %397, 16, !dbg !38
  %429 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %428, !dbg !38
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %429, i32 8192, !dbg !38
  %431 = load i64, ptr addrspace(3) %430, align 8, !dbg !38
  %432 = load i64, ptr addrspace(3) %429, align 8, !dbg !38
  %433 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %397, !dbg !38
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %433, i32 8192, !dbg !38
  %435 = load i64, ptr addrspace(3) %434, align 8, !dbg !38
  %436 = load i64, ptr addrspace(3) %433, align 8, !dbg !38
  %437 = shufflevector <2 x i32> %346, <2 x i32> %347, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %438 = shufflevector <2 x i32> %348, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %439 = shufflevector <16 x i32> %437, <16 x i32> %438, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %440 = shufflevector <2 x i32> %349, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %441 = shufflevector <16 x i32> %439, <16 x i32> %440, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %442 = shufflevector <2 x i32> %350, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %443 = shufflevector <16 x i32> %441, <16 x i32> %442, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %444 = shufflevector <2 x i32> %351, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %445 = shufflevector <16 x i32> %443, <16 x i32> %444, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %446 = shufflevector <2 x i32> %352, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %447 = shufflevector <16 x i32> %445, <16 x i32> %446, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !47
  %448 = shufflevector <2 x i32> %353, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %449 = shufflevector <16 x i32> %447, <16 x i32> %448, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !47
  %450 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %393, i64 %436, <16 x i32> %449, i32 0, i32 0, i32 0), !dbg !47
  %451 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %391, i64 %432, <16 x i32> %450, i32 0, i32 0, i32 0), !dbg !47
  %452 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %388, i64 %427, <16 x i32> %451, i32 0, i32 0, i32 0), !dbg !47
  %453 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %385, i64 %422, <16 x i32> %452, i32 0, i32 0, i32 0), !dbg !47
  %454 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %382, i64 %417, <16 x i32> %453, i32 0, i32 0, i32 0), !dbg !47
  %455 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %379, i64 %412, <16 x i32> %454, i32 0, i32 0, i32 0), !dbg !47
  %456 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %376, i64 %407, <16 x i32> %455, i32 0, i32 0, i32 0), !dbg !47
  %457 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %373, i64 %402, <16 x i32> %456, i32 0, i32 0, i32 0), !dbg !47
  %458 = shufflevector <2 x i32> %354, <2 x i32> %355, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %459 = shufflevector <2 x i32> %356, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %460 = shufflevector <16 x i32> %458, <16 x i32> %459, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %461 = shufflevector <2 x i32> %357, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %462 = shufflevector <16 x i32> %460, <16 x i32> %461, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %463 = shufflevector <2 x i32> %358, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %464 = shufflevector <16 x i32> %462, <16 x i32> %463, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %465 = shufflevector <2 x i32> %359, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %466 = shufflevector <16 x i32> %464, <16 x i32> %465, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %467 = shufflevector <2 x i32> %360, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %468 = shufflevector <16 x i32> %466, <16 x i32> %467, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !47
  %469 = shufflevector <2 x i32> %361, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !47
  %470 = shufflevector <16 x i32> %468, <16 x i32> %469, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !47
  %471 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %393, i64 %435, <16 x i32> %470, i32 0, i32 0, i32 0), !dbg !47
  %472 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %391, i64 %431, <16 x i32> %471, i32 0, i32 0, i32 0), !dbg !47
  %473 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %388, i64 %426, <16 x i32> %472, i32 0, i32 0, i32 0), !dbg !47
  %474 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %385, i64 %421, <16 x i32> %473, i32 0, i32 0, i32 0), !dbg !47
  %475 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %382, i64 %416, <16 x i32> %474, i32 0, i32 0, i32 0), !dbg !47
  %476 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %379, i64 %411, <16 x i32> %475, i32 0, i32 0, i32 0), !dbg !47
  %477 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %376, i64 %406, <16 x i32> %476, i32 0, i32 0, i32 0), !dbg !47
  %478 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %373, i64 %401, <16 x i32> %477, i32 0, i32 0, i32 0), !dbg !47
  %479 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !47
  %480 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !47
  %481 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 4, i32 5>, !dbg !47
  %482 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 6, i32 7>, !dbg !47
  %483 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 8, i32 9>, !dbg !47
  %484 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 10, i32 11>, !dbg !47
  %485 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 12, i32 13>, !dbg !47
  %486 = shufflevector <16 x i32> %457, <16 x i32> poison, <2 x i32> <i32 14, i32 15>, !dbg !47
  %487 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !47
  %488 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !47
  %489 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 4, i32 5>, !dbg !47
  %490 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 6, i32 7>, !dbg !47
  %491 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 8, i32 9>, !dbg !47
  %492 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 10, i32 11>, !dbg !47
  %493 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 12, i32 13>, !dbg !47
  %494 = shufflevector <16 x i32> %478, <16 x i32> poison, <2 x i32> <i32 14, i32 15>, !dbg !47
  br label %495, !dbg !47

495:                                              ; preds = %362, %._crit_edge
  %496 = phi <2 x i32> [ %479, %362 ], [ %346, %._crit_edge ], !dbg !47
  %497 = phi <2 x i32> [ %480, %362 ], [ %347, %._crit_edge ], !dbg !47
  %498 = phi <2 x i32> [ %481, %362 ], [ %348, %._crit_edge ], !dbg !47
  %499 = phi <2 x i32> [ %482, %362 ], [ %349, %._crit_edge ], !dbg !47
  %500 = phi <2 x i32> [ %483, %362 ], [ %350, %._crit_edge ], !dbg !47
  %501 = phi <2 x i32> [ %484, %362 ], [ %351, %._crit_edge ], !dbg !47
  %502 = phi <2 x i32> [ %485, %362 ], [ %352, %._crit_edge ], !dbg !47
  %503 = phi <2 x i32> [ %486, %362 ], [ %353, %._crit_edge ], !dbg !47
  %504 = phi <2 x i32> [ %487, %362 ], [ %354, %._crit_edge ], !dbg !47
  %505 = phi <2 x i32> [ %488, %362 ], [ %355, %._crit_edge ], !dbg !47
  %506 = phi <2 x i32> [ %489, %362 ], [ %356, %._crit_edge ], !dbg !47
  %507 = phi <2 x i32> [ %490, %362 ], [ %357, %._crit_edge ], !dbg !47
  %508 = phi <2 x i32> [ %491, %362 ], [ %358, %._crit_edge ], !dbg !47
  %509 = phi <2 x i32> [ %492, %362 ], [ %359, %._crit_edge ], !dbg !47
  %510 = phi <2 x i32> [ %493, %362 ], [ %360, %._crit_edge ], !dbg !47
  %511 = phi <2 x i32> [ %494, %362 ], [ %361, %._crit_edge ], !dbg !47
  %512 = icmp slt i32 %48, %5, !dbg !49
  %513 = icmp slt i32 %49, %5, !dbg !49
  %514 = sext i32 %49 to i64, !dbg !50
  %515 = getelementptr float, ptr addrspace(1) %2, i64 %514, !dbg !50
  br i1 %512, label %516, label %521, !dbg !50

516:                                              ; preds = %495
  %517 = sext i32 %48 to i64
  %518 = getelementptr float, ptr addrspace(1) %2, i64 %517
  %519 = load <1 x float>, ptr addrspace(1) %518, align 4, !dbg !50
  %520 = shufflevector <1 x float> %519, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !51
  br label %521, !dbg !50

521:                                              ; preds = %516, %495
  %522 = phi <2 x float> [ %520, %516 ], [ zeroinitializer, %495 ], !dbg !50
  br i1 %513, label %523, label %526, !dbg !50

523:                                              ; preds = %521
  %524 = load <1 x float>, ptr addrspace(1) %515, align 4, !dbg !50
  %525 = shufflevector <1 x float> %524, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !51
  br label %526, !dbg !50

526:                                              ; preds = %523, %521
  %527 = phi <2 x float> [ %525, %523 ], [ zeroinitializer, %521 ], !dbg !50
  %528 = icmp slt i32 %53, %6, !dbg !52
  %529 = icmp slt i32 %55, %6, !dbg !52
  %530 = sext i32 %54 to i64, !dbg !53
  %531 = getelementptr float, ptr addrspace(1) %3, i64 %530, !dbg !53
  %532 = sext i32 %55 to i64, !dbg !53
  %533 = getelementptr float, ptr addrspace(1) %3, i64 %532, !dbg !53
  %534 = sext i32 %56 to i64, !dbg !53
  %535 = getelementptr float, ptr addrspace(1) %3, i64 %534, !dbg !53
  br i1 %528, label %536, label %540, !dbg !53

536:                                              ; preds = %526
  %537 = sext i32 %53 to i64
  %538 = getelementptr float, ptr addrspace(1) %3, i64 %537
  %539 = load <4 x float>, ptr addrspace(1) %538, align 16, !dbg !53
  br label %540, !dbg !53

540:                                              ; preds = %536, %526
  %541 = phi <4 x float> [ %539, %536 ], [ zeroinitializer, %526 ], !dbg !53
  br i1 %528, label %542, label %544, !dbg !53

542:                                              ; preds = %540
  %543 = load <4 x float>, ptr addrspace(1) %531, align 16, !dbg !53
  br label %544, !dbg !53

544:                                              ; preds = %542, %540
  %545 = phi <4 x float> [ %543, %542 ], [ zeroinitializer, %540 ], !dbg !53
  br i1 %529, label %546, label %548, !dbg !53

546:                                              ; preds = %544
  %547 = load <4 x float>, ptr addrspace(1) %533, align 16, !dbg !53
  br label %548, !dbg !53

548:                                              ; preds = %546, %544
  %549 = phi <4 x float> [ %547, %546 ], [ zeroinitializer, %544 ], !dbg !53
  br i1 %529, label %550, label %552, !dbg !53

550:                                              ; preds = %548
  %551 = load <4 x float>, ptr addrspace(1) %535, align 16, !dbg !53
  br label %552, !dbg !53

552:                                              ; preds = %550, %548
  %553 = phi <4 x float> [ %551, %550 ], [ zeroinitializer, %548 ], !dbg !53
  %554 = sitofp <2 x i32> %496 to <2 x float>, !dbg !54
  %555 = sitofp <2 x i32> %497 to <2 x float>, !dbg !54
  %556 = sitofp <2 x i32> %498 to <2 x float>, !dbg !54
  %557 = sitofp <2 x i32> %499 to <2 x float>, !dbg !54
  %558 = sitofp <2 x i32> %500 to <2 x float>, !dbg !54
  %559 = sitofp <2 x i32> %501 to <2 x float>, !dbg !54
  %560 = sitofp <2 x i32> %502 to <2 x float>, !dbg !54
  %561 = sitofp <2 x i32> %503 to <2 x float>, !dbg !54
  %562 = sitofp <2 x i32> %504 to <2 x float>, !dbg !54
  %563 = sitofp <2 x i32> %505 to <2 x float>, !dbg !54
  %564 = sitofp <2 x i32> %506 to <2 x float>, !dbg !54
  %565 = sitofp <2 x i32> %507 to <2 x float>, !dbg !54
  %566 = sitofp <2 x i32> %508 to <2 x float>, !dbg !54
  %567 = sitofp <2 x i32> %509 to <2 x float>, !dbg !54
  %568 = sitofp <2 x i32> %510 to <2 x float>, !dbg !54
  %569 = sitofp <2 x i32> %511 to <2 x float>, !dbg !54
  %570 = and i1 %512, %528, !dbg !55
  %571 = and i1 %512, %529, !dbg !55
  %572 = and i1 %513, %528, !dbg !55
  %573 = and i1 %513, %529, !dbg !55
  %574 = mul i32 %28, %10, !dbg !56
  %575 = mul i32 %10, %36, !dbg !57
  %576 = mul i32 %10, %37, !dbg !57
  %577 = add i32 %574, %50, !dbg !57
  %578 = add i32 %577, %575, !dbg !57
  %579 = add i32 %578, %42, !dbg !57
  %580 = add i32 %578, %43, !dbg !57
  %581 = add i32 %578, %44, !dbg !57
  %582 = add i32 %578, %45, !dbg !57
  %583 = add i32 %577, %576, !dbg !57
  %584 = add i32 %583, %42, !dbg !57
  %585 = add i32 %583, %43, !dbg !57
  %586 = add i32 %583, %44, !dbg !57
  %587 = add i32 %583, %45, !dbg !57
  %588 = fmul <2 x float> %522, %554, !dbg !51
  %589 = shufflevector <4 x float> %541, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !58
  %590 = fmul <2 x float> %588, %589, !dbg !58
  %591 = bitcast <2 x float> %590 to <2 x i32>, !dbg !59
  %592 = fmul <2 x float> %522, %555, !dbg !51
  %593 = shufflevector <4 x float> %541, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !58
  %594 = fmul <2 x float> %592, %593, !dbg !58
  %595 = bitcast <2 x float> %594 to <2 x i32>, !dbg !59
  %596 = fmul <2 x float> %522, %556, !dbg !51
  %597 = shufflevector <4 x float> %545, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !58
  %598 = fmul <2 x float> %596, %597, !dbg !58
  %599 = bitcast <2 x float> %598 to <2 x i32>, !dbg !59
  %600 = fmul <2 x float> %522, %557, !dbg !51
  %601 = shufflevector <4 x float> %545, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !58
  %602 = fmul <2 x float> %600, %601, !dbg !58
  %603 = bitcast <2 x float> %602 to <2 x i32>, !dbg !59
  %604 = fmul <2 x float> %522, %558, !dbg !51
  %605 = shufflevector <4 x float> %549, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !58
  %606 = fmul <2 x float> %604, %605, !dbg !58
  %607 = bitcast <2 x float> %606 to <2 x i32>, !dbg !59
  %608 = fmul <2 x float> %522, %559, !dbg !51
  %609 = shufflevector <4 x float> %549, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !58
  %610 = fmul <2 x float> %608, %609, !dbg !58
  %611 = bitcast <2 x float> %610 to <2 x i32>, !dbg !59
  %612 = fmul <2 x float> %522, %560, !dbg !51
  %613 = shufflevector <4 x float> %553, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !58
  %614 = fmul <2 x float> %612, %613, !dbg !58
  %615 = bitcast <2 x float> %614 to <2 x i32>, !dbg !59
  %616 = fmul <2 x float> %522, %561, !dbg !51
  %617 = shufflevector <4 x float> %553, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !58
  %618 = fmul <2 x float> %616, %617, !dbg !58
  %619 = bitcast <2 x float> %618 to <2 x i32>, !dbg !59
  %620 = fmul <2 x float> %527, %562, !dbg !51
  %621 = fmul <2 x float> %620, %589, !dbg !58
  %622 = bitcast <2 x float> %621 to <2 x i32>, !dbg !59
  %623 = fmul <2 x float> %527, %563, !dbg !51
  %624 = fmul <2 x float> %623, %593, !dbg !58
  %625 = bitcast <2 x float> %624 to <2 x i32>, !dbg !59
  %626 = fmul <2 x float> %527, %564, !dbg !51
  %627 = fmul <2 x float> %626, %597, !dbg !58
  %628 = bitcast <2 x float> %627 to <2 x i32>, !dbg !59
  %629 = fmul <2 x float> %527, %565, !dbg !51
  %630 = fmul <2 x float> %629, %601, !dbg !58
  %631 = bitcast <2 x float> %630 to <2 x i32>, !dbg !59
  %632 = fmul <2 x float> %527, %566, !dbg !51
  %633 = fmul <2 x float> %632, %605, !dbg !58
  %634 = bitcast <2 x float> %633 to <2 x i32>, !dbg !59
  %635 = fmul <2 x float> %527, %567, !dbg !51
  %636 = fmul <2 x float> %635, %609, !dbg !58
  %637 = bitcast <2 x float> %636 to <2 x i32>, !dbg !59
  %638 = fmul <2 x float> %527, %568, !dbg !51
  %639 = fmul <2 x float> %638, %613, !dbg !58
  %640 = bitcast <2 x float> %639 to <2 x i32>, !dbg !59
  %641 = fmul <2 x float> %527, %569, !dbg !51
  %642 = fmul <2 x float> %641, %617, !dbg !58
  %643 = bitcast <2 x float> %642 to <2 x i32>, !dbg !59
  %644 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !60
  %645 = shufflevector <2 x float> %590, <2 x float> %594, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %646 = fcmp uno <4 x float> %645, zeroinitializer, !dbg !60
  %647 = shufflevector <2 x i32> %591, <2 x i32> %595, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %648 = add <4 x i32> %647, splat (i32 32767), !dbg !60
  %649 = shufflevector <2 x i32> %591, <2 x i32> %595, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %650 = lshr <4 x i32> %649, splat (i32 16), !dbg !60
  %651 = and <4 x i32> %650, splat (i32 1), !dbg !60
  %652 = add <4 x i32> %648, %651, !dbg !60
  %653 = lshr <4 x i32> %652, splat (i32 16), !dbg !60
  %654 = trunc nuw <4 x i32> %653 to <4 x i16>, !dbg !60
  %655 = bitcast <4 x i16> %654 to <4 x bfloat>, !dbg !60
  %656 = select <4 x i1> %646, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %655, !dbg !60
  %657 = bitcast <4 x bfloat> %656 to <2 x i32>, !dbg !60
  %658 = shl i32 %579, 1, !dbg !60
  %659 = select i1 %570, i32 %658, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %657, ptr addrspace(8) %644, i32 %659, i32 0, i32 0), !dbg !60
  %660 = shufflevector <2 x float> %598, <2 x float> %602, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %661 = fcmp uno <4 x float> %660, zeroinitializer, !dbg !60
  %662 = shufflevector <2 x i32> %599, <2 x i32> %603, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %663 = add <4 x i32> %662, splat (i32 32767), !dbg !60
  %664 = shufflevector <2 x i32> %599, <2 x i32> %603, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %665 = lshr <4 x i32> %664, splat (i32 16), !dbg !60
  %666 = and <4 x i32> %665, splat (i32 1), !dbg !60
  %667 = add <4 x i32> %663, %666, !dbg !60
  %668 = lshr <4 x i32> %667, splat (i32 16), !dbg !60
  %669 = trunc nuw <4 x i32> %668 to <4 x i16>, !dbg !60
  %670 = bitcast <4 x i16> %669 to <4 x bfloat>, !dbg !60
  %671 = select <4 x i1> %661, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %670, !dbg !60
  %672 = bitcast <4 x bfloat> %671 to <2 x i32>, !dbg !60
  %673 = shl i32 %580, 1, !dbg !60
  %674 = select i1 %570, i32 %673, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %672, ptr addrspace(8) %644, i32 %674, i32 0, i32 0), !dbg !60
  %675 = shufflevector <2 x float> %606, <2 x float> %610, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %676 = fcmp uno <4 x float> %675, zeroinitializer, !dbg !60
  %677 = shufflevector <2 x i32> %607, <2 x i32> %611, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %678 = add <4 x i32> %677, splat (i32 32767), !dbg !60
  %679 = shufflevector <2 x i32> %607, <2 x i32> %611, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %680 = lshr <4 x i32> %679, splat (i32 16), !dbg !60
  %681 = and <4 x i32> %680, splat (i32 1), !dbg !60
  %682 = add <4 x i32> %678, %681, !dbg !60
  %683 = lshr <4 x i32> %682, splat (i32 16), !dbg !60
  %684 = trunc nuw <4 x i32> %683 to <4 x i16>, !dbg !60
  %685 = bitcast <4 x i16> %684 to <4 x bfloat>, !dbg !60
  %686 = select <4 x i1> %676, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %685, !dbg !60
  %687 = bitcast <4 x bfloat> %686 to <2 x i32>, !dbg !60
  %688 = shl i32 %581, 1, !dbg !60
  %689 = select i1 %571, i32 %688, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %687, ptr addrspace(8) %644, i32 %689, i32 0, i32 0), !dbg !60
  %690 = shufflevector <2 x float> %614, <2 x float> %618, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %691 = fcmp uno <4 x float> %690, zeroinitializer, !dbg !60
  %692 = shufflevector <2 x i32> %615, <2 x i32> %619, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %693 = add <4 x i32> %692, splat (i32 32767), !dbg !60
  %694 = shufflevector <2 x i32> %615, <2 x i32> %619, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %695 = lshr <4 x i32> %694, splat (i32 16), !dbg !60
  %696 = and <4 x i32> %695, splat (i32 1), !dbg !60
  %697 = add <4 x i32> %693, %696, !dbg !60
  %698 = lshr <4 x i32> %697, splat (i32 16), !dbg !60
  %699 = trunc nuw <4 x i32> %698 to <4 x i16>, !dbg !60
  %700 = bitcast <4 x i16> %699 to <4 x bfloat>, !dbg !60
  %701 = select <4 x i1> %691, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %700, !dbg !60
  %702 = bitcast <4 x bfloat> %701 to <2 x i32>, !dbg !60
  %703 = shl i32 %582, 1, !dbg !60
  %704 = select i1 %571, i32 %703, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %702, ptr addrspace(8) %644, i32 %704, i32 0, i32 0), !dbg !60
  %705 = shufflevector <2 x float> %621, <2 x float> %624, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %706 = fcmp uno <4 x float> %705, zeroinitializer, !dbg !60
  %707 = shufflevector <2 x i32> %622, <2 x i32> %625, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %708 = add <4 x i32> %707, splat (i32 32767), !dbg !60
  %709 = shufflevector <2 x i32> %622, <2 x i32> %625, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %710 = lshr <4 x i32> %709, splat (i32 16), !dbg !60
  %711 = and <4 x i32> %710, splat (i32 1), !dbg !60
  %712 = add <4 x i32> %708, %711, !dbg !60
  %713 = lshr <4 x i32> %712, splat (i32 16), !dbg !60
  %714 = trunc nuw <4 x i32> %713 to <4 x i16>, !dbg !60
  %715 = bitcast <4 x i16> %714 to <4 x bfloat>, !dbg !60
  %716 = select <4 x i1> %706, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %715, !dbg !60
  %717 = bitcast <4 x bfloat> %716 to <2 x i32>, !dbg !60
  %718 = shl i32 %584, 1, !dbg !60
  %719 = select i1 %572, i32 %718, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %717, ptr addrspace(8) %644, i32 %719, i32 0, i32 0), !dbg !60
  %720 = shufflevector <2 x float> %627, <2 x float> %630, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %721 = fcmp uno <4 x float> %720, zeroinitializer, !dbg !60
  %722 = shufflevector <2 x i32> %628, <2 x i32> %631, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %723 = add <4 x i32> %722, splat (i32 32767), !dbg !60
  %724 = shufflevector <2 x i32> %628, <2 x i32> %631, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %725 = lshr <4 x i32> %724, splat (i32 16), !dbg !60
  %726 = and <4 x i32> %725, splat (i32 1), !dbg !60
  %727 = add <4 x i32> %723, %726, !dbg !60
  %728 = lshr <4 x i32> %727, splat (i32 16), !dbg !60
  %729 = trunc nuw <4 x i32> %728 to <4 x i16>, !dbg !60
  %730 = bitcast <4 x i16> %729 to <4 x bfloat>, !dbg !60
  %731 = select <4 x i1> %721, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %730, !dbg !60
  %732 = bitcast <4 x bfloat> %731 to <2 x i32>, !dbg !60
  %733 = shl i32 %585, 1, !dbg !60
  %734 = select i1 %572, i32 %733, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %732, ptr addrspace(8) %644, i32 %734, i32 0, i32 0), !dbg !60
  %735 = shufflevector <2 x float> %633, <2 x float> %636, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %736 = fcmp uno <4 x float> %735, zeroinitializer, !dbg !60
  %737 = shufflevector <2 x i32> %634, <2 x i32> %637, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %738 = add <4 x i32> %737, splat (i32 32767), !dbg !60
  %739 = shufflevector <2 x i32> %634, <2 x i32> %637, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %740 = lshr <4 x i32> %739, splat (i32 16), !dbg !60
  %741 = and <4 x i32> %740, splat (i32 1), !dbg !60
  %742 = add <4 x i32> %738, %741, !dbg !60
  %743 = lshr <4 x i32> %742, splat (i32 16), !dbg !60
  %744 = trunc nuw <4 x i32> %743 to <4 x i16>, !dbg !60
  %745 = bitcast <4 x i16> %744 to <4 x bfloat>, !dbg !60
  %746 = select <4 x i1> %736, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %745, !dbg !60
  %747 = bitcast <4 x bfloat> %746 to <2 x i32>, !dbg !60
  %748 = shl i32 %586, 1, !dbg !60
  %749 = select i1 %573, i32 %748, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %747, ptr addrspace(8) %644, i32 %749, i32 0, i32 0), !dbg !60
  %750 = shufflevector <2 x float> %639, <2 x float> %642, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %751 = fcmp uno <4 x float> %750, zeroinitializer, !dbg !60
  %752 = shufflevector <2 x i32> %640, <2 x i32> %643, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %753 = add <4 x i32> %752, splat (i32 32767), !dbg !60
  %754 = shufflevector <2 x i32> %640, <2 x i32> %643, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %755 = lshr <4 x i32> %754, splat (i32 16), !dbg !60
  %756 = and <4 x i32> %755, splat (i32 1), !dbg !60
  %757 = add <4 x i32> %753, %756, !dbg !60
  %758 = lshr <4 x i32> %757, splat (i32 16), !dbg !60
  %759 = trunc nuw <4 x i32> %758 to <4 x i16>, !dbg !60
  %760 = bitcast <4 x i16> %759 to <4 x bfloat>, !dbg !60
  %761 = select <4 x i1> %751, <4 x bfloat> splat (bfloat 0xR7FFF), <4 x bfloat> %760, !dbg !60
  %762 = bitcast <4 x bfloat> %761 to <2 x i32>, !dbg !60
  %763 = shl i32 %587, 1, !dbg !60
  %764 = select i1 %573, i32 %763, i32 -2147483648, !dbg !60
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %762, ptr addrspace(8) %644, i32 %764, i32 0, i32 0), !dbg !60
  ret void, !dbg !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64, i64, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "quantized.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "int8_matmul_kernel", linkageName: "int8_matmul_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 13, column: 24, scope: !4)
!8 = !DILocation(line: 43, column: 17, scope: !9, inlinedAt: !11)
!9 = distinct !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "standard.py", directory: "triton/language")
!11 = !DILocation(line: 14, column: 33, scope: !12)
!12 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!13 = !DILocation(line: 43, column: 30, scope: !9, inlinedAt: !11)
!14 = !DILocation(line: 14, column: 22, scope: !4)
!15 = !DILocation(line: 15, column: 19, scope: !4)
!16 = !DILocation(line: 15, column: 27, scope: !4)
!17 = !DILocation(line: 43, column: 17, scope: !9, inlinedAt: !18)
!18 = !DILocation(line: 16, column: 26, scope: !12)
!19 = !DILocation(line: 43, column: 30, scope: !9, inlinedAt: !18)
!20 = !DILocation(line: 16, column: 37, scope: !4)
!21 = !DILocation(line: 16, column: 44, scope: !4)
!22 = !DILocation(line: 17, column: 28, scope: !4)
!23 = !DILocation(line: 18, column: 28, scope: !4)
!24 = !DILocation(line: 17, column: 36, scope: !4)
!25 = !DILocation(line: 17, column: 22, scope: !4)
!26 = !DILocation(line: 17, column: 44, scope: !4)
!27 = !DILocation(line: 17, column: 67, scope: !4)
!28 = !DILocation(line: 17, column: 54, scope: !4)
!29 = !DILocation(line: 18, column: 35, scope: !4)
!30 = !DILocation(line: 18, column: 45, scope: !4)
!31 = !DILocation(line: 20, column: 31, scope: !4)
!32 = !DILocation(line: 20, column: 64, scope: !4)
!33 = !DILocation(line: 20, column: 57, scope: !4)
!34 = !DILocation(line: 43, column: 17, scope: !9, inlinedAt: !35)
!35 = !DILocation(line: 23, column: 33, scope: !12)
!36 = !DILocation(line: 23, column: 22, scope: !4)
!37 = !DILocation(line: 25, column: 51, scope: !4)
!38 = !DILocation(line: 25, column: 20, scope: !4)
!39 = !DILocation(line: 21, column: 31, scope: !4)
!40 = !DILocation(line: 21, column: 57, scope: !4)
!41 = !DILocation(line: 26, column: 20, scope: !4)
!42 = !DILocation(line: 43, column: 30, scope: !9, inlinedAt: !35)
!43 = !DILocation(line: 28, column: 18, scope: !4)
!44 = !DILocation(line: 29, column: 18, scope: !4)
!45 = !DILocation(line: 24, column: 23, scope: !4)
!46 = !DILocation(line: 24, column: 19, scope: !4)
!47 = !DILocation(line: 27, column: 27, scope: !4)
!48 = !DILocation(line: 22, column: 19, scope: !4)
!49 = !DILocation(line: 30, column: 48, scope: !4)
!50 = !DILocation(line: 30, column: 17, scope: !4)
!51 = !DILocation(line: 32, column: 29, scope: !4)
!52 = !DILocation(line: 31, column: 48, scope: !4)
!53 = !DILocation(line: 31, column: 17, scope: !4)
!54 = !DILocation(line: 32, column: 15, scope: !4)
!55 = !DILocation(line: 34, column: 42, scope: !4)
!56 = !DILocation(line: 33, column: 21, scope: !4)
!57 = !DILocation(line: 33, column: 51, scope: !4)
!58 = !DILocation(line: 32, column: 43, scope: !4)
!59 = !DILocation(line: 33, column: 73, scope: !4)
!60 = !DILocation(line: 33, column: 68, scope: !4)
!61 = !DILocation(line: 33, column: 4, scope: !4)
