; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @softmax_online_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #1 !dbg !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %9 = and i32 %8, 511, !dbg !9
  %10 = and i32 %8, 63, !dbg !9
  %11 = lshr i32 %9, 6, !dbg !9
  %12 = or i32 %8, 512, !dbg !9
  %13 = or disjoint i32 %9, 1024, !dbg !9
  %14 = or i32 %8, 1536, !dbg !9
  %15 = mul i32 %3, %7, !dbg !10
  %16 = add i32 %15, %9, !dbg !11
  %17 = add i32 %15, %12, !dbg !11
  %18 = add i32 %15, %13, !dbg !11
  %19 = add i32 %15, %14, !dbg !11
  %20 = icmp sgt i32 %2, 0, !dbg !12
  br i1 %20, label %.lr.ph, label %._crit_edge, !dbg !12

.lr.ph:                                           ; preds = %6
  %21 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %22, !dbg !12

22:                                               ; preds = %.lr.ph, %22
  %23 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %66, %22 ]
  %24 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %67, %22 ]
  %25 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %68, %22 ]
  %26 = phi float [ 0xC6293E5940000000, %.lr.ph ], [ %69, %22 ]
  %27 = phi i32 [ %16, %.lr.ph ], [ %106, %22 ]
  %28 = phi i32 [ %17, %.lr.ph ], [ %107, %22 ]
  %29 = phi i32 [ %18, %.lr.ph ], [ %108, %22 ]
  %30 = phi i32 [ %19, %.lr.ph ], [ %109, %22 ]
  %31 = phi i32 [ 0, %.lr.ph ], [ %110, %22 ]
  %32 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %102, %22 ]
  %33 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %105, %22 ]
  %34 = or disjoint i32 %31, %9, !dbg !13
  %35 = or disjoint i32 %31, %12, !dbg !13
  %36 = or disjoint i32 %31, %13, !dbg !13
  %37 = or disjoint i32 %31, %14, !dbg !13
  %38 = icmp slt i32 %34, %2, !dbg !14
  %39 = icmp slt i32 %35, %2, !dbg !14
  %40 = icmp slt i32 %36, %2, !dbg !14
  %41 = icmp slt i32 %37, %2, !dbg !14
  %42 = shl i32 %27, 1, !dbg !15
  %43 = select i1 %38, i32 %42, i32 -2147483648, !dbg !15
  %44 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %21, i32 %43, i32 0, i32 0), !dbg !15
  %45 = bitcast i16 %44 to half, !dbg !15
  %46 = shl i32 %28, 1, !dbg !15
  %47 = select i1 %39, i32 %46, i32 -2147483648, !dbg !15
  %48 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %21, i32 %47, i32 0, i32 0), !dbg !15
  %49 = bitcast i16 %48 to half, !dbg !15
  %50 = shl i32 %29, 1, !dbg !15
  %51 = select i1 %40, i32 %50, i32 -2147483648, !dbg !15
  %52 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %21, i32 %51, i32 0, i32 0), !dbg !15
  %53 = bitcast i16 %52 to half, !dbg !15
  %54 = shl i32 %30, 1, !dbg !15
  %55 = select i1 %41, i32 %54, i32 -2147483648, !dbg !15
  %56 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %21, i32 %55, i32 0, i32 0), !dbg !15
  %57 = bitcast i16 %56 to half, !dbg !15
  %58 = fpext half %45 to float, !dbg !16
  %59 = select i1 %38, float %58, float 0xFFF0000000000000, !dbg !15
  %60 = fpext half %49 to float, !dbg !16
  %61 = select i1 %39, float %60, float 0xFFF0000000000000, !dbg !15
  %62 = fpext half %53 to float, !dbg !16
  %63 = select i1 %40, float %62, float 0xFFF0000000000000, !dbg !15
  %64 = fpext half %57 to float, !dbg !16
  %65 = select i1 %41, float %64, float 0xFFF0000000000000, !dbg !15
  %66 = tail call float @llvm.maxnum.f32(float %23, float %59), !dbg !17
  %67 = tail call float @llvm.maxnum.f32(float %24, float %61), !dbg !17
  %68 = tail call float @llvm.maxnum.f32(float %25, float %63), !dbg !17
  %69 = tail call float @llvm.maxnum.f32(float %26, float %65), !dbg !17
  %70 = fsub float %23, %66, !dbg !18
  %71 = fsub float %24, %67, !dbg !18
  %72 = fsub float %25, %68, !dbg !18
  %73 = fsub float %26, %69, !dbg !18
  %74 = fmul float %70, 0x3FF7154760000000, !dbg !19
  %75 = tail call float @llvm.exp2.f32(float %74), !dbg !19
  %76 = fmul float %71, 0x3FF7154760000000, !dbg !19
  %77 = tail call float @llvm.exp2.f32(float %76), !dbg !19
  %78 = fmul float %72, 0x3FF7154760000000, !dbg !19
  %79 = tail call float @llvm.exp2.f32(float %78), !dbg !19
  %80 = fmul float %73, 0x3FF7154760000000, !dbg !19
  %81 = tail call float @llvm.exp2.f32(float %80), !dbg !19
  %82 = insertelement <2 x float> poison, float %75, i64 0, !dbg !20
  %83 = insertelement <2 x float> %82, float %77, i64 1, !dbg !20
  %84 = fmul <2 x float> %32, %83, !dbg !20
  %85 = insertelement <2 x float> poison, float %79, i64 0, !dbg !20
  %86 = insertelement <2 x float> %85, float %81, i64 1, !dbg !20
  %87 = fmul <2 x float> %33, %86, !dbg !20
  %88 = fsub float %59, %66, !dbg !21
  %89 = fsub float %61, %67, !dbg !21
  %90 = fsub float %63, %68, !dbg !21
  %91 = fsub float %65, %69, !dbg !21
  %92 = fmul float %88, 0x3FF7154760000000, !dbg !22
  %93 = tail call float @llvm.exp2.f32(float %92), !dbg !22
  %94 = fmul float %89, 0x3FF7154760000000, !dbg !22
  %95 = tail call float @llvm.exp2.f32(float %94), !dbg !22
  %96 = fmul float %90, 0x3FF7154760000000, !dbg !22
  %97 = tail call float @llvm.exp2.f32(float %96), !dbg !22
  %98 = fmul float %91, 0x3FF7154760000000, !dbg !22
  %99 = tail call float @llvm.exp2.f32(float %98), !dbg !22
  %100 = insertelement <2 x float> poison, float %93, i64 0, !dbg !23
  %101 = insertelement <2 x float> %100, float %95, i64 1, !dbg !23
  %102 = fadd <2 x float> %101, %84, !dbg !23
  %103 = insertelement <2 x float> poison, float %97, i64 0, !dbg !23
  %104 = insertelement <2 x float> %103, float %99, i64 1, !dbg !23
  %105 = fadd <2 x float> %104, %87, !dbg !23
  %106 = add i32 %27, 2048, !dbg !24
  %107 = add i32 %28, 2048, !dbg !24
  %108 = add i32 %29, 2048, !dbg !24
  %109 = add i32 %30, 2048, !dbg !24
  %110 = add i32 %31, 2048, !dbg !12
  %111 = icmp slt i32 %110, %2, !dbg !12
  br i1 %111, label %22, label %._crit_edge, !dbg !12

