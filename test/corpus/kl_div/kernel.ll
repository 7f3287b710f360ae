; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @kl_div_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, float %4, ptr addrspace(1) readnone captures(none) %5, ptr addrspace(1) readnone captures(none) %6) local_unnamed_addr #0 !dbg !5 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %9 = zext nneg i32 %8 to i64, !dbg !9
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %11 = and i32 %10, 255, !dbg !10
  %12 = and i32 %10, 31, !dbg !10
  %13 = shl nuw nsw i32 %10, 3, !dbg !10
  %14 = and i32 %13, 2040, !dbg !10
  %15 = icmp sgt i32 %3, 0, !dbg !11
  br i1 %15, label %.lr.ph, label %._crit_edge, !dbg !11

.lr.ph:                                           ; preds = %7
  %16 = zext nneg i32 %3 to i64, !dbg !12
  %17 = mul nuw nsw i64 %16, %9, !dbg !12
  %18 = getelementptr half, ptr addrspace(1) %1, i64 %17, !dbg !13
  %19 = zext nneg i32 %14 to i64, !dbg !14
  %20 = getelementptr half, ptr addrspace(1) %18, i64 %19, !dbg !15
  %21 = getelementptr half, ptr addrspace(1) %0, i64 %17, !dbg !16
  %22 = getelementptr half, ptr addrspace(1) %21, i64 %19, !dbg !14
  %23 = lshr i32 %11, 5, !dbg !10
  %24 = icmp eq i32 %12, 0
  %25 = getelementptr float, ptr addrspace(3) @global_smem, i32 %23
  %26 = icmp samesign ult i32 %11, 8
  %27 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11
  %28 = and i32 %10, 7
  %29 = icmp eq i32 %28, 0
  %30 = and i1 %26, %29
  br label %31, !dbg !11

