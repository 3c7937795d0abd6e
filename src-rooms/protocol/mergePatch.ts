/** Anything JSON can carry except null, which a merge patch uses to say 'gone'. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => same(item, b[at]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  const others = Object.keys(b).filter((key) => b[key] !== undefined);
  return keys.length === others.length && keys.every((key) => same(a[key], b[key]));
}

/**
 * The merge patch (RFC 7396) that turns `before` into `after`; undefined when they are equal.
 * Objects are compared key by key; arrays and plain values are replaced whole.
 */
export function diff(before: unknown, after: unknown): unknown {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return same(before, after) ? undefined : after;
  let patch: Record<string, unknown> | undefined;
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && after[key] === undefined) (patch ??= {})[key] = null;
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    const part = old === undefined ? value : diff(old, value);
    if (part !== undefined) (patch ??= {})[key] = part;
  }
  return patch;
}

/** `before` with a merge patch applied (RFC 7396). `before` itself is left as it is. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    // A key such as `__proto__` must become data, never the object's prototype.
    if (value === null) delete result[key];
    else {
      Object.defineProperty(result, key, {
        value: applyPatch(result[key], value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return result;
}
