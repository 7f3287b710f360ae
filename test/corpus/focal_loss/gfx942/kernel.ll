; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @focal_loss_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, float inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #1 !dbg !8 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %10 = shl i32 %9, 10, !dbg !10
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %12 = shl nuw nsw i32 %11, 2, !dbg !11
  %13 = and i32 %12, 1020, !dbg !11
  %14 = or disjoint i32 %13, %10, !dbg !12
  %15 = or disjoint i32 %14, 1, !dbg !12
  %16 = or disjoint i32 %14, 2, !dbg !12
  %17 = or disjoint i32 %14, 3, !dbg !12
  %18 = icmp slt i32 %14, %4, !dbg !13
  %19 = icmp slt i32 %15, %4, !dbg !13
  %20 = icmp slt i32 %16, %4, !dbg !13
  %21 = icmp slt i32 %17, %4, !dbg !13
  %22 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !14
  %23 = shl i32 %14, 1, !dbg !14
  %24 = select i1 %18, i32 %23, i32 -2147483648, !dbg !14
  %25 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %22, i32 %24, i32 0, i32 0), !dbg !14
  %26 = bitcast i16 %25 to half, !dbg !14
  %27 = shl i32 %15, 1, !dbg !14
  %28 = select i1 %19, i32 %27, i32 -2147483648, !dbg !14
  %29 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %22, i32 %28, i32 0, i32 0), !dbg !14
  %30 = bitcast i16 %29 to half, !dbg !14
  %31 = shl i32 %16, 1, !dbg !14
  %32 = select i1 %20, i32 %31, i32 -2147483648, !dbg !14
  %33 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %22, i32 %32, i32 0, i32 0), !dbg !14
  %34 = bitcast i16 %33 to half, !dbg !14
  %35 = shl i32 %17, 1, !dbg !14
  %36 = select i1 %21, i32 %35, i32 -2147483648, !dbg !14
  %37 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %22, i32 %36, i32 0, i32 0), !dbg !14
  %38 = bitcast i16 %37 to half, !dbg !14
  %39 = fpext half %26 to float, !dbg !15
  %40 = fpext half %30 to float, !dbg !15
  %41 = fpext half %34 to float, !dbg !15
  %42 = fpext half %38 to float, !dbg !15
  %43 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !16
  %44 = select i1 %18, i32 %14, i32 -2147483648, !dbg !16
  %45 = tail call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %43, i32 %44, i32 0, i32 0), !dbg !16
  %46 = select i1 %19, i32 %15, i32 -2147483648, !dbg !16
  %47 = tail call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %43, i32 %46, i32 0, i32 0), !dbg !16
  %48 = select i1 %20, i32 %16, i32 -2147483648, !dbg !16
  %49 = tail call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %43, i32 %48, i32 0, i32 0), !dbg !16
  %50 = select i1 %21, i32 %17, i32 -2147483648, !dbg !16
  %51 = tail call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %43, i32 %50, i32 0, i32 0), !dbg !16
  %52 = sitofp i8 %45 to float, !dbg !17
  %53 = sitofp i8 %47 to float, !dbg !17
  %54 = sitofp i8 %49 to float, !dbg !17
  %55 = sitofp i8 %51 to float, !dbg !17
  %56 = fsub float 0.000000e+00, %39, !dbg !18
  %57 = fsub float 0.000000e+00, %40, !dbg !18
  %58 = fsub float 0.000000e+00, %41, !dbg !18
  %59 = fsub float 0.000000e+00, %42, !dbg !18
  %60 = fmul float %56, 0x3FF7154760000000, !dbg !22
  %61 = tail call float @llvm.exp2.f32(float %60), !dbg !22
  %62 = fmul float %57, 0x3FF7154760000000, !dbg !22
  %63 = tail call float @llvm.exp2.f32(float %62), !dbg !22
  %64 = fmul float %58, 0x3FF7154760000000, !dbg !22
  %65 = tail call float @llvm.exp2.f32(float %64), !dbg !22
  %66 = fmul float %59, 0x3FF7154760000000, !dbg !22
  %67 = tail call float @llvm.exp2.f32(float %66), !dbg !22
  %68 = fadd float %61, 1.000000e+00, !dbg !23
  %69 = fadd float %63, 1.000000e+00, !dbg !23
  %70 = fadd float %65, 1.000000e+00, !dbg !23
  %71 = fadd float %67, 1.000000e+00, !dbg !23
  %72 = fdiv float 1.000000e+00, %68, !dbg !24
  %73 = fdiv float 1.000000e+00, %69, !dbg !24
  %74 = fdiv float 1.000000e+00, %70, !dbg !24
  %75 = fdiv float 1.000000e+00, %71, !dbg !24
  %76 = tail call float @llvm.maxnum.f32(float %39, float 0.000000e+00), !dbg !25
  %77 = tail call float @llvm.maxnum.f32(float %40, float 0.000000e+00), !dbg !25
  %78 = tail call float @llvm.maxnum.f32(float %41, float 0.000000e+00), !dbg !25
  %79 = tail call float @llvm.maxnum.f32(float %42, float 0.000000e+00), !dbg !25
  %80 = fmul float %39, %52, !dbg !26
  %81 = fmul float %40, %53, !dbg !26
  %82 = fmul float %41, %54, !dbg !26
  %83 = fmul float %42, %55, !dbg !26
  %84 = fsub float %76, %80, !dbg !27
  %85 = fsub float %77, %81, !dbg !27
  %86 = fsub float %78, %82, !dbg !27
  %87 = fsub float %79, %83, !dbg !27
  %88 = tail call float @llvm.fabs.f32(float %39), !dbg !28
  %89 = tail call float @llvm.fabs.f32(float %40), !dbg !28
  %90 = tail call float @llvm.fabs.f32(float %41), !dbg !28
  %91 = tail call float @llvm.fabs.f32(float %42), !dbg !28
  %92 = fsub float 0.000000e+00, %88, !dbg !29
  %93 = fsub float 0.000000e+00, %89, !dbg !29
  %94 = fsub float 0.000000e+00, %90, !dbg !29
  %95 = fsub float 0.000000e+00, %91, !dbg !29
  %96 = fmul float %92, 0x3FF7154760000000, !dbg !30
  %97 = tail call float @llvm.exp2.f32(float %96), !dbg !30
  %98 = fmul float %93, 0x3FF7154760000000, !dbg !30
  %99 = tail call float @llvm.exp2.f32(float %98), !dbg !30
  %100 = fmul float %94, 0x3FF7154760000000, !dbg !30
  %101 = tail call float @llvm.exp2.f32(float %100), !dbg !30
  %102 = fmul float %95, 0x3FF7154760000000, !dbg !30
  %103 = tail call float @llvm.exp2.f32(float %102), !dbg !30
  %104 = fadd float %97, 1.000000e+00, !dbg !31
  %105 = fadd float %99, 1.000000e+00, !dbg !31
  %106 = fadd float %101, 1.000000e+00, !dbg !31
  %107 = fadd float %103, 1.000000e+00, !dbg !31
  %108 = tail call float @llvm.log.f32(float %104), !dbg !32
  %109 = tail call float @llvm.log.f32(float %105), !dbg !32
  %110 = tail call float @llvm.log.f32(float %106), !dbg !32
  %111 = tail call float @llvm.log.f32(float %107), !dbg !32
  %112 = fadd float %84, %108, !dbg !33
  %113 = fadd float %85, %109, !dbg !33
  %114 = fadd float %86, %110, !dbg !33
  %115 = fadd float %87, %111, !dbg !33
  %116 = fsub float 1.000000e+00, %52, !dbg !34
  %117 = fsub float 1.000000e+00, %53, !dbg !34
  %118 = fsub float 1.000000e+00, %54, !dbg !34
  %119 = fsub float 1.000000e+00, %55, !dbg !34
  %120 = fsub float 1.000000e+00, %72, !dbg !35
  %121 = fsub float 1.000000e+00, %73, !dbg !35
  %122 = fsub float 1.000000e+00, %74, !dbg !35
  %123 = fsub float 1.000000e+00, %75, !dbg !35
  %124 = fsub float 1.000000e+00, %5, !dbg !36
  %125 = insertelement <2 x float> poison, float %5, i64 1, !dbg !37
  %126 = insertelement <2 x float> %125, float %120, i64 0, !dbg !37
  %127 = insertelement <2 x float> poison, float %52, i64 0, !dbg !37
  %128 = shufflevector <2 x float> %127, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %129 = fmul <2 x float> %126, %128, !dbg !37
  %130 = insertelement <2 x float> poison, float %116, i64 0, !dbg !38
  %131 = shufflevector <2 x float> %130, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !38
  %132 = insertelement <2 x float> poison, float %72, i64 0, !dbg !38
  %133 = insertelement <2 x float> %132, float %124, i64 1, !dbg !38
  %134 = fmul <2 x float> %131, %133, !dbg !38
  %135 = fadd <2 x float> %129, %134, !dbg !39
  %136 = insertelement <2 x float> %125, float %121, i64 0, !dbg !37
  %137 = insertelement <2 x float> poison, float %53, i64 0, !dbg !37
  %138 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %139 = fmul <2 x float> %136, %138, !dbg !37
  %140 = insertelement <2 x float> poison, float %117, i64 0, !dbg !38
  %141 = shufflevector <2 x float> %140, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !38
  %142 = insertelement <2 x float> poison, float %73, i64 0, !dbg !38
  %143 = insertelement <2 x float> %142, float %124, i64 1, !dbg !38
  %144 = fmul <2 x float> %141, %143, !dbg !38
  %145 = fadd <2 x float> %139, %144, !dbg !39
  %146 = insertelement <2 x float> %125, float %122, i64 0, !dbg !37
  %147 = insertelement <2 x float> poison, float %54, i64 0, !dbg !37
  %148 = shufflevector <2 x float> %147, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %149 = fmul <2 x float> %146, %148, !dbg !37
  %150 = insertelement <2 x float> poison, float %118, i64 0, !dbg !38
  %151 = shufflevector <2 x float> %150, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !38
  %152 = insertelement <2 x float> poison, float %74, i64 0, !dbg !38
  %153 = insertelement <2 x float> %152, float %124, i64 1, !dbg !38
  %154 = fmul <2 x float> %151, %153, !dbg !38
  %155 = fadd <2 x float> %149, %154, !dbg !39
  %156 = insertelement <2 x float> %125, float %123, i64 0, !dbg !37
  %157 = insertelement <2 x float> poison, float %55, i64 0, !dbg !37
  %158 = shufflevector <2 x float> %157, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %159 = fmul <2 x float> %156, %158, !dbg !37
  %160 = insertelement <2 x float> poison, float %119, i64 0, !dbg !38
  %161 = shufflevector <2 x float> %160, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !38
  %162 = insertelement <2 x float> poison, float %75, i64 0, !dbg !38
  %163 = insertelement <2 x float> %162, float %124, i64 1, !dbg !38
  %164 = fmul <2 x float> %161, %163, !dbg !38
  %165 = fadd <2 x float> %159, %164, !dbg !39
  %166 = extractelement <2 x float> %135, i64 0, !dbg !40
  %167 = extractelement <2 x float> %135, i64 1, !dbg !41
  %shift = shufflevector <2 x float> %135, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !42
  %foldExtExtBinop = fmul <2 x float> %shift, %135, !dbg !42
  %168 = extractelement <2 x float> %145, i64 0, !dbg !40
  %169 = extractelement <2 x float> %145, i64 1, !dbg !41
  %shift2 = shufflevector <2 x float> %145, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !42
  %foldExtExtBinop3 = fmul <2 x float> %shift2, %145, !dbg !42
  %170 = extractelement <2 x float> %155, i64 0, !dbg !40
  %171 = extractelement <2 x float> %155, i64 1, !dbg !41
  %shift5 = shufflevector <2 x float> %155, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !42
  %foldExtExtBinop6 = fmul <2 x float> %shift5, %155, !dbg !42
  %172 = extractelement <2 x float> %165, i64 0, !dbg !40
  %173 = extractelement <2 x float> %165, i64 1, !dbg !41
  %shift8 = shufflevector <2 x float> %165, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !42
  %foldExtExtBinop9 = fmul <2 x float> %shift8, %165, !dbg !42
  %foldExtExtBinop11 = fmul <2 x float> %135, %foldExtExtBinop, !dbg !43
  %174 = extractelement <2 x float> %foldExtExtBinop11, i64 0, !dbg !43
  %foldExtExtBinop13 = fmul <2 x float> %145, %foldExtExtBinop3, !dbg !43
  %175 = extractelement <2 x float> %foldExtExtBinop13, i64 0, !dbg !43
  %foldExtExtBinop15 = fmul <2 x float> %155, %foldExtExtBinop6, !dbg !43
  %176 = extractelement <2 x float> %foldExtExtBinop15, i64 0, !dbg !43
  %foldExtExtBinop17 = fmul <2 x float> %165, %foldExtExtBinop9, !dbg !43
  %177 = extractelement <2 x float> %foldExtExtBinop17, i64 0, !dbg !43
  %178 = fmul float %112, %174, !dbg !44
  %179 = fmul float %113, %175, !dbg !44
  %180 = fmul float %114, %176, !dbg !44
  %181 = fmul float %115, %177, !dbg !44
  %182 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !45
  %183 = shl i32 %14, 2, !dbg !45
  %184 = select i1 %18, i32 %183, i32 -2147483648, !dbg !45
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %178, ptr addrspace(8) %182, i32 %184, i32 0, i32 0), !dbg !45
  %185 = shl i32 %15, 2, !dbg !45
  %186 = select i1 %19, i32 %185, i32 -2147483648, !dbg !45
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %179, ptr addrspace(8) %182, i32 %186, i32 0, i32 0), !dbg !45
  %187 = shl i32 %16, 2, !dbg !45
  %188 = select i1 %20, i32 %187, i32 -2147483648, !dbg !45
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %180, ptr addrspace(8) %182, i32 %188, i32 0, i32 0), !dbg !45
  %189 = shl i32 %17, 2, !dbg !45
  %190 = select i1 %21, i32 %189, i32 -2147483648, !dbg !45
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %181, ptr addrspace(8) %182, i32 %190, i32 0, i32 0), !dbg !45
  %191 = fmul float %166, 2.000000e+00, !dbg !46
  %192 = fmul float %168, 2.000000e+00, !dbg !46
  %193 = fmul float %170, 2.000000e+00, !dbg !46
  %194 = fmul float %172, 2.000000e+00, !dbg !46
  %195 = fmul float %72, %191, !dbg !47
  %196 = fmul float %73, %192, !dbg !47
  %197 = fmul float %74, %193, !dbg !47
  %198 = fmul float %75, %194, !dbg !47
  %199 = fmul float %52, 2.000000e+00, !dbg !48
  %200 = fmul float %53, 2.000000e+00, !dbg !48
  %201 = fmul float %54, 2.000000e+00, !dbg !48
  %202 = fmul float %55, 2.000000e+00, !dbg !48
  %203 = insertelement <2 x float> %135, float %120, i64 1, !dbg !40
  %204 = insertelement <2 x float> %135, float %195, i64 1, !dbg !40
  %205 = fmul <2 x float> %203, %204, !dbg !40
  %206 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %72, i64 0, !dbg !49
  %207 = insertelement <2 x float> %127, float %199, i64 1, !dbg !49
  %208 = fsub <2 x float> %206, %207, !dbg !49
  %209 = fmul <2 x float> %208, %205, !dbg !50
  %210 = extractelement <2 x float> %209, i64 1, !dbg !51
  %211 = fmul float %112, %210, !dbg !51
  %212 = insertelement <2 x float> %145, float %121, i64 1, !dbg !40
  %213 = insertelement <2 x float> %145, float %196, i64 1, !dbg !40
  %214 = fmul <2 x float> %212, %213, !dbg !40
  %215 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %73, i64 0, !dbg !49
  %216 = insertelement <2 x float> %137, float %200, i64 1, !dbg !49
  %217 = fsub <2 x float> %215, %216, !dbg !49
  %218 = fmul <2 x float> %217, %214, !dbg !50
  %219 = extractelement <2 x float> %218, i64 1, !dbg !51
  %220 = fmul float %113, %219, !dbg !51
  %221 = insertelement <2 x float> %155, float %122, i64 1, !dbg !40
  %222 = insertelement <2 x float> %155, float %197, i64 1, !dbg !40
  %223 = fmul <2 x float> %221, %222, !dbg !40
  %224 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %74, i64 0, !dbg !49
  %225 = insertelement <2 x float> %147, float %201, i64 1, !dbg !49
  %226 = fsub <2 x float> %224, %225, !dbg !49
  %227 = fmul <2 x float> %226, %223, !dbg !50
  %228 = extractelement <2 x float> %227, i64 1, !dbg !51
  %229 = fmul float %114, %228, !dbg !51
  %230 = insertelement <2 x float> %165, float %123, i64 1, !dbg !40
  %231 = insertelement <2 x float> %165, float %198, i64 1, !dbg !40
  %232 = fmul <2 x float> %230, %231, !dbg !40
  %233 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %75, i64 0, !dbg !49
  %234 = insertelement <2 x float> %157, float %202, i64 1, !dbg !49
  %235 = fsub <2 x float> %233, %234, !dbg !49
  %236 = fmul <2 x float> %235, %232, !dbg !50
  %237 = extractelement <2 x float> %236, i64 1, !dbg !51
  %238 = fmul float %115, %237, !dbg !51
  %239 = extractelement <2 x float> %209, i64 0, !dbg !52
  %240 = fadd float %239, %211, !dbg !52
  %241 = extractelement <2 x float> %218, i64 0, !dbg !52
  %242 = fadd float %241, %220, !dbg !52
  %243 = extractelement <2 x float> %227, i64 0, !dbg !52
  %244 = fadd float %243, %229, !dbg !52
  %245 = extractelement <2 x float> %236, i64 0, !dbg !52
  %246 = fadd float %245, %238, !dbg !52
  %247 = fmul float %167, %240, !dbg !41
  %248 = fmul float %169, %242, !dbg !41
  %249 = fmul float %171, %244, !dbg !41
  %250 = fmul float %173, %246, !dbg !41
  %251 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %247, ptr addrspace(8) %251, i32 %184, i32 0, i32 0), !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %248, ptr addrspace(8) %251, i32 %186, i32 0, i32 0), !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %249, ptr addrspace(8) %251, i32 %188, i32 0, i32 0), !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %250, ptr addrspace(8) %251, i32 %190, i32 0, i32 0), !dbg !53
  ret void, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !5, file: !5, line: 50, type: !6, scopeLine: 50, spFlags: DISPFlagOptimized)
