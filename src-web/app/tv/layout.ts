import { evaluate, meets, type EvaluationContext } from "./evaluate.ts";

/**
 * Something that the light app's style sheets leave to the page to compute; the build writes it into tv.html.
 */
type Chore = {
  /** Selector. */
  readonly s: string;
  /** Variable to set. */
  readonly v?: string;
  /** Its expression. */
  readonly f?: string;
  /** Attribute to set while the condition is met. */
  readonly a?: string;
  readonly q?: string;
  /** Aspect ratio (width / height), and the side that is known. */
  readonly r?: number;
  readonly of?: "width" | "height";
};

declare global {
  interface Window {
    readonly hubbubChores?: {
      readonly containers: readonly string[];
      readonly chores: readonly Chore[];
    };
  }
}

/** The width that the light app is laid out for, px. */
const WIDTH = 1920;
/**
 * Sizes may also change without DOM changes, as when pictures load or texts grow; they are checked this
 * often, ms.
 */
const LOOK_AGAIN_MS = 500;
/** Most passes until variables that depend on others have settled. */
const ROUNDS = 4;

const { containers, chores } = window.hubbubChores ?? { containers: [], chores: [] };
const CONTAINER = containers.join(",");

/** The chores by class or tag, so that a new element is not matched against every selector. */
const byKey = new Map<string, Chore[]>();
for (const chore of chores) {
  for (const selector of chore.s.split(/,(?![^(]*\))/u)) {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+(?![^(]*\))/u)
        .pop() ?? "*";
    const plain = last.replace(/:not\([^)]*\)/gu, "");
    const key = /\.[\w-]+/u.exec(plain)?.[0] ?? /^[a-z][\w-]*/u.exec(plain)?.[0] ?? "*";
    const list = byKey.get(key) ?? [];
    if (!list.includes(chore)) list.push(chore);
    byKey.set(key, list);
  }
}

interface Sizes {
  readonly width: number;
  readonly height: number;
}

/**
 * Custom properties that are set inline may use such functions as well. React does not write an unchanged
 * value again, so their text is kept as a chore.
 */
const INLINE = /(?:^|[^-\w])(?:min|max|clamp)\(|\dcq[wh]/u;

function inlineChores(element: HTMLElement): Chore[] {
  if (!INLINE.test(element.getAttribute("style") ?? "")) return [];
  return Array.from(element.style).flatMap((name) => {
    const f = element.style.getPropertyValue(name).trim();
    return name.startsWith("--") && INLINE.test(f) ? [{ s: "", v: name, f }] : [];
  });
}

function choresOf(element: HTMLElement): Chore[] {
  const keys = [
    "*",
    element.tagName.toLowerCase(),
    ...Array.from(element.classList, (one) => `.${one}`),
  ];
  const found = new Set<Chore>();
  for (const key of keys) {
    for (const chore of byKey.get(key) ?? []) if (element.matches(chore.s)) found.add(chore);
  }
  return [...found, ...inlineChores(element)];
}

const kept = new Map<HTMLElement, Chore[]>();
const boxes = new Set<HTMLElement>();

function take(element: HTMLElement): void {
  const own = choresOf(element);
  if (own.length > 0) kept.set(element, own);
  else kept.delete(element);
  if (CONTAINER !== "" && element.matches(CONTAINER)) boxes.add(element);
}

function takeAll(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  take(node);
  for (const inside of Array.from(node.querySelectorAll<HTMLElement>("*"))) {
    if (inside instanceof HTMLElement) take(inside);
  }
}

function forgetGone(): void {
  kept.forEach((_chores, element) => {
    if (!document.contains(element)) kept.delete(element);
  });
  boxes.forEach((element) => {
    if (!document.contains(element)) boxes.delete(element);
  });
}

function sizesOf(element: HTMLElement): Sizes {
  const style = getComputedStyle(element);
  const number = (text: string) => Number.parseFloat(text) || 0;
  return {
    width: element.clientWidth - number(style.paddingLeft) - number(style.paddingRight),
    height: element.clientHeight - number(style.paddingTop) - number(style.paddingBottom),
  };
}

/** Returns the size of the nearest container around an element, or of the whole screen if there is none. */
function around(element: HTMLElement, known: Map<HTMLElement, Sizes>): Sizes {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (!boxes.has(at)) continue;
    const sizes = known.get(at) ?? sizesOf(at);
    known.set(at, sizes);
    return sizes;
  }
  return { width: WIDTH, height: (WIDTH * innerHeight) / innerWidth };
}

