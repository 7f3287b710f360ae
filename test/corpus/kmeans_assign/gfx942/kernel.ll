; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @kmeans_assign_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = shl i32 %9, 7, !dbg !8
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %12 = and i32 %11, 255, !dbg !9
  %13 = and i32 %11, 63, !dbg !9
  %14 = lshr i32 %12, 6, !dbg !9
  %15 = lshr i32 %11, 3, !dbg !9
  %16 = and i32 %15, 31, !dbg !9
  %17 = or disjoint i32 %16, 32, !dbg !9
  %18 = or disjoint i32 %16, 64, !dbg !9
  %19 = or i32 %15, 96, !dbg !9
  %20 = or disjoint i32 %16, %10, !dbg !10
  %21 = or disjoint i32 %17, %10, !dbg !10
  %22 = or disjoint i32 %18, %10, !dbg !10
  %23 = or disjoint i32 %19, %10, !dbg !10
  %24 = and i32 %11, 32, !dbg !11
  %25 = lshr exact i32 %24, 3, !dbg !11
  %26 = and i32 %11, 64, !dbg !11
  %27 = lshr exact i32 %26, 1, !dbg !11
  %28 = or disjoint i32 %25, %27, !dbg !11
  %29 = or disjoint i32 %28, 1, !dbg !11
  %30 = or disjoint i32 %28, 2, !dbg !11
  %31 = or disjoint i32 %28, 3, !dbg !11
  %32 = or disjoint i32 %28, 8, !dbg !11
  %33 = or disjoint i32 %28, 9, !dbg !11
  %34 = or disjoint i32 %28, 10, !dbg !11
  %35 = or disjoint i32 %28, 11, !dbg !11
  %36 = or disjoint i32 %28, 16, !dbg !11
  %37 = or disjoint i32 %28, 17, !dbg !11
  %38 = or disjoint i32 %28, 18, !dbg !11
  %39 = or disjoint i32 %28, 19, !dbg !11
  %40 = or disjoint i32 %28, 24, !dbg !11
  %41 = or disjoint i32 %28, 25, !dbg !11
  %42 = or disjoint i32 %28, 26, !dbg !11
  %43 = or disjoint i32 %28, 27, !dbg !11
  %44 = icmp slt i32 %20, %4, !dbg !12
  %45 = icmp slt i32 %21, %4, !dbg !12
  %46 = icmp slt i32 %22, %4, !dbg !12
  %47 = icmp slt i32 %23, %4, !dbg !12
  %48 = shl i32 %9, 13, !dbg !13
  %49 = shl nuw nsw i32 %11, 3, !dbg !14
  %50 = and i32 %49, 56, !dbg !14
  %51 = shl nuw nsw i32 %16, 6, !dbg !15
  %52 = shl nuw nsw i32 %17, 6, !dbg !15
  %53 = shl nuw nsw i32 %18, 6, !dbg !15
  %54 = shl nuw nsw i32 %19, 6, !dbg !15
  %55 = or disjoint i32 %51, %50, !dbg !15
  %56 = or disjoint i32 %52, %50, !dbg !15
  %57 = or disjoint i32 %53, %50, !dbg !15
  %58 = or disjoint i32 %54, %50, !dbg !15
  %59 = or disjoint i32 %55, %48, !dbg !15
  %60 = or disjoint i32 %56, %48, !dbg !15
  %61 = or disjoint i32 %57, %48, !dbg !15
  %62 = or disjoint i32 %58, %48, !dbg !15
  %63 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !16
  %64 = shl i32 %59, 1, !dbg !16
  %65 = select i1 %44, i32 %64, i32 -2147483648, !dbg !16
  %66 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %63, i32 %65, i32 0, i32 0), !dbg !16
  %67 = bitcast <4 x i32> %66 to <8 x half>, !dbg !16
  %68 = shl i32 %60, 1, !dbg !16
  %69 = select i1 %45, i32 %68, i32 -2147483648, !dbg !16
  %70 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %63, i32 %69, i32 0, i32 0), !dbg !16
  %71 = bitcast <4 x i32> %70 to <8 x half>, !dbg !16
  %72 = shl i32 %61, 1, !dbg !16
  %73 = select i1 %46, i32 %72, i32 -2147483648, !dbg !16
  %74 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %63, i32 %73, i32 0, i32 0), !dbg !16
  %75 = bitcast <4 x i32> %74 to <8 x half>, !dbg !16
  %76 = shl i32 %62, 1, !dbg !16
  %77 = select i1 %47, i32 %76, i32 -2147483648, !dbg !16
  %78 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %63, i32 %77, i32 0, i32 0), !dbg !16
  %79 = bitcast <4 x i32> %78 to <8 x half>, !dbg !16
  %80 = shl nuw nsw i32 %11, 4, !dbg !16
  %81 = and i32 %80, 4080, !dbg !16
  %82 = and i32 %11, 120, !dbg !16
  %83 = xor i32 %81, %82, !dbg !16
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83, !dbg !16
  %85 = shufflevector <8 x half> %67, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !16
  store <4 x half> %85, ptr addrspace(3) %84, align 8, !dbg !16
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 4096, !dbg !16
  %87 = shufflevector <8 x half> %71, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !16
  store <4 x half> %87, ptr addrspace(3) %86, align 8, !dbg !16
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 8192, !dbg !16
  %89 = shufflevector <8 x half> %75, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !16
  store <4 x half> %89, ptr addrspace(3) %88, align 8, !dbg !16
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 12288, !dbg !16
  %91 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !16
  store <4 x half> %91, ptr addrspace(3) %90, align 8, !dbg !16
  %92 = xor i32 %83, 8, !dbg !16
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92, !dbg !16
  %94 = shufflevector <8 x half> %67, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !16
  store <4 x half> %94, ptr addrspace(3) %93, align 8, !dbg !16
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 4096, !dbg !16
  %96 = shufflevector <8 x half> %71, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !16
  store <4 x half> %96, ptr addrspace(3) %95, align 8, !dbg !16
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 8192, !dbg !16
  %98 = shufflevector <8 x half> %75, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !16
  store <4 x half> %98, ptr addrspace(3) %97, align 8, !dbg !16
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 12288, !dbg !16
  %100 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !16
  store <4 x half> %100, ptr addrspace(3) %99, align 8, !dbg !16
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  %101 = and i32 %11, 31, !dbg !16
  %102 = shl nuw nsw i32 %101, 7, !dbg !16
  %103 = and i32 %49, 120, !dbg !16
  %104 = lshr exact i32 %24, 2, !dbg !16
  %105 = and i32 %11, 128, !dbg !16
  %106 = shl nuw nsw i32 %105, 5, !dbg !16
  %107 = or disjoint i32 %102, %103, !dbg !16
  %108 = xor i32 %107, %104, !dbg !16
  %109 = or disjoint i32 %108, %106, !dbg !16
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109, !dbg !16
  %111 = load <4 x half>, ptr addrspace(3) %110, align 8, !dbg !16
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 8192, !dbg !16
  %113 = load <4 x half>, ptr addrspace(3) %112, align 8, !dbg !16
  %114 = xor i32 %109, 16, !dbg !16
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %114, !dbg !16
  %116 = load <4 x half>, ptr addrspace(3) %115, align 8, !dbg !16
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 8192, !dbg !16
  %118 = load <4 x half>, ptr addrspace(3) %117, align 8, !dbg !16
  %119 = xor i32 %109, 32, !dbg !16
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119, !dbg !16
  %121 = load <4 x half>, ptr addrspace(3) %120, align 8, !dbg !16
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 8192, !dbg !16
  %123 = load <4 x half>, ptr addrspace(3) %122, align 8, !dbg !16
  %124 = xor i32 %109, 48, !dbg !16
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %124, !dbg !16
  %126 = load <4 x half>, ptr addrspace(3) %125, align 8, !dbg !16
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 8192, !dbg !16
  %128 = load <4 x half>, ptr addrspace(3) %127, align 8, !dbg !16
  %129 = xor i32 %109, 64, !dbg !16
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %129, !dbg !16
  %131 = load <4 x half>, ptr addrspace(3) %130, align 8, !dbg !16
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 8192, !dbg !16
  %133 = load <4 x half>, ptr addrspace(3) %132, align 8, !dbg !16
  %134 = xor i32 %109, 80, !dbg !16
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134, !dbg !16
  %136 = load <4 x half>, ptr addrspace(3) %135, align 8, !dbg !16
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 8192, !dbg !16
  %138 = load <4 x half>, ptr addrspace(3) %137, align 8, !dbg !16
  %139 = xor i32 %109, 96, !dbg !16
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %139, !dbg !16
  %141 = load <4 x half>, ptr addrspace(3) %140, align 8, !dbg !16
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %140, i32 8192, !dbg !16
  %143 = load <4 x half>, ptr addrspace(3) %142, align 8, !dbg !16
  %144 = xor i32 %109, 112, !dbg !16
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %144, !dbg !16
  %146 = load <4 x half>, ptr addrspace(3) %145, align 8, !dbg !16
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 8192, !dbg !16
  %148 = load <4 x half>, ptr addrspace(3) %147, align 8, !dbg !16
  %149 = icmp sgt i32 %5, 0, !dbg !17
  %150 = icmp slt i32 %16, %5, !dbg !18
  %151 = icmp slt i32 %17, %5, !dbg !18
  %152 = and i1 %149, %151, !dbg !17
  %153 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !19
  %154 = shl nuw nsw i32 %55, 1, !dbg !19
  %155 = select i1 %150, i32 %154, i32 -2147483648, !dbg !19
  %156 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %153, i32 %155, i32 0, i32 0), !dbg !19
  %157 = bitcast <4 x i32> %156 to <8 x half>, !dbg !19
  %158 = shl nuw nsw i32 %56, 1, !dbg !19
  %159 = select i1 %152, i32 %158, i32 -2147483648, !dbg !19
  %160 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %153, i32 %159, i32 0, i32 0), !dbg !19
  %161 = bitcast <4 x i32> %160 to <8 x half>, !dbg !19
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  %162 = shufflevector <8 x half> %157, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %162, ptr addrspace(3) %84, align 8, !dbg !19
  %163 = shufflevector <8 x half> %161, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %163, ptr addrspace(3) %86, align 8, !dbg !19
  %164 = shufflevector <8 x half> %157, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %164, ptr addrspace(3) %93, align 8, !dbg !19
  %165 = shufflevector <8 x half> %161, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %165, ptr addrspace(3) %95, align 8, !dbg !19
  %166 = add i32 %5, -64, !dbg !17
  %167 = icmp sgt i32 %166, 0, !dbg !17
  %168 = shl nuw nsw i32 %26, 6
  %169 = xor i32 %103, %104
  %170 = or disjoint i32 %169, %168
  %171 = or disjoint i32 %170, %102
  br i1 %167, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !17

.._crit_edge_crit_edge:                           ; preds = %8
  %.pre54 = xor i32 %171, 16, !dbg !19
  %.pre56 = xor i32 %171, 32, !dbg !19
  %.pre58 = xor i32 %171, 48, !dbg !19
  %.pre60 = xor i32 %171, 64, !dbg !19
  %.pre62 = xor i32 %171, 80, !dbg !19
  %.pre64 = xor i32 %171, 96, !dbg !19
  %.pre66 = xor i32 %171, 112, !dbg !19
  br label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %8
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %171
  %173 = xor i32 %171, 16
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %173
  %175 = xor i32 %171, 32
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %175
  %177 = xor i32 %171, 48
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %177
  %179 = xor i32 %171, 64
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %179
  %181 = xor i32 %171, 80
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %181
  %183 = xor i32 %171, 96
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %183
  %185 = xor i32 %171, 112
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %185
  %187 = lshr exact i32 %105, 2
  %188 = or disjoint i32 %187, %101
  %189 = shl nuw nsw i32 %12, 2
  %190 = xor i32 %189, 128
  %191 = and i32 %14, 1
  %192 = icmp samesign ult i32 %13, 32
  %193 = shl nuw nsw i32 %188, 1
  %194 = or disjoint i32 %193, %191
  %195 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %194
  %196 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %194
  %197 = or disjoint i32 %193, 128
  %198 = or disjoint i32 %197, %191
  %199 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %198
  %200 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %198
  %201 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %12
  %202 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %12
  %203 = and i32 %11, 1
  %204 = icmp eq i32 %203, 0
  %205 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %193
  %206 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %197
  %207 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %193
  %208 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %197
  br label %209, !dbg !17

