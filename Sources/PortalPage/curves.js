// The curves of a play's tracks, drawn when they come into sight.

/// Columns of curves: more points than a screen is wide show nothing.
const bucketCount = 800;

/// A number over the frames as a path in a box of 1000 x 100, with a gap where it is not drawn.
const curvePath = (valueAt, isDrawn, frames, last, [low, high]) => {
  const height = high - low || 1;
  const place = (frame, value) => `${((1000 * frame) / Math.max(1, last)).toFixed(1)} ${
    (100 - (100 * (value - low)) / height).toFixed(2)}`;
  const size = Math.max(1, Math.ceil(frames / bucketCount));
  let [path, isOpen] = ["", false];
  const add = (frame, value) => {
    path += `${isOpen ? "L" : "M"}${place(frame, value)}`;
    isOpen = true;
  };
  for (let start = 0; start < frames; start += size) {
    let [least, most] = [null, null];
    for (let frame = start; frame < Math.min(frames, start + size); frame++) {
      if (!isDrawn(frame)) {
        isOpen = false;
        continue;
      }
      const value = valueAt(frame);
      if (!least || value < least[1]) least = [frame, value];
      if (!most || value > most[1]) most = [frame, value];
    }
    if (!least) continue;
    const ends = least[0] === most[0] ? [least] : [least, most].sort((one, other) => one[0] - other[0]);
    for (const [frame, value] of ends) add(frame, value);
  }
  // A lone point is a line without length, which round ends make a dot of.
  return path.replace(/M([^ML]+)(?=M|$)/g, "M$1L$1");
};

const rangeOf = (parts) => {
  let [low, high] = [Infinity, -Infinity];
  for (const { valueAt, isDrawn, frames } of parts) {
    for (let frame = 0; frame < frames; frame++) {
      if (!isDrawn(frame)) continue;
      const value = valueAt(frame);
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? [low, high] : [0, 1];
};

const widened = ([low, high]) => {
  const margin = (high - low || Math.abs(high) || 1) * 0.1;
  return [low - margin, high + margin];
};

/// One curve, or an old and a new one, with the cursor's value.
class Lane {
  constructor(name, parts, last) {
    this.parts = parts;
    this.places = placesOf(name);
    this.last = last;
    const range = rangeOf(parts);
    this.box = widened(range);
    this.bead = make("i", { class: "bead" });
    this.value = make("span");
    this.note = parts.length > 1 ? make("small") : null;
    this.plot = make("div", { class: "plot" },
      make("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" },
        parts.map((part) => make("path", {
          class: part.kind,
          d: curvePath(part.valueAt, part.isDrawn, part.frames, last, this.box),
        }))), this.bead);
    this.node = make("div", { class: "row lane" },
      make("div", { class: "name" }, make("span", {}, words(name)),
        make("small", {}, `${shortNumber(range[0], 1 + this.places / 2)} … ${shortNumber(range[1], 1 + this.places / 2)}`)),
      this.plot, make("div", { class: "value" }, this.value, this.note));
  }

  show(frame) {
    const part = this.parts[this.parts.length - 1];
    const value = part.isDrawn(frame) && frame < part.frames ? part.valueAt(frame) : null;
    setText(this.value, value === null ? "–" : numberText(value, this.places));
    this.bead.hidden = value === null;
    if (value !== null) {
      const [low, high] = this.box;
      const [x, y] = [(100 * frame) / Math.max(1, this.last), 100 - (100 * (value - low)) / (high - low)];
      this.bead.style.transform = `translate(${x}cqw, ${y}cqh)`;
    }
    if (this.note) {
      const old = this.parts[0];
      const before = old.isDrawn(frame) && frame < old.frames ? old.valueAt(frame) : null;
      const isSame = before === value;
      setText(this.note, before === null || isSame ? " " : `was ${numberText(before, this.places)}`);
    }
  }
}

/// A track's curves, and what of it stands still.
class TrackView {
  /// @param tracks the track, or the old one and the new one, of which one may be missing.
  constructor(tracks, pictures, last) {
    this.tracks = tracks;
    this.pictures = pictures;
    this.last = last;
    const track = tracks.findLast((each) => each);
    this.lanes = null;
    const names = [...new Set(tracks.flatMap((each) => (each ? Object.keys(each.columns) : [])))];
    this.moving = names.filter((name) => this.isMoving(name));
    const still = names.filter((name) => !this.moving.includes(name));
    this.body = make("div", { class: "curves" });
    this.body.style.minHeight = `calc(${this.moving.length} * var(--lane))`;
    const bars = tracks.map((each, place) => each ? this.bars(each, tracks.length > 1 && place === 0 ? "old" : "new") : []);
    const gone = tracks.length > 1 && !tracks[1] ? "gone" : tracks.length > 1 && !tracks[0] ? "new" : "";
    this.node = make("section", { class: `track look-${track.look}` },
      make("div", { class: "row head" },
        make("h3", { class: "name" }, make("i", { class: "dot" }), `${words(track.look)} `,
          make("b", {}, track.subject)),
        make("div", { class: "plot" }, bars), make("div", { class: "value" }, gone)),
      this.body,
      still.length > 0 ? make("p", { class: "still" },
        still.map((name) => make("span", {}, words(name), make("b", {},
          shortNumber(track.at(name, 0, 0), placesOf(name)))))) : null);
    this.node.view = this;
  }

  isMoving(name) {
    const columns = this.tracks.map((track) => track?.columns[name]).filter((column) => column);
    return columns.some((column) => !column.isConstant || column.value !== columns[0].value);
  }

  bars(track, kind) {
    const ends = track.drawn;
    const bars = [];
    for (let place = 0; place < ends.length; place += 2) {
      const bar = make("i", { class: `bar ${kind}` });
      bar.style.left = `${(100 * ends[place]) / Math.max(1, this.last)}%`;
      bar.style.width = `${(100 * Math.max(0, ends[place + 1] - 1 - ends[place])) / Math.max(1, this.last)}%`;
      bars.push(bar);
    }
    return bars;
  }

  build() {
    if (this.lanes) return;
    this.lanes = this.moving.flatMap((name) => {
      const parts = this.tracks.flatMap((track, place) => track?.columns[name] ? [{
        kind: this.tracks.length > 1 && place === 0 ? "old" : "new", frames: this.pictures[place].frames,
        valueAt: (frame) => track.columns[name].at(frame), isDrawn: (frame) => track.isDrawn(frame),
      }] : []);
      return [new Lane(name, parts, this.last), ...this.differenceLane(name, parts)];
    });
    this.body.append(...this.lanes.map((lane) => lane.node));
  }

  /// How far the new curve is from the old one, where both are drawn.
  differenceLane(name, parts) {
    if (parts.length < 2) return [];
    const [old, now] = parts;
    const frames = Math.min(old.frames, now.frames);
    const difference = {
      kind: "difference", frames, valueAt: (frame) => now.valueAt(frame) - old.valueAt(frame),
      isDrawn: (frame) => frame < frames && old.isDrawn(frame) && now.isDrawn(frame),
    };
    const [low, high] = rangeOf([difference]);
    if (low === 0 && high === 0) return [];
    const lane = new Lane(name, [difference], this.last);
    lane.node.classList.add("differs");
    setText(lane.node.querySelector(".name span"), `Δ ${words(name)}`);
    return [lane];
  }

  show(frame) {
    if (this.isInSight) this.lanes.forEach((lane) => lane.show(frame));
  }
}
