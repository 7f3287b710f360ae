; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @softmax_online_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = zext nneg i32 %7 to i64, !dbg !8
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %10 = and i32 %9, 255, !dbg !9
  %11 = and i32 %9, 31, !dbg !9
  %12 = lshr i32 %10, 5, !dbg !9
  %13 = or disjoint i32 %10, 256, !dbg !9
  %14 = or disjoint i32 %10, 512, !dbg !9
  %15 = or i32 %9, 768, !dbg !9
  %16 = or disjoint i32 %10, 1024, !dbg !9
  %17 = or disjoint i32 %10, 1280, !dbg !9
  %18 = or disjoint i32 %10, 1536, !dbg !9
  %19 = or i32 %9, 1792, !dbg !9
  %20 = sext i32 %3 to i64, !dbg !10
  %21 = mul nsw i64 %20, %8, !dbg !10
  %22 = getelementptr half, ptr addrspace(1) %0, i64 %21, !dbg !11
  %23 = zext nneg i32 %10 to i64, !dbg !12
  %24 = getelementptr half, ptr addrspace(1) %22, i64 %23, !dbg !12
  %25 = zext nneg i32 %13 to i64, !dbg !12
  %26 = getelementptr half, ptr addrspace(1) %22, i64 %25, !dbg !12
  %27 = zext nneg i32 %14 to i64, !dbg !12
  %28 = getelementptr half, ptr addrspace(1) %22, i64 %27, !dbg !12
  %29 = zext nneg i32 %15 to i64, !dbg !12
  %30 = getelementptr half, ptr addrspace(1) %22, i64 %29, !dbg !12
  %31 = zext nneg i32 %16 to i64, !dbg !12
  %32 = getelementptr half, ptr addrspace(1) %22, i64 %31, !dbg !12
  %33 = zext nneg i32 %17 to i64, !dbg !12
  %34 = getelementptr half, ptr addrspace(1) %22, i64 %33, !dbg !12
  %35 = zext nneg i32 %18 to i64, !dbg !12
  %36 = getelementptr half, ptr addrspace(1) %22, i64 %35, !dbg !12
  %37 = zext nneg i32 %19 to i64, !dbg !12
  %38 = getelementptr half, ptr addrspace(1) %22, i64 %37, !dbg !12
  %39 = icmp sgt i32 %2, 0, !dbg !13
  br i1 %39, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %6, %.lr.ph
  %40 = phi float [ %98, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %41 = phi float [ %99, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %42 = phi float [ %100, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %43 = phi float [ %101, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %44 = phi float [ %102, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %45 = phi float [ %103, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %46 = phi float [ %104, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %47 = phi float [ %105, %.lr.ph ], [ 0xC6293E5940000000, %6 ]
  %48 = phi ptr addrspace(1) [ %172, %.lr.ph ], [ %24, %6 ]
  %49 = phi ptr addrspace(1) [ %173, %.lr.ph ], [ %26, %6 ]
  %50 = phi ptr addrspace(1) [ %174, %.lr.ph ], [ %28, %6 ]
  %51 = phi ptr addrspace(1) [ %175, %.lr.ph ], [ %30, %6 ]
  %52 = phi ptr addrspace(1) [ %176, %.lr.ph ], [ %32, %6 ]
  %53 = phi ptr addrspace(1) [ %177, %.lr.ph ], [ %34, %6 ]
  %54 = phi ptr addrspace(1) [ %178, %.lr.ph ], [ %36, %6 ]
  %55 = phi ptr addrspace(1) [ %179, %.lr.ph ], [ %38, %6 ]
  %56 = phi i32 [ %180, %.lr.ph ], [ 0, %6 ]
  %57 = phi <8 x float> [ %171, %.lr.ph ], [ zeroinitializer, %6 ]
  %58 = or disjoint i32 %56, %10, !dbg !14
  %59 = or disjoint i32 %56, %13, !dbg !14
  %60 = or disjoint i32 %56, %14, !dbg !14
  %61 = or disjoint i32 %56, %15, !dbg !14
  %62 = or disjoint i32 %56, %16, !dbg !14
  %63 = or disjoint i32 %56, %17, !dbg !14
  %64 = or disjoint i32 %56, %18, !dbg !14
  %65 = or disjoint i32 %56, %19, !dbg !14
  %66 = icmp slt i32 %58, %2, !dbg !15
  %67 = icmp slt i32 %59, %2, !dbg !15
  %68 = icmp slt i32 %60, %2, !dbg !15
  %69 = icmp slt i32 %61, %2, !dbg !15
  %70 = icmp slt i32 %62, %2, !dbg !15
  %71 = icmp slt i32 %63, %2, !dbg !15
  %72 = icmp slt i32 %64, %2, !dbg !15
  %73 = icmp slt i32 %65, %2, !dbg !15
  %74 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %48, i1 %66) #5, !dbg !16
  %75 = bitcast i16 %74 to half, !dbg !16
  %76 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %49, i1 %67) #5, !dbg !16
  %77 = bitcast i16 %76 to half, !dbg !16
  %78 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %50, i1 %68) #5, !dbg !16
  %79 = bitcast i16 %78 to half, !dbg !16
  %80 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %51, i1 %69) #5, !dbg !16
  %81 = bitcast i16 %80 to half, !dbg !16
  %82 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %52, i1 %70) #5, !dbg !16
  %83 = bitcast i16 %82 to half, !dbg !16
  %84 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %53, i1 %71) #5, !dbg !16
  %85 = bitcast i16 %84 to half, !dbg !16
  %86 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %54, i1 %72) #5, !dbg !16
  %87 = bitcast i16 %86 to half, !dbg !16
  %88 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %55, i1 %73) #5, !dbg !16
  %89 = bitcast i16 %88 to half, !dbg !16
  %90 = fpext half %75 to float, !dbg !17
  %91 = fpext half %77 to float, !dbg !17
  %92 = fpext half %79 to float, !dbg !17
  %93 = fpext half %81 to float, !dbg !17
  %94 = fpext half %83 to float, !dbg !17
  %95 = fpext half %85 to float, !dbg !17
  %96 = fpext half %87 to float, !dbg !17
  %97 = fpext half %89 to float, !dbg !17
  %98 = tail call float @llvm.maxnum.f32(float %40, float %90), !dbg !18
  %99 = tail call float @llvm.maxnum.f32(float %41, float %91), !dbg !18
  %100 = tail call float @llvm.maxnum.f32(float %42, float %92), !dbg !18
  %101 = tail call float @llvm.maxnum.f32(float %43, float %93), !dbg !18
  %102 = tail call float @llvm.maxnum.f32(float %44, float %94), !dbg !18
  %103 = tail call float @llvm.maxnum.f32(float %45, float %95), !dbg !18
  %104 = tail call float @llvm.maxnum.f32(float %46, float %96), !dbg !18
  %105 = tail call float @llvm.maxnum.f32(float %47, float %97), !dbg !18
  %106 = fsub float %40, %98, !dbg !19
  %107 = fsub float %41, %99, !dbg !19
  %108 = fsub float %42, %100, !dbg !19
  %109 = fsub float %43, %101, !dbg !19
  %110 = fsub float %44, %102, !dbg !19
  %111 = fsub float %45, %103, !dbg !19
  %112 = fsub float %46, %104, !dbg !19
  %113 = fsub float %47, %105, !dbg !19
  %114 = fmul float %106, 0x3FF7154760000000, !dbg !20
  %115 = tail call float @llvm.nvvm.ex2.approx.f(float %114), !dbg !20
  %116 = fmul float %107, 0x3FF7154760000000, !dbg !20
  %117 = tail call float @llvm.nvvm.ex2.approx.f(float %116), !dbg !20
  %118 = fmul float %108, 0x3FF7154760000000, !dbg !20
  %119 = tail call float @llvm.nvvm.ex2.approx.f(float %118), !dbg !20
  %120 = fmul float %109, 0x3FF7154760000000, !dbg !20
  %121 = tail call float @llvm.nvvm.ex2.approx.f(float %120), !dbg !20
  %122 = fmul float %110, 0x3FF7154760000000, !dbg !20
  %123 = tail call float @llvm.nvvm.ex2.approx.f(float %122), !dbg !20
  %124 = fmul float %111, 0x3FF7154760000000, !dbg !20
  %125 = tail call float @llvm.nvvm.ex2.approx.f(float %124), !dbg !20
  %126 = fmul float %112, 0x3FF7154760000000, !dbg !20
  %127 = tail call float @llvm.nvvm.ex2.approx.f(float %126), !dbg !20
  %128 = fmul float %113, 0x3FF7154760000000, !dbg !20
  %129 = tail call float @llvm.nvvm.ex2.approx.f(float %128), !dbg !20
  %130 = insertelement <8 x float> poison, float %115, i64 0, !dbg !21
  %131 = insertelement <8 x float> %130, float %117, i64 1, !dbg !21
  %132 = insertelement <8 x float> %131, float %119, i64 2, !dbg !21
  %133 = insertelement <8 x float> %132, float %121, i64 3, !dbg !21
  %134 = insertelement <8 x float> %133, float %123, i64 4, !dbg !21
  %135 = insertelement <8 x float> %134, float %125, i64 5, !dbg !21
  %136 = insertelement <8 x float> %135, float %127, i64 6, !dbg !21
  %137 = insertelement <8 x float> %136, float %129, i64 7, !dbg !21
  %138 = fmul <8 x float> %57, %137, !dbg !21
  %139 = fsub float %90, %98, !dbg !22
  %140 = fsub float %91, %99, !dbg !22
  %141 = fsub float %92, %100, !dbg !22
  %142 = fsub float %93, %101, !dbg !22
  %143 = fsub float %94, %102, !dbg !22
  %144 = fsub float %95, %103, !dbg !22
  %145 = fsub float %96, %104, !dbg !22
  %146 = fsub float %97, %105, !dbg !22
  %147 = fmul float %139, 0x3FF7154760000000, !dbg !23
  %148 = tail call float @llvm.nvvm.ex2.approx.f(float %147), !dbg !23
  %149 = fmul float %140, 0x3FF7154760000000, !dbg !23
  %150 = tail call float @llvm.nvvm.ex2.approx.f(float %149), !dbg !23
  %151 = fmul float %141, 0x3FF7154760000000, !dbg !23
  %152 = tail call float @llvm.nvvm.ex2.approx.f(float %151), !dbg !23
  %153 = fmul float %142, 0x3FF7154760000000, !dbg !23
  %154 = tail call float @llvm.nvvm.ex2.approx.f(float %153), !dbg !23
  %155 = fmul float %143, 0x3FF7154760000000, !dbg !23
  %156 = tail call float @llvm.nvvm.ex2.approx.f(float %155), !dbg !23
  %157 = fmul float %144, 0x3FF7154760000000, !dbg !23
  %158 = tail call float @llvm.nvvm.ex2.approx.f(float %157), !dbg !23
  %159 = fmul float %145, 0x3FF7154760000000, !dbg !23
  %160 = tail call float @llvm.nvvm.ex2.approx.f(float %159), !dbg !23
  %161 = fmul float %146, 0x3FF7154760000000, !dbg !23
  %162 = tail call float @llvm.nvvm.ex2.approx.f(float %161), !dbg !23
  %163 = insertelement <8 x float> poison, float %148, i64 0, !dbg !24
  %164 = insertelement <8 x float> %163, float %150, i64 1, !dbg !24
  %165 = insertelement <8 x float> %164, float %152, i64 2, !dbg !24
  %166 = insertelement <8 x float> %165, float %154, i64 3, !dbg !24
  %167 = insertelement <8 x float> %166, float %156, i64 4, !dbg !24
  %168 = insertelement <8 x float> %167, float %158, i64 5, !dbg !24
  %169 = insertelement <8 x float> %168, float %160, i64 6, !dbg !24
  %170 = insertelement <8 x float> %169, float %162, i64 7, !dbg !24
  %171 = fadd <8 x float> %138, %170, !dbg !24
  %172 = getelementptr i8, ptr addrspace(1) %48, i64 4096, !dbg !25
  %173 = getelementptr i8, ptr addrspace(1) %49, i64 4096, !dbg !25
  %174 = getelementptr i8, ptr addrspace(1) %50, i64 4096, !dbg !25
  %175 = getelementptr i8, ptr addrspace(1) %51, i64 4096, !dbg !25
  %176 = getelementptr i8, ptr addrspace(1) %52, i64 4096, !dbg !25
  %177 = getelementptr i8, ptr addrspace(1) %53, i64 4096, !dbg !25
  %178 = getelementptr i8, ptr addrspace(1) %54, i64 4096, !dbg !25
  %179 = getelementptr i8, ptr addrspace(1) %55, i64 4096, !dbg !25
  %180 = add i32 %56, 2048, !dbg !13
  %181 = icmp slt i32 %180, %2, !dbg !13
  br i1 %181, label %.lr.ph, label %._crit_edge, !dbg !13

