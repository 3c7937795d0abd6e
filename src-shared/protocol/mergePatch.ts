/** Any JSON value except null, which a merge patch uses to remove a key. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own property of the object; undefined for inherited ones such as `toString` and `__proto__`. */
function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Sets a key, even one such as `__proto__`, which must become data and never the prototype. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  else {
    const data = { value, enumerable: true, configurable: true, writable: true };
    Object.defineProperty(object, key, data);
  }
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => same(item, b[at]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  const others = Object.keys(b).filter((key) => b[key] !== undefined);
  return keys.length === others.length && keys.every((key) => same(a[key], own(b, key)));
}

/** Whether two lists have the same keys in the same order, as two values of one view nearly always do. */
export function isSameKeys(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, at) => key === others[at]);
}

/**
 * Returns the merge patch (RFC 7396) that turns `before` into `after`; undefined when they are equal. Objects
 * are compared key by key; arrays and primitive values are replaced as a whole.
 */
export function diff(before: unknown, after: unknown): unknown {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return same(before, after) ? undefined : after;
  let patch: Record<string, unknown> | undefined;
  const was = Object.keys(before);
  const is = Object.keys(after);
  const isAlike = isSameKeys(was, is);
  for (const key of was) {
    const value = isAlike ? after[key] : own(after, key);
    if (value === undefined && before[key] !== undefined) put((patch ??= {}), key, null);
  }
  for (const key of is) {
    const value = after[key];
    const old = isAlike ? before[key] : own(before, key);
    if (value === undefined || value === old) continue;
    const part = old === undefined ? value : diff(old, value);
    if (part !== undefined) put((patch ??= {}), key, part);
  }
  return patch;
}

/** Returns `before` with a merge patch applied (RFC 7396). Does not change `before` itself. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else put(result, key, applyPatch(own(result, key), value));
  }
  return result;
}
