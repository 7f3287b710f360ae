; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @sort_rows_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg readnone captures(none) %3, ptr addrspace(1) inreg readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !8
  %8 = and i32 %7, 255, !dbg !8
  %9 = lshr i32 %7, 6, !dbg !8
  %10 = or disjoint i32 %8, 256, !dbg !8
  %11 = mul i32 %2, %6, !dbg !9
  %12 = add i32 %11, %8, !dbg !10
  %13 = add i32 %11, %10, !dbg !10
  %14 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !11
  %15 = shl i32 %12, 2, !dbg !11
  %16 = shl i32 %13, 2, !dbg !11
  %17 = lshr i32 %7, 2, !dbg !12
  %.lobit = and i32 %17, 1, !dbg !12
  %18 = lshr i32 %7, 3, !dbg !12
  %.lobit5 = and i32 %18, 1, !dbg !12
  %19 = lshr i32 %7, 4, !dbg !12
  %.lobit6 = and i32 %19, 1, !dbg !12
  %20 = lshr i32 %7, 5, !dbg !12
  %.lobit7 = and i32 %20, 1, !dbg !12
  %.lobit8 = and i32 %9, 1, !dbg !12
  %21 = lshr i32 %7, 7, !dbg !12
  %.lobit9 = and i32 %21, 1, !dbg !12
  %22 = lshr i32 %7, 1, !dbg !12
  %.lobit10 = and i32 %22, 1, !dbg !12
  %23 = and i32 %7, 1, !dbg !12
  %24 = xor i32 %.lobit10, %23, !dbg !20
  %25 = xor i32 %.lobit, %.lobit10, !dbg !20
  %26 = xor i32 %.lobit, %23, !dbg !20
  %27 = insertelement <2 x i32> poison, i32 %10, i64 0, !dbg !22
  %28 = insertelement <2 x i32> %27, i32 %8, i64 1, !dbg !22
  %29 = insertelement <2 x i32> poison, i32 %2, i64 0, !dbg !22
  %30 = shufflevector <2 x i32> %29, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !22
  %31 = icmp slt <2 x i32> %28, %30, !dbg !22
  %32 = extractelement <2 x i1> %31, i64 1, !dbg !11
  %33 = select i1 %32, i32 %15, i32 -2147483648, !dbg !11
  %34 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %14, i32 %33, i32 0, i32 0), !dbg !11
  %35 = bitcast float %34 to <1 x float>, !dbg !11
  %36 = extractelement <2 x i1> %31, i64 0, !dbg !11
  %37 = select i1 %36, i32 %16, i32 -2147483648, !dbg !11
  %38 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %14, i32 %37, i32 0, i32 0), !dbg !11
  %39 = bitcast float %38 to <1 x float>, !dbg !11
  %40 = shufflevector <1 x float> %39, <1 x float> %35, <2 x i32> <i32 0, i32 1>, !dbg !11
  %41 = select <2 x i1> %31, <2 x float> %40, <2 x float> splat (float 0x7FF0000000000000), !dbg !11
  %bc = bitcast <2 x float> %41 to <2 x i32>, !dbg !23
  %42 = extractelement <2 x i32> %bc, i64 1, !dbg !23
  %bc100 = bitcast <2 x float> %41 to <2 x i32>, !dbg !23
  %43 = extractelement <2 x i32> %bc100, i64 0, !dbg !23
  %44 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %42, i32 %42, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %45 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %43, i32 %43, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %46 = insertelement <2 x i32> poison, i32 %45, i64 0, !dbg !26
  %47 = insertelement <2 x i32> %46, i32 %44, i64 1, !dbg !26
  %48 = bitcast <2 x i32> %47 to <2 x float>, !dbg !26
  %49 = fcmp ogt <2 x float> %41, %48, !dbg !27
  %50 = insertelement <2 x i32> poison, i32 %24, i64 0, !dbg !28
  %51 = shufflevector <2 x i32> %50, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %52 = zext <2 x i1> %49 to <2 x i32>, !dbg !28
  %53 = icmp eq <2 x i32> %51, %52, !dbg !28
  %54 = select <2 x i1> %53, <2 x float> %41, <2 x float> %48, !dbg !29
  %bc101 = bitcast <2 x float> %54 to <2 x i32>, !dbg !23
  %55 = extractelement <2 x i32> %bc101, i64 1, !dbg !23
  %bc102 = bitcast <2 x float> %54 to <2 x i32>, !dbg !23
  %56 = extractelement <2 x i32> %bc102, i64 0, !dbg !23
  %57 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %55, i32 %55, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %58 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %56, i32 %56, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %59 = insertelement <2 x i32> poison, i32 %58, i64 0, !dbg !26
  %60 = insertelement <2 x i32> %59, i32 %57, i64 1, !dbg !26
  %61 = bitcast <2 x i32> %60 to <2 x float>, !dbg !26
  %62 = fcmp ogt <2 x float> %54, %61, !dbg !27
  %63 = zext <2 x i1> %62 to <2 x i32>, !dbg !28
  %64 = insertelement <2 x i32> poison, i32 %25, i64 0, !dbg !28
  %65 = shufflevector <2 x i32> %64, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %66 = icmp eq <2 x i32> %65, %63, !dbg !28
  %67 = select <2 x i1> %66, <2 x float> %54, <2 x float> %61, !dbg !29
  %bc103 = bitcast <2 x float> %67 to <2 x i32>, !dbg !23
  %68 = extractelement <2 x i32> %bc103, i64 1, !dbg !23
  %bc104 = bitcast <2 x float> %67 to <2 x i32>, !dbg !23
  %69 = extractelement <2 x i32> %bc104, i64 0, !dbg !23
  %70 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %68, i32 %68, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %71 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %69, i32 %69, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %72 = insertelement <2 x i32> poison, i32 %71, i64 0, !dbg !26
  %73 = insertelement <2 x i32> %72, i32 %70, i64 1, !dbg !26
  %74 = bitcast <2 x i32> %73 to <2 x float>, !dbg !26
  %75 = fcmp ogt <2 x float> %67, %74, !dbg !27
  %76 = zext <2 x i1> %75 to <2 x i32>, !dbg !28
  %77 = insertelement <2 x i32> poison, i32 %26, i64 0, !dbg !28
  %78 = shufflevector <2 x i32> %77, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %79 = icmp eq <2 x i32> %78, %76, !dbg !28
  %80 = select <2 x i1> %79, <2 x float> %67, <2 x float> %74, !dbg !29
  %bc105 = bitcast <2 x float> %80 to <2 x i32>, !dbg !23
  %81 = extractelement <2 x i32> %bc105, i64 1, !dbg !23
  %bc106 = bitcast <2 x float> %80 to <2 x i32>, !dbg !23
  %82 = extractelement <2 x i32> %bc106, i64 0, !dbg !23
  %83 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %81, i32 %81, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %84 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %83, i32 %81, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %85 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %82, i32 %82, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %86 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %85, i32 %82, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %87 = insertelement <2 x i32> poison, i32 %86, i64 0, !dbg !26
  %88 = insertelement <2 x i32> %87, i32 %84, i64 1, !dbg !26
  %89 = bitcast <2 x i32> %88 to <2 x float>, !dbg !26
  %90 = xor i32 %.lobit5, %.lobit, !dbg !20
  %91 = fcmp ogt <2 x float> %80, %89, !dbg !27
  %92 = insertelement <2 x i32> poison, i32 %90, i64 0, !dbg !28
  %93 = shufflevector <2 x i32> %92, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %94 = zext <2 x i1> %91 to <2 x i32>, !dbg !28
  %95 = icmp eq <2 x i32> %93, %94, !dbg !28
  %96 = xor i32 %.lobit5, %.lobit10, !dbg !20
  %97 = xor i32 %.lobit5, %23, !dbg !20
  %98 = xor i32 %.lobit6, %.lobit5, !dbg !20
  %99 = xor i32 %.lobit6, %.lobit, !dbg !20
  %100 = select <2 x i1> %95, <2 x float> %80, <2 x float> %89, !dbg !29
  %bc107 = bitcast <2 x float> %100 to <2 x i32>, !dbg !23
  %101 = extractelement <2 x i32> %bc107, i64 1, !dbg !23
  %bc108 = bitcast <2 x float> %100 to <2 x i32>, !dbg !23
  %102 = extractelement <2 x i32> %bc108, i64 0, !dbg !23
  %103 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %101, i32 %101, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %102, i32 %102, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %105 = insertelement <2 x i32> poison, i32 %104, i64 0, !dbg !26
  %106 = insertelement <2 x i32> %105, i32 %103, i64 1, !dbg !26
  %107 = bitcast <2 x i32> %106 to <2 x float>, !dbg !26
  %108 = fcmp ogt <2 x float> %100, %107, !dbg !27
  %109 = insertelement <2 x i32> poison, i32 %96, i64 0, !dbg !28
  %110 = shufflevector <2 x i32> %109, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %111 = zext <2 x i1> %108 to <2 x i32>, !dbg !28
  %112 = icmp eq <2 x i32> %110, %111, !dbg !28
  %113 = select <2 x i1> %112, <2 x float> %100, <2 x float> %107, !dbg !29
  %bc109 = bitcast <2 x float> %113 to <2 x i32>, !dbg !23
  %114 = extractelement <2 x i32> %bc109, i64 1, !dbg !23
  %bc110 = bitcast <2 x float> %113 to <2 x i32>, !dbg !23
  %115 = extractelement <2 x i32> %bc110, i64 0, !dbg !23
  %116 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %114, i32 %114, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %117 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %115, i32 %115, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %118 = insertelement <2 x i32> poison, i32 %117, i64 0, !dbg !26
  %119 = insertelement <2 x i32> %118, i32 %116, i64 1, !dbg !26
  %120 = bitcast <2 x i32> %119 to <2 x float>, !dbg !26
  %121 = fcmp ogt <2 x float> %113, %120, !dbg !27
  %122 = insertelement <2 x i32> poison, i32 %97, i64 0, !dbg !28
  %123 = shufflevector <2 x i32> %122, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %124 = zext <2 x i1> %121 to <2 x i32>, !dbg !28
  %125 = icmp eq <2 x i32> %123, %124, !dbg !28
  %126 = select <2 x i1> %125, <2 x float> %113, <2 x float> %120, !dbg !29
  %bc111 = bitcast <2 x float> %126 to <2 x i32>, !dbg !23
  %127 = extractelement <2 x i32> %bc111, i64 1, !dbg !23
  %bc112 = bitcast <2 x float> %126 to <2 x i32>, !dbg !23
  %128 = extractelement <2 x i32> %bc112, i64 0, !dbg !23
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %127, i32 %127, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %130 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %129, i32 %127, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %131 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %128, i32 %128, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %132 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %131, i32 %128, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %133 = insertelement <2 x i32> poison, i32 %132, i64 0, !dbg !26
  %134 = insertelement <2 x i32> %133, i32 %130, i64 1, !dbg !26
  %135 = bitcast <2 x i32> %134 to <2 x float>, !dbg !26
  %136 = fcmp ogt <2 x float> %126, %135, !dbg !27
  %137 = zext <2 x i1> %136 to <2 x i32>, !dbg !28
  %138 = insertelement <2 x i32> poison, i32 %98, i64 0, !dbg !28
  %139 = shufflevector <2 x i32> %138, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %140 = icmp eq <2 x i32> %139, %137, !dbg !28
  %141 = select <2 x i1> %140, <2 x float> %126, <2 x float> %135, !dbg !29
  %bc113 = bitcast <2 x float> %141 to <2 x i32>, !dbg !23
  %142 = extractelement <2 x i32> %bc113, i64 1, !dbg !23
  %bc114 = bitcast <2 x float> %141 to <2 x i32>, !dbg !23
  %143 = extractelement <2 x i32> %bc114, i64 0, !dbg !23
  %144 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %142, i32 %142, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %145 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %144, i32 %142, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %146 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %143, i32 %143, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %147 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %146, i32 %143, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %148 = insertelement <2 x i32> poison, i32 %147, i64 0, !dbg !26
  %149 = insertelement <2 x i32> %148, i32 %145, i64 1, !dbg !26
  %150 = bitcast <2 x i32> %149 to <2 x float>, !dbg !26
  %151 = fcmp ogt <2 x float> %141, %150, !dbg !27
  %152 = zext <2 x i1> %151 to <2 x i32>, !dbg !28
  %153 = insertelement <2 x i32> poison, i32 %99, i64 0, !dbg !28
  %154 = shufflevector <2 x i32> %153, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %155 = icmp eq <2 x i32> %154, %152, !dbg !28
  %156 = select <2 x i1> %155, <2 x float> %141, <2 x float> %150, !dbg !29
  %bc115 = bitcast <2 x float> %156 to <2 x i32>, !dbg !23
  %157 = extractelement <2 x i32> %bc115, i64 1, !dbg !23
  %bc116 = bitcast <2 x float> %156 to <2 x i32>, !dbg !23
  %158 = extractelement <2 x i32> %bc116, i64 0, !dbg !23
  %159 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %157, i32 %157, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %160 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %158, i32 %158, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %161 = insertelement <2 x i32> poison, i32 %160, i64 0, !dbg !26
  %162 = insertelement <2 x i32> %161, i32 %159, i64 1, !dbg !26
  %163 = bitcast <2 x i32> %162 to <2 x float>, !dbg !26
  %164 = xor i32 %.lobit6, %.lobit10, !dbg !20
  %165 = fcmp ogt <2 x float> %156, %163, !dbg !27
  %166 = insertelement <2 x i32> poison, i32 %164, i64 0, !dbg !28
  %167 = shufflevector <2 x i32> %166, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %168 = zext <2 x i1> %165 to <2 x i32>, !dbg !28
  %169 = icmp eq <2 x i32> %167, %168, !dbg !28
  %170 = xor i32 %.lobit6, %23, !dbg !20
  %171 = xor i32 %.lobit7, %.lobit6, !dbg !20
  %172 = xor i32 %.lobit7, %.lobit5, !dbg !20
  %173 = xor i32 %.lobit7, %.lobit, !dbg !20
  %174 = select <2 x i1> %169, <2 x float> %156, <2 x float> %163, !dbg !29
  %bc117 = bitcast <2 x float> %174 to <2 x i32>, !dbg !23
  %175 = extractelement <2 x i32> %bc117, i64 1, !dbg !23
  %bc118 = bitcast <2 x float> %174 to <2 x i32>, !dbg !23
  %176 = extractelement <2 x i32> %bc118, i64 0, !dbg !23
  %177 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %175, i32 %175, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %178 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %176, i32 %176, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %179 = insertelement <2 x i32> poison, i32 %178, i64 0, !dbg !26
  %180 = insertelement <2 x i32> %179, i32 %177, i64 1, !dbg !26
  %181 = bitcast <2 x i32> %180 to <2 x float>, !dbg !26
  %182 = fcmp ogt <2 x float> %174, %181, !dbg !27
  %183 = insertelement <2 x i32> poison, i32 %170, i64 0, !dbg !28
  %184 = shufflevector <2 x i32> %183, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %185 = zext <2 x i1> %182 to <2 x i32>, !dbg !28
  %186 = icmp eq <2 x i32> %184, %185, !dbg !28
  %187 = select <2 x i1> %186, <2 x float> %174, <2 x float> %181, !dbg !29
  %bc119 = bitcast <2 x float> %187 to <2 x i32>, !dbg !23
  %188 = extractelement <2 x i32> %bc119, i64 1, !dbg !23
  %bc120 = bitcast <2 x float> %187 to <2 x i32>, !dbg !23
  %189 = extractelement <2 x i32> %bc120, i64 0, !dbg !23
  %190 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %188, i32 16415), !dbg !24
  %191 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %189, i32 16415), !dbg !24
  %192 = insertelement <2 x i32> poison, i32 %191, i64 0, !dbg !26
  %193 = insertelement <2 x i32> %192, i32 %190, i64 1, !dbg !26
  %194 = bitcast <2 x i32> %193 to <2 x float>, !dbg !26
  %195 = fcmp ogt <2 x float> %187, %194, !dbg !27
  %196 = insertelement <2 x i32> poison, i32 %171, i64 0, !dbg !28
  %197 = shufflevector <2 x i32> %196, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %198 = zext <2 x i1> %195 to <2 x i32>, !dbg !28
  %199 = icmp eq <2 x i32> %197, %198, !dbg !28
  %200 = select <2 x i1> %199, <2 x float> %187, <2 x float> %194, !dbg !29
  %bc121 = bitcast <2 x float> %200 to <2 x i32>, !dbg !23
  %201 = extractelement <2 x i32> %bc121, i64 1, !dbg !23
  %bc122 = bitcast <2 x float> %200 to <2 x i32>, !dbg !23
  %202 = extractelement <2 x i32> %bc122, i64 0, !dbg !23
  %203 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %201, i32 %201, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %203, i32 %201, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %205 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %202, i32 %202, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %206 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %205, i32 %202, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %207 = insertelement <2 x i32> poison, i32 %206, i64 0, !dbg !26
  %208 = insertelement <2 x i32> %207, i32 %204, i64 1, !dbg !26
  %209 = bitcast <2 x i32> %208 to <2 x float>, !dbg !26
  %210 = fcmp ogt <2 x float> %200, %209, !dbg !27
  %211 = zext <2 x i1> %210 to <2 x i32>, !dbg !28
  %212 = insertelement <2 x i32> poison, i32 %172, i64 0, !dbg !28
  %213 = shufflevector <2 x i32> %212, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %214 = icmp eq <2 x i32> %213, %211, !dbg !28
  %215 = select <2 x i1> %214, <2 x float> %200, <2 x float> %209, !dbg !29
  %bc123 = bitcast <2 x float> %215 to <2 x i32>, !dbg !23
  %216 = extractelement <2 x i32> %bc123, i64 1, !dbg !23
  %bc124 = bitcast <2 x float> %215 to <2 x i32>, !dbg !23
  %217 = extractelement <2 x i32> %bc124, i64 0, !dbg !23
  %218 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %216, i32 %216, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %219 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %218, i32 %216, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %220 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %217, i32 %217, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %221 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %220, i32 %217, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %222 = insertelement <2 x i32> poison, i32 %221, i64 0, !dbg !26
  %223 = insertelement <2 x i32> %222, i32 %219, i64 1, !dbg !26
  %224 = bitcast <2 x i32> %223 to <2 x float>, !dbg !26
  %225 = fcmp ogt <2 x float> %215, %224, !dbg !27
  %226 = zext <2 x i1> %225 to <2 x i32>, !dbg !28
  %227 = insertelement <2 x i32> poison, i32 %173, i64 0, !dbg !28
  %228 = shufflevector <2 x i32> %227, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %229 = icmp eq <2 x i32> %228, %226, !dbg !28
  %230 = select <2 x i1> %229, <2 x float> %215, <2 x float> %224, !dbg !29
  %bc125 = bitcast <2 x float> %230 to <2 x i32>, !dbg !23
  %231 = extractelement <2 x i32> %bc125, i64 1, !dbg !23
  %bc126 = bitcast <2 x float> %230 to <2 x i32>, !dbg !23
  %232 = extractelement <2 x i32> %bc126, i64 0, !dbg !23
  %233 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %231, i32 %231, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %234 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %232, i32 %232, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %235 = insertelement <2 x i32> poison, i32 %234, i64 0, !dbg !26
  %236 = insertelement <2 x i32> %235, i32 %233, i64 1, !dbg !26
  %237 = bitcast <2 x i32> %236 to <2 x float>, !dbg !26
  %238 = xor i32 %.lobit7, %.lobit10, !dbg !20
  %239 = fcmp ogt <2 x float> %230, %237, !dbg !27
  %240 = insertelement <2 x i32> poison, i32 %238, i64 0, !dbg !28
  %241 = shufflevector <2 x i32> %240, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %242 = zext <2 x i1> %239 to <2 x i32>, !dbg !28
  %243 = icmp eq <2 x i32> %241, %242, !dbg !28
  %244 = xor i32 %.lobit7, %23, !dbg !20
  %245 = shl nuw nsw i32 %8, 2, !dbg !24
  %246 = xor i32 %245, 128, !dbg !24
  %247 = xor i32 %.lobit8, %.lobit7, !dbg !20
  %248 = xor i32 %.lobit8, %.lobit6, !dbg !20
  %249 = xor i32 %.lobit8, %.lobit5, !dbg !20
  %250 = select <2 x i1> %243, <2 x float> %230, <2 x float> %237, !dbg !29
  %bc127 = bitcast <2 x float> %250 to <2 x i32>, !dbg !23
  %251 = extractelement <2 x i32> %bc127, i64 1, !dbg !23
  %bc128 = bitcast <2 x float> %250 to <2 x i32>, !dbg !23
  %252 = extractelement <2 x i32> %bc128, i64 0, !dbg !23
  %253 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %251, i32 %251, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %254 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %252, i32 %252, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %255 = insertelement <2 x i32> poison, i32 %254, i64 0, !dbg !26
  %256 = insertelement <2 x i32> %255, i32 %253, i64 1, !dbg !26
  %257 = bitcast <2 x i32> %256 to <2 x float>, !dbg !26
  %258 = fcmp ogt <2 x float> %250, %257, !dbg !27
  %259 = insertelement <2 x i32> poison, i32 %244, i64 0, !dbg !28
  %260 = shufflevector <2 x i32> %259, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %261 = zext <2 x i1> %258 to <2 x i32>, !dbg !28
  %262 = icmp eq <2 x i32> %260, %261, !dbg !28
  %263 = select <2 x i1> %262, <2 x float> %250, <2 x float> %257, !dbg !29
  %bc129 = bitcast <2 x float> %263 to <2 x i32>, !dbg !23
  %264 = extractelement <2 x i32> %bc129, i64 1, !dbg !23
  %bc130 = bitcast <2 x float> %263 to <2 x i32>, !dbg !23
  %265 = extractelement <2 x i32> %bc130, i64 0, !dbg !23
  %266 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %264), !dbg !24
  %267 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %265), !dbg !24
  %268 = insertelement <2 x i32> poison, i32 %267, i64 0, !dbg !26
  %269 = insertelement <2 x i32> %268, i32 %266, i64 1, !dbg !26
  %270 = bitcast <2 x i32> %269 to <2 x float>, !dbg !26
  %271 = fcmp ogt <2 x float> %263, %270, !dbg !27
  %272 = insertelement <2 x i32> poison, i32 %247, i64 0, !dbg !28
  %273 = shufflevector <2 x i32> %272, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %274 = zext <2 x i1> %271 to <2 x i32>, !dbg !28
  %275 = icmp eq <2 x i32> %273, %274, !dbg !28
  %276 = select <2 x i1> %275, <2 x float> %263, <2 x float> %270, !dbg !29
  %bc131 = bitcast <2 x float> %276 to <2 x i32>, !dbg !23
  %277 = extractelement <2 x i32> %bc131, i64 1, !dbg !23
  %bc132 = bitcast <2 x float> %276 to <2 x i32>, !dbg !23
  %278 = extractelement <2 x i32> %bc132, i64 0, !dbg !23
  %279 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %277, i32 16415), !dbg !24
  %280 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %278, i32 16415), !dbg !24
  %281 = insertelement <2 x i32> poison, i32 %280, i64 0, !dbg !26
  %282 = insertelement <2 x i32> %281, i32 %279, i64 1, !dbg !26
  %283 = bitcast <2 x i32> %282 to <2 x float>, !dbg !26
  %284 = fcmp ogt <2 x float> %276, %283, !dbg !27
  %285 = zext <2 x i1> %284 to <2 x i32>, !dbg !28
  %286 = insertelement <2 x i32> poison, i32 %248, i64 0, !dbg !28
  %287 = shufflevector <2 x i32> %286, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %288 = icmp eq <2 x i32> %287, %285, !dbg !28
  %289 = select <2 x i1> %288, <2 x float> %276, <2 x float> %283, !dbg !29
  %bc133 = bitcast <2 x float> %289 to <2 x i32>, !dbg !23
  %290 = extractelement <2 x i32> %bc133, i64 1, !dbg !23
  %bc134 = bitcast <2 x float> %289 to <2 x i32>, !dbg !23
  %291 = extractelement <2 x i32> %bc134, i64 0, !dbg !23
  %292 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %290, i32 %290, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %293 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %292, i32 %290, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %294 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %291, i32 %291, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %295 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %294, i32 %291, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %296 = insertelement <2 x i32> poison, i32 %295, i64 0, !dbg !26
  %297 = insertelement <2 x i32> %296, i32 %293, i64 1, !dbg !26
  %298 = bitcast <2 x i32> %297 to <2 x float>, !dbg !26
  %299 = fcmp ogt <2 x float> %289, %298, !dbg !27
  %300 = zext <2 x i1> %299 to <2 x i32>, !dbg !28
  %301 = insertelement <2 x i32> poison, i32 %249, i64 0, !dbg !28
  %302 = shufflevector <2 x i32> %301, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %303 = icmp eq <2 x i32> %302, %300, !dbg !28
  %304 = select <2 x i1> %303, <2 x float> %289, <2 x float> %298, !dbg !29
  %bc135 = bitcast <2 x float> %304 to <2 x i32>, !dbg !23
  %305 = extractelement <2 x i32> %bc135, i64 1, !dbg !23
  %bc136 = bitcast <2 x float> %304 to <2 x i32>, !dbg !23
  %306 = extractelement <2 x i32> %bc136, i64 0, !dbg !23
  %307 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %305, i32 %305, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %308 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %307, i32 %305, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %309 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %306, i32 %306, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %310 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %309, i32 %306, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %311 = insertelement <2 x i32> poison, i32 %310, i64 0, !dbg !26
  %312 = insertelement <2 x i32> %311, i32 %308, i64 1, !dbg !26
  %313 = bitcast <2 x i32> %312 to <2 x float>, !dbg !26
  %314 = xor i32 %.lobit8, %.lobit, !dbg !20
  %315 = fcmp ogt <2 x float> %304, %313, !dbg !27
  %316 = insertelement <2 x i32> poison, i32 %314, i64 0, !dbg !28
  %317 = shufflevector <2 x i32> %316, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %318 = zext <2 x i1> %315 to <2 x i32>, !dbg !28
  %319 = icmp eq <2 x i32> %317, %318, !dbg !28
  %320 = xor i32 %.lobit8, %.lobit10, !dbg !20
  %321 = xor i32 %.lobit8, %23, !dbg !20
  %322 = select <2 x i1> %319, <2 x float> %304, <2 x float> %313, !dbg !29
  %bc137 = bitcast <2 x float> %322 to <2 x i32>, !dbg !23
  %323 = extractelement <2 x i32> %bc137, i64 1, !dbg !23
  %bc138 = bitcast <2 x float> %322 to <2 x i32>, !dbg !23
  %324 = extractelement <2 x i32> %bc138, i64 0, !dbg !23
  %325 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %323, i32 %323, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %326 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %324, i32 %324, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %327 = insertelement <2 x i32> poison, i32 %326, i64 0, !dbg !26
  %328 = insertelement <2 x i32> %327, i32 %325, i64 1, !dbg !26
  %329 = bitcast <2 x i32> %328 to <2 x float>, !dbg !26
  %330 = fcmp ogt <2 x float> %322, %329, !dbg !27
  %331 = insertelement <2 x i32> poison, i32 %320, i64 0, !dbg !28
  %332 = shufflevector <2 x i32> %331, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %333 = zext <2 x i1> %330 to <2 x i32>, !dbg !28
  %334 = icmp eq <2 x i32> %332, %333, !dbg !28
  %335 = select <2 x i1> %334, <2 x float> %322, <2 x float> %329, !dbg !29
  %bc139 = bitcast <2 x float> %335 to <2 x i32>, !dbg !23
  %336 = extractelement <2 x i32> %bc139, i64 1, !dbg !23
  %bc140 = bitcast <2 x float> %335 to <2 x i32>, !dbg !23
  %337 = extractelement <2 x i32> %bc140, i64 0, !dbg !23
  %338 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %336, i32 %336, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %339 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %337, i32 %337, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %340 = insertelement <2 x i32> poison, i32 %339, i64 0, !dbg !26
  %341 = insertelement <2 x i32> %340, i32 %338, i64 1, !dbg !26
  %342 = bitcast <2 x i32> %341 to <2 x float>, !dbg !26
  %343 = fcmp ogt <2 x float> %335, %342, !dbg !27
  %344 = insertelement <2 x i32> poison, i32 %321, i64 0, !dbg !28
  %345 = shufflevector <2 x i32> %344, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %346 = zext <2 x i1> %343 to <2 x i32>, !dbg !28
  %347 = icmp eq <2 x i32> %345, %346, !dbg !28
  %348 = select <2 x i1> %347, <2 x float> %335, <2 x float> %342, !dbg !29
  %349 = bitcast <2 x float> %348 to <2 x i32>, !dbg !23
  %350 = shl nuw nsw i32 %.lobit9, 2, !dbg !24
  %351 = shl nuw nsw i32 %.lobit7, 1, !dbg !24
  %352 = or disjoint i32 %350, %351, !dbg !24
  %353 = or disjoint i32 %352, %.lobit6, !dbg !24
  %354 = shl nuw nsw i32 %353, 2, !dbg !24
  %355 = shl nuw nsw i32 %.lobit5, 1, !dbg !24
  %356 = or disjoint i32 %354, %355, !dbg !24
  %357 = or disjoint i32 %356, %.lobit, !dbg !24
  %358 = shl nuw nsw i32 %357, 2, !dbg !24
  %359 = shl nuw nsw i32 %.lobit10, 1, !dbg !24
  %360 = or disjoint i32 %358, %359, !dbg !24
  %361 = or disjoint i32 %360, %23, !dbg !24
  %.idx = shl nuw nsw i32 %361, 4, !dbg !24
  %362 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !24
  %363 = getelementptr i32, ptr addrspace(3) %362, i32 %.lobit8, !dbg !24
  %364 = extractelement <2 x float> %348, i64 1, !dbg !24
  store float %364, ptr addrspace(3) %363, align 4, !dbg !24
  %365 = getelementptr i8, ptr addrspace(3) %362, i32 8, !dbg !24
  %366 = getelementptr i32, ptr addrspace(3) %365, i32 %.lobit8, !dbg !24
  %367 = extractelement <2 x float> %348, i64 0, !dbg !24
  store float %367, ptr addrspace(3) %366, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %368 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %8, !dbg !24
  %369 = load i32, ptr addrspace(3) %368, align 4, !dbg !24
  %370 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %369, i32 %369, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %371 = icmp eq i32 %23, 0, !dbg !24
  br i1 %371, label %372, label %374, !dbg !24