31:                                               ; preds = %.lr.ph, %31
  %.pn3268 = phi ptr addrspace(1) [ %20, %.lr.ph ], [ %408, %31 ]
  %.pn1667 = phi ptr addrspace(1) [ %22, %.lr.ph ], [ %407, %31 ]
  %32 = phi float [ 0.000000e+00, %.lr.ph ], [ %406, %31 ]
  %33 = phi float [ 0.000000e+00, %.lr.ph ], [ %337, %31 ]
  %34 = phi float [ 0.000000e+00, %.lr.ph ], [ %229, %31 ]
  %35 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %265, %31 ]
  %36 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %157, %31 ]
  %37 = phi i32 [ 0, %.lr.ph ], [ %409, %31 ]
  %38 = or disjoint i32 %37, %14, !dbg !17
  %39 = icmp slt i32 %38, %3, !dbg !18
  %40 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %.pn1667, i1 %39) #6, !dbg !19
  %41 = extractvalue { i32, i32, i32, i32 } %40, 0, !dbg !19
  %42 = bitcast i32 %41 to <2 x half>, !dbg !19
  %43 = extractvalue { i32, i32, i32, i32 } %40, 1, !dbg !19
  %44 = bitcast i32 %43 to <2 x half>, !dbg !19
  %45 = extractvalue { i32, i32, i32, i32 } %40, 2, !dbg !19
  %46 = bitcast i32 %45 to <2 x half>, !dbg !19
  %47 = extractvalue { i32, i32, i32, i32 } %40, 3, !dbg !19
  %48 = bitcast i32 %47 to <2 x half>, !dbg !19
  %49 = extractelement <2 x half> %42, i64 0, !dbg !19
  %50 = extractelement <2 x half> %42, i64 1, !dbg !19
  %51 = extractelement <2 x half> %44, i64 0, !dbg !19
  %52 = extractelement <2 x half> %44, i64 1, !dbg !19
  %53 = extractelement <2 x half> %46, i64 0, !dbg !19
  %54 = extractelement <2 x half> %46, i64 1, !dbg !19
  %55 = extractelement <2 x half> %48, i64 0, !dbg !19
  %56 = extractelement <2 x half> %48, i64 1, !dbg !19
  %57 = fpext half %49 to float, !dbg !20
  %58 = fpext half %50 to float, !dbg !20
  %59 = fpext half %51 to float, !dbg !20
  %60 = fpext half %52 to float, !dbg !20
  %61 = fpext half %53 to float, !dbg !20
  %62 = fpext half %54 to float, !dbg !20
  %63 = fpext half %55 to float, !dbg !20
  %64 = fpext half %56 to float, !dbg !20
  %65 = fmul float %4, %57, !dbg !21
  %66 = fmul float %4, %58, !dbg !21
  %67 = fmul float %4, %59, !dbg !21
  %68 = fmul float %4, %60, !dbg !21
  %69 = fmul float %4, %61, !dbg !21
  %70 = fmul float %4, %62, !dbg !21
  %71 = fmul float %4, %63, !dbg !21
  %72 = fmul float %4, %64, !dbg !21
  %73 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %.pn3268, i1 %39) #6, !dbg !22
  %74 = extractvalue { i32, i32, i32, i32 } %73, 0, !dbg !22
  %75 = bitcast i32 %74 to <2 x half>, !dbg !22
  %76 = extractvalue { i32, i32, i32, i32 } %73, 1, !dbg !22
  %77 = bitcast i32 %76 to <2 x half>, !dbg !22
  %78 = extractvalue { i32, i32, i32, i32 } %73, 2, !dbg !22
  %79 = bitcast i32 %78 to <2 x half>, !dbg !22
  %80 = extractvalue { i32, i32, i32, i32 } %73, 3, !dbg !22
  %81 = bitcast i32 %80 to <2 x half>, !dbg !22
  %82 = extractelement <2 x half> %75, i64 0, !dbg !22
  %83 = extractelement <2 x half> %75, i64 1, !dbg !22
  %84 = extractelement <2 x half> %77, i64 0, !dbg !22
  %85 = extractelement <2 x half> %77, i64 1, !dbg !22
  %86 = extractelement <2 x half> %79, i64 0, !dbg !22
  %87 = extractelement <2 x half> %79, i64 1, !dbg !22
  %88 = extractelement <2 x half> %81, i64 0, !dbg !22
  %89 = extractelement <2 x half> %81, i64 1, !dbg !22
  %90 = fpext half %82 to float, !dbg !23
  %91 = fpext half %83 to float, !dbg !23
  %92 = fpext half %84 to float, !dbg !23
  %93 = fpext half %85 to float, !dbg !23
  %94 = fpext half %86 to float, !dbg !23
  %95 = fpext half %87 to float, !dbg !23
  %96 = fpext half %88 to float, !dbg !23
  %97 = fpext half %89 to float, !dbg !23
  %98 = fmul float %4, %90, !dbg !24
  %99 = fmul float %4, %91, !dbg !24
  %100 = fmul float %4, %92, !dbg !24
  %101 = fmul float %4, %93, !dbg !24
  %102 = fmul float %4, %94, !dbg !24
  %103 = fmul float %4, %95, !dbg !24
  %104 = fmul float %4, %96, !dbg !24
  %105 = fmul float %4, %97, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %106 = tail call float @llvm.maxnum.f32(float %65, float %66), !dbg !30
  %107 = tail call float @llvm.maxnum.f32(float %106, float %67), !dbg !30
  %108 = tail call float @llvm.maxnum.f32(float %107, float %68), !dbg !30
  %109 = tail call float @llvm.maxnum.f32(float %108, float %69), !dbg !30
  %110 = tail call float @llvm.maxnum.f32(float %109, float %70), !dbg !30
  %111 = tail call float @llvm.maxnum.f32(float %110, float %71), !dbg !30
  %112 = tail call float @llvm.maxnum.f32(float %111, float %72), !dbg !30
  %113 = bitcast float %112 to i32, !dbg !25
  %114 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 16, i32 31), !dbg !25
  %115 = bitcast i32 %114 to float, !dbg !25
  %116 = tail call float @llvm.maxnum.f32(float %112, float %115), !dbg !30
  %117 = bitcast float %116 to i32, !dbg !25
  %118 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %117, i32 8, i32 31), !dbg !25
  %119 = bitcast i32 %118 to float, !dbg !25
  %120 = tail call float @llvm.maxnum.f32(float %116, float %119), !dbg !30
  %121 = bitcast float %120 to i32, !dbg !25
  %122 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 4, i32 31), !dbg !25
  %123 = bitcast i32 %122 to float, !dbg !25
  %124 = tail call float @llvm.maxnum.f32(float %120, float %123), !dbg !30
  %125 = bitcast float %124 to i32, !dbg !25
  %126 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %125, i32 2, i32 31), !dbg !25
  %127 = bitcast i32 %126 to float, !dbg !25
  %128 = tail call float @llvm.maxnum.f32(float %124, float %127), !dbg !30
  %129 = bitcast float %128 to i32, !dbg !25
  %130 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %129, i32 1, i32 31), !dbg !25
  %131 = bitcast i32 %130 to float, !dbg !25
  %132 = tail call float @llvm.maxnum.f32(float %128, float %131), !dbg !30
  %133 = bitcast float %132 to <1 x i32>, !dbg !25
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %25, <1 x i32> %133, i1 %24) #6, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %134 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %27, i1 %26) #6, !dbg !25
  %135 = bitcast i32 %134 to float, !dbg !25
  %136 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %134, i32 4, i32 31), !dbg !25
  %137 = bitcast i32 %136 to float, !dbg !25
  %138 = tail call float @llvm.maxnum.f32(float %135, float %137), !dbg !30
  %139 = bitcast float %138 to i32, !dbg !25
  %140 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %139, i32 2, i32 31), !dbg !25
  %141 = bitcast i32 %140 to float, !dbg !25
  %142 = tail call float @llvm.maxnum.f32(float %138, float %141), !dbg !30
  %143 = bitcast float %142 to i32, !dbg !25
  %144 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %143, i32 1, i32 31), !dbg !25
  %145 = bitcast i32 %144 to float, !dbg !25
  %146 = tail call float @llvm.maxnum.f32(float %142, float %145), !dbg !30
  %147 = bitcast float %146 to <1 x i32>, !dbg !25
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %27, <1 x i32> %147, i1 %30) #6, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %148 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %149 = tail call float @llvm.maxnum.f32(float %98, float %99), !dbg !33
  %150 = tail call float @llvm.maxnum.f32(float %149, float %100), !dbg !33
  %151 = tail call float @llvm.maxnum.f32(float %150, float %101), !dbg !33
  %152 = tail call float @llvm.maxnum.f32(float %151, float %102), !dbg !33
  %153 = tail call float @llvm.maxnum.f32(float %152, float %103), !dbg !33
  %154 = tail call float @llvm.maxnum.f32(float %153, float %104), !dbg !33
  %155 = tail call float @llvm.maxnum.f32(float %154, float %105), !dbg !33
  %156 = bitcast float %155 to i32, !dbg !34
  %157 = tail call float @llvm.maxnum.f32(float %36, float %148), !dbg !36
  %158 = fsub float %36, %157, !dbg !37
  %159 = fmul float %158, 0x3FF7154760000000, !dbg !38
  %160 = tail call float @llvm.nvvm.ex2.approx.f(float %159), !dbg !38
  %161 = fmul float %34, %160, !dbg !39
  %162 = fsub float %65, %157, !dbg !40
  %163 = fsub float %66, %157, !dbg !40
  %164 = fsub float %67, %157, !dbg !40
  %165 = fsub float %68, %157, !dbg !40
  %166 = fsub float %69, %157, !dbg !40
  %167 = fsub float %70, %157, !dbg !40
  %168 = fsub float %71, %157, !dbg !40
  %169 = fsub float %72, %157, !dbg !40
  %170 = fmul float %162, 0x3FF7154760000000, !dbg !41
  %171 = tail call float @llvm.nvvm.ex2.approx.f(float %170), !dbg !41
  %172 = fmul float %163, 0x3FF7154760000000, !dbg !41
  %173 = tail call float @llvm.nvvm.ex2.approx.f(float %172), !dbg !41
  %174 = fmul float %164, 0x3FF7154760000000, !dbg !41
  %175 = tail call float @llvm.nvvm.ex2.approx.f(float %174), !dbg !41
  %176 = fmul float %165, 0x3FF7154760000000, !dbg !41
  %177 = tail call float @llvm.nvvm.ex2.approx.f(float %176), !dbg !41
  %178 = fmul float %166, 0x3FF7154760000000, !dbg !41
  %179 = tail call float @llvm.nvvm.ex2.approx.f(float %178), !dbg !41
  %180 = fmul float %167, 0x3FF7154760000000, !dbg !41
  %181 = tail call float @llvm.nvvm.ex2.approx.f(float %180), !dbg !41
  %182 = fmul float %168, 0x3FF7154760000000, !dbg !41
  %183 = tail call float @llvm.nvvm.ex2.approx.f(float %182), !dbg !41
  %184 = fmul float %169, 0x3FF7154760000000, !dbg !41
  %185 = tail call float @llvm.nvvm.ex2.approx.f(float %184), !dbg !41
  %186 = fadd float %171, %173, !dbg !42
  %187 = fadd float %186, %175, !dbg !42
  %188 = fadd float %187, %177, !dbg !42
  %189 = fadd float %188, %179, !dbg !42
  %190 = fadd float %189, %181, !dbg !42
  %191 = fadd float %190, %183, !dbg !42
  %192 = fadd float %191, %185, !dbg !42
  %193 = bitcast float %192 to i32, !dbg !31
  %194 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %193, i32 16, i32 31), !dbg !31
  %195 = bitcast i32 %194 to float, !dbg !31
  %196 = fadd float %192, %195, !dbg !42
  %197 = bitcast float %196 to i32, !dbg !31
  %198 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %197, i32 8, i32 31), !dbg !31
  %199 = bitcast i32 %198 to float, !dbg !31
  %200 = fadd float %196, %199, !dbg !42
  %201 = bitcast float %200 to i32, !dbg !31
  %202 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %201, i32 4, i32 31), !dbg !31
  %203 = bitcast i32 %202 to float, !dbg !31
  %204 = fadd float %200, %203, !dbg !42
  %205 = bitcast float %204 to i32, !dbg !31
  %206 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %205, i32 2, i32 31), !dbg !31
  %207 = bitcast i32 %206 to float, !dbg !31
  %208 = fadd float %204, %207, !dbg !42
  %209 = bitcast float %208 to i32, !dbg !31
  %210 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %209, i32 1, i32 31), !dbg !31
  %211 = bitcast i32 %210 to float, !dbg !31
  %212 = fadd float %208, %211, !dbg !42
  %213 = bitcast float %212 to <1 x i32>, !dbg !31
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %25, <1 x i32> %213, i1 %24) #6, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %214 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %27, i1 %26) #6, !dbg !31
  %215 = bitcast i32 %214 to float, !dbg !31
  %216 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %214, i32 4, i32 31), !dbg !31
  %217 = bitcast i32 %216 to float, !dbg !31
  %218 = fadd float %215, %217, !dbg !42
  %219 = bitcast float %218 to i32, !dbg !31
  %220 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %219, i32 2, i32 31), !dbg !31
  %221 = bitcast i32 %220 to float, !dbg !31
  %222 = fadd float %218, %221, !dbg !42
  %223 = bitcast float %222 to i32, !dbg !31
  %224 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %223, i32 1, i32 31), !dbg !31
  %225 = bitcast i32 %224 to float, !dbg !31
  %226 = fadd float %222, %225, !dbg !42
  %227 = bitcast float %226 to <1 x i32>, !dbg !31
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %27, <1 x i32> %227, i1 %30) #6, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %228 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !31
  %229 = fadd float %161, %228, !dbg !43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %230 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %156, i32 16, i32 31), !dbg !34
  %231 = bitcast i32 %230 to float, !dbg !34
  %232 = tail call float @llvm.maxnum.f32(float %155, float %231), !dbg !33
  %233 = bitcast float %232 to i32, !dbg !34
  %234 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %233, i32 8, i32 31), !dbg !34
  %235 = bitcast i32 %234 to float, !dbg !34
  %236 = tail call float @llvm.maxnum.f32(float %232, float %235), !dbg !33
  %237 = bitcast float %236 to i32, !dbg !34
  %238 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %237, i32 4, i32 31), !dbg !34
  %239 = bitcast i32 %238 to float, !dbg !34
  %240 = tail call float @llvm.maxnum.f32(float %236, float %239), !dbg !33
  %241 = bitcast float %240 to i32, !dbg !34
  %242 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %241, i32 2, i32 31), !dbg !34
  %243 = bitcast i32 %242 to float, !dbg !34
  %244 = tail call float @llvm.maxnum.f32(float %240, float %243), !dbg !33
  %245 = bitcast float %244 to i32, !dbg !34
  %246 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %245, i32 1, i32 31), !dbg !34
  %247 = bitcast i32 %246 to float, !dbg !34
  %248 = tail call float @llvm.maxnum.f32(float %244, float %247), !dbg !33
  %249 = bitcast float %248 to <1 x i32>, !dbg !34
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %25, <1 x i32> %249, i1 %24) #6, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %250 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %27, i1 %26) #6, !dbg !34
  %251 = bitcast i32 %250 to float, !dbg !34
  %252 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %250, i32 4, i32 31), !dbg !34
  %253 = bitcast i32 %252 to float, !dbg !34
  %254 = tail call float @llvm.maxnum.f32(float %251, float %253), !dbg !33
  %255 = bitcast float %254 to i32, !dbg !34
  %256 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %255, i32 2, i32 31), !dbg !34
  %257 = bitcast i32 %256 to float, !dbg !34
  %258 = tail call float @llvm.maxnum.f32(float %254, float %257), !dbg !33
  %259 = bitcast float %258 to i32, !dbg !34
  %260 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %259, i32 1, i32 31), !dbg !34
  %261 = bitcast i32 %260 to float, !dbg !34
  %262 = tail call float @llvm.maxnum.f32(float %258, float %261), !dbg !33
  %263 = bitcast float %262 to <1 x i32>, !dbg !34
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %27, <1 x i32> %263, i1 %30) #6, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %264 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !34
  %265 = tail call float @llvm.maxnum.f32(float %35, float %264), !dbg !44
  %266 = fsub float %98, %265, !dbg !45
  %267 = fsub float %99, %265, !dbg !45
  %268 = fsub float %100, %265, !dbg !45
  %269 = fsub float %101, %265, !dbg !45
  %270 = fsub float %102, %265, !dbg !45
  %271 = fsub float %103, %265, !dbg !45
  %272 = fsub float %104, %265, !dbg !45
  %273 = fsub float %105, %265, !dbg !45
  %274 = fmul float %266, 0x3FF7154760000000, !dbg !46
  %275 = tail call float @llvm.nvvm.ex2.approx.f(float %274), !dbg !46
  %276 = fmul float %267, 0x3FF7154760000000, !dbg !46
  %277 = tail call float @llvm.nvvm.ex2.approx.f(float %276), !dbg !46
  %278 = fmul float %268, 0x3FF7154760000000, !dbg !46
  %279 = tail call float @llvm.nvvm.ex2.approx.f(float %278), !dbg !46
  %280 = fmul float %269, 0x3FF7154760000000, !dbg !46
  %281 = tail call float @llvm.nvvm.ex2.approx.f(float %280), !dbg !46
  %282 = fmul float %270, 0x3FF7154760000000, !dbg !46
  %283 = tail call float @llvm.nvvm.ex2.approx.f(float %282), !dbg !46
  %284 = fmul float %271, 0x3FF7154760000000, !dbg !46
  %285 = tail call float @llvm.nvvm.ex2.approx.f(float %284), !dbg !46
  %286 = fmul float %272, 0x3FF7154760000000, !dbg !46
  %287 = tail call float @llvm.nvvm.ex2.approx.f(float %286), !dbg !46
  %288 = fmul float %273, 0x3FF7154760000000, !dbg !46
  %289 = tail call float @llvm.nvvm.ex2.approx.f(float %288), !dbg !46
  %290 = fsub float %35, %265, !dbg !47
  %291 = fmul float %290, 0x3FF7154760000000, !dbg !48
  %292 = tail call float @llvm.nvvm.ex2.approx.f(float %291), !dbg !48
  %293 = fmul float %33, %292, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %294 = fadd float %275, %277, !dbg !52
  %295 = fadd float %294, %279, !dbg !52
  %296 = fadd float %295, %281, !dbg !52
  %297 = fadd float %296, %283, !dbg !52
  %298 = fadd float %297, %285, !dbg !52
  %299 = fadd float %298, %287, !dbg !52
  %300 = fadd float %299, %289, !dbg !52
  %301 = bitcast float %300 to i32, !dbg !50
  %302 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %301, i32 16, i32 31), !dbg !50
  %303 = bitcast i32 %302 to float, !dbg !50
  %304 = fadd float %300, %303, !dbg !52
  %305 = bitcast float %304 to i32, !dbg !50
  %306 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %305, i32 8, i32 31), !dbg !50
  %307 = bitcast i32 %306 to float, !dbg !50
  %308 = fadd float %304, %307, !dbg !52
  %309 = bitcast float %308 to i32, !dbg !50
  %310 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %309, i32 4, i32 31), !dbg !50
  %311 = bitcast i32 %310 to float, !dbg !50
  %312 = fadd float %308, %311, !dbg !52
  %313 = bitcast float %312 to i32, !dbg !50
  %314 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %313, i32 2, i32 31), !dbg !50
  %315 = bitcast i32 %314 to float, !dbg !50
  %316 = fadd float %312, %315, !dbg !52
  %317 = bitcast float %316 to i32, !dbg !50
  %318 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %317, i32 1, i32 31), !dbg !50
  %319 = bitcast i32 %318 to float, !dbg !50
  %320 = fadd float %316, %319, !dbg !52
  %321 = bitcast float %320 to <1 x i32>, !dbg !50
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %25, <1 x i32> %321, i1 %24) #6, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %322 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %27, i1 %26) #6, !dbg !50
  %323 = bitcast i32 %322 to float, !dbg !50
  %324 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %322, i32 4, i32 31), !dbg !50
  %325 = bitcast i32 %324 to float, !dbg !50
  %326 = fadd float %323, %325, !dbg !52
  %327 = bitcast float %326 to i32, !dbg !50
  %328 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %327, i32 2, i32 31), !dbg !50
  %329 = bitcast i32 %328 to float, !dbg !50
  %330 = fadd float %326, %329, !dbg !52
  %331 = bitcast float %330 to i32, !dbg !50
  %332 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %331, i32 1, i32 31), !dbg !50
  %333 = bitcast i32 %332 to float, !dbg !50
  %334 = fadd float %330, %333, !dbg !52
  %335 = bitcast float %334 to <1 x i32>, !dbg !50
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %27, <1 x i32> %335, i1 %30) #6, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %336 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !50
  %337 = fadd float %293, %336, !dbg !53
  %338 = fmul float %32, %292, !dbg !54
  %339 = fsub float %98, %65, !dbg !55
  %340 = fsub float %99, %66, !dbg !55
  %341 = fsub float %100, %67, !dbg !55
  %342 = fsub float %101, %68, !dbg !55
  %343 = fsub float %102, %69, !dbg !55
  %344 = fsub float %103, %70, !dbg !55
  %345 = fsub float %104, %71, !dbg !55
  %346 = fsub float %105, %72, !dbg !55
  %347 = select i1 %39, float %339, float 0.000000e+00, !dbg !56
  %348 = select i1 %39, float %340, float 0.000000e+00, !dbg !56
  %349 = select i1 %39, float %341, float 0.000000e+00, !dbg !56
  %350 = select i1 %39, float %342, float 0.000000e+00, !dbg !56
  %351 = select i1 %39, float %343, float 0.000000e+00, !dbg !56
  %352 = select i1 %39, float %344, float 0.000000e+00, !dbg !56
  %353 = select i1 %39, float %345, float 0.000000e+00, !dbg !56
  %354 = select i1 %39, float %346, float 0.000000e+00, !dbg !56
  %355 = fmul float %347, %275, !dbg !57
  %356 = fmul float %348, %277, !dbg !57
  %357 = fmul float %349, %279, !dbg !57
  %358 = fmul float %350, %281, !dbg !57
  %359 = fmul float %351, %283, !dbg !57
  %360 = fmul float %352, %285, !dbg !57
  %361 = fmul float %353, %287, !dbg !57
  %362 = fmul float %354, %289, !dbg !57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %363 = fadd float %355, %356, !dbg !60
  %364 = fadd float %363, %357, !dbg !60
  %365 = fadd float %364, %358, !dbg !60
  %366 = fadd float %365, %359, !dbg !60
  %367 = fadd float %366, %360, !dbg !60
  %368 = fadd float %367, %361, !dbg !60
  %369 = fadd float %368, %362, !dbg !60
  %370 = bitcast float %369 to i32, !dbg !58
  %371 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %370, i32 16, i32 31), !dbg !58
  %372 = bitcast i32 %371 to float, !dbg !58
  %373 = fadd float %369, %372, !dbg !60
  %374 = bitcast float %373 to i32, !dbg !58
  %375 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %374, i32 8, i32 31), !dbg !58
  %376 = bitcast i32 %375 to float, !dbg !58
  %377 = fadd float %373, %376, !dbg !60
  %378 = bitcast float %377 to i32, !dbg !58
  %379 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %378, i32 4, i32 31), !dbg !58
  %380 = bitcast i32 %379 to float, !dbg !58
  %381 = fadd float %377, %380, !dbg !60
  %382 = bitcast float %381 to i32, !dbg !58
  %383 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %382, i32 2, i32 31), !dbg !58
  %384 = bitcast i32 %383 to float, !dbg !58
  %385 = fadd float %381, %384, !dbg !60
  %386 = bitcast float %385 to i32, !dbg !58
  %387 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %386, i32 1, i32 31), !dbg !58
  %388 = bitcast i32 %387 to float, !dbg !58
  %389 = fadd float %385, %388, !dbg !60
  %390 = bitcast float %389 to <1 x i32>, !dbg !58
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %25, <1 x i32> %390, i1 %24) #6, !dbg !58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %391 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %27, i1 %26) #6, !dbg !58
  %392 = bitcast i32 %391 to float, !dbg !58
  %393 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %391, i32 4, i32 31), !dbg !58
  %394 = bitcast i32 %393 to float, !dbg !58
  %395 = fadd float %392, %394, !dbg !60
  %396 = bitcast float %395 to i32, !dbg !58
  %397 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %396, i32 2, i32 31), !dbg !58
  %398 = bitcast i32 %397 to float, !dbg !58
  %399 = fadd float %395, %398, !dbg !60
  %400 = bitcast float %399 to i32, !dbg !58
  %401 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %400, i32 1, i32 31), !dbg !58
  %402 = bitcast i32 %401 to float, !dbg !58
  %403 = fadd float %399, %402, !dbg !60
  %404 = bitcast float %403 to <1 x i32>, !dbg !58
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %27, <1 x i32> %404, i1 %30) #6, !dbg !58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %405 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !58
  %406 = fadd float %338, %405, !dbg !61
  %407 = getelementptr i8, ptr addrspace(1) %.pn1667, i64 4096, !dbg !62
  %408 = getelementptr i8, ptr addrspace(1) %.pn3268, i64 4096, !dbg !63
  %409 = add i32 %37, 2048, !dbg !11
  %410 = icmp slt i32 %409, %3, !dbg !11
  br i1 %410, label %31, label %._crit_edge.loopexit, !dbg !11