._crit_edge:                                      ; preds = %.lr.ph, %6
  %182 = phi float [ 0xC6293E5940000000, %6 ], [ %98, %.lr.ph ], !dbg !26
  %183 = phi float [ 0xC6293E5940000000, %6 ], [ %99, %.lr.ph ], !dbg !26
  %184 = phi float [ 0xC6293E5940000000, %6 ], [ %100, %.lr.ph ], !dbg !26
  %185 = phi float [ 0xC6293E5940000000, %6 ], [ %101, %.lr.ph ], !dbg !26
  %186 = phi float [ 0xC6293E5940000000, %6 ], [ %102, %.lr.ph ], !dbg !26
  %187 = phi float [ 0xC6293E5940000000, %6 ], [ %103, %.lr.ph ], !dbg !26
  %188 = phi float [ 0xC6293E5940000000, %6 ], [ %104, %.lr.ph ], !dbg !26
  %189 = phi float [ 0xC6293E5940000000, %6 ], [ %105, %.lr.ph ], !dbg !26
  %190 = phi <8 x float> [ zeroinitializer, %6 ], [ %171, %.lr.ph ], !dbg !27
  %191 = tail call float @llvm.maxnum.f32(float %182, float %183), !dbg !28
  %192 = tail call float @llvm.maxnum.f32(float %191, float %184), !dbg !28
  %193 = tail call float @llvm.maxnum.f32(float %192, float %185), !dbg !28
  %194 = tail call float @llvm.maxnum.f32(float %193, float %186), !dbg !28
  %195 = tail call float @llvm.maxnum.f32(float %194, float %187), !dbg !28
  %196 = tail call float @llvm.maxnum.f32(float %195, float %188), !dbg !28
  %197 = tail call float @llvm.maxnum.f32(float %196, float %189), !dbg !28
  %198 = bitcast float %197 to i32, !dbg !31
  %199 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %198, i32 16, i32 31), !dbg !31
  %200 = bitcast i32 %199 to float, !dbg !31
  %201 = tail call float @llvm.maxnum.f32(float %197, float %200), !dbg !28
  %202 = bitcast float %201 to i32, !dbg !31
  %203 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %202, i32 8, i32 31), !dbg !31
  %204 = bitcast i32 %203 to float, !dbg !31
  %205 = tail call float @llvm.maxnum.f32(float %201, float %204), !dbg !28
  %206 = bitcast float %205 to i32, !dbg !31
  %207 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %206, i32 4, i32 31), !dbg !31
  %208 = bitcast i32 %207 to float, !dbg !31
  %209 = tail call float @llvm.maxnum.f32(float %205, float %208), !dbg !28
  %210 = bitcast float %209 to i32, !dbg !31
  %211 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %210, i32 2, i32 31), !dbg !31
  %212 = bitcast i32 %211 to float, !dbg !31
  %213 = tail call float @llvm.maxnum.f32(float %209, float %212), !dbg !28
  %214 = bitcast float %213 to i32, !dbg !31
  %215 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %214, i32 1, i32 31), !dbg !31
  %216 = bitcast i32 %215 to float, !dbg !31
  %217 = tail call float @llvm.maxnum.f32(float %213, float %216), !dbg !28
  %218 = icmp eq i32 %11, 0, !dbg !31
  %219 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12, !dbg !31
  %220 = bitcast float %217 to <1 x i32>, !dbg !31
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %219, <1 x i32> %220, i1 %218) #5, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %221 = icmp samesign ult i32 %10, 8, !dbg !31
  %222 = getelementptr float, ptr addrspace(3) @global_smem, i32 %10, !dbg !31
  %223 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %222, i1 %221) #5, !dbg !31
  %224 = bitcast i32 %223 to float, !dbg !31
  %225 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %223, i32 4, i32 31), !dbg !31
  %226 = bitcast i32 %225 to float, !dbg !31
  %227 = tail call float @llvm.maxnum.f32(float %224, float %226), !dbg !28
  %228 = bitcast float %227 to i32, !dbg !31
  %229 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %228, i32 2, i32 31), !dbg !31
  %230 = bitcast i32 %229 to float, !dbg !31
  %231 = tail call float @llvm.maxnum.f32(float %227, float %230), !dbg !28
  %232 = bitcast float %231 to i32, !dbg !31
  %233 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %232, i32 1, i32 31), !dbg !31
  %234 = bitcast i32 %233 to float, !dbg !31
  %235 = tail call float @llvm.maxnum.f32(float %231, float %234), !dbg !28
  %236 = and i32 %9, 7, !dbg !31
  %237 = icmp eq i32 %236, 0, !dbg !31
  %238 = and i1 %221, %237, !dbg !31
  %239 = bitcast float %235 to <1 x i32>, !dbg !31
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %222, <1 x i32> %239, i1 %238) #5, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %240 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !31
  %241 = fsub float %182, %240, !dbg !34
  %242 = fsub float %183, %240, !dbg !34
  %243 = fsub float %184, %240, !dbg !34
  %244 = fsub float %185, %240, !dbg !34
  %245 = fsub float %186, %240, !dbg !34
  %246 = fsub float %187, %240, !dbg !34
  %247 = fsub float %188, %240, !dbg !34
  %248 = fsub float %189, %240, !dbg !34
  %249 = fmul float %241, 0x3FF7154760000000, !dbg !35
  %250 = tail call float @llvm.nvvm.ex2.approx.f(float %249), !dbg !35
  %251 = fmul float %242, 0x3FF7154760000000, !dbg !35
  %252 = tail call float @llvm.nvvm.ex2.approx.f(float %251), !dbg !35
  %253 = fmul float %243, 0x3FF7154760000000, !dbg !35
  %254 = tail call float @llvm.nvvm.ex2.approx.f(float %253), !dbg !35
  %255 = fmul float %244, 0x3FF7154760000000, !dbg !35
  %256 = tail call float @llvm.nvvm.ex2.approx.f(float %255), !dbg !35
  %257 = fmul float %245, 0x3FF7154760000000, !dbg !35
  %258 = tail call float @llvm.nvvm.ex2.approx.f(float %257), !dbg !35
  %259 = fmul float %246, 0x3FF7154760000000, !dbg !35
  %260 = tail call float @llvm.nvvm.ex2.approx.f(float %259), !dbg !35
  %261 = fmul float %247, 0x3FF7154760000000, !dbg !35
  %262 = tail call float @llvm.nvvm.ex2.approx.f(float %261), !dbg !35
  %263 = fmul float %248, 0x3FF7154760000000, !dbg !35
  %264 = tail call float @llvm.nvvm.ex2.approx.f(float %263), !dbg !35
  %265 = extractelement <8 x float> %190, i64 0, !dbg !36
  %266 = fmul float %265, %250, !dbg !36
  %267 = extractelement <8 x float> %190, i64 1, !dbg !36
  %268 = fmul float %267, %252, !dbg !36
  %269 = extractelement <8 x float> %190, i64 2, !dbg !36
  %270 = fmul float %269, %254, !dbg !36
  %271 = extractelement <8 x float> %190, i64 3, !dbg !36
  %272 = fmul float %271, %256, !dbg !36
  %273 = extractelement <8 x float> %190, i64 4, !dbg !36
  %274 = fmul float %273, %258, !dbg !36
  %275 = extractelement <8 x float> %190, i64 5, !dbg !36
  %276 = fmul float %275, %260, !dbg !36
  %277 = extractelement <8 x float> %190, i64 6, !dbg !36
  %278 = fmul float %277, %262, !dbg !36
  %279 = extractelement <8 x float> %190, i64 7, !dbg !36
  %280 = fmul float %279, %264, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %281 = fadd float %266, %268, !dbg !39
  %282 = fadd float %281, %270, !dbg !39
  %283 = fadd float %282, %272, !dbg !39
  %284 = fadd float %283, %274, !dbg !39
  %285 = fadd float %284, %276, !dbg !39
  %286 = fadd float %285, %278, !dbg !39
  %287 = fadd float %286, %280, !dbg !39
  %288 = bitcast float %287 to i32, !dbg !37
  %289 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %288, i32 16, i32 31), !dbg !37
  %290 = bitcast i32 %289 to float, !dbg !37
  %291 = fadd float %287, %290, !dbg !39
  %292 = bitcast float %291 to i32, !dbg !37
  %293 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %292, i32 8, i32 31), !dbg !37
  %294 = bitcast i32 %293 to float, !dbg !37
  %295 = fadd float %291, %294, !dbg !39
  %296 = bitcast float %295 to i32, !dbg !37
  %297 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %296, i32 4, i32 31), !dbg !37
  %298 = bitcast i32 %297 to float, !dbg !37
  %299 = fadd float %295, %298, !dbg !39
  %300 = bitcast float %299 to i32, !dbg !37
  %301 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %300, i32 2, i32 31), !dbg !37
  %302 = bitcast i32 %301 to float, !dbg !37
  %303 = fadd float %299, %302, !dbg !39
  %304 = bitcast float %303 to i32, !dbg !37
  %305 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %304, i32 1, i32 31), !dbg !37
  %306 = bitcast i32 %305 to float, !dbg !37
  %307 = fadd float %303, %306, !dbg !39
  %308 = bitcast float %307 to <1 x i32>, !dbg !37
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %219, <1 x i32> %308, i1 %218) #5, !dbg !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %309 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %222, i1 %221) #5, !dbg !37
  %310 = bitcast i32 %309 to float, !dbg !37
  %311 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %309, i32 4, i32 31), !dbg !37
  %312 = bitcast i32 %311 to float, !dbg !37
  %313 = fadd float %310, %312, !dbg !39
  %314 = bitcast float %313 to i32, !dbg !37
  %315 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %314, i32 2, i32 31), !dbg !37
  %316 = bitcast i32 %315 to float, !dbg !37
  %317 = fadd float %313, %316, !dbg !39
  %318 = bitcast float %317 to i32, !dbg !37
  %319 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %318, i32 1, i32 31), !dbg !37
  %320 = bitcast i32 %319 to float, !dbg !37
  %321 = fadd float %317, %320, !dbg !39
  %322 = bitcast float %321 to <1 x i32>, !dbg !37
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %222, <1 x i32> %322, i1 %238) #5, !dbg !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %323 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !37
  %324 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %323), !dbg !40
  br i1 %39, label %.lr.ph29.preheader, label %._crit_edge30, !dbg !41

