; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @moe_matmul_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg readonly captures(none) %4, ptr addrspace(1) inreg readonly captures(none) %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !6 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !10
  %15 = load i32, ptr addrspace(4) %14, align 4, !dbg !10, !tbaa !11
  %16 = add i32 %6, 127, !dbg !15
  %17 = sdiv i32 %16, 128, !dbg !20
  %18 = sdiv i32 %15, %17, !dbg !21
  %19 = shl nsw i32 %17, 3, !dbg !22
  %.frozen = freeze i32 %19, !dbg !23
  %20 = sdiv i32 %13, %.frozen, !dbg !23
  %21 = shl i32 %20, 3, !dbg !24
  %22 = sub i32 %18, %21, !dbg !25
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 8), !dbg !26
  %24 = mul i32 %20, %.frozen, !dbg !27
  %.decomposed = sub i32 %13, %24, !dbg !27
  %.frozen178 = freeze i32 %23, !dbg !28
  %25 = sdiv i32 %.decomposed, %.frozen178, !dbg !28
  %26 = mul i32 %25, %.frozen178, !dbg !29
  %.decomposed179 = sub i32 %.decomposed, %26, !dbg !29
  %27 = add i32 %.decomposed179, %21, !dbg !30
  %28 = shl i32 %27, 6, !dbg !31
  %29 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !32
  %30 = lshr i32 %29, 3, !dbg !32
  %31 = and i32 %30, 31, !dbg !32
  %32 = or disjoint i32 %31, 32, !dbg !32
  %33 = shl nuw nsw i32 %29, 3, !dbg !32
  %34 = and i32 %33, 56, !dbg !32
  %35 = and i32 %29, 31, !dbg !32
  %36 = or disjoint i32 %28, %31, !dbg !33
  %37 = or disjoint i32 %28, %32, !dbg !33
  %38 = or disjoint i32 %28, %35, !dbg !33
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !34
  %40 = shl i32 %36, 2, !dbg !34
  %41 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %39, i32 %40, i32 0, i32 0), !dbg !34
  %42 = shl i32 %37, 2, !dbg !34
  %43 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %39, i32 %42, i32 0, i32 0), !dbg !34
  %44 = shl i32 %38, 2, !dbg !34
  %45 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %39, i32 %44, i32 0, i32 0), !dbg !34
  %46 = or disjoint i32 %44, 128, !dbg !34
  %47 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %39, i32 %46, i32 0, i32 0), !dbg !34
  %48 = sext i32 %27 to i64, !dbg !35
  %49 = getelementptr i32, ptr addrspace(1) %5, i64 %48, !dbg !35
  %50 = load <1 x i32>, ptr addrspace(1) %49, align 4, !dbg !35
  %51 = extractelement <1 x i32> %50, i64 0, !dbg !35
  %52 = icmp slt i32 %41, %8, !dbg !36
  %53 = icmp slt i32 %43, %8, !dbg !36
  %54 = icmp slt i32 %45, %8, !dbg !36
  %55 = icmp slt i32 %47, %8, !dbg !36
  %56 = shl i32 %25, 7, !dbg !37
  %57 = and i32 %29, 192, !dbg !38
  %58 = and i32 %29, 32, !dbg !38
  %59 = or disjoint i32 %56, %31, !dbg !39
  %60 = or disjoint i32 %56, %32, !dbg !39
  %61 = or disjoint i32 %59, 64, !dbg !39
  %62 = or disjoint i32 %30, %56, !dbg !39
  %63 = or i32 %62, 96, !dbg !39
  %64 = sdiv i32 %41, 2, !dbg !40
  %65 = sdiv i32 %43, 2, !dbg !40
  %66 = mul i32 %64, %7, !dbg !41
  %67 = mul i32 %65, %7, !dbg !41
  %68 = add i32 %66, %34, !dbg !41
  %69 = add i32 %67, %34, !dbg !41
  %70 = add i32 %7, 63, !dbg !42
  %71 = icmp sgt i32 %70, 63, !dbg !44
  %72 = icmp slt i32 %34, %7, !dbg !45
  %73 = and i1 %72, %52, !dbg !46
  %74 = and i1 %72, %53, !dbg !46
  %75 = and i1 %71, %73, !dbg !44
  %76 = and i1 %71, %74, !dbg !44
  %77 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !47
  %78 = shl i32 %68, 1, !dbg !47
  %79 = select i1 %75, i32 %78, i32 -2147483648, !dbg !47
  %80 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %79, i32 0, i32 0), !dbg !47
  %81 = bitcast <4 x i32> %80 to <8 x half>, !dbg !47
  %82 = shl i32 %69, 1, !dbg !47
  %83 = select i1 %76, i32 %82, i32 -2147483648, !dbg !47
  %84 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %83, i32 0, i32 0), !dbg !47
  %85 = bitcast <4 x i32> %84 to <8 x half>, !dbg !47
  %86 = mul i32 %51, %9, !dbg !48
  %87 = srem i32 %59, %6, !dbg !49
  %88 = srem i32 %60, %6, !dbg !49
  %89 = srem i32 %61, %6, !dbg !49
  %90 = srem i32 %63, %6, !dbg !49
  %91 = mul i32 %87, %7, !dbg !50
  %92 = mul i32 %88, %7, !dbg !50
  %93 = mul i32 %89, %7, !dbg !50
  %94 = mul i32 %90, %7, !dbg !50
  %95 = add i32 %86, %34, !dbg !50
  %96 = add i32 %95, %91, !dbg !50
  %97 = add i32 %95, %92, !dbg !50
  %98 = add i32 %95, %93, !dbg !50
  %99 = add i32 %95, %94, !dbg !50
  %100 = and i1 %72, %71, !dbg !44
  %101 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !51
  %102 = shl i32 %96, 1, !dbg !51
  %103 = select i1 %100, i32 %102, i32 -2147483648, !dbg !51
  %104 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %103, i32 0, i32 0), !dbg !51
  %105 = bitcast <4 x i32> %104 to <8 x half>, !dbg !51
  %106 = shl i32 %97, 1, !dbg !51
  %107 = select i1 %100, i32 %106, i32 -2147483648, !dbg !51
  %108 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %107, i32 0, i32 0), !dbg !51
  %109 = bitcast <4 x i32> %108 to <8 x half>, !dbg !51
  %110 = shl i32 %98, 1, !dbg !51
  %111 = select i1 %100, i32 %110, i32 -2147483648, !dbg !51
  %112 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %111, i32 0, i32 0), !dbg !51
  %113 = bitcast <4 x i32> %112 to <8 x half>, !dbg !51
  %114 = shl i32 %99, 1, !dbg !51
  %115 = select i1 %100, i32 %114, i32 -2147483648, !dbg !51
  %116 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %115, i32 0, i32 0), !dbg !51
  %117 = bitcast <4 x i32> %116 to <8 x half>, !dbg !51
  %118 = shl nuw nsw i32 %29, 4, !dbg !47
  %119 = and i32 %118, 4080, !dbg !47
  %120 = and i32 %29, 120, !dbg !47
  %121 = xor i32 %119, %120, !dbg !47
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %121, !dbg !47
  %123 = shufflevector <8 x half> %81, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %123, ptr addrspace(3) %122, align 8, !dbg !47
  %124 = or disjoint i32 %121, 4096, !dbg !47
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %124, !dbg !47
  %126 = shufflevector <8 x half> %85, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %126, ptr addrspace(3) %125, align 8, !dbg !47
  %127 = xor i32 %121, 8, !dbg !47
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %127, !dbg !47
  %129 = shufflevector <8 x half> %81, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %129, ptr addrspace(3) %128, align 8, !dbg !47
  %130 = or disjoint i32 %127, 4096, !dbg !47
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %130, !dbg !47
  %132 = shufflevector <8 x half> %85, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %132, ptr addrspace(3) %131, align 8, !dbg !47
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %121, !dbg !51
  %134 = shufflevector <8 x half> %105, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %134, ptr addrspace(3) %133, align 8, !dbg !51
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %124, !dbg !51
  %136 = shufflevector <8 x half> %109, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %136, ptr addrspace(3) %135, align 8, !dbg !51
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 8192, !dbg !51
  %138 = shufflevector <8 x half> %113, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %138, ptr addrspace(3) %137, align 8, !dbg !51
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 12288, !dbg !51
  %140 = shufflevector <8 x half> %117, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %140, ptr addrspace(3) %139, align 8, !dbg !51
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %127, !dbg !51
  %142 = shufflevector <8 x half> %105, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %142, ptr addrspace(3) %141, align 8, !dbg !51
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %130, !dbg !51
  %144 = shufflevector <8 x half> %109, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %144, ptr addrspace(3) %143, align 8, !dbg !51
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 8192, !dbg !51
  %146 = shufflevector <8 x half> %113, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %146, ptr addrspace(3) %145, align 8, !dbg !51
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 12288, !dbg !51
  %148 = shufflevector <8 x half> %117, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %148, ptr addrspace(3) %147, align 8, !dbg !51
  %149 = icmp sgt i32 %70, 127, !dbg !44
  br i1 %149, label %.lr.ph, label %._crit_edge, !dbg !44

