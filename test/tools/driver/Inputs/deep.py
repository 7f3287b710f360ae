"""deep.py KIND N: LLVM IR of a kernel that nests N deep: in brackets of a type, of a constant, or by names of types; "wide" has N
types of which none nests."""
import sys

kind, n = sys.argv[1], int(sys.argv[2])
print('target triple = "nvptx64-nvidia-cuda"')
held = "i32"
if kind == "brackets":
    print("@g = external addrspace(1) global " + "{" * n + "i32" + "}" * n)
elif kind == "constants":
    print("@g = addrspace(1) global i64 " + "add (i64 1, i64 " * n + "1" + ")" * n)
elif kind == "names":
    for i in range(n):
        print(f'%"type {i}" = type {{ %"type {i + 1}" }}')
    print(f'%"type {n}" = type {{ i32 }}')
    held = '%"type 0"'
else:
    for i in range(n):
        print(f"%t{i} = type {{ i32, ptr }}\n%o{i} = type opaque")
print("define ptx_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p")
if kind == "names":
    print(f"  %at = getelementptr {held}, ptr addrspace(1) %p, i64 1\n  store i32 2, ptr addrspace(1) %at")
print("  ret void\n}")