.lr.ph29.preheader:                               ; preds = %._crit_edge
  %325 = getelementptr half, ptr addrspace(1) %1, i64 %21, !dbg !42
  %326 = getelementptr half, ptr addrspace(1) %325, i64 %37, !dbg !43
  %327 = getelementptr half, ptr addrspace(1) %325, i64 %35, !dbg !43
  %328 = getelementptr half, ptr addrspace(1) %325, i64 %33, !dbg !43
  %329 = getelementptr half, ptr addrspace(1) %325, i64 %31, !dbg !43
  %330 = getelementptr half, ptr addrspace(1) %325, i64 %29, !dbg !43
  %331 = getelementptr half, ptr addrspace(1) %325, i64 %27, !dbg !43
  %332 = getelementptr half, ptr addrspace(1) %325, i64 %25, !dbg !43
  %333 = getelementptr half, ptr addrspace(1) %325, i64 %23, !dbg !43
  br label %.lr.ph29, !dbg !41

.lr.ph29:                                         ; preds = %.lr.ph29.preheader, %.lr.ph29
  %.pn327 = phi ptr addrspace(1) [ %446, %.lr.ph29 ], [ %326, %.lr.ph29.preheader ]
  %.pn526 = phi ptr addrspace(1) [ %445, %.lr.ph29 ], [ %327, %.lr.ph29.preheader ]
  %.pn725 = phi ptr addrspace(1) [ %444, %.lr.ph29 ], [ %328, %.lr.ph29.preheader ]
  %.pn924 = phi ptr addrspace(1) [ %443, %.lr.ph29 ], [ %329, %.lr.ph29.preheader ]
  %.pn1123 = phi ptr addrspace(1) [ %442, %.lr.ph29 ], [ %330, %.lr.ph29.preheader ]
  %.pn1322 = phi ptr addrspace(1) [ %441, %.lr.ph29 ], [ %331, %.lr.ph29.preheader ]
  %.pn1521 = phi ptr addrspace(1) [ %440, %.lr.ph29 ], [ %332, %.lr.ph29.preheader ]
  %.pn1720 = phi ptr addrspace(1) [ %439, %.lr.ph29 ], [ %333, %.lr.ph29.preheader ]
  %334 = phi ptr addrspace(1) [ %431, %.lr.ph29 ], [ %24, %.lr.ph29.preheader ]
  %335 = phi ptr addrspace(1) [ %432, %.lr.ph29 ], [ %26, %.lr.ph29.preheader ]
  %336 = phi ptr addrspace(1) [ %433, %.lr.ph29 ], [ %28, %.lr.ph29.preheader ]
  %337 = phi ptr addrspace(1) [ %434, %.lr.ph29 ], [ %30, %.lr.ph29.preheader ]
  %338 = phi ptr addrspace(1) [ %435, %.lr.ph29 ], [ %32, %.lr.ph29.preheader ]
  %339 = phi ptr addrspace(1) [ %436, %.lr.ph29 ], [ %34, %.lr.ph29.preheader ]
  %340 = phi ptr addrspace(1) [ %437, %.lr.ph29 ], [ %36, %.lr.ph29.preheader ]
  %341 = phi ptr addrspace(1) [ %438, %.lr.ph29 ], [ %38, %.lr.ph29.preheader ]
  %342 = phi i32 [ %447, %.lr.ph29 ], [ 0, %.lr.ph29.preheader ]
  %343 = or disjoint i32 %342, %10, !dbg !44
  %344 = or disjoint i32 %342, %13, !dbg !44
  %345 = or disjoint i32 %342, %14, !dbg !44
  %346 = or disjoint i32 %342, %15, !dbg !44
  %347 = or disjoint i32 %342, %16, !dbg !44
  %348 = or disjoint i32 %342, %17, !dbg !44
  %349 = or disjoint i32 %342, %18, !dbg !44
  %350 = or disjoint i32 %342, %19, !dbg !44
  %351 = icmp slt i32 %343, %2, !dbg !45
  %352 = icmp slt i32 %344, %2, !dbg !45
  %353 = icmp slt i32 %345, %2, !dbg !45
  %354 = icmp slt i32 %346, %2, !dbg !45
  %355 = icmp slt i32 %347, %2, !dbg !45
  %356 = icmp slt i32 %348, %2, !dbg !45
  %357 = icmp slt i32 %349, %2, !dbg !45
  %358 = icmp slt i32 %350, %2, !dbg !45
  %359 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %334, i1 %351) #5, !dbg !46
  %360 = bitcast i16 %359 to half, !dbg !46
  %361 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %335, i1 %352) #5, !dbg !46
  %362 = bitcast i16 %361 to half, !dbg !46
  %363 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %336, i1 %353) #5, !dbg !46
  %364 = bitcast i16 %363 to half, !dbg !46
  %365 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %337, i1 %354) #5, !dbg !46
  %366 = bitcast i16 %365 to half, !dbg !46
  %367 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %338, i1 %355) #5, !dbg !46
  %368 = bitcast i16 %367 to half, !dbg !46
  %369 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %339, i1 %356) #5, !dbg !46
  %370 = bitcast i16 %369 to half, !dbg !46
  %371 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %340, i1 %357) #5, !dbg !46
  %372 = bitcast i16 %371 to half, !dbg !46
  %373 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %341, i1 %358) #5, !dbg !46
  %374 = bitcast i16 %373 to half, !dbg !46
  %375 = fpext half %360 to float, !dbg !47
  %376 = fpext half %362 to float, !dbg !47
  %377 = fpext half %364 to float, !dbg !47
  %378 = fpext half %366 to float, !dbg !47
  %379 = fpext half %368 to float, !dbg !47
  %380 = fpext half %370 to float, !dbg !47
  %381 = fpext half %372 to float, !dbg !47
  %382 = fpext half %374 to float, !dbg !47
  %383 = fsub float %375, %240, !dbg !48
  %384 = fsub float %376, %240, !dbg !48
  %385 = fsub float %377, %240, !dbg !48
  %386 = fsub float %378, %240, !dbg !48
  %387 = fsub float %379, %240, !dbg !48
  %388 = fsub float %380, %240, !dbg !48
  %389 = fsub float %381, %240, !dbg !48
  %390 = fsub float %382, %240, !dbg !48
  %391 = fmul float %383, 0x3FF7154760000000, !dbg !49
  %392 = tail call float @llvm.nvvm.ex2.approx.f(float %391), !dbg !49
  %393 = fmul float %384, 0x3FF7154760000000, !dbg !49
  %394 = tail call float @llvm.nvvm.ex2.approx.f(float %393), !dbg !49
  %395 = fmul float %385, 0x3FF7154760000000, !dbg !49
  %396 = tail call float @llvm.nvvm.ex2.approx.f(float %395), !dbg !49
  %397 = fmul float %386, 0x3FF7154760000000, !dbg !49
  %398 = tail call float @llvm.nvvm.ex2.approx.f(float %397), !dbg !49
  %399 = fmul float %387, 0x3FF7154760000000, !dbg !49
  %400 = tail call float @llvm.nvvm.ex2.approx.f(float %399), !dbg !49
  %401 = fmul float %388, 0x3FF7154760000000, !dbg !49
  %402 = tail call float @llvm.nvvm.ex2.approx.f(float %401), !dbg !49
  %403 = fmul float %389, 0x3FF7154760000000, !dbg !49
  %404 = tail call float @llvm.nvvm.ex2.approx.f(float %403), !dbg !49
  %405 = fmul float %390, 0x3FF7154760000000, !dbg !49
  %406 = tail call float @llvm.nvvm.ex2.approx.f(float %405), !dbg !49
  %407 = fmul float %324, %392, !dbg !50
  %408 = fmul float %324, %394, !dbg !50
  %409 = fmul float %324, %396, !dbg !50
  %410 = fmul float %324, %398, !dbg !50
  %411 = fmul float %324, %400, !dbg !50
  %412 = fmul float %324, %402, !dbg !50
  %413 = fmul float %324, %404, !dbg !50
  %414 = fmul float %324, %406, !dbg !50
  %415 = fptrunc float %407 to half, !dbg !51
  %416 = fptrunc float %408 to half, !dbg !51
  %417 = fptrunc float %409 to half, !dbg !51
  %418 = fptrunc float %410 to half, !dbg !51
  %419 = fptrunc float %411 to half, !dbg !51
  %420 = fptrunc float %412 to half, !dbg !51
  %421 = fptrunc float %413 to half, !dbg !51
  %422 = fptrunc float %414 to half, !dbg !51
  %423 = bitcast half %415 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %423, ptr addrspace(1) %.pn1720, i1 %351) #5, !dbg !52
  %424 = bitcast half %416 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %424, ptr addrspace(1) %.pn1521, i1 %352) #5, !dbg !52
  %425 = bitcast half %417 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %425, ptr addrspace(1) %.pn1322, i1 %353) #5, !dbg !52
  %426 = bitcast half %418 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %426, ptr addrspace(1) %.pn1123, i1 %354) #5, !dbg !52
  %427 = bitcast half %419 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %427, ptr addrspace(1) %.pn924, i1 %355) #5, !dbg !52
  %428 = bitcast half %420 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %428, ptr addrspace(1) %.pn725, i1 %356) #5, !dbg !52
  %429 = bitcast half %421 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %429, ptr addrspace(1) %.pn526, i1 %357) #5, !dbg !52
  %430 = bitcast half %422 to i16, !dbg !52
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %430, ptr addrspace(1) %.pn327, i1 %358) #5, !dbg !52
  %431 = getelementptr i8, ptr addrspace(1) %334, i64 4096, !dbg !53
  %432 = getelementptr i8, ptr addrspace(1) %335, i64 4096, !dbg !53
  %433 = getelementptr i8, ptr addrspace(1) %336, i64 4096, !dbg !53
  %434 = getelementptr i8, ptr addrspace(1) %337, i64 4096, !dbg !53
  %435 = getelementptr i8, ptr addrspace(1) %338, i64 4096, !dbg !53
  %436 = getelementptr i8, ptr addrspace(1) %339, i64 4096, !dbg !53
  %437 = getelementptr i8, ptr addrspace(1) %340, i64 4096, !dbg !53
  %438 = getelementptr i8, ptr addrspace(1) %341, i64 4096, !dbg !53
  %439 = getelementptr i8, ptr addrspace(1) %.pn1720, i64 4096, !dbg !54
  %440 = getelementptr i8, ptr addrspace(1) %.pn1521, i64 4096, !dbg !54
  %441 = getelementptr i8, ptr addrspace(1) %.pn1322, i64 4096, !dbg !54
  %442 = getelementptr i8, ptr addrspace(1) %.pn1123, i64 4096, !dbg !54
  %443 = getelementptr i8, ptr addrspace(1) %.pn924, i64 4096, !dbg !54
  %444 = getelementptr i8, ptr addrspace(1) %.pn725, i64 4096, !dbg !54
  %445 = getelementptr i8, ptr addrspace(1) %.pn526, i64 4096, !dbg !54
  %446 = getelementptr i8, ptr addrspace(1) %.pn327, i64 4096, !dbg !54
  %447 = add i32 %342, 2048, !dbg !41
  %448 = icmp slt i32 %447, %2, !dbg !41
  br i1 %448, label %.lr.ph29, label %._crit_edge30, !dbg !41

