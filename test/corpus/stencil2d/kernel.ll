; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @stencil2d_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, float %4, float %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !7
  %10 = shl nuw nsw i32 %9, 4, !dbg !8
  %11 = or disjoint i32 %10, 1, !dbg !9
  %12 = or disjoint i32 %10, 2, !dbg !9
  %13 = or disjoint i32 %10, 3, !dbg !9
  %14 = or disjoint i32 %10, 4, !dbg !9
  %15 = or disjoint i32 %10, 5, !dbg !9
  %16 = or disjoint i32 %10, 6, !dbg !9
  %17 = or disjoint i32 %10, 7, !dbg !9
  %18 = or disjoint i32 %10, 8, !dbg !9
  %19 = or disjoint i32 %10, 9, !dbg !9
  %20 = or disjoint i32 %10, 10, !dbg !9
  %21 = or disjoint i32 %10, 11, !dbg !9
  %22 = or disjoint i32 %10, 12, !dbg !9
  %23 = or disjoint i32 %10, 13, !dbg !9
  %24 = or disjoint i32 %10, 14, !dbg !9
  %25 = or disjoint i32 %10, 15, !dbg !9
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10
  %27 = shl i32 %26, 7, !dbg !11
  %28 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !12
  %29 = and i32 %28, 127, !dbg !12
  %30 = or disjoint i32 %27, %29, !dbg !13
  %31 = mul i32 %3, %10, !dbg !14
  %32 = mul i32 %3, %11, !dbg !14
  %33 = mul i32 %3, %12, !dbg !14
  %34 = mul i32 %3, %13, !dbg !14
  %35 = mul i32 %3, %14, !dbg !14
  %36 = mul i32 %3, %15, !dbg !14
  %37 = mul i32 %3, %16, !dbg !14
  %38 = mul i32 %3, %17, !dbg !14
  %39 = mul i32 %3, %18, !dbg !14
  %40 = mul i32 %3, %19, !dbg !14
  %41 = mul i32 %3, %20, !dbg !14
  %42 = mul i32 %3, %21, !dbg !14
  %43 = mul i32 %3, %22, !dbg !14
  %44 = mul i32 %3, %23, !dbg !14
  %45 = mul i32 %3, %24, !dbg !14
  %46 = mul i32 %3, %25, !dbg !14
  %47 = add i32 %31, %30, !dbg !15
  %48 = add i32 %32, %30, !dbg !15
  %49 = add i32 %33, %30, !dbg !15
  %50 = add i32 %34, %30, !dbg !15
  %51 = add i32 %35, %30, !dbg !15
  %52 = add i32 %36, %30, !dbg !15
  %53 = add i32 %37, %30, !dbg !15
  %54 = add i32 %38, %30, !dbg !15
  %55 = add i32 %39, %30, !dbg !15
  %56 = add i32 %40, %30, !dbg !15
  %57 = add i32 %41, %30, !dbg !15
  %58 = add i32 %42, %30, !dbg !15
  %59 = add i32 %43, %30, !dbg !15
  %60 = add i32 %44, %30, !dbg !15
  %61 = add i32 %45, %30, !dbg !15
  %62 = add i32 %46, %30, !dbg !15
  %63 = icmp slt i32 %10, %2, !dbg !16
  %64 = icmp slt i32 %30, %3, !dbg !17
  %65 = and i1 %63, %64, !dbg !18
  %66 = sext i32 %47 to i64, !dbg !19
  %67 = getelementptr float, ptr addrspace(1) %0, i64 %66, !dbg !19
  %68 = sext i32 %48 to i64, !dbg !19
  %69 = getelementptr float, ptr addrspace(1) %0, i64 %68, !dbg !19
  %70 = sext i32 %49 to i64, !dbg !19
  %71 = getelementptr float, ptr addrspace(1) %0, i64 %70, !dbg !19
  %72 = sext i32 %50 to i64, !dbg !19
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %72, !dbg !19
  %74 = sext i32 %51 to i64, !dbg !19
  %75 = getelementptr float, ptr addrspace(1) %0, i64 %74, !dbg !19
  %76 = sext i32 %52 to i64, !dbg !19
  %77 = getelementptr float, ptr addrspace(1) %0, i64 %76, !dbg !19
  %78 = sext i32 %53 to i64, !dbg !19
  %79 = getelementptr float, ptr addrspace(1) %0, i64 %78, !dbg !19
  %80 = sext i32 %54 to i64, !dbg !19
  %81 = getelementptr float, ptr addrspace(1) %0, i64 %80, !dbg !19
  %82 = sext i32 %55 to i64, !dbg !19
  %83 = getelementptr float, ptr addrspace(1) %0, i64 %82, !dbg !19
  %84 = sext i32 %56 to i64, !dbg !19
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84, !dbg !19
  %86 = sext i32 %57 to i64, !dbg !19
  %87 = getelementptr float, ptr addrspace(1) %0, i64 %86, !dbg !19
  %88 = sext i32 %58 to i64, !dbg !19
  %89 = getelementptr float, ptr addrspace(1) %0, i64 %88, !dbg !19
  %90 = sext i32 %59 to i64, !dbg !19
  %91 = getelementptr float, ptr addrspace(1) %0, i64 %90, !dbg !19
  %92 = sext i32 %60 to i64, !dbg !19
  %93 = getelementptr float, ptr addrspace(1) %0, i64 %92, !dbg !19
  %94 = sext i32 %61 to i64, !dbg !19
  %95 = getelementptr float, ptr addrspace(1) %0, i64 %94, !dbg !19
  %96 = sext i32 %62 to i64, !dbg !19
  %97 = getelementptr float, ptr addrspace(1) %0, i64 %96, !dbg !19
  %98 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %67, i1 %65) #2, !dbg !20
  %99 = bitcast i32 %98 to float, !dbg !20
  %100 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %69, i1 %65) #2, !dbg !20
  %101 = bitcast i32 %100 to float, !dbg !20
  %102 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %71, i1 %65) #2, !dbg !20
  %103 = bitcast i32 %102 to float, !dbg !20
  %104 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %73, i1 %65) #2, !dbg !20
  %105 = bitcast i32 %104 to float, !dbg !20
  %106 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %75, i1 %65) #2, !dbg !20
  %107 = bitcast i32 %106 to float, !dbg !20
  %108 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %77, i1 %65) #2, !dbg !20
  %109 = bitcast i32 %108 to float, !dbg !20
  %110 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %79, i1 %65) #2, !dbg !20
  %111 = bitcast i32 %110 to float, !dbg !20
  %112 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %81, i1 %65) #2, !dbg !20
  %113 = bitcast i32 %112 to float, !dbg !20
  %114 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %83, i1 %65) #2, !dbg !20
  %115 = bitcast i32 %114 to float, !dbg !20
  %116 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %85, i1 %65) #2, !dbg !20
  %117 = bitcast i32 %116 to float, !dbg !20
  %118 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %87, i1 %65) #2, !dbg !20
  %119 = bitcast i32 %118 to float, !dbg !20
  %120 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %89, i1 %65) #2, !dbg !20
  %121 = bitcast i32 %120 to float, !dbg !20
  %122 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %91, i1 %65) #2, !dbg !20
  %123 = bitcast i32 %122 to float, !dbg !20
  %124 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %93, i1 %65) #2, !dbg !20
  %125 = bitcast i32 %124 to float, !dbg !20
  %126 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %95, i1 %65) #2, !dbg !20
  %127 = bitcast i32 %126 to float, !dbg !20
  %128 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %97, i1 %65) #2, !dbg !20
  %129 = bitcast i32 %128 to float, !dbg !20
  %130 = icmp ne i32 %9, 0, !dbg !21
  %131 = and i1 %130, %65, !dbg !22
  %132 = sub i32 0, %3, !dbg !23
  %133 = sext i32 %132 to i64, !dbg !23
  %134 = getelementptr float, ptr addrspace(1) %67, i64 %133, !dbg !23
  %135 = getelementptr float, ptr addrspace(1) %69, i64 %133, !dbg !23
  %136 = getelementptr float, ptr addrspace(1) %71, i64 %133, !dbg !23
  %137 = getelementptr float, ptr addrspace(1) %73, i64 %133, !dbg !23
  %138 = getelementptr float, ptr addrspace(1) %75, i64 %133, !dbg !23
  %139 = getelementptr float, ptr addrspace(1) %77, i64 %133, !dbg !23
  %140 = getelementptr float, ptr addrspace(1) %79, i64 %133, !dbg !23
  %141 = getelementptr float, ptr addrspace(1) %81, i64 %133, !dbg !23
  %142 = getelementptr float, ptr addrspace(1) %83, i64 %133, !dbg !23
  %143 = getelementptr float, ptr addrspace(1) %85, i64 %133, !dbg !23
  %144 = getelementptr float, ptr addrspace(1) %87, i64 %133, !dbg !23
  %145 = getelementptr float, ptr addrspace(1) %89, i64 %133, !dbg !23
  %146 = getelementptr float, ptr addrspace(1) %91, i64 %133, !dbg !23
  %147 = getelementptr float, ptr addrspace(1) %93, i64 %133, !dbg !23
  %148 = getelementptr float, ptr addrspace(1) %95, i64 %133, !dbg !23
  %149 = getelementptr float, ptr addrspace(1) %97, i64 %133, !dbg !23
  %150 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %134, i1 %131) #2, !dbg !24
  %151 = bitcast i32 %150 to float, !dbg !24
  %152 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %135, i1 %65) #2, !dbg !24
  %153 = bitcast i32 %152 to float, !dbg !24
  %154 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %136, i1 %65) #2, !dbg !24
  %155 = bitcast i32 %154 to float, !dbg !24
  %156 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %137, i1 %65) #2, !dbg !24
  %157 = bitcast i32 %156 to float, !dbg !24
  %158 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %138, i1 %65) #2, !dbg !24
  %159 = bitcast i32 %158 to float, !dbg !24
  %160 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %139, i1 %65) #2, !dbg !24
  %161 = bitcast i32 %160 to float, !dbg !24
  %162 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %140, i1 %65) #2, !dbg !24
  %163 = bitcast i32 %162 to float, !dbg !24
  %164 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %141, i1 %65) #2, !dbg !24
  %165 = bitcast i32 %164 to float, !dbg !24
  %166 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %142, i1 %65) #2, !dbg !24
  %167 = bitcast i32 %166 to float, !dbg !24
  %168 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %143, i1 %65) #2, !dbg !24
  %169 = bitcast i32 %168 to float, !dbg !24
  %170 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %144, i1 %65) #2, !dbg !24
  %171 = bitcast i32 %170 to float, !dbg !24
  %172 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %145, i1 %65) #2, !dbg !24
  %173 = bitcast i32 %172 to float, !dbg !24
  %174 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %146, i1 %65) #2, !dbg !24
  %175 = bitcast i32 %174 to float, !dbg !24
  %176 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %147, i1 %65) #2, !dbg !24
  %177 = bitcast i32 %176 to float, !dbg !24
  %178 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %148, i1 %65) #2, !dbg !24
  %179 = bitcast i32 %178 to float, !dbg !24
  %180 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %149, i1 %65) #2, !dbg !24
  %181 = bitcast i32 %180 to float, !dbg !24
  %182 = add i32 %2, -1, !dbg !25
  %183 = icmp slt i32 %10, %182, !dbg !26
  %184 = icmp slt i32 %11, %182, !dbg !26
  %185 = icmp slt i32 %12, %182, !dbg !26
  %186 = icmp slt i32 %13, %182, !dbg !26
  %187 = icmp slt i32 %14, %182, !dbg !26
  %188 = icmp slt i32 %15, %182, !dbg !26
  %189 = icmp slt i32 %16, %182, !dbg !26
  %190 = icmp slt i32 %17, %182, !dbg !26
  %191 = icmp slt i32 %18, %182, !dbg !26
  %192 = icmp slt i32 %19, %182, !dbg !26
  %193 = icmp slt i32 %20, %182, !dbg !26
  %194 = icmp slt i32 %21, %182, !dbg !26
  %195 = icmp slt i32 %22, %182, !dbg !26
  %196 = icmp slt i32 %23, %182, !dbg !26
  %197 = icmp slt i32 %24, %182, !dbg !26
  %198 = icmp slt i32 %25, %182, !dbg !26
  %199 = and i1 %183, %65, !dbg !27
  %200 = and i1 %184, %65, !dbg !27
  %201 = and i1 %185, %65, !dbg !27
  %202 = and i1 %186, %65, !dbg !27
  %203 = and i1 %187, %65, !dbg !27
  %204 = and i1 %188, %65, !dbg !27
  %205 = and i1 %189, %65, !dbg !27
  %206 = and i1 %190, %65, !dbg !27
  %207 = and i1 %191, %65, !dbg !27
  %208 = and i1 %192, %65, !dbg !27
  %209 = and i1 %193, %65, !dbg !27
  %210 = and i1 %194, %65, !dbg !27
  %211 = and i1 %195, %65, !dbg !27
  %212 = and i1 %196, %65, !dbg !27
  %213 = and i1 %197, %65, !dbg !27
  %214 = and i1 %198, %65, !dbg !27
  %215 = sext i32 %3 to i64, !dbg !28
  %216 = getelementptr float, ptr addrspace(1) %67, i64 %215, !dbg !28
  %217 = getelementptr float, ptr addrspace(1) %69, i64 %215, !dbg !28
  %218 = getelementptr float, ptr addrspace(1) %71, i64 %215, !dbg !28
  %219 = getelementptr float, ptr addrspace(1) %73, i64 %215, !dbg !28
  %220 = getelementptr float, ptr addrspace(1) %75, i64 %215, !dbg !28
  %221 = getelementptr float, ptr addrspace(1) %77, i64 %215, !dbg !28
  %222 = getelementptr float, ptr addrspace(1) %79, i64 %215, !dbg !28
  %223 = getelementptr float, ptr addrspace(1) %81, i64 %215, !dbg !28
  %224 = getelementptr float, ptr addrspace(1) %83, i64 %215, !dbg !28
  %225 = getelementptr float, ptr addrspace(1) %85, i64 %215, !dbg !28
  %226 = getelementptr float, ptr addrspace(1) %87, i64 %215, !dbg !28
  %227 = getelementptr float, ptr addrspace(1) %89, i64 %215, !dbg !28
  %228 = getelementptr float, ptr addrspace(1) %91, i64 %215, !dbg !28
  %229 = getelementptr float, ptr addrspace(1) %93, i64 %215, !dbg !28
  %230 = getelementptr float, ptr addrspace(1) %95, i64 %215, !dbg !28
  %231 = getelementptr float, ptr addrspace(1) %97, i64 %215, !dbg !28
  %232 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %216, i1 %199) #2, !dbg !29
  %233 = bitcast i32 %232 to float, !dbg !29
  %234 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %217, i1 %200) #2, !dbg !29
  %235 = bitcast i32 %234 to float, !dbg !29
  %236 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %218, i1 %201) #2, !dbg !29
  %237 = bitcast i32 %236 to float, !dbg !29
  %238 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %219, i1 %202) #2, !dbg !29
  %239 = bitcast i32 %238 to float, !dbg !29
  %240 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %220, i1 %203) #2, !dbg !29
  %241 = bitcast i32 %240 to float, !dbg !29
  %242 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %221, i1 %204) #2, !dbg !29
  %243 = bitcast i32 %242 to float, !dbg !29
  %244 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %222, i1 %205) #2, !dbg !29
  %245 = bitcast i32 %244 to float, !dbg !29
  %246 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %223, i1 %206) #2, !dbg !29
  %247 = bitcast i32 %246 to float, !dbg !29
  %248 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %224, i1 %207) #2, !dbg !29
  %249 = bitcast i32 %248 to float, !dbg !29
  %250 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %225, i1 %208) #2, !dbg !29
  %251 = bitcast i32 %250 to float, !dbg !29
  %252 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %226, i1 %209) #2, !dbg !29
  %253 = bitcast i32 %252 to float, !dbg !29
  %254 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %227, i1 %210) #2, !dbg !29
  %255 = bitcast i32 %254 to float, !dbg !29
  %256 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %228, i1 %211) #2, !dbg !29
  %257 = bitcast i32 %256 to float, !dbg !29
  %258 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %229, i1 %212) #2, !dbg !29
  %259 = bitcast i32 %258 to float, !dbg !29
  %260 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %230, i1 %213) #2, !dbg !29
  %261 = bitcast i32 %260 to float, !dbg !29
  %262 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %231, i1 %214) #2, !dbg !29
  %263 = bitcast i32 %262 to float, !dbg !29
  %264 = icmp sgt i32 %30, 0, !dbg !30
  %265 = and i1 %264, %65, !dbg !31
  %266 = getelementptr i8, ptr addrspace(1) %67, i64 -4, !dbg !32
  %267 = getelementptr i8, ptr addrspace(1) %69, i64 -4, !dbg !32
  %268 = getelementptr i8, ptr addrspace(1) %71, i64 -4, !dbg !32
  %269 = getelementptr i8, ptr addrspace(1) %73, i64 -4, !dbg !32
  %270 = getelementptr i8, ptr addrspace(1) %75, i64 -4, !dbg !32
  %271 = getelementptr i8, ptr addrspace(1) %77, i64 -4, !dbg !32
  %272 = getelementptr i8, ptr addrspace(1) %79, i64 -4, !dbg !32
  %273 = getelementptr i8, ptr addrspace(1) %81, i64 -4, !dbg !32
  %274 = getelementptr i8, ptr addrspace(1) %83, i64 -4, !dbg !32
  %275 = getelementptr i8, ptr addrspace(1) %85, i64 -4, !dbg !32
  %276 = getelementptr i8, ptr addrspace(1) %87, i64 -4, !dbg !32
  %277 = getelementptr i8, ptr addrspace(1) %89, i64 -4, !dbg !32
  %278 = getelementptr i8, ptr addrspace(1) %91, i64 -4, !dbg !32
  %279 = getelementptr i8, ptr addrspace(1) %93, i64 -4, !dbg !32
  %280 = getelementptr i8, ptr addrspace(1) %95, i64 -4, !dbg !32
  %281 = getelementptr i8, ptr addrspace(1) %97, i64 -4, !dbg !32
  %282 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %266, i1 %265) #2, !dbg !33
  %283 = bitcast i32 %282 to float, !dbg !33
  %284 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %267, i1 %265) #2, !dbg !33
  %285 = bitcast i32 %284 to float, !dbg !33
  %286 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %268, i1 %265) #2, !dbg !33
  %287 = bitcast i32 %286 to float, !dbg !33
  %288 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %269, i1 %265) #2, !dbg !33
  %289 = bitcast i32 %288 to float, !dbg !33
  %290 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %270, i1 %265) #2, !dbg !33
  %291 = bitcast i32 %290 to float, !dbg !33
  %292 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %271, i1 %265) #2, !dbg !33
  %293 = bitcast i32 %292 to float, !dbg !33
  %294 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %272, i1 %265) #2, !dbg !33
  %295 = bitcast i32 %294 to float, !dbg !33
  %296 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %273, i1 %265) #2, !dbg !33
  %297 = bitcast i32 %296 to float, !dbg !33
  %298 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %274, i1 %265) #2, !dbg !33
  %299 = bitcast i32 %298 to float, !dbg !33
  %300 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %275, i1 %265) #2, !dbg !33
  %301 = bitcast i32 %300 to float, !dbg !33
  %302 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %276, i1 %265) #2, !dbg !33
  %303 = bitcast i32 %302 to float, !dbg !33
  %304 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %277, i1 %265) #2, !dbg !33
  %305 = bitcast i32 %304 to float, !dbg !33
  %306 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %278, i1 %265) #2, !dbg !33
  %307 = bitcast i32 %306 to float, !dbg !33
  %308 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %279, i1 %265) #2, !dbg !33
  %309 = bitcast i32 %308 to float, !dbg !33
  %310 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %280, i1 %265) #2, !dbg !33
  %311 = bitcast i32 %310 to float, !dbg !33
  %312 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %281, i1 %265) #2, !dbg !33
  %313 = bitcast i32 %312 to float, !dbg !33
  %314 = add i32 %3, -1, !dbg !34
  %315 = icmp slt i32 %30, %314, !dbg !35
  %316 = and i1 %65, %315, !dbg !36
  %317 = getelementptr i8, ptr addrspace(1) %67, i64 4, !dbg !37
  %318 = getelementptr i8, ptr addrspace(1) %69, i64 4, !dbg !37
  %319 = getelementptr i8, ptr addrspace(1) %71, i64 4, !dbg !37
  %320 = getelementptr i8, ptr addrspace(1) %73, i64 4, !dbg !37
  %321 = getelementptr i8, ptr addrspace(1) %75, i64 4, !dbg !37
  %322 = getelementptr i8, ptr addrspace(1) %77, i64 4, !dbg !37
  %323 = getelementptr i8, ptr addrspace(1) %79, i64 4, !dbg !37
  %324 = getelementptr i8, ptr addrspace(1) %81, i64 4, !dbg !37
  %325 = getelementptr i8, ptr addrspace(1) %83, i64 4, !dbg !37
  %326 = getelementptr i8, ptr addrspace(1) %85, i64 4, !dbg !37
  %327 = getelementptr i8, ptr addrspace(1) %87, i64 4, !dbg !37
  %328 = getelementptr i8, ptr addrspace(1) %89, i64 4, !dbg !37
  %329 = getelementptr i8, ptr addrspace(1) %91, i64 4, !dbg !37
  %330 = getelementptr i8, ptr addrspace(1) %93, i64 4, !dbg !37
  %331 = getelementptr i8, ptr addrspace(1) %95, i64 4, !dbg !37
  %332 = getelementptr i8, ptr addrspace(1) %97, i64 4, !dbg !37
  %333 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %317, i1 %316) #2, !dbg !38
  %334 = bitcast i32 %333 to float, !dbg !38
  %335 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %318, i1 %316) #2, !dbg !38
  %336 = bitcast i32 %335 to float, !dbg !38
  %337 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %319, i1 %316) #2, !dbg !38
  %338 = bitcast i32 %337 to float, !dbg !38
  %339 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %320, i1 %316) #2, !dbg !38
  %340 = bitcast i32 %339 to float, !dbg !38
  %341 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %321, i1 %316) #2, !dbg !38
  %342 = bitcast i32 %341 to float, !dbg !38
  %343 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %322, i1 %316) #2, !dbg !38
  %344 = bitcast i32 %343 to float, !dbg !38
  %345 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %323, i1 %316) #2, !dbg !38
  %346 = bitcast i32 %345 to float, !dbg !38
  %347 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %324, i1 %316) #2, !dbg !38
  %348 = bitcast i32 %347 to float, !dbg !38
  %349 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %325, i1 %316) #2, !dbg !38
  %350 = bitcast i32 %349 to float, !dbg !38
  %351 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %326, i1 %316) #2, !dbg !38
  %352 = bitcast i32 %351 to float, !dbg !38
  %353 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %327, i1 %316) #2, !dbg !38
  %354 = bitcast i32 %353 to float, !dbg !38
  %355 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %328, i1 %316) #2, !dbg !38
  %356 = bitcast i32 %355 to float, !dbg !38
  %357 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %329, i1 %316) #2, !dbg !38
  %358 = bitcast i32 %357 to float, !dbg !38
  %359 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %330, i1 %316) #2, !dbg !38
  %360 = bitcast i32 %359 to float, !dbg !38
  %361 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %331, i1 %316) #2, !dbg !38
  %362 = bitcast i32 %361 to float, !dbg !38
  %363 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %332, i1 %316) #2, !dbg !38
  %364 = bitcast i32 %363 to float, !dbg !38
  %365 = getelementptr float, ptr addrspace(1) %1, i64 %66, !dbg !39
  %366 = getelementptr float, ptr addrspace(1) %1, i64 %68, !dbg !39
  %367 = getelementptr float, ptr addrspace(1) %1, i64 %70, !dbg !39
  %368 = getelementptr float, ptr addrspace(1) %1, i64 %72, !dbg !39
  %369 = getelementptr float, ptr addrspace(1) %1, i64 %74, !dbg !39
  %370 = getelementptr float, ptr addrspace(1) %1, i64 %76, !dbg !39
  %371 = getelementptr float, ptr addrspace(1) %1, i64 %78, !dbg !39
  %372 = getelementptr float, ptr addrspace(1) %1, i64 %80, !dbg !39
  %373 = getelementptr float, ptr addrspace(1) %1, i64 %82, !dbg !39
  %374 = getelementptr float, ptr addrspace(1) %1, i64 %84, !dbg !39
  %375 = getelementptr float, ptr addrspace(1) %1, i64 %86, !dbg !39
  %376 = getelementptr float, ptr addrspace(1) %1, i64 %88, !dbg !39
  %377 = getelementptr float, ptr addrspace(1) %1, i64 %90, !dbg !39
  %378 = getelementptr float, ptr addrspace(1) %1, i64 %92, !dbg !39
  %379 = getelementptr float, ptr addrspace(1) %1, i64 %94, !dbg !39
  %380 = getelementptr float, ptr addrspace(1) %1, i64 %96, !dbg !39
  %381 = fmul float %4, %99, !dbg !40
  %382 = fmul float %4, %101, !dbg !40
  %383 = fmul float %4, %103, !dbg !40
  %384 = fmul float %4, %105, !dbg !40
  %385 = fmul float %4, %107, !dbg !40
  %386 = fmul float %4, %109, !dbg !40
  %387 = fmul float %4, %111, !dbg !40
  %388 = fmul float %4, %113, !dbg !40
  %389 = fmul float %4, %115, !dbg !40
  %390 = fmul float %4, %117, !dbg !40
  %391 = fmul float %4, %119, !dbg !40
  %392 = fmul float %4, %121, !dbg !40
  %393 = fmul float %4, %123, !dbg !40
  %394 = fmul float %4, %125, !dbg !40
  %395 = fmul float %4, %127, !dbg !40
  %396 = fmul float %4, %129, !dbg !40
  %397 = fadd float %151, %233, !dbg !41
  %398 = fadd float %153, %235, !dbg !41
  %399 = fadd float %155, %237, !dbg !41
  %400 = fadd float %157, %239, !dbg !41
  %401 = fadd float %159, %241, !dbg !41
  %402 = fadd float %161, %243, !dbg !41
  %403 = fadd float %163, %245, !dbg !41
  %404 = fadd float %165, %247, !dbg !41
  %405 = fadd float %167, %249, !dbg !41
  %406 = fadd float %169, %251, !dbg !41
  %407 = fadd float %171, %253, !dbg !41
  %408 = fadd float %173, %255, !dbg !41
  %409 = fadd float %175, %257, !dbg !41
  %410 = fadd float %177, %259, !dbg !41
  %411 = fadd float %179, %261, !dbg !41
  %412 = fadd float %181, %263, !dbg !41
  %413 = fadd float %397, %283, !dbg !42
  %414 = fadd float %398, %285, !dbg !42
  %415 = fadd float %399, %287, !dbg !42
  %416 = fadd float %400, %289, !dbg !42
  %417 = fadd float %401, %291, !dbg !42
  %418 = fadd float %402, %293, !dbg !42
  %419 = fadd float %403, %295, !dbg !42
  %420 = fadd float %404, %297, !dbg !42
  %421 = fadd float %405, %299, !dbg !42
  %422 = fadd float %406, %301, !dbg !42
  %423 = fadd float %407, %303, !dbg !42
  %424 = fadd float %408, %305, !dbg !42
  %425 = fadd float %409, %307, !dbg !42
  %426 = fadd float %410, %309, !dbg !42
  %427 = fadd float %411, %311, !dbg !42
  %428 = fadd float %412, %313, !dbg !42
  %429 = fadd float %413, %334, !dbg !43
  %430 = fadd float %414, %336, !dbg !43
  %431 = fadd float %415, %338, !dbg !43
  %432 = fadd float %416, %340, !dbg !43
  %433 = fadd float %417, %342, !dbg !43
  %434 = fadd float %418, %344, !dbg !43
  %435 = fadd float %419, %346, !dbg !43
  %436 = fadd float %420, %348, !dbg !43
  %437 = fadd float %421, %350, !dbg !43
  %438 = fadd float %422, %352, !dbg !43
  %439 = fadd float %423, %354, !dbg !43
  %440 = fadd float %424, %356, !dbg !43
  %441 = fadd float %425, %358, !dbg !43
  %442 = fadd float %426, %360, !dbg !43
  %443 = fadd float %427, %362, !dbg !43
  %444 = fadd float %428, %364, !dbg !43
  %445 = fmul float %5, %429, !dbg !44
  %446 = fmul float %5, %430, !dbg !44
  %447 = fmul float %5, %431, !dbg !44
  %448 = fmul float %5, %432, !dbg !44
  %449 = fmul float %5, %433, !dbg !44
  %450 = fmul float %5, %434, !dbg !44
  %451 = fmul float %5, %435, !dbg !44
  %452 = fmul float %5, %436, !dbg !44
  %453 = fmul float %5, %437, !dbg !44
  %454 = fmul float %5, %438, !dbg !44
  %455 = fmul float %5, %439, !dbg !44
  %456 = fmul float %5, %440, !dbg !44
  %457 = fmul float %5, %441, !dbg !44
  %458 = fmul float %5, %442, !dbg !44
  %459 = fmul float %5, %443, !dbg !44
  %460 = fmul float %5, %444, !dbg !44
  %461 = fadd float %381, %445, !dbg !45
  %462 = fadd float %382, %446, !dbg !45
  %463 = fadd float %383, %447, !dbg !45
  %464 = fadd float %384, %448, !dbg !45
  %465 = fadd float %385, %449, !dbg !45
  %466 = fadd float %386, %450, !dbg !45
  %467 = fadd float %387, %451, !dbg !45
  %468 = fadd float %388, %452, !dbg !45
  %469 = fadd float %389, %453, !dbg !45
  %470 = fadd float %390, %454, !dbg !45
  %471 = fadd float %391, %455, !dbg !45
  %472 = fadd float %392, %456, !dbg !45
  %473 = fadd float %393, %457, !dbg !45
  %474 = fadd float %394, %458, !dbg !45
  %475 = fadd float %395, %459, !dbg !45
  %476 = fadd float %396, %460, !dbg !45
  %477 = bitcast float %461 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %477, ptr addrspace(1) %365, i1 %65) #2, !dbg !46
  %478 = bitcast float %462 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %478, ptr addrspace(1) %366, i1 %65) #2, !dbg !46
  %479 = bitcast float %463 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %479, ptr addrspace(1) %367, i1 %65) #2, !dbg !46
  %480 = bitcast float %464 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %480, ptr addrspace(1) %368, i1 %65) #2, !dbg !46
  %481 = bitcast float %465 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %481, ptr addrspace(1) %369, i1 %65) #2, !dbg !46
  %482 = bitcast float %466 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %482, ptr addrspace(1) %370, i1 %65) #2, !dbg !46
  %483 = bitcast float %467 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %483, ptr addrspace(1) %371, i1 %65) #2, !dbg !46
  %484 = bitcast float %468 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %484, ptr addrspace(1) %372, i1 %65) #2, !dbg !46
  %485 = bitcast float %469 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %485, ptr addrspace(1) %373, i1 %65) #2, !dbg !46
  %486 = bitcast float %470 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %486, ptr addrspace(1) %374, i1 %65) #2, !dbg !46
  %487 = bitcast float %471 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %487, ptr addrspace(1) %375, i1 %65) #2, !dbg !46
  %488 = bitcast float %472 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %488, ptr addrspace(1) %376, i1 %65) #2, !dbg !46
  %489 = bitcast float %473 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %489, ptr addrspace(1) %377, i1 %65) #2, !dbg !46
  %490 = bitcast float %474 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %490, ptr addrspace(1) %378, i1 %65) #2, !dbg !46
  %491 = bitcast float %475 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %491, ptr addrspace(1) %379, i1 %65) #2, !dbg !46
  %492 = bitcast float %476 to i32, !dbg !46
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %492, ptr addrspace(1) %380, i1 %65) #2, !dbg !46
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "stencil2d_kernel", linkageName: "stencil2d_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 22, scope: !4)
!8 = !DILocation(line: 12, column: 27, scope: !4)
!9 = !DILocation(line: 12, column: 37, scope: !4)
!10 = !DILocation(line: 13, column: 22, scope: !4)
!11 = !DILocation(line: 13, column: 27, scope: !4)
!12 = !DILocation(line: 13, column: 59, scope: !4)
!13 = !DILocation(line: 13, column: 37, scope: !4)
!14 = !DILocation(line: 14, column: 13, scope: !4)
!15 = !DILocation(line: 14, column: 17, scope: !4)
!16 = !DILocation(line: 15, column: 18, scope: !4)
!17 = !DILocation(line: 15, column: 28, scope: !4)
!18 = !DILocation(line: 15, column: 24, scope: !4)
!19 = !DILocation(line: 16, column: 29, scope: !4)
!20 = !DILocation(line: 16, column: 21, scope: !4)
!21 = !DILocation(line: 17, column: 55, scope: !4)
!22 = !DILocation(line: 17, column: 51, scope: !4)
!23 = !DILocation(line: 17, column: 33, scope: !4)
!24 = !DILocation(line: 17, column: 20, scope: !4)
!25 = !DILocation(line: 18, column: 59, scope: !4)
!26 = !DILocation(line: 18, column: 55, scope: !4)
!27 = !DILocation(line: 18, column: 51, scope: !4)
!28 = !DILocation(line: 18, column: 33, scope: !4)
!29 = !DILocation(line: 18, column: 20, scope: !4)
!30 = !DILocation(line: 19, column: 54, scope: !4)
!31 = !DILocation(line: 19, column: 50, scope: !4)
!32 = !DILocation(line: 19, column: 32, scope: !4)
!33 = !DILocation(line: 19, column: 19, scope: !4)
!34 = !DILocation(line: 20, column: 58, scope: !4)
!35 = !DILocation(line: 20, column: 54, scope: !4)
!36 = !DILocation(line: 20, column: 50, scope: !4)
!37 = !DILocation(line: 20, column: 32, scope: !4)
!38 = !DILocation(line: 20, column: 19, scope: !4)
!39 = !DILocation(line: 21, column: 21, scope: !4)
!40 = !DILocation(line: 21, column: 30, scope: !4)
!41 = !DILocation(line: 21, column: 53, scope: !4)
!42 = !DILocation(line: 21, column: 61, scope: !4)
!43 = !DILocation(line: 21, column: 68, scope: !4)
!44 = !DILocation(line: 21, column: 45, scope: !4)
!45 = !DILocation(line: 21, column: 39, scope: !4)
!46 = !DILocation(line: 21, column: 25, scope: !4)
!47 = !DILocation(line: 21, column: 4, scope: !4)
