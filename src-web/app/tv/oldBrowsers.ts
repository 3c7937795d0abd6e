/*
 * Polyfills for what the screens use and Chromium 63 lacks. A test compares every built-in name in the bundle
 * with this file. Each is defined only where the browser has none, and does no more than the screens need.
 */

import type { Language } from "../../../src-shared/catalog/languages.ts";

/** Defines a property that an object lacks; never replaces one it has. */
function lend(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

function flat(this: readonly unknown[], depth = 1): unknown[] {
  return this.reduce<unknown[]>((all, item) => {
    if (Array.isArray(item) && depth > 0) all.push(...flat.call(item, depth - 1));
    else all.push(item);
    return all;
  }, []);
}

function flatMap(
  this: readonly unknown[],
  each: (item: unknown, index: number, all: readonly unknown[]) => unknown,
): unknown[] {
  return flat.call(this.map((item, index) => each(item, index, this)));
}

function findLast(
  this: readonly unknown[],
  is: (item: unknown, index: number, all: readonly unknown[]) => unknown,
): unknown {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    if (is(this[index], index, this)) return this[index];
  }
  return undefined;
}

lend(window, "globalThis", window);
lend(Array.prototype, "at", at);
lend(String.prototype, "at", function character(this: string, index: number) {
  return this.charAt(index < 0 ? this.length + index : index) || undefined;
});
lend(Array.prototype, "flat", flat);
lend(Array.prototype, "flatMap", flatMap);
lend(Array.prototype, "findLast", findLast);
lend(
  Array.prototype,
  "toSorted",
  function toSorted(this: readonly unknown[], order?: (a: unknown, b: unknown) => number) {
    return Array.from(this).sort(order);
  },
);
lend(Array.prototype, "toReversed", function toReversed(this: readonly unknown[]) {
  return Array.from(this).reverse();
});
lend(Object, "fromEntries", (entries: Iterable<readonly [string, unknown]>) => {
  const made: Record<string, unknown> = {};
  for (const [key, value] of Array.from(entries)) made[key] = value;
  return made;
});
lend(Object, "hasOwn", (object: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, key),
);
lend(
  String.prototype,
  "replaceAll",
  function replaceAll(this: string, what: string | RegExp, by: string) {
    return what instanceof RegExp ? this.replace(what, by) : this.split(what).join(by);
  },
);
lend(String.prototype, "matchAll", function matchAll(this: string, what: RegExp) {
  const found: RegExpExecArray[] = [];
  const again = new RegExp(what.source, what.flags);
  for (let one = again.exec(this); one; one = again.exec(this)) {
    found.push(one);
    if (one[0] === "") again.lastIndex += 1;
  }
  return found[Symbol.iterator]();
});
lend(Promise, "allSettled", (all: Iterable<unknown>) =>
  Promise.all(
    Array.from(all, (one) =>
      Promise.resolve(one).then(
        (value) => ({ status: "fulfilled", value }),
        (reason: unknown) => ({ status: "rejected", reason }),
      ),
    ),
  ),
);
lend(window, "queueMicrotask", (work: () => void) => void Promise.resolve().then(work));
lend(Element.prototype, "getAnimations", () => []);
lend(
  Element.prototype,
  "replaceChildren",
  function replaceChildren(this: Element, ...nodes: readonly Node[]) {
    while (this.firstChild) this.removeChild(this.firstChild);
    for (const node of nodes) this.appendChild(node);
  },
);

interface Watched {
  readonly element: Element;
  width: number;
  height: number;
}

type TellSizes = (entries: readonly { target: Element; contentRect: DOMRect }[]) => void;

/** A `ResizeObserver` that polls sizes, which is often enough for this app. */
class SizeWatcher {
  readonly #tell: TellSizes;
  #watched: Watched[] = [];
  #timer: number | undefined;

  constructor(tell: TellSizes) {
    this.#tell = tell;
  }