209:                                              ; preds = %.lr.ph, %.critedge4
  %.pn2544 = phi i32 [ %56, %.lr.ph ], [ %216, %.critedge4 ]
  %.pn4143 = phi i32 [ %55, %.lr.ph ], [ %215, %.critedge4 ]
  %210 = phi i32 [ 0, %.lr.ph ], [ %737, %.critedge4 ]
  %211 = phi i32 [ 0, %.lr.ph ], [ %738, %.critedge4 ]
  %212 = phi float [ 0x7FF0000000000000, %.lr.ph ], [ %739, %.critedge4 ]
  %213 = phi float [ 0x7FF0000000000000, %.lr.ph ], [ %740, %.critedge4 ]
  %214 = phi i32 [ 0, %.lr.ph ], [ %217, %.critedge4 ]
  %215 = add i32 %.pn4143, 4096, !dbg !20
  %216 = add i32 %.pn2544, 4096, !dbg !20
  %217 = add i32 %214, 64, !dbg !17
  %218 = or disjoint i32 %217, %16, !dbg !21
  %219 = or disjoint i32 %217, %17, !dbg !21
  %220 = or disjoint i32 %214, %28, !dbg !21
  %221 = or disjoint i32 %214, %29, !dbg !21
  %222 = or disjoint i32 %214, %30, !dbg !21
  %223 = or disjoint i32 %214, %31, !dbg !21
  %224 = or disjoint i32 %214, %32, !dbg !21
  %225 = or disjoint i32 %214, %33, !dbg !21
  %226 = or disjoint i32 %214, %34, !dbg !21
  %227 = or disjoint i32 %214, %35, !dbg !21
  %228 = or disjoint i32 %214, %36, !dbg !21
  %229 = or disjoint i32 %214, %37, !dbg !21
  %230 = or disjoint i32 %214, %38, !dbg !21
  %231 = or disjoint i32 %214, %39, !dbg !21
  %232 = or disjoint i32 %214, %40, !dbg !21
  %233 = or disjoint i32 %214, %41, !dbg !21
  %234 = or disjoint i32 %214, %42, !dbg !21
  %235 = or disjoint i32 %214, %43, !dbg !21
  %236 = icmp slt i32 %218, %5, !dbg !18
  %237 = icmp slt i32 %219, %5, !dbg !18
  %238 = icmp slt i32 %220, %5, !dbg !18
  %239 = icmp slt i32 %221, %5, !dbg !18
  %240 = icmp slt i32 %222, %5, !dbg !18
  %241 = icmp slt i32 %223, %5, !dbg !18
  %242 = icmp slt i32 %224, %5, !dbg !18
  %243 = icmp slt i32 %225, %5, !dbg !18
  %244 = icmp slt i32 %226, %5, !dbg !18
  %245 = icmp slt i32 %227, %5, !dbg !18
  %246 = icmp slt i32 %228, %5, !dbg !18
  %247 = icmp slt i32 %229, %5, !dbg !18
  %248 = icmp slt i32 %230, %5, !dbg !18
  %249 = icmp slt i32 %231, %5, !dbg !18
  %250 = icmp slt i32 %232, %5, !dbg !18
  %251 = icmp slt i32 %233, %5, !dbg !18
  %252 = icmp slt i32 %234, %5, !dbg !18
  %253 = icmp slt i32 %235, %5, !dbg !18
  %254 = shl i32 %215, 1, !dbg !19
  %255 = select i1 %236, i32 %254, i32 -2147483648, !dbg !19
  %256 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %153, i32 %255, i32 0, i32 0), !dbg !19
  %257 = bitcast <4 x i32> %256 to <8 x half>, !dbg !19
  %258 = shl i32 %216, 1, !dbg !19
  %259 = select i1 %237, i32 %258, i32 -2147483648, !dbg !19
  %260 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %153, i32 %259, i32 0, i32 0), !dbg !19
  %261 = bitcast <4 x i32> %260 to <8 x half>, !dbg !19
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  %262 = load <4 x half>, ptr addrspace(3) %172, align 8, !dbg !19
  %263 = load <4 x half>, ptr addrspace(3) %174, align 8, !dbg !19
  %264 = load <4 x half>, ptr addrspace(3) %176, align 8, !dbg !19
  %265 = load <4 x half>, ptr addrspace(3) %178, align 8, !dbg !19
  %266 = load <4 x half>, ptr addrspace(3) %180, align 8, !dbg !19
  %267 = load <4 x half>, ptr addrspace(3) %182, align 8, !dbg !19
  %268 = load <4 x half>, ptr addrspace(3) %184, align 8, !dbg !19
  %269 = load <4 x half>, ptr addrspace(3) %186, align 8, !dbg !19
  %270 = sext i32 %221 to i64, !dbg !22
  %271 = getelementptr float, ptr addrspace(1) %2, i64 %270, !dbg !22
  %272 = sext i32 %222 to i64, !dbg !22
  %273 = getelementptr float, ptr addrspace(1) %2, i64 %272, !dbg !22
  %274 = sext i32 %223 to i64, !dbg !22
  %275 = getelementptr float, ptr addrspace(1) %2, i64 %274, !dbg !22
  %276 = sext i32 %224 to i64, !dbg !22
  %277 = getelementptr float, ptr addrspace(1) %2, i64 %276, !dbg !22
  %278 = sext i32 %225 to i64, !dbg !22
  %279 = getelementptr float, ptr addrspace(1) %2, i64 %278, !dbg !22
  %280 = sext i32 %226 to i64, !dbg !22
  %281 = getelementptr float, ptr addrspace(1) %2, i64 %280, !dbg !22
  %282 = sext i32 %227 to i64, !dbg !22
  %283 = getelementptr float, ptr addrspace(1) %2, i64 %282, !dbg !22
  %284 = sext i32 %228 to i64, !dbg !22
  %285 = getelementptr float, ptr addrspace(1) %2, i64 %284, !dbg !22
  %286 = sext i32 %229 to i64, !dbg !22
  %287 = getelementptr float, ptr addrspace(1) %2, i64 %286, !dbg !22
  %288 = sext i32 %230 to i64, !dbg !22
  %289 = getelementptr float, ptr addrspace(1) %2, i64 %288, !dbg !22
  %290 = sext i32 %231 to i64, !dbg !22
  %291 = getelementptr float, ptr addrspace(1) %2, i64 %290, !dbg !22
  %292 = sext i32 %232 to i64, !dbg !22
  %293 = getelementptr float, ptr addrspace(1) %2, i64 %292, !dbg !22
  %294 = sext i32 %233 to i64, !dbg !22
  %295 = getelementptr float, ptr addrspace(1) %2, i64 %294, !dbg !22
  %296 = sext i32 %234 to i64, !dbg !22
  %297 = getelementptr float, ptr addrspace(1) %2, i64 %296, !dbg !22
  %298 = sext i32 %235 to i64, !dbg !22
  %299 = getelementptr float, ptr addrspace(1) %2, i64 %298, !dbg !22
  br i1 %238, label %300, label %304, !dbg !22

300:                                              ; preds = %209
  %301 = sext i32 %220 to i64
  %302 = getelementptr float, ptr addrspace(1) %2, i64 %301
  %303 = load <1 x float>, ptr addrspace(1) %302, align 4, !dbg !22
  br label %304, !dbg !22

304:                                              ; preds = %300, %209
  %305 = phi <1 x float> [ %303, %300 ], [ splat (float 0x7FF0000000000000), %209 ], !dbg !22
  br i1 %239, label %306, label %308, !dbg !22

306:                                              ; preds = %304
  %307 = load <1 x float>, ptr addrspace(1) %271, align 4, !dbg !22
  br label %308, !dbg !22

308:                                              ; preds = %306, %304
  %309 = phi <1 x float> [ %307, %306 ], [ splat (float 0x7FF0000000000000), %304 ], !dbg !22
  br i1 %240, label %310, label %312, !dbg !22

310:                                              ; preds = %308
  %311 = load <1 x float>, ptr addrspace(1) %273, align 4, !dbg !22
  br label %312, !dbg !22

312:                                              ; preds = %310, %308
  %313 = phi <1 x float> [ %311, %310 ], [ splat (float 0x7FF0000000000000), %308 ], !dbg !22
  %314 = extractelement <1 x float> %313, i64 0, !dbg !22
  br i1 %241, label %315, label %317, !dbg !22

315:                                              ; preds = %312
  %316 = load <1 x float>, ptr addrspace(1) %275, align 4, !dbg !22
  br label %317, !dbg !22

317:                                              ; preds = %315, %312
  %318 = phi <1 x float> [ %316, %315 ], [ splat (float 0x7FF0000000000000), %312 ], !dbg !22
  %319 = extractelement <1 x float> %318, i64 0, !dbg !22
  br i1 %242, label %320, label %322, !dbg !22

320:                                              ; preds = %317
  %321 = load <1 x float>, ptr addrspace(1) %277, align 4, !dbg !22
  br label %322, !dbg !22

322:                                              ; preds = %320, %317
  %323 = phi <1 x float> [ %321, %320 ], [ splat (float 0x7FF0000000000000), %317 ], !dbg !22
  %324 = extractelement <1 x float> %323, i64 0, !dbg !22
  br i1 %243, label %325, label %327, !dbg !22

325:                                              ; preds = %322
  %326 = load <1 x float>, ptr addrspace(1) %279, align 4, !dbg !22
  br label %327, !dbg !22

327:                                              ; preds = %325, %322
  %328 = phi <1 x float> [ %326, %325 ], [ splat (float 0x7FF0000000000000), %322 ], !dbg !22
  %329 = extractelement <1 x float> %328, i64 0, !dbg !22
  br i1 %244, label %330, label %332, !dbg !22

330:                                              ; preds = %327
  %331 = load <1 x float>, ptr addrspace(1) %281, align 4, !dbg !22
  br label %332, !dbg !22

332:                                              ; preds = %330, %327
  %333 = phi <1 x float> [ %331, %330 ], [ splat (float 0x7FF0000000000000), %327 ], !dbg !22
  %334 = extractelement <1 x float> %333, i64 0, !dbg !22
  br i1 %245, label %335, label %337, !dbg !22

335:                                              ; preds = %332
  %336 = load <1 x float>, ptr addrspace(1) %283, align 4, !dbg !22
  br label %337, !dbg !22

337:                                              ; preds = %335, %332
  %338 = phi <1 x float> [ %336, %335 ], [ splat (float 0x7FF0000000000000), %332 ], !dbg !22
  %339 = extractelement <1 x float> %338, i64 0, !dbg !22
  br i1 %246, label %340, label %342, !dbg !22

340:                                              ; preds = %337
  %341 = load <1 x float>, ptr addrspace(1) %285, align 4, !dbg !22
  br label %342, !dbg !22

342:                                              ; preds = %340, %337
  %343 = phi <1 x float> [ %341, %340 ], [ splat (float 0x7FF0000000000000), %337 ], !dbg !22
  %344 = extractelement <1 x float> %343, i64 0, !dbg !22
  br i1 %247, label %345, label %347, !dbg !22

345:                                              ; preds = %342
  %346 = load <1 x float>, ptr addrspace(1) %287, align 4, !dbg !22
  br label %347, !dbg !22

347:                                              ; preds = %345, %342
  %348 = phi <1 x float> [ %346, %345 ], [ splat (float 0x7FF0000000000000), %342 ], !dbg !22
  %349 = extractelement <1 x float> %348, i64 0, !dbg !22
  br i1 %248, label %350, label %352, !dbg !22

350:                                              ; preds = %347
  %351 = load <1 x float>, ptr addrspace(1) %289, align 4, !dbg !22
  br label %352, !dbg !22

352:                                              ; preds = %350, %347
  %353 = phi <1 x float> [ %351, %350 ], [ splat (float 0x7FF0000000000000), %347 ], !dbg !22
  %354 = extractelement <1 x float> %353, i64 0, !dbg !22
  br i1 %249, label %355, label %357, !dbg !22

355:                                              ; preds = %352
  %356 = load <1 x float>, ptr addrspace(1) %291, align 4, !dbg !22
  br label %357, !dbg !22

357:                                              ; preds = %355, %352
  %358 = phi <1 x float> [ %356, %355 ], [ splat (float 0x7FF0000000000000), %352 ], !dbg !22
  %359 = extractelement <1 x float> %358, i64 0, !dbg !22
  br i1 %250, label %360, label %362, !dbg !22

360:                                              ; preds = %357
  %361 = load <1 x float>, ptr addrspace(1) %293, align 4, !dbg !22
  br label %362, !dbg !22

362:                                              ; preds = %360, %357
  %363 = phi <1 x float> [ %361, %360 ], [ splat (float 0x7FF0000000000000), %357 ], !dbg !22
  %364 = extractelement <1 x float> %363, i64 0, !dbg !22
  br i1 %251, label %365, label %367, !dbg !22

