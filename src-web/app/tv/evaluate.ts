/** The context in which an expression is evaluated: sizes in px, and the values of custom properties. */
export interface EvaluationContext {
  readonly containerWidth: number;
  readonly containerHeight: number;
  /** The size of an em; in a font size, that of the parent element. */
  readonly fontSize: number;
  readonly rootFontSize: number;
  /** Value of a custom property as text; empty when it has none. */
  readonly variable: (name: string) => string;
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const TOKEN = /\s*(?:([a-z-]+)?\(|(\))|(,)|([*/])|([+-]?(?:\d+\.?\d*|\.\d+))([a-z]+)?)/iuy;

function hex(text: string): Rgba {
  const digits = text.length < 6 ? text.replace(/[\da-f]/giu, "$&$&") : text;
  const part = (at: number) => parseInt(digits.slice(at, at + 2) || "ff", 16);
  return [part(1), part(3), part(5), part(7) / 255];
}

const NAMED: Readonly<Record<string, Rgba>> = {
  transparent: [0, 0, 0, 0],
  black: [0, 0, 0, 1],
  white: [255, 255, 255, 1],
};

/** Parses a colour as custom properties hold it; undefined for anything else. */
function colorOf(text: string): Rgba | undefined {
  const plain = text.trim().toLowerCase();
  if (plain.startsWith("#")) return hex(plain);
  const named = NAMED[plain];
  if (named) return named;
  const numbers = /^rgba?\((.*)\)$/u.exec(plain)?.[1]?.match(/[\d.]+%?/gu);
  if (!numbers) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map((one, at) =>
    one.endsWith("%") ? (Number.parseFloat(one) / 100) * (at < 3 ? 255 : 1) : Number(one),
  );
  return [red, green, blue, alpha];
}

/** Returns the index of the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Replaces each `var()` in a text by its value, recursively. */
function filled(text: string, surroundings: EvaluationContext, depth = 0): string {
  const start = text.indexOf("var(");
  if (start < 0 || depth > 20) return text;
  const end = closing(text, start + 3);
  const [name = "", ...rest] = text.slice(start + 4, end).split(",");
  const value = surroundings.variable(name.trim()).trim() || rest.join(",").trim() || "0";
  const done = text.slice(0, start) + filled(value, surroundings, depth + 1);
  return done + filled(text.slice(end + 1), surroundings, depth);
}

function mixed(inside: string): string | undefined {
  const [, first = "", second = ""] = inside.split(/,(?![^(]*\))/u);
  const part = (text: string) => {
    const share = /\s([\d.]+)%\s*$/u.exec(text);
    return {
      color: colorOf(text.replace(/\s[\d.]+%\s*$/u, "")),
      share: share ? Number(share[1]) / 100 : undefined,
    };
  };
  const [a, b] = [part(` ${first}`), part(` ${second}`)];
  if (!a.color || !b.color) return undefined;
  const shareA = a.share ?? (b.share === undefined ? 0.5 : 1 - b.share);
  const shareB = b.share ?? 1 - shareA;
  const alpha = a.color[3] * shareA + b.color[3] * shareB;
  const channel = (at: 0 | 1 | 2) => {
    const sum =
      (a.color?.[at] ?? 0) * (a.color?.[3] ?? 0) * shareA +
      (b.color?.[at] ?? 0) * (b.color?.[3] ?? 0) * shareB;
    return alpha === 0 ? 0 : Math.round(sum / alpha);
  };
  return `rgba(${channel(0)},${channel(1)},${channel(2)},${Math.round(alpha * 1000) / 1000})`;
}

/** Evaluates sums, `calc()`, `min()`, `max()` and `clamp()`. Lengths come out in px. */
class Sum {
  readonly #text: string;
  readonly #in: EvaluationContext;
  #at = 0;
  isLength = false;

  constructor(text: string, surroundings: EvaluationContext) {
    this.#text = text;
    this.#in = surroundings;
  }

  #next(): RegExpExecArray | null {
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#text);
    if (found) this.#at = TOKEN.lastIndex;
    return found;
  }

  #peek(): RegExpExecArray | null {
    const before = this.#at;
    const found = this.#next();
    this.#at = before;
    return found;
  }

  sum(): number {
    let value = this.#product();
    for (;;) {
      const sign = /^\s*([+-])\s/u.exec(this.#text.slice(this.#at))?.[1];
      if (!sign) return value;
      this.#at += this.#text.slice(this.#at).indexOf(sign) + 1;
      const other = this.#product();
      value = sign === "+" ? value + other : value - other;
    }
  }

  #product(): number {
    let value = this.#one();
    for (;;) {
      const sign = this.#peek()?.[4];
      if (!sign) return value;
      this.#next();
      const other = this.#one();
      value = sign === "*" ? value * other : value / other;
    }
  }

  #one(): number {
    const token = this.#next();
    if (!token) throw new Error(`cannot evaluate ${this.#text}`);
    const [text, name, , , , number, unit = ""] = token;
    if (number !== undefined) return this.#length(Number(number), unit);
    if (!text.endsWith("(")) throw new Error(`cannot evaluate ${this.#text}`);
    const values = [this.sum()];
    for (let next = this.#next(); next?.[3]; next = this.#next()) values.push(this.sum());
    const [a = 0, b = 0, c = 0] = values;
    switch (name) {
      case "min":
        return Math.min(...values);
      case "max":
        return Math.max(...values);
      case "clamp":
        return Math.max(a, Math.min(b, c));
      default:
        return a;
    }
  }

  #length(number: number, unit: string): number {
    if (unit === "") return number;
    this.isLength = true;
    const { containerWidth: width, containerHeight: height, fontSize, rootFontSize } = this.#in;
    switch (unit) {
      case "px":
        return number;
      case "rem":
        return number * rootFontSize;
      case "em":
        return number * fontSize;
      case "cqw":
        return (number * width) / 100;
      case "cqh":
        return (number * height) / 100;
      case "cqmin":
        return (number * Math.min(width, height)) / 100;
      default:
        throw new Error(`unknown unit ${unit}`);
    }
  }
}

/** Evaluates an expression that the browser does not support; undefined when it has no value. */
export function evaluate(expression: string, surroundings: EvaluationContext): string | undefined {
  const text = filled(expression, surroundings);
  if (text.startsWith("color-mix(")) return mixed(text.slice("color-mix(".length, -1));
  try {
    const sum = new Sum(text, surroundings);
    const value = sum.sum();
    if (!Number.isFinite(value)) return undefined;
    const rounded = Math.round(value * 1000) / 1000;
    return sum.isLength ? `${rounded}px` : String(rounded);
  } catch {
    return undefined;
  }
}

/**
 * Whether a container of this size meets a condition such as `(max-width: 600px) and (min-aspect-ratio: 1)`.
 */
export function meets(condition: string, width: number, height: number): boolean {
  return condition.split(/\s+and\s+/u).every((part) => {
    const [, bound, what, value = "0"] =
      /\(\s*(min|max)-(width|height|aspect-ratio)\s*:\s*([^)]*)\)/u.exec(part) ?? [];
    const [top = 0, bottom = 1] = value.split("/").map((one) => Number.parseFloat(one));
    const wanted = top / bottom;
    const size = what === "width" ? width : what === "height" ? height : width / height;
    return bound === "min" ? size >= wanted : size <= wanted;
  });
}