.lr.ph:                                           ; preds = %12
  %150 = lshr i32 %70, 6, !dbg !52
  %151 = shl nuw nsw i32 %35, 7
  %152 = and i32 %33, 120
  %153 = lshr exact i32 %58, 2
  %154 = or disjoint i32 %151, %152
  %155 = xor i32 %154, %153
  %156 = xor i32 %155, 16
  %157 = xor i32 %155, 32
  %158 = xor i32 %155, 48
  %159 = xor i32 %155, 64
  %160 = xor i32 %155, 80
  %161 = xor i32 %155, 96
  %162 = xor i32 %155, 112
  %163 = shl nuw nsw i32 %57, 6
  %164 = xor i32 %152, %153
  %165 = or disjoint i32 %164, %163
  %166 = or disjoint i32 %165, %151
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %166
  %168 = xor i32 %166, 16
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %168
  %170 = xor i32 %166, 32
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %170
  %172 = xor i32 %166, 48
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %172
  %174 = xor i32 %166, 64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %174
  %176 = xor i32 %166, 80
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %176
  %178 = xor i32 %166, 96
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %178
  %180 = xor i32 %166, 112
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %180
  %smax = add nsw i32 %150, -1, !dbg !44
  %182 = add i32 %68, 64, !dbg !53
  %183 = add i32 %69, 64, !dbg !53
  %184 = add i32 %96, 64, !dbg !54
  %185 = add i32 %97, 64, !dbg !54
  %186 = add i32 %98, 64, !dbg !54
  %187 = add i32 %99, 64, !dbg !54
  %188 = add nsw i32 %7, -64, !dbg !55
  %189 = icmp samesign ult i32 %34, %188, !dbg !45
  %190 = and i1 %52, %189, !dbg !46
  %191 = and i1 %53, %189, !dbg !46
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %155, !dbg !47
  %193 = load <4 x half>, ptr addrspace(3) %192, align 8, !dbg !47
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %192, i32 4096, !dbg !47
  %195 = load <4 x half>, ptr addrspace(3) %194, align 8, !dbg !47
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %156, !dbg !47
  %197 = load <4 x half>, ptr addrspace(3) %196, align 8, !dbg !47
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) %196, i32 4096, !dbg !47
  %199 = load <4 x half>, ptr addrspace(3) %198, align 8, !dbg !47
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %157, !dbg !47
  %201 = load <4 x half>, ptr addrspace(3) %200, align 8, !dbg !47
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %200, i32 4096, !dbg !47
  %203 = load <4 x half>, ptr addrspace(3) %202, align 8, !dbg !47
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %158, !dbg !47
  %205 = load <4 x half>, ptr addrspace(3) %204, align 8, !dbg !47
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 4096, !dbg !47
  %207 = load <4 x half>, ptr addrspace(3) %206, align 8, !dbg !47
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %159, !dbg !47
  %209 = load <4 x half>, ptr addrspace(3) %208, align 8, !dbg !47
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %208, i32 4096, !dbg !47
  %211 = load <4 x half>, ptr addrspace(3) %210, align 8, !dbg !47
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %160, !dbg !47
  %213 = load <4 x half>, ptr addrspace(3) %212, align 8, !dbg !47
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %212, i32 4096, !dbg !47
  %215 = load <4 x half>, ptr addrspace(3) %214, align 8, !dbg !47
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %161, !dbg !47
  %217 = load <4 x half>, ptr addrspace(3) %216, align 8, !dbg !47
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 4096, !dbg !47
  %219 = load <4 x half>, ptr addrspace(3) %218, align 8, !dbg !47
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %162, !dbg !47
  %221 = load <4 x half>, ptr addrspace(3) %220, align 8, !dbg !47
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 4096, !dbg !47
  %223 = load <4 x half>, ptr addrspace(3) %222, align 8, !dbg !47
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !44
  %224 = shl i32 %182, 1, !dbg !47
  %225 = select i1 %190, i32 %224, i32 -2147483648, !dbg !47
  %226 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %225, i32 0, i32 0), !dbg !47
  %227 = bitcast <4 x i32> %226 to <8 x half>, !dbg !47
  %228 = shl i32 %183, 1, !dbg !47
  %229 = select i1 %191, i32 %228, i32 -2147483648, !dbg !47
  %230 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %229, i32 0, i32 0), !dbg !47
  %231 = bitcast <4 x i32> %230 to <8 x half>, !dbg !47
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !44
  %232 = load <4 x half>, ptr addrspace(3) %167, align 8, !dbg !51
  %233 = load <4 x half>, ptr addrspace(3) %169, align 8, !dbg !51
  %234 = load <4 x half>, ptr addrspace(3) %171, align 8, !dbg !51
  %235 = load <4 x half>, ptr addrspace(3) %173, align 8, !dbg !51
  %236 = load <4 x half>, ptr addrspace(3) %175, align 8, !dbg !51
  %237 = load <4 x half>, ptr addrspace(3) %177, align 8, !dbg !51
  %238 = load <4 x half>, ptr addrspace(3) %179, align 8, !dbg !51
  %239 = load <4 x half>, ptr addrspace(3) %181, align 8, !dbg !51
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !44
  %240 = shl i32 %184, 1, !dbg !51
  %241 = select i1 %189, i32 %240, i32 -2147483648, !dbg !51
  %242 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %241, i32 0, i32 0), !dbg !51
  %243 = bitcast <4 x i32> %242 to <8 x half>, !dbg !51
  %244 = shl i32 %185, 1, !dbg !51
  %245 = select i1 %189, i32 %244, i32 -2147483648, !dbg !51
  %246 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %245, i32 0, i32 0), !dbg !51
  %247 = bitcast <4 x i32> %246 to <8 x half>, !dbg !51
  %248 = shl i32 %186, 1, !dbg !51
  %249 = select i1 %189, i32 %248, i32 -2147483648, !dbg !51
  %250 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %249, i32 0, i32 0), !dbg !51
  %251 = bitcast <4 x i32> %250 to <8 x half>, !dbg !51
  %252 = shl i32 %187, 1, !dbg !51
  %253 = select i1 %189, i32 %252, i32 -2147483648, !dbg !51
  %254 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %253, i32 0, i32 0), !dbg !51
  %255 = bitcast <4 x i32> %254 to <8 x half>, !dbg !51
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !44
  %256 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %232, <4 x half> %193, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !56
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !44
  %257 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %233, <4 x half> %197, <16 x float> %256, i32 0, i32 0, i32 0), !dbg !56
  %258 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %234, <4 x half> %201, <16 x float> %257, i32 0, i32 0, i32 0), !dbg !56
  %259 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %235, <4 x half> %205, <16 x float> %258, i32 0, i32 0, i32 0), !dbg !56
  %260 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %236, <4 x half> %209, <16 x float> %259, i32 0, i32 0, i32 0), !dbg !56
  %261 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %237, <4 x half> %213, <16 x float> %260, i32 0, i32 0, i32 0), !dbg !56
  %262 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %238, <4 x half> %217, <16 x float> %261, i32 0, i32 0, i32 0), !dbg !56
  %263 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %239, <4 x half> %221, <16 x float> %262, i32 0, i32 0, i32 0), !dbg !56
  %264 = extractelement <16 x float> %263, i64 0, !dbg !56
  %265 = extractelement <16 x float> %263, i64 3, !dbg !56
  %266 = extractelement <16 x float> %263, i64 4, !dbg !56
  %267 = extractelement <16 x float> %263, i64 7, !dbg !56
  %268 = extractelement <16 x float> %263, i64 8, !dbg !56
  %269 = extractelement <16 x float> %263, i64 11, !dbg !56
  %270 = extractelement <16 x float> %263, i64 12, !dbg !56
  %271 = extractelement <16 x float> %263, i64 15, !dbg !56
  %272 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %232, <4 x half> %195, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !56
  %273 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %233, <4 x half> %199, <16 x float> %272, i32 0, i32 0, i32 0), !dbg !56
  %274 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %234, <4 x half> %203, <16 x float> %273, i32 0, i32 0, i32 0), !dbg !56
  %275 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %235, <4 x half> %207, <16 x float> %274, i32 0, i32 0, i32 0), !dbg !56
  %276 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %236, <4 x half> %211, <16 x float> %275, i32 0, i32 0, i32 0), !dbg !56
  %277 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %237, <4 x half> %215, <16 x float> %276, i32 0, i32 0, i32 0), !dbg !56
  %278 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %238, <4 x half> %219, <16 x float> %277, i32 0, i32 0, i32 0), !dbg !56
  %279 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %239, <4 x half> %223, <16 x float> %278, i32 0, i32 0, i32 0), !dbg !56
  %280 = extractelement <16 x float> %279, i64 0, !dbg !56
  %281 = extractelement <16 x float> %279, i64 3, !dbg !56
  %282 = extractelement <16 x float> %279, i64 4, !dbg !56
  %283 = extractelement <16 x float> %279, i64 7, !dbg !56
  %284 = extractelement <16 x float> %279, i64 8, !dbg !56
  %285 = extractelement <16 x float> %279, i64 11, !dbg !56
  %286 = extractelement <16 x float> %279, i64 12, !dbg !56
  %287 = extractelement <16 x float> %279, i64 15, !dbg !56
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !44
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %288 = shufflevector <8 x half> %227, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %288, ptr addrspace(3) %122, align 8, !dbg !47
  %289 = shufflevector <8 x half> %231, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %289, ptr addrspace(3) %125, align 8, !dbg !47
  %290 = shufflevector <8 x half> %227, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %290, ptr addrspace(3) %128, align 8, !dbg !47
  %291 = shufflevector <8 x half> %231, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %291, ptr addrspace(3) %131, align 8, !dbg !47
  %292 = shufflevector <8 x half> %243, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %292, ptr addrspace(3) %133, align 8, !dbg !51
  %293 = shufflevector <8 x half> %247, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %293, ptr addrspace(3) %135, align 8, !dbg !51
  %294 = shufflevector <8 x half> %251, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %294, ptr addrspace(3) %137, align 8, !dbg !51
  %295 = shufflevector <8 x half> %255, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %295, ptr addrspace(3) %139, align 8, !dbg !51
  %296 = shufflevector <8 x half> %243, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %296, ptr addrspace(3) %141, align 8, !dbg !51
  %297 = shufflevector <8 x half> %247, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %297, ptr addrspace(3) %143, align 8, !dbg !51
  %298 = shufflevector <8 x half> %251, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %298, ptr addrspace(3) %145, align 8, !dbg !51
  %299 = shufflevector <8 x half> %255, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %299, ptr addrspace(3) %147, align 8, !dbg !51
  %exitcond.peel.not = icmp eq i32 %smax, 1, !dbg !44
  %300 = shufflevector <16 x float> %263, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !57
  %301 = shufflevector <16 x float> %263, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !57
  %302 = shufflevector <16 x float> %263, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !57
  %303 = shufflevector <16 x float> %263, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !57
  %304 = shufflevector <16 x float> %279, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !57
  %305 = shufflevector <16 x float> %279, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !57
  %306 = shufflevector <16 x float> %279, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !57
  %307 = shufflevector <16 x float> %279, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !57
  br i1 %exitcond.peel.not, label %._crit_edge, label %.peel.next, !dbg !44

