#!/bin/sh
# scripts/install.sh [--tests]: installs what this machine lacks for building and testing Kiln on Debian 12, and nothing when
# it lacks nothing: distribution packages with apt (as root or through sudo), and NVIDIA's assembler and disassembler, where
# there is no CUDA toolkit, as pinned PyPI wheels in a private environment under build/tools. Prints what it installs. --tests: a
# browser, too.
set -eu
cd "$(dirname "$0")/.."

# LLVM 22 and MLIR 22 with their static archives and tools (llc, opt, FileCheck, lit), the compiler of the same
# release with its sanitizers, linker and formatter, and the tests' libraries. The rest (zlib, zstd, xml2, z3, ffi, headers
# of libstdc++) comes with them.
packages="make cmake ninja-build clang-22 clang-format-22 libclang-rt-22-dev lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev
  mlir-22-tools liblld-22-dev libgtest-dev libgmock-dev libbenchmark-dev python3 python3-venv xz-utils"
# For all tests, not for those who only build: the browser that looks at pages, 64 MB to fetch (chromium itself: 122 MB).
[ "${1:-}" != --tests ] || packages="$packages chromium-headless-shell"

say() { printf 'kiln: %s\n' "$*"; }
die() { printf 'kiln: error: %s\n' "$*" >&2; exit 3; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else die "packages are missing and this is neither root nor is there sudo; as root, run: apt-get install $missing"
  fi
}

has_candidate() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [0-9]'; }

# Debian 12 ships LLVM 22 in its security suite, which a minimal system may not list: add it beside the main one.
add_security_suite() {
  mirror=$(sed -n 's/^deb \(\[.*\] \)\{0,1\}\([^ ]*\)\/debian\/\{0,1\} bookworm .*/\2/p' /etc/apt/sources.list |
    head -n 1)
  [ -n "$mirror" ] || die "apt knows no package llvm-22-dev; add the suite bookworm-security to its sources"
  say "adding the suite bookworm-security in /etc/apt/sources.list.d/bookworm-security.list (it has LLVM 22)"
  line="deb $mirror/debian-security bookworm-security main"
  as_root sh -c "echo '$line' > /etc/apt/sources.list.d/bookworm-security.list"
  as_root apt-get -q update
}

install_packages() {
  missing=""
  for package in $packages; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null || die "this script installs with apt; please install by hand:$missing"
  say "installing packages:$missing"
  as_root apt-get -q update
  has_candidate llvm-22-dev || add_security_suite
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $missing
}

# find_cuda_tool NAME VARIABLE: where the toolkit's program is; searches in the same order as kiln itself.
find_cuda_tool() {
  for candidate in "$(printenv "$2" || true)" "$(command -v "$1" || true)" "${CUDA_HOME:-/none}/bin/$1" \
    "/usr/local/cuda/bin/$1"; do
    if [ -n "$candidate" ] && [ -x "$candidate" ]; then echo "$candidate"; return; fi
  done
}

# Pinned, so that everyone measures the same ptxas. nvdisasm and cuobjdump have wheels of their own since 13.2 only; they
# read older cubins.
install_cuda_tool() { # NAME VARIABLE WHEEL
  tools=build/tools
  mkdir -p $tools/bin
  found=$(find_cuda_tool "$1" "$2")
  if [ -z "$found" ]; then
    found=$(ls "$PWD"/$tools/wheels/lib/python3*/site-packages/nvidia/cu13/bin/"$1" 2>/dev/null || true)
  fi
  if [ -z "$found" ]; then
    say "no CUDA toolkit with $1 here: installing the wheel $3 into $tools/wheels"
    [ -x $tools/wheels/bin/pip ] || python3 -m venv $tools/wheels
    $tools/wheels/bin/pip install --quiet --disable-pip-version-check --no-deps "$3" ||
      die "pip could not install $3; set $2 to the $1 of a CUDA 12.8 or newer toolkit"
    found=$(ls "$PWD"/$tools/wheels/lib/python3*/site-packages/nvidia/cu13/bin/"$1")
  fi
  ln -sfn "$found" "$tools/bin/$1"
}

install_packages
install_cuda_tool ptxas KILN_PTXAS nvidia-cuda-nvcc==13.0.88
install_cuda_tool nvdisasm KILN_NVDISASM nvidia-cuda-nvdisasm==13.2.51
install_cuda_tool cuobjdump KILN_CUOBJDUMP nvidia-cuda-cuobjdump==13.2.51