372:                                              ; preds = %5
  %373 = xor i32 %370, %369
  store i32 %373, ptr addrspace(3) %368, align 4, !dbg !24
  br label %374, !dbg !24

374:                                              ; preds = %372, %5
  %375 = getelementptr i8, ptr addrspace(3) %368, i32 1024, !dbg !24
  %376 = load i32, ptr addrspace(3) %375, align 4, !dbg !24
  %377 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %376, i32 %376, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %378, label %380, !dbg !24

378:                                              ; preds = %374
  %379 = xor i32 %377, %376
  store i32 %379, ptr addrspace(3) %375, align 4, !dbg !24
  br label %380, !dbg !24

380:                                              ; preds = %378, %374
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %381 = load i32, ptr addrspace(3) %362, align 16, !dbg !24
  %382 = load i32, ptr addrspace(3) %365, align 8, !dbg !24
  %383 = xor i32 %.lobit9, %.lobit8, !dbg !20
  %384 = xor i32 %.lobit9, %.lobit7, !dbg !20
  %385 = insertelement <2 x i32> poison, i32 %382, i64 0, !dbg !30
  %386 = insertelement <2 x i32> %385, i32 %381, i64 1, !dbg !30
  %387 = xor <2 x i32> %386, %349, !dbg !30
  %388 = bitcast <2 x i32> %387 to <2 x float>, !dbg !26
  %389 = fcmp ogt <2 x float> %348, %388, !dbg !27
  %390 = zext <2 x i1> %389 to <2 x i32>, !dbg !28
  %391 = insertelement <2 x i32> poison, i32 %383, i64 0, !dbg !28
  %392 = shufflevector <2 x i32> %391, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %393 = icmp eq <2 x i32> %392, %390, !dbg !28
  %394 = select <2 x i1> %393, <2 x float> %348, <2 x float> %388, !dbg !29
  %bc141 = bitcast <2 x float> %394 to <2 x i32>, !dbg !23
  %395 = extractelement <2 x i32> %bc141, i64 1, !dbg !23
  %bc142 = bitcast <2 x float> %394 to <2 x i32>, !dbg !23
  %396 = extractelement <2 x i32> %bc142, i64 0, !dbg !23
  %397 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %395), !dbg !24
  %398 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %396), !dbg !24
  %399 = insertelement <2 x i32> poison, i32 %398, i64 0, !dbg !26
  %400 = insertelement <2 x i32> %399, i32 %397, i64 1, !dbg !26
  %401 = bitcast <2 x i32> %400 to <2 x float>, !dbg !26
  %402 = fcmp ogt <2 x float> %394, %401, !dbg !27
  %403 = zext <2 x i1> %402 to <2 x i32>, !dbg !28
  %404 = insertelement <2 x i32> poison, i32 %384, i64 0, !dbg !28
  %405 = shufflevector <2 x i32> %404, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %406 = icmp eq <2 x i32> %405, %403, !dbg !28
  %407 = select <2 x i1> %406, <2 x float> %394, <2 x float> %401, !dbg !29
  %bc143 = bitcast <2 x float> %407 to <2 x i32>, !dbg !23
  %408 = extractelement <2 x i32> %bc143, i64 1, !dbg !23
  %bc144 = bitcast <2 x float> %407 to <2 x i32>, !dbg !23
  %409 = extractelement <2 x i32> %bc144, i64 0, !dbg !23
  %410 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %408, i32 16415), !dbg !24
  %411 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %409, i32 16415), !dbg !24
  %412 = insertelement <2 x i32> poison, i32 %411, i64 0, !dbg !26
  %413 = insertelement <2 x i32> %412, i32 %410, i64 1, !dbg !26
  %414 = bitcast <2 x i32> %413 to <2 x float>, !dbg !26
  %415 = xor i32 %.lobit9, %.lobit6, !dbg !20
  %416 = fcmp ogt <2 x float> %407, %414, !dbg !27
  %417 = insertelement <2 x i32> poison, i32 %415, i64 0, !dbg !28
  %418 = shufflevector <2 x i32> %417, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %419 = zext <2 x i1> %416 to <2 x i32>, !dbg !28
  %420 = icmp eq <2 x i32> %418, %419, !dbg !28
  %421 = xor i32 %.lobit9, %.lobit5, !dbg !20
  %422 = xor i32 %.lobit9, %.lobit, !dbg !20
  %423 = xor i32 %.lobit9, %.lobit10, !dbg !20
  %424 = xor i32 %.lobit9, %23, !dbg !20
  %425 = select <2 x i1> %420, <2 x float> %407, <2 x float> %414, !dbg !29
  %bc145 = bitcast <2 x float> %425 to <2 x i32>, !dbg !23
  %426 = extractelement <2 x i32> %bc145, i64 1, !dbg !23
  %bc146 = bitcast <2 x float> %425 to <2 x i32>, !dbg !23
  %427 = extractelement <2 x i32> %bc146, i64 0, !dbg !23
  %428 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %426, i32 %426, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %429 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %428, i32 %426, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %430 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %427, i32 %427, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %431 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %430, i32 %427, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %432 = insertelement <2 x i32> poison, i32 %431, i64 0, !dbg !26
  %433 = insertelement <2 x i32> %432, i32 %429, i64 1, !dbg !26
  %434 = bitcast <2 x i32> %433 to <2 x float>, !dbg !26
  %435 = fcmp ogt <2 x float> %425, %434, !dbg !27
  %436 = insertelement <2 x i32> poison, i32 %421, i64 0, !dbg !28
  %437 = shufflevector <2 x i32> %436, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %438 = zext <2 x i1> %435 to <2 x i32>, !dbg !28
  %439 = icmp eq <2 x i32> %437, %438, !dbg !28
  %440 = select <2 x i1> %439, <2 x float> %425, <2 x float> %434, !dbg !29
  %bc147 = bitcast <2 x float> %440 to <2 x i32>, !dbg !23
  %441 = extractelement <2 x i32> %bc147, i64 1, !dbg !23
  %bc148 = bitcast <2 x float> %440 to <2 x i32>, !dbg !23
  %442 = extractelement <2 x i32> %bc148, i64 0, !dbg !23
  %443 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %441, i32 %441, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %444 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %443, i32 %441, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %445 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %442, i32 %442, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %446 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %445, i32 %442, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %447 = insertelement <2 x i32> poison, i32 %446, i64 0, !dbg !26
  %448 = insertelement <2 x i32> %447, i32 %444, i64 1, !dbg !26
  %449 = bitcast <2 x i32> %448 to <2 x float>, !dbg !26
  %450 = fcmp ogt <2 x float> %440, %449, !dbg !27
  %451 = insertelement <2 x i32> poison, i32 %422, i64 0, !dbg !28
  %452 = shufflevector <2 x i32> %451, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %453 = zext <2 x i1> %450 to <2 x i32>, !dbg !28
  %454 = icmp eq <2 x i32> %452, %453, !dbg !28
  %455 = select <2 x i1> %454, <2 x float> %440, <2 x float> %449, !dbg !29
  %bc149 = bitcast <2 x float> %455 to <2 x i32>, !dbg !23
  %456 = extractelement <2 x i32> %bc149, i64 1, !dbg !23
  %bc150 = bitcast <2 x float> %455 to <2 x i32>, !dbg !23
  %457 = extractelement <2 x i32> %bc150, i64 0, !dbg !23
  %458 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %456, i32 %456, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %459 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %457, i32 %457, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %460 = insertelement <2 x i32> poison, i32 %459, i64 0, !dbg !26
  %461 = insertelement <2 x i32> %460, i32 %458, i64 1, !dbg !26
  %462 = bitcast <2 x i32> %461 to <2 x float>, !dbg !26
  %463 = fcmp ogt <2 x float> %455, %462, !dbg !27
  %464 = zext <2 x i1> %463 to <2 x i32>, !dbg !28
  %465 = insertelement <2 x i32> poison, i32 %423, i64 0, !dbg !28
  %466 = shufflevector <2 x i32> %465, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %467 = icmp eq <2 x i32> %466, %464, !dbg !28
  %468 = select <2 x i1> %467, <2 x float> %455, <2 x float> %462, !dbg !29
  %bc151 = bitcast <2 x float> %468 to <2 x i32>, !dbg !23
  %469 = extractelement <2 x i32> %bc151, i64 1, !dbg !23
  %bc152 = bitcast <2 x float> %468 to <2 x i32>, !dbg !23
  %470 = extractelement <2 x i32> %bc152, i64 0, !dbg !23
  %471 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %469, i32 %469, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %472 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %470, i32 %470, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %473 = insertelement <2 x i32> poison, i32 %472, i64 0, !dbg !26
  %474 = insertelement <2 x i32> %473, i32 %471, i64 1, !dbg !26
  %475 = bitcast <2 x i32> %474 to <2 x float>, !dbg !26
  %476 = fcmp ogt <2 x float> %468, %475, !dbg !27
  %477 = insertelement <2 x i32> poison, i32 %424, i64 0, !dbg !28
  %478 = shufflevector <2 x i32> %477, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %479 = zext <2 x i1> %476 to <2 x i32>, !dbg !28
  %480 = icmp eq <2 x i32> %478, %479, !dbg !28
  %481 = select <2 x i1> %480, <2 x float> %468, <2 x float> %475, !dbg !29
  %482 = bitcast <2 x float> %481 to <2 x i32>, !dbg !23
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  %483 = lshr i32 %8, 7, !dbg !24
  %484 = shl nuw nsw i32 %.lobit8, 2, !dbg !24
  %485 = or disjoint i32 %484, %351, !dbg !24
  %486 = or disjoint i32 %485, %.lobit6, !dbg !24
  %487 = shl nuw nsw i32 %486, 2, !dbg !24
  %488 = or disjoint i32 %487, %355, !dbg !24
  %489 = or disjoint i32 %488, %.lobit, !dbg !24
  %490 = shl nuw nsw i32 %489, 2, !dbg !24
  %491 = or disjoint i32 %490, %359, !dbg !24
  %492 = or disjoint i32 %491, %23, !dbg !24
  %.idx99 = shl nuw nsw i32 %492, 4, !dbg !24
  %493 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx99, !dbg !24
  %494 = getelementptr i32, ptr addrspace(3) %493, i32 %483, !dbg !24
  %495 = extractelement <2 x float> %481, i64 1, !dbg !24
  store float %495, ptr addrspace(3) %494, align 4, !dbg !24
  %496 = getelementptr i8, ptr addrspace(3) %493, i32 8, !dbg !24
  %497 = getelementptr i32, ptr addrspace(3) %496, i32 %483, !dbg !24
  %498 = extractelement <2 x float> %481, i64 0, !dbg !24
  store float %498, ptr addrspace(3) %497, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %499 = load i32, ptr addrspace(3) %368, align 4, !dbg !24
  %500 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %499, i32 %499, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %501, label %503, !dbg !24