365:                                              ; preds = %362
  %366 = load <1 x float>, ptr addrspace(1) %295, align 4, !dbg !22
  br label %367, !dbg !22

367:                                              ; preds = %365, %362
  %368 = phi <1 x float> [ %366, %365 ], [ splat (float 0x7FF0000000000000), %362 ], !dbg !22
  %369 = extractelement <1 x float> %368, i64 0, !dbg !22
  br i1 %252, label %370, label %372, !dbg !22

370:                                              ; preds = %367
  %371 = load <1 x float>, ptr addrspace(1) %297, align 4, !dbg !22
  br label %372, !dbg !22

372:                                              ; preds = %370, %367
  %373 = phi <1 x float> [ %371, %370 ], [ splat (float 0x7FF0000000000000), %367 ], !dbg !22
  %374 = extractelement <1 x float> %373, i64 0, !dbg !22
  br i1 %253, label %375, label %377, !dbg !22

375:                                              ; preds = %372
  %376 = load <1 x float>, ptr addrspace(1) %299, align 4, !dbg !22
  br label %377, !dbg !22

377:                                              ; preds = %375, %372
  %378 = phi <1 x float> [ %376, %375 ], [ splat (float 0x7FF0000000000000), %372 ], !dbg !22
  %379 = extractelement <1 x float> %378, i64 0, !dbg !22
  %380 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %262, <4 x half> %111, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !23
  %381 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %263, <4 x half> %116, <16 x float> %380, i32 0, i32 0, i32 0), !dbg !23
  %382 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %264, <4 x half> %121, <16 x float> %381, i32 0, i32 0, i32 0), !dbg !23
  %383 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %265, <4 x half> %126, <16 x float> %382, i32 0, i32 0, i32 0), !dbg !23
  %384 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %266, <4 x half> %131, <16 x float> %383, i32 0, i32 0, i32 0), !dbg !23
  %385 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %267, <4 x half> %136, <16 x float> %384, i32 0, i32 0, i32 0), !dbg !23
  %386 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %268, <4 x half> %141, <16 x float> %385, i32 0, i32 0, i32 0), !dbg !23
  %387 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %269, <4 x half> %146, <16 x float> %386, i32 0, i32 0, i32 0), !dbg !23
  %388 = extractelement <16 x float> %387, i64 2, !dbg !23
  %389 = extractelement <16 x float> %387, i64 3, !dbg !23
  %390 = extractelement <16 x float> %387, i64 4, !dbg !23
  %391 = extractelement <16 x float> %387, i64 5, !dbg !23
  %392 = extractelement <16 x float> %387, i64 6, !dbg !23
  %393 = extractelement <16 x float> %387, i64 7, !dbg !23
  %394 = extractelement <16 x float> %387, i64 8, !dbg !23
  %395 = extractelement <16 x float> %387, i64 9, !dbg !23
  %396 = extractelement <16 x float> %387, i64 10, !dbg !23
  %397 = extractelement <16 x float> %387, i64 11, !dbg !23
  %398 = extractelement <16 x float> %387, i64 12, !dbg !23
  %399 = extractelement <16 x float> %387, i64 13, !dbg !23
  %400 = extractelement <16 x float> %387, i64 14, !dbg !23
  %401 = extractelement <16 x float> %387, i64 15, !dbg !23
  %402 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %262, <4 x half> %113, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !23
  %403 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %263, <4 x half> %118, <16 x float> %402, i32 0, i32 0, i32 0), !dbg !23
  %404 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %264, <4 x half> %123, <16 x float> %403, i32 0, i32 0, i32 0), !dbg !23
  %405 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %265, <4 x half> %128, <16 x float> %404, i32 0, i32 0, i32 0), !dbg !23
  %406 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %266, <4 x half> %133, <16 x float> %405, i32 0, i32 0, i32 0), !dbg !23
  %407 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %267, <4 x half> %138, <16 x float> %406, i32 0, i32 0, i32 0), !dbg !23
  %408 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %268, <4 x half> %143, <16 x float> %407, i32 0, i32 0, i32 0), !dbg !23
  %409 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %269, <4 x half> %148, <16 x float> %408, i32 0, i32 0, i32 0), !dbg !23
  %410 = extractelement <16 x float> %409, i64 2, !dbg !23
  %411 = extractelement <16 x float> %409, i64 3, !dbg !23
  %412 = extractelement <16 x float> %409, i64 4, !dbg !23
  %413 = extractelement <16 x float> %409, i64 5, !dbg !23
  %414 = extractelement <16 x float> %409, i64 6, !dbg !23
  %415 = extractelement <16 x float> %409, i64 7, !dbg !23
  %416 = extractelement <16 x float> %409, i64 8, !dbg !23
  %417 = extractelement <16 x float> %409, i64 9, !dbg !23
  %418 = extractelement <16 x float> %409, i64 10, !dbg !23
  %419 = extractelement <16 x float> %409, i64 11, !dbg !23
  %420 = extractelement <16 x float> %409, i64 12, !dbg !23
  %421 = extractelement <16 x float> %409, i64 13, !dbg !23
  %422 = extractelement <16 x float> %409, i64 14, !dbg !23
  %423 = extractelement <16 x float> %409, i64 15, !dbg !23
  %424 = fmul float %388, 2.000000e+00, !dbg !24
  %425 = fmul float %389, 2.000000e+00, !dbg !24
  %426 = fmul float %390, 2.000000e+00, !dbg !24
  %427 = fmul float %391, 2.000000e+00, !dbg !24
  %428 = fmul float %392, 2.000000e+00, !dbg !24
  %429 = fmul float %393, 2.000000e+00, !dbg !24
  %430 = fmul float %394, 2.000000e+00, !dbg !24
  %431 = fmul float %395, 2.000000e+00, !dbg !24
  %432 = fmul float %396, 2.000000e+00, !dbg !24
  %433 = fmul float %397, 2.000000e+00, !dbg !24
  %434 = fmul float %398, 2.000000e+00, !dbg !24
  %435 = fmul float %399, 2.000000e+00, !dbg !24
  %436 = fmul float %400, 2.000000e+00, !dbg !24
  %437 = fmul float %401, 2.000000e+00, !dbg !24
  %438 = fmul float %410, 2.000000e+00, !dbg !24
  %439 = fmul float %411, 2.000000e+00, !dbg !24
  %440 = fmul float %412, 2.000000e+00, !dbg !24
  %441 = fmul float %413, 2.000000e+00, !dbg !24
  %442 = fmul float %414, 2.000000e+00, !dbg !24
  %443 = fmul float %415, 2.000000e+00, !dbg !24
  %444 = fmul float %416, 2.000000e+00, !dbg !24
  %445 = fmul float %417, 2.000000e+00, !dbg !24
  %446 = fmul float %418, 2.000000e+00, !dbg !24
  %447 = fmul float %419, 2.000000e+00, !dbg !24
  %448 = fmul float %420, 2.000000e+00, !dbg !24
  %449 = fmul float %421, 2.000000e+00, !dbg !24
  %450 = fmul float %422, 2.000000e+00, !dbg !24
  %451 = fmul float %423, 2.000000e+00, !dbg !24
  %452 = shufflevector <16 x float> %387, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %453 = fmul <2 x float> %452, splat (float 2.000000e+00), !dbg !24
  %454 = shufflevector <1 x float> %305, <1 x float> %309, <2 x i32> <i32 0, i32 1>, !dbg !25
  %455 = fsub <2 x float> %454, %453, !dbg !25
  %456 = fsub float %314, %424, !dbg !25
  %457 = fsub float %319, %425, !dbg !25
  %458 = fsub float %324, %426, !dbg !25
  %459 = fsub float %329, %427, !dbg !25
  %460 = fsub float %334, %428, !dbg !25
  %461 = fsub float %339, %429, !dbg !25
  %462 = fsub float %344, %430, !dbg !25
  %463 = fsub float %349, %431, !dbg !25
  %464 = fsub float %354, %432, !dbg !25
  %465 = fsub float %359, %433, !dbg !25
  %466 = fsub float %364, %434, !dbg !25
  %467 = fsub float %369, %435, !dbg !25
  %468 = fsub float %374, %436, !dbg !25
  %469 = fsub float %379, %437, !dbg !25
  %470 = shufflevector <16 x float> %409, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %471 = fmul <2 x float> %470, splat (float 2.000000e+00), !dbg !24
  %472 = fsub <2 x float> %454, %471, !dbg !25
  %473 = fsub float %314, %438, !dbg !25
  %474 = fsub float %319, %439, !dbg !25
  %475 = fsub float %324, %440, !dbg !25
  %476 = fsub float %329, %441, !dbg !25
  %477 = fsub float %334, %442, !dbg !25
  %478 = fsub float %339, %443, !dbg !25
  %479 = fsub float %344, %444, !dbg !25
  %480 = fsub float %349, %445, !dbg !25
  %481 = fsub float %354, %446, !dbg !25
  %482 = fsub float %359, %447, !dbg !25
  %483 = fsub float %364, %448, !dbg !25
  %484 = fsub float %369, %449, !dbg !25
  %485 = fsub float %374, %450, !dbg !25
  %486 = fsub float %379, %451, !dbg !25
  %487 = extractelement <2 x float> %455, i64 0, !dbg !26
  %488 = extractelement <2 x float> %455, i64 1, !dbg !26
  %489 = fcmp ole float %487, %488, !dbg !26
  %490 = select i1 %489, float %487, float %488, !dbg !33
  %491 = select i1 %489, i32 %28, i32 %29, !dbg !34
  %492 = fcmp oeq float %490, %456, !dbg !35
  %493 = icmp samesign ult i32 %491, %30, !dbg !36
  %494 = and i1 %492, %493, !dbg !37
  %495 = fcmp olt float %490, %456, !dbg !38
  %496 = or i1 %495, %494, !dbg !26
  %497 = select i1 %496, float %490, float %456, !dbg !33
  %498 = select i1 %496, i32 %491, i32 %30, !dbg !34
  %499 = fcmp oeq float %497, %457, !dbg !35
  %500 = icmp samesign ult i32 %498, %31, !dbg !36
  %501 = and i1 %499, %500, !dbg !37
  %502 = fcmp olt float %497, %457, !dbg !38
  %503 = or i1 %502, %501, !dbg !26
  %504 = select i1 %503, float %497, float %457, !dbg !33
  %505 = select i1 %503, i32 %498, i32 %31, !dbg !34
  %506 = fcmp oeq float %504, %458, !dbg !35
  %507 = icmp samesign ult i32 %505, %32, !dbg !36
  %508 = and i1 %506, %507, !dbg !37
  %509 = fcmp olt float %504, %458, !dbg !38
  %510 = or i1 %509, %508, !dbg !26
  %511 = select i1 %510, float %504, float %458, !dbg !33
  %512 = select i1 %510, i32 %505, i32 %32, !dbg !34
  %513 = fcmp oeq float %511, %459, !dbg !35
  %514 = icmp slt i32 %512, %33, !dbg !36
  %515 = and i1 %513, %514, !dbg !37
  %516 = fcmp olt float %511, %459, !dbg !38
  %517 = or i1 %516, %515, !dbg !26
  %518 = select i1 %517, float %511, float %459, !dbg !33
  %519 = select i1 %517, i32 %512, i32 %33, !dbg !34
  %520 = fcmp oeq float %518, %460, !dbg !35
  %521 = icmp slt i32 %519, %34, !dbg !36
  %522 = and i1 %520, %521, !dbg !37
  %523 = fcmp olt float %518, %460, !dbg !38
  %524 = or i1 %523, %522, !dbg !26
  %525 = select i1 %524, float %518, float %460, !dbg !33
  %526 = select i1 %524, i32 %519, i32 %34, !dbg !34
  %527 = fcmp oeq float %525, %461, !dbg !35
  %528 = icmp slt i32 %526, %35, !dbg !36
  %529 = and i1 %527, %528, !dbg !37
  %530 = fcmp olt float %525, %461, !dbg !38
  %531 = or i1 %530, %529, !dbg !26
  %532 = select i1 %531, float %525, float %461, !dbg !33
  %533 = select i1 %531, i32 %526, i32 %35, !dbg !34
  %534 = fcmp oeq float %532, %462, !dbg !35
  %535 = icmp slt i32 %533, %36, !dbg !36
  %536 = and i1 %534, %535, !dbg !37
  %537 = fcmp olt float %532, %462, !dbg !38
  %538 = or i1 %537, %536, !dbg !26
  %539 = select i1 %538, float %532, float %462, !dbg !33
  %540 = select i1 %538, i32 %533, i32 %36, !dbg !34
  %541 = fcmp oeq float %539, %463, !dbg !35
  %542 = icmp slt i32 %540, %37, !dbg !36
  %543 = and i1 %541, %542, !dbg !37
  %544 = fcmp olt float %539, %463, !dbg !38
  %545 = or i1 %544, %543, !dbg !26
  %546 = select i1 %545, float %539, float %463, !dbg !33
  %547 = select i1 %545, i32 %540, i32 %37, !dbg !34
  %548 = fcmp oeq float %546, %464, !dbg !35
  %549 = icmp slt i32 %547, %38, !dbg !36
  %550 = and i1 %548, %549, !dbg !37
  %551 = fcmp olt float %546, %464, !dbg !38
  %552 = or i1 %551, %550, !dbg !26
  %553 = select i1 %552, float %546, float %464, !dbg !33
  %554 = select i1 %552, i32 %547, i32 %38, !dbg !34
  %555 = fcmp oeq float %553, %465, !dbg !35
  %556 = icmp slt i32 %554, %39, !dbg !36
  %557 = and i1 %555, %556, !dbg !37
  %558 = fcmp olt float %553, %465, !dbg !38
  %559 = or i1 %558, %557, !dbg !26
  %560 = select i1 %559, float %553, float %465, !dbg !33
  %561 = select i1 %559, i32 %554, i32 %39, !dbg !34
  %562 = fcmp oeq float %560, %466, !dbg !35
  %563 = icmp slt i32 %561, %40, !dbg !36
  %564 = and i1 %562, %563, !dbg !37
  %565 = fcmp olt float %560, %466, !dbg !38
  %566 = or i1 %565, %564, !dbg !26
  %567 = select i1 %566, float %560, float %466, !dbg !33
  %568 = select i1 %566, i32 %561, i32 %40, !dbg !34
  %569 = fcmp oeq float %567, %467, !dbg !35
  %570 = icmp slt i32 %568, %41, !dbg !36
  %571 = and i1 %569, %570, !dbg !37
  %572 = fcmp olt float %567, %467, !dbg !38
  %573 = or i1 %572, %571, !dbg !26
  %574 = select i1 %573, float %567, float %467, !dbg !33
  %575 = select i1 %573, i32 %568, i32 %41, !dbg !34
  %576 = fcmp oeq float %574, %468, !dbg !35
  %577 = icmp slt i32 %575, %42, !dbg !36
  %578 = and i1 %576, %577, !dbg !37
  %579 = fcmp olt float %574, %468, !dbg !38
  %580 = or i1 %579, %578, !dbg !26
  %581 = select i1 %580, float %574, float %468, !dbg !33
  %582 = select i1 %580, i32 %575, i32 %42, !dbg !34
  %583 = fcmp oeq float %581, %469, !dbg !35
  %584 = icmp slt i32 %582, %43, !dbg !36
  %585 = and i1 %583, %584, !dbg !37
  %586 = fcmp olt float %581, %469, !dbg !38
  %587 = or i1 %586, %585, !dbg !26
  %588 = select i1 %587, float %581, float %469, !dbg !33
  %589 = select i1 %587, i32 %582, i32 %43, !dbg !34
  %590 = extractelement <2 x float> %472, i64 0, !dbg !26
  %591 = extractelement <2 x float> %472, i64 1, !dbg !26
  %592 = fcmp ole float %590, %591, !dbg !26
  %593 = select i1 %592, float %590, float %591, !dbg !33
  %594 = select i1 %592, i32 %28, i32 %29, !dbg !34
  %595 = fcmp oeq float %593, %473, !dbg !35
  %596 = icmp samesign ult i32 %594, %30, !dbg !36
  %597 = and i1 %595, %596, !dbg !37
  %598 = fcmp olt float %593, %473, !dbg !38
  %599 = or i1 %598, %597, !dbg !26
  %600 = select i1 %599, float %593, float %473, !dbg !33
  %601 = select i1 %599, i32 %594, i32 %30, !dbg !34
  %602 = fcmp oeq float %600, %474, !dbg !35
  %603 = icmp samesign ult i32 %601, %31, !dbg !36
  %604 = and i1 %602, %603, !dbg !37
  %605 = fcmp olt float %600, %474, !dbg !38
  %606 = or i1 %605, %604, !dbg !26
  %607 = select i1 %606, float %600, float %474, !dbg !33
  %608 = select i1 %606, i32 %601, i32 %31, !dbg !34
  %609 = fcmp oeq float %607, %475, !dbg !35
  %610 = icmp samesign ult i32 %608, %32, !dbg !36
  %611 = and i1 %609, %610, !dbg !37
  %612 = fcmp olt float %607, %475, !dbg !38
  %613 = or i1 %612, %611, !dbg !26
  %614 = select i1 %613, float %607, float %475, !dbg !33
  %615 = select i1 %613, i32 %608, i32 %32, !dbg !34
  %616 = fcmp oeq float %614, %476, !dbg !35
  %617 = icmp slt i32 %615, %33, !dbg !36
  %618 = and i1 %616, %617, !dbg !37
  %619 = fcmp olt float %614, %476, !dbg !38
  %620 = or i1 %619, %618, !dbg !26
  %621 = select i1 %620, float %614, float %476, !dbg !33
  %622 = select i1 %620, i32 %615, i32 %33, !dbg !34
  %623 = fcmp oeq float %621, %477, !dbg !35
  %624 = icmp slt i32 %622, %34, !dbg !36
  %625 = and i1 %623, %624, !dbg !37
  %626 = fcmp olt float %621, %477, !dbg !38
  %627 = or i1 %626, %625, !dbg !26
  %628 = select i1 %627, float %621, float %477, !dbg !33
  %629 = select i1 %627, i32 %622, i32 %34, !dbg !34
  %630 = fcmp oeq float %628, %478, !dbg !35
  %631 = icmp slt i32 %629, %35, !dbg !36
  %632 = and i1 %630, %631, !dbg !37
  %633 = fcmp olt float %628, %478, !dbg !38
  %634 = or i1 %633, %632, !dbg !26
  %635 = select i1 %634, float %628, float %478, !dbg !33
  %636 = select i1 %634, i32 %629, i32 %35, !dbg !34
  %637 = fcmp oeq float %635, %479, !dbg !35
  %638 = icmp slt i32 %636, %36, !dbg !36
  %639 = and i1 %637, %638, !dbg !37
  %640 = fcmp olt float %635, %479, !dbg !38
  %641 = or i1 %640, %639, !dbg !26
  %642 = select i1 %641, float %635, float %479, !dbg !33
  %643 = select i1 %641, i32 %636, i32 %36, !dbg !34
  %644 = fcmp oeq float %642, %480, !dbg !35
  %645 = icmp slt i32 %643, %37, !dbg !36
  %646 = and i1 %644, %645, !dbg !37
  %647 = fcmp olt float %642, %480, !dbg !38
  %648 = or i1 %647, %646, !dbg !26
  %649 = select i1 %648, float %642, float %480, !dbg !33
  %650 = select i1 %648, i32 %643, i32 %37, !dbg !34
  %651 = fcmp oeq float %649, %481, !dbg !35
  %652 = icmp slt i32 %650, %38, !dbg !36
  %653 = and i1 %651, %652, !dbg !37
  %654 = fcmp olt float %649, %481, !dbg !38
  %655 = or i1 %654, %653, !dbg !26
  %656 = select i1 %655, float %649, float %481, !dbg !33
  %657 = select i1 %655, i32 %650, i32 %38, !dbg !34
  %658 = fcmp oeq float %656, %482, !dbg !35
  %659 = icmp slt i32 %657, %39, !dbg !36
  %660 = and i1 %658, %659, !dbg !37
  %661 = fcmp olt float %656, %482, !dbg !38
  %662 = or i1 %661, %660, !dbg !26
  %663 = select i1 %662, float %656, float %482, !dbg !33
  %664 = select i1 %662, i32 %657, i32 %39, !dbg !34
  %665 = fcmp oeq float %663, %483, !dbg !35
  %666 = icmp slt i32 %664, %40, !dbg !36
  %667 = and i1 %665, %666, !dbg !37
  %668 = fcmp olt float %663, %483, !dbg !38
  %669 = or i1 %668, %667, !dbg !26
  %670 = select i1 %669, float %663, float %483, !dbg !33
  %671 = select i1 %669, i32 %664, i32 %40, !dbg !34
  %672 = fcmp oeq float %670, %484, !dbg !35
  %673 = icmp slt i32 %671, %41, !dbg !36
  %674 = and i1 %672, %673, !dbg !37
  %675 = fcmp olt float %670, %484, !dbg !38
  %676 = or i1 %675, %674, !dbg !26
  %677 = select i1 %676, float %670, float %484, !dbg !33
  %678 = select i1 %676, i32 %671, i32 %41, !dbg !34
  %679 = fcmp oeq float %677, %485, !dbg !35
  %680 = icmp slt i32 %678, %42, !dbg !36
  %681 = and i1 %679, %680, !dbg !37
  %682 = fcmp olt float %677, %485, !dbg !38
  %683 = or i1 %682, %681, !dbg !26
  %684 = select i1 %683, float %677, float %485, !dbg !33
  %685 = select i1 %683, i32 %678, i32 %42, !dbg !34
  %686 = fcmp oeq float %684, %486, !dbg !35
  %687 = icmp slt i32 %685, %43, !dbg !36
  %688 = and i1 %686, %687, !dbg !37
  %689 = fcmp olt float %684, %486, !dbg !38
  %690 = or i1 %689, %688, !dbg !26
  %691 = select i1 %690, float %684, float %486, !dbg !33
  %692 = select i1 %690, i32 %685, i32 %43, !dbg !34
  %693 = bitcast float %588 to i32, !dbg !30
  %694 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %190, i32 %693), !dbg !30
  %695 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %190, i32 %589), !dbg !30
  %696 = bitcast float %691 to i32, !dbg !30
  %697 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %190, i32 %696), !dbg !30
  %698 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %190, i32 %692), !dbg !30
  br i1 %192, label %.critedge, label %.critedge2, !dbg !30

