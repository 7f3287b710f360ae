; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @rmsnorm_bwd_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, ptr addrspace(1) inreg writeonly captures(none) %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg readnone captures(none) %9, ptr addrspace(1) inreg readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !8
  %14 = and i32 %13, 511, !dbg !8
  %15 = shl nuw nsw i32 %14, 3, !dbg !8
  %16 = icmp slt i32 %15, %7, !dbg !9
  %17 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !10
  %18 = shl nuw nsw i32 %14, 4, !dbg !10
  %19 = select i1 %16, i32 %18, i32 -2147483648, !dbg !10
  %20 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %17, i32 %19, i32 0, i32 0), !dbg !10
  %bc = bitcast <4 x i32> %20 to <8 x i16>, !dbg !11
  %21 = shufflevector <8 x i16> %bc, <8 x i16> poison, <2 x i32> <i32 0, i32 1>, !dbg !11
  %22 = zext <2 x i16> %21 to <2 x i32>, !dbg !11
  %23 = shl nuw <2 x i32> %22, splat (i32 16), !dbg !11
  %24 = bitcast <2 x i32> %23 to <2 x float>, !dbg !11
  %25 = shufflevector <8 x i16> %bc, <8 x i16> poison, <2 x i32> <i32 2, i32 3>, !dbg !11
  %26 = zext <2 x i16> %25 to <2 x i32>, !dbg !11
  %27 = shl nuw <2 x i32> %26, splat (i32 16), !dbg !11
  %28 = bitcast <2 x i32> %27 to <2 x float>, !dbg !11
  %29 = shufflevector <8 x i16> %bc, <8 x i16> poison, <2 x i32> <i32 4, i32 5>, !dbg !11
  %30 = zext <2 x i16> %29 to <2 x i32>, !dbg !11
  %31 = shl nuw <2 x i32> %30, splat (i32 16), !dbg !11
  %32 = bitcast <2 x i32> %31 to <2 x float>, !dbg !11
  %33 = shufflevector <8 x i16> %bc, <8 x i16> poison, <2 x i32> <i32 6, i32 7>, !dbg !11
  %34 = zext <2 x i16> %33 to <2 x i32>, !dbg !11
  %35 = shl nuw <2 x i32> %34, splat (i32 16), !dbg !11
  %36 = bitcast <2 x i32> %35 to <2 x float>, !dbg !11
  %37 = mul i32 %8, %12, !dbg !12
  %38 = add i32 %37, %8, !dbg !13
  %39 = tail call i32 @llvm.smin.i32(i32 %38, i32 %6), !dbg !14
  %40 = sitofp i32 %7 to float, !dbg !15
  %41 = icmp slt i32 %37, %39, !dbg !16
  br i1 %41, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %11
  %42 = mul i32 %37, %7, !dbg !17
  %43 = add i32 %42, %15, !dbg !18
  %44 = lshr i32 %14, 6, !dbg !8
  %45 = and i32 %13, 63, !dbg !8
  %46 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %47 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %48 = icmp eq i32 %45, 0
  %49 = getelementptr float, ptr addrspace(3) @global_smem, i32 %44
  %50 = icmp samesign ult i32 %14, 8
  %51 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14
  %52 = and i32 %13, 7
  %53 = icmp eq i32 %52, 0
  %54 = and i1 %50, %53
  %55 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744)
  br label %56, !dbg !16

