// From the page's data to pictures whose columns can be asked for any frame.

/// A number of an element or track over all frames. A constant is kept once.
class Column {
  constructor(source, count) {
    this.source = source;
    this.isConstant = typeof source === "number";
    if (this.isConstant) this.value = source;
    else this.values = typeof source === "string" ? unpacked(source, count) : Float64Array.from(source);
  }

  at(frame) {
    return this.isConstant ? this.value : this.values[Math.min(frame, this.values.length - 1)];
  }
}

/// Factors and parts need more decimal places than points and degrees.
const placesOf = (name) => (/^(opacity|progress|scale)/.test(name) ? 4 : 2);

/// `PLACES:BASE64`, whole multiples of a power of ten: their second differences, each a zigzag number of seven bits a
/// byte, low ones first; after a zero comes how many more zeros follow.
const unpacked = (text, count) => {
  const scale = 10 ** parseInt(text, 10);
  const bytes = atob(text.slice(text.indexOf(":") + 1));
  let place = 0;
  const next = () => {
    let [number, weight, byte] = [0, 1, 0];
    do {
      byte = bytes.charCodeAt(place++);
      number += (byte & 127) * weight;
      weight *= 128;
    } while (byte & 128);
    return number;
  };
  const values = new Float64Array(count);
  let [value, step, zeros] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    if (zeros > 0) zeros--;
    else {
      const number = next();
      if (number === 0) zeros = next();
      else step += number % 2 ? -(number + 1) / 2 : number / 2;
    }
    value += step;
    values[index] = value / scale;
  }
  return values;
};

/// An element or a track: what is drawn, or has values, in some frames only.
class Thing {
  constructor(source, columns, count) {
    this.role = source.role;
    this.look = source.look ?? source.role;
    this.subject = source.subject;
    this.key = `${source.role} ${source.subject}`;
    this.label = source.label;
    this.fill = source.fill ?? [];
    this.drawn = source.drawn ?? [0, count];
    this.spans = source.drawn ?? "always";
    this.columns = Object.fromEntries(Object.entries(source.columns).map(([name, place]) => [name, columns[place]]));
    this.isStill =
      this.drawn.length === 2 && this.drawn[0] === 0 && this.drawn[1] >= count &&
      Object.values(this.columns).every((column) => column.isConstant);
  }

  isDrawn(frame) {
    // The ends of the spans are in order; the frame is in one if an odd number of them are behind it.
    let [low, high] = [0, this.drawn.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.drawn[middle] <= frame) low = middle + 1;
      else high = middle;
    }
    return low % 2 === 1;
  }

  at(name, frame, fallback) {
    return this.columns[name]?.at(frame) ?? fallback;
  }

  /// The unscaled frame on the canvas.
  rectangle(frame) {
    return [this.at("x", frame, 0), this.at("y", frame, 0), this.at("width", frame, 0), this.at("height", frame, 0)];
  }

  /// The same for things that are alike in every frame.
  get signature() {
    const columns = Object.entries(this.columns).map(([name, column]) => `${name}=${column.source}`);
    return [this.key, this.spans, ...columns.sort()].join(" ");
  }

  get isMoving() {
    return ["x", "y", "width", "height", "scaleX", "scaleY", "rotation"].some(
      (name) => this.columns[name] && !this.columns[name].isConstant);
  }
}

/// One play's picture.
class Picture {
  constructor(source) {
    const columns = source.columns.map((column) => new Column(column, source.frames));
    this.canvas = source.canvas;
    this.fps = source.fps;
    this.frames = source.frames;
    this.events = source.events;
    this.things = source.elements.map((element) => new Thing(element, columns, source.frames));
    this.tracks = source.tracks.map((track) => new Thing(track, columns, source.frames));
    this.overlay = new Thing({ role: "overlay", drawn: source.overlay, columns: {} }, columns, source.frames);
  }
}

const data = JSON.parse(document.getElementById("data").textContent);
const pictures = new Map();

/// The pictures of a play, unpacked when they are first looked at: one, or the old one and the new one.
const picturesOf = (play) => {
  if (!pictures.has(play)) pictures.set(play, play.pictures.map((source) => new Picture(source)));
  return pictures.get(play);
};