.critedge:                                        ; preds = %377
  %699 = bitcast i32 %697 to float, !dbg !30
  %700 = fcmp olt float %691, %699, !dbg !38
  %701 = fcmp oeq float %691, %699, !dbg !35
  %702 = icmp slt i32 %692, %698, !dbg !36
  %703 = and i1 %701, %702, !dbg !37
  %704 = or i1 %700, %703, !dbg !26
  %705 = select i1 %704, i32 %692, i32 %698, !dbg !34
  %706 = select i1 %704, float %691, float %699, !dbg !33
  %707 = bitcast i32 %694 to float, !dbg !30
  %708 = fcmp olt float %588, %707, !dbg !38
  %709 = fcmp oeq float %588, %707, !dbg !35
  %710 = icmp slt i32 %589, %695, !dbg !36
  %711 = and i1 %709, %710, !dbg !37
  %712 = or i1 %708, %711, !dbg !26
  %713 = select i1 %712, i32 %589, i32 %695, !dbg !34
  %714 = select i1 %712, float %588, float %707, !dbg !33
  store float %714, ptr addrspace(3) %195, align 4, !dbg !30
  store i32 %713, ptr addrspace(3) %196, align 4, !dbg !30
  store float %706, ptr addrspace(3) %200, align 4, !dbg !30
  store i32 %705, ptr addrspace(3) %199, align 4, !dbg !30
  br label %.critedge2, !dbg !30

.critedge2:                                       ; preds = %377, %.critedge
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %715 = load float, ptr addrspace(3) %201, align 4, !dbg !30
  %716 = load i32, ptr addrspace(3) %202, align 4, !dbg !30
  %717 = bitcast float %715 to i32, !dbg !30
  %718 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %717, i32 %717, i32 177, i32 15, i32 15, i1 false), !dbg !30
  %719 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %716, i32 %716, i32 177, i32 15, i32 15, i1 false), !dbg !30
  br i1 %204, label %720, label %.critedge4, !dbg !30

720:                                              ; preds = %.critedge2
  %721 = bitcast i32 %718 to float, !dbg !30
  %722 = fcmp olt float %715, %721, !dbg !38
  %723 = fcmp oeq float %715, %721, !dbg !35
  %724 = icmp slt i32 %716, %719, !dbg !36
  %725 = and i1 %723, %724, !dbg !37
  %726 = or i1 %722, %725, !dbg !26
  %727 = select i1 %726, i32 %716, i32 %719, !dbg !34
  %728 = select i1 %726, float %715, float %721, !dbg !33
  store float %728, ptr addrspace(3) %201, align 4, !dbg !30
  store i32 %727, ptr addrspace(3) %202, align 4, !dbg !30
  br label %.critedge4, !dbg !30

