// Each element's numbers in the frame, as a table: for reading them, and for whoever cannot see the scene.

const tableColumns = ["x", "y", "width", "height", "scaleX", "scaleY", "rotation", "opacity"];
const usual = { scaleX: 1, scaleY: 1, rotation: 0, opacity: 1 };

class ValueTable {
  constructor(picture) {
    this.columns = tableColumns.filter((name) =>
      usual[name] === undefined || picture.things.some((thing) => thing.columns[name]));
    byId("value-heads").replaceChildren(
      make("th", { scope: "col" }, "element"),
      ...this.columns.map((name) => make("th", { scope: "col" }, words(name))));
    // What stands still comes last, else the foremost first.
    const things = picture.things.toReversed();
    this.rows = [...things.filter((thing) => thing.role !== "view"), ...things.filter((thing) => thing.role === "view")].map((thing) => {
      const cells = this.columns.map(() => make("td"));
      const node = make("tr", { class: `look-${thing.look}`, "data-role": thing.look, "data-subject": thing.subject },
        make("th", { scope: "row" }, make("i", { class: "dot" }), `${words(thing.look)} `, make("b", {}, thing.subject)),
        cells);
      return { thing, cells, node };
    });
    byId("values").replaceChildren(...this.rows.map((row) => row.node));
    this.watcher = new IntersectionObserver(([{ isIntersecting }]) => { this.isInSight = isIntersecting; });
    this.watcher.observe(byId("elements"));
  }

  close() {
    this.watcher.disconnect();
  }

  show(frame) {
    let count = 0;
    for (const { thing, cells, node } of this.rows) {
      const isDrawn = thing.isDrawn(frame);
      node.hidden = !isDrawn;
      if (!isDrawn) continue;
      count++;
      this.columns.forEach((name, place) =>
        setText(cells[place], numberText(thing.at(name, frame, usual[name] ?? 0), placesOf(name))));
    }
    setText(byId("value-count"), countText(count, "element"));
  }
}
