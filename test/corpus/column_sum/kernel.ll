; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @column_sum_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = shl i32 %7, 5, !dbg !8
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %10 = and i32 %9, 3, !dbg !9
  %11 = shl nuw nsw i32 %10, 3, !dbg !9
  %12 = or disjoint i32 %11, %8, !dbg !10
  %13 = lshr i32 %9, 2, !dbg !11
  %14 = and i32 %13, 31, !dbg !11
  %15 = or disjoint i32 %14, 32, !dbg !11
  %16 = icmp slt i32 %12, %3, !dbg !12
  %17 = icmp sgt i32 %2, 0, !dbg !13
  br i1 %17, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %6
  %18 = shl i32 %3, 6, !dbg !14
  %19 = mul i32 %3, %15, !dbg !15
  %20 = sext i32 %19 to i64, !dbg !16
  %21 = getelementptr half, ptr addrspace(1) %0, i64 %20, !dbg !16
  %22 = sext i32 %12 to i64, !dbg !17
  %23 = getelementptr half, ptr addrspace(1) %21, i64 %22, !dbg !17
  %24 = mul i32 %3, %14, !dbg !15
  %25 = sext i32 %24 to i64, !dbg !16
  %26 = getelementptr half, ptr addrspace(1) %0, i64 %25, !dbg !16
  %27 = getelementptr half, ptr addrspace(1) %26, i64 %22, !dbg !17
  %28 = sext i32 %18 to i64
  br label %29, !dbg !13

29:                                               ; preds = %.lr.ph, %29
  %.pn1634 = phi ptr addrspace(1) [ %23, %.lr.ph ], [ %80, %29 ]
  %.pn3233 = phi ptr addrspace(1) [ %27, %.lr.ph ], [ %79, %29 ]
  %30 = phi i32 [ 0, %.lr.ph ], [ %81, %29 ]
  %31 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %77, %29 ]
  %32 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %78, %29 ]
  %33 = or disjoint i32 %30, %14, !dbg !18
  %34 = or disjoint i32 %30, %15, !dbg !18
  %35 = icmp slt i32 %33, %2, !dbg !19
  %36 = icmp slt i32 %34, %2, !dbg !19
  %37 = and i1 %16, %35, !dbg !20
  %38 = and i1 %16, %36, !dbg !20
  %39 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn3233, i1 %37) #5, !dbg !21
  %40 = extractvalue { i32, i32, i32, i32 } %39, 0, !dbg !21
  %41 = bitcast i32 %40 to <2 x half>, !dbg !21
  %42 = extractvalue { i32, i32, i32, i32 } %39, 1, !dbg !21
  %43 = bitcast i32 %42 to <2 x half>, !dbg !21
  %44 = extractvalue { i32, i32, i32, i32 } %39, 2, !dbg !21
  %45 = bitcast i32 %44 to <2 x half>, !dbg !21
  %46 = extractvalue { i32, i32, i32, i32 } %39, 3, !dbg !21
  %47 = bitcast i32 %46 to <2 x half>, !dbg !21
  %48 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn1634, i1 %38) #5, !dbg !21
  %49 = extractvalue { i32, i32, i32, i32 } %48, 0, !dbg !21
  %50 = bitcast i32 %49 to <2 x half>, !dbg !21
  %51 = extractvalue { i32, i32, i32, i32 } %48, 1, !dbg !21
  %52 = bitcast i32 %51 to <2 x half>, !dbg !21
  %53 = extractvalue { i32, i32, i32, i32 } %48, 2, !dbg !21
  %54 = bitcast i32 %53 to <2 x half>, !dbg !21
  %55 = extractvalue { i32, i32, i32, i32 } %48, 3, !dbg !21
  %56 = bitcast i32 %55 to <2 x half>, !dbg !21
  %57 = shufflevector <2 x half> %41, <2 x half> %43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %58 = shufflevector <2 x half> %45, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %59 = shufflevector <8 x half> %57, <8 x half> %58, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !22
  %60 = shufflevector <2 x half> %45, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %61 = shufflevector <8 x half> %59, <8 x half> %60, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !22
  %62 = shufflevector <2 x half> %47, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %63 = shufflevector <8 x half> %61, <8 x half> %62, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !22
  %64 = shufflevector <2 x half> %47, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %65 = shufflevector <8 x half> %63, <8 x half> %64, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !22
  %66 = fpext <8 x half> %65 to <8 x float>, !dbg !22
  %67 = shufflevector <2 x half> %50, <2 x half> %52, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %68 = shufflevector <2 x half> %54, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %69 = shufflevector <8 x half> %67, <8 x half> %68, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !22
  %70 = shufflevector <2 x half> %54, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %71 = shufflevector <8 x half> %69, <8 x half> %70, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !22
  %72 = shufflevector <2 x half> %56, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %73 = shufflevector <8 x half> %71, <8 x half> %72, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !22
  %74 = shufflevector <2 x half> %56, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !22
  %75 = shufflevector <8 x half> %73, <8 x half> %74, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !22
  %76 = fpext <8 x half> %75 to <8 x float>, !dbg !22
  %77 = fadd <8 x float> %31, %66, !dbg !23
  %78 = fadd <8 x float> %32, %76, !dbg !23
  %79 = getelementptr half, ptr addrspace(1) %.pn3233, i64 %28, !dbg !24
  %80 = getelementptr half, ptr addrspace(1) %.pn1634, i64 %28, !dbg !24
  %81 = add i32 %30, 64, !dbg !13
  %82 = icmp slt i32 %81, %2, !dbg !13
  br i1 %82, label %29, label %._crit_edge.loopexit, !dbg !13