.critedge4:                                       ; preds = %.critedge2, %720
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %729 = load float, ptr addrspace(3) %205, align 8, !dbg !30
  %730 = load float, ptr addrspace(3) %206, align 8, !dbg !30
  %731 = load i32, ptr addrspace(3) %207, align 8, !dbg !30
  %732 = load i32, ptr addrspace(3) %208, align 8, !dbg !30
  %733 = fcmp olt float %729, %212, !dbg !39
  %734 = fcmp olt float %730, %213, !dbg !39
  %735 = add i32 %731, %214, !dbg !40
  %736 = add i32 %732, %214, !dbg !40
  %737 = select i1 %733, i32 %735, i32 %210, !dbg !41
  %738 = select i1 %734, i32 %736, i32 %211, !dbg !41
  %739 = tail call float @llvm.minnum.f32(float %212, float %729), !dbg !42
  %740 = tail call float @llvm.minnum.f32(float %213, float %730), !dbg !42
  %741 = shufflevector <8 x half> %257, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %741, ptr addrspace(3) %84, align 8, !dbg !19
  %742 = shufflevector <8 x half> %261, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %742, ptr addrspace(3) %86, align 8, !dbg !19
  %743 = shufflevector <8 x half> %257, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %743, ptr addrspace(3) %93, align 8, !dbg !19
  %744 = shufflevector <8 x half> %261, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %744, ptr addrspace(3) %95, align 8, !dbg !19
  %745 = icmp slt i32 %217, %166, !dbg !17
  br i1 %745, label %209, label %._crit_edge, !dbg !17

._crit_edge:                                      ; preds = %.critedge4, %.._crit_edge_crit_edge
  %.pre-phi67 = phi i32 [ %.pre66, %.._crit_edge_crit_edge ], [ %185, %.critedge4 ], !dbg !19
  %.pre-phi65 = phi i32 [ %.pre64, %.._crit_edge_crit_edge ], [ %183, %.critedge4 ], !dbg !19
  %.pre-phi63 = phi i32 [ %.pre62, %.._crit_edge_crit_edge ], [ %181, %.critedge4 ], !dbg !19
  %.pre-phi61 = phi i32 [ %.pre60, %.._crit_edge_crit_edge ], [ %179, %.critedge4 ], !dbg !19
  %.pre-phi59 = phi i32 [ %.pre58, %.._crit_edge_crit_edge ], [ %177, %.critedge4 ], !dbg !19
  %.pre-phi57 = phi i32 [ %.pre56, %.._crit_edge_crit_edge ], [ %175, %.critedge4 ], !dbg !19
  %.pre-phi55 = phi i32 [ %.pre54, %.._crit_edge_crit_edge ], [ %173, %.critedge4 ], !dbg !19
  %746 = phi float [ 0x7FF0000000000000, %.._crit_edge_crit_edge ], [ %739, %.critedge4 ], !dbg !43
  %747 = phi float [ 0x7FF0000000000000, %.._crit_edge_crit_edge ], [ %740, %.critedge4 ], !dbg !43
  %748 = phi i32 [ 0, %.._crit_edge_crit_edge ], [ %737, %.critedge4 ], !dbg !44
  %749 = phi i32 [ 0, %.._crit_edge_crit_edge ], [ %738, %.critedge4 ], !dbg !44
  %750 = add i32 %5, 63, !dbg !17
  %751 = sdiv i32 %750, 64, !dbg !17
  %752 = tail call i32 @llvm.smax.i32(i32 %751, i32 1), !dbg !17
  %753 = shl nuw nsw i32 %752, 6, !dbg !17
  %754 = add nsw i32 %753, -64, !dbg !17
  %755 = icmp sgt i32 %750, 63, !dbg !17
  %756 = or disjoint i32 %754, %28, !dbg !21
  %757 = or disjoint i32 %754, %29, !dbg !21
  %758 = or disjoint i32 %754, %30, !dbg !21
  %759 = or disjoint i32 %754, %31, !dbg !21
  %760 = or disjoint i32 %754, %32, !dbg !21
  %761 = or disjoint i32 %754, %33, !dbg !21
  %762 = or disjoint i32 %754, %34, !dbg !21
  %763 = or disjoint i32 %754, %35, !dbg !21
  %764 = or disjoint i32 %754, %36, !dbg !21
  %765 = or disjoint i32 %754, %37, !dbg !21
  %766 = or disjoint i32 %754, %38, !dbg !21
  %767 = or disjoint i32 %754, %39, !dbg !21
  %768 = or disjoint i32 %754, %40, !dbg !21
  %769 = or disjoint i32 %754, %41, !dbg !21
  %770 = or disjoint i32 %754, %42, !dbg !21
  %771 = or disjoint i32 %754, %43, !dbg !21
  %772 = icmp slt i32 %756, %5, !dbg !18
  %773 = icmp slt i32 %757, %5, !dbg !18
  %774 = icmp slt i32 %758, %5, !dbg !18
  %775 = icmp slt i32 %759, %5, !dbg !18
  %776 = icmp slt i32 %760, %5, !dbg !18
  %777 = icmp slt i32 %761, %5, !dbg !18
  %778 = icmp slt i32 %762, %5, !dbg !18
  %779 = icmp slt i32 %763, %5, !dbg !18
  %780 = icmp slt i32 %764, %5, !dbg !18
  %781 = icmp slt i32 %765, %5, !dbg !18
  %782 = icmp slt i32 %766, %5, !dbg !18
  %783 = icmp slt i32 %767, %5, !dbg !18
  %784 = icmp slt i32 %768, %5, !dbg !18
  %785 = icmp slt i32 %769, %5, !dbg !18
  %786 = icmp slt i32 %770, %5, !dbg !18
  %787 = icmp slt i32 %771, %5, !dbg !18
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  %788 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %171, !dbg !19
  %789 = load <4 x half>, ptr addrspace(3) %788, align 8, !dbg !19
  %790 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi55, !dbg !19
  %791 = load <4 x half>, ptr addrspace(3) %790, align 8, !dbg !19
  %792 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi57, !dbg !19
  %793 = load <4 x half>, ptr addrspace(3) %792, align 8, !dbg !19
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi59, !dbg !19
  %795 = load <4 x half>, ptr addrspace(3) %794, align 8, !dbg !19
  %796 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi61, !dbg !19
  %797 = load <4 x half>, ptr addrspace(3) %796, align 8, !dbg !19
  %798 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi63, !dbg !19
  %799 = load <4 x half>, ptr addrspace(3) %798, align 8, !dbg !19
  %800 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi65, !dbg !19
  %801 = load <4 x half>, ptr addrspace(3) %800, align 8, !dbg !19
  %802 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi67, !dbg !19
  %803 = load <4 x half>, ptr addrspace(3) %802, align 8, !dbg !19
  %804 = and i1 %755, %772, !dbg !17
  %805 = and i1 %755, %773, !dbg !17
  %806 = and i1 %755, %774, !dbg !17
  %807 = and i1 %755, %775, !dbg !17
  %808 = and i1 %755, %776, !dbg !17
  %809 = and i1 %755, %777, !dbg !17
  %810 = and i1 %755, %778, !dbg !17
  %811 = and i1 %755, %779, !dbg !17
  %812 = and i1 %755, %780, !dbg !17
  %813 = and i1 %755, %781, !dbg !17
  %814 = and i1 %755, %782, !dbg !17
  %815 = and i1 %755, %783, !dbg !17
  %816 = and i1 %755, %784, !dbg !17
  %817 = and i1 %755, %785, !dbg !17
  %818 = and i1 %755, %786, !dbg !17
  %819 = and i1 %755, %787, !dbg !17
  %820 = zext nneg i32 %757 to i64, !dbg !22
  %821 = getelementptr float, ptr addrspace(1) %2, i64 %820, !dbg !22
  %822 = zext nneg i32 %758 to i64, !dbg !22
  %823 = getelementptr float, ptr addrspace(1) %2, i64 %822, !dbg !22
  %824 = zext nneg i32 %759 to i64, !dbg !22
  %825 = getelementptr float, ptr addrspace(1) %2, i64 %824, !dbg !22
  %826 = zext nneg i32 %760 to i64, !dbg !22
  %827 = getelementptr float, ptr addrspace(1) %2, i64 %826, !dbg !22
  %828 = zext nneg i32 %761 to i64, !dbg !22
  %829 = getelementptr float, ptr addrspace(1) %2, i64 %828, !dbg !22
  %830 = zext nneg i32 %762 to i64, !dbg !22
  %831 = getelementptr float, ptr addrspace(1) %2, i64 %830, !dbg !22
  %832 = zext nneg i32 %763 to i64, !dbg !22
  %833 = getelementptr float, ptr addrspace(1) %2, i64 %832, !dbg !22
  %834 = zext nneg i32 %764 to i64, !dbg !22
  %835 = getelementptr float, ptr addrspace(1) %2, i64 %834, !dbg !22
  %836 = zext nneg i32 %765 to i64, !dbg !22
  %837 = getelementptr float, ptr addrspace(1) %2, i64 %836, !dbg !22
  %838 = zext nneg i32 %766 to i64, !dbg !22
  %839 = getelementptr float, ptr addrspace(1) %2, i64 %838, !dbg !22
  %840 = zext nneg i32 %767 to i64, !dbg !22
  %841 = getelementptr float, ptr addrspace(1) %2, i64 %840, !dbg !22
  %842 = zext nneg i32 %768 to i64, !dbg !22
  %843 = getelementptr float, ptr addrspace(1) %2, i64 %842, !dbg !22
  %844 = zext nneg i32 %769 to i64, !dbg !22
  %845 = getelementptr float, ptr addrspace(1) %2, i64 %844, !dbg !22
  %846 = zext nneg i32 %770 to i64, !dbg !22
  %847 = getelementptr float, ptr addrspace(1) %2, i64 %846, !dbg !22
  %848 = zext nneg i32 %771 to i64, !dbg !22
  %849 = getelementptr float, ptr addrspace(1) %2, i64 %848, !dbg !22
  br i1 %804, label %850, label %854, !dbg !22

850:                                              ; preds = %._crit_edge
  %851 = zext nneg i32 %756 to i64
  %852 = getelementptr float, ptr addrspace(1) %2, i64 %851
  %853 = load <1 x float>, ptr addrspace(1) %852, align 4, !dbg !22
  br label %854, !dbg !22

854:                                              ; preds = %850, %._crit_edge
  %855 = phi <1 x float> [ %853, %850 ], [ splat (float 0x7FF0000000000000), %._crit_edge ], !dbg !22
  br i1 %805, label %856, label %858, !dbg !22

856:                                              ; preds = %854
  %857 = load <1 x float>, ptr addrspace(1) %821, align 4, !dbg !22
  br label %858, !dbg !22

858:                                              ; preds = %856, %854
  %859 = phi <1 x float> [ %857, %856 ], [ splat (float 0x7FF0000000000000), %854 ], !dbg !22
  br i1 %806, label %860, label %862, !dbg !22

860:                                              ; preds = %858
  %861 = load <1 x float>, ptr addrspace(1) %823, align 4, !dbg !22
  br label %862, !dbg !22

862:                                              ; preds = %860, %858
  %863 = phi <1 x float> [ %861, %860 ], [ splat (float 0x7FF0000000000000), %858 ], !dbg !22
  %864 = extractelement <1 x float> %863, i64 0, !dbg !22
  br i1 %807, label %865, label %867, !dbg !22

865:                                              ; preds = %862
  %866 = load <1 x float>, ptr addrspace(1) %825, align 4, !dbg !22
  br label %867, !dbg !22

867:                                              ; preds = %865, %862
  %868 = phi <1 x float> [ %866, %865 ], [ splat (float 0x7FF0000000000000), %862 ], !dbg !22
  %869 = extractelement <1 x float> %868, i64 0, !dbg !22
  br i1 %808, label %870, label %872, !dbg !22

870:                                              ; preds = %867
  %871 = load <1 x float>, ptr addrspace(1) %827, align 4, !dbg !22
  br label %872, !dbg !22

872:                                              ; preds = %870, %867
  %873 = phi <1 x float> [ %871, %870 ], [ splat (float 0x7FF0000000000000), %867 ], !dbg !22
  %874 = extractelement <1 x float> %873, i64 0, !dbg !22
  br i1 %809, label %875, label %877, !dbg !22

875:                                              ; preds = %872
  %876 = load <1 x float>, ptr addrspace(1) %829, align 4, !dbg !22
  br label %877, !dbg !22

877:                                              ; preds = %875, %872
  %878 = phi <1 x float> [ %876, %875 ], [ splat (float 0x7FF0000000000000), %872 ], !dbg !22
  %879 = extractelement <1 x float> %878, i64 0, !dbg !22
  br i1 %810, label %880, label %882, !dbg !22

