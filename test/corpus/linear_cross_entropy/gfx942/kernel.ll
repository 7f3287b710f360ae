; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @linear_cross_entropy_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !7 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %12 = shl i32 %11, 7, !dbg !9
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %14 = and i32 %13, 511, !dbg !10
  %15 = and i32 %13, 32, !dbg !10
  %16 = lshr i32 %13, 3, !dbg !10
  %17 = and i32 %16, 63, !dbg !10
  %18 = or i32 %16, 64, !dbg !10
  %19 = and i32 %13, 192, !dbg !10
  %20 = lshr exact i32 %19, 1, !dbg !10
  %21 = lshr exact i32 %15, 3, !dbg !10
  %22 = or disjoint i32 %21, %20, !dbg !10
  %23 = or disjoint i32 %22, 16, !dbg !10
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %25 = mul i32 %7, %24, !dbg !12
  %26 = add i32 %25, %7, !dbg !13
  %27 = tail call i32 @llvm.smin.i32(i32 %26, i32 %5), !dbg !14
  %28 = shl nuw nsw i32 %13, 3, !dbg !15
  %29 = and i32 %28, 56, !dbg !15
  %30 = icmp slt i32 %25, %27, !dbg !16
  br i1 %30, label %.lr.ph75, label %._crit_edge76, !dbg !16

.lr.ph75:                                         ; preds = %10
  %31 = or disjoint i32 %18, %12, !dbg !17
  %32 = srem i32 %31, %4, !dbg !18
  %33 = mul i32 %32, %6, !dbg !19
  %34 = add i32 %33, %29, !dbg !19
  %35 = or disjoint i32 %17, %12, !dbg !17
  %36 = srem i32 %35, %4, !dbg !18
  %37 = mul i32 %36, %6, !dbg !19
  %38 = add i32 %37, %29, !dbg !19
  %39 = lshr i32 %13, 6, !dbg !10
  %40 = icmp slt i32 %29, %6
  %41 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %42 = shl i32 %38, 1
  %43 = select i1 %40, i32 %42, i32 -2147483648
  %44 = shl i32 %34, 1
  %45 = select i1 %40, i32 %44, i32 -2147483648
  %46 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %47 = shl nuw nsw i32 %13, 4
  %48 = and i32 %47, 8176
  %49 = and i32 %13, 120
  %50 = xor i32 %48, %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = or disjoint i32 %50, 8192
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %52
  %54 = xor i32 %50, 8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %56 = or disjoint i32 %54, 8192
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %50
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %52
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %54
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %56
  %62 = add i32 %6, -64
  %63 = icmp sgt i32 %62, 0
  %64 = shl nuw nsw i32 %13, 7
  %65 = and i32 %64, 3968
  %66 = and i32 %28, 120
  %67 = lshr exact i32 %15, 2
  %68 = and i32 %47, 4096
  %69 = or disjoint i32 %65, %66
  %70 = xor i32 %69, %67
  %71 = or disjoint i32 %70, %68
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 8192
  %74 = xor i32 %71, 16
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 8192
  %77 = xor i32 %71, 32
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 8192
  %80 = xor i32 %71, 48
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 8192
  %83 = xor i32 %71, 64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 8192
  %86 = xor i32 %71, 80
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %86
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 8192
  %89 = xor i32 %71, 96
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 8192
  %92 = xor i32 %71, 112
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 8192
  %95 = shl nuw nsw i32 %19, 6
  %96 = xor i32 %66, %67
  %97 = or disjoint i32 %96, %95
  %98 = or disjoint i32 %97, %65
  %99 = xor i32 %98, 16
  %100 = xor i32 %98, 32
  %101 = xor i32 %98, 48
  %102 = xor i32 %98, 64
  %103 = xor i32 %98, 80
  %104 = xor i32 %98, 96
  %105 = xor i32 %98, 112
  %106 = add i32 %6, 63
  %107 = icmp sgt i32 %106, 63
  %108 = and i32 %13, 31
  %109 = and i32 %13, 256
  %110 = shl nuw nsw i32 %108, 7
  %111 = or disjoint i32 %97, %110
  %112 = xor i32 %111, 112
  %113 = xor i32 %111, 96
  %114 = xor i32 %111, 80
  %115 = xor i32 %111, 64
  %116 = xor i32 %111, 48
  %117 = xor i32 %111, 32
  %118 = xor i32 %111, 16
  %119 = shl nuw nsw i32 %109, 4
  %120 = or disjoint i32 %110, %66
  %121 = xor i32 %120, %67
  %122 = or disjoint i32 %121, %119
  %123 = xor i32 %122, 112
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 8192
  %126 = xor i32 %122, 96
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %126
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 8192
  %129 = xor i32 %122, 80
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %129
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 8192
  %132 = xor i32 %122, 64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %132
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 8192
  %135 = xor i32 %122, 48
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %135
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 8192
  %138 = xor i32 %122, 32
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %138
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 8192
  %141 = xor i32 %122, 16
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 8192
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 8192
  %146 = lshr exact i32 %109, 3
  %147 = or disjoint i32 %146, %108
  %148 = shl nuw nsw i32 %14, 2
  %149 = xor i32 %148, 128
  %150 = and i32 %39, 3
  %.not.not = icmp eq i32 %15, 0
  %.idx = shl nuw nsw i32 %147, 4
  %151 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %152 = getelementptr float, ptr addrspace(3) %151, i32 %150
  %153 = getelementptr i8, ptr addrspace(3) %151, i32 1024
  %154 = getelementptr float, ptr addrspace(3) %153, i32 %150
  %155 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14
  %156 = and i32 %13, 3
  %157 = icmp eq i32 %156, 0
  %158 = add i32 %38, 64
  %159 = add i32 %34, 64
  %160 = or disjoint i32 %29, 64
  %161 = icmp slt i32 %160, %6
  %162 = shl i32 %158, 1
  %163 = select i1 %161, i32 %162, i32 -2147483648
  %164 = shl i32 %159, 1
  %165 = select i1 %161, i32 %164, i32 -2147483648
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %98
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %99
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %100
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %101
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %102
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %103
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %104
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %105
  %174 = icmp samesign ugt i32 %62, 64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %98
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %99
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %100
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %101
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %102
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %103
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %104
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %105
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %112
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %113
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %114
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %115
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %116
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %117
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %118
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %111
  br label %191, !dbg !16

191:                                              ; preds = %.lr.ph75, %900
  %192 = phi float [ 0xC6293E5940000000, %.lr.ph75 ], [ %744, %900 ]
  %193 = phi float [ 0xC6293E5940000000, %.lr.ph75 ], [ %745, %900 ]
  %194 = phi i32 [ %25, %.lr.ph75 ], [ %906, %900 ]
  %195 = phi <2 x float> [ zeroinitializer, %.lr.ph75 ], [ %905, %900 ]
  %196 = add i32 %194, %17, !dbg !20
  %197 = add i32 %194, %18, !dbg !20
  %198 = add i32 %194, %22, !dbg !20
  %199 = add i32 %23, %194, !dbg !20
  %200 = srem i32 %196, %5, !dbg !21
  %201 = srem i32 %197, %5, !dbg !21
  %202 = mul i32 %200, %6, !dbg !22
  %203 = mul i32 %201, %6, !dbg !22
  %204 = add i32 %202, %29, !dbg !22
  %205 = add i32 %203, %29, !dbg !22
  %206 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %43, i32 0, i32 0), !dbg !23
  %207 = bitcast <4 x i32> %206 to <8 x half>, !dbg !23
  %208 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %45, i32 0, i32 0), !dbg !23
  %209 = bitcast <4 x i32> %208 to <8 x half>, !dbg !23
  %210 = shl i32 %204, 1, !dbg !24
  %211 = select i1 %40, i32 %210, i32 -2147483648, !dbg !24
  %212 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %211, i32 0, i32 0), !dbg !24
  %213 = bitcast <4 x i32> %212 to <8 x half>, !dbg !24
  %214 = shl i32 %205, 1, !dbg !24
  %215 = select i1 %40, i32 %214, i32 -2147483648, !dbg !24
  %216 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %215, i32 0, i32 0), !dbg !24
  %217 = bitcast <4 x i32> %216 to <8 x half>, !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  %218 = shufflevector <8 x half> %207, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %218, ptr addrspace(3) %51, align 8, !dbg !23
  %219 = shufflevector <8 x half> %209, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %219, ptr addrspace(3) %53, align 8, !dbg !23
  %220 = shufflevector <8 x half> %207, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %220, ptr addrspace(3) %55, align 8, !dbg !23
  %221 = shufflevector <8 x half> %209, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %221, ptr addrspace(3) %57, align 8, !dbg !23
  %222 = shufflevector <8 x half> %213, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %222, ptr addrspace(3) %58, align 8, !dbg !24
  %223 = shufflevector <8 x half> %217, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %223, ptr addrspace(3) %59, align 8, !dbg !24
  %224 = shufflevector <8 x half> %213, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %224, ptr addrspace(3) %60, align 8, !dbg !24
  %225 = shufflevector <8 x half> %217, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %225, ptr addrspace(3) %61, align 8, !dbg !24
  br i1 %63, label %.lr.ph.preheader, label %._crit_edge, !dbg !25

