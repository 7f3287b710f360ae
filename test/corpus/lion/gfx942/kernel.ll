; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @lion_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, float inreg %6, float inreg %7, float inreg %8, float inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %14 = shl i32 %13, 11, !dbg !8
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %16 = shl nuw nsw i32 %15, 3, !dbg !9
  %17 = and i32 %16, 2040, !dbg !9
  %18 = or disjoint i32 %17, %14, !dbg !10
  %19 = or disjoint i32 %18, 1, !dbg !10
  %20 = or disjoint i32 %18, 2, !dbg !10
  %21 = or disjoint i32 %18, 3, !dbg !10
  %22 = or disjoint i32 %18, 4, !dbg !10
  %23 = or disjoint i32 %18, 5, !dbg !10
  %24 = or disjoint i32 %18, 6, !dbg !10
  %25 = or disjoint i32 %18, 7, !dbg !10
  %26 = icmp slt i32 %18, %5, !dbg !11
  %27 = icmp slt i32 %19, %5, !dbg !11
  %28 = icmp slt i32 %20, %5, !dbg !11
  %29 = icmp slt i32 %21, %5, !dbg !11
  %30 = icmp slt i32 %22, %5, !dbg !11
  %31 = icmp slt i32 %23, %5, !dbg !11
  %32 = icmp slt i32 %24, %5, !dbg !11
  %33 = icmp slt i32 %25, %5, !dbg !11
  %34 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !12
  %35 = shl i32 %18, 1, !dbg !12
  %36 = select i1 %26, i32 %35, i32 -2147483648, !dbg !12
  %37 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %36, i32 0, i32 0), !dbg !12
  %38 = bitcast i16 %37 to half, !dbg !12
  %39 = shl i32 %19, 1, !dbg !12
  %40 = select i1 %27, i32 %39, i32 -2147483648, !dbg !12
  %41 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %40, i32 0, i32 0), !dbg !12
  %42 = bitcast i16 %41 to half, !dbg !12
  %43 = shl i32 %20, 1, !dbg !12
  %44 = select i1 %28, i32 %43, i32 -2147483648, !dbg !12
  %45 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %44, i32 0, i32 0), !dbg !12
  %46 = bitcast i16 %45 to half, !dbg !12
  %47 = shl i32 %21, 1, !dbg !12
  %48 = select i1 %29, i32 %47, i32 -2147483648, !dbg !12
  %49 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %48, i32 0, i32 0), !dbg !12
  %50 = bitcast i16 %49 to half, !dbg !12
  %51 = shl i32 %22, 1, !dbg !12
  %52 = select i1 %30, i32 %51, i32 -2147483648, !dbg !12
  %53 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %52, i32 0, i32 0), !dbg !12
  %54 = bitcast i16 %53 to half, !dbg !12
  %55 = shl i32 %23, 1, !dbg !12
  %56 = select i1 %31, i32 %55, i32 -2147483648, !dbg !12
  %57 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %56, i32 0, i32 0), !dbg !12
  %58 = bitcast i16 %57 to half, !dbg !12
  %59 = shl i32 %24, 1, !dbg !12
  %60 = select i1 %32, i32 %59, i32 -2147483648, !dbg !12
  %61 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %60, i32 0, i32 0), !dbg !12
  %62 = bitcast i16 %61 to half, !dbg !12
  %63 = shl i32 %25, 1, !dbg !12
  %64 = select i1 %33, i32 %63, i32 -2147483648, !dbg !12
  %65 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %34, i32 %64, i32 0, i32 0), !dbg !12
  %66 = bitcast i16 %65 to half, !dbg !12
  %67 = fpext half %38 to float, !dbg !13
  %68 = fpext half %42 to float, !dbg !13
  %69 = fpext half %46 to float, !dbg !13
  %70 = fpext half %50 to float, !dbg !13
  %71 = fpext half %54 to float, !dbg !13
  %72 = fpext half %58 to float, !dbg !13
  %73 = fpext half %62 to float, !dbg !13
  %74 = fpext half %66 to float, !dbg !13
  %75 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !14
  %76 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %36, i32 0, i32 0), !dbg !14
  %77 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %40, i32 0, i32 0), !dbg !14
  %78 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %44, i32 0, i32 0), !dbg !14
  %79 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %48, i32 0, i32 0), !dbg !14
  %80 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %52, i32 0, i32 0), !dbg !14
  %81 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %56, i32 0, i32 0), !dbg !14
  %82 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %60, i32 0, i32 0), !dbg !14
  %83 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %75, i32 %64, i32 0, i32 0), !dbg !14
  %84 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !15
  %85 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %36, i32 0, i32 0), !dbg !15
  %86 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %40, i32 0, i32 0), !dbg !15
  %87 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %44, i32 0, i32 0), !dbg !15
  %88 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %48, i32 0, i32 0), !dbg !15
  %89 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %52, i32 0, i32 0), !dbg !15
  %90 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %56, i32 0, i32 0), !dbg !15
  %91 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %60, i32 0, i32 0), !dbg !15
  %92 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %84, i32 %64, i32 0, i32 0), !dbg !15
  %93 = fsub float 1.000000e+00, %7, !dbg !16
  %94 = fmul float %6, %9, !dbg !17
  %95 = fsub float 1.000000e+00, %94, !dbg !18
  %96 = insertelement <2 x float> poison, float %95, i64 0, !dbg !19
  %97 = insertelement <2 x float> %96, float %6, i64 1, !dbg !19
  %98 = insertelement <2 x float> poison, float %67, i64 0, !dbg !19
  %99 = insertelement <2 x float> poison, float %68, i64 0, !dbg !19
  %100 = insertelement <2 x float> poison, float %69, i64 0, !dbg !19
  %101 = insertelement <2 x float> poison, float %70, i64 0, !dbg !19
  %102 = insertelement <2 x float> poison, float %71, i64 0, !dbg !19
  %103 = insertelement <2 x float> poison, float %72, i64 0, !dbg !19
  %104 = insertelement <2 x float> poison, float %73, i64 0, !dbg !19
  %105 = insertelement <2 x float> poison, float %74, i64 0, !dbg !19
  %106 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !20
  %107 = fsub float 1.000000e+00, %8, !dbg !21
  %108 = insertelement <2 x i16> poison, i16 %76, i64 0, !dbg !14
  %109 = insertelement <2 x i16> %108, i16 %85, i64 1, !dbg !14
  %110 = bitcast <2 x i16> %109 to <2 x half>, !dbg !14
  %111 = fpext <2 x half> %110 to <2 x float>, !dbg !22
  %112 = insertelement <2 x float> poison, float %93, i64 0, !dbg !23
  %113 = insertelement <2 x float> %112, float %7, i64 1, !dbg !23
  %114 = fmul <2 x float> %113, %111, !dbg !23
  %shift = shufflevector <2 x float> %114, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop = fadd <2 x float> %114, %shift, !dbg !24
  %115 = extractelement <2 x float> %foldExtExtBinop, i64 0, !dbg !24
  %116 = fcmp ogt float %115, 0.000000e+00, !dbg !25
  %117 = fcmp olt float %115, 0.000000e+00, !dbg !26
  %118 = select i1 %117, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %119 = select i1 %116, float 1.000000e+00, float %118, !dbg !28
  %120 = insertelement <2 x float> %98, float %119, i64 1, !dbg !19
  %121 = fmul <2 x float> %97, %120, !dbg !19
  %shift2 = shufflevector <2 x float> %121, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop3 = fsub <2 x float> %121, %shift2, !dbg !29
  %122 = extractelement <2 x float> %foldExtExtBinop3, i64 0, !dbg !29
  %123 = fptrunc float %122 to half, !dbg !30
  %124 = bitcast half %123 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %124, ptr addrspace(8) %106, i32 %36, i32 0, i32 0), !dbg !20
  %125 = insertelement <2 x float> poison, float %107, i64 0, !dbg !31
  %126 = insertelement <2 x float> %125, float %8, i64 1, !dbg !31
  %127 = fmul <2 x float> %126, %111, !dbg !31
  %128 = insertelement <2 x i16> poison, i16 %77, i64 0, !dbg !14
  %129 = insertelement <2 x i16> %128, i16 %86, i64 1, !dbg !14
  %130 = bitcast <2 x i16> %129 to <2 x half>, !dbg !14
  %131 = fpext <2 x half> %130 to <2 x float>, !dbg !22
  %132 = fmul <2 x float> %113, %131, !dbg !23
  %shift5 = shufflevector <2 x float> %132, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop6 = fadd <2 x float> %132, %shift5, !dbg !24
  %133 = extractelement <2 x float> %foldExtExtBinop6, i64 0, !dbg !24
  %134 = fcmp ogt float %133, 0.000000e+00, !dbg !25
  %135 = fcmp olt float %133, 0.000000e+00, !dbg !26
  %136 = select i1 %135, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %137 = select i1 %134, float 1.000000e+00, float %136, !dbg !28
  %138 = insertelement <2 x float> %99, float %137, i64 1, !dbg !19
  %139 = fmul <2 x float> %97, %138, !dbg !19
  %shift8 = shufflevector <2 x float> %139, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop9 = fsub <2 x float> %139, %shift8, !dbg !29
  %140 = extractelement <2 x float> %foldExtExtBinop9, i64 0, !dbg !29
  %141 = fptrunc float %140 to half, !dbg !30
  %142 = bitcast half %141 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %142, ptr addrspace(8) %106, i32 %40, i32 0, i32 0), !dbg !20
  %143 = fmul <2 x float> %126, %131, !dbg !31
  %144 = insertelement <2 x i16> poison, i16 %78, i64 0, !dbg !14
  %145 = insertelement <2 x i16> %144, i16 %87, i64 1, !dbg !14
  %146 = bitcast <2 x i16> %145 to <2 x half>, !dbg !14
  %147 = fpext <2 x half> %146 to <2 x float>, !dbg !22
  %148 = fmul <2 x float> %113, %147, !dbg !23
  %shift11 = shufflevector <2 x float> %148, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop12 = fadd <2 x float> %148, %shift11, !dbg !24
  %149 = extractelement <2 x float> %foldExtExtBinop12, i64 0, !dbg !24
  %150 = fcmp ogt float %149, 0.000000e+00, !dbg !25
  %151 = fcmp olt float %149, 0.000000e+00, !dbg !26
  %152 = select i1 %151, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %153 = select i1 %150, float 1.000000e+00, float %152, !dbg !28
  %154 = insertelement <2 x float> %100, float %153, i64 1, !dbg !19
  %155 = fmul <2 x float> %97, %154, !dbg !19
  %shift14 = shufflevector <2 x float> %155, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop15 = fsub <2 x float> %155, %shift14, !dbg !29
  %156 = extractelement <2 x float> %foldExtExtBinop15, i64 0, !dbg !29
  %157 = fptrunc float %156 to half, !dbg !30
  %158 = bitcast half %157 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %158, ptr addrspace(8) %106, i32 %44, i32 0, i32 0), !dbg !20
  %159 = fmul <2 x float> %126, %147, !dbg !31
  %160 = insertelement <2 x i16> poison, i16 %79, i64 0, !dbg !14
  %161 = insertelement <2 x i16> %160, i16 %88, i64 1, !dbg !14
  %162 = bitcast <2 x i16> %161 to <2 x half>, !dbg !14
  %163 = fpext <2 x half> %162 to <2 x float>, !dbg !22
  %164 = fmul <2 x float> %113, %163, !dbg !23
  %shift17 = shufflevector <2 x float> %164, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop18 = fadd <2 x float> %164, %shift17, !dbg !24
  %165 = extractelement <2 x float> %foldExtExtBinop18, i64 0, !dbg !24
  %166 = fcmp ogt float %165, 0.000000e+00, !dbg !25
  %167 = fcmp olt float %165, 0.000000e+00, !dbg !26
  %168 = select i1 %167, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %169 = select i1 %166, float 1.000000e+00, float %168, !dbg !28
  %170 = insertelement <2 x float> %101, float %169, i64 1, !dbg !19
  %171 = fmul <2 x float> %97, %170, !dbg !19
  %shift20 = shufflevector <2 x float> %171, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop21 = fsub <2 x float> %171, %shift20, !dbg !29
  %172 = extractelement <2 x float> %foldExtExtBinop21, i64 0, !dbg !29
  %173 = fptrunc float %172 to half, !dbg !30
  %174 = bitcast half %173 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %174, ptr addrspace(8) %106, i32 %48, i32 0, i32 0), !dbg !20
  %175 = fmul <2 x float> %126, %163, !dbg !31
  %176 = insertelement <2 x i16> poison, i16 %80, i64 0, !dbg !14
  %177 = insertelement <2 x i16> %176, i16 %89, i64 1, !dbg !14
  %178 = bitcast <2 x i16> %177 to <2 x half>, !dbg !14
  %179 = fpext <2 x half> %178 to <2 x float>, !dbg !22
  %180 = fmul <2 x float> %113, %179, !dbg !23
  %shift23 = shufflevector <2 x float> %180, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop24 = fadd <2 x float> %180, %shift23, !dbg !24
  %181 = extractelement <2 x float> %foldExtExtBinop24, i64 0, !dbg !24
  %182 = fcmp ogt float %181, 0.000000e+00, !dbg !25
  %183 = fcmp olt float %181, 0.000000e+00, !dbg !26
  %184 = select i1 %183, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %185 = select i1 %182, float 1.000000e+00, float %184, !dbg !28
  %186 = insertelement <2 x float> %102, float %185, i64 1, !dbg !19
  %187 = fmul <2 x float> %97, %186, !dbg !19
  %shift26 = shufflevector <2 x float> %187, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop27 = fsub <2 x float> %187, %shift26, !dbg !29
  %188 = extractelement <2 x float> %foldExtExtBinop27, i64 0, !dbg !29
  %189 = fptrunc float %188 to half, !dbg !30
  %190 = bitcast half %189 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %190, ptr addrspace(8) %106, i32 %52, i32 0, i32 0), !dbg !20
  %191 = fmul <2 x float> %126, %179, !dbg !31
  %192 = insertelement <2 x i16> poison, i16 %81, i64 0, !dbg !14
  %193 = insertelement <2 x i16> %192, i16 %90, i64 1, !dbg !14
  %194 = bitcast <2 x i16> %193 to <2 x half>, !dbg !14
  %195 = fpext <2 x half> %194 to <2 x float>, !dbg !22
  %196 = fmul <2 x float> %113, %195, !dbg !23
  %shift29 = shufflevector <2 x float> %196, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop30 = fadd <2 x float> %196, %shift29, !dbg !24
  %197 = extractelement <2 x float> %foldExtExtBinop30, i64 0, !dbg !24
  %198 = fcmp ogt float %197, 0.000000e+00, !dbg !25
  %199 = fcmp olt float %197, 0.000000e+00, !dbg !26
  %200 = select i1 %199, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %201 = select i1 %198, float 1.000000e+00, float %200, !dbg !28
  %202 = insertelement <2 x float> %103, float %201, i64 1, !dbg !19
  %203 = fmul <2 x float> %97, %202, !dbg !19
  %shift32 = shufflevector <2 x float> %203, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop33 = fsub <2 x float> %203, %shift32, !dbg !29
  %204 = extractelement <2 x float> %foldExtExtBinop33, i64 0, !dbg !29
  %205 = fptrunc float %204 to half, !dbg !30
  %206 = bitcast half %205 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %206, ptr addrspace(8) %106, i32 %56, i32 0, i32 0), !dbg !20
  %207 = fmul <2 x float> %126, %195, !dbg !31
  %208 = insertelement <2 x i16> poison, i16 %82, i64 0, !dbg !14
  %209 = insertelement <2 x i16> %208, i16 %91, i64 1, !dbg !14
  %210 = bitcast <2 x i16> %209 to <2 x half>, !dbg !14
  %211 = fpext <2 x half> %210 to <2 x float>, !dbg !22
  %212 = fmul <2 x float> %113, %211, !dbg !23
  %shift35 = shufflevector <2 x float> %212, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop36 = fadd <2 x float> %212, %shift35, !dbg !24
  %213 = extractelement <2 x float> %foldExtExtBinop36, i64 0, !dbg !24
  %214 = fcmp ogt float %213, 0.000000e+00, !dbg !25
  %215 = fcmp olt float %213, 0.000000e+00, !dbg !26
  %216 = select i1 %215, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %217 = select i1 %214, float 1.000000e+00, float %216, !dbg !28
  %218 = insertelement <2 x float> %104, float %217, i64 1, !dbg !19
  %219 = fmul <2 x float> %97, %218, !dbg !19
  %shift38 = shufflevector <2 x float> %219, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop39 = fsub <2 x float> %219, %shift38, !dbg !29
  %220 = extractelement <2 x float> %foldExtExtBinop39, i64 0, !dbg !29
  %221 = fptrunc float %220 to half, !dbg !30
  %222 = bitcast half %221 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %222, ptr addrspace(8) %106, i32 %60, i32 0, i32 0), !dbg !20
  %223 = fmul <2 x float> %126, %211, !dbg !31
  %224 = insertelement <2 x i16> poison, i16 %83, i64 0, !dbg !14
  %225 = insertelement <2 x i16> %224, i16 %92, i64 1, !dbg !14
  %226 = bitcast <2 x i16> %225 to <2 x half>, !dbg !14
  %227 = fpext <2 x half> %226 to <2 x float>, !dbg !22
  %228 = fmul <2 x float> %113, %227, !dbg !23
  %shift41 = shufflevector <2 x float> %228, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !24
  %foldExtExtBinop42 = fadd <2 x float> %228, %shift41, !dbg !24
  %229 = extractelement <2 x float> %foldExtExtBinop42, i64 0, !dbg !24
  %230 = fcmp ogt float %229, 0.000000e+00, !dbg !25
  %231 = fcmp olt float %229, 0.000000e+00, !dbg !26
  %232 = select i1 %231, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %233 = select i1 %230, float 1.000000e+00, float %232, !dbg !28
  %234 = insertelement <2 x float> %105, float %233, i64 1, !dbg !19
  %235 = fmul <2 x float> %97, %234, !dbg !19
  %shift44 = shufflevector <2 x float> %235, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop45 = fsub <2 x float> %235, %shift44, !dbg !29
  %236 = extractelement <2 x float> %foldExtExtBinop45, i64 0, !dbg !29
  %237 = fptrunc float %236 to half, !dbg !30
  %238 = bitcast half %237 to i16, !dbg !20
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %238, ptr addrspace(8) %106, i32 %64, i32 0, i32 0), !dbg !20
  %239 = fmul <2 x float> %126, %227, !dbg !31
  %shift47 = shufflevector <2 x float> %127, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop48 = fadd <2 x float> %127, %shift47, !dbg !32
  %240 = extractelement <2 x float> %foldExtExtBinop48, i64 0, !dbg !32
  %shift50 = shufflevector <2 x float> %143, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop51 = fadd <2 x float> %143, %shift50, !dbg !32
  %241 = extractelement <2 x float> %foldExtExtBinop51, i64 0, !dbg !32
  %shift53 = shufflevector <2 x float> %159, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop54 = fadd <2 x float> %159, %shift53, !dbg !32
  %242 = extractelement <2 x float> %foldExtExtBinop54, i64 0, !dbg !32
  %shift56 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop57 = fadd <2 x float> %175, %shift56, !dbg !32
  %243 = extractelement <2 x float> %foldExtExtBinop57, i64 0, !dbg !32
  %shift59 = shufflevector <2 x float> %191, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop60 = fadd <2 x float> %191, %shift59, !dbg !32
  %244 = extractelement <2 x float> %foldExtExtBinop60, i64 0, !dbg !32
  %shift62 = shufflevector <2 x float> %207, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop63 = fadd <2 x float> %207, %shift62, !dbg !32
  %245 = extractelement <2 x float> %foldExtExtBinop63, i64 0, !dbg !32
  %shift65 = shufflevector <2 x float> %223, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop66 = fadd <2 x float> %223, %shift65, !dbg !32
  %246 = extractelement <2 x float> %foldExtExtBinop66, i64 0, !dbg !32
  %shift68 = shufflevector <2 x float> %239, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !32
  %foldExtExtBinop69 = fadd <2 x float> %239, %shift68, !dbg !32
  %247 = extractelement <2 x float> %foldExtExtBinop69, i64 0, !dbg !32
  %248 = fptrunc float %240 to half, !dbg !33
  %249 = fptrunc float %241 to half, !dbg !33
  %250 = fptrunc float %242 to half, !dbg !33
  %251 = fptrunc float %243 to half, !dbg !33
  %252 = fptrunc float %244 to half, !dbg !33
  %253 = fptrunc float %245 to half, !dbg !33
  %254 = fptrunc float %246 to half, !dbg !33
  %255 = fptrunc float %247 to half, !dbg !33
  %256 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !34
  %257 = bitcast half %248 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %257, ptr addrspace(8) %256, i32 %36, i32 0, i32 0), !dbg !34
  %258 = bitcast half %249 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %258, ptr addrspace(8) %256, i32 %40, i32 0, i32 0), !dbg !34
  %259 = bitcast half %250 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %259, ptr addrspace(8) %256, i32 %44, i32 0, i32 0), !dbg !34
  %260 = bitcast half %251 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %260, ptr addrspace(8) %256, i32 %48, i32 0, i32 0), !dbg !34
  %261 = bitcast half %252 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %261, ptr addrspace(8) %256, i32 %52, i32 0, i32 0), !dbg !34
  %262 = bitcast half %253 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %262, ptr addrspace(8) %256, i32 %56, i32 0, i32 0), !dbg !34
  %263 = bitcast half %254 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %263, ptr addrspace(8) %256, i32 %60, i32 0, i32 0), !dbg !34
  %264 = bitcast half %255 to i16, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %264, ptr addrspace(8) %256, i32 %64, i32 0, i32 0), !dbg !34
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "lion_kernel", linkageName: "lion_kernel", scope: !1, file: !1, line: 30, type: !5, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 32, column: 25, scope: !4)
!8 = !DILocation(line: 32, column: 30, scope: !4)
!9 = !DILocation(line: 32, column: 51, scope: !4)
!10 = !DILocation(line: 32, column: 38, scope: !4)
!11 = !DILocation(line: 33, column: 18, scope: !4)
!12 = !DILocation(line: 34, column: 16, scope: !4)
!13 = !DILocation(line: 34, column: 44, scope: !4)
!14 = !DILocation(line: 35, column: 16, scope: !4)
!15 = !DILocation(line: 36, column: 16, scope: !4)
!16 = !DILocation(line: 37, column: 32, scope: !4)
!17 = !DILocation(line: 39, column: 24, scope: !4)
!18 = !DILocation(line: 39, column: 19, scope: !4)
!19 = !DILocation(line: 39, column: 13, scope: !4)
!20 = !DILocation(line: 40, column: 31, scope: !4)
!21 = !DILocation(line: 41, column: 51, scope: !4)
!22 = !DILocation(line: 35, column: 44, scope: !4)
!23 = !DILocation(line: 37, column: 41, scope: !4)
!24 = !DILocation(line: 37, column: 25, scope: !4)
!25 = !DILocation(line: 38, column: 29, scope: !4)
!26 = !DILocation(line: 38, column: 55, scope: !4)
!27 = !DILocation(line: 38, column: 64, scope: !4)
!28 = !DILocation(line: 38, column: 37, scope: !4)
!29 = !DILocation(line: 39, column: 33, scope: !4)
!30 = !DILocation(line: 40, column: 36, scope: !4)
!31 = !DILocation(line: 41, column: 60, scope: !4)
!32 = !DILocation(line: 41, column: 44, scope: !4)
!33 = !DILocation(line: 41, column: 66, scope: !4)
!34 = !DILocation(line: 41, column: 31, scope: !4)
!35 = !DILocation(line: 41, column: 4, scope: !4)
