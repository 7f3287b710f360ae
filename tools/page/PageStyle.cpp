// The look and the behaviour of every page. Colours have a contrast of at least
// 4.5 to their ground (WCAG 2.2, 1.4.3); the test in a browser measures it.
#include "tools/page/Page.h"

using namespace llvm;

namespace kiln {

StringRef pageStyle() {
  return R"css(:root{color-scheme:light dark;--ground:#ffffff;--ink:#1b1e24;--soft:#555b66;--edge:#c9ccd1;--raised:#f3f5f8;
--link:#005a8c;--same:transparent;--moved:#fdf0c8;--added:#dcf3e6;--removed:#fbe1dd;--spill:#fbe1dd;--wait:#e3eefb;
--peak:#fdf0c8;--part:0%;--partcolour:#b9dcf2}
@media screen and (prefers-color-scheme:dark){:root{--ground:#16181d;--ink:#e8eaee;--soft:#b4bac5;--edge:#41454e;
--raised:#20232a;--link:#7cc4f0;--moved:#3d3415;--added:#123a29;--removed:#4a1f1a;--spill:#4a1f1a;--wait:#17304a;
--peak:#3d3415;--partcolour:#1f4a66}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:100rem;padding:1rem 1.5rem 4rem;background:var(--ground);color:var(--ink);
font:0.95rem/1.5 ui-sans-serif,system-ui,sans-serif}
h1{font-size:1.5rem;margin:0.5rem 0}
h2{font-size:1.15rem;margin:2rem 0 0.5rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:1.5rem 0 0.3rem}
summary h2{display:inline}
summary{cursor:pointer;padding:0.3rem 0}
p,li{max-width:75ch;overflow-wrap:anywhere}
a{color:var(--link)}
header p{color:var(--soft)}
:focus-visible{outline:3px solid var(--link);outline-offset:1px}
.skip{position:absolute;left:-100rem}
.skip:focus{position:static}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wide{overflow-x:auto;max-width:100%}
.drawing{margin:0.5rem 1rem 0.5rem 0;display:inline-block;max-width:100%;vertical-align:top;overflow-x:auto}
.drawing svg{max-width:max(100%,56rem);height:auto}
.timeline svg{touch-action:pan-y}
.timeline output{display:block;min-height:3em;font-size:0.85rem;overflow-wrap:anywhere}
.timeline button{font:inherit;margin:0 0.4rem 0.4rem 0;min-width:2.2rem;color:var(--ink);background:var(--raised);border:1px solid var(--edge)}
table{border-collapse:collapse;margin:0.5rem 0}
caption{text-align:left;color:var(--soft);padding:0.25rem 0;position:sticky;left:0;max-width:calc(100vw - 3rem)}
th,td{padding:0.2rem 0.6rem;border-bottom:1px solid var(--edge);text-align:left;vertical-align:top;font-weight:400}
tbody th{overflow-wrap:anywhere;min-width:9rem}
thead th{background:var(--raised);font-weight:600;vertical-align:bottom;white-space:nowrap}
.sortable{font-size:0.85rem}
.sortable td{white-space:nowrap}
.sortable td.long{white-space:normal;min-width:20rem}
.number{text-align:right;font-variant-numeric:tabular-nums}
thead button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
thead button::after{content:"\2195";opacity:0.5;padding-left:0.3em}
th[aria-sort=ascending] button::after{content:"\2191";opacity:1}
th[aria-sort=descending] button::after{content:"\2193";opacity:1}
.listing{font-family:ui-monospace,monospace;font-size:0.8rem;line-height:1.35}
.listing td{white-space:pre;padding:0 0.6rem;border-bottom:0}
.listing td.long{white-space:pre-wrap;min-width:56ch}
.listing .note{white-space:normal;color:var(--soft);font-family:ui-sans-serif,system-ui,sans-serif;min-width:20rem}
.listing tr.moved{background:var(--moved)}
.listing tr.added{background:var(--added)}
.listing tr.removed{background:var(--removed)}
.listing tr.spill{background:var(--spill)}
.listing tr.wait{background:var(--wait)}
.listing tr.peak{background:var(--peak)}
.listing tr.head td{background:var(--raised);font-weight:600}
.listing tr:target{outline:2px solid var(--link)}
.bar{background:linear-gradient(to right,var(--partcolour) var(--part),transparent var(--part))}
@media print{@page{size:landscape;margin:12mm}body{max-width:none;padding:0;font-size:9pt}
.wide,.drawing{overflow:visible}.drawing svg{max-width:100%}caption{max-width:none}thead{display:table-header-group}
.sortable{font-size:7pt}.sortable td,.sortable thead th{white-space:normal}.sortable td.long,tbody th{min-width:0}
.listing{font-size:6pt}.listing .note{min-width:0}.listing td.long{min-width:30ch}
.skip,.timeline output,.timeline button,thead button::after{display:none}.drawing,tr{break-inside:avoid}h2{break-after:avoid}
details::details-content{content-visibility:visible;height:auto}}
)css";
}

StringRef pageScript() {
  return R"js("use strict";
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const rows = [...table.tBodies[0].rows];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const isNumber = head.classList.contains("number");
    const key = (row) => {
      const cell = row.cells[column];
      if (!isNumber) return cell.textContent;
      const number = parseFloat(cell.dataset.sort ?? cell.textContent.replace(/^[^0-9.-]+/, ""));
      return Number.isNaN(number) ? null : number;
    };
    const keyed = rows.map((row) => [key(row), row]);
    keyed.sort(([a], [b]) => {
      if (a === null || b === null) return (a === null) - (b === null);
      const order = isNumber ? a - b : a.localeCompare(b, undefined, {numeric: true});
      return down ? -order : order;
    });
    table.tBodies[0].append(...keyed.map(([, row]) => row));
  }));
}
for (const table of document.querySelectorAll("table.listing"))
  table.addEventListener("keydown", (event) => {
    const row = event.target.closest("tbody tr");
    if (!row) return;
    const body = row.parentNode;
    const to = {
      ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling,
      Home: body.firstElementChild, End: body.lastElementChild
    }[event.key];
    if (!to) return;
    event.preventDefault();
    row.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });
const unfold = () => {
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  const own = place.querySelector(":scope > details");
  if (own) own.open = true;
  for (let around = place; around; around = around.parentElement)
    if (around.tagName === "DETAILS") around.open = true;
  place.scrollIntoView();
};
addEventListener("hashchange", unfold);
unfold();
)js";
}

} // namespace kiln