  observe(element: Element): void {
    this.#watched.push({ element, width: -1, height: -1 });
    this.#timer ??= window.setInterval(() => this.#look(), 250);
    requestAnimationFrame(() => this.#look());
  }

  unobserve(element: Element): void {
    this.#watched = this.#watched.filter((one) => one.element !== element);
  }

  disconnect(): void {
    this.#watched = [];
    window.clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const changed = this.#watched.filter((one) => {
      const { width, height } = one.element.getBoundingClientRect();
      if (width === one.width && height === one.height) return false;
      one.width = width;
      one.height = height;
      return true;
    });
    if (changed.length === 0) return;
    this.#tell(
      changed.map(({ element }) => ({
        target: element,
        contentRect: element.getBoundingClientRect(),
      })),
    );
  }
}
lend(window, "ResizeObserver", SizeWatcher);

type Heard = ((event: Event) => void) | { handleEvent(event: Event): void };

/** A minimal `EventTarget`, for browsers in which pages cannot create one. */
class PlainTarget {
  readonly #listeners = new Map<string, Set<Heard>>();

  addEventListener(type: string, listener: Heard): void {
    const all = this.#listeners.get(type) ?? new Set<Heard>();
    this.#listeners.set(type, all.add(listener));
  }

  removeEventListener(type: string, listener: Heard): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Event): boolean {
    for (const listener of Array.from(this.#listeners.get(event.type) ?? [])) {
      if (typeof listener === "function") listener.call(this, event);
      else listener.handleEvent(event);
    }
    return !event.defaultPrevented;
  }
}
/** Whether this browser refuses `new EventTarget()`. */
function isTargetClosed(): boolean {
  try {
    return !new EventTarget();
  } catch {
    return true;
  }
}
if (isTargetClosed()) {
  Object.defineProperty(window, "EventTarget", { value: PlainTarget, writable: true });
}

/**
 * A minimal `AbortController`, enough for code that listens for the abort; requests that have begun are not
 * stopped.
 */
class PlainAbort {
  readonly signal = Object.assign(new EventTarget(), { aborted: false });

  abort(): void {
    this.signal.aborted = true;
    this.signal.dispatchEvent(new Event("abort"));
  }
}
lend(window, "AbortController", PlainAbort);

/** The word before the last item of a list, by language as Intl names it. */
const AND: Readonly<Record<string, string>> = {
  en: "and",
  da: "og",
  nl: "en",
  de: "und",
  es: "y",
  fr: "et",
  pl: "i",
  sk: "a",
  ro: "și",
} satisfies Record<Exclude<Language, "dk"> | "da", string>;

/** A minimal `Intl.ListFormat`: commas, and "and" before the last item, in the languages of the site. */
class PlainList {
  readonly #and: string;

  constructor(tag: string) {
    this.#and = ` ${AND[tag.slice(0, 2)] ?? ","} `;
  }

  format(items: Iterable<string>): string {
    const all = Array.from(items);
    const last = all.pop() ?? "";
    return all.length > 0 ? all.join(", ") + this.#and + last : last;
  }
}
lend(Intl, "ListFormat", PlainList);

/**
 * Makes a dialog return the focus to the element it was opened from, where a remote control has to continue.
 */
// Both are only called with a dialog as `this`.
// oxlint-disable-next-line typescript/unbound-method
const { showModal: openIt, close: closeIt } = HTMLDialogElement.prototype;
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openedFrom.set(this, document.activeElement);
  openIt.call(this);
};
HTMLDialogElement.prototype.close = function close() {
  closeIt.call(this);
  const from = openedFrom.get(this);
  if (from instanceof HTMLElement) from.focus();
};

/** Splits a text into characters; correct except for combined ones. */
class PlainSegmenter {
  segment(text: string): readonly { readonly segment: string }[] {
    return Array.from(text, (segment) => ({ segment }));
  }
}
lend(Intl, "Segmenter", PlainSegmenter);
