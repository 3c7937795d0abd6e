import { createHash } from "node:crypto";
import type { AtRule, ChildNode, Container, Declaration, Plugin, Root, Rule } from "postcss";
import { append, oldSelectors, splitList, subjects } from "./selectors.ts";
import { extract, isWorkedOut, screenUnits } from "./values.ts";

/** Something the page has to compute for every element that a rule styles. */
export type Chore =
  /** Sets the variable `v` to the value of the expression `f`. */
  | { readonly s: string; readonly v: string; readonly f: string }
  /** Sets the attribute `a` while the nearest container meets the condition `q`. */
  | { readonly s: string; readonly a: string; readonly q: string }
  /** Sets the variable `v` to the length of the other side, by the ratio `r` (width / height). */
  | { readonly s: string; readonly v: string; readonly r: number; readonly of: "width" | "height" };

/** What the style sheets leave to the page. */
export interface Chores {
  readonly containers: readonly string[];
  readonly chores: readonly Chore[];
}

/**
 * Prefix of a variable's name: `--tf` in a font size, where an em is that of the parent element
 * (app/tv/layout.ts), else `--tv`.
 */
type Worked = "--tv" | "--tf";

/** Returns a selector as it appears in the output; `weaker` lowers its specificity by that many layers. */
type Mark = (selector: string, weaker?: number) => string;

const LAYERS = ["reset", "tokens", "base", "ui", "screen", "game"];
/** An id that no element has: each occurrence makes a selector stronger than all classes together. */
const STRONGER = ":not(#_)";

/** The page on a television that is to move as little as possible. */
const CALM = ":root[data-calm]";

const SIDES = ["top", "right", "bottom", "left"] as const;
const PARTS = ["translate", "rotate", "scale"] as const;
type Part = (typeof PARTS)[number];
const TRANSFORM = "var(--tv-translate) var(--tv-rotate) var(--tv-scale) var(--tv-transform)";

/** Parses `16 / 9` into a number; undefined for `auto`. */
function ratioOf(value: string): number | undefined {
  const [top = Number.NaN, bottom = 1] = value.split("/").map(Number);
  const ratio = top / bottom;
  return Number.isFinite(ratio) ? ratio : undefined;
}

/** Converts an individual transform property into a function of `transform`. */
function asFunction(part: Part, value: string): string {
  if (value === "none") return part === "scale" ? "scale(1)" : `${part}(0)`;
  return `${part}(${splitList(value.trim().replace(/\s+/gu, " "), " ").join(", ")})`;
}

/** The four sides that a shorthand sets. */
function sides(value: string): readonly string[] {
  const [top = "0", right = top, bottom = top, left = right] = splitList(
    value.replace(/\s+/gu, " "),
    " ",
  );
  return [top, right, bottom, left];
}

/** Digits of the hash in a name, enough to avoid collisions among some thousand names. */
const NAME_DIGITS = 5;

/**
 * Collects what all style sheets of a build leave to the page. A name depends only on what it stands for:
 * sheets are processed in any order, and a sheet that did not change keeps its file, which televisions have
 * cached.
 */
export class OldCss {
  readonly #containers = new Set<string>();
  readonly #chores = new Map<string, { readonly key: string; readonly chore: Chore }>();

  /** What is left to the page, the same for the same sheets in any order. */
  get left(): Chores {
    const byName = [...this.#chores].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return {
      containers: [...this.#containers].toSorted(),
      chores: byName.map(([, { chore }]) => chore),
    };
  }

  #name(kind: string, key: string, make: (name: string) => Chore): string {
    const hash = BigInt(`0x${createHash("sha256").update(key).digest("hex")}`);
    const name = kind + hash.toString(36).slice(-NAME_DIGITS);
    const known = this.#chores.get(name);
    if (known && known.key !== key) {
      throw new Error(`"${key}" and "${known.key}" have the same name ${name}: raise NAME_DIGITS`);
    }
    if (!known) this.#chores.set(name, { key, chore: make(name) });
    return name;
  }

