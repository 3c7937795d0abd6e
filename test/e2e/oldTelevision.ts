/** A Samsung set of 2019: Tizen 5.0 with Chromium 63. */
export const OLD_TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36";

/** Takes out of a browser what engines learned after Chromium 63, as far as scripts can ask for it. */
export function forgetNewerThings(): void {
  const lose = (owner: object, names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  lose(Array.prototype, ["at", "flat", "flatMap", "findLast", "findLastIndex", "toSorted"]);
  lose(Array.prototype, ["toReversed", "toSpliced", "with"]);
  lose(String.prototype, ["at", "matchAll", "replaceAll", "trimStart", "trimEnd"]);
  lose(Object, ["fromEntries", "hasOwn", "groupBy"]);
  lose(Promise, ["allSettled", "any", "try", "withResolvers"]);
  lose(Intl, ["ListFormat", "RelativeTimeFormat", "DisplayNames", "Segmenter"]);
  lose(Element.prototype, ["getAnimations", "replaceChildren", "toggleAttribute"]);
  lose(Navigator.prototype, ["wakeLock", "vibrate"]);
  lose(Crypto.prototype, ["randomUUID"]);
  lose(globalThis, ["ResizeObserver", "queueMicrotask", "structuredClone", "AbortController"]);
  lose(globalThis, ["AbortSignal", "reportError", "WeakRef", "FinalizationRegistry"]);
  lose(globalThis, ["OffscreenCanvas", "IntersectionObserver"]);
  // Only its own may be targets of events.
  const Modern = globalThis.EventTarget;
  function EventTarget() {
    throw new TypeError("Illegal constructor");
  }
  EventTarget.prototype = Modern.prototype;
  Object.defineProperty(globalThis, "EventTarget", { value: EventTarget, writable: true });
}