._crit_edge:                                      ; preds = %22, %6
  %112 = phi float [ 0xC6293E5940000000, %6 ], [ %66, %22 ], !dbg !25
  %113 = phi float [ 0xC6293E5940000000, %6 ], [ %67, %22 ], !dbg !25
  %114 = phi float [ 0xC6293E5940000000, %6 ], [ %68, %22 ], !dbg !25
  %115 = phi float [ 0xC6293E5940000000, %6 ], [ %69, %22 ], !dbg !25
  %116 = phi <2 x float> [ zeroinitializer, %6 ], [ %102, %22 ], !dbg !26
  %117 = phi <2 x float> [ zeroinitializer, %6 ], [ %105, %22 ], !dbg !26
  %118 = tail call float @llvm.maxnum.f32(float %112, float %113), !dbg !27
  %119 = tail call float @llvm.maxnum.f32(float %118, float %114), !dbg !27
  %120 = tail call float @llvm.maxnum.f32(float %119, float %115), !dbg !27
  %121 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %120, i32 280, i32 15, i32 15, i1 true), !dbg !30
  %122 = tail call float @llvm.maxnum.f32(float %120, float %121), !dbg !27
  %123 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %122, i32 276, i32 15, i32 15, i1 true), !dbg !30
  %124 = tail call float @llvm.maxnum.f32(float %122, float %123), !dbg !27
  %125 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %124, i32 274, i32 15, i32 15, i1 true), !dbg !30
  %126 = tail call float @llvm.maxnum.f32(float %124, float %125), !dbg !27
  %127 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %126, i32 273, i32 15, i32 15, i1 true), !dbg !30
  %128 = tail call float @llvm.maxnum.f32(float %126, float %127), !dbg !27
  %129 = tail call float @llvm.amdgcn.update.dpp.f32(float %128, float %128, i32 322, i32 10, i32 15, i1 true), !dbg !30
  %130 = tail call float @llvm.maxnum.f32(float %128, float %129), !dbg !27
  %131 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %130, i32 323, i32 15, i32 15, i1 true), !dbg !30
  %132 = tail call float @llvm.maxnum.f32(float %130, float %131), !dbg !27
  %133 = tail call float @llvm.amdgcn.readlane.f32(float %132, i32 63), !dbg !30
  %134 = icmp eq i32 %10, 0, !dbg !30
  %135 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !30
  br i1 %134, label %136, label %137, !dbg !30

