// The list of plays, by scene, and what a report says of each.

class Index {
  constructor(plays) {
    const rows = plays.map((play) => {
      const link = make("a", { href: `#${linkTo(play)}` },
        play.verdict ? make("i", { class: `verdict ${play.tone}`, title: play.verdict }) : null,
        make("span", {}, play.play), make("small", {}, play.verdict ?? play.length ?? ""));
      return { play, link, node: make("li", {}, link) };
    });
    this.rows = rows;
    byId("overview-link").hidden = !data.report;
    const scenes = [...new Set(plays.map((play) => play.scene))];
    this.sections = scenes.map((scene) => {
      const own = rows.filter((row) => row.play.scene === scene);
      const node = make("section", {}, make("h3", {}, scene), make("ul", {}, own.map((row) => row.node)));
      return { node, rows: own };
    });
    byId("plays").replaceChildren(...this.sections.map((section) => section.node));
    byId("filter").hidden = plays.length < 9;
    byId("filter").addEventListener("input", () => this.filter(byId("filter").value));
    byId("index-toggle").addEventListener("click", () => this.toggle());
  }

  toggle(isOpen = !document.body.classList.contains("with-index")) {
    document.body.classList.toggle("with-index", isOpen);
    byId("index-toggle").setAttribute("aria-expanded", String(isOpen));
  }

  filter(text) {
    const wanted = text.trim().toLowerCase();
    for (const { node, rows } of this.sections) {
      for (const row of rows) {
        const all = `${row.play.name} ${row.play.verdict ?? ""}`.toLowerCase();
        row.node.hidden = !all.includes(wanted);
      }
      node.hidden = rows.every((row) => row.node.hidden);
    }
  }

  /// Marks a play as the one that is shown, or with `null` the overview.
  show(play) {
    if (play) byId("overview-link").removeAttribute("aria-current");
    else byId("overview-link").setAttribute("aria-current", "page");
    for (const row of this.rows) {
      if (row.play === play) row.link.setAttribute("aria-current", "page");
      else row.link.removeAttribute("aria-current");
    }
    this.rows.find((row) => row.play === play)?.node.scrollIntoView({ block: "nearest" });
    this.toggle(false);
  }
}