const fontSizeOf = (element: Element | null) =>
  (element && Number.parseFloat(getComputedStyle(element).fontSize)) || 16;

function surroundingsOf(element: HTMLElement, { width, height }: Sizes): EvaluationContext {
  const style = getComputedStyle(element);
  return {
    containerWidth: width,
    containerHeight: height,
    fontSize: fontSizeOf(element),
    rootFontSize: 16,
    variable: (name) => style.getPropertyValue(name),
  };
}

/** Evaluates an element's chores, and returns the changes to make later. */
function changesOf(element: HTMLElement, own: readonly Chore[], sizes: Sizes): (() => void)[] {
  const surroundings = surroundingsOf(element, sizes);
  const set = (name: string, value: string) =>
    element.style.getPropertyValue(name) === value
      ? []
      : [() => element.style.setProperty(name, value)];
  return own.flatMap(({ v, f, a, q, r, of }) => {
    if (v !== undefined && f !== undefined) {
      const value = evaluate(
        f,
        // In a font size an em is that of the parent element (tools/tv/oldCss.ts).
        v.startsWith("--tf")
          ? { ...surroundings, fontSize: fontSizeOf(element.parentElement) }
          : surroundings,
      );
      return value === undefined ? [] : set(v, value);
    }
    if (v !== undefined && r !== undefined) {
      const length = of === "height" ? element.offsetHeight * r : element.offsetWidth / r;
      return set(v, `${Math.round(length * 100) / 100}px`);
    }
    if (a === undefined || q === undefined) return [];
    const isMet = meets(q, sizes.width, sizes.height);
    if (element.hasAttribute(a) === isMet) return [];
    return [() => (isMet ? element.setAttribute(a, "") : element.removeAttribute(a))];
  });
}

/** Evaluates all chores. Each pass reads first and then writes, so that it causes only one layout. */
function workOut(): void {
  forgetGone();
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = new Map<HTMLElement, Sizes>();
    const changes: (() => void)[] = [];
    kept.forEach((own, element) =>
      changes.push(...changesOf(element, own, around(element, known))),
    );
    boxes.forEach((box) => {
      const { width, height } = known.get(box) ?? sizesOf(box);
      const [w, h] = [`${width / 100}px`, `${height / 100}px`];
      if (box.style.getPropertyValue("--tv-cqw") !== w)
        changes.push(() => box.style.setProperty("--tv-cqw", w));
      if (box.style.getPropertyValue("--tv-cqh") !== h)
        changes.push(() => box.style.setProperty("--tv-cqh", h));
    });
    if (changes.length === 0) return;
    for (const change of changes) change();
  }
}

/**
 * Scales the page: televisions give it different widths in px, and it is always laid out for the same one.
 */
function fit(): void {
  const scale = innerWidth / WIDTH;
  // Old engines support `zoom` well, and unlike a transform it applies to the dialogs' layer too.
  document.documentElement.style.setProperty("zoom", scale === 1 ? "" : String(scale));
}

/**
 * Does in the page what newer browsers do from style sheets: container lengths, `min()`, `clamp()`, mixed
 * colours and aspect ratios.
 */
export function followLayout(): void {
  fit();
  takeAll(document.documentElement);
  workOut();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes" && target instanceof HTMLElement) take(target);
      for (const node of Array.from(addedNodes)) takeAll(node);
    }
    workOut();
    // Ignores the changes that were just made here.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "data-theme", "data-stage"],
  });
  addEventListener("resize", () => {
    fit();
    workOut();
  });
  setInterval(workOut, LOOK_AGAIN_MS);
}
