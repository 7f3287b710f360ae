"""What a log of the fake driver says: calls.py processes LOG, calls.py images LOG, calls.py devices LOG."""
import re
import sys

launches = [line for line in open(sys.argv[2]) if re.match(r"\d+ cuLaunchKernel device", line)]
if sys.argv[1] == "processes":
    print(len({line.split()[0] for line in launches}), "processes launched")
elif sys.argv[1] == "devices":
    print("devices", *sorted({re.search(r"device=(\d+)", line)[1] for line in launches}))
else:  # the images in the sequence of their first launches, with their blocks
    seen = []
    for line in launches:
        image = re.search(r"image=(\w+)", line)[1]
        if image not in seen:
            seen.append(image)
    print(*seen)
