#!/bin/bash
# Makes the .ll files here from product.cpp and rows.cpp. Needs clang++ 22.
#   build.sh [CLANG]
set -euo pipefail
cd "$(dirname "$0")"
clang="${1:-clang++-22}"

# SOURCE NAME GPU DEFINITION...
compile() {
  "$clang" -x c++ -std=c++20 -target amdgcn-amd-amdhsa "-mcpu=$3" -O3 -S -emit-llvm -nogpulib -fno-ident "${@:4}" "$1" -o "$2.ll"
}

# NAME GPU WAVES_M WAVES_N WAVE_M WAVE_N COPY READ BUFFERS SWIZZLE [SCRATCH]
build() {
  compile product.cpp "$1" "$2" "-DWAVES_M=$3" "-DWAVES_N=$4" "-DWAVE_M=$5" "-DWAVE_N=$6" "-DCOPY=$7" "-DREAD=$8" \
    "-DBUFFERS=$9" "-DSWIZZLE=${10}" "-DSCRATCH=${11:-0}"
}
build bytes            gfx950 2 2 16 16 0 16 1 0
build pieces           gfx950 2 2 16 16 1 16 1 0
build straight         gfx950 2 2 16 16 2 16 1 0
build straight_swizzle gfx950 2 2 16 16 2 16 1 1
build double           gfx950 2 2 32 32 2 16 2 0
build double_swizzle   gfx950 2 2 32 32 2 16 2 1
build large            gfx950 2 4 64 32 2 16 2 1
build large_scratch    gfx950 2 4 64 32 2 16 2 1 8
build narrow_reads     gfx942 2 2 32 32 3 4 1 0
build wide_reads       gfx942 2 2 32 32 1 16 1 1
build wide_scratch     gfx942 2 2 32 32 1 16 1 1 8
compile rows.cpp one_row    gfx942 -DROWS=1
compile rows.cpp eight_rows gfx942 -DROWS=8