136:                                              ; preds = %._crit_edge
  store float %133, ptr addrspace(3) %135, align 4, !dbg !30
  br label %137, !dbg !30

137:                                              ; preds = %136, %._crit_edge
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %138 = icmp samesign ult i32 %9, 8, !dbg !30
  %139 = getelementptr float, ptr addrspace(3) @global_smem, i32 %9, !dbg !30
  br i1 %138, label %140, label %142, !dbg !30

140:                                              ; preds = %137
  %141 = load float, ptr addrspace(3) %139, align 4, !dbg !30
  br label %142, !dbg !30

142:                                              ; preds = %140, %137
  %143 = phi float [ %141, %140 ], [ 0.000000e+00, %137 ], !dbg !33
  %144 = bitcast float %143 to i32, !dbg !30
  %145 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %144, i32 %144, i32 276, i32 15, i32 10, i1 false), !dbg !30
  %146 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %145, i32 %144, i32 260, i32 15, i32 5, i1 false), !dbg !30
  %147 = bitcast i32 %146 to float, !dbg !30
  %148 = tail call float @llvm.maxnum.f32(float %143, float %147), !dbg !27
  %149 = bitcast float %148 to i32, !dbg !30
  %150 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %149, i32 %149, i32 78, i32 15, i32 15, i1 false), !dbg !30
  %151 = bitcast i32 %150 to float, !dbg !30
  %152 = tail call float @llvm.maxnum.f32(float %148, float %151), !dbg !27
  %153 = bitcast float %152 to i32, !dbg !30
  %154 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %153, i32 %153, i32 177, i32 15, i32 15, i1 false), !dbg !30
  %155 = and i32 %8, 7, !dbg !30
  %156 = icmp eq i32 %155, 0, !dbg !30
  %157 = and i1 %138, %156, !dbg !30
  br i1 %157, label %158, label %161, !dbg !30

158:                                              ; preds = %142
  %159 = bitcast i32 %154 to float
  %160 = tail call float @llvm.maxnum.f32(float %152, float %159)
  store float %160, ptr addrspace(3) %139, align 4, !dbg !30
  br label %161, !dbg !30