501:                                              ; preds = %380
  %502 = xor i32 %500, %499
  store i32 %502, ptr addrspace(3) %368, align 4, !dbg !24
  br label %503, !dbg !24

503:                                              ; preds = %501, %380
  %504 = load i32, ptr addrspace(3) %375, align 4, !dbg !24
  %505 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %504, i32 %504, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %506, label %.critedge, !dbg !24

506:                                              ; preds = %503
  %507 = xor i32 %505, %504
  store i32 %507, ptr addrspace(3) %375, align 4, !dbg !24
  br label %.critedge, !dbg !24

.critedge:                                        ; preds = %506, %503
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %508 = load i32, ptr addrspace(3) %493, align 16, !dbg !24
  %509 = load i32, ptr addrspace(3) %496, align 8, !dbg !24
  %510 = trunc i32 %21 to i1, !dbg !28
  %511 = insertelement <2 x i32> poison, i32 %509, i64 0, !dbg !30
  %512 = insertelement <2 x i32> %511, i32 %508, i64 1, !dbg !30
  %513 = xor <2 x i32> %512, %482, !dbg !30
  %514 = bitcast <2 x i32> %513 to <2 x float>, !dbg !26
  %515 = fcmp ule <2 x float> %481, %514, !dbg !28
  %516 = insertelement <2 x i1> poison, i1 %510, i64 0, !dbg !28
  %517 = shufflevector <2 x i1> %516, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !28
  %518 = xor <2 x i1> %515, %517, !dbg !28
  %519 = shufflevector <2 x float> %514, <2 x float> %481, <2 x i32> <i32 0, i32 3>, !dbg !29
  %520 = shufflevector <2 x float> %481, <2 x float> %514, <2 x i32> <i32 0, i32 3>, !dbg !29
  %521 = select <2 x i1> %518, <2 x float> %519, <2 x float> %520, !dbg !29
  %522 = bitcast <2 x float> %521 to <2 x i32>, !dbg !23
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  %523 = extractelement <2 x float> %521, i64 1, !dbg !24
  store float %523, ptr addrspace(3) %363, align 4, !dbg !24
  %524 = extractelement <2 x float> %521, i64 0, !dbg !24
  store float %524, ptr addrspace(3) %366, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %525 = load i32, ptr addrspace(3) %368, align 4, !dbg !24
  %526 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %525, i32 %525, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %527, label %529, !dbg !24

