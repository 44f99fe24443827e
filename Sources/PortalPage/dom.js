// Small tools for making elements. Texts only ever become text nodes.

const byId = (id) => document.getElementById(id);

const drawn = new Set(["svg", "path", "line"]);

/// An element with attributes, listeners (`onclick`) and children.
const make = (name, attributes = {}, ...children) => {
  const element = drawn.has(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined));
  return element;
};

/// Sets a text only where it differs, so that nothing is laid out anew for nothing.
const setText = (element, text) => {
  if (element.firstChild?.nodeValue !== text) element.textContent = text;
};

const clamp = (number, low, high) => Math.min(high, Math.max(low, number));

const numberText = (number, places) => {
  if (Math.abs(number) >= 1e9) return number.toPrecision(5).replace("-", "−");
  const text = number.toFixed(places);
  return Number(text) === 0 ? (0).toFixed(places) : text.replace("-", "−");
};

const shortNumber = (number, places) => numberText(number, places).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

const secondsText = (frame, fps) => `${(frame / fps).toFixed(3)} s`;

const countText = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/// `popupBackground` as people read it: `pop-up background`.
const words = (name) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^popup/, "pop-up");

const thingText = (thing) => `${words(thing.look)} ${thing.subject}`;
