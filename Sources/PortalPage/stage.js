// The scene as it is in a frame: an element of the page for each one of the picture.

const background = (fill) =>
  fill.length > 1 ? `linear-gradient(to bottom right, ${fill.join(", ")})` : fill[0] ?? "transparent";

const transformText = (thing, frame) => {
  const [x, y] = thing.rectangle(frame);
  const rotation = thing.at("rotation", frame, 0);
  const [scaleX, scaleY] = [thing.at("scaleX", frame, 1), thing.at("scaleY", frame, 1)];
  return `translate(${x}px, ${y}px)` + (rotation ? ` rotate(${rotation}deg)` : "")
    + (scaleX !== 1 || scaleY !== 1 ? ` scale(${scaleX}, ${scaleY})` : "");
};

/// An element of the scene, whose style is touched only where it differs from the frame shown before.
class Sprite {
  constructor(thing) {
    this.thing = thing;
    this.style = {};
    this.node = make("div", { class: "sprite" });
    this.node.style.background = background(thing.fill);
    if (thing.label) {
      this.node.style.color = thing.label.ink;
      this.node.style.fontSize = `${thing.label.size}px`;
      this.node.classList.toggle("leading", thing.label.leading === true);
      this.node.append(make("span", {}, thing.label.text));
    }
  }

  show(frame) {
    if (this.isShown && this.thing.isStill) return;
    this.isShown = true;
    const { thing } = this;
    if (!thing.isDrawn(frame)) {
      this.set("display", "none");
      return;
    }
    const [, , width, height] = thing.rectangle(frame);
    const shadow = thing.at("shadowRadius", frame, 0);
    const blur = thing.at("blur", frame, 0);
    this.set("display", "flex");
    this.set("width", `${width}px`);
    this.set("height", `${height}px`);
    this.set("transform", transformText(thing, frame));
    this.set("opacity", String(clamp(thing.at("opacity", frame, 1), 0, 1)));
    this.set("borderRadius", `${thing.at("cornerRadius", frame, 0)}px`);
    this.set("boxShadow", shadow > 0 ? `0 0 ${2 * shadow}px rgb(0 0 0 / 0.33)` : "");
    this.set("filter", blur > 0 ? `blur(${blur}px)` : "");
  }

  set(property, value) {
    if (this.style[property] === value) return;
    this.style[property] = value;
    this.node.style[property] = value;
  }
}

/// A canvas with one picture, or with an old and a new one over each other.
class Stage {
  constructor(pictures, caption, kind = "plain") {
    this.size = [0, 1].map((axis) => Math.max(...pictures.map((picture) => picture.canvas[axis])));
    const sprites = pictures.map((picture) => picture.things.map((thing) => new Sprite(thing)));
    this.sprites = sprites.flat();
    const outlines = kind === "both" ? Outline.of(pictures) : [];
    this.overlays = pictures.map((picture, place) => new Overlays(picture, outlines[place] ?? []));
    this.canvas = make("div", { class: `canvas ${kind}` },
      sprites.map((all) => make("div", { class: "layers" }, all.map((sprite) => sprite.node))),
      this.overlays.map((overlay) => overlay.nodes));
    this.canvas.style.width = `${this.size[0]}px`;
    this.canvas.style.height = `${this.size[1]}px`;
    this.clip = make("div", { class: "clip", role: "img" }, this.canvas);
    this.caption = caption;
    this.node = make("figure", { class: "stage" }, this.clip, caption ? make("figcaption", {}, caption) : null);
  }

  /// Scales the canvas into a box.
  fit(width, height) {
    const scale = Math.max(1e-6, Math.min(width / this.size[0], height / this.size[1]));
    this.canvas.style.transform = `scale(${scale})`;
    this.canvas.style.setProperty("--unit", 1 / scale);
    this.clip.style.width = `${this.size[0] * scale}px`;
    this.clip.style.height = `${this.size[1] * scale}px`;
    this.node.style.width = this.clip.style.width;
    this.clip.dataset.scale = scale;
    for (const overlay of this.overlays) overlay.fit(this.size, scale);
  }

  show(frame, settings) {
    for (const sprite of this.sprites) sprite.show(frame);
    for (const overlay of this.overlays) overlay.show(frame, settings);
  }

  /// What a screen reader says of the picture.
  describe(text) {
    this.clip.setAttribute("aria-label", this.caption ? `${this.caption}: ${text}` : text);
  }
}