527:                                              ; preds = %.critedge
  %528 = xor i32 %526, %525
  store i32 %528, ptr addrspace(3) %368, align 4, !dbg !24
  br label %529, !dbg !24

529:                                              ; preds = %527, %.critedge
  %530 = load i32, ptr addrspace(3) %375, align 4, !dbg !24
  %531 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %530, i32 %530, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %532, label %.critedge2, !dbg !24

532:                                              ; preds = %529
  %533 = xor i32 %531, %530
  store i32 %533, ptr addrspace(3) %375, align 4, !dbg !24
  br label %.critedge2, !dbg !24

.critedge2:                                       ; preds = %532, %529
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %534 = load i32, ptr addrspace(3) %362, align 16, !dbg !24
  %535 = load i32, ptr addrspace(3) %365, align 8, !dbg !24
  %536 = trunc i32 %9 to i1, !dbg !28
  %537 = insertelement <2 x i32> poison, i32 %535, i64 0, !dbg !30
  %538 = insertelement <2 x i32> %537, i32 %534, i64 1, !dbg !30
  %539 = xor <2 x i32> %538, %522, !dbg !30
  %540 = bitcast <2 x i32> %539 to <2 x float>, !dbg !26
  %541 = fcmp ule <2 x float> %521, %540, !dbg !28
  %542 = extractelement <2 x i1> %541, i64 1, !dbg !28
  %.not68 = xor i1 %542, %536, !dbg !28
  %543 = extractelement <2 x i1> %541, i64 0, !dbg !28
  %.not69.not = xor i1 %543, %536, !dbg !28
  %544 = extractelement <2 x float> %540, i64 1, !dbg !29
  %545 = select i1 %.not68, float %523, float %544, !dbg !29
  %546 = extractelement <2 x float> %540, i64 0, !dbg !29
  %547 = select i1 %.not69.not, float %546, float %524, !dbg !29
  %548 = bitcast float %545 to i32, !dbg !23
  %549 = bitcast float %547 to i32, !dbg !23
  %550 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %548), !dbg !24
  %551 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %549), !dbg !24
  %552 = bitcast i32 %550 to float, !dbg !26
  %553 = bitcast i32 %551 to float, !dbg !26
  %554 = trunc i32 %20 to i1, !dbg !28
  %555 = fcmp ule float %545, %552, !dbg !28
  %.not70 = xor i1 %555, %554, !dbg !28
  %556 = fcmp ule float %547, %553, !dbg !28
  %.not71.not = xor i1 %556, %554, !dbg !28
  %557 = select i1 %.not70, float %545, float %552, !dbg !29
  %558 = select i1 %.not71.not, float %553, float %547, !dbg !29
  %559 = bitcast float %557 to i32, !dbg !23
  %560 = bitcast float %558 to i32, !dbg !23
  %561 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %559, i32 16415), !dbg !24
  %562 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %560, i32 16415), !dbg !24
  %563 = bitcast i32 %561 to float, !dbg !26
  %564 = bitcast i32 %562 to float, !dbg !26
  %565 = trunc i32 %19 to i1, !dbg !28
  %566 = fcmp ule float %557, %563, !dbg !28
  %.not72 = xor i1 %566, %565, !dbg !28
  %567 = fcmp ule float %558, %564, !dbg !28
  %.not73.not = xor i1 %567, %565, !dbg !28
  %568 = select i1 %.not72, float %557, float %563, !dbg !29
  %569 = select i1 %.not73.not, float %564, float %558, !dbg !29
  %570 = bitcast float %568 to i32, !dbg !23
  %571 = bitcast float %569 to i32, !dbg !23
  %572 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %570, i32 %570, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %573 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %572, i32 %570, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %574 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %571, i32 %571, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %575 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %574, i32 %571, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %576 = bitcast i32 %573 to float, !dbg !26
  %577 = bitcast i32 %575 to float, !dbg !26
  %578 = trunc i32 %18 to i1, !dbg !28
  %579 = fcmp ule float %568, %576, !dbg !28
  %.not74 = xor i1 %579, %578, !dbg !28
  %580 = fcmp ule float %569, %577, !dbg !28
  %.not75.not = xor i1 %580, %578, !dbg !28
  %581 = select i1 %.not74, float %568, float %576, !dbg !29
  %582 = select i1 %.not75.not, float %577, float %569, !dbg !29
  %583 = bitcast float %581 to i32, !dbg !23
  %584 = bitcast float %582 to i32, !dbg !23
  %585 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %583, i32 %583, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %586 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %585, i32 %583, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %587 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %584, i32 %584, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %588 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %587, i32 %584, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %589 = bitcast i32 %586 to float, !dbg !26
  %590 = bitcast i32 %588 to float, !dbg !26
  %591 = trunc i32 %17 to i1, !dbg !28
  %592 = fcmp ule float %581, %589, !dbg !28
  %.not76 = xor i1 %592, %591, !dbg !28
  %593 = fcmp ule float %582, %590, !dbg !28
  %.not77.not = xor i1 %593, %591, !dbg !28
  %594 = select i1 %.not76, float %581, float %589, !dbg !29
  %595 = select i1 %.not77.not, float %590, float %582, !dbg !29
  %596 = bitcast float %594 to i32, !dbg !23
  %597 = bitcast float %595 to i32, !dbg !23
  %598 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %596, i32 %596, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %599 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %597, i32 %597, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %600 = bitcast i32 %598 to float, !dbg !26
  %601 = bitcast i32 %599 to float, !dbg !26
  %602 = trunc i32 %22 to i1, !dbg !28
  %603 = fcmp ule float %594, %600, !dbg !28
  %.not78 = xor i1 %603, %602, !dbg !28
  %604 = fcmp ule float %595, %601, !dbg !28
  %.not79.not = xor i1 %604, %602, !dbg !28
  %605 = select i1 %.not78, float %594, float %600, !dbg !29
  %606 = select i1 %.not79.not, float %601, float %595, !dbg !29
  %607 = bitcast float %605 to i32, !dbg !23
  %608 = bitcast float %606 to i32, !dbg !23
  %609 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %607, i32 %607, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %610 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %608, i32 %608, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %611 = bitcast i32 %609 to float, !dbg !26
  %612 = bitcast i32 %610 to float, !dbg !26
  %613 = trunc i32 %7 to i1, !dbg !28
  %614 = fcmp ule float %605, %611, !dbg !28
  %.not80 = xor i1 %614, %613, !dbg !28
  %615 = fcmp ule float %606, %612, !dbg !28
  %.not81.not = xor i1 %615, %613, !dbg !28
  %616 = select i1 %.not80, float %605, float %611, !dbg !29
  %617 = select i1 %.not81.not, float %612, float %606, !dbg !29
  %618 = fcmp ogt float %616, %617, !dbg !27
  %619 = fcmp ogt float %617, %616, !dbg !27
  %620 = select i1 %618, float %617, float %616, !dbg !29
  %621 = select i1 %619, float %617, float %616, !dbg !29
  %622 = bitcast float %620 to i32, !dbg !23
  %623 = bitcast float %621 to i32, !dbg !23
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  store float %620, ptr addrspace(3) %494, align 4, !dbg !24
  store float %621, ptr addrspace(3) %497, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %624 = load i32, ptr addrspace(3) %368, align 4, !dbg !24
  %625 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %624, i32 %624, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %626, label %628, !dbg !24