.peel.next:                                       ; preds = %.lr.ph
  %308 = extractelement <16 x float> %279, i64 14, !dbg !56
  %309 = extractelement <16 x float> %279, i64 13, !dbg !56
  %310 = extractelement <16 x float> %279, i64 10, !dbg !56
  %311 = extractelement <16 x float> %279, i64 9, !dbg !56
  %312 = extractelement <16 x float> %279, i64 6, !dbg !56
  %313 = extractelement <16 x float> %279, i64 5, !dbg !56
  %314 = extractelement <16 x float> %279, i64 2, !dbg !56
  %315 = extractelement <16 x float> %279, i64 1, !dbg !56
  %316 = extractelement <16 x float> %263, i64 14, !dbg !56
  %317 = extractelement <16 x float> %263, i64 13, !dbg !56
  %318 = extractelement <16 x float> %263, i64 10, !dbg !56
  %319 = extractelement <16 x float> %263, i64 9, !dbg !56
  %320 = extractelement <16 x float> %263, i64 6, !dbg !56
  %321 = extractelement <16 x float> %263, i64 5, !dbg !56
  %322 = extractelement <16 x float> %263, i64 2, !dbg !56
  %323 = extractelement <16 x float> %263, i64 1, !dbg !56
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %155
  %325 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i32 4096
  %326 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %156
  %327 = getelementptr inbounds nuw i8, ptr addrspace(3) %326, i32 4096
  %328 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %157
  %329 = getelementptr inbounds nuw i8, ptr addrspace(3) %328, i32 4096
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %158
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %330, i32 4096
  %332 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %159
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) %332, i32 4096
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %160
  %335 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 4096
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %161
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %336, i32 4096
  %338 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %162
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %338, i32 4096
  br label %340, !dbg !44

