// The axis of time with its events, and under it the tracks.

/// Steps of 1, 2 or 5 times a power of ten, so that there are about as many as wanted.
const tickStep = (length, count) => {
  const rough = length / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough * 0.999) ?? rough;
};

const alarming = new Set(["warning", "interrupted", "tapIgnored"]);

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

  /// A mark for each frame with events, of the old result hollow.
  showMarkers() {
    const marks = this.pictures.flatMap((picture, place) => {
      const isOld = this.pictures.length > 1 && place === 0;
      const frames = new Map();
      for (const event of picture.events) frames.set(event.frame, [...(frames.get(event.frame) ?? []), event]);
      return [...frames].map(([frame, events]) => {
        const title = `${secondsText(frame, this.fps)}, frame ${frame}\n${events.map(eventText).join("\n")}`;
        const isAlarming = events.some((event) => alarming.has(event.kind));
        const mark = make("button", {
          class: `marker${isOld ? " old" : ""}${isAlarming ? " alarming" : ""}`, tabindex: -1, title,
          onclick: () => this.seek(frame),
        });
        mark.style.left = this.percent(frame);
        return mark;
      });
    });
    byId("markers").replaceChildren(...marks);
  }

  /// The events of the newest result, each a button that leads to its frame.
  showEvents() {
    const { events } = this.pictures[this.pictures.length - 1];
    this.events = events.map((event) => {
      const node = make("li", {}, make("button", {
        class: alarming.has(event.kind) ? "event alarming" : "event", onclick: () => this.seek(event.frame),
      }, make("time", {}, secondsText(event.frame, this.fps)), make("span", {}, words(event.kind)),
      make("b", {}, event.subject), event.value === undefined ? null : make("i", {}, event.value)));
      return { frame: event.frame, node };
    });
    byId("events").replaceChildren(...this.events.map((event) => event.node));
    byId("no-events").hidden = events.length > 0;
    byId("event-count").textContent = countText(events.length, "event");
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
    // The last events up to the frame are the present ones.
    const latest = this.events.findLast((event) => event.frame <= frame)?.frame;
    if (latest === this.latest) return;
    this.latest = latest;
    for (const event of this.events) {
      event.node.classList.toggle("present", event.frame === latest);
      event.node.classList.toggle("ahead", event.frame > frame);
    }
  }

  close() {
    this.watcher.disconnect();
  }

  /// The frame of the nearest event before (-1) or after (1) a frame.
  neighbour(frame, direction) {
    const frames = this.events.map((event) => event.frame);
    return direction > 0 ? frames.find((each) => each > frame) : frames.findLast((each) => each < frame);
  }
}
