// What the page's buttons and keys do.

const toggled = (set, member) => {
  if (!set.delete(member)) set.add(member);
};

const showSwitches = () => {
  for (const role of debugRoles) byId(`role-${role}`).setAttribute("aria-pressed", settings.roles.has(role));
  for (const part of debugParts) byId(`part-${part}`).setAttribute("aria-pressed", settings.parts.has(part));
  byId("onion").setAttribute("aria-pressed", settings.onion);
  byId("loop").setAttribute("aria-pressed", clock.isLooping);
  byId("speed").value = String(clock.speed);
};

const changeSettings = (change) => {
  change();
  showSwitches();
  if (page.timeline) page.show(clock.frame);
};

const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
const changeSpeed = (step) => {
  clock.setSpeed(speeds[clamp(speeds.indexOf(clock.speed) + step, 0, speeds.length - 1)]);
  showSwitches();
  announce(`Speed ${clock.speed}`);
};

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
};
const changeTheme = () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
};

const jumpToEvent = (direction) => {
  const frame = page.timeline.neighbour(clock.frame, direction);
  if (frame !== undefined) jump(frame);
};

const changePlay = (step) => {
  const play = listed[listed.indexOf(page.play) + step];
  if (play) location.hash = linkTo(play);
};

/// By the key's name; with Shift, ten frames at a time.
const keys = {
  " ": () => clock.toggle(),
  ArrowLeft: (event) => jump(clock.frame - (event.shiftKey ? 10 : 1)),
  ArrowRight: (event) => jump(clock.frame + (event.shiftKey ? 10 : 1)),
  Home: () => jump(0),
  End: () => jump(clock.last),
  ",": () => jumpToEvent(-1),
  ".": () => jumpToEvent(1),
  "[": () => changeSpeed(-1),
  "]": () => changeSpeed(1),
  l: () => changeSettings(() => { clock.isLooping = !clock.isLooping; }),
  o: () => changeSettings(() => { settings.onion = !settings.onion; }),
  1: () => changeSettings(() => toggled(settings.roles, "source")),
  2: () => changeSettings(() => toggled(settings.roles, "destination")),
  3: () => changeSettings(() => toggled(settings.roles, "layer")),
  4: () => changeSettings(() => toggled(settings.roles, "mirror")),
  5: () => changeSettings(() => toggled(settings.parts, "label")),
  6: () => changeSettings(() => toggled(settings.parts, "border")),
  7: () => changeSettings(() => toggled(settings.parts, "background")),
  n: () => changePlay(1),
  p: () => changePlay(-1),
  d: () => changeTheme(),
  "?": () => byId("help").showModal(),
};
const keysWithoutPicture = new Set(["n", "p", "d", "?"]);

const isTyping = (target) => /^(TEXTAREA|SELECT)$/.test(target.tagName) || target.type === "search";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || byId("help").open) return;
  // A button or link in focus keeps its own key.
  if (event.key === " " && event.target.closest("button, a, summary")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!keys[key] || (!page.timeline && !keysWithoutPicture.has(key))) return;
  event.preventDefault();
  keys[key](event);
});

const whenClicked = (id, action) => byId(id).addEventListener("click", action);

whenClicked("play", () => clock.toggle());
whenClicked("first", () => jump(0));
whenClicked("back", () => jump(clock.frame - 1));
whenClicked("forth", () => jump(clock.frame + 1));
whenClicked("end", () => jump(clock.last));
whenClicked("loop", keys.l);
whenClicked("onion", keys.o);
whenClicked("theme", changeTheme);
whenClicked("keys", keys["?"]);
whenClicked("close-help", () => byId("help").close());
for (const role of debugRoles) whenClicked(`role-${role}`, () => changeSettings(() => toggled(settings.roles, role)));
for (const part of debugParts) whenClicked(`part-${part}`, () => changeSettings(() => toggled(settings.parts, part)));
byId("speed").addEventListener("change", () => clock.setSpeed(Number(byId("speed").value)));
byId("frame").addEventListener("input", () => jump(Number(byId("frame").value)));
byId("elements").addEventListener("toggle", () => { if (page.timeline) page.table.show(clock.frame); });

/// Dragging anywhere over the curves moves the playhead.
const scrub = (event) => {
  const box = byId("ruler").getBoundingClientRect();
  jump(((event.clientX - box.left) / box.width) * clock.last);
};
byId("time").addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !event.target.closest(".plot") || event.target.closest("button, input")) return;
  scrub(event);
  const stop = () => byId("time").removeEventListener("pointermove", scrub);
  byId("time").addEventListener("pointermove", scrub);
  window.addEventListener("pointerup", stop, { once: true });
  window.addEventListener("pointercancel", stop, { once: true });
});

// Everything is defined; the page begins.

const index = new Index(listed);
if (data.report) new Overview(data.report, data.plays);
document.body.classList.toggle("single", listed.length < 2 && !data.report);
byId("title").textContent = data.title;
byId("calm").hidden = !asksForCalm.matches;
byId("switches").open = window.innerWidth >= 820;
new ResizeObserver(() => {
  fitStages();
  page.timeline?.showTicks();
}).observe(byId("stages"));
window.addEventListener("resize", fitStages);
window.addEventListener("hashchange", follow);
follow();
