// A closer look at timelines of warps: any part of them, cycle by cycle, and
// what happens where somebody points or goes by keys.
#include "tools/page/Page.h"

using namespace llvm;

namespace kiln {

StringRef timelineScript() {
  return R"js(
const readRow = (row) => {
  const times = [row.from], whys = [0], ops = [];
  for (const [, why, gap] of row.events.matchAll(/([a-z])(\d*)/g)) {
    times.push(times[times.length - 1] + (gap ? +gap : 1));
    whys.push(why.charCodeAt(0) - 97);
  }
  for (let i = 0; i < row.ops.length; i += 2)
    for (let k = 0; k < row.ops[i + 1]; ++k) ops.push(row.ops[i] + k);
  return {name: row.name, times, whys, ops};
};
const firstAfter = (times, time) => {
  let low = 0, high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] > time) high = middle; else low = middle + 1;
  }
  return low;
};
// What a row does in [from, to): issues for a cycle at its times, and waits for what comes next before them.
const eachSpan = ({times, whys}, from, to, take) => {
  for (let i = firstAfter(times, from - 1); i < times.length; ++i) {
    const before = Math.max(from, i ? times[i - 1] + 1 : times[0]);
    if (before >= to) break;
    if (times[i] > before) take(before, Math.min(to, times[i]), whys[i]);
    if (times[i] >= from && times[i] < to) take(times[i], Math.min(to, times[i] + 1), 0);
  }
};
const setUp = (figure) => {
  const svg = figure.querySelector("svg"), data = JSON.parse(figure.querySelector("script").textContent);
  const rows = data.rows.map(readRow);
  const lane = svg.querySelector(".kd-row");
  const [x, width, height] = ["x", "width", "height"].map((name) => +lane.getAttribute(name));
  const tops = [...svg.querySelectorAll(".kd-row")].map((one) => +one.getAttribute("y"));
  const paths = [...svg.querySelectorAll("path.kd-span")];
  const add = (tag, classes, values) => {
    const shape = document.createElementNS(svg.namespaceURI, tag);
    shape.setAttribute("class", classes);
    for (const name in values) shape.setAttribute(name, values[name]);
    return svg.appendChild(shape);
  };
  const bottom = tops[tops.length - 1] + height, cursor = add("line", "kd-line-ink", {y1: tops[0], y2: bottom});
  let from = data.begin, to = data.end, chosen = null, ticks = [...svg.querySelectorAll(".kd-tick")];
  const at = (cycle) => x + (cycle - from) / (to - from) * width;
  const drawRow = (row, y, strokes) => {
    const step = (to - from) / width;
    const put = (kind, a, b) => strokes[kind].push(`M${+at(a).toFixed(2)} ${y}h${+((b - a) / step).toFixed(2)}`);
    if (step < 1) return eachSpan(row, from, to, (a, b, kind) => put(kind, a, b));
    const cells = new Float32Array(width * paths.length);
    eachSpan(row, from, to, (a, b, kind) => {
      for (let column = Math.floor((a - from) / step); column < width && from + column * step < b; ++column)
        cells[column * paths.length + kind] +=
          Math.min(b, from + (column + 1) * step) - Math.max(a, from + column * step);
    });
    for (let column = 0, last = -1, begin = 0; column <= width; ++column) {
      let kind = -1, most = 0;
      for (let k = 0; column < width && k < paths.length; ++k)
        if (cells[column * paths.length + k] > most) most = cells[column * paths.length + (kind = k)];
      if (kind === last) continue;
      if (last >= 0) put(last, from + begin * step, from + column * step);
      [last, begin] = [kind, column];
    }
  };
  const mark = () => {
    const time = chosen ? rows[chosen.row].times[chosen.index] : from - 1;
    cursor.setAttribute("visibility", time >= from && time < to ? "visible" : "hidden");
    for (const end of ["x1", "x2"]) cursor.setAttribute(end, at(time + 0.5));
  };
  const draw = () => {
    const strokes = paths.map(() => []);
    rows.forEach((row, index) => drawRow(row, tops[index] + height / 2, strokes));
    paths.forEach((path, kind) => path.setAttribute("d", strokes[kind].join("")));
    ticks.forEach((tick) => tick.remove());
    const rough = (to - from) / 10, power = 10 ** Math.floor(Math.log10(rough));
    const step = Math.max(1, power * [1, 2, 5, 10].find((factor) => factor * power >= rough));
    ticks = [];
    for (let cycle = Math.ceil(from / step) * step; cycle <= to; cycle += step) {
      const line = add("line", "kd-grid kd-tick", {x1: at(cycle), x2: at(cycle), y1: tops[0], y2: bottom});
      ticks.push(svg.insertBefore(line, paths[0]));
      ticks.push(add("text", "kd-text kd-soft kd-tick", {x: at(cycle), y: bottom + 14, "text-anchor": "middle"}));
      ticks[ticks.length - 1].textContent = cycle;
    }
    mark();
  };
  const show = (begin, length) => {
    length = Math.min(data.end - data.begin, Math.max(16, length));
    from = Math.round(Math.min(data.end - length, Math.max(data.begin, begin)));
    to = from + Math.round(length);
    draw();
  };
  const zoom = (factor, middle) => show(middle - (middle - from) * factor, (to - from) * factor);
  const middle = () => chosen ? Math.min(to, Math.max(from, rows[chosen.row].times[chosen.index])) : (from + to) / 2;
  const output = document.createElement("output");
  const say = () => {
    const {name, times, whys, ops} = rows[chosen.row], i = chosen.index;
    const line = document.getElementById(`${data.listing}-${ops[i]}`);
    const waited = i ? times[i] - times[i - 1] - 1 : 0;
    output.replaceChildren(`cycle ${times[i]}: ${name} issues `);
    if (line) {
      const heads = [...line.closest("table").tHead.rows[0].cells].map((head) => head.textContent);
      const cell = (title) => line.cells[heads.indexOf(title)].textContent.trim();
      const link = document.createElement("a");
      link.href = `#${line.id}`;
      link.textContent = `${cell("address")} ${cell("instruction").replace(/^\|+ /, "")}`;
      output.append(link, cell("source") && ` (${cell("source")})`);
    }
    output.append(waited > 0 ? `, after ${waited} cycles (${data.kinds[whys[i]]})` : "");
  };
  const choose = (row, index) => {
    row = Math.min(rows.length - 1, Math.max(0, row));
    if (!rows[row].ops.length) return;
    chosen = {row, index: Math.min(rows[row].times.length - 1, Math.max(0, index))};
    say();
    const time = rows[row].times[chosen.index];
    if (time < from || time >= to) show(time - (to - from) / 2, to - from); else mark();
  };
  const place = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const cycleAt = (point) => from + (point.x - x) / width * (to - from);
  let drag = null;
  svg.addEventListener("pointerdown", (event) => {
    drag = {at: place(event).x, from};
    svg.setPointerCapture(event.pointerId);
  });
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => { drag = null; });
  svg.addEventListener("pointermove", (event) => {
    const point = place(event);
    if (drag) return show(drag.from - (point.x - drag.at) / width * (to - from), to - from);
    const row = tops.findIndex((top) => point.y >= top && point.y < top + height);
    if (row < 0 || point.x < x || point.x >= x + width) return;
    choose(row, firstAfter(rows[row].times, cycleAt(point) - 1));
  });
  svg.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.7 : 1 / 0.7, cycleAt(place(event)));
  }, {passive: false});
  const moves = {
    "+": () => zoom(0.5, middle()), "-": () => zoom(2, middle()), "<": () => show(from - (to - from) / 2, to - from),
    ">": () => show(from + (to - from) / 2, to - from), "0": () => show(data.begin, data.end - data.begin)
  };
  const step = (rows_, events) => {
    const {row, index} = chosen ?? {row: 0, index: 1};
    const next = Math.min(rows.length - 1, Math.max(0, row + rows_));
    choose(next, rows_ ? firstAfter(rows[next].times, rows[row].times[index] - 1) : index + events);
  };
  const keys = {
    ArrowLeft: () => step(0, -1), ArrowRight: () => step(0, 1), ArrowUp: () => step(-1, 0), ArrowDown: () => step(1, 0), ...moves
  };
  figure.tabIndex = 0;
  figure.setAttribute("role", "group");
  figure.setAttribute("aria-label",
    "Timeline: arrow keys go from issue to issue and from row to row; + and - zoom, < and > move, 0 shows all");
  figure.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  const names = {"+": "zoom in", "-": "zoom out", "<": "earlier", ">": "later", "0": "all"};
  const buttons = Object.keys(moves).map((key) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = names[key];
    button.addEventListener("click", moves[key]);
    return button;
  });
  output.textContent = "Point at a row, or go by arrow keys, to see what issues there. Ctrl and the wheel, + and - zoom; drag to move.";
  figure.prepend(...buttons, output);
  draw();
};
document.querySelectorAll("figure.timeline").forEach(setUp);
)js";
}

} // namespace kiln