._crit_edge.loopexit:                             ; preds = %31
  %411 = insertelement <2 x float> poison, float %265, i64 0
  %412 = insertelement <2 x float> %411, float %157, i64 1
  br label %._crit_edge, !dbg !64

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %7
  %.lcssa64 = phi float [ 0.000000e+00, %7 ], [ %229, %._crit_edge.loopexit ]
  %.lcssa63 = phi float [ 0.000000e+00, %7 ], [ %337, %._crit_edge.loopexit ]
  %.lcssa = phi float [ 0.000000e+00, %7 ], [ %406, %._crit_edge.loopexit ]
  %413 = phi <2 x float> [ splat (float 0xC6293E5940000000), %7 ], [ %412, %._crit_edge.loopexit ]
  %414 = fcmp olt float %.lcssa63, 0x3810000000000000, !dbg !64
  %415 = fmul float %.lcssa63, 0x4160000000000000, !dbg !64
  %.02.i = select i1 %414, float %415, float %.lcssa63, !dbg !64
  %i.i.0.i = select i1 %414, float -2.300000e+01, float 0.000000e+00, !dbg !64
  %416 = bitcast float %.02.i to i32, !dbg !64
  %417 = add i32 %416, -1059760811, !dbg !64
  %418 = and i32 %417, -8388608, !dbg !64
  %419 = sub i32 %416, %418, !dbg !64
  %420 = bitcast i32 %419 to float, !dbg !64
  %421 = sitofp i32 %418 to float, !dbg !64
  %422 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not.i = icmp eq i32 %422, 0, !dbg !64
  %423 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %421, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !64
  %424 = tail call float @llvm.nvvm.fma.rn.f(float %421, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !64
  %.08.i = select i1 %.not.i, float %424, float %423, !dbg !64
  %425 = fadd float %420, -1.000000e+00, !dbg !64
  %426 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not1.i = icmp eq i32 %426, 0, !dbg !64
  %427 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %425, float 0x3FC2073EC0000000) #6, !dbg !64
  %428 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %425, float 0x3FC2073EC0000000) #6, !dbg !64
  %.010.i = select i1 %.not1.i, float %428, float %427, !dbg !64
  %429 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not2.i = icmp eq i32 %429, 0, !dbg !64
  %430 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i, float %425, float 0xBFBF19B980000000) #6, !dbg !64
  %431 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i, float %425, float 0xBFBF19B980000000) #6, !dbg !64
  %.011.i = select i1 %.not2.i, float %431, float %430, !dbg !64
  %432 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not3.i = icmp eq i32 %432, 0, !dbg !64
  %433 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i, float %425, float 0x3FC1E52AA0000000) #6, !dbg !64
  %434 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i, float %425, float 0x3FC1E52AA0000000) #6, !dbg !64
  %.012.i = select i1 %.not3.i, float %434, float %433, !dbg !64
  %435 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not4.i = icmp eq i32 %435, 0, !dbg !64
  %436 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i, float %425, float 0xBFC55B1720000000) #6, !dbg !64
  %437 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i, float %425, float 0xBFC55B1720000000) #6, !dbg !64
  %.09.i = select i1 %.not4.i, float %437, float %436, !dbg !64
  %438 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not5.i = icmp eq i32 %438, 0, !dbg !64
  %439 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i, float %425, float 0x3FC99DA160000000) #6, !dbg !64
  %440 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i, float %425, float 0x3FC99DA160000000) #6, !dbg !64
  %.05.i = select i1 %.not5.i, float %440, float %439, !dbg !64
  %441 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not6.i = icmp eq i32 %441, 0, !dbg !64
  %442 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %425, float 0xBFCFFFE440000000) #6, !dbg !64
  %443 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %425, float 0xBFCFFFE440000000) #6, !dbg !64
  %.01.i = select i1 %.not6.i, float %443, float %442, !dbg !64
  %444 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not7.i = icmp eq i32 %444, 0, !dbg !64
  %445 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i, float %425, float 0x3FD5554F00000000) #6, !dbg !64
  %446 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i, float %425, float 0x3FD5554F00000000) #6, !dbg !64
  %.0.i = select i1 %.not7.i, float %446, float %445, !dbg !64
  %447 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not8.i = icmp eq i32 %447, 0, !dbg !64
  %448 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i, float %425, float -5.000000e-01) #6, !dbg !64
  %449 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i, float %425, float -5.000000e-01) #6, !dbg !64
  %.07.i = select i1 %.not8.i, float %449, float %448, !dbg !64
  %450 = fmul float %425, %.07.i, !dbg !64
  %451 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not9.i = icmp eq i32 %451, 0, !dbg !64
  %452 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %450, float %425, float %425) #6, !dbg !64
  %453 = tail call float @llvm.nvvm.fma.rn.f(float %450, float %425, float %425) #6, !dbg !64
  %.06.i = select i1 %.not9.i, float %453, float %452, !dbg !64
  %454 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not10.i = icmp eq i32 %454, 0, !dbg !64
  %455 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !64
  %456 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !64
  %.04.i = select i1 %.not10.i, float %456, float %455, !dbg !64
  %457 = icmp ugt i32 %416, 2139095039, !dbg !64
  br i1 %457, label %__nv_fmaf_rn.exit.i.i, label %__nv_logf.exit, !dbg !64