.lr.ph.preheader:                                 ; preds = %191
  %226 = add i32 %204, 64, !dbg !26
  %227 = add i32 %205, 64, !dbg !26
  %228 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %163, i32 0, i32 0), !dbg !23
  %229 = bitcast <4 x i32> %228 to <8 x half>, !dbg !23
  %230 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %165, i32 0, i32 0), !dbg !23
  %231 = bitcast <4 x i32> %230 to <8 x half>, !dbg !23
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  %232 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !23
  %233 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !23
  %234 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !23
  %235 = load <4 x half>, ptr addrspace(3) %76, align 8, !dbg !23
  %236 = load <4 x half>, ptr addrspace(3) %78, align 8, !dbg !23
  %237 = load <4 x half>, ptr addrspace(3) %79, align 8, !dbg !23
  %238 = load <4 x half>, ptr addrspace(3) %81, align 8, !dbg !23
  %239 = load <4 x half>, ptr addrspace(3) %82, align 8, !dbg !23
  %240 = load <4 x half>, ptr addrspace(3) %84, align 8, !dbg !23
  %241 = load <4 x half>, ptr addrspace(3) %85, align 8, !dbg !23
  %242 = load <4 x half>, ptr addrspace(3) %87, align 8, !dbg !23
  %243 = load <4 x half>, ptr addrspace(3) %88, align 8, !dbg !23
  %244 = load <4 x half>, ptr addrspace(3) %90, align 8, !dbg !23
  %245 = load <4 x half>, ptr addrspace(3) %91, align 8, !dbg !23
  %246 = load <4 x half>, ptr addrspace(3) %93, align 8, !dbg !23
  %247 = load <4 x half>, ptr addrspace(3) %94, align 8, !dbg !23
  %248 = load <4 x half>, ptr addrspace(3) %166, align 8, !dbg !24
  %249 = load <4 x half>, ptr addrspace(3) %167, align 8, !dbg !24
  %250 = load <4 x half>, ptr addrspace(3) %168, align 8, !dbg !24
  %251 = load <4 x half>, ptr addrspace(3) %169, align 8, !dbg !24
  %252 = load <4 x half>, ptr addrspace(3) %170, align 8, !dbg !24
  %253 = load <4 x half>, ptr addrspace(3) %171, align 8, !dbg !24
  %254 = load <4 x half>, ptr addrspace(3) %172, align 8, !dbg !24
  %255 = load <4 x half>, ptr addrspace(3) %173, align 8, !dbg !24
  %256 = shl i32 %226, 1, !dbg !24
  %257 = select i1 %161, i32 %256, i32 -2147483648, !dbg !24
  %258 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %257, i32 0, i32 0), !dbg !24
  %259 = bitcast <4 x i32> %258 to <8 x half>, !dbg !24
  %260 = shl i32 %227, 1, !dbg !24
  %261 = select i1 %161, i32 %260, i32 -2147483648, !dbg !24
  %262 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %261, i32 0, i32 0), !dbg !24
  %263 = bitcast <4 x i32> %262 to <8 x half>, !dbg !24
  %264 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %248, <4 x half> %232, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !27
  %265 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %249, <4 x half> %234, <16 x float> %264, i32 0, i32 0, i32 0), !dbg !27
  %266 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %250, <4 x half> %236, <16 x float> %265, i32 0, i32 0, i32 0), !dbg !27
  %267 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %251, <4 x half> %238, <16 x float> %266, i32 0, i32 0, i32 0), !dbg !27
  %268 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %252, <4 x half> %240, <16 x float> %267, i32 0, i32 0, i32 0), !dbg !27
  %269 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %253, <4 x half> %242, <16 x float> %268, i32 0, i32 0, i32 0), !dbg !27
  %270 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %254, <4 x half> %244, <16 x float> %269, i32 0, i32 0, i32 0), !dbg !27
  %271 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %255, <4 x half> %246, <16 x float> %270, i32 0, i32 0, i32 0), !dbg !27
  %272 = extractelement <16 x float> %271, i64 0, !dbg !27
  %273 = extractelement <16 x float> %271, i64 1, !dbg !27
  %274 = extractelement <16 x float> %271, i64 2, !dbg !27
  %275 = extractelement <16 x float> %271, i64 3, !dbg !27
  %276 = extractelement <16 x float> %271, i64 4, !dbg !27
  %277 = extractelement <16 x float> %271, i64 5, !dbg !27
  %278 = extractelement <16 x float> %271, i64 6, !dbg !27
  %279 = extractelement <16 x float> %271, i64 7, !dbg !27
  %280 = extractelement <16 x float> %271, i64 8, !dbg !27
  %281 = extractelement <16 x float> %271, i64 9, !dbg !27
  %282 = extractelement <16 x float> %271, i64 10, !dbg !27
  %283 = extractelement <16 x float> %271, i64 11, !dbg !27
  %284 = extractelement <16 x float> %271, i64 12, !dbg !27
  %285 = extractelement <16 x float> %271, i64 13, !dbg !27
  %286 = extractelement <16 x float> %271, i64 14, !dbg !27
  %287 = extractelement <16 x float> %271, i64 15, !dbg !27
  %288 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %248, <4 x half> %233, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !27
  %289 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %249, <4 x half> %235, <16 x float> %288, i32 0, i32 0, i32 0), !dbg !27
  %290 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %250, <4 x half> %237, <16 x float> %289, i32 0, i32 0, i32 0), !dbg !27
  %291 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %251, <4 x half> %239, <16 x float> %290, i32 0, i32 0, i32 0), !dbg !27
  %292 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %252, <4 x half> %241, <16 x float> %291, i32 0, i32 0, i32 0), !dbg !27
  %293 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %253, <4 x half> %243, <16 x float> %292, i32 0, i32 0, i32 0), !dbg !27
  %294 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %254, <4 x half> %245, <16 x float> %293, i32 0, i32 0, i32 0), !dbg !27
  %295 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %255, <4 x half> %247, <16 x float> %294, i32 0, i32 0, i32 0), !dbg !27
  %296 = extractelement <16 x float> %295, i64 0, !dbg !27
  %297 = extractelement <16 x float> %295, i64 1, !dbg !27
  %298 = extractelement <16 x float> %295, i64 2, !dbg !27
  %299 = extractelement <16 x float> %295, i64 3, !dbg !27
  %300 = extractelement <16 x float> %295, i64 4, !dbg !27
  %301 = extractelement <16 x float> %295, i64 5, !dbg !27
  %302 = extractelement <16 x float> %295, i64 6, !dbg !27
  %303 = extractelement <16 x float> %295, i64 7, !dbg !27
  %304 = extractelement <16 x float> %295, i64 8, !dbg !27
  %305 = extractelement <16 x float> %295, i64 9, !dbg !27
  %306 = extractelement <16 x float> %295, i64 10, !dbg !27
  %307 = extractelement <16 x float> %295, i64 11, !dbg !27
  %308 = extractelement <16 x float> %295, i64 12, !dbg !27
  %309 = extractelement <16 x float> %295, i64 13, !dbg !27
  %310 = extractelement <16 x float> %295, i64 14, !dbg !27
  %311 = extractelement <16 x float> %295, i64 15, !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  %312 = shufflevector <8 x half> %229, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %312, ptr addrspace(3) %51, align 8, !dbg !23
  %313 = shufflevector <8 x half> %231, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %313, ptr addrspace(3) %53, align 8, !dbg !23
  %314 = shufflevector <8 x half> %229, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %314, ptr addrspace(3) %55, align 8, !dbg !23
  %315 = shufflevector <8 x half> %231, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %315, ptr addrspace(3) %57, align 8, !dbg !23
  %316 = shufflevector <8 x half> %259, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %316, ptr addrspace(3) %58, align 8, !dbg !24
  %317 = shufflevector <8 x half> %263, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %317, ptr addrspace(3) %59, align 8, !dbg !24
  %318 = shufflevector <8 x half> %259, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %318, ptr addrspace(3) %60, align 8, !dbg !24
  %319 = shufflevector <8 x half> %263, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %319, ptr addrspace(3) %61, align 8, !dbg !24
  br i1 %174, label %.lr.ph, label %._crit_edge, !dbg !25

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.pn4972 = phi i32 [ %356, %.lr.ph ], [ %227, %.lr.ph.preheader ]
  %.pn6571 = phi i32 [ %355, %.lr.ph ], [ %226, %.lr.ph.preheader ]
  %.pn1770 = phi i32 [ %354, %.lr.ph ], [ %159, %.lr.ph.preheader ]
  %.pn3369 = phi i32 [ %353, %.lr.ph ], [ %158, %.lr.ph.preheader ]
  %320 = phi float [ %424, %.lr.ph ], [ %272, %.lr.ph.preheader ]
  %321 = phi float [ %425, %.lr.ph ], [ %273, %.lr.ph.preheader ]
  %322 = phi float [ %426, %.lr.ph ], [ %274, %.lr.ph.preheader ]
  %323 = phi float [ %427, %.lr.ph ], [ %275, %.lr.ph.preheader ]
  %324 = phi float [ %428, %.lr.ph ], [ %276, %.lr.ph.preheader ]
  %325 = phi float [ %429, %.lr.ph ], [ %277, %.lr.ph.preheader ]
  %326 = phi float [ %430, %.lr.ph ], [ %278, %.lr.ph.preheader ]
  %327 = phi float [ %431, %.lr.ph ], [ %279, %.lr.ph.preheader ]
  %328 = phi float [ %432, %.lr.ph ], [ %280, %.lr.ph.preheader ]
  %329 = phi float [ %433, %.lr.ph ], [ %281, %.lr.ph.preheader ]
  %330 = phi float [ %434, %.lr.ph ], [ %282, %.lr.ph.preheader ]
  %331 = phi float [ %435, %.lr.ph ], [ %283, %.lr.ph.preheader ]
  %332 = phi float [ %436, %.lr.ph ], [ %284, %.lr.ph.preheader ]
  %333 = phi float [ %437, %.lr.ph ], [ %285, %.lr.ph.preheader ]
  %334 = phi float [ %438, %.lr.ph ], [ %286, %.lr.ph.preheader ]
  %335 = phi float [ %439, %.lr.ph ], [ %287, %.lr.ph.preheader ]
  %336 = phi float [ %464, %.lr.ph ], [ %296, %.lr.ph.preheader ]
  %337 = phi float [ %465, %.lr.ph ], [ %297, %.lr.ph.preheader ]
  %338 = phi float [ %466, %.lr.ph ], [ %298, %.lr.ph.preheader ]
  %339 = phi float [ %467, %.lr.ph ], [ %299, %.lr.ph.preheader ]
  %340 = phi float [ %468, %.lr.ph ], [ %300, %.lr.ph.preheader ]
  %341 = phi float [ %469, %.lr.ph ], [ %301, %.lr.ph.preheader ]
  %342 = phi float [ %470, %.lr.ph ], [ %302, %.lr.ph.preheader ]
  %343 = phi float [ %471, %.lr.ph ], [ %303, %.lr.ph.preheader ]
  %344 = phi float [ %472, %.lr.ph ], [ %304, %.lr.ph.preheader ]
  %345 = phi float [ %473, %.lr.ph ], [ %305, %.lr.ph.preheader ]
  %346 = phi float [ %474, %.lr.ph ], [ %306, %.lr.ph.preheader ]
  %347 = phi float [ %475, %.lr.ph ], [ %307, %.lr.ph.preheader ]
  %348 = phi float [ %476, %.lr.ph ], [ %308, %.lr.ph.preheader ]
  %349 = phi float [ %477, %.lr.ph ], [ %309, %.lr.ph.preheader ]
  %350 = phi float [ %478, %.lr.ph ], [ %310, %.lr.ph.preheader ]
  %351 = phi float [ %479, %.lr.ph ], [ %311, %.lr.ph.preheader ]
  %352 = phi i32 [ %357, %.lr.ph ], [ 64, %.lr.ph.preheader ]
  %353 = add i32 %.pn3369, 64, !dbg !28
  %354 = add i32 %.pn1770, 64, !dbg !28
  %355 = add i32 %.pn6571, 64, !dbg !26
  %356 = add i32 %.pn4972, 64, !dbg !26
  %357 = add i32 %352, 64, !dbg !25
  %358 = or disjoint i32 %357, %29, !dbg !29
  %359 = icmp slt i32 %358, %6, !dbg !30
  %360 = shl i32 %353, 1, !dbg !23
  %361 = select i1 %359, i32 %360, i32 -2147483648, !dbg !23
  %362 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %361, i32 0, i32 0), !dbg !23
  %363 = bitcast <4 x i32> %362 to <8 x half>, !dbg !23
  %364 = shl i32 %354, 1, !dbg !23
  %365 = select i1 %359, i32 %364, i32 -2147483648, !dbg !23
  %366 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %41, i32 %365, i32 0, i32 0), !dbg !23
  %367 = bitcast <4 x i32> %366 to <8 x half>, !dbg !23
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  %368 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !23
  %369 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !23
  %370 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !23
  %371 = load <4 x half>, ptr addrspace(3) %76, align 8, !dbg !23
  %372 = load <4 x half>, ptr addrspace(3) %78, align 8, !dbg !23
  %373 = load <4 x half>, ptr addrspace(3) %79, align 8, !dbg !23
  %374 = load <4 x half>, ptr addrspace(3) %81, align 8, !dbg !23
  %375 = load <4 x half>, ptr addrspace(3) %82, align 8, !dbg !23
  %376 = load <4 x half>, ptr addrspace(3) %84, align 8, !dbg !23
  %377 = load <4 x half>, ptr addrspace(3) %85, align 8, !dbg !23
  %378 = load <4 x half>, ptr addrspace(3) %87, align 8, !dbg !23
  %379 = load <4 x half>, ptr addrspace(3) %88, align 8, !dbg !23
  %380 = load <4 x half>, ptr addrspace(3) %90, align 8, !dbg !23
  %381 = load <4 x half>, ptr addrspace(3) %91, align 8, !dbg !23
  %382 = load <4 x half>, ptr addrspace(3) %93, align 8, !dbg !23
  %383 = load <4 x half>, ptr addrspace(3) %94, align 8, !dbg !23
  %384 = load <4 x half>, ptr addrspace(3) %175, align 8, !dbg !24
  %385 = load <4 x half>, ptr addrspace(3) %176, align 8, !dbg !24
  %386 = load <4 x half>, ptr addrspace(3) %177, align 8, !dbg !24
  %387 = load <4 x half>, ptr addrspace(3) %178, align 8, !dbg !24
  %388 = load <4 x half>, ptr addrspace(3) %179, align 8, !dbg !24
  %389 = load <4 x half>, ptr addrspace(3) %180, align 8, !dbg !24
  %390 = load <4 x half>, ptr addrspace(3) %181, align 8, !dbg !24
  %391 = load <4 x half>, ptr addrspace(3) %182, align 8, !dbg !24
  %392 = shl i32 %355, 1, !dbg !24
  %393 = select i1 %359, i32 %392, i32 -2147483648, !dbg !24
  %394 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %393, i32 0, i32 0), !dbg !24
  %395 = bitcast <4 x i32> %394 to <8 x half>, !dbg !24
  %396 = shl i32 %356, 1, !dbg !24
  %397 = select i1 %359, i32 %396, i32 -2147483648, !dbg !24
  %398 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %46, i32 %397, i32 0, i32 0), !dbg !24
  %399 = bitcast <4 x i32> %398 to <8 x half>, !dbg !24
  %400 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %320, i64 0, !dbg !27
  %401 = insertelement <16 x float> %400, float %321, i64 1, !dbg !27
  %402 = insertelement <16 x float> %401, float %322, i64 2, !dbg !27
  %403 = insertelement <16 x float> %402, float %323, i64 3, !dbg !27
  %404 = insertelement <16 x float> %403, float %324, i64 4, !dbg !27
  %405 = insertelement <16 x float> %404, float %325, i64 5, !dbg !27
  %406 = insertelement <16 x float> %405, float %326, i64 6, !dbg !27
  %407 = insertelement <16 x float> %406, float %327, i64 7, !dbg !27
  %408 = insertelement <16 x float> %407, float %328, i64 8, !dbg !27
  %409 = insertelement <16 x float> %408, float %329, i64 9, !dbg !27
  %410 = insertelement <16 x float> %409, float %330, i64 10, !dbg !27
  %411 = insertelement <16 x float> %410, float %331, i64 11, !dbg !27
  %412 = insertelement <16 x float> %411, float %332, i64 12, !dbg !27
  %413 = insertelement <16 x float> %412, float %333, i64 13, !dbg !27
  %414 = insertelement <16 x float> %413, float %334, i64 14, !dbg !27
  %415 = insertelement <16 x float> %414, float %335, i64 15, !dbg !27
  %416 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %384, <4 x half> %368, <16 x float> %415, i32 0, i32 0, i32 0), !dbg !27
  %417 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %385, <4 x half> %370, <16 x float> %416, i32 0, i32 0, i32 0), !dbg !27
  %418 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %386, <4 x half> %372, <16 x float> %417, i32 0, i32 0, i32 0), !dbg !27
  %419 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %387, <4 x half> %374, <16 x float> %418, i32 0, i32 0, i32 0), !dbg !27
  %420 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %388, <4 x half> %376, <16 x float> %419, i32 0, i32 0, i32 0), !dbg !27
  %421 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %389, <4 x half> %378, <16 x float> %420, i32 0, i32 0, i32 0), !dbg !27
  %422 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %390, <4 x half> %380, <16 x float> %421, i32 0, i32 0, i32 0), !dbg !27
  %423 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %391, <4 x half> %382, <16 x float> %422, i32 0, i32 0, i32 0), !dbg !27
  %424 = extractelement <16 x float> %423, i64 0, !dbg !27
  %425 = extractelement <16 x float> %423, i64 1, !dbg !27
  %426 = extractelement <16 x float> %423, i64 2, !dbg !27
  %427 = extractelement <16 x float> %423, i64 3, !dbg !27
  %428 = extractelement <16 x float> %423, i64 4, !dbg !27
  %429 = extractelement <16 x float> %423, i64 5, !dbg !27
  %430 = extractelement <16 x float> %423, i64 6, !dbg !27
  %431 = extractelement <16 x float> %423, i64 7, !dbg !27
  %432 = extractelement <16 x float> %423, i64 8, !dbg !27
  %433 = extractelement <16 x float> %423, i64 9, !dbg !27
  %434 = extractelement <16 x float> %423, i64 10, !dbg !27
  %435 = extractelement <16 x float> %423, i64 11, !dbg !27
  %436 = extractelement <16 x float> %423, i64 12, !dbg !27
  %437 = extractelement <16 x float> %423, i64 13, !dbg !27
  %438 = extractelement <16 x float> %423, i64 14, !dbg !27
  %439 = extractelement <16 x float> %423, i64 15, !dbg !27
  %440 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %336, i64 0, !dbg !27
  %441 = insertelement <16 x float> %440, float %337, i64 1, !dbg !27
  %442 = insertelement <16 x float> %441, float %338, i64 2, !dbg !27
  %443 = insertelement <16 x float> %442, float %339, i64 3, !dbg !27
  %444 = insertelement <16 x float> %443, float %340, i64 4, !dbg !27
  %445 = insertelement <16 x float> %444, float %341, i64 5, !dbg !27
  %446 = insertelement <16 x float> %445, float %342, i64 6, !dbg !27
  %447 = insertelement <16 x float> %446, float %343, i64 7, !dbg !27
  %448 = insertelement <16 x float> %447, float %344, i64 8, !dbg !27
  %449 = insertelement <16 x float> %448, float %345, i64 9, !dbg !27
  %450 = insertelement <16 x float> %449, float %346, i64 10, !dbg !27
  %451 = insertelement <16 x float> %450, float %347, i64 11, !dbg !27
  %452 = insertelement <16 x float> %451, float %348, i64 12, !dbg !27
  %453 = insertelement <16 x float> %452, float %349, i64 13, !dbg !27
  %454 = insertelement <16 x float> %453, float %350, i64 14, !dbg !27
  %455 = insertelement <16 x float> %454, float %351, i64 15, !dbg !27
  %456 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %384, <4 x half> %369, <16 x float> %455, i32 0, i32 0, i32 0), !dbg !27
  %457 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %385, <4 x half> %371, <16 x float> %456, i32 0, i32 0, i32 0), !dbg !27
  %458 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %386, <4 x half> %373, <16 x float> %457, i32 0, i32 0, i32 0), !dbg !27
  %459 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %387, <4 x half> %375, <16 x float> %458, i32 0, i32 0, i32 0), !dbg !27
  %460 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %388, <4 x half> %377, <16 x float> %459, i32 0, i32 0, i32 0), !dbg !27
  %461 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %389, <4 x half> %379, <16 x float> %460, i32 0, i32 0, i32 0), !dbg !27
  %462 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %390, <4 x half> %381, <16 x float> %461, i32 0, i32 0, i32 0), !dbg !27
  %463 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %391, <4 x half> %383, <16 x float> %462, i32 0, i32 0, i32 0), !dbg !27
  %464 = extractelement <16 x float> %463, i64 0, !dbg !27
  %465 = extractelement <16 x float> %463, i64 1, !dbg !27
  %466 = extractelement <16 x float> %463, i64 2, !dbg !27
  %467 = extractelement <16 x float> %463, i64 3, !dbg !27
  %468 = extractelement <16 x float> %463, i64 4, !dbg !27
  %469 = extractelement <16 x float> %463, i64 5, !dbg !27
  %470 = extractelement <16 x float> %463, i64 6, !dbg !27
  %471 = extractelement <16 x float> %463, i64 7, !dbg !27
  %472 = extractelement <16 x float> %463, i64 8, !dbg !27
  %473 = extractelement <16 x float> %463, i64 9, !dbg !27
  %474 = extractelement <16 x float> %463, i64 10, !dbg !27
  %475 = extractelement <16 x float> %463, i64 11, !dbg !27
  %476 = extractelement <16 x float> %463, i64 12, !dbg !27
  %477 = extractelement <16 x float> %463, i64 13, !dbg !27
  %478 = extractelement <16 x float> %463, i64 14, !dbg !27
  %479 = extractelement <16 x float> %463, i64 15, !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  %480 = shufflevector <8 x half> %363, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %480, ptr addrspace(3) %51, align 8, !dbg !23
  %481 = shufflevector <8 x half> %367, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !23
  store <4 x half> %481, ptr addrspace(3) %53, align 8, !dbg !23
  %482 = shufflevector <8 x half> %363, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %482, ptr addrspace(3) %55, align 8, !dbg !23
  %483 = shufflevector <8 x half> %367, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !23
  store <4 x half> %483, ptr addrspace(3) %57, align 8, !dbg !23
  %484 = shufflevector <8 x half> %395, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %484, ptr addrspace(3) %58, align 8, !dbg !24
  %485 = shufflevector <8 x half> %399, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x half> %485, ptr addrspace(3) %59, align 8, !dbg !24
  %486 = shufflevector <8 x half> %395, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %486, ptr addrspace(3) %60, align 8, !dbg !24
  %487 = shufflevector <8 x half> %399, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !24
  store <4 x half> %487, ptr addrspace(3) %61, align 8, !dbg !24
  %488 = icmp slt i32 %357, %62, !dbg !25
  br i1 %488, label %.lr.ph, label %._crit_edge, !dbg !25, !llvm.loop !31