  #variable(selector: string, f: string, kind: Worked): string {
    const s = subjects(selector);
    return this.#name(kind, `${kind}${s}|${f}`, (v) => ({ s, v, f }));
  }

  #side(selector: string, r: number, of: "width" | "height"): string {
    const s = subjects(selector);
    return this.#name("--tv", `${s}|${r}|${of}`, (v) => ({ s, v, r, of }));
  }

  #query(selector: string, q: string): string {
    const s = subjects(selector);
    return this.#name("data-tv", `${s}|?${q}`, (a) => ({ s, a, q }));
  }

  /** PostCSS plugin that rewrites a style sheet for Chromium 63. */
  readonly plugin: Plugin = {
    postcssPlugin: "hubbub-old-css",
    // Runs after the class names of CSS modules have been generated.
    OnceExit: (root) => this.#sheet(root),
  };

  #sheet(root: Root): void {
    root.walkAtRules(/^(?:property|starting-style)$/u, (rule) => void rule.remove());
    root.walkAtRules("media", (rule) => void (isForPhones(rule.params) && rule.remove()));
    root.walkRules(withoutPhones);
    root.walkAtRules("media", calmly);
    root.walkAtRules("keyframes", (rule) => this.#keyframes(rule));
    const boxes = displays(root);
    const rules: Rule[] = [];
    root.walkRules((rule) => {
      if (!isIn(rule, "keyframes")) rules.push(rule);
    });
    for (const rule of rules) this.#rule(rule, boxes);
    for (const name of ["container", "layer"]) flatten(root, name);
  }

  #keyframes(frames: AtRule): void {
    frames.walkDecls((decl) => {
      const part = PARTS.find((one) => one === decl.prop);
      // Keyframes belong to no particular element, so their container units use variables that the container
      // sets.
      decl.value = screenUnits(decl.value).replace(
        /(-?[\d.]+)cq([wh])\b/gu,
        "calc(var(--tv-cq$2) * $1)",
      );
      if (part) {
        decl.value = TRANSFORM.replace(`var(--tv-${part})`, asFunction(part, decl.value));
        decl.prop = "transform";
      } else if (decl.prop === "transform") {
        decl.value = TRANSFORM.replace(
          "var(--tv-transform)",
          decl.value === "none" ? "" : decl.value,
        );
      }
    });
  }

  #rule(rule: Rule, boxes: ReadonlyMap<string, Box>): void {
    const strength = layerOf(rule);
    const plain = rule.selectors.flatMap(oldSelectors);
    if (plain.length === 0) return void rule.remove();
    const conditions = conditionsOf(rule);
    const box = boxOf(rule, boxes);
    // Each selector matches its own elements, so it gets its own names.
    const mark: Mark = (selector, weaker = 0) => {
      const attributes = conditions.map((q) => `[${this.#query(selector, q)}]`).join("");
      return append(selector, attributes + STRONGER.repeat(Math.max(0, strength - weaker)));
    };
    // Iterates over a copy, because declarations are replaced by their results.
    for (const decl of rule.nodes.slice()) {
      if (decl.type === "decl") this.#declaration(decl, plain, box, mark);
    }
    rule.selectors = plain.map((selector) => mark(selector));
  }

  #declaration(decl: Declaration, selectors: readonly string[], box: Box, mark: Mark): void {
    const { prop } = decl;
    // SAFETY: it was taken from a rule.
    const rule = decl.parent as Rule;
    const set = (...pairs: readonly (readonly [string, string])[]) => {
      decl.replaceWith(
        pairs.map(([name, value]) =>
          decl.clone({ prop: name, value: this.#value(value, selectors) }),
        ),
      );
    };
    if (prop === "container-type" || prop === "container") {
      for (const selector of selectors) this.#containers.add(subjects(selector));
      return void decl.remove();
    }
    if (prop === "inset") {
      const all = sides(decl.value);
      return set(...SIDES.map((side, at) => [side, all[at] ?? "0"] as const));
    }
    const end = /^(inset|margin|padding)-(inline|block)-(start|end)$/u.exec(prop);
    if (end) {
      const [start, stop] = end[2] === "inline" ? ["left", "right"] : ["top", "bottom"];
      const side = end[3] === "start" ? start : stop;
      return set([end[1] === "inset" ? side : `${end[1]}-${side}`, decl.value]);
    }
    const logical = /^(inset|margin|padding|border)-(inline|block)$/u.exec(prop);
    if (logical?.[1] && logical[1] !== "border") {
      const [first = "0", second = first] = splitList(decl.value.replace(/\s+/gu, " "), " ");
      const [a, b] = logical[2] === "inline" ? ["left", "right"] : ["top", "bottom"];
      const name = (side: string | undefined) =>
        logical[1] === "inset" ? `${side}` : `${logical[1]}-${side}`;
      return set([name(a), first], [name(b), second]);
    }
    const part = PARTS.find((one) => one === prop);
    if (part) return set([`--tv-${part}`, asFunction(part, decl.value)], ["transform", TRANSFORM]);
    if (prop === "transform") {
      return set(
        ["--tv-transform", decl.value === "none" ? "scale(1)" : decl.value],
        ["transform", TRANSFORM],
      );
    }
    if (prop === "aspect-ratio") {
      const ratio = ratioOf(decl.value);
      const hasHeight = box.sized.includes("height") && !box.sized.includes("width");
      const [side, of] = hasHeight
        ? (["width", "height"] as const)
        : (["height", "width"] as const);
      if (ratio === undefined || box.sized.length === 2) return void decl.remove();
      return set([side, `var(${this.#side(selectors.join(", "), ratio, of)})`]);
    }
    // Supported since Chromium 65. The nearest equivalent is a flex box, which keeps its children in a row.
    if (prop === "display" && decl.value === "contents") {
      return set([prop, "flex"]);
    }
    // These engines give the only line of a flex box its full height; a second, empty line lets it keep its
    // own.
    if (/^(?:align|place)-content$/u.test(prop) && box.isFlex && box.wraps) {
      if (/^(?:flex-)?(?:start|center|end)/u.test(decl.value)) {
        const selector = selectors.map((one) => `${mark(one)}::after`).join(", ");
        const line = rule.clone({ nodes: [], selector });
        line.append(
          decl.clone({ prop: "width", value: "100%" }),
          decl.clone({ prop: "content", value: '""' }),
        );
        rule.before(line);
      }
    }
    // Flex boxes support `start` and `end` since Chromium 93, and `flex-start` and `flex-end` in all
    // versions; in a grid both mean the same.
    if (/^(?:justify|align|place)-(?:content|items|self)$/u.test(prop)) {
      return set([prop, decl.value.replace(/(?<![\w-])(?:start|end)\b/gu, "flex-$&")]);
    }
    // Text outlines can be painted behind the letters only since Chromium 123: before, they would cover them.
    if (prop === "paint-order") return void decl.remove();
    if (prop === "-webkit-text-stroke") return set(["text-shadow", outline(decl.value)]);
    const gap = /^(?:(row|column)-)?gap$/u.exec(prop);
    if (gap) return this.#gap(decl, gap[1], box, selectors, mark);
    if (prop === "overflow" && decl.value.includes("clip")) return set([prop, "hidden"]);
    if (/^(?:transition|transition-property|will-change)$/u.test(prop)) {
      return set([
        prop,
        decl.value.replace(/(?<![\w-])(?:translate|rotate|scale)(?![\w(-])/gu, "transform"),
      ]);
    }
    // `min(100%, 20rem)`: only the browser can resolve percentages, and `max-width` expresses the same.
    const most = /^min\(\s*(?:(100%|100vw)\s*,\s*(.*)|(.*),\s*(100%|100vw))\s*\)$/su.exec(
      decl.value,
    );
    if (most && /^(?:width|height)$/u.test(prop)) {
      return set([prop, most[2] ?? most[3] ?? "auto"], [`max-${prop}`, "100%"]);
    }
    // In a font size an em is that of the parent element.
    if (prop === "font-size") {
      const value = this.#value(decl.value, selectors, "--tf");
      return void decl.replaceWith(decl.clone({ value }));
    }
    if (decl.value.includes("gradient(")) return set([prop, singleStops(decl.value)]);
    set([prop, decl.value]);
  }

  #value(value: string, selectors: readonly string[], kind: Worked = "--tv"): string {
    const still = screenUnits(value);
    if (!isWorkedOut(still)) return still;
    return extract(still, (expression) =>
      this.#variable(selectors.join(", "), withoutPercent(expression), kind),
    );
  }

  /**
   * Replaces the gap of a flex box with margins between its children; a grid has an older name for its gap.
   */
  #gap(
    decl: Declaration,
    only: string | undefined,
    box: Box,
    selectors: readonly string[],
    mark: Mark,
  ): void {
    const rule = decl.parent as Rule;
    const value = this.#value(decl.value, selectors);
    if (!box.isFlex) {
      decl.replaceWith(decl.clone({ prop: only ? `grid-${only}-gap` : "grid-gap", value }));
      return;
    }
    const [row = value, column = row] = splitList(value.replace(/\s+/gu, " "), " ");
    const children = (inside: string) =>
      // Weaker than the layer itself, so that a child's own margin takes precedence.
      selectors.map((one) => mark(one, 1) + inside).join(", ");
    const between = (inside: string, pairs: readonly (readonly [string, string])[]) => {
      const made = rule.clone({ nodes: [], selector: children(inside) });
      made.append(pairs.map(([prop, length]) => decl.clone({ prop, value: length })));
      return made;
    };
    const half = (length: string) => `calc(${length} / 2)`;
    const made = box.wraps
      ? between(" > *", [
          ["margin-top", only === "column" ? "0" : half(row)],
          ["margin-bottom", only === "column" ? "0" : half(row)],
          ["margin-left", only === "row" ? "0" : half(column)],
          ["margin-right", only === "row" ? "0" : half(column)],
        ])
      : between(" > * + *", [box.isColumn ? ["margin-top", row] : ["margin-left", column]]);
    const padding = box.wraps ? paddingOf(rule) : undefined;
    if (padding) {
      // Where lines wrap, each child has half of the gap as a margin on every side; the padding of the box is
      // reduced by that.
      const less = (at: number, length: string) =>
        `calc(${this.#value(padding[at] ?? "0px", selectors)} - ${half(length)})`;
      const sidesLeft = [less(0, row), less(1, column), less(2, row), less(3, column)];
      const freed = SIDES.map((side, at) =>
        decl.clone({ prop: `padding-${side}`, value: sidesLeft[at] ?? "0" }),
      );
      rule.append(freed);
    } else if (box.wraps && only !== "row") {
      // Without padding, negative margins make the box wider by that.
      const wider = between("", [
        ["margin-left", `calc(${column} / -2)`],
        ["margin-right", `calc(${column} / -2)`],
      ]);
      rule.before(wider);
      rule.walkDecls(/^(?:max-)?width$/u, (width) => {
        if (!/^(?:auto$|none$|.*%$|(?:fit|min|max)-content)/u.test(width.value))
          width.value = `calc(${width.value} + ${column})`;
      });
    }
    decl.remove();
    // The new rule already has its final selector, including the attributes for container conditions.
    rule.before(made);
  }
}

