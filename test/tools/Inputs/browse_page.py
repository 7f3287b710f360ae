"""A page in headless Chromium, by day, by night and in a narrow window: `browse_page.py CHROMIUM PAGE`. Its own script has to
sort tables by their buttons, move between lines by keys and zoom into timelines; nothing is loaded; no text has a contrast
below 4.5 to what it stands on; what is wider than a window scrolls alone, drawings before their letters are too small; and
no word of a listing is broken."""
import pathlib
import re
import subprocess
import sys
import tempfile

CHECKS = r"""<script>
const wrong = [];
const expect = (holds, what) => { if (!holds) wrong.push(what); };
const parse = (colour) => {
  const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
  return {r, g, b, a};
};
const light = ({r, g, b}) => {
  const [x, y, z] = [r, g, b].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const ground = (element) => {
  for (; element; element = element.parentElement) {
    const colour = parse(getComputedStyle(element).backgroundColor);
    if (colour.a === 1) return colour;
  }
  return {r: 255, g: 255, b: 255};
};
let texts = 0;
for (const element of document.querySelectorAll("body *")) {
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
  if (["SCRIPT", "STYLE", "title", "desc"].includes(element.tagName)) continue;
  const style = getComputedStyle(element);
  const ink = parse(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
  const [a, b] = [light(ink), light(ground(element))].sort((x, y) => y - x);
  const contrast = (a + 0.05) / (b + 0.05);
  ++texts;
  if (contrast < 4.5) wrong.push(`contrast ${contrast.toFixed(2)}: <${element.tagName} ${element.className}> ${element.textContent}`);
}
expect(texts > 10, "no text");
expect(matchMedia("(prefers-color-scheme: dark)").matches === NIGHT, "not the light that was asked for");
expect(light(ground(document.body)) < 0.5 === NIGHT, "the ground does not follow the light");
expect(performance.getEntriesByType("resource").length === 0, "something was loaded");
expect(document.documentElement.scrollWidth <= innerWidth, "the page is wider than the window");
for (const letters of document.querySelectorAll(".drawing svg text")) {
  const height = letters.getBoundingClientRect().height;
  if (height && height < 8) wrong.push(`letters of ${height.toFixed(1)} pixels: ${letters.textContent}`);
}
for (const caption of document.querySelectorAll("caption"))
  expect(caption.getBoundingClientRect().right <= innerWidth, `a caption is cut: ${caption.textContent}`);
for (const cell of [...document.querySelectorAll(".listing td:not(.note,.long)")].slice(0, 500)) {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const tops = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
  if (tops.size > 1) wrong.push(`broken: ${cell.textContent}`);
}
let sorted = 0;
for (const table of document.querySelectorAll("table.sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const values = () => [...table.tBodies[0].rows].map((row) => row.cells[column].textContent);
    const before = values().sort().join();
    head.querySelector("button").click();
    expect(head.getAttribute("aria-sort") === "ascending", "not marked as ascending");
    const up = values();
    head.querySelector("button").click();
    expect(head.getAttribute("aria-sort") === "descending", "not marked as descending");
    expect(table.querySelectorAll("[aria-sort]").length === 1, "several columns are marked as sorted");
    expect(values().sort().join() === before, "rows were lost");
    if (new Set(up).size === up.length && up.length > 1 && !up.includes("?") && !up.includes("-"))
      expect(values().join() === up.reverse().join(), "descending is not ascending reversed");
    ++sorted;
  });
}
const fold = (open) => document.querySelectorAll("details").forEach((details) => { details.open = open; });
fold(true);
let moved = 0;
for (const table of document.querySelectorAll("table.listing")) {
  const rows = table.tBodies[0].rows;
  rows[0].focus();
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
  press("ArrowDown");
  expect(document.activeElement === rows[Math.min(1, rows.length - 1)], "the arrow key does not go to the next line");
  press("End");
  expect(document.activeElement === rows[rows.length - 1], "End does not go to the last line");
  press("Home");
  expect(document.activeElement === rows[0], "Home does not go to the first line");
  expect(table.querySelectorAll("tbody tr[tabindex='0']").length === 1, "not one line is in the order of tabs");
  ++moved;
}
for (const figure of document.querySelectorAll("figure.timeline")) {
  const data = JSON.parse(figure.querySelector("script").textContent), output = figure.querySelector("output");
  const drawn = () => [...figure.querySelectorAll("path.kd-span")].map((path) => path.getAttribute("d")).join();
  const ticks = () => [...figure.querySelectorAll("text.kd-tick")].map((tick) => +tick.textContent);
  const press = (key) => figure.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
  const whole = drawn(), first = ticks();
  expect(whole.length > 100 && first.length > 3, "the timeline is empty");
  press("+");
  expect(drawn() !== whole && ticks().at(-1) - ticks()[0] < first.at(-1) - first[0], "+ does not zoom in");
  press("0");
  expect(drawn() === whole && ticks().join() === first.join(), "0 does not show all again");
  press("ArrowRight");
  const said = output.textContent;
  expect(/^cycle \d+: .* issues 0x[0-9a-f]+ \S+/.test(said), `the output does not say what issues: ${said}`);
  press("ArrowRight");
  expect(output.textContent !== said, "the arrow key does not go to the next issue");
  press("ArrowDown");
  expect(output.textContent.includes(data.rows[Math.min(1, data.rows.length - 1)].name), "the arrow key does not go to the next row");
  expect(document.querySelector(output.querySelector("a").getAttribute("href")), "the output leads nowhere");
  const box = figure.querySelectorAll(".kd-row")[data.rows.length - 1].getBoundingClientRect();
  const place = {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true};
  figure.querySelector("svg").dispatchEvent(new PointerEvent("pointermove", place));
  expect(output.textContent.includes(data.rows.at(-1).name), `pointing does not choose the row: ${output.textContent}`);
  for (const button of figure.querySelectorAll("button")) button.click();
}
fold(false);
for (const link of [...document.querySelectorAll("main a[href^='#']")].slice(0, 20)) {
  location.hash = link.getAttribute("href");
  dispatchEvent(new HashChangeEvent("hashchange"));
  const place = document.getElementById(link.getAttribute("href").slice(1));
  expect(place.checkVisibility() && !place.querySelector(":scope > details:not([open])"), `${link.href} leads to what is folded`);
}
document.title = `RESULT ${texts} texts, ${sorted} columns sorted, ${moved} listings: ${wrong.length ? wrong.join(" | ") : "good"} END`;
</script>"""


def look(chromium, page, night, width):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "page.html"
        checks = CHECKS.replace("NIGHT", "true" if night else "false")
        copy.write_text(page.replace("</body>", checks + "</body>"), encoding="utf-8")
        command = [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},900",
                   f"--user-data-dir={folder}/profile", f"--blink-settings=preferredColorScheme={0 if night else 1}",
                   "--dump-dom", copy.as_uri()]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    found = re.search(r"<title>RESULT (.*?) END</title>", ran.stdout, re.DOTALL)
    return found.group(1) if found else "no result: " + ran.stderr[-500:]


def main():
    chromium, path = sys.argv[1:]
    page = pathlib.Path(path).read_text(encoding="utf-8")
    views = {"day": (False, 1200), "night": (True, 1200), "narrow": (False, 400)}
    results = {name: look(chromium, page, *view) for name, view in views.items()}
    for name, result in results.items():
        print(f"{name}: {result}")
    return not all(result.endswith(": good") for result in results.values())


if __name__ == "__main__":
    sys.exit(main())