._crit_edge.loopexit:                             ; preds = %29
  %83 = fadd <8 x float> %77, %78, !dbg !9
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %84 = phi <8 x float> [ zeroinitializer, %6 ], [ %83, %._crit_edge.loopexit ], !dbg !25
  %85 = and i32 %9, 31, !dbg !9
  %86 = or disjoint i32 %8, %85, !dbg !10
  %87 = and i32 %9, 28, !dbg !9
  %88 = and i32 %9, 127, !dbg !9
  %89 = lshr i32 %88, 5, !dbg !9
  %90 = icmp slt i32 %86, %3, !dbg !31
  %91 = sext i32 %86 to i64, !dbg !32
  %92 = getelementptr float, ptr addrspace(1) %1, i64 %91, !dbg !32
  %93 = extractelement <8 x float> %84, i64 0, !dbg !28
  %94 = bitcast float %93 to i32, !dbg !28
  %95 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %94, i32 16, i32 31), !dbg !28
  %96 = bitcast i32 %95 to float, !dbg !28
  %97 = fadd float %93, %96, !dbg !25
  %98 = bitcast float %97 to i32, !dbg !28
  %99 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %98, i32 8, i32 31), !dbg !28
  %100 = bitcast i32 %99 to float, !dbg !28
  %101 = fadd float %97, %100, !dbg !25
  %102 = bitcast float %101 to i32, !dbg !28
  %103 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %102, i32 4, i32 31), !dbg !28
  %104 = bitcast i32 %103 to float, !dbg !28
  %105 = fadd float %101, %104, !dbg !25
  %106 = extractelement <8 x float> %84, i64 1, !dbg !28
  %107 = bitcast float %106 to i32, !dbg !28
  %108 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 16, i32 31), !dbg !28
  %109 = bitcast i32 %108 to float, !dbg !28
  %110 = fadd float %106, %109, !dbg !25
  %111 = bitcast float %110 to i32, !dbg !28
  %112 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %111, i32 8, i32 31), !dbg !28
  %113 = bitcast i32 %112 to float, !dbg !28
  %114 = fadd float %110, %113, !dbg !25
  %115 = bitcast float %114 to i32, !dbg !28
  %116 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %115, i32 4, i32 31), !dbg !28
  %117 = bitcast i32 %116 to float, !dbg !28
  %118 = fadd float %114, %117, !dbg !25
  %119 = extractelement <8 x float> %84, i64 2, !dbg !28
  %120 = bitcast float %119 to i32, !dbg !28
  %121 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %120, i32 16, i32 31), !dbg !28
  %122 = bitcast i32 %121 to float, !dbg !28
  %123 = fadd float %119, %122, !dbg !25
  %124 = bitcast float %123 to i32, !dbg !28
  %125 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %124, i32 8, i32 31), !dbg !28
  %126 = bitcast i32 %125 to float, !dbg !28
  %127 = fadd float %123, %126, !dbg !25
  %128 = bitcast float %127 to i32, !dbg !28
  %129 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %128, i32 4, i32 31), !dbg !28
  %130 = bitcast i32 %129 to float, !dbg !28
  %131 = fadd float %127, %130, !dbg !25
  %132 = extractelement <8 x float> %84, i64 3, !dbg !28
  %133 = bitcast float %132 to i32, !dbg !28
  %134 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %133, i32 16, i32 31), !dbg !28
  %135 = bitcast i32 %134 to float, !dbg !28
  %136 = fadd float %132, %135, !dbg !25
  %137 = bitcast float %136 to i32, !dbg !28
  %138 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %137, i32 8, i32 31), !dbg !28
  %139 = bitcast i32 %138 to float, !dbg !28
  %140 = fadd float %136, %139, !dbg !25
  %141 = bitcast float %140 to i32, !dbg !28
  %142 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %141, i32 4, i32 31), !dbg !28
  %143 = bitcast i32 %142 to float, !dbg !28
  %144 = fadd float %140, %143, !dbg !25
  %145 = extractelement <8 x float> %84, i64 4, !dbg !28
  %146 = bitcast float %145 to i32, !dbg !28
  %147 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %146, i32 16, i32 31), !dbg !28
  %148 = bitcast i32 %147 to float, !dbg !28
  %149 = fadd float %145, %148, !dbg !25
  %150 = bitcast float %149 to i32, !dbg !28
  %151 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %150, i32 8, i32 31), !dbg !28
  %152 = bitcast i32 %151 to float, !dbg !28
  %153 = fadd float %149, %152, !dbg !25
  %154 = bitcast float %153 to i32, !dbg !28
  %155 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %154, i32 4, i32 31), !dbg !28
  %156 = bitcast i32 %155 to float, !dbg !28
  %157 = fadd float %153, %156, !dbg !25
  %158 = extractelement <8 x float> %84, i64 5, !dbg !28
  %159 = bitcast float %158 to i32, !dbg !28
  %160 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %159, i32 16, i32 31), !dbg !28
  %161 = bitcast i32 %160 to float, !dbg !28
  %162 = fadd float %158, %161, !dbg !25
  %163 = bitcast float %162 to i32, !dbg !28
  %164 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %163, i32 8, i32 31), !dbg !28
  %165 = bitcast i32 %164 to float, !dbg !28
  %166 = fadd float %162, %165, !dbg !25
  %167 = bitcast float %166 to i32, !dbg !28
  %168 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %167, i32 4, i32 31), !dbg !28
  %169 = bitcast i32 %168 to float, !dbg !28
  %170 = fadd float %166, %169, !dbg !25
  %171 = extractelement <8 x float> %84, i64 6, !dbg !28
  %172 = bitcast float %171 to i32, !dbg !28
  %173 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %172, i32 16, i32 31), !dbg !28
  %174 = bitcast i32 %173 to float, !dbg !28
  %175 = fadd float %171, %174, !dbg !25
  %176 = bitcast float %175 to i32, !dbg !28
  %177 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %176, i32 8, i32 31), !dbg !28
  %178 = bitcast i32 %177 to float, !dbg !28
  %179 = fadd float %175, %178, !dbg !25
  %180 = bitcast float %179 to i32, !dbg !28
  %181 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %180, i32 4, i32 31), !dbg !28
  %182 = bitcast i32 %181 to float, !dbg !28
  %183 = fadd float %179, %182, !dbg !25
  %184 = extractelement <8 x float> %84, i64 7, !dbg !28
  %185 = bitcast float %184 to i32, !dbg !28
  %186 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %185, i32 16, i32 31), !dbg !28
  %187 = bitcast i32 %186 to float, !dbg !28
  %188 = fadd float %184, %187, !dbg !25
  %189 = bitcast float %188 to i32, !dbg !28
  %190 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %189, i32 8, i32 31), !dbg !28
  %191 = bitcast i32 %190 to float, !dbg !28
  %192 = fadd float %188, %191, !dbg !25
  %193 = bitcast float %192 to i32, !dbg !28
  %194 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %193, i32 4, i32 31), !dbg !28
  %195 = bitcast i32 %194 to float, !dbg !28
  %196 = fadd float %192, %195, !dbg !25
  %197 = icmp eq i32 %87, 0, !dbg !28
  %198 = shl nuw nsw i32 %10, 5, !dbg !28
  %199 = getelementptr float, ptr addrspace(3) @global_smem, i32 %198, !dbg !28
  %200 = getelementptr float, ptr addrspace(3) %199, i32 %89, !dbg !28
  %201 = bitcast float %105 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %200, <1 x i32> %201, i1 %197) #5, !dbg !28
  %202 = getelementptr i8, ptr addrspace(3) %199, i32 16, !dbg !28
  %203 = getelementptr float, ptr addrspace(3) %202, i32 %89, !dbg !28
  %204 = bitcast float %118 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %203, <1 x i32> %204, i1 %197) #5, !dbg !28
  %205 = getelementptr i8, ptr addrspace(3) %199, i32 32, !dbg !28
  %206 = getelementptr float, ptr addrspace(3) %205, i32 %89, !dbg !28
  %207 = bitcast float %131 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %206, <1 x i32> %207, i1 %197) #5, !dbg !28
  %208 = getelementptr i8, ptr addrspace(3) %199, i32 48, !dbg !28
  %209 = getelementptr float, ptr addrspace(3) %208, i32 %89, !dbg !28
  %210 = bitcast float %144 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %209, <1 x i32> %210, i1 %197) #5, !dbg !28
  %211 = getelementptr i8, ptr addrspace(3) %199, i32 64, !dbg !28
  %212 = getelementptr float, ptr addrspace(3) %211, i32 %89, !dbg !28
  %213 = bitcast float %157 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %212, <1 x i32> %213, i1 %197) #5, !dbg !28
  %214 = getelementptr i8, ptr addrspace(3) %199, i32 80, !dbg !28
  %215 = getelementptr float, ptr addrspace(3) %214, i32 %89, !dbg !28
  %216 = bitcast float %170 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %215, <1 x i32> %216, i1 %197) #5, !dbg !28
  %217 = getelementptr i8, ptr addrspace(3) %199, i32 96, !dbg !28
  %218 = getelementptr float, ptr addrspace(3) %217, i32 %89, !dbg !28
  %219 = bitcast float %183 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %218, <1 x i32> %219, i1 %197) #5, !dbg !28
  %220 = getelementptr i8, ptr addrspace(3) %199, i32 112, !dbg !28
  %221 = getelementptr float, ptr addrspace(3) %220, i32 %89, !dbg !28
  %222 = bitcast float %196 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %221, <1 x i32> %222, i1 %197) #5, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %223 = getelementptr float, ptr addrspace(3) @global_smem, i32 %88, !dbg !28
  %224 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %223, i1 true) #5, !dbg !28
  %225 = bitcast i32 %224 to float, !dbg !28
  %226 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %224, i32 2, i32 31), !dbg !28
  %227 = bitcast i32 %226 to float, !dbg !28
  %228 = fadd float %225, %227, !dbg !25
  %229 = bitcast float %228 to i32, !dbg !28
  %230 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %229, i32 1, i32 31), !dbg !28
  %231 = bitcast i32 %230 to float, !dbg !28
  %232 = fadd float %228, %231, !dbg !25
  %233 = icmp eq i32 %10, 0, !dbg !28
  %234 = bitcast float %232 to <1 x i32>, !dbg !28
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %223, <1 x i32> %234, i1 %233) #5, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %235 = load i32, ptr addrspace(3) %199, align 16, !dbg !28
  %236 = load i32, ptr addrspace(3) %202, align 16, !dbg !28
  %237 = load i32, ptr addrspace(3) %205, align 16, !dbg !28
  %238 = load i32, ptr addrspace(3) %208, align 16, !dbg !28
  %239 = load i32, ptr addrspace(3) %211, align 16, !dbg !28
  %240 = load i32, ptr addrspace(3) %214, align 16, !dbg !28
  %241 = load i32, ptr addrspace(3) %217, align 16, !dbg !28
  %242 = load i32, ptr addrspace(3) %220, align 16, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %198, !dbg !33
  %244 = insertelement <4 x i32> poison, i32 %235, i64 0, !dbg !33
  %245 = insertelement <4 x i32> %244, i32 %236, i64 1, !dbg !33
  %246 = insertelement <4 x i32> %245, i32 %237, i64 2, !dbg !33
  %247 = insertelement <4 x i32> %246, i32 %238, i64 3, !dbg !33
  store <4 x i32> %247, ptr addrspace(3) %243, align 16, !dbg !33
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 16, !dbg !33
  %249 = insertelement <4 x i32> poison, i32 %239, i64 0, !dbg !33
  %250 = insertelement <4 x i32> %249, i32 %240, i64 1, !dbg !33
  %251 = insertelement <4 x i32> %250, i32 %241, i64 2, !dbg !33
  %252 = insertelement <4 x i32> %251, i32 %242, i64 3, !dbg !33
  store <4 x i32> %252, ptr addrspace(3) %248, align 16, !dbg !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %253 = shl nuw nsw i32 %9, 4, !dbg !33
  %254 = and i32 %253, 112, !dbg !33
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %254, !dbg !33
  %256 = tail call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %255), !dbg !33
  %257 = icmp samesign ult i32 %88, 32, !dbg !33
  %258 = and i1 %257, %90, !dbg !33
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %256, ptr addrspace(1) %92, i1 %258) #5, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "column_sum_kernel", linkageName: "column_sum_kernel", scope: !1, file: !1, line: 57, type: !5, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 59, column: 25, scope: !4)
!8 = !DILocation(line: 59, column: 30, scope: !4)
!9 = !DILocation(line: 59, column: 53, scope: !4)
!10 = !DILocation(line: 59, column: 40, scope: !4)
!11 = !DILocation(line: 60, column: 24, scope: !4)
!12 = !DILocation(line: 64, column: 68, scope: !4)
!13 = !DILocation(line: 63, column: 25, scope: !4)
!14 = !DILocation(line: 65, column: 26, scope: !4)
!15 = !DILocation(line: 61, column: 35, scope: !4)
!16 = !DILocation(line: 61, column: 19, scope: !4)
!17 = !DILocation(line: 61, column: 39, scope: !4)
!18 = !DILocation(line: 64, column: 39, scope: !4)
!19 = !DILocation(line: 64, column: 46, scope: !4)
!20 = !DILocation(line: 64, column: 60, scope: !4)
!21 = !DILocation(line: 64, column: 23, scope: !4)
!22 = !DILocation(line: 64, column: 95, scope: !4)
!23 = !DILocation(line: 64, column: 15, scope: !4)
!24 = !DILocation(line: 65, column: 16, scope: !4)
!25 = !DILocation(line: 263, column: 15, scope: !26, inlinedAt: !28)
!26 = distinct !DILexicalBlockFile(scope: !4, file: !27, discriminator: 0)
!27 = !DIFile(filename: "standard.py", directory: "triton/language")
!28 = !DILocation(line: 293, column: 36, scope: !26, inlinedAt: !29)
!29 = !DILocation(line: 66, column: 36, scope: !30)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!31 = !DILocation(line: 66, column: 62, scope: !4)
!32 = !DILocation(line: 66, column: 23, scope: !4)
!33 = !DILocation(line: 66, column: 29, scope: !4)
!34 = !DILocation(line: 66, column: 4, scope: !4)