340:                                              ; preds = %.peel.next, %340
  %.pn47102 = phi i32 [ %187, %.peel.next ], [ %379, %340 ]
  %.pn63101 = phi i32 [ %186, %.peel.next ], [ %378, %340 ]
  %.pn79100 = phi i32 [ %185, %.peel.next ], [ %377, %340 ]
  %.pn9599 = phi i32 [ %184, %.peel.next ], [ %376, %340 ]
  %.pn1598 = phi i32 [ %183, %.peel.next ], [ %375, %340 ]
  %.pn3197 = phi i32 [ %182, %.peel.next ], [ %374, %340 ]
  %341 = phi float [ %264, %.peel.next ], [ %458, %340 ]
  %342 = phi float [ %323, %.peel.next ], [ %459, %340 ]
  %343 = phi float [ %322, %.peel.next ], [ %460, %340 ]
  %344 = phi float [ %265, %.peel.next ], [ %461, %340 ]
  %345 = phi float [ %266, %.peel.next ], [ %462, %340 ]
  %346 = phi float [ %321, %.peel.next ], [ %463, %340 ]
  %347 = phi float [ %320, %.peel.next ], [ %464, %340 ]
  %348 = phi float [ %267, %.peel.next ], [ %465, %340 ]
  %349 = phi float [ %268, %.peel.next ], [ %466, %340 ]
  %350 = phi float [ %319, %.peel.next ], [ %467, %340 ]
  %351 = phi float [ %318, %.peel.next ], [ %468, %340 ]
  %352 = phi float [ %269, %.peel.next ], [ %469, %340 ]
  %353 = phi float [ %270, %.peel.next ], [ %470, %340 ]
  %354 = phi float [ %317, %.peel.next ], [ %471, %340 ]
  %355 = phi float [ %316, %.peel.next ], [ %472, %340 ]
  %356 = phi float [ %271, %.peel.next ], [ %473, %340 ]
  %357 = phi float [ %280, %.peel.next ], [ %498, %340 ]
  %358 = phi float [ %315, %.peel.next ], [ %499, %340 ]
  %359 = phi float [ %314, %.peel.next ], [ %500, %340 ]
  %360 = phi float [ %281, %.peel.next ], [ %501, %340 ]
  %361 = phi float [ %282, %.peel.next ], [ %502, %340 ]
  %362 = phi float [ %313, %.peel.next ], [ %503, %340 ]
  %363 = phi float [ %312, %.peel.next ], [ %504, %340 ]
  %364 = phi float [ %283, %.peel.next ], [ %505, %340 ]
  %365 = phi float [ %284, %.peel.next ], [ %506, %340 ]
  %366 = phi float [ %311, %.peel.next ], [ %507, %340 ]
  %367 = phi float [ %310, %.peel.next ], [ %508, %340 ]
  %368 = phi float [ %285, %.peel.next ], [ %509, %340 ]
  %369 = phi float [ %286, %.peel.next ], [ %510, %340 ]
  %370 = phi float [ %309, %.peel.next ], [ %511, %340 ]
  %371 = phi float [ %308, %.peel.next ], [ %512, %340 ]
  %372 = phi float [ %287, %.peel.next ], [ %513, %340 ]
  %373 = phi i32 [ 1, %.peel.next ], [ %380, %340 ]
  %374 = add i32 %.pn3197, 64, !dbg !53
  %375 = add i32 %.pn1598, 64, !dbg !53
  %376 = add i32 %.pn9599, 64, !dbg !54
  %377 = add i32 %.pn79100, 64, !dbg !54
  %378 = add i32 %.pn63101, 64, !dbg !54
  %379 = add i32 %.pn47102, 64, !dbg !54
  %380 = add nuw nsw i32 %373, 1, !dbg !44
  %381 = shl i32 %380, 6, !dbg !58
  %382 = sub i32 %7, %381, !dbg !55
  %383 = icmp slt i32 %34, %382, !dbg !45
  %384 = and i1 %52, %383, !dbg !46
  %385 = and i1 %53, %383, !dbg !46
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %386 = load <4 x half>, ptr addrspace(3) %324, align 8, !dbg !47
  %387 = load <4 x half>, ptr addrspace(3) %325, align 8, !dbg !47
  %388 = load <4 x half>, ptr addrspace(3) %326, align 8, !dbg !47
  %389 = load <4 x half>, ptr addrspace(3) %327, align 8, !dbg !47
  %390 = load <4 x half>, ptr addrspace(3) %328, align 8, !dbg !47
  %391 = load <4 x half>, ptr addrspace(3) %329, align 8, !dbg !47
  %392 = load <4 x half>, ptr addrspace(3) %330, align 8, !dbg !47
  %393 = load <4 x half>, ptr addrspace(3) %331, align 8, !dbg !47
  %394 = load <4 x half>, ptr addrspace(3) %332, align 8, !dbg !47
  %395 = load <4 x half>, ptr addrspace(3) %333, align 8, !dbg !47
  %396 = load <4 x half>, ptr addrspace(3) %334, align 8, !dbg !47
  %397 = load <4 x half>, ptr addrspace(3) %335, align 8, !dbg !47
  %398 = load <4 x half>, ptr addrspace(3) %336, align 8, !dbg !47
  %399 = load <4 x half>, ptr addrspace(3) %337, align 8, !dbg !47
  %400 = load <4 x half>, ptr addrspace(3) %338, align 8, !dbg !47
  %401 = load <4 x half>, ptr addrspace(3) %339, align 8, !dbg !47
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !44
  %402 = shl i32 %374, 1, !dbg !47
  %403 = select i1 %384, i32 %402, i32 -2147483648, !dbg !47
  %404 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %403, i32 0, i32 0), !dbg !47
  %405 = bitcast <4 x i32> %404 to <8 x half>, !dbg !47
  %406 = shl i32 %375, 1, !dbg !47
  %407 = select i1 %385, i32 %406, i32 -2147483648, !dbg !47
  %408 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %77, i32 %407, i32 0, i32 0), !dbg !47
  %409 = bitcast <4 x i32> %408 to <8 x half>, !dbg !47
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !44
  %410 = load <4 x half>, ptr addrspace(3) %167, align 8, !dbg !51
  %411 = load <4 x half>, ptr addrspace(3) %169, align 8, !dbg !51
  %412 = load <4 x half>, ptr addrspace(3) %171, align 8, !dbg !51
  %413 = load <4 x half>, ptr addrspace(3) %173, align 8, !dbg !51
  %414 = load <4 x half>, ptr addrspace(3) %175, align 8, !dbg !51
  %415 = load <4 x half>, ptr addrspace(3) %177, align 8, !dbg !51
  %416 = load <4 x half>, ptr addrspace(3) %179, align 8, !dbg !51
  %417 = load <4 x half>, ptr addrspace(3) %181, align 8, !dbg !51
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !44
  %418 = shl i32 %376, 1, !dbg !51
  %419 = select i1 %383, i32 %418, i32 -2147483648, !dbg !51
  %420 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %419, i32 0, i32 0), !dbg !51
  %421 = bitcast <4 x i32> %420 to <8 x half>, !dbg !51
  %422 = shl i32 %377, 1, !dbg !51
  %423 = select i1 %383, i32 %422, i32 -2147483648, !dbg !51
  %424 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %423, i32 0, i32 0), !dbg !51
  %425 = bitcast <4 x i32> %424 to <8 x half>, !dbg !51
  %426 = shl i32 %378, 1, !dbg !51
  %427 = select i1 %383, i32 %426, i32 -2147483648, !dbg !51
  %428 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %427, i32 0, i32 0), !dbg !51
  %429 = bitcast <4 x i32> %428 to <8 x half>, !dbg !51
  %430 = shl i32 %379, 1, !dbg !51
  %431 = select i1 %383, i32 %430, i32 -2147483648, !dbg !51
  %432 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %101, i32 %431, i32 0, i32 0), !dbg !51
  %433 = bitcast <4 x i32> %432 to <8 x half>, !dbg !51
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !44
  %434 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %341, i64 0, !dbg !56
  %435 = insertelement <16 x float> %434, float %342, i64 1, !dbg !56
  %436 = insertelement <16 x float> %435, float %343, i64 2, !dbg !56
  %437 = insertelement <16 x float> %436, float %344, i64 3, !dbg !56
  %438 = insertelement <16 x float> %437, float %345, i64 4, !dbg !56
  %439 = insertelement <16 x float> %438, float %346, i64 5, !dbg !56
  %440 = insertelement <16 x float> %439, float %347, i64 6, !dbg !56
  %441 = insertelement <16 x float> %440, float %348, i64 7, !dbg !56
  %442 = insertelement <16 x float> %441, float %349, i64 8, !dbg !56
  %443 = insertelement <16 x float> %442, float %350, i64 9, !dbg !56
  %444 = insertelement <16 x float> %443, float %351, i64 10, !dbg !56
  %445 = insertelement <16 x float> %444, float %352, i64 11, !dbg !56
  %446 = insertelement <16 x float> %445, float %353, i64 12, !dbg !56
  %447 = insertelement <16 x float> %446, float %354, i64 13, !dbg !56
  %448 = insertelement <16 x float> %447, float %355, i64 14, !dbg !56
  %449 = insertelement <16 x float> %448, float %356, i64 15, !dbg !56
  %450 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %410, <4 x half> %386, <16 x float> %449, i32 0, i32 0, i32 0), !dbg !56
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !44
  %451 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %411, <4 x half> %388, <16 x float> %450, i32 0, i32 0, i32 0), !dbg !56
  %452 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %412, <4 x half> %390, <16 x float> %451, i32 0, i32 0, i32 0), !dbg !56
  %453 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %413, <4 x half> %392, <16 x float> %452, i32 0, i32 0, i32 0), !dbg !56
  %454 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %414, <4 x half> %394, <16 x float> %453, i32 0, i32 0, i32 0), !dbg !56
  %455 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %415, <4 x half> %396, <16 x float> %454, i32 0, i32 0, i32 0), !dbg !56
  %456 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %416, <4 x half> %398, <16 x float> %455, i32 0, i32 0, i32 0), !dbg !56
  %457 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %417, <4 x half> %400, <16 x float> %456, i32 0, i32 0, i32 0), !dbg !56
  %458 = extractelement <16 x float> %457, i64 0, !dbg !56
  %459 = extractelement <16 x float> %457, i64 1, !dbg !56
  %460 = extractelement <16 x float> %457, i64 2, !dbg !56
  %461 = extractelement <16 x float> %457, i64 3, !dbg !56
  %462 = extractelement <16 x float> %457, i64 4, !dbg !56
  %463 = extractelement <16 x float> %457, i64 5, !dbg !56
  %464 = extractelement <16 x float> %457, i64 6, !dbg !56
  %465 = extractelement <16 x float> %457, i64 7, !dbg !56
  %466 = extractelement <16 x float> %457, i64 8, !dbg !56
  %467 = extractelement <16 x float> %457, i64 9, !dbg !56
  %468 = extractelement <16 x float> %457, i64 10, !dbg !56
  %469 = extractelement <16 x float> %457, i64 11, !dbg !56
  %470 = extractelement <16 x float> %457, i64 12, !dbg !56
  %471 = extractelement <16 x float> %457, i64 13, !dbg !56
  %472 = extractelement <16 x float> %457, i64 14, !dbg !56
  %473 = extractelement <16 x float> %457, i64 15, !dbg !56
  %474 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %357, i64 0, !dbg !56
  %475 = insertelement <16 x float> %474, float %358, i64 1, !dbg !56
  %476 = insertelement <16 x float> %475, float %359, i64 2, !dbg !56
  %477 = insertelement <16 x float> %476, float %360, i64 3, !dbg !56
  %478 = insertelement <16 x float> %477, float %361, i64 4, !dbg !56
  %479 = insertelement <16 x float> %478, float %362, i64 5, !dbg !56
  %480 = insertelement <16 x float> %479, float %363, i64 6, !dbg !56
  %481 = insertelement <16 x float> %480, float %364, i64 7, !dbg !56
  %482 = insertelement <16 x float> %481, float %365, i64 8, !dbg !56
  %483 = insertelement <16 x float> %482, float %366, i64 9, !dbg !56
  %484 = insertelement <16 x float> %483, float %367, i64 10, !dbg !56
  %485 = insertelement <16 x float> %484, float %368, i64 11, !dbg !56
  %486 = insertelement <16 x float> %485, float %369, i64 12, !dbg !56
  %487 = insertelement <16 x float> %486, float %370, i64 13, !dbg !56
  %488 = insertelement <16 x float> %487, float %371, i64 14, !dbg !56
  %489 = insertelement <16 x float> %488, float %372, i64 15, !dbg !56
  %490 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %410, <4 x half> %387, <16 x float> %489, i32 0, i32 0, i32 0), !dbg !56
  %491 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %411, <4 x half> %389, <16 x float> %490, i32 0, i32 0, i32 0), !dbg !56
  %492 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %412, <4 x half> %391, <16 x float> %491, i32 0, i32 0, i32 0), !dbg !56
  %493 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %413, <4 x half> %393, <16 x float> %492, i32 0, i32 0, i32 0), !dbg !56
  %494 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %414, <4 x half> %395, <16 x float> %493, i32 0, i32 0, i32 0), !dbg !56
  %495 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %415, <4 x half> %397, <16 x float> %494, i32 0, i32 0, i32 0), !dbg !56
  %496 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %416, <4 x half> %399, <16 x float> %495, i32 0, i32 0, i32 0), !dbg !56
  %497 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %417, <4 x half> %401, <16 x float> %496, i32 0, i32 0, i32 0), !dbg !56
  %498 = extractelement <16 x float> %497, i64 0, !dbg !56
  %499 = extractelement <16 x float> %497, i64 1, !dbg !56
  %500 = extractelement <16 x float> %497, i64 2, !dbg !56
  %501 = extractelement <16 x float> %497, i64 3, !dbg !56
  %502 = extractelement <16 x float> %497, i64 4, !dbg !56
  %503 = extractelement <16 x float> %497, i64 5, !dbg !56
  %504 = extractelement <16 x float> %497, i64 6, !dbg !56
  %505 = extractelement <16 x float> %497, i64 7, !dbg !56
  %506 = extractelement <16 x float> %497, i64 8, !dbg !56
  %507 = extractelement <16 x float> %497, i64 9, !dbg !56
  %508 = extractelement <16 x float> %497, i64 10, !dbg !56
  %509 = extractelement <16 x float> %497, i64 11, !dbg !56
  %510 = extractelement <16 x float> %497, i64 12, !dbg !56
  %511 = extractelement <16 x float> %497, i64 13, !dbg !56
  %512 = extractelement <16 x float> %497, i64 14, !dbg !56
  %513 = extractelement <16 x float> %497, i64 15, !dbg !56
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !44
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %514 = shufflevector <8 x half> %405, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %514, ptr addrspace(3) %122, align 8, !dbg !47
  %515 = shufflevector <8 x half> %409, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !47
  store <4 x half> %515, ptr addrspace(3) %125, align 8, !dbg !47
  %516 = shufflevector <8 x half> %405, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %516, ptr addrspace(3) %128, align 8, !dbg !47
  %517 = shufflevector <8 x half> %409, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !47
  store <4 x half> %517, ptr addrspace(3) %131, align 8, !dbg !47
  %518 = shufflevector <8 x half> %421, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %518, ptr addrspace(3) %133, align 8, !dbg !51
  %519 = shufflevector <8 x half> %425, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %519, ptr addrspace(3) %135, align 8, !dbg !51
  %520 = shufflevector <8 x half> %429, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %520, ptr addrspace(3) %137, align 8, !dbg !51
  %521 = shufflevector <8 x half> %433, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !51
  store <4 x half> %521, ptr addrspace(3) %139, align 8, !dbg !51
  %522 = shufflevector <8 x half> %421, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %522, ptr addrspace(3) %141, align 8, !dbg !51
  %523 = shufflevector <8 x half> %425, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %523, ptr addrspace(3) %143, align 8, !dbg !51
  %524 = shufflevector <8 x half> %429, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %524, ptr addrspace(3) %145, align 8, !dbg !51
  %525 = shufflevector <8 x half> %433, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !51
  store <4 x half> %525, ptr addrspace(3) %147, align 8, !dbg !51
  %exitcond.not = icmp eq i32 %380, %smax, !dbg !44
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %340, !dbg !44, !llvm.loop !59