__nv_fmaf_rn.exit.i.i:                            ; preds = %._crit_edge
  %458 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !64
  %.not11.i = icmp eq i32 %458, 0, !dbg !64
  %459 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !64
  %460 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !64
  %.03.i = select i1 %.not11.i, float %460, float %459, !dbg !64
  br label %__nv_logf.exit, !dbg !64

__nv_logf.exit:                                   ; preds = %._crit_edge, %__nv_fmaf_rn.exit.i.i
  %r.i.0.i = phi float [ %.03.i, %__nv_fmaf_rn.exit.i.i ], [ %.04.i, %._crit_edge ], !dbg !64
  %461 = fcmp olt float %.lcssa64, 0x3810000000000000, !dbg !65
  %462 = fmul float %.lcssa64, 0x4160000000000000, !dbg !65
  %.02.i33 = select i1 %461, float %462, float %.lcssa64, !dbg !65
  %i.i.0.i34 = select i1 %461, float -2.300000e+01, float 0.000000e+00, !dbg !65
  %463 = bitcast float %.02.i33 to i32, !dbg !65
  %464 = add i32 %463, -1059760811, !dbg !65
  %465 = and i32 %464, -8388608, !dbg !65
  %466 = sub i32 %463, %465, !dbg !65
  %467 = bitcast i32 %466 to float, !dbg !65
  %468 = sitofp i32 %465 to float, !dbg !65
  %469 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not.i35 = icmp eq i32 %469, 0, !dbg !65
  %470 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %468, float 0x3E80000000000000, float %i.i.0.i34) #6, !dbg !65
  %471 = tail call float @llvm.nvvm.fma.rn.f(float %468, float 0x3E80000000000000, float %i.i.0.i34) #6, !dbg !65
  %.08.i36 = select i1 %.not.i35, float %471, float %470, !dbg !65
  %472 = fadd float %467, -1.000000e+00, !dbg !65
  %473 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not1.i37 = icmp eq i32 %473, 0, !dbg !65
  %474 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %472, float 0x3FC2073EC0000000) #6, !dbg !65
  %475 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %472, float 0x3FC2073EC0000000) #6, !dbg !65
  %.010.i38 = select i1 %.not1.i37, float %475, float %474, !dbg !65
  %476 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not2.i39 = icmp eq i32 %476, 0, !dbg !65
  %477 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i38, float %472, float 0xBFBF19B980000000) #6, !dbg !65
  %478 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i38, float %472, float 0xBFBF19B980000000) #6, !dbg !65
  %.011.i40 = select i1 %.not2.i39, float %478, float %477, !dbg !65
  %479 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not3.i41 = icmp eq i32 %479, 0, !dbg !65
  %480 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i40, float %472, float 0x3FC1E52AA0000000) #6, !dbg !65
  %481 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i40, float %472, float 0x3FC1E52AA0000000) #6, !dbg !65
  %.012.i42 = select i1 %.not3.i41, float %481, float %480, !dbg !65
  %482 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not4.i43 = icmp eq i32 %482, 0, !dbg !65
  %483 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i42, float %472, float 0xBFC55B1720000000) #6, !dbg !65
  %484 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i42, float %472, float 0xBFC55B1720000000) #6, !dbg !65
  %.09.i44 = select i1 %.not4.i43, float %484, float %483, !dbg !65
  %485 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not5.i45 = icmp eq i32 %485, 0, !dbg !65
  %486 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i44, float %472, float 0x3FC99DA160000000) #6, !dbg !65
  %487 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i44, float %472, float 0x3FC99DA160000000) #6, !dbg !65
  %.05.i46 = select i1 %.not5.i45, float %487, float %486, !dbg !65
  %488 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not6.i47 = icmp eq i32 %488, 0, !dbg !65
  %489 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i46, float %472, float 0xBFCFFFE440000000) #6, !dbg !65
  %490 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i46, float %472, float 0xBFCFFFE440000000) #6, !dbg !65
  %.01.i48 = select i1 %.not6.i47, float %490, float %489, !dbg !65
  %491 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not7.i49 = icmp eq i32 %491, 0, !dbg !65
  %492 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i48, float %472, float 0x3FD5554F00000000) #6, !dbg !65
  %493 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i48, float %472, float 0x3FD5554F00000000) #6, !dbg !65
  %.0.i50 = select i1 %.not7.i49, float %493, float %492, !dbg !65
  %494 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not8.i51 = icmp eq i32 %494, 0, !dbg !65
  %495 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i50, float %472, float -5.000000e-01) #6, !dbg !65
  %496 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i50, float %472, float -5.000000e-01) #6, !dbg !65
  %.07.i52 = select i1 %.not8.i51, float %496, float %495, !dbg !65
  %497 = fmul float %472, %.07.i52, !dbg !65
  %498 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not9.i53 = icmp eq i32 %498, 0, !dbg !65
  %499 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %497, float %472, float %472) #6, !dbg !65
  %500 = tail call float @llvm.nvvm.fma.rn.f(float %497, float %472, float %472) #6, !dbg !65
  %.06.i54 = select i1 %.not9.i53, float %500, float %499, !dbg !65
  %501 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not10.i55 = icmp eq i32 %501, 0, !dbg !65
  %502 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i36, float 0x3FE62E4300000000, float %.06.i54) #6, !dbg !65
  %503 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i36, float 0x3FE62E4300000000, float %.06.i54) #6, !dbg !65
  %.04.i56 = select i1 %.not10.i55, float %503, float %502, !dbg !65
  %504 = icmp ugt i32 %463, 2139095039, !dbg !65
  br i1 %504, label %__nv_fmaf_rn.exit.i.i59, label %__nv_logf.exit62, !dbg !65