626:                                              ; preds = %.critedge2
  %627 = xor i32 %625, %624
  store i32 %627, ptr addrspace(3) %368, align 4, !dbg !24
  br label %628, !dbg !24

628:                                              ; preds = %626, %.critedge2
  %629 = load i32, ptr addrspace(3) %375, align 4, !dbg !24
  %630 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %629, i32 %629, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %631, label %.critedge4, !dbg !24

631:                                              ; preds = %628
  %632 = xor i32 %630, %629
  store i32 %632, ptr addrspace(3) %375, align 4, !dbg !24
  br label %.critedge4, !dbg !24

.critedge4:                                       ; preds = %631, %628
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %633 = load i32, ptr addrspace(3) %493, align 16, !dbg !24
  %634 = load i32, ptr addrspace(3) %496, align 8, !dbg !24
  %635 = xor i32 %633, %622, !dbg !30
  %636 = xor i32 %634, %623, !dbg !30
  %637 = bitcast i32 %635 to float, !dbg !26
  %638 = bitcast i32 %636 to float, !dbg !26
  %639 = fcmp ule float %620, %637, !dbg !28
  %.not83 = xor i1 %639, %510, !dbg !28
  %640 = fcmp ule float %621, %638, !dbg !28
  %.not84 = xor i1 %640, %510, !dbg !28
  %641 = select i1 %.not83, float %620, float %637, !dbg !29
  %642 = select i1 %.not84, float %621, float %638, !dbg !29
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  store float %641, ptr addrspace(3) %363, align 4, !dbg !24
  store float %642, ptr addrspace(3) %366, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %643 = load i32, ptr addrspace(3) %368, align 4, !dbg !24
  %644 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %643, i32 %643, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %645, label %647, !dbg !24

