import triton
import triton.language as tl


@triton.jit
def made(source, target, rows, columns: tl.constexpr):
    read = tl.make_tensor_descriptor(source, [rows, columns], [columns, 1],
                                     [16, 32])
    write = tl.make_tensor_descriptor(target, [rows, columns], [columns, 1],
                                      [16, 32])
    tile = read.load([0, 32])
    write.store([16, 0], tile)
    write.atomic_add([0, 0], tile)


@triton.jit
def passed(read, write):
    write.store([0, 0], read.load([0, 0]))


@triton.jit
def misspelt(read):
    read.lod([0, 0])


@triton.jit
def tensor(pointer):
    tl.load(pointer).scatter([0, 0])