__nv_fmaf_rn.exit.i.i59:                          ; preds = %__nv_logf.exit
  %505 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !65
  %.not11.i60 = icmp eq i32 %505, 0, !dbg !65
  %506 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i33, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !65
  %507 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i33, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !65
  %.03.i61 = select i1 %.not11.i60, float %507, float %506, !dbg !65
  br label %__nv_logf.exit62, !dbg !65

__nv_logf.exit62:                                 ; preds = %__nv_logf.exit, %__nv_fmaf_rn.exit.i.i59
  %r.i.0.i57 = phi float [ %.03.i61, %__nv_fmaf_rn.exit.i.i59 ], [ %.04.i56, %__nv_logf.exit ], !dbg !65
  %508 = tail call float @llvm.nvvm.div.full(float %.lcssa, float %.lcssa63), !dbg !66
  %509 = insertelement <2 x float> poison, float %.02.i, i64 0, !dbg !64
  %510 = insertelement <2 x float> %509, float %.02.i33, i64 1, !dbg !64
  %511 = fcmp oeq <2 x float> %510, zeroinitializer, !dbg !64
  %512 = getelementptr float, ptr addrspace(1) %2, i64 %9, !dbg !67
  %513 = insertelement <2 x float> poison, float %r.i.0.i, i64 0, !dbg !64
  %514 = insertelement <2 x float> %513, float %r.i.0.i57, i64 1, !dbg !64
  %515 = select <2 x i1> %511, <2 x float> splat (float 0xFFF0000000000000), <2 x float> %514, !dbg !64
  %516 = fadd <2 x float> %413, %515, !dbg !68
  %517 = extractelement <2 x float> %516, i64 0, !dbg !69
  %518 = fsub float %508, %517, !dbg !69
  %519 = extractelement <2 x float> %516, i64 1, !dbg !70
  %520 = fadd float %518, %519, !dbg !70
  %521 = icmp eq i32 %12, 0, !dbg !71
  %522 = icmp samesign ult i32 %11, 32, !dbg !71
  %523 = and i1 %521, %522, !dbg !71
  %524 = bitcast float %520 to i32, !dbg !71
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %524, ptr addrspace(1) %512, i1 %523) #6, !dbg !71
  ret void, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "kl_div_kernel", linkageName: "kl_div_kernel", scope: !1, file: !1, line: 10, type: !6, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 12, column: 24, scope: !5)