!5 = !DIFile(filename: "standard.py", directory: "triton/language")
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = distinct !DISubprogram(name: "focal_loss_kernel", linkageName: "focal_loss_kernel", scope: !1, file: !1, line: 61, type: !6, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DILocation(line: 63, column: 25, scope: !8)
!10 = !DILocation(line: 63, column: 30, scope: !8)
!11 = !DILocation(line: 63, column: 51, scope: !8)
!12 = !DILocation(line: 63, column: 38, scope: !8)
!13 = !DILocation(line: 64, column: 18, scope: !8)
!14 = !DILocation(line: 65, column: 16, scope: !8)
!15 = !DILocation(line: 65, column: 60, scope: !8)
!16 = !DILocation(line: 66, column: 16, scope: !8)
!17 = !DILocation(line: 66, column: 58, scope: !8)
!18 = !DILocation(line: 50, column: 30, scope: !19, inlinedAt: !20)
!19 = distinct !DILexicalBlockFile(scope: !8, file: !5, discriminator: 0)
!20 = !DILocation(line: 67, column: 19, scope: !21)
!21 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!22 = !DILocation(line: 50, column: 29, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 50, column: 20, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 50, column: 16, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 68, column: 28, scope: !8)
!26 = !DILocation(line: 68, column: 39, scope: !8)
!27 = !DILocation(line: 68, column: 35, scope: !8)
!28 = !DILocation(line: 68, column: 71, scope: !8)
!29 = !DILocation(line: 68, column: 64, scope: !8)
!30 = !DILocation(line: 68, column: 63, scope: !8)
!31 = !DILocation(line: 68, column: 56, scope: !8)
!32 = !DILocation(line: 68, column: 50, scope: !8)
!33 = !DILocation(line: 68, column: 43, scope: !8)
!34 = !DILocation(line: 69, column: 22, scope: !8)
!35 = !DILocation(line: 69, column: 34, scope: !8)
!36 = !DILocation(line: 70, column: 32, scope: !8)
!37 = !DILocation(line: 69, column: 39, scope: !8)
!38 = !DILocation(line: 69, column: 16, scope: !8)
!39 = !DILocation(line: 69, column: 27, scope: !8)
!40 = !DILocation(line: 73, column: 68, scope: !8)
!41 = !DILocation(line: 73, column: 43, scope: !8)
!42 = !DILocation(line: 71, column: 39, scope: !8)
!43 = !DILocation(line: 71, column: 46, scope: !8)
!44 = !DILocation(line: 71, column: 53, scope: !8)
!45 = !DILocation(line: 71, column: 30, scope: !8)
!46 = !DILocation(line: 72, column: 18, scope: !8)
!47 = !DILocation(line: 72, column: 25, scope: !8)
!48 = !DILocation(line: 72, column: 54, scope: !8)
!49 = !DILocation(line: 73, column: 80, scope: !8)
!50 = !DILocation(line: 73, column: 76, scope: !8)
!51 = !DILocation(line: 73, column: 51, scope: !8)
!52 = !DILocation(line: 73, column: 61, scope: !8)
!53 = !DILocation(line: 73, column: 33, scope: !8)
!54 = !DILocation(line: 73, column: 4, scope: !8)