._crit_edge.loopexit:                             ; preds = %340
  %526 = shufflevector <16 x float> %497, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !57
  %527 = shufflevector <16 x float> %497, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !57
  %528 = shufflevector <16 x float> %497, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !57
  %529 = shufflevector <16 x float> %497, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !57
  %530 = shufflevector <16 x float> %457, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !57
  %531 = shufflevector <16 x float> %457, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !57
  %532 = shufflevector <16 x float> %457, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !57
  %533 = shufflevector <16 x float> %457, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !57
  br label %._crit_edge, !dbg !47

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.lr.ph, %12
  %534 = phi float [ 0.000000e+00, %12 ], [ %264, %.lr.ph ], [ %458, %._crit_edge.loopexit ], !dbg !57
  %535 = phi float [ 0.000000e+00, %12 ], [ %265, %.lr.ph ], [ %461, %._crit_edge.loopexit ], !dbg !57
  %536 = phi float [ 0.000000e+00, %12 ], [ %266, %.lr.ph ], [ %462, %._crit_edge.loopexit ], !dbg !57
  %537 = phi float [ 0.000000e+00, %12 ], [ %267, %.lr.ph ], [ %465, %._crit_edge.loopexit ], !dbg !57
  %538 = phi float [ 0.000000e+00, %12 ], [ %268, %.lr.ph ], [ %466, %._crit_edge.loopexit ], !dbg !57
  %539 = phi float [ 0.000000e+00, %12 ], [ %269, %.lr.ph ], [ %469, %._crit_edge.loopexit ], !dbg !57
  %540 = phi float [ 0.000000e+00, %12 ], [ %270, %.lr.ph ], [ %470, %._crit_edge.loopexit ], !dbg !57
  %541 = phi float [ 0.000000e+00, %12 ], [ %271, %.lr.ph ], [ %473, %._crit_edge.loopexit ], !dbg !57
  %542 = phi float [ 0.000000e+00, %12 ], [ %280, %.lr.ph ], [ %498, %._crit_edge.loopexit ], !dbg !57
  %543 = phi float [ 0.000000e+00, %12 ], [ %281, %.lr.ph ], [ %501, %._crit_edge.loopexit ], !dbg !57
  %544 = phi float [ 0.000000e+00, %12 ], [ %282, %.lr.ph ], [ %502, %._crit_edge.loopexit ], !dbg !57
  %545 = phi float [ 0.000000e+00, %12 ], [ %283, %.lr.ph ], [ %505, %._crit_edge.loopexit ], !dbg !57
  %546 = phi float [ 0.000000e+00, %12 ], [ %284, %.lr.ph ], [ %506, %._crit_edge.loopexit ], !dbg !57
  %547 = phi float [ 0.000000e+00, %12 ], [ %285, %.lr.ph ], [ %509, %._crit_edge.loopexit ], !dbg !57
  %548 = phi float [ 0.000000e+00, %12 ], [ %286, %.lr.ph ], [ %510, %._crit_edge.loopexit ], !dbg !57
  %549 = phi float [ 0.000000e+00, %12 ], [ %287, %.lr.ph ], [ %513, %._crit_edge.loopexit ], !dbg !57
  %550 = phi <2 x float> [ zeroinitializer, %12 ], [ %300, %.lr.ph ], [ %533, %._crit_edge.loopexit ], !dbg !57
  %551 = phi <2 x float> [ zeroinitializer, %12 ], [ %301, %.lr.ph ], [ %532, %._crit_edge.loopexit ], !dbg !57
  %552 = phi <2 x float> [ zeroinitializer, %12 ], [ %302, %.lr.ph ], [ %531, %._crit_edge.loopexit ], !dbg !57
  %553 = phi <2 x float> [ zeroinitializer, %12 ], [ %303, %.lr.ph ], [ %530, %._crit_edge.loopexit ], !dbg !57
  %554 = phi <2 x float> [ zeroinitializer, %12 ], [ %304, %.lr.ph ], [ %529, %._crit_edge.loopexit ], !dbg !57
  %555 = phi <2 x float> [ zeroinitializer, %12 ], [ %305, %.lr.ph ], [ %528, %._crit_edge.loopexit ], !dbg !57
  %556 = phi <2 x float> [ zeroinitializer, %12 ], [ %306, %.lr.ph ], [ %527, %._crit_edge.loopexit ], !dbg !57
  %557 = phi <2 x float> [ zeroinitializer, %12 ], [ %307, %.lr.ph ], [ %526, %._crit_edge.loopexit ], !dbg !57
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  br i1 %71, label %558, label %702, !dbg !56

