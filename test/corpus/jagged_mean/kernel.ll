; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @jagged_mean_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8
  %9 = shl nuw nsw i32 %8, 7, !dbg !9
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %11 = and i32 %10, 15, !dbg !10
  %12 = shl nuw nsw i32 %11, 3, !dbg !10
  %13 = or disjoint i32 %12, %9, !dbg !11
  %14 = lshr i32 %10, 4, !dbg !12
  %15 = and i32 %14, 7, !dbg !12
  %16 = or disjoint i32 %15, 8, !dbg !12
  %17 = zext nneg i32 %7 to i64, !dbg !13
  %18 = getelementptr i64, ptr addrspace(1) %1, i64 %17, !dbg !13
  %19 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %18) #6, !dbg !14
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 8, !dbg !15
  %21 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %20) #6, !dbg !16
  %22 = sub i64 %21, %19, !dbg !17
  %23 = trunc i64 %22 to i32, !dbg !18
  %24 = icmp slt i32 %13, %3, !dbg !19
  %25 = icmp sgt i32 %23, 0, !dbg !20
  br i1 %25, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %6
  %26 = shl i32 %3, 4, !dbg !21
  %27 = zext nneg i32 %16 to i64, !dbg !22
  %28 = add i64 %19, %27, !dbg !22
  %29 = sext i32 %3 to i64, !dbg !23
  %30 = mul i64 %28, %29, !dbg !23
  %31 = getelementptr half, ptr addrspace(1) %0, i64 %30, !dbg !24
  %32 = zext nneg i32 %13 to i64, !dbg !25
  %33 = getelementptr half, ptr addrspace(1) %31, i64 %32, !dbg !25
  %34 = zext nneg i32 %15 to i64, !dbg !22
  %35 = add i64 %19, %34, !dbg !22
  %36 = mul i64 %35, %29, !dbg !23
  %37 = getelementptr half, ptr addrspace(1) %0, i64 %36, !dbg !24
  %38 = getelementptr half, ptr addrspace(1) %37, i64 %32, !dbg !25
  %39 = sext i32 %26 to i64
  br label %40, !dbg !20

40:                                               ; preds = %.lr.ph, %40
  %.pn1634 = phi ptr addrspace(1) [ %33, %.lr.ph ], [ %91, %40 ]
  %.pn3233 = phi ptr addrspace(1) [ %38, %.lr.ph ], [ %90, %40 ]
  %41 = phi i32 [ 0, %.lr.ph ], [ %92, %40 ]
  %42 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %88, %40 ]
  %43 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %89, %40 ]
  %44 = or disjoint i32 %41, %15, !dbg !26
  %45 = or disjoint i32 %41, %16, !dbg !26
  %46 = icmp slt i32 %44, %23, !dbg !27
  %47 = icmp slt i32 %45, %23, !dbg !27
  %48 = and i1 %24, %46, !dbg !28
  %49 = and i1 %24, %47, !dbg !28
  %50 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn3233, i1 %48) #6, !dbg !29
  %51 = extractvalue { i32, i32, i32, i32 } %50, 0, !dbg !29
  %52 = bitcast i32 %51 to <2 x half>, !dbg !29
  %53 = extractvalue { i32, i32, i32, i32 } %50, 1, !dbg !29
  %54 = bitcast i32 %53 to <2 x half>, !dbg !29
  %55 = extractvalue { i32, i32, i32, i32 } %50, 2, !dbg !29
  %56 = bitcast i32 %55 to <2 x half>, !dbg !29
  %57 = extractvalue { i32, i32, i32, i32 } %50, 3, !dbg !29
  %58 = bitcast i32 %57 to <2 x half>, !dbg !29
  %59 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn1634, i1 %49) #6, !dbg !29
  %60 = extractvalue { i32, i32, i32, i32 } %59, 0, !dbg !29
  %61 = bitcast i32 %60 to <2 x half>, !dbg !29
  %62 = extractvalue { i32, i32, i32, i32 } %59, 1, !dbg !29
  %63 = bitcast i32 %62 to <2 x half>, !dbg !29
  %64 = extractvalue { i32, i32, i32, i32 } %59, 2, !dbg !29
  %65 = bitcast i32 %64 to <2 x half>, !dbg !29
  %66 = extractvalue { i32, i32, i32, i32 } %59, 3, !dbg !29
  %67 = bitcast i32 %66 to <2 x half>, !dbg !29
  %68 = shufflevector <2 x half> %52, <2 x half> %54, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %69 = shufflevector <2 x half> %56, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %70 = shufflevector <8 x half> %68, <8 x half> %69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !30
  %71 = shufflevector <2 x half> %56, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %72 = shufflevector <8 x half> %70, <8 x half> %71, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !30
  %73 = shufflevector <2 x half> %58, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %74 = shufflevector <8 x half> %72, <8 x half> %73, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !30
  %75 = shufflevector <2 x half> %58, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %76 = shufflevector <8 x half> %74, <8 x half> %75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !30
  %77 = fpext <8 x half> %76 to <8 x float>, !dbg !30
  %78 = shufflevector <2 x half> %61, <2 x half> %63, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %79 = shufflevector <2 x half> %65, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %80 = shufflevector <8 x half> %78, <8 x half> %79, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !30
  %81 = shufflevector <2 x half> %65, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %82 = shufflevector <8 x half> %80, <8 x half> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !30
  %83 = shufflevector <2 x half> %67, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %84 = shufflevector <8 x half> %82, <8 x half> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !30
  %85 = shufflevector <2 x half> %67, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %86 = shufflevector <8 x half> %84, <8 x half> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !30
  %87 = fpext <8 x half> %86 to <8 x float>, !dbg !30
  %88 = fadd <8 x float> %42, %77, !dbg !31
  %89 = fadd <8 x float> %43, %87, !dbg !31
  %90 = getelementptr half, ptr addrspace(1) %.pn3233, i64 %39, !dbg !32
  %91 = getelementptr half, ptr addrspace(1) %.pn1634, i64 %39, !dbg !32
  %92 = add i32 %41, 16, !dbg !20
  %93 = icmp slt i32 %92, %23, !dbg !20
  br i1 %93, label %40, label %._crit_edge.loopexit, !dbg !20