._crit_edge:                                      ; preds = %.lr.ph, %.lr.ph.preheader, %191
  %489 = phi float [ 0.000000e+00, %191 ], [ %272, %.lr.ph.preheader ], [ %424, %.lr.ph ]
  %490 = phi float [ 0.000000e+00, %191 ], [ %273, %.lr.ph.preheader ], [ %425, %.lr.ph ]
  %491 = phi float [ 0.000000e+00, %191 ], [ %274, %.lr.ph.preheader ], [ %426, %.lr.ph ]
  %492 = phi float [ 0.000000e+00, %191 ], [ %275, %.lr.ph.preheader ], [ %427, %.lr.ph ]
  %493 = phi float [ 0.000000e+00, %191 ], [ %276, %.lr.ph.preheader ], [ %428, %.lr.ph ]
  %494 = phi float [ 0.000000e+00, %191 ], [ %277, %.lr.ph.preheader ], [ %429, %.lr.ph ]
  %495 = phi float [ 0.000000e+00, %191 ], [ %278, %.lr.ph.preheader ], [ %430, %.lr.ph ]
  %496 = phi float [ 0.000000e+00, %191 ], [ %279, %.lr.ph.preheader ], [ %431, %.lr.ph ]
  %497 = phi float [ 0.000000e+00, %191 ], [ %280, %.lr.ph.preheader ], [ %432, %.lr.ph ]
  %498 = phi float [ 0.000000e+00, %191 ], [ %281, %.lr.ph.preheader ], [ %433, %.lr.ph ]
  %499 = phi float [ 0.000000e+00, %191 ], [ %282, %.lr.ph.preheader ], [ %434, %.lr.ph ]
  %500 = phi float [ 0.000000e+00, %191 ], [ %283, %.lr.ph.preheader ], [ %435, %.lr.ph ]
  %501 = phi float [ 0.000000e+00, %191 ], [ %284, %.lr.ph.preheader ], [ %436, %.lr.ph ]
  %502 = phi float [ 0.000000e+00, %191 ], [ %285, %.lr.ph.preheader ], [ %437, %.lr.ph ]
  %503 = phi float [ 0.000000e+00, %191 ], [ %286, %.lr.ph.preheader ], [ %438, %.lr.ph ]
  %504 = phi float [ 0.000000e+00, %191 ], [ %287, %.lr.ph.preheader ], [ %439, %.lr.ph ]
  %505 = phi float [ 0.000000e+00, %191 ], [ %296, %.lr.ph.preheader ], [ %464, %.lr.ph ]
  %506 = phi float [ 0.000000e+00, %191 ], [ %297, %.lr.ph.preheader ], [ %465, %.lr.ph ]
  %507 = phi float [ 0.000000e+00, %191 ], [ %298, %.lr.ph.preheader ], [ %466, %.lr.ph ]
  %508 = phi float [ 0.000000e+00, %191 ], [ %299, %.lr.ph.preheader ], [ %467, %.lr.ph ]
  %509 = phi float [ 0.000000e+00, %191 ], [ %300, %.lr.ph.preheader ], [ %468, %.lr.ph ]
  %510 = phi float [ 0.000000e+00, %191 ], [ %301, %.lr.ph.preheader ], [ %469, %.lr.ph ]
  %511 = phi float [ 0.000000e+00, %191 ], [ %302, %.lr.ph.preheader ], [ %470, %.lr.ph ]
  %512 = phi float [ 0.000000e+00, %191 ], [ %303, %.lr.ph.preheader ], [ %471, %.lr.ph ]
  %513 = phi float [ 0.000000e+00, %191 ], [ %304, %.lr.ph.preheader ], [ %472, %.lr.ph ]
  %514 = phi float [ 0.000000e+00, %191 ], [ %305, %.lr.ph.preheader ], [ %473, %.lr.ph ]
  %515 = phi float [ 0.000000e+00, %191 ], [ %306, %.lr.ph.preheader ], [ %474, %.lr.ph ]
  %516 = phi float [ 0.000000e+00, %191 ], [ %307, %.lr.ph.preheader ], [ %475, %.lr.ph ]
  %517 = phi float [ 0.000000e+00, %191 ], [ %308, %.lr.ph.preheader ], [ %476, %.lr.ph ]
  %518 = phi float [ 0.000000e+00, %191 ], [ %309, %.lr.ph.preheader ], [ %477, %.lr.ph ]
  %519 = phi float [ 0.000000e+00, %191 ], [ %310, %.lr.ph.preheader ], [ %478, %.lr.ph ]
  %520 = phi float [ 0.000000e+00, %191 ], [ %311, %.lr.ph.preheader ], [ %479, %.lr.ph ]
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  br i1 %107, label %521, label %._crit_edge._crit_edge, !dbg !27