558:                                              ; preds = %._crit_edge
  %559 = shl nuw nsw i32 %57, 6, !dbg !51
  %560 = and i32 %33, 120, !dbg !47
  %561 = lshr exact i32 %58, 2, !dbg !47
  %562 = xor i32 %560, %561, !dbg !51
  %563 = or disjoint i32 %562, %559, !dbg !51
  %564 = shl nuw nsw i32 %35, 7, !dbg !47
  %565 = or disjoint i32 %563, %564, !dbg !51
  %566 = xor i32 %565, 112, !dbg !51
  %567 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %566, !dbg !51
  %568 = load <4 x half>, ptr addrspace(3) %567, align 8, !dbg !51
  %569 = xor i32 %565, 96, !dbg !51
  %570 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %569, !dbg !51
  %571 = load <4 x half>, ptr addrspace(3) %570, align 8, !dbg !51
  %572 = xor i32 %565, 80, !dbg !51
  %573 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %572, !dbg !51
  %574 = load <4 x half>, ptr addrspace(3) %573, align 8, !dbg !51
  %575 = xor i32 %565, 64, !dbg !51
  %576 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %575, !dbg !51
  %577 = load <4 x half>, ptr addrspace(3) %576, align 8, !dbg !51
  %578 = xor i32 %565, 48, !dbg !51
  %579 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %578, !dbg !51
  %580 = load <4 x half>, ptr addrspace(3) %579, align 8, !dbg !51
  %581 = xor i32 %565, 32, !dbg !51
  %582 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %581, !dbg !51
  %583 = load <4 x half>, ptr addrspace(3) %582, align 8, !dbg !51
  %584 = xor i32 %565, 16, !dbg !51
  %585 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %584, !dbg !51
  %586 = load <4 x half>, ptr addrspace(3) %585, align 8, !dbg !51
  %587 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %565, !dbg !51
  %588 = load <4 x half>, ptr addrspace(3) %587, align 8, !dbg !51
  %589 = or disjoint i32 %564, %560, !dbg !47
  %590 = xor i32 %589, %561, !dbg !47
  %591 = xor i32 %590, 112, !dbg !47
  %592 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %591, !dbg !47
  %593 = getelementptr inbounds nuw i8, ptr addrspace(3) %592, i32 4096, !dbg !47
  %594 = load <4 x half>, ptr addrspace(3) %593, align 8, !dbg !47
  %595 = load <4 x half>, ptr addrspace(3) %592, align 8, !dbg !47
  %596 = xor i32 %590, 96, !dbg !47
  %597 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %596, !dbg !47
  %598 = getelementptr inbounds nuw i8, ptr addrspace(3) %597, i32 4096, !dbg !47
  %599 = load <4 x half>, ptr addrspace(3) %598, align 8, !dbg !47
  %600 = load <4 x half>, ptr addrspace(3) %597, align 8, !dbg !47
  %601 = xor i32 %590, 80, !dbg !47
  %602 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %601, !dbg !47
  %603 = getelementptr inbounds nuw i8, ptr addrspace(3) %602, i32 4096, !dbg !47
  %604 = load <4 x half>, ptr addrspace(3) %603, align 8, !dbg !47
  %605 = load <4 x half>, ptr addrspace(3) %602, align 8, !dbg !47
  %606 = xor i32 %590, 64, !dbg !47
  %607 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %606, !dbg !47
  %608 = getelementptr inbounds nuw i8, ptr addrspace(3) %607, i32 4096, !dbg !47
  %609 = load <4 x half>, ptr addrspace(3) %608, align 8, !dbg !47
  %610 = load <4 x half>, ptr addrspace(3) %607, align 8, !dbg !47
  %611 = xor i32 %590, 48, !dbg !47
  %612 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %611, !dbg !47
  %613 = getelementptr inbounds nuw i8, ptr addrspace(3) %612, i32 4096, !dbg !47
  %614 = load <4 x half>, ptr addrspace(3) %613, align 8, !dbg !47
  %615 = load <4 x half>, ptr addrspace(3) %612, align 8, !dbg !47
  %616 = xor i32 %590, 32, !dbg !47
  %617 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %616, !dbg !47
  %618 = getelementptr inbounds nuw i8, ptr addrspace(3) %617, i32 4096, !dbg !47
  %619 = load <4 x half>, ptr addrspace(3) %618, align 8, !dbg !47
  %620 = load <4 x half>, ptr addrspace(3) %617, align 8, !dbg !47
  %621 = xor i32 %590, 16, !dbg !47
  %622 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %621, !dbg !47
  %623 = getelementptr inbounds nuw i8, ptr addrspace(3) %622, i32 4096, !dbg !47
  %624 = load <4 x half>, ptr addrspace(3) %623, align 8, !dbg !47
  %625 = load <4 x half>, ptr addrspace(3) %622, align 8, !dbg !47
  %626 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %590, !dbg !47
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) %626, i32 4096, !dbg !47
  %628 = load <4 x half>, ptr addrspace(3) %627, align 8, !dbg !47
  %629 = load <4 x half>, ptr addrspace(3) %626, align 8, !dbg !47
  %630 = insertelement <16 x float> poison, float %534, i64 0, !dbg !56
  %631 = shufflevector <2 x float> %550, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %632 = shufflevector <16 x float> %630, <16 x float> %631, <16 x i32> <i32 0, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %633 = insertelement <16 x float> %632, float %535, i64 3, !dbg !56
  %634 = insertelement <16 x float> %633, float %536, i64 4, !dbg !56
  %635 = shufflevector <2 x float> %551, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %636 = shufflevector <16 x float> %634, <16 x float> %635, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %637 = insertelement <16 x float> %636, float %537, i64 7, !dbg !56
  %638 = insertelement <16 x float> %637, float %538, i64 8, !dbg !56
  %639 = shufflevector <2 x float> %552, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %640 = shufflevector <16 x float> %638, <16 x float> %639, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %641 = insertelement <16 x float> %640, float %539, i64 11, !dbg !56
  %642 = insertelement <16 x float> %641, float %540, i64 12, !dbg !56
  %643 = shufflevector <2 x float> %553, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %644 = shufflevector <16 x float> %642, <16 x float> %643, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 16, i32 17, i32 poison>, !dbg !56
  %645 = insertelement <16 x float> %644, float %541, i64 15, !dbg !56
  %646 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %588, <4 x half> %629, <16 x float> %645, i32 0, i32 0, i32 0), !dbg !56
  %647 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %586, <4 x half> %625, <16 x float> %646, i32 0, i32 0, i32 0), !dbg !56
  %648 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %583, <4 x half> %620, <16 x float> %647, i32 0, i32 0, i32 0), !dbg !56
  %649 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %580, <4 x half> %615, <16 x float> %648, i32 0, i32 0, i32 0), !dbg !56
  %650 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %577, <4 x half> %610, <16 x float> %649, i32 0, i32 0, i32 0), !dbg !56
  %651 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %574, <4 x half> %605, <16 x float> %650, i32 0, i32 0, i32 0), !dbg !56
  %652 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %571, <4 x half> %600, <16 x float> %651, i32 0, i32 0, i32 0), !dbg !56
  %653 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %568, <4 x half> %595, <16 x float> %652, i32 0, i32 0, i32 0), !dbg !56
  %654 = extractelement <16 x float> %653, i64 0, !dbg !56
  %655 = extractelement <16 x float> %653, i64 3, !dbg !56
  %656 = extractelement <16 x float> %653, i64 4, !dbg !56
  %657 = extractelement <16 x float> %653, i64 7, !dbg !56
  %658 = extractelement <16 x float> %653, i64 8, !dbg !56
  %659 = extractelement <16 x float> %653, i64 11, !dbg !56
  %660 = extractelement <16 x float> %653, i64 12, !dbg !56
  %661 = extractelement <16 x float> %653, i64 15, !dbg !56
  %662 = insertelement <16 x float> poison, float %542, i64 0, !dbg !56
  %663 = shufflevector <2 x float> %554, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %664 = shufflevector <16 x float> %662, <16 x float> %663, <16 x i32> <i32 0, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %665 = insertelement <16 x float> %664, float %543, i64 3, !dbg !56
  %666 = insertelement <16 x float> %665, float %544, i64 4, !dbg !56
  %667 = shufflevector <2 x float> %555, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %668 = shufflevector <16 x float> %666, <16 x float> %667, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %669 = insertelement <16 x float> %668, float %545, i64 7, !dbg !56
  %670 = insertelement <16 x float> %669, float %546, i64 8, !dbg !56
  %671 = shufflevector <2 x float> %556, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %672 = shufflevector <16 x float> %670, <16 x float> %671, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %673 = insertelement <16 x float> %672, float %547, i64 11, !dbg !56
  %674 = insertelement <16 x float> %673, float %548, i64 12, !dbg !56
  %675 = shufflevector <2 x float> %557, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !56
  %676 = shufflevector <16 x float> %674, <16 x float> %675, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 16, i32 17, i32 poison>, !dbg !56
  %677 = insertelement <16 x float> %676, float %549, i64 15, !dbg !56
  %678 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %588, <4 x half> %628, <16 x float> %677, i32 0, i32 0, i32 0), !dbg !56
  %679 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %586, <4 x half> %624, <16 x float> %678, i32 0, i32 0, i32 0), !dbg !56
  %680 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %583, <4 x half> %619, <16 x float> %679, i32 0, i32 0, i32 0), !dbg !56
  %681 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %580, <4 x half> %614, <16 x float> %680, i32 0, i32 0, i32 0), !dbg !56
  %682 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %577, <4 x half> %609, <16 x float> %681, i32 0, i32 0, i32 0), !dbg !56
  %683 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %574, <4 x half> %604, <16 x float> %682, i32 0, i32 0, i32 0), !dbg !56
  %684 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %571, <4 x half> %599, <16 x float> %683, i32 0, i32 0, i32 0), !dbg !56
  %685 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %568, <4 x half> %594, <16 x float> %684, i32 0, i32 0, i32 0), !dbg !56
  %686 = extractelement <16 x float> %685, i64 0, !dbg !56
  %687 = extractelement <16 x float> %685, i64 3, !dbg !56
  %688 = extractelement <16 x float> %685, i64 4, !dbg !56
  %689 = extractelement <16 x float> %685, i64 7, !dbg !56
  %690 = extractelement <16 x float> %685, i64 8, !dbg !56
  %691 = extractelement <16 x float> %685, i64 11, !dbg !56
  %692 = extractelement <16 x float> %685, i64 12, !dbg !56
  %693 = extractelement <16 x float> %685, i64 15, !dbg !56
  %694 = shufflevector <16 x float> %653, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !56
  %695 = shufflevector <16 x float> %653, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !56
  %696 = shufflevector <16 x float> %653, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !56
  %697 = shufflevector <16 x float> %653, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !56
  %698 = shufflevector <16 x float> %685, <16 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !56
  %699 = shufflevector <16 x float> %685, <16 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !56
  %700 = shufflevector <16 x float> %685, <16 x float> poison, <2 x i32> <i32 9, i32 10>, !dbg !56
  %701 = shufflevector <16 x float> %685, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !56
  br label %702, !dbg !56

