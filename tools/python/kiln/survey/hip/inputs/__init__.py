"""What the kernels are launched with: grids and arguments of sizes as aiter's wrappers have them, by kernel."""
