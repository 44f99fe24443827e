// The page: which play is shown and how, what its controls do, and what its address says.

/// The plays that there is something to see of.
const listed = data.plays.filter(hasPage);

const settings = { roles: new Set(), parts: new Set(["label", "border"]), onion: false };
const asksForCalm = window.matchMedia("(prefers-reduced-motion: reduce)");

const page = {
  play: null, stages: [], timeline: null, table: null,

  show(frame) {
    for (const stage of this.stages) stage.show(frame, settings);
    this.timeline.show(frame);
    if (this.table.isInSight && byId("elements").open) this.table.show(frame);
    setText(byId("seconds"), secondsText(frame, clock.fps));
    setText(byId("place"), `frame ${frame} of ${clock.last}`);
    byId("frame").value = frame;
    if (clock.isPlaying) return;
    this.sayPlace();
    settleSoon();
  },

  /// A screen reader reads it out as the key goes down, and would else say where the playhead was before.
  sayPlace() {
    const { frame, fps, last } = clock;
    byId("frame").setAttribute("aria-valuetext", `${secondsText(frame, fps)}, frame ${frame} of ${last}`);
  },

  /// What can wait until the playhead rests: the table, what a screen reader says of the scene, and the address.
  settle() {
    if (!this.timeline || clock.isPlaying) return;
    const { frame, fps } = clock;
    this.table.show(frame);
    this.sayPlace();
    const time = secondsText(frame, fps);
    const things = this.pictures[this.pictures.length - 1].things.filter((thing) => thing.isDrawn(frame));
    const moving = things.filter((thing) => !thing.isStill);
    for (const stage of this.stages) {
      stage.describe(`${this.play.name} at ${time}; ${countText(moving.length, "moving element")}, see Elements`);
    }
    document.documentElement.dataset.frame = frame;
    remember();
  },

  /// Shows what a report says of all plays.
  close() {
    clock.pause();
    this.timeline?.close();
    this.timeline = null;
    this.play = null;
    document.title = data.title;
    document.body.classList.add("at-overview");
    byId("overview").hidden = false;
    index.show(null);
  },

  /// Shows a play.
  open(play, frame) {
    clock.pause();
    this.timeline?.close();
    this.table?.close();
    this.play = play;
    this.pictures = picturesOf(play);
    document.title = `${play.name} · ${data.title}`;
    document.documentElement.dataset.play = play.name;
    byId("name").replaceChildren(make("span", {}, `${play.scene}/`), play.play);
    setText(byId("scene-title"), play.title === data.title ? "" : play.title ?? "");
    byId("about").textContent = play.about;
    const badge = byId("badge");
    badge.hidden = !play.verdict;
    badge.className = `verdict ${play.tone ?? ""}`;
    badge.textContent = play.verdict ?? "";
    byId("facts").replaceChildren(...(play.facts ?? []).map((fact) => make("li", {}, fact)));
    byId("notes").replaceChildren(...(play.notes ?? []).map((note) => make("li", {}, note)));
    index.show(play);
    document.body.classList.remove("at-overview");
    byId("overview").hidden = true;
    document.body.classList.toggle("comparing", this.pictures.length > 1);
    this.stages = stagesOf(this.pictures);
    byId("stages").replaceChildren(...this.stages.map((stage) => stage.node));
    fitStages();
    this.timeline = new Timeline(this.pictures, (place) => jump(place));
    this.table = new ValueTable(this.pictures[this.pictures.length - 1]);
    clock.load(this.timeline.last + 1, this.pictures[0].fps);
    clock.seek(frame ?? 0);
    if (frame === undefined && !asksForCalm.matches) clock.play();
  },
};

const stagesOf = (pictures) => pictures.length === 1 ? [new Stage(pictures)] : [
  new Stage([pictures[0]], "Recorded"), new Stage([pictures[1]], "Now"),
  new Stage(pictures, "Both: recorded dashed", "both"), new Stage(pictures, "Difference: black where alike", "difference"),
];

const clock = new Clock((frame) => page.show(frame), () => {
  const button = byId("play");
  button.classList.toggle("playing", clock.isPlaying);
  button.setAttribute("aria-label", clock.isPlaying ? "Pause" : "Play");
  document.documentElement.dataset.playing = clock.isPlaying;
  if (page.timeline && !clock.isPlaying) {
    page.show(clock.frame);
    announce(`Paused at ${secondsText(clock.frame, clock.fps)}, frame ${clock.frame}`);
  }
});

/// Goes to a frame and stays there.
const jump = (frame) => {
  clock.pause();
  clock.seek(frame);
};

/// Screen readers are told where things stand, but not while something plays.
const announce = (text) => setText(byId("told"), text);

const fitStages = () => {
  const box = byId("stages");
  if (!page.stages.length || !box.clientWidth) return;
  const isNarrow = window.innerWidth < 720;
  const gap = 16;
  const columns = page.stages.length > 1 ? (isNarrow || window.innerWidth < 1100 ? 2 : 4) : 1;
  const width = (box.clientWidth - gap * (columns - 1)) / columns;
  const share = page.stages.length > 1 ? 0.62 : isNarrow ? 0.56 : 1;
  const rest = isNarrow || page.stages.length > 1 ? 0 : byId("controls").offsetHeight + byId("heading").offsetHeight + 132;
  const height = Math.max(200, Math.min(900, window.innerHeight * share - rest));
  for (const stage of page.stages) stage.fit(width, height);
  if (page.timeline) for (const stage of page.stages) stage.show(clock.frame, settings);
};

// The address

const address = () => new URLSearchParams(location.hash.slice(1));

/// Keeps play and frame in the address, so that it can be passed on.
const remember = () => {
  const parameters = address();
  parameters.set("play", page.play.name);
  parameters.set("frame", clock.frame);
  history.replaceState(null, "", `#${parameters}`);
};

let pending = null;
/// Not at each step: it would be too much for a browser.
const settleSoon = () => {
  clearTimeout(pending);
  pending = setTimeout(() => page.settle(), 150);
};

const follow = () => {
  const parameters = address();
  if (parameters.has("theme")) document.documentElement.dataset.theme = parameters.get("theme");
  const list = (name) => (parameters.get(name) ?? "").split(",").filter((word) => word);
  if (parameters.has("overlays")) settings.roles = new Set(list("overlays").filter((role) => debugRoles.includes(role)));
  if (parameters.has("parts")) settings.parts = new Set(list("parts").filter((part) => debugParts.includes(part)));
  if (parameters.has("onion")) settings.onion = parameters.get("onion") !== "off";
  showSwitches();
  const name = parameters.get("play");
  const named = listed.find((each) => each.name === name);
  byId("unknown").hidden = name === null || named !== undefined;
  byId("unknown").textContent = `This page has no play '${name}'.`;
  if (data.report && !named) {
    page.close();
    return;
  }
  const play = named ?? page.play ?? listed[0];
  const frame = parameters.has("frame") ? Number(parameters.get("frame")) || 0 : undefined;
  if (play && play !== page.play) page.open(play, frame);
  else if (play && page.timeline) frame === undefined ? page.show(clock.frame) : jump(frame);
};