702:                                              ; preds = %558, %._crit_edge
  %703 = phi float [ %654, %558 ], [ %534, %._crit_edge ], !dbg !56
  %704 = phi float [ %655, %558 ], [ %535, %._crit_edge ], !dbg !56
  %705 = phi float [ %656, %558 ], [ %536, %._crit_edge ], !dbg !56
  %706 = phi float [ %657, %558 ], [ %537, %._crit_edge ], !dbg !56
  %707 = phi float [ %658, %558 ], [ %538, %._crit_edge ], !dbg !56
  %708 = phi float [ %659, %558 ], [ %539, %._crit_edge ], !dbg !56
  %709 = phi float [ %660, %558 ], [ %540, %._crit_edge ], !dbg !56
  %710 = phi float [ %661, %558 ], [ %541, %._crit_edge ], !dbg !56
  %711 = phi float [ %686, %558 ], [ %542, %._crit_edge ], !dbg !56
  %712 = phi float [ %687, %558 ], [ %543, %._crit_edge ], !dbg !56
  %713 = phi float [ %688, %558 ], [ %544, %._crit_edge ], !dbg !56
  %714 = phi float [ %689, %558 ], [ %545, %._crit_edge ], !dbg !56
  %715 = phi float [ %690, %558 ], [ %546, %._crit_edge ], !dbg !56
  %716 = phi float [ %691, %558 ], [ %547, %._crit_edge ], !dbg !56
  %717 = phi float [ %692, %558 ], [ %548, %._crit_edge ], !dbg !56
  %718 = phi float [ %693, %558 ], [ %549, %._crit_edge ], !dbg !56
  %719 = phi <2 x float> [ %694, %558 ], [ %550, %._crit_edge ], !dbg !56
  %720 = phi <2 x float> [ %695, %558 ], [ %551, %._crit_edge ], !dbg !56
  %721 = phi <2 x float> [ %696, %558 ], [ %552, %._crit_edge ], !dbg !56
  %722 = phi <2 x float> [ %697, %558 ], [ %553, %._crit_edge ], !dbg !56
  %723 = phi <2 x float> [ %698, %558 ], [ %554, %._crit_edge ], !dbg !56
  %724 = phi <2 x float> [ %699, %558 ], [ %555, %._crit_edge ], !dbg !56
  %725 = phi <2 x float> [ %700, %558 ], [ %556, %._crit_edge ], !dbg !56
  %726 = phi <2 x float> [ %701, %558 ], [ %557, %._crit_edge ], !dbg !56
  %727 = sext i32 %47 to i64, !dbg !61
  %728 = getelementptr float, ptr addrspace(1) %3, i64 %727, !dbg !61
  br i1 %54, label %729, label %733, !dbg !61

729:                                              ; preds = %702
  %730 = sext i32 %45 to i64
  %731 = getelementptr float, ptr addrspace(1) %3, i64 %730
  %732 = load <1 x float>, ptr addrspace(1) %731, align 4, !dbg !61
  br label %733, !dbg !61

733:                                              ; preds = %729, %702
  %734 = phi <1 x float> [ %732, %729 ], [ zeroinitializer, %702 ], !dbg !61
  br i1 %55, label %735, label %737, !dbg !61

735:                                              ; preds = %733
  %736 = load <1 x float>, ptr addrspace(1) %728, align 4, !dbg !61
  br label %737, !dbg !61