._crit_edge30:                                    ; preds = %.lr.ph29, %._crit_edge
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "softmax_online_kernel", linkageName: "softmax_online_kernel", scope: !1, file: !1, line: 125, type: !5, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 127, column: 24, scope: !4)
!8 = !DILocation(line: 127, column: 30, scope: !4)
!9 = !DILocation(line: 128, column: 24, scope: !4)
!10 = !DILocation(line: 129, column: 27, scope: !4)
!11 = !DILocation(line: 129, column: 21, scope: !4)
!12 = !DILocation(line: 129, column: 36, scope: !4)
!13 = !DILocation(line: 132, column: 25, scope: !4)
!14 = !DILocation(line: 133, column: 37, scope: !4)
!15 = !DILocation(line: 133, column: 44, scope: !4)
!16 = !DILocation(line: 133, column: 20, scope: !4)
!17 = !DILocation(line: 133, column: 71, scope: !4)
!18 = !DILocation(line: 134, column: 31, scope: !4)
!19 = !DILocation(line: 135, column: 38, scope: !4)
!20 = !DILocation(line: 135, column: 31, scope: !4)
!21 = !DILocation(line: 135, column: 24, scope: !4)
!22 = !DILocation(line: 135, column: 56, scope: !4)
!23 = !DILocation(line: 135, column: 52, scope: !4)
!24 = !DILocation(line: 135, column: 45, scope: !4)
!25 = !DILocation(line: 137, column: 18, scope: !4)
!26 = !DILocation(line: 130, column: 29, scope: !4)
!27 = !DILocation(line: 131, column: 21, scope: !4)
!28 = !DILocation(line: 170, column: 27, scope: !29, inlinedAt: !31)
!29 = distinct !DILexicalBlockFile(scope: !4, file: !30, discriminator: 0)
!30 = !DIFile(filename: "standard.py", directory: "triton/language")
!31 = !DILocation(line: 191, column: 40, scope: !29, inlinedAt: !32)
!32 = !DILocation(line: 138, column: 17, scope: !33)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!34 = !DILocation(line: 139, column: 49, scope: !4)
!35 = !DILocation(line: 139, column: 42, scope: !4)
!36 = !DILocation(line: 139, column: 35, scope: !4)
!37 = !DILocation(line: 293, column: 36, scope: !29, inlinedAt: !38)
!38 = !DILocation(line: 139, column: 27, scope: !33)
!39 = !DILocation(line: 263, column: 15, scope: !29, inlinedAt: !37)
!40 = !DILocation(line: 139, column: 20, scope: !4)
!41 = !DILocation(line: 142, column: 25, scope: !4)
!42 = !DILocation(line: 141, column: 21, scope: !4)
!43 = !DILocation(line: 141, column: 36, scope: !4)
!44 = !DILocation(line: 143, column: 37, scope: !4)
!45 = !DILocation(line: 143, column: 44, scope: !4)
!46 = !DILocation(line: 143, column: 20, scope: !4)
!47 = !DILocation(line: 143, column: 71, scope: !4)
!48 = !DILocation(line: 144, column: 37, scope: !4)
!49 = !DILocation(line: 144, column: 33, scope: !4)
!50 = !DILocation(line: 144, column: 44, scope: !4)
!51 = !DILocation(line: 144, column: 56, scope: !4)
!52 = !DILocation(line: 144, column: 25, scope: !4)
!53 = !DILocation(line: 145, column: 18, scope: !4)
!54 = !DILocation(line: 146, column: 18, scope: !4)
!55 = !DILocation(line: 142, column: 4, scope: !4)