521:                                              ; preds = %._crit_edge
  %522 = load <4 x half>, ptr addrspace(3) %183, align 8, !dbg !24
  %523 = load <4 x half>, ptr addrspace(3) %184, align 8, !dbg !24
  %524 = load <4 x half>, ptr addrspace(3) %185, align 8, !dbg !24
  %525 = load <4 x half>, ptr addrspace(3) %186, align 8, !dbg !24
  %526 = load <4 x half>, ptr addrspace(3) %187, align 8, !dbg !24
  %527 = load <4 x half>, ptr addrspace(3) %188, align 8, !dbg !24
  %528 = load <4 x half>, ptr addrspace(3) %189, align 8, !dbg !24
  %529 = load <4 x half>, ptr addrspace(3) %190, align 8, !dbg !24
  %530 = load <4 x half>, ptr addrspace(3) %125, align 8, !dbg !23
  %531 = load <4 x half>, ptr addrspace(3) %124, align 8, !dbg !23
  %532 = load <4 x half>, ptr addrspace(3) %128, align 8, !dbg !23
  %533 = load <4 x half>, ptr addrspace(3) %127, align 8, !dbg !23
  %534 = load <4 x half>, ptr addrspace(3) %131, align 8, !dbg !23
  %535 = load <4 x half>, ptr addrspace(3) %130, align 8, !dbg !23
  %536 = load <4 x half>, ptr addrspace(3) %134, align 8, !dbg !23
  %537 = load <4 x half>, ptr addrspace(3) %133, align 8, !dbg !23
  %538 = load <4 x half>, ptr addrspace(3) %137, align 8, !dbg !23
  %539 = load <4 x half>, ptr addrspace(3) %136, align 8, !dbg !23
  %540 = load <4 x half>, ptr addrspace(3) %140, align 8, !dbg !23
  %541 = load <4 x half>, ptr addrspace(3) %139, align 8, !dbg !23
  %542 = load <4 x half>, ptr addrspace(3) %143, align 8, !dbg !23
  %543 = load <4 x half>, ptr addrspace(3) %142, align 8, !dbg !23
  %544 = load <4 x half>, ptr addrspace(3) %145, align 8, !dbg !23
  %545 = load <4 x half>, ptr addrspace(3) %144, align 8, !dbg !23
  %546 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %489, i64 0, !dbg !27
  %547 = insertelement <16 x float> %546, float %490, i64 1, !dbg !27
  %548 = insertelement <16 x float> %547, float %491, i64 2, !dbg !27
  %549 = insertelement <16 x float> %548, float %492, i64 3, !dbg !27
  %550 = insertelement <16 x float> %549, float %493, i64 4, !dbg !27
  %551 = insertelement <16 x float> %550, float %494, i64 5, !dbg !27
  %552 = insertelement <16 x float> %551, float %495, i64 6, !dbg !27
  %553 = insertelement <16 x float> %552, float %496, i64 7, !dbg !27
  %554 = insertelement <16 x float> %553, float %497, i64 8, !dbg !27
  %555 = insertelement <16 x float> %554, float %498, i64 9, !dbg !27
  %556 = insertelement <16 x float> %555, float %499, i64 10, !dbg !27
  %557 = insertelement <16 x float> %556, float %500, i64 11, !dbg !27
  %558 = insertelement <16 x float> %557, float %501, i64 12, !dbg !27
  %559 = insertelement <16 x float> %558, float %502, i64 13, !dbg !27
  %560 = insertelement <16 x float> %559, float %503, i64 14, !dbg !27
  %561 = insertelement <16 x float> %560, float %504, i64 15, !dbg !27
  %562 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %529, <4 x half> %545, <16 x float> %561, i32 0, i32 0, i32 0), !dbg !27
  %563 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %528, <4 x half> %543, <16 x float> %562, i32 0, i32 0, i32 0), !dbg !27
  %564 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %527, <4 x half> %541, <16 x float> %563, i32 0, i32 0, i32 0), !dbg !27
  %565 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %526, <4 x half> %539, <16 x float> %564, i32 0, i32 0, i32 0), !dbg !27
  %566 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %525, <4 x half> %537, <16 x float> %565, i32 0, i32 0, i32 0), !dbg !27
  %567 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %524, <4 x half> %535, <16 x float> %566, i32 0, i32 0, i32 0), !dbg !27
  %568 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %523, <4 x half> %533, <16 x float> %567, i32 0, i32 0, i32 0), !dbg !27
  %569 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %522, <4 x half> %531, <16 x float> %568, i32 0, i32 0, i32 0), !dbg !27
  %570 = extractelement <16 x float> %569, i64 0, !dbg !27
  %571 = extractelement <16 x float> %569, i64 1, !dbg !27
  %572 = extractelement <16 x float> %569, i64 2, !dbg !27
  %573 = extractelement <16 x float> %569, i64 3, !dbg !27
  %574 = extractelement <16 x float> %569, i64 4, !dbg !27
  %575 = extractelement <16 x float> %569, i64 5, !dbg !27
  %576 = extractelement <16 x float> %569, i64 6, !dbg !27
  %577 = extractelement <16 x float> %569, i64 7, !dbg !27
  %578 = extractelement <16 x float> %569, i64 8, !dbg !27
  %579 = extractelement <16 x float> %569, i64 9, !dbg !27
  %580 = extractelement <16 x float> %569, i64 10, !dbg !27
  %581 = extractelement <16 x float> %569, i64 11, !dbg !27
  %582 = extractelement <16 x float> %569, i64 12, !dbg !27
  %583 = extractelement <16 x float> %569, i64 13, !dbg !27
  %584 = extractelement <16 x float> %569, i64 14, !dbg !27
  %585 = extractelement <16 x float> %569, i64 15, !dbg !27
  %586 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %505, i64 0, !dbg !27
  %587 = insertelement <16 x float> %586, float %506, i64 1, !dbg !27
  %588 = insertelement <16 x float> %587, float %507, i64 2, !dbg !27
  %589 = insertelement <16 x float> %588, float %508, i64 3, !dbg !27
  %590 = insertelement <16 x float> %589, float %509, i64 4, !dbg !27
  %591 = insertelement <16 x float> %590, float %510, i64 5, !dbg !27
  %592 = insertelement <16 x float> %591, float %511, i64 6, !dbg !27
  %593 = insertelement <16 x float> %592, float %512, i64 7, !dbg !27
  %594 = insertelement <16 x float> %593, float %513, i64 8, !dbg !27
  %595 = insertelement <16 x float> %594, float %514, i64 9, !dbg !27
  %596 = insertelement <16 x float> %595, float %515, i64 10, !dbg !27
  %597 = insertelement <16 x float> %596, float %516, i64 11, !dbg !27
  %598 = insertelement <16 x float> %597, float %517, i64 12, !dbg !27
  %599 = insertelement <16 x float> %598, float %518, i64 13, !dbg !27
  %600 = insertelement <16 x float> %599, float %519, i64 14, !dbg !27
  %601 = insertelement <16 x float> %600, float %520, i64 15, !dbg !27
  %602 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %529, <4 x half> %544, <16 x float> %601, i32 0, i32 0, i32 0), !dbg !27
  %603 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %528, <4 x half> %542, <16 x float> %602, i32 0, i32 0, i32 0), !dbg !27
  %604 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %527, <4 x half> %540, <16 x float> %603, i32 0, i32 0, i32 0), !dbg !27
  %605 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %526, <4 x half> %538, <16 x float> %604, i32 0, i32 0, i32 0), !dbg !27
  %606 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %525, <4 x half> %536, <16 x float> %605, i32 0, i32 0, i32 0), !dbg !27
  %607 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %524, <4 x half> %534, <16 x float> %606, i32 0, i32 0, i32 0), !dbg !27
  %608 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %523, <4 x half> %532, <16 x float> %607, i32 0, i32 0, i32 0), !dbg !27
  %609 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %522, <4 x half> %530, <16 x float> %608, i32 0, i32 0, i32 0), !dbg !27
  %610 = extractelement <16 x float> %609, i64 0, !dbg !27
  %611 = extractelement <16 x float> %609, i64 1, !dbg !27
  %612 = extractelement <16 x float> %609, i64 2, !dbg !27
  %613 = extractelement <16 x float> %609, i64 3, !dbg !27
  %614 = extractelement <16 x float> %609, i64 4, !dbg !27
  %615 = extractelement <16 x float> %609, i64 5, !dbg !27
  %616 = extractelement <16 x float> %609, i64 6, !dbg !27
  %617 = extractelement <16 x float> %609, i64 7, !dbg !27
  %618 = extractelement <16 x float> %609, i64 8, !dbg !27
  %619 = extractelement <16 x float> %609, i64 9, !dbg !27
  %620 = extractelement <16 x float> %609, i64 10, !dbg !27
  %621 = extractelement <16 x float> %609, i64 11, !dbg !27
  %622 = extractelement <16 x float> %609, i64 12, !dbg !27
  %623 = extractelement <16 x float> %609, i64 13, !dbg !27
  %624 = extractelement <16 x float> %609, i64 14, !dbg !27
  %625 = extractelement <16 x float> %609, i64 15, !dbg !27
  br label %._crit_edge._crit_edge, !dbg !27

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %521
  %626 = phi float [ %625, %521 ], [ %520, %._crit_edge ], !dbg !25
  %627 = phi float [ %624, %521 ], [ %519, %._crit_edge ], !dbg !25
  %628 = phi float [ %623, %521 ], [ %518, %._crit_edge ], !dbg !25
  %629 = phi float [ %622, %521 ], [ %517, %._crit_edge ], !dbg !25
  %630 = phi float [ %621, %521 ], [ %516, %._crit_edge ], !dbg !25
  %631 = phi float [ %620, %521 ], [ %515, %._crit_edge ], !dbg !25
  %632 = phi float [ %619, %521 ], [ %514, %._crit_edge ], !dbg !25
  %633 = phi float [ %618, %521 ], [ %513, %._crit_edge ], !dbg !25
  %634 = phi float [ %617, %521 ], [ %512, %._crit_edge ], !dbg !25
  %635 = phi float [ %616, %521 ], [ %511, %._crit_edge ], !dbg !25
  %636 = phi float [ %615, %521 ], [ %510, %._crit_edge ], !dbg !25
  %637 = phi float [ %614, %521 ], [ %509, %._crit_edge ], !dbg !25
  %638 = phi float [ %613, %521 ], [ %508, %._crit_edge ], !dbg !25
  %639 = phi float [ %612, %521 ], [ %507, %._crit_edge ], !dbg !25
  %640 = phi float [ %611, %521 ], [ %506, %._crit_edge ], !dbg !25
  %641 = phi float [ %610, %521 ], [ %505, %._crit_edge ], !dbg !25
  %642 = phi float [ %585, %521 ], [ %504, %._crit_edge ], !dbg !25
  %643 = phi float [ %584, %521 ], [ %503, %._crit_edge ], !dbg !25
  %644 = phi float [ %583, %521 ], [ %502, %._crit_edge ], !dbg !25
  %645 = phi float [ %582, %521 ], [ %501, %._crit_edge ], !dbg !25
  %646 = phi float [ %581, %521 ], [ %500, %._crit_edge ], !dbg !25
  %647 = phi float [ %580, %521 ], [ %499, %._crit_edge ], !dbg !25
  %648 = phi float [ %579, %521 ], [ %498, %._crit_edge ], !dbg !25
  %649 = phi float [ %578, %521 ], [ %497, %._crit_edge ], !dbg !25
  %650 = phi float [ %577, %521 ], [ %496, %._crit_edge ], !dbg !25
  %651 = phi float [ %576, %521 ], [ %495, %._crit_edge ], !dbg !25
  %652 = phi float [ %575, %521 ], [ %494, %._crit_edge ], !dbg !25
  %653 = phi float [ %574, %521 ], [ %493, %._crit_edge ], !dbg !25
  %654 = phi float [ %573, %521 ], [ %492, %._crit_edge ], !dbg !25
  %655 = phi float [ %572, %521 ], [ %491, %._crit_edge ], !dbg !25
  %656 = phi float [ %571, %521 ], [ %490, %._crit_edge ], !dbg !25
  %657 = phi float [ %570, %521 ], [ %489, %._crit_edge ], !dbg !25
  %658 = icmp slt i32 %198, %27, !dbg !33
  %659 = icmp slt i32 %199, %27, !dbg !33
  %660 = select i1 %658, float %657, float 0xFFF0000000000000, !dbg !34
  %661 = select i1 %658, float %656, float 0xFFF0000000000000, !dbg !34
  %662 = select i1 %658, float %655, float 0xFFF0000000000000, !dbg !34
  %663 = select i1 %658, float %654, float 0xFFF0000000000000, !dbg !34
  %664 = select i1 %658, float %653, float 0xFFF0000000000000, !dbg !34
  %665 = select i1 %658, float %652, float 0xFFF0000000000000, !dbg !34
  %666 = select i1 %658, float %651, float 0xFFF0000000000000, !dbg !34
  %667 = select i1 %658, float %650, float 0xFFF0000000000000, !dbg !34
  %668 = select i1 %659, float %649, float 0xFFF0000000000000, !dbg !34
  %669 = select i1 %659, float %648, float 0xFFF0000000000000, !dbg !34
  %670 = select i1 %659, float %647, float 0xFFF0000000000000, !dbg !34
  %671 = select i1 %659, float %646, float 0xFFF0000000000000, !dbg !34
  %672 = select i1 %659, float %645, float 0xFFF0000000000000, !dbg !34
  %673 = select i1 %659, float %644, float 0xFFF0000000000000, !dbg !34
  %674 = select i1 %659, float %643, float 0xFFF0000000000000, !dbg !34
  %675 = select i1 %659, float %642, float 0xFFF0000000000000, !dbg !34
  %676 = select i1 %658, float %641, float 0xFFF0000000000000, !dbg !34
  %677 = select i1 %658, float %640, float 0xFFF0000000000000, !dbg !34
  %678 = select i1 %658, float %639, float 0xFFF0000000000000, !dbg !34
  %679 = select i1 %658, float %638, float 0xFFF0000000000000, !dbg !34
  %680 = select i1 %658, float %637, float 0xFFF0000000000000, !dbg !34
  %681 = select i1 %658, float %636, float 0xFFF0000000000000, !dbg !34
  %682 = select i1 %658, float %635, float 0xFFF0000000000000, !dbg !34
  %683 = select i1 %658, float %634, float 0xFFF0000000000000, !dbg !34
  %684 = select i1 %659, float %633, float 0xFFF0000000000000, !dbg !34
  %685 = select i1 %659, float %632, float 0xFFF0000000000000, !dbg !34
  %686 = select i1 %659, float %631, float 0xFFF0000000000000, !dbg !34
  %687 = select i1 %659, float %630, float 0xFFF0000000000000, !dbg !34
  %688 = select i1 %659, float %629, float 0xFFF0000000000000, !dbg !34
  %689 = select i1 %659, float %628, float 0xFFF0000000000000, !dbg !34
  %690 = select i1 %659, float %627, float 0xFFF0000000000000, !dbg !34
  %691 = select i1 %659, float %626, float 0xFFF0000000000000, !dbg !34
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !35
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  %692 = tail call float @llvm.maxnum.f32(float %660, float %661), !dbg !40
  %693 = tail call float @llvm.maxnum.f32(float %692, float %662), !dbg !40
  %694 = tail call float @llvm.maxnum.f32(float %693, float %663), !dbg !40
  %695 = tail call float @llvm.maxnum.f32(float %694, float %664), !dbg !40
  %696 = tail call float @llvm.maxnum.f32(float %695, float %665), !dbg !40
  %697 = tail call float @llvm.maxnum.f32(float %696, float %666), !dbg !40
  %698 = tail call float @llvm.maxnum.f32(float %697, float %667), !dbg !40
  %699 = tail call float @llvm.maxnum.f32(float %698, float %668), !dbg !40
  %700 = tail call float @llvm.maxnum.f32(float %699, float %669), !dbg !40
  %701 = tail call float @llvm.maxnum.f32(float %700, float %670), !dbg !40
  %702 = tail call float @llvm.maxnum.f32(float %701, float %671), !dbg !40
  %703 = tail call float @llvm.maxnum.f32(float %702, float %672), !dbg !40
  %704 = tail call float @llvm.maxnum.f32(float %703, float %673), !dbg !40
  %705 = tail call float @llvm.maxnum.f32(float %704, float %674), !dbg !40
  %706 = tail call float @llvm.maxnum.f32(float %705, float %675), !dbg !40
  %707 = tail call float @llvm.maxnum.f32(float %676, float %677), !dbg !40
  %708 = tail call float @llvm.maxnum.f32(float %707, float %678), !dbg !40
  %709 = tail call float @llvm.maxnum.f32(float %708, float %679), !dbg !40
  %710 = tail call float @llvm.maxnum.f32(float %709, float %680), !dbg !40
  %711 = tail call float @llvm.maxnum.f32(float %710, float %681), !dbg !40
  %712 = tail call float @llvm.maxnum.f32(float %711, float %682), !dbg !40
  %713 = tail call float @llvm.maxnum.f32(float %712, float %683), !dbg !40
  %714 = tail call float @llvm.maxnum.f32(float %713, float %684), !dbg !40
  %715 = tail call float @llvm.maxnum.f32(float %714, float %685), !dbg !40
  %716 = tail call float @llvm.maxnum.f32(float %715, float %686), !dbg !40
  %717 = tail call float @llvm.maxnum.f32(float %716, float %687), !dbg !40
  %718 = tail call float @llvm.maxnum.f32(float %717, float %688), !dbg !40
  %719 = tail call float @llvm.maxnum.f32(float %718, float %689), !dbg !40
  %720 = tail call float @llvm.maxnum.f32(float %719, float %690), !dbg !40
  %721 = tail call float @llvm.maxnum.f32(float %720, float %691), !dbg !40
  %722 = bitcast float %706 to i32, !dbg !35
  %723 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %722), !dbg !35
  %724 = bitcast float %721 to i32, !dbg !35
  %725 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %724), !dbg !35
  br i1 %.not.not, label %726, label %.critedge80, !dbg !35