161:                                              ; preds = %158, %142
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %162 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !30
  %163 = fsub float %112, %162, !dbg !34
  %164 = fsub float %113, %162, !dbg !34
  %165 = fsub float %114, %162, !dbg !34
  %166 = fsub float %115, %162, !dbg !34
  %167 = fmul float %163, 0x3FF7154760000000, !dbg !35
  %168 = tail call float @llvm.exp2.f32(float %167), !dbg !35
  %169 = fmul float %164, 0x3FF7154760000000, !dbg !35
  %170 = tail call float @llvm.exp2.f32(float %169), !dbg !35
  %171 = fmul float %165, 0x3FF7154760000000, !dbg !35
  %172 = tail call float @llvm.exp2.f32(float %171), !dbg !35
  %173 = fmul float %166, 0x3FF7154760000000, !dbg !35
  %174 = tail call float @llvm.exp2.f32(float %173), !dbg !35
  %175 = extractelement <2 x float> %116, i64 0, !dbg !36
  %176 = fmul float %175, %168, !dbg !36
  %177 = extractelement <2 x float> %116, i64 1, !dbg !36
  %178 = fmul float %177, %170, !dbg !36
  %179 = extractelement <2 x float> %117, i64 0, !dbg !36
  %180 = fmul float %179, %172, !dbg !36
  %181 = extractelement <2 x float> %117, i64 1, !dbg !36
  %182 = fmul float %181, %174, !dbg !36
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  %183 = fadd float %176, %178, !dbg !39
  %184 = fadd float %180, %183, !dbg !39
  %185 = fadd float %182, %184, !dbg !39
  %186 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %185, i32 280, i32 15, i32 15, i1 true), !dbg !37
  %187 = fadd float %186, %185, !dbg !39
  %188 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %187, i32 276, i32 15, i32 15, i1 true), !dbg !37
  %189 = fadd float %188, %187, !dbg !39
  %190 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %189, i32 274, i32 15, i32 15, i1 true), !dbg !37
  %191 = fadd float %190, %189, !dbg !39
  %192 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %191, i32 273, i32 15, i32 15, i1 true), !dbg !37
  %193 = fadd float %192, %191, !dbg !39
  %194 = tail call float @llvm.amdgcn.update.dpp.f32(float %193, float %193, i32 322, i32 10, i32 15, i1 true), !dbg !37
  %195 = fadd float %194, %193, !dbg !39
  %196 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %195, i32 323, i32 15, i32 15, i1 true), !dbg !37
  %197 = fadd float %196, %195, !dbg !39
  %198 = tail call float @llvm.amdgcn.readlane.f32(float %197, i32 63), !dbg !37
  br i1 %134, label %199, label %200, !dbg !37

199:                                              ; preds = %161
  store float %198, ptr addrspace(3) %135, align 4, !dbg !37
  br label %200, !dbg !37

200:                                              ; preds = %199, %161
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  br i1 %138, label %201, label %203, !dbg !37

201:                                              ; preds = %200
  %202 = load float, ptr addrspace(3) %139, align 4, !dbg !37
  br label %203, !dbg !37

203:                                              ; preds = %201, %200
  %204 = phi float [ %202, %201 ], [ 0.000000e+00, %200 ], !dbg !40
  %205 = bitcast float %204 to i32, !dbg !37
  %206 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %205, i32 %205, i32 276, i32 15, i32 10, i1 false), !dbg !37
  %207 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %206, i32 %205, i32 260, i32 15, i32 5, i1 false), !dbg !37
  %208 = bitcast i32 %207 to float, !dbg !37
  %209 = fadd float %204, %208, !dbg !39
  %210 = bitcast float %209 to i32, !dbg !37
  %211 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %210, i32 %210, i32 78, i32 15, i32 15, i1 false), !dbg !37
  %212 = bitcast i32 %211 to float, !dbg !37
  %213 = fadd float %209, %212, !dbg !39
  %214 = bitcast float %213 to i32, !dbg !37
  %215 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %214, i32 %214, i32 177, i32 15, i32 15, i1 false), !dbg !37
  br i1 %157, label %216, label %219, !dbg !37

216:                                              ; preds = %203
  %217 = bitcast i32 %215 to float
  %218 = fadd float %213, %217
  store float %218, ptr addrspace(3) %139, align 4, !dbg !37
  br label %219, !dbg !37

219:                                              ; preds = %216, %203
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %220 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !37
  %221 = fdiv float 1.000000e+00, %220, !dbg !41
  br i1 %20, label %.lr.ph6, label %._crit_edge7, !dbg !42

.lr.ph6:                                          ; preds = %219
  %222 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %223 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  br label %224, !dbg !42

