"""What `kiln.tune` is made of: see tools/python/README.md."""
