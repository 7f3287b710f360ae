"""What every page and drawing of Kiln keeps: `check_page.py FILE...`. A page is well-formed, loads nothing, has unique
names, leads only to what it has, and says to screen readers what it shows; a drawing is XML with a title and a sentence.
Prints a line for each file, or what is wrong with it."""
import html.parser
import re
import sys
import xml.etree.ElementTree

VOID = {"meta", "link", "br", "hr", "img", "input"}
LOADS = {"src", "srcset", "poster", "data", "action", "background"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.wrong, self.ids, self.needed = [], [], set(), []
        self.counts, self.inside = {}, []

    def complain(self, what):
        self.wrong.append(f"line {self.getpos()[0]}: {what}")

    def handle_starttag(self, tag, attributes):
        known = dict(attributes)
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if len(known) != len(attributes):
            self.complain(f"<{tag}> has an attribute twice")
        self.names(tag, known)
        if tag == "html" and not known.get("lang"):
            self.complain("<html> names no language")
        if tag == "svg" and (known.get("role") != "img" or not known.get("aria-labelledby")):
            self.complain("<svg> is no image with a name")
        if tag == "img" and "alt" not in known:
            self.complain("<img> says nothing to those who do not see it")
        if tag == "th" and known.get("scope") not in ("row", "col"):
            self.complain("<th> has no scope")
        if tag == "button" and known.get("type") != "button":
            self.complain("<button> has no type")
        if tag not in VOID:
            self.open.append((tag, self.getpos()[0]))
            self.inside.append({"tag": tag, "children": [], "text": ""})
        elif tag == "link":
            self.complain("<link> loads something")

    def names(self, tag, known):
        if "id" in known:
            if known["id"] in self.ids:
                self.complain(f"the name '{known['id']}' is given twice")
            self.ids.add(known["id"])
        for name in ("aria-labelledby", "aria-describedby"):
            self.needed += [(one, self.getpos()[0]) for one in (known.get(name) or "").split()]
        for name, value in known.items():
            if name in LOADS or name.startswith("on"):
                self.complain(f"<{tag} {name}> loads or runs something")
            if name in ("href", "xlink:href"):
                if not value.startswith("#"):
                    self.complain(f"<{tag}> leads out of the page: {value}")
                self.needed.append((value[1:], self.getpos()[0]))

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.complain(f"</{tag}> closes {self.open[-1] if self.open else 'nothing'}")
            return
        self.open.pop()
        own = self.inside.pop()
        if self.inside:
            self.inside[-1]["children"].append(tag)
            self.inside[-1]["text"] += own["text"]
        if tag in ("button", "a", "h1", "h2", "caption") and not own["text"].strip():
            self.complain(f"<{tag}> has no text")
        if tag == "table" and "caption" not in own["children"]:
            self.complain("<table> has no caption")
        if tag == "svg" and own["children"][:2] != ["title", "desc"]:
            self.complain("<svg> does not begin with a title and a description")

    def handle_data(self, data):
        within = self.open[-1][0] if self.open else ""
        if within == "style" and re.search(r"url\(|@import", data):
            self.complain("the style loads something")
        if within == "script" and re.search(r"fetch|XMLHttpRequest|import\(|WebSocket|eval", data):
            self.complain("the script loads or evaluates something")
        if self.inside:
            self.inside[-1]["text"] += data

    def finish(self):
        for tag, line in self.open:
            self.wrong.append(f"line {line}: <{tag}> is not closed")
        for name, line in self.needed:
            if name not in self.ids:
                self.wrong.append(f"line {line}: there is no '{name}'")
        for tag in ("title", "h1", "main"):
            if not self.counts.get(tag) or tag != "title" and self.counts[tag] != 1:
                self.wrong.append(f"expected one <{tag}>, found {self.counts.get(tag, 0)}")


def of_page(text):
    page = Page()
    page.feed(text)
    page.close()
    page.finish()
    if "Content-Security-Policy\" content=\"default-src 'none'" not in text:
        page.wrong.append("no policy forbids the page to load anything")
    if "prefers-color-scheme:dark" not in text or "@media print" not in text:
        page.wrong.append("the style knows no dark screen, or no paper")
    counts = ", ".join(f"{page.counts.get(tag, 0)} {tag}" for tag in ("table", "tr", "svg", "section"))
    return page.wrong, counts


def of_drawing(text):
    root = xml.etree.ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    wrong = []
    if root.tag != space + "svg" or root.get("role") != "img":
        wrong.append("the root is no image of SVG")
    if [child.tag for child in root][:2] != [space + "title", space + "desc"] or not root[0].text or not root[1].text:
        wrong.append("no title and description")
    for element in root.iter():
        if any(name.endswith("href") for name in element.keys()) or element.tag in (space + "image", space + "script"):
            wrong.append(f"{element.tag} loads something")
    if re.search(r"url\(|@import", text):
        wrong.append("the style loads something")
    return wrong, f"{sum(element.tag == space + 'text' for element in root.iter())} texts"


def main():
    failed = False
    for path in sys.argv[1:]:
        text = open(path, encoding="utf-8").read()
        wrong, counts = of_drawing(text) if text.startswith("<svg") else of_page(text)
        for line in wrong:
            print(f"{path}: {line}")
        failed |= bool(wrong)
        if not wrong:
            print(f"{path}: good: {counts}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