224:                                              ; preds = %.lr.ph6, %224
  %225 = phi i32 [ %16, %.lr.ph6 ], [ %302, %224 ]
  %226 = phi i32 [ %17, %.lr.ph6 ], [ %303, %224 ]
  %227 = phi i32 [ %18, %.lr.ph6 ], [ %304, %224 ]
  %228 = phi i32 [ %19, %.lr.ph6 ], [ %305, %224 ]
  %229 = phi i32 [ %16, %.lr.ph6 ], [ %298, %224 ]
  %230 = phi i32 [ %17, %.lr.ph6 ], [ %299, %224 ]
  %231 = phi i32 [ %18, %.lr.ph6 ], [ %300, %224 ]
  %232 = phi i32 [ %19, %.lr.ph6 ], [ %301, %224 ]
  %233 = phi i32 [ 0, %.lr.ph6 ], [ %306, %224 ]
  %234 = or disjoint i32 %233, %9, !dbg !43
  %235 = or disjoint i32 %233, %12, !dbg !43
  %236 = or disjoint i32 %233, %13, !dbg !43
  %237 = or disjoint i32 %233, %14, !dbg !43
  %238 = icmp slt i32 %234, %2, !dbg !44
  %239 = icmp slt i32 %235, %2, !dbg !44
  %240 = icmp slt i32 %236, %2, !dbg !44
  %241 = icmp slt i32 %237, %2, !dbg !44
  %242 = shl i32 %229, 1, !dbg !45
  %243 = select i1 %238, i32 %242, i32 -2147483648, !dbg !45
  %244 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %222, i32 %243, i32 0, i32 0), !dbg !45
  %245 = bitcast i16 %244 to half, !dbg !45
  %246 = shl i32 %230, 1, !dbg !45
  %247 = select i1 %239, i32 %246, i32 -2147483648, !dbg !45
  %248 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %222, i32 %247, i32 0, i32 0), !dbg !45
  %249 = bitcast i16 %248 to half, !dbg !45
  %250 = shl i32 %231, 1, !dbg !45
  %251 = select i1 %240, i32 %250, i32 -2147483648, !dbg !45
  %252 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %222, i32 %251, i32 0, i32 0), !dbg !45
  %253 = bitcast i16 %252 to half, !dbg !45
  %254 = shl i32 %232, 1, !dbg !45
  %255 = select i1 %241, i32 %254, i32 -2147483648, !dbg !45
  %256 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %222, i32 %255, i32 0, i32 0), !dbg !45
  %257 = bitcast i16 %256 to half, !dbg !45
  %258 = fpext half %245 to float, !dbg !46
  %259 = select i1 %238, float %258, float 0xFFF0000000000000, !dbg !45
  %260 = fpext half %249 to float, !dbg !46
  %261 = select i1 %239, float %260, float 0xFFF0000000000000, !dbg !45
  %262 = fpext half %253 to float, !dbg !46
  %263 = select i1 %240, float %262, float 0xFFF0000000000000, !dbg !45
  %264 = fpext half %257 to float, !dbg !46
  %265 = select i1 %241, float %264, float 0xFFF0000000000000, !dbg !45
  %266 = fsub float %259, %162, !dbg !47
  %267 = fsub float %261, %162, !dbg !47
  %268 = fsub float %263, %162, !dbg !47
  %269 = fsub float %265, %162, !dbg !47
  %270 = fmul float %266, 0x3FF7154760000000, !dbg !48
  %271 = tail call float @llvm.exp2.f32(float %270), !dbg !48
  %272 = fmul float %267, 0x3FF7154760000000, !dbg !48
  %273 = tail call float @llvm.exp2.f32(float %272), !dbg !48
  %274 = fmul float %268, 0x3FF7154760000000, !dbg !48
  %275 = tail call float @llvm.exp2.f32(float %274), !dbg !48
  %276 = fmul float %269, 0x3FF7154760000000, !dbg !48
  %277 = tail call float @llvm.exp2.f32(float %276), !dbg !48
  %278 = fmul float %221, %271, !dbg !49
  %279 = fmul float %221, %273, !dbg !49
  %280 = fmul float %221, %275, !dbg !49
  %281 = fmul float %221, %277, !dbg !49
  %282 = fptrunc float %278 to half, !dbg !50
  %283 = fptrunc float %279 to half, !dbg !50
  %284 = fptrunc float %280 to half, !dbg !50
  %285 = fptrunc float %281 to half, !dbg !50
  %286 = bitcast half %282 to i16, !dbg !51
  %287 = shl i32 %225, 1, !dbg !51
  %288 = select i1 %238, i32 %287, i32 -2147483648, !dbg !51
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %286, ptr addrspace(8) %223, i32 %288, i32 0, i32 0), !dbg !51
  %289 = bitcast half %283 to i16, !dbg !51
  %290 = shl i32 %226, 1, !dbg !51
  %291 = select i1 %239, i32 %290, i32 -2147483648, !dbg !51
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %289, ptr addrspace(8) %223, i32 %291, i32 0, i32 0), !dbg !51
  %292 = bitcast half %284 to i16, !dbg !51
  %293 = shl i32 %227, 1, !dbg !51
  %294 = select i1 %240, i32 %293, i32 -2147483648, !dbg !51
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %292, ptr addrspace(8) %223, i32 %294, i32 0, i32 0), !dbg !51
  %295 = bitcast half %285 to i16, !dbg !51
  %296 = shl i32 %228, 1, !dbg !51
  %297 = select i1 %241, i32 %296, i32 -2147483648, !dbg !51
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %295, ptr addrspace(8) %223, i32 %297, i32 0, i32 0), !dbg !51
  %298 = add i32 %229, 2048, !dbg !52
  %299 = add i32 %230, 2048, !dbg !52
  %300 = add i32 %231, 2048, !dbg !52
  %301 = add i32 %232, 2048, !dbg !52
  %302 = add i32 %225, 2048, !dbg !53
  %303 = add i32 %226, 2048, !dbg !53
  %304 = add i32 %227, 2048, !dbg !53
  %305 = add i32 %228, 2048, !dbg !53
  %306 = add i32 %233, 2048, !dbg !42
  %307 = icmp slt i32 %306, %2, !dbg !42
  br i1 %307, label %224, label %._crit_edge7, !dbg !42