726:                                              ; preds = %._crit_edge._crit_edge
  %727 = bitcast i32 %725 to float, !dbg !35
  %728 = tail call float @llvm.maxnum.f32(float %721, float %727), !dbg !40
  %729 = bitcast i32 %723 to float
  %730 = tail call float @llvm.maxnum.f32(float %706, float %729)
  store float %730, ptr addrspace(3) %152, align 4, !dbg !35
  store float %728, ptr addrspace(3) %154, align 4, !dbg !35
  br label %.critedge80, !dbg !35

.critedge80:                                      ; preds = %._crit_edge._crit_edge, %726
  fence syncscope("workgroup") release, !dbg !35
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35
  %731 = load float, ptr addrspace(3) %155, align 4, !dbg !35
  %732 = bitcast float %731 to i32, !dbg !35
  %733 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %732, i32 %732, i32 78, i32 15, i32 15, i1 false), !dbg !35
  %734 = bitcast i32 %733 to float, !dbg !35
  %735 = tail call float @llvm.maxnum.f32(float %731, float %734), !dbg !40
  %736 = bitcast float %735 to i32, !dbg !35
  %737 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %736, i32 %736, i32 177, i32 15, i32 15, i1 false), !dbg !35
  br i1 %157, label %738, label %741, !dbg !35