645:                                              ; preds = %.critedge4
  %646 = xor i32 %644, %643
  store i32 %646, ptr addrspace(3) %368, align 4, !dbg !24
  br label %647, !dbg !24

647:                                              ; preds = %645, %.critedge4
  %648 = load i32, ptr addrspace(3) %375, align 4, !dbg !24
  %649 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %648, i32 %648, i32 177, i32 15, i32 15, i1 false), !dbg !24
  br i1 %371, label %650, label %652, !dbg !24

650:                                              ; preds = %647
  %651 = xor i32 %649, %648
  store i32 %651, ptr addrspace(3) %375, align 4, !dbg !24
  br label %652, !dbg !24

652:                                              ; preds = %650, %647
  %653 = bitcast float %642 to i32, !dbg !23
  %654 = bitcast float %641 to i32, !dbg !23
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %655 = load i32, ptr addrspace(3) %362, align 16, !dbg !24
  %656 = load i32, ptr addrspace(3) %365, align 8, !dbg !24
  %657 = xor i32 %655, %654, !dbg !30
  %658 = xor i32 %656, %653, !dbg !30
  %659 = bitcast i32 %657 to float, !dbg !26
  %660 = bitcast i32 %658 to float, !dbg !26
  %661 = fcmp ule float %641, %659, !dbg !28
  %.not85 = xor i1 %661, %536, !dbg !28
  %662 = fcmp ule float %642, %660, !dbg !28
  %.not86 = xor i1 %662, %536, !dbg !28
  %663 = select i1 %.not85, float %641, float %659, !dbg !29
  %664 = select i1 %.not86, float %642, float %660, !dbg !29
  %665 = bitcast float %663 to i32, !dbg !23
  %666 = bitcast float %664 to i32, !dbg !23
  %667 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %665), !dbg !24
  %668 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %246, i32 %666), !dbg !24
  %669 = bitcast i32 %667 to float, !dbg !26
  %670 = bitcast i32 %668 to float, !dbg !26
  %671 = fcmp ule float %663, %669, !dbg !28
  %.not87 = xor i1 %671, %554, !dbg !28
  %672 = fcmp ule float %664, %670, !dbg !28
  %.not88 = xor i1 %672, %554, !dbg !28
  %673 = select i1 %.not87, float %663, float %669, !dbg !29
  %674 = select i1 %.not88, float %664, float %670, !dbg !29
  %675 = bitcast float %673 to i32, !dbg !23
  %676 = bitcast float %674 to i32, !dbg !23
  %677 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %675, i32 16415), !dbg !24
  %678 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %676, i32 16415), !dbg !24
  %679 = bitcast i32 %677 to float, !dbg !26
  %680 = bitcast i32 %678 to float, !dbg !26
  %681 = fcmp ule float %673, %679, !dbg !28
  %.not89 = xor i1 %681, %565, !dbg !28
  %682 = fcmp ule float %674, %680, !dbg !28
  %.not90 = xor i1 %682, %565, !dbg !28
  %683 = select i1 %.not89, float %673, float %679, !dbg !29
  %684 = select i1 %.not90, float %674, float %680, !dbg !29
  %685 = bitcast float %683 to i32, !dbg !23
  %686 = bitcast float %684 to i32, !dbg !23
  %687 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %685, i32 %685, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %688 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %687, i32 %685, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %689 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %686, i32 %686, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %690 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %689, i32 %686, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %691 = bitcast i32 %688 to float, !dbg !26
  %692 = bitcast i32 %690 to float, !dbg !26
  %693 = fcmp ule float %683, %691, !dbg !28
  %.not91 = xor i1 %693, %578, !dbg !28
  %694 = fcmp ule float %684, %692, !dbg !28
  %.not92 = xor i1 %694, %578, !dbg !28
  %695 = select i1 %.not91, float %683, float %691, !dbg !29
  %696 = select i1 %.not92, float %684, float %692, !dbg !29
  %697 = bitcast float %695 to i32, !dbg !23
  %698 = bitcast float %696 to i32, !dbg !23
  %699 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %697, i32 %697, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %700 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %699, i32 %697, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %701 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %698, i32 %698, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %702 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %701, i32 %698, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %703 = bitcast i32 %700 to float, !dbg !26
  %704 = bitcast i32 %702 to float, !dbg !26
  %705 = fcmp ule float %695, %703, !dbg !28
  %.not93 = xor i1 %705, %591, !dbg !28
  %706 = fcmp ule float %696, %704, !dbg !28
  %.not94 = xor i1 %706, %591, !dbg !28
  %707 = select i1 %.not93, float %695, float %703, !dbg !29
  %708 = select i1 %.not94, float %696, float %704, !dbg !29
  %709 = bitcast float %707 to i32, !dbg !23
  %710 = bitcast float %708 to i32, !dbg !23
  %711 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %709, i32 %709, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %712 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %710, i32 %710, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %713 = bitcast i32 %711 to float, !dbg !26
  %714 = bitcast i32 %712 to float, !dbg !26
  %715 = fcmp ule float %707, %713, !dbg !28
  %.not95 = xor i1 %715, %602, !dbg !28
  %716 = fcmp ule float %708, %714, !dbg !28
  %.not96 = xor i1 %716, %602, !dbg !28
  %717 = select i1 %.not95, float %707, float %713, !dbg !29
  %718 = select i1 %.not96, float %708, float %714, !dbg !29
  %719 = bitcast float %717 to i32, !dbg !23
  %720 = bitcast float %718 to i32, !dbg !23
  %721 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %719, i32 %719, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %722 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %720, i32 %720, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %723 = bitcast i32 %721 to float, !dbg !26
  %724 = bitcast i32 %722 to float, !dbg !26
  %725 = fcmp ule float %717, %723, !dbg !28
  %.not97 = xor i1 %725, %613, !dbg !28
  %726 = fcmp ule float %718, %724, !dbg !28
  %.not98 = xor i1 %726, %613, !dbg !28
  %727 = select i1 %.not97, float %717, float %723, !dbg !29
  %728 = select i1 %.not98, float %718, float %724, !dbg !29
  %729 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !31
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %727, ptr addrspace(8) %729, i32 %33, i32 0, i32 0), !dbg !31
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %728, ptr addrspace(8) %729, i32 %37, i32 0, i32 0), !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sorting.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "sort_rows_kernel", linkageName: "sort_rows_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 11, column: 24, scope: !4)
!8 = !DILocation(line: 12, column: 24, scope: !4)
!9 = !DILocation(line: 13, column: 30, scope: !4)
!10 = !DILocation(line: 13, column: 34, scope: !4)
!11 = !DILocation(line: 13, column: 16, scope: !4)
!12 = !DILocation(line: 368, column: 24, scope: !13, inlinedAt: !15)
!13 = distinct !DILexicalBlockFile(scope: !4, file: !14, discriminator: 0)
!14 = !DIFile(filename: "standard.py", directory: "triton/language")
!15 = !DILocation(line: 405, column: 42, scope: !13, inlinedAt: !16)
!16 = !DILocation(line: 450, column: 43, scope: !13, inlinedAt: !17)
!17 = !DILocation(line: 465, column: 21, scope: !13, inlinedAt: !18)
!18 = !DILocation(line: 14, column: 45, scope: !19)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 388, column: 40, scope: !13, inlinedAt: !21)
!21 = !DILocation(line: 410, column: 39, scope: !13, inlinedAt: !16)
!22 = !DILocation(line: 13, column: 52, scope: !4)
!23 = !DILocation(line: 380, column: 14, scope: !13, inlinedAt: !21)
!24 = !DILocation(line: 309, column: 36, scope: !13, inlinedAt: !25)
!25 = !DILocation(line: 381, column: 42, scope: !13, inlinedAt: !21)
!26 = !DILocation(line: 382, column: 14, scope: !13, inlinedAt: !21)
!27 = !DILocation(line: 388, column: 26, scope: !13, inlinedAt: !21)
!28 = !DILocation(line: 388, column: 33, scope: !13, inlinedAt: !21)
!29 = !DILocation(line: 388, column: 54, scope: !13, inlinedAt: !21)
!30 = !DILocation(line: 381, column: 14, scope: !13, inlinedAt: !21)
!31 = !DILocation(line: 14, column: 37, scope: !4)
!32 = !DILocation(line: 14, column: 4, scope: !4)