880:                                              ; preds = %877
  %881 = load <1 x float>, ptr addrspace(1) %831, align 4, !dbg !22
  br label %882, !dbg !22

882:                                              ; preds = %880, %877
  %883 = phi <1 x float> [ %881, %880 ], [ splat (float 0x7FF0000000000000), %877 ], !dbg !22
  %884 = extractelement <1 x float> %883, i64 0, !dbg !22
  br i1 %811, label %885, label %887, !dbg !22

885:                                              ; preds = %882
  %886 = load <1 x float>, ptr addrspace(1) %833, align 4, !dbg !22
  br label %887, !dbg !22

887:                                              ; preds = %885, %882
  %888 = phi <1 x float> [ %886, %885 ], [ splat (float 0x7FF0000000000000), %882 ], !dbg !22
  %889 = extractelement <1 x float> %888, i64 0, !dbg !22
  br i1 %812, label %890, label %892, !dbg !22

890:                                              ; preds = %887
  %891 = load <1 x float>, ptr addrspace(1) %835, align 4, !dbg !22
  br label %892, !dbg !22

892:                                              ; preds = %890, %887
  %893 = phi <1 x float> [ %891, %890 ], [ splat (float 0x7FF0000000000000), %887 ], !dbg !22
  %894 = extractelement <1 x float> %893, i64 0, !dbg !22
  br i1 %813, label %895, label %897, !dbg !22

895:                                              ; preds = %892
  %896 = load <1 x float>, ptr addrspace(1) %837, align 4, !dbg !22
  br label %897, !dbg !22

897:                                              ; preds = %895, %892
  %898 = phi <1 x float> [ %896, %895 ], [ splat (float 0x7FF0000000000000), %892 ], !dbg !22
  %899 = extractelement <1 x float> %898, i64 0, !dbg !22
  br i1 %814, label %900, label %902, !dbg !22

900:                                              ; preds = %897
  %901 = load <1 x float>, ptr addrspace(1) %839, align 4, !dbg !22
  br label %902, !dbg !22

902:                                              ; preds = %900, %897
  %903 = phi <1 x float> [ %901, %900 ], [ splat (float 0x7FF0000000000000), %897 ], !dbg !22
  %904 = extractelement <1 x float> %903, i64 0, !dbg !22
  br i1 %815, label %905, label %907, !dbg !22

905:                                              ; preds = %902
  %906 = load <1 x float>, ptr addrspace(1) %841, align 4, !dbg !22
  br label %907, !dbg !22

907:                                              ; preds = %905, %902
  %908 = phi <1 x float> [ %906, %905 ], [ splat (float 0x7FF0000000000000), %902 ], !dbg !22
  %909 = extractelement <1 x float> %908, i64 0, !dbg !22
  br i1 %816, label %910, label %912, !dbg !22

910:                                              ; preds = %907
  %911 = load <1 x float>, ptr addrspace(1) %843, align 4, !dbg !22
  br label %912, !dbg !22

912:                                              ; preds = %910, %907
  %913 = phi <1 x float> [ %911, %910 ], [ splat (float 0x7FF0000000000000), %907 ], !dbg !22
  %914 = extractelement <1 x float> %913, i64 0, !dbg !22
  br i1 %817, label %915, label %917, !dbg !22

915:                                              ; preds = %912
  %916 = load <1 x float>, ptr addrspace(1) %845, align 4, !dbg !22
  br label %917, !dbg !22

917:                                              ; preds = %915, %912
  %918 = phi <1 x float> [ %916, %915 ], [ splat (float 0x7FF0000000000000), %912 ], !dbg !22
  %919 = extractelement <1 x float> %918, i64 0, !dbg !22
  br i1 %818, label %920, label %922, !dbg !22

920:                                              ; preds = %917
  %921 = load <1 x float>, ptr addrspace(1) %847, align 4, !dbg !22
  br label %922, !dbg !22

922:                                              ; preds = %920, %917
  %923 = phi <1 x float> [ %921, %920 ], [ splat (float 0x7FF0000000000000), %917 ], !dbg !22
  %924 = extractelement <1 x float> %923, i64 0, !dbg !22
  br i1 %819, label %925, label %927, !dbg !22

925:                                              ; preds = %922
  %926 = load <1 x float>, ptr addrspace(1) %849, align 4, !dbg !22
  br label %927, !dbg !22

927:                                              ; preds = %925, %922
  %928 = phi <1 x float> [ %926, %925 ], [ splat (float 0x7FF0000000000000), %922 ], !dbg !22
  %929 = extractelement <1 x float> %928, i64 0, !dbg !22
  br i1 %755, label %930, label %979, !dbg !23

930:                                              ; preds = %927
  %931 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %789, <4 x half> %111, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !23
  %932 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %791, <4 x half> %116, <16 x float> %931, i32 0, i32 0, i32 0), !dbg !23
  %933 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %793, <4 x half> %121, <16 x float> %932, i32 0, i32 0, i32 0), !dbg !23
  %934 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %795, <4 x half> %126, <16 x float> %933, i32 0, i32 0, i32 0), !dbg !23
  %935 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %797, <4 x half> %131, <16 x float> %934, i32 0, i32 0, i32 0), !dbg !23
  %936 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %799, <4 x half> %136, <16 x float> %935, i32 0, i32 0, i32 0), !dbg !23
  %937 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %801, <4 x half> %141, <16 x float> %936, i32 0, i32 0, i32 0), !dbg !23
  %938 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %803, <4 x half> %146, <16 x float> %937, i32 0, i32 0, i32 0), !dbg !23
  %939 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %789, <4 x half> %113, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !23
  %940 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %791, <4 x half> %118, <16 x float> %939, i32 0, i32 0, i32 0), !dbg !23
  %941 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %793, <4 x half> %123, <16 x float> %940, i32 0, i32 0, i32 0), !dbg !23
  %942 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %795, <4 x half> %128, <16 x float> %941, i32 0, i32 0, i32 0), !dbg !23
  %943 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %797, <4 x half> %133, <16 x float> %942, i32 0, i32 0, i32 0), !dbg !23
  %944 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %799, <4 x half> %138, <16 x float> %943, i32 0, i32 0, i32 0), !dbg !23
  %945 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %801, <4 x half> %143, <16 x float> %944, i32 0, i32 0, i32 0), !dbg !23
  %946 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %803, <4 x half> %148, <16 x float> %945, i32 0, i32 0, i32 0), !dbg !23
  %947 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %948 = fmul <2 x float> %947, splat (float 2.000000e+00), !dbg !24
  %949 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %950 = fmul <2 x float> %949, splat (float 2.000000e+00), !dbg !24
  %951 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !24
  %952 = fmul <2 x float> %951, splat (float 2.000000e+00), !dbg !24
  %953 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !24
  %954 = fmul <2 x float> %953, splat (float 2.000000e+00), !dbg !24
  %955 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !24
  %956 = fmul <2 x float> %955, splat (float 2.000000e+00), !dbg !24
  %957 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !24
  %958 = fmul <2 x float> %957, splat (float 2.000000e+00), !dbg !24
  %959 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !24
  %960 = fmul <2 x float> %959, splat (float 2.000000e+00), !dbg !24
  %961 = shufflevector <16 x float> %938, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !24
  %962 = fmul <2 x float> %961, splat (float 2.000000e+00), !dbg !24
  %963 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %964 = fmul <2 x float> %963, splat (float 2.000000e+00), !dbg !24
  %965 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %966 = fmul <2 x float> %965, splat (float 2.000000e+00), !dbg !24
  %967 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !24
  %968 = fmul <2 x float> %967, splat (float 2.000000e+00), !dbg !24
  %969 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !24
  %970 = fmul <2 x float> %969, splat (float 2.000000e+00), !dbg !24
  %971 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !24
  %972 = fmul <2 x float> %971, splat (float 2.000000e+00), !dbg !24
  %973 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !24
  %974 = fmul <2 x float> %973, splat (float 2.000000e+00), !dbg !24
  %975 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !24
  %976 = fmul <2 x float> %975, splat (float 2.000000e+00), !dbg !24
  %977 = shufflevector <16 x float> %946, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !24
  %978 = fmul <2 x float> %977, splat (float 2.000000e+00), !dbg !24
  br label %979, !dbg !23