56:                                               ; preds = %.lr.ph, %149
  %57 = phi i32 [ %43, %.lr.ph ], [ %201, %149 ]
  %58 = phi i32 [ %43, %.lr.ph ], [ %200, %149 ]
  %59 = phi i32 [ %43, %.lr.ph ], [ %199, %149 ]
  %60 = phi i32 [ %37, %.lr.ph ], [ %202, %149 ]
  %61 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %195, %149 ]
  %62 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %196, %149 ]
  %63 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %197, %149 ]
  %64 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %198, %149 ]
  %65 = shl i32 %59, 1, !dbg !19
  %66 = select i1 %16, i32 %65, i32 -2147483648, !dbg !19
  %67 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %66, i32 0, i32 0), !dbg !19
  %bc8 = bitcast <4 x i32> %67 to <8 x i16>, !dbg !20
  %68 = shl i32 %58, 1, !dbg !21
  %69 = select i1 %16, i32 %68, i32 -2147483648, !dbg !21
  %70 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %47, i32 %69, i32 0, i32 0), !dbg !21
  %bc16 = bitcast <4 x i32> %70 to <8 x i16>, !dbg !22
  %71 = sext i32 %60 to i64, !dbg !23
  %72 = getelementptr float, ptr addrspace(1) %3, i64 %71, !dbg !23
  %73 = load <1 x float>, ptr addrspace(1) %72, align 4, !dbg !23
  %74 = shufflevector <8 x i16> %bc8, <8 x i16> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %75 = zext <2 x i16> %74 to <2 x i32>, !dbg !20
  %76 = shl nuw <2 x i32> %75, splat (i32 16), !dbg !20
  %77 = bitcast <2 x i32> %76 to <2 x float>, !dbg !20
  %78 = shufflevector <8 x i16> %bc16, <8 x i16> poison, <2 x i32> <i32 0, i32 1>, !dbg !22
  %79 = zext <2 x i16> %78 to <2 x i32>, !dbg !22
  %80 = shl nuw <2 x i32> %79, splat (i32 16), !dbg !22
  %81 = bitcast <2 x i32> %80 to <2 x float>, !dbg !22
  %82 = shufflevector <1 x float> %73, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !24
  %83 = fmul <2 x float> %82, %77, !dbg !24
  %84 = shufflevector <8 x i16> %bc8, <8 x i16> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %85 = zext <2 x i16> %84 to <2 x i32>, !dbg !20
  %86 = shl nuw <2 x i32> %85, splat (i32 16), !dbg !20
  %87 = bitcast <2 x i32> %86 to <2 x float>, !dbg !20
  %88 = shufflevector <8 x i16> %bc16, <8 x i16> poison, <2 x i32> <i32 2, i32 3>, !dbg !22
  %89 = zext <2 x i16> %88 to <2 x i32>, !dbg !22
  %90 = shl nuw <2 x i32> %89, splat (i32 16), !dbg !22
  %91 = bitcast <2 x i32> %90 to <2 x float>, !dbg !22
  %92 = fmul <2 x float> %82, %87, !dbg !24
  %93 = shufflevector <8 x i16> %bc8, <8 x i16> poison, <2 x i32> <i32 4, i32 5>, !dbg !20
  %94 = zext <2 x i16> %93 to <2 x i32>, !dbg !20
  %95 = shl nuw <2 x i32> %94, splat (i32 16), !dbg !20
  %96 = bitcast <2 x i32> %95 to <2 x float>, !dbg !20
  %97 = shufflevector <8 x i16> %bc16, <8 x i16> poison, <2 x i32> <i32 4, i32 5>, !dbg !22
  %98 = zext <2 x i16> %97 to <2 x i32>, !dbg !22
  %99 = shl nuw <2 x i32> %98, splat (i32 16), !dbg !22
  %100 = bitcast <2 x i32> %99 to <2 x float>, !dbg !22
  %101 = fmul <2 x float> %82, %96, !dbg !24
  %102 = shufflevector <8 x i16> %bc8, <8 x i16> poison, <2 x i32> <i32 6, i32 7>, !dbg !20
  %103 = zext <2 x i16> %102 to <2 x i32>, !dbg !20
  %104 = shl nuw <2 x i32> %103, splat (i32 16), !dbg !20
  %105 = bitcast <2 x i32> %104 to <2 x float>, !dbg !20
  %106 = shufflevector <8 x i16> %bc16, <8 x i16> poison, <2 x i32> <i32 6, i32 7>, !dbg !22
  %107 = zext <2 x i16> %106 to <2 x i32>, !dbg !22
  %108 = shl nuw <2 x i32> %107, splat (i32 16), !dbg !22
  %109 = bitcast <2 x i32> %108 to <2 x float>, !dbg !22
  %110 = fmul <2 x float> %82, %105, !dbg !24
  %111 = fmul <2 x float> %24, %81, !dbg !25
  %112 = fmul <2 x float> %28, %91, !dbg !25
  %113 = fmul <2 x float> %32, %100, !dbg !25
  %114 = fmul <2 x float> %36, %109, !dbg !25
  %foldExtExtBinop = fmul <2 x float> %83, %111, !dbg !26
  %foldExtExtBinop36 = fmul <2 x float> %83, %111, !dbg !26
  %foldExtExtBinop38 = fmul <2 x float> %92, %112, !dbg !26
  %foldExtExtBinop40 = fmul <2 x float> %92, %112, !dbg !26
  %foldExtExtBinop42 = fmul <2 x float> %101, %113, !dbg !26
  %foldExtExtBinop44 = fmul <2 x float> %101, %113, !dbg !26
  %foldExtExtBinop46 = fmul <2 x float> %110, %114, !dbg !26
  %foldExtExtBinop48 = fmul <2 x float> %110, %114, !dbg !26
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  %shift = shufflevector <2 x float> %foldExtExtBinop36, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop50 = fadd <2 x float> %foldExtExtBinop, %shift, !dbg !32
  %foldExtExtBinop52 = fadd <2 x float> %foldExtExtBinop38, %foldExtExtBinop50, !dbg !32
  %shift54 = shufflevector <2 x float> %foldExtExtBinop40, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop55 = fadd <2 x float> %shift54, %foldExtExtBinop52, !dbg !32
  %foldExtExtBinop57 = fadd <2 x float> %foldExtExtBinop42, %foldExtExtBinop55, !dbg !32
  %shift59 = shufflevector <2 x float> %foldExtExtBinop44, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop60 = fadd <2 x float> %shift59, %foldExtExtBinop57, !dbg !32
  %foldExtExtBinop62 = fadd <2 x float> %foldExtExtBinop46, %foldExtExtBinop60, !dbg !32
  %shift64 = shufflevector <2 x float> %foldExtExtBinop48, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop65 = fadd <2 x float> %shift64, %foldExtExtBinop62, !dbg !32
  %115 = extractelement <2 x float> %foldExtExtBinop65, i64 0, !dbg !32
  %116 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %115, i32 280, i32 15, i32 15, i1 true), !dbg !27
  %117 = fadd float %116, %115, !dbg !32
  %118 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %117, i32 276, i32 15, i32 15, i1 true), !dbg !27
  %119 = fadd float %118, %117, !dbg !32
  %120 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %119, i32 274, i32 15, i32 15, i1 true), !dbg !27
  %121 = fadd float %120, %119, !dbg !32
  %122 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %121, i32 273, i32 15, i32 15, i1 true), !dbg !27
  %123 = fadd float %122, %121, !dbg !32
  %124 = tail call float @llvm.amdgcn.update.dpp.f32(float %123, float %123, i32 322, i32 10, i32 15, i1 true), !dbg !27
  %125 = fadd float %124, %123, !dbg !32
  %126 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %125, i32 323, i32 15, i32 15, i1 true), !dbg !27
  %127 = fadd float %126, %125, !dbg !32
  %128 = tail call float @llvm.amdgcn.readlane.f32(float %127, i32 63), !dbg !27
  br i1 %48, label %129, label %130, !dbg !27

