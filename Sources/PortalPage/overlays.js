// What Portal's debug overlays and an onion skin add to a scene.

const debugRoles = ["source", "destination", "layer", "mirror"];
const debugParts = ["label", "border", "background"];

const debugRole = (thing) => {
  if (thing.role === "headerAccessory") return "source";
  return debugRoles.includes(thing.role) ? thing.role : null;
};

const isSeen = (thing, frame) => thing.isDrawn(frame) && thing.at("opacity", frame, 1) >= 0.005;

/// The marked frame of a source, destination or layer, drawn (dashed) also while the view itself is hidden.
class Mark {
  constructor(thing) {
    this.thing = thing;
    this.role = debugRole(thing);
    this.node = make("div", { class: `mark ${this.role}` }, make("span", {}, thingText(thing)));
  }

  show(frame, settings) {
    this.node.hidden = !(settings.roles.has(this.role) && this.thing.isDrawn(frame));
    if (this.node.hidden) return;
    const [, , width, height] = this.thing.rectangle(frame);
    this.node.style.width = `${width}px`;
    this.node.style.height = `${height}px`;
    this.node.style.transform = transformText(this.thing, frame);
    this.node.classList.toggle("away", !isSeen(this.thing, frame));
  }
}

/// The outline of something of an old or a new picture, where both are drawn over each other.
class Outline {
  constructor(thing, kind) {
    this.thing = thing;
    this.node = make("div", { class: `outline ${kind}` });
  }

  /// Outlines of what one of two pictures has and the other has not, or not so.
  static of([old, now]) {
    const differing = (picture, other, kind) => {
      const known = new Set(other.things.map((thing) => thing.signature));
      return picture.things
        .filter((thing) => thing.role !== "popupBackground" && !known.has(thing.signature))
        .map((thing) => new Outline(thing, kind));
    };
    return [differing(old, now, "old"), differing(now, old, "new")];
  }

  show(frame) {
    this.node.hidden = !isSeen(this.thing, frame);
    if (this.node.hidden) return;
    const [, , width, height] = this.thing.rectangle(frame);
    this.node.style.width = `${width}px`;
    this.node.style.height = `${height}px`;
    this.node.style.transform = transformText(this.thing, frame);
    this.node.style.borderRadius = `${this.thing.at("cornerRadius", frame, 0)}px`;
  }
}

/// Marks and onion skin of a picture.
class Overlays {
  constructor(picture, outlines) {
    this.picture = picture;
    this.outlines = outlines;
    this.marks = picture.things.filter(debugRole).map((thing) => new Mark(thing));
    this.moving = picture.things.filter((thing) => thing.isMoving);
    this.badge = make("div", { class: "badge" }, "PortalContainerOverlay");
    this.skin = make("canvas", { class: "skin" });
    this.frames = make("div", { class: "marks" },
      this.outlines.map((outline) => outline.node), this.marks.map((mark) => mark.node), this.badge);
    this.nodes = [this.skin, this.frames];
  }

  fit([width, height], scale) {
    this.scale = scale;
    this.density = window.devicePixelRatio || 1;
    this.skin.width = Math.ceil(width * scale * this.density);
    this.skin.height = Math.ceil(height * scale * this.density);
    this.skin.style.width = `${width}px`;
    this.skin.style.height = `${height}px`;
  }

  show(frame, settings) {
    for (const part of debugParts) this.frames.classList.toggle(`with-${part}`, settings.parts.has(part));
    for (const mark of this.marks) mark.show(frame, settings);
    for (const outline of this.outlines) outline.show(frame);
    this.badge.hidden = !(settings.roles.has("layer") && this.picture.overlay.isDrawn(frame));
    this.skin.hidden = !settings.onion;
    if (settings.onion) this.drawSkin(frame);
  }

  /// Outlines of where things were and will be, fainter with the distance in time, and the way of each one's centre.
  drawSkin(frame) {
    const context = this.skin.getContext("2d");
    const scale = this.scale * this.density;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, this.skin.width / scale, this.skin.height / scale);
    const step = Math.max(1, Math.round(this.picture.fps / 20));
    const reach = 8;
    for (const thing of this.moving) {
      for (let ghost = -reach; ghost <= reach; ghost++) {
        const at = frame + ghost * step;
        if (ghost === 0 || at < 0 || at >= this.picture.frames || !isSeen(thing, at)) continue;
        context.globalAlpha = 0.75 * (1 - (Math.abs(ghost) - 1) / reach);
        context.strokeStyle = ghost < 0 ? "#d6336c" : "#1971c2";
        this.drawOutline(context, thing, at);
      }
      this.drawWay(context, thing, frame, step * reach);
    }
  }

  drawOutline(context, thing, frame) {
    const [x, y, width, height] = thing.rectangle(frame);
    const sides = [width * thing.at("scaleX", frame, 1), height * thing.at("scaleY", frame, 1)];
    const radius = thing.at("cornerRadius", frame, 0) * Math.abs(thing.at("scaleX", frame, 1));
    context.save();
    context.translate(x + width / 2, y + height / 2);
    context.rotate((thing.at("rotation", frame, 0) * Math.PI) / 180);
    context.lineWidth = 1.25 / this.scale;
    context.beginPath();
    context.roundRect(-sides[0] / 2, -sides[1] / 2, sides[0], sides[1], radius);
    context.stroke();
    context.restore();
  }

  drawWay(context, thing, frame, reach) {
    context.globalAlpha = 1;
    context.fillStyle = "#5f3dc4";
    const [first, last] = [Math.max(0, frame - reach), Math.min(this.picture.frames - 1, frame + reach)];
    for (let at = first; at <= last; at++) {
      if (!isSeen(thing, at)) continue;
      const [x, y, width, height] = thing.rectangle(at);
      context.beginPath();
      context.arc(x + width / 2, y + height / 2, (at === frame ? 3 : 1.2) / this.scale, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
