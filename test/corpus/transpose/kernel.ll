; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @transpose_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = shl i32 %7, 6, !dbg !8
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %10 = lshr i32 %9, 3, !dbg !9
  %11 = and i32 %10, 15, !dbg !9
  %12 = or disjoint i32 %11, 16, !dbg !9
  %13 = or disjoint i32 %11, 32, !dbg !9
  %14 = or disjoint i32 %11, 48, !dbg !9
  %15 = and i32 %9, 7, !dbg !9
  %16 = shl nuw nsw i32 %15, 3, !dbg !9
  %17 = or disjoint i32 %11, %8, !dbg !10
  %18 = or disjoint i32 %12, %8, !dbg !10
  %19 = or disjoint i32 %13, %8, !dbg !10
  %20 = or disjoint i32 %14, %8, !dbg !10
  %21 = or disjoint i32 %16, %8, !dbg !10
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %23 = shl nuw nsw i32 %22, 6, !dbg !12
  %24 = or disjoint i32 %16, %23, !dbg !13
  %25 = or disjoint i32 %11, %23, !dbg !13
  %26 = or disjoint i32 %12, %23, !dbg !13
  %27 = or disjoint i32 %13, %23, !dbg !13
  %28 = or disjoint i32 %14, %23, !dbg !13
  %29 = icmp slt i32 %17, %2, !dbg !14
  %30 = icmp slt i32 %18, %2, !dbg !14
  %31 = icmp slt i32 %19, %2, !dbg !14
  %32 = icmp slt i32 %20, %2, !dbg !14
  %33 = icmp slt i32 %21, %2, !dbg !14
  %34 = icmp slt i32 %24, %3, !dbg !15
  %35 = icmp slt i32 %25, %3, !dbg !15
  %36 = icmp slt i32 %26, %3, !dbg !15
  %37 = icmp slt i32 %27, %3, !dbg !15
  %38 = icmp slt i32 %28, %3, !dbg !15
  %39 = and i1 %29, %34, !dbg !16
  %40 = and i1 %30, %34, !dbg !16
  %41 = and i1 %31, %34, !dbg !16
  %42 = and i1 %32, %34, !dbg !16
  %43 = mul i32 %3, %17, !dbg !17
  %44 = mul i32 %3, %18, !dbg !17
  %45 = mul i32 %3, %19, !dbg !17
  %46 = mul i32 %3, %20, !dbg !17
  %47 = sext i32 %43 to i64, !dbg !18
  %48 = getelementptr half, ptr addrspace(1) %0, i64 %47, !dbg !18
  %49 = sext i32 %44 to i64, !dbg !18
  %50 = getelementptr half, ptr addrspace(1) %0, i64 %49, !dbg !18
  %51 = sext i32 %45 to i64, !dbg !18
  %52 = getelementptr half, ptr addrspace(1) %0, i64 %51, !dbg !18
  %53 = sext i32 %46 to i64, !dbg !18
  %54 = getelementptr half, ptr addrspace(1) %0, i64 %53, !dbg !18
  %55 = zext nneg i32 %24 to i64, !dbg !19
  %56 = getelementptr half, ptr addrspace(1) %48, i64 %55, !dbg !19
  %57 = getelementptr half, ptr addrspace(1) %50, i64 %55, !dbg !19
  %58 = getelementptr half, ptr addrspace(1) %52, i64 %55, !dbg !19
  %59 = getelementptr half, ptr addrspace(1) %54, i64 %55, !dbg !19
  %60 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %56, i1 %39) #4, !dbg !20
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0, !dbg !20
  %62 = extractvalue { i32, i32, i32, i32 } %60, 1, !dbg !20
  %63 = extractvalue { i32, i32, i32, i32 } %60, 2, !dbg !20
  %64 = extractvalue { i32, i32, i32, i32 } %60, 3, !dbg !20
  %65 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %57, i1 %40) #4, !dbg !20
  %66 = extractvalue { i32, i32, i32, i32 } %65, 0, !dbg !20
  %67 = extractvalue { i32, i32, i32, i32 } %65, 1, !dbg !20
  %68 = extractvalue { i32, i32, i32, i32 } %65, 2, !dbg !20
  %69 = extractvalue { i32, i32, i32, i32 } %65, 3, !dbg !20
  %70 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %58, i1 %41) #4, !dbg !20
  %71 = extractvalue { i32, i32, i32, i32 } %70, 0, !dbg !20
  %72 = extractvalue { i32, i32, i32, i32 } %70, 1, !dbg !20
  %73 = extractvalue { i32, i32, i32, i32 } %70, 2, !dbg !20
  %74 = extractvalue { i32, i32, i32, i32 } %70, 3, !dbg !20
  %75 = insertelement <2 x i32> poison, i32 %61, i64 0, !dbg !20
  %76 = insertelement <2 x i32> %75, i32 %71, i64 1, !dbg !20
  %77 = lshr <2 x i32> %76, splat (i32 16), !dbg !20
  %78 = trunc nuw <2 x i32> %77 to <2 x i16>, !dbg !20
  %79 = insertelement <2 x i32> poison, i32 %62, i64 0, !dbg !20
  %80 = insertelement <2 x i32> %79, i32 %72, i64 1, !dbg !20
  %81 = lshr <2 x i32> %80, splat (i32 16), !dbg !20
  %82 = trunc nuw <2 x i32> %81 to <2 x i16>, !dbg !20
  %83 = insertelement <2 x i32> poison, i32 %63, i64 0, !dbg !20
  %84 = insertelement <2 x i32> %83, i32 %73, i64 1, !dbg !20
  %85 = lshr <2 x i32> %84, splat (i32 16), !dbg !20
  %86 = trunc nuw <2 x i32> %85 to <2 x i16>, !dbg !20
  %87 = insertelement <2 x i32> poison, i32 %64, i64 0, !dbg !20
  %88 = insertelement <2 x i32> %87, i32 %74, i64 1, !dbg !20
  %89 = lshr <2 x i32> %88, splat (i32 16), !dbg !20
  %90 = trunc nuw <2 x i32> %89 to <2 x i16>, !dbg !20
  %91 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %59, i1 %42) #4, !dbg !20
  %92 = extractvalue { i32, i32, i32, i32 } %91, 0, !dbg !20
  %93 = extractvalue { i32, i32, i32, i32 } %91, 1, !dbg !20
  %94 = extractvalue { i32, i32, i32, i32 } %91, 2, !dbg !20
  %95 = extractvalue { i32, i32, i32, i32 } %91, 3, !dbg !20
  %96 = insertelement <2 x i32> poison, i32 %66, i64 0, !dbg !20
  %97 = insertelement <2 x i32> %96, i32 %92, i64 1, !dbg !20
  %98 = lshr <2 x i32> %97, splat (i32 16), !dbg !20
  %99 = trunc nuw <2 x i32> %98 to <2 x i16>, !dbg !20
  %100 = insertelement <2 x i32> poison, i32 %67, i64 0, !dbg !20
  %101 = insertelement <2 x i32> %100, i32 %93, i64 1, !dbg !20
  %102 = lshr <2 x i32> %101, splat (i32 16), !dbg !20
  %103 = trunc nuw <2 x i32> %102 to <2 x i16>, !dbg !20
  %104 = insertelement <2 x i32> poison, i32 %68, i64 0, !dbg !20
  %105 = insertelement <2 x i32> %104, i32 %94, i64 1, !dbg !20
  %106 = lshr <2 x i32> %105, splat (i32 16), !dbg !20
  %107 = trunc nuw <2 x i32> %106 to <2 x i16>, !dbg !20
  %108 = insertelement <2 x i32> poison, i32 %69, i64 0, !dbg !20
  %109 = insertelement <2 x i32> %108, i32 %95, i64 1, !dbg !20
  %110 = lshr <2 x i32> %109, splat (i32 16), !dbg !20
  %111 = trunc nuw <2 x i32> %110 to <2 x i16>, !dbg !20
  %112 = and i1 %33, %35, !dbg !21
  %113 = and i1 %33, %36, !dbg !21
  %114 = and i1 %33, %37, !dbg !21
  %115 = and i1 %33, %38, !dbg !21
  %116 = mul i32 %2, %25, !dbg !22
  %117 = mul i32 %26, %2, !dbg !22
  %118 = mul i32 %27, %2, !dbg !22
  %119 = mul i32 %28, %2, !dbg !22
  %120 = sext i32 %116 to i64, !dbg !23
  %121 = getelementptr half, ptr addrspace(1) %1, i64 %120, !dbg !23
  %122 = sext i32 %117 to i64, !dbg !23
  %123 = getelementptr half, ptr addrspace(1) %1, i64 %122, !dbg !23
  %124 = sext i32 %118 to i64, !dbg !23
  %125 = getelementptr half, ptr addrspace(1) %1, i64 %124, !dbg !23
  %126 = sext i32 %119 to i64, !dbg !23
  %127 = getelementptr half, ptr addrspace(1) %1, i64 %126, !dbg !23
  %128 = sext i32 %21 to i64, !dbg !24
  %129 = getelementptr half, ptr addrspace(1) %121, i64 %128, !dbg !24
  %130 = getelementptr half, ptr addrspace(1) %123, i64 %128, !dbg !24
  %131 = getelementptr half, ptr addrspace(1) %125, i64 %128, !dbg !24
  %132 = getelementptr half, ptr addrspace(1) %127, i64 %128, !dbg !24
  %133 = shl nuw nsw i32 %15, 10, !dbg !25
  %134 = shl nuw nsw i32 %9, 4, !dbg !25
  %135 = and i32 %134, 880, !dbg !25
  %136 = shl nuw nsw i32 %9, 1, !dbg !25
  %137 = and i32 %136, 16, !dbg !25
  %138 = and i32 %9, 64, !dbg !25
  %139 = icmp eq i32 %138, 0, !dbg !25
  %140 = lshr exact i32 %138, 1, !dbg !25
  %141 = xor i32 %135, %137, !dbg !25
  %142 = xor i32 %141, %140, !dbg !25
  %143 = or disjoint i32 %142, %133, !dbg !25
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %143, !dbg !25
  %145 = trunc i32 %61 to i16, !dbg !25
  %146 = trunc i32 %71 to i16, !dbg !25
  %147 = trunc i32 %62 to i16, !dbg !25
  %148 = trunc i32 %72 to i16, !dbg !25
  %149 = insertelement <2 x i16> poison, i16 %145, i64 0, !dbg !25
  %150 = insertelement <2 x i16> %149, i16 %146, i64 1, !dbg !25
  %151 = bitcast <2 x i16> %150 to i32, !dbg !25
  %152 = bitcast <2 x i16> %78 to i32, !dbg !25
  %153 = insertelement <2 x i16> poison, i16 %147, i64 0, !dbg !25
  %154 = insertelement <2 x i16> %153, i16 %148, i64 1, !dbg !25
  %155 = bitcast <2 x i16> %154 to i32, !dbg !25
  %156 = bitcast <2 x i16> %82 to i32, !dbg !25
  %157 = insertelement <4 x i32> poison, i32 %151, i64 0, !dbg !25
  %158 = insertelement <4 x i32> %157, i32 %152, i64 1, !dbg !25
  %159 = insertelement <4 x i32> %158, i32 %155, i64 2, !dbg !25
  %160 = insertelement <4 x i32> %159, i32 %156, i64 3, !dbg !25
  store <4 x i32> %160, ptr addrspace(3) %144, align 16, !dbg !25
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 128, !dbg !25
  %162 = trunc i32 %63 to i16, !dbg !25
  %163 = trunc i32 %73 to i16, !dbg !25
  %164 = trunc i32 %64 to i16, !dbg !25
  %165 = trunc i32 %74 to i16, !dbg !25
  %166 = insertelement <2 x i16> poison, i16 %162, i64 0, !dbg !25
  %167 = insertelement <2 x i16> %166, i16 %163, i64 1, !dbg !25
  %168 = bitcast <2 x i16> %167 to i32, !dbg !25
  %169 = bitcast <2 x i16> %86 to i32, !dbg !25
  %170 = insertelement <2 x i16> poison, i16 %164, i64 0, !dbg !25
  %171 = insertelement <2 x i16> %170, i16 %165, i64 1, !dbg !25
  %172 = bitcast <2 x i16> %171 to i32, !dbg !25
  %173 = bitcast <2 x i16> %90 to i32, !dbg !25
  %174 = insertelement <4 x i32> poison, i32 %168, i64 0, !dbg !25
  %175 = insertelement <4 x i32> %174, i32 %169, i64 1, !dbg !25
  %176 = insertelement <4 x i32> %175, i32 %172, i64 2, !dbg !25
  %177 = insertelement <4 x i32> %176, i32 %173, i64 3, !dbg !25
  store <4 x i32> %177, ptr addrspace(3) %161, align 16, !dbg !25
  %178 = xor i32 %143, 64, !dbg !25
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %178, !dbg !25
  %180 = trunc i32 %66 to i16, !dbg !25
  %181 = trunc i32 %92 to i16, !dbg !25
  %182 = trunc i32 %67 to i16, !dbg !25
  %183 = trunc i32 %93 to i16, !dbg !25
  %184 = insertelement <2 x i16> poison, i16 %180, i64 0, !dbg !25
  %185 = insertelement <2 x i16> %184, i16 %181, i64 1, !dbg !25
  %186 = bitcast <2 x i16> %185 to i32, !dbg !25
  %187 = bitcast <2 x i16> %99 to i32, !dbg !25
  %188 = insertelement <2 x i16> poison, i16 %182, i64 0, !dbg !25
  %189 = insertelement <2 x i16> %188, i16 %183, i64 1, !dbg !25
  %190 = bitcast <2 x i16> %189 to i32, !dbg !25
  %191 = bitcast <2 x i16> %103 to i32, !dbg !25
  %192 = insertelement <4 x i32> poison, i32 %186, i64 0, !dbg !25
  %193 = insertelement <4 x i32> %192, i32 %187, i64 1, !dbg !25
  %194 = insertelement <4 x i32> %193, i32 %190, i64 2, !dbg !25
  %195 = insertelement <4 x i32> %194, i32 %191, i64 3, !dbg !25
  store <4 x i32> %195, ptr addrspace(3) %179, align 16, !dbg !25
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %179, i32 128, !dbg !25
  %197 = trunc i32 %68 to i16, !dbg !25
  %198 = trunc i32 %94 to i16, !dbg !25
  %199 = trunc i32 %69 to i16, !dbg !25
  %200 = trunc i32 %95 to i16, !dbg !25
  %201 = insertelement <2 x i16> poison, i16 %197, i64 0, !dbg !25
  %202 = insertelement <2 x i16> %201, i16 %198, i64 1, !dbg !25
  %203 = bitcast <2 x i16> %202 to i32, !dbg !25
  %204 = bitcast <2 x i16> %107 to i32, !dbg !25
  %205 = insertelement <2 x i16> poison, i16 %199, i64 0, !dbg !25
  %206 = insertelement <2 x i16> %205, i16 %200, i64 1, !dbg !25
  %207 = bitcast <2 x i16> %206 to i32, !dbg !25
  %208 = bitcast <2 x i16> %111 to i32, !dbg !25
  %209 = insertelement <4 x i32> poison, i32 %203, i64 0, !dbg !25
  %210 = insertelement <4 x i32> %209, i32 %204, i64 1, !dbg !25
  %211 = insertelement <4 x i32> %210, i32 %207, i64 2, !dbg !25
  %212 = insertelement <4 x i32> %211, i32 %208, i64 3, !dbg !25
  store <4 x i32> %212, ptr addrspace(3) %196, align 16, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %213 = shl nuw nsw i32 %9, 5, !dbg !25
  %214 = and i32 %213, 768, !dbg !25
  %215 = shl nuw nsw i32 %15, 4, !dbg !25
  %216 = shl nuw nsw i32 %9, 2, !dbg !25
  %217 = and i32 %216, 128, !dbg !25
  %218 = select i1 %139, i32 0, i32 1040, !dbg !25
  %219 = or disjoint i32 %214, %215, !dbg !25
  %220 = xor i32 %219, %218, !dbg !25
  %221 = or disjoint i32 %220, %217, !dbg !25
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %221, !dbg !25
  %223 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %222), !dbg !25
  %224 = extractvalue { i32, i32, i32, i32 } %223, 0, !dbg !25
  %225 = extractvalue { i32, i32, i32, i32 } %223, 1, !dbg !25
  %226 = extractvalue { i32, i32, i32, i32 } %223, 2, !dbg !25
  %227 = extractvalue { i32, i32, i32, i32 } %223, 3, !dbg !25
  %228 = xor i32 %221, 2080, !dbg !25
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %228, !dbg !25
  %230 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %229), !dbg !25
  %231 = extractvalue { i32, i32, i32, i32 } %230, 0, !dbg !25
  %232 = extractvalue { i32, i32, i32, i32 } %230, 1, !dbg !25
  %233 = extractvalue { i32, i32, i32, i32 } %230, 2, !dbg !25
  %234 = extractvalue { i32, i32, i32, i32 } %230, 3, !dbg !25
  %235 = xor i32 %221, 4160, !dbg !25
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %235, !dbg !25
  %237 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %236), !dbg !25
  %238 = extractvalue { i32, i32, i32, i32 } %237, 0, !dbg !25
  %239 = extractvalue { i32, i32, i32, i32 } %237, 1, !dbg !25
  %240 = extractvalue { i32, i32, i32, i32 } %237, 2, !dbg !25
  %241 = extractvalue { i32, i32, i32, i32 } %237, 3, !dbg !25
  %242 = xor i32 %221, 6240, !dbg !25
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %242, !dbg !25
  %244 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %243), !dbg !25
  %245 = extractvalue { i32, i32, i32, i32 } %244, 0, !dbg !25
  %246 = extractvalue { i32, i32, i32, i32 } %244, 1, !dbg !25
  %247 = extractvalue { i32, i32, i32, i32 } %244, 2, !dbg !25
  %248 = extractvalue { i32, i32, i32, i32 } %244, 3, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %224, i32 %225, i32 %226, i32 %227, ptr addrspace(1) %129, i1 %112) #4, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %231, i32 %232, i32 %233, i32 %234, ptr addrspace(1) %130, i1 %113) #4, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %238, i32 %239, i32 %240, i32 %241, ptr addrspace(1) %131, i1 %114) #4, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %245, i32 %246, i32 %247, i32 %248, ptr addrspace(1) %132, i1 %115) #4, !dbg !25
  ret void, !dbg !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
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
!17 = !DILocation(line: 52, column: 37, scope: !4)
!18 = !DILocation(line: 52, column: 24, scope: !4)
!19 = !DILocation(line: 52, column: 41, scope: !4)
!20 = !DILocation(line: 52, column: 16, scope: !4)
!21 = !DILocation(line: 53, column: 87, scope: !4)
!22 = !DILocation(line: 53, column: 34, scope: !4)
!23 = !DILocation(line: 53, column: 21, scope: !4)
!24 = !DILocation(line: 53, column: 38, scope: !4)
!25 = !DILocation(line: 53, column: 50, scope: !4)
!26 = !DILocation(line: 53, column: 4, scope: !4)
