// The axis of time with its events, and under it the tracks.

/// Steps of 1, 2 or 5 times a power of ten, so that there are about as many as wanted.
const tickStep = (length, count) => {
  const rough = length / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough * 0.999) ?? rough;
};

const alarming = new Set(["warning", "interrupted", "tapIgnored"]);

/// How many events are listed at a time, on each side of the frame.
const eventPage = 40;

/// How many marks stand beside each other at most.
const markerCount = 240;

const eventText = (event) => [words(event.kind), event.subject, event.value].filter((part) => part !== undefined).join(" ");

class Timeline {
  constructor(pictures, seek) {
    this.pictures = pictures;
    this.seek = seek;
    this.fps = pictures[0].fps;
    this.last = Math.max(1, ...pictures.map((picture) => picture.frames)) - 1;
    this.head = byId("head");
    this.showMarkers();
    this.showEvents();
    this.showTracks();
    this.showTicks();
    byId("frame").max = this.last;
  }

  percent(frame) {
    return `${(100 * frame) / Math.max(1, this.last)}%`;
  }

  showTicks() {
    const seconds = this.last / this.fps;
    if (seconds === 0) return byId("ticks").replaceChildren();
    const width = byId("ticks").clientWidth || 600;
    const step = tickStep(seconds, clamp(Math.floor(width / 72), 2, 12));
    const places = clamp(-Math.floor(Math.log10(step) + 1e-9), 0, 3);
    const ticks = [];
    for (let count = 0; count * step <= seconds + 1e-9; count++) {
      const tick = make("span", {}, `${(count * step).toFixed(places)}${count === 0 ? " s" : ""}`);
      tick.style.left = `${(100 * count * step) / seconds}%`;
      ticks.push(tick);
    }
    byId("ticks").replaceChildren(...ticks);
  }

  /// A mark for each frame with events, of the old result hollow. Where a play has very many, neighbours share one.
  showMarkers() {
    const marks = this.pictures.flatMap((picture, place) => {
      const isOld = this.pictures.length > 1 && place === 0;
      const width = Math.ceil(this.last / markerCount) || 1;
      const groups = new Map();
      for (const event of picture.events) {
        const key = picture.events.length > markerCount ? Math.floor(event.frame / width) : event.frame;
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(event);
      }
      return [...groups.values()].map((events) => this.marker(events, isOld));
    });
    byId("markers").replaceChildren(...marks);
  }

  marker(events, isOld) {
    const { frame } = events[0];
    const lines = events.slice(0, 12).map((event) => `${secondsText(event.frame, this.fps)} ${eventText(event)}`);
    if (events.length > lines.length) lines.push(`and ${events.length - lines.length} more`);
    const mark = make("button", {
      class: `marker${isOld ? " old" : ""}${events.some((event) => alarming.has(event.kind)) ? " alarming" : ""}`,
      tabindex: -1, title: lines.join("\n"), onclick: () => this.seek(frame),
    });
    mark.style.left = this.percent(frame);
    return mark;
  }

  /// The events of the newest result, each a button that leads to its frame; of very many those around the frame.
  showEvents() {
    this.events = this.pictures[this.pictures.length - 1].events;
    this.eventNodes = [];
    this.page = null;
    byId("events").replaceChildren();
    byId("no-events").hidden = this.events.length > 0;
    const note = this.events.length > 2 * eventPage ? ", those around this frame" : "";
    byId("event-count").textContent = countText(this.events.length, "event") + note;
  }

  eventNode(place) {
    const event = this.events[place];
    return (this.eventNodes[place] ??= make("li", {}, make("button", {
      class: alarming.has(event.kind) ? "event alarming" : "event", onclick: () => this.seek(event.frame),
    }, make("time", {}, secondsText(event.frame, this.fps)), make("span", {}, words(event.kind)),
    make("b", {}, event.subject), event.value === undefined ? null : make("i", {}, event.value))));
  }

  showTracks() {
    const keys = [...new Set(this.pictures.flatMap((picture) => picture.tracks.map((track) => track.key)))];
    this.tracks = keys.map((key) => {
      const tracks = this.pictures.map((picture) => picture.tracks.find((track) => track.key === key));
      return new TrackView(tracks, this.pictures, this.last);
    });
    byId("tracks").replaceChildren(...this.tracks.map((track) => track.node));
    byId("no-tracks").hidden = keys.length > 0;
    byId("track-count").textContent = countText(keys.length, "track");
    this.watcher?.disconnect();
    this.watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.view.isInSight = isIntersecting;
        if (isIntersecting) target.view.build();
        target.view.show(this.frame ?? 0);
      }
    }, { rootMargin: "300px" });
    for (const track of this.tracks) this.watcher.observe(track.node);
  }

  show(frame) {
    this.frame = frame;
    this.head.style.transform = `translateX(${this.percent(frame)})`;
    for (const track of this.tracks) track.show(frame);
    this.markEvents(frame);
  }

  /// The last events up to a frame are the present ones.
  markEvents(frame) {
    const passed = this.countUpTo(frame);
    if (passed === this.passed) return;
    this.passed = passed;
    const isPaged = this.events.length > 2 * eventPage;
    const page = isPaged ? Math.max(0, Math.floor(passed / eventPage - 0.5)) : 0;
    const [start, end] = [page * eventPage, isPaged ? (page + 2) * eventPage : this.events.length];
    const latest = this.events[passed - 1]?.frame;
    const nodes = this.events.slice(start, end).map((event, place) => {
      const node = this.eventNode(start + place);
      node.classList.toggle("ahead", event.frame > frame);
      node.classList.toggle("present", event.frame === latest);
      return node;
    });
    if (page === this.page) return;
    this.page = page;
    byId("events").replaceChildren(...nodes);
  }

  countUpTo(frame) {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.events[middle].frame <= frame) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  close() {
    this.watcher.disconnect();
  }

  /// The frame of the nearest event before (-1) or after (1) a frame.
  neighbour(frame, direction) {
    return direction > 0 ? this.events[this.countUpTo(frame)]?.frame : this.events[this.countUpTo(frame - 1) - 1]?.frame;
  }
}