738:                                              ; preds = %.critedge80
  %739 = bitcast i32 %737 to float
  %740 = tail call float @llvm.maxnum.f32(float %735, float %739)
  store float %740, ptr addrspace(3) %155, align 4, !dbg !35
  br label %741, !dbg !35

741:                                              ; preds = %738, %.critedge80
  fence syncscope("workgroup") release, !dbg !35
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35
  %742 = load float, ptr addrspace(3) %151, align 16, !dbg !35
  %743 = load float, ptr addrspace(3) %153, align 16, !dbg !35
  %744 = tail call float @llvm.maxnum.f32(float %192, float %742), !dbg !41
  %745 = tail call float @llvm.maxnum.f32(float %193, float %743), !dbg !41
  %746 = fsub float %192, %744, !dbg !42
  %747 = fsub float %193, %745, !dbg !42
  %748 = fmul float %746, 0x3FF7154760000000, !dbg !43
  %749 = tail call float @llvm.exp2.f32(float %748), !dbg !43
  %750 = fmul float %747, 0x3FF7154760000000, !dbg !43
  %751 = tail call float @llvm.exp2.f32(float %750), !dbg !43
  %752 = insertelement <2 x float> poison, float %749, i64 0, !dbg !44
  %753 = insertelement <2 x float> %752, float %751, i64 1, !dbg !44
  %754 = fmul <2 x float> %195, %753, !dbg !44
  %755 = fsub float %660, %744, !dbg !45
  %756 = fsub float %661, %744, !dbg !45
  %757 = fsub float %662, %744, !dbg !45
  %758 = fsub float %663, %744, !dbg !45
  %759 = fsub float %664, %744, !dbg !45
  %760 = fsub float %665, %744, !dbg !45
  %761 = fsub float %666, %744, !dbg !45
  %762 = fsub float %667, %744, !dbg !45
  %763 = fsub float %668, %744, !dbg !45
  %764 = fsub float %669, %744, !dbg !45
  %765 = fsub float %670, %744, !dbg !45
  %766 = fsub float %671, %744, !dbg !45
  %767 = fsub float %672, %744, !dbg !45
  %768 = fsub float %673, %744, !dbg !45
  %769 = fsub float %674, %744, !dbg !45
  %770 = fsub float %675, %744, !dbg !45
  %771 = fsub float %676, %745, !dbg !45
  %772 = fsub float %677, %745, !dbg !45
  %773 = fsub float %678, %745, !dbg !45
  %774 = fsub float %679, %745, !dbg !45
  %775 = fsub float %680, %745, !dbg !45
  %776 = fsub float %681, %745, !dbg !45
  %777 = fsub float %682, %745, !dbg !45
  %778 = fsub float %683, %745, !dbg !45
  %779 = fsub float %684, %745, !dbg !45
  %780 = fsub float %685, %745, !dbg !45
  %781 = fsub float %686, %745, !dbg !45
  %782 = fsub float %687, %745, !dbg !45
  %783 = fsub float %688, %745, !dbg !45
  %784 = fsub float %689, %745, !dbg !45
  %785 = fsub float %690, %745, !dbg !45
  %786 = fsub float %691, %745, !dbg !45
  %787 = fmul float %755, 0x3FF7154760000000, !dbg !46
  %788 = tail call float @llvm.exp2.f32(float %787), !dbg !46
  %789 = fmul float %756, 0x3FF7154760000000, !dbg !46
  %790 = tail call float @llvm.exp2.f32(float %789), !dbg !46
  %791 = fmul float %757, 0x3FF7154760000000, !dbg !46
  %792 = tail call float @llvm.exp2.f32(float %791), !dbg !46
  %793 = fmul float %758, 0x3FF7154760000000, !dbg !46
  %794 = tail call float @llvm.exp2.f32(float %793), !dbg !46
  %795 = fmul float %759, 0x3FF7154760000000, !dbg !46
  %796 = tail call float @llvm.exp2.f32(float %795), !dbg !46
  %797 = fmul float %760, 0x3FF7154760000000, !dbg !46
  %798 = tail call float @llvm.exp2.f32(float %797), !dbg !46
  %799 = fmul float %761, 0x3FF7154760000000, !dbg !46
  %800 = tail call float @llvm.exp2.f32(float %799), !dbg !46
  %801 = fmul float %762, 0x3FF7154760000000, !dbg !46
  %802 = tail call float @llvm.exp2.f32(float %801), !dbg !46
  %803 = fmul float %763, 0x3FF7154760000000, !dbg !46
  %804 = tail call float @llvm.exp2.f32(float %803), !dbg !46
  %805 = fmul float %764, 0x3FF7154760000000, !dbg !46
  %806 = tail call float @llvm.exp2.f32(float %805), !dbg !46
  %807 = fmul float %765, 0x3FF7154760000000, !dbg !46
  %808 = tail call float @llvm.exp2.f32(float %807), !dbg !46
  %809 = fmul float %766, 0x3FF7154760000000, !dbg !46
  %810 = tail call float @llvm.exp2.f32(float %809), !dbg !46
  %811 = fmul float %767, 0x3FF7154760000000, !dbg !46
  %812 = tail call float @llvm.exp2.f32(float %811), !dbg !46
  %813 = fmul float %768, 0x3FF7154760000000, !dbg !46
  %814 = tail call float @llvm.exp2.f32(float %813), !dbg !46
  %815 = fmul float %769, 0x3FF7154760000000, !dbg !46
  %816 = tail call float @llvm.exp2.f32(float %815), !dbg !46
  %817 = fmul float %770, 0x3FF7154760000000, !dbg !46
  %818 = tail call float @llvm.exp2.f32(float %817), !dbg !46
  %819 = fmul float %771, 0x3FF7154760000000, !dbg !46
  %820 = tail call float @llvm.exp2.f32(float %819), !dbg !46
  %821 = fmul float %772, 0x3FF7154760000000, !dbg !46
  %822 = tail call float @llvm.exp2.f32(float %821), !dbg !46
  %823 = fmul float %773, 0x3FF7154760000000, !dbg !46
  %824 = tail call float @llvm.exp2.f32(float %823), !dbg !46
  %825 = fmul float %774, 0x3FF7154760000000, !dbg !46
  %826 = tail call float @llvm.exp2.f32(float %825), !dbg !46
  %827 = fmul float %775, 0x3FF7154760000000, !dbg !46
  %828 = tail call float @llvm.exp2.f32(float %827), !dbg !46
  %829 = fmul float %776, 0x3FF7154760000000, !dbg !46
  %830 = tail call float @llvm.exp2.f32(float %829), !dbg !46
  %831 = fmul float %777, 0x3FF7154760000000, !dbg !46
  %832 = tail call float @llvm.exp2.f32(float %831), !dbg !46
  %833 = fmul float %778, 0x3FF7154760000000, !dbg !46
  %834 = tail call float @llvm.exp2.f32(float %833), !dbg !46
  %835 = fmul float %779, 0x3FF7154760000000, !dbg !46
  %836 = tail call float @llvm.exp2.f32(float %835), !dbg !46
  %837 = fmul float %780, 0x3FF7154760000000, !dbg !46
  %838 = tail call float @llvm.exp2.f32(float %837), !dbg !46
  %839 = fmul float %781, 0x3FF7154760000000, !dbg !46
  %840 = tail call float @llvm.exp2.f32(float %839), !dbg !46
  %841 = fmul float %782, 0x3FF7154760000000, !dbg !46
  %842 = tail call float @llvm.exp2.f32(float %841), !dbg !46
  %843 = fmul float %783, 0x3FF7154760000000, !dbg !46
  %844 = tail call float @llvm.exp2.f32(float %843), !dbg !46
  %845 = fmul float %784, 0x3FF7154760000000, !dbg !46
  %846 = tail call float @llvm.exp2.f32(float %845), !dbg !46
  %847 = fmul float %785, 0x3FF7154760000000, !dbg !46
  %848 = tail call float @llvm.exp2.f32(float %847), !dbg !46
  %849 = fmul float %786, 0x3FF7154760000000, !dbg !46
  %850 = tail call float @llvm.exp2.f32(float %849), !dbg !46
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %851 = fadd float %788, %790, !dbg !49
  %852 = fadd float %792, %851, !dbg !49
  %853 = fadd float %794, %852, !dbg !49
  %854 = fadd float %796, %853, !dbg !49
  %855 = fadd float %798, %854, !dbg !49
  %856 = fadd float %800, %855, !dbg !49
  %857 = fadd float %802, %856, !dbg !49
  %858 = fadd float %804, %857, !dbg !49
  %859 = fadd float %806, %858, !dbg !49
  %860 = fadd float %808, %859, !dbg !49
  %861 = fadd float %810, %860, !dbg !49
  %862 = fadd float %812, %861, !dbg !49
  %863 = fadd float %814, %862, !dbg !49
  %864 = fadd float %816, %863, !dbg !49
  %865 = fadd float %818, %864, !dbg !49
  %866 = fadd float %820, %822, !dbg !49
  %867 = fadd float %824, %866, !dbg !49
  %868 = fadd float %826, %867, !dbg !49
  %869 = fadd float %828, %868, !dbg !49
  %870 = fadd float %830, %869, !dbg !49
  %871 = fadd float %832, %870, !dbg !49
  %872 = fadd float %834, %871, !dbg !49
  %873 = fadd float %836, %872, !dbg !49
  %874 = fadd float %838, %873, !dbg !49
  %875 = fadd float %840, %874, !dbg !49
  %876 = fadd float %842, %875, !dbg !49
  %877 = fadd float %844, %876, !dbg !49
  %878 = fadd float %846, %877, !dbg !49
  %879 = fadd float %848, %878, !dbg !49
  %880 = fadd float %850, %879, !dbg !49
  %881 = bitcast float %865 to i32, !dbg !47
  %882 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %881), !dbg !47
  %883 = bitcast float %880 to i32, !dbg !47
  %884 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %149, i32 %883), !dbg !47
  br i1 %.not.not, label %885, label %.critedge, !dbg !47

