import type { KeyValue } from "../../../src-rooms/platforms/partykit/keyValue/pages.ts";

/** Limits of PartyKit's storage: bytes per value, bytes per key, and keys per call. */
const VALUE_BYTES = 128 * 1024;
const KEY_BYTES = 2_048;
const KEYS = 128;

/** Size as v8 serialises it: one byte per character, or two if any character needs two. */
function bytesOf(value: unknown): number {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u00ff]*$/u.test(text) ? text.length : 2 * text.length;
}

function check(keys: readonly string[]): void {
  if (keys.length > KEYS) throw new Error(`${keys.length} keys at once`);
  for (const key of keys) if (key.length > KEY_BYTES) throw new Error("a key is too long");
}

/** An object's storage with the limits of PartyKit's, which are stricter than those of Durable Objects. */
export function frugal(storage: DurableObjectStorage): KeyValue {
  return {
    get: (keys) => {
      check(keys);
      return storage.get(keys);
    },
    list: (options) => storage.list(options),
    put: (entries) => {
      check(Object.keys(entries));
      for (const value of Object.values(entries)) {
        if (bytesOf(value) > VALUE_BYTES) throw new Error("a value is too long");
      }
      return storage.put(entries);
    },
    delete: (keys) => {
      check(keys);
      return storage.delete(keys);
    },
  };
}