129:                                              ; preds = %56
  store float %128, ptr addrspace(3) %49, align 4, !dbg !27
  br label %130, !dbg !27

130:                                              ; preds = %129, %56
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  br i1 %50, label %131, label %133, !dbg !27

131:                                              ; preds = %130
  %132 = load float, ptr addrspace(3) %51, align 4, !dbg !27
  br label %133, !dbg !27

133:                                              ; preds = %131, %130
  %134 = phi float [ %132, %131 ], [ 0.000000e+00, %130 ], !dbg !33
  %135 = bitcast float %134 to i32, !dbg !27
  %136 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %135, i32 %135, i32 276, i32 15, i32 10, i1 false), !dbg !27
  %137 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %136, i32 %135, i32 260, i32 15, i32 5, i1 false), !dbg !27
  %138 = bitcast i32 %137 to float, !dbg !27
  %139 = fadd float %134, %138, !dbg !32
  %140 = bitcast float %139 to i32, !dbg !27
  %141 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %140, i32 %140, i32 78, i32 15, i32 15, i1 false), !dbg !27
  %142 = bitcast i32 %141 to float, !dbg !27
  %143 = fadd float %139, %142, !dbg !32
  %144 = bitcast float %143 to i32, !dbg !27
  %145 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %144, i32 %144, i32 177, i32 15, i32 15, i1 false), !dbg !27
  br i1 %54, label %146, label %149, !dbg !27