885:                                              ; preds = %741
  %886 = bitcast i32 %882 to float
  %887 = fadd float %865, %886
  %888 = bitcast i32 %884 to float
  %889 = fadd float %880, %888
  store float %887, ptr addrspace(3) %152, align 4, !dbg !47
  store float %889, ptr addrspace(3) %154, align 4, !dbg !47
  br label %.critedge, !dbg !47

.critedge:                                        ; preds = %741, %885
  fence syncscope("workgroup") release, !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !47
  %890 = load float, ptr addrspace(3) %155, align 4, !dbg !47
  %891 = bitcast float %890 to i32, !dbg !47
  %892 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %891, i32 %891, i32 78, i32 15, i32 15, i1 false), !dbg !47
  %893 = bitcast i32 %892 to float, !dbg !47
  %894 = fadd float %890, %893, !dbg !49
  %895 = bitcast float %894 to i32, !dbg !47
  %896 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %895, i32 %895, i32 177, i32 15, i32 15, i1 false), !dbg !47
  br i1 %157, label %897, label %900, !dbg !47

897:                                              ; preds = %.critedge
  %898 = bitcast i32 %896 to float
  %899 = fadd float %894, %898
  store float %899, ptr addrspace(3) %155, align 4, !dbg !47
  br label %900, !dbg !47