._crit_edge7:                                     ; preds = %224, %219
  ret void, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #7

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 135, type: !5, scopeLine: 135, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "softmax_online_kernel", linkageName: "softmax_online_kernel", scope: !1, file: !1, line: 125, type: !5, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 127, column: 24, scope: !7)
!9 = !DILocation(line: 128, column: 24, scope: !7)
!10 = !DILocation(line: 129, column: 27, scope: !7)
!11 = !DILocation(line: 129, column: 36, scope: !7)
!12 = !DILocation(line: 132, column: 25, scope: !7)
!13 = !DILocation(line: 133, column: 37, scope: !7)
!14 = !DILocation(line: 133, column: 44, scope: !7)
!15 = !DILocation(line: 133, column: 20, scope: !7)
!16 = !DILocation(line: 133, column: 71, scope: !7)
!17 = !DILocation(line: 134, column: 31, scope: !7)
!18 = !DILocation(line: 135, column: 38, scope: !7)
!19 = !DILocation(line: 135, column: 31, scope: !7)
!20 = !DILocation(line: 135, column: 24, scope: !7)
!21 = !DILocation(line: 135, column: 56, scope: !7)
!22 = !DILocation(line: 135, column: 52, scope: !7)
!23 = !DILocation(line: 135, column: 45, scope: !7)
!24 = !DILocation(line: 137, column: 18, scope: !7)
!25 = !DILocation(line: 130, column: 29, scope: !7)
!26 = !DILocation(line: 131, column: 21, scope: !7)
!27 = !DILocation(line: 170, column: 27, scope: !28, inlinedAt: !30)
!28 = distinct !DILexicalBlockFile(scope: !7, file: !29, discriminator: 0)
!29 = !DIFile(filename: "standard.py", directory: "triton/language")
!30 = !DILocation(line: 191, column: 40, scope: !28, inlinedAt: !31)
!31 = !DILocation(line: 138, column: 17, scope: !32)
!32 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 0)
!33 = !DILocation(line: 138, column: 17, scope: !7)
!34 = !DILocation(line: 139, column: 49, scope: !7)
!35 = !DILocation(line: 139, column: 42, scope: !7)
!36 = !DILocation(line: 139, column: 35, scope: !7)
!37 = !DILocation(line: 293, column: 36, scope: !28, inlinedAt: !38)
!38 = !DILocation(line: 139, column: 27, scope: !32)
!39 = !DILocation(line: 263, column: 15, scope: !28, inlinedAt: !37)
!40 = !DILocation(line: 139, column: 27, scope: !7)
!41 = !DILocation(line: 139, column: 20, scope: !7)
!42 = !DILocation(line: 142, column: 25, scope: !7)
!43 = !DILocation(line: 143, column: 37, scope: !7)
!44 = !DILocation(line: 143, column: 44, scope: !7)
!45 = !DILocation(line: 143, column: 20, scope: !7)
!46 = !DILocation(line: 143, column: 71, scope: !7)
!47 = !DILocation(line: 144, column: 37, scope: !7)
!48 = !DILocation(line: 144, column: 33, scope: !7)
!49 = !DILocation(line: 144, column: 44, scope: !7)
!50 = !DILocation(line: 144, column: 56, scope: !7)
!51 = !DILocation(line: 144, column: 25, scope: !7)
!52 = !DILocation(line: 145, column: 18, scope: !7)
!53 = !DILocation(line: 146, column: 18, scope: !7)
!54 = !DILocation(line: 142, column: 4, scope: !7)
