"""The timelines of a page: `check_timeline.py PAGE`. Each row of a drawing has its data, which stays within what is said to be shown,
goes on in time, and leads to lines of the listing; the drawing is XML; both are bounded. Prints a line for each timeline."""
import html.parser
import json
import re
import sys
import xml.etree.ElementTree

MOST_ISSUES, MOST_BYTES = 80_000, 500_000


class Timelines(html.parser.HTMLParser):
    """Reads the names of the page, and of each timeline its data."""

    def __init__(self):
        super().__init__()
        self.ids, self.data, self.within = set(), [], False

    def handle_starttag(self, tag, attributes):
        known = dict(attributes)
        self.ids.add(known.get("id"))
        self.within = tag == "script" and known.get("type") == "application/json"

    def handle_data(self, data):
        if self.within:
            self.data.append(data)
        self.within = False


def check_row(row, data, ids):
    """Its issues within the part that is shown."""
    time, shown = row["from"], 0
    times = [time]
    events = re.findall(r"([a-j])(\d*)", row["events"])
    assert "".join(why + gap for why, gap in events) == row["events"]
    for _, gap in events:
        assert gap != "0"
        time += int(gap or 1)
        times.append(time)
    shown = sum(data["begin"] <= one < data["end"] for one in times)
    # At most one before the part and one after it, for what the row waits for at its ends.
    assert len(times) - shown <= 2, row["name"]
    ops = [first + k for first, count in zip(row["ops"][::2], row["ops"][1::2]) for k in range(count)]
    assert len(ops) == len(times), row["name"]
    assert all(f"{data['listing']}-{op}" in ids for op in ops), row["name"]
    return shown


def check_drawing(text, data):
    root = xml.etree.ElementTree.fromstring(text)
    lanes = [one for one in root.iter("rect") if one.get("class") == "kd-row"]
    assert [lane.find("title").text.split(":")[0] for lane in lanes] == [row["name"] for row in data["rows"]]
    kinds = [one for one in root.iter("path") if "kd-span" in one.get("class")]
    assert len(kinds) == len(data["kinds"])
    box = lanes[0]
    begin, end = float(box.get("x")), float(box.get("x")) + float(box.get("width"))
    drawn = set()
    for path in kinds:
        for x, y, width in re.findall(r"M([\d.]+) ([\d.]+)h([\d.]+)", path.get("d")):
            assert begin <= float(x) and float(x) + float(width) <= end
            drawn.add(float(y))
    return len(drawn)


def main():
    text = open(sys.argv[1], encoding="utf-8").read()
    page = Timelines()
    page.feed(text)
    drawings = re.findall(r'<figure class="drawing timeline">(<svg .*?</svg>)', text, re.DOTALL)
    assert len(drawings) == len(page.data) > 0
    for drawing, source in zip(drawings, page.data):
        data = json.loads(source)
        issues = sum(check_row(row, data, page.ids) for row in data["rows"])
        drawn = check_drawing(drawing, data)
        assert issues <= MOST_ISSUES and len(source) + len(drawing) <= MOST_BYTES, (issues, len(source), len(drawing))
        print(f"{len(data['rows'])} rows, {drawn} with something, {data['end'] - data['begin']} cycles, {issues} issues, "
              f"bytes: {len(source) + len(drawing)}")


if __name__ == "__main__":
    main()
