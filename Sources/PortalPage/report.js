// A report's first view: what all plays come to, those that are not as recorded, and the others.

class Overview {
  constructor(report, plays) {
    const [noted, others] = [plays.filter(hasPage), plays.filter((play) => !hasPage(play))];
    const bad = others.filter((play) => play.tone !== "good");
    const calm = others.filter((play) => play.tone === "good");
    byId("overview").replaceChildren(
      make("h2", { class: report.tone }, make("i", {}), report.headline),
      make("ul", {}, report.facts.map((fact) => make("li", {}, fact))),
      noted.length + bad.length > 0 ? this.table([...noted, ...bad]) : "",
      calm.length > 0 ? make("details", { class: "block", open: noted.length === 0 },
        make("summary", {}, "As recorded ", make("small", {}, countText(calm.length, "play"))), this.scenes(calm)) : "");
  }

  table(plays) {
    const heads = ["", "play", "length", "what"].map((word) => make("th", { scope: "col" }, word));
    const rows = plays.map((play) => make("tr", {},
      make("td", {}, make("span", { class: `verdict ${play.tone}` }, play.verdict)),
      make("th", { scope: "row" }, make("span", {}, `${play.scene}/`),
        hasPage(play) ? make("a", { href: `#${linkTo(play)}` }, play.play) : play.play),
      make("td", {}, play.length ?? ""), make("td", {}, play.facts[0] ?? "")));
    return make("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Not as recorded" },
      make("table", {}, make("thead", {}, make("tr", {}, heads)), make("tbody", {}, rows)));
  }

  scenes(plays) {
    const scenes = [...new Set(plays.map((play) => play.scene))];
    return make("div", { class: "calm" }, scenes.map((scene) => make("section", {}, make("h3", {}, scene),
      make("ul", {}, plays.filter((play) => play.scene === scene).map((play) =>
        make("li", {}, play.play, make("small", {}, play.length ?? "")))))));
  }
}

/// What is as recorded needs no more than its line.
const hasPage = (play) => play.pictures.length > 0;

const linkTo = (play) => `play=${encodeURIComponent(play.name)}`;
