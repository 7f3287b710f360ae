"""What Triton's entry point finds: see `kiln.triton_plugin.compiler`."""