900:                                              ; preds = %897, %.critedge
  fence syncscope("workgroup") release, !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !47
  %901 = load float, ptr addrspace(3) %151, align 16, !dbg !47
  %902 = load float, ptr addrspace(3) %153, align 16, !dbg !47
  %903 = insertelement <2 x float> poison, float %901, i64 0, !dbg !50
  %904 = insertelement <2 x float> %903, float %902, i64 1, !dbg !50
  %905 = fadd <2 x float> %754, %904, !dbg !50
  %906 = add i32 %194, 128, !dbg !16
  %907 = icmp slt i32 %906, %27, !dbg !16
  br i1 %907, label %191, label %._crit_edge76, !dbg !16

._crit_edge76:                                    ; preds = %900, %10
  %908 = phi float [ 0xC6293E5940000000, %10 ], [ %744, %900 ], !dbg !51
  %909 = phi float [ 0xC6293E5940000000, %10 ], [ %745, %900 ], !dbg !51
  %910 = phi <2 x float> [ zeroinitializer, %10 ], [ %905, %900 ], !dbg !52
  %911 = and i32 %13, 127, !dbg !10
  %912 = or disjoint i32 %12, %911, !dbg !17
  %913 = mul i32 %4, %24, !dbg !53
  %914 = icmp slt i32 %912, %4, !dbg !54
  %915 = add i32 %912, %913, !dbg !55
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !56
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  %916 = shl nuw nsw i32 %13, 2, !dbg !56
  %917 = and i32 %916, 124, !dbg !56
  %918 = lshr i32 %13, 1, !dbg !56
  %919 = and i32 %918, 128, !dbg !56
  %920 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %919, !dbg !56
  %921 = getelementptr inbounds nuw i8, ptr addrspace(3) %920, i32 %917, !dbg !56
  %922 = insertelement <1 x float> poison, float %908, i64 0, !dbg !56
  store <1 x float> %922, ptr addrspace(3) %921, align 4, !dbg !56
  %923 = getelementptr inbounds nuw i8, ptr addrspace(3) %921, i32 256, !dbg !56
  %924 = insertelement <1 x float> poison, float %909, i64 0, !dbg !56
  store <1 x float> %924, ptr addrspace(3) %923, align 4, !dbg !56
  fence syncscope("workgroup") release, !dbg !56
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  fence syncscope("workgroup") acquire, !dbg !56
  %925 = shl nuw nsw i32 %911, 2, !dbg !56
  %926 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %925, !dbg !56
  %927 = load float, ptr addrspace(3) %926, align 4, !dbg !56
  %928 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !56
  %929 = icmp samesign ult i32 %14, 128, !dbg !56
  %930 = and i1 %929, %914, !dbg !56
  %931 = shl i32 %915, 2, !dbg !56
  %932 = select i1 %930, i32 %931, i32 -2147483648, !dbg !56
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %927, ptr addrspace(8) %928, i32 %932, i32 0, i32 0), !dbg !56
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !57
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  %933 = shufflevector <2 x float> %910, <2 x float> poison, <1 x i32> zeroinitializer, !dbg !57
  store <1 x float> %933, ptr addrspace(3) %921, align 4, !dbg !57
  %934 = shufflevector <2 x float> %910, <2 x float> poison, <1 x i32> <i32 1>, !dbg !57
  store <1 x float> %934, ptr addrspace(3) %923, align 4, !dbg !57
  fence syncscope("workgroup") release, !dbg !57
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !57
  %935 = load float, ptr addrspace(3) %926, align 4, !dbg !57
  %936 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !57
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %935, ptr addrspace(8) %936, i32 %932, i32 0, i32 0), !dbg !57
  ret void, !dbg !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #7

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 99, type: !5, scopeLine: 99, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "linear_cross_entropy_kernel", linkageName: "linear_cross_entropy_kernel", scope: !1, file: !1, line: 77, type: !5, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 80, column: 27, scope: !7)
!9 = !DILocation(line: 80, column: 32, scope: !7)
!10 = !DILocation(line: 80, column: 55, scope: !7)
!11 = !DILocation(line: 81, column: 26, scope: !7)
!12 = !DILocation(line: 81, column: 31, scope: !7)
!13 = !DILocation(line: 82, column: 22, scope: !7)
!14 = !DILocation(line: 82, column: 35, scope: !7)
!15 = !DILocation(line: 83, column: 26, scope: !7)
!16 = !DILocation(line: 86, column: 31, scope: !7)
!17 = !DILocation(line: 80, column: 42, scope: !7)
!18 = !DILocation(line: 88, column: 35, scope: !7)
!19 = !DILocation(line: 88, column: 53, scope: !7)
!20 = !DILocation(line: 87, column: 21, scope: !7)
!21 = !DILocation(line: 89, column: 35, scope: !7)
!22 = !DILocation(line: 89, column: 53, scope: !7)
!23 = !DILocation(line: 92, column: 24, scope: !7)
!24 = !DILocation(line: 93, column: 24, scope: !7)
!25 = !DILocation(line: 91, column: 29, scope: !7)
!26 = !DILocation(line: 96, column: 22, scope: !7)
!27 = !DILocation(line: 94, column: 34, scope: !7)
!28 = !DILocation(line: 95, column: 22, scope: !7)
!29 = !DILocation(line: 92, column: 42, scope: !7)
!30 = !DILocation(line: 92, column: 51, scope: !7)
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.peeled.count", i32 1}
!33 = !DILocation(line: 97, column: 36, scope: !7)
!34 = !DILocation(line: 97, column: 59, scope: !7)
!35 = !DILocation(line: 191, column: 40, scope: !36, inlinedAt: !38)
!36 = distinct !DILexicalBlockFile(scope: !7, file: !37, discriminator: 0)
!37 = !DIFile(filename: "standard.py", directory: "triton/language")
!38 = !DILocation(line: 98, column: 38, scope: !39)
!39 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 0)
!40 = !DILocation(line: 170, column: 27, scope: !36, inlinedAt: !35)
!41 = !DILocation(line: 98, column: 31, scope: !7)
!42 = !DILocation(line: 99, column: 38, scope: !7)
!43 = !DILocation(line: 99, column: 31, scope: !7)
!44 = !DILocation(line: 99, column: 24, scope: !7)
!45 = !DILocation(line: 99, column: 68, scope: !7)
!46 = !DILocation(line: 99, column: 59, scope: !7)
!47 = !DILocation(line: 293, column: 36, scope: !36, inlinedAt: !48)
!48 = !DILocation(line: 99, column: 52, scope: !39)
!49 = !DILocation(line: 263, column: 15, scope: !36, inlinedAt: !47)
!50 = !DILocation(line: 99, column: 45, scope: !7)
!51 = !DILocation(line: 84, column: 31, scope: !7)
!52 = !DILocation(line: 85, column: 21, scope: !7)
!53 = !DILocation(line: 101, column: 29, scope: !7)
!54 = !DILocation(line: 102, column: 48, scope: !7)
!55 = !DILocation(line: 102, column: 23, scope: !7)
!56 = !DILocation(line: 102, column: 28, scope: !7)
!57 = !DILocation(line: 103, column: 28, scope: !7)
!58 = !DILocation(line: 103, column: 4, scope: !7)
