import type { Bindings } from "./bindings.ts";

const read = new WeakMap<Bindings, Bindings>();

/**
 * Returns the text of a variable, without the spaces and line breaks that are copied along; anything that is not a
 * variable as it is.
 */
function asText(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // AUTH_SECRETS written as a list instead of as its JSON. No binding is one.
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

/**
 * Returns the environment with its variables as the texts that `Bindings` promises. wrangler.toml may have numbers,
 * truths and lists among them, such as a cast receiver's id of digits alone, and the platform passes them on as such.
 */
export function withTexts(env: Bindings): Bindings {
  const known = read.get(env);
  if (known) return known;
  const entries = Object.entries(env).map(([name, value]) => [name, asText(value)]);
  // SAFETY: the same names, and only values that are no bindings are changed, to texts.
  const texts = Object.fromEntries(entries) as Bindings;
  read.set(env, texts);
  read.set(texts, texts);
  return texts;
}