737:                                              ; preds = %735, %733
  %738 = phi <1 x float> [ %736, %735 ], [ zeroinitializer, %733 ], !dbg !61
  %739 = extractelement <1 x float> %734, i64 0, !dbg !61
  %740 = lshr exact i32 %58, 3, !dbg !38
  %741 = lshr exact i32 %57, 1, !dbg !38
  %742 = or disjoint i32 %740, %741, !dbg !38
  %743 = or disjoint i32 %742, 16, !dbg !38
  %744 = or disjoint i32 %56, %743, !dbg !39
  %745 = or disjoint i32 %56, %742, !dbg !39
  %746 = or disjoint i32 %742, 24, !dbg !38
  %747 = or disjoint i32 %742, 8, !dbg !38
  %748 = extractelement <1 x float> %738, i64 0, !dbg !61
  %749 = fmul float %703, %739, !dbg !62
  %750 = fmul float %704, %739, !dbg !62
  %751 = fmul float %705, %739, !dbg !62
  %752 = fmul float %706, %739, !dbg !62
  %753 = fmul float %707, %739, !dbg !62
  %754 = fmul float %708, %739, !dbg !62
  %755 = fmul float %709, %739, !dbg !62
  %756 = fmul float %710, %739, !dbg !62
  %757 = fmul float %711, %748, !dbg !62
  %758 = fmul float %712, %748, !dbg !62
  %759 = fmul float %713, %748, !dbg !62
  %760 = fmul float %714, %748, !dbg !62
  %761 = fmul float %715, %748, !dbg !62
  %762 = fmul float %716, %748, !dbg !62
  %763 = fmul float %717, %748, !dbg !62
  %764 = fmul float %718, %748, !dbg !62
  %765 = icmp slt i32 %745, %6, !dbg !63
  %766 = icmp slt i32 %744, %6, !dbg !63
  %767 = and i1 %765, %54, !dbg !64
  %768 = and i1 %766, %54, !dbg !64
  %769 = and i1 %765, %55, !dbg !64
  %770 = and i1 %766, %55, !dbg !64
  %771 = mul i32 %45, %6, !dbg !65
  %772 = mul i32 %47, %6, !dbg !65
  %773 = add i32 %745, %771, !dbg !65
  %774 = or disjoint i32 %56, %747, !dbg !65
  %775 = add i32 %774, %771, !dbg !65
  %776 = add i32 %744, %771, !dbg !65
  %777 = or disjoint i32 %56, %746, !dbg !65
  %778 = add i32 %777, %771, !dbg !65
  %779 = add i32 %745, %772, !dbg !65
  %780 = add i32 %774, %772, !dbg !65
  %781 = add i32 %744, %772, !dbg !65
  %782 = add i32 %777, %772, !dbg !65
  %783 = fptrunc float %749 to half, !dbg !66
  %784 = shufflevector <1 x float> %734, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !62
  %785 = fmul <2 x float> %719, %784, !dbg !62
  %786 = fptrunc <2 x float> %785 to <2 x half>, !dbg !66
  %787 = fptrunc float %750 to half, !dbg !66
  %788 = fptrunc float %751 to half, !dbg !66
  %789 = fmul <2 x float> %720, %784, !dbg !62
  %790 = fptrunc <2 x float> %789 to <2 x half>, !dbg !66
  %791 = fptrunc float %752 to half, !dbg !66
  %792 = fptrunc float %753 to half, !dbg !66
  %793 = fmul <2 x float> %721, %784, !dbg !62
  %794 = fptrunc <2 x float> %793 to <2 x half>, !dbg !66
  %795 = fptrunc float %754 to half, !dbg !66
  %796 = fptrunc float %755 to half, !dbg !66
  %797 = fmul <2 x float> %722, %784, !dbg !62
  %798 = fptrunc <2 x float> %797 to <2 x half>, !dbg !66
  %799 = fptrunc float %756 to half, !dbg !66
  %800 = fptrunc float %757 to half, !dbg !66
  %801 = shufflevector <1 x float> %738, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !62
  %802 = fmul <2 x float> %723, %801, !dbg !62
  %803 = fptrunc <2 x float> %802 to <2 x half>, !dbg !66
  %804 = fptrunc float %758 to half, !dbg !66
  %805 = fptrunc float %759 to half, !dbg !66
  %806 = fmul <2 x float> %724, %801, !dbg !62
  %807 = fptrunc <2 x float> %806 to <2 x half>, !dbg !66
  %808 = fptrunc float %760 to half, !dbg !66
  %809 = fptrunc float %761 to half, !dbg !66
  %810 = fmul <2 x float> %725, %801, !dbg !62
  %811 = fptrunc <2 x float> %810 to <2 x half>, !dbg !66
  %812 = fptrunc float %762 to half, !dbg !66
  %813 = fptrunc float %763 to half, !dbg !66
  %814 = fmul <2 x float> %726, %801, !dbg !62
  %815 = fptrunc <2 x float> %814 to <2 x half>, !dbg !66
  %816 = fptrunc float %764 to half, !dbg !66
  %817 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !67
  %818 = insertelement <4 x half> poison, half %783, i64 0, !dbg !67
  %819 = shufflevector <2 x half> %786, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %820 = shufflevector <4 x half> %818, <4 x half> %819, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %821 = insertelement <4 x half> %820, half %787, i64 3, !dbg !67
  %822 = bitcast <4 x half> %821 to <2 x i32>, !dbg !67
  %823 = shl i32 %773, 1, !dbg !67
  %824 = select i1 %767, i32 %823, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %822, ptr addrspace(8) %817, i32 %824, i32 0, i32 0), !dbg !67
  %825 = insertelement <4 x half> poison, half %788, i64 0, !dbg !67
  %826 = shufflevector <2 x half> %790, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %827 = shufflevector <4 x half> %825, <4 x half> %826, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %828 = insertelement <4 x half> %827, half %791, i64 3, !dbg !67
  %829 = bitcast <4 x half> %828 to <2 x i32>, !dbg !67
  %830 = shl i32 %775, 1, !dbg !67
  %831 = select i1 %767, i32 %830, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %829, ptr addrspace(8) %817, i32 %831, i32 0, i32 0), !dbg !67
  %832 = insertelement <4 x half> poison, half %792, i64 0, !dbg !67
  %833 = shufflevector <2 x half> %794, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %834 = shufflevector <4 x half> %832, <4 x half> %833, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %835 = insertelement <4 x half> %834, half %795, i64 3, !dbg !67
  %836 = bitcast <4 x half> %835 to <2 x i32>, !dbg !67
  %837 = shl i32 %776, 1, !dbg !67
  %838 = select i1 %768, i32 %837, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %836, ptr addrspace(8) %817, i32 %838, i32 0, i32 0), !dbg !67
  %839 = insertelement <4 x half> poison, half %796, i64 0, !dbg !67
  %840 = shufflevector <2 x half> %798, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %841 = shufflevector <4 x half> %839, <4 x half> %840, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %842 = insertelement <4 x half> %841, half %799, i64 3, !dbg !67
  %843 = bitcast <4 x half> %842 to <2 x i32>, !dbg !67
  %844 = shl i32 %778, 1, !dbg !67
  %845 = select i1 %768, i32 %844, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %843, ptr addrspace(8) %817, i32 %845, i32 0, i32 0), !dbg !67
  %846 = insertelement <4 x half> poison, half %800, i64 0, !dbg !67
  %847 = shufflevector <2 x half> %803, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %848 = shufflevector <4 x half> %846, <4 x half> %847, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %849 = insertelement <4 x half> %848, half %804, i64 3, !dbg !67
  %850 = bitcast <4 x half> %849 to <2 x i32>, !dbg !67
  %851 = shl i32 %779, 1, !dbg !67
  %852 = select i1 %769, i32 %851, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %850, ptr addrspace(8) %817, i32 %852, i32 0, i32 0), !dbg !67
  %853 = insertelement <4 x half> poison, half %805, i64 0, !dbg !67
  %854 = shufflevector <2 x half> %807, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %855 = shufflevector <4 x half> %853, <4 x half> %854, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %856 = insertelement <4 x half> %855, half %808, i64 3, !dbg !67
  %857 = bitcast <4 x half> %856 to <2 x i32>, !dbg !67
  %858 = shl i32 %780, 1, !dbg !67
  %859 = select i1 %769, i32 %858, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %857, ptr addrspace(8) %817, i32 %859, i32 0, i32 0), !dbg !67
  %860 = insertelement <4 x half> poison, half %809, i64 0, !dbg !67
  %861 = shufflevector <2 x half> %811, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %862 = shufflevector <4 x half> %860, <4 x half> %861, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %863 = insertelement <4 x half> %862, half %812, i64 3, !dbg !67
  %864 = bitcast <4 x half> %863 to <2 x i32>, !dbg !67
  %865 = shl i32 %781, 1, !dbg !67
  %866 = select i1 %770, i32 %865, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %864, ptr addrspace(8) %817, i32 %866, i32 0, i32 0), !dbg !67
  %867 = insertelement <4 x half> poison, half %813, i64 0, !dbg !67
  %868 = shufflevector <2 x half> %815, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !67
  %869 = shufflevector <4 x half> %867, <4 x half> %868, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>, !dbg !67
  %870 = insertelement <4 x half> %869, half %816, i64 3, !dbg !67
  %871 = bitcast <4 x half> %870 to <2 x i32>, !dbg !67
  %872 = shl i32 %782, 1, !dbg !67
  %873 = select i1 %770, i32 %872, i32 -2147483648, !dbg !67
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %871, ptr addrspace(8) %817, i32 %873, i32 0, i32 0), !dbg !67
  ret void, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.setprio(i16 immarg) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "mixture.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "moe_matmul_kernel", linkageName: "moe_matmul_kernel", scope: !1, file: !1, line: 10, type: !7, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 14, column: 24, scope: !6)
!10 = !DILocation(line: 15, column: 31, scope: !6)
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!15 = !DILocation(line: 43, column: 17, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !6, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: "triton/language")
!18 = !DILocation(line: 15, column: 48, scope: !19)
!19 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!20 = !DILocation(line: 43, column: 30, scope: !16, inlinedAt: !18)
!21 = !DILocation(line: 15, column: 37, scope: !6)
!22 = !DILocation(line: 16, column: 22, scope: !6)
!23 = !DILocation(line: 17, column: 19, scope: !6)
!24 = !DILocation(line: 17, column: 27, scope: !6)
!25 = !DILocation(line: 18, column: 26, scope: !6)
!26 = !DILocation(line: 18, column: 33, scope: !6)
!27 = !DILocation(line: 19, column: 26, scope: !6)
!28 = !DILocation(line: 20, column: 27, scope: !6)
!29 = !DILocation(line: 19, column: 34, scope: !6)
!30 = !DILocation(line: 19, column: 20, scope: !6)
!31 = !DILocation(line: 21, column: 44, scope: !6)
!32 = !DILocation(line: 21, column: 67, scope: !6)
!33 = !DILocation(line: 21, column: 54, scope: !6)
!34 = !DILocation(line: 21, column: 19, scope: !6)
!35 = !DILocation(line: 22, column: 21, scope: !6)
!36 = !DILocation(line: 23, column: 19, scope: !6)
!37 = !DILocation(line: 24, column: 21, scope: !6)
!38 = !DILocation(line: 24, column: 44, scope: !6)
!39 = !DILocation(line: 24, column: 31, scope: !6)
!40 = !DILocation(line: 26, column: 30, scope: !6)
!41 = !DILocation(line: 26, column: 52, scope: !6)
!42 = !DILocation(line: 43, column: 17, scope: !16, inlinedAt: !43)
!43 = !DILocation(line: 29, column: 33, scope: !19)
!44 = !DILocation(line: 29, column: 22, scope: !6)
!45 = !DILocation(line: 30, column: 24, scope: !6)
!46 = !DILocation(line: 31, column: 50, scope: !6)
!47 = !DILocation(line: 31, column: 20, scope: !6)
!48 = !DILocation(line: 27, column: 30, scope: !6)
!49 = !DILocation(line: 27, column: 52, scope: !6)
!50 = !DILocation(line: 27, column: 70, scope: !6)
!51 = !DILocation(line: 32, column: 20, scope: !6)
!52 = !DILocation(line: 43, column: 30, scope: !16, inlinedAt: !43)
!53 = !DILocation(line: 34, column: 18, scope: !6)
!54 = !DILocation(line: 35, column: 18, scope: !6)
!55 = !DILocation(line: 30, column: 28, scope: !6)
!56 = !DILocation(line: 33, column: 27, scope: !6)
!57 = !DILocation(line: 28, column: 19, scope: !6)
!58 = !DILocation(line: 30, column: 32, scope: !6)
!59 = distinct !{!59, !60}
!60 = !{!"llvm.loop.peeled.count", i32 1}
!61 = !DILocation(line: 36, column: 21, scope: !6)
!62 = !DILocation(line: 37, column: 11, scope: !6)
!63 = !DILocation(line: 38, column: 122, scope: !6)
!64 = !DILocation(line: 38, column: 112, scope: !6)
!65 = !DILocation(line: 38, column: 41, scope: !6)
!66 = !DILocation(line: 38, column: 65, scope: !6)
!67 = !DILocation(line: 38, column: 58, scope: !6)
!68 = !DILocation(line: 38, column: 4, scope: !6)