979:                                              ; preds = %930, %927
  %980 = phi <2 x float> [ %948, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %981 = phi <2 x float> [ %950, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %982 = phi <2 x float> [ %952, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %983 = phi <2 x float> [ %954, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %984 = phi <2 x float> [ %956, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %985 = phi <2 x float> [ %958, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %986 = phi <2 x float> [ %960, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %987 = phi <2 x float> [ %962, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %988 = phi <2 x float> [ %964, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %989 = phi <2 x float> [ %966, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %990 = phi <2 x float> [ %968, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %991 = phi <2 x float> [ %970, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %992 = phi <2 x float> [ %972, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %993 = phi <2 x float> [ %974, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %994 = phi <2 x float> [ %976, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %995 = phi <2 x float> [ %978, %930 ], [ zeroinitializer, %927 ], !dbg !23
  %996 = shufflevector <1 x float> %855, <1 x float> %859, <2 x i32> <i32 0, i32 1>, !dbg !25
  %997 = fsub <2 x float> %996, %980, !dbg !25
  %998 = extractelement <2 x float> %981, i64 0, !dbg !25
  %999 = fsub float %864, %998, !dbg !25
  %1000 = extractelement <2 x float> %981, i64 1, !dbg !25
  %1001 = fsub float %869, %1000, !dbg !25
  %1002 = extractelement <2 x float> %982, i64 0, !dbg !25
  %1003 = fsub float %874, %1002, !dbg !25
  %1004 = extractelement <2 x float> %982, i64 1, !dbg !25
  %1005 = fsub float %879, %1004, !dbg !25
  %1006 = extractelement <2 x float> %983, i64 0, !dbg !25
  %1007 = fsub float %884, %1006, !dbg !25
  %1008 = extractelement <2 x float> %983, i64 1, !dbg !25
  %1009 = fsub float %889, %1008, !dbg !25
  %1010 = extractelement <2 x float> %984, i64 0, !dbg !25
  %1011 = fsub float %894, %1010, !dbg !25
  %1012 = extractelement <2 x float> %984, i64 1, !dbg !25
  %1013 = fsub float %899, %1012, !dbg !25
  %1014 = extractelement <2 x float> %985, i64 0, !dbg !25
  %1015 = fsub float %904, %1014, !dbg !25
  %1016 = extractelement <2 x float> %985, i64 1, !dbg !25
  %1017 = fsub float %909, %1016, !dbg !25
  %1018 = extractelement <2 x float> %986, i64 0, !dbg !25
  %1019 = fsub float %914, %1018, !dbg !25
  %1020 = extractelement <2 x float> %986, i64 1, !dbg !25
  %1021 = fsub float %919, %1020, !dbg !25
  %1022 = extractelement <2 x float> %987, i64 0, !dbg !25
  %1023 = fsub float %924, %1022, !dbg !25
  %1024 = extractelement <2 x float> %987, i64 1, !dbg !25
  %1025 = fsub float %929, %1024, !dbg !25
  %1026 = fsub <2 x float> %996, %988, !dbg !25
  %1027 = extractelement <2 x float> %989, i64 0, !dbg !25
  %1028 = fsub float %864, %1027, !dbg !25
  %1029 = extractelement <2 x float> %989, i64 1, !dbg !25
  %1030 = fsub float %869, %1029, !dbg !25
  %1031 = extractelement <2 x float> %990, i64 0, !dbg !25
  %1032 = fsub float %874, %1031, !dbg !25
  %1033 = extractelement <2 x float> %990, i64 1, !dbg !25
  %1034 = fsub float %879, %1033, !dbg !25
  %1035 = extractelement <2 x float> %991, i64 0, !dbg !25
  %1036 = fsub float %884, %1035, !dbg !25
  %1037 = extractelement <2 x float> %991, i64 1, !dbg !25
  %1038 = fsub float %889, %1037, !dbg !25
  %1039 = extractelement <2 x float> %992, i64 0, !dbg !25
  %1040 = fsub float %894, %1039, !dbg !25
  %1041 = extractelement <2 x float> %992, i64 1, !dbg !25
  %1042 = fsub float %899, %1041, !dbg !25
  %1043 = extractelement <2 x float> %993, i64 0, !dbg !25
  %1044 = fsub float %904, %1043, !dbg !25
  %1045 = extractelement <2 x float> %993, i64 1, !dbg !25
  %1046 = fsub float %909, %1045, !dbg !25
  %1047 = extractelement <2 x float> %994, i64 0, !dbg !25
  %1048 = fsub float %914, %1047, !dbg !25
  %1049 = extractelement <2 x float> %994, i64 1, !dbg !25
  %1050 = fsub float %919, %1049, !dbg !25
  %1051 = extractelement <2 x float> %995, i64 0, !dbg !25
  %1052 = fsub float %924, %1051, !dbg !25
  %1053 = extractelement <2 x float> %995, i64 1, !dbg !25
  %1054 = fsub float %929, %1053, !dbg !25
  %1055 = lshr exact i32 %105, 2, !dbg !30
  %1056 = or disjoint i32 %1055, %101, !dbg !30
  %1057 = extractelement <2 x float> %997, i64 0, !dbg !26
  %1058 = extractelement <2 x float> %997, i64 1, !dbg !26
  %1059 = fcmp ole float %1057, %1058, !dbg !26
  %1060 = select i1 %1059, float %1057, float %1058, !dbg !33
  %1061 = select i1 %1059, i32 %28, i32 %29, !dbg !34
  %1062 = fcmp oeq float %1060, %999, !dbg !35
  %1063 = icmp samesign ult i32 %1061, %30, !dbg !36
  %1064 = and i1 %1062, %1063, !dbg !37
  %1065 = fcmp olt float %1060, %999, !dbg !38
  %1066 = or i1 %1065, %1064, !dbg !26
  %1067 = select i1 %1066, float %1060, float %999, !dbg !33
  %1068 = select i1 %1066, i32 %1061, i32 %30, !dbg !34
  %1069 = fcmp oeq float %1067, %1001, !dbg !35
  %1070 = icmp samesign ult i32 %1068, %31, !dbg !36
  %1071 = and i1 %1069, %1070, !dbg !37
  %1072 = fcmp olt float %1067, %1001, !dbg !38
  %1073 = or i1 %1072, %1071, !dbg !26
  %1074 = select i1 %1073, float %1067, float %1001, !dbg !33
  %1075 = select i1 %1073, i32 %1068, i32 %31, !dbg !34
  %1076 = fcmp oeq float %1074, %1003, !dbg !35
  %1077 = icmp samesign ult i32 %1075, %32, !dbg !36
  %1078 = and i1 %1076, %1077, !dbg !37
  %1079 = fcmp olt float %1074, %1003, !dbg !38
  %1080 = or i1 %1079, %1078, !dbg !26
  %1081 = select i1 %1080, float %1074, float %1003, !dbg !33
  %1082 = select i1 %1080, i32 %1075, i32 %32, !dbg !34
  %1083 = fcmp oeq float %1081, %1005, !dbg !35
  %1084 = icmp slt i32 %1082, %33, !dbg !36
  %1085 = and i1 %1083, %1084, !dbg !37
  %1086 = fcmp olt float %1081, %1005, !dbg !38
  %1087 = or i1 %1086, %1085, !dbg !26
  %1088 = select i1 %1087, float %1081, float %1005, !dbg !33
  %1089 = select i1 %1087, i32 %1082, i32 %33, !dbg !34
  %1090 = fcmp oeq float %1088, %1007, !dbg !35
  %1091 = icmp slt i32 %1089, %34, !dbg !36
  %1092 = and i1 %1090, %1091, !dbg !37
  %1093 = fcmp olt float %1088, %1007, !dbg !38
  %1094 = or i1 %1093, %1092, !dbg !26
  %1095 = select i1 %1094, float %1088, float %1007, !dbg !33
  %1096 = select i1 %1094, i32 %1089, i32 %34, !dbg !34
  %1097 = fcmp oeq float %1095, %1009, !dbg !35
  %1098 = icmp slt i32 %1096, %35, !dbg !36
  %1099 = and i1 %1097, %1098, !dbg !37
  %1100 = fcmp olt float %1095, %1009, !dbg !38
  %1101 = or i1 %1100, %1099, !dbg !26
  %1102 = select i1 %1101, float %1095, float %1009, !dbg !33
  %1103 = select i1 %1101, i32 %1096, i32 %35, !dbg !34
  %1104 = fcmp oeq float %1102, %1011, !dbg !35
  %1105 = icmp slt i32 %1103, %36, !dbg !36
  %1106 = and i1 %1104, %1105, !dbg !37
  %1107 = fcmp olt float %1102, %1011, !dbg !38
  %1108 = or i1 %1107, %1106, !dbg !26
  %1109 = select i1 %1108, float %1102, float %1011, !dbg !33
  %1110 = select i1 %1108, i32 %1103, i32 %36, !dbg !34
  %1111 = fcmp oeq float %1109, %1013, !dbg !35
  %1112 = icmp slt i32 %1110, %37, !dbg !36
  %1113 = and i1 %1111, %1112, !dbg !37
  %1114 = fcmp olt float %1109, %1013, !dbg !38
  %1115 = or i1 %1114, %1113, !dbg !26
  %1116 = select i1 %1115, float %1109, float %1013, !dbg !33
  %1117 = select i1 %1115, i32 %1110, i32 %37, !dbg !34
  %1118 = fcmp oeq float %1116, %1015, !dbg !35
  %1119 = icmp slt i32 %1117, %38, !dbg !36
  %1120 = and i1 %1118, %1119, !dbg !37
  %1121 = fcmp olt float %1116, %1015, !dbg !38
  %1122 = or i1 %1121, %1120, !dbg !26
  %1123 = select i1 %1122, float %1116, float %1015, !dbg !33
  %1124 = select i1 %1122, i32 %1117, i32 %38, !dbg !34
  %1125 = fcmp oeq float %1123, %1017, !dbg !35
  %1126 = icmp slt i32 %1124, %39, !dbg !36
  %1127 = and i1 %1125, %1126, !dbg !37
  %1128 = fcmp olt float %1123, %1017, !dbg !38
  %1129 = or i1 %1128, %1127, !dbg !26
  %1130 = select i1 %1129, float %1123, float %1017, !dbg !33
  %1131 = select i1 %1129, i32 %1124, i32 %39, !dbg !34
  %1132 = fcmp oeq float %1130, %1019, !dbg !35
  %1133 = icmp slt i32 %1131, %40, !dbg !36
  %1134 = and i1 %1132, %1133, !dbg !37
  %1135 = fcmp olt float %1130, %1019, !dbg !38
  %1136 = or i1 %1135, %1134, !dbg !26
  %1137 = select i1 %1136, float %1130, float %1019, !dbg !33
  %1138 = select i1 %1136, i32 %1131, i32 %40, !dbg !34
  %1139 = fcmp oeq float %1137, %1021, !dbg !35
  %1140 = icmp slt i32 %1138, %41, !dbg !36
  %1141 = and i1 %1139, %1140, !dbg !37
  %1142 = fcmp olt float %1137, %1021, !dbg !38
  %1143 = or i1 %1142, %1141, !dbg !26
  %1144 = select i1 %1143, float %1137, float %1021, !dbg !33
  %1145 = select i1 %1143, i32 %1138, i32 %41, !dbg !34
  %1146 = fcmp oeq float %1144, %1023, !dbg !35
  %1147 = icmp slt i32 %1145, %42, !dbg !36
  %1148 = and i1 %1146, %1147, !dbg !37
  %1149 = fcmp olt float %1144, %1023, !dbg !38
  %1150 = or i1 %1149, %1148, !dbg !26
  %1151 = select i1 %1150, float %1144, float %1023, !dbg !33
  %1152 = select i1 %1150, i32 %1145, i32 %42, !dbg !34
  %1153 = fcmp oeq float %1151, %1025, !dbg !35
  %1154 = icmp slt i32 %1152, %43, !dbg !36
  %1155 = and i1 %1153, %1154, !dbg !37
  %1156 = fcmp olt float %1151, %1025, !dbg !38
  %1157 = or i1 %1156, %1155, !dbg !26
  %1158 = select i1 %1157, float %1151, float %1025, !dbg !33
  %1159 = select i1 %1157, i32 %1152, i32 %43, !dbg !34
  %1160 = extractelement <2 x float> %1026, i64 0, !dbg !26
  %1161 = extractelement <2 x float> %1026, i64 1, !dbg !26
  %1162 = fcmp ole float %1160, %1161, !dbg !26
  %1163 = select i1 %1162, float %1160, float %1161, !dbg !33
  %1164 = select i1 %1162, i32 %28, i32 %29, !dbg !34
  %1165 = fcmp oeq float %1163, %1028, !dbg !35
  %1166 = icmp samesign ult i32 %1164, %30, !dbg !36
  %1167 = and i1 %1165, %1166, !dbg !37
  %1168 = fcmp olt float %1163, %1028, !dbg !38
  %1169 = or i1 %1168, %1167, !dbg !26
  %1170 = select i1 %1169, float %1163, float %1028, !dbg !33
  %1171 = select i1 %1169, i32 %1164, i32 %30, !dbg !34
  %1172 = fcmp oeq float %1170, %1030, !dbg !35
  %1173 = icmp samesign ult i32 %1171, %31, !dbg !36
  %1174 = and i1 %1172, %1173, !dbg !37
  %1175 = fcmp olt float %1170, %1030, !dbg !38
  %1176 = or i1 %1175, %1174, !dbg !26
  %1177 = select i1 %1176, float %1170, float %1030, !dbg !33
  %1178 = select i1 %1176, i32 %1171, i32 %31, !dbg !34
  %1179 = fcmp oeq float %1177, %1032, !dbg !35
  %1180 = icmp samesign ult i32 %1178, %32, !dbg !36
  %1181 = and i1 %1179, %1180, !dbg !37
  %1182 = fcmp olt float %1177, %1032, !dbg !38
  %1183 = or i1 %1182, %1181, !dbg !26
  %1184 = select i1 %1183, float %1177, float %1032, !dbg !33
  %1185 = select i1 %1183, i32 %1178, i32 %32, !dbg !34
  %1186 = fcmp oeq float %1184, %1034, !dbg !35
  %1187 = icmp slt i32 %1185, %33, !dbg !36
  %1188 = and i1 %1186, %1187, !dbg !37
  %1189 = fcmp olt float %1184, %1034, !dbg !38
  %1190 = or i1 %1189, %1188, !dbg !26
  %1191 = select i1 %1190, float %1184, float %1034, !dbg !33
  %1192 = select i1 %1190, i32 %1185, i32 %33, !dbg !34
  %1193 = fcmp oeq float %1191, %1036, !dbg !35
  %1194 = icmp slt i32 %1192, %34, !dbg !36
  %1195 = and i1 %1193, %1194, !dbg !37
  %1196 = fcmp olt float %1191, %1036, !dbg !38
  %1197 = or i1 %1196, %1195, !dbg !26
  %1198 = select i1 %1197, float %1191, float %1036, !dbg !33
  %1199 = select i1 %1197, i32 %1192, i32 %34, !dbg !34
  %1200 = fcmp oeq float %1198, %1038, !dbg !35
  %1201 = icmp slt i32 %1199, %35, !dbg !36
  %1202 = and i1 %1200, %1201, !dbg !37
  %1203 = fcmp olt float %1198, %1038, !dbg !38
  %1204 = or i1 %1203, %1202, !dbg !26
  %1205 = select i1 %1204, float %1198, float %1038, !dbg !33
  %1206 = select i1 %1204, i32 %1199, i32 %35, !dbg !34
  %1207 = fcmp oeq float %1205, %1040, !dbg !35
  %1208 = icmp slt i32 %1206, %36, !dbg !36
  %1209 = and i1 %1207, %1208, !dbg !37
  %1210 = fcmp olt float %1205, %1040, !dbg !38
  %1211 = or i1 %1210, %1209, !dbg !26
  %1212 = select i1 %1211, float %1205, float %1040, !dbg !33
  %1213 = select i1 %1211, i32 %1206, i32 %36, !dbg !34
  %1214 = fcmp oeq float %1212, %1042, !dbg !35
  %1215 = icmp slt i32 %1213, %37, !dbg !36
  %1216 = and i1 %1214, %1215, !dbg !37
  %1217 = fcmp olt float %1212, %1042, !dbg !38
  %1218 = or i1 %1217, %1216, !dbg !26
  %1219 = select i1 %1218, float %1212, float %1042, !dbg !33
  %1220 = select i1 %1218, i32 %1213, i32 %37, !dbg !34
  %1221 = fcmp oeq float %1219, %1044, !dbg !35
  %1222 = icmp slt i32 %1220, %38, !dbg !36
  %1223 = and i1 %1221, %1222, !dbg !37
  %1224 = fcmp olt float %1219, %1044, !dbg !38
  %1225 = or i1 %1224, %1223, !dbg !26
  %1226 = select i1 %1225, float %1219, float %1044, !dbg !33
  %1227 = select i1 %1225, i32 %1220, i32 %38, !dbg !34
  %1228 = fcmp oeq float %1226, %1046, !dbg !35
  %1229 = icmp slt i32 %1227, %39, !dbg !36
  %1230 = and i1 %1228, %1229, !dbg !37
  %1231 = fcmp olt float %1226, %1046, !dbg !38
  %1232 = or i1 %1231, %1230, !dbg !26
  %1233 = select i1 %1232, float %1226, float %1046, !dbg !33
  %1234 = select i1 %1232, i32 %1227, i32 %39, !dbg !34
  %1235 = fcmp oeq float %1233, %1048, !dbg !35
  %1236 = icmp slt i32 %1234, %40, !dbg !36
  %1237 = and i1 %1235, %1236, !dbg !37
  %1238 = fcmp olt float %1233, %1048, !dbg !38
  %1239 = or i1 %1238, %1237, !dbg !26
  %1240 = select i1 %1239, float %1233, float %1048, !dbg !33
  %1241 = select i1 %1239, i32 %1234, i32 %40, !dbg !34
  %1242 = fcmp oeq float %1240, %1050, !dbg !35
  %1243 = icmp slt i32 %1241, %41, !dbg !36
  %1244 = and i1 %1242, %1243, !dbg !37
  %1245 = fcmp olt float %1240, %1050, !dbg !38
  %1246 = or i1 %1245, %1244, !dbg !26
  %1247 = select i1 %1246, float %1240, float %1050, !dbg !33
  %1248 = select i1 %1246, i32 %1241, i32 %41, !dbg !34
  %1249 = fcmp oeq float %1247, %1052, !dbg !35
  %1250 = icmp slt i32 %1248, %42, !dbg !36
  %1251 = and i1 %1249, %1250, !dbg !37
  %1252 = fcmp olt float %1247, %1052, !dbg !38
  %1253 = or i1 %1252, %1251, !dbg !26
  %1254 = select i1 %1253, float %1247, float %1052, !dbg !33
  %1255 = select i1 %1253, i32 %1248, i32 %42, !dbg !34
  %1256 = fcmp oeq float %1254, %1054, !dbg !35
  %1257 = icmp slt i32 %1255, %43, !dbg !36
  %1258 = and i1 %1256, %1257, !dbg !37
  %1259 = fcmp olt float %1254, %1054, !dbg !38
  %1260 = or i1 %1259, %1258, !dbg !26
  %1261 = select i1 %1260, float %1254, float %1054, !dbg !33
  %1262 = select i1 %1260, i32 %1255, i32 %43, !dbg !34
  %1263 = bitcast float %1158 to i32, !dbg !30
  %1264 = shl nuw nsw i32 %12, 2, !dbg !30
  %1265 = xor i32 %1264, 128, !dbg !30
  %1266 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1265, i32 %1263), !dbg !30
  %1267 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1265, i32 %1159), !dbg !30
  %1268 = bitcast float %1261 to i32, !dbg !30
  %1269 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1265, i32 %1268), !dbg !30
  %1270 = bitcast i32 %1269 to float, !dbg !30
  %1271 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1265, i32 %1262), !dbg !30
  %1272 = fcmp oeq float %1261, %1270, !dbg !35
  %1273 = icmp slt i32 %1262, %1271, !dbg !36
  %1274 = and i1 %1272, %1273, !dbg !37
  %1275 = fcmp olt float %1261, %1270, !dbg !38
  %1276 = or i1 %1275, %1274, !dbg !26
  %1277 = select i1 %1276, float %1261, float %1270, !dbg !33
  %1278 = select i1 %1276, i32 %1262, i32 %1271, !dbg !34
  %1279 = and i32 %14, 1, !dbg !30
  %1280 = icmp samesign ult i32 %13, 32, !dbg !30
  %1281 = shl nuw nsw i32 %1056, 1, !dbg !30
  br i1 %1280, label %1282, label %.critedge6, !dbg !30

1282:                                             ; preds = %979
  %1283 = or disjoint i32 %1281, %1279, !dbg !30
  %1284 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1283, !dbg !30
  %1285 = bitcast i32 %1266 to float, !dbg !30
  %1286 = fcmp olt float %1158, %1285, !dbg !38
  %1287 = fcmp oeq float %1158, %1285, !dbg !35
  %1288 = icmp slt i32 %1159, %1267, !dbg !36
  %1289 = and i1 %1287, %1288, !dbg !37
  %1290 = or i1 %1286, %1289, !dbg !26
  %1291 = select i1 %1290, i32 %1159, i32 %1267, !dbg !34
  %1292 = select i1 %1290, float %1158, float %1285, !dbg !33
  store float %1292, ptr addrspace(3) %1284, align 4, !dbg !30
  %1293 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %1283, !dbg !30
  store i32 %1291, ptr addrspace(3) %1293, align 4, !dbg !30
  br label %.critedge6, !dbg !30

.critedge6:                                       ; preds = %979, %1282
  %1294 = or disjoint i32 %1281, 128, !dbg !30
  br i1 %1280, label %1295, label %.critedge8, !dbg !30

1295:                                             ; preds = %.critedge6
  %1296 = or disjoint i32 %1294, %1279
  %1297 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %1296
  %1298 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1296
  store float %1277, ptr addrspace(3) %1298, align 4, !dbg !30
  store i32 %1278, ptr addrspace(3) %1297, align 4, !dbg !30
  br label %.critedge8, !dbg !30

.critedge8:                                       ; preds = %.critedge6, %1295
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %1299 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %12, !dbg !30
  %1300 = load float, ptr addrspace(3) %1299, align 4, !dbg !30
  %1301 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %12, !dbg !30
  %1302 = load i32, ptr addrspace(3) %1301, align 4, !dbg !30
  %1303 = bitcast float %1300 to i32, !dbg !30
  %1304 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1303, i32 %1303, i32 177, i32 15, i32 15, i1 false), !dbg !30
  %1305 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1302, i32 %1302, i32 177, i32 15, i32 15, i1 false), !dbg !30
  %1306 = and i32 %11, 1, !dbg !30
  %1307 = icmp eq i32 %1306, 0, !dbg !30
  br i1 %1307, label %1308, label %.critedge10, !dbg !30

1308:                                             ; preds = %.critedge8
  %1309 = bitcast i32 %1304 to float, !dbg !30
  %1310 = fcmp olt float %1300, %1309, !dbg !38
  %1311 = fcmp oeq float %1300, %1309, !dbg !35
  %1312 = icmp slt i32 %1302, %1305, !dbg !36
  %1313 = and i1 %1311, %1312, !dbg !37
  %1314 = or i1 %1310, %1313, !dbg !26
  %1315 = select i1 %1314, i32 %1302, i32 %1305, !dbg !34
  %1316 = select i1 %1314, float %1300, float %1309, !dbg !33
  store float %1316, ptr addrspace(3) %1299, align 4, !dbg !30
  store i32 %1315, ptr addrspace(3) %1301, align 4, !dbg !30
  br label %.critedge10, !dbg !30

.critedge10:                                      ; preds = %.critedge8, %1308
  %1317 = and i32 %11, 127, !dbg !9
  %1318 = or disjoint i32 %10, %1317, !dbg !10
  %1319 = icmp slt i32 %1318, %4, !dbg !12
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %1320 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1281, !dbg !30
  %1321 = load float, ptr addrspace(3) %1320, align 8, !dbg !30
  %1322 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %1294, !dbg !30
  %1323 = load float, ptr addrspace(3) %1322, align 8, !dbg !30
  %1324 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %1281, !dbg !30
  %1325 = load i32, ptr addrspace(3) %1324, align 8, !dbg !30
  %1326 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %1294, !dbg !30
  %1327 = load i32, ptr addrspace(3) %1326, align 8, !dbg !30
  %1328 = fcmp olt float %1321, %746, !dbg !39
  %1329 = fcmp olt float %1323, %747, !dbg !39
  %1330 = add i32 %1325, %754, !dbg !40
  %1331 = add i32 %1327, %754, !dbg !40
  %1332 = select i1 %755, i1 %1328, i1 false, !dbg !17
  %1333 = select i1 %1332, i32 %1330, i32 %748, !dbg !17
  %1334 = select i1 %755, i1 %1329, i1 false, !dbg !17
  %1335 = select i1 %1334, i32 %1331, i32 %749, !dbg !17
  %1336 = shl nuw nsw i32 %101, 2, !dbg !45
  %1337 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %105, !dbg !45
  %1338 = getelementptr inbounds nuw i8, ptr addrspace(3) %1337, i32 %1336, !dbg !45
  %1339 = insertelement <1 x i32> poison, i32 %1333, i64 0, !dbg !45
  store <1 x i32> %1339, ptr addrspace(3) %1338, align 4, !dbg !45
  %1340 = getelementptr inbounds nuw i8, ptr addrspace(3) %1338, i32 256, !dbg !45
  %1341 = insertelement <1 x i32> poison, i32 %1335, i64 0, !dbg !45
  store <1 x i32> %1341, ptr addrspace(3) %1340, align 4, !dbg !45
  fence syncscope("workgroup") release, !dbg !45
  tail call void @llvm.amdgcn.s.barrier(), !dbg !45
  fence syncscope("workgroup") acquire, !dbg !45
  %1342 = shl nuw nsw i32 %1317, 2, !dbg !45
  %1343 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1342, !dbg !45
  %1344 = load i32, ptr addrspace(3) %1343, align 4, !dbg !45
  %1345 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !45
  %1346 = icmp samesign ult i32 %12, 128, !dbg !45
  %1347 = and i1 %1346, %1319, !dbg !45
  %1348 = shl i32 %1318, 2, !dbg !45
  %1349 = select i1 %1347, i32 %1348, i32 -2147483648, !dbg !45
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %1344, ptr addrspace(8) %1345, i32 %1349, i32 0, i32 0), !dbg !45
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "distance.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "kmeans_assign_kernel", linkageName: "kmeans_assign_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 27, scope: !4)
!8 = !DILocation(line: 12, column: 32, scope: !4)
!9 = !DILocation(line: 12, column: 55, scope: !4)
!10 = !DILocation(line: 12, column: 42, scope: !4)
!11 = !DILocation(line: 13, column: 26, scope: !4)
!12 = !DILocation(line: 15, column: 78, scope: !4)
!13 = !DILocation(line: 15, column: 24, scope: !4)
!14 = !DILocation(line: 15, column: 53, scope: !4)
!15 = !DILocation(line: 15, column: 46, scope: !4)
!16 = !DILocation(line: 15, column: 16, scope: !4)
!17 = !DILocation(line: 19, column: 29, scope: !4)
!18 = !DILocation(line: 20, column: 34, scope: !4)
!19 = !DILocation(line: 21, column: 20, scope: !4)
!20 = !DILocation(line: 27, column: 18, scope: !4)
!21 = !DILocation(line: 20, column: 25, scope: !4)
!22 = !DILocation(line: 22, column: 23, scope: !4)
!23 = !DILocation(line: 23, column: 51, scope: !4)
!24 = !DILocation(line: 23, column: 41, scope: !4)
!25 = !DILocation(line: 23, column: 35, scope: !4)
!26 = !DILocation(line: 211, column: 28, scope: !27, inlinedAt: !29)
!27 = distinct !DILexicalBlockFile(scope: !4, file: !28, discriminator: 0)
!28 = !DIFile(filename: "standard.py", directory: "triton/language")
!29 = !DILocation(line: 219, column: 59, scope: !27, inlinedAt: !30)
!30 = !DILocation(line: 240, column: 58, scope: !27, inlinedAt: !31)
!31 = !DILocation(line: 24, column: 27, scope: !32)
!32 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!33 = !DILocation(line: 212, column: 39, scope: !27, inlinedAt: !29)
!34 = !DILocation(line: 213, column: 39, scope: !27, inlinedAt: !29)
!35 = !DILocation(line: 208, column: 24, scope: !27, inlinedAt: !29)
!36 = !DILocation(line: 208, column: 44, scope: !27, inlinedAt: !29)
!37 = !DILocation(line: 208, column: 35, scope: !27, inlinedAt: !29)
!38 = !DILocation(line: 211, column: 18, scope: !27, inlinedAt: !29)
!39 = !DILocation(line: 25, column: 33, scope: !4)
!40 = !DILocation(line: 25, column: 50, scope: !4)
!41 = !DILocation(line: 25, column: 54, scope: !4)
!42 = !DILocation(line: 26, column: 38, scope: !4)
!43 = !DILocation(line: 17, column: 34, scope: !4)
!44 = !DILocation(line: 18, column: 21, scope: !4)
!45 = !DILocation(line: 28, column: 33, scope: !4)
!46 = !DILocation(line: 28, column: 4, scope: !4)