146:                                              ; preds = %133
  %147 = bitcast i32 %145 to float
  %148 = fadd float %143, %147
  store float %148, ptr addrspace(3) %51, align 4, !dbg !27
  br label %149, !dbg !27

149:                                              ; preds = %146, %133
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  %150 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !27
  %151 = fdiv float %150, %40, !dbg !15
  %152 = insertelement <2 x float> poison, float %151, i64 0, !dbg !34
  %153 = shufflevector <2 x float> %152, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !34
  %154 = fmul <2 x float> %83, %153, !dbg !34
  %155 = fsub <2 x float> %111, %154, !dbg !35
  %156 = fmul <2 x float> %82, %155, !dbg !36
  %157 = bitcast <2 x float> %156 to <2 x i32>, !dbg !37
  %158 = fmul <2 x float> %92, %153, !dbg !34
  %159 = fsub <2 x float> %112, %158, !dbg !35
  %160 = fmul <2 x float> %82, %159, !dbg !36
  %161 = bitcast <2 x float> %160 to <2 x i32>, !dbg !37
  %162 = fmul <2 x float> %101, %153, !dbg !34
  %163 = fsub <2 x float> %113, %162, !dbg !35
  %164 = fmul <2 x float> %82, %163, !dbg !36
  %165 = bitcast <2 x float> %164 to <2 x i32>, !dbg !37
  %166 = fmul <2 x float> %110, %153, !dbg !34
  %167 = fsub <2 x float> %114, %166, !dbg !35
  %168 = fmul <2 x float> %82, %167, !dbg !36
  %169 = bitcast <2 x float> %168 to <2 x i32>, !dbg !37
  %170 = shufflevector <2 x float> %156, <2 x float> %160, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %171 = shufflevector <2 x float> %164, <2 x float> %168, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %172 = shufflevector <4 x float> %170, <4 x float> %171, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  %173 = fcmp uno <8 x float> %172, zeroinitializer, !dbg !38
  %174 = shufflevector <2 x i32> %157, <2 x i32> %161, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %175 = shufflevector <2 x i32> %165, <2 x i32> %169, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %176 = shufflevector <4 x i32> %174, <4 x i32> %175, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  %177 = add <8 x i32> %176, splat (i32 32767), !dbg !38
  %178 = shufflevector <2 x i32> %157, <2 x i32> %161, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %179 = shufflevector <2 x i32> %165, <2 x i32> %169, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  %180 = shufflevector <4 x i32> %178, <4 x i32> %179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !38
  %181 = lshr <8 x i32> %180, splat (i32 16), !dbg !38
  %182 = and <8 x i32> %181, splat (i32 1), !dbg !38
  %183 = add <8 x i32> %177, %182, !dbg !38
  %184 = lshr <8 x i32> %183, splat (i32 16), !dbg !38
  %185 = trunc nuw <8 x i32> %184 to <8 x i16>, !dbg !38
  %186 = bitcast <8 x i16> %185 to <8 x bfloat>, !dbg !38
  %187 = select <8 x i1> %173, <8 x bfloat> splat (bfloat 0xR7FFF), <8 x bfloat> %186, !dbg !38
  %188 = bitcast <8 x bfloat> %187 to <4 x i32>, !dbg !38
  %189 = shl i32 %57, 1, !dbg !38
  %190 = select i1 %16, i32 %189, i32 -2147483648, !dbg !38
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %188, ptr addrspace(8) %55, i32 %190, i32 0, i32 0), !dbg !38
  %191 = fmul <2 x float> %83, %81, !dbg !39
  %192 = fmul <2 x float> %92, %91, !dbg !39
  %193 = fmul <2 x float> %101, %100, !dbg !39
  %194 = fmul <2 x float> %110, %109, !dbg !39
  %195 = fadd <2 x float> %61, %191, !dbg !40
  %196 = fadd <2 x float> %62, %192, !dbg !40
  %197 = fadd <2 x float> %63, %193, !dbg !40
  %198 = fadd <2 x float> %64, %194, !dbg !40
  %199 = add i32 %59, %7, !dbg !41
  %200 = add i32 %58, %7, !dbg !42
  %201 = add i32 %57, %7, !dbg !43
  %202 = add nsw i32 %60, 1, !dbg !44
  %203 = icmp slt i32 %202, %39, !dbg !16
  br i1 %203, label %56, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %149, %11
  %204 = phi <2 x float> [ zeroinitializer, %11 ], [ %195, %149 ], !dbg !45
  %205 = phi <2 x float> [ zeroinitializer, %11 ], [ %196, %149 ], !dbg !45
  %206 = phi <2 x float> [ zeroinitializer, %11 ], [ %197, %149 ], !dbg !45
  %207 = phi <2 x float> [ zeroinitializer, %11 ], [ %198, %149 ], !dbg !45
  %208 = shl nuw nsw i32 %14, 2, !dbg !8
  %209 = or disjoint i32 %208, 2048, !dbg !8
  %210 = icmp slt i32 %209, %7, !dbg !9
  %211 = icmp slt i32 %208, %7, !dbg !9
  %212 = mul i32 %7, %12, !dbg !46
  %213 = add i32 %212, %208, !dbg !47
  %214 = add i32 %212, %209, !dbg !47
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %215 = shl nuw nsw i32 %13, 4, !dbg !48
  %216 = and i32 %215, 112, !dbg !48
  %217 = shl nuw nsw i32 %13, 3, !dbg !48
  %218 = and i32 %217, 3968, !dbg !48
  %219 = shl nuw nsw i32 %13, 9, !dbg !48
  %220 = and i32 %219, 4096, !dbg !48
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %216, !dbg !48
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 %220, !dbg !48
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 %218, !dbg !48
  %224 = shufflevector <2 x float> %204, <2 x float> %205, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !48
  store <4 x float> %224, ptr addrspace(3) %223, align 16, !dbg !48
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 8192, !dbg !48
  %226 = shufflevector <2 x float> %206, <2 x float> %207, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !48
  store <4 x float> %226, ptr addrspace(3) %225, align 16, !dbg !48
  fence syncscope("workgroup") release, !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48
  %227 = and i32 %217, 112, !dbg !48
  %228 = shl nuw nsw i32 %13, 2, !dbg !48
  %229 = and i32 %228, 1920, !dbg !48
  %230 = shl nuw nsw i32 %13, 13, !dbg !48
  %231 = and i32 %230, 8192, !dbg !48
  %232 = shl nuw nsw i32 %13, 8, !dbg !48
  %233 = and i32 %232, 4096, !dbg !48
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %231, !dbg !48
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %233, !dbg !48
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %235, i32 %227, !dbg !48
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %236, i32 %229, !dbg !48
  %238 = load <4 x float>, ptr addrspace(3) %237, align 16, !dbg !48
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 2048, !dbg !48
  %240 = load <4 x float>, ptr addrspace(3) %239, align 16, !dbg !48
  %241 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %5, i16 0, i64 2147483646, i32 159744), !dbg !48
  %242 = shl i32 %213, 2, !dbg !48
  %243 = select i1 %211, i32 %242, i32 -2147483648, !dbg !48
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %238, ptr addrspace(8) %241, i32 %243, i32 0, i32 0), !dbg !48
  %244 = shl i32 %214, 2, !dbg !48
  %245 = select i1 %210, i32 %244, i32 -2147483648, !dbg !48
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %240, ptr addrspace(8) %241, i32 %245, i32 0, i32 0), !dbg !48
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #7

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "rmsnorm_bwd_kernel", linkageName: "rmsnorm_bwd_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 24, scope: !4)
!8 = !DILocation(line: 13, column: 24, scope: !4)
!9 = !DILocation(line: 14, column: 18, scope: !4)
!10 = !DILocation(line: 15, column: 16, scope: !4)
!11 = !DILocation(line: 15, column: 55, scope: !4)
!12 = !DILocation(line: 17, column: 18, scope: !4)
!13 = !DILocation(line: 22, column: 38, scope: !4)
!14 = !DILocation(line: 22, column: 44, scope: !4)
!15 = !DILocation(line: 28, column: 41, scope: !4)
!16 = !DILocation(line: 22, column: 26, scope: !4)
!17 = !DILocation(line: 18, column: 29, scope: !4)
!18 = !DILocation(line: 18, column: 33, scope: !4)
!19 = !DILocation(line: 23, column: 20, scope: !4)
!20 = !DILocation(line: 23, column: 53, scope: !4)
!21 = !DILocation(line: 24, column: 21, scope: !4)
!22 = !DILocation(line: 24, column: 55, scope: !4)
!23 = !DILocation(line: 25, column: 23, scope: !4)
!24 = !DILocation(line: 26, column: 19, scope: !4)
!25 = !DILocation(line: 27, column: 18, scope: !4)
!26 = !DILocation(line: 28, column: 26, scope: !4)
!27 = !DILocation(line: 293, column: 36, scope: !28, inlinedAt: !30)
!28 = distinct !DILexicalBlockFile(scope: !4, file: !29, discriminator: 0)
!29 = !DIFile(filename: "standard.py", directory: "triton/language")
!30 = !DILocation(line: 28, column: 19, scope: !31)
!31 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!32 = !DILocation(line: 263, column: 15, scope: !28, inlinedAt: !27)
!33 = !DILocation(line: 28, column: 19, scope: !4)
!34 = !DILocation(line: 29, column: 41, scope: !4)
!35 = !DILocation(line: 29, column: 34, scope: !4)
!36 = !DILocation(line: 29, column: 46, scope: !4)
!37 = !DILocation(line: 29, column: 55, scope: !4)
!38 = !DILocation(line: 29, column: 26, scope: !4)
!39 = !DILocation(line: 30, column: 19, scope: !4)
!40 = !DILocation(line: 30, column: 14, scope: !4)
!41 = !DILocation(line: 31, column: 18, scope: !4)
!42 = !DILocation(line: 32, column: 19, scope: !4)
!43 = !DILocation(line: 33, column: 19, scope: !4)
!44 = !DILocation(line: 34, column: 20, scope: !4)
!45 = !DILocation(line: 16, column: 18, scope: !4)
!46 = !DILocation(line: 35, column: 28, scope: !4)
!47 = !DILocation(line: 35, column: 32, scope: !4)
!48 = !DILocation(line: 35, column: 38, scope: !4)
!49 = !DILocation(line: 35, column: 4, scope: !4)