/**
 * Rewrites rules for reduced motion so that they apply to a calm page (app/tv/reduceMotion.ts), since these engines
 * do not support the media query. Keyframes in it are dropped, because they would replace the ordinary ones
 * of the same name; such animations last only an instant anyway.
 */
function calmly(media: AtRule): void {
  if (!/^\(prefers-reduced-motion:\s*reduce\)$/u.test(media.params)) return;
  media.walkAtRules("keyframes", (frames) => void frames.remove());
  media.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(":root") ? selector.replace(":root", CALM) : `${CALM} ${selector}`,
    );
  });
  media.replaceWith(media.nodes ?? []);
}

/** The padding that a rule sets on all four sides; undefined when there is none left and right. */
function paddingOf(rule: Rule): readonly string[] | undefined {
  const found = rule.nodes.find((node) => node.type === "decl" && node.prop === "padding");
  if (found?.type !== "decl") return undefined;
  const all = sides(found.value).map((side) => (side === "0" ? "0px" : side));
  return all[1] === "0px" && all[3] === "0px" ? undefined : all;
}

/** Rewrites `red 0 14%` as `red 0, red 14%`: these engines do not support two positions per colour. */
function singleStops(value: string): string {
  return value.replace(
    /(?<=[(,]\s*)((?:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)|#\w+|[a-z]+))\s+([\d.]+%?)\s+([\d.]+%)/gu,
    "$1 $2, $1 $3",
  );
}

/** Offsets of the shadows that form an outline, in half widths of the stroke. */
const AROUND = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

/** Converts `0.2em black` into shadows around each letter: half of a stroke lies outside. */
function outline(stroke: string): string {
  const [width = "0", colour = "currentcolor"] = splitList(stroke, " ");
  return AROUND.map(
    ([x, y]) => `calc(${width} * ${x / 2}) calc(${width} * ${y / 2}) ${colour}`,
  ).join(", ");
}

/** Removes percentages from the arguments of a function, so that the other arguments decide. */
function withoutPercent(expression: string): string {
  if (expression.startsWith("color-mix(")) return expression.replace(/\s+/gu, " ");
  const open = expression.indexOf("(");
  if (open < 0) return expression;
  const parts = splitList(expression.slice(open + 1, -1)).filter((part) => !part.includes("%"));
  return `${expression.slice(0, open)}(${parts.join(",").replace(/\s+/gu, " ")})`;
}

interface Box {
  isFlex: boolean;
  isColumn: boolean;
  wraps: boolean;
  /** The sides whose length the rule itself sets. */
  sized: readonly string[];
}

/**
 * The last class of the element that a selector styles, which its other rules share; without a class, the
 * complete selector.
 */
function keyOf(selector: string): string {
  const subject = subjects(selector);
  const last = subject.split(/[\s>+~]+/u).at(-1) ?? subject;
  return /\.[\w-]+(?![\s\S]*\.[\w-]+)/u.exec(last)?.[0] ?? subject;
}

function note(box: Box, { prop, value }: Declaration): void {
  if (prop === "display") box.isFlex = value.includes("flex");
  if (prop === "flex-direction") box.isColumn = value.startsWith("column");
  if (prop === "flex-wrap") box.wraps = value.startsWith("wrap");
  if (prop === "flex-flow") {
    box.isColumn = value.includes("column");
    box.wraps = value.includes("wrap") && !value.includes("nowrap");
  }
}

/** How each class lays out its children, collected over a complete style sheet. */
function displays(root: Root): Map<string, Box> {
  const found = new Map<string, Box>();
  root.walkRules((rule) => {
    if (isIn(rule, "keyframes") || isIn(rule, "container") || isIn(rule, "media")) return;
    for (const selector of rule.selectors) {
      const key = keyOf(selector);
      const box = found.get(key) ?? { isFlex: false, isColumn: false, wraps: false, sized: [] };
      rule.each((node) => void (node.type === "decl" && note(box, node)));
      found.set(key, box);
    }
  });
  return found;
}

function boxOf(rule: Rule, boxes: ReadonlyMap<string, Box>): Box {
  const known = boxes.get(keyOf(rule.selectors[0] ?? ""));
  const box: Box = { isFlex: false, isColumn: false, wraps: false, ...known, sized: [] };
  const sized: string[] = [];
  rule.each((node) => {
    if (node.type !== "decl") return;
    note(box, node);
    if (/^(?:width|height)$/u.test(node.prop) && node.value !== "auto") sized.push(node.prop);
  });
  return { ...box, sized };
}

function* parents(node: ChildNode): Generator<AtRule> {
  for (let at: Container | undefined = node.parent; at; at = at.parent as Container | undefined) {
    if (at.type === "atrule") yield at as AtRule;
  }
}

function isIn(node: ChildNode, name: string): boolean {
  return [...parents(node)].some((rule) => rule.name === name);
}

function layerOf(rule: Rule): number {
  const layer = [...parents(rule)].find(({ name }) => name === "layer");
  return layer ? Math.max(0, LAYERS.indexOf(layer.params)) : 0;
}

function conditionsOf(rule: Rule): string[] {
  return [...parents(rule)].flatMap(({ name, params }) =>
    name === "container" ? [params.slice(params.indexOf("("))] : [],
  );
}

/** A television's page is at least this wide and this high, CSS px. */
const SMALLEST = 720;

/** Whether a media query is only for small or upright screens, so that televisions need not load it. */
function isForPhones(query: string): boolean {
  return splitList(query).every((part) => {
    const most = Number(/\(max-(?:width|height):\s*([\d.]+)px\)/u.exec(part)?.[1] ?? SMALLEST);
    return most < SMALLEST || /\(max-aspect-ratio:\s*1\s*(?:\/\s*1\s*)?\)/u.test(part);
  });
}

/** In modules that style an element on both, the classes around it on a phone; no television shows them. */
const ON_PHONES = /^\._(?:phone|grandPhone|phoneControls)_\w+/u;

/** Removes selectors for elements on a phone. */
function withoutPhones(rule: Rule): void {
  const kept = rule.selectors.filter((selector) => !ON_PHONES.test(selector));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Replaces at-rules of this name with their content. */
function flatten(root: Root, name: string): void {
  root.walkAtRules(name, (rule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
}