._crit_edge.loopexit:                             ; preds = %40
  %94 = fadd <8 x float> %88, %89, !dbg !10
  br label %._crit_edge, !dbg !10

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %95 = phi <8 x float> [ zeroinitializer, %6 ], [ %94, %._crit_edge.loopexit ], !dbg !33
  %96 = and i32 %10, 127, !dbg !10
  %97 = or disjoint i32 %9, %96, !dbg !11
  %98 = and i32 %10, 16, !dbg !10
  %99 = lshr i32 %96, 5, !dbg !10
  %100 = extractelement <8 x float> %95, i64 0, !dbg !36
  %101 = bitcast float %100 to i32, !dbg !36
  %102 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %101, i32 16, i32 31), !dbg !36
  %103 = bitcast i32 %102 to float, !dbg !36
  %104 = fadd float %100, %103, !dbg !33
  %105 = extractelement <8 x float> %95, i64 1, !dbg !36
  %106 = bitcast float %105 to i32, !dbg !36
  %107 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %106, i32 16, i32 31), !dbg !36
  %108 = bitcast i32 %107 to float, !dbg !36
  %109 = fadd float %105, %108, !dbg !33
  %110 = extractelement <8 x float> %95, i64 2, !dbg !36
  %111 = bitcast float %110 to i32, !dbg !36
  %112 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %111, i32 16, i32 31), !dbg !36
  %113 = bitcast i32 %112 to float, !dbg !36
  %114 = fadd float %110, %113, !dbg !33
  %115 = extractelement <8 x float> %95, i64 3, !dbg !36
  %116 = bitcast float %115 to i32, !dbg !36
  %117 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %116, i32 16, i32 31), !dbg !36
  %118 = bitcast i32 %117 to float, !dbg !36
  %119 = fadd float %115, %118, !dbg !33
  %120 = extractelement <8 x float> %95, i64 4, !dbg !36
  %121 = bitcast float %120 to i32, !dbg !36
  %122 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 16, i32 31), !dbg !36
  %123 = bitcast i32 %122 to float, !dbg !36
  %124 = fadd float %120, %123, !dbg !33
  %125 = extractelement <8 x float> %95, i64 5, !dbg !36
  %126 = bitcast float %125 to i32, !dbg !36
  %127 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %126, i32 16, i32 31), !dbg !36
  %128 = bitcast i32 %127 to float, !dbg !36
  %129 = fadd float %125, %128, !dbg !33
  %130 = extractelement <8 x float> %95, i64 6, !dbg !36
  %131 = bitcast float %130 to i32, !dbg !36
  %132 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %131, i32 16, i32 31), !dbg !36
  %133 = bitcast i32 %132 to float, !dbg !36
  %134 = fadd float %130, %133, !dbg !33
  %135 = extractelement <8 x float> %95, i64 7, !dbg !36
  %136 = bitcast float %135 to i32, !dbg !36
  %137 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %136, i32 16, i32 31), !dbg !36
  %138 = bitcast i32 %137 to float, !dbg !36
  %139 = fadd float %135, %138, !dbg !33
  %140 = icmp eq i32 %98, 0, !dbg !36
  %.idx = shl nuw nsw i32 %11, 7, !dbg !36
  %141 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !36
  %142 = getelementptr float, ptr addrspace(3) %141, i32 %99, !dbg !36
  %143 = bitcast float %104 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %142, <1 x i32> %143, i1 %140) #6, !dbg !36
  %144 = getelementptr i8, ptr addrspace(3) %141, i32 16, !dbg !36
  %145 = getelementptr float, ptr addrspace(3) %144, i32 %99, !dbg !36
  %146 = bitcast float %109 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %145, <1 x i32> %146, i1 %140) #6, !dbg !36
  %147 = getelementptr i8, ptr addrspace(3) %141, i32 32, !dbg !36
  %148 = getelementptr float, ptr addrspace(3) %147, i32 %99, !dbg !36
  %149 = bitcast float %114 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %148, <1 x i32> %149, i1 %140) #6, !dbg !36
  %150 = getelementptr i8, ptr addrspace(3) %141, i32 48, !dbg !36
  %151 = getelementptr float, ptr addrspace(3) %150, i32 %99, !dbg !36
  %152 = bitcast float %119 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %151, <1 x i32> %152, i1 %140) #6, !dbg !36
  %153 = getelementptr i8, ptr addrspace(3) %141, i32 64, !dbg !36
  %154 = getelementptr float, ptr addrspace(3) %153, i32 %99, !dbg !36
  %155 = bitcast float %124 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %154, <1 x i32> %155, i1 %140) #6, !dbg !36
  %156 = getelementptr i8, ptr addrspace(3) %141, i32 80, !dbg !36
  %157 = getelementptr float, ptr addrspace(3) %156, i32 %99, !dbg !36
  %158 = bitcast float %129 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %157, <1 x i32> %158, i1 %140) #6, !dbg !36
  %159 = getelementptr i8, ptr addrspace(3) %141, i32 96, !dbg !36
  %160 = getelementptr float, ptr addrspace(3) %159, i32 %99, !dbg !36
  %161 = bitcast float %134 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %160, <1 x i32> %161, i1 %140) #6, !dbg !36
  %162 = getelementptr i8, ptr addrspace(3) %141, i32 112, !dbg !36
  %163 = getelementptr float, ptr addrspace(3) %162, i32 %99, !dbg !36
  %164 = bitcast float %139 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %163, <1 x i32> %164, i1 %140) #6, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %165 = getelementptr float, ptr addrspace(3) @global_smem, i32 %96, !dbg !36
  %166 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %165, i1 true) #6, !dbg !36
  %167 = bitcast i32 %166 to float, !dbg !36
  %168 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %166, i32 2, i32 31), !dbg !36
  %169 = bitcast i32 %168 to float, !dbg !36
  %170 = fadd float %167, %169, !dbg !33
  %171 = bitcast float %170 to i32, !dbg !36
  %172 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %171, i32 1, i32 31), !dbg !36
  %173 = bitcast i32 %172 to float, !dbg !36
  %174 = fadd float %170, %173, !dbg !33
  %175 = and i32 %10, 3, !dbg !36
  %176 = icmp eq i32 %175, 0, !dbg !36
  %177 = bitcast float %174 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %165, <1 x i32> %177, i1 %176) #6, !dbg !36
  %178 = getelementptr i8, ptr addrspace(3) %165, i32 512, !dbg !36
  %179 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %178, i1 true) #6, !dbg !36
  %180 = bitcast i32 %179 to float, !dbg !36
  %181 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %179, i32 2, i32 31), !dbg !36
  %182 = bitcast i32 %181 to float, !dbg !36
  %183 = fadd float %180, %182, !dbg !33
  %184 = bitcast float %183 to i32, !dbg !36
  %185 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %184, i32 1, i32 31), !dbg !36
  %186 = bitcast i32 %185 to float, !dbg !36
  %187 = fadd float %183, %186, !dbg !33
  %188 = bitcast float %187 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %178, <1 x i32> %188, i1 %176) #6, !dbg !36
  %189 = getelementptr i8, ptr addrspace(3) %165, i32 1024, !dbg !36
  %190 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %189, i1 true) #6, !dbg !36
  %191 = bitcast i32 %190 to float, !dbg !36
  %192 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %190, i32 2, i32 31), !dbg !36
  %193 = bitcast i32 %192 to float, !dbg !36
  %194 = fadd float %191, %193, !dbg !33
  %195 = bitcast float %194 to i32, !dbg !36
  %196 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %195, i32 1, i32 31), !dbg !36
  %197 = bitcast i32 %196 to float, !dbg !36
  %198 = fadd float %194, %197, !dbg !33
  %199 = bitcast float %198 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %189, <1 x i32> %199, i1 %176) #6, !dbg !36
  %200 = getelementptr i8, ptr addrspace(3) %165, i32 1536, !dbg !36
  %201 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %200, i1 true) #6, !dbg !36
  %202 = bitcast i32 %201 to float, !dbg !36
  %203 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %201, i32 2, i32 31), !dbg !36
  %204 = bitcast i32 %203 to float, !dbg !36
  %205 = fadd float %202, %204, !dbg !33
  %206 = bitcast float %205 to i32, !dbg !36
  %207 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %206, i32 1, i32 31), !dbg !36
  %208 = bitcast i32 %207 to float, !dbg !36
  %209 = fadd float %205, %208, !dbg !33
  %210 = bitcast float %209 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %200, <1 x i32> %210, i1 %176) #6, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %211 = load float, ptr addrspace(3) %141, align 16, !dbg !36
  %212 = load float, ptr addrspace(3) %144, align 16, !dbg !36
  %213 = load float, ptr addrspace(3) %147, align 16, !dbg !36
  %214 = load float, ptr addrspace(3) %150, align 16, !dbg !36
  %215 = load float, ptr addrspace(3) %153, align 16, !dbg !36
  %216 = load float, ptr addrspace(3) %156, align 16, !dbg !36
  %217 = load float, ptr addrspace(3) %159, align 16, !dbg !36
  %218 = load float, ptr addrspace(3) %162, align 16, !dbg !36
  %219 = tail call i32 @llvm.smax.i32(i32 %23, i32 1), !dbg !39
  %220 = uitofp nneg i32 %219 to float, !dbg !40
  %221 = tail call float @llvm.nvvm.div.full(float %211, float %220), !dbg !41
  %222 = tail call float @llvm.nvvm.div.full(float %212, float %220), !dbg !41
  %223 = tail call float @llvm.nvvm.div.full(float %213, float %220), !dbg !41
  %224 = tail call float @llvm.nvvm.div.full(float %214, float %220), !dbg !41
  %225 = tail call float @llvm.nvvm.div.full(float %215, float %220), !dbg !41
  %226 = tail call float @llvm.nvvm.div.full(float %216, float %220), !dbg !41
  %227 = tail call float @llvm.nvvm.div.full(float %217, float %220), !dbg !41
  %228 = tail call float @llvm.nvvm.div.full(float %218, float %220), !dbg !41
  %229 = icmp slt i32 %97, %3, !dbg !42
  %230 = mul i32 %3, %7, !dbg !43
  %231 = sext i32 %230 to i64, !dbg !44
  %232 = getelementptr float, ptr addrspace(1) %2, i64 %231, !dbg !44
  %233 = zext nneg i32 %97 to i64, !dbg !45
  %234 = getelementptr float, ptr addrspace(1) %232, i64 %233, !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %235 = shl nuw nsw i32 %11, 4, !dbg !46
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %235, !dbg !46
  %237 = insertelement <4 x float> poison, float %221, i64 0, !dbg !46
  %238 = insertelement <4 x float> %237, float %222, i64 1, !dbg !46
  %239 = insertelement <4 x float> %238, float %223, i64 2, !dbg !46
  %240 = insertelement <4 x float> %239, float %224, i64 3, !dbg !46
  store <4 x float> %240, ptr addrspace(3) %236, align 16, !dbg !46
  %241 = xor i32 %235, 320, !dbg !46
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %241, !dbg !46
  %243 = insertelement <4 x float> poison, float %225, i64 0, !dbg !46
  %244 = insertelement <4 x float> %243, float %226, i64 1, !dbg !46
  %245 = insertelement <4 x float> %244, float %227, i64 2, !dbg !46
  %246 = insertelement <4 x float> %245, float %228, i64 3, !dbg !46
  store <4 x float> %246, ptr addrspace(3) %242, align 16, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %247 = shl nuw nsw i32 %99, 6, !dbg !46
  %248 = shl nuw nsw i32 %10, 3, !dbg !46
  %.masked = and i32 %248, 240, !dbg !46
  %249 = or i32 %247, %.masked, !dbg !46
  %250 = and i32 %10, 1, !dbg !46
  %251 = icmp eq i32 %250, 0, !dbg !46
  %252 = select i1 %251, i32 0, i32 320, !dbg !46
  %253 = xor i32 %249, %252, !dbg !46
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %253, !dbg !46
  %255 = tail call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %254), !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %255, ptr addrspace(1) %234, i1 %229) #6, !dbg !46
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind memory(argmem: read) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "jagged_mean_kernel", linkageName: "jagged_mean_kernel", scope: !1, file: !1, line: 48, type: !5, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 50, column: 28, scope: !4)
!8 = !DILocation(line: 51, column: 22, scope: !4)
!9 = !DILocation(line: 51, column: 27, scope: !4)
!10 = !DILocation(line: 51, column: 50, scope: !4)
!11 = !DILocation(line: 51, column: 37, scope: !4)
!12 = !DILocation(line: 52, column: 21, scope: !4)
!13 = !DILocation(line: 53, column: 34, scope: !4)
!14 = !DILocation(line: 53, column: 20, scope: !4)
!15 = !DILocation(line: 54, column: 45, scope: !4)
!16 = !DILocation(line: 54, column: 21, scope: !4)
!17 = !DILocation(line: 54, column: 50, scope: !4)
!18 = !DILocation(line: 54, column: 60, scope: !4)
!19 = !DILocation(line: 58, column: 47, scope: !4)
!20 = !DILocation(line: 57, column: 29, scope: !4)
!21 = !DILocation(line: 60, column: 26, scope: !4)
!22 = !DILocation(line: 55, column: 33, scope: !4)
!23 = !DILocation(line: 55, column: 47, scope: !4)
!24 = !DILocation(line: 55, column: 24, scope: !4)
!25 = !DILocation(line: 55, column: 51, scope: !4)
!26 = !DILocation(line: 58, column: 20, scope: !4)
!27 = !DILocation(line: 58, column: 24, scope: !4)
!28 = !DILocation(line: 58, column: 42, scope: !4)
!29 = !DILocation(line: 59, column: 23, scope: !4)
!30 = !DILocation(line: 59, column: 54, scope: !4)
!31 = !DILocation(line: 59, column: 15, scope: !4)
!32 = !DILocation(line: 60, column: 16, scope: !4)
!33 = !DILocation(line: 263, column: 15, scope: !34, inlinedAt: !36)
!34 = distinct !DILexicalBlockFile(scope: !4, file: !35, discriminator: 0)
!35 = !DIFile(filename: "standard.py", directory: "triton/language")
!36 = !DILocation(line: 293, column: 36, scope: !34, inlinedAt: !37)
!37 = !DILocation(line: 61, column: 18, scope: !38)
!38 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!39 = !DILocation(line: 61, column: 51, scope: !4)
!40 = !DILocation(line: 61, column: 57, scope: !4)
!41 = !DILocation(line: 61, column: 33, scope: !4)
!42 = !DILocation(line: 62, column: 55, scope: !4)
!43 = !DILocation(line: 62, column: 33, scope: !4)
!44 = !DILocation(line: 62, column: 23, scope: !4)
!45 = !DILocation(line: 62, column: 37, scope: !4)
!46 = !DILocation(line: 62, column: 40, scope: !4)
!47 = !DILocation(line: 62, column: 4, scope: !4)