!9 = !DILocation(line: 12, column: 30, scope: !5)
!10 = !DILocation(line: 13, column: 24, scope: !5)
!11 = !DILocation(line: 21, column: 25, scope: !5)
!12 = !DILocation(line: 14, column: 33, scope: !5)
!13 = !DILocation(line: 15, column: 27, scope: !5)
!14 = !DILocation(line: 14, column: 37, scope: !5)
!15 = !DILocation(line: 15, column: 37, scope: !5)
!16 = !DILocation(line: 14, column: 27, scope: !5)
!17 = !DILocation(line: 22, column: 19, scope: !5)
!18 = !DILocation(line: 22, column: 26, scope: !5)
!19 = !DILocation(line: 23, column: 20, scope: !5)
!20 = !DILocation(line: 23, column: 63, scope: !5)
!21 = !DILocation(line: 23, column: 77, scope: !5)
!22 = !DILocation(line: 24, column: 20, scope: !5)
!23 = !DILocation(line: 24, column: 63, scope: !5)
!24 = !DILocation(line: 24, column: 77, scope: !5)
!25 = !DILocation(line: 191, column: 40, scope: !26, inlinedAt: !28)
!26 = distinct !DILexicalBlockFile(scope: !5, file: !27, discriminator: 0)
!27 = !DIFile(filename: "standard.py", directory: "triton/language")
!28 = !DILocation(line: 25, column: 39, scope: !29)
!29 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!30 = !DILocation(line: 170, column: 27, scope: !26, inlinedAt: !25)
!31 = !DILocation(line: 293, column: 36, scope: !26, inlinedAt: !32)
!32 = !DILocation(line: 26, column: 53, scope: !29)
!33 = !DILocation(line: 170, column: 27, scope: !26, inlinedAt: !34)
!34 = !DILocation(line: 191, column: 40, scope: !26, inlinedAt: !35)
!35 = !DILocation(line: 28, column: 39, scope: !29)
!36 = !DILocation(line: 25, column: 32, scope: !5)
!37 = !DILocation(line: 26, column: 39, scope: !5)
!38 = !DILocation(line: 26, column: 31, scope: !5)
!39 = !DILocation(line: 26, column: 24, scope: !5)
!40 = !DILocation(line: 26, column: 64, scope: !5)
!41 = !DILocation(line: 26, column: 60, scope: !5)
!42 = !DILocation(line: 263, column: 15, scope: !26, inlinedAt: !31)
!43 = !DILocation(line: 26, column: 46, scope: !5)
!44 = !DILocation(line: 28, column: 32, scope: !5)
!45 = !DILocation(line: 29, column: 23, scope: !5)
!46 = !DILocation(line: 29, column: 19, scope: !5)
!47 = !DILocation(line: 30, column: 32, scope: !5)
!48 = !DILocation(line: 30, column: 24, scope: !5)
!49 = !DILocation(line: 31, column: 24, scope: !5)
!50 = !DILocation(line: 293, column: 36, scope: !26, inlinedAt: !51)
!51 = !DILocation(line: 31, column: 40, scope: !29)
!52 = !DILocation(line: 263, column: 15, scope: !26, inlinedAt: !50)
!53 = !DILocation(line: 31, column: 33, scope: !5)
!54 = !DILocation(line: 32, column: 24, scope: !5)
!55 = !DILocation(line: 32, column: 63, scope: !5)
!56 = !DILocation(line: 32, column: 66, scope: !5)
!57 = !DILocation(line: 32, column: 44, scope: !5)
!58 = !DILocation(line: 293, column: 36, scope: !26, inlinedAt: !59)
!59 = !DILocation(line: 32, column: 40, scope: !29)
!60 = !DILocation(line: 263, column: 15, scope: !26, inlinedAt: !58)
!61 = !DILocation(line: 32, column: 33, scope: !5)
!62 = !DILocation(line: 34, column: 18, scope: !5)
!63 = !DILocation(line: 35, column: 18, scope: !5)
!64 = !DILocation(line: 36, column: 61, scope: !5)
!65 = !DILocation(line: 36, column: 87, scope: !5)
!66 = !DILocation(line: 36, column: 37, scope: !5)
!67 = !DILocation(line: 36, column: 24, scope: !5)
!68 = !DILocation(line: 36, column: 54, scope: !5)
!69 = !DILocation(line: 36, column: 46, scope: !5)
!70 = !DILocation(line: 36, column: 72, scope: !5)
!71 = !DILocation(line: 36, column: 29, scope: !5)
!72 = !DILocation(line: 36, column: 4, scope: !5)
