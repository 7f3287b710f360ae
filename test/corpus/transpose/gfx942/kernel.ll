; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @transpose_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %8 = shl i32 %7, 6, !dbg !8
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = lshr i32 %9, 3, !dbg !9
  %11 = and i32 %10, 31, !dbg !9
  %12 = or disjoint i32 %11, 32, !dbg !9
  %13 = shl nuw nsw i32 %9, 3, !dbg !9
  %14 = and i32 %13, 56, !dbg !9
  %15 = or disjoint i32 %11, %8, !dbg !10
  %16 = or disjoint i32 %12, %8, !dbg !10
  %17 = or disjoint i32 %14, %8, !dbg !10
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %19 = shl i32 %18, 6, !dbg !12
  %20 = or disjoint i32 %14, %19, !dbg !13
  %21 = or disjoint i32 %11, %19, !dbg !13
  %22 = or disjoint i32 %12, %19, !dbg !13
  %23 = icmp slt i32 %15, %2, !dbg !14
  %24 = icmp slt i32 %16, %2, !dbg !14
  %25 = icmp slt i32 %17, %2, !dbg !14
  %26 = icmp slt i32 %20, %3, !dbg !15
  %27 = icmp slt i32 %21, %3, !dbg !15
  %28 = icmp slt i32 %22, %3, !dbg !15
  %29 = and i1 %23, %26, !dbg !16
  %30 = and i1 %24, %26, !dbg !16
  %31 = mul i32 %3, %8, !dbg !17
  %32 = mul i32 %3, %11, !dbg !18
  %33 = mul i32 %3, %12, !dbg !18
  %34 = add i32 %31, %19, !dbg !18
  %35 = or disjoint i32 %34, %14, !dbg !18
  %36 = add i32 %35, %32, !dbg !18
  %37 = add i32 %35, %33, !dbg !18
  %38 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !19
  %39 = shl i32 %36, 1, !dbg !19
  %40 = select i1 %29, i32 %39, i32 -2147483648, !dbg !19
  %41 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %38, i32 %40, i32 0, i32 0), !dbg !19
  %42 = bitcast <4 x i32> %41 to <8 x half>, !dbg !19
  %43 = shl i32 %37, 1, !dbg !19
  %44 = select i1 %30, i32 %43, i32 -2147483648, !dbg !19
  %45 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %38, i32 %44, i32 0, i32 0), !dbg !19
  %46 = bitcast <4 x i32> %45 to <8 x half>, !dbg !19
  %47 = and i1 %25, %27, !dbg !20
  %48 = and i1 %25, %28, !dbg !20
  %49 = mul i32 %2, %19, !dbg !21
  %50 = mul i32 %2, %11, !dbg !22
  %51 = mul i32 %2, %12, !dbg !22
  %52 = add i32 %49, %8, !dbg !22
  %53 = or disjoint i32 %52, %14, !dbg !22
  %54 = add i32 %53, %50, !dbg !22
  %55 = add i32 %53, %51, !dbg !22
  %56 = and i32 %9, 24, !dbg !23
  %57 = lshr i32 %9, 2, !dbg !23
  %58 = and i32 %57, 40, !dbg !23
  %59 = and i32 %9, 1, !dbg !23
  %60 = shl nuw nsw i32 %59, 12, !dbg !23
  %61 = and i32 %13, 16, !dbg !23
  %62 = and i32 %9, 4, !dbg !23
  %63 = and i32 %9, 64, !dbg !23
  %64 = lshr exact i32 %63, 5, !dbg !23
  %65 = or disjoint i32 %60, %61, !dbg !23
  %66 = or disjoint i32 %62, %64, !dbg !23
  %67 = or disjoint i32 %65, %66, !dbg !23
  %68 = mul nuw nsw i32 %56, 68, !dbg !23
  %69 = xor i32 %68, %58, !dbg !23
  %70 = or disjoint i32 %67, %69, !dbg !23
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70, !dbg !23
  %72 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !23
  store <1 x half> %72, ptr addrspace(3) %71, align 2, !dbg !23
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 2048, !dbg !23
  %74 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 1>, !dbg !23
  store <1 x half> %74, ptr addrspace(3) %73, align 2, !dbg !23
  %75 = xor i32 %70, 144, !dbg !23
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75, !dbg !23
  %77 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 2>, !dbg !23
  store <1 x half> %77, ptr addrspace(3) %76, align 2, !dbg !23
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 2048, !dbg !23
  %79 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 3>, !dbg !23
  store <1 x half> %79, ptr addrspace(3) %78, align 2, !dbg !23
  %80 = xor i32 %70, 260, !dbg !23
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80, !dbg !23
  %82 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 4>, !dbg !23
  store <1 x half> %82, ptr addrspace(3) %81, align 2, !dbg !23
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 2048, !dbg !23
  %84 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 5>, !dbg !23
  store <1 x half> %84, ptr addrspace(3) %83, align 2, !dbg !23
  %85 = xor i32 %70, 404, !dbg !23
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %85, !dbg !23
  %87 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 6>, !dbg !23
  store <1 x half> %87, ptr addrspace(3) %86, align 2, !dbg !23
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 2048, !dbg !23
  %89 = shufflevector <8 x half> %42, <8 x half> poison, <1 x i32> <i32 7>, !dbg !23
  store <1 x half> %89, ptr addrspace(3) %88, align 2, !dbg !23
  %90 = xor i32 %70, 64, !dbg !23
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90, !dbg !23
  %92 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !23
  store <1 x half> %92, ptr addrspace(3) %91, align 2, !dbg !23
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 2048, !dbg !23
  %94 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 1>, !dbg !23
  store <1 x half> %94, ptr addrspace(3) %93, align 2, !dbg !23
  %95 = xor i32 %70, 208, !dbg !23
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %95, !dbg !23
  %97 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 2>, !dbg !23
  store <1 x half> %97, ptr addrspace(3) %96, align 2, !dbg !23
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 2048, !dbg !23
  %99 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 3>, !dbg !23
  store <1 x half> %99, ptr addrspace(3) %98, align 2, !dbg !23
  %100 = xor i32 %70, 324, !dbg !23
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100, !dbg !23
  %102 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 4>, !dbg !23
  store <1 x half> %102, ptr addrspace(3) %101, align 2, !dbg !23
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 2048, !dbg !23
  %104 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 5>, !dbg !23
  store <1 x half> %104, ptr addrspace(3) %103, align 2, !dbg !23
  %105 = xor i32 %70, 468, !dbg !23
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %105, !dbg !23
  %107 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 6>, !dbg !23
  store <1 x half> %107, ptr addrspace(3) %106, align 2, !dbg !23
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 2048, !dbg !23
  %109 = shufflevector <8 x half> %46, <8 x half> poison, <1 x i32> <i32 7>, !dbg !23
  store <1 x half> %109, ptr addrspace(3) %108, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %110 = shl nuw nsw i32 %9, 4, !dbg !23
  %111 = and i32 %110, 96, !dbg !23
  %112 = shl nuw nsw i32 %59, 1, !dbg !23
  %113 = shl nuw nsw i32 %9, 8, !dbg !23
  %114 = and i32 %113, 2048, !dbg !23
  %115 = and i32 %9, 16, !dbg !23
  %116 = icmp eq i32 %115, 0, !dbg !23
  %117 = select i1 %116, i32 0, i32 144, !dbg !23
  %118 = and i32 %9, 32, !dbg !23
  %119 = icmp eq i32 %118, 0, !dbg !23
  %120 = select i1 %119, i32 0, i32 260, !dbg !23
  %121 = shl nuw nsw i32 %63, 6, !dbg !23
  %122 = and i32 %10, 16, !dbg !23
  %123 = or disjoint i32 %112, %114, !dbg !23
  %124 = or disjoint i32 %120, %121, !dbg !23
  %125 = or disjoint i32 %124, %123, !dbg !23
  %126 = or disjoint i32 %117, %111, !dbg !23
  %127 = xor i32 %126, %122, !dbg !23
  %128 = or disjoint i32 %125, %127, !dbg !23
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %128, !dbg !23
  %130 = load <1 x half>, ptr addrspace(3) %129, align 2, !dbg !23
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %129, i32 8, !dbg !23
  %132 = load <1 x half>, ptr addrspace(3) %131, align 2, !dbg !23
  %133 = shufflevector <1 x half> %132, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %134 = xor i32 %128, 544, !dbg !23
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134, !dbg !23
  %136 = load <1 x half>, ptr addrspace(3) %135, align 2, !dbg !23
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 8, !dbg !23
  %138 = load <1 x half>, ptr addrspace(3) %137, align 2, !dbg !23
  %139 = shufflevector <1 x half> %138, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %140 = xor i32 %128, 1088, !dbg !23
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %140, !dbg !23
  %142 = load <1 x half>, ptr addrspace(3) %141, align 2, !dbg !23
  %143 = shufflevector <1 x half> %142, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 8, !dbg !23
  %145 = load <1 x half>, ptr addrspace(3) %144, align 2, !dbg !23
  %146 = shufflevector <1 x half> %145, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %147 = xor i32 %128, 1632, !dbg !23
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %147, !dbg !23
  %149 = load <1 x half>, ptr addrspace(3) %148, align 2, !dbg !23
  %150 = shufflevector <1 x half> %149, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 8, !dbg !23
  %152 = load <1 x half>, ptr addrspace(3) %151, align 2, !dbg !23
  %153 = shufflevector <1 x half> %152, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %154 = xor i32 %128, 4, !dbg !23
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %154, !dbg !23
  %156 = load <1 x half>, ptr addrspace(3) %155, align 2, !dbg !23
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 8, !dbg !23
  %158 = load <1 x half>, ptr addrspace(3) %157, align 2, !dbg !23
  %159 = shufflevector <1 x half> %158, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %160 = xor i32 %128, 548, !dbg !23
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %160, !dbg !23
  %162 = load <1 x half>, ptr addrspace(3) %161, align 2, !dbg !23
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %161, i32 8, !dbg !23
  %164 = load <1 x half>, ptr addrspace(3) %163, align 2, !dbg !23
  %165 = shufflevector <1 x half> %164, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %166 = xor i32 %128, 1092, !dbg !23
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %166, !dbg !23
  %168 = load <1 x half>, ptr addrspace(3) %167, align 2, !dbg !23
  %169 = shufflevector <1 x half> %168, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i32 8, !dbg !23
  %171 = load <1 x half>, ptr addrspace(3) %170, align 2, !dbg !23
  %172 = shufflevector <1 x half> %171, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %173 = xor i32 %128, 1636, !dbg !23
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %173, !dbg !23
  %175 = load <1 x half>, ptr addrspace(3) %174, align 2, !dbg !23
  %176 = shufflevector <1 x half> %175, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 8, !dbg !23
  %178 = load <1 x half>, ptr addrspace(3) %177, align 2, !dbg !23
  %179 = shufflevector <1 x half> %178, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %180 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !23
  %181 = shufflevector <1 x half> %130, <1 x half> %136, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %182 = shufflevector <8 x half> %181, <8 x half> %143, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %183 = shufflevector <8 x half> %182, <8 x half> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %184 = shufflevector <8 x half> %183, <8 x half> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !23
  %185 = shufflevector <8 x half> %184, <8 x half> %139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !23
  %186 = shufflevector <8 x half> %185, <8 x half> %146, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !23
  %187 = shufflevector <8 x half> %186, <8 x half> %153, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !23
  %188 = bitcast <8 x half> %187 to <4 x i32>, !dbg !23
  %189 = shl i32 %54, 1, !dbg !23
  %190 = select i1 %47, i32 %189, i32 -2147483648, !dbg !23
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %188, ptr addrspace(8) %180, i32 %190, i32 0, i32 0), !dbg !23
  %191 = shufflevector <1 x half> %156, <1 x half> %162, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %192 = shufflevector <8 x half> %191, <8 x half> %169, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %193 = shufflevector <8 x half> %192, <8 x half> %176, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !23
  %194 = shufflevector <8 x half> %193, <8 x half> %159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !23
  %195 = shufflevector <8 x half> %194, <8 x half> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !23
  %196 = shufflevector <8 x half> %195, <8 x half> %172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !23
  %197 = shufflevector <8 x half> %196, <8 x half> %179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !23
  %198 = bitcast <8 x half> %197 to <4 x i32>, !dbg !23
  %199 = shl i32 %55, 1, !dbg !23
  %200 = select i1 %48, i32 %199, i32 -2147483648, !dbg !23
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %198, ptr addrspace(8) %180, i32 %200, i32 0, i32 0), !dbg !23
  ret void, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "transpose_kernel", linkageName: "transpose_kernel", scope: !1, file: !1, line: 49, type: !5, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 50, column: 22, scope: !4)
!8 = !DILocation(line: 50, column: 27, scope: !4)
!9 = !DILocation(line: 50, column: 48, scope: !4)
!10 = !DILocation(line: 50, column: 35, scope: !4)
!11 = !DILocation(line: 51, column: 22, scope: !4)
!12 = !DILocation(line: 51, column: 27, scope: !4)
!13 = !DILocation(line: 51, column: 35, scope: !4)
!14 = !DILocation(line: 52, column: 63, scope: !4)
!15 = !DILocation(line: 52, column: 82, scope: !4)
!16 = !DILocation(line: 52, column: 77, scope: !4)
!17 = !DILocation(line: 52, column: 24, scope: !4)
!18 = !DILocation(line: 52, column: 41, scope: !4)
!19 = !DILocation(line: 52, column: 16, scope: !4)
!20 = !DILocation(line: 53, column: 87, scope: !4)
!21 = !DILocation(line: 53, column: 21, scope: !4)
!22 = !DILocation(line: 53, column: 38, scope: !4)
!23 = !DILocation(line: 53, column: 50, scope: !4)
!24 = !DILocation(line: 53, column: 4, scope: !4)
