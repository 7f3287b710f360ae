"""Writes a MIR function of one straight-line region, for scheduling time and for many shapes of it.

    big_region.py nvptx|amdgcn INSTRUCTIONS STRATEGY [SEED [FAR]]
A fifth loads, a fiftieth stores, the rest arithmetic on recent values and, in a share FAR, on old ones.
"""
import random
import sys

vendor, count, strategy = sys.argv[1], int(sys.argv[2]), sys.argv[3]
random.seed(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
far = float(sys.argv[5]) if len(sys.argv) > 5 else 0.2
amd = vendor == "amdgcn"
triple = "amdgcn-amd-amdhsa" if amd else "nvptx64-nvidia-cuda"
convention = "amdgpu_kernel" if amd else "ptx_kernel"
value, address = ("vgpr_32", "vreg_64_align2") if amd else ("b32", "b64")
print(f"""--- |
  target triple = "{triple}"
  define {convention} void @big() "kiln-sched-strategy"="{strategy}" {{ ret void }}
...
---
name: big
tracksRegLiveness: true
noPhis: true
isSSA: false
body: |
  bb.0:""")
if amd:
    print(f"    %0:{address} = IMPLICIT_DEF\n    %1:{value} = V_MOV_B32_e32 1065353216, implicit $exec")
else:
    print(f"    %0:{address} = MOV_B64_i 4096\n    %1:{value} = MOV_B32_i 1065353216")
values = [1]


def pick():
    return random.choice(values[-4000:] if random.random() < far else values[-24:])


for number in range(2, count):
    kind = random.random()
    if kind < 0.2:
        offset = 4 * random.randrange(1000 if amd else 100000)
        if amd:
            print(f"    %{number}:{value} = GLOBAL_LOAD_DWORD %0, {offset}, 0, implicit $exec "
                  ":: (load (s32), addrspace 1)")
        else:
            print(f"    %{number}:{value} = LD_i32 0, 0, 1, 3, 32, -1, %0, {offset} :: (load (s32), addrspace 1)")
        values.append(number)
    elif kind < 0.22:
        if amd:
            print(f"    GLOBAL_STORE_DWORD %0, %{pick()}, 64, 0, implicit $exec :: (store (s32), addrspace 1)")
        else:
            print(f"    ST_i32 %{pick()}, 0, 0, 1, 32, %0, 64 :: (store (s32), addrspace 1)")
    else:
        if amd:
            print(f"    %{number}:{value} = V_XOR_B32_e32 %{pick()}, %{pick()}, implicit $exec")
        else:
            print(f"    %{number}:{value} = FMA_F32rrr %{pick()}, %{pick()}, %{pick()}, 0")
        values.append(number)
print("    S_ENDPGM 0\n..." if amd else "    Return\n...")
